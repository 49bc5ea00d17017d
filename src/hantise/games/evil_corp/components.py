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
    """Raise ValueError unless the entry of the file is as it must be."""
    if not condition:
        raise ComponentsError(f"evil_corp components, {entry}: {right}")


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


def ops(entry: str, rows: Any, known: tuple[str, ...]) -> tuple[Op, ...]:
    """Operations as (op, number, colour)."""
    out: list[Op] = []
    for row in rows:
        checked(row.get("op") in known, entry, f"an operation here is one of {', '.join(known)}, not {row.get('op')!r}")
        n = row.get("n", row.get("max_terror", row.get("value", 0)))
        checked(isinstance(n, int) and 0 <= n <= 9, entry, f"{row['op']} has a number from 0 to 9, not {n!r}")
        colour = row.get("color", "")
        checked(not colour or colour in COLOURS, entry, f"a colour is one of {', '.join(COLOURS)}, not {colour!r}")
        out.append((row["op"], n, colour))
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
COPIES: Final[list[int]] = [k["copies"] for k in KINDS]
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

for _k in KINDS:
    _name = f"tile {_k['id']}"
    checked(_k.get("color") in COLOURS, _name, f"a colour is one of {', '.join(COLOURS)}")
    checked(_k.get("terror") in (1, 2, 3, 4), _name, "terror is 1 to 4")
    checked(_k.get("cost") in ((0,) if _k in BASES else (1, 2, 3, 4, 5, 6)), _name, "the cost is 0 for base tiles, else 1 to 6")
    COLOUR.append(COLOURS.index(_k["color"]))
    TERROR.append(_k["terror"])
    COST.append(_k["cost"])
    DEPLOY.append(ops(_name, _k.get("deploy", []), DEPLOY_OPS))
    ACTIVATE.append(ops(_name, _k.get("activate", []), ACTIVATE_OPS))
    _passive = {op: (n, colour) for op, n, colour in ops(_name, _k.get("passive", []), PASSIVES)}
    INVOKE.append(_passive.get("invocation_plus", (0, ""))[0])
    _boost = _passive.get("color_terror_plus")
    BOOST.append((COLOURS.index(_boost[1]), _boost[0]) if _boost else (-1, 0))
    SOLO.append(_passive.get("solo_terror", (0, ""))[0])
    SHIELD.append("shield_battlefield" in _passive)
    NO_FORT.append("no_fortification" in _passive)
    KEEP.append(_passive.get("keep_fort_free", (0, ""))[0])
    PRICE.append(sum(n for op, n, _ in DEPLOY[-1] if op == "pay_gold"))
    GIVES.append(any(op == "enemy_draw" for op, _, _ in DEPLOY[-1]))
SUPPLY: Final[list[int]] = [k for k in range(len(KINDS)) if COST[k]]  # EC-SET-5: the Evil Corp bag
BARRED: Final[list[bool]] = [bool(PRICE[k] or GIVES[k]) for k in range(len(KINDS))]  # can deploying it be forbidden: EC-DEP-3
BOOSTERS: Final[list[int]] = [k for k, (_, n) in enumerate(BOOST) if n]
checked(sum(COPIES) == DATA["counts"]["monster_tiles"] + DATA["counts"]["base_monster_tiles"], "copies", "they add up to 69")

# ------------------------------------------------------------------------------------------------------------------ demons
DEMONS: Final[list[str]] = [d["id"] for d in DATA.get("demon", [])]
checked(len(DEMONS) == 3, "[[demon]]", "there are three")
COLUMNS: Final[list[list[tuple[int, tuple[Op, ...]]]]] = [
    [(c["need"], ops(f"demon {d['id']}", c["ops"], COLUMN_OPS)) for c in d["columns"]] for d in DATA["demon"]
]
checked(all([need for need, _ in c] == [1, 2, 3] for c in COLUMNS), "[[demon]] columns", "three, for 1, 2 and 3: EC-DEM-1")

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
_faces = [DATA["village_face"][f] for f in FACES]
SPOT: Final[list[list[int]]] = [[SPOTS.index(s["kind"]) for s in f["space"]] for f in _faces]  # by face and number: its kind
checked(all(len(s) == SIDE for s in SPOT), "[[village_face.space]]", f"a side has {SIDE} spaces")
NUMBERS: Final[list[list[list[int]]]] = [[[i for i in range(SIDE) if s[i] == k] for k in range(4)] for s in SPOT]
UPKEEP: Final[list[int]] = [f["fort_upkeep"] for f in _faces]
CARGO: Final[list[tuple[int, int]]] = [(f["cargo_yellow"], f["cargo_red_blue"]) for f in _faces]  # EC-POR-2
STEPS: Final[list[int]] = [f["conquest_steps"] for f in _faces]
TRACK: Final[int] = _faces[0]["terror_length"]
EFFECTS: Final[list[list[str]]] = []  # by face and square: its effect, "" where it has none
for _f in _faces:
    checked(_f["terror_length"] == TRACK, "[village_face] terror_length", "both faces have the same")
    _squares = {e["square"]: e["effect"] for e in _f["terror_effects"]}
    _known = {"conquest_1", "magic_gold_2", "victory"}
    checked(
        set(_squares.values()) <= _known, "[village_face] terror_effects", f"an effect is one of {', '.join(sorted(_known))}"
    )
    EFFECTS.append([_squares.get(k, "") for k in range(TRACK + 1)])
# what all squares up to a lead bring, by face and lead: EC-NIT-1
EARNS_STEPS: Final = [[row[: k + 1].count("conquest_1") for k in range(TRACK + 1)] for row in EFFECTS]
EARNS_MAGIC: Final = [[2 * row[: k + 1].count("magic_gold_2") for k in range(TRACK + 1)] for row in EFFECTS]
EARNS_TOKEN: Final = [["victory" in row[: k + 1] for k in range(TRACK + 1)] for row in EFFECTS]


def places(face: int) -> list[str]:
    """What the seven spaces of a side are called: field1 ... field4, fort, port, portal; a number only where there are
    two."""
    out = []
    for i, kind in enumerate(SPOT[face]):
        alike = NUMBERS[face][kind]
        out.append(SHORT[kind] + (str(alike.index(i) + 1) if len(alike) > 1 else ""))
    return out


PLACES: Final = [places(0), places(1)]
KIND_BITS: Final[list[list[int]]] = [[1 << kind for kind in side] for side in SPOT]  # the same as SPOT, as bits
# EC-DEP-2: by tile and kind of space, may it lie there; the same as bits of village * 4 + kind of space
FITS: Final[list[list[bool]]] = [[True, not NO_FORT[k], True, COLOUR[k] == BLUE] for k in range(len(TILES))]
FITS_IN: Final[list[int]] = [sum(1 << p for p in range(4 * len(VILLAGES)) if FITS[k][p % 4]) for k in range(len(TILES))]

# ------------------------------------------------------------------------------------------------------------------ office
SURCHARGE: Final[list[int]] = [s["surcharge"] for s in DATA["office"]["slot"]]
SLOTS: Final = len(SURCHARGE)
checked(SLOTS == 5, "[[office.slot]]", "the row has five slots")
WINS_WITH: Final[int] = DATA["setup"]["victory_tokens_to_win"]


# ----------------------------------------------------------------------------------------------------------------- seating
class Seating:
    """Who sits where with that many players: EC-ELG-1 to EC-ELG-6. Shared by all games, never changed."""

    def __init__(self, data: dict[str, Any]) -> None:
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
        self.own_sides: list[list[int]] = [  # by seat: the first space of its side of each eligible village
            [(v * 2 + self.side[self.team[s]][v]) * SIDE for v in self.eligible[s]] for s in range(self.seats)
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
        number = "per_team" if self.seats == 4 else "per_player"
        # EC-SET-5: the tiles with which each team's bag begins, and those that no bag gets
        self.base: list[int] = [k for k, base in enumerate(BASES) for _ in range(base[number])]
        self.left_over: tuple[int, ...] = tuple(
            k for k in range(FIRST) for _ in range(COPIES[k] - len(self.teams) * self.base.count(k))
        )
        self.hand: int = DATA["setup"]["hand_size"][str(self.seats)]
        self.spaces: int = self.villages * 2 * SIDE
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


def option(name: str) -> dict[str, Any]:
    """The `[[option]]` of that name."""
    found = [o for o in DATA.get("option", []) if o.get("id") == name]
    checked(len(found) == 1, f"[[option]] {name}", "there is one of each name")
    return dict(found[0])
