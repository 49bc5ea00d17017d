"""Squeeze: the SVG that matplotlib draws, as small as it can be without anybody seeing a difference.

It stands in pages and in git, so what nobody sees goes: line breaks, groups and ids that nothing hangs on, shapes without a
colour, decimals below a hundredth of a unit, and fonts by name, for the page has one of its own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

NUMBER = re.compile(r"-?\d+\.\d+")
GEOMETRY = {"d", "x", "y", "width", "height", "viewBox", "transform"}
NAMESPACES = re.compile(r' xmlns(?::\w+)?="[^"]*"')
STANDS = ' xmlns="http://www.w3.org/2000/svg"'


def squeezed(svg: str) -> str:
    """The same element, smaller. Twice is as once."""
    root = ElementTree.fromstring(NAMESPACES.sub("", svg).replace("xlink:href", "href"))
    root.attrib.pop("version", None)
    wanted = {name for element in root.iter() for value in element.attrib.values() for name in re.findall(r"#([\w.-]+)", value)}
    for element in root.iter():
        tidy(element, wanted)
    unwrap(root)
    return (
        ElementTree.tostring(root, encoding="unicode", short_empty_elements=True)
        .replace(" />", "/>")
        .replace("<svg", f"<svg{STANDS}", 1)
    )


def tidy(element: Element, wanted: set[str]) -> None:
    """What the element says of itself."""
    own = element.attrib
    if own.get("id", "") not in wanted:
        own.pop("id", None)
    if own.get("transform", "").startswith("rotate(-0 "):
        del own["transform"]
    for name in GEOMETRY & own.keys():
        own[name] = shorter(own[name])
    if "style" in own:
        own["style"] = style(own["style"])
    if element.tag != "text":
        element.text = (element.text or "").strip() or None
    element.tail = None


def shorter(numbers: str) -> str:
    """Geometry with hundredths, and no space beside a letter."""
    rounded = NUMBER.sub(lambda found: f"{float(found[0]):.2f}".rstrip("0").rstrip("."), numbers)
    plain = re.sub(r"\s+", " ", re.sub(r"(?<![\d.])-0(?![\d.])", "0", rounded)).strip()
    return re.sub(r" ?([A-Za-z]) ?", r"\1", plain)


def style(text: str) -> str:
    """Declarations without a font by name, and without spaces."""
    parts = [re.sub(r"\s*:\s*", ":", part.strip()) for part in text.split(";")]
    return ";".join(part for part in parts if part and not part.startswith("font-family:"))


def unwrap(element: Element) -> None:
    """Without groups that say nothing, and without what is not seen; neighbours that look alike say so once."""
    inner: list[Element] = []
    for child in list(element):
        unwrap(child)
        if child.tag == "g" and not child.attrib:
            inner += list(child)
        elif not (child.tag in ("g", "defs") and not len(child)) and child.get("style") != "fill:none":
            inner.append(child)
    element[:] = [once(list(run)) for _, run in groupby(inner, looks)]


def looks(element: Element) -> tuple[object, ...]:
    """By what neighbours are alike. What has an id is like nothing."""
    alike = element.tag in ("path", "text", "use") and "id" not in element.attrib
    return (element.tag, element.get("style"), element.get("clip-path")) if alike else (id(element),)


def once(run: Sequence[Element]) -> Element:
    """One element for those: one path of all paths (none of a chart lies on another), else a group."""
    first = run[0]
    if len(run) == 1:
        return first
    if first.tag == "path":
        first.set("d", "".join(path.get("d", "") for path in run))
        return first
    common = {name: value for name in ("style", "clip-path") if (value := first.get(name)) is not None}
    group = Element("g", common)
    for element in run:
        for name in common:
            del element.attrib[name]
        group.append(element)
    return group
