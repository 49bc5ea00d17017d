"""Why not, always with a reason: whatever can be touched at a table and is no answer now says why, by a rule that is there.

Random positions and those of the golden records; every place, card and token of the page, touched alone and after each word
that begins an option. HANTISE_TEST_GAMES=20 looks further.
"""

from __future__ import annotations

import os
import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import chain
from types import SimpleNamespace
from typing import Any

import pytest
from tests.refusals import FOLDER, played, recorded, true
from tests.test_facts import TOUCH, false, made

import hantise
from hantise.core.game import Game
from hantise.core.view import View
from hantise.picture import Drawing, drawing, tap_words
from hantise.table import pages, sight
from hantise.texts import LANGUAGES

PLAYED = int(os.environ.get("HANTISE_TEST_GAMES", "2"))
MOST = 8 * PLAYED  # positions of a kind of decision
TOUCHES = 24  # of each position
BEGUN = 2  # words that begin an option, of each position
RULE = re.compile(r'<li id="([^"]+)" class="rule"')
SPOT = re.compile(r'data-at="([^"]+)"')


def things(drawn: Drawing, view: View, taps: tuple[str, ...]) -> list[str]:
    """All that can be touched on the page, each once."""
    html = "".join(part.html for part in drawn.board(view, taps))
    for region, given in (("rim", (view,)), ("hand", (view, taps)), ("beside", (view,)), ("aid", (view,))):
        html += str(drawn.html(region, *given))
    people = [
        SimpleNamespace(seat=s, kind="human", name="", role="", me=s == view.seat, online=True, strength="")
        for s in range(view.seats)
    ]
    for person in people:
        if drawn.has("panel"):
            html += "".join(part.html for part in drawn.parts.all(drawn.tells.panel(view, person)[2]))
    return sorted(set(SPOT.findall(html)))


def positions(game: Game) -> Iterator[Any]:
    """Some of each kind of decision."""
    met: Counter[str] = Counter()
    for n, g in enumerate(chain(recorded(game), played(game, PLAYED, seed=7))):
        kind = type(g.asked).__name__
        if met[kind] < MOST and (met[kind] < 2 or n % 7 == 0):
            met[kind] += 1
            yield g.copy()


def wrong(game: Game, g: Any, rnd: random.Random) -> list[str]:
    """Taps that lead nowhere: a thing alone, or after a word that begins an option."""
    view, choices = game.view(g, g.player), game.choices(g)
    paths = [path.split() for choice in choices for path in choice.taps]
    there = things(drawing(game, "en"), view, tap_words([" ".join(path) for path in paths]))
    starts = {path[0] for path in paths}
    found = [thing for thing in there if thing not in starts]
    longer = sorted({path[0] for path in paths if len(path) > 1})
    for word in rnd.sample(longer, min(BEGUN, len(longer))):
        onward = {path[1] for path in paths if path[0] == word and len(path) > 1}
        found += [f"{word} {thing}" for thing in there if thing not in starts | onward]
    few = [taps for taps in found if not taps.rpartition(" ")[2][-1:].isdigit()]  # spaces are many
    return few[:TOUCHES] + rnd.sample(found, min(TOUCHES, len(found)))


@pytest.mark.parametrize("name", hantise.games())
def test_15_whatever_is_touched_says_why_not(name: str) -> None:
    """A fact that is so, a rule that the page of the rules has, in both languages, and nothing that the seat may not know."""
    game, rnd = hantise.game(name), random.Random(3)
    rules = {lang: set(RULE.findall(pages.rulebook(game, lang)[0])) for lang in LANGUAGES}
    silent: dict[str, list[str]] = defaultdict(list)
    met: dict[str, set[tuple[Any, ...]]] = defaultdict(set)
    looked, kinds = 0, set()
    moments = list(positions(game))
    for g in moments:
        world = g.determinize(g.player, 11)
        kind = type(g.asked).__name__
        for taps in wrong(game, g, rnd):
            looked += 1
            kinds.add(kind)
            reason = game.why_not(g, taps)
            if reason is None:
                silent[kind].append(taps)
                continue
            true(game, g, reason)
            met[reason.said[0]].add(reason.said[1:])
            other = game.why_not(world, taps)
            assert other is not None
            assert (other.rule, other.said) == (reason.rule, reason.said), f"{taps!r} tells what is hidden"
            for lang in LANGUAGES:
                assert reason.rule in rules[lang], f"{kind}, {taps!r}: rules.md ({lang}) has no {reason.rule}"
                assert len(sight.texts(game, lang).why(reason)) > 12
    print(f"\n{name}: {looked} touches at {len(kinds)} kinds of decision")
    told = [f"{kind}: {len(taps)} as {' / '.join(sorted(set(taps))[:6])}" for kind, taps in silent.items()]
    assert not told, "\n".join(["no reason is given", *told])
    own = set(made(game, TOUCH))
    tests = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / name).glob("test_*.py"))
    rare = {key for key in own if re.search(rf"\b{key}\b", tests)}
    assert not own - set(met) - rare, f"never met: {sorted(own - set(met) - rare)}"
    always = [key for key in sorted(own & set(met)) if not any(false(game, key, g, met[key]) for g in moments)]
    assert not always, f"never false: {always}"
