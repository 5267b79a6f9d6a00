"""What may be bought for units besides, and what it costs (AZ-SMK-07, AZ-SMK-09, AZ-NGT-05, AZ-NGT-08,
AZ-EXP-01)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from grognard.core.messages import Message, say
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.data.tables.weapons import Weapon

Extra = Literal[
    "smoke",
    "white-phosphorus",
    "flare",
    "searchlight",
    "vehicle-smoke",
    "rear-smoke",
    "side-smoke",
    "smoke-grenades",
    "mist-grenades",
    "explosive-charge",
]
"""What is bought for a unit besides and used up or lost: rounds, flares, lamps, devices, charges."""

CHARGE: Literal["explosive-charge"] = "explosive-charge"
"""Each is carried by one of a unit, besides his arms (AZ-EXP-01)."""

SMOKING = ("light-mortar", "mortar", "gun", "howitzer")
"""The groups of weapons that fire smoke (AZ-SMK-07)."""

PHOSPHORUS: Literal["white-phosphorus"] = "white-phosphorus"


def price(extra: Extra, tables: Tables, options: Mapping[str, str]) -> int:
    """What one costs. Smoke rounds and white phosphorus change their prices by the option ``smoke_prices``
    (AZ-SMK-07).

    >>> from grognard.games.operation_ww2.data.tables import TABLES
    >>> [price(extra, TABLES, {}) for extra in ("smoke", "white-phosphorus", "flare", "side-smoke", CHARGE)]
    [50, 80, 30, 80, 50]
    """
    if extra in tables.smoke_devices:
        return tables.smoke_devices[extra].points
    if options.get("smoke_prices") == "smoke_80_wp_50" and extra in ("smoke", PHOSPHORUS):
        extra = "smoke" if extra == PHOSPHORUS else PHOSPHORUS
    return tables.limits[f"{extra}-points"].value


def name_of(extra: Extra) -> Message:
    """What players call it."""
    return say(f"az-extra-{extra}")


def fires_smoke(weapon: Weapon) -> bool:
    """Whether a weapon can fire smoke: guns and mortars with a template (AZ-SMK-06, AZ-SMK-07)."""
    return weapon.group in SMOKING and weapon.template > 0
