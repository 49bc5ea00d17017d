"""Checksums of random games, to hold compiled code against interpreted."""

from __future__ import annotations

import hashlib
import random

from ..frame import NOBODY
from ..game import Game
from .report import SPECTATOR, Plan, bytes_of


def checksums(game: Game, games: int, seed: int = 0) -> str:
    """14. A line a random game: its number, decisions, a checksum of all its states. Interpreted and compiled code
    print the same."""
    lines: list[str] = []
    for n in range(games):
        s = Plan(seed).setting(game, n)
        rnd = random.Random(s.seed)
        g = game.new(s.seats, s.seed, dict(s.options), poker_face=s.poker_face)
        sums, decisions = hashlib.blake2b(digest_size=8), 0
        while g.player != NOBODY and decisions < game.cap:
            sums.update(g.key().encode())
            for v in (*range(g.seats), SPECTATOR):
                sums.update(bytes_of(game.view(g, v)).encode())
                sums.update(g.determinize(v, rnd.getrandbits(40)).key().encode())
            g.play(rnd.choice(g.options))
            decisions += 1
        sums.update(repr((g.key(), g.tape, g.events)).encode())
        lines.append(f"{n} {decisions} {sums.hexdigest()}")
    return "\n".join(lines) + "\n"
