"""What docs/ux.md promises of every game, held over random positions and those of the golden records."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from tests.refusals import played, recorded

import hantise
from hantise.core.game import Game
from hantise.table import pages, sight
from hantise.table.regions import tools
from hantise.texts import LANGUAGES

STATIC = Path(pages.__file__).parent
MOST = 6  # positions of a kind of decision


def positions(game: Game) -> list[Any]:
    """Some of each kind of decision."""
    met, found = Counter[str](), []
    for n, g in enumerate(chain(recorded(game), played(game, 1, seed=9))):
        kind = type(g.asked).__name__
        if met[kind] < MOST and (met[kind] < 2 or n % 5 == 0):
            met[kind] += 1
            found.append(g.copy())
    return found


@pytest.mark.parametrize("name", hantise.games())
def test_11_the_status_line_is_never_empty(name: str) -> None:
    """It says what I must do, or whom we wait for."""
    game = hantise.game(name)
    for g in positions(game):
        people = [f"Zoé{i}" for i in range(g.seats)]
        for lang in LANGUAGES:
            t = sight.texts(game, lang)
            mine = t.status(game.view(g, g.player), people)
            assert len(mine) > 8
            for seat in {-1, (g.player + 1) % g.seats} - {g.player}:
                others = t.status(game.view(g, seat), people)
                assert others != mine
                assert people[g.player] in others, f"{others!r} does not say whom we wait for"


@pytest.mark.parametrize("name", hantise.games())
def test_14_most_decisions_take_two_taps_at_most(name: str) -> None:
    """One tap more where a question is asked back; what is forced is not asked at all (checks 2 and 4)."""
    game, few = hantise.game(name), []
    for g in positions(game):
        taps = [min([len(path.split()) for path in c.taps if path] or [1]) + (c.sure is not None) for c in game.choices(g)]
        few.append(sorted(taps)[len(taps) // 2] <= 2)
        assert max(taps) <= 4
    assert sum(few) / len(few) > 0.8


LISTS = ("Reincarnation", "Recycle", "HandInPick", "Roster")  # what lies nowhere on the table is a list of its own


@pytest.mark.parametrize("name", hantise.games())
def test_16_four_main_buttons_at_most(name: str) -> None:
    """Beside what is tapped; cancel and undo stand together, before them, whatever is asked."""
    game = hantise.game(name)
    for g in positions(game):
        if type(g.asked).__name__ not in LISTS:
            assert sum(not any(c.taps) for c in game.choices(g)) <= 4, type(g.asked).__name__
    told = [saying[0] for saying in tools(0, ("", "", 0, ""), ("", 0))]
    assert told.index("undo") == told.index("cancel") + 1


def test_19_no_window_covers_the_board() -> None:
    """Nothing of the table opens a window of its own, or one in the page that has to be answered first."""
    for path in sorted([*STATIC.rglob("*.js"), *STATIC.rglob("*.jinja")]):
        text = path.read_text(encoding="utf-8")
        found = re.search(r"<dialog|showModal|\b(?:alert|confirm|prompt)\(|window\.open|aria-modal", text)
        assert found is None, f"{path.name}: {found and found[0]}"


@pytest.mark.parametrize("name", hantise.games())
def test_101_rulings_are_linked(name: str) -> None:
    """From each rule that it speaks of, and so from each refusal by that rule; at the table the rule stands without."""
    game = hantise.game(name)
    for lang in LANGUAGES:
        html, _ = pages.rulebook(game, lang)
        there = set(re.findall(r'<li id="([^"]+)" class="rule"', html))
        linked = re.findall(r'<a href="#([^"]+)"', html)
        assert set(linked) <= there
        spoken: dict[str, set[str]] = {}
        for rule, body in re.findall(r'<li id="([^"]+)" class="rule">(.*?)(?=<li id=|</ul>)', html, flags=re.DOTALL):
            if "-RUL-" in rule:
                for other in set(re.findall(r'<a href="#([^"]+)"', body)) - {rule}:
                    spoken.setdefault(other, set()).add(rule)
        assert spoken or name == "gregory_horror_show"
        for rule, rulings in spoken.items():
            if "-RUL-" not in rule:
                head = html.partition(f'<li id="{rule}"')[2].partition("</small>")[0]
                assert all(f'href="#{ruling}"' in head for ruling in rulings), rule
                told = pages.rule_text(game, lang, rule)
                assert told is not None
                assert 'class="ruled"' not in told[0]
