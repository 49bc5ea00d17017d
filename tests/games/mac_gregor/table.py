"""A table of the Mac Gregor ghost for tests, in the words of rules.md.

    g = castle("red blue", ghost="red", at="red c3, blue a1", turn="blue", keys="blue: lion-red crown-green", top="tower")
    play(g, "go a2 lion-red")
    assert room(g, "blue") == "a2"

Players are called by their colours, seat 0 first. A game is opened by the engine, its pieces are put where the test wants them
(nothing is made or lost: that is checked), and from there on everything is played. What chance brings is said with `comes`;
what is not said comes from a seed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.refusals import true

from hantise.core.game import Illegal
from hantise.core.record import Record
from hantise.games.mac_gregor import GAME
from hantise.games.mac_gregor.board import ROOMS, STEP
from hantise.games.mac_gregor.components import BLAZONS, COLOURS, KEYS, OBJECTS, PLAYER_COLOURS, TOKENS
from hantise.games.mac_gregor.game import MacGregor
from hantise.games.mac_gregor.keys import DRAW, OUT, Page
from hantise.games.mac_gregor.rules.programming import Program
from hantise.games.mac_gregor.rules.round import Arrival, EndRound, Step
from hantise.games.mac_gregor.rules.turn import BeginTurn, Turn
from hantise.games.mac_gregor.state import FIRST_PAGES, NONE, PLENTY, Castle

__all__ = ["GAME", "NONE", "STEP", "Castle", "Illegal", "Record"]


class Staged(MacGregor):
    """The castle where a test may say what chance brings, kind by kind."""

    wishes: dict[str, list[int]]

    def start(self, options: dict[str, Any]) -> None:
        self.wishes = {}
        super().start(options)

    def chance(self, weights: list[int], kind: str, seen_by: int = -1) -> int:
        if self.wishes.get(kind):
            self.script = [self.wishes[kind].pop(0)]
        return super().chance(weights, kind, seen_by)

    def draw(self, pool: list[int], kind: str, seen_by: int = -1) -> int:
        if self.wishes.get(kind):
            self.script = [self.wishes[kind].pop(0)]
        return super().draw(pool, kind, seen_by)


STAGED = replace(GAME, state=Staged)


def comes(g: Castle, **wishes: str) -> Castle:
    """What chance brings next: token="red trap", key="lion-red", blazon="crown crown"."""
    assert isinstance(g, Staged)
    for kind, names in wishes.items():
        g.wishes.setdefault(kind, []).extend(GAME.words[kind].index(n) for n in names.split())
    return g


def opened(seats: int = 2, seed: int = 1, **options: Any) -> Castle:
    """A new game at its first decision: the ghost holds the first token."""
    g: Castle = STAGED.new(seats, seed, options)
    return g


def castle(
    players: str = "red blue",
    ghost: str = "red",
    at: str = "",
    turn: str = "",
    keys: str = "",
    top: str = "tower",
    tokens: str = "",
    won: str = "",
    objects: str | None = None,
    program: str = "cross thistle unicorn crown",
    discard: str = "",
    pile: str | None = None,
    moved: bool = False,
    phase: str = "turn",
    seed: int = 1,
    **options: Any,
) -> Castle:
    """A position. at: 'red c3, blue a1'; keys: 'blue: lion-red crown-green'; won: 'blue: red red green'; objects: 'blue: lamp'
    (all three by default); tokens: 'b1 trap, d1 red'. pile: the keys of the pile, the others lie on the discard.

    phase: 'turn' (of the hunter `turn`, the first by default, his key drawn already), 'begin' (his turn is about to begin),
    'program', 'walk' (the hunters have moved), 'round' (a new round is about to begin).
    """
    names = players.split()
    g: Castle = STAGED.new(len(names), seed, options)
    g.colours = tuple([PLAYER_COLOURS.index(n) for n in names])
    g.ghost = names.index(ghost)
    places = dict(part.split() for part in at.split(",") if part.strip())
    g.pawns = [ROOMS.index(places.get(n, "c3" if n == ghost else "a1")) for n in names]
    furnish(g, names, listed(keys), listed(won), objects)
    lie(g, tokens)
    g.discard = [KEYS.index(k) for k in discard.split()]
    stack(g, pile)
    g.top = BLAZONS.index(top)
    assert g.pile[g.top], f"no key with a {top} is in the pile"
    g.program = tuple([BLAZONS.index(b) for b in program.split()])
    g.rounds, g.moved, g.placed, g.drawn = 1, moved, (), NONE
    hunters = g.hunters()
    first = hunters.index(names.index(turn)) if turn else 0
    begin(g, phase, hunters[first:])
    found = g.counts()
    assert (found["keys"], found["tokens"], found["objects"]) == (42, 56, 15), found
    return g


def begin(g: Castle, phase: str, hunters: list[int]) -> None:
    """Put on the agenda what is still to come in the round."""
    g.asked, g.floor, g.deaf, g.shown, g.turn = None, 0, False, 0, NONE
    turns = [BeginTurn(seat) for seat in hunters]
    g.agenda = []
    if phase == "turn":
        g.turn = hunters[0]
        g.then(Turn(hunters[0]), *turns[1:], Step(0))
    elif phase == "begin":
        g.then(*turns, Step(0))
    elif phase == "program":
        g.program = ()
        g.then(Program(g.ghost), *turns, Step(0))
    elif phase == "walk":
        g.then(Step(0))
    else:
        g.program = ()
        g.then(Arrival() if phase == "round" else EndRound())
    assert g.tape is not None
    assert g.events is not None
    del g.tape[:], g.events[:]
    if phase == "turn":
        g.go()


def listed(text: str) -> dict[str, list[str]]:
    """'blue: a b; green: c' by name."""
    out = {}
    for part in text.split(";"):
        if part.strip():
            name, _, things = part.partition(":")
            out[name.strip()] = things.split()
    return out


def furnish(g: Castle, names: list[str], keys: dict[str, list[str]], won: dict[str, list[str]], objects: str | None) -> None:
    """Hands, treasures and objects."""
    g.bag = [sum(pair) for pair in zip(g.bag, [g.tokens.count(t) + (g.drawn == t) for t in range(len(TOKENS))], strict=True)]
    g.tokens, g.drawn = [NONE] * len(ROOMS), NONE
    g.hands = [tuple(sorted(KEYS.index(k) for k in keys.get(n, []))) for n in names]
    tools = listed(objects) if objects is not None else {}
    for s, name in enumerate(names):
        mine = tools.get(name, []) if objects is not None else OBJECTS if s != g.ghost else []
        for thing in mine:
            g.objects[s] |= 1 << OBJECTS.index(thing)
            g.box[OBJECTS.index(thing)] -= 1
        for colour in won.get(name, []):
            g.gain(s, TOKENS.index(colour), 1)
            g.bag[TOKENS.index(colour)] -= 1


def lie(g: Castle, tokens: str) -> None:
    """Tokens on rooms, out of the bag."""
    for part in tokens.split(","):
        if part.strip():
            where, what = part.split()
            g.tokens[ROOMS.index(where)] = TOKENS.index(what)
            g.bag[TOKENS.index(what)] -= 1


def stack(g: Castle, pile: str | None) -> None:
    """The pile and what is known of it: hands and discard were drawn from it one after another."""
    left = [k for keys in PLENTY for k in keys]
    g.tales = FIRST_PAGES[:]

    def out(seat: int, key: int, gone: bool) -> None:
        left.remove(key)
        back = key // COLOURS
        g.tales[back] = Page(g.tales[back], DRAW, seat, key % COLOURS)
        if gone:
            g.tales[back] = Page(g.tales[back], OUT, seat, key % COLOURS)

    for seat, hand in enumerate(g.hands):
        for key in hand:
            out(seat, key, False)
    for key in g.discard:
        out(0, key, True)
    if pile is not None:
        stay = [KEYS.index(k) for k in pile.split()]
        for key in list(left):
            if left.count(key) > stay.count(key):
                g.discard.append(key)
                out(0, key, True)
    g.pile = [tuple(k for k in left if k // COLOURS == b) for b in range(len(BLAZONS))]


# ------------------------------------------------------------------------------------------------------------- playing
def play(g: Castle, *texts: str) -> Castle:
    """Play these picks, whoever is asked."""
    for text in texts:
        g.play(STAGED.read(g, text))
    return g


def go(g: Castle) -> Castle:
    """Let the engine go on to the next question, where a position was set up between two."""
    g.go()
    return g


def settle(g: Castle) -> Castle:
    """The ghost puts the tokens of an arrival wherever they may lie."""
    while g.player >= 0 and legal(g)[0].startswith("place"):
        play(g, legal(g)[0])
    return g


def turns_end(g: Castle) -> Castle:
    """Everybody ends his turn, and the ghost walks; up to the next question of a ghost."""
    while g.player >= 0 and legal(g)[0].split()[0] in ("end", "discard"):
        play(g, legal(g)[0])
    return g


# ------------------------------------------------------------------------------------------------------------ questions
def legal(g: Castle) -> list[str]:
    """The options of whoever is asked."""
    return [STAGED.write(g, p) for p in g.options]


def who(g: Castle) -> str:
    """The colour of whoever is asked; '' when the game is over."""
    return PLAYER_COLOURS[g.colours[g.player]] if g.player >= 0 else ""


def seat(g: Castle, name: str) -> int:
    return g.colours.index(PLAYER_COLOURS.index(name))


def room(g: Castle, name: str) -> str:
    at = g.pawns[seat(g, name)]
    return ROOMS[at] if at != NONE else ""


def hand(g: Castle, name: str) -> str:
    return " ".join(KEYS[k] for k in g.hands[seat(g, name)])


def things(g: Castle, name: str) -> str:
    return " ".join(o for i, o in enumerate(OBJECTS) if g.has(seat(g, name), i))


def treasures(g: Castle, name: str) -> str:
    """Treasures by colour: 'red red blue'."""
    return " ".join(PLAYER_COLOURS[c] for c, n in enumerate(g.won[seat(g, name)]) for _ in range(n))


def token(g: Castle, where: str) -> str:
    at = g.tokens[ROOMS.index(where)]
    return TOKENS[at] if at != NONE else ""


def on_board(g: Castle) -> dict[str, str]:
    return {ROOMS[r]: TOKENS[t] for r, t in enumerate(g.tokens) if t != NONE}


def discarded(g: Castle) -> str:
    return " ".join(KEYS[k] for k in g.discard)


def ghost(g: Castle) -> str:
    return PLAYER_COLOURS[g.colours[g.ghost]]


def why(g: Castle, text: str) -> str:
    """The rule and the message of a refusal; '' where the text is legal or says nothing."""
    reason = true(GAME, g, STAGED.refuse(g, text))
    return f"{reason.rule} {reason.said[0]}" if reason is not None else ""


def told(g: Castle) -> list[str]:
    """The keys of the events so far."""
    assert g.events is not None
    return [e[3] for e in g.events]


def seen(g: Castle, name: str = "") -> dict[str, Any]:
    """What a player sees; '' : an onlooker."""
    return GAME.view(g, seat(g, name) if name else None).table
