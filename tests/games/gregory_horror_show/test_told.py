"""What a player is told: the question of the movement phase, the amounts in the log, why something is refused, captions."""

from __future__ import annotations

import pytest
from tests.refusals import touch

from hantise.games.gregory_horror_show import GAME
from hantise.games.gregory_horror_show.text import board
from hantise.picture import drawing
from hantise.texts import LANGUAGES, Texts

from .table import Table

EN, FR = Texts(GAME, "en"), Texts(GAME, "fr")


def why(t: Table, text: str, texts: Texts = EN) -> str:
    """The refusal as a person reads it."""
    reason = GAME.refuse(t.g, text)
    assert reason is not None
    return texts.why(reason)


# the movement phase -----------------------------------------------------------------------------------------------------------
def test_after_a_failed_roll_in_hell_only_monsters_are_spoken_of():
    """GHS-HEL-3."""
    t = Table().pawn("a", "f6.2").turn("a", "20")
    assert t.says() == "5 points: move monsters, or end your walk"
    assert t.says("fr") == "5 points : déplacez des monstres, ou terminez"


def test_on_the_way_out_of_hell_only_the_pawn_is_spoken_of():
    """GHS-HEL-3."""
    t = Table().pawn("a", "f6.2").turn("a", "3")
    assert t.says() == "2 points: move your pawn, or end your walk"
    assert t.why("gregory g12.4") == "GHS-HEL-3 pawn-only"


def test_both_are_spoken_of_where_both_can_move():
    assert Table().turn("a", "1").says() == "2 points: move your pawn and monsters, or end your walk"


def test_a_pawn_that_must_leave_is_not_told_that_it_may_end():
    """GHS-MOV-9."""
    t = Table().pawn("a", "g1.1")
    t.g.evicted[0] = 0
    t.turn("a", "6")
    assert not t.may("end")
    assert t.says() == "Your pawn was beaten in the Parlour: step out"
    assert t.says("fr") == "Votre pion a été vaincu dans le Petit Salon : faites-le sortir"


def test_without_points_footprints_may_be_left():
    """GHS-GMV-6."""
    t = Table(guests=True).roster("a").guest("devil_dog", "a", "g9.4").turn("a", "1")
    t.do("roll", "devil_dog g9.5", "gregory g12.4")
    assert (t.g.points, t.may("devil_dog g9.6")) == (0, True)
    assert t.says() == "No points left: play a card, do what is still possible, or end your walk"


def test_with_points_that_nothing_can_use_a_low_blow_may_be_left():
    """GHS-GTR-1, GHS-WAN-9."""
    t = Table(guests=True).pawn("a", "f6.2").pawn("b", "g12.4").has("b", spooky=600).turn("a", "20 1")
    t.do("roll", "gregory g12.4", "g12.5")
    assert (t.g.points, t.may("low_blow death g10.5")) == (4, True)
    assert t.says() == "Nothing can be moved now: play a card, do what is still possible, or end your walk"


# the log ----------------------------------------------------------------------------------------------------------------------
def test_gains_above_the_maximum_are_not_told():
    """GHS-CMP-5."""
    for before, told in ((750, [("gains-life", 50, 800)]), (800, [])):
        t = Table().has("a", life=before).holds("a", "midnight_snack").turn("a", "1").do("midnight_snack")
        assert (t.life("a"), t.amounts()) == (800, told)
    t = Table().has("a", spooky=550).holds("a", "gooseflesh").turn("a", "1").do("gooseflesh")
    assert t.amounts() == [("gains-spooky", 50, 600)]


def test_nothing_is_told_of_a_payment_of_nothing():
    """GHS-WAN-5."""
    t = (
        Table(guests=True)
        .guest("hells_chef", "a", "g8.4")
        .pawn("b", "g9.4")
        .has("b", spooky=0)
        .holds("b", "blood_curdling_scream")
    )
    t.turn("a", "1 1").until("ChooseTurn").do("roll").until("Act").do("hells_chef g9.4").until("Poll-combat")
    t.do("blood_curdling_scream")
    assert (t.at("hells_chef"), t.spooky("b"), t.amounts()) == (None, 0, [])


def test_losses_below_nothing_are_not_told():
    """GHS-CMP-5."""
    t = Table(3).has("b", life=50, spooky=50).holds("a", "blood_sample", "nervous_breakdown").turn("a", "1").until("Act")
    t.do("nervous_breakdown b", "blood_sample b")
    assert t.amounts() == [("loses-spooky", 50, 0), ("loses-life", 50, 0)]


# why not ----------------------------------------------------------------------------------------------------------------------
def test_the_errand_does_not_use_the_points_of_the_way_out():
    """GHS-JUD-20, GHS-HEL-3."""
    t = Table().pawn("a", "f6.2").holds("a", "gregorys_errand").turn("a", "3").until("Act-walk").do("gregorys_errand")
    assert t.asked() == "a Errand"
    assert t.why("g5.8") == "GHS-BRD-1 not-beside"


def test_the_wardrobe_passage_is_refused_by_its_own_rule():
    t = Table().pawn("a", "g10.2").turn("a", "1", "wardrobe_passage").do("pawn g11.2", "end")
    assert t.asked() == "a Passage"
    assert t.why("g7.9") == "GHS-MYS-4 not-there"


def test_a_hundred_is_not_enough_for_a_low_blow():
    """GHS-GTR-1."""
    t = Table(guests=True).has("a", life=100).turn("a", "1")
    assert why(t, "low_blow death g10.5") == "A low blow needs 150 life or more, and you have 100."
    assert why(t, "low_blow death g10.5", FR) == "Il faut au moins 150 points de vie, et vous en avez 100."


def test_a_figure_that_was_lost_did_not_die_for_anybody():
    """GHS-GRM-1."""
    t = Table(guests=True)
    t.g.dead[0] = 1 << 11
    assert why(t.turn("a", "1"), "low_blow death g10.5") == "You have already lost Death."


def test_nothing_enters_a_trap():
    """GHS-GTR-3."""
    t = Table(guests=True).pawn("a", "g9.5").turn("a", "1").do("roll")
    assert why(t, "pawn g10.5", FR).endswith("dans le jeu avec invités, rien ne peut y entrer.")


# ways, texts and captions -----------------------------------------------------------------------------------------------------
def test_the_long_way_of_a_guest_leads_through_a_teleporter():
    """GHS-TEL-3. Each step of the way that the picture offers is one of the taps of its question."""
    t = Table(guests=True).guest("catherine", "a", "g2.4").turn("a", "11").do("roll")
    way = t.g.look(0)["ways"]["catherine"]["g12.4"]
    assert way == ["g1.4", "g12.4"]
    for step in way:
        found = [c.text for c in GAME.choices(t.g) if f"catherine {step}" in c.taps]
        assert len(found) == 1, f"{step} at {t.asked()}"
        t.do(found[0])
    assert t.at("catherine") == "g12.4"


def test_the_second_step_of_a_release_may_be_left_out():
    """GHS-GTR-6."""
    t = Table(guests=True).pawn("a", "g4.4").trapped("james", "a", "f2.5")
    t.g.flags = 1
    t.turn("a", "1 1").do("release james", "f2.4")
    assert t.may("stop")
    assert t.says() == "Move James by one more space, or stop"
    assert t.says("fr") == "Déplacez James d’une case encore, ou arrêtez"


def test_numbers_of_mystery_cards():
    assert [EN("pic-mystery", n=n) for n in (1, 5)] == ["Mystery room: 1 card", "Mystery room: 5 cards"]
    assert [FR("pic-mystery", n=n) for n in (1, 5)] == ["Chambre mystère : 1 carte", "Chambre mystère : 5 cartes"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_between_two_places_is_on_no_space(lang):
    t = Table().pawn("b", "g12.4").has("b", spooky=600).turn("a", "1 1").do("gregory g12.4")
    assert (t.asked(), t.at("gregory")) == ("a SendBack", None)
    texts = Texts(GAME, lang)
    said = {"en": "Gregory is on no space now.", "fr": "Gregory n’est sur aucune case en ce moment."}[lang]
    view = GAME.view(t.g, 0)
    assert said in drawing(GAME, lang).html("aid", view)
    t = Table().pawn("b", "g12.4").has("b", spooky=0).turn("a", "1 20").do("gregory g12.4")
    assert (t.asked(), t.at("b")) == ("b Upstairs", None)
    assert {"en": "is on no space now: life", "fr": "n’est sur aucune case en ce moment : vie"}[lang] in board(
        GAME.view(t.g, 0), texts
    )


def test_the_plain_board_tells_rights_and_duties():
    """GHS-GTR-4, GHS-MOV-9, GHS-ROO-1."""
    t = Table(guests=True).pawn("a", "g4.4").trapped("james", "a", "f2.5").pawn("b", "g1.1")
    t.g.flags, t.g.evicted[1] = 1, 0
    t.turn("a", "1")
    t.g.unlock = 1
    said = board(GAME.view(t.g, -1), EN)
    assert "A (Red) may try to release a guest at the next turn." in said
    assert "B (Blue) was beaten in the Parlour and must step out." in said
    assert "A (Red) may enter a room without a key this turn." in said


def test_a_release_flag_without_a_guest_in_a_trap_is_not_shown():
    """GHS-GTR-4, GHS-GTR-5."""
    t = Table(guests=True).pawn("a", "g4.4").trapped("james", "a", "f2.5")
    t.g.flags = 1
    t.turn("a", "1 1")
    assert t.g.look(1)["players"][0]["flag"]
    t.do("release james", "f2.4", "stop")
    assert not t.g.look(1)["players"][0]["flag"]


def test_what_is_touched_and_cannot_move_says_why():
    """GHS-MOV-2, GHS-WAN-1, GHS-GMV-1, GHS-GEN-6, GHS-GTR-1. Chips of monsters, figures for a low blow."""
    t = Table(2, guests=True).waiting("james", "a", "g9.11").guest("my_son", "b", "g12.5").guest("death", "b", "f11.5")
    t.pawn("a", "g8.11").gregory("g7.4").turn("a", "1").do("roll")
    assert touch(GAME, t.g, "james") == "GHS-GEN-6 still-waits"
    t = Table(2, guests=True).guest("angel_dog", "b", "f3.2").gregory("f11.5").pawn("a", "f11.4").trapped("james", "b", "f4.2")
    t.turn("a", "6").do("roll")
    assert touch(GAME, t.g, "gregory") == "GHS-WAN-1 gregory-stuck"
    assert touch(GAME, t.g, "angel_dog") == "GHS-GMV-1 guest-stuck"
    t = Table(2, guests=True).turn("a", "1").do("roll")
    assert touch(GAME, t.g, "death g5.8") == "GHS-GTR-1 trap-asked"
    t = Table().holds("a", "gregorys_errand").gregory("g7.4").turn("a", "1").until("Act")
    while t.g.points:
        t.do(next(o for o in t.can() if o.startswith("pawn ")))
    assert touch(GAME, t.g, "gregory") == "GHS-MOV-2 no-points"
