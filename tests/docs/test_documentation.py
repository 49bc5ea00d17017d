"""The documentation: every page is there, every link leads somewhere, nothing is loaded from elsewhere, modules are as told."""

import importlib
import json
import posixpath
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from hantise.docs import files, modules, site, tree
from hantise.table.pages import theme
from hantise.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
VOID = {"meta", "link", "input", "br", "img", "hr", "path", "rect", "circle"}
FRENCH = sorted((ROOT / "docs").rglob("*.fr.md"))


class Found(HTMLParser):
    """The ids of a page, what it links to, what it loads, and what is not closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loads: list[str] = []
        self.open: list[str] = []
        self.inline: list[str] = []
        self.bare = 0  # scripts that stand in the page
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        own = {name: value or "" for name, value in attrs}
        if "id" in own:
            self.ids.append(own["id"])
        self.inline += [name for name in own if name == "style" or name.startswith("on")]
        self.inline += [tag] if tag == "style" else []
        self.bare += tag == "script" and "src" not in own
        if tag == "a":
            self.links.append(own["href"])
        self.loads += [own[name] for name in ("src", "data-index") if name in own]
        self.loads += [own["href"]] if tag == "link" else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag, f"</{tag}> closes something else"


@pytest.fixture(scope="module")
def site_of() -> dict[str, dict[str, bytes]]:
    """The files of the documentation, by language and path."""
    return {lang: dict(files.files(lang)) for lang in LANGUAGES}


def test_every_text_is_a_page() -> None:
    """What lies in docs is a page, or a file that a page leads to; what is on no list of hantise.docs.tree too."""
    shown = {str(path.relative_to(ROOT)) for path in site.assets().values()}
    for path in sorted((ROOT / "docs").rglob("*.md")):
        name = str(path.relative_to(ROOT))
        assert name.replace(".fr.md", ".md") in tree.pages() or name in shown, name
    for page in tree.pages().values():
        assert (tree.root() / page.file).is_file()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_link_leads_somewhere(site_of: dict[str, dict[str, bytes]], lang: str) -> None:
    there = site_of[lang]
    pages = {name: Found(content.decode()) for name, content in there.items() if name.endswith(".html")}
    assert len(pages) > 80
    for name, page in pages.items():
        assert not page.open, name
        assert len(set(page.ids)) == len(page.ids), f"{name}: an id twice"
        for target in page.loads:
            assert posixpath.normpath(posixpath.join(posixpath.dirname(name), target)) in there, f"{name} loads {target}"
        for target in page.links:
            if re.match(r"[a-z]+:", target):
                continue  # an address elsewhere, which nothing loads
            path, _, anchor = target.partition("#")
            file = posixpath.normpath(posixpath.join(posixpath.dirname(name), path)) if path else name
            assert file in there, f"{name}: {target}"
            assert not anchor or anchor in pages[file].ids, f"{name}: {target} has no such part"


def test_nothing_is_written_into_pages(site_of: dict[str, dict[str, bytes]]) -> None:
    """The house's policy holds for the static files too: no style in the page, and no script but the one that sets the theme.
    Whole pages of the lab have styles of their own, for they are shown alone (`server.docs.ALONE`)."""
    for name, content in site_of["en"].items():
        if name.endswith(".html"):
            found, alone = Found(content.decode()), name.startswith("files/")
            assert set(found.inline) <= ({"style"} if alone else set()), name
            assert found.bare == content.decode().count(f"<script>{theme()}</script>") == (0 if alone else 1), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_search_finds_parts_of_pages(site_of: dict[str, dict[str, bytes]], lang: str) -> None:
    there = site_of[lang]
    rows = json.loads(there[site.INDEX])
    for where, title, head, body in rows:
        file, _, anchor = where.partition("#")
        assert f' id="{anchor}"' in there[file].decode()
        assert title
        assert head
        assert "<p>" not in body
    found = [row for row in rows if "backup" in row[3] or "auvegarder" in row[3]]
    assert [row for row in found if row[0].startswith("how-to/host.html#")]
    assert [row for row in rows if row[0] == "api/hantise.core.game.html#game"]


@pytest.mark.parametrize("path", FRENCH, ids=lambda p: p.name)
def test_french_pages_say_as_much(path: Path) -> None:
    """As many parts and the same links as the English page, but for what is said to be there alone."""
    french = path.read_text(encoding="utf-8")
    english = path.with_name(path.name.replace(".fr.md", ".md")).read_text(encoding="utf-8")
    parts = [len(re.findall(r"^#+ ", text, flags=re.MULTILINE)) for text in (french, english)]
    assert parts[0] == parts[1] - ("voir la page anglaise" in french)
    links = [set(re.findall(r"\]\(([^)#]+)", text)) for text in (french, english)]
    assert links[0] <= links[1]


def test_modules_are_as_they_are_described() -> None:
    """Every name that is described is there, and what needs no library of its own takes what is said."""
    told = 0
    for m in modules.modules().values():
        if m.name.startswith(("hantise.adaptors", "hantise.lab")):
            continue  # libraries of their own
        found = importlib.import_module(m.name)
        for own in m.members:
            thing = getattr(found, own.name)
            assert own.doc
            told += 1
            for inner in own.members:
                assert hasattr(thing, inner.name), f"{m.name}.{own.name}.{inner.name}"
    assert told > 300
    new = next(i for own in modules.modules()["api/hantise.core.game.html"].members for i in own.members if i.name == "new")
    assert new.signature.startswith("new(seats: int | None=None, ")


def test_the_python_of_the_researchers_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "researchers.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```python\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)
    exec(compile(block, "researchers.md", "exec"), {})
    assert re.fullmatch(r"\[-?[\d.]+(, -?[\d.]+){2}\]\n", capsys.readouterr().out)


def test_headings_have_ids_of_their_own() -> None:
    assert site.slug("What is kept", []) == "what-is-kept"
    assert site.slug("What is kept?", ["what-is-kept"]) == "what-is-kept-1"
    assert site.slug("À jouer", []) == "à-jouer"
