"""The box and the board: components.toml holds what rules.md says. MG-CMP, MG-BRD."""

from __future__ import annotations

import copy
import importlib.util
from collections.abc import Callable
from typing import Any

import pytest

from hantise.core import data
from hantise.core.data import ComponentsError
from hantise.games.mac_gregor import GAME
from hantise.games.mac_gregor import components as parts
from hantise.games.mac_gregor.board import (
    BEARS,
    BETWEEN,
    BLAZON,
    BY_DOORS,
    CRYPT,
    DOOR,
    FIRST_ROOMS,
    GATE,
    GATES,
    NEAR,
    PLANS,
    ROOMS,
    STAIRS,
    THROUGH_WALLS,
    distances,
    walk,
)
from hantise.games.mac_gregor.components import BAG, BLAZONS, COPIES, DATA, IN_BOX, KEY_COLOURS, KEYS, PLAYER_COLOURS, TRAP
from hantise.games.mac_gregor.walks import walks

RULES = (GAME.folder / "rules.md").read_text(encoding="utf-8")


def rooms(text: str) -> list[int]:
    return sorted(ROOMS.index(name) for name in text.split())


def test_one_board_of_21_rooms() -> None:
    """MG-CMP-1, MG-BRD-1: 25 cells, 17 rooms of one, four halls of two, each named after its first cell."""
    cells = [tuple(c) for plan in PLANS for c in plan["cells"]]
    assert sorted(cells) == [(x, y) for x in range(5) for y in range(5)]
    assert {p["id"]: len(p["cells"]) for p in PLANS if len(p["cells"]) > 1} == {"b1": 2, "d2": 2, "d4": 2, "a4": 2}
    assert all(p["id"] == "abcde"[p["cells"][0][0]] + str(p["cells"][0][1] + 1) for p in PLANS)


def test_people() -> None:
    """MG-CMP-2, MG-CMP-3: six colours with a pawn and a character card each, one shroud, one bag."""
    assert PLAYER_COLOURS == ["red", "blue", "green", "yellow", "purple", "orange"]
    assert DATA["pawns"]["total"] == DATA["characters"]["total"] == 6
    assert DATA["shroud"]["count"] == DATA["bag"]["count"] == 1


def test_cards() -> None:
    """MG-CMP-4, MG-CMP-5: 55 = 6 + 7 + 42."""
    assert DATA["counts"]["cards"] == 6 + len(DATA["ghost_card"]) + sum(COPIES) == 55
    assert sorted(c["blazon"] for c in DATA["ghost_card"]) == sorted(BLAZONS)


def test_keys_as_in_the_table_of_the_rules() -> None:
    """MG-CMP-6, MG-CMP-7, MG-RUL-19: four colours, six of each back; two of the same back and colour are the same kind."""
    for b, back in enumerate(BLAZONS):
        counts = COPIES[4 * b : 4 * b + 4]
        assert f"| {back} | " + " | ".join(map(str, counts)) + " |" in RULES
        assert sum(counts) == 6
    assert [sum(COPIES[c::4]) for c in range(4)] == [11, 10, 11, 10]
    assert len(KEYS) == len(set(KEYS)) == 28


def test_tokens_and_objects() -> None:
    """MG-CMP-8, MG-CMP-9."""
    assert BAG == [8] * 6 + [8]
    assert (sum(BAG), TRAP) == (56, 6)
    assert IN_BOX == [5, 5, 5]


def test_walls_and_doors() -> None:
    """MG-BRD-2, MG-BRD-3: 36 pairs; 28 doors, seven of each colour; eight walls without."""
    pairs = {(a, b): c for a in range(21) for b, c in BETWEEN[a].items() if a < b}
    assert len(pairs) == 36
    assert [list(pairs.values()).count(c) for c in range(4)] == [7, 7, 7, 7]
    bare = {frozenset((ROOMS[a], ROOMS[b])) for (a, b), c in pairs.items() if c < 0}
    assert bare == {frozenset(p.split("-")) for p in ["a2-b1", "b1-b3", "d1-d2", "c2-d2", "d3-d4", "d4-e4", "a4-c4", "a4-b5"]}
    for a in range(21):
        cells = {tuple(c) for c in PLANS[a]["cells"]}
        touching = {(x + dx, y + dy) for x, y in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - cells
        assert NEAR[a] == [b for b in range(21) if touching & {tuple(c) for c in PLANS[b]["cells"]}]


def test_gates_stairs_and_crypt() -> None:
    """MG-BRD-4, MG-BRD-5, MG-BRD-6."""
    gates = {(ROOMS[r], GATES[r], KEY_COLOURS[GATE[r]]) for r in range(21) if GATE[r] >= 0}
    assert gates == {("c1", "north", "red"), ("e3", "east", "blue"), ("c5", "south", "green"), ("a3", "west", "yellow")}
    assert rooms("a1 e1 e5 a5") == STAIRS
    assert (ROOMS[CRYPT], BLAZONS[BLAZON[CRYPT]], len([d for d in DOOR[CRYPT] if d >= 0])) == ("c3", "cross", 4)


def test_blazons() -> None:
    """MG-BRD-7, MG-BRD-8, MG-RUL-18: three rooms each, stairs and crypt too, never within two steps of each other."""
    said = {
        "tower": "b1 e3 b5",
        "crown": "d1 a3 d4",
        "lion": "a1 d2 c4",
        "green_yellow": "c2 a4 e5",
        "cross": "a2 c3 e4",
        "thistle": "c1 d3 a5",
        "unicorn": "e1 b3 c5",
    }
    for name, where in said.items():
        assert BEARS[BLAZONS.index(name)] == rooms(where)
    assert sorted(BEARS[0] + BEARS[1]) == FIRST_ROOMS
    for a in range(21):
        for b in range(21):
            assert BLAZON[a] != BLAZON[b] or a == b or THROUGH_WALLS[a][b] > 2


def test_doors_of_a_room_have_different_colours() -> None:
    """MG-BRD-9: with the gate; every room has two to four doors."""
    for r in range(21):
        colours = [c for c in BETWEEN[r].values() if c >= 0]
        assert len(set(colours)) == len(colours)
        assert GATE[r] not in colours
        assert 2 <= len(colours) <= 4


def test_properties_of_the_plan() -> None:
    """MG-TER-6: what section 4 of rules.md says of distances, walks and reach: within two rounds no room is safe."""
    assert [BY_DOORS[STAIRS[0]][s] for s in STAIRS] == [0, 4, 4, 6]
    for corner in STAIRS:
        assert sorted(BY_DOORS[corner][r] for r in range(21) if GATE[r] >= 0) == [2, 2, 5, 5]
        assert BY_DOORS[CRYPT][corner] == 3
        assert sorted(BY_DOORS[corner][r] for r in FIRST_ROOMS)[:3] == [1, 2, 3]
        assert min(sorted(BY_DOORS[corner][r] for r in FIRST_ROOMS)[3:]) >= 5
    for closed in range(21):
        edges = [[x for x in DOOR[r] if x not in (-1, closed)] if r != closed else [] for r in range(21)]
        far = distances(edges)
        assert all(far[a][b] < 99 for a in range(21) for b in range(21) if closed not in (a, b))
    whole = [len([w for w, _ in walks(r, ()) if len(w) == 4]) for r in range(21)]
    assert (min(whole), max(whole)) == (37, 105)
    reach = [{x for w, _ in walks(r, ()) for x in w} | {r} for r in range(21)]
    assert {ROOMS[r] for r in range(21) if len(reach[r]) == 21} == {"b3", "c2", "c3", "c4", "d3"}
    assert set(range(21)) - reach[ROOMS.index("a1")] == set(rooms("c5 d4 e3 e4 e5"))
    assert all(set().union(*[reach[x] for x in reach[r]]) == set(range(21)) for r in range(21))
    assert max(len(walks(r, ())) for r in range(21)) == 177
    assert min(len(walks(r, ())) for r in range(21)) == 65


def test_a_walk_breaks_off_where_no_room_bears_the_blazon() -> None:
    names = [BLAZONS.index(b) for b in ("thistle", "unicorn", "crown", "lion")]
    assert walk(CRYPT, tuple(names)) == (ROOMS.index("d3"),)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d["key_card"][0].update(count=9), "key_card"),
        (lambda d: d["key_card"][0].update(count=3), "together there are 42"),
        (lambda d: d["key_card"][0].update(colour="mauve"), "a back, a colour"),
        (lambda d: d["token"][0].update(count=1), "together there are 56"),
        (lambda d: d["object"][0].update(count=4), "at least five"),
        (lambda d: d["blazon"].pop(), "there are 7"),
        (lambda d: d["option"].pop(), "one of each name"),
        (lambda d: d["board"]["wall"][0].update(door="yellow"), "different colours"),
        (lambda d: d["board"]["room"][0].update(blazon="tower"), "same blazon"),
        (lambda d: d["board"]["gate"][0].update(colour="green"), "different colours"),
        (lambda d: d["board"]["wall"].append(d["board"]["wall"][0]), "one wall in common"),
    ],
)
def test_an_owners_file_that_breaks_the_rules_is_refused(
    monkeypatch: pytest.MonkeyPatch, change: Callable[[dict[str, Any]], None], said: str
) -> None:
    """In one line that names the entry."""
    changed = copy.deepcopy(DATA)
    change(changed)
    monkeypatch.setattr(data, "components", lambda folder: changed)
    with pytest.raises(ComponentsError, match=said) as e:
        read_again(monkeypatch, changed)
    assert "\n" not in str(e.value)


def read_again(monkeypatch: pytest.MonkeyPatch, changed: dict[str, Any]) -> None:
    """Box and board from these data."""
    module("components").option("round_cap")
    monkeypatch.setattr(parts, "DATA", changed)
    module("board")


def module(name: str) -> Any:
    """That module of the game, read anew."""
    spec = importlib.util.spec_from_file_location(f"hantise.games.mac_gregor.{name}", GAME.folder / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made
