"""A bot at fault never stops a table."""

import re
import time

import pytest

from hantise.bots import Budget, Worker, answer, bot
from hantise.bots.process import Failed, Gone, Hung, Process
from hantise.core.game import Game

from .conftest import KUHN, Wild


@pytest.mark.parametrize(
    ("does", "says"),
    [
        (
            RuntimeError("no idea\nat all"),
            r"bot wild failed: RuntimeError: no idea \(conftest.py, line \d+\); .* was picked for it",
        ),
        (KeyError(), r"bot wild failed: KeyError \(conftest.py, line \d+\); "),
        (-77, "bot wild picked -77, which is not among the 2 options; pass was picked for it"),
        ("bet", "bot wild picked bet, which is not among"),
        (True, "bot wild picked True, which is not among"),
        (None, "bot wild picked None"),
        (0.05, r"bot wild took 0\.\d+ s, and 0.01 s are allowed; pass was picked for it"),
    ],
)
def test_a_fault_becomes_the_default_and_a_line(does: object, says: str, kuhn: Game) -> None:
    g = kuhn.new(seed=1)
    before = g.key()
    given = answer(Wild(does), g, kuhn, limit=0.01 if isinstance(does, float) else 5.0)
    assert given.pick == g.asked.default(g)
    assert given.fault is not None
    assert re.match(says, given.fault)
    assert "\n" not in given.fault
    assert g.key() == before


def test_no_fault(kuhn: Game) -> None:
    g = kuhn.new(seed=1)
    given = answer(Wild(1), g, kuhn, limit=5.0)
    assert (given.pick, given.fault) == (1, None)
    assert 0 <= given.seconds < 5


def test_a_worker_answers_and_is_stopped_when_it_is_late(kuhn: Game) -> None:
    g = kuhn.new(seed=1)
    with Worker(KUHN, "ismcts:20s") as worker:
        assert worker.answer(g, 5.0, Budget(0.02)).fault is None
        begun = time.perf_counter()
        late = worker.answer(g, 0.2)
        assert time.perf_counter() - begun < 4
        assert late.pick == g.asked.default(g)
        assert late.fault == "bot ismcts:20s gave no answer in 0.20 s and was stopped; pass was picked for it"
        assert worker.answer(g, 5.0, Budget(0.02)).fault is None, "the next question begins another process"


def test_a_worker_gets_no_secret(kuhn: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent to the process is a world that the seat holds possible, not the state."""
    import pickle

    sent = []
    monkeypatch.setattr(Process, "call", lambda self, *args, timeout: (sent.append(pickle.loads(args[3])), (0, 0.0, ()))[1])
    g = kuhn.new(script=[2, 0])
    worker = Worker(KUHN, "random")
    for _ in range(30):
        worker.answer(g, 1.0)
    assert {tuple(w.cards) for w in sent} == {(2, 0), (2, 1)}


def test_a_worker_refuses_what_is_not_there(kuhn: Game) -> None:
    with pytest.raises(ValueError, match="there is no bot"):
        Worker(KUHN, "deep_blue")
    with pytest.raises(LookupError, match="there is no game"):
        Worker("chess", "random")
    g = kuhn.new(seed=1)
    g.play(0)
    g.play(0)
    with pytest.raises(ValueError, match="the game is over"):
        Worker(KUHN, "random").answer(g, 1.0)


def test_a_process_that_hangs_ends_or_fails() -> None:
    process = Process(memory=2048)
    try:
        assert process.call("operator", "add", 2, 3) == 5
        with pytest.raises(Failed, match=r"ZeroDivisionError: .*by zero"):
            process.call("operator", "floordiv", 2, 0)
        with pytest.raises(Failed, match="MemoryError"):
            process.call("operator", "mul", b"x", 4 << 30)
        assert process.call("builtins", "print", "among the answers?") is None
        with pytest.raises(Gone):
            process.call("os", "_exit", 3)
        with pytest.raises(Hung):
            process.call("time", "sleep", 30, timeout=0.1)
        assert process.call("operator", "add", 2, 3) == 5
    finally:
        process.close()


def test_the_bots_at_the_end_of_their_wits(kuhn: Game) -> None:
    """A game that is played by its defaults only ends all the same."""
    g = kuhn.new(seed=3)
    wild = Wild(RuntimeError("never"))
    while g.player >= 0:
        g.play(answer(wild, g, kuhn).pick)
    assert g.ended == "done"
    assert bot("greedy").name == "greedy"
