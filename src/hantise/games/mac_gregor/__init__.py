"""Le Trésor du Fantôme des Mac Gregor, by Dominique Ehrhard (Ravensburger, 2005). An unaffiliated fan implementation."""

from __future__ import annotations

from hantise.core.game import Game, Option, messages

from .board import ROOMS
from .components import BLAZONS, DATA, FOLDER, KEY_COLOURS, KEYS, OBJECTS, TOKENS, option
from .game import MacGregor
from .rules.arrival import PlaceToken
from .rules.capture import Catch
from .rules.programming import Program
from .rules.setup import ChooseStairs
from .rules.turn import KeepThree, Turn
from .walks import GhostMap, ghost_map

SEATS = tuple(range(DATA["game"]["players_min"], DATA["game"]["players_max"] + 1))


def declared(name: str, values: tuple[object, ...], rule: str, only: tuple[tuple[str, tuple[int, ...]], ...] = ()) -> Option:
    """An option with the default that components.toml has. only: see `Option`."""
    return Option(values, option(name)["default"], rule, only=only)


FIRST_GHOST = tuple((str(seat), tuple(n for n in SEATS if n > seat)) for seat in range(2, 6))  # a seat that there is

GAME = Game(
    id="mac_gregor",
    version=1,
    state=MacGregor,
    seats=SEATS,
    ends=("left", "capped", "conceded"),
    folder=FOLDER,
    letters="abcdef",
    options={
        "treasures_to_win": Option(("auto", 5, 6, 7, 8), "auto", "MG-VAR-1"),
        "first_ghost": declared("first_ghost", ("seat", "random"), "MG-RUL-20"),
        "first_ghost_seat": declared("first_ghost_seat", (0, 1, 2, 3, 4, 5), "MG-RUL-20", FIRST_GHOST),
        "token_memory": declared("token_memory", ("hidden", "shown"), "MG-VAR-6"),
        "ghost_map": declared("ghost_map", ("never", "after", "live"), "MG-VAR-7"),
        "flip_without_moving": declared("flip_without_moving", (False, True), "MG-VAR-4"),
        "staggered_deal": declared("staggered_deal", (False, True), "MG-VAR-5"),
        "round_cap": declared("round_cap", (50, 100, 200, 500, 1000), "MG-END-6"),
    },
    words={
        "token": TOKENS,
        "blazon": BLAZONS,
        "key": KEYS,
        "colour": KEY_COLOURS,
        "room": ROOMS,
        "object": OBJECTS,
        "first": [f"ghost_{letter}" for letter in "abcdef"],
    },
    messages=messages(
        """
        character       who:seat token
        first-ghost     who:seat
        draws-token     who:seat
        draws-token-open who:seat token
        places          who:seat to:room
        starts          who:seat at:room
        dealt           who:seat n
        dealt-back      who:seat blazon
        on-top          blazon
        round           n who:seat blazon
        programs        who:seat
        draws           who:seat blazon next:blazon
        free-key        who:seat blazon next:blazon
        holds           who:seat card:key
        reshuffles      n
        goes            who:seat card:key to:room
        lamp-to         who:seat to:room
        pickaxe-to      who:seat to:room
        detects         who:seat one:blazon two:blazon three:blazon four:blazon
        finds           who:seat token at:room
        trapped         who:seat at:room keys:n
        ends-turn       who:seat
        discards        who:seat card:key
        leaves          who:seat card:key treasures:n
        walks           who:seat number:n blazon to:room
        stuck           who:seat number:n blazon
        catches         who:seat whom:seat at:room
        takes           who:seat whom:seat treasures:n token
        loses           who:seat keys:n
        haunts          who:seat
        capped          n treasures:n
        concedes        who:seat

        ask-KeepThree   number:n
        wait-KeepThree  number:n

        pick-place      to:room
        pick-start      at:room
        pick-card       blazon
        pick-card-to    blazon to:room
        pick-go         card:key to:room
        pick-lamp       to:room
        pick-pickaxe    to:room
        pick-detector
        pick-flip
        pick-leave      card:key
        pick-end
        pick-discard-1  one:key
        pick-discard-2  one:key two:key
        pick-discard-3  one:key two:key three:key
        pick-catch      whom:seat treasures:n

        sure-program    to:room
        sure-broken     number:n at:room
        sure-trap       keys:n
        sure-stay       treasures:n

        no-second-token at:room
        no-first-room   at:room
        no-token-under-pawn at:room
        no-such-blazon  at:room blazon
        no-stairs       at:room
        no-such-card    blazon
        no-card-there   to:room
        no-turn-for-ghost
        no-deed-of-ghost
        no-discard-now
        no-turn-left
        no-such-number  number:n
        no-such-key     card:key
        no-more-of-key  card:key number:n
        no-token        at:room
        no-token-afar   to:room at:room
        no-flip-before-moving at:room
        no-need-to-detect
        no-object       object
        no-stairs-here  at:room
        no-target       object
        no-standing-still at:room
        no-entry        to:room
        no-neighbour    to:room at:room
        no-door         to:room at:room
        no-such-lock    card:key to:room colour
        no-key-of-colour to:room colour
        no-door-of-colour at:room colour
        no-breaking-out
        no-gate-here    at:room
        no-gate-afar    at:room
        no-leaving-yet  treasures:n target:n
        no-key-for-gate card:key colour
        no-gate-key     colour
        which-key       colour
        no-hunter-there whom:seat at:room

        tally-colour    token
        tally-treasures
        tally-left      who:seat
        tally-shared
        tally-measure
        thing-room      at:room
        thing-gate      at:room
        thing-key       card:key
        thing-way       blazon
        thing-object    object
        thing-pawn      whose:seat
        asks-room       thing:said
        asks-way        thing:said
        asks-pawn       thing:said

        hint-hunt
        hint-keep       colours:n
        hint-catch      treasures:n
        hint-start
        hint-trap
        hint-hide
        hint-leave
        hint-flip
        hint-detect     odds:n
        hint-stay       odds:n
        hint-treasure   at:room odds:n
        hint-way-out    at:room odds:n
        hint-nearer     at:room odds:n
        """
    ),
    cites={
        "character": "MG-SET-1",
        "first-ghost": "MG-SET-4",
        "draws-token": "MG-ARR-3",
        "draws-token-open": "MG-ARR-3",
        "holds": "MG-CHA-5",
        "on-top": "MG-DCK-2",
        "dealt-back": "MG-SET-8",
        "draws": "MG-TRN-1",
        "free-key": "MG-FRE-1",
        "reshuffles": "MG-DCK-2",
    },
    traits=frozenset({"zero_sum"}),
    stage="beta",
    cap=200_000,
    minutes=(DATA["game"]["minutes"][0], DATA["game"]["minutes"][1]),
    asks=(PlaceToken, ChooseStairs, Program, Turn, KeepThree, Catch),
)

__all__ = ["GAME", "GhostMap", "ghost_map"]
