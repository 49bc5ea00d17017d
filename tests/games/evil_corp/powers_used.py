"""How often each power was used in random games: every tile that has one, each kind of power for itself, and each column of
each demon.

cd tests/games && python -m evil_corp.powers_used 2 2000     seats, games: the rarest, and all
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Any

from hantise.core.frame import NOBODY
from hantise.games.evil_corp import GAME
from hantise.games.evil_corp.components import ACTIVATE, COLUMNS, DEMONS, DEPLOY, KINDS, TILES
from hantise.games.evil_corp.state import Office

# the games go round these settings: gold in the first round brings tiles early, and all their powers with them
RICH = {"handicap_gold_1": 4, "handicap_gold_2": 4}
SETTINGS: tuple[dict[str, Any], ...] = ({}, RICH, RICH | {"invocation_scope": "all"}, RICH | {"evil_corp_recycle": False})

# what tells that a power was used, by its kind: the message, and which of its arguments is the tile
TOLD = {"deploy": "deploys", "activate": "activates", "passive": "deploys"}


def powers() -> list[str]:
    """All that can be used: deploy, activate and passive powers of tiles, columns of demons."""
    out = []
    for k, tile in enumerate(TILES):
        has = {"deploy": DEPLOY[k], "activate": ACTIVATE[k], "passive": KINDS[k]["passive"]}
        out += [f"{kind} {tile}" for kind, ops in has.items() if ops]
    return out + [f"demon {name} {n + 1}" for d, name in enumerate(DEMONS) for n in range(len(COLUMNS[d]))]


def used(seats: int, games: int, first_seed: int = 0) -> Counter[str]:
    """Play so many games at random and count. A passive power counts where its tile is deployed, a deployment power where its
    operations ran, an activable one where it was activated, a copied one where it was copied."""
    wanted = powers()
    found: Counter[str] = Counter(dict.fromkeys(wanted, 0))
    for seed in range(first_seed, first_seed + games):
        for event in played(seats, seed).events or []:
            key, rest = event[3], event[4:]
            if key == "invokes":
                found[f"demon {DEMONS[rest[1]]} {rest[2]}"] += 1
            elif key == "copies":
                found[f"activate {TILES[rest[1]]}"] += 1
            for kind, message in TOLD.items():
                if key == message and (name := f"{kind} {TILES[rest[1]]}") in found:
                    found[name] += 1
    return found


def played(seats: int, seed: int) -> Office:
    """A game at random, with its record."""
    rng = Random(seed)
    options = SETTINGS[seed % len(SETTINGS)]
    g: Office = GAME.new(seats, seed, options | ({"handicap_gold_3": 4} if options and seats == 3 else {}))
    while g.player != NOBODY:
        g.play(g.options[int(rng.random() * len(g.options))])
    return g


if __name__ == "__main__":
    counted = used(int(sys.argv[1]), int(sys.argv[2]))
    for name, n in sorted(counted.items(), key=lambda row: row[1]):
        print(f"{n:7} {name}")
