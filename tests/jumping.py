"""A table whose time jumps: a clock that tests turn, a hub without a house, and people who look at it over slots."""

from __future__ import annotations

import asyncio
import html
import json
import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from hantise.core.game import Game
from hantise.core.registry import from_file, game
from hantise.table import room
from hantise.table.alone import Here, Memory
from hantise.table.hub import Hub, Table
from hantise.table.room import Stand
from hantise.table.rows import Sitter
from hantise.table.sitting import Sitting
from hantise.table.wire import Slot

TOY = from_file(Path(__file__).parents[1] / "docs/tutorial/tic_tac_toe.py")


class Jumping:
    """A clock that stands still until it is told to jump."""

    def __init__(self) -> None:
        self.t = 5000.0
        self.sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.t

    def date(self) -> float:
        return self.t

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleepers.append((self.t + seconds, future))
        await future

    async def jump(self, seconds: float) -> None:
        """Time passes, and whoever slept so long wakes; in the order of their times."""
        await calm()
        until = self.t + seconds
        while self.sleepers and min(self.sleepers, key=lambda s: s[0])[0] <= until:
            due, future = min(self.sleepers, key=lambda s: s[0])
            self.sleepers.remove((due, future))
            self.t = max(self.t, due)
            if not future.done():
                future.set_result(None)
            await calm()
        self.t = until
        self.sleepers = [s for s in self.sleepers if not s[1].done()]
        await calm()


async def calm() -> None:
    """All that follows at once has followed."""
    for _ in range(40):
        await asyncio.sleep(0)


class Guest:
    """Somebody who looks on over a slot; what he was told is kept."""

    def __init__(self, hub: Hub, table: Table, seat: int, held: Sequence[int] = (), lang: str = "en") -> None:
        self.hub, self.table, self.seat = hub, table, seat
        self.at = Stand(seat, list(held) or ([seat] if seat >= 0 else []))
        self.slot = Slot(hub, table, seat, lang, lambda: room.draw(hub, table, self.at, lang), lambda: True)
        self.slot.held = lambda: self.at.held
        self.raw: list[str] = []
        hub.came(table, self.slot)
        self.say(hi=0)

    def say(self, **message: Any) -> None:
        self.slot.hear(json.dumps(message))

    async def told(self) -> str:
        """All that has come since, as plain text."""
        await calm()
        fresh = self.slot.messages()
        self.raw += fresh
        return html.unescape(re.sub(r"</?b>| <small>.*?</small>", "", "\n".join(fresh).replace('\\"', '"')))

    def leave(self) -> None:
        self.hub.left(self.table, self.slot)

    def page(self) -> str:
        """The whole of what is shown, made anew."""
        self.table.drawn.clear()
        parts = room.draw(self.hub, self.table, self.at, "en").regions
        return html.unescape("".join(part.html for region in parts.values() for part in region))

    def clocks(self) -> dict[int, tuple[int, bool]]:
        """What stands on the clocks, and which run: as the page is told."""
        found = re.search(r'data-clocks="([^"]*)"', self.page())
        lines = [one.split() for one in found[1].split("|")] if found else []
        return {int(seat): (int(left), runs == "1") for seat, left, runs in lines}

    def orders(self) -> list[str]:
        """What the page offers to say of votes, beside the choices."""
        found = re.search(r'<section id="time".*?</section>', self.page(), flags=re.DOTALL)
        assert found is not None
        return re.findall(r'name="vote" value="([^"]*)"', found[0])


class InPlay:
    """A table in play."""

    def __init__(self, hub: Hub, table: Table, clock: Jumping) -> None:
        self.hub, self.table, self.clock = hub, table, clock

    @property
    def sitting(self) -> Sitting:
        return self.table.sitting

    def guest(self, seat: int, held: Sequence[int] = ()) -> Guest:
        return Guest(self.hub, self.table, seat, held)

    async def pick(self, at: int = 0, seat: int = -1) -> int:
        """Whoever is asked picks; who it was."""
        sitting = self.sitting
        seat = sitting.waits_for()[0] if seat < 0 else seat
        row = sitting.pick(seat, sitting.asks[seat], "", list(sitting.asked_of(seat).options)[at])
        self.hub.commit(self.table, row)
        await calm()
        return seat

    def again(self) -> Sitting:
        """As it comes out of the rows: after kill -9."""
        return self.hub._read(self.table.tid)

    def noted(self) -> list[str]:
        """The lines of the table's own, by their keys."""
        return [note.key for note in self.sitting.notes]


def play(
    work: Callable[[InPlay], Awaitable[None]],
    of: Game | str = TOY,
    people: Sequence[str] = ("Ann", "Bob"),
    **settings: Any,
) -> None:
    """A table of that game with those people ("": a bot), opened with these settings (`Hub.open`), on which that is done."""

    async def main() -> None:
        clock = Jumping()
        hub = Hub(Memory(), Here(0.01), pace=0.0, clock=clock)
        try:
            found = game(of) if isinstance(of, str) else of
            hub.find = lambda name: found
            seats = [Sitter("human", name) if name else Sitter("bot", "", "random") for name in people]
            table = await hub.open(found, seats, **settings)
            await work(InPlay(hub, table, clock))
        finally:
            await hub.close()

    asyncio.run(main())
