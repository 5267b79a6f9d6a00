"""Bodies of requests and of answers."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.server import keys


async def body(request: Request, limit: int) -> bytes:
    """The body of a request that changes something: from the holder's own page, and no longer than the limit."""
    keys.require_same_site(request)
    await run_in_threadpool(keys.require_key, request, request.app.state.store)
    found = bytearray()
    async for part_of_it in request.stream():
        found += part_of_it
        if len(found) > limit:
            raise TooLong(say("server-too-long", limit=limit))
    return bytes(found)


class TooLong(InputError):
    """A request's body is longer than any honest one."""


def json(value: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")
