"""The list of battles over HTTP: what there is, small pictures, what is put aside, deleted and brought back."""

from __future__ import annotations

import sqlalchemy as sql
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core.records import Record
from grognard.server import keys, listings, seats, tasks
from grognard.server.bodies import body, json
from grognard.server.clocks.kept import Clocks
from grognard.server.clocks.running import running
from grognard.server.engine import in_engine
from grognard.server.seats import Seating
from grognard.server.store import Store, metadata
from grognard.server.wire import BODY_LIMIT, decode

pictures = sql.Table(
    "pictures",
    metadata,
    sql.Column("battle", sql.String(32), sql.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("at", sql.Integer, nullable=False),
    sql.Column("svg", sql.Text, nullable=False),
)
"""The last picture of a battle through each kind of eyes (``seat`` -1: who only watches), after so many lines."""


class Shelved(Record):
    """Whether a battle is put aside."""

    archived: bool


async def list_battles(request: Request) -> Response:
    """The battles of this store, the one last played first; for a guest, those he was invited to."""
    return json(await run_in_threadpool(_listed, request, request.app.state.store))


def _listed(request: Request, store: Store) -> list[listings.BattleEntry]:
    found, taken = seats.battles_of(request, store), Seating(store).taken()
    clocks, uptime = Clocks(store).all(), request.app.state.uptime.now()
    times = {battle: running(hands, uptime) for battle, (_, hands) in clocks.items()}
    return [listings.battle_entry(kept, mine, taken, times.get(kept.id, {})) for kept, mine in found]


async def picture(request: Request) -> Response:
    """A small picture of how a battle stands, as whoever asks may see it. The page asks by the time it was last played,
    so that a browser may keep it."""
    store, id = request.app.state.store, request.path_params["id"]
    holder = await run_in_threadpool(seats.holder, request, store, id)
    kept = await run_in_threadpool(store.find, id)
    mine = holder.seats(kept.players)
    return await pictured(request, id, mine[0] if len(mine) == 1 else -1)


async def pictured(request: Request, id: str, seat: int) -> Response:
    """A small picture of how a battle stands through the eyes of a seat; of who only watches by -1."""
    store = request.app.state.store
    lines = await run_in_threadpool(store.lines, id)
    svg = await run_in_threadpool(_kept, store, id, seat, len(lines))
    if svg is None:
        svg = await request.app.state.workers.do(tasks.pictured, id, lines, seat)
        await in_engine(_keep, store, id, seat, len(lines), svg)
    headers = {"cache-control": "private, max-age=604800, immutable"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


def _kept(store: Store, battle: str, seat: int, at: int) -> str | None:
    wanted = sql.select(pictures.c.svg).where(pictures.c.battle == battle, pictures.c.seat == seat, pictures.c.at == at)
    with store.reading() as connection:
        return connection.scalar(wanted)


def _keep(store: Store, battle: str, seat: int, at: int, svg: str) -> None:
    with store.writing() as connection:
        connection.execute(pictures.delete().where(pictures.c.battle == battle, pictures.c.seat == seat))
        connection.execute(pictures.insert().values(battle=battle, seat=seat, at=at, svg=svg))


async def delete_battle(request: Request) -> Response:
    """Delete a battle; for a while it can be brought back."""
    keys.require_same_site(request)
    await run_in_threadpool(keys.require_key, request, request.app.state.store)
    await request.app.state.tables.delete(request.path_params["id"])
    return Response(status_code=204)


async def restore_battle(request: Request) -> Response:
    """Bring a deleted battle back."""
    store = request.app.state.store
    await body(request, BODY_LIMIT)
    await run_in_threadpool(listings.Shelf(store).restore, request.path_params["id"])
    return Response(status_code=204)


async def shelve_battle(request: Request) -> Response:
    """Put a battle aside, or among the others again."""
    store = request.app.state.store
    asked = decode(await body(request, BODY_LIMIT), Shelved, BODY_LIMIT)
    await run_in_threadpool(listings.Shelf(store).put_aside, request.path_params["id"], asked.archived)
    return Response(status_code=204)


ROUTES = [
    Route("/api/battles", list_battles),
    Route("/api/battles/{id}/picture", picture),
    Route("/api/battles/{id}", delete_battle, methods=["DELETE"]),
    Route("/api/battles/{id}/restore", restore_battle, methods=["POST"]),
    Route("/api/battles/{id}/shelf", shelve_battle, methods=["POST"]),
]
