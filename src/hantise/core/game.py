"""Game: the declared facts of a game, and the only door to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from .data import components
from .frame import ALL, NOBODY, Ask, Reason
from .state import NO_RANDOM, TRUE_RANDOM, State, mixed
from .view import Choice, View

TRAITS: Final = ("perfect_information", "deterministic", "zero_sum", "teams")


class PickError(ValueError):
    """A text that is no pick of the present decision. Its message is one plain line; `reason` has the rule, if one says
    so."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
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
    """

    values: tuple[Any, ...]
    default: Any
    rule: str = ""
    match: bool = False

    def check(self, name: str, value: Any) -> Any:
        """The value as the game knows it. Raises ValueError where it is none of the values."""
        wanted = as_text(value)
        for v in self.values:
            if as_text(v) == wanted:
                return v
        can = ", ".join(as_text(v) for v in self.values)
        raise ValueError(f"option {name} cannot be {wanted}: it is one of {can}")


def as_text(value: Any) -> str:
    """An option's value on one line of a record: 2,1,0 for a list, yes and no for truth."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ",".join(as_text(v) for v in value)
    return str(value).strip().replace("True", "yes").replace("False", "no")


def messages(table: str) -> dict[str, tuple[tuple[str, str], ...]]:
    """Read a table of messages: a line each, the key and its parameters as name:type. Types are those of `Game.words`,
    or `seat` (a player), `n` (a number) and `text` (as it is)."""
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
    traits: frozenset[str] = frozenset()
    stage: str = "beta"
    cap: int = 10_000
    minutes: tuple[int, int] = (10, 20)
    allies: Mapping[int, Sequence[Sequence[int]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if unknown := self.traits - set(TRAITS):
            raise ValueError(f"{self.id}: unknown traits {sorted(unknown)}; there are {', '.join(TRAITS)}")
        for key, parameters in self.messages.items():
            for _, kind in parameters:
                if kind not in self.words and kind not in ("seat", "n", "text"):
                    raise ValueError(f"{self.id}: message {key} speaks of a {kind!r}, for which the game has no words")

    @cached_property
    def components(self) -> dict[str, Any]:
        """The game's components.toml, or the file of an owner who replaces it."""
        return components(self.folder)

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
        """All options with their values. Raises ValueError on an unknown option or value, naming those that there
        are."""
        if not options:
            return self.defaults.copy()
        given = dict(options)
        if unknown := sorted(set(given) - set(self.options)):
            there = ", ".join(sorted(self.options)) or "none"
            raise ValueError(f"{self.id} has no option {unknown[0]}; there are: {there}")
        return {n: o.check(n, given[n]) if n in given else o.default for n, o in self.options.items()}

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
        react with. Raises ValueError on a number of seats, an option or a value that the game does not have.
        """
        n = self.seats[0] if seats is None else seats
        if n not in self.seats:
            raise ValueError(f"{self.id} is for {span(self.seats)} seats, not {n}")
        if seed is not None and seed < 0:
            raise ValueError(f"a seed is 0 or more, not {seed}")
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
        text may be cut short, or stand in capitals, as long as it means one option only.
        """
        asked = state.asked
        if asked is None:
            raise Illegal("the game is over: nothing can be picked any more")
        clean = " ".join(text.split()).casefold()
        found = [(p, asked.write(state, p)) for p in state.options]
        for pick, name in found:
            if name.casefold() == clean:
                return pick
        near = [(p, name) for p, name in found if clean and name.casefold().startswith(clean)]
        if len(near) == 1:
            return near[0][0]
        if near:
            raise Ambiguous(f"{text.strip()!r} may mean {some([name for _, name in near])}")
        reason = asked.refuse(state, clean)
        if reason is not None:
            raise Illegal(f"{text.strip()!r} is not legal now ({reason.rule}): {plain(self, reason.said)}", reason)
        raise Unreadable(f"{text.strip()[:60]!r} is no pick here; there are {some([name for _, name in found])}")

    # what leaves the engine for a viewer ----------------------------------------------------------------------------
    def view(self, state: State, seat: int | None = None) -> View:
        """What the seat may know (None or -1: what a spectator may). The one function that builds it."""
        who = -1 if seat is None else seat
        if not -1 <= who < state.seats:
            raise ValueError(f"there is no seat {who}: there are {state.seats}, from 0")
        asked, mine = state.asked, who >= 0 and state.player == who
        return View(
            game=self.id,
            version=self.version,
            seat=who,
            seats=state.seats,
            player=state.player,
            question=list(asked.question(state)) if asked is not None else [],
            rule=asked.rule() if asked is not None else "",
            options=[asked.write(state, p) for p in state.options] if asked is not None and mine else [],
            out=state.out,
            ended=state.ended,
            returns=list(state.returns),
            table=state.look(who),
        )

    def choices(self, state: State) -> list[Choice]:
        """The options of the present decision as a page offers them to the seat that is asked."""
        asked = state.asked
        if asked is None:
            return []
        return [
            Choice(p, asked.write(state, p), asked.label(state, p), asked.taps(state, p), asked.sure(state, p))
            for p in state.options
        ]

    def refuse(self, state: State, text: str) -> Reason | None:
        """Why a pick of that text is not legal now; None where it is, or where it does not read as a pick."""
        asked = state.asked
        if asked is None or any(asked.write(state, p) == text for p in state.options):
            return None
        return asked.refuse(state, text)


def some(names: list[str]) -> str:
    """At most eight of the names, and how many more there are."""
    return ", ".join(names[:8]) + (f" and {len(names) - 8} more" if len(names) > 8 else "")


def span(seats: tuple[int, ...]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"


def plain(game: Game, said: tuple[Any, ...]) -> str:
    """A message without a language: its key and named arguments, for errors and tests."""
    key, parameters = said[0], game.messages.get(said[0], ())
    words = [
        f"{name} {game.words[kind][value] if kind in game.words else value}"
        for (name, kind), value in zip(parameters, said[1:], strict=False)
    ]
    return f"{key} ({', '.join(words)})" if words else str(key)


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
    "Unreadable",
    "messages",
]
