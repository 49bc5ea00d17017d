"""Games played with changed numbers: for the tests of components.toml (test_numbers.py), and for whoever adds a number.

A `Bench` is a process beside the tests that has imported no game. For each changed file it makes a child that imports the
game with those numbers, as `hantise --components` would, and says what became of it.
"""

from __future__ import annotations

import copy
import hashlib
import importlib
import json
import os
import random
import subprocess
import sys
import traceback
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from hantise import components
from hantise.core import data as core_data
from hantise.core.conformance import Plan
from hantise.core.frame import NOBODY
from hantise.core.game import Game

Path_ = tuple[str | int, ...]  # the way to a number: keys of tables, indices of lists
FOLDER = Path(components.__file__).parent / "games"
BLOCK = 5  # so many random games are played at once, to see whether anything has changed


# numbers and their places ------------------------------------------------------------------------------------------------
def own(game: str) -> dict[str, Any]:
    """The game's own file."""
    return components.read(FOLDER / game / "components.toml")


def numbers(data: Any, at: Path_ = ()) -> Iterator[Path_]:
    """The ways to all numbers and truths of a file, in its order."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from numbers(value, (*at, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            yield from numbers(value, (*at, i))
    elif isinstance(data, (bool, int, float)):
        yield at


def get(data: Any, way: Path_) -> Any:
    for step in way:
        data = data[step]
    return data


def put(data: dict[str, Any], way: Path_, value: Any) -> None:
    get(data, way[:-1])[way[-1]] = value


def place(data: Any, way: Path_) -> str:
    """The way as people read it: floor.2.peeks, where tables are told apart by a name."""
    said: list[str] = []
    for step in way:
        if isinstance(step, int) and components.named(data):
            said.append(next(name for name, table in components.by_name(data).items() if table is data[step]))
        else:
            said.append(str(step))
        data = data[step]
    return ".".join(said)


def in_force(data: dict[str, Any]) -> list[Path_]:
    """The ways to all numbers that are not marked as information."""
    talk = data["game"].get(components.INFORMATION, [])
    return [way for way in numbers(data) if not components.unread(place(data, way), talk)]


def others(value: Any) -> list[Any]:
    """Values that a number is tried with."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, float):
        return [value / 2, value * 2]
    return list(dict.fromkeys(v for v in (value + 1, value - 1, value * 2, 0) if v != value))


def drawn(data: dict[str, Any], rnd: random.Random, changes: int) -> list[Path_]:
    """Some numbers, no table of the file sooner than another: else most would be cells of a board."""
    tables: dict[Any, list[Path_]] = {}
    for way in in_force(data):
        tables.setdefault(way[0], []).append(way)
    return [rnd.choice(tables[name]) for name in rnd.sample(sorted(tables), changes)]


def mutated(data: dict[str, Any], rnd: random.Random, changes: int) -> tuple[dict[str, Any], list[str]]:
    """A file with some numbers changed at random, and what was changed."""
    theirs, said = copy.deepcopy(data), []
    for way in drawn(data, rnd, changes):
        was = get(data, way)
        now = rnd.choice(
            [*others(was), *([] if isinstance(was, bool) else [rnd.randrange(-1, 13), was + rnd.choice((-2, 2, 5))])]
        )
        put(theirs, way, now)
        said.append(f"{place(data, way)}: {was} -> {now}")
    return theirs, said


# what is asked of a child --------------------------------------------------------------------------------------------------
def change(game: Game, first: Sequence[str], block: int) -> dict[str, Any]:
    """Is the game another one in that block of random games? Holds them against the traces of the true game, in order."""
    for n, trace in enumerate(traces(game, block)):
        if n >= len(first) or trace != first[n]:
            return {"changed": block * BLOCK + n}
    return {"same": block}


def trace(game: Game, first: Sequence[str], block: int) -> dict[str, Any]:
    """The traces themselves."""
    return {"traces": list(traces(game, block))}


def check(game: Game, first: Sequence[str], games: int) -> dict[str, Any]:
    """All checks but those that hold the game's own counts and records against it, every tenth game looked at closely; in so
    many games at each number of seats, or in one with the fewest and one with the most: `answer` has played one at each."""
    from hantise import checks
    from hantise.core.conformance import Hooks
    from hantise.core.conformance import check as conformance

    mine, found = checks.hooks(game), []
    hooks = Hooks(mine.picture, mine.say, mine.texts, facts=mine.facts)
    for seats in game.seats if games > 1 else (game.seats[0], game.seats[-1]):
        plan = Plan(seed=len(first) + seats, seats=seats, thorough=games // 10)
        found += conformance(game, games, plan, hooks).failures
    return {"found": [f"check {f.check}: {f.what} ({f.setting})\n{f.record}" for f in found]}


def traces(game: Game, block: int) -> Iterator[str]:
    """Checksums of some random games, from that block of them on. Before all games: of what is known of the game, and of
    positions that are seldom reached. After the first block: of pictures, of beginnings and of how those games ended, where
    other sides of boards lie up."""
    from hantise.picture import NoPicture, draw

    if not block:
        facts = [game.seats, game.minutes, game.words, game.outcomes, game.allies, game.letters, game.roles, game.cap]
        yield digest([*facts, {name: (o.values, o.default) for name, o in game.options.items()}, TOLD.get(game.id, nothing)()])
    ends = []
    for n in range(block * BLOCK, (block + 1) * BLOCK):
        setting = Plan().setting(game, n * 7919)
        rnd = random.Random(n)
        player = wanderer(game, rnd) if n % 2 else None
        g = game.new(setting.seats, n, dict(setting.options), poker_face=setting.poker_face)
        seen: list[Any] = [g.counts()]
        while g.player != NOBODY:
            seen.append([game.write(g, p) for p in g.options])
            if len(seen) % 16 == 1:
                seen.append(vars(game.view(g, g.player)))
            g.play(player.pick(g) if player else rnd.choice(g.options))
        yield digest([seen, g.tape, g.events, g.ended, g.returns, g.counts()])
        ends.append(g)
    if not block:
        with suppress(NoPicture):
            pictured = [*[game.new(seats, seed=1) for seats in game.seats], *ends]
            yield digest([str(draw(game.view(g, 0), "en", game=game)) for g in pictured])


def wanderer(game: Game, rnd: random.Random) -> Any:
    """Who plays every other game, where players that only stagger hardly ever reach what the numbers are about; or None."""
    if game.id != "gregory_horror_show":
        return None
    return importlib.import_module(f"games.{game.id}.reach").Wanderer(rnd)


def own_decks() -> list[Any]:
    """What is said of own decks with so many heroes, and what the builder of decks says of the limits."""
    from hantise.games.horror_attack.annex.builder import Draft, limits
    from hantise.games.horror_attack.decks import BOX, HEROES, MONSTERS, OWN_DECK, fault

    sides = [[k for k, n in enumerate(BOX) for _ in range(n) if mask >> k & 1] for mask in (HEROES, MONSTERS)]
    said = []
    for n in range(OWN_DECK + 1):
        cards = [*sides[0][:n], *sides[1][: OWN_DECK - n]]
        said.append(str(fault(tuple(cards.count(k) for k in range(len(BOX))))))
    return [said, limits(lambda key, **_: key, Draft((0,) * len(BOX), ""))]


def scenes() -> list[Any]:
    """What can be done in positions that are seldom reached."""
    seen: list[Any] = importlib.import_module("games.gregory_horror_show.scenes").seen()
    return seen


def nothing() -> list[Any]:
    return []


# What a game says of its numbers before it is played, apart from what the core knows.
TOLD = {"horror_attack": own_decks, "gregory_horror_show": scenes}


def digest(value: Any) -> str:
    return hashlib.blake2b(repr(value).encode(), digest_size=8).hexdigest()


# the process -----------------------------------------------------------------------------------------------------------------
class Bench:
    """One game's; `with Bench("shy_monsters") as bench: bench.ask("change", data)`.

    games: how many random games it plays to see whether anything changed.
    """

    def __init__(self, game: str, games: int) -> None:
        self.game, self.games = game, games
        self.true: list[list[str]] = []  # the traces of the true game, by block; made when they are asked for

    def __enter__(self) -> Bench:
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__)), self.game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self

    def __exit__(self, *_: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def ask(self, what: str, data: dict[str, Any], games: int = 0, seed: int = 0) -> dict[str, Any]:
        """What became of the game: "refused" with the reason, "crashed" with the traceback, "changed" with the game at which
        that was seen, "same", or "found" with what the checks found."""
        if what != "change":
            return self.say(what, data, [""] * seed, games)
        for block in range(-(-self.games // BLOCK)):
            if block == len(self.true):
                self.true.append(self.say("trace", own(self.game), [], block)["traces"])
            found = self.say(what, data, self.true[block], block)
            if "same" not in found:
                return found
        return {"same": self.games}

    def say(self, *question: Any) -> dict[str, Any]:
        """The answer of a child."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(question), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        assert line, "the process of the changed games ended"
        answer: dict[str, Any] = json.loads(line)
        return answer


def answer(game: str, what: str, data: dict[str, Any], first: list[str], games: int) -> dict[str, Any]:
    """Asked in a child."""
    wrong = components.faults(own(game), data)
    if wrong:
        return {"refused": str(wrong[0])}
    core_data.components = lambda folder: data  # type: ignore[assignment]
    try:
        module = importlib.import_module(f"hantise.games.{game}")
        module.GAME.__dict__["components"] = data
        for seats in module.GAME.seats:
            components.begins(module.GAME, seats)
    except core_data.ComponentsError as e:
        return {"refused": str(e)}
    except Exception:
        return {"crashed": traceback.format_exc(limit=-3)}
    try:
        return {"change": change, "trace": trace, "check": check}[what](module.GAME, first, games)
    except Exception:
        return {"crashed": traceback.format_exc(limit=-4)}


def serve(game: str) -> None:
    import hantise.checks
    import hantise.core.conformance
    import hantise.picture  # noqa: F401

    for line in sys.stdin:
        what, data, first, games = json.loads(line)
        read, write = os.pipe()
        child = os.fork()
        if not child:
            os.close(read)
            with os.fdopen(write, "w") as pipe:
                pipe.write(json.dumps(answer(game, what, data, first, games)))
            os._exit(0)
        os.close(write)
        with os.fdopen(read) as pipe:
            print(pipe.read() or json.dumps({"crashed": "the child said nothing"}), flush=True)
        os.waitpid(child, 0)


if __name__ == "__main__":
    sys.path.append(str(Path(__file__).parents[1]))  # what is shared by tests of a game: `tests.refusals`
    serve(sys.argv[1])
