"""Looking back: from one's own knowledge, undisturbed by news; after the end from anybody's."""

from __future__ import annotations

import re
from collections.abc import Callable

from .driver import PHONE, Person, expect


def position(me: Person, n: int) -> None:
    expect(me.page.locator("#when")).to_have_text(re.compile(rf"^{n} / "))


def test_35_a_line_shows_its_position_and_one_click_returns(person: Callable[..., Person], hero_dead: str) -> None:
    me = person()
    me.load(hero_dead, 1, "greedy", 8)
    before = me.now()
    me.page.locator("#lines li:has-text('reveals j7') button").click()
    expect(me.page.locator("#banner")).to_be_visible()
    position(me, 7)
    assert me.now()["i9"] == "Face-down tile at i9"
    expect(me.page.locator("#ask")).to_be_hidden()
    me.press(me.at("h7"))  # nothing can be picked in the past
    me.page.locator("#banner [data-do=back]").focus()
    me.page.keyboard.press("ArrowLeft")
    position(me, 6)
    me.page.keyboard.press("ArrowRight")
    position(me, 7)
    me.page.locator("#banner [data-do=live]").click()
    expect(me.page.locator("#banner")).to_be_hidden()
    assert me.now() == before
    assert len(me.paths()) == 5


def test_35_on_a_phone_the_board_stays_in_sight(person: Callable[..., Person], hero_dead: str) -> None:
    me = person(PHONE)
    me.load(hero_dead, 1, "greedy", 8)
    me.press(me.page.locator("#log [data-do=back]"))
    position(me, 7)
    expect(me.page.locator("#board")).to_be_in_viewport(ratio=0.6)
    for deed in ("back", "on", "live"):
        expect(me.page.locator(f"#banner [data-do={deed}]")).to_be_in_viewport(ratio=1)
    me.page.locator("#banner [data-do=live]").tap()
    expect(me.page.locator("#banner")).to_be_hidden()


def test_36_news_do_not_pull_me_back_and_are_counted(person: Callable[..., Person]) -> None:
    master, hero = person(), person()
    master.begin("shy_monsters", 0, "link")
    link = master.page.input_value("#invite-1")
    hero.page.goto(link)
    hero.press(hero.page.locator("form button.go"))
    master.page.wait_for_selector("#ask [data-pick]", state="attached")
    for path in ("corridor h7", "corridor i7", "dragon", "x", "exit"):
        options = sorted(p for p in master.paths() if p.startswith(path))
        if options:
            master.pick(next(o for o in master.options() if options[0] in o["path"].split("|")))
    while master.page.locator("#ask [data-pick]").count():
        master.pick(master.options()[0])
    assert hero.wait_for_turn()
    master.page.locator("#log [data-do=first]").click()
    position(master, 0)
    hero.pick(hero.options()[0])
    expect(master.page.locator("#missed")).to_have_text("1")
    position(master, 0)
    assert len(master.now()) == 1, "only the entrance lay there"
    master.page.locator("#banner [data-do=live]").click()
    assert len(master.now()) == 7
    assert "reveals" in master.lines()[0]


def test_37_lines_since_my_last_decision_are_marked(person: Callable[..., Person], hero_dead: str) -> None:
    me = person()
    me.load(hero_dead, 0, "screen", 11)  # a hot seat: after the hero's moves it is the master's turn
    me.page.locator("form button.go").click()
    me.page.wait_for_selector("#lines li")
    new = me.page.eval_on_selector_all(
        "#lines li", "l => l.filter(e => getComputedStyle(e.firstChild, '::before').content !== 'none').map(e => e.textContent)"
    )
    assert len(new) == 6  # the hero's five deeds; what the last of them brought about is long, and goes on in a line of its own
    assert all("The Hero" in line for line in new[1:])


def test_38_the_last_move_is_marked_on_the_board(person: Callable[..., Person], hero_dead: str) -> None:
    me = person()
    me.load(hero_dead, 1, "greedy", 10)
    assert me.page.locator("#board .trail").count() == 1


STROLLS = (
    "%game shy_monsters 1\n%option idle_limit 0\n* mantis kraken\n"
    "m corridor@h7 > mantis@i7 > kraken@j7 > corridor@i8 > corridor@i9 > exit@j8\nh peek h7\nh peek i9\n"
) + "h explore h7\nh explore g7\n" * 30


def test_42_older_lines_come_on_demand(person: Callable[..., Person]) -> None:
    me = person(lang="fr")
    me.load(STROLLS, 1, "greedy")
    lines, more = me.page.locator("#lines li"), me.page.locator("#older")
    assert lines.count() == 50
    total = int((lines.first.get_attribute("id") or "").removeprefix("l-")) + 1
    assert total == 64
    more.click()
    expect(more).to_be_hidden()
    assert lines.count() == total
    assert "construit l’étage 1" in me.lines()[-1]
    ids = [int(i.removeprefix("l-")) for i in lines.evaluate_all("l => l.map(e => e.id)")]
    assert ids == sorted(range(total), reverse=True)
    lines.last.locator("button").click()  # an old line leads to its position as well
    position(me, 0)


def test_70_a_finished_game_is_replayed_from_either_seat(person: Callable[..., Person], hero_dead: str) -> None:
    me = person()
    me.load(hero_dead, 1, "greedy")
    assert "You have lost." in me.say()
    last = me.now()
    me.page.get_by_role("button", name="Replay", exact=True).click()
    position(me, 0)
    me.page.locator("#lines li:has-text('reveals j7') button").click()
    position(me, 7)
    assert me.now()["h7"] == "Face-down tile at h7"
    me.page.locator("#banner [data-do=live]").click()
    me.page.get_by_role("button", name="Replay", exact=True).click()
    me.page.locator("#eyes").select_option(index=1)  # the bot that plays the Dungeon Master
    position(me, 0)
    me.page.locator("#lines li:has-text('reveals j7') button").click()
    position(me, 7)
    assert me.now()["h7"] == "Mantis at h7, face down"
    me.page.keyboard.press("Escape")
    assert me.now() == last
