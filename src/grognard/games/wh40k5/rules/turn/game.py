"""A whole battle: preparing it, game turn after game turn, counting (chapter Missions).

Game
  Preparing       what is rolled for, deploying        (see preparing)
  PlayerTurn      first one player's, then the other's (see turn)
  EndOfGameTurn   whether another follows              (see victory)
  Counting        who has won                          (see victory)
"""

from __future__ import annotations

from msgspec import UNSET

from grognard.core.engine.procedures import Action, Call, Done, Procedure, Repeat, step
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.rules.mission.preparing import Preparing
from grognard.games.wh40k5.rules.mission.victory import Counting, EndOfGameTurn
from grognard.games.wh40k5.rules.turn.turn import PlayerTurn
from grognard.games.wh40k5.state.state import enemy


class Game(Procedure):
    """From the rolls before the battle to the verdict (WH-GAME-07, WH-GAME-09)."""

    @step
    def prepare(self, g: G) -> Action:
        return Call(Preparing())

    @step
    def fight(self, g: G) -> Action:
        plan = g.setup.scenario
        return Call(GameTurns(plan.begins if plan is not None and plan.begins is not UNSET else 1))

    @step
    def count(self, g: G) -> Action:
        return Done() if g.state.ended is not None else Call(Counting())


class GameTurns(Procedure):
    """Game turns of two player turns each, until no other follows or a side is beaten (WH-CORE-02, WH-GAME-09)."""

    turn: int = 1

    @step
    def play_first(self, g: G) -> Action:
        return Call(PlayerTurn(self.turn, g.state.first))

    @step
    def play_second(self, g: G) -> Action:
        return Done() if g.state.ended is not None else Call(PlayerTurn(self.turn, enemy(g.state.first)))

    @step
    def end(self, g: G) -> Action:
        return Done() if g.state.ended is not None else Call(EndOfGameTurn(self.turn))

    @step
    def go_on(self, g: G, goes_on: bool) -> Action:
        return Repeat(replace(self, turn=self.turn + 1)) if goes_on else Done()
