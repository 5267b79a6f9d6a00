"""What vehicles and their passengers may fire (WH-VEH-02, WH-VEH-03, WH-VEH-18, WH-VEH-26, WH-WEAPON-05)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.ground import Weapons
from grognard.games.wh40k5.data.tables.weapons import Weapon
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.vehicle_condition import COMBAT, STATIONARY, is_fast, is_shaken, is_stunned, speed_of
from grognard.games.wh40k5.state.choices import Firing
from grognard.games.wh40k5.state.state import Model, Unit

DEFENSIVE = TABLES.limits["defensive-strength"].value
ORDNANCE = "ordnance"
ALL_ROUND = ("turret", "pintle")


def is_defensive(weapon: Weapon) -> bool:
    """Whether a weapon is defensive: of Strength 4 or less (WH-VEH-02)."""
    return weapon.strength is not None and weapon.strength <= DEFENSIVE


def mount_of(model: Model, weapon: str) -> str:
    """How a weapon of a vehicle is mounted; one bought instead of another is mounted like that."""
    found = {mount.weapon: mount.mount for mount in model.of.mounts}
    for upgrade in model.of.upgrades:
        for given_up in upgrade.instead:
            if upgrade.gear == weapon and given_up in found:
                return found[given_up]
    return found.get(weapon, "pintle")


def allowed(model: Model) -> Weapons:
    """What the speed of a vehicle lets it fire: all, one weapon and the defensive ones, or nothing (the seed's
    table)."""
    row = speed_of(model)
    if model.is_walker:
        return row.walker or "none"
    return (row.fast if is_fast(model) else row.ordinary) or "none"


@lru_cache(maxsize=1024)
def guns(gear: tuple[str, ...], broken: tuple[str, ...]) -> tuple[str, ...]:
    """The weapons of a vehicle that can fire and are not destroyed, each as often as it has it."""
    armed = Counter(each for each in gear if TABLES.modes(each))
    return tuple((armed - Counter(broken)).elements())


def ready(g: G, unit: Unit, model: Model) -> list[Weapon]:
    """The ways a vehicle may fire now, each by itself: none while its crew is shaken or stunned, after a ram, or when
    it went too fast (WH-VEH-03, WH-VEH-07, WH-VEH-15)."""
    if unit.rammed or is_shaken(g.state, model) or is_stunned(g.state, model) or allowed(model) == "none":
        return []
    ways = [mode for gun in dict.fromkeys(guns(model.gear, model.broken)) for mode in TABLES.modes(gun)]
    return [weapon for weapon in ways if weapon.type != ORDNANCE or may_fire_ordnance(model, weapon)]


def may_fire_ordnance(model: Model, weapon: Weapon) -> bool:
    """Whether the speed of a vehicle allows ordnance: at combat speed at most, a barrage only standing (WH-VEH-03)."""
    return model.speed == STATIONARY or (model.speed == COMBAT and "barrage" not in weapon.traits)


def fault(g: G, unit: Unit, model: Model, firing: Sequence[Firing]) -> Refused | None:
    """Why a vehicle may not fire these weapons together (WH-VEH-02, WH-VEH-03)."""
    weapons = [TABLES.weapons[each.weapon] for each in firing]
    open_to_it = ready(g, unit, model)
    left = Counter(guns(model.gear, model.broken))
    left.subtract(weapon.weapon for weapon in weapons)
    if any(weapon not in open_to_it for weapon in weapons) or any(count < 0 for count in left.values()):
        return Refused(say("wh-refused-vehicle-weapon"), "WH-VEH-02", "WH-VEH-07")
    if len(weapons) > 1 and any(weapon.type == ORDNANCE for weapon in weapons):
        return Refused(say("wh-refused-ordnance"), "WH-VEH-03")
    mains = sum(not is_defensive(weapon) for weapon in weapons)
    if allowed(model) == "main" and mains > 1:
        return Refused(say("wh-refused-one-main"), "WH-VEH-02")
    return None


def plans(g: G, unit: Unit) -> list[tuple[Firing, ...]]:
    """A sample of what vehicles of a unit fire: all they may at once, each main weapon by turns; ordnance alone."""
    found: list[tuple[Firing, ...]] = []
    per_model = [list(loads(g, unit, model)) for model in unit.models]
    most = max((len(each) for each in per_model), default=0)
    for number in range(most):
        plan = tuple(firing for each in per_model if each for firing in each[number % len(each)])
        found += [plan] if plan else []
    return list(dict.fromkeys(found))


def loads(g: G, unit: Unit, model: Model) -> Iterator[tuple[Firing, ...]]:
    """What one vehicle may fire together."""
    ways = ready(g, unit, model)
    carried = Counter(guns(model.gear, model.broken))
    first = {weapon.weapon: weapon for weapon in reversed(ways)}
    usual = [weapon for weapon in first.values() if weapon.type != ORDNANCE for _ in range(carried[weapon.weapon])]
    light, heavy = [w for w in usual if is_defensive(w)], [w for w in usual if not is_defensive(w)]
    one_main = allowed(model) == "main"
    groups = ([[weapon, *light] for weapon in heavy] or [light]) if one_main else [[*heavy, *light]]
    for group in (*groups, *([weapon] for weapon in ways if weapon.type == ORDNANCE)):
        if group:
            yield tuple(Firing(model.id, weapon.id) for weapon in group)


# ---- passengers --------------------------------------------------------------------------------------------------


def carrier(g: G, unit: Unit) -> Model:
    """The vehicle a unit is in."""
    assert unit.aboard is not None
    return g.state.units[unit.aboard].models[0]


def fire_points(model: Model) -> int:
    """How many passengers may fire: as many as its fire points take (WH-VEH-12, WH-VEH-18)."""
    transport = model.of.transport
    return sum(point.models for point in transport.fire_points) if transport is not None else 0


def cannot_fire_aboard(g: G, unit: Unit) -> Refused | None:
    """Why passengers may not fire: their vehicle goes faster than combat speed, or its crew is shaken or stunned
    (WH-VEH-18)."""
    vehicle = carrier(g, unit)
    fast = vehicle.speed not in (STATIONARY, COMBAT)
    if fast or is_shaken(g.state, vehicle) or is_stunned(g.state, vehicle) or not fire_points(vehicle):
        return Refused(say("wh-refused-fire-points"), "WH-VEH-18")
    return None


def fault_aboard(g: G, unit: Unit, firing: Sequence[Firing]) -> Refused | None:
    """Why these passengers may not fire: too many for the fire points, of which other passengers of the vehicle have
    used some (WH-VEH-18)."""
    vehicle = carrier(g, unit)
    used = sum(len(other.spent) for other in g.state.of(unit.seat) if other.aboard == unit.aboard)
    if len({each.model for each in firing}) > max(fire_points(vehicle) - used, 0):
        return Refused(say("wh-refused-fire-points-full", count=fire_points(vehicle)), "WH-VEH-18")
    return None
