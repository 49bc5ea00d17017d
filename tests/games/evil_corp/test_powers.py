"""One test a power, in the words of the game: all that a tile says, and nothing else. rules.md sections 2 and 13."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hantise.games.evil_corp.components import BASES, COLOURS, DATA, KINDS, MONSTERS, TILES

from .table import asked, bag, can, discard, hand, lead, on, options, play, row, scene, shown, told, why_not


def test_every_tile_has_its_test() -> None:
    """EC-CMP-2. 50 kinds of tiles, each named by a test of this file."""
    source = Path(__file__).read_text(encoding="utf-8")
    tests = "\n".join(re.findall(r"def test_.*|^@pytest.*?^def", source, re.M | re.S))
    assert [name for name in TILES if name not in tests] == []
    assert (len(MONSTERS), len(BASES)) == (45, 5)
    assert {k["color"] for k in KINDS} == set(COLOURS)


# --------------------------------------------------------------------------------------------------------------- blue
@pytest.mark.parametrize(("name", "terror"), [("duty_gargoyle", 1), ("front_desk_medusa", 2)])
def test_gargoyle_and_medusa(name: str, terror: int) -> None:
    """EC-RUL-12. Deployed, it turns an opposing active tile of an eligible village."""
    g = scene(f"hand a: {name}; b: golem 2.port, warlord 1.field/down, brute 2.field")
    play(g, f"deploy {name} 1.field")
    assert on(g, 2, "b") == ["staff_brute field", "bodyguard_golem port/down"]  # the brute was under the Golem's shield
    assert lead(g, 1) == terror - 2
    h = scene(f"hand a: {name}; b: brute 1.field, ogre 2.fort; a: warlord 1.field")
    play(h, f"deploy {name} 1.fort")
    assert options(h) == ["turn 1b.field1", "turn 2b.fort"]
    play(h, "turn 2b.fort")
    assert on(h, 2, "b") == ["audit_ogre fort/down"]


@pytest.mark.parametrize(
    ("name", "worth"),
    [
        ("necromancer_intern", 3), ("graveyard_switchboard", 2), ("chief_summoner", 3), ("archive_mummy", 3),
        ("temp_fortune_teller", 2), ("alarm_siren", 3), ("certified_witch", 3), ("payroll_banshee", 3),
        ("sorcerers_apprentice", 2),
        ("rookie_wraith", 1), ("corridor_ghost", 3), ("head_lich", 2), ("night_watch_wisp", 1),
    ],
)  # fmt: skip
def test_invocation_of_necromancer_intern_certified_witch_and_all_blue_tiles(name: str, worth: int) -> None:
    """EC-PTL-3, EC-RUL-9, EC-RUL-10. Printed terror and the tile's own bonus; no colour bonus, no bonus of another tile."""
    if name == "head_lich":
        text = "hand a: head_lich; a: chief_summoner 1.field"
    else:
        text = f"hand a: {name}; a: head_lich 1.field"
    g = scene(text + "; b: cashier_imp 2.field; discard a: rookie_zombie")
    play(g, f"deploy {name} 1.portal")
    if asked(g) == "a FlipDemon":
        play(g, "turn master_carnage")
    asks = [o for o in options(g) if o.startswith("invoke lady_oblivion")]
    assert asks == [f"invoke lady_oblivion {n + 1}" for n in range(worth)]


def test_necromancer_intern() -> None:
    """EC-PWR-3. It has nothing to activate; turned, its bonus is gone, which matters with `invocation_scope` all."""
    g = scene("a: necromancer_intern 1.field; hand a: wraith; b: cashier_imp 1.field", options={"invocation_scope": "all"})
    assert why_not(g, "activate 1a.field1") == "EC-ACT-1"
    play(g, "deploy wraith 1.portal")
    assert can(g, "invoke lady_oblivion 3")
    h = scene("a: necromancer_intern 1.field/down; hand a: wraith; b: cashier_imp 1.field", options={"invocation_scope": "all"})
    play(h, "deploy wraith 1.portal")
    assert not can(h, "invoke lady_oblivion 2")


@pytest.mark.parametrize("name", ["graveyard_switchboard", "chief_summoner"])
def test_switchboard_and_summoner(name: str) -> None:
    """EC-OP-4, EC-RUL-11. Deployed, it turns a demon over, either way; on a portal before a demon is used."""
    g = scene(f"hand a: {name}; b: cashier_imp 1.field", demons=0b110)
    play(g, f"deploy {name} 1.portal")
    assert options(g) == ["turn master_carnage", "turn lady_oblivion", "turn baron_pickings"]
    play(g, "turn master_carnage")
    assert g.demons == 0b111
    assert can(g, "invoke master_carnage 2")
    h = scene(f"hand a: {name}")
    play(h, f"deploy {name} 1.field", "turn lady_oblivion")
    assert h.demons == 0b101


def test_chief_summoner() -> None:
    """EC-RUL-41. Another tile than the Switchboard, with a bonus of 2."""
    g = scene("hand a: summoner; b: brute 1.field")
    play(g, "deploy summoner 1.portal", "turn lady_oblivion", "invoke master_carnage 3")
    assert discard(g, 1) == ["staff_brute"]


def test_archive_mummy() -> None:
    """EC-OP-7, EC-RUL-38. Two tiles of the discard go into the bag, one if there is one; not with an empty discard."""
    g = scene("a: mummy 1.field; discard a: brute, zombie, wraith; bag a: cashier_imp")
    play(g, "activate 1a.field1")
    assert options(g) == ["take rookie_zombie", "take staff_brute"]  # ascending: the last can only be second
    play(g, "take zombie", "take wraith")
    assert discard(g) == ["staff_brute"]
    assert bag(g) == ["cashier_imp", "rookie_zombie", "rookie_wraith"]
    assert on(g, 1) == ["archive_mummy field/down"]
    h = scene("a: mummy 1.field; discard a: brute")
    play(h, "activate 1a.field1")
    assert discard(h) == []
    assert why_not(scene("a: mummy 1.field"), "activate 1a.field1") == "EC-ACT-3"


@pytest.mark.parametrize("name", ["temp_fortune_teller", "payroll_banshee"])
def test_fortune_teller_and_banshee(name: str) -> None:
    """EC-OP-5. Draws one tile; not with bag and discard empty."""
    g = scene(f"a: {name} 1.port; bag a: brute")
    play(g, "activate 1a.port")
    assert hand(g, "a") == ["staff_brute"]
    assert on(g, 1) == [f"{name} port/down"]
    assert why_not(scene(f"a: {name} 1.port; bag a:"), "activate 1a.port") == "EC-ACT-3"


@pytest.mark.parametrize(
    ("name", "draws", "discards"), [("corridor_ghost", 2, 2), ("night_watch_wisp", 1, 1), ("multitasking_octopus", 2, 1)]
)
def test_ghost_wisp_and_octopus(name: str, draws: int, discards: int) -> None:
    """EC-OP-6. Draws, then discards of the hand, the new tiles and the revealed ones included."""
    g = scene(
        f"a: {name} 1.fort; hand a: brute; shown a: wraith; bag a: cashier_imp, zombie, apprentice; hand b: brute", passed="b"
    )
    play(g, "activate 1a.fort", draws=" ".join(["cashier_imp", "zombie"][:draws]))
    assert asked(g) == "a Discard"
    assert can(g, "discard cashier_imp")
    play(g, "discard brute")  # of four tiles two: after the brute only the revealed wraith can be second
    assert len(hand(g, "a")) + len(shown(g, "a")) == 2 + draws - discards
    assert discard(g) == sorted(["staff_brute", "rookie_wraith"][:discards], key=TILES.index)
    assert on(g, 1) == [f"{name} fort/down"]


@pytest.mark.parametrize("name", ["alarm_siren", "security_basilisk"])
def test_siren_and_basilisk(name: str) -> None:
    """EC-OP-3, EC-PWR-5. Turns an opposing active tile, be it without power; not without a legal target."""
    g = scene(f"a: {name} 1.field; b: brute 2.field, zombie 1.field/down")
    play(g, "activate 1a.field1")
    assert on(g, 2, "b") == ["staff_brute field/down"]
    assert why_not(scene(f"a: {name} 1.field; b: zombie 1.field/down"), "activate 1a.field1") == "EC-ACT-3"


def test_certified_witch() -> None:
    """EC-OP-19. It does nothing but count one more at a portal."""
    g = scene("hand a: witch; b: brute 1.field")
    play(g, "deploy witch 1.portal", "invoke master_carnage 3")
    assert discard(g, 1) == ["staff_brute"]


@pytest.mark.parametrize(
    ("source", "member", "printed"),
    [("head_lich", "rookie_wraith", 1), ("warlord", "staff_brute", 2), ("union_orc", "toll_troll", 2)],
)
def test_lich_warlord_and_orc(source: str, member: str, printed: int) -> None:
    """EC-OP-21, EC-RUL-15. One more for each tile of the colour on battlefields, everywhere, on either face; the source
    itself if it has the colour and lies on a battlefield; nothing on a fortification."""
    itself = source != "union_orc"
    g = scene(f"a: {source} 1.field, {member} 2.field/down")
    assert lead(g, 1) == 2 + itself
    assert lead(g, 2) == printed + 1
    assert lead(scene(f"a: {source} 1.port, {member} 1.field"), 1) == printed + 1
    assert lead(scene(f"a: {source} 1.fort, {member} 2.fort"), 1) == 2
    assert lead(scene(f"a: {source} 1.field/down, {member} 1.field"), 1) == 2 + printed
    assert lead(scene(f"a: {source} 1.port; b: {member} 1.field"), 1) == -printed


# ---------------------------------------------------------------------------------------------------------------- red
def test_prying_eye() -> None:
    """EC-OP-10, EC-RUL-21. Deployed, an opponent reveals five tiles of his own choice, all if he has fewer."""
    g = scene("hand a: eye; hand b: brute, wraith, zombie, zombie, cashier_imp, apprentice")
    play(g, "deploy eye 1.port")
    assert asked(g) == "b RevealChoice"
    play(g, "reveal cashier_imp", "reveal zombie", "reveal wraith")  # the others follow of themselves
    assert hand(g, "b") == ["staff_brute"]
    assert len(shown(g, "b")) == 5
    h = scene("hand a: eye; hand b: brute, wraith")
    play(h, "deploy eye 1.port")
    assert (hand(h, "b"), len(shown(h, "b"))) == ([], 2)
    assert can(scene("hand a: eye"), "deploy eye 1.port")  # nobody has a tile: it is deployed all the same


def test_bailiff_werewolf() -> None:
    """EC-OP-11, EC-RUL-20. An opponent discards a tile, revealed or not, of his own choice; he may have passed."""
    g = scene("a: werewolf 1.field; hand b: brute; shown b: wraith", passed="b")
    play(g, "activate 1a.field1")
    assert (asked(g), options(g)) == ("b ForcedDiscard", ["discard staff_brute", "discard shown rookie_wraith"])
    play(g, "discard shown wraith")
    assert discard(g, 1) == ["rookie_wraith"]
    assert why_not(scene("a: werewolf 1.field"), "activate 1a.field1") == "EC-ACT-3"


def test_kamikaze_goblin() -> None:
    """EC-OP-9, EC-RUL-52. It goes to the discard, then a tile of terror 3 or less is destroyed; it needs a target."""
    g = scene("a: goblin 1.field, brute 1.field; b: ogre 2.field, clumsy_giant 2.field")
    play(g, "activate 1a.field1")
    assert options(g) == ["destroy 1a.field2", "destroy 2b.field1"]
    assert on(g, 1) == ["staff_brute field"]
    play(g, "destroy 2b.field1")
    assert (discard(g), discard(g, 1)) == (["kamikaze_goblin"], ["audit_ogre"])
    assert why_not(scene("a: goblin 1.field; b: clumsy_giant 1.field"), "activate 1a.field1") == "EC-ACT-3"


@pytest.mark.parametrize(("name", "most"), [("skeleton_crossbowman", 2), ("accountant_reaper", 3)])
def test_crossbowman_and_reaper(name: str, most: int) -> None:
    """EC-OP-8, EC-RUL-17. Destroys a tile of anybody, on either face and any space, of printed terror 2 (3) or less; not
    itself."""
    g = scene(f"a: {name} 1.field, cashier_imp 1.port; b: brute 1.fort/down, ogre 2.field, clumsy_giant 2.field")
    play(g, "activate 1a.field1")
    assert options(g) == ["destroy 1a.port", "destroy 1b.fort"] + ["destroy 2b.field1"] * (most == 3)
    play(g, "destroy 1b.fort")
    assert discard(g, 1) == ["staff_brute"]
    assert on(g, 1) == [f"{name} field/down", "cashier_imp port"]


def test_audit_ogre() -> None:
    """EC-OP-10. Three tiles are revealed; it needs an opponent with an unrevealed one."""
    g = scene("a: ogre 1.field; hand b: brute, wraith, zombie, cashier_imp")
    play(g, "activate 1a.field1", "reveal cashier_imp", "reveal zombie", "reveal wraith")
    assert hand(g, "b") == ["staff_brute"]
    assert why_not(scene("a: ogre 1.field; shown b: brute"), "activate 1a.field1") == "EC-ACT-3"


def test_misanthropic_yeti() -> None:
    """EC-OP-22, EC-TER-6, EC-RUL-14. 3 while it is alone on the battlefield of its side; loot counts the printed 1."""
    g = scene("hand a: yeti; a: golem 1.port, tax_imp 1.fort; b: brute 1.field")
    play(g, "deploy yeti 1.field")
    assert lead(g, 1) == 3 + 1 - 2
    assert g.gold[0] == 1
    assert lead(scene("a: yeti 1.field, brute 1.field"), 1) == 1 + 2
    assert lead(scene("a: yeti 1.field/down"), 1) == 1
    assert lead(scene("a: yeti 1.fort"), 1) == 1
    assert lead(scene("a: yeti 1.field, warlord 1.port"), 1) == 4  # EC-TER-2: the colour bonus comes on top


def test_minotaur_mercenary() -> None:
    """EC-OP-2, EC-OP-23, EC-RUL-13. 2 gold to deploy, never on a fortification, by no move either, on neither face."""
    g = scene("hand a: minotaur; gold a: 2")
    assert why_not(g, "deploy minotaur 1.fort") == "EC-OP-23"
    play(g, "deploy minotaur 1.port")
    assert g.gold[0] == 2 - 2 + 2  # the cargo comes after
    assert why_not(scene("hand a: minotaur; gold a: 1"), "deploy minotaur 1.field") == "EC-DEP-3"
    h = scene("a: minotaur 1.field/down, worm 1.port")
    play(h, "activate 1a.port")
    assert why_not(h, "move 1a.field1 1.fort") == "EC-OP-23"


def test_clumsy_giant() -> None:
    """EC-OP-12, EC-RUL-23. An opponent who has not passed draws a tile; without one the Giant cannot be deployed."""
    g = scene("hand a: clumsy_giant; bag b: brute")
    assert why_not(g, "deploy clumsy_giant 1.fort") == "EC-OP-23"
    play(g, "deploy clumsy_giant 1.field")
    assert hand(g, "b") == ["staff_brute"]
    assert why_not(scene("hand a: clumsy_giant", passed="b"), "deploy clumsy_giant 1.field") == "EC-DEP-3"


def test_office_flytrap() -> None:
    """EC-RUL-22. Deployed, it destroys a tile of printed terror 1."""
    g = scene("hand a: flytrap; b: brute 1.field, zombie 2.field")
    play(g, "deploy flytrap 1.port")
    assert discard(g, 1) == ["rookie_zombie"]


def test_executive_vampire() -> None:
    """EC-RUL-18. Deployed, it destroys a tile of printed terror 2 or less, not itself; an own one if there is no other."""
    g = scene("hand a: vampire; a: cashier_imp 2.port; b: clumsy_giant 1.field")
    play(g, "deploy vampire 1.field")
    assert discard(g) == ["cashier_imp"]
    assert on(g, 1) == ["executive_vampire field"]


def test_bodyguard_golem() -> None:
    """EC-OP-20, EC-PWR-6, EC-RUL-16. Its team's battlefield tiles of this village are no targets of opponents' powers, demons
    included, wherever it lies; itself only if it is there too."""
    text = "a: crossbowman 1.field, basilisk 2.field; hand a: apprentice; b: brute 1.field, wraith 2.field; "
    g = scene(text + "b: golem 1.fort, zombie 1.port")
    play(g, "activate 1a.field1")
    assert options(g) == ["destroy 1b.port", "destroy 2b.field1"]
    assert why_not(g, "destroy 1b.field1") == "EC-OP-20"
    h = scene(text + "b: golem 1.field, zombie 1.port")
    play(h, "activate 2a.field1")
    assert options(h) == ["turn 1b.port", "turn 2b.field1"]
    k = scene(text + "b: golem 1.port, zombie 1.field")
    play(k, "deploy apprentice 1.portal", "invoke master_carnage 2")
    assert options(k) == ["destroy 1a.field1", "destroy 2b.field1"]  # the zombie is under the shield
    play(
        scene(text + "b: golem 1.port/down, zombie 1.field"),
        "deploy apprentice 1.portal",
        "invoke master_carnage 2",
        "destroy 1b.field2",
    )


# ------------------------------------------------------------------------------------------------------------- chameleon
def test_chameleon() -> None:
    """EC-OP-18, EC-RUL-40. It uses the activable power of a row tile as its own; the row tile is not touched."""
    g = scene("a: chameleon 1.field; row: bat, goblin, warlord, archive_mummy; b: brute 1.field; hand b: wraith")
    before = row(g)
    play(g, "activate 1a.field1")
    assert options(g) == ["copy 1", "copy 2"]  # the Warlord has none, the Mummy's could do nothing
    assert why_not(g, "copy 3") == "EC-OP-18"
    assert why_not(g, "copy 4") == "EC-ACT-3"
    play(g, "copy 1")
    assert (asked(g), len(told(g, "copies"))) == ("a Move", 1)
    play(g, "move 1a.field1 2.port")
    assert on(g, 2) == ["chameleon port/down"]
    assert (row(g), g.gold[0]) == (before, 2)
    assert why_not(scene("a: chameleon 1.field; row: warlord"), "activate 1a.field1") == "EC-ACT-3"


# ------------------------------------------------------------------------------------------------------------- yellow
@pytest.mark.parametrize("name", ["courier_bat", "giant_grasshopper"])
def test_bat_and_grasshopper(name: str) -> None:
    """EC-OP-1, EC-OP-13. 1 gold when deployed; activated, it moves itself."""
    g = scene(f"hand a: {name}; hand b: brute")
    play(g, f"deploy {name} 1.field", "deploy brute 1.port")
    assert g.gold[0] == 1
    play(g, "activate 1a.field1")
    assert options(g) == [f"move 1a.field1 {to}" for to in ("1.fort", "1.port", "2.field", "2.fort", "2.port")]
    play(g, "move 1a.field1 2.fort")
    assert on(g, 2) == [f"{name} fort/down"]


@pytest.mark.parametrize("name", ["sweeper_ghoul", "layoff_cyclops"])
def test_ghoul_and_cyclops(name: str) -> None:
    """EC-OP-15, EC-RUL-49. 1 gold when deployed; activated, it removes a tile of hand, discard or villages, itself
    included."""
    g = scene(f"hand a: {name}, brute; shown a: wraith; discard a: zombie; a: apprentice 2.fort")
    play(g, f"deploy {name} 1.field", "pass", "activate 1a.field1")
    assert g.gold[0] == 1
    assert options(g) == [
        "remove hand staff_brute", "remove shown rookie_wraith", "remove discard rookie_zombie", "remove 1a.field1",
        "remove 2a.fort",
    ]  # fmt: skip
    play(g, "remove 1a.field1")
    assert on(g, 1) == []
    assert TILES.index(name) in g.removed


def test_logistics_spider() -> None:
    """EC-OP-14, EC-RUL-36. Two different tiles are moved, one after the other; the space just left is free."""
    g = scene("a: spider 1.field, brute 1.port, zombie 2.fort")
    play(g, "activate 1a.field1", "move 1a.port 2.port")
    assert why_not(g, "move 2a.port 1.field") == "EC-MOV-10"
    play(g, "move 2a.fort 1.port")
    assert (on(g, 1), on(g, 2)) == (["logistics_spider field/down", "rookie_zombie port"], ["staff_brute port"])


def test_delivery_centaur() -> None:
    """EC-OP-14. 2 gold when deployed; activated, it moves an own tile, itself allowed."""
    g = scene("hand a: centaur; a: brute 1.port")
    play(g, "deploy centaur 1.field", "pass", "activate 1a.field1")
    assert g.gold[0] == 2
    assert can(g, "move 1a.field1 2.field")
    play(g, "move 1a.port 2.fort")
    assert on(g, 2) == ["staff_brute fort"]


@pytest.mark.parametrize(("name", "gold"), [("tax_imp", 2), ("banker_dragonling", 3), ("toll_troll", 3), ("cashier_imp", 1)])
def test_gold_makers(name: str, gold: int) -> None:
    """EC-OP-1, EC-DEP-7. Gold from the supply when deployed, on whatever space."""
    g = scene(f"hand a: {name}; row: warlord, witch, necromancer_intern, caretaker, orc")
    play(g, f"deploy {name} 1.fort")
    assert (g.gold[0], g.gold[1]) == (gold, 0)


def test_headhunter() -> None:
    """EC-OP-16, EC-RUL-39. 2 gold, then a tile is recruited into the bag, paying cost and surcharge; the cargo comes
    later."""
    g = scene("hand a: headhunter; row: witch, lich, warlord, tax_imp, bat; bag a:")
    play(g, "deploy headhunter 1.port")
    assert options(g) == ["recruit 1", "recruit 4"]  # 2; the others 4, 5, the bat 2 + 2
    play(g, "recruit 4")
    assert (bag(g), g.gold[0]) == (["tax_imp"], 2)
    h = scene("hand a: headhunter; row: lich, warlord, spider, golem, orc")
    play(h, "deploy headhunter 1.field")
    assert (asked(h), h.gold[0]) == ("b Action", 2)


def test_builder_bugbear() -> None:
    """EC-OP-24. 2 gold when deployed; at night it keeps up to two fortification tiles."""
    g = scene("hand a: bugbear; hand b: brute; a: zombie 1.fort, wraith 2.fort")
    play(g, "deploy bugbear 1.field", "pass", "pass")
    assert (asked(g), options(g)) == ("a Upkeep", ["let_go", "keep", "pay"])
    play(g, "keep", "keep")
    assert on(g, 1) == ["rookie_zombie fort/down"]
    assert on(g, 2) == ["rookie_wraith fort/down"]


def test_recycler_ooze() -> None:
    """EC-RUL-37. Two own tiles are removed, itself allowed; one if there is only one."""
    g = scene("a: ooze 1.field; hand a: brute; discard a: zombie, wraith")
    play(g, "activate 1a.field1", "remove hand brute", "remove discard wraith")
    assert (hand(g, "a"), discard(g), on(g, 1)) == ([], ["rookie_zombie"], ["recycler_ooze field/down"])


def test_hunchback_caretaker() -> None:
    """EC-OP-24. At night it keeps one fortification tile, be it the Caretaker itself."""
    g = scene("a: caretaker 1.fort; b: brute 2.fort", passed="b")
    play(g, "pass")
    assert options(g) == ["let_go", "keep"]
    play(g, "keep")
    assert on(g, 1) == ["hunchback_caretaker fort/down"]
    assert on(g, 2, "b") == []


def test_recruiter_harpy() -> None:
    """EC-OP-17. Recruits a tile behind the screen, paying cost and surcharge."""
    g = scene("a: harpy 1.field; row: witch, warlord, lich, golem, spider; gold a: 5")
    play(g, "activate 1a.field1", "recruit 5")
    assert (hand(g, "a"), g.gold[0]) == (["logistics_spider"], 0)
    assert why_not(scene("a: harpy 1.field; row: warlord"), "activate 1a.field1") == "EC-ACT-3"


def test_tunnel_worm() -> None:
    """EC-OP-14. Moves one own tile."""
    g = scene("a: worm 1.field, brute 1.port")
    play(g, "activate 1a.field1", "move 1a.port 2.field")
    assert (lead(g, 2), g.gold[0]) == (2, 2)


# --------------------------------------------------------------------------------------------------------------- base
@pytest.mark.parametrize(
    ("name", "colour", "terror"), [("rookie_zombie", "red", 1), ("staff_brute", "red", 2), ("rookie_wraith", "blue", 1)]
)
def test_base_tiles_without_power(name: str, colour: str, terror: int) -> None:
    """EC-RUL-41, EC-RUL-42. Of cost 0; they count their terror, and that is all."""
    g = scene(f"hand a: {name}")
    play(g, f"deploy {name} 1.fort")
    assert (lead(g, 1), g.gold[0]) == (terror, 0)
    data = next(k for k in BASES if k["id"] == name)
    assert (data["color"], data["terror"], data["cost"], data["deploy"], data["activate"], data["passive"]) == (
        colour,
        terror,
        0,
        [],
        [],
        [],
    )


def test_sorcerers_apprentice() -> None:
    """EC-OP-19. Worth 2 at a portal."""
    g = scene("hand a: apprentice; b: cashier_imp 1.field")
    play(g, "deploy apprentice 1.portal")
    assert can(g, "invoke master_carnage 2")
    assert why_not(g, "invoke master_carnage 3") == "EC-DEM-2"


# ------------------------------------------------------------------------------------------------------------- demons
def test_master_carnage() -> None:
    """EC-DEM-6. 1: pay 2 gold, destroy terror 1; 2: destroy terror 1; 3: destroy terror 2 or less."""
    g = scene("hand a: witch; b: brute 1.field, zombie 2.port; gold a: 2")
    play(g, "deploy witch 1.portal")
    assert [o for o in options(g) if "carnage" in o] == [f"invoke master_carnage {n}" for n in (1, 2, 3)]
    a = g.copy()
    play(a, "invoke master_carnage 1")
    assert (a.gold[0], discard(a, 1), a.demons) == (0, ["rookie_zombie"], 0b110)
    play(g, "invoke master_carnage 3", "destroy 1b.field1")
    assert (g.gold[0], discard(g, 1)) == (2, ["staff_brute"])
    assert (
        why_not(
            play(scene("hand a: wraith; b: zombie 1.field; gold a: 1"), "deploy wraith 1.portal"), "invoke master_carnage 1"
        )
        == "EC-DEM-5"
    )


def test_lady_oblivion() -> None:
    """EC-DEM-7. Removes 1, 2 or 3 own tiles, the one just deployed on the portal included."""
    g = scene("hand a: witch, brute; discard a: zombie")
    play(g, "deploy witch 1.portal", "invoke lady_oblivion 2")
    assert options(g) == ["remove hand staff_brute", "remove discard rookie_zombie"]
    play(g, "remove discard zombie")  # the Witch on the portal is all that can be second
    assert (discard(g), on(g, 1), hand(g, "a")) == ([], [], ["staff_brute"])


def test_baron_pickings() -> None:
    """EC-DEM-8. Draws 1, 2 or 3, then discards as many; there must be something to draw."""
    g = scene("hand a: witch; bag a: brute, zombie, cashier_imp, wraith")
    play(g, "deploy witch 1.portal", "invoke baron_pickings 3")
    assert len(hand(g, "a")) == 0
    assert len(discard(g)) == 3
    h = scene("hand a: witch; bag a:")
    play(h, "deploy witch 1.portal")
    assert why_not(h, "invoke baron_pickings 1") == "EC-DEM-5"


def test_the_data_is_whole() -> None:
    """EC-CMP-1. 45 and 24 tiles, three demons."""
    assert sum(k["copies"] for k in KINDS) == 69
    assert len(DATA["demon"]) == 3
