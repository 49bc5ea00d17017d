"""What lies on the table, for the picture: tiles, hero and skills by name and values. How they look stands in board.svg.jinja.

A tile is known by its cell and floor: nothing here outlives a shuffle.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hantise.core.view import View

from .components import DATA, MONSTERS

COLUMNS = "abcdefghijklm"
SKILLS = ("attack", "jump")
PLACE = {m["id"]: tuple(m["memo_position"]) for m in DATA["monster"]}
MEMO = sorted(MONSTERS, key=lambda m: (PLACE[m][1], PLACE[m][0]))  # as on the memo tile: rows first
Saying = tuple[Any, ...]


def spots(view: View, taps: Sequence[str]) -> list[str]:
    """The free cells where the master may lay a tile."""
    taken = {tile["at"] for tile in view.table["tiles"]}
    return [w for w in taps if w[0] in COLUMNS and w[1:].isdigit() and w not in taken]


def xy(cell: str) -> tuple[int, int]:
    return COLUMNS.index(cell[0]) - 6, int(cell[1:]) - 7


def frame(view: View, taps: Sequence[str], say: Any) -> str:
    """As large as the floor with its free cells, and at least four cells by three."""
    cells = [(tile["x"], tile["y"]) for tile in view.table["tiles"]] + [xy(at) for at in spots(view, taps)]
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    w, h = max(4, max(xs) - min(xs) + 1), max(3, max(ys) - min(ys) + 1)
    return f"{(min(xs) + max(xs) + 1 - w) * 50 - 22} {(min(ys) + max(ys) + 1 - h) * 50 - 22} {w * 100 + 44} {h * 100 + 44}"


def title(view: View) -> Saying:
    return "title", view.table["floor"], view.table["floors"]


def building(view: View) -> bool:
    """Is the master building, and the viewer may not see it?"""
    return view.table["phase"] == "build" and not view.table["hand"]


def describe(view: View) -> Iterator[Saying]:
    v = view.table
    yield ("sentence", *title(view)[1:])
    for tile in v["tiles"]:
        yield "tile_said", tile["at"], tile["tile"], tile["up"], tile["status"], hero_on(v, tile)
    if building(view):
        yield ("builds",)
    for k in SKILLS:
        yield "skill_said", k, v["skills"][k]
    yield "pile_said", v["pile"]


def hero_on(v: dict[str, Any], tile: dict[str, Any]) -> bool:
    return (tile["x"], tile["y"]) == tuple(v["hero"])


def tiles(floor: int, laid: Sequence[dict[str, Any]], hero: Sequence[int], over: bool) -> Iterator[Saying]:
    """The floor, tile by tile."""
    there = tuple(hero)
    for tile in laid:
        at, x, y = tile["at"], tile["x"], tile["y"]
        yield "tile", floor, at, x, y, tile["tile"], tile["up"], tile["status"], (x, y) == there, over


def board(view: View, taps: Sequence[str], say: Any) -> Iterator[Saying]:
    v = view.table
    if building(view):
        yield ("site",)
    for at in spots(view, taps):
        yield "spot", at, *xy(at)
    yield tiles, v["floor"], v["tiles"], v["hero"], v["phase"] == "over"
    last = v["last"]
    way = [last["from"], last["over"], last["to"]] if last and last["from"] and last["kind"] != "peek" else []
    yield "went", tuple(tuple(cell) for cell in way if cell)
    yield "looked", tuple(last["to"]) if last and not way else ()
    yield "hero", *v["hero"], v["alive"]


def look_tile(kit: Any, floor: int, at: str, x: int, y: int, tile: str, up: bool, status: str, hero: bool, over: bool) -> str:
    """A tile of the floor, as a place to point at."""
    said, tip = kit.part("label", at, tile, up, status, hero), kit.part("tip", at, tile, up, status, over)
    side, face = "up" if up else "down", kit.part("face", tile, up, status)
    id = f"f{floor}-{at}"
    return str(kit.place(at, said, x * 100, y * 100, id=id, face=side, tip=tip, lit=True, caller=lambda: face))


def hand(view: View, taps: Sequence[str]) -> Iterator[Saying]:
    v = view.table
    if v["hand"]:
        for tile in dict.fromkeys(v["hand"]):
            yield "held", tile, v["hand"].count(tile), v["phase"] == "over"
    elif view.seat == 1 and v["phase"] in ("peek", "move"):
        for k in SKILLS:
            yield "skill", k, v["skills"][k]


def aid(view: View) -> Iterator[Saying]:
    v = view.table
    gone = {m for row in v["rows"] for m in row["revealed"]}
    yield memo, v["comfort"], gone, v["hand"], v["phase"] == "build"


def memo(comfort: dict[str, list[str]], gone: set[str], held: Sequence[str], building: bool) -> Iterator[Saying]:
    """Monster by monster: where it would be at ease, whether it has been revealed, whether it lies in the hand."""
    yield ("patterns",)
    yield ("open_memo",)
    for m in MEMO:
        yield "memo", m, tuple(comfort.get(m, ())), m in gone, m in held, building
    yield ("close_memo",)
    yield ("legend",)


def look_memo(kit: Any, id: str, cells: Sequence[str], gone: bool, held: bool, building: bool) -> str:
    said = kit.part("ease", id)
    if not building:
        said += " " + kit.escaped(kit.t("pic-memo-cells", n=len(cells), cells=", ".join(cells)))
    return (
        f'<li id="memo-of-{id}" class="{"gone" if gone else ""}{" held" if held else ""}"><button type="button" id="memo-{id}"'
        f' data-glow="{" ".join(cells)}" aria-pressed="false" data-tip="{said}" aria-label="{said}">{kit.part("memo_face", id)}'
        "</button></li>"
    )


def panel(view: View, person: Any) -> tuple[str, str, Iterator[Saying]]:
    if person.seat == 1:
        return "p-hero", "-24 -42 56 78", hero(view.table)
    return "p-master", "-22 -34 44 62", master(view.table)


def hero(v: dict[str, Any]) -> Iterator[Saying]:
    yield "floors", v["floor"], v["floors"], v["exits"], v["phase"] != "over"
    yield (
        "skills",
        *(v["skills"][k] for k in SKILLS),
        v["peeks"] if v["phase"] == "peek" else None,
        v["idle"] if v["idle"] > 2 else 0,
    )


def master(v: dict[str, Any]) -> Iterator[Saying]:
    yield "pile", v["pile"]
    yield "left", tuple(v["pile_tiles"]) if v["phase"] == "over" else ()


def beside(view: View) -> Iterator[Saying]:
    """The floors left behind."""
    if view.table["rows"]:
        yield "rows", tuple((r["floor"], tuple(r["revealed"]), tuple(r["unrevealed"])) for r in view.table["rows"])
