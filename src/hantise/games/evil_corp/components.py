"""What the box holds: 69 tiles of 50 kinds with their powers as data, demons, village boards, who sits where.

Read from components.toml and checked. A power is a row of operations `(op, number, word)`, in the words of rules.md
section 2.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from hantise.core.data import ComponentsError, components

FOLDER: Final = Path(__file__).parent
DATA: Final[dict[str, Any]] = components(FOLDER)

Op = tuple[str, int, str]


def checked(condition: bool, entry: str, right: str) -> None:
    """Raise ComponentsError unless the entry of the file is as it must be."""
    if not condition:
        line = f"evil_corp components, {entry}: {right}"
        raise ComponentsError(line, "fault-components", game="evil_corp", entry=entry, right=right)


def number(table: dict[str, Any], key: str, entry: str, low: int, high: int) -> int:
    """The number of that key. Raises ComponentsError where it is none from low to high."""
    n = table.get(key)
    checked(type(n) is int and low <= n <= high, f"{entry} {key}", f"a number from {low} to {high}, not {n!r}")
    return int(table[key])


# ------------------------------------------------------------------------------------------------------------------ powers
COLOURS: Final = ["blue", "red", "yellow"]
BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
DEPLOY_OPS: Final = (
    "gain_gold",
    "pay_gold",
    "flip_enemy",
    "flip_demon",
    "destroy",
    "enemy_reveal",
    "enemy_draw",
    "recruit_to_bag",
)
ACTIVATE_OPS: Final = (
    "flip_enemy", "draw", "discard", "recycle", "destroy", "sacrifice_self", "enemy_reveal", "enemy_discard",
    "move_self", "move_own", "remove_own", "recruit_to_hand", "copy_row_power",
)  # fmt: skip
PASSIVES: Final = (
    "invocation_plus",
    "color_terror_plus",
    "solo_terror",
    "shield_battlefield",
    "no_fortification",
    "keep_fort_free",
)
COLUMN_OPS: Final = ("pay_gold", "destroy", "remove_own", "draw", "discard")
# by operation: what its number is called, and the highest; those that are not here have none
NUMBERED: Final[dict[str, tuple[str, int]]] = {
    "flip_demon": ("n", 3), "destroy": ("max_terror", 4), "solo_terror": ("value", 9),
    **dict.fromkeys(
        ("gain_gold", "pay_gold", "flip_enemy", "draw", "discard", "recycle", "enemy_reveal", "enemy_discard", "enemy_draw",
         "move_own", "remove_own", "invocation_plus", "color_terror_plus", "keep_fort_free"),
        ("n", 9),
    ),
}  # fmt: skip


def ops(entry: str, rows: Any, known: tuple[str, ...]) -> tuple[Op, ...]:
    """Operations as (op, number, colour). What an operation does not ask for is a fault: it would change nothing."""
    out: list[Op] = []
    for row in rows:
        op = row.get("op")
        checked(op in known, entry, f"an operation here is one of {', '.join(known)}, not {op!r}")
        name, most = NUMBERED.get(op, ("", 0))
        wanted = {"op", *([name] if name else []), *(["color"] if op == "color_terror_plus" else [])}
        checked(
            set(row) == wanted, entry, f"{op} is written with {', '.join(sorted(wanted))}, not with {', '.join(sorted(row))}"
        )
        n = number(row, name, f"{entry}, {op}", 1, most) if name else 0
        colour = row.get("color", "")
        checked(not colour or colour in COLOURS, entry, f"a colour is one of {', '.join(COLOURS)}, not {colour!r}")
        out.append((op, n, colour))
    names = [op for op, _, _ in out]
    checked("pay_gold" not in names[1:], entry, "pay_gold comes first, and once: what follows cannot take the coins away")
    for i, op in enumerate(names):
        checked(op != "discard" or "draw" in names[:i], entry, "discard comes after a draw")
    return tuple(out)


# ------------------------------------------------------------------------------------------------------------------- tiles
MONSTERS: Final[list[dict[str, Any]]] = DATA.get("monster", [])
BASES: Final[list[dict[str, Any]]] = DATA.get("base_monster", [])
checked(len(MONSTERS) == 45, "[[monster]]", "there are 45 of them")
checked(len(BASES) == 5, "[[base_monster]]", "there are five kinds of them")
KINDS: Final[list[dict[str, Any]]] = [*BASES, *MONSTERS]  # EC-CMP-2: base tiles first, then those that can be recruited
TILES: Final[list[str]] = [k["id"] for k in KINDS]
checked(len(set(TILES)) == len(TILES), "[[monster]] id", "no two tiles have the same id")
FIRST: Final = len(BASES)  # the first kind that can be recruited
COPIES: Final[list[int]] = [number(k, "copies", f"tile {k['id']}", 0, 24) for k in KINDS]
COLOUR: Final[list[int]] = []
TERROR: Final[list[int]] = []
COST: Final[list[int]] = []
DEPLOY: Final[list[tuple[Op, ...]]] = []
ACTIVATE: Final[list[tuple[Op, ...]]] = []
INVOKE: Final[list[int]] = []  # EC-OP-19
BOOST: Final[list[tuple[int, int]]] = []  # EC-OP-21: colour (-1: none) and how much
SOLO: Final[list[int]] = []  # EC-OP-22
SHIELD: Final[list[bool]] = []  # EC-OP-20
NO_FORT: Final[list[bool]] = []  # EC-OP-23
KEEP: Final[list[int]] = []  # EC-OP-24
PRICE: Final[list[int]] = []  # what deploying it costs: EC-OP-2
GIVES: Final[list[bool]] = []  # does deploying it make an opponent draw: EC-OP-12

for _k in KINDS:  # EC-CMP-2
    _name = f"tile {_k['id']}"
    checked(_k.get("color") in COLOURS, _name, f"a colour is one of {', '.join(COLOURS)}")
    COLOUR.append(COLOURS.index(_k["color"]))
    TERROR.append(number(_k, "terror", _name, 1, 4))
    COST.append(number(_k, "cost", _name, 0, 0) if len(COST) < FIRST else number(_k, "cost", _name, 1, 6))
    DEPLOY.append(ops(_name, _k.get("deploy", []), DEPLOY_OPS))
    ACTIVATE.append(ops(_name, _k.get("activate", []), ACTIVATE_OPS))
    _rows = ops(_name, _k.get("passive", []), PASSIVES)
    _passive = {op: (n, colour) for op, n, colour in _rows}
    checked(len(_passive) == len(_rows), _name, "a tile has each passive power once")
    INVOKE.append(_passive.get("invocation_plus", (0, ""))[0])
    _boost = _passive.get("color_terror_plus")
    BOOST.append((COLOURS.index(_boost[1]), _boost[0]) if _boost else (-1, 0))
    SOLO.append(_passive.get("solo_terror", (0, ""))[0])
    SHIELD.append("shield_battlefield" in _passive)
    NO_FORT.append("no_fortification" in _passive)
    KEEP.append(_passive.get("keep_fort_free", (0, ""))[0])
    PRICE.append(sum(n for op, n, _ in DEPLOY[-1] if op == "pay_gold"))
    GIVES.append(any(op == "enemy_draw" for op, _, _ in DEPLOY[-1]))
SUPPLY: Final[list[int]] = [k for k in range(FIRST, len(KINDS)) for _ in range(COPIES[k])]  # EC-SET-2: the Evil Corp bag
BARRED: Final[list[bool]] = [bool(PRICE[k] or GIVES[k]) for k in range(len(KINDS))]  # can deploying it be forbidden: EC-DEP-3

# ------------------------------------------------------------------------------------------------------------------ demons
DEMONS: Final[list[str]] = [d["id"] for d in DATA.get("demon", [])]
checked(len(DEMONS) == 3, "[[demon]]", "there are three")
COLUMNS: Final[list[list[tuple[int, tuple[Op, ...]]]]] = [  # EC-DEM-1: what each needs and does
    [
        (number(c, "need", f"demon {d['id']}, column", 1, 9), ops(f"demon {d['id']}, column", c["ops"], COLUMN_OPS))
        for c in d["columns"]
    ]
    for d in DATA["demon"]
]
for _d, _columns in zip(DEMONS, COLUMNS, strict=True):
    _needs = [need for need, _ in _columns]
    checked(len(_needs) == 3, f"demon {_d} columns", f"there are three, not {len(_needs)}")
    checked(_needs[0] < _needs[1] < _needs[2], f"demon {_d} columns", "each needs more than the one before it")
    checked(all(done for _, done in _columns), f"demon {_d} columns", "each does something")

# ---------------------------------------------------------------------------------------------------------------- villages
SPOTS: Final = ["battlefield", "fortification", "port", "portal"]
FIELD: Final = 0
FORT: Final = 1
PORT: Final = 2
PORTAL: Final = 3
SHORT: Final = ["field", "fort", "port", "portal"]
FACES: Final = ["A", "B"]
SIDE: Final = 7  # spaces of a side, on either face
VILLAGES: Final[list[str]] = [v["id"] for v in DATA.get("village", [])]
SPACES: Final = len(VILLAGES) * 2 * SIDE  # space = village * 14 + side * 7 + its number on the side
checked(len(VILLAGES) == 3, "[[village]]", "there are three")
_faces: list[dict[str, Any]] = [DATA["village_face"][f] for f in FACES]
_named = list(zip([f"[village_face.{f}]" for f in FACES], _faces, strict=True))
for _name, _f in _named:
    checked(len(_f["space"]) == SIDE, f"{_name} space", f"a side has {SIDE} spaces, not {len(_f['space'])}")
    for _s in _f["space"]:
        checked(_s["kind"] in SPOTS, f"{_name} space {_s['id']}", f"a kind is one of {', '.join(SPOTS)}, not {_s['kind']!r}")
SPOT: Final[list[list[int]]] = [[SPOTS.index(s["kind"]) for s in f["space"]] for f in _faces]  # by face and number: its kind
NUMBERS: Final[list[list[list[int]]]] = [[[i for i in range(SIDE) if s[i] == k] for k in range(4)] for s in SPOT]
UPKEEP: Final[list[int]] = [number(f, "fort_upkeep", name, 0, 9) for name, f in _named]
CARGO: Final[list[tuple[int, int]]] = [  # EC-POR-2
    (number(f, "cargo_yellow", name, 0, 9), number(f, "cargo_red_blue", name, 0, 9)) for name, f in _named
]
STEPS: Final[list[int]] = [number(f, "conquest_steps", name, 1, 6) for name, f in _named]
TRACK: Final[list[int]] = [number(f, "terror_length", name, 1, 12) for name, f in _named]
EFFECTS: Final[list[list[str]]] = []  # by face and square: its effect, "" where it has none
SQUARE_EFFECTS: Final = ("conquest_1", "magic_gold_2", "victory")
for _name, _f in _named:
    _squares: dict[int, str] = {}
    for _e in _f["terror_effects"]:
        _at = f"{_name} terror_effects"
        checked(_e["effect"] in SQUARE_EFFECTS, _at, f"an effect is one of {', '.join(SQUARE_EFFECTS)}, not {_e['effect']!r}")
        _square = number(_e, "square", _at, 1, TRACK[len(EFFECTS)])
        checked(_square not in _squares, _at, f"square {_square} has one effect")
        _squares[_square] = _e["effect"]
    EFFECTS.append([_squares.get(k, "") for k in range(TRACK[len(EFFECTS)] + 1)])
# what all squares up to a lead bring, by face and lead: EC-NIT-1
EARNS_STEPS: Final = [[row[: k + 1].count("conquest_1") for k in range(len(row))] for row in EFFECTS]
EARNS_MAGIC: Final = [[2 * row[: k + 1].count("magic_gold_2") for k in range(len(row))] for row in EFFECTS]
EARNS_TOKEN: Final = [["victory" in row[: k + 1] for k in range(len(row))] for row in EFFECTS]


def places(face: int) -> list[str]:
    """What the seven spaces of a side are called: field1 ... field4, fort, port, portal; a number only where there are
    two."""
    out = []
    for i, kind in enumerate(SPOT[face]):
        alike = NUMBERS[face][kind]
        out.append(SHORT[kind] + (str(alike.index(i) + 1) if len(alike) > 1 else ""))
    return out


PLACES: Final = [places(0), places(1)]
FULL: Final = (1 << SIDE) - 1  # a side's spaces as bits
BITS: Final[list[list[int]]] = [[n for n in range(SIDE) if bits >> n & 1] for bits in range(1 << SIDE)]  # which spaces they are
FIELDS: Final[list[int]] = [sum(1 << n for n in NUMBERS[f][FIELD]) for f in range(len(FACES))]  # by face: its battlefields
# by village, face and the bits of a side's spaces that are taken: which kinds of space are left, as bits of village * 4 + kind
EMPTY: Final[list[list[list[int]]]] = [
    [
        [sum(1 << v * 4 + k for k in range(4) if any(not taken >> n & 1 for n in NUMBERS[f][k])) for taken in range(1 << SIDE)]
        for f in range(len(FACES))
    ]
    for v in range(len(VILLAGES))
]
# by the first space of a side and the bits of its spaces: which they are; never changed
THERE: Final[list[list[list[int]]]] = [
    [[first + n for n in numbers] for numbers in BITS] if first % SIDE == 0 else [] for first in range(SPACES)
]
# EC-DEP-2: by tile and kind of space, may it lie there; the same as bits of village * 4 + kind of space
FITS: Final[list[list[bool]]] = [[True, not NO_FORT[k], True, COLOUR[k] == BLUE] for k in range(len(TILES))]
FITS_IN: Final[list[int]] = [sum(1 << p for p in range(4 * len(VILLAGES)) if FITS[k][p % 4]) for k in range(len(TILES))]

# ------------------------------------------------------------------------------------------------------------------ office
_slots: list[dict[str, Any]] = DATA["office"]["slot"]
checked([s["slot"] for s in _slots] == [1, 2, 3, 4, 5], "[[office.slot]]", "the row has five slots, 1 to 5 in this order")
SURCHARGE: Final[list[int]] = [number(s, "surcharge", f"[[office.slot]] {s['slot']}", 0, 9) for s in _slots]  # EC-CMP-10
SLOTS: Final = len(SURCHARGE)
REJECTS: Final[list[bool]] = [s["night_discard"] for s in _slots]  # EC-NIT-13: whose tiles are discarded at night
WINS_WITH: Final[int] = number(DATA["setup"], "victory_tokens_to_win", "[setup]", 1, 6)  # EC-WIN-1
GOLD: Final[int] = number(DATA["setup"], "starting_gold", "[setup]", 0, 9)  # EC-SET-7


# ----------------------------------------------------------------------------------------------------------------- seating
def seated(data: dict[str, Any]) -> None:
    """Raise ComponentsError unless everybody sits in one team, each side belongs to one, and every seat has a village."""
    at, teams, villages, eligible = f"[[seating]] {data['players']}", data["teams"], data["villages"], data["eligible"]
    seats = list(range(data["players"]))
    checked(sorted(s for m in teams for s in m) == seats, f"{at} teams", f"each of the seats {seats} is in one team")
    right = "two or three teams of the same size, of one or two seats"
    checked(len(teams) in (2, 3) and len({len(m) for m in teams}) == 1 and len(teams[0]) in (1, 2), f"{at} teams", right)
    checked(len(villages) in (2, 3), f"{at} villages", "there are two or three")
    for i, v in enumerate(villages):
        owners = [v["owner0"], v["owner1"]]
        checked(v["village"] == i, f"{at} villages", "they are numbered from 0, in this order")
        checked(
            owners[0] != owners[1] and set(owners) <= set(range(len(teams))), f"{at} villages", "two teams own the two sides"
        )
    checked(len(eligible) == len(seats), f"{at} eligible", "there is a list for each seat")
    theirs = [{i for i, v in enumerate(villages) if t in (v["owner0"], v["owner1"])} for t in range(len(teams))]
    for members, own in zip(teams, theirs, strict=True):
        for s in members:
            right = f"seat {s} has one or more of its team's villages, each once: {sorted(own)}"
            checked(bool(eligible[s]) and set(eligible[s]) <= own, f"{at} eligible", right)
            checked(len(set(eligible[s])) == len(eligible[s]), f"{at} eligible", right)
        right = f"some seat of {members} may touch each of the villages {sorted(own)}"
        checked({v for s in members for v in eligible[s]} == own, f"{at} eligible", right)


class Seating:
    """Who sits where with that many players: EC-ELG-1 to EC-ELG-6. Shared by all games, never changed."""

    def __init__(self, data: dict[str, Any]) -> None:
        seated(data)
        self.seats: int = data["players"]
        self.teams: list[list[int]] = data["teams"]
        self.team: list[int] = [next(t for t, m in enumerate(self.teams) if s in m) for s in range(self.seats)]
        self.villages: int = len(data["villages"])
        self.owner: list[int] = [v[f"owner{d}"] for v in data["villages"] for d in (0, 1)]  # by village * 2 + side: a team
        self.eligible: list[list[int]] = [sorted(e) for e in data["eligible"]]
        self.reach: list[int] = [sum(1 << v for v in e) for e in self.eligible]  # the same as bits
        self.side: list[list[int]] = [  # by team and village: its side there, -1 where it has none
            [next((d for d in (0, 1) if self.owner[v * 2 + d] == t), -1) for v in range(self.villages)]
            for t in range(len(self.teams))
        ]
        self.own_sides: list[list[tuple[int, int]]] = [  # by seat: each eligible village, the first space of its side there
            [(v, (v * 2 + self.side[self.team[s]][v]) * SIDE) for v in self.eligible[s]] for s in range(self.seats)
        ]
        self.room: list[list[list[list[tuple[int, ...]]]]] = [  # by team, village, face and kind of space: the team's spaces
            [
                [
                    [tuple((v * 2 + side[v]) * SIDE + i for i in NUMBERS[f][k]) if side[v] >= 0 else () for k in range(4)]
                    for f in range(len(FACES))
                ]
                for v in range(self.villages)
            ]
            for side in self.side
        ]
        self.waiting: list[list[list[int]]] = [  # by team and bits of the seats that have passed: its members who have not
            [[s for s in members if not passed >> s & 1] for passed in range(1 << self.seats)] for members in self.teams
        ]
        self.after: list[int] = [*range(1, len(self.teams)), 0]  # by team: the next
        self.acting: list[list[int]] = [  # by team and the same bits: the first team from it on that has such members, or -1
            [
                next((t for t in (*range(team, len(self.teams)), *range(team)) if self.waiting[t][passed]), -1)
                for passed in range(1 << self.seats)
            ]
            for team in range(len(self.teams))
        ]
        per = "per_team" if len(self.teams) < self.seats else "per_player"
        # EC-SET-5: the tiles with which each team's bag begins, and those that no bag gets
        self.base: list[int] = [k for k, b in enumerate(BASES) for _ in range(number(b, per, f"tile {b['id']}", 0, 9))]
        spare = [COPIES[k] - len(self.teams) * self.base.count(k) for k in range(FIRST)]
        for k, n in enumerate(spare):
            right = f"{len(self.teams)} bags with {self.base.count(k)} each need more copies than {COPIES[k]}"
            checked(n >= 0, f"tile {TILES[k]} {per}", right)
        self.left_over: tuple[int, ...] = tuple(k for k, n in enumerate(spare) for _ in range(n))
        self.hand: int = number(DATA["setup"]["hand_size"], str(self.seats), "[setup] hand_size", 1, 9)  # EC-SET-6
        self.spaces: int = self.villages * 2 * SIDE
        self.sides: list[int] = list(range(0, self.spaces, SIDE))  # the first space of each
        self.own_firsts: list[list[int]] = [[first for _, first in sides] for sides in self.own_sides]  # the spaces alone
        self.own_bits: list[int] = [sum(FULL << first for first in sides) for sides in self.own_firsts]  # and all of a side's
        self.sides_in_reach: list[list[int]] = [[(v * 2 + d) * SIDE for v in e for d in (0, 1)] for e in self.eligible]
        self.opponents: list[list[int]] = [
            [s for s in range(self.seats) if self.team[s] != self.team[me]] for me in range(self.seats)
        ]
        self.home: list[int] = [self.owner[space // SIDE] for space in range(self.spaces)]  # by space: whose it is
        # EC-4P-12: by team and village, who decides about the upkeep of a fortification there
        self.keeper: list[list[int]] = [
            [next((s for s in m if v in self.eligible[s]), -1) for v in range(self.villages)] for m in self.teams
        ]

    def written(self) -> int:
        """Its plain form, for `State.key`."""
        return self.seats


SEATING: Final[dict[int, Seating]] = {s["players"]: Seating(s) for s in DATA.get("seating", [])}
checked(sorted(SEATING) == [2, 3, 4], "[[seating]]", "one for 2, 3 and 4 players")


# ----------------------------------------------------------------------------------------------------------------- options
def option(name: str, known: tuple[Any, ...] = (True, False)) -> tuple[tuple[Any, ...], Any]:
    """The values and the default of the `[[option]]` of that name. known: the values that the rules have."""
    data = entry(name)
    for v in data["values"]:
        checked(v in known and data["values"].count(v) == 1, f"[[option]] {name} values", f"each once, of {list(known)}")
    checked(data["default"] in data["values"], f"[[option]] {name} default", f"one of its values {data['values']}")
    return tuple(data["values"]), data["default"]


def span(name: str, low: int, high: int, steps: tuple[int, ...] = ()) -> tuple[tuple[int, ...], int]:
    """The same of an `[[option]]` with `min` and `max`, which lie from `low` to `high`. steps: the values offered between; all
    if none are said."""
    data, at = entry(name), f"[[option]] {name}"
    least, most = number(data, "min", at, low, high), number(data, "max", at, low, high)
    default = number(data, "default", at, least, most)
    between = [n for n in steps if least < n < most] if steps else range(least, most)
    return tuple(sorted({least, most, default, *between})), default


def entry(name: str) -> dict[str, Any]:
    found = [o for o in DATA.get("option", []) if o.get("id") == name]
    checked(len(found) == 1, f"[[option]] {name}", "there is one of each name")
    return dict(found[0])
