"""Where broken models find cover (AZ-MOR-15): inside woods, buildings, trenches and the like, or behind a wall."""

from __future__ import annotations

from typing import NamedTuple

import shapely

from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.terrain import TOUCH
from grognard.games.operation_ww2.ground.visibility import look
from grognard.games.operation_ww2.state.state import Model, Unit, enemy
from grognard.space.plane import Disc, gap


class Threat(NamedTuple):
    """An enemy model and how far off it is."""

    unit: Unit
    model: Model
    distance: float


def enemies(g: G, seat: int, at: Disc) -> list[Threat]:
    """All enemy models on the table, the nearest first."""
    found = [
        Threat(unit, model, gap(at, model.body))
        for unit in g.state.of(enemy(seat))
        if unit.on_table
        for model in unit.models
        if model.aboard is None
    ]
    return sorted(found, key=lambda threat: (threat.distance, threat.model.id))


def nearest_visible(g: G, unit: Unit, model: Model) -> Threat | None:
    """The nearest enemy a model sees, detected or not; None if it sees none (AZ-MOR-12)."""
    for threat in enemies(g, unit.seat, model):
        if look(g, unit, model, threat.unit, threat.model).seen != "not":
            return threat
    return None


def shelters(g: G) -> list[tuple[int, bool]]:
    """The pieces broken models find cover at, by their numbers, and whether inside them or in contact. By the option
    ``panic_cover`` only covered terrain counts (AZ-MOR-15)."""
    covered_only = g.setup.options["panic_cover"] == "covered_terrain_only"
    kinds = g.context.tables.terrain
    return [
        (number, kinds[piece.kind].shelter == "inside")
        for number, piece in enumerate(g.context.map.ground.pieces)
        if kinds[piece.kind].shelter != "no" and (kinds[piece.kind].covered or not covered_only)
    ]


def in_cover(g: G, unit: Unit, model: Model) -> bool:
    """Whether a model of a broken unit is in cover where it is (AZ-MOR-15, AZ-MOR-16); vehicles are none to their crews
    (AZ-NRV-04). Below ground everybody is."""
    if unit.is_below:
        return True
    threat: Threat | None = None
    for number, inside in shelters(g):
        shape = g.context.terrain.field.polygons[number]
        if inside:
            if shapely.intersects_xy(shape, model.x, model.y):
                return True
        elif shape.dwithin(shapely.Point(model.x, model.y), model.radius + TOUCH):
            threat = threat or nearest_visible(g, unit, model)
            if threat is None or lies_between(g, number, model, threat.model):
                return True
    return False


def lies_between(g: G, number: int, at: Disc, other: Disc) -> bool:
    """Whether a piece lies on the straight line between the middles of two models."""
    line = shapely.LineString(((at.x, at.y), (other.x, other.y)))
    return bool(g.context.terrain.field.polygons[number].intersects(line))
