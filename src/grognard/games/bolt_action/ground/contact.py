"""Base contact: who touches whom in close quarters."""

from __future__ import annotations

from grognard.games.bolt_action.ground.buildings import REACH, is_next_floor
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.indoors import nearest_opening
from grognard.games.bolt_action.state.state import Unit

ROUNDED = 2
"""By how many thousandths rounded places may be off."""
CONTACT = 20
"""Bases this near, in thousandths, are in contact: places are rounded. On its way one may graze another by as much."""
TOUCHING = -ROUNDED
"""How near to the defenders an attacker who is in contact may end: on nobody's base (BA-GEN-15)."""


def in_contact(g: G, unit: Unit, target: Unit) -> bool:
    """Whether an attacker touches a defender (BA-CQ-03), or is within an inch of an opening of the floor it defends
    (BA-CQ-13)."""
    if target.inside is not None:
        if unit.inside is not None:
            return is_next_floor(unit, target)
        return nearest_opening(g.context.building_about(target), unit.models) <= REACH + ROUNDED
    return bool(g.context.gap_of(unit.models, target.models) <= CONTACT)
