"""What is around the game: talk, what happened meanwhile, notices. One evening of two people and somebody who looks on."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import pytest

from .driver import DESKTOP, PHONE, Person, expect
from .test_access import ALL, sound
from .test_looking_back import STROLLS


def box(me: Person, what: str) -> dict[str, float]:
    found = me.page.locator(what).bounding_box()
    assert found, f"{what} is not there"
    return dict(found)


def covers(a: dict[str, float], b: dict[str, float]) -> bool:
    """Do they overlap, by more than a hair?"""
    wide = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    return wide > 1 and min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"]) > 1


def say(me: Person, text: str) -> None:
    me.page.fill("#talk-text", text)
    me.page.keyboard.press("Enter")
    expect(me.page.locator("#talk-text")).to_have_value("")


def said(me: Person) -> Any:
    return me.page.locator("#said li span")


def test_93_95_people_talk_beside_the_board(person: Callable[..., Person]) -> None:
    ann, bob, zoe = person(DESKTOP, expects=("409",)), person(PHONE, "fr"), person(PHONE)
    ann.set_up("shy_monsters", ["me", "link"])
    bob.page.goto(ann.page.input_value("#invite-1"))
    bob.press(bob.page.locator("form button.go"))
    bob.page.wait_for_url(re.compile("/t/"))
    zoe.page.goto(ann.page.url)
    log = bob.page.locator("#saying")
    assert (log.get_attribute("role"), log.get_attribute("aria-live")) == ("log", "polite")

    bob.page.evaluate("scrollTo(0, 0)")
    say(ann, "<b>Good evening</b>, is anybody afraid of mirrors? " + "z" * 60)
    expect(bob.page.locator("#to-talk b")).to_have_text("1")
    expect(said(bob).last).to_have_text(re.compile("^<b>Good evening"))
    for me in (ann, bob):
        me.fits()
        assert not covers(box(me, "#talk"), box(me, "#board"))
        assert not covers(box(me, "#to-talk"), box(me, "#board"))
        assert not covers(box(me, "#to-talk"), box(me, "#say"))
    bob.shot("talk-phone-unread")
    bob.press(bob.page.locator("#to-talk"))
    expect(bob.page.locator("#to-talk b")).to_have_text("")
    bob.shot("talk-phone")
    bob.page.locator("#phrases summary").click()
    bob.press(bob.page.locator("#phrases button[value=one_moment]"))
    expect(said(bob).last).to_have_text("Un instant, s’il vous plaît.")
    expect(said(ann).last).to_have_text("One moment, please.")
    ann.page.fill("#talk-text", "half a sen")  # what somebody writes stays, whatever others say
    bob.page.fill("#talk-text", "bonsoir")
    bob.press(bob.page.locator("#speaking form[data-talk] button").first)
    expect(said(ann).last).to_have_text("bonsoir")
    assert ann.page.input_value("#talk-text") == "half a sen"
    ann.page.fill("#talk-text", "")

    # somebody who looks on says who he is, and is heard by nobody who plays
    zoe.page.fill("#talk-name", "Zoe")
    zoe.press(zoe.page.locator("#speaking form button"))
    zoe.page.wait_for_selector("#talk-text")
    zoe.page.fill("#talk-text", "the walls have ears")
    zoe.press(zoe.page.locator("#speaking form[data-talk] button").first)
    expect(said(zoe).last).to_have_text("the walls have ears")
    zoe.fits()
    assert said(zoe).all_text_contents() == ["One moment, please.", "the walls have ears"]
    assert "have ears" not in ann.page.content() + bob.page.content()

    # too much at once is refused in a word; whom one mutes one does not read; what the host allows holds at once
    for n in range(30):  # on a busy machine some are allowed meanwhile
        if (ann.page.locator("#note").text_content() or "").startswith("Too much"):
            break
        ann.page.fill("#talk-text", f"line {n}")
        ann.page.locator("#speaking form[data-talk] button").first.click()
        ann.page.wait_for_timeout(80)
    expect(ann.page.locator("#note")).to_have_text(re.compile("^Too much at once"))
    ann.shot("talk-desk")
    bob.page.locator("#listening summary").click()
    bob.press(bob.page.locator("#listening button[value=mute]"))
    expect(bob.page.locator("#said li:not(.own)")).to_have_count(0)
    expect(bob.page.locator("#listening button[value=hear]")).to_be_visible()
    ann.page.locator("#hosting summary").click()
    ann.page.select_option("#talk-rule", "phrases")
    ann.press(ann.page.locator("#hosting form button").first)
    expect(bob.page.locator("#talk-text")).to_have_count(0)
    expect(zoe.page.locator("#talk-text")).to_have_count(0)
    ann.until(lambda: "set phrases only" in ann.lines()[0], "the log does not say what the talk's rule is")
    bob.shot("talk-phone-muted")
    for me in (ann, bob):
        sound(me, "the talk", light=ALL)


def test_36_37_what_happened_meanwhile_is_played_and_a_new_release_is_told(
    person: Callable[..., Person], hero_dead: str
) -> None:
    me = person(DESKTOP, motion=True)
    me.load(hero_dead, 0, "screen", 11)  # a hot seat: after the hero's deeds it is the master's turn
    me.page.locator("form button.go").click()
    me.page.wait_for_selector("#lines li")
    button = me.page.locator("#recap")
    expect(button).to_be_visible()
    steps = int(re.findall(r"\d+", button.text_content() or "")[0])
    assert steps >= 3
    me.shot("recap-desk")
    looked: list[str] = []
    me.page.on("request", lambda r: looked.append(r.url.partition("past?n=")[2]) if "past?n=" in r.url else None)
    me.press(button)
    expect(me.page.locator("#banner")).to_be_visible()
    expect(button).to_be_hidden()
    me.until(lambda: not me.page.locator("#banner").is_visible(), "the present does not come", 20)
    assert looked == sorted(looked, key=int)
    assert len(looked) >= steps - 1  # the last step is the present
    me.press(me.page.locator(".hist [data-do=recap]"))  # again, and stopped by a hand
    expect(me.page.locator("#banner")).to_be_visible()
    me.page.locator("#banner [data-do=play]").click()
    me.page.wait_for_timeout(300)
    at = me.page.locator("#when").text_content()
    me.page.wait_for_timeout(2000)
    assert me.page.locator("#when").text_content() == at
    me.page.keyboard.press("Escape")
    expect(me.page.locator("#banner")).to_be_hidden()

    # the page is of another release: it says so, goes on, and is loaded anew at a press
    expect(me.page.locator("#reload")).to_be_hidden()
    me.page.add_init_script(
        "document.addEventListener('readystatechange', () => { const table = document.getElementById('table');"
        " if (table && sessionStorage.getItem('old') === 'yes') table.dataset.release = 'yesterday' })"
    )
    me.page.evaluate("sessionStorage.setItem('old', 'yes')")
    me.page.reload()
    expect(me.page.locator("#reload")).to_be_visible()
    me.fits()
    me.shot("reload-desk")
    me.page.evaluate("sessionStorage.removeItem('old')")
    asked = me.page.get_attribute("#asked", "value")
    me.pick(me.options()[0])
    assert me.page.get_attribute("#asked", "value") != asked
    me.page.locator("#reload button").click()
    me.page.wait_for_load_state()
    me.page.wait_for_selector("#ask")
    me.page.wait_for_timeout(300)
    expect(me.page.locator("#reload")).to_be_hidden()


MANY = """n => { const list = document.getElementById('lines'), one = list.lastElementChild
for (let k = 1; k <= n; k++) { const copy = one.cloneNode(true); copy.id = 'l--' + k; list.append(copy) } }"""


def test_42_two_thousand_lines_do_not_slow_the_page(person: Callable[..., Person]) -> None:
    """What a pick costs a phone, in the time of its own thread: the same with two thousand lines as with fifty."""
    me = person(PHONE)
    me.load(STROLLS, 1, "greedy")
    devtools = me.context.new_cdp_session(me.page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def cost() -> float:
        found = devtools.send("Performance.getMetrics")["metrics"]
        return float(next(m["value"] for m in found if m["name"] == "TaskDuration"))

    def picks(n: int) -> float:
        before = cost()
        for _ in range(n):
            me.pick(next(o for o in me.options() if not o["sure"]))
        return (cost() - before) / n

    picks(1)
    few = picks(3)
    me.page.evaluate(MANY, 2000)
    picks(1)
    many = picks(3)
    assert many < 3 * few + 0.1, f"{1000 * few:.0f} ms a pick with fifty lines, {1000 * many:.0f} with two thousand"
    print(f"{1000 * few:.0f} ms a pick with fifty lines, {1000 * many:.0f} with two thousand")


NOISE = """(() => { window.tones = []; const real = AudioContext.prototype.createOscillator
AudioContext.prototype.createOscillator = function () { const tone = real.call(this), start = tone.start.bind(tone)
  tone.start = when => { window.tones.push(tone.type); start(when) }; return tone } })()"""
PUSHED = """PushManager.prototype.getSubscription = async () => null
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  if (new Uint8Array(applicationServerKey).length !== 65) throw new Error('no key')
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  const key = await crypto.subtle.exportKey('raw', pair.publicKey)
  return { endpoint: 'https://push.example.org/abc', getKey: name => name === 'auth' ? new Uint8Array(16).buffer : key } }"""


def test_22_23_79_sounds_and_notices_are_off_until_wanted(person: Callable[..., Person]) -> None:
    ann, bob = person(DESKTOP), person(PHONE, "fr")
    for me in (ann, bob):
        me.page.add_init_script(NOISE)
    ann.set_up("shy_monsters", ["me", "link"])
    bob.page.goto(ann.page.input_value("#invite-1"))
    bob.press(bob.page.locator("form button.go"))
    bob.page.wait_for_url(re.compile("/t/"))

    # each page of its own device: nothing is on, each sound can be heard, and is kept
    bob.page.goto(bob.address + "/notices")
    boxes = bob.page.locator("[data-sound]")
    assert [boxes.nth(n).is_checked() for n in range(2)] == [False, False]
    bob.press(bob.page.locator("[data-try=error]"))
    bob.until(lambda: bob.page.evaluate("tones") == ["triangle"] * 2, "nothing is heard")
    bob.press(boxes.first)
    bob.until(lambda: bob.page.evaluate("tones") == ["triangle"] * 2 + ["sine"] * 2, "nothing is heard")
    sound(bob, "notices")
    bob.shot("notices-phone")
    bob.page.reload()
    assert [boxes.nth(n).is_checked() for n in range(2)] == [True, False]
    bob.page.goto(ann.page.url)

    # my turn: once, in the title, the icon, and a bell where it is wanted; not while one is at work at the table
    bob.press(bob.page.locator("#log h2"))
    bob.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")  # he looks elsewhere
    while ann.page.locator("#ask [data-pick]").count():
        ann.pick(ann.options()[0])
    bob.until(lambda: bob.page.evaluate("tones") == ["sine"] * 2, "no bell")
    assert bob.page.title().startswith("(1) ")
    assert "icon-turn" in (bob.page.get_attribute("#icon", "href") or "")
    bob.press(bob.page.locator(".hist [data-do=first]"))
    expect(bob.page.locator("#banner")).to_be_visible()
    assert bob.page.title().startswith("(1) "), "the title is of the present, whatever one looks at"
    assert ann.page.evaluate("tones") == []


@pytest.mark.skipif(find_spec("cryptography") is None and "CI" not in os.environ, reason="web push needs cryptography")
def test_79_this_browser_is_told_while_no_page_is_open(person: Callable[..., Person]) -> None:
    """From the button to the notice that the browser shows; only the push service between them is not the real one."""
    ann = person(DESKTOP)
    ann.context.grant_permissions(["notifications"])
    ann.page.add_init_script(PUSHED)
    ann.page.goto(ann.address + "/notices")
    ann.page.locator("#push-on").click()
    expect(ann.page.locator(".rows small", has_text="push.example.org")).to_be_visible()
    expect(ann.page.locator("form[action='/notices/test'] button")).to_be_visible()
    sound(ann, "notices", light=ALL)
    ann.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    ann.shot("notices-desk")
    worker = ann.context.new_cdp_session(ann.page)
    worker.send("ServiceWorker.enable")
    found: list[str] = []
    worker.on(
        "ServiceWorker.workerRegistrationUpdated", lambda e: found.extend(r["registrationId"] for r in e["registrations"])
    )
    ann.until(lambda: found, "the worker is not there")
    told = '{"title": "Shy Monsters: it is your turn", "body": "x", "url": "/t/abc", "tag": "/t/abc"}'
    worker.send("ServiceWorker.deliverPushMessage", {"origin": ann.address, "registrationId": found[0], "data": told})
    shown = "navigator.serviceWorker.ready.then(r => r.getNotifications()).then(l => l.map(n => [n.title, n.data]))"
    ann.until(lambda: ann.page.evaluate(shown) == [["Shy Monsters: it is your turn", "/t/abc"]], "no notice is shown")
