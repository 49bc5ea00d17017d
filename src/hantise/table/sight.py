"""Sight: what one viewer may know of a table, as `Seen`. The one place where it is built; pages draw from nothing else.

Everything about the game comes out of `Game.view` for the viewer's seat and out of the events that he hears; a viewer's
position is the last one at which he learnt anything, so that neither numbers nor the time of a message tell what another does
in secret.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from hantise.core.game import Game
from hantise.core.view import View
from hantise.learn import guide
from hantise.marked import marked, plain
from hantise.picture import Sign, drawing_of, house_sign
from hantise.texts import Texts

from . import clocks
from .awaited import awaited
from .chronicle import Chronicle, Row
from .rows import Sitter
from .seen import NO_TIME, Advice, Lesson, Line, Person, Pickable, Seen, Timing
from .sitting import Note, Refused, Sitting

LONGEST_PATH = 80  # characters of a tapped path


_TEXTS: dict[tuple[str, str, str], Texts] = {}  # of each game in each language, read once


def texts(game: Game | None, lang: str) -> Texts:
    """The texts of a game, or of the house alone."""
    key = (game.id, str(game.folder), lang) if game is not None else ("", "", lang)
    if key not in _TEXTS:
        _TEXTS[key] = Texts(game, lang)
    return _TEXTS[key]


def sight(
    sitting: Sitting,
    seat: int,
    lang: str,
    online: Sequence[int] = (),
    extra: Mapping[str, Any] | None = None,
    there: list[Person] | None = None,
    timing: Callable[[Sequence[Line]], Timing] | None = None,
) -> Seen:
    """What the seat (-1: a spectator) sees now. there: `people`, where that has been asked already; timing: clocks and votes,
    told with the viewer's log."""
    return _seen(sitting, sitting.state, seat, seat, lang, sitting.moved[seat], online, extra, there, timing)


def past(
    sitting: Sitting,
    seat: int,
    n: int,
    lang: str,
    online: Sequence[int] = (),
    extra: Mapping[str, Any] | None = None,
    knowing: int | None = None,
) -> Seen:
    """The position after n picks, from the seat's own knowledge; after the end also from another's (`knowing`).

    Raises LookupError where there is no such position for that viewer.
    """
    now = sitting.moved[seat]
    if not 0 <= n <= now:
        raise LookupError(f"there is no position {n}: the last is {now}")
    as_who = seat if knowing is None else knowing
    # what comes after his last position are secret picks of others: to him it is the present, whatever the game has gone on
    state = sitting.state if n == now else sitting.at(n)
    return _seen(sitting, state, seat, as_who, lang, n, online, extra)


def _seen(
    sitting: Sitting,
    state: Any,
    seat: int,
    knowing: int,
    lang: str,
    n: int,
    online: Sequence[int],
    extra: Mapping[str, Any] | None,
    there: list[Person] | None = None,
    timing: Callable[[Sequence[Line]], Timing] | None = None,
) -> Seen:
    game, t = sitting.game, texts(sitting.game, lang)
    names = names_of(sitting, t)
    now, live = sitting.moved[seat], n == sitting.moved[seat] and knowing == seat
    asked = sitting.asked_of(knowing, state)
    view = sitting.views[knowing] if state is sitting.state else game.view(asked, knowing)
    mine = live and seat in sitting.waits_for() and not sitting.clocks.paused
    told = lines(sitting, t, state, knowing, n, now, sitting.once(("signs", lang), lambda: signs(game, lang, view)))
    may = sitting.undoing.may(seat) if live else 0
    undone, not_undone = undoing(sitting, t, seat, names, may) if live else ("", "")
    waits, sealed = awaited(asked)
    stands = live and (sitting.dropped or sitting.clocks.paused)
    return Seen(
        game=game,
        texts=t,
        lang=lang,
        view=view,
        me=seat,
        at=n,
        now=now,
        ask=sitting.asks[seat] if seat >= 0 else 0,
        status=halted(sitting, t, names) if stands else t.status(view, names, waits),
        choices=choices(game, t, asked, names) if mine else [],
        people=people(sitting, t, knowing, online) if there is None else there,
        lines=told,
        window=asked.asked.window(asked) if mine else "",
        undo=undone,
        no_undo=not_undone,
        over=sitting.over,
        lesson=lesson(sitting, t, seat) if live else None,
        may_hint=live and sitting.may_hint(seat),
        advice=advice(sitting, t, asked, seat, names) if mine else None,
        undo_all=may if may > 1 else 0,
        backs=sitting.backs[seat],
        time=timing(told) if timing is not None else NO_TIME,
        names=list(names),
        reaction=live and not stands and reacting(sitting, asked),
        waits=waits,
        sealed=sealed,
        lately=sitting.lately.of(sitting, n, knowing),
        extra=dict(extra or {}),
    )


def reacting(sitting: Sitting, asked: Any) -> bool:
    """Is it a reaction window that passes by itself, for the one who is asked has company? By public facts alone."""
    if asked.asked is None or sitting.hot or not asked.asked.window(asked):
        return False
    people = [seat for seat, p in enumerate(sitting.people) if p.kind != "bot"]
    return asked.player in people and len(people) > 1


def halted(sitting: Sitting, t: Texts, names: Sequence[str]) -> str:
    """Why nobody is asked anything: the game has ended without a result, or it is paused."""
    if sitting.dropped:
        return t("page-dropped")
    who = {"who" + form: text for form, text in t.person(sitting.clocks.pauser, names).items()}
    return t("page-paused", **who)


def choices(game: Game, t: Texts, state: Any, names: Sequence[str]) -> list[Pickable]:
    """The options as buttons."""
    return [
        Pickable(
            pick=c.pick,
            text=c.text,
            label=t.say(c.label, names),
            taps=c.taps,
            sure=t.why(c.sure, names) if c.sure is not None else "",
            main=not any(c.taps),
            rule=c.sure.rule if c.sure is not None else "",
            idle=c.idle,
        )
        for c in game.choices(state)
    ]


def people(sitting: Sitting, t: Texts, me: int, online: Sequence[int]) -> list[Person]:
    """Who sits where."""
    names = names_of(sitting, t)
    return [
        Person(
            seat=i,
            name=names[i],
            role=t.role(i),
            kind=s.kind,
            me=i == me,
            online=s.kind == "bot" or i in online,
            strength=s.strength,
            away=s.away,
            reads=s.lang,
        )
        for i, s in enumerate(sitting.people)
    ]


@lru_cache(4096)
def called(t: Texts, people: tuple[Sitter, ...]) -> tuple[str, ...]:
    """What each is called, by everybody and everywhere: his name; where he has none the role stands for it (""), and he is
    a guest where there are no roles."""
    return tuple([s.name or (guest(t, i) if s.kind == "human" else "") for i, s in enumerate(people)])


def names_of(sitting: Sitting, t: Texts) -> tuple[str, ...]:
    """What those are called who sit here now."""
    return sitting.once(("names", t.lang), lambda: called(t, tuple(sitting.people)))


def guest(t: Texts, seat: int) -> str:
    """What somebody without a name is called; "" where the role stands for him."""
    assert t.game is not None
    return t("page-guest", letter=t.letter(seat)) if seat >= len(t.game.roles) else ""


@lru_cache(4096)
def named(t: Texts, people: tuple[Sitter, ...]) -> tuple[str, ...]:
    """The same with marks around the names, for sentences of the log."""
    return tuple([marked(i, name, people[i].kind == "bot") for i, name in enumerate(called(t, people))])


def blank(sitting: Sitting, seat: int, lang: str) -> Seen:
    """What the seat sees before the game begins: nothing of it."""
    view = View(sitting.game.id, sitting.game.version, seat, sitting.seats, -1, [], "", [], 0, "", [], {})
    return Seen(sitting.game, texts(sitting.game, lang), lang, view, seat, 0, 0, 0, "", [], [], [])


def notes(sitting: Sitting, t: Texts) -> list[str]:
    """The table's own lines as plain text."""
    return [plain(note_line(t, note)) for note in sitting.notes]


def seated(sitting: Sitting, t: Texts) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """The names of who sat where, from which pick on, with marks."""
    return sitting.once(("seated", t.lang), lambda: tuple([(at, named(t, people)) for at, people in sitting.seated]))


def lesson(sitting: Sitting, t: Texts, seat: int) -> Lesson | None:
    """What a guided table tells that seat; None elsewhere."""
    own = sitting.lessons
    if own.guide is None or seat != own.seat:
        return None
    words, tip = guide.said(sitting.game, t.lang), sitting.tip(seat)
    learnt = tuple(words[name].title for name in own.given if name in words)
    if tip is None:
        return Lesson(len(own.guide.tips), learnt)
    return Lesson(len(own.guide.tips), learnt, tip.name, tip.beside, words[tip.name].title, words[tip.name].text)


def advice(sitting: Sitting, t: Texts, state: Any, seat: int, names: Sequence[str]) -> Advice | None:
    """The hint that the seat was given at its present question."""
    found = sitting.hint_of(seat)
    if found is None:
        return None
    choice = next(c for c in sitting.game.choices(state) if c.text == found.text)
    why = json.loads(found.why)
    said = t.say(why, names) if why else ""
    return Advice(t.say(choice.label, names), said, tuple(choice.taps[0].split()) if choice.taps else ())


def bot_name(t: Texts, strength: str) -> str:
    """A bot's plain name in the reader's language: "ismcts:200ms" is the thinking bot."""
    key = f"bot-{strength.partition(':')[0]}"
    return t(key) if t.has(key) else strength


def signs(game: Game, lang: str, view: View) -> list[Sign]:
    """The sign of each seat."""
    drawn = drawing_of(game, lang)
    return drawn.signs(view) if drawn is not None else [house_sign(game, seat) for seat in range(view.seats)]


def lines(sitting: Sitting, t: Texts, state: Any, knowing: int, n: int, now: int, signs: Sequence[Sign] = ()) -> list[Line]:
    """The log as the seat hears it, the table's own lines among it; that of the present is written on. signs: by seat."""
    present, names = state is sitting.state, seated(sitting, t)
    told = sitting.chronicles.get((knowing, t.lang)) if present else None
    if told is None or not told.fits(state, names):
        told = Chronicle(t, knowing, names)
    if present:
        sitting.chronicles[knowing, t.lang] = told
    told.hear(state)
    return told.told(noted(sitting, t, n, n == now), signs)


def noted(sitting: Sitting, t: Texts, n: int, now: bool) -> list[Row]:
    """The table's own lines at a position. now: all of them, be picks taken back or not known to the viewer."""
    if not now:
        return [(note.at, 1, note_line(t, note), note.seat, ()) for note in sitting.notes if note.at <= n]
    n = min(n, sitting.once("last note", lambda: max([note.at for note in sitting.notes], default=0)))
    return sitting.once(
        ("notes", t.lang, n), lambda: [(min(note.at, n), 1, note_line(t, note), note.seat, ()) for note in sitting.notes]
    )


@lru_cache(4096)
def note_line(t: Texts, note: Note) -> str:
    """A line of the table's own, in the house's words, with the people who sat there when it was written."""
    names = named(t, note.people)
    more: dict[str, str] = {}
    if note.by >= 0:
        more |= {"by" + form: text for form, text in t.person(note.by, names).items()}
    if note.was is not None:
        before = named(t, tuple(note.was if i == note.seat else p for i, p in enumerate(note.people)))
        more |= {"was" + form: text for form, text in t.person(note.seat, before).items()}
    return note_text(t, note.key, note.seat, note.what, names, **more)


def note_text(t: Texts, key: str, seat: int, what: str, names: Sequence[str], **more: str) -> str:
    """A line of the table's own. names: of the people, by seat; more: arguments of that text alone."""
    forms = {"who" + form: text for form, text in t.person(seat, names).items()} if seat >= 0 else {}
    if key in ("log-drawn", "log-ordered"):
        what = t.listed([t.person(i, names)[""] for i in range(len(names))])
    if key == "log-agreed":
        what = t(f"option-{what}") if t.has(f"option-{what}") else what
    if key.startswith(("log-bot-", "log-stands-in")):
        word = f"page-strength-{what.partition(':')[0]}"
        what = what if key == "log-bot-silent" else t(word if t.has(word) else "page-a-bot")
    if key == "log-says":
        what = t(f"phrase-{what}")
    elif key == "log-tempo":
        what = clocks.words(t, what)
    return t(key, **forms, what=what, role=t.role(seat) if seat >= 0 else "", **more)


def undoing(sitting: Sitting, t: Texts, seat: int, names: Sequence[str], may: int) -> tuple[str, str]:
    """What would be taken back, or why nothing may be. may: how many picks the seat may take back."""
    if seat < 0:
        return "", ""
    if may:
        return t.say(sitting.undoing.label(seat), names), ""
    if sitting.dropped or sitting.clocks.paused:
        return "", t("no-over" if sitting.dropped else "no-paused")
    key = sitting.undoing.against(seat) or "no-undo-others"
    event = sitting.undoing.closing(seat) if t.has(key + "-by") else None
    return "", t(key) if event is None else t(key + "-by", what=t.say(event, names))


def refusal(sitting: Sitting, t: Texts, seat: int, path: str) -> tuple[str, str]:
    """Why a tapped path (or a text of notation) is no pick now: a sentence, and the rule that says so ("": none)."""
    if sitting.over:
        return t("no-over"), ""
    if seat not in sitting.waits_for():
        return t("no-not-yours"), ""
    state = sitting.asked_of(seat)
    reason = sitting.game.why_not(state, path[:LONGEST_PATH])
    return (
        (t.why(reason, called(t, tuple(sitting.people))), reason.rule)
        if reason is not None
        else (t("no-option"), state.asked.rule())
    )


def refused(t: Texts, e: Refused) -> str:
    """A refused deed in the viewer's words."""
    return t(e.key, **e.arguments)
