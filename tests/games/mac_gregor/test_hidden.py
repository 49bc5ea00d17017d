"""What each seat may know. MG-HID, and what the display forgets."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from hantise.core.frame import NOBODY
from hantise.core.record import Record
from hantise.games.mac_gregor import GAME
from hantise.games.mac_gregor.components import COLOURS, KEYS
from hantise.games.mac_gregor.heuristics import MEMORY
from hantise.games.mac_gregor.keys import DRAW, EACH, FILL, OUT, PILE, START, ZONE, Page, counted
from hantise.texts import Texts

from .table import Castle, castle, comes, go, legal, opened, play, seen, told


def worlds(g: Castle, seat: int, n: int) -> list[Castle]:
    """So many worlds that the seat holds possible."""
    rng = random.Random(n)
    return [g.determinize(seat, rng.getrandbits(60)) for _ in range(n)]


# ------------------------------------------------------------------------------------------------------- what is public
def test_public_facts() -> None:
    """MG-HID-1: an onlooker sees all of it."""
    g = castle(
        "red blue green", at="blue a1, green e5", keys="blue: lion-red tower-blue", discard="cross-red", tokens="b1 trap"
    )
    table = seen(g)
    assert table["ghost"] == 0
    assert [s["room"] for s in table["seats"]] == ["c3", "a1", "e5"]
    assert table["seats"][1]["backs"] == ["tower", "lion"]
    assert table["seats"][1]["objects"] == ["lamp", "pickaxe", "detector"]
    assert (table["pile"], table["top"], table["discard"], table["bag"]) == (39, "tower", ["cross-red"], 55)
    assert [t["room"] for t in table["tokens"]] == ["b1"]


def test_key_colours_are_the_owners() -> None:
    """MG-HID-2: others see the backs as an unordered multiset."""
    g = castle("red blue green", keys="blue: tower-red tower-blue; green: lion-green")
    other = castle("red blue green", keys="blue: tower-blue tower-green; green: lion-green")
    assert seen(g, "blue")["seats"][1]["keys"] == ["tower-red", "tower-blue"]
    for viewer in ("red", "green", ""):
        assert seen(g, viewer)["seats"][1]["keys"] is None
        assert seen(g, viewer) == seen(other, viewer)


def test_nobody_knows_the_pile() -> None:
    """MG-HID-3: only its size and its top back are in a view; what is drawn from it can be any key with that back."""
    g, other = (
        castle("red blue", top="lion", pile="lion-red cross-red"),
        castle("red blue", top="lion", pile="lion-blue cross-red"),
    )
    for viewer in ("red", "blue", ""):
        assert seen(g, viewer)["pile"] == 2
        mine, theirs = seen(g, viewer), seen(other, viewer)
        assert {k: v for k, v in mine.items() if k != "discard"} == {k: v for k, v in theirs.items() if k != "discard"}
    assert len({go(castle("red blue", top="lion", phase="begin", seed=n)).hands[1] for n in range(40)}) == 4


def test_bag_contents_follow() -> None:
    """MG-HID-5: 56 minus the board minus what was won; worlds keep them."""
    g = castle(tokens="b1 trap, d1 red", won="blue: green")
    for seat in (-1, 0, 1):
        d = g.determinize(seat, 5)
        assert (d.bag, d.tokens, d.won) == (g.bag, g.tokens, g.won)


def test_a_program_that_was_not_revealed_stays_secret() -> None:
    """MG-HID-6: in worlds of others it is any of the 840; cards face up stay."""
    g = castle("red blue", at="blue a1", program="cross lion tower crown")
    found = Counter(w.program for w in worlds(g, 1, 4000))
    assert 800 < len(found) <= 840
    assert {w.program for w in worlds(g, 0, 20)} == {g.program}
    play(g, "detector")
    assert {w.program for w in worlds(g, 1, 20)} == {g.program}


def test_how_far_the_ghost_is_with_his_program() -> None:
    g = go(castle(phase="program"))
    play(g, "lay cross", "lay lion")
    found = worlds(g, 1, 60)
    assert {len(w.program) for w in found} == {0, 1, 2, 3}
    assert {w.player for w in found} == {0}


def test_a_partly_revealed_program() -> None:
    """The cards that came out stay, the others are open."""
    g = go(castle("red green yellow", at="green d2, yellow d2", program="green_yellow lion thistle tower", phase="walk"))
    found = {w.program for w in worlds(g, 1, 300)}
    assert {w[:2] for w in found} == {g.program[:2]}
    assert len(found) == 5 * 4


def test_what_the_ghost_knows() -> None:
    """MG-HID-8: all backs, no colours; the hunters where he stands."""
    g = go(castle("red blue", keys="blue: tower-red lion-blue", phase="program"))
    assert seen(g, "red")["seats"][1]["backs"] == ["tower", "lion"]
    assert len({w.hands[1] for w in worlds(g, 0, 200)}) == 16


# ---------------------------------------------------------------------------------------------------- counting of cards
def lies_of(page: Page, viewer: int) -> dict[int, float]:
    belief = page.known_to(viewer)
    total = sum(belief.weights.values())
    return {lie: w / total for lie, w in belief.weights.items()}


def test_card_counting() -> None:
    """MG-HID-7: what is on the discard, or in one's own is nowhere else."""
    g = castle("red blue green", keys="blue: tower-red; green: tower-red", discard="tower-blue tower-blue tower-green")
    others = Counter(KEYS[k] for w in worlds(g, 1, 600) for k in w.hands[2])
    assert set(others) == {"tower-red", "tower-yellow"}
    assert 200 < others["tower-red"] < 400


def test_a_key_that_was_reshuffled_is_in_no_old_hand() -> None:
    """MG-HID-7: green has held his Tower key since before the red one went from the discard into the pile."""
    g = castle(
        "red blue green",
        at="blue a1, green e5",
        keys="blue: lion-red; green: tower-blue",
        pile="unicorn-red",
        top="unicorn",
        phase="begin",
    )
    comes(g, blazon="tower")
    go(g)
    assert "reshuffles" in told(g)
    found = worlds(g, 1, 200)
    assert {KEYS[k] for w in found for k in w.hands[2]} == {"tower-blue"}
    assert {w.pile[0] for w in found} == {g.pile[0]}


def story(rng: random.Random) -> tuple[list[tuple[int, int, int]], list[int]]:
    """A random tale of one blazon, three hunters, as (what, seat, colour or counts), and the copies of its colours."""
    copies = [2, 2, 1, 1]
    pile = [c for c in range(COLOURS) for _ in range(copies[c])]
    hands: list[list[int]] = [[], [], []]
    discard: list[int] = []
    told_of: list[tuple[int, int, int]] = []
    for _ in range(rng.randrange(4, 12)):
        able = [s for s in range(3) if hands[s]]
        if not pile and discard:
            told_of.append((FILL, 0, counted([discard.count(c) for c in range(COLOURS)])))
            pile, discard = discard, []
        elif pile and (not able or rng.random() < 0.55):
            s = rng.randrange(3)
            hands[s].append(pile.pop(rng.randrange(len(pile))))
            told_of.append((DRAW, s, hands[s][-1]))
        elif able:
            s = rng.choice(able)
            discard.append(hands[s].pop(rng.randrange(len(hands[s]))))
            told_of.append((OUT, s, discard[-1]))
    return told_of, copies


def possible(told_of: list[tuple[int, int, int]], copies: list[int], viewer: int) -> dict[int, float]:
    """The same by going through every way in which the draws could have come: no ways are ever joined."""
    found: dict[int, float] = {}
    todo = [(0, tuple(copies), ((0,) * COLOURS,) * 3, 1.0)]
    while todo:
        at, pile, hands, chance = todo.pop()
        if at == len(told_of):
            lie = counted(list(pile)) << PILE
            for s in range(3):
                lie |= counted(list(hands[s])) << s * ZONE
            found[lie] = found.get(lie, 0.0) + chance
            continue
        what, s, fact = told_of[at]
        if what == FILL:
            todo.append((at + 1, tuple(fact >> 3 * c & EACH for c in range(COLOURS)), hands, chance))
            continue
        for c in range(COLOURS) if what == DRAW and viewer != s else [fact]:
            mine = list(hands[s])
            mine[c] += 1 if what == DRAW else -1
            if mine[c] < 0 or (what == DRAW and not pile[c]):
                continue
            left = tuple(n - (i == c) for i, n in enumerate(pile)) if what == DRAW else pile
            share = pile[c] / sum(pile) if what == DRAW else 1.0
            todo.append((at + 1, left, (*hands[:s], tuple(mine), *hands[s + 1 :]), chance * share))
    total = sum(found.values())
    return {lie: w / total for lie, w in found.items()}


def test_beliefs_are_exact() -> None:
    """MG-HID-7: against an enumeration of every history, for the public and for each seat."""
    rng = random.Random(4)
    most = 0
    for _ in range(60):
        told_of, copies = story(rng)
        page = Page(None, START, 0, counted(copies))
        for what, s, fact in told_of:
            page = Page(page, what, s, fact)
        for viewer in (-1, 0, 1, 2):
            right = possible(told_of, copies, viewer)
            found = lies_of(page, viewer)
            assert set(found) == set(right)
            for lie, w in right.items():
                assert found[lie] == pytest.approx(w)
            most = max(most, len(right))
    assert most > 10


def test_worlds_come_as_often_as_they_should() -> None:
    g = castle("red blue green", keys="blue: tower-red; green: tower-blue tower-green")
    right = lies_of(g.tales[0], 1)
    found = Counter(w.tales[0].fact for w in worlds(g, 1, 4000))
    assert set(found) == set(right)
    for lie, w in right.items():
        assert found[lie] / 4000 == pytest.approx(w, abs=0.04)


def test_in_a_world_others_know_what_is_public_and_their_own_hand() -> None:
    g = castle("red blue green", keys="blue: tower-red lion-red; green: tower-blue tower-green", discard="lion-blue")
    d = g.determinize(1, 8)
    for n in range(30):
        e = d.determinize(2, n)
        assert e.hands[2] == d.hands[2]
        assert [[k // COLOURS for k in h] for h in e.hands] == [[k // COLOURS for k in h] for h in g.hands]
    again = d.determinize(1, 3)
    assert again.hands[1] == g.hands[1]
    play(d, legal(d)[0])


def test_hidden_things_change_no_question_of_another() -> None:
    """The same seed and random picks: views of who is not asked never hang on what he cannot know."""
    g = opened(3, seed=5)
    rng = random.Random(5)
    for _ in range(400):
        if g.player == NOBODY:
            break
        viewer = rng.randrange(-1, 3)
        d = g.determinize(viewer, rng.getrandbits(30))
        assert GAME.view(d, viewer).to_json() == GAME.view(g, viewer).to_json()
        assert d.counts() == g.counts()
        g.play(rng.choice(g.options))


# ------------------------------------------------------------------------------------------------- what display forgets
def all_told(g: Castle) -> str:
    """Everything that the log says, in every language."""
    return "\n".join(line for lang in ("en", "fr") for _, line in Texts(GAME, lang).lines(g.events or [], 1))


def test_the_display_forgets() -> None:
    """MG-HID-4, MG-RUL-24, MG-VAR-6: token_memory hidden: shown when drawn and placed, then a back; not in the log either."""
    g = comes(castle("red blue green", at="blue b3, green b3", top="lion", phase="round"), token="trap purple orange")
    go(g)
    assert seen(g, "blue")["drawn"] == "trap"
    play(g, "place d2")
    assert seen(g, "blue")["placed"] == [{"room": "d2", "token": "trap"}]
    play(g, "place c4")
    assert seen(g)["placed"] == [{"room": "c4", "token": "purple"}, {"room": "a1", "token": "orange"}]
    assert {t["token"] for t in seen(g)["tokens"]} == {"back"}
    for word in ("trap", "purple", "orange", "piège", "violet"):
        assert word not in all_told(g)
    before = seen(g, "blue")
    play(g, "lay cross", "lay crown", "lay lion")
    assert seen(g, "blue") == before, "nothing tells the others that cards are laid, one by one"
    play(g, "lay tower")
    assert seen(g, "red")["placed"] == []


def test_looking_back_shows_no_token_again() -> None:
    """MG-VAR-6: a past position of a running game has forgotten too, and so has a seat's copy of the record."""
    g = go(comes(castle("red blue", at="blue b3", top="lion", phase="round"), token="trap"))
    g.look_back()
    assert seen(g)["drawn"] == "back"
    play(g, "place d2")
    assert seen(g)["placed"] == []
    assert g.forgets("token")
    assert not g.forgets("key")
    assert not castle(token_memory="shown").forgets("token")


def test_open_tokens() -> None:
    """MG-VAR-6: token_memory shown."""
    g = castle(at="blue a1", tokens="a2 trap", token_memory="shown", keys="blue: lion-red", objects="", top="unicorn")
    assert seen(g)["tokens"] == [{"room": "a2", "token": "trap"}]
    play(g, "go a2 lion-red")
    assert {c.text: c.sure.said for c in GAME.choices(g) if c.sure} == {"flip": ("sure-trap", 0)}
    h = go(comes(castle(at="blue b3", top="lion", phase="round", token_memory="shown"), token="trap"))
    assert "trap" in all_told(h)


def test_all_is_shown_at_the_end() -> None:
    g = castle("red blue", at="blue c1", keys="blue: lion-red", won="blue: " + "red " * 8, tokens="b1 trap")
    play(g, "leave lion-red")
    assert seen(g)["tokens"] == [{"room": "b1", "token": "trap"}]


def test_bots_remember_every_token() -> None:
    """MG-HID-4: their worlds have the tokens, whatever the display shows; and they say so."""
    g = castle(tokens="b1 trap")
    assert g.determinize(1, 1).tokens == g.tokens
    assert MEMORY == "perfect"
    for lang in ("en", "fr"):
        assert "ots" in Texts(GAME, lang)("option-token_memory-help")


def test_a_record_cut_for_a_seat_hides_keys_and_program() -> None:
    g = GAME.new(3, 4)
    rng = random.Random(1)
    while g.rounds < 2:
        g.play(rng.choice(g.options))
    record = Record.of(GAME, g)
    for viewer in range(3):
        cut = record.mirror(viewer).write()
        lays = [line for line in cut.splitlines() if " lay " in line]
        assert all(line[0] == "abc"[viewer] for line in lays)
    assert " lay " not in record.mirror(-1).write()
    assert "-" not in "".join(line.partition("[")[2] for line in record.mirror(-1).write().splitlines())
