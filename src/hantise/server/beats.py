"""Beats: when an answer goes out. How long the house works at one hangs on what it works with: what lies in a hand, whether
somebody has just picked in secret and his pick is on its way to disk. So an answer waits for its beat: one after the question
was there as a whole, or, where the work took longer than that, two, four, eight ... What takes less than a beat takes a beat.

What is the same for everybody (styles, rules, documentation) tells nothing, and waits for nothing.
"""

from __future__ import annotations

from typing import Any

from hantise.table.doors import Clock

BEAT = 0.025  # seconds: more than nearly all answers take, and less than anybody feels
LATE = 16  # beats after which news are no answer any more
ASKED = "hantise_asked"  # in the scope of a request: when it was there as a whole
OPEN = ("/static/", "/docs", "/rules/", "/how/", "/print/", "/puzzles", "/favicon.ico", "/sw.js")  # the same for everybody


class Beats:
    """beat: seconds; 0.0: nothing waits."""

    def __init__(self, clock: Clock, beat: float = 0.0) -> None:
        self.clock, self.beat = clock, beat

    def rest(self, asked: float) -> float:
        """Seconds that the answer still waits. asked: when the question was there."""
        if not self.beat:
            return 0.0
        gone, due = self.clock.now() - asked, self.beat
        while due < gone:
            due *= 2
        return due - gone

    def since(self, said: float) -> float:
        """When what is told now was asked for. said: when its reader last said something; long ago, that was no question."""
        now = self.clock.now()
        return said if now - said <= LATE * self.beat else now

    async def wait(self, asked: float) -> None:
        """Until the beat of the answer."""
        rest = self.rest(asked)
        if rest > 0:
            await self.clock.sleep(rest)


def heard(request: Any) -> None:
    """The request is there as a whole: whoever sends it slowly learns nothing by that."""
    if not request.scope["path"].startswith(OPEN):
        request.scope[ASKED] = request.app.state.hub.beats.clock.now()


async def hold(message: Any, scope: Any) -> None:
    """Before an answer is sent, whatever it is."""
    if message["type"] == "http.response.start" and ASKED in scope:
        await scope["litestar_app"].state.hub.beats.wait(scope[ASKED])
