"""Chapters 12 and 14: losses of life and their window, death, and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, PASS, Frame
from hantise.core.menu import menu

from ..state import House, changed
from . import cards
from .cards import LOSS
from .entering import leaves_board
from .playing import CARDS_FROM, Passing, PlayingCard, Reaction


@dataclass(eq=False)
class Losses(Frame[House]):
    """GHS-RXN-8. Players are about to lose life, together. Each is asked, in turn order; then all lose."""

    amounts: tuple[tuple[int, int], ...]  # seat, how much

    def run(self, g: House) -> None:
        losing = [(s, n) for s in g.order(g.active) for t, n in self.amounts if s == t and n > 0]
        if losing:
            g.then(*[Brace(s) for s, _ in losing], Suffer(tuple(losing)))


@dataclass(eq=False)
class Brace(Reaction):
    """GHS-RXN-8. The victim of a loss may play cards until he passes or nothing is left to lose."""

    deeds = menu(Passing(), PlayingCard())

    def run(self, g: House) -> None:
        if g.out >> self.who & 1 or not g.hands[self.who] or not at_stake(g, self.who):
            return
        found = cards.playable(g, self.who, LOSS, CARDS_FROM)
        if found or (g.poker_face and cards.might(g, self.who, LOSS)):
            g.asked, g.player, g.options = self, self.who, [PASS, *found]

    def moment(self) -> int:
        return LOSS

    def after_card(self) -> Frame[House]:
        return self

    def rule(self) -> str:
        return "GHS-RXN-8"

    def window(self, g: House) -> str:
        return "loss!"

    def question(self, g: House) -> tuple[Any, ...]:
        return ("Brace", at_stake(g, self.who), g.life[self.who])


def at_stake(g: House, seat: int) -> int:
    """How much the seat is about to lose."""
    for s, n in g.coming(Suffer).amounts:
        if s == seat:
            return n
    return 0


def soften(g: House, seat: int, n: int) -> None:
    """GHS-JUD-16. The loss about to happen is smaller, not below 0."""
    suffer = g.coming(Suffer)
    g.instead(suffer, suffer.but(amounts=tuple((s, max(0, m - n) if s == seat else m) for s, m in suffer.amounts)))


@dataclass(eq=False)
class Suffer(Frame[House]):
    """GHS-RXN-8. All losses are applied together; who has no life left is out of the game."""

    amounts: tuple[tuple[int, int], ...]

    def run(self, g: House) -> None:
        for s, n in self.amounts:
            lost = min(n, g.life[s])  # nobody has less than 0: GHS-CMP-5
            if lost > 0:
                g.life[s] -= lost
                g.tell(ALL, "loses-life", s, lost, g.life[s])
        fallen = [s for s, _ in self.amounts if g.life[s] == 0 and not g.out >> s & 1]
        if fallen:
            die(g, fallen)


# ------------------------------------------------------------------------------------------------------ death, the end
def die(g: House, fallen: list[int]) -> None:
    """GHS-LIF-1, GHS-END-2, GHS-END-3, GHS-TRN-9. Players at 0 life leave the game at once, together."""
    before = [(g.controlled(s), g.spooky[s]) for s in range(g.seats)]
    for s in fallen:
        eliminate(g, s)
    left = [s for s in range(g.seats) if g.alive(s)]
    if len(left) == 1:
        win(g, "last_alive", left)
    elif not left:
        best = max(before[s] for s in fallen)
        win(g, "all_dead", [s for s in fallen if before[s] == best])
    elif not g.alive(g.active):
        g.drop_turn()


def eliminate(g: House, me: int) -> None:
    """GHS-LIF-1, GHS-GRM-3."""
    g.out |= 1 << me
    g.tell(ALL, "dies", me)
    g.lift(me)
    g.flags &= ~(1 << me)
    g.free &= ~(1 << me)
    g.evicted = changed(g.evicted, me, -1)
    g.rooms = [-1 if o == me else o for o in g.rooms]
    g.keys[me] = 0
    for k in g.hands[me]:
        g.lay_open(me, k)
        g.put_away(k)
        g.show(ALL, "discards", me, k)
    g.tolls = tuple(t for t in g.tolls if t[0] != me)
    for f, owner in enumerate(g.owner):
        if owner == me:
            leaves_board(g, f)


def escape(g: House, me: int, how: str) -> None:
    """GHS-END-1, GHS-RXN-11."""
    g.tell(ALL, "escapes", me)
    win(g, how, [me])


def win(g: House, how: str, winners: list[int]) -> None:
    """The returns of a game add up to 0: each loser pays the same, the winners share."""
    n = g.seats
    losers = n - len(winners)
    each = losers / (n - 1) / len(winners)
    g.end(how, [each if s in winners else -1 / (n - 1) for s in range(n)])
