"""A hit on a vehicle: what hit it, from where, with what number, and on which table its damage is rolled."""

from __future__ import annotations

from typing import Literal

from grognard.core.book.modifiers import Modifier
from grognard.core.records import Record
from grognard.games.operation_ww2.data.tables.damage import DamageRow, Effects
from grognard.games.operation_ww2.data.tables.weapons import Ammunition, Weapon
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.facing import Side
from grognard.games.operation_ww2.ground.vehicles.sheets import tables
from grognard.games.operation_ww2.rules.vehicle_fire import armour
from grognard.games.operation_ww2.state.shots import Table
from grognard.games.operation_ww2.state.state import Model
from grognard.space.plane import Point, gap

How = Literal[
    "shot", "last-chance", "burst", "indirect", "edge", "open-top", "flame", "placed", "blast", "collapse", "exposed"
]
"""How a vehicle was hit: by a shot; by one that hoped for a last chance (AZ-LCH-01); by a template that lies on it,
fired directly or indirectly (AZ-WPN-09, AZ-TWO-01); by the edge of one (AZ-TWO-02); by one that went into its open top
(AZ-TWO-06); by flame (AZ-FVH-01); by what somebody placed on it (AZ-CAV-04); by something else blowing up (AZ-VDM-17);
by a building that falls on it (AZ-DEM-02); not itself, but its exposed men (AZ-XPO-01)."""
DIRECT: tuple[How, ...] = ("shot", "last-chance", "burst")
"""Direct fire: walls and other vehicles may stop it, and it heeds armour (AZ-VCOV-03, AZ-OVL-01)."""
SIDELESS: tuple[How, ...] = ("indirect", "blast", "collapse", "flame")
"""What strikes no side: the front is taken, and neither armour nor the rear counts (AZ-TWO-07, AZ-FVH-01)."""


class VehicleHit(Record):
    """One hit on a vehicle, whatever fired it.

    ``start`` is the muzzle, of ``edge`` the middle of the burst, of ``placed`` where the assaulting man stands
    (AZ-VEH-09). ``at`` is the middle of a template and ``radius`` its radius. ``unit`` and ``model`` fired, with the
    weapon of this row, and ``die`` is what they rolled to hit, without modifiers (AZ-OVL-01). ``modifier`` is what the
    situation adds to the damage die: order, smoke; class of gun and armour are added here.
    """

    weapon: str
    start: Point
    how: How = "shot"
    unit: str = ""
    model: str = ""
    die: int = 10
    ammunition: Ammunition | None = None
    modifier: int = 0
    at: Point | None = None
    radius: int = 0


def damage_modifiers(g: G, vehicle: Model, hit: VehicleHit, side: Side) -> tuple[Modifier, ...]:
    """What class of gun, armour and side add to the damage die of a hit on a vehicle."""
    if hit.how in SIDELESS:
        return ()
    weapon = tables(g).weapons[hit.weapon]
    return armour.damage(g, vehicle, weapon, side, _round(weapon, hit), heeds(g, vehicle, hit))


def heeds(g: G, vehicle: Model, hit: VehicleHit) -> armour.Heeds:
    """Which armour traits a hit heeds: what is placed by hand and direct fire from above not the frontal ones
    (AZ-CAV-05, AZ-ABV-01)."""
    if hit.how == "placed":
        return "all-round"
    firer = firer_of(g, hit)
    if firer is None or hit.how not in DIRECT:
        return "all"
    return armour.heeded_from(g, firer, gap(firer.body, vehicle.body))


def firer_of(g: G, hit: VehicleHit) -> Model | None:
    """Who fired, if he is still there."""
    unit = g.state.units.get(hit.unit)
    return next((model for model in unit.models if model.id == hit.model), None) if unit else None


def _round(weapon: Weapon, hit: VehicleHit) -> Ammunition | None:
    """The round of a hit. Templates of rapid-fire guns count as their shots, with their class (AZ-RPF-03)."""
    if weapon.has("rapid-fire") and hit.how in ("burst", "last-chance"):
        return "armour-piercing"
    if hit.how in ("burst", "edge", "placed") and hit.ammunition is None and not weapon.has("heat"):
        return "high-explosive"
    return hit.ammunition


def table_of(g: G, hit: VehicleHit) -> Table:
    """The half of the damage table that a hit rolls on, but for indirect fire, whose second die decides (AZ-LCH-02,
    AZ-TWO-02, AZ-CAV-06, AZ-CAV-07, AZ-WPN-09)."""
    if hit.how in ("last-chance", "edge", "blast"):
        return "small-arms"
    if hit.how == "collapse":
        return "heavy-weapons"
    weapon = tables(g).weapons[hit.weapon]
    if hit.how == "placed":
        return "heavy-weapons" if weapon.group == "charge" else "small-arms"
    he = hit.how == "burst" and not weapon.has("rapid-fire") and _round(weapon, hit) == "high-explosive"
    if he and g.setup.options["he_on_vehicle"] == "small_arms_table":
        return "small-arms"
    return weapon.part


def effects_of(g: G, vehicle: Model, table: Table, die: int) -> Effects:
    """The result of a damage die, modified and bounded, in the column of a vehicle (AZ-GUN-03, AZ-MC-07)."""
    rows = tables(g).small_arms if table == "small-arms" else tables(g).heavy_weapons
    row: DamageRow = rows[str(die)]
    return row.on(sheets.target_class(g, vehicle))
