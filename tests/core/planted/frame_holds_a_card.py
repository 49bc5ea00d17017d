"""Law 3. Below all that is to come lies a sentence that holds the card which was seen."""

from dataclasses import dataclass

from hantise.core.frame import Frame

from .honest import Attic, planted

FINDS, SAYS = 21, "a frame holds public facts only"
GAMES = 48  # one peeks seldom


@dataclass(eq=False)
class Remembers(Frame):
    card: int

    def run(self, g: Attic) -> None:
        pass


class Wrong(Attic):
    def peeked(self, who: int, foe: int) -> None:
        super().peeked(who, foe)
        if self.tape is not None or self.agenda:
            self.agenda.insert(0, Remembers(self.hands[foe][0]))
            self.floor += 1


GAME = planted(Wrong)
