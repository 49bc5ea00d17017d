"""A program in any language as a bot: `program:COMMAND`, over standard input and output.

For each decision it gets one line of JSON in UTF-8, and answers with one line: the text of one of the options. The line has
`protocol` (1), `seed` (of its luck), `seconds` (what it may take, or null), `actions` (the numbers of the options in the
game's catalogue, or null) and all of the seat's view, the `options` among it. Each seat of each game has a program of its own.
It ends when its input ends; what it writes to standard error is shown as it is.
"""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import shutil
import subprocess
import threading
from queue import Empty, SimpleQueue

from .base import Bot
from .seat import Seat

PROTOCOL = 1
LIMIT = 60.0  # seconds for an answer, whatever the budget: a program that hangs is stopped
LONGEST = 10_000  # characters of an answer
PATIENCE = 1.0  # seconds to end by itself


class Program(Bot):
    """Begins its program at the first decision, and again after it had to be stopped."""

    def __init__(self, name: str, seed: int | None = None, limit: float = LIMIT) -> None:
        """Raises ValueError where there is no such program."""
        super().__init__(name, seed)
        self.limit = limit
        self.seed = self.random.getrandbits(31) if seed is None else seed
        self.command = shlex.split(name.partition(":")[2], posix=os.name != "nt")
        if not self.command:
            raise ValueError(f"bot {name!r} names no program: write program:COMMAND, as program:node mine.js")
        if shutil.which(self.command[0]) is None:
            raise ValueError(f"bot {name}: there is no program {self.command[0]!r} that could be run here")
        self._running: subprocess.Popen[str] | None = None
        self._answers: SimpleQueue[str] = SimpleQueue()

    def choose(self, seat: Seat) -> list[int]:
        """Raises RuntimeError, in one line, where it ends, gives no answer in time, or answers something else."""
        answer = self._ask(question(seat, self.seed))
        texts = seat.texts
        if answer not in texts:
            can = ", ".join(texts[:4]) + (" ..." if len(texts) > 4 else "")
            raise RuntimeError(f"it answered {answer[:40]!r}, which is none of the {len(texts)} options: {can}")
        return [seat.options[texts.index(answer)]]

    def close(self) -> None:
        """Its input ends; a program that does not end by that is stopped."""
        running, self._running = self._running, None
        if running is None:
            return
        assert running.stdin is not None
        with contextlib.suppress(OSError):
            running.stdin.close()
        try:
            running.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()

    def _ask(self, line: str) -> str:
        running = self._running or self._begin()
        assert running.stdin is not None
        try:
            running.stdin.write(line + "\n")
            running.stdin.flush()
        except OSError:
            pass  # it has ended: its answers end too, which is told below
        try:
            answer = self._answers.get(timeout=self.limit)
        except Empty:
            running.kill()
            self.close()
            raise RuntimeError(f"its program gave no answer in {self.limit:g} s and was stopped") from None
        if not answer:
            self.close()
            raise RuntimeError(f"its program has ended, with exit code {running.returncode}")
        return answer.rstrip("\r\n")

    def _begin(self) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        running = subprocess.Popen(self.command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8", errors="replace")
        self._running, self._answers = running, SimpleQueue()
        threading.Thread(target=listen, args=(running, self._answers), daemon=True).start()
        return running


def listen(running: subprocess.Popen[str], answers: SimpleQueue[str]) -> None:
    """Line by line what the program writes; at its end an empty text."""
    assert running.stdout is not None
    with running.stdout as lines, contextlib.suppress(ValueError, OSError):
        while line := lines.readline(LONGEST):
            answers.put(line)
    answers.put("")


def question(seat: Seat, seed: int) -> str:
    """The line that a program is sent."""
    told = {"protocol": PROTOCOL, "seed": seed, "seconds": seat.budget.seconds, "actions": seat.actions}
    return json.dumps(told | vars(seat.view), separators=(",", ":"), ensure_ascii=False)


__all__ = ["LIMIT", "PROTOCOL", "Program", "question"]
