"""Messages: what each viewer was sent, put together again, is what the whole page would show him; in random games of all
five, with picks that are taken back. What a seat cannot know is in no byte of what it is sent."""

import asyncio
import random
from collections.abc import Iterator
from html.parser import HTMLParser
from types import SimpleNamespace
from typing import Any

import pytest

import hantise
from hantise.parts import Part, leaves, whole
from hantise.table import pages, room, sight
from hantise.table.alone import Clock
from hantise.table.chronicle import Chronicle
from hantise.table.hub import Table
from hantise.table.room import Stand
from hantise.table.rows import Sitter
from hantise.table.sitting import SetUp, Sitting, opening
from hantise.table.wire import Drawn, Slot, read

FIVE = sorted(hantise.games())
HUB: Any = SimpleNamespace(clock=Clock(), time=lambda: 0)


class Node:
    """An element of a page."""

    def __init__(self, tag: str, attrs: tuple[tuple[str, str | None], ...] = ()) -> None:
        self.tag, self.attrs = tag, attrs
        self.children: list[Node | str] = []
        self.above: Node | None = None

    @property
    def id(self) -> str:
        return dict(self.attrs).get("id") or ""

    def text(self) -> str:
        inside = "".join(c if isinstance(c, str) else c.text() for c in self.children)
        return f"<{self.tag} {self.attrs}>{inside}</{self.tag}>"

    def all(self) -> Iterator["Node"]:
        for child in self.children:
            if isinstance(child, Node):
                yield child
                yield from child.all()

    def replace(self, *others: "Node") -> None:
        assert self.above is not None
        at = self.above.children.index(self)
        self.above.children[at : at + 1] = others
        for other in others:
            other.above = self.above

    def row(self, n: int) -> list["Node"]:
        """It and those after it, n in all."""
        assert self.above is not None
        found = [c for c in self.above.children if isinstance(c, Node)]
        at = found.index(self)
        assert len(found) >= at + n
        return found[at : at + n]


class Reader(HTMLParser):
    """HTML as a tree."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.root = self.at = Node("page")
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        node = Node(tag, tuple(attrs))
        node.above = self.at
        self.at.children.append(node)
        if tag not in ("input", "br"):
            self.at = node

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("input", "br"):
            assert self.at.tag == tag
            assert self.at.above is not None
            self.at = self.at.above

    def handle_data(self, data: str) -> None:
        self.at.children.append(data)


class Copy:
    """A page that is made of messages alone: what comes takes the place of what has the same id, as in the page's script."""

    def __init__(self) -> None:
        self.page = Node("page")
        self.singly = self.stubs = 0

    def find(self, name: str) -> Node | None:
        return next((node for node in self.page.all() if node.id == name), None)

    def read(self, html: str) -> None:
        """One message."""
        for child in Reader(html).root.children:
            assert isinstance(child, Node)
            for node in [child] if child.id else child.children:
                assert isinstance(node, Node)
                self.put(node)

    def put(self, node: Node) -> None:
        for stub in [n for n in node.all() if "data-same" in dict(n.attrs)]:
            here = self.find(stub.id)
            assert here is not None, f"a stub for {stub.id}, which is not here"
            stub.replace(*here.row(int(dict(stub.attrs)["data-same"] or 0)))
            self.stubs += 1
        old = self.find(node.id)
        if old is None:
            assert node.tag in ("section", "ol"), f"{node.id} is not on the page"
            self.page.children.append(node)
            node.above = self.page
        elif ("data-grow", None) in node.attrs:
            old.children = node.children + old.children
        else:
            self.singly += node.tag != "section"
            old.replace(node)

    def region(self, name: str) -> str:
        found = self.find(name)
        assert found is not None, name
        return found.text()


def table_of(game: hantise.Game, seats: int) -> Table:
    setup = SetUp("t1", game, seats, game.settings({}), True, b"h")
    return Table(Sitting(setup, opening(setup, [Sitter("human", f"P{i}" if i else "") for i in range(seats)])))


def slots_of(table: Table) -> list[tuple[Slot, Copy]]:
    found = []
    for seat in range(-1, table.sitting.seats):
        at = Stand(seat, [seat] if seat >= 0 else [])
        lang = ("en", "fr")[seat % 2]
        slot = Slot(HUB, table, seat, lang, lambda at=at, lang=lang: room.draw(HUB, table, at, lang), lambda: True)
        slot.quiet, slot.whole = False, True
        table.viewers.add(slot)
        found.append((slot, Copy()))
    return found


def deeds(table: Table, seed: int, most: int) -> Iterator[None]:
    """A random game; now and then a pick is taken back."""
    rng, sitting = random.Random(seed), table.sitting
    for n in range(most):
        if sitting.over:
            return
        seat = rng.choice(sitting.waits_for())
        undoing = [s for s in range(sitting.seats) if sitting.undoing.may(s)]
        if undoing and rng.random() < 0.15:
            sitting.undo(undoing[0], sitting.asks[undoing[0]])
            table.wake()
        else:
            sitting.pick(seat, sitting.asks[seat], f"p{n}", rng.choice(list(sitting.asked_of(seat).options)))
            table.tell()
        yield


@pytest.mark.parametrize("name", FIVE)
def test_messages_put_together_are_the_whole(name: str) -> None:
    game = hantise.games()[name]
    table = table_of(game, game.seats[0])
    slots = slots_of(table)
    table.wake()

    async def play() -> None:
        for n, _ in enumerate(deeds(table, 5, 30)):
            for slot, copy in slots:
                view = game.view(table.sitting.asked_of(slot.seat), slot.seat)
                assert table.sitting.views[slot.seat].to_json() == view.to_json(), "what is kept is what would be told anew"
                if n % (slot.seat + 2) == 1:
                    continue  # who reads slowly gets the newest when he reads
                heard = [read(text) for text in slot.messages()]
                drawn = slot.draw()
                assert isinstance(drawn, Drawn)
                for message in heard:
                    copy.read(message["html"])
                for key, parts in drawn.regions.items():
                    assert copy.region("about-table" if key == "about" else key) == node_of(whole(parts))
                assert pages.regions(fresh(table, slot)) == {key: whole(parts) for key, parts in drawn.regions.items()}

    asyncio.run(play())
    assert sum(copy.singly for _, copy in slots) > 40
    assert sum(copy.stubs for _, copy in slots) > 4


def node_of(html: str) -> str:
    """The text of a region as the copy has it."""
    (node,) = Reader(html).root.children
    assert isinstance(node, Node)
    return node.text()


def fresh(table: Table, slot: Slot) -> Any:
    """The sight made anew from the rows, with nothing that was kept."""
    sitting = table.sitting
    at = Stand(slot.seat, [slot.seat] if slot.seat >= 0 else [])
    added = room.extra(HUB, table, at, slot.lang)
    sitting.chronicles.clear()
    return sight.sight(sitting, slot.seat, slot.lang, room.there(HUB, table, at), added)


@pytest.mark.parametrize("name", FIVE)
def test_who_looks_back_sees_what_was_and_is_told_on(name: str) -> None:
    """Past positions, drawn between picks, are those of the rows alone; and nothing of them gets into what is sent."""
    game, rng = hantise.games()[name], random.Random(4)
    table = table_of(game, game.seats[0])
    sitting, slots, looked = table.sitting, slots_of(table), 0
    table.wake()
    for n, _ in enumerate(deeds(table, 6, 24)):
        for slot, copy in slots:
            at = Stand(slot.seat, [slot.seat] if slot.seat >= 0 else [])
            back = rng.randint(0, sitting.moved[slot.seat])
            if n % 4 == 3:
                past = pages.regions(room.past(HUB, table, at, slot.lang, back, None, {}))
                again = Table(Sitting(sitting.setup, opening(sitting.setup, sitting.people, record=sitting.record())))
                anew = pages.regions(room.past(HUB, again, at, slot.lang, min(back, again.sitting.moved[slot.seat]), None, {}))
                assert [past[key] for key in ("board", "aid", "hand")] == [anew[key] for key in ("board", "aid", "hand")]
                looked += 1
            for view in map(read, slot.messages()):
                copy.read(view["html"])
            for key, parts in slot.draw().regions.items():  # type: ignore[union-attr]
                assert copy.region("about-table" if key == "about" else key) == node_of(whole(parts)), key
    assert looked > 12


@pytest.mark.parametrize("name", FIVE)
def test_views_of_all_are_the_views_of_each(name: str) -> None:
    game = hantise.games()[name]
    state, rng = game.new(game.seats[-1], seed=7), random.Random(7)
    seats = list(range(-1, state.seats))
    for _ in range(40):
        assert [v.to_json() for v in game.views(state, seats)] == [game.view(state, who).to_json() for who in seats]
        if state.player == hantise.NOBODY:
            break
        state.play(rng.choice(list(state.options)))


@pytest.mark.parametrize("name", FIVE)
def test_the_log_written_on_is_the_log_written_anew(name: str) -> None:
    game = hantise.games()[name]
    table = table_of(game, game.seats[0])
    sitting = table.sitting
    for n, _ in enumerate(deeds(table, 8, 40)):
        if n == 20 and sitting.phrases:
            sitting.say(0, sitting.phrases[0])
        for seat in range(-1, sitting.seats):
            t, now = sight.texts(game, "en"), sitting.moved[seat]
            kept = sight.lines(sitting, t, sitting.state, seat, now, now, ["p-a", "p-b"])
            before, sitting.chronicles = sitting.chronicles, {}
            assert sight.lines(sitting, t, sitting.state, seat, now, now, ["p-a", "p-b"]) == kept
            assert isinstance(sitting.chronicles[seat, "en"], Chronicle)
            sitting.chronicles = before


@pytest.mark.parametrize("name", FIVE)
def test_what_a_viewer_saw_stays_as_it_was(name: str) -> None:
    """Positions are told apart by the views themselves: no pick may change one that was made before it."""
    game = hantise.games()[name]
    table = table_of(game, game.seats[-1])
    views, texts = list(table.sitting.views), [v.to_json() for v in table.sitting.views]
    for _ in deeds(table, 3, 40):
        assert [v.to_json() for v in views] == texts
        views = list(table.sitting.views)
        texts = [v.to_json() for v in views]


@pytest.mark.parametrize("name", FIVE)
def test_worlds_that_a_seat_cannot_tell_apart_are_drawn_by_the_same_parts(name: str) -> None:
    game = hantise.games()[name]
    rng, state = random.Random(2), game.new(game.seats[0], seed=2)
    drawn = 0
    for n in range(60):
        if state.player == hantise.NOBODY:
            break
        if n % 9 == 0:
            for seat in range(state.seats):
                other = state.determinize(seat, rng.getrandbits(60))
                one, two = (page_of(game, s, seat) for s in (state, other))
                for region in pages.REGIONS:
                    assert list(leaves(one[region])) == list(leaves(two[region])), "the very same parts"
                    drawn += len(one[region])
        state.play(rng.choice(list(state.options)))
    assert drawn > 300


def page_of(game: hantise.Game, state: Any, seat: int) -> dict[str, list[Part]]:
    view, texts = game.view(state, seat), sight.texts(game, "en")
    seen = sight.Seen(game, texts, "en", view, seat, 0, 0, 0, texts.status(view), [], [], [], names=[""] * view.seats)
    return pages.parts_of(seen)
