"""The suspicion curve. HA-HID-4: what a player keeps, gives away or gives up is the evidence about the side."""

from random import Random

import pytest

from hantise.core.frame import NOBODY
from hantise.core.record import Record
from hantise.games.horror_attack import GAME
from hantise.games.horror_attack.components import HERO_SIDE, SIDE_OF
from hantise.games.horror_attack.heuristics import chosen
from hantise.games.horror_attack.suspicion import Curve, Suspicion, suspicion

from .table import do, table
from .test_records import FOLDER


def played(seed: int, seats: int = 3, greedy: bool = True, packs: str = "london") -> Record:
    rnd = Random(seed)
    g = GAME.new(seats, seed, {"packs": packs})
    while g.player != NOBODY:
        g.play(chosen(g.determinize(g.player, rnd.getrandbits(40))) if greedy else rnd.choice(g.options))
    return Record.of(GAME, g, {"packs": packs})


def hero(row: list[float], curve: Suspicion) -> float:
    """How probable the heroes are in a row of one seat."""
    return sum(p for p, guess in zip(row, curve.guesses, strict=True) if guess.side > 0)


def test_a_row_for_every_pick() -> None:
    record = played(1, packs="both")
    curve = suspicion(record)
    assert len(curve.rows) == len(curve.picks) + 1 == record.picks + 1
    assert {guess.faction for guess in curve.guesses} == set(range(12))
    assert all(sum(row) == pytest.approx(1) and min(row) >= 0 for rows in curve.rows for row in rows)
    assert [curve.hero(0, s) for s in range(3)] == pytest.approx([0.5] * 3)
    assert curve == suspicion(record)
    g = record.replay()
    assert curve.truth == [f for (f,) in g.faction]


def test_it_leans_towards_the_truth() -> None:
    """Over greedy games the onlooker's last belief of the side is right much more often than by chance, and that of the faction
    card more often than one in six."""
    right = cards = seats = 0
    for seed in range(8):
        curve = suspicion(played(seed))
        for seat, f in enumerate(curve.truth):
            seats += 1
            right += (curve.hero(-1, seat) > 0.5) == (SIDE_OF[f] == HERO_SIDE)
            cards += curve.likeliest(-1, seat)[0].faction == f
    assert right / seats > 0.75
    assert cards / seats > 1 / 3


def test_who_picks_anything_tells_little() -> None:
    """Two models are weighed: a seat that picks like the random bot is not taken for sure of a side as one with taste is."""
    sure = [0.0, 0.0]
    for seed in range(6):
        for i, kind in enumerate((True, False)):
            curve = suspicion(played(seed, 3, kind))
            sure[i] += sum(abs(curve.hero(len(curve.rows) // 3, s) - 0.5) for s in range(3))
    assert sure[1] < 0.9 * sure[0]


def test_an_observer_knows_his_own_side() -> None:
    """HA-SET-3, HA-SET-2: his own card, which nobody else has."""
    record = played(2)
    f = record.replay().faction[1][0]
    curve = suspicion(record, 1)
    at = [guess.faction for guess in curve.guesses].index(f)
    assert {rows[1][at] for rows in curve.rows} == {1.0}
    assert {rows[s][at] for rows in curve.rows for s in (0, 2)} == {0.0}
    with pytest.raises(ValueError, match="no seat 3"):
        suspicion(record, 3)


def test_a_gift_of_imps_tells() -> None:
    """Who puts Imps before himself looks more like a monster than who puts them before another."""
    beliefs = []
    for pick in ("play imps@a", "play imps@b"):
        g = table("imps toby / lilith / lupin")
        curve = Curve(g, 1)
        curve.sees(g, GAME.read(g, pick))
        beliefs.append(hero(curve.row(g)[0], curve.found))
    assert beliefs[0] < beliefs[1] - 0.1


def test_a_look_makes_certain() -> None:
    """HA-EFF-12."""
    g = table("dupin toby / lilith / lupin", factions="london_hero_1 london_monster_1 london_hero_2")
    curve = Curve(g, 0)
    assert 0 < hero(curve.row(g)[1], curve.found) < 1
    do(g, "play dupin", "b")
    assert hero(curve.row(g)[1], curve.found) == 0.0


def test_bonus_characters_tell_the_card() -> None:
    """HA-SCO-4: who plays a character of a faction card is the likelier to have that card."""
    g = table("dracula creature werewolf / lilith / lupin", factions="london_monster_2 london_hero_1 london_hero_2")
    curve = Curve(g, 1)
    before = dict(zip([guess.name for guess in curve.found.guesses], curve.row(g)[0], strict=True))
    curve.sees(g, GAME.read(g, "play werewolf"))
    after = dict(zip([guess.name for guess in curve.found.guesses], curve.row(g)[0], strict=True))
    assert after["london_monster_1"] > before["london_monster_1"]
    assert after["london_monster_1"] > after["london_monster_2"]


@pytest.mark.parametrize("name", ["expert_built", "conceded", "expert_open"])
def test_expert_games_and_games_given_up(name: str) -> None:
    """HA-EXP-17: three cards are held, so the guesses are the sides. Decks that were built in any order do no harm."""
    record = Record.read((FOLDER / f"{name}.rec").read_text(encoding="utf-8"), GAME)
    curve = suspicion(record)
    assert len(curve.rows) == record.picks + 1
    if name.startswith("expert"):
        assert [guess.name for guess in curve.guesses] == ["hero", "monster"]
        assert all(0 <= curve.hero(n, s) <= 1 for n in range(len(curve.rows)) for s in range(2))
