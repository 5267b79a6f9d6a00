"""Banzai Charge: a Soldier beside the sergeant storms into an enemy's hex and attacks that enemy (AAM-SA-76)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.procedures import Action, Call, Procedure, step
from grognard.games.axis_allies_minis import command
from grognard.games.axis_allies_minis.attack import ChargeAttack
from grognard.games.axis_allies_minis.choices import BanzaiCharge, March
from grognard.games.axis_allies_minis.context import G
from grognard.games.axis_allies_minis.march import Marching
from grognard.games.axis_allies_minis.movement import heading, march_refusal, mobility, reachable, standing_refusal
from grognard.games.axis_allies_minis.ranges import dice_at, kind_of
from grognard.games.axis_allies_minis.state import Unit, enemy
from grognard.games.axis_allies_minis.traits import traits

ABILITY = "banzai-charge"


def charge_refusal(g: G, unit: Unit) -> Refused | None:
    """Why a unit cannot charge at all now: only in the assault phase, only Soldiers other than Artillery, only beside
    a friend with the ability (AAM-SA-76)."""
    if g.state.phase != "assault":
        return Refused(say("aam-refused-phase"), "AAM-SA-76")
    led = ABILITY in g.context.abilities[unit.seat] and next(command.friends_with(g, unit, ABILITY), None) is not None
    if not led or not mobility(unit.card).infantry:
        return Refused(say("aam-refused-no-charge"), "AAM-SA-76")
    return standing_refusal(g, unit)


def refusal(g: G, unit: Unit, choice: BanzaiCharge) -> Refused | None:
    """Why a unit cannot charge that enemy: it must reach the enemy's hex and have an attack there."""
    found = charge_refusal(g, unit)
    if found is not None:
        return found
    target = g.state.units.get(choice.target)
    if target is None or target.seat == unit.seat or target.place != "map" or target.of.type == "aircraft":
        return Refused(say("aam-refused-charge-target"), "AAM-SA-76")
    if not has_dice(unit, target):
        return Refused(say("aam-refused-charge-dice"), "AAM-RANGE-02", "AAM-SA-76")
    way = way_to(g, unit, target)
    if way is not None:
        return None
    assert target.at is not None
    straight = March(unit.id, (target.at,), unit.facing)
    return march_refusal(g, unit, straight, "banzai") or Refused(say("aam-refused-charge-target"), "AAM-SA-76")


def has_dice(unit: Unit, target: Unit) -> bool:
    """Whether a unit has an attack on a target in its own hex (AAM-RANGE-02, AAM-SA-01, AAM-SA-02)."""
    close = "close-assault" if target.of.type == "vehicle" else "hand-to-hand"
    return close in traits(unit.of).held or dice_at(unit.of, 0, kind_of(target.of)) > 0


def way_to(g: G, unit: Unit, target: Unit) -> March | None:
    """The cheapest move into a target's hex; None if there is none, or the unit is there already."""
    path = reachable(g, unit, "banzai").get(target.at) if target.at is not None else None
    if path is None or unit.at is None:
        return None
    return March(unit.id, path, heading(unit.at, path))


def listed(g: G, unit: Unit) -> Iterator[BanzaiCharge]:
    """Each enemy it can charge."""
    if charge_refusal(g, unit) is None:
        for target in g.state.standing(enemy(unit.seat)):
            choice = BanzaiCharge(unit.id, target.id)
            if refusal(g, unit, choice) is None:
                yield choice


def pick(g: G, unit: Unit, random: Random) -> BanzaiCharge | None:
    """One of them at random."""
    found = list(listed(g, unit))
    return random.choice(found) if found else None


class Charging(Procedure):
    """The move, an ordinary one with its rolls and reactions; then the attack, if the unit got into the hex."""

    choice: BanzaiCharge

    @step
    def storm(self, g: G) -> Action:
        way = way_to(g, g.state.units[self.choice.unit], g.state.units[self.choice.target])
        assert way is not None
        return Call(Marching(way.unit, way.path, way.facing, "banzai"))

    @step
    def attack(self, g: G) -> Action:
        unit, target = g.state.units[self.choice.unit], g.state.units[self.choice.target]
        return Call(ChargeAttack(unit.id, target.id)) if unit.at == target.at else None


def procedure(g: G, choice: BanzaiCharge) -> Procedure:
    """Its carrying out."""
    return Charging(choice)
