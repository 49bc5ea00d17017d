"""Puzzles: each is a position of a game with one pick that is clearly the best, proved by playing out; what is said of it can
be read by people, in both languages."""

import os
import re
from collections import Counter
from random import Random

import pytest
from tests.learn.test_plain_words import bad_words

from hantise.core.registry import games
from hantise.lab.puzzles import ERROR, FEWEST, LOOKS, MARGIN, MOST, Trial, greedily, prove
from hantise.learn.puzzles import Puzzle, of_the_day, puzzles
from hantise.texts import LANGUAGES

GAMES = games()
ALL = [puzzle for game in GAMES.values() for puzzle in puzzles(game)]
NAMES = [f"{puzzle.game.id} {puzzle.number}" for puzzle in ALL]
TOLD = sorted({puzzle.game.id for puzzle in ALL})
# Of each game, so that none is lost.
COUNT = {"evil_corp": 12, "gregory_horror_show": 12, "horror_attack": 12, "mac_gregor": 12, "shy_monsters": 12}
WORLDS = {"gregory_horror_show": 8, "evil_corp": 3}  # of the quick look at the proof; 6 where games are played out quickly
LONGEST = {"title": 60, "question": 220, "why": 460}  # characters


@pytest.mark.parametrize("puzzle", ALL, ids=NAMES)
def test_the_record_leads_to_a_decision_that_the_figures_speak_of(puzzle: Puzzle) -> None:
    state = puzzle.record.replay()
    there = [puzzle.game.write(state, pick) for pick in state.options]
    assert FEWEST <= len(there) <= MOST
    assert sorted(figures.pick for figures in puzzle.figures) == sorted(there)
    assert puzzle.greedy in there


@pytest.mark.parametrize("puzzle", ALL, ids=NAMES)
def test_every_other_pick_is_beaten(puzzle: Puzzle) -> None:
    """By the rule at the head of hantise.lab.puzzles."""
    best, *others = puzzle.figures
    assert best.behind == 0
    assert [f.behind for f in others] == sorted(f.behind for f in others)
    for figures in others:
        assert figures.behind > MARGIN
        assert 0 <= figures.at_least <= figures.behind
        assert figures.worlds in LOOKS
        assert figures.worlds <= best.worlds


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("puzzle", ALL, ids=NAMES)
def test_what_is_said_is_short_and_plain(puzzle: Puzzle, lang: str) -> None:
    words = puzzle.words[lang]
    for part, longest in LONGEST.items():
        said = getattr(words, part)
        assert 3 < len(said) <= longest, part
        assert list(bad_words(said, lang)) == [], part
        assert "'" not in said, part
        assert "  " not in said, part
    assert words.question[-1] in ".?!"
    assert words.why[-1] in ".!"
    if lang == "fr":
        text = " ".join([words.title, words.question, words.why])
        assert re.findall(r".{0,20}(?: [:;?!»%]|« ).{0,20}", text) == []


@pytest.mark.parametrize("name", TOLD)
def test_they_are_many_and_unlike(name: str) -> None:
    there = puzzles(GAMES[name])
    assert len(there) == COUNT[name]
    assert len({puzzle.record.write() for puzzle in there}) == len(there)
    for lang in LANGUAGES:
        assert len({puzzle.words[lang].title for puzzle in there}) == len(there)
        assert len({puzzle.words[lang].why for puzzle in there}) == len(there)
    kinds = Counter((p.record.replay().asked.rule(), re.split(r"\W", p.best.pick)[0]) for p in there)
    assert max(kinds.values()) <= 4, kinds
    assert len(there) < 4 or any(puzzle.greedy != puzzle.best.pick for puzzle in there), "the careful bot finds all of them"


@pytest.mark.parametrize("name", TOLD)
def test_the_best_pick_holds_in_other_worlds(name: str) -> None:
    """A few worlds that the proof has not seen: no runner-up is better by more than chance explains, and over all the puzzles
    of the game the best picks win."""
    ahead = 0.0
    for puzzle in puzzles(GAMES[name]):
        state = puzzle.record.replay()
        best, near = (GAMES[name].read(state, puzzle.figures[i].pick) for i in (0, 1))
        trial = Trial(GAMES[name], state, Random(f"{name} {puzzle.number}").getrandbits(31), greedily)
        trial.go_on([best, near], WORLDS.get(name, 6))
        mean, error = trial.apart(best, near)
        assert mean + 3 * error >= 0, f"puzzle {puzzle.number}: {mean} with an error of {error}"
        ahead += mean
    assert ahead > 0


@pytest.mark.slow
@pytest.mark.skipif("HANTISE_PROVE_PUZZLES" not in os.environ, reason="takes minutes: set HANTISE_PROVE_PUZZLES")
@pytest.mark.parametrize("puzzle", ALL, ids=NAMES)
def test_the_proof_can_be_made_again(puzzle: Puzzle) -> None:
    """From the same seed the same pick comes out best, and all others are beaten: the figures are the same as long as rules
    and bots are."""
    state = puzzle.record.replay()
    found = prove(puzzle.game, state, puzzle.game.read(state, puzzle.best.pick), puzzle.seed)
    assert found is not None, f"not all other picks are beaten at a level of {1 - ERROR:.0%}"
    assert found[0].pick == puzzle.best.pick


def test_the_day_has_its_puzzle() -> None:
    for name in TOLD:
        there = puzzles(GAMES[name])
        days = [of_the_day(GAMES[name], day) for day in range(20_000, 20_000 + len(there))]
        assert {puzzle.number for puzzle in days if puzzle} == {puzzle.number for puzzle in there}


def test_verdicts() -> None:
    puzzle = ALL[0]
    assert puzzle.verdict(puzzle.best.pick) == "right"
    assert {puzzle.verdict(figures.pick) for figures in puzzle.figures[1:]} <= {"good", "no"}
    with pytest.raises(LookupError, match="no pick of puzzle 1"):
        puzzle.verdict("nothing of the kind")


def test_an_owner_who_replaced_the_components_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hantise.learn.puzzles.in_force", lambda folder: "0123456789abcdef")
    assert puzzles(GAMES[TOLD[0]]) == ()
