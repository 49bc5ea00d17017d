"""Picks as text and back, and as taps."""

from __future__ import annotations

import random

import pytest

from hantise.core.game import Ambiguous, Illegal, Unreadable
from hantise.games.shy_monsters.notation import Read, as_cell, read

from .table import CELLS, GAME, TILES, floor, moves, new, play

SQUARE = "corridors [1,0] [0,1] [1,1], exit [2,1], dragon [3,1], bat [-1,0]"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("corridor@e6", Read("place", TILES.index("corridor"), to=as_cell("e6"), named="e6")),
        ("corridor e6", Read("place", TILES.index("corridor"), to=as_cell("e6"), named="e6")),
        ("Vampire_Bat@E6", Read("place", TILES.index("vampire_bat"), to=as_cell("e6"), named="e6")),
        ("exit", Read("place", TILES.index("exit"))),
        ("peek e6", Read("peek", to=as_cell("e6"), named="e6")),
        ("  explore   e6 ", Read("explore", to=as_cell("e6"), named="e6")),
        ("e6", Read("cell", to=as_cell("e6"), named="e6")),
        ("z9", Read("cell", named="z9")),
        ("attack e6", Read("explore", to=as_cell("e6"), attack=True, named="e6")),
        ("jump e6>f6", Read("jump", over=as_cell("e6"), to=as_cell("f6"), named="f6")),
        ("jump+attack e6>f6", Read("jump", over=as_cell("e6"), to=as_cell("f6"), attack=True, named="f6")),
        ("jump f6", Read("jump", to=as_cell("f6"), named="f6")),
        ("jump f6 e6", Read("jump", over=as_cell("e6"), to=as_cell("f6"), named="f6")),
        ("attack jump f6 e6", Read("jump", over=as_cell("e6"), to=as_cell("f6"), attack=True, named="f6")),
        ("jump attack f6", Read("jump", to=as_cell("f6"), attack=True, named="f6")),
        ("jump z9>f6", Read("jump", to=-1, named="z9")),
        ("jump e6>z9", Read("jump", over=as_cell("e6"), to=-1, named="z9")),
        ("attack", Read("skill", attack=True, named="attack")),
        ("jump", Read("skill", named="jump")),
        ("jump attack", Read("skill", attack=True, named="jump")),
    ],
)
def test_what_a_text_speaks_of(text: str, what: Read) -> None:
    assert read(text) == what


@pytest.mark.parametrize(
    "text", ["", "hello", "run e6", "jump jump e6", "attack f6 e6", "peek", "e", "e6 f6", "corridor@", "back@e6"]
)
def test_what_is_no_pick(text: str) -> None:
    assert read(text) is None
    with pytest.raises((Unreadable, Ambiguous)):
        GAME.read(floor(SQUARE), text)


def test_every_pick_reads_back() -> None:
    """In 40 games each option has its own text, which means it, in capitals too, and which reads as the pick it is."""
    dice = random.Random(1)
    for seed in range(40):
        g = GAME.new(seed=seed)
        while g.asked is not None:
            texts = [GAME.write(g, p) for p in g.options]
            assert len(set(texts)) == len(texts)
            for pick, text in zip(g.options, texts, strict=True):
                assert GAME.read(g, text) == GAME.read(g, text.upper()) == pick
                assert read(text) is not None
                assert GAME.refuse(g, text) is None
            g.play(dice.choice(g.options))


def test_every_pick_can_be_tapped_in_its_own_way() -> None:
    """No two picks have a tap in common, and none is the beginning of another's, so that a page knows when it is whole."""
    dice = random.Random(4)
    for seed in range(40):
        g = GAME.new(seed=seed)
        while g.asked is not None:
            taps = {t: c.pick for c in GAME.choices(g) for t in c.taps}
            assert len(taps) == sum(len(c.taps) for c in GAME.choices(g))
            assert set(taps.values()) == set(g.options)
            for t in taps:
                assert not any(o.startswith(t + " ") for o in taps)
                assert all(word in CELLS or word in TILES or word in ("attack", "jump") for word in t.split())
            g.play(dice.choice(g.options))


def test_taps_of_a_jump_that_may_go_two_ways() -> None:
    """SM-JMP-5: the landing, then the tile jumped over; where there is one way only, the landing is enough."""
    taps = {c.text: c.taps for c in GAME.choices(floor(SQUARE))}
    assert taps["jump h7>h8"] == ["jump h8 h7"]
    assert taps["jump+attack g8>h8"] == ["attack jump h8 g8", "jump attack h8 g8"]
    g = play(floor(SQUARE), "explore [1,0]")
    assert {c.text: c.taps for c in GAME.choices(g)}["jump h8>i8"] == ["jump i8"]


def test_taps_of_a_building() -> None:
    """The tile then the cell, or the cell then the tile."""
    taps = {c.text: c.taps for c in GAME.choices(new("mantis dragon"))}
    assert taps["mantis@h7"] == ["mantis h7", "h7 mantis"]


def test_a_text_cut_short() -> None:
    g = floor(SQUARE)
    assert GAME.write(g, GAME.read(g, "explore f")) == "explore f7"
    with pytest.raises(Ambiguous, match="may mean explore f7, explore h7, explore g8"):
        GAME.read(g, "explore")


def test_another_cell_is_no_shorter_name() -> None:
    """g1 is a cell of its own, not a shorter name of g10: whoever peeks or goes there learns what he did not ask for."""
    column = "corridor [0,1], corridor [0,2], corridor [0,3], exit [1,0], mantis [2,0], dragon [3,0]"
    for text, level, verb in (("peek g1", 1, "peek"), ("explore g1", 3, "explore")):
        g = floor(column, level=level) if verb == "peek" else play(floor(column), "explore [0,1]", "explore [0,2]")
        assert GAME.write(g, GAME.read(g, f"{verb} g10")) == f"{verb} g10"
        with pytest.raises(Illegal, match="no-tile"):
            GAME.read(g, text)


def test_an_illegal_text_says_the_rule_and_the_fact() -> None:
    with pytest.raises(Illegal, match=r"'explore h8' is not legal now \(SM-EXP-1\): no-diagonal \(to h8, at g7\)") as e:
        GAME.read(floor(SQUARE), "explore h8")
    assert e.value.reason is not None
    with pytest.raises(Unreadable, match="is no pick here; there are explore f7"):
        GAME.read(floor(SQUARE), "fly away")


def test_sixteen_kinds_of_text() -> None:
    assert moves(floor(SQUARE)) == {
        *[f"{word} {c}" for word in ("explore", "attack") for c in ("f7", "g8", "h7")],
        *[f"{word} {way}" for word in ("jump", "jump+attack") for way in ("h7>h8", "g8>h8")],
    }
