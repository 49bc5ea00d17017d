"""`copy` forgets the points: one slip, of which many checks stumble."""

from typing import Any

from .honest import Attic, planted

FINDS, SAYS = 19, "copy() forgets points"


class Wrong(Attic):
    def copy(self) -> Any:
        g = super().copy()
        del g.points
        return g


GAME = planted(Wrong)
