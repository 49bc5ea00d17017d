"""What lies on the table, for the picture: office, demons, villages and screens by name and values. How they look stands in
board.svg.jinja.

A team is told as it is shown: its number and the letters of its seats. `flip`: a village stands upside down for who owns its
second side, so that the viewer's own side lies below.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from hantise.core.view import View

from .components import DATA, FACES, SIDE
from .notation import LETTERS

PANE = 572  # the width of a village
Saying = tuple[Any, ...]
BROAD = True  # the board wants width: on a page all panels share one column beside it


def frame(view: View, taps: Sequence[str], say: Any) -> str:
    n = len(view.table["villages"])
    return f"0 0 {PANE * n} {770 if n == 2 else 886}"


def title(view: View) -> Saying:
    return "title", view.table["round"]


def letters(v: dict[str, Any]) -> list[str]:
    """By team, the letters of its seats."""
    return lettered(tuple([tuple(team["members"]) for team in v["teams"]]))


@cache
def lettered(teams: tuple[tuple[int, ...], ...]) -> list[str]:
    return ["".join([LETTERS[seat].upper() for seat in team]) for team in teams]


def described(who: Sequence[str], village: dict[str, Any]) -> Saying:
    """A village in one sentence: its name and face, who leads by how much, the conquests of both."""
    a, b = (who[owner] for owner in village["owners"])
    return (
        village["village"],
        village["face"],
        village["lead"],
        a,
        b,
        *village["conquest"],
        village["steps"],
        village["eligible"],
    )


def describe(view: View) -> Iterator[Saying]:
    v = view.table
    yield "sentence", v["round"]
    who = letters(v)
    for village in v["villages"]:
        yield ("village_said", *described(who, village))
        for side in village["sides"]:
            for s in side:
                if s["tile"]:
                    yield "tile_said", village["village"], s["kind"], s["tile"], s["up"], s["counts"]
    for r in v["row"]:
        yield "slot_said", r["slot"], r["tile"], r["price"]


def board(view: View, taps: Sequence[str], say: Any) -> Iterator[Saying]:
    v = view.table
    few = len(v["villages"]) == 2
    yield "open_table", len(v["villages"])
    yield office, few, v["round"], v["supply"], v["row"]
    yield demons, few, v["demons"]
    team, who = v["seats"][view.seat]["team"] if view.seat >= 0 else -1, letters(v)
    for village in v["villages"]:
        yield land, (village["number"], team == village["owners"][1], village["eligible"]), few, who, village
    yield ("close_group",)


def office(few: bool, number: int, supply: int, row: Sequence[dict[str, Any]]) -> Iterator[Saying]:
    yield "open_office", few
    yield "office", number, supply
    for r in row:
        yield "slot", r["slot"], r["tile"], r["price"]
    yield "front_slot", len(row)
    yield ("close_group",)


def demons(few: bool, row: Sequence[dict[str, Any]]) -> Iterator[Saying]:
    yield "open_demons", few
    for d in row:
        yield "demon", d["demon"], d["up"]
    yield ("close_group",)


def land(of: tuple[int, bool, bool], few: bool, who: Sequence[str], village: dict[str, Any]) -> Iterator[Saying]:
    """A village: what never changes, then cargo and pawns, conquest, track, spaces. of: its number, does it stand upside down,
    may the viewer go there?"""
    n, flip, eligible = of
    owners = tuple(village["owners"])
    names = tuple(who[owner] for owner in owners)
    yield "open_land", n, few, eligible
    yield "ground", n, village["village"], village["face"], village["upkeep"], owners, flip
    yield ("open_spaces",)
    yield "cargo", n, village["cargo"]["yellow"], village["cargo"]["red_blue"]
    for pawn in ("loot", "stone"):
        taken = village[pawn]
        yield "pawn", n, pawn, taken, who[taken] if taken >= 0 else ""
    yield "signs", n, owners, names, flip
    yield "conquest", n, owners, names, tuple(village["conquest"]), village["steps"], flip
    yield track, n, village["lead"], village["track"], owners, names, flip
    for side in (0, 1):
        yield spaces, (n, side), village["village"], village["face"], (side == 0) != flip, names[side], village["sides"][side]
    yield ("close_land",)


def track(
    n: int, lead: int, effects: Sequence[str], owners: Sequence[int], names: Sequence[str], flip: bool
) -> Iterator[Saying]:
    last = len(effects) - 1
    for k in range(-last, last + 1):
        won = 0 < k <= lead or lead <= k < 0
        side = 0 if k > 0 else 1
        yield "square", n, k, last, effects[abs(k)] or "", owners[side], names[side], won, flip
    yield "lead", n, lead, last, flip


def spaces(
    of: tuple[int, int], village: str, face: str, low: bool, who: str, side: Sequence[dict[str, Any]]
) -> Iterator[Saying]:
    for i, s in enumerate(side):
        tile = (s["id"], s["tile"], s["up"], s["counts"]) if s["tile"] else ()
        yield "space", s["at"], village, face, i, low, who, s["kind"], tile


def look_space(kit: Any, at: str, village: str, face: str, i: int, low: bool, who: str, kind: str, tile: Saying) -> str:
    """i: of the seven spaces of a side; who: whose side; tile: number, name, whether face up, what it counts; or nothing."""
    x, y = WHERE[face, i, low]
    inside = f'<use href="#k-space"/>{kit.use("s-" + kind, 50, 50, 1.15)}'
    if not tile:
        said = kit.t("pic-space", spot=kit.forms("spot", kind), village=kit.word("village", village), who=who)
        return str(kit.place(at, said, x, y, id="sp-" + at, tip=kit.t("pic-spot-" + kind), caller=lambda: inside))
    number, name, up, counts = tile
    under = f'<circle cx="85" cy="40" r="12.500" class="under"/>{kit.use("u-" + kind, 85, 40, 0.42)}'
    inside += f'<g id="tile-{number}" data-fly="{at}">{kit.part("front", name, up, counts)}{under}</g>'
    said = f"{kit.part('tile_label', village, kind, name, up, counts)}, {kit.t('pic-side', who=who)}"
    tip = kit.part("tip", name)
    return str(kit.place(at, said, x, y, id="sp-" + at, tip=tip, caller=lambda: inside))


def where(face: str, i: int, low: bool) -> tuple[float, float]:
    """Where a space lies: 18 apart in components.toml, here 106."""
    spaces = DATA["village_face"][face]["space"]
    x, y = spaces[i]["x"], spaces[i]["y"]
    line = [c["x"] for c in spaces if c["y"] == y]
    wide = max(line) - min(line)
    return round(318 * (x - min(line)) / wide, 1) if wide else 159, round((y - 8 if low else 72 - y) * 5.889, 1)


WHERE = {(face, i, low): where(face, i, low) for face in FACES for i in range(SIDE) for low in (False, True)}


def hand(view: View, taps: Sequence[str]) -> Iterator[Saying]:
    """On a phone the way from village to village; then what lies behind and beside one's own screen."""
    v = view.table
    who = letters(v)
    yield ("open_panes",)
    for village in v["villages"]:
        ahead = village["owners"][0 if village["lead"] > 0 else 1]
        yield "pane", village["number"], described(who, village), ahead, who[ahead]
    yield ("close_panes",)
    if view.seat >= 0:
        mine = v["seats"][view.seat]
        for shown in (False, True):
            for h in mine["shown" if shown else "hand"]:
                yield "held", h["at"], h["tile"], h["n"], shown
    yield ("close_cards",)


def aid(view: View) -> Iterator[Saying]:
    """What is known of bags and discards, and what the signs mean."""
    v = view.table
    who = letters(v)
    if any(team["odds"] for team in v["teams"]):
        yield ("open_bags",)
        for k, team in enumerate(v["teams"]):
            if team["odds"]:
                yield chances, k, who[k], team["bag"], team["odds"]
        yield ("close_bags",)
    yield ("open_bags",)
    for k, team in enumerate(v["teams"]):
        yield heap, f"bag-{k}", ("bag_cap", k, who[k], team["exact"], team["bag"]), team["union"]
        yield heap, f"discard-{k}", ("discard_cap", k, who[k]), team["discard"]
    if v["thrown"]:
        yield heap, "thrown", ("thrown_cap",), v["thrown"]
    if v["removed"]:
        yield heap, "removed", ("removed_cap",), v["removed"]
    yield ("close_bags",)
    yield ("legend",)


def chances(k: int, who: str, bag: int, odds: Sequence[dict[str, Any]]) -> Iterator[Saying]:
    yield "open_chances", who, bag
    for o in odds:
        yield "chance", k, o["tile"], o["low"], o["high"], o["chance"]
    yield ("close_chances",)


def heap(name: str, caption: Saying, tiles: Sequence[Sequence[Any]]) -> Iterator[Saying]:
    """Tiles that lie together, and what they are."""
    yield ("open_heap",)
    yield caption
    yield pile, name, tiles
    yield ("close_heap",)


def pile(name: str, tiles: Sequence[Sequence[Any]]) -> Iterator[Saying]:
    yield "open_pile", name
    for tile, n in tiles:
        yield "piled", name, tile, n
    yield "close_pile", bool(tiles)


def panel(view: View, person: Any) -> tuple[str, str, Iterator[Saying]]:
    v = view.table
    return f"p-team-{v['seats'][person.seat]['team']}", "-16 -16 32 32", facts(v, person.seat)


def facts(v: dict[str, Any], seat: int) -> Iterator[Saying]:
    s = v["seats"][seat]
    team = v["teams"][s["team"]]
    letter = s["letter"]
    yield "open_tally", letter, s["team"] == v["first"]
    yield "behind", letter, s["behind"]
    if team["members"][0] == seat:
        for name in ("gold", "magic", "tokens", "bag"):
            yield name, letter, team[name]
    yield "passed", letter, s["passed"]
    yield ("close_tally",)
    yield "shown", letter, tuple((h["tile"], h["n"]) for h in s["shown"])
