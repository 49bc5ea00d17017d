"""The components, and the texts made of them. HA-CMP-1 to HA-CMP-7."""

import re
from collections import Counter
from pathlib import Path

import pytest

from hantise.core.data import ComponentsError
from hantise.games.horror_attack import GAME, components
from hantise.games.horror_attack.abilities import ability
from hantise.games.horror_attack.components import (
    BONUS_OF,
    CARDS,
    COPIES,
    DATA,
    FACTION_PACK,
    FACTIONS,
    GUARDS,
    KIND_OF,
    KINDS,
    PACK_OF,
    PACKS,
    PLACE_ANY,
    SIDE_OF,
    STEPS,
    VERBS,
    WARD_DISCARD,
    WARD_MOVE,
    WARD_RETURN,
    WORTH,
    kinds_of,
    step,
)
from hantise.texts import LANGUAGES, Texts

from .table import names

RULES = (Path(GAME.folder) / "rules.md").read_text(encoding="utf-8")


def test_two_packs() -> None:
    """HA-CMP-1, HA-CMP-2, HA-CMP-3, HA-CMP-6: 30 cards and 6 factions each, 3 a side; two characters each, and no other
    pack."""
    assert PACKS == ["london", "sherlock"]
    for p in (0, 1):
        assert sum(COPIES[k] for k in range(KINDS) if PACK_OF[k] == p) == 30
        assert Counter(SIDE_OF[f] for f in range(len(FACTIONS)) if FACTION_PACK[f] == p) == {0: 3, 1: 3}
    assert {mask.bit_count() for mask in BONUS_OF} == {2}
    assert not any("penguin" in c for c in CARDS)


def test_heroes_monsters_and_the_woman_in_black() -> None:
    """HA-CMP-5: her alone among neutral cards."""
    assert [CARDS[k] for k in range(KINDS) if KIND_OF[k] == "neutral"] == ["woman_in_black"]
    for p, split in ((0, (15, 15)), (1, (15, 14))):
        here = [k for k in range(KINDS) if PACK_OF[k] == p]
        assert (
            sum(COPIES[k] for k in here if KIND_OF[k] == "hero"),
            sum(COPIES[k] for k in here if KIND_OF[k] == "monster"),
        ) == split
        assert sum(COPIES[k] * max(WORTH[k], 0) for k in here) == 19
        assert sum(COPIES[k] * max(-WORTH[k], 0) for k in here) == 19


def test_copies_are_not_told_apart() -> None:
    """HA-CMP-4, HA-CMP-7: neither views nor records know print numbers."""
    g = GAME.new(2, 1, {"packs": "own"})
    assert not re.search(r"(london|sherlock)_\d", GAME.view(g, 0).to_json())
    numbers = [n for c in DATA["card"] if c["pack"] == "sherlock" for n in c["numbers"]]
    assert sorted(numbers) == list(range(1, 31))


def test_rules_and_components_agree() -> None:
    """Each row of the card tables of rules.md: id, copies, symbols."""
    rows = re.findall(r"^\| [\d-]+ \| `(\w+)` \| [^|]+ \| (\d) \| (☀+|☠+|none) \|", RULES, flags=re.MULTILINE)
    assert len(rows) == KINDS
    for name, copies, symbols in rows:
        k = CARDS.index(name)
        assert (COPIES[k], abs(WORTH[k])) == (int(copies), 0 if symbols == "none" else len(symbols))


def test_permanent_properties() -> None:
    """HA-PRO-1, HA-PRO-2, HA-PRO-6."""
    assert kinds_of(WARD_DISCARD) == sorted(CARDS.index(c) for c in names("mummy holmes rasputin"))
    assert [CARDS[k] for k in kinds_of(WARD_MOVE & WARD_RETURN)] == ["mummy"]
    assert [CARDS[k] for k, _ in GUARDS] == ["dr_watson", "beelzebub"]
    assert [CARDS[k] for k in kinds_of(PLACE_ANY)] == ["baker_street_irregulars", "imps"]


@pytest.mark.parametrize("kind", range(KINDS))
def test_an_ability_is_a_line_or_two_of_data(kind: int) -> None:
    """HA-EFF-1 to HA-EFF-22: HA-EFF-2, HA-EFF-5, HA-EFF-12, HA-EFF-14 and so on: one frame a step, and a text in both
    languages."""
    assert len(STEPS[kind]) <= 2
    assert len(ability(kind, kind, 0)) == len(STEPS[kind])
    assert ability(kind, kind, 0) is ability(kind, kind, 0)  # made once, shared
    assert DATA["card"][kind]["text_fr"] != DATA["card"][kind]["text_en"]
    assert f"HA-EFF-{len(VERBS)}" == "HA-EFF-22"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"do": "dance"}, "no verb 'dance'"),
        ({"do": "draw", "names": ["toby"]}, "draw has no names"),
        ({"do": "discard", "what": "dog"}, "what is hero"),
        ({"do": "discard_all", "names": ["cthulhu"]}, "no card 'cthulhu'"),
        ({"do": "move", "what": "hero", "from": "near"}, "any, own or others"),
    ],
)
def test_a_step_that_cannot_be_played(data: dict[str, object], said: str) -> None:
    with pytest.raises(ComponentsError, match=said):
        step(data, "card of a test")


def test_play_comes_last() -> None:
    """HA-EFF-21."""
    assert all(s.do != "play" for k in range(KINDS) for s in STEPS[k][:-1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_components(lang: str) -> None:
    texts = Texts(GAME, lang)
    for c in DATA["card"]:
        assert texts(f"card-{c['id']}") == c[f"name_{lang}"].replace("'", "’")


def test_every_option_of_the_data_is_one_of_the_game() -> None:
    for option in DATA["option"]:
        assert GAME.options[option["id"]].default == option["default"]
        assert list(GAME.options[option["id"]].values) == option["values"]
        assert option["rule"] in RULES


def test_the_data_are_read_from_the_games_folder() -> None:
    assert (components.FOLDER / "components.toml").is_file()
