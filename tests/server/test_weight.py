"""What a table weighs when it is first seen: the page, its styles and its scripts, as they come over the wire."""

import gzip
import re
from urllib.parse import urljoin

import pytest
from served import House

from hantise.core.registry import games
from hantise.learn.guide import guide

GAMES = games()
MOST = 45_000  # bytes


def loaded(get: object, page: str, text: str) -> dict[str, int]:
    """The bytes of what a page loads by itself, scripts that its scripts import too, each as gzip makes it."""
    found = {page: len(gzip.compress(text.encode()))}
    todo = [
        urljoin(page, m) for m in re.findall(r'<(?:script[^>]* src|link rel="(?:stylesheet|icon)"[^>]* href)="([^"]+)"', text)
    ]
    while todo:
        address = todo.pop()
        if address in found:
            continue
        own = get(address).text  # type: ignore[operator]
        found[address] = len(gzip.compress(own.encode()))
        if address.endswith(".js"):
            todo += [
                urljoin(address, m) for m in re.findall(r"^(?:import|export)\b[^'\"(]*['\"]([^'\"]+)['\"]", own, flags=re.M)
            ]
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_the_first_view_of_every_table_is_light(house: House, name: str, lang: str) -> None:
    """A new table, and a guided one."""
    ann = house.browser(lang)
    tables = [ann.new(game=name, players=str(GAMES[name].seats[-1]), against="greedy")]
    if guide(GAMES[name]) is not None:
        tables.append(ann.post("/first", {"game": name}).headers["location"])
    for table in tables:
        weights = loaded(ann.get, table, ann.get(table).text)
        assert len(weights) > 5, "scripts and styles are found"
        assert sum(weights.values()) < MOST, sorted(weights.items(), key=lambda item: -item[1])
