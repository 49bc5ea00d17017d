"""Pages: HTML, drawn from what one viewer may know (`Seen`) and from nothing else. The same regions serve the first page,
every message of the live line, and the past.

Conventions between these templates and `static/table.js` stand at the head of `templates/table.html.jinja`. Styles and
scripts are files of their own (`static`), so that the strictest Content-Security-Policy holds: nothing inline.

Addresses come in from the server, by name: `Seen.extra` for a table, `links` for the other pages.

    live      the websocket's path              past     prefix of a past position: past + "12"
    older     prefix of older log lines: older + number of the first line shown
    swap      True: `again` may exchange the seats (its field `swap` = yes)
    rules     the rules page, without #anchor   record   the record's download
    again     POST: the same table again        new      the first page
    decks     where a deck is built for this table, while one's own seat is asked for it
    lang      {"en": address, "fr": address}    reveal   after the end: {seat: prefix of the past as that seat knew it}
    hot       True: two people at one screen    cover    where a hot seat's cover page lies
    options   [(name, value)] of the table, in words
    ...       say, pick, undo, concede, invites, invite, fill, bots, leave, move, next, match: see `Seen`
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup

from hantise.core.game import Game, Option, as_text
from hantise.picture import PICTURES, drawing, has_picture, sprite, squeezed, styles, tap_words, tokens
from hantise.table import places, sight
from hantise.table.horror_attack import decks
from hantise.table.seen import Line, Person, Seen
from hantise.texts import LANGUAGES, Texts

HERE = Path(__file__).parent
REGIONS = ("status", "board", "ask", "hand", "seats", "aid", "rule", "about")
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
FIRST_LINES = 50  # of the log: the rest comes on demand

# What a page may load: its own files and nothing else, nothing inline. `data:` is for the pictures of a saved page.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)

# The five games of the house, in the order of the first page. Those not installed are shown as coming.
SHELF = (
    ("shy_monsters", "Shy Monsters", "Sandro Dall’Aglio"),
    ("horror_attack", "Ze Horror Attack, Vol. 1", "Enrique Dueñas"),
    ("mac_gregor", "Le Trésor du Fantôme des Mac Gregor", "Dominique Ehrhard"),
    ("evil_corp", "Evil Corp.", "Jérémy Ducret"),
    ("gregory_horror_show", "Gregory Horror Show", "Kris Oprisko"),
)


@dataclass(frozen=True)
class Offer:
    """What the first pages offer for a game: bots by name, each with its strength in words (where the house has no text for it:
    `page-strength-<name>`)."""

    game: Game
    bots: Sequence[tuple[str, str]] = field(default_factory=tuple)


# a table -----------------------------------------------------------------------------------------------------------------
def table_page(seen: Seen) -> str:
    """The whole document of a table for one viewer."""
    return str(_template(seen.lang, "table.html.jinja", **_context(seen), regions=_marked(regions(seen))))


def regions(seen: Seen) -> dict[str, str]:
    """The HTML of each region of a table, by the region's id."""
    module = _environment().get_template("regions.html.jinja").make_module(_context(seen))
    return {name: str(getattr(module, name)()).strip() for name in REGIONS}


def log_lines(texts: Texts, lines: Sequence[Line], me: int = -1) -> str:
    """Lines of the log, the newest first, as the list that the page's own list grows by. me: whose deeds are his own."""
    module: Any = _environment().get_template("log.html.jinja").make_module({"t": texts})
    return str(module.lines(list(reversed(lines)), me)).strip()


def _context(seen: Seen) -> dict[str, Any]:
    """What the templates of a table see."""
    taps = tap_words([path for choice in seen.choices for path in choice.taps])
    pictured = has_picture(seen.game)
    mine = seen.view.player == seen.me and seen.me >= 0 and not seen.over and seen.at == seen.now
    return {
        "seen": seen,
        "v": seen.view.table,
        "view": seen.view,
        "t": seen.texts,
        "art": drawing(seen.game, seen.lang).art if pictured else None,
        "taps": taps,
        "mine": mine,
        "title": game_title(seen.game, seen.texts),
        "link": _links(seen.extra),
        "people": sorted(seen.people, key=lambda p: (not p.me, p.seat)),
        "facts": () if pictured else tuple(_facts(seen.view.table)),
        "lines": list(reversed(seen.lines[-FIRST_LINES:])),
        "rule_text": rule_text(seen.game, seen.lang, seen.view.rule) if seen.view.rule else None,
        "result": _result(seen),
        "sprite": sprite(seen.game),
        "static": static_url,
        "person": Person,
    }


def _links(extra: Mapping[str, Any]) -> dict[str, Any]:
    places = ("live", "past", "older", "rules", "record", "again", "new", "cover", "join", "next", "decks", "suspicion")
    deeds = ("pick", "undo", "concede", "move", "match", "say")
    tables = ("lang", "reveal", "invites", "invite", "fill", "leave")
    lists = ("options", "bots")
    found: dict[str, Any] = {name: extra.get(name) or "" for name in places + deeds}
    found |= {name: dict(extra.get(name) or {}) for name in tables}
    found |= {name: list(extra.get(name) or ()) for name in lists}
    return found | {name: bool(extra.get(name, False)) for name in ("hot", "swap")}


def _result(seen: Seen) -> str:
    """How the game ended for the viewer: won, lost, shared, or over (a spectator, or two at one screen);
    "" at a position before the end."""
    if not seen.view.ended:
        return ""
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


def _facts(table: Mapping[str, Any], above: str = "") -> list[tuple[str, str]]:
    """A view as rows of plain text, for a game that does not draw itself."""
    rows: list[tuple[str, str]] = []
    for name, value in table.items():
        if isinstance(value, Mapping):
            rows += _facts(value, f"{above}{name}.")
        elif isinstance(value, (list, tuple)):
            rows.append((above + name, " ".join(as_text(v) for v in value)))
        else:
            rows.append((above + name, as_text(value)))
    return rows


def _marked(html: Mapping[str, str]) -> dict[str, Markup]:
    return {name: Markup(text) for name, text in html.items()}


# the other pages ---------------------------------------------------------------------------------------------------------
def lobby_page(
    lang: str, offers: Sequence[Offer], links: Mapping[str, Any], tables: Sequence[Mapping[str, str]] = (), error: str = ""
) -> str:
    """The first page: the five games, the viewer's own tables, and a record to load.

    links: start (POST: game, players, seat, against, lang), new_table and rules (prefixes of a game's id), load (POST, file
    `record`), lang. tables: {"href", "title", "status", "mine"} of tables that the viewer sits at.
    """
    offered = {offer.game.id: offer for offer in offers}
    shelf = [
        {"id": key, "title": title, "designer": designer, "offer": offered.pop(key, None)} for key, title, designer in SHELF
    ]
    shelf += [{"id": key, "title": "", "designer": "", "offer": offer} for key, offer in sorted(offered.items())]
    return _page(lang, "lobby.html.jinja", links, shelf=shelf, tables=tables, error=error)


def new_table_page(
    lang: str, offer: Offer, links: Mapping[str, Any], error: str = "", given: Mapping[str, str] | None = None
) -> str:
    """The form of a new table: who sits in which seat, the table's options in words.

    POST to links["start"]: game, lang, players, for each seat `who-<n>` and `who-<n>-name`, lots (see `places.seating`), and
    `option-<name>` for each option. links: start, new, rules, lang. given: the fields as they were sent, after an error.
    """
    given = dict(given or {})
    texts = sight.texts(offer.game, lang)
    options = [
        {
            "name": name,
            "text": _text(texts, f"option-{name}", name),
            "help": _text(texts, f"option-{name}-help", ""),
            "rule": option.rule,
            "values": [
                (as_text(v), option_value(texts, name, as_text(v)), as_text(v) == chosen(name, option, given))
                for v in option.values
            ],
        }
        for name, option in offer.game.options.items()
        if name != "roles"  # who plays which role is what `seat` asks
    ]
    seats = _seats(offer, texts, given)
    lots = (given.get("lots") == "yes" or given.get("seat") in places.ANY) if given else places.alike(offer.game)
    return _page(
        lang, "new.html.jinja", links, texts, offer=offer, options=options, seats=seats, lots=lots, error=error, given=given
    )


def chosen(name: str, option: Option, given: Mapping[str, str]) -> str:
    """The value of an option that the form has marked: the one that was sent, or the default."""
    sent = given.get(f"option-{name}", "")
    return sent if sent in {as_text(v) for v in option.values} else as_text(option.default)


def _seats(offer: Offer, t: Texts, given: Mapping[str, str]) -> list[dict[str, str]]:
    """The seats of a new table: role, who sits there, by what name."""
    mine = 0 if places.alike(offer.game) else offer.game.seats[0] - 1
    mine = int(given["seat"]) if given.get("seat", "").isdecimal() else mine
    other = given.get("against") or (offer.bots[-1][0] if offer.bots else "link")
    return [
        {
            "role": t.role(i),
            "who": given.get(f"who-{i}") or ("me" if i == mine else other),
            "name": given.get(f"who-{i}-name", ""),
        }
        for i in range(offer.game.seats[-1])
    ]


def decks_page(game: Game, texts: Texts, links: Mapping[str, Any], **context: Any) -> str:
    """The page where an own deck is built; what stands in it comes from `horror_attack.builder.page`.

    POST of the whole form to links["decks"] (do: check, save, use, play), of a `file` to links["file"].
    """
    art = drawing(game, texts.lang).art
    return _page(texts.lang, "decks.html.jinja", links, texts, game=game, art=art, sprite=sprite(game), **context)


def suspicion_page(game: Game, texts: Texts, links: Mapping[str, Any], **context: Any) -> str:
    """The suspicion curve after a game; what stands in it comes from `afterwards.drawn`. links: table, rules, lang."""
    return _page(texts.lang, "suspicion.html.jinja", links, texts, game=game, sprite=sprite(game), **context)


def join_page(lang: str, game: Game, people: Sequence[Person], seat: int, links: Mapping[str, Any], error: str = "") -> str:
    """What an invitation to that seat opens: who is here; only a name is asked.

    POST to links["join"]: name. links: join, watch ("" where nobody may), rules, new, lang.
    """
    texts = sight.texts(game, lang)
    return _page(lang, "join.html.jinja", links, texts, game=game, people=people, seat=seat, error=error)


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


def link_page(lang: str, address: str, links: Mapping[str, Any] | None = None) -> str:
    """An address to be sent to somebody or opened on another device, to copy. links: new (the way back)."""
    return _page(lang, "link.html.jinja", links or {}, address=address)


def _page(lang: str, name: str, links: Mapping[str, Any], texts: Texts | None = None, **context: Any) -> str:
    t = texts or sight.texts(None, lang)
    none = dict.fromkeys(("start", "new_table", "rules", "load", "join", "watch", "show"), "")
    link = none | {"lang": {}, "new": "/"} | dict(links)
    return _template(lang, name, t=t, link=link, static=static_url, title_of=game_title, **context)


def _template(lang: str, name: str, **context: Any) -> str:
    return _environment().get_template(name).render(lang=lang, languages=LANGUAGES, **context)


@cache
def _environment() -> Environment:
    loader = FileSystemLoader([HERE / "templates", PICTURES])
    env = Environment(loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True, undefined=StrictUndefined)
    env.globals["texts_of"] = sight.texts
    env.globals["bot_words"] = bot_words
    env.globals["bot_name"] = sight.bot_name
    env.globals["decks_of"] = decks.page_of
    env.globals["usual"] = places.usual
    env.globals["alike"] = places.alike
    return env


def bot_words(texts: Texts, name: str, otherwise: str = "") -> str:
    """What a bot is, in words for a list: "ismcts:200ms" is a bot that thinks ahead."""
    key = f"page-strength-{name.partition(':')[0]}"
    return texts(key) if texts.has(key) else otherwise or name


def game_title(game: Game, texts: Texts) -> str:
    """The name of the game, as its texts or its components give it."""
    own = game.components.get("game", {})
    return _text(texts, "title", str(own.get(f"name_{texts.lang}") or own.get("name_en") or game.id))


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
    return pattern.sub(lambda m: f'<a href="#{m[1]}">{m[1]}</a>' if m[1] in there else m[1], html)


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
    body = re.sub(r"^\s*(?:<p>)?<strong>[^<]*</strong>", "", html[html.index(">", start) + 1 : end])
    return Markup(re.sub(r"</?(?:a|p)\b[^>]*>|\sid=\"[^\"]*\"", "", body).strip()), used


# styles and scripts ------------------------------------------------------------------------------------------------------
@cache
def static(name: str) -> tuple[bytes, str] | None:
    """A file of the page by name, with its media type; None where there is none. Serve it at `static_url(name)`.

    `table.css` is the house's colours, the drawings' styles and the page's; `game-<id>.css` a game's own.
    """
    if name == "table.css":
        css = "\n".join(path.read_text(encoding="utf-8") for path in (PICTURES / "drawing.css", HERE / "static/table.css"))
        return (page_tokens() + squeezed(css)).encode(), KINDS[".css"]
    if own := re.fullmatch(r"game-([a-z0-9_]+)\.css", name):
        from hantise.core.registry import games

        path = games()[own[1]].folder / "board.css" if own[1] in games() else HERE / "none"
        return (squeezed(path.read_text(encoding="utf-8")).encode(), KINDS[".css"]) if path.is_file() else None
    path = HERE / "static" / name
    if not re.fullmatch(r"[a-z0-9_-]+\.(css|js|svg)", name) or not path.is_file():
        return None
    return path.read_bytes(), KINDS[path.suffix]


def page_tokens() -> str:
    """The colours for the page: of the system, unless the reader chose a theme (`data-theme`, kept in his browser)."""
    return tokens(":root") + tokens(":root[data-theme=dark]", "dark") + tokens(":root[data-theme=light]", "light")


def static_url(name: str) -> str:
    """The address of a file of the page. It holds the version, so that a browser may keep the file for ever, and relative
    imports of scripts keep it too."""
    return f"/static/{static_version()}/{name}"


@cache
def static_version() -> str:
    """A word that changes when any style or script does."""
    files = [*sorted((HERE / "static").iterdir()), *sorted(PICTURES.iterdir())]
    digest = hashlib.sha256()
    for path in files:
        if path.suffix in (".css", ".js", ".svg", ".toml"):
            digest.update(path.read_bytes())
    from hantise.core.registry import games

    for game in games().values():
        digest.update(styles(game).encode())
    return digest.hexdigest()[:12]
