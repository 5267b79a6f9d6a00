"""Guns: which unit has one, who serves it, and who touches it (AZ-ART)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.operation_ww2.data.tables.weapons import Weapon
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.terrain import TOUCH
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import gap


def guns_of(unit: Unit) -> Iterator[Model]:
    """The guns of a unit: one, or those of a combined battery (AZ-ART-11); none that is in tow (AZ-TOW-03)."""
    return (model for model in unit.models if model.role == "gun" and model.aboard is None)


def weapon_of(g: G, gun: Model) -> Weapon:
    """What a gun fires."""
    weapon: Weapon = g.context.tables.weapons[gun.weapons[0]]
    return weapon


def touches(one: Model, other: Model) -> bool:
    """Whether two models are in contact (AZ-DEF-12)."""
    return gap(one.body, other.body) <= TOUCH


def is_near(g: G, one: Model, other: Model) -> bool:
    """Whether two models are near enough to keep together (AZ-MOV-05)."""
    cohesion: int = g.context.limit("cohesion")
    return gap(one.body, other.body) <= cohesion


def crew_of(g: G, unit: Unit, gun: Model) -> tuple[Model, ...]:
    """Its crew as long as they keep together with it: who is linked to it by gaps of at most the cohesion distance. Who
    has left it is none (AZ-ART-06, AZ-ART-12, AZ-ART-13)."""
    left = list(unit.people)
    linked: list[Model] = []
    reached = [gun]
    while reached:
        here = reached.pop()
        near = [model for model in left if is_near(g, here, model)]
        left = [model for model in left if model not in near]
        linked += near
        reached += near
    return tuple(model for model in unit.people if model in linked)


def pushers(g: G, unit: Unit, gun: Model) -> tuple[Model, ...]:
    """The standing men who touch a gun and can push it (AZ-ART-09)."""
    return tuple(model for model in unit.people if model.posture == "standing" and touches(model, gun))
