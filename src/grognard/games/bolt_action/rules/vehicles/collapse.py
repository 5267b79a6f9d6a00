"""What brings buildings down, and what becomes of those inside (chapter Buildings)."""

from __future__ import annotations

from grognard.core.engine.dice import Total, roll
from grognard.core.engine.fates import Tallies, play
from grognard.core.engine.procedures import Action, Ask, Call, Done, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.rules.movement.march import March
from grognard.games.bolt_action.rules.movement.move import ADVANCE, REGROUP, ChooseMove, rate
from grognard.games.bolt_action.rules.movement.ways import from_start
from grognard.games.bolt_action.rules.shooting.damage import Blows, Damage
from grognard.games.bolt_action.rules.vehicles.fates import DRIVEN_THROUGH, EVACUATION_HITS, FALLS
from grognard.games.bolt_action.state.choices import StayPut, Walk
from grognard.games.bolt_action.state.events.movement import BuildingFell, ToldToLeave
from grognard.games.bolt_action.state.events.nerve import UnitDestroyed


class Collapse(Procedure):
    """A building falls and kills all inside, on every floor (BA-BLD-04); what is left is rubble (BA-BLD-08)."""

    building: str
    rule: str = "BA-BLD-04"

    @step
    def bury(self, g: B) -> None:
        for unit in g.state.within(self.building):
            g.emit(UnitDestroyed(unit.id, "collapse"), self.rule)

    @step
    def fall(self, g: B) -> None:
        g.emit(BuildingFell(self.building), self.rule, "BA-BLD-08")


class DriveThrough(Procedure):
    """A heavy tank drives through a building: on 4 or more it falls, and those inside leave it with D6 hits
    (BA-BLD-05)."""

    building: str
    left: tuple[str, ...] = ()

    @step
    def roll_die(self, g: G) -> Action:
        return Call(play([(DRIVEN_THROUGH, 1)]))

    @step
    def does_it_fall(self, g: G, falls: Tallies) -> Action:
        if not falls[0][FALLS]:
            return Done(False)
        inside = tuple(unit.id for unit in g.state.within(self.building))
        return self.then(Call(Evacuation(inside)), left=inside)

    @step
    def fall(self, g: G) -> Action:
        return Call(Collapse(self.building, "BA-BLD-05"))

    @step
    def fallen(self, g: G) -> Action:
        return Done(True)


class Evacuation(Procedure):
    """The units of a falling building, one after the other, take D6 hits and come out (BA-BLD-05).

    Each comes out as far as an Advance; one that finds no way is buried.
    """

    units: tuple[str, ...]

    @step
    def roll_hits(self, g: G) -> Action:
        if not self.units:
            return Done()
        return roll(EVACUATION_HITS.count, Total(), say("ba-roll-evacuation"), "BA-BLD-05")

    @step
    def take_hits(self, g: B, hits: int) -> Action:
        g.emit(ToldToLeave(self.units[0], hits), "BA-BLD-05")
        return Call(Damage(self.units[0], (Blows(hits, sheltered=False),), medics=False))

    @step
    def choose_way(self, g: G) -> Action:
        unit = g.state.units[self.units[0]]
        if not unit.on_table:
            return Repeat(replace(self, units=self.units[1:]))
        return Ask(ChooseMove(unit.seat, unit.id, REGROUP, rate(ADVANCE), leaving=True))

    @step
    def come_out(self, g: G, choice: Walk | StayPut) -> Action:
        """Who cannot come out stays to be buried."""
        if isinstance(choice, StayPut):
            return Repeat(replace(self, units=self.units[1:]))
        unit = g.state.units[self.units[0]]
        return Call(March(unit.id, from_start(unit, choice.legs), choice.facing))

    @step
    def next_unit(self, g: G) -> Action:
        return Repeat(replace(self, units=self.units[1:]))
