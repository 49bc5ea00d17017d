"""Parts: a picture is a list of parts, and a part is drawn once for everybody.

A game says what lies on the table as *sayings*: the name of a part and a few plain values, `("pawn", "red", "a3", True)`. How
a part looks is a macro of that name in the game's template (or a function), which sees these values and nothing else but what
is the same for ever: the words of its language, the game's components. So what was drawn for a saying is kept by the saying
and shared by all viewers, tables and moments; it can neither go stale nor tell more than its values do.

A list in a list is said in the same way, by the function that tells it and its values: `(village, 2, facts)`. It is told again
only where a value is another than before, so most of a picture is not even looked at after a pick (`Lists`). What tells it from
others of its function, if anything, is its first value.

A part is one element with an id, and may be sent by itself. What only opens or closes something around other parts is a
*frame*, named `open_...` or `close_...`. A list in a list whose frames are one element with an id is sent by itself, too, where
there is more or less in it than before, or in another order. Values are words, numbers, yes or no, None, and tuples of these.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

MOST = 20_000  # parts kept of a game in a language
MOST_LISTS, MOST_TOLD = 500, 8  # lists that are kept at a table, and tellings of each
NAMING = (str, int, tuple)
ROOT = re.compile(r'<(\w+)\b[^>]*?\sid="([^"]+)"')
WITHIN = {**dict.fromkeys(("g", "path", "rect", "circle", "text", "use", "polyline", "desc"), "svg"), "tr": "table"}

Saying = tuple[Any, ...]  # the name of a part, or a function that tells more of them; and its values


class Part:
    """What was drawn. id: of its element, "" for a frame; within: the element that it must lie in to be read."""

    __slots__ = ("html", "id", "tag", "within")
    parts: ClassVar[Sequence[Part]] = ()

    def __init__(self, html: str, frame: bool = False) -> None:
        root = None if frame else ROOT.match(html)
        self.tag, self.id = (root[1], root[2]) if root else ("", "")
        self.html, self.within = html, WITHIN.get(self.tag, "")

    def same(self, n: int) -> str:
        """What stands for it and those after it, n in all, where the viewer has them."""
        return f'<{self.tag} id="{self.id}" data-same="{n}"></{self.tag}>'


class Group(Part):
    """A list in a list: its parts, and the element that they are together; id: "" where they are none."""

    __slots__ = ("parts",)

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = parts  # type: ignore[misc]
        root = ROOT.match(parts[0].html) if len(parts) > 1 and not parts[0].id and not parts[-1].id else None
        whole_one = root is not None and parts[-1].html.endswith(f"</{root[1]}>")
        self.tag, self.id = (root[1], root[2]) if root and whole_one else ("", "")
        self.within = WITHIN.get(self.tag, "")

    def __getattr__(self, name: str) -> str:
        """html: put together when it is first asked for."""
        if name != "html":
            raise AttributeError(name)
        self.html = whole(self.parts)
        return self.html


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

    def all(self, sayings: Iterable[Saying], lists: Lists | None = None) -> list[Part]:
        """The parts of a list. lists: those that were told before at the same table."""
        kept, found = self.kept.get, list[Part]()
        for saying in sayings:
            if type(saying[0]) is str:
                found.append(kept(saying) or self(saying))
            else:
                found.append((lists or Lists()).group(self, saying))
        return found


class Lists:
    """Lists in lists, as they were told at one table in one language: each again only where a value is another. Values are
    compared, so they may be any plain data of a view; found by the first one, where that is a word, a number or a tuple."""

    def __init__(self) -> None:
        self.told: dict[Saying, list[tuple[Saying, Group]]] = {}

    def group(self, parts: Parts, saying: Saying) -> Group:
        """The parts of such a list."""
        key = saying[:2] if len(saying) > 1 and type(saying[1]) in NAMING else saying[:1]
        before = self.told.get(key)
        if before is None:
            if len(self.told) > MOST_LISTS:
                self.told.clear()
            before = self.told[key] = []
        for k, (said, found) in enumerate(before):
            if said == saying:
                if k:
                    before.insert(0, before.pop(k))
                before[0] = saying, found  # the next viewer of this moment has the same objects: equal at first sight
                return found
        found = Group(parts.all(saying[0](*saying[1:]), self))
        before.insert(0, (saying, found))
        del before[MOST_TOLD:]
        return found


def whole(parts: Sequence[Part]) -> str:
    """All of it."""
    return "".join([part.html for part in parts])


def changed(old: Sequence[Part], new: Sequence[Part]) -> list[tuple[Part, str]] | None:
    """The parts of `new` that somebody who has `old` lacks, each with what is sent of it; None where they lie in another frame
    or order."""
    if len(old) != len(new):
        return None
    found: list[tuple[Part, str]] = []
    for a, b in zip(old, new, strict=True):
        if a is b:
            continue
        if a.parts and b.parts and a.id == b.id:
            inside = changed(a.parts, b.parts)
            if inside is None and not b.id:
                return None
            found += [(b, stubbed(a.parts, b.parts))] if inside is None else inside
        elif a.html != b.html:
            if a.id != b.id or not b.id:
                return None
            found.append((b, b.html))
    return found


def stubbed(old: Sequence[Part], new: Sequence[Part]) -> str:
    """All of `new`, with a stub for every row of parts that somebody who has `old` has already."""
    had: dict[str, tuple[int, Part]] = {}
    number(old, had, 0)
    return _stubbed(had, new)


def leaves(parts: Sequence[Part]) -> Iterator[Part]:
    """All parts, those of lists in lists among them."""
    for part in parts:
        if isinstance(part, Group):
            yield from leaves(part.parts)
        else:
            yield part


def level(parts: Sequence[Part]) -> Iterator[Part]:
    """Those that lie in one element, one after another."""
    for part in parts:
        if part.parts and not part.id:
            yield from level(part.parts)
        else:
            yield part


def number(parts: Sequence[Part], had: dict[str, tuple[int, Part]], n: int) -> int:
    """Number all from n on, so that those which lie beside each other have one number after the other."""
    inside: list[Sequence[Part]] = []
    for part in level(parts):
        n += 1
        if part.id:
            had[part.id] = n, part
            if part.parts:
                inside.append(part.parts)
    for others in inside:
        n = number(others, had, n + 1)
    return n


def _stubbed(had: Mapping[str, tuple[int, Part]], new: Sequence[Part]) -> str:
    found: list[str] = []
    first, n, last = None, 0, -1  # the row that is being read: its first part, how many, the number of the last one
    for part in [*level(new), None]:
        k, before = had.get(part.id, (-1, None)) if part is not None else (-1, None)
        same = before is not None and part is not None and (before is part or before.html == part.html)
        if first is not None and not (same and k == last + 1):
            found.append(first.same(n))
            first, n = None, 0
        if same:
            first, n, last = first or part, n + 1, k
        elif part is not None:
            found.append(_stubbed(had, part.parts) if part.parts else part.html)
    return "".join(found)


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
        for part, html in news:
            alone[part.within].append(html)
    if alone["svg"]:
        regions.append(f"<svg>{''.join(alone['svg'])}</svg>")
    if alone["table"]:
        regions.append(f"<table>{''.join(alone['table'])}</table>")
    return "".join(regions + alone[""])
