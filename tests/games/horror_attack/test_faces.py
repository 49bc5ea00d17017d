"""What the table of Ze Horror Attack says: the log, tooltips, questions, the plain board, the picture in words."""

import html
import textwrap
from types import SimpleNamespace

import pytest

from hantise.core.frame import NOBODY
from hantise.games.horror_attack import GAME
from hantise.games.horror_attack.components import DATA
from hantise.games.horror_attack.state import Table
from hantise.games.horror_attack.text import board
from hantise.parts import whole
from hantise.picture import drawing
from hantise.texts import LANGUAGES, Texts

from .table import area, do, expert, keys, picks, seat, table, thin, told

CARDS = {c["id"]: c for c in DATA["card"]}
OWN_DECK = {"en": "the other player has one last turn", "fr": "l’adversaire a droit à un dernier tour"}
ENDS = {"en": "Its last card ends the game", "fr": "Sa dernière carte met fin à la partie"}
LAST_TURN = {"en": "This is the last turn", "fr": "C’est le dernier tour"}
OWN_FACTIONS = {"en": "One of your three faction cards: Ze Heroes", "fr": "L’une de vos trois cartes de faction : Ze Héros"}
FACTION = {"en": "Your faction: Ze Heroes", "fr": "Votre faction : Ze Héros"}
COUNTS = {"en": "Only the one worth most to you", "fr": "Seule compte celle"}
NO_PROTECTION = {"en": "protections are not copied", "fr": "les protections ne sont pas copiées"}
LINES_OF_A_FACE = 9  # of the small print, from its first line to the foot of the card


def drawn(g: Table, letter: str, what: str, lang: str = "en") -> str:
    """The board, the hand or the description as a seat sees it, '-' for an onlooker."""
    view, pen = GAME.view(g, -1 if letter == "-" else seat(letter)), drawing(GAME, lang)
    if what == "board":
        said = whole(pen.board(view, ()))
    else:
        said = " ".join(part.html for part in (pen.told(what, view) if what == "describe" else pen.told(what, view, ())))
    return " ".join(html.unescape(said).split())


def plain(g: Table, letter: str, lang: str = "en") -> list[str]:
    """The board in plain text for a seat, line by line."""
    return board(GAME.view(g, -1 if letter == "-" else seat(letter)), Texts(GAME, lang)).split("\n")


# ------------------------------------------------------------------------------------------------------------------ the log
@pytest.mark.parametrize("played", ["werewolf", "asmodeus", "quatermain", "gregson"])
def test_players_without_such_a_card_are_skipped_in_silence(played: str) -> None:
    """HA-EFF-4, HA-CRD-9: the ability did something, and the log does not deny it."""
    g = do(table(f"{played} / - / -", "- / - / toby imps"), f"play {played}")
    assert "discarded" in keys(g, "a")
    assert "no-target" not in keys(g, "a")


@pytest.mark.parametrize("played", ["werewolf", "asmodeus", "quatermain", "gregson"])
def test_nobody_has_such_a_card(played: str) -> None:
    """HA-EFF-4, HA-ABI-3: told once for all; the player's own new card is not meant (HA-ABI-5)."""
    g = do(table(f"{played} / - / -", "- / mummy / -"), f"play {played}")
    assert keys(g, "c").count("no-target") == 1


def test_protected_cards_count_as_none() -> None:
    """HA-PRO-1, HA-PRO-2, HA-EXA-25: a guarded and a warded hero, and nobody else has one."""
    g = do(table("werewolf / - / -", "- / holmes / -"), "play werewolf")
    assert (keys(g, "b").count("no-target"), area(g, "b")) == (1, ["sherlock_holmes"])
    g = do(table("werewolf / - / -", "- / watson toby / -"), "play werewolf")
    assert ("no-target" in keys(g, "b"), area(g, "b")) == (False, ["toby"])


def test_a_tie_is_told_of_those_tied() -> None:
    """HA-SCO-7, HA-RUL-9: not of all players."""
    assert "of those tied" in Texts(GAME, "en")("tie-broken", who="A")
    assert "des ex æquo" in Texts(GAME, "fr")("tie-broken", who="A")


# ---------------------------------------------------------------------------------------------------------------- questions
def last_turn(hands: str, option: str) -> Table:
    """The last turn of an expert game, that of b."""
    g = thin(expert("plain_sherlock", "plain_sherlock", hands, expert_last_turn=option), "a", "imps")
    return do(g, "play satan")


@pytest.mark.parametrize(
    ("option", "hand", "question"),
    [
        ("may", "lilith irene", "LastTurn"),
        ("may", "lilith irene toby", "LastTurn"),
        ("must", "lilith irene", "Turn"),
        ("must", "lilith irene toby", "TurnFull"),
    ],
)
def test_the_last_turn_asks_for_what_is_allowed(option: str, hand: str, question: str) -> None:
    """HA-EXP-14, HA-RUL-36, HA-TUR-3: declining is named only where it is an option."""
    g = last_turn(f"satan / {hand}", option)
    assert GAME.view(g, 1).question == [question]
    assert ("decline" in picks(g)) == (question == "LastTurn")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_last_turn_name_no_draw(lang: str) -> None:
    """HA-TUR-3: with a full hand there is none."""
    texts = Texts(GAME, lang)
    assert texts("ask-LastTurn") == {
        "en": "Your last turn; you may decline it",
        "fr": "Votre dernier tour ; vous pouvez y renoncer",
    }.get(lang)


# --------------------------------------------------------------------------------------------------------------- tooltips
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tooltip_of_the_deck(lang: str) -> None:
    """HA-END-1, HA-EXP-13, HA-EXP-14: the last card ends the base game alone."""
    base, own = drawn(table("toby / lilith"), "a", "board", lang), drawn(expert(), "a", "board", lang)
    assert (ENDS[lang] in base, OWN_DECK[lang] in base) == (True, False)
    assert (ENDS[lang] in own, OWN_DECK[lang] in own) == (False, True)
    last = drawn(last_turn("satan / lilith irene", "may"), "b", "board", lang)
    assert (LAST_TURN[lang] in last, OWN_DECK[lang] in last) == (True, False), "no further last turn is promised"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tooltip_of_a_faction_card(lang: str) -> None:
    """HA-SCO-4, HA-EXP-17, HA-EXP-18: of three cards one counts."""
    base, own = drawn(table("toby / lilith"), "a", "hand", lang), drawn(expert(), "a", "hand", lang)
    assert (FACTION[lang] in base, OWN_FACTIONS[lang] in base) == (True, False)
    assert (FACTION[lang] in own, OWN_FACTIONS[lang] in own) == (False, True)
    assert own.count(COUNTS[lang]) == 3


# ----------------------------------------------------------------------------------------------------------- the plain board
def test_the_own_faction_is_not_one_seen() -> None:
    """HA-SET-3: each viewer's own is called so; one that was looked at is a faction seen; an onlooker is told of none."""
    g = do(table("dupin lilith / toby / hudson", factions="london_hero_1 london_monster_1 london_hero_2"), "play dupin", "b")
    lines = plain(g, "a")
    assert "  Your faction: Ze Heroes (Abraham Van Helsing, Mina Harker)" in lines
    assert [line for line in lines if "faction seen" in line] == ["  faction seen: Ze Monsters (The Creature, The Werewolf)"]
    assert "  Votre faction : Ze Héros (Abraham Van Helsing, Mina Harker)" in plain(g, "a", "fr")
    assert not any("faction" in line for line in plain(g, "-"))


def test_the_own_factions_of_the_expert_game() -> None:
    """HA-EXP-9: three of them; after the end the result says which counted."""
    g = expert()
    mine = [line for line in plain(g, "a") if "faction" in line]
    assert (len(mine), mine[0].startswith("  Your faction cards: Ze Heroes"), mine[0].count(";")) == (1, True, 2)
    assert any(line.startswith("  Vos cartes de faction : ") for line in plain(g, "a", "fr"))
    g.concede(1)
    assert not any("faction" in line for line in plain(g, "a"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_score_below_nothing_has_a_true_minus(lang: str) -> None:
    """HA-SCO-5, HA-END-4."""
    g = table("- / -", "dracula imps / harker")
    g.concede(1)
    lines = [line for _, line in Texts(GAME, lang).lines(g.events or [], seat("a"))]
    scores = {g.score(i, g.counted(i)) for i in range(2)}
    assert min(scores) < 0
    for n in scores:
        assert any(f" {n}".replace("-", "−") in line for line in lines), (n, lines)
    assert not any(" -" in line for line in lines)


def test_the_log_names_the_card_to_both_of_a_theft() -> None:
    """HA-HID-1: who is robbed is not told of a card that comes."""
    g = do(table("lupin / mummy / hudson"), "play arsene_lupin", "b")
    for letter in "ab":
        lines = [line for _, line in Texts(GAME, "en").lines(g.events or [], seat(letter))]
        assert lines[lines.index("Seat A steals a card from Seat B.") + 1] == "The card that changes hands: The Mummy."


# ------------------------------------------------------------------------------------------------------------- the picture
def test_the_seats_have_the_letters_of_the_strips() -> None:
    g = table("- / - / -")
    view = GAME.view(g, 0)
    people = [
        SimpleNamespace(seat=i, name="", role="Seat", me=i == 0, kind="bot", strength="", online=True, away="")
        for i in range(3)
    ]
    said = whole(drawing(GAME, "en").seats(view, people))
    assert [said.count(f"<b>{letter}</b>") for letter in "ABC"] == [1, 1, 1]


def test_the_description_names_each_deck() -> None:
    """HA-EXP-10: two decks of 25, not one of 50; in the base game one; while decks are chosen (HA-EXP-7) none."""
    own = drawn(expert(), "a", "describe")
    assert "Deck of seat A: 25 cards. Deck of seat B: 25 cards. Discard pile" in own
    assert "Paquet de la place B : 25 cartes." in drawn(expert(), "a", "describe", "fr")
    assert "Deck: 53 cards. Discard pile" in drawn(GAME.new(2, 1, {"packs": "both"}), "-", "describe")
    choosing = drawn(GAME.new(2, 1, {"packs": "own"}), "a", "describe")
    assert "Deck" not in choosing
    assert "Discard pile: nothing" in choosing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_card_texts_fit_their_face(lang: str) -> None:
    """As the macro `face` breaks them: from the first line to the foot of the card."""
    for card in CARDS.values():
        said = card[f"text_{lang}"]
        small = len(said) > 80
        assert len(textwrap.wrap(said, 22 if small else 18, break_long_words=False)) <= (LINES_OF_A_FACE if small else 7), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_card_texts_say_what_protection_does(lang: str) -> None:
    """HA-CRD-17, HA-CRD-11, HA-PRO-5, HA-ABI-13: a revived guard guards, a ward is for cards in play, neither is copied."""
    for name in ("arthur_conan_doyle", "charon"):
        assert {"en": "its protection works", "fr": "sa protection vaut"}[lang] in CARDS[name][f"text_{lang}"]
    for name in ("mummy", "sherlock_holmes", "rasputin"):
        assert CARDS[name][f"text_{lang}"].startswith({"en": "In play, ", "fr": "En jeu, "}[lang])
    assert NO_PROTECTION[lang] in CARDS["baphomet"][f"text_{lang}"]


def test_the_last_seat_to_give_up_is_told_like_the_first() -> None:
    """HA-EFF-4: two able players are asked in turn, the third is skipped; each card given up is told once."""
    g = do(table("werewolf / - / -", "priest toby / - / mycroft hudson"), "play werewolf", "toby@a", "hudson@c")
    said = [event[0] for event in told(g, "b")]
    assert (said.count("discarded"), said.count("no-target"), g.player != NOBODY) == (2, 0, True)
