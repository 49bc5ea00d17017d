"""Looks: how those parts of the house look that are seldom the same twice, or drawn for every option. As functions they take a
tenth of the time; the others stand in templates/regions.html.jinja."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hantise.kit import escaped
from hantise.texts import Texts


class Looks:
    """By name, as the macros of a template."""

    def __init__(self, t: Texts, static: Callable[[str], str]) -> None:
        self.t, self.static = t, static
        self.words: dict[str, str] = {}

    def word(self, key: str) -> str:
        """A text without arguments, as HTML writes it."""
        if key not in self.words:
            self.words[key] = escaped(self.t(key))
        return self.words[key]

    def open_status(self, title: str, mine: bool, result: str, bots: bool, window: str = "") -> str:
        """window: "0" or "1" by turns while people may react, so that the bar of one begins anew after another's."""
        name, icon = escaped(title), self.static("icon-turn.svg" if mine else "icon.svg")
        over = f" over {result}" if result else ""
        turn, kind = ("(1) ", "mine") if mine else ("", "")
        marks = (" data-bots" if bots else "") + (f" data-window={window}" if window else "")
        return (
            f'<section id="status" data-then{marks} class="{kind}{over}" data-title="{turn}{name}"'
            f' data-icon="{icon}"><h1>{name}</h1>'
        )

    def say(self, mine: bool, result: str, text: str) -> str:
        verdict = f'<strong class="verdict">{escaped(self.t("page-result", result=result))}</strong> ' if result else ""
        return (
            f'<p id="say" aria-live="{"assertive" if mine else "polite"}"><span class="dot-turn" aria-hidden="true"></span>'
            f"{verdict}{escaped(text)}</p>"
        )

    def open_ask(self, all: bool, window: str, others: str, pick: str, backs: int) -> str:
        shown = " data-all" if all else ""
        waits = f' data-window="{escaped(window)}" data-others="{others}"' if window else ""
        form = f'<form id="picks" method="post" action="{escaped(pick)}"></form>' if pick else ""
        return f'<section id="ask" data-nav{shown}{waits} data-backs="{backs}" aria-label="{self.word("page-choices")}">{form}'

    def asked(self, n: int) -> str:
        """The number of the question, which changes sooner than all the rest. Else a browser might bring back an old one when
        the page is loaded again."""
        return f'<input id="asked" type="hidden" form="picks" name="ask" value="{n}" autocomplete="off">'

    def undo(self, what: str, why_not: str, turn: int, address: str) -> str:
        """What was picked is taken back: what that is, or why not. turn: how many picks are taken back with a whole turn, 0
        where that is no more. Both buttons are one element, for they come and go together."""
        back, said, to = self.word("page-undo"), escaped(what or why_not), escaped(address)
        tip, small = (escaped(self.t("page-undo-tip", what=what)), f"<small>{said}</small>") if what else (said, "")
        name = f' aria-label="{back}: {said}"' if why_not and not what else ""
        more = ""
        if turn:
            more = f'<button form="picks" formaction="{to}" name="whole" value="yes" data-do="undoall">'
            more += f"{self.word('page-undo-turn')} <small>{escaped(self.t('page-undo-turn-of', n=turn))}</small></button>"
        return (
            f'<span id="undo"><button form="picks" formaction="{to}" data-do="undo"'
            f' aria-disabled="{"false" if what else "true"}" data-tip="{tip}"{name}>{back} {small}</button>{more}</span>'
        )

    def time(
        self,
        clocks: Sequence[tuple[int, int, bool]],
        since: int,
        free: int,
        paused: int,
        slow: str,
        offers: Sequence[tuple[str, str]],
        votes: Sequence[tuple[int, str, str]],
        post: str,
    ) -> str:
        """Clocks as numbers for the page to count (seat, what was left at `since`, whether it runs); whom the others wait for,
        with what may be done about it; what is voted on."""
        t, inside = self.t, ""
        if slow:
            waits = bool(offers) and offers[0][0].startswith("ask ")
            wait = f'<button type="button" data-do="waiting">{escaped(t("page-go-on-waiting"))}</button>' if waits else ""
            inside += self.vote("slow", slow, wait + "".join([order(*one) for one in offers]), post)
        for number, text, may in votes:
            ways = {"asked": (("yes", "page-agree"), ("no", "page-disagree")), "own": (("off", "page-withdraw"),)}.get(may, ())
            inside += self.vote(f"v-{number}", text, "".join([order(f"{word} {number}", t(key)) for word, key in ways]), post)
        numbers = "|".join([f"{seat} {left} {int(runs)}" for seat, left, runs in clocks])
        data = f' data-clocks="{numbers}" data-since="{since}" data-free="{free}" data-paused="{paused}"' if clocks else ""
        units = f' data-units="{escaped(t("span-short"))}" data-stopped="{escaped(t("page-clock-stopped"))}"' if clocks else ""
        hidden = "" if inside else " hidden"
        return f'<section id="time"{data}{units}{hidden} aria-label="{escaped(t("page-time"))}">{inside}</section>'

    def vote(self, name: str, text: str, buttons: str, post: str) -> str:
        """A line, and what may be said to it."""
        form = f'<form method="post" action="{escaped(post)}">{buttons}</form>' if buttons else ""
        return f'<div id="{name}" class="vote"><p role="status">{escaped(text)}</p>{form}</div>'

    def hint(self, address: str, n: int) -> str:
        """A hint may be asked for at the question of that number."""
        said = self.word("page-hint")
        return (
            f'<form id="hint" method="post" action="{escaped(address)}">'
            f'<button name="ask" value="{n}" data-do="hint">{said}</button></form>'
        )

    def option(
        self, pick: int, label: str, paths: Sequence[str], main: bool, passes: bool, sure: str, rule: str, hidden: bool
    ) -> str:
        marks = (" data-main" if main else "") + (" data-pass" if passes else "")
        doubt = f' data-confirm="{escaped(sure)}"' if sure else ""
        doubt += f' data-by="{escaped(rule)}"' if sure and rule else ""
        return (
            f'<li id="o-{pick}"{" hidden" if hidden else ""}><button form="picks" name="pick" value="{pick}" data-pick="{pick}"'
            f' data-path="{escaped("|".join(paths))}"{marks}{doubt}>{escaped(label)}</button></li>'
        )


def order(value: str, text: str) -> str:
    """A button that says something of votes."""
    return f'<button name="vote" value="{escaped(value)}" data-do="vote">{escaped(text)}</button>'
