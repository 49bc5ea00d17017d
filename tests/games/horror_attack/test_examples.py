"""The worked examples of rules.md, HA-EXA-1 to HA-EXA-26, with its letters: A is seat a."""

import pytest

from hantise.games.horror_attack import GAME
from hantise.games.horror_attack.components import CARDS, FACTIONS
from hantise.games.horror_attack.decks import LISTS, fault, read
from hantise.games.horror_attack.state import Table

from .table import active, area, asked, cards, do, expert, hand, keys, names, picks, pile, seen, table, thin


def faction(name: str) -> int:
    return FACTIONS.index(name)


def test_1_jekyll_without_hyde() -> None:
    """HA-EXA-1."""
    g = do(table("dr_jekyll / lilith", "imps / toby"), "play dr_jekyll")
    assert (area(g, "a"), area(g, "b")) == (names("imps dr_jekyll"), names("toby"))


def test_2_four_imps() -> None:
    """HA-EXA-2."""
    deck = list(LISTS[1])
    deck[CARDS.index("imps")] = 4
    reason = fault(tuple(deck))
    assert reason is not None
    assert (reason.rule, reason.said[2:]) == ("HA-EXP-3", (4, 3))


def test_3_two_scores_of_one_area() -> None:
    """HA-EXA-3."""
    g = table("lilith / lupin", "toby hudson irene imps / -")
    assert g.score(0, faction("london_hero_1")) == 2
    assert g.score(0, faction("london_monster_1")) == -2


def test_4_both_bonus_characters() -> None:
    """HA-EXA-4."""
    g = table("lilith / lupin", "irene mycroft / -")
    assert g.score(0, faction("sherlock_hero_2")) == 2 + 2


def test_5_woman_in_black() -> None:
    """HA-EXA-5."""
    g = do(table("young_man / lilith", "- / woman"), "play young_man")
    assert area(g, "b") == names("woman")
    g = do(table("phantom / lilith", "- / woman"), "play phantom")
    assert "woman_in_black" in hand(g, "b")
    g = do(table("phantom / lilith lupin toby", "- / woman"), "play phantom")
    assert area(g, "b") == names("woman")


def test_6_a_score() -> None:
    """HA-EXA-6."""
    g = table("lilith / lupin", "helsing young_man servants / -")
    assert g.score(0, faction("london_hero_1")) == 4
    assert g.score(0, faction("london_monster_1")) == -2


def last_draw(b: str) -> Table:
    """A, B, C; B draws the last card; A and C have 4."""
    g = table(
        "lilith / lupin / toby",
        f"conan damsel hudson harker / {b} / dr_jekyll fogg",
        factions="sherlock_hero_3 sherlock_hero_2 sherlock_hero_1",
        deck="imps satan",
    )
    return do(g, "draw", "draw")


def test_7_tie() -> None:
    """HA-EXA-7."""
    g = last_draw("constables frankenstein priest")
    assert [r["total"] for r in seen(g, "-")["result"]] == [4, 3, 4]
    assert g.returns == [1.0, -0.5, -0.5]
    assert "tie-broken" in keys(g, "-")


def test_8_tie_with_the_drawer() -> None:
    """HA-EXA-8."""
    assert last_draw("constables frankenstein priest dupin").returns == [-0.5, 1.0, -0.5]


def test_9_end_inside_an_ability() -> None:
    """HA-EXA-9."""
    g = do(table("dupin / lilith", factions="sherlock_hero_1 london_monster_1", deck="satan"), "play dupin")
    assert g.ended == "last_card"
    assert seen(g, "-")["result"][0]["total"] == 1


def test_10_end_inside_a_chain() -> None:
    """HA-EXA-10."""
    g = table("fogg hudson dracula / lilith", factions="sherlock_hero_1 london_monster_1", deck="imps")
    do(g, "play fogg", "play hudson")
    assert (g.ended, area(g, "a")) == ("last_card", names("fogg hudson"))
    assert seen(g, "-")["result"][0]["total"] == 3


def test_11_chain() -> None:
    """HA-EXA-11."""
    g = do(table("fogg horseman servants / lilith"), "play fogg", "play horseman", "play servants", "fogg@a")
    assert (area(g, "a"), hand(g, "a"), g.turn) == (names("horseman servants"), [], 1)
    do(g, "draw")  # b; then a must draw, unasked
    assert (len(hand(g, "a")), active(g)) == (1, "b")


def test_12_hand_limit() -> None:
    """HA-EXA-12."""
    g = do(table("phantom / lilith imps toby", "- / hudson"), "play phantom")
    assert (area(g, "b"), asked(g)) == (names("hudson"), "Turn")


def test_13_wipe() -> None:
    """HA-EXA-13."""
    g = table("creature / lilith / lupin", "dracula / watson toby imps / mummy rasputin hudson")
    do(g, "play creature")
    assert sorted(pile(g)[-3:]) == sorted(names("watson imps hudson"))
    assert [area(g, s) for s in "abc"] == [names("dracula creature"), names("toby"), names("mummy rasputin")]


def test_14_each_discards() -> None:
    """HA-EXA-14."""
    g = do(table("werewolf / lilith / lupin", "priest / toby watson / imps satan"), "play werewolf")
    assert [area(g, s) for s in "abc"] == [names("werewolf"), names("toby"), names("imps satan")]


def test_15_compulsory_move() -> None:
    """HA-EXA-15."""
    assert area(do(table("damsel / lilith", "young_man / -"), "play damsel"), "a") == names("young_man damsel")
    assert area(do(table("damsel / lilith", "- / young_man"), "play damsel"), "a") == names("damsel young_man")


def test_16_compulsory_harm() -> None:
    """HA-EXA-16."""
    g = do(table("lilith / lupin / toby", "harker / - / -"), "play lilith")
    assert (asked(g), picks(g)) == ("Destination", {"b", "c"})


def test_17_priest_as_last_hand_card() -> None:
    """HA-EXA-17."""
    g = do(table("priest / lilith"), "play priest")
    assert (hand(g, "a"), active(g)) == ([], "b")


def test_18_dig() -> None:
    """HA-EXA-18."""
    g = do(table("mycroft / lilith", deck="imps toby"), "play mycroft", "imps")
    assert (g.left(0), g.ended, hand(g, "a")) == (1, "", names("imps"))
    assert do(g, "draw").ended == "last_card"
    assert "toby" in pile(g)  # it was the one put back


def test_19_copy() -> None:
    """HA-EXA-19."""
    g = table("baphomet / lilith / lupin", "dracula / creature watson toby imps / mummy rasputin hudson")
    do(g, "play baphomet", "creature@b")
    assert [area(g, s) for s in "abc"] == [names("dracula baphomet"), names("creature toby"), names("mummy rasputin")]


def test_20_steal_and_give() -> None:
    """HA-EXA-20."""
    g = do(table("lilith mephistopheles / satan"), "play mephistopheles")
    assert picks(g) == {"lilith", "satan"}
    do(g, "lilith")
    assert (hand(g, "a"), hand(g, "b")) == (names("satan"), names("lilith"))


def test_21_pass_hands() -> None:
    """HA-EXA-21."""
    g = do(table("legion toby lilith / imps satan hudson / -"), "play legion")
    assert hand(g, "a") == []
    assert sorted(hand(g, "b")) == sorted(names("toby lilith"))
    assert sorted(hand(g, "c")) == sorted(names("imps satan hudson"))


@pytest.mark.parametrize(("pick", "winner"), [("draw", 1), ("decline", 0)])
def test_22_expert_end(pick: str, winner: int) -> None:
    """HA-EXA-22."""
    g = expert("plain_sherlock", "plain_sherlock", "satan / lilith", "sherlock_hero_1 sherlock_hero_2 sherlock_monster_2 " * 2)
    thin(g, "a", "imps")
    g.area[0] = g.area[1] = ()
    do(g, "play satan")
    assert (active(g), asked(g), g.ended) == ("b", "Turn", "")
    g.area[0] = g.area[1] = tuple(cards("watson gregson"))
    do(g, pick)
    assert g.ended == "last_turn"
    assert [r["total"] for r in seen(g, "-")["result"]] == [6, 6]
    assert g.returns[winner] == 1.0


def test_23_limits() -> None:
    """HA-EXA-23."""
    legal = read(HEROES_24 + " mummy dracula mr_hyde werewolf satan rasputin")
    assert (sum(legal), fault(legal)) == (30, None)
    more = read(HEROES_24 + " arthur_conan_doyle mummy dracula mr_hyde werewolf satan")
    reason = fault(more)
    assert reason is not None
    assert reason.rule == "HA-EXP-5"


HEROES_24 = (
    "abraham_van_helsing dr_jekyll arsene_lupin victor_frankenstein mina_harker phileas_fogg auguste_dupin allan_quatermain"
    " priest*2 damsel_in_distress*2 brave_young_man*3 sherlock_holmes dr_watson mycroft_holmes irene_adler mrs_hudson"
    " inspector_lestrade inspector_gregson toby queen_victoria"
)


def test_24_replacing() -> None:
    """HA-EXA-24."""
    g = GAME.new(4, 1)
    assert g.left(0) == 17
    do(g, "replace", "replace", "replace")
    assert g.left(0) == 8  # the fourth draws three: five are left for a moment
    assert do(g, "replace").left(0) == 17


def test_25_two_guards() -> None:
    """HA-EXA-25, HA-PRO-2."""
    g = expert("plain_sherlock", "plain_sherlock", "asmodeus / lilith")
    g.area[1] = tuple(cards("watson watson toby"))
    do(g, "play asmodeus")
    assert area(g, "b") == names("watson watson toby")
    g = expert("plain_sherlock", "plain_sherlock", "asmodeus / lilith")
    g.area[1] = tuple(cards("watson toby"))
    assert area(do(g, "play asmodeus"), "b") == names("toby")


def test_26_compulsory_copy() -> None:
    """HA-EXA-26."""
    g = do(table("baphomet imps / lilith", "victoria / -"), "play baphomet")
    assert (asked(g), picks(g)) == ("DiscardHand", {"nothing", "imps"})
