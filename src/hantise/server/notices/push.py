"""Push: a message to a browser that is not at the page, by the push service that the browser has named (RFC 8030): encrypted
for it alone (RFC 8291, aes128gcm), and signed with the house's key (RFC 8292, VAPID)."""

from __future__ import annotations

import base64
import json
import os
import struct
from dataclasses import dataclass
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes of a record; a message is one record
TTL = 12 * 3600  # seconds that a service keeps it for a browser that is off
VALID = 12 * 3600  # seconds that a signature is good for


class BadSubscription(ValueError):
    """What a browser has sent is no subscription."""


@dataclass(frozen=True)
class Subscription:
    """What a browser has said: where to, its public key, and a secret that it shares with whoever writes to it."""

    endpoint: str
    key: bytes
    secret: bytes

    @classmethod
    def read(cls, endpoint: str, key: str, secret: str) -> Subscription:
        """The same from the words of a form. Raises BadSubscription."""
        try:
            made = cls(endpoint, unpacked(key), unpacked(secret))
            public(made.key)
        except ValueError as e:
            raise BadSubscription(str(e)) from None
        if len(made.secret) != 16:
            raise BadSubscription("the secret has 16 bytes")
        return made


def packed(data: bytes) -> str:
    """Bytes as words of an address."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """The bytes of such words. Raises ValueError."""
    if len(text) > 200:
        raise ValueError("too long")
    return base64.b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)


def public(data: bytes) -> ec.EllipticCurvePublicKey:
    """A public key. Raises ValueError where it is no point of the curve."""
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)
    except (ValueError, InvalidKey) as e:
        raise ValueError(f"no public key: {e}") from None


def encoded(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as bytes."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def new_key() -> bytes:
    """A private key, as it is kept."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


def private(kept: bytes) -> ec.EllipticCurvePrivateKey:
    """A private key as it was kept."""
    return ec.derive_private_key(int.from_bytes(kept, "big"), CURVE)


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256."""
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def encrypt(to: Subscription, message: bytes, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b"") -> bytes:
    """The message for that browser alone (RFC 8291). own, salt: of this one message, drawn anew unless a test says them."""
    if len(message) > RECORD - 103:  # all that is put around it
        raise ValueError("a message is one record")
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    mine = encoded(own.public_key())
    shared = derive(own.exchange(ec.ECDH(), public(to.key)), to.secret, b"WebPush: info\0" + to.key + mine, 32)
    key = derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!LB", RECORD, len(mine)) + mine
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def signed(kept: bytes, endpoint: str, contact: str, now: float) -> str:
    """The house's word for that push service (RFC 8292). contact: whom its keepers may write to, mailto: or https:."""
    where = urlsplit(endpoint)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(now) + VALID, "sub": contact}
    parts = [json.dumps(part, separators=(",", ":")).encode() for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    text = ".".join(map(packed, parts))
    r, s = utils.decode_dss_signature(private(kept).sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    word = f"{text}.{packed(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={word}, k={packed(encoded(private(kept).public_key()))}"


def headers(kept: bytes, endpoint: str, contact: str, now: float) -> dict[str, str]:
    """What goes with an encrypted message."""
    return {
        "authorization": signed(kept, endpoint, contact, now),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(TTL),
        "urgency": "normal",
    }
