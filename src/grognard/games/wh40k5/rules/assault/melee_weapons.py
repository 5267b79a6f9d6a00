"""What models fight with: weapons, Attacks, Strength, Initiative (WH-CCW-01 to WH-CCW-12, WH-ASSAULT-08)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.weapons import Grenade, MeleeWeapon
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.rules.saves.formulas import changed
from grognard.games.wh40k5.state.state import Model, Unit

BARE = MeleeWeapon(id="", source=("default",), rule="WH-CCW-01")
"""Fighting without a weapon is like fighting with a normal one."""

CHARGE = TABLES.limits["charge-attacks"].value
PAIR = TABLES.limits["pair-attacks"].value
LATE = TABLES.limits["late-initiative"].value
FURIOUS = TABLES.limits["furious-charge"].value


# ---- weapons ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def carried(gear: tuple[str, ...]) -> tuple[str, ...]:
    """The close combat weapons among these things, one entry for each."""
    return tuple(each for each in gear if each in TABLES.melee)


def is_special(weapon: str) -> bool:
    """Whether a close combat weapon is more than a normal one."""
    return TABLES.melee[weapon].rule != BARE.rule


@lru_cache(maxsize=1024)
def usable(gear: tuple[str, ...]) -> tuple[str, ...]:
    """The weapons a model may choose from: its special ones, else a normal one or none ("") (WH-CCW-10)."""
    weapons = dict.fromkeys(carried(gear))
    special = tuple(weapon for weapon in weapons if is_special(weapon))
    return special or tuple(weapons)[:1] or ("",)


@lru_cache(maxsize=1024)
def one_handed(gear: tuple[str, ...]) -> tuple[str, ...]:
    """All one-handed weapons a model carries, pistols among them (WH-CCW-01, WH-WEAPON-01)."""
    blades = [each for each in carried(gear) if not TABLES.melee[each].two_handed]
    pistols = [each for each in gear for mode in TABLES.modes(each) if TABLES.weapon_types[mode.type].melee_weapon]
    return (*blades, *pistols)


@lru_cache(maxsize=1024)
def is_paired(gear: tuple[str, ...], weapon: str) -> bool:
    """Whether a second weapon gives a model that uses this one an Attack more (WH-CCW-01, WH-CCW-09, WH-CCW-10).

    A normal weapon or a pistol goes with any other; a fist, hammer or lightning claw only with its like; two
    different special weapons do not go together.

    >>> is_paired(("bolt-pistol", "close-combat-weapon"), "close-combat-weapon")
    True
    >>> is_paired(("power-fist", "bolt-pistol"), "power-fist"), is_paired(("power-fist",) * 2, "power-fist")
    (False, True)
    >>> is_paired(("power-weapon", "bolt-pistol"), "power-weapon")
    True
    >>> is_paired(("lightning-claw", "lightning-claw"), "lightning-claw")
    True
    >>> is_paired(("power-weapon", "force-weapon"), "force-weapon")
    False
    """
    counts = Counter(one_handed(gear))
    row = TABLES.melee.get(weapon, BARE)
    if row.two_handed or row.pairs == "never" or not counts[weapon]:
        return False
    if counts[weapon] > 1:
        return True
    if row.pairs == "same":
        return False
    return any(other != weapon and (other not in TABLES.melee or not is_special(other)) for other in counts)


def row_of(weapon: str) -> MeleeWeapon:
    """The close combat weapon of this id; "": bare hands."""
    return TABLES.melee.get(weapon, BARE)


@lru_cache(maxsize=1024)
def grenades_of(gear: tuple[str, ...]) -> tuple[Grenade, ...]:
    """The grenades among these things."""
    return tuple(TABLES.grenades[each] for each in dict.fromkeys(gear) if each in TABLES.grenades)


def has_grenades(model: Model, effect: str) -> bool:
    """Whether a model carries grenades of an effect, assault or defensive ones (WH-CCW-11)."""
    return any(grenade.effect == effect for grenade in grenades_of(model.gear))


# ---- characteristics --------------------------------------------------------------------------------------------


def counts_as_charging(g: G, unit: Unit) -> bool:
    """Whether a unit has what the rules give to those who charged this turn; a counter-attack gives it only by the
    option ``counter_attack_is_charge`` (WH-USR-09, WH-USR-29)."""
    return bool(unit.charged) or (unit.countered and g.setup.options["counter_attack_is_charge"] == "true")


def is_furious(g: G, unit: Unit, model: Model) -> bool:
    """Whether a Furious charge drives a model now (WH-USR-09)."""
    return counts_as_charging(g, unit) and g.context.model_has(unit, model, "furious-charge")


def is_late(unit: Unit, model: Model) -> bool:
    """Whether a model strikes last because its unit came through terrain: not if it has assault grenades, nor if all
    it assaulted were locked or down (WH-ASSAULT-04, WH-ASSAULT-22, WH-CCW-11)."""
    ready = [target for target in unit.charged if target not in unit.helpless]
    return unit.stumbled and bool(ready) and not has_grenades(model, "assault")


def is_dazed(g: G, model: Model) -> bool:
    """Whether a thunder hammer has dazed a model to the end of this player turn or a later one (WH-CCW-04)."""
    return 0 < model.dazed >= g.state.player_turn


def initiative(g: G, unit: Unit, model: Model, weapon: str) -> int:
    """The Initiative a model strikes at with a weapon (WH-ASSAULT-04, WH-CCW-03, WH-CCW-04, WH-CCW-12, WH-CORE-11)."""
    own = g.context.profile(model).i or 0
    value = changed(own, plus=FURIOUS if is_furious(g, unit, model) else 0)
    fixed = row_of(weapon).initiative
    if fixed is not None:
        value = min(value, fixed)
    if is_late(unit, model) or is_dazed(g, model):
        value = min(value, LATE)
    return value


def strength(g: G, unit: Unit, model: Model, weapon: str) -> int:
    """The Strength a model strikes with: multiplied first, then added to (WH-CORE-11, WH-CCW-03, WH-USR-09)."""
    own = g.context.profile(model).s or 0
    return changed(own, times=row_of(weapon).strength, plus=FURIOUS if is_furious(g, unit, model) else 0)


def attacks(g: G, unit: Unit, model: Model, weapon: str) -> int:
    """The Attacks of a model but for those of a charge: its own, and one for a second weapon (WH-ASSAULT-08,
    WH-CCW-01, WH-CCW-12)."""
    own = g.context.profile(model).a or 0
    return own + (PAIR if is_paired(model.gear, weapon) else 0)


def charge_attacks(g: G, unit: Unit, target: Unit) -> int:
    """The Attacks a charge or a counter-attack adds: none against defensive grenades, unless the unit was locked or
    down when the charge came (WH-ASSAULT-08, WH-CCW-11, WH-USR-04)."""
    if unit.countered:
        return CHARGE
    if not unit.charged:
        return 0
    return 0 if is_defended(target) and target.id not in unit.helpless else CHARGE


def is_defended(unit: Unit) -> bool:
    """Whether a unit has defensive grenades (WH-CCW-11)."""
    return any(has_grenades(model, "defensive") for model in unit.models)


def ignores_armour(model: Model, weapon: str) -> bool:
    """Whether blows allow no armour save: those of power weapons and of monstrous creatures (WH-CCW-02,
    WH-UNIT-01)."""
    return not row_of(weapon).armour_saves or model.is_creature
