"""The roll-off: a die each until they differ (BA-GEN-13)."""

from __future__ import annotations

from grognard.core.engine.dice import Faces, Roll, roll
from grognard.core.engine.procedures import Action, Done, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.games.bolt_action.ground.context import G


class RollOff(Procedure):
    """One die each, ties rolled again (BA-GEN-13). Its value: the winning seat."""

    @step
    def roll_dice(self, g: G) -> Roll:
        return roll(2, Faces(), say("ba-roll-off"), "BA-GEN-13")

    @step
    def compare(self, g: G, faces: tuple[int, ...]) -> Action:
        first, second = faces
        return Repeat(self) if first == second else Done(0 if first > second else 1)
