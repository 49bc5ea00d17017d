"""Parts: what is drawn of every game depends on nothing but a part's values; sent one by one, parts make the whole again."""

import random
import re
from collections.abc import Iterable
from html.parser import HTMLParser
from typing import Any

import pytest

import hantise
from hantise.core.game import Game
from hantise.core.registry import games
from hantise.core.view import View
from hantise.parts import MOST_LISTS, MOST_TOLD, Lists, Part, Parts, Saying, changed, leaves, level, stubbed, whole
from hantise.picture import Drawing, draw, drawing, looks_of, tap_words
from hantise.table.pages import table_page
from hantise.table.rows import Sitter
from hantise.table.seen import Person
from hantise.table.sight import sight
from hantise.table.sitting import SetUp, Sitting, opening

FIVE = sorted(games())
STUB = re.compile(r'<(\w+) id="([^"]+)" data-same="(\d+)"></\1>')
VOID = ("input", "br", "img", "hr")


def views(game: Game, seats: int, seed: int, every: int) -> list[tuple[View, tuple[str, ...]]]:
    """What each seat and an onlooker see at positions of a random game, with the words that may be tapped."""
    rng, state, n, found = random.Random(seed), game.new(seats, seed=seed), 0, []
    while state.player != hantise.NOBODY and n < 400:
        if n % every == 0:
            for seat in range(-1, seats):
                mine = seat == state.player
                taps = tap_words([path for choice in game.choices(state) for path in choice.taps]) if mine else ()
                found.append((game.view(state, seat), taps))
        state.play(rng.choice(list(state.options)))
        n += 1
    return found


def people(view: View) -> list[Person]:
    kinds = ("human", "bot", "open")
    return [
        Person(s, "" if s else "Ann", f"Role {s}", kinds[s % 3], s == view.seat, s % 2 == 0, "greedy")
        for s in range(view.seats)
    ]


def regions(drawn: Drawing, view: View, taps: tuple[str, ...]) -> dict[str, list[Part]]:
    return {
        "board": drawn.board(view, taps),
        "hand": drawn.told("hand", view, taps),
        "seats": drawn.seats(view, people(view)),
        "aid": drawn.told("aid", view),
        "rim": drawn.told("rim", view),
    }


def sample(game: Game) -> list[tuple[View, tuple[str, ...]]]:
    return [v for seats in {game.seats[0], game.seats[-1]} for v in views(game, seats, seats, 17)]


SAMPLES: dict[str, list[tuple[View, tuple[str, ...]]]] = {}


def sampled(name: str) -> list[tuple[View, tuple[str, ...]]]:
    if name not in SAMPLES:
        SAMPLES[name] = sample(games()[name])
    return SAMPLES[name]


class Tree(HTMLParser):
    """Is it one element, with everything that it opens closed?"""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.roots = 0
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.roots += not self.open
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        self.roots += not self.open

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        assert self.open or not data.strip(), f"text outside of any element: {data!r}"


def plain(value: Any) -> bool:
    return value is None or type(value) in (str, int, float, bool) or (type(value) is tuple and all(plain(v) for v in value))


def copied(value: Any) -> Any:
    """Equal values that are other objects, so that nothing can hang on which object it was."""
    return tuple(copied(v) for v in value) if type(value) is tuple else "".join(list(value)) if type(value) is str else value


@pytest.mark.parametrize("name", FIVE)
def test_a_part_depends_on_nothing_but_its_values(name: str) -> None:
    game = games()[name]
    drawn = drawing(game, "en")
    for view, taps in sampled(name):
        regions(drawn, view, taps)
        draw(view, "en", game=game)
    said: list[Saying] = list(drawn.parts.kept)
    first = {saying: drawn.parts.kept[saying].html for saying in said}
    assert all(plain(value) for saying in said for value in saying)
    again = Parts(drawn.parts.looks)
    for saying in random.Random(3).sample(said, len(said)):
        assert again.draw(copied(saying)).html == first[saying], saying
    assert len(said) > 60


def said_in(sayings: Iterable[Saying]) -> list[Saying]:
    """The parts of a list, and of the lists in it."""
    return [part for s in sayings for part in ([s] if type(s[0]) is str else said_in(s[0](*s[1:])))]


@pytest.mark.parametrize("name", FIVE)
def test_a_part_is_one_element_with_an_id_of_its_own(name: str) -> None:
    drawn = drawing(games()[name], "fr")
    frames = {"open_", "close"}
    for view, taps in sampled(name):
        found = [part for parts in regions(drawn, view, taps).values() for part in parts]
        shown = [*leaves(found), *groups(found)]
        ids = re.findall(r'\bid="([^"]+)"', whole(found))
        assert len(ids) == len(set(ids)), sorted(i for i in ids if ids.count(i) > 1)
        for part in shown:
            if part.id:
                tree = Tree(part.html)
                assert (tree.roots, tree.open) == (1, []), part.html
        sayings = said_in(drawn.tells.board(view, taps, drawn.say))
        lone = [s for s in sayings if s[0][:5] not in frames and not drawn.parts(s).id and drawn.parts(s).html]
        assert not lone, f"neither a frame nor an element with an id: {lone[:3]}"
        for parts in regions(drawn, view, taps).values():
            assert not Tree(whole(parts)).open


def groups(parts: Iterable[Part]) -> list[Part]:
    """The lists in lists that are elements of their own."""
    return [g for part in parts if part.parts for g in ([part] if part.id else []) + groups(part.parts)]


@pytest.mark.parametrize("name", FIVE)
def test_an_id_stands_once_on_a_page(name: str) -> None:
    """The parts of a game have other ids than the page around them and the symbols."""
    game = games()[name]
    setup = SetUp("t1", game, game.seats[-1], game.settings({}), True, b"")
    page = table_page(sight(Sitting(setup, opening(setup, [Sitter("human", "")] * setup.seats)), 0, "en"))
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids)), sorted({i for i in ids if ids.count(i) > 1})


@pytest.mark.parametrize("name", FIVE)
def test_parts_sent_one_by_one_make_the_whole(name: str) -> None:
    drawn = drawing(games()[name], "en")
    had: dict[tuple[int, int, str], list[Part]] = {}
    ways = {"parts": 0, "group": 0, "region": 0}
    for view, taps in sampled(name):
        for region, new in regions(drawn, view, taps).items():
            old = had.get((view.seats, view.seat, region), [])
            had[view.seats, view.seat, region] = new
            page = whole(old)
            news = changed(old, new)
            if news is None:
                page = filled(old, stubbed(old, new))
                ways["region"] += 1
            else:
                before = {part.id: part.html for part in [*leaves(old), *groups(old)]}
                for part, html in news:
                    assert page.count(before[part.id]) == 1
                    page = page.replace(before[part.id], filled(old, html))
                    ways["parts" if html == part.html else "group"] += 1
            assert page == whole(new)
    assert ways["parts"], ways
    assert ways["region"] + ways["group"], ways


def filled(old: list[Part], html: str) -> str:
    """What was sent, with the parts that its stubs stand for."""
    return STUB.sub(lambda m: whole(row(old, m[2], int(m[3]))), html)


def row(old: Iterable[Part], first: str, n: int) -> list[Part]:
    """Those parts: they lie beside each other."""
    beside = list(level(list(old)))
    for k, part in enumerate(beside):
        if part.id == first:
            return beside[k : k + n]
    return next((found for part in beside if part.parts and (found := row(part.parts, first, n))), [])


def test_a_list_in_a_list_is_told_again_only_where_a_value_is_another() -> None:
    told: list[int] = []

    def row(n: int, facts: list[int]) -> Iterable[Saying]:
        told.append(n)
        for fact in facts:
            yield "dot", n, fact

    parts, lists = Parts(lambda name: lambda n, fact: f'<g id="{name}-{n}-{fact}"></g>'), Lists()

    def page(*rows: list[int]) -> str:
        return whole(parts.all([("dot", -1, 0), *((row, n, facts) for n, facts in enumerate(rows))], lists))

    first = page([1, 2], [3])
    assert first.count("<g") == 4
    assert page([1, 2], [3]) == first
    assert told == [0, 1], "equal values, other lists"
    assert page([1, 2], [4]) == first.replace("dot-1-3", "dot-1-4")
    assert told == [0, 1, 1]
    for n in range(50):
        page([1, 2], [n])
    assert told.count(0) == 1
    assert parts.all([(lambda: [("dot", 9, 9)],)], lists)[0].parts[0].id == "dot-9-9", "a list of no values"
    for n in range(2 * MOST_LISTS):
        parts.all([(row, n, [])], lists)
    assert len(lists.told) <= MOST_LISTS + 1
    assert all(len(before) <= MOST_TOLD for before in lists.told.values())


@pytest.mark.parametrize("name", FIVE)
def test_a_part_looks_one_way(name: str) -> None:
    """A macro or a function; and what is not drawn is not there."""
    drawn = drawing(games()[name], "en")
    macros = set(re.findall(r"{% macro (\w+)\(", (games()[name].folder / "board.svg.jinja").read_text(encoding="utf-8")))
    assert not macros & set(looks_of(drawn.tells))


def test_only_so_many_parts_are_kept() -> None:
    drawn = 0

    def look(name: str) -> Any:
        def dot(n: int) -> str:
            nonlocal drawn
            drawn += 1
            return f'<g id="dot-{n}"></g>'

        return dot

    parts = Parts(look, most=10)
    for n in range(100):
        assert parts(("dot", n)).id == f"dot-{n}"
        assert parts(("dot", 0)).id == "dot-0", "what is used again and again stays"
    assert drawn == 100
    assert len(parts.kept) + len(parts.older) <= 10
