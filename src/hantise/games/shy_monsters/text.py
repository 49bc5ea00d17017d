"""The table of Shy Monsters in plain text, for terminals and screen readers: built from a view, like every picture."""

from __future__ import annotations

from typing import Any

from hantise.core.view import View

# two letters a tile; with a mark after them where more is known
SHORT = {"entrance": "En", "corridor": "Co", "exit": "Ex", "vampire_bat": "Ba", "dragon": "Dr", "mantis": "Ma"}
SHORT |= {"hydra": "Hy", "kraken": "Kr", "gargoyle": "Ga", "back": "??"}
MARKS = {"active": "!", "inactive": "-", "dead": "x"}
PAWN = "@"
EMPTY = "."


def board(view: View, texts: Any) -> str:
    """The floor as a grid with columns a to m and rows 1 to 13, then what stands beside it. texts: of this game."""
    table = view.table
    parts = [headline(table, texts), grid(table), legend(table, texts), beside(table, texts), at_ease(table, texts)]
    return "\n".join(p for p in parts if p)


def headline(table: dict[str, Any], texts: Any) -> str:
    return str(texts("text-floor", floor=table["floor"], floors=table["floors"], pile=table["pile"]))


def grid(table: dict[str, Any]) -> str:
    """The part of the grid that holds tiles, and one cell around it while the floor is built."""
    tiles = {(t["x"], t["y"]): t for t in table["tiles"]}
    free = 1 if table["phase"] == "build" else 0
    xs = range(max(min(x for x, _ in tiles) - free, -6), min(max(x for x, _ in tiles) + free, 6) + 1)
    ys = range(max(min(y for _, y in tiles) - free, -6), min(max(y for _, y in tiles) + free, 6) + 1)
    hero = tuple(table["hero"]) if table["alive"] else None
    lines = ["   " + "".join(chr(ord("a") + x + 6).center(7) for x in xs).rstrip()]
    for y in ys:
        cells = "".join(cell(tiles.get((x, y)), (x, y) == hero) for x in xs)
        lines.append(f"{y + 7:>3}{cells}".rstrip())
    return "\n".join(lines)


def cell(tile: dict[str, Any] | None, pawn: bool) -> str:
    """Seven signs: [Co], face down (Co) where one knows it all the same, ?? where not; ! - x how a monster is; @ the hero."""
    if tile is None:
        return EMPTY.center(7)
    name, mark = SHORT[tile["tile"]], MARKS.get(tile["status"], "")
    inside = f"{PAWN if pawn else ''}{name}{mark}"
    return (f"[{inside}]" if tile["up"] else f"({inside})").center(7)


def legend(table: dict[str, Any], texts: Any) -> str:
    """What the signs that are on the table mean."""
    kinds = sorted({t["tile"] for t in table["tiles"]}, key=list(SHORT).index)
    words = [f"{SHORT[k]} {word(k, texts)}" for k in kinds]
    words += [f"{MARKS[s]} {texts(f'text-{s}')}" for s in MARKS if any(t["status"] == s for t in table["tiles"])]
    if table["alive"]:
        words.append(f"{PAWN} {texts('text-hero')}")
    if any(not t["up"] and t["tile"] != "back" for t in table["tiles"]):
        words.append(f"( ) {texts('text-face-down')}")
    return "  ".join(words)


def beside(table: dict[str, Any], texts: Any) -> str:
    """Skills, the master's hand, monsters of past floors; once the game is over the pile as well (SM-END-5)."""
    lines = [texts("text-skills", attack=ready(table, "attack"), jump=ready(table, "jump"))]
    if table["hand"]:
        lines.append(texts("text-hand", tiles=", ".join(word(t, texts) for t in table["hand"])))
    if table["phase"] == "over" and table["pile_tiles"]:
        lines.append(texts("text-pile", tiles=", ".join(word(t, texts) for t in table["pile_tiles"])))
    for row in table["rows"]:
        lines.append(
            texts(
                "text-row",
                floor=row["floor"],
                revealed=", ".join(word(t, texts) for t in row["revealed"]) or "-",
                unrevealed=", ".join(word(t, texts) for t in row["unrevealed"]) or "-",
            )
        )
    return "\n".join(str(line) for line in lines)


def at_ease(table: dict[str, Any], texts: Any) -> str:
    """SM-CMP-3, SM-CZ-4. Where each monster would be at ease on this floor, as its shape tells everybody."""
    names = {word(monster, texts): cells for monster, cells in table["comfort"].items() if cells}
    width = max(map(len, names), default=0)
    lines = [f"  {name.ljust(width)}  {' '.join(cells)}" for name, cells in names.items()]
    return "\n".join([texts("text-ease"), *lines]) if lines else ""


def ready(table: dict[str, Any], skill: str) -> str:
    return "yes" if table["skills"][skill] else "no"


def word(tile: str, texts: Any) -> str:
    """The tile's name in the reader's language."""
    return str(texts("text-back" if tile == "back" else f"tile-{tile}"))
