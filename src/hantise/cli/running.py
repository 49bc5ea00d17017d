"""The commands that let bots play: simulate, arena."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from hantise.core.game import Game, as_text

from .common import F, bad, columns, echo_json, faults, lang_option, may_write, progress, say, whole_file
from .games import components_option, find_game, path_of, settings, texts_of

GAMES = click.IntRange(min=1)


def lab_options(command: F) -> F:
    """What simulate and arena have in common."""
    for option in reversed(
        [
            click.option("--games", default=100, show_default=True, type=GAMES, help="How many games."),
            click.option("--seed", default=0, show_default=True, type=click.IntRange(min=0), help="Of the first game."),
            click.option("--jobs", default=1, show_default=True, type=GAMES, help="How many processes share the work."),
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
@click.option("--out", "out", metavar="FILE.jsonl", help="Write a line of JSON a game there.")
@lab_options
def simulate_command(
    game: str,
    seats: str | None,
    swap: bool,
    records: bool,
    out: str | None,
    games: int,
    seed: int,
    jobs: int,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let bots play many games of GAME, and count the results. The same seed gives the same games.

    Bots: random, greedy, ismcts, ismcts:200ms, ismcts:500it; your own: mine.py:Mine, package.module:Mine, program:COMMAND.

    \b
    Example:
      hantise simulate shy_monsters --games 1000 --seats greedy,random --jobs 2
      hantise simulate shy_monsters --games 50 --seats greedy,greedy --out games.jsonl --records
      hantise simulate shy_monsters --games 50 --seats "mine.py:Mine,program:node mine.js"
    """
    from hantise.lab.simulate import simulate, summary

    found = find_game(game)
    chosen = settings(found, options)
    target = jsonl(out)
    bots = [s.strip() for s in seats.split(",")] if seats is not None else ["random"] * found.seats[0]
    total = games * (len(found.teams(len(bots))) if swap else 1)
    with faults(ValueError, LookupError), progress(say("simulating"), total) as done:
        rows = simulate(path_of(game), bots, games, seed, chosen, jobs, swap, records, done)
    if target is not None:
        with whole_file(target) as file:
            for row in rows:
                file.write(json.dumps(row, ensure_ascii=False) + "\n")
    told = summary(rows)
    if as_json:
        echo_json(setup(found, bots, seed, chosen) | told)
    else:
        tell_summary(found, told)


def jsonl(out: str | None) -> Path | None:
    """Where the rows go. Raises Bad, before any game is played, where they cannot."""
    if out is None:
        return None
    if Path(out).suffix not in (".jsonl", ".json", ".ndjson", ".txt"):
        raise bad("not-jsonl", file=out)
    may_write(Path(out))
    return Path(out)


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
    rows = [[say("head-bot"), say("head-games"), say("head-wins"), say("head-return"), say("head-ms")]]
    for b in told["bots"]:
        wins = f"{100 * b['wins'] / b['games']:.1f}%"
        rows.append([b["bot"], str(b["games"]), wins, f"{b['return']:+.3f}", f"{b['ms']:.2f}"])
    click.echo("\n".join(columns(rows)))


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
