"""Menus: each kind of deed in one place, with a range of picks of its own; and the catalogue that is made of the ranges."""

from __future__ import annotations

from typing import Any

import pytest
from toy import CARDS, GAME, PARRY, RENEW, Discard, Parry, Toy, Turn

from hantise.core.actions import Actions
from hantise.core.frame import ALL, PASS, Ask, Reason
from hantise.core.game import Illegal
from hantise.core.menu import Deed, Menu, Passing, menu


def test_each_kind_has_the_range_after_the_one_before() -> None:
    assert [(type(d).__name__, d.first, d.span) for d in Turn.deeds] == [
        ("Attacking", 0, 4),
        ("Robbing", 4, 4),
        ("Challenging", 8, 4),
        ("Renewing", 12, 1),
    ]
    assert [d.first for d in Parry.deeds] == [PASS, 1]


def test_a_menu_offers_the_deeds_in_their_order() -> None:
    g = GAME.new(seed=1)
    assert [GAME.write(g, p) for p in g.options] == [
        *["attack b", "attack c", "rob b", "rob c", "challenge b", "challenge c"],
        "renew",
    ]


def test_a_refusal_comes_from_the_deed_that_was_tried() -> None:
    g = GAME.new(seed=1)
    with pytest.raises(Illegal) as refused:
        GAME.read(g, "rob a")
    assert refused.value.reason is not None
    assert (refused.value.reason.rule, refused.value.reason.said) == ("TOY-2", ("yourself",))


def test_a_pick_beyond_all_ranges_is_told_so() -> None:
    with pytest.raises(ValueError, match="Turn has no deed 13"):
        Turn(0).kind(RENEW + 1)


def test_a_deed_stands_in_one_menu() -> None:
    deeds = menu(Passing(), Passing())
    with pytest.raises(ValueError, match="Passing stands in another menu"):
        menu(deeds[1])


def test_a_deed_that_says_nothing_is_told_so() -> None:
    for method, arguments in (("options", ()), ("resolve", (0,))):
        with pytest.raises(AssertionError, match=rf"Deed does not say .*write its {method}"):
            getattr(Deed(), method)(None, None, *arguments)


class Shouting(Deed[Toy, "Crowd"]):
    """A deed of a menu that says all it can: n is how loud."""

    span = 3
    form = "shout <n>"

    def options(self, g: Toy, ask: Crowd) -> list[int]:
        return [self.first + n for n in range(2)]

    def resolve(self, g: Toy, ask: Crowd, n: int) -> None:
        g.gold[ask.who] += n

    def heard_by(self, g: Toy, ask: Crowd, n: int) -> int:
        return ALL if n else 1 << ask.who

    def write(self, g: Toy, ask: Crowd, n: int) -> str:
        return f"shout {n}"

    def label(self, g: Toy, ask: Crowd, n: int) -> tuple[Any, ...]:
        return ("yourself",)

    def taps(self, g: Toy, ask: Crowd, n: int) -> list[str]:
        return [f"mouth{n}"]

    def tries(self, g: Toy, ask: Crowd) -> list[int]:
        return [self.first + n for n in range(3)]

    def against(self, g: Toy, ask: Crowd, n: int) -> Reason | None:
        return Reason("TOY-2", ("yourself",)) if n == 2 else None

    def refuse(self, g: Toy, ask: Crowd, text: str) -> Reason | None:
        return Reason("TOY-3", ("yourself",)) if text == "whisper" else None

    def sure(self, g: Toy, ask: Crowd, n: int) -> Reason | None:
        return Reason("TOY-4", ("yourself",)) if n else None


class Waiting(Deed[Toy, Ask[Toy]]):
    """To do nothing."""

    form = "wait"

    def options(self, g: Toy, ask: Ask[Toy]) -> list[int]:
        return [self.first]

    def resolve(self, g: Toy, ask: Ask[Toy], n: int) -> None:
        return


class Crowd(Menu[Toy]):
    """A menu of two kinds."""

    deeds = menu(Waiting(), Shouting())


@pytest.fixture
def crowd() -> tuple[Any, Crowd]:
    g = GAME.new(seed=1)
    ask = Crowd(0)
    ask.run(g)
    return g, ask


def test_a_menu_passes_everything_on_to_the_kind_of_the_pick(crowd: tuple[Any, Crowd]) -> None:
    g, ask = crowd
    assert g.options == [0, 1, 2] == ask.options(g)
    assert [ask.write(g, p) for p in ask.tries(g)] == ["wait", "shout 0", "shout 1", "shout 2"]
    assert [ask.heard_by(g, p) for p in g.options] == [ALL, 1, ALL]
    assert [ask.label(g, p) for p in g.options] == [("pick", "wait"), ("yourself",), ("yourself",)]
    assert [ask.taps(g, p) for p in g.options] == [[], ["mouth0"], ["mouth1"]]
    assert [reason.rule for p in g.options if (reason := ask.sure(g, p))] == ["TOY-4"]
    assert [p for p in ask.tries(g) if ask.against(g, p)] == [3]
    assert {text: reason.rule for text in ("shout 2", "mouth2", "whisper", "wait") if (reason := ask.refuse(g, text))} == {
        "shout 2": "TOY-2",
        "mouth2": "TOY-2",
        "whisper": "TOY-3",
    }
    g.play(2)
    assert g.gold[0] == 1


def test_the_catalogue_gives_each_kind_a_range() -> None:
    rows = [(k.asks, k.name, k.first, k.last, k.form) for k in GAME.actions.kinds]
    assert rows == [
        ("Turn", "Attacking", 0, 3, "attack <seat>"),
        ("Turn", "Robbing", 4, 7, "rob <seat>"),
        ("Turn", "Challenging", 8, 11, "challenge <seat>"),
        ("Turn", "Renewing", 12, 12, "renew"),
        ("Parry", "Passing", 13, 13, "pass"),
        ("Parry", "Parrying", 14, 14, "parry"),
        ("Discard", "Discard", 15, 18, "<card>, or done"),
        ("Duel", "Duel", 19, 21, "<card>"),
    ]
    assert len(GAME.actions) == 22
    assert GAME.actions.kinds[0].meaning.startswith("TOY-3, TOY-4.")


@pytest.mark.parametrize("seed", range(6))
def test_every_pick_of_a_game_has_an_action_and_comes_back_from_it(seed: int) -> None:
    g, seen = GAME.new(seed=seed), set()
    while g.asked is not None:
        actions = [GAME.actions.action(g.asked, p) for p in g.options]
        assert [GAME.actions.pick(g.asked, a) for a in actions] == g.options
        assert len(set(actions)) == len(actions)
        assert all(0 <= a < len(GAME.actions) for a in actions)
        seen |= set(actions)
        g.play(g.options[(seed * 7 + len(g.tape)) % len(g.options)])
    assert seen


def test_the_catalogue_refuses_what_it_does_not_have() -> None:
    g = GAME.new(seed=1)
    with pytest.raises(LookupError, match="Turn"):
        GAME.actions.action(g.asked, 13)
    with pytest.raises(LookupError, match="action 15 is none of Turn"):
        GAME.actions.pick(g.asked, 15)
    with pytest.raises(LookupError, match="Crowd is not among"):
        GAME.actions.action(Crowd(0), 0)
    with pytest.raises(ValueError, match="Turn stands in asks twice"):
        Actions((Turn, Turn))

    class Mute(Ask[Toy]):
        pass

    with pytest.raises(ValueError, match="Mute does not say how many picks there are"):
        Actions((Mute,))


def test_a_several_ends_with_an_action_of_its_own() -> None:
    catalogue = Actions((Discard,))
    several = Discard(0, 2, ())
    assert [catalogue.action(several, p) for p in (-1, PARRY, len(CARDS) - 1)] == [0, 1, len(CARDS)]
