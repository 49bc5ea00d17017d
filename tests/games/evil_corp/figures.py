"""The figures of rules.md, section 22, counted with the greedy bot.

.venv/bin/python -m pytest tests/games/evil_corp/test_figures.py     a few games
cd tests/games && python -c "from evil_corp.figures import figures; print(figures(2, 100))"
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from hantise.bots import Seat, bot
from hantise.core.frame import CHANCE, NOBODY
from hantise.games.evil_corp import GAME
from hantise.games.evil_corp.components import EARNS_TOKEN, TRACK
from hantise.games.evil_corp.day import PASS, Action
from hantise.games.evil_corp.state import Office

ACTIONS = ("deploy", "activate", "recruit", "pass")


@dataclass(frozen=True)
class Figures:
    """Means over games: rounds, main decisions, wins of the first team of round 1 (a shared win counts in parts), the
    winner's tokens by conquest alone, games in which several teams had two tokens or more, recruits a team and round."""

    games: int
    rounds: float
    most_rounds: int
    actions: float
    first_team: float
    by_conquest: float
    contested: float
    recruits: float


@dataclass
class Nights:
    """What a game told of its nights, one after another: the villages whose lead was on a victory square or beyond."""

    squares: list[set[int]] = field(default_factory=list)

    def look(self, g: Office, pick: int) -> None:
        """Before each pick: the last pass of a Day lets night fall, and the leads are what they are now."""
        if isinstance(g.asked, Action) and pick == PASS and g.passed | 1 << g.player == (1 << g.seats) - 1:
            reached = [EARNS_TOKEN[face][min(abs(lead), TRACK[face])] for face, lead in zip(g.face, g.leads(), strict=True)]
            self.squares.append({v for v, there in enumerate(reached) if there})


def played(seats: int, seed: int) -> tuple[Office, Nights]:
    """A game of greedy bots, with its record."""
    g: Office = GAME.new(seats, seed)
    nights = Nights()
    bots = [bot("greedy", seed=seed * 10 + s) for s in range(seats)]
    n = 0
    while g.player != NOBODY:
        pick = bots[g.player].pick(Seat(GAME, g, Random(seed * 1000 + n)))
        nights.look(g, pick)
        g.play(pick)
        n += 1
    return g, nights


def tokens_of(g: Office, nights: Nights, team: int) -> tuple[int, int]:
    """The team's tokens: by conquest, by victory square. A lead on the victory square takes the token wherever the conquest
    pawn is (EC-NIT-4), so a token reached both ways is one by victory square."""
    conquest = square = night = 0
    for event in g.events or []:
        if event[3] == "night":
            night += 1
        elif event[3] == "wins-village" and g.table.team[event[4]] == team:
            there = event[6] in nights.squares[night - 1]
            conquest, square = conquest + (not there), square + there
    return conquest, square


def figures(seats: int, games: int, first_seed: int = 0) -> Figures:
    """Play so many games and count."""
    rounds, actions, first, contested, recruits = [], 0, 0.0, 0, 0
    conquest = square = 0
    for seed in range(first_seed, first_seed + games):
        g, nights = played(seats, seed)
        assert g.tape is not None
        assert g.events is not None
        rounds.append(g.number)
        actions += sum(e[0] != CHANCE and e[4] and e[3].split()[0] in ACTIONS for e in g.tape)
        began = next(e[1] for e in g.tape if e[0] == CHANCE)
        returns = [g.returns[members[0]] for members in g.table.teams]
        top = max(returns)
        first += (returns[began] == top) / returns.count(top)
        a, b = tokens_of(g, nights, returns.index(top))
        conquest, square = conquest + a, square + b
        contested += sum(t >= 2 for t in g.tokens) > 1
        recruits += sum(e[3].startswith("recruits") for e in g.events)
    teams = len(GAME.new(seats, 0).table.teams)
    return Figures(
        games,
        sum(rounds) / games,
        max(rounds),
        actions / games,
        first / games,
        conquest / max(1, conquest + square),
        contested / games,
        recruits / sum(rounds) / teams,
    )
