"""The signs by which units are known on plates and in lists."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.signs import Sign
from grognard.games.operation_ww2.data.forces import ForceUnit, Men
from grognard.games.operation_ww2.data.tables import Tables

BY_CLASS: Mapping[str, Sign] = {
    "light-tank": "tank-light",
    "medium-tank": "tank-medium",
    "heavy-tank": "tank-heavy",
    "armoured-car": "armored-car",
    "half-track": "half-track",
    "truck": "truck",
    "car": "car",
    "motorcycle-combination": "bike",
}
"""The signs of vehicles by their class, where their sheet gives none."""

TEAM = 4
"""The most people who are known by the weapon they serve, and not as a squad."""

BY_GROUP: Mapping[str, Sign] = {
    "light-mortar": "mortar",
    "mortar": "mortar",
    "machine-gun": "mmg",
    "light-machine-gun": "lmg",
    "launcher": "launcher",
    "flamethrower": "flamethrower",
}
"""The signs of teams by the group of their weapon, the first that fits."""

FLAK = 40
"""The greatest calibre of a gun for use against aircraft, in millimetres, if it fires rapidly."""


def sign_of(entry: ForceUnit, tables: Tables) -> Sign:
    """The sign on a unit's plate."""
    if entry.vehicle:
        sheet = tables.vehicles[entry.vehicle]
        return sheet.sign or BY_CLASS.get(sheet.type, "tank-medium")
    if entry.gun:
        return gun_sign(entry.gun, tables)
    if entry.has("command", tables):
        return "hq"
    if entry.has("sniper", tables):
        return "sniper"
    roles = {men.role for men in entry.men}
    if "spotter" in roles:
        return "observer"
    groups = {tables.weapons[weapon].group for men in entry.men for weapon in men.weapons}
    if entry.people(tables) <= TEAM or groups & {"mortar", "light-mortar"}:
        for group, sign in BY_GROUP.items():
            if group in groups:
                return sign
        if any("anti-tank-rifle" in men.weapons for men in entry.men):
            return "at-rifle"
    if "engineer" in roles:
        return "engineer"
    if any(men.bicycles for men in entry.men):
        return "bike"
    return "smg" if _storms(entry.men, tables) else "rifle"


def gun_sign(gun: str, tables: Tables) -> Sign:
    """The sign of a gun with a crew: what it is for."""
    weapon = tables.weapons[gun]
    if weapon.group == "rocket-launcher":
        return "rocket-launcher"
    if weapon.group == "howitzer":
        return "field-gun"
    return "anti-aircraft-gun" if weapon.has("rapid-fire") and weapon.calibre <= FLAK else "anti-tank-gun"


def _storms(men: tuple[Men, ...], tables: Tables) -> bool:
    """Whether most of a squad carry arms for close combat."""
    armed = [each for each in men if each.weapons]
    close = sum(
        each.count for each in armed if any(tables.weapons[weapon].has("close-combat") for weapon in each.weapons)
    )
    return 2 * close > sum(each.count for each in armed)
