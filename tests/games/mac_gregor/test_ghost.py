"""The ghost's move, captures, the end. MG-GMV, MG-CAP, MG-END."""

from __future__ import annotations

import pytest
from tests.refusals import touch

from hantise.games.mac_gregor import GAME
from hantise.games.mac_gregor.components import BAG, TARGET, TRAP

from .table import (
    Castle,
    castle,
    discarded,
    ghost,
    go,
    hand,
    legal,
    on_board,
    play,
    room,
    seen,
    settle,
    things,
    told,
    treasures,
    who,
    why,
)


def walk_of(program: str, at: str = "blue a5", **more: str) -> list[str]:
    return list(seen(go(castle(at=at, program=program, phase="walk", **more)))["trail"]["rooms"])


def test_cards_are_revealed_one_at_a_time() -> None:
    """MG-GMV-1."""
    g = go(castle("red green yellow", at="green d2, yellow d2", program="green_yellow lion thistle tower", phase="walk"))
    assert seen(g, "green")["program"] == ["green_yellow", "lion", "back", "back"]
    assert told(g).count("walks") == 2


def test_a_step_goes_through_walls_never_diagonally() -> None:
    """MG-GMV-2, MG-RUL-13: the one adjacent room with that blazon."""
    assert walk_of("green_yellow lion crown thistle") == ["c3", "c2", "d2", "d1", "c1"]
    assert walk_of("tower crown lion thistle") == ["c3"]


def test_the_move_ends_where_no_room_bears_the_blazon() -> None:
    """MG-GMV-3, MG-RUL-2: also on purpose, with the first card."""
    assert walk_of("lion tower thistle crown") == ["c3", "c4"]
    g = go(castle(at="blue c2", program="cross lion thistle crown", phase="walk"))
    assert (room(g, "red"), room(g, "blue"), g.rounds) == ("c3", "c2", 2)


def test_no_choice_on_the_way() -> None:
    """MG-GMV-4: nobody is asked while the ghost walks."""
    g = castle("red blue green", at="blue a1, green a5", program="thistle tower lion crown", turn="green", top="cross")
    play(g, "end")
    assert told(g).count("walks") == 4
    assert who(g) == "red"


def test_tokens_are_not_touched() -> None:
    """MG-GMV-5."""
    g = go(castle(at="blue a5", tokens="d3 red, e3 trap", program="thistle tower lion crown", phase="walk", top="crown"))
    assert {k: v for k, v in on_board(g).items() if k in ("d3", "e3")} == {"d3": "red", "e3": "trap"}


def test_cards_go_back_unseen() -> None:
    """MG-GMV-6, MG-RUL-32: what was not revealed is never shown, not to the next ghost either."""
    g = castle("red blue green", at="blue c2, green a1", program="green_yellow lion cross tower", phase="walk")
    go(g)
    settle(g)
    assert (ghost(g), g.program, g.shown) == ("blue", (), 0)
    assert seen(g, "blue")["program"] == [""] * 4
    events = [e for e in g.events or () if e[3] in ("walks", "stuck")]
    assert len(events) == 1


def test_the_ghost_never_leaves() -> None:
    """MG-GMV-7: there is no such step, and no such pick."""
    g = go(castle(at="red c1, blue a5", won="red: " + "blue " * 8, phase="program"))
    assert all(t.startswith("lay") for t in legal(g))
    assert why(g, "north") == ""


# ------------------------------------------------------------------------------------------------------------- capture
def caught() -> Castle:
    g = castle(
        "red blue green",
        at="blue c2, green a1",
        won="red: red; blue: red red green",
        keys="blue: lion-red crown-green",
        objects="blue: lamp detector; green: lamp",
        program="green_yellow lion cross tower",
        phase="walk",
        top="tower",
    )
    return go(g)


def test_he_must_catch_and_must_stop() -> None:
    """MG-CAP-1, MG-RUL-12: the move ends in the first room with a hunter, and one of them is caught."""
    g = caught()
    assert seen(g)["trail"]["rooms"] == ["c3", "c2"]
    assert "catches" in told(g)


def test_he_chooses_among_several() -> None:
    """MG-CAP-2, MG-DEC-7: the others are not affected."""
    g = go(
        castle(
            "red blue green yellow",
            at="blue c2, green c2, yellow a1",
            won="blue: red; green: red red",
            keys="blue: lion-red",
            program="green_yellow lion cross tower",
            phase="walk",
        )
    )
    assert (who(g), legal(g), seen(g)["phase"]) == ("red", ["catch blue", "catch green"], "catch")
    assert why(g, "catch yellow") == "MG-CAP-1 no-hunter-there"
    assert touch(GAME, g, "a1") == "MG-CAP-2 asks-pawn", "a room is no pawn"
    labels = {c.text: c.label for c in GAME.choices(g)}
    assert labels["catch green"] == ("pick-catch", 2, 2)
    play(g, "catch green")
    assert (ghost(g), hand(g, "blue"), treasures(g, "blue"), room(g, "blue")) == ("green", "lion-red", "red", "c2")


def test_treasures_of_the_ghosts_own_colour() -> None:
    """MG-CAP-3, MG-RUL-1: not those of the caught player's; with none the roles change all the same."""
    g = caught()
    assert (treasures(g, "red"), treasures(g, "blue")) == ("red red red", "green")
    g = go(castle(at="blue c2", won="blue: blue blue", program="green_yellow lion cross tower", phase="walk"))
    assert (ghost(g), treasures(g, "red"), treasures(g, "blue")) == ("blue", "", "blue blue")


def test_the_caught_player_loses_keys_and_objects() -> None:
    """MG-CAP-4, MG-RUL-14: to the discard, to the box."""
    g = caught()
    assert (hand(g, "blue"), things(g, "blue")) == ("", "")
    assert sorted(discarded(g).split()) == ["crown-green", "lion-red"]
    assert g.box == [3, 4, 4]


def test_he_becomes_the_ghost() -> None:
    """MG-CAP-5: in the crypt, seven cards, his treasures before him."""
    g = settle(caught())
    assert (ghost(g), room(g, "blue"), treasures(g, "blue")) == ("blue", "c3", "green")
    assert (who(g), len(legal(g))) == ("blue", 7)


def test_the_old_ghost_becomes_a_hunter() -> None:
    """MG-CAP-6, MG-RUL-26: where he is, with three keys and one object of each kind; he draws a fourth in his turn."""
    g = settle(caught())
    assert (room(g, "red"), len(hand(g, "red").split()), things(g, "red")) == ("c2", 3, "lamp pickaxe detector")
    play(g, "lay cross", "lay tower", "lay crown", "lay lion", "end")
    assert (who(g), len(hand(g, "red").split())) == ("red", 4)
    play(g, "end")
    assert legal(g)[0].startswith("discard")


def test_the_order_of_a_capture() -> None:
    """MG-CAP-7: treasures, losses, the new ghost, the new hunter; who does not act now."""
    told_of = [k for k in told(caught()) if k not in ("walks", "holds", "draws-token", "places", "reshuffles")]
    assert told_of[:8] == ["catches", "takes", "loses", "haunts", "draws", "draws", "draws", "round"]


def test_hunters_in_the_crypt() -> None:
    """MG-CAP-8, MG-RUL-11, MG-RUL-27: the new ghost catches nobody there; they may stay, use objects, leave, not come back."""
    g = castle("red blue green", at="blue c2, green c3", program="green_yellow lion cross tower", phase="walk", top="crown")
    settle(go(g))
    assert (ghost(g), room(g, "green"), g.camped(2)) == ("blue", "c3", True)
    play(g, "lay green_yellow", "lay lion", "lay tower", "lay crown")
    assert who(g) == "green"
    assert "flip" not in legal(g)
    assert {"end", "detector", "pickaxe d3"} <= set(legal(g))
    play(g, "pickaxe d3")
    assert why(g, "c3") == "MG-MOV-4 no-entry"


def test_a_ghost_who_stays_catches_nobody() -> None:
    """MG-CAP-9, MG-TER-5."""
    g = go(castle(at="blue c3", program="cross lion thistle crown", phase="walk"))
    assert ghost(g) == "red"


def test_back_to_where_he_began() -> None:
    """MG-RUL-29: if its blazon is programmed; no other room twice."""
    assert walk_of("green_yellow cross thistle lion")[:3] == ["c3", "c2", "c3"]


# ------------------------------------------------------------------------------------------------------------- the end
def test_leaving() -> None:
    """MG-END-1, MG-RUL-25: enough treasures, a gate room, its key; treasures of this turn count."""
    g = castle(at="blue c1", keys="blue: lion-red", won="blue: red red red red", tokens="c1 green", moved=True)
    assert why(g, "leave lion-red") == "MG-END-3 no-leaving-yet"
    play(g, "flip")
    assert "leave lion-red" in legal(g)
    play(g, "leave lion-red")
    assert (g.ended, g.returns, room(g, "blue"), discarded(g)) == ("left", [-1.0, 1.0], "", "lion-red")


def test_the_game_ends_at_once() -> None:
    """MG-END-2, MG-END-4: without the other turns and without a ghost's move; one winner."""
    g = castle("red blue green", at="blue c1, green e5", keys="blue: lion-red", won="blue: " + "red " * 8)
    play(g, "leave lion-red")
    assert (g.player, g.agenda, told(g)[-1]) == (-2, [], "leaves")
    assert g.returns == [-0.5, 1.0, -0.5]


def test_nobody_has_to_leave() -> None:
    """MG-END-3: but he is asked twice before he stays beside the way out."""
    g = castle("red blue green", at="blue c1, green e5", keys="blue: lion-red", won="blue: " + "red " * 8)
    sure = {c.text: c.sure.said for c in GAME.choices(g) if c.sure is not None}
    assert sure == {"end": ("sure-stay", 8)}
    play(g, "end")
    assert who(g) == "green"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("leave lion-blue", "MG-END-1 no-key-for-gate"),
        ("leave", "MG-END-1 which-key"),
        ("south", "MG-END-1 no-gate-afar"),
        ("leave tower-yellow", "MG-END-1 no-such-key"),
    ],
)
def test_why_not_out(text: str, reason: str) -> None:
    g = castle(at="blue c1", keys="blue: lion-red tower-red lion-blue", won="blue: " + "red " * 8)
    assert why(g, text) == reason
    assert why(castle(at="blue a1"), "leave lion-red") == "MG-END-1 no-gate-here"
    assert why(castle(at="blue c1", won="blue: " + "red " * 8), "north") == "MG-END-1 no-gate-key"


def test_ranks_for_statistics() -> None:
    """MG-END-5: the returns tell winners from others; the treasures of the others stay to be seen."""
    g = castle("red blue green", at="blue c1, green e5", keys="blue: lion-red", won="blue: " + "red " * 8 + "; green: blue")
    play(g, "leave lion-red")
    assert [s["treasures"] for s in seen(g)["seats"]] == [0, 8, 1]


def test_the_cap() -> None:
    """MG-END-6, MG-TER-7: after that many rounds the most treasures share the win, the ghost's too."""
    won, program = "red: blue; green: red", "cross lion tower crown"
    g = castle("red blue green", at="blue a5, green a1", won=won, program=program, phase="walk", round_cap=50)
    g.rounds = 49
    go(g)
    assert (g.ended, told(g)[-1], g.rounds) == ("capped", "capped", 50)
    assert g.returns == pytest.approx([0.25, -0.5, 0.25])
    assert sum(g.returns) == pytest.approx(0)
    assert seen(g)["round"] == 50


def test_the_target_alone_wins_nothing() -> None:
    """MG-END-7, MG-RUL-30: a ghost who reaches it by a capture has to leave as a hunter."""
    won, program = "red: red red red red; blue: red red", "green_yellow lion cross tower"
    g = castle("red blue", at="blue c2", won=won, program=program, phase="walk")
    settle(go(g))
    assert (g.ended, g.treasures(0), g.enough(0), ghost(g)) == ("", 6, True, "blue")


def test_conceding() -> None:
    """With two players the other wins; with more nobody can."""
    g = castle("red blue")
    g.concede(1)
    assert (g.ended, g.returns) == ("conceded", [1.0, -1.0])
    with pytest.raises(ValueError, match="more than two players"):
        castle("red blue green").concede(1)


def test_treasures_suffice() -> None:
    """MG-TER-3, MG-TER-4: 48 treasures, six players; eight traps, 21 rooms."""
    assert sum(BAG[:TRAP]) > 6 * (TARGET - 1)
    assert 21 - BAG[TRAP] == 13


def test_progress_is_never_lost_to_the_bag() -> None:
    """MG-TER-2: treasures in front of players only change hands."""
    g = caught()
    assert g.treasures(0) + g.treasures(1) == 4
