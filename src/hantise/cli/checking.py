"""The commands that hold a game against what it must be: check, perft, bench."""

from __future__ import annotations

import sys
from collections.abc import Sequence
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
@click.option(
    "--renew", "anew", is_flag=True, help="Check nothing: write golden records, perft file and games of settings anew."
)
@click.option(
    "--told", is_flag=True, help="Also how often each message was told, each card or tile in it, and each reason why not."
)
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
    anew: bool,
    told: bool,
    as_json: bool,
) -> None:
    """The conformance checks that every game must pass: GAME's (its id, or the path of one in the making), or --all.

    The exit code is 1 where something is found.

    \b
    Example:
      hantise check shy_monsters --games 1000 --jobs 2
      hantise check mac_gregor --games 2000 --seats 4 --option token_memory=shown
      hantise check night_watch
      hantise check --all
      hantise check shy_monsters --renew
    """
    from hantise.checks import Plan, check

    if anew:
        from hantise.lab.renew import renew

        with faults(ValueError):
            for found in chosen(game, every):
                renewed = renew(found)
                click.echo("".join(f"{path}\n" for path in renewed.written), nl=False)
                for name in renewed.gone:
                    click.echo(say("left-out", name=name), err=True)
        return
    reports, label = [], say("checking")
    for found in chosen(game, every):
        plan = Plan(seed, played_at(found, seats), fixed(found, options), thorough)
        with progress(f"{label} {found.id}", games) as done:
            report = check(found, games=games, plan=plan, jobs=jobs, progress=done)
        reports.append(report)
        if not as_json:
            click.echo(report.text())
            if told:
                for counts in (report.told, report.reasons):
                    click.echo("".join(f"{n:8}  {said}\n" for said, n in sorted(counts.items())))
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
@click.option("--seconds", type=click.FloatRange(0.01, 3600), help="How long a run lasts: 0.4, or 10 at tables.")
@click.option(
    "--rounds", type=click.IntRange(1, 100), help="How many runs, of which the median counts: 5, or 15 of each version."
)
@click.option(
    "--against", metavar="VERSION", help="Compare with another version pair by pair: a checkout's folder, a git revision."
)
@click.option("--search", "searches", is_flag=True, help="Measure searches instead: simulations of connect four a second.")
@click.option("--table", "at_tables", is_flag=True, help="Measure the table server instead: people at many tables.")
@click.option("--tables", default=50, show_default=True, type=click.IntRange(1, 10_000), help="How many tables.")
@click.option(
    "--game", "games", metavar="GAME", multiple=True, help="At these games; said again, in turn. By default all five."
)
@click.option("--viewers", default=3, show_default=True, type=click.IntRange(1, 5), help="Who look on, at each table.")
@click.option(
    "--pace",
    default=0.0,
    show_default=True,
    type=click.FloatRange(0, 600),
    metavar="SECONDS",
    help="From pick to pick at a table, about; 0: each as soon as the last is told.",
)
@click.option("--compression/--no-compression", default=True, show_default=True, help="Of messages, as browsers ask for.")
@click.option("--json", "as_json", is_flag=True, help="The figures, for a program.")
@lang_option
def bench_command(
    seconds: float | None,
    rounds: int | None,
    against: str | None,
    searches: bool,
    at_tables: bool,
    tables: int,
    games: tuple[str, ...],
    viewers: int,
    pace: float,
    compression: bool,
    as_json: bool,
) -> None:
    """Measure the speed of the engine on this machine: random play with each game, and with the peers that are installed.
    With --against: whether another version is slower or faster by more than noise. With --search: bots that search, ours and
    others'. With --table: the table server; it is
    started with an empty folder, people play over its own protocol, and every pick is on disk before it is told.

    \b
    Example:
      hantise bench
      hantise bench --json > mine.json
      hantise bench --against v1.0 --game mac_gregor
      hantise bench --search
      hantise bench --table --tables 200
      hantise bench --table --tables 1000 --pace 5 --game evil_corp
    """
    if at_tables:
        bench_tables(tables, games, viewers, pace, compression, seconds or 10.0, as_json)
        return
    if against is not None:
        bench_versions(against, games, seconds or 0.4, rounds or 15, as_json)
        return
    if searches:
        bench_searches(seconds or 0.4, rounds or 5, as_json)
        return
    from hantise.lab.bench import bench, runs

    rounds = rounds or 5
    with progress(say("measuring"), runs(rounds)) as done:
        results = bench(seconds or 0.4, rounds, done)
    if as_json:
        echo_json(results.to_dict())
        return
    heads = ("game", "engine", "us", "moves", "copy", "copy-moves", "world", "spread", "aim")
    rows = [[say(f"head-{name}") for name in heads]]
    for r in results.rows:
        facts = r.to_dict()
        cells = [f"{facts[n]:.2f}" if facts[n] is not None else "-" for n in ("decision", "moves", "copy", "copies", "world")]
        rows.append([r.game, r.engine, *cells, f"{100 * r.spread:.0f}%", r.aim or "-"])
    click.echo("\n".join(columns(rows)))
    click.echo()
    click.echo("  ".join(f"{name} {value}" for name, value in results.machine.items() if value is not None))


def bench_versions(other: str, games: Sequence[str], seconds: float, rounds: int, as_json: bool) -> None:
    """This version beside another. Raises Bad."""
    from hantise.lab.versus import NoVersion, plan, version, versus

    ids = [find_game(name).id for name in games]
    try:
        with version(other) as there, progress(say("measuring"), rounds * len(plan(there, ids))) as done:
            pairs = versus(there, ids, seconds, rounds, done)
    except NoVersion:
        raise bad("no-version", version=other) from None
    if as_json:
        echo_json([{**vars(p), "told": p.told} for p in pairs])
        return
    rows = [[say(f"head-{name}") for name in ("game", "engine", "ours", "theirs", "ratio", "verdict")]]
    for p in pairs:
        told = say(f"versus-{p.told}", low=f"{p.low:.3f}", high=f"{p.high:.3f}")
        rows.append([p.game, p.engine, f"{p.ours:.2f}", f"{p.theirs:.2f}", f"{p.ratio:.3f}", told])
    click.echo("\n".join(columns(rows)))


def bench_searches(seconds: float, rounds: int, as_json: bool) -> None:
    """The figures of searches."""
    from hantise.lab.search_bench import plan, search_bench

    with progress(say("measuring"), rounds * len(plan())) as done:
        found = search_bench(seconds, rounds, done)
    if as_json:
        echo_json([vars(row) for row in found])
        return
    rows = [[say(f"head-{name}") for name in ("search", "per-second", "simulation", "spread")]]
    rows += [[r.engine, f"{r.per_second:,.0f}", f"{r.simulation:.1f}", f"{100 * r.spread:.0f}%"] for r in found]
    click.echo("\n".join(columns(rows)))


def bench_tables(
    tables: int, games: Sequence[str], viewers: int, pace: float, compression: bool, seconds: float, as_json: bool
) -> None:
    """The figures of the table server. Raises Bad."""
    from hantise.lab.table_bench import BenchError, spares, table_bench

    ids = [find_game(name).id for name in games]
    with faults(ValueError, BenchError), progress(say("measuring"), tables + spares(tables, pace)) as done:
        told = table_bench(tables, ids, viewers, pace, compression, seconds, done=done).to_dict()
    if as_json:
        echo_json(told)
        return

    def number(value: float | None, form: str = ".0f") -> str:
        return "-" if value is None else format(value, form)

    picker, others = (" / ".join(number(t, ".1f") for t in told[name]) for name in ("to_picker_ms", "to_others_ms"))
    memory = " / ".join(number(m) for m in told["memory_kb"] or (None, None))
    rows = [
        [say("table-picks"), number(told["picks_per_second"])],
        [say("table-cpu"), number(told["cpu_ms"], ".2f")],
        [say("table-driver"), number(told["driver_cpu_ms"], ".2f")],
        [say("table-picker"), picker],
        [say("table-others"), others],
        [say("table-memory"), memory],
    ]
    click.echo("\n".join(columns(rows)))
    click.echo()
    rows = [[say("head-game"), say("head-message"), say("head-message-gzip"), say("head-page"), say("head-page-gzip")]]
    for game, sizes in told["messages"].items():
        rows.append([game, *(number(sizes[name]) for name in ("message", "message_gzip", "page", "page_gzip"))])
    click.echo("\n".join(columns(rows)))
