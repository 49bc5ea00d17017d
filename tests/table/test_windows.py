"""Reaction windows: the same bar for as long, for whoever is asked and whoever waits, whatever anybody holds."""

from __future__ import annotations

import random
import re
from pathlib import Path

from hantise.core.registry import game
from hantise.table import clocks, pages, sight
from hantise.table.rows import Sitter
from hantise.table.sitting import SetUp, Sitting, opening

STATIC = Path(pages.__file__).parent / "static"
GREGORY = game("gregory_horror_show")


def test_31_the_bar_lasts_as_long_as_the_window() -> None:
    """And no clock runs meanwhile."""
    script, style = ((STATIC / name).read_text(encoding="utf-8") for name in ("windows.js", "table.css"))
    time, bar = re.search(r"const TIME = (\d+)", script), re.search(r"animation:window-0 (\d+)s linear", style)
    assert time is not None
    assert bar is not None
    assert int(time[1]) == 1000 * int(bar[1]) < clocks.WINDOW


def test_31_a_window_looks_the_same_whatever_is_held() -> None:
    """To the others to the last byte but for whose it is; to the one who is asked but for what he may play."""
    made = SetUp("t", GREGORY, 3, GREGORY.settings({}), True, b"host")
    people = [Sitter("human", "Ann"), Sitter("human", "Bob"), Sitter("bot", "Max", "greedy")]
    now, rnd = Sitting(made, opening(made, people)), random.Random(2)
    met, bars = set[bool](), dict[int, int]()
    anew = False
    while not now.over and not (anew and len(met) == 2):
        seat = now.waits_for()[0]
        state, person = now.asked_of(seat), seat < 2
        html = {viewer: pages.regions(sight.sight(now, viewer, "en")) for viewer in range(-1, 3)}
        window = state.asked.window(state)
        told = {re.sub(r'.*?(data-window=\d)?(?: class="[^"]*")? data-title.*', r"\1", html[v]["status"]) for v in html}
        assert told == {f"data-window={now.moved[-1] % 2}" if window and person else ""}, "the same for all who look"
        if window and person:
            own = html[seat]["ask"]
            assert all('data-window="' not in html[v]["ask"] for v in html if v != seat)
            assert 'data-do="hold"' in own
            assert " data-pass" in own
            assert ('data-do="rest"' in own) == (not window.endswith("!"))
            assert ("You hold nothing for this moment." in own) == (len(state.options) == 1)
            met.add(len(state.options) > 1)
            bars[now.n] = now.moved[-1] % 2
            anew = anew or bars.get(now.n - 1) == 1 - bars[now.n]
        now.pick(seat, now.asks[seat], "", rnd.choice(state.options))
    assert met == {True, False}, "there was a window with something to play, and one with nothing"
    assert anew, "the bar of the next begins anew"


def test_31_alone_with_bots_there_is_no_bar() -> None:
    made = SetUp("t", GREGORY, 2, GREGORY.settings({}), True, b"host")
    now, rnd = Sitting(made, opening(made, [Sitter("human", "Ann"), Sitter("bot", "Max", "greedy")])), random.Random(2)
    windows = 0
    while not now.over and windows < 4:
        seat = now.waits_for()[0]
        windows += bool(now.state.asked.window(now.state))
        assert "data-window" not in pages.regions(sight.sight(now, 0, "en"))["status"]
        now.pick(seat, now.asks[seat], "", rnd.choice(now.state.options))
