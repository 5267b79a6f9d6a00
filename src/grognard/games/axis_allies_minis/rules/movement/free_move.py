"""A move besides a unit's action, which its owner may also leave: after an attack by Strike and Fade (AAM-SA-61)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, Found
from grognard.core.engine.procedures import Action, Ask, Call, Done, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.rules.attack.attack import AttackAction
from grognard.games.axis_allies_minis.rules.movement import turning
from grognard.games.axis_allies_minis.rules.movement.march import Marching
from grognard.games.axis_allies_minis.rules.movement.movement import (
    Kind,
    march_at_random,
    march_refusal,
    marches,
    mobility,
    pace_of,
)
from grognard.games.axis_allies_minis.state.choices import Attack, Decline, March, TurnAbout


def procedure(g: G, choice: Attack) -> Procedure:
    """The carrying out of an attack, with the move after it where the unit has Strike and Fade."""
    unit = g.state.units[choice.unit]
    if g.state.phase == "assault" and mobility(unit.of).speeds["fade"]:
        return AttackAndFade(choice)
    return AttackAction(choice)


class AttackAndFade(Procedure):
    """The attack, then the move (AAM-SA-61)."""

    choice: Attack

    @step
    def attack(self, g: G) -> Action:
        return Call(AttackAction(self.choice))

    @step
    def fade(self, g: G) -> Action:
        return Call(FreeMove(self.choice.unit, "fade"))


class FreeMove(Procedure):
    """The unit moves at the speed of this kind of move, turns on the spot, or stays as it is (AAM-SA-61)."""

    unit: str
    kind: Kind

    @step
    def ask(self, g: G) -> Action:
        """Nobody is asked about a unit that can neither move nor turn; one without speed may turn (AAM-MOVE-17)."""
        unit = g.state.units[self.unit]
        if unit.place != "map" or not turning.can_turn(g, unit):
            return Done()
        return Ask(ChooseFreeMove(unit.seat, unit.id, self.kind))

    @step
    def move(self, g: G, choice: Choice) -> Action:
        match choice:
            case March(unit, path, facing):
                return Call(Marching(unit, path, facing, self.kind))
            case TurnAbout():
                return Call(turning.procedure(g, choice))
        return Done()


class ChooseFreeMove(Decision):
    """Where to, if anywhere."""

    sampled: ClassVar[bool] = True
    unit: str
    move: Kind

    def candidates(self, g: G) -> Sequence[Choice | Found]:
        """The cheapest way to each hex, the other facings, or nothing."""
        unit = g.state.units[self.unit]
        return [Found(marches(g, unit, self.move)), *turning.candidates(g, unit), Decline()]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule that forbids the move or turn."""
        unit = g.state.units[self.unit]
        match choice:
            case March(id) if id == self.unit:
                return march_refusal(g, unit, choice, self.move)
            case TurnAbout(id) if id == self.unit:
                return turning.refusal(g, unit, choice)
            case Decline():
                return None
        return Refused(say("refused-not-offered"))

    def draws(self, g: G, random: Random) -> Iterator[Choice | None]:
        """A random move as often as none."""
        if random.random() < 0.5:
            unit = g.state.units[self.unit]
            yield march_at_random(g, unit, pace_of(g, unit, self.move), random)
        yield Decline()
