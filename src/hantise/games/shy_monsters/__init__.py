"""Shy Monsters, by Sandro Dall'Aglio (Oz Editions, 2019). An unaffiliated fan implementation."""

from __future__ import annotations

from typing import Any

from hantise.core.game import Game, Option, messages

from .components import DATA, FLOORS, FOLDER, PEEKS, TILES, option
from .game import ShyMonsters
from .grid import CELLS
from .rules.floors import Build, Move
from .rules.revealing import Peek


def declared(name: str, rule: str, match: bool = False, **changes: Any) -> Option:
    """An option as components.toml has it."""
    data = option(name)
    values = [tuple(v) if isinstance(v, list) else v for v in data["values"]]
    default = changes.get("default", data["default"])
    default = tuple(default) if isinstance(default, list) else default
    return Option(tuple(values if default in values else [default, *values]), default, rule, match)


GAME = Game(
    id="shy_monsters",
    version=1,
    state=ShyMonsters,
    seats=(2,),
    ends=("hero_dead", "hero_escaped", "hero_trapped", "conceded"),
    folder=FOLDER,
    letters="mh",
    roles=("master", "hero"),
    options={
        "roles": declared("roles", "SM-RUL-1", match=True),
        "peeks": declared("peeks", "SM-VAR-2", default=PEEKS),
        "jump_to_exit_reveals": declared("jump_to_exit_reveals", "SM-RUL-19"),
        "trapped": declared("trapped", "SM-RUL-25"),
        "idle_limit": declared("idle_limit", "SM-RUL-26"),
        "reveal_all_at_end": declared("reveal_all_at_end", "SM-RUL-32"),
        "match": declared("match", "SM-VAR-1", match=True),
    },
    words={"tile": TILES, "cell": CELLS},
    messages=messages(
        """
        begins          who:seat floor:n
        draws           who:seat tile
        locks           who:seat floor:n
        peeks           who:seat at:cell
        steps           who:seat to:cell
        steps-armed     who:seat to:cell
        leaps           who:seat over:cell to:cell
        leaps-armed     who:seat over:cell to:cell
        found           at:cell tile
        found-active    at:cell tile
        found-panicked  at:cell tile
        found-uneasy    at:cell tile
        found-both      at:cell tile
        kills           who:seat tile
        strikes-nothing who:seat
        bitten          who:seat tile
        leaves          who:seat floor:n
        escapes         who:seat
        trapped         who:seat
        destroyed       revealed:n unrevealed:n
        shown
        concedes        who:seat

        ask-Peek        left:n
        wait-Peek       left:n
        ask-Move        skills:n
        wait-Move       skills:n

        pick-place      tile to:cell
        pick-peek       at:cell
        pick-explore    to:cell
        pick-attack     to:cell
        pick-jump       over:cell to:cell
        pick-leap       over:cell to:cell

        sure-lock       floor:n
        sure-deadly     at:cell tile
        sure-lost       at:cell
        sure-needless   at:cell tile

        no-hero-yet
        no-building
        no-such-tile    tile
        no-such-cell    name:text
        no-entrance     at:cell
        no-room         at:cell
        no-contact      at:cell
        no-tile         at:cell
        no-skill-yet
        no-move-yet
        no-face-down    at:cell tile
        no-peek-left    number:n
        no-attack       floor:n
        no-jump         floor:n
        no-target
        no-standing-still at:cell
        no-diagonal     to:cell at:cell
        no-neighbour    to:cell at:cell
        no-more-strolling number:n
        no-way-over     to:cell at:cell
        no-way-between  over:cell to:cell at:cell
        which-way       to:cell

        tally-floors
        tally-turned
        tally-hidden
        tally-measure

        hint-build      ease:n far:n
        hint-look       at:cell bites:n exit:n
        hint-exit
        hint-safe       at:cell
        hint-risk       at:cell bites:n
        hint-jump       at:cell bites:n
        hint-awake      at:cell
        hint-strike     at:cell bites:n
        """
    ),
    cites={
        "begins": "SM-BLD-1",
        "draws": "SM-BLD-1",
    },
    traits=frozenset({"zero_sum"}),
    stage="beta",
    cap=3 * (6 + 5 + 162),
    minutes=(DATA["game"]["minutes"][0], DATA["game"]["minutes"][1]),
    asks=(Build, Peek, Move),
)

assert len(PEEKS) == FLOORS
