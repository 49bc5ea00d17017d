"""Process: another Python that does what it is told, and can be stopped at any moment.

`multiprocessing` would import the caller's main script there once more, which fails or plays the script again where that
is a notebook, a pipe or a file without a guard; and a fork would take a server's threads and sockets along.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import subprocess
import sys
import threading
import traceback
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO

START = 60.0  # seconds for it to begin: imports on a busy machine


class Hung(Exception):
    """No answer in time; the process was stopped."""


class Gone(Exception):
    """The process ended by itself, or was ended from outside."""


class Failed(Exception):
    """What was called raised: the message says what, in one line."""


class Process:
    """Calls functions of modules in another process, one at a time. It begins at the first call, and again after it had to be
    stopped. memory: megabytes that it may take, None: no limit (systems without such limits ignore it). env: what its
    environment has besides ours. folder: the one that it is in, where that is there; ours if nothing is said."""

    def __init__(self, memory: int | None = None, env: Mapping[str, str] | None = None, folder: str | None = None) -> None:
        self.memory, self.env, self.folder = memory, dict(env or {}), folder
        self._running: subprocess.Popen[bytes] | None = None

    def call(self, module: str, function: str, *args: Any, timeout: float | None = None) -> Any:
        """What that function gives for these arguments; all must be such that pickle can carry them.

        Raises Hung after `timeout` seconds, not counting those that the process needs to begin; Gone; Failed.
        """
        if self._running is None:
            self._begin()
        return self._exchange((module, function, args), timeout)

    def close(self) -> None:
        """Stop it at once."""
        running, self._running = self._running, None
        if running is None:
            return
        end(running)
        running.wait()
        for pipe in (running.stdin, running.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    def _begin(self) -> None:
        path = os.pathsep.join(p for p in sys.path if p)
        command = [sys.executable, "-c", "from hantise.bots.process import serve; serve()", str(self.memory or 0)]
        self._running = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **self.env, "PYTHONPATH": path},
            cwd=self.folder if self.folder is not None and os.path.isdir(self.folder) else None,
            start_new_session=True,  # Ctrl-C in the terminal reaches nobody who is still beginning
        )
        self._exchange(("builtins", "int", ()), START)

    def _exchange(self, call: tuple[str, str, tuple[Any, ...]], timeout: float | None) -> Any:
        running, found = self._running, []

        def talk() -> None:
            assert running is not None
            assert running.stdin is not None
            assert running.stdout is not None
            try:
                send(running.stdin, call)
                found.append(receive(running.stdout))
            except (EOFError, OSError, ValueError, pickle.UnpicklingError):
                return

        talker = threading.Thread(target=talk, daemon=True)
        talker.start()
        try:
            talker.join(timeout)
        except BaseException:
            self.close()
            raise
        late = talker.is_alive()
        if late or not found:
            self.close()
            talker.join()
            raise Hung if late else Gone
        fine, value = found[0]
        if not fine:
            raise Failed(value)
        return value


def end(running: subprocess.Popen[bytes]) -> None:
    """Stop it at once, and what it has started: its session is one of its own."""
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(running.pid, signal.SIGKILL)
    running.kill()


def send(pipe: BinaryIO | Any, thing: Any) -> None:
    data = pickle.dumps(thing)
    pipe.write(len(data).to_bytes(8, "big") + data)
    pipe.flush()


def receive(pipe: BinaryIO | Any) -> Any:
    head = pipe.read(8)
    if len(head) < 8:
        raise EOFError
    return pickle.loads(pipe.read(int.from_bytes(head, "big")))


def serve() -> None:
    """The other process: answers calls until its input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever began it, and stops it
    confine(int(sys.argv[1]))
    calls, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # whatever is printed there goes to stderr, and not among the answers
    while True:
        try:
            module, function, args = receive(calls)
        except EOFError:
            return
        try:
            given = True, getattr(import_module(module), function)(*args)
        except Exception as e:  # anything may be raised by what is called
            given = False, located(e)
        try:
            send(answers, given)
        except OSError:  # whoever asked has gone
            os._exit(0)


def confine(memory: int) -> None:
    """No more memory than that many megabytes; 0: no limit."""
    if not memory:
        return
    try:
        import resource
    except ImportError:  # Windows has no such limits
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory << 20, memory << 20))


def describe(e: BaseException) -> str:
    """An exception in one short line."""
    lines = str(e).splitlines()
    return f"{type(e).__name__}: {lines[0][:120]}" if lines else type(e).__name__


HOUSE = str(Path(__file__).parents[1]) + os.sep


def located(e: BaseException) -> str:
    """The same with the line of the file that is at fault, where that is none of ours: in somebody's bot."""
    frames = [(frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(e.__traceback__)]
    theirs = [at for at in frames if not at[0].startswith((HOUSE, "<"))]
    if not theirs:
        return describe(e)
    file, line = [at for at in theirs if at[0] == theirs[0][0]][-1]
    return f"{describe(e)} ({Path(file).name}, line {line})"
