"""What the dice of a battle prove, over HTTP."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core.messages import say
from grognard.server import keys, seats, tasks
from grognard.server.bodies import encoded


async def verify(request: Request) -> Response:
    """What the dice of a battle prove. Raises ``Forbidden`` while they are kept from whoever asks."""
    store = request.app.state.store
    holder = await run_in_threadpool(seats.holder, request, store, request.path_params["id"])
    kept = await run_in_threadpool(store.find, request.path_params["id"])
    if not seats.is_open(kept, holder):
        raise keys.Forbidden(say("verify-under-way"))
    lines = await run_in_threadpool(store.lines, kept.id)
    return encoded(await request.app.state.workers.do(tasks.verified, kept.id, lines))


ROUTES = [Route("/api/battles/{id}/verify", verify)]
