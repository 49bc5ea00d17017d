"""Sheets: every piece of the box is printed, as often as it is there, and every back lies behind its front."""

from collections import Counter
from itertools import combinations

import pytest

from hantise.core.registry import games
from hantise.printing.pieces import FOOT, Piece, pieces
from hantise.printing.sheets import MARGIN, PAPERS, Sheet, TooLarge, sheets

GAMES = games()
NEAR = 1e-6


def of(name: str) -> dict[str, object]:
    return GAMES[name].components


def expected(name: str) -> dict[str, int]:
    """How many pieces of each group there are, as the totals of components.toml say it; printed.py adds up single entries."""
    data = of(name)
    counts = data.get("counts", {})
    parts = {c["id"]: c["count"] for c in data.get("component", [])}
    return {
        "shy_monsters": lambda: {
            "tiles": counts["dungeon_tiles"],
            "skills": counts["skill_tiles"],
            "memos": counts["memo_tiles"],
            "pawns": counts["hero_pawns"],
        },
        "mac_gregor": lambda: {
            "board": counts["board"],
            "keys": data["key_cards"]["total"],
            "ghost-cards": counts["ghost_cards"],
            "characters": counts["character_cards"],
            "objects": data["objects"]["total"],
            "tokens": counts["tokens"],
            "pawns": data["pawns"]["total"],
            "shroud": counts["shroud"],
        },
        "horror_attack": lambda: {
            f"{group}-{pack['id']}": pack[number]
            for pack in data["pack"]
            for group, number in (("cards", "character_cards"), ("factions", "faction_cards"))
        },
        "evil_corp": lambda: {
            "villages": counts["village_boards"],
            "office": counts["office_boards"],
            "demons": counts["demon_tiles"],
            "base-tiles": counts["base_monster_tiles"],
            "tiles": counts["monster_tiles"],
            "screens": counts["screens"],
            "gold": counts["gold_coins"],
            "magic": counts["magic_gold_coins"],
            "victory": counts["victory_tokens"],
            "loot": counts["loot_pawns"],
            "stones": counts["power_stone_pawns"],
            "terror": counts["terror_pawns"],
            "conquest": counts["conquest_pawns"],
            "first": counts["first_player_pawns"],
        },
        "gregory_horror_show": lambda: {
            "floors": len(data["board"]["floors"]),
            "judgment": parts["judgment_deck"],
            "mystery": parts["mystery_deck"],
            "monsters": parts["monster_deck"],
            "meters": data["game"]["players_max"],
            "pawns": parts["player_pawn"],
            "gregory": parts["wandering_monster"],
            "guests": parts["guest_figures"],
            "markers": parts["colour_marker"],
            "keys": parts["key_marker"],
        },
    }[name]()


@pytest.mark.parametrize("name", GAMES)
def test_there_are_as_many_as_the_components_say(name: str) -> None:
    laid = Counter(p.piece.group for s in sheets(pieces(GAMES[name]), PAPERS["a4"]) for p in s.placed)
    assert laid == expected(name)


def fronts(name: str, group: str) -> Counter[object]:
    """How often each front of a group is printed, by what it shows."""
    found: Counter[object] = Counter()
    for s in sheets(pieces(GAMES[name]), PAPERS["a4"]):
        found.update(p.piece.front[1:] for p in s.placed if p.piece.group == group)
    return found


def test_each_card_is_there_as_often_as_in_the_box() -> None:
    keys = {(k["back"], k["colour"]): k["count"] for k in of("mac_gregor")["key_card"]}
    assert fronts("mac_gregor", "keys") == keys
    tokens = {(k.get("colour", "trap"),): k["count"] for k in of("mac_gregor")["token"]}
    assert fronts("mac_gregor", "tokens") == tokens
    for pack in ("london", "sherlock"):
        cards = {(c["id"],): c["copies"] for c in of("horror_attack")["card"] if c["pack"] == pack}
        assert fronts("horror_attack", f"cards-{pack}") == cards
    judgment = {(c["id"],): c["copies"] for c in of("gregory_horror_show")["judgment"]}
    assert fronts("gregory_horror_show", "judgment") == judgment
    colours = len(of("gregory_horror_show")["colour"])
    assert fronts("gregory_horror_show", "monsters") == {(m["id"],): colours for m in of("gregory_horror_show")["monster"]}
    bases = {(k["id"], True): k["copies"] for k in of("evil_corp")["base_monster"]}
    assert fronts("evil_corp", "base-tiles") == bases
    monsters = {(m["id"],): 1 for m in of("shy_monsters")["monster"]}
    others = {(t["id"],): t["count"] for t in of("shy_monsters")["dungeon_tile"] if t["kind"] != "monster"}
    assert fronts("shy_monsters", "tiles") == monsters | others


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", GAMES)
def test_every_back_lies_behind_its_front(name: str, paper: str) -> None:
    wide = PAPERS[paper][0]
    for s in sheets(pieces(GAMES[name]), PAPERS[paper]):
        fronts = [d for d in s.front() if d.piece.back]
        backs = list(s.back())
        assert len(backs) == len(fronts)
        for front, back in zip(fronts, backs, strict=True):
            assert back.piece is front.piece
            assert (back.width, back.height, back.y) == (front.width, front.height, front.y)
            assert abs(back.x + back.width - (wide - front.x)) < NEAR, "turned over, both edges meet"
            assert back.turn == -front.turn


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", GAMES)
def test_pieces_lie_within_the_margins_and_apart(name: str, paper: str) -> None:
    wide, high = PAPERS[paper]
    for s in sheets(pieces(GAMES[name]), PAPERS[paper]):
        for p in s.placed:
            assert p.x >= MARGIN - NEAR
            assert p.y >= MARGIN - NEAR
            assert p.x + p.width <= wide - MARGIN + NEAR
            assert p.y + p.height <= high - MARGIN + NEAR
            assert {p.width, p.height} == set(p.piece.outer), "its true size"
        for p, q in combinations(s.placed, 2):
            beside = p.x + p.width <= q.x + NEAR or q.x + q.width <= p.x + NEAR
            below = p.y + p.height <= q.y + NEAR or q.y + q.height <= p.y + NEAR
            assert beside or below
        for x1, y1, x2, y2 in s.marks:
            assert min(x1, x2, y1, y2) > 0
            assert max(x1, x2) < wide
            assert max(y1, y2) < high
            over = [p for p in s.placed if p.x + NEAR < x1 < p.x + p.width - NEAR and p.y + NEAR < y1 < p.y + p.height - NEAR]
            assert not over, "no mark on a piece"


def tile(count: int, size: tuple[float, float], shape: str = "card") -> Piece:
    return Piece("things", count, shape, size, "0 0 1 1", ("front",), ("back",))


def test_a_block_is_cut_along_its_marks() -> None:
    """Five tiles of 50 mm stand three to a row: marks at both ends of each cut, none where nothing is cut."""
    (sheet,) = sheets([tile(5, (50, 50))], PAPERS["a4"])
    left, top = (210 - 150) / 2, MARGIN
    assert [(p.x, p.y) for p in sheet.placed] == [(left + 50 * (n % 3), top + 50 * (n // 3)) for n in range(5)]
    upright = {x1 for x1, y1, x2, y2 in sheet.marks if x1 == x2}
    level = {y1 for x1, y1, x2, y2 in sheet.marks if y1 == y2}
    assert upright == {left, left + 50, left + 100, left + 150}
    assert level == {top, top + 50, top + 100}
    ends = {(x1, max(y1, y2)) for x1, y1, x2, y2 in sheet.marks if x1 == x2 and y1 > top}
    assert ends == {(left, top + 105), (left + 50, top + 105), (left + 100, top + 105), (left + 150, top + 55)}


def test_what_is_too_wide_lies_turned_and_what_is_too_large_is_refused() -> None:
    (sheet,) = sheets([tile(1, (250, 150))], PAPERS["a4"])
    assert sheet.placed[0].turned
    assert (sheet.placed[0].width, sheet.placed[0].height) == (150, 250)
    assert [d.turn for d in (*sheet.front(), *sheet.back())] == [90, -90]
    with pytest.raises(TooLarge, match="300 x 300 mm"):
        sheets([tile(1, (300, 300))], PAPERS["a4"])


def test_a_stand_shows_the_same_from_both_sides() -> None:
    (sheet,) = sheets([tile(1, (20, 30), "stand")], PAPERS["a4"])
    (placed,) = sheet.placed
    assert placed.height == 2 * 30 + 2 * FOOT
    head, foot = sheet.front()
    assert (head.turn, foot.turn) == (180, 0)
    fold = placed.y + FOOT + 30
    assert head.y + head.height == fold == foot.y, "head to head at the fold"
    assert [y for _, y, _, _ in sheet.folds()] == [placed.y + FOOT, fold, placed.y + placed.height - FOOT]


def test_a_full_sheet_begins_another() -> None:
    found: list[Sheet] = sheets([tile(40, (60, 60))], PAPERS["a4"])
    assert [len(s.placed) for s in found] == [12, 12, 12, 4]
