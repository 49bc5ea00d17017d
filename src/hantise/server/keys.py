"""Keys: who may sit where. The key of a browser, and tickets of invitation.

A browser's key is a random token in an HttpOnly cookie; only its hash is stored, beside the seats that it holds. An invitation
is a ticket that is exchanged for a seat once. Tickets are derived from the house's secret, so that the host may read his link
again although only its hash is stored.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets


def new_key() -> str:
    """A browser's key: 256 random bits."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> bytes:
    """What is stored of a token. Tokens are long and random, so one round is enough."""
    return hashlib.blake2b(token.encode(), digest_size=32, person=b"hantise").digest()


def ticket(secret: bytes, tid: str, seat: int, number: int) -> str:
    """The n-th ticket for a seat: 130 bits that nobody without the secret can tell."""
    mac = hmac.digest(secret, f"{tid}/{seat}/{number}".encode(), "sha256")
    return base64.b32encode(mac).decode().lower()[:26]
