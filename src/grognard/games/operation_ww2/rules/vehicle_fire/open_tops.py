"""Templates and flame on vehicles: two numbers, open tops, who is struck inside (AZ-TWO, AZ-FVH-02, AZ-AREA-12)."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Any

import numpy
from numpy.typing import NDArray

from grognard.games.operation_ww2.data.tables.damage import PartPlace
from grognard.games.operation_ww2.data.tables.weapons import Weapon
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.sheets import tables
from grognard.games.operation_ww2.state.state import Model
from grognard.space.hulls import axes
from grognard.space.plane import Hull, Point, corners, off_hull

if TYPE_CHECKING:
    from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit


DROPPED_INTO = ("light-mortar", "mortar", "howitzer")
"""The groups of weapons whose indirect fire may be aimed at the open part itself (AZ-TWO-06)."""


def may_be_aimed_into(weapon: Weapon, *, indirect: bool) -> bool:
    """Whether a weapon may be aimed at the open part of a vehicle: a grenade that is thrown, a mortar or howitzer that
    fires indirectly (AZ-TWO-06)."""
    return weapon.group in DROPPED_INTO if indirect else weapon.group == "grenade"


def second_number(g: G, vehicle: Model, hit: VehicleHit) -> int | None:
    """The second number of indirect fire at a vehicle, for a plain die: reached, the heavy table counts, else that for
    small arms; None: no effect, and no such shot may be tried (AZ-TWO-01, AZ-TWO-05)."""
    second = tables(g).weapons[hit.weapon].second
    if second is None:
        return None
    number: int | None = getattr(second, sheets.target_class(g, vehicle))
    return number


def can_harm(g: G, vehicle: Model, hit: VehicleHit) -> bool:
    """Whether a hit can do anything to the vehicle itself: not a template whose number against it is NE (AZ-TWO-04),
    nor, by the option ``template_edge_on_armour``, the edge of one on armour (AZ-AREA-11)."""
    match hit.how:
        case "indirect":
            return second_number(g, vehicle, hit) is not None
        case "burst":
            return tables(g).weapons[hit.weapon].numbers.against(sheets.target_class(g, vehicle)) is not None
        case "edge":
            armoured = sheets.is_armoured(g, vehicle)
            return not armoured or g.setup.options["template_edge_on_armour"] == "small_arms_table"
    return True


def strikes_everybody(g: G, vehicle: Model, hit: VehicleHit) -> bool:
    """Whether everybody aboard is hit as well, without cover: a template whose middle is over the open part of an open
    top (AZ-TWO-03) or on an unarmoured vehicle, or that covers one altogether (AZ-AREA-12); flame on an open top
    (AZ-FVH-02)."""
    if hit.how == "flame":
        return sheets.has(g, vehicle, "open-topped")
    if hit.at is None or hit.how not in ("burst", "indirect", "edge"):
        return False
    if not sheets.is_armoured(g, vehicle):
        return is_on(vehicle, hit.at) or _covers(vehicle, hit.at, hit.radius)
    return sheets.has(g, vehicle, "open-topped") and is_over_opening(g, vehicle, hit.at)


def is_on(vehicle: Model, at: Point) -> bool:
    """Whether a place lies on a hull."""
    return off_hull(_hull(vehicle), *at) <= 0


def is_over_opening(g: G, vehicle: Model, at: Point) -> bool:
    """Whether a place lies over the open part of an open-topped vehicle: the bed of a half-track or truck, the turret
    of any other."""
    hull = _hull(vehicle)
    if off_hull(hull, *at) > 0:
        return False
    (ax, ay), _ = axes(hull.facing)
    share = 0.5 - ((at[0] - hull.x) * ax + (at[1] - hull.y) * ay) / hull.length
    open_part = opening(g, vehicle)
    return open_part.start <= share <= open_part.end


def over_opening(g: G, vehicle: Model, places: NDArray[Any]) -> NDArray[numpy.bool_]:
    """Which of places on its hull (rows of x and y) lie over the open part of a vehicle, as ``is_over_opening``; none
    of one that is not open-topped."""
    if not sheets.has(g, vehicle, "open-topped"):
        return numpy.zeros(len(places), dtype=bool)
    hull, open_part = _hull(vehicle), opening(g, vehicle)
    (ax, ay), _ = axes(hull.facing)
    share = 0.5 - ((places[:, 0] - hull.x) * ax + (places[:, 1] - hull.y) * ay) / hull.length
    found: NDArray[numpy.bool_] = (open_part.start <= share) & (share <= open_part.end)
    return found


def opening(g: G, vehicle: Model) -> PartPlace:
    """Where along an open-topped vehicle it is open (AZ-TAB-PARTS)."""
    has_bed = sheets.sheet(g, vehicle).type in ("half-track", "truck")
    return tables(g).parts["main-weapon-bed" if has_bed else "main-weapon-turret"]


def middle_of_opening(g: G, vehicle: Model) -> Point:
    """Where a round comes down that goes into the open part (AZ-TWO-06)."""
    hull, part = _hull(vehicle), opening(g, vehicle)
    (ax, ay), _ = axes(hull.facing)
    ahead = (0.5 - (part.start + part.end) / 2) * hull.length
    return hull.x + round(ahead * ax), hull.y + round(ahead * ay)


def _covers(vehicle: Model, at: Point, radius: int) -> bool:
    return all(hypot(x - at[0], y - at[1]) <= radius for x, y in corners(_hull(vehicle)))


def covers(vehicle: Model, places: NDArray[Any], radius: int) -> NDArray[numpy.bool_]:
    """Which templates with their middles at places (rows of x and y) cover a vehicle altogether (AZ-AREA-12)."""
    found = numpy.ones(len(places), dtype=bool)
    for x, y in corners(_hull(vehicle)):
        found &= numpy.hypot(places[:, 0] - x, places[:, 1] - y) <= radius
    return found


def _hull(vehicle: Model) -> Hull:
    body = vehicle.body
    assert isinstance(body, Hull)
    return body
