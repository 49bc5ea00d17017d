"""Bucket: so many at once, and then so many a second."""

from __future__ import annotations

import time
from collections.abc import Callable


class Bucket:
    """burst: how many at once. rate: how many a second after them. now: the time in seconds since whenever."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.rate, self.left, self.now, self.at = burst, rate, burst, now, now()

    def take(self) -> bool:
        """May it be done once more?"""
        now = self.now()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
