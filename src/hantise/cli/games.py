"""Games by name, with the owner's file in force; and the command that lists them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from hantise import components
from hantise.core.data import FILE, OWN, replaced
from hantise.core.game import Game, as_text, plain
from hantise.core.registry import GROUP
from hantise.texts import MissingText, Texts

from .common import Bad, F, bad, echo_json, fault, faults, lang_option, language, say

OWNERS = "hantise.components"


def components_option(command: F) -> F:
    """The option --components: an owner's file in place of a game's own numbers, for this process and those that it starts."""

    def set_file(ctx: click.Context, _: click.Parameter, value: str | None) -> None:
        if value is not None:
            with faults(ValueError):
                components.read(Path(value))
            os.environ[OWN] = str(Path(value).resolve())
            ctx.meta[OWNERS] = value

    return click.option(
        "--components",
        metavar="FILE",
        callback=set_file,
        expose_value=False,
        help="Your own components file, in place of the game's (see: hantise components).",
    )(command)


def find_game(name: str) -> Game:
    """The game of that id or path, played with the owner's file if there is one. Raises Bad where it cannot be had."""
    given, name = name, path_of(name)
    folder = folder_of(name)
    if folder is not None:
        check_owners_file(name, folder)
    from hantise.core.registry import game

    if not name.endswith(".py"):
        with faults(LookupError, ValueError):
            return game(name)
    try:
        return game(name)
    except LookupError as e:
        raise Bad(fault(e)) from None
    except Exception as e:  # somebody's game in the making: whatever is wrong in it is a fault of the input
        raise bad("game-broken", file=given, why=f"{type(e).__name__}: {e}") from None


def path_of(name: str) -> str:
    """By what name the registry finds the game: the folder of one in the making stands for its __init__.py."""
    here = Path(name) / "__init__.py" if Path(name).is_dir() else Path(name)
    return str(here.resolve()) if here.suffix == ".py" and here.is_file() else name


def folder_of(name: str) -> Path | None:
    """Where a game's components lie, found without importing the game: an owner's file that does not fit would not let it."""
    if name.endswith(".py"):
        return Path(name).parent
    for point in entry_points(group=GROUP):
        if point.name == name:
            spec = find_spec(point.module)
            if spec is not None and spec.origin:
                return Path(spec.origin).parent
    return None


def check_owners_file(name: str, folder: Path) -> None:
    """Raises Bad where the owner's file is for another game, or is not one that the game can be played with."""
    context = click.get_current_context(silent=True)
    given = context.meta.get(OWNERS) if context is not None else None
    with faults(ValueError):
        path = replaced(folder.name)
        if path is None:
            if given:
                other = components.game_of(components.read(Path(given)))
                raise bad("components-of-another", file=given, theirs=other, game=folder.name)
            return
        wrong = components.faults(components.read(folder / FILE), components.read(path))
    if wrong:
        raise bad("components-wrong", file=str(given or path), fault=str(wrong[0]), more=len(wrong) - 1, game=folder.name)


def settings(game: Game, given: tuple[str, ...]) -> dict[str, Any]:
    """The options of a game from k=v texts. Raises Bad on what is no option or no value."""
    pairs: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise bad("option-form", text=text)
        pairs[name.strip()] = value.strip()
    with faults(ValueError):
        return game.settings(pairs)


def texts_of(game: Game) -> Texts:
    """The texts of a game in the language of the command."""
    return Texts(game, language())


def sentence(texts: Texts, said: tuple[Any, ...] | list[Any], names: list[str]) -> str:
    """A message as a sentence, or its key and arguments where a game in the making has no text for it yet."""
    try:
        return texts.say(said, names)
    except MissingText:
        assert texts.game is not None
        return plain(texts.game, tuple(said))


def title(texts: Texts) -> str:
    """The name of the game, in the language of the texts."""
    assert texts.game is not None
    key = next((k for k in ("title", "game-title") if texts.has(k)), "")
    return texts(key) if key else texts.game.id


def span(numbers: tuple[int, ...]) -> str:
    """2, or 2-4."""
    return str(numbers[0]) if numbers[0] == numbers[-1] else f"{numbers[0]}-{numbers[-1]}"


def facts(game: Game) -> dict[str, Any]:
    """What is known of a game without playing it, as plain data."""
    return {
        "id": game.id,
        "title": title(texts_of(game)),
        "version": game.version,
        "stage": game.stage,
        "seats": list(game.seats),
        "roles": list(game.roles),
        "minutes": list(game.minutes),
        "traits": sorted(game.traits),
        "options": {n: option_facts(o.values, o.default, o.rule) for n, o in game.options.items()},
        "ends": list(game.ends),
    }


def option_facts(values: tuple[Any, ...], default: Any, rule: str) -> Mapping[str, Any]:
    return {"values": [as_text(v) for v in values], "default": as_text(default), "rule": rule}


@click.command("games")
@click.option("--json", "as_json", is_flag=True, help="All that is known of each game, for a program.")
@lang_option
def games_command(as_json: bool) -> None:
    """List the games.

    \b
    Example:
      hantise games
      hantise games --json
    """
    from hantise.core.registry import games

    with faults(ValueError):
        found = [facts(g) for g in games().values()]
    if as_json:
        echo_json(found)
        return
    from .common import columns

    head = [say("head-game"), say("head-title"), say("head-seats"), say("head-minutes"), say("head-stage"), say("head-options")]
    rows = [
        [f["id"], f["title"], span(f["seats"]), span(f["minutes"]), f["stage"], " ".join(f["options"]) or "-"] for f in found
    ]
    click.echo("\n".join(columns([head, *rows])))
