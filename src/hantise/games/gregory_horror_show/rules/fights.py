"""Chapters 9, 10, 11 and 15: fights of all kinds.

Kinds and sides are those of GHS-CMB-1: `a` is the pawn's player, or the owner of the first guest; `b` the one who leads the
monster, NOBODY for a room's. `x` is a's guest, -1 where a pawn fights; `y` the monster it fights: a figure,
FIGURE_OF_WANDERING, or the monster card of a room.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, NOBODY, Frame, Several

from ..board import CARPET_SPACES, STARTS, upstairs
from ..components import BONUS, BONUS_EFFECTS, BOOST, HOUSE, LIMITS, MONSTERS, POINTS, STRENGTH
from ..state import GUEST, WANDERING, House, changed
from .cards import COMBAT
from .choosing import SpaceAsk
from .entering import RoomVictory, killed
from .frames import GUEST_PAWN, GUESTS, ROOM_FIGHT, WANDERING_GUEST, WANDERING_PAWN, Does, Strengths
from .house import collect
from .life import Losses
from .windows import Poll, Rolled

FIGURE_OF_WANDERING: Final = WANDERING - GUEST  # so that a figure + GUEST is its piece


def attack(g: House, me: int, piece: int, to: int) -> list[Frame[House]]:
    """A monster comes to a space that is held: GHS-CMB-2. It has left its old space."""
    other = g.on[to]
    g.hover(piece, to)
    if piece == WANDERING:
        if other < WANDERING:
            g.fought |= 1 << WANDERING
            return [Fight((me,), (), WANDERING_PAWN, to, other, me, -1, FIGURE_OF_WANDERING, 1, 0, 0)]
        return [controlled_fight(g, other - GUEST, to, guest_attacks=False)]
    figure = piece - GUEST
    if other < WANDERING:
        return [guest_fight(g, figure, other, to, pawn_attacks=False)]
    if other == WANDERING:
        return [controlled_fight(g, figure, to, guest_attacks=True)]
    g.fought |= 1 << piece | 1 << other
    foe = g.owner[other - GUEST]
    return [Fight((me, foe), (), GUESTS, to, me, foe, figure, other - GUEST, 0, 0, 0)]


def guest_fight(g: House, figure: int, pawn: int, to: int, pawn_attacks: bool) -> Frame[House]:
    """GHS-GCB-1 to GHS-GCB-3. The guest's owner rolls, whoever attacked."""
    g.fought |= 1 << (figure + GUEST)
    owner = g.owner[figure]
    return Fight((owner,), (), GUEST_PAWN, to, pawn, owner, -1, figure, 0 if pawn_attacks else 1, 0, 0)


def controlled_fight(g: House, figure: int, to: int, guest_attacks: bool) -> Frame[House]:
    """GHS-GCB-6. First it is settled who controls the wandering monster."""
    g.fought |= 1 << WANDERING | 1 << (figure + GUEST)
    others = g.order((g.owner[figure] + 1) % g.seats)
    others = [s for s in others if s != g.owner[figure]]
    fewest = min(len(g.hands[s]) for s in others)
    tied = tuple(s for s in others if len(g.hands[s]) == fewest)
    if len(tied) == 1:
        return wandering_v_guest(g, figure, to, tied[0], 0 if guest_attacks else 1)
    return Control(tied, (), figure, to, 0 if guest_attacks else 1)


def wandering_v_guest(g: House, figure: int, to: int, controller: int, attacker: int) -> Frame[House]:
    owner = g.owner[figure]
    return Fight((owner, controller), (), WANDERING_GUEST, to, owner, controller, figure, FIGURE_OF_WANDERING, attacker, 0, 0)


@dataclass(eq=False)
class Control(Rolled):
    """GHS-GCB-6. Players with equally few cards roll for the control of the wandering monster; the highest has it."""

    figure: int
    space: int
    attacker: int

    def said(self) -> str:
        return "rolls-control"

    def use(self, g: House) -> None:
        best = max(self.dice)
        tied = tuple(s for s, d in zip(self.rollers, self.dice, strict=True) if d == best)
        if len(tied) > 1:
            g.then(self.but(rollers=tied, dice=()))
        else:
            g.tell(ALL, "controls", tied[0])
            g.then(wandering_v_guest(g, self.figure, self.space, tied[0], self.attacker))


@dataclass(eq=False)
class Fight(Rolled):
    """GHS-CMB-2. The dice of a fight, then its strengths; W-COMBAT; then it is decided. `attacker`: 0 side a, 1 side b. The
    modifiers are those of cards that were played before a tie."""

    kind: int
    space: int
    a: int
    b: int
    x: int
    y: int
    attacker: int
    mod_a: int
    mod_b: int

    def said(self) -> str:
        return "rolls-fight"

    def use(self, g: House) -> None:
        base_a = base_b = 0
        if self.kind == ROOM_FIGHT:
            base_b = STRENGTH[self.y]
        elif len(self.dice) == 1:
            base_b = told_base(g, self.y, self.dice[0])
        else:
            base_a, base_b = told_base(g, self.x, self.dice[0]), told_base(g, self.y, self.dice[1])
        combat = Combat(
            self.kind, self.space, self.a, self.b, self.x, self.y, self.attacker, base_a, base_b, self.mod_a, self.mod_b
        )
        g.tell(ALL, "standing", combat.strength_a(g), combat.strength_b())
        g.then(Poll(NOBODY, COMBAT, 0), combat)


def base(g: House, figure: int, face: int) -> int:
    """GHS-WAN-4, GHS-GCB-3. What a monster's die makes of it."""
    if figure == FIGURE_OF_WANDERING:
        return POINTS[face] * 100 + g.amount("wandering_rage")
    return POINTS[face] * 100 + BOOST[figure]


def told_base(g: House, figure: int, face: int) -> int:
    """The same, and the log says how it comes about."""
    rolled, strength = POINTS[face] * 100, base(g, figure, face)
    more = strength - rolled
    if figure == FIGURE_OF_WANDERING and more:
        g.tell(ALL, "dice-gregory-more", face, rolled, more, strength)
    elif figure == FIGURE_OF_WANDERING:
        g.tell(ALL, "dice-gregory", face, strength)
    elif more:
        g.tell(ALL, "dice-guest-more", figure, face, rolled, more, strength)
    else:
        g.tell(ALL, "dice-guest", figure, face, strength)
    return strength


@dataclass(eq=False)
class Combat(Strengths):
    """GHS-CMB-2, GHS-CMB-3. It is decided."""

    def run(self, g: House) -> None:
        kind = self.kind
        if kind == ROOM_FIGHT:
            (room_won if self.a_wins(g) else room_lost)(g, self)
        elif kind in (WANDERING_PAWN, GUEST_PAWN):
            (pawn_won if self.a_wins(g) else pawn_lost)(g, self)
        elif kind == GUESTS and self.strength_a(g) == self.strength_b():
            g.tell(ALL, "tie")
            again = Fight(
                (self.a, self.b), (), kind, self.space, self.a, self.b, self.x, self.y, self.attacker, self.mod_a, self.mod_b
            )
            g.then(again)  # GHS-CMB-6
        else:
            monsters_fought(g, self, self.a_wins(g))


# ------------------------------------------------------------------------------------------------------------- in rooms
@dataclass(eq=False)
class TurnMonster(Frame[House]):
    """GHS-RCB-1, GHS-REI-1, GHS-REI-2. The player turns the top card of the own monster deck."""

    who: int
    room: int

    def run(self, g: House) -> None:
        me = self.who
        if not g.decks[me] and g.piles[me]:
            g.then(Reincarnation(me, reborn_less(g, me), ()), Reborn(me), self)
            return
        if not g.decks[me]:
            take_room(g, me, self.room)
            g.then(CombatOver(me))
            return
        k = g.draw([m for m in range(len(MONSTERS)) if g.decks[me] >> m & 1], "monster")
        g.decks = changed(g.decks, me, g.decks[me] & ~(1 << k))
        g.turned = k
        g.show(ALL, "monster-turned", me, k, STRENGTH[k])
        g.then(Fight((), (), ROOM_FIGHT, self.room, me, NOBODY, -1, k, 0, 0, 0))


def reborn_less(g: House, me: int) -> int:
    """GHS-REI-1. How many cards leave the game at a reshuffle."""
    size = bin(g.piles[me]).count("1")
    return int(min(LIMITS["reincarnation_removed"], max(0, size - HOUSE["monster_deck_floor"])))


@dataclass(eq=False)
class Reincarnation(Several[House]):
    """GHS-REI-1. The owner removes cards of the discard from the game, or chance does."""

    span = len(MONSTERS)
    form = "remove <monster>"

    def things(self, g: House) -> list[int]:
        return [k for k in range(len(MONSTERS)) if g.piles[self.who] >> k & 1]

    def run(self, g: House) -> None:
        if not self.n:
            return
        if g.owner_chooses:
            super().run(g)
        else:
            left = self.things(g)
            self.take(g, [g.draw(left, "monster") for _ in range(self.n)])

    def take(self, g: House, things: list[int]) -> None:
        for k in things:
            g.piles = changed(g.piles, self.who, g.piles[self.who] & ~(1 << k))
            g.removed = changed(g.removed, self.who, g.removed[self.who] | 1 << k)
            g.tell(ALL, "removes-monster", self.who, k)

    def opens(self, g: House) -> bool:
        return False

    def rule(self) -> str:
        return "GHS-REI-1"

    def question(self, g: House) -> tuple[Any, ...]:
        return ("Reincarnation", self.n)

    def write(self, g: House, pick: int) -> str:
        return "remove " + MONSTERS[pick]

    def label(self, g: House, pick: int) -> tuple[Any, ...]:
        return ("pick-remove", pick)

    def taps(self, g: House, pick: int) -> list[str]:
        return []


@dataclass(eq=False)
class Reborn(Frame[House]):
    """GHS-REI-1. The rest of the discard is the new deck."""

    who: int

    def run(self, g: House) -> None:
        g.decks = changed(g.decks, self.who, g.piles[self.who])
        g.piles = changed(g.piles, self.who, 0)
        g.tell(ALL, "reborn", self.who)


def take_room(g: House, me: int, room: int) -> None:
    """GHS-RCB-3. The control marker; an enemy's goes back to its player."""
    if g.rooms[room] >= 0:
        g.tell(ALL, "loses-room", g.rooms[room], room)
    g.rooms = changed(g.rooms, room, me)
    g.tell(ALL, "takes-room", me, room)


def room_won(g: House, c: Combat) -> None:
    """GHS-RCB-3. Pay, eat, mark, and roll for the bonus."""
    me = c.a
    g.tell(ALL, "beats", me, c.y)
    g.change_spooky(me, -min(g.spooky[me], c.strength_b()))
    g.gain_life(me, c.base_b)
    take_room(g, me, c.space)
    g.then(Bonus((me,), (), c.y), CombatOver(me))


@dataclass(eq=False)
class Bonus(Rolled):
    """GHS-RCB-3, GHS-RCB-6. The victory bonus: the line of the die on the monster card."""

    monster: int

    def said(self) -> str:
        return "rolls-bonus"

    def use(self, g: House) -> None:
        me = self.rollers[0]
        line = BONUS[self.monster][self.dice[0]]
        g.tell(ALL, "bonus", me, self.monster, line + 1)
        g.then(*[Does(me, e, 0) for e in BONUS_EFFECTS[self.monster][line]])


def room_lost(g: House, c: Combat) -> None:
    """GHS-RCB-4. Life, by the printed strength; then the pawn must leave, and a guest may come."""
    g.tell(ALL, "beaten-by", c.a, c.y)
    g.then(Losses(((c.a, c.base_b),)), Evict(c.a, c.space), RoomVictory(NOBODY, c.a, c.y, 1), CombatOver(c.a))


@dataclass(eq=False)
class Evict(Frame[House]):
    """GHS-RCB-4, GHS-MOV-9."""

    who: int
    room: int

    def run(self, g: House) -> None:
        if g.alive(self.who):
            g.evicted = changed(g.evicted, self.who, self.room)


@dataclass(eq=False)
class CombatOver(Frame[House]):
    """GHS-RCB-5, GHS-EVO-6. The monster card goes to its player's discard; then a pending evolution gain is collected."""

    who: int

    def run(self, g: House) -> None:
        me = self.who
        if g.turned >= 0:
            g.piles = changed(g.piles, me, g.piles[me] | 1 << g.turned)
            g.turned = -1
        g.combat = -1
        if g.gain >= 0 and g.alive(me) and g.at[me] == g.gain:
            collect(g, me, g.gain)
        g.gain = -1


# ------------------------------------------------------------------------------------------------- pawns against monsters
def pawn_won(g: House, c: Combat) -> None:
    """GHS-WAN-5, GHS-GCB-4. The player pays, and has escaped his fate."""
    me = c.a
    g.tell(ALL, "withstands", me)
    g.change_spooky(me, -min(g.spooky[me], c.strength_b()))
    if c.kind == WANDERING_PAWN:
        g.lift(WANDERING)
        g.then(SendBack(c.b))
        return
    killed(g, c.y)
    if g.at[me] == c.space:
        g.put(me, c.space)


def pawn_lost(g: House, c: Combat) -> None:
    """GHS-WAN-7, GHS-GCB-4. Life, by the base strength; the monster has the space; the pawn goes upstairs."""
    g.tell(ALL, "falls", c.a)
    g.then(Losses(((c.a, c.base_b),)), Thrown(c.a, c.y + GUEST, c.space))


@dataclass(eq=False)
class Thrown(Frame[House]):
    """GHS-WAN-7, GHS-GCB-4, GHS-MOV-6. The monster takes or keeps the space; the pawn, if its player lives, is placed."""

    who: int
    piece: int
    space: int

    def run(self, g: House) -> None:
        me = self.who
        g.lift(me)
        if g.at[self.piece] == self.space:
            g.put(self.piece, self.space)
        if g.alive(me):
            if me == g.active:
                g.stopped = True
            g.then(Upstairs(me))


@dataclass(eq=False)
class Upstairs(SpaceAsk):
    """GHS-WAN-8. The first-floor placement. Placing triggers nothing."""

    def options(self, g: House) -> list[int]:
        return g.free_of(upstairs(g.mode))

    def resolve(self, g: House, pick: int) -> None:
        g.put(self.who, pick)
        g.tell(ALL, "put-on", self.who, pick)

    def rule(self) -> str:
        return "GHS-WAN-8"


@dataclass(eq=False)
class SendBack(SpaceAsk):
    """GHS-WAN-5, GHS-WAN-6, GHS-GCB-7. Whoever rolled for the defeated wandering monster puts it on a free monster start
    space; if there is none, on a carpet far from every pawn."""

    def options(self, g: House) -> list[int]:
        free = g.free_of(STARTS) or g.far_carpets()
        if free:
            return free
        carpets = g.free_of(CARPET_SPACES)
        far = max(g.near(s) for s in carpets)
        return [s for s in carpets if g.near(s) == far]

    def resolve(self, g: House, pick: int) -> None:
        g.put(WANDERING, pick)
        g.tell(ALL, "placed-wandering", self.who, pick)

    def rule(self) -> str:
        return "GHS-WAN-5"


# -------------------------------------------------------------------------------------------------- monster against monster
def monsters_fought(g: House, c: Combat, a_wins: bool) -> None:
    """GHS-GCB-5, GHS-GCB-7, GHS-CMB-5. The loser is killed or sent back; the winner has the space, its player draws a card."""
    winner, loser = (c.x, c.y) if a_wins else (c.y, c.x)
    if loser == FIGURE_OF_WANDERING:
        g.lift(WANDERING)
    else:
        killed(g, loser)
    if g.at[winner + GUEST] == c.space:
        g.put(winner + GUEST, c.space)
    if winner == FIGURE_OF_WANDERING:
        g.tell(ALL, "wandering-wins")
    else:
        g.tell(ALL, "guest-wins", winner)
    g.then(*([SendBack(c.b)] if loser == FIGURE_OF_WANDERING else []), WinnerDraws(c.a if a_wins else c.b))


@dataclass(eq=False)
class WinnerDraws(Frame[House]):
    """GHS-CMB-5, GHS-GCB-7. A judgment card for whoever led the monster that won, after the loser has been put away (R63)."""

    who: int

    def run(self, g: House) -> None:
        g.draw_cards(self.who, 1)
