"""How a game went, told after it: the rows of the score hold who won, the tie is parted as the rules part it, the moments are
where the measure moved."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hantise
from hantise.core.registry import games
from hantise.core.tally import Source
from hantise.games.evil_corp.night import worth
from hantise.games.gregory_horror_show.state import House
from hantise.games.horror_attack.state import Table
from hantise.lab.simulate import simulate
from hantise.table.ending import lasted, row, thinned
from hantise.table.plot import plot
from hantise.tally import Tally, moments, tally, tally_of
from hantise.texts import LANGUAGES, Texts

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests" / "records").glob("*/*.rec"))
TUTORIAL = ROOT / "docs" / "tutorial"


def finished() -> Iterator[tuple[str, hantise.Record]]:
    """The golden games that reach their end."""
    for path in RECORDS:
        record = hantise.Record.read(path.read_text(encoding="utf-8"))
        if record.ended:
            yield f"{path.parent.name}/{path.stem}", record


FINISHED = dict(finished())


def winners(state: Any) -> list[int]:
    return [seat for seat, r in enumerate(state.returns) if r == max(state.returns)]


def decides(told: Tally) -> Source:
    (found,) = [source for source in told.sources if source.decides]
    return found


@pytest.mark.parametrize("name", FINISHED)
def test_the_score_holds_who_won(name: str) -> None:
    """What is counted from a view alone is what the rules counted."""
    record = FINISHED[name]
    state, told = record.replay(), tally(record)
    assert told is not None
    assert len(told.curve) == record.picks + 1
    teams = record.game.teams(state.seats)
    assert all(len(source.values) == len(teams) for source in told.sources)
    of, won = [list(source.values) for source in told.sources], winners(state)
    if record.game.id == "evil_corp":
        rules = [worth(state, team) for team in range(len(teams))]
        assert [of[0], of[2], of[3]] == [list(found) for found in zip(*rules, strict=True)]
        level = [team for team in range(len(teams)) if of[0][team] == max(of[0])]  # type: ignore[type-var]
        assert (told.tie is None) == (state.ended == "conceded" or (state.ended == "villages_won" and len(level) == 1))
    elif record.game.id == "horror_attack":
        assert of[2] == [state.score(seat, state.counted(seat)) if state.faction[seat] else None for seat in range(state.seats)]
        assert [a + b for a, b in zip(of[0], of[1], strict=True)] == of[2]  # type: ignore[operator]
    elif record.game.id == "mac_gregor":
        assert list(decides(told).values) == [state.treasures(seat) for seat in range(state.seats)]
        assert [sum(column) for column in zip(*of[:-1], strict=True)] == of[-1]  # type: ignore[arg-type]
        if state.ended == "left":
            others = [n for seat, n in enumerate(of[-1]) if seat not in won]
            assert of[-1][won[0]] >= state.target  # type: ignore[operator]
            assert (told.tie is not None) == (max(others) >= of[-1][won[0]])  # type: ignore[operator, type-var]
    elif record.game.id == "gregory_horror_show":
        assert of[0] == [state.controlled(seat) for seat in range(state.seats)]
        assert of[1:4] == [list(state.life), list(state.spooky), list(state.keys)]
    else:
        assert decides(told).values == (None, state.exits)
        assert (state.exits == 3) == (state.ended == "hero_escaped")


def test_a_tie_of_ze_horror_attack_goes_to_the_latest_turn() -> None:
    """HA-SCO-7, in games that bots have played."""
    ties = 0
    for line in simulate("horror_attack", ["random"] * 4, 40, 5, record=True):
        record = hantise.Record.read(line["record"])
        state, told = record.replay(), tally(record)
        assert isinstance(state, Table)
        assert told is not None
        totals = list(decides(told).values)
        level = [seat for seat, n in enumerate(totals) if n == max(totals)]  # type: ignore[type-var]
        assert (told.tie is None) == (len(level) == 1)
        if told.tie is not None:
            ties += 1
            assert told.tie == ("tally-latest", max(level, key=lambda seat: state.latest[seat]))
    assert ties > 2


def test_a_tie_of_gregory_is_parted_by_life_then_spooky() -> None:
    """GHS-END-4, at every position as if the last round ended there."""
    parted = set()

    def look(state: Any) -> None:
        assert isinstance(state, House)
        g = state.copy()
        living = [seat for seat in range(g.seats) if g.alive(seat)]
        best = max((g.controlled(s), g.life[s], g.spooky[s]) for s in living)
        won = [s for s in living if (g.controlled(s), g.life[s], g.spooky[s]) == best]
        g.ended, g.returns = "rounds", [1.0 if s in won else -1.0 for s in range(g.seats)]
        said = tells.tie(g.game.view(g))
        of = [(g.controlled(s), g.life[s]) for s in living]
        rooms = [r for r, _ in of].count(max(r for r, _ in of))
        both = of.count(max(of))
        wanted = "tally-shared" if len(won) > 1 else None if rooms == 1 else "tally-by-life" if both == 1 else "tally-by-spooky"
        assert (said and said[0]) == wanted
        parted.add(wanted)

    tells = tally_of(games()["gregory_horror_show"])
    assert tells is not None
    for name, record in FINISHED.items():
        if name.startswith("gregory"):
            record.replay(watch=look)
    assert parted == {None, "tally-by-life", "tally-by-spooky", "tally-shared"}


def test_moments_are_where_the_measure_moved_most() -> None:
    level = [(0, 0)] * 10
    assert moments(level) == []
    one = [*level, (3, 0), *[(3, 0)] * 9]
    assert moments(one) == [10]
    # a small step, a great one, one that lets another lead, one beside the great one
    rows = [(0, 0)] * 10 + [(1, 0)] * 10 + [(9, 0), (9, 2)] + [(9, 2)] * 10 + [(9, 10)] * 10
    assert moments(rows) == [10, 20, 32]
    assert moments([(None, 0), (None, 1), (None, 1)]) == [1]


def test_every_game_tells_how_it_went_in_both_languages() -> None:
    """The tutorial's game and one that `new-game` has just made too."""
    tutorial = hantise.game(str(TUTORIAL / "tic_tac_toe.py"))
    records = [
        hantise.Record.read(p.read_text(encoding="utf-8"), tutorial) for p in (TUTORIAL / "tic_tac_toe").glob("records/*")
    ]
    for record in [*FINISHED.values(), *records]:
        told = tally(record)
        assert told is not None
        for lang in LANGUAGES:
            t = Texts(record.game, lang)
            rows = [row(t, source, ()) for source in told.sources]
            assert all(label[0].isupper() and len(values) == len(record.game.teams(record.seats)) for label, values, _ in rows)
            assert t.say(told.measured)
            assert told.tie is None or t.say(told.tie).endswith(".")
    assert {record.game.id for record in FINISHED.values()} == set(games())


def test_the_lines_of_tic_tac_toe() -> None:
    game = hantise.game(str(TUTORIAL / "tic_tac_toe.py"))
    line = hantise.Record.read((TUTORIAL / "tic_tac_toe" / "records" / "line.rec").read_text(encoding="utf-8"), game)
    told = tally(line)
    assert told is not None
    assert sorted(decides(told).values) == [0, 1]  # type: ignore[type-var]
    assert told.curve[0] == (8, 8)


def test_the_plot_shows_the_curve() -> None:
    """Each line goes through its values in order; letters do not lie on each other; a shape and dashes for each team."""
    rows = [(0, 0, None), (2, 0, None), (2, -1, None), (5, 5, None)]
    p = plot(rows, "ABC", [3])
    assert [curve.letter for curve in p.curves] == ["A", "B"]
    ups = {tick.text: tick.at for tick in p.up}
    assert list(ups) == sorted(ups)
    assert p.zero == ups[0]
    for k, curve in enumerate(p.curves):
        ys = [float(point.split(",")[1]) - 2.5 * k for point in curve.points.split()]
        scale = (ups[0] - ups[max(ups)]) / max(ups)
        assert [round((ups[0] - y) / scale) for y in ys][-1] == 5
        assert min(ys) >= 0
    a, b = p.curves
    assert abs(a.y - b.y) >= 24
    assert [tick.text for tick in p.moments] == [1]
    css = (ROOT / "src/hantise/table/static/end.css").read_text(encoding="utf-8")
    dashes = [line.partition("dasharray:")[2].partition("}")[0] for line in css.splitlines() if line.startswith(".line-")]
    assert len(set(dashes)) == len(dashes) == 6


def test_a_long_course_is_thinned_and_its_end_is_kept() -> None:
    told = Tally([], None, ("x",), [(n // 3, -n) for n in range(1000)], [])
    shown = thinned(told)
    assert len(shown) <= 42
    assert shown[0] == (0, ["0", "0"])
    assert shown[-1] == (999, ["333", "−999"])


@pytest.mark.parametrize(
    ("seconds", "en", "fr"),
    [(0, "", ""), (20, "1 minute", "1 minute"), (3540, "59 minutes", "59 minutes"), (86400 * 9, "9 days", "9 jours")],
)
def test_how_long_it_took(seconds: float, en: str, fr: str) -> None:
    assert [lasted(Texts(None, lang), seconds) for lang in ("en", "fr")] == [en, fr]
