"""A table that is set up in a few words and then played through the engine.

    t = Table(guests=True).pawn("a", "g5.8").guest("mummy_dog", "a", "g9.5").turn("a", "6")
    t.do("pawn g5.7").fate("11").do("mummy_dog g9.6")

Chance is told beforehand, by the names of a record (`fate`): nothing is ever drawn that a test did not say. Where the fate
ends, the table stops, and nothing can be done any more. Hands are empty where none is given, so no window opens.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.refusals import true

from hantise.core.frame import NOBODY
from hantise.core.game import Illegal
from hantise.core.hidden import Hidden
from hantise.core.state import NO_RANDOM, Undrawn
from hantise.games.gregory_horror_show import GAME
from hantise.games.gregory_horror_show.board import NAMES, ROOMS, SECRET_OPEN
from hantise.games.gregory_horror_show.components import CARDS, COPIES, FIGURES, MAIN, MONSTERS, MYSTERIES
from hantise.games.gregory_horror_show.rules.turn import StartTurn
from hantise.games.gregory_horror_show.state import GUEST, IN_PLAY, IS_WAITING, LABELS, TRAPPED, WANDERING, House
from hantise.games.gregory_horror_show.story import DRAW, begun
from hantise.texts import Texts

HOMES = ("g5.11", "g6.11", "g7.11", "g8.11")


def space(name: str) -> int:
    return NAMES.index(name)


class Table:
    """Pawns at the Entrance, Gregory on G(12,5), nobody to move yet."""

    def __init__(self, seats: int = 2, guests: bool = False, **options: Any) -> None:
        chosen = {"first_player": "seat_0", "guest_monsters": guests, "guest_roster": "all_24", **options}
        self.g: House = GAME.new(seats, 1, chosen)
        g = self.g
        for name in HOMES[:seats]:
            g.play(space(name))
        g.play(space("g12.5"))
        g.hands = [()] * seats
        g.rng, g.agenda, g.asked = NO_RANDOM, [], None
        self.hands: dict[int, list[str]] = {}
        self.away: list[str] = []
        self.stopped = False
        self.dealt()

    # where things are
    def pawn(self, who: str, at: str) -> Table:
        self.g.put("abcd".index(who), space(at))
        self.g.left = 0
        return self

    def gregory(self, at: str) -> Table:
        self.g.put(WANDERING, space(at))
        return self

    def guest(self, name: str, owner: str, at: str, status: int = IN_PLAY) -> Table:
        f, s, g = FIGURES.index(name), "abcd".index(owner), self.g
        g.owner[f], g.status[f] = s, status
        g.aboard |= 1 << f
        if f < MAIN:
            g.decks[s] &= ~(1 << f)
        g.put(f + GUEST, space(at))
        return self

    def trapped(self, name: str, owner: str, at: str) -> Table:
        return self.guest(name, owner, at, TRAPPED)

    def waiting(self, name: str, owner: str, at: str) -> Table:
        return self.guest(name, owner, at, IS_WAITING)

    def has(self, who: str, **facts: int) -> Table:
        """life, spooky, keys of a seat."""
        for name, value in facts.items():
            getattr(self.g, name)["abcd".index(who)] = value
        return self

    def rooms(self, who: str, *names: str) -> Table:
        for name in names:
            self.g.rooms[ROOMS.index("room_" + name)] = "abcd".index(who)
        return self

    def holds(self, who: str, *cards: str) -> Table:
        self.hands["abcd".index(who)] = list(cards)
        return self.dealt()

    def discarded(self, *cards: str) -> Table:
        """These lie in the discard: everybody has seen them."""
        self.away = list(cards)
        return self.dealt()

    def dealt(self) -> Table:
        """Hands and deck anew, with the knowledge of players who drew their own cards."""
        g = self.g
        n = g.seats
        g.deck = [k for k, copies in enumerate(COPIES) for _ in range(copies)]
        g.discard = []
        g.hidden = Hidden(LABELS, 1, n + 1)
        g.hidden.size[0] = len(g.deck)
        g.hidden.fill(0, 0, (1 << len(g.deck)) - 1)
        for k in [CARDS.index(name) for name in self.away]:
            g.deck.remove(k)
            g.discard.append(k)
            g.hidden.leaves(0, k)
        g.story = begun(n, g.deck)
        for s in range(n):
            hand = sorted(CARDS.index(name) for name in self.hands.get(s, []))
            for k in hand:
                g.deck.remove(k)
                g.hidden.moves(0, s + 1, 0, k)
                g.story = g.story.told((DRAW, s, k))
            g.hands[s] = tuple(hand)
        return self

    def lingering(self, name: str) -> Table:
        k = MYSTERIES.index(name)
        self.g.unseen &= ~(1 << k)
        self.g.stack -= 1
        self.g.lingering = k
        return self

    def pile(self, who: str, deck: str, discard: str = "") -> Table:
        """The monsters of a deck and of its discard; the rest has left the game."""
        s = "abcd".index(who)
        self.g.decks[s] = sum(1 << MONSTERS.index(m) for m in deck.split())
        self.g.piles[s] = sum(1 << MONSTERS.index(m) for m in discard.split())
        self.g.removed[s] = (1 << len(MONSTERS)) - 1 & ~self.g.decks[s] & ~self.g.piles[s] & ~self.g.faces(s)
        return self

    def roster(self, who: str, *names: str) -> Table:
        self.g.rosters["abcd".index(who)] = sum(1 << FIGURES.index(f) for f in names)
        return self

    def secret(self) -> Table:
        self.g.mode |= SECRET_OPEN
        self.g.stack = 0
        return self

    # what happens
    def fate(self, *names: str) -> Table:
        """What chance will bring next, after what it was told before."""
        self.g.script = [GAME.outcomes[n] for n in " ".join(names).split()][::-1] + self.g.script
        return self

    def turn(self, who: str, *fate: str) -> Table:
        """The turn of that seat begins."""
        g = self.g
        g.active = "abcd".index(who)
        g.agenda, g.asked, g.floor, g.deaf = [StartTurn()], None, 0, False
        self.stopped = False
        self.fate(*fate)
        try:
            g.go()
        except Undrawn:
            self.stopped = True
        return self

    def do(self, *texts: str) -> Table:
        for text in texts:
            assert self.g.player != NOBODY, f"the game is over before {text!r}"
            assert not self.stopped, f"chance was not told what comes before {text!r}"
            pick = GAME.read(self.g, text)
            try:
                self.g.play(pick)
            except Undrawn:
                self.stopped = True
        return self

    def until(self, what: str) -> Table:
        """Everybody passes until that is asked."""
        while self.asked().split()[-1] != what:
            self.do("pass")
        return self

    # what is so
    def at(self, who: str) -> str | None:
        g = self.g
        piece = "abcd".index(who) if who in "abcd" else WANDERING if who == "gregory" else FIGURES.index(who) + GUEST
        return NAMES[g.at[piece]] if g.at[piece] >= 0 else None

    def life(self, who: str) -> int:
        return self.g.life["abcd".index(who)]

    def spooky(self, who: str) -> int:
        return self.g.spooky["abcd".index(who)]

    def keys(self, who: str) -> int:
        return self.g.keys["abcd".index(who)]

    def hand(self, who: str) -> list[str]:
        return [CARDS[k] for k in self.g.hands["abcd".index(who)]]

    def owner(self, room: str) -> str | None:
        o = self.g.rooms[ROOMS.index("room_" + room)]
        return "abcd"[o] if o >= 0 else None

    def asked(self) -> str:
        """Who is asked what: `a Act`."""
        g = self.g
        return f"{'abcd'[g.player]} {g.asked.question(g)[0]}" if g.asked is not None else g.ended

    def can(self) -> list[str]:
        g = self.g
        return [GAME.write(g, p) for p in g.options]

    def may(self, text: str) -> bool:
        return text in self.can()

    def why(self, text: str) -> str:
        """The rule and the fact by which that is refused."""
        with pytest.raises(Illegal) as e:
            GAME.read(self.g, text)
        reason = true(GAME, self.g, e.value.reason)
        assert reason is not None
        return f"{reason.rule} {reason.said[0]}"

    def says(self, lang: str = "en") -> str:
        """The question to whoever is asked, as he reads it."""
        g = self.g
        assert g.asked is not None
        key, *arguments = g.asked.question(g)
        return Texts(GAME, lang).say(("ask-" + key, *arguments))

    def amounts(self) -> list[tuple[str, int, int]]:
        """What the log has told of life and spooky: the message, how much, the total."""
        return [(e[3], e[5], e[6]) for e in self.g.events or [] if e[3].split("-")[-1] in ("life", "spooky")]

    def told(self) -> list[str]:
        return [e[3] for e in self.g.events or []]
