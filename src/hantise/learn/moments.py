"""The rule of the moment in people's words: `learn/moments.<lang>.md` in a game's folder, a line for each rule that a decision
of the game names:

    - **SM-MOV-1** Step, or jump, until you stand on the exit; you cannot pass.

A sentence or two, for whoever is asked. The numbered rule stays a link away.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from hantise.core.game import Game

from .lines import lines

LINE = re.compile(r"- \*\*(?P<rule>[A-Z]{2,4}-[A-Z0-9]+-\d+)\*\* (?P<said>\S.*)")
LONGEST = 240  # characters


def moments(game: Game, lang: str) -> dict[str, str]:
    """What is said at each rule, in the order of the file; {} where the game says nothing in that language.

    Raises ValueError on a line that is no moment, or that says a rule twice.
    """
    return read(game.folder / "learn" / f"moments.{lang}.md")


@cache
def read(path: Path) -> dict[str, str]:
    if not path.is_file():
        return {}
    found = lines(path, LINE, "moment: - **RULE-ID** a sentence or two")
    return {rule: moment["said"] for rule, moment in found.items()}
