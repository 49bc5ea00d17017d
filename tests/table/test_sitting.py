"""A sitting: its rows give it back, its questions have numbers, sealed answers come in any order, taking back, giving up."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hantise.core.frame import ALL, NOBODY, Sealed
from hantise.core.game import Game, messages
from hantise.core.record import RecordError
from hantise.core.registry import from_file, game, games
from hantise.core.state import State
from hantise.table import rows as row_of
from hantise.table.hub import pause_of
from hantise.table.rows import Sitter
from hantise.table.sitting import Refused, SetUp, Sitting, opening

TOY = from_file(Path(__file__).parents[2] / "docs/tutorial/tic_tac_toe.py")
SHY = game("shy_monsters")
PEOPLE = [Sitter("human", "Ann"), Sitter("human", "Bob")]


def setup(of: Game, **options: Any) -> SetUp:
    return SetUp("t", of, of.seats[0], of.settings(options), False, b"host")


def sitting(of: Game) -> tuple[Sitting, list[row_of.Row]]:
    made = setup(of)
    rows = opening(made, PEOPLE[: made.seats] + [Sitter("human")] * (made.seats - 2))
    return Sitting(made, rows), rows


def stored(rows: list[row_of.Row]) -> list[row_of.Row]:
    """The rows as they come back from disk."""
    return [row_of.read(*row_of.write(row)) for row in rows]


def same(one: Sitting, other: Sitting) -> bool:
    facts = [
        (s.v, s.asks, s.moved, s.notes, s.picked, s.people, s.state.key(), s.state.tape, s.state.events, s.record().write())
        for s in (one, other)
    ]
    return facts[0] == facts[1]


# memory is a cache -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(6))
def test_rows_give_back_the_sitting_after_every_deed(seed: int) -> None:
    now, rows = sitting(SHY)
    random = Random(seed)
    while not now.over and len(rows) < 60:
        seat = now.state.player
        may = [s for s in (0, 1) if now.undoing.may(s)]
        if may and random.random() < 0.25:
            rows.append(now.undo(may[0], now.asks[may[0]]))
        elif random.random() < 0.02:
            rows.append(now.concede(seat))
        else:
            rows.append(now.pick(seat, now.asks[seat], f"id{len(rows)}", random.choice(now.state.options)))
        read = Sitting(now.setup, stored(rows))
        read.state.rng = now.state.rng
        assert same(now, read), rows[-1]
    assert len(rows) > 5


def test_rows_that_do_not_fit_the_rules_are_not_played() -> None:
    now, rows = sitting(TOY)
    rows.append(row_of.Pick(0, "b2", [2, 2]))
    rows.append(row_of.Pick(1, "b2", [3, 3]))
    with pytest.raises(RecordError, match="does not fit"):
        Sitting(now.setup, rows)
    with pytest.raises(ValueError, match="unknown entry"):
        row_of.read("dance", "{}")


# questions have numbers ------------------------------------------------------------------------------------------------------
def test_each_question_has_a_number_of_its_own_even_after_undo() -> None:
    now, _ = sitting(TOY)
    seen = [{now.asks[0]}, set()]
    for round_ in range(4):
        before = now.asks[0]
        now.pick(0, before, f"a{round_}", now.state.options[round_])
        assert now.asks[1] not in seen[1]
        seen[1].add(now.asks[1])
        now.undo(0, now.asks[0])
        assert now.asks[0] not in seen[0]
        seen[0].add(now.asks[0])


@dataclass(eq=False)
class Both(Sealed):
    """Both bid at once."""

    def choices(self, g: Any, who: int) -> list[int]:
        return [1, 2, 3]

    def reveal(self, g: Any, picks: tuple[int, ...]) -> None:
        g.bids = [*g.bids, *picks]
        g.show(ALL, "bids", *picks)
        if len(g.bids) < 6:
            g.then(Both((0, 1, 2), ()))
        else:
            g.end("done", [0.0, 0.0, 0.0])


class Auction(State):
    bids: list[int]

    def start(self, options: dict[str, Any]) -> None:
        self.bids = []
        self.then(Both((0, 1, 2), ()))

    def copy(self) -> Auction:
        g = Auction()
        g.copy_engine(self)
        g.bids = self.bids[:]
        return g

    def look(self, seat: int) -> dict[str, Any]:
        return {"bids": self.bids}


AUCTION = Game(
    "auction", 1, Auction, (3,), ("done",), Path("nowhere"), messages=messages("bids a:n b:n c:n"), words={"n": range(9)}
)


def test_at_one_screen_an_id_is_one_pick_whoever_sits_there() -> None:
    """The page of the next person may send what the last one sent once more: it is known, and not played for him."""
    made = setup(TOY)
    for hot in (True, False):
        table = Sitting(made, opening(made, PEOPLE, hot))
        first = table.state.player
        ask, pick = table.asks[first], table.state.options[0]
        table.pick(first, ask, "same", pick)
        assert table.again(first, ask, "same", pick)
        other = table.state.player
        assert other != first
        assert table.again(other, ask, "same", pick) == hot
        if hot:
            with pytest.raises(Refused, match="no-garbage"):
                table.pick(other, table.asks[other], "same", table.state.options[0])
        else:
            table.pick(other, table.asks[other], "same", table.state.options[0])


def test_sealed_answers_come_in_any_order_and_make_no_other_stale() -> None:
    now, rows = sitting(AUCTION)
    asks = list(now.asks)
    rows.append(now.pick(2, asks[2], "c", 3))
    assert now.asks[:2] == asks[:2], "an answer of one makes no other's question another"
    assert now.waits_for() == [0, 1]
    assert [now.views[s].table for s in (0, 1, -1)] == [{"bids": []}] * 3, "the others know that it is in, and nothing of it"
    assert now.asks[2] != asks[2]
    with pytest.raises(Refused, match="no-not-yours"):
        now.pick(2, now.asks[2], "c2", 1)
    rows.append(now.pick(0, asks[0], "a", 1))
    assert now.waits_for() == [1]
    rows.append(now.pick(1, asks[1], "b", 2))
    assert now.state.bids == [1, 2, 3]
    assert all(a > b for a, b in zip(now.asks, asks, strict=True)), "the next question is another"
    again = Sitting(now.setup, stored(rows))
    assert again.state.bids == [1, 2, 3]
    assert again.asks == now.asks


# what stands against taking back ---------------------------------------------------------------------------------------------
def test_why_nothing_can_be_taken_back() -> None:
    now, _ = sitting(SHY)
    assert now.undoing.against(1) == "no-undo-nothing"
    while now.state.player == 0:
        now.pick(0, now.asks[0], "", now.state.options[0])
        assert (now.undoing.may(0) > 0) == (now.state.player == 0)
    assert now.undoing.against(0) == "no-undo-shown"  # the floor was shown
    with pytest.raises(Refused, match="no-undo-shown"):
        now.undo(0, now.asks[0])


def test_concede_only_at_a_decision_of_ones_own_and_only_where_the_rules_know_it() -> None:
    now, rows = sitting(SHY)
    with pytest.raises(Refused, match="no-not-yours"):
        now.concede(1)
    rows.append(now.concede(0))
    assert now.over
    assert now.state.ended == "conceded"
    assert now.state.returns == [-1.0, 1.0]
    assert Sitting(now.setup, stored(rows)).state.ended == "conceded"
    with pytest.raises(Refused, match="no-over"):
        now.concede(0)
    toy = sitting(TOY)[0]
    assert not toy.may_concede(0)
    with pytest.raises(Refused, match="no-concede"):
        toy.concede(0)


def test_over_means_nobody_is_waited_for() -> None:
    now, _ = sitting(TOY)
    for pick in (0, 3, 1, 4, 2):
        seat = now.state.player
        now.pick(seat, now.asks[seat], "", pick)
    assert now.over
    assert now.waits_for() == []
    assert now.state.player == NOBODY
    with pytest.raises(Refused, match="no-over"):
        now.pick(1, now.asks[1], "z", 5)
    assert now.undoing.may(0) == 0


def test_how_late_a_window_is_answered_does_not_tell_what_a_hand_holds() -> None:
    """A bot that thinks answers a window as late where it can do nothing but pass; a deed has the pace, what goes on with it a
    quarter."""
    gregory = game("gregory_horror_show")
    state, rnd, seen = gregory.new(3, seed=4, poker_face=True), Random(4), set()
    while state.player != NOBODY and len(seen) < 2:
        if state.asked.window(state):
            seen.add(len(state.options) > 1)
            assert pause_of(0.8, state.asked, state, 0.2) == 0.4
            assert pause_of(0.8, state.asked, state, 0.0) == 0.2
            assert pause_of(0.0, state.asked, state, 0.2) == 0.0
        elif state.asked.opens(state):
            assert pause_of(0.8, state.asked, state, 0.2) == 0.8
        else:
            assert pause_of(0.8, state.asked, state, 0.2) == 0.2
        state.play(rnd.choice(state.options))
    assert seen == {True, False}, "there was a window with something to do, and one with nothing"


@pytest.mark.parametrize(("name", "seats"), [(g.id, n) for g in games().values() for n in {g.seats[0], g.seats[-1]}])
def test_what_others_pick_in_secret_changes_nothing_of_what_may_be_taken_back(name: str, seats: int) -> None:
    """That one could take back until somebody else had picked would tell when he does."""
    of, looked, hides = game(name), 0, name in ("evil_corp", "mac_gregor", "shy_monsters")
    options = of.settings({"packs": "own"} if "packs" in of.options and seats == 2 else {})
    for seed in range(16):  # chance is true chance here: once in some hundred times four games show nothing of it
        if seed > 3 and looked >= hides:
            break
        random = Random(seed)
        made = SetUp("t", of, seats, options, True, b"")
        now = Sitting(made, opening(made, [Sitter("human")] * seats))
        while not now.over and now.n < 150:
            seat = random.choice(now.waits_for())
            state = now.asked_of(seat)
            pick = random.choice(list(state.options))
            heard = state.asked.heard_by(state, pick)
            before = {s: (now.moved[s], now.undoing.may(s), now.undoing.against(s)) for s in range(seats) if not heard >> s & 1}
            now.pick(seat, now.asks[seat], "", pick)
            for other, told in before.items():
                if now.moved[other] == told[0]:
                    looked += 1
                    assert (now.moved[other], now.undoing.may(other), now.undoing.against(other)) == told, (seed, now.n, other)
    assert looked or not hides
