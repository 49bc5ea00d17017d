"""Texts: messages become sentences here, at the very end, for each viewer.

A message is a key and its arguments. Sentences live in Fluent files (https://projectfluent.org), one a language: the
house's in `hantise/locale`, each game's in its own `locale`. No sentence is glued from pieces: what a language needs of a
word (its article, its elision) it takes from the word's own attributes, `{ $tile-the }`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import FluentParser, ast

from hantise.core.fault import Fault, NoGame, Saying
from hantise.core.frame import Reason
from hantise.core.game import Game, plain
from hantise.core.view import View
from hantise.marked import parted

LANGUAGES = ("en", "fr")
HOUSE = Path(__file__).parent / "locale"
MOST_NAMED = 8  # of many names in an error
MOST_SAID = 50_000  # sentences kept of a game in a language
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")  # before a number
LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ı": "i"})
# French first names whose h is not heard; before any other the article stays whole: de Harry, de Hullulo.
MUTE = (
    *("hadrien", "heli", "helen", "helo", "henri", "hermi", "herve", "hector", "hipp", "hilair", "homer", "honor", "horac"),
    *("hortens", "hubert", "hugo", "hugue", "humbert", "hyacinth"),
)


class MissingText(LookupError):
    """A key that a language does not have, or a text that names an argument which the message does not give."""


class Texts:
    """The texts of one game (or of the house alone: None) in one language.

    Raises ValueError on a language that there is not.
    """

    def __init__(self, game: Game | None, lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")
        self.game, self.lang = game, lang
        self.bundle = Bundle([lang], use_isolating=False)
        self.bundle.add_resource(resource(HOUSE / f"{lang}.ftl"))
        if game is not None and (own := game.folder / "locale" / f"{lang}.ftl").exists():
            self.bundle.add_resource(resource(own), allow_overrides=True)
        self._words: dict[tuple[str, int], dict[str, str]] = {}
        self._roles: dict[int, dict[str, str]] = {}
        self._said: dict[Any, str] = {}  # sentences by what was asked for

    def has(self, key: str) -> bool:
        """Is there such a text?"""
        return bool(self.bundle.has_message(key))

    def __call__(self, key: str, **arguments: Any) -> str:
        """The text of that key. Raises MissingText where there is none or where an argument is missing."""
        return self._once((key, *arguments.items()), lambda: self._text(key, arguments))

    def _once(self, asked: Any, make: Callable[[], str]) -> str:
        """A sentence is formatted once: the same arguments give the same words."""
        try:
            text = self._said.get(asked)
        except TypeError:  # a list among the arguments
            return make()
        if text is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            text = self._said[asked] = make()
        return text

    def _text(self, key: str, arguments: dict[str, Any]) -> str:
        if not self.bundle.has_message(key):
            raise MissingText(f"{self.lang} has no text {key!r}")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"{self.lang} has only attributes at {key!r}")
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingText(f"{self.lang}, {key}: {errors[0]}")
        if any(type(value) is int and value < 0 for value in arguments.values()):
            return HYPHEN.sub("−", str(text))  # Fluent writes a number below nothing as programs do
        return str(text)

    # messages of a game --------------------------------------------------------------------------------------------------
    def say(self, said: Sequence[Any], names: Sequence[str] = ()) -> str:
        """A message, `(key, *arguments)`, as a sentence. names: of the people in their seats; else their roles."""
        assert self.game is not None
        return self._once((tuple(said), tuple(names)), lambda: self._text(said[0], self.arguments(said, names)))

    def arguments(self, said: Sequence[Any], names: Sequence[str] = ()) -> dict[str, Any]:
        """The arguments of a message by name, with the forms of their words: tile, tile-the, who-of ..."""
        assert self.game is not None
        out: dict[str, Any] = {}
        parameters = self.game.messages.get(said[0])
        if parameters is None and len(said) > 1 and said[0] != "pick":
            raise MissingText(f"{self.game.id} declares no message {said[0]!r}")
        for (name, kind), value in zip(parameters or (("pick", "text"),), said[1:], strict=False):
            if kind == "seat":
                for form, text in self.person(value, names).items():
                    out[name + form] = text
            elif kind in self.game.words:
                for form, text in self.word(kind, value).items():
                    out[name + form] = text
            else:
                out[name] = self.say(tuple(value), names) if kind == "said" else value
        return out

    def word(self, kind: str, k: int) -> dict[str, str]:
        """The k-th thing of a kind with its forms: {"": "Dragon", "-the": "le dragon", ...}; a name of notation where the
        language has no word of its own for it (a cell)."""
        assert self.game is not None
        if (kind, k) not in self._words:
            name = self.game.words[kind][k]
            forms = {"": name, "-id": name}
            key = f"{kind}-{name}"
            if self.bundle.has_message(key):
                message = self.bundle.get_message(key)
                if message.value is not None:
                    forms[""] = str(self.bundle.format_pattern(message.value, {})[0])
                for attribute, pattern in message.attributes.items():
                    forms["-" + attribute] = str(self.bundle.format_pattern(pattern, {})[0])
            if self.lang == "fr":  # of a name without an article
                forms.setdefault("-of", f"{'d’' if elides(forms['']) else 'de '}{forms['']}")
            self._words[kind, k] = forms
        return self._words[kind, k]

    def person(self, seat: int, names: Sequence[str] = ()) -> dict[str, str]:
        """A person by name, or by role where he has none: as a sentence begins; `-mid` inside one; `-of` with 'de' or 'd’' in
        French. A role that has an article gives its forms in its own text: `.who`, `.mid`, `.of`. Marks around a name (see
        `marked.py`) stay around it."""
        mark, named, end = parted(names[seat] if seat < len(names) else "")
        name = named or self.role(seat)
        shown = f"{mark}{name}{end}"
        of = f"{'d’' if elides(name) else 'de '}{shown}" if self.lang == "fr" else f"{shown}’s"
        forms = {"": shown, "-mid": shown, "-of": of}
        return forms if named else forms | {form: f"{mark}{text}{end}" for form, text in self._role_forms(seat).items()}

    def _role_forms(self, seat: int) -> dict[str, str]:
        """A role with its article, where its text has one."""
        if seat not in self._roles:
            self._roles[seat] = self._forms_of_role(seat)
        return self._roles[seat]

    def _forms_of_role(self, seat: int) -> dict[str, str]:
        assert self.game is not None
        key = f"role-{self.game.roles[seat]}" if seat < len(self.game.roles) else ""
        if not key or not self.has(key):
            return {}
        found = self.bundle.get_message(key).attributes
        names = {"who": "", "mid": "-mid", "of": "-of"}
        return {form: str(self.bundle.format_pattern(found[name], {})[0]) for name, form in names.items() if name in found}

    def role(self, seat: int) -> str:
        """What the seat is in this game."""
        assert self.game is not None
        if seat < len(self.game.roles) and self.has(f"role-{self.game.roles[seat]}"):
            return self(f"role-{self.game.roles[seat]}")
        return self("seat-letter", letter=self.letter(seat))

    def letter(self, seat: int) -> str:
        """The letter of a seat."""
        assert self.game is not None
        return self.game.letters[seat].upper()

    # what a page needs -----------------------------------------------------------------------------------------------------
    def status(self, view: View, names: Sequence[str] = (), waits: Sequence[int] = ()) -> str:
        """What is asked of the viewer, whom he waits for and for what, or how the game ended. waits: all who are asked, where
        one question is asked of several."""
        asked = (*view.question, view.player, view.player == view.seat, view.ended, *view.returns)
        return self._once(("status", asked, tuple(names), tuple(waits)), lambda: self._status(view, names, waits))

    def _status(self, view: View, names: Sequence[str], waits: Sequence[int]) -> str:
        if not view.question:
            return self(f"end-{view.ended}", **self._result(view, names))
        mine = view.player == view.seat
        key = ("ask-" if mine else "wait-") + str(view.question[0])
        arguments = self.arguments([key, *view.question[1:]], names) if len(view.question) > 1 else {}
        others = [seat for seat in waits if seat != view.seat]
        said = self(key, **(arguments | self.people([view.player] if mine or not others else others, names)))
        return self("asked-too", asked=said, **self.people(others, names)) if mine and others else said

    def people(self, seats: Sequence[int], names: Sequence[str]) -> dict[str, Any]:
        """One person or several, as a text names whoever is asked: `player` with its forms, and how many they are."""
        forms = [self.person(seat, names) for seat in seats]
        first = {form: self.listed([text, *(one.get("-mid", one[""]) for one in forms[1:])]) for form, text in forms[0].items()}
        of = {"-of": self.listed([one["-of"] for one in forms])}
        return {"player" + form: text for form, text in (first | of).items()} | {"players": len(forms)}

    def _result(self, view: View, names: Sequence[str]) -> dict[str, Any]:
        """Who won, as one list, how many they are, and every seat by its number."""
        out: dict[str, Any] = {}
        best = max(view.returns)
        winners = [seat for seat in range(view.seats) if view.returns[seat] == best]
        people = [self.person(seat, names) for seat in range(view.seats)]
        for seat, person in enumerate(people):
            out |= {f"seat{seat}{form}": text for form, text in person.items()}
        for form in people[winners[0]]:
            out["winner" + form] = self.listed([people[seat].get(form, people[seat][""]) for seat in winners])
        return out | {"winners": len(winners)}

    def listed(self, words: Sequence[str]) -> str:
        """One, two or more in a row, the last after an "and"."""
        return self("list-and", first=", ".join(words[:-1]), last=words[-1]) if len(words) > 1 else words[0]

    def why(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """A refusal as a sentence. Its rule stands behind a link on a page, and after it in brackets in a terminal."""
        return sentence(self.say(reason.said, names))

    # errors of the core ----------------------------------------------------------------------------------------------------
    def fault(self, e: Exception, names: Sequence[str] = ()) -> str:
        """What an error says, by its key and arguments (`core.fault`); its own plain line where it has none. names: of the
        people in their seats."""
        if not isinstance(e, (Fault, NoGame)) or not e.key:
            return str(e.args[0]) if e.args else str(e)
        return self(e.key, **{name: self._argument(value, names) for name, value in e.arguments.items()})

    def _argument(self, value: Any, names: Sequence[str]) -> Any:
        """An argument of an error in words."""
        if isinstance(value, Exception):
            return self.fault(value, names)
        if isinstance(value, Saying):
            own = texts(value.game, self.lang) if isinstance(value.game, str) else self
            if value.game is not self.game and own is self:
                own = Texts(value.game, self.lang)
            try:
                return own.say(value.said, names)
            except MissingText:  # a game in the making
                assert own.game is not None
                return plain(own.game, value.said)
        if isinstance(value, tuple):
            shown, more = ", ".join(value[:MOST_NAMED]), len(value) - MOST_NAMED
            return self("list-more", names=shown, more=more) if more > 0 else shown
        return value

    def lines(self, events: Sequence[tuple[Any, ...]], seat: int, names: Sequence[str] = ()) -> list[tuple[int, str]]:
        """The log of a game for one viewer (-1: a spectator): for each event that he hears, how many entries of the record
        came before it, and its sentence."""
        return [(at, self.say(said, names)) for at, said in heard(events, seat)]


class Small(FluentInt):
    """A number of one to three figures: our languages write it as Python does, in a thirtieth of the time."""

    def format(self, locale: Any) -> str:
        return str(int(self))


SMALL = tuple(map(Small, range(1000)))


class Bundle(FluentBundle):
    """The texts of a language, with such numbers among their arguments."""

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        given = {name: fluent(value) for name, value in args.items()} if args else {}
        errors: list[Exception] = []
        env = ResolverEnvironment(context=self, current=CurrentEnvironment(args=given), errors=errors)
        return pattern(env), errors


def fluent(value: Any) -> Any:
    """An argument as Fluent has it."""
    return SMALL[value] if type(value) is int and 0 <= value < len(SMALL) else native_to_fluent(value)


def elides(name: str) -> bool:
    """Does French say d’ before that name, and not de? Before a vowel that is heard as one: d’Anne, d’Yves, d’Hélène; de Yann,
    de Ouassim, de Harry."""
    plain = unicodedata.normalize("NFD", name.casefold().translate(LETTERS))
    bare = "".join(c for c in plain if not unicodedata.combining(c))
    if bare.startswith("h"):
        return bare.startswith(MUTE)
    glides = re.match(r"y[aeiou]|ou[aeiy]", bare)
    return bare[:1] in tuple("aeiouy") and not glides


def sentence(text: str) -> str:
    """A message as a sentence of its own: a capital, but for the name of a place (g7), and a stop where none ends it."""
    first = text.partition(" ")[0]
    text = text if any(c.isdigit() for c in first) else text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?", "…")) else text + "."


def heard(events: Sequence[tuple[Any, ...]], seat: int) -> list[tuple[int, tuple[Any, ...]]]:
    """The events that a viewer hears (-1: a spectator), each with the number of entries before it."""
    return [(e[0], e[3:]) for e in events if hears(e, seat)]


def hears(event: tuple[Any, ...], seat: int) -> bool:
    """Does a viewer hear it?"""
    return bool(event[1] == -1 or (seat >= 0 and event[1] >> seat & 1))


def resource(path: Path) -> ast.Resource:
    """The messages of a file; read again only after it has changed, for reading takes a tenth of a second."""
    return parsed(path, path.stat().st_mtime_ns)


@cache
def parsed(path: Path, changed: int) -> ast.Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def texts(game_id: str | None, lang: str) -> Texts:
    """The texts of an installed game, read once."""
    from hantise.core.registry import game

    return Texts(game(game_id) if game_id is not None else None, lang)


def variables(path: Path, placed: bool = False) -> Mapping[str, frozenset[str]]:
    """Each key of a Fluent file with the names of the arguments that its text uses; a form (`tile-the`) counts as its word.

    placed: only those that stand in the text, and not those that only choose among its forms, as a plural does.
    Raises ValueError where the file has a line that is no Fluent, or a key twice.
    """
    out: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path}: not Fluent: {(entry.content or '').strip()[:60]!r}")
        if isinstance(entry, ast.Message):
            found: set[str] = set()
            todo: list[Any] = [entry]
            while todo:
                node = todo.pop()
                if isinstance(node, ast.VariableReference):
                    found.add(node.id.name.partition("-")[0])
                if placed and isinstance(node, ast.SelectExpression):
                    todo += node.variants
                    continue
                todo += [v for v in vars(node).values() if isinstance(v, ast.BaseNode)]
                todo += [i for v in vars(node).values() if isinstance(v, list) for i in v if isinstance(i, ast.BaseNode)]
            if entry.id.name in out:
                raise ValueError(f"{path}: {entry.id.name} stands twice, and only the later one is ever said")
            out[entry.id.name] = frozenset(found)
    return out
