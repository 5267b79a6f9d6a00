"""Snipers (AZ-SNP)."""

from __future__ import annotations

from grognard.games.operation_ww2.data.tables.weapons import Weapon
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.state.state import Model, Unit

ROLES = ("sniper", "spotter")
"""Those of a sniper team who shoot: both have rifles and may swap (AZ-SNP-01)."""


def is_sniper_unit(g: G, unit: Unit) -> bool:
    """Whether a unit is a lone sniper or a team of two (AZ-SNP-01)."""
    return "sniper" in g.context.qualities[unit.id].characteristics


def is_rifle(weapon: Weapon) -> bool:
    """Whether a weapon is one that snipers use as such: a plain small arm, no sub-machine gun and no pistol."""
    return not weapon.is_heavy and not weapon.group and not weapon.has("close-combat") and bool(weapon.shots)


def has_telescope(g: G, unit: Unit, model: Model) -> bool:
    """Whether somebody looks through a telescope: that of a sniper rifle, or a sniper's own (AZ-SNP-05)."""
    if model.posture != "standing":
        return False
    rows = g.context.tables.weapons
    if any(rows[id].has("telescope") for id in model.weapons):
        return True
    return model.role in ROLES and is_sniper_unit(g, unit)


def is_accurate(g: G, unit: Unit, model: Model, weapon: Weapon) -> bool:
    """Whether a shot of a weapon can be an accurate one: of a sniper rifle, or of a sniper's rifle (AZ-SNP-02,
    AZ-SNP-05)."""
    if weapon.has("accurate-shot"):
        return True
    return model.role in ROLES and is_rifle(weapon) and is_sniper_unit(g, unit)
