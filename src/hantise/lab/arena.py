"""Arena: every bot against every bot from the same seeds, with win rates by role and ratings, and how sure they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

from hantise.bots import bot
from hantise.core.game import Game
from hantise.core.registry import game as registered

from .simulate import Progress, Row, Task, run
from .stats import bootstrap, ratings, sign_test, wilson


def arena(
    source: str,
    bots: Sequence[str],
    games: int = 100,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    redraws: int = 200,
) -> dict[str, Any]:
    """Let every bot play every bot (itself too), in every seating of the two, `games` games each, all from the same seeds.

    With more than two seats the two bots sit in turn round the table, team by team where the game has fixed teams. Gives plain
    data: `table` has, for each seating, the share of wins of each role with its Wilson interval of 95 %; `roles` how each bot
    does in each role beside the others against the same adversary, with the p of the paired games; `ratings` a Bradley-Terry
    rating on the Elo scale with bootstrap intervals over seeds; `speed` milliseconds a decision. Raises ValueError or
    LookupError, before the first game, where game, bots, seats or options cannot be.
    """
    game = registered(source)
    tasks, seatings = pairings(game, source, bots, games, seed, seats, options)
    rows = run(tasks, jobs, progress)
    met = {seating: rows[i * games : (i + 1) * games] for i, seating in enumerate(seatings)}
    return {
        "game": game.id,
        "version": game.version,
        "bots": list(bots),
        "games": games,
        "seed": seed,
        "seats": len(rows[0]["seats"]),
        "options": {k: str(v) for k, v in (options or {}).items()},
        "table": [table_row(game, a, b, met[a, b]) for a, b in seatings],
        "roles": [c for role in (0, 1) for c in compare(game, bots, met, role)],
        "ratings": rated(bots, met, games, redraws, seed),
        "speed": speed(bots, rows),
        "faults": sum(r["fault_count"] for r in rows),
        "cut": sum(r["cut"] for r in rows),
    }


def pairings(
    game: Game,
    source: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    seats: int | None,
    options: Mapping[str, Any] | None,
) -> tuple[list[Task], list[tuple[str, str]]]:
    """The games to play, seating by seating. Raises ValueError where they cannot be."""
    if len(set(bots)) < len(bots) or not bots:
        raise ValueError("an arena is for different bots, at least one")
    if games < 1:
        raise ValueError(f"at least 1 game is played, not {games}")
    for name in bots:
        bot(name).close()
    n = game.seats[0] if seats is None else seats
    if n < 2:
        raise ValueError("an arena needs a game for two or more seats")
    game.new(n, seed, options)
    seatings = list(product(bots, bots))
    tasks: list[Task] = []
    for a, b in seatings:
        for k in range(games):
            luck = Random(f"{seed + k} {a} {b}").getrandbits(48)
            sitting = tuple((a, b)[i % 2] for i in sides(game.teams(n)))
            tasks.append(Task(source, len(tasks), seed + k, sitting, luck, dict(options or {})))
    return tasks, seatings


def sides(teams: list[list[int]]) -> list[int]:
    """By seat: the number of its team."""
    number = {seat: i for i, team in enumerate(teams) for seat in team}
    return [number[seat] for seat in sorted(number)]


def score(row: Row) -> float:
    """The result between the bots of the even and of the odd teams (seats, where each plays alone): 1, a half or 0 for the
    even ones, by mean return."""
    even, odd = ([row["returns"][seat] for team in row["teams"][i::2] for seat in team] for i in (0, 1))
    d = sum(even) / len(even) - sum(odd) / len(odd)
    return 1.0 if d > 0 else 0.0 if d < 0 else 0.5


def role(game: Game, seat: int, seats: int) -> str:
    """The name of one of the two halves of the table in a report."""
    if seats == 2 and len(game.roles) == 2:
        return game.roles[seat]
    if len(game.teams(seats)) == 2 < seats:
        return f"team {seat}"
    return ("even seats", "odd seats")[seat] if seats > 2 else f"seat {seat}"


def table_row(game: Game, a: str, b: str, rows: list[Row]) -> dict[str, Any]:
    """What one seating came to: the wins of the first."""
    wins = sum(score(r) for r in rows)
    low, high = wilson(wins, len(rows))
    ends: dict[str, int] = {}
    for r in rows:
        ends[r["ended"] or "cut"] = ends.get(r["ended"] or "cut", 0) + 1
    seats = len(rows[0]["seats"])
    return {
        "first": a,
        "second": b,
        "roles": [role(game, 0, seats), role(game, 1, seats)],
        "games": len(rows),
        "wins": wins,
        "rate": wins / len(rows),
        "low": low,
        "high": high,
        "ends": dict(sorted(ends.items())),
        "decisions": sum(r["decisions"] for r in rows) / len(rows),
    }


def compare(game: Game, bots: Sequence[str], met: dict[tuple[str, str], list[Row]], seat: int) -> list[dict[str, Any]]:
    """For each adversary every two bots side by side in the same role, from the same seeds."""
    out = []
    for against in bots:
        for i, one in enumerate(bots):
            for two in bots[i + 1 :]:
                won = []
                for name in (one, two):
                    rows = met[(name, against) if seat == 0 else (against, name)]
                    won.append([score(r) if seat == 0 else 1 - score(r) for r in rows])
                better = sum(x > y for x, y in zip(*won, strict=True))
                worse = sum(x < y for x, y in zip(*won, strict=True))
                n = len(won[0])
                out.append(
                    {
                        "role": role(game, seat, len(rows[0]["seats"])),
                        "against": against,
                        "one": one,
                        "two": two,
                        "one_rate": sum(won[0]) / n,
                        "two_rate": sum(won[1]) / n,
                        "one_interval": list(wilson(sum(won[0]), n)),
                        "two_interval": list(wilson(sum(won[1]), n)),
                        "one_better": better,
                        "two_better": worse,
                        "p": sign_test(better, worse),
                    }
                )
    return out


def rated(
    bots: Sequence[str], met: dict[tuple[str, str], list[Row]], games: int, redraws: int, seed: int
) -> list[dict[str, Any]]:
    """Ratings from all games between different bots; the intervals redraw whole seeds, with all games of a seed."""
    number = {name: i for i, name in enumerate(bots)}
    by_seed = [[(number[a], number[b], score(rows[k])) for (a, b), rows in met.items() if a != b] for k in range(games)]

    def fit(seeds: list[list[tuple[int, int, float]]]) -> list[float]:
        return ratings(len(bots), [r for results in seeds for r in results])

    at = fit(by_seed)
    spans = bootstrap(by_seed, fit, redraws, seed)
    rows = [{"bot": name, "rating": at[i], "low": spans[i][0], "high": spans[i][1]} for name, i in number.items()]
    return sorted(rows, key=lambda r: -r["rating"])


def speed(bots: Sequence[str], rows: list[Row]) -> list[dict[str, Any]]:
    """Decisions and milliseconds a decision of each bot."""
    out = []
    for name in bots:
        asked = sum(n for r in rows for n, b in zip(r["asked"], r["seats"], strict=True) if b == name)
        seconds = sum(s for r in rows for s, b in zip(r["seconds"], r["seats"], strict=True) if b == name)
        out.append({"bot": name, "decisions": asked, "ms": 1000 * seconds / asked if asked else 0.0})
    return out


def markdown(told: Mapping[str, Any]) -> str:
    """The figures of an arena as a page of tables."""
    first, second = told["table"][0]["roles"]
    out = [
        f"{told['game']} {told['version']}: {told['games']} games a seating, seeds {told['seed']} to "
        f"{told['seed'] + told['games'] - 1}; intervals of 95 %.",
        "",
        f"| {first} | {second} | {second} wins | interval | ends | decisions a game |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for r in told["table"]:
        ends = ", ".join(f"{k} {n}" for k, n in r["ends"].items())
        out.append(
            f"| {r['first']} | {r['second']} | {1 - r['rate']:.3f} | {1 - r['high']:.3f} to {1 - r['low']:.3f} | {ends} "
            f"| {r['decisions']:.1f} |"
        )
    out += ["", "The same role, adversary and seeds: games that only the one or only the other won.", ""]
    out += [
        "| role | against | bot | wins | bot | wins | only one | only other | p |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for c in told["roles"]:
        one, two = (
            f"{c[n + '_rate']:.3f} ({c[n + '_interval'][0]:.3f} to {c[n + '_interval'][1]:.3f})" for n in ("one", "two")
        )
        out.append(
            f"| {c['role']} | {c['against']} | {c['one']} | {one} | {c['two']} | {two} | {c['one_better']} | {c['two_better']} "
            f"| {c['p']:.2g} |"
        )
    out += ["", "| bot | rating | interval | decisions | ms a decision |", "| --- | --- | --- | --- | --- |"]
    speeds = {s["bot"]: s for s in told["speed"]}
    for r in told["ratings"]:
        s = speeds[r["bot"]]
        out.append(
            f"| {r['bot']} | {r['rating']:+.0f} | {r['low']:+.0f} to {r['high']:+.0f} | {s['decisions']} | {s['ms']:.3g} |"
        )
    out += ["", f"Faults of bots: {told['faults']}; games broken off: {told['cut']}."]
    return "\n".join(out) + "\n"
