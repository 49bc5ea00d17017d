"""Book: all that is printed of a game, as plain data: what to do with it, how to play, what the signs mean, the sheets.

`book.typ` lays it out; nothing is decided there but how text flows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from hantise.core.game import Game
from hantise.core.record import RecordError
from hantise.learn import howto
from hantise.picture import Drawing, drawing
from hantise.texts import Texts

from .flat import look
from .pieces import Piece, aids, pieces
from .sheets import PAPERS, Drawn, Sheet, sheets

Block = dict[str, Any]
RULER = 100  # millimetres


@dataclass
class Drawings:
    """The drawings of a book, each once: name -> SVG."""

    game: Game
    art: Drawing

    def __post_init__(self) -> None:
        self.all: dict[str, str] = {}
        self.names: dict[tuple[str, str], str] = {}

    def html(self, drawn: str, box: str) -> str:
        """The name of a drawing that is there already."""
        if (drawn, box) not in self.names:
            self.names[drawn, box] = name = str(len(self.all))
            self.all[name] = look(self.game).flat(drawn, box)
        return self.names[drawn, box]

    def __call__(self, box: str, *saying: Any) -> str:
        """The name of the drawing of a saying."""
        return self.html(self.art.say(*saying), box)


def book(game: Game, lang: str, paper: str = "a4") -> dict[str, Any]:
    """All that is printed of a game. Raises NoPieces, TooLarge, NoPicture, and LookupError where it does not say how it is
    played; ValueError on paper or a language that there is not."""
    if paper not in PAPERS:
        raise ValueError(f"there is no paper {paper!r}; there is: {', '.join(PAPERS)}")
    art = drawing(game, lang)
    drawn, t = Drawings(game, art), art.texts
    kinds = pieces(game)
    laid = sheets(kinds, PAPERS[paper])
    page = howto.howto(game, lang)
    return {
        "lang": lang,
        "paper": PAPERS[paper],
        "title": t("title"),
        "words": words(t, laid),
        "ruler": RULER,
        "groups": list(groups(t, kinds, laid)),
        "howto": {"title": page.title, "blocks": list(blocks(page, drawn, t))},
        "aids": [{"d": drawn(aid.box, *aid.saying), "text": t(aid.key, **aid.arguments)} for aid in aids(game)],
        "sheets": [sheet(s, drawn, t) for s in laid],
        "drawings": drawn.all,
    }


def words(t: Texts, laid: Sequence[Sheet]) -> dict[str, Any]:
    """The texts of the first page."""
    steps = ["paper", "scale", "sides", "cut"]
    steps += ["round"] if any(p.piece.shape == "round" for s in laid for p in s.placed) else []
    steps += ["fold"] if any(list(s.folds()) for s in laid) else []
    told: dict[str, Any] = {
        "print": t("print-and-play"),
        "by": t("print-by", designer=t("designer"), published=t("published")),
        "fan": t("print-fan"),
        "steps": [" ".join(t(f"print-step-{step}").split()) for step in steps],
        "ruler": t("print-ruler", n=RULER),
        "needed": t("print-needed") if t.has("print-needed") else "",
        "head": [t(f"print-head-{name}") for name in ("what", "number", "size", "pages")],
        "signs": t("print-signs"),
    }
    return {name: said if isinstance(said, list) else " ".join(said.split()) for name, said in told.items()}


def groups(t: Texts, kinds: Sequence[Piece], laid: Sequence[Sheet]) -> Iterator[Block]:
    """A line for each group: what, how many, of which size, from which to which sheet."""
    for name in dict.fromkeys(piece.group for piece in kinds):
        own = [piece for piece in kinds if piece.group == name]
        there = [n for n, s in enumerate(laid) if name in s.groups]
        size = sorted({piece.size for piece in own})
        yield {
            "text": t(f"print-{name}"),
            "count": sum(piece.count for piece in own),
            "size": " / ".join(f"{w:g} × {h:g} mm" for w, h in size),
            "sheets": [there[0], there[-1]],
        }


# sheets ------------------------------------------------------------------------------------------------------------------
def sheet(s: Sheet, drawn: Drawings, t: Texts) -> Block:
    """Both sides of a sheet."""
    name = ", ".join(t(f"print-{group}") for group in s.groups)
    backs = [item(d, drawn) for d in s.back()]
    return {
        "front": {
            "name": t("print-front", what=name),
            "items": [item(d, drawn) for d in s.front()],
            "marks": s.marks,
            "folds": list(s.folds()),
            "cuts": [[p.piece.shape == "round", p.x, p.y, p.width, p.height] for p in s.placed],
        },
        "back": {
            "name": t("print-back", what=name) if backs else t("print-empty"),
            "items": backs,
            "marks": s.mirrored() if backs else [],
            "folds": [],
            "cuts": [],
        },
    }


def item(d: Drawn, drawn: Drawings) -> Block:
    """A drawing where it lies: in millimetres, turned by so many degrees."""
    name = drawn(d.piece.box, *(d.piece.back if d.back else d.piece.front))
    return {"d": name, "x": d.x, "y": d.y, "w": d.width, "h": d.height, "turn": d.turn}


# how to play -------------------------------------------------------------------------------------------------------------
def blocks(page: howto.HowTo, drawn: Drawings, t: Texts) -> Iterator[Block]:
    """The page of how to play as blocks of text, with its pictures."""
    positions = iter(page.positions)
    text = howto.PICTURE.sub(lambda m: f"\n{m[0]}\n", page.text)
    tokens = MarkdownIt("commonmark", {"html": False}).enable("table").parse(text)
    for block in nested(tokens):
        if block["kind"] == "image":
            shown = figure(page.game, next(positions), drawn, t)
            if shown is not None:
                yield shown
        else:
            yield block


def figure(game: Game, shown: howto.Position, drawn: Drawings, t: Texts) -> Block | None:
    """A picture with its caption; where it asks something, the places that the engine allows are marked. None where the
    record does not fit the components of an owner who replaced the game's."""
    try:
        box, _, html = howto.picture(game, t.lang, shown)
        found = howto.answers(game, t, shown) if shown.deed else []
    except RecordError:
        return None
    for answer in found:
        if answer.legal:
            html = html.replace(f'data-at="{answer.at}"', f'data-at="{answer.at}" data-is="can"')
    _, _, width, height = map(float, box.split())
    asked = shown.caption.partition("?")[0] + "? " + t("print-answer") if found else shown.caption
    return {"kind": "figure", "d": drawn.html(html, box), "ratio": height / width, "caption": asked}


def nested(tokens: Sequence[Token]) -> list[Block]:
    """Blocks of text from tokens: headings, paragraphs, lists, tables, and where a picture stands."""
    found: list[Block] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        end = closing(tokens, at)
        inside = tokens[at + 1 : end]
        if token.type == "heading_open":
            found.append({"kind": "heading", "level": int(token.tag[1]), "runs": runs(inside[0])})
        elif token.type == "paragraph_open":
            children = inside[0].children or []
            picture = len(children) == 1 and children[0].type == "image"
            found.append({"kind": "image"} if picture else {"kind": "par", "runs": runs(inside[0])})
        elif token.type in ("bullet_list_open", "ordered_list_open"):
            kind = "bullets" if token.type.startswith("b") else "numbers"
            found.append({"kind": kind, "items": [nested(row) for row in rows(inside, "list_item_open")]})
        elif token.type == "table_open":
            cells = [[runs(cell[0]) for cell in cells_of(row)] for row in rows(inside, "tr_open")]
            found.append({"kind": "table", "head": cells[0], "rows": cells[1:]})
        at = end + 1
    return found


def closing(tokens: Sequence[Token], at: int) -> int:
    """Where what begins there ends."""
    depth = 0
    for k in range(at, len(tokens)):
        depth += tokens[k].nesting
        if depth == 0:
            return k
    raise ValueError("a block of Markdown without an end")


def rows(tokens: Sequence[Token], kind: str) -> Iterator[Sequence[Token]]:
    """What lies in each of these, wherever it begins."""
    at = 0
    while at < len(tokens):
        if tokens[at].type == kind:
            end = closing(tokens, at)
            yield tokens[at + 1 : end]
            at = end
        at += 1


def cells_of(row: Sequence[Token]) -> Iterator[Sequence[Token]]:
    yield from (cell for kind in ("th_open", "td_open") for cell in rows(row, kind))


def runs(inline: Token) -> list[list[str]]:
    """The words of a line, each run with its style: "", "b", "i", "bi", or "rule" for the numbers of rules."""
    found: list[list[str]] = []
    style = ""
    for child in inline.children or []:
        if child.type in ("strong_open", "em_open"):
            style += child.type[0].replace("s", "b").replace("e", "i")
        elif child.type in ("strong_close", "em_close"):
            style = style[:-1]
        elif child.type == "softbreak":
            found.append([" ", style])
        else:
            found += parted(child.content, style)
    return found


def parted(text: str, style: str) -> Iterator[list[str]]:
    """A run, and the numbers of rules in it as runs of their own."""
    at = 0
    for m in howto.RULES.finditer(text):
        yield [text[at : m.start()], style]
        yield [m[1], "rule"]
        at = m.end()
    yield [text[at:], style]
