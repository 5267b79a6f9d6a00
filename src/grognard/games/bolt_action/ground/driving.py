"""A vehicle's way: straight stretches and pivots over the ground, and how far it may lead (chapter Movement).

A vehicle covers ground with its whole hull; ``parts`` says which at each part of its way.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

import shapely

from grognard.core.records import replace
from grognard.games.bolt_action.ground import entry_edges
from grognard.games.bolt_action.ground.context import SLACK, G
from grognard.games.bolt_action.ground.grounds import Driving
from grognard.games.bolt_action.state.chassis import Chassis
from grognard.games.bolt_action.state.choices import Drive
from grognard.games.bolt_action.state.state import Unit
from grognard.space.bulk import Geometry
from grognard.space.hulls import ahead, pivoted, reach, swept, swung
from grognard.space.plane import Hull, Point, footprint
from grognard.space.terrain import Box, apart, box_of

DriveManner = Literal["advance", "run", "escape", "panic"]
"""How a vehicle moves: by its order, fleeing from a threat (BA-VEH-30), in panic (BA-FUB-04)."""


QUARTER_TURN = 90_000


def chassis(g: G, unit: Unit) -> Chassis:
    """The chassis of a vehicle."""
    found: Chassis | None = g.context.profile(unit.id).chassis
    assert found is not None, unit.id
    return found


def ground_of(g: G, unit: Unit, breaks: bool = False) -> Driving:
    """The ground as this vehicle meets it; half-tracks by the tracked column unless the house rule says wheeled
    (BA-MOV-20). ``breaks``: a heavy tank that may drive through buildings."""
    drive = chassis(g, unit).drive
    if drive == "half-tracked":
        drive = g.setup.options["halftrack_terrain"]
    found: Driving = g.context.ground.driving("wheeled" if drive == "wheeled" else "tracked", breaks)
    return found


def touches_slow_ground(g: G, unit: Unit) -> bool:
    """Whether a vehicle on the table touches No Run ground where it stands (BA-MOV-22)."""
    ground = ground_of(g, unit)
    return touches(ground.slow.shape, ground.slow.boxes, footprint(inner(unit.hull)))


class Limits(NamedTuple):
    """How far a vehicle may go in a direction and how often it may pivot."""

    distance: int
    pivots: int


def limits(g: G, unit: Unit, manner: DriveManner, backwards: bool) -> Limits:
    """The limits of a move (BA-MOV-12, BA-MOV-13, BA-MOV-14, BA-MOV-17).

    Reverse is part of an Advance, at half its rate and straight; recce vehicles reverse as they advance, also when they
    escape (BA-VEH-30), and those with dual-direction steering reverse at a Run.
    """
    own = chassis(g, unit)
    on_advance = Limits(own.advance, own.rate.pivots_on_advance or 0)
    on_run = Limits(own.run, own.rate.pivots_on_run or 0)
    if not backwards:
        slow = manner == "advance" or (manner == "escape" and g.setup.options["escape_rate"] == "advance")
        return on_advance if slow else on_run
    if manner == "run":
        if "dual-direction" in own.traits:
            return Limits(own.run, 0)
        if g.setup.options["reverse_on_run"] == "off":
            return Limits(0, 0)
        return on_run if own.recce else Limits(own.run // 2, 0)
    return on_advance if own.recce else Limits(own.advance // 2, 0)


def is_backwards(drive: Drive) -> bool:
    """Whether a way is in reverse."""
    return any(stretch.ahead < 0 for stretch in drive.stretches)


def start_of(g: G, unit: Unit, drive: Drive) -> Hull:
    """Where a vehicle is as its way begins: one that enters stands outside, its front at the edge (BA-MOV-23)."""
    if drive.start is None:
        return unit.hull
    edge = edge_at(g, unit, drive.start)
    side = entry_edges.stretches(g, unit)[0].side if edge is None else edge.side
    outside = replace(unit.hull, x=drive.start[0], y=drive.start[1], facing=entry_edges.INWARD[side])
    return ahead(outside, -(unit.models[0].length // 2))


def edge_at(g: G, unit: Unit, place: Point) -> entry_edges.Stretch | None:
    """The stretch of the table's edge a vehicle may come in over at a place: of its own edge, or of its flank
    (BA-MOV-23, BA-SCN-06)."""
    return next((edge for edge in entry_edges.stretches(g, unit) if edge.holds(place)), None)


class Part(NamedTuple):
    """A pivot or a straight stretch of a way: the hull before and after, how far it goes, how far it went before."""

    before: Hull
    after: Hull
    distance: int
    gone: int

    @property
    def box(self) -> Box:
        """A box about all the ground the hull covers in this part, judged generously."""
        margin = reach(self.before.length, self.before.width) + 1
        return box_of([(hull.x, hull.y) for hull in (self.before, self.after)], margin)

    @property
    def ground(self) -> Geometry:
        """The ground the hull covers in this part."""
        if self.distance:
            return swept(self.before, self.distance)
        return swung(self.before, (self.after.facing - self.before.facing + 180_000) % 360_000 - 180_000)

    @property
    def inner(self) -> Geometry:
        """The same, but for what may be grazed."""
        return Part(inner(self.before), inner(self.after), self.distance, self.gone).ground


def parts(start: Hull, drive: Drive) -> Iterator[Part]:
    """The parts of a way one after the other."""
    hull, gone = start, 0
    for stretch in drive.stretches:
        if stretch.turn:
            turned = pivoted(hull, stretch.turn)
            yield Part(hull, turned, 0, gone)
            hull = turned
        if stretch.ahead:
            moved = ahead(hull, stretch.ahead)
            yield Part(hull, moved, stretch.ahead, gone)
            hull, gone = moved, gone + abs(stretch.ahead)


def end_of(g: G, unit: Unit, drive: Drive, manner: DriveManner) -> Hull:
    """Where a way ends; with dual-direction steering a reverse at a Run ends facing the way it went (BA-MOV-14)."""
    hull = start_of(g, unit, drive)
    for part in parts(hull, drive):
        hull = part.after
    return pivoted(hull, 2 * QUARTER_TURN) if turns_round(g, unit, drive, manner) else hull


def turns_round(g: G, unit: Unit, drive: Drive, manner: DriveManner) -> bool:
    """Whether the driver at the other end takes over for good (BA-MOV-14)."""
    return manner == "run" and is_backwards(drive) and "dual-direction" in chassis(g, unit).traits


@lru_cache(maxsize=1024)
def inner(hull: Hull) -> Hull:
    """A hull without the rim that may graze closed ground."""
    return replace(hull, length=hull.length - 2 * SLACK, width=hull.width - 2 * SLACK)


def is_running(g: G, unit: Unit, drive: Drive, manner: DriveManner) -> bool:
    """Whether No Run ground bars a way: at a Run, and in an escape that goes farther than an Advance (BA-MOV-22,
    BA-VEH-30)."""
    if manner != "escape":
        return manner == "run"
    return sum(abs(stretch.ahead) for stretch in drive.stretches) > chassis(g, unit).advance


def may_break_through(g: G, unit: Unit, manner: DriveManner) -> bool:
    """Whether a vehicle may drive through buildings: a heavy tank on Advance (BA-BLD-05), once it is on the table."""
    return manner == "advance" and unit.on_table and chassis(g, unit).heavy


def may_overrun(g: G, unit: Unit, manner: DriveManner) -> bool:
    """Whether a vehicle may drive over enemies on foot: a tank on Run, by house rule (BA-VEH-33), once it is on the
    table."""
    on = g.setup.options["overrun"] == "on"
    return on and manner == "run" and unit.on_table and chassis(g, unit).target.endswith("-tank")


def is_on_road(g: G, unit: Unit, drive: Drive) -> bool:
    """Whether the complete hull stays on road for the complete move (BA-MOV-10)."""
    roads = ground_of(g, unit).roads
    if not roads.boxes:
        return False
    table = shapely.box(0, 0, g.context.width, g.context.depth)
    return all(
        roads.shape.covers(shapely.intersection(part.inner, table)) for part in parts(start_of(g, unit, drive), drive)
    )


def moved_to(unit: Unit, hull: Hull) -> Unit:
    """The vehicle as if it stood somewhere else on the table."""
    model = replace(unit.models[0], x=hull.x, y=hull.y, facing=hull.facing)
    return replace(unit, models=(model,), place="table")


def touches(shape: Geometry, boxes: list[Box], covered: Geometry) -> bool:
    """Whether ground covered by a hull touches a shape that lies in these boxes."""
    box = covered.bounds
    if all(apart(box, other) for other in boxes):
        return False
    return bool(shape.intersects(covered))
