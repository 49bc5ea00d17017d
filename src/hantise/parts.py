"""Parts: a picture is a list of parts, and a part is drawn once for everybody.

A game says what lies on the table as *sayings*: the name of a part and a few plain values, `("pawn", "red", "a3", True)`. How
a part looks is a macro of that name in the game's template (or a function), which sees these values and nothing else but what
is the same for ever: the words of its language, the game's components. So what was drawn for a saying is kept by the saying
and shared by all viewers, tables and moments; it can neither go stale nor tell more than its values do.

A part is one element with an id, and may be sent by itself. What only opens or closes something around other parts is a
*frame*, named `open_...` or `close_...`. Values are words, numbers, yes or no, None, and tuples of these.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

MOST = 20_000  # parts kept of a game in a language
ROOT = re.compile(r'<(\w+)\b[^>]*?\sid="([^"]+)"')
WITHIN = {**dict.fromkeys(("g", "path", "rect", "circle", "text", "use", "polyline"), "svg"), "tr": "table"}

Saying = tuple[Any, ...]  # the name of a part, and its values


class Part:
    """What was drawn. id: of its element, "" for a frame; same: stands for it where the viewer has it; within: the element that
    it must lie in to be read."""

    __slots__ = ("html", "id", "same", "within")

    def __init__(self, html: str, frame: bool = False) -> None:
        root = None if frame else ROOT.match(html)
        tag, self.id = (root[1], root[2]) if root else ("", "")
        self.html, self.within = html, WITHIN.get(tag, "")
        self.same = f'<{tag} id="{self.id}" data-same></{tag}>' if root else html


class Parts:
    """The parts of one template. looks: finds how a part of that name looks; most: how many are kept."""

    def __init__(self, looks: Callable[[str], Callable[..., Any]], most: int = MOST) -> None:
        self.looks, self.most = looks, most
        self.kept: dict[Saying, Part] = {}
        self.older: dict[Saying, Part] = {}

    def __call__(self, saying: Saying) -> Part:
        """The part of a saying, drawn if it has not been drawn lately. Of two heaps the older goes when the newer is full."""
        part = self.kept.get(saying)
        if part is None:
            part = self.older.get(saying) or self.draw(saying)
            if len(self.kept) >= self.most // 2:
                self.kept, self.older = {}, self.kept
            self.kept[saying] = part
        return part

    def draw(self, saying: Saying) -> Part:
        """The part of a saying, drawn anew."""
        name = saying[0]
        return Part(str(self.looks(name)(*saying[1:])).strip(), name.startswith(("open_", "close_")))

    def all(self, sayings: Iterable[Saying]) -> list[Part]:
        """The parts of a list."""
        kept = self.kept.get
        return [kept(saying) or self(saying) for saying in sayings]


def whole(parts: Sequence[Part]) -> str:
    """All of it."""
    return "".join([part.html for part in parts])


def changed(old: Sequence[Part], new: Sequence[Part]) -> list[Part] | None:
    """The parts of `new` that somebody who has `old` lacks; None where they lie in another frame or order."""
    if len(old) != len(new):
        return None
    found = [(a, b) for a, b in zip(old, new, strict=True) if a is not b and a.html != b.html]
    return [b for _, b in found] if all(a.id == b.id != "" for a, b in found) else None


def stubbed(old: Sequence[Part], new: Sequence[Part]) -> str:
    """All of `new`, each part that somebody who has `old` has already as a stub."""
    had = {part.id: part.html for part in old if part.id}
    return "".join([part.same if part.id and had.get(part.id) == part.html else part.html for part in new])


def message(old: Mapping[str, Sequence[Part]], new: Mapping[str, Sequence[Part]]) -> str:
    """What brings a page that has the regions `old` to `new`: whole regions, and parts by themselves, each found by its id."""
    regions: list[str] = []
    alone: dict[str, list[str]] = {"": [], "svg": [], "table": []}
    for name, parts in new.items():
        had = old.get(name)
        if had is parts:
            continue
        news = None if had is None else changed(had, parts)
        if news is None:
            regions.append(whole(parts) if had is None else stubbed(had, parts))
            continue
        for part in news:
            alone[part.within].append(part.html)
    if alone["svg"]:
        regions.append(f"<svg>{''.join(alone['svg'])}</svg>")
    if alone["table"]:
        regions.append(f"<table>{''.join(alone['table'])}</table>")
    return "".join(regions + alone[""])
