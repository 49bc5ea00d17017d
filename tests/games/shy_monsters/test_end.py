"""Exit, destruction, the end, house rules, variants: SM-EXIT, SM-DES, SM-END, SM-HSE, SM-VAR."""

from __future__ import annotations

import random

import pytest

from hantise.core.record import may_undo
from hantise.games.shy_monsters.match import floors_left, result
from hantise.games.shy_monsters.state import Crypt

from .table import (
    GAME,
    HERO,
    MASTER,
    MONSTERS,
    backs,
    build,
    floor,
    hand,
    hero,
    legal,
    moves,
    names,
    new,
    phase,
    play,
    rows,
    seen,
    skills,
    status,
    tile,
    told,
    why,
    winner,
)

EXIT_FIRST = "exit [1,0], mantis [2,0], dragon [3,0], corridors [4,0] [5,0] [6,0]"
TRAP = "exit [-1,0], corridor [1,0], mantis [2,0], corridors [3,0] [4,0], gargoyle [5,0]"  # example 14
INTO_THE_TRAP = ["explore [1,0] with attack", "jump over [2,0] to [3,0]", "explore [4,0]"]
WALK = "corridors [1,0] [2,0] [3,0], exit [4,0], mantis [5,0], dragon [6,0]"


# ------------------------------------------------------------------------------------------------------------------- exit
@pytest.mark.parametrize("move", ["explore [1,0]", "explore [1,0] with attack", "jump over [1,0] to [2,0]"])
@pytest.mark.parametrize("known", [False, True])
def test_the_exit_ends_the_floor_at_once(move: str, known: bool) -> None:
    """SM-EXIT-1: by explore or jump, known or unknown; nothing more is revealed."""
    at = "[2,0]" if "jump" in move else "[1,0]"
    plan = EXIT_FIRST if at == "[1,0]" else "corridors [1,0] [3,0] [4,0], exit [2,0], mantis [5,0], dragon [6,0]"
    g = floor(plan, 2, int(known))
    if known:
        play(g, f"peek {at}")
    revealed = sum(k.startswith("found") for k in told(g))
    play(g, move)
    assert phase(g) == ("build", 3)
    assert sum(k.startswith("found") for k in told(g)) == revealed + (not known)
    assert g.agenda == []  # nothing of this floor is still to come


@pytest.mark.parametrize(("level", "then"), [(1, ("build", 2)), (2, ("build", 3)), (3, ("over", 3))])
def test_what_follows_the_exit(level: int, then: tuple[str, int]) -> None:
    """SM-EXIT-2: destruction on floors 1 and 2, victory on floor 3."""
    g = play(floor(EXIT_FIRST, level, 0), "explore [1,0]")
    assert phase(g) == then
    assert winner(g) == ("hero" if level == 3 else "nobody yet")
    assert told(g).count("destroyed") == min(level, 2)


# ------------------------------------------------------------------------------------------------------------ destruction
@pytest.mark.parametrize(
    ("plan", "deeds"),
    [
        (EXIT_FIRST, ["peek [2,0]", "explore [1,0]"]),  # peeked, active
        ("exit [1,0], dragon [-1,0], mantis [-2,0], corridors [-3,0] [-4,0] [-5,0]", ["explore [-1,0]", "BACK"]),  # entered
        ("exit [1,0], mantis [-1,0], corridors [-2,0] [-3,0] [-4,0], dragon [-5,0]", ["attack [-1,0]", "BACK"]),  # dead
        ("exit [0,1], mantis [1,0], corridors [2,0] [3,0] [0,2], dragon [0,3]", ["jump over [1,0] to [2,0]", "OVER"]),
    ],
)
def test_revealed_monsters_go_to_the_revealed_row(plan: str, deeds: list[str]) -> None:
    """SM-DES-1: active, inactive or dead; peeked, entered or jumped over."""
    backs_to = {
        "BACK": ["explore [0,0]", "explore [1,0]"],
        "OVER": ["explore [1,0] with attack", "explore [0,0]", "explore [0,1]"],
    }
    deeds = [d for deed in deeds for d in backs_to.get(deed, [deed])]
    g = play(floor(plan, 2, int(deeds[0].startswith("peek"))), *deeds)
    assert phase(g) == ("build", 3)
    kept = rows(g)[1]
    assert len(kept[0]) == len(kept[1]) == 1
    assert [seen(g, who)["rows"][1]["revealed"] for who in (MASTER, HERO, -1)] == [kept[0]] * 3


def test_the_revealed_row_is_public_to_the_end() -> None:
    """SM-DES-1"""
    g = play(floor(EXIT_FIRST, 1, then="hydra kraken"), "peek [2,0]", "peek [3,0]", "explore [1,0]")
    build(g, "exit [1,0], hydra [2,0], kraken [3,0], corridors [4,0] [5,0] [6,0]")
    play(g, "peek [4,0]", "explore [1,0]")
    assert seen(g, -1)["rows"][0]["revealed"] == ["dragon", "mantis"]


def test_the_unrevealed_row_tells_a_number_only() -> None:
    """SM-DES-2: the hero sees how many came from this floor; the master knows them; cells and order tell nothing."""
    views, known = [], []
    for plan in (EXIT_FIRST, "exit [1,0], dragon [2,0], corridors [3,0] [4,0] [5,0], mantis [6,0]"):
        g = play(floor(plan, 1), "peek [4,0]", "peek [5,0]", "explore [1,0]")
        views.append(GAME.view(g, HERO).to_json())
        known.append(rows(g))
    assert views[0] == views[1]
    assert known[0] == known[1] == [([], ["dragon", "mantis"])]
    assert seen(g)["rows"] == [{"floor": 1, "revealed": [], "unrevealed": ["back", "back"]}]


def test_monsters_never_come_back() -> None:
    """SM-DES-3: each of the six is drawn exactly once."""
    for seed in range(40):
        g, drawn = GAME.new(seed=seed), []
        while g.asked is not None:
            if g.player == MASTER and len(g.laid) == 1:
                drawn += [m for m in hand(g) if m in MONSTERS]
            g.play(g.options[0] if g.player == MASTER else g.asked.default(g))
        assert len(drawn) == len(set(drawn)) == 2 * g.level


def test_tiles_come_back_but_the_monsters() -> None:
    """SM-DES-4: exit and corridors to the hand; the entrance stays, the pawn returns to it."""
    g = play(floor(EXIT_FIRST, 1, 0, then="hydra kraken"), "explore [1,0]")
    assert sorted(hand(g)) == ["corridor", "corridor", "corridor", "exit", "hydra", "kraken"]
    assert hero(g) == [0, 0]
    assert tile(g, "[0,0]")["tile"] == "entrance"
    assert len(seen(g, MASTER)["tiles"]) == 1
    assert g.counts() == {"entrance": 1, "corridor": 3, "exit": 1, **dict.fromkeys(MONSTERS, 1)}


@pytest.mark.parametrize("used", [[], ["explore [0,1] with attack", "explore [0,0]"], ["jump over [1,0] to [2,0]"]])
def test_skills_become_ready_again(used: list[str]) -> None:
    """SM-DES-5: used or not."""
    plan = "exit [1,0], corridors [2,0] [0,1] [0,2], mantis [0,3], dragon [0,4]"
    g = play(floor(plan, 1, 0), *used, "explore [1,0]")
    assert phase(g) == ("build", 2)
    assert skills(g) == {"attack", "jump"}


@pytest.mark.parametrize(("level", "pile"), [(1, 4), (2, 2), (3, 0)])
def test_the_pile_shrinks(level: int, pile: int) -> None:
    """SM-DES-6: 4 before floor 2, 2 before floor 3, 0 after."""
    assert seen(floor(EXIT_FIRST, level))["pile"] == pile


# --------------------------------------------------------------------------------------------------------------- the end
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_masters_victory(level: int) -> None:
    """SM-END-1: the hero dies on any floor, and the rest is not played."""
    g = play(floor("mantis [1,0], exit [2,0], corridors [3,0] [4,0] [5,0], dragon [6,0]", level, 0), "explore [1,0]")
    assert (g.ended, winner(g), phase(g)) == ("hero_dead", "master", ("over", level))
    assert (seen(g)["alive"], g.returns) == (False, [1.0, -1.0])


def test_the_heros_victory() -> None:
    """SM-END-2"""
    g = play(floor(EXIT_FIRST, 3), "explore [1,0]")
    assert (g.ended, winner(g), g.returns, seen(g)["exits"]) == ("hero_escaped", "hero", [-1.0, 1.0], 3)


def test_no_draw() -> None:
    """SM-END-3: one wins, the other loses, in every game."""
    dice = random.Random(3)
    for seed in range(100):
        g = GAME.new(seed=seed)
        while g.asked is not None:
            g.play(dice.choice(g.options))
        assert sorted(g.returns) == [-1.0, 1.0]
        assert g.ended in GAME.ends


@pytest.mark.parametrize("seat", [MASTER, HERO])
@pytest.mark.parametrize("when", ["build", "peek", "move"])
def test_conceding(seat: int, when: str) -> None:
    """SM-END-4: at any time, asked or not; it is never among the legal moves."""
    g = new("mantis dragon") if when == "build" else floor(EXIT_FIRST, 1, 0 if when == "move" else None)
    assert phase(g)[0] == when
    assert "concede" not in moves(g)
    g.concede(seat)
    assert (g.ended, winner(g), told(g)[-2:]) == ("conceded", "hero" if seat == MASTER else "master", ["concedes", "shown"])
    with pytest.raises(ValueError, match="over"):
        g.concede(seat)


def test_all_is_shown_at_the_end() -> None:
    """SM-END-5: floor, pile and both rows."""
    g = play(floor(EXIT_FIRST, 1, 0, then="hydra kraken"), "explore [1,0]")
    build(g, "hydra [1,0], exit [1,1], kraken [1,2], corridors [1,3] [1,4] [1,5]")
    play(g, "peek [1,5]", "explore [1,0]")
    assert g.ended == "hero_dead"
    assert not backs(g)
    for who in (HERO, -1):
        assert seen(g, who)["pile_tiles"] == ["vampire_bat", "gargoyle"]
        assert seen(g, who)["rows"][0]["unrevealed"] == ["dragon", "mantis"]


def test_a_hand_is_shown_at_the_end() -> None:
    """SM-END-5: of a building that was given up."""
    g = build(new("mantis dragon"), "mantis [1,0], exit [2,0]")
    g.concede(HERO)
    assert hand(g) == seen(g, HERO)["hand"] == ["corridor", "corridor", "corridor", "dragon"]
    assert [t["tile"] for t in seen(g, HERO)["tiles"]] == ["entrance", "mantis", "exit"]


def test_or_nothing_is_shown() -> None:
    """SM-END-5: option `reveal_all_at_end`."""
    closed = {"reveal_all_at_end": False}
    g = play(floor("mantis [1,0], exit [2,0], corridors [3,0] [4,0] [5,0], dragon [6,0]", 3, options=closed), "explore [1,0]")
    assert g.ended == "hero_dead"
    assert "shown" not in told(g)
    assert len(backs(g)) == 5
    assert seen(g)["rows"][0]["unrevealed"] == ["back", "back"]
    g = build(new("mantis dragon", options=closed), "mantis [1,0], exit [2,0]")
    g.concede(HERO)
    assert (seen(g)["hand"], seen(g)["pile_tiles"], len(seen(g)["tiles"])) == ([], [], 1)


# ---------------------------------------------------------------------------------------------------------------- trapped
def test_trapped() -> None:
    """SM-HSE-1: both skills used, and nothing face down nor the exit beside all that he can reach."""
    g = play(floor(TRAP), *INTO_THE_TRAP)
    assert winner(g) == "nobody yet"  # the tile beyond is face down
    play(g, "explore [5,0]")
    assert (g.ended, winner(g), seen(g)["alive"], told(g)[-2:]) == ("hero_trapped", "master", False, ["trapped", "shown"])


def test_not_trapped_beside_a_face_down_tile_or_the_exit() -> None:
    """SM-HSE-1: a known exit counts, wherever in reach."""
    plan = "corridor [1,0], mantis [2,0], corridors [3,0] [4,0], exit [5,0], gargoyle [-1,0]"
    g = play(floor(plan, 2), "peek [5,0]", *INTO_THE_TRAP)
    assert (winner(g), skills(g), backs(g)) == ("nobody yet", set(), {names("[-1,0]")})
    assert play(g, "explore [5,0]").level == 3


def test_not_trapped_with_attack_left() -> None:
    """SM-HSE-1: shut in between two known active monsters, he can kill one of them."""
    g = floor("exit [-1,0], mantis [1,0], corridors [2,0] [-2,0] [-3,0], dragon [3,0]", 2)
    play(g, "peek [3,0]", "jump over [1,0] to [2,0]")
    assert [status(g, c) for c in ("[1,0]", "[3,0]")] == ["active", "active"]
    assert (winner(g), skills(g), g.trapped()) == ("nobody yet", {"attack"}, False)
    assert play(g, "explore [1,0] with attack", "explore [0,0]", "explore [-1,0]").level == 3


def test_not_trapped_with_jump_left() -> None:
    """SM-HSE-1: he can pass over the known active monster that cuts him off."""
    g = floor("mantis [1,0], dragon [-1,0], corridors [2,0] [4,0] [5,0], exit [3,0]", 1)
    play(g, "peek [1,0]", "peek [-1,0]", "explore [-1,0] with attack")
    assert [status(g, c) for c in ("[1,0]", "[-1,0]")] == ["active", "dead"]
    assert (winner(g), skills(g), g.trapped()) == ("nobody yet", {"jump"}, False)
    assert play(g, "explore [0,0]", "jump over [1,0] to [2,0]", "explore [3,0]").level == 2


def test_trapped_follows_from_public_facts() -> None:
    """SM-HSE-1: whatever lies face down elsewhere, the hero is trapped or not alike."""
    ends = set()
    for plan in (TRAP, "dragon [-1,0], corridor [1,0], mantis [2,0], corridors [3,0] [4,0], exit [-2,0]"):
        g = play(floor(plan), *INTO_THE_TRAP[:2])
        for seed in range(20):
            assert g.determinize(HERO, seed).trapped() == g.trapped()
        ends.add(g.ended)
    assert ends == {""}


def test_trapped_at_once_after_the_jump() -> None:
    """SM-HSE-1: a dead end behind an active monster, both skills spent on the way."""
    g = floor("exit [0,1], corridor [0,2], mantis [1,0], dragon [2,0], corridors [0,3] [0,4]", 2)
    play(g, "peek [1,0]", "jump over [1,0] to [2,0] with attack")
    assert (status(g, "[2,0]"), g.ended) == ("dead", "hero_trapped")


def test_play_on() -> None:
    """SM-HSE-1: with the option `trapped = play_on` he must go on; his only way to change anything is the deadly one."""
    g = play(floor(TRAP, options={"trapped": "play_on"}), *INTO_THE_TRAP, "explore [5,0]")
    assert g.ended == ""
    assert hero(g) == [4, 0]  # from the dead end there is one step, which happens unasked
    play(g, "explore [3,0]", "explore [2,0]")
    assert g.ended == "hero_dead"


# ------------------------------------------------------------------------------------------------------------ idle moves
def stroll(g: Crypt, steps: int) -> Crypt:
    """To and fro between the entrance and [1,0], both known."""
    for _ in range(steps):
        play(g, "explore [0,0]" if hero(g) == [1, 0] else "explore [1,0]")
    return g


def test_idle_moves_are_counted() -> None:
    """SM-HSE-2: an explore without attack onto a known harmless tile; any other move sets the count to nought."""
    g = play(floor(WALK), "explore [1,0]")
    assert seen(g)["idle"] == 0
    assert seen(stroll(g, 4))["idle"] == 4
    assert seen(play(g.copy(), "explore [2,0]"))["idle"] == 0  # a tile was revealed
    assert seen(play(g.copy(), "explore [0,0] with attack"))["idle"] == 0
    assert seen(play(g.copy(), "jump over [2,0] to [3,0]"))["idle"] == 0
    assert seen(play(floor(WALK, 2, then="hydra kraken"), "peek [4,0]"))["idle"] == 0


def test_each_floor_starts_at_nought() -> None:
    """SM-HSE-2"""
    g = floor("corridors [1,0] [0,1] [0,2], exit [2,0], mantis [0,3], dragon [0,4]", 2, 0)
    play(g, "explore [1,0]")
    stroll(g, 4)
    play(g, "explore [2,0]")
    assert (phase(g), seen(g)["idle"]) == (("build", 3), 0)


def test_after_twelve_an_idle_move_must_shorten_the_way() -> None:
    """SM-HSE-2: and none is legal where something useful can be done at once."""
    g = stroll(play(floor(WALK), "explore [1,0]"), 11)
    assert legal(g, "explore [1,0]")
    assert hero(g) == [0, 0]
    stroll(g, 1)
    assert hero(g) == [1, 0]  # beside [2,0], which is face down
    assert why(g, "explore [0,0]") == ("SM-HSE-2", "no-more-strolling", 12)
    wanted = {f"explore {names('[2,0]')}", f"attack {names('[2,0]')}", "attack g7"}
    ways = f"{names('[2,0]')}>{names('[3,0]')}"
    assert moves(g) == wanted | {f"jump {ways}", f"jump+attack {ways}"}
    play(g, "explore [2,0]")
    assert (seen(g)["idle"], legal(g, "explore [1,0]")) == (0, True)


def test_the_way_is_shortened_step_by_step() -> None:
    """SM-HSE-2: from afar only the steps towards the face-down tile are left; other kinds of move stay legal."""
    g = floor("corridors [1,0] [2,0] [3,0], dragon [4,0], exit [4,1], hydra [4,2]")
    play(g, "explore [1,0] with attack", "explore [2,0]", "explore [3,0]", "explore [2,0]", "explore [1,0]")
    for _ in range(5):
        play(g, "explore [0,0]", "explore [1,0]")
    assert seen(g)["idle"] == 12
    steps = {m for m in moves(g) if m.startswith("explore")}
    assert steps == {f"explore {names('[2,0]')}"}
    assert any(m.startswith("jump") for m in moves(g))  # legal, though it leads nowhere new
    play(g, "explore [2,0]")  # from here the jump over [3,0] reaches a new tile
    assert {m.split()[0] for m in moves(g)} == {"jump"}


def test_a_deadly_jump_is_not_useful() -> None:
    """SM-HSE-2: from the entrance the only jump lands on a known active monster, so the way to the better one is open."""
    g = floor("corridors [1,0] [3,0] [5,0], mantis [2,0], exit [4,0], dragon [6,0]", 2)
    play(g, "peek [2,0]", "explore [1,0]", "explore [0,0] with attack")
    stroll(g, 12)
    assert (hero(g), seen(g)["idle"]) == ([0, 0], 12)
    assert moves(g) == {f"explore {names('[1,0]')}", f"jump {names('[1,0]')}>{names('[2,0]')}"}


def test_an_attack_on_a_known_active_monster_is_useful() -> None:
    """SM-HSE-2: beside one no idle move is left, though there is something face down elsewhere."""
    g = floor("exit [-1,0], mantis [1,0], corridors [2,0] [3,0] [4,0], dragon [5,0]")
    play(g, "jump over [1,0] to [2,0]", "explore [3,0]", "explore [4,0]", "explore [3,0]", "explore [2,0]")
    play(g, *["explore [3,0]", "explore [2,0]"] * 5)
    assert (hero(g), seen(g)["idle"], status(g, "[1,0]")) == ([2, 0], 12, "active")
    assert moves(g) == {f"explore {names('[1,0]')}", f"attack {names('[1,0]')}", f"attack {names('[3,0]')}"}


def test_without_limit() -> None:
    """SM-HSE-2: option `idle_limit` 0."""
    g = stroll(play(floor(WALK, options={"idle_limit": 0}), "explore [1,0]"), 60)
    assert (seen(g)["idle"], legal(g, "explore [0,0]") or legal(g, "explore [1,0]")) == (60, True)


def test_a_trapped_hero_who_plays_on_comes_to_the_deadly_move() -> None:
    """SM-HSE-2: for him the deadly moves count as useful, so that the game ends."""
    g = play(floor(TRAP, options={"trapped": "play_on"}), *INTO_THE_TRAP, "explore [5,0]")
    steps = 0
    while g.asked is not None:
        play(g, "explore [5,0]" if legal(g, "explore [5,0]") else min(moves(g)))
        steps += 1
    assert g.ended == "hero_dead"
    assert steps <= 12


def test_a_floor_has_at_most_162_moves() -> None:
    """Termination: 9 moves that are not idle, at most 17 idle ones before each; heroes who stroll whenever they may."""
    dice = random.Random(5)
    for seed in range(25):
        g, made, level = GAME.new(seed=seed, options={"trapped": "play_on"}), 0, 1
        while g.asked is not None:
            if g.level != level:
                made, level = 0, g.level
            idle = [p for p in g.options if phase(g)[0] == "move" and p < 7 and g.walkable(p)]
            made += phase(g)[0] == "move"
            g.play(dice.choice(idle or g.options))
            assert made <= 162


# --------------------------------------------------------------------------------------------------------------- variants
def test_for_two_only() -> None:
    """SM-VAR-0: and the game as published is the one without options."""
    assert GAME.seats == (2,)
    assert GAME.settings() == {
        "roles": "random",
        "peeks": (2, 1, 0),
        "jump_to_exit_reveals": False,
        "trapped": "lose",
        "idle_limit": 12,
        "reveal_all_at_end": True,
        "match": "single",
    }


def finished(how: str, level: int = 3) -> Crypt:
    """A game that ended so on that floor."""
    if how == "escaped":
        return play(floor(EXIT_FIRST, 3), "explore [1,0]")
    if how == "dead":
        return play(floor("mantis [1,0], exit [2,0], corridors [3,0] [4,0] [5,0], dragon [6,0]", level, 0), "explore [1,0]")
    if how == "trapped":
        return play(floor(TRAP, level, 0), *INTO_THE_TRAP, "explore [5,0]")
    g = floor(EXIT_FIRST, level, 0)
    g.concede(MASTER if how == "master concedes" else HERO)
    return g


@pytest.mark.parametrize(
    ("first", "second", "who"),
    [
        (("dead", 1), ("escaped", 3), 0),  # the first master won as master and as hero
        (("escaped", 3), ("dead", 3), 1),  # the first hero won both
        (("dead", 2), ("dead", 2), -1),  # one each, as far
        (("dead", 3), ("dead", 2), 1),  # one each; the hero of the first game left two floors, the other one
        (("dead", 1), ("dead", 3), 0),
        (("escaped", 3), ("escaped", 3), -1),
        (("trapped", 3), ("dead", 1), 1),  # who was trapped keeps his floors
        (("hero concedes", 1), ("dead", 2), 0),  # so does who gave up
        (("master concedes", 1), ("escaped", 3), -1),  # a master who gives up gives the hero three
        (("master concedes", 2), ("dead", 3), 1),
    ],
)
def test_swap_match(first: tuple[str, int], second: tuple[str, int], who: int) -> None:
    """SM-VAR-1: more games, then more floors left, else a tie. 0: the master of the first game, 1: its hero."""
    assert result(finished(*first), finished(*second)) == who


@pytest.mark.parametrize(
    ("how", "level", "left"),
    [("dead", 1, 0), ("dead", 3, 2), ("trapped", 2, 1), ("escaped", 3, 3), ("hero concedes", 2, 1), ("master concedes", 1, 3)],
)
def test_floors_left(how: str, level: int, left: int) -> None:
    """SM-VAR-1: exits entered; three where the master conceded."""
    assert floors_left(finished(how, level)) == left


def test_a_match_of_unfinished_games_has_no_result() -> None:
    """SM-VAR-1"""
    with pytest.raises(ValueError, match="second game is not finished"):
        result(finished("dead", 1), floor(EXIT_FIRST))


@pytest.mark.parametrize("peeks", ["3,2,1", "1,0,0"])
def test_handicap(peeks: str) -> None:
    """SM-VAR-2: the number of peeks by floor."""
    due = [seen(floor(EXIT_FIRST, level, options={"peeks": peeks}))["peeks"] for level in (1, 2, 3)]
    assert ",".join(map(str, due)) == peeks
    with pytest.raises(ValueError, match="option peeks cannot be 5,5,5: it is one of 2,1,0, 3,2,1, 1,0,0"):
        new("mantis dragon", options={"peeks": "5,5,5"})


def test_nothing_seen_is_taken_back() -> None:
    """What was revealed stays known: a hero may take back neither a peek nor a step into the dark, but a stroll he may."""
    g = play(floor(WALK, 2), "peek [1,0]")
    assert may_undo(g, HERO) == 0
    play(g, "explore [1,0]", "explore [0,0]")
    assert may_undo(g, HERO) == 2
    play(g, "explore [1,0]", "explore [2,0]")
    assert may_undo(g, HERO) == 0
