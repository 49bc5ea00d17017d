"""Hidden hands, decks and factions: what each seat knows, and the worlds that it may imagine. HA-HID-1 to HA-HID-5."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from hantise.core import conformance
from hantise.core.frame import NOBODY
from hantise.core.game import Game, Option
from hantise.games.horror_attack import GAME
from hantise.games.horror_attack.components import CARDS, SIDE_OF
from hantise.games.horror_attack.state import Table
from hantise.games.horror_attack.story import OLD, PUBLIC

from .table import card, do, expert, hand, keys, names, seen, table, told


def walk(seed: int, seats: int, options: dict[str, object], often: int = 3) -> list[Table]:
    """Positions of a random game."""
    rnd = random.Random(seed)
    g: Table = GAME.new(seats, seed, options)
    out = []
    while g.player != NOBODY:
        if rnd.randrange(often) == 0:
            out.append(g.copy())
        g.play(rnd.choice(g.options))
    return out


SETTINGS = [(2, {"packs": "both"}), (3, {}), (5, {}), (8, {}), (2, {"packs": "own"}), (3, {"mulligan_to": "discard"})]


# ------------------------------------------------------------------------------------------------------ knowledge and truth
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_knowledge_is_true(seats: int, options: dict[str, object]) -> None:
    """HA-HID-5: what a seat is sure of is so, the truth is among what may be, and hands have their public sizes."""
    for seed in range(4):
        for g in walk(seed, seats, options):
            if not g.lists:
                continue
            for viewer in (PUBLIC, *range(seats)):
                known = g.know(viewer)
                for s in range(seats):
                    sure = Counter(known.sure(s))
                    assert not sure - Counter(g.hand[s])
                    assert any(matches(config[0][s], g.hand[s]) for config in known.configs)
                for config in known.configs:
                    assert [len(z) for z in config[0][:seats]] == [len(h) for h in g.hand]
                if viewer >= 0:
                    assert known.sure(viewer) == list(g.hand[viewer])


def matches(zone: tuple[int, ...], truth: tuple[int, ...]) -> bool:
    """Could a zone of these codes be that hand?"""
    return not Counter(code for code in zone if code < OLD) - Counter(truth)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_worlds_keep_what_is_known(seats: int, options: dict[str, object]) -> None:
    """HA-HID-3: sizes, kinds in all, what the seat is sure of, the factions that it has seen."""
    for g in walk(5, seats, options, 6):
        for viewer in range(seats):
            d = g.determinize(viewer, 17)
            assert d.hand[viewer] == g.hand[viewer]
            assert [len(h) for h in d.hand] == [len(h) for h in g.hand]
            assert [len(t) for t in d.top] == [len(t) for t in g.top]
            if not g.expert:
                assert d.counts() == g.counts()
                assert len({f for (f,) in d.faction}) == seats
            for s in range(seats):
                assert d.factions_seen(viewer, s) == g.factions_seen(viewer, s)
                if g.lists:
                    assert not Counter(g.know(viewer).sure(s)) - Counter(d.hand[s])


# ------------------------------------------------------------------------------------------------------- who may know what
def test_stolen_out_of_sight() -> None:
    """HA-HID-5: who had seen the hand knows that the card is there or there."""
    g = table(
        "harker toby lilith / dracula mummy / lupin satan hudson", factions="london_hero_1 london_monster_1 london_hero_2"
    )
    do(g, "play mina_harker", "b", "nothing", "draw")
    assert seen(g, "a")["notes"][1]["sure"] == sorted(names("dracula mummy"), key=CARDS.index)
    g.script = [card("mummy")]
    do(g, "play lupin", "b")
    notes = seen(g, "a")["notes"]
    assert (len(notes[1]["sure"]), notes[2]["sure"]) == (0, [])
    assert set(notes[1]["maybe"]) == set(notes[2]["maybe"]) == set(names("dracula mummy"))
    worlds = Counter(card("mummy") in g.determinize(0, r).hand[2] for r in range(600))
    assert 150 < worlds[True] < 260  # one in three: b had drawn a third card
    assert {card("mummy") in g.determinize(1, r).hand[2] for r in range(20)} == {True}


def test_a_returned_card_is_known_to_all() -> None:
    """HA-HID: all know in whose hand it is until hands move."""
    g = do(table("phantom lilith / toby / irene legion", "- / hudson / -"), "play phantom")
    assert [seen(g, v)["notes"][1]["sure"] for v in "ac-"] == [names("hudson")] * 3
    do(g, "play toby", "nothing", "play irene", "b")
    assert [seen(g, v)["notes"][2]["sure"] for v in "ab-"] == [names("hudson")] * 3


def test_put_aside_cards_are_in_no_hand_dealt_before() -> None:
    """HA-MUL-4, HA-CHA-5: only their owner knows which they were, and that nobody was dealt them."""
    g: Table = GAME.new(3, 11, {"first_player": "seat"})
    aside = set(g.hand[0])
    do(g, "replace", "keep", "keep")
    for r in range(300):
        d = g.determinize(0, r)
        copies = Counter(d.hand[1]) + Counter(d.hand[2])
        for k in aside:
            assert copies[k] + Counter(d.hand[0])[k] + Counter(d.pile)[k] <= g.lists[0][k] - 1
    assert any(set(g.determinize(1, r).hand[2]) & aside for r in range(300)) or len(aside) == 0


def test_the_log_names_hidden_cards_to_those_who_may_know() -> None:
    """HA-HID-1, HA-HID-2: looks and gifts are told to all, the cards to two; 'nothing' says not why."""
    g = do(table("mephistopheles toby / satan lilith / hudson"), "play mephistopheles", "b", "toby")
    assert ("gives", 0, 1) in told(g, "c")
    assert "changes-hands" not in list(keys(g, "c")[-4:])
    assert ("changes-hands", card("toby")) in told(g, "b")
    one = do(table("harker / dracula lilith / hudson"), "play mina_harker", "b", "nothing")
    other = do(table("harker / toby priest / hudson"), "play mina_harker", "b")
    assert told(one, "c")[-1] == told(other, "c")[-1] == ("nothing-done", 0)


def test_looked_at_factions_stay_known() -> None:
    """HA-HID-3, HA-HID-4: after a look the viewer's worlds have that faction; before, one of the five others."""
    g = table("dupin lilith / toby / hudson", packs="both", factions="london_hero_1 london_monster_1 london_hero_2")
    assert len({g.determinize(0, r).faction[1] for r in range(200)}) == 11
    do(g, "play dupin", "b")
    assert {g.determinize(0, r).faction[1] for r in range(50)} == {(3,)}
    assert len({g.determinize(2, r).faction[1] for r in range(200)}) > 5


def test_worlds_of_mixed_sides() -> None:
    """HA-RUL-5: a player who knows his own side knows that the other is there too."""
    g: Table = GAME.new(2, 4, {"sides": "mixed"})
    mine = SIDE_OF[g.faction[0][0]]
    assert {SIDE_OF[g.determinize(0, r).faction[1][0]] for r in range(40)} == {1 - mine}


def test_the_adversarys_deck_is_a_guess() -> None:
    """HA-RUL-39, HA-EXP-7: among the ready-made decks, by what was seen of it; named openly it is known."""
    g: Table = GAME.new(2, 3, {"packs": "own", "first_player": "seat"})
    do(g, "plain_london", "plain_london", "keep", "keep")
    worlds = Counter(g.determinize(0, r).lists[1] for r in range(400))
    assert len(worlds) >= 1
    assert all(deck[k] >= n for deck in worlds for k, n in Counter(g.pile[2:4]).items())
    named = expert("plain_london", "hunters")
    assert {named.determinize(0, r).lists for r in range(20)} == {named.lists}


def test_twins_of_a_secret_deck() -> None:
    """HA-EXP-7: before anything is seen of it, any deck may be the other's."""
    g: Table = GAME.new(2, 3, {"packs": "own"})
    do(g, "hunters")
    found = {g.determinize(1, r).asked.whole.picks[0] for r in range(80)}
    assert found == {0, 1, 2, 3}
    assert hand(g, "a") == []


def expert_game() -> Game:
    """The expert game alone, for the checks."""
    return replace(GAME, seats=(2,), options={**GAME.options, "packs": Option(("own",), "own", "HA-EXP-1")})


@pytest.mark.slow
def test_the_checks_on_expert_games() -> None:
    """All conformance checks, on the expert game alone, which comes up too seldom among the others."""
    report = conformance.check(expert_game(), 6)
    assert report.ok, report.text()
