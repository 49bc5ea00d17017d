"""The commands that hold a game against what it must be: check, perft, bench."""

from __future__ import annotations

import sys
from typing import Any

import click

from hantise.core.game import Game

from .common import bad, columns, echo_json, faults, lang_option, progress, say
from .games import components_option, find_game, settings

FAILED = 1  # the exit code where a check has found something


@click.command("check")
@click.argument("game", required=False)
@click.option("--all", "every", is_flag=True, help="Every installed game.")
@click.option("--games", default=200, show_default=True, type=click.IntRange(min=1), help="How many random games of each.")
@click.option("--seed", default=0, show_default=True, type=click.IntRange(min=0), help="Other games with another.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(min=1), help="How many processes share the work.")
@click.option("--seats", type=click.IntRange(min=1), help="At that many seats only.")
@click.option("--option", "options", metavar="K=V", multiple=True, help="With that table option only; may be said again.")
@click.option(
    "--thorough",
    default=100,
    show_default=True,
    type=click.IntRange(min=0),
    help="How many of the games are looked at closely at every decision, and not at some.",
)
@click.option("--told", is_flag=True, help="Also how often each message was told, and each card or tile in it.")
@click.option("--json", "as_json", is_flag=True, help="The report, for a program.")
@components_option
@lang_option
def check_command(
    game: str | None,
    every: bool,
    games: int,
    seed: int,
    jobs: int,
    seats: int | None,
    options: tuple[str, ...],
    thorough: int,
    told: bool,
    as_json: bool,
) -> None:
    """The conformance checks that every game must pass: GAME's (its id, or the path of one in the making), or --all.

    The exit code is 1 where something is found.

    \b
    Example:
      hantise check shy_monsters --games 1000 --jobs 2
      hantise check mac_gregor --games 2000 --seats 4 --option token_memory=shown
      hantise check night_watch/__init__.py
      hantise check --all
    """
    from hantise.checks import Plan, check

    reports, label = [], say("checking")
    for found in chosen(game, every):
        plan = Plan(seed, played_at(found, seats), fixed(found, options), thorough)
        with progress(f"{label} {found.id}", games) as done:
            report = check(found, games=games, plan=plan, jobs=jobs, progress=done)
        reports.append(report)
        if not as_json:
            click.echo(report.text())
            if told:
                click.echo("".join(f"{n:8}  {said}\n" for said, n in sorted(report.told.items())))
    if as_json:
        echo_json([r.to_dict() for r in reports])
    if not all(r.ok for r in reports):
        sys.exit(FAILED)


def played_at(game: Game, seats: int | None) -> int | None:
    """The number of seats, if one is said. Raises Bad where the game is not played by so many."""
    if seats is not None and seats not in game.seats:
        raise bad("no-such-seats", seats=str(seats), game=game.id, can=", ".join(map(str, game.seats)))
    return seats


def fixed(game: Game, options: tuple[str, ...]) -> tuple[tuple[str, Any], ...]:
    """The options that are said, and no others. Raises Bad on what is no option or no value."""
    said = {text.partition("=")[0].strip() for text in options}
    return tuple((name, value) for name, value in settings(game, options).items() if name in said)


def chosen(game: str | None, every: bool) -> list[Game]:
    """Which games. Raises Bad where none, or both ways, are said."""
    if (game is None) == (not every):
        raise bad("which-game")
    if game is not None:
        return [find_game(game)]
    from hantise.core.registry import games

    with faults(ValueError):
        return list(games().values())


@click.command("perft")
@click.argument("game")
@click.option("--depth", required=True, type=click.IntRange(min=1), help="How many decisions deep.")
@click.option("--setup", "setup", metavar="NAME", help="A named set-up of the game's perft file; else the opening.")
@click.option("--divide", is_flag=True, help="Also the number after each first pick.")
@click.option("--json", "as_json", is_flag=True, help="The counts, for a program.")
@components_option
@lang_option
def perft_command(game: str, depth: int, setup: str | None, divide: bool, as_json: bool) -> None:
    """Count the distinct games of GAME to a depth, chance enumerated too.

    The exit code is 1 where the game's perft file says another number.

    \b
    Example:
      hantise perft shy_monsters --depth 2
      hantise perft shy_monsters --depth 1 --divide
    """
    from hantise.lab.perft import OPENING, count

    found = find_game(game)
    with faults(ValueError, LookupError), progress(f"perft {depth}") as _:
        counted = count(found, depth, setup or OPENING)
    if as_json:
        echo_json(counted.to_dict())
    else:
        lines = counted.text().splitlines()
        click.echo("\n".join(lines if divide else lines[len(counted.children) :]))
    if counted.said is not None and counted.said != counted.games:
        sys.exit(FAILED)


@click.command("bench")
@click.option("--seconds", default=0.4, show_default=True, type=click.FloatRange(0.01, 60), help="How long each run lasts.")
@click.option("--rounds", default=5, show_default=True, type=click.IntRange(1, 100), help="How many runs; the median counts.")
@click.option("--json", "as_json", is_flag=True, help="The figures, for a program.")
@lang_option
def bench_command(seconds: float, rounds: int, as_json: bool) -> None:
    """Measure the speed of the engine on this machine: random play with each game, and with the peers that are installed.

    \b
    Example:
      hantise bench
      hantise bench --json > mine.json
    """
    from hantise.lab.bench import bench, runs

    with progress(say("measuring"), runs(rounds)) as done:
        results = bench(seconds, rounds, done)
    if as_json:
        echo_json(results.to_dict())
        return
    heads = ("game", "engine", "us", "per-second", "copy", "world", "spread", "aim")
    rows = [[say(f"head-{name}") for name in heads]]
    for r in results.rows:
        facts = r.to_dict()
        micro = [f"{facts[n]:.2f}" if facts[n] is not None else "-" for n in ("decision", "copy", "world")]
        rows.append(
            [r.game, r.engine, micro[0], f"{facts['per_second']:.0f}", *micro[1:], f"{100 * r.spread:.0f}%", r.aim or "-"]
        )
    click.echo("\n".join(columns(rows)))
    click.echo()
    click.echo("  ".join(f"{name} {value}" for name, value in results.machine.items() if value is not None))
