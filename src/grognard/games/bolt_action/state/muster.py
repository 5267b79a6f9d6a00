"""The models that a unit of an army list brings to a battle."""

from __future__ import annotations

from grognard.games.bolt_action.data.armies import ArmyUnit
from grognard.games.bolt_action.state.chassis import chassis_of
from grognard.games.bolt_action.state.state import Model
from grognard.space.hulls import reach


def models_of(id: str, listed: ArmyUnit) -> tuple[Model, ...]:
    """The models of a unit of an army list, numbered from 1, not yet placed."""
    entry = listed.kind_of_unit
    if entry.kind == "vehicle":
        chassis = chassis_of(entry, listed.special)
        size = reach(chassis.length, chassis.width)
        weapons = listed.men[0].weapons
        return (Model(0, 0, size, f"{id}.1", "vehicle", weapons, chassis.length, chassis.width),)
    bodies = [group for group in listed.men for _ in range(group.count)]
    return tuple(
        Model(x=0, y=0, radius=group.radius, id=f"{id}.{number}", role=group.role, weapons=group.weapons)
        for number, group in enumerate(bodies, 1)
    )
