"""A table before its game, on a desk and on a phone: seats, options, who is ready, an invitation that was used, one's own
tables, and one name for one person from there to the board."""

from __future__ import annotations

import re
from collections.abc import Callable

from .driver import DESKTOP, PHONE, Person, expect


def test_2_to_9_71_82_96_97_people_gather_play_and_leave(person: Callable[..., Person]) -> None:
    host, guest, late = person(DESKTOP, "en"), person(PHONE, "fr"), person(PHONE, "en", expects=("410",))
    page, phone = host.page, guest.page
    page.goto(f"{host.address}/new/mac_gregor")
    expect(page.locator("form button.go").last).to_be_in_viewport(ratio=1)  # however long the form is
    page.select_option("select[name=players]", "3")
    only = page.locator("label[data-only]", has_text="Seat F")
    expect(only.locator("input")).to_be_disabled()
    expect(only.locator(".only")).to_have_text("With 6 players only.")
    for n, word in enumerate(("me", "link", "greedy")):
        page.select_option(f"select[name=who-{n}]", word)
    page.fill("input[name=who-0-name]", "Ann")
    page.locator("input[name=lots]").uncheck()
    host.press(page.locator("form button.go").last)
    page.wait_for_selector("#gathering")
    link = page.input_value("#invite-1")
    page.locator("#chair-1 summary").click()
    expect(page.locator("svg.qr")).to_be_visible()
    assert page.locator("svg.qr").bounding_box()["width"] > 150  # type: ignore[index]
    host.fits()
    host.shot("gathering-host")
    phone.goto(link)
    expect(phone.locator(".agreed")).to_contain_text("Trésors")
    guest.fits()
    guest.shot("gathering-invitation")
    page.select_option("select[name=value] >> nth=0", "6")
    expect(page.locator("#chair-0 .mark")).to_have_text("not yet")
    phone.fill("input[name=name]", "Léa")
    guest.press(phone.locator("form button.go"))
    phone.wait_for_selector("#gathering")
    expect(page.locator("#chair-1 .who")).to_contain_text("Léa")
    expect(page.locator("#chair-1")).to_contain_text("reads Français")
    expect(phone.locator("#gathering .leave button")).to_be_hidden()  # a finger that slips does not lose the seat
    guest.press(phone.get_by_role("button", name="Pas encore"))
    expect(page.locator("#chair-1 .mark")).to_have_text("not yet")
    page.get_by_role("button", name="Léa: one place up").click()
    expect(phone.locator("#chair-0 .who")).to_contain_text("Léa")
    page.get_by_role("button", name="Draw lots for the seats").click()
    expect(phone.locator(".news li").first).to_contain_text("Les places sont tirées au sort")
    guest.fits()
    guest.shot("gathering-guest")
    mute = ["a proxy that holds sockets back"]  # the page finds out, and asks
    late.page.route_web_socket(re.compile("/live$"), lambda line: None if mute else line.connect_to_server())
    late.page.clock.install()
    late.page.goto(link)
    expect(late.page.locator("[role=alert]")).to_have_text("This invitation has been used. Ask for a new one.")
    late.page.fill("input[name=name]", "Dan")
    late.fits()
    late.press(late.page.get_by_role("button", name="Ask for a seat"))
    expect(page.locator(".wish")).to_contain_text("Dan asks for a seat")
    page.locator(".wish button").click()
    late.page.clock.run_for(30_000)
    expect(late.page.locator(".chair.me .who")).to_contain_text("Dan")
    mute.clear()
    page.get_by_role("button", name="I am ready").click()
    guest.press(phone.get_by_role("button", name="On peut commencer"))
    for one in (host, guest, late):
        one.page.wait_for_selector("#board")
        one.until(lambda one=one: one.page.locator(".who b").count() == 3, "not everybody is there")
        names = one.page.locator(".who b").all_text_contents()
        assert sorted(names) == ["Ann", "Dan", "Léa"]
        signs = {
            name: one.page.locator(f"li.seat:has(.who b:text-is('{name}')) .sign-of use").get_attribute("href")
            for name in names
        }
        assert len(set(signs.values())) == 3
    page.locator("#about > summary").click()
    fill = page.locator("form:has(> label select[id^=fill])")
    expect(fill).to_have_count(1)  # her own seat: nobody takes another's
    fill.locator("select").select_option("greedy")
    fill.locator("button").click()
    expect(page.locator("#seats .tag", has_text="bot").first).to_be_visible()
    late.page.goto(f"{late.address}/tables")
    expect(late.page.locator(".tables a").first).to_contain_text("Mac Gregor")
    late.fits()
    late.shot("tables")
    late.page.locator(".leave summary").click()
    late.press(late.page.locator(".leave button"))
    expect(late.page.locator("main")).to_contain_text("You sit at no table.")
    page.goto(f"{host.address}/new/mac_gregor")
    assert page.input_value("input[name=who-0-name]") == "Ann", "what was chosen last"
    assert page.input_value("select[name=who-1]") == "link"
    assert re.search(r"/t/", guest.page.url)
