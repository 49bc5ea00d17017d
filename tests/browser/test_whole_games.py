"""Whole games by real clicks: every seat, desktop and phone, both languages, dark and light."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .driver import DESKTOP, PHONE, Person

pytestmark = pytest.mark.browser

SITTINGS = [
    ("shy_monsters", 2, 1, "greedy", DESKTOP, "en", "dark"),
    ("shy_monsters", 2, 0, "greedy", PHONE, "fr", "light"),
    ("shy_monsters", 2, 1, "random", PHONE, "fr", "dark"),
    ("shy_monsters", 2, 0, "random", DESKTOP, "en", "light"),
    ("mac_gregor", 3, 1, "greedy", DESKTOP, "en", "dark"),
    ("mac_gregor", 3, 1, "greedy", PHONE, "fr", "light"),
    ("mac_gregor", 3, 0, "greedy", PHONE, "en", "dark"),
    ("horror_attack", 4, 1, "random", PHONE, "en", "dark"),
    ("horror_attack", 4, 2, "greedy", DESKTOP, "fr", "light"),
    ("evil_corp", 2, 1, "greedy", DESKTOP, "en", "light"),
    ("evil_corp", 2, 0, "greedy", PHONE, "fr", "dark"),
    ("evil_corp", 4, 2, "greedy", DESKTOP, "fr", "dark"),
    ("evil_corp", 4, 1, "greedy", PHONE, "en", "light"),
]
# by the form of a new table, which is tried so as well
SHORTER = {"mac_gregor": {"treasures_to_win": "5"}, "evil_corp": {"max_rounds": "5"}}


@pytest.mark.parametrize(("game", "players", "seat", "against", "size", "lang", "scheme"), SITTINGS)
def test_a_whole_game_by_real_clicks(
    person: Callable[..., Person],
    game: str,
    players: int,
    seat: int,
    against: str,
    size: dict[str, int],
    lang: str,
    scheme: str,
) -> None:
    me = person(size, lang, scheme)
    if game in SHORTER:
        me.set_up(game, [against] * seat + ["me"] + [against] * (players - seat - 1), **SHORTER[game])
    else:
        me.begin(game, seat, against, players)
    assert me.page.locator("#seats li.seat").count() == players
    where = "phone" if me.touch else "desktop"
    picks = me.play(seed=seat + 7, shoot=f"{game}-{seat}-{where}-{lang}-{scheme}")
    assert picks >= 3
    assert me.page.get_attribute("html", "lang") == lang
    me.clean()
