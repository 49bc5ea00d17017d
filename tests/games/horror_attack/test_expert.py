"""The expert rules for two players, HA-EXP-1 to HA-EXP-22, and their rulings."""

import random
from collections import Counter

import pytest

from hantise.core.frame import NOBODY
from hantise.core.record import Record
from hantise.games.horror_attack import GAME
from hantise.games.horror_attack.components import CARDS, DATA, FACTION_PACK, FACTIONS, HEROES, MONSTERS, SIDE_OF
from hantise.games.horror_attack.decks import LISTS, PRESETS, allowed, count, fault, plainly, read, write
from hantise.games.horror_attack.state import Table

from .table import active, area, asked, card, cards, do, expert, hand, keys, names, picks, pile, seen, table, thin, why

OWN = {"packs": "own"}


def changed(name: str, **copies: int) -> tuple[int, ...]:
    """A ready-made deck with other numbers of some cards."""
    deck = list(read(name))
    for c, n in copies.items():
        deck[CARDS.index(c)] = n
    return tuple(deck)


# -------------------------------------------------------------------------------------------------------------- deck limits
@pytest.mark.parametrize(
    ("deck", "rule", "message"),
    [
        (changed("plain_london", mummy=0), "HA-EXP-1", "no-deck-size"),
        (changed("plain_london", toby=1), "HA-EXP-1", "no-deck-size"),
        (changed("plain_sherlock", imps=4, satan=0), "HA-EXP-3", "no-deck-copies"),
        (changed("pandemonium", arsene_lupin=0, victor_frankenstein=0), "HA-EXP-4", "no-deck-heroes"),
        (changed("hunters", imps=0), "HA-EXP-5", "no-deck-monsters"),
    ],
)
def test_limits_are_refused_with_the_reason(deck: tuple[int, ...], rule: str, message: str) -> None:
    """HA-EXP-1, HA-EXP-3, HA-EXP-4, HA-EXP-5."""
    reason = fault(deck)
    assert reason is not None
    assert (reason.rule, reason.said[0]) == (rule, message)
    assert rule in plainly(reason)
    with pytest.raises(ValueError, match=rule):
        GAME.new(2, 1, {**OWN, "deck_a": write(deck)})


def test_neutral_limit() -> None:
    """HA-EXP-6: at most six neutral cards; with this box the limit of copies allows one."""
    assert DATA["constants_expert"]["max_neutrals"] == 6
    assert fault(read("plain_sherlock")) is None
    reason = fault(changed("plain_sherlock", woman_in_black=2, imps=2))
    assert reason is not None
    assert reason.rule == "HA-EXP-3"


def test_ready_made_decks_are_legal() -> None:
    """HA-EXP-1, HA-EXP-2, HA-RUL-30: each player has a full box: both may hand in the same deck."""
    assert [fault(deck) for deck in LISTS] == [None] * len(PRESETS)
    g = expert("plain_london", "plain_london")
    assert g.left(0) == g.left(1) == 25


def test_side_cap() -> None:
    """HA-RUL-40: option `expert_side_cap`; hunters and pandemonium are then refused, and not offered."""
    assert [PRESETS[i] for i in allowed(18)] == ["plain_london", "plain_sherlock"]
    assert max(count(read("hunters"), HEROES), count(read("pandemonium"), MONSTERS)) > 18
    with pytest.raises(ValueError, match="HA-RUL-40"):
        GAME.new(2, 1, {**OWN, "deck_b": "hunters", "expert_side_cap": "18"})
    assert picks(GAME.new(2, 1, {**OWN, "expert_side_cap": "18"})) == {"plain_london", "plain_sherlock", "build"}


@pytest.mark.parametrize("text", ["dracul", "dracula*x", "no deck"])
def test_a_deck_that_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError, match="option deck_a"):
        GAME.new(2, 1, {**OWN, "deck_a": text})


def test_an_own_list_as_option() -> None:
    """HA-EXP-23: a list of 30 cards, in a record too."""
    deck = changed("plain_london", mummy=0, toby=1)
    g = GAME.new(2, 1, {**OWN, "deck_a": write(deck), "deck_b": "hunters"})
    text = Record.of(GAME, g, {**OWN, "deck_a": write(deck), "deck_b": "hunters"}).write()
    again = Record.read(text, GAME).replay()
    assert again.key(False) == g.key(False)
    assert seen(g, "b")["deck_list"]["a"]["cards"]["toby"] == 1  # named openly: known to both


# ------------------------------------------------------------------------------------------------------------------- set-up
def test_decks_are_handed_in_secretly() -> None:
    """HA-EXP-7, HA-DEC-15, HA-RUL-39, HA-DEC-16."""
    g = GAME.new(2, 7, OWN)
    assert (asked(g), active(g)) == ("HandInPick", "a")
    before = seen(g, "b")
    do(g, "hunters")
    assert seen(g, "b") == before
    do(g, "pandemonium")
    assert set(seen(g, "a")["deck_list"]) == {"a"}
    assert seen(g, "-")["deck_list"] == {}
    cut = Record.of(GAME, g, OWN).mirror(1).write()
    assert "hunters" not in cut
    assert "pandemonium" in cut


def test_set_up() -> None:
    """HA-EXP-8, HA-EXP-9, HA-EXP-10, HA-RUL-32, HA-RUL-33, HA-RUL-34, HA-CHA-7."""
    g = expert("plain_london", "hunters", turned="dracula mummy / toby imps")
    assert pile(g) == names("dracula mummy toby imps")
    assert [len(f) for f in g.faction] == [3, 3]
    assert g.left(0) == g.left(1) == 25
    assert all(FACTION_PACK[f] == 0 for f in g.faction[0])


def test_factions_of_the_packs_used() -> None:
    """HA-EXP-9, HA-RUL-31: a single card of a pack is enough; each player has an own set."""
    found: Counter[int] = Counter()
    doubled = False
    for seed in range(150):
        g = GAME.new(2, seed, {**OWN, "deck_a": "plain_london", "deck_b": "hunters"})
        assert {FACTION_PACK[f] for f in g.faction[0]} == {0}
        assert len(set(g.faction[1])) == 3
        found.update(FACTION_PACK[f] for f in g.faction[1])
        doubled = doubled or bool(set(g.faction[0]) & set(g.faction[1]))
    assert found[0] > 100 < found[1]
    assert doubled


def test_replaced_hands_go_back_into_the_own_deck() -> None:
    """HA-EXP-10."""
    g = GAME.new(2, 3, {**OWN, "deck_a": "plain_london", "deck_b": "plain_sherlock", "first_player": "seat"})
    old = list(g.hand[0])
    do(g, "replace", "keep")
    assert [g.left(0), g.left(1)] == [25, 25]
    assert all(k in g.deck[0] for k in old)
    assert all(CARDS[k] in {c["id"] for c in DATA["card"] if c["pack"] == "london"} for k in g.deck[0])


# -------------------------------------------------------------------------------------------------------------------- play
def test_everybody_draws_from_the_own_deck() -> None:
    """HA-EXP-11, HA-RUL-35."""
    g = expert()
    do(g, *[t for t in sorted(picks(g)) if "play" in t][:1])
    while asked(g) != "Turn":
        g.play(g.options[0])
    before = [g.left(0), g.left(1)]
    do(g, *[t for t in sorted(picks(g)) if "play" in t][:1])
    while asked(g) != "Turn":
        g.play(g.options[0])
    do(g, "draw")
    assert [before[0] - g.left(0), g.left(1)] == [1, before[1]]


def test_one_discard_pile() -> None:
    """HA-EXP-12: cards that came from the adversary's deck may be taken."""
    g = expert(hands="frankenstein fogg dracula / lilith toby satan", turned="mummy priest / imps woman")
    do(g, "play frankenstein", "imps")
    assert "imps" in hand(g, "a")


def test_an_empty_own_deck_ends_nothing_yet() -> None:
    """HA-EXP-13, HA-EXP-14, HA-EXP-16, HA-EXP-22, HA-RUL-37: the turn is completed, then the adversary has one more
    turn."""
    g = thin(expert("plain_sherlock", "plain_sherlock", "toby hudson satan / lilith irene"), "a", "imps")
    do(g, "play toby", "play satan")
    assert (g.left(0), g.ended) == (0, "")
    assert "own-deck-empty" in keys(g, "b")
    assert (active(g), seen(g, "b")["last_turn"]) == ("b", 1)
    assert GAME.view(g, 1).question == ["LastTurn"]
    assert {"decline", "draw"} < picks(g)
    do(g, "draw")
    assert (g.ended, g.turn) == ("last_turn", 2)


def test_further_draws_are_skipped() -> None:
    """HA-EXP-13."""
    g = thin(expert("plain_sherlock", "plain_sherlock", "toby hudson satan / lilith irene"), "a", "imps")
    g.area[1] = tuple(cards("hudson"))
    g.hand[0] = tuple(sorted(cards("toby satan baphomet")))
    do(g, "play toby", "play satan")
    assert g.left(0) == 0
    assert g.closing == 1


def test_the_last_turn_may_be_declined() -> None:
    """HA-EXP-14, HA-EXP-19, HA-RUL-36, HA-RUL-38: it does not count as a turn taken."""
    g = thin(expert("plain_sherlock", "plain_sherlock", "satan / lilith irene"), "a", "imps")
    do(g, "play satan", "decline")
    assert (g.ended, g.turn, g.latest) == ("last_turn", 1, [1, -1])
    assert "declines" in keys(g, "a")


def test_the_last_turn_must_be_taken_with_that_option() -> None:
    """HA-RUL-36: option `expert_last_turn`."""
    g = thin(expert("plain_sherlock", "plain_sherlock", "satan / lilith irene", expert_last_turn="must"), "a", "imps")
    do(g, "play satan")
    assert "decline" not in picks(g)
    assert why(g, "decline") == ("HA-RUL-36", "must-take-last-turn")


def test_the_other_deck_may_run_out_in_the_last_turn() -> None:
    """HA-EXP-15: nothing more happens."""
    g = thin(expert("plain_sherlock", "plain_sherlock", "satan / lilith irene"), "a", "imps")
    thin(g, "b", "rasputin")
    g.script = [card("rasputin"), card("imps")]
    do(g, "play satan", "draw")
    assert (g.ended, [g.left(0), g.left(1)]) == ("last_turn", [0, 0])


def test_the_best_of_three_factions_counts() -> None:
    """HA-EXP-17, HA-EXP-18, HA-EXP-19, HA-EXP-21: the lowest position among equals; the others stay face down."""
    g = expert(
        hands="dracula / lilith",
        factions="london_hero_1 london_monster_2 london_monster_1 sherlock_hero_1 sherlock_hero_2 sherlock_hero_3",
    )
    g.area[0], g.area[1] = tuple(cards("dracula imps")), ()
    assert FACTIONS[g.counted(0)] == "london_monster_2"
    assert FACTIONS[g.counted(1)] == "sherlock_hero_1"
    g.concede(1)
    ids = [[f["id"] for f in row] for row in seen(g, "-")["factions"]]
    assert ids == [["back", "london_monster_2", "back"], ["sherlock_hero_1", "back", "back"]]
    assert len(hand(g, "a")) == 0  # HA-EXP-21


def test_looking_at_one_of_three() -> None:
    """HA-EXP-20, HA-DEC-14: the viewer points at a position, and everybody sees which; the same again is allowed."""
    g = expert("plain_sherlock", "plain_sherlock", "holmes / lilith")
    do(g, "play holmes")
    assert picks(g) == {"b.1", "b.2", "b.3"}
    assert why(g, "a.1") == ("HA-ABI-8", "another-player")
    do(g, "b.2")
    assert [f["id"] == "back" for f in seen(g, "a")["factions"][1]] == [True, False, True]
    assert ("looks-at-slot", 0, 1, 2) in [e[3:] for e in g.events]


def test_the_first_turns() -> None:
    """HA-EXP-10, HA-EXP-11: expert games of random picks end by the last turn."""
    for seed in range(12):
        rnd = random.Random(seed)
        g: Table = GAME.new(2, seed, OWN)
        while g.player != NOBODY:
            g.play(rnd.choice(g.options))
        assert g.ended == "last_turn"
        assert 0 in (g.left(0), g.left(1))
        assert SIDE_OF[g.counted(0)] in (0, 1)


def test_expert_is_for_two() -> None:
    """HA-EXP-1: with more players both packs are used."""
    assert not GAME.new(3, 1, OWN).expert
    assert area(table("toby / lilith"), "a") == []
