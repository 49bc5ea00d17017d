"""Site: the pages drawn, with their contents, their links and what a reader may search.

They are drawn by a library that the table has already, with the table's own templates, styles and policy: so every server has
the documentation of the very version that it runs, and nothing is built or installed for it.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape, unescape
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markupsafe import Markup

from hantise.table import pages as drawn
from hantise.table import sight
from hantise.texts import Texts

from . import modules, tree
from .tree import Page

API = "api/index.html"
INDEX = "search.json"
HEADING = re.compile(r"<h([1-4])>(.*?)</h\1>", flags=re.DOTALL)
TAKEN = ("main", "icon")  # ids of the page around the text
BREAKS = re.compile(r"</(?:p|pre|li|th|td|tr|h\d)>")  # where one word ends and another begins
LINK = re.compile(r'(<a href|<img src)="([^"]*)"')


@dataclass(frozen=True)
class Drawn:
    """A page as HTML below the house's header: its title, the language of its text, and its headings (depth, id, words)."""

    title: str
    lang: str
    html: str
    headings: tuple[tuple[int, str, str], ...]


def addresses() -> list[str]:
    """Of all pages, those of the modules too, in order."""
    return [*tree.by_address(), API, *modules.modules()]


@cache
def page(address: str, lang: str) -> Drawn | None:
    """The page at an address, in a language if it is there; None where there is no such page."""
    if address in tree.by_address():
        own = tree.by_address()[address]
        text, used = tree.text_of(own, lang)
        return finished(markdown(text), used, own)
    if address == API:
        return finished(contents_of_modules(sight.texts(None, lang)), lang, Page("reference", API, API))
    if address in modules.modules():
        return finished(described(modules.modules()[address]), "en", Page("reference", address, address))
    return None


def markdown(text: str) -> str:
    return str(
        MarkdownIt("commonmark", {"html": False}).enable("table").render(re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL))
    )


def finished(html: str, lang: str, own: Page) -> Drawn:
    """Headings have ids, links lead to pages, what is wide can be scrolled by keys."""
    headings: list[tuple[int, str, str]] = []

    def named(found: re.Match[str]) -> str:
        words = plain(found[2])
        name = slug(words, [*TAKEN, *(h[1] for h in headings)])
        headings.append((int(found[1]), name, words))
        return f'<h{found[1]} id="{name}">{found[2]}</h{found[1]}>'

    html = HEADING.sub(named, html)
    html = LINK.sub(lambda m: f'{m[1]}="{relative(m[2], own)}"', html)
    html = html.replace("<table>", '<div class="wide-table" tabindex="0"><table>').replace("</table>", "</table></div>")
    html = html.replace("<pre>", '<pre tabindex="0">')
    return Drawn(headings[0][2] if headings else own.address, lang, html, tuple(headings))


def plain(html: str) -> str:
    """HTML as words."""
    return unescape(" ".join(re.sub(r"<[^>]+>", "", BREAKS.sub(" ", html)).split()))


def slug(words: str, taken: list[str]) -> str:
    """The id of a heading, as code forges make it, so that a link works there and here."""
    name = re.sub(r"[^\w\- ]", "", words.lower()).strip().replace(" ", "-") or "part"
    return name if name not in taken else f"{name}-{sum(t.startswith(name) for t in taken)}"


def relative(target: str, own: Page) -> str:
    """A link of a text as a link between pages. What lies elsewhere stays as it is."""
    if re.match(r"[a-z]+:|#", target) or not target:
        return target
    path, mark, anchor = target.partition("#")
    file = posixpath.normpath(posixpath.join(posixpath.dirname(own.file), path))
    there = tree.pages()[file].address if file in tree.pages() else address_of_asset(file) or file
    here = posixpath.dirname(own.address) or "."
    return posixpath.relpath(there, here) + mark + anchor


# files that pages lead to --------------------------------------------------------------------------------------------------
def address_of_asset(file: str) -> str:
    """The address of a file that is shown as it is; "" where it is none of ours."""
    path = tree.root() / file
    known = path.suffix in tree.TEXT or path.suffix in tree.PICTURES or file.endswith("rules.md")
    inside = file.startswith("docs/") or file == "LICENSE"
    return "files/" + file.removeprefix("docs/") if inside and known and path.is_file() else ""


@cache
def assets() -> dict[str, Path]:
    """Files that pages lead to, by address."""
    found = {}
    for file in tree.pages():
        for target in re.findall(r"\]\(([^)\s#]+)", (tree.root() / file).read_text(encoding="utf-8")):
            there = posixpath.normpath(posixpath.join(posixpath.dirname(file), target))
            if re.match(r"[a-z]+:", target) is None and there not in tree.pages() and (name := address_of_asset(there)):
                found[name] = tree.root() / there
    return found


def media_type(path: Path) -> str:
    return tree.PICTURES.get(path.suffix, "text/plain")


# modules -------------------------------------------------------------------------------------------------------------------
def contents_of_modules(t: Texts) -> str:
    rows = "".join(
        f"<li><a href='{m.name}.html'><code>{m.name}</code></a> {markdown(m.line)[3:-5]}</li>"
        for m in modules.modules().values()
    ).replace("'", '"')
    return f"<h1>{t('docs-modules')}</h1><ul>{rows}</ul>"


def described(m: modules.Module) -> str:
    """A module's page."""
    parts = [f"<h1>{m.name}</h1>", markdown(m.doc)]
    for own in m.members:
        parts += [f"<h2>{own.name}</h2>", told(own)]
        for inner in own.members:
            parts += [f"<h3>{own.name}.{inner.name}</h3>", told(inner)]
    return "".join(parts)


def told(member: modules.Member) -> str:
    return f'<pre class="call"><code>{escape(member.signature)}</code></pre>' + markdown(member.doc)


# a whole page --------------------------------------------------------------------------------------------------------------
def document(address: str, lang: str, links: dict[str, Any], static: Any = drawn.static_url) -> str:
    """The whole document of a page. links: of the header (`new`, `lang`); static: the address of a style or script. Raises
    KeyError where there is no such page."""
    own = page(address, lang)
    if own is None:
        raise KeyError(address)
    return drawn.leaf(
        lang,
        "docs.html.jinja",
        links,
        own=own,
        address=address,
        text=Markup(own.html),
        sections=list(contents(lang, address)),
        up="../" * address.count("/"),
        index=INDEX,
        static=static,
    )


def contents(lang: str, here: str) -> Iterator[dict[str, Any]]:
    """The sections with their pages, for the side."""
    t = sight.texts(None, lang)
    for section in tree.SECTIONS:
        own = [p.address for p in tree.pages().values() if p.section == section and not p.file.startswith(tree.BESIDE)]
        own += [API] if section == "reference" else []
        rows = [{"address": a, "title": title_of(a, lang), "here": a == here} for a in own]
        inside = section == "reference" and here.startswith("api/")
        yield {"title": t(f"docs-{section}"), "rows": rows, "open": inside or any(r["here"] for r in rows)}


@cache
def title_of(address: str, lang: str) -> str:
    """The title of a page, without drawing it."""
    if address == API:
        return sight.texts(None, lang)("docs-modules")
    head = re.search(r"^# (.+)$", tree.text_of(tree.by_address()[address], lang)[0], flags=re.MULTILINE)
    assert head is not None, f"{address} has no title"
    return head[1].replace("`", "")


# search --------------------------------------------------------------------------------------------------------------------
@cache
def search_index(lang: str) -> str:
    """What the script searches: for each part of each page its address, the page's title, its heading and its words."""
    rows = []
    for address in addresses():
        found = page(address, lang)
        assert found is not None
        parts = re.split(r'<h[1-4] id="([^"]*)">', found.html)
        for name, html in zip(parts[1::2], parts[2::2], strict=True):
            head = next(words for _, own, words in found.headings if own == name)
            body = plain(re.sub(r"^.*?</h[1-4]>", "", html, count=1, flags=re.DOTALL))
            rows.append([f"{address}#{name}", found.title, head, body])
    return json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
