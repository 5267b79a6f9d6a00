"""A drag of a vehicle on the table turned into a way it can drive, with what a player wants to see before letting go.

The hull's middle follows the drag: each bend is a pivot, as many as the order allows; a drag to behind the vehicle is
reverse. A turn of the formation is a last pivot, if one is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from grognard.core.asking.previews import forbidden
from grognard.core.messages import say
from grognard.core.wire.overlays import Arc, Callout, Ghosts, Overlay, Spot, Threat
from grognard.core.wire.previews import DragProposal, Preview
from grognard.games.bolt_action.ground import driving, driving_faults, entry_edges
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.rules.movement.ambush_triggers import ambushers
from grognard.games.bolt_action.rules.shooting import gunnery
from grognard.games.bolt_action.rules.vehicles.drive import ChooseDrive, Track, openings_on
from grognard.games.bolt_action.state.choices import Drive, Stretch
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Unit
from grognard.games.bolt_action.table.way_preview import (
    Shot,
    allowed,
    charts_after,
    how_far,
    shot_at,
    targets_after,
    thought_of,
)
from grognard.space.drawing import ghost, path
from grognard.space.hulls import ahead, pivoted
from grognard.space.plane import Hull, Point, bearing

BEHIND = 100_000
"""Beyond this turn, thousandths of a degree, a drag is meant as reverse."""
SHORTEST = 100
ARC_DRAWN = 8 * INCH


def drive_drag_preview(g: B, decision: ChooseDrive, proposal: DragProposal) -> Preview:
    """The way a drag proposes."""
    unit = g.state.units[decision.unit]
    places = proposal.points[:8]
    if not places:
        return Preview()
    turn = (proposal.turn or 0) if (proposal.turn or 0) <= 180_000 else (proposal.turn or 0) - 360_000
    drive = dragged(g, unit, decision, places, turn)
    return Preview() if drive is None else drive_preview(g, decision, drive, proposal.target)


def dragged(g: G, unit: Unit, decision: ChooseDrive, places: Sequence[Point], turn: int) -> Drive | None:
    """The way along the drag, as far as distance and pivots allow."""
    if not unit.on_table:
        return entering(g, unit, decision, places[-1], turn)
    first = turn_of(unit.hull, places[0])
    backwards = abs(first) > BEHIND
    distance, pivots = driving.limits(g, unit, decision.manner, backwards)
    if not backwards:
        whole = stretches(unit.hull, places, turn, 2 * distance, pivots, False)
        if whole and driving.is_on_road(g, unit, Drive(whole)):
            return Drive(whole)
    found = stretches(unit.hull, places, turn, distance, pivots, backwards)
    return Drive(found) if found else None


def stretches(
    hull: Hull, places: Sequence[Point], turn: int, distance: int, pivots: int, backwards: bool
) -> tuple[Stretch, ...]:
    """Pivots and straight stretches from place to place; a bend beyond the last pivot is driven straight on."""
    found = []
    for place in places:
        bend = turn_of(hull, place)
        if backwards:
            bend = (bend + 360_000) % 360_000 - 180_000
        length = hypot(place[0] - hull.x, place[1] - hull.y)
        if abs(bend) > 1500 and pivots and length > SHORTEST:
            bend = max(-driving.QUARTER_TURN, min(driving.QUARTER_TURN, bend))
            pivots -= 1
        else:
            bend = 0
        go = min(round(length), distance)
        if go < SHORTEST and not bend:
            continue
        step = Stretch(bend, -go if backwards else go)
        found.append(step)
        hull = ahead(pivoted(hull, step.turn), step.ahead)
        distance -= go
        if distance <= 0:
            break
    if turn and pivots:
        found.append(Stretch(max(-driving.QUARTER_TURN, min(driving.QUARTER_TURN, turn))))
    return tuple(found)


def entering(g: G, unit: Unit, decision: ChooseDrive, place: Point, turn: int) -> Drive:
    """Straight in from the edge to stand about a place, then turned if a pivot is left."""
    edge = min(entry_edges.stretches(g, unit), key=lambda edge: edge.inward(place))
    distance, pivots = driving.limits(g, unit, decision.manner, False)
    model = unit.models[0]
    depth = round(min(distance, max(model.length + 1, edge.inward(place) + model.length / 2)))
    half = model.width // 2 + 1
    along = min(max(edge.along(place), edge.start + half), edge.end - half)
    last = (Stretch(max(-driving.QUARTER_TURN, min(driving.QUARTER_TURN, turn))),) if turn and pivots else ()
    return Drive((Stretch(0, depth), *last), edge.place(along, 0))


def turn_of(hull: Hull, place: Point) -> int:
    """The turn from a hull's facing to a place."""
    return (bearing((hull.x, hull.y), place) - hull.facing + 180_000) % 360_000 - 180_000


# ---- the picture -------------------------------------------------------------------------------------------------


def drive_preview(g: B, decision: ChooseDrive, drive: Drive, wanted: str | None = None) -> Preview:
    """A way before it is confirmed: the hull at its end, the path, what forbids it, who may answer it, what it would
    shoot at: the target ``wanted``, if it can."""
    unit = g.state.units[decision.unit]
    faults = list(driving_faults.faults(g, unit, drive, decision.manner, decision.threat))
    end = driving.end_of(g, unit, drive, decision.manner)
    moved = driving.moved_to(unit, end)
    start = driving.start_of(g, unit, drive)
    parts = list(driving.parts(start, drive))
    there = ghost(unit.models[0].id, end, bool(faults))
    course = [(start.x, start.y), *((part.after.x, part.after.y) for part in parts if part.distance)]
    illegal = min((int(fault.at) for fault in faults), default=None)
    length = sum(abs(stretch.ahead) for stretch in drive.stretches)
    limit = driving.limits(g, unit, decision.manner, driving.is_backwards(drive)).distance
    if length > limit and driving.is_on_road(g, unit, drive):
        limit *= 2
    overlays: list[Overlay] = [*hull_arcs(g, moved, True), Ghosts([there])]
    if len(course) > 1:
        overlays.append(path(course, illegal))
    told = how_far(length, limit, driving.is_backwards(drive))
    overlays.append(Callout(Spot(end.x, end.y), [told]))
    if faults:
        return forbidden(*faults, headline=told, overlays=overlays)
    shot = Shot()
    near = targets_after(g, moved) if decision.manner == "advance" else []
    if (best := thought_of(near, wanted)) is not None:
        target, found = best
        weapons = gunnery.batteries(g, moved)
        laid = next((each for each in weapons if gunnery.aims(g, moved, target, each, True) == found.aims), ())
        others = [each.id for each, _ in near]
        shot = shot_at(g, moved, target, found.aims, charts_after(g, moved, target, laid), others)
    return allowed(drive, told, overlays, threats_to(g, unit, drive, decision), shot)


def threats_to(g: G, unit: Unit, drive: Drive, decision: ChooseDrive) -> list[Threat]:
    """Who may fire from Ambush, and from which stop of the way (BA-AMB-08)."""
    track = Track(g, unit, drive, decision.manner)
    stops = openings_on(g, unit, track)
    if not stops:
        return []
    there = track.stops[stops[0]]
    found = []
    for watcher in ambushers(g, unit):
        man = watcher.models[0]
        label = say("ba-label-from-inch", inch=track.inch(stops[0]))
        found.append(Threat(Spot(man.x, man.y), Spot(there.x, there.y), watcher.id, label))
    return found


def hull_arcs(g: G, unit: Unit, own: bool) -> list[Overlay]:
    """The front arc, if a vehicle has a weapon that fires into it alone (BA-VEH-02, BA-VEH-03)."""
    if not any(mount.covers == ("front",) for mount, _ in gunnery.mounts(g, unit).values()):
        return []
    hull = unit.hull
    apex = ahead(hull, (hull.length - hull.width) / 2)
    style = "reach" if own else "threat"
    return [Arc(Spot(apex.x, apex.y), hull.facing, 45_000, ARC_DRAWN, style)]  # type: ignore[arg-type]
