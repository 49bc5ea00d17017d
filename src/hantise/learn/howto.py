"""How to play: a game's page for people, from `learn/how-to-play.<lang>.md` in the game's folder.

The file is Markdown: a title, then SECTIONS in their order, each under a heading of the second depth, and two marks of our own:

    [SM-END-1, SM-END-2]               after a paragraph or an item: the numbered rules that it tells of
    ![caption](fear.rec "h")           a picture: the last position of the record `learn/fear.rec` as that seat sees it ("all":
                                       as an onlooker does)
    ![caption](house.rec "a in 0 0 700 650")  only that part of the drawing: x, y, width and height in its own units
    ![question](steps.rec "h explore {}")    the same to play with: which places may that deed name? Written as in a record,
                                       or as it is tapped

The engine answers the question: the page is told each place that lies on the table, whether the deed is legal there, and why
not. So no answer can be wrong that the rules get right.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt

from hantise.core.game import Game
from hantise.core.record import Record
from hantise.parts import whole
from hantise.picture import drawing
from hantise.texts import LANGUAGES, Texts

SECTIONS = ("story", "goal", "table", "turn", "deeds", "end", "mistakes")
MISTAKES = 5
WORDS = 1000
RULES = re.compile(r"\s*\[([A-Z]{2,4}-[A-Z0-9-]+(?:, [A-Z]{2,4}-[A-Z0-9-]+)*)\]")
PICTURE = re.compile(r'^!\[(?P<caption>[^\]]+)\]\((?P<record>[a-z0-9_-]+\.rec) "(?P<seen>[^"]+)"\)$', flags=re.MULTILINE)


class BadHowTo(ValueError):
    """A how-to-play page that is not as it should be. Its message names the file and what would be right."""


@dataclass(frozen=True)
class Answer:
    """What may be done at a place: its word on the board, whether the deed is legal there, and the sentence that says so, with
    the rule that forbids it."""

    at: str
    legal: bool
    said: str
    rule: str = ""


@dataclass(frozen=True)
class Position:
    """A picture of a page: its record, who sees it, the deed that is asked about ("" where nothing is), and the part of the
    drawing that is shown, as a viewBox ("" for all of it)."""

    caption: str
    record: str
    seat: int
    deed: str = ""
    part: str = ""


@dataclass(frozen=True)
class HowTo:
    """A page: its title, its headings, its text as it was written, and its pictures in order."""

    game: Game
    lang: str
    title: str
    headings: tuple[str, ...]
    text: str
    positions: tuple[Position, ...]

    @property
    def blocks(self) -> list[str]:
        """Paragraphs, items and tables, without headings and pictures."""
        parts = re.split(r"\n\s*\n|\n(?=- |\d+\. )", PICTURE.sub("", self.text))
        return [part.strip() for part in parts if part.strip() and not part.lstrip().startswith("#")]

    @property
    def sections(self) -> dict[str, str]:
        """The text of each of SECTIONS, without its heading."""
        parts = re.split(r"^## .*$", self.text, flags=re.MULTILINE)[1:]
        return {name: part.strip() for name, part in zip(SECTIONS, parts, strict=True)}

    @property
    def words(self) -> int:
        """How many words are read: captions count, the ids of rules do not."""
        prose = PICTURE.sub(lambda m: m["caption"], RULES.sub("", self.text))
        return len(re.findall(r"[^\W_]+(?:[’'-][^\W_]+)*", prose))

    def rules(self) -> list[str]:
        """The rules that it links to, in order."""
        return [rule for found in RULES.findall(self.text) for rule in found.split(", ")]


def path_of(game: Game, lang: str) -> Path:
    """Where a game's page in a language lies."""
    return game.folder / "learn" / f"how-to-play.{lang}.md"


def has_howto(game: Game) -> bool:
    """Does the game say how it is played?"""
    return all(path_of(game, lang).is_file() for lang in LANGUAGES)


def howto(game: Game, lang: str) -> HowTo:
    """The page of a game in a language. Raises LookupError where there is none, BadHowTo where its file is wrong."""
    path = path_of(game, lang)
    if not path.is_file():
        raise LookupError(f"{game.id} does not say how it is played: there is no {path.name} in {path.parent}")
    text = path.read_text(encoding="utf-8")
    title = re.match(r"# (.+)\n", text)
    headings = re.findall(r"^## (.+)$", text, flags=re.MULTILINE)
    if title is None or len(headings) != len(SECTIONS):
        raise BadHowTo(f"{path}: a title (# ...) and {len(SECTIONS)} sections (## ...), one for each of {', '.join(SECTIONS)}")
    positions = tuple(position(game, path, m["caption"], m["record"], m["seen"]) for m in PICTURE.finditer(text))
    if text.count("![") != len(positions):
        raise BadHowTo(f'{path}: a picture is a line ![caption](name.rec "h") or ![question](name.rec "h explore {{}}")')
    return HowTo(game, lang, title[1], tuple(headings), text[title.end() :], positions)


def position(game: Game, path: Path, caption: str, record: str, seen: str) -> Position:
    """A picture as its line says it. Raises BadHowTo."""
    seen, _, part = seen.partition(" in ")
    who, _, deed = seen.partition(" ")
    if who != "all" and (len(who) != 1 or who not in game.letters[: game.seats[-1]]):
        raise BadHowTo(f"{path}: {who!r} is no seat: there are all, {', '.join(game.letters[: game.seats[-1]])}")
    if deed and "{}" not in deed:
        raise BadHowTo(f"{path}: the deed asked about, {deed!r}, needs {{}} where its place stands")
    if not (path.parent / record).is_file():
        raise BadHowTo(f"{path}: there is no record {record} beside it")
    if part and not re.fullmatch(r"(-?\d+ ){2}\d+ \d+", part):
        raise BadHowTo(f"{path}: a part of a drawing is x, y, width and height, not {part!r}")
    return Position(caption, record, -1 if who == "all" else game.letters.index(who), deed, part)


def record_of(game: Game, name: str) -> Record:
    """A record of the game's `learn` folder. Raises RecordError."""
    return Record.read((game.folder / "learn" / name).read_text(encoding="utf-8"), game)


# pictures ----------------------------------------------------------------------------------------------------------------
def picture(game: Game, lang: str, shown: Position) -> tuple[str, str, str]:
    """A position drawn for a page: its viewBox, what is on it in plain words, and the drawing. What only a table needs is left
    out: tips, ids that nothing points to (a page may show many pictures), and places to press where nothing is asked."""
    view = game.view(record_of(game, shown.record).replay(), shown.seat)
    art = drawing(game, lang)
    drawn = re.sub(r' data-(?:tip|fly|far|glow)="[^"]*"', "", whole(art.board(view, ())))
    own = set(re.findall(r"(?:#|url\(#)([\w-]+)", drawn))
    drawn = re.sub(r' id="([^"]+)"', lambda m: m[0] if m[1] in own else "", drawn)
    if not shown.deed:
        drawn = re.sub(r' role="button" tabindex="-1" aria-label="[^"]*"', "", drawn)
    return (
        shown.part or art.frame(view, ()),
        " ".join(" ".join(part.html for part in art.told("describe", view)).split()),
        drawn,
    )


def answers(game: Game, texts: Texts, shown: Position) -> list[Answer]:
    """For each place of a picture that can be played with: may the deed name it? As the engine says."""
    record = record_of(game, shown.record)
    state = record.replay()
    places = dict.fromkeys(re.findall(r'data-at="([^"]+)"', picture(game, texts.lang, shown)[2]))
    legal = {way: choice for choice in game.choices(state) for way in (choice.text, *choice.taps)}
    found = []
    for at in places:
        text = shown.deed.replace("{}", at)
        if text in legal:
            found.append(Answer(at, True, texts.say(legal[text].label, record.names)))
        elif (reason := game.refuse(state, text)) is not None:
            found.append(Answer(at, False, texts.why(reason, record.names), reason.rule))
    return found


def in_short(game: Game, lang: str, section: str) -> str:
    """A section of the page as HTML, without pictures and links to rules, for a table; "" where there is no page."""
    if not has_howto(game):
        return ""
    text = PICTURE.sub("", RULES.sub("", howto(game, lang).sections[section]))
    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(text))


# the page ----------------------------------------------------------------------------------------------------------------
def rendered(page: HowTo, rules: str, figure: Any) -> str:
    """The page as HTML below its title. rules: the address of the rules page; figure: draws a Position."""
    text = re.sub(r"\n(?=\d+\. )", "\n\n", PICTURE.sub(lambda m: f"\n{m[0]}\n", page.text))
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    drawn = iter(page.positions)
    html = re.sub(r"<p><img [^>]*></p>", lambda _: str(figure(next(drawn))), html)
    html = html.replace("<table>", '<div class="wide-table" tabindex="0"><table>').replace("</table>", "</table></div>")
    names = iter(SECTIONS)
    html = re.sub(r"<h2>", lambda _: f'<h2 id="{next(names)}">', html)

    def links(found: re.Match[str]) -> str:
        each = (f'<a href="{rules}#{rule}">{rule}</a>' for rule in found[1].split(", "))
        return f' <small class="by-rule">{" ".join(each)}</small>'

    return RULES.sub(links, html)
