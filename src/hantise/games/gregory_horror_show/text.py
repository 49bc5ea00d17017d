"""The table of Gregory Horror Show in plain text, for terminals and screen readers: built from a view, like every picture."""

from __future__ import annotations

from typing import Any

from hantise.core.view import View

from .board import CELLS, KIND, KINDS, NAMES, ROOMS, VALUE
from .components import DATA

WIDE, HIGH = 15, 13
PAWNS = "ABCD"
SIGNS: dict[str, str] = {kind: sign for sign, kind in DATA["board"]["tiles"]["legend"].items()}


def board(view: View, texts: Any) -> str:
    """Both floors side by side with columns 0 to 14 and rows 0 to 12, then the players. texts: of this game."""
    v = view.table
    parts = [str(texts("pic-title", round=v["round"])), floors(v, texts), legend(texts), people(v, texts)]
    return "\n".join(parts)


def floors(v: dict[str, Any], texts: Any) -> str:
    """Two signs a space: what it is, and who stands there (A to D the pawns, & Gregory, * a guest)."""
    grids = [grid(v, 0), grid(v, 1)]
    width = 4 + 2 * WIDE
    head = "".join(str(texts("pic-floor", floor=floor)).ljust(width + 3) for floor in ("ground", "first"))
    return "\n".join([head.rstrip(), *["   ".join(pair).rstrip() for pair in zip(*grids, strict=True)]])


def grid(v: dict[str, Any], level: int) -> list[str]:
    """One floor, a line a row."""
    there: dict[str, str] = {f["at"]: "*" for f in v["figures"]}
    there |= {p["at"]: PAWNS[i] for i, p in enumerate(v["players"]) if p["at"]}
    if v["gregory"]["at"]:
        there[v["gregory"]["at"]] = "&"
    signs = [[" " * 2] * WIDE for _ in range(HIGH)]
    for s, cells in enumerate(CELLS):
        for floor, x, y in cells:
            if floor == level:
                signs[y][x] = sign(s) + there.get(NAMES[s], " ")
    lines = ["    " + "".join(str(x % 10).ljust(2) for x in range(WIDE))]
    return lines + [f"{y:>2}  " + "".join(signs[y]) for y in range(1, HIGH - 1)]


def sign(s: int) -> str:
    """The sign of a space, as components.toml writes it."""
    return SIGNS[f"spooky_{VALUE[s]}"] if VALUE[s] else SIGNS[KINDS[KIND[s]]]


def legend(texts: Any) -> str:
    """What the signs mean."""
    words = [f"{mark} {texts('kind-' + kind)}" for kind, mark in SIGNS.items() if kind != "wall" and "spooky" not in kind]
    words.append(f"1-6 {texts('kind-spooky')} (x 50)")
    words += ["& Gregory", f"* {texts('pic-monsters')}"]
    lines, line = [], ""
    for word in words:
        if len(line) + len(word) > 100:
            lines.append(line.rstrip())
            line = ""
        line += word + "  "
    return "\n".join([*lines, line.rstrip()])


def people(v: dict[str, Any], texts: Any) -> str:
    """Each player, each guest, and the own hand."""
    lines = []
    for i, p in enumerate(v["players"]):
        who = f"{PAWNS[i]} ({texts('role-' + ('red', 'blue', 'green', 'yellow')[i])})"
        said = texts(
            "pic-player",
            who=who,
            alive="yes" if p["alive"] else "no",
            at=p["at"] or "none",
            life=p["life"],
            spooky=p["spooky"],
            keys=p["keys"],
            rooms=p["rooms"],
            hand=p["hand"],
        )
        lines += [str(said), *rights(v, i, who, texts)]
    for f in v["figures"]:
        owner = PAWNS[f["owner"]]
        lines.append(
            str(texts("pic-figure", figure=texts("figure-" + f["figure"]), owner=owner, at=f["at"], status=f["status"]))
        )
    lines += [f"{texts('card-' + c)}: {hint(c, texts)}" for c in v["hand"]]
    return "\n".join(lines)


def rights(v: dict[str, Any], i: int, who: str, texts: Any) -> list[str]:
    """What a player may or must do, as long as it lasts: GHS-GTR-4, GHS-MOV-9, GHS-ROO-1."""
    p = v["players"][i]
    lines = []
    if p["flag"]:
        lines.append(str(texts("pic-flag", who=who)))
    if p["evicted"]:
        lines.append(str(texts("pic-evicted", who=who, room=texts.word("room", ROOMS.index(p["evicted"]))["-in"])))
    if v["unlock"] and i == v["active"]:
        lines.append(str(texts("pic-unlock", who=who)))
    return lines


def hint(card: str, texts: Any) -> str:
    """What a card does."""
    return str(texts.word("card", [c["id"] for c in DATA["judgment"]].index(card))["-effect"])
