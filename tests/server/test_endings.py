"""How a game went, by the addresses of a server: after the end alone, to whoever may look, and after a restart too."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from served import Browser, House

from hantise.server import endings


def conceded(house: House) -> tuple[str, Browser, Browser]:
    """A table whose game somebody has given up, and who sat there."""
    ann, bob = house.browser(), house.browser()
    table = ann.new(game="shy_monsters", players="2", **{"who-0": "me", "who-1": "link"})
    invite = re.search(r"/j/[a-z2-7]{26}", ann.get(table).text)
    assert invite
    assert bob.post(invite[0], {"name": "Bob"}).status_code == 303
    for word in ("end", "saved"):
        assert ann.get(f"{table}/{word}").status_code == 409
    ann.post(table + "/concede")
    return table, ann, bob


def test_how_it_went_is_told_after_the_end_alone(open_house: Callable[..., House]) -> None:
    """The same to all but for the verdict; nobody who looks on is offered another game; it outlives the server."""
    house = open_house()
    table, ann, bob = conceded(house)
    pages = [browser.get(f"{table}/end").text for browser in (ann, bob, house.browser())]
    assert ["/again" in page for page in pages] == [True, True, False]
    assert [re.search(r'id="verdict" class="(\w+)"', page)[1] for page in pages] == ["lost", "won", "over"]  # type: ignore[index]
    assert all("Bob" in page and "1 minute" in page and 'class="decides"' in page for page in pages)
    saved = bob.get(f"{table}/saved")
    assert re.search(r'attachment; filename="shy_monsters-\w+\.html"', saved.headers["content-disposition"])
    house.close()
    again = open_house()
    assert again.browser().get(f"{table}/end").text == pages[2]


def test_a_television_shows_what_everybody_may_see(house: House) -> None:
    """Whoever's screen it is: the sight of somebody who looks on, of the present, of the past, of the line; the host's
    invitation stands there, and nothing can be done."""
    ann = house.browser()
    table = ann.new(game="shy_monsters", players="2", **{"who-0": "me", "who-1": "link"})
    own, tv, eve = ann.get(table).text, ann.get(table + "?tv=yes").text, house.browser().get(table).text

    def drawn(page: str, region: str) -> str:
        return re.search(rf'<section id="{region}".*?</section>', page, flags=re.DOTALL)[0]  # type: ignore[index]

    assert drawn(tv, "board") == drawn(eve, "board") != drawn(own, "board")
    assert 'data-pick="' in own
    assert 'data-pick="' not in tv
    assert 'data-me="-1"' in tv
    assert re.search(r"/j/[a-z2-7]{26}", drawn(tv, "seats"))
    assert f'action="{table}/seat' not in tv
    assert f"{table}/live?tv=yes" in tv
    assert drawn(ann.get(f"{table}/past?tv=yes&n=0").text, "board") == drawn(eve, "board")
    line = ann.live(table, hi=False, query="?tv=yes")
    line.send({"hi": 0})
    told = line.until("html")["html"]
    assert drawn(told, "board") == drawn(eve, "board")
    line.send({"id": "x", "ask": 1, "pick": 0})
    assert line.until("no")["why"]


def test_what_takes_long_is_worked_out_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks again is given what was made; somebody in another seat or language has a page of his own."""
    made: list[int] = []
    monkeypatch.setattr(endings, "saved_page", lambda game: made.append(game.me) or f"{game.me} {game.lang}")
    table, ann, bob = conceded(house)
    assert [browser.get(f"{table}/saved").text for browser in (ann, ann, bob, ann)] == ["0 en", "0 en", "1 en", "0 en"]
    assert ann.get(f"{table}/saved?lang=fr", follow_redirects=True).text == "0 fr"
    assert made == [0, 1, 0]
