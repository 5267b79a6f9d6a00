"""Who may shoot at whom with what: listing, picking and refusing it (WH-SHOOT-01, WH-SHOOT-02, WH-WEAPON-19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from grognard.core.engine.decisions import drawn
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.weapons import Weapon
from grognard.games.wh40k5.ground.arms import (
    at_once,
    has_moved,
    is_barrage,
    is_psychic,
    may_fire,
    may_fire_single,
    weapons_of,
)
from grognard.games.wh40k5.ground.cached_per_state import once, once_of
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.sight import look
from grognard.games.wh40k5.rules.units.artillery import gunners, guns_of, may_fire_more, with_gunners
from grognard.games.wh40k5.rules.vehicles import arms as arsenal
from grognard.games.wh40k5.rules.vehicles.aiming import sees_any
from grognard.games.wh40k5.state.choices import Firing, Shoot
from grognard.games.wh40k5.state.state import Model, Unit, enemy, is_gun

Plan = tuple[Firing, ...]


@once
def cannot_shoot(g: G, unit: Unit) -> Refused | None:
    """Why a unit may not shoot at all now: it did already, ran, is locked, or has gone to ground (WH-SHOOT-01)."""
    if unit.shot is not None and not may_fire_more(unit):
        return Refused(say("wh-refused-shot"), "WH-SHOOT-01")
    if unit.ran:
        return Refused(say("wh-refused-ran"), "WH-SHOOT-01", "WH-MOVE-05")
    if unit.boosted:
        return Refused(say("wh-refused-boosted"), "WH-MOVE-06")
    if is_locked(g, unit):
        return Refused(say("wh-refused-locked"), "WH-SHOOT-01", "WH-ASSAULT-18")
    if unit.idle:
        return Refused(say("wh-refused-idle"), "WH-VEH-29")
    if unit.place == "aboard":
        return arsenal.cannot_fire_aboard(g, unit)
    if unit.is_vehicle and not any(arsenal.ready(g, unit, model) for model in unit.models):
        return Refused(say("wh-refused-vehicle-weapon"), "WH-VEH-02", "WH-VEH-07")
    return Refused(say("wh-refused-down"), "WH-SHOOT-01", "WH-SAVE-07") if unit.down is not None else None


def ready(g: G, unit: Unit, model: Model) -> list[Weapon]:
    """The ways a model may fire now, in the order it carries its weapons."""
    if not g.context.profile(model).bs or model.id in unit.spent:
        return []
    if is_gun(model) and any(is_gun(other) for other in unit.models if other.id in unit.spent):
        return []
    moved = has_moved(g, unit, model)
    ways = [weapon for weapon in weapons_of(model.gear) if may_fire(weapon, moved)]
    return [weapon for weapon in ways if not is_psychic(weapon)] if model.id in unit.powers else ways


def shoot_refusal(g: G, unit: Unit, choice: Shoot) -> Refused | None:
    """The rule that forbids a shot; None if it is allowed."""
    stuck = cannot_shoot(g, unit)
    if stuck is not None:
        return stuck
    target = g.state.units.get(choice.target)
    if target is None or target.seat == unit.seat or not target.on_table:
        return Refused(say("wh-refused-target"), "WH-SHOOT-02")
    if is_locked(g, target):
        return Refused(say("wh-refused-target-locked"), "WH-SHOOT-02")
    if not choice.firing:
        return Refused(say("wh-refused-nobody-fires"), "WH-SHOOT-01")
    broken = misfired(g, unit, choice.firing)
    if broken is not None:
        return broken
    if guns_of(unit) and gunners(g, unit, choice.firing, target) is None:
        return Refused(say("wh-refused-gunners"), "WH-UNIT-02")
    if not can_see(g, unit, target, choice.firing):
        return Refused(say("wh-refused-target"), "WH-SHOOT-02", "WH-WEAPON-11")
    return None


@once_of
def misfired(g: G, unit: Unit, firing: Plan) -> Refused | None:
    """Why these models may not fire these weapons (WH-WEAPON-19); of vehicles and passengers: WH-VEH-02, WH-VEH-18."""
    known = {model.id: model for model in unit.models}
    strange = next((each for each in firing if each.model not in known or not known_weapon(each)), None)
    if strange is not None:
        return Refused(say("wh-refused-weapon", model=strange.model), "WH-WEAPON-19", "WH-WEAPON-04")
    if unit.is_vehicle:
        per_model = [(model, [each for each in firing if each.model == model.id]) for model in unit.models]
        return next((bad for model, mine in per_model if (bad := arsenal.fault(g, unit, model, mine))), None)
    if unit.place == "aboard":
        crowded = arsenal.fault_aboard(g, unit, firing)
        if crowded is not None:
            return crowded
    counts = Counter(each.model for each in firing)
    named = Counter((each.model, TABLES.weapons[each.weapon].weapon) for each in firing)
    for each in firing:
        model = known[each.model]
        if (
            TABLES.weapons[each.weapon] not in ready(g, unit, model)
            or counts[each.model] > at_once(model)
            or named[each.model, TABLES.weapons[each.weapon].weapon] > 1
            or (each.single and not may_fire_single(TABLES.weapons[each.weapon], has_moved(g, unit, model)))
        ):
            return Refused(say("wh-refused-weapon", model=each.model), "WH-WEAPON-19", "WH-WEAPON-04")
    return None


def can_see(g: G, unit: Unit, target: Unit, firing: Plan) -> bool:
    """Whether anybody of a unit sees the target, or fires a barrage, which needs no sight (WH-SHOOT-02,
    WH-WEAPON-11)."""
    if any(is_barrage(TABLES.weapons[each.weapon]) for each in firing):
        return True
    if unit.is_vehicle or unit.place == "aboard":
        return sees_any(g, unit, target, firing)
    return look(g.context, g.state, unit, target).any_seen


def known_weapon(firing: Firing) -> bool:
    """Whether there is such a way to fire."""
    return firing.weapon in TABLES.weapons


def plans(g: G, unit: Unit) -> list[Plan]:
    """A sample of who fires what: everybody the first weapons he carries, and so but for one kind of model, which fires
    another or nothing; vehicles what their speed allows, passengers as many as there are fire points."""
    if unit.is_vehicle:
        return arsenal.plans(g, unit)
    groups = alike(unit)
    # Of models alike one may have fired its shot or moved: each fires only what it can itself.
    ways = {model.id: ready(g, unit, model) for model in unit.models}
    usual = {key: max((ways[model.id] for model in models), key=len) for key, models in groups.items()}

    def plan(changed: tuple[str, tuple[str, ...]] | None, other: list[Weapon]) -> Plan:
        fired = {key: distinct(other if key == changed else usual[key])[: at_once(groups[key][0])] for key in groups}
        return tuple(
            Firing(model.id, weapon.id)
            for key, models in groups.items()
            for model in models
            for weapon in fired[key]
            if weapon in ways[model.id]
        )

    found = [plan(None, [])]
    for key, weapons in usual.items():
        found += [plan(key, [weapon]) for weapon in weapons[1:]]
        found += [plan(key, [])] if weapons and len(usual) > 1 else []
    if guns_of(unit):
        found = [with_gunners(g, unit, each) for each in found]
    if unit.place == "aboard":
        found = [within_fire_points(g, unit, each) for each in found]
    return [each for each in dict.fromkeys(found) if each]


def alike(unit: Unit) -> dict[tuple[str, tuple[str, ...]], list[Model]]:
    """The models of a unit by their kind and what they carry: each such group fires as one."""
    groups: dict[tuple[str, tuple[str, ...]], list[Model]] = {}
    for model in unit.models:
        groups.setdefault((model.kind, model.gear), []).append(model)
    return groups


def within_fire_points(g: G, unit: Unit, plan: Plan) -> Plan:
    """As many of these as may fire from a transport, the strongest weapons first (WH-VEH-18)."""
    strongest = sorted(plan, key=lambda each: -(TABLES.weapons[each.weapon].strength or 0))
    places = list(dict.fromkeys(each.model for each in strongest))[: arsenal.fire_points(arsenal.carrier(g, unit))]
    return tuple(each for each in plan if each.model in places)


def distinct(weapons: list[Weapon]) -> list[Weapon]:
    """The first way to fire each weapon."""
    return list({weapon.weapon: weapon for weapon in reversed(weapons)}.values())[::-1]


def may_be_shot(g: G, target: Unit) -> bool:
    """Whether a unit can be a target at all: not one that is locked (WH-SHOOT-02)."""
    return not is_locked(g, target)


def candidates(g: G, unit: Unit) -> Iterator[Shoot]:
    """A sample of the shots of a unit that may shoot at all: each enemy with each plan."""
    if cannot_shoot(g, unit) is None and (ways := plans(g, unit)):
        for target in g.state.standing(enemy(unit.seat)):
            yield from (Shoot(unit.id, target.id, plan) for plan in ways)


def listed(g: G, unit: Unit) -> Iterator[Shoot]:
    """Those that are allowed."""
    return (shot for shot in candidates(g, unit) if shoot_refusal(g, unit, shot) is None)


def draws(g: G, unit: Unit, random: Random) -> Iterator[Shoot]:
    """A shot at one enemy after another, so that few are looked at."""
    if cannot_shoot(g, unit) is None and (ways := plans(g, unit)):
        for target in drawn(g.state.standing(enemy(unit.seat)), random):
            yield Shoot(unit.id, target.id, random.choice(ways))
