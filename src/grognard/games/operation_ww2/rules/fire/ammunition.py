"""What is fired at a target if nothing else was declared, and what of it lays a template (AZ-HEAT-08, AZ-WPN-04)."""

from __future__ import annotations

from typing import get_args

from grognard.games.operation_ww2.data.tables.rows import Armour
from grognard.games.operation_ww2.data.tables.weapons import Ammunition, Weapon
from grognard.games.operation_ww2.rules.fire.parts import Offered

ARMOUR = get_args(Armour)
"""The parts of targets that are vehicles, by their columns."""


def loaded(weapon: Weapon, target: str) -> Ammunition | None:
    """What a weapon fires if nothing else was declared: high explosive at people and guns, armour-piercing shot at
    vehicles, as far as it has them (AZ-HEAT-08, AZ-WPN-08)."""
    wanted: Ammunition = "high-explosive" if target in ("infantry", "gun") else "armour-piercing"
    return wanted if wanted in weapon.ammunition else next(iter(weapon.ammunition), None)


def lays_template(weapon: Weapon, ammunition: Ammunition | None, offer: Offered) -> bool:
    """Whether a weapon lays a template at such a target: HEAT rounds do so at people, guns with high explosive
    (AZ-WPN-04, AZ-WPN-08, AZ-HEAT-03)."""
    if not weapon.template:
        return False
    if not weapon.shots:
        return not (weapon.has("rapid-fire") and offer.part.target in ARMOUR)
    return ammunition == "high-explosive" or (ammunition == "heat" and offer.part.target in ("infantry", "gun"))
