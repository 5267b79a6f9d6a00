"""Aggression: a move of the assault phase that costs no more than this speed, be it a turn on the spot, leaves the unit
its attack (AAM-SA-61)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Call, Done, Procedure, step
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.rules.attack import attacks
from grognard.games.axis_allies_minis.rules.attack.attack import AttackAction
from grognard.games.axis_allies_minis.rules.movement import march, turning
from grognard.games.axis_allies_minis.rules.movement.advance import Arrival
from grognard.games.axis_allies_minis.rules.movement.movement import allowance, mobility
from grognard.games.axis_allies_minis.state.choices import Attack, Decline, March, TurnAbout


def procedure(g: G, choice: March | TurnAbout) -> Procedure:
    """The carrying out of a move, with the attack after it where the unit has Aggression; damaged, its speed may be 0,
    which leaves it a turn on the spot (AAM-MOVE-17)."""
    unit = g.state.units[choice.unit]
    if g.state.phase != "assault" or not mobility(unit.of).speeds["aggression"]:
        return moving(g, choice)
    return MoveAndAttack(choice, allowance(g, unit, "aggression"))


def moving(g: G, choice: March | TurnAbout) -> Procedure:
    """The move itself; zero movement is one (AAM-MOVE-07)."""
    return march.procedure(g, choice) if isinstance(choice, March) else turning.procedure(g, choice)


class MoveAndAttack(Procedure):
    """The move, then, if it cost no more than ``speed``, the attack."""

    choice: March | TurnAbout
    speed: int

    @step
    def move(self, g: G) -> Action:
        return Call(moving(g, self.choice))

    @step
    def ask(self, g: G, arrival: Arrival | None) -> Action:
        """A unit disrupted on the way may still attack, as disrupted units do."""
        unit = g.state.units[self.choice.unit]
        if (arrival is not None and arrival.spent > self.speed) or not attacks.has_any(g, unit):
            return Done()
        return Ask(AttackAfterMove(unit.seat, unit.id))

    @step
    def attack(self, g: G, choice: Choice) -> Action:
        return Call(AttackAction(choice)) if isinstance(choice, Attack) else Done()


class AttackAfterMove(Decision):
    """Whom to attack after the move, if anybody (AAM-SA-61)."""

    unit: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each attack the unit may make now, or none."""
        return [*attacks.listed(g, g.state.units[self.unit]), Decline()]
