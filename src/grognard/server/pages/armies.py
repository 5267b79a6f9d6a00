"""Armies of one's own over HTTP: built step by step, held against the usual targets, written in other forms.

Nothing is kept here: a page sends the army it has with one change, and gets the whole of it back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core.armies import own_things, template
from grognard.core.armies.army import Army, army
from grognard.core.armies.builder import Builder, Profiles
from grognard.core.armies.mending import WHOLE
from grognard.core.armies.records import Breach, Mend
from grognard.core.armies.schemas import schema
from grognard.core.book.reading import Problem
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.core.sheets import card_page, page
from grognard.core.sheets.cards import cards
from grognard.core.sheets.making import sheet
from grognard.core.systems import system
from grognard.odds.usual import Held, against, chances
from grognard.server.bodies import encoded, open_body
from grognard.server.pages.army_views import (
    AdditionView,
    AddUnit,
    Against,
    AgreedTerms,
    ArmyAsked,
    ArmyChange,
    ArmyData,
    ArmyKit,
    ArmyUnitView,
    ArmyView,
    BreachView,
    DuplicateUnit,
    FillArmy,
    GlanceAsked,
    GlanceRow,
    GlanceView,
    MendView,
    MoveUnit,
    NationEntry,
    OwnThings,
    PrintAsked,
    PrintView,
    ProfilesView,
    RemoveUnit,
    RenameArmy,
    SettingView,
    SetUnit,
    UnfitView,
    UnofferedRule,
    ValueView,
)
from grognard.server.wire import BODY_LIMIT, decode, encode

MOST_MENDED = 8
"""Of so many breaches the mends are looked for; with so many it is the first that matter."""


async def build(request: Request) -> Response:
    """An army, with a change made to it if one is asked for."""
    asked = decode(await open_body(request, BODY_LIMIT), ArmyAsked, BODY_LIMIT)
    return encoded(await request.app.state.workers.do(built, asked))


async def glance(request: Request) -> Response:
    """A unit at a glance."""
    asked = decode(await open_body(request, BODY_LIMIT), GlanceAsked, BODY_LIMIT)
    return encoded(await request.app.state.workers.do(glanced, asked))


async def put_on_paper(request: Request) -> Response:
    """Its sheet, or the cards of its units, to be printed."""
    asked = decode(await open_body(request, BODY_LIMIT), PrintAsked, BODY_LIMIT)
    return encoded(await request.app.state.workers.do(printed, asked))


async def begin(request: Request) -> Response:
    """What an army of a game may begin with."""
    name = request.path_params["system"]
    return await run_in_threadpool(
        request.app.state.edition.answer,
        request,
        f"armies/{name}",
        "application/json",
        lambda: encode(_kit(name)).encode(),
        lasting=False,
    )


def _kit(name: str) -> ArmyKit:
    builder: Builder[Any] = system(name).builder
    nations = [NationEntry(id, title) for id, title in builder.nations()]
    held = own_things.OWN in builder.forms
    unfit = [UnfitView(each.kind, list(each.likes), list(each.fields)) for each in builder.unfit()]
    return ArmyKit(nations, schema(own_things.OWN, name) if held else {}, dict(own_things.example(builder)), unfit)


# ---- what workers do -------------------------------------------------------------------------------------------------


def built(asked: ArmyAsked) -> str:
    """An army with its change made, as JSON. Raises ``InputError``."""
    terms, unoffered = _offered(asked.system, asked.terms)
    found = _army(asked.system, asked.army, terms, asked.nation)
    touched = None if asked.change is None else _change(found, asked.change)
    return encode(_view(found, touched, asked.open, unoffered))


def _offered(name: str, terms: AgreedTerms) -> tuple[AgreedTerms, list[UnofferedRule]]:
    """What is agreed and the game offers, and what it does not: a kept list may name house rules that are gone."""
    wrong = system(name).setups.unoffered(terms.options)
    options = {each: value for each, value in terms.options.items() if each not in wrong}
    return replace(terms, options=options), [
        UnofferedRule(each, terms.options[each], problem) for each, problem in wrong.items()
    ]


def _army(name: str, source: ArmyData | str | None, terms: AgreedTerms, nation: str | None = None) -> Army:
    if isinstance(source, str) and source not in {each.name for each in system(name).setups.armies()}:
        # Only a text with more than a line is never the name of a file.
        source += "\n"
    if isinstance(source, Mapping) and source.get("system", name) != name:
        raise InputError(say("army-other-game", asked=name, found=str(source["system"])))
    return army(name, source, nation=nation, limit=terms.limit, year=terms.year, options=terms.options)


def _change(found: Army, change: ArmyChange) -> str | None:
    match change:
        case AddUnit():
            return found.add(change.entry)
        case SetUnit():
            found.set(change.unit, change.setting, change.value)
            return change.unit or None
        case RemoveUnit():
            found.remove(change.unit)
        case DuplicateUnit():
            return found.duplicate(change.unit)
        case MoveUnit():
            found.move(change.unit, change.place)
            return change.unit
        case RenameArmy():
            found.rename(change.title)
        case FillArmy():
            template.fill(found)
        case OwnThings():
            # A text of one line is never the name of a file.
            bring = found.own if change.whole else found.bring
            bring(change.text + "\n")
    return None


def _view(found: Army, touched: str | None, open: str | None, unoffered: list[UnofferedRule]) -> ArmyView:
    shown = touched if open is None and touched in found.ids else open if open in found.ids else None
    breaches = found.breaches
    builder, data = found.builder, found.data()
    nations = dict(builder.nations())
    return ArmyView(
        system=found.system.name,
        data=data | {"unit": data.get("unit", [])},
        title=found.title,
        named=str(data.get("title", "")),
        nation=nations.get(data[builder.whose]) or say("army-nation", name=str(data[builder.whose])),
        points=found.points,
        limit=found.limit,
        dice=found.dice,
        units=_units(found),
        breaches=[_breach(found, breach, number < MOST_MENDED) for number, breach in enumerate(breaches)],
        additions=[
            AdditionView(each.name, each.title, each.group, each.sign, each.points, _against(each.breaches))
            for each in found.additions()
        ],
        open=shown,
        settings=[] if shown is None else _settings(found, shown),
        choices=_settings(found, WHOLE),
        profiles=_tables(found.profiles),
        touched=touched,
        foe=_foe(found, data[builder.whose]),
        toml=found.text("toml"),
        text=found.text("text"),
        own=found.own_text(),
        example="own" not in data,
        unpriced=builder.unpriced,
        agreed=list(builder.agreed),
        unoffered=unoffered,
    )


def _foe(found: Army, whose: str) -> str:
    builder, names = found.builder, [each.name for each in found.system.setups.armies()]
    others = (name for name in names if getattr(builder.load(name), builder.whose) != whose)
    return next(others, names[0])


def _units(found: Army) -> list[ArmyUnitView]:
    return [
        ArmyUnitView(each.id, unit.title, unit.points, list(unit.lines), unit.sign, part, place, len(listed))
        for part, listed in found.builder.parts(found.record).items()
        for place, each in enumerate(listed)
        for unit in (found.unit(each.id),)
    ]


def _breach(found: Army, breach: Breach, mended: bool) -> BreachView:
    mends = [MendView(mend.title, _mending(mend)) for mend in found.mends(breach)] if mended else []
    return BreachView(breach.message, breach.rule, breach.unit, breach.line, bool(breach.lacking), mends)


def _mending(mend: Mend) -> ArmyChange:
    if mend.kind == "set":
        return SetUnit(mend.unit, mend.setting, mend.value)
    return RemoveUnit(mend.unit) if mend.kind == "remove" else AddUnit(mend.unit)


def _settings(found: Army, id: str) -> list[SettingView]:
    return [
        SettingView(
            each.name,
            each.title,
            each.value,
            [ValueView(value.value, value.title, value.points, _against(value.breaches)) for value in each.values],
            each.span,
        )
        for each in found.settings(id)
    ]


def _against(problems: Iterable[Problem]) -> list[Against]:
    return [Against(problem.message, problem.rule) for problem in problems]


def _tables(profiles: Iterable[Profiles]) -> list[ProfilesView]:
    return [ProfilesView(each.title, list(each.columns), [list(row) for row in each.rows]) for each in profiles]


# ---- a unit at a glance ----------------------------------------------------------------------------------------------


def glanced(asked: GlanceAsked) -> str:
    """A unit at a glance, as JSON. Raises ``InputError``."""
    terms, _unoffered = _offered(asked.system, asked.terms)
    found = _army(asked.system, asked.army, terms)
    points, alone = found.unit(asked.unit).points, found.copy()
    for id in found.ids:
        if id != asked.unit:
            alone.remove(id)
    rows = [_row(each) for each in against(found, asked.unit, dict(terms.options))]
    return encode(GlanceView(points, _tables(alone.profiles), rows))


def printed(asked: PrintAsked) -> str:
    """A page to be printed, as JSON. Raises ``InputError``."""
    terms, _unoffered = _offered(asked.system, asked.terms)
    found = _army(asked.system, asked.army, terms)
    if asked.what == "sheet":
        return encode(PrintView(page.html(sheet(found.system, found), asked.paper)))
    made = cards(found, lambda army, id: chances(army, id, terms.options))
    return encode(PrintView(card_page.html(made, asked.paper)))


def _row(held: Held) -> GlanceRow:
    if held.measured is None:
        return GlanceRow(held.target, held.way, held.question, why=held.why)
    measured, value = held.measured, held.value
    share = min(1.0, value if measured.chance else value / MEN)
    return GlanceRow(held.target, held.way, held.question, measured.title, measured.chance, value, share)


MEN = 10
"""So many men fill the width of a bar."""

ROUTES = [
    Route("/api/armies", build, methods=["POST"]),
    Route("/api/armies/glance", glance, methods=["POST"]),
    Route("/api/armies/print", put_on_paper, methods=["POST"]),
    Route("/api/armies/{system}", begin),
]
