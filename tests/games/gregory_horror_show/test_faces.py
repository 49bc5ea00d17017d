"""What people read and see: notation, refusals, texts, the plain board, the picture and its costs; golden records."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hantise import checks
from hantise.core.game import Ambiguous, Unreadable
from hantise.core.record import Record
from hantise.games.gregory_horror_show import GAME
from hantise.games.gregory_horror_show.board import KINDS, SPACES, WHERE
from hantise.games.gregory_horror_show.components import CARDS
from hantise.games.gregory_horror_show.text import board
from hantise.picture import draw
from hantise.texts import LANGUAGES, Texts

from .table import Table

RECORDS = sorted((Path(__file__).parents[2] / "records" / GAME.id).glob("*.rec"))


def test_names_of_spaces_are_those_of_the_rules():
    t = Table().pawn("a", "g5.8")
    assert t.g.at[0] == WHERE[0, 5, 8]
    assert len(WHERE) == SPACES + 2, "two stairs are on both floors"


def test_a_pick_is_read_in_capitals_cut_short_or_not_at_all():
    t = Table().pawn("a", "g5.5").turn("a", "6")
    assert GAME.read(t.g, " PAWN  G5.4 ") == GAME.read(t.g, "pawn g5.4")
    with pytest.raises(Ambiguous):
        GAME.read(t.g, "pawn g5")
    with pytest.raises(Unreadable):
        GAME.read(t.g, "sit down")


def test_taps_begin_with_the_card_or_the_monster():
    t = Table().pawn("a", "g5.5").holds("a", "blood_sample").turn("a", "6").do("pass")
    taps = {c.text: c.taps for c in GAME.choices(t.g)}
    assert taps["pawn g5.4"] == ["g5.4"]
    assert taps["gregory g12.4"] == ["gregory g12.4", "g12.5 g12.4"]
    assert taps["blood_sample b"] == ["blood_sample b", "blood_sample g6.11"]


def test_every_kind_of_space_has_its_own_symbol_and_word():
    sprite = (GAME.folder / "sprite.svg").read_text(encoding="utf-8")
    drawn = set(re.findall(r'id="g-([a-z_]+)"', sprite))
    assert set(KINDS) - {"hall", "carpet", "room_floor"} <= drawn, (
        "told apart without colour; the three are blank, woven, walled"
    )
    for lang in LANGUAGES:
        texts = Texts(GAME, lang)
        words = [texts("kind-" + kind) for kind in KINDS]
        assert len(set(words)) == len(words)


def test_every_card_says_what_it_does_in_both_languages():
    for lang in LANGUAGES:
        texts = Texts(GAME, lang)
        for k in range(len(CARDS)):
            assert len(texts.word("card", k)["-effect"]) > 10
            assert texts.word("card", k)["-moment"]
    assert checks.wrong_texts(GAME) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_shows_pieces_costs_and_dice(lang):
    t = Table(3, guests=True).pawn("a", "g5.5").guest("death", "b", "f7.4").turn("a", "6").do("roll")
    picture = str(draw(GAME.view(t.g, 0), lang, game=GAME))
    root = ElementTree.fromstring(picture)
    ids = {e.get("id") for e in root.iter()}
    assert {"pawn-a", "pawn-b", "pawn-c", "gregory", "figure-death"} <= ids
    assert picture.count('class="cost-n"') == sum(len(t.g.look(0)["moves"][p]) for p in t.g.look(0)["moves"])
    assert 'class="dice-n"' in picture
    assert len({e.get("data-at") for e in root.iter() if e.get("data-at")}) == SPACES


def test_costs_are_counted_by_the_rules():
    t = Table().pawn("a", "g5.5").turn("a", "6")
    moves = t.g.look(0)["moves"]["pawn"]
    assert (moves["g5.6"], moves["g5.4"], moves["g5.3"], moves["g6.4"]) == (1, 1, 2, 2)
    assert "g5.7" not in moves, "(5,6) stops the pawn"
    assert t.g.look(1)["moves"] == {}
    for name in [n for n, cost in moves.items() if cost == 1]:
        assert t.may(f"pawn {name}")


def test_costs_stop_at_a_locked_door_and_go_on_inside_an_open_one():
    t = Table().pawn("a", "g4.2").turn("a", "11")
    assert "g3.2" not in t.g.look(0)["moves"]["pawn"]
    t = Table().pawn("a", "g4.2").has("a", keys=1).turn("a", "11")
    assert t.g.look(0)["moves"]["pawn"]["g2.2"] == 2


def test_the_plain_board_shows_both_floors():
    t = Table(guests=True).pawn("a", "g5.5").guest("death", "b", "f7.4").holds("a", "key_ring").turn("a").do("pass")
    said = board(GAME.view(t.g, 0), Texts(GAME, "en"))
    assert ".A" in said
    assert "W&" in said
    assert "J*" in said
    assert "Key Ring" in said
    assert "Key Ring" not in board(GAME.view(t.g, 1), Texts(GAME, "en"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: p.stem)
def test_golden_records_replay(path):
    record = Record.read(path.read_text(encoding="utf-8"), GAME)
    assert record.replay().ended == record.ended
    assert Record.read(record.write(), GAME).write() == record.write()


def test_there_is_a_record_of_every_end():
    ends = {Record.read(p.read_text(encoding="utf-8"), GAME).ended for p in RECORDS}
    assert ends == set(GAME.ends)


def test_a_refusal_names_rule_and_fact():
    t = Table().pawn("a", "g4.2").turn("a", "1")
    reason = GAME.refuse(t.g, "pawn g3.2")
    assert reason is not None
    assert Texts(GAME, "fr").why(reason) == "Le Petit Salon : la porte est verrouillée et vous n’avez pas de clef."
    assert t.why("gregory g4.4") == "GHS-BRD-1 not-beside"
