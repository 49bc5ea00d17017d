"""The hunter's turn: keys, free cards, tokens, objects. MG-TRN, MG-DCK, MG-MOV, MG-FRE, MG-TOK, MG-OBJ."""

from __future__ import annotations

import pytest

from hantise.games.mac_gregor import GAME
from hantise.games.mac_gregor.rules.round import Arrival

from .table import (
    castle,
    comes,
    discarded,
    go,
    hand,
    legal,
    play,
    room,
    seen,
    things,
    token,
    told,
    treasures,
    who,
    why,
)


# ------------------------------------------------------------------------------------------------------------ the frame
def test_a_turn_begins_with_the_top_key() -> None:
    """MG-TRN-1, MG-RUL-10: whatever its back, before everything else."""
    g = comes(castle(top="unicorn", phase="begin"), key="unicorn-red", blazon="lion")
    go(g)
    assert (hand(g, "blue"), seen(g)["top"], who(g)) == ("unicorn-red", "lion", "blue")
    assert told(g)[:2] == ["draws", "holds"]


def test_as_many_actions_as_he_likes_in_any_order() -> None:
    """MG-TRN-2, MG-DEC-5: keys, objects, tokens; or none."""
    g = castle(
        "red blue green", at="blue a1, green e5", keys="blue: lion-red lion-blue", tokens="a2 red, a3 blue", top="thistle"
    )
    play(g, "detector", "go a2 lion-red", "flip", "go a3 lion-blue", "flip", "pickaxe a2", "end")
    assert treasures(g, "blue") == "red blue"
    assert room(g, "blue") == "a2"
    idle = castle("red blue green", at="blue a1, green e5")
    play(idle, "end")
    assert (room(idle, "blue"), who(idle)) == ("a1", "green")


def test_how_a_turn_ends() -> None:
    """MG-TRN-3: when he says so; it is asked even where nothing else can be done."""
    g = castle("red blue green", at="blue a1, green e5", objects="", keys="blue: tower-green")
    assert legal(g) == ["end"]
    assert who(g) == "blue"
    play(g, "end")
    assert who(g) == "green"


def test_hand_limit() -> None:
    """MG-TRN-4, MG-DEC-6: more than three at the end only; equal keys are not told apart; nobody sees which before."""
    g = castle("red blue green", at="green e5", keys="blue: tower-red tower-red tower-blue lion-red crown-green")
    play(g, "end")
    assert sorted(legal(g)) == sorted(
        [
            "discard tower-red tower-red",
            "discard tower-red tower-blue",
            "discard tower-red lion-red",
            "discard tower-red crown-green",
            "discard tower-blue lion-red",
            "discard tower-blue crown-green",
            "discard crown-green lion-red",
        ]
    )
    taps = {c.text: c.taps for c in GAME.choices(g)}
    assert taps["discard tower-red lion-red"] == ["lion-red tower-red", "tower-red lion-red"]
    assert why(g, "discard tower-red") == "MG-TRN-4 no-such-number"
    assert GAME.write(g, GAME.read(g, "Discard lion-red tower-red")) == "discard tower-red lion-red"  # in any order
    assert GAME.write(g, GAME.read(g, "discard crown-green lion")) == "discard crown-green lion-red"
    assert why(g, "discard lion-red tower-red") == ""
    assert why(g, "discard lion-red lion-red") == "MG-TRN-4 no-more-of-key"
    assert why(g, "discard unicorn-red tower-red") == "MG-TRN-4 no-such-key"
    assert why(g, "go a2 lion-red") == "MG-TRN-3 no-turn-left"
    play(g, "discard tower-red lion-red")
    assert (hand(g, "blue"), discarded(g)) == ("tower-red tower-blue crown-green", "tower-red lion-red")
    assert why(castle(keys="blue: lion-red"), "discard lion-red") == "MG-TRN-4 no-discard-now"


def test_no_acts_out_of_turn() -> None:
    """MG-TRN-5, MG-TRN-6: one is asked, the others wait; nothing is fought for, traded or handed over."""
    g = castle("red blue green", at="blue a1, green a1", keys="blue: lion-red; green: lion-blue")
    assert who(g) == "blue"
    assert GAME.view(g, 2).options == GAME.view(g, 0).options == []
    verbs = {t.split()[0] for t in legal(g)}
    assert verbs <= {"end", "flip", "detector", "pickaxe", "lamp", "leave", "go"}


# ---------------------------------------------------------------------------------------------------------------- pile
def test_discards_lie_face_up() -> None:
    """MG-DCK-1, MG-RUL-16: played and discarded keys are open to all."""
    g = castle(at="blue a1", keys="blue: lion-red tower-blue", objects="", top="unicorn")
    play(g, "go a2 lion-red")
    assert seen(g)["discard"] == ["lion-red"]


def test_the_pile_is_renewed_as_soon_as_it_is_empty() -> None:
    """MG-DCK-2, MG-CHA-4, MG-RUL-15: and the new top back is seen by all at once."""
    g = castle("red blue", at="blue a1", keys="blue: lion-red", pile="cross-red", top="cross", phase="begin")
    comes(g, blazon="unicorn")
    go(g)
    assert (hand(g, "blue"), discarded(g), g.in_pile()) == ("lion-red cross-red", "", 40)
    assert (seen(g)["top"], told(g)[0]) == ("unicorn", "reshuffles")


def test_the_pile_never_fails() -> None:
    """MG-DCK-3: five hunters can hold 15 keys, and one of them six in his turn: 24 stay."""
    most = 5 * 3 + 3
    assert 42 - most == 24
    g = castle(at="blue a1", keys="blue: lion-red lion-blue lion-green tower-red", top="unicorn")
    comes(g, key="unicorn-red green_yellow-red", blazon="green_yellow unicorn")
    play(g, "lamp e1")
    assert len(hand(g, "blue").split()) == 5


# --------------------------------------------------------------------------------------------------------------- moves
def test_a_key_opens_a_door_of_its_colour() -> None:
    """MG-MOV-1: it is discarded, and the pawn is in the adjacent room."""
    g = castle(at="blue a1", keys="blue: lion-red tower-red", objects="", top="unicorn")
    assert legal(g) == ["end", "go a2 tower-red", "go a2 lion-red"]
    play(g, "go a2 lion-red")
    assert (room(g, "blue"), hand(g, "blue"), discarded(g)) == ("a2", "tower-red", "lion-red")


def test_several_moves() -> None:
    """MG-MOV-2, MG-MOV-3, MG-RUL-31: one key each, also back to where he was."""
    g = castle(at="blue a1", keys="blue: lion-red tower-red cross-blue", objects="", top="unicorn")
    play(g, "go a2 lion-red", "go a1 tower-red", "go b1 cross-blue")
    assert (room(g, "blue"), hand(g, "blue")) == ("b1", "")


def test_never_into_the_ghosts_room() -> None:
    """MG-MOV-4: by no means; other hunters do not block."""
    g = castle("red blue green", at="red a2, blue a1, green b1", keys="blue: lion-red lion-blue")
    assert why(g, "go a2 lion-red") == why(g, "pickaxe a2") == "MG-MOV-4 no-entry"
    assert "go b1 lion-blue" in legal(g)
    assert why(castle(at="red e1, blue a1"), "lamp e1") == "MG-MOV-4 no-entry"


def test_no_wall_and_no_other_door() -> None:
    """MG-MOV-5."""
    g = castle(at="blue a2", keys="blue: lion-red lion-green", objects="")
    assert why(g, "b1") == "MG-MOV-5 no-door"
    assert why(g, "go a3 lion-red") == "MG-MOV-5 no-such-lock"
    assert why(g, "lion-green") == "MG-MOV-5 no-door-of-colour"
    assert why(g, "a3") == "MG-MOV-1 no-key-of-colour"
    assert why(g, "c3") == "MG-BRD-2 no-neighbour"
    assert why(g, "a2") == "MG-MOV-1 no-standing-still"


def test_which_of_several_keys() -> None:
    """Keys of one colour with other backs are other options; equal ones are one."""
    g = castle(at="blue a1", keys="blue: lion-red tower-red tower-red", objects="")
    assert why(g, "a2") == "MG-MOV-1 which-key"
    taps = {c.text: c.taps for c in GAME.choices(g)}
    assert taps["go a2 tower-red"] == ["a2 tower-red", "tower-red a2"]
    one = castle(at="blue a1", keys="blue: tower-red tower-red", objects="")
    assert {c.text: c.taps for c in GAME.choices(one)}["go a2 tower-red"] == ["a2", "tower-red a2"]


# ----------------------------------------------------------------------------------------------------------- free cards
def test_the_free_card() -> None:
    """MG-FRE-1, MG-FRE-2, MG-RUL-17: forced, one an entry."""
    g = comes(castle(at="blue a1", keys="blue: lion-red", objects="", top="cross"), key="cross-red", blazon="cross")
    play(g, "go a2 lion-red")
    assert (hand(g, "blue"), seen(g)["top"]) == ("cross-red", "cross")
    assert "free-key" in told(g)


@pytest.mark.parametrize(
    ("how", "start", "top"), [("pickaxe b1", "a1", "tower"), ("lamp e1", "a1", "unicorn"), ("go b1 lion-blue", "a1", "tower")]
)
def test_for_every_kind_of_entry(how: str, start: str, top: str) -> None:
    """MG-FRE-3, MG-OBJ-7, MG-RUL-7."""
    g = castle(at=f"blue {start}", keys="blue: lion-blue", top=top)
    comes(g, blazon="thistle")
    play(g, how)
    assert len(hand(g, "blue").split()) == (1 if how.startswith("go") else 2)


def test_no_entry_no_free_card() -> None:
    """MG-FRE-4: not at the start of the turn, not for staying, not for the ghost or who is caught."""
    g = castle("red blue", at="blue a1", top="lion", phase="begin")
    comes(g, blazon="lion")
    go(g)
    assert len(hand(g, "blue").split()) == 1
    g = castle(
        "red blue green", at="blue c2, green e5", top="green_yellow", program="green_yellow lion cross tower", phase="walk"
    )
    comes(g, blazon="cross cross cross")
    go(g)
    assert hand(g, "blue") == ""
    assert told(g).count("free-key") == 0
    assert told(g).count("draws") == 3


def test_order_on_entry() -> None:
    """MG-FRE-5, MG-RUL-8: the key to the discard, the pawn, the free card, then the next decision; so a trap costs it too."""
    g = castle("red blue green", at="blue a1, green e5", keys="blue: lion-red", tokens="a2 trap", top="cross", objects="")
    comes(g, key="cross-blue", blazon="unicorn")
    play(g, "go a2 lion-red")
    assert told(g)[-3:] == ["goes", "free-key", "holds"]
    play(g, "flip")
    assert set(discarded(g).split()) == {"lion-red", "cross-blue"}


# -------------------------------------------------------------------------------------------------------------- tokens
def test_who_may_flip() -> None:
    """MG-TOK-1: only after entering in this turn, at any time before he leaves the room."""
    g = castle(at="blue a1", keys="blue: lion-red lion-blue", tokens="a2 green", top="unicorn")
    assert why(g, "flip") == "MG-TOK-1 no-token"
    play(g, "go a2 lion-red", "detector", "flip")
    assert treasures(g, "blue") == "green"


def test_flipping_is_free() -> None:
    """MG-TOK-2: he may pass through, or end his turn there."""
    g = castle(at="blue a1", keys="blue: lion-red lion-blue", tokens="a2 green, a3 trap", top="unicorn")
    play(g, "go a2 lion-red", "go a3 lion-blue", "end")
    assert (token(g, "a2"), token(g, "a3"), treasures(g, "blue")) == ("green", "trap", "")


def test_a_treasure() -> None:
    """MG-TOK-3: any colour; the turn goes on."""
    g = castle("red blue", at="blue a2", tokens="a2 purple", moved=True)
    play(g, "flip")
    assert (treasures(g, "blue"), who(g), seen(g)["seats"][1]["won"]) == ("purple", "blue", {"purple": 1})


def test_a_trap() -> None:
    """MG-TOK-4, MG-RUL-28: all keys, also none; the turn; nothing else."""
    for keys in ("blue: lion-red", ""):
        g = castle("red blue green", at="blue a2, green e5", keys=keys, tokens="a2 trap", moved=True, won="blue: red")
        play(g, "flip")
        assert (hand(g, "blue"), treasures(g, "blue"), things(g, "blue")) == ("", "red", "lamp pickaxe detector")
        assert (who(g), room(g, "blue"), g.bag[6]) == ("green", "a2", 8)


def test_a_flipped_token_leaves_the_room_empty() -> None:
    """MG-TOK-5: a later arrival may fill it again."""
    g = castle("red blue", at="red d2, blue c4", tokens="c4 red", moved=True, top="lion", keys="blue: cross-green")
    play(g, "flip")
    assert token(g, "c4") == ""
    g.pawns[1], g.agenda = 0, []
    g.asked = None
    g.then(Arrival())
    go(g)
    assert token(g, "c4") != ""


def test_nobody_looks_without_flipping() -> None:
    """MG-TOK-6."""
    g = castle(at="blue a1", tokens="a2 red")
    assert seen(g, "blue")["tokens"] == [{"room": "a2", "token": "back"}]
    assert why(g, "flip a2") == "MG-TOK-6 no-token-afar"


# ------------------------------------------------------------------------------------------------------------- objects
def test_any_number_of_objects() -> None:
    """MG-OBJ-1, MG-OBJ-2: in his own turn; each is gone after use."""
    g = castle(at="blue a1", top="thistle")
    play(g, "detector", "lamp e1", "pickaxe d1")
    assert (things(g, "blue"), g.box, room(g, "blue")) == ("", [5, 5, 5], "d1")
    assert why(g, "lamp a1") == why(g, "pickaxe c1") == "MG-OBJ-2 no-object"
    assert why(g, "detector") == "MG-OBJ-10 no-need-to-detect"


def test_lamp() -> None:
    """MG-OBJ-3, MG-OBJ-4: from stairs to stairs."""
    g = castle(at="blue a1", objects="blue: lamp")
    assert [t for t in legal(g) if "lamp" in t] == ["lamp e1", "lamp a5", "lamp e5"]
    assert why(g, "lamp c3") == "MG-OBJ-3 no-stairs"
    assert why(g, "lamp") == "MG-OBJ-3 no-target"
    assert why(castle(at="blue a2", objects="blue: lamp"), "lamp a1") == "MG-OBJ-3 no-stairs-here"


def test_pickaxe() -> None:
    """MG-OBJ-5, MG-OBJ-8: through doors of any colour and bare walls, without a key."""
    g = castle(at="blue d1", objects="blue: pickaxe", keys="blue: lion-red")
    assert {t for t in legal(g) if "pickaxe" in t} == {"pickaxe c1", "pickaxe e1", "pickaxe d2"}
    play(g, "pickaxe d2")
    assert (hand(g, "blue"), discarded(g)) == ("lion-red", "")
    assert why(castle(at="blue a1", objects="blue: pickaxe"), "pickaxe d1") == "MG-BRD-2 no-neighbour"


def test_no_object_leads_out() -> None:
    """MG-OBJ-6."""
    g = castle(at="blue c1", won="blue: " + "red " * 8)
    assert why(g, "pickaxe north") == "MG-OBJ-6 no-breaking-out"
    assert not any(t.startswith("leave") for t in legal(g))


def test_token_after_an_object_move() -> None:
    """MG-OBJ-7: it counts as entering; he may go on with keys."""
    g = castle(at="blue a1", tokens="b1 red", keys="blue: lion-yellow", top="unicorn")
    play(g, "pickaxe b1", "flip", "go c1 lion-yellow")
    assert (treasures(g, "blue"), room(g, "blue")) == ("red", "c1")


def test_detector() -> None:
    """MG-OBJ-9, MG-OBJ-11: all four cards face up for all, without moving; the three others stay in the hand."""
    g = castle("red blue green", at="blue a1, green e5", program="green_yellow lion thistle tower")
    play(g, "detector")
    for viewer in ("red", "blue", "green", ""):
        assert seen(g, viewer)["program"] == ["green_yellow", "lion", "thistle", "tower"]
        assert seen(g, viewer)["walk"] == ["c2", "d2", "d3", "e3"]
    assert seen(g, "blue")["plan"] is None


def test_a_second_detector() -> None:
    """MG-OBJ-10, MG-RUL-22."""
    g = castle("red blue green", at="blue a1, green e5")
    play(g, "detector", "end")
    assert why(g, "detector") == "MG-OBJ-10 no-need-to-detect"
    assert "detector" not in legal(g)


def test_refusals_of_other_peoples_deeds() -> None:
    g = castle(at="blue a1")
    for text in ("place a1", "start a1", "lay cross", "catch blue"):
        assert why(g, text) == "MG-TRN-2 no-deed-of-ghost"
    assert why(g, "xyzzy") == why(g, "") == ""
