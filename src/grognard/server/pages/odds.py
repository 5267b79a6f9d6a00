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
from grognard.odds.enumeration import patience
from grognard.server.bodies import encoded, json, open_body
from grognard.server.wire import BODY_LIMIT, decode, encode

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


class ComparedWorth(Record):
    """What each change of a question is worth, and what is compared."""

    measured: asking.Measured
    found: list[comparing.Worth]


class ComparedCurve(Record):
    """How questions fare as one field of them changes, and what is compared."""

    measured: asking.Measured
    found: comparing.Curve


class ComparedTable(Record):
    """Which attacker fares how against which target, and what is compared."""

    measured: asking.Measured
    found: comparing.Table


async def fields(request: Request) -> Response:
    """What may be asked about a game's odds: the fields of a question."""
    system, edition = request.path_params["system"], request.app.state.edition
    return await run_in_threadpool(
        edition.answer,
        request,
        f"odds/{system}",
        "application/json",
        lambda: encode(asking.fields(system)).encode(),
        lasting=False,
    )


async def goals(request: Request) -> Response:
    """What a plan may be after."""
    return json(await run_in_threadpool(lambda: asking.game(request.path_params["system"]).goals()))


async def answer(request: Request) -> Response:
    """The exact odds of a question; the query's ``fractions`` asks for exact fractions too."""
    fractions = request.query_params.get("fractions", "") not in ("", "0")
    return await _worked_out(request, _fractions if fractions else _answer)


async def worth(request: Request) -> Response:
    """What each change of a question is worth."""
    return await _worked_out(request, _worth)


async def curve(request: Request) -> Response:
    """How questions fare as one field of them changes."""
    return await _worked_out(request, _curve)


async def table(request: Request) -> Response:
    """Which attacker against which target."""
    return await _worked_out(request, _table)


async def plan(request: Request) -> Response:
    """The odds of attacks one after another."""
    return await _worked_out(request, _plan)


async def _worked_out(request: Request, found: Callable[[str, bytes], object]) -> Response:
    asked = await open_body(request, BODY_LIMIT)
    return encoded(await request.app.state.workers.do(_patiently, found, request.path_params["system"], asked))


# ---- what workers do -------------------------------------------------------------------------------------------------


def _patiently(found: Callable[[str, bytes], object], system: str, asked: bytes) -> str:
    with patience(PATIENCE):
        return encode(found(system, asked))


def _answer(system: str, asked: bytes) -> object:
    return asking.ask(system, decode(asked, Question, BODY_LIMIT)).report()


def _fractions(system: str, asked: bytes) -> object:
    return asking.ask(system, decode(asked, Question, BODY_LIMIT), fractions=True).report()


def _worth(system: str, asked: bytes) -> ComparedWorth:
    question = decode(asked, Question, BODY_LIMIT)
    found = comparing.worth(system, question)
    return ComparedWorth(_measured(system, question), found)


def _curve(system: str, asked: bytes) -> ComparedCurve:
    question = decode(asked, CurveAsked, BODY_LIMIT)
    found = comparing.curve(system, question.questions, question.field)
    return ComparedCurve(_measured(system, question.questions[0]), found)


def _table(system: str, asked: bytes) -> ComparedTable:
    question = decode(asked, TableAsked, BODY_LIMIT)
    values = comparing.table(system, question.attackers, question.targets, **question.fields)
    first = {**question.fields, "attacker": question.attackers[0], "target": question.targets[0]}
    return ComparedTable(_measured(system, first), values)


def _plan(system: str, asked: bytes) -> courses.CourseReport:
    question = decode(asked, PlanAsked, BODY_LIMIT)
    return courses.course(system, question.questions, question.counter, question.against, question.goal).report()


def _measured(system: str, question: Question) -> asking.Measured:
    return asking.game(system).measured(asking.ask(system, question))


ROUTES = [
    Route("/api/odds/{system}", fields),
    Route("/api/odds/{system}", answer, methods=["POST"]),
    Route("/api/odds/{system}/worth", worth, methods=["POST"]),
    Route("/api/odds/{system}/curve", curve, methods=["POST"]),
    Route("/api/odds/{system}/table", table, methods=["POST"]),
    Route("/api/odds/{system}/plan", goals),
    Route("/api/odds/{system}/plan", plan, methods=["POST"]),
]
