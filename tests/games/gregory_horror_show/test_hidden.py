"""Chapter 19: what each seat may know, keeps, and may imagine."""

from __future__ import annotations

from hantise.games.gregory_horror_show import GAME
from hantise.games.gregory_horror_show.components import CARDS, COPIES
from hantise.games.gregory_horror_show.story import MOVE

from .table import Table


def worlds(t: Table, seat: int, n: int = 60) -> list:
    return [t.g.determinize(seat, r) for r in range(n)]


def test_hands_are_their_owners_alone():
    t = Table().holds("a", "freak_out").holds("b", "overruled", "key_ring").turn("a", "1")
    assert t.g.look(0)["hand"] == ["freak_out"]
    assert "overruled" not in str(t.g.look(0))
    assert "key_ring" not in str(t.g.look(-1))
    assert t.g.look(0)["players"][1]["hand"] == 2


def test_a_drawn_card_is_told_to_the_drawer_only():
    t = Table().pawn("a", "g5.7").turn("a", "6 freak_out").do("pawn g6.7")
    told = [e for e in t.g.events if e[3] == "draws-card" and e[5] == CARDS.index("freak_out")]
    assert told[-1][1] == 1
    assert [e[2] for e in t.g.tape if e[3] == "card"][-1] == 1


def test_thief_and_victim_know_the_stolen_card_and_nobody_else():
    t = Table(3).holds("a", "tipping_scales").holds("b", "freak_out", "key_ring").turn("a").fate("freak_out")
    t.do("tipping_scales b")
    assert t.g.look(1)["known"][0] == ["freak_out"]
    assert t.g.look(2)["known"][0] == []
    assert all(CARDS.index("freak_out") in w.hands[0] for w in worlds(t, 1))
    assert len({w.hands[0] for w in worlds(t, 2)}) > 5


def test_a_known_card_is_forgotten_when_it_may_have_gone_on():
    t = Table(3).holds("a", "tipping_scales").holds("b", "freak_out").turn("a").fate("freak_out").do("tipping_scales b")
    g = t.g
    k = CARDS.index("freak_out")
    g.hands[0], g.hands[2] = (), (k,)
    g.story = g.story.told((MOVE, 0, 2, k))
    assert t.g.look(1)["known"][2] == ["freak_out"], "it was the only card there: b knows where it went"


def test_discards_are_public_and_leave_the_worlds():
    t = Table().pawn("a", "g5.4").holds("a", "freak_out", "freak_out").turn("a", "1").do("pawn g6.4", "discard freak_out")
    for w in worlds(t, 1):
        everywhere = [*w.deck, *w.discard, *w.hands[0], *w.hands[1]]
        assert [everywhere.count(k) for k in range(len(CARDS))] == COPIES


def test_in_a_world_the_others_know_what_is_public_and_their_own_hands():
    t = Table(3).holds("a", "tipping_scales").holds("b", "freak_out", "key_ring").turn("a").fate("freak_out")
    t.do("tipping_scales b")
    w = t.g.determinize(0, 3)
    assert w.look(1)["known"][0] == []
    assert w.look(1)["hand"] == [CARDS[k] for k in w.hands[1]]


def test_a_window_opens_by_public_facts_only():
    """GHS-RXN-12. At a table with people the questions are the same, whatever the hands hold."""
    asked = []
    for hand in ("overruled", "loaded_die", "midnight_snack"):
        t = Table().holds("b", hand)
        t.g.poker_face = True
        t.turn("a", "1")
        seen = []
        while t.asked() != "a Act":
            seen.append(t.asked())
            t.do("pass")
        asked.append(seen)
    assert asked[0] == asked[1] == asked[2] == ["b Poll-start", "b Poll-die", "b Poll-move"]


def test_a_window_does_not_open_where_all_fitting_cards_lie_open():
    t = Table().discarded("midnight_snack", "gooseflesh", "loaded_die", "sticky_floorboards").holds("b", "skeleton_key")
    t.g.poker_face = True
    assert t.turn("a", "1").asked() == "a Act"


def test_rosters_are_secret_until_all_are_chosen():
    g = GAME.new(2, 1, {"guest_monsters": True, "guest_roster": "choose_6", "first_player": "seat_0"})
    for _ in range(3):
        g.play(g.options[0])
    for _ in range(6):
        g.play(g.options[0])
    mine = g.determinize(0, 1).rosters[0]
    assert mine == g.rosters[0]
    assert len({g.determinize(1, r).rosters[0] for r in range(20)}) > 10
    assert all(bin(g.determinize(1, r).rosters[0]).count("1") == 6 for r in range(20))
