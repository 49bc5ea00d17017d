"""Other people's engines, each driven as its documentation says, where they are installed: `make peers` installs them in an
environment of their own, `make adaptors` one of them. Hantise is not installed there: this file runs alone.

python -P peers.py ENGINE SECONDS           one run, one line of JSON
"""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
ROOMS = (ROOT / ".venv-peers", ROOT / ".venv-adaptors")  # environments where they may be, besides the one that runs
NODE = ROOT / ".venv-peers" / "node_modules"
SIMULATIONS = 500  # of a search, from the empty board of connect four


def played(play: Callable[[], int], seconds: float) -> dict[str, float]:
    """Microseconds of processor time a decision, and decisions a game."""
    for _ in range(3):
        play()
    n = games = 0
    start, end = time.process_time(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        n += play()
        games += 1
    return {"decision": (time.process_time() - start) / n * 1e6, "decisions": n / games}


def each(what: Callable[[], Any], seconds: float, times: int = 200) -> float:
    """Microseconds of processor time a call. times: how many between two looks at the clock."""
    n, start, end = 0, time.process_time(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        for _ in range(times):
            what()
        n += times
    return (time.process_time() - start) / n * 1e6


def searched(search: Callable[[], Any], seconds: float) -> dict[str, float]:
    """Microseconds of processor time a simulation. search: makes so many of them from the empty board."""
    search()
    return {"simulation": each(search, seconds, 1) / SIMULATIONS}


# random play --------------------------------------------------------------------------------------------------------
def open_spiel(seconds: float) -> dict[str, Any]:
    pyspiel = import_module("pyspiel")
    made, draw = pyspiel.load_game("tic_tac_toe"), random.Random(1).random

    def play() -> int:
        g, n = made.new_initial_state(), 0
        while not g.is_terminal():
            options = g.legal_actions()
            g.apply_action(options[int(draw() * len(options))])
            n += 1
        return n

    g = made.new_initial_state()
    return {**played(play, seconds), "copy": each(g.clone, seconds / 4), "world": None}


def pettingzoo(seconds: float) -> dict[str, Any]:
    tictactoe_v3 = import_module("pettingzoo.classic").tictactoe_v3
    env, draw = tictactoe_v3.raw_env(), random.Random(1).random

    def play() -> int:
        env.reset()
        n = 0
        while env.agents:
            agent = env.agent_selection
            if env.terminations[agent] or env.truncations[agent]:
                env.step(None)
                continue
            options = [i for i, can in enumerate(env.observe(agent)["action_mask"]) if can]
            env.step(options[int(draw() * len(options))])
            n += 1
        return n

    return {**played(play, seconds), "copy": None, "world": None}


def pgx(seconds: float) -> dict[str, Any]:
    """A thousand games at once, two hundred moves of each in one compiled call: what it is made for."""
    jax, made = import_module("jax"), import_module("pgx")
    auto_reset = import_module("pgx.experimental").auto_reset
    env, many, moves = made.make("tic_tac_toe"), 1000, 200
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, luck = jax.random.split(key)
        noise = jax.random.gumbel(luck, state.legal_action_mask.shape)
        picks = jax.numpy.argmax(jax.numpy.where(state.legal_action_mask, noise, -jax.numpy.inf), axis=-1)
        return (step(state, picks, jax.random.split(luck, many)), key), None

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=moves)[0])
    key = jax.random.PRNGKey(1)
    held = [(jax.jit(jax.vmap(env.init))(jax.random.split(key, many)), key)]

    def play() -> int:
        held[0] = jax.block_until_ready(run(held[0]))
        return many * moves

    return {**played(play, seconds), "decisions": None, "copy": None, "world": None}


def rlcard(seconds: float) -> dict[str, Any]:
    env, draw = import_module("rlcard").make("uno", config={"seed": 1}), random.Random(1).random

    def play() -> int:
        state, _ = env.reset()
        n = 0
        while not env.is_over():
            options = list(state["legal_actions"])
            state, _ = env.step(options[int(draw() * len(options))])
            n += 1
        return n

    return {**played(play, seconds), "copy": None, "world": None}


def catanatron(seconds: float) -> dict[str, Any]:
    cat = import_module("catanatron")
    colors = (cat.Color.RED, cat.Color.BLUE, cat.Color.WHITE, cat.Color.ORANGE)

    def play() -> int:
        g = cat.Game([cat.RandomPlayer(color) for color in colors])
        g.play()
        history = getattr(g.state, "action_records", None) or getattr(g.state, "actions", [])
        return len(history)

    g = cat.Game([cat.RandomPlayer(color) for color in colors])
    for _ in range(60):
        g.play_tick()
    return {**played(play, seconds), "copy": each(g.copy, seconds / 4, 20), "world": None}


def python_chess(seconds: float) -> dict[str, Any]:
    chess = import_module("chess")
    draw = random.Random(1).random

    def play() -> int:
        g, n = chess.Board(), 0
        while not g.is_game_over():
            options = list(g.legal_moves)
            g.push(options[int(draw() * len(options))])
            n += 1
        return n

    g = chess.Board()
    return {**played(play, seconds), "copy": each(lambda: g.copy(stack=False), seconds / 4), "world": None}


# search -------------------------------------------------------------------------------------------------------------
def mcts_cpp(seconds: float) -> dict[str, float]:
    pyspiel = import_module("pyspiel")
    made = pyspiel.load_game("connect_four")
    bot = pyspiel.MCTSBot(made, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS, 1000, False, 1, False)
    board = made.new_initial_state()
    return searched(lambda: bot.step(board), seconds)


def mcts_python(seconds: float) -> dict[str, float]:
    made = import_module("pyspiel").load_game("connect_four")
    mcts, luck = import_module("open_spiel.python.algorithms.mcts"), import_module("numpy").random.RandomState(1)
    bot = mcts.MCTSBot(made, 2.0, SIMULATIONS, mcts.RandomRolloutEvaluator(1, luck), solve=False, random_state=luck)
    board = made.new_initial_state()
    return searched(lambda: bot.step(board), seconds)


@dataclass(frozen=True)
class Peer:
    """An engine: the game that it plays, the module (or the package of Node) that must be there, what drives it here (None: a
    program of Node, benchmarks/boardgame_io.cjs). decides: random play is measured, and not a search."""

    game: str
    module: str
    drive: Callable[[float], dict[str, Any]] | None
    decides: bool = True


PEERS = {
    "open_spiel": Peer("tic_tac_toe", "pyspiel", open_spiel),
    "pgx, 1000 at once": Peer("tic_tac_toe", "pgx", pgx),
    "pettingzoo": Peer("tic_tac_toe", "pettingzoo.classic", pettingzoo),
    "boardgame.io": Peer("tic_tac_toe", "boardgame.io", None),
    "rlcard": Peer("uno", "rlcard", rlcard),
    "catanatron": Peer("catan", "catanatron", catanatron),
    "python-chess": Peer("chess", "chess", python_chess),
    "open_spiel, C++": Peer("connect_four", "pyspiel", mcts_cpp, decides=False),
    "open_spiel, Python": Peer("connect_four", "pyspiel", mcts_python, decides=False),
    "boardgame.io, MCTSBot": Peer("connect_four", "boardgame.io", None, decides=False),
}


def environment(peer: Peer) -> list[str] | None:
    """The command by which the peer runs, but for its name and the seconds; None where it is not installed."""
    if peer.drive is None:
        node = shutil.which("node")
        return [node, str(ROOT / "benchmarks" / "boardgame_io.cjs")] if node and (NODE / peer.module).is_dir() else None
    for python in (*(str(room / "bin" / "python") for room in ROOMS), sys.executable):
        if there(python, peer.module):
            return [python, "-P", __file__]
    return None


@cache
def there(python: str, module: str) -> bool:
    """Has that Python such a module?"""
    find = (
        f"import sys, importlib.util as u; sys.exit(not u.find_spec({module.split('.')[0]!r}) or not u.find_spec({module!r}))"
    )
    return (
        Path(python).is_file() and not subprocess.run([python, "-P", "-c", find], capture_output=True, check=False).returncode
    )


if __name__ == "__main__":
    drive = PEERS[sys.argv[1]].drive
    assert drive is not None, "a program of Node"
    print(json.dumps(drive(float(sys.argv[2]))))
