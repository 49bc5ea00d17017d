"""A round: arrival and programming. MG-RND, MG-ARR, MG-PRG, and the decisions of the ghost."""

from __future__ import annotations

import pytest

from hantise.games.mac_gregor import GAME

from .table import (
    castle,
    comes,
    ghost,
    go,
    hand,
    legal,
    on_board,
    opened,
    play,
    room,
    seen,
    settle,
    things,
    token,
    told,
    turns_end,
    who,
    why,
)


def test_the_four_phases() -> None:
    """MG-RND-1, MG-RND-2, MG-RND-3: arrival, program, the hunters clockwise from the ghost's left, the ghost's move, again."""
    g = go(castle("red blue green", ghost="blue", at="blue c3, red a1, green e5", top="lion", phase="round"))
    assert legal(g)[0].startswith("place")
    settle(g)
    assert (who(g), seen(g)["phase"]) == ("blue", "program")
    play(g, "lay cross", "lay tower", "lay crown", "lay lion")
    order = []
    while g.player != g.ghost:
        order.append(who(g))
        play(g, legal(g)[0])
        if legal(g)[0].startswith("discard"):
            play(g, legal(g)[0])
    assert order == ["green", "red"]
    assert (g.rounds, ghost(g)) == (2, "blue")


def test_the_ghost_has_no_turn() -> None:
    """MG-RND-4: no hunter's turn, no keys, no objects."""
    g = go(castle("red blue green", phase="round", top="thistle", at="blue a1, green e5"))
    while g.rounds < 4:
        if who(g) == ghost(g):
            assert legal(g)[0].split()[0] in ("place", "lay", "catch")
        assert (hand(g, ghost(g)), things(g, ghost(g))) == ("", "")
        play(g, legal(g)[0])
    program = go(castle(phase="program"))
    assert why(program, "end") == why(program, "go c2 lion-red") == "MG-RND-4 no-turn-for-ghost"


# ------------------------------------------------------------------------------------------------------------- arrival
def test_no_card_is_drawn_for_the_arrival() -> None:
    """MG-ARR-1: the back is looked at once; placing does not change it."""
    g = castle(at="blue b3", top="lion", phase="round")
    before = g.in_pile()
    settle(go(g))
    assert (g.in_pile(), seen(g)["top"]) == (before, "lion")


def test_target_rooms() -> None:
    """MG-ARR-2, MG-RUL-4: no token, whatever it is, and no pawn, the ghost's included."""
    g = go(castle(at="red d2, blue c4", top="lion", phase="round"))
    assert list(on_board(g)) == ["a1"]
    g = go(castle(at="blue c1", tokens="a1 trap, d2 red", top="lion", phase="round"))
    assert set(on_board(g)) == {"a1", "d2", "c4"}


def test_placing_one_by_one() -> None:
    """MG-ARR-3, MG-DEC-3, MG-RUL-3: the ghost draws one, shows it, and chooses among the rooms still empty."""
    g = comes(castle(at="blue b3", top="lion", phase="round"), token="trap red blue")
    go(g)
    assert (who(g), legal(g), seen(g)["drawn"]) == ("red", ["place a1", "place d2", "place c4"], "trap")
    assert why(g, "place c1") == "MG-ARR-2 no-such-blazon"
    play(g, "place d2")
    assert (legal(g), seen(g)["drawn"], token(g, "d2")) == (["place a1", "place c4"], "red", "trap")
    play(g, "place c4")
    assert on_board(g) == {"a1": "blue", "d2": "trap", "c4": "red"}
    occupied = go(castle("red blue green", at="blue a1, green b3", top="lion", phase="round"))
    assert why(occupied, "place a1") == "MG-ARR-2 no-token-under-pawn"


def test_no_target_room() -> None:
    """MG-ARR-4."""
    g = go(castle(at="red d2, blue a1", tokens="c4 red", top="lion", phase="round"))
    assert (seen(g)["phase"], "draws-token" in told(g)) == ("program", False)


def test_the_bag_runs_empty() -> None:
    """MG-ARR-5, MG-RUL-5: the phase ends; the ghost's choices decide which rooms got one."""
    g = castle(at="blue b3", top="lion", phase="round")
    colours = GAME.words["token"]
    for t, name in enumerate(colours[:6]):
        if name != "red":
            g.gain(0, t, g.bag[t])
            g.bag[t] = 0
    g.gain(0, 0, g.bag[0] - 2)
    g.bag[0] = 2
    for r in [r for r, name in enumerate(GAME.words["room"]) if name not in ("a1", "d2", "c4", "c3", "b3")][:8]:
        g.tokens[r] = 6
        g.bag[6] -= 1
    go(g)
    play(g, "place c4")
    assert len(legal(g)) == 2
    play(g, "place d2")
    assert (sum(g.bag), seen(g)["phase"], token(g, "a1")) == (0, "program", "")


def test_an_arrival_in_the_first_round() -> None:
    """MG-ARR-6, MG-RUL-6: on a Tower or Crown back nothing happens, as those rooms are full."""
    for back, more in (("lion", True), ("tower", False)):
        g = opened(2)
        while not legal(g)[0].startswith("start"):
            play(g, legal(g)[0])
        comes(g, blazon=f"cross cross cross {back}")
        play(g, "start e1")
        assert (seen(g)["round"], legal(g)[0].startswith("place")) == (1, more)


# --------------------------------------------------------------------------------------------------------- programming
def test_four_of_seven() -> None:
    """MG-PRG-1, MG-PRG-2, MG-DEC-4: a chain of 7, 6, 5 and 4 picks, 840 in all; the cards need not be walkable."""
    g = go(castle(phase="program"))
    for n, blazon in ((7, "cross"), (6, "lion"), (5, "tower"), (4, "crown")):
        assert len(legal(g)) == n
        play(g, f"lay {blazon}")
        assert why(g, f"lay {blazon}") == ("MG-PRG-1 no-such-card" if who(g) == "red" else "MG-TRN-2 no-deed-of-ghost")
    assert seen(g, "red")["program"] == ["cross", "lion", "tower", "crown"]
    assert len(seen(g, "red")["plan"]["hand"]) == 3


def test_a_laid_program_is_fixed() -> None:
    """MG-PRG-3: the fourth card asks before it locks, and says where the walk leads."""
    g = go(castle(phase="program"))
    play(g, "lay green_yellow", "lay lion", "lay thistle")
    sure = {c.text: c.sure.said for c in GAME.choices(g) if c.sure is not None}
    assert sure["lay cross"] == ("sure-program", GAME.words["room"].index("c3"))
    assert sure["lay unicorn"][0] == "sure-broken"
    play(g, "lay cross")
    assert who(g) == "blue"
    assert not any(t.startswith("lay") for t in legal(g))


def test_a_program_is_secret() -> None:
    """MG-PRG-4, MG-HID-6: how far the ghost is with it too; he himself may always look."""
    g = go(castle(phase="program"))
    before = seen(g, "blue")
    play(g, "lay cross")
    assert (seen(g, "blue")["program"], seen(g)["program"]) == ([""] * 4, [""] * 4)
    assert seen(g, "blue") == before
    play(g, "lay lion", "lay tower", "lay crown")
    assert seen(g, "blue")["program"] == ["back"] * 4
    assert seen(g, "red")["program"] == ["cross", "lion", "tower", "crown"]


def test_preview_for_the_ghost_alone() -> None:
    """Where the cards laid so far lead, and each card in the hand."""
    g = go(castle(phase="program"))
    play(g, "lay green_yellow")
    plan = seen(g, "red")["plan"]
    assert (plan["rooms"], plan["broken"]) == (["c2"], False)
    assert plan["next"] == {"tower": "b1", "lion": "d2", "cross": "c3", "thistle": "c1"}
    assert seen(g, "blue")["plan"] is seen(g)["plan"] is None
    assert seen(g, "blue")["walk"] == []
    play(g, "lay unicorn")
    plan = seen(g, "red")["plan"]
    assert (plan["rooms"], plan["broken"], plan["next"]) == (["c2"], True, {})


def test_the_room_or_the_card_may_be_tapped() -> None:
    g = go(castle(phase="program"))
    taps = {c.text: c.taps for c in GAME.choices(g)}
    assert taps["lay green_yellow"] == ["green_yellow", "c2"]
    assert taps["lay cross"] == ["cross"]
    assert why(g, "a1") == "MG-GMV-2 no-card-there"


@pytest.mark.parametrize("seats", [2, 6])
def test_whole_rounds_by_ending_turns(seats: int) -> None:
    """MG-TER-1: a round is finite."""
    g = go(castle("red blue green yellow purple orange".rsplit(maxsplit=6 - seats)[0], phase="round", top="cross"))
    for _ in range(3):
        settle(g)
        while g.player == g.ghost:
            play(g, legal(g)[0])
        turns_end(g)
    assert g.rounds == 4
    assert room(g, ghost(g))
