"""Looking back at battles over HTTP: their moments, one batch after the other, and new battles that begin at one.

While somebody plays by a link nobody is shown more than he may know: his own side's view, or what nobody keeps secret.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from grognard.agents import hindsight
from grognard.core.battle import Battle
from grognard.core.engine.events import Chosen
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record
from grognard.replays.branching import branch_lines
from grognard.replays.costly import costly
from grognard.replays.film import eyes_of, film
from grognard.replays.moments import ALL, OPEN, Eyes, fallen, replay_of, scenes
from grognard.replays.report import report_of
from grognard.replays.study import NoteView
from grognard.server import seats, tasks, views
from grognard.server.bodies import body, encoded, json
from grognard.server.pages.studies import seen_notes
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


async def save_film(request: Request) -> Response:
    """A battle that is over as one file that plays by itself."""
    kept, lines, _, _ = await _asked(request)
    store = request.app.state.store
    holder = await run_in_threadpool(seats.holder, request, store, kept.id)
    notes = await run_in_threadpool(seen_notes, store, kept, holder)
    text = await request.app.state.workers.do(film_of, kept.id, lines, notes)
    name = f'attachment; filename="{kept.system}-{kept.id}.html"'
    return HTMLResponse(text, headers={"content-disposition": name, "cache-control": "no-store"})


async def show_report(request: Request) -> Response:
    """The report of a battle that is over, in words and maps."""
    kept, lines, _, _ = await _asked(request)
    text = await request.app.state.workers.do(reported, kept.id, lines)
    return HTMLResponse(text, headers={"cache-control": "no-store"})


async def show_doubts(request: Request) -> Response:
    """The numbers of a side's choices in a battle that is over that may have cost it much."""
    kept, lines, _, _ = await _asked(request)
    return encoded(await request.app.state.workers.think(doubted, kept.id, lines, request.path_params["seat"]))


async def show_costly(request: Request) -> Response:
    """What one of these choices cost; null: surely nothing."""
    kept, lines, _, _ = await _asked(request)
    seat, number = request.path_params["seat"], request.path_params["number"]
    return encoded(await request.app.state.workers.think(looked_at, kept.id, lines, seat, number))


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


def film_of(id: str, lines: list[str], notes: list[NoteView]) -> str:
    """The file that plays by itself. Raises ``Refused`` while the battle goes on."""
    battle = _over(id, lines)
    return film(battle, eyes_of(battle, None), notes)


def reported(id: str, lines: list[str]) -> str:
    """The report as a page. Raises ``Refused`` while the battle goes on."""
    return report_of(_over(id, lines)).html()


def doubted(id: str, lines: list[str], seat: int) -> str:
    """The numbers of the choices in doubt, as JSON. Raises ``Refused`` while the battle goes on."""
    return encode([each.number for each in hindsight.doubts(_over(id, lines), seat)])


def looked_at(id: str, lines: list[str], seat: int, number: int) -> str:
    """What a choice cost, as JSON. Raises ``Refused`` while the battle goes on."""
    battle = _over(id, lines)
    chosen = [entry for entry in battle.log if isinstance(entry, Chosen)]
    entry = chosen[number] if number < len(chosen) else None
    doubt = None if entry is None or entry.seat != seat else hindsight.doubt_of(battle, number, entry)
    missed = None if doubt is None else hindsight.looked_at(battle, seat, doubt)
    return encode(None if missed is None else costly(battle, seat, missed))


def _over(id: str, lines: list[str]) -> Battle[Any]:
    battle = tasks.battle_of(id, lines)
    if not battle.over:
        raise Refused(say("replay-later"))
    return battle


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
    Route("/api/battles/{id}/replay/film.html", save_film),
    Route("/api/battles/{id}/replay/report.html", show_report),
    Route("/api/battles/{id}/replay/doubts/{seat:int}", show_doubts),
    Route("/api/battles/{id}/replay/doubts/{seat:int}/{number:int}", show_costly),
    Route("/api/battles/{id}/branch", branch, methods=["POST"]),
]
