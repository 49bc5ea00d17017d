"""The map of the ghost, against every program walked one by one."""

from __future__ import annotations

from itertools import permutations

import pytest

from hantise.games.mac_gregor import GAME, ghost_map
from hantise.games.mac_gregor.board import ROOMS, walk
from hantise.games.mac_gregor.components import BLAZONS
from hantise.games.mac_gregor.walks import danger

from .table import Castle, castle, go, opened, play, seat


def view(g: Castle, name: str = ""):  # type: ignore[no-untyped-def]
    return GAME.view(g, seat(g, name) if name else None)


def by_hand(start: str, hunters: tuple[str, ...] = ()) -> dict[str, list[float]]:
    """By room: in how many of the 840 programs each step leads there."""
    found = {name: [0] * 4 for name in ROOMS}
    for program in permutations(range(7), 4):
        for i, there in enumerate(walk(ROOMS.index(start), program)):
            found[ROOMS[there]][i] += 1
            if ROOMS[there] in hunters:
                break
    return {name: [n / 840 for n in steps] for name, steps in found.items()}


@pytest.mark.parametrize("start", ["c3", "a1", "d4"])
def test_all_programs(start: str) -> None:
    """MG-HID-7, MG-PRG-2: whoever knows nothing holds all 840 for equally likely."""
    found = ghost_map(view(castle(at=f"red {start}, blue e1"), "blue"))
    assert (found.start, found.programs) == (start, 840)
    for name, steps in by_hand(start).items():
        assert list(found.steps[name]) == pytest.approx(steps)
    assert sum(found.ends.values()) == pytest.approx(1)
    assert all(found.rooms[r] <= sum(found.steps[r]) + 1e-9 for r in ROOMS)


def test_an_onlooker_and_every_hunter_hold_the_same_map() -> None:
    g = castle("red blue green")
    assert ghost_map(view(g)) == ghost_map(view(g, "blue")) == ghost_map(view(g, "green"))


def test_the_ghost_knows_and_so_do_all_after_a_detector() -> None:
    g = castle(at="blue a1", program="green_yellow lion thistle tower")
    sure = ghost_map(view(g, "red"))
    assert sure.programs == 1
    assert {r for r, p in sure.rooms.items() if p} == {"c2", "d2", "d3", "e3"}
    assert sure.steps["d2"] == (0.0, 1.0, 0.0, 0.0)
    assert sure.ends["e3"] == 1.0
    play(g, "detector")
    assert ghost_map(view(g, "blue")) == sure


def test_while_he_lays_his_cards() -> None:
    """He sees what can still follow; the others learn nothing from it."""
    g = go(castle(phase="program"))
    play(g, "lay green_yellow", "lay lion")
    mine = ghost_map(view(g, "red"))
    assert (mine.programs, mine.steps["c2"][0], mine.steps["d2"][1]) == (20, 1.0, 1.0)
    assert ghost_map(view(g, "blue")).programs == 840


def test_hunters_in_the_way() -> None:
    """MG-CAP-1: he stops at the first."""
    g = castle("red blue", at="red c3, blue c2")
    found = ghost_map(view(g, "blue"), hunters=True)
    right = by_hand("c3", ("c2",))
    for name, steps in right.items():
        assert list(found.steps[name]) == pytest.approx(steps)


def test_weights() -> None:
    """A belief about the ghost."""
    g = castle(at="blue e1")
    only = ghost_map(view(g, "blue"), weight=lambda cards: float(cards[0] == "lion"))
    assert only.steps["c4"][0] == pytest.approx(1.0)
    assert ghost_map(view(g, "blue"), weight=lambda cards: 2.0).rooms == pytest.approx(ghost_map(view(g, "blue")).rooms)
    with pytest.raises(ValueError, match="sum to nothing"):
        ghost_map(view(g, "blue"), weight=lambda cards: 0.0)


def test_a_walk_that_is_over() -> None:
    g = go(castle("red green yellow", at="green d2, yellow d2", program="green_yellow lion thistle tower", phase="walk"))
    found = ghost_map(view(g, "green"))
    assert (found.start, found.programs, found.ends["d2"]) == ("d2", 0, 1.0)


def test_before_the_first_round_and_for_another_game() -> None:
    assert ghost_map(view(opened(3), "")).programs == 840
    from dataclasses import replace

    with pytest.raises(ValueError, match="a view of mac_gregor"):
        ghost_map(replace(view(opened(3), ""), game="shy_monsters"))


def test_danger_is_the_share_of_complete_walks() -> None:
    """Section 22, 4: exactly 0 or 1 when the program lies face up."""
    start = ROOMS.index("c3")
    whole = {walk(start, p) for p in permutations(range(7), 4)}
    whole = {w for w in whole if len(w) == 4}
    for r in range(len(ROOMS)):
        assert danger(start, ())[r] == pytest.approx(sum(r in w for w in whole) / len(whole))
    known = tuple(BLAZONS.index(b) for b in ("green_yellow", "lion", "thistle", "tower"))
    assert set(danger(start, known)) == {0.0, 1.0}
