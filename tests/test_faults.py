"""Errors that people meet speak their language: each has a key and arguments, and both languages say all of them."""

import ast
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import hantise
from hantise.core.data import ComponentsError, read
from hantise.core.fault import Fault, NoGame
from hantise.texts import HOUSE, LANGUAGES, Texts, variables

SRC = Path(hantise.__file__).parent
KINDS = {
    "Fault",
    "NoGame",
    "SetUpError",
    "PickError",
    "Unreadable",
    "Illegal",
    "Ambiguous",
    "RecordError",
    "ComponentsError",
    "NoCapsule",
}
NO_ARGUMENT = {"reason"}  # of PickError, for programs

# Where the core finds a fault of a programmer, and not of what somebody gave: these need no text.
PROGRAMMERS = {
    "core/actions.py": {"_add", "_range", "pick"},
    "core/game.py": {"messages", "__post_init__", "write", "views"},
    "core/menu.py": {"menu", "kind", "resolve"},
    "core/nodes.py": {"chances", "after", "information"},
    "core/observed.py": {"add", "shape"},
    "core/record.py": {"of"},
    "core/state.py": {"coming", "play", "concede"},
}


def calls(path: Path) -> Iterator[ast.Call]:
    """The places where a file makes one of these errors."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS:
            yield node


def made() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Where, the key and the names of the arguments, of every error in the sources."""
    for path in sorted(SRC.rglob("*.py")):
        for call in calls(path):
            where = f"{path.relative_to(SRC)}:{call.lineno}"
            key = call.args[1] if len(call.args) == 2 else None
            assert isinstance(key, ast.Constant), f"{where} names no key of the texts"
            assert isinstance(key.value, str), f"{where} names no key of the texts"
            yield where, key.value, frozenset(k.arg or "**" for k in call.keywords) - NO_ARGUMENT


def kinds(of: type[Exception]) -> set[str]:
    return {of.__name__}.union(*(kinds(sub) for sub in of.__subclasses__()))


def test_every_kind_of_fault_is_walked() -> None:
    assert {k for k in kinds(Fault) | kinds(NoGame) if not k.startswith("_")} <= KINDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_a_text_that_says_all_of_it(lang: str) -> None:
    said, used = variables(HOUSE / f"{lang}.ftl"), {"fault-numbers"}
    for where, key, arguments in made():
        assert key in said, f"{where}: {lang} has no text {key!r}"
        assert said[key] == arguments, f"{where}: the text says {sorted(said[key])}, the error gives {sorted(arguments)}"
        used.add(key)
    assert used > {"fault-illegal", "fault-record-bracket", "fault-option-value", "fault-file"}
    assert {k for k in said if k.startswith("fault-")} == used, "texts that no error says"


def test_the_core_refuses_nothing_that_is_given_by_a_line_alone() -> None:
    """A new `raise ValueError` in the core is either a fault with a key or, by name, a programmer's."""
    wrong, seen = [], {name: set[str]() for name in PROGRAMMERS}
    for path in sorted((SRC / "core").glob("*.py")):
        name = f"core/{path.name}"
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef):
                continue
            for node in ast.walk(function):
                call = node.exc if isinstance(node, ast.Raise) else None
                kind = call.func.id if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) else ""
                if kind in ("ValueError", "LookupError", "KeyError", "TypeError"):
                    seen.setdefault(name, set()).add(function.name)
                    if function.name not in PROGRAMMERS.get(name, ()):
                        wrong.append(f"{name}:{node.lineno} in {function.name}: {kind}")
    assert not wrong, "\n".join(wrong)
    assert seen == PROGRAMMERS, "names that are no longer needed"


def plays(name: str, text: str) -> Callable[[], object]:
    game = hantise.game(name)
    return lambda: game.read(game.new(seed=1), text)


def reads(text: str) -> Callable[[], object]:
    return lambda: hantise.Record.read(text).replay()


SHY = "%game shy_monsters 1\n"


@pytest.mark.parametrize(
    ("deed", "english", "french"),
    [
        (lambda: hantise.game("chess"), "there is no game “chess”", "il n’y a pas de jeu « chess »"),
        (lambda: hantise.game("shy_monsters").new(9), "for 2 seats, not 9", "se joue à 2 places, et non à 9"),
        (
            lambda: hantise.game("shy_monsters").new(seed=-1),
            "a seed is 0 or more, not -1",
            "une graine vaut 0 ou plus, et non -1",
        ),
        (
            lambda: hantise.game("shy_monsters").new(options={"peeks": "9"}),
            "peeks cannot be 9: it is one of 2,1,0",
            "peeks ne peut pas être 9 : choisissez parmi 2,1,0",
        ),
        (
            lambda: hantise.game("horror_attack").new(options={"deck_a": "vampire"}),
            "deck_a: there is no card “vampire”",
            "deck_a : il n’y a pas de carte « vampire »",
        ),
        (
            lambda: hantise.game("horror_attack").new(options={"deck_a": "dracula"}),
            "deck_a: the deck has 0 hero cards, and needs at least",
            "deck_a : le paquet a 0 carte de héros, il en faut au moins",
        ),
        (plays("shy_monsters", "xyz"), "“xyz” is no pick here; there are: ", "« xyz » n’est pas un choix ici ; il y a : "),
        (plays("shy_monsters", ""), " more", " de plus"),
        (reads("rubbish"), "line 1: a record begins with %game", "ligne 1 : une partie enregistrée commence par %game"),
        (
            reads(SHY + "%players 7"),
            "line 2: shy_monsters is for 2 seats, not 7",
            "ligne 2 : shy_monsters se joue à 2 places",
        ),
        (
            reads(SHY + "%option luck yes"),
            "line 2: shy_monsters knows no setting luck",
            "ligne 2 : shy_monsters ne connaît pas le réglage luck",
        ),
        (reads(SHY + "%end checkmate"), "cannot end by “checkmate”, only by", "ne peut pas finir par « checkmate »"),
        (
            reads(SHY + "%components 12ab"),
            "the owner’s components 12ab, and here are the game’s own",
            "ici, c’est celui du jeu",
        ),
        (reads(SHY + "* dog"), "“dog” is nothing that chance can bring", "« dog » n’est rien que le hasard puisse amener"),
        (
            reads("%game evil_corp 99\n"),
            "line 1: played by rules version 99 of evil_corp",
            "ligne 1 : jouée avec la version 99 des règles de evil_corp",
        ),
        (lambda: read(HOUSE), "cannot be read", "ne peut pas être lu"),
    ],
)
def test_both_languages_say_what_is_wrong(deed: Callable[[], object], english: str, french: str) -> None:
    with pytest.raises((Fault, NoGame)) as told:
        deed()
    assert english in Texts(None, "en").fault(told.value)
    assert french in Texts(None, "fr").fault(told.value)
    assert "\n" not in str(told.value)


def test_an_error_without_a_key_is_said_by_its_line() -> None:
    """A game of somebody else may know of no keys."""
    assert Texts(None, "fr").fault(ComponentsError("the box is empty")) == "the box is empty"
    assert Texts(None, "fr").fault(LookupError("no such bot")) == "no such bot"


def test_an_error_goes_from_process_to_process() -> None:
    with pytest.raises(hantise.RecordError) as told:
        hantise.Record.read("%game evil_corp 99\n")
    again = pickle.loads(pickle.dumps(told.value))
    assert (type(again), str(again)) == (hantise.RecordError, str(told.value))


def test_a_key_that_stands_twice_is_refused(tmp_path: Path) -> None:
    """Only the later of two texts would ever be said, and nobody would miss the other."""
    file = tmp_path / "en.ftl"
    file.write_text("one = { $who } sees it\ntwo = two\none = sees it\n", encoding="utf-8")
    with pytest.raises(ValueError, match="one stands twice"):
        variables(file)
