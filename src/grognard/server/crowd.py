"""Only so many requests are answered at once."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from grognard.core.messages import say
from grognard.server.bodies import refusal

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
