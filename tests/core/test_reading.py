"""Typed picks: what a text means, cut short, in another order, or all of something else. `Game.read`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest
import toy

from hantise.core.frame import Ask, Reason
from hantise.core.game import Ambiguous, Game, Illegal, Unreadable

CELLS = [f"{c}{n}" for c in "gh" for n in range(1, 14)]
CARDS = ["imp", "imps", "imp-king", "toad"]


@dataclass(eq=False)
class Typed(Ask):
    """R-1. One of some texts; others might be tried. Of two cards the order is all the same."""

    can: tuple[str, ...]
    might: tuple[str, ...]

    def options(self, g: Any) -> list[int]:
        return list(range(len(self.can)))

    def tries(self, g: Any) -> list[int]:
        return list(range(len(self.can) + len(self.might)))

    def against(self, g: Any, pick: int) -> Reason | None:
        return Reason("R-1", ("steal", 0, 0)) if pick >= len(self.can) else None

    def write(self, g: Any, pick: int) -> str:
        return (*self.can, *self.might)[pick]

    def ordered(self, g: Any, text: str) -> str:
        verb, *cards = text.split() or [""]
        return " ".join([verb, *sorted(cards)]) if verb == "discard" else text


class Tapped(Typed):
    """R-1. One taps the beast alone."""

    def taps(self, g: Any, pick: int) -> list[str]:
        return [self.write(g, pick).split()[1].partition("@")[0]]


def meaning(text: str, *can: str, might: tuple[str, ...] = ()) -> str:
    """What the text is read as among these options."""
    game: Game = replace(toy.GAME, words={**toy.GAME.words, "cell": CELLS, "beast": CARDS})
    g = toy.GAME.new(seed=1)
    g.asked = Typed(0, can, might)
    g.options = g.asked.options(g)
    return str(g.asked.write(g, game.read(g, text)))


@pytest.mark.parametrize("text", ["peek g10", "PEEK  g10 ", "peek", "p", "pee"])
def test_a_text_may_be_cut_short(text: str) -> None:
    assert meaning(text, "peek g10", "stay") == "peek g10"


@pytest.mark.parametrize(
    ("text", "can"),
    [
        ("peek g1", "peek g10"),  # another cell
        ("jump g1", "jump g10>g11"),
        ("jump g10>g1", "jump g10>g11"),
        ("imp@g1", "imp@g12"),
        ("house 1", "house 12"),  # another number, of which the game has no names
        ("play imp", "play imps"),  # another card
        ("play imp", "play imp-king"),
    ],
)
def test_what_says_all_of_another_thing_is_no_shorter_name(text: str, can: str) -> None:
    """A complete name of another cell, card or number is not a shortened one."""
    with pytest.raises(Unreadable):
        meaning(text, can, "stay")


def test_a_name_may_be_cut_where_it_is_no_other_of_its_kind() -> None:
    assert meaning("jump g10", "jump g10>g11", "jump h1>h2") == "jump g10>g11"
    assert meaning("play im", "play imps", "play toad") == "play imps"
    assert meaning("play toad", "play toad on g1") == "play toad on g1"
    with pytest.raises(Ambiguous, match="may mean play imps, play imp-king"):
        meaning("play im", "play imps", "play imp-king")


def test_all_of_what_might_be_tried_is_never_read_as_an_option() -> None:
    """It says all of another pick, which is refused for its own reason, however an option goes on."""
    with pytest.raises(Illegal, match="R-1"):
        meaning("rob", "rob bank", might=("rob",))
    with pytest.raises(Illegal, match="R-1"):
        meaning("discard toad imp", "discard imp toad toad", might=("discard imp toad",))


def test_taps_are_read_as_the_option_that_they_compose() -> None:
    """As the page does, and they are refused for nothing: "bat" is not "bat to another" that is not legal."""
    g = toy.GAME.new(seed=1)
    g.asked = Tapped(0, ("play bat", "play imp"), ("play bat@b",))
    g.options = g.asked.options(g)
    assert [toy.GAME.read(g, text) for text in ("bat", "IMP ", "play bat")] == [0, 1, 0]
    assert toy.GAME.refuse(g, "bat") is None
    with pytest.raises(Illegal):
        toy.GAME.read(g, "play bat@b")


def test_words_whose_order_is_all_the_same() -> None:
    for text in ("discard toad imp", "DISCARD imp toad"):
        assert meaning(text, "discard imp toad", "discard imps toad") == "discard imp toad"
    assert meaning("discard imps t", "discard imps toad", "discard imp imps") == "discard imps toad"
    with pytest.raises(Unreadable):
        meaning("go toad imp", "go imp toad")  # here it is not
