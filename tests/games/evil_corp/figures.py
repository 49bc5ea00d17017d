"""The figures of rules.md, section 22, counted with the greedy bot.

.venv/bin/python -m pytest tests/games/evil_corp/test_figures.py     a few games
cd tests/games && python -c "from evil_corp.figures import figures; print(figures(2, 100))"
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hantise.bots import Seat, bot
from hantise.core.frame import CHANCE, NOBODY
from hantise.games.evil_corp import GAME
from hantise.games.evil_corp.components import STEPS
from hantise.games.evil_corp.state import Office

ACTIONS = ("deploy", "activate", "recruit", "pass")


@dataclass(frozen=True)
class Figures:
    """Means over games: rounds, main decisions, wins of the first team of round 1 (a shared win counts in parts), the
    winner's tokens by conquest, games in which several teams had two tokens or more, recruits a team and round."""

    games: int
    rounds: float
    most_rounds: int
    actions: float
    first_team: float
    by_conquest: float
    contested: float
    recruits: float


def played(seats: int, seed: int) -> Office:
    """A game of greedy bots, with its record."""
    g: Office = GAME.new(seats, seed)
    bots = [bot("greedy", seed=seed * 10 + s) for s in range(seats)]
    n = 0
    while g.player != NOBODY:
        g.play(bots[g.player].pick(Seat(GAME, g, Random(seed * 1000 + n))))
        n += 1
    return g


def tokens_of(g: Office, team: int) -> tuple[int, int]:
    """The team's tokens: by conquest, by victory square."""
    steps: dict[tuple[int, int], int] = {}
    conquest = square = 0
    for event in g.events or []:
        key, who, village = event[3], event[4:5], event[6:7]
        if key == "conquers":
            at = (who[0], village[0])
            steps[at] = steps.get(at, 0) + event[7]
        elif key == "wins-village":
            if g.table.team[who[0]] == team:
                full = steps.get((who[0], village[0]), 0) >= STEPS[0]
                conquest, square = conquest + full, square + (not full)
            steps = {at: n for at, n in steps.items() if at[1] != village[0]}
    return conquest, square


def figures(seats: int, games: int, first_seed: int = 0) -> Figures:
    """Play so many games and count."""
    rounds, actions, first, contested, recruits = [], 0, 0.0, 0, 0
    conquest = square = 0
    for seed in range(first_seed, first_seed + games):
        g = played(seats, seed)
        assert g.tape is not None
        assert g.events is not None
        rounds.append(g.number)
        actions += sum(e[0] != CHANCE and e[4] and e[3].split()[0] in ACTIONS for e in g.tape)
        began = next(e[1] for e in g.tape if e[0] == CHANCE)
        returns = [g.returns[members[0]] for members in g.table.teams]
        top = max(returns)
        first += (returns[began] == top) / returns.count(top)
        a, b = tokens_of(g, returns.index(top))
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
