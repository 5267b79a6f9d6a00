"""Riding in vehicles: boarding, getting out, beginning the battle aboard, empty transports (chapter Transports)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

import shapely
from shapely.ops import nearest_points

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground import walking
from grognard.games.bolt_action.ground.context import SLACK, B, G
from grognard.games.bolt_action.ground.formulas import within
from grognard.games.bolt_action.ground.placing import ROOM
from grognard.games.bolt_action.rules.movement import ways
from grognard.games.bolt_action.rules.movement.march import March
from grognard.games.bolt_action.state.chassis import Chassis
from grognard.games.bolt_action.state.choices import Board, Leg, LoadNothing, LoadUp, Walk
from grognard.games.bolt_action.state.events.nerve import UnitDestroyed
from grognard.games.bolt_action.state.events.vehicles import Boarded
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Model, Unit, enemy
from grognard.space.plane import Point, footprint, length_of


def room_in(g: G, vehicle: Unit) -> int:
    """How many men still find a seat in a vehicle (BA-TRN-01, BA-TRN-11)."""
    own: Chassis | None = g.context.profile(vehicle.id).chassis
    if own is None:
        return 0
    return own.seats - sum(len(rider.men) for rider in g.state.riders(vehicle.id))


def may_ride(g: G, unit: Unit, vehicle: Unit) -> bool:
    """Whether a vehicle has room for a unit: for infantry, or for a gun it can pull and the crew of that (BA-TRN-01,
    BA-TRN-09)."""
    if unit.is_vehicle or len(unit.men) > room_in(g, vehicle):
        return False
    own: Chassis | None = g.context.profile(vehicle.id).chassis
    if unit.gun is None or own is None:
        return True
    return gun_size(unit.gun) in own.tows and all(rider.gun is None for rider in g.state.riders(vehicle.id))


def gun_size(gun: Model) -> str:
    """The size of a gun, as tows know it: light, medium, heavy or super-heavy."""
    name = tables.WEAPONS[gun.weapons[0]].family
    return next((size for size in ("super-heavy", "light", "medium", "heavy") if name.startswith(size)), "heavy")


# ---- boarding ----------------------------------------------------------------------------------------------------


def boarding_refusal(g: G, unit: Unit, vehicle_id: str, allowance: int) -> Refused | None:
    """Why a unit on Run may not board a vehicle: it must stand still, have room, and be in reach of every man
    (BA-TRN-01, BA-TRN-02, BA-TRN-03, BA-TRN-11)."""
    vehicle = g.state.units.get(vehicle_id)
    if vehicle is None or vehicle.seat != unit.seat or not vehicle.is_vehicle or not vehicle.on_table:
        return Refused(say("ba-refused-no-vehicle"), "BA-TRN-01")
    dug_in = unit.gun is not None and g.context.dug_in(unit)
    if not unit.in_the_open or dug_in or not may_ride(g, unit, vehicle):
        return Refused(say("ba-refused-no-seats"), "BA-TRN-01", "BA-TRN-11")
    if vehicle.order in ("advance", "run"):
        return Refused(say("ba-refused-moving-vehicle"), "BA-TRN-02")
    if way_aboard(g, unit, vehicle, allowance) is None:
        return Refused(say("ba-refused-boarding-reach"), "BA-TRN-02")
    return None


def vehicles_to_board(g: G, unit: Unit, allowance: int) -> Iterator[Unit]:
    """The vehicles a unit may board now."""
    near = vehicles_near(g, unit, allowance)
    return (vehicle for vehicle in near if boarding_refusal(g, unit, vehicle.id, allowance) is None)


def vehicles_near(g: G, unit: Unit, allowance: int) -> Iterator[Unit]:
    """The vehicles of its side that have seats for a unit and are near enough to think of."""
    for id in g.context.vehicles:
        vehicle = g.state.units[id]
        if vehicle.seat == unit.seat and vehicle.on_table and may_ride(g, unit, vehicle):
            near = g.context.gap_of(unit.models, vehicle.models)
            if within(near, allowance + ROOM, g.context.epsilon):
                yield vehicle


def way_aboard(g: G, unit: Unit, vehicle: Unit, allowance: int) -> Walk | None:
    """Each man's way to within an inch of the hull, straight or round closed ground; None if not all can come. A gun
    has to stand there already (BA-TRN-09)."""
    if unit.gun is not None and not within(g.context.gap_of((unit.gun,), vehicle.models), ROOM, g.context.epsilon):
        return None
    legs = []
    for model in unit.men:
        way = way_to_hull(g, model, vehicle, allowance)
        if way is None:
            return None
        if len(way) > 1:
            legs.append(Leg(model.id, tuple(way[1:])))
    walk = Walk(tuple(legs))
    if not legs:
        return walk
    steps = walking.Steps(unit, walk)
    ids = [leg.model for leg in legs]
    if next(walking.ground_faults(g, unit, steps, ids, "run"), None) is not None:
        return None
    own = g.state.units[vehicle.id]
    for fault in walking.neighbour_faults(g, unit, steps, ids):
        if fault.message.id == "ba-fault-enemy-near":
            return None
    for fault in walking.vehicle_faults(g, unit, steps, ids, boarding=own.id):
        if fault.message.id != "ba-fault-friend-near":
            return None
    return walk


def way_to_hull(g: G, model: Model, vehicle: Unit, allowance: int) -> list[Point] | None:
    """A man's way to the nearest place within an inch of a hull."""
    side = footprint(vehicle.hull)
    here = shapely.Point(model.x, model.y)
    gap = side.distance(here) - model.radius
    if within(gap, ROOM, g.context.epsilon):
        return [(model.x, model.y)]
    x, y = shapely.get_coordinates(nearest_points(side, here)[0])[0]
    distance = hypot(model.x - x, model.y - y)
    keep = (model.radius + ROOM) / distance
    end = round(x + (model.x - x) * keep), round(y + (model.y - y) * keep)
    way: list[Point] | None = g.context.routes(model.radius - SLACK).route((model.x, model.y), end)
    if way is None or length_of(way) > allowance + g.context.epsilon:
        return None
    return way


class Boarding(Procedure):
    """A unit on Run boards a vehicle, which stays where it is this turn (BA-TRN-02)."""

    unit: str
    vehicle: str
    allowance: int

    @step
    def walk_up(self, g: G) -> Action:
        unit, vehicle = g.state.units[self.unit], g.state.units[self.vehicle]
        walk = way_aboard(g, unit, vehicle, self.allowance)
        assert walk is not None
        if not walk.legs:
            return Next(None)
        return Call(March(self.unit, ways.from_start(unit, walk.legs)))

    @step
    def get_in(self, g: B, down: bool | None) -> None:
        if g.state.units[self.unit].on_table and g.state.units[self.vehicle].on_table and not down:
            g.emit(Boarded(self.unit, self.vehicle), "BA-TRN-02")


class Limber(Procedure):
    """A gun's crew on Run hooks it to a tow that stands beside it (BA-TRN-09)."""

    unit: str

    @step
    def choose_tow(self, g: G) -> Action:
        return Ask(ChooseTow(g.state.units[self.unit].seat, self.unit))

    @step
    def hook_up(self, g: G, choice: Board) -> Action:
        return Call(Boarding(self.unit, choice.vehicle, tables.RATES["infantry"].run))


class ChooseTow(Decision):
    """To which tow a gun is limbered (BA-TRN-09)."""

    unit: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each that stands beside the gun and can pull it."""
        unit = g.state.units[self.unit]
        return [Board(vehicle.id) for vehicle in vehicles_to_board(g, unit, tables.RATES["infantry"].run)]


# ---- at the beginning and at the turn end ------------------------------------------------------------------------


class LoadVehicles(Procedure):
    """A side says which of its units begin the battle aboard its vehicles, one after the other (BA-TRN-10)."""

    seat: int

    @step
    def ask(self, g: G) -> Action:
        return Ask(ChooseLoad(self.seat)) if any(loads(g, self.seat)) else Done()

    @step
    def load(self, g: B, choice: LoadUp | LoadNothing) -> Action:
        if isinstance(choice, LoadNothing):
            return Done()
        g.emit(Boarded(choice.unit, choice.vehicle, starting=True), "BA-TRN-10")
        return Repeat(self)


def loads(g: G, seat: int) -> Iterator[LoadUp]:
    """Every unit off the table with every vehicle that has room for it."""
    for id in g.context.vehicles:
        vehicle = g.state.units[id]
        if vehicle.seat == seat:
            for unit in g.state.of(seat):
                if unit.place != "aboard" and not unit.on_table and may_ride(g, unit, vehicle):
                    yield LoadUp(unit.id, id)


class ChooseLoad(Decision):
    """Which unit begins aboard which vehicle (BA-TRN-01, BA-TRN-10, BA-TRN-11)."""

    def candidates(self, g: G) -> Sequence[Choice]:
        """Nothing more first, then every unit with every vehicle that has room for it."""
        return [LoadNothing(), *loads(g, self.seat)]


class EmptyTransports(Procedure):
    """At the turn end an empty transport nearer to an enemy than to any friend is lost (BA-TRN-08, BA-TRN-15)."""

    @step
    def look(self, g: B) -> None:
        for id in g.context.vehicles:
            vehicle = g.state.units[id]
            if vehicle.on_table and is_abandoned(g, vehicle):
                g.emit(UnitDestroyed(id, "empty"), "BA-TRN-08")


def is_abandoned(g: G, vehicle: Unit) -> bool:
    """Whether a transport without passengers stands closer to an enemy than to any friend that is no vehicle."""
    own = g.context.profile(vehicle.id).chassis
    if own is None or not own.seats or any(g.state.riders(vehicle.id)):
        return False

    def nearest(seat: int, men_only: bool) -> float:
        return min(
            (
                g.context.gap(vehicle, other)
                for other in g.state.standing(seat)
                if other.id != vehicle.id and not (men_only and other.is_vehicle)
            ),
            default=1000.0 * INCH,
        )

    foe = nearest(enemy(vehicle.seat), False)
    return foe < 1000.0 * INCH and foe < nearest(vehicle.seat, True)
