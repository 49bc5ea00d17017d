"""First time? One touch on the first page opens a guided table; its tips are for its person alone, and can be put away. From
the first page to the first pick: three taps and 150 words at most."""

from __future__ import annotations

import re
from html import unescape

import pytest
from served import House

from hantise.core.registry import games
from hantise.learn.guide import guide, said
from hantise.texts import LANGUAGES

GAMES = games()
MOST_WORDS = 150
MOST_TAPS = 3


def first(house: House, game: str, lang: str = "en") -> tuple[str, str]:
    """A guided table, opened from the first page: its address, and its page."""
    ann = house.browser(lang)
    assert 'formaction="/first"' in ann.get("/").text
    table = ann.post("/first", {"game": game, "lang": lang}).headers["location"]
    return table, ann.get(table).text


def shown(page: str) -> str:
    """The words of some HTML that is seen at once: nothing hidden, folded away, or drawn."""
    page = re.sub(r"<svg\b.*?</svg>|<select\b.*?</select>", " ", page, flags=re.DOTALL)
    page = re.sub(r"(<details[^>]*>\s*<summary>.*?</summary>).*?</details>", r"\1", page, flags=re.DOTALL)
    page = re.sub(r"<(li|button|section|span)\b[^>]*\bhidden\b[^>]*>.*?</\1>", " ", page, flags=re.DOTALL)
    page = re.sub(r'<button[^>]*data-(?:speak|do="hold")[^>]*>.*?</button>', " ", page, flags=re.DOTALL)
    return unescape(re.sub(r"<[^>]+>", " ", page))


def words(text: str) -> int:
    return len(re.findall(r"[^\W_]+(?:[’'-][^\W_]+)*", text))


def section(page: str, name: str) -> str:
    found = re.search(rf'<section id="{name}".*?</section>', page, flags=re.DOTALL)
    assert found is not None, name
    return found[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_three_taps_and_150_words(house: House, name: str, lang: str) -> None:
    """Taps: 'first time?', then what composes the easiest first pick. Words: what the page says of itself and of this box, then
    at the table what is asked, the tip, and the buttons and cards to choose with."""
    home = house.browser(lang).get("/").text
    about = re.search(r'<div class="hero-art">.*?</div>', home, flags=re.DOTALL)
    box = re.search(rf'<li class="box ready" data-box="{name}">.*?</form>', home, flags=re.DOTALL)
    assert about is not None
    assert box is not None
    table, page = first(house, name, lang)
    read = [shown(part) for part in (about[0], box[0], *(section(page, part) for part in ("status", "guide", "ask", "hand")))]
    assert 60 < words(" ".join(read)) <= MOST_WORDS, [(words(part), part) for part in read]
    ways = [way.split() for paths in re.findall(r'data-path="([^"]*)"', page) for way in unescape(paths).split("|")]
    assert ways
    taps = max(1, min(len(way) for way in ways if way) if any(ways) else 1)
    assert 1 + taps <= MOST_TAPS
    assert table.startswith("/t/")


def test_tips_are_for_their_person_alone(house: House) -> None:
    table, page = first(house, "shy_monsters")
    tip = said(GAMES["shy_monsters"], "en")["look"]
    assert tip.text in unescape(page)
    assert tip.text not in unescape(house.browser().get(table).text), "an onlooker is told nothing"
    assert "1/7" in section(page, "guide")


def test_a_tip_is_put_away_by_a_form_or_over_the_line(house: House) -> None:
    ann, own = house.browser(), guide(GAMES["shy_monsters"])
    assert own is not None
    table = ann.post("/first", {"game": "shy_monsters"}).headers["location"]
    line = ann.live(table)
    line.send({"tip": "walk"})
    assert line.silent(), "that one is not there"
    line.send({"tip": "look"})
    assert '<section id="guide" hidden>' in line.until("html")["html"]
    assert "data-beside" not in ann.get(table).text
    line.send({"tip": "look"})
    assert line.silent(), "it was put away before"
    assert ann.post(table + "/tip", {"tip": "look"}).status_code == 409
    assert house.browser().post(table + "/tip", {"tip": "*"}).status_code == 403
    for _ in range(2):
        line.pick(next(iter(line.picks)))
    assert 'name="tip" value="walk"' in ann.get(table).text
    assert ann.post(table + "/tip", {"tip": "*"}).status_code == 303
    assert "data-beside" not in ann.get(table).text
    assert 'id="guide"' not in ann.get(table + "/past?n=1").text, "the past is not taught"


def test_after_the_game_it_says_what_was_met_and_where_to_go_on(house: House) -> None:
    ann = house.browser()
    table = ann.post("/first", {"game": "shy_monsters"}).headers["location"]
    line = ann.live(table)
    for way in ("h6", "f4", "g6"):
        line.pick(f"peek {way}" if way != "g6" and f"peek {way}" in line.picks else way)
    line.pick("h6")  # the dragon in its dead end, seen before
    page = ann.get(table).text
    told = section(page, "guide")
    titles = said(GAMES["shy_monsters"], "en")
    assert [titles[name].title for name in ("look", "walk")] == re.findall(r"<li>([^<]*)</li>", told)[:2]
    assert 'href="/how/shy_monsters"' in told
    assert 'href="/puzzles#shy_monsters"' in told
    assert 'action="/new"' in told
    fields = dict(re.findall(r'name="([a-z]+)" value="([^"]*)"', told))
    assert fields == {"game": "shy_monsters", "players": "2", "seat": "1", "against": "greedy"}
    new = ann.post("/new", fields).headers["location"]
    assert "data-beside" not in ann.get(new).text, "the next game is one without tips"


def test_what_is_no_first_game(house: House) -> None:
    ann = house.browser()
    assert ann.post("/first", {"game": "nothing"}).status_code == 404
    assert ann.post("/first", {"game": "tic_tac_toe"}).status_code == 404
    table = ann.new(game="shy_monsters", against="link")
    assert ann.post(table + "/tip", {"tip": "*"}).status_code == 409
    assert "data-beside" not in ann.get(table).text


def test_an_owners_numbers_begin_it_by_lot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hantise.core.record.in_force", lambda folder: "0123456789abcdef")
    _, page = first(house, "shy_monsters")
    assert 'data-me="1"' in page
    assert "data-beside" not in page, "the words are those of another beginning"


@pytest.mark.parametrize("page", ["/", "/new/{}", "/how/{}"])
def test_it_is_offered_wherever_a_game_is(house: House, page: str) -> None:
    for name in GAMES:
        told = house.browser().get(page.format(name)).text
        assert "First time?" in told
        assert '"/first"' in told


def test_after_the_game_puzzles_follow_where_there_are_some(house: House) -> None:
    ann = house.browser()
    table = ann.post("/first", {"game": "horror_attack"}).headers["location"]
    line = ann.live(table)
    while not house.hub.table(table[3:]).sitting.over:
        line.drain()
        if line.picks:
            line.pick(next(iter(line.picks)))
    assert 'href="/puzzles#horror_attack"' in section(ann.get(table).text, "guide")
