"""Own decks of Ze Horror Attack at the table: the builder's page, files, links, and that nothing of a deck leaks (HA-EXP-7)."""

import html
import re

import httpx
import pytest
from served import Browser, House

from hantise.games.horror_attack.components import CARDS
from hantise.games.horror_attack.deckfile import DeckFileError, read_file, write_file
from hantise.games.horror_attack.decks import LISTS, PRESETS

PAGE = "/games/horror_attack/decks"
HUNTERS = LISTS[PRESETS.index("hunters")]


def instead(name: str, out: str, new: str) -> tuple[int, ...]:
    """A ready-made deck with another card in place of one."""
    deck = list(LISTS[PRESETS.index(name)])
    deck[CARDS.index(out)] -= 1
    deck[CARDS.index(new)] += 1
    return tuple(deck)


ODD = instead("hunters", "dracula", "mummy")


def form(deck: tuple[int, ...], **more: str) -> dict[str, str]:
    """The form of the page with that deck."""
    return {f"n-{CARDS[k]}": str(n) for k, n in enumerate(deck)} | more


def numbers(page: str) -> dict[str, int]:
    """What the fields of the page say."""
    return {card: int(n) for card, n in re.findall(r'name="n-([a-z_]+)" value="(\d+)"', page) if n != "0"}


def cards_of(deck: tuple[int, ...]) -> dict[str, int]:
    return {CARDS[k]: n for k, n in enumerate(deck) if n}


# ---------------------------------------------------------------------------------------------------------------- the page
def test_ready_made_decks_are_shown(house: House) -> None:
    """HA-EXP-1: with all cards of both packs, their texts and how many of each there may be."""
    page = house.browser().get(f"{PAGE}?deck=hunters").text
    assert numbers(page) == cards_of(HUNTERS)
    assert set(re.findall(r'data-card="([a-z_]+)"', page)) == set(CARDS)
    assert 'name="n-imps" value="3" min="0" max="3"' in page
    for name in PRESETS:
        assert f'{PAGE}?deck={name}"' in page
    assert 'class="broken"' not in page


def test_what_is_outside_the_limits_is_marked(house: House) -> None:
    """HA-EXP-1, HA-EXP-4, HA-EXP-5."""
    page = house.browser().get(f"{PAGE}?deck=imps*3,dracula").text
    broken = re.findall(r'<li data-limit data-of="(\w+)"[^>]*class="broken">', page)
    assert broken == ["all", "hero", "monster"]


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"n-mummy": "0"}, "HA-EXP-1"),
        ({"n-imps": "4"}, "HA-EXP-3"),
        ({"n-imps": "0"}, "HA-EXP-5"),
    ],
)
def test_a_deck_outside_the_limits_plays_nowhere(house: House, change: dict[str, str], rule: str) -> None:
    answer = house.browser().post(PAGE, form(ODD, do="play", against="random") | change)
    assert answer.status_code == 400
    assert re.search(rf'class="error" role="alert">[A-Z][^<]+ <a class="rule-id" href="[^"]+#{rule}"', answer.text)
    assert "n-toby" in answer.text  # and what was built is still there


def test_in_french(house: House) -> None:
    page = html.unescape(house.browser("fr").get(f"{PAGE}?deck=pandemonium").text)
    assert '<html lang="fr"' in page
    assert "Composer un paquet" in page
    assert "Londres après minuit : héros" in page


def test_the_language_keeps_the_deck(house: House) -> None:
    browser = house.browser()
    page = browser.get(f"{PAGE}?deck=imps*2,dracula&name=Night%20%26%20fog").text
    link = html.unescape(re.search(r'href="(/games/horror_attack/decks[^"]*lang=fr)"', page)[1])  # type: ignore[index]
    answer = browser.get(link)
    assert answer.status_code == 303
    page = browser.get(answer.headers["location"]).text
    assert numbers(page) == {"imps": 2, "dracula": 1}
    assert 'value="Night &amp; fog"' in page


# ----------------------------------------------------------------------------------------------------------- files and links
def test_a_file_there_and_back(house: House) -> None:
    browser = house.browser("fr")
    saved = browser.post(PAGE, form(ODD, do="save", name="Brume  d’hiver"))
    assert saved.headers["content-disposition"] == 'attachment; filename="brume-d-hiver.deck.txt"'
    assert "%name Brume d’hiver" in saved.text
    assert "# La Momie" in saved.text
    loaded = browser.post(f"{PAGE}", files={"file": ("x.txt", saved.text.encode())})
    page = browser.get(loaded.headers["location"]).text
    assert numbers(page) == cards_of(ODD)
    assert "Brume d’hiver" in html.unescape(page)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "Line 1: a deck file begins with"),
        ("%game horror_attack 1\n", "Line 1: a deck file begins with"),
        ("%deck horror_attack\n\n3 imps\n1 imp\n", "Line 4: there is no card “imp”"),
        ("%deck horror_attack\nimps 3\n", "Line 2: “imps 3” is not a number"),
        ("%deck horror_attack\n1000 imps\n", "Line 2: “1000 imps” is not a number"),
    ],
)
def test_a_file_that_is_no_deck(house: House, text: str, says: str) -> None:
    answer = house.browser().post(f"{PAGE}", files={"file": ("x.txt", text.encode())})
    assert answer.status_code == 400
    assert says in html.unescape(answer.text)


@pytest.mark.parametrize("data", [b"\xff\xfe\x00\x01" * 10, b"# " + b"x" * 30_000])
def test_a_file_that_is_no_text_or_too_long(house: House, data: bytes) -> None:
    answer = house.browser().post(f"{PAGE}", files={"file": ("x.txt", data)})
    assert answer.status_code == 400
    assert "This file is no deck" in answer.text


def test_the_file_itself() -> None:
    """An unfinished deck too; its remarks and empty lines mean nothing; a line may name a card again."""
    deck, name = read_file("# mine\n%deck horror_attack\n%name  A \x07 B\n\n1 imps # one\n1 imps\n")
    assert (cards_of(deck), name) == ({"imps": 2}, "A B")
    for made in (*LISTS, ODD):
        assert read_file(write_file(made, "x")) == (made, "x")
    with pytest.raises(DeckFileError, match="no-file-line 2"):
        read_file("%deck horror_attack\n²2 imps\n")


def test_a_link_carries_the_deck(house: House) -> None:
    browser = house.browser()
    answer = browser.post(PAGE, form(ODD, do="check", name="Fog"))
    assert answer.status_code == 303
    address = answer.headers["location"]
    page = house.browser().get(address).text  # somebody else's browser
    assert numbers(page) == cards_of(ODD)
    share = html.unescape(re.search(r'id="share" type="text" readonly value="([^"]+)"', page)[1])  # type: ignore[index]
    assert share == house.url + address
    broken = house.browser().get(f"{PAGE}?deck=dracul")
    assert broken.status_code == 400
    assert "no deck that can be read" in broken.text


# ------------------------------------------------------------------------------------------------------------- at the table
def expert(house: House, **fields: str) -> tuple[str, Browser, Browser]:
    """A table of two people by the expert rules, nobody has handed in."""
    ann, bob = house.browser(), house.browser()
    given = {"game": "horror_attack", "players": "2", "seat": "0", "against": "link", "name": "Ann", "option-packs": "own"}
    table = ann.new(**(given | fields))
    invite = re.search(r"/j/[a-z2-7]{26}", ann.get(table).text)
    assert invite
    assert bob.post(invite[0], {"name": "Bob"}).headers["location"] == table
    return table, ann, bob


def hand_in(browser: Browser, table: str, deck: tuple[int, ...]) -> httpx.Response:
    return browser.post(PAGE, form(deck, do="use", table=table.removeprefix("/t/")))


def test_a_deck_goes_to_the_table_in_any_order(house: House) -> None:
    """HA-EXP-7: who comes second at the table may hand in first; then the game begins."""
    table, ann, bob = expert(house)
    assert f"{PAGE}?table={table.removeprefix('/t/')}" in bob.get(table).text
    assert hand_in(bob, table, ODD).headers["location"] == table
    assert hand_in(ann, table, HUNTERS).headers["location"] == table
    house.idle()
    state = house.hub.table(table.removeprefix("/t/")).sitting.state
    assert state.lists == (HUNTERS, ODD)
    assert state.built == 2  # a ready-made deck is handed in as that
    again = hand_in(bob, table, ODD)
    assert again.status_code == 409
    assert "does not ask you" in again.text


def test_nothing_of_a_deck_leaks(house: House) -> None:
    """HA-EXP-7: two tables that differ in nothing but the deck that Ann has built say the same to Bob and to an onlooker: page,
    past, log, record, live line."""

    def seen(onlooker: bool, deck: tuple[int, ...]) -> list[str]:
        table, ann, bob = expert(house)
        watch = house.browser() if onlooker else bob
        line = watch.live(table)
        hand_in(ann, table, deck)
        house.idle()
        line.drain()
        tid = table.removeprefix("/t/")
        told = [watch.get(table).text, watch.get(f"{table}/record").text, watch.get(f"{table}/log?before=99").text]
        told += [watch.get(f"{table}/past?n={n}").text for n in range(40)] + line.raw
        return [re.sub(r'"v":\s*\d+', '"v"', text.replace(tid, "TABLE")) for text in told]

    other = instead("pandemonium", "legion", "toby")
    for onlooker in (False, True):
        one, two = seen(onlooker, ODD), seen(onlooker, other)
        assert one == two
        record = one[1]
        assert "a build" in record
        assert not any(card in record for card in CARDS)


def test_a_deck_that_was_begun_by_hand(house: House) -> None:
    """The picks at the table and the deck that is handed in are one deck."""
    table, ann, _ = expert(house)
    tid = table.removeprefix("/t/")

    def pick(text: str) -> None:
        sitting = house.hub.table(tid).sitting
        state = sitting.asked_of(0)
        number = str(sitting.game.read(state, text))
        assert ann.post(f"{table}/pick", {"ask": str(sitting.asks[0]), "pick": number}).status_code == 303

    pick("build")
    pick("victor_frankenstein")
    answer = hand_in(ann, table, ODD)
    assert answer.status_code == 409
    assert "begun another deck" in answer.text
    sitting = house.hub.table(tid).sitting
    assert ann.post(f"{table}/undo", {"ask": str(sitting.asks[0])}).status_code == 303
    assert hand_in(ann, table, ODD).status_code == 303
    assert house.hub.table(tid).sitting.state.handed[0] == ODD


def test_only_who_sits_there_hands_in(house: House) -> None:
    table, _, _ = expert(house)
    assert hand_in(house.browser(), table, ODD).status_code == 403


def test_the_limit_of_the_table_holds(house: House) -> None:
    """HA-RUL-40: the page knows the table for which a deck is built."""
    table, ann, _ = expert(house, **{"option-expert_side_cap": "18"})
    page = html.unescape(ann.get(f"{PAGE}?deck=hunters&table={table.removeprefix('/t/')}").text)
    assert "6 to 18 heroes" in page
    answer = hand_in(ann, table, HUNTERS)
    assert answer.status_code == 400
    assert "HA-RUL-40" in answer.text


def test_a_table_with_the_deck_at_once(house: House) -> None:
    """`Play`: a new table by the expert rules, the deck handed in at one's own seat; a bot answers."""
    ann = house.browser()
    answer = ann.post(PAGE, form(ODD, do="play", against="random"))
    assert answer.status_code == 303
    house.idle()
    state = house.hub.table(answer.headers["location"].removeprefix("/t/")).sitting.state
    assert ODD in state.lists
    assert len(state.lists) == 2
