"""State: what a game is at one moment, and the words in which its rules are written.

Plain data and an agenda of frames. It carries no history: the tape and the events are kept only where somebody asks for
a record, and a copy for a search leaves them behind.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from .fault import Fault
from .frame import ALL, CHANCE, CONCEDE, NOBODY, Ask, Frame, Reason, SealedPick, names
from .marks import i64, mypyc_attr
from .telling import Tell, plainly

F = TypeVar("F", bound="Frame[Any]")

NO_RANDOM: Final = -1  # no generator: the script must suffice
TRUE_RANDOM: Final = -2  # the operating system's entropy: nobody can foretell a table's draws


class Undrawn(LookupError):
    """The script of chance has ended, and there is no generator.

    `outcomes`: what could be drawn here, `weights`: how likely each is to the others, `seen_by`: who would see it.
    Whoever enumerates chance runs again with one outcome more.
    """

    def __init__(self, outcomes: list[int], weights: list[int], seen_by: int) -> None:
        super().__init__("the script of chance has ended, and there is no generator to go on with")
        self.outcomes: list[int] = outcomes
        self.weights: list[int] = weights
        self.seen_by: int = seen_by

    def __reduce__(self) -> Any:
        """From process to process: an exception is made again from what it was made with, and not from its message."""
        return Undrawn, (self.outcomes, self.weights, self.seen_by)


@dataclass(eq=False)
class Hear(Frame["State"]):
    """What is said is heard again: on the agenda above the frames that follow the end of a game."""

    def run(self, g: State) -> None:
        g.deaf = False


HEAR: Final = Hear()


def never() -> float:
    """Nobody picks at random."""
    raise AssertionError("no number is asked for")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What a game is at one moment. A game adds its fields, sets them up in `start` and copies them in `copy`."""

    game: Any  # the Game it is a state of
    agenda: list[Frame[Any]]  # what remains to be done, last first
    floor: int  # where the agenda stood when the frame that runs began
    stands: bool  # has the game standing rules?
    deaf: bool  # the frame that runs has ended the game: what it still says is not heard
    asked: Ask[Any] | None  # the choice the game waits for
    player: int  # whose it is; NOBODY at the end
    options: list[int]
    seats: int
    out: int  # seats that are out of the game: a bit set
    ended: str  # how the game ended, one of the game's declared ends; "" while it runs
    returns: list[float]  # one a seat, in [-1, 1]; zeros while the game runs
    rng: i64  # one number; NO_RANDOM or TRUE_RANDOM
    poker_face: bool
    script: list[int]  # chance outcomes to come, last first (a replay, an enumeration); else they are drawn
    tape: list[tuple[int, int, int, str, bool]] | None  # (seat or CHANCE, pick, who knows, its text or kind, opens a deed)
    events: list[tuple[Any, ...]] | None  # (entries before it, who hears, is something hidden shown, key, arguments...)

    # what a game writes ---------------------------------------------------------------------------------------------
    def start(self, options: dict[str, Any]) -> None:
        """Set the game's own fields up for `self.seats` seats, and put the first frames on the agenda with `then`."""
        raise AssertionError("write start()")

    def copy(self) -> Any:
        """Another state like this one, that shares nothing that changes: by hand, field by field, after
        `copy_engine`."""
        raise AssertionError("write copy()")

    def redeal(self, seat: int) -> None:
        """Draw anew, with `random`, all that the seat does not know. A game without hidden things has nothing to
        draw."""

    def look(self, seat: int) -> dict[str, Any]:
        """The table as `seat` may know it (-1: a spectator): plain data, built from what the seat may see."""
        tables = self.tells([seat], plainly)
        if not tables:
            raise AssertionError("write look()")
        return tables[0]

    def tells(self, seats: list[int], tell: Tell) -> list[dict[str, Any]]:
        """Instead of `look`, the tables of several seats: what takes long to tell is left to `tell`, see `telling.py`. [] where
        the game says them by `look`."""
        return []

    def looks(self, seats: list[int], tell: Tell = plainly) -> list[dict[str, Any]]:
        """The tables of several seats."""
        return self.tells(seats, tell) or [self.look(seat) for seat in seats]

    def counts(self) -> dict[str, int]:
        """How many of each component are in play, wherever they are: the conservation check holds it against
        components.toml."""
        return {}

    def world(self) -> Any:
        """Where everything hidden lies, as plain data without what anybody knows of it: for the check of possible
        worlds.

        What each seat sees says it, unless a view also shows what the seat knows of others: then a game writes this.
        """
        return [self.look(seat) for seat in range(self.seats)]

    def leads_to(self, goal: Any) -> bool:
        """Could this game still become that one? A quick no for the search of possible worlds, where hidden picks are
        many."""
        return True

    def standing(self) -> Frame[Any] | None:
        """The standing rules ('as soon as ...'): what is due now. A query."""
        return None

    def conceded(self, seat: int) -> None:
        """What follows when the seat gives up, with `end`. A game where nobody can raises Fault, as here."""
        raise Fault("nobody can concede in this game", "fault-concede")

    def touched(self, words: list[str]) -> Reason | None:
        """Why what was touched, places by the words of a page's taps, neither begins a pick of the present decision nor goes
        on with one: asked where no text of a pick says so. None where the game has nothing to say of it. A query, of what the
        asked seat may know."""
        return None

    def look_back(self, over: bool = False) -> None:
        """This state is shown as the past of a game that still runs: forget what the table's memory option says that the
        display forgets. over: of one that has ended, where an option may tell more. Most games have nothing to do here."""

    def forgets(self, kind: str) -> bool:
        """Does the display forget what chance brought of that kind, as long as the game runs?"""
        return False

    # the words of the rules -----------------------------------------------------------------------------------------
    def then(self, *frames: Frame[Any]) -> None:
        """Next, in reading order; said twice by one frame, the second follows the first."""
        if not self.deaf:
            agenda, floor = self.agenda, self.floor
            for f in frames:
                agenda.insert(floor, f)

    def now(self, frame: Frame[Any], after: Frame[Any]) -> None:
        """The same as `then(frame, after)` where the frame that runs says nothing else: the one begins at once, without its
        way over the agenda."""
        agenda = self.agenda
        if self.stands or self.deaf or self.floor != len(agenda):  # something comes between, or nothing is heard
            self.then(frame, after)
        else:
            agenda.append(after)
            self.floor += 1
            frame.run(self)

    def coming(self, kind: type[F]) -> F:
        """The nearest sentence of that kind that is about to happen. A query."""
        i = len(self.agenda) - 1
        while i >= 0:
            f = self.agenda[i]
            if isinstance(f, kind):
                return f
            i -= 1
        raise LookupError(f"no {kind.__name__} is coming")

    def instead(self, deed: Frame[Any], *frames: Frame[Any]) -> None:
        """Strike out what was going to happen, and put something else, or nothing, in its place."""
        at = len(self.agenda) - 1
        while self.agenda[at] is not deed:
            at -= 1
        self.agenda[at : at + 1] = frames[::-1]
        if at < self.floor:
            self.floor += len(frames) - 1

    def strike(self, kinds: tuple[type, ...]) -> None:
        """None of these will happen any more."""
        self.floor = sum([not isinstance(f, kinds) for f in self.agenda[: self.floor]])
        self.agenda[:] = [f for f in self.agenda if not isinstance(f, kinds)]

    def given(self, it: int) -> None:
        """Tell the next sentence what this one did or found."""
        if self.floor:
            self.agenda[self.floor - 1] = self.agenda[self.floor - 1].given(it)

    def end(self, how: str, returns: list[float], *last: Frame[Any]) -> None:
        """The game is over at this instant, but for these: nothing else that was coming, or is still said, will
        happen."""
        self.ended, self.returns = how, returns
        self.agenda[:] = (*last[::-1], HEAR) if last else ()
        self.floor, self.deaf = 0, True

    def chance(self, weights: list[int], kind: str, seen_by: int = ALL) -> int:
        """An index drawn by weight, -1 if there is nothing to draw. `kind`: the game's words for the outcomes."""
        total = 0
        for w in weights:
            total += w
        if not total:
            return -1
        if self.script:
            k = self.script.pop()
            if not (0 <= k < len(weights) and weights[k]):
                raise self.stray(k, kind)
        elif self.rng == NO_RANDOM:
            can = [i for i in range(len(weights)) if weights[i]]
            raise Undrawn(can, [weights[i] for i in can], seen_by)
        else:
            r, k = self.random(total), 0
            while r >= weights[k]:
                r, k = r - weights[k], k + 1
        if self.tape is not None:
            self.tape.append((CHANCE, k, seen_by, kind, False))
        return k

    def draw(self, pool: list[int], kind: str, seen_by: int = ALL) -> int:
        """One of a pool of equally likely things, and out of it; -1 if it is empty. The record names the thing."""
        if not pool:
            return -1
        if self.script:
            k = self.script.pop()
            if k not in pool:
                raise self.stray(k, kind)
            pool.remove(k)
        elif self.rng == NO_RANDOM:
            can = sorted(set(pool))
            raise Undrawn(can, [pool.count(k) for k in can], seen_by)
        else:
            k = pool.pop(self.random(len(pool)))
        if self.tape is not None:
            self.tape.append((CHANCE, k, seen_by, kind, False))
        return k

    def stray(self, k: int, kind: str) -> Fault:
        """The fault of a script whose next outcome cannot come here; it may be of another kind, and have no name in this."""
        words = self.game.words[kind]
        name = words[k] if 0 <= k < len(words) else str(k)
        return Fault(f"outcome {k} of {kind} cannot come here", "fault-outcome", outcome=name)

    def tell(self, heard_by: int, key: str, *args: Any) -> None:
        """For the log: who hears it, a key of the texts, its arguments. It tells nothing that was hidden from them."""
        if self.events is not None and self.tape is not None:
            self.events.append((len(self.tape), heard_by, False, key, *args))

    def show(self, heard_by: int, key: str, *args: Any) -> None:
        """The same, where somebody learns what was hidden: from here on no pick is taken back."""
        if self.events is not None and self.tape is not None:
            self.events.append((len(self.tape), heard_by, True, key, *args))

    def random(self, n: int) -> int:
        """A number below n."""
        if self.rng == TRUE_RANDOM:
            return secrets.randbelow(n)
        rng: i64 = (self.rng * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF
        self.rng = rng
        return (rng >> 20) % n

    # the words of players and searchers -----------------------------------------------------------------------------
    def play(self, pick: int) -> None:
        """Resolve the pick and run frames until somebody is asked or nothing remains.

        Raises ValueError, and changes nothing, where the pick is none of the options.
        """
        asked = self.asked
        if asked is None or not offered(pick, self.options):
            raise ValueError(f"{pick} is no option here: {self.options}" if asked is not None else "the game is over")
        if self.tape is not None:
            self.tape.append((self.player, pick, asked.heard_by(self, pick), asked.write(self, pick), asked.opens(self)))
        self.asked, self.floor = None, len(self.agenda)
        asked.resolve(self, pick)
        self.go()

    def play_out(self, random: Callable[[], float], most: int) -> None:
        """Play on at random to the end, or for so many decisions: what a search does most. The same as `play`, but for what
        a pick drawn from the options cannot need: it is legal, and nobody asks for a record.

        random: gives a number from 0 to below 1; one is taken for each decision.
        """
        self.tape = self.events = None
        self.go(random, most)

    def concede(self, seat: int) -> None:
        """The seat gives up, whoever is asked; never one of the options, and no searcher does it. Raises ValueError."""
        if self.asked is None or not 0 <= seat < self.seats:
            raise ValueError("the game is over" if self.asked is None else f"there is no seat {seat}")
        at = len(self.tape) if self.tape is not None else 0
        if self.tape is not None:
            self.tape.append((seat, CONCEDE, ALL, "concede", True))
        try:
            self.floor, self.deaf = len(self.agenda), False
            self.conceded(seat)
        except ValueError:
            if self.tape is not None:
                del self.tape[at:]
            raise
        self.asked = None
        self.go()

    def hear(self, seat: int) -> None:
        """At a table: let another of the seats of a Sealed answer first."""
        asked = self.asked
        if not isinstance(asked, SealedPick) or seat not in asked.whole.seats:
            raise Fault(f"seat {seat} is not asked in secret now", "fault-not-asked", seat=seat + 1)
        if asked.whole.picks[asked.whole.seats.index(seat)] != NOBODY:
            raise Fault(f"seat {seat} has answered", "fault-answered", seat=seat + 1)
        self.asked = None
        asked.but(who=seat).run(self)

    def go(self, random: Callable[[], float] = never, most: int = 0) -> None:
        """Run what remains to be done until somebody is asked or nothing remains; so many that are asked pick at random, see
        `play_out`."""
        agenda, stands = self.agenda, self.stands
        g: State = self  # by another name: the compiler takes `self.asked` to be what it was last set to
        while True:
            while agenda and g.asked is None:
                f = agenda.pop()
                if stands and f.calm():
                    due = self.standing()
                    if due is not None:
                        agenda.append(f)
                        f = due
                self.floor = len(agenda)
                f.run(self)
            asked = g.asked
            if asked is None:
                self.player, self.options = NOBODY, []
                return
            if most <= 0:
                return
            most -= 1
            options = self.options
            self.asked, self.floor = None, len(agenda)
            asked.resolve(self, options[int(random() * len(options))])

    def begin(self, seats: int, seed: int, options: dict[str, Any], script: list[int], record: bool, poker_face: bool) -> None:
        """Open a game. People call `Game.new`, which checks what it is given.

        script: chance outcomes, first first. record: keep tape and events.
        """
        self.agenda, self.floor, self.deaf, self.asked, self.stands = [], 0, False, None, self.game.stands
        self.player, self.options, self.seats, self.out = NOBODY, [], seats, 0
        self.ended, self.returns = "", [0.0] * seats
        self.rng, self.poker_face, self.script = seed, poker_face, script[::-1]
        self.tape = [] if record else None
        self.events = [] if record else None
        self.start(options)
        self.floor = 0
        self.go()

    def copy_engine(self, o: State) -> None:
        """The engine's own fields of another state; for a search: neither tape nor events go along."""
        self.game, self.agenda = o.game, o.agenda[:]
        self.floor, self.deaf, self.stands = o.floor, o.deaf, o.stands
        self.asked, self.player, self.options = o.asked, o.player, o.options
        self.seats, self.out, self.ended = o.seats, o.out, o.ended
        self.returns, self.rng, self.poker_face = o.returns, o.rng, o.poker_face
        self.script = o.script[:] if o.script else []
        self.tape = None
        self.events = None

    def determinize(self, seat: int, rng: int) -> Any:
        """A world as `seat` may imagine it (-1: a spectator): the same view and options, the rest drawn anew.

        rng: the seed of that drawing and of what chance brings later in that world; 0 or more.
        """
        g = self.copy()
        g.rng, g.script = mixed(rng), []
        g.redeal(seat)
        for i, f in enumerate(g.agenda):
            g.agenda[i] = f.known_to(g, seat)
        if g.asked is not None:
            g.asked = g.asked.known_to(g, seat)
            g.options = g.asked.options(g)
            assert g.options, "whether somebody is asked must follow from public facts"
        return g

    def view(self, seat: int | None = None) -> Any:
        """What the seat may know (None: what a spectator may): see `Game.view`."""
        return self.game.view(self, seat)

    # its written form, for tests ------------------------------------------------------------------------------------
    def fields(self) -> list[str]:
        """The names of all fields that this class of states declares, the engine's included, the record's not."""
        cls = type(self)
        found = _FIELDS.get(cls)
        if found is None:
            names: set[str] = set()
            for base in cls.__mro__:
                names |= set(getattr(base, "__annotations__", {})) | set(getattr(base, "__mypyc_attrs__", ()))
            found = _FIELDS[cls] = sorted(names - BESIDE - {"__mypyc_attrs__", "__dict__"})
        return found

    def key(self, generator: bool = True) -> str:
        """The whole state as a text: two states are equal if and only if these are.

        generator: with the state of the generator; a game and its replay differ in nothing else.
        """
        return repr([(n, written(getattr(self, n))) for n in self.fields() if generator or n != "rng"])

    def checksum(self) -> str:
        """Sixteen hexadecimal digits of `key`."""
        return hashlib.blake2b(self.key().encode(), digest_size=8).hexdigest()


_FIELDS: Final[dict[type, list[str]]] = {}
BESIDE: Final = frozenset(
    {"game", "stands", "tape", "events", "script"}
)  # what tells two states of a game apart holds none of these


def offered(pick: int, options: list[int]) -> bool:
    """Is the pick among the options? The copy that is compiled compares them as numbers (tools/compiled.py)."""
    return pick in options


def mixed(seed: int) -> int:
    """A seed whose neighbours give unlike games (splitmix64)."""
    z = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return (z ^ (z >> 31)) & 0x7FFFFFFFFFFFFFFF


def written(value: Any) -> Any:
    """Plain data with frames and other objects as their class name and fields; sets in order."""
    kind = type(value)
    if kind is int or kind is str or kind is bool or value is None:
        return value
    if kind is list or kind is tuple:
        return [v if type(v) is int else written(v) for v in value]
    if isinstance(value, Frame):
        return [kind.__name__, *[written(getattr(value, n)) for n in names(value)]]
    if isinstance(value, (list, tuple)):
        return [written(v) for v in value]
    if isinstance(value, dict):
        return sorted((repr(k), written(v)) for k, v in value.items())
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    if hasattr(value, "written"):
        return value.written()
    return value
