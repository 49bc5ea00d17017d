"""One name for one person: whoever looks, wherever somebody is named, he is called the same and has the same sign."""

from __future__ import annotations

import html
import re
from pathlib import Path
from random import Random

import pytest

from hantise.core.registry import from_file, games
from hantise.table import ending, pages, rows, sight
from hantise.table.bot_names import NAMES, called
from hantise.table.rows import Sitter
from hantise.table.sitting import SetUp, Sitting, opening
from hantise.texts import LANGUAGES

PANEL = re.compile(
    r'<li id="seat-(\d)".*?<use href="#([\w-]+)"/></svg><b>(\w)</b></span>.*?<p id="who-\d"[^>]*><b>([^<]*)</b>(.*?)</p>',
    re.DOTALL,
)
LINE = re.compile(r'<li id="l-\d+".*?class="line(?: of-(\d))?">(.*?)</button>', re.DOTALL)
SIGN = re.compile(r'<svg class="by".*?<use href="#([\w-]+)"/></svg><span class="by" aria-hidden="true">(\w)</span> ')
MENTION = re.compile(r"<b>([^<]*)</b>(?: <small>\(([^<]*)\)</small>)?")
NUMBERED = re.compile(r"\b(?:[Ss]eat|[Pp]layer|[Pp]lace|[Jj]oueur) \d")
GAME = from_file(Path(__file__).parents[2] / "docs/tutorial/tic_tac_toe.py")
TOY = SetUp("t", GAME, 2, {}, False, b"")
MOST = 40  # picks of a game that are looked at


def at_a_table(name: str) -> Sitting:
    """A person with a name, a bot, somebody without a name, and bots, as many as can sit there."""
    game = games()[name]
    seats = game.seats[-1]
    people = [Sitter("human", "Odile"), Sitter("bot", "", "greedy"), Sitter("human"), *[Sitter("bot", "", "ismcts")] * seats]
    setup = SetUp("abc", game, seats, game.settings({}), False, b"")
    return Sitting(setup, opening(setup, people[:seats]))


def spoken(sitting: Sitting, seat: int, lang: str) -> dict[str, int]:
    """Whom each name means, in all the forms that a sentence may have of it."""
    t = sight.texts(sitting.game, lang)
    names = sight.called(t, tuple(sitting.people))
    found: dict[str, int] = {}
    for who in range(sitting.seats):
        forms = {names[who]} if names[who] else {t.role(who), *t.person(who, names).values()}
        for form in forms:
            assert found.setdefault(form, who) == who, f"{form} is two people"
    return found


def read(sitting: Sitting, seat: int, lang: str) -> None:
    """Every place of the page in which that viewer reads a name."""
    t = sight.texts(sitting.game, lang)
    page = pages.table_page(sight.sight(sitting, seat, lang))
    names = spoken(sitting, seat, lang)
    panels = {int(who): (symbol, letter, html.unescape(name), tags) for who, symbol, letter, name, tags in PANEL.findall(page)}
    assert len(panels) == sitting.seats
    for who, (_, letter, name, tags) in panels.items():
        assert names[name] == who
        assert letter == t.letter(who)
        assert (f">{t('page-you')}<" in tags) == (who == seat)
        assert (f">{t('page-bot')}<" in tags) == (sitting.people[who].kind == "bot")
    for own, text in LINE.findall(page):
        sign, had = SIGN.search(text), set()
        if sign:
            assert panels[int(own)][:2] == sign.groups()
        for word, tag in MENTION.findall(text):
            who = names[html.unescape(word)]
            expected = (
                ""
                if who in had
                else t("page-bot")
                if sitting.people[who].kind == "bot"
                else t("page-you")
                if who == seat
                else ""
            )
            assert tag == expected, text
            had.add(who)
    words = html.unescape(re.sub(r"<[^>]*>", " ", page.partition("<main")[2]))
    assert not NUMBERED.search(words + " ".join(re.findall(r'(?:aria-label|data-tip)="([^"]*)"', page)))
    assert not re.search("[\ue000-\uf8ff]", page), "no mark is left"
    status = sight.sight(sitting, seat, lang).status
    for bot in (p.strength for p in sitting.people if p.kind == "bot"):
        assert sight.bot_name(t, bot) not in status


@pytest.mark.parametrize("name", sorted(games()))
def test_everybody_is_called_the_same_wherever_he_is_named(name: str) -> None:
    sitting, rnd = at_a_table(name), Random(3)
    assert len({p.name for p in sitting.people if p.kind == "bot"}) == sum(p.kind == "bot" for p in sitting.people)
    while not sitting.over and sitting.n < MOST:
        if sitting.n in (0, MOST - 1):
            for lang in LANGUAGES:
                for seat in range(-1, sitting.seats):
                    read(sitting, seat, lang)
        seat = rnd.choice(sitting.waits_for())
        sitting.pick(seat, sitting.asks[seat], "", rnd.choice(list(sitting.asked_of(seat).options)))
    read(sitting, 0, "en")


def test_the_end_is_told_of_the_same_people() -> None:
    sitting, rnd = at_a_table("horror_attack"), Random(1)
    while not sitting.over:
        seat = rnd.choice(sitting.waits_for())
        sitting.pick(seat, sitting.asks[seat], "", rnd.choice(list(sitting.asked_of(seat).options)))
    for lang in LANGUAGES:
        read(sitting, 2, lang)
        view = sight.sight(sitting, -1, lang)
        best = [view.names[i] for i, value in enumerate(view.view.returns) if value == max(view.view.returns)]
        assert all(name in view.status for name in best)


def test_a_bot_is_marked_in_a_team_of_people_too() -> None:
    """At the end, where a team is named as one: a team of bots by a mark of its own."""
    game = games()["evil_corp"]
    setup = SetUp("abc", game, 4, game.settings({}), False, b"")
    sitting = Sitting(setup, opening(setup, [Sitter("human", "Odile"), *[Sitter("bot", "", "greedy")] * 3]))
    t = sight.texts(game, "en")
    mixed, bots = ending.teams(sitting, t, sight.people(sitting, t, 0, ()))
    assert (mixed.bots, mixed.name) == (False, f"Odile and {sitting.people[game.teams(4)[0][1]].name} (bot)")
    assert (bots.bots, "(" in bots.name) == (True, False)


def test_a_strip_of_the_board_is_called_as_its_person() -> None:
    sitting = at_a_table("horror_attack")
    page = pages.table_page(sight.sight(sitting, 0, "en"))
    for who, name in enumerate(sight.called(sight.texts(sitting.game, "en"), tuple(sitting.people))):
        strip = page.partition(f'id="s-{who}"')[2].partition(">")[0]
        assert f'aria-label="{name}: ' in strip
        assert f'href="#p-seat-{who}"' in page.partition(f'id="s-{who}"')[2].partition("</g></g>")[0]


def test_two_at_one_screen_are_called_by_their_names_and_neither_is_you() -> None:
    game = games()["mac_gregor"]
    setup = SetUp("t", game, 2, game.settings({}), False, b"")
    sitting = Sitting(setup, opening(setup, [Sitter("human", "Ann"), Sitter("human")], hot=True))
    seat = sitting.waits_for()[0]
    sitting.pick(seat, sitting.asks[seat], "", sitting.asked_of(seat).options[0])
    page = pages.table_page(sight.sight(sitting, seat, "en", extra={"hot": True}))
    assert all(not tag for _, text in LINE.findall(page) for _, tag in MENTION.findall(text))
    t = sight.texts(game, "en")
    cover = pages.cover_page("en", game, sight.people(sitting, t, -1, ())[1], {})
    assert "Guest B" in cover


def test_who_played_then_is_named_and_not_who_sits_there_now() -> None:
    made = opening(TOY, [Sitter("human", "Ann"), Sitter("human", "Bob")])
    sitting, kept = Sitting(TOY, made), list(made)

    def pick(seat: int) -> None:
        kept.append(sitting.pick(seat, sitting.asks[seat], "", sitting.state.options[0]))

    pick(0)
    kept.append(sitting.sit(0, Sitter("bot", "", "greedy", away="Ann"), 1))
    bot = sitting.people[0].name
    pick(1)
    pick(0)
    kept.append(sitting.sit(0, Sitter("human", "Ann"), 0))
    pick(1)
    pick(0)
    for now in (sitting, Sitting(TOY, [rows.read(*rows.write(row)) for row in kept])):
        told = [line.text for line in sight.sight(now, 1, "en").lines]
        assert f"Bob lets {bot}, a careful bot, play for Ann from here on." in told
        assert f"Ann takes the seat back from {bot}." in told
        assert [line.split()[0] for line in told if " marks " in line] == ["Ann", "Bob", bot, "Bob", "Ann"]
    while sitting.n:
        record = sitting.record().undo(1)
        sitting._restore(record)
        sitting._clamp(sitting.n)
    pick(0)
    (told,) = [line.text for line in sight.sight(sitting, 1, "en").lines if " marks " in line.text]
    assert told.startswith("Ann "), "what is played after taking back is his"


def test_whoever_takes_an_open_seat_has_played_there_from_the_beginning() -> None:
    game = games()["evil_corp"]
    setup = SetUp("t", game, 2, game.settings({}), False, b"")
    sitting = Sitting(setup, opening(setup, [Sitter("human", "Ann"), Sitter("open")]))
    assert any("Seat B" in line.text for line in sight.sight(sitting, 0, "en").lines)
    sitting.sit(1, Sitter("human", "Bob"))
    assert not any("Seat B" in line.text.replace("sits down: Seat B", "") for line in sight.sight(sitting, 0, "en").lines)


def test_names_of_bots_are_short_and_no_two_are_alike() -> None:
    assert len({name.casefold() for name in NAMES}) == len(NAMES) >= 24
    assert all(3 <= len(name) <= 12 for name in NAMES)
    for table in range(200):
        people = called([Sitter("bot", "", "greedy")] * 7 + [Sitter("human", NAMES[table % len(NAMES)])], f"table{table}")
        assert len({p.name.casefold() for p in people}) == 8
        assert called(people, f"table{table}") == people
    assert len({p.name for p in called([Sitter("bot", "", "greedy")] * (len(NAMES) + 5), "t")}) == len(NAMES) + 5


def test_a_table_of_before_bots_had_names_gives_them_some_that_stay() -> None:
    kind, what = rows.write(rows.Start([], [Sitter("human", "Ann"), Sitter("bot", "", "greedy")], [1, 1]))
    assert '"away"' in what
    old = what.replace(',"away":"","lang":""', "")
    start = rows.read(kind, old)
    assert isinstance(start, rows.Start)
    assert called(start.people, "abc")[1].name == called(start.people, "abc")[1].name != ""
