"""Bodies of requests and of answers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.words import spoken
from grognard.server import keys, seats
from grognard.server.wire import encode

SECONDS = 30
"""How long a body may take to arrive."""


async def body(request: Request, limit: int) -> bytes:
    """The body of a request that changes something: from the house's own page, and no longer than the limit."""
    keys.require_same_site(request)
    await run_in_threadpool(keys.require_key, request, request.app.state.store)
    return await read_body(request, limit)


async def open_body(request: Request, limit: int) -> bytes:
    """The body of a request that changes nothing: from the page of anybody who has a seat here."""
    keys.require_same_site(request)
    await run_in_threadpool(seats.require_anybody, request, request.app.state.store)
    return await read_body(request, limit)


async def read_body(request: Request, limit: int) -> bytes:
    """The body of a request, whosever it is. Raises ``InputError`` if it is too long or too slow."""
    found = bytearray()
    try:
        async with asyncio.timeout(SECONDS):
            async for part_of_it in request.stream():
                found += part_of_it
                if len(found) > limit:
                    raise TooLong(say("server-too-long", limit=limit))
    except TimeoutError as error:
        raise InputError(say("server-too-slow", seconds=SECONDS)) from error
    whole = request.state.body = bytes(found)  # For another server, if it is that one's to answer.
    return whole


class TooLong(InputError):
    """A request's body is longer than any honest one."""


def json(value: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    return encoded(encode(value), status)


def encoded(text: str, status: int = 200) -> Response:
    """An answer that is JSON already."""
    return Response(text, status, {"cache-control": "no-store"}, media_type="application/json")


def refusal(message: Message, status: int, headers: Mapping[str, str] | None = None) -> Response:
    """An error as JSON, as a message and in words."""
    answer = json({"error": message, "text": spoken(message)}, status)
    answer.headers.update(headers or {})
    return answer
