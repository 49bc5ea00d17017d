"""Compare: the same game with other numbers, options or bots, from the same seeds, and whether what differs is more than noise.

Chance and bots of a pair of games have the same seeds. They are alike up to where the two sides part, which takes much of the
noise away: what counts are the differences pair by pair.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from hantise.bots.process import Failed, Gone, Process

from .simulate import Plan, Progress, Row, share, stream
from .stats import holm, paired, quantile

LEAST = 10  # games of each side: fewer say nothing


@dataclass(frozen=True)
class Side:
    """One of the two. name: as people call it; seats: its bots; options: of its table; env: what the environment of its
    processes has besides, such as HANTISE_COMPONENTS."""

    name: str
    seats: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    env: Mapping[str, str] = field(default_factory=dict)


def compare(
    source: str, one: Side, two: Side, games: int, seed: int = 0, jobs: int = 1, progress: Progress | None = None
) -> dict[str, Any]:
    """Play the games of both sides, and give plain data: what was compared, the length of games by quantiles, and a line for
    each measure (see `measures`): both means, the difference with its 95 % interval and p, and whether it is more than noise
    beside all the others (Holm).

    Raises ValueError, before the first game is over, where game, bots, options or numbers cannot be.
    """
    if games < LEAST:
        raise ValueError(f"at least {LEAST} games of each are compared, not {games}")
    plans = [prepared(source, side, games, seed) for side in (one, two)]
    if len({len(p.seatings[0]) for p in plans}) > 1:
        raise ValueError("both sides need the same number of seats")
    found: list[list[dict[tuple[str, str], float]]] = []
    for n, (tasks, side) in enumerate(zip(plans, (one, two), strict=True)):
        tell = None if progress is None else partial(later, progress, n * games)
        found.append([measures(row) for row in stream(tasks, jobs, tell, dict(side.env))])
    return {
        "game": source,
        "games": games,
        "seed": seed,
        "sides": [
            {"name": side.name, "seats": list(side.seats), "options": {k: str(v) for k, v in side.options.items()}}
            for side in (one, two)
        ],
        "length": [[quantile([m["decisions", ""] for m in side], q) for q in (0.05, 0.5, 0.95)] for side in found],
        "measures": lines(found),
    }


def later(progress: Progress, before: int, done: int) -> None:
    """Tell progress of what comes after so many."""
    progress(before + done)


def prepared(source: str, side: Side, games: int, seed: int) -> Plan:
    """The games of a side, planned where its numbers are in force. Raises ValueError."""
    process = Process(env=side.env)
    try:
        made: Plan = process.call("hantise.lab.simulate", "plan", source, side.seats, games, seed, dict(side.options))
        return made
    except (Failed, Gone) as e:
        raise ValueError(f"{side.name}: {str(e).partition(': ')[2] or e or 'the game does not begin'}") from None
    finally:
        process.close()


def measures(row: Row) -> dict[tuple[str, str], float]:
    """What is compared of a game, by (what, of whom): `won` by each seat or team, and by each faction; `ended` in each way;
    `decisions` of all and `asked` of each seat; and what numbers the game tells of itself (rounds)."""
    out: dict[tuple[str, str], float] = {}
    for n, team in enumerate(row["teams"], 1):
        out["won", f"seat {team[0] + 1}" if len(team) == 1 else f"team {n}"] = share(row["returns"], row["teams"], team[0])
    for kind, values in row["account"]["seats"].items():
        if isinstance(values[0], str) and kind != "role":
            for seat, value in enumerate(values):
                key = ("won", f"{kind} {value}")
                out[key] = out.get(key, 0.0) + share(row["returns"], row["teams"], seat)
    way = row["account"]["table"].get("way", row["ended"])
    out["ended", (way or row["ended"]) if not row["cut"] else "cut"] = 1.0
    out["decisions", ""] = row["decisions"]
    for seat, n in enumerate(row["asked"]):
        out["asked", f"seat {seat + 1}"] = n
    for name, value in row["account"]["table"].items():
        if isinstance(value, (int, float)):
            out[name, ""] = value
    return out


def lines(found: Sequence[Sequence[dict[tuple[str, str], float]]]) -> list[dict[str, Any]]:
    """A line for each measure that either side has; who does not have one has 0 of it."""
    names: dict[tuple[str, str], None] = {}
    for side in found:
        for one in side:
            names |= dict.fromkeys(one)
    order = ("won", "ended", "decisions", "asked")
    out: list[dict[str, Any]] = []
    for what, whose in sorted(names, key=lambda n: (order.index(n[0]) if n[0] in order else len(order), n)):
        a, b = ([one.get((what, whose), 0.0) for one in side] for side in found)
        bounded = what in ("won", "ended")
        mean, low, high, p = paired([y - x for x, y in zip(a, b, strict=True)], bounded)
        told = {"what": what, "of": whose, "share": bounded, "one": sum(a) / len(a), "two": sum(b) / len(b)}
        out.append(told | {"difference": mean, "low": low, "high": high, "p": p})
    for line, sure in zip(out, holm([line["p"] for line in out]), strict=True):
        line["more_than_noise"] = sure
    return out
