"""An own deck as a small file that people can read, write and send to each other.

    %deck horror_attack
    %name The fog
    # 15 heroes, 14 monsters, 1 neutral
    1 dracula             # Dracula
    3 imps                # Imps

A line: how many, which card; `#` begins a remark. It may hold a deck that is not finished yet: the limits are found by
`decks.fault`.
"""

from __future__ import annotations

from collections.abc import Callable

from .components import CARDS, HEROES, KINDS, MONSTERS, NEUTRALS
from .decks import Deck, count

HEAD = "%deck horror_attack"
LONGEST = 20_000  # bytes of a file
LONGEST_NAME = 40  # characters


class DeckFileError(ValueError):
    """A text that is no deck. said: a message (key and arguments) of the game's texts, which names the line and what is wrong
    there."""

    def __init__(self, *said: object) -> None:
        super().__init__(" ".join(str(word) for word in said))
        self.said = said


def clean_name(name: str) -> str:
    """A deck's name on one line, without signs that cannot be printed."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME]


def write_file(deck: Deck, name: str = "", word: Callable[[int], str] = lambda k: CARDS[k]) -> str:
    """The file of a deck. word: what a card is called in the reader's language, for the remarks."""
    sides = [count(deck, mask) for mask in (HEROES, MONSTERS, NEUTRALS)]
    out = [HEAD, *([f"%name {clean_name(name)}"] if clean_name(name) else []), "# {} + {} + {}".format(*sides)]
    out += [f"{n} {CARDS[k]:<24}  # {word(k)}" for k, n in enumerate(deck) if n]
    return "\n".join(out) + "\n"


def read_file(text: str) -> tuple[Deck, str]:
    """Deck and name of a file. Raises DeckFileError, which names the line."""
    deck, name, begun = [0] * KINDS, "", False
    for n, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        if not begun:
            if " ".join(words) != HEAD:
                raise DeckFileError("no-file-head", n, HEAD)
            begun = True
        elif words[0] == "%name":
            name = clean_name(line.strip().removeprefix("%name"))
        elif len(words) != 2 or not (words[0].isascii() and words[0].isdigit() and len(words[0]) < 3):
            raise DeckFileError("no-file-line", n, line.strip()[:40])
        elif words[1] not in CARDS:
            raise DeckFileError("no-file-card", n, words[1][:40])
        else:
            deck[CARDS.index(words[1])] += int(words[0])
    if not begun:
        raise DeckFileError("no-file-head", 1, HEAD)
    return tuple(deck), name
