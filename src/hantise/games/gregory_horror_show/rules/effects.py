"""Chapters 2 and 12, what cards do: judgment, mystery cards and victory bonuses are lists of effects, carried out in order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, Ask, Reason
from hantise.core.menu import Deed, Menu, menu

from .. import notation
from ..board import GATE, KIND, SPACES, THORN
from ..components import CARDS, EFFECTS, HAND, LIMITS, OPS, Effect
from ..state import WANDERING, House, changed
from ..story import MOVE
from .cards import PAIR
from .choosing import no_place
from .frames import Strengths
from .house import HellSpace
from .life import Losses, soften
from .playing import Acts
from .stepping import Errand
from .windows import reroll

(
    GAIN_LIFE, LOSE_LIFE, GAIN_SPOOKY, LOSE_SPOOKY, DRAW, DISCARD, STEAL_CARD, TAKE_KEY, STEAL_KEY, GET_POINTS,
    REROLL, CHANGE_STRENGTH, CANCEL, REDUCE_LOSS, PLACE_WANDERING, MOVE_WANDERING, RELOCATE, PUSH, SEND_TO_HELL,
    UNLOCK, REMOVE_CONTROL, LASTING,
) = range(len(OPS))  # fmt: skip


def carry_out(g: House, me: int, effect: int, target: int) -> None:
    """Chapter 2. GHS-TRN-9: what would come to a player who has died is dropped."""
    e = EFFECTS[effect]
    if e.who == "each_enemy":
        whom = [s for s in g.order(g.active) if s != me]
    elif e.who == "each_player":
        whom = g.order(g.active)
    elif e.who == "self":
        whom = [me] if g.alive(me) else []
    else:
        whom = [target // PAIR if e.op == PUSH else target]
    if whom:
        DEEDS[e.op](g, me, whom, e, target)


# each: the state, who does it, to whom, the effect, what was aimed at
def gain_life(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    for s in whom:
        g.gain_life(s, e.n)


def lose_life(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    g.then(Losses(tuple((s, e.n) for s in whom)))


def gain_spooky(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    for s in whom:
        g.change_spooky(s, e.n)


def lose_spooky(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    for s in whom:
        g.change_spooky(s, -e.n)


def draw(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    for s in whom:
        g.draw_cards(s, e.n)


def discard(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    g.then(*[Discard(s) for s in whom for _ in range(e.n)])


def steal_card(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    """GHS-JUD-14, GHS-JUD-1. Cards at random, one by one, seen by the two."""
    for s in whom:
        for _ in range(e.n):
            if not g.hands[s] or len(g.hands[me]) >= HAND:
                break
            pool = list(g.hands[s])
            k = g.draw(pool, "card", 1 << me | 1 << s)
            g.hands[s] = tuple(pool)
            g.hidden.moves(s + 1, me + 1, 0, k)
            g.story = g.story.told((MOVE, s, me, k))
            g.hands[me] = tuple(sorted((*g.hands[me], k)))
            g.tell(ALL, "steals", me, s)
            g.show(1 << me | 1 << s, "steals-card", me, s, k)


def take_key(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    """GHS-CMP-3, GHS-KEY-2, GHS-JUD-22."""
    for s in whom:
        if g.supply() and g.keys[s] <= e.n:
            g.keys[s] += 1
            g.tell(ALL, "takes-key", s)


def steal_key(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    for s in whom:
        if g.keys[s]:
            g.keys[s] -= 1
            kept = g.keys[me] == 0
            g.keys[me] += kept
            g.tell(ALL, "steals-key" if kept else "loses-key", me, s)


def get_points(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    """GHS-JUD-19. Whoever plays it: the points are those of the active player."""
    g.points = max(e.least, g.points + e.n)
    g.tell(ALL, "points-changed", g.active, g.points)


def throw_again(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    reroll(g, target)


def change_strength(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    """GHS-JUD-10 to GHS-JUD-12. In the present combat only, and card by card: what a card cannot take is lost (R62)."""
    c = g.coming(Strengths)
    mine = me == c.a
    if e.word == "monster_against_enemy" or (e.word == "own") != mine:
        c2 = c.but(mod_b=c.mod_b + max(e.n, -c.strength_b()))
    else:
        c2 = c.but(mod_a=c.mod_a + max(e.n, -c.strength_a(g)))
    g.instead(c, c2)
    g.tell(ALL, "standing", c2.strength_a(g), c2.strength_b())


def cancel(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    """GHS-RXN-9. The card that it answers has no effect."""
    acts = g.coming(Acts)
    g.instead(acts)
    g.tell(ALL, "cancelled", acts.me, acts.card)


def reduce_loss(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    soften(g, me, e.n)


def place_wandering(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    """GHS-JUD-20. Not a move, no attack. Where the space has been taken meanwhile nothing happens."""
    if g.on[target] < 0:
        g.put(WANDERING, target)
        g.tell(ALL, "placed-wandering", me, target)


def move_wandering(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    g.then(Errand(me, e.n))


def relocate(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    """GHS-MOV-6, GHS-MOV-11, GHS-JUD-26."""
    if e.word == "carpet_any_optional":
        g.then(Passage(me))
    elif g.on[target] < 0:
        relocated(g, me, target)


def relocated(g: House, me: int, s: int) -> None:
    g.put(me, s)
    g.tell(ALL, "put-on", me, s)
    if me == g.active:
        g.stopped = True


def push(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    """GHS-JUD-25. Thorns and Hell's Gates act, nothing else does."""
    s, t = target // PAIR, target % PAIR
    if g.on[t] >= 0 or not g.alive(s):
        return
    if KIND[t] == GATE:
        g.hover(s, t)
        g.then(HellSpace(s))
        return
    g.put(s, t)
    g.tell(ALL, "pushed", s, t)
    if KIND[t] == THORN:
        g.then(Losses(((s, LIMITS["thorn_loss"]),)))


def send_to_hell(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    g.then(*[HellSpace(s) for s in whom])


def unlock(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    g.unlock += e.n


def remove_control(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    g.tell(ALL, "loses-room", g.rooms[target], target)
    g.rooms = changed(g.rooms, target, -1)


def lasting(g: House, me: int, whom: list[int], e: Effect, target: int) -> None:
    """GHS-JUD-23. The standing rules of mystery cards are read off the card that lies there: `House.rules_so`."""
    if e.word == "carpet_toll_enemies":
        g.tolls = (*g.tolls, (me, e.n))


DEEDS: Final[list[Any]] = [
    gain_life, lose_life, gain_spooky, lose_spooky, draw, discard, steal_card, take_key, steal_key, get_points,
    throw_again, change_strength, cancel, reduce_loss, place_wandering, move_wandering, relocate, push, send_to_hell,
    unlock, remove_control, lasting,
]  # fmt: skip


# ---------------------------------------------------------------------------------------------------------------- choices
@dataclass(eq=False)
class Discard(Ask[House]):
    """Chapter 2, discard. The player chooses one of the hand cards."""

    span = len(CARDS)
    form = "discard <card>"

    def options(self, g: House) -> list[int]:
        return sorted(set(g.hands[self.who]))

    def resolve(self, g: House, pick: int) -> None:
        g.lay_open(self.who, pick)
        g.put_away(pick)
        g.show(ALL, "discards", self.who, pick)

    def secret(self) -> bool:
        return True

    def opens(self, g: House) -> bool:
        return False

    def rule(self) -> str:
        return "GHS-JUD-6"

    def write(self, g: House, pick: int) -> str:
        return "discard " + notation.card(pick)

    def label(self, g: House, pick: int) -> tuple[Any, ...]:
        return ("pick-discard", pick)

    def taps(self, g: House, pick: int) -> list[str]:
        return [notation.card(pick)]


class Staying(Deed[House, "Passage"]):
    """The pawn stays where it is."""

    form = "stay"
    idle = True

    def options(self, g: House, ask: Passage) -> list[int]:
        return [self.first]

    def resolve(self, g: House, ask: Passage, n: int) -> None:
        return

    def label(self, g: House, ask: Passage, n: int) -> tuple[Any, ...]:
        return ("pick-stay",)


class Relocating(Deed[House, "Passage"]):
    """The pawn is put on a free carpet space. n: the space."""

    span = SPACES
    form = "<space>"

    def options(self, g: House, ask: Passage) -> list[int]:
        return [self.first + s for s in g.carpets(-1)]

    def resolve(self, g: House, ask: Passage, n: int) -> None:
        relocated(g, ask.who, n)

    def write(self, g: House, ask: Passage, n: int) -> str:
        return notation.space(n)

    def label(self, g: House, ask: Passage, n: int) -> tuple[Any, ...]:
        return ("pick-space", n)

    def taps(self, g: House, ask: Passage, n: int) -> list[str]:
        return [notation.space(n)]

    def tries(self, g: House, ask: Passage) -> list[int]:
        return list(range(self.first, self.end))

    def against(self, g: House, ask: Passage, n: int) -> Reason | None:
        return None if self.first + n in g.options else no_place(g, n, ask.rule())


RELOCATING: Final = Relocating()


@dataclass(eq=False)
class Passage(Menu[House]):
    """Wardrobe Passage: the pawn may be put on a free carpet space, not the Lobby carpet's."""

    deeds = menu(Staying(), RELOCATING)

    def opens(self, g: House) -> bool:
        return False

    def rule(self) -> str:
        return "GHS-MYS-4"
