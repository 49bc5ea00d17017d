"""Ending: the page of a game that is over: who won and why, by what, the moments that counted, how long it took, and where to
go on. Drawn from what is public then, and from what the viewer himself may look back at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hantise.core.tally import Source
from hantise.picture import Sign, drawing_of, house_sign, sprite
from hantise.tally import Tally
from hantise.texts import Texts

from . import pages, sight
from .annex import annex_of
from .plot import plot
from .room import Stand
from .seen import Person
from .sitting import Sitting

HOUR, DAY = 3600, 86400  # seconds
MOST_ROWS = 40  # of the measure as a table
LONGEST = 170  # characters of what is told of a moment


@dataclass(frozen=True)
class Team:
    """Who wins and loses together: the sign of its first seat, its letters, and its people in words. bots: all of them are."""

    sign: Sign
    letter: str
    name: str
    won: bool
    bots: bool


def end_page(sitting: Sitting, at: Stand, lang: str, tally: Tally | None, seconds: float, more: Mapping[str, Any]) -> str:
    """The whole document. seconds: how long the game took, 0 where nobody knows; more: addresses."""
    t = sight.texts(sitting.game, lang)
    here = sight.people(sitting, t, at.seat, ())
    own = -1 if at.hot else at.seat
    return pages.leaf(
        lang,
        "end.html.jinja",
        pages.addresses(address_of(sitting), **more),
        t,
        game=sitting.game,
        sprite=sprite(sitting.game),
        own_style=pages.own_style(sitting.game),
        result=pages.verdict(sitting.game, sitting.state.returns, own) if own >= 0 else "over",
        said=t.status(sitting.game.view(sitting.state), sight.called(t, tuple(sitting.people))),
        how=told(sitting, t, here, tally),
        moments=moments(sitting, t, at.seat, tally.moments if tally else ()),
        ways=[way for way in annex_of(sitting.game).ways(sitting, at.seat) if not way.first],
        picks=sitting.n,
        lasted=lasted(t, seconds),
    )


def address_of(sitting: Sitting) -> str:
    """Where the page lies."""
    return f"/t/{sitting.setup.tid}/end"


def told(sitting: Sitting, t: Texts, people: Sequence[Person], tally: Tally | None) -> dict[str, Any] | None:
    """What the tally says, in words, for the template; None where the game tells none."""
    if tally is None:
        return None
    company, names = teams(sitting, t, people), sight.called(t, tuple(sitting.people))
    return {
        "teams": company,
        "rows": [row(t, source, names) for source in tally.sources],
        "tie": t.say(tally.tie, names) if tally.tie is not None else "",
        "title": t.say(tally.measured, names),
        "plot": plot(tally.curve, [team.letter for team in company], tally.moments),
        "values": thinned(tally),
        "span": [(team, [row[k] for row in tally.curve if row[k] is not None]) for k, team in enumerate(company)],
    }


def teams(sitting: Sitting, t: Texts, people: Sequence[Person]) -> list[Team]:
    """Those who win and lose together."""
    returns, drawn = sitting.state.returns, drawing_of(sitting.game, t.lang)
    view = sitting.game.view(sitting.state)
    signs = drawn.signs(view) if drawn else [house_sign(sitting.game, seat) for seat in range(sitting.seats)]
    found = []
    for team in sitting.game.teams(sitting.seats):
        of = [people[seat] for seat in team]
        won = returns[team[0]] == max(returns)
        found.append(
            Team(
                signs[team[0]],
                "".join(map(t.letter, team)),
                t.listed([called(t, p, of) for p in of]),
                won,
                all(p.kind == "bot" for p in of),
            )
        )
    return found


def called(t: Texts, person: Person, team: Sequence[Person]) -> str:
    """Somebody in the list of his team: a bot is marked by its own name where its partner is none."""
    name = person.name or person.role
    return f"{name} ({t('page-bot')})" if person.kind == "bot" and any(p.kind != "bot" for p in team) else name


def row(t: Texts, source: Source, names: Sequence[str]) -> tuple[str, list[str], bool]:
    """A row of the score: its words, its numbers, and whether it decides."""
    label = t.say(source.said, names)
    return label[:1].upper() + label[1:], [number(value) for value in source.values], source.decides


def number(value: int | None) -> str:
    """As people write it; nothing where there is nothing to count."""
    return "" if value is None else f"−{-value}" if value < 0 else str(value)


def thinned(tally: Tally) -> list[tuple[int, list[str]]]:
    """The measure as a table: where it changed, not more rows than one can read, the last among them."""
    changed = [n for n, values in enumerate(tally.curve) if not n or values != tally.curve[n - 1]]
    if len(changed) > MOST_ROWS:
        changed = [n for i, n in enumerate(changed) if i * MOST_ROWS // len(changed) != (i - 1) * MOST_ROWS // len(changed)]
    last = len(tally.curve) - 1
    return [(n, [number(value) for value in tally.curve[n]]) for n in [*changed, *([last] if last not in changed else [])]]


def moments(sitting: Sitting, t: Texts, seat: int, found: Sequence[int]) -> list[tuple[int, str]]:
    """The moments, each with what the seat read of it."""
    said: dict[int, list[str]] = {n: [] for n in found}
    for line in sight.lines(sitting, t, sitting.state, seat, sitting.n, sitting.n) if found else ():
        if line.at in said and line.seat >= 0:
            said[line.at].append(line.text)
    return [(n, in_short(" ".join(lines))) for n, lines in said.items()]


def in_short(text: str) -> str:
    """The first sentences of what one move brought about; the replay tells the rest."""
    if len(text) <= LONGEST:
        return text
    cut = text[:LONGEST]
    return f"{cut[: max(cut.rfind(stop) for stop in '.!?') + 1] or cut.rpartition(' ')[0]} …"


def lasted(t: Texts, seconds: float) -> str:
    """How long the game took, in words; "" where nobody knows."""
    if seconds <= 0:
        return ""
    minutes = max(1, round(seconds / 60))
    if seconds < HOUR:
        return t("page-lasted-minutes", n=minutes)
    if seconds < 2 * DAY:
        return t("page-lasted-hours", n=minutes // 60, rest=minutes % 60)
    return t("page-lasted-days", n=round(seconds / DAY))
