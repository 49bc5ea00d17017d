"""Pages: what stands on them, what must not, and that every option can be reached."""

import random
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import hantise
from hantise.core.game import Game
from hantise.core.view import View
from hantise.table import pages
from hantise.table.seen import Line, Person, Pickable, Seen
from hantise.texts import LANGUAGES, Texts

GAME = hantise.game("shy_monsters")
TEXTS = {lang: Texts(GAME, lang) for lang in ("en", "fr")}
VOID = {"meta", "link", "input", "br", "img", "hr"}
EXTRA = {
    "live": "/t/1/live",
    "past": "/t/1/past/",
    "rules": "/rules/shy_monsters",
    "record": "/t/1/record",
    "again": "/t/1/again",
    "new": "/",
    "lang": {"en": "/t/1?lang=en", "fr": "/t/1?lang=fr"},
    "reveal": {0: "/t/1/as/0/", 1: "/t/1/as/1/"},
    "pick": "/t/1/pick",
    "undo": "/t/1/undo",
    "concede": "/t/1/concede",
    "options": [("Peeks", "2, 1, 0")],
}


class Page(HTMLParser):
    """A page as a list of (tag, attributes); remembers what is not closed or closed twice."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.faults: list[str] = []
        self.words: list[str] = []
        self.feed(html)
        self.faults += [f"{tag} stays open" for tag in self.open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if len(dict(attrs)) != len(attrs):
            self.faults.append(f"{tag} has an attribute twice: {attrs}")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.faults.append(f"</{tag}> closes something else")

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def all(self, name: str) -> list[str]:
        return [attrs[name] or "" for _, attrs in self.tags if name in attrs]


def seen(state: hantise.State, seat: int, lang: str = "en", **changes: object) -> Seen:
    """What the table's server would hand over, made by hand."""
    texts, view, names = TEXTS[lang], GAME.view(state, seat), ["Edgar", "Ann"]
    mine = state.player == seat
    choices = [
        Pickable(c.pick, c.text, texts.say(c.label, names), c.taps, texts.why(c.sure, names) if c.sure else "")
        for c in (GAME.choices(state) if mine else [])
    ]
    people = [Person(i, names[i], texts.role(i), "human" if i == seat else "bot", me=i == seat) for i in (0, 1)]
    lines = [Line(i, at, text) for i, (at, text) in enumerate(texts.lines(state.events or [], seat, names))]
    n = sum(entry[0] >= 0 for entry in state.tape or [])
    fields: dict[str, object] = {
        "status": texts.status(view, names),
        "over": state.player == hantise.NOBODY,
        "extra": dict(EXTRA),
        "no_undo": "nothing",
    }
    fields |= changes
    return Seen(GAME, texts, lang, view, seat, n, n, n, choices=choices, people=people, lines=lines, names=names, **fields)  # type: ignore[arg-type]


def positions(seed: int) -> list[hantise.State]:
    rng, state, found = random.Random(seed), GAME.new(seed=seed), []
    while state.player != hantise.NOBODY:
        found.append(state.copy())
        state.play(rng.choice(state.options))
    return [*found, state.copy()]


# A copy has no tape and no events: the pages are made while the game is played.
def played(seed: int) -> list[tuple[Seen, Seen]]:
    """Both seats' sight of every position of a random game."""
    rng, state, found = random.Random(seed), GAME.new(seed=seed), []
    while True:
        found.append((seen(state, 0), seen(state, 1)))
        if state.player == hantise.NOBODY:
            return found
        state.play(rng.choice(state.options))


GAMES = [played(seed) for seed in range(4)]
SIGHTS = [sight for game in GAMES for pair in game[::2] for sight in pair] + [s for game in GAMES for s in game[-1]]


def test_pages_are_whole_and_keep_the_strict_policy() -> None:
    for sight in SIGHTS[::3]:
        html = pages.table_page(sight)
        page = Page(html)
        assert page.faults == []
        assert html.count("<style") == html.count(f"<style>{pages.own_style(GAME)}</style>") == 1, "its drawing's alone"
        assert html.count("<script>") == html.count(f"<script>{pages.theme()}</script>") == 1, "the theme's alone"
        for tag, attrs in page.tags:
            assert "style" not in attrs, tag
            assert not [name for name in attrs if name.startswith("on")], tag
            assert tag != "script" or not attrs or (attrs.get("src") or "").startswith("/static/")
        ids = page.all("id")
        assert len(ids) == len(set(ids)), "an id stands twice"
        addresses = page.all("src") + page.all("href") + page.all("action")
        assert [a for a in addresses if not a.startswith(("/", "#"))] == []


def test_52_what_was_agreed_is_one_press_away_all_game_long() -> None:
    for sight in SIGHTS[::7]:
        page = pages.table_page(sight)
        about = page[page.index('<details id="about">') :]
        assert "<dt>Peeks</dt><dd>2, 1, 0</dd>" in about[: about.index("</details>") + 400]


def test_every_option_can_be_composed_by_taps_or_is_a_visible_button() -> None:
    reached = 0
    for sight in SIGHTS:
        page = Page(pages.table_page(sight))
        places = set(page.all("data-at"))
        buttons = {attrs["data-pick"]: attrs for _, attrs in page.tags if "data-pick" in attrs}
        assert set(buttons) == {str(choice.pick) for choice in sight.choices}
        for choice in sight.choices:
            by_hand = any(path and set(path.split()) <= places for path in choice.taps)
            assert by_hand or "data-main" in buttons[str(choice.pick)], choice.text
            assert (buttons[str(choice.pick)].get("data-confirm") or "") == choice.sure
            reached += 1
    assert reached > 500


def test_an_option_without_taps_is_a_visible_button() -> None:
    state = GAME.new(seed=1)
    sight = seen(state, 0)
    choices = [Pickable(7, "pass", "Pass", [""], main=True), Pickable(8, "x", "Hidden <b>", ["a b"])]
    html = pages.regions(Seen(**{**vars(sight), "choices": choices}))["ask"]
    assert re.search(r"<li id=\"o-7\"><button[^>]*data-pick=\"7\"", html)
    assert re.search(r"<li id=\"o-8\" hidden><button[^>]*data-pick=\"8\"", html)
    assert "Hidden &lt;b&gt;" in html


def test_two_worlds_that_the_hero_cannot_tell_apart_give_him_the_same_page() -> None:
    rng = random.Random(2)
    for state in [s for seed in range(6) for s in positions(seed)][::3]:
        other = state.determinize(1, rng.getrandbits(60))
        assert pages.regions(seen(state, 1)) == pages.regions(seen(other, 1))


def test_the_master_builds_with_his_hand_on_cells_that_are_there() -> None:
    state = GAME.new(seed=3)
    page = Page(pages.table_page(seen(state, 0)))
    assert {"g6", "f7", "h7", "g8"} <= set(page.all("data-at"))
    assert {"corridor", "exit"} <= set(page.all("data-at"))
    hero = pages.regions(seen(state, 1))
    assert 'data-at="corridor"' not in hero["hand"]
    assert re.findall(r'data-at="([^"]+)"', hero["board"]) == ["g7"]


def test_the_memo_lights_the_cells_of_comfort() -> None:
    sight = next(s for s in SIGHTS if s.view.table["phase"] == "move")
    glow = dict(re.findall(r'id="memo-(\w+)" data-glow="([^"]*)"', pages.regions(sight)["aid"]))
    assert glow == {name: " ".join(cells) for name, cells in sight.view.table["comfort"].items()}


def test_the_end_is_told_to_each() -> None:
    for game in GAMES:
        verdicts = [re.search(r'class="[^"]*over (\w+)"', pages.regions(s)["status"]) for s in game[-1]]
        assert sorted(v[1] for v in verdicts if v) == ["lost", "won"]
        ask = pages.regions(game[-1][1])["ask"]
        for address in ("/t/1/again", "/t/1/record", "/t/1/as/0/"):
            assert address in ask
        assert "/t/1/as/1/" not in ask, "his own knowledge is what the plain replay shows"


def test_a_past_position_of_a_finished_game_has_no_verdict() -> None:
    sight = GAMES[0][2][1]
    back = Seen(**{**vars(sight), "over": True, "now": 40, "choices": []})
    assert "verdict" not in pages.regions(back)["status"]
    assert "again" not in pages.regions(back)["ask"]


def test_undo_says_what_or_why_not() -> None:
    state = GAME.new(seed=3)
    can = pages.regions(seen(state, 0, undo="Place the exit on g6"))["ask"]
    cannot = pages.regions(seen(state, 0, no_undo="The floor is locked."))["ask"]
    assert 'data-do="undo" aria-disabled="false"' in can
    assert "Place the exit on g6" in can
    assert 'data-do="undo" aria-disabled="true"' in cannot
    assert "The floor is locked." in cannot


def test_regions_are_what_the_page_holds() -> None:
    sight = GAMES[0][3][0]
    page = pages.table_page(sight)
    for name, html in pages.regions(sight).items():
        assert html in page, name
        assert len(re.findall(r"<(\w+)", html)) > 0
    ids = {name: re.search(r'id="([^"]+)"', html) for name, html in pages.regions(sight).items()}
    assert all(match is not None for match in ids.values())


def test_log_lines_grow_with_the_newest_first() -> None:
    html = pages.log_lines(GAMES[0][0][0], [Line(4, 2, "first <i>", 0), Line(5, 3, "then", 1)])
    assert html.startswith('<ol id="lines" data-grow')
    assert html.index('id="l-5"') < html.index('id="l-4"')
    assert 'data-v="3"' in html
    assert "first &lt;i&gt;" in html


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_both_languages_at_every_phase(lang: str) -> None:
    rng, state = random.Random(4), GAME.new(seed=4)
    phases = set()
    while True:
        for seat in (0, 1, -1):
            html = pages.table_page(seen(state, seat, lang))
            assert f'<html lang="{lang}"' in html
            phases.add(GAME.view(state, seat).table["phase"])
        if state.player == hantise.NOBODY:
            break
        state.play(rng.choice(state.options))
    assert phases == {"build", "peek", "move", "over"}


def test_a_first_visit_weighs_less_than_150_kilobytes() -> None:
    files = set(re.findall(r'(?:href|src)="/static/\w+/([^"]+)"', pages.table_page(GAMES[0][0][0]))) | {"morph.js"}
    assert {"table.css", "table.js"} <= files
    sizes = []
    for name in files:
        found = pages.static(name)
        assert found is not None, name
        sizes.append(len(found[0]))
    heaviest = max(len(pages.table_page(s).encode()) for s in SIGHTS[::5])
    assert heaviest + sum(sizes) < 150_000


def test_static_files_are_those_of_the_page_only() -> None:
    assert pages.static("table.css") is not None
    for name in ("../pages.py", "pages.py", "", "nothing.css", "/etc/hosts", "table.css/"):
        assert pages.static(name) is None
    assert re.fullmatch(r"/static/[0-9a-f]{12}/table\.js", pages.static_url("table.js"))


def test_styles_use_no_colour_that_is_not_declared() -> None:
    text = (pages.static("table.css") or (b"", ""))[0].decode() + pages.own_style(GAME)
    declared = set(re.findall(r"(--[\w-]+):", text))
    assert set(re.findall(r"var\((--[\w-]+)", text)) <= declared


# the other pages -------------------------------------------------------------------------------------------------------
LINKS = {
    "start": "/new",
    "new": "/",
    "new_table": "/new/",
    "rules": "/rules/",
    "load": "/load",
    "join": "/j/x",
    "watch": "/t/1",
    "show": "/t/1/show",
    "lang": {"en": "/?lang=en", "fr": "/?lang=fr"},
}
OFFER = pages.Offer(GAME, (("greedy", "careful"),))
OPEN = [Person(0, "Edgar", "Dungeon Master", "human"), Person(1, "", "Hero", "open")]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_other_pages_are_whole(lang: str) -> None:
    made = {
        "lobby": pages.lobby_page(
            lang,
            [OFFER],
            LINKS,
            [{"href": "/t/1", "title": "T", "status": "s", "mine": "yes", "people": "Ann", "left": ""}],
            "Oh",
        ),
        "new": pages.new_table_page(lang, OFFER, LINKS, "Oh"),
        "new, for many": pages.new_table_page(lang, pages.Offer(hantise.game("mac_gregor"), OFFER.bots), LINKS),
        "join": pages.join_page(lang, GAME, OPEN, 1, LINKS),
        "cover": pages.cover_page(lang, GAME, OPEN[0], LINKS),
        "rules": pages.rules_page(GAME, lang, "SM-PEEK-1", LINKS),
        "link": pages.link_page(lang, "https://x/j/abc", LINKS),
        "error": pages.error_page(lang, 404, "There is no <table>."),
    }
    for name, html in made.items():
        page = Page(html)
        assert page.faults == [], name
        assert not [a for _, a in page.tags if "style" in a], name
        assert f'<html lang="{lang}"' in html
    assert "There is no &lt;table&gt;." in made["error"]


def test_the_first_page_starts_a_game_in_one_press() -> None:
    html = pages.lobby_page("en", [OFFER], LINKS)
    page = Page(html)
    fields = {attrs.get("name") for tag, attrs in page.tags if tag in ("input", "select")}
    assert {"game", "seat", "against", "lang", "record"} <= fields
    assert 'action="/new"' in html
    assert html.count('class="box ready"') == 1
    assert "by Sandro Dall’Aglio" in html


def test_a_new_table_asks_for_every_option_but_the_roles() -> None:
    page = Page(pages.new_table_page("en", OFFER, LINKS))
    names = {n for n in page.all("name") if n.startswith("option-")}
    assert names == {f"option-{name}" for name in GAME.options if name != "roles"}
    checked = [a for _, a in page.tags if "checked" in a and (a.get("name") or "").startswith("option-")]
    assert len(checked) == len(names)


def test_the_cover_tells_nothing_of_the_game() -> None:
    html = pages.cover_page("en", GAME, OPEN[0], LINKS)
    assert "Edgar" in html
    assert "svg" not in html.replace("icon.svg", "")
    assert "data-at" not in html


def test_rules_have_an_anchor_for_every_rule_and_link_what_they_name() -> None:
    html, lang = pages.rulebook(GAME, "en")
    assert lang == "en"
    ids = set(re.findall(r'<li id="([^"]+)"', html))
    text = (GAME.folder / "rules.md").read_text(encoding="utf-8")
    assert ids == set(re.findall(r"^- \*\*(SM-[A-Z]+-\d+)\*\*", text, flags=re.MULTILINE))
    assert len(ids) > 100
    assert all(target in ids for target in re.findall(r'href="#([^"]+)"', html))
    assert Page(html).faults == []


def test_the_rule_of_the_moment_is_whole() -> None:
    for rule in ("SM-MOV-3", "SM-PEEK-1", "SM-BLD-3"):
        found = pages.rule_text(GAME, "en", rule)
        assert found is not None
        assert Page(str(found[0])).faults == []
    assert "reveal" in str((pages.rule_text(GAME, "en", "SM-PEEK-1") or ("",))[0])
    assert "check" in str((pages.rule_text(GAME, "en", "SM-MOV-3") or ("",))[0]), "with its steps to the last"
    assert pages.rule_text(GAME, "en", "SM-NO-99") is None


def test_a_game_without_a_picture_still_has_a_table(tmp_path: Path) -> None:
    bare = Game("bare", 1, hantise.State, (2,), (), tmp_path)
    view = View("bare", 1, 0, 2, 0, [], "", [], 0, "", [], {"score": [1, 2], "deep": {"x": True}})
    sight = Seen(
        bare,
        Texts(bare, "en"),
        "en",
        view,
        0,
        0,
        0,
        0,
        "Your turn",
        [Pickable(0, "go", "Go", ["go"])],
        [Person(0, "Ann", "Seat 1", "human", me=True)],
        [],
    )
    page = Page(pages.table_page(sight))
    words = " ".join(page.words)
    assert page.faults == []
    assert missing(page) == []
    assert "deep.x" in words
    assert "1 2" in words
    button = next(attrs for _, attrs in page.tags if "data-pick" in attrs)
    assert button["data-path"] == "go"


def missing(page: Page) -> list[str]:
    """Styles, scripts and pictures that a page asks for and that are not there: each an error in the browser's console."""
    asked = [a for name in ("href", "src", "data-icon") for a in page.all(name) if (a or "").startswith("/static/")]
    return [address for address in asked if pages.static(address.rpartition("/")[2]) is None]


@pytest.mark.parametrize("name", sorted(hantise.games()))
def test_a_page_asks_for_nothing_that_is_not_there(name: str) -> None:
    game = hantise.games()[name]
    html = pages.table_page(sight_of(game))
    page = Page(html)
    assert len(page.all("src")) >= 1
    assert missing(page) == []
    assert f"<style>{pages.own_style(game)}</style>" in html
    assert len(pages.own_style(game)) > 500


def test_a_game_that_draws_itself_in_the_houses_styles_alone_asks_for_no_style_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "board.svg.jinja").write_text("{% macro title() %}Plain{% endmacro %}")
    (tmp_path / "picture.py").write_text("def title(view):\n    return ('title',)\n")
    plain = Game("plain", 1, hantise.State, (2,), (), tmp_path)
    view = View("plain", 1, 0, 2, 0, [], "", [], 0, "", [], {})
    page = pages.rendered(
        "table.html.jinja",
        lang="en",
        languages=LANGUAGES,
        mark="",
        **pages._context(bare_sight(plain, view)),
        regions=dict.fromkeys(pages.REGIONS, ""),
    )
    assert missing(Page(page)) == []
    assert "<style" not in page


def sight_of(game: Game) -> Seen:
    """The first sight of a new game."""
    state = game.new(game.seats[0], seed=1)
    return bare_sight(game, game.view(state, 0))


def bare_sight(game: Game, view: View) -> Seen:
    people = [Person(i, "", f"Seat {i}", "human", me=i == 0) for i in range(view.seats)]
    return Seen(game, Texts(game, "en"), "en", view, 0, 0, 0, 0, "Your turn", [], people, [], names=[""] * view.seats)


def test_scripts_come_without_what_is_for_their_next_reader() -> None:
    """Remarks and indents are not sent, a quarter of the bytes. So no text in a script goes over several lines, and none holds
    what looks like a remark."""
    scripts = sorted(Path(hantise.__file__).parent.rglob("static/*.js"))
    assert len(scripts) > 15
    for path in scripts:
        lines = path.read_text(encoding="utf-8").splitlines()
        code = [re.sub(r"[ \t]{2,}//.*$", "", line).strip() for line in lines if not line.lstrip().startswith("//")]
        for line in code:
            assert line.count("`") % 2 == 0, f"{path.name}: a text over several lines: {line}"
        for line in lines:
            before = re.sub(r"\\.|/[^/ ]+/", "", re.split(r"[ \t]{2,}//", line)[0])
            assert line.lstrip().startswith("//") or all(before.count(mark) % 2 == 0 for mark in "'\"`"), f"{path.name}: {line}"
        assert pages.SPARED.sub("", path.read_text(encoding="utf-8")).splitlines() == code, path.name
    sent = pages.static("table.js")
    assert sent is not None
    assert b"//" not in re.sub(rb"'[^'\n]*'|`[^`\n]*`", b"", sent[0])
