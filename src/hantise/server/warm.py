"""Warm: what the first visitors would wait for, texts and drawings of every game, is made a little at a time in the first
seconds of a house."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

from hantise.core.game import Game
from hantise.core.registry import games
from hantise.table import pages, sight
from hantise.table.rows import Sitter
from hantise.table.sitting import SetUp, Sitting, opening
from hantise.texts import LANGUAGES

log = logging.getLogger("hantise.table")

AFTER, BETWEEN = 2.0, 0.2  # seconds: from the opening of the house; between two, in which whoever asks is answered


async def warm(first: str) -> None:
    """One page after another. first: the language that most read here. A game that cannot be drawn is said in the log, and does
    not keep the others cold."""
    await asyncio.sleep(AFTER)
    for game, lang in wanted(first):
        try:
            page(game, lang)
        except Exception:
            log.exception("%s cannot be drawn in %r", game.id, lang)
        await asyncio.sleep(BETWEEN)


def wanted(first: str) -> Iterator[tuple[Game, str]]:
    """All games in one language, then in the others."""
    for lang in sorted(LANGUAGES, key=lambda lang: lang != first):
        for game in games().values():
            yield game, lang


def page(game: Game, lang: str) -> str:
    """A table of that game as its first person sees it, which nobody plays at."""
    seats = game.seats[0]
    setup = SetUp("warm", game, seats, game.settings({}), "perfect_information" not in game.traits, b"")
    return pages.table_page(sight.sight(Sitting(setup, opening(setup, [Sitter("human")] * seats)), 0, lang))
