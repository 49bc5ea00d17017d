"""62 to 64, 69 Clocks: they take time from whom everybody sees asked, lose nobody anything at zero, cost nothing while the
house is shut, and tell nothing of what is picked in secret."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from tests.jumping import TOY, Guest, InPlay, Jumping, play
from tests.table.test_sitting import AUCTION

from hantise.core.frame import ALL
from hantise.core.registry import game
from hantise.table import clocks, sight, timing
from hantise.table.alarms import Alarms
from hantise.table.clocks import Rate
from hantise.table.room import Stand
from hantise.table.rows import read, write
from hantise.table.sitting import Refused, Sitting

LIVE = "live:60:10:80"


# what a clock is -------------------------------------------------------------------------------------------------------------
def test_62_a_clock_is_written_and_read() -> None:
    assert Rate.read("") is None
    assert Rate.read("live:900:20:1200") == Rate("live", 900_000, 20_000, 1_200_000)
    for text in clocks.CLOCKS:
        Rate.read(text)
    for text in ("live", "live:1:1:1", "days:60:0:30", "live:60:61:60", "live:60:1:99999999", "live:6²:0:60", "a:60:0:60"):
        with pytest.raises(ValueError, match="no clock"):
            Rate.read(text)


def test_62_a_bank_is_spent_and_refilled_up_to_its_cap() -> None:
    async def work(t: InPlay) -> None:
        ann = t.guest(0)
        assert ann.clocks() == {0: (60_000, True), 1: (60_000, False)}
        await t.clock.jump(15)
        assert ann.clocks()[0] == (60_000, True), "the page counts: it is told nothing new"
        await t.pick()
        assert ann.clocks() == {0: (55_000, False), 1: (60_000, True)}
        await t.clock.jump(1)
        await t.pick(1)
        assert ann.clocks()[1] == (69_000, False)
        for n in range(4):
            await t.pick(n)
        assert t.sitting.clocks.left == [75_000, 80_000], "no more than the cap"

    play(work, clock=LIVE)


def test_62_a_clock_counts_without_messages() -> None:
    async def work(t: InPlay) -> None:
        guests = [t.guest(seat) for seat in (0, 1, -1)]
        for guest in guests:
            assert 'data-clocks="0 60000 1|1 60000 0"' in await guest.told()
        await t.clock.jump(59)
        assert [await guest.told() for guest in guests] == ["", "", ""]

    play(work, clock=LIVE)


def test_where_there_is_no_clock_nothing_of_it_is_on_the_page_or_in_the_rows() -> None:
    async def work(t: InPlay) -> None:
        ann = t.guest(0)
        await t.pick()
        assert "data-clocks" not in ann.page()
        assert "own-time" not in ann.page()
        assert not any('"time"' in what for _, what in t.hub.store.rows(t.table.tid))
        await t.clock.jump(10_000)
        assert t.sitting.clocks.late(t.sitting, t.hub.time()) == []

    play(work)


# zero ------------------------------------------------------------------------------------------------------------------------
def test_63_at_zero_nothing_is_lost_and_the_others_are_asked() -> None:
    async def work(t: InPlay) -> None:
        ann, bob, zoe = t.guest(0), t.guest(1), t.guest(-1)
        for guest in (ann, bob, zoe):
            await guest.told()
        await t.clock.jump(61)
        assert await bob.told() == "", "a pick that is on its way still counts"
        await t.clock.jump(1.5)
        told = await bob.told()
        assert "The time of Ann is up." in told
        assert bob.orders() == ["ask bot 0", "ask open 0", "ask end"]
        assert 'data-do="waiting"' in bob.page()
        assert "Your time is up. Nothing is lost" in await ann.told()
        assert "The time of Ann is up." in await zoe.told()
        assert ann.orders() == zoe.orders() == [], "they decide nothing"
        await t.clock.jump(10)
        ann.say(id="x", ask=t.sitting.asks[0], pick=4)
        told = await ann.told()
        assert '"ack":"x"' in told, "it counts all the same"
        assert "The pick of Ann came 13 s after the end of the time." in told
        assert t.sitting.n == 1
        assert t.sitting.clocks.left[0] == 10_000
        assert bob.orders() == []

    play(work, clock=LIVE)


@pytest.mark.parametrize(
    ("after", "line"), [(59.9, ""), (60.0, ""), (60.4, "log-in-time"), (62.0, "log-in-time"), (62.1, "log-over")]
)
def test_69_a_pick_that_comes_within_two_seconds_counts_and_the_log_says_so(after: float, line: str) -> None:
    async def work(t: InPlay) -> None:
        await t.clock.jump(after)
        await t.pick()
        assert t.sitting.n == 1
        assert t.noted() == ([line] if line else [])
        assert [n.key for n in t.again().notes] == t.noted()

    play(work, clock=LIVE)


def test_63_by_rule_a_bot_stands_in_and_the_person_takes_the_seat_back_by_returning() -> None:
    async def work(t: InPlay) -> None:
        ann, bob = t.guest(0), t.guest(1)
        await t.pick()
        await t.pick()
        ann.leave()
        await t.clock.jump(73)
        assert t.sitting.people[0].kind == "bot"
        assert t.again().stands_in == {0}
        assert t.sitting.n == 3, "and has picked"
        assert "stands in" in bob.page()
        back = t.guest(0)
        await back.told()
        assert t.sitting.people[0].kind == "human"
        assert t.sitting.people[0].name == "Ann"
        assert t.again().stands_in == set()
        assert t.sitting.clocks.left[0] == clocks.Rate.read(LIVE).least  # type: ignore[union-attr]

    play(work, clock=LIVE, late="bot")


def test_64_by_rule_the_most_harmless_pick_is_made_and_a_game_of_them_ends() -> None:
    async def work(t: InPlay) -> None:
        bob = t.guest(1)
        for _ in range(400):
            if t.sitting.over:
                break
            if 1 in t.sitting.waits_for():
                await t.pick(seat=1)
            else:
                await t.clock.jump(70)
        assert t.sitting.over
        assert "log-unasked" in t.noted()
        assert "was up: the most harmless pick was made." in await bob.told()
        again = t.again()
        assert again.record().write() == t.sitting.record().write()
        assert [n.key for n in again.notes] == t.noted()

    play(work, "shy_monsters", clock=LIVE, late="default")


def test_63_whoever_was_there_all_along_takes_the_seat_back_by_a_word() -> None:
    async def work(t: InPlay) -> None:
        ann, bob = t.guest(0), t.guest(1)
        await t.clock.jump(63)
        bob.say(vote="ask bot 0")
        assert "stands in for you." in await ann.told()
        assert ann.orders() == ["here"]
        bob.say(vote="here")
        assert "could not be read" in await bob.told()
        ann.say(vote="here")
        await ann.told()
        assert t.sitting.people[0].kind == "human"
        assert ann.orders() == []

    play(work, clock=LIVE)


def test_64_by_rule_without_a_clock_a_bot_stands_in_for_whoever_is_away_for_long() -> None:
    async def work(t: InPlay) -> None:
        ann, _ = t.guest(0), t.guest(1)
        ann.leave()
        await t.clock.jump(119)
        assert t.sitting.people[0].kind == "human"
        await t.clock.jump(2)
        assert t.sitting.people[0].kind == "bot"
        assert t.noted()[0] == "log-stands-in-late"

    play(work, late="bot")


def test_64_nothing_is_done_by_rule_while_nobody_else_is_there() -> None:
    async def work(t: InPlay) -> None:
        t.guest(0).leave()
        await t.clock.jump(1000)
        assert t.sitting.people[0].kind == "human"
        assert t.sitting.n == 0

    play(work, clock=LIVE, late="bot")


# away ------------------------------------------------------------------------------------------------------------------------
def test_64_away_is_shown_after_a_while_and_the_others_may_go_on() -> None:
    async def work(t: InPlay) -> None:
        ann, bob = t.guest(0), t.guest(1)
        assert 'class="tag away"' not in bob.page()
        ann.leave()
        await t.clock.jump(10)
        assert 'class="tag away"' not in bob.page(), "a reload is no absence"
        await bob.told()
        await t.clock.jump(6)
        assert "away" in await bob.told()
        assert bob.orders() == []
        await t.clock.jump(50)
        assert "You wait for Ann: away from the table." in await bob.told()
        assert bob.orders() == ["ask bot 0"], "her seat waits for her, and the game ends by no absence"
        for wish in ("open 0", "end"):
            bob.say(vote=f"ask {wish}")
            assert "Nobody keeps you waiting now." in await bob.told()
        bob.say(vote="ask bot 0")
        await bob.told()
        assert t.sitting.people[0].kind == "bot", "whoever is alone decides alone"
        assert t.sitting.n >= 1
        back = t.guest(0)
        await back.told()
        assert t.sitting.people[0].kind == "human"

    play(work)


def test_a_restart_costs_nobody_time_and_makes_nobody_late() -> None:
    async def work(t: InPlay) -> None:
        await t.clock.jump(20)
        await t.pick()
        await t.clock.jump(30)
        rows = [read(*row) for row in t.hub.store.rows(t.table.tid)]
        assert [write(row) for row in rows] == list(t.hub.store.rows(t.table.tid))
        then = t.hub.time()
        read_again = Sitting(t.sitting.setup, rows, lambda: then)  # ten days later: the house was shut
        assert read_again.clocks.stamp() == t.sitting.clocks.stamp()
        assert read_again.clocks.spent(clocks.asked(read_again), then) == 30_000
        earlier = then - 40_000  # a kill -9 lost the last note of the time
        assert read_again.clocks.spent(clocks.asked(read_again), earlier) == 0
        assert read_again.clocks.late(read_again, earlier) == []

    play(work, clock=LIVE)


# taken back ------------------------------------------------------------------------------------------------------------------
def test_taking_back_gives_no_time() -> None:
    async def work(t: InPlay) -> None:
        for _ in range(5):
            await t.clock.jump(1)
            await t.pick()
            t.hub.commit(t.table, t.sitting.undo(0, t.sitting.asks[0]))
            t.table.sitting = t.again()  # also where a kill -9 comes between
            await t.clock.jump(1)
        assert t.sitting.clocks.left[0] == 60_000 - 9_000 + 10_000, "one decision, one refill"
        again = t.again().clocks
        assert (again.left, again.since) == (t.sitting.clocks.left, t.sitting.clocks.since)

    play(work, clock=LIVE)


# nothing is told -------------------------------------------------------------------------------------------------------------
def test_the_clock_of_a_chain_of_secret_picks_runs_on_as_others_see_it() -> None:
    """Shy Monsters: the master lays the floor tile by tile, and the hero is told of it when it is locked."""

    async def work(t: InPlay) -> None:
        master, hero, zoe = t.guest(0), t.guest(1), t.guest(-1)
        await hero.told()
        await zoe.told()
        before = hero.page(), zoe.page()
        for n in range(5):
            await t.clock.jump(7)
            assert await t.pick(n) == 0
            assert await hero.told() == ""
            assert await zoe.told() == ""
            assert (hero.page(), zoe.page()) == before
            assert master.clocks() == hero.clocks()
            assert not write(read(*t.hub.store.rows(t.table.tid)[-1]))[1].count('"time"')
        await t.clock.jump(7)
        await t.pick()
        assert t.sitting.clocks.left[0] == 60_000 - 42_000 + 10_000, "one refill, however many picks it took"

    play(work, "shy_monsters", clock=LIVE)


def test_who_has_answered_a_sealed_question_is_told_by_no_clock() -> None:
    async def work(t: InPlay) -> None:
        words = sight.texts(None, "en")

        def shown() -> set[tuple[tuple[int, int, bool], ...]]:
            """What the clocks of all viewers are told."""
            stands = [Stand(seat, [seat] if seat >= 0 else []) for seat in range(-1, 3)]
            return {timing.told(t.hub, t.table, at, words, ()).clocks for at in stands}

        own = Rate.read(LIVE).own  # type: ignore[union-attr]
        running = {tuple((seat, own, True) for seat in range(3))}
        assert clocks.asked(t.sitting).kind == "sealed"
        assert shown() == running
        since = t.sitting.clocks.since
        for seat in (2, 0):
            await t.clock.jump(5)
            await t.pick(seat=seat)
            assert shown() == running
            assert t.sitting.clocks.since == since, "one question, one time"
        await t.clock.jump(3)
        await t.pick(seat=1)
        assert t.sitting.clocks.left == [60_000] * 3, "it cost nobody anything"
        assert t.sitting.clocks.since == since + 13_000, "the next question has a time of its own"
        await t.pick(seat=1)
        await t.clock.jump(own / 1000 + 3)
        assert t.sitting.clocks.late(t.sitting, t.hub.time()) == [0, 2], "whose time is up is known then"

    play(work, AUCTION, ("Ann", "Bob", "Cleo"), clock=LIVE)


def test_a_reaction_window_is_free_for_its_countdown() -> None:
    async def work(t: InPlay) -> None:
        rnd, seen = Random(4), 0
        for _ in range(300):
            of, left = clocks.asked(t.sitting), list(t.sitting.clocks.left)
            if t.sitting.over or seen > 5:
                break
            wait = 9 if of.kind == "window" and rnd.random() < 0.5 else 13 if of.kind == "window" else 0
            await t.clock.jump(wait)
            seat = await t.pick(rnd.randrange(len(t.sitting.asked_of(t.sitting.waits_for()[0]).options)))
            if of.kind == "window":
                assert t.sitting.clocks.left[seat] == left[seat] - max(0, 1000 * wait - clocks.WINDOW)
                seen += 1
        assert seen > 5

    play(work, "gregory_horror_show", ("Ann", "Bob"), clock="live:600:5:600")


@pytest.mark.parametrize("name", ["mac_gregor", "shy_monsters", "horror_attack"])
def test_no_clock_of_another_tells_of_a_secret_pick(name: str) -> None:
    """Whatever a viewer is shown is, byte for byte, the same before and after a pick of which he learns nothing."""
    looked = 0

    async def work(t: InPlay) -> None:
        nonlocal looked
        rnd, guests = Random(2), [t.guest(seat) for seat in range(-1, t.sitting.seats)]
        for k in range(60):
            if t.sitting.over or looked > 25:
                return
            seat = t.sitting.waits_for()[0]
            state = t.sitting.asked_of(seat)
            n = rnd.randrange(len(state.options)) if k else len(state.options) - 1  # HA-EXP-7: that one builds a deck is told
            secret = state.asked.heard_by(state, state.options[n]) != ALL
            moved = list(t.sitting.moved)
            before = {g.seat: g.page() for g in guests if g.seat != seat} if secret else {}
            for guest in guests:
                await guest.told()
            await t.clock.jump(rnd.choice((0.5, 3, 9)))
            await t.pick(n, seat)
            for guest in guests:
                if guest.seat in before and t.sitting.moved[guest.seat] == moved[guest.seat]:
                    assert guest.page() == before[guest.seat]
                    assert await guest.told() == ""
                    looked += 1

    seats = game(name).seats[0]
    options = {"packs": "own"} if name == "horror_attack" else {}
    play(work, name, [f"P{n}" for n in range(seats)], clock="live:7200:10:7200", late="bot", options=options)
    assert looked > 3


# the timer -------------------------------------------------------------------------------------------------------------------
def test_alarms_are_one_a_table_and_one_task_for_all() -> None:
    async def main() -> None:
        clock, rung = Jumping(), list[str]()
        alarms = Alarms(clock, rung.append)
        for n in range(2000):
            alarms.set(f"t{n % 50}", clock.now() + 100 + n % 50)
            if n % 7 == 0:
                await asyncio.sleep(0)
        assert len(alarms.due) == 50
        assert len(clock.sleepers) <= 2, "nobody sleeps for an alarm that was set anew"
        alarms.set("t3", None)
        alarms.set("soon", clock.now() + 1)
        await clock.jump(2)
        assert rung == ["soon"]
        await clock.jump(103)
        assert rung[1:] == ["t0", "t1", "t2", "t4", "t5"]
        await alarms.close()
        alarms.set("late", clock.now() + 1)
        assert alarms.due == {}, "the house is closed"

    asyncio.run(main())


def test_a_table_whose_time_cannot_be_followed_stops_no_other(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        clock, rung = Jumping(), list[str]()

        def ring(key: str) -> None:
            rung.append(key)
            if key == "bad":
                raise Refused("no-stale")

        alarms = Alarms(clock, ring)
        for n, key in enumerate(("bad", "good")):
            alarms.set(key, clock.now() + 1 + n)
        await clock.jump(3)
        assert rung == ["bad", "good"]
        await alarms.close()

    asyncio.run(main())
    assert "table bad: what was to be done in time was not" in caplog.text


def test_a_table_that_nobody_needs_has_no_alarm() -> None:
    async def work(t: InPlay) -> None:
        ann = t.guest(0)
        assert t.table.tid in t.hub.alarms.due
        t.hub.kept.clear()
        ann.leave()
        assert t.hub.alarms.due == {}
        back = Guest(t.hub, t.hub.table(t.table.tid), 0)
        assert t.table.tid in t.hub.alarms.due
        back.leave()

    play(work, clock=LIVE)


def test_old_rows_have_no_clock() -> None:
    start = read("start", '{"chance":[],"people":[{"kind":"human"},{"kind":"human"}],"asks":[1,1]}')

    async def work(t: InPlay) -> None:
        old = Sitting(t.sitting.setup, [start, read("pick", '{"seat":0,"text":"b2","asks":[2,2]}')])
        assert old.clocks.rate is None
        assert old.n == 1
        with pytest.raises(Refused, match="no-stale"):
            old.undo(1, 9)

    play(work, TOY)
