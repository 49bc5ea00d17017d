"""Styles: what a browser does again at each change of a page stays small."""

import re
from pathlib import Path

import pytest

import hantise
from hantise.picture import PICTURES
from hantise.table import pages

SHEETS = [
    *(Path(pages.__file__).parent / "static").glob("*.css"),
    *PICTURES.glob("*.css"),
    *(game.folder / "board.css" for game in map(hantise.game, hantise.games())),
]
ABOVE = re.compile(
    r"(?:^|[^\w#.-])(?:html|body|main)[^\s>+~,:]*:has\(\s*([^>+~\s])|\.(?:table|tv|saved|\w+_\w+)[^\s>+~,:]*:has\(\s*([^>+~\s])"
)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_rule_looks_through_the_whole_table(sheet: Path) -> None:
    """`main:has(.x) .y` is asked again at every change of anything in the table, and looks through all of it where there is no
    .x: a third of what a pick cost a phone. What lies beside or right below may be looked at, as in `#status:has(+ .x)`."""
    found = [
        selector.strip()
        for selector in re.findall(r"[^{}]+(?=\{)", sheet.read_text(encoding="utf-8"))
        if ABOVE.search(selector)
    ]
    assert not found


def test_a_rule_that_looks_through_all_is_seen() -> None:
    for selector in (
        "main:has(.over) #zoom",
        "a,body:has(#x) b",
        ".table:has(.broad) main",
        ".evil_corp:has(.of-3) .scene",
        "html:has(.tv)",
    ):
        assert ABOVE.search(selector), selector
    for selector in (
        "html:has(>.table)",
        "#status:has(+ #to-talk) p",
        ".seat:has(.who.act)",
        "main#table:not(:has(>.below)) #lens",
    ):
        assert not ABOVE.search(selector), selector
