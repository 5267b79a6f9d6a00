"""Which tables there are, in which file and under which key each stands, and what its rows must be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.core.book.own import is_own
from grognard.core.book.tables import Sourced
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.games.wh40k5.data.tables.battle import (
    DamageModifier,
    DamageRow,
    Deployment,
    Extension,
    ForceSlot,
    Mishap,
    Mission,
    Outflank,
    Reserve,
    SpecialRule,
)
from grognard.games.wh40k5.data.tables.ground import Cover, Speed, TerrainKind, UnitType
from grognard.games.wh40k5.data.tables.rolls import MoraleTrigger, Step, ToHit, ToStrike, ToWound
from grognard.games.wh40k5.data.tables.rows import Limit
from grognard.games.wh40k5.data.tables.units import Model, Nation, Unit
from grognard.games.wh40k5.data.tables.weapons import (
    Grenade,
    MarkerSize,
    MeleeWeapon,
    Wargear,
    Weapon,
    WeaponTrait,
    WeaponType,
)


class Tables(Record, frozen=True, kw_only=True, eq=False):
    """All tables, each by the ids of its rows and in the order of its file."""

    steps: Mapping[str, Step]
    to_hit: Mapping[str, ToHit]
    to_wound: Mapping[str, ToWound]
    to_strike: Mapping[str, ToStrike]
    morale: Mapping[str, MoraleTrigger]
    types: Mapping[str, UnitType]
    speeds: Mapping[str, Speed]
    terrain: Mapping[str, TerrainKind]
    cover: Mapping[str, Cover]
    weapon_types: Mapping[str, WeaponType]
    markers: Mapping[str, MarkerSize]
    traits: Mapping[str, WeaponTrait]
    weapons: Mapping[str, Weapon]
    melee: Mapping[str, MeleeWeapon]
    grenades: Mapping[str, Grenade]
    wargear: Mapping[str, Wargear]
    damage: Mapping[str, DamageRow]
    damage_modifiers: Mapping[str, DamageModifier]
    special: Mapping[str, SpecialRule]
    reserves: Mapping[str, Reserve]
    mishaps: Mapping[str, Mishap]
    outflank: Mapping[str, Outflank]
    missions: Mapping[str, Mission]
    deployments: Mapping[str, Deployment]
    extensions: Mapping[str, Extension]
    slots: Mapping[str, ForceSlot]
    nations: Mapping[str, Nation]
    models: Mapping[str, Model]
    units: Mapping[str, Unit]
    limits: Mapping[str, Limit]

    def modes(self, weapon: str) -> list[Weapon]:
        """The ways to fire a weapon: one, or several such as frag and krak."""
        if is_own(weapon):
            return [self.weapons[weapon]] if weapon in self.weapons else []
        return [row for row in self.weapons.values() if row.weapon == weapon]

    def gear(self) -> set[str]:
        """Everything a model may carry, by its id."""
        return {row.weapon for row in self.weapons.values()} | {*self.melee, *self.grenades, *self.wargear}

    def gear_name(self, id: str) -> Message:
        """What players call a thing a model may carry."""
        for rows in (self.melee, self.grenades, self.wargear):
            if id in rows:
                return rows[id].name
        return self.weapons[id].name if is_own(id) else say(f"wh-weapon-{id}")


class Spec(NamedTuple):
    """One table: its name in ``Tables``, its file and key there, the rule it is listed under, and its rows.

    Without a rule every row has one of its own. ``lengths`` are fields in inches, ``throws`` fields that hold dice;
    ``faces``: the rows are the six faces of a die, without a gap.
    """

    name: str
    file: str
    key: str
    called: str
    row: type[Sourced]
    lengths: tuple[str, ...] = ()
    throws: tuple[str, ...] = ()
    faces: bool = False


SPECS: tuple[Spec, ...] = (
    Spec("steps", "turn.toml", "step", "", Step),
    Spec("to_hit", "rolls.toml", "to_hit", "WH-SHOOT-03", ToHit),
    Spec("to_wound", "rolls.toml", "to_wound", "WH-SHOOT-04", ToWound),
    Spec("to_strike", "rolls.toml", "to_strike", "WH-ASSAULT-10", ToStrike),
    Spec("morale", "morale.toml", "trigger", "WH-MORALE-01", MoraleTrigger),
    Spec(
        "types", "types.toml", "type", "WH-MOVE-02", UnitType, ("move", "assault", "turbo_boost"), ("run", "fall_back")
    ),
    Spec("speeds", "vehicles.toml", "speed", "WH-VEH-02", Speed, ("distance", "fast_skimmer")),
    Spec("terrain", "terrain.toml", "kind", "WH-SAVE-04", TerrainKind, ("height",)),
    Spec("cover", "terrain.toml", "cover", "WH-SAVE-03", Cover),
    Spec("weapon_types", "weapon_types.toml", "type", "", WeaponType, ("near",)),
    Spec("markers", "weapon_types.toml", "marker", "", MarkerSize, ("size", "width")),
    Spec("traits", "weapon_types.toml", "trait", "WH-WEAPON-19", WeaponTrait),
    Spec("weapons", "weapons.toml", "weapon", "WH-WEAPON-19", Weapon, ("range", "minimum"), ("shots",)),
    Spec("melee", "melee.toml", "weapon", "", MeleeWeapon),
    Spec("grenades", "melee.toml", "grenade", "", Grenade),
    Spec("wargear", "melee.toml", "wargear", "WH-CCW-09", Wargear),
    Spec("damage", "vehicles.toml", "damage", "WH-VEH-07", DamageRow, faces=True),
    Spec("damage_modifiers", "vehicles.toml", "modifier", "", DamageModifier),
    Spec("special", "special.toml", "rule", "WH-USR-01", SpecialRule),
    Spec("reserves", "missions.toml", "reserve", "", Reserve),
    Spec("mishaps", "missions.toml", "mishap", "", Mishap, faces=True),
    Spec("outflank", "missions.toml", "outflank", "", Outflank, faces=True),
    Spec("missions", "missions.toml", "mission", "WH-GAME-07", Mission, ("apart",), ("objectives",), faces=True),
    Spec("deployments", "missions.toml", "deployment", "WH-GAME-07", Deployment, ("gap", "from_enemies"), faces=True),
    Spec("extensions", "missions.toml", "extension", "", Extension),
    Spec("slots", "missions.toml", "slot", "", ForceSlot),
    Spec("nations", "units", "nation", "WH-GAME-06", Nation),
    Spec("models", "units", "model", "WH-CORE-05", Model, ("height", "hull")),
    Spec("units", "units", "unit", "WH-GAME-06", Unit),
    Spec("limits", "limits.toml", "limit", "", Limit),
)
"""Every table, in the order it is listed; one whose file is a folder is the rows of all files in it."""
