"""What a reader is told, in words, is true where and when he reads it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hantise.games.shy_monsters.state import Crypt
from hantise.games.shy_monsters.text import board
from hantise.parts import whole
from hantise.picture import drawing
from hantise.table.seen import Person
from hantise.texts import Texts

from .table import GAME, HERO, MASTER, build, floor, new, play, told, why

TRAP = "exit [-1,0], corridor [1,0], mantis [2,0], corridors [3,0] [4,0], gargoyle [5,0]"  # example 14
PEOPLE = [Person(n, "", role, "open", n == 1) for n, role in enumerate(GAME.roles)]
BITE = "dragon [-1,0], hydra [2,0], exit [2,1], corridors [1,0] [0,1] [0,2]"


def drawn(g: Crypt, part: str, seat: int = HERO, lang: str = "en") -> str:
    """The board, the hand, the aid or the seats as that seat's page draws them."""
    view = GAME.view(g, seat)
    page = drawing(GAME, lang)
    if part == "board":
        return whole(page.board(view, ()))
    if part == "seats":
        return whole(page.seats(view, PEOPLE))
    return str(page.html(part, view, ()) if part == "hand" else page.html(part, view))


def plain(g: Crypt, seat: int = HERO, lang: str = "en") -> str:
    return board(GAME.view(g, seat), Texts(GAME, lang))


def asked(g: Crypt, lang: str = "en") -> str:
    return Texts(GAME, lang).status(GAME.view(g, HERO))


def bitten(**options: Any) -> Crypt:
    """The hero is dead on floor 1; four monsters are in the pile, and the hydra was never revealed."""
    return play(floor(BITE, 1, peeks=0, options=options), "explore [-1,0]")


def given_up(seat: int) -> Crypt:
    """That seat concedes while the master has placed the dragon alone."""
    g = build(new("dragon mantis"), "dragon [1,0]")
    g.concede(seat)
    return g


def tips(picture: str) -> str:
    return "\n".join(re.findall(r'(?:aria-label|data-tip)="([^"]*)"', picture))


@pytest.mark.parametrize("seat", [HERO, MASTER])
def test_a_tile_shown_at_the_end_is_nobodys_secret(seat: int) -> None:
    """SM-END-5: what lay face down to the end is told to both, as such."""
    said = tips(drawn(bitten(), "board", seat))
    assert "i7: Hydra, face down until the end." in said
    assert "Only you know" not in said
    assert "tuile restée face cachée, Hydre." in tips(drawn(bitten(), "board", seat, "fr"))


def test_during_play_the_master_alone_knows_his_tiles() -> None:
    """SM-BLD-7"""
    g = floor(BITE)
    assert "Hydra, face down. Only you know." in tips(drawn(g, "board", MASTER))
    assert "Hydra" not in tips(drawn(g, "board", HERO))


@pytest.mark.parametrize("seat", [HERO, MASTER])
def test_tiles_not_placed_when_the_master_gives_up(seat: int) -> None:
    """SM-END-4, SM-END-5: they are in nobody's hand to tap any more."""
    said = tips(drawn(given_up(MASTER), "hand", seat))
    assert "3 × Corridor, not placed yet" in said
    assert "your hand" not in said
    assert "tap it" not in said
    french = tips(drawn(given_up(MASTER), "hand", seat, "fr"))
    assert "3 × Couloir : pas encore sur le plateau" in french
    assert "en main" not in french
    assert "touchez" not in french


def test_tiles_to_be_placed_are_in_the_masters_hand() -> None:
    """SM-BLD-2"""
    said = tips(drawn(new("dragon mantis"), "hand", MASTER))
    assert "3 × Corridor in your hand" in said
    assert "tap it" in said


@pytest.mark.parametrize("seat", [HERO, MASTER, -1])
def test_the_pile_is_shown_at_the_end(seat: int) -> None:
    """SM-END-5"""
    g = bitten()
    left = ["Vampire Bat", "Mantis", "Kraken", "Gargoyle"]
    assert [m for m in left if f'aria-label="{m}"' in drawn(g, "seats", seat)] == left
    assert "In the pile: vampire bat, mantis, kraken, gargoyle" in plain(g, seat)
    assert "Dans la pioche : chauve-souris vampire, mante, kraken, gargouille" in plain(g, seat, "fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_pile_is_not_shown_before(lang: str) -> None:
    """SM-END-5: nor to the hero at the end, where all stays hidden."""
    for g, seat in ((floor(BITE, 1), HERO), (floor(BITE, 1), MASTER), (bitten(reveal_all_at_end=False), HERO)):
        assert Texts(GAME, lang)("text-pile", tiles="") not in plain(g, seat, lang)
        assert not re.search(r'aria-label="(Mantis|Mante|Kraken)"', drawn(g, "seats", seat, lang))


def test_only_the_skills_that_are_left_are_offered() -> None:
    """SM-ATK-1, SM-JMP-1"""
    line = "corridors [1,0] [2,0] [3,0], exit [4,0], mantis [5,0], dragon [6,0]"
    g = floor(line)
    assert asked(g) == "Step or jump towards the exit; add Attack where you fear a monster"
    assert asked(play(g, "attack h7")) == "Step or jump towards the exit"
    assert asked(play(g, "jump over [2,0] to [3,0]")) == "Step towards the exit"
    assert asked(g, "fr") == "Avancez vers la sortie"
    g = play(floor(line), "jump over [1,0] to [2,0]")
    assert asked(g) == "Step towards the exit; add Attack where you fear a monster"
    assert asked(g, "fr") == "Avancez vers la sortie ; ajoutez Attaquer en cas de doute"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_diagonal_step_is_refused_without_advice(lang: str) -> None:
    """SM-EXP-1: a jump may be used up, or lead elsewhere."""
    g = floor("exit [1,1], corridors [1,0] [2,0] [0,1], mantis [3,0], dragon [4,0]")
    reason = g.asked.refuse(g, "h8") if g.asked else None
    assert reason is not None
    assert why(g, "h8")[1] == "no-diagonal"
    assert not re.search("jump|saut", Texts(GAME, lang).why(reason))


def test_no_floor_no_place_to_be_at_ease() -> None:
    """SM-CZ-4: while the floor is built, there is none where a monster could be nowhere at ease."""
    for seat in (HERO, MASTER):
        said = tips(drawn(new("dragon mantis"), "aid", seat))
        assert "at ease in a dead end" in said
        assert "this floor" not in said
    assert "Nowhere on this floor." in tips(drawn(floor(BITE), "aid"))


def test_two_monsters_are_drawn_a_floor() -> None:
    """SM-BLD-1: told, then shown to the master; not as if they were four."""
    g = new("dragon mantis")
    assert (told(g, MASTER), told(g, HERO)) == (["begins", "draws", "draws"], ["begins"])


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "The kraken is not in your hand"), ("fr", "Vous n’avez pas cette tuile en main")]
)
def test_a_tile_never_held(lang: str, said: str) -> None:
    """SM-BLD-2"""
    g = new("dragon mantis")
    reason = g.asked.refuse(g, "kraken@g8") if g.asked else None
    assert reason is not None
    text = Texts(GAME, lang).why(reason)
    assert said in text
    assert "any more" not in text


def test_a_dead_hero_is_not_in_the_legend() -> None:
    """SM-HSE-1: trapped counts as dead, and the pawn is off the board."""
    g = play(floor(TRAP), "attack h7")
    assert "@ the hero" in plain(g)
    play(g, "jump over [2,0] to [3,0]", "explore [4,0]", "explore [5,0]")
    assert g.ended == "hero_trapped"
    assert "@" not in plain(g)


@pytest.mark.parametrize("seat", [HERO, MASTER])
def test_who_gave_up_reads_so_as_well(seat: int) -> None:
    """SM-END-4: one sentence for both readers."""
    view = GAME.view(given_up(seat), seat)
    assert Texts(GAME, "en").status(view) == f"Conceded: the {'Dungeon Master' if seat == HERO else 'Hero'} wins."
    assert Texts(GAME, "fr").status(view) == f"Abandon : victoire du {'Maître du Donjon' if seat == HERO else 'Héros'}."
