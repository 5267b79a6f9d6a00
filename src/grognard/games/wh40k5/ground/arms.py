"""Which weapons models may fire, and how many shots they have (WH-WEAPON-01 to WH-WEAPON-05, WH-WEAPON-19)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.rows import Throw
from grognard.games.wh40k5.data.tables.weapons import Weapon
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.state.choices import Firing
from grognard.games.wh40k5.state.events.turn import STILL
from grognard.games.wh40k5.state.state import Model, Unit


@lru_cache(maxsize=1024)
def weapons_of(gear: tuple[str, ...]) -> tuple[Weapon, ...]:
    """Every way to fire one of these things, in the order they are carried."""
    return tuple(mode for each in dict.fromkeys(gear) for mode in TABLES.modes(each))


def at_once(model: Model) -> int:
    """How many weapons a model fires in a phase: one, a monstrous creature two (WH-WEAPON-19)."""
    return TABLES.limits["weapons-of-a-creature"].value if model.is_creature else 1


def is_twin_linked(model: Model, weapon: Weapon) -> bool:
    """Whether a model repeats its misses with a weapon (WH-WEAPON-13); one bought instead of another is mounted like
    that."""
    if "twin-linked" in weapon.traits:
        return True
    twins = {mount.weapon for mount in model.of.mounts if mount.twin_linked}
    given_up = {each for row in model.of.upgrades if row.gear == weapon.weapon for each in row.instead}
    return weapon.weapon in twins or bool(twins & given_up)


def is_barrage(weapon: Weapon) -> bool:
    """Whether a weapon fires over what is in between, and needs no sight (WH-WEAPON-11)."""
    return "barrage" in weapon.traits


def is_psychic(weapon: Weapon) -> bool:
    """Whether a weapon is a psychic power that shoots (WH-UNIT-05)."""
    return "psychic" in weapon.traits


def has_moved(g: G, unit: Unit, model: Model) -> bool:
    """Whether a model shoots as one of a unit that moved: fleeing units always do, Relentless ones never
    (WH-MORALE-06, WH-USR-15). Passengers shoot as their transport moved, and as they themselves did before
    they got in (WH-VEH-18, WH-MOVE-01); what vehicles may fire, their
    speed says (WH-VEH-02)."""
    if unit.is_vehicle:
        return False
    moved = unit.moved or unit.fleeing
    if unit.aboard is not None:
        moved = moved or g.state.units[unit.aboard].models[0].speed != STILL
    return moved and not g.context.model_has(unit, model, "relentless")


def binding_types(g: G, unit: Unit, firing: Iterable[Firing]) -> tuple[str, ...]:
    """The types of weapons fired that may keep a unit from assaulting: those of its Relentless models do not, whoever
    is with them (WH-ASSAULT-01, WH-USR-15, WH-UNIT-08)."""
    fired = (each for each in firing if not g.context.model_has(unit, unit.model(each.model), "relentless"))
    return tuple(dict.fromkeys(TABLES.weapons[each.weapon].type for each in fired))


def may_fire(weapon: Weapon, moved: bool) -> bool:
    """Whether a weapon can be fired at all after such a move: a heavy one only standing (WH-WEAPON-04)."""
    return not moved or TABLES.weapon_types[weapon.type].moved != "none"


def may_fire_single(weapon: Weapon, moved: bool) -> bool:
    """Whether a weapon may fire one shot though it could have two: rapid fire that stood still (WH-WEAPON-02)."""
    return not moved and TABLES.weapon_types[weapon.type].still == "one-or-two-near"


def shots(weapon: Weapon, moved: bool, distance: float | None, single: bool = False) -> int | Throw:
    """The shots of a weapon at a target so far away, None: out of sight; 0 beyond its range.

    Pistols have one, assault and heavy weapons those listed (WH-WEAPON-01, WH-WEAPON-03, WH-WEAPON-04). Rapid fire has
    two at targets near, and beyond that one if the unit stood still (WH-WEAPON-02).

    >>> boltgun = TABLES.weapons["boltgun"]
    >>> [shots(boltgun, moved, away) for moved in (False, True) for away in (12_000, 12_100, 24_000, 24_100)]
    [2, 1, 1, 0, 2, 0, 0, 0]
    >>> shots(boltgun, False, 6_000, single=True), shots(TABLES.weapons["heavy-bolter"], True, 6_000)
    (1, 0)
    """
    if distance is None or distance > weapon.range + 1:
        return 0
    kind = TABLES.weapon_types[weapon.type]
    match kind.moved if moved else kind.still:
        case "listed":
            return weapon.shots
        case "one":
            return 1
        case "two-near":
            return 2 if distance <= kind.near + 1 else 0
        case "one-or-two-near":
            return 2 if distance <= kind.near + 1 and not single else 1
        case _:
            return 0


def shots_lost(weapon: Weapon, moved: bool, single: bool) -> int:
    """The shots that a weapon out of range would have had: those that may get hot all the same (WH-WEAPON-17)."""
    if not may_fire(weapon, moved):
        return 0
    most = shots(weapon, moved, weapon.range, single) or shots(weapon, moved, 0, single)
    return most.least if isinstance(most, Throw) else most
