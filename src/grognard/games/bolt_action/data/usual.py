"""The men a unit has as a rule: of an entry without anything bought, or so many men with given weapons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.bolt_action.data.armies import GUN_BASE, WEAPON_BASE, ModelGroup, Role
from grognard.games.bolt_action.data.entries import Entry
from grognard.games.bolt_action.data.tables import WEAPONS

LEADS: Mapping[str, Role] = {"medic": "medic", "observer": "observer"}
"""The role of the man whom a unit of such a slot is about."""


def armed_men(counted: Mapping[str, int], nco: bool) -> tuple[ModelGroup, ...]:
    """Men with these weapons: one leads, and each weapon that needs a crew has a gunner and a loader (BA-WPN-04)."""
    crews = [weapon for weapon, count in counted.items() if WEAPONS[weapon].team for _ in range(count)]
    plain = [weapon for weapon, count in counted.items() if not WEAPONS[weapon].team for _ in range(count)]
    roles = (["nco"] if nco else []) + ["loader"] * len(crews)
    men: list[tuple[Any, str]] = [(roles.pop(0) if roles else "rifleman", weapon) for weapon in plain]
    men += [("gunner", weapon) for weapon in crews]
    groups: list[ModelGroup] = []
    for role, weapon in men:
        if groups and (groups[-1].role, groups[-1].weapons) == (role, (weapon,)):
            groups[-1] = ModelGroup(groups[-1].count + 1, role, (weapon,))
        else:
            groups.append(ModelGroup(1, role, (weapon,)))
    return tuple(groups)


def usual_men(entry: Entry) -> tuple[ModelGroup, ...]:
    """The men an entry has without anything bought."""
    if entry.kind == "vehicle":
        return (ModelGroup(1, "vehicle", tuple(mount.weapon for mount in entry.mounts)),)
    if entry.kind == "artillery":
        return ModelGroup(1, "gun", (entry.team_weapon or entry.id,), GUN_BASE), ModelGroup(entry.men, "crew")
    if entry.team_weapon:
        groups = [ModelGroup(1, "gunner", (entry.team_weapon,), WEAPON_BASE)]
        groups += [ModelGroup(1, "loader")] if entry.men > 1 else []
        return (*groups, *([ModelGroup(entry.men - 2, "assistant")] if entry.men > 2 else []))
    weapon = usual_weapon(entry)
    if entry.rank:
        return (ModelGroup(1, "officer", (weapon,)),)
    if entry.slot in LEADS:
        return (ModelGroup(1, LEADS[entry.slot], (weapon,)),)
    return armed_men({weapon: entry.men}, entry.nco)


def usual_weapon(entry: Entry) -> str:
    """What its men carry unless something else is chosen or bought."""
    return next((name for name in ("rifle", *entry.weapons) if name in entry.weapons), "rifle")
