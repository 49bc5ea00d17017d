"""Ze Horror Attack at the table: where the areas lie."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from .driver import DESKTOP, PHONE, RECORDS, Person

STRIPS = """l => l.map(e => { const r = e.querySelector('.ha-strip').getBoundingClientRect();
    return [e.querySelector('.ha-who').textContent, r.left, r.top, r.right, r.bottom] })"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_eight_areas_lie_clockwise_in_two_columns(person: Callable[..., Person], size: dict[str, int]) -> None:
    """One's own below at the left, the next person's above it, the last person's below at the right."""
    me = person(size)
    me.load((RECORDS / "horror_attack" / "both_packs_eight.rec").read_text(encoding="utf-8"), 3, "greedy", 60)
    me.wait_for_turn()
    strips = {who[0]: box for who, *box in me.page.eval_on_selector_all("g:has(> .ha-strip):has(.ha-who)", STRIPS)}
    assert sorted(strips) == list("ABCDEFGH")
    left = sorted(strips, key=lambda who: (strips[who][0], -strips[who][1]))
    assert "".join(left) == "DEFG" + "CBAH"
    for one, other in combinations(strips.values(), 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
    if me.touch:
        assert strips["D"][2] <= size["width"], "a column fits the screen"
    me.fits()


def test_four_areas_fit_a_phone(person: Callable[..., Person]) -> None:
    """Nothing has to be pushed sideways as long as nobody has six kinds of cards."""
    me = person(PHONE)
    me.load((RECORDS / "horror_attack" / "one_pack_sherlock_four.rec").read_text(encoding="utf-8"), 1, "greedy", 22)
    me.wait_for_turn()
    assert me.page.evaluate("(e => e.scrollWidth - e.clientWidth)(document.getElementById('lens'))") <= 0
