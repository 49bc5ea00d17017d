"""A table of Evil Corp. for tests, in the words of rules.md.

    g = scene("a: head_lich 1.field, rookie_wraith 1.field/down; hand a: golem; gold a: 3; row: warlord", turn="a")
    play(g, "deploy golem 1.port")
    assert lead(g, 1) == 4

Seats are a to d, villages 1 to 3. A tile may be called by a part of its id that no other has (golem, lich). Whatever is
not named lies where the box has it: base tiles in the bag of their team, the others in the Evil Corp bag. From there on
everything goes through the real engine: turns, picks by text, draws that may be scripted.
"""

from __future__ import annotations

import re
from typing import Any

from tests.refusals import true

from hantise.core.frame import NOBODY
from hantise.core.game import PickError
from hantise.games.evil_corp import GAME
from hantise.games.evil_corp.components import COST, DEMONS, SHORT, SLOTS, SUPPLY, TILES
from hantise.games.evil_corp.night import Night, Turn
from hantise.games.evil_corp.state import Office
from hantise.games.evil_corp.story import ENTERS, GIVEN, LEAVES, event

LETTERS = "abcd"


def tile(name: str) -> int:
    """The tile of that name, or of which it is a part that no other has."""
    if name in TILES:
        return TILES.index(name)
    found = [k for k, whole in enumerate(TILES) if name in whole.split("_")]
    assert len(found) == 1, f"{name} may be {[TILES[k] for k in found]}"
    return found[0]


def whole(text: str) -> str:
    """The pick with the whole names of its tiles."""
    words = [w if not re.fullmatch(r"[a-z]{3,}", w) or w in KNOWN else TILES[tile(w)] for w in text.split()]
    return " ".join(words)


KNOWN = {
    *DEMONS, "deploy", "activate", "recruit", "pass", "turn", "decline", "discard", "reveal", "take", "destroy", "remove",
    "hand", "shown", "stop", "rival", "move", "copy", "none", "invoke", "keep", "let_go", "pay", "first", "draw",
}  # fmt: skip


def scene(
    text: str = "", turn: str = "a", seats: int = 2, options: dict[str, Any] | None = None, seed: int = 7, **facts: Any
) -> Office:
    """A position with that seat (or its team) to act, or at night ("a night"). facts: fields of the state as they are to be
    (passed="b", demons=0 ...)."""
    g: Office = GAME.new(seats, seed, options)
    t = g.table
    g.face = facts.get("face", g.face)
    g.bag, g.hand, g.shown = [t.base[:] for _ in t.teams], [()] * seats, [()] * seats
    g.supply, g.row, g.first = SUPPLY[:], (), t.team[LETTERS.index(turn[0])]
    for part in filter(None, (p.strip() for p in text.split(";"))):
        head, _, rest = part.partition(":")
        words = head.split()
        team = t.team[LETTERS.index(words[-1])] if words[-1] in LETTERS else 0
        if words[0] in ("gold", "magic", "tokens"):
            getattr(g, words[0])[team] = int(rest)
            continue
        names = [n.strip() for n in rest.split(",") if n.strip()]
        if words[0] == "bag":
            g.removed = tuple(sorted((*g.removed, *g.bag[team])))
            g.bag[team] = []
        for name in names:
            deal(g, words, name)
    for team in range(len(t.teams)):
        g.bag[team].sort()
    rest_of_row = sorted(g.supply, key=lambda k: TILES[k] not in FILLERS)
    while len(g.row) < SLOTS:
        g.row = (*g.row, rest_of_row.pop(0))
        g.supply.remove(g.row[-1])
    tell_stories(g)
    for name, value in facts.items():
        if name == "passed":
            value = sum(1 << LETTERS.index(c) for c in value)
        setattr(g, name, value)
    g.agenda[:] = [Night() if turn.endswith("night") else Turn(g.first)]
    g.asked, g.floor = None, 0
    assert g.tape is not None
    g.tape.clear()
    g.go()
    return g


FILLERS = ["certified_witch", "necromancer_intern", "banker_dragonling", "tax_imp", "hunchback_caretaker", "toll_troll"]


def deal(g: Office, words: list[str], name: str) -> None:
    """One tile of a line of a scene: out of where the box has it, to where the line says."""
    name, _, spot = name.partition(" ")
    k = tile(name)
    if words[0] == "row":
        g.supply.remove(k)
        g.row = (*g.row, k)
        return
    seat = LETTERS.index(words[-1])
    team = g.table.team[seat]
    if COST[k]:
        g.supply.remove(k)
    elif k in g.bag[team] and words[0] != "bag":
        g.bag[team].remove(k)
    else:
        assert k in g.removed, f"no {name} is left"
        at = g.removed.index(k)
        g.removed = g.removed[:at] + g.removed[at + 1 :]
    if words[0] == "hand":
        g.hand[seat] = tuple(sorted((*g.hand[seat], k)))
    elif words[0] == "shown":
        g.shown[seat] = tuple(sorted((*g.shown[seat], k)))
    elif words[0] == "bag":
        g.bag[team].append(k)
    elif words[0] == "discard":
        g.discard[team] = tuple(sorted((*g.discard[team], k)))
    else:
        spot, _, face = spot.partition("/")
        village, _, kind = spot.partition(".")
        space = g.free(team, int(village) - 1, SHORT.index(kind))
        assert space >= 0, f"no room at {spot}"
        g.serial += 1
        g.put(space, k, face != "down", g.serial)


def tell_stories(g: Office) -> None:
    """A story that fits: the bag is known, and so are the hands, which were given openly."""
    for team, members in enumerate(g.table.teams):
        lines = [event(ENTERS, 0, k) for k in g.bag[team]]
        for s in members:
            lines += [event(GIVEN, s, k) for k in (*g.hand[s], *g.shown[s])] + [event(LEAVES, s, k) for k in g.shown[s]]
        g.story[team] = tuple(lines)


# --------------------------------------------------------------------------------------------------------- playing on
def play(g: Office, *picks: str, draws: str = "") -> Office:
    """Make these picks. draws: the tiles that chance brings, in order; what is not said is drawn by the seed."""
    if draws:
        g.script = [tile(n) for n in draws.split()][::-1]
    for text in picks:
        assert g.player != NOBODY, f"{text}: the game is over"
        g.play(GAME.read(g, whole(text)))
    assert not g.script, "more draws were scripted than came"
    return g


def can(g: Office, text: str) -> bool:
    """Is that an option?"""
    try:
        GAME.read(g, whole(text))
    except PickError:
        return False
    return True


def why_not(g: Office, text: str) -> str:
    """The rule by which that pick is refused."""
    reason = true(GAME, g, GAME.refuse(g, whole(text)))
    assert reason is not None, f"{text} is not refused; options: {options(g)}"
    return reason.rule


def options(g: Office) -> list[str]:
    return [GAME.write(g, p) for p in g.options]


def asked(g: Office) -> str:
    """What is asked, and of whom: 'a Action'."""
    return "over" if g.asked is None else f"{LETTERS[g.player]} {type(g.asked).__name__}"


def told(g: Office, key: str) -> list[tuple[Any, ...]]:
    """The arguments of all events of that key."""
    assert g.events is not None
    return [e[4:] for e in g.events if e[3] == key]


def lead(g: Office, village: int) -> int:
    """EC-TER-1. Terror of side 0 minus terror of side 1."""
    return g.lead(village - 1)


def on(g: Office, village: int, side: str = "a") -> list[str]:
    """What lies on a side, as `tile spot` with /down on the inactive face."""
    start = ((village - 1) * 2 + "ab".index(side)) * 7
    return [
        f"{TILES[g.tile[s]]} {SHORT[g.spot(s)]}{'' if g.up[s] else '/down'}" for s in range(start, start + 7) if g.tile[s] >= 0
    ]


def hand(g: Office, seat: str) -> list[str]:
    return [TILES[k] for k in g.hand[LETTERS.index(seat)]]


def shown(g: Office, seat: str) -> list[str]:
    return [TILES[k] for k in g.shown[LETTERS.index(seat)]]


def discard(g: Office, team: int = 0) -> list[str]:
    return [TILES[k] for k in g.discard[team]]


def bag(g: Office, team: int = 0) -> list[str]:
    return [TILES[k] for k in g.bag[team]]


def row(g: Office) -> list[str]:
    return [TILES[k] for k in g.row]
