"""Whole games by real clicks: every seat, desktop and phone, both languages, dark and light."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .driver import DESKTOP, PHONE, Person

pytestmark = pytest.mark.browser

SITTINGS = [
    ("shy_monsters", 1, "greedy", DESKTOP, "en", "dark"),
    ("shy_monsters", 0, "greedy", PHONE, "fr", "light"),
    ("shy_monsters", 1, "random", PHONE, "fr", "dark"),
    ("shy_monsters", 0, "random", DESKTOP, "en", "light"),
]


@pytest.mark.parametrize(("game", "seat", "against", "size", "lang", "scheme"), SITTINGS)
def test_a_whole_game_by_real_clicks(
    person: Callable[..., Person], game: str, seat: int, against: str, size: dict[str, int], lang: str, scheme: str
) -> None:
    me = person(size, lang, scheme)
    me.begin(game, seat, against)
    where = "phone" if me.touch else "desktop"
    picks = me.play(seed=seat + 7, shoot=f"{game}-{seat}-{where}-{lang}-{scheme}")
    assert picks >= 3
    assert me.page.get_attribute("html", "lang") == lang
    me.clean()
