"""A first game that teaches: a scripted walk of each game's, with bots, in which every tip is given once; its words are for
people; it begins where the person is asked."""

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from tests.learn.test_plain_words import bad_words

from hantise.bots import bot
from hantise.bots.seat import Seat
from hantise.core.registry import games
from hantise.core.state import mixed
from hantise.learn.guide import LONGEST as LONGEST_TIP
from hantise.learn.guide import BadGuide, Guide, Said, _read, beginning, guide, read, said
from hantise.table.lessons import ALL
from hantise.table.rows import Pick, Sitter, Tip
from hantise.table.sitting import Refused, SetUp, Sitting, opening
from hantise.texts import LANGUAGES

GAMES = games()
LUCK = {  # games in which all tips are given
    "evil_corp": (1, 2),
    "gregory_horror_show": (15, 3),
    "horror_attack": (6, 1),
    "mac_gregor": (8, 1),
    "shy_monsters": (1, 2),
}
WAYS = {  # what the person of such a game wishes first, one after the other, and then ends the turn: to the teleporter
    ("gregory_horror_show", 3): ("pawn g5.5", "pawn g5.4", "pawn g4.4", "pawn g3.4", "pawn g2.4", "pawn g1.4")
}
SHY = GAMES["shy_monsters"]


def own(name: str) -> Guide:
    found = guide(GAMES[name])
    assert found is not None
    return found


def begun(name: str) -> tuple[Sitting, list[object]]:
    """The guided table as it is opened."""
    game, first = GAMES[name], own(name)
    record = beginning(game, first)
    made = SetUp("t", game, record.seats, game.settings(record.options), False, b"host")
    people = [Sitter("human" if i == first.seat else "bot") for i in range(record.seats)]
    rows = opening(made, people, record=record, guide=first.seat)
    return Sitting(made, rows), rows  # type: ignore[return-value]


def walk(name: str, luck: int) -> tuple[str, ...]:
    """The tips of a guided game, in the order in which they stood beside the person's questions."""
    return walked(name, luck)[0]


def asked(name: str, luck: int) -> set[str]:
    """The kinds of questions with a choice that its person met."""
    return walked(name, luck)[1]


@cache
def walked(name: str, luck: int) -> tuple[tuple[str, ...], set[str]]:
    """Play a guided game to its end."""
    sitting, _ = begun(name)
    sitting.state.rng = mixed(luck)
    player = bot("greedy", luck)
    found: list[str] = []
    kinds: set[str] = set()
    way = list(WAYS.get((name, luck), ()))
    while not sitting.over:
        seat = sitting.waits_for()[0]
        tip = sitting.tip(seat)
        if seat == sitting.lessons.seat and len(sitting.asked_of(seat).options) > 1:
            kinds.add(str(sitting.views[seat].question[0]))
        if tip is not None:
            assert seat == sitting.lessons.seat
            assert tip.name not in found, "never twice"
            found.append(tip.name)
        state = sitting.asked_of(seat)
        pick = player.pick(Seat(sitting.game, state.copy(), player.random))
        if seat == sitting.lessons.seat and way:
            wished = {c.text: c.pick for c in sitting.game.choices(state) if c.text in (way[0], "end", "pass")}
            pick = next((wished[text] for text in (way[0], "end", "pass") if text in wished), pick)
            if way[0] in wished:
                way.pop(0)
        row = sitting.pick(seat, sitting.asks[seat], "", pick)
        assert row.tip == (tip.name if tip is not None else "")
    assert sitting.lessons.given == found
    return tuple(found), kinds


@pytest.mark.parametrize("name", GAMES)
def test_every_tip_is_given(name: str) -> None:
    given = [walk(name, luck) for luck in LUCK[name]]
    assert {tip for found in given for tip in found} == set(own(name).names())
    assert all(found[0] == given[0][0] for found in given), "the first is given at once"


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_decision_has_a_tip(name: str) -> None:
    """Whatever the person is asked in these games belongs to some tip."""
    told = {word for tip in own(name).tips for word in tip.asks}
    assert {word for luck in LUCK[name] for word in asked(name, luck)} <= told


@pytest.mark.parametrize("name", GAMES)
def test_it_begins_where_the_person_is_asked_and_told(name: str) -> None:
    sitting, _ = begun(name)
    assert sitting.waits_for() == [own(name).seat]
    assert len(sitting.state.options) > 1
    tip = sitting.tip(own(name).seat)
    assert tip is not None
    assert all(sitting.tip(seat) is None for seat in range(-1, sitting.seats) if seat != own(name).seat)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_tips_are_short_and_for_people(name: str, lang: str) -> None:
    words = said(GAMES[name], lang)
    assert list(words) == own(name).names()
    for tip in words.values():
        assert list(bad_words(f"{tip.title} {tip.text}", lang)) == []
        assert len(tip.text) <= LONGEST_TIP, tip.text
        assert len(tip.title) <= 40
        if lang == "fr":
            assert not re.findall(r".{0,20}(?:'| [:;?!»%]|« ).{0,20}", f"{tip.title} {tip.text}")


def test_a_tip_is_put_away_and_does_not_come_back() -> None:
    sitting, rows = begun("shy_monsters")
    me = sitting.lessons.seat
    rows.append(sitting.skip(me, "look"))
    assert sitting.tip(me) is None, "one tip a question"
    with pytest.raises(Refused):
        sitting.skip(me, "look")
    with pytest.raises(Refused):
        sitting.skip(1 - me, ALL)
    rows.append(sitting.pick(me, sitting.asks[me], "", sitting.state.options[0]))
    assert sitting.tip(me) is None, "another look is no new kind of decision"
    rows.append(sitting.pick(me, sitting.asks[me], "", sitting.state.options[0]))
    tip = sitting.tip(me)
    assert tip is not None
    assert tip.name == "walk"
    again = Sitting(sitting.setup, rows)  # type: ignore[arg-type]
    assert again.tip(me) == tip
    assert again.lessons.given == ["look"]
    rows.append(again.skip(me, ALL))
    assert isinstance(rows[-1], Tip)
    assert again.tip(me) is None
    rows.append(again.pick(me, again.asks[me], "", again.state.options[0]))
    assert isinstance(rows[-1], Pick)
    assert again.tip(me) is None
    assert Sitting(sitting.setup, rows).lessons.off  # type: ignore[arg-type]


def test_what_was_taken_back_is_not_told_again() -> None:
    sitting, rows = begun("gregory_horror_show")
    me = sitting.lessons.seat
    tip = sitting.tip(me)
    assert tip is not None
    step = next(c.pick for c in sitting.game.choices(sitting.state) if c.text.startswith("pawn "))
    rows.append(sitting.pick(me, sitting.asks[me], "", step))
    rows.append(sitting.undo(me, sitting.asks[me]))
    for table in (sitting, Sitting(sitting.setup, rows)):  # type: ignore[arg-type]
        now = table.tip(me)
        assert now is None or now.name != tip.name


def test_where_nobody_learns_there_is_no_tip() -> None:
    made = SetUp("t", SHY, 2, SHY.settings({}), False, b"host")
    sitting = Sitting(made, opening(made, [Sitter("human")] * 2))
    assert sitting.tip(0) is None
    with pytest.raises(Refused):
        sitting.skip(0, ALL)


def test_a_tip_hangs_on_nothing_but_the_view() -> None:
    """Whatever else the world may be that the seat holds possible: the same tip."""
    sitting, _ = begun("shy_monsters")
    me, first, luck = sitting.lessons.seat, own("shy_monsters"), Random(3)
    for _ in range(4):
        wanted = first.tip(SHY.view(sitting.state, me), ())
        for _ in range(3):
            other = sitting.state.determinize(me, luck.getrandbits(60))
            assert first.tip(SHY.view(other, me), ()) == wanted
        sitting.pick(me, sitting.asks[me], "", luck.choice(sitting.state.options))
        if sitting.waits_for() != [me]:
            break


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (('seat = "h"', 'seat = "z"'), "'z' is no seat"),
        (("first-game.rec", "none.rec"), "there is no record none.rec"),
        (('beside = "hand"', 'beside = "moon"'), "beside one of board, ask, hand, not 'moon'"),
        (('name = "jump"', 'name = "walk"'), "two tips of one name"),
        (('name = "jump"', 'name = "leap"'), "a line for each tip of first-game.toml, in its order"),
        (('may = "jump "', 'can = "jump "'), "a tip has name, asks, may, sees, beside, and no more"),
    ],
)
def test_a_bad_first_game_is_named(tmp_path: Path, change: tuple[str, str], why: str) -> None:
    learn = SHY.folder / "learn"
    for name in ("first-game.rec", "first-game.en.md", "first-game.fr.md"):
        (tmp_path / name).write_bytes((learn / name).read_bytes())
    path = tmp_path / "first-game.toml"
    path.write_text((learn / "first-game.toml").read_text(encoding="utf-8").replace(*change), encoding="utf-8")
    with pytest.raises(BadGuide, match=why):
        _read(SHY, path)


def test_a_line_that_is_no_tip_is_named(tmp_path: Path) -> None:
    path = tmp_path / "first-game.en.md"
    path.write_text("- **look** *Look.* First.\n", encoding="utf-8")
    assert read(path) == {"look": Said("Look.", "First.")}
    for n, wrong in enumerate(("Look first.", "- **look** *Look.* First.\n- **look** *Again.* First.")):
        path = tmp_path / f"{n}.md"
        path.write_text(wrong + "\n", encoding="utf-8")
        with pytest.raises(BadGuide, match=r"is no tip|is said twice"):
            read(path)
