"""Pictures: drawn from the view alone, well formed, in two languages and four themes; colours that can be told apart."""

import random
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from fluent.runtime.types import FluentInt
from markupsafe import Markup, escape

import hantise
from hantise.core.game import Game
from hantise.core.view import View
from hantise.kit import escaped
from hantise.picture import THEMES, NoPicture, colours, draw, inside, sprite
from hantise.texts import LANGUAGES, SMALL, Texts

SVG = "{http://www.w3.org/2000/svg}"
GAME = hantise.game("shy_monsters")


def positions(seeds: range) -> list[tuple[hantise.State, int]]:
    """Positions of random games, a few of each: (state, decisions made)."""
    found = []
    for seed in seeds:
        rng, state, n = random.Random(seed), GAME.new(seed=seed), 0
        while state.player != hantise.NOBODY:
            found.append((state.copy(), n))
            state.play(rng.choice(state.options))
            n += 1
        found.append((state.copy(), n))
    return found


POSITIONS = positions(range(6))


def test_every_picture_is_well_formed_and_speaks() -> None:
    for state, _ in POSITIONS[::3]:
        for seat in (0, 1, None):
            root = ET.fromstring(draw(GAME.view(state, seat)))
            assert root.tag == SVG + "svg"
            assert all(root.get(name) for name in ("width", "height", "viewBox"))
            assert "floor" in (root.findtext(SVG + "title") or "")
            assert "g7" in (root.findtext(SVG + "desc") or ""), "the description names the entrance's cell"


def test_a_picture_uses_only_symbols_that_it_holds() -> None:
    for state, _ in POSITIONS[::5]:
        for seat in (0, 1):
            svg = draw(GAME.view(state, seat))
            ids = re.findall(r'\bid="([^"]+)"', svg)
            assert len(ids) == len(set(ids))
            used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
            assert used <= set(ids)
            assert "style=" not in svg.replace("<style>", "")
            assert "http" not in svg.replace('xmlns="http://www.w3.org/2000/svg"', "")


def test_the_sprite_is_well_formed() -> None:
    ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{sprite(GAME)}</svg>')
    with pytest.raises(ValueError, match="one <svg>"):
        inside("<g/>")


def test_the_hero_s_picture_does_not_change_with_what_he_cannot_know() -> None:
    rng = random.Random(5)
    changed = 0
    for state, _ in POSITIONS[::2]:
        other = state.determinize(1, rng.getrandbits(60))
        changed += draw(GAME.view(state, 0)) != draw(GAME.view(other, 0))
        assert draw(GAME.view(state, 1)) == draw(GAME.view(other, 1))
        assert draw(GAME.view(state)) == draw(GAME.view(other))
    assert changed > 10, "the worlds differ, and the master sees it"


def test_a_hidden_tile_is_drawn_as_a_back_and_nothing_else() -> None:
    state = next(s for s, _ in POSITIONS if s.player == 1)
    svg = draw(GAME.view(state, 1))
    root = ET.fromstring(svg)
    places = [e for e in root.iter(SVG + "g") if e.get("data-at")]
    assert len(places) == 7
    for place in places:
        drawn = {use.get("href") for use in place.iter(SVG + "use")} - {"#i-ease"}
        assert drawn == ({"#t-floor", "#t-entrance"} if place.get("data-at") == "g7" else {"#t-back"})


def test_pictures_are_pure() -> None:
    state = POSITIONS[7][0]
    view = GAME.view(state, 1)
    before = view.to_json()
    assert draw(view) == draw(view)
    assert view.to_json() == before


def test_languages_and_themes() -> None:
    view = GAME.view(POSITIONS[4][0], 1)
    assert "étage" in draw(view, "fr")
    assert "étage" not in draw(view, "en")
    assert "prefers-color-scheme" in draw(view)
    for theme in ("dark", "light"):
        assert "prefers-color-scheme" not in draw(view, theme=theme)
    assert all("prefers-contrast:more" in draw(view, theme=theme) for theme in ("auto", "dark", "light"))
    assert draw(view, theme="contrast").count("--bold:") == 2  # in either scheme, whether the system asks for it or not
    assert len({draw(view, theme=theme) for theme in THEMES}) == 4
    with pytest.raises(ValueError, match="no theme 'pink'"):
        draw(view, theme="pink")
    with pytest.raises(ValueError, match="no language 'xx'"):
        draw(view, "xx")


def test_a_notebook_shows_it() -> None:
    view = GAME.view(POSITIONS[0][0], 0)
    assert draw(view)._repr_svg_() == str(draw(view))


def test_a_game_without_a_picture_is_told_clearly(tmp_path: Path) -> None:
    bare = Game("bare", 1, hantise.State, (2,), (), tmp_path)
    view = View("bare", 1, 0, 2, 0, [], "", [], 0, "", [], {})
    with pytest.raises(NoPicture, match=r"bare has no picture: there is no board\.svg\.jinja"):
        draw(view, game=bare)


# colours ---------------------------------------------------------------------------------------------------------------
def luminance(colour: str) -> float:
    """WCAG 2.2, relative luminance."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    """WCAG 2.2, contrast ratio."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_formula_itself() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize("more", [False, True])
@pytest.mark.parametrize("ink", ["ink", "ink-2", "bad", "good", "last", "on"])
@pytest.mark.parametrize("ground", ["bg", "panel", "raise"])
def test_text_can_be_read(theme: int, more: bool, ink: str, ground: str) -> None:
    c = worn(theme, more)
    assert contrast(c[ink], c[ground]) >= (7 if more else 4.5)


def worn(theme: int, more: bool) -> dict[str, str]:
    """The colours of a theme. more: where more contrast is wanted."""
    return {name: pair[theme] for name, pair in (colours() | (colours(more=True) if more else {})).items()}


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize("more", [False, True])
def test_buttons_and_outlines_can_be_seen(theme: int, more: bool) -> None:
    c = worn(theme, more)
    assert contrast(c["pick-ink"], c["pick"]) >= (7 if more else 4.5)
    for edge in ("pick", "focus", "edge"):
        assert contrast(c[edge], c["bg"]) >= (4.5 if more else 3)
    for stage in ("stage-1", "stage-2", "far", "near"):
        tile = max(contrast(c["floor"], c[stage]), contrast(c["out"], c[stage]))
        back = max(contrast(c["back-edge"], c[stage]), contrast(c["back"], c[stage]))
        assert tile >= 3, "a tile stands out from the stage, by its face or by its outline"
        assert back >= 3, "so does a back"
        assert contrast(c["spot"], c[stage]) >= 3, "so does a cell to build on"
    assert contrast("#1a1427", c["floor"]) >= 3, "the drawings' outline on a tile"


def test_the_game_s_own_colours_stand_on_both_floors() -> None:
    css = (GAME.folder / "board.css").read_text(encoding="utf-8")
    bodies = re.findall(r"\.c-\w+\{--c:(#\w{6})\}", css)
    assert len(bodies) == 6
    for body in bodies:
        assert contrast("#1a1427", body) >= 3, "a monster's outline on its own colour"


def test_what_is_written_fast_is_written_the_same() -> None:
    """Words in html as markupsafe escapes them, numbers as babel writes them in each of our languages."""
    for said in ("", "Ann", "a & b", "<b>", 'a "b"', "d'Anne", "d’Anne", Markup("<b>&amp;</b>"), 7, None):
        assert escaped(said) == str(escape(said))
        assert type(escaped(said)) is str
    for lang in LANGUAGES:
        locale = Texts(None, lang).bundle._babel_locale
        assert [number.format(locale) for number in SMALL] == [FluentInt(n).format(locale) for n in range(len(SMALL))]
