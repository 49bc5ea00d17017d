"""The commands. `hantise` alone opens the table in a browser."""

from __future__ import annotations

from importlib.metadata import version

import click

from hantise import ENGINE

from .actions import actions_command
from .capsules import capsule_command
from .checking import bench_command, check_command, perft_command
from .common import Commands, lang_option, say
from .docs import docs_command
from .games import games_command
from .layouts import layout_command
from .newgame import new_game_command
from .parts import components_command
from .playing import play_command, replay_command
from .printing import print_command
from .running import arena_command, simulate_command
from .serving import serve_command
from .weighing import balance_command, compare_command


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(f"{version('hantise')} ({ENGINE})", prog_name="hantise", message="%(prog)s %(version)s")
@lang_option
@click.pass_context
def main(ctx: click.Context) -> None:
    """Hantise, the open home of five haunted board games: play them, watch bots play them, study them.

    Without a command: opens the table in a browser, as hantise serve --open does.

    \b
    Example:
      hantise
      hantise play shy_monsters --seats human,greedy
    """
    if ENGINE.why:
        click.echo(f"hantise: {say('engine-' + ENGINE.why)}", err=True)
    if ctx.invoked_subcommand is None:
        ctx.invoke(serve_command, open_=True)


for command in (
    serve_command,
    games_command,
    actions_command,
    layout_command,
    play_command,
    replay_command,
    capsule_command,
    simulate_command,
    arena_command,
    compare_command,
    balance_command,
    check_command,
    perft_command,
    bench_command,
    components_command,
    print_command,
    docs_command,
    new_game_command,
):
    main.add_command(command)

__all__ = ["main"]
