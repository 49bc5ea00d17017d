"""The command that prints what stands where in a tensor of a game."""

from __future__ import annotations

import json
from pathlib import Path

import click

from hantise.core.layout import FILE, layout
from hantise.core.observed import observe
from hantise.texts import variables

from .actions import numbers
from .common import columns, echo_json, faults, lang_option, progress, say, write_file
from .games import find_game


@click.command("layout")
@click.argument("game")
@click.option("--seats", type=click.IntRange(min=1), help="For so many seats; the least that the game has.")
@click.option("--json", "as_json", is_flag=True, help="The same for a program.")
@click.option("--renew", is_flag=True, help="Write it anew, for all numbers of seats, from games played at random.")
@lang_option
def layout_command(game: str, seats: int | None, as_json: bool, renew: bool) -> None:
    """Print what stands where in a tensor of GAME: what one seat sees, as numbers, for learners.

    The places stay within a version of the rules. A tensor is made from what the seat sees, and from nothing else.

    \b
    Example:
      hantise layout shy_monsters
      hantise layout mac_gregor --seats 4 --json
    """
    found = find_game(game)
    if renew:
        with progress(say("simulating"), len(found.seats)) as done:
            texts = found.folder / "locale" / "en.ftl"
            said = variables(texts) if texts.exists() else {}
            questions = [key.removeprefix("ask-") for key in said if key.startswith("ask-")]
            told = {}
            for n in found.seats:
                told[str(n)] = observe(found, n, questions=questions)
                done(len(told))
        lines = ",\n".join(f" {json.dumps(n)}: {json.dumps(shape, ensure_ascii=False)}" for n, shape in told.items())
        write_file(Path(found.folder / FILE), f'{{"version": {found.version}, "seats": {{\n{lines}\n}}}}\n')
        return
    n = found.seats[0] if seats is None else seats
    with faults(ValueError):
        found.check(n)
        of = layout(found, n)
    if as_json:
        rows = [{"first": r.first, "last": r.last, "what": r.what, "holds": r.holds} for r in of.rows()]
        echo_json({"game": found.id, "version": found.version, "seats": n, "size": of.size, "rows": rows})
        return
    head = [say("head-cells"), say("head-what"), say("head-holds")]
    table = [[numbers(r.first, r.last) if r.last >= r.first else "-", r.what, r.holds] for r in of.rows()]
    click.echo("\n".join(columns([head, *table])))
    click.echo(say("layout-size", n=of.size, version=found.version))
