"""The commands that let bots play: simulate, arena."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from hantise.core.game import Game, as_text

from .common import JOBS, F, bad, columns, echo_json, faults, lang_option, may_write, progress, say
from .games import components_option, find_game, path_of, settings, texts_of

if TYPE_CHECKING:
    from hantise.lab.cluster import Cluster
    from hantise.lab.runs import Run

GAMES = click.IntRange(min=1)


jobs_option = click.option(
    "--jobs", default="1", show_default=True, type=JOBS, help="How many processes share the work; all: one for each processor."
)


def lab_options(command: F) -> F:
    """What simulate and arena have in common."""
    for option in reversed(
        [
            click.option("--games", default=100, show_default=True, type=GAMES, help="How many games."),
            click.option("--seed", default=0, show_default=True, type=click.IntRange(min=0), help="Of the first game."),
            jobs_option,
            click.option("--option", "options", metavar="K=V", multiple=True, help="A table option; may be said again."),
            click.option("--json", "as_json", is_flag=True, help="The results, for a program."),
        ]
    ):
        command = option(command)
    return components_option(lang_option(command))


@click.command("simulate")
@click.argument("game")
@click.option("--seats", metavar="A,B,...", help="A bot for each seat; random if nothing is said.")
@click.option("--swap", is_flag=True, help="Play each game once for every way to turn the bots round the table.")
@click.option("--records", is_flag=True, help="Keep the record of each game in its row of --out.")
@click.option("--out", "out", metavar="FILE", help="Write a row a game there: .jsonl, .csv, or .parquet (needs pyarrow).")
@click.option("--decisions", "decisions", metavar="FILE", help="Beside --out: write a row a decision there.")
@click.option("--times/--no-times", default=True, show_default=True, help="How long bots took, in the rows of --out.")
@click.option(
    "--resume", is_flag=True, help="Go on with the run of --out that was broken off; from the beginning if there is none."
)
@click.option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster in place of --jobs: its scheduler, tcp://host:8786.")
@lab_options
def simulate_command(
    game: str,
    seats: str | None,
    swap: bool,
    records: bool,
    out: str | None,
    decisions: str | None,
    times: bool,
    resume: bool,
    cluster: str | None,
    games: int,
    seed: int,
    jobs: int,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let bots play many games of GAME, and count the results by seat. The same seed gives the same games.

    Ctrl-C ends it: what was played until then is counted, and the files are whole up to there. The same command with --resume
    goes on, also after the process was killed: not a game is lost or doubled.

    Bots: random, greedy, ismcts, ismcts:200ms, ismcts:500it; your own: mine.py:Mine, package.module:Mine, program:COMMAND.

    \b
    Example:
      hantise simulate shy_monsters --games 1000 --seats greedy,random --jobs 2
      hantise simulate shy_monsters --games 50 --seats greedy,greedy --out games.jsonl --records
      hantise simulate mac_gregor --games 100000 --jobs all --out games.csv --decisions picks.csv --resume
      hantise simulate shy_monsters --games 50 --seats "mine.py:Mine,program:node mine.js"
      hantise simulate mac_gregor --games 100000 --cluster tcp://10.0.0.1:8786 --out games.parquet --resume
    """
    from hantise.lab.runs import Run, whole
    from hantise.lab.simulate import Tally, plan, stream

    found = find_game(game)
    chosen = settings(found, options)
    files = rows_files(out, decisions, resume)
    if cluster is not None and find_spec("distributed") is None:
        raise bad("no-distributed")
    bots = [s.strip() for s in seats.split(",")] if seats is not None else ["random"] * found.seats[0]
    with faults(ValueError, LookupError):
        tasks = plan(path_of(game), bots, games, seed, chosen, swap, records, bool(decisions))
    tally, stopped = Tally(), False
    with faults(ValueError, LookupError, RuntimeError), ExitStack() as stack:
        run = stack.enter_context(Run(tasks, files[0], files[1], times)) if files else None
        for row in there(run, resume):
            tally.add(row)
        ahead = tasks.after(tally.games)
        others = stack.enter_context(cluster_at(cluster)) if cluster is not None and len(ahead) else None
        done = stack.enter_context(progress(say("simulating"), len(tasks), tally.games))
        try:
            for row in stream(ahead, jobs, lambda n: done(len(tasks) - len(ahead) + n), others=others):
                with whole():
                    if run is not None:
                        run.write(row)
                    tally.add(row)
        except KeyboardInterrupt:
            stopped = True
        if not tally.games:  # no game was over: what was in the file before stays there
            raise KeyboardInterrupt
        if run is not None:
            run.finish()
    if stopped:
        click.echo(say("simulation-stopped", done=tally.games, games=len(tasks)), err=True)
    if as_json:
        echo_json(setup(found, bots, seed, chosen) | tally.summary())
    else:
        tell_summary(found, tally.summary())
    if stopped:
        raise KeyboardInterrupt


def cluster_at(address: str) -> Cluster:
    """The workers that play in place of processes of this machine. Raises ValueError where there are none."""
    from hantise.lab.cluster import Cluster

    return Cluster(address)


def there(run: Run | None, resume: bool) -> Iterable[dict[str, Any]]:
    """The rows of the games that have been played already. Raises Bad where there are some and nobody asked for them."""
    if run is None:
        return ()
    if run.broken_off() and not resume:
        raise bad("broken-off", file=str(run.games), folder=str(run.folder))
    return run.go_on() if resume else ()


def rows_files(out: str | None, decisions: str | None, resume: bool) -> tuple[Path, Path | None] | None:
    """Where the rows of games go, and those of decisions. Raises Bad, before any game is played, where they cannot."""
    if out is None:
        if decisions is not None or resume:
            raise bad("no-out", option="--decisions" if decisions is not None else "--resume")
        return None
    if decisions is not None and Path(decisions).resolve() == Path(out).resolve():
        raise bad("same-file", file=out)
    return rows_file(out), rows_file(decisions) if decisions is not None else None


def rows_file(name: str) -> Path:
    """A file for rows. Raises Bad."""
    from hantise.lab.rows import KINDS

    if Path(name).suffix not in KINDS:
        raise bad("not-rows", file=name)
    if Path(name).suffix == ".parquet" and find_spec("pyarrow") is None:
        raise bad("no-pyarrow", file=name)
    may_write(Path(name))
    return Path(name)


def setup(game: Game, bots: list[str], seed: int, chosen: dict[str, Any]) -> dict[str, Any]:
    """What was simulated, as plain data."""
    written = {name: as_text(value) for name, value in chosen.items()}
    return {"game": game.id, "version": game.version, "seats": bots, "seed": seed, "options": written}


def tell_summary(game: Game, told: dict[str, Any]) -> None:
    """The summary for people."""
    click.echo(say("simulated", games=told["games"], decisions=f"{told['decisions']:.1f}"))
    if told["faults"]:
        click.echo(say("simulated-faults", faults=told["faults"]))
        for fault in told["first_faults"]:
            click.echo(f"  {fault}")
    click.echo()
    rows = [[say("head-end"), say("head-games"), "%"]]
    rows += [[end, str(n), f"{100 * n / told['games']:.1f}"] for end, n in told["ends"].items()]
    click.echo("\n".join(columns(rows)))
    click.echo()
    rows = [[say("head-seat"), say("head-bot"), *results_head()]]
    rows += [[seat_text(game, b["seat"]), b["bot"], *results(b)] for b in told["places"]]
    click.echo("\n".join(columns(rows)))
    for group in sorted({g["group"] for g in told["groups"]}):
        click.echo()
        rows = [[group.upper(), say("head-games"), say("head-wins"), "95 %", say("head-return")]]
        rows += [[g["value"] or "-", *results(g)[:-1]] for g in told["groups"] if g["group"] == group]
        click.echo("\n".join(columns(rows)))
    if 1 < len(told["bots"]) < len(told["places"]):
        click.echo()
        rows = [[say("head-bot"), *results_head()]] + [[b["bot"], *results(b)] for b in told["bots"]]
        click.echo("\n".join(columns(rows)))


def results_head() -> list[str]:
    return [say("head-games"), say("head-wins"), "95 %", say("head-return"), say("head-ms")]


def results(b: dict[str, Any]) -> list[str]:
    """How a bot did, all in all or in a seat."""
    span = f"{100 * b['low']:.1f} – {100 * b['high']:.1f}"
    return [str(b["games"]), f"{100 * b['rate']:.1f}%", span, f"{b['return']:+.3f}", f"{b['ms']:.2f}" if b["timed"] else "-"]


def seat_text(game: Game, seat: int) -> str:
    """A seat for people: its number from 1, and its role where it has one."""
    return f"{seat + 1} {role_text(game, game.roles[seat])}" if seat < len(game.roles) else str(seat + 1)


@click.command("arena")
@click.argument("game")
@click.option("--bots", required=True, metavar="A,B,...", help="Which bots meet.")
@click.option("--seats", type=click.IntRange(min=2), help="At how many seats; the least that the game has.")
@lab_options
def arena_command(
    game: str, bots: str, seats: int | None, games: int, seed: int, jobs: int, options: tuple[str, ...], as_json: bool
) -> None:
    """Let every bot meet every bot at GAME, in every role, from the same seeds: wins and ratings with their intervals.

    --games is for each pair in each seating.

    \b
    Example:
      hantise arena shy_monsters --bots random,greedy,ismcts:50it --games 200 --jobs 2
    """
    from hantise.lab.arena import arena

    found = find_game(game)
    chosen = settings(found, options)
    names = [b.strip() for b in bots.split(",")]
    with faults(ValueError, LookupError), progress(say("simulating"), games * len(names) ** 2) as done:
        told = arena(path_of(game), names, games, seed, seats, chosen, jobs, done)
    if as_json:
        echo_json(told)
    else:
        tell_arena(found, told)


def tell_arena(game: Game, told: dict[str, Any]) -> None:
    """The arena for people."""
    roles = [role_text(game, role) for role in told["table"][0]["roles"]]
    rows = [[*roles, say("head-games"), say("head-wins-of", role=roles[0]), "95 %", say("head-decisions")]]
    for r in told["table"]:
        span = f"{100 * r['low']:.1f} – {100 * r['high']:.1f}"
        rows.append([r["first"], r["second"], str(r["games"]), f"{100 * r['rate']:.1f}%", span, f"{r['decisions']:.1f}"])
    click.echo("\n".join(columns(rows)))
    click.echo()
    ms = {s["bot"]: s["ms"] for s in told["speed"]}
    rows = [[say("head-bot"), say("head-rating"), "95 %", say("head-ms")]]
    for r in told["ratings"]:
        span = f"{r['low']:+.0f} – {r['high']:+.0f}"
        rows.append([r["bot"], f"{r['rating']:+.0f}", span, f"{ms[r['bot']]:.2f}"])
    click.echo("\n".join(columns(rows)))
    if told["faults"]:
        click.echo(say("simulated-faults", faults=told["faults"]))


def role_text(game: Game, role: str) -> str:
    """The role in the reader's language, where the game has it."""
    return texts_of(game).role(game.roles.index(role)) if role in game.roles else role
