"""Puzzles: the page of all of them, with one of each game for today, and a page for each: its position as a table shows it to
the seat that is asked, what may be picked as links, and what came of a pick when the game was played on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, get, post
from markupsafe import Markup

from hantise.core.registry import games
from hantise.learn.puzzles import Puzzle, of_the_day, puzzles
from hantise.picture import sprite
from hantise.table import pages, sight
from hantise.table.numbers import number
from hantise.table.pages import addresses as links
from hantise.table.regions import markup
from hantise.table.rows import Sitter
from hantise.table.seen import Seen
from hantise.table.sitting import SetUp, Sitting, opening
from hantise.table.strengths import strength

from . import guard
from .asking import Problem, find_game, html, hub_of, key_cookie, to, who_asks

DAY = 86_400  # seconds
PRESSED = re.compile(r' role="button" tabindex="-1" aria-label="[^"]*"')  # here picks are links, and the board is a picture
SHOWN = "show"  # instead of a pick: tell me
AGAINST = "greedy"  # who plays on against whoever goes on from a puzzle

_SEEN: dict[tuple[Path, int, str], tuple[Seen, dict[str, Markup]]] = {}  # each puzzle in each language, drawn once


def people(puzzle: Puzzle) -> list[Sitter]:
    """Who sits at a puzzle: the reader where somebody is asked, bots at the other seats."""
    asked = puzzle.record.replay().player
    seats = range(puzzle.record.seats)
    return [Sitter("human") if seat == asked else Sitter("bot", "", strength(AGAINST)) for seat in seats]


def seen(puzzle: Puzzle, lang: str) -> tuple[Seen, dict[str, Markup]]:
    """What the seat that is asked may know of the position, and its regions as a table draws them."""
    key = (puzzle.game.folder, puzzle.number, lang)
    if key not in _SEEN:
        record, sitters = puzzle.record, people(puzzle)
        setup = SetUp("", puzzle.game, record.seats, record.options, record.poker_face, b"")
        found = sight.sight(Sitting(setup, opening(setup, sitters, record=record)), sitters.index(Sitter("human")), lang)
        regions = {name: markup(parts) for name, parts in pages.parts_of(found).items()}
        _SEEN[key] = found, regions | {"board": Markup(PRESSED.sub("", regions["board"]))}
    return _SEEN[key]


def puzzle_page(puzzle: Puzzle, lang: str, given: str = "") -> str:
    """A puzzle; given: the number of what was picked, from 1, or SHOWN."""
    found, regions = seen(puzzle, lang)
    here, many = f"/puzzles/{puzzle.game.id}/", len(puzzles(puzzle.game))
    picked = number(given)
    choice = found.choices[picked - 1] if picked is not None and 0 < picked <= len(found.choices) else None
    return pages.leaf(
        lang,
        "puzzle.html.jinja",
        links(
            f"{here}{puzzle.number}",
            here=f"{here}{puzzle.number}",
            how=f"/how/{puzzle.game.id}",
            rules=f"/rules/{puzzle.game.id}",
        ),
        found.texts,
        game=puzzle.game,
        puzzle=puzzle,
        words=puzzle.words[lang],
        seen=found,
        regions=regions,
        lines=pages.log_lines(found, found.lines[-pages.FIRST_LINES :], grow=False),
        many=many,
        next=f"{here}{puzzle.number % many + 1}",
        choice=choice,
        verdict=puzzle.verdict(choice.text) if choice is not None else "",
        best=next(c for c in found.choices if c.text == puzzle.best.pick),
        told=given == SHOWN or (choice is not None and choice.text == puzzle.best.pick),
        sprite=sprite(puzzle.game),
        form=pages.form(puzzle.game, found.view.seats, lang),
        own_style=pages.own_style(puzzle.game),
    )


def all_page(lang: str, day: int) -> str:
    """All puzzles, game by game, the shortest game first; of each the one of the day."""
    shelf = [
        (game, of_the_day(game, day), puzzles(game))
        for game in sorted(games().values(), key=lambda game: (game.minutes, game.id))
        if puzzles(game)
    ]
    return pages.leaf(lang, "puzzles.html.jinja", links("/puzzles"), shelf=shelf)


def find_puzzle(request: Any, lang: str) -> Puzzle:
    """The puzzle that an address names. Raises Problem."""
    game, n = find_game(request, request.path_params["name"], lang), number(request.path_params["n"])
    there = puzzles(game)
    if n is None or not 0 < n <= len(there):
        raise Problem(404, sight.texts(None, lang)("error-no-page"))
    return there[n - 1]


@get("/puzzles")
async def all_puzzles(request: Request) -> Response[str]:
    """All puzzles, and those of today."""
    return html(all_page(who_asks(request).lang, int(hub_of(request).clock.date() // DAY)))


@get("/puzzles/{name:str}/{n:str}")
async def one_puzzle(request: Request) -> Response[str]:
    """A puzzle, and what came of a pick (`pick`: its number, from 1)."""
    lang = who_asks(request).lang
    return html(puzzle_page(find_puzzle(request, lang), lang, request.query_params.get("pick", "")))


@post("/puzzles/{name:str}/{n:str}", status_code=303, request_max_body_size=guard.FORM)
async def play_on(request: Request) -> Response[str]:
    """A table that goes on from the puzzle, against bots."""
    who = who_asks(request).known()
    puzzle = find_puzzle(request, who.lang)
    sitters = people(puzzle)
    keys = {sitters.index(Sitter("human")): who.key}
    table = await hub_of(request).open_for(puzzle.game, sitters, keys, who.key, None, False, puzzle.record)
    return to(f"/t/{table.tid}", [key_cookie(who)])


HANDLERS = [all_puzzles, one_puzzle, play_on]
