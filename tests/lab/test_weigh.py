"""Balance: figures that are right where they are known, and a page that needs nothing but a browser."""

import json
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

import pytest

import hantise
from hantise.lab.accounts import account
from hantise.lab.balance import balance, page
from hantise.lab.scaffold import scaffold
from hantise.lab.weigh import FEWEST, Scale, handled, rules_named, standing, unfired, weighed

SHY = "shy_monsters"


def row(returns: list[float], played: set[tuple[int, str]], **more: object) -> dict[str, object]:
    """What a game with two seats tells the scale."""
    seats = range(len(returns))
    return {
        "returns": returns,
        "teams": [[s] for s in seats],
        "ended": "line",
        "cut": False,
        "decisions": 4,
        "asked": [2 for _ in seats],
        "account": {"seats": {}, "table": {}},
        "fault_count": 0,
        "choices": [{3: 2} for _ in seats],
        "waits": [{1: 1} for _ in seats],
        "behind": [],
        "told": {"marks": 4},
        "played": played,
        "seen": played,
        **more,
    }


def test_a_thing_that_brings_victory_is_told_from_one_that_only_a_winning_seat_has() -> None:
    """The first seat wins four of five, with the charm always, without it six of ten; the second has a pebble now and then."""
    scale = Scale(hantise.game(SHY), 2)
    for n in range(400):
        charm, pebble = n % 2 == 0, n % 4 < 2
        first = charm or n % 10 in (1, 3, 5)
        things = {*([(0, "tile:charm")] * charm), *([(1, "tile:pebble")] * pebble)}
        scale.add(row([1.0, -1.0] if first else [-1.0, 1.0], things))
    told = scale.told()
    charm_line, pebble_line = told["things"]["played"]
    assert (charm_line["thing"], charm_line["n"], charm_line["sure"]) == ("tile:charm", 200, True)
    assert charm_line["difference"] == pytest.approx(0.4)
    assert charm_line["low"] < 0.4 < charm_line["high"]
    assert (pebble_line["thing"], pebble_line["sure"]) == ("tile:pebble", False)
    assert pebble_line["difference"] == pytest.approx(0, abs=0.02), (
        "seat 2 beside itself: that it loses more anyway does not count"
    )
    assert [(p["rate"], p["unfair"]) for p in told["places"]] == [(0.8, True), (pytest.approx(0.2), True)]


def test_few_say_nothing() -> None:
    scale = Scale(hantise.game(SHY), 2)
    for n in range(100):
        scale.add(row([1.0, -1.0], {(0, "tile:charm")} if n < FEWEST - 1 else set()))
    assert scale.told()["things"]["played"] == []


def test_where_the_winner_stood() -> None:
    """Half of the way through: behind the other, in front, level, last of three."""
    two = {"returns": [1.0, -1.0], "teams": [[0], [1]]}
    assert [standing([[0, 0], ahead], two, 0.5) for ahead in ([1, 2], [2, 1], [1, 1])] == ["last", "ahead", ""]
    three = {"returns": [1.0, -0.5, -0.5], "teams": [[0], [1], [2]]}
    assert [standing([[0, 0, 0], a], three, 0.5) for a in ([2, 3, 1], [1, 3, 2], [3, 3, 1])] == ["behind", "last", "level"]
    assert standing([[1, 2]], {"returns": [0.0, 0.0], "teams": [[0], [1]]}, 0.5) == "", "a draw has no winner"


def test_whose_thing_it_was() -> None:
    """The seat that a message names, else those that hear it."""
    game = hantise.game("evil_corp")
    events = [(0, -1, False, "deploys", 1, 3, 0, 0), (1, 0b100, True, "drew", 5), (2, -1, False, "rejected", 7)]
    said = account(game)
    assert list(handled(game, events, said.played, 3)) == [(1, f"tile:{game.words['tile'][3]}")]
    assert list(handled(game, events, said.seen, 3)) == [(2, f"tile:{game.words['tile'][5]}")]


def test_every_game_gives_a_sound_account() -> None:
    """What it says was played or seen are messages of the game that name such a thing; stalls are ends or ways."""
    for name in ("evil_corp", "gregory_horror_show", "horror_attack", "mac_gregor", "shy_monsters"):
        game = hantise.game(name)
        said = account(game)
        for key, kind in {**said.played, **said.seen}.items():
            kinds = [k for _, k in game.messages[key]]
            assert ":" in kind or kind in kinds, (name, key)
        assert set(said.stalls) <= set(game.ends), name
        g = game.new(game.seats[-1], seed=1)
        assert (said.ahead is None) == (name == SHY)
        if said.ahead is not None:
            assert len(said.ahead(g)) == g.seats
        if said.things is not None:
            while g.options:
                g.play(g.options[0])
            told = [(how, seat, name.partition(":")) for how, seat, name in said.things(g)]
            assert told
            assert all(
                how in ("played", "seen") and seat < g.seats and thing in game.words[k] for how, seat, (k, _, thing) in told
            )


def test_rules_that_came_into_play(tmp_path: Path) -> None:
    assert rules_named("EC-NIT-1 to EC-NIT-3, EC-END-5: what each brings") == {"EC-NIT-1", "EC-NIT-2", "EC-NIT-3", "EC-END-5"}
    scaffold("night_watch", tmp_path / "night_watch")
    told = weighed(str(tmp_path / "night_watch" / "__init__.py"), ["random", "random"], 12)
    assert told["behind"], "its tally measures who is ahead"
    never = told["rules"]["never"]
    assert told["rules"]["named"] >= 8
    assert not {"NW-SET-1", "NW-TRN-2", "NW-TRN-5", "NW-END-1"} & set(never), never
    game = hantise.game(str(tmp_path / "night_watch" / "__init__.py"))
    alone = unfired(game, {"NW-TRN-2"}, Counter({"plays": 3}))
    assert "NW-TRN-5" in alone["never"]
    assert alone["never"]["NW-END-1"].startswith("When all cards are played")
    assert "skips" in alone["untold"]
    assert "plays" not in alone["untold"]


def test_the_page(tmp_path: Path) -> None:
    """The figures agree with one another; the page asks nothing of a network, and all in it has a name."""
    told = balance(SHY, [2], "random", 90, seed=3)
    assert json.loads(json.dumps(told))["at"][0]["games"] == 90
    (at,) = told["at"]
    assert sum(at["ways"].values()) == sum(n for _, n in at["lengths"]) == 90
    assert sum(p["rate"] for p in at["places"]) == pytest.approx(1)
    assert at["people"][1]["choices"]["p50"] >= 2
    game = hantise.game(SHY)
    for lang, title in (("en", "how it is balanced"), ("fr", "son équilibre")):
        text = page(game, json.loads(json.dumps(told)), lang, "hantise balance shy_monsters")
        assert title in text
        assert not re.search(r"<script|<link|<img|url\((?!#)|@import", text)
        assert not re.findall(r'(?:src|href)="(?!#)', text.replace("xlink:href", "href"))
        ids = re.findall(r'\bid="([^"]+)"', text)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'href="#([^"]+)"', text)) <= set(ids)
        charts = re.findall(r"<svg.*?</svg>", text, flags=re.DOTALL)
        assert len(charts) >= 4
        for chart in charts:
            assert ElementTree.fromstring(chart).get("aria-label")
            assert "#0102" not in chart, "every colour is one of the page's, dark or light"
            assert not re.search(r"\n|\d\.\d{3}|font-family|<g>|<metadata", chart), "nothing that nobody sees"


def test_our_own_pages() -> None:
    """Every game at every number of seats, linked from the page that says what they tell."""
    folder = Path(__file__).parents[2] / "docs" / "balance"
    index = (folder / "index.md").read_text(encoding="utf-8")
    for name in ("evil_corp", "gregory_horror_show", "horror_attack", "mac_gregor", "shy_monsters"):
        assert f"]({name}.html)" in index
        text = (folder / f"{name}.html").read_text(encoding="utf-8")
        assert [int(n) for n in re.findall(r'<section id="s(\d+)">', text)] == list(hantise.game(name).seats)
        assert "<script" not in text
        assert text.count("\n") < 1000, "made before charts were squeezed: hantise balance"
