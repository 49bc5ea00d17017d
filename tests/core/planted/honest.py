"""The attic: an honest game with all that can be told to the wrong person.

Seven cards; two to each seat, one in the chest, the rest in the pile. In turn one peeks at a card of somebody, asks the next
seat for a card, puts a card of one's own into one's drawer unseen, lays one open for a point, or guesses what the chest holds,
and wins with that. What the other files of this folder change has a method of its own here.
"""

from __future__ import annotations

import shutil
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from hantise.core.frame import ALL, Ask, Frame, Reason
from hantise.core.game import Game, Option, messages
from hantise.core.hidden import Hidden, Kinds
from hantise.core.state import State

FOLDER = Path(__file__).parent / "attic"
CARDS = ["bat", "cat", "dog", "elf", "fox", "gnu", "hen"]
N = len(CARDS)
KINDS = Kinds([1] * N)
PEEK, STASH, OPEN, ASK, GUESS = 0, 10, 20, 30, 60  # + seat; alone; + card; + 10 * seat + card; + card


class Attic(State):
    hands: list[list[int]]
    drawers: list[list[int]]
    chest: int
    pile: list[int]
    laid: list[int]  # open
    points: list[int]
    turns: int
    know: Hidden

    def start(self, options: dict[str, Any]) -> None:
        n = self.seats
        self.hands, self.drawers, self.pile = [[] for _ in range(n)], [[] for _ in range(n)], list(range(N))
        self.laid, self.points, self.turns = [], [0] * n, options["turns"]
        self.know = Hidden(KINDS, n + 1, 2 * n + 2)
        for v in range(n + 1):
            self.know.fill(v, self.zone_of_pile, sum(KINDS.of))
        self.know.size[self.zone_of_pile] = N
        for seat in [s for s in range(n) for _ in range(2)]:
            card = self.draw(self.pile, "card", 1 << seat)
            self.hands[seat].append(card)
            self.know.moves(self.zone_of_pile, seat, 1 << seat, card)
            self.show(1 << seat, "deals", seat, card)
        for hand in self.hands:
            hand.sort()
        self.chest = self.draw(self.pile, "card", 0)
        self.know.moves(self.zone_of_pile, self.zone_of_chest, 0, self.chest)
        self.then(Turn(0))

    @property
    def zone_of_chest(self) -> int:
        return 2 * self.seats

    @property
    def zone_of_pile(self) -> int:
        return 2 * self.seats + 1

    def copy(self) -> Any:
        g = type(self)()
        g.copy_engine(self)
        g.hands, g.drawers, g.pile = [h[:] for h in self.hands], [d[:] for d in self.drawers], self.pile[:]
        g.chest, g.laid, g.points, g.turns = self.chest, self.laid[:], self.points[:], self.turns
        g.know = self.know.copy()
        return g

    def redeal(self, seat: int) -> None:
        n = self.seats
        zones = self.know.sample(n if seat < 0 else seat, self.random(1 << 40))
        self.hands, self.drawers = [sorted(z) for z in zones[:n]], [sorted(z) for z in zones[n : 2 * n]]
        self.chest, self.pile = zones[self.zone_of_chest][0], sorted(zones[self.zone_of_pile])
        for v in range(n):
            if v != seat:
                self.know.forget(v, n)
                self.know.look(v, v, self.hands[v])
                self.know.look(v, n + v, self.drawers[v])

    def look(self, seat: int) -> dict[str, Any]:
        own = [[CARDS[c] for c in of[seat]] if seat >= 0 else [] for of in (self.hands, self.drawers)]
        return {
            "hand": own[0],
            "drawer": own[1],
            "open": [CARDS[c] for c in self.laid],
            "sizes": self.know.size[:],
            "points": self.points[:],
            "turns": self.turns,
        }

    def world(self) -> Any:
        return [self.hands, self.drawers, self.chest, self.pile]

    def counts(self) -> dict[str, int]:
        return {"card": len(self.pile) + len(self.laid) + 1 + sum(map(len, self.hands + self.drawers))}

    # what is told and known: the faults are planted here --------------------------------------------------------------------
    def peeked(self, who: int, foe: int) -> None:
        """ATT-2. One card of a hand, by lot, is seen by who peeks, and by nobody else."""
        card = self.chance([int(c in self.hands[foe]) for c in range(N)], "card", 1 << who)
        self.know.shows(foe, card, 1 << who)
        self.show(1 << who, "peeks", who, foe, card)

    def answered(self, foe: int, card: int) -> None:
        """ATT-3. All hear whether he has the card in his hand."""
        has = card in self.hands[foe]
        self.noted(card, foe, has)
        self.show(ALL, "has" if has else "lacks", foe, card)

    def guessed(self, who: int, card: int) -> None:
        """ATT-6. Who names the card of the chest wins."""
        if card == self.chest:
            self.show(ALL, "hits", who, card)
            self.over("chest", who)
        else:
            self.noted(card, self.zone_of_chest, False)
            self.show(ALL, "misses", who, card)

    def noted(self, card: int, zone: int, there: bool) -> None:
        """All know now that the card lies there, or that it does not."""
        if there:
            self.know.shows(zone, card, (1 << self.seats + 1) - 1)
        else:
            for v in range(self.seats + 1):
                self.know.may[v * self.know.zones + zone] &= ~KINDS.of[card]

    def over(self, how: str, *winners: int) -> None:
        """ATT-7. The winners share the gain, and the others the loss."""
        rest = self.seats - len(winners)
        gain, loss = (1.0 / len(winners), -1.0 / rest) if rest else (0.0, 0.0)
        self.end(how, [gain if s in winners else loss for s in range(self.seats)])


@dataclass(eq=False)
class Turn(Ask):
    """ATT-1. Peek, ask, stash, lay open, or guess."""

    def others(self, g: Attic) -> list[int]:
        return [s for s in range(g.seats) if s != self.who and g.hands[s]]

    def beside(self, g: Attic) -> list[int]:
        """Who may be asked: the next seat, if it has a hand."""
        return [s for s in self.others(g) if s == (self.who + 1) % g.seats]

    def options(self, g: Attic) -> list[int]:
        hand, foes = g.hands[self.who], self.others(g)
        unseen = [c for c in range(N) if c not in g.laid]
        out = [PEEK + s for s in foes] + ([STASH] if hand else []) + [OPEN + c for c in hand]
        asks = [ASK + 10 * s + c for s in self.beside(g) for c in unseen]
        return sorted(out + asks) + [GUESS + c for c in unseen]

    def run(self, g: Attic) -> None:
        if g.turns:
            super().run(g)
        else:
            best = max(g.points)
            g.over("points", *[s for s in range(g.seats) if g.points[s] == best])

    def resolve(self, g: Attic, pick: int) -> None:
        g.turns -= 1
        self.do(g, pick)
        g.then(Turn((self.who + 1) % g.seats))

    def do(self, g: Attic, pick: int) -> None:
        if pick < STASH:
            g.peeked(self.who, pick)
        elif pick == STASH:
            g.then(Stash(self.who))
        elif pick < ASK:
            g.hands[self.who].remove(pick - OPEN)
            g.laid.append(pick - OPEN)
            g.know.leaves(self.who, pick - OPEN)
            g.points[self.who] += 1
            g.show(ALL, "opens", self.who, pick - OPEN)
        elif pick < GUESS:
            g.answered((pick - ASK) // 10, (pick - ASK) % 10)
        else:
            g.guessed(self.who, pick - GUESS)

    def write(self, g: Attic, pick: int) -> str:
        if pick < STASH:
            return f"peek {'abc'[pick]}"
        if pick < ASK:
            return "stash" if pick == STASH else f"open {CARDS[pick - OPEN]}"
        return f"ask {'abc'[(pick - ASK) // 10]} {CARDS[(pick - ASK) % 10]}" if pick < GUESS else f"guess {CARDS[pick - GUESS]}"

    def tries(self, g: Attic) -> list[int]:
        """All that one sees: any card may be named, any seat."""
        seats = [PEEK + s for s in range(g.seats)]
        asks = [ASK + 10 * s + c for s in range(g.seats) for c in range(N)]
        return [*seats, STASH, *[OPEN + c for c in range(N)], *asks, *[GUESS + c for c in range(N)]]

    def against(self, g: Attic, pick: int) -> Reason | None:
        if pick in self.options(g):
            return None
        if pick < STASH:
            return self.nobody(g, "ATT-2", pick)
        if pick == STASH:
            return Reason("ATT-4", ("empty", self.who))
        if pick < ASK:
            return Reason("ATT-5", ("not-yours", pick - OPEN))
        if pick < GUESS and (pick - ASK) // 10 not in self.beside(g):
            foe = (pick - ASK) // 10
            return Reason("ATT-3", ("far", foe)) if foe in self.others(g) else self.nobody(g, "ATT-3", foe)
        return Reason("ATT-6" if pick >= GUESS else "ATT-3", ("lies-open", pick % 10))

    def nobody(self, g: Attic, rule: str, seat: int) -> Reason:
        return Reason(rule, ("yourself",) if seat == self.who else ("empty", seat))

    def rule(self) -> str:
        return "ATT-1"


@dataclass(eq=False)
class Stash(Ask):
    """ATT-4. Put a card of your hand into your drawer; nobody sees which."""

    def opens(self, g: Attic) -> bool:
        return False

    def secret(self) -> bool:
        return True

    def heard_by(self, g: Attic, pick: int) -> int:
        return 1 << self.who

    def options(self, g: Attic) -> list[int]:
        return g.hands[self.who][:]

    def resolve(self, g: Attic, pick: int) -> None:
        g.hands[self.who].remove(pick)
        g.drawers[self.who] = sorted([*g.drawers[self.who], pick])
        g.know.moves(self.who, g.seats + self.who, 1 << self.who, pick)
        g.tell(ALL, "stashes", self.who)

    def write(self, g: Attic, pick: int) -> str:
        return CARDS[pick]

    def rule(self) -> str:
        return "ATT-4"


GAME = Game(
    id="attic",
    version=1,
    state=Attic,
    seats=(2, 3),
    ends=("chest", "points"),
    folder=FOLDER,
    letters="abc",
    options={"turns": Option((6, 12), 12)},
    words={"card": CARDS},
    messages=messages("""
        deals     who:seat card
        peeks     who:seat foe:seat card
        has       who:seat card
        lacks     who:seat card
        hits      who:seat card
        misses    who:seat card
        opens     who:seat card
        stashes   who:seat
        yourself
        empty     who:seat
        far       who:seat
        not-yours card
        lies-open card
    """),
    traits=frozenset({"zero_sum"}),
    cap=60,
)


def planted(state: type[State], **changes: Any) -> Game:
    """The game with other states, or other facts."""
    return replace(GAME, state=state, **changes)


def turns_into(turn: type[Turn]) -> type[Attic]:
    """The attic where each Turn is of that class."""

    class Other(Attic):
        def then(self, *frames: Frame) -> None:
            super().then(*[turn(f.who) if type(f) is Turn else f for f in frames])

    return Other


def changed(name: str, was: str, now: str) -> Path:
    """A copy of the game's folder, with one text in one of its files changed."""
    folder = Path(tempfile.mkdtemp()) / "attic"
    shutil.copytree(FOLDER, folder)
    text = (folder / name).read_text(encoding="utf-8")
    assert was in text
    (folder / name).write_text(text.replace(was, now), encoding="utf-8")
    return folder
