"""Driving: a vehicle goes its way, and stops where dangerous ground immobilises it (WH-VEH-01, WH-VEH-04)."""

from __future__ import annotations

from grognard.core.engine.dice import Faces, roll
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.vehicle_courses import Part, Stop, box_about, class_of, first_touch, parts_of
from grognard.games.wh40k5.rules.movement.danger import DangerTests, perils
from grognard.games.wh40k5.rules.saves.fates import FATAL
from grognard.games.wh40k5.rules.vehicles.damage import IMMOBILISED, DamageApplied
from grognard.games.wh40k5.rules.vehicles.moving import speeds_of
from grognard.games.wh40k5.state.choices import Course, Drive
from grognard.games.wh40k5.state.events.vehicles import Driven, VehiclesMoved
from grognard.games.wh40k5.state.state import Model, enemy
from grognard.space.plane import Hull, footprint


class Driving(Procedure):
    """The vehicles of a unit drive, one after the other; all are at the same class of speed (WH-VEH-01, WH-VEH-35)."""

    unit: str
    courses: tuple[Course, ...]
    speed: str = ""

    @step
    def set_off(self, g: B) -> Action:
        """Those of a squadron who stay are at the speed of the others (WH-VEH-35)."""
        unit = g.state.units[self.unit]
        speed = speeds_of(unit, Drive(self.unit, self.courses))
        driving = {course.model for course in self.courses}
        staying = [each for each in unit.models if each.id not in driving]
        if staying:
            ends = tuple(Driven(each.id, each.at, each.facing, speed) for each in staying)
            g.emit(VehiclesMoved(self.unit, ends), "WH-VEH-35")
        return self.then(speed=speed)

    @step
    def drive(self, g: G) -> Action:
        return Call(EachDrive(self.unit, self.courses, self.speed))


class EachDrive(Procedure):
    """The vehicles of a unit go their ways, one after the other."""

    unit: str
    courses: tuple[Course, ...]
    speed: str

    @step
    def drive(self, g: G) -> Action:
        return Call(OneDrive(self.unit, self.courses[0], self.speed)) if self.courses else Done()

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(replace(self, courses=self.courses[1:]))


class OneDrive(Procedure):
    """One vehicle drives. The moment it touches rough ground it tests, once: on a 1 it stops there, just touching, and
    is immobilised; it has gone no faster than it got (WH-VEH-04, WH-MOVE-03, WH-MOVE-11)."""

    unit: str
    course: Course
    speed: str
    stop: Hull | None = None
    gone: int = 0

    @step
    def test(self, g: G) -> Action:
        model = next((each for each in g.state.units[self.unit].models if each.id == self.course.model), None)
        if model is None:
            return Done()
        stop = perilous(g, model, parts_of(model, self.course.stretches))
        if stop is None:
            return Next(())
        seat = g.state.units[self.unit].seat
        return self.then(
            roll(1, Faces(), say("wh-roll-immobilised"), "WH-VEH-04", seat=seat), stop=stop.hull, gone=stop.gone
        )

    @step
    def arrive(self, g: B, faces: tuple[int, ...]) -> Action:
        model = g.state.units[self.unit].model(self.course.model)
        failed = faces == (FATAL,)
        end, speed = parts_of(model, self.course.stretches)[-1].after, self.speed
        if failed:
            assert self.stop is not None
            end, speed = self.stop, class_of(model, self.gone) or speed
        g.emit(VehiclesMoved(self.unit, (Driven(model.id, (end.x, end.y), end.facing, speed),)), "WH-VEH-01")
        if not failed:
            return Done()
        seat = enemy(g.state.units[self.unit].seat)
        return Call(DamageApplied(self.unit, model.id, IMMOBILISED, seat, "danger"))


def perilous(g: G, model: Model, parts: list[Part]) -> Stop | None:
    """Where a vehicle must test for the ground: where it first touches difficult or dangerous terrain; a skimmer where
    its move begins or ends in any, on a perch too (the seed's table; WH-MOVE-03, WH-MOVE-04). To turn on the spot in
    what it stands in is no move (WH-VEH-01)."""
    ground = g.context.ground_of(g.state)
    about = box_about(parts)
    if not any(patch.is_near(about) for patch in perils(g)):
        return None
    patches = [patch.shape for patch in (ground.difficult, ground.dangerous) if patch.is_near(about)]
    if model.type.flies:
        far = sum(abs(part.distance) for part in parts)
        if not far:
            return None
        patches.append(ground.impassable.shape)
        for end in (Stop(parts[0].before, 0), Stop(parts[-1].after, far)):
            if any(footprint(end.hull).intersects(shape) for shape in patches):
                return end
        return None
    if not any(part.distance for part in parts):
        patches = [shape for shape in patches if not footprint(parts[0].before).intersects(shape)]
    stops = [stop for shape in patches if (stop := first_touch(parts, shape)) is not None]
    return min(stops, key=lambda stop: stop.gone, default=None)


def danger_tests(g: G, unit: str, models: tuple[str, ...]) -> Procedure:
    """The tests for dangerous terrain of models on foot: a wound for a creature, for a walker the end of its moving
    (WH-MOVE-03, WH-VEH-26)."""
    return WalkerTests(unit, models) if g.state.units[unit].is_vehicle else DangerTests(unit, models)


class WalkerTests(Procedure):
    """Walkers test for dangerous terrain: on a 1 they are immobilised (WH-MOVE-03, WH-VEH-26)."""

    unit: str
    models: tuple[str, ...]

    @step
    def test(self, g: G) -> Action:
        seat = g.state.units[self.unit].seat
        return roll(len(self.models), Faces(), say("wh-roll-immobilised"), "WH-MOVE-03", "WH-VEH-26", seat=seat)

    @step
    def fail(self, g: G, faces: tuple[int, ...]) -> Action:
        failed = tuple(id for id, face in zip(self.models, faces, strict=True) if face == FATAL)
        return Call(Immobilised(self.unit, failed)) if failed else None


class Immobilised(Procedure):
    """Vehicles are immobilised, one after the other (WH-VEH-04)."""

    unit: str
    models: tuple[str, ...]

    @step
    def immobilise(self, g: G) -> Action:
        if not self.models:
            return Done()
        seat = enemy(g.state.units[self.unit].seat)
        return Call(DamageApplied(self.unit, self.models[0], IMMOBILISED, seat, "danger"))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(replace(self, models=self.models[1:]))
