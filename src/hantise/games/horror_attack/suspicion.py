"""The suspicion curve: how probable each faction of each seat was to an observer, after every pick of a game.

It is Bayes' rule over models of how seats choose, and hangs on them. The models are the bots'. A seat plays as the random bot
does (ANYHOW: how probable that is before the game), picking each option alike, whatever its faction; or with the taste of the
greedy bot: it likes each option as `heuristics.Mind.liking` says for its faction, picks it with a weight that grows with that
(SHARPNESS), and now and then picks anything at all (SLIP). Hands are not known, so the models are asked in some of the worlds
that the observer held possible (WORLDS). Each seat is weighed by itself. What comes out is a story about bots' taste, not a
measurement of minds; it says so wherever it is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import exp

from hantise.core.record import Record

from .building import HandIn
from .components import BONUS_OF, FACTIONS, HERO_SIDE, SIDE_OF, SIDES, factions_of
from .heuristics import Mind, played
from .setup import Mulligan
from .state import Table

SHARPNESS = 0.7  # how much better a pick that looks better by one point is liked
SLIP = 0.1  # how often a seat picks anything
ANYHOW = 0.3  # how probable it is, before the game, that a seat picks like the random bot
WORLDS = 12  # worlds of the observer in which the models are asked
CONCEDE = "concede"


@dataclass(frozen=True)
class Guess:
    """What a seat may be: a side (1 hero, -1 monster) with the characters that bring its bonus; a faction card, or a side alone
    in the expert game, where three cards are held (faction -1)."""

    side: int
    bonus: int = 0
    faction: int = -1

    @property
    def name(self) -> str:
        """Its id: of the faction card, or of the side."""
        return FACTIONS[self.faction] if self.faction >= 0 else SIDES[HERO_SIDE if self.side > 0 else 1 - HERO_SIDE]


@dataclass
class Suspicion:
    """What an observer (a seat, or -1: an onlooker) believed.

    guesses: what a seat may be. rows: after 0, 1, 2 ... picks, by seat, how probable each guess was. picks: who picked what.
    truth: by seat the faction card that counted, -1 where the game is not over.
    """

    seats: int
    observer: int
    guesses: list[Guess]
    rows: list[list[list[float]]] = field(default_factory=list)
    picks: list[tuple[int, str]] = field(default_factory=list)
    truth: list[int] = field(default_factory=list)

    def hero(self, n: int, seat: int) -> float:
        """After n picks: how probable it was that the seat is a hero (in the expert game: plays for the heroes)."""
        return sum([p for p, guess in zip(self.rows[n][seat], self.guesses, strict=True) if guess.side > 0])

    def likeliest(self, n: int, seat: int) -> tuple[Guess, float]:
        """After n picks: the likeliest guess, the first of equal ones, and how probable it was."""
        row = self.rows[n][seat]
        at = max(range(len(row)), key=lambda i: (row[i], -i))
        return self.guesses[at], row[at]


# the model --------------------------------------------------------------------------------------------------------------------
def odds_of_pick(w: Table, guess: Guess, pick: int) -> float:
    """How likely a seat of that guess is to make that pick of the present decision, in that world."""
    mind = Mind(w, w.player, guess.side)
    mind.bonus[w.player] = guess.bonus
    weights = {p: exp(SHARPNESS * mind.liking(w, p)) for p in w.options}
    return SLIP / len(weights) + (1 - SLIP) * weights[pick] / sum(weights.values())


def with_card(w: Table, seat: int, kind: int) -> None:
    """The card that is about to be played was in that hand: put it there in place of another."""
    if kind not in w.hand[seat]:
        hand = list(w.hand[seat])
        hand[w.random(len(hand))] = kind
        w.hand[seat] = tuple(sorted(hand))
        assert w.asked is not None
        w.options = w.asked.options(w)


def evidence(g: Table, pick: int, observer: int, rng: int, guesses: list[Guess]) -> tuple[list[float], float]:
    """How likely the pick was under each guess, and to one who picks anything, as far as the observer could tell."""
    odds, anyhow = [0.0] * len(guesses), 0.0
    for i in range(WORLDS):
        w: Table = g.determinize(observer, rng * WORLDS + i)
        if (kind := played(w, pick)) is not None:
            with_card(w, w.player, kind)
        if pick not in w.options:
            continue
        anyhow += 1 / len(w.options)
        there = at_hand(w)
        found: dict[Guess, float] = {}
        for j, guess in enumerate(guesses):
            alike = Guess(guess.side, guess.bonus & there)  # a character that is nowhere makes no difference
            if alike not in found:
                found[alike] = odds_of_pick(w, alike, pick)
            odds[j] += found[alike]
    return odds, anyhow


def at_hand(w: Table) -> int:
    """The characters that a pick may concern: in hands, in play, in the discard pile, known on top of a deck; as a bit set."""
    out = 0
    for zone in (*w.hand, *w.area, *w.top, w.pile):
        for kind in zone:
            out |= 1 << kind
    return out


def tells(g: Table, pick: int, observer: int) -> bool:
    """Does the observer see the pick, and is it one that a side could care about?"""
    asked = g.asked
    if asked is None or g.player == observer or isinstance(asked, Mulligan):
        return False
    if isinstance(getattr(asked, "whole", None), HandIn):
        return False
    heard = asked.heard_by(g, pick)
    return heard == -1 or (observer >= 0 and bool(heard >> observer & 1))


# the observer --------------------------------------------------------------------------------------------------------------
class Curve:
    """An observer who watches a game."""

    def __init__(self, g: Table, observer: int) -> None:
        guesses = [Guess(1), Guess(-1)]
        if not g.expert:
            guesses = [Guess(1 if SIDE_OF[f] == HERO_SIDE else -1, BONUS_OF[f], f) for f in factions_of(g.packs)]
        self.found: Suspicion = Suspicion(g.seats, observer, guesses)
        # by seat: how well each guess fits the picks so far, and how well picking anything does
        self.weights: list[list[float]] = [[1.0] * len(guesses) for _ in range(g.seats)]
        self.anyhow: list[float] = [1.0] * g.seats
        self.found.rows.append(self.row(g))

    def row(self, g: Table) -> list[list[float]]:
        """By seat and guess: certain where the observer knows the faction card, and then no other seat's; else what he has
        gathered."""
        known = {s: g.faction[s][0] for s in range(g.seats) if self.knows(g, s)}
        out = []
        for seat, weights in enumerate(self.weights):
            base = ANYHOW * self.anyhow[seat]
            all_weights = [(1 - ANYHOW) * w + base for w in weights]
            here = [w * self.free(guess, seat, known) for w, guess in zip(all_weights, self.found.guesses, strict=True)]
            total = sum(here)
            out.append([w / total for w in here])
        return out

    def knows(self, g: Table, seat: int) -> bool:
        """Has the observer seen the faction card of that seat?"""
        return not g.expert and bool(g.faction[seat]) and g.knows_faction(self.found.observer, seat, 0)

    def free(self, guess: Guess, seat: int, known: dict[int, int]) -> bool:
        """HA-SET-2. Can the seat have that card, as far as the observer has seen the cards?"""
        return known[seat] == guess.faction if seat in known else guess.faction < 0 or guess.faction not in known.values()

    def sees(self, g: Table, pick: int) -> None:
        """The pick is about to be made."""
        if not tells(g, pick, self.found.observer):
            return
        who = g.player
        odds, anyhow = evidence(g, pick, self.found.observer, len(self.found.rows), self.found.guesses)
        if anyhow > 0:
            weights = [w * odd for w, odd in zip(self.weights[who], odds, strict=True)]
            top = max(*weights, self.anyhow[who] * anyhow)
            self.weights[who], self.anyhow[who] = [w / top for w in weights], self.anyhow[who] * anyhow / top


def suspicion(record: Record, observer: int = -1) -> Suspicion:
    """The curve of a recorded game: after 0, 1, 2 ... picks, for each seat how probable each faction was to the observer.

    observer: a seat, who knows what that seat knew, or -1 for an onlooker. The same record gives the same curve. In the expert
    game the guesses are the two sides: read them as the side that the seat plays for. Raises RecordError where the record
    cannot be replayed (one that was cut for a seat), ValueError where there is no such seat.
    """
    if not -1 <= observer < record.seats:
        raise ValueError(f"there is no seat {observer}: there are {record.seats}, from 0")
    picks = [entry for entry, _ in record.plays()[1:]]
    curve: list[Curve] = []

    def watch(g: Table) -> None:
        if not curve:
            curve.append(Curve(g, observer))
        else:
            curve[0].found.rows.append(curve[0].row(g))
        entry = picks[len(curve[0].found.rows) - 1]
        if entry.text != CONCEDE:
            if g.player != entry.who:
                g = g.copy()
                g.hear(entry.who)
            curve[0].sees(g, record.game.read(g, entry.text))

    end: Table = record.replay(watch=watching(watch))
    found = (curve[0] if curve else Curve(end, observer)).found
    if picks:
        found.rows.append(curve[0].row(end))
    found.picks = [(entry.who, entry.text) for entry in picks]
    found.truth = [end.counted(s) if end.ended and end.faction[s] else -1 for s in range(record.seats)]
    return found


def watching(watch: Callable[[Table], None]) -> Callable[[object], None]:
    """The same as `Record.replay` calls it."""

    def seen(g: object) -> None:
        assert isinstance(g, Table)
        watch(g)

    return seen
