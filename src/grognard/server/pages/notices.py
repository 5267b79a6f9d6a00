"""Where a seat wants to be told that it is its turn: asked and said by whoever plays it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record
from grognard.server import keys, seats
from grognard.server.bodies import json, read_body
from grognard.server.engine import in_engine
from grognard.server.notices.herald import Herald
from grognard.server.notices.posting import LONGEST, check
from grognard.server.store import Store
from grognard.server.views import Seats
from grognard.server.wire import BODY_LIMIT, decode


class NoticeWanted(Record):
    """Where a seat wants its notices; nowhere if ``url`` is empty."""

    seat: Annotated[int, Meta(ge=0, le=1)]
    url: Annotated[str, Meta(max_length=LONGEST)]


class NoticeView(Record):
    """Where a seat's notices go; ``failed``: the last one was given up."""

    seat: int
    url: str
    failed: bool


async def show(request: Request) -> Response:
    """Where the notices go of the seats that are played through the page."""
    return json(await _shown(request))


async def want(request: Request) -> Response:
    """Have a seat's notices sent to an address, or nowhere."""
    keys.require_same_site(request)
    mine = await run_in_threadpool(_seats, request, request.app.state.store)
    wanted = decode(await read_body(request, BODY_LIMIT), NoticeWanted, BODY_LIMIT)
    herald: Herald = request.app.state.herald
    if wanted.seat not in mine:
        raise Refused(say("server-not-your-seat"))
    url = wanted.url.strip()
    if url:
        check(url, herald.private)
    await in_engine(herald.want, request.path_params["id"], wanted.seat, url)
    herald.look(await request.app.state.tables.open(request.path_params["id"]))
    return json(await _shown(request))


async def _shown(request: Request) -> list[NoticeView]:
    mine = await run_in_threadpool(_seats, request, request.app.state.store)
    herald: Herald = request.app.state.herald
    found = await in_engine(herald.notices.of, request.path_params["id"])
    return [NoticeView(each.seat, each.url, each.failed) for each in found.values() if each.seat in mine and each.url]


def _seats(request: Request, store: Store) -> Seats:
    holder = seats.holder(request, store, request.path_params["id"])
    return holder.seats(store.find(request.path_params["id"]).players)


ROUTES = [
    Route("/api/battles/{id}/notices", show),
    Route("/api/battles/{id}/notices", want, methods=["POST"]),
]
