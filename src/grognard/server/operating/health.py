"""Whether a server is well, for whoever watches over it."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from grognard import __version__
from grognard.core.records import Record
from grognard.server.bodies import json
from grognard.server.store import Unkept


class Health(Record):
    """``ok``, or what is wrong; the program's version."""

    status: str
    version: str


async def show(request: Request) -> Response:
    """200 if its store can be read, else 503."""
    try:
        await run_in_threadpool(request.app.state.store.count)
    except Unkept:
        return json(Health("store", __version__), 503)
    return json(Health("ok", __version__))
