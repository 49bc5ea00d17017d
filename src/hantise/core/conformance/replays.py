"""The record: written, read, replayed, taken back; the same seed again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..record import Record
from .report import same

if TYPE_CHECKING:
    from .walk import Walk


def replay_4(w: Walk) -> None:
    """4. Written, read and replayed with the generator off, the record gives the same state, tape and events; so
    does each seat's own copy, as far as it may be read."""
    g = w.g
    record = Record.of(w.game, g, dict(w.setting.options))
    text = record.write()
    again = Record.read(text, w.game)
    same(text, again.write(), "the record is not the same when read and written again")
    h = again.replay()
    same(g.key(False), h.key(False), "the replay ends in another state")
    same(g.tape, h.tape, "the replay has another tape")
    same(g.events, h.events, "the replay tells other events")
    if w.n % 10 == 0:
        for v in w.viewers:
            cut = record.mirror(v).write()
            same(cut, Record.read(cut, w.game).write(), f"the record cut for seat {v} is not read back as it was")


def again_11(w: Walk) -> None:
    """11. The same seed and the same picks give the same game."""
    h = w.new()
    for pick in w.picks:
        h.play(pick)
    same(w.g.key(), h.key(), "the same seed and picks gave another game")
    same(w.g.events, h.events, "the same seed and picks told other events")


def watch_16(w: Walk) -> None:
    """16. At every index, a replay is in the state that the game was in."""
    seen: list[str] = []
    record = Record.of(w.game, w.g, dict(w.setting.options))
    record.replay(watch=lambda h: seen.append(h.key(False)))
    for i, (then, now) in enumerate(zip(w.plain, seen, strict=True)):
        same(then, now, f"taken back to decision {i + 1}, the game is not what it was")


def undo_16(w: Walk) -> None:
    """16. Picks taken back one by one, each record replayed from its own text; of a long game the last and some."""
    record = Record.of(w.game, w.g, dict(w.setting.options))
    last = len(w.picks) - 1
    some = {*w.rnd.sample(range(last + 1), min(last + 1, 40)), *range(max(0, last - 20), last + 1)}
    for i in range(last, -1, -1):
        record = record.undo()
        if i in some:
            again = Record.read(record.write(), w.game).replay()
            same(w.plain[i], again.key(False), f"taken back to decision {i + 1}, the game is not what it was")
