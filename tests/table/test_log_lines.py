"""The lines of the log: whose each is, by colour, shape and letter."""

from __future__ import annotations

import random
import re

import pytest

import hantise
from hantise.core.frame import CHANCE
from hantise.picture import sprite
from hantise.table import pages, sight
from hantise.table.rows import Sitter
from hantise.table.sitting import SetUp, Sitting, opening
from hantise.texts import LANGUAGES

LINE = re.compile(
    r'<li id="l-\d+"(?: class="own")?><button type="button" data-v="\d+" class="line(?: of-(?P<of>\d+))?">'
    r'(?:<svg class="by" viewBox="[^"]+" aria-hidden="true"><use href="#(?P<sign>[^"]+)"/></svg>'
    r'<span class="by" aria-hidden="true">(?P<letter>\w)</span> )?(?P<text>.+?)</button>'
)


@pytest.mark.parametrize("name", hantise.games())
def test_33_each_deed_is_a_line_with_the_sign_of_whoever_did_it(name: str) -> None:
    """At the largest table, in both languages: the sign in its colour and shape, and the letter that his panel has."""
    game, rnd = hantise.game(name), random.Random(4)
    made = SetUp("t", game, game.seats[-1], game.settings({}), True, b"host")
    now = Sitting(made, opening(made, [Sitter("human", f"Zoé{i}") for i in range(made.seats)]))
    while not now.over and now.n < 60:
        seat = now.waits_for()[0]
        now.pick(seat, now.asks[seat], "", rnd.choice(now.asked_of(seat).options))
    symbols = set(re.findall(r'<(?:symbol|g)[^>]*? id="([^"]+)"', sprite(game)))
    for lang in LANGUAGES:
        seen = sight.sight(now, -1, lang)
        html, panels = pages.log_lines(seen, seen.lines), pages.regions(seen)["seats"]
        found = [m.groupdict() for m in LINE.finditer(html)]
        assert len(found) == len(seen.lines) == html.count("<li "), "a line reads otherwise"
        done = {t[0] for t in now.state.tape} - {CHANCE}
        signs: dict[str, tuple[str, str]] = {}
        for line, one in zip(reversed(seen.lines), found, strict=True):
            assert (one["of"] is None) == (line.seat < 0)
            assert re.search("^[^\ue000-\uf8ff]{3,}$", one["text"])
            if line.seat >= 0:
                assert one["sign"] in symbols, one["sign"]
                assert one["letter"] == game.letters[line.seat].upper()
                assert signs.setdefault(one["of"], (one["sign"], one["letter"])) == (one["sign"], one["letter"])
        assert len(set(signs.values())) == len(signs) >= min(2, len(done)), "no two are alike"
        for seat, (sign, letter) in signs.items():
            own = panels.partition(f'<li id="seat-{seat}"')[2].partition("</li>")[0]
            assert f'href="#{sign}"' in own, "as his panel has it"
            assert f"<b>{letter}</b>" in own
