"""Who sees whom now: sight over the ground (see ``sight``) past what stands on it at the moment (AZ-LOS-10,
AZ-LOS-13)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.guns import weapon_of
from grognard.games.operation_ww2.muster import gun_size
from grognard.games.operation_ww2.sight import Look, Obstacle
from grognard.games.operation_ww2.state import Model, Unit
from grognard.games.operation_ww2.tables.ground import ModelSize
from grognard.games.operation_ww2.vehicles import sheets, sighting
from grognard.space.plane import Disc


def look(g: G, unit: Unit, model: Model, target: Unit, other: Model) -> Look:
    """What a model of a unit sees of a model of another, and the cover that one has from it (AZ-LOS-01, AZ-COV-01)."""
    return sighting.look(g, model, other, obstacles(g, unit, target))


def looks(g: G, unit: Unit, target: Unit) -> dict[tuple[str, str], Look]:
    """What each model of a unit sees of each of another, by their ids; those aboard something do not count."""
    between = obstacles(g, unit, target)
    firers = [model for model in unit.models if model.aboard is None]
    others = [model for model in target.models if model.aboard is None]
    return {(a.id, b.id): sighting.look(g, a, b, between) for a in firers for b in others}


def obstacles(g: G, unit: Unit, target: Unit) -> tuple[Obstacle, ...]:
    """Everything on the table that may stand between the models of two units.

    The looking unit's own models never do (AZ-LOS-02), nor the target's people and guns. Vehicles and guns hide what is
    behind them (AZ-LOS-10), and, by the option ``persons_block_sight``, the people of other units (AZ-LOS-13).
    """
    return tuple(_found(g, unit, target))


def _found(g: G, unit: Unit, target: Unit) -> Iterator[Obstacle]:
    people = g.setup.options["persons_block_sight"] == "on"
    for other in g.state.units.values():
        if not other.on_table or other.id == unit.id:
            continue
        for model in other.models:
            stands = model.role == "vehicle" or (other.id != target.id and (people or not model.is_person))
            if model.aboard is None and stands:
                yield obstacle_of(g, other, model)
    for wreck in g.state.wrecks:
        yield Obstacle(wreck.id, wreck.hull, wreck.height, wreck.cover)


def obstacle_of(g: G, unit: Unit, model: Model) -> Obstacle:
    """A model as it stands in the way of others; what is behind a vehicle has cover by its class (AZ-VCOV-07)."""
    cover = (
        sheets.cover_given(g, model) if model.role == "vehicle" else g.context.tables.vehicle_cover["unarmoured"].cover
    )
    body = Disc(model.x, model.y, model.radius) if model.is_person else model.body
    return Obstacle(model.id, body, height_of(g, unit, model), cover)


def height_of(g: G, unit: Unit, model: Model) -> int:
    """How high a model stands, in thousandths of a centimetre; a low profile takes some off (AZ-DEF-14)."""
    if model.role == "vehicle":
        return sheets.height(g, model)
    if model.is_person:
        person: ModelSize = g.context.tables.sizes["person"]
        return person.height
    size: ModelSize = g.context.tables.sizes[gun_size(weapon_of(g, model).calibre, g.context.tables)]
    low = "low-profile" in g.context.qualities[unit.id].characteristics
    lower: int = g.context.limit("low-profile") if low else 0
    return size.height - lower
