"""The command that prints a game's box."""

from __future__ import annotations

from pathlib import Path

import click

from .common import bad, faults, lang_option, language, may_write, say, whole_path
from .games import components_option, find_game

PAPERS = ("a4", "letter")


@click.command("print")
@click.argument("game")
@click.option("--out", metavar="FILE", help="Write the PDF there; by default GAME.LANG.pdf, here.")
@click.option("--paper", type=click.Choice(PAPERS), default=PAPERS[0], show_default=True, help="The paper in the printer.")
@components_option
@lang_option
def print_command(game: str, out: str | None, paper: str) -> None:
    """Make a PDF of a game's box, to print, cut and play: board, cards, tiles, pawns, signs, and how to play.

    Everything is drawn as at the table and in its true size. Sheets are printed on both sides: fronts and backs meet. The
    first page says what to print, on what and how to cut it.

    \b
    Example:
      hantise print shy_monsters
      hantise print mac_gregor --lang fr --paper letter --out ghost.pdf
    """
    try:
        from hantise.printing.book import book
        from hantise.printing.pdf import pdf
    except ModuleNotFoundError as e:
        if e.name is None or e.name.startswith("hantise"):
            raise
        raise bad("no-print", module=e.name) from None
    found = find_game(game)
    path = Path(out or f"{found.id}.{language()}.pdf")
    may_write(path)
    with faults(LookupError, ValueError):
        made = book(found, language(), paper)
    with whole_path(path) as place:
        place.write_bytes(pdf(made))
    click.echo(say("printed", file=str(path), sheets=len(made["sheets"]), pieces=sum(g["count"] for g in made["groups"])))
