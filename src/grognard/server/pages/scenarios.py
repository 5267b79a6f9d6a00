"""Scenarios of one's own over HTTP: begun, changed step by step, checked, written as a file or a bundle.

Nothing is kept here: a page sends the scenario it has with one change, and gets the whole of it back.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core.armies.texts import toml_text
from grognard.core.book.reading import place_of
from grognard.core.bundles import bundle
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import replace, to_text
from grognard.core.scenarios.draft import Draft, draft
from grognard.core.scenarios.paths import value_at
from grognard.core.scenarios.records import Field, Wrongness
from grognard.core.systems import system
from grognard.core.wire.previews import Note
from grognard.server.bodies import encoded, open_body
from grognard.server.pages.scenario_views import (
    PlanAdd,
    PlanField,
    PlanGroup,
    PlanValue,
    PlanWrong,
    ScenarioAsked,
    ScenarioBundle,
    ScenarioView,
)
from grognard.server.wire import decode, encode

LIMIT = 2_000_000
"""So many characters what is asked may have: a scenario with its map and two armies."""
MOST_MENDED = 4
"""Of so many faults the mends are looked for."""


async def build(request: Request) -> Response:
    """A scenario, with a change made to it if one is asked for."""
    asked = decode(await open_body(request, LIMIT), ScenarioAsked, LIMIT)
    return encoded(await request.app.state.workers.do(built, asked))


async def bind(request: Request) -> Response:
    """A scenario with its map and armies in one file."""
    asked = decode(await open_body(request, LIMIT), ScenarioAsked, LIMIT)
    return encoded(await request.app.state.workers.do(bound, asked))


# ---- what workers do -------------------------------------------------------------------------------------------------


def built(asked: ScenarioAsked) -> str:
    """A scenario with its change made, as JSON. Raises ``InputError``."""
    found = _draft(asked)
    return encode(_view(found if asked.change is None else found.changed(asked.change), asked.map))


def bound(asked: ScenarioAsked) -> str:
    """The bundle of a scenario, as JSON. Raises ``InputError``."""
    whole = bundle(asked.system, _draft(asked).data)
    return encode(ScenarioBundle(json.dumps(whole, indent=2, ensure_ascii=False) + "\n"))


def _draft(asked: ScenarioAsked) -> Draft:
    source, names = asked.scenario, [each.name for each in system(asked.system).setups.scenarios()]
    if isinstance(source, str) and source not in names:
        # Only a text with more than a line is never the name of a file.
        source += "\n"
    if isinstance(source, Mapping) and source.get("system", asked.system) != asked.system:
        raise InputError(say("plan-other-game", asked=asked.system, found=str(source["system"])))
    return draft(asked.system, source)


def _view(found: Draft, seen: str) -> ScenarioView:
    form, plan, ground = found.form, found.plan, found.ground
    mark = hashlib.sha256(to_text(found.map).encode()).hexdigest()[:32] if ground is not None else ""
    return ScenarioView(
        system=found.system.name,
        data=found.data,
        title=found.title,
        groups=_groups(found),
        wrongs=[_wrong(found, wrong, number < MOST_MENDED) for number, wrong in enumerate(found.wrongs)],
        options=dict(found.data.get("options", {})),
        map=mark,
        ground=None if mark == seen else ground,
        shapes=[] if ground is None else list(form.shapes(plan, ground)),
        handles=[] if ground is None else list(form.handles(plan, ground)),
        objectives=[] if ground is None else list(form.objectives(plan, ground)),
        toml=toml_text(plan),
    )


def _groups(found: Draft) -> list[PlanGroup]:
    return [
        PlanGroup(
            id=group.id,
            title=group.title,
            fields=[_field(found, field) for field in group.fields],
            note=group.note,
            side=group.side,
            row=group.row,
            adds=[PlanAdd(*each) for each in group.adds],
        )
        for group in found.groups
    ]


def _field(found: Draft, field: Field) -> PlanField:
    kind, value = found.kind(field), found.value(field)
    scale = 100 if field.share else 1
    least, most = (None if each is None else each * scale for each in (kind.least, kind.most))
    shown = PlanField(
        path=field.path,
        title=field.title,
        kind="words",
        value=value,
        hint=field.hint,
        values=[PlanValue(*each) for each in field.names],
        unsaid=field.unsaid,
        least=least,
        most=most,
        step=field.step,
        longest=kind.longest,
        share=field.share,
        unit=field.unit,
    )
    if kind.kind == "part":
        held = value_at(found.plan, field.path)
        own = str(held.get("title") or held.get("name") or "") if isinstance(held, Mapping) else ""
        if field.path == "map":
            return _as(shown, kind="map", own=own)
        return _as(shown, kind="army", own=own, **_army(found, field.path))
    if field.names:
        return _as(shown, kind="choice")
    if kind.kind in ("flag", "number"):
        return _as(shown, kind=kind.kind)
    return shown


def _army(found: Draft, path: str) -> dict[str, Any]:
    """What is to be told of the army of a field besides what is wrong with the scenario."""
    for each in found.armies:
        if each.path == path:
            wrong = each.dear if found.system.setups.limited else ()
            told = [problem for problem in each.problems if problem not in wrong]
            notes = [Note(problem.message, [problem.rule] if problem.rule else [], "warning") for problem in told]
            return {"points": each.points, "notes": notes}
    return {}


def _as(field: PlanField, **changes: Any) -> PlanField:
    return replace(field, **changes)


def _wrong(found: Draft, wrong: Wrongness, mended: bool) -> PlanWrong:
    place = f"{wrong.place}," if wrong.place else ""
    fields = [field.path for field in found.fields() if place and f"{place_of(field.path)},".startswith(place)]
    held = {group.id for group in found.groups if any(field.path in fields for field in group.fields)}
    lists = {group.id for group in found.groups if wrong.place in [path for path, _ in group.adds]}
    groups = [group.id for group in found.groups if place and group.id in held | lists]
    exact = next((path for path in fields if place_of(path) == wrong.place), None)
    return PlanWrong(
        wrong.problem, wrong.rule, exact, groups[0] if groups else None, found.mends(wrong) if mended else []
    )


ROUTES = [
    Route("/api/scenarios", build, methods=["POST"]),
    Route("/api/scenarios/bundle", bind, methods=["POST"]),
]
