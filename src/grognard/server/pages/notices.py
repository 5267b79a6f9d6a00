"""Where a seat wants to be told that it is its turn: asked and said by whoever plays it."""

from __future__ import annotations

from typing import Annotated, TypeVar

from msgspec import Meta
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core.errors import Refused
from grognard.core.languages import language
from grognard.core.messages import say
from grognard.core.records import Record
from grognard.server import keys, seats
from grognard.server.bodies import json, read_body
from grognard.server.engine import in_engine
from grognard.server.notices.herald import Herald
from grognard.server.notices.posting import LONGEST, check
from grognard.server.notices.pushing import Subscription
from grognard.server.notices.pushing import check as check_keys
from grognard.server.store import Store
from grognard.server.views import Seats
from grognard.server.wire import BODY_LIMIT, decode


class NoticeWanted(Record):
    """Where a seat wants its notices; nowhere if ``url`` is empty."""

    seat: Annotated[int, Meta(ge=0, le=1)]
    url: Annotated[str, Meta(max_length=LONGEST)]


class PushWanted(Record):
    """In which browser a seat wants to be told: its address, and the keys for what is sent there in base64url; with
    ``wanted`` false no more."""

    seat: Annotated[int, Meta(ge=0, le=1)]
    url: Annotated[str, Meta(max_length=LONGEST)]
    p256dh: Annotated[str, Meta(max_length=100)] = ""
    auth: Annotated[str, Meta(max_length=50)] = ""
    wanted: bool = True


W = TypeVar("W", NoticeWanted, PushWanted)


class PushKey(Record):
    """The house's key, by which browsers know who sends them notices; empty if it sends them none."""

    key: str


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
    wanted = await _wanted(request, NoticeWanted)
    herald: Herald = request.app.state.herald
    url = wanted.url.strip()
    if url:
        check(url, herald.private)
    await in_engine(herald.want, request.path_params["id"], wanted.seat, url)
    herald.look(await request.app.state.tables.open(request.path_params["id"]))
    return json(await _shown(request))


async def push_key(request: Request) -> Response:
    """By which key browsers know the house."""
    await run_in_threadpool(seats.require_anybody, request, request.app.state.store)
    herald: Herald = request.app.state.herald
    return json(PushKey(await in_engine(herald.signer.public)))


async def push(request: Request) -> Response:
    """Have a seat told in a browser, or no more."""
    wanted = await _wanted(request, PushWanted)
    herald: Herald = request.app.state.herald
    subscription = Subscription(wanted.p256dh, wanted.auth, language()) if wanted.wanted else None
    if subscription is not None:
        check(wanted.url, herald.private)
        check_keys(subscription)
    await in_engine(herald.push, request.path_params["id"], wanted.seat, wanted.url, subscription)
    herald.look(await request.app.state.tables.open(request.path_params["id"]))
    return Response(status_code=204)


async def _wanted(request: Request, form: type[W]) -> W:
    """What is wanted for a seat. Raises ``Refused`` unless it is played through the page."""
    keys.require_same_site(request)
    mine = await run_in_threadpool(_seats, request, request.app.state.store)
    wanted = decode(await read_body(request, BODY_LIMIT), form, BODY_LIMIT)
    if wanted.seat not in mine:
        raise Refused(say("server-not-your-seat"))
    return wanted


async def _shown(request: Request) -> list[NoticeView]:
    mine = await run_in_threadpool(_seats, request, request.app.state.store)
    herald: Herald = request.app.state.herald
    found = await in_engine(herald.notices.of, request.path_params["id"])
    told = [each for each in found if each.seat in mine and each.url and not each.subscription]
    return [NoticeView(each.seat, each.url, each.failed) for each in told]


def _seats(request: Request, store: Store) -> Seats:
    holder = seats.holder(request, store, request.path_params["id"])
    return holder.seats(store.find(request.path_params["id"]).players)


ROUTES = [
    Route("/api/push", push_key),
    Route("/api/battles/{id}/push", push, methods=["POST"]),
    Route("/api/battles/{id}/notices", show),
    Route("/api/battles/{id}/notices", want, methods=["POST"]),
]
