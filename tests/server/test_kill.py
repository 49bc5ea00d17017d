"""kill -9 at any moment: what was acknowledged is there, once and in order, and the table shows what it had told."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from hantise.core.registry import game
from hantise.server.serve import ServeError, listen, run
from hantise.table import rows as row_of
from hantise.table.sitting import SetUp, Sitting
from hantise.table.wire import read

SHY = game("shy_monsters")
MOMENTS = ((3, 0.0), (12, 0.003), (24, 0.009))  # acknowledged picks, and seconds more, before the blow


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Server:
    """`hantise.server.serve.run` in a process of its own."""

    def __init__(self, folder: Path, port: int) -> None:
        code = (
            f"from pathlib import Path; from hantise.server.serve import run; run('127.0.0.1', {port}, Path({str(folder)!r}))"
        )
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], env=os.environ | {"HANTISE_PACE": "0"}, stderr=subprocess.PIPE, text=True
        )
        self.url = f"http://127.0.0.1:{port}"
        end = time.monotonic() + 30
        while True:
            assert self.process.poll() is None, self.process.stderr and self.process.stderr.read()
            assert time.monotonic() < end
            try:
                httpx.get(self.url + "/favicon.ico")
                return
            except httpx.HTTPError:
                time.sleep(0.03)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.wait()

    def wait(self) -> int:
        code = self.process.wait(20)
        if self.process.stderr:
            self.process.stderr.close()
        return code


class Person(threading.Thread):
    """Plays both seats of a table from one screen as fast as it can, and notes what was acknowledged."""

    def __init__(self, url: str, acked: list[tuple[str, str, str]]) -> None:
        super().__init__(daemon=True)
        self.http = httpx.Client(base_url=url, timeout=40)
        fields = {"game": "shy_monsters", "against": "screen", "seat": "0", "name": "Ann", "name-2": "Bob"}
        answer = self.http.post("/new", data=fields)
        self.table = answer.headers["location"]
        self.acked = acked
        self.pending: dict[str, Any] = {}

    @property
    def cookie(self) -> str:
        return "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)

    def run(self) -> None:
        try:
            while True:
                cover = re.search(r'action="([^"]+/here/\d)"', self.http.get(self.table).text)
                if cover:
                    self.http.post(cover[1])
                if not self.at_the_screen():
                    return
        except (WebSocketException, httpx.HTTPError, OSError, EOFError):
            return

    def at_the_screen(self) -> bool:
        """Pick until the screen passes to the other. False: the game is over."""
        address = str(self.http.base_url).rstrip("/").replace("http", "ws") + self.table + "/live"
        with connect(address, additional_headers={"cookie": self.cookie}, compression=None) as line:
            line.send('{"hi":0}')
            while True:
                message = read(str(line.recv(timeout=10)))
                if self.pending and message.get("ack") == self.pending["id"]:
                    self.acked.append((self.table[3:], self.pending["id"], self.pending["path"]))
                    self.pending = {}
                if "go" in message:
                    if self.pending:  # acknowledged to a screen that has passed on: ask the store instead
                        self.pending = {}
                    return True
                if "html" not in message:
                    continue
                ask = message["html"].partition('id="ask"')[2].partition("</section>")[0]
                if not ask or "data-same" in ask:  # only what changed: ask for everything
                    line.send('{"hi":0}')
                    continue
                found = re.search(r'id="asked"[^>]* value="(\d+)"', ask)
                buttons = re.findall(r'data-pick="(\d+)" data-path="([^"|]*)', ask)
                if found and not buttons:
                    return False
                if found:
                    pick, path = buttons[len(self.acked) * 7 % len(buttons)]
                    self.pending = {
                        "id": f"{len(self.acked)}-{found[1]}-{time.monotonic()}",
                        "ask": int(found[1]),
                        "pick": int(pick),
                    }
                    line.send(json.dumps(self.pending))
                    self.pending["path"] = path


def stored(folder: Path) -> dict[str, list[row_of.Row]]:
    """All rows of all tables, straight from the file."""
    db = sqlite3.connect(folder / "tables.sqlite")
    try:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        out: dict[str, list[row_of.Row]] = {}
        for tid, n, kind, what in db.execute("SELECT tid, n, kind, what FROM entry ORDER BY tid, n"):
            rows = out.setdefault(tid, [])
            assert n == len(rows), "no gap and nothing twice"
            rows.append(row_of.read(kind, what))
        return out
    finally:
        db.close()


def test_what_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    folder, port = tmp_path / "tables", free_port()
    acked: list[tuple[str, str, str]] = []
    people: list[Person] = []
    for count, moment in MOMENTS:
        server = Server(folder, port)
        for person in people:  # who played before comes back to the same table with the same cookie
            assert person.http.get(person.table).status_code == 200
        fresh = [Person(server.url, acked) for _ in range(2)]
        people += fresh
        for person in fresh:
            person.start()
        end, before = time.monotonic() + 20, len(acked)
        while len(acked) < before + count and any(person.is_alive() for person in fresh):
            assert time.monotonic() < end
            time.sleep(0.001)
        time.sleep(moment)
        server.kill()
        for person in fresh:
            person.join(12)
            assert not person.is_alive()
        rows = stored(folder)
        picks = {(tid, row.id): row for tid, all_rows in rows.items() for row in all_rows if isinstance(row, row_of.Pick)}
        assert len(picks) == sum(isinstance(r, row_of.Pick) for all_rows in rows.values() for r in all_rows)
        for tid, pick_id, _ in acked:
            assert (tid, pick_id) in picks, "an acknowledged pick was lost"
        for tid, all_rows in rows.items():
            setup = SetUp(tid, SHY, 2, SHY.settings({"roles": "chosen"}), False, b"")
            Sitting(setup, all_rows)  # the rows replay by the rules
    assert len(acked) >= 30, "the blows fell into real play"
    for person in people:
        person.http.close()
    unacked = len(picks) - len(acked)
    assert 0 <= unacked <= 6 * len(people), "what was written without being told is the last pick of a line at most"


def test_after_kill_9_the_table_shows_what_it_had_told(tmp_path: Path) -> None:
    folder, port = tmp_path / "tables", free_port()
    server = Server(folder, port)
    with httpx.Client(base_url=server.url, timeout=10) as ann:
        fields = {"game": "shy_monsters", "against": "link", "seat": "0", "name": "Ann"}
        table = ann.post("/new", data=fields).headers["location"]
        for _ in range(3):
            page = ann.get(table).text
            ask = re.search(r'id="asked"[^>]* value="(\d+)"', page)
            pick = re.search(r'data-pick="(\d+)"', page)
            assert ask
            assert pick
            answer = ann.post(table + "/pick", data={"ask": ask[1], "pick": pick[1], "id": f"i{ask[1]}"})
            assert answer.status_code == 303
            last = {"ask": ask[1], "pick": pick[1], "id": f"i{ask[1]}"}
        told, record = ann.get(table).text, ann.get(table + "/record").text
        server.kill()
        server = Server(folder, port)
        assert ann.get(table).text == told
        assert ann.get(table + "/record").text == record
        assert ann.post(table + "/pick", data=last).status_code == 303, "sent again: acknowledged again"
        assert ann.get(table + "/record").text == record
    server.process.send_signal(signal.SIGTERM)
    server.wait()


def test_two_servers_never_share_a_folder(tmp_path: Path) -> None:
    """The second says so and ends; the folder is free again the moment the first is gone, be it by kill -9."""
    first = Server(tmp_path, free_port())
    with pytest.raises(ServeError, match=rf"another server \(process {first.process.pid}\) keeps the tables in {tmp_path}"):
        run("127.0.0.1", 0, tmp_path)
    command = [sys.executable, "-m", "hantise", "serve", "--port", str(free_port()), "--folder", str(tmp_path)]
    second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert second.returncode != 0
    assert "another server" in second.stderr
    assert "Traceback" not in second.stderr
    person = Person(first.url, [])
    person.http.close()
    first.kill()
    again = Server(tmp_path, free_port())
    assert httpx.get(again.url + person.table).status_code == 200
    again.process.send_signal(signal.SIGTERM)
    again.wait()


def test_a_server_that_cannot_begin_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(ServeError, match=rf"port {port}: .*in use"):
            run("127.0.0.1", port, tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(ServeError, match="cannot hold the tables"):
        run("127.0.0.1", 0, tmp_path / "file" / "tables")
    with pytest.raises(ServeError, match=r"no\.such\.host"):
        run("no.such.host.invalid", 0, tmp_path)
    with pytest.raises(ServeError, match="port 70000"):
        listen("127.0.0.1", 70000)
    monkeypatch.setenv("HANTISE_PACE", "soon")
    with pytest.raises(ServeError, match="HANTISE_PACE"):
        run("127.0.0.1", 0, tmp_path)
