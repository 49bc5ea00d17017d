"""Courier: takes a message to an address that somebody has named. Whoever keeps the house says how far it goes: an address in
his own network is refused unless he allows it, whatever name it hides behind, and nothing that comes back is believed."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpcore

PATIENCE = 10.0  # seconds for all of it
EACH = 4.0  # of them, to be answered at one of several addresses
LONGEST = 1000  # characters of an address
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class BadAddress(ValueError):
    """An address that nothing is sent to. `key`: of the house's text that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Failed(Exception):
    """It did not arrive. status: of the answer, 0 where there was none."""

    def __init__(self, why: str, status: int = 0) -> None:
        super().__init__(why)
        self.status = status


def address(text: str, private: bool) -> SplitResult:
    """An address to send to. private: also one in our own network, and without encryption. Raises BadAddress."""
    try:
        where = urlsplit(text)
        port = where.port
    except ValueError:
        raise BadAddress("no-address") from None
    plain = len(text) <= LONGEST and text.isascii() and text.isprintable() and " " not in text
    if not plain or where.scheme not in ("http", "https") or not where.hostname or where.username or where.password:
        raise BadAddress("no-address")
    if private:
        return where
    if where.scheme != "https":
        raise BadAddress("no-address-plain")
    try:
        here = not public(ipaddress.ip_address(where.hostname))
    except ValueError:
        here = "." not in where.hostname.rstrip(".") or where.hostname.rstrip(".").rpartition(".")[2] in INNER
    if here or (port is not None and port != 443 and port < 1024):
        raise BadAddress("no-address-private")
    return where


INNER = ("localhost", "local", "internal", "lan", "home", "arpa", "intranet")


def public(ip: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Does it lie in the world outside? An address within another is looked at itself."""
    if isinstance(ip, ipaddress.IPv6Address):
        within = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if within is None and ip in NAT64:
            within = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if within is not None and not public(within):
            return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


class Outward(httpcore.AsyncNetworkBackend):
    """Connects to what lies outside alone: the name is looked up once, and it is that very address that is spoken to."""

    def __init__(self, private: bool) -> None:
        self.private, self.real = private, httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        there = list(dict.fromkeys(str(info[4][0]) for info in found))
        if not self.private and not all(public(ipaddress.ip_address(ip.partition("%")[0])) for ip in there):
            raise BadAddress("no-address-private")
        for ip in there[:-1]:  # a name may stand for several, of which not each can be reached from here
            with suppress(httpcore.ConnectError, httpcore.ConnectTimeout):
                return await self.real.connect_tcp(ip, port, EACH, local_address, socket_options)
        return await self.real.connect_tcp(there[-1], port, EACH, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Courier:
    """private: may it go to addresses in our own network?"""

    def __init__(self, private: bool = False) -> None:
        self.private = private

    async def send(self, to: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Post it there; the status of the answer, which is one of success. Raises BadAddress, Failed."""
        address(to, self.private)
        try:
            async with (
                asyncio.timeout(PATIENCE),
                httpcore.AsyncConnectionPool(network_backend=Outward(self.private)) as pool,
                pool.stream("POST", to, headers=list(headers.items()), content=body) as answer,
            ):
                status = answer.status  # what else it says is not even read
        except TimeoutError:
            raise Failed("no answer in time") from None
        except (OSError, httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, ValueError) as e:
            if isinstance(e, BadAddress):
                raise
            raise Failed(type(e).__name__) from None
        if not 200 <= status < 300:
            raise Failed(f"answered {status}", status)
        return status
