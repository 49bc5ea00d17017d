"""HA-TUR, HA-PLY, HA-DRW, HA-END, HA-EXP-11 to HA-EXP-19. Turns, the playing of cards and the end; what cards do is in
abilities.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, Ask, Frame, Reason

from .components import CARDS, HAND_LIMIT, KINDS, PLACE_ANY
from .state import NOBODYS, Table

# A pick of a turn: kind * 8 + the seat in whose area the card is put; or one of these, which come first.
DECLINE: Final = -2
DRAW: Final = -1
SEATS: Final = 8
NOTHING: Final = -1  # the pick of whoever may, and does not; it comes first
NOTHING_TEXT: Final = "nothing"
LETTERS: Final = "abcdefgh"


def at(kind: int, seat: int) -> int:
    """A card and a seat as one int."""
    return kind * SEATS + seat


def placed(kind: int, seat: int) -> str:
    """A card in an area, in notation."""
    return f"{CARDS[kind]}@{LETTERS[seat]}"


# ----------------------------------------------------------------------------------------------------------------- the turn
def plays(g: Table, who: int) -> list[int]:
    """HA-PLY-1 to HA-PLY-3. Each hand card into each area where it may be put."""
    out: list[int] = []
    last = -1
    for kind in g.hand[who]:
        if kind != last:
            last = kind
            if PLACE_ANY >> kind & 1:
                out += [kind * SEATS + s for s in range(g.seats)]
            else:
                out.append(kind * SEATS + who)
    return out


def play_tries(g: Table) -> list[int]:
    """Any card into any area."""
    return [at(k, s) for k in range(KINDS) for s in range(g.seats)]


def play_against(g: Table, who: int, pick: int) -> Reason | None:
    """Why that card cannot be played there."""
    kind, area = divmod(pick, SEATS)
    if kind not in g.hand[who]:
        return Reason("HA-TUR-1", ("not-in-hand", kind))
    if area != who and not PLACE_ANY >> kind & 1:
        return Reason("HA-PLY-2", ("own-area-only", kind))
    return None


def write_play(g: Table, who: int, pick: int) -> str:
    """`play dracula`, or with the area where the card may be put into any: `play imps@b`."""
    kind, area = divmod(pick, SEATS)
    if PLACE_ANY >> kind & 1 or area != who:
        return "play " + placed(kind, area)
    return "play " + CARDS[kind]


def label_play(who: int, pick: int) -> tuple[Any, ...]:
    kind, area = divmod(pick, SEATS)
    if PLACE_ANY >> kind & 1:
        return ("pick-play-at-home", kind) if area == who else ("pick-play-at", kind, area)
    return ("pick-play", kind)


def taps_play(who: int, pick: int) -> list[str]:
    kind, area = divmod(pick, SEATS)
    if PLACE_ANY >> kind & 1:
        return [f"{CARDS[kind]} {LETTERS[area]}", f"{LETTERS[area]} {CARDS[kind]}"]
    return [CARDS[kind]]


def play_card(g: Table, who: int, pick: int) -> tuple[Frame, ...]:
    """HA-PLY-2, HA-PLY-3, HA-PLY-5, HA-PLY-7. The card is put into the area; what is left to do is its ability."""
    from .abilities import ability

    kind, area = divmod(pick, SEATS)
    g.lay_open(who, kind)
    g.area[area] = (*g.area[area], kind)
    g.played = (who, kind, area)
    if area == who:
        g.show(ALL, "plays", who, kind)
    else:
        g.show(ALL, "plays-at", who, kind, area)
    return ability(kind, kind, who)


@dataclass(eq=False)
class Turn(Ask):
    """HA-TUR-1 to HA-TUR-5, HA-DEC-2. Draw the top card, or play a hand card. In the last turn of the expert game (HA-
    EXP-14) one may
    also decline, where the table has not ruled that out (HA-RUL-36)."""

    def secret(self) -> bool:
        return True  # three equal cards leave one option

    def options(self, g: Table) -> list[int]:
        who = self.who
        out = [DECLINE] if self.may_decline(g) else []
        if len(g.hand[who]) < HAND_LIMIT:
            out.append(DRAW)
        return out + plays(g, who)

    def run(self, g: Table) -> None:
        """HA-TUR-4: with an empty hand the whole turn is a draw, and that is public."""
        options = self.options(g)
        if len(options) > 1 or (g.poker_face and g.hand[self.who]):
            g.asked, g.player, g.options = self, self.who, options
        else:
            self.resolve(g, options[0])

    def may_decline(self, g: Table) -> bool:
        return g.closing == self.who and not g.must_play

    def resolve(self, g: Table, pick: int) -> None:
        who = self.who
        if pick == DECLINE:
            g.tell(ALL, "declines", who)
            g.then(EndTurn(who))
            return
        g.turn += 1
        g.latest[who] = g.turn
        if pick == DRAW:
            g.then(EndTurn(who))
            draw_card(g, who)
        else:
            g.then(*play_card(g, who, pick), EndTurn(who))

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

    def write(self, g: Table, pick: int) -> str:
        if pick < 0:
            return "draw" if pick == DRAW else "decline"
        return write_play(g, self.who, pick)

    def label(self, g: Table, pick: int) -> tuple[Any, ...]:
        if pick < 0:
            return ("pick-draw",) if pick == DRAW else ("pick-decline",)
        return label_play(self.who, pick)

    def taps(self, g: Table, pick: int) -> list[str]:
        if pick < 0:
            return ["deck"] if pick == DRAW else ["decline"]
        return taps_play(self.who, pick)

    def tries(self, g: Table) -> list[int]:
        return [DECLINE, DRAW, *play_tries(g)]

    def against(self, g: Table, pick: int) -> Reason | None:
        if pick == DECLINE:
            if g.closing != self.who:
                return Reason("HA-TUR-2", ("no-pass",))
            return Reason("HA-RUL-36", ("must-take-last-turn",)) if g.must_play else None
        if pick == DRAW:
            return Reason("HA-TUR-3", ("hand-full",)) if g.full(self.who) else None
        return play_against(g, self.who, pick)

    def sure(self, g: Table, pick: int) -> Reason | None:
        if pick == DRAW and not g.expert and g.left(0) == 1:
            return Reason("HA-END-1", ("sure-last-card",))
        return None


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
class EndTurn(Frame):
    """HA-TUR-6: the turn passes clockwise. HA-EXP-13 to HA-EXP-16: when an own deck is empty, the adversary has one turn
    more."""

    who: int

    def run(self, g: Table) -> None:
        if not g.expert or (g.closing == NOBODYS and g.left(self.who)):
            g.then(Turn(g.after(self.who)))
        elif g.closing == NOBODYS:
            g.closing = g.after(self.who)
            g.tell(ALL, "last-turn", g.closing)
            g.then(Turn(g.closing))
        else:
            finish(g, "last_turn")


def nothing_done(g: Table, who: int) -> None:
    """HA-HID-2. Others are told the same whether it was declined or impossible."""
    g.tell(ALL, "nothing-done", who)


# ------------------------------------------------------------------------------------------------------------------- the end
def finish(g: Table, how: str) -> None:
    """HA-SCO-6 to HA-SCO-8. One player wins; nothing else that was coming will happen (HA-END-2, HA-ABI-15)."""
    n, winner = g.seats, g.winner()
    g.end(how, [1.0 if s == winner else -1.0 / (n - 1) for s in range(n)], Reveal())


@dataclass(eq=False)
class Reveal(Frame):
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
