"""One browser and one server for all tests of pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.conftest import CHROMIUM_FLAGS

from .driver import Person, served


@pytest.fixture(scope="module")  # the synchronous driver holds an event loop: not longer than it is needed
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(Path(tmp_path_factory.mktemp("tables"))) as address:
        yield address


@pytest.fixture
def person(browser: Browser, address: str) -> Iterator[Callable[..., Person]]:
    """Makes people, and sees them off: whoever met an error on the way fails the test."""
    made: list[Person] = []

    def make(size: dict[str, int], lang: str, scheme: str = "dark") -> Person:
        made.append(Person(browser, address, size, lang, scheme))
        return made[-1]

    yield make
    for someone in made:
        someone.close()
