"""An owner's numbers: each is read, or refused with the entry that is wrong; what is not refused can be played."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hantise.components import by_name, named
from hantise.core.conformance import Plan, check
from hantise.core.data import ComponentsError

from .boxes import OWN, box

ANY_PLACE = "village_face.A.space.bf4.kind"


def test_two_fortifications_on_a_side() -> None:
    """EC-NIT-8, EC-NIT-10, EC-NIT-17. Each tile on a fortification is decided about, and paid for or let go; an allowance
    keeps one."""
    with box({ANY_PLACE: "fortification"}) as t:
        g = t.scene("a: brute 1.fort, zombie 1.fort; gold a: 4", turn="a night")
        assert (t.asked(g), t.options(g)) == ("a Upkeep", ["let_go", "pay"])
        t.play(g, "pay")
        assert (t.asked(g), t.options(g)) == ("a Upkeep", ["let_go", "pay"])
        t.play(g, "pay")
        assert t.on(g, 1) == ["staff_brute fort/down", "rookie_zombie fort/down"]
        g = t.scene("a: brute 1.fort, zombie 1.fort; b: ogre 1.field; gold a: 2", turn="a night")
        t.play(g, "pay")
        assert t.asked(g) == "b Action"
        assert len(t.on(g, 1)) == 1, "there is no gold left for the other"
        g = t.scene("a: brute 1.fort, zombie 1.fort, hunchback 2.fort; b: ogre 1.field; gold a: 2", turn="a night")
        t.play(g, "keep")
        assert t.options(g) == ["let_go", "pay"], "the allowance is used"
        t.play(g, "let_go", "pay")
        assert (len(t.on(g, 1)), t.on(g, 2)) == (1, ["hunchback_caretaker fort/down"])


def test_two_tiles_are_turned() -> None:
    """EC-OP-3, EC-OP-28. `flip_enemy 2` turns two tiles, or all there are if fewer."""
    with box({"monster.duty_gargoyle.deploy": [{"op": "flip_enemy", "n": 2}]}) as t:
        g = t.scene("hand a: gargoyle; b: brute 1.field, zombie 1.fort, wraith 1.field")
        t.play(g, "deploy gargoyle 1.field", "turn 1b.field1")
        assert (t.asked(g), t.options(g)) == ("a FlipEnemy", ["turn 1b.field2", "turn 1b.fort"])
        t.play(g, "turn 1b.fort")
        assert t.on(g, 1, "b") == ["staff_brute field/down", "rookie_wraith field", "rookie_zombie fort/down"]
        g = t.scene("hand a: gargoyle; b: brute 1.field")
        t.play(g, "deploy gargoyle 1.field")
        assert t.on(g, 1, "b") == ["staff_brute field/down"]
        assert t.asked(g) == "b Action"


def test_two_different_demons_are_turned() -> None:
    """EC-OP-4, EC-OP-28. `flip_demon 2` turns two of the three demons over, never one of them twice."""
    with box({"monster.graveyard_switchboard.deploy": [{"op": "flip_demon", "n": 2}]}) as t:
        g = t.scene("hand a: switchboard")
        t.play(g, "deploy switchboard 1.field", "turn lady_oblivion")
        assert (t.asked(g), t.options(g)) == ("a FlipDemon", ["turn master_carnage", "turn baron_pickings"])
        assert t.why_not(g, "turn lady_oblivion") == "EC-OP-4"
        t.play(g, "turn master_carnage")
        assert g.demons == 0b100
        g = t.scene("hand a: switchboard", options={"lenient_effects": True})
        t.play(g, "deploy switchboard 1.field", "turn lady_oblivion", "decline")
        assert g.demons == 0b101


def test_starting_gold() -> None:
    """EC-SET-7, EC-OPT-1. What every team begins with; the handicap comes on top."""
    with box({"setup.starting_gold": 3}) as t:
        assert t.GAME.new(3, 1, {"handicap_gold_2": 2}).gold == [3, 5, 3]


def test_which_slots_are_discarded_at_night() -> None:
    """EC-NIT-13. Each slot that says so loses its tile, the others slide forward."""
    row = "row: warlord, lich, orc, ogre, giant_grasshopper"
    with box({"office.slot.3.night_discard": True}) as t:
        g = t.scene(row, turn="a night")
        assert t.row(g)[:3] == ["head_lich", "audit_ogre", "giant_grasshopper"]
        assert sorted(t.TILES[k] for k in g.thrown) == ["union_orc", "warlord"]
    with box({"office.slot.1.night_discard": False}) as t:
        g = t.scene(row, turn="a night")
        assert (t.row(g)[0], g.thrown) == ("warlord", ())


def test_the_track_of_a_face_has_its_own_length() -> None:
    """EC-CMP-9, EC-TER-4. Squares beyond the end of that face's track do not exist; the other face keeps its own."""
    longer = [{"square": 1, "effect": "conquest_1"}, {"square": 8, "effect": "victory"}]
    nine = "a: minotaur 1.field, clumsy_giant 1.field, zombie 1.field"
    with box({"village_face.A.terror_length": 8, "village_face.A.terror_effects": longer}) as t:
        g = t.scene("a: minotaur 1.field, ogre 1.field", turn="a night")
        assert (g.tokens, g.conquest[0]) == ([0, 0], 1)
        assert t.scene(nine, turn="a night").tokens == [1, 0]
        assert t.scene("a: minotaur 1.field, brute 1.field", turn="a night", face=[1, 0]).tokens == [1, 0]
    with box({"village_face.A.terror_length": 8}) as t:
        assert t.scene(nine, turn="a night").tokens == [1, 0]


def test_copies_lie_in_the_bags() -> None:
    """EC-SET-2, EC-SET-5, EC-CMP-1. As many tiles as the box has, in the Evil Corp bag or left over; none is made or lost."""
    with box({"monster.head_lich.copies": 3, "base_monster.cashier_imp.copies": 12}) as t:
        for seats, left in ((2, 6), (3, 3), (4, 4)):
            g = t.GAME.new(seats, 1)
            assert g.counts()["head_lich"] == 3
            assert g.counts()["cashier_imp"] == 12
            assert g.removed.count(0) == left


def test_three_bags_need_their_tiles() -> None:
    """EC-SET-5. Four imps for each of three players: the box must have twelve, or the file is refused."""
    four = {"base_monster.cashier_imp.per_player": 4}
    with pytest.raises(ComponentsError, match=r"cashier_imp per_player: 3 bags with 4 each need more copies than 9"), box(four):
        pass
    with box(four | {"base_monster.cashier_imp.copies": 12}) as t:
        assert check(t.GAME, games=2, plan=Plan(seats=3)).ok


REFUSED = [
    ("base_monster.staff_brute.terror", 0, "from 1 to 4"),
    ("monster.head_lich.terror", 5, "from 1 to 4"),
    ("monster.head_lich.cost", 0, "from 1 to 6"),
    ("monster.head_lich.cost", 7, "from 1 to 6"),
    ("base_monster.staff_brute.cost", 1, "from 0 to 0"),
    ("monster.head_lich.copies", -1, "from 0 to 24"),
    ("demon.lady_oblivion.columns.0.need", 0, "from 1 to 9"),
    ("demon.lady_oblivion.columns.2.need", 2, "needs more than the one before"),
    ("monster.head_lich.activate", [{"op": "draw", "n": 0}], "from 1 to 9"),
    ("monster.head_lich.activate", [{"op": "discard", "n": 1}], "after a draw"),
    ("monster.head_lich.activate", [{"op": "move_self", "n": 2}], "written with op, not with n, op"),
    ("monster.head_lich.activate", [{"op": "destroy", "n": 2}], "written with max_terror, op"),
    ("monster.head_lich.activate", [{"op": "gain_gold", "n": 2}], "an operation here is one of"),
    ("monster.head_lich.deploy", [{"op": "recruit_to_bag"}, {"op": "pay_gold", "n": 1}], "pay_gold comes first"),
    ("monster.head_lich.passive", [{"op": "invocation_plus", "n": 1}] * 2, "each passive power once"),
    ("monster.head_lich.color", "green", "a colour is one of"),
    ("village_face.A.space.bf1.kind", "moat", "a kind is one of"),
    ("village_face.A.terror_length", 5, "square 5"),
    ("village_face.A.terror_effects", [{"square": 2, "effect": "conquest_1"}] * 2, "square 2 has one effect"),
    ("village_face.B.conquest_steps", 0, "from 1 to 6"),
    ("setup.hand_size.2", 0, "from 1 to 9"),
    ("setup.victory_tokens_to_win", 0, "from 1 to 6"),
    ("office.slot.5.surcharge", -1, "from 0 to 9"),
    ("seating.2.eligible", [[0, 1], [0]], "some seat of"),
    ("seating.3.eligible", [[2, 1], [0, 1], [1, 2]], "one or more of its team's villages"),
    ("seating.4.teams", [[0, 1, 2], [3]], "two or three teams"),
    ("seating.2.villages", [{"village": 0, "owner0": 0, "owner1": 0}] * 2, "two teams own"),
    ("option.lenient_effects.default", True, ""),
    ("option.demon_flip.values", ["any", "none"], "each once"),
    ("option.demon_flip.values", ["reactivate_only"], "one of its values"),
    ("option.max_rounds.min", 31, "from 31 to 100"),
]


@pytest.mark.parametrize(("place", "value", "why"), REFUSED)
def test_numbers_that_the_rules_cannot_take_are_refused(place: str, value: Any, why: str) -> None:
    """EC-CMP-2, EC-DEM-1, EC-ELG-4, EC-SET-5. The message names the entry and what would be right."""
    if not why:  # one that can be taken
        with box({place: value}) as t:
            assert t.GAME.options["lenient_effects"].default is True
        return
    with pytest.raises(ComponentsError) as told, box({place: value}):
        pass
    assert str(told.value).startswith("evil_corp components, ")
    assert why.replace("square 5", "from 1 to 5") in str(told.value)


READ = [
    ({"monster.head_lich.cost": 1}, "what it costs: EC-CMP-2"),
    ({"base_monster.staff_brute.terror": 1}, "its terror: EC-CMP-2"),
    ({"base_monster.staff_brute.color": "blue"}, "its colour: EC-CMP-2"),
    ({"base_monster.staff_brute.per_player": 2, "base_monster.staff_brute.copies": 6}, "the bags: EC-SET-5"),
    ({"base_monster.cashier_imp.deploy": [{"op": "gain_gold", "n": 4}]}, "a power: EC-OP-1"),
    ({"base_monster.sorcerers_apprentice.passive": [{"op": "invocation_plus", "n": 3}]}, "a passive power: EC-OP-19"),
    ({f"demon.lady_oblivion.columns.{n}.need": n + 2 for n in range(3)},
     "what a column needs: EC-DEM-1"),
    ({"setup.hand_size.2": 6}, "the hands: EC-SET-6"),
    ({"setup.victory_tokens_to_win": 1}, "tokens to win: EC-WIN-1"),
    ({"village_face.A.cargo_yellow": 4}, "a cargo: EC-POR-2"),
    ({"village_face.A.cargo_red_blue": 0}, "a cargo: EC-POR-2"),
    ({"village_face.A.fort_upkeep": 0}, "the upkeep: EC-NIT-8"),
    ({"village_face.A.conquest_steps": 1}, "the conquest track: EC-CMP-9"),
    ({"village_face.A.space.port1.kind": "fortification"}, "the spaces: EC-CMP-5"),
    ({"office.slot.1.surcharge": 2}, "a surcharge: EC-CMP-10"),
    ({"seating.2.eligible": [[0, 1], [1, 0]], "setup.starting_gold": 1}, "gold: EC-SET-7"),
    ({"option.handicap_gold.default": 2}, "the handicap: EC-OPT-1"),
    ({"option.max_rounds.default": 2, "option.max_rounds.min": 2}, "the last round: EC-OPT-6"),
]  # fmt: skip


def told_by(game: Any) -> list[Any]:
    """What three random games of two players tell."""
    told = []
    for seed in range(3):
        g, rnd = game.new(2, seed), random.Random(seed)
        while g.asked is not None:
            g.play(rnd.choice(g.options))
        told.append(g.events)
    return told


@pytest.fixture(scope="module")
def own() -> list[Any]:
    with box({}) as t:
        return told_by(t.GAME)


@pytest.mark.parametrize(("changes", "what"), READ, ids=[what for _, what in READ])
def test_a_number_that_is_changed_changes_the_game(changes: dict[str, Any], what: str, own: list[Any]) -> None:
    """One of each kind; tests/test_numbers.py tries all of them, for all games."""
    assert what
    with box(changes) as t:
        assert told_by(t.GAME) != own


def test_what_is_information_changes_nothing(own: list[Any]) -> None:
    changes = {"counts.gold_coins": 2, "setup.villages.2": 3, "monster.head_lich.appendix_no": 99, "office.demon_spots": 1}
    with box(changes) as t:
        assert told_by(t.GAME) == own


def other(value: Any, key: str, rnd: random.Random) -> Any:
    """A value of the same shape, not far from it."""
    if isinstance(value, dict):
        changed = rnd.choice([k for k in value if k != "op"] or ["op"])
        return value | {changed: other(value[changed], changed, rnd)}
    if isinstance(value, list) and value and rnd.random() < 0.8:
        at = rnd.randrange(len(value))
        return [*value[:at], other(value[at], key, rnd), *value[at + 1 :]]
    if isinstance(value, list):
        powers = [op for m in OWN["monster"] for op in m.get(key, [])]
        return [*value, rnd.choice(powers)] if powers else value
    if type(value) is bool:
        return not value
    if type(value) is int:
        return max(-1, value + rnd.choice((-2, -1, 1, 2, 5)))
    if key == "color":
        return rnd.choice(("blue", "red", "yellow"))
    return rnd.choice(("battlefield", "fortification", "port", "portal")) if key == "kind" else value


def places(table: dict[str, Any], at: str = "") -> list[tuple[str, Any]]:
    """All places of the file, but for the texts."""
    found = []
    for key, value in table.items():
        if isinstance(value, dict) or named(value):
            found += places(value if isinstance(value, dict) else by_name(value), f"{at}{key}.")
        elif not isinstance(value, str) or key in ("color", "kind"):
            found.append((f"{at}{key}", value))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_what_is_not_refused_can_be_played(seed: int) -> None:
    """EC-CMP-2. Files with a dozen values changed: whatever the game does not refuse passes the conformance checks."""
    rnd = random.Random(seed)
    all_places, accepted = places(OWN), {}
    while len(accepted) < 12:
        place, value = rnd.choice(all_places)
        tried = accepted | {place: other(value, place.rpartition(".")[2], rnd)}
        try:
            with box(tried):
                accepted = tried
        except ComponentsError:
            pass
    with box(accepted) as t:
        report = check(t.GAME, games=3, plan=Plan(seed=seed, thorough=1))
    assert report.ok, f"{accepted}\n{report.text()}"
