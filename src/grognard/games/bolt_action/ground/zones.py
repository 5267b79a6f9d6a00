"""Where a side may set up before a battle, and what forbids a place there (BA-SCN-14, BA-ART-03)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import numpy
import shapely

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action.ground import building_moves
from grognard.games.bolt_action.ground.context import APART, SLACK, G
from grognard.games.bolt_action.ground.driving import ground_of, inner
from grognard.games.bolt_action.ground.hindrances import hindrances
from grognard.games.bolt_action.ground.walking import Fault, others
from grognard.games.bolt_action.state.choices import Deploy, DeployInside, Leg
from grognard.games.bolt_action.state.measures import INCH, ROUNDED
from grognard.games.bolt_action.state.state import Floor, Unit
from grognard.space import walks
from grognard.space.hulls import is_on_table
from grognard.space.plane import Point, footprint, gaps, off_hull, table_of
from grognard.space.regions import Region, circle


def zone_of(g: G, seat: int) -> Region | None:
    """Where a seat sets up, a strip along its edge or a round about the middle of the table; None if it does not."""
    part = g.context.part(g.state, seat)
    width, depth = g.context.width, g.context.depth
    deep = round(part.depth * INCH)
    if part.zone == "edge":
        return _strip(0, depth - deep, width, depth) if g.state.home[seat] == 0 else _strip(0, 0, width, deep)
    if part.zone == "middle":
        return _round((width // 2, depth // 2), deep)
    return None


@lru_cache(maxsize=16)
def _strip(left: int, top: int, right: int, bottom: int) -> Region:
    return Region(shapely.box(left, top, right, bottom))


@lru_cache(maxsize=16)
def _round(middle: Point, radius: int) -> Region:
    return Region(circle(middle, radius))


def forwards(g: G, seat: int) -> int:
    """The facing away from a seat's own edge."""
    return 0 if g.state.home[seat] == 0 else 180_000


def standing(unit: Unit, choice: Deploy) -> Unit:
    """The unit as if it were set up so."""
    places = {leg.model: leg.points[-1] for leg in choice.legs}
    facing = unit.facing if choice.facing is None else choice.facing
    models = tuple(
        replace(model, x=places[model.id][0], y=places[model.id][1], facing=facing if model.length else 0)
        if model.id in places
        else model
        for model in unit.models
    )
    return replace(unit, models=models, place="table", facing=facing)


def faults(g: G, unit: Unit, choice: Deploy) -> Iterator[Fault]:
    """Every rule that setting up a unit so would break, the plainest first."""
    ids = [leg.model for leg in choice.legs]
    whole = sorted(ids) == sorted(model.id for model in unit.models)
    if not whole or any(len(leg.points) != 1 for leg in choice.legs):
        yield Fault(say("ba-fault-all-set-up"), ("BA-SCN-14",))
        return
    turns = g.context.profile(unit.id).turns
    if choice.facing is not None and not (turns and 0 <= choice.facing < 360_000):
        yield Fault(say("ba-fault-facing"), ("BA-GEN-12",))
        return
    there = standing(unit, choice)
    if unit.is_vehicle:
        yield from hull_faults(g, there)
        return
    zone = zone_of(g, unit.seat)
    for model in there.models:
        if zone is None or not zone.holds(model, g.context.epsilon):
            yield Fault(say("ba-fault-zone"), ("BA-SCN-14",), model.id)
    table = table_of(there.models)
    inside = walks.ends_inside(g.context.field, table)
    ground = g.context.ground
    closed = ground.barred_to_guns if unit.gun is not None else ground.closed
    on_closed = walks.bases_touching(closed.shape, table, SLACK)
    on_wall = walks.bases_touching(ground.walls.shape, table, SLACK)
    near = others(g, unit, 0), others(g, unit, 1)
    strangers = numpy.concatenate(near)
    close = [len(strangers) > 0 and bool((row < APART - g.context.epsilon).any()) for row in gaps(table, strangers)]
    hulls = [each.hull for each in hindrances(g, there)]
    for number, model in enumerate(there.models):
        close[number] |= any(
            off_hull(hull, model.x, model.y) - model.radius < APART - g.context.epsilon for hull in hulls
        )
    for number, model in enumerate(there.models):
        if not inside[number]:
            yield Fault(say("ba-fault-off-table"), ("BA-GEN-15",), model.id)
        if on_closed[number]:
            guns = unit.gun is not None
            yield Fault(say("ba-fault-closed-to-gun" if guns else "ba-fault-closed"), ("BA-GEN-15",), model.id)
        if on_wall[number]:
            yield Fault(say("ba-fault-on-wall"), ("BA-GEN-15",), model.id)
        if close[number]:
            yield Fault(say("ba-fault-near"), ("BA-GEN-05",), model.id)
    yield from company_faults(g, there)


def hull_faults(g: G, there: Unit) -> Iterator[Fault]:
    """What forbids a vehicle to be set up so, judged by its hull (BA-SCN-14, BA-GEN-05, BA-GEN-15)."""
    hull, model = there.hull, there.models[0].id
    zone = zone_of(g, there.seat)
    if zone is None or not zone.holds(hull, g.context.epsilon):
        yield Fault(say("ba-fault-zone"), ("BA-SCN-14",), model)
    if not is_on_table(hull, g.context.width, g.context.depth):
        yield Fault(say("ba-fault-off-table"), ("BA-GEN-15",), model)
    covered = footprint(inner(hull))
    if ground_of(g, there).closed.shape.intersects(covered):
        yield Fault(say("ba-fault-closed-vehicle"), ("BA-MOV-22", "BA-GEN-15"), model)
    if g.context.ground.walls.shape.intersects(covered):
        yield Fault(say("ba-fault-on-wall"), ("BA-GEN-15",), model)
    others = (other for other in g.state.units.values() if other.in_the_open and other.id != there.id)
    if any(g.context.gap(there, other) < APART - g.context.epsilon for other in others):
        yield Fault(say("ba-fault-near"), ("BA-GEN-05",), model)


def company_faults(g: G, there: Unit) -> Iterator[Fault]:
    """The unit stands in formation, no base on another (BA-GEN-04, BA-GEN-15, BA-ART-01)."""
    yield from overlap_faults(there)
    chains = g.context.chains(there.models, there.models)
    if len(chains) > 1:
        gun = there.gun is not None
        message = say("ba-fault-crew" if gun else "ba-fault-formation")
        yield Fault(message, ("BA-ART-01" if gun else "BA-GEN-04",), there.models[chains[-1][0]].id)


def overlap_faults(there: Unit) -> Iterator[Fault]:
    """No base of the unit is on another (BA-GEN-15)."""
    table = table_of(there.models)
    centres = numpy.hypot(table[:, None, 0] - table[None, :, 0], table[:, None, 1] - table[None, :, 1])
    overlap = centres < table[:, None, 2] + table[None, :, 2] - ROUNDED
    numpy.fill_diagonal(overlap, False)
    for number in numpy.flatnonzero(overlap.any(axis=1)).tolist()[:1]:
        yield Fault(say("ba-fault-overlap"), ("BA-GEN-15",), there.models[number].id)


def floors(g: G, unit: Unit) -> list[DeployInside]:
    """The floors of buildings wholly within its side's zone where a unit may be set up: a gun on the ground floor,
    where it stays (BA-ART-03), infantry on any, one unit to a floor (BA-BLD-07)."""
    if unit.is_vehicle:
        return []
    zone = zone_of(g, unit.seat)
    facing = forwards(g, unit.seat) if g.context.profile(unit.id).turns else None
    found = []
    for building in g.context.ground.buildings.values():
        box = shapely.box(*building.box)
        if zone is None or not building.openings or not zone.covers(box, g.context.epsilon):
            continue
        for level in range(1 if unit.gun is not None else building.floors):
            if building_moves.occupant(g, Floor(building.id, level)) is None:
                found.append(DeployInside(building.id, level, facing))
    return found


def floor_refusal(g: G, unit: Unit, choice: DeployInside) -> Refused | None:
    """Why a unit may not be set up on a floor."""
    turns = g.context.profile(unit.id).turns
    if choice.facing is not None and not (turns and 0 <= choice.facing < 360_000):
        return Refused(say("ba-fault-facing"), "BA-GEN-12")
    if any((each.building, each.level) == (choice.building, choice.level) for each in floors(g, unit)):
        return None
    return Refused(say("ba-refused-set-up-inside"), "BA-SCN-14", "BA-ART-03")


def may_stand(g: G, unit: Unit, choice: Deploy) -> bool:
    """Whether a unit may be set up so."""
    return next(faults(g, unit, choice), None) is None


def deployed(unit: Unit, places: list[Point], facing: int | None) -> Deploy:
    """The models at these places."""
    legs = tuple(Leg(model.id, (place,)) for model, place in zip(unit.models, places, strict=True))
    return Deploy(legs, facing)
