"""People at a table: invitations, bots in their seats, one screen for two, giving up and playing again."""

from __future__ import annotations

import re
from collections.abc import Callable

from .driver import DESKTOP, PHONE, Person, expect


def build(master: Person) -> None:
    """The master builds a floor, any."""
    for _ in range(6):
        master.wait_for_turn()
        master.pick(master.options()[0])


def test_1_an_invitation_seats_a_guest_in_three_touches(person: Callable[..., Person]) -> None:
    host, guest = person(DESKTOP, "en"), person(PHONE, "fr")
    host.begin("shy_monsters", 0, "link")
    link = host.page.input_value("#invite-1")
    expect(host.page.locator("#chair-1")).to_contain_text("open seat")
    guest.page.goto(link)
    guest.page.fill("input[name=name]", "Léa & <b>")
    guest.press(guest.page.locator("form button.go"))
    guest.page.wait_for_url(re.compile("/t/"))
    expect(host.page.locator("#who-1 b").first).to_have_text("Léa & <b>")
    expect(host.page.locator(".invite, .inviting")).to_have_count(0)
    assert "construit l’étage" in guest.say()
    build(host)
    assert guest.wait_for_turn()
    guest.pick(guest.options()[0])
    host.until(lambda: host.lines()[0].startswith("Léa & <b> reveals"), "the host hears nothing of it")
    other = person(expects=("410",))
    other.page.goto(link)
    expect(other.page.locator("[role=alert]")).to_have_text("This invitation has been used. Ask for a new one.")


def test_4_the_host_lets_a_bot_play_an_open_seat_and_sends_it_away(person: Callable[..., Person]) -> None:
    host = person()
    host.begin("shy_monsters", 0, "link")
    host.page.select_option("#fill-1", "greedy")
    host.page.locator("#chair-1 .fill button").click()
    expect(host.page.locator("#seat-1 .who .tag")).to_have_text("bot")
    bot = host.page.locator("#seat-1 .who b").text_content()
    expect(host.page.locator("#seat-1 small")).to_have_text("Hero")
    assert f"The Dungeon Master has {bot}, a careful bot, sit down: Hero." in host.lines()
    host.page.locator("#about > summary").click()
    host.page.select_option("#fill-1", "open")
    host.page.locator("form:has(#fill-1) button").click()
    expect(host.page.locator("#seat-1")).to_contain_text("open seat")
    assert "/j/" in host.page.input_value("#invite-1")


def test_a_new_table_shows_as_many_seats_as_play(person: Callable[..., Person]) -> None:
    me = person()
    page = me.page
    page.goto(me.address)
    form = page.locator("form:has(input[value=mac_gregor])")
    me.press(form.locator("summary"))
    seat = form.locator("select[name=seat]")
    assert form.locator("select[name=players]").input_value() == "3"
    assert seat.locator("option:not([disabled])").count() == 4, "three seats, and lots"
    form.locator("select[name=players]").select_option("6")
    seat.select_option("5")
    form.locator("select[name=players]").select_option("2")
    assert seat.input_value() == "any", "there is no sixth seat any more"
    page.goto(me.address + "/new/mac_gregor")
    places = page.locator("fieldset.place")
    expect(places.filter(visible=True)).to_have_count(3)
    page.select_option("select[name=players]", "5")
    expect(places.filter(visible=True)).to_have_count(5)
    page.select_option("select[name=who-4]", "link")
    me.press(page.locator("button.go"))
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.locator(".chair")).to_have_count(5)
    expect(page.locator(".inviting")).to_have_count(1)


def test_59_one_screen_for_two_shows_nothing_between_them(person: Callable[..., Person]) -> None:
    two = person(PHONE)
    page = two.page
    page.goto(two.address + "/new/shy_monsters")
    page.select_option("select[name=who-0]", "greedy")
    expect(page.locator("input[name=who-0-name]")).to_be_hidden()
    page.select_option("select[name=who-0]", "screen")
    page.fill("input[name=who-0-name]", "Ann")
    page.fill("input[name=who-1-name]", "Bob")
    two.press(page.locator("button.go"))
    expect(page.locator("h1")).to_have_text("Ann, it is your turn")
    two.press(page.locator("form button.go"))
    build(two)
    expect(page.locator("h1")).to_have_text("Bob, it is your turn")
    for way_back in (page.reload, page.go_back, page.go_forward, page.go_back):
        assert not re.search(r"Exit at|face down|data-at=|data-live", page.content()), "the master's table is still there"
        way_back()
        page.wait_for_load_state()
    page.goto(two.address)
    page.locator(".tables a").first.click()
    two.press(page.locator("form button.go"))
    assert two.wait_for_turn()
    assert two.say().startswith("Reveal a tile")
    assert "Exit at" not in page.content()
    expect(page.locator("#who-1 b").first).to_have_text("Bob")


def test_59_at_one_screen_nobody_sends_the_pick_of_another(person: Callable[..., Person]) -> None:
    """The page goes on with somebody else before it has heard that the pick has come; nothing of it is left for the next."""
    two = person(DESKTOP)
    two.set_up("evil_corp", ["screen", "screen"])
    for n in range(5):
        two.page.wait_for_selector("form button.go, #ask:has([data-pick='0'])")
        if two.page.locator("form button.go").count():
            two.press(two.page.locator("form button.go"))
        assert two.wait_for_turn()
        two.page.wait_for_timeout(200)
        assert two.note() == "", "told of a pick that the last person made"
        expect(two.page.locator(".tag.away")).to_have_count(0)
        record = two.context.request.get(two.page.url + "/record").text()
        assert len(re.findall(r"^[ab] pass\b", record, re.M)) == n, record
        two.pick(two.options()[0])


def test_68_70_giving_up_and_playing_again_with_roles_exchanged(person: Callable[..., Person]) -> None:
    me = person()
    me.begin("shy_monsters", 1, "greedy")
    me.wait_for_turn()
    me.page.locator("#about > summary").click()
    me.page.locator(".concede summary").click()
    expect(me.page.locator(".concede p")).to_have_text("The other side wins at once.")
    me.page.locator(".concede button").click()
    expect(me.page.locator("#say")).to_contain_text("You have lost.")
    assert me.lines()[0].startswith("The Hero concedes.")
    me.page.get_by_role("button", name="Play again, roles exchanged").click()
    me.page.wait_for_selector("#status.mine")
    assert me.say().startswith("Build the floor")
    expect(me.page.locator("#who-0")).to_have_text("Dungeon Masteryou")
    expect(me.page.locator("#seat-1 .who .tag")).to_have_text("bot")
