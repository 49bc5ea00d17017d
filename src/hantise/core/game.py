"""Game: the declared facts of a game, and the only door to it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from .actions import Actions
from .data import components
from .fault import Fault, Saying
from .frame import ALL, NOBODY, Ask, Reason
from .state import NO_RANDOM, TRUE_RANDOM, State, mixed
from .telling import Tell, plainly
from .view import Choice, View

LAST_NAME: Final = re.compile(r"[\w-]+$")  # where a text was cut: the name up to there
FIRST_NAME: Final = re.compile(r"[\w-]+")  # and how it goes on
TRAITS: Final = ("perfect_information", "deterministic", "zero_sum", "teams")


class SetUpError(Fault):
    """A number of seats, an option, a value or a seed with which the game cannot begin."""


class PickError(Fault):
    """A text that is no pick of the present decision. `reason` has the rule, if one says so."""

    def __init__(self, message: str, key: str = "", *, reason: Reason | None = None, **arguments: Any) -> None:
        super().__init__(message, key, **arguments)
        self.reason = reason


class Unreadable(PickError):
    """The text does not read as a pick of this game at this decision."""


class Illegal(PickError):
    """The text reads as a pick, which is not legal now."""


class Ambiguous(PickError):
    """The text may mean several of the options."""


@dataclass(frozen=True)
class Option:
    """A table option: its values (plain data, the default among them), and the rule that speaks of it.

    match: True where it concerns a series of games or the drawing of seats, and not the rules of a single game.
    seats: the numbers of seats with which it changes anything; () all. only: the same of single values, by their texts.
    """

    values: tuple[Any, ...]
    default: Any
    rule: str = ""
    match: bool = False
    seats: tuple[int, ...] = ()
    only: tuple[tuple[str, tuple[int, ...]], ...] = ()

    def means(self, seats: int, value: Any = None) -> tuple[int, ...]:
        """() where it (or that value) changes something with so many seats; else with how many it does."""
        there = self.seats if value is None else dict(self.only).get(as_text(value), ())
        return () if seats in there else there

    def check(self, name: str, value: Any) -> Any:
        """The value as the game knows it. Raises SetUpError where it is none of the values."""
        wanted = as_text(value)
        for v in self.values:
            if as_text(v) == wanted:
                return v
        can = ", ".join(as_text(v) for v in self.values)
        line = f"option {name} cannot be {wanted}: it is one of {can}"
        raise SetUpError(line, "fault-option-value", option=name, value=wanted, can=can)


def as_text(value: Any) -> str:
    """An option's value on one line of a record: 2,1,0 for a list, yes and no for truth."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ",".join(as_text(v) for v in value)
    return str(value).strip().replace("True", "yes").replace("False", "no")


def messages(table: str) -> dict[str, tuple[tuple[str, str], ...]]:
    """Read a table of messages: a line each, the key and its parameters as name:type. Types are those of `Game.words`,
    or `seat` (a player), `n` (a number), `text` (as it is) and `said` (another message, that names a thing)."""
    out: dict[str, tuple[tuple[str, str], ...]] = {}
    for line in table.splitlines():
        words = line.split("#")[0].split()
        if words:
            if words[0] in out:
                raise ValueError(f"message {words[0]} is declared twice")
            pairs = [w.partition(":") for w in words[1:]]
            out[words[0]] = tuple((name, kind or name) for name, _, kind in pairs)
    return out


@dataclass(frozen=True)
class Game:
    """What is known of a game without playing it.

    id, version: `version` moves only when behaviour does. state: the class of its states. letters: a letter a seat, for
    the notation. roles: names of roles a seat, in the texts. words: for each kind of thing that picks, chance and
    messages speak of, the names of its ints in notation. messages: all keys of its texts with typed parameters. ends:
    the ways to end. cap: more decisions than any game has. folder: where rules.md, components.toml and locale/ lie.
    allies: by number of seats, which seats win and lose together, in teams of one size; a number left out has none.
    cites: of messages that tell what chance brought, or what was made of it, the rule that says so: it stands beside the line.
    asks: the classes of all its decisions (of Sealed ones: of the whole), in an order that stays: see `actions`.
    stands: has it standing rules (found by itself: `State.standing`)?
    """

    id: str
    version: int
    state: type[State]
    seats: tuple[int, ...]
    ends: tuple[str, ...]
    folder: Path
    letters: str = "abcdefgh"
    roles: tuple[str, ...] = ()
    options: Mapping[str, Option] = field(default_factory=dict)
    words: Mapping[str, Sequence[str]] = field(default_factory=dict)
    messages: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    cites: Mapping[str, str] = field(default_factory=dict)
    traits: frozenset[str] = frozenset()
    stage: str = "beta"
    cap: int = 10_000
    minutes: tuple[int, int] = (10, 20)
    allies: Mapping[int, Sequence[Sequence[int]]] = field(default_factory=dict)
    asks: tuple[type[Any], ...] = ()
    stands: bool = field(init=False, default=True)

    def __post_init__(self) -> None:
        object.__setattr__(self, "stands", self.state.standing is not State.standing)
        if unknown := self.traits - set(TRAITS):
            raise ValueError(f"{self.id}: unknown traits {sorted(unknown)}; there are {', '.join(TRAITS)}")
        for key, parameters in self.messages.items():
            for _, kind in parameters:
                if kind not in self.words and kind not in ("seat", "n", "text", "said"):
                    raise ValueError(f"{self.id}: message {key} speaks of a {kind!r}, for which the game has no words")
        if strange := sorted(set(self.cites) - set(self.messages)):
            raise ValueError(f"{self.id}: a rule is cited for {strange[0]!r}, which is no message")

    @cached_property
    def components(self) -> dict[str, Any]:
        """The game's components.toml, or the file of an owner who replaces it."""
        return components(self.folder)

    @cached_property
    def actions(self) -> Actions:
        """The catalogue of all picks, numbered: it never moves within a version of the rules. Raises ValueError where a
        decision does not declare its range."""
        return Actions(self.asks)

    @cached_property
    def defaults(self) -> dict[str, Any]:
        """All options with their defaults. Nobody changes it: `settings` gives a copy."""
        return {name: option.default for name, option in self.options.items()}

    @cached_property
    def outcomes(self) -> dict[str, int]:
        """What chance may bring, by name. A name means the same int in every kind that has it, or it cannot be read."""
        out: dict[str, int] = {}
        for kind in self.words:
            for k, name in enumerate(self.words[kind]):
                if out.setdefault(name, k) != k:
                    out[f"{kind}:{name}"] = k
        return out

    @cached_property
    def most_outcomes(self) -> int:
        """Every outcome of chance is a number below this one: chance brings what the game has words for."""
        return max((len(words) for words in self.words.values()), default=0)

    def outcome(self, kind: str, k: int) -> str:
        """The name of an outcome, as a record writes it."""
        name = self.words[kind][k]
        return name if self.outcomes[name] == k else f"{kind}:{name}"

    def name(self, kind: str, k: int) -> str:
        """The notation's word for the k-th thing of a kind."""
        return self.words[kind][k]

    def teams(self, seats: int) -> list[list[int]]:
        """Which seats of so many win and lose together: each alone where the game has no fixed teams."""
        return [list(team) for team in self.allies.get(seats, [[s] for s in range(seats)])]

    # a new game -----------------------------------------------------------------------------------------------------
    def settings(self, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """All options with their values. Raises SetUpError on an unknown option or value, naming those that there
        are."""
        if not options:
            return self.defaults.copy()
        given = dict(options)
        if unknown := sorted(set(given) - set(self.options)):
            there = ", ".join(sorted(self.options))
            line = f"{self.id} has no option {unknown[0]}; there are: {there or 'none'}"
            raise SetUpError(line, "fault-option", game=self.id, option=unknown[0], there=there or "-")
        return {n: o.check(n, given[n]) if n in given else o.default for n, o in self.options.items()}

    def check(self, seats: int) -> None:
        """Raises SetUpError where the game is not for so many seats."""
        if seats not in self.seats:
            line = f"{self.id} is for {span(self.seats)} seats, not {seats}"
            raise SetUpError(line, "fault-seats", game=self.id, seats=tuple(map(str, self.seats)), given=str(seats))

    def new(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        script: Sequence[int] | None = None,
        record: bool = True,
        poker_face: bool = False,
    ) -> Any:
        """A state at its first decision.

        seats: how many; the least by default. seed: any int from 0, for the same game again; without it the operating
        system draws, and nobody can foretell. options: see `options`. script: chance outcomes to come, then nothing
        else (raises `Undrawn` where it ends). record: keep tape and events. poker_face: ask also who has nothing to
        react with. Raises SetUpError on a number of seats, an option or a value that the game does not have.
        """
        n = self.seats[0] if seats is None else seats
        self.check(n)
        if seed is not None and seed < 0:
            raise SetUpError(f"a seed is 0 or more, not {seed}", "fault-seed", given=str(seed))
        g = self.blank()
        rng = NO_RANDOM if script is not None else TRUE_RANDOM if seed is None else mixed(seed)
        g.begin(n, rng, self.settings(options), list(script) if script else [], record, poker_face)
        return g

    def blank(self) -> State:
        """A state of this game that is not set up yet."""
        g = self.state()
        g.game = self
        return g

    # picks and texts ------------------------------------------------------------------------------------------------
    def write(self, state: State, pick: int) -> str:
        """A pick of the present decision as text. Raises ValueError where it is none of the options."""
        asked = state.asked
        if asked is None or pick not in state.options:
            raise ValueError(f"{pick} is no option here: {state.options}")
        return asked.write(state, pick)

    def read(self, state: State, text: str) -> int:
        """The pick that the text means.

        Raises `Unreadable`, `Illegal` (with the rule and the fact in `reason`) or `Ambiguous`; all are ValueErrors. A
        text may be cut short, or stand in capitals, as long as it means one option only; it may be the taps of an option, as on
        the page. What says all of another pick (`peek g1`) is never taken for a longer one that was cut short (`peek g10`).
        """
        asked = state.asked
        if asked is None:
            raise Illegal("the game is over: nothing can be picked any more", "fault-over")
        if (pick := self.meant(state, text)) is not None:
            return pick
        clean = " ".join(text.split()).casefold()
        reason = self.tried(state, text)
        if reason is None:
            if (pick := self.composed(state, clean)) is not None:
                return pick
            near = self.shortened(state, clean) or self.shortened(state, asked.ordered(state, clean))
            if len(near) == 1:
                return near[0]
            if near:
                can = [asked.write(state, p) for p in near]
                line = f"{text.strip()!r} may mean {some(can)}"
                raise Ambiguous(line, "fault-ambiguous", text=text.strip(), can=tuple(can))
            reason = asked.refuse(state, clean)
        if reason is not None:
            line = f"{text.strip()!r} is not legal now ({reason.rule}): {plain(self, reason.said)}"
            why = Saying(self, reason.said)
            raise Illegal(line, "fault-illegal", reason=reason, text=text.strip(), rule=reason.rule, why=why)
        there, clean = [asked.write(state, p) for p in state.options], text.strip()[:60]
        line = f"{clean!r} is no pick here; there are {some(there)}"
        raise Unreadable(line, "fault-unreadable", text=clean, there=tuple(there))

    def meant(self, state: State, text: str) -> int | None:
        """The option that the text says all of, in capitals too and in any order that means the same; None where it says
        none."""
        return None if state.asked is None else said(state, state.asked, state.options, text)

    def tried(self, state: State, text: str) -> Reason | None:
        """What is against the pick that the text says all of, where it is one that might be tried and is not legal."""
        asked = state.asked
        pick = None if asked is None else said(state, asked, asked.tries(state), text)
        return None if asked is None or pick is None else asked.against(state, pick)

    def composed(self, state: State, clean: str) -> int | None:
        """The option that these taps compose, in small letters; None where they compose none. They never compose two."""
        asked = state.asked
        if asked is not None:
            for pick in state.options:
                if clean in [taps.casefold() for taps in asked.taps(state, pick)]:
                    return pick
        return None

    def shortened(self, state: State, clean: str) -> list[int]:
        """The options that the text may mean, cut short."""
        asked = state.asked
        return [] if asked is None else [p for p in state.options if self.shortens(clean, asked.write(state, p))]

    def shortens(self, clean: str, name: str) -> bool:
        """Is the text that name cut short? Not where the cut leaves the whole name of something else of the same kind,
        or another number."""
        whole = name.casefold()
        if not clean or not whole.startswith(clean):
            return False
        rest = whole[len(clean) :]
        if clean[-1].isdigit() and rest[:1].isdigit():
            return False
        piece, more = LAST_NAME.search(clean), FIRST_NAME.match(rest)
        if piece is None or more is None:
            return True
        return not any(piece[0] in kind and piece[0] + more[0] in kind for kind in self.names)

    @cached_property
    def names(self) -> list[set[str]]:
        """The names of each kind of things, in small letters."""
        return [{name.casefold() for name in kind} for kind in self.words.values()]

    # what leaves the engine for a viewer ----------------------------------------------------------------------------
    def view(self, state: State, seat: int | None = None, options: bool = True) -> View:
        """What the seat may know (None or -1: what a spectator may)."""
        return self.views(state, [-1 if seat is None else seat], options)[0]

    def views(self, state: State, seats: list[int], options: bool = True, tell: Tell = plainly) -> list[View]:
        """What each of these may know. The one function that builds it. options: with the texts of the seat's own, which take
        most of the time where there are many; tell: see `telling.py`; `Known.tell` gives views that share what is the same,
        so that nobody may change it."""
        for who in seats:
            if not -1 <= who < state.seats:
                raise ValueError(f"there is no seat {who}: there are {state.seats}, from 0")
        asked = state.asked
        question = list(asked.question(state)) if asked is not None else []
        texts: list[str] = []
        if options and asked is not None and state.player in seats:
            texts = [asked.write(state, p) for p in state.options]
        head = {
            "game": self.id,
            "version": self.version,
            "seats": state.seats,
            "player": state.player,
            "question": question,
            "rule": asked.rule() if asked is not None else "",
            "out": state.out,
            "ended": state.ended,
            "returns": list(state.returns),
        }
        return [
            View.of(head | {"seat": who, "options": texts if who == state.player else [], "table": table})
            for who, table in zip(seats, state.looks(seats, tell), strict=True)
        ]

    def choices(self, state: State) -> list[Choice]:
        """The options of the present decision as a page offers them to the seat that is asked."""
        asked = state.asked
        if asked is None:
            return []
        return [
            Choice(
                p,
                asked.write(state, p),
                asked.label(state, p),
                asked.taps(state, p),
                asked.sure(state, p),
                asked.idle(state, p),
            )
            for p in state.options
        ]

    def why_not(self, state: State, taps: str) -> Reason | None:
        """Why these taps are no pick now, nor begin one: of all of them, in the other order too; of the last place after those
        that were begun with (`State.touched`); of the last one alone. None where they are, or where the game has nothing to
        say of them."""
        words = taps.casefold().split()
        for text in dict.fromkeys([" ".join(words), " ".join(reversed(words))]):
            reason = self.refuse(state, text)
            if reason is not None:
                return reason
        try:
            self.read(state, " ".join(words))
        except PickError as e:
            if e.reason is not None:
                return e.reason
        if len(words) > 1:
            return state.touched(words) or self.why_not(state, words[-1])
        return state.touched(words) if words else None

    def refuse(self, state: State, text: str) -> Reason | None:
        """Why a pick of that text, or of those taps, is not legal now; None where it is, or where it reads as no pick."""
        asked, clean = state.asked, " ".join(text.split()).casefold()
        if asked is None or self.meant(state, text) is not None:
            return None
        reason = self.tried(state, text)
        if reason is None and self.composed(state, clean) is None:
            reason = asked.refuse(state, text)
        return reason


def said(state: State, asked: Ask[Any], picks: list[int], text: str) -> int | None:
    """The one of these picks that the text says all of; None where it says none."""
    clean = " ".join(text.split()).casefold()
    for whole in (clean, asked.ordered(state, clean)):
        for pick in picks:
            if asked.write(state, pick).casefold() == whole:
                return pick
    return None


def some(names: list[str]) -> str:
    """At most eight of the names, and how many more there are."""
    return ", ".join(names[:8]) + (f" and {len(names) - 8} more" if len(names) > 8 else "")


def span(seats: tuple[int, ...]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"


def plain(game: Game, said: tuple[Any, ...]) -> str:
    """A message without a language: its key and named arguments, for errors and tests."""
    key, parameters = said[0], game.messages.get(said[0], ())
    words = [f"{name} {plain_value(game, kind, value)}" for (name, kind), value in zip(parameters, said[1:], strict=False)]
    return f"{key} ({', '.join(words)})" if words else str(key)


def plain_value(game: Game, kind: str, value: Any) -> Any:
    """An argument of a message without a language."""
    return game.words[kind][value] if kind in game.words else plain(game, value) if kind == "said" else value


__all__ = [
    "ALL",
    "NOBODY",
    "Ambiguous",
    "Ask",
    "Choice",
    "Game",
    "Illegal",
    "Option",
    "PickError",
    "SetUpError",
    "Unreadable",
    "messages",
]
