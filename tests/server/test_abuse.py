"""Nobody can have a house work for him alone: what costs is done so often for one address, and beside what others ask for."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest
from served import Browser, House

from hantise.server import asking, prints
from hantise.server.guard import Rates

Two = tuple[House, str, Browser, Browser]


def test_what_costs_much_is_looked_at_so_often_from_one_address(open_house: Callable[..., House]) -> None:
    house = open_house("few", rates=Rates(4, 0.0), deeds_rates=Rates(4, 0.0))
    ann = house.browser()
    table = ann.new(against="link")
    costly = (f"{table}/saved", f"{table}/end", "/tables/games", "/print/none")
    looks = (f"{table}/past?n=0", f"{table}/log?before=1", f"{table}/record", f"{table}/capsule")
    for addresses in (costly, looks):
        assert 429 not in [ann.get(address).status_code for address in addresses]
        assert {ann.get(address).status_code for address in addresses} == {429}
    assert "Too much at once" in ann.get(f"{table}/past?n=0").text
    for address in ("/", table, "/tables", "/rules/shy_monsters"):
        assert ann.get(address).status_code == 200, "what costs little is always there"


def test_a_host_turns_things_to_and_fro_so_often_and_then_waits(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    house, table, ann, bob = two
    monkeypatch.setattr(asking, "TURNS", (3.0, 0.0))
    other = ann.new(game="mac_gregor", players="2", gather="yes", **{"who-0": "me", "who-1": "link"})
    third = ann.new(against="link")
    deeds: tuple[tuple[str, list[tuple[str, dict[str, str]]]], ...] = (
        (table, [("talk/rule", {"rule": rule}) for rule in ("none", "free")]),
        (table, [("talk/rule", {"who": "s1", "closed": word}) for word in ("yes", "no")]),
        (other, [("agree", {"name": "round_cap", "value": word}) for word in ("50", "100")]),
        (other, [("order", {"draw": "yes"})]),
        (other, [("ready", {"ready": word}) for word in ("no", "yes")]),
        (third, [("seat/1/bot", {"strength": word}) for word in ("greedy", "")]),
    )
    for at, forms in deeds:
        for each in list(house.hub.tables.values()):
            each.turns.clear()
        codes = [ann.post(f"{at}/{word}", fields).status_code for _ in range(4) for word, fields in forms][:4]
        assert codes == [303, 303, 303, 429], forms
    assert len(house.hub.store.rows(other[3:])) < 16, "what is refused leaves nothing behind"
    assert bob.post(f"{table}/pick", {"ask": "1", "pick": "0"}).status_code != 429, "nobody else is kept from playing"


def test_boxes_are_made_in_a_thread_of_their_own_and_few_wait_for_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    go, made = threading.Event(), list[str]()

    def pressed(name: str, lang: str, paper: str) -> bytes:
        go.wait(20)
        made.append(name)
        return name.encode()

    async def main() -> None:
        monkeypatch.setattr(prints, "pressed", pressed)
        monkeypatch.setattr(prints, "_MADE", {})
        names = [f"box {n}" for n in range(prints.MOST)]
        waiting = [asyncio.ensure_future(prints.made(name, "en", "a4")) for name in (*names, *names)]
        await asyncio.sleep(0)
        with pytest.raises(prints.TooMany):
            await prints.made("one more", "en", "a4")
        async with asyncio.timeout(20):
            assert await asyncio.to_thread(lambda: "at once") == "at once"
        go.set()
        assert await asyncio.gather(*waiting) == [name.encode() for name in (*names, *names)]
        assert made == names, "each once"
        assert await prints.made("one more", "en", "a4") == b"one more"

    asyncio.run(main())
