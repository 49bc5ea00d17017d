"""Tidying: circles that nothing else keeps go, and nobody waits long for that."""

import asyncio
import gc
import weakref

import pytest

from hantise.server import tidying


class Gone(Exception):
    """The test is over."""


class Clock:
    """Time goes by sleeping, and by what a look at everything takes."""

    def __init__(self, looks: list[float]) -> None:
        self.time, self.looks, self.rests = 0.0, looks, list[float]()

    def now(self) -> float:
        return self.time

    def date(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        if len(self.rests) == len(self.looks):
            raise Gone
        self.rests.append(seconds)
        self.time += seconds

    def collect(self) -> int:
        self.time += self.looks[len(self.rests) - 1]
        return gc_collect()


gc_collect = gc.collect


class Circle:
    """What only such a look finds."""

    def __init__(self) -> None:
        self.own = self


def test_circles_go_and_the_more_there_is_the_rarer_it_is_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock([0.01, 2.0, 0.01])
    monkeypatch.setattr(gc, "collect", clock.collect)
    gc.disable()
    try:
        circle = weakref.ref(Circle())
        assert circle() is not None, "by itself it stays"
        with pytest.raises(Gone):
            asyncio.run(tidying.tidy(clock))
    finally:
        gc.enable()
    assert circle() is None
    assert clock.rests == pytest.approx([600.0, 600.0, 4000.0])
    assert max(took / (took + rest) for took, rest in zip(clock.looks[:2], clock.rests[1:], strict=True)) <= tidying.SHARE


def test_what_python_looks_at_by_itself_are_new_objects_a_few_at_a_time() -> None:
    before = gc.get_threshold()
    try:
        tidying.prepare()
        assert gc.get_threshold() == (tidying.NEW, tidying.NEVER, tidying.NEVER)
        assert tidying.NEW <= 1000
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
