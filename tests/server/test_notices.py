"""Notices: who is not at his table learns that it waits for him, if he wants to; by web push and webhook, to real receivers."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from served import TOY, Browser, House, find

from hantise.core.registry import games
from hantise.server.house import House as HouseHub
from hantise.server.notices import post
from hantise.server.notices.book import Way, Wish, opened, wished
from hantise.server.notices.courier import BadAddress, Courier, Failed, Outward, address
from hantise.server.store import Store
from hantise.table import sight
from hantise.table.rows import Sitter

if "CI" not in os.environ:
    pytest.importorskip("cryptography", reason="web push needs it")

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from hantise.server.notices import push


class Receiver:
    """A push service, or whatever an address leads to: it keeps what comes, and answers as it is told to."""

    def __init__(self) -> None:
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []  # what it says next; 201 after these
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                outer.came.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(outer.answers.pop(0) if outer.answers else 201)
                self.send_header("location", "/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def until(self, n: int, seconds: float = 8.0) -> None:
        """Wait until so many have come, and no more."""
        end = time.monotonic() + seconds
        while len(self.came) < n:
            assert time.monotonic() < end, f"{len(self.came)} of {n} have come"
            time.sleep(0.01)
        time.sleep(0.15)
        assert len(self.came) == n


class Device:
    """A browser that can be reached: what it says of itself, and how it reads what comes."""

    def __init__(self, endpoint: str) -> None:
        self.own = ec.generate_private_key(ec.SECP256R1())
        self.public = push.encoded(self.own.public_key())
        self.secret = b"sixteen bytes, so"[:16]
        self.form = {"endpoint": endpoint, "key": push.packed(self.public), "secret": push.packed(self.secret)}

    def read(self, body: bytes) -> dict[str, Any]:
        """RFC 8291 from the other side."""
        salt, sender, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        shared = self.own.exchange(ec.ECDH(), push.public(sender))

        def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        ikm = derive(shared, self.secret, b"WebPush: info\0" + self.public + sender, 32)
        key = derive(ikm, salt, b"Content-Encoding: aes128gcm\0", 16)
        plain = AESGCM(key).decrypt(derive(ikm, salt, b"Content-Encoding: nonce\0", 12), sealed, None)
        assert plain.endswith(b"\x02")
        told: dict[str, Any] = json.loads(plain[:-1])
        return told


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("GRACE", 0.05), ("AGAIN", 0.05), ("TRIES", (0.02, 0.02))):
        monkeypatch.setattr(post, name, value)


@pytest.fixture
def open_to_all(open_house: Callable[..., House]) -> House:
    """A house that lets people name any address."""
    return open_house(webhooks="any")


def a_table(house: House, **fields: str) -> tuple[str, Browser, Browser]:
    """Two people; the first has the move."""
    ann, bob = house.browser(), house.browser()
    table = ann.new(**({"against": "link", "name": "Ann"} | fields))
    sit(ann, bob, table)
    return table, ann, bob


def sit(ann: Browser, bob: Browser, table: str) -> None:
    invite = re.search(r"/j/[a-z2-7]{26}", ann.get(table).text)
    assert invite
    bob.post(invite[0], {"name": "Bob"})


def move(house: House, table: str, who: Browser) -> None:
    sitting = house.hub.table(table[3:]).sitting
    seat = sitting.waits_for()[0]
    form = {"ask": str(sitting.asks[seat]), "pick": str(sitting.asked_of(seat).options[0])}
    assert who.post(f"{table}/pick", form).status_code == 303


def test_the_encryption_is_that_of_the_standard() -> None:
    """The example of RFC 8291, appendix A."""
    to = push.Subscription.read(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    own = push.private(push.unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    made = push.encrypt(to, b"When I grow up, I want to be a watermelon", own, push.unpacked("DGv6ra1nlYgDCS1FRnbzlw"))
    assert push.packed(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("key", "secret"),
    [("", ""), ("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"), ("B" * 87, "BTBZMqHH6r4Tts7J_aSIgg"), ("é", "x"), ("A" * 999, "")],
)
def test_what_is_no_subscription_is_refused(open_to_all: House, key: str, secret: str) -> None:
    with pytest.raises(push.BadSubscription):
        push.Subscription.read("https://a.example/", key, secret)
    form = {"endpoint": "https://a.example/x", "key": key, "secret": secret}
    assert open_to_all.browser().post("/notices/push", form).status_code == 400


def test_79_80_who_is_not_at_the_table_is_told_once_and_no_secret(open_to_all: House, receiver: Receiver) -> None:
    """By push, encrypted for his browser and signed by the house; what it says a stranger at the table reads, too."""
    house = open_to_all
    table, ann, bob = a_table(house, game="shy_monsters", seat="0")
    phone = Device(f"{receiver.url}/push/bobs")
    assert bob.post("/notices/push", phone.form).status_code == 303
    sitting = house.hub.table(table[3:]).sitting
    while sitting.waits_for() == [0]:
        move(house, table, ann)
    receiver.until(1)
    path, headers, body = receiver.came[0]
    assert path == "/push/bobs"
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", str(push.TTL))
    told = phone.read(body)
    assert set(told) == {"title", "body", "url", "tag"}
    assert told["title"] == "Shy Monsters: it is your turn"
    assert told["url"] == table
    t = sight.texts(sitting.game, "en")
    asked = t.status(sitting.views[-1], sight.called(t, tuple(sitting.people)))
    assert told["body"].endswith(asked)
    stranger = house.browser().get(table).text
    assert asked in stranger
    word, key = re.fullmatch(r"vapid t=([\w.-]+), k=([\w-]+)", headers["authorization"]).groups()  # type: ignore[union-attr]
    head, claims, sign = word.split(".")
    raw = push.unpacked(sign)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    push.public(push.unpacked(key)).verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    said = json.loads(base64.urlsafe_b64decode(claims + "=="))
    assert said["aud"] == receiver.url
    assert 0 < said["exp"] - time.time() <= 24 * 3600
    bob.get(table)  # the table is looked at again, and nothing more is said of the same question
    receiver.until(1)
    assert "arrived" in bob.get("/notices").text
    assert "arrived" not in ann.get("/notices").text


def test_79_all_is_off_by_default_and_each_table_can_be_turned_off(open_to_all: House, receiver: Receiver) -> None:
    house = open_to_all
    table, ann, bob = a_table(house)
    move(house, table, ann)
    time.sleep(0.3)
    assert not receiver.came
    assert not house.hub.post.open
    bob.post("/notices/webhook", {"address": f"{receiver.url}/hook"})
    receiver.until(1)  # it waits for him already
    bob.post("/notices/bell", {"table": table[3:], "wanted": "no"})
    move(house, table, bob)
    move(house, table, ann)
    time.sleep(0.3)
    receiver.until(1)
    assert bob.post("/notices/bell", {"table": "nothere", "wanted": "no"}).status_code == 400
    bob.post("/notices/wish", {"pace": "0"})  # of the tables that he names, and of no others
    bob.post("/notices/bell", {"table": table[3:], "wanted": "yes"})
    receiver.until(2)
    bob.post("/notices/close", {"target": f"{receiver.url}/hook"})
    move(house, table, bob)
    move(house, table, ann)
    time.sleep(0.3)
    receiver.until(2)


def test_80_nobody_is_told_while_he_is_at_the_table_unless_always(open_to_all: House, receiver: Receiver) -> None:
    house = open_to_all
    table, ann, bob = a_table(house, name="<!here> @all")
    bob.post("/notices/webhook", {"address": f"{receiver.url}/hook"})
    line = bob.live(table)
    move(house, table, ann)
    time.sleep(0.4)
    assert not receiver.came
    line.send({"away": 1})
    receiver.until(1)
    line.send({"away": 0})
    move(house, table, bob)
    bob.post("/notices/wish", {"pace": "0", "all": "yes", "always": "yes"})
    line.drain()
    move(house, table, ann)
    receiver.until(2)
    line.socket.close()
    told = json.loads(receiver.came[1][2])
    assert set(told) == {"text", "content", "allowed_mentions", "tables"}
    assert "‹!here> @\u2060all" in told["text"]  # nobody is called by what somebody has named himself
    (one,) = told["tables"]
    assert one["with"] == "<!here> @all"
    assert one["link"] == f"{house.url}{table}"
    assert told["text"] == told["content"]
    assert one["link"] in told["text"]


def test_80_who_sits_at_one_screen_for_two_is_at_the_table(
    open_to_all: House, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(post, "GRACE", 1.0)  # time enough to come to the table on a busy machine
    ann = open_to_all.browser()
    ann.post("/notices/webhook", {"address": f"{receiver.url}/hook"})
    table = ann.new(against="screen")
    line = ann.live(table)
    time.sleep(1.2)
    move(open_to_all, table, ann)
    time.sleep(1.2)
    assert not receiver.came
    line.socket.close()
    receiver.until(1)


def test_81_several_tables_are_one_notice_at_the_pace_that_was_chosen(
    open_to_all: House, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_to_all
    monkeypatch.setattr(post, "GRACE", 2.0)  # time enough for two deeds on a busy machine
    first, ann, bob = a_table(house)
    second, third = (ann.new(against="link", name="Ann") for _ in range(2))
    for table in (second, third):
        sit(ann, bob, table)
    bob.post("/notices/webhook", {"address": f"{receiver.url}/hook"})
    bob.post("/notices/wish", {"pace": "15", "all": "yes"})
    bob.post("/notices/test")  # to try it out keeps nothing back
    receiver.until(1)
    receiver.came.clear()
    for table in (first, second):
        move(house, table, ann)
    receiver.until(1)
    told = json.loads(receiver.came[0][2])
    assert told["text"].startswith("2 tables wait for you")
    assert {one["link"].removeprefix(house.url) for one in told["tables"]} == {first, second}
    house.hub.post.last.clear()  # as after a restart: what was sent says when it was
    move(house, third, ann)
    time.sleep(2.4)
    receiver.until(1)
    (due,) = house.hub.post.due.values()
    assert 880 < due - house.hub.clock.now() < 901
    for bad in ("7", "-1", "x", ""):
        assert bob.post("/notices/wish", {"pace": bad}).status_code == 400


def test_79_what_does_not_arrive_is_tried_again_and_told(open_to_all: House, receiver: Receiver) -> None:
    """A service that fails for a while; one that has forgotten the browser; one that leads elsewhere; nobody there at all."""
    house = open_to_all
    bob = house.browser()
    phone = Device(f"{receiver.url}/push/bobs")
    bob.post("/notices/push", phone.form)
    assert bob.post("/notices/test").headers["location"] == "/notices"
    receiver.until(1)
    assert phone.read(receiver.came[0][2])["title"] == "Hantise: a notice to try it"
    receiver.answers[:] = [500, 429]
    table = bob.new(against="link", name="Bob")
    receiver.until(4)
    assert len({body for _, _, body in receiver.came}) == 4  # sealed anew each time
    page = bob.get("/notices").text
    assert page.count("did not arrive: answered 500") == page.count("did not arrive: answered 429") == 1
    receiver.answers[:] = [302]
    bob.post("/notices/test")
    receiver.until(5)
    assert "answered 302" in bob.get("/notices").text
    receiver.answers[:] = [410]
    bob.post("/notices/test")
    receiver.until(6)
    assert "Nothing is sent to you so far." in bob.get("/notices").text
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        bob.post("/notices/webhook", {"address": f"http://127.0.0.1:{s.getsockname()[1]}/"})
    bob.post("/notices/test")
    assert "did not arrive: ConnectError" in bob.get("/notices").text
    assert table


def test_77_79_after_a_restart_nothing_is_told_twice_and_nothing_forgotten(
    open_house: Callable[..., House], receiver: Receiver
) -> None:
    house = open_house(webhooks="any")
    table, ann, bob = a_table(house)
    other = ann.new(against="link", name="Ann")
    sit(ann, bob, other)
    bob.post("/notices/webhook", {"address": f"{receiver.url}/hook"})
    move(house, table, ann)
    receiver.until(1)
    house.hub.post.wanting.clear()  # the house is killed before the next is told
    move(house, other, ann)
    house.close()
    open_house(webhooks="any")
    receiver.until(2)
    assert [one["link"].rpartition("/t/")[2] for _, _, body in receiver.came for one in json.loads(body)["tables"]] == [
        table[3:],
        other[3:],
    ]


def test_nobody_is_told_what_is_not_on_disk(tmp_path: Path) -> None:
    async def main() -> None:
        hub, key = HouseHub(Store(tmp_path), find=find, pace=0.0), b"bob"
        hub.post = told = post.Post(hub, Courier())
        try:
            people = [Sitter("human", "Ann"), Sitter("human", "Bob")]
            table = await hub.open_for(TOY, people, {0: b"ann", 1: key}, b"ann")
            await hub.store.write(wished(Wish(key, "en", "http://here")), opened(key, Way("webhook", "http://there"), 0.0))
            told.wanting = {key}
            hub.commit(table, table.sitting.pick(0, 1, "", 4))
            told.look(table)
            assert told.open == {}, "the pick may be lost still"
            await hub.on_disk(table)
            assert list(told.open[key]) == [(table.tid, 1)]
            looked: list[bool] = []
            waiting = told.waiting
            told.waiting = lambda wish: looked.append(table.settled) or waiting(wish)  # type: ignore[method-assign, func-returns-value]
            hub.commit(table, table.sitting.say(0, table.sitting.phrases[0]))
            assert not table.settled
            await told.tell(key)
            assert looked == [True]
        finally:
            await hub.close()

    asyncio.run(main())


def test_webhooks_are_the_hosts_to_allow(house: House, open_house: Callable[..., House]) -> None:
    ann = house.browser()
    assert 'name="address"' not in ann.get("/notices").text
    assert ann.post("/notices/webhook", {"address": "https://example.org/hook"}).status_code == 400
    public = open_house("public", webhooks="public").browser()
    assert 'name="address"' in public.get("/notices").text
    for n in range(6):
        assert public.post("/notices/webhook", {"address": f"https://example.org/{n}"}).status_code == 303
    assert public.post("/notices/webhook", {"address": "https://example.org/one-more"}).status_code == 400
    assert public.post("/notices/webhook", {"address": "http://127.0.0.1/"}).status_code == 400


INNER = (
    *("http://example.org/", "https://localhost/", "https://127.0.0.1/", "https://10.1.2.3/", "https://192.168.1.1/"),
    *("https://169.254.169.254/latest", "https://[::1]/", "https://[fe80::1]/", "https://[fc00::1]/", "https://0.0.0.0/"),
    *("https://[::ffff:127.0.0.1]/", "https://[64:ff9b::7f00:1]/", "https://[2002:7f00:1::]/", "https://printer/"),
    *("https://nas.local/", "https://db.internal/", "https://example.org:22/", "https://user:pw@example.org/", "ftp://a.org/"),
    *("https://224.0.0.1/", "https:///", "https://exa mple.org/", "https://é.org/", "javascript:alert(1)", "", "https://[evil"),
    *("https://example.org:99999/", "https://a.org/" + "x" * 1000, "https://100.64.0.1/", "https://a.localhost/"),
)


@pytest.mark.parametrize("text", INNER)
def test_an_address_within_is_refused(text: str) -> None:
    """Private, of the link, of this very machine, in whatever writing; without encryption; with a password."""
    with pytest.raises(BadAddress):
        address(text, private=False)


def test_a_name_that_leads_within_is_refused_when_it_is_looked_up(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is looked up once, and what was found is what is spoken to: it cannot lead elsewhere a moment later."""
    asked: list[str] = []

    async def scenario() -> None:
        loop = asyncio.get_running_loop()

        async def found(host: str, port: int, **more: Any) -> list[Any]:
            asked.append(host)
            ips = ["93.184.215.14", "127.0.0.1"] if len(asked) == 1 else ["10.0.0.7"]
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (ip, port)) for ip in ips]

        monkeypatch.setattr(loop, "getaddrinfo", found)
        for _ in range(2):
            with pytest.raises(BadAddress):
                await Courier().send("https://rebinding.example.org/", b"x", {})
        with pytest.raises(BadAddress):
            await Outward(private=False).connect_tcp("again.example.org", 443)

    asyncio.run(scenario())
    assert asked == ["rebinding.example.org", "rebinding.example.org", "again.example.org"]
    assert not receiver.came


def test_a_receiver_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hantise.server.notices.courier.PATIENCE", 0.2)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        began = time.monotonic()
        with pytest.raises(Failed, match="no answer in time"):
            asyncio.run(Courier(private=True).send(f"http://127.0.0.1:{silent.getsockname()[1]}/", b"x", {}))
        assert time.monotonic() - began < 3


@pytest.mark.parametrize("name", sorted(games()))
def test_80_a_notice_says_what_an_onlooker_reads(house: House, name: str) -> None:
    """In each game, whatever is dealt: the views of those who play are not asked."""
    ann = house.browser()
    seats = games()[name].seats[0]
    who = {f"who-{seat}": "link" if seat else "me" for seat in range(seats)}
    table = house.hub.table(ann.new(game=name, players=str(seats), **who)[3:])
    poster = post.Post(house.hub, Courier())
    wish = post.Wish(b"", "fr", "http://here")
    sitting = table.sitting
    before = poster.notice(wish, [(table, 0)])
    views, sitting.views = sitting.views, [None] * sitting.seats + sitting.views[-1:]
    try:
        assert poster.notice(wish, [(table, 0)]) == before
    finally:
        sitting.views = views
    assert before.lines[0][2]
    assert len(before.for_push()) <= post.MOST
