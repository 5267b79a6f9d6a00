"""Which units are locked in combat (WH-ASSAULT-18, WH-ASSAULT-20): those in base contact with an enemy."""

from __future__ import annotations

from grognard.games.wh40k5.context import G
from grognard.games.wh40k5.once import once
from grognard.games.wh40k5.state import Unit, enemy
from grognard.space.plane import gaps
from grognard.space.terrain import apart

CONTACT = 10
"""How far apart, in thousandths of an inch, bases may be that touch: places lie on a grid."""


def can_be_locked(unit: Unit) -> bool:
    """Whether a unit can be locked at all: of vehicles only walkers can (WH-VEH-25)."""
    return all(not model.type.vehicle or model.of.type == "walkers" for model in unit.models)


@once
def is_locked(g: G, unit: Unit) -> bool:
    """Whether a unit is locked in combat."""
    if not unit.on_table:
        return False
    here = g.context.stand(unit.models)
    if not here.lockable:
        return False
    left, top, right, bottom = here.box
    near = left - CONTACT, top - CONTACT, right + CONTACT, bottom + CONTACT
    for other in g.state.standing(enemy(unit.seat)):
        there = g.context.stand(other.models)
        if not apart(near, there.box) and there.lockable and bool((gaps(here.table, there.table) <= CONTACT).any()):
            return True
    return False
