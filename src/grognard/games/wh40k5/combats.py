"""Which units are locked in combat (WH-ASSAULT-18, WH-ASSAULT-20): those in base contact with an enemy."""

from __future__ import annotations

from grognard.games.wh40k5.context import G
from grognard.games.wh40k5.state import Unit, enemy
from grognard.space.plane import gaps, table_of

CONTACT = 10
"""How far apart, in thousandths of an inch, bases may be that touch: places lie on a grid."""


def can_be_locked(unit: Unit) -> bool:
    """Whether a unit can be locked at all: of vehicles only walkers can (WH-VEH-25)."""
    return all(not model.type.vehicle or model.of.type == "walkers" for model in unit.models)


def is_locked(g: G, unit: Unit) -> bool:
    """Whether a unit is locked in combat."""
    if not unit.on_table or not can_be_locked(unit):
        return False
    here = table_of(unit.models)
    return any(
        bool((gaps(here, table_of(other.models)) <= CONTACT).any())
        for other in g.state.standing(enemy(unit.seat))
        if can_be_locked(other)
    )
