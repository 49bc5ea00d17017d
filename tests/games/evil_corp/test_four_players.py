"""Teams of two: rules.md section 16."""

from __future__ import annotations

from hantise.games.evil_corp import GAME

from .table import asked, bag, can, hand, on, options, play, scene, shown, why_not


def test_a_team_shares_all_but_the_screens() -> None:
    """EC-4P-1, EC-4P-4, EC-HID-3. Gold of one pays for the other; a member does not see the partner's screen."""
    g = scene("hand a: toll_troll; row: lich; hand b: brute", seats=4)
    play(g, "first a", "deploy toll_troll 1.field")
    assert asked(g) == "b Action"
    assert not can(g, "recruit 1")
    assert can(g, "recruit 2") == (g.price(1) <= 3)
    seen = GAME.view(g, 0).table["seats"]
    assert [s["hand"] for s in seen] == [[]] * 4
    assert seen[1]["behind"] == 1


def test_the_team_chooses_who_acts_first() -> None:
    """EC-4P-2, EC-4P-3, EC-RUL-32, EC-DEC-1. Then the other acts; whoever has passed is left out; a team that has passed
    is skipped."""
    g = scene("hand a: brute; hand b: zombie; hand c: zombie; hand d: wraith", seats=4)
    assert (asked(g), options(g)) == ("a MemberOrder", ["first a", "first b"])
    play(g, "first b")
    assert asked(g) == "b Action"
    play(g, "pass", "deploy brute 1.field")
    assert asked(g) == "c MemberOrder"
    play(g, "first d", "pass", "pass")
    assert asked(g) == "a Action"  # b, c and d have passed


def test_eligibility_is_that_of_the_actor() -> None:
    """EC-4P-5, EC-4P-6, EC-RUL-33, EC-ELG-4. Not the partner's edge village; a tile of the centre may be moved on there by
    the other."""
    g = scene("hand a: brute; a: siren 1.field; b: worm 2.field; hand b: zombie; c: wraith 3.field", seats=4)
    play(g, "first b")
    assert why_not(g, "deploy zombie 1.field") == "EC-ELG-4"
    assert why_not(g, "activate 1a.field1") == "EC-ELG-4"
    play(g, "activate 2a.field1", "move 2a.field1 3.port")
    assert on(g, 3) == ["tunnel_worm port/down"]
    assert why_not(g, "activate 1a.field1") == "EC-ACT-3"  # the wraith lies where a cannot reach


def test_passives_are_the_teams() -> None:
    """EC-4P-7. Colour bonuses reach all three villages."""
    g = scene("a: warlord 1.port; b: brute 3.field", seats=4)
    assert g.lead(2) == 3


def test_an_opponent_is_one_player() -> None:
    """EC-4P-8, EC-RUL-34, EC-DEC-8. His screen alone is concerned."""
    g = scene("a: ogre 2.field; hand c: brute; hand d: zombie", seats=4)
    play(g, "first a", "activate 2a.field1")
    assert options(g) == ["rival c", "rival d"]
    play(g, "rival d")
    assert (shown(g, "c"), shown(g, "d")) == ([], ["rookie_zombie"])


def test_hands_are_the_actors_own() -> None:
    """EC-4P-9. Drawing and discarding concern the actor's screen; the bag is the team's."""
    g = scene("b: octopus 3.field; hand a: brute; hand b: zombie, wraith; bag a: cashier_imp, apprentice", seats=4)
    play(g, "first b", "activate 3a.field1", "discard wraith")
    assert (len(hand(g, "b")), hand(g, "a"), bag(g)) == (3, ["staff_brute"], [])


def test_no_private_channel() -> None:
    """EC-4P-10. What a member learns alone the partner does not hear."""
    g = scene("a: teller 2.field; bag a: brute, zombie", seats=4)
    play(g, "first a", "activate 2a.field1")
    assert g.events is not None
    assert [e[1] for e in g.events if e[3] == "drew"][-1:] == [1 << 0]
    assert GAME.view(g, 1).to_json() == GAME.view(g.determinize(1, 5), 1).to_json()


def test_draws_in_turn_where_it_cannot_matter() -> None:
    """EC-4P-11. With eight tiles or more nobody is asked."""
    g = scene("", seats=4, passed="bcd")
    play(g, "pass")
    assert asked(g) == "c MemberOrder"
    assert [len(h) for h in g.hand] == [4] * 4


def test_upkeep_is_decided_by_who_may_touch_the_village() -> None:
    """EC-4P-12, EC-RUL-35, EC-DEC-16. The edge by its member, the centre by the lower seat."""
    g = scene("a: brute 1.fort; b: zombie 3.fort; a: wraith 2.fort; gold a: 6", seats=4, passed="bcd")
    play(g, "pass")
    assert asked(g) == "a Upkeep"
    play(g, "pay")
    assert asked(g) == "a Upkeep"
    play(g, "pay")
    assert asked(g) == "b Upkeep"
    h = scene("c: brute 3.fort; c: wraith 2.fort; d: zombie 1.fort; gold c: 6", seats=4, passed="bcd")
    play(h, "pass")
    assert asked(h) == "d Upkeep"  # village 1 is the edge of seats a and d
    play(h, "pay")
    assert asked(h) == "c Upkeep"
