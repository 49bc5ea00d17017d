"""What lies on the table, for the picture: the parts of the castle by name and values. How they look stands in board.svg.jinja.

A part that may come and go is there all the time, empty meanwhile, so that a pick sends no more than what it changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hantise.core.view import View

from .board import ROOMS
from .components import BLAZONS, KEYS, OBJECTS

KEYS_OF = {b: [key for key in KEYS if key.rpartition("-")[0] == b] for b in BLAZONS}
SIDES = ("north", "east", "south", "west")
Saying = tuple[Any, ...]
Pawns = dict[str, list[tuple[str, bool]]]
Chart = dict[str, Any] | None


def frame(view: View, taps: Sequence[str], say: Any) -> str:
    return "-24 -24 548 548"


def title(view: View) -> Saying:
    return "title", view.table["round"]


def describe(view: View) -> Iterator[Saying]:
    v = view.table
    yield "sentence", title(view)[1]
    for r in rooms(v["tokens"], pawns(v), v["walk"], v["map"]):
        yield ("room_said", *r)
    for i, p in enumerate(v["seats"]):
        yield "player", p["colour"], i == v["ghost"], len(p["backs"]), p["treasures"]


def pawns(v: dict[str, Any]) -> Pawns:
    """By room, who stands there: his colour, and whether he is the ghost."""
    here: Pawns = {}
    for i, p in enumerate(v["seats"]):
        here.setdefault(p["room"], []).append((p["colour"], i == v["ghost"]))
    return here


def rooms(tokens: Sequence[dict[str, Any]], here: Pawns, walk: Sequence[str], chart: Chart) -> Iterator[Saying]:
    """Each room: its token, pawns, the number of the ghost's step into it, and how likely he comes (None without a map)."""
    there = by_room(tokens)
    for r in ROOMS:
        yield r, there.get(r, ""), tuple(here.get(r, ())), walk.index(r) + 1 if r in walk else 0, chance(chart, r)


def castle(tokens: Sequence[dict[str, Any]], here: Pawns, walk: Sequence[str], chart: Chart) -> Iterator[Saying]:
    """The rooms, as places to point at."""
    for r in rooms(tokens, here, walk, chart):
        yield ("room", *r)


def spots(tokens: Sequence[dict[str, Any]], placed: Sequence[dict[str, Any]]) -> Iterator[Saying]:
    """Their tokens; those that the last deed put down lie open once more."""
    there, shown = by_room(tokens), by_room(placed)
    for name in ROOMS:
        yield "spot", name, shown.get(name, there.get(name, "")), name in shown


def chances(chart: Chart) -> Iterator[Saying]:
    """The map of the ghost."""
    for name in ROOMS:
        yield "odds", name, chance(chart, name) or ()


def by_room(tokens: Sequence[dict[str, Any]]) -> dict[str, str]:
    return {x["room"]: x["token"] for x in tokens}


def chance(chart: Chart, r: str) -> tuple[int, ...] | None:
    """In per cent: at all, then by each card; () where the ghost cannot come."""
    if chart is None:
        return None
    return (chart[r]["any"], *chart[r]["steps"]) if r in chart else ()


def board(view: View, taps: Sequence[str], say: Any) -> Iterator[Saying]:
    v = view.table
    yield ("ground",)
    yield castle, v["tokens"], pawns(v), v["walk"], v["map"]
    yield ("doors",)
    for side in SIDES:
        yield "gate", side
    yield spots, v["tokens"], v["placed"]
    yield "drawn", v["drawn"]
    yield chances, v["map"]
    yield from walks(v)
    yield from pieces(view)
    yield "preview", v["seats"][v["ghost"]]["room"] if v["walk"] else "", tuple(v["walk"])
    trail = v["trail"]
    if trail and trail["cards"]:
        colours = [p["colour"] for p in v["seats"]]
        who, ghost = colours[trail["seat"]], colours[v["ghost"]]
        yield "stroll", trail["round"], who, tuple(trail["rooms"]), tuple(trail["cards"]), ghost if who != ghost else ""
    else:
        yield "stroll", 0, "", (), (), ""


def walks(v: dict[str, Any]) -> Iterator[Saying]:
    """The last way of a pawn; not the ghost's while his cards lie open, for they show it."""
    trail = v["trail"]
    shown = trail and len(trail["rooms"]) > 1 and not (v["walk"] and trail["cards"])
    yield "went", tuple(trail["rooms"]) if shown else ()


def pieces(view: View) -> Iterator[Saying]:
    """The pawns, in the order of the seats: who moves changes his own part alone."""
    v = view.table
    here = pawns(v)
    for seat, p in enumerate(v["seats"]):
        ghost, there = seat == v["ghost"], here[p["room"]]
        where = (p["room"], there.index((p["colour"], ghost)), len(there)) if p["room"] else ("", 0, 0)
        yield "pawn", p["colour"], ghost, *where, seat == view.seat, seat in v["caught"]


def rim(view: View) -> Iterator[Saying]:
    v = view.table
    yield ("open_piles",)
    yield "pile", v["top"], v["pile"]
    yield "discard", v["discard"][-1] if v["discard"] else "", len(v["discard"])
    yield "bag", v["bag"]
    yield ("open_program",)
    for n, card in enumerate(v["program"], 1):
        yield "program", n, card, bool(v["plan"]) and card not in ("", "back")
    yield "close_program", bool(v["map"])


def hand(view: View, taps: Sequence[str]) -> Iterator[Saying]:
    if view.seat < 0:
        return
    v, mine = view.table, view.table["seats"][view.seat]
    if v["plan"]:
        laid = [card for card in v["program"] if card]
        for b in BLAZONS:
            yield "way", b, laid.index(b) + 1 if b in laid else 0, v["plan"]["next"].get(b, "")
    elif mine["keys"] is not None:
        for key in dict.fromkeys(mine["keys"]):
            yield "key", key, mine["keys"].count(key)
        if view.seat != v["ghost"]:
            for o in OBJECTS:
                yield "thing", o, o in mine["objects"]


def aid(view: View) -> Iterator[Saying]:
    v = view.table
    plan = v["plan"]
    yield (
        "plan",
        bool(plan and (plan["rooms"] or plan["broken"])),
        tuple(plan["rooms"]) if plan else (),
        bool(plan and plan["broken"]),
    )
    yield ("legend",)
    yield spent, v["discard"]


def spent(discard: Sequence[str]) -> Iterator[Saying]:
    """Key cards that are gone."""
    yield ("open_spent",)
    for b in BLAZONS:
        yield "spent", b, tuple([discard.count(key) for key in KEYS_OF[b]])
    yield ("close_spent",)


def panel(view: View, person: Any) -> tuple[str, str, Iterator[Saying]]:
    v = view.table
    p = v["seats"][person.seat]
    forgets = person.kind == "bot" and v["memory"] == "hidden"
    return "p-" + p["colour"], "-22 -34 44 62", facts(v, person.seat, forgets)


def look_holds(kit: Any, seat: int, backs: Sequence[str], objects: Sequence[str]) -> str:
    """The backs of his keys, and the objects that he has or lacks."""
    words = ", ".join([kit.word("blazon", b) for b in backs])
    said = kit.escaped(f"{kit.t('pic-backs', n=len(backs))} {words}")
    shown = [f'<svg viewBox="-24 -26 48 60" aria-hidden="true"><use href="#z-{b}"/></svg>' for b in backs]
    none = "" if backs else f'<span class="counter" aria-hidden="true">{kit.escaped(kit.t("pic-backs", n=0))}</span>'
    things = []
    for o in OBJECTS:
        there = o in objects
        name = kit.escaped(kit.t("pic-object", object=kit.word("object", o), there="yes" if there else "no"))
        things.append(
            f'<svg class="mini{"" if there else " gone"}" viewBox="-22 -22 44 44" role="img" aria-label="{name}">'
            f'<use href="#o-{o}"/></svg>'
        )
    return (
        f'<div id="holds-{seat}" class="row"><span class="backs" role="img" aria-label="{said}">{"".join(shown)}{none}</span>'
        f"{''.join(things)}</div>"
    )


def facts(v: dict[str, Any], seat: int, forgets: bool) -> Iterator[Saying]:
    p, ghost = v["seats"][seat], seat == v["ghost"]
    yield "standing", seat, ghost, p["room"], p["colour"], p["treasures"], v["target"], forgets
    yield "won", seat, tuple(p["won"].items())
    if not ghost:
        yield "holds", seat, tuple(p["backs"]), tuple(p["objects"])
