"""The table in words: each fact that a viewer may know is said in the names and words of the drawing, so that a reader who does
not see it knows as much. One fact of a position is put as it was in another, and the words must differ."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hantise import Record, game
from hantise.core.view import View
from hantise.picture import PICTURES, Drawing, drawing, squeezed

RECORDS = Path(__file__).parents[1] / "records"
PAGE = Path(__file__).parents[2] / "src/hantise/table/static/table.css"
GAMES = {
    "shy_monsters": ["hero_dead", "hero_escaped"],
    "mac_gregor": ["capped", "conceded"],
    "horror_attack": ["both_packs_three", "expert_open"],
    "evil_corp": ["four-players", "frames-2"],
    "gregory_horror_show": ["escaped_door", "all_dead"],
}

# Facts that the drawing need not say: the log, the status line or the table's options do, or they follow from others.
ELSEWHERE = {
    "shy_monsters": "phase last idle pile_tiles comfort",  # long idle walks and the pile of a lost game are said in time
    "mac_gregor": "phase turn moved memory waiting trail plan round target box seats.[].gate",
    "horror_attack": "phase turn first last_turn packs replaced played built building deck_list score tops aside dug.by"
    " factions.[].[].side",
    "evil_corp": "max_rounds over villages.[].sides.[].[].id villages.[].sides.[].[].at seats.[].seat seats.[].letter"
    " seats.[].hand.[].at seats.[].shown.[].at seats.[].eligible",
    "gregory_horror_show": "round turn rounds first going stopped pending last ways moves turned shown unlock tolls powers"
    " fight.at fight.sides fight.base fight.kind figures.[].main players.[].memory players.[].hell.free players.[].faces",
}


# Facts that stand in a name or a tip alone, and why that is enough.
NOT_DRAWN = {
    "shy_monsters": "exits tiles.[].at",  # boxes of a track that are filled; a name: the tile lies there
    "horror_attack": "expert",  # each has a deck of his own then, which is drawn
    "evil_corp": "villages.[].sides.[].[].counts",  # its terror and what raises it are drawn; the sum stands beside the village
}


class Words(HTMLParser):
    """What a drawing says: the names and tips of its things, and the text that stands in it."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.said += [value or "" for name, value in attrs if name in ("aria-label", "data-tip")]

    def handle_data(self, data: str) -> None:
        self.said.append(data.strip())


SHAPES = ("d", "x", "y", "cx", "cy", "r", "width", "height", "points", "transform", "viewbox", "value", "max", "hidden", "href")
FORMS = re.compile(r"dasharray|display:|text-decoration|visibility|border-style|content:|stroke-width|transform:|opacity")


@cache
def forming(folder: Path) -> frozenset[str]:
    """The classes by which a drawing changes more than its colour."""
    css = squeezed("\n".join(path.read_text(encoding="utf-8") for path in (folder / "board.css", PAGE)))
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", css)
    return frozenset(name for selector, style in rules if FORMS.search(style) for name in re.findall(r"\.([\w-]+)", selector))


@cache
def symbols(folder: Path) -> dict[str, str]:
    """The shape of each symbol, by its id, as it is without colours."""
    found = {}
    for path in (PICTURES / "sprite.svg", folder / "sprite.svg"):
        for name, inside in re.findall(r'<g id="([\w-]+)">(.*?)</g>\n', path.read_text(encoding="utf-8")):
            found[name] = re.sub(r' (?:class|fill|stroke)="[^"]*"', "", inside)
    return found


class Ink(HTMLParser):
    """What of a drawing is left without its colours, and without the names and tips of its things: shapes where they lie, and
    the text that stands in it."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.left: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in SHAPES:
                self.left.append(symbols(self.folder).get((value or "").lstrip("#"), f"{name}={value}"))
            elif name == "class":
                self.left += sorted(set((value or "").split()) & forming(self.folder))
        self.left.append(tag)

    def handle_data(self, data: str) -> None:
        self.left.append(data.strip())


def html(drawn: Drawing, view: View) -> Iterator[str]:
    """All regions of a page that are drawn from the view."""
    yield from (part.html for part in drawn.board(view, ()))
    for region, given in (("rim", (view,)), ("hand", (view, ())), ("beside", (view,)), ("aid", (view,))):
        yield drawn.html(region, *given)
    for seat in range(view.seats):
        person = SimpleNamespace(seat=seat, kind="bot", strength="greedy", me=False)
        yield "".join(part.html for part in drawn.parts.all(drawn.tells.panel(view, person)[2]))


def told(drawn: Drawing, view: View) -> tuple[list[str], list[str]]:
    """What a drawing says in words, and what it shows without them and without its colours."""
    words, ink, whole = Words(), Ink(drawn.game.folder), "".join(html(drawn, view))
    words.feed(whole)
    ink.feed(whole)
    return words.said, ink.left


def leaves(fact: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Each single fact of a view with the way to it."""
    if isinstance(fact, dict) and fact:
        for name, value in fact.items():
            yield from leaves(value, (*at, name))
    elif isinstance(fact, list) and fact and isinstance(fact[0], (dict, list)):
        for i, value in enumerate(fact):
            yield from leaves(value, (*at, i))
    else:
        yield at, fact


def kind(at: tuple[str | int, ...]) -> str:
    return ".".join("[]" if isinstance(step, int) else step for step in at)


def put(view: View, at: tuple[str | int, ...], value: Any) -> View:
    """The same view with another value there."""
    table = copy.deepcopy(view.table)
    box: Any = table
    for step in at[:-1]:
        box = box[step]
    box[at[-1]] = value
    return replace(view, table=table)


def elsewhere(name: str, what: str) -> bool:
    return any(what == word or what.startswith(word + ".") for word in ELSEWHERE[name].split())


def tells(drawn: Drawing, view: View, at: tuple[str | int, ...], value: Any) -> tuple[bool, bool]:
    """Is it said, and is it drawn, that the fact is another?"""
    try:
        other = told(drawn, put(view, at, value))
    except Exception:  # there is no such position: a card of no hand, say
        return False, False
    now = told(drawn, view)
    return other[0] != now[0], other[1] != now[1]


def views_of(name: str, many: int) -> list[View]:
    """Positions of its games, by several eyes."""
    views: list[View] = []
    for record in GAMES[name]:
        found: list[View] = []
        replay = Record.read((RECORDS / name / f"{record}.rec").read_text(encoding="utf-8"))
        replay.replay(watch=lambda state: found.extend(state.view(seat) for seat in (0, 1, -1)))  # noqa: B023
        views += found[:: max(1, len(found) // many)]
    return views


@pytest.mark.parametrize("name", GAMES)
def test_47_each_thing_has_a_name_and_says_what_it_is(name: str) -> None:
    """Whatever can be pointed at: places, cards, tiles, seats. Why it cannot be picked, by which rule, is for the refusal."""
    bare, there = set(), 0
    for view in views_of(name, 8):
        for place in re.findall(r"<[^>]*\sdata-at=[^>]*>", "".join(html(drawing(game(name), "fr"), view))):
            there += 1
            if not re.search(r'aria-label="[^"]', place) or not re.search(r'data-tip="[^"]', place):
                bare.add(place)
    assert there > 100
    assert not bare


@pytest.mark.parametrize("name", GAMES)
def test_each_fact_is_told(name: str) -> None:
    drawn = drawing(game(name), "en")
    views = views_of(name, 24)
    pool: dict[str, list[tuple[View, tuple[str | int, ...], Any]]] = {}
    for view in views:
        for at, value in leaves(view.table):
            if not elsewhere(name, kind(at)):
                pool.setdefault(kind(at), []).append((view, at, value))
    mute, unseen = [], []
    for what, met in pool.items():
        values = [value for i, (_, _, value) in enumerate(met) if value not in [v for _, _, v in met[:i][-40:]]]
        said = shown = len(values) < 2
        for view, at, value in met[:: max(1, len(met) // 9)]:
            if said and shown:
                break
            others = (v for v in values if v != value and (None in (v, value) or type(v) is type(value)))
            found = tells(drawn, view, at, next(others, value))
            said, shown = said or found[0], shown or found[1]
        mute += [] if said else [what]
        unseen += [] if shown else [what]
    assert len(pool) > 5
    assert not mute, f"the drawing of {name} does not say {', '.join(mute)}"
    unseen = [what for what in unseen if what not in NOT_DRAWN.get(name, "").split()]
    assert not unseen, f"without colours and tips the drawing of {name} does not show {', '.join(unseen)}"
