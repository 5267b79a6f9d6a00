"""What every request passes: safe headers, the language it is answered in, and how much is answered at once."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grognard.core.languages import ENGLISH, PSEUDO, accepted, best, speaking
from grognard.core.messages import say
from grognard.core.words import languages
from grognard.server.bodies import refusal

HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
AT_ONCE = 100
"""How many requests are answered at once."""


class Crowd:
    """Refuses what is asked of the program while too much is being answered. The page and its files always come."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._answered = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        if self._answered >= AT_ONCE:
            await refusal(say("server-busy"), 503)(scope, receive, send)
            return
        self._answered += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._answered -= 1


class SafeHeaders:
    """Adds the headers that keep strange pages and strange scripts out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                # An answer that another server gave has them already.
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class Speech:
    """Answers each request in its language: that of the address (``?lang=``), or else the browser's."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            request = Request(scope)
            wanted = accepted(request.headers.get("accept-language", ""))
            code = best([request.query_params.get("lang", ""), *wanted], (*languages(), PSEUDO))
            with speaking(code or ENGLISH):
                await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)
