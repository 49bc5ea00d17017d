"""Tree: which pages the documentation has, in which order, and where their texts lie.

A page is a Markdown file of the checkout (in a wheel a copy of it beside this module) or the description of a Python module.
Its address is the same wherever the pages are served: a path below their root, links between them relative.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

COPY = Path(__file__).with_name("copy")  # hatch_build.py puts it into wheels
CHECKOUT = Path(__file__).parents[3]

# The pages by section; a section is the text `docs-<section>`. What lies in docs is addressed from there.
SECTIONS: dict[str, tuple[str, ...]] = {
    "players": ("docs/players.md", "docs/how-to/print.md"),
    "hosts": ("docs/how-to/host.md", "docs/how-to/numbers.md"),
    "designers": (
        "docs/designers.md",
        "docs/tutorial/index.md",
        "docs/how-to/learn.md",
        "docs/how-to/balance.md",
        "docs/how-to/annex.md",
    ),
    "researchers": (
        "docs/researchers.md",
        "docs/how-to/simulations.md",
        "docs/how-to/bots.md",
        "docs/how-to/learners.md",
        "docs/how-to/training.md",
        "docs/speed.md",
    ),
    "contributors": (
        "CONTRIBUTING.md",
        "docs/design.md",
        "docs/glossary.md",
        "docs/plain-words.md",
        "docs/ux.md",
        "CHANGELOG.md",
    ),
    "reference": ("docs/reference/commands.md",),  # and the modules
}
HOME = "docs/index.md"
OTHERS = "designers"  # the section of what lies in docs and stands on no list yet
BESIDE = "benchmarks/results"  # figures: pages too, of the researchers, which only other pages lead to
TEXT = (".py", ".js", ".jinja", ".ftl", ".toml", ".txt", "")  # files that pages lead to, shown as they are
PICTURES = {".png": "image/png", ".svg": "image/svg+xml", ".html": "text/html"}  # and whole pages that the lab made


@dataclass(frozen=True)
class Page:
    """A page: its section ("" for the first page), its address below the root, and its file from the root of the texts."""

    section: str
    address: str
    file: str


def root() -> Path:
    """Where the texts lie."""
    return COPY if COPY.is_dir() else CHECKOUT


def address_of(file: str) -> str:
    """The address of a file's page: docs/how-to/host.md is how-to/host.html."""
    return re.sub(r"\.md$", ".html", file.removeprefix("docs/").removeprefix("benchmarks/")).lower()


@cache
def pages() -> dict[str, Page]:
    """All pages that are written, by file, in order."""
    found = {HOME: Page("", address_of(HOME), HOME)}
    for section, files in SECTIONS.items():
        found |= {file: Page(section, address_of(file), file) for file in files}
    for path in sorted((root() / "docs").rglob("*.md")):
        file = str(path.relative_to(root()).as_posix())
        if file not in found and path.name.count(".") == 1 and path.name != "rules.md":  # no translation, no game's rules
            found[file] = Page(OTHERS, address_of(file), file)
    for path in sorted((root() / BESIDE).glob("*.md")):
        file = f"{BESIDE}/{path.name}"
        found[file] = Page("researchers", address_of(file), file)
    return found


@cache
def by_address() -> dict[str, Page]:
    """The same by address."""
    return {page.address: page for page in pages().values()}


def text_of(page: Page, lang: str) -> tuple[str, str]:
    """The text of a page, and the language it is in: English where there is no <name>.<lang>.md."""
    own = root() / page.file.replace(".md", f".{lang}.md")
    used = lang if own.is_file() else "en"
    return (own if own.is_file() else root() / page.file).read_text(encoding="utf-8"), used
