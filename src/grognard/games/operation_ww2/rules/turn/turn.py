"""The game turn: cards, initiative, chains of orders, the end of the turn (AZ-TRN).

GameTurn
  Drift                (see wind)
  LoneTests            (see lone)
  Attaching            (see vehicles/attachments)
  Refill, Privileges   (see cards)
  PanicStep            (see panic)
  Initiative           (see initiative)
  Chains               (see chain)
  EndOfTurn            reloading, lights, cards back into the decks
"""

from __future__ import annotations

from grognard.core.engine.procedures import Action, Call, Done, Procedure, Repeat, step
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.buildings.demolition import settle
from grognard.games.operation_ww2.rules.driving import companions, squads, towing
from grognard.games.operation_ww2.rules.driving.attachments import Attaching
from grognard.games.operation_ww2.rules.intent.runners import LateRunners
from grognard.games.operation_ww2.rules.light_and_weather import lights, wind
from grognard.games.operation_ww2.rules.morale.lone_models import LoneTests
from grognard.games.operation_ww2.rules.movement.panic import PanicStep
from grognard.games.operation_ww2.rules.turn.cards import Privileges, Refill, Shuffle
from grognard.games.operation_ww2.rules.turn.chain import Chains
from grognard.games.operation_ww2.rules.turn.execution import ends_early
from grognard.games.operation_ww2.rules.turn.initiative import Initiative
from grognard.games.operation_ww2.rules.turn.reloading import reload_all
from grognard.games.operation_ww2.state.events.turn import FightingOver, TurnBegan


class GameTurn(Procedure):
    """One turn after another, as many as the scenario says (AZ-TRN-01), each with its steps in order (AZ-TRN-02).

    Privileges are used right after drawing or, by the option ``privilege_timing``, right before the initiative
    (AZ-CRD-14). At the end what was played and discarded is shuffled back into the decks, and hands are kept
    (AZ-TRN-04).
    """

    number: int = 1

    @step
    def begin(self, g: B) -> Action:
        """Before anything else smoke drifts (AZ-TRN-05)."""
        g.emit(TurnBegan(self.number), "AZ-TRN-01")
        squads.all_come_back(g)
        return Call(wind.drift(g)) if g.state.smoke else None

    @step
    def early_attachments(self, g: G) -> Action:
        """By the option ``turn_start_order`` who goes with whom is said before the lone models are tested
        (AZ-TRN-08)."""
        return Call(Attaching()) if attaches(g, "drift-attach-lone-refill") else None

    @step
    def lone_models(self, g: G) -> Action:
        """Before cards are drawn or, by the option ``lone_test_step``, in the panic step (AZ-TRN-02, AZ-TRN-08)."""
        return Call(LoneTests()) if g.setup.options["lone_test_step"] == "before_refill" else None

    @step
    def attach(self, g: G) -> Action:
        """Who goes with whom for a time, before cards are drawn (AZ-TMP-01, AZ-TRN-08)."""
        return Call(Attaching()) if attaches(g, "drift-lone-attach-refill") else None

    @step
    def refill(self, g: G) -> Action:
        return Call(Refill())

    @step
    def privileges(self, g: G) -> Action:
        return Call(Privileges()) if g.setup.options["privilege_timing"] == "directly_after_draw" else None

    @step
    def late_lone_models(self, g: G) -> Action:
        return Call(LoneTests()) if g.setup.options["lone_test_step"] == "panic_step" else None

    @step
    def panic(self, g: G) -> Action:
        """From the second turn on (AZ-TRN-06)."""
        return Call(PanicStep()) if self.number >= g.context.limit("first-panic-turn") else None

    @step
    def late_privileges(self, g: B) -> Action:
        if ends_early(g):
            return Done()
        return Call(Privileges()) if g.setup.options["privilege_timing"] == "after_panic_step" else None

    @step
    def initiative(self, g: G) -> Action:
        return Call(Initiative())

    @step
    def chains(self, g: G) -> Action:
        return None if g.state.initiative is None else Call(Chains(g.state.initiative))

    @step
    def end(self, g: B) -> Action:
        if g.state.ended:
            return Done()
        if self.number == g.setup.scenario.turns:
            g.emit(FightingOver(last_turn=True), "AZ-TRN-01")
            return Done()
        return None

    @step
    def late_runners(self, g: G) -> Action:
        return Call(LateRunners()) if g.state.errands else None

    @step
    def tidy_up(self, g: G) -> Action:
        return Call(EndOfTurn())

    @step
    def next_turn(self, g: G) -> Action:
        return Repeat(GameTurn(self.number + 1))


def attaches(g: G, sequence: str) -> bool:
    """Whether units are attached at all, and at this place of the start of a turn (AZ-TRN-08)."""
    options: dict[str, str] = g.setup.options
    return companions.go_together(g) and options["turn_start_order"] == sequence


class EndOfTurn(Procedure):
    """Weapons are reloaded, lights go out, and the cards go back into the decks (AZ-TRN-04, AZ-TRN-11); by the option
    ``end_of_turn_order`` the cards first."""

    @step
    def reload(self, g: B) -> Action:
        if g.setup.options["end_of_turn_order"] == "reload-lights-cards":
            reload_all(g)
            lights.put_out(g)
        return None

    @step
    def hitch(self, g: B) -> None:
        """Guns that were being hitched or unhitched all turn (AZ-TOW-05)."""
        towing.end_of_turn(g)

    @step
    def settle_dust(self, g: B) -> None:
        """Of buildings that fell (AZ-DEM-06)."""
        settle(g)

    @step
    def first_deck(self, g: G) -> Action:
        return Call(Shuffle(0, ("deck", "discards", "played")))

    @step
    def second_deck(self, g: G) -> Action:
        return Call(Shuffle(1, ("deck", "discards", "played")))

    @step
    def late_reload(self, g: B) -> Action:
        if g.setup.options["end_of_turn_order"] == "cards-lights-reload":
            lights.put_out(g)
            reload_all(g)
        return Done()
