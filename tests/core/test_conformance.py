"""The checks pass on sound games, and each of them finds the game that was broken for it."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
import toy

import hantise
from hantise import checks
from hantise.core import conformance
from hantise.core.conformance import Hooks, Plan, Report, checksums, files, possible, read_perft
from hantise.core.conformance import report as reports
from hantise.core.frame import ALL, Ask, Frame
from hantise.core.game import Game, Option, messages
from hantise.core.state import State

PLANTED = Path(__file__).parent / "planted"
TUTORIAL = Path(__file__).parents[2] / "docs" / "tutorial" / "tic_tac_toe.py"


def test_the_toy_passes() -> None:
    report = checks.check(toy.GAME, games=82)
    assert report.ok, report.text()
    assert report.games == 82
    never = {12, 13, 14}
    assert {n for n in conformance.CHECKS if not report.made.get(n)} == never, report.text()
    assert "toy: 82 games" in report.text()
    assert report.to_dict()["ok"] is True


def test_the_tutorial_passes_in_two_processes_as_in_one() -> None:
    game = hantise.game(str(TUTORIAL))
    done: list[int] = []
    one, two = checks.check(game, games=24), checks.check(game, games=24, progress=done.append, jobs=2)
    assert one.ok, one.text()
    assert two.to_dict() == one.to_dict()
    assert done == [10, 20, 24]
    assert one.made[12] == 1
    assert one.made[13] == 1


@pytest.mark.parametrize(("seed", "texts"), [(1, []), (2, ["rob b"]), (3, ["attack c"]), (5, ["challenge b"])])
def test_worlds_of_the_toy_are_all_those_that_would_have_shown_the_same(
    monkeypatch: pytest.MonkeyPatch, seed: int, texts: list[str]
) -> None:
    monkeypatch.setattr(possible, "BUDGET", 40_000)
    monkeypatch.setattr(possible, "FAR", 40_000)
    setting = conformance.Setting(3, (), seed, True)
    for seat in (1, 2):
        g = toy.GAME.new(seed=seed, poker_face=True)
        seen = [possible.sight(toy.GAME, g, seat, 0, 0)]
        for text in texts:
            tape, events = len(g.tape), len(g.events)
            g.play(toy.GAME.read(g, text))
            seen.append(possible.sight(toy.GAME, g, seat, tape, events))
        search = possible.Search(toy.GAME, setting, seat, seen)
        worlds = search.possible()
        assert worlds is not None
        assert repr(g.world()) in worlds
        dealt = {repr(g.determinize(seat, n * 7919).world()) for n in range(3000)}
        assert dealt <= worlds
        assert len(dealt) > 0.8 * len(worlds)
        # and the way to a single one of them is found, while there is none to a world with other cards
        d = g.determinize(seat, 3)
        assert search.reaches(d) is True
        d.hand[seat] = [2, 2, 2] if d.hand[seat] != [2, 2, 2] else [1, 1, 1]
        assert search.reaches(d) is False


def test_settings_go_through_all_seats_and_options_but_those_of_a_match() -> None:
    found = [Plan().setting(toy.GAME, n) for n in range(30)]
    assert {dict(s.options).get("turns", 12) for s in found} == {6, 12}
    assert {dict(s.options).get("to_win", 3) for s in found} == {2, 3}
    assert not any("first" in dict(s.options) for s in found)
    assert {s.poker_face for s in found} == {True, False}
    assert any(len(s.options) > 1 for s in found)
    assert Plan(3).setting(toy.GAME, 7) == Plan(3).setting(toy.GAME, 7) != Plan(4).setting(toy.GAME, 7)


# a small game with a switch for each mistake ------------------------------------------------------------------------
CARDS = ["ace", "king", "queen", "knave", "ten", "nine"]


class Nest(State):
    """Two seats hold two of six cards each, unseen; each in turn shows one, or peeks at one of the other's."""

    hands: list[list[int]]
    pile: list[int]
    open: list[int]
    seen: list[list[int]]
    steps: int
    lost: int

    wrong = ""  # the mistake; set in subclasses made by `broken`

    def start(self, options: dict[str, Any]) -> None:
        self.hands, self.open, self.seen, self.steps, self.lost = [[], []], [], [[], []], 0, 0
        self.pile = [0, 1, 2, 3, 4, 5]
        for n in range(4):
            self.hands[n % 2].append(self.draw(self.pile, "card", 1 << n % 2))
        self.then(Step(0))

    def copy(self) -> Any:
        g = type(self)()
        g.copy_engine(self)
        g.hands, g.open, g.seen = [h[:] for h in self.hands], self.open[:], [s[:] for s in self.seen]
        g.pile, g.steps, g.lost = self.pile[:], self.steps, self.lost
        if self.wrong == "copy shares":
            g.open = self.open
        if self.wrong == "copy forgets":
            del g.steps
        if self.wrong == "copy resets":
            g.steps = 0
        if self.wrong == "undeclared":
            g.extra = self.extra = 1  # type: ignore[attr-defined]
        if self.wrong == "copy keeps tape":
            g.tape = self.tape
        return g

    def redeal(self, seat: int) -> None:
        if self.wrong == "worlds forget" and seat >= 0:
            self.seen[seat] = []
        sure = [[], []] if seat < 0 else [self.seen[0][:], self.seen[1][:]]
        for s in (0, 1):
            sure[s] = [c for c in self.hands[s] if s == seat or (seat >= 0 and c in self.seen[seat])]
        if self.wrong == "worlds forget":
            sure = [self.hands[s] if s == seat else [] for s in (0, 1)]
        rest = sorted([*self.pile, *[c for s in (0, 1) for c in self.hands[s] if c not in sure[s]]])
        if self.wrong == "worlds know":
            return
        if self.wrong == "worlds lose" and rest:
            self.hands[0] = self.hands[0][:-1]
            return
        for s in (0, 1):
            self.hands[s] = [c if c in sure[s] else rest.pop(self.random(len(rest))) for c in self.hands[s]]
        self.pile = rest
        for s in (0, 1):
            if s != seat and self.wrong != "others know":
                self.seen[s] = []
                if self.wrong == "worlds differ":
                    import random

                    self.lost = random.getrandbits(30)

    def world(self) -> Any:
        return self.hands

    def look(self, seat: int) -> dict[str, Any]:
        if self.wrong == "view changes":
            self.steps += 1
        table: dict[str, Any] = {
            "hand": [CARDS[c] for c in self.hands[seat]] if seat >= 0 else [],
            "open": [CARDS[c] for c in self.open],
            "sizes": [len(h) for h in self.hands],
            "seen": [CARDS[c] for c in self.seen[seat] if c in self.hands[1 - seat]] if seat >= 0 else [],
        }
        if self.wrong == "view leaks":
            table["best"] = int(0 in self.hands[0])
        if self.wrong == "view is no JSON":
            table["hand"] = {1: tuple(table["hand"])}
        return table

    def counts(self) -> dict[str, int]:
        return {"card": len(self.pile) + len(self.open) + sum(map(len, self.hands)) - self.lost % 2}


@dataclass(eq=False)
class Step(Ask):
    """N-1. Show one of your cards (0 to 5), or peek at the first or last of the other hand (8, 9)."""

    def options(self, g: Nest) -> list[int]:
        peeks = [8, 9] if len(g.hands[1 - self.who]) == 2 and not g.seen[self.who] else []
        out = [*sorted(g.hands[self.who]), *peeks]
        if g.wrong == "options unsorted":
            out.reverse()
        if g.wrong == "options twice":
            out.append(out[-1])
        if g.wrong == "options change":
            g.lost ^= 2
        if g.wrong == "options leak" and 0 in g.hands[1 - self.who]:
            out.append(10)
        return out

    def run(self, g: Nest) -> None:
        options = self.options(g)
        if not options:
            g.end("nothing" if g.wrong == "end" else "shown", [0.5, 0.5] if g.wrong == "returns" else [0.0, 0.0])
        else:
            g.asked, g.player, g.options = self, self.who, options

    def resolve(self, g: Nest, pick: int) -> None:
        me = self.who
        g.steps += 1
        if pick < 8:
            g.hands[me].remove(pick)
            g.open.append(pick)
            if g.wrong == "frame mutates":
                self.who = 1 - self.who
            g.show(ALL, "untold" if g.wrong == "message undeclared" else "shows", me, pick)
            if g.wrong == "component lost" and pick == 3:
                g.open.pop()
        elif pick < 10:
            card = g.hands[1 - me][pick - 9]
            g.seen[me] = [card]
            if g.wrong == "told to none":
                pass
            elif g.wrong == "told openly":
                g.tell(1 << me, "peeks", me, card)
            else:
                g.show(1 << me, "peeks", me, card)
        if g.wrong == "unlike":
            import random

            g.lost = 2 * random.getrandbits(30)
        if g.wrong == "endless":
            g.hands[me] = [0]
        if g.wrong == "crashes" and g.steps == 3:
            raise KeyError("a hole in the rules")
        g.then(Step(1 - me))

    def heard_by(self, g: Nest, pick: int) -> int:
        return ALL

    def default(self, g: Nest) -> int:
        if g.wrong == "default":
            return 77
        if g.wrong == "default leaks":
            return g.options[0 if 0 in g.hands[1 - self.who] else -1]
        return int(g.options[0])

    def write(self, g: Nest, pick: int) -> str:
        if g.wrong == "text ambiguous" and pick < 8:
            return "card"
        if g.wrong == "text odd":
            return f"card [{pick}]"
        if g.wrong == "text leaks" and pick >= 8:
            return f"peek {CARDS[g.hands[1 - self.who][pick - 9]]} {pick}"
        return CARDS[pick] if pick < 8 else ["peek first", "peek last", "odd"][pick - 8]

    def ordered(self, g: Nest, text: str) -> str:
        return "peek last" if g.wrong == "order mistaken" and sorted(text.split()) == ["first", "peek"] else text

    def label(self, g: Nest, pick: int) -> tuple[Any, ...]:
        if g.wrong == "label leaks" and pick >= 8:
            return ("pick", CARDS[g.hands[1 - self.who][pick - 9]])
        return ("pick", self.write(g, pick))

    def against(self, g: Nest, pick: int) -> Any:
        return hantise.core.frame.Reason("N-1", ("shows", 0, 0)) if g.wrong == "against" else None

    def refuse(self, g: Nest, text: str) -> Any:
        if g.wrong == "refusal undeclared" and text == "xyzzy":
            return hantise.core.frame.Reason("N-1", ("unsaid",))
        if g.wrong == "refusal made up" and text == "first peek":
            return hantise.core.frame.Reason("N-1", ("shows", 0, 0))
        if g.wrong == "refusal leaks" and text == "xyzzy" and 0 in g.hands[1 - self.who]:
            return hantise.core.frame.Reason("N-1", ("shows", 0, 0))
        return super().refuse(g, text)


def broken(wrong: str, **changes: Any) -> Game:
    """The game with that mistake in it."""
    state = type("Broken", (Nest,), {"wrong": wrong, "__module__": __name__})
    facts: dict[str, Any] = {
        "id": "nest",
        "version": 1,
        "state": state,
        "seats": (2,),
        "ends": ("shown",),
        "folder": Path(__file__).parent / "toy_files" / "nest",
        "words": {"card": CARDS},
        "messages": messages("shows who:seat card\npeeks who:seat card"),
        "traits": frozenset({"zero_sum"}),
        "cap": 40,
    }
    return Game(**(facts | changes))


class Attic(Nest):
    """First eighteen of thirty cards are put away unseen, then each seat is dealt one."""

    deals = 0

    def start(self, options: dict[str, Any]) -> None:
        Attic.deals += 1
        self.hands, self.open, self.seen, self.steps, self.lost = [[], []], [], [[], []], 0, 0
        self.pile = list(range(30))
        for _ in range(18):
            self.draw(self.pile, "card", 0)
        for s in (0, 1):
            self.hands[s].append(self.draw(self.pile, "card", 1 << s))
        self.then(Step(0))


def test_the_search_for_worlds_gives_up_where_nearly_all_draws_lead_to_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat has seen the card that the search puts away first: all the deals that it then tries end in nothing."""
    monkeypatch.setattr("test_conformance.CARDS", [str(n) for n in range(30)])
    game = replace(broken(""), state=Attic)
    g = next(g for seed in range(400) if (g := game.new(seed=seed, poker_face=True)).hands[0] == [0])
    seen = [possible.sight(game, g, 0, 0, 0)]
    Attic.deals = 0
    assert possible.Search(game, conformance.Setting(2, (), 0, True), 0, seen).possible() is None
    assert Attic.deals <= possible.DRAWN * possible.BUDGET + 1


def say(said: tuple[Any, ...]) -> None:
    if said[0] not in ("shows", "peeks", "ask-Step", "wait-Step", "pick"):
        raise LookupError(said[0])


MISTAKES = {
    "crashes": 1,
    "endless": 1,
    "end": 1,
    "returns": 1,
    "options unsorted": 2,
    "options twice": 2,
    "options change": 2,
    "view changes": 2,
    "default": 2,
    "copy shares": 3,
    "copy forgets": 19,
    "copy resets": 19,
    "copy keeps tape": 19,
    "undeclared": 19,
    "text ambiguous": 5,
    "text odd": 5,
    "against": 5,
    "refusal undeclared": 5,
    "refusal leaks": 5,
    "refusal made up": 5,
    "order mistaken": 5,
    "view leaks": 6,
    "options leak": 6,
    "text leaks": 6,
    "label leaks": 6,
    "default leaks": 6,
    "worlds forget": 6,
    "worlds lose": 7,
    "worlds differ": 7,
    "others know": 7,
    "component lost": 8,
    "view is no JSON": 9,
    "message undeclared": 10,
    "unlike": 4,
    "frame mutates": 3,
    "told to none": 20,
    "told openly": 20,
    "worlds know": 18,
}


def test_the_small_game_is_sound_without_a_mistake() -> None:
    report = conformance.check(broken(""), games=82, hooks=Hooks(say=say))
    assert report.ok, report.text()
    assert report.made[17] > 0
    assert report.made[18] > 0
    assert min(report.covered) == 1.0


@pytest.mark.parametrize(("wrong", "number"), MISTAKES.items())
def test_each_mistake_is_found_by_its_check(wrong: str, number: int) -> None:
    games = 600 if wrong.startswith("refusal") else 82  # odd texts are tried seldom
    report = conformance.check(broken(wrong), games=games, hooks=Hooks(say=say))
    assert number in report.failed, report.text()
    found = next(f for f in report.failures if f.check == number)
    assert "seed" in found.setting
    assert "FAILED" in report.text()


def test_a_failure_can_be_played_again() -> None:
    report = conformance.check(broken("view leaks"), games=4)
    failure = report.failures[0]
    record = hantise.Record.read(failure.record, broken("view leaks"))
    assert record.replay().player >= 0
    assert len([f for f in report.failures if f.check == 6]) == min(4, report.failed[6])


def test_unlike_games_from_one_seed_are_found() -> None:
    assert 11 in conformance.check(broken("unlike"), games=3).failed
    assert 16 in conformance.check(broken("unlike"), games=3).failed


def test_a_game_of_defaults_that_does_not_end_is_found() -> None:
    class Stay(Ask):
        def options(self, g: Any) -> list[int]:
            return [0, 1]

        def default(self, g: Any) -> int:
            return 0

        def resolve(self, g: Any, pick: int) -> None:
            if pick:
                g.end("shown", [0.0, 0.0])
            else:
                g.then(self)

    class Idle(Nest):
        def start(self, options: dict[str, Any]) -> None:
            super().start(options)
            self.agenda.clear()
            self.then(Stay(0))

    report = conformance.check(broken("", state=Idle, cap=60), games=2)
    assert set(report.failed) == {15}, report.text()


def test_two_picks_that_a_seat_cannot_tell_apart_must_deal_it_the_same_worlds() -> None:
    @dataclass(eq=False)
    class Held(Frame):
        """A frame that holds a secret: what the third law forbids."""

        pick: int

        def run(self, g: Any) -> None:
            g.end("shown", [0.0, 0.0])

    class Whisper(Ask):
        def options(self, g: Any) -> list[int]:
            return [0, 1] if self.who == 0 else [5, 6]

        def heard_by(self, g: Any, pick: int) -> int:
            return 1 << self.who

        def resolve(self, g: Any, pick: int) -> None:
            if self.who == 0:
                g.then(Whisper(1), Held(pick))

    class Rumour(Nest):
        def start(self, options: dict[str, Any]) -> None:
            super().start(options)
            self.agenda.clear()
            self.then(Whisper(0))

    report = conformance.check(broken("", state=Rumour), games=6)
    assert 17 in report.failed, report.text()


def test_texts_that_are_missing_or_speak_of_what_is_not_given_are_found(tmp_path: Path) -> None:
    locale = tmp_path / "locale"
    locale.mkdir()
    (locale / "en.ftl").write_text("title = Nest\nshows = { $who } shows { $thing }.\nend-shown = Over.\n")
    (locale / "fr.ftl").write_text("title = Nid\nshows = { $who } montre.\npeeks = { $who }\n")
    wrong = checks.wrong_texts(broken("", folder=tmp_path, options={"size": Option(("small", 2), 2)}))
    for said in (
        "peeks has a text in fr only",
        "end-shown has a text in en only",
        "en has no text peeks",
        "en: shows speaks of thing, which the message does not give",
        "fr has no text option-size",
        "fr has no text option-size-small",
    ):
        assert said in wrong, wrong
    assert checks.wrong_texts(broken("", folder=tmp_path / "none")) == ["there is no locale/en.ftl"]
    assert checks.wrong_texts(toy.GAME) == []


def test_pictures_that_are_unsound_are_found() -> None:
    def picture(game: Game, state: State, view: Any) -> str:
        return "the picture is no XML" if view.seat == 1 else ""

    report = conformance.check(broken(""), games=8, hooks=Hooks(picture=picture))
    assert set(report.failed) == {9}
    assert "seat 1: the picture is no XML" in report.failures[0].what


def test_wrong_counts_ends_frames_and_rules_are_found(tmp_path: Path) -> None:
    game = hantise.game(str(TUTORIAL))
    perft, records, tests = tmp_path / "perft.txt", tmp_path / "records", tmp_path / "tests"
    perft.write_text("[opening]\n1 9\n2 73\n> a1 = 8\n> b1 = 9\n")
    records.mkdir()
    line = (game.folder / "records" / "line.rec").read_text()
    (records / "line.rec").write_text(line)
    (records / "lie.rec").write_text(line.replace("%end line", "%end draw"))
    (records / "odd.rec").write_text("%game tic_tac_toe 1\nx b2\no b2\n")
    tests.mkdir()
    (tests / "test_it.py").write_text('"""T-1 T-2 T-3"""')
    report = conformance.check(game, games=0, hooks=Hooks(perft=perft, records=records, tests=tests))
    said = "\n".join(f.what for f in report.failures)
    assert "perft opening, depth 2: 72 games, and the file says 73; after 'b1' 8, and it says 9" in said
    assert "no golden record ends with draw" in said
    assert "lie.rec says that it ends with draw, and it ends with line" in said
    assert "odd.rec" in said
    assert "no test names T-4" in said
    assert "no test names T-3" not in said
    assert set(report.failed) == {12, 13}


def test_frames_that_no_record_reaches_are_found(tmp_path: Path) -> None:
    game = replace(toy.GAME)
    g = game.new(seed=2)
    while g.player >= 0:
        g.play(game.read(g, "renew") if toy.RENEW in g.options else g.options[0])
    (tmp_path / "renew.rec").write_text(hantise.Record.of(game, g).write())
    found = "\n".join(files.unrecorded(game, tmp_path))
    assert "no golden record reaches Duel" in found
    assert "no golden record reaches Turn" not in found
    assert "no golden record reaches Draws" not in found


def test_a_perft_file_that_cannot_be_read_says_where(tmp_path: Path) -> None:
    path = tmp_path / "perft.txt"
    path.write_text("[opening]\n1 9\nseventy two\n")
    with pytest.raises(ValueError, match=r"perft.txt, line 3: expected \[name\]"):
        read_perft(path)


def test_checksums_are_the_same_again_and_tell_games_apart() -> None:
    lines = checksums(toy.GAME, 4)
    assert lines == checksums(toy.GAME, 4) != checksums(toy.GAME, 4, seed=1)
    assert len(lines.splitlines()) == 4


def test_reports_are_merged() -> None:
    a, b = Report("nest", 2, 10), Report("nest", 3, 20)
    for n in range(7):
        a.count(1)
        b.fail(6, f"fact {n}")
    a.merge(b)
    assert (a.games, a.decisions, a.made, a.failed) == (5, 30, {1: 7}, {6: 7})
    assert len(a.failures) == reports.KEPT
    assert not a.ok


def test_every_check_can_fail() -> None:
    """All numbers are among the mistakes of this file or the planted faults (test_planted.py), but 14, which compares with
    compiled code (tools/compiled.sh)."""
    planted = {int(n) for path in PLANTED.glob("*.py") for n in re.findall(r"^FINDS, SAYS = (\d+),", path.read_text(), re.M)}
    elsewhere: dict[int, Callable[..., None]] = {
        11: test_unlike_games_from_one_seed_are_found,
        12: test_wrong_counts_ends_frames_and_rules_are_found,
        13: test_frames_that_no_record_reaches_are_found,
        15: test_a_game_of_defaults_that_does_not_end_is_found,
        16: test_unlike_games_from_one_seed_are_found,
        17: test_two_picks_that_a_seat_cannot_tell_apart_must_deal_it_the_same_worlds,
    }
    assert set(MISTAKES.values()) | set(elsewhere) | planted == set(conformance.CHECKS) - {14}
