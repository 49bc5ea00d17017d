"""Pages: HTML, drawn from what one viewer may know (`Seen`) and from nothing else. The same regions serve the first page,
every message of the live line, and the past.

Conventions between these templates and `static/table.js` stand at the head of `templates/table.html.jinja`. Styles and
scripts are files of their own (`static`), so that the strictest Content-Security-Policy holds: nothing inline.

Addresses come in from the server, by name: `Seen.extra` for a table, `links` for the other pages.

    live      the websocket's path              past     prefix of a past position: past + "12"
    older     prefix of older log lines: older + number of the first line shown
    swap      True: `again` may exchange the seats (its field `swap` = yes)
    rules     the rules page, without #anchor   record   the record's download
    how       how the game is played, for people; puzzles: where those of the game begin
    again     POST: the same table again        new      the first page
    ways      pages of the game's annex that are open now, as `annex.Way`
    lang      {"en": address, "fr": address}    reveal   after the end: {seat: prefix of the past as that seat knew it}
    hot       True: two people at one screen    cover    where a hot seat's cover page lies
    options   [(name, value)] of the table, in words
    ...       say, pick, undo, concede, invites, invite, fill, bots, leave, move, next, match: see `Seen`
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import takewhile
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup

from hantise.bots import BOTS
from hantise.core.game import Game, Option, as_text
from hantise.core.registry import games
from hantise.learn import box, guide, howto
from hantise.learn.moments import moments
from hantise.learn.puzzles import puzzles
from hantise.parts import Lists, Part, Parts, whole
from hantise.picture import PICTURES, THEMES, drawing_of, has_picture, sprite, squeezed, styles, tokens
from hantise.table import clocks, places, sight
from hantise.table import regions as regions_of
from hantise.table.annex import annex_of, below
from hantise.table.looks import Looks
from hantise.table.numbers import number
from hantise.table.regions import REGIONS, game_title, markup
from hantise.table.seen import Line, Person, Seen
from hantise.table.strengths import INVITED
from hantise.table.votes import BACKS
from hantise.texts import HOUSE as LOCALE
from hantise.texts import LANGUAGES, Texts

HERE = Path(__file__).parent
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
SPARED = re.compile(r"^[ \t]*//.*\n|[ \t]{2,}//.*$|^[ \t]+", flags=re.MULTILINE)  # of a script: what is for its next reader
PLACE = re.compile(r' data-at="([^"]*)"')
OPTION = re.compile(r'(<li id="o-\d+") hidden(><button [^>]*? data-path="([^"]*)")')
FIRST_LINES = 50  # of the log: the rest comes on demand

# What a page may load: its own files, and of what stands in it texts with these digests alone (`policy`). `data:` is for the
# pictures of a saved page.
POLICY = (
    "default-src 'none'; script-src 'self'{scripts}; style-src 'self'{styles}; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


@dataclass(frozen=True)
class Offer:
    """What the first pages offer for a game: bots by name, each with its strength in words (where the house has no text for it:
    `page-strength-<name>`)."""

    game: Game
    bots: Sequence[tuple[str, str]] = field(default_factory=tuple)


def offer(game: Game) -> Offer:
    """A game with the bots for it; the last is taken where nobody says another, and is one of ours."""
    return Offer(game, (*((name, name) for name in INVITED), *BOTS.items()))


def addresses(path: str = "/", **more: Any) -> dict[str, Any]:
    """Addresses for the pages that are no table. path: of the page itself."""
    return {
        "start": "/new",
        "new": "/",
        "new_table": "/new/",
        "rules": "/rules/",
        "how": "/how/",
        "puzzles": "/puzzles",
        "docs": "/docs/index.html",
        "watch": "/watch",
        "first": "/first",
        "load": "/load",
        "notices": "/notices",
        "lang": {lang: f"{path}?lang={lang}" for lang in LANGUAGES},
    } | more


# a table -----------------------------------------------------------------------------------------------------------------
def table_page(seen: Seen, drawn: Mapping[str, Sequence[Part]] | None = None, now: int = 0) -> str:
    """The whole document of a table for one viewer. drawn: its regions, where they are there already; now: the time of the
    house, for its clocks."""
    drawn = drawn or parts_of(seen)
    html = {name: markup(parts) for name, parts in drawn.items()}
    html["ask"] = with_buttons(html)
    words = {"lang": seen.lang, "languages": LANGUAGES, "mark": mark(seen, drawn)}
    return str(rendered("table.html.jinja", **words, **_context(seen, now), regions=html))


def mark(seen: Seen, drawn: Mapping[str, Sequence[Part]]) -> str:
    """A word for all that a page shows of a table which its line may change: a page that says the right one lacks nothing. The
    table's own address has no part in it, so that two tables which show the same have one word."""
    html = log_lines(seen, seen.lines[-FIRST_LINES:]) + "".join([whole(parts) for parts in drawn.values()])
    tid = str(seen.extra.get("tid") or "")
    return hashlib.blake2b((html.replace(tid, "") if tid else html).encode(), digest_size=12).hexdigest()


def with_buttons(html: Mapping[str, Markup]) -> Markup:
    """The choices as the page's script will show them: with a button for each that no place of the page begins. Shown by the
    script alone, they would push the board away under the reader's eyes."""
    places = {place for region in html.values() for place in PLACE.findall(region)}

    def shown(found: re.Match[str]) -> str:
        begins = {path.partition(" ")[0] for path in found[3].split("|")}
        return found[0] if begins & places else found[1] + found[2]

    return Markup(OPTION.sub(shown, html["ask"]))


def parts_of(seen: Seen, lists: Lists | None = None, drawn: regions_of.Told | None = None) -> dict[str, list[Part]]:
    """The parts of each region of a table, by the region's id. lists: those told before at this table; drawn: what this viewer
    was told before of what is the house's own, `seen.people` and `seen.extra` being the same."""
    page = regions_of.Page(seen, house(seen.game, seen.lang), _result(seen), lists or Lists(), {} if drawn is None else drawn)
    return {name: getattr(page, name)() for name in REGIONS}


def regions(seen: Seen) -> dict[str, str]:
    """The HTML of each region of a table, by the region's id."""
    return {name: whole(parts) for name, parts in parts_of(seen).items()}


def log_lines(seen: Seen, lines: Sequence[Line], grow: bool = True) -> str:
    """Lines of the log, the newest first, as the list that the page's own list grows by, or that takes its place."""
    t, hot = seen.texts, bool(seen.extra.get("hot"))
    rulebook = str(seen.extra.get("rules") or "")
    return regions_of.lines(lines, seen.me, "" if hot else t("page-you"), t("page-bot"), grow, rulebook)


def since(seen: Seen) -> int:
    """How many positions of what the page shows have come since the viewer's own last deed."""
    later = takewhile(lambda line: seen.me < 0 or line.seat != seen.me, reversed(seen.lines[-FIRST_LINES:]))
    return len({line.at for line in later})


def house(game: Game, lang: str) -> Parts:
    """The parts of the house for a game in a language."""

    def looks() -> Sequence[Any]:
        t = sight.texts(game, lang)
        words = {
            "t": t,
            "bot_name": sight.bot_name,
            "rule_text": partial(rule_text, game, lang),
            "says": moments(game, lang).get,
        }
        templates = [_environment().get_template(name).make_module(words) for name in ("regions.html.jinja", "kit.svg.jinja")]
        return [Looks(t, static_url), *templates]

    return regions_of.house_parts(game, lang, looks)


def _context(seen: Seen, now: int = 0) -> dict[str, Any]:
    """What the template of a table sees beside its regions."""
    return {
        "seen": seen,
        "now": now,
        "t": seen.texts,
        "art": has_picture(seen.game),
        "form": form(seen.game, seen.view.seats, seen.lang),
        "mine": seen.view.player == seen.me and seen.me >= 0 and not seen.over and seen.at == seen.now,
        "title": game_title(seen.game, seen.texts),
        "link": _links(seen.extra),
        "lines": Markup(log_lines(seen, seen.lines[-FIRST_LINES:])),
        "since": since(seen),
        "talks": regions_of.talks(seen.extra.get("talk")),
        "goal": goal(seen.game, seen.lang),
        "sprite": sprite(seen.game),
        "own_style": own_style(seen.game),
        "own_styles": [static_url(name, seen.game.id) for name in annex_of(seen.game).styles],
        "own_scripts": [static_url(name, seen.game.id) for name in annex_of(seen.game).scripts],
        "static": static_url,
        "release": release(),
    }


def form(game: Game, seats: int, lang: str) -> str:
    """The classes that a game's styles go by: which game, how many seats, and whether its board wants width."""
    art = drawing_of(game, lang)
    return f"{game.id} seats-{seats}" + " broad" * (art is not None and art.has("BROAD"))


def _links(extra: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        name: extra.get(name) or ""
        for name in ("live", "past", "older", "rules", "new", "television", "leave_tv", "notices", "vote", "capsule", "back")
    }
    return found | {"lang": dict(extra.get("lang") or {}), "hot": bool(extra.get("hot"))}


def _result(seen: Seen) -> str:
    """How the game ended for the viewer: won, lost, shared, or over (a spectator, or two at one screen);
    "" at a position before the end."""
    if not seen.view.ended:
        return "over" if seen.over and seen.at == seen.now else ""
    if seen.me < 0 or seen.extra.get("hot") or not seen.view.returns:
        return "over"
    return verdict(seen.game, seen.view.returns, seen.me)


def verdict(game: Game, returns: Sequence[float], seat: int) -> str:
    """won, lost, or shared: of a seat whose team is not alone in having the best return."""
    best = max(returns)
    if returns[seat] < best:
        return "lost"
    team = next(team for team in game.teams(len(returns)) if seat in team)
    return "won" if returns.count(best) == len(team) else "shared"


_GOALS: dict[tuple[Path, str], Markup] = {}  # told at every table, rendered once a process


def goal(game: Game, lang: str) -> Markup:
    """How one wins, for people; "" where the game does not say it."""
    if (game.folder, lang) not in _GOALS:
        _GOALS[game.folder, lang] = Markup(howto.in_short(game, lang, "goal"))
    return _GOALS[game.folder, lang]


def _marked(html: Mapping[str, str]) -> dict[str, Markup]:
    return {name: Markup(text) for name, text in html.items()}


# the other pages ---------------------------------------------------------------------------------------------------------
def lobby_page(
    lang: str,
    offers: Sequence[Offer],
    links: Mapping[str, Any],
    tables: Sequence[Mapping[str, Any]] = (),
    error: str = "",
    more: bool = False,
) -> str:
    """The first page: all games, the shortest first, the viewer's own tables, and a record to load.

    links: start (POST: game, players, seat, against, lang), new_table and rules (prefixes of a game's id), load (POST, file
    `record`), lang. tables: {"href", "title", "status", "mine"} of tables that the viewer sits at.
    """
    shelf = sorted(offers, key=lambda offer: (offer.game.minutes, offer.game.id))
    return _page(lang, "lobby.html.jinja", links, shelf=shelf, tables=tables, error=error, more=more)


def new_table_page(
    lang: str, offer: Offer, links: Mapping[str, Any], error: str = "", given: Mapping[str, str] | None = None
) -> str:
    """The form of a new table: who sits in which seat, the table's options in words.

    POST to links["start"]: game, lang, players, for each seat `who-<n>` and `who-<n>-name`, lots (see `places.seating`), and
    `option-<name>` for each option. links: start, new, rules, lang. given: the fields as they were sent, after an error.
    """
    given = dict(given or {})
    texts = sight.texts(offer.game, lang)
    options = option_fields(offer.game, texts, lambda name, option: chosen(name, option, given))
    seats = _seats(offer, texts, given)
    lots = (given.get("lots") == "yes" or given.get("seat") in places.ANY) if given else places.alike(offer.game)
    times = [(text, clocks.words(texts, text)) for text in clocks.CLOCKS]
    rules = [(rule, texts(f"page-late-{rule or 'others'}")) for rule in clocks.RULES]
    backs = [(word, texts(f"page-going-back-{word or 'consent'}")) for word in BACKS]
    return _page(
        lang,
        "new.html.jinja",
        links,
        texts,
        offer=offer,
        options=options,
        seats=seats,
        lots=lots,
        error=error,
        given=given,
        times=times,
        rules=rules,
        backs=backs,
        own=clocks.OWN,
    )


def option_fields(game: Game, t: Texts, now: Callable[[str, Option], str]) -> list[dict[str, Any]]:
    """The options of a table for a form: in words, with what they do, their values and the one that holds (now), and with how
    many people each means something ("": any number)."""

    def among(seats: Sequence[int]) -> tuple[str, str]:
        return ",".join(map(str, seats)), t("page-option-only", n=t.listed([str(n) for n in seats])) if seats else ""

    return [
        {
            "name": name,
            "text": _text(t, f"option-{name}", name),
            "help": _text(t, f"option-{name}-help", ""),
            "rule": option.rule,
            "only": among(option.seats),
            "values": [
                (word, option_value(t, name, word), word == now(name, option), among(dict(option.only).get(word, ())))
                for word in map(as_text, option.values)
            ],
        }
        for name, option in game.options.items()
        if name != "roles" and len(option.values) > 1  # who plays which role is what `seat` asks
    ]


def chosen(name: str, option: Option, given: Mapping[str, str]) -> str:
    """The value of an option that the form has marked: the one that was sent, or the default."""
    sent = given.get(f"option-{name}", "")
    return sent if sent in {as_text(v) for v in option.values} else as_text(option.default)


def _seats(offer: Offer, t: Texts, given: Mapping[str, str]) -> list[dict[str, str]]:
    """The seats of a new table: role, who sits there, by what name."""
    mine = 0 if places.alike(offer.game) else offer.game.seats[0] - 1
    chosen = number(given.get("seat", ""))
    mine = mine if chosen is None else chosen
    other = given.get("against") or (offer.bots[-1][0] if offer.bots else "link")
    return [
        {
            "role": t.role(i),
            "who": given.get(f"who-{i}") or ("me" if i == mine else other),
            "name": given.get(f"who-{i}-name", ""),
        }
        for i in range(offer.game.seats[-1])
    ]


def annex_page(game: Game, texts: Texts, name: str, addresses: Mapping[str, Any], **context: Any) -> str:
    """A page of the game's annex, from its template of that name. addresses: of `links`, and its own."""
    env = _annexed(annex_of(game).folder or game.folder)
    named = {"game": game, "sprite": sprite(game), "own_style": own_style(game), "own_static": lambda n: static_url(n, game.id)}
    return env.get_template(name).render(**_leaf(texts.lang, addresses, texts), **named, **context)


def join_page(
    lang: str,
    game: Game,
    people: Sequence[Person],
    seat: int,
    links: Mapping[str, Any],
    error: str = "",
    options: Sequence[Mapping[str, Any]] = (),
    agreed: Sequence[tuple[str, str]] = (),
) -> str:
    """What an invitation to that seat opens: who is here, and what was agreed on; only a name is asked.

    POST to links["join"]: name. links: join, watch ("" where nobody may), rules, new, lang.
    """
    texts = sight.texts(game, lang)
    more = {"people": people, "seat": seat, "error": error, "options": options, "agreed": agreed}
    return _page(lang, "join.html.jinja", links, texts, game=game, **more)


def cover_page(lang: str, game: Game, person: Person, links: Mapping[str, Any]) -> str:
    """Between two people at one screen: names the next one; nothing of the game is on it. links: show (POST)."""
    texts = sight.texts(game, lang)
    return _page(lang, "cover.html.jinja", links, texts, game=game, person=person)


def rules_page(game: Game, lang: str, focus: str = "", links: Mapping[str, Any] | None = None) -> str:
    """The rules of a game with an anchor for each rule id, and a field to search them. focus: the rule to open at."""
    texts = sight.texts(game, lang)
    rules, used = rulebook(game, lang)
    return _page(lang, "rules.html.jinja", links or {}, texts, game=game, rules=Markup(rules), rules_lang=used, focus=focus)


def error_page(lang: str, status: int, message: str, links: Mapping[str, Any] | None = None) -> str:
    """One clear line on what went wrong, and the way back."""
    return _page(lang, "error.html.jinja", links or {}, status=status, message=message)


def link_page(lang: str, address: str, links: Mapping[str, Any] | None = None, picture: str = "", code: str = "") -> str:
    """An address to be sent to somebody or opened on another device, to copy; as a picture too, and as a code to be typed.
    links: new (the way back)."""
    return _page(lang, "link.html.jinja", links or {}, address=address, picture=picture, code=code)


def leaf(lang: str, name: str, links: Mapping[str, Any], texts: Texts | None = None, **context: Any) -> str:
    """A page that is no table, or a part of one, from a template: for the modules that have pages of their own."""
    return _page(lang, name, links, texts, **context)


def _page(lang: str, name: str, links: Mapping[str, Any], texts: Texts | None = None, **context: Any) -> str:
    return rendered(name, **(_leaf(lang, links, texts) | context))


def _leaf(lang: str, links: Mapping[str, Any], texts: Texts | None = None) -> dict[str, Any]:
    """What the template of every page that is no table sees."""
    none = dict.fromkeys(
        ("start", "new_table", "rules", "how", "puzzles", "print", "docs", "load", "join", "watch", "first", "show", "notices"),
        "",
    )
    link = none | {"lang": {}, "new": "/"} | dict(links)
    t = texts or sight.texts(None, lang)
    return {"lang": lang, "languages": LANGUAGES, "t": t, "link": link, "static": static_url, "title_of": game_title}


def rendered(name: str, **context: Any) -> str:
    """A template that sees nothing but that."""
    return _environment().get_template(name).render(**context)


@cache
def _annexed(folder: Path) -> Environment:
    """The house's templates, and those of an annex."""
    return _environment().overlay(loader=FileSystemLoader([folder / "templates", HERE / "templates", PICTURES]))


@cache
def _environment() -> Environment:
    loader = FileSystemLoader([HERE / "templates", PICTURES])
    env = Environment(loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True, undefined=StrictUndefined)
    env.globals["theme"] = theme
    env.globals["texts_of"] = sight.texts
    env.globals["bot_words"] = bot_words
    env.globals["bot_name"] = sight.bot_name
    env.globals["doors_of"] = lambda game: [(below(game, word), key) for word, key in annex_of(game).doors]
    env.globals["has_howto"] = howto.has_howto
    env.globals["guide_of"] = guide.guide
    env.globals["puzzles_of"] = puzzles
    env.globals["box_of"] = box.box
    env.globals["usual"] = places.usual
    env.globals["alike"] = places.alike
    return env


def bot_words(texts: Texts, name: str, otherwise: str = "") -> str:
    """What a bot is, in words for a list: "ismcts:200ms" is a bot that thinks ahead."""
    key = f"page-strength-{name.partition(':')[0]}"
    return texts(key) if texts.has(key) else otherwise or name


def _text(texts: Texts, key: str, otherwise: str) -> str:
    return texts(key) if texts.has(key) else otherwise


def option_value(texts: Texts, name: str, value: str) -> str:
    """A value of a table's option in words; as a record writes it where the game has none for it."""
    key = f"option-{name}-" + re.sub(r"[^a-z0-9]+", "_", value.lower())
    if texts.has(key):
        return texts(key)
    return texts(f"page-{value}") if value in ("yes", "no") else value


# rules -------------------------------------------------------------------------------------------------------------------
RULE = re.compile(r"^<li>(\s*(?:<p>)?)<strong>([A-Z]{2,4}(?:-[A-Z0-9]+)+)</strong>", flags=re.MULTILINE)


_RULES: dict[tuple[Path, str], tuple[str, str]] = {}


def rulebook(game: Game, lang: str) -> tuple[str, str]:
    """The game's rules.md as HTML, each rule with its id as anchor, and the language it is in (English where there is no
    rules.<lang>.md). Rendered once a process."""
    if (game.folder, lang) not in _RULES:
        own = game.folder / f"rules.{lang}.md"
        path = own if own.is_file() else game.folder / "rules.md"
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
        html = RULE.sub(r'<li id="\2" class="rule">\1<strong>\2</strong>', html)
        html = re.sub(
            r"<table>(.*?)</table>", r'<div class="wide-table" tabindex="0"><table>\1</table></div>', html, flags=re.DOTALL
        )
        html = html.replace("<pre>", '<pre tabindex="0">')  # what scrolls can be reached by keys
        _RULES[game.folder, lang] = (_linked(html), lang if own.is_file() else "en")
    return _RULES[game.folder, lang]


def _linked(html: str) -> str:
    """Rule ids that are spoken of become links to the rule."""
    there = set(re.findall(r'<li id="([^"]+)"', html))
    pattern = re.compile(r"(?<![\w\">-])([A-Z]{2,4}(?:-[A-Z0-9]+)+)(?![\w-])")
    return _ruled(pattern.sub(lambda m: f'<a href="#{m[1]}">{m[1]}</a>' if m[1] in there else m[1], html))


def _ruled(html: str) -> str:
    """Each rule leads to the rulings that speak of it: whoever was refused by it finds them there."""
    of: dict[str, list[str]] = {}
    for ruling, body in re.findall(r'<li id="([A-Z]+-RUL-[^"]+)" class="rule">(.*?)(?=<li id=|</ul>)', html, flags=re.DOTALL):
        for rule in dict.fromkeys(re.findall(r'<a href="#([^"]+)"', body)):
            if "-RUL-" not in rule:
                of.setdefault(rule, []).append(ruling)

    def head(m: re.Match[str]) -> str:
        links = " ".join(f'<a href="#{ruling}">{ruling}</a>' for ruling in of.get(m[2], ()))
        return f'{m[0]} <small class="ruled">{links}</small>' if links else m[0]

    return re.sub(r'(<li id="([^"]+)" class="rule">\s*(?:<p>)?<strong>[^<]*</strong>)', head, html)


def rule_text(game: Game, lang: str, rule: str) -> tuple[Markup, str] | None:
    """The text of one rule as HTML and its language; None where rules.md has no such rule."""
    html, used = rulebook(game, lang)
    start = html.find(f'<li id="{rule}"')
    if start < 0:
        return None
    depth, end = 0, start
    for tag in re.finditer(r"</?li\b", html[start:]):
        depth += -1 if tag[0].startswith("</") else 1
        if depth == 0:
            end = start + tag.start()
            break
    body = re.sub(
        r'^\s*(?:<p>)?<strong>[^<]*</strong>(?: <small class="ruled">.*?</small>)?', "", html[html.index(">", start) + 1 : end]
    )
    return Markup(re.sub(r"</?(?:a|p)\b[^>]*>|\sid=\"[^\"]*\"", "", body).strip()), used


# styles and scripts ------------------------------------------------------------------------------------------------------
@cache
def static(name: str, of: str = "") -> tuple[bytes, str] | None:
    """A file of the page by name, with its media type; None where there is none. Serve it at `static_url(name, of)`.

    `table.css` is the house's colours, the drawings' styles and the page's; `box-<id>-<lang>.svg` the picture on a game's box.
    of: the id of a game whose annex has the file.
    """
    if name == "table.css" and not of:
        css = "\n".join(path.read_text(encoding="utf-8") for path in (PICTURES / "drawing.css", HERE / "static/table.css"))
        return (page_tokens() + squeezed(css)).encode(), KINDS[".css"]
    if (own := re.fullmatch(r"box-([a-z0-9_]+)-([a-z]+)\.svg", name)) and not of:
        drawn = box.picture(games()[own[1]], own[2]) if own[1] in games() and own[2] in LANGUAGES else ""
        return (drawn.encode(), KINDS[".svg"]) if drawn else None
    folder = HERE if not of else annex_of(games()[of]).folder if of in games() else None
    path = (folder or HERE / "none") / "static" / name
    if not re.fullmatch(r"[a-z0-9_-]+\.(css|js|svg)", name) or not path.is_file():
        return None
    text = path.read_text(encoding="utf-8")
    return (SPARED.sub("", text) if path.suffix == ".js" else text).encode(), KINDS[path.suffix]


@cache
def release() -> str:
    """A word that changes when anything does that a page is made of: a page of another release must be loaded anew."""
    digest = hashlib.sha256(static_version().encode())
    folders = [HERE / "templates", LOCALE, *(game.folder / "locale" for game in games().values())]
    for path in [path for folder in folders for path in sorted(folder.glob("*"))]:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def own_style(game: Game) -> Markup:
    """The styles of the game's drawing, which stand in its pages: a file of its own would be a request more before anything is
    painted, and on a new line to the house; "" where it has none, or is no game of this house."""
    return _own_style(game.id)


@cache
def _own_style(game: str) -> Markup:
    path = games()[game].folder / "board.css" if game in games() else HERE / "none"
    return Markup(squeezed(path.read_text(encoding="utf-8")) if path.is_file() else "")


@cache
def theme() -> Markup:
    """The script that sets the chosen colours before anything is painted. It stands in every page, for the same reason."""
    found = static("theme.js")
    assert found is not None
    return Markup(found[0].decode())


@cache
def policy(page: bool = True) -> str:
    """What a browser lets an answer of ours load and run. page: it is one; nothing stands in any other."""
    styles = [own_style(game) for game in games().values()] if page else []
    scripts = [theme()] if page else []
    return POLICY.format(scripts=_digests(scripts), styles=_digests(filter(None, styles)))


def _digests(texts: Iterable[str]) -> str:
    digests = [base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in texts]
    return "".join([f" 'sha256-{digest}'" for digest in digests])


def page_tokens() -> str:
    """The colours for the page: of the system, unless the reader chose a theme (`data-theme`, kept in his browser)."""
    return tokens(":root") + "".join(tokens(f":root[data-theme={theme}]", theme) for theme in THEMES[1:])


def static_url(name: str, of: str = "") -> str:
    """The address of a file of the page, or of the annex of the game of that id. It holds the version, so that a browser may
    keep the file for ever, and relative imports of scripts keep it too: an annex finds the house's scripts one folder up."""
    return f"/static/{static_version()}/{of}/{name}" if of else f"/static/{static_version()}/{name}"


@cache
def static_version() -> str:
    """A word that changes when any style, script, drawing or picture of a box does."""
    files = [*sorted((HERE / "static").iterdir()), *sorted(PICTURES.iterdir())]
    for game in games().values():
        folder = annex_of(game).folder
        files += sorted((folder / "static").glob("*")) if folder is not None else []
    digest = hashlib.sha256()
    for path in files:
        if path.suffix in (".css", ".js", ".svg", ".toml"):
            digest.update(path.read_bytes())
    for game in games().values():
        digest.update(styles(game).encode())
        for path in (
            *sorted(game.folder.glob("*.jinja")),
            game.folder / "picture.py",
            *sorted(game.folder.glob("learn/*.rec")),
        ):
            digest.update(path.read_bytes() if path.is_file() else b"")
    return digest.hexdigest()[:12]
