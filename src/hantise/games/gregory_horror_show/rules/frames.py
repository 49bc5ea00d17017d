"""The sentences in which the chapters meet: what cards and windows ask of a roll and of a fight before they are decided, and an
effect that is carried out. Who throws and who fights stands in the chapters above."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hantise.core.frame import Frame

from ..state import House

# the kinds of fights: GHS-CMB-1
ROOM_FIGHT: Final = 0
WANDERING_PAWN: Final = 1
GUEST_PAWN: Final = 2
GUESTS: Final = 3
WANDERING_GUEST: Final = 4
KIND_NAMES: Final = ("room", "wandering-pawn", "guest-pawn", "guests", "wandering-guest")


@dataclass(eq=False)
class Dice(Frame[House]):
    """A sentence that begins with dice. `rollers`: who throws each; `dice`: their faces, 0 to 19; () before they are thrown."""

    rollers: tuple[int, ...]
    dice: tuple[int, ...]


@dataclass(eq=False)
class Strengths(Frame[House]):
    """GHS-CMB-2, GHS-CMB-3. A fight whose strengths are known, and who wins it if no card changes that. Sides are those of
    GHS-CMB-1: see fights.py; `attacker`: 0 side a, 1 side b."""

    kind: int
    space: int
    a: int
    b: int
    x: int
    y: int
    attacker: int
    base_a: int
    base_b: int
    mod_a: int
    mod_b: int

    def strength_a(self, g: House) -> int:
        """A pawn's is its player's spooky, as it stands now."""
        return max(0, (self.base_a if self.x != -1 else g.spooky[self.a]) + self.mod_a)

    def strength_b(self) -> int:
        return max(0, self.base_b + self.mod_b)

    def a_wins(self, g: House) -> bool:
        """GHS-CMB-1. Ties: the player; the wandering monster against a guest."""
        if self.kind == WANDERING_GUEST:
            return self.strength_a(g) > self.strength_b()
        return self.strength_a(g) >= self.strength_b()


@dataclass(eq=False)
class Does(Frame[House]):
    """One effect of a card, by its place in EFFECTS: chapter 2. `me`: its player ('you'); `target`: what was named when it was
    played."""

    me: int
    effect: int
    target: int

    def run(self, g: House) -> None:
        g.carry_out(self.me, self.effect, self.target)
