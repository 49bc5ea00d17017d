"""Talk: who hears whom, what a line may hold, what the host may close; and that rows tell all of it again."""

from __future__ import annotations

from typing import Any

import pytest

from hantise.core.registry import game
from hantise.table import rows as row_of
from hantise.table import speaking, talk
from hantise.table.rows import Row, Sitter
from hantise.table.sitting import Refused, SetUp, Sitting, opening
from hantise.texts import LANGUAGES, Texts

EVIL = game("evil_corp")
NAMES = ("Ann", "Bob", "Cleo", "Dan")


class Table:
    """A table of four of Evil Corp., and all its rows."""

    def __init__(self) -> None:
        setup = SetUp("t", EVIL, 4, EVIL.settings({}), False, b"host")
        self.rows: list[Row] = opening(setup, [Sitter("human", name) for name in NAMES])
        self.sitting = Sitting(setup, self.rows)

    def do(self, row: Row | None) -> None:
        assert row is not None
        self.rows.append(row)

    def say(self, who: str, text: str) -> None:
        self.sitting.talk.buckets.clear()
        self.do(speaking.speak(self.sitting, who, text, 7.9))

    def look_on(self, name: str) -> str:
        self.do(speaking.introduce(self.sitting, name.encode().hex(), name, []))
        return f"w{len(self.sitting.talk.onlookers)}"

    def heard(self, who: str, *deaf: str) -> list[str]:
        return [line.text or line.phrase for line in self.sitting.talk.heard(who, self.sitting.over, deaf)]

    def again(self) -> Sitting:
        """The same out of its rows."""
        return Sitting(self.sitting.setup, [row_of.read(*row_of.write(row)) for row in self.rows])


@pytest.fixture
def table() -> Table:
    return Table()


def test_players_and_onlookers_talk_apart_until_the_game_is_over(table: Table) -> None:
    zoe = table.look_on("Zoe")
    table.say("s0", "hello all")
    table.say(zoe, "who leads?")
    table.do(speaking.phrase(table.sitting, "s3", "have_red", 0))
    assert table.heard("s1") == ["hello all", "have_red"]
    assert table.heard(zoe) == table.heard("") == ["who leads?", "have_red"]  # a player's phrase stands in the log, for all
    for who in ("s1", zoe, ""):
        met = [line.text or line.phrase for line in table.sitting.talk.heard(who, over=True)]
        assert met == ["hello all", "who leads?", "have_red"]


def test_94_partners_have_no_channel_of_their_own(table: Table) -> None:
    """EC-4P-10. Whatever one member says, by whatever way, his rivals hear as his partner does: no line is for one alone."""
    for seat in range(4):
        table.say(f"s{seat}", f"line {seat}")
        table.do(speaking.phrase(table.sitting, f"s{seat}", "have_red", 0))
    for seat in range(4):
        assert table.heard(f"s{seat}") == table.heard("s0")
        assert len(table.heard(f"s{seat}")) == 8
    assert {f.name for f in row_of.fields(row_of.Speech)} == {"seat", "text", "phrase", "onlooker", "date"}
    assert {f.name for f in row_of.fields(row_of.Say)} == {"seat", "phrase", "date"}


def test_the_rows_tell_all_of_it_again_and_change_nothing_of_the_game(table: Table) -> None:
    def course() -> Any:
        return table.sitting.state.key(), list(table.sitting.asks), list(table.sitting.moved)

    before, zoe = course(), table.look_on("Zoe")
    table.say("s0", "first")
    table.say(zoe, "second")
    assert course() == before
    seat = table.sitting.waits_for()[0]
    table.do(table.sitting.pick(seat, table.sitting.asks[seat], "p", table.sitting.asked_of(seat).options[0]))
    before = course()
    table.do(speaking.phrase(table.sitting, zoe, "hello", 9))
    table.do(speaking.rule(table.sitting, talk.PHRASES))
    table.do(speaking.hush(table.sitting, zoe, True))
    table.do(speaking.report(table.sitting, "s1", "s0"))
    assert course() == before
    again = table.again()
    for name in ("rule", "lines", "onlookers", "hushed", "reports"):
        assert getattr(again.talk, name) == getattr(table.sitting.talk, name), name
    assert (again.notes, again.v, again.state.key()) == (table.sitting.notes, table.sitting.v, table.sitting.state.key())
    assert again.talk.lines[0].date == 7


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  well \n\t played ", "well played"),
        ("<b>&amp;", "<b>&amp;"),
        ("a\u202eb\u200b\x00\ufeffc", "abc"),
        ("👨‍👩‍👧 ça va", "👨‍👩‍👧 ça va"),
        ("z" + "\u0302\u0301\u0300" * 9, "ẑ\u0301\u0300"),
        ("x" * 300, "x" * 300),
    ],
)
def test_a_line_is_plain_text_on_one_line(said: str, kept: str) -> None:
    assert talk.clean(said) == kept
    assert talk.clean(kept) == kept


@pytest.mark.parametrize("said", ["", "   ", "\x00\n", "\u200b\u2066", "\u0301\u0301", "x" * 301, "\ud800"])
def test_what_cannot_be_read_or_is_too_long_is_refused(table: Table, said: str) -> None:
    with pytest.raises(Refused, match="no-talk-text"):
        speaking.speak(table.sitting, "s0", said, 0)
    assert not table.sitting.talk.lines


def test_nobody_floods_the_talk(table: Table) -> None:
    zoe = table.look_on("Zoe")
    for n in range(int(talk.BURST)):
        table.do(speaking.speak(table.sitting, "s0", f"line {n}", 0))
    with pytest.raises(Refused, match="no-hurry"):
        speaking.speak(table.sitting, "s0", "one more", 0)
    table.do(speaking.speak(table.sitting, "s1", "another may", 0))
    for _ in range(int(talk.BURST)):
        table.do(speaking.phrase(table.sitting, zoe, "hello", 0))
    with pytest.raises(Refused, match="no-hurry"):
        speaking.phrase(table.sitting, zoe, "hello", 0)
    table.sitting.talk.lines *= talk.MOST_LINES // len(table.sitting.talk.lines) + 1
    with pytest.raises(Refused, match="no-talk-long"):
        table.say("s3", "is anybody listening?")


def test_the_host_chooses_how_people_talk(table: Table) -> None:
    """Own words, phrases alone, nothing: each change stands in the log once, and binds players and onlookers alike."""
    zoe = table.look_on("Zoe")
    table.do(speaking.rule(table.sitting, talk.PHRASES))
    assert speaking.rule(table.sitting, talk.PHRASES) is None
    for who in ("s0", zoe):
        with pytest.raises(Refused, match="no-talk-own-words"):
            speaking.speak(table.sitting, who, "hello", 0)
        table.do(speaking.phrase(table.sitting, who, "hello", 0))
    table.do(speaking.rule(table.sitting, talk.NONE))
    for who in ("s0", zoe):
        with pytest.raises(Refused, match="no-talk"):
            speaking.phrase(table.sitting, who, "hello", 0)
    table.do(speaking.rule(table.sitting, talk.FREE))
    table.say("s0", "at last")
    with pytest.raises(Refused, match="no-garbage"):
        speaking.rule(table.sitting, "whisper")
    assert [n.key for n in table.sitting.notes] == ["log-talk-phrases", "log-says", "log-talk-none", "log-talk-free"]


def test_the_host_closes_the_talk_for_one_or_for_all_onlookers(table: Table) -> None:
    zoe, max_ = table.look_on("Zoe"), table.look_on("Max")
    table.do(speaking.hush(table.sitting, "s1", True))
    table.do(speaking.hush(table.sitting, zoe, True))
    for who in ("s1", zoe):
        with pytest.raises(Refused, match="no-talk-closed"):
            speaking.speak(table.sitting, who, "but", 0)
        with pytest.raises(Refused, match="no-talk-closed"):
            speaking.phrase(table.sitting, who, "hello", 0)
    table.say(max_, "I may")
    table.do(speaking.hush(table.sitting, talk.ALL_ONLOOKERS, True))
    with pytest.raises(Refused, match="no-talk-closed"):
        speaking.speak(table.sitting, max_, "no more", 0)
    table.do(speaking.hush(table.sitting, talk.ALL_ONLOOKERS, False))
    table.say(max_, "again")
    assert speaking.hush(table.sitting, talk.ALL_ONLOOKERS, False) is None
    for nobody in ("s4", "w3", "w0", "", "x", "s-1"):
        with pytest.raises(Refused, match="no-garbage"):
            speaking.hush(table.sitting, nobody, True)


def test_a_report_shows_the_host_the_lines_and_nobody_else(table: Table) -> None:
    t = Texts(EVIL, "en")
    for n in range(talk.REPORTED + 2):
        table.say("s1", f"line {n}")
        table.say("s2", "in between")
    table.do(speaking.report(table.sitting, "s0", "s1"))
    table.say("s1", "after the report")
    for who, held in (("s0", [0]), ("s1", [1]), ("", [])):
        found = speaking.heard(table.sitting, t, "/", who, held, {}, False)
        assert found is not None
        assert found.host == ()
    host = speaking.heard(table.sitting, t, "/", "s2", [2], {}, True)
    assert host is not None
    ((who, name, by, lines, closed),) = host.host[3]
    assert (who, name, by, closed) == ("s1", "Bob", "Ann", False)
    assert lines == tuple(f"line {n}" for n in range(2, talk.REPORTED + 2))
    with pytest.raises(Refused, match="no-garbage"):  # nothing heard of him
        speaking.report(table.sitting, "s0", "s3")
    with pytest.raises(Refused, match="no-garbage"):
        speaking.report(table.sitting, "", "s1")
    for _ in range(speaking.MOST_REPORTS - 1):
        table.do(speaking.report(table.sitting, "s0", "s1"))
        with pytest.raises(Refused, match="no-talk-reported"):
            speaking.report(table.sitting, "s0", "s1")
        table.say("s1", "more")
    with pytest.raises(Refused, match="no-hurry"):
        speaking.report(table.sitting, "s0", "s1")


def test_an_onlooker_says_who_he_is_and_is_nobody_else(table: Table) -> None:
    zoe = table.look_on("Zoe")
    assert speaking.introduce(table.sitting, b"Zoe".hex(), "Another", []) is None
    for name, why in (("ann", "name-taken"), ("ZOE", "name-taken"), ("Boss", "name-taken"), ("", "no-talk-name")):
        with pytest.raises(Refused, match=why):
            speaking.introduce(table.sitting, "ff", name, ["boss"])
    with pytest.raises(Refused, match="no-talk-nobody"):
        speaking.speak(table.sitting, "", "hello", 0)
    assert zoe == "w1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_95_phrases_are_read_in_the_readers_language(table: Table, lang: str) -> None:
    zoe, t = table.look_on("Zoe"), Texts(EVIL, lang)
    table.do(speaking.phrase(table.sitting, "s0", "one_moment", 0))
    table.do(speaking.phrase(table.sitting, zoe, "good_game", 0))
    found = speaking.heard(table.sitting, t, "/", "", [], {}, False)
    assert found is not None
    said: list[Any] = [line[5] for line in found.lines]
    assert said == {"en": ["One moment, please.", "Good game!"], "fr": ["Un instant, s’il vous plaît.", "Belle partie !"]}[lang]


def test_whom_i_do_not_listen_to_i_do_not_read(table: Table) -> None:
    table.say("s0", "one")
    table.say("s1", "two")
    assert table.heard("s2", "s1") == ["one"]
    found = speaking.heard(table.sitting, Texts(EVIL, "en"), "/", "s2", [2], {"s1": "mute"}, False)
    assert found is not None
    assert found.deaf == (("s1", "Bob", "mute"),)
    assert found.others == (("s0", "Ann"),)
