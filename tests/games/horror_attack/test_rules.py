"""Set-up, turns, abilities, protection, the end and the score: a test a numbered rule, in the words of the game."""

import random
from collections import Counter

import pytest

from hantise.core.branches import after
from hantise.core.frame import NOBODY
from hantise.core.game import Unreadable
from hantise.games.horror_attack import GAME
from hantise.games.horror_attack.components import CARDS, FACTIONS, HAND_LIMIT, MONSTERS, SIDE_OF
from hantise.games.horror_attack.deck_and_pile import Dig, Retrieve
from hantise.games.horror_attack.hands import Draw, Steal, TakeSeen
from hantise.games.horror_attack.rules import DRAW
from hantise.games.horror_attack.state import Table

from .table import active, area, asked, can, card, cards, do, hand, keys, names, picks, pile, seen, table, told, why


def played(seed: int, seats: int = 3, **options: object) -> Table:
    """A game of random picks, at its end."""
    rnd = random.Random(seed)
    g: Table = GAME.new(seats, seed, options)
    while g.player != NOBODY:
        g.play(rnd.choice(g.options))
    return g


# ------------------------------------------------------------------------------------------------------------------- set-up
@pytest.mark.parametrize(
    ("seats", "packs"), [(2, "london"), (3, "sherlock"), (4, "london"), *[(n, "both") for n in range(2, 9)]]
)
def test_sizes_after_dealing(seats: int, packs: str) -> None:
    """HA-SET-1, HA-SET-2, HA-SET-4, HA-SET-5, HA-SET-6, HA-MOD-1, HA-MOD-2, HA-MOD-5, HA-RUL-4."""
    g = GAME.new(seats, 1, {"packs": packs})
    total = 60 if packs == "both" else 30
    assert g.left(0) == total - 1 - 3 * seats
    assert [len(h) for h in g.hand] == [3] * seats
    assert len(g.pile) == 1
    assert len({f for (f,) in g.faction}) == seats
    assert not any(g.area)  # the card turned up does nothing


@pytest.mark.parametrize("packs", ["london", "sherlock", "own"])
def test_five_players_need_both_packs(packs: str) -> None:
    """HA-MOD-3: both packs are used, and everybody is told."""
    g = GAME.new(5, 1, {"packs": packs})
    assert g.left(0) == 60 - 1 - 15
    assert keys(g, "a")[0] == "both-packs"
    assert told(GAME.new(4, 1, {"packs": "sherlock"}), "a")[0] == ("one-pack", 1)


def test_factions_of_both_packs() -> None:
    """HA-MOD-4, HA-MOD-6, HA-RUL-5: a card of either pack, several players or all on one side."""
    deals = [GAME.new(2, seed, {"packs": "both"}) for seed in range(200)]
    assert {f for g in deals for (f,) in g.faction} == set(range(12))
    same = sum(SIDE_OF[g.faction[0][0]] == SIDE_OF[g.faction[1][0]] for g in deals)
    assert 60 < same < 125  # 5 in 11


def test_mixed_sides() -> None:
    """HA-RUL-5: option `sides`; each mixed deal is as likely as the others."""
    found = Counter(tuple(f for (f,) in GAME.new(3, seed, {"sides": "mixed"}).faction) for seed in range(1200))
    assert all(len({SIDE_OF[f] for f in deal}) == 2 for deal in found)
    assert len(found) == 6 * 5 * 4 - 2 * 6  # all but those of three heroes or three monsters
    assert max(found.values()) < 30  # about 11 each


def test_own_faction_is_seen_by_its_owner_alone() -> None:
    """HA-SET-3, HA-HID-1."""
    g = table(seats=3)
    assert seen(g, "a")["factions"][0][0]["id"] == "london_hero_1"
    assert [seen(g, viewer)["factions"][0] for viewer in "bc-"] == [[{"id": "back", "side": ""}]] * 3


def test_first_player() -> None:
    """HA-SET-7, HA-SET-8, HA-RUL-3, HA-CHA-4: any seat by lot, or the first seat; then clockwise."""
    assert {GAME.new(4, seed).first for seed in range(60)} == {0, 1, 2, 3}
    assert {GAME.new(4, seed, {"first_player": "seat"}).first for seed in range(20)} == {0}
    g = table("toby / imps / mummy", first="c")
    order = []
    for _ in range(4):
        order.append(active(g))
        do(g, "draw")
    assert order == ["c", "a", "b", "c"]


def test_first_discard_is_any_card() -> None:
    """HA-CHA-1, HA-CHA-2: uniform over the 30 cards."""
    found = Counter(GAME.new(2, seed).pile[0] for seed in range(900))
    assert len(found) == 23
    assert 60 < found[CARDS.index("wicked_servants")] < 125  # three copies of thirty


# -------------------------------------------------------------------------------------------------------- replacing the hand
def opening(seats: int = 3, **options: object) -> Table:
    hands = ["toby hudson irene", "imps satan lilith", "holmes watson conan"][:seats]
    script = [FACTIONS.index(f) for f in ("london_hero_1", "london_monster_1", "london_hero_2")[:seats]] + [card("legion")]
    script += [k for h in hands for k in cards(h)] + [0]
    g: Table = GAME.new(seats, options={"packs": "both", **options}, script=script)
    g.rng = 1
    return g


def test_replacing_the_hand() -> None:
    """HA-DEC-1, HA-MUL-1, HA-MUL-2, HA-MUL-3, HA-MUL-4, HA-MUL-5, HA-RUL-2, HA-CHA-5: clockwise, all three or none, publicly;
    the cards come back after the last decision."""
    g = opening()
    assert (active(g), picks(g)) == ("a", {"keep", "replace"})
    do(g, "replace")
    assert active(g) == "b"
    assert sorted(seen(g, "a")["aside"]) == sorted(names("toby hudson irene"))
    assert seen(g, "b")["aside"] == []
    assert seen(g, "b")["replaced"] == [0]
    assert g.left(0) == 60 - 1 - 9 - 3
    assert not set(g.hand[0]) & set(cards("toby hudson irene"))
    do(g, "keep", "replace")
    assert not set(g.hand[2]) & set(cards("toby hudson irene"))  # HA-MUL-4: nor what an earlier player put aside
    assert (asked(g), g.left(0)) == ("Turn", 60 - 1 - 9)
    assert card("toby") in g.deck[0]
    assert keys(g, "b").count("shuffled-back") == 1


def test_replaced_cards_may_go_to_the_discard_pile() -> None:
    """HA-RUL-1: option `mulligan_to`; then nothing is shuffled back."""
    g = do(opening(mulligan_to="discard"), "replace")
    assert sorted(pile(g)[1:]) == sorted(names("toby hudson irene"))
    assert "shuffled-back" not in keys(do(g, "keep", "keep"), "a")


@pytest.mark.parametrize("seats", range(2, 9))
def test_replacing_never_ends_the_game(seats: int) -> None:
    """HA-MUL-6, HA-EXA-24: with four players and one pack five cards are left at the least."""
    for mulligan_to in ("deck", "discard"):
        g = GAME.new(seats, 3, {"mulligan_to": mulligan_to, "packs": "london"})
        least = g.left(0)
        for _ in range(seats):
            do(g, "replace")
            least = min(least, g.left(0) if asked(g) == "Mulligan" else least)
        assert g.player != NOBODY
        assert least - 3 >= 5
    g = GAME.new(4, 3, {"packs": "london"})
    assert g.left(0) == 17
    do(g, "replace", "replace", "replace")
    assert g.left(0) == 8
    do(g, "replace")
    assert g.left(0) == 17


# ------------------------------------------------------------------------------------------------------------------- turns
def test_a_turn_is_one_action() -> None:
    """HA-RUL-25: nothing is shown of one's own will. HA-TUR-1, HA-TUR-2, HA-TUR-5, HA-TUR-6, HA-DEC-2, HA-RUL-15: draw or
    play, no pass, then clockwise."""
    g = table("toby imps / lilith / lupin")
    assert picks(g) == {"draw", "play toby", "play imps@a", "play imps@b", "play imps@c"}
    assert why(g, "decline") == ("HA-TUR-2", "no-pass")
    with pytest.raises(Unreadable):
        GAME.read(g, "show toby")
    assert active(do(g, "draw")) == "b"


def test_a_full_hand_must_play() -> None:
    """HA-TUR-3, HA-TUR-7, HA-DRW-2."""
    g = table("toby satan lilith / lupin")
    assert "draw" not in picks(g)
    assert why(g, "draw") == ("HA-TUR-3", "hand-full")
    fresh = GAME.new(2, 1)
    do(fresh, "keep", "keep")
    assert all(t.startswith("play ") for t in picks(fresh))


def test_an_empty_hand_must_draw() -> None:
    """HA-TUR-4, HA-RUL-14: that is the whole turn, and nobody is asked."""
    g = do(table("- / toby lilith", first="b"), "draw")
    assert len(hand(g, "a")) == 1
    assert told(g, "b")[-1] == ("draws", 0)
    assert active(g) == "b"


def test_only_each_discards_asks_others() -> None:
    """HA-TUR-8, HA-ABI-7: in random games nobody else is asked in another's turn."""
    for seed in range(12):
        rnd = random.Random(seed)
        g = GAME.new(4, seed, {"packs": "both"})
        whose = NOBODY
        while g.player != NOBODY:
            if asked(g) == "Turn":
                whose = g.player
            elif asked(g) != "Mulligan":
                assert g.player == whose or asked(g) == "GiveUp"
            g.play(rnd.choice(g.options))


def test_the_drawn_card_is_hidden() -> None:
    """HA-DRW-1, HA-RUL-18: its owner sees it, the others that there is one card more."""
    g = do(table("toby / lilith", deck="dracula imps"), "draw")
    assert sorted(hand(g, "a")) == names("dracula toby")
    assert seen(g, "b")["hands"] == [2, 1]
    assert seen(g, "b")["decks"] == [1]
    assert ("card-is", card("dracula")) not in told(g, "b")


def test_hand_limit_in_random_games() -> None:
    """HA-DRW-2, HA-RUL-13: never above three, whatever an ability says."""
    for seed in range(15):
        rnd = random.Random(seed)
        g = GAME.new(rnd.choice((2, 3, 5)), seed, {"packs": "both"})
        while g.player != NOBODY:
            assert max(len(h) for h in g.hand) <= HAND_LIMIT
            g.play(rnd.choice(g.options))


def test_a_card_may_be_played_for_nothing() -> None:
    """HA-PLY-1, HA-PLY-2, HA-PLY-4, HA-PLY-6, HA-ABI-3: it lies in the area and counts."""
    g = do(table("dr_jekyll / lilith", "toby hudson irene conan mycroft / -"), "play dr_jekyll")
    assert area(g, "a")[-1] == "dr_jekyll"
    assert g.symbols(0) == 7
    assert ("no-target", card("dr_jekyll")) in told(g, "b")


def test_the_card_is_in_play_when_its_ability_is_resolved() -> None:
    """HA-PLY-5: it is announced to all, and Gregson guarded by a Watson who lies there stays."""
    g = do(table("young_man / lilith", "imps / -"), "play young_man")
    assert area(g, "a") == names("imps young_man")
    assert ("plays", 0, card("young_man")) in told(g, "-")


def test_a_moved_card_does_nothing() -> None:
    """HA-PLY-8, HA-RUL-17: steps are resolved only when a card is played from a hand."""
    g = do(table("lilith / lupin", "- / conan"), "play lilith")
    assert (area(g, "a"), asked(g)) == (names("lilith conan"), "Turn")


# ---------------------------------------------------------------------------------------------------------------- abilities
def test_compulsory_and_may() -> None:
    """HA-ABI-1, HA-ABI-2, HA-RUL-12, HA-EXA-16: without 'may' even the own card must be chosen."""
    g = table("lilith / lupin / toby", "harker / - / -")
    do(g, "play lilith")  # the only hero in play is her own
    assert (asked(g), picks(g)) == ("Destination", {"b", "c"})
    assert area(do(g, "b"), "b") == names("harker")
    assert "nothing" in picks(do(table("servants / lupin", "- / toby"), "play servants"))


def test_steps_in_order() -> None:
    """HA-ABI-4, HA-RUL-10: a step that could not be done does not stop the next, `if_done` excepted."""
    g = do(table("dupin / lilith"), "play dupin")
    assert keys(g, "a")[-3:] == ["faction-is", "draws", "card-is"]
    g = do(table("priest / lilith"), "play priest")
    assert hand(g, "a") == []  # HA-EFF-1: no card discarded, no draw
    g = do(table("baphomet / lilith lupin imps", "- / holmes"), "play baphomet")
    assert "looks-into-hand" in keys(g, "b")


def test_an_ability_never_touches_its_own_card() -> None:
    """HA-ABI-5, HA-RUL-11: Dracula moves another monster; Dorian alone swaps himself."""
    g = do(table("dracula / lilith"), "play dracula")
    assert area(g, "a") == names("dracula")
    assert why(do(table("woman / lilith", "toby imps / -"), "play woman"), "woman@a") == ("HA-ABI-5", "own-card")


def test_in_play_means_areas() -> None:
    """HA-ABI-6, HA-PRO-5: neither the discard pile nor a hand; a Mummy in a hand may be discarded."""
    g = do(table("helsing / dracula lilith", pile="brides"), "play helsing")
    assert hand(g, "b") == names("dracula lilith")
    assert "brides_of_dracula" in pile(g)
    g = do(table("harker / mummy lilith"), "play mina_harker", "mummy")
    assert pile(g)[-1] == "mummy"


def test_another_player_is_another_player() -> None:
    """HA-ABI-8, HA-DEC-7."""
    g = do(table("dupin / lilith / lupin"), "play dupin")
    assert picks(g) == {"b", "c"}
    assert why(g, "a") == ("HA-ABI-8", "another-player")
    g = do(table("lupin / - / imps / toby"), "play lupin")
    assert why(g, "b") == ("HA-EFF-7", "empty-hand")


def test_a_hand_is_filled_up_to_three() -> None:
    """HA-ABI-9: to three, and no further."""
    g = do(table("irene frankenstein lupin / imps imps imps"), "play irene", "b")
    assert len(hand(g, "a")) == 3
    g = do(table("frankenstein toby hudson / lilith", pile="woman"), "play frankenstein", "woman")
    assert len(hand(g, "a")) == 3


def test_a_full_hand_takes_nothing() -> None:
    """HA-ABI-9, HA-EFF-10, HA-EFF-13, HA-EFF-17: Baphomet's hand is full again after a chain that brought a card."""
    g = table("toby hudson / lilith imps / lupin", "- / - / mycroft", deck="priest imps imps satan")
    do(g, "play toby", "play mrs_hudson")  # one card: the draw is done
    assert hand(g, "a") == names("priest")
    g.hand[0] = tuple(sorted(cards("imps hudson satan")))
    assert Retrieve(0, 1 << card("imps"), True).options(g) == []
    assert Steal(0, False).options(g) == []
    assert TakeSeen(0, 1).options(g) == []
    for frame in (Draw(0, 1, False, False), Dig(0, 3)):
        before = g.left(0)
        frame.run(g)
        assert g.left(0) == before
        assert told(g, "b")[-1] == ("draws-nothing", 0)


def test_cards_leave_play_together() -> None:
    """HA-ABI-10, HA-PRO-3: a wipe that removes Watson does not touch what he guarded."""
    g = do(table("creature / lilith", "- / watson toby imps"), "play creature")
    assert area(g, "b") == names("toby")


def test_a_chain_is_one_turn() -> None:
    """HA-ABI-11, HA-ABI-12, HA-EFF-21, HA-RUL-20, HA-DEC-10: each card is resolved completely, further plays included."""
    g = table("fogg horseman servants / lilith", "- / toby")
    do(g, "play fogg", "play horseman", "play servants")
    assert picks(g) == {"nothing", "phileas_fogg@a", "toby@b"}
    do(g, "toby@b")
    assert (g.turn, active(g)) == (1, "b")


def test_a_copy_keeps_may_names_and_filters() -> None:
    """HA-ABI-13, HA-ABI-14, HA-RUL-22: of a protected card too; ward, guard and place are not copied."""
    g = do(table("baphomet / lilith", "- / holmes watson"), "play baphomet")
    assert "faction-is" in keys(g, "a")  # the warded Holmes was copied
    do(g, "draw")
    assert picks(do(table("young_man / lilith", "baphomet / holmes"), "play young_man")) == {"nothing", "baphomet@a"}


def test_the_end_cuts_everything_short() -> None:
    """HA-ABI-15, HA-END-2, HA-RUL-8: the second card of Sherlock's chain is not resolved any more."""
    g = do(table("toby hudson / lilith", deck="imps"), "play toby", "play hudson")
    assert (g.ended, active(g)) == ("last_card", "nobody")
    assert area(g, "a") == names("toby hudson")


# --------------------------------------------------------------------------------------------------------- kinds, protection
def test_neutral_immunity() -> None:
    """HA-KND-4, HA-EXA-5: immune to 'hero' and 'monster', not to 'card'."""
    g = do(table("young_man / lilith", "- / woman"), "play young_man")
    assert area(g, "b") == names("woman")
    g = do(table("servants / lilith", "toby / woman"), "play servants")
    assert why(g, "woman@b") == ("HA-KND-4", "neutral-immune")
    g = do(table("phantom / lilith", "- / woman"), "play phantom")
    assert (area(g, "b"), hand(g, "b")) == ([], sorted(names("lilith woman"), key=CARDS.index))
    full = do(table("phantom / lilith imps satan", "- / woman"), "play phantom")
    assert area(full, "b") == names("woman")
    assert area(do(table("creature / lilith", "- / woman"), "play creature"), "b") == []


def test_named_characters() -> None:
    """HA-KND-5."""
    g = do(table("brides / lilith", "- / dracula servants imps"), "play brides")
    assert why(g, "imps@b") == ("HA-KND-5", "not-named")


def test_ward_works_from_the_moment_the_card_lies_there() -> None:
    """HA-PRO-1, HA-PRO-4: Watson guards in the area to which he was moved, and no longer in the other."""
    g = do(table("lilith / servants", "toby / watson hudson"), "play lilith", "watson@b")
    do(g, "play servants")
    assert picks(g) == {"nothing", "dr_watson@a", "mrs_hudson@b"}
    assert why(g, "toby@a") == ("HA-PRO-2", "guarded")


# -------------------------------------------------------------------------------------------------------------- discard pile
def test_one_discard_pile() -> None:
    """HA-DIS-1, HA-DIS-2, HA-DIS-3, HA-RUL-26: open to all, from areas and hands, never shuffled back."""
    g = do(table("victoria imps toby / lilith", "- / hudson"), "play victoria", "imps")
    assert seen(g, "-")["pile"][-1] == "imps"
    for seed in range(5):
        end = played(seed)
        assert end.left(0) == 0
        assert len(end.pile) + sum(len(a) for a in end.area) == 30


# --------------------------------------------------------------------------------------------------------------------- end
def test_the_last_card_ends_the_game() -> None:
    """HA-END-1, HA-END-3, HA-END-4, HA-DRW-3: at that instant; hands are discarded, factions revealed."""
    g = table("toby / lilith imps", "hudson / satan", factions="sherlock_hero_1 sherlock_monster_2", deck="mummy")
    assert g.asked.sure(g, DRAW).said[0] == "sure-last-card"
    do(g, "draw")
    assert g.ended == "last_card"
    assert sorted(pile(g)[-4:]) == sorted(names("toby mummy lilith imps"))
    assert seen(g, "-")["factions"] == [
        [{"id": "sherlock_hero_1", "side": "hero"}],
        [{"id": "sherlock_monster_2", "side": "monster"}],
    ]
    assert [r["total"] for r in seen(g, "-")["result"]] == [1, 2]
    assert g.returns == [-1.0, 1.0]


def test_conceding() -> None:
    """HA-END-5: with two players the other wins at once; with more nobody concedes."""
    g = table("toby / lilith")
    g.concede(0)
    assert (g.ended, g.returns) == ("conceded", [-1.0, 1.0])
    with pytest.raises(ValueError, match="HA-END-5"):
        table("toby / lilith / lupin").concede(0)


def test_score() -> None:
    """HA-SCO-1, HA-SCO-2, HA-SCO-4, HA-SCO-5, HA-RUL-7: all symbols count, +2 once, totals may be negative."""
    g = table("toby / lilith / lupin", "helsing harker satan woman / rasputin hudson / young_man young_man")
    hero, monster = FACTIONS.index("london_hero_1"), FACTIONS.index("sherlock_monster_1")
    assert g.score(0, hero) == 2 + 1 - 2 + 0 + 2
    assert g.score(0, monster) == -3 + 2 + 2
    assert g.score(1, monster) == 2 - 1
    assert g.score(2, monster) == -2


def test_one_player_wins_alone() -> None:
    """HA-SCO-6, HA-SCO-8: sides are not teams, and there is always exactly one winner."""
    for seed in range(20):
        g = played(seed, seats=4)
        assert sorted(g.returns)[-1] == 1.0
        assert sum(r == 1.0 for r in g.returns) == 1
        assert sum(g.returns) == pytest.approx(0)


def test_ties() -> None:
    """HA-SCO-7, HA-RUL-9: among the tied, whose latest turn is the most recent; nobody had a turn: as if a round had been
    played."""
    g = table("toby / lilith / lupin", factions="london_hero_1 london_hero_2 london_hero_3", first="b")
    assert "abc"[g.winner()] == "a"  # order b, c, a: a would have been the last
    do(g, "draw")
    assert "abc"[g.winner()] == "b"
    do(g, "draw")
    assert "abc"[g.winner()] == "c"


def test_copies_are_one_offer_a_zone() -> None:
    """HA-RUL-27, HA-CMP-4."""
    g = do(table("young_man / lilith / lupin", "- / imps imps / imps"), "play young_man")
    assert picks(g) == {"nothing", "imps@b", "imps@c"}
    assert area(do(g, "imps@b"), "b") == names("imps")


def test_everybody_discards_in_turn() -> None:
    """HA-RUL-21, HA-DEC-6: one after another with open choices, clockwise from the active player."""
    g = do(table("toby / werewolf / lupin", "hudson irene / conan mycroft / priest damsel", first="b"), "play werewolf")
    order = []
    while asked(g) == "GiveUp":
        order.append(active(g))
        g.play(g.options[0])
    assert order == ["b", "c", "a"]


def test_steal_takes_each_card_alike() -> None:
    """HA-CHA-6, HA-EFF-7: one in three each, and two copies count twice."""
    g = table("lupin / imps imps toby")
    odds: Counter[str] = Counter()
    for branch in after(g, GAME.read(g, "play arsene_lupin")):
        odds[CARDS[branch.state.hand[0][0]]] += branch.probability
    assert odds["imps"] == pytest.approx(2 / 3)
    assert odds["toby"] == pytest.approx(1 / 3)


def test_nothing_is_reshuffled() -> None:
    """HA-CHA-8, HA-TRM-1: no card goes into a deck after set-up, so decks only shrink."""
    for seed in range(10):
        rnd = random.Random(seed)
        g = GAME.new(3, seed, {"packs": "both"})
        while asked(g) == "Mulligan":
            g.play(rnd.choice(g.options))
        left = g.left(0)
        while g.player != NOBODY:
            g.play(rnd.choice(g.options))
            assert g.left(0) <= left
            left = g.left(0)


def test_faction_odds() -> None:
    """HA-CHA-3: one pack, two players: different sides 3 in 5."""
    found = Counter(tuple(sorted(SIDE_OF[f] for (f,) in GAME.new(2, seed).faction)) for seed in range(1500))
    assert found[0, 1] / 1500 == pytest.approx(3 / 5, abs=0.05)
    assert found[0, 0] / 1500 == pytest.approx(1 / 5, abs=0.04)


def test_target_decisions() -> None:
    """HA-DEC-3, HA-DEC-4, HA-DEC-5, HA-DEC-8, HA-DEC-9, HA-DEC-11, HA-DEC-12, HA-DEC-13: the classes that ask them."""
    g = do(table("dracula / lilith / lupin", "- / imps / mr_hyde"), "play dracula")
    assert (asked(g), can(g, "imps@b")) == ("Move", True)
    assert asked(do(g, "imps@b")) == "Destination"
    assert asked(do(table("victoria imps / lilith"), "play victoria")) == "DiscardHand"
    assert asked(do(table("mephistopheles toby / lilith"), "play mephistopheles")) == "Give"
    assert asked(do(table("invisible_man / lilith imps"), "play invisible_man")) == "TakeSeen"
    assert asked(do(table("charon / lilith", pile="imps satan"), "play charon")) == "Revive"
    assert asked(do(table("mycroft / lilith"), "play mycroft")) == "DigTake"
    assert asked(do(table("irene / lilith"), "play irene")) == "SwapHands"


def test_termination() -> None:
    """HA-TRM-2, HA-TRM-3, HA-TRM-4, HA-TRM-5: games of players who never draw of their own will end within the bound all
    the same."""
    longest = 0
    for seed in range(12):
        rnd = random.Random(seed)
        n = rnd.choice((2, 4, 8))
        g = GAME.new(n, seed, {"packs": "both"}, record=False)
        left, since = g.left(0), 0
        while g.player != NOBODY:
            if g.left(0) != left:
                left, since = g.left(0), g.turn
            longest = max(longest, g.turn - since)
            assert g.turn - since <= 33 * n + 10
            keen = [p for p in g.options if p != -1 or asked(g) != "Turn"]
            g.play(rnd.choice(keen or g.options))
    assert longest > 3


def test_hero_and_monster_worth() -> None:
    """HA-SCO-2, HA-SCO-3: a monster of two skulls is worth two to a monster player."""
    g = table("toby / lilith", "mr_hyde / imps")
    assert (g.symbols(0), g.symbols(1)) == (-2, -1)
    assert MONSTERS >> card("mr_hyde") & 1
