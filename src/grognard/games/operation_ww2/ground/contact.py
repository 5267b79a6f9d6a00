"""Base contact: who stands against whom (AZ-DEF-12, AZ-CC-16)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import shapely

from grognard.core.records import replace
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.terrain import TOUCH
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.state.state import Model, Unit, enemy
from grognard.space.plane import Body, Disc, gap
from grognard.space.terrain import met


def in_contact(g: G, one: Model, other: Model) -> bool:
    """Whether two models are in base contact: they touch on the same floor with no wall between them, or both stand
    against one low wall, hedge or the like, each on his side; windows and doors do not part them (AZ-DEF-12)."""
    if one.storey != other.storey:
        return False
    between = gap(one.body, other.body)
    low = g.context.tables.features["low-obstacle"].width
    if between > 2 * low:
        return False
    line = shapely.LineString(((one.x, one.y), (other.x, other.y)))
    near = met(g.context.terrain.boxes, (one.x, one.y), (other.x, other.y))
    if between <= TOUCH:
        return not any(g.context.terrain.walls_off(number, line) for number in near)
    return any(_parts(g, number, line, one, other) for number in near)


def _parts(g: G, number: int, line: shapely.LineString, one: Disc, other: Disc) -> bool:
    """Whether a low obstacle lies between two models that both stand against it."""
    piece = g.context.terrain.field.pieces[number]
    if g.context.tables.terrain[piece.kind].height != "low-obstacle":
        return False
    shape = g.context.terrain.field.polygons[number]
    against = all(shape.dwithin(shapely.Point(each.x, each.y), each.radius + TOUCH) for each in (one, other))
    return against and bool(shape.intersects(line))


def behind_obstacle(g: G, model: Model, other: Model) -> bool:
    """Whether a model stands behind a low wall or the like, or in a window, from one who is in contact with it."""
    line = shapely.LineString(((model.x, model.y), (other.x, other.y)))
    for number in met(g.context.terrain.boxes, (model.x, model.y), (other.x, other.y)):
        if _parts(g, number, line, model, other):
            return True
        inside = shapely.intersects_xy(g.context.terrain.field.polygons[number], model.x, model.y)
        if inside and g.context.terrain.leads_through_opening(number, line):
            return True
    return False


def fighters(g: G, unit: Unit) -> Iterator[Model]:
    """Who of a unit can be met in close combat: people on foot and, by the option ``melee_targets``, those aboard open
    vehicles, who are where their vehicle is (AZ-CC-16)."""
    yield from unit.people
    if g.setup.options["melee_targets"] == "foot_only":
        return
    for model in unit.models:
        carrier = carrier_of(g, model.aboard)
        if carrier is not None and sheets.has(g, carrier, "open-topped"):
            fields = {"x": carrier.x, "y": carrier.y, "radius": carrier.radius, "facing": carrier.facing}
            yield replace(model, **fields, length=carrier.length, width=carrier.width)


def carrier_of(g: G, id: str | None) -> Model | None:
    """The vehicle of this id on the table; None: there is none."""
    for unit in g.state.units.values():
        for model in unit.models:
            if model.id == id:
                return model
    return None


def contacts(g: G, unit: Unit) -> list[tuple[Model, Unit, Model]]:
    """Every pair of a model of a unit on foot and an enemy it is in base contact with, and that one's unit. Below
    ground everybody is in contact where markers lie together (AZ-TUN-09)."""
    if unit.is_below:
        return list(below(g, unit))
    found = []
    for other in g.state.of(enemy(unit.seat)):
        if other.on_table and _near(unit, other):
            for foe in fighters(g, other):
                found += [(model, other, foe) for model in unit.people if in_contact(g, model, foe)]
    return found


def below(g: G, unit: Unit) -> Iterator[tuple[Model, Unit, Model]]:
    """The pairs of two markers that lie together: each model with one, who is left over with another's (AZ-TUN-09)."""
    for other in g.state.of(enemy(unit.seat)):
        if other.is_below and other.people and unit.people and gap(unit.people[0], other.people[0]) <= TOUCH:
            own, foes = unit.people, other.people
            for number in range(max(len(own), len(foes))):
                yield own[number % len(own)], other, foes[number % len(foes)]


def _near(unit: Unit, other: Unit) -> bool:
    """Whether two units' boxes come within some centimetres of each other: the cheap test before an exact one."""
    reach = 15_000
    return not (
        min(model.x for model in other.models) - max(model.x for model in unit.models) > reach
        or min(model.x for model in unit.models) - max(model.x for model in other.models) > reach
        or min(model.y for model in other.models) - max(model.y for model in unit.models) > reach
        or min(model.y for model in unit.models) - max(model.y for model in other.models) > reach
    )


def bodies(g: G, but: Sequence[str] = ()) -> list[Body]:
    """Everything that stands on the table, wrecks too, but for these models."""
    found: list[Body] = [
        model.body
        for unit in g.state.units.values()
        if unit.on_table
        for model in unit.models
        if model.aboard is None and model.id not in but
    ]
    return [*found, *(wreck.hull for wreck in g.state.wrecks)]
