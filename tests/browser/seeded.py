"""`hantise serve` whose chance and bots are the same every time, for tests of pages: who clicks the same meets the same game.

What the tables themselves do is the real thing; only the number that everything unforeseeable comes from is said, by
HANTISE_TEST_LUCK. Another number finds what this one does not: HANTISE_TEST_LUCK=7 pytest tests/browser.
"""

from __future__ import annotations

import os
from random import Random

import hantise.bots.worker
import hantise.core.game
import hantise.server.players
import hantise.table.sitting
from hantise.bots import Worker
from hantise.cli import main
from hantise.core.state import mixed

LUCK = int(os.environ.get("HANTISE_TEST_LUCK", "1"))


class Same:
    """Instead of the module `secrets`: the world that a bot is sent."""

    @staticmethod
    def randbits(bits: int) -> int:
        """The same number for every question; the worlds differ as the questions do."""
        return Random(LUCK).getrandbits(bits)


def a_worker(source: str, name: str, memory: int | None = 1024) -> Worker:
    """A bot with a seed."""
    return Worker(source, name, LUCK, memory)


if __name__ == "__main__":
    for module in (hantise.core.game, hantise.table.sitting):
        module.TRUE_RANDOM = mixed(LUCK)  # type: ignore[misc]
    hantise.bots.worker.secrets = Same  # type: ignore[assignment]
    hantise.server.players.Worker = a_worker  # type: ignore[assignment,misc]
    main()
