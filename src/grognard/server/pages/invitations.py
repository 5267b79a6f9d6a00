"""Seats by link over HTTP: given away and taken back by the house, looked at and taken by whoever has the link."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.server import keys, views
from grognard.server.bodies import body, json, read_body
from grognard.server.clocks.kept import Clocks
from grognard.server.clocks.records import Clock
from grognard.server.seats import Place, Seating, cookie_name
from grognard.server.store import Store
from grognard.server.table import Table
from grognard.server.wire import BODY_LIMIT, decode

NAME_LIMIT = 30
Colour = Literal["red", "orange", "yellow", "green", "teal", "blue", "purple", "grey"]
WATCH = "watch"
"""What an address calls the place of who only watches."""


class Invitation(Record):
    """For which seat a link is wanted; None: to watch."""

    seat: Annotated[int, Meta(ge=0, le=1)] | None = None


class InvitationLink(Record):
    """A link, told this once."""

    link: str


class InvitedSeat(Record):
    """A side of a battle, or the watchers (``seat`` None): who plays it, the names of who has come by its link, and
    whether there is a link nobody has used; ``offered``: whoever comes first may have it."""

    seat: int | None
    side: Message | str | None
    player: str
    names: list[str]
    open: bool
    offered: bool


class LinkToken(Record):
    """What a link ends with."""

    token: Annotated[str, Meta(max_length=100)]


class LinkTaken(Record):
    """What a link ends with, and what its bearer wants to be called."""

    token: Annotated[str, Meta(max_length=100)]
    name: Annotated[str, Meta(max_length=NAME_LIMIT)]
    colour: Colour


class LinkView(Record):
    """What a link opens: the battle, and its side; none for who only watches. ``clock``: what time the sides have."""

    battle: str
    system: str
    title: Message
    seat: int | None
    side: Message | str | None
    clock: Clock | None


async def show(request: Request) -> Response:
    """Who has which seat, for the house."""
    store = request.app.state.store
    await run_in_threadpool(keys.require_key, request, store)
    return json(await run_in_threadpool(_shown, store, request.path_params["id"]))


async def invite(request: Request) -> Response:
    """A new link; earlier ones to the seat, and whoever sat there, are out."""
    asked = decode(await body(request, BODY_LIMIT), Invitation, BODY_LIMIT)
    table = await request.app.state.tables.open(request.path_params["id"])
    token, ended = await run_in_threadpool(Seating(request.app.state.store).invite, table.id, asked.seat)
    await reseat(request, table, asked.seat, views.LINK, ended)
    base = request.app.state.public or keys.site(request)
    return json(InvitationLink(f"{base}/#join/{token}"), 201)


async def revoke(request: Request) -> Response:
    """The links to a seat, and who has come by them, are out; the seat is the house's again."""
    keys.require_same_site(request)
    store = request.app.state.store
    await run_in_threadpool(keys.require_key, request, store)
    which = request.path_params["seat"]
    if which not in ("0", "1", WATCH):
        raise InputError(say("server-no-link"))
    seat = None if which == WATCH else int(which)
    table = await request.app.state.tables.open(request.path_params["id"])
    ended = await run_in_threadpool(Seating(store).revoke, table.id, seat)
    await reseat(request, table, seat, views.HERE, ended)
    return Response(status_code=204)


async def look(request: Request) -> Response:
    """What a link opens."""
    keys.require_same_site(request)
    asked = decode(await read_body(request, BODY_LIMIT), LinkToken, BODY_LIMIT)
    return json(await run_in_threadpool(_opened, request.app.state.store, asked.token))


async def take(request: Request) -> Response:
    """Sit down by a link: from then on the cookie holds the seat."""
    keys.require_same_site(request)
    asked = decode(await read_body(request, BODY_LIMIT), LinkTaken, BODY_LIMIT)
    store = request.app.state.store
    name = await run_in_threadpool(called, request, asked.name)
    # The table first: if another server has it, that one lets the link be used.
    link = await run_in_threadpool(Seating(store).link, asked.token)
    table = await request.app.state.tables.open(link.battle)
    return await seated(request, table, *await run_in_threadpool(Seating(store).take, asked.token, name, asked.colour))


def called(request: Request, name: str) -> str:
    """The name by which somebody sits down. Raises ``InputError`` if it is none, or if the browser is the house's."""
    if keys.holds_key(request, request.app.state.store):
        raise InputError(say("server-link-of-house"))
    taken = views.one_line(name)
    if not taken:
        raise InputError(say("server-field", field="name", problem=say("server-no-name")))
    return taken


async def seated(request: Request, table: Table, place: Place, token: str) -> Response:
    """Somebody has sat down: everybody at the table is told, and his cookie holds the seat."""
    await table.reseat(table.players, await run_in_threadpool(Seating(request.app.state.store).of, place.battle))
    answer = json({"battle": place.battle}, 201)
    keys.set_cookie(request, answer, cookie_name(place.battle), token)
    return answer


async def reseat(request: Request, table: Table, seat: int | None, player: str, ended: list[str]) -> None:
    """A seat is the player's from now on, and those whose places have ended are sent away."""
    players = tuple(
        player if number == seat and (player == views.LINK or each == views.LINK) else each
        for number, each in enumerate(table.players)
    )
    table.send_away(ended, say("server-seat-ended"))
    await table.reseat(players, await run_in_threadpool(Seating(request.app.state.store).of, table.id))


def _shown(store: Store, battle: str) -> list[InvitedSeat]:
    kept, places = store.find(battle), Seating(store).of(battle)
    return [
        InvitedSeat(
            seat,
            side_of(kept.standing.title, seat),
            "" if seat is None else kept.players[seat],
            [each.name for each in places if each.seat == seat and each.taken],
            any(each.seat == seat and not each.taken and not each.offered for each in places),
            any(each.seat == seat and each.offered for each in places),
        )
        for seat in (0, 1, None)
    ]


def _opened(store: Store, token: str) -> LinkView:
    place: Place = Seating(store).link(token)
    kept = store.find(place.battle)
    title = kept.standing.title
    clock = Clocks(store).of(place.battle)
    side = side_of(title, place.seat)
    return LinkView(place.battle, kept.system, title, place.seat, side, None if clock is None else clock[0])


def side_of(title: Message, seat: int | None) -> Message | str | None:
    """What a battle's title calls a side."""
    named = None if seat is None else title.args.get(("first", "second")[seat])
    return named if isinstance(named, Message | str) else None


ROUTES = [
    Route("/api/battles/{id}/seats", show),
    Route("/api/battles/{id}/seats", invite, methods=["POST"]),
    Route("/api/battles/{id}/seats/{seat}", revoke, methods=["DELETE"]),
    Route("/api/seats/look", look, methods=["POST"]),
    Route("/api/seats/take", take, methods=["POST"]),
]
