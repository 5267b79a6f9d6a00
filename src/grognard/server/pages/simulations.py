"""Battles fought out by the hundred over HTTP: begun, looked at, stopped, and their report."""

from __future__ import annotations

import secrets

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.core.systems import system
from grognard.server import keys, tasks
from grognard.server.bodies import body, json
from grognard.server.engine import in_engine
from grognard.server.simulations import Simulation, Simulations
from grognard.server.views import HERE
from grognard.server.wire import BODY_LIMIT, NewBattle, decode
from grognard.simulation.plan import Plan, plan

MOST = 1_000
"""So many battles a page may ask for at once."""
PERSON = "computer:greedy"
"""Who plays a side that was meant for a person."""


class SimulationAsked(Record):
    """A battle as the page would begin it, to be fought so often; ``swap``: every other one with the sides changed."""

    battle: NewBattle
    battles: int = 100
    swap: bool = True


async def begin(request: Request) -> Response:
    """Fight them."""
    asked = decode(await body(request, BODY_LIMIT), SimulationAsked, BODY_LIMIT)
    if not 1 <= asked.battles <= MOST:
        raise InputError(say("simulation-how-many", battles=str(asked.battles), most=str(MOST)))
    players = tuple(PERSON if each == HERE else each for each in asked.battle.players)
    tasks.check_players(players, typed=False, own=request.app.state.own)
    planned_of = await request.app.state.workers.do(planned, asked, players)
    runs: Simulations = request.app.state.simulations
    begun = runs.begin(planned_of)
    if request.app.state.leases is not None:
        await in_engine(request.app.state.leases.take, begun.id)
    return json(await runs.view(begun), 201)


async def show(request: Request) -> Response:
    """How far they are."""
    return json(await request.app.state.simulations.view(await _found(request)))


async def show_report(request: Request) -> Response:
    """Their report, as a page that stands by itself."""
    text = await request.app.state.simulations.page(await _found(request))
    return HTMLResponse(text, headers={"cache-control": "no-store"})


async def stop(request: Request) -> Response:
    """Fight no more of them."""
    keys.require_same_site(request)
    found = await _found(request)
    await request.app.state.simulations.stop(found)
    return json(await request.app.state.simulations.view(found))


async def _found(request: Request) -> Simulation:
    await run_in_threadpool(keys.require_key, request, request.app.state.store)
    runs: Simulations = request.app.state.simulations
    id = request.path_params["id"]
    if request.app.state.leases is not None and id not in runs.held():
        await in_engine(request.app.state.leases.lead, id)
    return runs.find(id)


def planned(asked: SimulationAsked, players: tuple[str, ...]) -> Plan:
    """The plan of what was asked. Raises ``InputError`` naming what is wrong."""
    new = replace(asked.battle, players=players)
    tasks.check_new(new, system(new.system))
    seed = secrets.randbits(31) if new.seed is None else new.seed
    return plan(
        new.system,
        players=[each.removeprefix("computer:") for each in players],
        armies=new.armies,
        scenario=new.scenario,
        map=new.map,
        options=new.options,
        year=new.year,
        battles=asked.battles,
        seed=seed,
        swap=asked.swap,
    )


ROUTES = [
    Route("/api/simulations", begin, methods=["POST"]),
    Route("/api/simulations/{id}", show),
    Route("/api/simulations/{id}", stop, methods=["DELETE"]),
    Route("/api/simulations/{id}/report", show_report),
]
