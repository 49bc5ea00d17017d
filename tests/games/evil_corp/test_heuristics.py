"""What bots are told about Evil Corp.: the 'good simple player' of rules.md, section 22."""

from __future__ import annotations

from random import Random

import pytest

from hantise.bots import Seat, bot
from hantise.core.frame import NOBODY
from hantise.games.evil_corp import GAME
from hantise.games.evil_corp.components import COST, FORT, PORT
from hantise.games.evil_corp.day import PASS, Action, Deploying
from hantise.games.evil_corp.glance import at_a_glance
from hantise.games.evil_corp.heuristics import HEURISTICS, STEP, TOKEN, after, blurred, outlook, prospect, reward, won, worth
from hantise.games.evil_corp.state import Office

from .table import options, play, scene


def greedy(g: object, seed: int = 1) -> str:
    """The text of the greedy pick."""
    seat = Seat(GAME, g, Random(seed))  # type: ignore[arg-type]
    return GAME.write(g, HEURISTICS.greedy(seat)[0])  # type: ignore[arg-type]


def test_a_village_is_worth_what_the_night_would_give() -> None:
    """A step more the closer to the centre, a token more for who has one."""
    assert reward(0, 1, 0, 0) == STEP[0]
    assert reward(0, 3, 1, 0) == STEP[1] + 2
    assert reward(0, 1, 2, 1) == TOKEN[1]
    assert reward(0, 9, 0, 0) == reward(0, 6, 0, 0) == STEP[0] + STEP[1] + 2 + TOKEN[0]
    assert sum(w for _, w in blurred(4)) == pytest.approx(1)
    assert prospect(0, 1, (0, 0), (0, 0), -1, 0) == -prospect(0, -1, (0, 0), (0, 0), -1, 0) == STEP[0]
    assert prospect(0, 0, (0, 0), (0, 0), 1, 0) == -STEP[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_worlds_of_a_seat_are_worth_the_same(seats: int) -> None:
    """What is judged is what the seat knows: of other hands their sizes, of bags what they hold together with them."""
    rng = Random(6)
    g = GAME.new(seats, 4, record=False)
    for n in range(60):
        if g.player == NOBODY:
            break
        if n % 4 == 0:
            for seat in range(seats):
                assert {round(worth(g.determinize(seat, k), seat), 9) for k in range(6)} == {round(worth(g, seat), 9)}
        g.play(rng.choice(g.options))


def test_it_loots_and_takes_the_village_at_the_end() -> None:
    """The last action of a Day: the tile goes where it turns the lead."""
    g = scene("hand a: brute; a: zombie 1.field; b: ogre 2.field, zombie 1.field", passed="b")
    assert greedy(g) == "deploy staff_brute 1.field"
    h = scene("a: reaper 1.port, brute 1.field, werewolf 2.field; b: ogre 1.field, brute 2.field", passed="b")
    assert greedy(h) == "activate 1a.port"
    play(h, "activate 1a.port")
    assert (options(h), greedy(h)) == (
        ["destroy 1a.field1", "destroy 1b.field1", "destroy 2a.field1", "destroy 2b.field1"],
        "destroy 1b.field1",
    )


def test_it_spends_its_gold_before_it_passes() -> None:
    """Gold is lost at night."""
    g = scene("gold a: 3; row: witch, worm, bat", passed="b")
    assert greedy(g).startswith("recruit")


def test_it_keeps_what_costs_nothing() -> None:
    """An allowance is always used."""
    g = play(scene("a: caretaker 1.field, brute 2.fort", passed="b"), "pass")
    assert greedy(g) == "keep"


def test_it_beats_random_players() -> None:
    """Six games, both colours."""
    won = 0
    for n in range(6):
        g = GAME.new(2, n, record=False)
        bots = [bot("greedy" if (n + s) % 2 == 0 else "random", seed=n) for s in range(2)]
        while g.player != NOBODY:
            g.play(bots[g.player].pick(Seat(GAME, g, Random(n))))
        won += g.returns[n % 2] > 0
    assert won >= 5


def test_a_search_ends_where_a_day_begins() -> None:
    """Before anybody did anything, not where the first deed left no trace; in a team where it says who acts first."""
    g = GAME.new(2, 1)
    assert HEURISTICS.horizon(g, 0)
    assert HEURISTICS.horizon(g, 1)
    me = g.player
    h = scene("magic a: 3; row: witch, worm, bat; hand a: brute, brute, zombie, zombie, ogre; hand b: zombie")
    h.first = h.table.team[h.player]
    recruited = play(h.copy(), "recruit 1")
    for state in (play(g, "pass"), recruited):
        assert not HEURISTICS.horizon(state, me)
    k = GAME.new(4, 1)
    assert HEURISTICS.horizon(k, 2)
    k.play(k.options[0])
    assert not HEURISTICS.horizon(k, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_stands_better_where_a_day_begins(seats: int) -> None:
    """Chances of teams add up to one, are the same for partners, and in all worlds that a seat holds possible; a good tile, a
    step and a token speak for a team, a weak tile against it."""
    g = GAME.new(seats, 3)
    teams = g.table.teams

    def values(h: Office) -> list[float]:
        return [HEURISTICS.value(h, s) or 0.0 for s in range(seats)]

    assert values(g) == pytest.approx([0.0] * seats)
    better = g.copy()
    better.bag[0] = [*better.bag[0], max(range(len(COST)), key=COST.__getitem__)]
    weaker = g.copy()
    weaker.bag[0] = [*weaker.bag[0], COST.index(0)]
    ahead = g.copy()
    ahead.tokens = [1, *[0] * (len(teams) - 1)]
    if seats == 3:  # there it is the village that was won
        ahead.face[0] = 1
    near = g.copy()
    near.conquest[next(v * 2 + side for v, side in enumerate(g.table.side[0]) if side >= 0)] = 2
    for h, sign in ((better, 1), (weaker, -1), (ahead, 1), (near, 1)):
        found = values(h)
        assert found[0] * sign > 0.01
        assert {found[s] for s in teams[0]} == {found[0]}
        assert sum(found[m[0]] for m in teams) == pytest.approx(0)
        assert values(h.determinize(0, 5)) == pytest.approx(found)


def test_a_night_changes_nothing_that_was_foreseen() -> None:
    """A step made is worth what it was when foreseen; a token is worth the steps that are gone for it, and its own."""
    g = scene("a: brute 1.field", conquest=[1, 0, 0, 0])
    assert won(g, 0) + reward(0, 1, 1, 0) == STEP[0] + STEP[1]
    g.conquest = [2, 0, 0, 0]
    foreseen = won(g, 0) + reward(0, 1, 2, 0)
    g.conquest, g.tokens = [0, 0, 0, 0], [1, 0]
    assert won(g, 0) == foreseen


def test_a_glance_sees_nearly_what_playing_shows() -> None:
    """Over the decisions of a few games: the option that looks best at a glance is close to the best one ahead; to deploy on
    ports and fortifications is worth almost exactly what it looks like."""
    losses, errors = [], []
    for seed in range(3):
        g = GAME.new(2, seed, record=False)
        one = bot("greedy", seed=seed)
        while g.player != NOBODY:
            if isinstance(g.asked, Action) and len(g.options) > 3:
                me = g.player
                now, seen = worth(g, me), at_a_glance(g, me, outlook(g, me))
                played = [after(g, me, p, 2) for p in g.options]
                losses.append(max(played) - played[max(range(len(seen)), key=seen.__getitem__)])
                places = [
                    i for i, p in enumerate(g.options) if isinstance(g.asked.kind(p), Deploying) and p % 4 in (FORT, PORT)
                ]
                errors += [abs(now + seen[i] - played[i]) for i in places]
            g.play(one.pick(Seat(GAME, g, one.random)))
    assert sum(losses) / len(losses) < 1.0
    assert sorted(errors)[len(errors) // 2] < 0.3


def test_its_search_takes_the_village_at_the_end() -> None:
    """The last action of a Day, as for the greedy bot."""
    g = scene("hand a: brute; a: zombie 1.field; b: ogre 2.field, zombie 1.field", passed="b")
    found = bot("ismcts:60it", seed=1)
    assert GAME.write(g, found.pick(Seat(GAME, g, Random(1)))) == "deploy staff_brute 1.field"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_priors_and_rollouts_are_sound(seats: int) -> None:
    """One prior a deed, from 0 to 1; a rollout picks an option; what a search looks at are options, passing among them."""
    g, rng = GAME.new(seats, 2, record=False), Random(1)
    while g.player != NOBODY:
        deeds: list[tuple[int, ...]] = [(p,) for p in g.options]
        if rng.random() < 0.1:
            priors = HEURISTICS.prior(g, deeds)
            assert len(priors) == len(deeds)
            assert all(0 <= p <= 1 for p in priors)
            tried = [d[0] for d in HEURISTICS.moves(g)]
            assert set(tried) <= set(g.options)
            assert not isinstance(g.asked, Action) or PASS in tried
        pick = HEURISTICS.rollout(g, rng)[0]
        assert pick in g.options
        g.play(pick)
