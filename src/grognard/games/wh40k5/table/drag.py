"""What a drag on the table means for the decision asked: the choice it makes."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.wire.previews import DragProposal
from grognard.games.wh40k5.ground import placing
from grognard.games.wh40k5.ground.context import INCH, G
from grognard.games.wh40k5.ground.formations import shifted
from grognard.games.wh40k5.ground.vehicle_courses import fastest
from grognard.games.wh40k5.ground.vehicle_faces import hull_of
from grognard.games.wh40k5.rules.assault.approaching import ChooseApproach
from grognard.games.wh40k5.rules.assault.hit_and_run import ChooseWayOut
from grognard.games.wh40k5.rules.mission.deep_strike import ChooseDrop, ChooseMisplaced
from grognard.games.wh40k5.rules.mission.deployment import ChoosePlace, ChooseToDeploy
from grognard.games.wh40k5.rules.mission.entering import ChooseEntry, inward, outside, reach_of
from grognard.games.wh40k5.rules.mission.objectives import ChooseObjective
from grognard.games.wh40k5.rules.mission.scouts import ChooseScout
from grognard.games.wh40k5.rules.movement import boosting, movement
from grognard.games.wh40k5.rules.movement.moving import ChooseWay
from grognard.games.wh40k5.rules.saves.casualties import ChooseCasualties
from grognard.games.wh40k5.rules.shooting.blasting import PlaceMarker, PlaceTemplate
from grognard.games.wh40k5.rules.shooting.landing import PlaceBeside
from grognard.games.wh40k5.rules.turn.movement_phase import ChooseMover
from grognard.games.wh40k5.rules.vehicles import boarding
from grognard.games.wh40k5.rules.vehicles import moving as wheels
from grognard.games.wh40k5.state.choices import (
    Alight,
    Boost,
    Course,
    Drive,
    LayTemplate,
    Leg,
    Move,
    PutMarker,
    Shock,
    Stretch,
    TakeAway,
    Walk,
)
from grognard.games.wh40k5.state.setup_choices import Deploy, Drop, Enter, PlaceObjective, SetUp
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.games.wh40k5.table.questions_moves import centre
from grognard.space.formations import middle
from grognard.space.hulls import ahead, pivoted
from grognard.space.plane import Hull, Point, bearing, cut, gap_from, length_of
from grognard.space.regions import Region

BEHIND = 100_000
"""Beyond this turn, thousandths of a degree, a drag of a vehicle is meant as reverse."""
STRAIGHT = 1_500
"""Up to this turn a drag goes straight on."""
SHORTEST = 100
"""Less than this, in thousandths of an inch, is no stretch."""
OVER = 2 * INCH
"""A unit put down so near its ground, or on the rim of it, is drawn in."""
NEAR_FACING = 20_000
"""Within so much of a direction that is allowed a template is laid in that direction."""

Points = Sequence[Point]


def dragged(g: G, decision: Decision, points: Points, proposal: DragProposal) -> Choice | None:
    """The choice a drag means; None if it means none."""
    match decision:
        case PlaceMarker():
            return PutMarker(on_a_base(decision.aims(g), points[-1]))
        case PlaceTemplate():
            return LayTemplate(laid(g, decision, points[-1]))
        case PlaceBeside():
            return PutMarker(beside(decision, points[-1]))
        case ChooseObjective():
            return PlaceObjective(points[-1])
    unit = g.state.units.get(proposal.unit)
    if unit is None or not unit.models:
        return None
    match decision:
        case ChooseMover() | ChooseScout() if unit.seat == decision.seat:
            return ordered(g, unit, points, proposal)
        case ChooseWay(unit=id, allowance=allowance) if id == unit.id:
            return Walk(ways(unit, points, proposal, allowance))
        case ChooseWayOut(unit=id, distance=distance) if id == unit.id:
            return Walk(straight(unit, points[-1], distance))
        case ChooseApproach() if decision.closing.unit == unit.id:
            return set_apart(g, decision, proposal)
        case ChooseToDeploy() if unit.seat == decision.seat:
            place = put_down(g, unit, points[-1], proposal, placing.open_ground(g, unit.seat))
            return SetUp(unit.id, place.legs, place.facing)
        case ChoosePlace(unit=id, manner=manner) if id == unit.id:
            ground = placing.open_ground(g, unit.seat) if manner == "deploy" else None
            return put_down(g, unit, points[-1], proposal, ground)
        case ChooseDrop(unit=id) | ChooseMisplaced(unit=id) if id == unit.id:
            return Drop(points[-1], turned(proposal))
        case ChooseEntry(unit=id) if id == unit.id:
            return coming_in(g, unit, decision, points[-1], proposal)
        case ChooseCasualties(unit=id) if id == unit.id:
            return fallen(unit, decision, points[-1])
        case _:
            return None


def turned(proposal: DragProposal) -> int:
    """The facing a drag names, 0 if it names none."""
    return (proposal.turn or 0) % 360_000


# ---- the movement phase ------------------------------------------------------------------------------------------


def ordered(g: G, unit: Unit, points: Points, proposal: DragProposal) -> Choice | None:
    """What a unit does that is dragged in the movement phase."""
    if unit.aboard is not None:
        return nearest_exit(g, unit, points[-1])
    if not wheels.drives(unit):
        if proposal.switches.get("pace") == "boost":
            return Boost(unit.id, ways(unit, points, proposal, boosting.allowance(unit)))
        return Move(unit.id, ways(unit, points, proposal, movement.rate(unit)))
    manner = proposal.switches.get("manner", "drive")
    if manner == "drive":
        return driven(g, unit, points, proposal)
    model = unit.models[0]
    far, ram = fastest(model), manner == "ram"
    distance = far if ram else min(round(hypot(points[0][0] - model.x, points[0][1] - model.y)), far)
    return Shock(unit.id, turn_to(hull_of(model), points[0]) % 360_000, distance, ram)


def nearest_exit(g: G, unit: Unit, at: Point) -> Alight | None:
    """The way out of a transport that leads nearest to a place."""
    found = list(boarding.alightings(g, unit))
    return min(
        found, key=lambda each: hypot(centre(each.places)[0] - at[0], centre(each.places)[1] - at[1]), default=None
    )


def driven(g: G, unit: Unit, points: Points, proposal: DragProposal) -> Drive | None:
    """Vehicles along a drag of the first that can move, as far as they go; all alike. A turn comes last."""
    models = [model for model in unit.models if wheels.can_move(g, model)]
    if not models:
        return None
    here = middle(unit.models)
    lead = models[0]
    track = [(x + lead.x - here[0], y + lead.y - here[1]) for x, y in points]
    found = stretches(hull_of(lead), track, min(fastest(model) for model in models))
    last = signed(turned(proposal))
    found += [Stretch(last, 0)] if last else []
    return Drive(unit.id, tuple(Course(model.id, tuple(found)) for model in models)) if found else None


def stretches(hull: Hull, track: Points, distance: int) -> list[Stretch]:
    """Turns and straight stretches from place to place; a place behind is backed to."""
    found = []
    backwards = abs(turn_to(hull, track[0])) > BEHIND
    for place in track:
        bend = turn_to(hull, place)
        if backwards:
            bend = signed(bend + 180_000)
        go = min(round(hypot(place[0] - hull.x, place[1] - hull.y)), distance)
        if go < SHORTEST:
            continue
        step = Stretch(bend if abs(bend) > STRAIGHT else 0, -go if backwards else go)
        found.append(step)
        hull = ahead(pivoted(hull, step.turn), step.distance)
        distance -= go
        if distance <= 0:
            break
    return found


def turn_to(hull: Hull, place: Point) -> int:
    """The turn from a hull's facing to a place."""
    return signed(bearing((hull.x, hull.y), place) - hull.facing)


def signed(turn: int) -> int:
    """A turn as the shorter way round, to the left if negative."""
    return (turn + 180_000) % 360_000 - 180_000


# ---- on foot -----------------------------------------------------------------------------------------------------


def ways(unit: Unit, points: Points, proposal: DragProposal, allowance: int) -> tuple[Leg, ...]:
    """Every model along the drag, as the unit stands, turned or drawn up anew at its end; nobody farther than he may
    go. Walkers look as they were turned, or the way they went."""
    start = middle(unit.models)
    ends = formed(unit, points[-1], proposal)
    turn = turned(proposal)
    legs = []
    for model in unit.models:
        corners = [(model.x + x - start[0], model.y + y - start[1]) for x, y in points[:-1]]
        way = [model.at, *corners, ends[model.id]]
        if length_of(way) > allowance:
            way = cut(way, allowance - 1)
        facing = None
        if unit.is_vehicle and turn:
            led = bearing(way[-2], way[-1]) if way[-1] != way[-2] else model.facing
            facing = (led + turn) % 360_000
        if way[-1] != model.at or facing is not None:
            legs.append(Leg(model.id, tuple(way[1:]), facing))
    return tuple(legs)


def formed(unit: Unit, at: Point, proposal: DragProposal) -> dict[str, Point]:
    """Where the models end: as they stand or in a formation about a place, turned; single ones set apart."""
    angle = 0.0 if unit.is_vehicle else turned(proposal) / 1000 * pi / 180
    if proposal.formation == "keep" and unit.on_table:
        x, y = middle(unit.models)
        shape = {model.id: (model.x - x, model.y - y) for model in unit.models}
    else:
        files = {"line": len(unit.models), "column": 2}.get(proposal.formation, 0)
        drawn = placing.block(unit, (0, 0), -1, files)
        shape = {leg.model: leg.points[0] for leg in drawn}
    ends = {
        id: (round(at[0] + dx * cos(angle) - dy * sin(angle)), round(at[1] + dx * sin(angle) + dy * cos(angle)))
        for id, (dx, dy) in shape.items()
    }
    return ends | {id: at for id, at in proposal.apart.items() if id in ends}


def straight(unit: Unit, at: Point, distance: int) -> tuple[Leg, ...]:
    """The whole unit by one step of a distance towards a place (WH-USR-10)."""
    angle = bearing(middle(unit.models), at) * pi / 180_000
    return tuple(shifted(unit.models, int(distance * sin(angle)), int(-distance * cos(angle))))


def set_apart(g: G, decision: ChooseApproach, proposal: DragProposal) -> Walk:
    """The program's own way, but for the models that were moved by hand."""
    ends = {id: Leg(id, (end,)) for id, end in proposal.apart.items() if id in decision.closing.movers}
    return Walk(tuple(({leg.model: leg for leg in decision.usual(g).legs} | ends).values()))


# ---- coming on to the table --------------------------------------------------------------------------------------


def put_down(g: G, unit: Unit, at: Point, proposal: DragProposal, ground: Region | None) -> Deploy:
    """A unit deployed about a place; drawn in where it would stand a little over the rim of its ground (WH-GAME-15),
    but for models set apart by hand."""
    ahead_of_it = 180_000 if placing.ahead_of(g.state.zones[unit.seat]) > 0 else 0
    facing = (ahead_of_it + turned(proposal)) % 360_000 if unit.is_vehicle else None
    legs = tuple(Leg(id, (end,)) for id, end in formed(unit, at, proposal).items())
    if ground is not None and ground.away(at) <= OVER:
        there = placing.placed(unit, legs, facing)
        together = [model for model in there.models if model.id not in proposal.apart]
        reach = max((round(hypot(model.x - at[0], model.y - at[1])) + reach_of(model) for model in together), default=0)
        x, y = ground.way_in([model.body for model in together], OVER + reach)
        drawn_in = {leg.model: leg for leg in shifted(together, x, y)}
        legs = tuple(drawn_in.get(leg.model, leg) for leg in legs)
    return Deploy(legs, facing)


def coming_in(g: G, unit: Unit, decision: ChooseEntry, at: Point, proposal: DragProposal) -> Enter:
    """A unit straight in over its edge, to stand about a place."""
    legs = []
    for id, (x, y) in formed(unit, at, proposal).items():
        long = decision.edge in ("north", "south")
        start = outside(g, decision.edge, x if long else y, reach_of(unit.model(id)))
        deep = abs(y - start[1]) if long else abs(x - start[0])
        legs.append(Leg(id, (start, inward(decision.edge, start, min(deep, decision.allowance)))))
    return Enter(tuple(legs))


# ---- points ------------------------------------------------------------------------------------------------------


def on_a_base(aims: Sequence[Model], at: Point) -> Point:
    """The place nearest to another on the base or hull of a model (WH-WEAPON-07)."""
    if not aims or any(gap_from(*at, model.body) <= 0 for model in aims):
        return at
    near = min(aims, key=lambda model: gap_from(*at, model.body))
    away = hypot(at[0] - near.x, at[1] - near.y)
    keep = max(away - gap_from(*at, near.body) - 1, 0) / away
    return round(near.x + (at[0] - near.x) * keep), round(near.y + (at[1] - near.y) * keep)


def laid(g: G, decision: PlaceTemplate, at: Point) -> int:
    """The direction of a template towards a place; the nearest one that covers the most, if that is close by."""
    facing = bearing(decision.firer(g).at, at)
    if decision.refusal(g, LayTemplate(facing)) is None:
        return facing
    best = [choice.facing for choice in decision.choices(g) if isinstance(choice, LayTemplate)]
    near = min(best, key=lambda each: abs(signed(each - facing)), default=facing)
    return near if abs(signed(near - facing)) <= NEAR_FACING else facing


def beside(decision: PlaceBeside, at: Point) -> Point:
    """The place of a marker that touches the one nearest to a place, towards it (WH-WEAPON-12)."""
    x, y = min(decision.markers, key=lambda each: hypot(each[0] - at[0], each[1] - at[1]))
    angle = bearing((x, y), at) * pi / 180_000
    return round(x + 2 * decision.radius * sin(angle)), round(y - 2 * decision.radius * cos(angle))


def fallen(unit: Unit, decision: ChooseCasualties, at: Point) -> TakeAway:
    """The models nearest to a place fall."""
    order = sorted(decision.models, key=lambda id: hypot(unit.model(id).x - at[0], unit.model(id).y - at[1]))
    return decision.first(order)
