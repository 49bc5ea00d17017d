"""The options of a decision: which there are, their texts, and why others are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..frame import Reason
from ..game import Game, PickError
from .files import no_rule
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
        for taps in g.asked.taps(g, g.options[i]):
            if game.tried(g, taps) is None:
                same(g.options[i], game.read(g, taps), f"the taps {taps!r} are read as another pick than {texts[i]!r}")
            w.tapped.add(taps)
    w.said.setdefault(type(g.asked).__name__, set()).update(texts)


def refusals_5(w: Walk) -> None:
    """5. A text that is no option, odd or an option of the same kind of decision before, is refused with one line, with a rule
    that the game has and a fact that is so, and nothing changes."""
    g, game = w.g, w.game
    now = {game.write(g, p).casefold() for p in g.options}
    now |= {taps.casefold() for p in g.options for taps in g.asked.taps(g, p)}
    wrong = [t for t in sorted(set().union(*w.said.values())) if t.casefold() not in now]
    tapped = [t for t in sorted(w.tapped) if t.casefold() not in now]
    odd = ["", "?", "xyzzy", "a1 b2 c3", "é" * 300, "0", "-1", "x" * 5000, ">", "[" * 40]
    d = g.determinize(g.player, w.rnd.getrandbits(40))
    for text in [*w.rnd.sample(wrong, min(4, len(wrong))), *w.rnd.sample(tapped, min(2, len(tapped))), w.rnd.choice(odd)]:
        reason = game.refuse(g, text)
        if reason is not None:
            sound(w, reason, f"{text!r} is refused with")
        other = game.refuse(d, text)
        same(said_why(reason), said_why(other), f"why {text!r} is refused tells what is hidden")
        if text in odd or text in w.said.get(type(g.asked).__name__, ()):
            refused(w, text)


def sound(w: Walk, reason: Reason, what: str) -> None:
    """Raises Broken unless the reason names a rule that there is, a declared message with the arguments it has, and a fact that
    is so, if it is known what each fact means (`Hooks.facts`)."""
    if wrong := no_rule(w.game, reason.rule):
        raise Broken(f"{what} {wrong}")
    if wrong := undeclared(w.game, reason.said, w.g.seats):
        raise Broken(f"{what} {wrong}")
    if w.hooks.say is not None:
        w.hooks.say(reason.said)
    w.report.reasons[reason.said[0]] = w.report.reasons.get(reason.said[0], 0) + 1
    means = w.hooks.facts.get(reason.said[0])
    if means is not None and not means(w.g, *reason.said[1:]):
        raise Broken(f"{what} {reason.said}, and that is not so")


def undeclared(game: Game, said: tuple[Any, ...], seats: int) -> str:
    """What is wrong with a message, in words; "" where it is declared so, and its arguments are what they should be."""
    parameters = game.messages.get(said[0])
    if parameters is None:
        return f"{said[0]!r}, which is not declared in the game's messages"
    if len(parameters) != len(said) - 1:
        return f"{said}, which is declared with {len(parameters)} arguments"
    for (name, kind), value in zip(parameters, said[1:], strict=True):
        top = len(game.words[kind]) if kind in game.words else seats if kind == "seat" else None
        if top is not None and not (type(value) is int and 0 <= value < top):
            return f"{said}, where {name} is no {kind}"
        if kind == "said" and (wrong := undeclared(game, value, seats)):
            return wrong
    return ""


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
        reason = ask.against(g, pick)
        if (reason is None) != (pick in g.options):
            raise Broken(f"{ask.write(g, pick)!r}: `against` and `options` do not agree")
        if reason is not None:
            sound(w, reason, f"{ask.write(g, pick)!r} is refused with")
    for pick in g.options:
        unsure = ask.sure(g, pick)
        if unsure is not None:
            sound(w, unsure, f"before {ask.write(g, pick)!r} one is warned with")
    if ask.rule() and (wrong := no_rule(w.game, ask.rule())):
        raise Broken(f"{type(ask).__name__} asks by {wrong}")


def readings_5(w: Walk) -> None:
    """5. What says all of something that is not legal is never read as an option that goes on where it ends; the words of an
    option in another order mean the same, or something else altogether, or nothing: no reason is made up for them."""
    g, game, ask = w.g, w.game, w.g.asked
    wrong = sorted(set(ask.tries(g)) - set(g.options))
    for pick in w.rnd.sample(wrong, min(4, len(wrong))):
        text = ask.write(g, pick)
        same(said_why(ask.against(g, pick)), said_why(refused(w, text).reason), f"why {text!r} is refused")
    for pick in w.rnd.sample(g.options, min(4, len(g.options))):
        words = ask.write(g, pick).split()
        mixed = " ".join(w.rnd.sample(words, len(words)))
        if game.meant(g, mixed) not in (None, pick):
            raise Broken(f"{mixed!r} is read as another pick than {' '.join(words)!r}")
        if game.meant(g, mixed) is None and game.tried(g, mixed) is None and game.refuse(g, mixed) is not None:
            raise Broken(
                f"{mixed!r}, the words of {' '.join(words)!r}, is refused for what it does not say: {refused(w, mixed)}"
            )


def refused(w: Walk, text: str) -> PickError:
    """How a text is refused that must be."""
    try:
        pick = w.game.read(w.g, text)
    except PickError as e:
        if "\n" in str(e):
            raise Broken(f"{text[:40]!r} is refused with more than one line") from None
        return e
    raise Broken(f"{text!r} is no option, and is read as {w.game.write(w.g, pick)!r}")


def fits(text: str, letters: str) -> bool:
    """May it stand as a pick in a record?"""
    if not text or text == "?" or " > " in f" {text} " or set(text) & set("[]\n"):
        return False
    return not (len(text) > 1 and text[1] == ":" and text[0] in letters)


def said_why(reason: Reason | None) -> tuple[Any, ...]:
    return (reason.rule, *reason.said) if reason is not None else ()
