"""Balance: what many games between bots say of a game, as one page that needs no network and no script."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from hantise.core.data import digest
from hantise.core.game import Game, as_text
from hantise.core.registry import game as registered
from hantise.texts import MissingText, Texts

from . import charts
from .compare import later
from .simulate import Progress
from .weigh import weighed

TEMPLATES = Path(__file__).parent / "templates"
SHOWN = 24  # things in a chart: those that differ most either way


def balance(
    source: str,
    seats: Sequence[int],
    bot: str = "greedy",
    games: int = 1000,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """What games between bots of one kind come to, as plain data: `at` has what `weigh.weighed` tells of each number of seats.
    Raises ValueError or LookupError where game, bot, seats or options cannot be."""
    game = registered(source)
    at = []
    for k, n in enumerate(seats):
        tell = None if progress is None else partial(later, progress, k * games)
        at.append(weighed(source, [bot] * n, games, seed, options, jobs, tell))
    return {
        "game": game.id,
        "version": game.version,
        "components": digest(game.components),
        "program": version("hantise"),
        "options": {name: as_text(value) for name, value in game.settings(options).items()},
        "bot": bot,
        "games": games,
        "seed": seed,
        "at": at,
    }


def page(game: Game, told: Mapping[str, Any], lang: str, command: str) -> str:
    """The page, in a language. command: by which it was made."""
    say = Says(game, lang)
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES), undefined=StrictUndefined, autoescape=True, trim_blocks=True, lstrip_blocks=True
    )
    tables = [Table(say, at) for at in told["at"]]
    return environment.get_template("balance.html.jinja").render(
        say=say, t=say.house, told=told, tables=tables, command=command, day=date.today().isoformat(), lang=lang
    )


class Says:
    """Words of the game and of the house."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game, self.lang = game, lang
        self.texts = Texts(game, lang)
        self.title = self.texts("title")

    def house(self, key: str, **arguments: Any) -> str:
        return self.texts(f"balance-{key}", **arguments)

    def seat(self, seats: Sequence[int]) -> str:
        """A seat by its role, or its number; a team by those of its members."""
        return " + ".join(self.texts.role(seat) for seat in seats)

    def thing(self, name: str) -> str:
        """A card, a tile, a power, by the game's word for it."""
        kind, _, what = name.partition(":")
        words = self.game.words.get(kind, ())
        if what in words:
            return self.texts.word(kind, list(words).index(what))[""]
        return self.plain(f"{kind}-{what}", what)

    def kind(self, kind: str, value: str) -> str:
        """A faction."""
        return self.thing(f"{kind}:{value}") if value else "-"

    def way(self, way: str) -> str:
        """A way to end, or to win: the game's own short text for it, else its name."""
        return self.house("cut") if way == "cut" else self.plain(f"way-{way}".replace(" ", "_"), way.replace("_", " "))

    def plain(self, key: str, otherwise: str) -> str:
        try:
            return self.texts(key)
        except MissingText:
            return otherwise.replace("_", " ")

    def number(self, x: float, digits: int = 0) -> str:
        text = f"{x:,.{digits}f}"
        return text.replace(",", "\u202f").replace(".", ",") if self.lang == "fr" else text

    def percent(self, x: float) -> str:
        return self.number(100 * x, 1) + ("\u202f%" if self.lang == "fr" else " %")

    def points(self, x: float) -> str:
        return ("+" if x > 0 else "−" if x < 0 else "") + self.number(abs(100 * x), 1)


class Table:
    """One number of seats: its figures, and its charts."""

    def __init__(self, say: Says, at: Mapping[str, Any]) -> None:
        self.say, self.at, self.key = say, at, f"s{at['seats']}"
        self.title = say.house("seats", n=at["seats"])

    def sentences(self) -> list[str]:
        """What the figures come to, in words."""
        at, say = self.at, self.say
        out = []
        unfair = [p for p in at["places"] if p["unfair"]]
        if unfair:
            worst = max(unfair, key=lambda p: abs(p["rate"] - at["fair"]))
            out.append(
                say.house("unfair", who=say.seat(worst["team"]), rate=say.percent(worst["rate"]), fair=say.percent(at["fair"]))
            )
        else:
            half = max((p["high"] - p["low"]) / 2 for p in at["places"])
            out.append(say.house("fair", points=say.number(100 * half, 1)))
        length = at["length"]
        out.append(
            say.house(
                "how-long", low=say.number(length["p5"]), middle=say.number(length["p50"]), high=say.number(length["p95"])
            )
        )
        if at["behind"]:
            half = at["behind"][0]
            back, told = half["behind"] + half["last"], sum(half[w] for w in ("ahead", "level", "behind", "last"))
            out.append(say.house("comebacks", share=say.percent(back / told)))
        if at["stalls"]:
            out.append(say.house("stalls", share=say.percent(at["stalls"] / at["games"])))
        return out

    def places(self) -> str:
        names = [self.say.seat(p["team"]) for p in self.at["places"]]
        return self.chart(charts.points, names, [("", self.at["places"])], what="places", middle=self.at["fair"])

    def kinds(self) -> str:
        kinds = self.at["kinds"]
        names = [self.say.kind(k["kind"], k["value"]) for k in kinds]
        return self.chart(charts.points, names, [("", kinds)], what="kinds", middle=self.at["fair"])

    def ways(self) -> str:
        names = [self.say.way(way) for way in self.at["ways"]]
        return self.chart(charts.bars, names, [n / self.at["games"] for n in self.at["ways"].values()], what="ways")

    def lengths(self) -> str:
        marks = [(f"{int(q[1:])} %", self.at["length"][q]) for q in ("p5", "p50", "p95")]
        return self.chart(charts.lengths, self.at["lengths"], marks, what="length", unit=self.say.house("decisions"))

    def things(self) -> list[dict[str, Any]]:
        """Cards, tiles and powers that can be told of, each with what it differs when seen and when played; best first."""
        found: dict[str, dict[str, Any]] = {}
        for how in ("played", "seen"):
            for line in self.at["things"][how]:
                found.setdefault(line["thing"], {"name": self.say.thing(line["thing"]), "played": None, "seen": None})[how] = (
                    line
                )
        return sorted(found.values(), key=lambda t: -(t["played"] or t["seen"])["difference"])

    def thing_chart(self) -> str:
        """Those that differ most."""
        things = self.things()
        if len(things) > SHOWN:
            things = things[: SHOWN // 2] + things[-SHOWN // 2 :]
        series = [(self.say.house(how), [t[how] for t in things]) for how in ("played", "seen")]
        if not any(line is not None and line != t["played"] for t, line in zip(things, series[1][1], strict=True)):
            series = series[:1]
        draw = partial(charts.points, value="difference", unit=self.say.house("pt"))
        return self.chart(draw, [t["name"] for t in things], series, what="things", middle=0.0)

    def chart(self, draw: Any, *data: Any, what: str, **more: Any) -> str:
        return str(draw(*data, label=f"{self.say.house(what)}: {self.title}", key=f"{self.key}-{what}", **more))
