"""The words of the rules, copies, worlds and secret picks, on the toy."""

import pickle
import random

import pytest
import toy
from toy import BLADE, COIN, GAME, PARRY, RENEW, Duel, Toy

from hantise import NOBODY, Game, Record, RecordError, Undrawn
from hantise.core.branches import after, openings
from hantise.core.frame import Ask, Frame, Sealed, SealedPick, Several
from hantise.core.state import State


def dealt(*cards: int, **more):
    """A toy in which a, b, c hold these cards, three each."""
    g = GAME.new(script=[*cards], **more)
    g.rng = 1  # what is drawn later, is drawn
    return g


def names(g: State) -> list[str]:
    return [type(f).__name__ for f in g.agenda[::-1]]


def test_what_one_sentence_says_in_two_breaths_happens_in_reading_order() -> None:
    g = GAME.new(seed=1)
    g.play(RENEW)
    assert type(g.asked).__name__ == "Discard"
    assert names(g) == ["Draws", "Draws", "Turn"]


def test_a_reaction_strikes_out_what_was_coming() -> None:
    g = dealt(COIN, COIN, COIN, PARRY, BLADE, BLADE, BLADE, BLADE, BLADE)
    g.play(GAME.read(g, "attack b"))
    assert type(g.asked).__name__ == "Parry"
    g.play(GAME.read(g, "parry"))
    assert g.open_cards == [PARRY]
    assert g.gold == [0, 0, 0]
    assert type(g.asked).__name__ == "Turn"
    assert g.player == 1


def test_if_you_do_is_told_what_the_sentence_before_it_found() -> None:
    g = dealt(BLADE, BLADE, BLADE, PARRY, BLADE, COIN, BLADE, PARRY, PARRY)
    for text in ("attack b", "pass", "coin"):
        g.play(GAME.read(g, text))
    assert g.gold == [1, 0, 0]
    assert g.open_cards == [COIN]


def test_an_end_in_the_middle_of_an_effect_strikes_out_the_rest() -> None:
    g = GAME.new(seed=3, options={"to_win": 2})
    while g.player != NOBODY:
        rob = [p for p in g.options if type(g.asked).__name__ == "Turn" and p // 4 == 1]
        g.play(rob[0] if rob else g.options[0])
    assert g.ended == "gold"
    assert g.agenda == []
    assert max(g.returns) == 1.0
    # what the ending sentence still said is heard; that nothing else followed is seen in the last two events
    assert [e[3] for e in g.events][-2:] == ["coin", "result"]


def test_as_soon_as_a_hand_is_empty_its_seat_is_out_and_is_asked_nothing() -> None:
    for seed in range(200):
        g = GAME.new(seed=seed)
        while g.player != NOBODY and not g.out:
            g.play(random.Random(seed + len(g.tape)).choice(g.options))
        if g.out and g.player != NOBODY:
            gone = g.out.bit_length() - 1
            assert not g.hand[gone]
            assert toy.Discard(gone, 1, ()).seat(g) == NOBODY
            assert not toy.Discard(gone, 1, ()).possible(g)
            return
    pytest.fail("no seat ever left")


def test_k_of_n_is_a_chain_lowest_first_and_nothing_happens_before_the_last_pick() -> None:
    g = dealt(PARRY, BLADE, COIN, BLADE, BLADE, BLADE, PARRY, PARRY, PARRY)
    g.play(RENEW)
    assert g.options == [PARRY, BLADE]
    before = [g.hand[0][:], g.open_cards[:]]
    h = g.copy()
    h.play(PARRY)
    assert h.options == [BLADE, COIN]
    assert [h.hand[0], h.open_cards] == before
    g.play(BLADE)
    assert g.open_cards == [BLADE, COIN]  # one pick was left, and it is made unasked
    h = dealt(BLADE, BLADE, COIN, PARRY, BLADE, BLADE, PARRY, PARRY, PARRY)
    h.play(RENEW)
    assert (h.asked.picks, h.options) == ((BLADE,), [BLADE, COIN])  # the first pick was no choice


def test_up_to_n_may_stop() -> None:
    class UpTo(Several):
        def things(self, g):
            return [1, 1, 2]

        def least(self, g):
            return 0

        def take(self, g, things):
            g.gold = things

    g = GAME.new(seed=1)
    ask = UpTo(0, 2, ())
    assert ask.options(g) == [-1, 1, 2]
    ask.resolve(g, -1)
    assert g.gold == []
    g.floor, g.agenda = 0, []
    ask.resolve(g, 1)
    assert g.agenda[-1].options(g) == [-1, 1, 2]
    g.agenda[-1].resolve(g, 2)
    assert g.gold == [1, 2]


def test_a_secret_duel_is_answered_in_any_order() -> None:
    deal = [PARRY, BLADE, COIN, PARRY, BLADE, COIN, BLADE, BLADE, BLADE]
    g = dealt(*deal)
    g.play(GAME.read(g, "challenge b"))
    assert isinstance(g.asked, SealedPick)
    h = g.copy()
    g.play(COIN)
    g.play(PARRY)
    assert h.player == 0
    h.hear(1)
    assert h.player == 1
    h.play(PARRY)
    assert h.player == 0
    h.play(COIN)
    assert g.gold == h.gold == [1, 0, 0]
    assert g.key(False) == h.key(False)


def test_who_is_away_picks_what_the_secret_choice_says() -> None:
    """Without a word the first option; a game may say of its Sealed what does least harm to whom."""

    class Careful(Duel):
        def default(self, g: Toy, who: int) -> int:
            return max(self.choices(g, who))

    deal = [PARRY, BLADE, COIN, PARRY, BLADE, COIN, BLADE, BLADE, BLADE]
    g = dealt(*deal)
    g.play(GAME.read(g, "challenge b"))
    asked = g.asked
    assert isinstance(asked, SealedPick)
    assert asked.default(g) == g.options[0] == min(g.hand[0])
    assert SealedPick(0, Careful((0, 1), ())).default(g) == max(g.hand[0]) != min(g.hand[0])


def test_hear_refuses_whom_nobody_asks() -> None:
    g = GAME.new(seed=1)
    with pytest.raises(ValueError, match="seat 1 is not asked in secret"):
        g.hear(1)
    g = dealt(PARRY, BLADE, COIN, PARRY, BLADE, COIN, BLADE, BLADE, BLADE)
    g.play(GAME.read(g, "challenge b"))
    with pytest.raises(ValueError, match="seat 2"):
        g.hear(2)
    g.play(COIN)
    with pytest.raises(ValueError, match="seat 0 has answered"):
        g.hear(0)


def test_a_record_of_answers_in_another_order_is_replayed() -> None:
    from hantise import Record

    g = GAME.new(seed=4)
    g.play(GAME.read(g, "challenge b"))
    g.hear(1)
    g.play(g.options[-1])
    g.play(g.options[0])
    text = Record.of(GAME, g).write()
    assert Record.read(text, GAME).replay().key(False) == g.key(False)


def test_play_refuses_what_is_no_option_and_changes_nothing() -> None:
    g = GAME.new(seed=1)
    before, tape = g.key(), g.tape[:]
    with pytest.raises(ValueError, match="99 is no option"):
        g.play(99)
    assert (g.key(), g.tape) == (before, tape)
    g.agenda.clear()
    g.asked = None
    with pytest.raises(ValueError, match="the game is over"):
        g.play(0)


def test_a_frame_is_itself_and_but_makes_another() -> None:
    a = toy.Draws(1)
    assert a != toy.Draws(1)
    assert a.but(who=2).who == 2
    assert a.who == 1


def test_instead_finds_the_very_sentence_where_a_shared_one_lies_twice() -> None:
    g = GAME.new(seed=1)
    coin = toy.Coin(0)
    g.agenda = [coin, toy.Coin(1), coin]
    g.floor = 3
    g.instead(g.coming(toy.Coin))
    assert [f.who for f in g.agenda] == [0, 1]
    assert g.floor == 2
    g.strike((toy.Coin,))
    assert (g.agenda, g.floor) == ([], 0)
    with pytest.raises(LookupError, match="no Coin is coming"):
        g.coming(toy.Coin)


def test_chance_follows_its_script_and_says_what_it_needs() -> None:
    with pytest.raises(Undrawn) as undrawn:
        GAME.new(script=[PARRY])
    assert undrawn.value.outcomes == [PARRY, BLADE, COIN]
    assert undrawn.value.weights == [3, 5, 3]
    assert undrawn.value.seen_by == 0b001
    with pytest.raises(ValueError, match="cannot come here"):
        GAME.new(script=[7])
    g = GAME.new(seed=1)
    assert g.chance([0, 0], "card") == -1
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[g.chance([1, 0, 2], "card")] += 1
    assert counts[1] == 0
    assert 850 < counts[0] < 1150


def test_chance_enumerated_is_whole() -> None:
    branches = openings(GAME)
    assert abs(sum(b.probability for b in branches) - 1) < 1e-9
    assert len({b.outcomes for b in branches}) == len(branches)
    g = dealt(BLADE, BLADE, COIN, BLADE, BLADE, BLADE, PARRY, PARRY, PARRY)
    before = g.key()
    stolen = after(g, GAME.read(g, "rob c"))
    assert [b.outcomes for b in stolen] == [(PARRY,)]
    found = after(g, GAME.read(g, "rob b"))
    assert g.key() == before
    assert [(b.outcomes, b.probability) for b in found] == [((BLADE,), 1.0)]


@pytest.mark.foretold_by_nobody
def test_seeds_make_games_and_no_seed_makes_others() -> None:
    assert GAME.new(seed=5).key() == GAME.new(seed=5).key()
    assert len({GAME.new(seed=s).key(False) for s in range(50)}) > 40
    assert len({GAME.new().key(False) for _ in range(30)}) > 20


def test_poker_face_asks_also_who_has_nothing_to_show() -> None:
    deal = [COIN, COIN, COIN, BLADE, BLADE, BLADE, BLADE, BLADE, PARRY]
    plain, face = dealt(*deal), dealt(*deal, poker_face=True)
    for g in (plain, face):
        g.play(GAME.read(g, "attack b"))
    assert type(plain.asked).__name__ == "Turn"
    assert type(face.asked).__name__ == "Parry"
    assert [GAME.write(face, p) for p in face.options] == ["pass"]


def test_events_reach_whom_they_concern() -> None:
    from hantise.texts import heard

    g = dealt(COIN, COIN, COIN, BLADE, BLADE, BLADE, BLADE, BLADE, PARRY)
    assert [said for _, said in heard(g.events, 0)] == [("draws", 0, COIN)] * 3
    assert heard(g.events, -1) == []


@pytest.mark.parametrize(
    ("empty", "method"),
    [
        (Frame(), "run"),
        (Ask(0), "options"),
        (Several(0, 1, ()), "things"),
    ],
    ids=lambda x: x if isinstance(x, str) else "",
)
def test_a_sentence_that_says_nothing_is_told_so(empty: Frame, method: str) -> None:
    with pytest.raises(AssertionError, match=rf"write its {method}"):
        getattr(empty, method)(GAME.new(seed=1))
    with pytest.raises(AssertionError, match=r"write its choices"):
        Sealed((0,), ()).choices(GAME.new(seed=1), 0)


def test_undrawn_goes_from_process_to_process() -> None:
    found = pickle.loads(pickle.dumps(Undrawn([1, 4], [2, 1], -1)))
    assert (found.outcomes, found.weights, found.seen_by) == ([1, 4], [2, 1], -1)
    assert str(found) == str(Undrawn([], [], 0))


def over() -> tuple[Game, str]:
    """A game that is over, and its record."""
    g = GAME.new(seed=3)
    while g.player != NOBODY:
        g.play(g.options[-1])
    return g, Record.of(GAME, g).write()


def test_a_record_says_what_each_seat_has_of_the_end() -> None:
    g, text = over()
    assert text.splitlines()[-1].startswith("%returns a=")
    found = Record.read(text, GAME)
    assert found.returns == pytest.approx(g.returns)
    assert found.write() == text
    assert Record.read(found.mirror(1).write(), GAME).returns == found.returns
    assert found.undo().returns == []
    old = text.rpartition("%returns")[0]
    assert Record.read(old, GAME).write() == old, "records of before still read"


@pytest.mark.parametrize(
    "line", ["%returns a=1", "%returns a=1 b=0 c=x", "%returns a=1 b=0 c=0 d=0", "%returns a=1 a=2 b=0 c=0"]
)
def test_returns_that_cannot_be_read_are_named(line: str) -> None:
    _, text = over()
    with pytest.raises(RecordError, match=r"line \d+: %returns comes after %end, with a number for each of a, b, c"):
        Record.read(text.rpartition("%returns")[0] + line, GAME)
    with pytest.raises(RecordError, match="nothing can come after %returns"):
        Record.read(text + "a renew", GAME)


def test_a_hole_in_the_rules_is_no_missing_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    """A LookupError of a game's own code is seen as what it is; only chance that has run out is a missing draw."""
    _, text = over()
    record = Record.read(text, GAME)
    short = Record.read("\n".join(line for line in text.splitlines() if not line.startswith("*")), GAME)
    with pytest.raises(RecordError, match="a draw is missing in the record"):
        short.replay()
    monkeypatch.setattr(toy.Draws, "run", lambda self, g: {}["nothing"])
    with pytest.raises(KeyError, match="nothing"):
        record.replay()


def test_playing_out_is_playing_at_random() -> None:
    """The same picks by the same luck, the same end; nothing is recorded, and no more is decided than was asked for."""
    for seed in range(30):
        g, luck = GAME.new(seed=seed), random.Random(seed)
        h, few = g.copy(), g.copy()
        decisions = 0
        while g.player != NOBODY:
            g.play(g.options[int(luck.random() * len(g.options))])
            decisions += 1
        h.play_out(random.Random(seed).random, 10_000)
        assert (h.key(), h.tape, h.events) == (g.key(), None, None)
        few.play_out(random.Random(seed).random, decisions - 1)
        assert few.player != NOBODY
        few.play(few.options[-1])
        few.play_out(random.Random(seed).random, 0)
