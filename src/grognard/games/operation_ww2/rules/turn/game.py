"""A whole battle: preparing it, turn after turn, counting (AZ-SET, AZ-TRN).

Game
  Shuffle     both decks
  Preparing   zones, units, infiltrators   (see deployment)
  Shuffle     the decks are made whole again
  ChoosingMethods   who divides his deck, by an option
  Rising      the wind, if there may be smoke   (see wind)
  GameTurn    turn after turn              (see turn)
  Counting    who has won                  (see victory)
"""

from __future__ import annotations

from grognard.core.engine.procedures import Action, Call, Procedure, step
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.light_and_weather.wind import Rising, is_used
from grognard.games.operation_ww2.rules.setup.deployment import Preparing
from grognard.games.operation_ww2.rules.setup.victory import Counting
from grognard.games.operation_ww2.rules.turn.cards import ChoosingMethods, Shuffle
from grognard.games.operation_ww2.rules.turn.turn import GameTurn


class Game(Procedure):
    """From the first shuffling of the decks (AZ-SET-04) over their shuffling again (AZ-SET-08) to the verdict."""

    @step
    def shuffle_first(self, g: G) -> Action:
        return Call(Shuffle(0, ("deck",)))

    @step
    def shuffle_second(self, g: G) -> Action:
        return Call(Shuffle(1, ("deck",)))

    @step
    def prepare(self, g: G) -> Action:
        return Call(Preparing())

    @step
    def shuffle_first_again(self, g: G) -> Action:
        return Call(Shuffle(0, ("deck", "discards")))

    @step
    def shuffle_second_again(self, g: G) -> Action:
        return Call(Shuffle(1, ("deck", "discards")))

    @step
    def divide_decks(self, g: G) -> Action:
        return Call(ChoosingMethods()) if g.setup.options["alternative_draw"] == "on" else None

    @step
    def wind(self, g: G) -> Action:
        return Call(Rising()) if is_used(g) else None

    @step
    def fight(self, g: G) -> Action:
        return Call(GameTurn())

    @step
    def count(self, g: G) -> Action:
        return Call(Counting())
