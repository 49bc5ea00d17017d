"""The exact map of the ghost: how likely he comes through each room, from what a seat may know. MG-HID-6, MG-HID-7.

Whoever does not know the program holds every program possible that fits the cards face up, each as likely as the others: at
most 840 (MG-PRG-2). A belief about the ghost may weigh them otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from hantise.core.view import View

from .board import ROOMS, walk
from .components import BLAZONS, LAID

Walk = tuple[int, ...]


@dataclass(frozen=True)
class GhostMap:
    """How the ghost may walk.

    start: his room. programs: how many fit. steps: by room, the chances that his first to fourth card bring him there.
    rooms: by room, the chance that he enters it at all. ends: by room, the chance that his move ends there.
    """

    start: str
    programs: int
    steps: dict[str, tuple[float, ...]]
    rooms: dict[str, float]
    ends: dict[str, float]


@lru_cache(4096)
def programs(known: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """MG-PRG-2. All programs that begin with these cards."""
    left = [b for b in range(len(BLAZONS)) if b not in known]
    return tuple([known + rest for rest in permutations(left, LAID - len(known))])


@lru_cache(4096)
def walks(room: int, known: tuple[int, ...]) -> tuple[tuple[Walk, int], ...]:
    """The different walks from a room, each with the number of programs that lead along it."""
    found: dict[Walk, int] = {}
    for program in programs(known):
        way = walk(room, program)
        found[way] = found.get(way, 0) + 1
    return tuple(found.items())


def stopped(way: Walk, hunters: frozenset[int]) -> Walk:
    """MG-CAP-1. The walk up to the first room with a hunter."""
    for i in range(len(way)):
        if way[i] in hunters:
            return way[: i + 1]
    return way


@lru_cache(2048)
def counted(room: int, known: tuple[int, ...], hunters: frozenset[int]) -> tuple[list[list[int]], list[int], list[int]]:
    """By room: in how many programs each step leads there, the ghost enters it at all, his move ends there."""
    steps = [[0] * LAID for _ in ROOMS]
    enters, ends = [0] * len(ROOMS), [0] * len(ROOMS)
    for way, n in walks(room, known):
        gone = stopped(way, hunters)
        for i, there in enumerate(gone):
            steps[there][i] += n
        for there in set(gone):
            enters[there] += n
        ends[gone[-1] if gone else room] += n
    return steps, enters, ends


@lru_cache(4096)
def danger(room: int, known: tuple[int, ...]) -> tuple[float, ...]:
    """By room: the share of the ghost's *complete* walks (all of them where no complete one fits) that touch it; exactly 0 or 1
    once the whole program is face up."""
    ways = [way for way, _ in walks(room, known)]
    whole = [way for way in ways if len(way) == LAID] or ways
    return tuple([sum([there in way for way in whole]) / len(whole) for there in range(len(ROOMS))])


def ghost_map(view: View, hunters: bool = False, weight: Callable[[tuple[str, ...]], float] | None = None) -> GhostMap:
    """The map for whoever has that view: the ghost himself, and all when a detector has spoken, know the walk.

    hunters: let the ghost stop where a hunter stands now; by default nobody stands in his way, as hunters may still move.
    weight: how likely a program is beside others, for a belief about the ghost; by default all are equally likely.
    Once his move is over (he chooses whom he catches, or the game has ended) he goes nowhere: `programs` is 0. Raises
    ValueError on the view of another game, and where the weights of all programs sum to nothing.
    """
    table = view.table
    if view.game != "mac_gregor" or table["ghost"] < 0:
        raise ValueError(f"a map is made of a view of mac_gregor with a ghost in the castle, not of {view.game}")
    start = ROOMS.index(table["seats"][table["ghost"]]["room"])
    if table["phase"] in ("catch", "over"):
        nowhere = [0.0] * len(ROOMS)
        return mapped(start, 0, [[0.0] * LAID for _ in ROOMS], nowhere, [float(r == start) for r in range(len(ROOMS))], 1.0)
    known = tuple([BLAZONS.index(b) for b in table["program"] if b in BLAZONS])
    stands: frozenset[int] = frozenset()
    if hunters:
        rooms = [s["room"] for i, s in enumerate(table["seats"]) if i != table["ghost"] and s["room"]]
        stands = frozenset([ROOMS.index(room) for room in rooms])
    if weight is not None:
        return weighed(start, known, stands, weight)
    total = len(programs(known))
    return mapped(start, total, *counted(start, known, stands), total)


def weighed(start: int, known: tuple[int, ...], stands: frozenset[int], weight: Callable[[tuple[str, ...]], float]) -> GhostMap:
    """The map where programs are not equally likely."""
    steps = [[0.0] * LAID for _ in ROOMS]
    enters, ends, total = [0.0] * len(ROOMS), [0.0] * len(ROOMS), 0.0
    for program in programs(known):
        w = weight(tuple([BLAZONS[b] for b in program]))
        gone = stopped(walk(start, program), stands)
        total += w
        for i, there in enumerate(gone):
            steps[there][i] += w
        for there in set(gone):
            enters[there] += w
        ends[gone[-1] if gone else start] += w
    if total <= 0:
        raise ValueError("the weights of the programs sum to nothing")
    return mapped(start, len(programs(known)), steps, enters, ends, total)


def mapped(
    start: int, n: int, steps: Sequence[Sequence[float]], enters: Sequence[float], ends: Sequence[float], total: float
) -> GhostMap:
    """Counts as chances, by the names of rooms."""
    return GhostMap(
        ROOMS[start],
        n,
        {name: tuple([x / total for x in steps[r]]) for r, name in enumerate(ROOMS)},
        {name: enters[r] / total for r, name in enumerate(ROOMS)},
        {name: ends[r] / total for r, name in enumerate(ROOMS)},
    )
