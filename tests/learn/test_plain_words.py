"""docs/plain-words.md: the programmer's words do not stand in what players read."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from hantise.core.registry import games
from hantise.learn.howto import PICTURE, RULES, has_howto, howto
from hantise.texts import HOUSE, LANGUAGES

GAMES = games()
PAGE = (Path(__file__).parents[2] / "docs" / "plain-words.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (?:`` (?P<ticked>.+?) ``|`(?P<plain>[^`]+)`) \| (?P<langs>en fr|en|fr) \| .+ \|$", flags=re.MULTILINE)
REFUSED = [((m["ticked"] or m["plain"]).replace("\\|", "|"), m["langs"].split()) for m in ROW.finditer(PAGE)]


def bad_words(text: str, lang: str) -> Iterator[str]:
    """What of the table stands in a text, with a few words around it."""
    for pattern, langs in REFUSED:
        if lang in langs:
            for found in re.finditer(pattern, text, flags=re.IGNORECASE if "[A-Z]" not in pattern else 0):
                yield f"{found[0]!r} in {text[max(0, found.start() - 30) : found.end() + 30]!r}"


def test_the_table_is_read() -> None:
    assert len(REFUSED) > 15
    assert list(bad_words("an engine may end it for seat 0 at [0, 0]", "en"))
    assert list(bad_words("W-STEP", "fr"))
    assert list(bad_words("kill_hero_on_entry", "en"))
    assert not list(bad_words("The Hero steps onto the exit.", "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in GAMES if has_howto(GAMES[name])])
def test_how_to_play(name: str, lang: str) -> None:
    text = PICTURE.sub(lambda m: m["caption"], RULES.sub("", howto(GAMES[name], lang).text))
    assert list(bad_words(text, lang)) == []


def sentences(path: Path) -> Iterator[tuple[str, str]]:
    """The words of each message of a Fluent file, with its key, without what only a terminal says."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(entry, fluent.Message) or entry.id.name.startswith(("cli-", "help-")):
            continue
        todo: list[fluent.BaseNode] = [entry]
        while todo:
            node = todo.pop()
            if isinstance(node, fluent.TextElement):
                yield entry.id.name, node.value
            for value in vars(node).values():
                todo += [v for v in (value if isinstance(value, list) else [value]) if isinstance(v, fluent.BaseNode)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", [HOUSE, *(game.folder / "locale" for game in GAMES.values())], ids=lambda f: f.parent.name)
def test_texts(folder: Path, lang: str) -> None:
    found = [(key, bad) for key, words in sentences(folder / f"{lang}.ftl") for bad in bad_words(words, lang)]
    assert found == []
    assert len(list(sentences(folder / f"{lang}.ftl"))) > 50
