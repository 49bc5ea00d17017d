"""What the tests of the table share: servers, and people at their browsers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from served import Browser, House, a_house


@pytest.fixture(scope="session")
def one_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that most tests share: each opens tables of its own."""
    with a_house(tmp_path_factory.mktemp("house")) as made:
        yield made


@pytest.fixture
def house(one_house: House) -> Iterator[House]:
    """A server with the smallest game and all installed ones; its bots think in its own process, at once."""
    yield one_house
    one_house.leave()


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Servers one after another or side by side, each with a folder name and settings of its own."""
    opened: list[House] = []

    def open_one(name: str = "tables", **settings: Any) -> House:
        opened.append(House(tmp_path / name, **settings))
        return opened[-1]

    yield open_one
    for made in opened:
        if made.thread.is_alive():
            made.close()


@pytest.fixture
def two(house: House) -> tuple[House, str, Browser, Browser]:
    """Two people at two browsers at a table of the smallest game; the first has the move."""
    ann, bob = house.browser(), house.browser()
    table = ann.new(against="link", name="Ann")
    invite = re.search(r"/j/[a-z2-7]{26}", ann.get(table).text)
    assert invite, "the host sees the invitation"
    assert bob.post(invite[0], {"name": "Bob"}).headers["location"] == table
    return house, table, ann, bob
