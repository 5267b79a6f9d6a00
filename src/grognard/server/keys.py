"""Who may play: a key in the address becomes a cookie; the page's own site alone may ask for changes."""

from __future__ import annotations

import secrets
from hashlib import sha256
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from grognard.core.errors import GrognardError
from grognard.core.messages import say
from grognard.server.store import Store

YEAR = 365 * 24 * 3600


class Forbidden(GrognardError):
    """The request is not from the holder of this server's seats, or not from its own page."""


def new_key(store: Store) -> str:
    """A key for the address of the page; the store keeps only its digest."""
    key = secrets.token_urlsafe(24)
    store.add_key(digest(key))
    return key


def digest(key: str) -> str:
    """What is kept of a key. The key is random and long, so a plain hash is enough."""
    return sha256(key.encode("utf-8", "replace")).hexdigest()


def cookie_name(connection: HTTPConnection) -> str:
    """The cookie's name holds the port, for browsers do not tell the ports of one machine apart."""
    _host, _colon, port = connection.headers.get("host", "").rpartition(":")
    return f"grognard-{port if port.isdecimal() else 80}"


def valid(store: Store, key: str) -> bool:
    """Whether this key was given out by this store."""
    return store.knows_key(digest(key))


def holds_key(connection: HTTPConnection, store: Store) -> bool:
    """Whether the cookie holds a valid key: the request is the house's."""
    key = connection.cookies.get(cookie_name(connection))
    return key is not None and valid(store, key)


def require_key(connection: HTTPConnection, store: Store) -> None:
    """Raises ``Forbidden`` unless the cookie holds a valid key."""
    if not holds_key(connection, store):
        raise Forbidden(say("server-no-key"))


def site(connection: HTTPConnection) -> str:
    """The origin of this server's pages as the browser knows it that asks: the public one, where it asks for that."""
    host = connection.headers.get("host", "")
    public: str | None = connection.app.state.public
    return public if public is not None and urlsplit(public).netloc == host else f"http://{host}"


def set_cookie(connection: HTTPConnection, answer: Response, name: str, value: str) -> None:
    """Have the browser keep a secret: no script reads it, no other site sends it, and where there is TLS it goes by
    nothing else."""
    secure = site(connection).startswith("https:")
    answer.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="strict", secure=secure, path="/")


def require_same_site(connection: HTTPConnection) -> None:
    """Raises ``Forbidden`` unless the request comes from a page of this server."""
    if connection.headers.get("origin") != site(connection):
        raise Forbidden(say("server-other-site"))
