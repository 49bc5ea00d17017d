"""Set-up, the Night in its exact order, and the end. rules.md sections 4, 14, 15 and 20."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, Ask, Frame, Reason
from hantise.core.menu import Deed, Menu, menu

from .components import (
    CARGO,
    COST,
    DEMONS,
    EARNS_MAGIC,
    EARNS_STEPS,
    EARNS_TOKEN,
    FORT,
    REJECTS,
    SIDE,
    STEPS,
    TERROR,
    TRACK,
    UPKEEP,
    WINS_WITH,
)
from .day import ACTIONS, MemberOrder
from .notation import LETTERS, at
from .state import NONE, Office, with_one
from .story import ENTERS, LINES

QUIET: Final = 3  # EC-END-5


# ------------------------------------------------------------------------------------------------------------------- set-up
@dataclass(eq=False)
class SetUp(Frame[Office]):
    """EC-SET-2, EC-SET-6, EC-SET-8, EC-CHA-1. The first team, the row, the hands."""

    def run(self, g: Office) -> None:
        g.first = g.chance([1] * len(g.table.teams), "team")
        tell_of(g, "lot", g.first)
        g.fill_row()
        g.then(DRAW_HANDS, NEW_ROUND)


@dataclass(eq=False)
class NewRound(Frame[Office]):
    """EC-RND-1, EC-NIT-16. Nobody has passed; the team with the first player pawn begins."""

    def run(self, g: Office) -> None:
        g.number += 1
        g.passed, g.busy = 0, False
        tell_of(g, "day", g.first, g.number)
        g.then(TURNS[g.first])


@dataclass(eq=False)
class Turn(Frame[Office]):
    """EC-DAY-1 to EC-DAY-4, EC-4P-2, EC-4P-3. The team has its turn; who has passed is left out; when all have, night
    falls."""

    team: int

    def run(self, g: Office) -> None:
        t = g.table
        team = t.acting[self.team][g.passed]
        if team == NONE:
            g.tell(ALL, "night", g.number)
            g.then(NIGHT)
            return
        members = t.waiting[team][g.passed]
        g.now(ACTIONS[members[0]] if len(members) == 1 else MemberOrder(members[0], team), TURNS[t.after[team]])


# ------------------------------------------------------------------------------------------------------------ terror effects
@dataclass(eq=False)
class Night(Frame[Office]):
    """EC-NIT-1 to EC-NIT-5, EC-NIT-9. What each lead brings; free keeping is counted before anything is discarded."""

    def run(self, g: Office) -> None:
        won, steps = 0, False
        for village, lead in enumerate(g.leads()):
            before = g.conquest[village * 2] + g.conquest[village * 2 + 1]
            if lead:
                token = self.reward(g, village, 0 if lead > 0 else 1, min(abs(lead), TRACK[g.face[village]]))
            else:
                token = self.tie(g, village)
            won |= token << village
            steps = steps or token or g.conquest[village * 2] + g.conquest[village * 2 + 1] != before
        g.quiet = 0 if steps or g.busy else g.quiet + 1
        g.then(EndCheck(won), Discards(won, tuple(g.allowances())))

    def reward(self, g: Office, village: int, side: int, squares: int) -> bool:
        """EC-NIT-1 to EC-NIT-4. All effects of the squares up to the lead. Is the village won?"""
        face, team = g.face[village], g.table.owner[village * 2 + side]
        token = self.step(g, village, side, EARNS_STEPS[face][squares])
        magic = EARNS_MAGIC[face][squares]
        if magic:
            g.magic[team] += magic
            tell_of(g, "gains-magic", team, village, magic)
        return self.token(g, village, team) if token or EARNS_TOKEN[face][squares] else False

    def tie(self, g: Office, village: int) -> bool:
        """EC-NIT-5. A tie: one step for the team that holds the stone."""
        team = g.stone[village]
        if team == NONE:
            return False
        side = g.table.side[team][village]
        return self.token(g, village, team) if self.step(g, village, side, 1) else False

    def step(self, g: Office, village: int, side: int, n: int) -> bool:
        """EC-NIT-2. Steps towards the centre; those beyond it are lost. Is the centre reached?"""
        pawn, last = village * 2 + side, STEPS[g.face[village]]
        made = min(n, last - g.conquest[pawn])
        if made:
            g.conquest[pawn] += made
            tell_of(g, "conquers", g.table.owner[pawn], village, made)
        return g.conquest[pawn] >= last

    def token(self, g: Office, village: int, team: int) -> bool:
        """EC-NIT-4. At most one token a village and night."""
        g.tokens[team] += 1
        tell_of(g, "wins-village", team, village, g.tokens[team])
        return True


def tell_of(g: Office, key: str, team: int, *args: int) -> None:
    """For the log: something of a team, which a message names by its lower seat and how many members it has."""
    if g.events is not None:
        members = g.table.teams[team]
        g.tell(ALL, key, members[0], len(members), *args)


# ------------------------------------------------------------------------------------------------------------------ the end
@dataclass(eq=False)
class EndCheck(Frame[Office]):
    """EC-NIT-6, EC-WIN-1 to EC-WIN-6, EC-END-4, EC-END-5. won: the villages won this Night, bits."""

    won: int

    def run(self, g: Office) -> None:
        teams = list(range(len(g.tokens)))
        if max(g.tokens) >= WINS_WITH:
            g.end("villages_won", returns(g, best(g, [t for t in teams if g.tokens[t] >= WINS_WITH])))
        elif g.number >= g.max_rounds:
            g.end("round_limit", returns(g, best(g, self.furthest(g, teams))))
        elif g.quiet >= QUIET:
            g.end("stalled", returns(g, best(g, self.furthest(g, teams))))

    def furthest(self, g: Office, teams: list[int]) -> list[int]:
        """EC-END-4. Of the teams with most tokens, those with most conquest steps; a village just won counts 0."""
        most = max(g.tokens)
        steps = [
            sum(
                g.conquest[side]
                for side in range(len(g.conquest))
                if g.table.owner[side] == team and not self.won >> (side // 2) & 1
            )
            if g.tokens[team] == most
            else -1
            for team in teams
        ]
        return [t for t in teams if steps[t] == max(steps)]


def everything(g: Office, team: int) -> list[int]:
    """EC-WIN-4. All tiles of the team: villages, screens, bag, discard."""
    tiles = [g.tile[s] for s in range(len(g.tile)) if g.tile[s] >= 0 and g.table.home[s] == team]
    for seat in g.table.teams[team]:
        tiles += g.hand[seat] + g.shown[seat]
    return tiles + g.bag[team] + list(g.discard[team])


def worth(g: Office, team: int) -> tuple[int, int, int]:
    """EC-WIN-3 to EC-WIN-5. Tokens, costs with magic gold, terror."""
    tiles = everything(g, team)
    return g.tokens[team], sum(COST[t] for t in tiles) + g.magic[team], sum(TERROR[t] for t in tiles)


def best(g: Office, teams: list[int]) -> list[int]:
    """EC-WIN-6. Of these teams those that win, together where nothing parts them."""
    worths = [worth(g, t) for t in teams]
    top = max(worths)
    return [t for t, its in zip(teams, worths, strict=True) if its == top]


def returns(g: Office, winners: list[int]) -> list[float]:
    """One a seat. Losers share the loss of 1, winners what they lost; the sum is 0."""
    for team in winners:
        tell_of(g, "wins" if len(winners) == 1 else "shares", team)
    teams = len(g.tokens)
    lost = -1.0 / (teams - 1)
    won = -lost * (teams - len(winners)) / len(winners)
    return [won if g.table.team[seat] in winners else lost for seat in range(g.seats)]


# ----------------------------------------------------------------------------------------------------- discards and upkeep
@dataclass(eq=False)
class Discards(Frame[Office]):
    """EC-NIT-7. Battlefields, ports, portals and screens go to the discards; so do the fortifications of a village won
    this Night (EC-NIT-8). Then each team, from the first player pawn on, decides about its other fortifications
    (EC-NIT-17)."""

    won: int
    free: tuple[int, ...]  # by team: how many it may keep without paying

    def run(self, g: Office) -> None:
        t = g.table
        gone = [[*discard] for discard in g.discard]
        for space in g.occupied(t.sides):
            if g.spot(space) != FORT or self.won >> (space // (2 * SIDE)) & 1:
                gone[t.home[space]].append(g.clear(space))
        for seat in range(g.seats):
            left = g.empty_hands(seat)
            gone[t.team[seat]] += left
            for tile in left:
                g.show(ALL, "left-over", seat, tile)
        g.discard = [tuple(sorted(tiles)) for tiles in gone]
        for i in range(len(t.teams)):
            team = (g.first + i) % len(t.teams)
            g.then(Upkeeps(team, 0, self.free[team]))
        g.then(Refresh(self.won))


@dataclass(eq=False)
class Upkeeps(Frame[Office]):
    """EC-NIT-8, EC-NIT-17. The team decides about its fortification tiles in village order. place: which of its fortifications
    comes next."""

    team: int
    place: int
    free: int

    def run(self, g: Office) -> None:
        t = g.table
        forts = [space for v in range(t.villages) for space in t.room[self.team][v][g.face[v]][FORT]]
        for place in range(self.place, len(forts)):
            space = forts[place]
            if g.tile[space] >= 0:
                village = space // (2 * SIDE)
                if not self.free and g.coins(self.team) < UPKEEP[g.face[village]]:
                    let_go(g, space)  # it cannot be kept at all
                else:
                    rest = Upkeeps(self.team, place + 1, self.free)
                    g.then(Upkeep(t.keeper[self.team][village], space, self.free), rest)
                    return

    def given(self, it: int) -> Frame[Office]:
        """So many allowances were used."""
        return self.but(free=self.free - it)


def let_go(g: Office, space: int) -> None:
    """EC-NIT-8. The tile is not kept."""
    team, tile = g.table.home[space], g.clear(space)
    g.into_discard(team, tile)
    tell_of(g, "lets-go", team, tile, space // (2 * SIDE))


class Decision(Deed[Office, "Upkeep"]):
    """What may become of a fortification tile."""

    def options(self, g: Office, ask: Upkeep) -> list[int]:
        return [self.first] if self.against(g, ask, 0) is None else []

    def tries(self, g: Office, ask: Upkeep) -> list[int]:
        return [self.first]

    def kept(self, g: Office, ask: Upkeep, key: str) -> None:
        """EC-NIT-10. It is turned inactive and stays."""
        g.turn_down(ask.space)
        tell_of(g, key, g.table.home[ask.space], g.tile[ask.space], ask.village())


class LettingGo(Decision):
    """EC-NIT-8. The tile goes to the discard."""

    form = "let_go"

    def resolve(self, g: Office, ask: Upkeep, n: int) -> None:
        let_go(g, ask.space)

    def label(self, g: Office, ask: Upkeep, n: int) -> tuple[Any, ...]:
        return ("pick-let-go", g.tile[ask.space])


class Keeping(Decision):
    """EC-NIT-9. An allowance keeps it."""

    form = "keep"

    def against(self, g: Office, ask: Upkeep, n: int) -> Reason | None:
        return None if ask.free else Reason("EC-NIT-9", ("no-allowance", g.tile[ask.space]))

    def resolve(self, g: Office, ask: Upkeep, n: int) -> None:
        g.given(1)
        self.kept(g, ask, "keeps")

    def label(self, g: Office, ask: Upkeep, n: int) -> tuple[Any, ...]:
        return ("pick-keep", g.tile[ask.space])

    def taps(self, g: Office, ask: Upkeep, n: int) -> list[str]:
        return [at(g, ask.space)]


class Paying(Decision):
    """EC-NIT-8. The upkeep of the face in use is paid."""

    form = "pay"

    def against(self, g: Office, ask: Upkeep, n: int) -> Reason | None:
        price, coins = ask.price(g), g.coins(g.table.home[ask.space])
        return Reason("EC-NIT-8", ("no-upkeep", g.tile[ask.space], price, coins)) if coins < price else None

    def resolve(self, g: Office, ask: Upkeep, n: int) -> None:
        g.pay(g.table.home[ask.space], ask.price(g))
        self.kept(g, ask, "keeps-paying")

    def label(self, g: Office, ask: Upkeep, n: int) -> tuple[Any, ...]:
        return ("pick-pay", g.tile[ask.space], ask.price(g))


@dataclass(eq=False)
class Upkeep(Menu[Office]):
    """EC-DEC-16, EC-NIT-8 to EC-NIT-10. A fortification tile is discarded, kept with an allowance, or kept for gold."""

    space: int
    free: int

    deeds = menu(LettingGo(), Keeping(), Paying())

    def options(self, g: Office) -> list[int]:
        """What the deeds offer; they are not asked why not."""
        out = [LET_GO]
        if self.free:
            out.append(KEEP)
        if g.coins(g.table.home[self.space]) >= self.price(g):
            out.append(PAY)
        return out

    def village(self) -> int:
        return self.space // (2 * SIDE)

    def price(self, g: Office) -> int:
        """The upkeep there."""
        return UPKEEP[g.face[self.village()]]

    def default(self, g: Office) -> int:
        """Kept where that is free; no gold is spent for somebody who is away."""
        return KEEP if KEEP in g.options else g.options[0]

    def question(self, g: Office) -> tuple[Any, ...]:
        return ("Upkeep", g.tile[self.space], self.village())

    def rule(self) -> str:
        return "EC-NIT-8"


LET_GO: Final = 0  # the pick of LettingGo
KEEP: Final = 1  # of Keeping
PAY: Final = 2  # and of Paying


# --------------------------------------------------------------------------------------------------- villages, office, draw
@dataclass(eq=False)
class Refresh(Frame[Office]):
    """EC-NIT-11 to EC-NIT-14. Villages, gold, row, demons."""

    won: int

    def run(self, g: Office) -> None:
        for v in range(g.table.villages):
            if self.won >> v & 1:
                g.face[v] = 1
                g.conquest[v * 2 : v * 2 + 2] = [0, 0]
                g.tell(ALL, "set-anew", v)
            g.cargo[v], g.loot[v], g.stone[v] = CARGO[g.face[v]], NONE, NONE
        g.gold = [0] * len(g.gold)
        for slot in range(len(g.row) - 1, -1, -1):
            if REJECTS[slot]:
                g.tell(ALL, "rejected", g.row[slot])
                g.thrown, g.row = with_one(g.thrown, g.row[slot]), g.row[:slot] + g.row[slot + 1 :]
        g.fill_row()
        g.demons = (1 << len(DEMONS)) - 1
        g.first = (g.first + 1) % len(g.table.teams)  # EC-NIT-16; the draws before it do not depend on it
        g.then(DRAW_HANDS, NEW_ROUND)


@dataclass(eq=False)
class DrawHands(Frame[Office]):
    """EC-SET-6, EC-NIT-15. Every player draws. All hands are empty now, so everybody knows each bag: a new story begins."""

    def run(self, g: Office) -> None:
        enters = LINES[ENTERS][0]
        for team in range(len(g.table.teams)):
            g.story[team] = tuple([enters[tile] for tile in g.bag[team]])
            g.then(TEAM_DRAWS[team])


@dataclass(eq=False)
class TeamDraw(Frame[Office]):
    """EC-NIT-15, EC-4P-11. The members draw one tile at a time; who draws next is asked where it can matter."""

    team: int

    def run(self, g: Office) -> None:
        members = g.table.teams[self.team]
        if len(members) == 1:
            g.draw_tiles(members[0], g.table.hand - len(g.hand[members[0]]))
        elif self.in_turn(g, members):
            return
        for s in members:
            g.tell(ALL, "draws-hand", s, len(g.hand[s]))

    def in_turn(self, g: Office, members: list[int]) -> bool:
        """EC-4P-11. Two members draw in turn, as long as that can be all the same to them. Are they asked?"""
        while g.can_draw(self.team):
            lack = [g.table.hand - len(g.hand[s]) for s in members]
            if not any(lack):
                break
            left = len(g.bag[self.team]) or len(g.discard[self.team])
            if min(lack) > 0 and left < sum(lack):
                g.then(DrawOrder(members[0], self.team), self)
                return True
            g.draw_tiles(members[lack.index(max(lack))], 1)
        return False


@dataclass(eq=False)
class DrawOrder(Ask[Office]):
    """EC-DEC-17, EC-4P-11. The team chooses which member draws the next tile; the lower seat answers."""

    team: int

    span = len(LETTERS)
    form = "draw <seat>"

    def seat(self, g: Office) -> int:
        return g.table.teams[self.team][0]

    def options(self, g: Office) -> list[int]:
        return [s for s in g.table.teams[self.team] if len(g.hand[s]) < g.table.hand]

    def resolve(self, g: Office, pick: int) -> None:
        g.draw_tiles(pick, 1)

    def default(self, g: Office) -> int:
        """In turn: the member with fewer tiles, the lower seat if equal."""
        return min(g.options, key=lambda s: (len(g.hand[s]), s))

    def rule(self) -> str:
        return "EC-DEC-17"

    def write(self, g: Office, pick: int) -> str:
        return "draw " + LETTERS[pick]

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        return ("pick-draws", pick)

    def taps(self, g: Office, pick: int) -> list[str]:
        return []


# a frame never changes: all games share these
TURNS: Final = [Turn(team) for team in range(len(LETTERS))]
TEAM_DRAWS: Final = [TeamDraw(team) for team in range(len(LETTERS))]
NIGHT: Final = Night()
DRAW_HANDS: Final = DrawHands()
NEW_ROUND: Final = NewRound()
SET_UP: Final = SetUp()
