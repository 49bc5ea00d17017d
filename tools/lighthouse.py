"""Runs Lighthouse on pages of a table server of its own; lighthouse.sh calls it. Prints a line a page: the three scores, the
first paint and the largest, how long it did not listen, how far it moved, bytes, and every audit that is not whole."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT)]

from tests.browser.driver import served  # noqa: E402

from hantise import Record  # noqa: E402
from hantise.core.game import Game  # noqa: E402
from hantise.core.registry import games  # noqa: E402
from hantise.lab.simulate import simulate  # noqa: E402
from hantise.learn.puzzles import puzzles  # noqa: E402

CATEGORIES = ("performance", "accessibility", "best-practices")
WHOLE = 0.995  # 100, as Lighthouse rounds


def pages(house: httpx.Client) -> Iterator[tuple[str, Callable[[], str]]]:
    """The name of a page, and what tells its path; tables are opened by that."""
    for name, path in (("home", "/"), ("puzzles", "/puzzles"), ("docs", "/docs/players.html")):
        yield name, partial(str, path)
    for name, game in games().items():
        yield f"rules {name}", partial(str, f"/rules/{name}")
        yield f"how {name}", partial(str, f"/how/{name}")
        if puzzles(game):
            yield f"puzzle {name}", partial(str, f"/puzzles/{name}/1")
        yield f"guided {name}", partial(opened, house, "/first", {"game": name})
        table = {"game": name, "players": str(game.seats[0]), "seat": "0", "against": "greedy"}
        yield f"table {name}", partial(opened, house, "/new", table)
        yield f"replay {name}", partial(loaded, house, game, False)
        yield f"midgame {name}", partial(loaded, house, game, True)


def opened(house: httpx.Client, address: str, fields: dict[str, str]) -> str:
    """The path of a new table."""
    return house.post(address, data=fields).headers["location"]


def loaded(house: httpx.Client, game: Game, half: bool) -> str:
    """A table that goes on from a game of bots, or from its middle."""
    record = simulate(game.id, ["greedy"] * game.seats[0], 1, 1, game.settings({}), record=True)[0]["record"]
    upto = {"upto": str(Record.read(record).picks // 2)} if half else {}
    return opened(house, "/load", {"text": record, "seat": "0", "against": "greedy", **upto})


@contextmanager
def measuring(folder: str, chromium: str) -> Iterator[Callable[[str, str], dict[str, Any]]]:
    """One Chromium for all pages: what Lighthouse says of a page, by its address and the cookies of who looks."""
    call = ["node", str(ROOT / "tools" / "lighthouse.mjs"), folder]
    env = os.environ | {"CHROME_PATH": chromium}
    with subprocess.Popen(call, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as node:

        def measured(address: str, cookie: str) -> dict[str, Any]:
            assert node.stdout is not None
            print(json.dumps({"address": address, "cookie": cookie}), file=node.stdin, flush=True)
            if not (told := node.stdout.readline()):
                sys.exit("Lighthouse came to no end")
            found: dict[str, Any] = json.loads(told)
            return found

        yield measured


def where(audit: dict[str, Any]) -> str:
    """The first part of the page that an audit complains of."""
    items = (audit.get("details") or {}).get("items") or [{}]
    node = items[0].get("node") if isinstance(items[0], dict) else None
    return f" ({node['selector']})" if node else ""


def line(name: str, told: dict[str, Any]) -> tuple[str, bool]:
    """A page in words, and whether it is whole."""
    if error := told.get("runtimeError"):
        return f"{name:34} {error['code']}", False
    scores = [told["categories"][category]["score"] or 0 for category in CATEGORIES]
    audits = told["audits"]
    weak = [
        f"{audit} {audits[audit]['score']:.2f}{where(audits[audit])}"
        for category in CATEGORIES
        for audit in (ref["id"] for ref in told["categories"][category]["auditRefs"] if ref["weight"])
        if audits[audit]["score"] is not None and audits[audit]["score"] < WHOLE
    ]
    paints = " ".join(f"{audits[a]['numericValue'] / 1000:.2f}" for a in ("first-contentful-paint", "largest-contentful-paint"))
    blocked, moved = audits["total-blocking-time"]["numericValue"], audits["cumulative-layout-shift"]["numericValue"]
    size = audits["total-byte-weight"]["numericValue"] / 1000
    shown = " ".join(f"{100 * score:3.0f}" for score in scores)
    return f"{name:34} {shown}  {paints} s {blocked:3.0f} ms {moved:.3f} {size:4.0f} kB  {', '.join(weak)}", min(
        scores
    ) >= WHOLE


def main() -> None:
    lighthouse, *words = sys.argv[1:]  # the folder in which it lies
    chromium = next((p for p in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if p), None)
    if chromium is None:
        sys.exit("no Chromium here: install Debian's package chromium")
    whole = True
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder), 3600.0) as address,
        measuring(lighthouse, chromium) as measured,
    ):
        house = httpx.Client(base_url=address, headers={"accept-language": "en"})
        house.get("/")
        for name, path_of in pages(house):
            if words and not any(word in name for word in words):
                continue
            path = path_of()
            house.get(path)  # a house that has drawn such a page before, as nearly every visitor meets it
            cookie = "; ".join(f"{c.name}={c.value}" for c in house.cookies.jar)
            told = measured(address + path, cookie)
            if "runtimeError" in told or "numericValue" not in told["audits"]["largest-contentful-paint"]:
                told = measured(address + path, cookie)  # on a busy machine nothing was painted in time
            said, good = line(name, told)
            whole &= good
            print(said, flush=True)
    sys.exit(not whole)


if __name__ == "__main__":
    main()
