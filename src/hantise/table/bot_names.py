"""Names of bots: each bot at a table has one of its own, as people have. They are invented, a little spooky, and kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from zlib import crc32

from .rows import Sitter
from .strengths import INVITED

NAMES = (
    *("Bibou", "Boomble", "Brumette", "Chandelot", "Cobwin", "Crapotin", "Creakle", "Dustkin", "Fantolin", "Flickerby"),
    *("Gloamy", "Grelottin", "Grimoux", "Hullulo", "Hushaby", "Lanternel", "Lunoire", "Mistigrou", "Moonlo", "Mothwick"),
    *("Murkin", "Murmelle", "Nightlo", "Noctille", "Ombrin", "Owlina", "Patapluie", "Pipistra", "Rattlo", "Snoozle"),
    *(
        "Softshade",
        "Soupirelle",
        "Spectrino",
        "Tombeline",
        "Velourine",
        "Wisplet",
        "Woebegonne",
        "Yawnick",
        "Zibelombre",
        "Zombrille",
    ),
)


def called(people: Sequence[Sitter], tid: str) -> list[Sitter]:
    """The same people, each bot with a name: the same whenever that table is read."""
    found = list(people)
    for seat, sitter in enumerate(people):
        found[seat] = named(sitter, seat, found, tid)
    return found


def named(sitter: Sitter, seat: int, people: Sequence[Sitter], tid: str) -> Sitter:
    """Whoever sits down in that seat of a table; a bot without a name is given one that nobody else has there."""
    if sitter.kind != "bot" or sitter.name:
        return sitter
    taken = {name.casefold() for p in people for name in (p.name, p.away) if p is not people[seat]} | {sitter.away.casefold()}
    return replace(sitter, name=free(f"{tid}/{seat}", sitter.strength, taken))


def person_of(sitter: Sitter) -> str:
    """The name of the person of a seat, whether he plays himself or a bot does for him (at old tables by his name)."""
    return sitter.name if sitter.kind == "human" else sitter.away or ("" if sitter.name in NAMES else sitter.name)


def free(word: str, strength: str, taken: set[str]) -> str:
    """A name that is not taken: the one that a bot was invited by, else one of ours. word: says which is tried first."""
    first = crc32(word.encode()) % len(NAMES)
    ours = () if strength in INVITED else (*NAMES[first:], *NAMES[:first])
    for name in ours:
        if name.casefold() not in taken:
            return name
    base = strength if strength in INVITED else NAMES[first]
    tries = (base, *(f"{base[:21]} {n}" for n in range(2, len(taken) + 3)))
    return next(name for name in tries if name.casefold() not in taken)
