"""The PDF of each game: pages of the paper's size, fronts on odd pages and backs behind them, words in both languages."""

import re
from functools import cache
from pathlib import Path

import numpy
import pypdfium2
import pytest

import hantise
from hantise.core.registry import games
from hantise.learn.howto import howto
from hantise.printing.book import book
from hantise.printing.pdf import pdf
from hantise.printing.pieces import NoPieces, pieces
from hantise.printing.sheets import PAPERS, sheets
from hantise.texts import Texts

GAMES = games()
TUTORIAL = Path(__file__).parents[2] / "docs/tutorial/tic_tac_toe.py"
POINT = 25.4 / 72  # millimetres
FOOTER = 8.0  # millimetres below the sheets, in which they are named
# One language a game, each once in the other: the pages differ in words alone, and test_words_of_both_languages reads these.
MADE = {
    "evil_corp": ("fr", "a4"),
    "gregory_horror_show": ("en", "letter"),
    "horror_attack": ("fr", "letter"),
    "mac_gregor": ("en", "a4"),
    "shy_monsters": ("fr", "a4"),
}


@cache
def made(name: str, lang: str = "", paper: str = "") -> pypdfium2.PdfDocument:
    own_lang, own_paper = MADE[name]
    return pypdfium2.PdfDocument(pdf(book(GAMES[name], lang or own_lang, paper or own_paper)))


def words(document: pypdfium2.PdfDocument, first: int = 0, last: int | None = None) -> str:
    """What stands on these pages, spaces as one."""
    pages = range(first, len(document) if last is None else last)
    return " ".join(" ".join(document[n].get_textpage().get_text_range().split()) for n in pages)


def sheet_pages(name: str, document: pypdfium2.PdfDocument) -> range:
    """The numbers of the pages with sheets, from 0."""
    lang, paper = MADE[name]
    return range(len(document) - 2 * len(book(GAMES[name], lang, paper)["sheets"]), len(document))


@pytest.mark.parametrize("name", GAMES)
def test_pages(name: str) -> None:
    document, (lang, paper) = made(name), MADE[name]
    size = {tuple(round(n * POINT, 1) for n in page.get_size()) for page in document}
    assert size == {PAPERS[paper]}
    own = sheet_pages(name, document)
    assert own.start % 2 == 0, "the first sheet is on a page of its own, not behind the text"
    t = Texts(GAMES[name], lang)
    for n in own:
        side = "print-front" if n % 2 == own.start % 2 else "print-back"
        marked = t(side, what="|").replace("|", "").strip()
        assert marked in words(document, n, n + 1) or t("print-empty") in words(document, n, n + 1)


@pytest.mark.parametrize("name", GAMES)
def test_the_first_page_says_what_to_do(name: str) -> None:
    document, (lang, paper) = made(name), MADE[name]
    t, told = Texts(GAMES[name], lang), words(made(name), 0, 1)
    for key in ("title", "designer", "published"):
        assert t(key) in told
    assert " ".join(t("print-fan").split())[:60] in told
    assert (t("print-step-round") in told) == any(piece.shape == "round" for piece in pieces(GAMES[name]))
    for row in book(GAMES[name], lang, paper)["groups"]:
        own = re.search(rf"{re.escape(row['text'])} {row['count']} {re.escape(row['size'])} (\d+)–(\d+)", told)
        assert own, row
        first, last = int(own[1]), int(own[2])
        assert first % 2 == 1
        assert last % 2 == 0
        assert row["text"] in words(document, first - 1, first), "that page names what is on it"


@pytest.mark.parametrize("name", GAMES)
def test_no_word_sticks_out_of_its_piece(name: str) -> None:
    """Whatever is said on a piece ends within it: what does not is cut off with the neighbour's border."""
    document, (_, paper) = made(name), MADE[name]
    high = PAPERS[paper][1]
    laid = sheets(pieces(GAMES[name]), PAPERS[paper])
    for n, sheet in zip(sheet_pages(name, document)[::2], laid, strict=True):
        text = document[n].get_textpage()
        for k in range(text.count_rects()):
            left, bottom, right, top = (m * POINT for m in text.get_rect(k))
            said = text.get_text_bounded(*text.get_rect(k))
            assert top < FOOTER or any(
                p.x <= left and right <= p.x + p.width and p.y <= high - top and high - bottom <= p.y + p.height
                for p in sheet.placed
            ), f"{name}, page {n + 1}: {said!r} sticks out"


@pytest.mark.parametrize("name", GAMES)
def test_how_to_play_is_in_it(name: str) -> None:
    document, (lang, _) = made(name), MADE[name]
    told = words(document, 1, sheet_pages(name, document).start)
    page = howto(GAMES[name], lang)
    assert page.title in told
    for heading in page.headings:
        assert heading in told
    for rule in page.rules():
        assert rule in told


def test_words_of_both_languages() -> None:
    """The cards of Ze Horror Attack, by their names: as often on the fronts as the components say."""
    document = made("horror_attack")
    own = sheet_pages("horror_attack", document)
    fronts = " ".join(words(document, n, n + 1) for n in own if n % 2 == own.start % 2)
    for card in GAMES["horror_attack"].components["card"]:
        begins = card["text_fr"].replace("'", "’").split()[:2]
        assert " ".join(begins) in fronts, card["id"]
    london = Texts(GAMES["horror_attack"], "fr")("pack-london")
    assert fronts.count(london) >= 30
    english = words(made("shy_monsters", "en"), 0, 1)
    assert "Dungeon tiles 11 50 × 50 mm" in english
    assert "Tuiles donjon 11 50 × 50 mm" in words(made("shy_monsters"), 0, 1)


def test_fronts_and_backs_meet_on_paper() -> None:
    """The tiles of Shy Monsters as they are printed: what is inked on the back, mirrored, lies where the front is inked."""
    document = made("shy_monsters")
    front = sheet_pages("shy_monsters", document).start
    rows = slice(int(10 / POINT), int(160 / POINT))  # three rows of tiles
    grey = [numpy.asarray(document[n].render(scale=1.0).to_pil().convert("L"))[rows] for n in (front, front + 1)]
    grey[1] = grey[1][:, ::-1]
    a, b = (side < 235 for side in grey)
    assert a.mean() > 0.3
    assert (a != b).mean() < 0.05, "tiles have gaps between the lines of their drawing, no more"
    edges = [numpy.flatnonzero((side < 120).mean(axis=0) > 0.5) for side in grey]  # the dark rims of the tiles
    assert abs(int(edges[0][0]) - int(edges[1][0])) <= 1
    assert abs(int(edges[0][-1]) - int(edges[1][-1])) <= 1


def test_true_size() -> None:
    """A tile of 50 mm is 50 mm wide on the page: and three of them three times that."""
    document = made("shy_monsters")
    page = document[sheet_pages("shy_monsters", document).start]
    ink = numpy.asarray(page.render(scale=2.0).to_pil().convert("L")) < 200
    row = ink[int(2 * 35 / POINT)]  # through the middle of the first row
    there = numpy.flatnonzero(row)
    across = (there[-1] - there[0]) * POINT / 2
    assert abs(across - (3 * 50 - 3)) < 0.5, "three tiles, less the white rim of 1.5 mm at either side"


def test_the_same_book_gives_the_same_bytes() -> None:
    told = book(GAMES["shy_monsters"], "en")
    assert pdf(told) == pdf(told)


def test_what_cannot_be_printed_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no paper 'a3'"):
        book(GAMES["shy_monsters"], "en", "a3")
    with pytest.raises(NoPieces, match=r"there is no printed\.py"):
        pieces(hantise.game(str(TUTORIAL)))
