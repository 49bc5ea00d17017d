"""The numbered rules of a game, one by one, as plain text."""

from __future__ import annotations

import re

from hantise.core.game import Game

RULE = r"\*\*{}[.:]?\*\*"  # a rule begins with its id in bold
ANY = re.compile(RULE.format(r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+\w*"))


def rule_text(game: Game, rule: str) -> str:
    """The rule of that id from the game's rules.md, without its marks; "" where there is none."""
    path = game.folder / "rules.md"
    if not rule or not path.is_file():
        return ""
    lines = path.read_text(encoding="utf-8").splitlines()
    begins = re.compile(r"\s*(?:[-*] |\d+\. )?" + RULE.format(re.escape(rule)))
    for i, line in enumerate(lines):
        if begins.match(line):
            own = [line]
            for more in lines[i + 1 :]:
                if not more.strip() or more.startswith("#") or ANY.search(more):
                    break
                own.append(more)
            return " ".join(" ".join(own).replace("**", "").removeprefix("- ").split())
    return ""
