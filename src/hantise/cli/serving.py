"""The command that opens the table in a browser."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from hantise.core.registry import OWN
from hantise.core.registry import games as installed

from .common import Bad, bad, faults, lang_option, language
from .games import components_option, find_game, path_of


def data_folder() -> Path:
    """Where tables are kept if nothing is said: the place of the system for a program's data."""
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        home = str(Path.home() / "Library" / "Application Support")
    else:
        home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "hantise"


def welcome(bots: tuple[str, ...]) -> None:
    """The bots that visitors may ask for besides ours. Raises Bad on one that there is not."""
    from hantise.table.strengths import invite

    for text in bots:
        name, equals, spec = text.partition("=")
        if not equals:
            raise bad("bot-form", text=text)
        with faults(ValueError):
            invite(name.strip(), spec.strip())


def bring(games: tuple[str, ...]) -> None:
    """Games of one's own, for this process and those that it starts. Raises Bad on what is no path of a game."""
    paths = []
    for name in games:
        path = path_of(name)
        if not path.endswith(".py"):
            raise bad("serve-path", given=name)
        find_game(name)
        paths.append(path)
    if paths:
        os.environ[OWN] = os.pathsep.join(paths)
        installed.cache_clear()


@click.command("serve")
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 opens the table to your network.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0: any that is free.")
@click.option("--folder", metavar="DIR", help="Where tables are kept; by default your folder for data of programs.")
@click.option("--open/--no-open", "open_", default=False, help="Open a browser on the table.")
@click.option(
    "--think",
    default=0.2,
    show_default=True,
    type=click.FloatRange(0.01, 10.0),
    metavar="SECONDS",
    help="A bot thinks so long at most.",
)
@click.option(
    "--bot",
    "bots",
    metavar="NAME=BOT",
    multiple=True,
    help="A bot of your own for the tables, under the name that visitors read; may be said again.",
)
@click.option(
    "--webhooks",
    default="no",
    show_default=True,
    type=click.Choice(["no", "public", "any"]),
    help="May people have notices sent to addresses of their own? any: also in your network.",
)
@components_option
@lang_option
def serve_command(
    games: tuple[str, ...],
    host: str,
    port: int,
    folder: str | None,
    open_: bool,
    think: float,
    bots: tuple[str, ...],
    webhooks: str,
) -> None:
    """Open the table: a web page for people near and far, with bots for the seats that are free.

    All installed games are there; GAME is the folder, or the Python file, of one of your own besides.

    \b
    Example:
      hantise serve --open
      hantise serve --host 0.0.0.0 --port 8080 --folder tables --lang fr
      hantise serve --bot Dracula=mine.py:Dracula --bot "Mina=program:node mina.js"
      hantise serve night_watch --open
    """
    bring(games)
    welcome(bots)
    where = Path(folder) if folder is not None else data_folder()
    try:
        where.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise bad("cannot-write", file=str(where), why=e.strerror or str(e)) from None
    if not os.access(where, os.W_OK | os.X_OK):
        raise bad("cannot-write", file=str(where), why=os.strerror(13))
    try:
        from hantise.server.serve import ServeError, run
    except ModuleNotFoundError as e:
        if e.name is None or e.name.startswith("hantise"):
            raise
        raise bad("no-table", module=e.name) from None
    try:
        run(host, port, where, open_, language(), think, webhooks)
    except ServeError as e:
        raise Bad(str(e)) from None
