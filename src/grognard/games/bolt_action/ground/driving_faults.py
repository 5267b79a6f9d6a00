"""What forbids a vehicle's way (chapter Movement)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy
import shapely

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.bolt_action.ground.context import APART, G
from grognard.games.bolt_action.ground.driving import (
    QUARTER_TURN,
    DriveManner,
    Part,
    edge_at,
    end_of,
    ground_of,
    inner,
    is_backwards,
    is_on_road,
    is_running,
    limits,
    may_break_through,
    may_overrun,
    moved_to,
    parts,
    start_of,
    touches,
)
from grognard.games.bolt_action.ground.walking import Fault
from grognard.games.bolt_action.state.choices import Drive
from grognard.games.bolt_action.state.measures import INCH, ROUNDED
from grognard.games.bolt_action.state.state import Unit
from grognard.space.bulk import Geometry, distances, points, within
from grognard.space.hulls import ahead, is_on_table
from grognard.space.plane import Hull, footprint
from grognard.space.terrain import Box, apart

HAIR = 1e-6
"""Who is exactly as far as he has to be is not too near: shapes are asked for those nearer by so much at least."""


def is_legal(g: G, unit: Unit, drive: Drive, manner: DriveManner, threat: str | None = None) -> bool:
    """Whether a way breaks no rule."""
    return next(faults(g, unit, drive, manner, threat), None) is None


def refusal(g: G, unit: Unit, drive: Drive, manner: DriveManner, threat: str | None = None) -> Refused | None:
    """The first rule a way breaks; None if it is legal."""
    fault = next(faults(g, unit, drive, manner, threat), None)
    return None if fault is None else Refused(fault.message, *fault.rules)


def faults(g: G, unit: Unit, drive: Drive, manner: DriveManner, threat: str | None = None) -> Iterator[Fault]:
    """Every rule a way breaks, the plainest first; stop reading at the first if one is enough."""
    malformed = badly_formed(g, unit, drive)
    if malformed is not None:
        yield malformed
        return
    yield from distance_faults(g, unit, drive, manner)
    whole = list(parts(start_of(g, unit, drive), drive))
    yield from table_faults(g, unit, drive, whole)
    yield from obstructions(
        g,
        unit,
        whole,
        is_running(g, unit, drive, manner),
        breaks=may_break_through(g, unit, manner),
        overruns=may_overrun(g, unit, manner),
    )
    if threat is not None:
        yield from threat_faults(g, unit, end_of(g, unit, drive, manner), threat)


def badly_formed(g: G, unit: Unit, drive: Drive) -> Fault | None:
    """Stretches of a way (BA-MOV-11), forward or backward, never both (BA-MOV-17); pivots of at most 90 degrees
    (BA-MOV-12); entry from the edge (BA-MOV-23, BA-SCN-04)."""
    if not drive.stretches or len(drive.stretches) > 8:
        return Fault(say("ba-fault-legs"), ("BA-MOV-11",))
    if any(not (stretch.turn or stretch.ahead) or abs(stretch.ahead) > 200_000 for stretch in drive.stretches):
        return Fault(say("ba-fault-legs"), ("BA-MOV-11",))
    if any(abs(stretch.turn) > QUARTER_TURN for stretch in drive.stretches):
        return Fault(say("ba-fault-pivot-angle"), ("BA-MOV-12",))
    if is_backwards(drive) and any(stretch.ahead > 0 for stretch in drive.stretches):
        return Fault(say("ba-fault-both-ways"), ("BA-MOV-17",))
    if (drive.start is None) != unit.on_table:
        return Fault(say("ba-fault-entry-edge"), ("BA-MOV-23",))
    if drive.start is not None and (edge_at(g, unit, drive.start) is None or is_backwards(drive)):
        return Fault(say("ba-fault-entry-edge"), ("BA-MOV-23", "BA-SCN-04"))
    return None


def distance_faults(g: G, unit: Unit, drive: Drive, manner: DriveManner) -> Iterator[Fault]:
    """Rate and pivots (BA-MOV-12, BA-MOV-13); the rate doubles if the whole way is road (BA-MOV-10)."""
    backwards = is_backwards(drive)
    limit, pivots = limits(g, unit, manner, backwards)
    if sum(1 for stretch in drive.stretches if stretch.turn) > pivots:
        yield Fault(say("ba-fault-pivots", limit=pivots), ("BA-MOV-12",) if not backwards else ("BA-MOV-13",))
    length = sum(abs(stretch.ahead) for stretch in drive.stretches)
    if backwards and not limit:
        yield Fault(say("ba-fault-reverse"), ("BA-MOV-17",))
    elif length > limit + g.context.epsilon and not (
        not backwards and length <= 2 * limit + g.context.epsilon and is_on_road(g, unit, drive)
    ):
        message = say("ba-fault-too-far", inches=f"{length / INCH:.1f}", limit=f"{limit / INCH:g}")
        yield Fault(message, ("BA-MOV-13",) if backwards else ("BA-MOV-12",), unit.models[0].id, limit)


def table_faults(g: G, unit: Unit, drive: Drive, whole: list[Part]) -> Iterator[Fault]:
    """No vehicle leaves the table; one that enters ends fully on it (BA-MOV-04, BA-GEN-15, BA-MOV-23)."""
    for number, part in enumerate(whole):
        if drive.start is not None and number < len(whole) - 1:
            continue
        if not is_on_table(part.after, g.context.width, g.context.depth):
            yield Fault(say("ba-fault-off-table"), ("BA-MOV-04", "BA-GEN-15"), unit.models[0].id, part.gone)


def obstructions(
    g: G,
    unit: Unit,
    whole: list[Part],
    running: bool,
    keep: int = 0,
    breaks: bool = False,
    overruns: bool = False,
) -> Iterator[Fault]:
    """What lies in the way: ground, wrecks, vehicles, men.

    ``running``: No Run ground stops it too (BA-MOV-22). ``keep``: how far it must stay from closed ground and wrecks;
    then friends on foot are in its way too (BA-ORD-13).
    ``breaks``: buildings do not stop it (BA-BLD-05); ``overruns``: enemies on foot do not (BA-VEH-33).
    """
    model = unit.models[0].id
    ground = ground_of(g, unit, breaks)
    for part in whole:
        left, top, right, bottom = part.box
        about = left - keep, top - keep, right + keep, bottom + keep
        # Most parts have nothing near them, and what a turning hull covers is dear to find.
        if not (
            ground.closed.is_near(about)
            or (running and ground.slow.is_near(about))
            or any(near(about, wreck.hull) for wreck in g.state.wrecks)
        ):
            continue
        covered = part.inner
        if keep:
            covered = shapely.union(covered, footprint(inner(ahead(part.after, keep if part.distance > 0 else -keep))))
        box = covered.bounds
        if touches(ground.closed.shape, ground.closed.boxes, covered):
            yield Fault(say("ba-fault-closed-vehicle"), ("BA-MOV-22", "BA-MOV-02"), model, part.gone)
        if running and touches(ground.slow.shape, ground.slow.boxes, covered):
            yield Fault(say("ba-fault-no-run"), ("BA-MOV-22",), model, part.gone)
        for wreck in g.state.wrecks:
            if near(box, wreck.hull) and covered.intersects(footprint(wreck.hull)):
                yield Fault(say("ba-fault-wreck"), ("BA-MOV-15",), model, part.gone)
    if whole:
        yield from neighbour_faults(g, unit, whole, overruns=overruns, passing=not keep)


def neighbour_faults(
    g: G, unit: Unit, whole: list[Part], ending: bool = True, overruns: bool = False, passing: bool = True
) -> Iterator[Fault]:
    """Enemies are not come within an inch of; friendly men make room, if it goes ``passing`` them, friendly vehicles
    and guns do not (BA-MOV-19); the way ends an inch from friends (BA-GEN-05) and on no wall (BA-GEN-15), if
    ``ending``. Whoever is nearer already does not hold it, but it ends no nearer to an enemy, and if it is not
    ``passing`` anybody it comes no nearer at all (BA-ORD-13). Who is in a building is kept apart by its walls; enemies
    on foot may be driven over, if ``overruns`` (BA-VEH-33)."""
    model = unit.models[0].id
    start, end = footprint(whole[0].before), footprint(whole[-1].after)
    room = APART - g.context.epsilon
    grounds: list[Geometry] = []
    boxes = [part.box for part in whole]
    left, top = min(box[0] for box in boxes) - APART, min(box[1] for box in boxes) - APART
    right, bottom = max(box[2] for box in boxes) + APART, max(box[3] for box in boxes) + APART
    for other in g.state.units.values():
        if other.place != "table" or other.id == unit.id or other.inside is not None:
            continue
        if apart((left, top, right, bottom), g.context.bodies(other).box):
            continue
        foe = other.seat != unit.seat
        if not grounds and (foe or other.is_vehicle or other.gun is not None or not passing):
            grounds = [part.ground for part in whole]
        if other.is_vehicle:
            shape = footprint(other.hull)
            began = shape.distance(start)
            near = began < room
            limit = room if foe and not near else 0.5 if passing or not near else began - 0.5
            for part, ground in zip(whole, grounds, strict=True):
                if shape.distance(ground) < limit:
                    rules = ("BA-GEN-05", "BA-MOV-19") if foe else ("BA-MOV-19",)
                    message = say("ba-fault-vehicle-enemy-near") if foe else say("ba-fault-vehicle-in-way")
                    yield Fault(message, rules, model, part.gone)
            if ending and shape.distance(end) < min(APART, began if near else APART) - g.context.epsilon:
                message = say("ba-fault-vehicle-enemy-near") if foe else say("ba-fault-vehicle-friend-near")
                yield Fault(message, ("BA-GEN-05",), model, whole[-1].gone)
            continue
        if foe and overruns:
            continue
        table = g.context.table(other.models)
        places, radii = points(table), table[:, 2]
        if other.gun is not None and not foe:
            gun = shapely.Point(other.gun.x, other.gun.y)
            limit = min(other.gun.radius, start.distance(gun)) - ROUNDED
            for part, ground in zip(whole, grounds, strict=True):
                if ground.distance(gun) < limit:
                    yield Fault(say("ba-fault-vehicle-in-way"), ("BA-MOV-19",), model, part.gone)
        if foe or not passing:
            gaps = distances(start, places) - radii
            allowed = numpy.where(gaps >= room, room - HAIR, gaps.clip(None, 0) - ROUNDED if passing else gaps - 0.5)
            for part, ground in zip(whole, grounds, strict=True):
                if within(ground, places, (radii + allowed).clip(0)).any():
                    yield Fault(say("ba-fault-vehicle-enemy-near"), ("BA-GEN-05", "BA-MOV-19"), model, part.gone)
            if ending and within(end, places, (radii + gaps.clip(None, room) - ROUNDED).clip(0)).any():
                yield Fault(say("ba-fault-vehicle-enemy-near"), ("BA-GEN-05",), model, whole[-1].gone)
        elif ending and within(end, places, radii + room - HAIR).any():
            yield Fault(say("ba-fault-vehicle-friend-near"), ("BA-GEN-05",), model, whole[-1].gone)
    walls = g.context.ground.walls
    if ending and touches(walls.shape, walls.boxes, footprint(inner(whole[-1].after))):
        yield Fault(say("ba-fault-on-wall"), ("BA-GEN-15",), model, whole[-1].gone)


def threat_faults(g: G, unit: Unit, end: Hull, threat: str) -> Iterator[Fault]:
    """An escape does not end nearer to the enemy that caused it (BA-VEH-37)."""
    foe = g.state.units[threat]
    here = g.context.gap(unit, foe)
    there = g.context.gap(moved_to(unit, end), foe)
    if there < here - g.context.epsilon:
        yield Fault(say("ba-fault-nearer"), ("BA-VEH-37",), unit.models[0].id)


def near(box: Box, hull: Hull) -> bool:
    """Whether a hull may lie within a box, judged generously."""
    return not apart(box, (hull.x - hull.length, hull.y - hull.length, hull.x + hull.length, hull.y + hull.length))
