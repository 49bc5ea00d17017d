"""The command that begins a game of your own."""

from __future__ import annotations

from pathlib import Path

import click

from .common import bad, faults, lang_option, say


@click.command("new-game")
@click.argument("name")
@click.option("--folder", metavar="DIR", help="Where it goes; by default a new folder of that name, here.")
@lang_option
def new_game_command(name: str, folder: str | None) -> None:
    """Begin a game of your own: a folder with a small whole game in it, which passes the checks as it is.

    NAME is its id: small letters, digits and _. Nothing is overwritten.

    \b
    Example:
      hantise new-game night_watch
      hantise check night_watch
      hantise serve night_watch --open
    """
    from hantise.lab.scaffold import scaffold

    where = Path(folder) if folder is not None else Path(name)
    with faults(ValueError):
        try:
            files = scaffold(name, where)
        except OSError as e:
            raise bad("cannot-write", file=str(where), why=e.strerror or str(e)) from None
    for file in files:
        click.echo(str(where / file))
    click.echo(say("begun", path=str(where)))
