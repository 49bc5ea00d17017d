"""Room: one table as one viewer is shown it: the seat he looks from, the addresses he may use, what is drawn and kept drawn."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hantise.core.game import as_text
from hantise.core.record import Record
from hantise.core.registry import source
from hantise.learn.howto import has_howto
from hantise.learn.puzzles import puzzles
from hantise.parts import Lists
from hantise.texts import Texts

from . import clocks, pages, presence, regions, sight, timing
from .annex import annex_of
from .hub import Hub, NoTable, Table
from .seen import Person, Seen
from .sitting import Sitting
from .wire import Drawn

TV = "tv=yes"  # in an address: it is opened at a television


@dataclass(frozen=True)
class Stand:
    """Where somebody stands at a table: the seat he looks from (-1: a spectator), the seats he holds, and whether two people
    share his screen. cover: the seat whose person must take the screen first; -1: nobody. tv: at a television, which shows all
    what everybody may see."""

    seat: int
    held: list[int]
    hot: bool = False
    cover: int = -1
    tv: bool = False

    @classmethod
    def television(cls) -> Stand:
        """Of whoever's screen it is: he looks from no seat there."""
        return cls(-1, [], tv=True)


def stand(table: Table, held: Sequence[int], key: bytes) -> Stand:
    """Where somebody stands now who holds these seats. key: of his screen. Where it passes to another, nobody sits at it until
    he has said so."""
    held = list(held)
    sitting = table.sitting
    here = [s for s in held if sitting.people[s].kind != "bot"]
    if len(here) < 2:
        return Stand((here or held or [-1])[0], held)
    facing = table.facing.get(key, -1)
    turns = [s for s in sitting.waits_for() if s in here]
    wanted = facing if facing in (turns or here) else (turns or here)[0]
    if facing != wanted and "perfect_information" not in sitting.game.traits and not sitting.over:
        table.facing.pop(key, None)
        return Stand(-1, held, True, wanted)
    return Stand(wanted, held, True)


def address(table: Table, *rest: str) -> str:
    """An address of the table: its page, or something below it."""
    return "/".join(("/t", table.tid, *rest))


def reveals(sitting: Sitting) -> bool:
    """May everybody see everything, now that the game is over? (option reveal_all_at_end)"""
    return sitting.over and bool(sitting.setup.options.get("reveal_all_at_end", True))


def there(hub: Hub, table: Table, at: Stand) -> list[int]:
    """The seats whose people are there: somebody looks from them, or did so a moment ago, or they sit at this very screen."""
    return [*presence.near(table, hub.time()), *at.held]


def draw(
    hub: Hub, table: Table, at: Stand, lang: str, more: Callable[[], Mapping[str, Any]] = dict, place: Hashable = None
) -> Drawn:
    """What is shown of the present position; drawn once for all that see the same, and not again before they learn something or
    are asked anew. more: what the house adds to the sight (see `Seen`); place: what tells apart those to whom it adds other
    things."""
    sitting, seat = table.sitting, at.seat
    key = (seat, lang, tuple(at.held), at.hot, at.tv, place)
    found: Drawn | None = table.drawn.get(key)
    if found is None or (found.seen.now, found.seen.ask) != (sitting.moved[seat], sitting.asks[seat] if seat >= 0 else 0):
        t = sight.texts(sitting.game, lang)
        # what may be done besides picking follows from these, and from what has the table forget all that it keeps
        of = (key, sitting.over, sitting.may_concede(seat), tuple(annex_of(sitting.game).ways(sitting, seat)))
        here, added, drawn = table.once(of, lambda: besides(hub, table, at, lang, more()))
        seen = sight.sight(sitting, seat, lang, (), added, here, lambda lines: timing.told(hub, table, at, t, lines))
        found = table.drawn[key] = Drawn(seen, pages.parts_of(seen, table.lists.setdefault(lang, Lists()), drawn))
    return found


def besides(
    hub: Hub, table: Table, at: Stand, lang: str, more: Mapping[str, Any]
) -> tuple[list[Person], dict[str, Any], regions.Told]:
    """What no pick changes for a viewer: the people, what is added to his sight, and a place to keep what he is told of it."""
    t = sight.texts(table.sitting.game, lang)
    return sight.people(table.sitting, t, at.seat, there(hub, table, at)), extra(hub, table, at, lang) | dict(more), {}


def past(hub: Hub, table: Table, at: Stand, lang: str, n: int, knowing: int | None, more: Mapping[str, Any]) -> Seen:
    """An earlier position. Raises LookupError where there is none, or where another's knowledge is not open."""
    if knowing is not None and knowing != at.seat and not (reveals(table.sitting) and -1 <= knowing < table.sitting.seats):
        raise LookupError(f"what seat {knowing} knows is not open")
    added = extra(hub, table, at, lang) | dict(more)
    return sight.past(table.sitting, at.seat, n, lang, there(hub, table, at), added, knowing)


def extra(hub: Hub, table: Table, at: Stand, lang: str) -> dict[str, Any]:
    """What the table adds to the sight: addresses, and what may be done from this seat."""
    sitting, mine = table.sitting, bool(at.held)
    learnt = sitting.over and sitting.lessons.seat >= 0
    t = sight.texts(sitting.game, lang)
    tv = f"{TV}&" if at.tv else ""
    return {
        "tid": table.tid,
        "live": address(table, "live") + (f"?{TV}" if at.tv else ""),
        "past": address(table, f"past?{tv}n="),
        "older": address(table, f"log?{tv}before="),
        "television": "" if at.tv else address(table) + f"?{TV}",
        "leave_tv": address(table) if at.tv else "",
        "pick": address(table, "pick"),
        "undo": address(table, "undo"),
        "tip": address(table, "tip"),
        "hint": address(table, "hint"),
        "record": address(table, "record"),
        "capsule": address(table, "capsule") + (f"?{TV}" if at.tv else ""),
        "rules": f"/rules/{source(sitting.game)}",
        "how": f"/how/{source(sitting.game)}" if has_howto(sitting.game) else "",
        "puzzles": f"/puzzles#{sitting.game.id}" if learnt and puzzles(sitting.game) else "",
        "new": "/",
        "start": "/new",
        "cover": address(table),
        "hot": at.hot,
        "vote": address(table, "vote") if mine and not sitting.over else "",
        "back": sitting.goes_back,
        "wishes": timing.wishes(table, at, t),
        "concede": address(table, "concede") if sitting.may_concede(at.seat) else "",
        "say": address(table, "say") if mine else "",
        "again": address(table, "again") if sitting.over and mine else "",
        "ending": address(table, "end") if sitting.state.ended else "",
        "swap": sitting.seats == 2 and not swaps(sitting),
        "next": f"/t/{sitting.next}" if sitting.next else "",
        "match": match_told(hub, table, t),
        "ways": annex_of(sitting.game).ways(sitting, at.seat),
        "reveal": {i: address(table, f"past?{tv}as={i}&n=") for i in range(sitting.seats)} if reveals(sitting) else {},
        "options": option_words(sitting, t),
    }


def record_of(table: Table, seat: int) -> Record:
    """The record as that seat may have it: cut while the game runs, whole after the end where the table shows all."""
    sitting = table.sitting
    made = sitting.record() if reveals(sitting) else sitting.record(sitting.moved[seat]).mirror(seat)
    made.ended = sitting.state.ended
    made.returns = list(sitting.state.returns) if made.ended else []
    return made


def swaps(sitting: Sitting) -> bool:
    """Does the next game exchange the seats, as the second of a match does?"""
    match = annex_of(sitting.game).match
    return match is not None and match.asked(sitting.setup.options) and not sitting.setup.previous


def option_words(sitting: Sitting, t: Texts) -> list[tuple[str, str]]:
    """The table's options in words; as a record writes them where the game has no words for them."""
    out = []
    for name, value in sitting.setup.options.items():
        key = f"option-{name}"
        out.append((t(key) if t.has(key) else name, pages.option_value(t, name, as_text(value))))
    return out + house_words(sitting, t)


def house_words(sitting: Sitting, t: Texts) -> list[tuple[str, str]]:
    """What was agreed on at the table besides, whatever its game."""
    out = []
    if sitting.hints:
        out.append((t("page-hints"), t("page-yes")))
    if sitting.clocks.agreed:
        out.append((t("page-clock"), clocks.words(t, sitting.clocks.agreed)))
    if sitting.clocks.rule:
        out.append((t("page-late"), t(f"page-late-{sitting.clocks.rule}")))
    if sitting.goes_back:
        out.append((t("page-going-back"), t(f"page-going-back-{sitting.goes_back}")))
    return out


def match_told(hub: Hub, table: Table, t: Texts) -> str:
    """How the match of two games stands, where this table plays one."""
    sitting = table.sitting
    match = annex_of(sitting.game).match
    if match is None or not match.asked(sitting.setup.options):
        return ""
    if not sitting.setup.previous:
        return t("match-first")
    try:
        first = hub.table(sitting.setup.previous).sitting
    except NoTable:
        return ""
    if not (first.over and sitting.over):
        return t("match-second")
    winner = match.result(first.state, sitting.state)
    if winner < 0:
        return t("match-tie")
    person = t.person(winner, sight.called(t, tuple(first.people)))
    return t("match-won", **{"who" + form: text for form, text in person.items()})
