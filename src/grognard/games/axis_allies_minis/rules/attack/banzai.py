"""Banzai Charge: a Soldier beside the sergeant storms an enemy's hex and attacks him there (AAM-SA-76)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.engine.procedures import Action, Call, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.rules.attack.attack import ChargeAttack
from grognard.games.axis_allies_minis.rules.movement.march import Marching
from grognard.games.axis_allies_minis.rules.movement.movement import march_refusal
from grognard.games.axis_allies_minis.rules.turn import command
from grognard.games.axis_allies_minis.state.choices import BanzaiCharge, March
from grognard.games.axis_allies_minis.state.conditions import is_disrupted
from grognard.games.axis_allies_minis.state.state import Unit, enemy

ABILITY = "banzai-charge"


def may_charge(g: G, unit: Unit) -> bool:
    """Whether a unit may charge at all: a Soldier, no gun, beside a leader whose ability is on, in the assault phase
    (AAM-SA-76, AAM-COND-04)."""
    if ABILITY not in g.context.abilities[unit.seat] or g.state.phase != "assault" or not unit.on_map:
        return False
    if unit.of.type != "soldier" or unit.of.is_artillery:
        return False
    return next(command.friends_with(g, unit, ABILITY), None) is not None


def refusal(g: G, unit: Unit, choice: BanzaiCharge) -> Refused | None:
    """Why a unit cannot charge this enemy: who it is, where the enemy stands, the step there."""
    target = g.state.units.get(choice.target)
    if not may_charge(g, unit):
        return Refused(say("aam-refused-banzai"), "AAM-SA-76")
    if target is None or target.seat == unit.seat or not target.on_map or target.of.type == "aircraft":
        return Refused(say("aam-refused-banzai-target"), "AAM-SA-76")
    assert target.at is not None
    assert unit.at is not None
    facing = unit.at.direction(target.at)
    if facing is None or not g.context.board.adjacent(unit.at, target.at):
        return Refused(say("aam-refused-banzai-target"), "AAM-SA-76")
    return march_refusal(g, unit, March(unit.id, (target.at,), facing), "banzai")


def candidates(g: G, unit: Unit) -> Iterator[BanzaiCharge]:
    """Each enemy near it, if it may charge."""
    if may_charge(g, unit):
        assert unit.at is not None
        for target in g.state.standing(enemy(unit.seat)):
            if target.at is not None and unit.at.distance(target.at) == 1:
                yield BanzaiCharge(unit.id, target.id)


class Charging(Procedure):
    """The step into the enemy's hex, then the attack, if he got there undisrupted (AAM-SA-76, AAM-MOVE-14)."""

    choice: BanzaiCharge

    @step
    def storm(self, g: G) -> Action:
        unit, target = g.state.units[self.choice.unit], g.state.units[self.choice.target]
        assert unit.at is not None
        assert target.at is not None
        facing = unit.at.direction(target.at) or unit.facing
        return Call(Marching(unit.id, (target.at,), facing, "banzai"))

    @step
    def strike(self, g: G) -> Action:
        unit, target = g.state.units[self.choice.unit], g.state.units[self.choice.target]
        if is_disrupted(unit) or unit.at != target.at:
            return None
        return Call(ChargeAttack(unit.id, target.id))


def procedure(g: G, choice: BanzaiCharge) -> Procedure:
    """Its carrying out."""
    return Charging(choice)
