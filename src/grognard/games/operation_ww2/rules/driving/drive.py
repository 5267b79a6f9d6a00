"""A vehicle on its way: driving tests, held shots, collisions, people under its front (AZ-DRV, AZ-ANT-12, AZ-RAM-08).

Lengths are thousandths of a centimetre.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import shapely

from grognard.core.engine.dice import Roll
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Repeat, step
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.terrain import ROUNDED
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.course import Stretch, course, grounds, hull_at, on_it, passed
from grognard.games.operation_ww2.rules.crews.mobility import mobility_of
from grognard.games.operation_ww2.rules.crews.nerves import is_aboard
from grognard.games.operation_ww2.rules.driving import breaches, driveways, overrunning, riders_on_top
from grognard.games.operation_ww2.rules.driving.breaking_in import BreakingIn, Entered, Wrecking
from grognard.games.operation_ww2.rules.driving.make_way import put_aside
from grognard.games.operation_ww2.rules.driving.overrunning import Evading
from grognard.games.operation_ww2.rules.driving.ramming import Collision, EvadeRam, weight_of_terrain
from grognard.games.operation_ww2.rules.driving.rolling import FINE, RIM, inner
from grognard.games.operation_ww2.rules.driving.running_into_wrecks import IntoWreck
from grognard.games.operation_ww2.rules.intent.interrupting import Interruption, held_shots, point_of
from grognard.games.operation_ww2.rules.morale.fates import tested
from grognard.games.operation_ww2.state.events.driving import Breached, CameFree, Drove, GotStuck
from grognard.games.operation_ww2.state.ground import Breach
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, MoveIntent, Speed
from grognard.games.operation_ww2.state.state import Model, Ordered, Unit
from grognard.space.hulls import swept, swung
from grognard.space.plane import Hull, Point, footprint
from grognard.space.terrain import Geometry


class Stop(Record):
    """Something that happens so far along a course: driving tests in a piece, a held shot, riders who have to
    hold on."""

    at: int
    piece: str = ""
    tests: int = 0
    shot: Ordered | None = None
    building: str = ""
    riders: bool = False


class Arrival(Record):
    """How a drive ended: the units it has hurt on the way, and if the vehicle got stuck."""

    struck: tuple[str, ...] = ()
    stuck: bool = False


class Drive(Procedure):
    """A vehicle drives its declared way as far as it comes (AZ-VMV-01). ``start`` is its hull before, ``gone`` how far
    it has come, ``end`` how far it goes at most, ``stops`` what happens on the way. The value is an ``Arrival``."""

    ordered: Ordered
    vehicle: str
    start: Hull
    stops: tuple[Stop, ...] = ()
    gone: int = 0
    end: int = 0
    struck: tuple[str, ...] = ()
    stuck: bool = False
    met: tuple[str, ...] = ()
    over: bool = False
    crushed: tuple[str, ...] = ()

    @step
    def go(self, g: B) -> Action:
        """To the next stop, or to whatever bars the way before it."""
        unit = g.state.units[self.ordered.unit]
        if self.over or not self._is_able(g, unit):
            return Next(None)
        there = min(self.stops[0].at, self.end) if self.stops else self.end
        blocked = first_in_the_way(g, unit, unit.model(self.vehicle), self._stretches(g), self.gone, there, self.met)
        if blocked is not None:
            return self._run_into(g, blocked)
        self._drive(g, there)
        if not self.stops or self.stops[0].at > self.end:
            return self.then(Next(None), gone=there, over=True)
        return self.then(self._stop(g, self.stops[0]), gone=there)

    @step
    def after_stop(self, g: B, value: int | Entered | None) -> Action:
        """What a stop has left of the movement (AZ-DRV-02, AZ-ANT-12, AZ-TKB-02)."""
        if isinstance(value, Entered):
            hurt = tuple(dict.fromkeys((*self.struck, *value.struck)))
            going = replace(self, stops=self.stops[1:], struck=hurt, crushed=(*self.crushed, *value.crushed))
            return Repeat(going) if value.goes_on else going.then(Next(None), over=True)
        unit = g.state.units[self.ordered.unit]
        if self.over or not self._is_able(g, unit):
            return Next(None)
        if not self.stops:
            return Next(None)
        first, *rest = self.stops
        going = replace(self, stops=tuple(rest))
        if first.tests:
            if value != first.tests:
                g.emit(GotStuck(unit.id, self.vehicle, first.piece), "AZ-DRV-02", "AZ-DRV-03")
                return going.then(Next(None), over=True, stuck=True)
            if sheets.machine(unit.model(self.vehicle)).stuck:
                g.emit(CameFree(unit.id, self.vehicle), "AZ-DRV-04")
            return Repeat(going)
        if first.shot is not None and g.setup.options["interrupted_vehicle"] == "stop_always":
            return going.then(Next(None), over=True)
        return Repeat(replace(going, end=min(self.end, self._left(g, unit))))

    @step
    def overrun(self, g: G) -> Action:
        """People under its front evade, when it has come as far as it comes (AZ-OVR-01, AZ-OVR-05, AZ-RAM-08)."""
        unit = g.state.units[self.ordered.unit]
        gone = until(self._stretches(g), self.gone)
        found = overrunning.touched(g, unit, gone) if gone else []
        # Riders who have just been thrown off a motorcycle lie beside it, not under the vehicle.
        found = [each for each in found if not any(each[1].startswith(f"{id}.") for id in self.met)]
        # Those in a building a tank broke into have rolled for that (AZ-TKB-06).
        found = [each for each in found if each[1] not in self.crushed]
        besides = self._besides
        most = overrunning.limit(g, besides) if besides.overrun else overrunning.NO_LIMIT
        return Call(Evading(tuple(found[:most])))

    @step
    def settle(self, g: B, struck: tuple[str, ...]) -> Action:
        """Gaps in what it drove through, the last turn, people put aside (AZ-TER-03, AZ-VMV-07, AZ-OVR-03)."""
        unit = g.state.units[self.ordered.unit]
        if unit.on_table and any(model.id == self.vehicle for model in unit.models):
            if self.gone >= self.end and self._is_able(g, unit) and not self.stuck:
                self._drive(g, self.gone, turns=True)
            breach(g, unit.model(self.vehicle), until(self._stretches(g), self.gone))
            put_aside(g, unit.id, self.vehicle, "AZ-OVR-03", "AZ-MOV-10")
        after = replace(self, struck=tuple(dict.fromkeys((*self.struck, *struck))))
        if not breaches.is_on(g):
            return after.then(Next(()))
        return after.then(Call(Wrecking(unit.id, self.vehicle, self.crushed)))

    @step
    def arrive(self, g: G, struck: tuple[str, ...]) -> Action:
        return Done(Arrival(tuple(dict.fromkeys((*self.struck, *struck))), self.stuck))

    # ---- parts of the steps ----

    @property
    def _besides(self) -> Besides:
        assert self.ordered.intent is not None
        return self.ordered.intent.besides

    def _stretches(self, g: G) -> list[Stretch]:
        assert isinstance(self.ordered.intent, (MoveIntent, AssaultIntent))
        return course(self.start, self.ordered.intent.way, self._besides, g.context.limit("turn-degrees"))

    def _is_able(self, g: G, unit: Unit) -> bool:
        """Whether the vehicle goes on: there, manned, unbroken, not immobile (AZ-ANT-12)."""
        if not unit.takes_orders or not is_aboard(g, unit, self.vehicle):
            return False
        left = mobility_of(g, unit.model(self.vehicle))
        turns_only = not self.ordered_way and left == "turning"
        return left in ("full", "half") or turns_only

    @property
    def ordered_way(self) -> tuple[Point, ...]:
        """The declared way."""
        assert isinstance(self.ordered.intent, (MoveIntent, AssaultIntent))
        return self.ordered.intent.way

    def _left(self, g: G, unit: Unit) -> int:
        """How far damage on the way still lets it come."""
        intent = self.ordered.intent
        assert isinstance(intent, (MoveIntent, AssaultIntent))
        vehicle = unit.model(self.vehicle)
        stretches = self._stretches(g)
        turns = sum(each.turns for each in stretches) * g.context.limit("turn-cost")
        most = driveways.allowance(g, vehicle, self.ordered.card.order, intent.speed)
        price = driveways.price_of(g, vehicle, intent.way, stretches)
        return int(max(self.gone, most + price.bonus - price.cost - turns))

    def _drive(self, g: B, there: int, turns: bool = False) -> None:
        stretches = self._stretches(g)
        if not stretches:
            return
        last = stretches[-1].after if turns else hull_at(stretches, there)
        way = passed(stretches, self.gone, there)
        vehicle = g.state.units[self.ordered.unit].model(self.vehicle)
        if (last.x, last.y, last.facing) != (vehicle.x, vehicle.y, vehicle.facing):
            g.emit(Drove(self.ordered.unit, self.vehicle, way, last.facing), "AZ-VMV-01")

    def _stop(self, g: G, stop: Stop) -> Action:
        if stop.shot is not None:
            return Call(Interruption(stop.shot))
        if stop.riders:
            return Call(riders_on_top.HoldingOn(self.ordered.unit, self.vehicle))
        if stop.building:
            return Call(BreakingIn(self.ordered.unit, self.vehicle, stop.building))
        unit = g.state.units[self.ordered.unit]
        return driving_test(g, unit, stop.tests)

    def _run_into(self, g: B, blocked: Blocked) -> Action:
        """A motorcycle evades, and the vehicle drives on; at anything else it stops in contact (AZ-RAM-06, AZ-RAM-09).
        A gun stops it."""
        self._drive(g, blocked.at)
        here = replace(self, gone=blocked.at)
        if blocked.kind == "motorcycle":
            met = replace(here, met=(*self.met, blocked.model), stops=(Stop(blocked.at), *self.stops))
            return met.then(Call(EvadeRam(blocked.unit, blocked.model)))
        going = replace(here, over=True)
        if blocked.kind == "gun":
            return going.then(Next(None))
        unit, vehicle = self.ordered.unit, self.vehicle
        if blocked.kind == "vehicle":
            hurt = tuple(dict.fromkeys((*self.struck, blocked.unit)))
            return going.then(Call(Collision(unit, vehicle, blocked.unit, blocked.model)), struck=hurt)
        weight = weight_of_terrain("wreck", blocked.cover)
        return going.then(Call(IntoWreck(unit, vehicle, blocked.model, weight)))


# ---- what lies on the way ----------------------------------------------------------------------------------------


class Blocked(Record):
    """What a vehicle runs into, and how far along its course."""

    at: int
    kind: Literal["vehicle", "motorcycle", "gun", "wreck"]
    unit: str = ""
    model: str = ""
    cover: Literal["none", "light", "medium", "heavy"] = "none"


def first_in_the_way(
    g: G, unit: Unit, vehicle: Model, stretches: list[Stretch], gone: int, there: int, met: tuple[str, ...]
) -> Blocked | None:
    """The first thing that bars a vehicle between two distances along its course: vehicles, guns, wrecks; None: it is
    free. What it ``met`` already counts no more."""
    if not stretches:
        return None
    begun = footprint(inner(vehicle))
    bodies = [(shape, blocked) for shape, blocked in _bodies(g, unit, vehicle, met) if not shape.intersects(begun)]
    if not bodies:
        return None
    low, high = gone, there
    if not _meets(stretches, gone, there, bodies):
        return None
    while high - low > FINE:
        middle = (low + high) // 2
        low, high = (low, middle) if _meets(stretches, gone, middle, bodies) else (middle, high)
    first = _meets(stretches, gone, high, bodies)
    assert first
    return replace(first[0], at=low)


def _meets(stretches: list[Stretch], start: float, end: float, bodies: list[tuple[Geometry, Blocked]]) -> list[Blocked]:
    shape = ground_between(stretches, start, end)
    return [blocked for body, blocked in bodies if body.intersects(shape)]


def _bodies(g: G, unit: Unit, vehicle: Model, met: tuple[str, ...]) -> Iterator[tuple[Geometry, Blocked]]:
    for other in g.state.units.values():
        for model in other.models if other.on_table else ():
            body = model.body
            if model.id == vehicle.id or model.aboard is not None or model.id in met or not isinstance(body, Hull):
                continue
            cycle = sheets.is_vehicle(model) and sheets.is_motorcycle(g, model)
            kind: Literal["vehicle", "motorcycle", "gun"] = "gun" if model.role == "gun" else "vehicle"
            yield footprint(body), Blocked(0, "motorcycle" if cycle else kind, other.id, model.id)
    for wreck in g.state.wrecks:
        yield footprint(wreck.hull), Blocked(0, "wreck", "", wreck.id, wreck.cover)


def ground_between(stretches: list[Stretch], start: float, end: float) -> Geometry:
    """The ground a hull covers between two distances along its course, turns included, the rim left out."""
    shapes: list[Geometry] = []
    for each in stretches:
        first, last = max(start, each.gone), min(end, each.gone + each.length)
        turning = bool(each.turn) and start <= each.gone < end
        narrow = replace(each.before, length=each.before.length - 2 * RIM, width=each.before.width - 2 * RIM)
        if turning:
            shapes.append(swung(narrow, each.turn))
        if last > first:
            here = each.at(first)
            begun = replace(here, length=narrow.length, width=narrow.width)
            shapes.append(swept(begun, -(last - first) if each.back else last - first))
    if not shapes:
        hull = hull_at(stretches, start)
        shapes.append(footprint(replace(hull, length=hull.length - 2 * RIM, width=hull.width - 2 * RIM)))
    return shapely.union_all(shapes)


def until(stretches: list[Stretch], gone: float) -> list[Stretch]:
    """The course as far as it was driven."""
    found = []
    for each in stretches:
        if each.gone > gone or (each.gone == gone and each.length):
            break
        length = min(each.length, gone - each.gone)
        found.append(each._replace(after=each.at(each.gone + length), length=length))
    return found


def driving_test(g: G, unit: Unit, count: int) -> Roll:
    """So many driving tests at once, all of which must be passed (AZ-DRV-01, AZ-DRV-02)."""
    return tested(g, unit, count, "az-roll-driving", "AZ-DRV-01", "AZ-DRV-02")


def stops_of(g: G, unit: Unit, vehicle: Model, stretches: list[Stretch], speed: Speed = "slow") -> tuple[Stop, ...]:
    """What happens on a course, the nearest first: driving tests after 5 cm in a piece, what comes of 5 cm in a
    building, held shots; fast, its riders hold on first (AZ-DRV-01, AZ-TKB-02, AZ-ANT-10, AZ-TTR-01)."""
    found = [*_tests(g, vehicle, stretches)]
    found += [Stop(point_of(ordered), shot=ordered) for ordered in held_shots(g, unit.id)]
    if breaches.is_on(g):
        deep = g.context.limit("into-building")
        total = int(stretches[-1].gone + stretches[-1].length) if stretches else 0
        for at, building in breaches.entered(g, vehicle, stretches):
            if at + deep <= total:
                found.append(Stop(at + deep, building=building))
    if speed == "fast" and stretches and riders_on_top.riders(g, vehicle):
        found.append(Stop(0, riders=True))
    return tuple(sorted(found, key=lambda stop: (stop.at, not stop.riders)))


def _tests(g: G, vehicle: Model, stretches: list[Stretch]) -> Iterator[Stop]:
    terrain = g.context.terrain
    goings = terrain.driven[driveways.column_of(g, vehicle)]
    total = int(stretches[-1].gone + stretches[-1].length) if stretches else 0
    if not total:
        return
    ground = ground_between(stretches, 0, total)
    least, stuck = g.context.limit("before-driving-test"), sheets.machine(vehicle).stuck
    for number in terrain.field.in_box(*ground.bounds):
        tests = goings[number].tests
        shape, piece = terrain.field.polygons[number], terrain.field.pieces[number].id
        if not tests or not shape.intersects(ground):
            continue
        if piece == stuck:
            yield Stop(0, piece, tests)
            continue
        between = on_it(stretches, shape, RIM)
        if between is not None and between[1] - between[0] >= least - 3 * ROUNDED:
            yield Stop(min(between[0] + least, total), piece, tests)


def breach(g: B, vehicle: Model, stretches: list[Stretch]) -> None:
    """Leave gaps in what is flattened by being driven through (AZ-TER-03)."""
    terrain = g.context.terrain
    goings = terrain.driven[driveways.column_of(g, vehicle)]
    found: list[Breach] = []
    field = g.context.map.ground
    table = shapely.box(0, 0, field.width, field.depth)
    for _, driven in grounds(stretches):
        # Corners of the hull may reach over the table's edge; what is flattened lies on it.
        shape = shapely.intersection(driven, table)
        for number in terrain.field.in_box(*shape.bounds):
            if goings[number].removed and terrain.field.polygons[number].intersects(shape):
                outline = tuple((round(x), round(y)) for x, y in shapely.get_coordinates(shape)[:-1].tolist())
                found.append(Breach(g.context.drawn_as(terrain.field.pieces[number].id), outline))
    for each in dict.fromkeys(found):
        g.emit(Breached(each), "AZ-TER-03")
