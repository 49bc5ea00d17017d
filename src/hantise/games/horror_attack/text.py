"""The table of Ze Horror Attack in plain text, for terminals and screen readers: built from a view, like every picture."""

from __future__ import annotations

from typing import Any

from hantise.core.view import View

from .view import BACK


def board(view: View, texts: Any) -> str:
    """Decks and discard pile, each seat with its area, then what the viewer alone sees. texts: of this game."""
    table = view.table
    lines = [*decks(table, texts), f"{texts('text-pile', cards=cards(table['pile'], texts))}", ""]
    for seat in range(len(table["hands"])):
        lines += before(table, seat, view.seat, texts)
    lines += ["", *mine(table, view.seat, texts)]
    return "\n".join(str(line) for line in lines).rstrip()


def person(seat: int, texts: Any) -> str:
    return str(texts.person(seat)[""])


def cards(names: list[str], texts: Any) -> str:
    """Cards by name, equal ones with their number."""
    said = []
    for name in dict.fromkeys(names):
        n = names.count(name)
        word = str(texts("text-back") if name == BACK else texts(f"card-{name}"))
        said.append(f"{n} × {word}" if n > 1 else word)
    return ", ".join(said) or str(texts("text-none"))


def decks(table: dict[str, Any], texts: Any) -> list[str]:
    if len(table["decks"]) == 1:
        return [texts("text-deck", n=table["decks"][0])]
    out = []
    for seat, n in enumerate(table["decks"]):
        names = texts.person(seat)
        out.append(texts("text-own-deck", **{"who" + form: text for form, text in names.items()}, n=n))
    return out


def before(table: dict[str, Any], seat: int, viewer: int, texts: Any) -> list[str]:
    """What lies before a seat, and what the viewer knows of it."""
    worth = table["symbols"][seat]
    head = texts("text-seat", who=person(seat, texts), n=table["hands"][seat], hero=f"{worth:+d}", monster=f"{-worth:+d}")
    lines = [head, "  " + cards(table["areas"][seat], texts)]
    note = table["notes"][seat] if table["notes"] else {"sure": [], "maybe": []}
    if note["sure"]:
        lines.append("  " + texts("text-known", cards=cards(note["sure"], texts)))
    if note["maybe"]:
        lines.append("  " + texts("text-may", cards=cards(note["maybe"], texts)))
    lines += factions(table, seat, viewer, texts)
    for row in table["result"]:
        if row["seat"] == seat:
            faction = texts(f"faction-{row['faction']}")
            lines.append("  " + texts("text-total", who=person(seat, texts), n=row["total"], faction=faction))
    return lines


def factions(table: dict[str, Any], seat: int, viewer: int, texts: Any) -> list[str]:
    """HA-SET-3. The faction cards of a seat that the viewer knows, his own or those that he has looked at; at the end the
    result says which counted."""
    known = [texts(f"faction-{f['id']}") for f in table["factions"][seat] if f["id"] != BACK]
    if not known or table["result"]:
        return []
    said = "; ".join(known)
    if seat == viewer:
        return ["  " + texts("text-faction", n=len(known), cards=said)]
    return ["  " + texts("text-side", cards=said)]


def mine(table: dict[str, Any], seat: int, texts: Any) -> list[str]:
    """What the viewer alone sees: cards that he looks at, his hand, what he put aside."""
    lines = []
    if table["seen"] and table["seen"]["cards"]:
        who = texts.person(table["seen"]["seat"])
        shown = cards(table["seen"]["cards"], texts)
        lines.append(texts("text-seen", **{"who" + form: text for form, text in who.items()}, cards=shown))
    if table["dug"] and table["dug"]["cards"]:
        lines.append(texts("text-dug", cards=cards(table["dug"]["cards"], texts)))
    if table["aside"]:
        lines.append(texts("text-aside", cards=cards(table["aside"], texts)))
    if seat >= 0 and not table["result"]:
        lines.append(texts("text-hand", cards=cards(table["hand"], texts)))
    return lines
