"""The commands that weigh a game: compare, balance."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from hantise import components
from hantise.core.data import OWN
from hantise.core.game import Game

from .common import bad, columns, echo_json, faults, lang_option, language, may_write, progress, say, write_file
from .games import components_option, find_game, path_of, settings
from .running import GAMES, jobs_option, role_text

MEASURES = {"won": "measure-won", "ended": "measure-ended", "asked": "measure-asked", "decisions": "measure-decisions"}
NUMBERED = {"seat": "measure-seat", "team": "measure-team"}


@click.command("compare")
@click.argument("things", nargs=-1, required=True, metavar="[GAME] [A.toml] [B.toml]")
@click.option("--option", "options", metavar="K=V", multiple=True, help="A table option; said twice with two values, these.")
@click.option(
    "--seats", "seats", metavar="A,B,...", multiple=True, help="A bot for each seat, greedy if nothing is said; twice: both."
)
@click.option("--games", default=400, show_default=True, type=GAMES, help="How many games of each.")
@click.option("--seed", default=0, show_default=True, type=click.IntRange(min=0), help="Of the first game.")
@jobs_option
@click.option("--json", "as_json", is_flag=True, help="The results, for a program.")
@lang_option
def compare_command(
    things: tuple[str, ...],
    options: tuple[str, ...],
    seats: tuple[str, ...],
    games: int,
    seed: int,
    jobs: int,
    as_json: bool,
) -> None:
    """Compare two components files of a game, two values of an option, or two tables of bots: from the same seeds, by the
    differences pair by pair, with intervals of 95 %, and in a sentence whether they are more than noise.

    One components file is compared with the game's own numbers.

    \b
    Example:
      hantise compare mine.toml theirs.toml --games 1000 --jobs 2
      hantise compare shy_monsters --option peeks=2,1,0 --option peeks=3,2,1
      hantise compare mac_gregor --seats greedy,greedy --seats greedy,random
    """
    from hantise.lab.compare import Side, compare

    files = [thing for thing in things if thing.endswith(".toml")]
    name = game_named([thing for thing in things if thing not in files], files)
    found = find_game(name)
    common, both = two_values(found, options)
    if sum((bool(files), bool(both), len(seats) > 1)) != 1 or len(files) > 2 or len(seats) > 2:
        raise bad("compare-what")
    tables = [tuple(b.strip() for b in s.split(",")) for s in seats] or [("greedy",) * found.seats[0]]
    sides = [Side("", table, settings(found, common)) for table in tables * (2 // len(tables))]
    if files:
        env = [{OWN: ""}] * (2 - len(files)) + [{OWN: owners(name, file)} for file in files]
        named = [say("own-numbers")] * (2 - len(files)) + files
        sides = [Side(n, side.seats, side.options, e) for n, side, e in zip(named, sides, env, strict=True)]
    elif both:
        sides = [Side(text, side.seats, settings(found, (*common, text))) for text, side in zip(both, sides, strict=True)]
    else:
        sides = [Side(",".join(side.seats), side.seats, side.options) for side in sides]
    with faults(ValueError, LookupError, RuntimeError), progress(say("simulating"), 2 * games) as done:
        told = compare(path_of(name), sides[0], sides[1], games, seed, jobs, done)
    if as_json:
        echo_json(told | {"game": found.id, "version": found.version})
    else:
        tell_comparison(found, told)


def game_named(names: list[str], files: list[str]) -> str:
    """Which game it is about. Raises Bad where that is not clear."""
    with faults(ValueError):
        ids = [components.game_of(components.read(Path(file))) for file in files]
    if len(set(ids)) > 1:
        raise bad("compare-games", one=ids[0], two=ids[1])
    if len(names) > 1 or not (names or ids):
        raise bad("compare-what")
    return names[0] if names else ids[0]


def two_values(game: Game, options: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The options that both sides have, and the one that was said twice, () where none was. Raises Bad."""
    names = [text.partition("=")[0].strip() for text in options]
    twice = {name for name in names if names.count(name) > 1}
    settings(game, options)
    if len(twice) > 1 or any(names.count(name) > 2 for name in twice):
        raise bad("compare-what")
    common = tuple(text for text, name in zip(options, names, strict=True) if name not in twice)
    return common, tuple(text for text, name in zip(options, names, strict=True) if name in twice)


def owners(name: str, file: str) -> str:
    """The whole path of a components file with which the game can be played. Raises Bad."""
    path = Path(file).resolve()
    folder = find_game(name).folder
    with faults(ValueError):
        wrong = components.faults(components.read(folder / "components.toml"), components.read(path))
    if wrong:
        raise bad("components-wrong", file=file, fault=str(wrong[0]), more=len(wrong) - 1, game=folder.name)
    if why := components.refusal(path_of(name), path):
        raise bad("refused-by-game", file=file, why=why)
    return str(path)


def tell_comparison(game: Game, told: dict[str, Any]) -> None:
    """The comparison for people."""
    for letter, side, (low, middle, high) in zip("AB", told["sides"], told["length"], strict=True):
        click.echo(
            say("compare-side", letter=letter, name=side["name"], low=f"{low:.0f}", middle=f"{middle:.0f}", high=f"{high:.0f}")
        )
    click.echo(say("compare-head", games=told["games"], first=told["seed"], last=told["seed"] + told["games"] - 1))
    click.echo()
    rows = [[say("head-measure"), "A", "B", "B − A", "95 %", ""]]
    for line in told["measures"]:
        form, each = (
            (lambda x: f"{100 * x:.1f}%", lambda x: f"{100 * x:+.1f}")
            if line["share"]
            else (lambda x: f"{x:.1f}", lambda x: f"{x:+.1f}")
        )
        cells = [form(line["one"]), form(line["two"]), each(line["difference"]), f"{each(line['low'])} – {each(line['high'])}"]
        rows.append([measure_text(game, line), *cells, say("not-noise") if line["more_than_noise"] else ""])
    click.echo("\n".join(columns(rows)))
    click.echo()
    for sentence in sentences(game, told):
        click.echo(sentence)


def measure_text(game: Game, line: dict[str, Any]) -> str:
    """What a line is about."""
    kind, _, number = line["of"].partition(" ")
    whose = line["of"]
    if kind in ("seat", "team"):
        role = game.roles[int(number) - 1] if kind == "seat" and int(number) <= len(game.roles) else ""
        whose = role_text(game, role) if role else say(NUMBERED[kind], number=number)
    return say(MEASURES[line["what"]], whose=whose) if line["what"] in MEASURES else str(line["what"])


def sentences(game: Game, told: dict[str, Any]) -> list[str]:
    """In plain words: what is more than noise, or how much would have been."""
    sure = [line for line in told["measures"] if line["more_than_noise"]]
    out = []
    for line in sure:
        scale, digits = (100, 1) if line["share"] else (1, 1)
        amount, low, high = (f"{scale * x:+.{digits}f}" for x in (line["difference"], line["low"], line["high"]))
        key = "compare-points" if line["share"] else "compare-number"
        out.append(say(key, what=measure_text(game, line), amount=amount, low=low, high=high))
    if not sure:
        widest = max((line["high"] - line["low"]) / 2 for line in told["measures"] if line["what"] == "won")
        out.append(say("compare-noise", games=told["games"], points=f"{100 * widest:.1f}"))
    elif len(sure) < len(told["measures"]):
        out.append(say("compare-rest"))
    return out


@click.command("balance")
@click.argument("game")
@click.option("--out", metavar="FILE", help="Where the page goes; by default balance-GAME.html, here.")
@click.option("--seats", type=click.IntRange(min=1), multiple=True, help="At that many seats only; may be said again.")
@click.option("--bot", default="greedy", show_default=True, help="Who plays in all seats.")
@click.option("--games", default=1000, show_default=True, type=GAMES, help="How many games at each number of seats.")
@click.option("--seed", default=0, show_default=True, type=click.IntRange(min=0), help="Of the first game.")
@jobs_option
@click.option("--option", "options", metavar="K=V", multiple=True, help="A table option; may be said again.")
@click.option("--json", "as_json", is_flag=True, help="The figures for a program, and no page.")
@components_option
@lang_option
def balance_command(
    game: str,
    out: str | None,
    seats: tuple[int, ...],
    bot: str,
    games: int,
    seed: int,
    jobs: int,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Weigh GAME (its id, or the path of one of your own): one page, for any browser and without a network, with wins by seat
    and faction, length, what each person decides and waits for, comebacks, ways to win, cards, tiles and powers, and the rules
    that never came into play.

    \b
    Example:
      hantise balance horror_attack --games 2000 --jobs all
      hantise balance mac_gregor --seats 4 --option treasures_to_win=6 --out short.html --lang fr
    """
    if not as_json and find_spec("matplotlib") is None:
        raise bad("no-matplotlib")
    from hantise.lab.balance import balance, page

    found = find_game(game)
    chosen, file = settings(found, options), Path(out if out is not None else f"balance-{found.id}.html")
    at = seats or found.seats
    if not as_json:
        may_write(file)
    with faults(ValueError, LookupError, RuntimeError), progress(say("simulating"), games * len(at)) as done:
        told = balance(path_of(game), at, bot, games, seed, chosen, jobs, done)
    if as_json:
        echo_json(told)
        return
    words = [f"--games {games}", *[f"--seats {n}" for n in seats], *[f"--option {text}" for text in options]]
    words += [f"--bot {bot}"] * (bot != "greedy") + [f"--seed {seed}"] * (seed > 0)
    write_file(file, page(found, told, language(), f"hantise balance {game} {' '.join(words)}"))
    click.echo(say("balance-written", file=str(file)))
