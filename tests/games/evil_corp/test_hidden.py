"""Who may know what of hands, bags and screens. EC-HID-1 to EC-HID-6."""

from __future__ import annotations

import pytest

from hantise.games.evil_corp import GAME
from hantise.games.evil_corp.components import TILES
from hantise.games.evil_corp.story import UNSEEN

from .table import asked, hand, options, play, row, scene, shown, tile
from .table import told as heard

Hands = tuple[tuple[int, ...], ...]


def test_what_a_refill_tells() -> None:
    """EC-CHA-4, EC-BAG-2. When the bag is refilled everybody knows what the hand held: all of the union that is in no
    discard."""
    g = scene("a: octopus 1.field; bag a: brute; discard a: zombie, zombie; hand a: wraith, apprentice", passed="b")
    play(g, "activate 1a.field1", draws="brute zombie")
    play(g, "discard wraith")
    for n in range(20):
        assert g.determinize(1, n).hand[0] == g.hand[0]  # brute, apprentice, and one zombie of two


def test_a_tile_recruited_after_the_draw_is_in_the_bag() -> None:
    """EC-HID-6. Nobody imagines it behind the screen, till something was drawn again."""
    g = scene("gold a: 9; row: witch; a: teller 1.field; bag a: brute, zombie; hand a: wraith", passed="b")
    play(g, "recruit 1")
    assert g.odds(0, 1)[tile("witch")][:2] == (1, 1)
    play(g, "activate 1a.field1", draws="brute")
    assert g.odds(0, 1)[tile("witch")][:2] == (0, 1)
    assert g.odds(0, 1)[tile("witch")][2] == pytest.approx(2 / 3 / 2)
    assert g.odds(0, 0) == {tile("zombie"): (1, 1, 0.5), tile("witch"): (1, 1, 0.5)}  # the owner knows the bag


def test_a_tile_recruited_to_the_hand_is_known_to_be_there() -> None:
    """EC-RUL-56, EC-HID-6. Everybody knows it, and its owner may reveal it like any other unrevealed tile."""
    g = scene("a: harpy 1.field; row: witch; gold a: 4; hand a: brute; b: ogre 1.field; bag a: zombie, wraith")
    play(g, "activate 1a.field1", "recruit 1")
    assert all(tile("witch") in g.determinize(1, n).hand[0] for n in range(20))
    assert "certified_witch" not in shown(g, "a")
    play(g, "activate 1b.field1")
    assert shown(g, "a") == ["staff_brute", "certified_witch"]


def test_a_member_knows_more_than_a_rival() -> None:
    """EC-HID-3, EC-HID-6, EC-4P-9. What he drew himself the partner has not; the rivals do not know who has it."""
    g = GAME.new(4, 5)
    member = {g.determinize(0, n).hand[0] for n in range(30)}
    rival = {g.determinize(2, n).hand[0] for n in range(30)}
    assert member == {g.hand[0]}
    assert len(rival) > 5


def test_what_everybody_sees() -> None:
    """EC-HID-1, EC-HID-2, EC-HID-5, EC-HID-7, EC-RUL-25. The table, gold, numbers of tiles, discards; and not the other
    hands."""
    g = scene("hand a: brute; hand b: zombie, wraith; discard b: apprentice; gold b: 3")
    mine, spectator = GAME.view(g, 0).table, GAME.view(g).table
    assert [h["tile"] for h in mine["seats"][0]["hand"]] == ["staff_brute"]
    assert (mine["seats"][1]["hand"], mine["seats"][1]["behind"]) == ([], 2)
    assert spectator["seats"][0]["hand"] == []
    assert (mine["teams"][1]["discard"], mine["teams"][1]["gold"]) == ([["sorcerers_apprentice", 1]], 3)
    assert (mine["teams"][0]["exact"], mine["teams"][1]["exact"]) == (True, False)
    assert sum(n for _, n in mine["teams"][1]["union"]) == len(g.bag[1]) + 2
    assert mine["supply"] == len(g.supply)


def test_revealed_tiles_stay_revealed() -> None:
    """EC-HID-4. They lie beside the screen till they leave, and count as behind it."""
    g = scene("a: ogre 1.field; hand b: brute; bag b: zombie")
    play(g, "activate 1a.field1")
    assert (shown(g, "b"), hand(g, "b"), g.behind(1)) == (["staff_brute"], [], 1)
    assert all(g.determinize(0, n).shown[1] == g.shown[1] for n in range(5))


def test_a_drawn_tile_is_seen_by_who_draws() -> None:
    """EC-HID-8, EC-CHA-1, EC-CHA-6. All else that chance brings is open: the first team, the row."""
    g = GAME.new(3, 2)
    assert g.tape is not None
    assert [e[2] for e in g.tape] == [-1] * 6 + [1] * 5 + [2] * 5 + [4] * 5
    assert sorted(k for k in g.row) == sorted(tile(n) for n in row(g))


def test_forced_choices_go_unasked_and_are_told() -> None:
    """EC-DEC-2 to EC-DEC-15: EC-DEC-3, EC-DEC-4, EC-DEC-5, EC-DEC-6, EC-DEC-7, EC-DEC-9, EC-DEC-10, EC-DEC-11, EC-DEC-12,
    EC-DEC-13, EC-DEC-14, EC-DEC-15. One legal choice is taken, and logged like any other."""
    g = scene("hand a: gargoyle; b: brute 1.field")
    play(g, "deploy gargoyle 1.port")
    assert [t[1] for t in heard(g, "turns")] == [tile("brute")]
    h = scene("a: werewolf 1.field; hand b: brute")
    play(h, "activate 1a.field1")
    assert [t[1] for t in heard(h, "discards")] == [tile("brute")]
    k = scene("hand a: wraith; gold a: 0; bag a:")
    play(k, "deploy wraith 1.portal")
    assert options(k)[0] == "none"


def test_with_poker_face_a_hidden_choice_is_asked_even_where_there_is_one() -> None:
    """EC-DEC-6. Two equal tiles: that nothing was asked would tell it."""
    for poker, says in ((False, "b Action"), (True, "a Discard")):
        g = scene("a: wisp 1.field; hand a: zombie; bag a: zombie; hand b: brute")
        g.poker_face = poker
        play(g, "activate 1a.field1")
        assert asked(g) == says


def test_members_pass_separately() -> None:
    """EC-PAS-4. The other goes on."""
    g = scene("hand a: brute; hand b: zombie", seats=4)
    play(g, "first a", "pass", "deploy zombie 2.field")
    assert g.passed == 1


def test_kinds_fit_into_a_line_of_the_story() -> None:
    """EC-CMP-1. The number for an unseen draw is no tile's."""
    assert len(TILES) == UNSEEN
