"""Vehicle squads: hits shared out, vehicles that drop out or are left behind, courage (AZ-VSQ).

A vehicle whose crew is to be tested does so by itself, and is a unit of its own until it is manned and with the squad
again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

import shapely
from shapely.ops import nearest_points

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.rally_cover import shelters
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.rules.crews.crew_hits import Hurt
from grognard.games.operation_ww2.rules.crews.mobility import mobility_of
from grognard.games.operation_ww2.rules.driving import attachments, companions, driveways
from grognard.games.operation_ww2.rules.driving.sections import in_sight
from grognard.games.operation_ww2.rules.morale.fates import tested
from grognard.games.operation_ww2.rules.movement.cohesion import are_near
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.state.choices import TakeHit
from grognard.games.operation_ww2.state.events.squads import (
    CameBack,
    CourageTested,
    DroppedOut,
    LeftBehind,
    SquadBacked,
)
from grognard.games.operation_ww2.state.intents import Besides
from grognard.games.operation_ww2.state.state import Model, Unit, enemy
from grognard.space.plane import Point

SHARES = tuple(number / 10 for number in range(10, 0, -1))
"""Which shares of the distance a squad tries that backs."""


def manned(unit: Unit) -> list[Model]:
    """The vehicles of a unit with a crew."""
    return [model for model in unit.vehicles if unit.has_crew(model)]


def is_squad(g: G, unit: Unit) -> bool:
    """Whether a unit is a squad of vehicles: several joined, none of them motorcycles (AZ-VSQ-01)."""
    if g.setup.options["vehicle_squads"] == "off" or not unit.vehicles:
        return False
    return entered(g, unit) > 1 and not any(sheets.is_motorcycle(g, model) for model in unit.vehicles)


def entered(g: G, unit: Unit) -> int:
    """How many vehicles the lists of a unit have."""
    return sum(1 for entry in g.context.roll[unit.id] if entry.vehicle)


# ---- hits --------------------------------------------------------------------------------------------------------


def is_shared(g: G, unit: Unit) -> bool:
    """Whether direct fire at a unit is shared out among its vehicles: it is a squad of several, or go together
    for a time (AZ-VSQ-02, AZ-TMP-03)."""
    return (is_squad(g, unit) or bool(companions.vehicles_joined(unit))) and len(manned(unit)) > 1


class SharingHits(Procedure):
    """Hits on a squad are given out one by one: by its owner, one a vehicle, until all that are in sight have one; what
    is left over by who fired, again at most one more a vehicle at a time (AZ-VSQ-02, AZ-TMP-03). The value: what each
    vehicle takes, as pairs of its id and a hit. ``given`` are they.
    """

    unit: str
    hits: tuple[VehicleHit, ...]
    given: tuple[tuple[str, VehicleHit], ...] = ()

    @step
    def choose(self, g: G) -> Action:
        if not self.hits:
            return Done(self.given)
        unit = g.state.units[self.unit]
        seen = in_sight(g, unit, self.hits[0].start) or tuple(model.id for model in manned(unit))
        counts = {id: sum(each == id for each, _ in self.given) for id in seen}
        least = min(counts.values())
        open_ = tuple(id for id, count in counts.items() if count == least)
        if len(open_) == 1:
            return Next(TakeHit(open_[0]))
        seat = unit.seat if not least else enemy(unit.seat)
        return Ask(ChooseVehicleHit(seat, self.unit, open_))

    @step
    def give(self, g: G, choice: TakeHit) -> Action:
        given = (*self.given, (choice.model, self.hits[0]))
        return Repeat(replace(self, hits=self.hits[1:], given=given))


class ChooseVehicleHit(Decision):
    """Which vehicle of a squad takes the next hit (AZ-VSQ-02)."""

    unit: str
    models: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each that is seen and has no more hits than the others."""
        return [TakeHit(id) for id in self.models]


# ---- dropping out ------------------------------------------------------------------------------------------------


def drop_out(g: B, unit: Unit, model: str, hurt: Hurt) -> str:
    """A vehicle of a squad that has something to be tested is by itself (AZ-VSQ-03); the id of its unit then."""
    vehicle = next((each for each in unit.vehicles if each.id == model), None)
    due = hurt.crew or hurt.nerve or hurt.small_arms
    if vehicle is None or not due:
        return unit.id
    if unit.joined:
        return attachments.struck_alone(g, unit, model, hurt.crew)
    if not is_squad(g, unit):
        return unit.id
    losses = max(sheets.sheet(g, vehicle).crew - sheets.machine(vehicle).crew, hurt.crew)
    g.emit(DroppedOut(unit.id, model, losses, hurt.crew), "AZ-VSQ-03")
    return model


def come_back(g: B, id: str) -> None:
    """A vehicle that had dropped out is of its squad again if it is manned, not broken and near enough (AZ-VSQ-03,
    AZ-VSQ-06)."""
    alone = g.state.units.get(id)
    if alone is None or not alone.squad or not alone.on_table or alone.broken or not manned(alone) or alone.people:
        return
    squad = g.state.units[alone.squad]
    bodies = [model.body for model in (*manned(squad), *manned(alone))]
    if not manned(squad) or are_near(bodies, g.context.limit("vehicle-cohesion")):
        g.emit(CameBack(id, squad.id), "AZ-VSQ-03")


def all_come_back(g: B) -> None:
    """Every vehicle that had dropped out and can (AZ-VSQ-03)."""
    for id in [unit.id for unit in g.state.units.values() if unit.squad]:
        come_back(g, id)


def leave_behind(g: B, unit: Unit) -> None:
    """After a squad has driven: vehicles out of cohesion that cannot follow are lost, those that have dropped out and
    those that are immobile (AZ-VSQ-03, AZ-VSQ-04)."""
    if not is_squad(g, unit) or not unit.on_table:
        return
    cohesion = g.context.limit("vehicle-cohesion")
    going = [model for model in manned(unit) if mobility_of(g, model) != "none"]
    if not going:
        return
    stranded = tuple(
        model.id
        for model in unit.vehicles
        if model not in going and not any(are_near([model.body, other.body], cohesion) for other in going)
    )
    if stranded:
        g.emit(LeftBehind(unit.id, stranded), "AZ-VSQ-04")
    for other in list(g.state.units.values()):
        if other.squad == unit.id and other.on_table:
            near = [model for model in other.vehicles for one in going if are_near([model.body, one.body], cohesion)]
            if not near:
                g.emit(LeftBehind(other.id, tuple(model.id for model in other.models)), "AZ-VSQ-03")


# ---- courage -----------------------------------------------------------------------------------------------------


def lost(g: G, unit: Unit) -> int:
    """How many vehicles of a squad are destroyed, broken, abandoned or lost (AZ-VSQ-07)."""
    return entered(g, unit) - len(manned(unit))


def wavering(g: G) -> Iterator[Unit]:
    """The squads that are to test their courage: half of their vehicles are gone, for the first time or, by the option
    ``courage_test_repeat``, each time one more is (AZ-VSQ-05, AZ-VSQ-07)."""
    if g.setup.options["vehicle_squads"] == "off":
        return
    again = g.setup.options["courage_test_repeat"] == "every_further_loss"
    for unit in g.state.units.values():
        if unit.on_table and not unit.squad and is_squad(g, unit) and manned(unit):
            gone = lost(g, unit)
            reached = gone * 100 >= entered(g, unit) * g.context.limit("squad-courage")
            if reached and (not unit.couraged or (again and gone > unit.couraged)):
                yield unit


class CourageTests(Procedure):
    """Every squad that has to tests its courage with a plain die; who fails backs away at once (AZ-VSQ-05)."""

    @step
    def test(self, g: G) -> Action:
        unit = next(wavering(g), None)
        if unit is None:
            return Done()
        return tested(g, unit, 1, "az-roll-courage", "AZ-VSQ-05")

    @step
    def result(self, g: B, passed: int) -> Action:
        unit = next(wavering(g))
        g.emit(CourageTested(unit.id, lost(g, unit), bool(passed)), "AZ-VSQ-05", "AZ-VSQ-07")
        if not passed:
            back_away(g, unit)
        return Call(CourageTests())

    @step
    def end(self, g: G) -> Action:
        return Done()


def back_away(g: B, unit: Unit) -> None:
    """A squad backs slowly as far as it can, straight towards the nearest cover and no faster than its slowest vehicle
    (AZ-VSQ-05). Who cannot move stays."""
    going = [model for model in manned(unit) if mobility_of(g, model) in ("full", "half")]
    if not going:
        return
    haven = nearest_cover(g, going[0])
    if haven is None:
        return
    far = hypot(haven[0] - going[0].x, haven[1] - going[0].y)
    if far < 1:
        return
    course = (haven[0] - going[0].x) / far, (haven[1] - going[0].y) / far
    most = min(far, *(driveways.allowance(g, model, "move", "slow") for model in going))
    # Who is nearest to it goes first, out of the way of the others.
    for model in sorted(going, key=lambda each: -(each.x * course[0] + each.y * course[1])):
        besides = Besides(reverse=True, exposed=sheets.machine(model).exposed)
        for share in SHARES:
            place = round(model.x + course[0] * most * share), round(model.y + course[1] * most * share)
            now = g.state.units[unit.id]
            if driveways.refusal(g, now, model, "move", (place,), "slow", besides) is None:
                (stretch, *_) = driveways.stretches_of(g, model, (place,), besides)
                g.emit(SquadBacked(unit.id, model.id, place, stretch.after.facing), "AZ-VSQ-05")
                break


def nearest_cover(g: G, model: Model) -> Point | None:
    """The nearest place of ground that shelters."""
    here = shapely.Point(model.x, model.y)
    shapes = [g.context.terrain.field.polygons[number] for number, _ in shelters(g)]
    if not shapes:
        return None
    nearest = min(shapes, key=lambda shape: float(shape.distance(here)))
    place = nearest.centroid if nearest.contains(here) else nearest_points(nearest, here)[0]
    return round(place.x), round(place.y)
