"""The game turn: cards, initiative, chains of orders, the end of the turn (AZ-TRN).

GameTurn
  Refill, Privileges   (see cards)
  Initiative           (see initiative)
  Chains               (see chain)
  cards back           both decks are shuffled with what was used
"""

from __future__ import annotations

from grognard.core.procedures import Action, Call, Done, Procedure, Repeat, step
from grognard.games.operation_ww2.cards import Privileges, Refill, Shuffle
from grognard.games.operation_ww2.chain import Chains
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.events.turn import FightingOver, TurnBegan
from grognard.games.operation_ww2.initiative import Initiative
from grognard.games.operation_ww2.reloading import reload_all


class GameTurn(Procedure):
    """One turn after another, as many as the scenario says (AZ-TRN-01), each with its steps in order (AZ-TRN-02).

    Privileges are used right after drawing or, by the option ``privilege_timing``, right before the initiative
    (AZ-CRD-14). At the end what was played and discarded is shuffled back into the decks, and hands are kept
    (AZ-TRN-04).
    """

    number: int = 1

    @step
    def refill(self, g: G) -> Action:
        g.emit(TurnBegan(self.number), "AZ-TRN-01")
        return Call(Refill())

    @step
    def privileges(self, g: G) -> Action:
        return Call(Privileges()) if g.setup.options["privilege_timing"] == "directly_after_draw" else None

    @step
    def late_privileges(self, g: G) -> Action:
        return Call(Privileges()) if g.setup.options["privilege_timing"] == "after_panic_step" else None

    @step
    def initiative(self, g: G) -> Action:
        return Call(Initiative())

    @step
    def chains(self, g: G) -> Action:
        return None if g.state.initiative is None else Call(Chains(g.state.initiative))

    @step
    def end(self, g: G) -> Action:
        if g.state.ended:
            return Done()
        reload_all(g)
        if self.number == g.setup.scenario.turns:
            g.emit(FightingOver(last_turn=True), "AZ-TRN-01")
            return Done()
        return None

    @step
    def first_deck(self, g: G) -> Action:
        return Call(Shuffle(0, ("deck", "discards", "played")))

    @step
    def second_deck(self, g: G) -> Action:
        return Call(Shuffle(1, ("deck", "discards", "played")))

    @step
    def next_turn(self, g: G) -> Action:
        return Repeat(GameTurn(self.number + 1))
