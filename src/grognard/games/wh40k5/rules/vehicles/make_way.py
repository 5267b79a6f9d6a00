"""Models that stand where a tank ends step aside by the shortest way (WH-VEH-13, WH-VEH-27)."""

from __future__ import annotations

from math import ceil, hypot

from grognard.core.engine.procedures import Procedure, step
from grognard.games.wh40k5.ground.coherency import parts
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.vehicle_condition import tank_of
from grognard.games.wh40k5.ground.vehicle_faces import hull_of
from grognard.games.wh40k5.ground.vehicle_places import Exit, is_free
from grognard.games.wh40k5.state.choices import Leg
from grognard.games.wh40k5.state.events.characters import owner_of
from grognard.games.wh40k5.state.events.shooting import Losses
from grognard.games.wh40k5.state.events.vehicles import SteppedAside
from grognard.games.wh40k5.state.measures import APART
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.space.plane import Disc, Hull, Point, gap, off_hull

STEP = 250
"""How far apart, in thousandths, the places are that are tried."""
FARTHEST = 4_000
"""How far from the tank a place is looked for, in thousandths."""


class StepAside(Procedure):
    """Each unit with a model within 1" of where a tank ended makes room (WH-VEH-13). Who finds none dies."""

    tank: str

    @step
    def make_room(self, g: B) -> None:
        tank = hull_of(tank_of(g.state, self.tank))
        seat = g.state.units[owner_of(self.tank)].seat
        for unit in list(g.state.standing(1 - seat)):
            if unit.is_vehicle:
                continue
            near = [model for model in unit.models if gap(model, tank) < APART - 1]
            if near:
                self.move(g, unit, near, tank)

    def move(self, g: B, unit: Unit, near: list[Model], tank: Hull) -> None:
        """The models of a unit near a tank go, those nearest to its edge first."""
        staying = [model for model in unit.models if all(model.id != other.id for other in near)]
        placed: list[Disc] = list(staying)
        legs, lost = [], []
        for model in sorted(near, key=lambda model: -gap(model, tank)):
            place = spot(g, unit, model, tank, placed)
            if place is None:
                lost.append(model.id)
                continue
            placed.append(Disc(place[0], place[1], model.radius))
            legs.append(Leg(model.id, (place,)))
        if legs:
            g.emit(SteppedAside(unit.id, tuple(legs)), "WH-VEH-13", "WH-VEH-27")
        if lost:
            g.emit(Losses(unit.id, tuple(lost), (), "danger"), "WH-VEH-13")


def spot(g: G, unit: Unit, model: Model, tank: Hull, placed: list[Disc]) -> Point | None:
    """The nearest place for a model that is 1" from a tank, free, and in coherency with those of its unit who stand;
    the nearest free one if none is."""
    clear = Exit(tank, ())
    free = []
    for x, y in around(model, tank):
        disc = Disc(x, y, model.radius)
        if off_hull(tank, x, y) < model.radius + APART:
            continue
        if any(gap(disc, other) <= 0 for other in placed) or not is_clear(g, unit, clear, disc):
            continue
        if not placed or len(parts([*placed, disc])) <= len(parts(placed)):
            return x, y
        free.append((x, y))
    return free[0] if free else None


def is_clear(g: G, unit: Unit, way: Exit, disc: Disc) -> bool:
    """Whether no other unit and no terrain is in the way; the model's own unit is looked at by itself."""
    rest = {id: other for id, other in g.state.units.items() if id != unit.id}
    return is_free(g, unit, way, disc, tuple(rest.values()))


def around(model: Model, tank: Hull) -> list[Point]:
    """Places round a model, the nearest first, as far as beyond the tank."""
    reach = model.radius + APART + FARTHEST + ceil(hypot(tank.length, tank.width) / 2)
    rows = range(-reach // STEP, reach // STEP + 1)
    found = [(model.x + column * STEP, model.y + row * STEP) for row in rows for column in rows]
    return sorted(found, key=lambda at: (hypot(at[0] - model.x, at[1] - model.y), at))
