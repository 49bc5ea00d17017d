"""The rules of Gregory Horror Show, a frame a sentence; one file a chapter. Numbers are those of rules.md.

From the ground up, each file imports those before it alone: frames (where chapters meet), cards (12: when, at what), choosing,
playing and windows (12), entering (15), life (14), house (8, 9, 13), fights (9, 10, 11), stepping (7, 8, 10, 15), guests (15),
moving (7), effects (2, 12), turn (6), setup (5).
"""
