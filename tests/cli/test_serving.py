"""hantise serve, and hantise alone."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import httpx
import pytest

from hantise.cli.serving import data_folder
from hantise.lab.scaffold import scaffold

from .conftest import PLAIN, Run, refused


def test_it_serves_until_ctrl_c(tmp_path: Path) -> None:
    """And a game of one's own besides, by its folder: it is among the others, and a bot, which thinks in a process of its own,
    plays it."""
    scaffold("night_watch", tmp_path / "night_watch")
    with subprocess.Popen(
        [sys.executable, "-m", "hantise", "serve", "night_watch", "--port", "0", "--folder", "tables"],
        cwd=tmp_path,
        env=os.environ | PLAIN,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stderr is not None
            said = process.stderr.readline()
            found = re.search(r"http://127\.0\.0\.1:\d+/", said)
            assert found, said + process.stderr.read()
            with urllib.request.urlopen(found[0], timeout=20) as page:
                assert page.status == 200
                first = page.read().decode()
            assert "Night Watch" in first
            assert "Shy Monsters" in first
            with httpx.Client(base_url=found[0], timeout=20) as me:
                table = me.post("/new", data={"game": "night_watch", "seat": "1", "against": "random"}).headers["location"]
                end = time.monotonic() + 30
                moved = re.compile(r"played-0| passes\.")
                while not moved.search(me.get(table).text) and time.monotonic() < end:
                    time.sleep(0.2)  # the bot begins, in its own process
                assert moved.search(me.get(table).text)
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=20)
        finally:
            process.kill()
    assert process.returncode in (0, 130), err
    assert "Traceback" not in err
    assert (tmp_path / "tables").is_dir()


def test_a_port_in_use(run: Run) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"port {port}" in refused(run("serve", "--port", str(port), "--folder", "tables"))


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["mac_gregor"], "mac_gregor is no path of a game"),
        (["--port", "99999"], "Invalid value for '--port'"),
        (["--host", "no.such.host.invalid"], "no.such.host.invalid"),
        (["--folder", "a_file/tables"], "cannot be written"),
        (["--folder", "a_file"], "cannot be written"),
        (["--bot", "mine.py:Mine"], "write --bot NAME=BOT"),
        (["--bot", "Dracula=mine.py:Dracula"], "there is no file mine.py"),
        (["--bot", "greedy=random"], "cannot be the name of a bot"),
    ],
)
def test_bad_input(run: Run, arguments: list[str], line: str) -> None:
    Path("a_file").write_text("", encoding="utf-8")
    assert line in refused(run("serve", "--port", "0", *arguments))


def test_hantise_alone_opens_the_table(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    called: list[tuple[object, ...]] = []
    monkeypatch.setattr("hantise.server.serve.run", lambda *arguments: called.append(arguments))
    home = str(tmp_path / "data")
    assert run(XDG_DATA_HOME=home).exit_code == 0
    assert run("--lang", "fr", XDG_DATA_HOME=home).exit_code == 0
    assert run("serve", "--no-open", "--folder", "x", XDG_DATA_HOME=home).exit_code == 0
    assert called == [
        ("127.0.0.1", 8000, Path(home) / "hantise", True, "en", 0.2, "no"),
        ("127.0.0.1", 8000, Path(home) / "hantise", True, "fr", 0.2, "no"),
        ("127.0.0.1", 8000, Path("x"), False, "en", 0.2, "no"),
    ]


def test_where_tables_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", "/home/ann")
    assert data_folder() == Path("/home/ann/.local/share/hantise")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder() == Path("/home/ann/Library/Application Support/hantise")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/local")
    assert data_folder() == Path("/local/hantise")


def test_without_the_table_installed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "hantise.server.serve", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    assert 'pip install "hantise[table]"' in refused(run("serve", "--folder", "tables"))
