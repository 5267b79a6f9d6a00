"""The signs by which units are known on plates and in lists."""

from __future__ import annotations

from grognard.games.operation_ww2.forces import ForceUnit
from grognard.games.operation_ww2.tables import Tables

SIGNS = {
    "light-tank": "tank",
    "medium-tank": "tank",
    "heavy-tank": "tank",
    "armoured-car": "armored-car",
    "half-track": "half-track",
    "truck": "truck",
    "car": "truck",
}
"""The signs of vehicles by type."""


def sign_of(entry: ForceUnit, tables: Tables) -> str:
    """The sign on a unit's plate."""
    if entry.vehicle:
        return SIGNS.get(tables.vehicles[entry.vehicle].type, "tank")
    if entry.gun:
        return "gun"
    if entry.has("command", tables):
        return "hq"
    if entry.has("sniper", tables):
        return "sniper"
    groups = {tables.weapons[weapon].group for men in entry.men for weapon in men.weapons}
    if "mortar" in groups or "light-mortar" in groups:
        return "mortar"
    if len(entry.men) and entry.people(tables) <= 4:
        if groups & {"machine-gun", "light-machine-gun"}:
            return "mmg"
        if "launcher" in groups:
            return "launcher"
    return "flamethrower" if "flamethrower" in groups and entry.people(tables) <= 4 else "rifle"
