"""The rules of the Mac Gregor ghost, a frame a sentence; one file a chapter. Numbers are those of rules.md.

setup: chapter 5. round: 6, and the ghost's move of 13. arrival: 7. programming: 8. turn: 9. moving: 10. tokens: 11.
objects: 12. capture: 13. leaving: 14.
"""
