"""Files: the documentation as a folder of static files, for any web server."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from hantise.table import pages

from . import site

STYLES = ("table.css", "leaf.css", "icon.svg", "learn.css", "docs.css", "docs.js")


def static(up: str, name: str) -> str:
    """The address of a style or script from a page so many folders down."""
    return f"{up}static/{name}"


def files(lang: str) -> Iterator[tuple[str, bytes]]:
    """All files, by their path below the root."""
    for address in site.addresses():
        up = "../" * address.count("/")
        links = {"new": f"{up}index.html", "lang": {}}
        yield address, site.document(address, lang, links, partial(static, up)).encode()
    for name in STYLES:
        found = pages.static(name)
        assert found is not None
        yield f"static/{name}", found[0]
    for address, path in site.assets().items():
        yield address, path.read_bytes()
    yield site.INDEX, site.search_index(lang).encode()


def write(folder: Path, lang: str) -> int:
    """Write them all; how many there are. Raises OSError."""
    n = 0
    for name, content in files(lang):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        n += 1
    return n
