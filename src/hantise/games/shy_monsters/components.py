"""What the box holds: tiles, monsters with their patterns, floors. Read from components.toml and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from hantise.core.data import ComponentsError, components

FOLDER: Final = Path(__file__).parent
DATA: Final[dict[str, Any]] = components(FOLDER)


def checked(condition: bool, entry: str, right: str) -> None:
    """Raise ValueError unless the entry of the file is as it must be."""
    if not condition:
        line = f"shy_monsters components, {entry}: {right}"
        raise ComponentsError(line, "fault-components", game="shy_monsters", entry=entry, right=right)


def offsets(monster: dict[str, Any], name: str) -> list[tuple[int, int]]:
    """The filled or empty cells of a pattern, as (dx, dy)."""
    cells = monster.get(name, [])
    for c in cells:
        ok = isinstance(c, list) and len(c) == 2 and all(v in (-1, 0, 1) for v in c) and c != [0, 0]
        checked(ok, f"monster {monster.get('id')}, {name}", f"offsets are [dx, dy] of -1, 0, 1 around the monster, not {c}")
    return [(c[0], c[1]) for c in cells]


def turned(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A quarter turn."""
    return [(-y, x) for x, y in cells]


def four_ways(monster: dict[str, Any]) -> list[tuple[list[tuple[int, int]], list[tuple[int, int]]]]:
    """SM-CZ-2. A pattern in its different rotations: (filled, empty) each."""
    filled, empty = offsets(monster, "filled"), offsets(monster, "empty")
    checked(not set(filled) & set(empty), f"monster {monster['id']}", "a cell cannot be both filled and empty")
    seen, out = set(), []
    for _ in range(4):
        form = (frozenset(filled), frozenset(empty))
        if form not in seen:
            seen.add(form)
            out.append((filled, empty))
        filled, empty = turned(filled), turned(empty)
    return out


checked(len(DATA.get("monster", [])) == 6, "[[monster]]", "there are six of them")
checked([f.get("number") for f in DATA.get("floor", [])] == [1, 2, 3], "[[floor]]", "there are three, numbered 1, 2, 3")

# Tiles, as the notation names them. SM-CMP-1.
ENTRANCE: Final = 0
CORRIDOR: Final = 1
EXIT: Final = 2
MONSTER: Final = 3  # monsters are MONSTER and above
MONSTERS: Final[list[str]] = [m["id"] for m in DATA["monster"]]
TILES: Final[list[str]] = ["entrance", "corridor", "exit", *MONSTERS]
BACK: Final = "back"
CORRIDORS: Final[int] = next(t["count"] for t in DATA["dungeon_tile"] if t["id"] == "corridor")
checked(CORRIDORS == 3, "dungeon_tile corridor, count", "there are three: a floor has seven tiles")

PATTERNS: Final[list[list[tuple[list[tuple[int, int]], list[tuple[int, int]]]]]] = [four_ways(m) for m in DATA["monster"]]

FLOORS: Final = 3  # SM-TRN-1
PEEKS: Final[tuple[int, ...]] = tuple(f["peeks"] for f in DATA["floor"])  # SM-PEEK-1
DRAWN: Final = 2  # SM-BLD-1
checked(all(isinstance(p, int) and 0 <= p <= 5 for p in PEEKS), "[[floor]] peeks", "0 to 5 tiles are revealed")
checked(all(f.get("monsters_drawn") == DRAWN for f in DATA["floor"]), "[[floor]] monsters_drawn", "two are drawn on each floor")


def option(name: str) -> dict[str, Any]:
    """The `[[option]]` of that name."""
    found = [o for o in DATA.get("option", []) if o.get("id") == name]
    checked(len(found) == 1, f"[[option]] {name}", "there is one of each name")
    return dict(found[0])


IDLE_LIMIT: Final[int] = option("idle_limit")["default"]  # SM-HSE-2
