"""Places: who sits where at a new table, as its form says it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hantise.core.game import Game
from hantise.texts import Texts

from .clocks import OWN, RULES, Rate
from .names import BadName, clean_name
from .numbers import number
from .rows import Sitter
from .strengths import BadStrength, strength
from .votes import BACKS

OWN_CLOCK = "own-"  # before the kind of a clock whose numbers the form has besides
ANY = ("any", "random", "")  # as a seat: lots are drawn


class BadPlace(ValueError):
    """People who cannot sit so. key, arguments: of the house's text that says why."""

    def __init__(self, key: str, **arguments: Any) -> None:
        super().__init__(key)
        self.key, self.arguments = key, arguments


@dataclass(frozen=True)
class Seating:
    """Who sits where. mine: the seats of the browser that opens the table; hot: several people share it; drawn: by lot."""

    people: Sequence[Sitter]
    mine: Sequence[int] = field(default_factory=tuple)
    drawn: bool = False

    @property
    def hot(self) -> bool:
        return len(self.mine) > 1


def usual(game: Game) -> int:
    """How many sit down where nobody says: the least above two that the game is for, else the least."""
    return next((n for n in game.seats if n > 2), game.seats[0])


def alike(game: Game) -> bool:
    """Do the seats play by the same rules, so that lots may be drawn for them? Else there are roles to choose."""
    return "roles" not in game.options


def a_number(game: Game, word: str) -> int:
    """How many people, "" for the usual number. Raises BadPlace."""
    if not word:
        return usual(game)
    players = number(word)
    if players not in game.seats:
        first, last = game.seats[0], game.seats[-1]
        raise BadPlace("error-players", seats=f"{first}–{last}" if first < last else str(first), given=word[:20])
    assert players is not None
    return players


def a_seat(word: str, players: int) -> int:
    """The seat of that number, or any. Raises BadPlace."""
    if word in ANY:
        return secrets.randbelow(players)
    seat = number(word)
    if seat is None or not 0 <= seat < players:
        raise BadPlace("error-seat", seats=players, given=word[:20] if seat is None or seat < 0 else str(seat + 1))
    return seat


def seating(game: Game, form: Mapping[str, str]) -> Seating:
    """Who sits where: `players`, and either `seat` (a number from 0, or "any") with `against` for all the others ("screen",
    "link" or a bot's name), or each by himself, `who-0` to `who-n` ("me", "screen", "link", a bot's name), with `lots` = yes
    in seats that are drawn. Seats beyond `players` are passed over.

    Names: `name` is one's own, `name-2` and so on those of the others at this screen; `who-0-name` that of the seat.
    Raises BadName, BadPlace, BadStrength.
    """
    players = a_number(game, form.get("players", ""))
    if not any(f"who-{i}" in form for i in range(players)):
        return opposite(players, form)
    who = [form.get(f"who-{i}", "") for i in range(players)]
    if "" in who:
        raise BadPlace("error-who", given=who.index("") + 1)
    if who.count("me") > 1:
        raise BadPlace("error-two-me")
    if not {"me", "screen"} & set(who):
        raise BadPlace("error-no-me")
    places = list(range(players))
    drawn = form.get("lots") == "yes"
    if drawn:
        secrets.SystemRandom().shuffle(places)
    people: list[Sitter] = []
    for i in places:
        given = form.get(f"who-{i}-name", "") or (form.get("name", "") if who[i] == "me" else "")
        people.append(sitter(who[i], given, [p.name for p in people]))
    return Seating(people, here(people), drawn)


def a_clock(form: Mapping[str, str]) -> tuple[str, str]:
    """How long each may think and what happens then, as `clocks.Rate` and `clocks.RULES` have it. Raises BadPlace."""
    text, rule = form.get("clock", ""), form.get("late", "")
    if text.startswith(OWN_CLOCK) and text.removeprefix(OWN_CLOCK) in OWN:
        text = own_clock(form, text.removeprefix(OWN_CLOCK))
    try:
        Rate.read(text)
    except ValueError:
        raise BadPlace("error-clock", given=text[:20]) from None
    if rule not in RULES:
        raise BadPlace("error-clock", given=rule[:20])
    return text, rule


def own_clock(form: Mapping[str, str], kind: str) -> str:
    """A clock in numbers of one's own, `<kind>-bank`, `-refill` and `-cap` of the form. Raises BadPlace."""
    found: dict[str, int] = {}
    for n in OWN[kind]:
        given = number(form.get(f"{kind}-{n.name}", "").strip())
        if given is None or not n.least <= given <= n.most:
            word = form.get(f"{kind}-{n.name}", "")[:20]
            raise BadPlace("error-clock-number", what=n.name, unit=n.unit, least=n.least, most=n.most, given=word)
        found[n.name] = given * n.seconds
    for name in ("bank", "refill"):
        if found[name] > found["cap"]:
            raise BadPlace(f"error-clock-{name}")
    return f"{kind}:{found['bank']}:{found['refill']}:{found['cap']}"


def a_back(form: Mapping[str, str]) -> str:
    """How the table goes back to an earlier position, as `votes.BACKS` has it. Raises BadPlace."""
    word = form.get("back", "")
    if word not in BACKS:
        raise BadPlace("error-back", given=word[:20])
    return word


def opposite(players: int, form: Mapping[str, str]) -> Seating:
    """One's own seat, and all the others alike."""
    word = form.get("seat", "any")
    seat, against = a_seat(word, players), form.get("against", "") or "screen"
    own = clean_name(form.get("name", ""))
    people: list[Sitter] = []
    for i in range(players):
        others = [*(p.name for p in people), own]
        given = form.get(f"name-{2 + i - (seat < i)}", "")
        people.append(Sitter("human", own) if i == seat else sitter(against, given, others))
    return Seating(people, here(people), word in ANY)


def sitter(who: str, name: str, others: Sequence[str]) -> Sitter:
    """Whom a word of the form means. Raises BadName, BadStrength."""
    if who in ("me", "screen"):
        return Sitter("human", clean_name(name, others))
    return Sitter("open") if who == "link" else Sitter("bot", "", strength(who))


def here(people: Sequence[Sitter]) -> list[int]:
    """The seats of the people at this browser: at a new table, all that are no bots and not open."""
    return [i for i, p in enumerate(people) if p.kind == "human"]


def why_not(t: Texts, e: ValueError) -> str:
    """What is wrong with a form, in one line."""
    if isinstance(e, BadName):
        return t(e.key)
    return t(e.key, **e.arguments) if isinstance(e, (BadPlace, BadStrength)) else t("error-form", why=t.fault(e))
