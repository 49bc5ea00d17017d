"""The rules of the Mac Gregor ghost, a frame a sentence. Numbers are those of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any, Final

from hantise.core.frame import ALL, Ask, Frame, Reason

from . import refusals
from .board import BEARS, CRYPT, DOOR, FIRST_ROOMS, GATES, ROOMS, STAIRS, STEP, walk
from .components import (
    BLAZONS,
    COLOURS,
    DEALT,
    DETECTOR,
    DRAWN_BY_FORMER,
    HAND_LIMIT,
    KEYS,
    LAID,
    LAMP,
    OBJECTS,
    PICKAXE,
    PLAYER_COLOURS,
    STAGGERED,
    TRAP,
)
from .notation import BY_KEY, BY_LAMP, BY_PICKAXE, END, FLIP, LEAVE, USE_DETECTOR, written
from .state import NONE, Castle, changed


# -------------------------------------------------------------------------------------------------------------- the set-up
@dataclass(eq=False)
class Characters(Frame):
    """MG-SET-1, MG-SET-2, MG-CHA-1. Everybody is dealt a character card, which says his colour."""

    def run(self, g: Castle) -> None:
        cards = list(range(len(PLAYER_COLOURS)))
        g.colours = tuple([g.draw(cards, "token") for _ in range(g.seats)])
        for seat in range(g.seats):
            g.tell(ALL, "character", seat, g.colours[seat])
        g.then(FirstGhost())


@dataclass(eq=False)
class FirstGhost(Frame):
    """MG-SET-4, MG-CHA-6, MG-SET-5. The oldest player, or one drawn by lot, puts on the shroud and stands in the crypt."""

    def run(self, g: Castle) -> None:
        g.ghost = g.first if g.first != NONE else g.chance([1] * g.seats, "first")
        g.stand(g.ghost, CRYPT)
        g.tell(ALL, "first-ghost", g.ghost)
        hunters = g.hunters()
        g.then(DrawToken(tuple(FIRST_ROOMS), "MG-SET-6"), *[ChooseStairs(seat) for seat in hunters], Deal(), Arrival())


@dataclass(eq=False)
class DrawToken(Frame):
    """MG-SET-6, MG-ARR-3, MG-ARR-5. As long as a room waits, the ghost draws a token from the bag and shows it to all."""

    rooms: tuple[int, ...]
    under: str  # the rule that calls for these tokens

    def run(self, g: Castle) -> None:
        token = g.chance(g.bag, "token") if self.rooms else NONE
        if token == NONE:
            return
        g.bag = changed(g.bag, token, g.bag[token] - 1)
        g.drawn = token
        if g.open_tokens:
            g.show(ALL, "draws-token-open", g.ghost, token)
        else:
            g.show(ALL, "draws-token", g.ghost)
        if len(self.rooms) == 1:
            put(g, self.rooms[0])
        else:
            g.then(PlaceToken(g.ghost, self.rooms, self.under))


def put(g: Castle, room: int) -> None:
    """The token that the ghost holds goes face down on a room."""
    g.tokens, g.drawn = changed(g.tokens, room, g.drawn), NONE
    g.placed = (*g.placed, room)
    g.tell(ALL, "places", g.ghost, room)


@dataclass(eq=False)
class PlaceToken(Ask):
    """MG-DEC-1, MG-DEC-3. The ghost chooses the room; the token lies face down there. At set-up under MG-SET-6, in a round
    under MG-ARR-3."""

    rooms: tuple[int, ...]
    under: str

    def options(self, g: Castle) -> list[int]:
        return list(self.rooms)

    def resolve(self, g: Castle, pick: int) -> None:
        g.placed = ()
        put(g, pick)
        g.then(DrawToken(tuple([r for r in self.rooms if r != pick]), self.under))

    def rule(self) -> str:
        return self.under

    def write(self, g: Castle, pick: int) -> str:
        return "place " + ROOMS[pick]

    def label(self, g: Castle, pick: int) -> tuple[Any, ...]:
        return ("pick-place", pick)

    def taps(self, g: Castle, pick: int) -> list[str]:
        return [ROOMS[pick]]

    def tries(self, g: Castle) -> list[int]:
        return list(range(len(ROOMS)))

    def against(self, g: Castle, pick: int) -> Reason | None:
        return None if pick in self.rooms else refusals.placing(g, pick, self.rule())


@dataclass(eq=False)
class ChooseStairs(Ask):
    """MG-DEC-2, MG-SET-7. A hunter puts his pawn on a stair room."""

    def options(self, g: Castle) -> list[int]:
        return STAIRS[:]

    def resolve(self, g: Castle, pick: int) -> None:
        g.placed = ()
        g.stand(self.who, pick)
        g.tell(ALL, "starts", self.who, pick)

    def rule(self) -> str:
        return "MG-SET-7"

    def write(self, g: Castle, pick: int) -> str:
        return "start " + ROOMS[pick]

    def label(self, g: Castle, pick: int) -> tuple[Any, ...]:
        return ("pick-start", pick)

    def taps(self, g: Castle, pick: int) -> list[str]:
        return [ROOMS[pick]]

    def tries(self, g: Castle) -> list[int]:
        return list(range(len(ROOMS)))

    def against(self, g: Castle, pick: int) -> Reason | None:
        return None if pick in STAIRS else Reason("MG-SET-7", ("no-stairs", pick))


@dataclass(eq=False)
class Deal(Frame):
    """MG-SET-8, MG-SET-9, MG-SET-10, MG-VAR-5. Keys and objects for the hunters; the other keys are the pile, backs up."""

    def run(self, g: Castle) -> None:
        g.turn_top()
        for i, seat in enumerate(g.hunters()):
            n = STAGGERED[i] if g.staggered else DEALT
            g.equip(seat)
            g.tell(ALL, "dealt", seat, n)
            for _ in range(n):
                g.show(1 << seat, "holds", seat, g.take_key(seat))
        g.show(ALL, "on-top", g.top)


# ------------------------------------------------------------------------------------------------- arrival and programming
@dataclass(eq=False)
class Arrival(Frame):
    """MG-RND-1, MG-RND-2, MG-ARR-1, MG-ARR-2, MG-ARR-4. A round: where the blazon on top of the pile calls for tokens,
    they come; then the program, the turns of the hunters from the ghost's left, and the ghost's move."""

    def run(self, g: Castle) -> None:
        rooms = tuple([r for r in BEARS[g.top] if g.tokens[r] == NONE and r not in g.pawns])
        g.tell(ALL, "round", g.rounds + 1, g.ghost, g.top)
        g.then(DrawToken(rooms, "MG-ARR-3"), Program(g.ghost), *[BeginTurn(seat) for seat in g.hunters()], Step(0))


@dataclass(eq=False)
class Program(Ask):
    """MG-DEC-4, MG-PRG-1 to MG-PRG-4. The ghost lays four of his seven cards face down, one after another, in secret."""

    def options(self, g: Castle) -> list[int]:
        return [b for b in range(len(BLAZONS)) if b not in g.program]

    def resolve(self, g: Castle, pick: int) -> None:
        g.program = (*g.program, pick)
        if len(g.program) < LAID:
            g.then(self)
        else:
            g.placed = ()  # not before: or the others would see that the first card is laid
            g.tell(ALL, "programs", self.who)

    def opens(self, g: Castle) -> bool:
        return not g.program

    def heard_by(self, g: Castle, pick: int) -> int:
        return 1 << self.who

    def rule(self) -> str:
        return "MG-PRG-1"

    def write(self, g: Castle, pick: int) -> str:
        return "lay " + BLAZONS[pick]

    def label(self, g: Castle, pick: int) -> tuple[Any, ...]:
        rooms = walk(g.pawns[self.who], (*g.program, pick))
        if len(rooms) == len(g.program) + 1:
            return ("pick-card-to", pick, rooms[-1])
        return ("pick-card", pick)

    def taps(self, g: Castle, pick: int) -> list[str]:
        """The card, or the room that it leads to."""
        rooms = walk(g.pawns[self.who], (*g.program, pick))
        leads = len(rooms) == len(g.program) + 1
        return [BLAZONS[pick], ROOMS[rooms[-1]]] if leads else [BLAZONS[pick]]

    def sure(self, g: Castle, pick: int) -> Reason | None:
        """MG-PRG-3. The fourth card fixes the program: say where it leads."""
        if len(g.program) < LAID - 1:
            return None
        rooms = walk(g.pawns[self.who], (*g.program, pick))
        if len(rooms) == LAID:
            return Reason("MG-PRG-3", ("sure-program", rooms[-1]))
        return Reason("MG-GMV-3", ("sure-broken", len(rooms) + 1, rooms[-1] if rooms else g.pawns[self.who]))

    def tries(self, g: Castle) -> list[int]:
        return list(range(len(BLAZONS)))

    def against(self, g: Castle, pick: int) -> Reason | None:
        return Reason("MG-PRG-1", ("no-such-card", pick)) if pick in g.program else None

    def refuse(self, g: Castle, text: str) -> Reason | None:
        return super().refuse(g, text) or refusals.program(g, text)


# ------------------------------------------------------------------------------------------------------- the hunter's turn
@dataclass(eq=False)
class BeginTurn(Frame):
    """MG-TRN-1. A turn begins with drawing the top key, whatever its back."""

    seat: int

    def run(self, g: Castle) -> None:
        g.turn, g.moved = self.seat, False
        draw_one(g, self.seat, "draws")
        g.then(Turn(self.seat))


def draw_one(g: Castle, seat: int, said: str) -> None:
    """The top key goes to the hand: its back was public, its colour is told to the owner alone; all see the next back."""
    back = g.top
    key = g.take_key(seat)
    g.show(ALL, said, seat, back, g.top)
    g.show(1 << seat, "holds", seat, key)


@dataclass(eq=False)
class Turn(Ask):
    """MG-DEC-5, MG-TRN-2, MG-TRN-3. The hunter acts as often as he likes. He is asked even where he can only end his
    turn: one that ended by itself would tell that no key fits."""

    def run(self, g: Castle) -> None:
        g.asked, g.player, g.options = self, self.who, self.options(g)

    def options(self, g: Castle) -> list[int]:
        me = self.who
        room, ghost = g.pawns[me], g.pawns[g.ghost]
        out = [END]
        if g.tokens[room] != NONE and (g.moved or g.free_flip):
            out.append(FLIP)
        held = g.objects[me]
        if held:
            if held >> DETECTOR & 1 and g.shown < LAID:
                out.append(USE_DETECTOR)
            if held >> PICKAXE & 1:
                for there in g.beside(room):
                    out.append(BY_PICKAXE + there)
            if held >> LAMP & 1:
                for there in g.below(room):
                    out.append(BY_LAMP + there)
        doors, last = DOOR[room], NONE
        if g.enough(me):
            for key in g.hands[me]:
                if key != last and g.opens_gate(room, key):
                    last = key
                    out.append(LEAVE + key)
            last = NONE
        for key in g.hands[me]:
            if key != last:
                last = key
                there = doors[key % COLOURS]
                if there >= 0 and there != ghost:
                    out.append(BY_KEY + key)
        return out

    def resolve(self, g: Castle, pick: int) -> None:
        me = self.who
        g.placed = ()
        if pick >= BY_KEY:
            key = pick - BY_KEY
            there = DOOR[g.pawns[me]][key % COLOURS]
            g.lay_key(me, key)
            g.tell(ALL, "goes", me, key, there)
            g.then(Enter(me, there), self)
        elif pick >= LEAVE:
            g.then(LeaveCastle(me, pick - LEAVE))
        elif pick >= BY_LAMP:
            g.use(me, LAMP)
            g.tell(ALL, "lamp-to", me, pick - BY_LAMP)
            g.then(Enter(me, pick - BY_LAMP), self)
        elif pick >= BY_PICKAXE:
            g.use(me, PICKAXE)
            g.tell(ALL, "pickaxe-to", me, pick - BY_PICKAXE)
            g.then(Enter(me, pick - BY_PICKAXE), self)
        elif pick == USE_DETECTOR:
            g.then(Detect(me), self)
        elif pick == FLIP:
            g.then(Flip(me))
        else:
            g.then(EndTurn(me))

    def default(self, g: Castle) -> int:
        return END

    def rule(self) -> str:
        return "MG-TRN-2"

    def write(self, g: Castle, pick: int) -> str:
        return written(g.pawns[self.who], pick)

    def label(self, g: Castle, pick: int) -> tuple[Any, ...]:
        room = g.pawns[self.who]
        if pick >= BY_KEY:
            return ("pick-go", pick - BY_KEY, DOOR[room][(pick - BY_KEY) % COLOURS])
        if pick >= LEAVE:
            return ("pick-leave", pick - LEAVE)
        if pick >= BY_LAMP:
            return ("pick-lamp", pick - BY_LAMP)
        if pick >= BY_PICKAXE:
            return ("pick-pickaxe", pick - BY_PICKAXE)
        return (("pick-end",), ("pick-flip",), ("pick-detector",))[pick]

    def taps(self, g: Castle, pick: int) -> list[str]:
        """A room alone where one kind of key leads there, else room and key in any order; objects before the room. Turning the
        token over and ending the turn are buttons of their own: neither can be taken back."""
        room = g.pawns[self.who]
        if pick >= LEAVE:
            key = (pick - LEAVE) % len(KEYS) if pick < BY_KEY else pick - BY_KEY
            place = ROOMS[DOOR[room][key % COLOURS]] if pick >= BY_KEY else GATES[room]
            alone = len({k for k in g.hands[self.who] if k % COLOURS == key % COLOURS}) == 1
            return [place if alone else f"{place} {KEYS[key]}", f"{KEYS[key]} {place}"]
        if pick >= BY_LAMP:
            return ["lamp " + ROOMS[pick - BY_LAMP]]
        if pick >= BY_PICKAXE:
            return ["pickaxe " + ROOMS[pick - BY_PICKAXE]]
        return ["detector"] if pick == USE_DETECTOR else []

    def sure(self, g: Castle, pick: int) -> Reason | None:
        """A known trap (only where tokens stay open to sight), or a turn that ends beside the way out."""
        if pick == FLIP and g.open_tokens and g.tokens[g.pawns[self.who]] == TRAP:
            return Reason("MG-TOK-4", ("sure-trap", len(g.hands[self.who])))
        if pick == END and any(LEAVE <= p < BY_KEY for p in g.options):
            return Reason("MG-END-1", ("sure-stay", g.treasures(self.who)))
        return None

    def refuse(self, g: Castle, text: str) -> Reason | None:
        return refusals.turn(g, self.who, text)


@dataclass(eq=False)
class Enter(Frame):
    """MG-FRE-5. The pawn comes into the room. MG-FRE-1 to MG-FRE-3: if the top back shows its blazon he draws that one key."""

    seat: int
    room: int

    def run(self, g: Castle) -> None:
        g.trail, g.walker, g.cards = (g.pawns[self.seat], self.room), self.seat, ()
        g.stand(self.seat, self.room)
        g.moved = True
        if self.room in BEARS[g.top]:
            draw_one(g, self.seat, "free-key")


@dataclass(eq=False)
class Detect(Frame):
    """MG-OBJ-9. The four cards of the program are turned face up for all."""

    seat: int

    def run(self, g: Castle) -> None:
        g.use(self.seat, DETECTOR)
        g.shown = LAID
        g.show(ALL, "detects", self.seat, *g.program)


@dataclass(eq=False)
class Flip(Frame):
    """MG-TOK-2, MG-TOK-3. He turns the token of his room over; a treasure lies face up in front of him."""

    seat: int

    def run(self, g: Castle) -> None:
        room = g.pawns[self.seat]
        token, g.tokens = g.tokens[room], changed(g.tokens, room, NONE)
        if token == TRAP:
            g.bag = changed(g.bag, TRAP, g.bag[TRAP] + 1)
            g.show(ALL, "trapped", self.seat, room, len(g.hands[self.seat]))
            g.then(SpringTrap(self.seat))
        else:
            g.gain(self.seat, token, 1)
            g.show(ALL, "finds", self.seat, token, room)
            g.then(Turn(self.seat))


@dataclass(eq=False)
class SpringTrap(Frame):
    """MG-TOK-4. A trap: all keys to the discard, and the turn is over: he is asked nothing more."""

    seat: int

    def run(self, g: Castle) -> None:
        g.lay_all(self.seat)


@dataclass(eq=False)
class LeaveCastle(Frame):
    """MG-END-1, MG-END-2, MG-END-4. Through the gate with its key: he wins at once."""

    seat: int
    key: int

    def run(self, g: Castle) -> None:
        g.lay_key(self.seat, self.key)
        g.trail, g.walker, g.cards = (g.pawns[self.seat],), self.seat, ()
        g.tell(ALL, "leaves", self.seat, self.key, g.treasures(self.seat))
        g.stand(self.seat, NONE)
        g.turn = NONE
        g.end("left", g.shared([self.seat]))


@dataclass(eq=False)
class EndTurn(Frame):
    """MG-TRN-3, MG-TRN-4. At the end of his turn he keeps three keys at most."""

    seat: int

    def run(self, g: Castle) -> None:
        g.tell(ALL, "ends-turn", self.seat)
        if len(g.hands[self.seat]) > HAND_LIMIT:
            g.then(KeepThree(self.seat))


@dataclass(eq=False)
class KeepThree(Ask):
    """MG-DEC-6. Which keys he discards: all at once, so that they can be named in any order. A pick is its keys as digits."""

    def options(self, g: Castle) -> list[int]:
        hand = g.hands[self.who]
        return sorted({digits(keys) for keys in combinations(hand, len(hand) - HAND_LIMIT)})

    def resolve(self, g: Castle, pick: int) -> None:
        g.placed = ()
        for key in keys_of(pick):
            g.lay_key(self.who, key)
            g.show(ALL, "discards", self.who, key)

    def opens(self, g: Castle) -> bool:
        return False

    def question(self, g: Castle) -> tuple[Any, ...]:
        return ("KeepThree", len(g.hands[self.who]) - HAND_LIMIT)

    def rule(self) -> str:
        return "MG-TRN-4"

    def write(self, g: Castle, pick: int) -> str:
        return " ".join(["discard", *[KEYS[key] for key in keys_of(pick)]])

    def label(self, g: Castle, pick: int) -> tuple[Any, ...]:
        keys = keys_of(pick)
        return (f"pick-discard-{len(keys)}", *keys)

    def taps(self, g: Castle, pick: int) -> list[str]:
        return sorted({" ".join([KEYS[key] for key in keys]) for keys in permutations(keys_of(pick))})

    def refuse(self, g: Castle, text: str) -> Reason | None:
        return refusals.keeping(g, self.who, text)


BASE: Final = len(KEYS) + 1


def digits(keys: tuple[int, ...]) -> int:
    """Keys as one int."""
    out = 0
    for key in keys:
        out = out * BASE + key + 1
    return out


def keys_of(pick: int) -> tuple[int, ...]:
    """And back."""
    out: tuple[int, ...] = ()
    while pick:
        out = (pick % BASE - 1, *out)
        pick //= BASE
    return out


# ----------------------------------------------------------------------------------------------- the ghost's move, capture
@dataclass(eq=False)
class Step(Frame):
    """MG-GMV-1 to MG-GMV-4, MG-CAP-1. The ghost reveals his next card and goes to the adjacent room with its blazon; if
    there is none his move is over; if hunters are there, he stops and catches one."""

    card: int  # 0 to 3

    def run(self, g: Castle) -> None:
        g.turn, ghost = NONE, g.ghost
        blazon, here = g.program[self.card], g.pawns[ghost]
        hidden = self.card >= g.shown
        g.shown = max(g.shown, self.card + 1)
        there = STEP[here][blazon]
        if self.card == 0:
            g.trail, g.walker, g.cards = (here,), ghost, ()
        g.cards = (*g.cards, blazon)
        if there < 0:
            (g.show if hidden else g.tell)(ALL, "stuck", ghost, self.card + 1, blazon)
            g.then(EndRound())
            return
        (g.show if hidden else g.tell)(ALL, "walks", ghost, self.card + 1, blazon, there)
        g.stand(ghost, there)
        g.trail = (*g.trail, there)
        if g.caught_in(there):
            g.then(Catch(ghost), EndRound())
        elif self.card + 1 < LAID:
            g.then(Step(self.card + 1))
        else:
            g.then(EndRound())


@dataclass(eq=False)
class Catch(Ask):
    """MG-DEC-7, MG-CAP-2. Where several hunters are in the room the ghost chooses whom he catches. He must catch one."""

    def options(self, g: Castle) -> list[int]:
        return g.caught_in(g.pawns[self.who])

    def resolve(self, g: Castle, pick: int) -> None:
        """MG-CAP-7. The order."""
        g.placed = ()
        g.tell(ALL, "catches", self.who, pick, g.pawns[self.who])
        g.then(TakeTreasures(self.who, pick), LoseAll(pick), BecomeGhost(pick), BecomeHunter(self.who))

    def opens(self, g: Castle) -> bool:
        return False

    def rule(self) -> str:
        return "MG-CAP-2"

    def write(self, g: Castle, pick: int) -> str:
        return "catch " + PLAYER_COLOURS[g.colours[pick]]

    def label(self, g: Castle, pick: int) -> tuple[Any, ...]:
        return ("pick-catch", pick, g.won[pick][g.colours[self.who]])

    def taps(self, g: Castle, pick: int) -> list[str]:
        return ["pawn_" + PLAYER_COLOURS[g.colours[pick]]]

    def tries(self, g: Castle) -> list[int]:
        return [s for s in range(g.seats) if s != g.ghost]

    def against(self, g: Castle, pick: int) -> Reason | None:
        there = g.pawns[g.ghost]
        return None if g.pawns[pick] == there else Reason("MG-CAP-1", ("no-hunter-there", pick, there))


@dataclass(eq=False)
class TakeTreasures(Frame):
    """MG-CAP-3. The old ghost takes all treasures of his own colour."""

    old: int
    new: int

    def run(self, g: Castle) -> None:
        colour = g.colours[self.old]
        n = g.won[self.new][colour]
        g.gain(self.new, colour, -n)
        g.gain(self.old, colour, n)
        g.tell(ALL, "takes", self.old, self.new, n, colour)


@dataclass(eq=False)
class LoseAll(Frame):
    """MG-CAP-4. The caught player discards all his keys; his objects go back to the box."""

    new: int

    def run(self, g: Castle) -> None:
        keys = len(g.hands[self.new])
        g.lay_all(self.new)
        for thing in range(len(OBJECTS)):
            if g.has(self.new, thing):
                g.use(self.new, thing)
        if keys:
            g.show(ALL, "loses", self.new, keys)


@dataclass(eq=False)
class BecomeGhost(Frame):
    """MG-CAP-5, MG-CAP-8. He puts on the shroud and stands in the crypt, where he catches nobody by that."""

    new: int

    def run(self, g: Castle) -> None:
        g.ghost = self.new
        g.stand(self.new, CRYPT)
        g.tell(ALL, "haunts", self.new)


@dataclass(eq=False)
class BecomeHunter(Frame):
    """MG-CAP-6. The old ghost stays where he is, draws three keys and takes one object of each kind."""

    old: int

    def run(self, g: Castle) -> None:
        g.equip(self.old)
        for _ in range(DRAWN_BY_FORMER):
            draw_one(g, self.old, "draws")


@dataclass(eq=False)
class EndRound(Frame):
    """MG-GMV-6, MG-RND-3, MG-END-6. The ghost cards go back to the hand unseen; a new round begins, if the cap allows one."""

    def run(self, g: Castle) -> None:
        g.program, g.shown = (), 0
        g.rounds += 1
        if g.rounds < g.round_cap:
            g.then(Arrival())
            return
        most = max([g.treasures(s) for s in range(g.seats)])
        g.tell(ALL, "capped", g.rounds, most)
        g.end("capped", g.shared([s for s in range(g.seats) if g.treasures(s) == most]))
