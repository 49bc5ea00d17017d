"""Layout: what a seat sees, as numbers in places that stay within a version of the rules.

A tensor is made from a `View` and from nothing else: what the seat may not know cannot be in it. The layout of a game says
what stands where; it lies beside the game (layout.json, see `observed.py`), `hantise layout GAME` prints it. A tree of shapes:

    same        always the same: no cell. Where it is something else after all, that is counted in the first cell of the tensor
    label       no cell: a word that only says at which place of a list this is
    number      one cell: the number, or 1 for yes, divided by a power of two
    word        a cell for each name, 1 where it is that one; "" is none of them
    list        so many times the shape, empty places 0; with a cell for how many there are, where that varies
    bag         a cell for each name: how often it is there. For long lists of words; their order is lost
    counts      a cell for each name: the number beside it, in a list of names with a number each
    map         for each name a cell for whether it is there, and the shape
    record      the shapes of its fields, one after another
    maybe       a cell for whether there is something, and the shape
    left out    no cell: too wide, and told by the rest
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from .fault import Fault
from .game import Game
from .view import View

FILE: Final = "layout.json"

Shape = dict[str, Any]  # {"is": one of the above, ...}, plain data
Put = Callable[[Any, list[float]], int]  # writes a value's cells behind the others, and says how many facts had no place


@dataclass(frozen=True)
class Row:
    """A line of the printed layout: cells from `first` to `last` hold that; last < first: none does."""

    first: int
    last: int
    what: str
    holds: str


class Layout:
    """The layout of a game for a number of seats. size: cells of a tensor."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.size: int = 1 + size(shape)
        self._put = putter(shape)

    def __reduce__(self) -> Any:
        return Layout, (self.shape,)

    def tensor(self, view: View) -> list[float]:
        """The view in numbers. The first says how many facts had no place: 0, but for what the layout has never seen."""
        out = [0.0]
        out[0] = float(self._put(facts(view), out))
        return out

    def rows(self) -> list[Row]:
        """What stands where."""
        return [Row(0, 0, "beyond", "how many facts had no place"), *rows(self.shape, "", 1)]


def facts(view: View) -> dict[str, Any]:
    """What a tensor says of a view: all but its options, which are the learner's mask."""
    head = headed(view.seat, view.seats, view.player, view.question, view.out, view.ended, view.returns)
    return head | {"table": view.table}


def headed(
    seat: int, seats: int, player: int, question: Sequence[Any], out: int, ended: str, returns: Sequence[float]
) -> dict[str, Any]:
    """What it says besides the table; whether from a view or of a state, nothing but these is asked for."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    return {
        "seat": letters[seat] if seat >= 0 else "",
        "asked": letters[player] if player >= 0 else "",
        "question": str(question[0]) if question else "",
        "about": [one if isinstance(one, (int, float)) else 0 for one in question[1:]],
        "out": [bool(out >> one & 1) for one in range(seats)],
        "ended": ended,
        "returns": list(returns),
    }


@cache
def stored(path: Path) -> dict[str, Any]:
    """A file of layouts."""
    told: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return told


def layout(game: Game, seats: int) -> Layout:
    """The layout that lies beside the game. Raises Fault where there is none, or one of another version of the rules."""
    path = game.folder / FILE
    if not path.exists():
        raise Fault(f"{game.id} has no {FILE}", "fault-no-layout", game=game.id, file=str(path))
    told = stored(path)
    if told["version"] != game.version or str(seats) not in told["seats"]:
        line = f"{path} is of version {told['version']} of the rules, for {', '.join(told['seats'])} seats"
        raise Fault(line, "fault-old-layout", game=game.id, file=str(path))
    return Layout(told["seats"][str(seats)])


# how many cells ------------------------------------------------------------------------------------------------------------
def size(shape: Shape) -> int:
    kind: str = shape["is"]
    if kind in ("same", "label", "left out"):
        return 0
    if kind == "number":
        return 1
    if kind in ("word", "bag", "counts"):
        return len(shape["names"])
    if kind == "list":
        return int(shape["most"]) * size(shape["of"]) + (0 if shape["fixed"] else 1)
    if kind == "map":
        return len(shape["names"]) * (1 + size(shape["of"]))
    if kind == "maybe":
        return 1 + size(shape["of"])
    return sum(size(of) for of in shape["fields"].values())


def rows(shape: Shape, path: str, at: int) -> Iterator[Row]:
    """The lines of a shape that begins at that cell."""
    kind: str = shape["is"]
    here = path or "."
    end = at + size(shape) - 1
    if kind == "number":
        yield Row(at, end, here, f"number / {shape['by']}")
    elif kind in ("word", "bag", "counts"):
        yield Row(at, end, here, f"{kind} of {shape.get('kind') or 'names'}: {' '.join(shape['names'])}")
    elif kind == "left out":
        yield Row(at, end, here, f"left out: {shape['cells']} cells")
    elif kind == "maybe":
        yield Row(at, at, here, "is there")
        yield from rows(shape["of"], path, at + 1)
    elif kind == "record":
        for name, of in shape["fields"].items():
            yield from rows(of, f"{path}.{name}" if path else name, at)
            at += size(of)
    elif kind == "map":
        yield Row(
            at, end, f"{here}{{}}", f"for each of {shape.get('kind') or 'names'} is there, and so: {' '.join(shape['names'])}"
        )
        yield from rows(shape["of"], f"{path}{{{shape['names'][0]}}}", at + 1)
    elif kind == "list" and size(shape):
        if not shape["fixed"]:
            yield Row(at, at, here, f"how many / {shape['most']}")
            at += 1
        yield Row(at, end, f"{here}[]", f"{shape['most']} times {size(shape['of'])} cells, as the first")
        yield from rows(shape["of"], f"{path}[0]", at)


# how they are written --------------------------------------------------------------------------------------------------------
def putter(shape: Shape) -> Put:
    """What writes the cells of a shape."""
    return PUTTERS[shape["is"]](shape)


def put_same(shape: Shape) -> Put:
    value = shape["value"]
    return lambda given, out: 0 if given == value else 1


def put_nothing(shape: Shape) -> Put:
    return lambda given, out: 0


def put_number(shape: Shape) -> Put:
    by: int = shape["by"]

    def put(given: Any, out: list[float]) -> int:
        if isinstance(given, (int, float)):
            out.append(given / by)
            return 0
        out.append(0.0)
        return 1

    return put


def put_word(shape: Shape) -> Put:
    names: list[str] = shape["names"]
    n = len(names)
    none = (0.0,) * n
    known: dict[Any, tuple[float, ...]] = {name: (0.0,) * i + (1.0,) + (0.0,) * (n - 1 - i) for i, name in enumerate(names)}
    known[""] = none

    def put(given: Any, out: list[float]) -> int:
        try:
            out += known[given]
        except (KeyError, TypeError):
            out += none
            return 1
        return 0

    return put


def put_list(shape: Shape) -> Put:
    one, most, fixed = putter(shape["of"]), int(shape["most"]), bool(shape["fixed"])
    empty = [0.0] * size(shape["of"])

    def put(given: Any, out: list[float]) -> int:
        if not isinstance(given, (list, tuple)):
            out += [0.0] * (0 if fixed else 1) + empty * most
            return 1
        n, beyond = len(given), 0
        if not fixed:
            out.append(n / most)
        for value in given[:most]:
            beyond += one(value, out)
        if n < most:
            out += empty * (most - n)
        return beyond + max(0, n - most)

    return put


def put_bag(shape: Shape) -> Put:
    at = {name: i for i, name in enumerate(shape["names"])}
    n = len(at)

    def put(given: Any, out: list[float]) -> int:
        cells, beyond = [0.0] * n, 0
        if isinstance(given, (list, tuple)):
            for name in given:
                i = at.get(name) if isinstance(name, str) else None
                if i is not None:
                    cells[i] += 1.0
                elif name != "":
                    beyond += 1
        else:
            beyond = 1
        out += cells
        return beyond

    return put


def put_counts(shape: Shape) -> Put:
    at, by = {name: i for i, name in enumerate(shape["names"])}, shape["by"]
    n = len(at)

    def put(given: Any, out: list[float]) -> int:
        cells, beyond = [0.0] * n, 0
        try:
            for name, number in given:
                if name in at:
                    cells[at[name]] += number / by
                else:
                    beyond += 1
        except (TypeError, ValueError):
            beyond += 1
        out += cells
        return beyond

    return put


def put_map(shape: Shape) -> Put:
    names: list[str] = shape["names"]
    one, known = putter(shape["of"]), set(names)
    none = [0.0] * (1 + size(shape["of"]))

    def put(given: Any, out: list[float]) -> int:
        if not isinstance(given, dict):
            out += none * len(names)
            return 1
        beyond = 0
        for name in names:
            if name in given:
                out.append(1.0)
                beyond += one(given[name], out)
            else:
                out += none
        return beyond + len(given.keys() - known)

    return put


def put_maybe(shape: Shape) -> Put:
    one, none = putter(shape["of"]), [0.0] * (1 + size(shape["of"]))

    def put(given: Any, out: list[float]) -> int:
        if given is None:
            out += none
            return 0
        out.append(1.0)
        return one(given, out)

    return put


def put_record(shape: Shape) -> Put:
    fields = [(name, putter(of), [0.0] * size(of)) for name, of in shape["fields"].items()]
    numbered = bool(shape.get("numbered"))
    many = len(fields)

    def put(given: Any, out: list[float]) -> int:
        there: Mapping[str, Any] = dict(enumerate_texts(given)) if numbered and isinstance(given, (list, tuple)) else given
        if not isinstance(there, dict):
            for _, _, none in fields:
                out += none
            return 1
        beyond = max(0, len(there) - many)
        for name, one, none in fields:
            if name in there:
                beyond += one(there[name], out)
            else:
                out += none
                beyond += 1
        return beyond

    return put


def enumerate_texts(values: Any) -> Iterator[tuple[str, Any]]:
    return ((str(i), value) for i, value in enumerate(values))


PUTTERS: Final[dict[str, Callable[[Shape], Put]]] = {
    "same": put_same,
    "label": put_nothing,
    "left out": put_nothing,
    "number": put_number,
    "word": put_word,
    "list": put_list,
    "bag": put_bag,
    "counts": put_counts,
    "map": put_map,
    "maybe": put_maybe,
    "record": put_record,
}
