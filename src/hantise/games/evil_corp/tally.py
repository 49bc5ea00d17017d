"""How a game of Evil Corp. is reckoned up (EC-WIN): victory tokens, and what parts companies that have as many."""

from __future__ import annotations

from typing import Any

from hantise.core.tally import Source
from hantise.core.view import View

from .components import COST, TERROR, TILES, WINS_WITH


def sources(view: View) -> list[Source]:
    """EC-WIN-3 to EC-WIN-5. Tokens; conquest steps; what all tiles cost with the magic gold; their printed terror."""
    table = view.table
    teams = range(len(table["teams"]))
    tiles = [everything(table, team) for team in teams]
    steps = [
        sum(n for v in table["villages"] for n, who in zip(v["conquest"], v["owners"], strict=True) if who == t) for t in teams
    ]
    return [
        Source(("tally-tokens",), tuple(team["tokens"] for team in table["teams"]), decides=True),
        Source(("tally-steps",), tuple(steps)),
        Source(("tally-cost",), tuple(sum(COST[t] for t in tiles[k]) + table["teams"][k]["magic"] for k in teams)),
        Source(("tally-terror",), tuple(sum(TERROR[t] for t in tiles[k]) for k in teams)),
    ]


def everything(table: dict[str, Any], team: int) -> list[int]:
    """EC-WIN-4. All tiles of the team: villages, screens, bag, discard, as an onlooker can count them."""
    own = table["teams"][team]
    found = [name for name, n in own["union"] + own["discard"] for _ in range(n)]
    found += [tile["tile"] for seat in own["members"] for tile in table["seats"][seat]["shown"] for _ in range(tile["n"])]
    found += [space["tile"] for side in sides(table, team) for space in side if space["tile"]]
    return [TILES.index(name) for name in found]


def sides(table: dict[str, Any], team: int) -> list[list[dict[str, Any]]]:
    """The team's sides of all villages."""
    return [side for v in table["villages"] for side, who in zip(v["sides"], v["owners"], strict=True) if who == team]


def tie(view: View) -> tuple[Any, ...] | None:
    """EC-WIN-3 to EC-WIN-6, EC-END-4, EC-END-5."""
    if view.ended == "conceded":
        return None
    tokens, _, cost, terror = [row.values for row in sources(view)]
    if view.ended != "villages_won":
        return ("tally-furthest",)
    had = [n or 0 for n in tokens]
    level = [team for team, n in enumerate(had) if n == max(had) >= WINS_WITH]
    for key, values in (("tally-by-cost", cost), ("tally-by-terror", terror)):
        if len(level) == 1:
            return None
        most = max(values[team] or 0 for team in level)
        level = [team for team in level if values[team] == most]
        if len(level) == 1:
            return (key, view.table["teams"][level[0]]["members"][0], len(view.table["teams"][level[0]]["members"]))
    return ("tally-shared",)


def measure(view: View) -> Source:
    """EC-TER-2. The terror of each company in all villages."""
    teams = range(len(view.table["teams"]))
    return Source(("tally-measure",), tuple(sum(s["counts"] for side in sides(view.table, t) for s in side) for t in teams))
