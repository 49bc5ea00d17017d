"""No bot's pick hangs on what its seat cannot know."""

import pytest

from hantise.bots import Bot, Seat, blind, bot
from hantise.bots.blindness import decisions
from hantise.core.game import Game

NAMES = ["random", "greedy", "ismcts:25it", "ismcts:mo:25it"]


@pytest.mark.parametrize("name", NAMES)
def test_blind_in_shy_monsters(name: str, shy: Game) -> None:
    tried = 0
    for seed in range(4):
        for g in decisions(shy, seed, every=5):
            assert blind(lambda: bot(name, 11), shy, g, seed=seed) is None
            tried += 1
    assert tried >= 20


@pytest.mark.parametrize("name", NAMES)
def test_blind_in_kuhn_poker(name: str, kuhn: Game) -> None:
    for seed in range(6):
        for g in decisions(kuhn, seed):
            assert blind(lambda: bot(name, 11), kuhn, g, redeals=4, seed=seed) is None


class Peeping(Bot):
    """Looks at the real state through the closure: what the check must find."""

    def choose(self, seat: Seat) -> list[int]:
        state = next(c.cell_contents for c in seat._imagine.__closure__ or () if hasattr(c.cell_contents, "cards"))
        return [int(state.cards[1 - seat.seat] < state.cards[seat.seat])]


def test_the_check_finds_a_bot_that_peeps(kuhn: Game) -> None:
    found = [blind(lambda: Peeping("peeping", 1), kuhn, kuhn.new(script=[1, k]), redeals=6) for k in (0, 2)]
    assert found == ["bet, but pass where only hidden things differ", "pass, but bet where only hidden things differ"]
