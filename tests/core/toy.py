"""A toy with every difficulty: three hands, a deed one may parry out of turn, k of n, a theft that two see, a secret duel,
'if you do', 'as soon as', an end in mid-effect."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hantise.core.frame import ALL, STOP, Frame, Reason, Sealed, Several
from hantise.core.game import Game, Option, messages
from hantise.core.hidden import Hidden, Kinds
from hantise.core.menu import Deed, Menu, Passing, Window, menu
from hantise.core.state import State

PARRY, BLADE, COIN = 0, 1, 2
CARDS = ["parry", "blade", "coin"]
COPIES = [4, 5, 3]
KINDS = Kinds(COPIES)
SEATS, DECK, PUBLIC = 3, 3, 3  # zones of `know`: the three hands, then the deck; viewers: the seats, then the public


class Toy(State):
    hand: list[list[int]]
    deck: list[int]
    open_cards: list[int]  # the discard: open
    gold: list[int]
    turns: int
    to_win: int
    know: Hidden

    def start(self, options: dict[str, Any]) -> None:
        self.hand, self.deck = [[], [], []], [k for k in range(3) for _ in range(COPIES[k])]
        self.open_cards, self.gold, self.turns, self.to_win = [], [0, 0, 0], options["turns"], options["to_win"]
        self.know = Hidden(KINDS, SEATS + 1, SEATS + 1)
        for v in range(SEATS + 1):
            self.know.fill(v, DECK, sum(KINDS.of))
        self.know.size[DECK] = sum(COPIES)
        self.then(*[Draws(s) for s in (0, 1, 2) for _ in range(3)], Turn(0))

    def copy(self) -> Toy:
        g = Toy()
        g.copy_engine(self)
        g.hand, g.deck, g.open_cards = [h[:] for h in self.hand], self.deck[:], self.open_cards[:]
        g.gold, g.turns, g.to_win, g.know = self.gold[:], self.turns, self.to_win, self.know.copy()
        return g

    def redeal(self, seat: int) -> None:
        viewer = PUBLIC if seat < 0 else seat
        zones = self.know.sample(viewer, self.random(1 << 40))
        self.hand, self.deck = [sorted(z) for z in zones[:3]], sorted(zones[DECK])
        for v in range(SEATS):  # what others know of the new world: what is public, and their own hand
            if v != seat:
                self.know.forget(v, PUBLIC)
                self.know.look(v, v, self.hand[v])

    def look(self, seat: int) -> dict[str, Any]:
        viewer = PUBLIC if seat < 0 else seat
        return {
            "hand": [CARDS[c] for c in self.hand[seat]] if seat >= 0 else [],
            "known": [[CARDS[c] for c in sorted(self.know.known(viewer, z))] for z in range(4)],
            "sizes": self.know.size[:],
            "gold": self.gold[:],
            "open": [CARDS[c] for c in self.open_cards],
            "turns": self.turns,
        }

    def world(self) -> Any:
        return [self.hand, self.deck]

    def counts(self) -> dict[str, int]:
        everywhere = [*self.deck, *self.open_cards, *[c for h in self.hand for c in h]]
        return {CARDS[k]: everywhere.count(k) for k in range(3)}

    def standing(self) -> Frame | None:
        for s in range(SEATS):
            if not self.hand[s] and not self.out >> s & 1:
                return Leaves(s)
        return None

    def discards(self, who: int, card: int) -> None:
        self.hand[who].remove(card)
        self.open_cards.append(card)
        self.know.leaves(who, card)
        self.show(ALL, "discards", who, card)


@dataclass(eq=False)
class Draws(Frame):
    """TOY-1. A seat draws a card that only he sees."""

    who: int

    def run(self, g: Toy) -> None:
        card = g.draw(g.deck, "card", 1 << self.who)
        if card >= 0:
            g.hand[self.who].append(card)
            g.hand[self.who].sort()
            g.know.moves(DECK, self.who, 1 << self.who, card)
            g.show(1 << self.who, "draws", self.who, card)


@dataclass(eq=False)
class Leaves(Frame):
    """TOY-7. As soon as a seat has no card left, he is out."""

    who: int

    def run(self, g: Toy) -> None:
        g.out |= 1 << self.who
        g.tell(ALL, "out", self.who)


class AgainstSeat(Deed[Toy, "Turn"]):
    """What is done to another seat. n: that seat."""

    span = 4

    def options(self, g: Toy, ask: Turn) -> list[int]:
        return [self.first + s for s in ask.others(g)] if g.turns else []

    def write(self, g: Toy, ask: Turn, n: int) -> str:
        return f"{self.form.split()[0]} {'abc'[n]}"

    def tries(self, g: Toy, ask: Turn) -> list[int]:
        return [self.first + s for s in range(SEATS)]

    def against(self, g: Toy, ask: Turn, n: int) -> Reason | None:
        if n == ask.who:
            return Reason("TOY-2", ("yourself",))
        return Reason("TOY-2", ("gone", n)) if g.out >> n & 1 else None


class Attacking(AgainstSeat):
    """TOY-3, TOY-4. Another seat parries, or discards a card; a coin is loot."""

    form = "attack <seat>"

    def resolve(self, g: Toy, ask: Turn, n: int) -> None:
        ask.over(g, Parry(n, ()), Discard(n, 1, ()), Loot(ask.who, False))


class Robbing(AgainstSeat):
    """TOY-5. A card is taken from another hand unseen, and a gold."""

    form = "rob <seat>"

    def resolve(self, g: Toy, ask: Turn, n: int) -> None:
        ask.over(g, Steal(ask.who, n), Coin(ask.who))


class Challenging(AgainstSeat):
    """TOY-6. A secret duel."""

    form = "challenge <seat>"

    def resolve(self, g: Toy, ask: Turn, n: int) -> None:
        ask.over(g, Duel((ask.who, n), ()))


class Renewing(Deed[Toy, "Turn"]):
    """TOY-2. Two cards are discarded, two drawn."""

    form = "renew"

    def options(self, g: Toy, ask: Turn) -> list[int]:
        return [self.first] if g.turns and ask.others(g) else []

    def resolve(self, g: Toy, ask: Turn, n: int) -> None:
        ask.over(g, Discard(ask.who, 2, ()), Draws(ask.who), Draws(ask.who))


@dataclass(eq=False)
class Turn(Menu[Toy]):
    """TOY-2. Attack, rob or challenge a seat, or renew your hand."""

    deeds = menu(Attacking(), Robbing(), Challenging(), Renewing())

    def calm(self) -> bool:
        return True

    def others(self, g: Toy) -> list[int]:
        return [s for s in range(SEATS) if s != self.who and not g.out >> s & 1]

    def seat(self, g: Toy) -> int:
        return self.who  # its own `run` passes the turn on

    def run(self, g: Toy) -> None:
        if not g.turns or g.out.bit_count() >= SEATS - 1:
            g.end("count", standings(g), Count())
        elif g.out >> self.who & 1:
            g.then(Turn((self.who + 1) % SEATS))
        else:
            g.asked, g.player, g.options = self, self.who, self.options(g)

    def over(self, g: Toy, *deed: Frame) -> None:
        """The deed, and after all that the next turn."""
        g.turns -= 1
        g.then(*deed, Turn((self.who + 1) % SEATS))

    def rule(self) -> str:
        return "TOY-2"


RENEW = Turn.deeds[-1].first


class Parrying(Deed[Toy, "Parry"]):
    """TOY-3. A parry is shown and discarded."""

    form = "parry"

    def options(self, g: Toy, ask: Parry) -> list[int]:
        return [self.first] if PARRY in g.hand[ask.who] else []

    def resolve(self, g: Toy, ask: Parry, n: int) -> None:
        g.instead(g.coming(Discard))
        g.instead(g.coming(Loot))
        g.discards(ask.who, PARRY)


@dataclass(eq=False)
class Parry(Window[Toy]):
    """TOY-3. Before you must discard, you may show a parry instead: then you lose that, and the attacker finds nothing."""

    deeds = menu(Passing(), Parrying())

    def rule(self) -> str:
        return "TOY-3"


@dataclass(eq=False)
class Discard(Several):
    """TOY-4. Discard n cards of your choice."""

    span = len(CARDS)
    form = "<card>, or done"

    def secret(self) -> bool:
        return True

    def opens(self, g: Toy) -> bool:
        return False

    def things(self, g: Toy) -> list[int]:
        return g.hand[self.who]

    def take(self, g: Toy, things: list[int]) -> None:
        for card in things:
            g.discards(self.who, card)
            g.given(card)

    def write(self, g: Toy, pick: int) -> str:
        return "done" if pick == STOP else CARDS[pick]

    def rule(self) -> str:
        return "TOY-4"


@dataclass(eq=False)
class Loot(Frame):
    """TOY-4. If it was a coin, take one gold."""

    who: int
    found: bool

    def given(self, it: int) -> Frame:
        return self.but(found=it == COIN)

    def run(self, g: Toy) -> None:
        if self.found:
            g.then(Coin(self.who))


@dataclass(eq=False)
class Steal(Frame):
    """TOY-5. Take a card from his hand unseen; you two know which."""

    who: int
    foe: int

    def run(self, g: Toy) -> None:
        both = 1 << self.who | 1 << self.foe
        card = g.draw(g.hand[self.foe], "card", both)
        if card >= 0:
            g.hand[self.who].append(card)
            g.hand[self.who].sort()
            g.know.moves(self.foe, self.who, both, card)
            g.show(both, "steals", self.who, self.foe, card)


@dataclass(eq=False)
class Duel(Sealed):
    """TOY-6. Both choose a card in secret; the higher takes a gold, both cards are discarded."""

    span = len(CARDS)
    form = "<card>"

    def choices(self, g: Toy, who: int) -> list[int]:
        return sorted(set(g.hand[who]))

    def write(self, g: Toy, who: int, pick: int) -> str:
        return CARDS[pick]

    def run(self, g: Toy) -> None:
        if all(g.hand[s] for s in self.seats):
            super().run(g)

    def reveal(self, g: Toy, picks: tuple[int, ...]) -> None:
        for s, card in zip(self.seats, picks, strict=True):
            g.discards(s, card)
        if picks[0] != picks[1]:
            g.then(Coin(self.seats[0] if picks[0] > picks[1] else self.seats[1]))


@dataclass(eq=False)
class Coin(Frame):
    """TOY-8. Take a gold; with enough of it you win at once."""

    who: int

    def run(self, g: Toy) -> None:
        g.gold[self.who] += 1
        if g.gold[self.who] == g.to_win:
            g.end("gold", standings(g), Count())
        g.tell(ALL, "coin", self.who)


@dataclass(eq=False)
class Count(Frame):
    """TOY-9. The gold is counted."""

    def run(self, g: Toy) -> None:
        g.tell(ALL, "result", *g.gold)


def standings(g: Toy) -> list[float]:
    """Who has most is first; so many shares of the gain as there are firsts."""
    firsts = [s for s in range(SEATS) if g.gold[s] == max(g.gold)]
    return [1.0 / len(firsts) if s in firsts else 0.0 for s in range(SEATS)]


GAME = Game(
    id="toy",
    version=1,
    state=Toy,
    seats=(3,),
    ends=("gold", "count"),
    folder=Path(__file__).parent / "toy_files",
    letters="abc",
    options={
        "turns": Option((6, 12), 12),
        "to_win": Option((2, 3), 3),
        "first": Option(("youngest", "oldest"), "youngest", match=True),
    },
    words={"card": CARDS},
    messages=messages("""
        discards  who:seat card
        draws     who:seat card
        steals    who:seat foe:seat card
        out       who:seat
        coin      who:seat
        result    a:n b:n c:n
        yourself
        gone      foe:seat
    """),
    cap=200,
    asks=(Turn, Parry, Discard, Duel),
)
