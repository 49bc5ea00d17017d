"""HA-TUR, HA-PLY, HA-DRW, HA-END, HA-EXP-11 to HA-EXP-19. Turns, the playing of cards and the end; what cards do is in
abilities.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from hantise.core.frame import ALL, Ask, Frame, Reason
from hantise.core.menu import Deed, Menu, menu

from .components import CARDS, HAND_LIMIT, KINDS, PLACE_ANY, ROOM
from .state import NOBODYS, Table

SEATS: Final = 8
LETTERS: Final = "abcdefgh"


def at(kind: int, seat: int) -> int:
    """A card and a seat as one int."""
    return kind * SEATS + seat


def placed(kind: int, seat: int) -> str:
    """A card in an area, in notation."""
    return f"{CARDS[kind]}@{LETTERS[seat]}"


# --------------------------------------------------------------------------------------------------------- deeds of any chapter
class Playing(Deed[Table, Ask[Table]]):
    """HA-PLY-1 to HA-PLY-3. A hand card is played into an area where it may be put. n: card * 8 + the seat of the area."""

    span = ROOM * SEATS
    radix = SEATS
    form = "play <card>, play <card>@<seat>"

    def options(self, g: Table, ask: Ask[Table]) -> list[int]:
        who, first = ask.who, self.first
        out: list[int] = []
        last = -1
        for kind in g.hand[who]:
            if kind != last:
                last = kind
                if PLACE_ANY >> kind & 1:
                    out += [first + kind * SEATS + s for s in range(g.seats)]
                else:
                    out.append(first + kind * SEATS + who)
        return out

    def resolve(self, g: Table, ask: Ask[Table], n: int) -> None:
        """HA-PLY-2, HA-PLY-3, HA-PLY-5, HA-PLY-7. The card is put into the area; what is left to do is its ability."""
        who = ask.who
        kind, area = divmod(n, SEATS)
        g.lay_open(who, kind)
        g.area[area] = (*g.area[area], kind)
        g.played = (who, kind, area)
        if area == who:
            g.show(ALL, "plays", who, kind)
        else:
            g.show(ALL, "plays-at", who, kind, area)
        g.then(*g.ability(kind, kind, who))

    def write(self, g: Table, ask: Ask[Table], n: int) -> str:
        """`play dracula`, or with the area where the card may be put into any: `play imps@b`."""
        kind, area = divmod(n, SEATS)
        if PLACE_ANY >> kind & 1 or area != ask.who:
            return "play " + placed(kind, area)
        return "play " + CARDS[kind]

    def label(self, g: Table, ask: Ask[Table], n: int) -> tuple[Any, ...]:
        kind, area = divmod(n, SEATS)
        if PLACE_ANY >> kind & 1:
            return ("pick-play-at-home", kind) if area == ask.who else ("pick-play-at", kind, area)
        return ("pick-play", kind)

    def taps(self, g: Table, ask: Ask[Table], n: int) -> list[str]:
        kind, area = divmod(n, SEATS)
        if PLACE_ANY >> kind & 1:
            return [f"{CARDS[kind]} {LETTERS[area]}", f"{LETTERS[area]} {CARDS[kind]}"]
        return [CARDS[kind]]

    def tries(self, g: Table, ask: Ask[Table]) -> list[int]:
        """Any card into any area."""
        return [self.first + at(k, s) for k in range(KINDS) for s in range(g.seats)]

    def against(self, g: Table, ask: Ask[Table], n: int) -> Reason | None:
        kind, area = divmod(n, SEATS)
        if kind not in g.hand[ask.who]:
            return Reason("HA-TUR-1", ("not-in-hand", kind))
        if area != ask.who and not PLACE_ANY >> kind & 1:
            return Reason("HA-PLY-2", ("own-area-only", kind))
        return None


@dataclass(eq=False)
class Effect(Menu[Table]):
    """HA-ABI-1, HA-ABI-2. What an ability asks of a seat: first of its deeds comes to refrain, which is legal where it says
    'may'."""

    def free(self, g: Table) -> bool:
        """May the seat refrain?"""
        return False

    def must(self, g: Table) -> Reason:
        """Why it may not."""
        return Reason("HA-ABI-1", ("must-take",))

    def opens(self, g: Table) -> bool:
        return False


class Refraining(Deed[Table, Effect]):
    """HA-ABI-2. Whoever may, and does not. HA-HID-2: others are told the same where it was impossible."""

    form = "nothing"
    idle = True

    def options(self, g: Table, ask: Effect) -> list[int]:
        return [self.first] if ask.free(g) else []

    def resolve(self, g: Table, ask: Effect, n: int) -> None:
        nothing_done(g, ask.who)

    def label(self, g: Table, ask: Effect, n: int) -> tuple[Any, ...]:
        return ("pick-nothing",)

    def taps(self, g: Table, ask: Effect, n: int) -> list[str]:
        return [self.form]

    def tries(self, g: Table, ask: Effect) -> list[int]:
        return [self.first]

    def against(self, g: Table, ask: Effect, n: int) -> Reason | None:
        return None if ask.free(g) else ask.must(g)


class OfKind(Deed[Table, Any]):
    """What is done to a card that is one of several in a hand, on the discard pile, on top of a deck. n: the card."""

    span = ROOM
    form = "<card>"
    says: ClassVar[str] = "pick-card"  # its label

    def where(self, ask: Any) -> str:
        """The place of the card, where it is tapped: in front of its name."""
        return ""

    def write(self, g: Table, ask: Any, n: int) -> str:
        return CARDS[n]

    def label(self, g: Table, ask: Any, n: int) -> tuple[Any, ...]:
        return (self.says, n)

    def taps(self, g: Table, ask: Any, n: int) -> list[str]:
        return [self.where(ask) + CARDS[n]]

    def tries(self, g: Table, ask: Any) -> list[int]:
        return [self.first + kind for kind in range(KINDS)]


NOTHING: Final = 0  # the pick of who refrains, in every Effect


def nothing_done(g: Table, who: int) -> None:
    """HA-HID-2. Others are told the same whether it was declined or impossible."""
    g.tell(ALL, "nothing-done", who)


# ----------------------------------------------------------------------------------------------------------------- the turn
def begins(g: Table, who: int) -> None:
    """HA-SCO-7. The turn counts as taken."""
    g.turn += 1
    g.latest[who] = g.turn


class Declining(Deed[Table, "Turn"]):
    """HA-EXP-14. The last turn of the expert game is not taken, where the table has not ruled that out (HA-RUL-36)."""

    form = "decline"
    idle = True

    def options(self, g: Table, ask: Turn) -> list[int]:
        return [self.first] if ask.may_decline(g) else []

    def resolve(self, g: Table, ask: Turn, n: int) -> None:
        g.tell(ALL, "declines", ask.who)
        g.then(TURN_ENDS[ask.who])

    def label(self, g: Table, ask: Turn, n: int) -> tuple[Any, ...]:
        return ("pick-decline",)

    def taps(self, g: Table, ask: Turn, n: int) -> list[str]:
        return ["decline"]

    def tries(self, g: Table, ask: Turn) -> list[int]:
        return [self.first]

    def against(self, g: Table, ask: Turn, n: int) -> Reason | None:
        if g.closing != ask.who:
            return Reason("HA-TUR-2", ("no-pass",))
        return Reason("HA-RUL-36", ("must-take-last-turn",)) if g.must_play else None


class Drawing(Deed[Table, "Turn"]):
    """HA-TUR-1, HA-DRW-1, HA-DRW-2. The top card of the deck comes to a hand that is not full."""

    form = "draw"

    def options(self, g: Table, ask: Turn) -> list[int]:
        return [self.first] if len(g.hand[ask.who]) < HAND_LIMIT else []

    def resolve(self, g: Table, ask: Turn, n: int) -> None:
        begins(g, ask.who)
        g.then(TURN_ENDS[ask.who])
        draw_card(g, ask.who)

    def label(self, g: Table, ask: Turn, n: int) -> tuple[Any, ...]:
        return ("pick-draw",)

    def taps(self, g: Table, ask: Turn, n: int) -> list[str]:
        return ["deck"]

    def tries(self, g: Table, ask: Turn) -> list[int]:
        return [self.first]

    def against(self, g: Table, ask: Turn, n: int) -> Reason | None:
        return Reason("HA-TUR-3", ("hand-full",)) if g.full(ask.who) else None

    def sure(self, g: Table, ask: Turn, n: int) -> Reason | None:
        return Reason("HA-END-1", ("sure-last-card",)) if not g.expert and g.left(0) == 1 else None


class PlayingAsTurn(Playing):
    """HA-TUR-1, HA-PLY-1. The turn is used to play a hand card."""

    def resolve(self, g: Table, ask: Ask[Table], n: int) -> None:
        begins(g, ask.who)
        Playing.resolve(self, g, ask, n)
        g.then(TURN_ENDS[ask.who])


@dataclass(eq=False)
class Turn(Menu[Table]):
    """HA-TUR-1 to HA-TUR-5, HA-DEC-2. Draw the top card, or play a hand card; decline only where the last turn of the expert
    game allows it."""

    deeds = menu(Declining(), Drawing(), PlayingAsTurn())

    def secret(self) -> bool:
        return True  # three equal cards leave one option

    def run(self, g: Table) -> None:
        """HA-TUR-4: with an empty hand the whole turn is a draw, and that is public."""
        options = self.options(g)
        if len(options) > 1 or (g.poker_face and g.hand[self.who]):
            g.asked, g.player, g.options = self, self.who, options
        else:
            self.resolve(g, options[0])

    def may_decline(self, g: Table) -> bool:
        return g.closing == self.who and not g.must_play

    def question(self, g: Table) -> tuple[Any, ...]:
        if self.may_decline(g):  # where it may not be declined (HA-RUL-36) it is a turn like any other
            return ("LastTurn",)
        hand = len(g.hand[self.who])
        return ("TurnFull",) if hand == HAND_LIMIT else ("Turn",) if hand else ("TurnEmpty",)

    def rule(self) -> str:
        return "HA-TUR-1"

    def default(self, g: Table) -> int:
        """Drawing harms nobody and brings the end nearer."""
        return DRAW if DRAW in g.options else g.options[0]


DECLINE: Final[int] = Turn.deeds[0].first
DRAW: Final[int] = Turn.deeds[1].first


def draw_card(g: Table, who: int) -> int:
    """HA-DRW-1, HA-DRW-3. The top card comes to the hand; if it was the last one the base game ends at this instant."""
    deck = g.own(who)
    g.tell(ALL, "draws", who)
    kind = g.take_top(who)
    after_draw(g, who, deck)
    return kind


def after_draw(g: Table, who: int, deck: int) -> None:
    """HA-END-1, HA-END-2; in the expert game the turn goes on (HA-EXP-13)."""
    if g.left(deck):
        return
    if g.expert:
        g.tell(ALL, "own-deck-empty", who)
    else:
        g.tell(ALL, "deck-empty", who)
        finish(g, "last_card")


@dataclass(eq=False)
class EndTurn(Frame[Table]):
    """HA-TUR-6: the turn passes clockwise. HA-EXP-13 to HA-EXP-16: when an own deck is empty, the adversary has one turn
    more."""

    who: int

    def run(self, g: Table) -> None:
        if not g.expert or (g.closing == NOBODYS and g.left(self.who)):
            g.then(TURNS[g.after(self.who)])
        elif g.closing == NOBODYS:
            g.closing = g.after(self.who)
            g.tell(ALL, "last-turn", g.closing)
            g.then(TURNS[g.closing])
        else:
            finish(g, "last_turn")


# By seat. They hold no facts of the moment: made once, shared.
TURNS: Final = tuple([Turn(seat) for seat in range(SEATS)])
TURN_ENDS: Final = tuple([EndTurn(seat) for seat in range(SEATS)])


# ------------------------------------------------------------------------------------------------------------------- the end
def finish(g: Table, how: str) -> None:
    """HA-SCO-6 to HA-SCO-8. One player wins; nothing else that was coming will happen (HA-END-2, HA-ABI-15)."""
    n, winner = g.seats, g.winner()
    g.end(how, [1.0 if s == winner else -1.0 / (n - 1) for s in range(n)], Reveal())


@dataclass(eq=False)
class Reveal(Frame[Table]):
    """HA-END-3, HA-END-4, HA-EXP-17, HA-EXP-21. All hands go to the discard pile, and the faction cards that count are
    turned up."""

    def run(self, g: Table) -> None:
        for seat in range(g.seats):
            for kind in g.hand[seat]:
                g.lay_open(seat, kind)
                g.pile = (*g.pile, kind)
                g.show(ALL, "hand-left", seat, kind)
        for seat in range(g.seats):
            if g.faction[seat]:
                f = g.counted(seat)
                g.show(ALL, "reveals", seat, f, g.score(seat, f))
        if g.ended != "conceded" and self.tied(g):
            g.tell(ALL, "tie-broken", g.winner())

    def tied(self, g: Table) -> bool:
        """Has the highest total been reached twice?"""
        totals = [g.score(s, g.counted(s)) for s in range(g.seats)]
        return totals.count(max(totals)) > 1
