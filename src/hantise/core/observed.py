"""Layouts observed: what shapes the views of a game have, found by playing it at random with every setting.

A game has its layout in a file, so that a number means the same tomorrow; `hantise layout GAME --renew` writes it. What random
games have never shown has no place in it, and is counted in the first cell of a tensor.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from .frame import NOBODY
from .game import Game
from .layout import FILE, Layout, Shape, facts, layout, size
from .view import View

GAMES: Final = 16  # with the defaults; one with each other value of an option
LOOKS: Final = 24  # at each game, spread over it
WIDEST: Final = 8192  # cells: what takes more is left out
ORDERED: Final = 64  # cells: a list of words that takes more is a bag
SHORT: Final = 4  # a list of so many things of different kinds is a record


class Seen:
    """All values that stood at one place of the views."""

    def __init__(self) -> None:
        self.times = 0
        self.none = 0
        self.numbers: list[float] = []  # least and greatest
        self.words: set[str] = set()
        self.label = False  # a word that only says which place of a list this is
        self.lengths: set[int] = set()
        self.items: Seen | None = None  # of lists: all together
        self.places: list[Seen] = []  # and place by place
        self.fields: dict[str, Seen] = {}
        self.records = 0

    def add(self, value: Any) -> None:
        self.times += 1
        if value is None:
            self.none += 1
        elif isinstance(value, (int, float)):
            was = self.numbers or [value, value]
            self.numbers = [min(was[0], value), max(was[1], value)]
        elif isinstance(value, str):
            self.words.add(value)
        elif isinstance(value, (list, tuple)):
            self.add_list(value)
        elif isinstance(value, dict):
            self.records += 1
            for name, one in value.items():
                self.fields.setdefault(str(name), Seen()).add(one)
        else:
            raise TypeError(f"a view holds plain data, and no {type(value).__name__}")

    def add_list(self, value: Any) -> None:
        self.lengths.add(len(value))
        if self.items is None:
            self.items = Seen()
        for i, one in enumerate(value):
            self.items.add(one)
            if i == len(self.places):
                self.places.append(Seen())
            self.places[i].add(one)

    def sorts(self) -> set[str]:
        """Which sorts of values there are, besides nothing."""
        told = {"number": self.numbers, "word": self.words, "list": self.lengths, "record": self.records}
        return {name for name, there in told.items() if there}


class Drawing:
    """Makes shapes of what was seen. words: names by kind, for words of which not all were seen."""

    def __init__(self, words: dict[str, list[str]]) -> None:
        self.words = words

    def shape(self, seen: Seen, path: str = "") -> Shape:
        """Raises ValueError where values of different sorts stand at one place: no number can mean both."""
        sorts = seen.sorts()
        if len(sorts) > 1:
            raise ValueError(f"{path}: the views have {' and '.join(sorted(sorts))} there; one sort of value is wanted")
        if not sorts:
            return {"is": "same", "value": None}
        shape: Shape = getattr(self, f"of_{sorts.pop()}s")(seen, path)
        if seen.none:
            shape = {"is": "maybe", "of": shape}
        cells = size(shape)
        return {"is": "left out", "cells": cells} if cells > WIDEST and path and "." in path else shape

    def of_numbers(self, seen: Seen, path: str) -> Shape:
        least, most = seen.numbers
        by = 1
        while by < max(-least, most):
            by *= 2
        return {"is": "number", "by": by}

    def of_words(self, seen: Seen, path: str) -> Shape:
        if seen.label:
            return {"is": "label"}
        if path == "question":
            return {"is": "word", "names": sorted((seen.words | set(self.words["decision"])) - {""})}
        if len(seen.words) == 1 and not any(seen.words <= set(of) for of in self.words.values()):
            return {"is": "same", "value": next(iter(seen.words))}
        return {"is": "word", **self.names(seen.words)}

    def names(self, there: set[str]) -> dict[str, Any]:
        """The kind of most of these names, all that are of it, and the others; or they alone."""
        names = there - {""}
        fitting = [(-len(names & set(of)), len(of), kind) for kind, of in self.words.items()]
        most, _, kind = min(fitting, default=(0, 0, ""))
        if -2 * most < len(names):
            return {"names": sorted(names)}
        of_kind = dict.fromkeys(n for n in self.words[kind] if n)
        return {"kind": kind, "names": [*of_kind, *sorted(names - set(of_kind))]}

    def of_lists(self, seen: Seen, path: str) -> Shape:
        items, most = seen.items, max(seen.lengths)
        if items is None or not most:
            return {"is": "same", "value": []}
        fixed = len(seen.lengths) == 1
        if fixed and most <= SHORT and len({frozenset(place.sorts()) for place in seen.places}) > 1:
            of = {str(i): self.shape(place, f"{path}[{i}]") for i, place in enumerate(seen.places)}
            return {"is": "record", "numbered": True, "fields": of}
        room = most if fixed else most + most // 2 + 2
        if items.sorts() == {"list"} and items.lengths == {2} and [p.sorts() for p in items.places] == [{"word"}, {"number"}]:
            by = self.of_numbers(items.places[1], path)["by"]
            return {"is": "counts", **self.names(items.places[0].words), "by": by}
        if items.sorts() == {"word"} and not items.none:
            named = self.names(items.words)
            if room * len(named["names"]) > ORDERED:
                return {"is": "bag", **named}
            return {"is": "list", "most": room, "fixed": fixed, "of": {"is": "word", **named}}
        if fixed:
            drop_labels(items, seen.places)
        return {"is": "list", "most": room, "fixed": fixed, "of": self.shape(items, f"{path}[]")}

    def of_records(self, seen: Seen, path: str) -> Shape:
        if all(one.times == seen.records for one in seen.fields.values()):
            of = {name: self.shape(one, f"{path}.{name}" if path else name) for name, one in sorted(seen.fields.items())}
            return {"is": "record", "fields": of}
        whole = Seen()
        for one in seen.fields.values():
            merge(whole, one)
        return {"is": "map", **self.names(set(seen.fields)), "of": self.shape(whole, f"{path}{{}}")}


def drop_labels(items: Seen, places: list[Seen]) -> None:
    """A word that is always the same at each place of a list, and another at each, only says which place it is."""
    for name in list(items.fields):
        each = [place.fields[name].words for place in places if name in place.fields]
        if all(len(words) == 1 for words in each) and len(items.fields[name].words) > 1 and not items.fields[name].none:
            items.fields[name].label = True


def merge(into: Seen, other: Seen) -> None:
    """All that was seen there too."""
    into.times += other.times
    into.none += other.none
    if other.numbers:
        both = [*into.numbers, *other.numbers]
        into.numbers = [min(both), max(both)]
    into.words |= other.words
    into.lengths |= other.lengths
    into.records += other.records
    if other.items is not None:
        if into.items is None:
            into.items = Seen()
        merge(into.items, other.items)
        for i, place in enumerate(other.places):
            if i == len(into.places):
                into.places.append(Seen())
            merge(into.places[i], place)
    for name, one in other.fields.items():
        merge(into.fields.setdefault(name, Seen()), one)


def observe(game: Game, seats: int, games: int = GAMES, questions: Sequence[str] = ()) -> Shape:
    """The shape of what is seen of the game at so many seats. questions: what may be asked, where the texts say more than the
    names of the decisions."""
    seen = Seen()
    for options in settings(game):
        for seed in range(1 if options else games):
            for view in views(game, seats, seed, options):
                seen.add(facts(view))
    words = {kind: list(names) for kind, names in game.words.items()}
    asked = [*(kind.asks for kind in game.actions.kinds), *questions]
    words |= {"decision": list(dict.fromkeys(asked)), "end": list(game.ends)}
    words["seat"] = list("abcdefghijklmnopqrstuvwxyz"[:seats])
    return Drawing(words).shape(seen)


LAYOUTS: Final[dict[tuple[str, int, int, str], Layout]] = {}


def layout_of(game: Game, seats: int) -> Layout:
    """The layout beside the game, made once; of a game in the making that has none yet, what a few random games show."""
    key = game.id, game.version, seats, str(game.folder)
    if key not in LAYOUTS:
        LAYOUTS[key] = layout(game, seats) if (game.folder / FILE).exists() else Layout(observe(game, seats, 2))
    return LAYOUTS[key]


def settings(game: Game) -> Iterator[dict[str, Any]]:
    """The defaults, and each option with each of its values."""
    yield {}
    for name, option in game.options.items():
        for value in option.values:
            if value != option.default:
                yield {name: value}


def views(game: Game, seats: int, seed: int, options: dict[str, Any], looks: int = LOOKS) -> Iterator[View]:
    """What all seats see of a game played at random, at moments spread over it and at its end."""
    random, states, n, every = Random(seed), [], 0, 1
    g = game.new(seats, seed, options, record=False)
    while g.player != NOBODY and n < game.cap:
        if n % every == 0:
            states.append(g.copy())
            if len(states) > looks:
                states, every = states[::2], every * 2
        g.play(g.options[random.randrange(len(g.options))])
        n += 1
    for state in [*states, g]:
        for seat in range(seats):
            yield game.view(state, seat)
