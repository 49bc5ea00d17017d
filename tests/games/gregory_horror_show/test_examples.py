"""Chapter 22: every worked example, in the order of the rules."""

from __future__ import annotations

from .table import Table


def test_ex_1_points_are_split_between_pawn_and_monster():
    t = Table().pawn("a", "g5.8").holds("a", "overruled", "overruled").turn("a", "6 freak_out")
    assert t.g.points == 3
    t.do("pawn g5.7", "pawn g6.7")
    assert len(t.hand("a")) == 3
    assert not any(o.startswith("pawn") for o in t.can())
    t.do("gregory g12.4")
    assert t.at("gregory") == "g12.4"
    assert t.g.points == 0


def test_ex_2_a_teleporter_in_passing():
    t = Table().pawn("a", "g2.4").turn("a", "6").do("pawn g1.4")
    assert t.at("a") == "g13.4"
    assert t.can() == ["g12.4", "g13.5"]
    t.do("g12.4")
    assert t.g.points == 1


def test_ex_2b_a_teleporter_on_the_last_point():
    t = Table().pawn("a", "g2.4").turn("a", "1").do("gregory g12.4", "pawn g1.4")
    assert t.at("a") == "g13.5", "the only free space, at no cost"
    t = Table().pawn("a", "g2.4").pawn("b", "g13.5").gregory("g12.4").turn("a", "1")
    assert t.why("pawn g1.4") == "GHS-TEL-2 portal-blocked"


def test_ex_3_a_room_combat_is_won():
    for life, after in ((650, 750), (800, 800)):
        t = Table().pawn("a", "g4.2").has("a", spooky=300, life=life, keys=1).turn("a", "1 black_duck 19 freak_out overruled")
        t.do("pawn g3.2", "end")
        assert (t.spooky("a"), t.life("a"), t.owner("101"), t.keys("a")) == (200, after, "a", 0)
        assert t.hand("a") == ["freak_out", "overruled"]


def test_ex_4_and_ex_5_gregory_wins():
    t = Table().pawn("b", "g8.4").gregory("g9.4").has("b", spooky=200).turn("a", "1 11").do("gregory g8.4")
    assert t.asked() == "b Upstairs"
    assert (t.life("b"), t.spooky("b"), t.at("gregory")) == (400, 200, "g8.4")
    t.do("f5.5")
    assert t.at("b") == "f5.5"
    t = Table().pawn("b", "g8.4").gregory("g9.4").has("b", spooky=300).turn("a", "1 7").do("gregory g8.4")
    assert t.spooky("b") == 0, "a 7 is 300: just withstood"


def test_ex_6_a_room_victory_that_must_wait():
    t = Table(3, guests=True).roster("b", "death").roster("c", "hells_chef").gregory("g12.5").guest("james", "b", "f11.5")
    t.pawn("a", "g4.2").has("a", keys=1, spooky=100).turn("a", "1 fat_chicken").do("roll", "pawn g3.2", "end")
    assert t.asked() == "c RoomVictory"
    decks = t.g.decks[:]
    t.do("bring hells_chef")
    assert t.at("hells_chef") == "g9.11"
    assert t.g.decks == decks


def test_ex_7_a_low_blow():
    t = Table(guests=True).turn("a", "1").do("low_blow death f2.5")
    assert (t.life("a"), t.at("death")) == (700, "f2.5")
    assert t.g.decks[0] == 0b0111_1111_1111
    assert t.g.faces(0) == 1 << 11


def test_ex_8_release():
    t = (
        Table(guests=True)
        .pawn("a", "g4.4")
        .trapped("death", "a", "f2.5")
        .turn("a", "1 1 4")
        .do("roll", "end")
        .do("roll", "end")
    )
    assert t.may("release death")
    t.do("release death", "f2.4", "f1.4")
    assert t.at("death") == "f1.4"
    assert t.at("a") == "g4.4"
    assert t.asked() == "b ChooseTurn" or t.g.active == 1


def test_ex_9_a_diagonal_step_blocks_the_door():
    t = Table(guests=True).guest("musha_dokuro", "a", "g9.5").turn("a", "6").do("roll")
    t.do("musha_dokuro g9.6", "musha_dokuro g9.7", "musha_dokuro g10.8")
    assert t.at("musha_dokuro") == "g10.8"
    t = Table(guests=True).guest("musha_dokuro", "b", "g9.7").turn("a", "6").do("roll")
    assert not t.may("musha_dokuro g10.8")


def test_ex_10_the_booster():
    t = Table(guests=True).guest("fat_chicken", "a", "g9.4").pawn("b", "g8.4").has("b", spooky=350).turn("a", "1 8").do("roll")
    t.do("fat_chicken g8.4")
    assert t.life("b") == 400


def test_ex_11_feet():
    t = Table(guests=True).guest("devil_dog", "a", "g9.4").pawn("b", "g9.7").turn("a", "1 16").do("roll", "gregory g12.4")
    assert t.g.points == 1
    t.do("devil_dog g9.5", "devil_dog g9.6", "devil_dog g9.7")
    assert t.g.points == 0
    assert t.life("b") == 300


def test_ex_12_jump_and_diagonal_together():
    t = Table(guests=True).guest("cactus_gunman", "a", "g5.7").guest("lost_doll", "b", "g7.10").turn("a", "1").do("roll")
    t.do("cactus_gunman g5.8").fate("20 1 freak_out").do("cactus_gunman g7.10")
    assert t.at("cactus_gunman") == "g7.10"
    assert t.at("lost_doll") is None


def test_ex_13_a_guest_loses_to_a_player():
    t = Table(guests=True).guest("lost_doll", "a", "g7.7").pawn("b", "f8.6").has("b", spooky=550, life=700)
    t.turn("a", "1 13").do("roll", "lost_doll g7.6", "lost_doll f8.6")
    assert (t.spooky("b"), t.life("b"), t.at("b"), t.hand("b")) == (100, 700, "f8.6", [])
    assert t.at("lost_doll") is None
    assert t.g.piles[0] == 1 << 1


def test_ex_14_guest_against_guest():
    t = Table(guests=True).guest("catherine", "a", "g2.4").guest("mummy_dog", "b", "g9.5").gregory("f11.5")
    t.turn("a", "11").do("roll", "catherine g1.4", "g12.4", "catherine g11.4", "catherine g10.4")
    t.fate("1 11 freak_out").do("catherine g9.5")
    assert (t.at("catherine"), t.at("mummy_dog"), t.hand("b"), t.hand("a")) == (None, "g9.5", ["freak_out"], [])
    assert (t.spooky("a"), t.spooky("b"), t.life("a"), t.life("b")) == (250, 250, 800, 800)


def test_ex_15_gregory_against_a_guest_with_a_card():
    t = Table(4, guests=True).guest("hells_chef", "d", "g8.4").gregory("g9.4")
    t.holds("a", "sleepwalking").holds("b", "sleepwalking").holds("c", "padded_pyjamas", "padded_pyjamas").holds(
        "d", "freak_out"
    )
    t.turn("d", "1").do("roll").fate("9 4 11 15").do("hells_chef g9.4")
    assert t.asked() == "d Poll-combat", "400 each: Gregory would win the tie; a controls him"
    t.do("freak_out")
    assert t.at("hells_chef") == "g9.4"
    assert t.asked() == "a SendBack"
    assert t.hand("d") == [], "Gregory is placed first"
    t.fate("overruled").do("f11.5")
    assert t.at("gregory") == "f11.5"
    assert t.hand("d") == ["overruled"]


def test_ex_16_sacrifice():
    t = Table(4, guests=True).guest("mummy_dog", "a", "g5.6").guest("hells_chef", "b", "g5.8").guest("james", "c", "g1.5")
    t.guest("my_son", "d", "g2.5").waiting("lost_doll", "a", "g9.11").pawn("b", "g5.4").gregory("g5.7").pawn("c", "g4.10")
    t.turn("a", "1").do("sacrifice mummy_dog")
    assert (t.at("mummy_dog"), t.at("hells_chef"), t.life("b")) == (None, None, 700)
    assert t.at("gregory") == "g5.7"
    assert t.asked() == "a WhichStart"
    t.do("g12.5")
    assert t.at("lost_doll") == "g12.5"
    assert t.g.active == 1


def test_ex_17_the_hand_limit():
    five = ("overruled", "overruled", "freak_out", "freak_out", "second_helping")
    t = Table().pawn("a", "g5.7").holds("a", *five).turn("a", "6").do("pawn g6.7")
    assert len(t.hand("a")) == 5
    assert t.may("pawn g7.7")


def test_ex_18_hell():
    t = Table().pawn("a", "f6.2").turn("a", "7")
    assert (t.g.points, t.may("pawn f5.2"), any(o.startswith("gregory") for o in t.can())) == (2, True, False)
    t = Table().pawn("a", "f6.2").turn("a", "8 1 9 1 20 1 1").do("end").do("end").do("end").do("end").do("end").do("end")
    assert t.may("pawn f5.2"), "the fourth turn is normal"
    assert t.may("gregory g12.4")


def test_ex_19_a_loss_with_a_modifier():
    t = (
        Table()
        .pawn("a", "g4.2")
        .has("a", keys=1)
        .holds("b", "second_helping")
        .turn("a", "1 fat_chicken")
        .do("pawn g3.2", "end")
    )
    t.do("second_helping")
    assert (t.life("a"), t.spooky("a"), t.owner("101")) == (600, 250, None)


def test_ex_20_a_win_with_modifiers():
    t = Table().pawn("a", "g4.2").has("a", keys=1, life=500).holds("b", "second_helping").holds("a", "freak_out")
    t.turn("a", "1 fat_chicken").do("pawn g3.2", "end", "pass", "second_helping").fate("10").do("freak_out")
    assert (t.spooky("a"), t.life("a"), t.owner("101")) == (100, 700, "a"), "paid 250 of 300, then the bonus: 100"


def test_ex_21_an_evolution_space_inside_a_room():
    t = Table().pawn("a", "g4.2").has("a", keys=1).turn("a", "11 musha_dokuro 1 6")
    t.do("pawn g3.2", "pawn g2.2", "pawn g2.1", "pawn g1.1")
    assert (t.life("a"), t.spooky("a")) == (450, 350)
    t.do("end")
    assert t.g.active == 0
    assert t.at("a") == "g2.1", "on the way out, the only step; the judgment space (1,2) would stop it"
    assert t.can() == ["pawn g3.1", "pawn g2.2"]


def test_ex_22_escape_by_a_blocked_portal():
    t = Table().rooms("a", "101", "102", "103").pawn("a", "g2.4").pawn("b", "g13.5").gregory("g12.4").turn("a", "1")
    assert t.may("pawn g1.4")
    t.do("pawn g1.4")
    assert (t.g.ended, t.g.returns) == ("escaped_portal", [1.0, -1.0])
    t = Table().rooms("a", "101", "102").pawn("a", "g2.4").pawn("b", "g13.5").gregory("g12.4").turn("a", "1")
    assert not t.may("pawn g1.4")


def test_ex_23_evicted_and_the_door_blocked():
    t = Table().pawn("a", "g3.2").gregory("g4.2")
    t.g.evicted[0] = 0
    t.turn("a", "6")
    assert not any(o.startswith("pawn") for o in t.can())
    t.do("gregory g5.2")
    assert t.g.points == 1 or t.asked(), "one step out is all that is legal now"
    assert t.at("a") == "g4.2"
    t = Table(guests=True).pawn("a", "g3.2").guest("james", "b", "g4.2")
    t.g.evicted[0] = 0
    t.turn("a", "6").do("roll")
    assert t.may("pawn g4.2")
    assert t.may("end")


def test_ex_24_what_opens_a_door():
    t = Table().lingering("open_house").pawn("a", "g4.2").has("a", keys=1).holds("a", "skeleton_key").turn("a", "6")
    t.do("skeleton_key", "pawn g3.2")
    assert (t.g.unlock, t.keys("a")) == (1, 1)
