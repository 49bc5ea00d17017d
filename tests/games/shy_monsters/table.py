"""A table of Shy Monsters for tests, in the words of rules.md.

    g = floor("mantis [1,0], hydra [2,0], exit [2,1], corridors [2,2] [2,3] [2,4]")
    play(g, "explore [1,0] with attack", "jump over [1,0] to [2,0]")
    assert status(g, "[2,0]") == "inactive"

Cells are [x, y] with the entrance at [0, 0], or names of the notation (the entrance is g7). Everything goes through the real
engine: the draws are scripted, the master's six placements are picked, the peeks are made.
"""

from __future__ import annotations

import hashlib
import re
from typing import Any

from tests.refusals import true

from hantise.core.frame import NOBODY
from hantise.core.record import Record
from hantise.games.shy_monsters import GAME
from hantise.games.shy_monsters.components import CORRIDORS, FLOORS, MONSTERS, TILES
from hantise.games.shy_monsters.grid import CELLS, HOME, cell, xy
from hantise.games.shy_monsters.state import HERO, MASTER, Crypt

ENGLISH = {"bat": "vampire_bat", "corridors": "corridor"}
STATUSES = ["hidden", "harmless", "active", "inactive", "dead"]
AWAY = "exit [0,1], corridors [0,2] [0,3] [0,4]"  # an earlier floor that is left by its exit at once, monsters unseen

LINE = "[1,0] [2,0] [3,0] [4,0] [5,0] [6,0]"


# ------------------------------------------------------------------------------------------------------- what is written
def names(text: str) -> str:
    """The text with every [x,y] as the notation has it."""
    return re.sub(r"\[(-?\d+), ?(-?\d+)\]", lambda m: CELLS[cell(int(m[1]), int(m[2]))], text)


def at(text: str) -> int:
    """The cell of that name."""
    return CELLS.index(names(text))


def floor_plan(text: str) -> dict[int, int]:
    """Which tile lies on which cell: 'mantis [1,0], corridors [2,0] [3,0]', or 'mantis@h7 corridor@i7'."""
    plan: dict[int, int] = {}
    tile = ""
    for word in re.split(r"[\s,@]+", names(text)):
        if word in CELLS:
            assert CELLS.index(word) not in plan, f"two tiles on {word}"
            plan[CELLS.index(word)] = TILES.index(tile)
        else:
            tile = ENGLISH.get(word, word)
            assert tile in TILES, f"no tile is called {word}"
    return plan


def move_text(text: str) -> str:
    """A move as rules.md tells it, in notation: 'explore [1,0] with attack' is 'attack h7'."""
    text = names(text)
    armed = text.endswith(" with attack")
    text = text.removesuffix(" with attack")
    if m := re.fullmatch(r"jump over (\w+) to (\w+)", text):
        return f"jump{'+attack' if armed else ''} {m[1]}>{m[2]}"
    return text.replace("explore", "attack") if armed else text


# --------------------------------------------------------------------------------------------------------- what is set up
def monsters(plan: dict[int, int]) -> list[int]:
    return [t for t in plan.values() if t >= TILES.index(MONSTERS[0])]


def new(first: list[int] | str, then: str = "", options: dict[str, Any] | None = None) -> Crypt:
    """A game at the master's first placement. first: the monsters drawn for floor 1; then: those of the floors after it, in
    order; whoever is not named comes last, in the order of the box."""
    named = first if isinstance(first, list) else tiles(first)
    named = named + tiles(then)
    rest = [TILES.index(m) for m in MONSTERS if TILES.index(m) not in named]
    return GAME.new(options=options, script=named + rest)


def tiles(text: str) -> list[int]:
    return [TILES.index(ENGLISH.get(w, w)) for w in text.split()]


def build(g: Crypt, text: str) -> Crypt:
    """The master places all that is on the plan, each tile beside the floor so far."""
    plan = floor_plan(text)
    left = dict(plan)
    while left:
        assert g.player == MASTER, "the floor is locked already"
        texts = [f"{TILES[t]}@{CELLS[c]}" for c, t in left.items()]
        able = [t for t in texts if any(GAME.write(g, p) == t for p in g.options)]
        assert able, f"{texts} cannot be placed"
        g.play(GAME.read(g, able[0]))
        del left[CELLS.index(able[0].partition("@")[2])]
    return g


def floor(text: str, level: int = 3, peeks: int | None = None, then: str = "", options: dict[str, Any] | None = None) -> Crypt:
    """The hero's first decision on a floor like that.

    level: which of the three; the floors before it are left at once, with nothing revealed but corridors. By default the third,
    where no peek is due. peeks: how many of those due are left to make; the others are spent on corridors, the last first.
    then: the monsters to be drawn for the next floors.
    """
    mine = monsters(floor_plan(text))
    others = [t for t in range(TILES.index(MONSTERS[0]), len(TILES)) if t not in mine and t not in tiles(then)]
    before = [others[2 * n : 2 * n + 2] for n in range(level - 1)]
    script = [t for pair in before for t in pair] + mine + tiles(then)
    g = new(script, options=options)
    for pair in before:
        build(g, f"{AWAY}, {TILES[pair[0]]} [0,5], {TILES[pair[1]]} [0,6]")
        spend(g, 0)
        play(g, "explore [0,1]")
    build(g, text)
    if peeks is not None:
        spend(g, peeks)
    assert g.player == HERO
    return g


def spend(g: Crypt, left: int) -> None:
    """Peek corridors until so many peeks are left."""
    while seen(g)["peeks"] > left:
        hidden = [i for i, s in enumerate(g.status) if s == 0 and TILES[g.tiles[i]] == "corridor"]
        play(g, "peek " + CELLS[g.shape.cells[hidden[-1]]])


def play(g: Crypt, *moves: str) -> Crypt:
    """Make these moves, one after another."""
    for text in moves:
        g.play(GAME.read(g, move_text(text)))
    return g


# ------------------------------------------------------------------------------------------------------ what is looked at
def status(g: Crypt, where: str) -> str:
    """hidden, harmless (no monster), active, inactive or dead."""
    return STATUSES[g.status[g.shape.where[at(where)]]]


def hero(g: Crypt) -> list[int]:
    """[x, y] of the pawn."""
    return list(seen(g)["hero"])


def moves(g: Crypt) -> set[str]:
    """All legal picks, in notation."""
    return {GAME.write(g, p) for p in g.options}


def legal(g: Crypt, text: str) -> bool:
    return move_text(text) in moves(g)


def seen(g: Crypt, seat: int = HERO) -> dict[str, Any]:
    """The table as a seat sees it."""
    return GAME.view(g, seat).table


def tile(g: Crypt, where: str, seat: int = HERO) -> dict[str, Any]:
    """A tile of the floor as a seat sees it."""
    return next(t for t in seen(g, seat)["tiles"] if t["at"] == names(where))


def backs(g: Crypt, seat: int = HERO) -> set[str]:
    """The cells whose tile the seat does not know."""
    return {t["at"] for t in seen(g, seat)["tiles"] if t["tile"] == "back"}


def rows(g: Crypt) -> list[tuple[list[str], list[str]]]:
    """By floor left behind: the monsters revealed and those never revealed, as the master knows them."""
    return [(r["revealed"], r["unrevealed"]) for r in seen(g, MASTER)["rows"]]


def skills(g: Crypt) -> set[str]:
    """Those that are ready."""
    return {name for name, ready in seen(g)["skills"].items() if ready}


def winner(g: Crypt) -> str:
    if g.player != NOBODY:
        return "nobody yet"
    return "master" if g.returns[MASTER] > g.returns[HERO] else "hero"


def told(g: Crypt, seat: int = HERO) -> list[str]:
    """The keys of all that the seat was told, in order."""
    assert g.events is not None
    return [e[3] for e in g.events if e[1] == -1 or e[1] >> seat & 1]


def why(g: Crypt, text: str) -> tuple[Any, ...]:
    """Why that cannot be picked: the rule, the message, its facts with cells and tiles by name."""
    reason = true(GAME, g, GAME.refuse(g, move_text(text)))
    if reason is None:
        return ()
    kinds = [kind for _, kind in GAME.messages[reason.said[0]]]
    facts = [GAME.words[k][v] if k in GAME.words else v for k, v in zip(kinds, reason.said[1:], strict=True)]
    return (reason.rule, reason.said[0], *facts)


def hand(g: Crypt) -> list[str]:
    return list(seen(g, MASTER)["hand"])


def phase(g: Crypt) -> tuple[str, int]:
    """What is going on, and on which floor."""
    table = seen(g)
    return table["phase"], table["floor"]


def checksum(g: Crypt) -> str:
    """Of everything but the generator, so that a game and its replay have the same."""
    return hashlib.blake2b(g.key(generator=False).encode(), digest_size=8).hexdigest()


def record(g: Crypt, options: dict[str, Any] | None = None) -> Record:
    return Record.of(GAME, g, options)


__all__ = [
    "CELLS",
    "CORRIDORS",
    "FLOORS",
    "GAME",
    "HERO",
    "HOME",
    "LINE",
    "MASTER",
    "MONSTERS",
    "TILES",
    "at",
    "backs",
    "build",
    "checksum",
    "floor",
    "hand",
    "hero",
    "legal",
    "move_text",
    "moves",
    "names",
    "new",
    "phase",
    "play",
    "record",
    "rows",
    "seen",
    "skills",
    "status",
    "tile",
    "told",
    "why",
    "winner",
    "xy",
]
