"""Ze Horror Attack, Vol. 1, by Enrique Dueñas (GenX Games / Don't Panic Games, 2018). An unaffiliated fan
implementation."""

from __future__ import annotations

from hantise.core.game import Game, Option, messages

from .building import Build, HandIn
from .components import CARDS, DATA, FACTIONS, FOLDER, PACKS, option
from .deck_and_pile import Arrange, DigTake, Retrieve, Revive
from .decks import PRESETS, SECRET, DeckOption
from .game import Played
from .hands import DiscardHand, DiscardSeen, Give, PeekFaction, PeekHand, PlayMore, Steal, SwapHands, TakeSeen
from .in_play import Copy, Destination, Discard, GiveUp, Move, Return, SwapSelf
from .rules import LETTERS, Turn
from .setup import Mulligan


def declared(name: str, rule: str, *seats: int, only: tuple[tuple[str, tuple[int, ...]], ...] = ()) -> Option:
    """An option as components.toml has it. seats, only: see `Option`."""
    data = option(name)
    return Option(tuple(data["values"]), data["default"], rule, seats=seats, only=only)


def minutes() -> tuple[int, int]:
    """One pack, and with a second one."""
    one: int = DATA["game"]["minutes"]
    return one, one + int(DATA["game"]["minutes_per_extra_pack"])


GAME = Game(
    id="horror_attack",
    version=1,
    state=Played,
    seats=tuple(range(DATA["game"]["players_min"], DATA["game"]["players_max"] + 1)),
    ends=("last_card", "last_turn", "conceded"),
    folder=FOLDER,
    letters=LETTERS,
    options={
        "packs": declared("packs", "HA-MOD-1", 2, 3, 4, only=(("own", (2,)),)),
        "mulligan_to": declared("mulligan_to", "HA-RUL-1"),
        "first_player": declared("first_player", "HA-RUL-3"),
        "sides": declared("sides", "HA-RUL-5"),
        "deck_a": DeckOption((SECRET,), SECRET, "HA-EXP-23", seats=(2,)),
        "deck_b": DeckOption((SECRET,), SECRET, "HA-EXP-23", seats=(2,)),
        "expert_last_turn": declared("expert_last_turn", "HA-RUL-36", 2),
        "expert_side_cap": declared("expert_side_cap", "HA-RUL-40", 2),
    },
    words={"card": CARDS, "faction": FACTIONS, "pack": PACKS, "deck": PRESETS, "seat_letter": list(LETTERS)},
    messages=messages(
        """
        one-pack          pack
        both-packs
        builds-deck       who:seat
        has-built         who:seat
        decks-handed-in
        faction-is        faction
        turned-up         card
        goes-first        who:seat
        keeps             who:seat
        replaces          who:seat
        shuffled-back

        draws             who:seat
        draws-nothing     who:seat
        card-is           card          # to him who draws it
        changes-hands     card          # to the two who may know it
        sees-card         card
        plays             who:seat card
        plays-at          who:seat card area:seat
        declines          who:seat
        deck-empty        who:seat
        own-deck-empty    who:seat
        last-turn         who:seat

        no-target         card
        nothing-done      who:seat
        discarded         card whose:seat
        discards-hand     who:seat card
        moved             card whose:seat to:seat
        swapped           card other:card whose:seat
        returned          card whose:seat
        copies            card other:card
        steals            who:seat whose:seat
        gives             who:seat to:seat
        takes             who:seat whose:seat
        looks-into-hand   who:seat whose:seat
        looks-at-faction  who:seat whose:seat
        looks-at-slot     who:seat whose:seat slot:n
        swaps-hands       who:seat whose:seat
        passes-hands      who:seat
        retrieves         who:seat card
        revives           who:seat card
        digs              who:seat number:n
        takes-from-top    who:seat

        hand-left         who:seat card
        reveals           who:seat faction score:n
        tie-broken        who:seat
        concedes          who:seat

        ask-Discard       card
        wait-Discard      card
        ask-GiveUp        card
        wait-GiveUp       card
        ask-Move          card
        wait-Move         card
        ask-SwapSelf      card
        wait-SwapSelf     card
        ask-Return        card
        wait-Return       card
        ask-Copy          card
        wait-Copy         card
        ask-Destination   card
        wait-Destination  card
        ask-Give          to:seat
        wait-Give         to:seat
        ask-TakeSeen      whose:seat
        wait-TakeSeen     whose:seat
        ask-DiscardSeen   whose:seat
        wait-DiscardSeen  whose:seat

        pick-deck         deck
        pick-build
        pick-keep
        pick-replace
        pick-draw
        pick-decline
        pick-nothing
        pick-play         card
        pick-play-at      card area:seat
        pick-play-at-home card
        pick-target       card whose:seat
        pick-area         whose:seat
        pick-player       whose:seat
        pick-faction      whose:seat
        pick-slot         whose:seat slot:n
        pick-card         card
        pick-discard      card
        pick-discard-two  card other:card
        pick-from-pile    card
        pick-on-top       card

        sure-last-card

        no-pass
        must-take-last-turn
        hand-full
        not-in-hand       card
        own-area-only     card
        compulsory        card
        play-compulsory
        player-compulsory
        other-areas-only
        own-area-meant
        neutral-immune    card
        no-hero           card
        no-monster        card
        not-named         card
        own-card          card
        warded            card
        guarded           card other:card
        never-returned    card
        their-hand-full   whose:seat
        nothing-to-copy   card
        lies-there        card
        another-player
        empty-hand        whose:seat
        must-give         to:seat
        must-take
        not-in-that-hand  card whose:seat
        not-in-pile       card
        not-on-top        card
        too-many          number:n
        too-few           number:n

        thing-deck
        thing-area        whose:seat
        thing-in-play     card whose:seat
        thing-hand        card
        thing-own-faction
        thing-faction     whose:seat
        thing-seen        card whose:seat
        thing-pile        card
        thing-top         card
        asks-play         thing:said
        asks-in-play      card thing:said
        asks-area         thing:said
        asks-faction      thing:said
        asks-player       thing:said
        asks-hand         thing:said
        asks-seen         whose:seat thing:said
        asks-pile         thing:said
        asks-top          thing:said
        asks-mulligan     thing:said
        asks-deck         thing:said
        in-play-already   card whose:seat
        card-first
        no-card-for-area  whose:seat

        no-file-head      line:n wanted:text
        no-file-line      line:n given:text
        no-file-card      line:n given:text
        no-file-text
        build-in-order    card
        build-no-way      card
        no-deck-size      number:n wanted:n
        no-deck-copies    card number:n most:n
        no-deck-heroes    number:n least:n
        no-deck-monsters  number:n least:n
        no-deck-neutrals  number:n most:n
        no-deck-cap       number:n most:n
        no-deck-card      word:text there:text
        no-deck-word      word:text such:text

        tally-symbols
        tally-bonus
        tally-total
        tally-latest      who:seat
        tally-measure

        hint-hand
        hint-new-hand
        hint-least      card:card
        hint-symbols    card:card
        hint-ability    card:card
        hint-draw
        hint-refrain
        hint-cheap
        hint-choice
        """
    ),
    cites={
        "faction-is": "HA-SET-2",
        "turned-up": "HA-SET-5",
        "goes-first": "HA-SET-7",
        "draws": "HA-DRW-1",
        "card-is": "HA-DRW-1",
        "replaces": "HA-MUL-2",
        "steals": "HA-EFF-7",
        "digs": "HA-EFF-13",
    },
    traits=frozenset({"zero_sum"}),
    stage="beta",
    cap=5_000,
    minutes=minutes(),
    asks=(
        *(HandIn, Build, Mulligan, Turn),
        *(Discard, GiveUp, Move, Destination, SwapSelf, Return, Copy),
        *(DiscardHand, PlayMore, Steal, Give, PeekHand, TakeSeen, DiscardSeen, PeekFaction, SwapHands),
        *(DigTake, Arrange, Retrieve, Revive),
    ),
)
