"""Begin a game: a folder with a small whole game in it, which passes the checks as it is and is then rewritten."""

from __future__ import annotations

import keyword
import re
import shutil
import tempfile
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

TEMPLATES = Path(__file__).parent / "new_game"
SUFFIX = ".jinja"
LONGEST = 40


def scaffold(name: str, folder: Path) -> list[str]:
    """Write the folder of a new game, whole or not at all.

    name: its id. Returns the files, relative to the folder. Raises ValueError on a name that is no id, or where the folder
    is there already: nothing is overwritten. Raises OSError where it cannot be written.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or len(name) > LONGEST or keyword.iskeyword(name):
        raise ValueError(f"{name!r} cannot be the id of a game: small letters, digits and _, a letter first, as night_watch")
    if folder.exists():
        raise ValueError(f"{folder} is there already, and nothing is overwritten")
    if not folder.parent.is_dir():
        raise ValueError(f"there is no folder {folder.parent} to put it in")
    made = Path(tempfile.mkdtemp(prefix=f".{folder.name}.", dir=folder.parent))
    try:
        written = fill(made, name)
        made.chmod(0o755)
        made.rename(folder)
    except BaseException:
        shutil.rmtree(made, ignore_errors=True)
        raise
    return written


def fill(folder: Path, name: str) -> list[str]:
    """Write all files of the game into that folder."""
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES), undefined=StrictUndefined, keep_trailing_newline=True, autoescape=False
    )
    words = {"name": name, "title": title(name), "prefix": prefix(name)}
    written = []
    for path in sorted(TEMPLATES.rglob(f"*{SUFFIX}")):
        file = path.relative_to(TEMPLATES).as_posix()
        target = folder / file.removesuffix(SUFFIX)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(environment.get_template(file).render(words), encoding="utf-8", newline="\n")
        written.append(file.removesuffix(SUFFIX))
    return written


def title(name: str) -> str:
    """night_watch -> Night Watch."""
    return " ".join(word.capitalize() for word in name.split("_") if word)


def prefix(name: str) -> str:
    """What the ids of its rules begin with: night_watch -> NW, vigil -> VI. Up to four capital letters."""
    words = [re.sub(r"[^a-z]", "", word) for word in name.split("_")]
    words = [word for word in words if word]
    return "".join(word[0] for word in words)[:4].upper() if len(words) > 1 else words[0][:2].upper()
