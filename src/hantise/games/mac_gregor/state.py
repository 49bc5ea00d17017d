"""The castle at one moment, and questions about it that change nothing."""

from __future__ import annotations

from typing import Any, Final

from hantise.core.frame import ALL
from hantise.core.state import State

from .board import CRYPT, DOOR, GATE, NEAR, ROOMS, STAIRS
from .components import (
    BAG,
    BLAZONS,
    COLOURS,
    COPIES,
    DETECTOR,
    IN_BOX,
    KEYS,
    LAMP,
    OBJECTS,
    PICKAXE,
    PLAYER_COLOURS,
    TARGET,
    TARGET_OF_TWO,
    TOKENS,
    TRAP,
)
from .keys import DRAW, FILL, OUT, SCALE, START, Page, counted, imagined

NONE: Final = -1  # no room, no token, no back
ALL_OBJECTS: Final = 1 << LAMP | 1 << PICKAXE | 1 << DETECTOR
PLENTY: Final[list[tuple[int, ...]]] = [
    tuple([k for k in range(b * COLOURS, (b + 1) * COLOURS) for _ in range(COPIES[k])]) for b in range(len(BLAZONS))
]
NO_TREASURE: Final[tuple[int, ...]] = (0,) * len(PLAYER_COLOURS)


def first_page(back: int) -> Page:
    return Page(None, START, 0, counted([COPIES[back * COLOURS + c] for c in range(COLOURS)]))


FIRST_PAGES: Final[list[Page]] = [first_page(b) for b in range(len(BLAZONS))]


def changed(values: list[int], at: int, value: int) -> list[int]:
    """A copy with one value changed."""
    out = values[:]
    out[at] = value
    return out


class Castle(State):
    """Two to six seats; one of them is the ghost. Rooms, blazons, keys and tokens are ints (see board.py, components.py).

    Keys in the pile lie in no order but for the back on top: what comes next is drawn when it must be. Lists are shared with
    copies: none is ever changed, another is put in its place.
    """

    target: int  # MG-VAR-1
    round_cap: int  # MG-END-6
    free_flip: bool  # MG-VAR-4
    staggered: bool  # MG-VAR-5
    open_tokens: bool  # MG-VAR-6: token_memory is `shown`
    first: int  # MG-SET-4: the seat of the first ghost, -1 drawn by lot
    colours: tuple[int, ...]  # by seat: the player colour
    ghost: int  # the seat that wears the shroud
    pawns: list[int]  # by seat: the room, -1 where it stands in none
    tokens: list[int]  # by room: the token, -1 for none
    bag: list[int]  # by token: how many
    won: list[tuple[int, ...]]  # by seat: treasures of each colour
    objects: list[int]  # by seat: a bit each
    box: list[int]  # by object: how many lie in the box
    hands: list[tuple[int, ...]]  # by seat: keys, sorted
    pile: list[tuple[int, ...]]  # by back: keys, sorted
    top: int  # the back on top of the pile
    discard: list[int]  # keys, the last one on top
    tales: list[Page]  # by back: what is known of the keys (see keys.py)
    program: tuple[int, ...]  # blazons laid so far; () outside the round
    shown: int  # how many of them lie face up, the first first
    drawn: int  # the token that the ghost has drawn and still holds
    placed: tuple[int, ...]  # rooms in which the last deed put tokens
    turn: int  # the hunter whose turn it is, -1 for none
    moved: bool  # has he entered a room in this turn? MG-TOK-1
    rounds: int  # complete ones
    trail: tuple[int, ...]  # rooms of the last walk, the first where it began
    walker: int  # and whose it was
    cards: tuple[int, ...]  # if it was the ghost's: the cards that led him, and the one that led nowhere
    past: bool  # is this a position that somebody looks back at while the game goes on? MG-VAR-6
    after: bool  # or after its end? MG-VAR-7
    charted: str  # MG-VAR-7: ghost_map

    def set_out(self, options: dict[str, Any]) -> None:
        """The castle before anything has happened."""
        wanted = options["treasures_to_win"]
        self.target = (TARGET_OF_TWO if self.seats == 2 else TARGET) if wanted == "auto" else wanted
        self.round_cap = options["round_cap"]
        self.free_flip, self.staggered = options["flip_without_moving"], options["staggered_deal"]
        self.open_tokens = options["token_memory"] == "shown"
        self.first = NONE if options["first_ghost"] == "random" else options["first_ghost_seat"] % self.seats
        n = self.seats
        self.colours, self.ghost = (), NONE
        self.pawns, self.tokens, self.bag = [NONE] * n, [NONE] * len(ROOMS), BAG[:]
        self.won, self.objects, self.box, self.hands = [NO_TREASURE] * n, [0] * n, IN_BOX[:], [()] * n
        self.pile, self.top, self.discard, self.tales = PLENTY[:], NONE, [], FIRST_PAGES[:]
        self.program, self.shown, self.drawn, self.placed = (), 0, NONE, ()
        self.turn, self.moved, self.rounds, self.trail, self.walker, self.cards = NONE, False, 0, (), NONE, ()
        self.past, self.after, self.charted = False, False, options["ghost_map"]

    def copy_fields(self, o: Castle) -> None:
        """Everything that another castle has; three at a time, for which the interpreter makes no tuple."""
        self.copy_engine(o)
        self.target, self.round_cap, self.free_flip = o.target, o.round_cap, o.free_flip
        self.staggered, self.open_tokens, self.first = o.staggered, o.open_tokens, o.first
        self.colours, self.ghost, self.pawns = o.colours, o.ghost, o.pawns
        self.tokens, self.bag, self.won = o.tokens, o.bag, o.won
        self.objects, self.box, self.hands = o.objects, o.box, o.hands
        self.pile, self.top, self.discard = o.pile, o.top, o.discard
        self.tales, self.program, self.shown = o.tales, o.program, o.shown
        self.drawn, self.placed, self.turn = o.drawn, o.placed, o.turn
        self.moved, self.rounds, self.trail = o.moved, o.rounds, o.trail
        self.walker, self.cards, self.past = o.walker, o.cards, o.past
        self.after, self.charted = o.after, o.charted

    # what is so ----------------------------------------------------------------------------------------------------------
    def hunters(self) -> list[int]:
        """MG-RND-2. The seats of the hunters, from the ghost's left."""
        return [(self.ghost + i) % self.seats for i in range(1, self.seats)]

    def has(self, seat: int, thing: int) -> bool:
        """Does the object lie in front of that seat?"""
        return bool(self.objects[seat] >> thing & 1)

    def treasures(self, seat: int) -> int:
        """How many treasures lie in front of that seat."""
        return sum(self.won[seat])

    def in_pile(self) -> int:
        """How many keys the pile has."""
        return sum([len(keys) for keys in self.pile])

    def may_flip(self, seat: int) -> bool:
        """MG-TOK-1. Is there a token in his room, and has he entered that room in this turn?"""
        return self.tokens[self.pawns[seat]] != NONE and (self.moved or self.free_flip)

    def enough(self, seat: int) -> bool:
        """MG-END-1. Has he the treasures that it takes to leave?"""
        return sum(self.won[seat]) >= self.target

    def behind(self, room: int, key: int) -> int:
        """MG-MOV-1. The room behind the door that the key opens from there; -1 where there is none, or the ghost is in it."""
        there = DOOR[room][key % COLOURS]
        return NONE if there == self.pawns[self.ghost] else there

    def opens_gate(self, room: int, key: int) -> bool:
        """MG-END-1. Does the key open the gate of the room?"""
        return GATE[room] == key % COLOURS

    def beside(self, room: int) -> list[int]:
        """MG-OBJ-5, MG-MOV-4. Where a pickaxe leads from there."""
        ghost = self.pawns[self.ghost]
        return [r for r in NEAR[room] if r != ghost]

    def below(self, room: int) -> list[int]:
        """MG-OBJ-3, MG-MOV-4. Where a lamp leads from there."""
        if room not in STAIRS:
            return []
        ghost = self.pawns[self.ghost]
        return [r for r in STAIRS if r != room and r != ghost]

    def caught_in(self, room: int) -> list[int]:
        """MG-CAP-1. The hunters in that room, by seat."""
        return [s for s in range(self.seats) if s != self.ghost and self.pawns[s] == room]

    def revealed(self) -> tuple[int, ...]:
        """The cards of the program that lie face up."""
        return self.program[: self.shown]

    def forgotten(self) -> bool:
        """MG-HID-4, MG-VAR-6. Does the display no longer tell which token was drawn here? Only somebody who looks back."""
        return self.past and not self.open_tokens and not self.ended

    def charts(self) -> bool:
        """MG-VAR-7. Does the table show the map of the ghost at this position?"""
        return self.charted == "live" or (self.charted == "after" and self.after)

    def look_back(self, over: bool = False) -> None:
        """This is a past position of a game that goes on: what the display forgets is not shown again; or of one over."""
        self.past, self.after = not over, over

    def forgets(self, kind: str) -> bool:
        """Does a copy of the record that is cut for a seat keep silent about such outcomes of chance, as the game goes on?"""
        return kind == "token" and not self.open_tokens and not self.ended

    def camped(self, seat: int) -> bool:
        """MG-CAP-8. A hunter in the room of the ghost: only in the crypt, and only until he leaves it."""
        return seat != self.ghost and self.pawns[seat] == self.pawns[self.ghost] == CRYPT

    # keys, objects, tokens on their way ------------------------------------------------------------------------------------
    def turn_top(self) -> None:
        """MG-DCK-2. The back that lies on top now; as soon as the pile is empty the discard becomes the pile."""
        top = self.chance([len(keys) for keys in self.pile], "blazon")
        if top < 0:
            self.renew()
            top = self.chance([len(keys) for keys in self.pile], "blazon")
        self.top = top

    def renew(self) -> None:
        """MG-DCK-2, MG-CHA-4. The discard is shuffled and is the new pile."""
        counts = [0] * len(KEYS)
        for key in self.discard:
            counts[key] += 1
        pile, tales = self.pile[:], self.tales[:]
        for back in range(len(BLAZONS)):
            first = back * COLOURS
            pile[back] = tuple([k for k in range(first, first + COLOURS) for _ in range(counts[k])])
            if pile[back]:
                tales[back] = Page(tales[back], FILL, 0, counted(counts[first : first + COLOURS]))
        self.pile, self.tales, self.discard = pile, tales, []
        self.show(ALL, "reshuffles", self.in_pile())

    def take_key(self, seat: int) -> int:
        """MG-CHA-5. The seat draws the top key, and the next back is turned up."""
        back = self.top
        keys = list(self.pile[back])
        key = self.draw(keys, "key", 1 << seat)
        pile, hands, tales = self.pile[:], self.hands[:], self.tales[:]
        pile[back] = tuple(keys)
        hands[seat] = tuple(sorted((*hands[seat], key)))
        tales[back] = Page(tales[back], DRAW, seat, key % COLOURS)
        self.pile, self.hands, self.tales = pile, hands, tales
        self.turn_top()
        return key

    def lay_key(self, seat: int, key: int) -> None:
        """MG-DCK-1. A key goes from the hand to the discard."""
        hands, tales, back = self.hands[:], self.tales[:], key // COLOURS
        hand = hands[seat]
        at = hand.index(key)
        hands[seat] = hand[:at] + hand[at + 1 :]
        tales[back] = Page(tales[back], OUT, seat, key % COLOURS)
        self.hands, self.tales, self.discard = hands, tales, [*self.discard, key]

    def stand(self, seat: int, room: int) -> None:
        """The pawn of the seat stands there now."""
        pawns = self.pawns = self.pawns[:]
        pawns[seat] = room

    def lay_all(self, seat: int) -> None:
        """All keys of the hand go to the discard."""
        for key in self.hands[seat]:
            self.lay_key(seat, key)

    def use(self, seat: int, thing: int) -> None:
        """MG-OBJ-2. The object goes back to the box."""
        self.objects = changed(self.objects, seat, self.objects[seat] & ~(1 << thing))
        self.box = changed(self.box, thing, self.box[thing] + 1)

    def equip(self, seat: int) -> None:
        """MG-SET-10, MG-CAP-6. One of each object from the box."""
        self.box = [n - 1 for n in self.box]
        self.objects = changed(self.objects, seat, ALL_OBJECTS)

    def gain(self, seat: int, colour: int, n: int) -> None:
        """So many treasures of a colour more, or less, in front of the seat."""
        mine = self.won[seat]
        won = self.won = self.won[:]
        won[seat] = (*mine[:colour], mine[colour] + n, *mine[colour + 1 :])

    # the end -----------------------------------------------------------------------------------------------------------------
    def shared(self, winners: list[int]) -> list[float]:
        """Returns that sum to 0: the winner 1, or the winners the same; the others the same among them."""
        n, part = self.seats, 1 / len(winners)
        return [((n * part if s in winners else 0.0) - 1) / (n - 1) for s in range(n)]

    # what a seat does not know ------------------------------------------------------------------------------------------------
    def rekey(self, seat: int) -> None:
        """MG-HID-2, MG-HID-3. Keys of other hands and of the pile by what the seat can deduce, each world with its chance."""
        hands: list[tuple[int, ...]] = [()] * self.seats
        pile, tales = self.pile[:], self.tales[:]
        for back in range(len(BLAZONS)):
            world = imagined(tales[back], seat, self.random(SCALE))
            first = back * COLOURS
            pile[back] = tuple([first + c for c in world.pile])
            for s, colours in world.hands:
                hands[s] += tuple([first + c for c in colours])
            tales[back] = world.page
        self.pile, self.tales, self.hands = pile, tales, hands

    def reprogram(self, laid: int) -> None:
        """MG-HID-6. Another program of so many cards that fits those face up: all orders are equally likely."""
        cards = [b for b in range(len(BLAZONS)) if b not in self.program[: self.shown]]
        program = list(self.program[: self.shown])
        while len(program) < laid:
            program.append(cards.pop(self.random(len(cards))))
        self.program = tuple(program)

    # the box -----------------------------------------------------------------------------------------------------------------
    def counts(self) -> dict[str, int]:
        """MG-CMP-5 to MG-CMP-9. Everything that is in play, wherever it lies."""
        out: dict[str, int] = {"keys": 0, "tokens": 0, "objects": 0}
        there = [k for hand in self.hands for k in hand] + [k for keys in self.pile for k in keys] + self.discard
        for k, name in enumerate(KEYS):
            out["key_" + name.replace("-", "_")] = there.count(k)
        out["keys"] = len(there)
        for t, name in enumerate(TOKENS):
            n = self.bag[t] + self.tokens.count(t) + (self.drawn == t)
            if t != TRAP:
                n += sum([won[t] for won in self.won])
            out["trap" if t == TRAP else "treasure_" + name] = n
            out["tokens"] += n
        for o, name in enumerate(OBJECTS):
            out[name] = self.box[o] + sum([held >> o & 1 for held in self.objects])
            out["objects"] += out[name]
        return out
