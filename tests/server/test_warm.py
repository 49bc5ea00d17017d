"""Warm: what first visitors would wait for has been drawn before."""

import hantise
from hantise.server import warm
from hantise.texts import LANGUAGES


def test_all_games_are_drawn_in_all_languages_the_houses_own_first() -> None:
    wanted = [(game.id, lang) for game, lang in warm.wanted("fr")]
    assert sorted(wanted) == sorted((game, lang) for game in hantise.games() for lang in LANGUAGES)
    assert {lang for _, lang in wanted[: len(hantise.games())]} == {"fr"}


def test_a_page_that_nobody_plays_at_has_everything_of_a_first_one() -> None:
    for game, lang in warm.wanted("en"):
        html = warm.page(game, lang)
        assert f'<html lang="{lang}"' in html
        assert all(f'id="{region}"' in html for region in ("board", "ask", "seats", "status"))
