"""Chapter 15: the guest monsters; one test a power."""

from __future__ import annotations

import pytest

from hantise.games.gregory_horror_show.board import DOORS, NAMES
from hantise.games.gregory_horror_show.components import FIGURES, POWERS
from hantise.games.gregory_horror_show.state import GUEST, IN_PLAY

from .table import Table, space


def lost(monster: str, seats: int = 3, **options: object) -> Table:
    """Seat a loses a room combat to that monster; nothing has been said yet of what others own."""
    t = Table(seats, guests=True, **options).pawn("a", "g4.2").has("a", keys=1, spooky=0).roster("a")
    t.lose = lambda: t.turn("a", f"1 {monster}").do("pawn g3.2", "end")  # type: ignore[attr-defined]
    return t


# entering by a room victory -----------------------------------------------------------------------------------------------
def test_a_room_victory_is_offered_from_the_losers_left():
    """GHS-GEN-1, GHS-GEN-2, R49."""
    t = lost("fat_chicken", 4).roster("b").roster("c", "hells_chef").roster("d", "fat_chicken")
    t.lose()
    assert t.asked() == "c RoomVictory"
    t.do("decline")
    assert t.asked() == "d RoomVictory", "a declined offer goes on"
    t.do("bring fat_chicken f11.5")
    assert (t.at("fat_chicken"), t.at("hells_chef")) == ("f11.5", None)


def test_a_deadly_defeat_is_a_room_victory_too():
    """GHS-GEN-1, R57, GHS-TRN-9."""
    t = lost("death").has("a", life=500)
    t.lose()
    assert (t.g.alive(0), t.asked()) == (False, "b RoomVictory")
    assert t.fate("1").do("bring death f11.5").g.active == 1


def test_who_may_bring_which_figure():
    """GHS-GEN-3, R5, R8."""
    t = lost("fat_chicken").roster("b").roster("c")
    t.lose()
    assert "guest-comes" not in t.told(), "in nobody's roster"
    t = lost("fat_chicken", 2).pile("b", "death")
    t.lose()
    assert t.asked() == "b RoomVictory"
    assert all("hells_chef" in o for o in t.can()[1:]), "the card of the main figure has left the game"
    assert t.why("bring fat_chicken f11.5") == "GHS-GEN-3 card-removed"
    t = lost("fat_chicken", 2).pile("b", "", "fat_chicken")
    t.lose()
    assert t.may("bring fat_chicken f11.5"), "a card in the discard may be taken"
    t = lost("fat_chicken", 2).guest("james", "b", "g8.4").guest("my_son", "b", "g9.4")
    t.lose()
    assert t.told().count("guest-comes") == 0, "two in play at most"
    t = lost("fat_chicken", 3).guest("hells_chef", "b", "g8.4").roster("b").roster("c", "hells_chef")
    t.lose()
    assert t.told().count("guest-comes") == 0, "the same figure is on the board"


def test_the_card_of_a_main_figure_lies_face_up():
    """GHS-GEN-4, GHS-GEN-5."""
    t = lost("fat_chicken", 2)
    t.lose()
    t.fate("1").do("bring fat_chicken f11.5")
    assert (t.g.decks[1] >> 3 & 1, t.g.faces(1)) == (0, 1 << 3)
    assert t.g.status[3] == IN_PLAY


def test_a_waiting_guest_does_nothing():
    """GHS-GEN-6."""
    t = Table(2, guests=True).waiting("james", "a", "g9.11").guest("my_son", "b", "g12.5").guest("death", "b", "f11.5")
    t.pawn("a", "g8.11").gregory("g7.4").turn("a", "1").do("roll")
    assert not t.may("pawn g9.11")
    assert not any(o.startswith("james") for o in t.can())
    assert t.g.in_play(0) == 0


def test_waiting_guests_enter_as_soon_as_a_start_space_is_free():
    """GHS-GEN-7."""
    t = Table(2, guests=True).waiting("james", "a", "g9.11").waiting("cactus_girl", "b", "g8.11").pawn("b", "g5.11")
    t.pawn("a", "g6.11").gregory("g12.5").guest("death", "b", "f11.5").turn("a", "6").do("roll", "gregory g12.4")
    assert t.at("james") == "g12.5", "the one with the highest x"
    assert t.at("cactus_girl") == "g9.11", "the others shift to the right"
    t = Table(2, guests=True).waiting("james", "a", "g9.11").gregory("g8.4").turn("a")
    assert t.asked() == "a WhichStart", "both are free: the owner chooses"


def test_no_waiting_guest_enters_inside_a_fight():
    """GHS-GEN-7, R60."""
    t = Table(2, guests=True).waiting("james", "a", "g9.11").guest("death", "b", "f11.5").gregory("g12.5").pawn("b", "g12.4")
    t.turn("a", "6 1").do("roll", "gregory g12.4")
    assert t.at("gregory") == "g12.5", "Gregory, beaten, goes back before James can come"
    assert t.at("james") == "g9.11"


# low blow, traps, release ---------------------------------------------------------------------------------------------------
def test_a_low_blow():
    """GHS-GTR-1, GHS-GTR-2, R9, R39, R58."""
    t = Table(guests=True).has("a", life=150).turn("a", "1").do("low_blow death f2.5")
    assert (t.life("a"), t.at("death"), t.g.faces(0)) == (50, "f2.5", 1 << 11)
    assert not any(o.startswith("low_blow") for o in t.can()), "one a turn"
    t = Table(guests=True).has("a", life=100).turn("a", "1")
    assert t.why("low_blow death f2.5") == "GHS-GTR-1 blow-life"
    t = Table(guests=True).pawn("a", "g4.2").has("a", keys=1).turn("a", "6").do("roll", "pawn g3.2")
    assert t.why("low_blow death f2.5") == "GHS-GTR-1 blow-pending"


def test_nothing_enters_a_trap():
    """GHS-GTR-3."""
    t = Table(guests=True).pawn("a", "g10.4").gregory("g12.5").turn("a", "1").do("roll")
    assert t.why("pawn g10.5") == "GHS-GTR-3 a-trap"
    assert not t.may("gregory g11.5")
    assert Table().pawn("a", "g10.4").turn("a", "1").may("pawn g10.5"), "plain hall in the basic game"


def test_the_release_flag():
    """GHS-GTR-4, R22."""
    t = Table(guests=True).pawn("a", "g3.4").trapped("death", "a", "f2.5").turn("a", "1 1").do("roll", "pawn g4.4", "end")
    assert t.g.flags == 1
    t.g.put(0, space("g5.4"))
    assert t.g.flags == 0, "lost when the pawn leaves that space"


def test_a_release_roll():
    """GHS-GTR-5 to GHS-GTR-7, R2, R24."""
    for trap, die, works in (("f2.5", 10, True), ("f2.5", 11, False), ("g10.5", 7, True), ("g10.5", 8, False)):
        t = Table(guests=True).pawn("a", "g4.4").trapped("death", "a", trap)
        t.g.flags = 1
        t.turn("a", f"{die} 1" if not works else str(die)).do("release death")
        assert (t.g.status[11] == IN_PLAY) is works
        assert t.g.flags == 1, "the flag stays while the pawn stays"
    t = Table(guests=True).pawn("a", "g4.4").trapped("death", "a", "f2.5")
    t.g.flags = 1
    t.turn("a").do("low_blow james f3.5")
    assert t.why("release james") == "GHS-GTR-5 trapped-now"
    t = Table(guests=True).pawn("a", "g4.4").trapped("death", "a", "f2.5").turn("a")
    assert t.why("release death") == "GHS-GTR-4 no-flag"
    t = Table(guests=True).pawn("a", "f3.4").trapped("death", "a", "f3.5")
    t.g.flags = 1
    assert t.turn("a").why("release death") == "GHS-GTR-5 no-way-out"  # its own player's pawn stands in the only one


def test_a_released_guest_moves_up_to_two_spaces_and_may_attack():
    """GHS-GTR-6, R23."""
    t = Table(guests=True).pawn("a", "g4.4").trapped("musha_dokuro", "a", "f3.5").pawn("b", "f4.4").has("b", spooky=0)
    t.g.flags = 1
    t.turn("a", "1").do("release musha_dokuro")
    assert not t.may("stop"), "one step is compulsory"
    assert t.may("f4.4"), "by its diagonal power"
    t.fate("1").do("f4.4")
    assert (t.life("b"), t.asked()) == (600, "b Upstairs")
    t = Table(guests=True).pawn("a", "g4.4").trapped("james", "a", "f2.5")
    t.g.flags = 1
    t.turn("a", "1 1").do("release james", "f2.4", "stop")
    assert (t.at("james"), t.g.active) == ("f2.4", 1)


@pytest.mark.parametrize("attacker", ["gregory", "hells_chef"])
def test_a_pawn_that_wins_where_it_stands_keeps_its_right_to_release(attacker):
    """GHS-GTR-4. The right is lost when the pawn leaves the space; one that wins in place has not left."""
    t = Table(guests=True).pawn("a", "g4.4").trapped("death", "a", "f2.5").has("a", spooky=600)
    if attacker == "gregory":
        t.gregory("g5.4")
    else:
        t.guest("hells_chef", "b", "g5.4")
    t.turn("a", "1").do("roll", "end").fate("1", "1").do("roll", f"{attacker} g4.4")
    if t.asked() == "b SendBack":
        t.do("g12.5")
    t.do("end")
    assert (t.at("a"), t.asked()) == ("g4.4", "a ChooseTurn")
    assert t.may("release death")


def test_a_pawn_that_loses_where_it_stands_loses_its_right_to_release():
    """GHS-GTR-4."""
    t = Table(guests=True).pawn("a", "g4.4").trapped("death", "a", "f2.5").guest("hells_chef", "b", "g5.4").has("a", spooky=0)
    t.turn("a", "1").do("roll", "end").fate("1", "20").do("roll", "hells_chef g4.4", "f5.2", "end")
    assert t.why("release death") == "GHS-GTR-4 no-flag"


# moving -----------------------------------------------------------------------------------------------------------------------
def test_everybody_moves_every_guest_and_only_its_owner_attacks():
    """GHS-GMV-1 to GHS-GMV-3, R35."""
    t = Table(guests=True).guest("death", "b", "g8.4").pawn("b", "g7.4").guest("james", "a", "g9.4").turn("a", "1").do("roll")
    assert t.why("death g9.4") == "GHS-GMV-2 not-your-guest"
    t = Table(guests=True).guest("death", "a", "g8.4").pawn("a", "g7.4").guest("james", "a", "g9.4").turn("a", "1").do("roll")
    assert not t.may("death g7.4")
    assert not t.may("death g9.4")
    t = Table(guests=True).guest("death", "b", "g8.4").turn("a", "1").do("roll", "death g9.4")
    assert t.at("death") == "g9.4"


def test_diagonal():
    """GHS-GMV-4, R43."""
    t = Table(guests=True).guest("musha_dokuro", "a", "g5.5").turn("a", "1").do("roll")
    assert [o.split()[1] for o in t.can() if o.startswith("musha")] == ["g4.4", "g5.4", "g6.4", "g5.6"]
    t = Table(guests=True).guest("musha_dokuro", "a", "g6.4").turn("a", "1").do("roll")
    assert t.may("musha_dokuro g5.5")
    t = Table(guests=True).guest("musha_dokuro", "a", "g7.7").turn("a", "1").do("roll")
    assert not t.may("musha_dokuro g7.5"), "no stairs and no jump"


def test_no_diagonal_step_into_the_secret_area():
    """GHS-GMV-4, GHS-BRD-4."""
    t = Table(guests=True).secret().guest("musha_dokuro", "a", "f4.8").turn("a", "1").do("roll")
    assert [o.split()[1] for o in t.can() if o.startswith("musha")] == ["f5.7", "f3.8", "f5.8", "f5.9"]


def test_jump():
    """GHS-GMV-5, R43."""
    t = Table(guests=True).guest("black_duck", "a", "g2.5").gregory("f11.5").turn("a", "1").do("roll")
    assert not t.may("black_duck g4.5"), "a wall is not landed on"
    t = Table(guests=True).guest("black_duck", "a", "g5.4").pawn("b", "g6.4").turn("a", "1").do("roll")
    assert t.may("black_duck g7.4"), "over a pawn"
    assert t.may("black_duck g3.4")
    t = Table(guests=True).guest("black_duck", "a", "f5.2").turn("a", "1").do("roll")
    assert not t.may("black_duck f7.2"), "nor beyond Hell, where a wall is"
    t = Table(guests=True).guest("black_duck", "a", "f5.1").turn("a", "1").do("roll")
    assert t.may("black_duck f7.1")


def test_a_jump_over_a_trap():
    """GHS-GMV-5."""
    t = Table(guests=True).guest("black_duck", "a", "g9.5").gregory("f11.5").turn("a", "1").do("roll")
    assert not t.may("black_duck g10.5")
    t = Table(guests=True).guest("black_duck", "a", "g12.5").gregory("f11.5").turn("a", "1").do("roll")
    assert not t.may("black_duck g10.5"), "a trap is not landed on"


def test_feet():
    """GHS-GMV-6, R40."""
    t = Table(guests=True).guest("devil_dog", "a", "g9.4").turn("a", "1").do("roll", "devil_dog g9.5")
    assert (t.g.points, t.g.feet_left(8)) == (1, 2)
    t.do("devil_dog g9.6", "devil_dog g9.7")
    assert (t.g.points, t.g.feet_left(8)) == (1, 0)
    t = Table(guests=True).guest("devil_dog", "b", "g9.4").turn("a", "1").do("roll", "devil_dog g9.5")
    assert t.g.feet_left(8) == 0, "for its owner only"
    t = Table(guests=True).guest("devil_dog", "a", "g9.4").turn("a", "1").do("roll", "gregory g12.4", "gregory g11.4")
    assert not any(o.startswith("devil") for o in t.can()), "at least one shared point first"


def test_the_spooky_booster_and_none_for_secondary_figures():
    """GHS-GMV-7, GHS-GMV-8, GHS-GCB-3."""
    for figure, life in (("death", 450), ("james", 600)):
        t = Table(guests=True).guest(figure, "a", "g8.4").pawn("b", "g9.4").has("b", spooky=0).turn("a", "1 1")
        assert t.do("roll", f"{figure} g9.4").life("b") == life
    assert not any(POWERS[f] for f in range(12, 24))


def test_stairs_and_teleporters():
    """GHS-GMV-9."""
    t = Table(guests=True).guest("james", "a", "g7.7").turn("a", "6").do("roll", "james g7.6", "james f8.6")
    assert t.at("james") == "f8.6"


# combat -----------------------------------------------------------------------------------------------------------------------
def test_a_guest_attacks_a_pawn():
    """GHS-GCB-1, GHS-GCB-4, GHS-CMB-1."""
    t = Table(guests=True).guest("james", "a", "g8.4").pawn("b", "g9.4").turn("a", "1 6").do("roll", "james g9.4")
    assert (t.life("b"), t.at("james"), t.asked()) == (500, "g9.4", "b Upstairs")
    assert t.can()[0][0] == "f"
    t = Table(guests=True).guest("james", "a", "g8.4").pawn("b", "g9.4").turn("a", "1 1").do("roll", "james g9.4")
    assert (t.spooky("b"), t.at("james"), t.at("b"), t.hand("b")) == (50, None, "g9.4", [])


def test_a_pawn_attacks_a_guest():
    """GHS-GCB-2, GHS-GCB-4. A pawn that won is on the space, and its effects apply."""
    t = Table(guests=True).guest("james", "b", "g5.1").pawn("a", "g5.2").turn("a", "6 1").do("roll", "pawn g5.1")
    assert (t.at("a"), t.keys("a"), t.at("james")) == ("g5.1", 1, None)
    t = Table(guests=True).guest("james", "b", "g5.1").pawn("a", "g5.2").turn("a", "6 20").do("roll", "pawn g5.1")
    assert (t.life("a"), t.at("james"), t.keys("a"), t.asked()) == (300, "g5.1", 0, "a Upstairs")
    t.do("f5.2")
    assert not any(o.startswith("pawn") for o in t.can()), "GHS-MOV-6"
    t = Table(guests=True).guest("james", "a", "g5.1").pawn("a", "g5.2").turn("a", "6").do("roll")
    assert not t.may("pawn g5.1"), "not the own guest"


def test_guest_against_guest():
    """GHS-GCB-5."""
    t = Table(guests=True).guest("james", "a", "g8.4").guest("my_son", "b", "g9.4").turn("a", "1 20 1 gooseflesh")
    t.do("roll", "james g9.4")
    assert (t.at("james"), t.at("my_son"), t.hand("a")) == ("g9.4", None, ["gooseflesh"])
    assert t.why("james g8.4") == "GHS-WAN-9 has-fought", "GHS-GCB-8"


def test_who_controls_gregory_against_a_guest():
    """GHS-GCB-6, R31, R61."""
    t = (
        Table(4, guests=True)
        .guest("james", "a", "g8.4")
        .gregory("g9.4")
        .holds("b", "skeleton_key")
        .turn("a", "1 5 5 6 7 20 1 freak_out")
    )
    t.do("roll", "james g9.4")
    rolls = [key for key in t.told() if key.startswith("rolls-")]
    assert rolls == ["rolls-move", *["rolls-control"] * 4, *["rolls-fight"] * 2], "c and d are tied, and tied again"
    assert t.asked() == "d SendBack"
    t = (
        Table(3, guests=True)
        .guest("james", "a", "g8.4")
        .gregory("g9.4")
        .holds("b", "skeleton_key")
        .turn("a", "1 1 20 freak_out")
    )
    t.do("roll", "gregory g8.4")
    assert (t.at("gregory"), t.at("james"), t.hand("c")) == ("g8.4", None, ["freak_out"])


def test_gregory_is_placed_before_the_guests_owner_draws():
    """GHS-GCB-7, R63."""
    t = Table(guests=True).guest("james", "a", "g8.4").gregory("g9.4").turn("a", "1 6 1").do("roll", "james g9.4")
    assert (t.asked(), t.hand("a"), t.at("james")) == ("b SendBack", [], "g9.4")
    t.fate("freak_out").do("g12.5")
    assert (t.at("gregory"), t.hand("a")) == ("g12.5", ["freak_out"])


def test_gregory_wins_ties_against_a_guest():
    """GHS-GCB-7."""
    t = Table(guests=True).guest("james", "a", "g8.4").gregory("g9.4").turn("a", "1 1 1 freak_out").do("roll", "james g9.4")
    assert (t.at("james"), t.at("gregory"), t.hand("b")) == (None, "g9.4", ["freak_out"])
    assert t.g.dead[0] == 1 << FIGURES.index("james")


def test_a_guest_that_has_fought_stands_still():
    """GHS-GCB-8."""
    t = Table(guests=True).guest("james", "a", "g8.4").pawn("b", "g9.4").turn("a", "6 20").do("roll", "james g9.4", "f5.2")
    assert t.why("james g10.4") == "GHS-WAN-9 has-fought"


# sacrifice, removal ----------------------------------------------------------------------------------------------
def test_a_sacrifice_instead_of_a_roll():
    """GHS-GSA-1, GHS-GSA-2, GHS-GSA-4, GHS-TRN-4."""
    t = Table(guests=True).guest("james", "a", "g5.4").guest("my_son", "b", "g5.5").pawn("a", "g4.4").gregory("g6.4")
    t.turn("a", "1").do("sacrifice james")
    assert (t.at("james"), t.at("my_son"), t.life("a"), t.at("gregory")) == (None, None, 700, "g6.4")
    assert t.g.active == 1


@pytest.mark.parametrize(("reach", "hit"), [(2, False), (3, True)])
def test_the_pool(reach, hit):
    """GHS-GSA-3, R6. Option acid_reach."""
    t = Table(guests=True, acid_reach=reach).guest("james", "a", "g5.4").pawn("b", "g8.4").turn("a", "1").do("sacrifice james")
    assert (t.life("b") == 700) is hit


def test_pawns_in_rooms_and_trapped_guests_are_safe():
    """GHS-GSA-3."""
    t = Table(guests=True).guest("james", "a", "g4.2").pawn("b", "g3.2").trapped("my_son", "b", "f2.5").turn("a", "1")
    t.do("sacrifice james")
    assert (t.life("b"), t.at("my_son")) == (800, "f2.5")


def test_a_killed_guest_is_out_for_its_owner_and_free_for_others():
    """GHS-GRM-1, GHS-GRM-2."""
    t = Table(guests=True).guest("death", "a", "g5.6").turn("a", "1").do("sacrifice death")
    assert (t.g.could_bring(0, 11), t.g.could_bring(1, 11), t.g.piles[0]) == (False, True, 1 << 11)


def test_the_guests_of_the_dead_leave():
    """GHS-GRM-3."""
    t = Table(3, guests=True).guest("death", "b", "g5.4").trapped("james", "b", "f2.5").waiting("my_son", "b", "g9.11")
    t.has("b", life=100).pawn("b", "g5.5").guest("cactus_girl", "a", "g6.4").gregory("g12.5").guest("angel_dog", "c", "f11.5")
    t.turn("a", "1").do("sacrifice cactus_girl")
    assert [t.at(f) for f in ("death", "james", "my_son")] == [None] * 3


def test_caps():
    """GHS-VAR-2, R42."""
    assert [Table(n, guests=True).g.cap() for n in (2, 3, 4)] == [2, 2, 1]
    t = Table(2, guests=True).guest("james", "a", "g8.4").guest("my_son", "a", "g9.4").turn("a", "1")
    assert t.why("low_blow death f2.5") == "GHS-VAR-2 guests-enough"


def test_a_guest_is_kept_out_of_rooms():
    """GHS-BRD-9, R44."""
    t = Table(guests=True).guest("james", "a", NAMES[DOORS[0]]).turn("a", "1").do("roll")
    assert t.why("james g3.2") == "GHS-BRD-9 never-there"
    assert GUEST == 5
