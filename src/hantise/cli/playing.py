"""The commands that play a game in the terminal and show a recorded one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from hantise.board import board
from hantise.core.frame import NOBODY
from hantise.core.game import Game, span
from hantise.core.record import Record, RecordError
from hantise.core.state import TRUE_RANDOM, mixed
from hantise.texts import heard

from .common import Bad, bad, echo_json, fault, faults, lang_option, may_create, may_write, read_text, say, write_file
from .games import components_option, find_game, sentence, settings, texts_of
from .table import HUMAN, Left, Table


@click.command("play")
@click.argument("game")
@click.option("--seats", metavar="A,B,...", help="Who sits where: human, or a bot (random, greedy, ismcts, ismcts:500ms ...).")
@click.option("--seed", type=click.IntRange(min=0), help="The same seed: the same draws, and the same bots.")
@click.option("--option", "options", metavar="K=V", multiple=True, help="A table option of the game; may be said again.")
@click.option("--record", "record", metavar="FILE", help="Keep the record of the game there, after every pick.")
@click.option("--resume", "resume", metavar="RECORD", help="Go on with a game that was saved.")
@components_option
@lang_option
def play_command(
    game: str, seats: str | None, seed: int | None, options: tuple[str, ...], record: str | None, resume: str | None
) -> None:
    """Play GAME (its id, or the path of one in the making) in the terminal, by text.

    \b
    Example:
      hantise play shy_monsters
      hantise play shy_monsters --seats greedy,human --seed 7 --lang fr
      hantise play shy_monsters --option peeks=3,2,1 --record game.rec
    """
    found = find_game(game)
    texts = texts_of(found)
    if record is not None and (resume is None or Path(record) != Path(resume)):
        may_create(Path(record))
    if resume is not None:
        state, chosen = resumed(found, resume, seed, options)
    else:
        chosen = settings(found, options)
        state = None
    sitting = seated(found, seats, state.seats if state is not None else None)
    think = thinkers(found, sitting, seed)
    if state is None:
        with faults(ValueError):
            state = found.new(len(sitting), seed, chosen)
    table = Table(found, texts, state, chosen, sitting, think, Path(record) if record is not None else None)
    try:
        table.run()
    except (Left, KeyboardInterrupt) as e:
        click.echo(say("left-kept", file=record) if record is not None else say("left"))
        if isinstance(e, KeyboardInterrupt):
            raise


def seated(game: Game, seats: str | None, there: int | None) -> list[str]:
    """Who sits where. Without a word: a person in the first seat, bots in the others. Raises Bad on a wrong number of seats."""
    if seats is None:
        return [HUMAN] + ["ismcts"] * ((there or game.seats[0]) - 1)
    given = [s.strip() for s in seats.split(",")]
    if len(given) not in game.seats or (there is not None and len(given) != there):
        raise bad("seat-count", given=len(given), game=game.id, seats=str(there) if there else span(game.seats))
    return given


def thinkers(game: Game, seats: list[str], seed: int | None) -> Callable[[int, Any], int]:
    """The bots in those seats, as one function: the pick of a seat in a state. Raises Bad on an unknown bot."""
    from hantise.bots import answer, bot

    bots = {}
    for i, name in enumerate(seats):
        if name == HUMAN:
            continue
        try:
            bots[i] = bot(name, None if seed is None else seed + i)
        except ValueError as e:
            raise bad("no-bot", why=str(e)) from None

    def think(seat: int, state: Any) -> int:
        given = answer(bots[seat], state, game)
        if given.fault:
            click.echo(say("bot-fault", bot=bots[seat].name, fault=given.fault), err=True)
        return given.pick

    return think


def resumed(game: Game, name: str, seed: int | None, options: tuple[str, ...]) -> tuple[Any, dict[str, Any]]:
    """The state at the end of a saved record, with chance going on, and its options. Raises Bad on a record that is over."""
    if options:
        raise bad("resume-options")
    record = read_record(name, game)
    with faults(RecordError):
        state = record.replay()
    if state.player == NOBODY:
        raise bad("resume-over", file=name)
    state.rng = TRUE_RANDOM if seed is None else mixed(seed)
    return state, record.options


def read_record(name: str, game: Game | None = None) -> Record:
    """A record from a file, or from stdin for -. Raises Bad, naming file and line, where it is none."""
    text = read_text(name)
    try:
        return Record.read(text, game or by_id)
    except RecordError as e:
        raise bad("record", file=name, why=fault(e)) from None


def by_id(name: str) -> Game:
    """The game that a record names. Raises LookupError, so that the reader of the record says on which line."""
    try:
        return find_game(name)
    except Bad as e:
        raise LookupError(e.format_message()) from None


@click.command("replay")
@click.argument("record")
@click.option("--game", "game", metavar="PATH", help="The Python file or folder of a game in the making.")
@click.option("--upto", type=int, help="The position after that many picks; negative: counted from the end.")
@click.option("--seat", metavar="S", help="As that seat saw it: its letter, role or number from 0; else as an onlooker.")
@click.option("--svg", metavar="FILE", help="Draw the position there.")
@click.option("--figure", metavar="NAME", help="What the game works out of a record instead, by name; with --svg drawn.")
@click.option("--json", "as_json", is_flag=True, help="The view and the log, for a program.")
@components_option
@lang_option
def replay_command(
    record: str, game: str | None, upto: int | None, seat: str | None, svg: str | None, figure: str | None, as_json: bool
) -> None:
    """Show a recorded game: its log, and the position at its end or after --upto picks.

    \b
    Example:
      hantise replay game.rec
      hantise replay game.rec --upto 12 --seat hero --svg position.svg
      hantise replay game.rec --figure suspicion --svg curve.svg
      hantise replay - --json < game.rec
    """
    read = read_record(record, find_game(game) if game is not None else None)
    who = viewer(read, seat)
    if svg is not None:
        may_write(Path(svg))
    try:
        state = read.replay(upto)
    except RecordError as e:
        raise bad("record", file=record, why=fault(e)) from None
    if figure is not None:
        last = read.picks if upto is None else upto if upto >= 0 else read.picks + upto
        show_figure(figure, read.fork(last), who, svg, as_json)
        return
    found, texts = read.game, texts_of(read.game)
    view = found.view(state, who)
    lines = [(at, sentence(texts, said, read.names)) for at, said in heard(state.events, who)]
    if svg is not None:
        from hantise import draw

        write_file(Path(svg), str(draw(view)))
    if as_json:
        at = read.picks if upto is None else upto % (read.picks + 1) if upto >= 0 else read.picks + upto
        echo_json({"picks": read.picks, "at": at, "view": view.to_dict(), "log": [{"at": n, "text": t} for n, t in lines]})
        return
    for n, text in lines:
        click.echo(f"{n:>4}  {text}")
    click.echo()
    click.echo(board(found, view, texts))
    click.echo()
    try:
        click.echo(texts.status(view, read.names))
    except LookupError:
        click.echo(" ".join(map(str, view.question)) or view.ended)


def show_figure(name: str, record: Record, who: int, svg: str | None, as_json: bool) -> None:
    """What the game's annex works out of a record: as text, as a picture, or for a program. Raises Bad where it has no such."""
    from hantise.table.annex import annex_of

    figures = annex_of(record.game).figures
    if name not in figures:
        raise bad("no-figure", game=record.game.id, name=name, names=", ".join(figures) or "-")
    figure, texts = figures[name], texts_of(record.game)
    if svg is not None:
        write_file(Path(svg), figure.draw(record, who, texts.lang))
    if as_json:
        echo_json(figure.data(record, who))
    elif svg is None:
        for line in figure.lines(record, who, texts):
            click.echo(line)


def viewer(record: Record, seat: str | None) -> int:
    """The seat of that letter, role or number; -1 for an onlooker. Raises Bad on a seat that there is not."""
    if seat is None:
        return -1
    game, wanted = record.game, seat.strip().casefold()
    names = [[str(i), game.letters[i], *game.roles[i : i + 1], *record.names[i : i + 1]] for i in range(record.seats)]
    for i, can in enumerate(names):
        if wanted in [c.casefold() for c in can]:
            return i
    raise bad("no-seat", seat=seat, seats=", ".join("/".join(dict.fromkeys(can[1:])) for can in names))
