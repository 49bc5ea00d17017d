"""The table of Evil Corp. at one moment, questions about it that change nothing, and the small deeds of which every rule is
made. It knows no rule: game.py ties it to them."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from hantise.core.frame import ALL
from hantise.core.state import State

from .components import (
    ACTIVATE,
    BOOST,
    CARGO,
    COLOUR,
    COST,
    DEMONS,
    EMPTY,
    FIELD,
    FIELDS,
    FORT,
    FULL,
    GOLD,
    INVOKE,
    KEEP,
    NUMBERS,
    SEATING,
    SHIELD,
    SIDE,
    SOLO,
    SPOT,
    SUPPLY,
    SURCHARGE,
    TERROR,
    THERE,
    TILES,
    Seating,
)
from .story import DRAWN, ENTERS, GIVEN, LEAVES, LINES, Plan, held, plan, told

NONE: Final = -1  # no tile, no team, no space


class Office(State):
    """Villages, hands, bags, the office. A space is village * 14 + side * 7 + its number; a tile is its kind (see
    components.py).

    Terror is never kept: `lead` counts it from the tiles (EC-TER-1).
    """

    table: Seating  # who sits where: shared, never changed
    # the villages
    tile: list[int]  # by space: what lies there, NONE
    up: list[bool]  # is it on its active face
    uid: list[int]  # which deployment that is: 'this tile' of a power that moves it
    taken: int  # the spaces with a tile, as bits
    ready: int  # those whose active tile has an activable power, as bits
    serial: int  # deployments so far
    face: list[int]  # by village: 0 is A, 1 is B
    cargo: list[tuple[int, int]]  # gold of the yellow, of the red/blue cargo
    loot: list[int]  # which team has the loot pawn, NONE: it lies there
    stone: list[int]  # and the power stone
    conquest: list[int]  # by village * 2 + side: steps made
    # the teams
    gold: list[int]
    magic: list[int]
    tokens: list[int]
    bag: list[list[int]]  # sorted
    discard: list[tuple[int, ...]]  # sorted
    removed: tuple[int, ...]  # out of the game, and the base tiles left over
    story: list[tuple[int, ...]]  # see story.py; the seats' own draws lie here
    # the seats
    hand: list[tuple[int, ...]]  # unrevealed, sorted
    shown: list[tuple[int, ...]]  # revealed, sorted: EC-HID-4
    passed: int  # bits
    # the office
    row: tuple[int, ...]
    supply: list[int]  # the Evil Corp bag, sorted
    thrown: tuple[int, ...]  # its discard
    demons: int  # the active ones, bits
    # the rounds
    number: int
    first: int  # the team with the first player pawn
    busy: bool  # was a tile deployed in this round?
    quiet: int  # rounds in a row without deployment and conquest: EC-END-5
    # the options
    invoke_all: bool  # EC-OPT-2
    only_wake: bool  # EC-OPT-3
    moves_loot: bool  # EC-OPT-4
    recycles: bool  # EC-OPT-5
    max_rounds: int  # EC-OPT-6
    lenient: bool  # EC-OPT-8
    shows_odds: bool  # EC-OPT-9

    def set_out(self, options: dict[str, Any]) -> None:
        """EC-SET-1 to EC-SET-8. All that lies on the table before the first draw."""
        self.invoke_all = options["invocation_scope"] == "all"
        self.only_wake = options["demon_flip"] == "reactivate_only"
        self.moves_loot, self.recycles = options["move_triggers_loot"], options["evil_corp_recycle"]
        self.max_rounds, self.lenient = options["max_rounds"], options["lenient_effects"]
        self.shows_odds = options["bag_odds"] == "live"
        self.table = t = SEATING[self.seats]
        teams = len(t.teams)
        self.tile, self.up, self.uid, self.serial = [NONE] * t.spaces, [False] * t.spaces, [NONE] * t.spaces, 0
        self.taken = self.ready = 0
        self.face, self.cargo = [0] * t.villages, [CARGO[0]] * t.villages
        self.loot, self.stone, self.conquest = [NONE] * t.villages, [NONE] * t.villages, [0] * (2 * t.villages)
        self.gold = [GOLD + options[f"handicap_gold_{team + 1}"] for team in range(teams)]
        self.magic, self.tokens = [0] * teams, [0] * teams
        self.bag, self.discard = [t.base[:] for _ in range(teams)], [()] * teams
        self.story = [()] * teams
        self.hand, self.shown, self.passed = [()] * self.seats, [()] * self.seats, 0
        self.removed, self.row, self.thrown = t.left_over, (), ()
        self.supply = SUPPLY[:]
        self.demons = (1 << len(DEMONS)) - 1
        self.number, self.first, self.busy, self.quiet = 0, 0, False, 0

    def copy_fields(self, o: Office) -> None:
        """All that another table has."""
        self.copy_engine(o)
        self.table = o.table
        self.tile, self.up, self.uid, self.serial = o.tile[:], o.up[:], o.uid[:], o.serial
        self.taken, self.ready = o.taken, o.ready
        self.face, self.cargo, self.loot, self.stone = o.face[:], o.cargo[:], o.loot[:], o.stone[:]
        self.conquest, self.gold, self.magic, self.tokens = o.conquest[:], o.gold[:], o.magic[:], o.tokens[:]
        self.bag, self.discard, self.removed, self.story = [b[:] for b in o.bag], o.discard[:], o.removed, o.story[:]
        self.hand, self.shown, self.passed = o.hand[:], o.shown[:], o.passed
        self.row, self.supply, self.thrown, self.demons = o.row, o.supply[:], o.thrown, o.demons
        self.number, self.first, self.busy, self.quiet = o.number, o.first, o.busy, o.quiet
        self.invoke_all, self.only_wake, self.moves_loot = o.invoke_all, o.only_wake, o.moves_loot
        self.recycles, self.max_rounds, self.lenient, self.shows_odds = o.recycles, o.max_rounds, o.lenient, o.shows_odds

    # who and where ----------------------------------------------------------------------------------------------------
    def spot(self, space: int) -> int:
        """The kind of a space: FIELD, FORT, PORT or PORTAL on the face in use."""
        return SPOT[self.face[space // (2 * SIDE)]][space % SIDE]

    def free(self, team: int, village: int, kind: int) -> int:
        """The first empty space of that kind on the team's side there; NONE where there is none."""
        for space in self.table.room[team][village][self.face[village]][kind]:
            if self.tile[space] < 0:
                return space
        return NONE

    def room(self, seat: int) -> int:
        """Where the seat may place a tile: bits of village * 4 + kind of space, on its side of the eligible villages."""
        taken, face, out = self.taken, self.face, 0
        for village, first in self.table.own_sides[seat]:
            out |= EMPTY[village][face[village]][taken >> first & FULL]
        return out

    def can_touch(self, seat: int, space: int) -> bool:
        """EC-ELG-4. Is the village of that space eligible to the seat?"""
        return bool(self.table.reach[seat] >> (space // (2 * SIDE)) & 1)

    def where(self, uid: int) -> int:
        """The space on which that deployment lies now; NONE when it has left the villages."""
        try:
            return self.uid.index(uid)
        except ValueError:
            return NONE

    def occupied(self, sides: list[int]) -> list[int]:
        """The spaces with a tile of these sides, each named by its first space."""
        return among(self.taken, sides)

    def own(self, seat: int) -> list[int]:
        """The spaces of the own tiles on villages eligible to the seat: EC-4P-5."""
        return among(self.taken, self.table.own_firsts[seat])

    def can_activate(self, seat: int) -> list[int]:
        """Those of them with an active tile that has an activable power."""
        return among(self.ready, self.table.own_firsts[seat]) if self.ready & self.table.own_bits[seat] else []

    def in_reach(self, seat: int) -> list[int]:
        """The spaces of all tiles on villages eligible to the seat."""
        return self.occupied(self.table.sides_in_reach[seat])

    def shielded(self, space: int, seat: int) -> bool:
        """EC-OP-20. Does a shield keep the seat's powers from the tile there?"""
        if self.table.home[space] == self.table.team[seat] or self.spot(space) != FIELD:
            return False
        base = space - space % SIDE
        for s in range(base, base + SIDE):
            if self.up[s] and SHIELD[self.tile[s]]:  # an empty space is not up
                return True
        return False

    def coins(self, team: int) -> int:
        """EC-GLD-2. All that the team can pay with."""
        return self.gold[team] + self.magic[team]

    def price(self, slot: int) -> int:
        """EC-REC-1. Cost and surcharge of the tile in that slot of the row (from 0)."""
        return COST[self.row[slot]] + SURCHARGE[slot]

    def behind(self, seat: int) -> int:
        """EC-PAS-6. How many tiles are behind that screen."""
        return len(self.hand[seat]) + len(self.shown[seat])

    def waiting(self, team: int) -> list[int]:
        """The members of the team that have not passed."""
        return self.table.waiting[team][self.passed]

    def can_draw(self, team: int) -> bool:
        """Is there anything to draw, after a refill if need be: EC-BAG-2?"""
        return bool(self.bag[team] or self.discard[team])

    def targets_of_draw(self, seat: int) -> list[int]:
        """EC-OP-12. The opponents who have not passed."""
        return [s for s in self.table.opponents[seat] if not self.passed >> s & 1]

    def invocation(self, space: int) -> int:
        """EC-PTL-3. What the tile there is worth at a portal."""
        tile = self.tile[space]
        value = TERROR[tile] + (INVOKE[tile] if self.up[space] else 0)
        if self.invoke_all:
            home = self.table.home
            for s in range(len(self.tile)):
                if s != space and self.tile[s] >= 0 and self.up[s] and home[s] == home[space]:
                    value += INVOKE[self.tile[s]]
        return value

    # terror -----------------------------------------------------------------------------------------------------------
    def boosts(self) -> list[list[int]]:
        """EC-OP-21. By team and colour: what is added to the team's tiles on battlefields."""
        out = [[0, 0, 0] for _ in self.table.teams]
        for space in self.occupied(self.table.sides):
            colour, n = BOOST[self.tile[space]]
            if n and self.up[space]:
                out[self.table.home[space]][colour] += n
        return out

    def terror(self, village: int, side: int, boosts: list[int]) -> int:
        """EC-TER-2. The effective terror of a side; boosts: those of its team."""
        base, face, total = (village * 2 + side) * SIDE, self.face[village], 0
        fields = THERE[base][self.taken >> base & FIELDS[face]]
        for space in fields:
            tile = self.tile[space]
            total += TERROR[tile] + boosts[COLOUR[tile]]
            if SOLO[tile] and self.up[space] and len(fields) == 1:
                total += SOLO[tile] - TERROR[tile]
        for i in NUMBERS[face][FORT]:
            if self.tile[base + i] >= 0:
                total += TERROR[self.tile[base + i]]
        return total

    def leads(self) -> list[int]:
        """EC-TER-1. By village: terror of side 0 minus terror of side 1."""
        t = self.table
        boosts = self.boosts()
        return [
            self.terror(v, 0, boosts[t.owner[v * 2]]) - self.terror(v, 1, boosts[t.owner[v * 2 + 1]]) for v in range(t.villages)
        ]

    def lead(self, village: int) -> int:
        """EC-TER-1. The lead of one village."""
        return self.leads()[village]

    # the deeds that every rule uses: called by frames only ------------------------------------------------------------
    def pay(self, team: int, n: int) -> None:
        """EC-GLD-3. Gold first, then magic gold."""
        gold = min(n, self.gold[team])
        self.gold[team] -= gold
        self.magic[team] -= n - gold

    def tell_story(self, team: int, what: int, seat: int, kind: int) -> None:
        """Another line of what can be known of the team's bag and screens."""
        self.story[team] += (LINES[what][seat][kind],)

    def into_bag(self, team: int, tile: int) -> None:
        """The tile goes into the team's bag for all to see."""
        insort(self.bag[team], tile)
        self.tell_story(team, ENTERS, 0, tile)

    def into_hand(self, seat: int, tile: int) -> None:
        """The tile goes behind the screen, unrevealed, for all to see: EC-REC-2."""
        self.hand[seat] = with_one(self.hand[seat], tile)
        self.tell_story(self.table.team[seat], GIVEN, seat, tile)

    def from_hand(self, seat: int, tile: int, shown: bool) -> None:
        """The tile leaves the screen, or lies beside it from now on (EC-HID-4), for all to see."""
        if shown:
            self.shown[seat] = without_one(self.shown[seat], tile)
        else:
            hand = [*self.hand[seat]]
            hand.remove(tile)
            self.hand[seat] = tuple(hand)
            self.story[self.table.team[seat]] += (LINES[LEAVES][seat][tile],)

    def empty_hands(self, seat: int) -> tuple[int, ...]:
        """All tiles leave the screen, for all to see. Which."""
        hand, shown = self.hand[seat], self.shown[seat]
        self.hand[seat], self.shown[seat] = (), ()
        self.story[self.table.team[seat]] += tuple([LINES[LEAVES][seat][tile] for tile in hand])
        return hand + shown

    def into_discard(self, team: int, tile: int) -> None:
        self.discard[team] = with_one(self.discard[team], tile)

    def draw_tiles(self, seat: int, n: int) -> int:
        """EC-BAG-1, EC-BAG-2, EC-HID-8. The seat draws n tiles one by one, or as many as there are. How many."""
        team = self.table.team[seat]
        hand, story = [*self.hand[seat]], [*self.story[team]]
        bag, drawn = self.bag[team], 0
        while drawn < n:
            if not bag:
                if not self.discard[team]:
                    break
                self.tell(ALL, "refills", seat, len(self.discard[team]))
                bag += self.discard[team]
                story += [LINES[ENTERS][0][tile] for tile in bag]
                self.discard[team] = ()
            tile = self.draw(bag, "tile", 1 << seat)
            hand.append(tile)
            story.append(LINES[DRAWN][seat][tile])
            if self.events is not None:
                self.show(1 << seat, "drew", tile)
            drawn += 1
        hand.sort()
        self.hand[seat], self.story[team] = tuple(hand), tuple(story)
        return drawn

    def fill_row(self) -> None:
        """EC-REC-3, EC-REC-4."""
        while len(self.row) < len(SURCHARGE):
            if not self.supply:
                if not self.recycles or not self.thrown:
                    return
                self.supply, self.thrown = sorted(self.thrown), ()
                self.tell(ALL, "supply-refills", len(self.supply))
            tile = self.draw(self.supply, "tile")
            self.row = (*self.row, tile)
            self.show(ALL, "row-gets", tile)

    def put(self, space: int, tile: int, up: bool, uid: int) -> None:
        """The tile lies there."""
        self.tile[space], self.up[space], self.uid[space] = tile, up, uid
        self.taken |= 1 << space
        if up and ACTIVATE[tile]:
            self.ready |= 1 << space

    def turn_down(self, space: int) -> None:
        """The tile there is turned to its inactive face."""
        self.up[space] = False
        self.ready &= ~(1 << space)

    def clear(self, space: int) -> int:
        """The tile there leaves. Which it was."""
        tile, others = self.tile[space], ~(1 << space)
        self.tile[space], self.uid[space], self.up[space] = NONE, NONE, False
        self.taken &= others
        self.ready &= others
        return tile

    # what is not known ------------------------------------------------------------------------------------------------
    def belief(self, team: int, viewer: int) -> Plan | None:
        """What that seat (-1: an onlooker) can know of the team's bag and hands, counted; None where it knows all."""
        unseen = tuple([s for s in self.table.teams[team] if s != viewer])
        if not unseen:
            return None
        knows = 1 << viewer if viewer >= 0 else 0
        return plan(told(self.story[team], knows), unseen)

    def odds(self, team: int, viewer: int) -> dict[int, tuple[int, int, float]]:
        """EC-HID-6. What the team's bag can still hold, as that seat (-1: an onlooker) can know: by kind the number at
        least and at most, and the chance that the next draw brings it. Of an empty bag: nothing."""
        bag = self.bag[team]
        found = self.belief(team, viewer)
        if found is None:
            return {k: (bag.count(k), bag.count(k), bag.count(k) / len(bag)) for k in sorted(set(bag))}
        return {k: (low, high, mean / len(bag)) for k, (low, high, mean) in sorted(found.odds().items())} if bag else {}

    def redeal(self, seat: int) -> None:
        """EC-HID-3, EC-HID-6. Others' hands and bags anew: every row of draws that fits what everybody saw, and what the
        seat drew itself, is equally likely."""
        for team, members in enumerate(self.table.teams):
            found = self.belief(team, seat)
            if found is None:
                continue
            union = self.bag[team][:]
            for s in members:
                if s != seat:
                    union += self.hand[s]
            self.story[team] = found.sample(self)
            for s in members:
                if s != seat:
                    self.hand[s] = tuple(held(self.story[team], s))
                    for tile in self.hand[s]:
                        union.remove(tile)
            self.bag[team] = sorted(union)

    def counts(self) -> dict[str, int]:
        """EC-CMP-1. Every tile of the box, wherever it lies."""
        there = [t for t in self.tile if t >= 0] + [t for b in self.bag for t in b] + [t for d in self.discard for t in d]
        there += [t for h in self.hand + self.shown for t in h] + [*self.row, *self.supply, *self.thrown, *self.removed]
        return {name: there.count(k) for k, name in enumerate(TILES)}

    def allowances(self) -> list[int]:
        """EC-NIT-9. By team: how many tiles it may keep without paying."""
        out = [0] * len(self.table.teams)
        for space in self.occupied(self.table.sides):
            if self.up[space]:
                out[self.table.home[space]] += KEEP[self.tile[space]]
        return out

    def has_power(self, space: int) -> bool:
        """Is there a tile on its active face with an activable power?"""
        return self.tile[space] >= 0 and self.up[space] and bool(ACTIVATE[self.tile[space]])


def among(bits: int, sides: list[int]) -> list[int]:
    """Which spaces these bits are, of sides that are each named by their first space."""
    out: list[int] = []
    for first in sides:
        out += THERE[first][bits >> first & FULL]
    return out


def with_one(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """The same with one more, sorted."""
    out = [*tiles, tile]
    out.sort()
    return tuple(out)


def without_one(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """The same without one of that kind."""
    out = list(tiles)
    out.remove(tile)
    return tuple(out)


def counted(face: int, tiles: tuple[int, ...], ups: tuple[bool, ...], boosts: tuple[int, ...]) -> list[int]:
    """What the tile on each space of a side adds to its terror, 0 where there is none: for people, who wonder. face: of the
    village; ups: which are on their active face; boosts: by colour, those of the side's team (see `Office.boosts`)."""
    kinds = SPOT[face]
    if not boosts:
        return [0] * len(tiles)
    alone = sum([tile >= 0 and kinds[i] == FIELD for i, tile in enumerate(tiles)]) == 1
    out: list[int] = []
    for i, tile in enumerate(tiles):
        if tile < 0 or kinds[i] not in (FIELD, FORT):
            out.append(0)
        elif kinds[i] == FORT:
            out.append(TERROR[tile])
        else:
            printed = SOLO[tile] if alone and SOLO[tile] and ups[i] else TERROR[tile]
            out.append(printed + boosts[COLOUR[tile]])
    return out
