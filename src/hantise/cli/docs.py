"""The command that writes the documentation as static files."""

from __future__ import annotations

from pathlib import Path

import click

from .common import bad, lang_option, language, say


@click.command("docs")
@click.option("--out", default="docs-site", show_default=True, metavar="FOLDER", help="Write the files there.")
@lang_option
def docs_command(out: str) -> None:
    """Write the documentation as a folder of static files, for any web server; a table server has it at /docs.

    \b
    Example:
      hantise docs
      hantise docs --out /srv/www/hantise --lang fr
    """
    from hantise.docs.files import write

    folder = Path(out)
    try:
        n = write(folder, language())
    except OSError as e:
        raise bad("cannot-write", file=str(folder), why=e.strerror or str(e)) from None
    click.echo(say("docs-written", n=n, folder=str(folder)))
