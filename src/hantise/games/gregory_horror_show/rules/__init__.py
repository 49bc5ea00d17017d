"""The rules of Gregory Horror Show, a frame a sentence; one file a chapter. Numbers are those of rules.md.

setup: chapter 5. turn: 6. moving and spaces: 7, 8, 9. fights: 9, 10, 11. windows, cards: 12. house: 13, 14. guests: 15.
"""
