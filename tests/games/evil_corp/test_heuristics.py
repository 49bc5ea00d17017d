"""What bots are told about Evil Corp.: the 'good simple player' of rules.md, section 22."""

from __future__ import annotations

from random import Random

import pytest

from hantise.bots import Seat, bot
from hantise.core.frame import NOBODY
from hantise.games.evil_corp import GAME
from hantise.games.evil_corp.heuristics import HEURISTICS, STEP, TOKEN, blurred, prospect, reward, worth

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


def test_the_value_of_a_fresh_day() -> None:
    """Before anybody did anything; later the search plays on."""
    g = GAME.new(2, 1)
    assert HEURISTICS.value(g, 0) == pytest.approx(-(HEURISTICS.value(g, 1) or 0.0), abs=0.05)
    play(g, "pass")
    assert HEURISTICS.value(g, 0) is None


def test_priors_and_rollouts_are_sound() -> None:
    """One prior a deed, from 0 to 1; a rollout picks an option."""
    g, rng = GAME.new(3, 2, record=False), Random(1)
    while g.player != NOBODY:
        deeds: list[tuple[int, ...]] = [(p,) for p in g.options]
        if rng.random() < 0.1:
            priors = HEURISTICS.prior(g, deeds)
            assert len(priors) == len(deeds)
            assert all(0 <= p <= 1 for p in priors)
        pick = HEURISTICS.rollout(g, rng)[0]
        assert pick in g.options
        g.play(pick)
