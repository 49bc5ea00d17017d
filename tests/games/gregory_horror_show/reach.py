"""What random games of Gregory Horror Show use: cards, monsters, bonus lines, powers of the guests. Run by hand:

python -m tests.games.gregory_horror_show.reach --games 1000
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from typing import Any

from hantise.core.frame import NOBODY
from hantise.games.gregory_horror_show import GAME
from hantise.games.gregory_horror_show.board import (
    CONTROL,
    JUDGMENT,
    KEY,
    KIND,
    MYSTERY,
    SLANTS,
    SPACES,
    SPOOKY,
    TRIGGER,
    WHERE,
    distances,
)  # fmt: skip
from hantise.games.gregory_horror_show.components import BONUS_EFFECTS, BOOST, CARDS, MONSTERS, MYSTERIES
from hantise.games.gregory_horror_show.rules.choosing import of_kind
from hantise.games.gregory_horror_show.rules.entering import WIDE
from hantise.games.gregory_horror_show.rules.life import Brace
from hantise.games.gregory_horror_show.rules.moving import GREGORY_STEP, GUEST_STEP, PAWN_STEP, Act
from hantise.games.gregory_horror_show.rules.turn import ChooseTurn
from hantise.games.gregory_horror_show.rules.windows import Poll
from hantise.games.gregory_horror_show.state import GUEST

GOALS = [[s for s in range(SPACES) if KIND[s] == kind] for kind in (JUDGMENT, JUDGMENT, SPOOKY, MYSTERY, MYSTERY, TRIGGER)]
KEYS = [s for s in range(SPACES) if KIND[s] == KEY]
ROOMS = [s for s in range(SPACES) if KIND[s] == CONTROL]
PATIENCE = 6  # turns that a pawn keeps to a goal
WEIGHTS = {
    "Ending": 0.15,
    "Passing": 0.15,
    "Releasing": 4.0,
    "Sacrificing": 0.05,
    "GuestStep": 5.0,
    "LowBlow": 0.3,
}  # of kinds of deeds; else 1


class Wanderer:
    """Chooses at random, first what to do, then how; and a pawn with points goes mostly nearer to a space drawn before. All at
    random among the picks, pawns stagger, hardly ever come into a room, and guests are sacrificed before they have moved.
    It never means to leave the house."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck
        self.goals: dict[int, tuple[int, int]] = {}  # by seat: a space, and the turn until which it is the goal

    def pick(self, g: Any) -> int:
        if isinstance(g.asked, Act) and self.luck.random() < 0.8:
            step = stride(g, self.goal(g))
            if step is not None:
                return step
        if not isinstance(g.asked, (Act, ChooseTurn, Poll, Brace)):
            return self.one(g.options)
        kinds: dict[str, list[int]] = {}
        for p in g.options:
            kinds.setdefault(type(g.asked.kind(p)).__name__, []).append(p)
        picks = kinds[self.luck.choices(list(kinds), [WEIGHTS.get(k, 1.0) for k in kinds])[0]]
        by_gregory = of_kind(GREGORY_STEP, picks) if isinstance(g.asked, Act) else []
        by_guests = of_kind(GUEST_STEP, picks) if isinstance(g.asked, Act) else []
        peace = [p for p in picks if p not in by_gregory or g.on[p % WIDE] < 0]  # Gregory would end most games early
        attacks = [p for p in by_guests if g.on[p % WIDE] >= 0]
        return self.one(attacks or peace or picks)

    def one(self, things: list[int]) -> int:
        return things[int(self.luck.random() * len(things))]

    def goal(self, g: Any) -> int:
        me = g.player
        goal, until = self.goals.get(me, (-1, -1))
        if goal < 0 or g.turn > until or g.at[me] == goal:
            spaces = GOALS[int(self.luck.random() * len(GOALS))] if self.luck.random() < 0.45 else ROOMS if g.keys[me] else KEYS
            self.goals[me] = self.one(spaces), g.turn + PATIENCE * g.seats
        return self.goals[me][0]


class Stagger:
    """Any option, each as likely as the others."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck

    def pick(self, g: Any) -> int:
        return int(g.options[int(self.luck.random() * len(g.options))])


def coverage(seats: int, guests: bool, games: int, seed: int, player: type) -> Counter[str]:
    """How often random games play each judgment card, turn each monster and mystery card, roll each bonus line and use each
    power of the guests. player: Wanderer or Stagger."""
    out: Counter[str] = Counter()
    for n in range(seed, seed + games):
        who = player(Random(f"{n} coverage"))
        g = GAME.new(seats, n, {"guest_monsters": guests})
        while g.player != NOBODY:
            pick = who.pick(g)
            powers(g, pick, out)
            g.play(pick)
        for event in g.events:
            note(event[3], event[4:], out)
        out["games over by the cap of decisions"] += g.ended == ""
    return out


def stride(g: Any, goal: int) -> int | None:
    """A step of the pawn nearer to the goal; out of the house only by chance."""
    far = distances(g.mode, goal)
    steps = [p for p in of_kind(PAWN_STEP, g.options) if far[p - PAWN_STEP.first] < far[g.at[g.player]]]
    return min(steps, key=lambda p: far[p - PAWN_STEP.first]) if steps else None


def note(key: str, what: tuple[Any, ...], out: Counter[str]) -> None:
    """Count what an event tells of cards."""
    if key.startswith("plays"):
        out["card " + CARDS[what[1]]] += 1
    elif key == "monster-turned":
        out["monster " + MONSTERS[what[1]]] += 1
    elif key == "mystery-acts":
        out["mystery " + MYSTERIES[what[0]]] += 1
    elif key == "bonus":
        out[f"bonus {MONSTERS[what[1]]} {what[2]}"] += 1
    elif key == "sacrifices":
        out["power sacrifice"] += 1
    elif key in ("low-blow", "released", "guest-comes", "guest-waits", "guest-dies"):
        out["guest " + key] += 1


def powers(g: Any, pick: int, out: Counter[str]) -> None:
    """Count the powers that a step brings into play: of the guest that moves, and the booster of any guest that is attacked."""
    if not isinstance(g.asked, Act) or not any(of_kind(step, [pick]) for step in (PAWN_STEP, GREGORY_STEP, GUEST_STEP)):
        return
    to = pick % WIDE
    there = g.on[to] - GUEST
    out["power booster"] += there >= 0 and BOOST[there] > 0
    if not of_kind(GUEST_STEP, [pick]):
        return
    figure = (pick - GUEST_STEP.first) // WIDE
    here = g.at[figure + GUEST]
    if g.owner[figure] == g.player:
        kind = step_kind(here, to)
        if kind:
            out["power " + kind] += 1
        out["power feet"] += g.feet_left(figure) > 0
        out["power attack of a guest"] += g.on[to] >= 0
        out["power booster"] += g.on[to] >= 0 and BOOST[figure] > 0


def step_kind(here: int, to: int) -> str:
    """A diagonal step, a jump, or neither."""
    for (level, x, y), s in WHERE.items():
        if s == here:
            for dx, dy in SLANTS:
                if WHERE.get((level, x + dx, y + dy)) == to:
                    return "diagonal"
            for dx, dy in ((0, 2), (2, 0), (0, -2), (-2, 0), (2, 2), (2, -2), (-2, 2), (-2, -2)):
                if WHERE.get((level, x + dx, y + dy)) == to:
                    return "jump"
    return ""


def expected(guests: bool) -> list[str]:
    """Every card and every power."""
    out = [f"card {c}" for c in CARDS] + [f"monster {m}" for m in MONSTERS] + [f"mystery {m}" for m in MYSTERIES]
    if guests:
        out += [f"power {p}" for p in ("diagonal", "jump", "feet", "booster", "sacrifice", "attack of a guest")]
        out += [f"guest {k}" for k in ("low-blow", "released", "guest-comes", "guest-dies")]
    return out


LINES = [f"bonus {m} {k + 1}" for m, lines in zip(MONSTERS, BONUS_EFFECTS, strict=True) for k in range(len(lines))]


def rare(found: Counter[str], guests: bool, least: int) -> list[str]:
    """What came less often."""
    return [f"{name}: {found[name]}" for name in expected(guests) if found[name] < least]


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.gregory_horror_show.reach")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--stagger", action="store_true", help="any option, each as likely as the others")
    given = parser.parse_args()
    for n, guests in [(int(n), guests) for n in given.seats.split(",") for guests in (False, True)]:
        found = coverage(n, guests, given.games, given.seed, Stagger if given.stagger else Wanderer)
        least = min(expected(guests), key=lambda name: found[name])
        said = "; ".join(rare(found, guests, 100)) or "none below 100"
        print(
            f"{n} seats, {'guests' if guests else 'basic'}, {given.games} games: rarest {least} {found[least]}; {said}; "
            f"{found['games over by the cap of decisions']} games cut",
            flush=True,
        )


if __name__ == "__main__":
    main()
