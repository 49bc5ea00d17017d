"""Runs Lighthouse on pages of a table server of its own; lighthouse.sh calls it. Prints a line a page: the three scores, the
first paint and the largest, bytes, and every audit that is not whole."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT)]

from tests.browser.driver import served  # noqa: E402

from hantise import Record  # noqa: E402
from hantise.core.registry import games  # noqa: E402
from hantise.lab.simulate import simulate  # noqa: E402
from hantise.learn.puzzles import puzzles  # noqa: E402

CATEGORIES = ("performance", "accessibility", "best-practices")
TRIES = 3
WHOLE = 0.995  # 100, as Lighthouse rounds


def pages(house: httpx.Client) -> Iterator[tuple[str, str]]:
    """The name of a page and its path; tables are opened on the way."""
    yield "home", "/"
    yield "puzzles", "/puzzles"
    yield "docs", "/docs/players.html"
    for name, game in games().items():
        yield f"rules {name}", f"/rules/{name}"
        yield f"how {name}", f"/how/{name}"
        if puzzles(game):
            yield f"puzzle {name}", f"/puzzles/{name}/1"
        yield f"guided {name}", house.post("/first", data={"game": name}).headers["location"]
        table = {"game": name, "players": str(game.seats[0]), "seat": "0", "against": "greedy"}
        yield f"table {name}", house.post("/new", data=table).headers["location"]
        record = simulate(name, ["greedy"] * game.seats[0], 1, 1, game.settings({}), record=True)[0]["record"]
        for kind, more in (("replay", dict[str, str]()), ("midgame", {"upto": str(Record.read(record).picks // 2)})):
            fields = {"text": record, "seat": "0", "against": "greedy", **more}
            yield f"{kind} {name}", house.post("/load", data=fields).headers["location"]


def measured(lighthouse: str, address: str, cookie: str, chromium: str) -> dict[str, Any]:
    """What Lighthouse says of a page."""
    call = [
        lighthouse,
        address,
        "--quiet",
        "--output=json",
        "--output-path=stdout",
        f"--only-categories={','.join(CATEGORIES)}",
    ]
    call += ["--chrome-flags=--headless=new --no-sandbox", f"--extra-headers={json.dumps({'Cookie': cookie})}"]
    done = subprocess.run(
        call, env=os.environ | {"CHROME_PATH": chromium}, capture_output=True, text=True, check=False, timeout=240
    )
    if done.returncode:
        raise SystemExit(f"lighthouse: {done.stderr[-500:]}")
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def line(name: str, told: dict[str, Any]) -> tuple[str, bool]:
    """A page in words, and whether it is whole."""
    scores = [told["categories"][category]["score"] or 0 for category in CATEGORIES]
    audits = told["audits"]
    weak = [
        f"{audit} {audits[audit]['score']:.2f}"
        for category in CATEGORIES
        for audit in (ref["id"] for ref in told["categories"][category]["auditRefs"] if ref["weight"])
        if audits[audit]["score"] is not None and audits[audit]["score"] < WHOLE
    ]
    paints = " ".join(f"{audits[a]['numericValue'] / 1000:.2f}" for a in ("first-contentful-paint", "largest-contentful-paint"))
    size = audits["total-byte-weight"]["numericValue"] / 1000
    shown = " ".join(f"{100 * score:3.0f}" for score in scores)
    return f"{name:34} {shown}  {paints} s {size:4.0f} kB  {', '.join(weak)}", min(scores) >= WHOLE


def main() -> None:
    lighthouse, *words = sys.argv[1:]
    chromium = next((p for p in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if p), None)
    if chromium is None:
        sys.exit("no Chromium here: install Debian's package chromium")
    whole = True
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), 3600.0) as address:
        house = httpx.Client(base_url=address, headers={"accept-language": "en"})
        house.get("/")
        for name, path in pages(house):
            if words and not any(word in name for word in words):
                continue
            cookie = "; ".join(f"{c.name}={c.value}" for c in house.cookies.jar)
            said, good = line(name, measured(lighthouse, address + path, cookie, chromium))
            whole &= good
            print(said, flush=True)
    sys.exit(not whole)


if __name__ == "__main__":
    main()
