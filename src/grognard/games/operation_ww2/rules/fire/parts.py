"""The parts of a target that differ for whoever fires at it (AZ-SPL, AZ-COV-05).

People who have the same cover from a weapon are one part; so are those in a trench or in smoke. A gun with its crew is
a part, a vehicle one, and those who look out of it another; so a unit may be fired at partly in its vehicle and partly
beside it (AZ-SPL-05).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import shapely

from grognard.core.book.modifiers import Modifier
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.ground import TerrainKind
from grognard.games.operation_ww2.data.tables.rows import Cover, label
from grognard.games.operation_ww2.ground.changed_ground import SMOKE
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.looks import COVERS
from grognard.games.operation_ww2.ground.vehicles import motorcycles, sheets
from grognard.games.operation_ww2.ground.vehicles.facing import side_struck
from grognard.games.operation_ww2.rules.crews.crew_hits import men_aboard
from grognard.games.operation_ww2.rules.fire.targets import Engagement, Sighted, serving
from grognard.games.operation_ww2.rules.vehicle_fire import armour, exposure
from grognard.games.operation_ww2.state.shots import Part
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import gap

RIDERS = "riders"
"""What marks the part of a target that rides on a tank (AZ-TTR-01)."""

EXPOSED = "/exposed"
"""What the id of a vehicle is followed by for those who look out of it (AZ-XPO-08)."""

LOW = "low-profile"
"""The trait of vehicles and guns that are harder to hit beyond normal range (AZ-TAB-HIT)."""

OPEN_TOP = "/open-top"
"""What it is followed by for its open part (AZ-TWO-06)."""


class Offered(NamedTuple):
    """A part as one firing model sees it: those it sees of it, the nearest of them, and the distance that counts."""

    part: Part
    seen: tuple[Sighted, ...]
    distance: float
    nearest: Sighted


def offered(g: G, unit: Unit, firer: Model, prospect: Engagement) -> dict[str, Offered]:
    """The parts of a target for one firing model, by their ids, those with most models first."""
    behind = {id for each in prospect.units for id in serving(g, each)}
    places = marked_places(g)
    best = _best_covers(prospect) if g.setup.options["cover_per_firer"] == "best_for_unit" else {}
    found: dict[str, tuple[Part, list[Sighted]]] = {}
    alike: dict[tuple[Cover, tuple[str, ...]], Part] = {}
    for sighted in prospect.seen.get(firer.id, ()):
        model = sighted.model
        if model.id in behind:
            continue
        if model.is_person:
            key = best.get(model.id, sighted.look.cover), marks_of(g, places, sighted) if places else ()
            if model.on_top:
                key = "none", (RIDERS, *key[1])
            part = alike.get(key) or people(g, *key)
            alike[key] = part
        elif model.role == "gun":
            part = Part(model.id, "gun", to_hit=marked(g, "to-hit", marks_of(g, places, sighted)))
            part = replace(part, low=armour.is_built(g, sighted.unit.id, model, LOW))
        else:
            part = vehicle(g, firer, model, marks_of(g, places, sighted))
            above = sheets.has(g, model, "open-topped") and armour.is_from_above(g, firer, sighted.distance)
            if above or looks_out(g, model):
                whole = exposed(g, model, marks_of(g, places, sighted), above=above)
                found.setdefault(whole.id, (whole, []))[1].append(sighted)
            if has_open_part(g, sighted.unit, model):
                into = open_part(g, model, marks_of(g, places, sighted))
                found.setdefault(into.id, (into, []))[1].append(sighted)
        found.setdefault(part.id, (part, []))[1].append(sighted)
    ranked = sorted(found.items(), key=lambda each: (-len(each[1][1]), each[0]))
    nearest_of_all = g.setup.options["range_to"] == "nearest"
    return {id: _offer(part, seen, prospect, firer, nearest_of_all) for id, (part, seen) in ranked}


def _offer(part: Part, seen: list[Sighted], prospect: Engagement, firer: Model, of_all: bool) -> Offered:
    """A part and the distance to it, from the one who fires to the nearest edge: of the nearest of it who is seen or,
    by the option ``range_to``, of the nearest model of the target (AZ-FIRE-06, AZ-FIRE-20)."""
    nearest = min(seen, key=lambda each: (each.distance, each.model.id))
    distance = prospect.nearest(firer) if of_all else nearest.distance
    return Offered(part, tuple(seen), distance, nearest)


def _best_covers(prospect: Engagement) -> dict[str, Cover]:
    """The best cover each model has from anybody who fires (AZ-COV-05)."""
    best: dict[str, Cover] = {}
    for sighted in (each for seen in prospect.seen.values() for each in seen):
        known = best.get(sighted.model.id, "none")
        best[sighted.model.id] = max(known, sighted.look.cover, key=COVERS.index)
    return best


# ---- what a part is ----------------------------------------------------------------------------------------------


def people(g: G, cover: Cover, marks: Iterable[str] = ()) -> Part:
    """People in this cover, in a trench or in smoke: both protect only those who are in them (AZ-SPL-04)."""
    id = "+".join((cover, *marks))
    return Part(id, "infantry", cover, None, marked(g, "to-hit", marks), marked(g, "damage", marks))


def vehicle(g: G, firer: Model, model: Model, marks: Iterable[str] = ()) -> Part:
    """A vehicle, with what the armour of the side that is struck makes of it (AZ-TAB-HIT, AZ-VEH-09). Its people on
    foot are parts of their own, so that shots may be divided between them and it (AZ-MTI-05)."""
    if motorcycles.is_at_rest(g, model):
        return Part(model.id, "infantry", motorcycles.cover_of_riders(g, model, (firer.x, firer.y)))
    side = side_struck(g, model, (firer.x, firer.y))
    heeded = armour.heeded_from(g, firer, gap(firer.body, model.body))
    added = (*armour.to_hit(g, model, side, heeded), *marked(g, "to-hit", marks))
    low = sheets.has(g, model, LOW)
    return Part(model.id, sheets.target_class(g, model), to_hit=added, damage=marked(g, "damage", marks), low=low)


def exposed(g: G, model: Model, marks: Iterable[str] = (), above: bool = False) -> Part:
    """Those who look out of a vehicle: people in the cover it gives, harder to hit (AZ-XPO-01, AZ-XPO-08); from
    ``above`` those in an open top, who are not (AZ-ABV-02)."""
    row = g.context.tables.to_hit["exposed-crew"]
    harder = () if above else (Modifier(label("to-hit", row.id), row.value, row.rule),)
    added = (*harder, *marked(g, "to-hit", marks))
    cover = sheets.cover_given(g, model)
    return Part(model.id + EXPOSED, "infantry", cover, None, added, marked(g, "damage", marks))


def looks_out(g: G, model: Model) -> bool:
    """Whether anybody looks out of a vehicle, or may be fired at as if he did (AZ-XPO-08)."""
    return bool(sheets.machine(model).exposed) or exposure.all_exposed(g, model)


def has_open_part(g: G, unit: Unit, model: Model) -> bool:
    """Whether a model is an open-topped vehicle with somebody in it to be struck there (AZ-TWO-06)."""
    return model.role == "vehicle" and sheets.has(g, model, "open-topped") and bool(men_aboard(g, unit, model))


def open_part(g: G, model: Model, marks: Iterable[str] = ()) -> Part:
    """The open part of a vehicle: one number whatever it is, and no armour (AZ-TWO-06)."""
    return Part(
        model.id + OPEN_TOP,
        sheets.target_class(g, model),
        number=g.context.limit("open-top-number"),
        to_hit=marked(g, "to-hit", marks),
        damage=marked(g, "damage", marks),
        at_best=True,
    )


def is_open_top(part: str) -> bool:
    """Whether a part is the open part of a vehicle.

    >>> is_open_top("@b.car.1/open-top"), is_open_top("@b.car.1")
    (True, False)
    """
    return part.endswith(OPEN_TOP)


def marked(g: G, kind: str, marks: Iterable[str]) -> tuple[Modifier, ...]:
    """What trench and smoke add to the dice (AZ-SPL-04, AZ-SMK-05)."""
    rows = g.context.tables.to_hit if kind == "to-hit" else g.context.tables.damage
    found = (rows[mark] for mark in marks if mark in rows)
    return tuple(Modifier(label(kind, row.id), row.value, row.rule) for row in found)


# ---- trenches and smoke ------------------------------------------------------------------------------------------


def marked_places(g: G) -> Sequence[tuple[str, shapely.Polygon]]:
    """The ground that makes those on it harder to hit or to hurt, by its kind."""
    kinds: Mapping[str, TerrainKind] = g.context.tables.terrain
    field = g.context.terrain.field
    return [
        (piece.kind, field.polygons[number])
        for number, piece in enumerate(field.pieces)
        if kinds[piece.kind].to_hit or kinds[piece.kind].damage
    ]


def marks_of(g: G, places: Sequence[tuple[str, shapely.Polygon]], sighted: Sighted) -> tuple[str, ...]:
    """What makes a model harder to hit that somebody fires at: what it stands in and, by the option
    ``smoke_covering_fire``, the smoke Covering Fire goes through (AZ-SMK-10)."""
    marks = marks_at(places, sighted.model)
    if sighted.through_smoke and SMOKE not in marks and g.setup.options["smoke_covering_fire"] == "always_add":
        return (*marks, SMOKE)
    return marks


def marks_at(places: Sequence[tuple[str, shapely.Polygon]], model: Model) -> tuple[str, ...]:
    """Which of them a model stands in, each kind once."""
    return tuple(
        sorted({kind for kind, shape in places if shapely.intersects_xy(shape, model.x, model.y)}, reverse=True)
    )
