"""Tank shock: a tank drives straight on through the enemy (WH-VEH-13, WH-VEH-14, WH-VEH-27, WH-MORALE-02).

TankShocks
TankShock         each tank of the unit, those in front first
  ShockTest       for each enemy unit it reaches: morale, death or glory
  Ram             for the enemy vehicle a ramming tank meets (see ramming)
  StepAside       units where it ends make room (see make_way)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import shapely

from grognard.core.engine.dice import Faces, roll
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Repeat, Skip, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.ground.room import along_until, clear_of_vehicles, room_ahead, shape_of, turn_refusal
from grognard.games.wh40k5.ground.vehicle_condition import is_halted, is_tank, is_under_way, tank_of
from grognard.games.wh40k5.ground.vehicle_courses import class_of, fastest, parts_of
from grognard.games.wh40k5.ground.vehicle_faces import hull_of
from grognard.games.wh40k5.rules.movement.movement import shown
from grognard.games.wh40k5.rules.saves.fates import FATAL
from grognard.games.wh40k5.rules.vehicles.damage import IMMOBILISED, DamageApplied
from grognard.games.wh40k5.rules.vehicles.death_or_glory import ShockTest
from grognard.games.wh40k5.rules.vehicles.driving import perilous
from grognard.games.wh40k5.rules.vehicles.make_way import StepAside
from grognard.games.wh40k5.rules.vehicles.moving import TURNS, can_move, cannot_drive
from grognard.games.wh40k5.rules.vehicles.ramming import Ram
from grognard.games.wh40k5.state.choices import Shock, Stretch
from grognard.games.wh40k5.state.events.characters import owner_of
from grognard.games.wh40k5.state.events.vehicles import Driven, Rammed, ShockAnnounced, VehiclesMoved
from grognard.games.wh40k5.state.measures import EPSILON
from grognard.games.wh40k5.state.state import Model, Unit, enemy
from grognard.space.bulk import Geometry
from grognard.space.hulls import ahead, pivoted, swept
from grognard.space.plane import Body, Hull, footprint
from grognard.space.terrain import apart


class Met(Record):
    """Something a tank reaches, how far on: an enemy unit, or with ``model`` an enemy vehicle."""

    gone: int
    unit: str
    model: str = ""


def refusal(g: G, unit: Unit, choice: Shock) -> Refused | None:
    """Why a unit may not drive at the enemy so: only tanks do, a squadron of them all alike, at combat speed or more; a
    ram takes the highest speed they have (WH-VEH-13, WH-VEH-15, WH-VEH-35)."""
    stuck = cannot_drive(g, unit)
    if stuck is not None:
        return stuck
    if not are_tanks(unit):
        return Refused(say("wh-refused-no-tank"), "WH-VEH-13", "WH-VEH-28")
    model = min(unit.models, key=fastest)
    if choice.distance <= 0 or class_of(model, choice.distance) is None:
        return Refused(say("wh-fault-shock-distance", limit=shown(fastest(model))), "WH-VEH-13")
    if choice.ram and choice.distance != fastest(model):
        return Refused(say("wh-fault-ram-distance", limit=shown(fastest(model))), "WH-VEH-15")
    order = foremost_first([each for each in unit.models if can_move(g, each)], choice.turn)
    stay = [each for each in unit.models if each not in order]
    swings = (
        turn_refusal(g, unit, each, choice.turn, [*stay, *order[number + 1 :]]) for number, each in enumerate(order)
    )
    return next((barred for barred in swings if barred is not None), None)


def are_tanks(unit: Unit) -> bool:
    """Whether a unit consists of tanks only."""
    return all(is_tank(model) for model in unit.models)


def candidates(g: G, unit: Unit) -> Iterator[Shock]:
    """A sample: at each enemy unit ahead after one of eight turns, as a tank shock and as a ram."""
    if not are_tanks(unit) or cannot_drive(g, unit) is not None:
        return
    far = min(fastest(model) for model in unit.models)
    for turn in TURNS:
        found = [met for model in unit.models for met in meetings(g, unit, pivoted(hull_of(model), turn), far)]
        yield from dict.fromkeys(Shock(unit.id, turn, far, bool(met.model)) for met in found)


def listed(g: G, unit: Unit) -> Iterator[Shock]:
    """Those that are allowed."""
    return (choice for choice in candidates(g, unit) if refusal(g, unit, choice) is None)


def meetings(g: G, unit: Unit, tank: Hull, distance: int) -> list[Met]:
    """The enemies a tank reaches on its straight way, the nearest first; locked units are not among them, nor who only
    touches its flanks or its rear."""
    way = swept(without_rims(tank), distance)
    found = []
    for other in g.state.standing(enemy(unit.seat)):
        if apart(way.bounds, g.context.stand(other.models).box) or is_locked(g, other):
            continue
        for model in other.models:
            if not is_reached(way, model.body):
                continue
            gone = along_until(tank, distance, shape_of(model))
            if gone is not None:
                found.append(Met(gone, other.id, model.id if other.is_vehicle else ""))
    nearest: dict[str, Met] = {}
    for met in sorted(found, key=lambda met: met.gone):
        nearest.setdefault(met.unit, met)
    return list(nearest.values())


def without_rims(tank: Hull) -> Hull:
    """A hull a hair narrower, and shorter behind."""
    slim = replace(tank, length=tank.length - 2 * EPSILON, width=tank.width - 2 * EPSILON)
    return ahead(slim, EPSILON)


def is_reached(way: Geometry, body: Body) -> bool:
    """Whether a body is on the ground a tank covers."""
    if isinstance(body, Hull):
        return bool(way.intersects(footprint(body)))
    return bool(way.distance(shapely.Point(body.x, body.y)) <= body.radius)


class TankShocks(Procedure):
    """The tanks of a unit turn and drive at the enemy, one after the other, those in front first (WH-VEH-13,
    WH-VEH-35)."""

    unit: str
    turn: int
    distance: int
    ram: bool
    done: tuple[str, ...] = ()

    @staticmethod
    def of(choice: Shock) -> TankShocks:
        """The carrying out of a choice."""
        return TankShocks(choice.unit, choice.turn, choice.distance, choice.ram)

    @step
    def drive(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        due = [model for model in unit.models if model.id not in self.done and not is_halted(g.state, model)]
        if not due:
            return Done()
        foremost = foremost_first(due, self.turn)[0]
        after = replace(self, done=(*self.done, foremost.id))
        mates = [model for model in unit.models if model.id != foremost.id]
        if turn_refusal(g, unit, foremost, self.turn, mates) is not None:
            # Those before it did not get out of its way: it stays.
            return Repeat(after)
        return after.then(Call(TankShock(foremost.id, self.turn, self.distance, self.ram)))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(self)


def foremost_first(models: Sequence[Model], turn: int) -> list[Model]:
    """Tanks that turn so and drive on, those in front first (WH-VEH-35)."""
    return sorted(models, key=lambda model: -forwards(model, pivoted(hull_of(model), turn)))


def forwards(model: Model, turned: Hull) -> float:
    """How far on a tank stands in the direction it is going to drive in."""
    x, y = ahead(turned, INCH).x - turned.x, ahead(turned, INCH).y - turned.y
    return (model.x * x + model.y * y) / INCH


class TankShock(Procedure):
    """A tank turns and drives straight on; each enemy unit it reaches tests at once (WH-VEH-13, WH-VEH-27).

    ``far`` is how far it gets, ``done`` the units dealt with, ``gone`` how far it is by now.
    """

    tank: str
    turn: int
    distance: int
    ram: bool
    far: int = 0
    gone: int = 0
    done: tuple[str, ...] = ()
    bogged: int | None = None
    tested: bool = False

    @step
    def set_off(self, g: B) -> Action:
        """It turns, and where rough ground lies on its way it tests (WH-VEH-04)."""
        if self.tested:
            return Next(())
        unit, model = self.unit(g), tank_of(g.state, self.tank)
        turned = pivoted(hull_of(model), self.turn)
        announced = (
            (Rammed(unit.id), "WH-VEH-15") if self.ram else (ShockAnnounced(unit.id, self.distance), "WH-VEH-13")
        )
        if self.turn:
            drive_to(g, self.tank, turned, 0, "WH-VEH-15" if self.ram else "WH-VEH-13")
        g.emit(*announced)
        tank = tank_of(g.state, self.tank)
        far = room_ahead(g, self.unit(g), tank, self.distance, ram=self.ram)
        stop = perilous(g, tank, parts_of(tank, (Stretch(0, far),)))
        after = replace(self, far=far, tested=True, bogged=None if stop is None else stop.gone)
        if stop is None:
            return after.then(Next(()))
        return after.then(roll(1, Faces(), say("wh-roll-immobilised"), "WH-VEH-04", seat=unit.seat))

    @step("end")
    def meet(self, g: B, faces: tuple[int, ...]) -> Action:
        """The next enemy on its way."""
        stuck = faces == (FATAL,)
        if self.bogged is not None and faces and not stuck:
            return self.next_enemy(g, replace(self, bogged=None))
        if stuck and self.bogged is not None:
            return self.next_enemy(g, replace(self, far=min(self.far, self.bogged)))
        return self.next_enemy(g, self)

    def next_enemy(self, g: B, after: TankShock) -> Action:
        """The tank drives up to the nearest enemy not yet met, who is dealt with."""
        if not is_under_way(g.state, self.tank):
            return after.then(Skip("end"), far=after.gone)
        unit, tank = self.unit(g), hull_of(tank_of(g.state, self.tank))
        ahead_of_it = meetings(g, unit, tank, after.far - after.gone)
        due = [each for each in ahead_of_it if each.unit not in after.done and (self.ram or not each.model)]
        met = next(iter(due), None)
        if met is None:
            return after.then(Skip("end"))
        after = replace(after, gone=after.gone + met.gone, done=(*after.done, met.unit))
        drive_to(g, self.tank, ahead(tank, met.gone), after.gone)
        if met.model:
            return after.then(Call(Ram(self.tank, met.unit, met.model, after.gone)))
        return after.then(Call(ShockTest(self.tank, met.unit, after.far - after.gone)))

    @step
    def go_on(self, g: G, stops: bool) -> Action:
        """It drives on unless it was stopped; then come those after (WH-VEH-14, WH-VEH-15)."""
        return Repeat(replace(self, far=self.gone) if stops else self)

    @step
    def end(self, g: B) -> Action:
        """The rest of its way; who stands where it ends makes room (WH-VEH-13, WH-VEH-27)."""
        if not self.is_there(g):
            return Done()
        model = tank_of(g.state, self.tank)
        tank = hull_of(model)
        rest = clear_of_vehicles(g, model, self.far - self.gone)
        drive_to(g, self.tank, ahead(tank, rest), self.gone + rest)
        return Call(StepAside(self.tank))

    @step
    def bog_down(self, g: G) -> Action:
        if self.bogged is None or not self.is_there(g) or self.far != self.bogged:
            return Done()
        seat = enemy(self.unit(g).seat)
        return Call(DamageApplied(owner_of(self.tank), self.tank, IMMOBILISED, seat, "danger"))

    @step
    def stop(self, g: G) -> Action:
        """Done with nothing, so that nobody takes it for a roll."""
        return Done()

    def unit(self, g: G) -> Unit:
        """The unit of the tank."""
        return g.state.units[owner_of(self.tank)]

    def is_there(self, g: G) -> bool:
        """Whether the tank has not been destroyed on its way."""
        return any(model.id == self.tank for model in self.unit(g).models)


def drive_to(g: B, tank: str, hull: Hull, gone: int, rule: str = "WH-VEH-13") -> None:
    """The tank is so far on its way by now: its speed is that of the way it has gone, not of the way it announced, for
    one that is stopped as for any vehicle (WH-VEH-13, WH-VEH-27)."""
    model = tank_of(g.state, tank)
    if (hull.x, hull.y, hull.facing) == (*model.at, model.facing) and model.turned:
        return
    speed = class_of(model, gone if gone > 2 * EPSILON else 0)
    assert speed is not None
    g.emit(VehiclesMoved(owner_of(tank), (Driven(tank, (hull.x, hull.y), hull.facing, speed),)), rule)
