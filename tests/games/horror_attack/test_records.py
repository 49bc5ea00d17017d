"""Golden games: one for each end, together they reach every frame; each is replayed, and cut for its seats."""

from pathlib import Path

import pytest

from hantise.core.record import Record
from hantise.games.horror_attack import GAME

FOLDER = Path(__file__).parents[2] / "records" / "horror_attack"
RECORDS = sorted(FOLDER.glob("*.rec"))


@pytest.mark.parametrize("path", RECORDS, ids=[p.stem for p in RECORDS])
def test_replay(path: Path) -> None:
    record = Record.read(path.read_text(encoding="utf-8"), GAME)
    g = record.replay()
    assert g.ended == record.ended
    assert record.write() == path.read_text(encoding="utf-8")
    assert Record.of(GAME, g, record.options).write() == record.write()


@pytest.mark.parametrize("path", RECORDS, ids=[p.stem for p in RECORDS])
def test_cut_for_a_seat(path: Path) -> None:
    """HA-HID-1: in the copy of a seat no draw of another is named, and no card given unseen."""
    record = Record.read(path.read_text(encoding="utf-8"), GAME)
    for seat in range(record.seats):
        entries = record.mirror(seat).entries
        hidden = [e for e in entries if e.text == "?"]
        assert hidden
        assert all(e.heard_by >= 0 and not e.heard_by >> seat & 1 for e in hidden)
        assert all(e.heard_by == -1 or e.heard_by >> seat & 1 for e in entries if e.who == -1 and e.text != "?")


def test_there_is_one_for_each_end() -> None:
    """HA-END-1, HA-EXP-14, HA-END-5."""
    assert {Record.read(p.read_text(encoding="utf-8"), GAME).ended for p in RECORDS} == set(GAME.ends)
