"""How much one address may ask for. At home, where no public address is named, nobody is kept waiting."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from grognard.core.messages import say
from grognard.server.bodies import refusal
from grognard.server.operating import metrics
from grognard.server.talks.allowance import Allowance

RATE, BURST = 20.0, 200.0
"""So many requests a second go on being answered, and so many at once."""
TALKS = 60
"""So many pages of one address may sit at tables."""
ADDRESSES = 10_000
"""So many addresses are remembered, those heard of last."""
PREFIX = 64
"""So many bits name a house among the newer addresses of the internet; the rest is its own to choose."""


class Limits:
    """Refuses what an address asks for beyond its share."""

    def __init__(self, app: ASGIApp, limited: bool) -> None:
        self.app = app
        self._limited = limited
        self._shares: OrderedDict[str, Allowance] = OrderedDict()
        self._talks: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if not self._limited or kind not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        address = asker(HTTPConnection(scope))
        if kind == "websocket":
            return await self._talk(address, scope, receive, send)
        if scope["path"].startswith("/api/") and not self._share(address).take():
            metrics.refused.labels("requests").inc()
            return await refusal(say("server-busy"), 429, {"retry-after": "5"})(scope, receive, send)
        return await self.app(scope, receive, send)

    async def _talk(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        if self._talks.get(address, 0) >= TALKS or not self._share(address).take():
            metrics.refused.labels("conversations").inc()
            return await send({"type": "websocket.close", "code": 1013})
        self._talks[address] = self._talks.get(address, 0) + 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._talks[address] -= 1
            if not self._talks[address]:
                del self._talks[address]

    def _share(self, address: str) -> Allowance:
        share = self._shares.get(address)
        if share is None:
            share = self._shares[address] = Allowance(RATE, BURST)
        self._shares.move_to_end(address)
        if len(self._shares) > ADDRESSES:
            self._shares.popitem(last=False)
        return share


def asker(connection: HTTPConnection) -> str:
    """From whom a request comes: an address, or the net of a house where addresses are the house's to choose."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped) if mapped else str(int(address) >> (128 - PREFIX))
    return str(address)
