"""Looking back at battles over HTTP: their moments, one batch after the other, and new battles that begin at one.

While somebody plays by a link nobody is shown more than he may know: his own side's view, or what nobody keeps secret.
"""

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
from grognard.replays.branching import branch_lines
from grognard.replays.moments import ALL, OPEN, Eyes, fallen, replay_of, scenes
from grognard.server import seats, tasks, views
from grognard.server.bodies import body, encoded, json
from grognard.server.store import Kept
from grognard.server.views import Seats
from grognard.server.wire import BODY_LIMIT, decode, encode


class BranchAsked(Record):
    """Before which choice of a battle a new one is to begin."""

    number: Annotated[int, Meta(ge=0)]


async def show(request: Request) -> Response:
    """A battle to be looked back at: all but its scenes."""
    kept, lines, eyes, mine = await _asked(request)
    branches = mine is None and await run_in_threadpool(_of_the_house, request)
    return encoded(await request.app.state.workers.do(shown, kept.id, lines, kept.players, eyes, mine, branches))


async def show_scenes(request: Request) -> Response:
    """The scenes of some of its moments."""
    kept, lines, eyes, mine = await _asked(request)
    first = request.path_params["first"]
    return encoded(await request.app.state.workers.do(scenes_shown, kept.id, lines, eyes, mine, first))


async def show_fallen(request: Request) -> Response:
    """Where the results of its dice fell in what was to be expected."""
    kept, lines, eyes, mine = await _asked(request)
    return encoded(await request.app.state.workers.do(fallen_shown, kept.id, lines, eyes, mine))


async def branch(request: Request) -> Response:
    """A new battle that begins as this one stood."""
    asked = decode(await body(request, BODY_LIMIT), BranchAsked, BODY_LIMIT)
    kept, lines, _, mine = await _asked(request)
    if mine is not None:
        raise Refused(say("replay-branch-later"))
    players = tuple(views.HERE if player == views.LINK else player for player in kept.players)
    text = await request.app.state.workers.do(branched, kept.id, lines, asked.number)
    return json({"id": await request.app.state.tables.load(text, players)}, 201)


async def _asked(request: Request) -> tuple[Kept, list[str], str, Seats | None]:
    """The battle, its lines, the eyes asked for, and the seats whose eyes alone may be looked through; None: any."""
    store = request.app.state.store
    id = request.path_params["id"]
    holder = await run_in_threadpool(seats.holder, request, store, id)
    kept = await run_in_threadpool(store.find, id)
    lines = await run_in_threadpool(store.lines, id)
    mine = None if seats.is_open(kept, holder) else holder.seats(kept.players)
    return kept, lines, request.query_params.get("eyes", ""), mine


def _of_the_house(request: Request) -> bool:
    return seats.holder(request, request.app.state.store, request.path_params["id"]).place is None


# ---- what workers do -------------------------------------------------------------------------------------------------


def shown(id: str, lines: list[str], players: tuple[str, ...], eyes: str, mine: Seats | None, branches: bool) -> str:
    """A battle to be looked back at, as JSON. Raises ``InputError`` for eyes it may not be looked at through."""
    battle = tasks.battle_of(id, lines)
    allowed = allowed_eyes(mine)
    if mine is None and not battle.over:
        usual = views.viewer(battle, players, views.here(players))
        allowed.sort(key=lambda each: each != (ALL if usual is None else str(usual)))
    return encode(replay_of(battle, id, allowed, chosen_eyes(eyes, allowed), branches))


def scenes_shown(id: str, lines: list[str], eyes: str, mine: Seats | None, first: int) -> str:
    """The scenes of a batch of moments, as JSON. Raises as ``shown`` does."""
    found = scenes(tasks.battle_of(id, lines), chosen_eyes(eyes, allowed_eyes(mine)), first)
    return encode(list(found))


def fallen_shown(id: str, lines: list[str], eyes: str, mine: Seats | None) -> str:
    """Where the results of all dice fell, as JSON. Raises as ``shown`` does."""
    return encode(fallen(tasks.battle_of(id, lines), chosen_eyes(eyes, allowed_eyes(mine))))


def branched(id: str, lines: list[str], number: int) -> str:
    """The save of a battle that begins before this choice."""
    return "\n".join(branch_lines(tasks.battle_of(id, lines), number))


def allowed_eyes(mine: Seats | None) -> list[Eyes]:
    """The eyes that a battle may be looked back at through, the usual ones first."""
    if mine is None:
        return [ALL, "0", "1"]
    return ["1" if mine[0] else "0"] if len(mine) == 1 else [OPEN]


def chosen_eyes(wanted: str, allowed: list[Eyes]) -> Eyes:
    """The eyes that are wanted, or the usual ones. Raises ``InputError`` for others than are allowed."""
    if wanted:
        tasks.check("eyes", wanted, allowed)
    return next((each for each in allowed if each == wanted), allowed[0])


ROUTES = [
    Route("/api/battles/{id}/replay", show),
    Route("/api/battles/{id}/replay/scenes/{first:int}", show_scenes),
    Route("/api/battles/{id}/replay/fallen", show_fallen),
    Route("/api/battles/{id}/branch", branch, methods=["POST"]),
]
