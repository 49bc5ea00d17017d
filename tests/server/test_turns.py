"""Think time: what a bot may spend is for the house to say, and tables share it fairly."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hantise.bots import Answer
from hantise.bots.seat import Budget
from hantise.core.registry import game
from hantise.server.players import AT_ONCE, Players
from hantise.server.turns import Turns
from hantise.table.strengths import INVITED, STRENGTHS, BadStrength, invite, pondering, strength, strengths, thinking

SHY = game("shy_monsters")


def shares(wishes: dict[str, float], turns: int, at_once: int = 1) -> dict[str, float]:
    """How many seconds each table has had after so many turns. wishes: what it takes each time, in seconds; it asks at once for
    more. Time is only counted."""

    async def main() -> dict[str, float]:
        queue, had, left = Turns(at_once), defaultdict[str, float](float), turns

        async def ask(tid: str) -> None:
            nonlocal left
            while left > 0:
                await queue.take(tid)
                left -= 1
                had[tid] += wishes[tid]
                await asyncio.sleep(0)
                queue.give(tid, wishes[tid])

        await asyncio.gather(*(ask(tid) for tid in wishes))
        return had

    return asyncio.run(main())


@pytest.mark.parametrize("at_once", [1, 2])
def test_a_table_with_a_slow_bot_has_its_share_of_the_time_and_no_more(at_once: int) -> None:
    wishes = {"greed": 10.0} | {f"t{i}": 0.1 for i in range(9)}
    had = shares(wishes, 2000, at_once)
    quick = [had[tid] for tid in wishes if tid != "greed"]
    assert had["greed"] <= min(quick) + 2 * 10.0
    assert max(quick) - min(quick) <= 0.1 * 2 + 1e-6


def test_nobody_saves_time_up() -> None:
    """Who was away for long gets one turn at once, and is then one of all; who was there does not wait for him."""

    async def main() -> list[str]:
        queue, order = Turns(1), []

        async def ask(tid: str, times: int) -> None:
            for _ in range(times):
                await queue.take(tid)
                order.append(tid)
                await asyncio.sleep(0)
                queue.give(tid, 1.0)

        await ask("old", 50)
        await asyncio.gather(ask("old", 6), ask("new", 6))
        return order[50:]

    order = asyncio.run(main())
    assert order.count("old") == order.count("new") == 6
    assert "new" in order[:2]
    assert all(order[i : i + 3].count("new") < 3 for i in range(8)), order


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    async def main() -> None:
        queue = Turns(1)
        await queue.take("a")
        gone = asyncio.create_task(queue.take("b"))
        last = asyncio.create_task(queue.take("c"))
        await asyncio.sleep(0)
        gone.cancel()
        queue.give("a", 1.0)
        async with asyncio.timeout(1):
            await last
        both = asyncio.create_task(queue.take("d"))
        await asyncio.sleep(0)
        queue.give("c", 1.0)  # the turn is d's from here, and he goes before he hears of it
        both.cancel()
        with pytest.raises(asyncio.CancelledError):
            await both
        async with asyncio.timeout(1):
            await queue.take("e")

    asyncio.run(main())


class Sleeper:
    """A bot that takes all the time it may."""

    def __init__(self, name: str) -> None:
        self.name = name

    def answer(self, state: Any, limit: float, budget: Budget) -> Answer:
        assert budget.seconds is not None
        time.sleep(budget.seconds if self.name.startswith("ismcts") else 0.001)
        return Answer(state.options[0])

    def close(self) -> None: ...


def test_bots_of_other_tables_answer_while_some_think_as_long_as_they_may() -> None:
    """A table of before strengths had names, and others like it, fill all that thinks; a table with a quick bot waits for one
    turn of theirs at most."""

    async def main() -> list[float]:
        players, state, waits = Players(lambda game, name: Sleeper(name), think=0.05), SHY.new(2, seed=1), []

        async def slow(tid: str) -> None:
            while len(waits) < 20:
                await players.think(tid, 0, SHY, "ismcts:9999s", state)

        async def quick() -> None:
            for _ in range(20):
                began = time.monotonic()
                await players.think("quick", 0, SHY, "greedy", state)
                waits.append(time.monotonic() - began)

        await asyncio.gather(*(slow(f"slow{i}") for i in range(AT_ONCE * 10)), quick())
        players.close()
        return waits

    waits = asyncio.run(main())
    assert sorted(waits)[len(waits) // 2] < 0.4, "in the first-come queue each waited for all twenty, a second"


def test_strengths_have_names_and_the_house_caps_them() -> None:
    assert [strength(name) for name in STRENGTHS] == list(STRENGTHS)
    with pytest.raises(BadStrength, match="ismcts:9999s"):
        strength("ismcts:9999s")
    assert thinking("ismcts", 1.5) == ("ismcts:1500ms", Budget(seconds=1.5))
    assert thinking("ismcts:9999s", 0.2)[1].seconds == 0.2
    assert pondering("ismcts:9999s", 0.2) == pondering("ismcts", 0.2) == 0.2
    assert pondering("greedy", 0.2) == 0.0


MINE = f"{Path(__file__).parents[2] / 'docs' / 'how-to' / 'own-bot' / 'mine.py'}:Mine:worlds=1"


@pytest.fixture
def dracula() -> Iterator[None]:
    invite("Dracula", MINE)
    yield
    INVITED.clear()


@pytest.mark.usefixtures("dracula")
def test_a_house_invites_bots_of_its_own_under_names() -> None:
    assert strengths() == [*STRENGTHS, "Dracula"]
    assert (strength("Dracula"), pondering("Dracula", 0.5)) == ("Dracula", 0.0)
    assert thinking("Dracula", 0.5) == (MINE, Budget(seconds=0.5))
    with pytest.raises(BadStrength, match="there are: random, greedy, ismcts, Dracula") as e:
        strength(MINE)
    assert MINE not in str(e.value).partition(";")[2], "what stands behind a name is not told"

    async def one() -> Answer:
        players = Players()
        try:
            return await players.think("t", 0, SHY, "Dracula", SHY.new(2, seed=1))
        finally:
            players.close()

    assert asyncio.run(one()).fault is None


@pytest.mark.parametrize("name", [MINE, "program:python3 -c 'import os'", "Dracula", "os:system"])
def test_what_a_row_says_begins_no_program(name: str) -> None:
    """A bot that the house invites no more is played for by another."""
    assert thinking(name, 0.2) == ("greedy", Budget(seconds=0.2))


@pytest.mark.parametrize(
    ("name", "spec", "says"),
    [
        ("", MINE, "cannot be the name of a bot"),
        ("Greedy", MINE, "none of random, greedy, ismcts"),
        ("a:b", MINE, "cannot be the name"),
        ("x" * 25, MINE, "1 to 24"),
        ("Mina", "mina.py:Mina", "there is no file mina.py"),
    ],
)
def test_an_invitation_that_cannot_be(name: str, spec: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        invite(name, spec)
    assert not INVITED


def test_60_a_bot_takes_its_time_whatever_there_is_to_choose_from() -> None:
    """In a game with hidden information a thinking bot that has nothing to choose answers no sooner than one that has much."""

    class AtOnce:
        def answer(self, state: Any, limit: float, budget: Budget) -> Answer:
            return Answer(next(iter(state.options)))

        def close(self) -> None: ...

    async def main(of: str, name: str) -> float:
        players, rested = Players(lambda game, name: AtOnce(), think=1000.0), [0.0]

        async def rest(seconds: float) -> None:
            assert players.turns.free == AT_ONCE, "meanwhile others think"
            rested.append(seconds)

        players.rest = rest  # type: ignore[method-assign]
        await players.think("t", 0, game(of), name, game(of).new(seed=1))
        players.close()
        return sum(rested)

    assert asyncio.run(main("gregory_horror_show", "ismcts")) > 900
    assert asyncio.run(main("gregory_horror_show", "greedy")) == 0
