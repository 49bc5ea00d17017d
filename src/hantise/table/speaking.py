"""Speaking: what somebody does in a table's talk, and what his page shows of it. Each deed is looked at and gives its row, as
in `sitting.py`; whom one does not listen to is the house's to keep."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hantise.texts import Texts

from . import sight, talk
from .names import BadName, clean_name
from .rows import Hush, Onlooker, Report, Row, Speaking, Speech
from .sitting import Refused, Sitting

MOST_REPORTS = 5  # of one person at a table


def speak(sitting: Sitting, who: str, text: str, date: float) -> Row:
    """Somebody says something in words of his own. Raises Refused."""
    return sitting.talked(said(sitting, who, Speech(*person(who), int(date), readable(text))))


def phrase(sitting: Sitting, who: str, name: str, date: float) -> Row:
    """Somebody says a set phrase: a player's stands in the log. Raises Refused."""
    if name not in sitting.phrases:
        raise Refused("no-garbage")
    if who[:1] == "s":
        return sitting.say(int(who[1:]), name, int(date))
    return sitting.talked(said(sitting, who, Speech(*person(who), int(date), "", name)))


def person(who: str) -> tuple[int, int]:
    """Seat and number of an onlooker, as a row has them. Raises Refused where nobody has said who he is."""
    if not who:
        raise Refused("no-talk-nobody")
    return (int(who[1:]), 0) if who[0] == "s" else (-1, int(who[1:]))


def readable(text: str) -> str:
    """What somebody says, cleaned. Raises Refused."""
    found = talk.clean(text)
    if not found:
        raise Refused("no-talk-text", most=talk.LONGEST)
    return found


def said(sitting: Sitting, who: str, row: Speech) -> Speech:
    """The row, where he may say it now. Raises Refused."""
    why = sitting.talk.silenced(who, bool(row.text))
    if why:
        raise Refused(why)
    if sitting.talk.in_haste(who):
        raise Refused("no-hurry")
    if len(sitting.talk.lines) >= talk.MOST_LINES:
        raise Refused("no-talk-long")
    return row


def introduce(sitting: Sitting, key: str, name: str, roles: list[str]) -> Row | None:
    """Somebody who looks on says who he is; None where he has already. roles: what players are called besides their names.
    Raises Refused."""
    own = sitting.talk
    if own.onlooker(key):
        return None
    if len(own.onlookers) >= talk.MOST_ONLOOKERS:
        raise Refused("no-talk-full")
    try:
        found = clean_name(name, [*sitting.names, *roles, *(one.name for one in own.onlookers)])
    except BadName as e:
        raise Refused(e.key) from None
    if not found:
        raise Refused("no-talk-name")
    return sitting.talked(Onlooker(key, found))


def rule(sitting: Sitting, wanted: str) -> Row | None:
    """The host says how people may talk; None where they may so already. Raises Refused."""
    if wanted not in talk.RULES:
        raise Refused("no-garbage")
    return sitting.talked(Speaking(wanted)) if wanted != sitting.talk.rule else None


def hush(sitting: Sitting, who: str, closed: bool) -> Row | None:
    """The host closes the talk for somebody, or opens it again; None where it is so already. Raises Refused."""
    if who != talk.ALL_ONLOOKERS and who not in everybody(sitting):
        raise Refused("no-garbage")
    return sitting.talked(Hush(who, closed)) if (who in sitting.talk.hushed) != closed else None


def report(sitting: Sitting, by: str, who: str) -> Row:
    """Somebody shows the host what another has said. Raises Refused."""
    heard = [line for line in sitting.talk.heard(by, sitting.over, ()) if line.who == who]
    if not by or who == by or not heard:
        raise Refused("no-garbage")
    mine = [one for one in sitting.talk.reports if one.by == by]
    if any(one.who == who and one.line == heard[-1].n for one in mine):
        raise Refused("no-talk-reported")
    if len(mine) >= MOST_REPORTS:
        raise Refused("no-hurry")
    return sitting.talked(Report(who, by, heard[-1].n))


def everybody(sitting: Sitting) -> list[str]:
    """All who may have a voice here."""
    return [*map(talk.word, range(sitting.seats)), *(talk.word(-1, n) for n in range(1, len(sitting.talk.onlookers) + 1))]


# what a page shows -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Heard:
    """The talk as one viewer's page shows it: plain values, as parts want them.

    lines: number, who, name, is he an onlooker, is it my own, text, date. silenced: why I may not speak, why not in words of my
    own, as keys. unnamed: I look on and have not said who I am. others: whom I may stop listening to; deaf: to whom I do not,
    and how. host: rule, those who are closed, and what was reported, for the host alone.
    """

    address: str
    lines: tuple[tuple[Any, ...], ...]
    silenced: tuple[str, str]
    unnamed: bool
    phrases: tuple[str, ...]
    others: tuple[tuple[str, str], ...]
    deaf: tuple[tuple[str, str, str], ...]
    host: tuple[Any, ...] = ()


def heard(
    sitting: Sitting, t: Texts, address: str, who: str, held: list[int], deaf: Mapping[str, str], host: bool
) -> Heard | None:
    """What one viewer's page shows; None where there is nobody he could talk with. who: he in this talk ("": an onlooker who
    has not said who he is); held: the seats that are his."""
    own, mine = sitting.talk, {talk.word(seat) for seat in held} | {who}
    company = any(p.kind != "bot" and s not in held for s, p in enumerate(sitting.people))
    lines, alone = own.heard(who, sitting.over, deaf), bool(held) and not company
    if alone and not lines and not sitting.game.words.get("phrase"):
        return None
    silenced = own.silenced(who), own.silenced(who, True) or ("page-talk-alone" if alone else "")
    spoken = dict.fromkeys(line.who for line in own.heard(who, sitting.over, ()) if line.who not in mine)
    return Heard(
        address,
        tuple(shown(t, line, line.who in mine) for line in lines[-talk.SHOWN :]),
        silenced,
        not who,
        tuple(sitting.phrases) if who and not silenced[0] else (),
        tuple((one, called(sitting, t, one)) for one in spoken if one not in deaf),
        tuple((one, called(sitting, t, one), how) for one, how in sorted(deaf.items())),
        hosting(sitting, t) if host and not alone else (),
    )


def shown(t: Texts, line: talk.Spoken, own: bool) -> tuple[Any, ...]:
    """A line as the page has it, a set phrase in the reader's language."""
    name = line.name or sight.guest(t, line.seat) or t.role(line.seat)
    return line.n, line.who, name, line.seat < 0, own, t(f"phrase-{line.phrase}") if line.phrase else line.text, line.date


def called(sitting: Sitting, t: Texts, who: str) -> str:
    """The name of somebody in the talk."""
    if who[0] == "w":
        return sitting.talk.onlookers[int(who[1:]) - 1].name
    return t.person(int(who[1:]), sight.called(t, tuple(sitting.people)))[""]


def hosting(sitting: Sitting, t: Texts) -> tuple[Any, ...]:
    """What the host sees: the rule, who is closed, whether all onlookers are, and reports with the lines shown him."""
    own = sitting.talk
    closed = tuple((who, called(sitting, t, who)) for who in sorted(own.hushed - {talk.ALL_ONLOOKERS}))
    reports = []
    for one in own.reports:
        lines = [line for line in own.lines[: one.line + 1] if line.who == one.who][-talk.REPORTED :]
        said = tuple(shown(t, line, False)[5] for line in lines)
        reports.append((one.who, called(sitting, t, one.who), called(sitting, t, one.by), said, one.who in own.hushed))
    return own.rule, closed, talk.ALL_ONLOOKERS in own.hushed, tuple(reports)
