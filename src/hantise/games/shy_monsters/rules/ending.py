"""The end: a hero who is trapped, and what is shown when the game is over."""

from __future__ import annotations

from dataclasses import dataclass

from hantise.core.frame import ALL, Frame

from ..state import HERO, Crypt


@dataclass(eq=False)
class HeroTrapped(Frame[Crypt]):
    """SM-HSE-1. A hero with both skills used, cut off by known active monsters, has lost."""

    def run(self, g: Crypt) -> None:
        g.tell(ALL, "trapped", HERO)
        g.end("hero_trapped", [1.0, -1.0], ShowAll())


@dataclass(eq=False)
class ShowAll(Frame[Crypt]):
    """SM-END-5. At the end all hidden tiles are shown."""

    def run(self, g: Crypt) -> None:
        if g.open_end:
            g.show(ALL, "shown")
