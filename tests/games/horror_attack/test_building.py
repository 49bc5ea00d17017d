"""Own decks that are built in secret: HA-EXP-1 to HA-EXP-7, HA-DEC-15, and what the adversary can know of them."""

import json
import random
from collections import Counter

import pytest

from hantise.core.frame import NOBODY
from hantise.core.record import Record
from hantise.games.horror_attack import GAME
from hantise.games.horror_attack.components import CARDS, HEROES, MONSTERS
from hantise.games.horror_attack.decks import BOX, Deck, count, fault, read
from hantise.games.horror_attack.state import Table
from hantise.texts import Texts, heard

from .table import active, asked, do, seen, why

OWN = {"packs": "own"}
ODD = read(
    "abraham_van_helsing,dr_jekyll,arsene_lupin,mina_harker,phileas_fogg,priest*2,damsel_in_distress*2,brave_young_man*3,mummy,"
    "wicked_servants*3,sherlock_holmes,dr_watson,toby,baker_street_irregulars*3,satan,rasputin,hellhounds*2,imps*3,"
    "woman_in_black"
)
OTHER = read(
    "victor_frankenstein,auguste_dupin,allan_quatermain,dracula,mr_hyde,the_creature,werewolf,carmilla,invisible_man,dorian_gray,"
    "phantom_of_the_opera,headless_horseman,brides_of_dracula*2,mycroft_holmes,irene_adler,mrs_hudson,inspector_lestrade,"
    "inspector_gregson,constables*2,arthur_conan_doyle,queen_victoria,asmodeus,mephistopheles,beelzebub,lilith,charon,baphomet,"
    "legion"
)


def texts(deck: Deck) -> list[str]:
    """The cards of a deck in the order of the box."""
    return [CARDS[k] for k, n in enumerate(deck) for _ in range(n)]


def built(first: Deck = ODD, second: Deck = OTHER, seed: int = 4, **options: str) -> Table:
    """A table for which both have built."""
    g: Table = GAME.new(2, seed, {**OWN, **options}, poker_face=True)
    do(g, "build", *texts(first), "build", *texts(second))
    return g


def test_a_deck_card_by_card() -> None:
    """HA-EXP-1, HA-DEC-15: thirty picks in the order of the box, then it is the other's turn to hand in."""
    g: Table = GAME.new(2, 4, OWN, poker_face=True)
    do(g, "build")
    assert (asked(g), active(g)) == ("Build", "a")
    do(g, *texts(ODD)[:3])
    assert seen(g, "a")["building"] == texts(ODD)[:3]
    assert why(g, "arsene_lupin") == ("HA-EXP-3", "no-deck-copies")  # there is one in the box
    assert why(g, "dr_jekyll") == ("HA-DEC-15", "build-in-order")
    assert why(g, "satan") == ("HA-EXP-1", "build-no-way")  # too few cards come after it
    do(g, *texts(ODD)[3:])
    assert (asked(g), active(g)) == ("HandInPick", "b")
    do(g, "hunters")
    assert g.lists == (ODD, read("hunters"))
    assert seen(g, "a")["deck_list"]["a"]["cards"] == {CARDS[k]: n for k, n in enumerate(ODD) if n}


def test_the_second_may_build_first() -> None:
    """HA-EXP-7: at the same time means in any order."""
    g: Table = GAME.new(2, 4, OWN, poker_face=True)
    g.hear(1)
    do(g, "build", *texts(OTHER))
    assert (asked(g), active(g)) == ("HandInPick", "a")
    do(g, "pandemonium")
    assert g.lists == (read("pandemonium"), OTHER)
    again = Record.of(GAME, g, OWN).write()
    assert Record.read(again, GAME).replay().key(False) == g.key(False)


@pytest.mark.parametrize("cap", ["none", "18"])
def test_every_way_to_build_keeps_the_limits(cap: str) -> None:
    """HA-EXP-3 to HA-EXP-6, HA-RUL-40: no card is offered with which the deck could not be finished within them."""
    short = 0
    for seed in range(60):
        rnd = random.Random(seed)
        g: Table = GAME.new(2, seed, {**OWN, "expert_side_cap": cap})
        do(g, "build")
        want = (HEROES, MONSTERS, HEROES | MONSTERS)[seed % 3]  # as one-sided as may be, or by lot
        while asked(g) == "Build":
            liked = [k for k in g.options if want >> k & 1] or g.options
            g.play(liked[0] if seed % 3 < 2 and rnd.random() < 0.8 else rnd.choice(liked))
        assert fault(g.handed[0], g.cap) is None
        short += min(count(g.handed[0], HEROES), count(g.handed[0], MONSTERS)) in (6, 12)
    assert short > 5  # the limits did bite


def test_what_the_adversary_sees() -> None:
    """HA-EXP-7, HA-RUL-39: that a deck is built is public; no view, event, text or record for the other holds a card of it."""
    one, two = built(ODD, read("hunters")), built(OTHER, read("hunters"))
    assert one.lists != two.lists
    g: Table = GAME.new(2, 4, OWN, poker_face=True)
    h: Table = GAME.new(2, 4, OWN, poker_face=True)
    for state, deck in ((g, ODD), (h, OTHER)):
        do(state, "build", *texts(deck))
    t = Texts(GAME, "en")
    for who in (1, -1):
        assert json.dumps(GAME.view(g, who).table) == json.dumps(GAME.view(h, who).table)
        assert heard(g.events, who) == heard(h.events, who)
        assert [text for _, text in t.lines(g.events, who, ["", ""])] == [text for _, text in t.lines(h.events, who, ["", ""])]
        cut = Record.of(GAME, g, OWN).mirror(who).write()
        assert cut == Record.of(GAME, h, OWN).mirror(who).write()
        assert "build" in cut
        assert not any(card in cut for card in CARDS)
        assert seen(g, "b")["built"] == ["a"]
    assert set(GAME.view(g, 1).table["deck_list"]) == set()


def test_the_option_of_a_seat_is_not_the_way_in() -> None:
    """HA-EXP-7: the options of a table, which everybody reads, still say `secret`."""
    record = Record.of(GAME, built(), OWN)
    assert record.options["deck_a"] == record.options["deck_b"] == "secret"


def test_the_worlds_of_the_adversary() -> None:
    """HA-CHA-9: any deck within the limits that holds what was seen, as likely as the box would have brought it by lot."""
    g = built()
    shown = Counter(g.pile[:2])
    worlds = [g.determinize(1, r) for r in range(300)]
    assert {w.lists[1] for w in worlds} == {OTHER}
    found = Counter(w.lists[0] for w in worlds)
    assert len(found) == 300  # never the same twice, out of so many
    for deck in found:
        assert fault(deck) is None
        assert all(deck[k] >= n for k, n in shown.items())
    # each card of the box that was not seen is in some 28 of 58 decks
    k = CARDS.index("queen_victoria")
    assert k not in g.pile
    assert sum(deck[k] for deck in found) / 300 == pytest.approx(28 / 58, abs=0.1)
    assert all(w.hand[1] == g.hand[1] and w.left(0) == g.left(0) for w in worlds)


def test_worlds_while_it_is_handed_in() -> None:
    """HA-EXP-7: what was built already may be anything to the other, and the same to its owner."""
    g: Table = GAME.new(2, 4, OWN, poker_face=True)
    do(g, "build", *texts(ODD))
    assert g.determinize(0, 3).handed[0] == ODD
    others = {g.determinize(1, r).handed[0] for r in range(20)}
    assert len(others) == 20
    assert all(fault(deck) is None for deck in others)
    assert ODD not in others


def test_a_nearly_open_deck_keeps_the_limits_in_every_world() -> None:
    """HA-EXP-4, HA-EXP-5: when 24 heroes have been seen, all the rest are monsters, in the worlds of both."""
    rnd = random.Random(2)
    g = built(read("hunters"), ODD, 7)  # 22 heroes and 8 monsters, handed in as a built deck
    while g.player != NOBODY:
        if rnd.random() < 0.2:
            for seat in range(2):
                w = g.determinize(seat, rnd.randrange(1000))
                assert all(fault(deck) is None for deck in w.lists)
                assert w.view(seat).to_json() == g.view(seat).to_json()
        g.play(rnd.choice(g.options))
    assert g.ended == "last_turn"


def test_the_box() -> None:
    """HA-EXP-2, HA-EXP-3: what can be built from is every card of both packs."""
    assert sum(BOX) == 60
    assert fault(ODD) is fault(OTHER) is None
    assert tuple(a + b for a, b in zip(ODD, OTHER, strict=True)) == BOX
