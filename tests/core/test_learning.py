"""What learners and solvers need of the core: deeds in steps, games as trees with chance, what a seat sees as numbers."""

import dataclasses
import json
import pickle
from array import array
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hantise
from hantise.core.branches import after, openings
from hantise.core.eye import Eye
from hantise.core.fault import Fault
from hantise.core.frame import CHANCE, NOBODY
from hantise.core.game import Game
from hantise.core.layout import FILE, Layout, layout, size, stored
from hantise.core.nodes import Node, root
from hantise.core.observed import layout_of, observe, settings, views
from hantise.core.registry import game as registered
from hantise.core.steps import Steps, forward, narrowed

KUHN = str(Path(__file__).parent.parent / "bots" / "kuhn.py")
GAMES = list(hantise.games().values())
TABLES = [(game, n) for game in GAMES for n in game.seats]


def named(value: Any) -> str:
    return value.id if isinstance(value, Game) else str(value)


# steps -----------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES, ids=named)
def test_every_pick_is_composed_of_steps_and_no_other_is(game: Game) -> None:
    """At every decision of a game: paths are apart, within bounds, and each prefix leads to what begins so."""
    steps, luck = Steps(game.actions), Random(3)
    assert steps.size < 1100
    g = game.new(game.seats[-1], 5, record=False)
    for _ in range(250):
        if g.player == NOBODY:
            break
        paths = [steps.path(n) for n in game.actions.numbers(g.asked, g.options)]
        assert len(set(paths)) == len(g.options)
        assert all(0 <= step < steps.size for path in paths for step in path)
        assert max(map(len, paths)) <= steps.longest
        wanted = luck.choice(paths)
        left, at = paths, 0
        while len(left) > 1:
            at = forward(left, at)
            left = narrowed(left, at, wanted[at])
            at += 1
        assert left == [wanted]
        g.play(g.options[paths.index(wanted)])


def test_the_widest_catalogue_is_a_short_list_of_steps() -> None:
    """Gregory's 622,840 picks are 1,036 steps; a deed takes three at most."""
    steps = Steps(registered("gregory_horror_show").actions)
    assert (steps.size, steps.longest) == (1036, 3)
    assert [Steps(game.actions).size for game in GAMES if game.id == "mac_gregor"] == [42]
    assert steps.meaning(0) == "PlacePawn: <space>"
    assert steps.meaning(len(steps.kinds) + 7) == "7"


# nodes -----------------------------------------------------------------------------------------------------------------------
def leaves(node: Node, chance: float = 1.0) -> list[tuple[float, str]]:
    """Every position at the first decisions: how likely chance makes it, and which it is."""
    if node.player != CHANCE:
        assert node.state is not None
        return [(chance, node.state.key(False))]
    return [leaf for k, p in node.chances() for leaf in leaves(node.after(k), chance * p)]


def test_chance_is_a_player_with_the_right_odds() -> None:
    """Kuhn poker: the same deals, and the same chances, as by enumeration; a position says nothing of how it came to be."""
    kuhn = registered(KUHN)
    found = sorted(leaves(root(kuhn)))
    assert len(found) == 6
    assert found == sorted((branch.probability, branch.state.key(False)) for branch in openings(kuhn))


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_a_node_goes_the_ways_of_the_game(game: Game) -> None:
    """Through whole games: the same options and outcomes as `after` enumerates; nothing that a node gives changes it."""
    luck, node = Random(8), root(game, game.seats[0], recall=True)
    for _ in range(300):
        if node.player == NOBODY:
            break
        if node.player == CHANCE:
            outcomes = node.chances()
            assert sum(p for _, p in outcomes) == pytest.approx(1.0)
            assert all(0 <= k < game.most_outcomes for k, _ in outcomes)
            node = node.after(luck.choice(outcomes)[0])
            continue
        state = node.state
        assert state is not None
        was, pick = state.key(), luck.choice(state.options)
        nxt = node.after(pick)
        assert state.key() == was
        if nxt.player == CHANCE:
            with pytest.raises(ValueError, match="chance cannot bring"):
                nxt.after(-5)
        elif game.id == "shy_monsters":
            assert nxt.state is not None
            assert [b.state.key(False) for b in after(state, pick)] == [nxt.state.key(False)]
        node = nxt
    assert node.depth > 10
    assert node.drawn > 2


def any_of(node: Node, luck: Random) -> int:
    """Any pick, or outcome."""
    if node.player == CHANCE:
        return luck.choice(node.chances())[0]
    assert node.state is not None
    return luck.choice(node.state.options)


def test_a_node_is_written_down_and_read() -> None:
    """As long as a game may be: no chain is too deep for pickle."""
    luck, node = Random(1), root(registered("mac_gregor"), recall=True)
    while node.player != NOBODY and node.depth < 1500:
        node = node.after(any_of(node, luck))
    again = pickle.loads(pickle.dumps(node))
    assert (again.depth, again.drawn, again.player) == (node.depth, node.drawn, node.player)
    assert [again.information(s) for s in (0, 1)] == [node.information(s) for s in (0, 1)]


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_information_grows_by_what_is_noticed_and_hides_the_rest(game: Game) -> None:
    """Each seat's text begins with what it was; another deal of what a seat has not seen leaves its text as it is."""
    luck, node = Random(2), root(game, recall=True)
    texts = [[""] for _ in range(game.seats[0])]
    for _ in range(200):
        if node.player == NOBODY:
            break
        if node.player != CHANCE:
            for seat, text in enumerate(texts):
                text.append(node.information(seat).rpartition("?")[0])
        node = node.after(any_of(node, luck))
    for text in texts:
        assert all(late.startswith(early) for early, late in pairwise(text))
        assert text[-1].count("\n") > 5
    assert texts[0][-1] != texts[1][-1]
    with pytest.raises(ValueError, match="recalls nothing"):
        root(game).information(0)


# what a seat sees, as numbers ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=named)
def test_the_layout_beside_a_game_has_a_place_for_what_is_seen(game: Game, seats: int) -> None:
    """Of games that were not looked at when it was made: hardly a fact has no place, and a cell says so where one has none."""
    of = layout(game, seats)
    tensors = [of.tensor(view) for view in views(game, seats, 90_001, {}, 6)]
    assert {len(one) for one in tensors} == {of.size}
    beyond = [one[0] for one in tensors]
    assert sum(beyond) <= 0.5 * len(beyond), f"{sum(beyond)} facts in {len(beyond)} views: hantise layout {game.id} --renew"
    assert len({tuple(one) for one in tensors}) > len(tensors) // 2
    eye, seen = Eye(of), list(zip(views(game, seats, 90_001, {}, 6), tensors, strict=True))
    for view, tensor in (*seen, *reversed(seen)):  # of all seats in turn, forth and back, and nothing twice
        assert array("f", bytes(eye.look(view))) == array("f", tensor), "an eye tells what it sees, whatever it saw before"
    rows = of.rows()
    assert rows[0].what == "beyond"
    assert max(row.last for row in rows) == of.size - 1


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=named)
def test_an_eye_sees_of_a_game_what_its_view_says(game: Game, seats: int) -> None:
    """At every decision, for who is asked and for another: one eye for all seats, in two games, the second with another option.
    It asks the game for tellings alone; `hantise check` holds these to what a seat may know."""
    of, luck = layout_of(game, seats), Random(seats)
    eye = Eye(of)
    for n in range(2):
        options = luck.choice([*settings(game)]) if n else {}
        g, turns = game.new(seats, 11 + n, options, record=False), 0
        while True:
            for seat in {max(g.player, 0), luck.randrange(seats)}:
                told = array("f", of.tensor(game.view(g, seat, options=False)))
                assert array("f", bytes(eye.see(g, seat))) == told, f"{options}, decision {turns}"
            if g.player == NOBODY or turns > 250:
                break
            g.play(luck.choice(g.options))
            turns += 1


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=named)
def test_the_same_view_gives_the_same_tensor(game: Game, seats: int) -> None:
    """Whatever lies hidden: in other worlds of a seat its numbers are the same."""
    of, luck = layout(game, seats), Random(seats)
    g, n = game.new(seats, 4, record=False), 0
    while g.player != NOBODY and n < 90:
        if n % 30 == 29:
            for seat in range(seats):
                told = of.tensor(game.view(g, seat))
                world = g.determinize(seat, luck.getrandbits(60))
                assert game.view(world, seat).to_json() == game.view(g, seat).to_json()
                assert of.tensor(game.view(world, seat)) == told
        g.play(luck.choice(g.options))
        n += 1


def test_what_has_no_place_is_counted_and_harms_nothing() -> None:
    kuhn = registered(KUHN)
    of = Layout(observe(kuhn, 2, 4))
    view = kuhn.view(kuhn.new(seed=1), 0)
    plain = of.tensor(view)
    assert plain[0] == 0.0
    strange = json.loads(json.dumps(view.to_dict()))
    strange["table"] |= {"card": "ace", "said": 7, "tip": 1}
    odd = of.tensor(type(view)(**strange))
    assert (len(odd), odd[0]) == (len(plain), 3.0)


def test_an_eye_sees_what_changes_anyhow() -> None:
    """Values that have no place, lists that grow and shrink, another sort of value, and lists that the game goes on with."""
    line = {"is": "record", "fields": {"n": {"is": "number", "by": 2}, "w": {"is": "word", "names": list("abcdefghijklm")}}}
    fields = {
        "rows": {"is": "list", "most": 4, "fixed": False, "of": line},
        "pair": {"is": "list", "most": 2, "fixed": True, "of": line},
    }
    of = Layout({"is": "record", "fields": {"table": {"is": "record", "fields": fields}}})
    kuhn = registered(KUHN)
    view, eye, rows = kuhn.view(kuhn.new(seed=1), 0), Eye(of), list[Any]()
    plain = of.tensor(view)[0]  # what is seen besides the table, and has no place in this layout

    def look(table: Any) -> list[float]:
        told = dataclasses.replace(view, table=table)
        seen = array("f", bytes(eye.look(told)))
        assert seen == array("f", of.tensor(told)), table
        return [x for x in seen[1:] if x]

    assert plain > 1
    tables: list[Any] = [{"rows": rows, "pair": [{"n": 1, "w": "a"}, {"n": 0, "w": ""}]}]
    for row in ({"n": 1, "w": "b"}, {"n": 2, "w": "zzz"}, {"n": "?", "w": 3}, {"n": 4, "w": "m"}, {"n": 5, "w": "a"}):
        rows.append(row)
        look(tables[0])
    for other in (
        None,
        {"rows": None, "pair": []},
        {"rows": [7, {"n": 1}], "pair": (None,)},
        {"rows": tuple(rows[:2]), "pair": rows},
    ):
        look(other)
        assert look(tables[0])
    del rows[1:]
    assert look(tables[0]) == [0.25, 0.5, 1.0, 0.5, 1.0]
    rows[0]["w"] = "c"
    assert look(tables[0]) == [0.25, 0.5, 1.0, 0.5, 1.0]


SHAPES = [
    ({"is": "number", "by": 8}, 2, [0.25]),
    ({"is": "number", "by": 1}, True, [1.0]),
    ({"is": "word", "names": ["a", "b"]}, "b", [0, 1]),
    ({"is": "word", "names": ["a", "b"]}, "", [0, 0]),
    ({"is": "bag", "names": ["a", "b"]}, ["b", "a", "b"], [1, 2]),
    ({"is": "counts", "names": ["a", "b"], "by": 4}, [["b", 3]], [0, 0.75]),
    ({"is": "list", "most": 2, "fixed": False, "of": {"is": "number", "by": 1}}, [5], [0.5, 5, 0]),
    ({"is": "list", "most": 2, "fixed": True, "of": {"is": "number", "by": 1}}, [5, 6], [5, 6]),
    ({"is": "maybe", "of": {"is": "number", "by": 1}}, None, [0, 0]),
    ({"is": "maybe", "of": {"is": "number", "by": 1}}, 3, [1, 3]),
    ({"is": "map", "names": ["a", "b"], "of": {"is": "number", "by": 1}}, {"b": 3}, [0, 0, 1, 3]),
    ({"is": "record", "fields": {"x": {"is": "number", "by": 1}, "y": {"is": "same", "value": 2}}}, {"x": 1, "y": 2}, [1]),
    ({"is": "record", "numbered": True, "fields": {"0": {"is": "label"}, "1": {"is": "number", "by": 1}}}, ["q", 4], [4]),
]


@pytest.mark.parametrize(("shape", "value", "cells"), SHAPES)
def test_each_shape_writes_its_cells(shape: dict[str, Any], value: Any, cells: list[float]) -> None:
    from_layout: list[float] = []
    put = Layout({"is": "record", "fields": {"x": shape}})._put
    assert put({"x": value}, from_layout) == 0
    assert from_layout == cells
    assert size(shape) == len(cells)
    nothing: list[float] = []
    assert put({"x": object()}, nothing) >= (shape["is"] != "label")
    assert len(nothing) == len(cells)


def test_a_layout_of_another_version_is_refused(tmp_path: Path) -> None:
    shy = registered("shy_monsters")
    elsewhere = dataclasses.replace(shy, folder=tmp_path)
    with pytest.raises(Fault, match=r"has no layout\.json"):
        layout(elsewhere, 2)
    old = json.loads((shy.folder / FILE).read_text(encoding="utf-8")) | {"version": 0}
    (tmp_path / FILE).write_text(json.dumps(old), encoding="utf-8")
    with pytest.raises(Fault, match="version 0"):
        layout(elsewhere, 2)
    assert stored(shy.folder / FILE)["version"] == shy.version
    assert layout_of(registered(KUHN), 2).size == layout_of(registered(KUHN), 2).size > 5
