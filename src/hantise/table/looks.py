"""Looks: how those parts of the house look that are seldom the same twice, or drawn for every option. As functions they take a
tenth of the time; the others stand in templates/regions.html.jinja."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from markupsafe import escape

from hantise.texts import Texts


class Looks:
    """By name, as the macros of a template."""

    def __init__(self, t: Texts, static: Callable[[str], str]) -> None:
        self.t, self.static = t, static

    def status(
        self, title: str, mine: bool, result: str, text: str, bots: bool, clocked: bool = False, window: str = ""
    ) -> str:
        """window: "0" or "1" by turns while people may react, so that the bar of one begins anew after another's."""
        name, icon = escape(title), self.static("icon-turn.svg" if mine else "icon.svg")
        over = f" over {result}" if result else ""
        own_time = (
            f'<output id="own-time" role="timer" aria-label="{escape(self.t("page-own-time"))}"></output>' if clocked else ""
        )
        verdict = f'<strong class="verdict">{escape(self.t("page-result", result=result))}</strong> ' if result else ""
        turn, kind = ("(1) ", "mine") if mine else ("", "")
        marks = (" data-bots" if bots else "") + (f" data-window={window}" if window else "")
        return (
            f'<section id="status" data-then{marks} class="{kind}{over}" data-title="{turn}{name}"'
            f' data-icon="{icon}"><h1>{name}</h1><p id="say" aria-live="{"assertive" if mine else "polite"}">'
            f'<span class="dot-turn" aria-hidden="true"></span>{verdict}{escape(text)}</p>{own_time}</section>'
        )

    def open_ask(self, n: int, all: bool, window: str, others: str, pick: str, undo: str, backs: int = 0) -> str:
        shown = " data-all" if all else ""
        waits = f' data-window="{escape(window)}" data-others="{others}"' if window else ""
        waits += f' data-backs="{backs}"'
        asked = f'<input type="hidden" name="ask" value="{n}"></form>'
        forms = (
            f'<form id="picks" method="post" action="{escape(pick)}">{asked}'
            f'<form id="undos" method="post" action="{escape(undo)}">{asked}'
        )
        said = escape(self.t("page-choices"))
        forms = forms if pick else ""
        return f'<section id="ask" data-nav data-ask="{n}"{shown}{waits} aria-label="{said}">{forms}<div class="left">'

    def tools(self, seated: bool, undo: str, no_undo: str, hint: str, n: int, turn: int = 0) -> str:
        own = self.undoing(undo, no_undo, turn) if seated else ""
        own += self.hinting(hint, n) if seated and hint else ""
        said, tip = escape(self.t("page-speak")), escape(self.t("page-speak-tip"))
        return (
            f'<div id="tools" class="left-end">{own}<button type="button" data-speak="" aria-label="{said}" title="{tip}">'
            '<svg viewBox="-12 -12 24 24" aria-hidden="true"><use href="#i-speak"/></svg></button></div>'
        )

    def undoing(self, what: str, why_not: str, turn: int) -> str:
        """What is begun is cancelled, what was picked taken back: what that is, or why not. turn: how many picks are taken back
        with a whole turn, 0 where that is no more."""
        cancel, back, said = escape(self.t("page-cancel")), escape(self.t("page-undo")), escape(what or why_not)
        tip, small = (escape(self.t("page-undo-tip", what=what)), f"<small>{said}</small>") if what else (said, "")
        name = f' aria-label="{back}: {said}"' if why_not and not what else ""
        more = f'<button form="undos" name="whole" value="yes" data-do="undoall">{escape(self.t("page-undo-turn"))} '
        more += f"<small>{escape(self.t('page-undo-turn-of', n=turn))}</small></button>"
        return (
            f'<button type="button" data-do="cancel" disabled>{cancel}</button>'
            f'<button form="undos" data-do="undo" aria-disabled="{"false" if what else "true"}" data-tip="{tip}"'
            f"{name}>{back} {small}</button>{more if turn else ''}"
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
            wait = f'<button type="button" data-do="waiting">{escape(t("page-go-on-waiting"))}</button>' if waits else ""
            inside += self.vote("slow", slow, wait + "".join([order(*one) for one in offers]), post)
        for number, text, may in votes:
            ways = {"asked": (("yes", "page-agree"), ("no", "page-disagree")), "own": (("off", "page-withdraw"),)}.get(may, ())
            inside += self.vote(f"v-{number}", text, "".join([order(f"{word} {number}", t(key)) for word, key in ways]), post)
        numbers = "|".join([f"{seat} {left} {int(runs)}" for seat, left, runs in clocks])
        data = f' data-clocks="{numbers}" data-since="{since}" data-free="{free}" data-paused="{paused}"' if clocks else ""
        units = f' data-units="{escape(t("span-short"))}" data-stopped="{escape(t("page-clock-stopped"))}"' if clocks else ""
        hidden = "" if inside else " hidden"
        return f'<section id="time"{data}{units}{hidden} aria-label="{escape(t("page-time"))}">{inside}</section>'

    def vote(self, name: str, text: str, buttons: str, post: str) -> str:
        """A line, and what may be said to it."""
        form = f'<form method="post" action="{escape(post)}">{buttons}</form>' if buttons else ""
        return f'<div id="{name}" class="vote"><p role="status">{escape(text)}</p>{form}</div>'

    def hinting(self, address: str, n: int) -> str:
        """A hint may be asked for at the question of that number."""
        said = escape(self.t("page-hint"))
        return (
            f'<form method="post" action="{escape(address)}">'
            f'<button name="ask" value="{n}" data-do="hint">{said}</button></form>'
        )

    def option(
        self, pick: int, label: str, paths: Sequence[str], main: bool, passes: bool, sure: str, rule: str, hidden: bool
    ) -> str:
        marks = (" data-main" if main else "") + (" data-pass" if passes else "")
        doubt = f' data-confirm="{escape(sure)}"' if sure else ""
        doubt += f' data-by="{escape(rule)}"' if sure and rule else ""
        return (
            f'<li id="o-{pick}"{" hidden" if hidden else ""}><button form="picks" name="pick" value="{pick}" data-pick="{pick}"'
            f' data-path="{escape("|".join(paths))}"{marks}{doubt}>{escape(label)}</button></li>'
        )


def order(value: str, text: str) -> str:
    """A button that says something of votes."""
    return f'<button name="vote" value="{escape(value)}" data-do="vote">{escape(text)}</button>'
