"""Flat: drawings of a game as SVG that needs no style sheet.

Pages draw with classes, custom properties and symbols. What makes PDF knows presentation attributes alone, so here each
element gets those that its styles come to, and a symbol is put where it is used. Styles do not reach into a symbol from where
it is used, but custom properties do, as in a browser.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape, quoteattr

import cssselect2
import tinycss2

from hantise.core.game import Game
from hantise.picture import colours, sprite, styles

FONT = "Libertinus Serif"
# What styles may say of an element, what it says itself, and which elements there are.
STYLES = (
    "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin "
    "opacity font-family font-size font-style font-weight text-anchor paint-order stop-color stop-opacity "
    "letter-spacing"
)
OWN = (
    "x y x1 y1 x2 y2 cx cy r rx ry width height d points transform offset gradientUnits gradientTransform viewBox "
    "textLength lengthAdjust orient refX refY markerWidth markerHeight marker-end"
)
SHAPES = frozenset(("path", "rect", "circle", "ellipse", "line", "polyline", "polygon"))
TAGS = SHAPES | {"g", "text", "tspan", "radialGradient", "linearGradient", "stop", "marker", "svg"}
SAID, KEPT = frozenset(STYLES.split()), frozenset(OWN.split())
NOTHING = ("none", "transparent", "#0000")
FONT_OF = re.compile(r"^(?:(italic)\s+)?(?:(\d00|bold)\s+)?([\d.]+)px(?:/\S+)?\s+(.+)$")
VARIABLE = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)")
LINK = re.compile(r"url\(#([\w-]+)\)")

Styles = dict[str, str]


def local(tag: Any) -> str:
    """The name of an element without its namespace; "" for a comment."""
    return tag.rpartition("}")[2] if isinstance(tag, str) else ""


class Look:
    """The styles and symbols of a game, in the colours of paper."""

    def __init__(self, game: Game) -> None:
        self.matcher = cssselect2.Matcher()
        self.said: dict[ET.Element, Styles] = {}
        self.colours = {f"--{name}": light for name, (_, light) in colours().items()} | {"--ui": FONT, "--book": FONT}
        own = game.folder / "print.css"
        for text in (styles(game), own.read_text(encoding="utf-8") if own.is_file() else ""):
            self._read(text)
        self.symbols = self._learn(parsed(str(sprite(game))))

    def _read(self, text: str) -> None:
        for rule in tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True):
            if rule.type != "qualified-rule":
                continue  # what holds for narrow or wide pages
            said = tuple(
                (d.name, tinycss2.serialize(d.value).strip())
                for d in tinycss2.parse_blocks_contents(rule.content)
                if d.type == "declaration" and (d.name.startswith("--") or d.name in SAID or d.name in ("font", "display"))
            )
            try:
                selectors = cssselect2.compile_selector_list(rule.prelude) if said else []
            except cssselect2.SelectorError:
                continue  # of something that only a page has
            for selector in selectors:
                if not selector.pseudo_element:
                    self.matcher.add_selector(selector, said)

    def _learn(self, root: ET.Element) -> dict[str, ET.Element]:
        """What each element of a tree is said to look like; and the elements with an id."""
        found = {}
        for wrapped in cssselect2.ElementWrapper.from_xml_root(root).iter_subtree():
            element, own = wrapped.etree_element, Styles()
            for _, _, _, said in self.matcher.match(wrapped):  # the strongest comes last
                own.update(said)
            self.said[element] = own
            if "id" in element.attrib:
                found[element.attrib["id"]] = element
        return found

    def flat(self, drawn: str, box: str) -> str:
        """A drawing as an SVG document of its own. box: its viewBox."""
        _, _, width, height = box.split()
        root = parsed(drawn)
        own = self._learn(root)
        symbols = self.symbols | own
        body = "".join(self._told(child, self.colours, symbols) for child in root)
        defined = self._defined(body, symbols)
        for element in root.iter():
            del self.said[element]
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{box}">'
        return f"{head}{defined}{body}</svg>"

    def _defined(self, body: str, symbols: dict[str, ET.Element]) -> str:
        """The gradients and markers that a drawing points to."""
        found = ""
        for name in dict.fromkeys(LINK.findall(body)):
            told = self._told(symbols[name], self.colours, symbols)
            tag = local(symbols[name].tag)
            found += told.replace(f"<{tag}", f'<{tag} id="{name}"', 1)
        return f"<defs>{found}</defs>" if found else ""

    def _told(self, element: ET.Element, known: Styles, symbols: dict[str, ET.Element]) -> str:
        """An element and what lies in it. known: the custom properties there."""
        tag = local(element.tag)
        if tag not in TAGS and tag != "use":
            return ""
        said = self.said[element]
        known = known | {name: resolved(value, known) for name, value in said.items() if name.startswith("--")}
        looks = dict(self._looks(element, said, known))
        if looks.pop("display", "") == "none" or (tag in SHAPES and unseen(looks)):
            return ""
        if tag == "use":
            return self._used(element, looks, known, symbols)
        inside = escape(element.text or "") if tag in ("text", "tspan") else ""
        for child in element:
            inside += self._told(child, known, symbols)
            inside += escape(child.tail or "") if tag in ("text", "tspan") else ""
        return f"<{tag}{written(looks)}>{inside}</{tag}>"

    def _used(self, element: ET.Element, looks: Styles, known: Styles, symbols: dict[str, ET.Element]) -> str:
        """A symbol where it is used."""
        name = next(value for key, value in element.attrib.items() if local(key) == "href").removeprefix("#")
        x, y = looks.pop("x", "0"), looks.pop("y", "0")
        if (x, y) != ("0", "0"):
            looks["transform"] = f"{looks.get('transform', '')} translate({x} {y})".strip()
        return f"<g{written(looks)}>{self._told(symbols[name], known, symbols)}</g>"

    def _looks(self, element: ET.Element, said: Styles, known: Styles) -> Iterator[tuple[str, str]]:
        """The attributes of an element: its own, then those of its styles."""
        for name, value in element.attrib.items():
            if name in KEPT or name in SAID:
                yield name, value
        for name, value in said.items():
            if name.startswith("--"):
                continue
            value = resolved(value, known)
            if name != "font":
                yield name, value.removesuffix("px")
            elif font := FONT_OF.match(value):
                yield "font-size", font[3]
                yield "font-weight", font[2] or "400"
                yield "font-style", font[1] or "normal"
                yield "font-family", font[4]


def parsed(drawn: str) -> ET.Element:
    """A fragment of SVG as a tree, under a root of its own."""
    return ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>')


def unseen(looks: Styles) -> bool:
    """Is it there to be pressed, and nothing is to be seen of it?"""
    bare = looks.get("fill") in NOTHING or looks.get("fill-opacity") == "0"
    return bare and looks.get("stroke", "none") in NOTHING


def resolved(value: str, known: Styles) -> str:
    """A value with its custom properties put in; one that is not known has its fallback, or none."""
    while found := VARIABLE.search(value):
        value = value[: found.start()] + known.get(found[1], (found[2] or "none").strip()) + value[found.end() :]
    return value


def written(looks: Styles) -> str:
    return "".join(f" {name}={quoteattr(value)}" for name, value in looks.items())


_LOOKS: dict[Path, Look] = {}


def look(game: Game) -> Look:
    """The look of a game, read once."""
    if game.folder not in _LOOKS:
        _LOOKS[game.folder] = Look(game)
    return _LOOKS[game.folder]
