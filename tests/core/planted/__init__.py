"""Games with one fault each, all of them small changes of one honest game (honest.py), for the test of the checks themselves.

A file holds GAME, FINDS (the number of the check that must name the fault first) and SAYS (words of what it says); GAMES, where
it takes more than twelve to find it.
"""
