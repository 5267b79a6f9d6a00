"""How many units a hex holds, as formulas of counts (AAM-STACK).

All counts are of one player's units in one hex: Soldiers and Vehicles as ``counts_as`` tells them, without passengers,
Aircraft and Obstacles, which take no room. ``enemy_vehicles`` are those that stood there first (AAM-STACK-07).
"""

from __future__ import annotations

from typing import Literal

from grognard.games.axis_allies_minis.data.card import Card
from grognard.games.axis_allies_minis.data.tables import LIMITS

Mode = Literal["seed", "u09"]

UNITS = LIMITS["ground-units-in-hex"].value
VEHICLES = LIMITS["vehicles-in-hex"].value
EXTRA_SOLDIERS = LIMITS["extra-soldiers-in-hex"].value
EXTRA_VEHICLES = LIMITS["extra-vehicles-in-hex"].value
EXTRA_UNITS_U09 = LIMITS["extra-units-in-hex-u09"].value


def counts_as(card: Card) -> Literal["soldier", "vehicle"] | None:
    """What a unit counts as in stacking: a Large one as a Vehicle (AAM-STACK-09); None for Aircraft and Obstacles."""
    if card.type == "vehicle" or (card.type == "soldier" and card.has("large")):
        return "vehicle"
    return "soldier" if card.type == "soldier" else None


def vehicle_limit(enemy_vehicles: int) -> int:
    """How many Vehicles fill a hex: one, or none where an enemy Vehicle stood first (AAM-STACK-02, AAM-STACK-11)."""
    return 0 if enemy_vehicles else VEHICLES


def is_over_full(soldiers: int, vehicles: int, enemy_vehicles: int = 0) -> bool:
    """Whether a player is above full stacking in a hex (AAM-STACK-01, AAM-STACK-02, AAM-STACK-11).

    >>> is_over_full(2, 1), is_over_full(3, 1), is_over_full(0, 1, enemy_vehicles=1)
    (False, True, True)
    """
    return soldiers + vehicles > UNITS or vehicles > vehicle_limit(enemy_vehicles)


def is_legal(soldiers: int, vehicles: int, enemy_vehicles: int = 0, mode: Mode = "seed") -> bool:
    """Whether a player is within maximum stacking in a hex (AAM-STACK-03, AAM-STACK-11): in the mode ``seed`` one
    Soldier and one Vehicle above full, in the mode ``u09`` one unit in all.

    >>> is_legal(3, 2), is_legal(4, 1), is_legal(5, 0), is_legal(3, 2, mode="u09")
    (True, True, False, False)
    """
    if vehicles > vehicle_limit(enemy_vehicles) + EXTRA_VEHICLES:
        return False
    if mode == "u09":
        return soldiers + vehicles <= UNITS + EXTRA_UNITS_U09
    most = UNITS + EXTRA_SOLDIERS
    return soldiers <= most and soldiers + vehicles <= most + EXTRA_VEHICLES
