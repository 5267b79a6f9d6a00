"""A drag on the table turned into a walk, with everything a player wants to see before letting go."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

import numpy

from grognard.core.asking.previews import forbidden
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.core.wire.overlays import Callout, Spot, Threat
from grognard.core.wire.previews import DragProposal, Preview
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground import building_moves, formation, walking
from grognard.games.bolt_action.ground.context import APART, SLACK, B, G
from grognard.games.bolt_action.ground.entry_edges import stretches
from grognard.games.bolt_action.rules.movement import ways
from grognard.games.bolt_action.rules.movement.ambush_triggers import ambushers
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.state.choices import Leg, Walk
from grognard.games.bolt_action.state.measures import ROUNDED
from grognard.games.bolt_action.state.state import Model, Unit
from grognard.games.bolt_action.table.building_panels import drag_inside
from grognard.games.bolt_action.table.preview_tables import front_arcs
from grognard.games.bolt_action.table.way_preview import (
    Shot,
    allowed,
    charts_after,
    how_far,
    shot_at,
    targets_after,
    thought_of,
)
from grognard.space import walks
from grognard.space.bulk import Geometry
from grognard.space.drawing import ghosts, path
from grognard.space.formations import Shape, about, middle, slots
from grognard.space.plane import Floats, Point, cut, gaps, length_of


def drag_preview(g: B, decision: ChooseMove, proposal: DragProposal) -> Preview:
    """The walk a drag proposes."""
    unit = g.state.units[decision.unit]
    waypoints = proposal.points
    if not waypoints:
        return Preview()
    inside = drag_inside(g, decision, waypoints)
    if inside is not None:
        return inside
    walk = dragged(g, unit, decision, waypoints, proposal.formation, proposal.turn or 0, proposal.apart)
    return walk_preview(g, decision, walk, proposal.target)


def dragged(
    g: G,
    unit: Unit,
    decision: ChooseMove,
    waypoints: Sequence[Point],
    shape: Shape,
    turn: int,
    nudges: dict[str, Point],
) -> Walk:
    """Every model along the drag: in formation at its end, stopped where the distance ends, settled on free ground."""
    turns = bool(g.context.profile(unit.id).turns)
    if not unit.on_table:
        return entering(g, unit, decision, waypoints[-1], shape, turn, nudges)
    if unit.inside is not None:
        return coming_out(g, unit, decision, waypoints, shape, turn, nudges)
    start = middle(unit.models)
    course = [start, *waypoints]
    allowance = farthest(g, unit, decision, course)
    if length_of(course) > allowance:
        course = cut(course, allowance - 1)
    gun = unit.gun is not None and shape == "keep"
    if gun and (not allowance or length_of(course) <= ROUNDED):
        return Walk((), (unit.facing + turn) % 360_000)  # it turns where it stands (BA-MOV-08)
    ends = formation.arranged(unit.models, shape, course[-1], 0 if gun else turn)
    legs = []
    for model, end in zip(unit.models, ends, strict=True):
        corners = [(model.x + x - start[0], model.y + y - start[1]) for x, y in course[1:-1]]
        end = nudges.get(model.id, end)
        way = [(model.x, model.y), *corners, end]
        if length_of(way) > allowance:
            way = cut(way, allowance - 1)
        if way[-1] != (model.x, model.y) or corners:
            legs.append(Leg(model.id, tuple(way[1:])))
    facing = (unit.facing + turn) % 360_000 if turns else None
    return settled(g, unit, Walk(tuple(legs), facing), decision)


def coming_out(
    g: G,
    unit: Unit,
    decision: ChooseMove,
    waypoints: Sequence[Point],
    shape: Shape,
    turn: int,
    nudges: dict[str, Point],
) -> Walk:
    """The unit comes out of its building to stand about a place, each man through the opening nearest to his own."""
    building = g.context.building_about(unit)
    allowance = decision.allowance - building_moves.climb_cost(g, unit.inside)
    radius = max(model.radius for model in unit.models)
    course = [formation.nearest_door(building, radius, waypoints[0]), *waypoints]
    drawn: Shape = "block" if shape == "keep" else shape
    places = slots(drawn, len(unit.models), formation.spacing(unit.models))
    spread = max(hypot(x, y) for x, y in places)
    if length_of(course) > allowance - spread:
        course = cut(course, max(1, round(allowance - spread)) - 1)
    last = course[-1]
    legs = []
    for model, slot in zip(unit.models, places, strict=True):
        end = nudges.get(model.id, about(last, slot, turn))
        corners = [(x + end[0] - last[0], y + end[1] - last[1]) for x, y in course[1:-1]]
        door = formation.nearest_door(building, model.radius, corners[0] if corners else end)
        way = [door, *corners, end]
        legs.append(Leg(model.id, tuple(way if length_of(way) <= allowance else cut(way, allowance - 1))))
    facing = (unit.facing + turn) % 360_000 if g.context.profile(unit.id).turns else None
    return settled(g, unit, Walk(tuple(legs), facing), decision)


def entering(
    g: G,
    unit: Unit,
    decision: ChooseMove,
    centre: Point,
    shape: Shape,
    turn: int,
    nudges: dict[str, Point],
) -> Walk:
    """The unit comes straight in from its edge, the nearest if there are two, to stand about a place; men set apart
    come straight in to theirs."""
    edges = stretches(g, unit)
    if not edges:
        return Walk(())
    edge = min(edges, key=lambda each: each.inward(centre))
    drawn: Shape = "block" if shape == "keep" else shape
    offsets = formation.offsets(drawn, unit.models)
    radius = max(model.radius for model in unit.models)
    inward = min(decision.allowance, max(radius, edge.inward(centre) + max(dy for _, dy in offsets)))
    at = min(max(edge.along(centre), edge.start + radius), edge.end - radius)
    walk = formation.entry(g, unit, edge, at, inward, drawn)
    facing = None if walk.facing is None else (walk.facing + turn) % 360_000
    legs = tuple(
        Leg(leg.model, (edge.place(edge.along(nudges[leg.model]), 0), nudges[leg.model]))
        if leg.model in nudges
        else leg
        for leg in walk.legs
    )
    return settled(g, unit, Walk(legs, facing), decision)


def farthest(g: G, unit: Unit, decision: ChooseMove, course: Sequence[Point]) -> int:
    """How far a drag may lead: less what it climbs (BA-MOV-24), farther for cyclists along a road (BA-SPC-07)."""
    if unit.riding and decision.manner == "run" and g.context.ground.is_on_road(course):
        return tables.RATES["cyclists"].run
    return max(0, decision.allowance - walking.climb(g, course))


# ---- settling ----------------------------------------------------------------------------------------------------


def settled(g: G, unit: Unit, walk: Walk, decision: ChooseMove) -> Walk:
    """The same walk with men who would stand on closed ground or on each other moved aside a little, where that is
    possible."""
    legs = list(walk.legs)
    closed, walls = g.context.closed, g.context.walls
    strangers = numpy.concatenate((walking.others(g, unit, 0), walking.others(g, unit, 1)))
    going = {leg.model for leg in legs}
    still = [(model.x, model.y, model.radius) for model in unit.models if model.id not in going]
    placed: list[tuple[float, float, float]] = (
        [(float(x), float(y), float(r)) for x, y, r in still] if unit.in_the_open else []
    )
    for number, leg in enumerate(legs):
        model = unit.model(leg.model)
        found = leg.points[-1]
        for place in nearby(leg.points[-1]):
            points = (*leg.points[:-1], place)
            start = () if not unit.in_the_open else ((model.x, model.y),)
            if length_of([*start, *points]) > decision.allowance:
                continue
            if is_free(g, model, place, placed, strangers, closed, walls):
                found = place
                break
        placed.append((found[0], found[1], model.radius))
        legs[number] = Leg(leg.model, (*leg.points[:-1], found))
    return Walk(tuple(legs), walk.facing)


def nearby(place: Point) -> list[Point]:
    """The place itself, then rings about it up to an inch and a half."""
    found = [place]
    for ring in (300, 600, 1000, 1500):
        found.extend(
            (round(place[0] + ring * sin(pi * step / 4)), round(place[1] - ring * cos(pi * step / 4)))
            for step in range(8)
        )
    return found


def is_free(
    g: G,
    model: Model,
    place: Point,
    placed: Sequence[tuple[float, float, float]],
    strangers: Floats,
    closed: Geometry,
    walls: Geometry,
) -> bool:
    """Whether a man may stand here as far as ground and neighbours go."""
    here = numpy.array([(*place, model.radius)], dtype=numpy.float64)
    if any(hypot(place[0] - x, place[1] - y) < radius + model.radius for x, y, radius in placed):
        return False
    if not walks.ends_inside(g.context.field, here)[0]:
        return False
    if len(strangers) and bool((gaps(here, strangers) < APART).any()):
        return False
    return not any(bool(walks.bases_touching(shape, here, SLACK)[0]) for shape in (closed, walls))


# ---- the picture -------------------------------------------------------------------------------------------------


def walk_preview(g: B, decision: ChooseMove, walk: Walk, wanted: str | None = None) -> Preview:
    """A walk before it is confirmed: ghosts, path, what forbids it, who may answer it, what it would shoot at: the
    target ``wanted``, if it can."""
    unit = g.state.units[decision.unit]
    if not walk.legs and walk.facing is None:
        return Preview()
    faults = list(walking.faults(g, unit, walk, decision.manner, decision.allowance))
    if not all(leg.points for leg in walk.legs):
        return forbidden(*faults, headline=how_far(0, decision.allowance))
    ends = {leg.model: leg.points[-1] for leg in walk.legs}
    moved = ways.standing_at(unit, ends)
    if walk.facing is not None:
        moved = replace(moved, facing=walk.facing)
    overlays = [*front_arcs(g, moved, unit.seat), ghosts(moved.models, {fault.model for fault in faults})]
    length = 0.0
    if walk.legs:
        course = way_of(unit, leading(walk, faults))
        length = max(length_of(way_of(unit, leg)) for leg in walk.legs)
        illegal = min((int(fault.at) for fault in faults), default=None)
        overlays.append(path(course, illegal))
        overlays.append(Callout(Spot(*course[-1]), [how_far(length, decision.allowance)]))
    told = how_far(length, decision.allowance)
    if faults:
        return forbidden(*faults, headline=told, overlays=overlays)
    shot = Shot()
    near = targets_after(g, moved) if decision.manner == "advance" else []
    if (best := thought_of(near, wanted)) is not None:
        target, found = best
        others = [each.id for each, _ in near]
        shot = shot_at(g, moved, target, found.aims, charts_after(g, moved, target), others)
    return allowed(walk, told, overlays, threats_to(g, unit, walk), shot)


def way_of(unit: Unit, leg: Leg) -> tuple[Point, ...]:
    """A leg with its start."""
    if not unit.in_the_open:
        return leg.points
    model = unit.model(leg.model)
    return ((model.x, model.y), *leg.points)


def leading(walk: Walk, faults: Sequence[walking.Fault]) -> Leg:
    """The leg drawn as the unit's path: the first at fault, else that of the man nearest the middle."""
    wrong = next((fault.model for fault in faults if fault.model is not None), None)
    for leg in walk.legs:
        if leg.model == wrong:
            return leg
    ends = [leg.points[-1] for leg in walk.legs]
    x, y = sum(end[0] for end in ends) / len(ends), sum(end[1] for end in ends) / len(ends)
    return min(walk.legs, key=lambda leg: hypot(leg.points[-1][0] - x, leg.points[-1][1] - y))


def threats_to(g: G, unit: Unit, walk: Walk) -> list[Threat]:
    """Who may fire from Ambush, and from which inch (BA-AMB-08)."""
    course = ways.course(g, unit, ways.from_start(unit, walk.legs))
    found = []
    for watcher in ambushers(g, unit):
        stop = next((stop for stop in ways.openings(g, unit, course, None) if stop or unit.in_the_open), None)
        if stop is None:
            continue
        there = middle(ways.standing_at(unit, course.at(stop)).models)
        man = watcher.models[0]
        label = say("ba-label-from-inch", inch=course.inch(stop))
        found.append(Threat(Spot(man.x, man.y), Spot(*there), watcher.id, label))
    return found
