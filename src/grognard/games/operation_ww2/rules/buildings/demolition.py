"""Big shells and charges against buildings: shaking, falling, roofs, dust (AZ-DEM, AZ-ROO, AZ-EXP-06).

Demolishing     a die on the table of demolition
  TrainingTests   of the units inside
  Falling         everybody in the section rolls; it is a ruin; dust
RoofDamage      a die on the table of roofs, then perhaps demolition
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import shapely

from grognard.core.book.tables import row_of
from grognard.core.engine.dice import Total, roll
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.data.tables.buildings import Demolition, Fall, Roof, RoofRow, Size
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.fallen_buildings import (
    ENCLOSED,
    RUIN,
    dust_about,
    number_at,
    sections,
    shape_of,
    size_of,
)
from grognard.games.operation_ww2.ground.inner_walls import rooms, rooms_near
from grognard.games.operation_ww2.rules.area.damage_dice import DamageDice, Lot, singly
from grognard.games.operation_ww2.rules.fire.losses import lose
from grognard.games.operation_ww2.rules.guns.artillery import GunHit, GunHits
from grognard.games.operation_ww2.rules.morale.fates import tested
from grognard.games.operation_ww2.rules.vehicle_fire.hits import VehicleHit, VehicleHits
from grognard.games.operation_ww2.state.events.buildings import (
    BuildingFell,
    BuildingShaken,
    DustRaised,
    DustSettled,
    RoofLost,
    RoofStruck,
    TrainingTested,
)
from grognard.games.operation_ww2.state.ground import Dust
from grognard.games.operation_ww2.state.shots import Table
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Point
from grognard.space.terrain import Geometry

TABLES_OF_FALLS: dict[str, Table] = {"small-arms": "small-arms", "heavy": "heavy-weapons"}
"""On which half of the damage table everybody rolls in a building that falls so (AZ-TAB-DEMOLISH)."""


# ---- what stands where -------------------------------------------------------------------------------------------


def enclosing(g: G, at: Point) -> str:
    """The building, ruin or bunker a place is in, by the id of its piece as it was drawn; empty: none."""
    field = g.context.terrain.field
    for number, piece in enumerate(field.pieces):
        if piece.kind in ENCLOSED and shapely.intersects_xy(field.polygons[number], *at):
            return str(g.context.drawn_as(piece.id))
    return ""


def has_fallen(g: G, piece: str, section: int) -> bool:
    """Whether a section of a building lies in ruins, from the start or since (AZ-DEM-04)."""
    if next(each.kind for each in g.context.laid.ground.pieces if each.id == piece) == RUIN:
        return True
    return any(each.piece == piece and section in each.fallen for each in g.state.damaged)


def is_roofless(g: G, at: Point) -> bool:
    """Whether the building at a place has no roof there any more (AZ-ROO-02)."""
    if not g.state.damaged:
        return False
    piece = enclosing(g, at)
    known = next((each for each in g.state.damaged if each.piece == piece), None)
    return known is not None and number_at(sections(g.context.laid, piece, g.context.tables), at) in known.roofless


def top_storey(g: G, piece: str) -> int:
    """The highest floor of a building."""
    built = g.context.laid.buildings.get(piece)
    return built.storeys - 1 if built is not None else 0


def inside(g: G, shape: Geometry) -> Iterator[tuple[Unit, Model]]:
    """The models that stand in a shape, each with its unit; who is aboard something does not count."""
    for unit in g.state.units.values():
        for model in unit.models if unit.on_table else ():
            if model.aboard is None and shapely.intersects_xy(shape, model.x, model.y):
                yield unit, model


def calibre_value(g: G, calibre: int) -> int | None:
    """What a calibre in millimetres adds to demolition and roofs; None: it does nothing to buildings (AZ-DEM-02,
    AZ-ROO-01)."""
    rows = g.context.tables.calibres.values()
    return max((row.value for row in rows if row.least <= calibre), default=None)


def bounded(g: G, total: int) -> int:
    """A total as the tables have it (AZ-DEM-07)."""
    least, most = g.context.limit("least-demolition"), g.context.limit("most-demolition")
    return int(max(least, min(most, total)))


def fall_by(g: G, size: Size, total: int) -> Fall:
    """What a total of demolition does to a building of this size (AZ-DEM-02, AZ-DEM-07)."""
    row: Demolition = row_of(g.context.tables.demolition, bounded(g, total))
    return row.on(size)


def roof_by(g: G, size: Size, total: int) -> Roof:
    """What a total does to its roof (AZ-ROO-01)."""
    row: RoofRow = row_of(g.context.tables.roofs, bounded(g, total))
    return row.on(size)


def added_after_roof(g: G, value: int) -> int:
    """What is added to the demolition that the loss of a roof brings, by a shell whose calibre adds a value
    (AZ-ROO-03)."""
    added: int = g.context.limit("demolition-after-roof")
    return added + value if g.setup.options["roof_chain_calibre"] == "added" else added


def demolishes(g: G) -> bool:
    """Whether buildings can be demolished, by the option ``building_damage``."""
    return bool(g.setup.options["building_damage"] == "on")


# ---- demolition --------------------------------------------------------------------------------------------------


class Demolishing(Procedure):
    """A die for a building that is struck, with its modifiers, less if it has fallen there already (AZ-DEM-02,
    AZ-DEM-04, AZ-DEM-07). The value: the units that lost models."""

    seat: int
    piece: str
    at: Point
    added: int
    rules: tuple[str, ...] = ("AZ-DEM-02",)

    @step
    def roll_die(self, g: G) -> Action:
        return roll(1, Total(), say("az-roll-demolition"), *self.rules, seat=self.seat, sides=10)

    @step
    def read(self, g: B, die: int) -> Action:
        tables = g.context.tables
        parts = sections(g.context.laid, self.piece, tables)
        section = number_at(parts, self.at)
        ruined = g.context.limit("fallen-building") if has_fallen(g, self.piece, section) else 0
        total = bounded(g, die + self.added + ruined)
        fall = fall_by(g, size_of(g.context.laid, self.piece), total)
        g.emit(BuildingShaken(self.piece, total, fall), *self.rules, "AZ-DEM-07")
        if fall in ("test", "rooms"):
            shape: Geometry = shape_of(g.context.laid, self.piece)
            if fall == "rooms":
                found = rooms(g.context.laid, tables, self.piece)
                shape = shapely.union_all(list(rooms_near(found, self.at)))
            return Call(TrainingTests(tuple(dict.fromkeys(unit.id for unit, _ in inside(g, shape)))))
        if fall == "none":
            return Next(())
        return Call(Falling(self.seat, self.piece, section, TABLES_OF_FALLS[fall]))

    @step
    def end(self, g: G, struck: tuple[str, ...]) -> Action:
        return Done(struck)


class TrainingTests(Procedure):
    """Each unit tests its training with a plain die; who fails lies down scared, everybody of it (AZ-DEM-03). The
    value: nobody lost a model."""

    units: tuple[str, ...]

    @step
    def test(self, g: G) -> Action:
        if not self.units:
            return Done(())
        unit = g.state.units[self.units[0]]
        return tested(g, unit, 1, "az-roll-training", "AZ-DEM-03")

    @step
    def result(self, g: B, passed: int) -> Action:
        unit = g.state.units[self.units[0]]
        g.emit(TrainingTested(unit.id, bool(passed)), "AZ-DEM-03")
        if not passed:
            lose(g, unit.id, (), [model.id for model in unit.people], "AZ-DEM-03", cause="collapse")
        return Repeat(TrainingTests(self.units[1:]))


class Falling(Procedure):
    """A section of a building falls: every model in it rolls without cover, vehicles too; it becomes a ruin, in which
    the survivors lie on the ground, and dust hangs about it (AZ-DEM-05, AZ-DEM-06, AZ-DEM-09). What lies in ruins
    already falls on them once more. The value: the units that lost models."""

    seat: int
    piece: str
    section: int
    table: Table
    struck: tuple[str, ...] = ()

    @step
    def crush(self, g: G) -> Action:
        shape = sections(g.context.laid, self.piece, g.context.tables)[self.section]
        return Call(crushing(self.seat, list(inside(g, shape)), self.table, middle_of(shape)))

    @step
    def fall(self, g: B, struck: tuple[str, ...]) -> Action:
        after = replace(self, struck=struck)
        if has_fallen(g, self.piece, self.section):
            return after.then(Next(0))
        shape = sections(g.context.laid, self.piece, g.context.tables)[self.section]
        buried = tuple(model.id for _, model in inside(g, shape))
        g.emit(BuildingFell(self.piece, self.section, buried), "AZ-DEM-05", "AZ-DEM-09")
        return after.then(roll(1, Total(), say("az-roll-dust"), "AZ-DEM-06", seat=self.seat, sides=10))

    @step
    def raise_dust(self, g: B, turns: int) -> Action:
        if turns:
            field = g.context.laid.ground
            table = shapely.box(0, 0, field.width, field.depth)
            shape = sections(g.context.laid, self.piece, g.context.tables)[self.section]
            outline = dust_about([shape], g.context.limit("dust"), table)
            dust = Dust(f"{self.piece}-dust{self.section}", outline, g.state.turn + turns - 1)
            g.emit(DustRaised(self.piece, turns, dust), "AZ-DEM-06")
        return Done(self.struck)


def settle(g: B) -> None:
    """Dust whose last turn ends is gone (AZ-DEM-06)."""
    gone = tuple(cloud.id for cloud in g.state.dust if cloud.last <= g.state.turn)
    if gone:
        g.emit(DustSettled(gone), "AZ-DEM-06")


def middle_of(shape: Geometry) -> Point:
    """The middle of a shape."""
    return round(shape.centroid.x), round(shape.centroid.y)


# ---- who is under it ---------------------------------------------------------------------------------------------


class Crushed(Record):
    """A vehicle or gun something falls on."""

    unit: str
    model: str


def crushing(seat: int, found: list[tuple[Unit, Model]], table: Table, at: Point) -> Crushing:
    """What falls on these models: each rolls for itself without cover (AZ-DEM-02, AZ-TAB-DEMOLISH, AZ-ROO-02)."""
    people: dict[str, list[str]] = {}
    for unit, model in found:
        if model.is_person:
            people.setdefault(unit.id, []).append(model.id)
    lots = tuple(lot for unit, models in people.items() for lot in singly(Lot(unit, tuple(models), len(models))))
    machines = tuple(Crushed(unit.id, model.id) for unit, model in found if not model.is_person)
    return Crushing(seat, lots, machines, table, at)


class Crushing(Procedure):
    """People, then vehicles and guns, roll for what falls on them. The value: the units that lost models."""

    seat: int
    lots: tuple[Lot, ...]
    machines: tuple[Crushed, ...]
    table: Table
    at: Point
    struck: tuple[str, ...] = ()

    @step
    def people(self, g: G) -> Action:
        if not self.lots:
            return Next(())
        return Call(DamageDice(self.seat, self.lots, self.table, "collapse", ("AZ-DEM-02",)))

    @step
    def next_machine(self, g: G, struck: tuple[str, ...]) -> Action:
        after = replace(self, lots=(), struck=tuple(dict.fromkeys((*self.struck, *struck))))
        if not self.machines:
            return Done(after.struck)
        first = self.machines[0]
        after = replace(after, machines=self.machines[1:])
        unit = g.state.units[first.unit]
        model = next((each for each in unit.models if each.id == first.model), None)
        if model is None or not unit.on_table:
            return after.then(Next(()))
        if model.role == "gun":
            return after.then(Call(GunHits(unit.id, model.id, (GunHit("", None, table=self.table),))))
        how: Literal["collapse", "blast"] = "collapse" if self.table == "heavy-weapons" else "blast"
        return after.then(Call(VehicleHits(unit.id, model.id, (VehicleHit("", self.at, how),))))

    @step
    def go_on(self, g: G, value: object) -> Action:
        struck = value if isinstance(value, tuple) else ()
        return Repeat(replace(self, struck=tuple(dict.fromkeys((*self.struck, *struck)))))


# ---- roofs -------------------------------------------------------------------------------------------------------


class RoofDamage(Procedure):
    """A shell on a roof: a die with what its calibre adds. If the roof goes, everybody on the top storey of that
    section rolls on the heavy table, and by the worst results the building is shaken too (AZ-ROO-01 to AZ-ROO-04). The
    value: the units that lost models."""

    seat: int
    piece: str
    at: Point
    value: int
    demolishes: bool = False
    struck: tuple[str, ...] = ()

    @step
    def roll_die(self, g: G) -> Action:
        return roll(1, Total(), say("az-roll-roof"), "AZ-ROO-01", seat=self.seat, sides=10)

    @step
    def read(self, g: B, die: int) -> Action:
        tables = g.context.tables
        total = bounded(g, die + self.value)
        roof = roof_by(g, size_of(g.context.laid, self.piece), total)
        g.emit(RoofStruck(self.piece, total, roof), "AZ-ROO-01")
        after = replace(self, demolishes=roof == "demolition")
        if roof == "holds":
            return after.then(Next(None))
        parts = sections(g.context.laid, self.piece, tables)
        section = number_at(parts, self.at)
        g.emit(RoofLost(self.piece, section), "AZ-ROO-02", "AZ-ROO-04")
        top = top_storey(g, self.piece)
        found = [each for each in inside(g, parts[section]) if each[1].storey == top]
        return after.then(Call(crushing(self.seat, found, "heavy-weapons", self.at)))

    @step
    def go_further(self, g: G, struck: tuple[str, ...] | None) -> Action:
        after = replace(self, struck=struck or ())
        if not self.demolishes:
            return after.then(Next(()))
        added = added_after_roof(g, self.value)
        return after.then(Call(Demolishing(self.seat, self.piece, self.at, added, ("AZ-ROO-03",))))

    @step
    def end(self, g: G, struck: tuple[str, ...]) -> Action:
        return Done(tuple(dict.fromkeys((*self.struck, *struck))))


# ---- what strikes ------------------------------------------------------------------------------------------------


def shock_of(g: G, seat: int, calibre: int, at: Point, building: str, *, indirect: bool) -> Procedure | None:
    """What else a shell does to the building or ruin it bursts on: direct fire may demolish it, indirect fire takes
    the roof, as long as it is there (AZ-DEM-02, AZ-ROO-01); None: nothing."""
    wanted = "roof_damage" if indirect else "building_damage"
    if g.setup.options[wanted] == "off":
        return None
    value = calibre_value(g, calibre)
    if value is None:
        return None
    piece = str(g.context.drawn_as(building)) if building else enclosing(g, at)
    if not piece:
        return None
    if not indirect:
        return Demolishing(seat, piece, at, value)
    section = number_at(sections(g.context.laid, piece, g.context.tables), at)
    gone = has_fallen(g, piece, section) or is_roofless(g, at)
    return None if gone else RoofDamage(seat, piece, at, value)
