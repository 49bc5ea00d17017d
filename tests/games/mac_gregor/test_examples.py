"""The twenty worked examples of rules.md, with its numbers."""

from __future__ import annotations

from .table import (
    castle,
    comes,
    discarded,
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
    treasures,
    who,
    why,
)


def test_ex_1_key_and_door() -> None:
    """MG-EX-1."""
    g = castle(at="blue a1", keys="blue: lion-red", objects="", top="tower")
    assert legal(g) == ["end", "go a2 lion-red"]
    assert why(g, "b1") == "MG-MOV-1 no-key-of-colour"
    play(g, "go a2 lion-red")
    assert (hand(g, "blue"), discarded(g)) == ("", "lion-red")


def test_ex_2_ghost_card() -> None:
    """MG-EX-2: the wall between D2 and C2 has no door."""
    g = go(castle(at="red d2, blue a5", program="green_yellow tower crown lion", phase="walk", top="cross"))
    assert seen(g)["trail"]["rooms"][:2] == ["d2", "c2"]


def test_ex_3_four_cards() -> None:
    """MG-EX-3."""
    g = go(castle(at="red c1, blue a5", program="crown lion green_yellow cross", phase="walk"))
    assert seen(g)["trail"]["rooms"] == ["c1", "d1", "d2", "c2", "c3"]
    assert room(g, "red") == "c3"


def test_ex_4_capture() -> None:
    """MG-EX-4."""
    g = castle(
        at="red d1, blue d2",
        won="red: red green yellow; blue: red red blue green",
        keys="blue: lion-red crown-green",
        objects="blue: lamp",
        program="lion tower cross crown",
        phase="walk",
    )
    go(g)
    assert treasures(g, "red") == "red red red green yellow"
    assert treasures(g, "blue") == "blue green"
    assert sorted(discarded(g).split()) == ["crown-green", "lion-red"]
    assert (things(g, "blue"), ghost(g), room(g, "blue")) == ("", "blue", "c3")
    assert (room(g, "red"), len(hand(g, "red").split()), things(g, "red")) == ("d2", 3, "lamp pickaxe detector")


def test_ex_5_set_up() -> None:
    """MG-EX-5."""
    g = opened(4)
    for where in ("b1", "d1", "a3", "e3", "d4"):
        play(g, f"place {where}")
    assert sorted(on_board(g)) == ["a3", "b1", "b5", "d1", "d4", "e3"]
    assert sum(g.bag) == 50
    play(g, "start a1", "start a1")
    comes(g, blazon="lion lion lion lion lion lion crown crown crown tower")
    play(g, "start e5")
    assert g.in_pile() == 33


def test_ex_6_arrival() -> None:
    """MG-EX-6."""
    g = castle(at="blue a1", tokens="d2 red", top="lion", phase="round")
    comes(g, token="trap")
    go(g)
    assert on_board(g) == {"d2": "red", "c4": "trap"}
    full = "b1 red, e3 red, b5 red, d1 red, a3 red, d4 red"
    assert len(on_board(go(castle(at="blue a1", tokens=full, top="crown", phase="round")))) == 6


def test_ex_7_free_card() -> None:
    """MG-EX-7."""
    g = castle(at="blue c1", keys="blue: lion-green lion-green cross-green", objects="", top="crown")
    comes(g, key="crown-red crown-blue", blazon="crown unicorn")
    play(g, "go d1 lion-green")
    assert hand(g, "blue") == "crown-red lion-green cross-green"
    play(g, "go c1 lion-green")
    assert hand(g, "blue") == "crown-red cross-green"
    play(g, "go d1 cross-green")
    assert hand(g, "blue") == "crown-red crown-blue"


def test_ex_8_trap() -> None:
    """MG-EX-8."""
    g = castle(
        "red blue green",
        at="blue b1, green e5",
        keys="blue: lion-red lion-blue",
        won="blue: red red blue",
        objects="blue: lamp",
        tokens="b1 trap",
        moved=True,
    )
    before = sum(g.bag)
    play(g, "flip")
    assert (hand(g, "blue"), treasures(g, "blue"), things(g, "blue")) == ("", "red red blue", "lamp")
    assert (sum(g.bag), token(g, "b1"), who(g)) == (before + 1, "", "green")


def test_ex_9_broken_program() -> None:
    """MG-EX-9."""
    g = go(castle(at="blue c2", program="cross lion thistle unicorn", phase="walk"))
    assert (room(g, "red"), told(g)[0], g.rounds) == ("c3", "stuck", 2)
    assert "walks" not in told(g)


def test_ex_10_early_stop() -> None:
    """MG-EX-10."""
    g = go(castle(at="blue a5", program="thistle tower lion crown", phase="walk"))
    assert seen(g)["trail"]["rooms"] == ["c3", "d3", "e3", "d2", "d1"]
    g = go(castle(at="blue a5", program="thistle unicorn crown lion", phase="walk"))
    assert room(g, "red") == "d3"


def test_ex_11_lamp() -> None:
    """MG-EX-11."""
    g = castle(at="blue a1", objects="blue: lamp", top="green_yellow")
    comes(g, key="green_yellow-red")
    play(g, "lamp e5")
    assert hand(g, "blue") == "green_yellow-red"
    g = castle(at="red e5, blue a1", objects="blue: lamp")
    assert [t for t in legal(g) if t.startswith("lamp")] == ["lamp e1", "lamp a5"]


def test_ex_12_pickaxe() -> None:
    """MG-EX-12."""
    g = castle(at="blue a2", objects="blue: pickaxe")
    assert {t for t in legal(g) if t.startswith("pickaxe")} == {"pickaxe a1", "pickaxe a3", "pickaxe b1"}
    g = castle(at="blue c1", objects="blue: pickaxe", won="blue: " + "red " * 8)
    assert {t for t in legal(g) if t.startswith("pickaxe")} == {"pickaxe b1", "pickaxe c2", "pickaxe d1"}


def test_ex_13_leaving() -> None:
    """MG-EX-13."""
    eight = "blue: " + "red " * 8
    g = castle("red blue green", at="blue c1", keys="blue: lion-red", won=eight)
    play(g, "leave lion-red")
    assert (g.ended, g.returns) == ("left", [-0.5, 1.0, -0.5])
    g = castle("red blue green", at="blue c1", keys="blue: lion-blue", won=eight)
    assert why(g, "leave lion-blue") == "MG-END-1 no-key-for-gate"
    g = castle("red blue green", at="blue c1", keys="blue: lion-red", won="blue: " + "red " * 7)
    assert why(g, "leave lion-red") == "MG-END-3 no-leaving-yet"


def test_ex_14_hand_limit() -> None:
    """MG-EX-14."""
    g = castle("red blue green", keys="blue: tower-red crown-red lion-red cross-red unicorn-red")
    play(g, "end")
    assert len(legal(g)) == 10
    play(g, "discard tower-red unicorn-red")
    assert hand(g, "blue") == "crown-red lion-red cross-red"


def test_ex_15_two_in_a_room() -> None:
    """MG-EX-15."""
    g = castle("red green yellow", at="green d3, yellow d3", program="green_yellow lion thistle tower", phase="walk")
    go(g)
    assert seen(g)["trail"]["rooms"] == ["c3", "c2", "d2", "d3"]
    assert legal(g) == ["catch green", "catch yellow"]
    assert seen(g, "green")["program"] == ["green_yellow", "lion", "thistle", "back"]
    play(g, "catch yellow")
    assert (ghost(g), room(g, "yellow"), room(g, "green"), room(g, "red")) == ("yellow", "c3", "d3", "d3")


def test_ex_16_capture_in_the_crypt() -> None:
    """MG-EX-16."""
    g = go(castle("red blue green", at="blue c3, green a1", program="green_yellow cross tower crown", phase="walk"))
    assert (ghost(g), room(g, "blue"), room(g, "red")) == ("blue", "c3", "c3")
    assert told(g).count("catches") == 1
    settle(g)
    play(g, "lay cross", "lay crown", "lay lion", "lay tower", "end")
    assert (who(g), room(g, "red")) == ("red", "c3")
    assert "pickaxe c4" in legal(g)


def test_ex_17_flip_needs_entry() -> None:
    """MG-EX-17."""
    g = castle(at="blue a1", tokens="a1 red", keys="blue: lion-red cross-red", objects="")
    assert "flip" not in legal(g)
    assert why(g, "flip") == "MG-TOK-1 no-flip-before-moving"
    play(g, "go a2 lion-red", "go a1 cross-red")
    assert "flip" in legal(g)


def test_ex_18_no_entry() -> None:
    """MG-EX-18."""
    g = castle(at="red c2, blue c3", keys="blue: lion-red", objects="blue: pickaxe")
    assert why(g, "go c2 lion-red") == why(g, "pickaxe c2") == "MG-MOV-4 no-entry"


def test_ex_19_target_by_capture() -> None:
    """MG-EX-19."""
    g = castle(
        "red blue green",
        at="blue c2, green a1",
        won="red: red red red blue blue blue green; blue: red red",
        program="green_yellow lion tower cross",
        phase="walk",
    )
    go(g)
    assert (g.treasures(0), g.ended, ghost(g), len(hand(g, "red").split())) == (9, "", "blue", 3)
    assert room(g, "red") == "c2"


def test_ex_20_reshuffle_while_entering() -> None:
    """MG-EX-20."""
    g = castle(at="blue c1", keys="blue: lion-green", objects="", pile="crown-red", top="crown")
    comes(g, blazon="crown")
    play(g, "go d1 lion-green")
    assert hand(g, "blue") == "crown-red"
    assert (discarded(g), g.in_pile(), g.top) == ("", 41, 1)
    assert "reshuffles" in told(g)
