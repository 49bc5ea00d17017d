"""Powers: each operation of rules.md section 2 is a frame, and the row of operations of a tile or a demon's column becomes
a row of frames. `frames` makes them; whoever may start a power asks `usable` first.

`who` is the actor, `uid` the deployment whose power it is ('this tile' moves), `may`: it can be declined (EC-OPT-8).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, Ask, Frame, Reason

from ..components import ACTIVATE, COLUMNS, DEPLOY, Op
from ..state import NONE, Office
from .gold import GainGold, PayGold
from .hands import RIVALS, ChooseOpponent, Discard, Draw, Recycle
from .losses import Destroy, Remove, Sacrifice
from .moves import Move
from .recruits import PowerRecruit
from .turning import FlipDemon, FlipEnemy


def frames(ops: tuple[Op, ...], who: int, uid: int, may: bool) -> tuple[Frame, ...]:
    """The operations in order, for that actor and that tile."""
    return tuple([frame(op, who, uid, may) for op in ops])


def frame(op: Op, who: int, uid: int, may: bool) -> Frame:
    """One operation."""
    name, n, _ = op
    if name == "gain_gold":
        return GainGold(who, n)
    if name == "pay_gold":
        return PayGold(who, n)
    if name == "flip_enemy":
        return FlipEnemy(who, uid, may)
    if name == "flip_demon":
        return FlipDemon(who, may)
    if name == "draw":
        return Draw(who, n)
    if name == "discard":
        return Discard(who, n, ())
    if name == "recycle":
        return Recycle(who, n, ())
    if name == "destroy":
        return Destroy(who, uid, n, may)
    if name == "sacrifice_self":
        return Sacrifice(who, uid)
    if name in RIVALS:
        return ChooseOpponent(who, RIVALS.index(name), n, may and name == "enemy_reveal")
    if name == "move_self":
        return Move(who, uid, 1, (), False)
    if name == "move_own":
        return Move(who, NONE, n, (), may)
    if name == "remove_own":
        return Remove(who, n, (), may)
    if name == "recruit_to_bag":
        return PowerRecruit(who, False, may)
    if name == "recruit_to_hand":
        return PowerRecruit(who, True, False)
    assert name == "copy_row_power", name
    return CopyRow(who, uid)


def deployment(g: Office, tile: int, who: int, uid: int) -> tuple[Frame, ...]:
    """EC-OP-25. The deployment power of a tile."""
    return frames(DEPLOY[tile], who, uid, g.lenient)


_MADE: dict[tuple[int, int, int, bool], tuple[Frame, ...]] = {}  # powers of late: frames never change, so games share them
MOST_MADE = 4096


def activable(g: Office, tile: int, who: int, uid: int) -> tuple[Frame, ...]:
    """EC-OP-26. The activable power; lenient: `move_own` and `remove_own` may be left half done."""
    key = (tile, who, uid, g.lenient)
    made = _MADE.get(key)
    if made is None:
        if len(_MADE) >= MOST_MADE:
            _MADE.clear()
        made = tuple([frame(op, who, uid, g.lenient and op[0] in ("move_own", "remove_own")) for op in ACTIVATE[tile]])
        _MADE[key] = made
    return made


def column(g: Office, demon: int, n: int, who: int, uid: int) -> tuple[Frame, ...]:
    """EC-DEM-6 to EC-DEM-8. A demon's n-th column."""
    return tuple([frame(op, who, uid, g.lenient and op[0] == "remove_own") for op in COLUMNS[demon][n][1]])


def usable(g: Office, power: tuple[Frame, ...]) -> bool:
    """EC-ACT-3, EC-DEM-5. Can the power do something?"""
    for f in power:
        if not f.possible(g):
            return False
    return bool(power)


@dataclass(eq=False)
class CopyRow(Ask):
    """EC-OP-18. The actor carries out the activable power of a tile of the row as if it were printed on this tile."""

    uid: int

    def options(self, g: Office) -> list[int]:
        return [i for i in range(len(g.row)) if self.against(g, i) is None]

    def resolve(self, g: Office, pick: int) -> None:
        g.tell(ALL, "copies", self.who, g.row[pick])
        g.then(*activable(g, g.row[pick], self.who, self.uid))

    def tries(self, g: Office) -> list[int]:
        return list(range(len(g.row)))

    def against(self, g: Office, pick: int) -> Reason | None:
        power = activable(g, g.row[pick], self.who, self.uid)
        if not power or isinstance(power[0], CopyRow):
            return Reason("EC-OP-18", ("no-power", g.row[pick]))
        return None if usable(g, power) else Reason("EC-ACT-3", ("no-use", g.row[pick]))

    def opens(self, g: Office) -> bool:
        return False

    def rule(self) -> str:
        return "EC-OP-18"

    def write(self, g: Office, pick: int) -> str:
        return f"copy {pick + 1}"

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        return ("pick-copy", g.row[pick])

    def taps(self, g: Office, pick: int) -> list[str]:
        return [f"slot{pick + 1}"]
