"""The judgment cards of chapter 12, one after another; then the twelve mystery cards and the victory bonuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from hantise.games.gregory_horror_show.board import CARPET_OF, LEVEL, LOBBY
from hantise.games.gregory_horror_show.components import CARDS, LINGERS, MYSTERIES
from hantise.games.gregory_horror_show.rules.fights import Combat

from .table import Table, space


def room_fight(monster: str, **hands: tuple[str, ...]) -> Table:
    """Seat a, with 250 spooky, has entered the Parlour and turned that monster; W-COMBAT is open."""
    t = Table(3).pawn("a", "g4.2").has("a", keys=1, life=500)
    for who, cards in hands.items():
        t.holds(who, *cards)
    return t.turn("a", f"1 {monster}").until("Act").do("pawn g3.2", "end")


# GHS-JUD-10
def test_freak_out_adds_100_to_the_own_side():
    t = room_fight("judgement_boy", a=("freak_out",))
    assert t.g.asked is not None
    t.do("freak_out")
    assert t.life("a") == 100, "350 against 400: lost"
    assert room_fight("musha_dokuro", a=("freak_out",)).fate("1").do("freak_out").owner("101") == "a"


def test_blood_curdling_scream_adds_200_to_the_own_side():
    assert (
        room_fight("judgement_boy", a=("blood_curdling_scream",)).fate("1 freak_out").do("blood_curdling_scream").owner("101")
        == "a"
    )


def test_a_side_that_is_a_monster_may_freak_out_too():
    t = Table().pawn("b", "g8.4").gregory("g9.4").has("b", spooky=250).holds("a", "freak_out").turn("a", "1").fate("1")
    t.do("gregory g8.4")
    assert t.can() == ["pass", "freak_out"]
    t.do("freak_out")
    assert t.life("b") == 600, "200 + 100 beat 250; the life lost is the base"


def test_a_bystander_has_no_side():
    t = room_fight("musha_dokuro", b=("freak_out", "blood_curdling_scream", "loose_stitches"))
    assert t.life("a") == 150, "nobody was asked"


# GHS-JUD-11
def test_loose_stitches_weaken_the_monster_that_your_side_fights():
    t = room_fight("musha_dokuro", a=("loose_stitches",)).fate("1").do("loose_stitches")
    assert (t.owner("101"), t.spooky("a"), t.life("a")) == ("a", 100, 800), (
        "250 paid, life by the printed 350; the bonus gives 100"
    )


def test_the_mover_of_gregory_cannot_loosen_the_stitches_of_a_pawn():
    t = Table().pawn("b", "g8.4").gregory("g9.4").holds("a", "loose_stitches").turn("a", "1").fate("1").do("gregory g8.4")
    assert t.life("b") == 800, "nobody was asked; 250 withstood 200"


def test_strength_is_never_below_0():
    t = room_fight("black_duck", a=("loose_stitches", "loose_stitches")).do("loose_stitches").fate("1").do("loose_stitches")
    assert t.spooky("a") == 250, "nothing to pay"


def test_strength_is_never_below_0_after_each_card():
    """R62, GHS-JUD-11. Twice -100 on 100, then +100: 100, which beats 50; counted in the end it would be 0, and a win."""
    t = room_fight("black_duck", a=("loose_stitches", "loose_stitches"), b=("second_helping",))
    t.has("a", spooky=50).do("loose_stitches", "loose_stitches", "second_helping")
    assert (t.owner("101"), t.life("a")) == (None, 400)
    assert [e[4:] for e in t.g.events if e[3] == "standing"] == [(250, 100), (50, 0), (50, 0), (50, 100)]


def test_a_tie_keeps_what_cards_have_really_changed():
    """R62, GHS-CMB-6."""
    t = (
        Table(guests=True)
        .guest("my_son", "b", "g9.4")
        .guest("james", "a", "g8.4")
        .holds("a", "loose_stitches", "loose_stitches")
    )
    t.holds("b", "freak_out").turn("a", "1").do("roll").fate("6 1").do("james g9.4").do("loose_stitches")
    assert t.g.coming(Combat).mod_b == -100
    t.g.instead(t.g.coming(Combat), t.g.coming(Combat).but(base_b=150))
    t.do("loose_stitches")
    assert t.g.coming(Combat).mod_b == -150, "of the second 100 only 50 could be taken"


# GHS-JUD-12
def test_second_helping_feeds_a_monster_against_an_enemys_pawn():
    t = room_fight("tv_fish", b=("second_helping",))
    assert t.asked() == "b Poll-combat"
    assert t.do("second_helping").owner("101") is None
    t = Table().pawn("b", "g8.4").gregory("g9.4").has("b", spooky=300).holds("a", "second_helping").turn("a", "1").fate("6")
    assert t.do("gregory g8.4", "second_helping").life("b") == 500, "also playable by its mover"


def test_nobody_feeds_the_monster_of_his_own_pawn():
    assert room_fight("judgement_boy", a=("second_helping",)).life("a") == 100, "nobody was asked"


# GHS-JUD-13
def test_loaded_die_rolls_one_die_again():
    t = Table().holds("b", "loaded_die").turn("a", "20")
    assert t.asked() == "b Poll-die"
    assert t.fate("1").do("loaded_die 1").g.points == 2


def test_loaded_die_chooses_one_of_two_dice():
    t = (
        Table(guests=True)
        .guest("death", "a", "g8.4")
        .guest("james", "b", "g9.4")
        .holds("b", "loaded_die")
        .turn("a", "1")
        .do("roll", "pass")
        .fate("20 1")
        .do("death g9.4")
    )
    assert t.can() == ["pass", "loaded_die 1", "loaded_die 2"]
    t.fate("1 20 freak_out").do("loaded_die 1")
    assert t.g.dice == ((0, 0), (1, 0)), "350 against 200: the second was left"


# GHS-JUD-14
def test_tipping_scales_takes_a_card_from_a_fuller_hand():
    t = Table().holds("a", "tipping_scales").holds("b", "freak_out").turn("a")
    assert t.fate("freak_out").do("tipping_scales b").hand("a") == ["freak_out"]
    assert t.hand("b") == []
    t = Table().holds("a", "tipping_scales", "overruled").holds("b", "freak_out").turn("a", "1")
    assert t.why("tipping_scales") == "GHS-JUD-4 no-target"


# GHS-JUD-15, GHS-RXN-9
def test_overruled_cancels_a_card_and_can_be_cancelled():
    t = Table().holds("a", "blood_sample", "overruled").holds("b", "overruled").turn("a").do("blood_sample b")
    assert t.asked() == "b Challenge"
    t.do("overruled")
    assert t.asked() == "a Challenge"
    t.do("overruled")
    assert t.life("b") == 700, "a cancelled cancel lets the first card act"
    t = Table().holds("a", "blood_sample").holds("b", "overruled").turn("a", "1").do("blood_sample b", "overruled")
    assert t.life("b") == 800
    assert sorted(CARDS[k] for k in t.g.discard) == ["blood_sample", "overruled"]


# GHS-JUD-16
def test_padded_pyjamas_soften_a_loss_down_to_0():
    t = room_fight("musha_dokuro", a=("padded_pyjamas",))
    assert t.asked() == "a Brace"
    assert t.do("padded_pyjamas").life("a") == 350
    t = Table().holds("a", "blood_sample").holds("b", "padded_pyjamas").turn("a", "1").do("blood_sample b", "padded_pyjamas")
    assert t.life("b") == 800
    assert t.owner("101") is None


# GHS-JUD-17
def test_midnight_snack_at_any_moment():
    t = room_fight("musha_dokuro", a=("midnight_snack",), b=("padded_pyjamas",))
    assert t.asked() == "a Poll-combat"
    assert t.do("pass").asked() == "a Brace"
    assert t.do("midnight_snack").life("a") == 300, "500 + 150 - 350"


def test_gooseflesh_in_a_fight_strengthens_the_pawn_and_no_monster():
    assert room_fight("musha_dokuro", a=("gooseflesh",)).fate("1").do("gooseflesh").owner("101") == "a"
    t = Table().pawn("b", "g8.4").gregory("g9.4").holds("a", "gooseflesh").turn("a", "1").until("Act").fate("6")
    t.do("gregory g8.4").until("Poll-combat").do("gooseflesh")
    assert (t.spooky("a"), t.life("b")) == (350, 500), "it does nothing for a side that is a monster: 300 beat 250"


# GHS-JUD-18
def test_blood_sample_and_nervous_breakdown_hit_one_enemy():
    t = Table(3).holds("a", "blood_sample", "nervous_breakdown").turn("a")
    assert [o for o in t.can() if o.startswith("blood")] == ["blood_sample b", "blood_sample c"]
    t.fate("1").do("blood_sample c", "nervous_breakdown b")
    assert (t.g.life, t.g.spooky) == ([800, 800, 700], [250, 150, 250])


# GHS-JUD-19
def test_sleepwalking_and_sticky_floorboards_change_the_points():
    t = Table().holds("a", "sleepwalking").turn("a", "1")
    assert t.asked() == "a Poll-move"
    assert t.do("sleepwalking").g.points == 4
    t = Table().holds("b", "sticky_floorboards").turn("a", "1")
    assert t.do("sticky_floorboards").g.points == 1, "at least 1"
    assert Table().holds("a", "sticky_floorboards").turn("a", "1").asked() == "a Act", "not for the own roll"
    assert Table().holds("b", "sleepwalking").turn("a", "1").asked() == "a Act", "nor for another's"
    t = Table().holds("b", "sleepwalking", "gooseflesh").turn("a", "1").do("pass", "pass")
    assert t.why("sleepwalking") == "GHS-RXN-5 not-that-roll"


# GHS-JUD-20
def test_room_service_places_gregory_far_from_every_pawn():
    t = Table().holds("a", "room_service").turn("a")
    spaces = [o.split()[1] for o in t.can() if o.startswith("room_service")]
    assert "g6.10" not in spaces
    assert all(t.g.near(space(s)) >= 3 for s in spaces)
    t.fate("1").do("room_service f6.1")
    assert t.at("gregory") == "f6.1"


def test_gregorys_errand_moves_him_three_spaces_and_he_may_attack():
    t = Table().pawn("b", "g10.4").gregory("g12.5").holds("a", "gregorys_errand").turn("a").do("gregorys_errand")
    t.do("g12.4", "g11.4").fate("16").do("g10.4")
    assert t.life("b") == 300
    assert t.asked() == "b Upstairs"
    t = Table()
    t.pawn("b", "g10.4").gregory("g11.4").has("b", spooky=600).holds("a", "gregorys_errand").turn("a", "1 1").do("pass")
    t.do("gregory g10.4", "g12.5")
    assert t.why("gregorys_errand") == "GHS-JUD-4 no-target", "not if he has fought this turn"


# GHS-JUD-21
def test_skeleton_key_opens_one_door_before_keys_are_used():
    t = Table().pawn("a", "g4.2").has("a", keys=1).holds("a", "skeleton_key").turn("a", "1").do("skeleton_key", "pawn g3.2")
    assert (t.keys("a"), t.g.unlock) == (1, 0)


# GHS-JUD-22
def test_key_ring_and_sticky_fingers():
    t = Table().has("a", keys=1).holds("a", "key_ring").turn("a", "1").do("key_ring")
    assert t.keys("a") == 2
    assert Table().has("a", keys=2).holds("a", "key_ring").turn("a", "1").why("key_ring") == "GHS-JUD-4 no-target"
    t = Table().has("b", keys=1).holds("a", "sticky_fingers").turn("a", "1").do("sticky_fingers b")
    assert (t.keys("a"), t.keys("b")) == (1, 0)
    t = Table().has("a", keys=1).has("b", keys=1).holds("a", "sticky_fingers").turn("a", "1").do("sticky_fingers b")
    assert (t.keys("a"), t.keys("b"), t.g.supply()) == (1, 0, 7)
    t = Table().has("b", keys=1).pawn("b", "f6.2").holds("a", "sticky_fingers").turn("a", "1")
    assert not t.may("sticky_fingers b"), "Hell counts as first floor"
    t = Table().has("b", keys=1).pawn("b", "g7.6").holds("a", "sticky_fingers").turn("a")
    assert t.may("sticky_fingers b"), "stairs count as ground floor"


# GHS-JUD-23
def test_pull_the_rug_sends_an_enemy_from_a_carpet_to_hell():
    t = Table().pawn("b", "g7.4").holds("a", "pull_the_rug").turn("a").do("pull_the_rug b")
    assert t.asked() == "b HellSpace"
    assert t.fate("1").do("f8.3").at("b") == "f8.3"
    assert Table().holds("a", "pull_the_rug").turn("a", "1").asked() == "a Act"


def test_moth_eaten_carpets_bite_enemies_until_the_next_turn():
    t = Table().pawn("b", "g5.4").pawn("a", "g2.10").holds("a", "moth_eaten_carpets").turn("a", "1 6 1")
    t.do("moth_eaten_carpets", "end").do("pawn g6.4")
    assert t.life("b") == 700
    t.do("pawn g7.4")
    assert t.life("b") == 700, "once per entry, not per space"
    t.do("end")
    assert t.g.tolls == ()


# GHS-JUD-24
def test_eviction_notice_takes_a_marker_from_an_empty_room():
    t = Table().rooms("b", "101", "102").pawn("b", "g2.2").holds("a", "eviction_notice").turn("a")
    assert [o for o in t.can() if o.startswith("evic")] == ["eviction_notice room_102"]
    assert t.fate("1").do("eviction_notice room_102").owner("102") is None
    assert Table().rooms("b", "101").holds("a", "eviction_notice").turn("a", "1").asked() == "a Act", "two rooms at least"


# GHS-JUD-25
def test_shove_in_the_dark_pushes_onto_thorns_and_gates():
    t = Table().pawn("a", "g9.2").pawn("b", "g9.3").gregory("f11.5").holds("a", "shove_in_the_dark").turn("a")
    assert [o.split()[2] for o in t.can() if o.startswith("shove")] == ["g8.3", "g9.4"]
    assert t.do("shove_in_the_dark b g8.3").asked() == "b HellSpace"
    t = Table().pawn("a", "g9.3").pawn("b", "g9.2").holds("a", "shove_in_the_dark").turn("a").fate("1")
    t.do("shove_in_the_dark b g8.2")
    assert (t.life("b"), t.at("b")) == (750, "g8.2")
    t = Table().pawn("a", "g9.3").pawn("b", "g5.11").holds("a", "shove_in_the_dark").turn("a", "1")
    assert t.asked() == "a Act", "too far, and not in the hall"


# GHS-JUD-26
def test_laundry_chute_changes_the_floor_and_stops_the_pawn():
    t = Table().pawn("a", "g5.4").holds("a", "laundry_chute").turn("a", "1").do("laundry_chute f6.1")
    assert t.at("a") == "f6.1"
    assert not any(o.startswith("pawn") for o in t.can())
    assert Table().pawn("a", "g7.6").holds("a", "laundry_chute").turn("a", "1").asked() == "a Act", "not from the stairs"
    t = Table().pawn("a", "f5.5").holds("a", "laundry_chute").turn("a")
    targets = [space(o.split()[1]) for o in t.can() if o.startswith("laundry")]
    assert all(LEVEL[s] == 0 and CARPET_OF[s] != LOBBY for s in targets)


def test_every_judgment_card_is_met_here():
    text = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in CARDS if text.count(name) < 2] == []


# the twelve mystery cards: GHS-MYS-4, GHS-MYS-5, GHS-MYS-6 ---------------------------------------------------------------
def visit(card: str, extra: str = "", **facts: int) -> Table:
    """Seat a enters the mystery room and that card acts."""
    t = Table(3).pawn("a", "g10.2").has("a", **facts).turn("a", f"1 {card}").do("pawn g11.2")
    return t.fate(extra).do("end")


def test_midnight_tea():
    assert visit("midnight_tea", life=500).life("a") == 700


def test_check_up():
    t = visit("check_up", "freak_out overruled")
    assert (t.life("a"), t.hand("a")) == (700, ["freak_out", "overruled"])
    t = visit("check_up", life=100)
    assert t.hand("a") == [], "GHS-TRN-9: what would come to a dead player is dropped"


def test_screaming_mirror():
    assert visit("screaming_mirror").spooky("a") == 450


def test_blackout():
    assert visit("blackout", spooky=50).g.spooky == [0, 150, 150]


def test_lost_property():
    t = visit("lost_property", "freak_out", keys=1)
    assert (t.keys("a"), t.hand("a")) == (2, ["freak_out"])
    assert visit("lost_property", "freak_out", keys=2).keys("a") == 2


def test_rotten_planks():
    t = visit("rotten_planks")
    assert (t.asked(), t.spooky("a")) == ("a HellSpace", 350)


def test_wardrobe_passage():
    t = visit("wardrobe_passage")
    assert t.may("stay")
    assert not t.may("g7.10")
    assert t.do("f7.10").at("a") == "f7.10"
    assert visit("wardrobe_passage").do("stay").at("a") == "g11.2"


def test_biting_carpets():
    t = Table().lingering("biting_carpets").pawn("a", "g5.4").turn("a", "1").do("pawn g6.4")
    assert t.life("a") == 750


def test_cosy_carpets():
    t = Table().lingering("cosy_carpets").pawn("a", "g6.4").turn("a", "1").do("end")
    assert t.spooky("a") == 300


def test_open_house():
    t = Table().lingering("open_house").pawn("a", "g4.2").turn("a", "1")
    assert t.may("pawn g3.2")


def test_gregory_in_a_rage():
    t = Table().lingering("gregory_in_a_rage").pawn("b", "g8.4").gregory("g9.4").turn("a", "1 1").do("gregory g8.4")
    assert t.life("b") == 500, "200 + 100, and life is lost by the base strength"


def test_dead_portals():
    t = Table().lingering("dead_portals").rooms("a", "101", "102", "103").pawn("a", "g2.4").turn("a", "1")
    assert t.why("pawn g1.4") == "GHS-TEL-5 portals-dead"


@pytest.mark.parametrize("card", [name for name, lingers in zip(MYSTERIES, LINGERS, strict=True) if lingers])
def test_a_lingering_card_stays_until_the_next_visit(card):
    t = visit(card)
    assert t.g.lingering == MYSTERIES.index(card)
    t.pawn("b", "g10.2").pawn("a", "g12.2").turn("b", "1 midnight_tea").do("pawn g11.2")
    assert t.g.lingering == -1
    assert t.g.gone == 1 << MYSTERIES.index(card)


# victory bonuses: GHS-RCB-3, GHS-RCB-6 ------------------------------------------------------------------------------------
LINES = [
    # monster, die, what chance brings then, life, spooky (600 at first), hand, of the winner; life and spooky of the enemy
    ("black_duck", 7, "", 500, 500, 0, 800, 250),
    ("black_duck", 8, "", 500, 550, 0, 800, 250),
    ("black_duck", 15, "freak_out freak_out", 500, 500, 2, 800, 250),
    ("lost_doll", 6, "", 550, 450, 0, 800, 250),
    ("lost_doll", 7, "overruled", 550, 450, 1, 800, 250),
    ("lost_doll", 14, "", 550, 550, 0, 800, 250),
    ("mummy_dog", 8, "", 600, 450, 0, 800, 250),
    ("mummy_dog", 15, "", 550, 500, 0, 800, 250),
    ("mummy_dog", 16, "overruled", 650, 450, 1, 800, 250),
    ("fat_chicken", 9, "", 700, 400, 0, 800, 250),
    ("fat_chicken", 10, "", 600, 500, 0, 800, 250),
    ("fat_chicken", 17, "", 800, 450, 0, 800, 250),
    ("neko_zombie", 5, "", 600, 400, 0, 800, 250),
    ("neko_zombie", 6, "", 600, 400, 0, 800, 250),
    ("neko_zombie", 20, "", 600, 450, 0, 800, 250),
    ("cactus_gunman", 8, "", 600, 400, 0, 750, 250),
    ("cactus_gunman", 9, "overruled", 600, 400, 1, 800, 250),
    ("cactus_gunman", 16, "", 600, 400, 0, 700, 250),
    ("tv_fish", 7, "", 650, 350, 0, 800, 200),
    ("tv_fish", 8, "overruled", 650, 350, 1, 800, 250),
    ("tv_fish", 15, "overruled overruled", 650, 350, 2, 800, 250),
    ("catherine", 6, "", 600, 350, 0, 800, 250),
    ("catherine", 7, "", 650, 450, 0, 800, 250),
    ("catherine", 15, "", 650, 450, 0, 750, 250),
    ("devil_dog", 6, "", 700, 400, 0, 800, 250),
    ("devil_dog", 7, "", 700, 450, 0, 800, 250),
    ("musha_dokuro", 8, "", 750, 350, 0, 800, 250),
    ("musha_dokuro", 9, "", 750, 400, 0, 800, 250),
    ("musha_dokuro", 16, "", 750, 450, 0, 800, 250),
    ("judgement_boy", 6, "overruled", 800, 300, 1, 800, 250),
    ("judgement_boy", 7, "overruled overruled", 800, 300, 2, 800, 250),
    ("judgement_boy", 15, "overruled overruled freak_out", 800, 200, 3, 800, 250),
    ("death", 5, "", 800, 300, 0, 800, 250),
    ("death", 6, "", 800, 250, 0, 700, 250),
    ("death", 14, "", 800, 250, 0, 650, 250),
]


@pytest.mark.parametrize("line", LINES, ids=lambda x: f"{x[0]}-{x[1]}")
def test_each_line_of_each_monster_card(line):
    monster, die, draws, life, spooky, hand, enemy_life, enemy_spooky = line
    t = Table().pawn("a", "g4.2").has("a", keys=1, life=400, spooky=600).turn("a", f"1 {monster} {die} {draws}")
    t.do("pawn g3.2", "end")
    assert (t.life("a"), t.spooky("a"), len(t.hand("a"))) == (life, spooky, hand)
    assert (t.life("b"), t.spooky("b")) == (enemy_life, enemy_spooky)
    assert t.keys("a") == (monster == "neko_zombie" and die > 5)


def test_devil_dogs_bonus_moves_gregory():
    t = Table().pawn("a", "g4.2").has("a", keys=1, life=400, spooky=600).turn("a", "1 devil_dog 15").do("pawn g3.2", "end")
    assert t.asked() == "a Errand"
    assert t.do("g12.4", "g11.4", "g10.4").at("gregory") == "g10.4"


def test_judgement_boys_bonus_makes_each_enemy_discard():
    t = (
        Table(3)
        .pawn("a", "g4.2")
        .has("a", keys=1, spooky=600)
        .holds("b", "padded_pyjamas", "skeleton_key")
        .holds("c", "key_ring")
    )
    t.turn("a", "1 judgement_boy 15 overruled overruled freak_out").do("pawn g3.2", "end")
    assert t.asked() == "b Discard", "in turn order; c has only one card"
    t.do("discard skeleton_key")
    assert (t.hand("b"), t.hand("c")) == (["padded_pyjamas"], [])


def test_lost_dolls_bonus_discards_an_own_card():
    t = (
        Table()
        .pawn("a", "g4.2")
        .has("a", keys=1)
        .holds("a", "padded_pyjamas")
        .turn("a", "1 lost_doll 1")
        .do("pawn g3.2", "end")
    )
    assert t.hand("a") == []
