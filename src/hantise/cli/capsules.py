"""The command that opens a fault capsule: what somebody met who said at a table that something is wrong."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import click

from hantise.core.fault import Fault
from hantise.core.record import Record, RecordError
from hantise.table.capsule import Capsule, read

from .common import Bad, bad, echo_json, fault, lang_option, language, may_write, say, write_file
from .games import texts_of
from .playing import board, read_text


@click.command("capsule")
@click.argument("file")
@click.option("--record", "record", metavar="FILE", help="Write the record that it holds there.")
@click.option("--open", "open_", is_flag=True, help="Open a table that goes on from its record.")
@click.option("--port", default=0, show_default=True, type=click.IntRange(0, 65535), help="For --open; 0: any that is free.")
@click.option("--json", "as_json", is_flag=True, help="What was found, for a program.")
@lang_option
def capsule_command(file: str, record: str | None, open_: bool, port: int, as_json: bool) -> None:
    """Open a fault capsule, the file that 'Something is wrong here' makes at a table: say what it holds, replay its record, and
    hold the position against the one that was shown.

    \b
    Example:
      hantise capsule mac_gregor-k3v9.capsule.json
      hantise capsule mac_gregor-k3v9.capsule.json --record game.rec
      hantise capsule evil_corp-p2x7.capsule.json --open
    """
    try:
        capsule = read(read_text(file))
    except (Fault, LookupError) as e:
        raise bad("record", file=file, why=fault(e)) from None
    if record is not None:
        may_write(Path(record))
        write_file(Path(record), capsule.record)
    played, why, same = replayed(capsule)
    if as_json:
        known = {name: capsule.plain[name] for name in ("versions", "seat", "position", "words", "status")}
        echo_json(known | {"replayed": played is not None, "why": why, "same": same, "messages": len(lately(capsule))})
    else:
        tell(capsule, why, same)
    if open_:
        go_on(file, played, why, capsule.seat, port)


def replayed(capsule: Capsule) -> tuple[Record | None, str, bool]:
    """Its record, where it can be replayed; else why not; and whether it leads to the position that was shown."""
    try:
        record = Record.read(capsule.record, capsule.game)
        state = record.replay()
    except RecordError as e:
        return None, fault(e), False
    return record, "", capsule.game.view(state, capsule.seat).to_json() == capsule.view.to_json()


def lately(capsule: Capsule) -> list[dict[str, Any]]:
    """What the page said and heard lately, and what went wrong there."""
    found = capsule.plain["page"].get("lately")
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def tell(capsule: Capsule, why: str, same: bool) -> None:
    """What it holds, in words."""
    plain, texts = capsule.plain, texts_of(capsule.game)
    versions = plain["versions"]
    click.echo(say("capsule-of", game=texts("title"), rules=str(versions["rules"]), version=str(versions["hantise"])))
    if versions["rules"] != capsule.game.version:
        click.echo(say("capsule-other-rules", rules=str(capsule.game.version)))
    who = texts.person(capsule.seat)[""] if capsule.seat >= 0 else say("capsule-onlooker")
    click.echo(say("capsule-seen", who=who, at=str(plain["position"]), status=plain["status"]))
    if plain["words"]:
        click.echo(say("capsule-words", words=" ".join(plain["words"].split())))
    click.echo(why or say("capsule-same" if same else "capsule-other"))
    click.echo()
    for text in plain["log"][-12:]:
        click.echo(f"  {text}")
    click.echo()
    click.echo(board(capsule.game, capsule.view, texts))
    click.echo()
    for choice in plain["choices"][:20]:
        click.echo(f"  {choice.get('text', '')}")
    for one in lately(capsule)[-15:]:
        click.echo(f"{one.get('ms', '?'):>9} ms  {one.get('way', '')}  {str(one.get('text', ''))[:110]}")


def go_on(file: str, record: Record | None, why: str, seat: int, port: int) -> None:
    """Open a table there. Raises Bad where the record cannot be replayed."""
    if record is None:
        raise bad("record", file=file, why=why)
    try:
        from hantise.server.reopened import reopened
        from hantise.server.serve import ServeError, run
    except ModuleNotFoundError as e:
        if e.name is None or e.name.startswith("hantise"):
            raise
        raise bad("no-table", module=e.name) from None
    with tempfile.TemporaryDirectory(prefix="hantise-") as folder:
        path = reopened(Path(folder), record, seat)
        try:
            run("127.0.0.1", port, Path(folder), True, language(), path=path)
        except ServeError as e:
            raise Bad(str(e)) from None
