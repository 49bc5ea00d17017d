"""The numbers of a game: its components.toml, or the file of an owner who replaces them."""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from .fault import Fault

OWN: Final = "HANTISE_COMPONENTS"
FILE: Final = "components.toml"


class ComponentsError(Fault):
    """A components file that a game cannot be played with. Its message names the file, the entry and what would be right."""


@cache
def components(folder: Path) -> dict[str, Any]:
    """The components of the game in that folder; nobody changes what is returned.

    Where the environment variable HANTISE_COMPONENTS names a file whose name or `[game] id` is the game's, or a folder with
    `<game>.toml` in it, that is read instead. An environment variable, so that every process that plays the game reads the same
    numbers. Raises ComponentsError on a file that is no TOML.
    """
    path = replaced(folder.name) or folder / FILE
    return read(path) if path.exists() else {}


def read(path: Path) -> dict[str, Any]:
    """A TOML file. Raises ComponentsError."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as e:
        raise ComponentsError(f"{path}: cannot be read: {e}", "fault-file", file=str(path), why=str(e)) from None


def replaced(game: str) -> Path | None:
    """The owner's file for that game, if there is one."""
    own = os.environ.get(OWN)
    if not own:
        return None
    path = Path(own)
    if path.is_dir():
        return path / f"{game}.toml" if (path / f"{game}.toml").exists() else None
    if path.stem == game:
        return path
    return path if read(path).get("game", {}).get("id") == game else None


def digest(data: dict[str, Any]) -> str:
    """Sixteen hexadecimal digits of the data: comments, spaces and the order of keys do not count."""
    plain = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
    return hashlib.blake2b(plain.encode(), digest_size=8).hexdigest()


def in_force(folder: Path) -> str:
    """The digest of the owner's file that the game in that folder is played with; "" where its numbers are the game's own."""
    path = replaced(folder.name)
    if path is None:
        return ""
    theirs = digest(read(path))
    return "" if theirs == digest(read(folder / FILE)) else theirs
