"""Tidying: when Python looks for what nothing but circles of references keeps.

A table goes by itself when nobody needs it any more (`tests/table/test_let_go.py`); what is left are small circles of closed
connections. Left alone, Python looks for them whenever so many objects have been made, however many it has to look through:
with hundreds of tables for a fifth of a second again and again, with a thousand for two seconds, in which nobody is
answered. So by itself it looks at new objects, a few at a time; all of them are looked through seldom, by this.
"""

from __future__ import annotations

import gc
import logging

from hantise.table.doors import Clock

log = logging.getLogger("hantise.table")

NEW = 700  # objects: less than a millisecond
NEVER = 1_000_000  # by itself: passes over the new ones from one over older ones to the next
LEAST = 600.0  # seconds from one look at everything to the next
SHARE = 1 / 2000  # of all time, at most, goes into that


def prepare() -> None:
    """Before the house opens: all that it has read stays for good, and need not be looked at again."""
    gc.freeze()
    gc.set_threshold(NEW, NEVER, NEVER)


async def tidy(clock: Clock) -> None:
    """As long as the house is open."""
    rest = LEAST
    while True:
        await clock.sleep(rest)
        began = clock.now()
        found = gc.collect()
        took = clock.now() - began
        log.debug("tidied: %d objects in %.0f ms", found, 1000 * took)
        rest = max(LEAST, took / SHARE)
