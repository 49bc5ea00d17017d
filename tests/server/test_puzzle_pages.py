"""The pages of puzzles: all of them, one for the day, what came of a pick, and a table that goes on."""

import re
from html import unescape

import pytest
from served import House

from hantise.core.registry import games
from hantise.learn.puzzles import puzzles
from hantise.server.puzzles import DAY, SHOWN, all_page, seen
from hantise.texts import LANGUAGES

GAMES = games()
TOLD = sorted(name for name in GAMES if puzzles(GAMES[name]))


def numbered(name: str, n: int = 1) -> dict[str, int]:
    """The number of each pick on the page, by its text."""
    return {choice.text: i for i, choice in enumerate(seen(puzzles(GAMES[name])[n - 1], "en")[0].choices, 1)}


def test_all_of_them_and_one_for_the_day(house: House) -> None:
    told = house.browser().get("/puzzles").text
    for name in TOLD:
        for puzzle in puzzles(GAMES[name]):
            assert f'href="/puzzles/{name}/{puzzle.number}"' in told
        assert f'href="/puzzles#{name}"' in house.browser().get(f"/how/{name}").text
        assert f'href="/puzzles#{name}"' in house.browser().get("/").text
    today, tomorrow = (re.findall(r'class="go" href="([^"]+)"', all_page("en", day)) for day in (DAY, DAY + 1))
    assert len(today) == len(TOLD)
    assert not set(today) & set(tomorrow)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
def test_a_puzzle_is_judged(house: House, name: str, lang: str) -> None:
    browser, puzzle, numbers = house.browser(lang), puzzles(GAMES[name])[0], numbered(name)
    here = f"/puzzles/{name}/1"
    asked = browser.get(here).text
    assert puzzle.words[lang].question in unescape(asked)
    assert puzzle.words[lang].why not in unescape(asked)
    assert 'id="verdict"' not in asked
    for i in numbers.values():
        assert f'href="?pick={i}#verdict"' in asked
    right, wrong, told = (
        unescape(browser.get(f"{here}?pick={what}").text)
        for what in (numbers[puzzle.best.pick], numbers[puzzle.figures[-1].pick], SHOWN)
    )
    assert 'class="told right"' in right
    assert " data-right" in right
    assert puzzle.words[lang].why in right
    assert puzzle.words[lang].why in told
    assert f'class="told {puzzle.verdict(puzzle.figures[-1].pick)}"' in wrong
    assert puzzle.words[lang].why not in wrong
    for page in (asked, right, wrong, told):
        ids = re.findall(r' id="([^"]+)"', page)
        assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("name", TOLD)
def test_it_shows_what_the_seat_knows_that_is_asked(name: str) -> None:
    for puzzle in puzzles(GAMES[name]):
        state, (found, regions) = puzzle.record.replay(), seen(puzzle, "en")
        assert found.me == state.player
        assert found.view == GAMES[name].view(state, state.player)
        assert 'class="board"' in regions["board"]
        assert len(found.choices) == len(puzzle.figures)


def test_what_is_no_puzzle(house: House) -> None:
    browser = house.browser()
    for address in ("/puzzles/horror_attack/0", "/puzzles/horror_attack/999", "/puzzles/horror_attack/x", "/puzzles/nothing/1"):
        assert browser.get(address).status_code == 404
        assert browser.post(address).status_code == 404
    for pick in ("0", "-1", "999", "x", ""):
        assert 'id="verdict"' not in browser.get(f"/puzzles/horror_attack/1?pick={pick}").text


@pytest.mark.parametrize("name", TOLD)
def test_the_game_goes_on_from_a_puzzle(house: House, name: str) -> None:
    browser, puzzle = house.browser(), puzzles(GAMES[name])[0]
    answer = browser.post(f"/puzzles/{name}/1")
    assert answer.status_code == 303
    sitting = house.hub.table(answer.headers["location"][3:]).sitting
    played, begun = ([(entry.who, entry.text) for entry in record.entries] for record in (sitting.record(), puzzle.record))
    assert played == begun
    assert [person.kind == "human" for person in sitting.people].index(True) == sitting.state.player
    assert f'data-me="{sitting.state.player}"' in browser.get(answer.headers["location"]).text
