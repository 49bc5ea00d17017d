"""Why not: every pick that a person could try and that is not legal is refused with the rule and the fact."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from hantise.games.shy_monsters.state import Crypt
from hantise.texts import LANGUAGES, Texts

from .table import CELLS, GAME, MONSTERS, TILES, build, floor, hero, move_text, moves, new, play, why

RULES = (GAME.folder / "rules.md").read_text(encoding="utf-8")
SQUARE = "corridors [1,0] [0,1] [1,1], exit [2,1], dragon [3,1], bat [-1,0]"


def building() -> Crypt:
    return build(new("mantis dragon"), "exit [1,0]")


def peeking() -> Crypt:
    return play(floor(SQUARE, 1), "peek [2,1]")


def moving() -> Crypt:
    return floor(SQUARE)


def moving_on_floor_2() -> Crypt:
    return play(floor(SQUARE, 2), "peek [1,1]")


def spent() -> Crypt:
    return play(
        floor("corridors [1,0] [2,0] [3,0], exit [4,0], mantis [5,0], dragon [6,0]"), "attack h7", "jump over [2,0] to [3,0]"
    )


def tired() -> Crypt:
    g = play(floor("corridors [1,0] [2,0] [3,0], exit [4,0], mantis [5,0], dragon [6,0]"), "explore [1,0]")
    return play(g, *["explore [0,0]", "explore [1,0]"] * 6)


REFUSED: list[tuple[Callable[[], Crypt], str, tuple[object, ...]]] = [
    # the master builds
    (building, "peek [1,0]", ("SM-TRN-2", "no-hero-yet")),
    (building, "explore [1,0]", ("SM-TRN-2", "no-hero-yet")),
    (building, "attack [1,0]", ("SM-TRN-2", "no-hero-yet")),
    (building, "jump over [1,0] to [2,0]", ("SM-TRN-2", "no-hero-yet")),
    (building, "attack", ("SM-TRN-2", "no-hero-yet")),
    (building, "exit@[2,0]", ("SM-BLD-2", "no-such-tile", "exit")),
    (building, "kraken@[2,0]", ("SM-BLD-2", "no-such-tile", "kraken")),
    (building, "entrance@[2,0]", ("SM-BLD-2", "no-such-tile", "entrance")),
    (building, "exit", ("SM-BLD-2", "no-such-tile", "exit")),
    (building, "corridor@z77", ("SM-GEO-1", "no-such-cell", "z77")),
    (building, "corridor@[0,0]", ("SM-BLD-3", "no-entrance", "g7")),
    (building, "corridor@[1,0]", ("SM-BLD-3", "no-room", "h7")),
    (building, "corridor@[2,1]", ("SM-BLD-4", "no-contact", "i8")),
    (building, "[2,1]", ("SM-BLD-4", "no-contact", "i8")),
    (building, "[0,0]", ("SM-BLD-3", "no-entrance", "g7")),
    # the hero peeks
    (peeking, "corridor@[0,-1]", ("SM-TRN-2", "no-building")),
    (peeking, "explore [1,0]", ("SM-PEEK-1", "no-move-yet")),
    (peeking, "attack [1,0]", ("SM-PEEK-5", "no-skill-yet")),
    (peeking, "jump over [1,0] to [1,1]", ("SM-PEEK-5", "no-skill-yet")),
    (peeking, "jump", ("SM-PEEK-5", "no-skill-yet")),
    (peeking, "peek z77", ("SM-GEO-1", "no-such-cell", "z77")),
    (peeking, "peek [0,-1]", ("SM-PEEK-2", "no-tile", "g6")),
    (peeking, "peek [0,0]", ("SM-PEEK-2", "no-face-down", "g7", "entrance")),
    (peeking, "[2,1]", ("SM-PEEK-2", "no-face-down", "i8", "exit")),
    # the hero moves
    (moving, "exit@[0,-1]", ("SM-TRN-2", "no-building")),
    (moving, "peek [1,0]", ("SM-PEEK-1", "no-peek-left", 0)),
    (moving_on_floor_2, "peek [1,0]", ("SM-PEEK-1", "no-peek-left", 1)),
    (spent, "attack [2,0]", ("SM-ATK-1", "no-attack", 3)),
    (spent, "attack", ("SM-ATK-1", "no-attack", 3)),
    (spent, "jump over [2,0] to [1,0]", ("SM-JMP-1", "no-jump", 3)),
    (spent, "jump", ("SM-JMP-1", "no-jump", 3)),
    (moving, "attack", ("SM-ATK-1", "no-target")),
    (moving, "jump", ("SM-JMP-2", "no-target")),
    (moving, "explore [0,0]", ("SM-MOV-1", "no-standing-still", "g7")),
    (moving, "[0,0]", ("SM-MOV-1", "no-standing-still", "g7")),
    (moving, "jump over [1,0] to [0,0]", ("SM-JMP-2", "no-standing-still", "g7")),
    (moving, "explore [1,1]", ("SM-EXP-1", "no-diagonal", "h8", "g7")),
    (moving, "explore [2,1]", ("SM-EXP-1", "no-neighbour", "i8", "g7")),
    (moving, "attack [2,1]", ("SM-EXP-1", "no-neighbour", "i8", "g7")),
    (moving, "explore [0,-1]", ("SM-EXP-1", "no-tile", "g6")),
    (moving, "explore z77", ("SM-GEO-1", "no-such-cell", "z77")),
    (moving, "jump z77>h8", ("SM-GEO-1", "no-such-cell", "z77")),
    (moving, "jump h7>z77", ("SM-GEO-1", "no-such-cell", "z77")),
    (moving, "jump over [1,0] to [2,0]", ("SM-JMP-2", "no-tile", "i7")),
    (moving, "jump over [1,0] to [2,1]", ("SM-JMP-2", "no-way-over", "i8", "g7")),
    (moving, "jump over [0,-1] to [1,1]", ("SM-JMP-2", "no-tile", "g6")),
    (moving, "jump over [-1,0] to [1,1]", ("SM-JMP-2", "no-way-between", "f7", "h8", "g7")),
    (moving, "jump [1,1]", ("SM-JMP-5", "which-way", "h8")),
    (moving, "attack jump [1,1]", ("SM-JMP-5", "which-way", "h8")),
    (tired, "explore [0,0]", ("SM-HSE-2", "no-more-strolling", 12)),
]


@pytest.mark.parametrize(("table", "text", "said"), REFUSED, ids=[f"{t.__name__}-{x}" for t, x, _ in REFUSED])
def test_refused(table: Callable[[], Crypt], text: str, said: tuple[object, ...]) -> None:
    assert why(table(), text) == said


def test_a_skill_that_is_gone_is_named_first() -> None:
    """Both skills tapped, jump used: that is what stands in the way, not the missing tile."""
    g = play(floor("corridors [1,0] [2,0] [3,0], exit [4,0], mantis [5,0], dragon [6,0]"), "jump over [1,0] to [2,0]")
    assert why(g, "attack jump") == why(g, "jump attack") == ("SM-JMP-1", "no-jump", 3)


def test_every_message_is_reached() -> None:
    declared = {key for key in GAME.messages if key.startswith("no-") or key == "which-way"}
    assert {said[1] for _, _, said in REFUSED} == declared


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_said(lang: str) -> None:
    texts, cells = Texts(GAME, lang), set()
    for table, text, said in REFUSED:
        reason = GAME.refuse(table(), move_text(text))
        assert reason is not None
        sentence = texts.why(reason)
        assert said[0] not in sentence  # the rule stands behind a link
        assert not re.search(r"[{}]|None", sentence)
        cells.add(sentence)
    assert len(cells) > len({said[1] for _, _, said in REFUSED})


# ------------------------------------------------------------------------------------------------- whatever one could try
def tried(g: Crypt) -> Iterator[str]:
    """Every text that reads as a pick, with cells around the floor: seven by seven, and one that is none."""
    near = [c for c in CELLS if c[0] in "efghijk" and c[1:] in ("5", "6", "7", "8", "9", "10")] + ["z77"]
    for c in near:
        yield from (f"{word} {c}" for word in ("peek", "explore", "attack"))
        yield from (f"{tile}@{c}" for tile in TILES)
        yield c
        yield from (f"{word} {over}>{c}" for word in ("jump", "jump+attack") for over in near)
    yield from ("attack", "jump", "attack jump", *MONSTERS)


@pytest.mark.parametrize("table", [building, peeking, moving, moving_on_floor_2, spent, tired])
def test_whatever_one_tries_is_legal_or_refused_with_a_rule(table: Callable[[], Crypt]) -> None:
    """A bare cell, or a bare tile in hand, is the beginning of a pick or a whole tap: no answer is due."""
    g, before = table(), table().key()
    legal, taps = moves(g), [t for c in GAME.choices(g) for t in c.taps]
    for text in tried(g):
        reason = GAME.refuse(g, text)
        if text in legal or any(t == text or t.startswith(text + " ") for t in taps):
            if text in legal:
                assert reason is None
            continue
        assert reason is not None, f"{text} is neither legal nor refused"
        assert f"**{reason.rule}**" in RULES
        assert len(reason.said) == len(GAME.messages[reason.said[0]]) + 1
    assert g.key() == before
    assert hero(g) is not None
