"""Texts, pictures, plain text: what people see of Evil Corp."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from random import Random
from types import SimpleNamespace

import pytest

from hantise.core.frame import NOBODY
from hantise.games.evil_corp import GAME
from hantise.games.evil_corp.components import ACTIVATE, DEPLOY, TILES
from hantise.games.evil_corp.state import Office
from hantise.games.evil_corp.text import board
from hantise.parts import whole
from hantise.picture import draw, drawing
from hantise.texts import LANGUAGES, Texts

from .table import play, scene, why_not


def midgame(seats: int, picks: int) -> Office:
    rng = Random(3)
    g: Office = GAME.new(seats, 5)
    for _ in range(picks):
        g.play(rng.choice(g.options))
        assert g.player != NOBODY
    return g


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_power_has_its_words(lang: str) -> None:
    """Each number of a power stands in its words; tiles without power say so."""
    texts = Texts(GAME, lang)
    for k, name in enumerate(TILES):
        words = texts(f"power-{name}")
        assert words.endswith(".")
        for op, n, _ in DEPLOY[k] + ACTIVATE[k]:
            if n > 1 or op in ("gain_gold", "destroy"):
                assert str(n) in words, f"{name}: {words}"
    assert texts("power-staff_brute") == {"en": "No power.", "fr": "Aucun pouvoir."}[lang]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_picture_shows_every_space_and_every_slot(seats: int) -> None:
    g = midgame(seats, 30)
    for seat in (None, 0, seats - 1):
        view = GAME.view(g, seat)
        root = ElementTree.fromstring(str(draw(view, "fr", game=GAME)))
        places = {e.get("data-at") for e in root.iter() if e.get("data-at")}
        assert {s["at"] for v in view.table["villages"] for side in v["sides"] for s in side} <= places
        assert {f"slot{r['slot']}" for r in view.table["row"]} <= places
        assert {f"{d}-{n}" for d in ("master_carnage", "lady_oblivion", "baron_pickings") for n in (1, 2, 3)} <= places


def test_the_own_side_lies_below() -> None:
    """A village is drawn from where its viewer sits."""
    g = midgame(2, 10)

    def height(seat: int, at: str) -> float:
        found = re.search(
            rf'id="sp-{re.escape(at)}"[^>]*translate\([\d.]+ ([\d.]+)\)', str(draw(GAME.view(g, seat), game=GAME))
        )
        assert found is not None
        return float(found[1])

    assert height(0, "1a.fort") > height(0, "1b.fort")
    assert height(1, "1a.fort") < height(1, "1b.fort")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hand_seats_and_aid(lang: str) -> None:
    """The parts beside the board are sound, and a hand is its owner's alone."""
    g = scene("hand a: brute, brute; shown a: witch; hand b: lich; discard b: orc", seats=2)
    drawn = drawing(GAME, lang)
    people = [
        SimpleNamespace(seat=i, name="Ann", role="", me=False, kind="human", strength="", online=True, away="") for i in (0, 1)
    ]
    mine, other, onlooker = GAME.view(g, 0), GAME.view(g, 1), GAME.view(g)
    hands = [drawn.html("hand", view, ()) for view in (mine, other, onlooker)]
    for view, held in zip((mine, other, onlooker), hands, strict=True):
        for part in (held, drawn.html("aid", view), whole(drawn.seats(view, people))):
            ElementTree.fromstring(f"<div>{part}</div>")
    assert 'data-at="hand-staff_brute"' in hands[0]
    assert "staff_brute" not in hands[1]
    assert "data-at" not in hands[2]
    assert hands[2].count('href="#land-') == 2  # the way to each village, on a phone


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_panel_of_odds(lang: str) -> None:
    """EC-OPT-9. A row for each tile that a bag can hold, with its chance; none unless the table shows them."""
    texts = Texts(GAME, lang)
    for option, rows in (("live", 2), ("never", 0)):
        g = scene("bag a: brute, zombie", options={"bag_odds": option})
        view = GAME.view(g, 0)
        aid = ElementTree.fromstring(f"<div>{drawing(GAME, lang).html('aid', view)}</div>")
        own = aid.find(".//table")
        assert len(own.findall("tbody/tr") if own is not None else []) == rows
        if own is not None:
            said = "".join(own.itertext())
            assert texts("tile-staff_brute") in said
            assert "50" in said


def test_taps_lead_to_every_equal_space() -> None:
    """A tile is deployed by tapping it and any empty space of the kind."""
    g = scene("hand a: brute; a: zombie 1.field")
    found = next(c for c in GAME.choices(g) if c.text == "deploy staff_brute 1.field")
    assert found.taps == [f"hand-staff_brute 1a.field{n}" for n in (2, 3, 4)]
    assert why_not(g, "deploy brute 1.portal") == GAME.refuse(g, "hand-staff_brute 1a.portal").rule  # type: ignore[union-attr]


def test_passing_with_tiles_left_is_asked_twice() -> None:
    """EC-PAS-2. And destroying one's own tile too."""
    g = scene("hand a: brute")
    sure = {c.text: c.sure for c in GAME.choices(g)}
    assert sure["pass"] is not None
    assert sure["deploy staff_brute 1.field"] is None
    h = play(scene("a: crossbowman 1.field, zombie 1.port; b: zombie 1.field"), "activate 1a.field1")
    asks = {c.text: c.sure for c in GAME.choices(h)}
    assert (asks["destroy 1a.port"] is None, asks["destroy 1b.field1"] is None) == (False, True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_text(lang: str) -> None:
    g = scene("a: warlord 1.field/down, brute 1.field; hand a: witch; hand b: lich; shown b: orc", demons=0b110)
    text = board(GAME.view(g, 0), Texts(GAME, lang))
    texts = Texts(GAME, lang)
    assert f"1a.field1={texts('tile-warlord')}-(2)" in text
    assert texts("tile-certified_witch") in text
    assert texts("tile-union_orc") in text
    assert texts("tile-head_lich") not in text
