"""Worker: a bot in a process of its own, that can be stopped. For servers: a bot that hangs or eats the memory harms nobody."""

from __future__ import annotations

import pickle
import secrets
from time import perf_counter
from typing import Any

from hantise.core.frame import NOBODY
from hantise.core.registry import game as registered
from hantise.core.state import State

from .base import Bot
from .guard import Answer, judge
from .names import bot
from .process import Failed, Gone, Hung, Process
from .seat import Budget, Seat

PLAYERS: dict[tuple[str, str, int | None], Bot] = {}  # in the other process: the bot, which remembers its plan


class Worker:
    """A bot of that name in its own process, which begins at the first question and again after it had to be stopped.

    source: id of the game, or the path of its file. memory: megabytes that the process may take, None: no limit. The process
    never gets the real state: it is sent a world that the bot's seat holds possible, which is all that a bot may sample from
    anyway. Not for use by two threads at once.
    """

    def __init__(self, source: str, name: str, seed: int | None = None, memory: int | None = 1024) -> None:
        """Raises ValueError or LookupError at once where there is no such bot or game."""
        bot(name).close()
        self.game = registered(source)
        self.name = name
        self._who = (source, name, seed)
        self._process = Process(memory)

    def answer(self, state: State, limit: float, budget: Budget | None = None) -> Answer:
        """What the bot picks within `limit` seconds, or the default of the decision where the bot is at fault.

        Raises ValueError where nobody is asked; nothing that the bot does is raised.
        """
        if state.player == NOBODY:
            raise ValueError("the game is over: there is no decision to answer")
        world = pickle.dumps(state.determinize(state.player, secrets.randbits(62)))
        begun = perf_counter()
        pick, fault = None, None
        try:
            pick, seconds, why = self._process.call("hantise.bots.worker", "ask", self._who, world, budget, timeout=limit)
            return judge(self.name, state, self.game, pick, None, seconds, limit, why)
        except Hung:
            fault = f"bot {self.name} gave no answer in {limit:.2f} s and was stopped"
        except Gone:
            fault = f"bot {self.name} failed: its process has ended"
        except Failed as e:
            fault = f"bot {self.name} failed: {e}"
        return judge(self.name, state, self.game, pick, fault, perf_counter() - begun, limit)

    def close(self) -> None:
        """Stop the process; the next question begins another."""
        self._process.close()

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()


def ask(who: tuple[str, str, int | None], world: bytes, budget: Budget | None) -> tuple[int, float, tuple[Any, ...]]:
    """In the other process: the pick of that bot, how long it took, and why it is this one."""
    game = registered(who[0])  # before the world is read: a game of one file becomes a module by it
    if who not in PLAYERS:
        PLAYERS[who] = bot(*who[1:])
    player, state = PLAYERS[who], pickle.loads(world)
    begun = perf_counter()
    pick = player.pick(Seat(game, state, player.random, budget))
    return pick, perf_counter() - begun, player.why
