"""A game in the terminal: who sits where, what each may see, what he says.

One table, many people at one screen: what a person is shown comes from his own view, and where a game has hidden things a cover
lies over the screen before it passes from one person to another.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from hantise.board import board
from hantise.core.frame import NOBODY
from hantise.core.game import Ambiguous, Choice, Game, Illegal, Unreadable
from hantise.core.record import Record, may_undo
from hantise.core.view import View
from hantise.texts import MissingText, Texts, heard

from .common import Bad, may_create, say, write_file
from .games import sentence, title
from .rules import rule_text

HUMAN = "human"
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what was scrolled off it
LONG_LIST = 16  # options beyond which only their texts are listed, in columns


class Left(Exception):
    """The person has left the table."""


class Table:
    """A game between people at this terminal and bots.

    seats: "human" or a bot's name for each. think: a bot's answer, of seat and state. keep: a file that holds the record.
    """

    def __init__(
        self,
        game: Game,
        texts: Texts,
        state: Any,
        options: dict[str, Any],
        seats: list[str],
        think: Callable[[int, Any], int],
        keep: Path | None = None,
    ) -> None:
        self.game, self.texts, self.state, self.options = game, texts, state, options
        self.seats, self.think, self.keep = seats, think, keep
        self.people = [i for i, who in enumerate(seats) if who == HUMAN]
        self.shown = [0] * len(seats)  # events that each has been shown
        self.before = self.people[0] if self.people else NOBODY  # whose screen it was
        self.saved: set[Path] = set()
        self.names: list[str] = []

    # the course of the game ----------------------------------------------------------------------------------
    def run(self) -> None:
        """Play until the game is over or somebody leaves. Raises Left."""
        click.echo(say("welcome", game=title(self.texts)))
        if self.people:
            click.echo(say("welcome-help"))
        self.keep_record()
        while self.state.player != NOBODY:
            if self.seats[self.state.player] == HUMAN:
                self.human()
            else:
                self.state.play(self.think(self.state.player, self.state))
                if not self.people:
                    self.news(-1)
            self.keep_record()
        self.end()

    def human(self) -> None:
        """One pick of a person, or one step back."""
        seat = self.state.player
        if self.before != seat and self.cover(seat):
            return
        self.before = seat
        self.show(seat)
        while self.state.player == seat:
            text = self.ask("> ")
            if text and self.said(seat, text):
                return

    def cover(self, seat: int) -> bool:
        """Hide what the person before has seen until the next one sits down. True: he has taken his pick back instead."""
        before, self.before = self.before, seat
        if len(self.people) < 2 or "perfect_information" in self.game.traits:
            return False
        hide = sys.stdout.isatty()
        if hide:
            click.echo(CLEAR, nl=False)
        back = may_undo(self.state, before) > 0
        click.echo(say("cover-undo" if back else "cover", who=self.person(seat)))
        if not (hide and sys.stdin.isatty()):
            return False  # nobody looks over a shoulder into a pipe
        word = self.ask("").casefold()
        if back and word in commands()["undo"]:
            self.back(before)
            return True
        click.echo(CLEAR, nl=False)
        return False

    def end(self) -> None:
        """How it ended, for all who sit here."""
        seat = self.people[0] if len(self.people) == 1 else -1
        self.news(seat)
        view = self.game.view(self.state, seat)
        click.echo()
        click.echo(board(self.game, view, self.texts))
        click.echo()
        click.echo(self.status(view))
        for i, value in enumerate(view.returns):
            click.echo(f"  {self.person(i)}  {value:+g}")
        if self.keep:
            click.echo(say("kept", file=str(self.keep)))

    # what is shown -------------------------------------------------------------------------------------------
    def show(self, seat: int) -> None:
        """All that the person needs for the next pick."""
        self.news(seat)
        view = self.game.view(self.state, seat)
        click.echo()
        click.echo(board(self.game, view, self.texts))
        click.echo()
        click.echo(f"{self.status(view)}{f'  [{view.rule}]' if view.rule else ''}")
        self.list_options()

    def news(self, seat: int) -> None:
        """What the viewer has heard since his last look."""
        events = heard(self.state.events, seat)
        at = seat if seat >= 0 else 0
        for _, said in events[self.shown[at] :]:
            click.echo(f"· {sentence(self.texts, said, self.names)}")
        self.shown[at] = len(events)

    def status(self, view: View) -> str:
        try:
            return self.texts.status(view, self.names)
        except MissingText:
            return " ".join(map(str, view.question)) or view.ended

    def list_options(self) -> None:
        """The options by number and text."""
        choices = self.game.choices(self.state)
        before = [f"{n:>3}  " if numbered(choices) else "  " for n in range(1, len(choices) + 1)]
        lines = [number + c.text for number, c in zip(before, choices, strict=True)]
        if len(choices) > LONG_LIST:
            click.echo("\n".join(in_columns(lines, shutil.get_terminal_size().columns)))
            return
        width = max(map(len, lines)) + 2
        for line, c in zip(lines, choices, strict=True):
            label = sentence(self.texts, c.label, self.names)
            click.echo(line if label == c.text else line.ljust(width) + label)

    def person(self, seat: int) -> str:
        return self.texts.person(seat, self.names)[""]

    def ask(self, prompt: str) -> str:
        """A line from the person. Raises Left where there is none to come."""
        click.echo(prompt, nl=False)
        line = sys.stdin.readline()
        if not line:
            click.echo()
            raise Left
        if not sys.stdin.isatty() and prompt:
            click.echo(line.rstrip("\n"))
        return " ".join(line.split())

    # what is said --------------------------------------------------------------------------------------------
    def said(self, seat: int, text: str) -> bool:
        """Do what the person says. True: something has happened, so all is to be shown anew."""
        choices = self.game.choices(self.state)
        exact = [c for c in choices if c.text.casefold() == text.casefold()]
        word, _, rest = text.partition(" ")
        name = next((n for n, words in commands().items() if word.casefold() in words), None)
        if not exact and name is not None:
            return bool(getattr(self, f"do_{name}")(seat, rest))
        if not exact and numbered(choices) and text.isdigit():
            if not 1 <= int(text) <= len(choices):
                click.echo(say("no-number", number=int(text), last=len(choices)))
                return False
            return self.pick(choices[int(text) - 1])
        found = self.meant(text, choices)
        return found is not None and self.pick(found)

    def meant(self, text: str, choices: list[Choice]) -> Choice | None:
        """The option that the text means; where it means none, the person is told why."""
        try:
            pick = self.game.read(self.state, text)
            return next(c for c in choices if c.pick == pick)
        except (Unreadable, Illegal) as e:
            if e.reason is not None:
                click.echo(self.texts.fault(e, self.names))
            else:
                click.echo(say("unreadable", text=text, first=choices[0].text))
        except Ambiguous as e:
            click.echo(self.texts.fault(e, self.names))
        return None

    def reason(self, reason: Any) -> str:
        return f"{sentence(self.texts, reason.said, self.names)} [{reason.rule}]"

    def pick(self, choice: Choice) -> bool:
        """Play it, asking once more where it can hardly be meant."""
        if choice.sure is not None:
            click.echo(self.reason(choice.sure))
            if self.ask(say("sure") + " ").casefold() not in say("yes-words").split():
                return False
        self.state.play(choice.pick)
        return True

    # its commands --------------------------------------------------------------------------------------------
    def do_help(self, seat: int, rest: str) -> bool:
        click.echo(say("table-help"))
        return False

    def do_show(self, seat: int, rest: str) -> bool:
        return True

    def do_why(self, seat: int, rest: str) -> bool:
        """Why is that not among the options?"""
        text = " ".join(rest.split()).casefold()
        legal = self.game.meant(self.state, text)
        if legal is None:
            legal = self.game.composed(self.state, text)
        if not text:
            click.echo(say("why-what"))
        elif legal is not None:
            click.echo(say("legal", text=self.game.write(self.state, legal)))
        elif (reason := self.game.refuse(self.state, text)) is not None:
            click.echo(self.reason(reason))
        else:
            click.echo(say("unreadable", text=text, first=self.game.write(self.state, self.state.options[0])))
        return False

    def do_undo(self, seat: int, rest: str) -> bool:
        return self.back(seat)

    def back(self, seat: int) -> bool:
        """Take the seat's last pick back, where nobody has learnt anything by it."""
        if not may_undo(self.state, seat):
            click.echo(say("no-undo"))
            return False
        record = self.record()
        last = [e.text for e in record.entries if e.who == seat][-1]
        rng = self.state.rng  # no chance has spoken since: it goes on where it is
        self.state = record.undo(1).replay()
        self.state.rng = rng
        for i in self.people:
            self.shown[i] = min(self.shown[i], len(heard(self.state.events, i)))
        click.echo(say("undone", text=last))
        return True

    def do_rules(self, seat: int, rest: str) -> bool:
        """The rule of that id, or of the present decision."""
        rule = rest.strip().upper() or (self.state.asked.rule() if self.state.asked else "")
        text = rule_text(self.game, rule)
        click.echo(text if text else say("no-rule", rule=rule or "-"))
        return False

    def do_log(self, seat: int, rest: str) -> bool:
        for _, said in heard(self.state.events, seat):
            click.echo(f"· {sentence(self.texts, said, self.names)}")
        return False

    def do_save(self, seat: int, rest: str) -> bool:
        path = Path(rest.strip())
        if not rest.strip():
            click.echo(say("save-where"))
            return False
        try:
            if path not in self.saved:
                may_create(path)
            write_file(path, self.record().write())
            self.saved.add(path)
            click.echo(say("saved", file=str(path)))
        except Bad as e:
            click.echo(e.format_message())
        return False

    def do_quit(self, seat: int, rest: str) -> bool:
        raise Left

    # its record ----------------------------------------------------------------------------------------------
    def record(self) -> Record:
        return Record.of(self.game, self.state, self.options, self.names)

    def keep_record(self) -> None:
        """After every pick, so that nothing is lost whatever happens."""
        if self.keep is not None:
            write_file(self.keep, self.record().write())


def commands() -> dict[str, list[str]]:
    """What one may say beside a pick: the words for it, those of the language and the English ones."""
    english = {
        "help": ["help", "?"],
        "show": ["show"],
        "why": ["why"],
        "undo": ["undo"],
        "rules": ["rules", "rule"],
        "log": ["log"],
        "save": ["save"],
        "quit": ["quit", "exit"],
    }
    return {name: words + say(f"word-{name}").split() for name, words in english.items()}


def numbered(choices: list[Choice]) -> bool:
    """May the options be picked by number? Not where their own texts are numbers."""
    return not any(c.text.isdigit() for c in choices)


def in_columns(lines: list[str], width: int) -> list[str]:
    """Lines side by side, read downward."""
    widest = max(map(len, lines)) + 2
    many = max(1, width // widest)
    deep = -(-len(lines) // many)
    return ["".join(line.ljust(widest) for line in lines[i::deep]).rstrip() for i in range(deep)]
