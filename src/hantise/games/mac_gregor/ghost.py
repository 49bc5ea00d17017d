"""How a ghost hunts: where hunters will end, what a catch is worth, which walk promises most. 'A first bot' of rules.md."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from math import exp
from random import Random
from typing import Any, Final, Protocol

from .board import BLAZON, BY_DOORS, walk
from .components import BLAZONS, COLOURS, DETECTOR, LAID, PICKAXE, TRAP
from .hunter import Plan, turn
from .rules.turn import KeepThree, Turn
from .state import NONE, Castle, changed
from .walks import Walk, programs, walks

OWN_COLOUR: Final = 0.6  # what the ghost thinks a catch is worth
RICHES: Final = 0.15
ALMOST_OUT: Final = 1.5
STRAYS: Final = 0.6  # how soon a hunter tires
IMAGINED: Final = 2  # hands that the ghost imagines for each hunter
COOL: Final = 0.06  # how much worse a walk may be that he still chooses
REHEARSED: Final = 100  # rounds that a searching ghost plays through before he compares walks
NEARLY: Final = 0.015  # as COOL, for him
SUSPECTED: Final = 6  # hands that a hunter thinks the ghost imagined
DOUBT: Final = 0.12  # as COOL, for a ghost whose thoughts one guesses
ANYTHING: Final = 0.25  # the chance that the ghost does as he likes


class Player(Protocol):
    """What this module asks of a bot's seat (`hantise.bots.Seat`)."""

    @property
    def random(self) -> Random: ...

    def sample(self) -> Any: ...


def stray(g: Castle, hunter: int, reach: int) -> list[float]:
    """By room: where a hunter may end who tires more with every door, within reach."""
    far = BY_DOORS[g.pawns[hunter]]
    weights = [STRAYS**d if d <= reach else 0.0 for d in far]
    weights[g.pawns[g.ghost]] = 0.0
    total = sum(weights)
    return [w / total for w in weights]


def strays(g: Castle, hunter: int) -> list[float]:
    """The same within reach of his keys and objects."""
    return stray(g, hunter, len(g.hands[hunter]) + 1 + g.has(hunter, PICKAXE))


def ends(seat: Player, g: Castle) -> dict[int, list[float]]:
    """By hunter and room: how likely he ends his turn there, half by straying and half by the plan that keys which fit his
    backs would let him make."""
    out = {hunter: [0.5 * w for w in strays(g, hunter)] for hunter in g.hunters()}
    for _ in range(IMAGINED):
        world: Castle = seat.sample()
        for hunter in out:
            drawn = seat.random.randrange(COLOURS)
            out[hunter][Plan(world, hunter, (*world.hands[hunter], drawn)).end] += 0.5 / IMAGINED
    return out


def prize(g: Castle, hunter: int) -> float:
    """What catching that hunter is worth."""
    own = g.won[hunter][g.colours[g.ghost]]
    out = ALMOST_OUT if g.enough(hunter) else 0.0
    return 1 + OWN_COLOUR * own + RICHES * g.treasures(hunter) + out


def hunt(way: Walk, there: list[tuple[float, list[float]]]) -> float:
    """The worth of a walk: the prize of the first catch, by how likely it is. there: by hunter his prize and his chances."""
    score, free = 0.0, 1.0
    met: set[int] = set()
    for room in way:
        if room in met:
            continue
        met.add(room)
        nobody, worth, total = 1.0, 0.0, 0.0
        for value, chances in there:
            p = chances[room]
            nobody *= 1 - p
            worth += p * value
            total += p
        if total:
            score += free * (1 - nobody) * worth / total
            free *= nobody
    return score


def hunts(seat: Player, g: Castle) -> list[tuple[float, Walk]]:
    """All walks that the ghost can still lay, the best first."""
    expected = ends(seat, g)
    there = [(prize(g, hunter), chances) for hunter, chances in expected.items()]
    scored = [(hunt(way, there), way) for way, _ in walks(g.pawns[g.ghost], g.program)]
    scored.sort(key=lambda found: (-found[0], found[1]))
    return scored


def leading(g: Castle, way: Walk, rng: Random) -> tuple[int, ...]:
    """The cards still to be laid of some program that leads along that walk."""
    if len(way) == LAID:
        return tuple([BLAZON[r] for r in way[len(g.program) :]])
    fits = [p for p in programs(g.program) if walk(g.pawns[g.ghost], p) == way]
    return fits[int(rng.random() * len(fits))][len(g.program) :]


def program(seat: Player, g: Castle) -> tuple[int, ...]:
    """One of the best walks: the better, the likelier."""
    scored = hunts(seat, g)
    top = scored[0][0]
    weights = [exp((score - top) / COOL) for score, _ in scored]
    return leading(g, seat.random.choices(scored, weights)[0][1], seat.random)


def place_value(g: Castle, room: int) -> float:
    """Treasures far from hunters, traps near them."""
    far = [BY_DOORS[g.pawns[h]][room] for h in g.hunters() if g.pawns[h] != NONE]
    near = min(far, default=0)
    return float(-near if g.drawn == TRAP else near)


# ---------------------------------------------------------------------------------------------------- for a ghost who searches
def rehearsed(seat: Player) -> list[tuple[float, int]] | None:
    """A round in which the ghost stays where he is, played through in a world that he holds possible: for each hunter what
    catching him would then be worth, and his room. None where a hunter has left the castle."""
    world: Castle = seat.sample()
    for hunter in world.hunters():
        world.objects = changed(
            world.objects, hunter, world.objects[hunter] & ~(1 << DETECTOR)
        )  # or they would see that he stays
    own = BLAZON[world.pawns[world.ghost]]  # MG-BRD-8: no room beside his bears it
    idle = [own, *[b for b in range(len(BLAZONS)) if b != own]][:LAID]
    world.program, world.options = tuple(idle[:-1]), idle[-1:]
    world.play(idle[-1])
    while isinstance(world.asked, (Turn, KeepThree)):
        for pick in turn(world) if isinstance(world.asked, Turn) else (world.options[0],):
            if pick not in world.options:
                break
            world.play(pick)
    if world.ended:
        return None
    return [(prize(world, h), world.pawns[h]) for h in world.hunters()]


def rehearsals(seat: Player) -> list[dict[int, float]]:
    """Many rounds: by room where hunters stand at the end, the most that a catch there is worth."""
    out: list[dict[int, float]] = []
    for _ in range(REHEARSED):
        caught = rehearsed(seat)
        if caught is not None:
            by_room: dict[int, float] = {}
            for worth, room in caught:
                by_room[room] = max(worth, by_room.get(room, 0.0))
            out.append(by_room)
    return out


def thought_through(seat: Player, g: Castle) -> tuple[int, ...]:
    """A program along one of the walks that would have caught most in many rehearsed rounds: by chance among those that are
    nearly as good as the best, so that nobody can foretell it.

    All walks are held against the same rounds; a bandit over playouts, each with a round of its own, told them apart worse:
    at 80 positions it caught 38 % where this caught 42 % (the greedy ghost: 31 %)."""
    rounds = rehearsals(seat)
    found = walks(g.pawns[g.ghost], g.program)
    scores = [0.0] * len(found)
    for by_room in rounds:
        for i, (way, _) in enumerate(found):
            for room in way:
                if room in by_room:
                    scores[i] += by_room[room] / len(rounds)
                    break
    top = max(scores)
    weights = [exp((score - top) / NEARLY) for score in scores]
    return leading(g, seat.random.choices(found, weights)[0][0], seat.random)


# ---------------------------------------------------------------------------------------------------- for a hunter who searches
class Suspicion:
    """What a hunter thinks that the ghost has laid: what promised most from where the hunters stood, or anything."""

    def __init__(self, seat: Player, g: Castle) -> None:
        """Of those who have had their turn the ghost did not know where they would end; of the others he guessed."""
        order = g.hunters()
        done = order.index(g.player) if g.player in order else len(order)
        expected: dict[int, list[float]] = {}
        for i, hunter in enumerate(order):
            expected[hunter] = [0.5 * w for w in (stray(g, hunter, 2) if i < done else strays(g, hunter))]
            if i < done:
                expected[hunter][g.pawns[hunter]] += 0.5
        for _ in range(SUSPECTED):
            world = g.determinize(g.ghost, seat.random.getrandbits(62))
            for hunter in order[done:]:
                drawn = () if hunter == g.turn else (seat.random.randrange(COLOURS),)
                end = Plan(world, hunter, (*world.hands[hunter], *drawn)).end
                expected[hunter][end] += 0.5 / SUSPECTED
        there = [(prize(g, hunter), chances) for hunter, chances in expected.items()]
        self.weigh(g, there)

    def weigh(self, g: Castle, there: list[tuple[float, list[float]]]) -> None:
        """The weight of each program that fits the cards face up."""
        known = g.revealed()
        room = g.pawns[g.ghost]
        found = [(way, n, hunt(way, there)) for way, n in walks(room, known)]
        top = max([score for _, _, score in found])
        by_walk = {way: exp((score - top) / DOUBT) / n for way, n, score in found}
        total = sum([by_walk[way] * n for way, n, _ in found])
        self.programs = programs(known)
        any_one = ANYTHING / len(self.programs)
        weights = [any_one + (1 - ANYTHING) * by_walk[walk(room, p)] / total for p in self.programs]
        self.upto = list(accumulate(weights))

    def draw(self, rng: Random) -> tuple[int, ...]:
        """A program by its chance."""
        return self.programs[bisect(self.upto, rng.random() * self.upto[-1], hi=len(self.upto) - 1)]
