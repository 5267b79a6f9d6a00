"""What a shot at a vehicle would do, exactly: the chance to knock it out, to stop it, to pin it (closed forms)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.formulas import chance_to_hit, chance_to_pass, need_to_damage
from grognard.games.bolt_action.rules.shooting.gunnery import Aim
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.vehicles.vehicle_damage import grade_of, least_die, result_of, table_bonus
from grognard.games.bolt_action.state.chassis import Chassis
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.distributions import sum_of_dice


class Blow(NamedTuple):
    """What one hit on a vehicle may do: knock it out, or at least stop it for this turn."""

    out: float
    stopped: float


class ArmourLosses(NamedTuple):
    """What volleys together may do to a vehicle: knock it out, stop it, pin it."""

    out: float
    stopped: float
    pinned: float


def armour_losses(g: G, target: Unit, volleys: Sequence[Aim]) -> ArmourLosses:
    """The chances of volleys together against a vehicle. Each hit is reckoned by itself: what an earlier one changes
    for a later is left out."""
    own: Chassis | None = g.context.profile(target.id).chassis
    assert own is not None
    burns = burn_chance(g, target)
    spared = unharmed = unpinned = 1.0
    for each in volleys:
        volley = each.volley
        hit = float(chance_to_hit(volley.need))
        if volley.pen is not None or not own.enclosed:
            unpinned *= (1.0 - hit) ** volley.shots
        if not own.armoured:
            weapon = tables.fired(volley.weapon, volley.way)
            per = soft_hit(own.value, volley.pen or 0, weapon.he if weapon.is_shell else None)
            blow = Blow(per, per)
        elif volley.pen is None:
            continue
        else:
            side = volley.side or "front"
            bonus = table_bonus(own, volley.indirect)
            blow = armour_hit(own.value_from(side) - volley.pen, bonus, target.immobilised, burns, least_die(g))
        spared *= (1.0 - hit * blow.out) ** volley.shots
        unharmed *= (1.0 - hit * blow.stopped) ** volley.shots
    return ArmourLosses(1.0 - spared, 1.0 - unharmed, 1.0 - unpinned)


def burn_chance(g: G, target: Unit) -> float:
    """The chance that a vehicle set on fire is lost: with the pins of the hit and of the fire (BA-VEH-26)."""
    shaken = replace(target, pins=target.pins + 2)
    value = morale.test_value(g, shaken, morale.check_modifiers(g, shaken))
    return 1.0 - float(chance_to_pass(value))


def soft_hit(value: int, pen: int, shell: str | None) -> float:
    """The chance that one hit destroys a soft-skin; a shell's hit becomes many (BA-HE-08)."""
    one = (7 - need_to_damage(value, pen)) / 6
    if shell is None:
        return one
    dice = tables.HIGH_EXPLOSIVE[shell].hits
    return 1.0 - sum(
        float(chance) * (1.0 - one) ** hits for hits, chance in sum_of_dice(dice.count, dice.sides).items()
    )


@lru_cache(maxsize=4096)
def armour_hit(needed: int, bonus: int, immobilised: bool, burns: float, least: int) -> Blow:
    """What one hit does to armour that a die of ``needed`` equals (BA-VEH-22 to BA-VEH-25); below ``least`` no die
    damages (BA-DAM-03)."""
    out = stopped = 0.0
    for die in range(least, 7):
        grade = grade_of(die, needed)
        if grade == "none":
            continue
        row = tables.GRADES[grade]
        once = sum(lethal(face + row.to_roll + bonus, immobilised, burns) for face in range(1, 7)) / 6
        out += (1.0 - (1.0 - once) ** row.rolls) / 6
        stopped += 1 / 6
    return Blow(out, stopped)


def lethal(value: int, immobilised: bool, burns: float) -> float:
    """The chance that a row of the damage table knocks a vehicle out."""
    result = result_of(value)
    if result == "knocked-out" or (result == "immobilised" and immobilised):
        return 1.0
    return burns if result == "on-fire" else 0.0
