"""A bot of one's own in twenty lines: it imagines a few games that fit what it has seen, and plays each option out in them.

hantise simulate shy_monsters --seats mine.py:Mine,random --games 20
"""

from hantise.bots import Bot, Seat


class Mine(Bot):
    """`mine.py:Mine`, or `mine.py:Mine:worlds=10` to imagine more."""

    def __init__(self, name: str, seed: int | None = None, worlds: str = "4") -> None:
        super().__init__(name, seed)
        self.worlds = int(worlds)

    def choose(self, seat: Seat) -> list[int]:
        return [max(seat.options, key=lambda pick: sum(self.played_out(seat, pick) for _ in range(self.worlds)))]

    def played_out(self, seat: Seat, pick: int) -> float:
        world = seat.sample()  # a game of its own to play on, as this seat may imagine it
        world.play(pick)
        while world.options:
            world.play(self.random.choice(world.options))
        return float(world.returns[seat.seat])
