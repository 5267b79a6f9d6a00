"""Friends in the line of fire (AZ-FF). Lengths: thousandths of a centimetre."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import shapely

from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.visibility import obstacles
from grognard.games.operation_ww2.rules.fire.parts import marked_places, marks_at, people
from grognard.games.operation_ww2.rules.fire.targets import afoot
from grognard.games.operation_ww2.state.shots import Part
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Point, gap


class Endangered(NamedTuple):
    """A friendly unit that a stray shot would strike: the part of it that is nearest to the line of fire, and the
    models that may take what it does (AZ-FF-04)."""

    unit: Unit
    part: Part
    models: tuple[str, ...]


def endangered(g: G, unit: Unit, firer: Model, end: Point) -> Endangered | None:
    """The friendly unit with the model nearest to a line of fire, if that is closer than 5 cm (AZ-FF-01, AZ-FF-05).
    Those who fire are never hit, nor are vehicles (AZ-FF-03)."""
    if g.state.units.get(unit.id) is not unit:
        return _endangered(g, unit, firer, end)
    known, key = g.context.known(g.state), ("endangered", unit.id, firer.id, end)
    if key not in known:
        known[key] = _endangered(g, unit, firer, end)
    found: Endangered | None = known[key]
    return found


def _endangered(g: G, unit: Unit, firer: Model, end: Point) -> Endangered | None:
    line = shapely.LineString(((firer.x, firer.y), end))
    nearest = min(_friends(g, unit, line), key=lambda found: (found[0], found[2].id), default=None)
    if nearest is None or nearest[0] >= g.context.limit("friends-near-line"):
        return None
    _, other, model = nearest
    between, places = obstacles(g, unit, other), marked_places(g)
    looks = {each.id: (each, g.context.sight.look(firer, each, between)) for each in other.people}
    part = people(g, looks[model.id][1].cover, marks_at(places, model))
    alike = [
        id
        for id, (each, look) in looks.items()
        if id == model.id or (look.seen != "not" and people(g, look.cover, marks_at(places, each)) == part)
    ]
    return Endangered(other, part, tuple(alike))


def _friends(g: G, unit: Unit, line: shapely.LineString) -> Iterator[tuple[float, Unit, Model]]:
    """The friendly people about a line of fire, with their distances from it."""
    limit = g.context.limit("friends-near-line")
    left, low, right, high = line.bounds
    for other in g.state.of(unit.seat):
        if other.id == unit.id or not other.on_table:
            continue
        for model in other.people:
            reach = limit + model.radius
            if left - reach < model.x < right + reach and low - reach < model.y < high + reach:
                yield max(line.distance(shapely.Point(model.x, model.y)) - model.radius, 0.0), other, model


def line_of_unit(unit: Unit, firers: tuple[str, ...], target: Unit) -> tuple[Model, Model]:
    """The one line of a whole unit's fire: between the nearest two models (AZ-FF-05, option ``friendly_fire_line``)."""
    pairs = ((unit.model(id), model) for id in firers for model in afoot(target))
    return min(pairs, key=lambda pair: (gap(pair[0].body, pair[1].body), pair[0].id, pair[1].id))
