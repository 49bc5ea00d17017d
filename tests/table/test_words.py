"""The table in words: each fact that a viewer may know is said in the names and words of the drawing, so that a reader who does
not see it knows as much. One fact of a position is put as it was in another, and the words must differ."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hantise import Record, game
from hantise.core.view import View
from hantise.picture import Drawing, drawing

RECORDS = Path(__file__).parents[1] / "records"
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
    "evil_corp": "max_rounds over villages.[].sides.[].[].id villages.[].sides.[].[].at seats.[].seat seats.[].hand.[].at"
    " seats.[].shown.[].at seats.[].eligible",
    "gregory_horror_show": "round turn rounds first going stopped pending last ways moves turned shown unlock tolls powers"
    " fight.at fight.sides fight.base fight.kind figures.[].main players.[].memory players.[].hell.free players.[].faces",
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


def html(drawn: Drawing, view: View) -> Iterator[str]:
    """All regions of a page that are drawn from the view."""
    yield from (part.html for part in drawn.board(view, ()))
    for region, given in (("rim", (view,)), ("hand", (view, ())), ("beside", (view,)), ("aid", (view,))):
        yield drawn.html(region, *given)
    for seat in range(view.seats):
        person = SimpleNamespace(seat=seat, kind="bot", strength="greedy", me=False)
        yield "".join(part.html for part in drawn.parts.all(drawn.tells.panel(view, person)[2]))


def words(drawn: Drawing, view: View) -> list[str]:
    found = Words()
    found.feed("".join(html(drawn, view)))
    return found.said


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


def tells(drawn: Drawing, view: View, at: tuple[str | int, ...], value: Any) -> bool | None:
    """Is it said that the fact is another? None: there is no such position."""
    try:
        other = words(drawn, put(view, at, value))
    except Exception:  # a fact that does not go with the others: a card of no hand, say
        return None
    return other != words(drawn, view)


@pytest.mark.parametrize("name", GAMES)
def test_each_fact_is_told(name: str) -> None:
    drawn = drawing(game(name), "en")
    views: list[View] = []
    for record in GAMES[name]:
        found: list[View] = []
        replay = Record.read((RECORDS / name / f"{record}.rec").read_text(encoding="utf-8"))
        replay.replay(watch=lambda state: found.extend(state.view(seat) for seat in (0, 1, -1)))  # noqa: B023
        views += found[:: max(1, len(found) // 24)]
    pool: dict[str, list[tuple[View, tuple[str | int, ...], Any]]] = {}
    for view in views:
        for at, value in leaves(view.table):
            if not elsewhere(name, kind(at)):
                pool.setdefault(kind(at), []).append((view, at, value))
    mute = []
    for what, met in pool.items():
        values = [value for i, (_, _, value) in enumerate(met) if value not in [v for _, _, v in met[:i][-40:]]]
        trials = (
            tells(
                drawn,
                view,
                at,
                next((v for v in values if v != value and (None in (v, value) or type(v) is type(value))), value),
            )
            for view, at, value in met[:: max(1, len(met) // 9)]
        )
        if len(values) > 1 and not any(trials):
            mute.append(what)
    assert len(pool) > 5
    assert not mute, f"the drawing of {name} does not say {', '.join(mute)}"
