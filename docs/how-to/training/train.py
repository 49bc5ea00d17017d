"""A hero of Shy Monsters who learns: MaskablePPO of sb3-contrib beside the bots `random` and `greedy`.

    pip install "hantise[gymnasium,lab]" sb3-contrib
    python train.py                     # learns, for ten minutes of one processor: hero/1.zip to hero/5.zip
    python train.py --plot              # plays each of them against both bots, and draws hero.svg
    hantise arena shy_monsters --bots greedy,train.py:Learnt --games 500

`Learnt` is a bot like any other: `train.py:Learnt:model=hero/1.zip` is the hero after two minutes.
"""

from __future__ import annotations

import argparse
import re
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from hantise.adaptors.gymnasium import Seat as Env
from hantise.adaptors.learner import Learner, Sight, found
from hantise.bots import Bot, Seat

GAME, HERO = "shy_monsters", 1
MASTERS = ("random", "greedy")  # who sits on the other side: half of the games each
ENVS = 8
HEROES, STATES = Path("hero"), 5  # what was learnt is kept so many times


# learning ------------------------------------------------------------------------------------------------------------------
def learn(minutes: float, seed: int = 1) -> None:
    """Learn for so long, in time of the processor, and keep what was learnt on the way."""
    torch.set_num_threads(1)
    table = DummyVecEnv([lambda master=MASTERS[n % 2]: Env(GAME, seat=HERO, against=master) for n in range(ENVS)])
    model = MaskablePPO(
        "MlpPolicy",
        table,
        learning_rate=5e-4,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
    )
    HEROES.mkdir(exist_ok=True)
    model.learn(total_timesteps=1 << 40, callback=Clock(60 * minutes))


class Clock(BaseCallback):
    """Says what happens, saves the model a few times, and ends the lesson."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds, self.saved, self.begun = seconds, 0, process_time()

    def _on_step(self) -> bool:
        return process_time() - self.begun < self.seconds

    def _on_rollout_end(self) -> None:
        self.keep()

    def _on_training_end(self) -> None:
        self.keep(last=True)

    def keep(self, last: bool = False) -> None:
        gone = process_time() - self.begun
        if last or gone >= self.seconds * (self.saved + 1) / STATES:
            self.saved = STATES if last else int(STATES * gone / self.seconds)
            self.model.save(HEROES / f"{self.saved}.zip")
            print(f"{gone:.0f} s: {self.num_timesteps} decisions", flush=True)


# playing ---------------------------------------------------------------------------------------------------------------------
class Learnt(Bot):
    """What was learnt, as a bot. model: the file."""

    def __init__(self, name: str, seed: int | None = None, model: str = str(HEROES / f"{STATES}.zip")) -> None:
        super().__init__(name, seed)
        self.model, self.sight = loaded(Path(model).resolve())

    def choose(self, seat: Seat) -> list[int]:
        assert seat.actions is not None
        mask = np.zeros(self.sight.learner.actions, bool)
        mask[seat.actions] = True
        action, _ = self.model.predict(self.sight.of(seat.view), action_masks=mask, deterministic=True)
        return [seat.options[seat.actions.index(int(action))]]


@cache
def loaded(path: Path) -> tuple[Any, Sight]:
    """Once for all games of a process: it plays one at a time."""
    torch.set_num_threads(1)
    return MaskablePPO.load(path, device="cpu"), Learner(found(GAME)).sight()


# what came of it -----------------------------------------------------------------------------------------------------------
def measured(games: int, jobs: int) -> dict[str, list[tuple[str, dict[str, Any]]]]:
    """By master: each hero with its wins and their interval, from the same seeds."""
    from hantise.lab.simulate import simulate, summary

    here = Path(__file__).resolve()
    names = ["random", "greedy", *(f"{here}:Learnt:model={path.resolve()}" for path in sorted(HEROES.glob("*.zip")))]
    out: dict[str, list[tuple[str, dict[str, Any]]]] = {}
    for master in MASTERS:
        for name in names:
            told = summary(simulate(GAME, [master, name], games, seed=1_000_000, jobs=jobs))
            assert not told["faults"], told["first_faults"]
            minute = re.search(r"(\d+)\.zip$", name)
            out.setdefault(master, []).append((minute[1] if minute else name, told["places"][HERO]))
            print(master, out[master][-1][0], *(f"{100 * told['places'][HERO][k]:.1f}" for k in ("rate", "low", "high")))
    return out


def plot(found: dict[str, list[tuple[str, dict[str, Any]]]], minutes: float) -> str:
    """Wins by time, beside those of a hero who plays at random and of a greedy one."""
    import matplotlib

    from hantise.lab import charts

    with matplotlib.rc_context(charts.STYLE | {"axes.grid.axis": "y"}):
        figure = charts.Figure(figsize=(charts.WIDTH, 3.4), layout="constrained")
        for axes, (master, lines) in zip(figure.subplots(1, 2, sharey=True), found.items(), strict=True):
            for name, told in lines[:2]:
                axes.axhspan(100 * told["low"], 100 * told["high"], color=charts.PALE, alpha=0.35)
                axes.text(-0.38 * minutes, 50 * (told["low"] + told["high"]), f"{name} hero", va="center", fontsize=9.5)
            at = [minutes * int(name) / STATES for name, _ in lines[2:]]
            rates = [100 * told["rate"] for _, told in lines[2:]]
            around = [[100 * abs(told["rate"] - told[k]) for _, told in lines[2:]] for k in ("low", "high")]
            axes.errorbar(at, rates, around, color=charts.MAIN, marker="o", ms=5, capsize=2)
            axes.set(
                title=f"against the {master} master",
                xlabel="minutes of learning",
                xlim=(-0.4 * minutes, 1.03 * minutes),
                ylim=(0, 100),
            )
            axes.set_xticks([minutes * n / STATES for n in range(STATES + 1)])
            axes.yaxis.set_major_formatter(lambda y, _: f"{y:g} %")
        return charts.alone(charts.svg(figure, "Games won by a hero who learns", "learnt"))


def main() -> None:
    say = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    say.add_argument("--minutes", type=float, default=10.0)
    say.add_argument("--plot", action="store_true", help="play what was learnt, and draw hero.svg")
    say.add_argument("--games", type=int, default=500, help="against each master, with --plot")
    say.add_argument("--jobs", type=int, default=2)
    asked = say.parse_args()
    if asked.plot:
        Path("hero.svg").write_text(plot(measured(asked.games, asked.jobs), asked.minutes), encoding="utf-8")
    else:
        learn(asked.minutes)


if __name__ == "__main__":
    main()
