"""The Night in its exact order, the end, and what keeps a game from going on for ever: rules.md sections 14, 15 and 20."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hantise.core.frame import NOBODY
from hantise.games.evil_corp import GAME
from hantise.games.evil_corp.night import best, everything, worth
from hantise.games.evil_corp.state import Office

from .table import asked, bag, discard, hand, lead, on, options, play, row, scene, told

FIELD = {  # leads to be had on one battlefield
    1: "zombie 1.field", 2: "brute 1.field", 3: "ogre 1.field", 4: "minotaur 1.field", 5: "minotaur 1.field, zombie 1.field",
    6: "minotaur 1.field, brute 1.field", 7: "minotaur 1.field, ogre 1.field",
    9: "minotaur 1.field, clumsy_giant 1.field, zombie 1.field",
}  # fmt: skip


def night_of(text: str, seats: int = 2, **facts: Any) -> Office:
    """Everybody has passed but a, who passes now."""
    return play(scene(text, seats=seats, passed="bcd"[: seats - 1], **facts), "pass")


@pytest.mark.parametrize(
    ("lead_of", "face", "steps", "magic", "token"),
    [
        (1, 0, 1, 0, 0), (2, 0, 1, 0, 0), (3, 0, 1, 2, 0), (4, 0, 2, 2, 0), (5, 0, 2, 2, 0), (6, 0, 0, 2, 1), (7, 0, 0, 2, 1),
        (1, 1, 1, 0, 0), (2, 1, 1, 2, 0), (3, 1, 1, 2, 0), (4, 1, 2, 2, 0), (6, 1, 0, 2, 1), (9, 1, 0, 2, 1),
    ],
)  # fmt: skip
def test_terror_effects(lead_of: int, face: int, steps: int, magic: int, token: int) -> None:
    """EC-NIT-1, EC-NIT-2, EC-NIT-3, EC-NIT-4, EC-RUL-46, EC-RUL-47. All squares up to the lead; a village won is set up
    anew."""
    g = night_of(f"a: {FIELD[lead_of]}", face=[face, 0])
    assert (g.conquest[0], g.magic, g.tokens) == (steps, [magic, 0], [token, 0])
    assert g.face[0] == (1 if token else face)


def test_one_token_a_village_and_night() -> None:
    """EC-NIT-4, EC-RUL-2. Centre and victory square together are one token."""
    g = night_of(f"a: {FIELD[6]}", conquest=[2, 0, 0, 0])
    assert g.tokens == [1, 0]


def test_steps_beyond_the_centre_are_lost() -> None:
    """EC-NIT-2, EC-NIT-11, EC-RUL-43. Nothing is carried over to the next face; the other side's steps are lost too."""
    g = night_of(f"a: {FIELD[4]}", conquest=[2, 2, 1, 0])
    assert (g.tokens, g.conquest, g.face) == ([1, 0], [0, 0, 1, 0], [1, 0])
    assert g.cargo[0] == (3, 3)


def test_tie() -> None:
    """EC-NIT-5, EC-RUL-54. The stone gives one step at a tie, and wins the village if that is the centre; else nothing."""
    g = night_of("a: brute 1.field; b: brute 1.field", stone=[1, -1])
    assert (g.conquest, g.magic, g.stone) == ([0, 1, 0, 0], [0, 0], [-1, -1])
    h = night_of("", stone=[1, -1], conquest=[0, 2, 0, 0])
    assert h.tokens == [0, 1]
    assert night_of("a: brute 1.field; b: brute 1.field").conquest == [0, 0, 0, 0]


def test_the_order_of_the_night() -> None:
    """EC-NIT-6 to EC-NIT-17, EC-GLD-4, EC-RUL-28, EC-RUL-29. Magic gold of this very Night pays for the upkeep; gold is
    lost after that; then the row, the demons, the draw, the pawn: EC-NIT-7, EC-NIT-12, EC-NIT-13, EC-NIT-14, EC-NIT-15,
    EC-NIT-16."""
    g = night_of(
        "a: minotaur 1.field, brute 2.fort, wraith 1.port; hand a: zombie; gold b: 3; b: tax_imp 1.fort; row: lich, orc",
        demons=0, loot=[0, 0], stone=[0, 1], cargo=[(0, 2), (0, 0)],
    )  # fmt: skip
    assert (asked(g), options(g)) == ("a Upkeep", ["let_go", "pay"])  # of a's coins 2 are magic, from square 3
    assert g.gold == [0, 3]
    play(g, "pay")
    assert (asked(g), options(g)) == (
        "b Upkeep",
        ["let_go", "pay"],
    )  # EC-NIT-17: teams from the first player pawn on, in public
    play(g, "let_go")
    assert (g.gold, g.magic, g.demons, row(g)[0]) == ([0, 0], [0, 0], 0b111, "union_orc")
    assert (g.cargo, g.loot, g.stone) == ([(2, 2)] * 2, [-1, -1], [-1, -1])
    assert (g.first, g.number, g.passed, asked(g)) == (1, 2, 0, "b Action")
    assert [len(h) for h in g.hand] == [5, 5]
    assert (on(g, 1), on(g, 2)) == ([], ["staff_brute fort/down"])
    assert [v[0] for v in told(g, "left-over")] == [0]


def test_fortification_upkeep() -> None:
    """EC-NIT-8, EC-NIT-10, EC-FOR-3, EC-FOR-4, EC-RUL-45, EC-RUL-57. 2 gold on face A, 3 on B; kept tiles are inactive and
    can be kept again; a tile that cannot be kept goes unasked."""
    g = night_of("a: zombie 1.fort, brute 2.fort; gold a: 2", face=[1, 0])
    assert asked(g) == "a Upkeep"
    assert on(g, 1) == []  # 3 gold on face B: discarded unasked
    play(g, "pay")
    assert (on(g, 2), g.conquest) == (["staff_brute fort/down"], [1, 0, 1, 0])
    h = night_of("a: siren 1.fort/down; magic a: 2")
    play(h, "pay")
    assert on(h, 1) == ["alarm_siren fort/down"]


def test_free_keeping_counts_before_the_discards() -> None:
    """EC-NIT-9, EC-RUL-53. The Bugbear on a battlefield keeps two; turned, it keeps none; one allowance keeps one tile."""
    g = night_of("a: bugbear 1.field, zombie 1.fort, wraith 2.fort; b: ooze 1.field")
    play(g, "keep")
    assert options(g) == ["let_go", "keep"]
    play(g, "let_go")
    assert on(g, 1) == ["rookie_zombie fort/down"]
    h = night_of("a: bugbear 1.field/down, zombie 1.fort; b: ooze 1.field")
    assert on(h, 1) == []


def test_a_won_village_keeps_nothing() -> None:
    """EC-NIT-8, EC-RUL-30. Allowance or not, whoever won it."""
    g = night_of(
        "a: minotaur 1.field, tax_imp 1.field, brute 1.field, caretaker 2.field, zombie 2.fort; b: zombie 1.fort; gold b: 9"
    )
    assert g.tokens == [1, 0]
    assert on(g, 1, "b") == []
    assert asked(g) == "a Upkeep"


def test_a_kept_tile_counts_next_day() -> None:
    """EC-NIT-11, EC-RUL-58. The lead is that of the kept tiles."""
    g = night_of("a: caretaker 1.fort")
    play(g, "keep")
    assert lead(g, 1) == 2


def test_an_empty_bag_at_night() -> None:
    """EC-NIT-15, EC-BAG-2. Draw what there is, then the discard goes back."""
    g = night_of("bag a: brute, zombie; discard a: wraith, cashier_imp, apprentice, lich, warlord")
    assert {"staff_brute", "rookie_zombie"} <= set(hand(g, "a"))
    assert (len(hand(g, "a")), len(bag(g)), discard(g)) == (5, 2, [])


# ----------------------------------------------------------------------------------------------------------------- the end
def test_two_tokens_win() -> None:
    """EC-WIN-1, EC-WIN-2, EC-WIN-7. Alone with two, at the end check; both may come from the same village."""
    g = night_of(f"a: {FIELD[6]}", tokens=[1, 0], face=[1, 0])
    assert (g.ended, g.returns) == ("villages_won", [1.0, -1.0])
    assert told(g, "left-over") == []  # EC-NIT-6: nothing of the Night comes after it


def test_more_tokens_win() -> None:
    """EC-WIN-3, EC-RUL-31. Three beat two."""
    h = night_of("a: ogre 1.field, brute 3.field; b: warlord 2.field", seats=3, tokens=[1, 1, 0], conquest=[2, 0, 2, 0, 0, 2])
    assert (h.tokens, h.returns) == ([3, 2, 0], [1.0, -0.5, -0.5])


def test_tie_breaks() -> None:
    """EC-WIN-4, EC-WIN-5, EC-WIN-6, EC-RUL-49. Costs and magic gold, then terror, then the victory is shared. Removed
    tiles are out."""
    g = scene("a: brute 1.field; b: brute 2.field; discard a: golem; hand b: ogre", tokens=[2, 2])
    assert worth(g, 0)[1:] == (4, worth(g, 1)[2])
    assert best(g, [0, 1]) == [0, 1]
    g.magic[1] = 1
    assert best(g, [0, 1]) == [1]
    g.magic[1] = 0
    g.discard[0] = (g.discard[0][0], g.bag[0].pop())
    assert len(everything(g, 0)) == 9
    g.discard[0] = g.discard[0][:1]
    assert best(g, [0, 1]) == [1]  # a base tile less: less terror
    h = night_of("a: brute 1.field; b: brute 2.field", tokens=[1, 1], conquest=[2, 0, 0, 2])
    assert (h.ended, h.returns, [e[0] for e in told(h, "shares")]) == ("villages_won", [0.0, 0.0], [0, 1])


def test_the_last_round() -> None:
    """EC-END-4, EC-OPT-6, EC-END-2, EC-END-3. Most tokens, then most steps (a village just won counts 0), then as in a
    tie."""
    g = night_of("", number=30, tokens=[0, 1])
    assert (g.ended, g.returns) == ("round_limit", [-1.0, 1.0])
    h = night_of("", number=30, conquest=[1, 0, 0, 2])
    assert h.returns == [-1.0, 1.0]
    k = night_of("a: zombie 1.field", number=30, conquest=[2, 2, 0, 1], tokens=[0, 1])
    assert k.returns == [-1.0, 1.0]  # one token each; village 1 was won just now, so a's steps there count 0


def test_three_quiet_rounds_end_the_game() -> None:
    """EC-END-5, EC-RUL-48, EC-END-6. Nobody deploys and no step is made; one who has nothing left can still pass."""
    g = GAME.new(2, 1)
    while g.player != NOBODY:
        play(g, "pass")
    assert (g.ended, g.number, g.returns) == ("stalled", 3, [0.0, 0.0])
    h = night_of("a: caretaker 1.fort", quiet=2)
    assert h.ended == ""  # EC-RUL-58: a kept tile wins ground
    assert h.quiet == 0


def test_giving_up() -> None:
    """EC-END-8. Of two players one may; in a team or among three nobody can."""
    g = GAME.new(2, 1)
    g.concede(1)
    assert (g.ended, g.returns) == ("conceded", [1.0, -1.0])
    with pytest.raises(ValueError, match="only of two players"):
        GAME.new(4, 1).concede(0)


def test_a_day_is_finite() -> None:
    """EC-END-1, EC-END-7. Far fewer than a thousand actions a Day, and no game of random players beyond thirty rounds."""
    rng = Random(3)
    for n in range(20):
        g = GAME.new(2 + n % 3, n, record=False)
        day, actions = 1, 0
        while g.player != NOBODY:
            if g.number != day:
                day, actions = g.number, 0
            actions += 1
            assert actions < 300
            g.play(rng.choice(g.options))
        assert g.number <= 15
