"""Powers: each operation of rules.md section 2 is a frame, and the row of operations of a tile or a demon's column becomes
a row of frames. `power` makes them; whoever may start a power asks `usable` first.

`who` is the actor, `uid` the deployment whose power it is ('this tile' moves), `may`: it can be declined (EC-OPT-8).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, Frame, Reason

from ..components import ACTIVATE, COLUMNS, DEPLOY, SLOTS, Op
from ..state import NONE, Office
from .choices import Within
from .gold import GainGold, PayGold
from .hands import RIVALS, ChooseOpponent, Discard, Draw, Recycle
from .losses import Destroy, Remove, Sacrifice
from .moves import Move
from .recruits import PowerRecruit
from .turning import FlipDemon, FlipEnemy


def frame(op: Op, who: int, uid: int, may: bool) -> Frame[Office]:
    """One operation."""
    name, n, _ = op
    if name == "gain_gold":
        return GainGold(who, n)
    if name == "pay_gold":
        return PayGold(who, n)
    if name == "flip_enemy":
        return FlipEnemy(who, may, n)
    if name == "flip_demon":
        return FlipDemon(who, may, n, 0)
    if name == "draw":
        return Draw(who, n)
    if name == "discard":
        return Discard(who, n, ())
    if name == "recycle":
        return Recycle(who, n, ())
    if name == "destroy":
        return Destroy(who, may, uid, n)
    if name == "sacrifice_self":
        return Sacrifice(who, uid)
    if name in RIVALS:
        return ChooseOpponent(who, may and name == "enemy_reveal", RIVALS.index(name), n)
    if name == "move_self":
        return Move(who, uid, 1, (), False)
    if name == "move_own":
        return Move(who, NONE, n, (), may)
    if name == "remove_own":
        return Remove(who, n, (), may)
    if name == "recruit_to_bag":
        return PowerRecruit(who, may, False)
    if name == "recruit_to_hand":
        return PowerRecruit(who, False, True)
    assert name == "copy_row_power", name
    return CopyRow(who, uid)


# all powers: the activable ones by tile; from DEPLOYED on, deployment powers; from INVOKED on, the demons' columns
DEPLOYED: Final = 64
INVOKED: Final = 128
POWERS: Final[dict[int, tuple[Op, ...]]] = {
    **dict(enumerate(ACTIVATE)),
    **{DEPLOYED + tile: ops for tile, ops in enumerate(DEPLOY)},
    **{INVOKED + demon * 3 + n: ops for demon, columns in enumerate(COLUMNS) for n, (_, ops) in enumerate(columns)},
}
THIS_TILE: Final = ("destroy", "sacrifice_self", "move_self", "copy_row_power")  # operations that ask which tile that is
OWN: Final = frozenset([which for which, ops in POWERS.items() if any(name in THIS_TILE for name, _, _ in ops)])
HALVES: Final = ("move_own", "remove_own")
_MADE: Final[dict[int, tuple[Frame[Office], ...]]] = {}  # powers of late: frames never change, so games share them
MOST_MADE: Final = 4096


def power(g: Office, which: int, who: int, uid: int) -> tuple[Frame[Office], ...]:
    """EC-OP-25, EC-OP-26. The operations in order, for that actor and that tile. Lenient: a deployment power may be
    declined, `move_own` and `remove_own` be left half done."""
    key = (uid if which in OWN else 0) << 11 | which << 3 | who << 1 | g.lenient
    made = _MADE.get(key)
    if made is None:
        if len(_MADE) >= MOST_MADE:
            _MADE.clear()
        deploys = DEPLOYED <= which < INVOKED
        made = tuple([frame(op, who, uid, g.lenient and (deploys or op[0] in HALVES)) for op in POWERS[which]])
        _MADE[key] = made
    return made


def deployment(g: Office, tile: int, who: int, uid: int) -> tuple[Frame[Office], ...]:
    """The deployment power of a tile."""
    return power(g, DEPLOYED + tile, who, uid)


def activable(g: Office, tile: int, who: int, uid: int) -> tuple[Frame[Office], ...]:
    """The activable power of a tile."""
    return power(g, tile, who, uid)


def column(g: Office, demon: int, n: int, who: int, uid: int) -> tuple[Frame[Office], ...]:
    """EC-DEM-6 to EC-DEM-8. A demon's n-th column."""
    return power(g, INVOKED + demon * 3 + n, who, uid)


def follows(g: Office, made: tuple[Frame[Office], ...]) -> None:
    """The power comes next."""
    for f in made:
        g.then(f)


def usable(g: Office, made: tuple[Frame[Office], ...]) -> bool:
    """EC-ACT-3, EC-DEM-5. Can the power do something?"""
    for f in made:
        if not f.possible(g):
            return False
    return bool(made)


@dataclass(eq=False)
class CopyRow(Within):
    """EC-OP-18. The actor carries out the activable power of a tile of the row as if it were printed on this tile."""

    uid: int

    span = SLOTS
    form = "copy <slot>"

    def options(self, g: Office) -> list[int]:
        return [i for i in range(len(g.row)) if self.against(g, i) is None]

    def resolve(self, g: Office, pick: int) -> None:
        g.tell(ALL, "copies", self.who, g.row[pick])
        follows(g, activable(g, g.row[pick], self.who, self.uid))

    def tries(self, g: Office) -> list[int]:
        return list(range(len(g.row)))

    def against(self, g: Office, pick: int) -> Reason | None:
        power = activable(g, g.row[pick], self.who, self.uid)
        if not power or any(isinstance(f, CopyRow) for f in power):
            return Reason("EC-OP-18", ("no-power", g.row[pick]))
        return None if usable(g, power) else Reason("EC-ACT-3", ("no-use", g.row[pick]))

    def rule(self) -> str:
        return "EC-OP-18"

    def write(self, g: Office, pick: int) -> str:
        return f"copy {pick + 1}"

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        return ("pick-copy", g.row[pick])

    def taps(self, g: Office, pick: int) -> list[str]:
        return [f"slot{pick + 1}"]
