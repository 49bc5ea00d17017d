"""Access: every page by axe, dark and light; sizes of screens and of what is touched; languages, motion, weight."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from axe_playwright_python.sync_playwright import Axe

from .driver import DESKTOP, PHONE, Person, expect

AXE = Axe()
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
ALL, COLOURS = {"type": "tag", "values": TAGS}, {"type": "rule", "values": ["color-contrast"]}
LIKE = "label-content-name-mismatch"  # what is read aloud is what stands there; text in a drawing of a thing is its drawing
RUN = f"""rules => axe.run(document, {{ runOnly: rules, rules: {{ '{LIKE}': {{ enabled: rules.type === 'tag' }} }},
    resultTypes: ['violations'] }}).then(r => r.violations.map(v => ({{ id: v.id, nodes: v.nodes
        .filter(n => v.id !== '{LIKE}' || !document.querySelector(n.target[0]).querySelector('text'))
        .map(n => ({{ html: n.html }})) }})).filter(v => v.nodes.length))"""
# What is skipped where nobody looks has estimated places: axe must see the true ones.
DRAW_ALL = """() => { const sheet = new CSSStyleSheet(); sheet.replaceSync('*{content-visibility:visible!important}')
    document.adoptedStyleSheets.push(sheet) }"""
PAGES = [
    "/",
    "/new/shy_monsters",
    "/rules/shy_monsters",
    "/how/shy_monsters",
    "/puzzles",
    "/puzzles/horror_attack/1?pick=show",
    "/docs/how-to/host.html",
    "/t/nothere",
]
SIZES = [(640, 400), (768, 1024), (2560, 1440)]  # the first is 1280 x 800 at 200 %
SMALL = """() => [...document.querySelectorAll('button, a, select, input, summary, [role=button]')]
    .filter(e => e.getClientRects().length && !e.closest('p, li.rule, #rulebook, .text, .skip, .sr') && !e.matches('.skip'))
    .map(e => [e, (e.closest('label') || e).getBoundingClientRect()])
    .filter(([e, r]) => r.width < 43.5 || r.height < 43.5)
    .map(([e, r]) => `${e.outerHTML.slice(0, 90)} ${Math.round(r.width)} x ${Math.round(r.height)}`)"""


def sound(me: Person, where: str, dark: dict[str, object] = ALL, light: dict[str, object] | None = COLOURS) -> None:
    """84, 86: axe finds nothing, dark or light. 87: what is touched is 44 px at least. 88: nothing sticks out, on no screen.

    dark, light: what axe looks for on a desktop; on a phone it looks for all, in the light.
    """
    if not me.page.evaluate("'axe' in window"):
        me.page.evaluate(AXE.axe_script)
    me.page.evaluate(DRAW_ALL)
    for scheme, rules in (("light", ALL),) if me.touch else (("dark", dark), ("light", light)):
        if rules is None:
            continue
        me.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        found = me.page.evaluate(RUN, rules)
        told = [(v["id"], [n["html"][:120] for n in v["nodes"][:3]]) for v in found]
        assert not told, f"{where}, {scheme}: {told}"
    me.fits()
    if me.touch:
        small = me.page.evaluate(SMALL)
        assert not small, f"{where}: {small}"
        return
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.fits()
        for what in ("main", "#say", "#board", "#seats li"):
            there = me.page.locator(f"{what}:not(details:not([open]) *)").first
            assert not there.count() or there.is_visible(), f"{where}, {width} x {height}: no {what}"
    me.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]


def few_rules(me: Person) -> None:
    """Only the rules with a word: hundreds are alike, and axe is slow on them."""
    me.page.fill("#rulebook [data-search]", "SM-STA-4")
    expect(me.page.locator("#rulebook li.rule:not([hidden])").first).to_be_visible()
    assert me.page.locator("#rulebook li.rule:not([hidden])").count() < 40


def phases(me: Person, record: str) -> Iterator[str]:
    """A table in every phase that a person meets, one after the other."""
    me.load(record, 0, "greedy", 4)
    yield "the master builds"
    me.load(record, 1, "greedy", 6)
    yield "the hero peeks"
    me.load(record, 1, "greedy", 8)
    me.press(me.at("attack"))
    yield "the hero has begun a move"
    me.press(me.page.locator("[data-do=all]"))
    yield "all choices"
    me.press(me.page.locator("#log [data-do=back]"))
    expect(me.page.locator("#banner")).to_be_visible()
    yield "looking back"
    me.page.keyboard.press("Escape")
    me.press(me.page.locator("#about > summary"))
    me.press(me.page.locator("#rule .button[data-do=rules]"))
    few_rules(me)
    yield "the rules beside it"
    me.load(record, 1, "greedy")
    yield "the end"


WHOLE = ("all choices", "the rules beside it")


def test_87_88_pages_fit_a_phone(person: Callable[..., Person]) -> None:
    me = person(PHONE, "fr", expects=("404",))
    for path in PAGES:
        me.page.goto(me.address + path)
        me.fits()
        small = me.page.evaluate(SMALL)
        assert not small, f"{path}: {small}"


def test_84_86_88_pages_are_sound(person: Callable[..., Person]) -> None:
    me = person(expects=("404",))
    for path in PAGES:
        me.page.goto(me.address + path)
        if path.startswith("/rules"):
            few_rules(me)
        sound(me, path)
    me.begin("shy_monsters", 0, "link")
    sound(me, "a host waits")
    guest = person(PHONE, "fr")
    guest.page.goto(me.page.input_value("#invite-1"))
    sound(guest, "an invitation")
    me.begin("shy_monsters", 0, "screen")
    sound(me, "the cover")


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "fr")], ids=["desktop", "phone"])
def test_84_86_87_88_a_table_is_sound_in_every_phase(
    person: Callable[..., Person], hero_dead: str, size: dict[str, int], lang: str
) -> None:
    me = person(size, lang)
    for phase in phases(me, hero_dead):  # axe is slow: the phone looks at each phase in the light, for all; the desktop adds
        sound(me, phase, ALL if phase in WHOLE else COLOURS, None)  # the dark colours, and what it alone shows side by side


# languages -----------------------------------------------------------------------------------------------------------------
def test_90_the_language_changes_in_mid_game_log_included(person: Callable[..., Person], hero_dead: str) -> None:
    me = person()
    me.load(hero_dead, 1, "greedy", 8)
    before = me.paths()
    me.page.locator("#about > summary").click()
    me.page.locator("#about a[hreflang=fr]").click()
    expect(me.page.locator("html")).to_have_attribute("lang", "fr")
    assert me.lines()[0] == "Le Héros révèle i9 sans bouger. En i9 : un couloir."
    assert me.say().startswith("Avancez ou sautez")
    assert me.paths() == before
    me.pick({"path": "jump i7", "sure": ""})
    me.until(lambda: "Le Héros saute" in me.lines()[0], "no line of it in French")


# motion --------------------------------------------------------------------------------------------------------------------
WATCH = "window.moved = []; const a = Element.prototype.animate; Element.prototype.animate = function (k, t) {"
WATCH += " window.moved.push(t.duration ?? t); return a.call(this, k, t) }"


@pytest.mark.parametrize("motion", [True, False])
def test_53_pieces_fly_for_600_ms_at_most_and_not_where_motion_is_unwanted(
    person: Callable[..., Person], hero_dead: str, motion: bool
) -> None:
    me = person(motion=motion)
    me.context.add_init_script(WATCH)
    me.load(hero_dead, 1, "greedy", 8)
    me.pick({"path": "jump i7", "sure": ""})
    me.until(lambda: "jumps" in me.lines()[0], "no move")
    moved = me.page.evaluate("window.moved")
    assert (len(moved) > 0) == motion
    assert all(ms <= 600 for ms in moved)
    assert me.page.evaluate("document.getAnimations().length === 0") or motion


def test_memo_lights_up_where_a_monster_is_at_ease(person: Callable[..., Person], hero_dead: str) -> None:
    me = person()
    me.load(hero_dead, 1, "greedy", 8)
    memo = me.page.locator("#memo-dragon")
    cells = set((memo.get_attribute("data-glow") or "").split())
    assert cells
    memo.click()
    expect(memo).to_have_attribute("aria-pressed", "true")
    assert set(me.page.eval_on_selector_all("[data-at][data-lit]", "l => l.map(e => e.dataset.at)")) == cells
    memo.click()
    me.page.mouse.move(640, 5)
    assert me.page.locator("[data-at][data-lit]").count() == 0


# weight --------------------------------------------------------------------------------------------------------------------
@contextmanager
def weighed(me: Person) -> Iterator[list[int]]:
    """The bytes of the bodies that come over the wire."""
    got: list[int] = []
    responses = []
    me.page.on("response", lambda r: responses.append(r))
    yield got
    me.page.wait_for_load_state("networkidle")
    got += [r.request.sizes()["responseBodySize"] for r in responses]


def test_92_pages_are_light(person: Callable[..., Person], hero_dead: str) -> None:
    me = person(PHONE)
    with weighed(me) as lobby:
        me.page.goto(me.address)
    assert 5_000 < sum(lobby) < 150_000
    other = person(PHONE)
    with weighed(other) as table:
        other.load(hero_dead, 1, "greedy", 8)
        other.wait_for_turn()
    assert 10_000 < sum(table) < 150_000
    assert not re.search(r"https?://(?!127\.0\.0\.1|www\.w3\.org)", other.page.content()), "the page names another host"
