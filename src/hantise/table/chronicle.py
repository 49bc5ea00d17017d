"""Chronicle: the log of a game as one viewer reads it, written on with every pick rather than anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hantise.core.frame import CHANCE
from hantise.picture import Sign
from hantise.texts import Texts, hears

from .seen import Line

LONGEST = 200  # characters of a line, before what one pick brought about goes on in another

# picks made, 0 (1: the table's own), the sentence, whose deed, the rules by which chance spoke
Row = tuple[int, int, str, int, tuple[str, ...]]


class Chronicle:
    """What one seat (-1: a spectator) hears, in one language: a line for all that one pick brought about, with the table's own
    lines among them. seated: the names of who sat where, from which pick on."""

    def __init__(self, texts: Texts, seat: int, seated: Sequence[tuple[int, tuple[str, ...]]]) -> None:
        self.texts, self.seat, self.seated = texts, seat, tuple(seated)
        self.picks, self.actors = [0], [CHANCE]  # after so many entries: how many picks, and whose was the last
        self.events = 0  # of the game, heard or not
        self.rows: list[Row] = []
        self.given: Any = None  # notes and signs of the lines
        self.lines: list[Line] = []
        self.last = (0, 0)  # where the last of them stands
        self.written = 0  # rows among them; -1: one has been added to

    def fits(self, state: Any, seated: Sequence[tuple[int, tuple[str, ...]]]) -> bool:
        """Does it tell of the beginning of this game, of these people?"""
        return tuple(seated) == self.seated and len(state.tape) >= len(self.picks) - 1 and len(state.events) >= self.events

    def hear(self, state: Any) -> None:
        """What has happened since."""
        cites = self.texts.game.cites if self.texts.game is not None else {}
        for entry in state.tape[len(self.picks) - 1 :]:
            own = entry[0] != CHANCE
            self.picks.append(self.picks[-1] + own)
            self.actors.append(entry[0] if own else self.actors[-1])
        for event in state.events[self.events :]:
            if hears(event, self.seat):
                n = self.picks[event[0]]
                self._add(n, self.texts.say(event[3:], self.names(n)), self.actors[event[0]], cites.get(event[3], ""))
        self.events = len(state.events)

    def names(self, k: int) -> tuple[str, ...]:
        """Who sat where when the k-th pick was made."""
        found = self.seated[0][1]
        for at, names in self.seated[1:]:
            if at >= k:
                break
            found = names
        return found

    def _add(self, k: int, text: str, who: int, rule: str) -> None:
        rows, cited = self.rows, (rule,) if rule else ()
        if rows and (rows[-1][0], rows[-1][3]) == (k, who) and len(rows[-1][2]) + len(text) < LONGEST:
            cited = tuple(dict.fromkeys((*rows[-1][4], *cited)))
            rows[-1] = (k, 0, f"{rows[-1][2]} {text}", who, cited)
            self.written = -1 if self.written == len(rows) else self.written
        else:
            rows.append((k, 0, text, who, cited))

    def told(self, notes: Sequence[Row], signs: Sequence[Sign]) -> list[Line]:
        """All lines, in the order of what happened: the list of last time, written on, or another. notes: the table's own.
        signs: by seat: one stands before each line that is somebody's."""
        fresh = self.rows[self.written :]
        if self.written < 0 or self.given != (notes, signs) or (fresh and fresh[0][:2] < self.last):
            fresh = sorted([*self.rows, *notes], key=lambda row: row[:2])
            self.given, self.lines = (notes, signs), []
        for k, kind, text, who, rules in fresh:
            sign = signs[who] if 0 <= who < len(signs) else None
            self.lines.append(Line(len(self.lines), k, text, who, sign, rules))
            self.last = (k, kind)
        self.written = len(self.rows)
        return self.lines
