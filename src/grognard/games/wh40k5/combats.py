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
    if g.state.units.get(unit.id) is not unit:
        return any(locks(g, unit, other) for other in g.state.standing(enemy(unit.seat)))
    known = g.context.standing(g.state)
    if "locked" not in known:
        pairs = [(one, other) for one in g.state.standing(0) for other in g.state.standing(1) if locks(g, one, other)]
        known["locked"] = {each.id for pair in pairs for each in pair}
    return unit.id in known["locked"]


def locks(g: G, unit: Unit, other: Unit) -> bool:
    """Whether two enemy units lock each other, where they stand."""
    here, there = g.context.stand(unit.models), g.context.stand(other.models)
    left, top, right, bottom = here.box
    if apart((left - CONTACT, top - CONTACT, right + CONTACT, bottom + CONTACT), there.box):
        return False
    return here.lockable and there.lockable and bool((gaps(here.table, there.table) <= CONTACT).any())
