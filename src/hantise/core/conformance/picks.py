"""The options of a decision: which there are, their texts, and why others are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..frame import Reason
from ..game import PickError
from .report import Broken, same

if TYPE_CHECKING:
    from .walk import Walk


def options_2(w: Walk) -> None:
    """2. Options are ints, distinct and at least one, the same when asked again, and every one is small."""
    g = w.g
    if g.asked is None or not g.options:
        raise Broken("somebody is asked, and there is nothing to pick")
    if len(set(g.options)) != len(g.options) or not all(type(p) is int for p in g.options):
        raise Broken(f"options are not distinct ints: {g.options}")
    if sorted(g.options) != g.options:
        raise Broken(f"options are not sorted: {g.options}")
    if not 0 <= g.player < g.seats or g.out >> g.player & 1:
        raise Broken(f"seat {g.player} is asked, and is not in the game")
    same(g.options, g.asked.options(g), "asked again, there are other options")
    if g.asked.default(g) not in g.options:
        raise Broken(f"the default {g.asked.default(g)} is no option")


def texts_5(w: Walk) -> None:
    """5. The texts of the options all differ, also in capitals, read back as what they are, and fit into a
    record."""
    g, game = w.g, w.game
    texts = [game.write(g, p) for p in g.options]
    if len({t.casefold() for t in texts}) != len(texts):
        raise Broken(f"options with the same text: {sorted(texts)}")
    for text in texts:
        if " ".join(text.split()) != text or not fits(text, game.letters[: g.seats]):
            raise Broken(f"{text!r} cannot stand in a record: brackets, '>', a seat's letter and ':', or odd spaces")
    some = range(len(texts)) if w.at % 8 == 0 else [w.rnd.randrange(len(texts))]
    for i in some:
        same(g.options[i], game.read(g, texts[i]), f"{texts[i]!r} is read as another pick")
        same(g.options[i], game.read(g, f"  {texts[i].upper()} "), f"{texts[i].upper()!r} is read as another pick")
    w.said |= set(texts)


def refusals_5(w: Walk) -> None:
    """5. A text that is no option is refused with one line, with a rule that the game has, and nothing changes."""
    g, game = w.g, w.game
    now = {game.write(g, p).casefold() for p in g.options}
    wrong = [t for t in sorted(w.said) if t.casefold() not in now]
    odd = ["", "?", "xyzzy", "a1 b2 c3", "é" * 300, "0", "-1", "x" * 5000, ">", "[" * 40]
    d = g.determinize(g.player, w.rnd.getrandbits(40))
    for text in [*w.rnd.sample(wrong, min(4, len(wrong))), w.rnd.choice(odd)]:
        reason = game.refuse(g, text)
        if reason is not None and reason.said[0] not in game.messages:
            raise Broken(f"{text!r} is refused with {reason.said[0]!r}, which is not declared in the game's messages")
        if reason is not None and w.hooks.say is not None:
            w.hooks.say(reason.said)
        other = game.refuse(d, text)
        same(said_why(reason), said_why(other), f"why {text!r} is refused tells what is hidden")
        try:
            game.read(g, text)
        except PickError as e:
            if "\n" in str(e):
                raise Broken(f"{text[:40]!r} is refused with more than one line") from None


def tries_5(w: Walk) -> None:
    """5. All options are among what might be tried, and of all that, the options alone have nothing against
    them."""
    g, ask = w.g, w.g.asked
    d = g.determinize(g.player, w.rnd.getrandbits(40))
    tries = ask.tries(g)
    same(tries, d.asked.tries(d), "what might be tried tells what is hidden")
    if missing := set(g.options) - set(tries):
        raise Broken(f"{w.game.write(g, min(missing))!r} is an option, and is not among what might be tried")
    for pick in tries:
        if (ask.against(g, pick) is None) != (pick in g.options):
            raise Broken(f"{ask.write(g, pick)!r}: `against` and `options` do not agree")


def fits(text: str, letters: str) -> bool:
    """May it stand as a pick in a record?"""
    if not text or text == "?" or " > " in f" {text} " or set(text) & set("[]\n"):
        return False
    return not (len(text) > 1 and text[1] == ":" and text[0] in letters)


def said_why(reason: Reason | None) -> tuple[Any, ...]:
    return (reason.rule, *reason.said) if reason is not None else ()
