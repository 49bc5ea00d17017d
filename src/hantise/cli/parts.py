"""The command about the numbers of the box: show, export, verify."""

from __future__ import annotations

from pathlib import Path

import click

from hantise import components
from hantise.core.data import FILE, digest

from .common import bad, echo_json, faults, lang_option, language, may_create, say, write_file
from .games import folder_of, path_of


@click.command("components")
@click.argument("game")
@click.option("--export", "export", metavar="FILE", help="Write the game's own file there, with its comments, to be changed.")
@click.option("--verify", "verify", metavar="FILE", help="Hold your file against the game's own.")
@click.option("--json", "as_json", is_flag=True, help="The data, or with --verify the differences, for a program.")
@lang_option
def components_command(game: str, export: str | None, verify: str | None, as_json: bool) -> None:
    """Show, export or verify the numbers of a game: tiles, cards, floors, options.

    Whoever owns the box may replace any number: export the file, change it, verify it, and give it to the other
    commands with --components, or to all of them in the environment variable HANTISE_COMPONENTS.

    \b
    Example:
      hantise components shy_monsters --export my.toml
      hantise components shy_monsters --verify my.toml
      hantise play shy_monsters --components my.toml
    """
    path = own_file(game)
    if export is not None and verify is not None:
        raise bad("export-or-verify")
    if export is not None:
        may_create(Path(export))
        write_file(Path(export), path.read_text(encoding="utf-8"))
        click.echo(say("exported", file=export))
    elif verify is not None:
        hold_against(path_of(game), path, Path(verify), as_json)
    elif as_json:
        echo_json(components.read(path))
    else:
        click.echo(path.read_text(encoding="utf-8"), nl=False)


def own_file(game: str) -> Path:
    """The game's own file. Raises Bad where there is no such game, or where it has none."""
    folder = folder_of(path_of(game))
    if folder is None or not folder.is_dir():
        from hantise.core.registry import game as registered

        with faults(LookupError):
            registered(game)
        raise bad("no-components", game=game)
    if not (folder / FILE).is_file():
        raise bad("no-components", game=game)
    return folder / FILE


def hold_against(game: str, path: Path, theirs: Path, as_json: bool) -> None:
    """Say how the owner's file differs. Raises Bad, which is exit code 2, where that game cannot be played with it."""
    with faults(ValueError):
        own, data = components.read(path), components.read(theirs)
    here, there = components.game_of(own), components.game_of(data)
    if here != there:
        raise bad("components-of-another", file=str(theirs), theirs=there, game=here)
    found = components.differences(own, data)
    wrong = [d for d in found if d.fault]
    why = components.refusal(game, theirs, language()) if found and not wrong else ""
    if as_json:
        rows = [{"kind": d.kind, "at": d.at, "own": d.own, "theirs": d.theirs, "fault": d.fault} for d in found]
        echo_json({"game": here, "digest": digest(data), "differences": rows, "refusal": why})
    else:
        for d in found:
            click.echo(say(f"difference-{d.kind}", **d.words()))
        if not wrong and not why:
            click.echo(say("verified", differences=sum(d.kind == "differs" for d in found)))
    if why:
        raise bad("refused-by-game", file=str(theirs), why=why)
    if wrong:
        raise bad("not-playable", file=str(theirs), faults=len(wrong))
