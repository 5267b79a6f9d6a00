"""Quick reference sheets: a page of its own for each game, to look at and to print."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core.languages import language, speaking
from grognard.core.sheets.making import sheet
from grognard.core.sheets.page import html
from grognard.core.systems import system


async def show(request: Request) -> Response:
    """A game's sheet, in the language asked for."""
    name, spoken = request.path_params["system"], language()

    def page() -> bytes:
        with speaking(spoken):
            return html(sheet(system(name))).encode()

    kind = "text/html; charset=utf-8"
    return await run_in_threadpool(request.app.state.edition.answer, request, f"sheet/{name}", kind, page, False)


ROUTES = [Route("/sheet/{system}", show)]
