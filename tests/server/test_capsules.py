"""'Something is wrong here': one file of what a person met, and nothing that he may not know; and the command that opens it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from served import Browser, House, find

from hantise.cli import main
from hantise.server.reopened import reopened
from hantise.table.capsule import NoCapsule, read

Two = tuple[House, str, Browser, Browser]
PAGE = {"net": "on", "draft": ["a1"], "lately": [{"way": "down", "ms": 12, "text": '{"v": 1}'}]}


def made(person: Browser, table: str, page: object = PAGE) -> str:
    answer = person.post(f"{table}/capsule", {"words": "It <b>froze</b>", "page": json.dumps(page)})
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].endswith('.capsule.json"')
    return answer.text


def test_it_holds_what_he_met_and_what_his_page_says(two: Two) -> None:
    _, table, ann, bob = two
    ann.live(table).pick("b2")
    capsule = read(made(bob, table), find)
    plain = capsule.plain
    assert (capsule.seat, plain["position"], plain["words"], plain["page"]) == (1, 1, "It <b>froze</b>", PAGE)
    assert "b2" in capsule.record
    assert {"a1", "c3"} <= {choice["text"] for choice in plain["choices"]}
    assert any("Ann" in line for line in plain["log"])
    assert {"hantise", "engine", "python", "game", "rules", "components"} == set(plain["versions"])
    assert not read(made(ann, table), find).plain["choices"], "she is not asked"
    for page in ([], "x" * 300_000, {"a": 1}):
        assert read(made(bob, table, page), find).plain["page"] in ({}, {"a": 1})
    assert read(bob.get(f"{table}/capsule").text, find).plain["words"] == "", "without a script"


def test_57_it_holds_nothing_that_he_may_not_know(house: House) -> None:
    """What another picks in secret, and what chance dealt to him, changes no byte of it; a record is cut as for the seat."""
    host = house.browser()
    table = host.new(game="shy_monsters", seat="1", against="greedy")
    sitting = house.hub.table(table[3:]).sitting
    house.idle()
    capsule = read(host.get(f"{table}/capsule").text)
    hidden = [line for line in capsule.record.splitlines() if "@" in line]
    assert "?" in capsule.record
    assert not hidden, "no tile of the floor is named"
    other = sitting.state.determinize(1, Random(5).getrandbits(30))
    assert json.loads(other.view(1).to_json()) == capsule.plain["view"]


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"hantise_capsule": 2}', '{"hantise_capsule": 1, "versions": {}}', "[" * 5000]
)
def test_what_is_no_capsule_is_refused_in_one_line(text: str, tmp_path: Path) -> None:
    with pytest.raises(NoCapsule):
        read(text)
    path = tmp_path / "x.json"
    path.write_text(text)
    answer = CliRunner().invoke(main, ["capsule", str(path)])
    assert answer.exit_code == 2


def test_the_command_replays_it_and_opens_a_table(house: House, tmp_path: Path) -> None:
    host = house.browser()
    table = host.new(game="mac_gregor", seat="0", against="greedy")
    whole, cut = tmp_path / "whole.json", tmp_path / "cut.json"
    cut.write_text(host.get(f"{table}/capsule").text, encoding="utf-8")
    sitting = house.hub.table(table[3:]).sitting
    record = sitting.record()
    plain = json.loads(cut.read_text(encoding="utf-8"))
    plain["record"], plain["view"] = record.write(), json.loads(record.replay().view(0).to_json())
    whole.write_text(json.dumps(plain), encoding="utf-8")
    run = CliRunner()
    found = json.loads(run.invoke(main, ["capsule", str(whole), "--json"]).stdout)
    assert (found["replayed"], found["same"]) == (True, True)
    plain["view"]["table"]["round"] += 1
    whole.write_text(json.dumps(plain), encoding="utf-8")
    said = run.invoke(main, ["capsule", str(whole), "--record", str(tmp_path / "game.rec"), "--lang", "fr"])
    assert "AUTRE position" in said.stdout
    assert (tmp_path / "game.rec").read_text(encoding="utf-8") == record.write()
    said = run.invoke(main, ["capsule", str(cut)])
    assert "not replayed" in said.stdout, "it says what cannot be done, and shows the position"
    assert said.exit_code == 0
    assert run.invoke(main, ["capsule", str(cut), "--open"]).exit_code == 2
    (tmp_path / "tables").mkdir()
    assert reopened(tmp_path / "tables", record, 0).startswith("/j/")
