"""The end of a vehicle: its wreck, and the men who were aboard (BA-MOV-15, BA-TRN-07, BA-TRN-13, BA-TRN-14)."""

from __future__ import annotations

from grognard.core.engine.dice import Total, roll
from grognard.core.engine.fates import Tallies, play
from grognard.core.engine.procedures import Action, Call, Done, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.placing import beside
from grognard.games.bolt_action.rules.shooting.damage import Blows, Damage
from grognard.games.bolt_action.rules.turn.morale import LossCheck, TakePins
from grognard.games.bolt_action.rules.vehicles.fates import LOST, SPILLED_HITS, TOW_LOST
from grognard.games.bolt_action.state.events.casualties import CasualtiesTaken
from grognard.games.bolt_action.state.events.nerve import Loss, UnitDestroyed
from grognard.games.bolt_action.state.events.turn import DieTaken
from grognard.games.bolt_action.state.events.vehicles import Spilled, WreckLeft
from grognard.games.bolt_action.state.measures import INCH
from grognard.space.plane import Hull

THROWN = 3 * INCH
"""How far from the wreck the men aboard end (BA-TRN-07)."""


class KnockOut(Procedure):
    """A vehicle is knocked out: a wreck if it was armoured, gone if not; whoever rode in it gets out as he can
    (BA-MOV-15, BA-VEH-41)."""

    unit: str
    loss: Loss
    rules: tuple[str, ...]
    assault: bool = False

    @step
    def destroy(self, g: B) -> Action:
        unit = g.state.units[self.unit]
        hull = unit.hull
        own = g.context.profile(self.unit).chassis
        riders = tuple(each.id for each in g.state.riders(self.unit))
        if own is not None and own.armoured and unit.on_table and g.setup.options["wrecks"] == "stay":
            g.emit(WreckLeft(self.unit), "BA-MOV-15")
        g.emit(UnitDestroyed(self.unit, self.loss), *self.rules)
        return Call(BailOut(riders, hull, self.assault)) if riders else Done()


class Vanish(Procedure):
    """A vehicle leaves the table for good, with everybody aboard (BA-MOV-04, BA-FUB-07)."""

    unit: str
    rules: tuple[str, ...]

    @step
    def leave(self, g: B) -> None:
        for rider in list(g.state.riders(self.unit)):
            g.emit(UnitDestroyed(rider.id, "lost-aboard"), *self.rules)
        g.emit(UnitDestroyed(self.unit, "fled"), *self.rules)


class BailOut(Procedure):
    """The units aboard a lost vehicle, one after the other (BA-TRN-07)."""

    riders: tuple[str, ...]
    hull: Hull
    assault: bool = False

    @step
    def next_unit(self, g: G) -> Action:
        if not self.riders:
            return Done()
        return self.then(Call(Spill(self.riders[0], self.hull, self.assault)), riders=self.riders[1:])

    @step
    def again(self, g: G) -> Action:
        return Repeat(self)


class Spill(Procedure):
    """A unit is thrown out: those who find no room are lost, D6 hits, a pin, and Down if it had no order (BA-TRN-07,
    BA-TRN-14). A crew without its gun is lost, and a gun without its crew (BA-ART-02)."""

    unit: str
    hull: Hull
    assault: bool = False
    men: int = 0
    lost: int = 0

    @step
    def lose_gun(self, g: G) -> Action:
        """A towed gun is lost with its tow on 4 or more (BA-TRN-14)."""
        return Call(play([(TOW_LOST, int(g.state.units[self.unit].gun is not None))]))

    @step
    def place(self, g: B, gone: Tallies) -> Action:
        unit = g.state.units[self.unit]
        if gone[0][LOST]:
            g.emit(UnitDestroyed(self.unit, "lost-aboard"), "BA-TRN-14")
            return Done()
        placed = beside(g, unit, self.hull, THROWN, gone=True)
        before = len(unit.men)
        gun_lost = unit.gun is not None and unit.gun.id not in {model.id for model in placed}
        if gun_lost or not any(model.role != "gun" for model in placed):
            g.emit(UnitDestroyed(self.unit, "lost-aboard"), "BA-TRN-14")
            return Done()
        standing = {model.id for model in placed}
        missing = tuple(model.id for model in unit.models if model.id not in standing)
        if missing:
            g.emit(CasualtiesTaken(self.unit, missing), "BA-TRN-14")
        g.emit(Spilled(self.unit, tuple(placed)), "BA-TRN-07")
        hits = roll(SPILLED_HITS.count, Total(), say("ba-roll-spilled"), "BA-TRN-07")
        return self.then(hits, men=before, lost=len(missing))

    @step
    def hurt(self, g: G, hits: int) -> Action:
        """No weapon has hit them: no medic helps (BA-HQ-05), and none of theirs can be picked (BA-DAM-07)."""
        return Call(Damage(self.unit, (Blows(hits),), medics=False))

    @step
    def pin(self, g: G, lost: int) -> Action:
        return self.then(Call(TakePins(self.unit, 1, ("BA-TRN-07",))), lost=self.lost + lost)

    @step
    def check(self, g: G) -> Action:
        """Losses count as caused by the action that destroyed the vehicle; in an assault nobody checks (BA-TRN-13)."""
        if self.assault:
            return None
        return Call(LossCheck(self.unit, self.men, self.lost))

    @step
    def go_down(self, g: B) -> None:
        unit = g.state.units[self.unit]
        if unit.on_table and unit.order is None:
            g.emit(DieTaken(self.unit, "down"), "BA-TRN-07", "BA-TURN-03")
