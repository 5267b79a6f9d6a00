"""Vehicles that drive on to the table: their ways, and where rough ground stops them (WH-GAME-11, WH-VEH-36,
WH-CORE-12)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import hypot

from grognard.core.engine.dice import Faces, roll
from grognard.core.engine.procedures import Action, Call, Done, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.vehicle_courses import Part, Stop, class_of, parts_of
from grognard.games.wh40k5.rules.movement.movement import shown
from grognard.games.wh40k5.rules.saves.fates import FATAL
from grognard.games.wh40k5.rules.vehicles.driving import Immobilised, perilous
from grognard.games.wh40k5.rules.vehicles.moving import ground_faults, together
from grognard.games.wh40k5.state.choices import Leg, Stretch
from grognard.games.wh40k5.state.events.mission import Entered
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.space.plane import bearing, length_of

ROUND = 360_000


def begun(model: Model, leg: Leg) -> Model:
    """A vehicle just outside the edge, turned the way it comes."""
    (x, y), ahead = leg.points[0], leg.points[1]
    return replace(model, x=x, y=y, facing=bearing(leg.points[0], ahead))


def parts_in(model: Model, leg: Leg) -> list[Part]:
    """The way of a vehicle on to the table, stretch by stretch: it turns at each corner."""
    outside = begun(model, leg)
    stretches, facing = [], outside.facing
    for (ax, ay), (bx, by) in pairwise(leg.points):
        towards = bearing((ax, ay), (bx, by))
        turn = (towards - facing + ROUND // 2) % ROUND - ROUND // 2
        stretches.append(Stretch(turn, round(hypot(bx - ax, by - ay))))
        facing = towards
    return parts_of(outside, stretches)


def faults(g: G, unit: Unit, legs: tuple[Leg, ...], allowance: int) -> Iterator[Refused]:
    """What forbids vehicles to drive on to the table so."""
    ends = []
    for leg in legs:
        if length_of(leg.points) > allowance + 1:
            far, limit = shown(length_of(leg.points)), shown(allowance)
            yield Refused(say("wh-fault-far", inches=far, limit=limit), "WH-VEH-36")
        model = unit.model(leg.model)
        parts = parts_in(model, leg)
        ends.append(parts[-1].after)
        yield from ground_faults(g, unit, begun(model, leg), parts)
    yield from together(ends)


class DrivingIn(Procedure):
    """Vehicles drive on to the table; each that touches rough ground tests, and on a 1 stays immobilised where it got
    to, even half over the edge (WH-GAME-11, WH-VEH-04, WH-CORE-12)."""

    unit: str
    legs: tuple[Leg, ...]

    @step
    def test(self, g: G) -> Action:
        seat = g.state.units[self.unit].seat
        return roll(len(self.stops(g)), Faces(), say("wh-roll-immobilised"), "WH-VEH-04", "WH-MOVE-03", seat=seat)

    @step
    def arrive(self, g: B, faces: tuple[int, ...]) -> Action:
        """The class of speed is that of the longest way (WH-VEH-36, WH-VEH-35)."""
        unit = g.state.units[self.unit]
        stops = self.stops(g)
        failed = {id: stop for (id, stop), face in zip(stops.items(), faces, strict=True) if face == FATAL}
        legs, speeds = [], ["stationary"]
        for leg in self.legs:
            model = unit.model(leg.model)
            end, gone = parts_in(model, leg)[-1].after, round(length_of(leg.points))
            if leg.model in failed:
                end, gone = failed[leg.model]
            legs.append(Leg(leg.model, (leg.points[0], (end.x, end.y)), end.facing))
            speeds += [class_of(model, gone) or speeds[-1]]
        fastest = max(speeds, key=list(TABLES.speeds).index)
        rules = ("WH-GAME-11", "WH-GAME-01", *(["WH-CORE-12"] if failed else []))
        g.emit(Entered(self.unit, tuple(legs), legs[0].facing, fastest), *rules)
        return Call(Immobilised(self.unit, tuple(failed)))

    @step
    def end(self, g: G) -> Action:
        """Done with nothing, so that nobody takes it for a roll."""
        return Done()

    def stops(self, g: G) -> dict[str, Stop]:
        """Where the vehicles that meet rough ground first touch it."""
        unit = g.state.units[self.unit]
        models = {leg.model: unit.model(leg.model) for leg in self.legs}
        found = {
            leg.model: perilous(g, begun(models[leg.model], leg), parts_in(models[leg.model], leg)) for leg in self.legs
        }
        return {id: stop for id, stop in found.items() if stop is not None}
