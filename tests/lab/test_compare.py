"""Compare: the same seeds on both sides, differences pair by pair, and what is more than noise."""

import json
from pathlib import Path

import pytest

import hantise
from hantise.core.data import OWN
from hantise.lab.compare import Side, compare

SHY, GREEDY = "shy_monsters", ("greedy", "greedy")


def test_nothing_differs_from_itself() -> None:
    """And that is not taken for certainty: few pairs leave room."""
    told = compare(SHY, Side("a", GREEDY), Side("b", GREEDY), 12, seed=3)
    assert json.loads(json.dumps(told)) == told
    assert {line["difference"] for line in told["measures"]} == {0.0}
    assert not any(line["more_than_noise"] for line in told["measures"])
    won = [line for line in told["measures"] if line["what"] == "won"]
    assert [line["of"] for line in won] == ["seat 1", "seat 2"]
    assert all(line["low"] < -0.1 and line["high"] > 0.1 for line in won)
    assert told["length"][0] == told["length"][1]


def test_more_looks_help_the_hero(tmp_path: Path) -> None:
    """By an option, and by a components file that says the same: from the same seeds they come to the same."""
    data = (hantise.game(SHY).folder / "components.toml").read_text(encoding="utf-8")
    for number, was in ((1, 2), (2, 1), (3, 0)):
        data = data.replace(f"number = {number}\npeeks = {was}", f"number = {number}\npeeks = {was + 1}")
    own = tmp_path / "looks.toml"
    own.write_text(data, encoding="utf-8")
    by_option = compare(SHY, Side("a", GREEDY), Side("b", GREEDY, {"peeks": "3,2,1"}), 25)
    hero = next(line for line in by_option["measures"] if line["of"] == "seat 2" and line["what"] == "won")
    assert hero["two"] > hero["one"]
    assert hero["low"] < hero["difference"] < hero["high"]
    by_file = compare(SHY, Side("a", GREEDY), Side("b", GREEDY, env={OWN: str(own)}), 25, jobs=2)
    assert by_file["measures"] == by_option["measures"]


@pytest.mark.parametrize(
    ("one", "two", "games", "says"),
    [
        (Side("a", GREEDY), Side("b", GREEDY), 9, "at least 10 games"),
        (Side("a", GREEDY), Side("b", ("greedy", "hal")), 10, r"b: there is no bot 'hal'"),
        (Side("a", GREEDY), Side("b", GREEDY, {"peeks": "9"}), 10, "b: option peeks cannot be 9"),
        (Side("a", ("greedy",)), Side("b", GREEDY), 10, "a: shy_monsters is for 2 seats, not 1"),
    ],
)
def test_what_cannot_be_compared(one: Side, two: Side, games: int, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        compare(SHY, one, two, games)
