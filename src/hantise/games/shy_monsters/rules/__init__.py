"""The rules of Shy Monsters, a frame a sentence. Numbers are those of rules.md.

floors: a floor from its first tile to its destruction, which is where the master's and the hero's phase meet. moving: the four
kinds of move. revealing: tiles turned face up, and what bites. ending: how the game is lost, and what is shown then.
"""
