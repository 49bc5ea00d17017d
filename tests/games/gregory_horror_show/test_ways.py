"""Costs and ways (reach.py) against the engine: in random positions every walk of every piece is played out, and the cheapest
way to each space must be what the page says; and what the page offers in one tap must bring the piece there."""

from __future__ import annotations

from collections import deque
from random import Random

import pytest

from hantise.core.frame import NOBODY
from hantise.core.state import NO_RANDOM, Undrawn
from hantise.games.gregory_horror_show import GAME
from hantise.games.gregory_horror_show.board import EXITS, KIND, NAMES, OTHER, ROOMS, SPACES, STARTS, TELEPORTER, TELEPORTERS
from hantise.games.gregory_horror_show.components import FEET, FIGURES, LIFE_MAX, MYSTERIES
from hantise.games.gregory_horror_show.reach import reach, ways
from hantise.games.gregory_horror_show.rules.entering import WhichStart
from hantise.games.gregory_horror_show.rules.house import CarpetDiscard
from hantise.games.gregory_horror_show.rules.life import Brace
from hantise.games.gregory_horror_show.rules.moving import Act
from hantise.games.gregory_horror_show.rules.stepping import PortalExit
from hantise.games.gregory_horror_show.state import AWAY, GUEST, IN_PLAY, WANDERING, House, changed

from .reach import Wanderer
from .table import space

NEAR_PORTALS = [*TELEPORTERS, *[t for s in TELEPORTERS for t in EXITS[0][s]]]


# the engine, played out -----------------------------------------------------------------------------------------------------
def left(g: House, me: int, piece: int) -> int:
    """What the piece can still pay: points, and feet that it has or will get."""
    f = piece - GUEST
    if piece < GUEST or g.owner[f] != me:
        return g.points
    fresh = g.points > 0 and all(x != f for x, _ in g.feet)
    return g.points + (FEET[f] if fresh else g.feet_left(f))


def steps(g: House, piece: int) -> list[int]:
    """The options that step that piece."""
    name = "pawn" if piece < WANDERING else "gregory" if piece == WANDERING else FIGURES[piece - GUEST]
    if isinstance(g.asked, PortalExit):
        return list(g.options)
    return [p for p in g.options if GAME.write(g, p).split()[0] == name and GAME.write(g, p).split()[-1] in NAMES]


def unasked(g: House, me: int) -> bool:
    """Pass, keep the card; is the player asked then where to step?"""
    while isinstance(g.asked, (Brace, CarpetDiscard, WhichStart)):
        try:
            g.play(g.options[0])
        except Undrawn:
            return False
    return g.player == me and isinstance(g.asked, (Act, PortalExit))


def played(g: House, pick: int) -> tuple[House, bool]:
    """The position after a pick, and whether chance had to speak: then the movement is over."""
    h = g.copy()
    h.rng, h.script = NO_RANDOM, []
    h.tape, h.events = [], []
    try:
        h.play(pick)
    except Undrawn:
        return h, True
    return h, False


def stepped(g: House) -> list[int]:
    """The spaces that a piece has come to since the events were cleared, those included that it was brought to unasked."""
    places = [
        e[-1] for e in g.events or [] if e[3] in ("steps", "moves-wandering", "moves-guest", "teleports", "guest-teleports")
    ]
    return [OTHER[s] if KIND[s] == TELEPORTER else s for s in places]  # a teleporter by the one that was stepped into


def brute(g: House, me: int, piece: int) -> dict[str, int]:
    """What each space costs, by playing all walks of the piece."""
    start = g.at[piece]
    cost: dict[int, int] = {}
    queue, seen = deque([(g, 0)]), set()
    while queue:
        now, paid = queue.popleft()
        had = left(now, me, piece)
        for pick in steps(now, piece):
            after, chance = played(now, pick)
            target = space(GAME.write(now, pick).split()[-1])
            way = stepped(after) or [target]  # who escapes through a teleporter steps no more
            assert way[0] == target
            for n, s in enumerate(way, start=1):
                cost[s] = min(cost.get(s, 99), paid + min(n, had))
            if after.turn == now.turn and after.alive(me) and not after.ended:
                assert had - left(after, me, piece) == min(len(way), had), "each step costs a point, as long as there are any"
            same = (after.at[piece], after.points, after.feet, after.keys[me], after.unlock, after.left, after.inside)
            same += (after.memory[me], after.evicted[me], after.life[me], type(after.asked))
            if not chance and unasked(after, me) and after.last[0] == piece and same not in seen:
                seen.add(same)
                queue.append((after, paid + min(len(way), had)))
    return {NAMES[s]: n for s, n in cost.items() if s != start}


def wrong(g: House) -> list[str]:
    """Pieces whose costs or ways are not those of the engine."""
    me = g.player
    told, far = reach(g, me), ways(g, me)
    pieces = {"pawn": me, "gregory": WANDERING} | {FIGURES[f]: f + GUEST for f, s in enumerate(g.status) if s != AWAY}
    out = []
    for name, piece in pieces.items():
        true = brute(g, me, piece)
        if told.get(name, {}) != true:
            out.append(f"{name}: told {told.get(name, {})}, true {true}")
        assert set(far.get(name, {})) <= set(true)
        for target, way in far.get(name, {}).items():
            end = walked(g, me, name, way)
            if target not in end:
                out.append(f"{name}: the way {way} to {target} ends on {end}")
    return out


def walked(g: House, me: int, name: str, way: list[str]) -> tuple[str, str]:
    """When the steps of a way have been tapped one after another, as table.js does: the space stepped to, and where the piece
    stands."""
    h = g.copy()
    h.rng, h.script = NO_RANDOM, []
    onto = there = ""
    for n, step in enumerate(way):
        tapped = step if name == "pawn" else f"{name} {step}"
        found = [c.pick for c in GAME.choices(h) if tapped in c.taps]
        if not found:
            return f"{step} cannot be tapped", ""
        try:
            h.play(found[0])
            going = unasked(h, me)
        except Undrawn:
            going = False
        onto, there = step, NAMES[h.last[2]]
        if not going and n < len(way) - 1:
            return f"not asked after {step}", ""
    return onto, there


# positions --------------------------------------------------------------------------------------------------------------------
def shuffled(g: House, luck: Random) -> None:
    """The pieces of a movement phase put anywhere, and the facts that decide about steps drawn anew."""
    me = g.player
    on_board = [p for p in range(WANDERING + 1) if g.at[p] >= 0]
    on_board += [f + GUEST for f, s in enumerate(g.status) if s == IN_PLAY]
    for piece in on_board:
        g.lift(piece)
    for piece in on_board:
        hall = [s for s in (NEAR_PORTALS + STARTS) if g.on[s] < 0 and s not in TELEPORTERS]
        rooms = [s for s in range(SPACES) if g.on[s] < 0 and NAMES[s][0] in "gf" and s not in TELEPORTERS]
        if piece >= WANDERING:
            rooms = [s for s in rooms if KIND[s] in (0, 1, 2, 5, 11, 12, 14)]
        spaces = hall if hall and luck.random() < 0.4 else rooms
        g.put(piece, spaces[int(luck.random() * len(spaces))])
    g.left = g.inside = 0
    g.inside = -1
    g.combat = g.mystery = -1
    g.stopped = luck.random() < 0.1
    g.points = 1 + int(luck.random() * 5)
    g.life[me] = luck.choice([50, 100, 150, LIFE_MAX])
    g.keys[me] = luck.randrange(2)
    g.unlock = int(luck.random() < 0.1)
    g.feet, g.fought = (), 0
    g.memory = changed(g.memory, me, luck.choice([-1, *[s for s in range(SPACES) if KIND[s] in (3, 4)]]))
    room = g.room_of(me)
    g.evicted = changed(g.evicted, me, room if 0 <= room < len(ROOMS) and luck.random() < 0.7 else -1)
    g.rooms = [luck.randrange(-1, g.seats) for _ in ROOMS]
    if luck.random() < 0.2:
        g.lingering = MYSTERIES.index(luck.choice(["open_house", "blackout"]))
    g.poker_face = luck.random() < 0.3
    if luck.random() < 0.3:
        g.tolls = (((me + 1) % g.seats, 100),)


def phases(seats: int, guests: bool, games: int, seed: int, strange: bool) -> list[House]:
    """Movement phases of random games; strange: with their pieces put anywhere."""
    out: list[House] = []
    for n in range(seed, seed + games):
        luck = Random(f"{n} ways")
        who = Wanderer(luck)
        g = GAME.new(seats, n, {"guest_monsters": guests}, record=False)
        while g.player != NOBODY and len(out) < 10_000:
            if isinstance(g.asked, Act) and g.asked.who == g.player and luck.random() < (0.25 if strange else 0.08):
                h = g.copy()
                if strange:
                    shuffled(h, luck)
                    h.agenda.append(h.asked)
                    h.asked, h.rng = None, NO_RANDOM
                    try:
                        h.go()
                    except Undrawn:
                        h.asked = None
                if isinstance(h.asked, Act) and h.player == g.player:
                    out.append(h)
            g.play(who.pick(g))
            if g.turn > 40:
                break
    return out


@pytest.mark.parametrize("strange", [False, True], ids=["played", "strange"])
@pytest.mark.parametrize(("seats", "guests"), [(2, False), (3, True), (4, True)])
def test_costs_and_ways_are_those_of_the_engine(seats: int, guests: bool, strange: bool) -> None:
    """GHS-MOV-2 to GHS-MOV-9, GHS-KEY-1, GHS-TEL-1 to GHS-TEL-5, GHS-GMV-1 to GHS-GMV-6, GHS-WAN-1 to GHS-WAN-3."""
    found = phases(seats, guests, 4, 0, strange)
    assert len(found) > 20
    for g in found:
        assert wrong(g) == []
