"""Record: the set-up of a game and the list of what was picked and drawn. Save file, replay, undo, bug report and test.

    %game shy_monsters 1            id and version of the rules
    %seats master=ann hero=bob      who sits where
    %option peeks 2,1,0
    * bat hydra                     chance before the first pick, by the name of what was drawn
    m corridor@e6 > bat@e7 > ...    a deed: the seat's letter, its pick, then what the same deed asked further
    h explore e4 [kraken mantis]    chance in brackets after the pick that caused it
    %end hero_dead                  how it ended
    %returns m=1 h=-1               what each seat has of that, from -1 to 1

Another seat's answer inside a deed has his letter before it (`> d:irregulars@d`). In the copy of a record that is cut
for a seat, `?` stands for what that seat may not know. Who gives up writes `h concede`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from .data import in_force
from .fault import Fault
from .frame import CHANCE, NOBODY
from .game import Game, as_text
from .registry import game as registered
from .state import State, Undrawn

HIDDEN: Final = "?"


class RecordError(Fault):
    """A text that is no record of a game. Its message names the line, what is wrong there and what would be right."""


@dataclass(frozen=True)
class Entry:
    """One pick or one outcome of chance: who (a seat or CHANCE), its text, who may know it, and whether it opens a
    deed."""

    who: int
    text: str
    heard_by: int = -1
    opens: bool = True


@dataclass
class Record:
    """A set-up and an append-only list of entries; `entries` are those in force, in order."""

    game: Game
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    poker_face: bool = False
    entries: list[Entry] = field(default_factory=list)
    ended: str = ""
    own: str = ""  # the digest of the owner's components that a text names
    returns: list[float] = field(
        default_factory=list
    )  # one a seat; [] while it runs, and in records of before they were written

    # made from a game -----------------------------------------------------------------------------------------------
    @classmethod
    def of(cls, game: Game, state: State, options: Mapping[str, Any] | None = None, names: list[str] | None = None) -> Record:
        """The record of a state that was played with `record=True` and these options."""
        if state.tape is None:
            raise ValueError("this state keeps no record: make it with record=True, and no copy has one")
        return cls(
            game,
            state.seats,
            game.settings(options),
            list(names or []),
            state.poker_face,
            entries(game, state),
            state.ended,
            returns=list(state.returns) if state.ended else [],
        )

    # made into a game -----------------------------------------------------------------------------------------------
    def replay(self, upto: int | None = None, *, watch: Callable[[State], None] | None = None) -> Any:
        """The state after `upto` picks (all by default), with tape and events; negative: counted from the end.

        watch: called with the state at each decision on the way. Raises RecordError where a pick or an outcome does not
        fit the rules, naming its number.
        """
        total = self.picks
        last = total if upto is None else upto if upto >= 0 else total + upto
        if not 0 <= last <= total:
            line = f"the record has {total} picks: there is no position after {upto}"
            raise RecordError(line, "fault-record-upto", total=total, upto=str(upto))
        if any(e.text == HIDDEN for e in self.entries):
            line = "this record was cut for a seat ('?'): it can be read, but not replayed"
            raise RecordError(line, "fault-record-cut")
        plays = self.plays()
        g = self.game.blank()
        try:
            g.begin(self.seats, -1, self.game.settings(self.options), plays[0][1], True, self.poker_face)
            for n, (entry, script) in enumerate(plays[1 : last + 1]):
                if watch is not None:
                    watch(g)
                if g.player == NOBODY:
                    line = f"pick {n + 1} ({entry.text}) comes after the end of the game"
                    raise RecordError(line, "fault-record-after", pick=n + 1, text=entry.text)
                if entry.text == "concede":
                    g.concede(entry.who)
                    continue
                if g.player != entry.who:
                    g.hear(entry.who)
                g.script = script[::-1]
                g.play(self.game.read(g, entry.text))
                if g.script:
                    line = f"after pick {n + 1} ({entry.text}) more chance is recorded than the rules draw"
                    raise RecordError(line, "fault-record-chance", pick=n + 1, text=entry.text)
        except RecordError:
            raise
        except Undrawn as e:
            raise RecordError(f"a draw is missing in the record: {e}", "fault-record-draw") from e
        except ValueError as e:
            game, version = self.game.id, self.game.version
            line = f"the record does not fit the rules of {game} {version}: {e}"
            raise RecordError(line, "fault-record-rules", game=game, version=version, why=e) from e
        return g

    def plays(self) -> list[tuple[Entry, list[int]]]:
        """Each pick with the chance that follows it; first what chance brought before any pick."""
        out: list[tuple[Entry, list[int]]] = [(Entry(CHANCE, ""), [])]
        for e in self.entries:
            if e.who == CHANCE:
                try:
                    out[-1][1].append(self.game.outcomes[e.text])
                except KeyError:
                    line = f"{e.text!r} is nothing that chance can bring in {self.game.id}"
                    raise RecordError(line, "fault-record-outcome", text=e.text, game=self.game.id) from None
            else:
                out.append((e, []))
        return out

    @property
    def picks(self) -> int:
        """How many picks it has, chance not counted."""
        return sum(e.who != CHANCE for e in self.entries)

    # going back -----------------------------------------------------------------------------------------------------
    def undo(self, picks: int = 1) -> Record:
        """The record without its last picks and what chance brought after them."""
        if not 0 <= picks <= self.picks:
            line = f"{picks} picks cannot be taken back: there are {self.picks}"
            raise RecordError(line, "fault-record-undo", picks=str(picks), there=self.picks)
        return self.fork(self.picks - picks)

    def fork(self, upto: int) -> Record:
        """Another record that begins with the first `upto` picks of this one and what chance brought before the
        next."""
        kept, n = [], 0
        for e in self.entries:
            n += e.who != CHANCE
            if n > upto:
                break
            kept.append(e)
        return Record(self.game, self.seats, dict(self.options), list(self.names), self.poker_face, kept)

    def mirror(self, seat: int) -> Record:
        """The copy of it that the seat may see (-1: a spectator): what he may not know is `?`, neighbours in one.

        Who may know an entry is never read from a text: the record is replayed to find it.
        """
        cut: list[Entry] = []
        g = self.replay()
        for e, (_, _, _, kind, _) in zip(entries(self.game, g), g.tape, strict=True):
            known = e.heard_by == -1 or (seat >= 0 and (e.who == seat or e.heard_by >> seat & 1))
            known = known and not (e.who == CHANCE and g.forgets(kind))
            here = e if known else Entry(e.who, HIDDEN, e.heard_by, e.opens)
            if here.text == HIDDEN and cut and cut[-1].text == HIDDEN and cut[-1].who == here.who and e.who != CHANCE:
                continue
            cut.append(here)
        return Record(
            self.game, self.seats, dict(self.options), list(self.names), self.poker_face, cut, self.ended, "", self.returns[:]
        )

    # its written form -----------------------------------------------------------------------------------------------
    def write(self) -> str:
        """The record as text. `Record.read` reads it back."""
        game, out = self.game, [f"%game {self.game.id} {self.game.version}"]
        if game.seats != (self.seats,):
            out.append(f"%players {self.seats}")
        if self.names:
            out.append("%seats " + " ".join(f"{game.letters[i]}={quoted(n)}" for i, n in enumerate(self.names)))
        for name, value in sorted(self.options.items()):
            if as_text(value) != as_text(game.options[name].default):
                out.append(f"%option {name} {as_text(value)}")
        if self.poker_face:
            out.append("%poker_face yes")
        if own := in_force(game.folder):
            out.append(f"%components {own}")
        first, line, drawn, actor = True, "", [], NOBODY
        for e in [*self.entries, Entry(NOBODY, "")]:
            if e.who == CHANCE:
                drawn.append(e.text)
                continue
            if drawn:
                line = "* " + " ".join(drawn) if first and not line else f"{line} [{' '.join(drawn)}]"
                drawn = []
            if e.who == NOBODY:
                break
            if first or e.opens or not line:
                if line:
                    out.append(line)
                line, first, actor = f"{game.letters[e.who]} {e.text}", False, e.who
            else:
                line += f" > {e.text}" if e.who == actor else f" > {game.letters[e.who]}:{e.text}"
        if line:
            out.append(line)
        if self.ended:
            out.append(f"%end {self.ended}")
        if self.returns:
            out.append("%returns " + " ".join(f"{game.letters[i]}={r:.12g}" for i, r in enumerate(self.returns)))
        return "\n".join(out) + "\n"

    @classmethod
    def read(cls, text: str, game: Game | Callable[[str], Game] | None = None) -> Record:
        """A record from its text.

        game: the game, or how to find one by its id; by default the registry. Raises RecordError, which names the line.
        Whether picks and outcomes fit the rules is found by `replay`.
        """
        lines = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1)]
        lines = [(n, line) for n, line in lines if line and not line.startswith("#")]
        if not lines or not lines[0][1].startswith("%game "):
            line = "line 1: a record begins with %game, the id of the game and the version of its rules"
            raise RecordError(line, "fault-record-begins")
        made = cls._head(lines[0][0], lines[0][1].split(), game)
        for n, line in lines[1:]:
            if made.returns or (made.ended and not line.startswith("%returns ")):
                last = "%returns" if made.returns else "%end"
                raise RecordError(f"line {n}: nothing can come after {last}", "fault-record-over", line=n, last=last)
            if line.startswith("%"):
                made._setting(n, line)
            else:
                made._deed(n, line)
        made._same_components()
        return made

    @classmethod
    def _head(cls, n: int, words: list[str], game: Game | Callable[[str], Game] | None) -> Record:
        if len(words) != 3 or not words[2].isdigit():
            text = f"line {n}: %game needs the id of the game and the version of its rules"
            raise RecordError(text, "fault-record-head", line=n)
        if not isinstance(game, Game):
            try:
                game = (game or registered)(words[1])
            except LookupError as e:
                raise RecordError(f"line {n}: {e.args[0]}", "fault-record-line", line=n, why=e) from None
        if game.id != words[1]:
            text = f"line {n}: this is a record of {words[1]}, not of {game.id}"
            raise RecordError(text, "fault-record-game", line=n, theirs=words[1], game=game.id)
        if game.version != int(words[2]):
            text = f"line {n}: played by rules version {words[2]} of {game.id}; here is version {game.version}"
            theirs, here = words[2], game.version
            raise RecordError(text, "fault-record-version", line=n, theirs=theirs, game=game.id, here=here)
        return cls(game, game.seats[0], game.settings())

    def _same_components(self) -> None:
        here = in_force(self.game.folder)
        if self.own != here:
            wants = f"the owner's components {self.own}" if self.own else "the game's own components"
            has = f"the owner's components {here}" if here else "the game's own"
            line = f"this game was played with {wants}, and here are {has}"
            raise RecordError(line, "fault-record-components", theirs=self.own or "own", here=here or "own")

    def _setting(self, n: int, line: str) -> None:
        word, _, rest = line[1:].partition(" ")
        rest = rest.strip()
        try:
            if word == "option":
                name, _, value = rest.partition(" ")
                self.options[name] = self.game.settings({name: value.strip()})[name]
            elif word == "players":
                if not rest.isdigit() or int(rest) not in self.game.seats:
                    text = f"{self.game.id} cannot be played by {rest or 'nobody'}"
                    raise RecordError(
                        text, "fault-seats", game=self.game.id, seats=tuple(map(str, self.game.seats)), given=rest
                    )
                self.seats = int(rest)
            elif word == "seats":
                self.names = self._names(rest)
            elif word == "poker_face":
                self.poker_face = rest == "yes"
            elif word == "components":
                self.own = rest
            elif word == "end":
                if rest not in self.game.ends:
                    can = ", ".join(self.game.ends)
                    text = f"{self.game.id} cannot end by {rest!r}, only by {can}"
                    raise RecordError(text, "fault-record-end", game=self.game.id, given=rest, can=can)
                self.ended = rest
            elif word == "returns":
                self.returns = self._returns(rest)
            else:
                there = "%players, %seats, %option, %poker_face, %components, %end, %returns"
                text = f"%{word} is unknown; there are {there}"
                raise RecordError(text, "fault-record-setting", word=f"%{word}", there=there)
        except ValueError as e:
            raise RecordError(f"line {n}: {e}", "fault-record-line", line=n, why=e) from None

    def _names(self, text: str) -> list[str]:
        found = dict(re.findall(r'(\w)=("(?:[^"\\]|\\.)*"|\S+)', text))
        return [unquoted(found.get(self.game.letters[i], "")) for i in range(self.seats)]

    def _returns(self, text: str) -> list[float]:
        found = dict(re.findall(r"(\w)=(-?[\d.]+)(?!\S)", text))
        letters = self.game.letters[: self.seats]
        if not self.ended or sorted(found) != sorted(letters) or len(found) != len(text.split()):
            each, such = ", ".join(letters), f"{letters[0]}=-1 ..."
            line = f"%returns comes after %end, with a number for each of {each}: {such}"
            raise RecordError(line, "fault-record-returns", each=each, such=such)
        return [float(found[letter]) for letter in letters]

    def _deed(self, n: int, line: str) -> None:
        head, _, rest = line.partition(" ")
        if head == "*":
            self.entries += [Entry(CHANCE, t) for t in rest.split()]
            return
        if head not in self.game.letters[: self.seats] or len(head) != 1:
            can = ", ".join(self.game.letters[: self.seats])
            text = f"line {n}: a deed begins with the letter of a seat ({can}) or * for chance, not {head!r}"
            raise RecordError(text, "fault-record-deed", line=n, can=can, given=head)
        actor, opens = self.game.letters.index(head), True
        for part in rest.split(" > "):
            match = re.fullmatch(r"([^\[\]]*?)((?:\s*\[[^\[\]]*\])?)\s*", part)
            if match is None or not match[1].strip():
                shown = part.strip()[:40]
                wrong = f"line {n}: {shown!r} is cut off or has a bracket too many"
                raise RecordError(wrong, "fault-record-bracket", line=n, text=shown)
            text, who = match[1].strip(), actor
            if len(text) > 2 and text[1] == ":" and text[0] in self.game.letters[: self.seats]:
                who, text = self.game.letters.index(text[0]), text[2:].strip()
            self.entries.append(Entry(who, text, -1, opens))
            self.entries += [Entry(CHANCE, t) for t in match[2].strip().strip("[]").split()]
            opens = False


def entries(game: Game, state: State) -> list[Entry]:
    """The tape of a state as entries."""
    return [
        Entry(who, game.outcome(text, k) if who == CHANCE else text, heard_by, opens)
        for who, k, heard_by, text, opens in state.tape or ()
    ]


def quoted(name: str) -> str:
    return name if re.fullmatch(r"[^\s\"]+", name) else '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'


def unquoted(name: str) -> str:
    return re.sub(r"\\(.)", r"\1", name[1:-1]) if name.startswith('"') else name


def may_undo(state: State, seat: int) -> int:
    """How many of its last picks the seat may take back freely: back to the last moment when chance had spoken,
    something hidden was shown to anybody, or another seat had picked."""
    if not state.tape or state.events is None or state.tape[-1][0] != seat:
        return 0
    closed = next((e[0] for e in reversed(state.events) if e[2]), 0)
    n = 0
    for i in range(len(state.tape) - 1, -1, -1):
        # an event that comes after i + 1 entries came of the pick at i
        if state.tape[i][0] != seat or closed > i:
            break
        n += 1
    return n
