"""Which units are locked in combat (WH-ASSAULT-18, WH-ASSAULT-20): those in base contact with an enemy."""

from __future__ import annotations

from grognard.games.wh40k5.ground.context import G, Stand
from grognard.games.wh40k5.state.state import Unit
from grognard.space.plane import gaps

CONTACT = 10
"""How far apart, in thousandths of an inch, bases may be that touch: places lie on a grid."""


def can_be_locked(unit: Unit) -> bool:
    """Whether a unit can be locked at all: of vehicles only walkers can (WH-VEH-25)."""
    return all(not model.type.vehicle or model.of.type == "walkers" for model in unit.models)


def is_locked(g: G, unit: Unit) -> bool:
    """Whether a unit is locked in combat."""
    if not unit.on_table:
        return False
    if g.state.units.get(unit.id) is not unit:
        here = g.context.stand(unit.models)
        return any(lock(here, there) for other, there in g.context.stands(g.state) if other.seat != unit.seat)
    return unit.id in locked(g)


def locked(g: G) -> set[str]:
    """The units that are locked in combat: found out anew when somebody moves or falls."""
    known = g.context.known(g.state)
    found: set[str] | None = known.get("locked")
    if found is None:
        standing = g.context.standing(g.state)
        if "locked" not in standing:
            sides = [[each for each in g.context.stands(g.state) if each[0].seat == seat] for seat in (0, 1)]
            pairs = [(one.id, other.id) for one, here in sides[0] for other, there in sides[1] if lock(here, there)]
            standing["locked"] = {id for pair in pairs for id in pair}
        found = known["locked"] = standing["locked"]
    return found


def lock(here: Stand, there: Stand) -> bool:
    """Whether two enemy units that stand so lock each other."""
    a, b = here.box, there.box
    if a[2] + CONTACT < b[0] or b[2] < a[0] - CONTACT or a[3] + CONTACT < b[1] or b[3] < a[1] - CONTACT:
        return False
    return here.lockable and there.lockable and bool((gaps(here.table, there.table) <= CONTACT).any())
