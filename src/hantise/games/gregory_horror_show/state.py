"""The table of Gregory Horror Show at one moment, and questions about it that change nothing."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from hantise.core.frame import ALL
from hantise.core.hidden import Hidden, Kinds
from hantise.core.state import State

from .board import (
    AREA,
    CARPET_OF,
    ENTRANCES,
    GUEST_GAME,
    HELL,
    JUDGMENT,
    KIND,
    LEVEL,
    LOBBY,
    MYSTERY_ROOM,
    OUTSIDE,
    ROOMS,
    SPACES,
    STARTS,
    distances,
)
from .components import (
    AMOUNT,
    CARDS,
    COPIES,
    FIGURES,
    HAND,
    KEYS,
    LIFE_MAX,
    LIFE_START,
    LIMITS,
    MAIN,
    MONSTERS,
    MYSTERIES,
    RULE,
    SPOOKY_MAX,
    SPOOKY_START,
)
from .story import DRAW, NEW_DECK, OUT, PUBLIC, Story, begun, imagined

# pieces: 0 to 3 the pawns, then the wandering monster, then the figures
WANDERING: Final = 4
GUEST: Final = 5
PIECES: Final = GUEST + len(FIGURES)
NOWHERE: Final = -1

# what a figure is doing: GHS-GEN-5, GHS-GEN-6, GHS-GTR-2
AWAY: Final = 0
IN_PLAY: Final = 1
IS_WAITING: Final = 2
TRAPPED: Final = 3

# what the movement points of a turn may be spent on: GHS-HEL-3
NORMAL: Final = 0
WALK_OUT: Final = 1
MONSTERS_ONLY: Final = 2

SECONDARY: Final = (1 << len(FIGURES)) - (1 << MAIN)  # the secondary figures, that no card stands for

CAPS: Final[dict[int, int]] = {int(n): cap for n, cap in LIMITS["guests_in_play_per_player"].items()}
ALL_GUESTS: Final[int] = LIMITS["guests_in_play_total"]
DECK: Final = 0  # zones of hidden judgment cards: the deck, then the hands
TABLE: Final = 0  # the one viewer of `hidden`
LABELS: Final = Kinds(COPIES)

Turn = tuple[int, ...]


@lru_cache(1 << 14)
def members(bits: int) -> tuple[int, ...]:
    """The numbers in a bit set, lowest first."""
    return tuple(k for k in range(bits.bit_length()) if bits >> k & 1)


def changed(values: list[int], k: int, value: int) -> list[int]:
    """The same list with another value at place k: a new one, for copies of a game share those that change seldom."""
    made = values[:]
    made[k] = value
    return made


class House(State):
    """Two to four seats. Places are spaces (see board.py), cards and figures their numbers (see components.py). What needs the
    rules stands in game.py."""

    # the options
    mode: int  # GUEST_GAME and SECRET_OPEN, added
    ground_roll: int
    acid_reach: int
    hell_points: bool
    owner_chooses: bool
    max_rounds: int
    # the players
    life: list[int]
    spooky: list[int]
    keys: list[int]
    memory: list[int]  # the last evolution space that was used; -1
    hell_rolls: list[int]  # failed rolls in Hell
    free: int  # who may walk out of Hell: a bit set
    evicted: list[int]  # the room that a defeated pawn must leave; -1
    flags: int  # who may try to release a guest: a bit set
    rooms: list[int]  # who controls each room; -1
    # the pieces
    at: list[int]
    on: list[int]  # the piece on each space; -1
    aboard: int  # the figures on the board, whatever they do there: a bit set
    status: list[int]  # of each figure
    owner: list[int]  # of each figure on the board; -1
    dead: list[int]  # by seat: the figures that died for it, a bit set
    rosters: list[int]  # by seat: bit sets
    open_rosters: bool
    # the cards
    hands: list[tuple[int, ...]]
    deck: list[int]
    discard: list[int]
    shown: tuple[int, ...]  # cards that are being played
    hidden: Hidden  # what the public takes for possible, for windows only
    story: Story  # what each seat knows, exactly
    decks: list[int]  # by seat: the monsters of the pile, a bit set
    piles: list[int]  # by seat: the face-up monster discard
    removed: list[int]  # by seat: out of the game
    turned: int  # the monster card that is being fought; -1
    unseen: int  # mystery cards that have not been turned
    stack: int  # how many lie in the mystery room
    lingering: int  # the card that acts there; -1
    mystery: int  # the card that was turned and has not acted yet; -1
    gone: int  # mystery cards that are discarded
    tolls: tuple[tuple[int, int], ...]  # standing carpet tolls of judgment cards: whose, how much
    # the turn
    first: int
    active: int
    round: int
    turn: int
    points: int
    going: int
    stopped: bool  # the pawn's movement is over
    inside: int  # the room that was entered and may not be left; -1
    combat: int  # the room whose combat is pending; -1
    gain: int  # the evolution space to be collected after it; -1
    left: int  # rooms that the pawn left in this turn
    fought: int  # monsters that have fought in this turn
    feet: tuple[tuple[int, int], ...]  # figures that have got their extra steps, and how many are left
    blow: bool  # a low blow was made
    unlock: int
    fresh: int  # figures trapped in this turn
    # for the eyes
    dice: tuple[tuple[int, int], ...]  # the last roll: who, face
    acid: tuple[int, ...]  # the pool of this turn's sacrifice
    last: Turn  # the last move: piece, from, to

    # what the rules that stand above the state do, and rules below them ask for: see game.py
    def carry_out(self, me: int, effect: int, target: int) -> None:
        """Chapter 2. An effect of a card, by its place in EFFECTS."""
        raise AssertionError("write carry_out()")

    def drop_turn(self) -> None:
        """GHS-TRN-9. The active player has died."""
        raise AssertionError("write drop_turn()")

    def lay_out(self, options: dict[str, Any]) -> None:
        """GHS-SET-2 to GHS-SET-5. The box as it lies before the first draw."""
        n = self.seats
        self.mode = GUEST_GAME if options["guest_monsters"] else 0
        self.ground_roll, self.acid_reach = options["ground_trap_roll"], options["acid_reach"]
        self.hell_points = options["hell_failed_roll_moves_monsters"]
        self.owner_chooses = options["reincarnation_choice"] == "owner"
        self.max_rounds = options["max_rounds"]
        self.life, self.spooky, self.keys = [LIFE_START] * n, [SPOOKY_START] * n, [0] * n
        self.memory, self.hell_rolls, self.evicted, self.flags, self.free = [-1] * n, [0] * n, [-1] * n, 0, 0
        self.rooms = [-1] * len(ROOMS)
        self.at, self.on = [NOWHERE] * PIECES, [-1] * SPACES
        self.aboard = 0
        self.status, self.owner = [AWAY] * len(FIGURES), [-1] * len(FIGURES)
        self.dead, self.rosters, self.open_rosters = [0] * n, [0] * n, True
        self.hands = [()] * n
        self.deck = [k for k, copies in enumerate(COPIES) for _ in range(copies)]
        self.discard, self.shown = [], ()
        self.hidden = Hidden(LABELS, 1, n + 1)
        self.hidden.size[DECK] = len(self.deck)
        self.hidden.fill(TABLE, DECK, (1 << len(self.deck)) - 1)
        self.story = begun(n, self.deck)
        whole = (1 << len(MONSTERS)) - 1
        self.decks, self.piles, self.removed, self.turned = [whole] * n, [0] * n, [0] * n, -1
        self.unseen, self.stack = (1 << len(MYSTERIES)) - 1, LIMITS["mystery_stack"]
        self.lingering, self.mystery, self.gone, self.tolls = -1, -1, 0, ()
        self.first = self.active = 0
        self.round, self.turn = 1, 0
        self.acid, self.last, self.dice = (), (), ()
        self.clear_turn()

    def clear_turn(self) -> None:
        """GHS-TRN-2. The notes of a turn."""
        self.points, self.going, self.stopped = 0, NORMAL, False
        self.inside = self.combat = self.gain = -1
        self.left = self.fought = self.unlock = self.fresh = 0
        self.feet, self.blow, self.acid = (), False, ()

    def copy_fields(self, o: House) -> None:
        """Take over all fields of another. Lists that seldom change are shared; rules put others in their place (`changed`)."""
        self.copy_engine(o)
        self.mode, self.ground_roll, self.acid_reach = o.mode, o.ground_roll, o.acid_reach
        self.hell_points, self.owner_chooses, self.max_rounds = o.hell_points, o.owner_chooses, o.max_rounds
        self.life, self.spooky, self.keys = o.life[:], o.spooky[:], o.keys[:]
        self.memory, self.hell_rolls, self.free = o.memory, o.hell_rolls, o.free
        self.evicted, self.flags, self.rooms = o.evicted, o.flags, o.rooms
        self.at, self.on, self.aboard = o.at[:], o.on[:], o.aboard
        self.status, self.owner, self.dead = o.status, o.owner, o.dead
        self.rosters, self.open_rosters, self.hidden = o.rosters, o.open_rosters, o.hidden.copy()
        self.story = o.story
        self.hands, self.deck, self.discard = o.hands[:], o.deck[:], o.discard
        self.decks, self.piles, self.removed = o.decks, o.piles, o.removed
        self.shown, self.turned, self.unseen = o.shown, o.turned, o.unseen
        self.stack, self.lingering, self.mystery = o.stack, o.lingering, o.mystery
        self.gone, self.tolls, self.first = o.gone, o.tolls, o.first
        self.active, self.round, self.turn = o.active, o.round, o.turn
        self.points, self.going, self.stopped = o.points, o.going, o.stopped
        self.inside, self.combat, self.gain = o.inside, o.combat, o.gain
        self.left, self.fought, self.feet = o.left, o.fought, o.feet
        self.blow, self.unlock, self.fresh = o.blow, o.unlock, o.fresh
        self.dice, self.acid, self.last = o.dice, o.acid, o.last

    # what is so ----------------------------------------------------------------------------------------------------------
    def alive(self, seat: int) -> bool:
        return not self.out >> seat & 1

    def order(self, first: int) -> list[int]:
        """The living seats in turn order from that one."""
        n = self.seats
        return [s for s in [(first + i) % n for i in range(n)] if not self.out >> s & 1]

    def enemies(self, seat: int) -> list[int]:
        """The other living seats, by number."""
        return [s for s in range(self.seats) if s != seat and not self.out >> s & 1]

    def guest_game(self) -> bool:
        return bool(self.mode & GUEST_GAME)

    def controlled(self, seat: int) -> int:
        """How many rooms the seat controls."""
        return self.rooms.count(seat)

    def may_escape(self, seat: int) -> bool:
        """GHS-END-1. Has it rooms enough?"""
        enough: int = LIMITS["rooms_to_escape"]
        return self.rooms.count(seat) >= enough

    def supply(self) -> int:
        """GHS-CMP-3. Keys that nobody holds."""
        return KEYS - sum(self.keys)

    def rules_so(self, rule: str) -> bool:
        """GHS-MYS-6. Does the lingering card say so?"""
        return self.lingering >= 0 and RULE[self.lingering] == rule

    def amount(self, rule: str) -> int:
        """The number of the lingering card with that rule; 0 where it does not lie there."""
        return AMOUNT[self.lingering] if self.rules_so(rule) else 0

    def active_space(self, seat: int, s: int) -> bool:
        """GHS-EVO-1. Is the evolution space s active for the seat?"""
        if self.memory[seat] == s:
            return False
        return KIND[s] != JUDGMENT or len(self.hands[seat]) < HAND

    def room_of(self, seat: int) -> int:
        """The room (or the mystery room, or the secret area) that its pawn is in; OUTSIDE."""
        s = self.at[seat]
        return AREA[s] if s >= 0 else OUTSIDE

    def in_hell(self, seat: int) -> bool:
        s = self.at[seat]
        return s >= 0 and KIND[s] == HELL

    def bound(self, seat: int) -> bool:
        """GHS-HEL-4. In Hell, and not yet free to leave?"""
        return self.in_hell(seat) and not self.free >> seat & 1

    def floor_of(self, seat: int) -> int:
        """GHS-BRD-5, GHS-JUD-22. The floor of its pawn."""
        return LEVEL[self.at[seat]]

    def free_of(self, spaces: list[int]) -> list[int]:
        """Those that nothing stands on."""
        on = self.on
        return [s for s in spaces if on[s] < 0]

    def near(self, s: int) -> int:
        """GHS-BRD-8. Steps to s from the pawn that is nearest to it."""
        return min([distances(self.mode, self.at[p])[s] for p in range(self.seats) if self.at[p] >= 0], default=99)

    def carpets(self, level: int) -> list[int]:
        """Free carpet spaces, the Lobby carpet's left out; of one floor, or of both (-1)."""
        return [s for s, c in enumerate(CARPET_OF) if c >= 0 and c != LOBBY and self.on[s] < 0 and level in (-1, LEVEL[s])]

    def far_carpets(self) -> list[int]:
        """GHS-WAN-6, GHS-JUD-20. Free carpet spaces at so many steps from every pawn."""
        least: int = LIMITS["wandering_fallback_distance"]
        return [s for s, c in enumerate(CARPET_OF) if c >= 0 and self.on[s] < 0 and self.near(s) >= least]

    # guests --------------------------------------------------------------------------------------------------------------
    def cap(self) -> int:
        """GHS-VAR-2. Guests in play that a player may have."""
        return CAPS[self.seats]

    def in_play(self, seat: int = -1) -> int:
        """How many guests are in play: the seat's, or all."""
        n, status, owner = 0, self.status, self.owner
        for f in members(self.aboard):
            if status[f] == IN_PLAY and (seat < 0 or owner[f] == seat):
                n += 1
        return n

    def room_for_guest(self, seat: int) -> bool:
        """GHS-VAR-2. May one more guest of the seat come into play, as far as the caps go?"""
        return self.in_play(seat) < CAPS[self.seats] and self.in_play() < ALL_GUESTS

    def waiting(self) -> list[int]:
        """GHS-GEN-7. The figures that wait, the one on the highest x first."""
        return [self.on[s] - GUEST for s in ENTRANCES[::-1] if self.on[s] >= GUEST]

    def trapped(self, seat: int) -> list[int]:
        """The seat's figures in the traps."""
        return [f for f in members(self.aboard) if self.status[f] == TRAPPED and self.owner[f] == seat]

    def could_bring(self, seat: int, figure: int) -> bool:
        """What GHS-GEN-3 and GHS-GTR-1 both ask: roster, not dead for the seat, no such figure on the board, own cap, card."""
        return bool(self.could_bring_any(seat) >> figure & 1) and self.in_play(seat) < self.cap()

    def could_bring_any(self, seat: int) -> int:
        """The figures that the seat could bring, its cap apart: a bit set."""
        cards = self.decks[seat] | self.piles[seat] | SECONDARY
        return self.rosters[seat] & ~self.dead[seat] & ~self.aboard & cards

    def feet_left(self, figure: int) -> int:
        """GHS-GMV-6. Extra steps that only this figure may use."""
        for f, n in self.feet:
            if f == figure:
                return n
        return 0

    def can_enter(self) -> int:
        """GHS-GEN-7. The waiting figure that may come into play now; -1."""
        waiting = self.waiting()
        if not waiting or not self.free_of(STARTS) or self.in_play() >= ALL_GUESTS:
            return -1
        for f in waiting:
            if self.in_play(self.owner[f]) < self.cap():
                return f
        return -1

    # deeds that every chapter needs ----------------------------------------------------------------------------------------
    def lift(self, piece: int) -> None:
        """Take a piece off the board, or from its space before it is put elsewhere."""
        s = self.at[piece]
        if s >= 0 and self.on[s] == piece:
            self.on[s] = -1
        self.at[piece] = NOWHERE

    def hover(self, piece: int, s: int) -> None:
        """A piece comes to a space, which may be held by another: GHS-CMB-2. Nothing acts there: GHS-MOV-11."""
        at, on = self.at, self.on
        old = at[piece]
        if old >= 0 and on[old] == piece:
            on[old] = -1
        at[piece] = s
        if piece < WANDERING:
            if old != s:
                self.flags &= ~(1 << piece)  # GHS-GTR-4: lost when the pawn leaves its space in any way
            if piece == self.active and old >= 0 and 0 <= AREA[old] <= MYSTERY_ROOM and AREA[s] != AREA[old]:
                self.left |= 1 << AREA[old]
            if self.evicted[piece] >= 0 and AREA[s] != self.evicted[piece]:
                self.evicted = changed(self.evicted, piece, -1)

    def put(self, piece: int, s: int) -> None:
        """Put a piece on a free space."""
        self.hover(piece, s)
        self.on[s] = piece

    def gain_life(self, seat: int, n: int) -> None:
        """GHS-CMP-5."""
        before = self.life[seat]
        self.life[seat] = min(LIFE_MAX, before + n)
        if self.life[seat] > before:  # what is told is what happened: at the limit that is less, or nothing
            self.tell(ALL, "gains-life", seat, self.life[seat] - before, self.life[seat])

    def change_spooky(self, seat: int, n: int) -> None:
        """GHS-CMP-5."""
        before = self.spooky[seat]
        after = self.spooky[seat] = max(0, min(SPOOKY_MAX, before + n))
        if after != before:
            self.tell(ALL, "gains-spooky" if after > before else "loses-spooky", seat, abs(after - before), after)

    # judgment cards ---------------------------------------------------------------------------------------------------------
    def draw_cards(self, seat: int, n: int) -> None:
        """GHS-JUD-1, GHS-JUD-2. Up to n cards; what is above five in hand is lost."""
        got = 0
        while got < n and len(self.hands[seat]) < HAND:
            if not self.deck:
                if not self.discard:
                    break
                self.reshuffle()
            k = self.draw(self.deck, "card", 1 << seat)
            self.hidden.moves(DECK, seat + 1, 0, k)
            self.story = self.story.told((DRAW, seat, k))
            self.hands[seat] = tuple(sorted((*self.hands[seat], k)))
            self.show(1 << seat, "draws-card", seat, k)
            got += 1
        if got:
            self.tell(ALL, "draws", seat, got)

    def reshuffle(self) -> None:
        """GHS-JUD-2."""
        for k in self.discard:
            self.hidden.enters(DECK, k)
        self.story = self.story.told((NEW_DECK, *self.discard))
        self.deck, self.discard = sorted(self.discard), []
        self.tell(ALL, "reshuffles")

    def lay_open(self, seat: int, k: int) -> None:
        """A card leaves a hand, and everybody sees it."""
        hand = list(self.hands[seat])
        hand.remove(k)
        self.hands[seat] = tuple(hand)
        self.hidden.leaves(seat + 1, k)
        self.story = self.story.told((OUT, seat, k))

    def put_away(self, k: int) -> None:
        """A card goes to the discard."""
        self.discard = sorted((*self.discard, k))

    # what a seat does not know ---------------------------------------------------------------------------------------------
    def redeal(self, seat: int) -> None:
        """Chapter 19. Hands and deck as far as the seat knows of them; in that world the others know what is public and their
        own hands. The rosters that others are choosing in secret."""
        mine, public = self.story.know(seat), self.story.know(PUBLIC)
        hands, rest = mine.draw(self)
        self.hands = list(hands)
        self.deck = sorted([k for pool in rest for k in pool])
        self.story = imagined(self.hands, seat, mine, public)
        if not self.open_rosters:
            for s in range(self.seats):
                if s != seat and self.rosters[s]:
                    self.rosters = changed(self.rosters, s, self.random_roster())

    def random_roster(self) -> int:
        """Six of the 24 figures, each way equally likely."""
        left, out = list(range(len(FIGURES))), 0
        for _ in range(6):
            out |= 1 << left.pop(self.random(len(left)))
        return out

    # for the faces -----------------------------------------------------------------------------------------------------------
    def world(self) -> Any:
        """Where the hidden cards lie, and what rosters were chosen."""
        return [self.hands, self.rosters]

    def counts(self) -> dict[str, int]:
        """GHS-CMP-1. Every card of the box and every key, wherever it lies."""
        every = [*self.deck, *self.discard, *self.shown, *[k for hand in self.hands for k in hand]]
        out = {name: every.count(k) for k, name in enumerate(CARDS)}
        for s in range(self.seats):
            there = [self.decks[s], self.piles[s], self.removed[s], self.faces(s)]
            there.append(1 << self.turned if self.turned >= 0 and s == self.active else 0)
            for k, name in enumerate(MONSTERS):
                out[f"{name} {s}"] = sum([bits >> k & 1 for bits in there])
        for k, name in enumerate(MYSTERIES):
            out[name] = (self.unseen >> k & 1) + (self.gone >> k & 1) + (self.lingering == k) + (self.mystery == k)
        out["key_marker"] = self.supply() + sum(self.keys)
        return out

    def faces(self, seat: int) -> int:
        """GHS-GEN-4. The cards of its main figures on the board, that lie face up before it."""
        out = 0
        for f in members(self.aboard):
            if f < MAIN and self.owner[f] == seat:
                out |= 1 << f
        return out
