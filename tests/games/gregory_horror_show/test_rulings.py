"""Chapter 20, the rulings that no other test names, chapter 16, the options, and rules that are only words."""

from __future__ import annotations

from hantise.core.frame import NOBODY
from hantise.games.gregory_horror_show import GAME
from hantise.games.gregory_horror_show import board as b
from hantise.games.gregory_horror_show.components import CARDS, DATA, FIGURES, JUDGMENTS, MAIN
from hantise.games.gregory_horror_show.rules.cards import OPEN_TO, WINDOW_NAMES

from .table import Table, space


def test_set_up_in_numbers():
    """GHS-SET-2, GHS-SET-3, GHS-SET-4, GHS-SET-6, R29."""
    g = GAME.new(3, 8)
    assert (g.memory, g.rooms) == ([-1] * 3, [-1] * 6)
    assert (sum(map(len, g.hands)) + len(g.deck), g.stack, bin(g.unseen).count("1")) == (30, 5, 12)
    assert g.options == b.ENTRANCES
    g.play(g.options[2])
    assert b.ENTRANCES[2] not in g.options
    assert g.points == 0


def test_each_card_has_its_windows():
    """W-START, W-DIE, W-MOVE, W-STEP, W-LOSS, W-CARD: GHS-RXN-4, GHS-RXN-5, R46."""
    assert WINDOW_NAMES == ("start", "die", "move", "step", "combat", "loss", "card", "end")
    assert {c["timing"] for c in JUDGMENTS} == set(OPEN_TO)
    t = Table().holds("b", "blood_sample", "gooseflesh").turn("a").do("pass").fate("1")
    assert t.stopped is True, "others have no card between the steps: the roll comes at once"


def test_a_pending_strength_comparison():
    """GHS-RCB-2. The player wins on equal strength."""
    for spooky, owner in ((200, "a"), (150, None)):
        t = Table().pawn("a", "g4.2").has("a", keys=1, spooky=spooky).turn("a", "1 fat_chicken 1").do("pawn g3.2", "end")
        assert t.owner("101") == owner


def test_one_key_at_a_time():
    """GHS-KEY-2, R53. A card that gives a key is followed."""
    t = Table().pawn("a", "g5.2").has("a", keys=1).holds("a", "key_ring").turn("a", "1").do("pass", "pawn g5.1")
    assert t.keys("a") == 1
    assert t.do("key_ring").keys("a") == 2


def test_an_empty_deck_is_made_of_the_discard():
    """GHS-JUD-2. Both empty: no draw."""
    t = Table()
    t.g.deck = []
    t.g.draw_cards(0, 2)
    assert t.hand("a") == []


def test_the_visitor_takes_the_lingering_card_off():
    """GHS-MYS-2, R51. Any player, the same one included."""
    t = Table().lingering("open_house").pawn("a", "g10.2").turn("a", "1 midnight_tea").do("pawn g11.2")
    assert t.g.lingering == -1


def test_monsters_stay_out_of_the_entrance():
    """R28. And one space of it stays free of waiting guests."""
    assert not any(b.wandering_may(s, m) or b.guests_may(s, m) for s in b.ENTRANCES for m in range(b.MODES))
    assert len(b.ENTRANCES) - 1 == b.WAITING


def test_no_room_for_a_fifth_waiting_guest():
    """R28, GHS-GEN-3."""
    t = Table(3, guests=True).pawn("a", "g4.2").pawn("b", "g5.4").pawn("c", "g5.5").has("a", keys=1, spooky=0)
    t.guest("cactus_girl", "b", "g12.5").guest("mummy_papa", "c", "f11.5").gregory("g7.4")
    for figure, at in (("james", "g9.11"), ("my_son", "g8.11"), ("angel_dog", "g7.11"), ("clock_master", "g6.11")):
        t.waiting(figure, "b", at)
    t.turn("a", "1 fat_chicken").do("roll", "pawn g3.2", "end")
    assert t.told().count("guest-waits") == 0


def test_enemy_opponent_and_monster_are_used_strictly():
    """R32."""
    sides = {e["side"] for c in JUDGMENTS for e in c["effects"] if e["op"] == "strength"}
    assert sides == {"own", "opponent", "monster_against_enemy"}


def test_no_figure_is_main_and_secondary():
    """R38."""
    assert not set(FIGURES[:MAIN]) & set(FIGURES[MAIN:])


def test_start_spaces_and_teleporters():
    """R47, R48. One start space a floor, both teleporters on the ground floor."""
    assert sorted(b.LEVEL[s] for s in b.STARTS) == [0, 1]
    assert [b.LEVEL[s] for s in b.TELEPORTERS] == [0, 0]


def test_what_comes_to_a_dead_player_is_dropped_and_the_rest_happens():
    """R59, GHS-TRN-9."""
    t = Table(3).pawn("a", "g4.2").has("a", keys=1, life=50, spooky=500).turn("a", "1 catherine 6").do("pawn g3.2", "end")
    assert t.g.alive(0), "250 eaten first"
    t = Table(3).pawn("a", "g10.2").has("a", life=100).turn("a", "1 check_up 1").do("pawn g11.2", "end")
    assert (t.g.alive(0), t.g.active, t.g.gone) == (False, 1, 1 << 1)


# the options: GHS-VAR-3 ---------------------------------------------------------------------------------------------------
def test_every_option_of_the_data_is_an_option_of_the_game():
    assert set(GAME.options) == {o["id"] for o in DATA["option"]}


def test_option_guest_monsters():
    assert [GAME.new(2, 1, {"guest_monsters": v}).guest_game() for v in (False, True)] == [False, True]


def test_option_guest_roster():
    counts = {}
    for value in ("random_6", "all_24"):
        g = GAME.new(2, 1, {"guest_monsters": True, "guest_roster": value})
        counts[value] = bin(g.rosters[0]).count("1")
    assert counts == {"random_6": 6, "all_24": 24}


def test_option_ground_trap_roll():
    for value, works in ((5, False), (7, True)):
        t = Table(guests=True, ground_trap_roll=value).pawn("a", "g4.4").trapped("james", "a", "g10.5")
        t.g.flags = 1
        t.turn("a", "6").do("release james")
        assert ("released" in t.told()) is works


def test_option_hell_failed_roll_moves_monsters():
    for value, points, asked in ((True, 5, "a Act-monsters"), (False, 0, "a Act")):
        t = Table(hell_failed_roll_moves_monsters=value).pawn("a", "f6.2").holds("a", "skeleton_key").turn("a", "20").do("pass")
        assert (t.asked(), t.g.points) == (asked, points)


def test_option_reincarnation_choice():
    t = Table(reincarnation_choice="random").pawn("a", "g4.2").has("a", keys=1).pile("a", "", "black_duck death lost_doll")
    t.turn("a", "1 death black_duck 1").do("pawn g3.2", "end")
    assert (t.owner("101"), t.g.removed[0] >> 11 & 1) == ("a", 1)


def test_option_first_player():
    assert GAME.new(4, 1, {"first_player": "seat_0"}).first == 0
    assert {GAME.new(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_option_max_rounds():
    g = GAME.new(2, 3, {"max_rounds": 40}, record=False)
    while g.player != NOBODY:
        g.play(g.asked.default(g))
    assert (g.ended, g.round) == ("rounds", 40)


def test_a_pushed_pawn_leaves_the_trigger():
    """GHS-GTR-4, GHS-JUD-25."""
    t = Table(guests=True).pawn("a", "g3.4").pawn("b", "g4.4").trapped("james", "b", "f2.5").holds("a", "shove_in_the_dark")
    t.g.flags = 2
    t.turn("a").fate("1").do("shove_in_the_dark b g5.4")
    assert (t.g.flags, t.at("b")) == (0, "g5.4")
    assert space("g5.4") == t.g.at[1]
    assert len(CARDS) == 24
