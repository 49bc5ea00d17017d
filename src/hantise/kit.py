"""The kit: drawings that all games share, for the macros of their templates. Geometry in the caller's units, colours and
strokes only by class: a page forbids style=. These are called for every part that is drawn, so they are functions; a macro
takes ten times as long.

In a template: `{{ use('p-hero', 10, 20) }}`, `{% call place(at, label, x, y) %}...{% endcall %}`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from markupsafe import Markup, escape

Caller = Callable[[], str]
SPECIAL = re.compile("[&<>'\"]").search  # what HTML writes in another way


def escaped(said: Any) -> str:
    """As HTML writes it; most words have nothing that it writes in another way."""
    return said if type(said) is str and SPECIAL(said) is None else str(escape(said))


def drawn(html: str) -> Markup:
    """Html that is to stand as it is."""
    return str.__new__(Markup, html)  # `Markup()` asks first whether it is so already, which takes longer than all the rest


def use(id: str, x: Any = 0, y: Any = 0, s: Any = 1, cls: str = "") -> Markup:
    """A symbol of a sprite."""
    kind = f' class="{cls}"' if cls else ""
    scale = f" scale({s})" if s != 1 else ""
    where = f' transform="translate({x} {y}){scale}"' if x or y or s != 1 else ""
    return drawn(f'<use href="#{id}"{kind}{where}/>')


def place(
    at: str,
    label: str,
    x: Any,
    y: Any,
    w: int = 100,
    h: int = 100,
    tip: str = "",
    cls: str = "",
    fly: str | None = None,
    face: str | None = None,
    id: str | None = None,
    pad: int = 5,
    lit: bool = False,
    *,
    caller: Caller,
) -> Markup:
    """Somewhere a person can point at; lit: that a button (`data-glow`) may light up. The caller's drawing lies below the ring,
    and turns over when `face` changes (it needs an id then; in a group of its own, for the turning would scale a transform
    attribute too); a casing under the ring keeps it visible on pale grounds."""
    own = f' id="{id}"' if id else ""
    said = f' data-tip="{escaped(tip)}"' if tip else ""
    flies = f' data-fly="{escaped(fly)}"' if fly is not None else ""
    inside = caller() if face is None else f'<g id="{id}-face" data-face="{escaped(face)}">{caller()}</g>'
    glow, kind = "", "at"
    if lit:
        kind = "at glows"
        glow = (
            f'<rect class="lit" x="{pad + 5}" y="{pad + 5}" width="{w - 2 * pad - 10}" height="{h - 2 * pad - 10}" rx="7"/>'
            f'<g class="star" transform="translate({pad + 13} {pad + 13})"><circle r="12"/><use href="#i-ease"/></g>'
        )
    edge = f'x="{pad}" y="{pad}" width="{w - 2 * pad}" height="{h - 2 * pad}" rx="9"/>'
    return drawn(
        f'<g{own} class="{kind} {cls}" data-at="{escaped(at)}" role="button" tabindex="-1" aria-label="{escaped(label)}"{said}'
        f'{flies} transform="translate({x} {y})"><rect class="hit" width="{w}" height="{h}"/>{inside}'
        f'<rect class="case" {edge}<rect class="ring" {edge}<path class="pip" d="M{pad} {h - pad}v-17l17 17Z"/>{glow}</g>'
    )


def cell(
    at: str, label: str, x: int, y: int, s: int, cls: str = "", tip: str = "", far: str = "", id: str | None = None
) -> Markup:
    """The same for boards of many small squares: one rect, no child. far: the picks that lead there one after another (see
    table.js)."""
    own = f' id="{id}"' if id else ""
    said = f' data-tip="{escaped(tip)}"' if tip else ""
    ways = f' data-far="{escaped(far)}"' if far else ""
    return drawn(
        f'<rect{own} class="at cell {cls}" data-at="{escaped(at)}" role="button" tabindex="-1" aria-label="{escaped(label)}"'
        f"{said}{ways}"
        f' x="{x + 1}" y="{y + 1}" width="{s - 2}" height="{s - 2}" rx="5"/>'
    )


def piece(id: str, kind: str, where: str, x: Any, y: Any, s: Any = 1, cls: str = "", label: str = "") -> Markup:
    """A thing that moves. `where` names its place: when that changes between two pictures the piece flies there."""
    said = f' role="img" aria-label="{escaped(label)}"' if label else ""
    scale = f" scale({s})" if s != 1 else ""
    return drawn(
        f'<g id="{id}" class="piece {cls}" data-fly="{escaped(where)}"{said} transform="translate({x} {y}){scale}">'
        f'<use href="#{kind}"/></g>'
    )


def card(
    at: str,
    label: str,
    id: str | None = None,
    tip: str = "",
    cls: str = "",
    fly: str | None = None,
    w: int = 64,
    h: int = 92,
    count: Any = None,
    name: str = "",
    *,
    caller: Caller,
) -> Markup:
    """A thing in a hand or in front of a seat; html, its picture is svg. count: how many alike lie there."""
    own = f' id="{id}"' if id else ""
    flies = f' data-fly="{escaped(fly)}"' if fly is not None else ""
    said = f' data-tip="{escaped(tip)}"' if tip else ""
    many = f'<b class="n" data-n="{count}"></b>' if count is not None else ""  # drawn by the style: the label says it
    called = f'<span class="name">{escaped(name)}</span>' if name else ""
    return drawn(
        f'<button type="button" class="card {cls}" data-at="{escaped(at)}" tabindex="-1"{own}{flies}{said}'
        f' aria-label="{escaped(label)}">'
        f'<svg viewBox="0 0 {w} {h}" aria-hidden="true">{caller()}</svg>{many}{called}</button>'
    )


def counter(label: str) -> Markup:
    """A short fact in front of a seat."""
    return drawn(f'<span class="counter">{escaped(label)}</span>')


def track(label: str, n: int, k: int, now: bool = True) -> Markup:
    """n steps, k of them done, the next one in hand; fill and shape tell, not colour alone."""
    steps = "".join(f'<i class="{"done" if i < k else "here" if i == k and now else ""}"></i>' for i in range(n))
    return drawn(f'<span class="track" role="img" aria-label="{escaped(label)}">{steps}</span>')


def trail(points: str) -> Markup:
    """From, over, to of the last move."""
    return drawn(
        f'<polyline class="trail-b" points="{points}"/>'
        f'<polyline class="trail" marker-end="url(#tip-of-trail)" points="{points}"/>'
    )


KIT: dict[str, Callable[..., str]] = {
    "escaped": escaped,
    "use": use,
    "place": place,
    "cell": cell,
    "piece": piece,
    "card": card,
    "counter": counter,
    "track": track,
    "trail": trail,
}
