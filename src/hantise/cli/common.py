"""What all commands share: one line on bad input, the language, files written whole, progress."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

import click

from hantise.board import columns as columns
from hantise.texts import LANGUAGES, Texts

F = TypeVar("F", bound=Callable[..., Any])

BAD_INPUT = 2  # the exit code
STOPPED = 130  # the exit code after Ctrl-C, as shells have it
LANG = "hantise.lang"


# one line on bad input ----------------------------------------------------------------------------------------------------
class Bad(click.ClickException):
    """Bad input: its message is one line that says what was wrong and what would be right."""

    exit_code = BAD_INPUT


def bad(key: str, **arguments: Any) -> Bad:
    """The fault with that text (`cli-` and key), in the language of the command."""
    return Bad(say(key, **arguments))


def one_line(text: str) -> str:
    return " ".join(text.split())


class Commands(click.Group):
    """The group of all commands: it turns every fault of the input into one line on stderr and exit code 2."""

    def main(self, args: Any = None, prog_name: str | None = None, **extra: Any) -> Any:  # type: ignore[override]
        extra.pop("standalone_mode", None)
        for stream in (sys.stdin, sys.stdout, sys.stderr):  # a sign that the terminal does not have is no fault
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        try:
            code = super().main(args, prog_name or "hantise", standalone_mode=False, **extra)
        except click.exceptions.Exit as e:
            code = e.exit_code
        except click.ClickException as e:
            asked = e.ctx.command_path if isinstance(e, click.UsageError) and e.ctx else "hantise"
            more = f" ({asked} --help)" if isinstance(e, click.UsageError) else ""
            click.echo(f"hantise: {one_line(e.format_message())}{more}", err=True)
            code = BAD_INPUT
        except (click.Abort, KeyboardInterrupt):
            code = STOPPED
        except BrokenPipeError:  # whoever read our output has gone: no more to say, and nothing wrong
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = 0
        except OSError as e:  # a name too long, a disk that is full: what the system says, and of which file
            click.echo(f"hantise: {one_line(str(e.filename or ''))[:80]}: {e.strerror or e}", err=True)
            code = BAD_INPUT
        sys.exit(code if isinstance(code, int) else 0)


@contextmanager
def faults(*kinds: type[Exception]) -> Iterator[None]:
    """Faults of the input that the library names: what its error says becomes the line."""
    try:
        yield
    except kinds as e:
        raise Bad(fault(e)) from None


# the language --------------------------------------------------------------------------------------------------------------
def locale_language() -> str:
    """fr or en, as the environment says it (LC_ALL before LC_MESSAGES before LANG)."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def language() -> str:
    """The language of the command that runs."""
    here = click.get_current_context(silent=True)
    return str(here.meta[LANG]) if here is not None and LANG in here.meta else locale_language()


@cache
def house(lang: str) -> Texts:
    return Texts(None, lang)


def say(key: str, **arguments: Any) -> str:
    """A text of the commands, `cli-` and key, in the language of the command."""
    return house(language())(f"cli-{key}", **arguments)


def fault(e: Exception) -> str:
    """What an error of the library says, in the language of the command."""
    return house(language()).fault(e)


def lang_option(command: F) -> F:
    """The option --lang."""

    def set_language(ctx: click.Context, _: click.Parameter, value: str | None) -> None:
        if value is not None:
            ctx.meta[LANG] = value

    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        callback=set_language,
        expose_value=False,
        is_eager=True,
        help="Language of what is said; by default that of the locale.",
    )(command)


# files ---------------------------------------------------------------------------------------------------------------------
@contextmanager
def whole_file(path: Path) -> Iterator[Any]:
    """A text file that is there whole or not at all: written beside its place, and put there at the end."""
    with whole_path(path) as place, place.open("w", encoding="utf-8", newline="\n") as file:
        yield file


@contextmanager
def whole_path(path: Path) -> Iterator[Path]:
    """The same by name: where to write the file meanwhile."""
    try:
        number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except (OSError, ValueError) as e:  # ValueError: a name with a zero byte in it
        raise bad("cannot-write", file=str(path), why=getattr(e, "strerror", None) or str(e)) from None
    try:
        os.close(number)
        yield Path(name)
        os.chmod(name, 0o666 & ~mask())
        os.replace(name, path)
    except OSError as e:
        raise bad("cannot-write", file=str(path), why=e.strerror or str(e)) from None
    finally:
        Path(name).unlink(missing_ok=True)


def mask() -> int:
    """The umask; it can only be asked for by setting it."""
    was = os.umask(0o022)
    os.umask(was)
    return was


def write_file(path: Path, text: str) -> None:
    """Write the file whole or not at all. Raises Bad where that cannot be done."""
    with whole_file(path) as file:
        file.write(text)


def may_write(path: Path) -> None:
    """Raises Bad, before any work is done, where a file could not be written there."""
    where = path.parent
    if path.is_dir():
        raise bad("cannot-write", file=str(path), why=os.strerror(21))
    if not where.is_dir():
        raise bad("cannot-write", file=str(path), why=say("no-folder", folder=str(where)))
    if not os.access(where, os.W_OK):
        raise bad("cannot-write", file=str(path), why=os.strerror(13))


def may_create(path: Path) -> None:
    """The same, and where there is such a file already."""
    try:
        there = path.exists()
    except OSError as e:
        raise bad("cannot-write", file=str(path)[:80], why=e.strerror or str(e)) from None
    if there and not path.is_dir():
        raise bad("exists", file=str(path))
    may_write(path)


def read_text(name: str) -> str:
    """The text of a file, or of stdin for -. Raises Bad where there is none."""
    try:
        return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise bad("no-text", file=name) from None
    except OSError as e:
        raise bad("cannot-read", file=name, why=e.strerror or str(e)) from None


# output --------------------------------------------------------------------------------------------------------------------
def echo_json(data: Any) -> None:
    """Plain data as JSON on stdout."""
    click.echo(json.dumps(data, indent=2, ensure_ascii=False))


class Jobs(click.ParamType):
    """How many processes: a number from 1 on, or `all` for as many as this program may use processors."""

    name = "N|all"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if value == "all":
            return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        return int(click.IntRange(min=1).convert(value, param, ctx))


JOBS = Jobs()
LINE_EVERY = 60.0  # seconds between lines of progress where there is no terminal


@contextmanager
def progress(label: str, total: int | None = None, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on stderr while the work lasts, with how much is done a second and the time left; where stderr is no terminal a
    line each minute, if the work takes as long. Gives a function to say how much is done. done: at the beginning."""
    if not sys.stderr.isatty():
        yield lines_of_progress(label, total, done)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"))
    with Progress(*shown, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task, begun = bar.add_task(label, total=total, completed=done, rate=""), monotonic()

        def tell(now: int) -> None:
            bar.update(task, completed=now, rate=say("rate", rate=rate(now - done, monotonic() - begun)))

        yield tell


def lines_of_progress(label: str, total: int | None, done: int) -> Callable[[int], None]:
    """The same in lines."""
    begun = last = monotonic()

    def tell(now: int) -> None:
        nonlocal last
        if total is None or monotonic() - last < LINE_EVERY:
            return
        last = monotonic()
        each = (last - begun) / max(now - done, 1)
        left = f"{timedelta(seconds=round(each * (total - now)))}"
        click.echo(
            say("progress", label=label, done=now, total=total, rate=rate(now - done, last - begun), left=left), err=True
        )

    return tell


def rate(n: int, seconds: float) -> str:
    """So many in that time, a second: with three digits."""
    each = n / seconds if seconds > 0 else 0.0
    return f"{each:.0f}" if each >= 100 else f"{each:.3g}"
