"""Hits on a vehicle, from the protection roll to the nerves of its crew (AZ-VCOV-08, AZ-VDM-15)."""

from __future__ import annotations

from typing import Literal

from grognard.core.procedures import Action, Done, Procedure, step
from grognard.core.records import Record
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.tables.weapons import Ammunition
from grognard.space.plane import Point

How = Literal["shot", "last-chance", "burst", "indirect", "edge", "open-top", "flame", "placed", "exposed"]
"""How a vehicle was hit: by a shot; by one that hoped for a last chance (AZ-LCH-01); by a template that lies on it,
fired directly or indirectly (AZ-WPN-09, AZ-TWO-01); by the edge of one (AZ-TWO-02); by one that went into its open top
(AZ-TWO-06); by flame (AZ-FVH-01); by what somebody placed on it (AZ-CAV-04); not itself, but its exposed men
(AZ-XPO-01)."""


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


class VehicleHits(Procedure):
    """All hits that one vehicle takes from one source, and what they ask of its crew: morale, willpower, nerves
    (AZ-VDM-14, AZ-VDM-15). Whoever calls it tests morale of the vehicle's unit no more. The value: whether anything
    was lost."""

    unit: str
    model: str
    hits: tuple[VehicleHit, ...]

    @step
    def finish(self, g: G) -> Action:
        return Done(False)
