"""Kept: what a viewer is told again without being made again is what it would be, whatever happened at the table meanwhile."""

from __future__ import annotations

from random import Random

import pytest
from tests.jumping import Guest, InPlay, calm, play

from hantise.core.registry import games
from hantise.parts import whole
from hantise.table import room
from hantise.table.rows import Sitter

LIVE = "live:60:10:80"


def shown(t: InPlay, guest: Guest) -> dict[str, str]:
    """What the guest is shown, region by region, and his log."""
    drawn = room.draw(t.hub, t.table, guest.at, "en")
    return {name: whole(parts) for name, parts in drawn.regions.items()} | {"log": str(drawn.seen.lines)}


@pytest.mark.parametrize("name", sorted(games()))
def test_what_is_kept_is_what_would_be_made_anew(name: str) -> None:
    """Picks, some of them secret, takings back, phrases, votes, other people, people who come and go, time that passes."""
    made = games()[name]
    rng, stayed = Random(11), 0

    async def work(t: InPlay) -> None:
        nonlocal stayed
        sitting, guests = t.sitting, [t.guest(seat) for seat in range(-1, t.sitting.seats)]
        for n in range(48):
            if sitting.over:
                return
            before = [t.table.drawn.get((g.seat, "en", tuple(g.at.held), False, False, None)) for g in guests]
            happens = rng.choice(["pick"] * 14 + ["undo", "say", "leave", "come", "late", "vote", "seat"])
            at, seat = rng.choice(guests), rng.randrange(sitting.seats)
            may = [s for s in range(sitting.seats) if sitting.undoing.may(s)]
            if happens == "undo" and may:
                t.hub.commit(t.table, sitting.undo(may[0], sitting.asks[may[0]]))
            elif happens == "say":
                t.hub.commit(t.table, sitting.say(seat, sitting.phrases[0]))
            elif happens == "leave":
                at.leave()
            elif happens == "come":
                t.hub.came(t.table, at.slot)
            elif happens == "late":
                await t.clock.jump(rng.choice((5, 70)))
            elif happens == "vote":
                at.say(vote=rng.choice(("ask pause", "ask go", "yes 1", "yes 2")))
            elif happens == "seat":
                t.hub.commit(t.table, sitting.sit(seat, Sitter("human", f"N{n}")))
            elif not sitting.clocks.paused:
                seat = rng.choice(sitting.waits_for())
                options = list(sitting.asked_of(seat).options)
                t.hub.commit(t.table, sitting.pick(seat, sitting.asks[seat], f"p{n}", rng.choice(options)))
            await calm()
            stayed += sum(room.draw(t.hub, t.table, g.at, "en") is was for g, was in zip(guests, before, strict=True))
            told = [shown(t, guest) for guest in guests]
            for kept in (t.table.drawn, t.table.added, t.table.lists, sitting.chronicles):
                kept.clear()
            assert told == [shown(t, guest) for guest in guests], (n, happens)

    play(work, made, [f"P{n}" for n in range(made.seats[0])], clock=LIVE)
    assert stayed or name != "shy_monsters", "there is a pick that the others do not hear of"


def test_a_deed_is_told_that_was_written_in_one_tick_with_a_pick_after_it() -> None:
    async def work(t: InPlay) -> None:
        ann = t.guest(0)
        await ann.told()
        t.hub.commit(t.table, t.sitting.sit(1, Sitter("human", "Zoe")))
        t.hub.commit(t.table, t.sitting.pick(0, 1, "p", 4))
        assert "Zoe" in (await ann.told()).partition('id="who-1"')[2].partition("</")[0]

    play(work)
