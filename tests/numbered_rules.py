"""The numbered rules of a rules.md or rules.fr.md, for the tests that read them."""

from __future__ import annotations

import re

from hantise.core.game import Game

ID = r"[A-Z]{2,4}-[A-Z0-9]+-\d+"
DEFINED = re.compile(rf"^- \*\*({ID})\*\*(?= \S)", flags=re.MULTILINE)
CODE = re.compile(r"```.*?```|`[^`\n]*`", flags=re.DOTALL)


def rules_of(game: Game, lang: str) -> str:
    """The rules of a game in a language."""
    name = {"en": "rules.md", "fr": "rules.fr.md"}[lang]
    return (game.folder / name).read_text(encoding="utf-8")


def defined(rules: str) -> list[str]:
    """The ids of the rules that stand there, in order."""
    return DEFINED.findall(rules)


def spoken_of(words: str) -> set[str]:
    """The ids of the rules that a text speaks of."""
    return set(re.findall(rf"\b{ID}\b", words))


def told(rules: str, rule: str) -> str:
    """What stands at a rule, up to the next one, the next heading or an empty line."""
    found = re.search(rf"^- \*\*{rule}\*\* (.*?)(?=^- \*\*[A-Z]|^#|^$|\Z)", rules, flags=re.MULTILINE | re.DOTALL)
    assert found, rule
    return found[1]


def headings(rules: str, depth: int = 2) -> list[str]:
    """The headings of a depth."""
    return re.findall(rf"^{'#' * depth} (.*)$", rules, flags=re.MULTILINE)


def options_named(game: Game, words: str) -> set[str]:
    """The table options that code of a text names, with their value where it names one."""
    return {code for code in re.findall(r"`([^`]+)`", words) if code.split(" = ")[0] in game.options}


def rows_under(rules: str, title: str) -> list[list[str]]:
    """The table under a heading of the third depth that begins so, without its head; its no-break spaces as plain ones."""
    found = re.search(rf"^### {title}.*?\n\n(.*?)\n\n", rules, flags=re.MULTILINE | re.DOTALL)
    assert found, title
    lines = found[1].replace("\u00a0", " ").splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
