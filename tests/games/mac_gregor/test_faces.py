"""What people and bots meet: pictures, plain text, sentences, records, heuristics."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ElementTree

import pytest

from hantise.bots import Seat, blind, bot
from hantise.core.frame import NOBODY
from hantise.core.record import Record, may_undo
from hantise.games.mac_gregor import GAME
from hantise.games.mac_gregor.ghost import hunts
from hantise.games.mac_gregor.heuristics import HEURISTICS
from hantise.games.mac_gregor.hunter import LEAVE, Plan
from hantise.games.mac_gregor.text import board
from hantise.parts import whole
from hantise.picture import draw, drawing
from hantise.table.seen import Person
from hantise.texts import Texts

from .table import castle, go, legal, play, why

ENGLISH, FRENCH = Texts(GAME, "en"), Texts(GAME, "fr")


def picked(g: object, seed: int = 1) -> str:
    """What the greedy bot does."""
    player = bot("greedy", seed)
    return GAME.write(g, player.pick(Seat(GAME, g, player.random)))  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------------------------ pictures
@pytest.mark.parametrize("seats", [2, 6])
def test_pictures_of_a_game(seats: int) -> None:
    g = GAME.new(seats, 3)
    rng = random.Random(3)
    for n in range(140):
        if n % 12 == 0:
            for viewer in (None, g.player):
                svg = str(draw(GAME.view(g, viewer), ("en", "fr")[n % 2], game=GAME))
                root = ElementTree.fromstring(svg)
                ids = [e.get("id") for e in root.iter() if e.get("id")]
                assert len(set(ids)) == len(ids)
                places = {e.get("data-at") for e in root.iter() if e.get("data-at")}
                assert len(places) >= 25
        g.play(rng.choice(g.options))


def test_what_the_picture_tells() -> None:
    """Doors bear a shape besides their colour; the ghost alone sees his walk."""
    g = castle("red blue green", at="blue a1, green e5", tokens="b1 trap", program="green_yellow lion thistle tower")
    mine, theirs = (str(draw(GAME.view(g, s), "en", game=GAME)) for s in (0, 1))
    assert mine.count('class="pace"') == 4
    assert theirs.count('class="pace"') == 0
    assert "#o-trap" not in theirs.partition("</defs>")[2]
    for colour in ("red", "blue", "green", "yellow"):
        assert theirs.count(f'href="#d-{colour}"') >= 8
    assert {f"p-{c}" for c in ("blue", "green", "ghost")} <= set(re.findall(r'href="#([\w-]+)"', theirs))
    other = str(draw(GAME.view(g, 2), "en", game=GAME))
    assert (theirs.count("piece mine"), other.count("piece mine")) == (1, 1)
    assert other.replace(" mine", "") == theirs.replace(" mine", ""), "all but the mark of one's own pawn"


def test_what_lies_beside_the_board() -> None:
    """Hand, panels, aid: the owner's keys, all backs, objects, treasures, pile top, program; in both languages."""
    g = castle(
        "red blue green", at="blue a1, green e5", keys="blue: lion-blue lion-blue; green: tower-blue", won="green: red red"
    )
    people = [Person(i, name, "", "human", i == 1) for i, name in enumerate(("Ann", "Bob", "Zoé"))]
    for lang in ("en", "fr"):
        art = drawing(GAME, lang)
        for viewer in (0, 1, 2, -1):
            view = GAME.view(g, viewer)
            hand = art.html("hand", view, ())
            beside = whole(art.seats(view, people) + art.told("rim", view) + art.told("aid", view))
            assert ('data-at="lion-blue"' in hand) == (viewer == 1)
            assert ('data-at="tower-blue"' in hand) == (viewer == 2)
            assert hand.count("card ") >= (7 if viewer == 0 else 0)
            assert "key-lion" not in beside
            assert beside.count('href="#z-lion"') == 3  # two backs in the panel, one in the legend
            assert "×2" in beside
    laying = go(castle(phase="program"))
    play(laying, "lay green_yellow")
    view = GAME.view(laying, 0)
    assert '<b class="n" data-n="1"></b>' in drawing(GAME, "fr").html("hand", view, ())
    assert "C2" in drawing(GAME, "fr").html("aid", view)


def test_plain_text() -> None:
    g = castle(
        "red blue",
        at="blue a1",
        keys="blue: lion-red",
        tokens="b1 trap",
        won="red: blue blue",
        program="thistle tower lion crown",
    )
    mine = board(GAME.view(g, 1), ENGLISH)
    assert "A1 %" in mine
    assert "$?" in mine
    assert "red key (Lion)" in mine
    assert "red key" not in board(GAME.view(g, 0), ENGLISH)
    french = board(GAME.view(g, 0), FRENCH)
    assert "Couronne" in french
    assert "Le déplacement : " in french
    assert max(len(line) for line in mine.splitlines()[1:22]) <= 76


def test_sentences_of_a_game() -> None:
    """Every label, question and event of a game, in both languages."""
    g = GAME.new(4, 2)
    rng = random.Random(2)
    while g.rounds < 4 and g.player != NOBODY:
        for texts in (ENGLISH, FRENCH):
            for choice in GAME.choices(g):
                assert texts.say(choice.label)
                if choice.sure is not None:
                    assert len(texts.why(choice.sure)) > 10
            for viewer in (g.player, None):
                assert texts.status(GAME.view(g, viewer), ["Ann", "Émile", "Bob", "Zoé"])
        g.play(rng.choice(g.options))
    for texts in (ENGLISH, FRENCH):
        lines = [line for _, line in texts.lines(g.events or [], 1, ["Ann", "Émile", "Bob", "Zoé"])]
        assert not [line for line in lines if "{" in line or "  " in line]
        assert not [line for line in lines if texts is FRENCH and "'" in line]


def test_every_refusal_is_a_sentence() -> None:
    g = castle("red blue", at="blue a2", keys="blue: lion-red")
    for text in ("b1", "c3", "a2", "lion-blue", "flip", "lamp e1", "pickaxe e5", "leave lion-red", "discard lion-red"):
        reason = GAME.refuse(g, text)
        assert reason is not None
        assert reason.rule in (GAME.folder / "rules.md").read_text(encoding="utf-8")
        assert ENGLISH.why(reason) != FRENCH.why(reason)
    assert why(g, "nonsense") == ""


# -------------------------------------------------------------------------------------------------------------- records
def test_a_deed_a_line() -> None:
    """A program is one line; chance stands behind the pick that it followed."""
    g = GAME.new(2, 11)
    while g.rounds < 1:
        g.play(g.options[0])
    text = Record.of(GAME, g).write()
    assert re.search(r"^a lay tower > lay crown > lay lion > lay green_yellow \[", text, flags=re.MULTILINE)
    assert Record.read(text, GAME).replay().key(False) == g.key(False)


def test_taking_back() -> None:
    """Cards laid, and steps without a free card; never a flip, a draw or the fourth card."""
    g = castle("red blue", at="blue a1", keys="blue: lion-red lion-blue", tokens="a3 red", top="unicorn")
    play(g, "go a2 lion-red", "go a3 lion-blue")
    assert may_undo(g, 1) == 2
    play(g, "flip")
    assert may_undo(g, 1) == 0
    h = go(castle(phase="program"))
    play(h, "lay cross", "lay lion", "lay tower")
    assert may_undo(h, 0) == 3
    play(h, "lay crown")
    assert may_undo(h, 0) == 0


# ----------------------------------------------------------------------------------------------------------------- bots
def test_the_greedy_hunter() -> None:
    """Section 22: leaves when he can, flips treasures, never a trap, goes where treasure lies, keeps colours apart."""
    g = castle("red blue", at="blue c1", keys="blue: lion-red", won="blue: " + "red " * 8)
    assert picked(g) == "leave lion-red"
    assert picked(castle(at="blue a2", tokens="a2 red", moved=True)) == "flip"
    assert picked(castle(at="blue a2", tokens="a2 trap", moved=True, keys="")) != "flip"
    near = castle(at="red e5, blue a1", tokens="a2 red", keys="blue: lion-red lion-blue", objects="", top="unicorn")
    assert picked(near) == "go a2 lion-red"
    full = castle("red blue green", at="red e5", keys="blue: tower-red crown-red lion-blue cross-green")
    play(full, "end")
    assert picked(full) in ("discard tower-red", "discard crown-red")


def test_he_fears_the_ghost_by_the_exact_map() -> None:
    """With the program face up, the danger of each room is 0 or 1."""
    g = castle(
        at="red c3, blue c2", program="green_yellow lion crown unicorn", keys="blue: lion-blue", objects="blue: detector"
    )
    play(g, "detector")
    plan = Plan(g, 1, g.hands[1])
    assert set(plan.fear) == {0.0, 1.0}
    assert picked(g) == "go c1 lion-blue"


def test_the_detector_is_for_the_rich() -> None:
    poor = castle(at="red c3, blue c2", objects="blue: detector", keys="")
    rich = castle(at="red c3, blue c2", objects="blue: detector", keys="", won="blue: red blue green")
    assert (picked(poor), picked(rich)) == ("end", "detector")


def test_the_greedy_ghost() -> None:
    """He hunts where hunters can be, takes his own colour, puts treasures far and traps near."""
    g = go(castle("red blue", at="red c3, blue c2", keys="", objects="", won="blue: red red red", phase="program"))
    player = bot("greedy", 1)
    scored = hunts(Seat(GAME, g, player.random), g)
    assert 6 in scored[0][1]
    first = picked(g)
    assert first.startswith("lay ")
    two = go(
        castle(
            "red blue green", at="blue c2, green c2", won="green: red", program="green_yellow lion cross tower", phase="walk"
        )
    )
    assert picked(two) == "catch green"


def test_greedy_does_not_peep() -> None:
    """The same picks in every world that the seat may imagine."""
    rng = random.Random(7)
    g = GAME.new(4, 7, record=False)
    for n in range(90):
        if n % 9 == 0:
            assert blind(lambda: bot("greedy", 5), GAME, g, redeals=2, seed=n) is None
        g.play(rng.choice(g.options))


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    won = 0
    for seed in range(6):
        g = GAME.new(seats, seed, {"treasures_to_win": 5}, record=False)
        players = [bot("greedy" if s == seed % seats else "random", seed) for s in range(seats)]
        while g.player != NOBODY:
            player = players[g.player]
            g.play(player.pick(Seat(GAME, g, player.random)))
        won += g.returns[seed % seats] == 1.0
    assert won >= 5


def test_a_search_uses_what_the_game_tells() -> None:
    g = castle("red blue green", at="red e5, blue a1", tokens="a2 red", keys="blue: lion-red", objects="blue: detector")
    player = bot("ismcts:40it", 3)
    assert GAME.write(g, player.pick(Seat(GAME, g, player.random))) in legal(g)
    h = go(castle("red blue", at="blue c2", phase="program"))
    plans = HEURISTICS.plans(Seat(GAME, h, random.Random(1)))
    assert plans
    assert all(len(p) == 4 and len(set(p)) == 4 for p in plans)
    assert GAME.write(h, player.pick(Seat(GAME, h, player.random))).startswith("lay ")
    assert HEURISTICS.value(h, 0) == pytest.approx(-HEURISTICS.value(h, 1))
    assert HEURISTICS.value(g, 0) is None
    assert HEURISTICS.prior(g, [(p,) for p in g.options])
    assert LEAVE > 0
