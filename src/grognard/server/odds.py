"""Odds over HTTP: a game's questions and their answers, comparisons, plans."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from msgspec import Meta
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core.records import Record
from grognard.odds import asking, comparing, courses
from grognard.odds.futures import patience
from grognard.server.bodies import body, json
from grognard.server.engine import in_engine
from grognard.server.wire import BODY_LIMIT, decode

PATIENCE = 20.0
"""For how many seconds a question is worked on."""

Question = dict[str, Any]
Several = Annotated[list[Question], Meta(min_length=1, max_length=8)]


class CurveAsked(Record, kw_only=True):
    """Questions to be compared as one field changes."""

    questions: Several
    field: str


class TableAsked(Record, kw_only=True):
    """Attackers and targets to be held against each other, the rest of the question being equal."""

    attackers: Annotated[list[str], Meta(min_length=1, max_length=8)]
    targets: Annotated[list[str], Meta(min_length=1, max_length=8)]
    fields: Question = {}


class PlanAsked(Record, kw_only=True):
    """Attacks one after another, and what the target does to one of the attackers then."""

    questions: Several
    counter: Question | None = None
    against: int = 0
    goal: str = ""


class Compared(Record):
    """A comparison, and what is compared."""

    measured: asking.Measured
    found: Any


async def fields(request: Request) -> Response:
    """What may be asked about a game's odds: the fields of a question."""
    return json(await run_in_threadpool(lambda: asking.fields(request.path_params["system"])))


async def goals(request: Request) -> Response:
    """What a plan may be after."""
    return json(await run_in_threadpool(lambda: asking.game(request.path_params["system"]).goals()))


async def answer(request: Request) -> Response:
    """The exact odds of a question; the query's ``fractions`` asks for exact fractions too."""
    fractions = request.query_params.get("fractions", "") not in ("", "0")
    return await _worked_out(
        request, Question, lambda system, asked: asking.ask(system, asked, fractions=fractions).report()
    )


def compared(system: str, question: Question, found: Any) -> Compared:
    """A comparison, with what is measured of such a question."""
    return Compared(asking.game(system).measured(asking.ask(system, question)), found)


async def worth(request: Request) -> Response:
    """What each change of a question is worth."""

    def found(system: str, asked: Question) -> Compared:
        return compared(system, asked, comparing.worth(system, asked))

    return await _worked_out(request, Question, found)


async def curve(request: Request) -> Response:
    """How questions fare as one field of them changes."""

    def found(system: str, asked: CurveAsked) -> Compared:
        return compared(system, asked.questions[0], comparing.curve(system, asked.questions, asked.field))

    return await _worked_out(request, CurveAsked, found)


async def table(request: Request) -> Response:
    """Which attacker against which target."""

    def found(system: str, asked: TableAsked) -> Compared:
        values = comparing.table(system, asked.attackers, asked.targets, **asked.fields)
        first = {**asked.fields, "attacker": asked.attackers[0], "target": asked.targets[0]}
        return compared(system, first, values)

    return await _worked_out(request, TableAsked, found)


async def plan(request: Request) -> Response:
    """The odds of attacks one after another."""

    def found(system: str, asked: PlanAsked) -> courses.CourseReport:
        return courses.course(system, asked.questions, asked.counter, asked.against, asked.goal).report()

    return await _worked_out(request, PlanAsked, found)


async def _worked_out(request: Request, kind: Any, found: Callable[[str, Any], Any]) -> Response:
    asked = decode(await body(request, BODY_LIMIT), kind, BODY_LIMIT)

    def work() -> Any:
        with patience(PATIENCE):
            return found(request.path_params["system"], asked)

    return json(await in_engine(work))


ROUTES = [
    Route("/api/odds/{system}", fields),
    Route("/api/odds/{system}", answer, methods=["POST"]),
    Route("/api/odds/{system}/worth", worth, methods=["POST"]),
    Route("/api/odds/{system}/curve", curve, methods=["POST"]),
    Route("/api/odds/{system}/table", table, methods=["POST"]),
    Route("/api/odds/{system}/plan", goals),
    Route("/api/odds/{system}/plan", plan, methods=["POST"]),
]
