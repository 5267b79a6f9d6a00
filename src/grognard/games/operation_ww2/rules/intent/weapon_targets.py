"""What of its fire a unit declares with an order: the target, what single weapons are aimed at, ammunition (AZ-INT-03
to AZ-INT-07, AZ-INT-09, AZ-INT-10).

What a vehicle's weapons are aimed at is looked at by its own chapters.
"""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.weapons import Weapon
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.fire.heat import is_special, special_rounds
from grognard.games.operation_ww2.rules.fire.snipers import is_accurate
from grognard.games.operation_ww2.rules.fire.targets import engagement_of
from grognard.games.operation_ww2.rules.intent import splitting
from grognard.games.operation_ww2.state.intents import (
    Aim,
    AmbushIntent,
    AssaultIntent,
    Besides,
    CoveringFireIntent,
    FireIntent,
)
from grognard.games.operation_ww2.state.shots import Reason
from grognard.games.operation_ww2.state.state import Unit, enemy

FireIntents = AssaultIntent | FireIntent | AmbushIntent | CoveringFireIntent


def refusal(g: G, unit: Unit, order: OrderName, intent: FireIntents) -> Refused | None:
    """The rule that forbids a unit to declare this fire; that the target is an enemy on the table is known."""
    refused = splitting.refusal(g, unit, order, intent.besides.firings)
    if refused is not None:
        return refused
    if not unit.is_vehicle:
        for aim in intent.besides.aims:
            refused = _aim_refusal(g, unit, intent.target, aim, intent.besides.aims)
            if refused is not None:
                return refused
    if is_checked_now(g, order) and getattr(intent, "held", None) is None and intent.target is not None:
        fault = fault_now(g, unit, intent.target, order)
        if fault is not None:
            return Refused(say("az-refused-not-valid", reason=fault.message), "AZ-INT-10", fault.rule)
    return None


def _aim_refusal(g: G, unit: Unit, target: str | None, aim: Aim, aims: tuple[Aim, ...]) -> Refused | None:
    """A weapon has a target of its own only if it is a heavy weapon fired at a vehicle, the same for all that have one
    (AZ-FIRE-02, AZ-CMB-02), or a sniper's second shot (AZ-SNP-02). Its ammunition is declared with it (AZ-HEAT-08)."""
    weapon = g.context.tables.weapons.get(aim.weapon)
    holders = [model for model in unit.models if aim.weapon in model.weapons]
    if weapon is None or not holders:
        return Refused(say("az-refused-aim"), "AZ-INT-06")
    if aim.ammunition is not None and aim.ammunition not in weapon.ammunition:
        special = is_special(weapon, aim.ammunition)
        if not special or not any(special_rounds(g, unit, model, weapon) > 0 for model in holders):
            return Refused(say("az-refused-ammunition"), "AZ-HEAT-08", *(("AZ-HEAT-06",) if special else ()))
    if aim.target == target or aim.indirect:
        return None
    if all(is_accurate(g, unit, model, weapon) for model in holders) and weapon.shots > 1:
        known = aim.target in enemies(g, unit.seat)
        return None if known else Refused(say("az-refused-target"), "AZ-SNP-02")
    others = {each.target for each in aims if each.target != target and not each.indirect}
    if not weapon.is_heavy or len(others) > 1 or aim.target not in enemy_vehicles(g, unit.seat):
        return Refused(say("az-refused-second-target"), "AZ-FIRE-02", "AZ-CMB-02")
    return None


def enemies(g: G, seat: int) -> list[str]:
    """The enemy units on the table."""
    return [unit.id for unit in g.state.of(enemy(seat)) if unit.on_table]


def enemy_vehicles(g: G, seat: int) -> list[str]:
    """The enemy vehicles on the table."""
    return [id for id in enemies(g, seat) if g.state.units[id].is_vehicle]


def is_checked_now(g: G, order: OrderName) -> bool:
    """Whether a target has to be valid already when it is named: by the option ``fire_target_check``, for Fire and
    Covering Fire (AZ-INT-10). Otherwise that is looked at when the shot falls (AZ-INT-07)."""
    return order in ("fire", "covering-fire") and g.setup.options["fire_target_check"] == "also_at_declaration"


def fault_now(g: G, unit: Unit, target: str, order: OrderName) -> Reason | None:
    """Why an enemy could not be fired at as things stand (AZ-FIRE-01)."""
    firers = [model for model in unit.models if model.posture == "standing"]
    return engagement_of(g, unit, g.state.units[target], order, firers).why_not


def nameable(g: G, unit: Unit, order: OrderName) -> list[str]:
    """The enemies a unit may name as the target of an order now (AZ-INT-07, AZ-INT-10)."""
    found = enemies(g, unit.seat)
    if not is_checked_now(g, order):
        return found
    return [id for id in found if fault_now(g, unit, id, order) is None]


def may_assault_silently(g: G, unit: Unit) -> bool:
    """Whether a unit may assault without firing: if all on foot have bayonet training (AZ-ORD-10)."""
    return bool(unit.people) and all(g.context.model_has(unit.id, man, "bayonet-trained") for man in unit.people)


def heavy_weapons(g: G, unit: Unit) -> list[Weapon]:
    """The heavy weapons people of a unit carry, each kind once (AZ-FIRE-02)."""
    rows = g.context.tables.weapons
    carried = dict.fromkeys(id for model in unit.people for id in model.weapons)
    return [rows[id] for id in carried if rows[id].is_heavy and not rows[id].has("indirect")]


def divided(g: G, unit: Unit, target: str, order: OrderName) -> Iterator[Besides]:
    """Ways of giving heavy weapons a vehicle of their own, beside a target for the rest (AZ-FIRE-02), and of splitting
    the fire between the parts of the target, if that is declared (AZ-INT-09)."""
    yield from splitting.listed(g, unit, target, order)
    heavy = heavy_weapons(g, unit)
    for vehicle in enemy_vehicles(g, unit.seat) if heavy else ():
        if vehicle != target:
            yield Besides(aims=tuple(Aim(weapon.id, vehicle) for weapon in heavy))
