"""What people are shown and told: views, pictures, sentences."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .picks import undeclared
from .report import Broken

if TYPE_CHECKING:
    from .walk import Walk


def views_9(w: Walk) -> None:
    """9. Every viewer has a view, and it is plain data that JSON gives back as it was."""
    if w.at % 4 == 0:
        for v in w.viewers:
            view = w.game.view(w.g, v)
            if json.loads(view.to_json()) != vars(view):
                raise Broken(f"seat {v}: the view is not the same after JSON: tuples, sets or numbers as keys")


def picture_9(w: Walk) -> None:
    """9. The picture of a viewer can be drawn, is sound, and lets every option be clicked that is not listed."""
    assert w.hooks.picture is not None
    v = w.viewers[(w.n + w.at) % len(w.viewers)]
    wrong = w.hooks.picture(w.game, w.g, w.game.view(w.g, v))
    if wrong:
        raise Broken(f"seat {v}: {wrong}")


def last_9(w: Walk) -> None:
    """9. Every viewer has a picture of the game that is over."""
    if w.thorough and w.n % 5 == 0 and w.hooks.picture is not None:
        picture_9(w)


def messages_10(w: Walk) -> None:
    """10. Whatever is told, asked or offered has a text in every language."""
    say, g = w.hooks.say, w.g
    events = (g.events or [])[w.heard :]
    w.heard += len(events)
    for event in events:
        if wrong := undeclared(w.game, tuple(event[3:]), g.seats):
            raise Broken(f"told is {wrong}")
    if say is not None:
        for event in events:
            say(event[3:])
        question = g.asked.question(g)
        for kind in ("ask-", "wait-"):
            say((kind + question[0], *question[1:]))
        if w.at % 4 == 0:
            for choice in w.game.choices(g):
                say(choice.label)
                if choice.sure is not None:
                    say(choice.sure.said)


def last_10(w: Walk) -> None:
    """10. What was told after the last pick has a text too."""
    for event in (w.g.events or [])[w.heard :]:
        if w.hooks.say is not None:
            w.hooks.say(event[3:])
