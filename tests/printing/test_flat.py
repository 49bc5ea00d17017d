"""Flat drawings: what a browser would show, with attributes alone."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest

from hantise.core.registry import games
from hantise.picture import drawing
from hantise.printing.flat import Look, local, parsed, resolved
from hantise.printing.pieces import aids, pieces

GAMES = games()
GAME = GAMES["evil_corp"]


def test_a_variable_has_its_value_its_fallback_or_none() -> None:
    assert resolved("var(--a)", {"--a": "red"}) == "red"
    assert resolved("1px solid var(--b, blue)", {}) == "1px solid blue"
    assert resolved("var(--b)", {}) == "none"
    assert resolved("var(--a)", {"--a": "var(--c)", "--c": "#123"}) == "#123"


def test_styles_become_attributes() -> None:
    """A colour of the house, a font, a property that reaches into a symbol, and a selector that does not."""
    flat = Look(GAME).flat('<g class="t-red"><rect class="plate"/><text class="num">4</text><use href="#suit"/></g>', "0 0 9 9")
    assert '<rect fill="#f09a86" stroke="#1a1427" stroke-width="2.5"></rect>' in flat
    assert re.search(r'<text font-size="22" font-weight="700" font-style="normal" font-family="[^"]+"', flat)
    assert "class" not in flat
    assert "href" not in flat
    assert "var(" not in flat


def test_a_symbol_lies_where_it_is_used() -> None:
    flat = Look(GAME).flat('<use href="#q-coin" transform="translate(3 4)" x="1" y="2"/>', "0 0 9 9")
    assert '<g transform="translate(3 4) translate(1 2)"><g><circle r="9"' in flat


def test_what_only_a_page_has_is_left_out() -> None:
    """Places to press, what is not shown, what narrow pages have."""
    look = Look(GAMES["shy_monsters"])
    flat = look.flat('<g class="at" data-at="g7"><rect class="hit"/><rect class="ring"/><g class="star"/></g>', "0 0 9 9")
    assert "<rect" not in flat
    assert flat.count("<g>") == 1


def test_gradients_come_along() -> None:
    flat = Look(GAMES["shy_monsters"]).flat('<use href="#t-corridor"/>', "0 0 100 100")
    assert '<defs><radialGradient id="glow">' in flat
    assert 'stop-color="#ffd98a"' in flat


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_left_to_styles(name: str) -> None:
    """Every drawing of every game: no class, no symbol, no property is left, and nothing is black for want of a style."""
    game, art, look = GAMES[name], drawing(GAMES[name], "en"), Look(GAMES[name])
    sayings = {(p.front, p.box) for p in pieces(game)} | {(p.back, p.box) for p in pieces(game) if p.back}
    sayings |= {(a.saying, a.box) for a in aids(game)}
    for saying, box in sayings:
        flat = look.flat(art.say(*saying), box)
        assert not re.search(r"class=|href=|var\(|data-|aria-", flat), saying
        bare = [*uncoloured(parsed(flat))]
        assert not bare, f"{saying}: without a colour {bare[:3]}"


def uncoloured(element: ET.Element) -> Iterator[dict[str, str]]:
    """The shapes that have no colour, neither their own nor of what they lie in."""
    if "fill" in element.attrib or "stroke" in element.attrib:
        return
    if local(element.tag) in ("path", "rect", "circle", "ellipse"):
        yield element.attrib
    for inside in element:
        yield from uncoloured(inside)
