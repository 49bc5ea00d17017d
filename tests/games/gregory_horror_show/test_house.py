"""Chapters 3 to 9: components, board, set-up, turn, movement, spaces, rooms."""

from __future__ import annotations

import pytest

from hantise.games.gregory_horror_show import GAME
from hantise.games.gregory_horror_show import board as b
from hantise.games.gregory_horror_show.components import BOOST, COPIES, DATA, FIGURES, KEYS, MAIN, MARKERS, POWERS

from .table import Table, space


def beside(name: str, mode: int = 0) -> set[str]:
    return {b.NAMES[t] for t in b.PAWN_STEPS[mode][space(name)]}


# 3 components -------------------------------------------------------------------------------------------------------------
def test_what_is_in_the_box():
    """GHS-CMP-1 to GHS-CMP-5."""
    count = {c["id"]: c["count"] for c in DATA["component"]}
    assert (count["judgment_deck"], count["monster_deck"], count["mystery_deck"]) == (30, 48, 12)
    assert sum(COPIES) == 30
    assert (KEYS, MARKERS, count["colour_marker"]) == (8, len(b.ROOMS), 4 * (2 + MARKERS))  # GHS-CMP-2
    assert len(FIGURES) == 24  # GHS-CMP-4
    assert not any(BOOST[MAIN:] + POWERS[MAIN:])


def test_eight_keys_are_a_hard_limit():
    """GHS-CMP-3, R13."""
    t = Table(4).has("b", keys=2).has("c", keys=2).has("d", keys=2).has("a", keys=0).pawn("a", "g5.2")
    t.g.keys[1] = 4
    assert t.g.supply() == 0
    assert t.turn("a", "1").do("pawn g5.1").keys("a") == 0


def test_gains_above_the_maximum_and_losses_below_0_are_lost():
    """GHS-CMP-5."""
    t = Table().has("a", life=750, spooky=550)
    t.g.gain_life(0, 200)
    t.g.change_spooky(0, 100)
    t.g.change_spooky(1, -400)
    assert (t.life("a"), t.spooky("a"), t.spooky("b")) == (800, 600, 0)


# 4 board ------------------------------------------------------------------------------------------------------------------
def test_neighbours_share_an_edge():
    """GHS-BRD-1."""
    assert beside("g7.9") == {"g7.8", "g6.9", "g7.10"}
    assert beside("g5.5") == {"g5.4", "g5.6"}


def test_rooms_are_entered_by_their_doors():
    """GHS-BRD-2, GHS-BRD-3."""
    for n in range(len(b.ROOMS) + 1):
        ways = [(s, t) for s in range(b.SPACES) for t in b.PAWN_STEPS[0][s] if b.AREA[s] != n and b.AREA[t] == n]
        assert ways == [(b.DOORS[n], b.ENTRIES[n])]
    assert b.DOORS[b.MYSTERY_ROOM] == space("g10.2")
    assert b.wandering_may(space("g4.2"), 0), "the door space itself is hall"


def test_the_secret_area_is_wall_until_it_opens():
    """GHS-BRD-4."""
    assert "f4.8" not in beside("f5.8")
    assert "f4.8" in beside("f5.8", b.SECRET_OPEN)
    assert beside("f3.8", b.SECRET_OPEN) == {"f2.8", "f3.7", "f3.9", "f4.8"}
    assert b.in_hall(space("f4.8"), b.SECRET_OPEN)
    assert not b.in_hall(space("f3.8"), b.SECRET_OPEN)


def test_stairs_are_one_space_of_two_floors():
    """GHS-BRD-5, GHS-STA-1."""
    assert beside("g7.6") == {"g7.5", "g7.7", "f6.6", "f8.6"}
    assert b.LEVEL[space("g7.6")] == 0
    assert "f7.6" not in b.NAMES
    t = Table().pawn("a", "g7.7").turn("a", "1").do("pawn g7.6", "end")
    assert t.at("a") == "g7.6", "a pawn may stop there"


def test_hell_has_two_ways_out_each_and_none_in():
    """GHS-BRD-6."""
    assert all(len(b.PAWN_STEPS[0][h]) == 2 for h in b.HELLS)
    assert not any(t in b.HELLS for s in range(b.SPACES) for t in b.PAWN_STEPS[0][s])


def test_five_carpets():
    """GHS-BRD-7."""
    assert len(b.CARPETS) == 5
    assert {b.NAMES[s] for s in b.CARPET_SPACES if b.CARPET_OF[s] == b.LOBBY} == {
        "g6.10",
        "g7.10",
        "g8.10",
        "g7.9",
        "g7.8",
        "g7.7",
    }


def test_steps_are_counted_without_portals_and_past_pieces():
    """GHS-BRD-8."""
    far = b.distances(0, space("g2.4"))
    assert far[space("g1.4")] == 99
    assert far[space("g5.4")] == 3
    assert far[space("g13.4")] == 99
    assert far[space("g10.4")] == 8
    assert b.distances(0, space("f6.2"))[space("f5.2")] == 1, "out of Hell"
    assert b.distances(b.GUEST_GAME, space("g10.4"))[space("g10.5")] == 99


def test_who_may_be_on_what():
    """GHS-BRD-9, GHS-WAN-2."""
    gregory = {b.KINDS[b.KIND[s]] for s in range(b.SPACES) if b.wandering_may(s, 0)}
    assert gregory == {
        "hall", "carpet", "thorn", "trigger", "key", "judgment", "spooky", "room_door", "mystery_door", "monster_start", "trap",
    }  # fmt: skip
    guests = {b.KINDS[b.KIND[s]] for s in range(b.SPACES) if b.guests_may(s, b.GUEST_GAME)}
    assert guests == gregory - {"trap"} | {"stairs", "teleporter"}
    assert b.guests_may(space("f4.8"), b.GUEST_GAME | b.SECRET_OPEN)


# 5 set-up -----------------------------------------------------------------------------------------------------------------
def test_set_up():
    """GHS-SET-1 to GHS-SET-7, GHS-VAR-1."""
    for seats in (2, 3, 4):
        g = GAME.new(seats, 5)
        assert (g.life, g.spooky, g.keys) == ([800] * seats, [250] * seats, [0] * seats)
        assert [len(h) for h in g.hands] == [2] * seats
        assert (g.stack, len(g.deck)) == (5, 30 - 2 * seats)
        assert all(d == 2**12 - 1 for d in g.decks)
        order = []
        while type(g.asked).__name__ == "PlacePawn":
            order.append(g.player)
            g.play(g.options[0])
        assert order == [(g.first + i) % seats for i in range(seats)]
        assert g.player == order[-1], "the last puts Gregory"
        assert [b.NAMES[s] for s in g.options] == ["g12.5", "f11.5"]


def test_rosters():
    """GHS-SET-8."""
    g = GAME.new(2, 1, {"guest_monsters": True})
    assert [bin(r).count("1") for r in g.rosters] == [6, 6]
    g = GAME.new(2, 1, {"guest_monsters": True, "guest_roster": "choose_6", "first_player": "seat_0"})
    for _ in range(3):
        g.play(g.options[0])
    assert g.look(1)["players"][0]["roster"] is None
    for _ in range(6):
        g.play(g.options[-1] if g.player == 1 else g.options[0])
    assert g.look(1)["players"][0]["roster"] is None
    assert g.look(0)["players"][0]["roster"] == FIGURES[:6]
    while type(g.asked).__name__ == "Roster":
        g.play(g.options[0])
    assert g.look(-1)["players"][0]["roster"] == FIGURES[:6]


# 6 turn -------------------------------------------------------------------------------------------------------------------
def test_turns_go_clockwise_and_skip_the_dead():
    """GHS-TRN-1."""
    t = Table(3).turn("a", "1 1")
    t.g.out = 2
    t.g.lift(1)
    assert t.do("end").g.active == 2


def test_notes_of_a_turn_are_cleared():
    """GHS-TRN-2, GHS-TRN-3."""
    t = Table().holds("a", "skeleton_key").turn("a")
    assert t.asked() == "a Poll-start"
    t.fate("1 1").do("skeleton_key", "end")
    assert (t.g.unlock, t.g.left, t.g.fought) == (0, 0, 0)


def test_the_kinds_of_turn():
    """GHS-TRN-4. In Hell one rolls, or sacrifices."""
    t = Table(guests=True).pawn("a", "f6.2").guest("james", "a", "g9.4").roster("a").turn("a")
    assert t.can() == ["roll", "sacrifice james"]
    t = Table(guests=True).roster("a").turn("a", "1")
    assert t.asked() == "a Act", "nothing but a roll: nobody is asked"


def test_a_normal_turn():
    """GHS-TRN-5, GHS-MOV-1."""
    for die, points in ((1, 2), (5, 2), (6, 3), (10, 3), (11, 4), (15, 4), (16, 5), (20, 5)):
        assert Table().turn("a", str(die)).g.points == points


def test_the_movement_phase_ends_by_itself_where_nothing_else_is_legal():
    """GHS-TRN-6."""
    t = Table().turn("a", "1 1").do("gregory g12.4", "gregory g12.5")
    assert t.g.active == 1
    t = Table().holds("a", "gooseflesh").turn("a", "1").until("Act").do("gregory g12.4", "gregory g12.5")
    assert t.can() == ["end", "gooseflesh"], "using up the points does not end it: cards may follow"


def test_pending_things_come_after_the_movement_phase():
    """GHS-TRN-7, GHS-TRN-8."""
    t = Table().pawn("a", "g10.2").turn("a", "1 screaming_mirror").do("pawn g11.2")
    assert (t.spooky("a"), t.asked()) == (250, "a Act-monsters")
    assert t.do("end").spooky("a") == 450


def test_a_dead_players_turn_is_over():
    """GHS-TRN-9. Nothing pending is resolved, and W-END does not open."""
    t = Table(3).pawn("a", "g9.2").has("a", life=50).holds("b", "midnight_snack").turn("a", "1").until("Act").fate("1")
    t.do("pawn g8.2")
    assert not t.g.alive(0)
    assert (t.g.active, t.asked()) == (1, "b Poll-start")


# 7 movement ---------------------------------------------------------------------------------------------------------------
def test_points_are_split_freely_and_steps_interleaved():
    """GHS-MOV-2, GHS-MOV-3."""
    t = Table().pawn("a", "g5.10").turn("a", "11").do("gregory g12.4", "pawn g5.9", "gregory g11.4")
    assert t.g.points == 1
    assert t.why("pawn g9.4") == "GHS-BRD-1 not-beside"


def test_nothing_enters_an_occupied_space():
    """GHS-MOV-4, GHS-MOV-5, R14."""
    t = Table().pawn("a", "g5.4").pawn("b", "g5.5").gregory("g6.4").turn("a", "6")
    assert t.why("pawn g5.5") == "GHS-MOV-4 taken"
    assert t.why("pawn g6.4") == "GHS-MOV-4 taken", "pawns never attack Gregory"
    assert t.why("gregory g5.4") == "GHS-MOV-4 taken", "nor does he attack his mover's pawn"
    t = Table(guests=True).pawn("a", "g5.4").waiting("james", "b", "g9.11").pawn("b", "g8.10").turn("a", "1").do("roll")
    assert not t.may("pawn g9.11")


def test_what_ends_the_movement_of_the_pawn():
    """GHS-MOV-6, GHS-EVO-2."""
    t = Table().pawn("a", "g5.7").turn("a", "6 freak_out").do("pawn g6.7")
    assert t.why("pawn g7.7") == "GHS-MOV-6 pawn-stands"
    assert t.may("gregory g12.4")


def test_a_room_just_entered_is_not_left():
    """GHS-MOV-7, R55."""
    t = Table().pawn("a", "g4.2").has("a", keys=1).turn("a", "11").do("pawn g3.2")
    assert t.why("pawn g4.2") == "GHS-MOV-7 entered-now"
    assert t.may("pawn g2.2")


def test_a_room_just_left_is_not_entered_again():
    """GHS-MOV-8, R45."""
    t = Table().pawn("a", "g3.2").rooms("a", "101").turn("a", "11").do("pawn g4.2")
    assert t.why("pawn g3.2") == "GHS-MOV-8 left-now"
    t = Table().pawn("a", "g11.2").turn("a", "11").do("pawn g10.2")
    assert t.why("pawn g11.2") == "GHS-MOV-8 left-now"


def test_a_beaten_pawn_leaves_first():
    """GHS-MOV-9, R16."""
    t = Table().pawn("a", "g2.2").has("a", keys=1)
    t.g.evicted[0] = 0
    t.turn("a", "6")
    assert t.at("a") == "g4.2", "the only way, step by step"
    assert t.g.evicted[0] == -1, "out of the room it is over"


def test_a_beaten_pawn_may_play_cards_and_nothing_else():
    """GHS-MOV-9."""
    t = Table().pawn("a", "g3.2").holds("a", "blood_sample")
    t.g.evicted[0] = 0
    t.turn("a", "6").do("pass")
    assert t.can() == ["pawn g4.2", "blood_sample b"]
    assert t.why("gregory g12.4") == "GHS-MOV-9 must-leave"
    assert t.why("end") == "GHS-MOV-9 must-leave"


def test_a_beaten_pawn_stands_where_it_cannot_leave():
    """GHS-MOV-9. No other step inside the room."""
    t = Table().pawn("a", "g3.2").pawn("b", "g4.2")
    t.g.evicted[0] = 0
    t.turn("a", "6")
    assert not any(o.startswith("pawn") for o in t.can())
    assert t.why("pawn g2.2") == "GHS-MOV-9 must-leave"


def test_a_pawn_may_stay():
    """GHS-MOV-10."""
    assert Table().turn("a", "1").may("end")


def test_being_placed_triggers_nothing():
    """GHS-MOV-11."""
    t = Table().holds("b", "pull_the_rug").pawn("a", "g5.4").holds("a", "laundry_chute").turn("a").fate("1")
    t.do("laundry_chute f6.1")
    assert t.asked() != "a CarpetDiscard"


# 8 spaces -----------------------------------------------------------------------------------------------------------------
def test_an_evolution_space_is_not_used_twice_in_a_row():
    """GHS-EVO-1, GHS-EVO-3, GHS-EVO-4, R3, R21."""
    t = Table().pawn("a", "g5.5").has("a", spooky=600).turn("a", "6 1 6").do("pawn g5.6")
    assert t.g.memory[0] == space("g5.6")
    assert not any(o.startswith("pawn") for o in t.can()), "the stop applies at 600 too"
    t.do("end", "end").do("pawn g5.5", "pawn g5.6")
    assert (t.spooky("a"), t.may("pawn g5.7")) == (600, True), "inactive: no stop, no gain"


def test_a_judgment_space_without_cards_to_draw_stops_all_the_same():
    """GHS-EVO-2, GHS-EVO-4."""
    t = Table().pawn("a", "g5.7")
    t.g.deck = []
    t.turn("a", "6").do("pawn g6.7")
    assert (t.g.memory[0], t.may("pawn g7.7")) == (space("g6.7"), False)


def test_a_visit_to_a_room_clears_the_memory():
    """GHS-EVO-5, R4. But not to the room that holds the space."""
    t = Table().pawn("a", "g4.2").rooms("a", "101")
    t.g.memory[0] = space("g5.6")
    assert t.turn("a", "1").do("pawn g3.2").g.memory[0] == -1
    t = Table().pawn("a", "g4.2").rooms("a", "101")
    t.g.memory[0] = space("g1.2")
    assert t.turn("a", "1").do("pawn g3.2").g.memory[0] == space("g1.2")
    t = Table().pawn("a", "g10.2")
    t.g.memory[0] = space("g5.6")
    assert t.turn("a", "1 blackout").do("pawn g11.2").g.memory[0] == -1, "GHS-MYS-8"


def test_a_gain_waits_for_the_room_combat():
    """GHS-EVO-6, R7, R17."""
    t = Table().pawn("a", "g4.8").has("a", keys=1, spooky=100).turn("a", "16 fat_chicken")
    t.do("pawn g3.8", "pawn g2.8", "pawn g2.7", "pawn g1.7")
    assert (t.spooky("a"), t.g.gain) == (100, space("g1.7"))
    t.do("end")
    assert (t.life("a"), t.spooky("a")) == (600, 200), "lost with 100, then gained"


def test_keys():
    """GHS-KEY-1 to GHS-KEY-3."""
    t = Table().pawn("a", "g5.2").turn("a", "6").do("pawn g5.1")
    assert (t.keys("a"), t.g.supply()) == (1, 7)
    t.do("pawn g5.2")
    assert t.keys("a") == 1, "no stop"
    t = Table().pawn("a", "g5.2").has("a", keys=1).turn("a", "1").do("pawn g5.1")
    assert t.keys("a") == 1, "one at most"
    t = Table().pawn("a", "g4.2").has("a", keys=1).turn("a", "6").do("pawn g3.2")
    assert t.g.supply() == 8, "spent keys return"


def test_teleporters():
    """GHS-TEL-1 to GHS-TEL-3, R19."""
    t = Table().pawn("a", "g1.5").turn("a", "6").do("pawn g1.4")
    assert (t.at("a"), t.g.points, t.can()) == ("g13.4", 2, ["g12.4", "g13.5"])
    assert t.why("g2.4") == "GHS-TEL-3 not-there"
    t = Table(guests=True).pawn("a", "g5.4").guest("james", "a", "g2.4").turn("a", "1").do("roll", "james g1.4", "g13.5")
    assert t.at("james") == "g13.5"


def test_an_escape_by_a_teleporter():
    """GHS-TEL-4, GHS-TEL-5, GHS-END-1, GHS-RXN-11, R54."""
    t = Table().rooms("a", "101", "102", "103").pawn("a", "g2.4").holds("b", "midnight_snack").turn("a", "1").until("Act")
    t.do("pawn g1.4")
    assert (t.g.ended, t.g.returns) == ("escaped_portal", [1.0, -1.0])
    t = Table().lingering("dead_portals").pawn("a", "g2.4").turn("a", "1")
    assert not t.may("pawn g1.4")


def test_thorns_every_time():
    """GHS-THO-1."""
    t = Table().pawn("a", "g9.2").turn("a", "6").do("pawn g8.2", "pawn g7.2")
    assert (t.life("a"), t.spooky("a")) == (750, 500)


def test_a_carpet_takes_one_card_an_entry():
    """GHS-CAR-1, R34, R52."""
    t = Table().pawn("a", "g5.4").holds("a", "freak_out", "overruled").turn("a", "6").do("pawn g6.4")
    assert (t.asked(), t.can()) == ("a CarpetDiscard", ["keep", "discard freak_out", "discard overruled"])
    t.do("discard overruled", "pawn g7.4")
    assert (t.asked(), t.hand("a")) == ("a Act", ["freak_out"])


def test_carpet_tolls_come_first_and_one_by_one():
    """GHS-CAR-2."""
    t = Table().lingering("biting_carpets").pawn("a", "g5.4").holds("a", "padded_pyjamas")
    t.turn("a", "6")
    t.g.tolls = ((1, 100),)
    t.do("pawn g6.4")
    assert t.asked() == "a Brace"
    t.do("pass", "pass")
    assert (t.life("a"), t.asked()) == (650, "a CarpetDiscard")


def test_a_trigger_space_is_plain_in_the_basic_game():
    """GHS-TRG-1."""
    t = Table().pawn("a", "g3.4").turn("a", "6").do("pawn g4.4", "pawn g5.4")
    assert t.at("a") == "g5.4"


def test_hells_gate():
    """GHS-HEL-1, GHS-HEL-2, R56."""
    t = Table().pawn("a", "g9.3")
    t.g.hell_rolls[0] = 2
    t.turn("a", "6").do("pawn g8.3")
    assert t.asked() == "a HellSpace"
    t.do("f6.3")
    assert (t.at("a"), t.g.hell_rolls[0]) == ("f6.3", 0)
    assert t.may("gregory g12.4"), "points left may move monsters"
    assert not any(o.startswith("pawn") for o in t.can())


def test_a_hell_turn():
    """GHS-HEL-3, R1, R20."""
    t = Table().pawn("a", "f6.2").turn("a", "7")
    assert t.can() == ["end", "pawn f6.1", "pawn f5.2"]
    assert t.why("gregory g12.4") == "GHS-HEL-3 pawn-only"
    t = Table().pawn("a", "f6.2").turn("a", "8")
    assert (t.g.points, t.g.hell_rolls[0], t.may("gregory g12.4")) == (3, 1, True)
    assert t.why("pawn f5.2") == "GHS-MOV-6 pawn-stands"


def test_free_to_leave_hell():
    """GHS-HEL-4, GHS-HEL-5."""
    t = Table().pawn("a", "f6.2").turn("a", "7 1 20").do("end", "end")
    assert (t.g.points, t.may("pawn f5.2"), t.may("gregory g12.4")) == (5, True, True), "a successful roll that was not used"
    assert t.may("end"), "the pawn may stay in Hell"


# 9 rooms ------------------------------------------------------------------------------------------------------------------
def test_a_door_needs_a_key():
    """GHS-ROO-1, GHS-ROO-2, GHS-ROO-3, GHS-ROO-4."""
    t = Table().pawn("a", "g4.2").turn("a", "1")
    assert t.why("pawn g3.2") == "GHS-ROO-1 locked"
    t = Table().pawn("a", "g4.2").rooms("a", "101").turn("a", "1").do("pawn g3.2")
    assert (t.g.combat, t.keys("a")) == (-1, 0), "an own room: no key and no monster"
    t = Table().pawn("a", "g4.2").rooms("b", "101").has("a", keys=1).turn("a", "1").do("pawn g3.2")
    assert t.g.combat == 0


def test_several_pawns_in_one_room():
    """GHS-ROO-5, GHS-ROO-6."""
    t = Table().pawn("a", "g4.2").pawn("b", "g1.1").rooms("b", "101").has("a", keys=1).turn("a", "1 black_duck 1")
    t.do("pawn g3.2", "pawn g2.2")
    assert (t.owner("101"), t.at("b"), t.at("a")) == ("a", "g1.1", "g2.2")


def test_a_lost_room_combat_changes_no_marker():
    """GHS-ROO-7, GHS-RCB-4."""
    t = Table().pawn("a", "g4.2").rooms("b", "101").has("a", keys=1).turn("a", "1 death").do("pawn g3.2", "end")
    assert (t.owner("101"), t.keys("a"), t.life("a"), t.spooky("a"), t.g.evicted[0]) == ("b", 0, 300, 250, 0)


def test_a_room_combat():
    """GHS-RCB-1 to GHS-RCB-7, GHS-CMB-4."""
    t = Table().pawn("a", "g4.2").rooms("b", "101").has("a", keys=1, life=100).turn("a", "1 tv_fish 8 freak_out")
    t.do("pawn g3.2", "end")
    assert (t.spooky("a"), t.life("a"), t.owner("101")) == (0, 350, "a"), "equal wins"
    assert t.g.piles[0] == 1 << 6, "GHS-RCB-5"
    assert t.life("b") == 800, "GHS-RCB-6"
    assert "guest-comes" not in t.told(), "GHS-RCB-7"


def test_reincarnation():
    """GHS-REI-1, R12."""
    t = (
        Table()
        .pawn("a", "g4.2")
        .has("a", keys=1)
        .pile("a", "", "black_duck death lost_doll")
        .turn("a", "1")
        .do("pawn g3.2", "end")
    )
    assert t.can() == ["remove black_duck", "remove lost_doll", "remove death"], "one of three: two stay"
    t.fate("black_duck 1").do("remove death")
    assert (t.g.removed[0] >> 11 & 1, t.g.piles[0], t.g.decks[0]) == (1, 1, 2)
    t = Table().pawn("a", "g4.2").has("a", keys=1).pile("a", "", "black_duck lost_doll").turn("a", "1 black_duck 1")
    t.do("pawn g3.2", "end")
    assert t.owner("101") == "a", "never below two cards: nothing is removed"


def test_no_monster_left():
    """GHS-REI-2."""
    t = Table().pawn("a", "g4.2").has("a", keys=1, life=500).pile("a", "").turn("a", "1").do("pawn g3.2", "end")
    assert (t.owner("101"), t.life("a")) == ("a", 500)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_its_own_deck(seats):
    """GHS-SET-5, GHS-VAR-1."""
    g = GAME.new(seats, 3)
    assert g.decks == [2**12 - 1] * seats
