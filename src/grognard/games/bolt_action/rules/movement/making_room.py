"""Men step aside for a vehicle: friends it comes to a stop among (BA-MOV-19), enemies it drives over (BA-VEH-33)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import shapely

from grognard.core.engine.procedures import Procedure, step
from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import APART, COHERENCY, B, G
from grognard.games.bolt_action.ground.formulas import within
from grognard.games.bolt_action.ground.placing import Surroundings, has_place, round_gun
from grognard.games.bolt_action.rules.movement.ways import from_start
from grognard.games.bolt_action.state.choices import Leg
from grognard.games.bolt_action.state.events.movement import MadeRoom
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Model, Unit
from grognard.space.bulk import Geometry
from grognard.space.plane import Hull, footprint, gap

ASIDE = 20
"""How much more than an inch from the path men step aside."""
STEP = 300
"""How finely places along the path are looked for."""


class MakeRoom(Procedure):
    """A vehicle has been stopped on its way, perhaps upon friends on foot: they step aside (BA-MOV-19, BA-GEN-15), to
    an inch from it (BA-GEN-05)."""

    unit: str

    @step
    def step_aside(self, g: B) -> None:
        vehicle = g.state.units[self.unit]
        hull = vehicle.hull if vehicle.on_table else next((w.hull for w in g.state.wrecks if w.unit == self.unit), None)
        if hull is None:
            return
        ground = footprint(hull)
        for friend in list(g.state.standing(vehicle.seat)):
            if friend.is_vehicle or friend.inside is not None or not in_the_path(g, friend, ground, keep=0):
                continue
            legs, _ = aside(g, friend, ground, hull, keep=0)
            if legs:
                g.emit(MadeRoom(friend.id, from_start(friend, legs)), "BA-MOV-19")


def in_the_path(g: G, unit: Unit, ground: Geometry, keep: int = APART) -> bool:
    """Whether any of a unit's models is nearer to this ground than an inch, or whatever is to be kept."""
    return any(is_near(g, man, ground, keep) for man in unit.models)


def is_near(g: G, man: Model, ground: Geometry, keep: int) -> bool:
    """Whether a man is nearer to this ground than ``keep``."""
    room: int = man.radius + keep - g.context.epsilon
    return float(ground.distance(shapely.Point(man.x, man.y))) < room


def aside(g: G, unit: Unit, ground: Geometry, hull: Hull, keep: int = APART) -> tuple[tuple[Leg, ...], tuple[str, ...]]:
    """Places an inch from the path for those nearer to it than ``keep``, the nearest in formation, and those who find
    none. A gun's crew look about their gun too (BA-ART-01)."""
    near = Surroundings(g, unit, hull, 60 * INCH, False)
    standing = [man for man in unit.models if not is_near(g, man, ground, keep)]
    legs, lost = [], []
    for man in unit.models:
        if man in standing:
            continue
        gun = next((other for other in standing if other.role == "gun"), None)
        places = [*places_aside(man, ground), *(round_gun(man, gun) if gun is not None else ())]
        free = [place for place in places if not is_near(g, place, ground, APART) and has_place(near, place, standing)]
        comrades = standing if gun is None else [gun]
        there = next((place for place in free if is_with(g, place, comrades)), free[0] if free else None)
        if there is None:
            lost.append(man.id)
        else:
            standing.append(there)
            legs.append(Leg(man.id, ((there.x, there.y),)))
    return tuple(legs), tuple(lost)


def is_with(g: G, man: Model, comrades: Sequence[Model]) -> bool:
    """Whether a man stands in formation with any of his comrades, so that the unit stays together if it can
    (BA-GEN-04)."""
    return any(within(gap(man, other), COHERENCY, g.context.epsilon) for other in comrades)


def places_aside(man: Model, ground: Geometry) -> Iterator[Model]:
    """A man at places an inch from the path, the nearest first."""
    rim = shapely.buffer(ground, man.radius + APART + ASIDE).exterior
    first = rim.project(shapely.Point(man.x, man.y))
    for number in range(int(rim.length // STEP)):
        at = first + (number // 2 + 1 if number % 2 else -(number // 2)) * STEP
        place = rim.interpolate(at % rim.length)
        yield replace(man, x=round(place.x), y=round(place.y))
