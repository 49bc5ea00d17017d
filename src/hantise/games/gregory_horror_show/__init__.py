"""Gregory Horror Show, by Kris Oprisko (Upper Deck Entertainment, 2002). An unaffiliated fan implementation."""

from __future__ import annotations

from typing import Any

from hantise.core.game import Game, Option, messages

from .board import NAMES, ROOMS
from .components import CARDS, FACES, FIGURES, FOLDER, MONSTERS, MYSTERIES, option
from .game import Show
from .rules.effects import Discard, Passage
from .rules.entering import RoomVictory, WhichStart
from .rules.fights import Reincarnation, SendBack, Upstairs
from .rules.house import CarpetDiscard, HellSpace
from .rules.life import Brace
from .rules.moving import Act
from .rules.playing import Challenge
from .rules.setup import PlacePawn, PlaceWandering, Roster
from .rules.stepping import Errand, PortalExit, ReleaseStep
from .rules.turn import ChooseTurn
from .rules.windows import Poll


def declared(name: str, rule: str) -> Option:
    """An option as components.toml has it."""
    data: dict[str, Any] = option(name)
    return Option(tuple(data["values"]), data["default"], rule)


GAME = Game(
    id="gregory_horror_show",
    version=1,
    state=Show,
    seats=(2, 3, 4),
    ends=("escaped_door", "escaped_portal", "last_alive", "all_dead", "rounds"),
    folder=FOLDER,
    letters="abcd",
    roles=("red", "blue", "green", "yellow"),
    options={
        "guest_monsters": declared("guest_monsters", "GHS-VAR-1"),
        "guest_roster": declared("guest_roster", "GHS-SET-8"),
        "ground_trap_roll": declared("ground_trap_roll", "GHS-GTR-5"),
        "acid_reach": declared("acid_reach", "GHS-GSA-3"),
        "hell_failed_roll_moves_monsters": declared("hell_failed_roll_moves_monsters", "GHS-HEL-3"),
        "reincarnation_choice": declared("reincarnation_choice", "GHS-REI-1"),
        "first_player": declared("first_player", "GHS-SET-1"),
        "max_rounds": declared("max_rounds", "GHS-END-4"),
    },
    words={
        "seat": ("a", "b", "c", "d"),
        "die": [str(n + 1) for n in range(FACES)],
        "card": CARDS,
        "monster": MONSTERS,
        "mystery": MYSTERIES,
        "figure": FIGURES,
        "room": [*ROOMS, "mystery_room", "secret_area"],
        "space": NAMES,
    },
    messages=messages(
        """
        begins            who:seat
        turn              who:seat round:n
        put-on            who:seat to:space
        placed-wandering  who:seat to:space
        rosters-open
        roster            who:seat figure
        rolls-move        who:seat face:die
        rolls-hell        who:seat face:die
        rolls-control     who:seat face:die
        rolls-fight       who:seat face:die
        rolls-bonus       who:seat face:die
        rolls-release     who:seat face:die
        rolls-again       who:seat face:die before:die
        dice-gregory      face:die strength:n
        dice-gregory-more face:die rolled:n more:n strength:n
        dice-guest        figure face:die strength:n
        dice-guest-more   figure face:die rolled:n more:n strength:n
        has-points        who:seat points:n
        points-changed    who:seat points:n
        steps             who:seat to:space
        teleports         who:seat to:space
        moves-wandering   who:seat to:space
        moves-guest       who:seat figure to:space
        guest-teleports   who:seat figure to:space
        draws             who:seat count:n
        draws-card        who:seat card
        discards          who:seat card
        steals            who:seat whom:seat
        steals-card       who:seat whom:seat card
        reshuffles
        gains-life        who:seat amount:n total:n
        loses-life        who:seat amount:n total:n
        gains-spooky      who:seat amount:n total:n
        loses-spooky      who:seat amount:n total:n
        takes-key         who:seat
        spends-key        who:seat
        steals-key        who:seat whom:seat
        loses-key         who:seat whom:seat
        unlocks           who:seat
        enters-room       who:seat room
        enters-mystery    who:seat
        mystery-turned    mystery
        mystery-acts      mystery
        mystery-ends      mystery
        secret-opens
        monster-turned    who:seat monster strength:n
        standing          left:n right:n
        tie
        beats             who:seat monster
        beaten-by         who:seat monster
        bonus             who:seat monster line:n
        takes-room        who:seat room
        loses-room        who:seat room
        removes-monster   who:seat monster
        reborn            who:seat
        withstands        who:seat
        falls             who:seat
        pushed            who:seat to:space
        to-hell           who:seat to:space
        may-leave-hell    who:seat
        stays-in-hell     who:seat failed:n
        plays             who:seat card
        plays-at          who:seat card whom:seat
        plays-on          who:seat card to:space
        plays-room        who:seat card room
        plays-shove       who:seat card whom:seat to:space
        cancelled         who:seat card
        controls          who:seat
        guest-wins        figure
        wandering-wins
        guest-comes       who:seat figure to:space
        guest-waits       who:seat figure
        guest-dies        who:seat figure
        low-blow          who:seat figure to:space
        tries-release     who:seat figure
        released          who:seat figure
        not-released      who:seat figure
        sacrifices        who:seat figure
        dies              who:seat
        escapes           who:seat
        worn-out          rounds:n

        ask-Act           points:n
        wait-Act          points:n
        ask-Act-walk      points:n
        wait-Act-walk     points:n
        ask-Act-monsters  points:n
        wait-Act-monsters points:n
        ask-Act-leave     room
        wait-Act-leave    room
        ask-Challenge     whom:seat card
        wait-Challenge    whom:seat card
        ask-Poll-combat   left:n right:n
        wait-Poll-combat  left:n right:n
        ask-Brace         amount:n life:n
        wait-Brace        amount:n life:n
        ask-Errand        left:n
        wait-Errand       left:n
        ask-PortalExit-guest   figure
        wait-PortalExit-guest  figure
        ask-Reincarnation      count:n
        wait-Reincarnation     count:n
        ask-Roster        count:n
        wait-Roster       count:n
        ask-RoomVictory   whom:seat monster
        wait-RoomVictory  whom:seat monster
        ask-WhichStart    figure
        wait-WhichStart   figure
        ask-ReleaseStep   figure left:n
        wait-ReleaseStep  figure left:n

        pick-pass
        pick-end
        pick-roll
        pick-stay
        pick-stop
        pick-keep
        pick-decline
        pick-space        to:space
        pick-pawn         to:space
        pick-gregory      to:space
        pick-guest        figure to:space
        pick-blow         figure to:space
        pick-release      figure
        pick-sacrifice    figure
        pick-bring        figure to:space
        pick-bring-waiting figure
        pick-discard      card
        pick-remove       monster
        pick-roster       figure
        pick-card         card
        pick-card-seat    card whom:seat
        pick-card-space   card to:space
        pick-card-room    card room
        pick-card-die     card number:n
        pick-card-shove   card whom:seat to:space

        not-that-window   card
        not-your-turn     card
        not-that-roll     card
        not-that-side     card
        no-target         card
        must-leave        room
        pawn-stands
        no-points
        taken             at:space
        a-trap            at:space
        never-there       at:space
        not-beside        to:space at:space
        portals-dead
        portal-blocked    at:space
        entered-now       room
        left-now          room
        locked            room
        pawn-only
        has-fought
        not-your-guest
        blow-made
        blow-pending
        blow-life         life:n least:n
        not-in-roster     figure
        has-died          figure
        on-the-board      figure
        guests-enough     count:n total:n
        card-removed      figure
        not-in-play       figure
        not-trapped       figure
        no-flag
        trapped-now       figure
        no-way-out        figure
        not-there         at:space

        tally-rooms
        tally-life
        tally-spooky
        tally-keys
        tally-hand
        tally-by-life     who:seat
        tally-by-spooky   who:seat
        tally-fallen
        tally-shared
        tally-measure
        thing-space       at:space
        thing-card        card
        thing-figure      figure
        thing-gregory
        asks-space        thing:said
        asks-step         thing:said
        asks-card         thing:said
        asks-discard      thing:said
        asks-guest        monster:figure thing:said
        asks-roster       thing:said
        asks-monster      thing:said
        asks-turn         thing:said
        not-aimed-there   card thing:said
        trap-asked        figure
        gregory-stuck
        guest-stuck       figure
        stays-trapped     figure
        still-waits       figure

        hint-card
        hint-no-card
        hint-roll
        hint-landing
        hint-leader
        hint-least
        hint-room-left
        hint-round
        hint-end
        hint-attack
        hint-monster
        hint-out        at:space
        hint-key        at:space
        hint-strength   at:space
        hint-judgment   at:space
        hint-room       room:room odds:n
        hint-towards    at:space
        """
    ),
    cites={
        "begins": "GHS-SET-1",
        "roster": "GHS-SET-8",
        "draws": "GHS-JUD-1",
        "draws-card": "GHS-JUD-1",
        "reshuffles": "GHS-JUD-2",
        "steals": "GHS-JUD-14",
        "steals-card": "GHS-JUD-14",
        "mystery-turned": "GHS-MYS-3",
        "monster-turned": "GHS-RCB-1",
        "removes-monster": "GHS-REI-1",
        "rolls-move": "GHS-MOV-1",
        "has-points": "GHS-MOV-1",
        "points-changed": "GHS-JUD-19",
        "rolls-hell": "GHS-HEL-3",
        "may-leave-hell": "GHS-HEL-3",
        "stays-in-hell": "GHS-HEL-3",
        "rolls-control": "GHS-GCB-6",
        "controls": "GHS-GCB-6",
        "rolls-fight": "GHS-CMB-2",
        "dice-gregory": "GHS-WAN-4",
        "dice-gregory-more": "GHS-WAN-4",
        "dice-guest": "GHS-GCB-3",
        "dice-guest-more": "GHS-GCB-3",
        "rolls-bonus": "GHS-RCB-3",
        "bonus": "GHS-RCB-3",
        "rolls-release": "GHS-GTR-5",
        "released": "GHS-GTR-6",
        "not-released": "GHS-GTR-7",
        "rolls-again": "GHS-JUD-13",
    },
    traits=frozenset({"zero_sum"}),
    stage="beta",
    cap=60_000,
    minutes=(20, 60),
    asks=(
        PlacePawn,
        PlaceWandering,
        Roster,
        ChooseTurn,
        Act,
        PortalExit,
        Errand,
        ReleaseStep,
        Poll,
        Challenge,
        Brace,
        CarpetDiscard,
        HellSpace,
        Passage,
        Discard,
        Reincarnation,
        SendBack,
        Upstairs,
        RoomVictory,
        WhichStart,
    ),
)
