"""Who may sit where: the key of a browser, tickets of invitation, names.

A browser's key is a random token in an HttpOnly cookie; only its hash is stored, beside the seats that it holds. An invitation
is a ticket that is exchanged for a seat once. Tickets are derived from the house's secret, so that the host may read his link
again although only its hash is stored.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Sequence

LONGEST_NAME = 24


class BadName(ValueError):
    """A name that cannot be taken. `key`: of the house's text that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def new_key() -> str:
    """A browser's key: 256 random bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """The id of a table: 60 random bits, in letters and digits that are not mistaken for each other."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


def hashed(token: str) -> bytes:
    """What is stored of a token. Tokens are long and random, so one round is enough."""
    return hashlib.blake2b(token.encode(), digest_size=32, person=b"hantise").digest()


def ticket(secret: bytes, tid: str, seat: int, number: int) -> str:
    """The n-th ticket for a seat: 130 bits that nobody without the secret can tell."""
    mac = hmac.digest(secret, f"{tid}/{seat}/{number}".encode(), "sha256")
    return base64.b32encode(mac).decode().lower()[:26]


def clean_name(name: str, others: Sequence[str] = ()) -> str:
    """A person's name as it is kept: plain text, 1 to 24 characters, unlike the others at the table.

    An empty one stays empty: then the seat's role stands for it. Raises BadName.
    """
    text = unicodedata.normalize("NFC", name)
    text = " ".join("".join(c if c.isspace() or unicodedata.category(c)[0] != "C" else "" for c in text).split())
    if len(text) > LONGEST_NAME:
        raise BadName("name-too-long")
    if text and text.casefold() in {o.casefold() for o in others if o}:
        raise BadName("name-taken")
    return text
