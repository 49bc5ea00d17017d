"""Who asks: the browser by its cookie, the language it reads, the seat that it looks from."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from hantise.texts import LANGUAGES

from .keys import hashed, new_key

KEY, LANG = "hantise", "lang"
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Browser:
    """key: the hash of its cookie, b"" without one; token: the cookie; lang: what it reads; base: our address for it."""

    key: bytes
    token: str
    lang: str
    base: str
    address: str

    @property
    def secure(self) -> bool:
        """Does it speak to us over TLS?"""
        return self.base.startswith("https:")

    def known(self) -> Browser:
        """The same with a key: a new one where it had none."""
        if self.token:
            return self
        token = new_key()
        return Browser(hashed(token), token, self.lang, self.base, self.address)


def browser(connection: Any, otherwise: str) -> Browser:
    """Who asks. otherwise: the language of the house, for those who read none of ours."""
    token = connection.cookies.get(KEY, "")
    if not re.fullmatch(r"[\w-]{20,100}", token):
        token = ""
    lang = connection.cookies.get(LANG, "")
    if lang not in LANGUAGES:
        lang = spoken(connection.headers.get("accept-language", ""), otherwise)
    scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
    host = connection.headers.get("host", "")
    base = f"{scheme}://{host}"
    if connection.app.state.outside and re.fullmatch(r"(127\.[\d.]+|localhost|\[::1\])(:\d+)?", host):
        base = connection.app.state.outside  # an invitation to this very machine would lead nobody here
    client = connection.client
    return Browser(hashed(token) if token else b"", token, lang, base, client.host if client else "")


def spoken(accept: str, otherwise: str) -> str:
    """The first of our languages in an Accept-Language header, by weight."""
    found: list[tuple[float, str]] = []
    for part in accept[:500].split(","):
        name, _, weight = part.partition(";")
        lang = name.strip().lower().partition("-")[0]
        match = re.fullmatch(r"\s*q=([01](?:\.\d+)?)\s*", weight)
        if lang in LANGUAGES:
            found.append((-float(match[1]) if match else -1.0, lang))
    return min(found, key=lambda f: f[0])[1] if found else otherwise
