"""What lies on the table, for the picture: both floors, pieces, costs, the strip under the floors, by name and values. How
they look stands in board.svg.jinja.

A place is the name of its space; stairs are drawn on both floors. Whatever may come and go is there all the time, empty
meanwhile: a floor has so many spaces that all of it is never sent for one of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hantise.core.view import View

from .board import ROOMS
from .components import DATA, FIGURES

Saying = tuple[Any, ...]
BROAD = True  # the board wants width: on a page all panels share one column beside it

LETTERS = "abcd"
LEVELS = (0, 1)
UP = {room["id"]: room["floor"] == "first" for room in DATA["board"]["room"]}
LINES: list[list[list[str]]] = [  # by level and line, the names of its spaces; stairs have that of the ground floor on both
    [
        [f"{'f' if level and sign != 'U' else 'g'}{x}.{y}" for x, sign in enumerate(line) if sign != "#"]
        for y, line in enumerate(DATA["board"]["floor"][level]["rows"])
    ]
    for level in LEVELS
]
PLAIN = ((), (), "")  # of a space: nobody there, nobody goes there
LINE = [{name: y for y, line in enumerate(level) for name in line} for level in LINES]
PLACES = {*LINE[0], *LINE[1]}
There = dict[str, tuple[str, ...]]


def frame(view: View, taps: Sequence[str], say: Any) -> str:
    return "-34 -70 1398 768"


def title(view: View) -> Saying:
    return "title", view.table["round"]


def describe(view: View) -> Iterator[Saying]:
    v = view.table
    yield "sentence", v["round"]
    for i, p in enumerate(v["players"]):
        yield "player_said", i, p["alive"], p["at"] or "", p["life"], p["spooky"], p["keys"], p["rooms"], p["hand"]
    if v["gregory"]["at"]:
        yield "gregory_said", v["gregory"]["at"]
    for f in v["figures"]:
        yield "figure_said", f["figure"], f["owner"], f["at"], f["status"]


def level_of(space: str) -> int:
    return 1 if space[0] == "f" else 0


# the board -----------------------------------------------------------------------------------------------------------------
def board(view: View, taps: Sequence[str], say: Any) -> Iterator[Saying]:
    v = view.table
    there = standing(v)
    yield ("open_house",)
    for level in LEVELS:
        yield "open_storey", level
        yield "house", level
        yield "squares", level, not v["secret"]
        yield "acid", level, tuple(s for s in v["acid"] if level_of(s) == level)
        yield markers, level, v["rooms"]
        yield cells, level, there, v["moves"], v["ways"]
        yield pieces, level, everybody(v, level, view.seat)
        yield reach, level, v["moves"], v["figures"], v["gregory"]["at"]
        yield ("close_storey",)
    yield from strips(v)
    yield ("close_house",)


def standing(v: dict[str, Any]) -> There:
    """By space, who stands there."""
    there: There = {}
    everybody = [(LETTERS[i], p["at"]) for i, p in enumerate(v["players"])]
    everybody += [("gregory", v["gregory"]["at"])] + [(f["figure"], f["at"]) for f in v["figures"]]
    for who, at in everybody:
        if at:
            there[at] = (*there.get(at, ()), who)
    return there


def markers(level: int, rooms: dict[str, int]) -> Iterator[Saying]:
    for room in ROOMS:
        if UP[room] == bool(level):
            yield "marker", room, rooms[room]


def cells(level: int, there: There, moves: dict[str, Any], ways: dict[str, Any]) -> Iterator[Saying]:
    """The spaces of a floor, line by line: most lines are as they were."""
    busy: dict[int, dict[str, Saying]] = {}
    for name in there.keys() | {name for far in moves.values() for name in far}:
        if name in LINE[level]:
            busy.setdefault(LINE[level][name], {})[name] = told(name, there, moves, ways)
    for y in range(len(LINES[level])):
        yield line, (level, y), busy.get(y, {})


def told(name: str, there: There, moves: dict[str, Any], ways: dict[str, Any]) -> tuple[Any, ...]:
    """A space: who stands there, what it costs to whom, and the ways there that are longer than a step."""
    costs = tuple([(who, far[name]) for who, far in moves.items() if name in far])
    return there.get(name, ()), costs, far_ways(ways, name) if costs else ""


def line(of: tuple[int, int], busy: dict[str, Saying]) -> Iterator[Saying]:
    level, y = of
    for name in LINES[level][y]:
        yield "space", level, name, *busy.get(name, PLAIN)


def far_ways(ways: dict[str, Any], name: str) -> str:
    """For the page's script (`data-far`): `g5.7,g5.8|gregory g12.4,gregory g11.4`."""
    found = []
    for who, far in ways.items():
        if name in far:
            lead = "" if who == "pawn" else who + " "
            found.append(lead + f",{lead}".join(far[name]))
    return "|".join(found)


def everybody(v: dict[str, Any], level: int, seat: int) -> list[Saying]:
    """Who is on that floor: pawns, Gregory, guests."""
    here = "f" if level else "g"
    places = [p["at"] if p["at"] and p["at"][0] == here else "" for p in v["players"]]
    at = v["gregory"]["at"]
    found: list[Saying] = [("pawn", i, place, bool(place) and v["active"] == i, i == seat) for i, place in enumerate(places)]
    found.append(("gregory", at if at and at[0] == here else ""))
    return found + [("figure", f["figure"], f["at"], f["status"], f["owner"]) for f in v["figures"] if f["at"][0] == here]


def pieces(level: int, here: Sequence[Saying]) -> Iterator[Saying]:
    """Each of them, and an empty group for every guest who is not there."""
    figures = {f[1]: f[2:] for f in here if f[0] == "figure"}
    for who, *facts in here:
        if who != "figure":
            yield who, level, *facts
    for name in FIGURES:
        yield "figure", level, name, *figures.get(name, ("", "", -1))


def reach(level: int, moves: dict[str, Any], figures: Sequence[dict[str, Any]], gregory: str) -> Iterator[Saying]:
    """What spaces cost: of the pawn; of a monster once it is pointed at, by its name or its space (`data-of`, see table.js)."""
    at, floor = {f["figure"]: f["at"] for f in figures} | {"gregory": gregory or ""}, "gf"[level]
    costs = [(who, at.get(who, ""), tuple([cost for cost in far.items() if cost[0][0] == floor])) for who, far in moves.items()]
    yield "reach", level, tuple(costs)


def look_reach(kit: Any, level: int, costs: tuple[Any, ...]) -> str:
    """What spaces cost: a number in the corner of each."""
    found = [f'<g id="reach-{level}">']
    for who, at, far in costs:
        of = "" if who == "pawn" else f"{who} {at}"
        off = ' data-off=""' if of else ""
        found.append(f'<g class="inert costs" aria-hidden="true" data-of="{of}"{off}>')
        found += [COST % (*CORNER[name], n) for name, n in far]
        found.append("</g>")
    return "".join([*found, "</g>"])


COST = '<g transform="translate(%d %d)"><circle r="10.500" class="cost"/><text class="cost-n" y="5">%d</text></g>'
CORNER = {name: (int(name[1:].split(".")[0]) * 50 - 11, int(name.split(".")[1]) * 50 - 38) for name in PLACES}


def strips(v: dict[str, Any]) -> Iterator[Saying]:
    """Under the floors: whose turn, dice and points; the fight; the mystery card."""
    last = v["last"]
    yield "went", (last["from"], last["to"]) if last and last["from"] and last["from"][0] == last["to"][0] else ()
    yield ("open_strips",)
    yield "turn", v["active"], v["players"][v["active"]]["alive"], tuple(face for _, face in v["dice"]), v["points"]
    fight = v["fight"]
    yield "fight", (*fight["names"], *fight["strength"], fight["ahead"]) if fight else ()
    yield "mystery", v["mystery"]["card"] or v["mystery"]["lingering"] or ""
    yield ("close_strips",)


# hand, aid, seats ----------------------------------------------------------------------------------------------------------
def powers(f: dict[str, Any]) -> tuple[Any, ...]:
    return f["diagonal"], f["jump"], f["feet"], f["spooky"]


def counted(things: Sequence[str]) -> tuple[tuple[str, int], ...]:
    return tuple((x, things.count(x)) for x in dict.fromkeys(things))


def hand(view: View, taps: Sequence[str]) -> Iterator[Saying]:
    """The guests that may come in now lie beside the hand: a low blow is one of them and a trap, a room victory one and a
    start space."""
    v = view.table
    for card, n in counted(v["hand"]):
        yield "held", card, n
    there = {f["figure"] for f in v["figures"]}
    for name, f in v["powers"].items():
        if name in taps and name not in there:
            yield "guest_card", name, powers(f)


def aid(view: View) -> Iterator[Saying]:
    v = view.table
    yield "piles", v["deck"], len(v["discard"]), v["keys"]
    yield "discarded", counted(v["discard"])
    yield "mysteries", v["mystery"]["stack"], tuple(c for c in (v["mystery"]["card"], v["mystery"]["lingering"]) if c)
    yield ("open_monsters",)
    yield "gregory_chip", v["gregory"]["at"] or "none"
    for f in v["figures"]:
        yield "figure_chip", f["figure"], f["owner"], f["at"], f["status"], powers(f["powers"])
    yield ("close_monsters",)
    yield ("legend",)


def panel(view: View, person: Any) -> tuple[str, str, Iterator[Saying]]:
    roles = ("red", "blue", "green", "yellow")
    return "p-" + roles[person.seat], "-20 -26 40 46", facts(view, person.seat)


def facts(view: View, seat: int) -> Iterator[Saying]:
    v = view.table
    p = v["players"][seat]
    yield "life", seat, p["life"]
    yield "spooky", seat, p["spooky"]
    hell = p["hell"]["failed"] if p["hell"]["in"] else None
    points = v["points"] if v["active"] == seat and p["alive"] and not view.ended else None
    yield (
        "counts",
        seat,
        p["keys"],
        p["rooms"],
        p["hand"],
        tuple(v["known"][seat]),
        p["alive"],
        hell,
        points,
        p["evicted"],
        p["flag"],
    )
    roster = tuple(p["roster"]) if v["guests"] and p["roster"] else ()
    yield "monsters", seat, tuple(p["deck"]), tuple(p["pile"]), tuple(p["removed"]), roster
