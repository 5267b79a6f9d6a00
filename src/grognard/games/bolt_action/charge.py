"""The assault move: the nearest attacker straight at the nearest defender, the others as near as they can (BA-CQ-03, BA-CQ-17)."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin
from typing import NamedTuple

import numpy

from grognard.core.battle import Battle
from grognard.games.bolt_action import tables
from grognard.games.bolt_action.choices import Leg
from grognard.games.bolt_action.context import APART, COHERENCY
from grognard.games.bolt_action.formulas import EPSILON
from grognard.games.bolt_action.state import Model, State, Unit, enemy
from grognard.games.bolt_action.walking import SLACK, others
from grognard.space import walks
from grognard.space.plane import Disc, Floats, Point, along, gaps, length_of

G = Battle[State]

CONTACT = 20
"""Bases this near, in thousandths, are in contact: places are rounded."""


class Charge(NamedTuple):
    """The attackers' ways, whether one reaches, and whether they come over an obstacle that the defenders line."""

    legs: tuple[Leg, ...]
    reaches: bool
    over_obstacle: bool


def in_contact(g: G, unit: Unit, target: Unit) -> bool:
    """Whether an attacker touches a defender (BA-CQ-03)."""
    return bool(g.context.gap_of(unit.models, target.models) <= CONTACT)


def charge(g: G, unit: Unit, target: Unit) -> Charge:
    """The ways of an assault.

    The whole move is limited to the basic rate if the first attacker crosses No Run ground, else to the double (BA-CQ-03). If he
    cannot reach, he stops an inch away, or where the distance ends.
    """
    rates = tables.RATES["infantry"]
    first, foe = g.context.nearest_pair(unit.models, target.models)
    way = approach(g, unit, first, foe)
    over = bool(walks.touching(g.context.slow, [way])[0])
    limit = rates.advance if over else rates.run
    reaches = length_of(way) <= limit + EPSILON
    if not reaches:
        way = cut_short(way, limit, first, target)
    legs = [Leg(first.id, tuple(way))]
    placed = numpy.array([(*way[-1], first.radius)], dtype=numpy.float64)
    rest = sorted(
        (model for model in unit.models if model.id != first.id),
        key=lambda model: hypot(model.x - way[-1][0], model.y - way[-1][1]),
    )
    step = (way[-1][0] - first.x, way[-1][1] - first.y)
    for model in rest:
        end = follow(g, unit, target, model, step, placed, limit, reaches)
        legs.append(Leg(model.id, ((model.x, model.y), end)))
        placed = numpy.concatenate((placed, numpy.array([(*end, model.radius)], dtype=numpy.float64)))
    return Charge(tuple(legs), reaches, reaches and lines_obstacle(g, way, target))


def approach(g: G, unit: Unit, first: Model, foe: Model) -> list[Point]:
    """The shortest open way from an attacker to contact with a defender, round closed ground."""
    dx, dy = first.x - foe.x, first.y - foe.y
    distance = hypot(dx, dy) or 1.0
    touch = first.radius + foe.radius
    end = (round(foe.x + dx * touch / distance), round(foe.y + dy * touch / distance))
    found: list[Point] | None = g.context.routes(first.radius - SLACK).route((first.x, first.y), end)
    return found if found is not None else [(first.x, first.y), end]


def cut_short(way: list[Point], limit: int, first: Model, target: Unit) -> list[Point]:
    """As far along the way as the limit reaches, but an inch short of the defenders (BA-CQ-03)."""
    table = numpy.array([(model.x, model.y, model.radius) for model in target.models], dtype=numpy.float64)
    reach = float(limit)
    while reach > 0:
        place = along(way, reach)
        edge = numpy.hypot(table[:, 0] - place[0], table[:, 1] - place[1]) - table[:, 2] - first.radius
        short = APART - float(edge.min())
        if short <= 0:
            break
        reach -= max(short, 10.0)
    reach = max(0.0, reach)
    kept = [way[0]]
    walked = 0.0
    for a, b in zip(way, way[1:], strict=False):
        walked += hypot(b[0] - a[0], b[1] - a[1])
        if walked >= reach:
            break
        kept.append(b)
    return [*kept, along(way, reach)]


def follow(
    g: G,
    unit: Unit,
    target: Unit,
    model: Model,
    step: Point,
    placed: Floats,
    limit: int,
    contact: bool,
) -> Point:
    """Where another attacker ends: in contact if he can, else with the first by the same step, else beside a comrade, else as far as he gets."""
    enemies = g.context.table(target.models)
    strangers = others(g, unit, enemy(unit.seat))
    strangers = strangers[~(strangers[:, None, :] == enemies[None, :, :]).all(axis=2).any(axis=1)]
    friends = others(g, unit, unit.seat)
    for x, y in places(model, target, step, placed, contact):
        if hypot(x - model.x, y - model.y) > limit:
            continue
        here = numpy.array([(x, y, model.radius)], dtype=numpy.float64)
        to_enemies = gaps(here, enemies)[0]
        centres = numpy.hypot(placed[:, 0] - x, placed[:, 1] - y) - placed[:, 2] - model.radius
        if (centres < 0).any() or (gaps(here, placed)[0] > COHERENCY).all():
            continue
        if contact:
            overlap = numpy.hypot(enemies[:, 0] - x, enemies[:, 1] - y) - enemies[:, 2] - model.radius
            if (overlap < -2).any():
                continue
        elif (to_enemies < APART).any():
            continue
        if len(strangers) and (gaps(here, strangers) < APART).any():
            continue
        if len(friends) and (gaps(here, friends) < APART).any():
            continue
        if not walks.ends_inside(g.context.field, here)[0]:
            continue
        way = [((model.x, model.y), (x, y))]
        if walks.swept_touching(g.context.closed, way, here[:, 2], SLACK)[0]:
            continue
        return x, y
    return model.x, model.y


def places(model: Model, target: Unit, step: Point, placed: Floats, contact: bool) -> Iterator[Point]:
    """Candidate ends, the best first."""
    if contact:
        foes = sorted(target.models, key=lambda foe: hypot(foe.x - model.x, foe.y - model.y))[:4]
        for foe in foes:
            yield from around(model, foe, foe.radius + model.radius)
    yield model.x + step[0], model.y + step[1]
    comrades = sorted(placed.tolist(), key=lambda row: hypot(row[0] - model.x, row[1] - model.y))
    for x, y, radius in comrades:
        yield from around(model, Disc(round(x), round(y), round(radius)), radius + model.radius + 50)


def around(model: Model, centre: Disc, distance: float) -> list[Point]:
    """Places about a disc at a distance between middles, the nearest to the model first."""
    found = [
        (round(centre.x + distance * sin(2 * pi * number / 16)), round(centre.y - distance * cos(2 * pi * number / 16)))
        for number in range(16)
    ]
    return sorted(found, key=lambda place: (hypot(place[0] - model.x, place[1] - model.y), place))


def lines_obstacle(g: G, way: list[Point], target: Unit) -> bool:
    """Whether the way crosses an obstacle that a defender stands at (BA-CQ-07): in contact with it, or nearly."""
    field = g.context.field
    rows = [tables.TERRAIN[piece.kind].movement == "obstacle" for piece in field.pieces]
    for index, piece_is_obstacle in enumerate(rows):
        if not piece_is_obstacle or not walks.touching(field.polygons[index], [way])[0]:
            continue
        if walks.bases_touching(field.polygons[index], g.context.table(target.models), -COHERENCY / 2).any():
            return True
    return False
