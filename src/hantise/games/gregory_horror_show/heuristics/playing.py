"""Judgment cards: when to play which. 8 of 'a good simple bot'."""

from __future__ import annotations

from collections.abc import Callable

from ..board import DOORS, ENTRANCES, GATE, KIND, ROOMS, TELEPORTERS, THORN, distances
from ..components import CARDS, EFFECTS, LIFE_MAX
from ..rules import cards
from ..rules.choosing import of_kind
from ..rules.frames import Dice, Strengths
from ..rules.life import Brace, at_stake
from ..rules.moving import CARD
from ..rules.playing import Acts, Challenge
from ..rules.windows import Poll
from ..state import House
from ..steps import opens
from .hunting import hunts_of_gregory
from .odds import leader
from .ways import Ways

DEAR = ("overruled", "padded_pyjamas", "blood_curdling_scream", "freak_out", "gooseflesh", "skeleton_key", "laundry_chute")


def card_plays(g: House) -> list[int]:
    """The picks that play a card now."""
    return of_kind(CARD, g.options)


def played(pick: int) -> tuple[int, int]:
    """The card that such a pick plays, and its target."""
    return divmod(pick - CARD.first, cards.SPAN)


def good_card(g: House, me: int, pick: int) -> float:
    """How good a card of the own turn is now; 0 or less: keep it."""
    k, target = played(pick)
    op = cards.OP[k]
    if op == "gain_life":
        return 0.5 if g.life[me] <= LIFE_MAX - 150 else 0.0
    if op == "gain_spooky":
        return 0.5 if g.spooky[me] <= 400 else 0.0
    if op in ("lose_life", "lose_spooky"):
        return 0.4 + 0.1 * (target == leader(g, me))
    if op == "steal_card":
        return 0.6
    if op in ("take_key", "steal_key"):
        return 0.5 if not opens(g, me) else 0.0
    if op == "send_to_hell":
        return 0.3 + 0.3 * g.controlled(target) if g.controlled(target) >= 1 else 0.0
    if op == "remove_control":
        return 0.3 * g.controlled(g.rooms[target])
    if op == "lasting":
        return 0.2
    if op == "unlock":
        here = g.at[me]
        return (
            0.6 if not opens(g, me) and any(here == d and g.rooms[r] != me for r, d in enumerate(DOORS[: len(ROOMS)])) else 0.0
        )
    if op == "push":
        return 0.5 if KIND[target % cards.PAIR] == GATE else 0.2 if KIND[target % cards.PAIR] == THORN else 0.0
    if op == "relocate" and g.may_escape(me):
        ways = Ways(g, me, False)
        far = min(ways.cost[s] for s in (*ENTRANCES, *TELEPORTERS)) / 4
        near = min(distances(g.mode, target)[s] for s in ENTRANCES)
        return 1.0 if near + 3 < far else 0.0
    if op == "move_wandering":
        best = max((worth for worth, way in hunts_of_gregory(g, me, 3)), default=0.0)
        return best if best > 0.4 else 0.0
    return 0.0


def least_dear(g: House, picks: list[int], card: Callable[[int], int]) -> int:
    """The pick that gives the card away that one misses least."""
    return min(picks, key=lambda p: (CARDS[card(p)] in DEAR, p))


def in_window(g: House, me: int) -> int:
    """8. Cards in windows: only where they flip something, or help at once."""
    ask = g.asked
    plays = card_plays(g)
    if not plays or not isinstance(ask, (Poll, Brace, Challenge)):
        return g.options[0]
    if isinstance(ask, Challenge):
        return plays[0] if harms(g, me, ask.me) else g.options[0]
    if isinstance(ask, Brace):
        return brace(g, me, plays)
    if ask.when == cards.COMBAT:
        return flips(g, me, plays)
    if ask.when == cards.DIE:
        return bad_luck(g, me, plays)
    if ask.when == cards.MOVE:
        for p in plays:
            op = cards.OP[played(p)[0]]
            if op == "points" and (me == g.active or g.controlled(g.active) >= 2):
                return p
        return g.options[0]
    best = max(plays, key=lambda p: good_card(g, me, p))
    return best if good_card(g, me, best) > 0.15 else g.options[0]


def harms(g: House, me: int, them: int) -> bool:
    """Is the card just shown aimed at me, or a fight of mine, or helps somebody who is about to leave?"""
    acts = g.coming(Acts)
    op = cards.OP[acts.card]
    if op in ("lose_life", "lose_spooky", "steal_card", "steal_key", "send_to_hell"):
        return acts.target == me
    if op == "push":
        return acts.target // cards.PAIR == me and KIND[acts.target % cards.PAIR] == GATE
    if op == "remove_control":
        return g.rooms[acts.target] == me
    if op == "strength":
        c = g.coming(Strengths)
        return me in (c.a, c.b)
    return g.may_escape(them) and op in ("points", "relocate")


def brace(g: House, me: int, plays: list[int]) -> int:
    loss = at_stake(g, me)
    for p in plays:
        op = cards.OP[played(p)[0]]
        if op == "reduce_loss" and (loss >= 200 or loss >= g.life[me]):
            return p
        if op == "gain_life" and (g.life[me] <= LIFE_MAX - 150 or loss >= g.life[me]):
            return p
    return g.options[0]


def flips(g: House, me: int, plays: list[int]) -> int:
    """A strength card that turns defeat into victory, for me or against an enemy's pawn."""
    c = g.coming(Strengths)
    mine = 0 if me == c.a else 1
    ahead = 0 if c.a_wins(g) else 1
    if mine == ahead or me not in (c.a, c.b, g.active):
        if me not in (c.a, c.b) and ahead == 0:
            mine = 1  # a bystander who feeds the monster
        else:
            return g.options[0]
    gap = abs(c.strength_a(g) - c.strength_b())
    can: list[tuple[int, int]] = []
    for p in plays:
        k = played(p)[0]
        op, effect = cards.OP[k], EFFECTS[cards.FIRST[k]]
        if op == "strength" or (op == "gain_spooky" and mine == 0 and c.x == -1):
            can.append((abs(effect.n), p))
    enough = [(n, p) for n, p in can if n > gap or (n == gap and mine == 0)]
    if enough:
        return min(enough)[1]
    return max(can)[1] if sum(n for n, _ in can) > gap else g.options[0]


def bad_luck(g: House, me: int, plays: list[int]) -> int:
    """Loaded Die against a very good roll of somebody who is about to leave."""
    roll = g.coming(Dice)
    for p in plays:
        k, which = played(p)
        if (
            cards.OP[k] == "reroll"
            and roll.rollers[which] != me
            and roll.dice[which] >= 15
            and g.may_escape(roll.rollers[which])
        ):
            return p
    return g.options[0]
