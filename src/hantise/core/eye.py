"""Eye: the tensor of what a seat sees, kept from look to look, so that only what has changed is written anew.

From one look to the next most of a table is as it was. So an eye keeps what it has seen, and the cells that came of it as
bytes, part by part: a field of a record, a place of a list. Where a game says its table in tellings (`telling.py`), a part is
known by what it would be told of: it is neither told nor written again, not even when it comes back after other things. Plain
data is compared, with copies of the eye's own: a game may go on with the lists that it showed.

What an eye gives is what `Layout.tensor` gives of the view, whatever it has seen before, be it another seat or another game;
the test of that is made with all games.
"""

from __future__ import annotations

from struct import Struct
from struct import error as struct_error
from typing import Any, Final

from .layout import Layout, Shape, headed, putter, size
from .telling import is_telling, told, untold
from .view import View

WHOLE: Final = 12  # cells of a part that is not looked at more closely
KEPT: Final = 1 << 20  # bytes of cells that a shape keeps, of tellings that were told
LEAST: Final = 64  # tellings that are kept in any case
UNSEEN: Final = object()  # equal to no value
FLOAT: Final = Struct("=f")
NONE: Final = FLOAT.pack(0.0)
THERE: Final = FLOAT.pack(1.0)


class Eye:
    """What looks at games with one layout, for any seat. Not for several threads at once."""

    def __init__(self, layout: Layout) -> None:
        fields: dict[str, Shape] = layout.shape["fields"]
        assert list(fields)[-1] == "table", "the layout of a view ends with the table"
        heads = {name: of for name, of in fields.items() if name != "table"}
        self.head: Part = Fields(Form({"is": "record", "fields": heads}))
        self.table: Part = part(fields["table"])

    def look(self, view: View) -> bytearray:
        """The cells of the view, four bytes each, as the machine writes a float of that size. Nobody else has them."""
        head = (headed, view.seat, view.seats, view.player, (*view.question,), view.out, view.ended, (*view.returns,))
        return self.cells(head, view.table)

    def see(self, state: Any, seat: int) -> bytearray:
        """What the seat sees of a game: the cells of the view that it would be given. Of the state nothing is read but what
        stands at a view's head, and `tellings`."""
        asked = state.asked
        question = () if asked is None else tuple(asked.question(state))
        head = (headed, seat, state.seats, state.player, question, state.out, state.ended, (*state.returns,))
        return self.cells(head, state.looks([seat], untold)[0])

    def cells(self, head: tuple[Any, ...], table: Any) -> bytearray:
        """Both parts behind the first cell, which counts what has no place."""
        one, other = self.head, self.table
        if head != one.seen:
            one.see(head)
        pieces = other.pieces_of(table)
        beyond = one.beyond + other.beyond
        return bytearray().join((FLOAT.pack(beyond) if beyond else NONE, one.chunk, *pieces))


class Form:
    """What all parts of one shape share: how it is written, and the cells of tellings that were told, `most` of them."""

    def __init__(self, shape: Shape) -> None:
        self.shape, self.put, self.size = shape, putter(shape), size(shape)
        self.kept: dict[Any, tuple[bytes, int]] = {}
        self.most: int = max(LEAST, KEPT // (4 * self.size + 200))
        self.zeros = bytes(4 * self.size)
        self.floats = Struct(f"={self.size}f")

    def keep(self, value: Any, chunk: bytes, beyond: int) -> None:
        if len(self.kept) >= self.most:
            self.kept.clear()
        self.kept[value] = (chunk, beyond)


class Part:
    """Some cells, as bytes. seen: the value that they say, a telling or a copy; beyond: how many facts of it had no place."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.seen: Any = UNSEEN
        self.chunk: bytes = b""
        self.beyond: int = 0

    def see(self, value: Any) -> None:
        """Make the cells say that value."""
        if is_telling(value):
            kept = self.form.kept.get(value)
            if kept is None:
                self.write(value[0](*value[1:]))
                self.form.keep(value, self.chunk, self.beyond)
            else:
                self.chunk, self.beyond = kept
            self.seen = value
        else:
            self.write(value)
            self.seen = self.copied(value)

    def copied(self, value: Any) -> Any:
        """What was just written, to know it again."""
        return copied(value)

    def write(self, value: Any) -> None:
        """The cells of a value that is no telling."""
        out: list[float] = []
        self.beyond = self.form.put(told(value), out)
        self.chunk = self.form.floats.pack(*out)

    def pieces_of(self, value: Any) -> list[bytes]:
        """The same, not yet laid together."""
        self.write(value)
        return [self.chunk]


class One(Part):
    """A number or a word: there are few of them, so all are kept."""

    def see(self, value: Any) -> None:
        kind = type(value)
        if kind is int or kind is str or kind is bool or kind is float:
            kept = self.form.kept.get(value)
            if kept is None:
                self.write(value)
                self.form.keep(value, self.chunk, self.beyond)
            else:
                self.chunk, self.beyond = kept
            self.seen = value
        else:
            Part.see(self, value)


class Fields(Part):
    """A record, field by field."""

    def __init__(self, form: Form) -> None:
        Part.__init__(self, form)
        self.names: list[str] = []
        self.parts: list[Part] = []
        self.many: int = len(form.shape["fields"])
        for name, of in form.shape["fields"].items():
            if of["is"] not in ("label", "left out"):
                self.names.append(name)
                self.parts.append(part(of))
        self.pieces: list[bytes] = [one.form.zeros for one in self.parts]
        self.whole: bool = False

    def write(self, value: Any) -> None:
        self.chunk = b"".join(self.pieces_of(value))

    def pieces_of(self, value: Any) -> list[bytes]:
        self.whole = type(value) is dict and len(value) == self.many
        if self.whole:
            try:
                return self.fields_of(value)
            except KeyError:
                self.whole = False
        Part.write(self, value)
        return [self.chunk]

    def fields_of(self, value: dict[str, Any]) -> list[bytes]:
        """Raises KeyError where one is missing."""
        beyond, pieces = 0, self.pieces
        for i, name in enumerate(self.names):
            new, one = value[name], self.parts[i]
            if new != one.seen:
                one.see(new)
                pieces[i] = one.chunk
            beyond += one.beyond
        self.beyond = beyond
        return pieces

    def copied(self, value: Any) -> Any:
        if not self.whole:
            return copied(value)
        found = {name: copied(value[name]) for name in value if name not in self.names}
        for name, one in zip(self.names, self.parts, strict=True):
            found[name] = one.seen
        return found


class Places(Part):
    """A list, place by place."""

    def __init__(self, form: Form) -> None:
        Part.__init__(self, form)
        self.fixed: bool = bool(form.shape["fixed"])
        self.most: int = int(form.shape["most"])
        of = Form(form.shape["of"])
        self.parts: list[Part] = [part_of(of) for _ in range(self.most)]
        self.zeros: bytes = of.zeros
        self.lengths: list[bytes] = [FLOAT.pack(n / self.most) for n in range(self.most + 1)] if self.most else [NONE]
        self.whole: bool = False

    def write(self, value: Any) -> None:
        kind, n = type(value), 0
        self.whole = (kind is list or kind is tuple) and len(value) <= self.most
        if not self.whole:
            Part.write(self, value)
            return
        beyond, pieces = 0, list[bytes]()
        if not self.fixed:
            pieces.append(self.lengths[len(value)])
        for new in value:
            one = self.parts[n]
            if new != one.seen:
                one.see(new)
            beyond += one.beyond
            pieces.append(one.chunk)
            n += 1
        pieces += [self.zeros] * (self.most - n)
        self.beyond, self.chunk = beyond, b"".join(pieces)

    def copied(self, value: Any) -> Any:
        if not self.whole:
            return copied(value)
        found = [one.seen for one in self.parts[: len(value)]]
        return tuple(found) if type(value) is tuple else found


class Maybe(Part):
    """Something, or nothing."""

    def __init__(self, form: Form) -> None:
        Part.__init__(self, form)
        self.one: Part = part(form.shape["of"])

    def write(self, value: Any) -> None:
        if value is None:
            self.chunk, self.beyond = self.form.zeros, 0
            return
        if value != self.one.seen:
            self.one.see(value)
        self.chunk, self.beyond = THERE + self.one.chunk, self.one.beyond

    def copied(self, value: Any) -> Any:
        return None if value is None else self.one.seen


class Map(Part):
    """Something for each of the names that are there."""

    def __init__(self, form: Form) -> None:
        Part.__init__(self, form)
        of = Form(form.shape["of"])
        self.parts: dict[str, Part] = {name: part_of(of) for name in form.shape["names"]}
        self.zeros = bytes(4 + 4 * of.size)
        self.deep: bool = of.shape["is"] not in ("label", "left out")

    def write(self, value: Any) -> None:
        if type(value) is not dict:
            Part.write(self, value)
            return
        beyond, there, pieces = 0, 0, list[bytes]()
        for name, one in self.parts.items():
            if name not in value:
                pieces.append(self.zeros)
                continue
            there += 1
            pieces.append(THERE)
            if self.deep:
                new = value[name]
                if new != one.seen:
                    one.see(new)
                beyond += one.beyond
                pieces.append(one.chunk)
        self.beyond, self.chunk = beyond + len(value) - there, b"".join(pieces)


class Few(Part):
    """Numbers by name, few of many: a bag, counts, or a map of numbers."""

    def __init__(self, form: Form) -> None:
        Part.__init__(self, form)
        shape = form.shape
        self.kind: str = shape["is"]
        self.by: float = shape["by"] if self.kind == "counts" else shape["of"]["by"] if self.kind == "map" else 1
        self.at: dict[str, int] = {name: i for i, name in enumerate(shape["names"])}

    def write(self, value: Any) -> None:
        try:
            numbers = self.numbers(value)
        except (AttributeError, TypeError, ValueError, KeyError, struct_error):  # something has no place: it is counted there
            Part.write(self, value)
            return
        cells = bytearray(self.form.zeros)
        for at, number in numbers.items():
            FLOAT.pack_into(cells, at, number)
        self.chunk, self.beyond = bytes(cells), 0

    def numbers(self, value: Any) -> dict[int, float]:
        """By place among the bytes. Raises an error where something has no place."""
        out: dict[int, float] = {}
        if self.kind == "map":
            for name, number in value.items():
                at = 8 * self.at[name]
                out[at], out[at + 4] = 1.0, number / self.by
        elif type(value) is not list and type(value) is not tuple:
            raise TypeError
        elif self.kind == "bag":
            for name in value:
                if name != "":
                    at = 4 * self.at[name]
                    out[at] = out.get(at, 0.0) + 1.0
        else:
            for name, number in value:
                at = 4 * self.at[name]
                out[at] = out.get(at, 0.0) + number / self.by
        return out


def part(shape: Shape) -> Part:
    """What writes the cells of a shape."""
    return part_of(Form(shape))


def part_of(form: Form) -> Part:
    """The same of a shape that several parts have."""
    kind, shape = form.shape["is"], form.shape
    if kind == "number" or kind == "word":
        return One(form)
    if form.size <= WHOLE:
        return Part(form)
    if kind == "record" and not shape.get("numbered"):
        return Fields(form)
    if kind == "list" and size(shape["of"]) > 1:
        return Places(form)
    if kind in ("bag", "counts") or (kind == "map" and shape["of"]["is"] == "number"):
        return Few(form)
    if kind == "map":
        return Map(form)
    return Maybe(form) if kind == "maybe" else Part(form)


def copied(value: Any) -> Any:
    """Plain data that nobody else has; a telling never changes."""
    kind = type(value)
    if kind is list:
        return [copied(one) for one in value]
    if kind is dict:
        return {name: copied(one) for name, one in value.items()}
    if kind is tuple and not is_telling(value):
        return tuple([copied(one) for one in value])
    return value
