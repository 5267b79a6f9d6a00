"""A round with a template on its way: what it is aimed at, where it bursts, what bursts (AZ-AREA-02, AZ-AREA-06)."""

from __future__ import annotations

from typing import NamedTuple

from grognard.core.engine.fates import Test
from grognard.core.records import Record
from grognard.games.operation_ww2.data.tables.weapons import Ammunition, Weapon
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.template import Burst, building_at, nearest_wall
from grognard.games.operation_ww2.rules.area.blast import Shell
from grognard.games.operation_ww2.rules.area.fates import of_round
from grognard.games.operation_ww2.rules.buildings.demolition import is_roofless
from grognard.games.operation_ww2.rules.fire.heat import is_special
from grognard.games.operation_ww2.rules.vehicle_fire import open_tops
from grognard.games.operation_ww2.state.shots import Table
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Point, gap_from


class Aimed(Record):
    """One round of a weapon with a template and what it is aimed at (AZ-AREA-02).

    ``model`` fires ``weapon`` (``mount``: its place on a vehicle) at the model ``at`` of the unit ``target`` or, if it
    has a ``place`` on a ``storey``, at these coordinates. It hits on ``need``; ``damage`` is added to damage dice.
    ``sees``: whoever fires sees what it is aimed at. ``into``: it is aimed at the open part of a vehicle (AZ-TWO-06).
    """

    model: str
    weapon: str
    target: str
    at: str
    mount: str = ""
    ammunition: Ammunition | None = None
    indirect: bool = False
    need: int = 11
    damage: int = 0
    sees: bool = True
    place: Point | None = None
    storey: int = 0
    into: bool = False


class Target(NamedTuple):
    """What a round is aimed at now: a place, its storey, and the model on it, None for coordinates nobody is on."""

    at: Point
    storey: int
    unit: Unit | None = None
    model: Model | None = None


def weapon_of(g: G, aimed: Aimed) -> Weapon:
    """What is fired."""
    weapon: Weapon = g.context.tables.weapons[aimed.weapon]
    return weapon


def target_of(g: G, aimed: Aimed) -> Target | None:
    """What a round is aimed at; None: it is gone."""
    if aimed.place is not None:
        return Target(aimed.place, aimed.storey)
    unit = g.state.units[aimed.target]
    model = next((each for each in unit.models if each.id == aimed.at), None)
    if model is None or not unit.on_table:
        return None
    at = open_tops.middle_of_opening(g, model) if aimed.into else (model.x, model.y)
    return Target(at, model.storey, unit, model)


def fate_of(g: G, aimed: Aimed) -> Test:
    """What becomes of the die to hit of a round (AZ-AREA-03, AZ-EXP-02)."""
    charge = weapon_of(g, aimed).group == "charge"
    return of_round(aimed.need, g.context.limit("charge-in-hand") if charge else 0)


def scatters(g: G, aimed: Aimed) -> bool:
    """Whether a round that misses comes down somewhere else: indirect fire, grenades and charges (AZ-IND-04, AZ-GRN-01,
    AZ-HEAT-04)."""
    return aimed.indirect or weapon_of(g, aimed).has("scatters")


def radius_of(g: G, aimed: Aimed) -> int:
    """The radius of its template, in thousandths of a centimetre; a special round has its own (AZ-HEAT-06)."""
    weapon = weapon_of(g, aimed)
    if weapon.special is not None and is_special(weapon, aimed.ammunition):
        return weapon.special.template * 1000
    return weapon.template * 1000


def shell_of(g: G, unit: str, aimed: Aimed, die: int) -> Shell:
    """What bursts. A charge rolls as a heavy weapon but for the option ``thrown_charge_table`` (AZ-EXP-08)."""
    firing = g.state.units[unit]
    firer = firing.model(aimed.model)
    weapon = weapon_of(g, aimed)
    table: Table = weapon.part
    if weapon.group == "charge":
        table = "heavy-weapons" if g.setup.options["thrown_charge_table"] == "heavy" else "small-arms"
    return Shell(
        seat=firing.seat,
        unit=unit,
        model=firer.id,
        weapon=weapon.id,
        table=table,
        start=(firer.x, firer.y),
        die=die,
        ammunition=aimed.ammunition,
        added=aimed.damage,
        indirect=aimed.indirect,
    )


def burst_of(g: G, aimed: Aimed, where: Target | Point) -> Burst:
    """Where a round bursts: on what it hits, or at the place it scattered to.

    Fired directly into a building it does so on the outer wall (AZ-AREA-06), but for what is thrown through an opening
    (AZ-AREA-07); from above on the roof (AZ-IND-05, AZ-SCT-06); in woods on the target itself (AZ-AREA-09, AZ-IND-06).
    """
    radius = radius_of(g, aimed)
    if not isinstance(where, Target):
        return burst_at(g, where, radius, overhead=aimed.indirect)
    inside = building_at(g, where.at)
    on = where.model.id if where.model is not None else ""
    if not inside:
        return Burst(where.at, radius, overhead=aimed.indirect, on=on)
    if aimed.indirect:
        return burst_at(g, where.at, radius, overhead=True)
    if weapon_of(g, aimed).group in ("grenade", "charge"):
        return Burst(where.at, radius, "inside", inside, where.storey, on=on)
    return Burst(nearest_wall(g, inside, where.at), radius, "wall", inside, where.storey)


def burst_at(g: G, at: Point, radius: int, *, overhead: bool) -> Burst:
    """A round that comes down at a place: on the roof of a building (AZ-SCT-06), on the vehicle or gun there, or on the
    ground."""
    inside = building_at(g, at)
    if inside:
        building = g.context.map.buildings.get(inside)
        storeys = building.storeys if building is not None else 1
        if is_roofless(g, at):
            # The target itself, if it is on the top storey, is where it bursts (AZ-IND-05).
            return Burst(at, radius, "inside", inside, storeys - 1, overhead=True)
        return Burst(at, radius, "roof", inside, storeys, overhead=True)
    return Burst(at, radius, overhead=overhead, on=vehicle_at(g, at))


def vehicle_at(g: G, at: Point) -> str:
    """The vehicle a place is on; empty: none. A gun is not struck by what only comes down on it (AZ-AREA-05)."""
    for unit in g.state.units.values():
        for model in unit.models if unit.on_table else ():
            if model.role == "vehicle" and model.aboard is None and gap_from(*at, model.body) <= 0:
                return model.id
    return ""
