"""Why a pick is refused, each fact on a table where it is so (facts.py looks)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.refusals import touch, true

from hantise.games.evil_corp import GAME
from hantise.games.evil_corp.components import FIRST, TILES
from hantise.games.evil_corp.state import Office

from .table import play, scene, whole

LENIENT = {"lenient_effects": True}


def said(g: Office, text: str) -> tuple[Any, ...]:
    """The rule, the message and its facts, tiles and seats by name."""
    reason = true(GAME, g, GAME.refuse(g, whole(text)))
    assert reason is not None, f"{text} is not refused"
    kinds = [kind for _, kind in GAME.messages[reason.said[0]]]
    facts = [GAME.words[k][v] if k in GAME.words else v for k, v in zip(kinds, reason.said[1:], strict=True)]
    return (reason.rule, reason.said[0], *facts)


@pytest.mark.parametrize(
    ("text", "changes", "picks", "wrong", "why"),
    [
        ("hand a: minotaur; gold a: 2", {}, [], "deploy minotaur 1.fort", ("EC-OP-23", "no-fort", "minotaur_mercenary")),
        ("hand a: minotaur; gold a: 1", {}, [], "deploy minotaur 1.field", ("EC-DEP-3", "no-toll", "minotaur_mercenary", 2, 1)),
        ("hand a: clumsy_giant", {"passed": "b"}, [], "deploy clumsy_giant 1.field", ("EC-DEP-3", "no-giver", "clumsy_giant")),
        ("a: mummy 1.field", {}, [], "activate 1a.field1", ("EC-ACT-3", "no-use", "archive_mummy")),
        ("a: mummy 1.field/down", {}, [], "activate 1a.field1", ("EC-ACT-1", "no-active", "archive_mummy")),
        (  # asked at all because it may be declined
            "hand a: eye; hand c: brute",
            {"seats": 3, "options": LENIENT},
            ["deploy eye 1.port"],
            "rival b",
            ("EC-OP-10", "no-unrevealed", 1),
        ),
        (
            "hand a: switchboard",
            {"demons": 0b100, "options": {"demon_flip": "reactivate_only"}},
            ["deploy switchboard 1.field"],
            "turn baron_pickings",
            ("EC-OPT-3", "no-wake", "baron_pickings"),
        ),
        (
            "a: siren 1.field; b: golem 1.port, zombie 1.field, worm 2.fort",
            {},
            ["activate 1a.field1"],
            "turn 1b.field1",
            ("EC-OP-20", "no-shielded", "rookie_zombie"),
        ),
    ],
    ids=lambda value: value[1] if isinstance(value, tuple) else None,
)
def test_a_refusal_says_what_is_so(text: str, changes: Any, picks: list[str], wrong: str, why: tuple[Any, ...]) -> None:
    """EC-OP-10, EC-OP-20, EC-OP-23, EC-DEP-3, EC-ACT-1, EC-ACT-3, EC-OPT-3."""
    g = scene(text, **changes)
    play(g, *picks)
    assert said(g, wrong) == why


def test_places_that_are_no_answer() -> None:
    """EC-DEP-1, EC-DEP-2, EC-DEP-8, EC-ACT-1, EC-PTL-2, EC-OP-10. Fields, forts and portals too say why."""
    g = scene("hand a: minotaur; a: mummy 1.field; b: zombie 1.port; gold a: 2")
    why = {place: touch(GAME, g, place) for place in ("1a.field2", "1a.portal", "1b.field1", "1b.port", "master_carnage-2")}
    assert why == {
        "1a.field2": "EC-DEP-1 tile-first",
        "1a.portal": "EC-DEP-2 none-fits",
        "1b.field1": "EC-DEP-8 other-side",
        "1b.port": "EC-ACT-1 not-own",
        "master_carnage-2": "EC-PTL-2 demon-from-portal",
    }
    assert touch(GAME, g, "hand-minotaur_mercenary 1a.field1") == "EC-DEP-8 taken"
    full = ", ".join(
        f"{TILES[FIRST + i]} {1 + i // 5}.{('field', 'field', 'field', 'field', 'port')[i % 5]}" for i in range(10)
    )
    g = scene(f"hand a: minotaur; gold a: 2; a: {full}")
    assert touch(GAME, g, "hand-minotaur_mercenary") == "EC-DEP-8 no-space-for"
    g = scene("hand a: eye; hand b: brute, wraith, zombie, zombie, cashier_imp, apprentice; shown b: gargoyle")
    play(g, "deploy eye 1.port")
    assert touch(GAME, g, "shown-duty_gargoyle") == "EC-OP-10 revealed-already"
