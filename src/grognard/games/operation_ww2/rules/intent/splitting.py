"""Fire that is split between parts of its target when it is declared (AZ-INT-09, option ``split_timing``)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.fire.firepower import Firepower, FiringOption, firepower
from grognard.games.operation_ww2.rules.fire.shooting import named, planned, taken
from grognard.games.operation_ww2.rules.fire.weapons import armed
from grognard.games.operation_ww2.state.intents import Besides, WeaponFire
from grognard.games.operation_ww2.state.state import Unit


def is_declared(g: G) -> bool:
    """Whether the split is declared with the order, not just before the dice."""
    return bool(g.setup.options["split_timing"] == "at_declaration")


def refusal(g: G, unit: Unit, order: OrderName, firings: Sequence[WeaponFire]) -> Refused | None:
    """Why fire may not be declared so: it is split just before the dice (AZ-INT-09), a weapon is nobody's (AZ-INT-06),
    somebody is to fire two (AZ-FIRE-17), or one at two parts (AZ-SPL-03). What is hit of it shows when it is fired."""
    if not firings:
        return None
    if not is_declared(g):
        return Refused(say("az-refused-split"), "AZ-INT-09")
    owned = {(each.model, each.mount or each.weapon) for each in armed(g, unit, order, False)}
    if any((each.model, each.weapon) not in owned for each in firings):
        return Refused(say("az-refused-aim"), "AZ-INT-06")
    several = g.setup.options["one_weapon_per_model"] == "off" or unit.is_vehicle
    slots = [(each.model, each.weapon) if several else (each.model, "") for each in firings]
    if len(set(slots)) != len(slots):
        return Refused(say("az-refused-one-weapon"), "AZ-FIRE-17", "AZ-SPL-03")
    return None


def listed(g: G, unit: Unit, target: str, order: OrderName) -> Iterator[Besides]:
    """Everything at one part of a target, part by part, as things stand; none if it is not split now."""
    if not is_declared(g):
        return
    power = firepower(g, unit, target, order)
    parts = dict.fromkeys(chance.shot.part for chance in power.chances if not chance.area)
    for part in parts if len(parts) > 1 else ():
        there = power._replace(chances=tuple(each for each in power.chances if each.shot.part == part))
        yield Besides(firings=named(planned(g, unit, there)))


def as_declared(power: Firepower, plan: Sequence[FiringOption], firings: Sequence[WeaponFire]) -> list[FiringOption]:
    """The fire that was declared; whose part is not there any more fires as is sensible (AZ-EXE-09)."""
    found = taken(power, firings)
    lost = {each.model for each in firings} - {chance.armed.model for chance in found}
    return [*found, *(chance for chance in plan if chance.armed.model in lost)]
