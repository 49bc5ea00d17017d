"""The table of Evil Corp. in plain text, for terminals and screen readers: built from a view, like every picture."""

from __future__ import annotations

from typing import Any

from hantise.core.view import View

INACTIVE = "-"  # after a tile on its inactive face


def board(view: View, texts: Any) -> str:
    """Villages with both sides, seats, the row, demons, the own hand. texts: of this game."""
    v = view.table
    first = "".join(v["seats"][s]["letter"] for s in v["teams"][v["first"]]["members"])
    parts = [str(texts("text-round", round=v["round"], who=first))]
    parts += [village(v, x, texts) for x in v["villages"]]
    parts += [seat(v, s, texts) for s in v["seats"]]
    parts.append(
        str(texts("text-row", tiles=", ".join(f"{r['slot']} {word(r['tile'], texts)} ({r['price']})" for r in v["row"])))
    )
    parts.append(str(texts("text-demons", demons=", ".join(demon(d, texts) for d in v["demons"]))))
    if view.seat >= 0:
        held = [named(h, texts) for h in v["seats"][view.seat]["hand"]]
        parts.append(str(texts("text-hand", tiles=", ".join(held) or "-")))
    return "\n".join(parts)


def village(v: dict[str, Any], x: dict[str, Any], texts: Any) -> str:
    """Its facts on one line, then a line a side: each tile with its space and what it counts."""
    head = texts(
        "text-village", number=x["number"], village=texts(f"village-{x['village']}"), face=x["face"], lead=f"{x['lead']:+d}",
        first=x["conquest"][0], second=x["conquest"][1], steps=x["steps"], loot=owner(v, x["loot"], texts),
        stone=owner(v, x["stone"], texts), yellow=x["cargo"]["yellow"], other=x["cargo"]["red_blue"],
    )  # fmt: skip
    return "\n".join([str(head), *[f"  {letters(v, x['owners'][d])}: {side(x['sides'][d], texts)}" for d in (1, 0)]])


def side(spaces: list[dict[str, Any]], texts: Any) -> str:
    """All seven spaces."""
    return "  ".join(
        f"{s['at']}={word(s['tile'], texts)}{'' if s['up'] else INACTIVE}({s['counts']})" if s["tile"] else f"{s['at']}=."
        for s in spaces
    )


def seat(v: dict[str, Any], s: dict[str, Any], texts: Any) -> str:
    """A player; with the first of a team, what the team owns."""
    shown = ", ".join(named(h, texts) for h in s["shown"]) or "none"
    line = str(texts("text-seat", letter=s["letter"], passed="yes" if s["passed"] else "no", behind=s["behind"], shown=shown))
    team = v["teams"][s["team"]]
    if team["members"][0] == s["seat"]:
        line += "; " + str(texts("text-team", gold=team["gold"], magic=team["magic"], tokens=team["tokens"], bag=team["bag"]))
    return line


def demon(d: dict[str, Any], texts: Any) -> str:
    name = str(texts(f"demon-{d['demon']}"))
    return name if d["up"] else str(texts("text-asleep", demon=name))


def owner(v: dict[str, Any], team: int, texts: Any) -> str:
    """Whose the pawn is; it lies there still where it is nobody's."""
    return letters(v, team) if team >= 0 else str(texts("text-there"))


def letters(v: dict[str, Any], team: int) -> str:
    return "".join(v["seats"][s]["letter"] for s in v["teams"][team]["members"])


def named(held: dict[str, Any], texts: Any) -> str:
    return word(held["tile"], texts) + (f" x{held['n']}" if held["n"] > 1 else "")


def word(tile: str, texts: Any) -> str:
    """The tile's name in the reader's language."""
    return str(texts(f"tile-{tile}"))
