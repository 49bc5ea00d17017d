"""Evil Corp., by Jérémy Ducret (La Boîte de Jeu, 2023). An unaffiliated fan implementation."""

from __future__ import annotations

from hantise.core.game import Game, Option, messages

from .components import DATA, DEMONS, FOLDER, SEATING, SPOTS, TILES, VILLAGES, option, span
from .day import Action, DemonChoice, MemberOrder
from .game import EvilCorp
from .night import DrawOrder, Upkeep
from .powers import CopyRow
from .powers.hands import ChooseOpponent, Discard, ForcedDiscard, Recycle, RevealChoice
from .powers.losses import Destroy, Remove
from .powers.moves import Move
from .powers.recruits import PowerRecruit
from .powers.turning import FlipDemon, FlipEnemy


def choice(name: str, rule: str, known: tuple[object, ...] = (True, False)) -> Option:
    """An option as components.toml has it. known: the values that the rules have."""
    return Option(*option(name, known), rule)


def handicap(*seats: int) -> Option:
    """EC-OPT-1. One for each team, the third for three players alone."""
    return Option(*span("handicap_gold", 0, 20), "EC-OPT-1", seats=seats)


# EC-4P-10. What may be said at the table with one press: everybody hears it.
PHRASES = (
    "you_first",
    "me_first",
    "take_edge",
    "take_centre",
    "have_red",
    "have_blue",
    "have_yellow",
    "leave_gold",
    "spend_gold",
    "strong",
    "weak",
    "pass_soon",
    "yes",
    "no",
    "thanks",
    "well_played",
)

GAME = Game(
    id="evil_corp",
    version=1,
    state=EvilCorp,
    seats=(2, 3, 4),
    ends=("villages_won", "round_limit", "stalled", "conceded"),
    folder=FOLDER,
    letters="abcd",
    options={
        "handicap_gold_1": handicap(),
        "handicap_gold_2": handicap(),
        "handicap_gold_3": handicap(3),
        "invocation_scope": choice("invocation_scope", "EC-OPT-2", ("self", "all")),
        "demon_flip": choice("demon_flip", "EC-OPT-3", ("any", "reactivate_only")),
        "move_triggers_loot": choice("move_triggers_loot", "EC-OPT-4"),
        "evil_corp_recycle": choice("evil_corp_recycle", "EC-OPT-5"),
        "max_rounds": Option(*span("max_rounds", 1, 100, (5, 10, 15, 20, 30, 50, 100)), "EC-OPT-6"),
        "lenient_effects": choice("lenient_effects", "EC-OPT-8"),
        "bag_odds": choice("bag_odds", "EC-OPT-9", ("never", "live")),
    },
    words={
        "tile": TILES,
        "demon": DEMONS,
        "village": VILLAGES,
        "spot": SPOTS,
        "team": ("team1", "team2", "team3"),
        "phrase": PHRASES,
    },
    messages=messages(
        """
        lot             who:seat mates:n
        day             who:seat mates:n n:n
        night           n:n
        deploys         who:seat tile village spot
        activates       who:seat tile village spot
        recruits        who:seat tile price:n
        recruits-to-hand who:seat tile price:n
        passes          who:seat n:n
        refills         who:seat n:n
        supply-refills  n:n
        drew            tile
        draws           who:seat n:n
        draws-hand      who:seat n:n
        row-gets        tile
        rejected        tile
        loots           who:seat village n:n
        takes-stone     who:seat village
        takes-cargo     who:seat village n:n
        gains           who:seat n:n
        pays            who:seat n:n
        turns           who:seat tile village spot
        turns-demon     who:seat demon
        wakes-demon     who:seat demon
        discards        who:seat tile
        recycles        who:seat tile
        destroys        who:seat tile village spot
        sacrifices      who:seat tile
        removes         who:seat tile
        reveals         who:seat tile
        makes-reveal    who:seat rival:seat n:n
        makes-discard   who:seat rival:seat n:n
        makes-draw      who:seat rival:seat n:n
        moves           who:seat tile village spot
        copies          who:seat tile
        invokes         who:seat demon n:n
        declines        who:seat
        conquers        who:seat mates:n village n:n
        gains-magic     who:seat mates:n village n:n
        wins-village    who:seat mates:n village n:n
        wins            who:seat mates:n
        shares          who:seat mates:n
        left-over       who:seat tile
        lets-go         who:seat mates:n tile village
        keeps           who:seat mates:n tile village
        keeps-paying    who:seat mates:n tile village
        set-anew        village
        concedes        who:seat

        ask-Discard     n:n
        wait-Discard    n:n
        ask-ForcedDiscard n:n
        wait-ForcedDiscard n:n
        ask-RevealChoice n:n
        wait-RevealChoice n:n
        ask-Recycle     n:n
        wait-Recycle    n:n
        ask-Destroy     n:n
        wait-Destroy    n:n
        ask-Remove      n:n
        wait-Remove     n:n
        ask-ChooseOpponent-reveal n:n
        wait-ChooseOpponent-reveal n:n
        ask-ChooseOpponent-discard n:n
        wait-ChooseOpponent-discard n:n
        ask-ChooseOpponent-draw n:n
        wait-ChooseOpponent-draw n:n
        ask-Move        n:n
        wait-Move       n:n
        ask-DemonChoice n:n
        wait-DemonChoice n:n
        ask-Upkeep      tile village
        wait-Upkeep     tile village

        pick-pass
        pick-recruit    tile price:n
        pick-activate   tile village spot
        pick-deploy     tile village spot
        pick-deploy-shown tile village spot
        pick-first      who:seat
        pick-draws      who:seat
        pick-decline
        pick-stop
        pick-turn       tile village spot
        pick-turn-demon demon
        pick-discard    tile
        pick-reveal     tile
        pick-recycle    tile
        pick-destroy    tile village spot
        pick-remove     tile village spot
        pick-remove-hand tile
        pick-remove-discard tile
        pick-rival      who:seat
        pick-move       tile village spot
        pick-copy       tile
        pick-no-demon
        pick-master_carnage n:n
        pick-lady_oblivion n:n
        pick-baron_pickings n:n
        pick-let-go     tile
        pick-keep       tile
        pick-pay        tile n:n

        sure-pass       n:n
        sure-own        tile

        no-village      village
        no-active       tile
        no-shielded     tile
        no-wake         demon
        no-itself       tile
        no-strong       tile terror:n most:n
        no-unrevealed   who:seat
        no-hand         who:seat
        no-passed       who:seat
        no-other-tile   tile
        no-second-move  tile
        no-second-turn  demon
        no-same-space   tile
        no-blue         tile
        no-fort         tile
        no-room         village spot
        no-gold         tile price:n coins:n
        no-power        tile
        no-use          tile
        no-toll         tile price:n coins:n
        no-giver        tile
        no-demon        demon
        no-invocation   demon need:n value:n
        no-use-demon    demon
        no-allowance    tile
        no-upkeep       tile price:n coins:n

        tally-tokens
        tally-steps
        tally-cost
        tally-terror
        tally-by-cost   who:seat mates:n
        tally-by-terror who:seat mates:n
        tally-furthest
        tally-shared
        tally-measure
        thing-tile      tile village spot
        thing-space     village spot
        thing-hand      tile
        thing-shown     tile
        thing-row       tile
        thing-demon     demon
        thing-column    demon n:n
        asks-hand       thing:said
        asks-row        thing:said
        asks-village    thing:said
        asks-column     thing:said
        asks-demon      thing:said
        asks-own        thing:said
        asks-discard    thing:said
        asks-upkeep     tile thing:said
        asks-rival      thing:said
        asks-member     thing:said
        asks-move       thing:said
        own-tile        tile
        not-own         tile
        revealed-already tile
        named-already   tile
        named-in-order  tile
        column-first    demon
        demon-itself    demon
        demon-from-portal demon
        nothing-to-deploy
        tile-first      village spot
        none-fits       village spot
        mover-first     village spot
        no-space-for    tile
        other-side      village
        taken           tile

        hint-let-go
        hint-stays
        hint-pass
        hint-recruit
        hint-least
        hint-gold
        hint-token
        hint-village    village:village
        """
    ),
    cites={
        "lot": "EC-SET-8",
        "row-gets": "EC-REC-3",
        "supply-refills": "EC-REC-4",
        "drew": "EC-BAG-1",
        "draws": "EC-BAG-1",
        "draws-hand": "EC-NIT-15",
        "refills": "EC-BAG-2",
    },
    traits=frozenset({"zero_sum", "teams"}),
    stage="beta",
    cap=10_000,
    allies={n: seating.teams for n, seating in SEATING.items() if len(seating.teams) < n},
    asks=(
        *(MemberOrder, Action, DemonChoice, FlipEnemy, FlipDemon, Discard, Recycle, Destroy, ChooseOpponent, RevealChoice),
        *(ForcedDiscard, Move, Remove, PowerRecruit, CopyRow, Upkeep, DrawOrder),
    ),
    minutes=(DATA["meta"]["minutes"] - 15, DATA["meta"]["minutes"]),
)
