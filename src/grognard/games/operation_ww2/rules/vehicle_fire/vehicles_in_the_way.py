"""Other vehicles in the line of fire (AZ-OVL)."""

from __future__ import annotations

from math import hypot

from grognard.core.book.modifiers import total
from grognard.games.operation_ww2.data.tables.damage import PartPlace
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles import cover, sheets
from grognard.games.operation_ww2.ground.vehicles.facing import Side
from grognard.games.operation_ww2.ground.vehicles.sheets import tables
from grognard.games.operation_ww2.rules.vehicle_fire import armour
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit, firer_of, heeds
from grognard.games.operation_ww2.state.state import Model
from grognard.space.plane import Hull


def hiding(g: G, hit: VehicleHit, vehicle: Model, place: PartPlace) -> tuple[str, str] | None:
    """The vehicle, of either side, that hides a part of another altogether from the muzzle, the nearest to that if
    there are several: its unit and its model (AZ-OVL-01). The one that fires hides nothing."""
    start = hit.start
    height = sheets.height(g, vehicle)
    found = []
    for unit in g.state.units.values():
        for other in unit.vehicles if unit.on_table else ():
            body = other.body
            if other.id in (vehicle.id, hit.model) or not isinstance(body, Hull):
                continue
            if cover.is_part_behind(start, vehicle, place, body, sheets.height(g, other) >= height):
                found.append((hypot(other.x - start[0], other.y - start[1]), unit.id, other.id))
    return min(found)[1:] if found else None


def is_hit(g: G, vehicle: Model, hit: VehicleHit, side: Side) -> bool:
    """Whether the die that hit one vehicle hits another that is in the way: its own number, the traits of gun and
    armour and nothing else or, by the option ``covering_vehicle_modifiers``, the number alone (AZ-OVL-02). A round that
    does not harm it bounces off (AZ-OVL-04); a natural 1 never hits."""
    weapon = tables(g).weapons[hit.weapon]
    number = weapon.numbers.against(sheets.target_class(g, vehicle))
    if number is None or hit.die <= g.context.limit("miss"):
        return False
    if g.setup.options["covering_vehicle_modifiers"] == "none":
        return bool(hit.die >= number)
    firer = firer_of(g, hit)
    gun = armour.long_barrel(g, hit.unit, firer) if weapon.group in ("gun", "howitzer") else ()
    needed = hit.die + total((*armour.to_hit(g, vehicle, side, heeds(g, vehicle, hit)), *gun))
    return bool(needed >= number)
