"""Random games reach every card and every event: nothing of the game lies where no game comes."""

from __future__ import annotations

from collections import Counter

from hantise.games.horror_attack.components import CARDS

from .reach import events_there_are, play, played


def test_every_card_is_played_a_hundred_times_and_every_event_is_told() -> None:
    """HA-EFF: in 200 random games of all settings; the least was 122 when this was written."""
    cards: Counter[str] = Counter()
    told: Counter[str] = Counter()
    for seed in range(200):
        g, events = play(seed)
        cards += played(g)
        told += events
    assert min(cards[card] for card in CARDS) >= 100
    assert events_there_are() - set(told) == set()
    assert len(events_there_are()) > 35
