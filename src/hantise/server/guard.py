"""Guard: what every answer carries and what every request must show. Deny by default, in one place."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from hantise.table import pages
from hantise.table.bucket import Bucket

HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # "no-referrer" would make a browser call the origin of our own forms null
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
FRESH = "no-store"  # a page of a table is never kept: it may be another's turn to look
FOR_EVER = "public, max-age=31536000, immutable"

FORM = 16_384  # bytes of a form
UPLOAD = 1_000_000  # bytes of a record that is loaded


def own_origin(headers: Mapping[str, str]) -> bool:
    """Does the request come from a page of ours? A browser says where from; what is no browser needs no protection here."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # no address at all
        return False


class Rates:
    """A bucket for each address, for what costs: new tables, deeds, games that are worked out."""

    def __init__(self, burst: float = 30.0, rate: float = 0.5, most: int = 10_000) -> None:
        self.burst, self.rate, self.most = burst, rate, most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def apart(self) -> Rates:
        """As many of something else."""
        return Rates(self.burst, self.rate, self.most)

    def take(self, address: str) -> bool:
        """May this address do it once more?"""
        bucket = self.buckets.pop(address, None) or Bucket(self.burst, self.rate)
        self.buckets[address] = bucket
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket.take()


async def add_headers(message: Any, scope: Any) -> None:
    """Before an answer is sent, whatever it is: the headers of all, and no caching unless the answer says otherwise."""
    if message["type"] == "http.response.start":
        had = {name.lower(): value for name, value in message.get("headers", [])}
        policy = pages.policy(had.get(b"content-type", b"").startswith(b"text/html"))
        more = HEADERS | {"content-security-policy": policy, "cache-control": FRESH}
        own = [(n.encode(), v.encode()) for n, v in more.items() if n.encode() not in had]
        message["headers"] = [*message.get("headers", []), *own]
