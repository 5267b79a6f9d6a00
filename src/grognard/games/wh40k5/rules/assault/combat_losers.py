"""The losing side of a combat: morale and no retreat (WH-ASSAULT-14, WH-ASSAULT-23, WH-MORALE-03, WH-MORALE-09,
WH-MORALE-17)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.procedures import Action, Call, Done, Procedure, Repeat, step
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.rules.morale.morale import MoraleTest, is_fearless
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.rules.saves.wounds import Wounds
from grognard.games.wh40k5.rules.units.player_order import next_of
from grognard.games.wh40k5.state.choices import Next
from grognard.games.wh40k5.state.state import Unit


def winner_of(alive: Sequence[bool], suffered: Sequence[int]) -> int | None:
    """Which side has won: that of which anybody is left, else that which has suffered less; None: neither
    (WH-ASSAULT-13, WH-ASSAULT-25)."""
    if alive[0] != alive[1]:
        return 0 if alive[0] else 1
    if not any(alive) or suffered[0] == suffered[1]:
        return None
    return 0 if suffered[0] < suffered[1] else 1


def penalty(g: G, suffered: tuple[int, int], winner: int) -> int:
    """What a lost combat takes off Leadership: by how much it was lost, or the wounds suffered, by the option
    ``combat_ld_penalty`` (WH-MORALE-03)."""
    own, foe = suffered[1 - winner], suffered[winner]
    return own if g.setup.options["combat_ld_penalty"] == "wounds_suffered" else max(own - foe, 0)


class LosersTest(Procedure):
    """Every unit of the losing side tests, in the order its owner likes, at the same penalty (WH-ASSAULT-14,
    WH-ASSAULT-23). Vehicles take no test (WH-VEH-25). Done with the units that failed."""

    units: tuple[str, ...]
    suffered: tuple[int, int]
    winner: int
    testing: str = ""
    failed: tuple[str, ...] = ()

    @step
    def choose(self, g: G) -> Action:
        due = [unit for id in self.units if not (unit := g.state.units[id]).is_vehicle]
        return next_of(due[0].seat, due, "lost") if due else Done(self.failed)

    @step
    def test(self, g: G, choice: Next) -> Action:
        return self.then(
            Call(MoraleTest(choice.unit, "combat-lost", penalty(g, self.suffered, self.winner))), testing=choice.unit
        )

    @step
    def go_on(self, g: G, passed: bool) -> Action:
        """A unit that its bosspole has cost the last model has nothing left to fail."""
        units = tuple(id for id in self.units if id != self.testing)
        fails = not passed and g.state.units[self.testing].on_table
        failed = (*self.failed, self.testing) if fails else self.failed
        return Repeat(replace(self, units=units, failed=failed))


class NoRetreat(Procedure):
    """Fearless units of the losing side suffer as many wounds as the points the combat was lost by, with normal saves,
    each the full number; they change neither the result nor cause a test (WH-MORALE-09, WH-MORALE-17)."""

    units: tuple[str, ...]
    points: int

    @step
    def suffer(self, g: G) -> Action:
        if not self.units or not self.points:
            return Done()
        return Call(Wounds(self.units[0], (Wound(),), (self.points,), None, "combat"))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(replace(self, units=self.units[1:]))


def must_stand(g: G, unit: Unit) -> bool:
    """Whether a unit of the losing side takes the wounds of No Retreat: it is fearless, and no vehicle (WH-MORALE-09,
    WH-MORALE-17)."""
    return unit.on_table and not unit.is_vehicle and is_fearless(g, unit)
