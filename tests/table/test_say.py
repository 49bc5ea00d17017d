"""Set phrases: said aloud, logged, kept, and no more than so many (EC-4P-10)."""

from __future__ import annotations

import pytest

from hantise.core.registry import game
from hantise.table import rows as row_of
from hantise.table.rows import Say, Sitter
from hantise.table.sitting import SAID, Note, Refused, SetUp, Sitting, opening
from hantise.table.talk import HOUSE

EVIL, SHY = game("evil_corp"), game("shy_monsters")


def sitting(of: object = EVIL, seats: int = 4) -> tuple[Sitting, list[row_of.Row]]:
    setup = SetUp("t", of, seats, of.settings({}), False, b"host")  # type: ignore[arg-type, attr-defined]
    rows = opening(setup, [Sitter("human", name) for name in ("Ann", "Bob", "Cleo", "Dan")[:seats]])
    return Sitting(setup, rows), rows


def test_a_phrase_is_kept_and_changes_nothing_else() -> None:
    """The rows tell it again; nobody's question, and nothing of the game, is another one."""
    table, rows = sitting()
    before = (table.state.key(), list(table.asks), list(table.moved))
    said = table.say(3, "have_red")
    assert said == Say(3, "have_red")
    assert (table.state.key(), table.asks, table.moved) == before
    again = Sitting(table.setup, [row_of.read(*row_of.write(row)) for row in [*rows, said]])
    assert again.notes == table.notes == [Note(0, "log-says", 3, "have_red", tuple(table.people))]
    assert again.v == table.v


def test_only_what_the_game_has_and_not_for_ever() -> None:
    """No free text, no spectator, no flood: so many before the next pick. A game without phrases of its own has the house's."""
    table, _ = sitting()
    for seat, phrase in ((0, "I hold two brutes"), (-1, "yes"), (0, "")):
        with pytest.raises(Refused, match="no-garbage"):
            table.say(seat, phrase)
    for _ in range(SAID):
        table.say(0, "yes")
    with pytest.raises(Refused, match="no-hurry"):
        table.say(0, "yes")
    table.say(1, "yes")
    seat = table.waits_for()[0]
    table.pick(seat, table.asks[seat], "p1", table.state.options[0])
    table.say(0, "yes")
    other, _ = sitting(SHY, 2)
    assert other.phrases == list(HOUSE)
    other.say(0, "hello")
    with pytest.raises(Refused, match="no-garbage"):
        other.say(0, "yes")
