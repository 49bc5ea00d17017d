"""The numbers that stand in each section of a how-to-play page, made of the components and of the engine."""

from __future__ import annotations

from collections.abc import Callable

from hantise.core.registry import games
from hantise.learn.howto import record_of

GAMES = games()
Figures = dict[str, list[int]]


def shy_monsters() -> Figures:
    c = GAMES["shy_monsters"].components
    tiles = {tile["id"]: tile["count"] for tile in c["dungeon_tile"]}
    filled = {monster["id"]: len(monster["filled"]) for monster in c["monster"]}
    g = GAMES["shy_monsters"].new(seed=1)
    return {
        "story": [len(c["floor"])],
        "table": [
            *(sum(tiles.values()), tiles["entrance"], tiles["corridor"], tiles["exit"], tiles["monster"]),
            *(filled["kraken"], 4),  # a tile has four sides
            *(2, 2),  # of the gargoyle's square
            len(g.hand),  # equal backs in the picture
        ],
        "turn": [len(g.hand), *(floor["peeks"] for floor in c["floor"])],
        "end": [g.idle_limit],
    }


def horror_attack() -> Figures:
    game = GAMES["horror_attack"]
    c = game.components
    base, expert = c["constants"], c["constants_expert"]
    packs = {mode["id"]: mode["players"] for mode in c["mode"]}
    size = {p["id"]: sum(card.get("copies", 1) for card in c["card"] if card["pack"] == p["id"]) for p in c["pack"]}
    sides = [[f["side"] for f in c["faction"] if f["pack"] == pack] for pack in size]
    assert len(set(size.values())) == 1
    assert all((len(f), f.count("hero"), f.count("monster")) == (6, 3, 3) for f in sides)
    area = game.view(record_of(game, "young-man.rec").replay(), 0).table["areas"][0]
    shown = [next(card for card in c["card"] if card["id"] == name) for name in area]
    suns, skulls = (sum(card["symbols"] for card in shown if card["symbol"] == symbol) for symbol in ("sun", "skull"))
    hand, limit = base["start_hand"], base["hand_limit"]
    least = [expert[name] for name in ("min_heroes", "min_monsters", "max_neutrals")]
    return {
        "goal": [1, 1, base["faction_bonus"]],
        "table": [*set(size.values()), 6, 3, min(packs["one_pack"]), max(packs["one_pack"]), 2, 8, hand, hand],
        "turn": [limit, limit],
        "end": [suns, skulls, skulls - suns, skulls - suns, base["faction_bonus"], expert["deck_size"], *least, 3],
    }


def mac_gregor() -> Figures:
    game = GAMES["mac_gregor"]
    c, k = game.components, game.components["constants"]
    count = {kind: [token["count"] for token in c["token"] if token["kind"] == kind] for kind in ("treasure", "trap")}
    (of_a_colour,), (traps,) = set(count["treasure"]), count["trap"]
    keys = sum(card["count"] for card in c["key_card"])
    to_win, least = k["treasures_to_win"], k["treasures_to_win_min"]
    assert [game.new(n, seed=1).target for n in game.seats] == [least] + [to_win] * (len(game.seats) - 1)
    room, kinds = c["board"]["room"], len(c["blazon"])
    marked = sum(r["blazon"] in ("tower", "crown") for r in room)
    hand, laid = k["hand_limit_end_of_turn"], k["program_length"]
    return {
        "goal": [to_win, 2, least, *(n for n in range(least, to_win))],
        "table": [
            *(len(room), kinds, len(c["board"]["gate"])),
            *(sum(count["treasure"]) + traps, of_a_colour, len(count["treasure"]), traps, keys, len(c["ghost_card"])),
            *(min(game.seats), max(game.seats), len(c["ghost_card"]), marked, k["initial_keys"]),
        ],
        "turn": [laid, len(c["ghost_card"])],
        "deeds": [laid, hand, len(c["ghost_card"]), k["keys_drawn_by_former_ghost"]],
        "end": [to_win, game.options["round_cap"].default],
    }


def evil_corp() -> Figures:
    game = GAMES["evil_corp"]
    c = game.components
    setup, a, b = c["setup"], c["village_face"]["A"], c["village_face"]["B"]
    hand, villages = setup["hand_size"], setup["villages"]
    assert hand["2"] == hand["3"]
    assert villages["3"] == villages["4"]
    kinds = {face: [space["kind"] for space in c["village_face"][face]["space"]] for face in "AB"}
    assert [kinds["A"].count(k) for k in ("fortification", "port", "portal")] == [1, 1, 1]
    assert [kinds["B"].count(k) for k in ("fortification", "portal")] == [1, 1]
    squares = {face: {e["square"]: e["effect"] for e in c["village_face"][face]["terror_effects"]} for face in "AB"}
    steps = [square for square, effect in squares["A"].items() if effect == "conquest_1"]
    assert steps == [square for square, effect in squares["B"].items() if effect == "conquest_1"]
    (magic,), (magic_b,) = ([s for s, effect in squares[f].items() if effect == "magic_gold_2"] for f in "AB")
    assert squares["A"][a["terror_length"]] == "victory" == squares["B"][b["terror_length"]]
    surcharge = [slot["surcharge"] for slot in c["office"]["slot"]]
    village = game.view(record_of(game, "deploy.rec").replay(), 1).table["villages"][1]
    ann, bob = ([space["counts"] for space in side if space["tile"]] for side in village["sides"])
    tokens = setup["victory_tokens_to_win"]
    return {
        "goal": [tokens, 2, 3, 4],
        "table": [
            *(len(surcharge), len(c["monster"]), len(c["demon"])),
            *(villages["2"], 2, villages["3"], 2, 3, 4),
            *(kinds["A"].count("battlefield"), a["cargo_yellow"], a["conquest_steps"]),
            *(kinds["B"].count("battlefield"), kinds["B"].count("port"), b["cargo_yellow"]),
            *(setup["base_bag_tiles_per_player"], setup["base_bag_tiles_per_team"], hand["2"], hand["4"], 4),
        ],
        "turn": [*steps, 2, magic, magic_b, a["terror_length"], a["fort_upkeep"], b["fort_upkeep"]],
        "deeds": [surcharge[3], surcharge[4], *ann, *bob, village["lead"]],
        "end": [tokens, 3, game.options["max_rounds"].default],
    }


def gregory_horror_show() -> Figures:
    game = GAMES["gregory_horror_show"]
    c = game.components
    limits, meters = c["limits"], c["meters"]
    keys = next(part["count"] for part in c["component"] if part["id"] == "key_marker")
    cards = {kind: sum(card.get("copies", 1) for card in c[kind]) for kind in ("judgment", "monster", "mystery")}
    starts = [space for space in c["board"]["space"] if space["kind"] == "monster_start"]
    table = [n for row in c["table"]["movement"] for n in (row["from"], row["to"], row["points"])]
    eleven = next(row["points"] for row in c["table"]["movement"] if row["from"] <= 11 <= row["to"])
    hand = limits["hand_max"]
    assert limits["keys_held_max"] == 1  # "only one at a time"
    ground, first = (trap["release_max_roll"] for trap in c["board"]["trap"])
    return {
        "story": [limits["rooms_to_escape"]],
        "goal": [min(game.seats), max(game.seats), limits["rooms_to_escape"], meters["life"]["min"]],
        "table": [
            *(len(c["board"]["room"]), meters["life"]["start"], meters["spooky"]["start"], meters["spooky"]["max"], keys),
            *(cards["judgment"], limits["hand_start"], hand, cards["monster"], cards["mystery"], limits["mystery_stack"]),
            *(len(starts), hand, limits["thorn_loss"], 1),
        ],
        "turn": [*table, 1, limits["hell_escape_max_roll"], limits["hell_escape_spaces"], limits["hell_failed_turns"]],
        "deeds": [
            *(limits["reincarnation_removed"], 100, 11, eleven * 100),
            limits["wandering_fallback_distance"],
            *(limits["guests_in_play_total"], limits["low_blow_cost"], ground, first),
        ],
        "end": [game.options["max_rounds"].default],
        "mistakes": [limits["rooms_to_escape"]],
    }


TOLD = (shy_monsters, horror_attack, mac_gregor, evil_corp, gregory_horror_show)
FIGURES: dict[str, Callable[[], Figures]] = {figures.__name__: figures for figures in TOLD}
