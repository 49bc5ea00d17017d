"""The rule of the moment: in people's words at every rule that a decision of a game can name, in both languages, short."""

import ast
import re
from pathlib import Path
from random import Random

import pytest
from tests.learn.test_plain_words import bad_words
from tests.numbered_rules import ID, defined, rules_of

from hantise.core.frame import NOBODY
from hantise.core.registry import games
from hantise.learn.moments import LONGEST, moments, read
from hantise.texts import LANGUAGES

GAMES = games()


def ids(node: ast.AST) -> set[str]:
    """The ids of rules that are written in some code."""
    words = (n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str))
    return {word for word in words if re.fullmatch(ID, word)}


def tells_a_field(code: ast.AST) -> bool:
    return any(isinstance(n, ast.Attribute) and getattr(n.value, "id", "") == "self" for n in ast.walk(code))


def made_with(name: str, classes: list[ast.ClassDef], seen: set[str]) -> set[str]:
    """The rules that are handed to a frame where it is made, by whoever hands one of its own fields on too."""
    found: set[str] = set()
    for maker in classes:
        for call in (n for n in ast.walk(maker) if isinstance(n, ast.Call) and getattr(n.func, "id", "") == name):
            found |= ids(call)
            if tells_a_field(call) and maker.name not in seen:
                found |= made_with(maker.name, classes, seen | {maker.name})
    return found


def asked(folder: Path) -> set[str]:
    """The rules that the decisions in the sources of a game name: those written in a `rule`, in a constant that it reads, or,
    where it tells a field, wherever the frame is made."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    constants: dict[str, set[str]] = {}
    for node in nodes:
        if isinstance(node, ast.AnnAssign | ast.Assign) and node.value is not None:
            for target in [node.target] if isinstance(node, ast.AnnAssign) else node.targets:
                if isinstance(target, ast.Name) and target.id.isupper():
                    constants[target.id] = ids(node.value)
    found: set[str] = set()
    for frame in classes:
        for rule in (f for f in frame.body if isinstance(f, ast.FunctionDef) and f.name == "rule"):
            found |= ids(rule)
            for inside in ast.walk(rule):
                found |= constants.get(getattr(inside, "id", getattr(inside, "attr", "")), set())
            if not ids(rule) and tells_a_field(rule):
                found |= made_with(frame.name, classes, {frame.name})
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_decision_has_its_moment(name: str, lang: str) -> None:
    wanted = asked(GAMES[name].folder)
    assert len(wanted) >= 3
    assert set(moments(GAMES[name], lang)) == wanted
    assert wanted <= set(defined(rules_of(GAMES[name], lang)))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_asked_in_play_has_its_moment(name: str) -> None:
    """The sources were read right: no other rule is named in games of random players, with any number of them."""
    game, luck = GAMES[name], Random(18)
    for seats in game.seats:
        g = game.new(seats, seed=luck.getrandbits(32), record=False)
        for _ in range(400):
            if g.player == NOBODY:
                break
            assert g.asked.rule() in moments(game, "en")
            g.play(luck.choice(g.options))


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_in_the_same_order(name: str) -> None:
    assert list(moments(GAMES[name], "en")) == list(moments(GAMES[name], "fr"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_short_and_plain(name: str, lang: str) -> None:
    for rule, said in moments(GAMES[name], lang).items():
        assert len(said) <= LONGEST, rule
        assert said[-1] in ".!", rule
        assert list(bad_words(said, lang)) == [], rule
        assert not re.search(ID, said), rule


@pytest.mark.parametrize("name", GAMES)
def test_french_typography(name: str) -> None:
    text = " ".join(moments(GAMES[name], "fr").values())
    assert "'" not in text
    assert re.findall(r".{0,20}(?: [:;?!»%]|« ).{0,20}", text) == []


def test_a_bad_line_is_named(tmp_path: Path) -> None:
    (tmp_path / "twice.md").write_text("- **SM-MOV-1** Walk.\n- **SM-MOV-1** Walk again.\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"line 2: .* is said twice"):
        read(tmp_path / "twice.md")
    (tmp_path / "bare.md").write_text("Walk.\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"line 1: .* is no moment"):
        read(tmp_path / "bare.md")
    assert read(tmp_path / "none.md") == {}
