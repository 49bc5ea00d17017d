"""Why a place that was touched is no answer now: for what no text of a pick says. GHS-TRN-4, GHS-TRN-6, GHS-GEN-2, GHS-RXN-1.

Spaces, cards, guests and the wandering monster have their reason at every decision: what is asked for, and what was touched
instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hantise.core.frame import Ask, Reason

from .board import NAMES, TRAPS
from .components import CARDS, FIGURES
from .notation import GREGORY
from .rules.choosing import SpaceAsk, StepMenu, no_place
from .rules.effects import Discard, Passage
from .rules.entering import RoomVictory, no_guest
from .rules.fights import Reincarnation
from .rules.house import CarpetDiscard
from .rules.moving import Act
from .rules.playing import Reaction
from .rules.setup import Roster
from .rules.stepping import ReleaseStep
from .rules.turn import RELEASING, ChooseTurn
from .state import GUEST, IN_PLAY, TRAPPED, WALK_OUT, WANDERING, House
from .steps import must_leave, no_monster_step

Thing = tuple[Any, ...]  # a message that names it


def touched(g: House, words: Sequence[str]) -> Reason | None:
    """The reason for the last of these places, the others being what was begun with."""
    ask, thing = g.asked, named(words[-1])
    if ask is None or thing is None:
        return None
    first = named(words[0]) if len(words) > 1 else None
    if first is not None and first[0] == "thing-card" and isinstance(ask, (Act, Reaction)):
        if thing[0] == "thing-card":
            return None
        return Reason("GHS-JUD-4", ("not-aimed-there", first[1], thing))
    if isinstance(ask, Act):
        return in_act(g, ask, first, thing)
    own = beside(g, ask, thing)
    return own or asked_for(ask, thing)


def named(word: str) -> Thing | None:
    """The thing at that place, as a message; None where the word is no place."""
    if word == GREGORY:
        return ("thing-gregory",)
    for kind, names in (("thing-space", NAMES), ("thing-card", CARDS), ("thing-figure", FIGURES)):
        if word in names:
            return kind, list(names).index(word)
    return None


def in_act(g: House, ask: Act, first: Thing | None, thing: Thing) -> Reason | None:
    """GHS-TRN-6. Monsters that cannot be moved; a figure for a low blow and what is no trap. Spaces and cards speak for
    themselves."""
    me = ask.who
    kind, *facts = thing
    if first is not None and first[0] == "thing-figure" and kind == "thing-space" and facts[0] not in TRAPS:
        return Reason("GHS-GTR-1", ("trap-asked", first[1]))
    if kind == "thing-gregory":
        return idle(g, me, WANDERING) or Reason("GHS-WAN-1", ("gregory-stuck",))
    if kind != "thing-figure":
        return None
    f = facts[0]
    if g.status[f] == IN_PLAY:
        return idle(g, me, f + GUEST) or Reason("GHS-GMV-1", ("guest-stuck", f))
    if g.status[f] == TRAPPED:
        return Reason("GHS-GTR-3", ("stays-trapped", f))
    return Reason("GHS-GEN-6", ("still-waits", f)) if g.at[f + GUEST] >= 0 else no_guest(g, me, f)


def idle(g: House, me: int, piece: int) -> Reason | None:
    """Why no monster, or not that one, is moved now."""
    if must_leave(g, me):
        return Reason("GHS-MOV-9", ("must-leave", g.evicted[me]))
    if g.going == WALK_OUT:
        return Reason("GHS-HEL-3", ("pawn-only",))
    if g.fought >> piece & 1:
        return Reason("GHS-WAN-9", ("has-fought",))
    return None if g.points else Reason("GHS-MOV-2", ("no-points",))


def beside(g: House, ask: Ask[House], thing: Thing) -> Reason | None:
    """What lies close to what is asked for, and is something else."""
    kind, *facts = thing
    if isinstance(ask, ReleaseStep) and kind == "thing-space":
        return no_monster_step(g, ask.who, ask.figure + GUEST, facts[0])
    if isinstance(ask, RoomVictory) and kind == "thing-space":
        return no_place(g, facts[0], ask.rule())
    if isinstance(ask, ChooseTurn) and kind == "thing-figure" and g.owner[facts[0]] == ask.who:
        return RELEASING.against(g, ask, facts[0]) if g.status[facts[0]] == TRAPPED else None
    return None


def asked_for(ask: Ask[House], thing: Thing) -> Reason:
    """What that decision asks for, and what was touched instead."""
    rule = ask.rule()
    if isinstance(ask, (SpaceAsk, Passage)):
        return Reason(rule, ("asks-space", thing))
    if isinstance(ask, StepMenu):
        return Reason(rule, ("asks-step", thing))
    if isinstance(ask, Reaction):
        return Reason(rule, ("asks-card", thing))
    if isinstance(ask, (CarpetDiscard, Discard)):
        return Reason(rule, ("asks-discard", thing))
    if isinstance(ask, RoomVictory):
        return Reason(rule, ("asks-guest", ask.monster, thing))
    if isinstance(ask, Roster):
        return Reason(rule, ("asks-roster", thing))
    if isinstance(ask, Reincarnation):
        return Reason(rule, ("asks-monster", thing))
    assert isinstance(ask, ChooseTurn), type(ask).__name__
    return Reason(rule, ("asks-turn", thing))
