"""The lobby over HTTP: seats that are offered to whoever comes first, and who may see and take them.

The house sees it. Others see it who have come by its link, which the house makes and may end, or everybody who reaches
the server, if it was started so.
"""

from __future__ import annotations

import secrets
from typing import Annotated

from msgspec import Meta
from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.server import keys, seats, tasks, views
from grognard.server.bodies import body, json, read_body
from grognard.server.clocks.kept import Clocks
from grognard.server.clocks.records import Clock
from grognard.server.databases.house import House
from grognard.server.pages.invitations import NAME_LIMIT, Colour, LinkToken, called, reseat, seated, side_of
from grognard.server.pages.lobby import pictured
from grognard.server.seats import TOKEN_BYTES, Seating, guest_places
from grognard.server.store import Store
from grognard.server.wire import BODY_LIMIT, decode

LOBBY = "lobby"
"""By what name the digest of the lobby's link is kept."""
COOKIE = "grognard-lobby"


class SeatOffered(Record):
    """A seat is to be offered to whoever comes first; ``name`` is who waits there, nothing for the host."""

    name: Annotated[str, Meta(max_length=NAME_LIMIT)] = ""


class OpenSeat(Record):
    """A seat that whoever comes first may have: the battle, how it stands, the side and who waits on the other one
    (without a name: the host); ``points`` are what the armies cost, ``clock`` what time the sides have. Times are ISO
    8601."""

    battle: str
    system: str
    title: Message
    status: Message
    seat: int
    side: Message | str | None
    name: str
    points: list[int]
    since: str
    updated: str
    clock: Clock | None


class LobbyView(Record):
    """The seats that are open, the newest first; ``house``: the page is the house's, which sits everywhere already;
    ``plays``: it has battles of its own to go to."""

    seats: list[OpenSeat]
    house: bool
    plays: bool


class LobbyLink(Record):
    """Whether there is a link to the lobby; the ``link`` itself is told when it is made. ``everybody``: who reaches the
    server sees the lobby without one."""

    there: bool
    everybody: bool
    link: str = ""


class OpenSeatTaken(Record):
    """Which open seat somebody takes, and what he wants to be called."""

    battle: Annotated[str, Meta(max_length=32)]
    seat: Annotated[int, Meta(ge=0, le=1)]
    name: Annotated[str, Meta(max_length=NAME_LIMIT)]
    colour: Colour


def require_lobby(connection: HTTPConnection, store: Store) -> bool:
    """Whether the request is the house's. Raises ``Forbidden`` if it is from nobody who may see the lobby."""
    if keys.holds_key(connection, store):
        return True
    token = connection.cookies.get(COOKIE)
    known = token is not None and House(store).find(LOBBY) == keys.digest(token)
    if not known and not connection.app.state.open_lobby:
        raise keys.Forbidden(say("server-no-lobby"))
    return False


# ---- for whoever comes ----------------------------------------------------------------------------------------------


async def show(request: Request) -> Response:
    """What is open."""
    return json(await run_in_threadpool(_shown, request, request.app.state.store))


async def enter(request: Request) -> Response:
    """Come by the lobby's link: from then on a cookie shows it."""
    keys.require_same_site(request)
    asked = decode(await read_body(request, BODY_LIMIT), LinkToken, BODY_LIMIT)
    known = await run_in_threadpool(House(request.app.state.store).find, LOBBY)
    if known is None or known != keys.digest(asked.token):
        raise InputError(say("server-no-link"))
    answer = Response(status_code=204)
    keys.set_cookie(request, answer, COOKIE, asked.token)
    return answer


async def take(request: Request) -> Response:
    """Take an open seat."""
    keys.require_same_site(request)
    asked = decode(await read_body(request, BODY_LIMIT), OpenSeatTaken, BODY_LIMIT)
    store = request.app.state.store
    await run_in_threadpool(require_lobby, request, store)
    name = await run_in_threadpool(called, request, asked.name)
    mine = await run_in_threadpool(seats.guest_places, request, store)
    if any(place.battle == asked.battle and place.seat is not None for place in mine):
        raise InputError(say("server-open-own"))
    # The table first: if another server has it, that one gives the seat away.
    await run_in_threadpool(Seating(store).offered_at, asked.battle, asked.seat)
    table = await request.app.state.tables.open(asked.battle)
    taken = await run_in_threadpool(Seating(store).take_offered, asked.battle, asked.seat, name, asked.colour)
    return await seated(request, table, *taken)


async def picture(request: Request) -> Response:
    """A small picture of a battle with an open seat, as who only watches would see it."""
    store, id = request.app.state.store, request.path_params["id"]
    await run_in_threadpool(require_lobby, request, store)
    if not any(place.battle == id for place in await run_in_threadpool(Seating(store).offered)):
        raise InputError(say("server-no-such-battle", battle=id))
    return await pictured(request, id, -1)


def _shown(request: Request, store: Store) -> LobbyView:
    house = require_lobby(request, store)
    known = {kept.id: kept for kept in store.list()}
    clocks = Clocks(store).all()
    found = []
    for place in Seating(store).offered():
        kept = known.get(place.battle)
        if kept is None or place.seat is None or kept.standing.over:
            continue
        found.append(
            OpenSeat(
                kept.id,
                kept.system,
                kept.standing.title,
                kept.standing.status,
                place.seat,
                side_of(kept.standing.title, place.seat),
                place.name,
                list(place.points),
                place.created,
                kept.updated,
                clocks[kept.id][0] if kept.id in clocks else None,
            )
        )
    return LobbyView(found, house, house or bool(guest_places(request, store)))


# ---- for the house ---------------------------------------------------------------------------------------------------


async def offer(request: Request) -> Response:
    """Offer a seat to whoever comes first; earlier links to it, and whoever sat there, are out."""
    asked = decode(await body(request, BODY_LIMIT), SeatOffered, BODY_LIMIT)
    store, seat = request.app.state.store, request.path_params["seat"]
    if seat not in (0, 1):
        raise InputError(say("server-no-link"))
    table = await request.app.state.tables.open(request.path_params["id"])
    if table.battle.over:
        raise InputError(say("refused-over"))
    points = await request.app.state.workers.do(tasks.costs, table.now.lines)
    name = views.one_line(asked.name)
    ended = await run_in_threadpool(Seating(store).offer, table.id, seat, name, tuple(points))
    await reseat(request, table, seat, views.LINK, ended)
    return Response(status_code=204)


async def link(request: Request) -> Response:
    """Whether there is a link to the lobby."""
    await run_in_threadpool(keys.require_key, request, request.app.state.store)
    there = await run_in_threadpool(House(request.app.state.store).find, LOBBY) is not None
    return json(LobbyLink(there, request.app.state.open_lobby))


async def make_link(request: Request) -> Response:
    """A new link to the lobby; the one before shows it no longer."""
    await body(request, BODY_LIMIT)
    token = secrets.token_urlsafe(TOKEN_BYTES)
    await run_in_threadpool(House(request.app.state.store).keep, LOBBY, keys.digest(token))
    base = request.app.state.public or keys.site(request)
    return json(LobbyLink(True, request.app.state.open_lobby, f"{base}/#lobby/{token}"), 201)


async def end_link(request: Request) -> Response:
    """Nobody sees the lobby by the link any more."""
    keys.require_same_site(request)
    store = request.app.state.store
    await run_in_threadpool(keys.require_key, request, store)
    await run_in_threadpool(House(store).drop, LOBBY)
    return Response(status_code=204)


ROUTES = [
    Route("/api/lobby", show),
    Route("/api/lobby/enter", enter, methods=["POST"]),
    Route("/api/lobby/take", take, methods=["POST"]),
    Route("/api/lobby/link", link),
    Route("/api/lobby/link", make_link, methods=["POST"]),
    Route("/api/lobby/link", end_link, methods=["DELETE"]),
    Route("/api/lobby/{id}/picture", picture),
    Route("/api/battles/{id}/seats/{seat:int}/offer", offer, methods=["POST"]),
]
