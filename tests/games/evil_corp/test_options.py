"""Table options: rules.md section 17."""

from __future__ import annotations

from hantise.games.evil_corp import GAME

from .table import asked, can, on, options, play, scene, why_not

LENIENT = {"lenient_effects": True}


def test_handicap_gold() -> None:
    """EC-OPT-1, EC-RUL-51. The weaker teams begin with some gold, which the first Night takes."""
    g = GAME.new(3, 1, {"handicap_gold_1": 2, "handicap_gold_3": 4})
    assert g.gold == [2, 0, 4]
    play(g, "pass", "pass", "pass")
    assert g.gold == [0, 0, 0]


def test_invocation_scope() -> None:
    """EC-OPT-2, EC-PTL-3. All other active tiles of the team add their bonus."""
    g = scene("a: summoner 2.port, witch 1.field/down; hand a: wraith", options={"invocation_scope": "all"})
    play(g, "deploy wraith 1.portal")
    assert can(g, "invoke lady_oblivion 3")


def test_demon_flip() -> None:
    """EC-OPT-3. Only inactive demons may be chosen."""
    g = scene("hand a: switchboard", demons=0b100, options={"demon_flip": "reactivate_only"})
    play(g, "deploy switchboard 1.field")
    assert options(g) == ["turn master_carnage", "turn lady_oblivion"]
    assert why_not(g, "turn baron_pickings") == "EC-OPT-3"


def test_move_triggers_loot() -> None:
    """EC-OPT-4. Off: only deployments give loot and stone; a cargo is taken all the same."""
    g = scene("a: spider 1.fort, brute 1.port, wraith 2.fort", options={"move_triggers_loot": False})
    play(g, "activate 1a.fort", "move 1a.port 1.field", "move 2a.fort 2.port")
    assert (g.loot, g.stone, g.gold[0]) == ([-1, -1], [-1, -1], 2)


def test_evil_corp_recycle() -> None:
    """EC-OPT-5, EC-REC-4, EC-RUL-26, EC-CHA-5. On: its discard goes back when a tile is due; off: the row runs dry."""
    for on_, left in ((True, 5), (False, 4)):
        g = scene("gold a: 9; row: witch", options={"evil_corp_recycle": on_})
        g.thrown, g.supply = tuple(sorted(g.supply)), []
        play(g, "recruit 1")
        assert len(g.row) == left


def test_lenient_effects() -> None:
    """EC-OPT-8, EC-OP-25, EC-OP-26. Deployment powers may be declined, second moves and further removals left out."""
    g = scene("hand a: gargoyle; b: brute 1.field, zombie 1.port", options=LENIENT)
    play(g, "deploy gargoyle 1.port")
    assert options(g) == ["decline", "turn 1b.field1", "turn 1b.port"]
    play(g, "decline")
    assert asked(g) == "b Action"
    h = scene("a: spider 1.field, brute 1.port, zombie 2.port", options=LENIENT)
    play(h, "activate 1a.field1")
    assert not can(h, "stop")
    play(h, "move 1a.port 2.field")
    assert can(h, "stop")
    k = scene("a: ooze 1.field; hand a: brute", options=LENIENT)
    play(k, "activate 1a.field1", "remove hand brute", "stop")
    assert on(k, 1) == ["recycler_ooze field/down"]
    for name, text in (
        ("eye", "hand b: brute"),
        ("vampire", "b: zombie 1.field"),
        ("switchboard", ""),
        ("headhunter", "row: tax_imp"),
    ):
        m = scene(f"hand a: {name}; {text}", options=LENIENT)
        play(m, f"deploy {name} 1.fort", "decline")
        assert asked(m) in ("b Action", "a Action")
    n = scene("a: siren 1.fort; b: brute 1.field, zombie 1.port", options=LENIENT)
    play(n, "activate 1a.fort")
    assert not can(n, "decline")  # an activation is wanted as it is


def test_max_rounds() -> None:
    """EC-OPT-6, EC-OPT-7. After that round the game is over."""
    g = scene("", options={"max_rounds": 5}, number=5, passed="b")
    play(g, "pass")
    assert g.ended == "round_limit"


def test_bag_odds() -> None:
    """EC-OPT-9, EC-HID-6. Each viewer's own odds, likeliest first, as `Office.odds` has them (which equal a slow enumeration:
    test_possible_worlds.py); of an empty bag those of the discard; without the option nothing."""
    text = "gold a: 9; row: witch; a: teller 1.field; bag a: brute, zombie; hand a: wraith"
    text += "; bag b:; discard b: brute, zombie, zombie"
    shown = scene(text, options={"bag_odds": "live"})
    play(shown, "recruit 1", "pass")
    play(shown, "activate 1a.field1", draws="brute")
    own, rival = (GAME.view(shown, seat).table["teams"] for seat in (0, 1))
    assert [(o["tile"], o["low"], o["high"], o["chance"]) for o in own[0]["odds"]] == [
        ("rookie_zombie", 1, 1, 50.0),
        ("certified_witch", 1, 1, 50.0),
    ]
    assert {o["tile"]: o["chance"] for o in rival[0]["odds"]} == {
        "rookie_zombie": 33.3,
        "staff_brute": 33.3,
        "certified_witch": 33.3,
    }
    assert [(o["tile"], o["chance"]) for o in rival[1]["odds"]] == [("rookie_zombie", 66.7), ("staff_brute", 33.3)]
    assert all(team["odds"] == [] for team in GAME.view(scene(text), 0).table["teams"])
