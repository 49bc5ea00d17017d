"""One browser and one server for all tests of pages of a worker."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.conftest import CHROMIUM_FLAGS

from .driver import DESKTOP, RECORDS, Person, Server, served

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("browser")


@pytest.fixture(scope="module")  # not the session: the driver holds an event loop, and other tests run their own
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the server of all tests."""
    return Path(tmp_path_factory.mktemp("tables"))


@pytest.fixture(scope="session")
def address(chromium: str, tables: Path) -> Iterator[str]:
    with served(tables) as address:
        yield address


@pytest.fixture
def own_server(chromium: str, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    server = Server(tmp_path)
    yield server
    server.stop()


@pytest.fixture
def person(browser: Browser, address: str, tables: Path) -> Iterator[Callable[..., Person]]:
    """Makes people, and sees them off: whoever met an error on the way fails the test, and so does a server that complained
    of something, as of a bot that failed and for which something was picked."""
    made: list[Person] = []
    log = tables / "server.log"
    before = log.stat().st_size

    def make(size: dict[str, int] = DESKTOP, lang: str = "en", scheme: str = "dark", at: str = address, **more: Any) -> Person:
        made.append(Person(browser, at, size, lang, scheme, **more))
        return made[-1]

    yield make
    for someone in made:
        someone.close()
    for someone in made:
        someone.clean()
    complaints = log.read_bytes()[before:].decode()
    assert not complaints, complaints


@pytest.fixture(scope="session")
def hero_dead() -> str:
    """A whole game of three floors in which the hero dies at last."""
    return (RECORDS / "shy_monsters" / "hero_dead.rec").read_text(encoding="utf-8")
