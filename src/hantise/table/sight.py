"""Sight: what one viewer may know of a table, as `Seen`. The one place where it is built; pages draw from nothing else.

Everything about the game comes out of `Game.view` for the viewer's seat and out of the events that he hears; a viewer's
position is the last one at which he learnt anything, so that neither numbers nor the time of a message tell what another does
in secret.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hantise.core.frame import CHANCE
from hantise.core.game import Game, PickError
from hantise.core.view import View
from hantise.picture import drawing, has_picture
from hantise.texts import Texts

from .seen import Line, Person, Pickable, Seen
from .sitting import Refused, Sitting, position

LONGEST_PATH = 80  # characters of a tapped path
LONGEST_LINE = 200  # characters of a line of the log, before what one pick brought about goes on in another


_TEXTS: dict[tuple[str, str, str], Texts] = {}  # of each game in each language, read once


def texts(game: Game | None, lang: str) -> Texts:
    """The texts of a game, or of the house alone."""
    key = (game.id, str(game.folder), lang) if game is not None else ("", "", lang)
    if key not in _TEXTS:
        _TEXTS[key] = Texts(game, lang)
    return _TEXTS[key]


def sight(sitting: Sitting, seat: int, lang: str, online: Sequence[int] = (), extra: Mapping[str, Any] | None = None) -> Seen:
    """What the seat (-1: a spectator) sees now."""
    return _seen(sitting, sitting.state, seat, seat, lang, sitting.moved[seat], online, extra)


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
    return _seen(sitting, sitting.at(n), seat, as_who, lang, n, online, extra)


def _seen(
    sitting: Sitting,
    state: Any,
    seat: int,
    knowing: int,
    lang: str,
    n: int,
    online: Sequence[int],
    extra: Mapping[str, Any] | None,
) -> Seen:
    game, t, names = sitting.game, texts(sitting.game, lang), sitting.names
    now, live = sitting.moved[seat], n == sitting.moved[seat] and knowing == seat
    asked = sitting.asked_of(knowing, state)
    view = game.view(asked, knowing)
    mine = live and seat in sitting.waits_for()
    return Seen(
        game=game,
        texts=t,
        lang=lang,
        view=view,
        me=seat,
        at=n,
        now=now,
        ask=sitting.asks[seat] if seat >= 0 else 0,
        status=t.status(view, names),
        choices=choices(game, t, asked, names) if mine else [],
        people=people(sitting, t, knowing, online),
        lines=lines(sitting, t, state, knowing, n, now, marks(game, lang, view)),
        window=asked.asked.window(asked) if mine else "",
        undo=undo(sitting, t, seat, names) if live else "",
        no_undo=no_undo(sitting, t, seat) if live else "",
        over=sitting.over,
        names=names,
        extra=dict(extra or {}),
    )


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
        )
        for c in game.choices(state)
    ]


def people(sitting: Sitting, t: Texts, me: int, online: Sequence[int]) -> list[Person]:
    """Who sits where. One's own seat without a name is "You", a bot's is called by what it is; for others the role stands."""
    own = me if not sitting.hot else -1
    return [
        Person(
            seat=i,
            name=s.name or (t("page-you-name") if i == own else bot_name(t, s.strength) if s.kind == "bot" else ""),
            role=t.role(i),
            kind=s.kind,
            me=i == me,
            online=s.kind == "bot" or i in online,
            strength=s.strength,
        )
        for i, s in enumerate(sitting.people)
    ]


def bot_name(t: Texts, strength: str) -> str:
    """A bot's plain name in the reader's language: "ismcts:200ms" is the thinking bot."""
    key = f"bot-{strength.partition(':')[0]}"
    return t(key) if t.has(key) else strength


def marks(game: Game, lang: str, view: View) -> list[str]:
    """The symbol of each seat's piece, where the game's drawing tells it by a macro `seat_mark`."""
    mark = getattr(drawing(game, lang).art, "seat_mark", None) if has_picture(game) else None
    return [str(mark(view.table, s)).strip() for s in range(view.seats)] if mark is not None else []


def lines(sitting: Sitting, t: Texts, state: Any, knowing: int, n: int, now: int, marks: Sequence[str] = ()) -> list[Line]:
    """The log as the seat hears it, a line for all that one pick brought about; the table's own lines among it.
    marks: by seat, of his piece: it stands where his deed begins."""
    tape = state.tape
    picks, actors = [0], [CHANCE]  # after so many entries: how many picks, and whose was the last
    for entry in tape:
        own = entry[0] != CHANCE
        picks.append(picks[-1] + own)
        actors.append(entry[0] if own else actors[-1])
    out: list[tuple[int, int, str, int]] = []
    for at, text in t.lines(state.events, knowing, sitting.names):
        k = min(picks[at], n)
        if out and (out[-1][0], out[-1][3]) == (k, actors[at]) and len(out[-1][2]) + len(text) < LONGEST_LINE:
            out[-1] = (k, 0, f"{out[-1][2]} {text}", actors[at])
        else:
            out.append((k, 0, text, actors[at]))
    known = position(state)
    for note in sitting.notes:
        if note.at <= known and (n == now or note.at <= n):
            out.append((min(note.at, n), 1, note_text(t, note.key, note.seat, note.what, sitting.names), note.seat))
    out.sort(key=lambda line: line[:2])
    first = [i == 0 or (out[i - 1][0], out[i - 1][3]) != (line[0], line[3]) for i, line in enumerate(out)]  # of its deed
    return [
        Line(i, at, text, who, marks[who] if first[i] and 0 <= who < len(marks) else "")
        for i, (at, _, text, who) in enumerate(out)
    ]


def note_text(t: Texts, key: str, seat: int, what: str, names: Sequence[str]) -> str:
    """A line of the table's own, in the house's words."""
    forms = {"who" + form: text for form, text in t.person(seat, names).items()}
    word = f"page-strength-{what.partition(':')[0]}"
    if key == "log-bot-sat-down" and t.has(word):
        what = t(word)
    if key == "log-says":
        what = t(f"phrase-{what}")
    return t(key, **forms, what=what)


def undo(sitting: Sitting, t: Texts, seat: int, names: Sequence[str]) -> str:
    """What would be taken back."""
    if not sitting.may_undo(seat):
        return ""
    before = sitting.at(sitting.n - 1)
    text = sitting.state.tape[-1][3]
    for c in sitting.game.choices(sitting.asked_of(seat, before)):
        if c.text == text:
            return t.say(c.label, names)
    return str(text)


def no_undo(sitting: Sitting, t: Texts, seat: int) -> str:
    """Why nothing may be taken back."""
    if seat < 0 or sitting.may_undo(seat):
        return ""
    return t(sitting.closed_by(seat))


def refusal(sitting: Sitting, t: Texts, seat: int, path: str) -> str:
    """Why a tapped path (or a text of notation) is no pick now, in one sentence with its rule."""
    if sitting.over:
        return t("no-over")
    if seat not in sitting.waits_for():
        return t("no-not-yours")
    state, game = sitting.asked_of(seat), sitting.game
    words = path[:LONGEST_PATH].casefold().split()
    for text in dict.fromkeys([" ".join(words), " ".join(reversed(words)), *words[-1:]]):
        reason = game.refuse(state, text)
        if reason is not None:
            return t.why(reason, sitting.names)
    try:
        game.read(state, " ".join(words))
    except PickError as e:
        if e.reason is not None:
            return t.why(e.reason, sitting.names)
    return t("no-option")


def refused(t: Texts, e: Refused) -> str:
    """A refused deed in the viewer's words."""
    return t(e.key, **e.arguments)
