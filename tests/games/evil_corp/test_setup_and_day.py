"""Set-up, eligibility, gold, bags, turns, deployment and spaces: rules.md sections 3 to 7."""

from __future__ import annotations

import pytest

from hantise.games.evil_corp import GAME
from hantise.games.evil_corp.components import CARGO, EFFECTS, NUMBERS, SEATING, STEPS, SURCHARGE, TRACK, UPKEEP

from .table import asked, bag, can, discard, hand, lead, on, options, play, row, scene, shown, told, why_not


# ------------------------------------------------------------------------------------------------------------- components
def test_villages_have_two_faces() -> None:
    """EC-CMP-5, EC-CMP-6, EC-CMP-9, EC-CMP-10. Spaces, cargos, upkeep, tracks, surcharges."""
    assert [[len(n) for n in face] for face in NUMBERS] == [[4, 1, 1, 1], [3, 1, 2, 1]]
    assert (CARGO, UPKEEP, STEPS, TRACK) == ([(2, 2), (3, 3)], [2, 3], [3, 3], [6, 6])
    assert EFFECTS[0] == ["", "conquest_1", "", "magic_gold_2", "conquest_1", "", "victory"]
    assert EFFECTS[1] == ["", "conquest_1", "magic_gold_2", "", "conquest_1", "", "victory"]
    assert SURCHARGE == [0, 0, 0, 1, 2]


def test_the_inactive_face_keeps_terror_and_colour() -> None:
    """EC-CMP-3, EC-CMP-7, EC-CMP-8. No power on it; cargo, loot and stone belong to the village; equal spaces are one
    option."""
    g = scene("a: warlord 1.field/down, siren 1.field/down; hand a: brute; b: zombie 1.field")
    assert lead(g, 1) == 2 + 2 - 1
    assert why_not(g, "activate 1a.field2") == "EC-ACT-1"
    assert [o for o in options(g) if "1.field" in o] == ["deploy staff_brute 1.field"]
    play(g, "deploy brute 1.field")
    assert (g.loot[0], lead(g, 1)) == (0, 5)


def test_a_tile_that_comes_back_is_active_again() -> None:
    """EC-CMP-4, EC-RUL-44. Discarded and drawn, it is deployed on its active face."""
    g = scene("a: brute 1.field/down, goblin 1.port, teller 1.fort; bag a:", passed="b")
    play(g, "activate 1a.port", "destroy 1a.field1", "activate 1a.fort", draws="brute")
    play(g, "deploy brute 1.field")
    assert on(g, 1) == ["staff_brute field", "temp_fortune_teller fort/down"]


# ------------------------------------------------------------------------------------------------------------------ set-up
@pytest.mark.parametrize(("seats", "villages", "cards", "base"), [(2, 2, 5, 8), (3, 3, 5, 8), (4, 3, 4, 10)])
def test_set_up(seats: int, villages: int, cards: int, base: int) -> None:
    """EC-SET-1 to EC-SET-8, EC-OPT-7: EC-SET-2, EC-SET-3, EC-SET-4, EC-SET-5, EC-SET-6, EC-SET-7."""
    g = GAME.new(seats, 3)
    assert (len(g.face), g.face, g.demons) == (villages, [0] * villages, 0b111)
    assert [len(h) for h in g.hand] == [cards] * seats
    assert [len(g.bag[k]) + sum(len(g.hand[s]) for s in m) for k, m in enumerate(g.table.teams)] == [base] * len(g.table.teams)
    assert (len(g.row), len(g.supply)) == (5, 40)
    assert (set(g.gold), set(g.magic), set(g.tokens)) == ({0}, {0}, {0})
    assert (g.cargo, g.loot, g.stone, g.conquest) == (
        [(2, 2)] * villages,
        [-1] * villages,
        [-1] * villages,
        [0] * (2 * villages),
    )
    assert len(g.removed) == {2: 8, 3: 0, 4: 4}[seats]
    assert {GAME.new(seats, n, record=False).first for n in range(60)} == set(range(len(g.table.teams)))


def test_two_players_share_both_villages() -> None:
    """EC-ELG-1, EC-RUL-42. Both are eligible to both."""
    assert SEATING[2].eligible == [[0, 1], [0, 1]]
    assert sorted(SEATING[2].base) == SEATING[2].base


def test_three_players_have_a_village_between_neighbours() -> None:
    """EC-ELG-2, EC-ELG-4, EC-ELG-5. The third is not concerned by it: no target there, no space."""
    g = scene("hand a: brute, gargoyle; b: zombie 2.field; c: wraith 2.field", seats=3)
    assert not any(" 2." in o for o in options(g))
    assert why_not(g, "deploy brute 2.field") == "EC-ELG-4"
    play(g, "deploy gargoyle 1.field")
    assert asked(g) == "b Action"  # the only opposing tiles lie in the village between b and c
    h = scene("a: siren 1.field; b: zombie 2.field, brute 1.field; c: wraith 3.port", seats=3)
    play(h, "activate 1a.field1")
    assert options(h) == ["turn 1b.field1", "turn 3a.port"]


def test_four_players_have_a_line_of_villages() -> None:
    """EC-ELG-3, EC-ELG-6. Edge villages for two seats each, the centre for all."""
    assert SEATING[4].eligible == [[0, 1], [1, 2], [1, 2], [0, 1]]
    assert SEATING[4].teams == [[0, 1], [2, 3]]


# ---------------------------------------------------------------------------------------------------------- gold and bags
def test_gold_is_spent_before_magic_gold() -> None:
    """EC-GLD-1, EC-GLD-2, EC-GLD-3, EC-RUL-27. Both pay; gold first."""
    g = scene("gold a: 1; magic a: 3; row: witch")
    play(g, "recruit 1")
    assert (g.gold[0], g.magic[0]) == (0, 2)


def test_gold_never_runs_out() -> None:
    """EC-GLD-6, EC-RUL-27. There are 30 coins in the box, and the thirty-first is taken all the same."""
    g = scene("hand a: toll_troll; gold a: 29; gold b: 9")
    play(g, "deploy toll_troll 1.port")
    assert g.gold[0] == 29 + 3 + 2


def test_an_empty_bag_takes_the_discard() -> None:
    """EC-BAG-1, EC-BAG-2, EC-RUL-24. In the Day too; with nothing left the rest of the draw is lost."""
    g = scene("a: octopus 1.field; bag a: brute; discard a: zombie, wraith")
    play(g, "activate 1a.field1", draws="brute zombie")
    assert bag(g) == ["rookie_wraith"]
    h = scene("a: octopus 1.field; bag a: brute; hand a: wraith; hand b: zombie", passed="b")
    play(h, "activate 1a.field1", "discard wraith")
    assert (hand(h, "a"), told(h, "draws")) == (["staff_brute"], [(0, 1)])


def test_a_recruited_tile_can_be_drawn_at_once() -> None:
    """EC-BAG-3, EC-REC-5. It goes into the bag, and is drawn like any other; one may recruit again and again."""
    g = scene("a: teller 1.field; bag a:; row: witch, lich; gold a: 6", passed="b")
    play(g, "recruit 1", "activate 1a.field1", draws="warlord certified_witch")
    assert hand(g, "a") == ["certified_witch"]
    play(g, "recruit 1")
    assert bag(g) == ["head_lich"]


def test_removed_tiles_never_come_back() -> None:
    """EC-BAG-4. Nothing draws them."""
    g = scene("a: ghoul 1.field, teller 1.field; bag a:; hand a: brute", passed="b")
    play(g, "activate 1a.field1", "remove hand brute")
    assert why_not(g, "activate 1a.field2") == "EC-ACT-3"


# ------------------------------------------------------------------------------------------------------------------ turns
def test_turns_alternate_and_who_has_passed_is_left_out() -> None:
    """EC-RND-1, EC-DAY-1, EC-DAY-2, EC-DAY-3, EC-DAY-4, EC-PAS-2. When all have passed night falls, and a new round
    begins."""
    g = scene("hand a: brute; hand b: zombie, wraith", turn="b")
    play(g, "deploy zombie 1.port")
    assert asked(g) == "a Action"
    play(g, "pass", "deploy wraith 1.field")
    assert asked(g) == "b Action"
    play(g, "pass")
    assert g.number == 2
    assert told(g, "night") != []


def test_three_players_go_clockwise() -> None:
    """EC-DAY-1. From the first player pawn on."""
    g = scene("hand a: brute; hand b: brute; hand c: brute", seats=3, turn="b")
    play(g, "deploy brute 1.port", "deploy brute 2.port")
    assert asked(g) == "a Action"


def test_an_action_is_whole_before_the_next_turn() -> None:
    """EC-DAY-5, EC-DAY-6. The opponent's own choice comes inside it, and nothing else of his."""
    g = scene("a: werewolf 1.field; hand b: brute, zombie")
    play(g, "activate 1a.field1")
    assert asked(g) == "b ForcedDiscard"
    assert on(g, 1) == ["bailiff_werewolf field"]
    play(g, "discard brute")
    assert on(g, 1) == ["bailiff_werewolf field/down"]
    assert asked(g) == "b Action"


# ------------------------------------------------------------------------------------------------------------- deployment
def test_deployment() -> None:
    """EC-DEP-1, EC-DEP-4, EC-DEP-8. A tile of the hand, an empty space of the own side; a revealed one is another option."""
    g = scene("hand a: brute; shown a: zombie; a: wraith 1.port")
    assert can(g, "deploy shown zombie 1.field")
    assert why_not(g, "deploy brute 1.port") == "EC-DEP-8"
    play(g, "deploy shown zombie 1.field")
    assert (shown(g, "a"), hand(g, "a"), on(g, 1)) == ([], ["staff_brute"], ["rookie_zombie field", "rookie_wraith port"])


def test_a_portal_takes_blue_tiles_only() -> None:
    """EC-DEP-2, EC-PTL-1, EC-RUL-8. By deployment and by move."""
    g = scene("hand a: brute; a: worm 1.port, zombie 1.field")
    assert why_not(g, "deploy brute 1.portal") == "EC-DEP-2"
    play(g, "activate 1a.port")
    assert why_not(g, "move 1a.field1 2.portal") == "EC-DEP-2"


def test_power_first_then_the_space() -> None:
    """EC-DEP-3, EC-DEP-5, EC-DEP-6, EC-DEP-7, EC-RUL-4. The Minotaur is paid for before it loots; its power is used once."""
    g = scene("hand a: minotaur; gold a: 2; hand b: brute")
    play(g, "deploy minotaur 1.field")
    assert g.gold[0] == 4
    assert told(g, "pays") == [(0, 2)]
    assert not can(scene("a: toll_troll 1.field"), "activate 1a.field1")


# ----------------------------------------------------------------------------------------------------------------- spaces
def test_loot() -> None:
    """EC-BF-1, EC-BF-2, EC-BF-4, EC-BF-5. The first red tile on the battlefield, printed terror; yellow and blue take
    none."""
    g = scene("hand a: tax_imp, ogre; hand b: brute, wraith")
    play(g, "deploy tax_imp 1.field", "deploy wraith 1.field")
    assert (g.loot[0], g.gold) == (-1, [2, 0])
    play(g, "deploy ogre 1.field", "deploy brute 1.field")
    assert (g.loot[0], g.gold) == (0, [5, 0])


def test_power_stone() -> None:
    """EC-BF-3. The first blue tile on the battlefield takes it, and it stays taken when the tile leaves."""
    g = scene("hand a: wraith; hand b: flytrap, witch")
    play(g, "deploy wraith 1.field", "deploy flytrap 1.fort")
    assert (on(g, 1), g.stone[0]) == ([], 0)
    play(g, "pass", "deploy witch 1.field")
    assert g.stone[0] == 0


def test_fortification() -> None:
    """EC-FOR-1, EC-FOR-2, EC-FOR-3. It counts printed terror and gives neither loot nor stone."""
    g = scene("hand a: ogre; hand b: wraith; a: warlord 2.port")
    play(g, "deploy ogre 1.fort", "deploy wraith 1.fort")
    assert (lead(g, 1), g.loot[0], g.stone[0], g.gold) == (2, -1, -1, [0, 0])


def test_port() -> None:
    """EC-POR-1, EC-POR-2, EC-POR-4, EC-GLD-5, EC-RUL-1. Yellow for yellow, the other for red and blue; empty gives
    nothing."""
    g = scene("hand a: spider, brute; hand b: wraith, ooze; a: warlord 2.port")
    play(g, "deploy spider 1.port", "deploy ooze 1.port")
    assert (g.gold, g.cargo[0], lead(g, 1)) == ([2, 0], (0, 2), 0)
    h = scene("hand a: brute; hand b: wraith")
    play(h, "deploy brute 1.port", "deploy wraith 1.port")
    assert (h.gold, h.cargo[0]) == ([2, 0], (2, 0))


def test_a_portal_lets_use_one_demon() -> None:
    """EC-PTL-1, EC-PTL-2, EC-PTL-4, EC-DEM-1, EC-DEM-2, EC-DEM-3, EC-DEM-4, EC-OP-27. One column, or none; then it is
    inactive."""
    g = scene("hand a: witch; hand b: intern, brute; b: zombie 1.field; a: zombie 2.fort")
    play(g, "deploy witch 1.portal")
    assert can(g, "none")
    play(g, "invoke master_carnage 2", "destroy 1b.field1")
    assert (asked(g), g.demons, on(g, 1), lead(g, 1)) == ("b Action", 0b110, ["certified_witch portal"], 0)
    play(g, "deploy intern 1.portal")
    assert why_not(g, "invoke master_carnage 2") == "EC-DEM-3"
    play(g, "none")
    assert g.demons == 0b110


def test_a_column_must_do_something() -> None:
    """EC-DEM-5. Master Carnage needs a target, Baron Pickings a tile to draw; Lady Oblivion always finds the tile on the
    portal."""
    g = scene("hand a: witch; bag a:; gold a: 5")
    play(g, "deploy witch 1.portal")
    assert options(g) == ["none", "invoke lady_oblivion 1", "invoke lady_oblivion 2", "invoke lady_oblivion 3"]


def test_the_row_slides_and_is_filled() -> None:
    """EC-REC-1, EC-REC-2, EC-REC-3, EC-CHA-2. Slots 4 and 5 cost 1 and 2 more."""
    g = scene("gold a: 5; row: witch, lich, spider, orc, bat")
    assert can(g, "recruit 5")
    play(g, "recruit 4", draws="tax_imp")
    assert g.gold[0] == 1
    assert row(g) == ["certified_witch", "head_lich", "logistics_spider", "courier_bat", "tax_imp"]
    assert why_not(scene("gold a: 1; row: witch"), "recruit 1") == "EC-REC-1"


def test_passing() -> None:
    """EC-PAS-1, EC-PAS-3, EC-PAS-5, EC-PAS-6, EC-RUL-50. Always allowed; the tiles go on counting; the rest is discarded
    at night."""
    g = scene(
        "hand a: brute; a: warlord 1.field; hand b: zombie, gargoyle; "
        "bag a: cashier_imp, cashier_imp, cashier_imp, wraith, apprentice, zombie"
    )
    assert GAME.view(g, 1).table["seats"][0]["behind"] == 1
    play(g, "pass", "deploy gargoyle 1.port")
    assert on(g, 1) == ["warlord field/down"]
    play(g, "pass")
    assert "staff_brute" in discard(g)


def test_someone_who_can_only_pass_is_asked_all_the_same() -> None:
    """EC-PAS-1. That nothing else is left would tell what the hand is."""
    g = scene("hand a: clumsy_giant", passed="b")
    assert (asked(g), options(g)) == ("a Action", ["pass"])
