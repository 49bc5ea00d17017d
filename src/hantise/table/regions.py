"""Regions: the page of a table as lists of parts, from what one viewer may know (`Seen`) and from nothing else. A game's own
parts lie between those of the house, which templates/regions.html.jinja draws."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape

from hantise.core.game import Game, as_text
from hantise.kit import escaped
from hantise.marked import mentions, speaks_of
from hantise.parts import Lists, Part, Parts, Saying, whole
from hantise.picture import Drawing, Sign, drawing_of, house_sign, panel_head, tap_words
from hantise.table.seen import Line, Person, Pickable, Seen
from hantise.table.speaking import Heard
from hantise.texts import Texts

REGIONS = ("status", "board", "time", "guide", "ask", "hand", "seats", "aid", "talk", "rule", "about")
CLOSE: Saying = ("close_section",)
Told = dict[str, tuple[tuple[Any, ...], list[Part]]]


class Page:
    """One viewer's page, region by region. house: the parts of the house for this game and language; lists: those told before
    at this table; drawn: what this viewer was told last of the house's own, region by region, with the values of it."""

    def __init__(self, seen: Seen, house: Parts, result: str, lists: Lists, drawn: Told) -> None:
        self.seen, self.house, self.result, self.lists, self.drawn = seen, house, result, lists, drawn
        self.art: Drawing | None = drawing_of(seen.game, seen.lang)
        self.taps = tap_words([path for choice in seen.choices for path in choice.taps])
        self.people = sorted(seen.people, key=lambda p: (not p.me, p.seat))

    def link(self, name: str) -> str:
        """An address, "" where there is none."""
        return str(self.seen.extra.get(name) or "")

    def links(self, name: str) -> Mapping[int, str]:
        """Addresses by seat."""
        found: Mapping[int, str] = self.seen.extra.get(name) or {}
        return found

    @property
    def mine(self) -> bool:
        """Is it the viewer whom the game waits for?"""
        seen = self.seen
        return seen.view.player == seen.me and seen.me >= 0 and not seen.over and seen.at == seen.now and not seen.time.paused

    def told(self, name: str, tell: Callable[..., Iterable[Saying]], *values: Any) -> list[Part]:
        """A region of the house: the very list as before where all values are as they were."""
        last = self.drawn.get(name)
        if last is None or last[0] != values:
            last = self.drawn[name] = values, self.house.all(tell(*values), self.lists)
        return last[1]

    def status(self) -> list[Part]:
        title = game_title(self.seen.game, self.seen.texts)
        seen, who = self.seen, self.seen.view.player
        bots = seen.at == seen.now and who >= 0 and any(p.kind == "bot" and p.seat == who for p in seen.people)
        window = str(seen.at % 2) if seen.reaction else ""
        return self.told("status", standing, title, self.mine, self.result, bots, window, seen.status, bool(seen.time.clocks))

    def time(self) -> list[Part]:
        """Clocks, for the page to count; whom the others wait for; what is voted on."""
        time = self.seen.time
        said = ("time", time.clocks, time.since, time.free, time.paused, time.slow, time.offers, time.votes, time.post)
        return self.told("time", single, *said)

    def board(self) -> list[Part]:
        house, art, view, lists = self.house, self.art, self.seen.view, self.lists
        if art is None:
            return [house(("open_bare_board", tuple(facts(view.table))))]
        box = art.frame(view, self.taps)
        lens = house(("open_lens", box)), house(("lens_said", art.title(view)))
        return [
            house(("open_board", art.has("rim"))),
            house(("lately", " ".join(self.seen.lately))),
            *art.told("rim", view, lists=lists),
            *lens,
            *art.board(view, self.taps, lists, self.seen.names),
            house(("close_lens",)),
        ]

    def guide(self) -> list[Part]:
        """A hint that was asked for; of a guided table the tip beside the question, and after the game what there was to
        see, and where to go on."""
        lesson, advice = self.seen.lesson, self.seen.advice
        if advice is not None:
            return [self.house(("advice", advice.label, advice.why, advice.at))]
        if lesson is not None and self.seen.over:
            on = [(self.link("how"), "page-how"), (self.link("puzzles"), "page-puzzles")]
            seen, bots = self.seen, [p.strength for p in self.seen.people if p.kind == "bot"]
            next_one = {"game": seen.game.id, "players": len(seen.people), "seat": seen.me, "against": (bots or [""])[0]}
            return [
                self.house(
                    ("learnt", lesson.learnt, self.link("start"), tuple(next_one.items()), tuple(way for way in on if way[0]))
                )
            ]
        if lesson is None or not lesson.name:
            return [self.house(("no_tip",))]
        n = len(lesson.learnt) + 1
        return [self.house(("tip", lesson.name, lesson.beside, lesson.title, lesson.text, n, lesson.tips, self.link("tip")))]

    def ask(self) -> list[Part]:
        seen, bare = self.seen, self.art is None
        others = sum(not p.me and p.kind != "bot" for p in seen.people)
        hot = bool(seen.extra.get("hot"))
        head = (bare, seen.window, "screen" if hot else str(others), self.link("pick"), seen.backs)
        hint = (self.link("hint"), seen.ask) if seen.may_hint else ()
        undo = (seen.undo, seen.no_undo, seen.undo_all, self.link("undo")) if seen.me >= 0 and not seen.over else ()
        ways = [(way.address, way.key, way.first) for way in seen.extra.get("ways") or ()]  # to pages of the game's annex
        idle, does = (options(seen.choices, bare, seen.window, of) for of in (True, False))
        ending = self._ending(hot) if self.result else ()
        said = "" if hot else seen.window
        return self.told("ask", asking, seen.me, seen.ask, head, undo, hint, said, ways, idle, does, ending)

    def _ending(self, hot: bool) -> Saying:
        """What there is to do after the game."""
        seen = self.seen
        reveal = [
            ((seen.names[int(s)] if int(s) >= 0 and seen.names else "") or seen.texts.role(int(s)), a)
            for s, a in self.links("reveal").items()
            if int(s) != seen.me or hot
        ]
        ends = [self.link(name) for name in ("ending", "record", "new")]
        return self.link("next"), self.link("again"), bool(seen.extra.get("swap")), tuple(reveal), ends

    def hand(self) -> list[Part]:
        found = self.art.told("hand", self.seen.view, self.taps, lists=self.lists) if self.art else []
        return [self.house(("open_hand",)), *found, self.house(CLOSE)]

    def seats(self) -> list[Part]:
        seen = self.seen
        found = (
            self.art.seats(seen.view, self.people, self.lists, seen.waits, seen.sealed)
            if self.art
            else self.house.all(self._panels())
        )
        return [self.house(("open_seats",)), *found, *self.told("invites", self._invites)]

    def _panels(self) -> Iterator[Saying]:
        for p in self.people:
            yield "open_panel", p.seat, p.me, *house_sign(self.seen.game, p.seat)
            yield from panel_head(self.seen.texts, p, p.seat in self.seen.waits, p.seat in self.seen.sealed)
            yield ("close_panel",)

    def _invites(self) -> Iterator[Saying]:
        yield ("close_seats",)
        invite, fill = self.links("invite"), self.links("fill")
        for p in self.seen.people:
            if p.kind == "open" and any(p.seat in of for of in (invite, fill, self.links("invites"))):
                address = self.links("invites").get(p.seat, "")
                code = str(self.links("codes").get(p.seat, ""))
                yield "invite", p.seat, p.role, address, invite.get(p.seat, ""), fill.get(p.seat, ""), self.bots, code
        yield CLOSE

    @property
    def bots(self) -> tuple[str, ...]:
        """The strengths that a seat may be given."""
        return tuple(self.seen.extra.get("bots") or ())

    def aid(self) -> list[Part]:
        found = self.art.told("aid", self.seen.view, lists=self.lists) if self.art else []
        return [self.house(("open_aid",)), *found, self.house(CLOSE)]

    def talk(self) -> list[Part]:
        return self.told("talk", talking, self.seen.extra.get("talk"), self.link("say"))

    def rule(self) -> list[Part]:
        return self.told(
            "rule", ruled, self.seen.view.rule, self.mine or self.seen.me < 0, self.link("rules"), self.link("how")
        )

    def about(self) -> list[Part]:
        return self.told("about", self._about)

    def _about(self) -> Iterator[Saying]:
        seen, fill, opens = self.seen, self.links("fill"), self.links("opens")
        kept = seen.extra.get("kept") or ()
        fills = tuple(
            (
                *who(p)[:2],
                p.kind if p.seat in opens else "open",
                p.strength,
                fill[p.seat],
                (p.away or p.role) if p.kind == "bot" and p.seat in kept else "",
            )
            for p in seen.people
            if p.seat in fill and p.kind != "open"
        )
        leave = tuple((seen.texts.role(int(seat)), address) for seat, address in self.links("leave").items())
        concede = "" if seen.over else self.link("concede")
        agreed = tuple(tuple(pair) for pair in seen.extra.get("options") or ())
        ways = [self.link(name) for name in ("record", "new", "move")]
        wishes = tuple(seen.extra.get("wishes") or ()) if not seen.over else ()
        yield (
            "about",
            self.link("match"),
            fills,
            leave,
            agreed,
            *ways,
            concede,
            self.bots,
            wishes,
            self.link("vote"),
            self.link("quit"),
        )


def standing(title: str, mine: bool, result: str, bots: bool, window: str, status: str, timed: bool) -> Iterator[Saying]:
    """The line above the board. timed: there are clocks."""
    yield "open_status", title, mine, result, bots, window
    yield "say", mine, result, status
    if timed:
        yield ("own_time",)
    yield CLOSE


def single(*saying: Any) -> Iterator[Saying]:
    """A region of one part."""
    yield saying


def ruled(rule: str, own: bool, rules: str, how: str) -> Iterator[Saying]:
    """The rule of the moment, and where the books lie."""
    yield ("open_rule",)
    yield "moment_of", rule, own
    yield "moment", rule, rules
    yield "books", rules, how
    yield CLOSE


def asking(
    me: int,
    n: int,
    head: Saying,
    undo: Saying,
    hint: Saying,
    window: str,
    ways: Sequence[tuple[str, str, bool]],
    idle: Sequence[Saying],
    does: Sequence[Saying],
    ending: Saying,
) -> Iterator[Saying]:
    """What is asked. n: the number of the question; head: the values of its frame; undo, hint: as `tools` is told; window: its
    kind, where it passes by itself; idle, does: the options; ending: what there is to do after the game; me: whose list it
    is."""
    choices = len(idle) + len(does)
    yield "open_ask", *head
    yield "asked", n
    yield ("open_left",)
    yield tools, me, undo, hint
    yield letting_be, me, idle
    yield "close_left", window, choices == 1
    yield doing, me, ways, does, ending
    yield "open_rest", window
    yield "every", 0 if head[0] else choices
    yield ("close_ask",)


def letting_be(me: int, buttons: Sequence[Saying]) -> Iterator[Saying]:
    """What passes, ends or stops. me: for whom."""
    yield ("open_idle",)
    yield from buttons
    yield ("close_list",)


def doing(me: int, ways: Sequence[tuple[str, str, bool]], buttons: Sequence[Saying], ending: Saying) -> Iterator[Saying]:
    """What does something. me: for whom; ways: to pages of the annex."""
    yield "open_options", bool(ending), tuple([(address, key) for address, key, first in ways if first])
    yield from buttons
    if ending:
        to, again, swap, reveal, ends = ending
        after = tuple([(address, key) for address, key, first in ways if not first])
        yield "open_ending", to, again, swap, reveal, after, *ends
    yield ("close_list",)


def options(choices: Sequence[Pickable], bare: bool, window: str, idle: bool) -> list[Saying]:
    """Each as a button. bare: nothing else shows them; idle: those that let be, or the others."""
    return [
        ("option", o.pick, o.label, tuple(o.taps), o.main, bool(window and not o.pick), o.sure, o.rule, not (o.main or bare))
        for o in choices
        if o.idle == idle
    ]


def tools(me: int, undo: Saying, hint: Saying) -> Iterator[Saying]:
    """What is there besides the options. me: for whom; undo: of whoever plays, see `Looks.undo`; hint: where
    one may be asked for."""
    yield ("open_tools",)
    if undo:
        yield ("cancel",)
        yield ("undo", *undo)
        if hint:
            yield ("hint", *hint)
    yield ("speak",)
    yield ("close_tools",)


def talking(heard: Heard | None, say: str) -> Iterator[Saying]:
    """The talk, as one viewer hears it. say: where a player's set phrases go."""
    if heard is None:
        yield ("no_talk",)
        return
    yield ("open_talk",)
    for line in heard.lines:
        yield "spoken", *line
    yield "close_spoken", not heard.lines
    yield "speaking", heard.address, *heard.silenced, heard.unnamed, heard.phrases, say
    yield "listening", heard.address, heard.others, heard.deaf
    if heard.host:
        yield "hosting", heard.address, *heard.host
    yield CLOSE


def talks(heard: Heard | None) -> bool:
    """Is there something to read or a place to write at, so that a button leads there (static/talk.js)?"""
    if heard is None:
        return False
    silenced, no_words = heard.silenced
    return bool(heard.lines) or (not silenced and (heard.unnamed or not no_words))


def who(p: Person) -> tuple[int, str, str, str]:
    """A person as a look is told of him."""
    return p.seat, p.name or p.role, p.kind, p.strength


def line(one: Line, me: int, you: str, bot: str, rulebook: str = "") -> str:
    """A line of the log: a place that leads to the position it speaks of, and a link to each rule by which chance spoke. me:
    whose deeds are his own; you, bot: what follows his name, and a bot's; rulebook: where the rules lie."""
    own = ' class="own"' if me >= 0 and one.seat == me else ""
    seat = f" of-{one.seat}" if one.seat >= 0 else ""
    mark = "" if one.sign is None else signed(one.sign)
    text = with_names(one.told, me if speaks_of(one.told, me) else -1, you, bot)
    rules = "".join([cited(rulebook, rule) for rule in one.rules]) if rulebook else ""
    return (
        f'<li id="l-{one.n}"{own}><button type="button" data-v="{one.at}" class="line{seat}">{mark}{text}</button>{rules}</li>'
    )


def cited(rulebook: str, rule: str) -> str:
    """A link to a rule, which a script opens beside the table."""
    return f'<a class="rule-id" data-do="rules" href="{escape(rulebook)}#{escape(rule)}">{escape(rule)}</a>'


def signed(sign: Sign) -> str:
    """The sign of a seat, as it stands before a line; its letter is copied with the line."""
    return (
        f'<svg class="by" viewBox="{sign.box}" aria-hidden="true"><use href="#{sign.symbol}"/></svg>'
        f'<span class="by" aria-hidden="true">{sign.letter}</span> '
    )


@lru_cache(4096)
def with_names(said: str, me: int, you: str, bot: str) -> str:
    """A sentence whose names stand out, with a word behind the first mention of one's own and of each bot's."""
    text = escaped(said)
    had: set[int] = set()

    def shown(seat: int, name: str, is_bot: bool) -> str:
        word = "" if seat in had else bot if is_bot else you if seat == me else ""
        had.add(seat)
        return f"<b>{name}</b> <small>({escape(word)})</small>" if word else f"<b>{name}</b>"

    return mentions(text, shown)


def lines(found: Sequence[Line], me: int, you: str, bot: str, grow: bool = True, rulebook: str = "") -> str:
    """Lines of the log, the newest first: as a list that the page's own grows by, or that takes its place."""
    inside = "".join([line(one, me, you, bot, rulebook) for one in reversed(found)])
    return f'<ol id="lines"{" data-grow" if grow else ""} reversed>{inside}</ol>'


def facts(table: Mapping[str, Any], above: str = "") -> list[tuple[str, str]]:
    """A view as rows of plain text, for a game that does not draw itself."""
    rows: list[tuple[str, str]] = []
    for name, value in table.items():
        if isinstance(value, Mapping):
            rows += facts(value, f"{above}{name}.")
        elif isinstance(value, (list, tuple)):
            rows.append((above + name, " ".join(as_text(v) for v in value)))
        else:
            rows.append((above + name, as_text(value)))
    return rows


_TITLES: dict[tuple[str, str, str], str] = {}  # stands on every page


def game_title(game: Game, texts: Texts) -> str:
    """The name of the game, as its texts or its components give it."""
    key = (game.id, str(game.folder), texts.lang)
    if key not in _TITLES:
        own = game.components.get("game", {})
        there = str(own.get(f"name_{texts.lang}") or own.get("name_en") or game.id)
        _TITLES[key] = texts("title") if texts.has("title") else there
    return _TITLES[key]


_HOUSES: dict[tuple[str, str, str], Parts] = {}


def house_parts(game: Game, lang: str, make: Callable[[], Sequence[Any]]) -> Parts:
    """The parts of the house for a game in a language; make: the templates where their looks are found."""
    key = (game.id, str(game.folder), lang)
    if key not in _HOUSES:
        modules = make()
        _HOUSES[key] = Parts(lambda name: next(getattr(m, name) for m in modules if hasattr(m, name)))
    return _HOUSES[key]


def markup(parts: Sequence[Part]) -> Markup:
    """All of it, for a template."""
    return Markup(whole(parts))
