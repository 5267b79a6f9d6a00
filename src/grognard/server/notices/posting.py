"""A notice on its way: a POST to an address that somebody else has named, and so to none inside the house's network.

The name is looked up once and the connection goes to the address found then, so that a name which changes in between
leads nowhere else. No answer is followed to another address, and none is read but its first line.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping, Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

from grognard.core.errors import InputError
from grognard.core.messages import say

SECONDS = 10.0
"""How long an address may take for each step of an answer."""
LONGEST = 1000
"""How many characters an address has at most."""
JSON = {"content-type": "application/json"}
NAT64 = ipaddress.ip_network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Forbidden(Exception):
    """An address that no notice goes to."""


class Place(NamedTuple):
    """Where a notice goes: an address taken apart."""

    secure: bool
    host: str
    port: int
    path: str


def place(url: str) -> Place:
    """An address taken apart. Raises ``InputError`` if it is not one of the web's.

    >>> place("https://ntfy.example/my-table?quiet=1")
    Place(secure=True, host='ntfy.example', port=443, path='/my-table?quiet=1')
    """
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError:
        port = host = None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not plain or not host or parts.scheme not in ("http", "https") or "@" in parts.netloc:
        raise InputError(say("server-notice-address", url=url))
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(secure, host, port or (443 if secure else 80), path)


def check(url: str, private: bool) -> None:
    """Raises ``InputError`` for an address that no notice would go to, as far as it says so itself; what its name leads
    to is seen when a notice is sent. ``private``: whether the house allows addresses of its own network."""
    found = place(url)
    if not found.secure and not private:
        raise InputError(say("server-notice-secure"))
    try:
        literal = ipaddress.ip_address(found.host)
    except ValueError:
        return
    try:
        allow(found, [literal], private)
    except Forbidden as error:
        raise InputError(say("server-notice-private")) from error


def allow(found: Place, addresses: Sequence[Address], private: bool) -> None:
    """Raises ``Forbidden`` unless all of these are of the open network or, if the house allows it, of its own; without
    TLS nothing leaves this machine."""
    bare = [_bare(each) for each in addresses]
    if not bare or any(each.is_multicast or each.is_unspecified for each in bare):
        raise Forbidden(found.host)
    if not found.secure and not all(each.is_loopback for each in bare):
        raise Forbidden(found.host)
    if not private and not all(each.is_global for each in bare):
        raise Forbidden(found.host)


def _bare(address: Address) -> Address:
    """The address of the older kind that one of the newer kind stands for."""
    if isinstance(address, ipaddress.IPv6Address):
        if address in NAT64:
            return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        return address.ipv4_mapped or address.sixtofour or address
    return address


def post(url: str, body: bytes, private: bool = False, headers: Mapping[str, str] = JSON) -> int:
    """Send a notice; the status of the answer. Raises ``OSError``, ``Forbidden`` or ``HTTPException`` if none comes."""
    found = place(url)
    rows = socket.getaddrinfo(found.host, found.port, type=socket.SOCK_STREAM)
    allow(found, [ipaddress.ip_address(str(row[4][0]).partition("%")[0]) for row in rows], private)
    connection = http.client.HTTPConnection(found.host, found.port, timeout=SECONDS)
    family, kind, protocol, _, address = rows[0]
    with socket.socket(family, kind, protocol) as raw:
        raw.settimeout(SECONDS)
        raw.connect(address)
        wrapped = ssl.create_default_context().wrap_socket(raw, server_hostname=found.host) if found.secure else raw
        with wrapped:
            connection.sock = wrapped
            connection.request("POST", found.path, body, {"user-agent": "grognard", **headers})
            return connection.getresponse().status
