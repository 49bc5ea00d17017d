"""The castle in plain text, for terminals and screen readers: built from a view, like every picture."""

from __future__ import annotations

from typing import Any

from hantise.core.view import View

from .board import CRYPT, GATE, PLANS, ROOMS, STAIRS
from .components import DATA, KEY_COLOURS, TOKENS

# one letter a door; what stands in a room: a letter a player colour, in capitals for the ghost
DOORS = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "none": "#"}
PAWNS = {"red": "r", "blue": "b", "green": "g", "yellow": "y", "purple": "p", "orange": "o"}
WIDE, HIGH = 15, 4  # signs of a cell, walls included on two sides


def board(view: View, texts: Any) -> str:
    """The plan of the castle, what its signs mean, then who holds what. texts: of this game."""
    table = view.table
    parts = [
        headline(table, texts),
        plan(table, texts),
        str(texts("text-legend")),
        *players(table, texts),
        *beside(table, texts),
    ]
    return "\n".join(p for p in parts if p)


def headline(table: dict[str, Any], texts: Any) -> str:
    top = str(texts(f"blazon-{table['top']}")) if table["top"] else "-"
    return str(
        texts(
            "text-head",
            round=table["round"],
            target=table["target"],
            pile=table["pile"],
            top=top,
            discard=len(table["discard"]),
            bag=table["bag"],
        )
    )


def plan(table: dict[str, Any], texts: Any) -> str:
    """The walls with their doors, and in each room its name, blazon, token and pawns."""
    grid = [[" "] * (5 * WIDE + 1) for _ in range(5 * HIGH + 1)]
    for row in range(5):
        for column in range(5):
            outline(grid, column, row)
    for room in PLANS:
        open_hall(grid, room["cells"])
    for wall in DATA["board"]["wall"]:
        (x, y), (u, v) = wall["between"]
        if x == u:
            put(grid, x * WIDE + WIDE // 2, max(y, v) * HIGH, f"[{DOORS[wall['door']]}]")
        else:
            put(grid, max(x, u) * WIDE, y * HIGH + HIGH // 2, DOORS[wall["door"]])
    for gate in DATA["board"]["gate"]:
        x, y = gate["cell"]
        at = {"north": (WIDE // 2, 0), "south": (WIDE // 2, HIGH), "west": (0, HIGH // 2), "east": (WIDE, HIGH // 2)}
        dx, dy = at[gate["side"]]
        put(
            grid,
            x * WIDE + dx - (dy in (0, HIGH)),
            y * HIGH + dy,
            f"<{DOORS[gate['colour']]}>" if dy in (0, HIGH) else DOORS[gate["colour"]],
        )
    tokens = {t["room"]: t["token"] for t in table["tokens"]}
    for room in PLANS:
        x, y = room["cells"][0]
        lines = [
            name(room),
            str(texts("text-blazon", id=room["blazon"], blazon=str(texts(f"blazon-{room['blazon']}")))),
            there(tokens.get(room["id"], ""), pawns(table, room["id"]), texts),
        ]
        for i, line in enumerate(lines):
            put(grid, x * WIDE + 2, y * HIGH + 1 + i, line[: WIDE - 2])
    return "\n".join("".join(line).rstrip() for line in grid)


def outline(grid: list[list[str]], column: int, row: int) -> None:
    left, top = column * WIDE, row * HIGH
    for x in range(left, left + WIDE + 1):
        for y in (top, top + HIGH):
            grid[y][x] = "-"
    for y in range(top, top + HIGH + 1):
        for x in (left, left + WIDE):
            grid[y][x] = "+" if y in (top, top + HIGH) else "|"


def open_hall(grid: list[list[str]], cells: list[list[int]]) -> None:
    """A hall covers two cells: no wall between them."""
    if len(cells) < 2:
        return
    (x, y), (u, v) = sorted(cells)
    if y == v:
        for line in range(y * HIGH + 1, (y + 1) * HIGH):
            grid[line][u * WIDE] = " "
    else:
        for sign in range(x * WIDE + 1, (x + 1) * WIDE):
            grid[v * HIGH][sign] = " "


def put(grid: list[list[str]], x: int, y: int, text: str) -> None:
    for i, sign in enumerate(text):
        if 0 <= x + i < len(grid[y]):
            grid[y][x + i] = sign


def name(room: dict[str, Any]) -> str:
    """A room's name and what is special: % stairs, & the crypt, ! a gate with the letter of its colour."""
    r = ROOMS.index(room["id"])
    gate = f"!{DOORS[KEY_COLOURS[GATE[r]]]}" if GATE[r] >= 0 else ""
    return f"{room['id'].upper()} {'%' if r in STAIRS else ''}{'&' if r == CRYPT else ''}{gate}"


def there(token: str, pieces: str, texts: Any) -> str:
    """What stands and lies in a room, the pawns first: $? is a token whose face the display does not show."""
    shown = "" if not token else "$?" if token == "back" else f"${colour(texts, token)}"
    return f"{pieces} {shown}".strip()


def pawns(table: dict[str, Any], room: str) -> str:
    """The pawns in a room; the ghost's in capitals."""
    out = ""
    for i, p in enumerate(table["seats"]):
        if p["room"] == room:
            sign = PAWNS[p["colour"]]
            out += sign.upper() if i == table["ghost"] else sign
    return out


def players(table: dict[str, Any], texts: Any) -> list[str]:
    """A line a seat."""
    out = []
    for i, p in enumerate(table["seats"]):
        ghost = i == table["ghost"]
        won = ", ".join(f"{n} {colour(texts, c)}" for c, n in p["won"].items())
        out.append(
            str(
                texts(
                    "text-player",
                    mark=PAWNS[p["colour"]].upper() if ghost else PAWNS[p["colour"]],
                    colour=colour(texts, p["colour"]),
                    ghost="yes" if ghost else "no",
                    placed="yes" if p["room"] else "no",
                    room=p["room"].upper(),
                    treasures=f"{p['treasures']} ({won})" if won else "0",
                    keys=", ".join(keys(p, texts)) or str(texts("text-nobody")),
                    objects=", ".join(str(texts(f"object-{o}")) for o in p["objects"]) or str(texts("text-nobody")),
                )
            )
        )
    return out


def colour(texts: Any, name: str) -> str:
    """A player colour, or the trap, in the reader's language."""
    return str(texts.word("token", TOKENS.index(name))["-colour"])


def keys(p: dict[str, Any], texts: Any) -> list[str]:
    """The owner's keys, or the backs that all see."""
    if p["keys"] is not None:
        return [str(texts(f"key-{k}")) for k in p["keys"]]
    return [f"[{texts(f'blazon-{b}')}]" for b in p["backs"]]


def beside(table: dict[str, Any], texts: Any) -> list[str]:
    """The program as the viewer knows it, where it leads, the token that is drawn."""
    out = []
    cards = [c for c in table["program"] if c]
    if cards:
        said = [str(texts("text-back") if c == "back" else texts(f"blazon-{c}")) for c in cards]
        out.append(str(texts("text-program", cards=", ".join(said))))
    if table["walk"]:
        out.append(str(texts("text-plan", rooms=" > ".join(r.upper() for r in table["walk"]))))
    if table["map"]:
        likely = sorted(table["map"].items(), key=lambda found: (-found[1]["any"], found[0]))
        out.append(str(texts("text-map", rooms=", ".join(f"{room.upper()} {p['any']}" for room, p in likely))))
    if table["drawn"]:
        out.append(str(texts("text-drawn", token=str(texts(f"token-{table['drawn']}")))))
    for placed in table["placed"]:
        token = str(texts(f"token-{placed['token']}"))
        out.append(str(texts("text-placed", token=token[:1].upper() + token[1:], room=placed["room"].upper())))
    return out
