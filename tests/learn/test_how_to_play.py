"""How to play: what the pages say in numbers is what the components and the engine say; both languages say the same; each
paragraph leads to rules that there are; what a picture asks, the engine answers."""

import json
import re
from collections import Counter
from html import unescape

import pytest
from tests.learn.figures import FIGURES
from tests.numbered_rules import defined, rules_of

from hantise.core.registry import games
from hantise.learn.howto import (
    MISTAKES,
    RULES,
    SECTIONS,
    WORDS,
    BadHowTo,
    answers,
    has_howto,
    howto,
    picture,
    position,
    record_of,
)
from hantise.server import learn
from hantise.table.pages import goal
from hantise.texts import LANGUAGES, Texts

GAMES = games()
TOLD = sorted(FIGURES)
PAGES = {(name, lang): howto(GAMES[name], lang) for name in TOLD for lang in LANGUAGES}
IN_WORDS = {
    "en": "three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen",
    "fr": "trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
}  # "two" is also said as "both", and "one" is an article in French
NUMBER = {lang: {word: n for n, word in enumerate(words.split(), 3)} for lang, words in IN_WORDS.items()}


def numbers(text: str, lang: str) -> Counter[int]:
    """The numbers of a text, in figures or words, save those that count its own paragraphs or name a place (D3)."""
    prose = re.sub(r"\*\*\d+\.|^\d+\. |\]\([^)]*\)|\b[A-Za-z]\d+\b", " ", RULES.sub("", text), flags=re.MULTILINE)
    found = re.findall(r"\d+|[^\W\d_]+", prose.lower())
    return Counter(
        int(word) if word.isdigit() else NUMBER[lang][word] for word in found if word.isdigit() or word in NUMBER[lang]
    )


@pytest.mark.parametrize(("name", "lang"), PAGES)
def test_every_number_is_that_of_the_game(name: str, lang: str) -> None:
    wanted = FIGURES[name]()
    assert set(wanted) <= set(SECTIONS)
    for section, text in PAGES[name, lang].sections.items():
        assert numbers(text, lang) == Counter(wanted.get(section, [])), section


@pytest.mark.parametrize(("name", "lang"), PAGES)
def test_it_is_short(name: str, lang: str) -> None:
    assert 300 < PAGES[name, lang].words <= WORDS


@pytest.mark.parametrize(("name", "lang"), PAGES)
def test_every_paragraph_leads_to_rules_that_there_are(name: str, lang: str) -> None:
    there = set(defined(rules_of(GAMES[name], lang)))
    page = PAGES[name, lang]
    assert sorted(set(page.rules()) - there) == []
    story = page.sections["story"]
    bare = [b for b in page.blocks if not RULES.search(b) and not b.startswith("|") and b not in story]
    assert bare == []


@pytest.mark.parametrize(("name", "lang"), PAGES)
def test_five_mistakes(name: str, lang: str) -> None:
    assert len(re.findall(r"^\d+\. ", PAGES[name, lang].sections["mistakes"], flags=re.MULTILINE)) == MISTAKES


@pytest.mark.parametrize("name", TOLD)
def test_both_languages_tell_the_same(name: str) -> None:
    english, french = (PAGES[name, lang] for lang in ("en", "fr"))
    assert [(p.record, p.seat, p.deed) for p in english.positions] == [(p.record, p.seat, p.deed) for p in french.positions]
    for section in SECTIONS:
        by_block = [[RULES.findall(b) for b in page.sections[section].split("\n\n")] for page in (english, french)]
        assert by_block[0] == by_block[1], section


@pytest.mark.parametrize(("name", "lang"), PAGES)
def test_apostrophes(name: str, lang: str) -> None:
    assert re.findall(r".{0,20}'.{0,20}", PAGES[name, lang].text) == []


@pytest.mark.parametrize("name", TOLD)
def test_french_typography(name: str) -> None:
    """The spaces before double signs do not break."""
    text = PAGES[name, "fr"].text
    assert re.findall(r".{0,20}(?: [:;?!»%]|« ).{0,20}", re.sub(r"!\[|\| ?:?-+", "", text)) == []


ASKED = [(name, n) for name in TOLD for n, p in enumerate(PAGES[name, "en"].positions) if p.deed]


def test_every_game_says_how_it_is_played() -> None:
    assert [name for name in GAMES if not has_howto(GAMES[name])] == []
    assert set(GAMES) == set(TOLD)


def test_every_game_asks_something() -> None:
    assert {name for name, _ in ASKED} == set(TOLD)


@pytest.mark.parametrize(("name", "n"), ASKED)
def test_the_engine_answers_what_a_picture_asks(name: str, n: int) -> None:
    game, shown = GAMES[name], PAGES[name, "en"].positions[n]
    found = answers(game, Texts(game, "en"), shown)
    state = record_of(game, shown.record).replay()
    assert state.player == shown.seat, "whoever is asked looks at the picture"
    before, after = shown.deed.split("{}")
    ways = [[w for w in (c.text, *c.taps) if w.startswith(before) and w.endswith(after)] for c in game.choices(state)]
    there = {way.removeprefix(before).removesuffix(after) for some in ways for way in some}
    legal = {a.at for a in found if a.legal}
    assert legal
    assert legal == {at for at in there if f'data-at="{at}"' in picture(game, "en", shown)[2]}
    assert [a for a in found if not a.legal], "it would be no question"
    assert all(a.said for a in found)


@pytest.mark.parametrize(("name", "lang"), PAGES)
def test_the_page(name: str, lang: str) -> None:
    """Drawn once, whole: sections with anchors, pictures, links to the numbered rules, the answers without a script too."""
    addresses = {"rules": f"/rules/{name}", "table": f"/new/{name}", "first": "/first", "puzzles": "/puzzles"}
    html = learn.how_page(GAMES[name], lang, addresses)
    page = PAGES[name, lang]
    for section in SECTIONS:
        assert html.count(f'<h2 id="{section}">') == 1
        assert f'href="#{section}"' in html
    assert html.count("<figure") == len(page.positions)
    for rule in page.rules():
        assert f'href="/rules/{name}#{rule}"' in html
    for told in re.findall(r'data-answers="([^"]*)"', html):
        for legal, said in json.loads(unescape(told)).values():
            assert not legal or f"<li>{said}</li>" in html.replace("&#39;", "'")
    ids = re.findall(r' id="([^"]+)"', html)
    assert [i for i, times in Counter(ids).items() if times > 1] == []
    assert re.findall(r"</(?:a|button)><(?:a|button|small)\b[^>]*>", html) == [], "two words run together when it is read aloud"


def test_a_picture_that_does_not_fit_the_owners_components_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hantise.core.record.in_force", lambda folder: "0123456789abcdef")
    assert learn.figure(GAMES["shy_monsters"], "en", PAGES["shy_monsters", "en"].positions[0]) == ""


@pytest.mark.parametrize(("name", "lang"), PAGES)
def test_a_table_tells_how_one_wins(name: str, lang: str) -> None:
    """The section of the page, without the ids of its rules."""
    told = goal(GAMES[name], lang)
    assert told.startswith("<p>")
    assert not RULES.search(told)
    assert len(told) < 1200


def test_what_is_wrong_in_a_page_is_named() -> None:
    game = GAMES["shy_monsters"]
    path = game.folder / "learn" / "how-to-play.en.md"
    for record, seen, why in (
        ("floor.rec", "x", "no seat"),
        ("floor.rec", "h explore", "needs {}"),
        ("none.rec", "h", "no record none.rec"),
        ("floor.rec", "h in 0 0", "x, y, width and height"),
    ):
        with pytest.raises(BadHowTo, match=why):
            position(game, path, "?", record, seen)


def test_shy_monsters_as_its_captions_say() -> None:
    game = GAMES["shy_monsters"]
    floor = game.view(record_of(game, "floor.rec").replay(), 0).table
    assert "i7" in floor["comfort"]["hydra"]
    assert "i9" in floor["comfort"]["dragon"]
    hero = game.view(record_of(game, "floor.rec").replay(), 1).table
    assert [tile["tile"] for tile in hero["tiles"]].count("back") == 6
    fear = game.view(record_of(game, "fear.rec").replay(), -1).table
    assert {tile["tile"]: tile["status"] for tile in fear["tiles"] if tile["status"]} == {
        "mantis": "active",
        "hydra": "inactive",
    }
    assert "i7" in fear["comfort"]["hydra"]


def test_mac_gregor_as_its_captions_say() -> None:
    game = GAMES["mac_gregor"]
    ghost = game.view(record_of(game, "walk.rec").replay(), 0).table
    assert ghost["walk"] == ["d3", "e3", "d2", "d1"]
    walls = {frozenset((wall["a"], wall["b"])): wall.get("door") for wall in game.components["board"]["wall"]}
    assert walls[frozenset(("d1", "d2"))] == "none"
