"""Who sees whom now: sight over the ground (see ``sight``) past what stands on it at the moment (AZ-LOS-10,
AZ-LOS-13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from grognard.games.operation_ww2.data.tables.ground import ModelSize
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.guns import weapon_of
from grognard.games.operation_ww2.ground.looks import Look, Obstacle, reach_of
from grognard.games.operation_ww2.ground.vehicles import sheets, sighting
from grognard.games.operation_ww2.state.muster import gun_size
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Disc
from grognard.space.terrain import Box, apart, box_round


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
    if unit.id == target.id:
        return tuple(each.obstacle for each in _things(g) if _may_hide(each, unit, target))
    box = _box(unit, target)
    return tuple(each.obstacle for each in _things(g) if not apart(box, each.box) and _may_hide(each, unit, target))


class Thing(NamedTuple):
    """What stands on the table, the unit it belongs to (the empty text: a wreck), and the box about it."""

    unit: str
    is_vehicle: bool
    obstacle: Obstacle
    box: Box


def _may_hide(thing: Thing, unit: Unit, target: Unit) -> bool:
    return thing.unit != unit.id and (thing.unit != target.id or thing.is_vehicle)


def _things(g: G) -> tuple[Thing, ...]:
    """Whatever may hide somebody now."""
    known = g.context.known(g.state)
    if "things" not in known:
        known["things"] = tuple(_found(g))
    found: tuple[Thing, ...] = known["things"]
    return found


def _found(g: G) -> Iterator[Thing]:
    people = g.setup.options["persons_block_sight"] == "on"
    for other in g.state.units.values():
        if not other.on_table:
            continue
        for model in other.models:
            if (people or not model.is_person) and model.aboard is None:
                yield _thing(other.id, model.role == "vehicle", obstacle_of(g, other, model))
    for wreck in g.state.wrecks:
        yield _thing("", True, Obstacle(wreck.id, wreck.hull, wreck.height, wreck.cover))


def _thing(unit: str, is_vehicle: bool, obstacle: Obstacle) -> Thing:
    body = obstacle.body
    return Thing(unit, is_vehicle, obstacle, box_round(body.x, body.y, reach_of(body)))


def _box(unit: Unit, target: Unit) -> Box:
    """The box about two units; nothing outside it stands between them."""
    models = [model for model in (*unit.models, *target.models) if model.aboard is None]
    reaches = [max(model.radius, (model.length + model.width) // 2) for model in models]
    return (
        min((model.x - reach for model, reach in zip(models, reaches, strict=True)), default=0),
        min((model.y - reach for model, reach in zip(models, reaches, strict=True)), default=0),
        max((model.x + reach for model, reach in zip(models, reaches, strict=True)), default=0),
        max((model.y + reach for model, reach in zip(models, reaches, strict=True)), default=0),
    )


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
    low = g.context.model_has(unit.id, model, "low-profile")
    lower: int = g.context.limit("low-profile") if low else 0
    return size.height - lower
