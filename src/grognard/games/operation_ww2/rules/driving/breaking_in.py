"""Tanks that enter buildings through the walls, by the option ``tanks_in_buildings`` (AZ-TKB).

EntryTest    before the tank moves at all
BreakingIn   5 cm inside: what becomes of the tank, and of the people in the room
Wrecking     a small building that a tank has driven through falls

Lengths are thousandths of a centimetre, angles thousandths of a degree.
"""

from __future__ import annotations

from shapely.ops import nearest_points

from grognard.core.book.tables import row_of
from grognard.core.engine.dice import Total, roll
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, step
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.data.tables.buildings import Entry
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.fallen_buildings import shape_of
from grognard.games.operation_ww2.ground.inner_walls import room_at
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.rules.buildings.demolition import crushing, inside
from grognard.games.operation_ww2.rules.crews.crew_hits import Hurt
from grognard.games.operation_ww2.rules.crews.mobility import mobility_of
from grognard.games.operation_ww2.rules.crews.nerves import CrewTests
from grognard.games.operation_ww2.rules.driving.breaches import walls
from grognard.games.operation_ww2.rules.driving.rolling import inner
from grognard.games.operation_ww2.rules.morale.fates import tested
from grognard.games.operation_ww2.state.events.buildings import BrokeIn, BuildingFell, CameOut
from grognard.games.operation_ww2.state.events.vehicles import PartsLost
from grognard.games.operation_ww2.state.state import Model
from grognard.space.plane import Point, footprint


class EntryTest(Procedure):
    """Whether a tank that is to enter so many buildings gets going at all (AZ-TKB-01). The value: whether it does."""

    unit: str
    count: int

    @step
    def roll_dice(self, g: G) -> Action:
        return tested(g, g.state.units[self.unit], self.count, "az-roll-breaking-in", "AZ-TKB-01")

    @step
    def end(self, g: G, held: int) -> Action:
        return Done(held == self.count)


class Entered(Record):
    """How a tank came into a building: whether it drives on, the units hurt, the people who have rolled."""

    goes_on: bool
    struck: tuple[str, ...] = ()
    crushed: tuple[str, ...] = ()


class BreakingIn(Procedure):
    """5 cm inside: a die, less for a larger building, says what becomes of the tank; the people in the room roll on the
    heavy table (AZ-TKB-02, AZ-TKB-06). The value is an ``Entered``."""

    unit: str
    model: str
    piece: str
    effect: str = ""
    crushed: tuple[str, ...] = ()
    struck: tuple[str, ...] = ()

    @step
    def roll_die(self, g: G) -> Action:
        seat = g.state.units[self.unit].seat
        return roll(1, Total(), say("az-roll-entry"), "AZ-TKB-02", seat=seat, sides=10)

    @step
    def crush(self, g: B, die: int) -> Action:
        tables = g.context.tables
        built = g.context.map.buildings[self.piece]
        total = max(die + tables.building_sizes[built.size].entry, 1)
        row: Entry = row_of(tables.entry, total)
        tank = g.state.units[self.unit].model(self.model)
        shape = shape_of(g.context.map, self.piece)
        _, hole = nearest_points(footprint(inner(tank)).centroid, shape.exterior)
        room = room_at(g.context.map, g.context.tables, self.piece, (tank.x, tank.y), footprint(inner(tank)))
        found = [(unit, model) for unit, model in inside(g, room) if model.is_person]
        gap = (round(hole.x), round(hole.y))
        drawn = g.context.drawn_as(self.piece)
        g.emit(BrokeIn(self.unit, self.model, drawn, total, row.effect, gap), "AZ-TKB-02")
        after = replace(self, effect=row.effect, crushed=tuple(model.id for _, model in found))
        seat = g.state.units[self.unit].seat
        return after.then(Call(crushing(seat, found, "heavy-weapons", gap)) if found else Next(()))

    @step
    def strike(self, g: B, struck: tuple[str, ...]) -> Action:
        """A falling roof, or the cellar; or it is stuck, and its crew's nerve is tested."""
        after = replace(self, struck=struck)
        unit = g.state.units[self.unit]
        tank = next((model for model in unit.models if model.id == self.model), None)
        if tank is None or self.effect == "drives":
            return after.then(Next(()))
        at = (tank.x, tank.y)
        if self.effect == "heavy":
            return after.then(Call(crushing(unit.seat, [(unit, tank)], "heavy-weapons", at)))
        if mobility_of(g, tank) != "none":
            g.emit(PartsLost(unit.id, tank.id, ("immobile",)), "AZ-TKB-02")
        return after.then(Call(CrewTests(unit.id, tank.id, Hurt(nerve=1), at)))

    @step
    def end(self, g: G, more: tuple[str, ...] | None) -> Action:
        struck = tuple(dict.fromkeys((*self.struck, *(more or ()))))
        return Done(Entered(self.effect == "drives", struck, self.crushed))


# ---- driving through ---------------------------------------------------------------------------------------------


def out_of(g: G, vehicle: Model) -> str:
    """The building a tank had broken into and has left now; empty: none."""
    piece = sheets.machine(vehicle).inside
    if not piece:
        return ""
    body = footprint(inner(vehicle))
    stays = any(g.context.drawn_as(id) == piece and shape.intersects(body) for id, shape in walls(g))
    return "" if stays else piece


class Wrecking(Procedure):
    """A tank comes out of a building: a small one falls; people in it who have not rolled yet do (AZ-TKB-05,
    AZ-TKB-06). ``crushed`` are those who have. The value: the units hurt."""

    unit: str
    model: str
    crushed: tuple[str, ...] = ()
    piece: str = ""

    @step
    def crush(self, g: B) -> Action:
        unit = g.state.units[self.unit]
        tank = next((model for model in unit.models if model.id == self.model), None)
        piece = out_of(g, tank) if tank is not None else ""
        if not piece:
            return Done(())
        g.emit(CameOut(self.unit, self.model), "AZ-TKB-05")
        built = g.context.map.buildings.get(piece)
        if built is None or built.size != "small" or all(id != piece for id, _ in walls(g)):
            return Done(())
        shape = shape_of(g.context.map, piece)
        found = [each for each in inside(g, shape) if each[1].is_person and each[1].id not in self.crushed]
        middle: Point = round(shape.centroid.x), round(shape.centroid.y)
        return self.then(Call(crushing(unit.seat, found, "heavy-weapons", middle)) if found else Next(()), piece=piece)

    @step
    def fall(self, g: B, struck: tuple[str, ...]) -> Action:
        shape = shape_of(g.context.map, self.piece)
        buried = tuple(model.id for _, model in inside(g, shape))
        g.emit(BuildingFell(g.context.drawn_as(self.piece), 0, buried), "AZ-TKB-05", "AZ-TKB-06")
        return Done(struck)
