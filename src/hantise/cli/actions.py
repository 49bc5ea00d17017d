"""The command that prints the catalogue of a game's picks."""

from __future__ import annotations

from dataclasses import asdict

import click

from .common import bad, columns, echo_json, faults, lang_option, say
from .games import find_game


@click.command("actions")
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="The same for a program.")
@lang_option
def actions_command(game: str, as_json: bool) -> None:
    """Print the catalogue of all picks of GAME: each kind of deed with its range of numbers.

    The numbers never move within a version of the rules; learners and adaptors use them. The meaning of a kind is told in
    English, as the code has it.

    \b
    Example:
      hantise actions shy_monsters
      hantise actions shy_monsters --json
    """
    found = find_game(game)
    with faults(ValueError):
        kinds = found.actions.kinds
    if not kinds:
        raise bad("no-actions", game=found.id)
    if as_json:
        echo_json({"game": found.id, "version": found.version, "size": len(found.actions), "kinds": [asdict(k) for k in kinds]})
        return
    head = [say("head-actions"), say("head-decision"), say("head-deed"), say("head-notation"), say("head-meaning")]
    rows = [[numbers(k.first, k.last), k.asks, k.name, k.form, k.meaning] for k in kinds]
    click.echo("\n".join(columns([head, *rows])))
    click.echo(say("actions-size", n=len(found.actions), version=found.version))


def numbers(first: int, last: int) -> str:
    """7, or 7-12."""
    return str(first) if first == last else f"{first}-{last}"
