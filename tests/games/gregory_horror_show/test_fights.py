"""Chapters 10 to 14: the wandering monster, combat, windows, the mystery room, death and the end."""

from __future__ import annotations

import pytest

from hantise.core.frame import NOBODY
from hantise.games.gregory_horror_show import GAME
from hantise.games.gregory_horror_show.board import CARPET_OF, KINDS, NAMES, SECRET_OPEN, upstairs
from hantise.games.gregory_horror_show.board import KIND as KINDS_OF
from hantise.games.gregory_horror_show.components import CARDS, COPIES
from hantise.games.gregory_horror_show.rules.life import Losses

from .table import Table, space


# 10 the wandering monster -------------------------------------------------------------------------------------------------
def test_gregory_moves_on_his_floor():
    """GHS-WAN-1, GHS-WAN-2."""
    t = Table().gregory("g7.7").turn("a", "1")
    assert t.why("gregory g7.6") == "GHS-WAN-2 never-there", "no stairs"
    t = Table().gregory("g8.4").turn("a", "1")
    assert t.why("gregory g9.5") == "GHS-BRD-1 not-beside", "no diagonal"
    t = Table().gregory("g4.2").turn("a", "1")
    assert t.why("gregory g3.2") == "GHS-WAN-2 never-there", "no rooms"
    t = Table().gregory("g2.4").turn("a", "1")
    assert t.why("gregory g1.4") == "GHS-WAN-2 never-there", "no teleporters"


def test_gregory_attacks_enemies_and_any_guest():
    """GHS-WAN-3, R36."""
    t = Table(guests=True).gregory("g8.4").pawn("b", "g7.4").pawn("a", "g9.4").guest("james", "a", "g7.5")
    t.turn("a", "1").do("roll")
    assert t.may("gregory g7.4")
    assert not t.may("gregory g9.4")
    t = Table(guests=True).gregory("g8.4").guest("james", "a", "g7.4").turn("a", "1").do("roll")
    assert t.may("gregory g7.4"), "the mover's own guest too"


def test_gregory_is_withstood():
    """GHS-WAN-4, GHS-WAN-5, GHS-CMB-3, R10, R15."""
    t = Table().gregory("g9.4").pawn("b", "g8.4").turn("a", "1 1").do("gregory g8.4")
    assert (t.spooky("b"), t.life("b"), t.at("b"), t.asked()) == (50, 800, "g8.4", "a SendBack")
    assert t.can() == ["g12.5", "f11.5"]


def test_both_start_spaces_are_taken():
    """GHS-WAN-6."""
    t = Table(guests=True).gregory("g9.4").pawn("b", "g8.4").guest("james", "a", "g12.5").guest("my_son", "b", "f11.5")
    t.turn("a", "1 1").do("roll", "gregory g8.4")
    spaces = [space(o) for o in t.can()]
    assert spaces
    assert all(CARPET_OF[s] >= 0 and t.g.near(s) >= 3 for s in spaces)


def test_every_carpet_is_near_a_pawn():
    """GHS-WAN-6. Then the free carpet spaces farthest from the nearest pawn."""
    t = Table(4, guests=True).pawn("a", "g7.9").pawn("b", "g8.4").pawn("c", "g5.4").pawn("d", "f7.1").gregory("g9.4")
    t.guest("james", "a", "g12.5").guest("my_son", "b", "f11.5")
    for figure, at in (("death", "f6.10"), ("angel_dog", "f7.10"), ("catherine", "f8.10")):
        t.guest(figure, "c", at)
    t.turn("a", "1 1").do("roll", "gregory g8.4")
    assert t.g.far_carpets() == []
    assert set(t.can()) == {"g6.10", "g8.10", "g7.7", "g5.2"}, "two steps from the nearest pawn, and none is farther"


def test_gregory_wins():
    """GHS-WAN-7, GHS-WAN-8, R50."""
    t = Table().gregory("g9.4").pawn("b", "g8.4").turn("a", "1 6").do("gregory g8.4")
    assert (t.life("b"), t.spooky("b"), t.at("gregory"), t.asked()) == (500, 250, "g8.4", "b Upstairs")
    kinds = {KINDS[KINDS_OF[s]] for s in upstairs(0)}
    assert kinds == {"hall", "carpet", "trigger", "room_door", "monster_start", "trap"}
    assert {KINDS[KINDS_OF[s]] for s in upstairs(SECRET_OPEN)} == kinds | {"secret_door", "secret_floor"}
    assert all(NAMES[s][0] == "f" for s in upstairs(0))


def test_a_monster_that_has_fought_stands_still():
    """GHS-WAN-9, R37."""
    t = Table().gregory("g9.4").pawn("b", "g8.4").turn("a", "6 6").do("gregory g8.4", "f5.2")
    assert t.why("gregory g7.4") == "GHS-WAN-9 has-fought"


# 11 combat ----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("die", "spooky", "wins"), [("1", 200, True), ("6", 250, False), ("11", 400, True), ("20", 450, False)]
)
def test_ties_against_a_pawn_are_the_players(die, spooky, wins):
    """GHS-CMB-1, GHS-CMB-2."""
    t = Table().gregory("g9.4").pawn("b", "g8.4").has("b", spooky=spooky).turn("a", "1", die).do("gregory g8.4")
    assert (t.life("b") == 800) is wins


def test_equal_guests_roll_again_and_keep_their_cards():
    """GHS-CMB-5, GHS-CMB-6, GHS-GCB-5."""
    t = Table(guests=True).guest("james", "a", "g8.4").guest("my_son", "b", "g9.4").holds("a", "freak_out").turn("a", "1")
    t.do("roll").fate("1 6").do("james g9.4").fate("1 6").do("freak_out")
    assert t.told().count("tie") == 2
    assert t.g.dice == ((0, 0), (1, 5))
    assert t.stopped, "and again"


def test_a_win_pays_the_modified_and_eats_the_printed_strength():
    """GHS-CMB-3, R11."""
    t = Table().pawn("a", "g4.2").has("a", keys=1, life=100).holds("b", "second_helping").turn("a", "1 lost_doll")
    t.do("pawn g3.2", "end").fate("7 freak_out").do("second_helping")
    assert (t.spooky("a"), t.life("a")) == (0, 250)


# 12 windows ---------------------------------------------------------------------------------------------------------------
def test_a_poll_goes_clockwise_and_starts_again_after_a_card():
    """GHS-RXN-1, GHS-RXN-2, GHS-JUD-5."""
    t = Table(3).holds("a", "gooseflesh").holds("b", "midnight_snack").holds("c", "loaded_die").turn("a")
    assert t.asked() == "a Poll-start"
    t.do("pass")
    assert t.asked() == "b Poll-start"
    t.do("midnight_snack")
    assert t.asked() == "a Poll-start", "from the active player again"


def test_when_windows_open():
    """GHS-RXN-3 to GHS-RXN-7, GHS-RXN-10. No poll between the steps: GHS-RXN-6."""
    t = Table().holds("b", "midnight_snack").pawn("a", "g4.2").has("a", keys=1).turn("a", "1 fat_chicken 1")
    seen = []
    for step in ("pass", "pass", "pass", "pawn g3.2", "end", "pass", "pass", "pass"):
        seen.append(t.asked())
        if not t.stopped:
            t.do(step)
    assert seen == [
        "b Poll-start", "b Poll-die", "b Poll-move", "a Act", "a Act", "b Poll-combat", "b Poll-die", "b Poll-end",
    ]  # fmt: skip


def test_a_loss_asks_the_victim_until_nothing_is_left():
    """GHS-RXN-8."""
    t = Table(3).holds("a", "blood_sample").holds("b", "padded_pyjamas", "padded_pyjamas", "midnight_snack").turn("a")
    t.do("blood_sample b")
    assert (t.asked(), t.g.asked.question(t.g)) == ("b Brace", ("Brace", 100, 800))
    t.do("padded_pyjamas")
    assert (t.life("b"), t.asked()) == (800, "b Poll-start"), "the loss is 0"


def test_joint_losses_are_asked_in_turn_order_and_applied_together():
    """GHS-RXN-8."""
    t = Table(3).pawn("c", "g4.2").has("c", keys=1, spooky=600).holds("a", "padded_pyjamas").holds("b", "padded_pyjamas")
    t.turn("c", "1 death 14").do("pawn g3.2", "end")
    assert t.asked() == "a Brace"
    t.do("pass")
    assert (t.asked(), t.life("a")) == ("b Brace", 800)
    t.do("padded_pyjamas")
    assert (t.life("a"), t.life("b")) == (650, 800)


def test_a_window_inside_a_window_is_finished_first():
    """GHS-RXN-13."""
    t = Table().holds("a", "blood_sample", "gooseflesh").holds("b", "midnight_snack").turn("a").do("blood_sample b")
    assert t.asked() == "b Brace"
    assert t.do("pass").asked() == "a Poll-start"


def test_prompts_of_who_can_do_nothing_are_skipped_among_bots_and_not_at_tables():
    """GHS-RXN-12."""
    t = Table().holds("b", "skeleton_key").turn("a", "1")
    assert t.asked() == "a Act"
    t = Table().holds("b", "skeleton_key")
    t.g.poker_face = True
    t.turn("a", "1")
    assert (t.asked(), t.can()) == ("b Poll-start", ["pass"])
    t = Table()
    t.g.poker_face = True
    assert t.turn("a", "1").asked() == "a Act", "an empty hand is public"


def test_hands_and_the_deck():
    """GHS-JUD-1 to GHS-JUD-4, R33."""
    t = Table().holds("a", "freak_out", "freak_out", "overruled", "overruled")
    t.fate("gooseflesh")
    t.g.draw_cards(0, 2)
    assert len(t.hand("a")) == 5
    t = Table().discarded(*[name for name, n in zip(CARDS, COPIES, strict=True) for _ in range(n)])
    t.fate("gooseflesh")
    t.g.draw_cards(0, 1)
    assert (t.hand("a"), len(t.g.deck), t.g.discard) == (["gooseflesh"], 29, [])
    t = Table().has("a", spooky=600).holds("a", "gooseflesh").turn("a", "1")
    assert t.may("gooseflesh"), "a card that does nothing because of a meter may still be played"


def test_targets_are_named_when_the_card_is_shown():
    """GHS-JUD-6, GHS-JUD-3."""
    t = Table().pawn("b", "g7.4").holds("a", "pull_the_rug").holds("b", "overruled").turn("a").do("pull_the_rug b")
    assert [CARDS[k] for k in t.g.shown] == ["pull_the_rug"]
    assert t.asked() == "b Challenge"
    assert t.do("pass").asked() == "b HellSpace", "what others choose is chosen while it acts"


# 13 mystery room and secret area -------------------------------------------------------------------------------------------
def test_the_mystery_room():
    """GHS-MYS-1 to GHS-MYS-3, R18."""
    t = Table().lingering("open_house").pawn("a", "g10.2").turn("a", "6 blackout").do("pawn g11.2")
    assert (t.g.lingering, t.g.mystery >= 0, t.spooky("a")) == (-1, True, 250)
    assert t.may("gregory g12.4")
    assert not any(o.startswith("pawn") for o in t.can())


def test_a_dead_visitors_card_is_discarded():
    """GHS-MYS-4."""
    t = Table(3).pawn("a", "g10.2").gregory("g12.4").has("a", life=100)
    t.turn("a", "1 cosy_carpets").do("pawn g11.2")
    t.g.life[0] = 50
    t.g.agenda.append(t.g.asked)
    t.g.agenda.append(Losses(((0, 50),)))
    t.g.asked = None
    t.fate("1")
    t.g.go()
    assert (t.g.lingering, t.g.mystery, t.g.gone, t.g.active) == (-1, -1, 1 << 8, 1)


def test_a_dead_visitors_card_goes_before_a_waiting_guest_enters():
    """GHS-TRN-9, GHS-MYS-4, GHS-SEC-1, then GHS-GEN-7: the death frees a start space, the fifth card opens the house."""
    t = Table(3, guests=True).pawn("a", "g10.2").gregory("g12.4").guest("death", "a", "g12.5").guest("james", "c", "f11.5")
    t.waiting("my_son", "b", "g9.11")
    t.g.stack = 1
    t.turn("a", "1 cosy_carpets").do("roll", "pawn g11.2")
    t.g.agenda += [t.g.asked, Losses(((0, 800),))]
    t.g.asked = None
    told = len(t.told())
    t.g.go()
    assert t.told()[told:] == ["loses-life", "dies", "secret-opens", "guest-comes", "turn"]
    assert (t.at("my_son"), t.g.mystery, t.g.active) == ("g12.5", -1, 1)


def test_walking_inside_turns_no_card():
    """GHS-MYS-7."""
    t = Table().pawn("a", "g11.2").turn("a", "1 1").do("pawn g12.2", "end")
    assert t.g.stack == 5
    t = Table().pawn("a", "g10.2")
    t.g.stack = 0
    assert t.turn("a", "1").do("pawn g11.2").g.mystery == -1


def test_the_mystery_room_is_not_controlled():
    """GHS-MYS-8."""
    t = Table().pawn("a", "g10.2").turn("a", "1 midnight_tea 1").do("pawn g11.2", "end")
    assert t.g.rooms == [-1] * 6


def test_the_secret_area_opens_with_the_fifth_card():
    """GHS-SEC-1, GHS-SEC-2, R41."""
    t = Table().pawn("a", "g10.2")
    t.g.stack = 1
    t.turn("a", "1 open_house 1").do("pawn g11.2", "end")
    assert t.g.mode & SECRET_OPEN
    assert t.g.lingering >= 0, "it stays until the next visit"
    t = Table().secret().pawn("a", "f4.8").gregory("f5.8").turn("a", "6").do("pawn f3.8", "pawn f2.8")
    assert t.g.combat == -1
    assert t.may("gregory f4.8")


# 14 death and the end -------------------------------------------------------------------------------------------------------
def test_a_player_without_life_is_out_at_once():
    """GHS-LIF-1, R27."""
    t = Table(3, guests=True).has("b", life=100, keys=1).rooms("b", "101").holds("a", "blood_sample").holds("b", "freak_out")
    t.guest("death", "b", "g8.4").turn("a", "1")
    t.g.tolls = ((1, 100),)
    t.do("blood_sample b")
    assert (t.at("b"), t.owner("101"), t.keys("b"), t.hand("b"), t.g.tolls) == (None, None, 0, [], ())
    assert t.at("death") is None, "GHS-GRM-3"


def test_escape_by_the_front_door():
    """GHS-END-1, R30."""
    t = Table().rooms("a", "101", "102", "103").pawn("a", "g5.10").turn("a", "1").do("pawn g5.11")
    assert (t.g.ended, t.g.returns) == ("escaped_door", [1.0, -1.0])
    t = Table().rooms("a", "101", "102").pawn("a", "g5.10").turn("a", "1").do("pawn g5.11")
    assert not t.g.ended


def test_the_last_alive_wins():
    """GHS-END-2, R26."""
    t = Table().has("b", life=100).holds("a", "blood_sample").turn("a").do("blood_sample b")
    assert (t.g.ended, t.g.returns) == ("last_alive", [1.0, -1.0])


def test_all_die_together():
    """GHS-END-3, R25."""
    for rooms, returns in ((("101",), [-1.0, 1.0]), ((), [0.0, 0.0])):
        t = Table(guests=True).pawn("a", "g5.4").pawn("b", "g5.5").has("a", life=50).has("b", life=100).rooms("b", *rooms)
        t.guest("james", "a", "g6.4").turn("a").do("sacrifice james")
        assert (t.g.ended, t.g.returns) == ("all_dead", returns)


def test_the_last_round():
    """GHS-END-4."""
    t = Table(3, max_rounds=40).rooms("b", "101")
    t.g.round = 40
    t.turn("c", "1").do("end")
    assert (t.g.ended, t.g.returns) == ("rounds", [-0.5, 1.0, -0.5])
    t = Table(2, max_rounds=400)
    t.g.round = 399
    assert t.turn("b", "1 1").do("end").g.round == 400
    g = GAME.new(2, 1, {"max_rounds": 400}, record=False)
    while g.player != NOBODY:
        g.play(g.asked.default(g))
    assert g.ended == "rounds", "where everybody stands still, it is the cap that ends the game"
    t = Table(2, max_rounds=40)
    t.g.round = 40
    assert t.turn("b", "1").do("end").g.returns == [0.0, 0.0], "still equal: all share"
    assert GAME.options["max_rounds"].default == 80


def test_a_window_says_whom_it_concerns():
    """By public facts alone: the active player, the two sides of a fight, who is about to lose life."""
    t = Table().holds("a", "gooseflesh").holds("b", "midnight_snack").turn("a", "6")
    kinds = [(t.asked(), t.g.asked.window(t.g))]
    t.do("pass")
    kinds.append((t.asked(), t.g.asked.window(t.g)))
    assert kinds == [("a Poll-start", "start!"), ("b Poll-start", "start")]
    t = Table().pawn("a", "g5.5").turn("a", "6")
    assert t.g.asked.window(t.g) == "", "a movement phase is no window"
    t = Table(3).pawn("b", "g9.4").gregory("g10.4").holds("b", "padded_pyjamas").holds("c", "second_helping").turn("a", "6 20")
    t.do("gregory g9.4")
    assert (t.asked(), t.g.asked.window(t.g)) == ("c Poll-combat", "combat")
    t.do("pass")
    assert (t.asked(), t.g.asked.window(t.g)) == ("b Brace", "loss!")
