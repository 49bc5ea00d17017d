"""docs/glossary.md: each game has its table there, with all terms of its rules, in French, and with names that its code has."""

import re
from functools import cache
from pathlib import Path

import pytest

from hantise.core.registry import games
from hantise.texts import Texts

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hantise"
SUFFIXES = {".py", ".toml", ".ftl", ".jinja"}
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
GAMES = games()
TITLES = {name: Texts(game, "fr")("title") for name, game in GAMES.items()}


@cache
def rows(title: str) -> list[list[str]]:
    """The rows of the table under that heading: English, French, code and, for the house and Shy Monsters, the meaning."""
    found = re.search(rf"^## {re.escape(title)}\n.*?^\| -[^\n]*\n((?:\|[^\n]*\|\n)+)", GLOSSARY, flags=re.MULTILINE | re.DOTALL)
    assert found, f"no table under {title!r}"
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in found[1].splitlines()]


def terms(rules: str) -> list[str]:
    """The English terms of the Terms of a rules.md, without the code names in brackets."""
    found = re.search(r"^## (?:1\. )?Terms\n.*?^\|[ -]+\|[^\n]*\n((?:\|[^\n]*\|\n)+)", rules, flags=re.MULTILINE | re.DOTALL)
    assert found
    return [re.sub(r" \(`.*?\)", "", line.strip("|").split(" | ")[0]).strip() for line in found[1].splitlines()]


def words(folder: Path) -> set[str]:
    """The names that occur in the sources of a folder."""
    files = (path for path in folder.rglob("*") if path.suffix in SUFFIXES)
    return {word for path in files for word in re.findall(r"[A-Za-z_]\w*", path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_all_terms_of_the_rules(name: str) -> None:
    game = GAMES[name]
    english = [row[0] for row in rows(TITLES[name])]
    wanted = terms((game.folder / "rules.md").read_text(encoding="utf-8"))
    assert len(wanted) > 20
    assert sorted(set(wanted) - set(english)) == []
    assert len(english) == len(set(english))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_code_names_exist(name: str) -> None:
    game = GAMES[name]
    known = words(game.folder)
    codes = [(row[0], code) for row in rows(TITLES[name]) for code in re.findall(r"`([A-Za-z_]\w*)`", row[2])]
    assert len(codes) > 20
    assert [(term, code) for term, code in codes if code not in known] == []


def test_code_names_of_the_house_exist() -> None:
    known = words(SOURCE)
    codes = [(row[0], code) for row in rows("The house") for code in re.findall(r"`([A-Za-z_]\w*)`", row[2])]
    assert len(codes) > 20
    assert [(term, code) for term, code in codes if code not in known] == []


@pytest.mark.parametrize("title", ["The house", *sorted(TITLES.values())])
def test_french_words_are_written_as_in_the_texts(title: str) -> None:
    """Typographic apostrophes; no cell is empty."""
    for row in rows(title):
        assert "'" not in row[1], row
        assert all(row), row
