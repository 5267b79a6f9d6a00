"""The clock of a battle over HTTP: shown to whoever sits there, chosen by the house until somebody comes to play."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core.records import Record
from grognard.server import seats
from grognard.server.bodies import body, json
from grognard.server.clocks.kept import Clocks
from grognard.server.clocks.records import Clock, check
from grognard.server.wire import BODY_LIMIT, decode


class ClockChosen(Record):
    """By which clock a battle is played; None: by none."""

    clock: Clock | None = None


async def show(request: Request) -> Response:
    """By which clock the battle is played."""
    store, id = request.app.state.store, request.path_params["id"]
    await run_in_threadpool(seats.holder, request, store, id)
    found = await run_in_threadpool(Clocks(store).of, id)
    return json(ClockChosen(None if found is None else found[0]))


async def choose(request: Request) -> Response:
    """Play by another clock, or by none."""
    chosen = decode(await body(request, BODY_LIMIT), ClockChosen, BODY_LIMIT)
    if chosen.clock is not None:
        check(chosen.clock)
    table = await request.app.state.tables.open(request.path_params["id"])
    await table.in_turn(table.timing.choose, chosen.clock)
    await table.rested()
    return json(chosen)


ROUTES = [
    Route("/api/battles/{id}/clock", show),
    Route("/api/battles/{id}/clock", choose, methods=["POST"]),
]
