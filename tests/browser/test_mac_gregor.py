"""The castle at the table: the secret program by taps, its preview for the ghost alone, the walk that everybody may hurry, the
map of the ghost, zoom, keys, and what a reader of the screen hears."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe

from .driver import DESKTOP, PHONE, Person, expect

AXE = Axe()
RULES = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
RUN = "rules => axe.run(document, { runOnly: rules, resultTypes: ['violations'] }).then(r => r.violations)"
SCREENS = pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])


def sit(me: Person, seat: int, players: int = 3, **options: str) -> None:
    """A table with careful bots, a short game."""
    who = ["me" if s == seat else "greedy" for s in range(players)]
    me.set_up("mac_gregor", who, **{"treasures_to_win": "5"} | options)


def to_program(me: Person) -> None:
    """The ghost puts his tokens anywhere, up to the first card."""
    while me.wait_for_turn() and "cards" not in me.say():
        me.pick(me.options()[0])


def walk_on(me: Person) -> str:
    """Lay a card that leads somewhere, by tapping the room: the room."""
    room = next(path.split("|")[1] for path in (o["path"] for o in me.options()) if "|" in path)
    asked = me.page.get_attribute("#asked", "value")
    me.compose(room)
    me.until(lambda: me.page.get_attribute("#asked", "value") != asked, f"{room} was not taken")
    return room


def paces(me: Person) -> list[str]:
    """The numbers on the board of where the ghost's cards lead."""
    found: list[str] = me.page.locator("#board .pace-n").all_text_contents()
    return found


@SCREENS
def test_a_program_is_composed_by_tapping_rooms_and_the_ghost_sees_where_it_leads(
    person: Callable[..., Person], size: dict[str, int], scheme: str
) -> None:
    me = person(size, "en", scheme)
    sit(me, 0)
    to_program(me)
    rooms: list[str] = []
    for n in range(1, 4):
        rooms.append(walk_on(me))
        assert paces(me) == [str(k) for k in range(1, n + 1)]
        assert f"the ghost’s step {n}" in me.now()[rooms[-1]]
        assert me.page.locator("#board .ahead").count() == 1
    expect(me.page.locator("#aid .cap").first).to_have_text("Your walk: " + " › ".join(r.upper() for r in rooms))
    assert me.page.locator(".rim .own").count() == 3
    me.fits()
    me.press(me.page.locator("[data-do=undo]"))  # the third card is taken back, and a card that leads nowhere laid instead
    me.until(lambda: paces(me) == ["1", "2"], "nothing is taken back")
    nowhere = next(o for o in me.options() if "|" not in o["path"])
    me.pick(nowhere)
    assert paces(me) == ["1", "2"]
    expect(me.page.locator("#aid .cap").first).to_contain_text("then it breaks off")
    me.compose(me.options()[0]["path"].split("|")[0])  # the fourth asks back, for it cannot be taken back
    me.until(lambda: "is moving" in me.say() or "cards" not in me.say(), "the fourth card was not taken")


def test_the_preview_is_for_the_ghost_alone(person: Callable[..., Person]) -> None:
    host, guest = person(DESKTOP, "en"), person(PHONE, "en")
    heard: list[str] = []
    guest.page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: heard.append(str(frame))))
    host.set_up("mac_gregor", ["me", "link"])
    guest.page.goto(host.page.input_value("#invite-1"))
    guest.page.fill("input[name=name]", "Zoé")
    guest.press(guest.page.locator("form button.go"))
    guest.page.wait_for_url(re.compile("/t/"))
    host.page.wait_for_selector("#board")
    host.page.wait_for_timeout(200)
    for _ in range(7):
        for someone in (host, guest):
            if someone.page.locator("#ask [data-pick]").count() and "cards" not in someone.say():
                someone.pick(someone.options()[0])
                host.page.wait_for_timeout(150)
    to_program(host)
    guest.page.wait_for_timeout(200)
    before = len(heard)
    for _ in range(3):
        walk_on(host)
    guest.page.wait_for_timeout(300)
    assert paces(host) == ["1", "2", "3"]
    told = [frame for frame in heard[before:] if "\n" in frame]
    assert told == [], "while the ghost lays his cards the others are sent nothing"
    assert (paces(guest), guest.page.locator("#board .ahead").count()) == ([], 0)
    guest.page.reload()
    assert (paces(guest), guest.page.locator("#aid .cap", has_text="Your walk").count()) == ([], 0)


WALKS = "'strolls' in document.getElementById('table').dataset"
WATCH = "window.steps = []; const a = Element.prototype.animate; Element.prototype.animate = function (k, t) {"
WATCH += " if (/^pawn-/.test(this.id) && document.querySelector('[data-strolls]')) window.steps.push(this.id);"
WATCH += " return a.call(this, k, t) }"


def end_turn(me: Person) -> None:
    """The hunter of two players stands still with four keys, up to the discard; with its last tap the ghost walks."""
    assert me.wait_for_turn()
    me.press(me.page.locator("#ask [data-pick]", has_text="End the turn"))
    me.until(lambda: "discard" in me.say(), "four keys are kept")


def discard(me: Person) -> None:
    """Any key."""
    me.compose(me.options()[0]["path"].split("|")[0])


def to_turn(me: Person) -> None:
    """The hunter begins anywhere."""
    me.wait_for_turn()
    while not me.page.locator("#ask [data-pick]", has_text="End the turn").count():
        me.pick(me.options()[0])
        me.wait_for_turn()


@pytest.mark.parametrize("hurried", [False, True])
def test_the_ghost_walks_step_by_step_and_whoever_looks_on_may_hurry_it(person: Callable[..., Person], hurried: bool) -> None:
    me = person(motion=True)
    me.context.add_init_script(WATCH)
    sit(me, 1, 2)
    to_turn(me)
    end_turn(me)
    before, had = me.lines()[0], me.now()
    discard(me)
    me.until(lambda: me.page.evaluate(WALKS), "nobody walks")
    assert me.note().startswith("Card 1, ")
    assert me.lines()[0] == before, "the log does not run ahead of the walk"
    assert me.now() == had, "nor does the board"
    assert me.page.locator("#ask [data-pick]:enabled").count() == 0
    expect(me.page.locator("#hurry")).to_be_visible()
    if hurried:
        me.press(me.page.locator("#hurry"))
        me.until(lambda: not me.page.evaluate(WALKS), "it is not hurried", 0.7)
    else:
        me.until(lambda: not me.page.evaluate(WALKS), "the walk does not end", 8)
    me.until(lambda: any("Card 1, " in line for line in me.lines()), "the walk is not told")
    walked = len(re.findall(r"Card \d, [^:]+: the ghost goes", " ".join(me.lines())))
    steps = me.page.evaluate("window.steps")
    assert hurried or len(steps) == walked
    assert len(set(steps)) <= 1
    expect(me.page.locator("#hurry")).to_be_hidden()
    assert me.wait_for_turn()
    assert not me.page.evaluate("document.querySelector('[id^=pawn-][style]')"), "no piece stays where it strolled"
    if not hurried:
        replayed(me)


def replayed(me: Person) -> None:
    """A replay goes on after the ghost has walked, though that takes longer than a move."""
    me.pick(me.options()[0])
    me.press(me.page.locator("#lines .line", has_text="Card 1, ").first)
    when = me.page.locator("#when")
    expect(when).to_contain_text(" / ")
    led = int(when.inner_text().split()[0])
    me.page.keyboard.press("ArrowLeft")
    expect(when).to_have_text(re.compile(rf"^{led - 1} / "))
    me.page.keyboard.press("p")
    me.until(lambda: me.page.evaluate(WALKS), "nobody walks in the replay", 5)
    me.until(lambda: not me.page.evaluate(WALKS), "the walk does not end", 8)
    me.until(lambda: int((when.text_content() or "0").split()[0]) > led, "the replay has stopped", 8)


def test_without_motion_nothing_strolls(person: Callable[..., Person]) -> None:
    me = person()
    me.context.add_init_script(
        "new MutationObserver(l => l.forEach(m => m.attributeName === 'data-strolls' && (window.ran = 1)))"
        ".observe(document, { subtree: true, attributes: true })"
    )
    sit(me, 1, 2)
    to_turn(me)
    end_turn(me)
    discard(me)
    me.until(lambda: any("Card 1, " in line for line in me.lines()), "the walk is not told")
    assert not me.page.evaluate("window.ran")


@SCREENS
def test_the_map_of_the_ghost_as_the_table_wants_it(person: Callable[..., Person], size: dict[str, int], scheme: str) -> None:
    me = person(size, "fr", scheme)
    sit(me, 1, ghost_map="live")
    me.wait_for_turn()
    odds = me.page.locator("#board .odds").first
    expect(odds).to_be_visible()
    assert re.search(r"\d+ % : par sa première carte \d+ %", me.now()["c4"])
    me.fits()
    me.press(me.page.locator("[data-do=layer]"))
    expect(odds).to_be_hidden()
    expect(me.page.locator("[data-do=layer]")).to_have_attribute("aria-pressed", "false")
    me.pick(me.options()[0])  # the choice outlives new pictures
    me.page.wait_for_timeout(200)
    assert me.page.locator("#board .odds:visible").count() == 0
    other = person(size, "fr", scheme)  # for the form keeps what was chosen last
    sit(other, 1)
    other.wait_for_turn()
    assert other.page.locator("#board .odds, [data-do=layer]").count() == 0, "never, where nobody asked for it"


def test_the_map_after_the_game(person: Callable[..., Person]) -> None:
    """MG-VAR-7, MG-VAR-6: while the game goes on, looking back shows neither map nor tokens."""
    me = person()
    sit(me, 1, 2, ghost_map="after")
    to_turn(me)
    me.press(me.page.locator("#log [data-do=back]"))
    expect(me.page.locator("#banner")).to_be_visible()
    assert me.page.locator("#board .odds").count() == 0
    faces = "#board g[id^=token-]"
    assert set(me.page.eval_on_selector_all(faces, "l => l.map(e => e.dataset.face)")) == {"back"}
    me.page.keyboard.press("Escape")
    me.press(me.page.locator("#about > summary"))
    me.press(me.page.locator(".concede summary"))
    me.press(me.page.locator(".concede button"))
    me.until(lambda: me.page.locator("#status.over").count(), "the game is not over")
    me.press(me.page.locator("#log [data-do=back]"))
    me.until(lambda: me.page.locator("#board .odds").count() > 10, "no map after the game")


@SCREENS
def test_zoom(person: Callable[..., Person], size: dict[str, int], scheme: str) -> None:
    me = person(size, "en", scheme)
    sit(me, 1)
    me.wait_for_turn()
    room = "e => { const r = document.querySelector('#r-c3').getBoundingClientRect(); return r.width }"
    small = me.page.evaluate(room)
    me.press(me.page.locator("#zoom"))
    large = me.page.evaluate(room)
    assert large > 1.5 * small
    assert large >= 120, "letters of 13 units are 15 px then"
    me.fits()
    me.pick(me.options()[0])
    assert me.page.evaluate(room) == large
    me.press(me.page.locator("#zoom"))
    assert me.page.evaluate(room) == pytest.approx(small, abs=12)


@SCREENS
def test_what_a_screen_reader_is_told_and_axe_finds_nothing(
    person: Callable[..., Person], size: dict[str, int], scheme: str
) -> None:
    me = person(size, "en", scheme)
    sit(me, 1, ghost_map="live")
    to_turn(me)
    names = me.now()
    assert len(names) >= 25
    assert all(re.match(r"[A-Z].+ [A-E][1-5], blazon ", names[r]) for r in ("a1", "c3", "d4"))
    assert "face-down token" in " ".join(names.values())
    assert names["north"] == "North gate in C1, red"
    pile = me.page.locator(".rim.piles svg").first.get_attribute("aria-label") or ""
    assert re.match(r"Top of the pile: [A-Z].*\. Pile: \d+ keys$", pile)
    for panel in me.page.locator("#seats .backs").all():
        assert re.match(r"(\d|one|no) ?.*keys?:?", panel.get_attribute("aria-label") or "")
    expect(me.page.locator("#seats li", has_text="bot").first).to_contain_text("Remembers every token")
    me.page.evaluate(AXE.axe_script)
    found = me.page.evaluate(RUN, RULES)
    assert not [(v["id"], [n["html"][:120] for n in v["nodes"][:3]]) for v in found]


def test_a_turn_by_keys_alone(person: Callable[..., Person]) -> None:
    """85: the arrows go from room to room as they lie, Enter goes there."""
    me = person()
    sit(me, 1, 2)
    to_turn(me)
    page = me.page
    here = "document.activeElement.dataset.at || ''"
    page.focus("#board [data-at][tabindex='0']")
    seen = {page.evaluate(here)}
    rows = [*["ArrowUp"] * 5, *[*["ArrowLeft"] * 4, *["ArrowRight"] * 4, "ArrowDown"] * 5]
    for key in rows:
        page.keyboard.press(key)
        seen.add(page.evaluate(here))
    assert len(seen & {f"{c}{r}" for c in "abcde" for r in "12345"}) >= 17
    goal = next((p for o in me.options() for p in o["path"].split("|") if re.fullmatch("[a-e][1-5]", p)), "")
    before = page.get_attribute("#asked", "value")
    if goal:
        page.focus(f"#board [data-at='{goal}']")
    else:
        page.focus("#ask [data-pick][data-main]")
    page.keyboard.press("Enter")
    me.until(lambda: page.get_attribute("#asked", "value") != before, "Enter chose nothing")


def test_who_looks_back_and_goes_on_sees_the_walk_as_well(person: Callable[..., Person]) -> None:
    me = person(motion=True)
    sit(me, 1, 2)
    to_turn(me)
    end_turn(me)
    discard(me)
    me.until(lambda: any("Card 1, " in line for line in me.lines()), "the walk is not told")
    assert me.wait_for_turn()
    walked = int(me.page.locator("#lines button", has_text="Card 1, ").last.get_attribute("data-v") or 0)
    me.press(me.page.locator("#log [data-do=back]"))
    expect(me.page.locator("#banner")).to_be_visible()
    while (at := me.page.text_content("#when") or "0").partition(" ")[0] != str(walked - 1):
        me.page.keyboard.press("ArrowLeft")
        expect(me.page.locator("#when")).not_to_have_text(at)
    assert not me.page.evaluate(WALKS), "not on the way back"
    me.page.keyboard.press("ArrowRight")
    me.until(lambda: me.page.evaluate(WALKS), "nobody walks")
    assert me.note().startswith("Card 1, ")
    me.page.keyboard.press("Escape")
    me.until(lambda: not me.page.evaluate(WALKS), "it is not hurried", 0.7)
    expect(me.page.locator("#lines [aria-current]")).to_have_attribute("data-v", str(walked))
    me.page.keyboard.press("Escape")
    expect(me.page.locator("#banner")).to_be_hidden()
    assert me.options()
