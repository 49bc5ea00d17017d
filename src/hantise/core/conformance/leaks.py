"""What a viewer may not know: views, options and worlds tell nothing of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..frame import CHANCE, NOBODY
from ..telling import untold
from ..view import Choice
from .picks import said_why
from .report import SPECTATOR, Broken, bytes_of, differ, same

if TYPE_CHECKING:
    from .walk import Walk


def leak_6(w: Walk) -> None:
    """6. In every world that a viewer may imagine he sees the same, byte for byte, and is asked the same."""
    g = w.g
    for v, before in zip(w.viewers, w.views, strict=True):
        d = g.determinize(v, w.rnd.getrandbits(48))
        seen = bytes_of(w.game.view(d, v))
        if seen != before:
            raise Broken(f"seat {v} can tell the world from another that he should hold possible: {differ(before, seen)}")
        said = g.looks([v], untold)
        same(said, d.looks([v], untold), f"seat {v}: the values of its tellings tell what is hidden, though the table does not")
        if v == g.player:
            same(g.options, d.options, f"seat {v}: the options, or their order, tell what is hidden")
            same(g.asked.default(g), d.asked.default(d), f"seat {v}: the default tells what is hidden")
        if d.rng == g.rng and not w.game.traits & {"perfect_information"}:
            raise Broken("the determinized world has the generator of the true one")


def choices_6(w: Walk) -> None:
    """6. What a page offers (labels, taps, questions back) is the same in every world that the player may
    imagine."""
    g = w.g
    d = g.determinize(g.player, w.rnd.getrandbits(48))
    a = [repr(written_choice(c)) for c in w.game.choices(g)]
    b = [repr(written_choice(c)) for c in w.game.choices(d)]
    if a != b:
        raise Broken(f"the labels, taps or questions of the options tell what is hidden: {differ(str(a), str(b))}")


def worlds_7(w: Walk) -> None:
    """7. A determinized world has the same components, players and returns, is drawn alike from the same number,
    and can be played to its end; so has a world of that world."""
    g = w.g
    v, r = w.rnd.choice(w.viewers), w.rnd.getrandbits(40)
    before = g.key()
    d = g.determinize(v, r)
    same(d.key(), g.determinize(v, r).key(), f"seat {v}: from the same number come different worlds")
    same(before, g.key(), "drawing a world changed the game")
    same(g.counts(), d.counts(), f"seat {v}: a world has other components")
    same((g.player, g.out, g.ended), (d.player, d.out, d.ended), f"seat {v}: a world has other facts")
    same_known(w, d, v)
    steps = 0
    while d.player != NOBODY:
        d.play(w.rnd.choice(d.options))
        steps += 1
        if steps > w.game.cap:
            raise Broken(f"seat {v}: a world does not end")


def same_known(w: Walk, d: Any, v: int) -> None:
    """In the worlds of a world, every other seat still sees what it sees there."""
    for other in w.viewers:
        if other != v:
            e = d.determinize(other, w.rnd.getrandbits(40))
            x, y = bytes_of(w.game.view(d, other)), bytes_of(w.game.view(e, other))
            if x != y:
                raise Broken(f"seat {other}, in a world of seat {v}, sees what it cannot know: {differ(x, y)}")


def twins_17(w: Walk) -> None:
    """17. Two picks that a seat cannot tell apart deal it the same worlds from the same random number."""
    g = w.g
    if len(g.options) < 2:
        return
    p, q = w.rnd.sample(g.options, 2)
    known = g.asked.heard_by(g, p) | g.asked.heard_by(g, q)
    blind = [v for v in w.viewers if v != g.player and (v == SPECTATOR or not known >> v & 1) and known != -1]
    if not blind:
        return
    a, b = w.played(g, p), w.played(g, q)
    for v in blind:
        if heard(a, v) != heard(b, v) or bytes_of(w.game.view(a, v)) != bytes_of(w.game.view(b, v)):
            continue
        r = w.rnd.getrandbits(40)
        x, y = a.determinize(v, r).key(), b.determinize(v, r).key()
        if x != y:
            texts = [w.game.write(g, p), w.game.write(g, q)]
            raise Broken(f"seat {v} cannot tell {texts[0]} from {texts[1]}, but its worlds can: {differ(x, y)}")


def learnt_20(w: Walk) -> None:
    """20. A pick that could be taken back freely shows nobody what was hidden: in another world he would see the same."""
    g = w.g
    pick = w.rnd.choice(g.options)
    a = w.played(g, pick)
    if any(e[0] == CHANCE for e in a.tape) or any(e[2] for e in a.events):
        return
    for v in (g.player, w.rnd.choice(w.viewers)):
        d = g.determinize(v, w.rnd.getrandbits(48))
        if pick not in d.options:
            continue  # of the player, the leak check says so; another has learnt it from the pick itself
        if v != g.player and (v == SPECTATOR or not g.asked.heard_by(g, pick) >> v & 1) and g.asked.heard_by(g, pick) != -1:
            continue  # he does not know of this pick
        b = w.played(d, pick)
        x, y = bytes_of(w.game.view(a, v)), bytes_of(w.game.view(b, v))
        if x != y or heard(a, v) != heard(b, v):
            text = w.game.write(g, pick)
            raise Broken(f"{text} tells seat {v} what was hidden, by no `show` and no chance: {differ(x, y)}")


def written_choice(choice: Choice) -> list[Any]:
    return [choice.pick, choice.text, choice.label, choice.taps, said_why(choice.sure)]


def heard(g: Any, v: int) -> list[Any]:
    """What a viewer learns of the picks, of chance and of the events of a state's record."""
    picks = [e for e in g.tape if e[2] == -1 or (v >= 0 and (e[2] >> v & 1 or e[0] == v))]
    return [picks, [e[3:] for e in g.events if e[1] == -1 or (v >= 0 and e[1] >> v & 1)]]
