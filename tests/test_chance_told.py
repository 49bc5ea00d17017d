"""What chance brings stands in the log: each die and each draw by its value, for whoever may know it, with its rule."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import hantise
from hantise.core.frame import ALL, CHANCE
from hantise.core.game import Game
from hantise.table import pages, sight
from hantise.table.chronicle import Chronicle
from hantise.texts import LANGUAGES, hears

SEATS = {"seat", "seat_letter", "first", "team"}  # who begins, as chance names him
FEW = 160  # picks of a game


def games() -> Iterator[tuple[Game, dict[str, Any]]]:
    for name in hantise.games():
        game = hantise.game(name)
        yield game, {}
        more = {"gregory_horror_show": {"guest_monsters": "yes"}, "horror_attack": {"packs": "own"}}
        if name in more:
            yield game, more[name]


def played(game: Game, options: dict[str, Any], seed: int) -> Any:
    """A position of a random game, with its history."""
    rnd = random.Random(seed)
    seats = min(game.seats) if options.get("packs") == "own" else rnd.choice(game.seats)
    g = game.new(seats, seed, options)
    while not g.ended and sum(t[0] != CHANCE for t in g.tape) < FEW:
        g.play(rnd.choice(g.options))
    return g


def around(g: Any, n: int) -> list[tuple[Any, ...]]:
    """The events that the n-th entry of the tape stands among: between two picks."""
    picks = [k for k, entry in enumerate(g.tape) if entry[0] != CHANCE]
    first = max((k for k in picks if k < n), default=-1)
    return [e for e in g.events if first < e[0] <= min((k for k in picks if k > n), default=len(g.tape))]


def says(game: Game, event: tuple[Any, ...], kind: str, k: int) -> bool:
    """Is that outcome among what the event tells?"""
    kinds = game.messages[event[3]]
    return any(v == k and (of == kind or (of == "seat" and kind in SEATS)) for (_, of), v in zip(kinds, event[4:], strict=True))


@pytest.mark.parametrize(
    ("game", "options"), list(games()), ids=lambda v: v.id if isinstance(v, Game) else "-".join(v) or "plain"
)
def test_41_every_outcome_is_told_by_its_value_and_its_rule(game: Game, options: dict[str, Any]) -> None:
    met = 0
    for seed in range(3):
        g = played(game, options, seed)
        for n, (who, k, seen_by, kind, _) in enumerate(g.tape):
            if who != CHANCE or (g.forgets(kind) and not g.ended):
                continue  # at a table that agreed on memory the log forgets, too
            events = around(g, n)
            for viewer in range(-1, g.seats):
                heard = [e for e in events if hears(e, viewer)]
                told = [e for e in heard if e[0] > n]
                if seen_by == ALL or (viewer >= 0 and seen_by >> viewer & 1):
                    assert any(says(game, e, kind, k) for e in told), f"{kind} {k}: {told}"
                    assert any(e[3] in game.cites for e in heard), f"{kind} {k}: no rule beside {heard}"
                    met += 1
    assert met > 5


@pytest.mark.parametrize("name", hantise.games())
def test_41_a_cited_rule_is_one_and_stands_beside_the_line_as_a_link(name: str) -> None:
    game = hantise.game(name)
    there = (game.folder / "rules.md").read_text(encoding="utf-8")
    assert all(f"**{rule}**" in there for rule in game.cites.values())
    g = played(game, {}, 1)
    t = sight.texts(game, LANGUAGES[0])
    log = Chronicle(t, -1, ((0, ("",) * g.seats),))
    log.hear(g)
    lines = [line for line in log.told([], []) if line.rules]
    assert lines
    seen = sight.Seen(game, t, t.lang, game.view(g), -1, 0, 0, 0, "", [], [], lines, extra={"rules": f"/rules/{name}"})
    html = pages.log_lines(seen, lines)
    for line in lines:
        for rule in line.rules:
            assert f'<a class="rule-id" data-do="rules" href="/rules/{name}#{rule}">{rule}</a>' in html
    assert "rule-id" not in pages.log_lines(sight.Seen(**{**vars(seen), "extra": {}}), lines), (
        "where no rules lie there is no link"
    )


def test_41_gregorys_dice_say_what_they_are_for_and_what_changed_them() -> None:
    """GHS-JUD-13, GHS-JUD-19, GHS-WAN-4, GHS-GCB-3."""
    game = hantise.game("gregory_horror_show")
    keys = {e[3] for seed in range(4) for e in played(game, {"guest_monsters": "yes"}, seed).events}
    assert {"rolls-move", "has-points", "rolls-fight", "dice-gregory"} <= keys
    t = sight.texts(game, "en")
    assert t.say(("rolls-again", 0, 4, 16)) == "Red rolls again: 5 instead of 17."
    assert t.say(("dice-gregory-more", 12, 400, 100, 500)) == "Gregory: 13 makes 400, his rage adds 100: strength 500."
