"""Web Push: what is sent to a browser by way of its maker's servers, encrypted for it alone (RFC 8291) and signed with
the house's key (RFC 8292), which is made once and kept in the store."""

from __future__ import annotations

import base64
import binascii
import os
from datetime import datetime, timedelta
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import Record
from grognard.server.databases.house import House
from grognard.server.store import Store

KEY = "push"
"""By what name the house's key is kept."""
LASTS = timedelta(hours=12)
"""For how long a signature is good."""
KEPT_SECONDS = 3 * 24 * 3600
"""For how long the browser's maker keeps what it cannot deliver."""
POINT, SECRET = 65, 16
"""How many bytes a browser's key and its secret have."""


class Subscription(Record):
    """What a browser wants notices to be encrypted with, in base64url, and the language it is spoken to."""

    p256dh: str
    auth: str
    language: str


def available() -> bool:
    """Whether the libraries for it are installed: the extra ``push``."""
    return all(find_spec(name) is not None for name in ("http_ece", "py_vapid"))


def check(subscription: Subscription) -> None:
    """Raises ``InputError`` for keys that are none."""
    try:
        point, secret = _bytes(subscription.p256dh), _bytes(subscription.auth)
    except (ValueError, binascii.Error):
        point = secret = b""
    if len(point) != POINT or point[:1] != b"\x04" or len(secret) != SECRET:
        raise InputError(say("server-push-keys"))


class Signer:
    """The house's key, by which browsers' makers know who sends. ``base`` is the address of the server."""

    def __init__(self, store: Store, base: str) -> None:
        self._house = House(store)
        host = urlsplit(base).hostname or "localhost"
        named = base.startswith("https://") and "." in host
        self._sender = f"https://{host}" if named else f"mailto:grognard@{host.replace(':', '-')}.invalid"

    def public(self) -> str:
        """The public half, as a page gives it to its browser; empty if nothing can be sent."""
        if not available():
            return ""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._key().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _text(point)

    def message(self, url: str, subscription: Subscription, text: bytes, now: datetime) -> tuple[bytes, dict[str, str]]:
        """What is posted to a browser's address, and the headers that go with it."""
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        sealed = http_ece.encrypt(
            text,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(subscription.p256dh),
            auth_secret=_bytes(subscription.auth),
            version="aes128gcm",
        )
        where = urlsplit(url)
        claims = {
            "aud": f"{where.scheme}://{where.netloc}",
            "exp": int((now + LASTS).timestamp()),
            "sub": self._sender,
        }
        headers = {
            **self._key().sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "high",
        }
        return sealed, headers

    def _key(self) -> Any:
        from py_vapid import Vapid02

        kept = self._house.find(KEY)
        if kept is None:
            made = Vapid02()
            made.generate_keys()
            # Of two who make one at once the first one's is kept.
            kept = self._house.once(KEY, made.private_pem().decode())
        return Vapid02.from_pem(kept.encode())


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
