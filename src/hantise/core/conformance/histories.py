"""Other games that would have shown a seat the same: what it can know is the same in them, and what it has learnt stays."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from ..frame import CHANCE, NOBODY
from ..state import NO_RANDOM, Undrawn, mixed, written
from .report import Broken, bytes_of, differ, same

if TYPE_CHECKING:
    from .walk import Walk

FEW = 40  # worlds dealt before and after a pick, to see whether something learnt might be forgotten
MANY = 300  # the same, where it seems so
DOUBT = 1e-9  # how likely a failure of check 22 may come by luck
AGAIN = 4  # a second game is steered so many times by what the seat has seen, before another is sought
UNSEEN = 8  # picks that a viewer does not notice, at most
AHEAD = 6  # decisions that two games are played on, to see whether they are the same

Sight = tuple[list[Any], list[Any], str]  # of the tape, of the events, the view


def hears(viewers: int, v: int) -> bool:
    """Does this viewer hear or see what those viewers (a bit set) do?"""
    return viewers == -1 or (v >= 0 and bool(viewers >> v & 1))


def sight(w: Walk, g: Any, v: int, tape: int = 0, events: int = 0) -> Sight:
    """What a viewer learns from the entries and events since then, and sees now."""
    picks = [e[:4] for e in g.tape[tape:] if hears(e[2], v) or (v >= 0 and e[0] == v)]
    return picks, [e[3:] for e in g.events[events:] if hears(e[1], v)], bytes_of(w.game.view(g, v))


def steered(run: Callable[[list[int]], Any], v: int, seen: Sequence[int], rnd: random.Random) -> Any:
    """Something run with a script of chance (first first), where the viewer sees chance bring what he has seen, and the rest is
    drawn. None: that cannot be."""
    script: list[int] = []
    at = 0
    while True:
        try:
            g = run(script)
        except Undrawn as u:
            if not hears(u.seen_by, v):
                script.append(rnd.choices(u.outcomes, u.weights)[0])
            elif at < len(seen) and seen[at] in u.outcomes:
                script.append(seen[at])
                at += 1
            else:
                return None
            continue
        return g if at == len(seen) else None


def drawn(picks: list[Any]) -> list[int]:
    """What chance brought, of what a viewer has seen."""
    return [e[1] for e in picks if e[0] == CHANCE]


class Twin:
    """A second game that one viewer cannot tell from the true one, played beside it."""

    def __init__(self, w: Walk, v: int) -> None:
        self.v = v
        self.rnd = random.Random(w.rnd.getrandbits(40))
        self.h: Any = None
        s, game = w.setting, w.game
        if w.at:
            return
        begun = w.new()
        now = sight(w, begun, v)
        for _ in range(AGAIN):
            h = steered(
                lambda script: game.new(s.seats, options=dict(s.options), script=script, poker_face=s.poker_face),
                v,
                drawn(now[0]),
                self.rnd,
            )
            if h is not None and sight(w, h, v) == now:
                self.h = h
                return

    def again(self, w: Walk) -> None:
        """Another one, from a world of the true game: as good as any, if `redeal` draws all that is hidden."""
        h = w.g.determinize(self.v, self.rnd.getrandbits(40))
        self.h = h if bytes_of(w.game.view(h, self.v)) == bytes_of(w.game.view(w.g, self.v)) else None

    def follow(self, w: Walk, before: Any, pick: int, tape: int, events: int) -> bool:
        """The true game has played the pick: so does this one, or another pick that the viewer cannot tell from it. False: it
        can not go on so."""
        now = sight(w, w.g, self.v, tape, events)
        for _ in range(AGAIN):
            h = played_alike(w, self.h, before, pick, self.v, drawn(now[0]), self.rnd)
            if h is not None and sight(w, h, self.v) == now:
                self.h = h
                return True
        self.h = None
        return False


def played_alike(w: Walk, h: Any, before: Any, pick: int, v: int, seen: Sequence[int], rnd: random.Random) -> Any:
    """The other game after that pick, as far as the viewer knows which it was; None where it cannot be played there."""
    asked = before.asked
    if h.player != before.player:
        return None
    if v == before.player or hears(asked.heard_by(before, pick), v):
        text = asked.write(before, pick)
        can = [p for p in h.options if h.asked.write(h, p) == text]
    else:
        can = [p for p in h.options if not hears(h.asked.heard_by(h, p), v)]
    if not can:
        return None
    other = rnd.choice(can)

    def run(script: list[int]) -> Any:
        g = h.copy()
        g.rng, g.script, g.tape, g.events = NO_RANDOM, script[::-1], [], []
        g.play(other)
        return g

    return steered(run, v, seen, rnd)


def twins_21(w: Walk) -> None:
    """21. Two games that a viewer cannot tell apart have the same agenda for him, and deal him the same worlds from the same
    number: a frame holds public facts only, and `redeal` draws all that is hidden."""
    assert w.twin is not None
    g, h, v = w.g, w.twin.h, w.twin.v
    r = w.rnd.getrandbits(40)
    a, b = g.determinize(v, r), h.determinize(v, r)
    for name, x, y in (("what remains to be done", a.agenda, b.agenda), ("what is asked", a.asked, b.asked)):
        if written(x) != written(y):
            raise Broken(
                f"seat {v} cannot tell this game from another in which {name} differs; a frame holds public facts only: "
                f"{differ(str(written(x)), str(written(y)))}"
            )
    if v == g.player:
        same(g.options, h.options, f"seat {v} cannot tell this game from another, but has other options in it")
    for name in g.fields():
        x, y = written(getattr(a, name)), written(getattr(b, name))
        if x != y:
            raise Broken(
                f"seat {v} cannot tell this game from another, but its worlds can, by {name}: is something hidden not drawn "
                f"anew by redeal? {differ(str(x), str(y))}"
            )


# what was learnt ---------------------------------------------------------------------------------------------------------
def atoms(value: Any, at: str = "") -> list[str]:
    """The facts of a world, one by one: where something lies, and what."""
    if isinstance(value, dict):
        return [fact for k, x in value.items() for fact in atoms(x, f"{at}.{k}")]
    if isinstance(value, (list, tuple)):
        return [fact for k, x in enumerate(value) for fact in atoms(x, f"{at}[{k}]")]
    return [f"{at} {value!r}"]


def learnt_22(w: Walk, v: int, before: Any, pick: int, tape: int, events: int) -> None:
    """22. What a viewer learns from a pick stays in his worlds: the worlds that he held possible before, played on by all that
    he saw, hold the same facts as those that he is dealt after it. With poker face: without, that somebody is asked tells too.

    before: the game before the pick, with so many entries and events.
    """
    now = sight(w, w.g, v, tape, events)
    if now == ([], [], bytes_of(w.game.view(before, v))):
        return  # he has noticed nothing: not even that there was a pick, so worlds without it are his worlds still
    rnd = random.Random(w.rnd.getrandbits(40))
    doubtful = set(lost(*counted(w, before, pick, v, now, rnd, FEW), 0.02))
    if not doubtful:
        return
    for fact, then, later in lost(*counted(w, before, pick, v, now, rnd, MANY), DOUBT):
        if not any(d[0] == fact for d in doubtful):
            continue
        text = before.asked.write(before, pick)
        if then < later:
            raise Broken(f"seat {v} has learnt from {text} that this cannot be, and is dealt worlds with it still:{fact}")
        raise Broken(f"seat {v} is dealt no world with this, which {text} has left possible:{fact}")


def counted(
    w: Walk, before: Any, pick: int, v: int, now: Sight, rnd: random.Random, n: int
) -> tuple[Counter[str], int, Counter[str], int]:
    """How often each fact came in worlds from before that were played on and showed the same, and in worlds from after; how
    many there were. Where few show the same, up to four times as many are played."""
    played: Counter[str] = Counter()
    dealt: Counter[str] = Counter()
    found = 0
    for i in range(4 * n):
        if i >= n and found >= n // 2:
            break
        d = before.determinize(v, rnd.getrandbits(40))
        h = played_alike(w, d, before, pick, v, drawn(now[0]), rnd)
        if h is not None and sight(w, h, v) == now:
            played.update(set(atoms(gone_on(w, h, v, now[2], rnd).world())))
            found += 1
        if i < n:
            dealt.update(set(atoms(w.g.determinize(v, rnd.getrandbits(40)).world())))
    return played, found, dealt, n


def gone_on(w: Walk, h: Any, v: int, view: str, rnd: random.Random) -> Any:
    """The game after some picks more that the viewer would not notice: how many cards of a program are laid, say."""
    for _ in range(rnd.randrange(UNSEEN)):
        can = [p for p in h.options if h.player != v and not hears(h.asked.heard_by(h, p), v)]
        if not can:
            break
        then = h.copy()
        then.rng, then.tape, then.events = mixed(rnd.getrandbits(40)), [], []
        then.play(rnd.choice(can))
        if sight(w, then, v) != ([], [], view):
            break
        h = then
    return h


def lost(played: Counter[str], n: int, dealt: Counter[str], m: int, doubt: float) -> list[tuple[str, int, int]]:
    """Facts that came on one side so often that they should have come on the other, and did not."""
    out: list[tuple[str, int, int]] = []
    for fact in sorted(set(played) | set(dealt)):
        a, b = played[fact], dealt[fact]
        if (a == 0 and by_luck(b, m, n) < doubt) or (b == 0 and by_luck(a, n, m) < doubt):
            out.append((fact, a, b))
    return out


def by_luck(times: int, n: int, m: int) -> float:
    """How likely a fact that came so many times fell each time among n worlds, never among m others that are no different."""
    return prod((n - i) / (n + m - i) for i in range(times))


# what the world says -------------------------------------------------------------------------------------------------------
def world_23(w: Walk) -> None:
    """23. `world` says all that is hidden: worlds of which it says the same go on alike, whatever is known in them."""
    v = w.rnd.choice(w.viewers)
    said: dict[str, Any] = {}
    for _ in range(FEW):
        d = w.g.determinize(v, w.rnd.getrandbits(40))
        other = said.setdefault(repr((d.world(), written(d.asked), written(d.agenda))), d)  # secret picks lie in frames
        names = [n for n in d.fields() if n != "rng" and written(getattr(d, n)) != written(getattr(other, n))]
        if names:
            goes_otherwise(w, names, other.copy(), d)


def goes_otherwise(w: Walk, names: list[str], g: Any, h: Any) -> None:
    """Raises Broken where two games that differ in these fields do not go on alike, with the same luck."""
    g.rng = h.rng = mixed(w.rnd.getrandbits(40))
    for x in (g, h):
        x.tape, x.events = [], []
    for _ in range(AHEAD):
        if g.player == NOBODY:
            return
        alike = (g.player, g.options, g.returns) == (h.player, h.options, h.returns)
        if alike:
            pick = w.rnd.choice(g.options)
            g.play(pick)
            h.play(pick)
        if not alike or g.tape != h.tape or g.events != h.events:
            raise Broken(f"two worlds of which world() says the same go on otherwise: it does not say {' or '.join(names)}")
