"""The server's routes: the page, its words, battles to begin and to list, rules to look up, and the table's socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from http.client import HTTPException as HTTPError
from pathlib import Path
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from grognard import agents
from grognard.core import systems
from grognard.core.armies.army import army
from grognard.core.errors import GrognardError, InputError
from grognard.core.languages import ENGLISH, language
from grognard.core.messages import Message, say
from grognard.core.wire.previews import Note
from grognard.core.words import resource_text
from grognard.server import edition, keys, seats, tasks, views
from grognard.server.bodies import TooLong, body, json, open_body, refusal
from grognard.server.clocks.uptime import Uptime
from grognard.server.edition import Edition
from grognard.server.middleware import Crowd, SafeHeaders, Speech
from grognard.server.notices.herald import Herald
from grognard.server.operating import health, metrics
from grognard.server.operating.limits import Limits
from grognard.server.pages import (
    armies,
    clocks,
    invitations,
    lobby,
    maps,
    notices,
    odds,
    open_seats,
    positions,
    replays,
    rosters,
    rulebook,
    scenarios,
    sheets,
    simulations,
    studies,
    verdicts,
)
from grognard.server.several.leases import Elsewhere, Leases
from grognard.server.several.listening import beside
from grognard.server.several.relay import relay_request, relay_talk
from grognard.server.simulations import Simulations
from grognard.server.sockets import Conversation, part
from grognard.server.store import Store, Unkept
from grognard.server.tables import REST, Tables
from grognard.server.teller import TellerEnded
from grognard.server.wire import BODY_LIMIT, SAVE_LIMIT, ArmyCheck, ArmyToCheck, NewBattle, NewName, decode, fault
from grognard.server.workers import Processes, TookTooLong, Workers

AGAIN = 1012
"""How a page is told to come back: the server at the other end has just gone."""
STATIC = Path(__file__).parent / "static"
HOSTS = ["127.0.0.1", "localhost"]
NOT_THERE = (
    "server-no-such-battle",
    "server-no-such-simulation",
    "no-such-system",
    "odds-not-offered",
    "catalogue-unknown-rule",
)
"""Errors that say that what an address names does not exist."""


def create_app(
    store: Store,
    *,
    static: Path = STATIC,
    pause: float = 0.6,
    agent: Callable[[str], agents.Agent] = agents.agent,
    workers: Workers | None = None,
    own: Sequence[str] = (),
    public: str | None = None,
    herald: Herald | None = None,
    leases: Leases | None = None,
    rest: float = REST,
    open_lobby: bool = False,
    uptime: Uptime | None = None,
) -> Starlette:
    """The server over a store. Other host names than those of this machine are refused, but for that of ``public``: the
    address (``https://table.example``) by which others reach it.

    ``agent`` gives computer players by name; ``workers`` do the long work: processes, if nothing else is said.
    ``own`` are players of one's own that pages may choose, each by its file. ``herald`` tells those who are away.
    ``leases``: which tables are this server's, if several serve the store. ``rest``: so many seconds after it was last
    asked for a battle is let go of, though pages stay at it. ``open_lobby``: whoever reaches the server
    sees the seats that are offered to whoever comes first. ``uptime``: the time that clocks run by.
    """

    herald = herald or Herald(store, public or "")
    running = uptime or Uptime(store)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        app.state.catalogs = {}
        app.state.workers = workers or Processes()
        tables = app.state.tables = Tables(store, app.state.workers, pause, agent, own, herald.look, leases, running)
        fights = app.state.simulations = Simulations()
        await app.state.workers.start()
        resting = asyncio.create_task(tables.rest(rest))
        herald.start(leases, running)
        running.start(alone=leases is None)
        held = lambda: tables.held() | fights.held() | {herald.name}  # noqa: E731
        async with nullcontext() if leases is None else beside(app, leases, held, tables.lose):
            yield
        resting.cancel()
        await herald.close()
        await running.close()
        await app.state.simulations.close()
        app.state.tables.close()
        await app.state.workers.close()

    hosts = HOSTS if public is None else [*HOSTS, urlsplit(public).hostname or ""]
    app = Starlette(
        routes=[
            Route("/", page),
            Route("/i18n/en.ftl", all_words),
            Route("/health", health.show),
            Route("/metrics", metrics.show),
            Route("/api/catalog", catalog),
            Route("/api/battles", begin_battle, methods=["POST"]),
            Route("/api/battles/look", look_ahead, methods=["POST"]),
            Route("/api/battles/load", load_battle, methods=["POST"]),
            Route("/api/battles/{id}/save", save_battle),
            Route("/api/battles/{id}/summary", summarise_battle),
            Route("/api/battles/{id}/name", name_battle, methods=["POST"]),
            Route("/api/armies/check", check_army, methods=["POST"]),
            *lobby.ROUTES,
            *open_seats.ROUTES,
            *clocks.ROUTES,
            *invitations.ROUTES,
            *verdicts.ROUTES,
            *notices.ROUTES,
            *armies.ROUTES,
            *rosters.ROUTES,
            *edition.ROUTES,
            *odds.ROUTES,
            *maps.ROUTES,
            *positions.ROUTES,
            *replays.ROUTES,
            *scenarios.ROUTES,
            *sheets.ROUTES,
            *simulations.ROUTES,
            *studies.ROUTES,
            Route("/api/rules/{system}", find_rules),
            Route("/api/contents/{system}", show_contents),
            Route("/api/rules/{system}/{rule}", show_rule),
            WebSocketRoute("/ws/{id}", talk),
            *([Mount("/", StaticFiles(directory=static))] if static.is_dir() else []),
        ],
        middleware=[
            Middleware(metrics.Counted),
            Middleware(SafeHeaders),
            Middleware(Speech),
            Middleware(Crowd),
            Middleware(TrustedHostMiddleware, allowed_hosts=hosts),
            Middleware(Limits, limited=public is not None),
        ],
        exception_handlers={Elsewhere: handed_on, GrognardError: told, HTTPException: told_http, Exception: told_fault},
        lifespan=life,
    )
    app.state.store, app.state.own, app.state.public, app.state.leases = store, own, public, leases
    app.state.edition, app.state.herald, app.state.open_lobby = Edition(static), herald, open_lobby
    app.state.uptime = running
    return app


# ---- the page --------------------------------------------------------------------------------------------------------


async def page(request: Request) -> Response:
    """The table. With a key in the address, the key becomes a cookie and leaves the address."""
    key = request.query_params.get("key")
    if key is not None:
        if not await run_in_threadpool(keys.valid, request.app.state.store, key):
            raise keys.Forbidden(say("server-no-key"))
        query = f"?lang={language()}" if "lang" in request.query_params else ""
        answer: Response = RedirectResponse(f"/{query}", status_code=303, headers={"cache-control": "no-store"})
        keys.set_cookie(request, answer, keys.cookie_name(request), key)
        return answer
    shown = await run_in_threadpool(request.app.state.edition.page)
    return HTMLResponse(shown, headers={"cache-control": "no-cache", "vary": "accept-language"})


async def all_words(request: Request) -> Response:
    """Every sentence of the program in English, for programs that sit at a table."""
    held: Edition = request.app.state.edition
    kind = "text/plain; charset=utf-8"
    return await run_in_threadpool(held.answer, request, "all", kind, lambda: resource_text(ENGLISH).encode(), False)


# ---- battles ---------------------------------------------------------------------------------------------------------


async def catalog(request: Request) -> Response:
    """What a new battle may be made of."""
    state, spoken_here = request.app.state, language()
    if spoken_here not in state.catalogs:
        state.catalogs[spoken_here] = (await state.workers.do(tasks.catalog, state.own)).encode()
    return await run_in_threadpool(
        state.edition.answer, request, "catalog", "application/json", lambda: state.catalogs[spoken_here], False
    )


async def begin_battle(request: Request) -> Response:
    """Start a battle."""
    await run_in_threadpool(keys.require_key, request, request.app.state.store)
    new = decode(await body(request, BODY_LIMIT), NewBattle, BODY_LIMIT)
    return json({"id": await request.app.state.tables.begin(new)}, 201)


async def look_ahead(request: Request) -> Response:
    """What a new battle would be, without beginning it."""
    new = decode(await body(request, BODY_LIMIT), NewBattle, BODY_LIMIT)
    found = await request.app.state.workers.do(tasks.looked, new)
    return Response(found, media_type="application/json", headers={"cache-control": "no-store"})


async def load_battle(request: Request) -> Response:
    """Take up a battle from its save, or from a position written down.

    The query may name the players; by default the computer leads the second side.
    """
    raw = await body(request, SAVE_LIMIT)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InputError(say("server-bad-message", problem=str(error))) from error
    players = tuple(request.query_params.get("players", "here,computer:greedy").split(","))
    return json({"id": await request.app.state.tables.load(text, players)}, 201)


async def save_battle(request: Request) -> Response:
    """A battle as a file to keep. While it goes on and others play by a link it is a position as the page's holder
    knows it: a save would tell the dice to come and every secret."""
    store = request.app.state.store
    holder = await run_in_threadpool(seats.holder, request, store, request.path_params["id"])
    kept = await run_in_threadpool(store.find, request.path_params["id"])
    lines = await run_in_threadpool(store.lines, kept.id)
    if seats.is_open(kept, holder):
        text, kind, end = await request.app.state.workers.do(tasks.saved, kept.id, lines), "application/jsonl", "jsonl"
    else:
        text = await request.app.state.workers.do(positions.written, kept.id, lines, holder.seats(kept.players))
        kind, end = "text/plain", "txt"
    name = f'attachment; filename="{kept.system}-{kept.id}.{end}"'
    headers = {"content-disposition": name, "cache-control": "no-store"}
    return Response(text, media_type=kind, headers=headers)


async def summarise_battle(request: Request) -> Response:
    """A battle that is over, on a page."""
    store = request.app.state.store
    holder = await run_in_threadpool(seats.holder, request, store, request.path_params["id"])
    kept = await run_in_threadpool(store.find, request.path_params["id"])
    lines = await run_in_threadpool(store.lines, kept.id)
    found = await request.app.state.workers.do(tasks.summarised, kept.id, lines, holder.seats(kept.players))
    return Response(found, media_type="application/json", headers={"cache-control": "no-store"})


async def name_battle(request: Request) -> Response:
    """Call a battle by a name of one's own."""
    store = request.app.state.store
    keys.require_same_site(request)
    await run_in_threadpool(keys.require_key, request, store)
    new = decode(await body(request, BODY_LIMIT), NewName, BODY_LIMIT)
    await run_in_threadpool(store.rename, request.path_params["id"], views.one_line(new.name))
    return Response(status_code=204)


async def check_army(request: Request) -> Response:
    """What a list somebody brings is, and its problems."""
    asked = decode(await open_body(request, BODY_LIMIT), ArmyToCheck, BODY_LIMIT)
    return json(await run_in_threadpool(_checked, asked))


def _checked(asked: ArmyToCheck) -> ArmyCheck:
    # A text with more than a line is never the name of a file.
    source = asked.army if isinstance(asked.army, dict) else asked.army + "\n"
    found = army(asked.system, source, options=asked.options, year=asked.year)
    notes = [Note(each.message, [each.rule] if each.rule else [], "warning") for each in found.breaches]
    return ArmyCheck(found.title, found.points, found.dice, notes)


async def talk(socket: WebSocket) -> None:
    """The conversation with one page at one table."""
    store = socket.app.state.store
    try:
        keys.require_same_site(socket)
    except keys.Forbidden:
        await socket.close(1008)
        return
    await socket.accept()
    try:
        id = socket.path_params["id"]
        await asyncio.to_thread(seats.holder, socket, store, id)
        table = await socket.app.state.tables.open(id)
        conversation = Conversation(socket, table, await asyncio.to_thread(seats.holder, socket, store, id))
        table.enter(conversation)
        # Asked once more: a seat may have been taken away before it was known here who is to be sent away.
        try:
            await asyncio.to_thread(seats.holder, socket, store, id)
        except BaseException:
            table.leave(conversation)
            raise
    except Elsewhere as error:
        with suppress(OSError):
            return await relay_talk(socket, error.address)
        return await socket.close(AGAIN)
    except Exception as error:
        await part(socket, fault(error).message)
        return
    await conversation.run()


# ---- rules -----------------------------------------------------------------------------------------------------------


async def find_rules(request: Request) -> Response:
    """The rules that hold the words searched for; all of them without words."""
    text = request.query_params.get("search", "")[:200]
    game = systems.system(request.path_params["system"])
    return json(await run_in_threadpool(rulebook.rules_found, game, text))


async def show_contents(request: Request) -> Response:
    """How a turn goes, and the chapters of the rules."""
    return json(await run_in_threadpool(rulebook.contents, systems.system(request.path_params["system"])))


async def show_rule(request: Request) -> Response:
    """One rule in words."""
    catalogue = systems.system(request.path_params["system"]).book.catalogue
    return json(await run_in_threadpool(rulebook.rule_text, catalogue, request.path_params["rule"]))


# ---- refusals --------------------------------------------------------------------------------------------------------


async def told(request: Request, error: Exception) -> Response:
    """An error made on purpose: whose fault it is decides the status."""
    assert isinstance(error, GrognardError)
    statuses = ((keys.Forbidden, 403), (TooLong, 413), (TookTooLong, 503), (TellerEnded, 503), (Unkept, 503))
    status = next((status for kind, status in statuses if isinstance(error, kind)), 422)
    if error.message.id in NOT_THERE:
        status = 404 if request.method in ("GET", "DELETE") else 422
    return refusal(error.message, status)


async def handed_on(request: Request, error: Exception) -> Response:
    """What another server has is asked of that one."""
    assert isinstance(error, Elsewhere)
    try:
        return await relay_request(request, getattr(request.state, "body", b""), error.address)
    except (OSError, HTTPError):
        return refusal(error.message, 503)


async def told_http(request: Request, error: Exception) -> Response:
    """An error of the routes: no such page, no such method."""
    assert isinstance(error, HTTPException)
    if isinstance(error.detail, Message):
        return refusal(error.detail, error.status_code)
    return refusal(say("server-http", problem=error.detail), error.status_code)


async def told_fault(request: Request, error: Exception) -> Response:
    """An error nobody meant. The details go to the server's log."""
    return refusal(say("server-fault"), 500)
