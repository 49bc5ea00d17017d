"""Golden games: one for each declared end, one for each value of an option that changes rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from hantise.core.frame import Frame
from hantise.core.record import Record
from hantise.games.shy_monsters.rules import ending, floors, moving, revealing
from hantise.texts import LANGUAGES, Texts

from .table import GAME, checksum, seen

FOLDER = Path(__file__).parents[2] / "records" / "shy_monsters"
FILES = sorted(FOLDER.glob("*.rec"))
ENDS = ("hero_dead", "hero_escaped", "hero_trapped", "conceded")

golden = pytest.mark.parametrize("path", FILES, ids=[p.stem for p in FILES])


def read(path: Path) -> Record:
    return Record.read(path.read_text(encoding="utf-8"), GAME)


def comments(path: Path) -> list[str]:
    return [line[1:].strip() for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#")]


def test_a_game_for_each_declared_end() -> None:
    assert GAME.ends == ENDS
    for end in ENDS:
        assert read(FOLDER / f"{end}.rec").ended == end


def test_a_game_for_each_value_of_each_option() -> None:
    played = [read(path).options for path in FILES]
    for name, option in GAME.options.items():
        if not option.match:
            assert {o[name] for o in played} == set(option.values), name


@golden
def test_it_says_what_it_shows(path: Path) -> None:
    said = comments(path)
    assert len(said[0]) > 20
    assert re.fullmatch("checksum [0-9a-f]{16}", said[1])


@golden
def test_it_ends_as_it_ended(path: Path) -> None:
    g = read(path).replay()
    assert g.ended == read(path).ended
    assert f"checksum {checksum(g)}" == comments(path)[1]


@golden
def test_it_is_written_as_it_was_read(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert read(path).write().splitlines() == lines
    g = read(path).replay()
    assert Record.of(GAME, g, read(path).options).write().splitlines() == lines


def test_every_sentence_of_the_rules_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each frame class of rules/ runs in one of the games at least, and each kind of move is made."""
    found = {
        c
        for chapter in (ending, floors, moving, revealing)
        for c in vars(chapter).values()
        if isinstance(c, type) and c.__module__ == chapter.__name__
    }
    frames = {c for c in found if issubclass(c, Frame) and not c.__subclasses__()}
    assert len(frames) == 11
    ran: set[type] = set()
    for cls in frames:

        def run(self: Any, g: Any, cls: type = cls, was: Any = cls.run) -> None:
            ran.add(cls)
            was(self, g)

        monkeypatch.setattr(cls, "run", run)
    for deed in floors.Move.deeds:

        def resolve(g: Any, ask: Any, n: int, deed: Any = deed, was: Any = deed.resolve) -> None:
            ran.add(type(deed))
            was(g, ask, n)

        monkeypatch.setattr(deed, "resolve", resolve)
    for path in FILES:
        read(path).replay()
    assert (frames | {type(deed) for deed in floors.Move.deeds}) - ran == set()


def test_every_message_of_the_log_is_told() -> None:
    """And every question is asked."""
    told = {e[3] for path in FILES for e in read(path).replay().events}
    log = list(GAME.messages)[: list(GAME.messages).index("ask-Peek")]
    assert sorted(set(log) - told) == []


@golden
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_both_languages(path: Path, lang: str) -> None:
    """The log, the questions, the picks and the warnings, to each seat and to an onlooker: whole sentences."""
    texts, said = Texts(GAME, lang), []

    def watch(g: Any) -> None:
        for c in GAME.choices(g):
            said.append(texts.say(c.label))
            if c.sure is not None:
                said.append(texts.why(c.sure))
        said.extend(texts.status(GAME.view(g, who), ["Ann", "Odile"]) for who in (0, 1, -1))

    g = read(path).replay(watch=watch)
    for who in (0, 1, -1):
        lines = texts.lines(g.events, who, ["Ann", "Odile"])
        assert len(lines) > 10
        said += [line for _, line in lines]
        said.append(texts.status(GAME.view(g, who), ["Ann", "Odile"]))
    for sentence in said:
        assert sentence
        assert not re.search(r"[{}]|None", sentence), sentence


@golden
def test_nothing_on_the_way_tells_the_hero_what_is_hidden(path: Path) -> None:
    """At each decision of the game, a monster that he sees is face up or in the revealed row."""

    def watch(g: Any) -> None:
        table = seen(g)
        assert all(t["up"] or t["tile"] == "back" for t in table["tiles"])
        assert all(set(r["unrevealed"]) <= {"back"} for r in table["rows"])
        assert (table["hand"], table["pile_tiles"]) == ([], [])

    read(path).replay(watch=watch)
