"""The game as it is played: how it begins, what is due, what a seat sees. It ties the table of state.py to the rules."""

from __future__ import annotations

from typing import Any

from hantise.core.fault import Fault, Saying
from hantise.core.frame import ALL, Frame, Reason
from hantise.core.game import SetUpError
from hantise.core.telling import Tell

from .abilities import ability
from .components import BOTH, ONE_PACK_SEATS, PACKS, totals
from .deck_and_pile import OfTop
from .decks import NO_CAP, SECRET, SIDE_CAP, Deck, fault, plainly, read
from .hands import SeenPick
from .rules import Reveal
from .setup import opening
from .state import NOBODYS, Table
from .story import LOOK
from .touch import touched
from .view import tells


class Played(Table):
    """A table with its rules."""

    def start(self, options: dict[str, Any]) -> None:
        """HA-SET, HA-MOD, HA-EXP. Raises ValueError where a deck that was named is not within the limits (HA-RUL-40)."""
        self.expert = options["packs"] == "own" and self.seats == 2
        self.packs = 1 << PACKS.index(options["packs"]) if options["packs"] in PACKS else BOTH
        if self.seats > ONE_PACK_SEATS:
            self.packs = BOTH  # HA-MOD-3
        self.cap = NO_CAP if options["expert_side_cap"] == "none" else SIDE_CAP
        self.to_discard = options["mulligan_to"] == "discard"
        self.draw_first = options["first_player"] == "random"
        self.mixed = options["sides"] == "mixed" and not self.expert
        self.must_play = options["expert_last_turn"] == "must"
        self.named = tuple([self.handed_in(options, name) for name in ("deck_a", "deck_b")]) if self.expert else ()
        n = self.seats
        self.built, self.handed = 0, ((),) * n
        self.hand, self.area, self.aside = [()] * n, [()] * n, [()] * n
        self.faction, self.looked, self.latest = [()] * n, (0,) * n, [0] * n
        self.pile, self.replaced, self.first, self.turn = (), 0, NOBODYS, 0
        self.closing, self.played = NOBODYS, ()
        self.begin_with(() if self.expert else (totals(self.packs),))
        self.then(*opening(self))

    def handed_in(self, options: dict[str, Any], name: str) -> Deck:
        """HA-EXP-7. The deck that the table has named; () where it is chosen in secret."""
        if options[name] == SECRET:
            return ()
        deck = read(options[name])
        reason = fault(deck, self.cap)
        if reason is not None:
            line = f"option {name} is no own deck here: {plainly(reason)}"
            raise SetUpError(line, "fault-option-why", option=name, why=Saying(self.game, reason.said))
        return deck

    def copy(self) -> Played:
        g = Played()
        g.copy_fields(self)
        return g

    def ability(self, kind: int, src: int, who: int) -> tuple[Frame[Any], ...]:
        return ability(kind, src, who)

    def conceded(self, seat: int) -> None:
        """HA-END-5. With two players one may give up; the other wins at once."""
        if self.seats != 2:
            line = "HA-END-5: only with two players can one concede; with more a bot may take the seat"
            raise Fault(line, "fault-concede-two")
        self.tell(ALL, "concedes", seat)
        self.end("conceded", [-1.0 if s == seat else 1.0 for s in range(2)], Reveal())

    def redeal(self, seat: int) -> None:
        """Whoever is looking at cards just now sees those that lie there in the world that the viewer imagines."""
        Table.redeal(self, seat)
        asked = self.asked
        if asked is None or asked.who == seat:
            return
        if isinstance(asked, SeenPick):
            self.see_hand(asked.who, asked.target)
        elif isinstance(asked, OfTop):
            self.happened(LOOK, asked.who, self.own(asked.who), *self.top[self.own(asked.who)][: asked.n])

    def touched(self, words: list[str]) -> Reason | None:
        return touched(self, words)

    def tells(self, seats: list[int], tell: Tell) -> list[dict[str, Any]]:
        return tells(self, seats, tell)
