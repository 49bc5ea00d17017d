"""The box of a game from a server: a PDF in the reader's language, offered only where it can be made."""

import pytest
from served import House

from hantise.core.registry import games
from hantise.server import prints


def test_the_box_as_a_pdf(house: House) -> None:
    page = house.browser("fr").get("/how/shy_monsters").text
    assert '<a href="/print/shy_monsters">À imprimer et à jouer</a>' in page
    answer = house.browser("fr").get("/print/shy_monsters")
    assert answer.content.startswith(b"%PDF-")
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'attachment; filename="shy_monsters.fr.pdf"'
    assert len(house.browser().get("/print/shy_monsters?paper=letter").content) > 50_000
    assert house.browser().get("/print/shy_monsters?paper=a9").status_code == 404
    assert house.browser().get("/print/nothing").status_code == 404


def test_where_it_cannot_be_made_it_is_not_offered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prints, "HERE", False)
    assert "/print/" not in house.browser().get("/how/shy_monsters").text
    assert house.browser().get("/print/shy_monsters").status_code == 404
    assert prints.address(games()["shy_monsters"]) == ""
