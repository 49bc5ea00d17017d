"""One test a card, in the words of the game. HA-CRD-1 to HA-CRD-29."""

import pytest

from hantise.games.horror_attack.components import CARDS, HEROES, MONSTERS, NEUTRALS, WORTH

from .table import active, area, asked, can, card, cards, do, expert, hand, keys, names, picks, pile, seen, table, told, why


# ------------------------------------------------------------------------------------------------------------------- london
def test_abraham_van_helsing() -> None:
    """HA-CRD-1, HA-EFF-3, HA-RUL-23."""
    g = do(table("helsing / - / -", "brides / dracula toby / brides beelzebub"), "play helsing")
    assert area(g, "a") == names("helsing")
    assert area(g, "b") == names("toby")
    assert area(g, "c") == names("brides beelzebub")  # guarded: it stays
    assert asked(g) == "Turn"


def test_abraham_van_helsing_discards_all_copies() -> None:
    """HA-CRD-1, expert: all copies, wherever they lie."""
    g = expert("hunters", "pandemonium", "helsing / -")
    g.area[1] = tuple(cards("dracula dracula"))
    do(g, "play helsing")
    assert area(g, "b") == []
    assert pile(g)[-2:] == names("dracula dracula")


def test_dr_jekyll() -> None:
    """HA-CRD-2."""
    g = do(table("dr_jekyll / -", "- / mr_hyde"), "play dr_jekyll")
    assert (area(g, "a"), area(g, "b")) == (names("dr_jekyll"), [])


def test_arsene_lupin() -> None:
    """HA-CRD-3, HA-EFF-7, HA-CHA-6: the card is random; the robbed player and the thief know it, nobody else."""
    g = table("lupin / toby mummy / -")
    g.script = [card("mummy")]
    do(g, "play lupin")  # c has no hand card: b is the only victim
    assert (hand(g, "a"), hand(g, "b")) == (names("mummy"), names("toby"))
    assert ("changes-hands", card("mummy")) in told(g, "a")
    assert ("changes-hands", card("mummy")) in told(g, "b")
    assert all(e[0] != "changes-hands" or e[1] != card("mummy") for e in told(g, "c"))
    assert seen(g, "b")["notes"][0]["sure"] == names("mummy")
    assert seen(g, "c")["notes"][0] == {"sure": [], "maybe": []}


def test_victor_frankenstein() -> None:
    """HA-CRD-16, HA-EFF-17: any kind of card, the one turned up at set-up and the neutral card included."""
    g = do(table("frankenstein / -", pile="woman toby"), "play frankenstein")
    assert can(g, "woman_in_black")
    do(g, "woman")
    assert hand(g, "a") == names("woman")
    assert pile(g).count("woman_in_black") == 0
    assert seen(g, "b")["notes"][0]["sure"] == names("woman")  # everybody saw it


def test_mina_harker() -> None:
    """HA-CRD-12, HA-EFF-9, HA-EFF-11."""
    g = do(table("harker / dracula toby / -"), "play mina_harker")
    assert picks(g) == {"nothing", "dracula"}
    assert seen(g, "a")["seen"] == {"by": 0, "seat": 1, "cards": sorted(names("toby dracula"), key=CARDS.index)}
    assert seen(g, "c")["seen"] == {"by": 0, "seat": 1, "cards": []}
    assert why(g, "toby") == ("HA-KND-2", "no-monster")
    do(g, "dracula")
    assert hand(g, "b") == names("toby")
    assert pile(g)[-1] == "dracula"


def test_mina_harker_looks_even_if_nothing_can_be_discarded() -> None:
    """HA-CRD-12."""
    g = do(table("harker / toby / -"), "play mina_harker")
    assert ("sees-card", card("toby")) in told(g, "a")
    assert asked(g) == "Turn"


def test_phileas_fogg() -> None:
    """HA-CRD-27: the second card may be declined."""
    g = do(table("fogg toby / -"), "play fogg", "nothing")
    assert (area(g, "a"), hand(g, "a"), asked(g)) == (names("fogg"), names("toby"), "Turn")


def test_auguste_dupin() -> None:
    """HA-CRD-28: the look comes before the draw."""
    g = table("dupin / -", factions="london_hero_1 sherlock_monster_2")
    do(g, "play dupin")
    order = keys(g, "a")
    assert order.index("looks-at-faction") < len(order) - 1 - order[::-1].index("draws")
    assert seen(g, "a")["factions"][1] == [{"id": "sherlock_monster_2", "side": "monster"}]
    assert len(hand(g, "a")) == 1


def test_allan_quatermain() -> None:
    """HA-CRD-9, HA-EFF-4: every player gives up a monster, the active one too."""
    g = do(table("quatermain / - / -", "imps mummy / imps dracula / toby"), "play quatermain")
    assert area(g, "a") == names("mummy quatermain")
    assert (active(g), asked(g)) == ("b", "GiveUp")
    do(g, "dracula@b")
    assert (area(g, "b"), area(g, "c"), asked(g)) == (names("imps"), names("toby"), "Turn")


def test_priest() -> None:
    """HA-CRD-4: choosing no card means no draw."""
    g = do(table("priest toby / -"), "play priest", "nothing")
    assert hand(g, "a") == names("toby")
    g = table("priest toby / -", deck="mummy imps imps")
    do(g, "play priest", "toby")
    assert (hand(g, "a"), pile(g)[-1]) == (names("mummy"), "toby")


def test_damsel_in_distress() -> None:
    """HA-CRD-5: only from other areas, and compulsory."""
    g = do(table("damsel / -", "young_man / young_man"), "play damsel")
    assert area(g, "a") == names("young_man damsel young_man")
    g = do(table("damsel / -", "young_man / -"), "play damsel")
    assert area(g, "a") == names("young_man damsel")


def test_brave_young_man() -> None:
    """HA-EFF-2: may discard one monster in play."""
    g = do(table("young_man / -", "dracula / toby mummy rasputin imps"), "play young_man")
    assert picks(g) == {"nothing", "dracula@a", "imps@b"}
    assert why(g, "mummy@b") == ("HA-PRO-1", "warded")
    do(g, "imps@b")
    assert area(g, "b") == names("toby mummy rasputin")


def test_dracula() -> None:
    """HA-CRD-7: the card must change area; any but its own."""
    g = do(table("dracula / - / -", "imps / mr_hyde / -"), "play dracula", "mr_hyde@b")
    assert asked(g) == "Destination"
    assert picks(g) == {"a", "c"}
    assert why(g, "b") == ("HA-EFF-14", "lies-there")
    do(g, "c")
    assert area(g, "c") == names("mr_hyde")


def test_mr_hyde() -> None:
    """HA-CRD-2."""
    assert area(do(table("mr_hyde / -", "- / dr_jekyll toby"), "play mr_hyde"), "b") == names("toby")


def test_the_creature() -> None:
    """HA-CRD-8: spares exactly itself, Victor Frankenstein, Dracula, Van Helsing and protected cards."""
    g = table("creature / -", "frankenstein toby woman / dracula helsing mummy rasputin holmes imps irregulars")
    do(g, "play creature")
    assert area(g, "a") == names("frankenstein creature")
    assert area(g, "b") == names("dracula helsing mummy rasputin holmes")


def test_werewolf() -> None:
    """HA-CRD-9: the active player must give up a hero too if able."""
    g = do(table("werewolf / -", "priest toby / hudson"), "play werewolf")
    assert (active(g), picks(g)) == ("a", {"priest@a", "toby@a"})
    do(g, "toby@a")
    assert (area(g, "a"), area(g, "b")) == (names("priest werewolf"), [])


def test_mummy() -> None:
    """HA-CRD-10: never leaves the area into which it came."""
    base = "- / mummy"
    for played in ("young_man", "lestrade", "phantom", "dorian", "quatermain", "creature", "woman"):
        g = do(table(f"{played} / -", base), f"play {played}")
        assert area(g, "b") == names("mummy"), played
        assert asked(g) == "Turn"


def test_carmilla() -> None:
    """HA-CRD-12."""
    g = do(table("carmilla / toby dracula"), "play carmilla", "toby")
    assert (hand(g, "b"), pile(g)[-1]) == (names("dracula"), "toby")


def test_invisible_man() -> None:
    """HA-CRD-13, HA-EFF-10: taking is compulsory."""
    g = do(table("invisible_man / toby dracula / -"), "play invisible_man")
    assert picks(g) == {"toby", "dracula"}
    assert why(g, "nothing") == ("HA-ABI-1", "must-take")
    do(g, "dracula")
    assert (hand(g, "a"), hand(g, "b")) == (names("dracula"), names("toby"))
    assert seen(g, "a")["notes"][1]["sure"] == names("toby")
    assert seen(g, "c")["notes"][1]["sure"] == []


def test_dorian_gray() -> None:
    """HA-CRD-14, HA-EFF-15: lands in the area of the other card."""
    g = do(table("dorian / -", "toby / woman mummy"), "play dorian")
    assert picks(g) == {"nothing", "woman_in_black@b"}
    do(g, "woman@b")
    assert (area(g, "a"), area(g, "b")) == (names("toby woman"), names("mummy dorian"))


def test_phantom_of_the_opera() -> None:
    """HA-CRD-15, HA-EFF-16, HA-RUL-24."""
    g = table("phantom / imps imps servants / -", "toby / dracula / baphomet mummy hudson")
    do(g, "play phantom")
    assert picks(g) == {"toby@a", "mrs_hudson@c"}
    assert why(g, "dracula@b") == ("HA-ABI-9", "their-hand-full")
    assert why(g, "baphomet@c") == ("HA-RUL-24", "never-returned")
    assert why(g, "mummy@c") == ("HA-PRO-1", "warded")
    do(g, "hudson@c")
    assert (hand(g, "c"), area(g, "c")) == (names("hudson"), names("baphomet mummy"))


def test_headless_horseman() -> None:
    """HA-CRD-27: the second card may be another card with `play`."""
    g = do(table("horseman fogg toby / -"), "play horseman", "play fogg", "play toby")
    assert (area(g, "a"), asked(g)) == (names("horseman fogg toby"), "Turn")


def test_brides_of_dracula() -> None:
    """HA-CRD-6: Dracula or one Wicked Servants card of another area, compulsory."""
    g = do(table("brides / -", "servants / dracula servants"), "play brides")
    assert picks(g) == {"dracula@b", "wicked_servants@b"}
    assert why(g, "servants@a") == ("HA-EFF-14", "other-areas-only")
    assert why(g, "nothing") == ("HA-ABI-1", "compulsory")
    do(g, "dracula@b")
    assert area(g, "a") == names("servants brides dracula")


def test_wicked_servants() -> None:
    g = do(table("servants / -", "- / toby woman"), "play servants")
    assert picks(g) == {"nothing", "toby@b"}
    assert why(g, "woman@b") == ("HA-KND-4", "neutral-immune")
    assert area(do(g, "toby@b"), "b") == names("woman")


# ----------------------------------------------------------------------------------------------------------------- sherlock
def test_sherlock_holmes() -> None:
    """HA-CRD-11: can be moved, swapped and returned, but not discarded from play; in a hand he can."""
    g = table("holmes / toby imps / -", factions="london_hero_1 london_monster_1 london_hero_2")
    do(g, "play holmes", "b")
    assert seen(g, "a")["factions"][1][0]["id"] == "london_monster_1"
    assert seen(g, "a")["notes"][1]["sure"] == sorted(names("toby imps"), key=CARDS.index)
    g = table("servants / toby", "- / holmes")
    do(g, "play servants")
    assert area(g, "b") == names("holmes")
    g = do(table("lilith / -", "- / holmes"), "play lilith")
    assert area(g, "a") == names("lilith holmes")
    g = do(table("carmilla / holmes"), "play carmilla", "holmes")
    assert pile(g)[-1] == "sherlock_holmes"


def test_dr_watson() -> None:
    """HA-CRD-26, HA-PRO-2: guards whoever controls him, not himself, even against the wish of that player."""
    g = do(table("servants / -", "- / hudson watson imps"), "play servants")
    assert picks(g) == {"nothing", "dr_watson@b"}
    assert why(g, "hudson@b") == ("HA-PRO-2", "guarded")


def test_mycroft_holmes() -> None:
    """HA-EFF-13: look at three, take one, put the others back in any order."""
    g = do(table("mycroft / lilith / lupin", deck="toby mummy imps hudson"), "play mycroft")
    assert (asked(g), picks(g)) == ("DigTake", {"toby", "mummy", "imps"})
    assert seen(g, "a")["dug"] == {"by": 0, "n": 3, "put": 0, "cards": names("toby mummy imps")}
    assert seen(g, "b")["dug"] == {"by": 0, "n": 3, "put": 0, "cards": []}
    do(g, "toby")
    assert (asked(g), picks(g)) == ("Arrange", {"mummy", "imps"})
    do(g, "imps")
    assert seen(g, "a")["tops"] == [names("imps mummy")]
    assert seen(g, "b")["tops"] == [["back", "back"]]
    do(g, "draw")
    assert "imps" in hand(g, "b")  # HA-CHA-8: what was put back stays there
    assert seen(g, "a")["notes"][1]["sure"] == names("imps")
    assert seen(g, "c")["notes"][1]["sure"] == []


def test_mycroft_holmes_with_one_card_left() -> None:
    """HA-CRD-18: it is taken and the game ends."""
    g = do(table("mycroft / -", deck="toby"), "play mycroft")
    assert (active(g), g.ended) == ("nobody", "last_card")


def test_irene_adler() -> None:
    """HA-CRD-19, HA-EFF-19: swaps what is left of the hand; hands of different size are fine."""
    g = do(table("irene toby / imps mummy hudson / -"), "play irene", "b")
    assert hand(g, "b") == names("toby")
    assert sorted(hand(g, "a")) == sorted(names("imps mummy hudson"))
    g = do(table("irene toby / - / -"), "play irene", "b")
    assert (hand(g, "a"), hand(g, "b")) == ([], names("toby"))
    assert why(table("toby / -"), "decline")[0] == "HA-TUR-2"


def test_mrs_hudson() -> None:
    """HA-CRD-29: the draw is compulsory, also of the last card."""
    assert len(hand(do(table("hudson toby / -"), "play hudson"), "a")) == 2
    assert do(table("hudson / -", deck="imps"), "play hudson").ended == "last_card"


def test_inspector_lestrade() -> None:
    """HA-CRD-7: any area may be named, that of the active player included."""
    g = do(table("lestrade / - / -", "- / imps / -"), "play lestrade", "a")
    assert area(g, "a") == names("lestrade imps")


def test_inspector_gregson() -> None:
    """HA-CRD-9."""
    g = do(table("gregson / -", "- / imps rasputin"), "play gregson")
    assert area(g, "b") == names("rasputin")


def test_constables() -> None:
    g = do(table("constables / -", "- / imps"), "play constables", "imps@b")
    assert (area(g, "b"), pile(g)[-1]) == ([], "imps")


def test_arthur_conan_doyle() -> None:
    """HA-CRD-17, HA-PLY-8, HA-PRO-4: the revived card does nothing on arrival; its ward or guard works."""
    g = table("conan servants / lilith", "hudson / -", pile="watson toby imps")
    do(g, "play conan", "watson", "draw")
    assert area(g, "a") == names("hudson conan watson")
    assert picks(do(g, "play servants")) == {"nothing", "dr_watson@a"}


def test_toby() -> None:
    """HA-CRD-27."""
    g = do(table("toby imps / -"), "play toby", "play imps@b")
    assert (area(g, "a"), area(g, "b")) == (names("toby"), names("imps"))


def test_queen_victoria() -> None:
    """HA-CRD-22, HA-EFF-6: none, one or two cards."""
    g = table("victoria imps toby / lilith")
    do(g, "play victoria")
    assert picks(g) == {"nothing", "imps", "toby", "toby+imps"}
    do(g, "toby+imps")
    assert (hand(g, "a"), pile(g)[-2:]) == ([], names("toby imps"))


def test_baker_street_irregulars() -> None:
    """HA-CRD-23: the area is chosen at once, and scored for its player."""
    g = do(table("irregulars / - / -"), "play irregulars@c")
    assert area(g, "c") == names("irregulars")
    assert g.symbols(2) == 1


def test_satan() -> None:
    """HA-CRD-29."""
    g = do(table("satan / lilith", deck="imps toby"), "play satan")
    assert (hand(g, "a"), g.ended) == (names("imps"), "")


def test_rasputin() -> None:
    """HA-CRD-11."""
    g = do(table("young_man dracula / lilith", "- / rasputin"), "play dracula")
    assert area(g, "a") == names("dracula rasputin")  # moved
    assert picks(do(g, "draw", "play young_man")) == {"nothing", "dracula@a"}


def test_asmodeus() -> None:
    """HA-CRD-9."""
    g = do(table("asmodeus / -", "hudson / toby"), "play asmodeus")
    assert (area(g, "a"), area(g, "b")) == (names("asmodeus"), [])


def test_mephistopheles() -> None:
    """HA-CRD-21, HA-EFF-8: without a victim nothing is given."""
    g = do(table("mephistopheles toby / -"), "play mephistopheles")
    assert (hand(g, "a"), asked(g), "gives" in keys(g, "a")) == (names("toby"), "Turn", False)
    g = do(table("mephistopheles / toby / -"), "play mephistopheles")
    assert hand(g, "b") == names("toby")  # the stolen card, the only one, comes back


def test_beelzebub() -> None:
    """HA-CRD-26."""
    g = do(table("young_man / -", "- / beelzebub imps"), "play young_man")
    assert picks(g) == {"nothing", "beelzebub@b"}
    assert why(g, "imps@b") == ("HA-PRO-2", "guarded")


def test_lilith() -> None:
    """HA-CRD-7."""
    g = do(table("lilith / - / -", "- / toby / -"), "play lilith", "c")
    assert area(g, "c") == names("toby")


def test_charon() -> None:
    """HA-CRD-17, HA-EFF-18."""
    g = do(table("charon / -", pile="dracula toby"), "play charon")
    assert "toby" not in picks(g)
    assert why(g, "toby") == ("HA-KND-2", "no-monster")
    assert area(do(g, "dracula"), "a") == names("charon dracula")
    assert asked(g) == "Turn"  # Dracula moves nobody


def test_baphomet() -> None:
    """HA-CRD-24, HA-EFF-22, HA-ABI-13: not what has no steps; the steps are resolved as its own."""
    g = table("baphomet / -", "- / mummy watson beelzebub rasputin imps irregulars holmes creature")
    do(g, "play baphomet")
    assert picks(g) == {"sherlock_holmes@b", "the_creature@b"}
    assert why(g, "mummy@b") == ("HA-EFF-22", "nothing-to-copy")
    do(g, "holmes@b")
    assert "looks-at-faction" in keys(g, "b")
    assert area(g, "a") == names("baphomet")


def test_legion() -> None:
    """HA-CRD-20, HA-EFF-20: passed after Legion left the hand; with two players it is an exchange."""
    g = do(table("legion toby / imps mummy"), "play legion")
    assert (hand(g, "b"), sorted(hand(g, "a"))) == (names("toby"), sorted(names("imps mummy")))


def test_hellhounds() -> None:
    g = do(table("hellhounds / -", "- / toby"), "play hellhounds", "toby@b")
    assert area(g, "b") == []


def test_imps() -> None:
    """HA-CRD-23, HA-PLY-3, HA-PLY-7, HA-PRO-6, HA-RUL-16."""
    g = table("imps toby / -")
    assert picks(g) == {"draw", "play imps@a", "play imps@b", "play toby"}
    assert why(g, "play toby@b") == ("HA-PLY-2", "own-area-only")
    do(g, "play imps@b")
    assert (area(g, "b"), g.symbols(1)) == (names("imps"), -1)


def test_woman_in_black() -> None:
    """HA-CRD-25: any other unprotected card, the own ones included; compulsory."""
    g = do(table("woman / -", "toby / mummy imps"), "play woman")
    assert picks(g) == {"toby@a", "imps@b"}
    assert why(g, "woman@a") == ("HA-ABI-5", "own-card")
    do(g, "toby@a")
    assert area(g, "a") == names("woman")


@pytest.mark.parametrize("kind", range(len(CARDS)))
def test_a_card_is_hero_monster_or_neutral(kind: int) -> None:
    """HA-KND-1, HA-KND-2, HA-KND-3, HA-RUL-6, HA-RUL-19."""
    hero, monster, neutral = (mask >> kind & 1 for mask in (HEROES, MONSTERS, NEUTRALS))
    assert hero + monster + neutral == 1
    assert (WORTH[kind] > 0, WORTH[kind] < 0) == (bool(hero), bool(monster))


def test_every_card_has_its_test() -> None:
    here = {name.removeprefix("test_") for name in globals()}
    assert {c for c in CARDS if c not in here} == set()
