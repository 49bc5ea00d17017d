"""The suspicion curve as a picture and as lines of text: what an observer believed of each seat after
every pick. The model is told in `..suspicion`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import escape

from hantise.core.record import Record
from hantise.picture import LONGEST, THEMES, Picture, environment, sprite, styles, tokens, vocabulary
from hantise.texts import Texts

from .. import GAME
from ..components import FACTIONS
from ..suspicion import Guess, Suspicion, suspicion

WIDE = 900


@dataclass(frozen=True)
class Strip:
    """A seat's part of the plot: its name, what it was in the end, the curve, the dots of its own picks."""

    seat: int
    name: str
    truth: str
    points: str
    dots: str


def strips(curve: Suspicion, t: Texts, names: Sequence[str]) -> list[Strip]:
    """The plot by seat. names: of the people; "" where the role stands for it."""
    out = []
    for seat in range(curve.seats):
        heights = [100 * (1 - curve.hero(n, seat)) for n in range(len(curve.rows))]
        points = " ".join(f"{n},{y:.1f}" for n, y in enumerate(heights))
        own = [n for n, (who, _) in enumerate(curve.picks, 1) if who == seat]
        dots = "".join(f"M{n} {heights[n]:.1f}h0" for n in own)
        truth = curve.truth[seat]
        told = t.word("faction", truth)[""] if truth >= 0 else ""
        out.append(Strip(seat, t.person(seat, names)[""], told, points, dots))
    return out


def guess_word(t: Texts, guess: Guess) -> str:
    """A guess in words."""
    return t.word("faction", FACTIONS.index(guess.name))[""] if guess.faction >= 0 else t(f"curve-side-{guess.name}")


def percent(p: float) -> int:
    """A probability for people; what is not certain is never shown as certain."""
    return round(100 * p) if p in (0.0, 1.0) else min(max(round(100 * p), 1), 99)


def watcher(curve: Suspicion, t: Texts, names: Sequence[str]) -> str:
    """Who watched, in words."""
    if curve.observer < 0:
        return t("curve-onlooker")
    return t("curve-seat", **{"who" + form: text for form, text in t.person(curve.observer, names).items()})


def art(lang: str) -> Any:
    """The macros of the drawing in a language."""
    t = Texts(GAME, lang)
    return environment(GAME).get_template("curve.svg.jinja").make_module(vocabulary(GAME, t))


def draw_suspicion(record: Record, observer: int = -1, lang: str = "en", theme: str = "auto") -> Picture:
    """The suspicion curve of a recorded game of Ze Horror Attack as a stand-alone SVG, which a notebook shows.

    observer: a seat, who knows what that seat knew, or -1 for an onlooker. theme: as for `hantise.draw`. Raises RecordError
    where the record cannot be replayed, ValueError on another game, an unknown seat, language or theme.
    """
    if record.game.id != GAME.id:
        raise ValueError(f"{record.game.id} has no suspicion curve: nobody's faction is secret there")
    if theme not in THEMES:
        raise ValueError(f"there is no theme {theme!r}; there are: {', '.join(THEMES)}")
    t = Texts(GAME, lang)
    curve = suspicion(record, observer)
    macros, n = art(lang), max(len(curve.rows) - 1, 1)
    seats = [{"name": s.name, "is": s.truth, "points": s.points, "dots": s.dots} for s in strips(curve, t, record.names)]
    tall = int(str(macros.height(seats)))
    scale = min(1.0, LONGEST / max(WIDE, tall))
    root, title = f"hantise-{theme}", t("curve-title-of", watcher=watcher(curve, t, record.names))
    told = [f"{s['name']}: {percent(curve.hero(-1, i))} %" for i, s in enumerate(seats)]
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE * scale:.0f}" height="{tall * scale:.0f}"'
        f' viewBox="0 0 {WIDE} {tall}" class="{root}" role="img" lang="{lang}"><title>{escape(title)}</title>'
        f"<desc>{escape(t('curve-model'))} {escape('; '.join(told))}</desc>"
        f"<style>{escape(tokens(f'.{root}', theme) + styles(GAME))}</style>{sprite(GAME)}"
        f'<rect class="sheet-ground" width="{WIDE}" height="{tall}"/>{macros.whole(seats, n, title, t("curve-note"))}</svg>'
    )


def lines(record: Record, observer: int, t: Texts) -> list[str]:
    """The curve as lines of text: after each pick, how probable it was that each seat is a hero; then the likeliest cards."""
    curve = suspicion(record, observer)
    heads = [t.person(s, record.names)[""][:10] for s in range(curve.seats)]
    out = [t("curve-title-of", watcher=watcher(curve, t, record.names)), t("curve-model"), ""]
    out.append(" " * 5 + "".join(f"{head:>11}" for head in heads))
    for n in range(len(curve.rows)):
        cells = "".join(f"{percent(curve.hero(n, s)):>9} %" for s in range(curve.seats))
        deed = f"   {record.game.letters[curve.picks[n - 1][0]]} {curve.picks[n - 1][1]}" if n else ""
        out.append(f"{n:>5}{cells}{deed}")
    out.append("")
    for s in range(curve.seats):
        guess, p = curve.likeliest(-1, s)
        person = {"who" + form: text for form, text in t.person(s, record.names).items()}
        truth = t.word("faction", curve.truth[s])[""] if curve.truth[s] >= 0 else t("curve-unknown")
        out.append(t("curve-end", guess=guess_word(t, guess), p=percent(p), truth=truth, **person))
    return out


def numbers(record: Record, observer: int) -> dict[str, Any]:
    """The curve for a program: after each pick and for each seat, how probable each guess is."""
    curve = suspicion(record, observer)
    rows = [[[round(p, 4) for p in seat] for seat in row] for row in curve.rows]
    picks = [list(pick) for pick in curve.picks]
    return {"observer": observer, "guesses": [guess.name for guess in curve.guesses], "rows": rows, "picks": picks}
