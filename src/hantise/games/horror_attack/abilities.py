"""HA-EFF, HA-ABI-4. What each card says is data (components.toml); here it becomes frames, one a step."""

from __future__ import annotations

from functools import cache

from hantise.core.frame import Frame

from .components import ANY, STEPS, Step
from .deck_and_pile import Dig, Retrieve, Revive
from .hands import (
    DiscardHand,
    DiscardSeen,
    Draw,
    Give,
    PassHands,
    PeekFaction,
    PeekHand,
    PeekSame,
    PlayMore,
    Steal,
    SwapHands,
    TakeSeen,
)
from .in_play import Copy, Discard, DiscardAll, EachDiscards, Move, Return, SwapSelf, Wipe
from .state import NOBODYS, Table


def frames(step: Step, who: int, src: int) -> Frame[Table]:
    """The sentence that a step of components.toml stands for."""
    match step.do:
        case "draw":
            return Draw(who, step.count, step.if_done, False)
        case "discard":
            return Discard(who, src, step.what, step.area, step.may)
        case "discard_all":
            return DiscardAll(who, src, step.names)
        case "each_discards":
            return EachDiscards(who, src, step.what)
        case "wipe":
            return Wipe(who, src, step.spared)
        case "discard_hand":
            return DiscardHand(who, step.least, step.most)
        case "steal":
            return Steal(who, step.may)
        case "give":
            return Give(who, NOBODYS)
        case "peek_hand":
            return PeekSame(who, NOBODYS) if step.same else PeekHand(who, step.may)
        case "take_seen":
            return TakeSeen(who, NOBODYS)
        case "discard_seen":
            return DiscardSeen(who, NOBODYS, step.what, step.may)
        case "peek_faction":
            return PeekFaction(who)
        case "dig":
            return Dig(who, step.count)
        case "move":
            return Move(who, src, step.what, step.area, step.may, step.to)
        case "swap_self":
            return SwapSelf(who, src, step.what, "others", step.may)
        case "return":
            return Return(who, src, step.what, step.area, step.may)
        case "retrieve":
            return Retrieve(who, step.what, step.may)
        case "revive":
            return Revive(who, step.what, step.may)
        case "swap_hands":
            return SwapHands(who, step.may)
        case "pass_hands":
            return PassHands(who)
        case "play":
            return PlayMore(who, step.may)
        case "copy":
            return Copy(who, src, ANY, "any", step.may)
    raise ValueError(f"there is no verb {step.do!r}")


@cache
def ability(kind: int, src: int, who: int) -> tuple[Frame[Table], ...]:
    """HA-ABI-4. The steps of a card in order, resolved by `who` as those of the card `src`. Frames never change: made
    once, shared."""
    return tuple([frames(step, who, src) for step in STEPS[kind]])
