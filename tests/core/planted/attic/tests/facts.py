"""ATT-1 ATT-2 ATT-3 ATT-4 ATT-5 ATT-6 ATT-7. What the reasons say, so that a check can hold them against the state."""

FACTS = {
    "yourself": lambda g: True,
    "empty": lambda g, who: not g.hands[who],
    "far": lambda g, who: who not in ((g.player + 1) % g.seats, g.player),
    "not-yours": lambda g, card: card not in g.hands[g.player],
    "lies-open": lambda g, card: card in g.laid,
}
