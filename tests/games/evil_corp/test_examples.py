"""The worked examples of rules.md, section 21. Martine is a, Jérémie too where he acts alone."""

from __future__ import annotations

from .table import asked, bag, can, discard, hand, lead, on, options, play, row, scene, shown, why_not
from .test_night import night_of


def test_1_red_on_a_battlefield() -> None:
    """EC-EX-1."""
    g = scene("hand a: zombie; hand b: brute")
    play(g, "deploy zombie 1.field")
    assert (lead(g, 1), g.gold[0], g.loot[0]) == (1, 1, 0)
    play(g, "deploy brute 1.field")
    assert g.gold[1] == 0


def test_2_portal() -> None:
    """EC-EX-2."""
    g = scene("hand a: wraith; b: zombie 1.field; gold a: 2")
    play(g, "deploy wraith 1.portal")
    assert [o for o in options(g) if "carnage" in o] == ["invoke master_carnage 1"]
    play(g, "invoke master_carnage 1")
    assert (g.gold[0], discard(g, 1), g.demons, lead(g, 1)) == (0, ["rookie_zombie"], 0b110, 0)


def test_3_port() -> None:
    """EC-EX-3."""
    g = scene("hand a: cashier_imp; hand b: cashier_imp")
    play(g, "deploy cashier_imp 1.port")
    assert (g.gold[0], lead(g, 1), g.cargo[0]) == (3, 0, (0, 2))
    play(g, "deploy cashier_imp 1.port")
    assert g.gold[1] == 1


def test_4_recruit() -> None:
    """EC-EX-4."""
    g = scene("gold a: 2; row: lich, worm, witch, orc, bat; bag a:")
    play(g, "recruit 2", draws="warlord")
    assert (g.gold[0], bag(g)) == (0, ["tunnel_worm"])
    assert row(g) == ["head_lich", "certified_witch", "union_orc", "courier_bat", "warlord"]
    h = scene("row: lich, witch, orc, worm, bat")
    assert (h.price(3), h.price(4)) == (3, 4)


def test_5_night() -> None:
    """EC-EX-5."""
    for text in ("minotaur 1.field", "minotaur 1.field, zombie 1.field"):
        g = night_of(f"a: {text}")
        assert (g.conquest[0], g.magic[0], g.tokens[0]) == (2, 2, 0)


def test_6_tie() -> None:
    """EC-EX-6."""
    assert night_of("", stone=[0, -1]).conquest == [1, 0, 0, 0]
    assert night_of("").conquest == [0, 0, 0, 0]


def test_7_kept_fortification() -> None:
    """EC-EX-7."""
    g = play(night_of("a: brute 1.fort; b: zombie 1.fort; gold a: 2; gold b: 2"), "pay", "pay")
    assert lead(g, 1) == 1
    assert lead(play(night_of("a: brute 1.fort; b: zombie 1.fort; gold a: 2; gold b: 2"), "let_go", "let_go"), 1) == 0


def test_8_passive_lost() -> None:
    """EC-EX-8."""
    g = scene("a: lich 1.field, wraith 1.field; hand b: gargoyle")
    assert lead(g, 1) == 5
    play(g, "pass", "deploy gargoyle 2.port", "turn 1a.field1")
    assert lead(g, 1) == 3


def test_9_teams() -> None:
    """EC-EX-9."""
    g = scene(
        "hand a: toll_troll, siren; row: lich, spider; b: teller 3.field; bag a:; c: zombie 2.field; b: ooze 3.port", seats=4
    )
    play(g, "first a", "deploy toll_troll 1.field", "recruit 2")
    assert (g.gold[0], bag(g)) == (0, ["logistics_spider"])
    play(g, "first c", "pass", "pass", "first b", "activate 3a.field1")
    assert hand(g, "b") == ["logistics_spider"]
    play(g, "deploy siren 2.field", "first b")
    assert can(g, "activate 2a.field1")


def test_10_move_in_the_same_battlefield() -> None:
    """EC-EX-10: it gives nothing, and so is not offered (EC-RUL-59)."""
    g = play(scene("a: worm 1.port, brute 1.field"), "activate 1a.port")
    assert why_not(g, "move 1a.field1 1.field") == "EC-MOV-2"


def test_11_port_then_battlefield() -> None:
    """EC-EX-11."""
    g = scene("hand a: grasshopper; a: worm 1.fort, brute 2.fort")
    play(g, "deploy grasshopper 1.port", "pass", "activate 1a.port", "move 1a.port 2.field")
    assert (g.gold[0], lead(g, 2)) == (3, 2 + 2)
    play(g, "activate 1a.fort", "move 2a.fort 2.field")
    assert g.loot[1] == 0


def test_12_several_cargos() -> None:
    """EC-EX-12."""
    g = scene("hand a: bat")
    play(g, "deploy bat 1.port", "pass", "activate 1a.port", "move 1a.port 2.port")
    assert g.gold[0] == 1 + 2 + 2


def test_13_move_to_a_portal() -> None:
    """EC-EX-13."""
    g = scene("a: worm 1.port, witch 1.field; b: zombie 1.field")
    play(g, "activate 1a.port", "move 1a.field1 1.portal")
    assert (asked(g), lead(g, 1)) == ("b Action", -1)


def test_14_printed_terror() -> None:
    """EC-EX-14."""
    g = scene("a: crossbowman 1.fort; b: warlord 2.port, brute 1.field")
    assert lead(g, 1) == 1 - 3
    assert can(play(g, "activate 1a.fort"), "destroy 1b.field1")
    assert play(scene("hand a: yeti"), "deploy yeti 1.field").gold[0] == 1


def test_15_tokens() -> None:
    """EC-EX-15."""
    g = night_of(
        "a: zombie 1.field, wraith 3.field; b: warlord 2.field", seats=3, tokens=[1, 1, 0], conquest=[2, 0, 2, 0, 0, 2]
    )
    assert (g.tokens, g.returns[0]) == ([3, 2, 0], 1.0)


def test_16_reveal() -> None:
    """EC-EX-16."""
    g = scene("a: ogre 1.field; hand b: brute, zombie, wraith")
    play(g, "activate 1a.field1")
    assert (len(shown(g, "b")), g.behind(1)) == (3, 3)
    play(g, "deploy shown wraith 1.field")
    assert (len(shown(g, "b")), on(g, 1, "b")) == (2, ["rookie_wraith field"])


def test_17_shield() -> None:
    """EC-EX-17."""
    g = scene("a: golem 1.port, crossbowman 2.field, brute 1.field; b: reaper 2.field")
    play(g, "pass", "activate 2b.field1")
    assert options(g) == ["destroy 1a.port", "destroy 2a.field1"]
    h = scene("a: golem 1.port, crossbowman 2.field, brute 1.field")
    play(h, "activate 2a.field1")
    assert discard(h) == ["staff_brute"]


def test_18_team_move() -> None:
    """EC-EX-18."""
    g = scene("hand a: brute; b: worm 2.fort", seats=4)
    play(g, "first a", "deploy brute 2.field", "activate 2a.fort", "move 2a.field1 3.field")
    assert on(g, 3) == ["staff_brute field"]


def test_19_won_village() -> None:
    """EC-EX-19."""
    g = night_of("a: minotaur 1.field, tax_imp 1.field, caretaker 2.port, zombie 1.fort, wraith 2.fort; b: brute 2.field")
    assert (g.tokens[0], options(g)) == (1, ["let_go", "keep", "pay"])
    assert on(g, 1) == []


def test_20_surcharge_by_power() -> None:
    """EC-EX-20."""
    g = scene("a: harpy 1.field; row: lich, orc, bat, witch, spider; gold a: 5")
    assert g.price(4) == 5
    play(g, "activate 1a.field1", "recruit 5")
    assert (hand(g, "a"), g.gold[0]) == (["logistics_spider"], 0)


def test_21_chameleon() -> None:
    """EC-EX-21."""
    g = scene("a: chameleon 1.field; row: bat; b: ogre 1.field")
    play(g, "activate 1a.field1", "move 1a.field1 2.port")
    assert on(g, 2) == ["chameleon port/down"]
    h = scene("a: chameleon 1.field; row: goblin, witch, lich, warlord, golem; b: ogre 1.field")
    play(h, "activate 1a.field1")
    assert (discard(h), discard(h, 1)) == (["chameleon"], ["audit_ogre"])


def test_22_giant() -> None:
    """EC-EX-22."""
    assert why_not(scene("hand a: clumsy_giant", passed="b"), "deploy clumsy_giant 1.field") == "EC-DEP-3"


def test_23_beyond_the_track() -> None:
    """EC-EX-23."""
    g = night_of("a: minotaur 1.field, clumsy_giant 1.field, zombie 1.field", face=[1, 0])
    assert (g.magic[0], g.tokens[0], g.face[0], g.conquest[0]) == (2, 1, 1, 0)


def test_24_minotaur() -> None:
    """EC-EX-24."""
    assert why_not(scene("hand a: minotaur; gold a: 1"), "deploy minotaur 1.field") == "EC-DEP-3"


def test_25_kept_tile() -> None:
    """EC-EX-25."""
    g = play(night_of("a: brute 1.fort; gold a: 2; discard a: worm"), "pay")
    assert on(g, 1) == ["staff_brute fort/down"]
    h = scene("a: brute 1.fort/down, worm 2.fort")
    play(h, "activate 2a.fort", "move 1a.fort 1.field")
    assert (h.gold[0], on(h, 1)) == (2, ["staff_brute field/down"])


def test_26_draw_with_a_refill() -> None:
    """EC-EX-26."""
    g = night_of("bag a: brute, zombie, wraith; discard a: cashier_imp, apprentice, lich, warlord, witch, orc")
    assert len(hand(g, "a")) == 5
    assert {"staff_brute", "rookie_zombie", "rookie_wraith"} <= set(hand(g, "a"))
    assert (len(bag(g)), discard(g)) == (4, [])


def test_27_compulsion() -> None:
    """EC-EX-27."""
    text = "hand a: flytrap; a: cashier_imp 1.port; b: golem 1.port, zombie 1.field"
    g = play(scene(text), "deploy flytrap 1.field")
    assert discard(g) == ["cashier_imp"]
    h = play(scene("hand a: flytrap; b: golem 1.port"), "deploy flytrap 1.field")
    assert on(h, 1) == ["office_flytrap field"]
    k = play(scene(text, options={"lenient_effects": True}), "deploy flytrap 1.field", "decline")
    assert discard(k) == []


def test_28_team_draw() -> None:
    """EC-EX-28, EC-DEC-17, EC-4P-11."""
    five, six = "cashier_imp, zombie, brute, wraith, apprentice", "lich, warlord, orc, golem, witch, bat"
    g = scene(f"bag a: {five}; discard a: {six}", seats=4, passed="bcd")
    play(g, "pass")
    assert (asked(g), options(g)) == ("a DrawOrder", ["draw a", "draw b"])
    play(g, "draw a", "draw a", "draw a", "draw a")
    assert ([len(h) for h in g.hand[:2]], len(bag(g)), discard(g)) == ([4, 4], 3, [])
    h = play(scene(f"bag a: {five}, tax_imp, ooze, spider", seats=4, passed="bcd"), "pass")
    assert asked(h) == "c MemberOrder"


def test_29_exact_number() -> None:
    """EC-EX-29."""
    g = play(scene("a: ooze 1.field"), "activate 1a.field1")
    assert on(g, 1) == []
    h = play(scene("a: ooze 1.field; hand a: brute"), "activate 1a.field1")
    assert (on(h, 1), hand(h, "a")) == ([], [])
