"""A cluster of several processes on this machine: the same files as one process makes, also where a worker is killed."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from tests.adaptors.conftest import needed

from hantise.lab.runs import Run
from hantise.lab.simulate import Others, Row, plan, stream

distributed = needed("distributed")

from hantise.lab import cluster
from hantise.lab.cluster import Cluster, held

pytestmark = pytest.mark.filterwarnings("default")  # what other people's threads leave behind is not ours to mend

SLOW = """
from time import sleep

from hantise.bots import Bot


class Slow(Bot):
    def choose(self, seat):
        sleep(0.004)
        return [self.random.choice(seat.options)]
"""


@pytest.fixture(scope="module")
def there() -> Iterator[Any]:
    """Three workers, each a process with a nanny, as `dask worker` begins them; two have several threads."""
    with distributed.LocalCluster(
        n_workers=3, threads_per_worker=2, processes=True, dashboard_address=None, host="127.0.0.1", silence_logs=50
    ) as found:
        yield found


def ran(folder: Path, others: Others | None = None, after: Any = lambda: None) -> list[bytes]:
    """Play 40 games into two files; after: called when five of them have come. The bot is named by its place from here."""
    wanted = plan("shy_monsters", ["greedy", "slow.py:Slow"], 40, 2, decisions=True)
    folder.mkdir()
    run = Run(wanted, folder / "games.csv", folder / "picks.csv", times=False)
    for n, row in enumerate(stream(wanted, others=others)):
        run.write(row)
        if n == 4:
            after()
    run.finish()
    return [(folder / name).read_bytes() for name in ("games.csv", "picks.csv")]


def test_the_same_files_byte_by_byte(there: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Played here; by three workers; and by three of which one is killed while it plays."""
    (tmp_path / "slow.py").write_text(SLOW, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    here = ran(tmp_path / "here")
    with Cluster(there.scheduler_address) as workers:
        assert ran(tmp_path / "there", workers) == here
        killed: list[int] = []

        def kill() -> None:
            pids = workers.client.run(os.getpid)
            busy = max(workers.client.processing().items(), key=lambda worker: len(worker[1]))[0]  # on a slow machine none is
            os.kill(pids[busy], signal.SIGKILL)
            killed.append(pids[busy])

        assert ran(tmp_path / "killed", workers, kill) == here
        assert killed
        assert killed[0] not in workers.client.run(os.getpid).values()


def test_processes_of_a_caller_who_was_killed_end(there: Any, tmp_path: Path) -> None:
    """He cannot say any more that they are not needed; other runs have theirs as before."""
    with distributed.Client(there.scheduler_address) as client:
        assert set(client.run(patience, 0.5).values()) == {60.0}
        words = ["simulate", "shy_monsters", "--games", "100000", "--cluster", there.scheduler_address, "--out", "rows.csv"]
        caller = subprocess.Popen([sys.executable, "-m", "hantise", *words], cwd=tmp_path, stderr=subprocess.DEVNULL)
        processes = until(lambda: {pid for pids in client.run(pids_of_games).values() for pid in pids})
        caller.kill()
        caller.wait()
        assert until(lambda: not any(client.run(pids_of_games).values()))
        assert until(lambda: not any(map(alive, processes))), "none is left"
        client.run(patience, 60.0)


def patience(seconds: float) -> float:
    """On a worker: how long idle processes are kept; from now on so long."""
    was, cluster.IDLE = cluster.IDLE, seconds
    return was


def pids_of_games() -> list[int]:
    """On a worker."""
    running = [kept.process._running for kept in cluster.PROCESSES.values()]
    return [process.pid for process in running if process is not None]


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def until(what: Callable[[], Any]) -> Any:
    """What it gives as soon as that is something."""
    for _ in range(600):
        if found := what():
            return found
        sleep(0.1)
    raise AssertionError("it does not come")


def test_refused_in_one_line(there: Any) -> None:
    for address in ("tcp://127.0.0.1:9", "127.0.0.1:9", "nowhere.json"):
        with pytest.raises(ValueError, match="no Dask scheduler answers at"):
            Cluster(address, wait=0.5)
    with (
        distributed.LocalCluster(n_workers=0, dashboard_address=None, host="127.0.0.1", silence_logs=50) as empty,
        pytest.raises(ValueError, match="has no worker"),
    ):
        Cluster(empty.scheduler_address, wait=0.5)
    with Cluster(there.scheduler_address) as workers, pytest.raises(RuntimeError, match=r"^game \d \(seed \d\) broke off"):
        list(stream(plan("shy_monsters", ["random", "random"], 2), how=broken, others=workers))


def broken(task: Any) -> Row:
    raise ZeroDivisionError


def test_a_worker_with_other_rules_ends_the_run() -> None:
    (task,) = plan("shy_monsters", ["random", "random"], 1)
    (row,) = stream([task])
    assert held(task, row) == row
    with pytest.raises(RuntimeError, match="a worker plays something else: version of game 0 is 0, not"):
        held(task, row | {"version": 0})
