"""Eye: the tensor of what a seat sees, kept from look to look, so that only what has changed is written anew.

From one look to the next most of a table is as it was, and to see that two plain values are equal costs a twentieth of
writing them in numbers. So an eye keeps what it has seen (copies of its own: a game may go on with the lists that it showed)
and the cells that came of it, part by part: a field of a record, a place of a list. What it gives is what `Layout.tensor`
gives, whatever it has seen before, be it another game; the test of that is made with all games.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from .layout import Layout, Shape, facts, putter, size
from .view import View

WHOLE: Final = 12  # cells of a part that is not looked at more closely
UNSEEN: Final = object()  # equal to no value


class Eye:
    """The eye of one seat. Not for several threads at once."""

    def __init__(self, layout: Layout) -> None:
        self.cells = array("f", bytes(4 * layout.size))  # written by every look
        self._whole = part(layout.shape, 1)

    def look(self, view: View) -> array[float]:
        """The cells of the view; the array is the eye's own, and changes with its next look."""
        self._whole.write(facts(view), self.cells)
        self.cells[0] = self._whole.beyond
        return self.cells


class Part:
    """Some cells from `first` to before `end`. seen: the value that they say; beyond: how many facts of it had no place."""

    __slots__ = ("beyond", "end", "first", "put", "seen", "zeros")

    def __init__(self, shape: Shape, first: int) -> None:
        self.first, self.end, self.put = first, first + size(shape), putter(shape)
        self.zeros = array("f", bytes(4 * size(shape)))
        self.seen: Any = UNSEEN
        self.beyond = 0

    def write(self, value: Any, cells: array[float]) -> None:
        """Make the cells say that value, where they say another."""
        out: list[float] = []
        self.beyond = self.put(value, out)
        cells[self.first : self.end] = array("f", out)
        self.seen = copied(value)

    def clear(self, cells: array[float]) -> None:
        """There is nothing here any more."""
        self.forget()
        cells[self.first : self.end] = self.zeros
        self.beyond = 0

    def forget(self) -> None:
        """Another writes the cells."""
        self.seen = UNSEEN


class Number(Part):
    """One cell."""

    __slots__ = ("by",)

    def __init__(self, shape: Shape, first: int) -> None:
        super().__init__(shape, first)
        self.by = shape["by"]

    def write(self, value: Any, cells: array[float]) -> None:
        if not isinstance(value, (int, float)):
            super().write(value, cells)
            return
        cells[self.first] = value / self.by
        self.seen, self.beyond = value, 0


class Word(Part):
    """A cell for each name, all 0 but one."""

    __slots__ = ("at", "hot")

    def __init__(self, shape: Shape, first: int) -> None:
        super().__init__(shape, first)
        self.at = {name: first + i for i, name in enumerate(shape["names"])}
        self.hot = -1  # the one; -1: nobody knows

    def write(self, value: Any, cells: array[float]) -> None:
        hot = self.at.get(value, -1) if type(value) is str else -1
        if hot < 0 or self.hot < 0:
            super().write(value, cells)
        else:
            cells[self.hot] = 0.0
            cells[hot] = 1.0
            self.seen, self.beyond = value, 0
        self.hot = hot

    def forget(self) -> None:
        self.seen, self.hot = UNSEEN, -1


class Fields(Part):
    """A record, field by field."""

    __slots__ = ("fields", "names")

    def __init__(self, shape: Shape, first: int) -> None:
        super().__init__(shape, first)
        self.names, self.fields = shape["fields"].keys(), list[tuple[str, Part]]()
        for name, of in shape["fields"].items():
            if of["is"] not in ("label", "left out"):
                self.fields.append((name, part(of, first)))
            first += size(of)

    def write(self, value: Any, cells: array[float]) -> None:
        if type(value) is not dict or value.keys() != self.names:
            self.forget()
            super().write(value, cells)
            return
        beyond, seen = 0, value.copy()
        for name, one in self.fields:
            new = value[name]
            if new != one.seen:
                one.write(new, cells)
            seen[name] = one.seen
            beyond += one.beyond
        self.seen, self.beyond = seen, beyond

    def forget(self) -> None:
        self.seen = UNSEEN
        for _, one in self.fields:
            one.forget()


class Places(Part):
    """A list, place by place."""

    __slots__ = ("fixed", "most", "places", "there")

    def __init__(self, shape: Shape, first: int) -> None:
        super().__init__(shape, first)
        self.fixed, self.most = bool(shape["fixed"]), int(shape["most"])
        first += not self.fixed
        each = size(shape["of"])
        self.places = [part(shape["of"], first + i * each) for i in range(self.most)]
        self.there = 0  # places that were written

    def write(self, value: Any, cells: array[float]) -> None:
        kind = type(value)
        if kind not in (list, tuple) or len(value) > self.most:
            self.forget()
            super().write(value, cells)
            return
        beyond, n = 0, len(value)
        for one, new in zip(self.places, value, strict=False):
            if new != one.seen:
                one.write(new, cells)
            beyond += one.beyond
        for one in self.places[n : self.there]:
            one.clear(cells)
        if not self.fixed:
            cells[self.first] = n / self.most
        self.there, self.beyond = n, beyond
        self.seen = kind([one.seen for one in self.places[:n]])

    def forget(self) -> None:
        self.seen, self.there = UNSEEN, self.most
        for one in self.places:
            one.forget()


def part(shape: Shape, first: int) -> Part:
    """What writes the cells of a shape that begins there."""
    cells, kind = size(shape), shape["is"]
    if kind == "record" and cells > WHOLE and not shape.get("numbered"):
        return Fields(shape, first)
    if kind == "list" and cells > WHOLE and size(shape["of"]) > 1:
        return Places(shape, first)
    return KINDS.get(kind, Part)(shape, first)


KINDS: Final[dict[str, type[Part]]] = {"number": Number, "word": Word}


def copied(value: Any) -> Any:
    """Plain data that nobody else has."""
    kind = type(value)
    if kind is list:
        return [copied(one) for one in value]
    if kind is dict:
        return {name: copied(one) for name, one in value.items()}
    return tuple([copied(one) for one in value]) if kind is tuple else value
