"""A language that nobody speaks: every letter of the catalogues is written otherwise, and each text stands in brackets. Pages
are made in it; whatever plain letter is left on them comes from somewhere else, and two texts side by side in one sentence are
glued.

Run as a program (tests/test_made_up_language.py does): nothing that was read before in the real languages is in the way.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
import tempfile
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from hantise import texts
from hantise.core.frame import NOBODY
from hantise.core.record import Record
from hantise.core.registry import games
from hantise.table import bot_names
from hantise.table.rows import Sitter

OPEN, CLOSE, APART = "⟦", "⟧", "\u200b"  # APART: where what stands out begins or ends
LETTER = re.compile(r"[A-Za-z]")
MOVED = {ord(c): 0xFEE0 + ord(c) for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"}
MOVED_LETTERS = "".join(map(chr, MOVED.values()))
SAID = ("aria-label", "title", "placeholder", "alt", "data-tip", "data-confirm", "data-label", "data-asks", "data-start")
SAID += ("data-none", "data-denied", "data-wait", "data-failed", "data-copied", "data-stop", "data-shared", "data-units")
SAID += ("data-stopped", "data-mine", "data-title")
UNREAD = ("script", "style")
# Read from files of their own in each language: rules, how to play, what a game is about (`learn/`, `rules.md`).
ELSEWHERE = ("goal", "rule", "rulebook", "box-about")


def moved(path: Path, changed: int) -> ast.Resource:
    """The messages of a file, in that language."""
    resource = read(path, changed)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
                if pattern is not None:
                    shift(pattern)
            if entry.value is not None:
                entry.value.elements = [ast.TextElement(OPEN), *entry.value.elements, ast.TextElement(CLOSE)]
    return resource


def shift(pattern: Any) -> None:
    """Each letter of a text, and of those among which it chooses."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = element.value.translate(MOVED)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                shift(variant.value)


read = texts.parsed.__wrapped__

NAMES = {name for name in bot_names.NAMES if isinstance(name, str)}
SIGNS = ("Hantise", r"[A-Z]{2,4}(?:-[A-Z0-9]+)+", r"[A-Z]\d?", r"[a-z]\d+(?:\.\d)?", r"v\d+", "(?:[a-z2-7]{4}-){3}[a-z2-7]{4}")
ALLOWED = re.compile(rf"\b(?:{'|'.join((*SIGNS, *sorted(NAMES)))})\b")  # of rules, seats, spaces, codes; names


class Page(HTMLParser):
    """What a reader reads of a page, piece by piece: what stands in one element but for names that stand out in it."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[tuple[str, bool]] = []
        self.said, self.pieces = "", list[str]()
        self.feed(html)
        self.end()

    def end(self) -> None:
        """Here something else begins."""
        if self.said.strip():
            self.pieces.append(" ".join(self.said.split()))
        self.said = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        own = dict(attrs)
        skipped = tag in UNREAD or own.get("id") in ELSEWHERE or bool(self.open and self.open[-1][1])
        if tag == "b":
            self.said += APART
        else:
            self.end()
        if not skipped:
            self.pieces += [own[name] or "" for name in SAID if name in own]
        if tag not in ("meta", "link", "input", "br", "img", "hr"):
            self.open.append((tag, skipped))

    def handle_endtag(self, tag: str) -> None:
        if tag == "b":
            self.said += APART
        else:
            self.end()
        if self.open:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        if not (self.open and self.open[-1][1]):
            self.said += data


@cache
def elsewhere() -> str:
    """What people read that lies in no Fluent file: texts that the components of a game have in each language, rules, pages for
    players."""
    found = []
    for game in games().values():
        own = [game.folder / "rules.md", game.folder / "components.toml", *(game.folder / "learn").rglob("*.*")]
        found += [path.read_text(encoding="utf-8") for path in own if path.is_file() and ".fr." not in path.name]
    return " ".join(re.sub(r"[*`]", "", " ".join(found)).replace("’", "'").split())


def outside(piece: str) -> list[str]:
    """What of a piece stands outside all texts, or was handed to one."""
    return [part for part in re.split(f"[{OPEN}{CLOSE}{MOVED_LETTERS}]+", ALLOWED.sub("", piece)) if LETTER.search(part)]


def strange(piece: str) -> bool:
    """Does it hold plain letters that no catalogue brought?"""
    return any(part.replace("’", "'").strip(" .,;:()×0123456789" + APART) not in elsewhere() for part in outside(piece))


def glued(piece: str) -> bool:
    """Do two texts stand side by side, and make one sentence?"""
    depth, before = 0, ""
    for at, c in enumerate(piece):
        if c == OPEN:
            if depth == 0 and re.search(rf"[^.!?…:]{CLOSE} $", before):
                return True
            depth += 1
        elif c == CLOSE:
            depth -= 1
        before = piece[max(0, at - 2) : at + 1]  # a letter, the end of a text, and a space
    return False


async def pages(server: Any) -> list[tuple[str, str]]:
    """Address and page, of all that a table may be."""
    from direct import kept

    found: list[tuple[str, str]] = []

    async def look(address: str, who: str = "ann") -> None:
        _, status, body = await server.ask(address, who)
        found.append((f"{status} {address}", body.decode()))

    for game in games().values():
        await look(f"/new/{game.id}")
        seats = game.seats[0]
        people = [Sitter("human", "Ζοε"), Sitter("bot", "", "greedy"), *[Sitter("human")] * (seats - 2)]
        keys = {seat: kept("ann" if not seat else "bob") for seat in range(seats)}
        table = await server.hub.open_for(game, people, keys, kept("ann"), clock="live:900:20:1200", hints=True)
        rng, sitting = random.Random(3), table.sitting
        while not sitting.over and sitting.n < 46:
            seat = rng.choice(sitting.waits_for())
            await server.hub.do(
                table, sitting.pick(seat, sitting.asks[seat], "", rng.choice(list(sitting.asked_of(seat).options)))
            )
            if sitting.n % 15 == 1:
                await look(f"/t/{table.tid}")
                await look(f"/t/{table.tid}", "zoe")
        await look(f"/t/{table.tid}/past?n=4")
        await look(f"/t/{table.tid}/log?before=40")
        gathering = await server.hub.open_for(
            game, [people[0], *[Sitter()] * (seats - 1)], {0: kept("ann")}, kept("ann"), ready=[0]
        )
        word = await server.hub.new_ticket(gathering.tid, 1)
        await look(f"/t/{gathering.tid}")
        await look(f"/j/{word}", "zoe")
        record = quick_end(game)
        over = await server.hub.open_for(game, people, keys, kept("ann"), None, False, record)
        for address in ("", "/end", *(("/saved",) if game.id == "shy_monsters" else ())):
            await look(f"/t/{over.tid}{address}")
        _, _, body = await server.ask(f"/t/{table.tid}/seat/0/link", form="")
        found.append(("link", body.decode()))
    for address in ("/", "/tables", "/notices", "/puzzles", "/t/none", "/none"):
        await look(address)
    return found


def quick_end(game: Any) -> Any:
    """A game that was played to its end."""
    rng, state = random.Random(5), game.new(seed=5, poker_face="perfect_information" not in game.traits)
    while state.player != NOBODY:
        state.play(rng.choice(list(state.options)))
    return Record.of(game, state)


def main() -> None:
    texts.parsed = moved  # type: ignore[assignment]

    sys.path.insert(0, str(Path(__file__).parent / "server"))
    from direct import Direct  # reads texts

    async def walk() -> list[tuple[str, str]]:
        with tempfile.TemporaryDirectory() as folder:
            server = Direct(Path(folder))
            async with server.open():
                return await pages(server)

    found: dict[str, dict[str, str]] = {"strange": {}, "glued": {}}
    all_pages = asyncio.run(walk())
    for where, html in all_pages:
        for piece in Page(html).pieces:
            if strange(piece):
                found["strange"].setdefault(piece[:160], where)
            if glued(piece):
                found["glued"].setdefault(piece[:160], where)
    print(json.dumps(found | {"pages": len(all_pages)}, ensure_ascii=False))


if __name__ == "__main__":
    main()
