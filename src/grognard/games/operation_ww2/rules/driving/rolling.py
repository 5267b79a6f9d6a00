"""How far a vehicle goes straight ahead until something stops it (AZ-VDM-18), and rolling on (AZ-VDM-05, AZ-NRV-05)."""

from __future__ import annotations

from grognard.core.engine.dice import Total, roll
from grognard.core.engine.procedures import Action, Done, Procedure, step
from grognard.core.messages import say
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.rules.driving.make_way import put_aside
from grognard.games.operation_ww2.state.events.driving import RolledOn
from grognard.games.operation_ww2.state.state import Model
from grognard.space.hulls import ahead, is_on_table, swept
from grognard.space.plane import Hull, footprint
from grognard.space.terrain import Geometry

FINE = 50
"""How exactly the place is found where a vehicle is stopped."""

RIM = 20
"""A hull may graze what bars it by so much."""


def rolls_on(g: G, model: Model) -> bool:
    """Whether a vehicle rolls on when it is stopped: its latest order was a Move or Assault in which it drove or, by
    the option ``rolling_on``, any Move or Assault (AZ-VDM-18)."""
    latest = sheets.machine(model).latest
    return latest == "drove" or (latest == "halted" and g.setup.options["rolling_on"] == "any_move_order")


def free_ahead(g: G, model: Model, distance: int) -> int:
    """How far of a distance a vehicle comes straight ahead before ground it cannot cross, a vehicle, a gun, a wreck or
    the edge of the table stops it."""
    hull = inner(model)
    solid = [shape for shape in barring(g, model) if shape.intersects(swept(hull, distance))]
    ground = g.context.map.ground

    def is_free(far: int) -> bool:
        way = swept(hull, far)
        return is_on_table(ahead(hull, far), ground.width, ground.depth) and not any(
            shape.intersects(way) for shape in solid
        )

    if is_free(distance):
        return distance
    low, high = 0, distance
    while high - low > FINE:
        middle = (low + high) // 2
        low, high = (middle, high) if is_free(middle) else (low, middle)
    return low


def inner(model: Model) -> Hull:
    """A hull without the rim that may graze what bars it."""
    return Hull(model.x, model.y, model.length - 2 * RIM, model.width - 2 * RIM, model.facing)


def barring(g: G, model: Model) -> list[Geometry]:
    """All that bars a vehicle: ground, vehicles, guns. Wrecks are ground."""
    column = g.context.terrain.driven["tracked" if sheets.is_tracked(g, model) else "wheeled"]
    shapes: list[Geometry] = [
        shape for shape, going in zip(g.context.terrain.field.polygons, column, strict=True) if going.barred or going.by
    ]
    for unit in g.state.units.values():
        for other in unit.models if unit.on_table else ():
            body = other.body
            if other.id != model.id and other.aboard is None and isinstance(body, Hull):
                shapes.append(footprint(body))
    return shapes


class RollOn(Procedure):
    """A vehicle rolls on, a die in centimetres straight ahead (AZ-VDM-05, AZ-NRV-05)."""

    unit: str
    model: str

    @step
    def roll_die(self, g: G) -> Action:
        if not rolls_on(g, g.state.units[self.unit].model(self.model)):
            return Done()
        return roll(1, Total(), say("az-roll-on"), "AZ-VDM-05", seat=g.state.units[self.unit].seat, sides=10)

    @step
    def go(self, g: B, centimetres: int) -> Action:
        vehicle = g.state.units[self.unit].model(self.model)
        far = free_ahead(g, vehicle, centimetres * 1000)
        hull = vehicle.body
        assert isinstance(hull, Hull)
        place = ahead(hull, far)
        g.emit(RolledOn(self.unit, self.model, (place.x, place.y)), "AZ-VDM-05", "AZ-VDM-18")
        put_aside(g, self.unit, self.model, "AZ-VDM-18")
        return Done()
