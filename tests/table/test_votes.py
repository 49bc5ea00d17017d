"""25 to 28, 63, 66, 67 Votes: a pause, correspondence, somebody who keeps the others waiting, going back. All whom it concerns
agree, or nothing happens; who refused is told to nobody; after it nothing that was armed still acts."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from tests.jumping import InPlay, play
from tests.table.test_sitting import AUCTION

from hantise.core.frame import CHANCE
from hantise.core.record import Entry
from hantise.core.registry import game
from hantise.table.back import Brought
from hantise.table.rows import Vote, read, write
from hantise.table.votes import No, Order, ask, needed

LIVE = "live:60:10:80"
THREE = ("Ann", "Bob", "Cleo")


def test_what_is_said_of_votes_is_read_strictly() -> None:
    assert Order.read("ask back 12") == Order("ask", "back", 12)
    assert Order.read("ask pause") == Order("ask", "pause")
    assert Order.read("no 7") == Order("no", "", 7)
    for text in (
        "",
        "ask",
        "ask dance",
        "ask back",
        "ask back -1",
        "ask back ²",
        "ask pause 1",
        "yes",
        "yes x",
        "no 7 7",
        "off  7",
    ):
        with pytest.raises(No):
            Order.read(text)


# pause -----------------------------------------------------------------------------------------------------------------------
def test_66_a_pause_by_agreement_stops_the_clock_and_both_see_who_asked() -> None:
    async def work(t: InPlay) -> None:
        ann, bob = t.guest(0), t.guest(1)
        await t.clock.jump(20)
        bob.say(vote="ask pause")
        assert "Bob asks for a pause." in await ann.told()
        assert bob.orders() == ["off 1"]
        assert ann.orders() == ["yes 1", "no 1"]
        assert not t.sitting.clocks.paused
        ann.say(vote="yes 1")
        told = await ann.told()
        assert "Paused, at the wish of Bob." in told
        assert "At the wish of Bob the game is paused." in await bob.told()
        assert f'data-paused="{t.hub.time()}"' in ann.page()
        await t.clock.jump(5000)
        assert ann.clocks()[0] == (60_000, True), "and the page counts to the pause"
        ann.say(id="a", ask=t.sitting.asks[0], pick=4)
        assert "The game is paused." in await ann.told()
        assert "data-pick" not in ann.page()
        ann.say(vote="ask go")
        await t.clock.jump(1)
        bob.say(vote=f"yes {t.sitting.v - 1}")
        await bob.told()
        assert not t.again().clocks.paused
        await t.clock.jump(10)
        await t.pick()
        assert t.sitting.clocks.left[0] == 40_000, "30 s of thinking, and a refill"
        assert t.again().clocks.left == t.sitting.clocks.left

    play(work, clock=LIVE)


def test_66_paused_bots_wait_and_whoever_is_alone_decides_alone() -> None:
    async def work(t: InPlay) -> None:
        ann = t.guest(0)
        ann.say(vote="ask pause")
        assert "Paused, at the wish of Ann." in await ann.told()
        assert t.hub.bot_to_move(t.table) == -1
        ann.say(vote="ask go")
        await ann.told()
        assert not t.sitting.clocks.paused

    play(work, people=("Ann", ""), clock=LIVE)


def test_66_what_was_granted_may_be_wished_again_at_once_and_one_screen_agrees_with_itself() -> None:
    async def work(t: InPlay) -> None:
        both = t.guest(0, [0, 1])
        for wish in ("pause", "go", "pause", "go"):
            both.say(vote=f"ask {wish}")
            await both.told()
            assert bool(t.sitting.clocks.paused) == (wish == "pause")
        assert t.again().votes.wished == t.sitting.votes.wished == {}

    play(work, clock=LIVE, hot=True)


def test_63_by_correspondence_nobody_decides_for_those_who_are_not_there() -> None:
    async def work(t: InPlay) -> None:
        late = t.sitting.waits_for()[0]
        one = t.guest(next(s for s in range(3) if s != late))
        await t.clock.jump(2 * 86_400)
        for n, wish in enumerate((f"bot {late}", f"open {late}", "end")):
            one.say(vote=f"ask {wish}")
            await one.told()
            assert t.sitting.v == n + 2, "it is asked"
        assert not t.sitting.over
        assert t.sitting.people[late].kind == "human"

    play(work, "mac_gregor", THREE, clock="days:86400:0:86400")


def test_67_live_becomes_by_correspondence_by_one_vote() -> None:
    async def work(t: InPlay) -> None:
        guests = [t.guest(seat) for seat in range(3)]
        await t.clock.jump(50)
        guests[2].say(vote="ask days")
        assert "Cleo asks to go on by correspondence. Now and then: 3 days each" in await guests[0].told()
        guests[0].say(vote="yes 1")
        await guests[0].told()
        assert t.sitting.clocks.live, "one has not answered"
        guests[1].say(vote="yes 1")
        await guests[1].told()
        assert t.sitting.clocks.left == [259_200_000] * 3
        assert t.again().clocks.stamp() == t.sitting.clocks.stamp()
        await t.clock.jump(3600)
        assert t.sitting.clocks.late(t.sitting, t.hub.time()) == []
        assert "ask days" not in guests[0].page()

    play(work, "mac_gregor", THREE, clock=LIVE)


# somebody who keeps the others waiting ---------------------------------------------------------------------------------------
def test_63_the_remaining_people_agree_on_a_bot_or_an_open_seat() -> None:
    async def work(t: InPlay) -> None:
        late = t.sitting.waits_for()[0]
        one, other = (t.guest(s) for s in range(3) if s != late)
        one.say(vote=f"ask bot {late}")
        assert "Nobody keeps you waiting now." in await one.told()
        await t.clock.jump(63)
        one.say(vote=f"ask bot {late}")
        await one.told()
        assert t.sitting.people[late].kind == "human", "the other has not agreed"
        assert other.orders()[:2] == [f"ask bot {late}", f"ask open {late}"]
        other.say(vote=f"yes {t.sitting.v - 1}")
        await other.told()
        assert t.sitting.people[late].kind == "bot"
        assert one.orders() == []
        assert "log-stands-in" in t.noted()

    play(work, "mac_gregor", THREE, clock=LIVE)


def test_63_an_open_seat_is_taken_back_by_returning() -> None:
    async def work(t: InPlay) -> None:
        bob = t.guest(1)
        await t.clock.jump(63)
        bob.say(vote="ask open 0")
        await bob.told()
        assert t.sitting.people[0].kind == "open"
        assert t.again().people[0].kind == "open"
        ann = t.guest(0)
        await ann.told()
        assert t.sitting.people[0].name == "Ann"
        assert t.sitting.people[0].kind == "human"

    play(work, clock=LIVE)


def test_63_the_game_ends_without_a_result() -> None:
    async def work(t: InPlay) -> None:
        ann, bob = t.guest(0), t.guest(1)
        await t.pick()
        await t.clock.jump(63)
        ann.say(vote="ask end")
        told = await ann.told()
        assert "The game has ended without a result." in told
        assert "The game has ended without a result." in await bob.told()
        assert t.sitting.over
        assert t.again().over
        assert t.sitting.waits_for() == []
        assert "data-pick" not in bob.page()
        assert 'class="opts ending"' in bob.page()
        bob.say(id="b", ask=t.sitting.asks[1], pick=0)
        assert "The game is over." in await bob.told()
        assert "%end" not in t.sitting.record().write()
        assert t.again().record().write() == t.sitting.record().write()

    play(work, clock=LIVE)


def test_a_vote_about_somebody_ends_when_he_picks() -> None:
    async def work(t: InPlay) -> None:
        late = t.sitting.waits_for()[0]
        one, other, _ = (t.guest(s) for s in (*(s for s in range(3) if s != late), late))
        await t.clock.jump(63)
        one.say(vote="ask end")
        await one.told()
        number = t.sitting.v - 1
        assert f"yes {number}" in other.orders()
        await t.pick()
        assert other.orders() == []
        other.say(vote=f"yes {number}")
        assert "There is nothing to answer any more." in await other.told()
        assert not t.sitting.over
        assert t.again().votes.open(t.again()) == []

    play(work, "mac_gregor", THREE, clock=LIVE)


# a refusal -------------------------------------------------------------------------------------------------------------------
def test_27_a_refusal_is_told_to_nobody_and_outlives_a_restart() -> None:
    async def work(t: InPlay) -> None:
        ann, bob, zoe = t.guest(0), t.guest(1), t.guest(-1)
        ann.say(vote="ask pause")
        for guest in (ann, bob, zoe):
            await guest.told()
        before = ann.page(), zoe.page()
        bob.say(vote="no 1")
        await bob.told()
        assert bob.orders() == []
        assert await ann.told() == ""
        assert await zoe.told() == ""
        assert (ann.page(), zoe.page()) == before
        again = t.again()
        assert [b.no for b in again.votes.open(again)] == [{1}]
        ann.say(vote="ask pause")
        assert "That has been asked already" in await ann.told()
        ann.say(vote="off 1")
        await ann.told()
        assert ann.orders() == []
        ann.say(vote="ask pause")
        assert "wait a minute" in await ann.told()
        await t.clock.jump(61)
        ann.say(vote="ask pause")
        await ann.told()
        assert bob.orders() == ["yes 4", "no 4"]

    play(work, clock="live:600:10:600")


def test_who_has_no_seat_or_no_part_in_it_says_nothing() -> None:
    async def work(t: InPlay) -> None:
        ann, bob, zoe = t.guest(0), t.guest(1), t.guest(-1)
        zoe.say(vote="ask pause")
        assert "This is not your seat." in await zoe.told()
        ann.say(vote="ask pause")
        await ann.told()
        zoe.say(vote="yes 1")
        assert "This is not your seat." in await zoe.told()
        ann.say(vote="yes 1")
        assert "There is nothing to answer" in await ann.told()
        bob.say(vote="off 1")
        assert "There is nothing to answer" in await bob.told()
        bob.say(vote="ask go")
        assert "moved on" in await bob.told()
        assert not t.sitting.clocks.paused

    play(work, clock=LIVE)


# going back ------------------------------------------------------------------------------------------------------------------
def test_27_the_game_goes_back_to_a_named_line_by_consent_of_all_who_learnt_since() -> None:
    async def work(t: InPlay) -> None:
        ann, bob = t.guest(0), t.guest(1)
        for n in (4, 0, 0):
            await t.pick(n)
        board = t.sitting.at(1).key(False)
        await bob.told()
        ann.say(vote="ask back 1")
        told = await bob.told()
        assert "Ann asks to go back to: “Ann marks b2.”" in told
        bob.say(vote=f"yes {t.sitting.v - 1}")
        told = await bob.told()
        assert "At the wish of Ann the game goes back to here" in told
        assert t.sitting.n == 1
        assert t.sitting.state.key(False) == board
        again = t.again()
        assert again.state.key(False) == t.sitting.state.key(False)
        assert again.asks == t.sitting.asks
        assert again.notes == t.sitting.notes
        await t.pick(3)

    play(work)


def test_a_table_goes_back_as_it_has_agreed_on() -> None:
    """Freely: whoever wishes it has it, and everybody reads so. Never: nobody is even asked."""

    async def freely(t: InPlay) -> None:
        ann, bob = t.guest(0), t.guest(1)
        for n in (4, 0, 0):
            await t.pick(n)
        for to in (2, 1):  # as often as they like
            ann.say(vote=f"ask back {to}")
            assert "as this table allows" in await bob.told()
            assert t.sitting.n == to
        assert "Going back to an earlier position" in bob.page()
        again = t.again()
        assert (again.n, again.notes, again.goes_back) == (1, t.sitting.notes, "free")

    async def never(t: InPlay) -> None:
        ann, bob = t.guest(0), t.guest(1)
        for n in (4, 0, 0):
            await t.pick(n)
        await bob.told()
        ann.say(vote="ask back 1")
        assert "At this table nobody goes back" in await ann.told()
        assert await bob.told() == ""
        assert t.sitting.n == 3
        ann.say(undo=t.sitting.asks[0])
        await ann.told()
        assert t.sitting.n == 2, "one's own last pick is no position of the past"

    play(freely, back="free")
    play(never, back="off")


def test_who_neither_acted_nor_learnt_since_is_not_asked() -> None:
    """The master takes his own secret tiles back: nobody has learnt of them."""

    async def work(t: InPlay) -> None:
        master, hero = t.guest(0), t.guest(1)
        for _ in range(3):
            await t.pick()
        await hero.told()
        master.say(vote="ask back 1")
        await master.told()
        assert t.sitting.n == 1

    play(work, "shy_monsters")


def test_back_before_answers_that_are_sealed_with_the_consent_of_all() -> None:
    """That somebody has answered is known to all, so all have learnt something: the wish tells nothing of who else has."""

    async def work(t: InPlay, first: bool) -> None:
        if first:
            await t.pick(seat=1)
        await t.pick(seat=2)
        row = ask(t.sitting, 2, "back", 0)
        assert isinstance(row, Vote)
        assert needed(t.sitting, row) == {0, 1, 2}

    for first in (True, False):
        play(partial(work, first=first), AUCTION, THREE)


@pytest.mark.parametrize("name", ["gregory_horror_show", "mac_gregor", "horror_attack", "shy_monsters", "evil_corp"])
def test_the_same_pick_after_going_back_brings_the_same_chance(name: str) -> None:
    """What was learnt cannot be unlearnt: nobody goes back for a better throw. Another pick is another throw."""

    async def work(t: InPlay) -> None:
        rnd = Random(3)
        t.guest(0)
        for _ in range(25):
            await t.pick(rnd.randrange(len(t.sitting.state.options)))
        record = t.sitting.record()
        assert sum(e.who == CHANCE for e in record.entries) > len(record.fork(0).entries), "chance spoke"
        to = 3
        t.hub.commit(t.table, t.sitting.back(0, to))
        assert t.sitting.n == to
        plays = record.plays()[1:]
        for n, (entry, _) in enumerate(plays[to:]):
            if n == 6:  # a kill -9 in between forgets nothing of it
                t.table.sitting = t.again()
            state = t.sitting.asked_of(entry.who)
            await t.pick([state.asked.write(state, p) for p in state.options].index(entry.text), entry.who)
        assert t.sitting.record().write() == record.write()
        t.hub.commit(t.table, t.sitting.back(0, to))
        assert t.again().brought.by == t.sitting.brought.by

    seats = game(name).seats[0]
    play(work, name, [f"P{n}" for n in range(seats)])


def test_another_history_brings_other_chance() -> None:
    kept, of = Brought(), game("gregory_horror_show")
    first, second = next(iter(of.outcomes)), list(of.outcomes)[1]
    kept.keep([Entry(CHANCE, first)], [Entry(0, "a"), Entry(CHANCE, second), Entry(1, "b"), Entry(CHANCE, first)])
    assert kept.script(of, [Entry(CHANCE, first)], 0, "a") == [of.outcomes[second]]
    assert kept.script(of, [Entry(CHANCE, second)], 0, "a") == []
    assert kept.script(of, [Entry(CHANCE, first)], 1, "a") == []
    assert kept.script(of, [Entry(CHANCE, first)], 0, "b") == []


def test_one_person_against_bots_goes_back_alone_and_the_log_says_so() -> None:
    async def work(t: InPlay) -> None:
        ann = t.guest(0)
        for _ in range(2):
            await t.pick(seat=0)
        assert t.sitting.n == 4
        ann.say(vote="ask back 0")
        told = await ann.told()
        assert t.sitting.n == 0
        assert "At the wish of Ann the game goes back" in told

    play(work, people=("Ann", ""))


# after any taking back -------------------------------------------------------------------------------------------------------
def test_28_whoever_knew_of_what_was_taken_back_is_told_that_standing_orders_end() -> None:
    """The page ends them where `data-backs` is another than when they were given: also where as many picks were made since."""

    async def work(t: InPlay) -> None:
        master, hero = t.guest(0), t.guest(1)
        before = hero.page()
        await t.pick()
        t.hub.commit(t.table, t.sitting.undo(0, t.sitting.asks[0]))
        assert 'data-backs="1"' in master.page()
        assert hero.page() == before, "of a secret pick nobody is told that it was taken back"
        while t.sitting.waits_for() == [0]:
            await t.pick()
        await t.pick()
        t.hub.commit(t.table, t.sitting.back(1, 6))
        assert 'data-backs="2"' in master.page()
        assert 'data-backs="1"' in hero.page()
        assert t.again().backs == t.sitting.backs

    play(work, "shy_monsters")


@pytest.mark.parametrize("name", ["gregory_horror_show", "mac_gregor", "horror_attack", "shy_monsters", "evil_corp"])
def test_28_at_every_undo_standing_orders_end_for_those_and_those_alone_who_see_that_something_was_taken_back(
    name: str,
) -> None:
    seats, undone = game(name).seats[0], 0

    async def work(t: InPlay) -> None:
        nonlocal undone
        rnd = Random(6)
        for _ in range(60):
            sitting = t.sitting
            if sitting.over:
                return
            await t.pick(rnd.randrange(len(sitting.asked_of(sitting.waits_for()[0]).options)))
            for seat in range(seats):
                while sitting.undoing.may(seat) and rnd.random() < 0.6:
                    before = [(sitting.moved[s], sitting.views[s], sitting.backs[s]) for s in range(-1, seats)]
                    t.hub.commit(t.table, sitting.undo(seat, sitting.asks[seat], rnd.random() < 0.3))
                    undone += 1
                    for s, (moved, view, backs) in zip(range(-1, seats), before, strict=True):
                        saw = s == seat or (sitting.moved[s], sitting.views[s]) != (moved, view)
                        assert (sitting.backs[s] > backs) == saw, (s, seat)
            if undone > 12:
                break
        assert t.again().backs == t.sitting.backs

    play(work, name, [f"P{n}" for n in range(seats)])
    assert undone or name == "horror_attack", "in that game somebody else always picks before one could take back"


# taking back, named ----------------------------------------------------------------------------------------------------------
def test_26_a_whole_turn_is_taken_back_at_once() -> None:
    async def work(t: InPlay) -> None:
        master, hero = t.guest(0), t.guest(1)
        assert 'data-do="undoall"' not in master.page()
        await t.pick()
        assert 'data-do="undoall"' not in master.page(), "one pick is taken back by the other button"
        for _ in range(3):
            await t.pick()
        assert "4 picks" in master.page()
        assert 'data-do="undoall"' not in hero.page()
        master.say(undo=t.sitting.asks[0], whole=1)
        await master.told()
        assert t.sitting.n == 0
        assert t.again().n == 0
        master.say(undo=t.sitting.asks[0], whole=1)
        assert "You have picked nothing yet." in await master.told()

    play(work, "shy_monsters")


def test_25_what_closed_it_is_named_by_what_the_seat_heard() -> None:
    async def work(t: InPlay) -> None:
        master, hero = t.guest(0), t.guest(1)
        while t.sitting.waits_for() == [0]:
            await t.pick()
        await t.pick()
        said = hero.page()
        assert "Your last pick cannot be taken back, for something was revealed: g" in said
        assert "Your last pick cannot be taken back" in master.page()

    play(work, "shy_monsters")


def test_every_wish_and_answer_is_one_row_and_comes_back_from_the_store() -> None:
    async def work(t: InPlay) -> None:
        ann, bob = t.guest(0), t.guest(1)
        await t.pick()
        for wish in ("pause", "go", "days", "back 0"):
            ann.say(vote=f"ask {wish}")
            v = t.sitting.v
            again = t.again()
            assert [(b.number, b.row, b.yes, b.no) for b in again.votes.ballots] == [
                (b.number, b.row, b.yes, b.no) for b in t.sitting.votes.ballots
            ]
            bob.say(vote=f"yes {v - 1}")
            await ann.told()
            assert t.sitting.v == v + 1
            assert t.again().clocks.stamp() == t.sitting.clocks.stamp()
        rows = t.hub.store.rows(t.table.tid)
        assert {kind for kind, _ in rows} >= {"vote", "pause", "tempo", "undo"}
        assert [write(read(*row)) for row in rows] == list(rows)

    play(work, clock=LIVE)
