"""The assault move: the nearest attacker straight at the nearest defender, the others as near as they can (BA-CQ-03,
BA-CQ-17).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable
from math import ceil, hypot
from typing import NamedTuple

import numpy
import shapely
from shapely.ops import nearest_points

from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground import walking
from grognard.games.bolt_action.ground.building_moves import free_doors, middle_of
from grognard.games.bolt_action.ground.buildings import REACH, STEP_OUT, height_of, is_next_floor
from grognard.games.bolt_action.ground.contact import TOUCHING
from grognard.games.bolt_action.ground.context import APART, COHERENCY, SLACK, G
from grognard.games.bolt_action.ground.placing import ring
from grognard.games.bolt_action.rules.close_quarters.closing_in import advance_all, holds_together, keeps_clear
from grognard.games.bolt_action.rules.close_quarters.followers import around, touches_slow
from grognard.games.bolt_action.rules.close_quarters.neighbours import Neighbours
from grognard.games.bolt_action.state.choices import Leg
from grognard.games.bolt_action.state.state import Model, Unit
from grognard.space import walks
from grognard.space.plane import Disc, Point, cut, footprint, length_of

PAIRS = 24
"""How many pairs of an attacker and a defender are looked at, the nearest first."""
DETOURS = 8
"""For how many of them ways round other enemies are looked for."""
TRIES = 4
"""How many that can meet are tried for the others to follow in formation."""
SEARCHED = 2
"""For how many of them it is searched whether those who are left behind at first can keep up after all."""
STEP = 25
"""How finely, in thousandths, a way is shortened until it is free."""


class Meeting(NamedTuple):
    """The first attacker, his way to contact, what of the enemy it goes to, and the limit of the whole move."""

    first: Model
    way: list[Point]
    goal: Point
    limit: int


class Charge(NamedTuple):
    """The attackers' ways, whether one reaches, and whether they come over an obstacle that the defenders line."""

    legs: tuple[Leg, ...]
    reaches: bool
    over_obstacle: bool


def charge(g: G, unit: Unit, target: Unit) -> Charge:
    """The ways of an assault.

    The whole move is limited to the basic rate if the first attacker crosses No Run ground, else to the double
    (BA-CQ-03). Of the nearest who can reach, the first goes whom the others can follow in formation (BA-CQ-17). If
    nobody can reach, the nearest stops an inch away, or where the distance ends. From a building they come out through
    its openings (BA-BLD-01); to those in one they go to within an inch of an opening (BA-CQ-13), or from floor to floor
    (BA-BLD-07).
    """
    if is_next_floor(unit, target):
        return Charge((), True, True)
    stands = tuple((each.id, each.models, each.inside) for each in g.state.units.values() if each.on_table)
    setup, ground = g.context.setup, g.context.ground
    key = unit.id, target.id, id(setup), id(ground), stands
    known = _charges.get(key)
    if known is None:
        if len(_charges) >= MOST_KNOWN:
            _charges.clear()
        near = neighbours(g, unit, target)
        if near is None:
            found = Charge((), False, False)
        else:
            found = meeting_ways(g, unit, near) or Charge(fall_short(g, near), False, False)
        # Setup and ground are kept with it, so that no others can come to have their identity.
        known = _charges[key] = setup, ground, found
    return known[2]


MOST_KNOWN = 512
_charges: dict[Hashable, tuple[object, object, Charge]] = {}
"""The ways of assaults where everybody stands so: plans ask for the same ones over and over."""


def reaching(g: G, unit: Unit, target: Unit) -> Charge | None:
    """The ways of an assault that reaches its target; None if it falls short, wherever it would end (BA-CQ-03)."""
    if is_next_floor(unit, target):
        return Charge((), True, True)
    run = tables.RATES["infantry"].run
    if unit.in_the_open and target.inside is None and g.context.gap(unit, target) > run + g.context.epsilon:
        return None
    near = neighbours(g, unit, target)
    return None if near is None else meeting_ways(g, unit, near)


def neighbours(g: G, unit: Unit, target: Unit) -> Neighbours | None:
    """Those an assault has to do with, the attackers as they set out; None if there is no way out for them."""
    setting_out = unit if unit.in_the_open else launched(g, unit, target)
    return None if setting_out is None else Neighbours(g, setting_out, target, climb(g, unit) + climb(g, target))


def meeting_ways(g: G, unit: Unit, near: Neighbours) -> Charge | None:
    """The ways on which one reaches the target: of the first who can, whom the others can follow in formation
    (BA-CQ-17); None if nobody can. Into a house, and over what the defenders line, both strike at once (BA-CQ-07,
    BA-CQ-13)."""
    target = near.target
    indoors = target.inside is not None
    found = openings_reached(g, near) if indoors else meetings(g, near)
    charges = []
    for number, met in enumerate(found):
        search = number < SEARCHED
        legs = advance_all(near, met.first, met.way, met.limit, contact=not indoors, search=search)
        if not keeps_clear(near.unit, legs):
            continue
        at_once = indoors or (not target.is_vehicle and lines_obstacle(g, met, target))
        charges.append(Charge(legs, True, at_once))
        if holds_together(g, near.unit, legs):
            return charges[-1]
    return charges[0] if charges else None


def climb(g: G, unit: Unit) -> int:
    """What the height of a unit's floor costs an assault out of it or into it (BA-MOV-24)."""
    return height_of(unit.inside) if g.setup.options["climb_cost"] == "height" else 0


def launched(g: G, unit: Unit, target: Unit) -> Unit | None:
    """The unit as it sets out from a building or the table's edge: each man before the opening, or at the place of the
    edge, nearest to the target. None if there is no way out."""
    there = target.models if target.inside is None else (Disc(*middle_of(g.context.building_about(target)), 0),)
    models = []
    for model in unit.models:
        starts: list[Point]
        if unit.inside is not None:
            starts = free_doors(g, g.context.building_about(unit), model.radius)
        else:
            edge = g.context.depth if g.state.home[unit.seat] == 0 else 0
            starts = [(min(max(foe.x, model.radius), g.context.width - model.radius), edge) for foe in there]
        if not starts:
            return None
        x, y = min(starts, key=lambda start: min(hypot(start[0] - foe.x, start[1] - foe.y) for foe in there))
        models.append(replace(model, x=x, y=y))
    return replace(unit, models=tuple(models), place="table", inside=None)


def fall_short(g: G, near: Neighbours) -> tuple[Leg, ...]:
    """The ways of attackers who cannot reach: as far as the first gets with the others in formation (BA-CQ-03)."""
    first, way, _, limit = nearest_way(g, near)
    whole = cut_short(near, first, way, limit)
    best: tuple[Leg, ...] = ()
    for part in (4, 3, 2, 1, 0):
        kept = cut_short(near, first, whole, length_of(whole) * part / 4)
        legs = advance_all(near, first, kept, limit, contact=False)
        if not keeps_clear(near.unit, legs):
            continue
        best = best or legs
        if holds_together(g, near.unit, legs):
            return legs
    return best


def meetings(g: G, near: Neighbours) -> list[Meeting]:
    """The ways on which an attacker can meet a defender, with their limits, the nearest first (BA-CQ-17)."""
    attackers, defenders = near.unit.models, near.target.models
    reach: float = tables.RATES["infantry"].run + g.context.epsilon
    matrix = g.context.gaps_of(attackers, defenders)
    order = numpy.argsort(matrix, axis=None, kind="stable")[:PAIRS].tolist()
    found: list[Meeting] = []
    for number in order:
        row, column = divmod(number, len(defenders))
        if matrix[row, column] > reach or len(found) == TRIES:
            break
        first = attackers[row]
        met = meeting(near, first, approach(g, first, defenders[column]), goal_of(first, defenders[column]))
        if (
            length_of(met.way) <= met.limit + g.context.epsilon
            and near.is_open(first, met.way)
            and near.fits(*met.way[-1], first.radius, TOUCHING)
        ):
            found.append(met)
    return found or detours(g, near)


def detours(g: G, near: Neighbours) -> list[Meeting]:
    """The shortest ways on which an attacker can meet a defender where other enemies bar all straight ones (BA-CQ-03,
    BA-CQ-17); none where a house rule keeps attackers to those."""
    if g.setup.options["assault_route"] == "straight" or not (near.strangers or near.hulls):
        return []
    attackers, defenders = near.unit.models, near.target.models
    matrix = g.context.gaps_of(attackers, defenders)
    reach: float = tables.RATES["infantry"].run + g.context.epsilon
    found = []
    for number in numpy.argsort(matrix, axis=None, kind="stable")[:DETOURS].tolist():
        row, column = divmod(number, len(defenders))
        if matrix[row, column] > reach:
            break
        first, foe = attackers[row], defenders[column]
        ends = [place for place in contacts(first, foe) if near.fits(*place, first.radius, TOUCHING)]
        way = near.round_others(first, ends, reach) if ends else None
        if way is not None and near.is_open(first, way):
            met = meeting(near, first, way, goal_of(Disc(*way[-1], 0), foe))
            if length_of(way) <= met.limit + g.context.epsilon:
                found.append(met)
    return sorted(found, key=lambda met: length_of(met.way))[:TRIES]


def contacts(first: Model, foe: Model) -> list[Point]:
    """Places about an enemy where an attacker is in contact with him, the nearest first."""
    if foe.length:
        return list(ring(foe.hull, first.radius, first.radius))
    return around(first, foe, first.radius + foe.radius)


def nearest_way(g: G, near: Neighbours) -> Meeting:
    """The nearest attacker, his way to the nearest defender (or opening of his floor) and its limit."""
    if near.target.inside is not None:
        first, way = ways_to_openings(g, near)[0]
        return meeting(near, first, way, way[-1])
    first, foe = g.context.nearest_pair(near.unit.models, near.target.models)
    return meeting(near, first, approach(g, first, foe), goal_of(first, foe))


def ways_to_openings(g: G, near: Neighbours) -> list[tuple[Model, list[Point]]]:
    """Each attacker's way to the openings of the floor that is assaulted, the nearest pairs first (BA-CQ-13)."""
    building = g.context.building_about(near.target)
    pairs = sorted(
        (hypot(door[0] - model.x, door[1] - model.y), index, door)
        for index, model in enumerate(near.unit.models)
        for door in building.doors(model.radius)
    )[:PAIRS]
    found = []
    for _, index, door in pairs:
        first = near.unit.models[index]
        start = (first.x, first.y)
        way = g.context.routes(first.radius - SLACK).route(start, door)
        found.append((first, way if way is not None else [start, door]))
    return found


def openings_reached(g: G, near: Neighbours) -> list[Meeting]:
    """The ways on which an attacker gets to within an inch of an opening, with their limits (BA-CQ-13)."""
    found = []
    for first, way in ways_to_openings(g, near):
        limit = meeting(near, first, way, way[-1]).limit
        # The way ends a step before the opening.
        if limit < 0 or length_of(way) > limit + REACH - STEP_OUT + g.context.epsilon:
            continue
        kept = list(way) if length_of(way) <= limit else cut(way, limit)
        if near.is_open(first, kept) and near.fits(*kept[-1], first.radius, APART):
            found.append(Meeting(first, kept, kept[-1], limit))
        if len(found) == TRIES:
            break
    return found


def meeting(near: Neighbours, first: Model, way: list[Point], goal: Point) -> Meeting:
    """A way to a goal with its limit: over No Run ground at the basic rate, else at the double (BA-CQ-03), less what is
    climbed (BA-MOV-24).

    Base contact is made over an obstacle too, so what lies between it and the goal is crossed, be it ever so thin.
    """
    rates = tables.RATES["infantry"]
    ground = near.g.context.ground
    crosses = touches_slow(ground, first, way) or ground.obstacles.touches((way[-1], goal))
    climbed = walking.climb(near.g, way) if ground.levels else 0
    return Meeting(first, way, goal, (rates.advance if crosses else rates.run) - near.climb - climbed)


def goal_of(first: Disc, foe: Model) -> Point:
    """What of an enemy an attacker comes up to: the middle of a man, the nearest place of a hull."""
    if not foe.length:
        return foe.x, foe.y
    x, y = nearest_of_hull(first, foe)
    return round(x), round(y)


def nearest_of_hull(first: Disc, foe: Model) -> tuple[float, float]:
    """The place of a hull that is nearest to a man."""
    x, y = shapely.get_coordinates(nearest_points(footprint(foe.hull), shapely.Point(first.x, first.y))[0])[0]
    return x, y


def approach(g: G, first: Model, foe: Model) -> list[Point]:
    """The shortest open way from an attacker to contact with a defender, round closed ground."""
    if foe.length:
        return approach_hull(g, first, foe)
    dx, dy = first.x - foe.x, first.y - foe.y
    distance = hypot(dx, dy) or 1.0
    touch = first.radius + foe.radius
    end = (round(foe.x + dx * touch / distance), round(foe.y + dy * touch / distance))
    found: list[Point] | None = g.context.routes(first.radius - SLACK).route((first.x, first.y), end)
    return found if found is not None else [(first.x, first.y), end]


def approach_hull(g: G, first: Model, foe: Model) -> list[Point]:
    """The shortest open way from an attacker to contact with a vehicle."""
    at = nearest_of_hull(first, foe)
    dx, dy = first.x - at[0], first.y - at[1]
    distance = hypot(dx, dy)
    end = (
        (round(at[0] + dx * first.radius / distance), round(at[1] + dy * first.radius / distance))
        if distance
        else (first.x, first.y)
    )
    found: list[Point] | None = g.context.routes(first.radius - SLACK).route((first.x, first.y), end)
    return found if found is not None else [(first.x, first.y), end]


def cut_short(near: Neighbours, first: Model, way: list[Point], limit: float) -> list[Point]:
    """As far along the way as the limit reaches and it stays free, but an inch short of the defenders and of everybody
    else (BA-CQ-03, BA-GEN-05)."""
    reach = max(0.0, min(float(limit), length_of(way)))
    while reach > 0:
        kept = cut(way, reach)
        if near.fits(*kept[-1], first.radius, APART):
            if near.is_open(first, kept):
                return kept
            # What is in the way is in every longer way too.
            steps = range(1, ceil(reach / STEP))
            shorter = bisect_left(steps, True, key=lambda step: near.is_open(first, cut(way, reach - STEP * step)))
            reach -= STEP * (1 + shorter)
            continue
        lack = near.lack(*kept[-1], first.radius, APART)
        # A step back gains no more room than its length, so steps that cannot be enough are left out (places are
        # rounded).
        reach -= STEP * max(1, ceil((lack - 2) / STEP))
    return [way[0], way[0]]


def lines_obstacle(g: G, met: Meeting, target: Unit) -> bool:
    """Whether the line from the first attacker to his enemy's middle crosses an obstacle that a defender stands at, in
    contact with it or nearly (BA-CQ-07)."""
    obstacles = g.context.ground.obstacles
    line = (*met.way, met.goal)
    if not obstacles.touches(line):
        return False
    defenders = g.context.table(target.models)
    return any(
        walks.touching(shape, [line])[0] and walks.bases_touching(shape, defenders, -COHERENCY / 2).any()
        for shape in shapely.get_parts(obstacles.shape)
    )
