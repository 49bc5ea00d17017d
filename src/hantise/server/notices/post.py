"""Post: tells somebody that a table waits for him, where he wants to be told and is not there.

What a notice says is what a stranger who opens the table would read: the game, who plays, whom it waits for and for what. A
question is told of once, and what is due follows from the tables as they stand: after a restart they are looked at anew.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from hantise.table import sight
from hantise.table.hub import NoTable, Table
from hantise.table.pages import game_title
from hantise.texts import LANGUAGES

from .book import PUSH, Book, Delivery, Way, Wish, closed, delivered, noted
from .courier import BadAddress, Courier, Failed

try:  # a platform for which there is no such library has no web push, and all the rest
    from . import push
except ImportError:
    push = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from hantise.server.house import House

log = logging.getLogger("hantise.table")

NO_WEBHOOKS, PUBLIC_WEBHOOKS, ANY_WEBHOOKS = WEBHOOKS = ("no", "public", "any")  # any: in our own network, too
GRACE = 8.0  # seconds in which a person may come by himself, or the table may go on
AGAIN = 20.0  # seconds until it is looked again whether he who is at the table has left
TRIES = (15.0, 120.0)  # seconds until it is tried again
MOST = 3000  # bytes of a message: push services take 4096 with all that is put around it
GONE = (404, 410)  # what a push service answers for a browser that wants no more


@dataclass(frozen=True)
class Notice:
    """What is sent. lines: of each table: the game, who plays besides, what is asked, the address."""

    title: str
    lines: tuple[tuple[str, str, str, str], ...] = ()
    said: str = ""

    @property
    def body(self) -> str:
        """All of it but the title."""
        return self.said or "\n".join(f"{game} ({others}): {asked}" for game, others, asked, _ in self.lines)

    def for_push(self) -> bytes:
        """For a browser of ours (static/sw.js): where a press leads is said as a place of our own."""
        links = {urlsplit(link).path for *_, link in self.lines}
        to = links.pop() if len(links) == 1 else "/"
        told = {"title": self.title, "body": self.body, "url": to, "tag": to}
        text = json.dumps(told, ensure_ascii=False).encode()
        while len(text) > MOST:
            told["body"] = told["body"][: len(told["body"]) * 2 // 3] + "…"
            text = json.dumps(told, ensure_ascii=False).encode()
        return text

    def for_webhook(self) -> bytes:
        """For any program: `text` and `content` are what chat programs show."""
        whole = "\n".join([self.title, *([self.said] if self.said else [])])
        whole += "".join(f"\n{game} ({others}): {asked} {link}" for game, others, asked, link in self.lines)
        whole = harmless(whole)
        names = ("game", "with", "asked", "link")
        tables = [dict(zip(names, line, strict=True)) for line in self.lines]
        told = {"text": whole, "content": whole, "allowed_mentions": {"parse": []}, "tables": tables}
        return json.dumps(told, ensure_ascii=False).encode()


class Post:
    """The notices of a house. webhooks: may people name addresses of their own?"""

    def __init__(self, house: House, courier: Courier, webhooks: bool = False) -> None:
        self.house, self.courier, self.webhooks = house, courier, webhooks
        self.book = Book(house.store)
        self.key = house.store.kept("vapid", push.new_key) if push else b""
        self.wanting = self.book.everybody()
        self.open: dict[bytes, dict[tuple[str, int], int]] = {}  # by person: the questions that wait for him
        self.due: dict[bytes, float] = {}  # when he is looked after next
        self.last: dict[bytes, float] = {}  # when he was told something last
        self.roused = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    # what is due -----------------------------------------------------------------------------------------------------------
    def look(self, table: Table) -> None:
        """A table has gone on, or was opened. Before all is on disk there is nothing to be told: it is looked at once it is."""
        if not self.wanting or table.sitting.over or not table.settled:
            return
        sitting, waits = table.sitting, table.sitting.waits_for()
        if "keys" not in table.added:
            table.added["keys"] = self.house.keys(table)
        for seat, key in table.added["keys"].items():
            if key in self.wanting and seat in waits and sitting.people[seat].kind == "human":
                self.open.setdefault(key, {})[table.tid, seat] = sitting.asks[seat]
                self.wait(key, GRACE)

    def wait(self, key: bytes, seconds: float) -> None:
        """That person is looked after then, or earlier where that was said."""
        self.due.setdefault(key, self.house.clock.now() + seconds)
        self.roused.set()
        if self.task is None or self.task.done():
            self.task = self.later(self.run())

    def later(self, what: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do that beside everything else, until the house is closed."""
        task = asyncio.get_running_loop().create_task(what)
        self.house.tasks.add(task)
        task.add_done_callback(self.house.tasks.discard)
        return task

    async def run(self) -> None:
        """As long as anything is due."""
        while self.due:
            self.roused.clear()
            rest = min(self.due.values()) - self.house.clock.now()
            if rest > 0:
                waking = asyncio.ensure_future(self.roused.wait())
                sleeping = asyncio.ensure_future(self.house.clock.sleep(rest))
                await asyncio.wait({waking, sleeping}, return_when=asyncio.FIRST_COMPLETED)
                waking.cancel()
                sleeping.cancel()
            now = self.house.clock.now()
            for key in [key for key, when in self.due.items() if when <= now]:
                del self.due[key]
                try:
                    await self.tell(key)
                except Exception:
                    log.exception("a notice could not be made")

    async def begin(self) -> None:
        """After a start: what waits for those who want to be told."""
        for key in sorted(self.wanting):
            for table, _ in self.house.tables_of(key):
                self.look(table)
                await self.house.clock.sleep(0.02)  # to read a table takes a while: others come first

    async def tell(self, key: bytes) -> None:
        """Tell that person what waits for him now; later what must not be told yet."""
        wish, now = self.book.wish(key), self.house.clock.now()
        if wish is None:
            self.open.pop(key, None)
            return
        await self.on_disk(key)
        found, later = self.waiting(wish)
        rest = self.told_last(key) + 60.0 * wish.pace - now
        if found and wish.pace and rest > 0:
            self.wait(key, rest)
            return
        if later:
            self.wait(key, AGAIN)
        if not found:
            return
        self.last[key] = now
        for table, seat in found:
            self.open[key].pop((table.tid, seat), None)
        await self.house.store.write(*(noted(key, t.tid, seat, t.sitting.asks[seat]) for t, seat in found))
        self.send(wish, self.notice(wish, found))

    async def on_disk(self, key: bytes) -> None:
        """Wait until all is on disk at the tables of which he may be told: nobody is told what a crash could take back."""
        while open_ones := [table for table in map(self.house.tables.get, self.tids(key)) if table and not table.settled]:
            await self.house.on_disk(open_ones[0])

    def tids(self, key: bytes) -> list[str]:
        """The tables that wait for him."""
        return list(dict.fromkeys(tid for tid, _ in self.open.get(key, {})))

    def told_last(self, key: bytes) -> float:
        """When that person was told something last, by this process's clock."""
        if key not in self.last:
            tried = {sight.texts(None, lang)("notice-test") for lang in LANGUAGES}
            sent = [one for one in self.book.deliveries(key) if one.what not in tried]
            ago = self.house.clock.date() - sent[0].at if sent else math.inf
            self.last[key] = self.house.clock.now() - ago
        return self.last[key]

    def waiting(self, wish: Wish) -> tuple[list[tuple[Table, int]], bool]:
        """The tables and seats of which he is to be told now; is there another to look at later?"""
        bells, found, later = self.book.bells(wish.key), [], False
        there = self.open.get(wish.key, {})
        for (tid, seat), ask in list(there.items()):
            try:
                table = self.house.table(tid)
            except NoTable:
                del there[tid, seat]
                continue
            sitting = table.sitting
            held = self.house.held(table, wish.key)
            asked = seat in sitting.waits_for() and sitting.asks[seat] == ask and sitting.people[seat].kind == "human"
            wanted = bells.get(tid, wish.all) and seat in held and not sitting.clocks.paused
            if not asked or not wanted or self.book.told(wish.key, tid, seat) >= ask:
                del there[tid, seat]
            elif not wish.always and at_table(table, held):
                later = True
            else:
                found.append((table, seat))
        return found, later

    # what is said ----------------------------------------------------------------------------------------------------------
    def notice(self, wish: Wish, found: Sequence[tuple[Table, int]]) -> Notice:
        """What he is told of these tables."""
        lines = []
        for table, seat in found:
            sitting = table.sitting
            t = sight.texts(sitting.game, wish.lang)
            names = sight.called(t, tuple(sitting.people))
            others = t.listed([t.person(s, names)[""] for s in range(sitting.seats) if s != seat])
            asked = t.status(sitting.views[-1], names, sitting.waits_for())  # as somebody who looks on reads it
            lines.append((game_title(sitting.game, t), others, asked, f"{wish.base}/t/{table.tid}"))
        house = sight.texts(None, wish.lang)
        title = house("notice-one", game=lines[0][0]) if len(lines) == 1 else house("notice-several", n=len(lines))
        return Notice(title, tuple(lines))

    def test(self, wish: Wish) -> Notice:
        """What the button for trying it out sends."""
        t = sight.texts(None, wish.lang)
        return Notice(t("notice-test"), said=t("notice-test-body"))

    # on its way ------------------------------------------------------------------------------------------------------------
    def send(self, wish: Wish, notice: Notice, again: bool = True) -> list[asyncio.Task[None]]:
        """By all ways that he has named. again: where it does not arrive, it is tried again."""
        tasks = []
        for way in self.book.ways(wish.key):
            if push if way.kind == PUSH else self.webhooks:
                tasks.append(self.later(self.by(wish, way, notice, TRIES if again else ())))
        return tasks

    async def by(self, wish: Wish, way: Way, notice: Notice, tries: Sequence[float]) -> None:
        """By one way; each try is written down for him."""
        for rest in (*tries, None):
            try:
                await self.courier.send(way.target, *self.packed(wish, way, notice))
                why, status = "", 200
            except BadAddress as e:
                why, status = sight.texts(None, wish.lang)(e.key), 400
            except Failed as e:
                why, status = str(e), e.status
            sent = Delivery(self.house.clock.date(), way.kind, urlsplit(way.target).netloc, notice.title, why)
            gone = way.kind == PUSH and status in GONE
            await self.house.store.write(*delivered(wish.key, sent), *([closed(wish.key, way.target)] if gone else []))
            if rest is None or not (status in (0, 429) or status >= 500):
                break
            await self.house.clock.sleep(rest)

    def packed(self, wish: Wish, way: Way, notice: Notice) -> tuple[bytes, dict[str, str]]:
        """What goes by that way, and its headers."""
        if way.kind != PUSH:
            return notice.for_webhook(), {"content-type": "application/json"}
        contact = wish.base if wish.base.startswith("https:") else "mailto:host@localhost"
        to = push.Subscription.read(way.target, way.key, way.secret)
        return push.encrypt(to, notice.for_push()), push.headers(self.key, way.target, contact, self.house.clock.date())


def at_table(table: Table, seats: Sequence[int]) -> bool:
    """Is the person there who holds these seats, and not away from his screen?"""
    return any(viewer.seat in seats and not getattr(viewer, "away", False) for viewer in table.viewers)


def harmless(text: str) -> str:
    """Text that calls nobody where a chat shows it, whatever people have named themselves."""
    return text.replace("<", "‹").replace("@", "@\u2060")
