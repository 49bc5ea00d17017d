"""Terror, activation, moves, turning: rules.md sections 8 to 10 and 13."""

from __future__ import annotations

from random import Random

from hantise.core.frame import NOBODY
from hantise.games.evil_corp import GAME
from hantise.games.evil_corp.components import BOOST, COLOUR, FIELD, FORT, SOLO, TERROR
from hantise.games.evil_corp.state import Office

from .table import asked, can, discard, lead, on, options, play, scene, why_not


def by_hand(g: Office, village: int, side: int) -> int:
    """EC-TER-2, counted tile by tile in another way than the engine's."""
    spaces = [s for s in range(len(g.tile)) if s // 14 == village and s // 7 % 2 == side and g.tile[s] >= 0]
    team = g.table.owner[village * 2 + side]
    sources = [BOOST[g.tile[s]] for s in range(len(g.tile)) if g.tile[s] >= 0 and g.up[s] and g.table.home[s] == team]
    field = [s for s in spaces if g.spot(s) == FIELD]
    total = sum(TERROR[g.tile[s]] for s in spaces if g.spot(s) == FORT)
    for s in field:
        total += SOLO[g.tile[s]] if SOLO[g.tile[s]] and g.up[s] and len(field) == 1 else TERROR[g.tile[s]]
        total += sum(n for colour, n in sources if colour == COLOUR[g.tile[s]])
    return total


def test_terror_is_always_in_step() -> None:
    """EC-TER-1, EC-TER-2, EC-TER-5. After every pick of random games the lead is that of the tiles as they lie."""
    rng = Random(4)
    for n in range(12):
        g = GAME.new(2 + n % 3, n, record=False)
        while g.player != NOBODY:
            g.play(rng.choice(g.options))
            for v, said in enumerate(g.leads()):
                assert said == by_hand(g, v, 0) - by_hand(g, v, 1) == g.lead(v)
        for v, village in enumerate(g.look(-1)["villages"]):
            for d, side in enumerate(village["sides"]):
                assert all(space["counts"] >= 0 for space in side)
                assert sum(space["counts"] for space in side) == by_hand(g, v, d)


def test_who_leads_frightens_the_other_half() -> None:
    """EC-TER-3, EC-RUL-47. A positive lead is side 0's."""
    assert lead(scene("a: ogre 1.field; b: brute 1.field"), 1) == 1
    assert lead(scene("a: brute 1.field; b: ogre 1.field"), 1) == -1


def test_the_lead_has_no_limit() -> None:
    """EC-TER-4, EC-RUL-3. Beyond six it is kept, and comes down from there."""
    g = scene("a: minotaur 1.field, ogre 1.field, werewolf 1.field; hand b: vampire; b: golem 1.field")
    assert lead(g, 1) == 7
    play(g, "pass", "deploy vampire 1.field")
    assert lead(g, 1) == 5


def test_solo_ends_with_company() -> None:
    """EC-TER-6, EC-TER-5. Alone means the own side of this battlefield."""
    g = scene("a: yeti 1.field, brute 1.port, tax_imp 1.fort; hand a: zombie; b: wraith 1.field")
    assert lead(g, 1) == 3 + 1 - 1
    play(g, "deploy zombie 1.field")
    assert lead(g, 1) == 1 + 1 + 1 - 1


def test_turning_ends_a_bonus_at_once() -> None:
    """EC-ACT-4, EC-PWR-3. The lead drops when its source is turned."""
    g = scene("a: siren 2.field; b: warlord 1.field, brute 1.field")
    assert lead(g, 1) == -6
    play(g, "activate 2a.field1", "turn 1b.field1")
    assert lead(g, 1) == -4


def test_activation() -> None:
    """EC-ACT-1, EC-ACT-2, EC-ACT-3, EC-ACT-5, EC-ACT-6, EC-RUL-19. An own active tile with a power that can do something,
    on any space, in the same round; once."""
    g = scene("hand a: spider; a: worm 1.fort, brute 1.field; b: siren 1.field")
    play(g, "deploy spider 1.port", "pass")
    assert can(g, "activate 1a.port")
    assert why_not(g, "activate 1a.field1") == "EC-ACT-1"
    play(g, "activate 1a.fort", "move 1a.fort 2.port")
    assert on(g, 2) == ["tunnel_worm port/down"]  # turned on the space where it lies by then
    assert why_not(g, "activate 2a.port") == "EC-ACT-1"


def test_a_turned_tile_loses_its_power() -> None:
    """EC-PWR-1, EC-PWR-2, EC-PWR-4, EC-PWR-5. What was gained stays; the power is gone; a tile without power can be
    turned."""
    g = scene("a: werewolf 1.field; hand a: banker; hand b: gargoyle, medusa; b: brute 2.field")
    play(g, "deploy banker 2.field", "deploy gargoyle 2.fort", "turn 1a.field1")
    assert (g.gold[0], on(g, 1)) == (3, ["bailiff_werewolf field/down"])
    assert why_not(g, "activate 1a.field1") == "EC-ACT-1"
    play(g, "pass", "deploy medusa 2.port")
    assert on(g, 2) == ["banker_dragonling field/down"]


def test_destroy_and_loot_look_at_printed_terror() -> None:
    """EC-PWR-7, EC-PWR-6. Bonuses neither protect nor enrich; the shielding tile goes first, then the battlefield is open."""
    g = scene("a: warlord 2.port, crossbowman 1.port; hand a: brute; b: lich 1.field, wraith 1.field, golem 1.fort")
    play(g, "deploy brute 1.field")
    assert g.gold[0] == 2
    h = scene("a: reaper 1.port, siren 2.port; b: wraith 1.field, golem 1.port")
    play(h, "activate 1a.port", "destroy 1b.port", "pass", "activate 2a.port")
    assert on(h, 1, "b") == ["rookie_wraith field/down"]


# ------------------------------------------------------------------------------------------------------------------ moves
def test_moves_reach_every_empty_space_of_the_own_side() -> None:
    """EC-MOV-1, EC-MOV-2, EC-MOV-7, EC-RUL-59. In any eligible village, except a space like the one it lies on."""
    g = scene("a: worm 1.field, wraith 2.port; b: brute 1.fort")
    play(g, "activate 1a.field1")
    assert options(g) == [
        *[f"move 1a.field1 {to}" for to in ("1.fort", "1.port", "2.field", "2.fort")],
        *[f"move 2a.port {to}" for to in ("1.field", "1.fort", "1.port", "1.portal", "2.field", "2.fort", "2.portal")],
    ]
    assert why_not(g, "move 1a.field1 1.field") == "EC-MOV-2"


def test_a_moved_tile_keeps_its_face_and_uses_no_power() -> None:
    """EC-MOV-3, EC-MOV-4, EC-RUL-5. Inactive stays inactive; no gold, no demon."""
    g = scene("a: worm 2.fort, banker 1.field/down, witch 1.port; hand b: brute; b: zombie 1.field")
    play(g, "activate 2a.fort", "move 1a.field1 1.fort", "pass")
    assert (on(g, 1)[0], g.gold[0]) == ("banker_dragonling fort/down", 0)
    h = scene("a: worm 2.fort, witch 1.port; b: zombie 1.field")
    play(h, "activate 2a.fort", "move 1a.port 1.portal")
    assert asked(h) == "b Action"


def test_terror_follows_the_tile() -> None:
    """EC-MOV-5, EC-MOV-9. It counts where it lies; nothing is given back where it was."""
    g = scene("hand a: ogre; a: worm 2.port; hand b: brute")
    play(g, "deploy ogre 1.field", "pass", "activate 2a.port", "move 1a.field1 2.field")
    assert (lead(g, 1), lead(g, 2), g.loot, g.gold[0]) == (0, 3, [0, 0], 6)


def test_a_moved_tile_takes_cargo_loot_and_stone() -> None:
    """EC-MOV-6, EC-MOV-8, EC-POR-3, EC-RUL-6, EC-RUL-7. As if it had been placed there."""
    g = scene("a: spider 2.fort, brute 1.fort, wraith 1.port")
    play(g, "activate 2a.fort", "move 1a.fort 1.field", "move 1a.port 2.field")
    assert (g.gold[0], g.loot, g.stone) == (2, [0, -1], [-1, 0])
    h = scene("a: worm 2.fort, bat 1.port")
    play(h, "activate 2a.fort", "move 1a.port 2.port")
    assert h.gold[0] == 2


def test_two_moves() -> None:
    """EC-MOV-10, EC-OP-26, EC-OP-28. The second is compulsory while another tile can be moved, and dropped where none can."""
    g = scene("a: spider 1.field; b: brute 1.field", seats=2)
    play(g, "activate 1a.field1", "move 1a.field1 2.field")
    assert asked(g) == "b Action"
    h = scene("a: spider 1.field, brute 1.port")
    play(h, "activate 1a.field1", "move 1a.field1 2.field")
    assert asked(h) == "a Move"
    assert not can(h, "stop")


def test_the_shield_follows_the_shielding_tile() -> None:
    """EC-MOV-11. Moved away, it protects there."""
    g = scene("a: crossbowman 1.field; b: golem 1.port, zombie 1.field, worm 2.fort")
    play(g, "pass", "activate 2b.fort", "move 1b.port 2.field")
    assert lead(g, 2) == -5
    h = scene("a: crossbowman 1.field; b: golem 2.field, zombie 1.field, worm 2.fort")
    play(h, "activate 1a.field1")
    assert options(h) == ["destroy 1b.field1", "destroy 2b.fort"]
    assert discard(h) == []


def test_a_compulsory_power_without_target_does_nothing() -> None:
    """EC-OP-25, EC-RUL-18, EC-RUL-55. The tile is deployed all the same."""
    g = scene("hand a: gargoyle, flytrap; hand b: brute")
    play(g, "deploy flytrap 1.port", "pass", "deploy gargoyle 1.fort")
    assert on(g, 1) == ["duty_gargoyle fort", "office_flytrap port"]
