"""Fire at vehicles: last chances, rapid fire, and who may aim at exposed men (AZ-LCH, AZ-RPF-03, AZ-XPO-01,
AZ-XPO-03)."""

from __future__ import annotations

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.weapons import Ammunition, Weapon
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.rules.vehicle_fire import armour
from grognard.games.operation_ww2.state.shots import Part
from grognard.games.operation_ww2.state.state import Model
from grognard.space.plane import gap

LAST_CHANCE = "/last-chance"
"""What the id of a vehicle is followed by where only a last chance is left."""


def against_vehicle(g: G, weapon: Weapon, ammunition: Ammunition | None, part: Part) -> Part:
    """A vehicle as the part of a target: where the number of a heavy weapon against a tank is NE, a last chance has one
    of its own; small arms and HEAT have none (AZ-LCH-01, AZ-LCH-04)."""
    if not is_last_chance(weapon, ammunition, part):
        return part
    return replace(part, id=part.id + LAST_CHANCE, number=g.context.limit("last-chance-number"), at_best=True)


def is_last_chance(weapon: Weapon, ammunition: Ammunition | None, part: Part) -> bool:
    """Whether a weapon has nothing but a last chance against a part."""
    if part.target not in ("medium", "heavy") or not weapon.is_heavy or weapon.flame:
        return False
    return weapon.numbers.against(part.target) is None and not armour.is_heat(weapon, ammunition)


def rapid(g: G, armed: Armed, weapon: Weapon, part: Part) -> Armed:
    """A rapid-fire gun at a vehicle: each of its templates is a shot or, by the option ``rapid_fire_vehicle``, each
    barrel; a last chance has one for each barrel (AZ-RPF-03)."""
    if not weapon.has("rapid-fire"):
        return armed
    barrels = armed.templates // weapon.templates
    per_barrel = part.id.endswith(LAST_CHANCE) or g.setup.options["rapid_fire_vehicle"] == "one_shot_per_barrel"
    return replace(armed, dice=barrels if per_barrel else armed.templates)


def may_aim_at_exposed(g: G, firer: Model, weapon: Weapon, vehicle: Model, area: bool) -> bool:
    """Whether a weapon may aim at those who look out of a vehicle: small arms, and of area weapons only what can hurt
    the vehicle (AZ-XPO-01, AZ-XPO-03). Into an open top anything may from above (AZ-ABV-02)."""
    if sheets.has(g, vehicle, "open-topped") and armour.is_from_above(g, firer, gap(firer.body, vehicle.body)):
        return True
    if weapon.is_heavy:
        return False
    return not area or weapon.numbers.against(sheets.target_class(g, vehicle)) is not None
