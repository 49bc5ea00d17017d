"""Positions that random games hardly ever reach, and what can be done there: for the numbers of the box that decide about them
(tests/mutated.py)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from hantise.core.state import Undrawn, mixed
from hantise.games.gregory_horror_show.components import EFFECTS, MONSTERS, OPS
from hantise.games.gregory_horror_show.rules.entering import may_follow
from hantise.games.gregory_horror_show.rules.fights import TurnMonster
from hantise.games.gregory_horror_show.rules.frames import Does

from .table import Table

HAND = ["freak_out", "second_helping", "loose_stitches", "overruled"]
SECONDARY = ["hells_chef", "my_son", "james", "death"]
PLACES = ["g5.4", "g7.4", "f5.4", "f9.4"]  # for guests in play


def drawing() -> Any:
    """GHS-JUD-1. Two cards more for a hand of four."""
    t = Table().holds("a", *HAND).fate("gooseflesh", "sleepwalking", "skeleton_key")
    t.g.draw_cards(0, 3)
    return t.hand("a")


def escaping() -> Any:
    """GHS-END-1. Onto the Entrance with so many rooms."""
    rooms = ["101", "102", "103", "201", "202", "203"]
    return [Table().rooms("a", *rooms[:n]).pawn("a", "g5.10").turn("a", "1").do("pawn g5.11").asked() for n in range(7)]


def reborn() -> Any:
    """GHS-REI-1. How many cards leave the game, for discards of each size."""
    asked = []
    for n in range(1, len(MONSTERS) + 1):
        t = Table().pile("a", "", " ".join(MONSTERS[:n]))
        t.g.agenda, t.g.asked = [TurnMonster(0, 0)], None
        with suppress(Undrawn):  # or the monster is turned, which nobody has told
            t.g.go()
        asked.append(t.g.asked.question(t.g) if t.g.asked is not None else ())
    return asked


def blows() -> Any:
    """GHS-GTR-1. Is a low blow possible with so much life? If not, the die is rolled unasked."""
    return [Table(guests=True).has("a", life=n).turn("a", "1").asked() for n in range(98, 204)]


def guests(t: Table, *owners: str) -> Table:
    for name, owner, place in zip(SECONDARY, owners, PLACES, strict=False):
        t.guest(name, owner, place)
    return t


def capped() -> Any:
    """GHS-VAR-2. Is a low blow possible with so many in play already?"""
    tables = [guests(Table(seats, guests=True), *"aaaa"[:n]).turn("a", "1") for seats in (2, 3, 4) for n in range(5)]
    return [any("low_blow" in text for text in t.can()) for t in tables]


def entering() -> Any:
    """GHS-GEN-7. Does a guest that waits come in, with so many in play?"""
    asked = []
    for owners in ("a", "aa", "aab", "aabb"):
        t = guests(Table(3, guests=True), *owners).waiting("black_duck", "c", "g9.11").turn("a")
        asked.append((t.at("black_duck"), t.asked()))
    return asked


def waiting() -> Any:
    """GHS-GEN-5. Who could bring a figure that must wait, with so many that wait already and both monster starts taken?"""
    found = []
    for n in range(5):
        t = Table(2, guests=True).pawn("a", "g5.4").pawn("b", "g7.4").guest("mummy_dog", "a", "f11.5")
        for name, place in zip(SECONDARY[:n], ("g9.11", "g8.11", "g7.11", "g6.11"), strict=False):
            t.waiting(name, "b", place)
        found.append(may_follow(t.g, 0, MONSTERS.index("black_duck")))
    return found


def effects() -> Any:
    """Chapter 2. What each effect of each card does to two players with something to win and to lose; those that need a fight
    or a roll to be coming do nothing here."""
    t = Table(3).holds("a", *HAND[:2]).holds("b", *HAND, "gooseflesh").has("a", life=500).has("b", life=600, spooky=300, keys=1)
    t.rooms("b", "101", "102").pawn("a", "g5.4").pawn("b", "g6.4")
    found = []
    for n in range(len(EFFECTS)):
        g = t.g.copy()
        g.active, g.points, g.agenda, g.asked, g.rng = 0, 3, [Does(0, n, 1)], None, mixed(1)
        asked = []
        with suppress(Undrawn, LookupError, ValueError):
            g.go()
            while g.asked is not None and len(asked) < 8:  # what it asks for, and the first that can be picked
                asked.append(g.asked.question(g))
                g.play(g.options[0])
        sizes = [len(hand) for hand in g.hands]
        found.append([g.life, g.spooky, sizes, g.keys, g.points, g.rooms, g.unlock, g.tolls, g.at[:5], asked])
    return found


def keys() -> Any:
    """GHS-KEY-2, GHS-JUD-22. What one with so many keys has after each card that brings one."""
    found = []
    for n, effect in enumerate(EFFECTS):
        for held in range(5) if OPS[effect.op] == "take_key" else ():
            t = Table().has("a", keys=held)
            t.g.carry_out(0, n, 0)
            found.append(t.keys("a"))
    return found


def raging() -> Any:
    """GHS-WAN-4, GHS-MYS-6. The life that Gregory's attack costs while his card lies in the mystery room."""
    t = Table().lingering("gregory_in_a_rage").pawn("b", "g11.4").has("b", spooky=0).turn("a", "1").fate("1")
    return t.do("gregory g12.4", "gregory g11.4").life("b")


SCENES: list[Callable[[], Any]] = [drawing, escaping, reborn, blows, capped, entering, waiting, keys, raging, effects]


def seen() -> list[Any]:
    """What is so in each; on a board where the pieces cannot be put there, that they cannot."""
    found = []
    for scene in SCENES:
        try:
            found.append(scene())
        except Exception as e:
            found.append(type(e).__name__)
    return found
