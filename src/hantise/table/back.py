"""Back: what chance brought in picks that were taken back by consent. What was learnt cannot be unlearnt: where the same pick
is made again after the same history, chance brings the same again, so that nobody goes back for a better throw. Another pick is
another throw. All of it comes out of the rows: the picks that were taken back still stand there."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

from hantise.core.frame import CHANCE
from hantise.core.game import Game
from hantise.core.record import Entry

Key = tuple[bytes, int, str]


class Brought:
    """By history, seat and pick: what chance brought."""

    def __init__(self) -> None:
        self.by: dict[Key, list[str]] = {}

    def keep(self, before: Iterable[Entry], gone: Iterable[Entry]) -> None:
        """These entries were in force after those before them, and are taken back."""
        history, pick = list(before), None
        for entry in gone:
            if entry.who != CHANCE:
                pick = key(history, entry.who, entry.text)
                self.by.pop(pick, None)
            elif pick is not None:
                self.by.setdefault(pick, []).append(entry.text)
            history.append(entry)

    def script(self, game: Game, history: Sequence[Entry], seat: int, text: str) -> list[int]:
        """What chance brings after that pick, the last first; [] where it was never made here before."""
        if not self.by:
            return []
        return [game.outcomes[what] for what in reversed(self.by.get(key(history, seat, text), []))]


def key(history: Iterable[Entry], seat: int, text: str) -> Key:
    """A pick after a history."""
    said = "\n".join(f"{entry.who} {entry.text}" for entry in history)
    return hashlib.blake2b(said.encode(), digest_size=16).digest(), seat, text
