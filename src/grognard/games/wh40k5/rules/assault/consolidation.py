"""Winners of a combat that nobody locks any more consolidate (WH-ASSAULT-16)."""

from __future__ import annotations

from grognard.core.engine.dice import Total, roll
from grognard.core.engine.procedures import Action, Ask, Call, Done, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.games.wh40k5.ground import floors
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.rules.movement import movement
from grognard.games.wh40k5.rules.movement.moving import ChooseWay
from grognard.games.wh40k5.rules.units.player_order import next_of
from grognard.games.wh40k5.rules.vehicles.driving import danger_tests
from grognard.games.wh40k5.state.choices import Next, Walk
from grognard.games.wh40k5.state.events.assault import Approached
from grognard.games.wh40k5.state.state import Unit


def may_consolidate(g: G, unit: Unit) -> bool:
    """Whether a unit may consolidate: it is on the table, not locked, not fleeing, no vehicle but a walker
    (WH-ASSAULT-16)."""
    walks = all(model.type.assault is not None for model in unit.models)
    return unit.on_table and not unit.fleeing and walks and not is_locked(g, unit)


class Consolidations(Procedure):
    """Units consolidate one after the other, those of the active player first (WH-ASSAULT-16, WH-ASSAULT-21)."""

    units: tuple[str, ...]

    @step
    def choose(self, g: G) -> Action:
        due = [unit for id in self.units if may_consolidate(g, unit := g.state.units[id])]
        due = [unit for unit in due if unit.seat == g.state.active] or due
        return next_of(due[0].seat, due, "consolidate") if due else Done()

    @step
    def consolidate(self, g: G, choice: Next) -> Action:
        return self.then(Call(Consolidating(choice.unit)), units=tuple(id for id in self.units if id != choice.unit))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(self)


class Consolidating(Procedure):
    """A unit moves D6" in any direction, not slowed by difficult terrain and not into contact (WH-ASSAULT-16)."""

    unit: str

    @step
    def roll_distance(self, g: G) -> Action:
        seat = g.state.units[self.unit].seat
        return roll(1, Total(), say("wh-roll-consolidate"), "WH-ASSAULT-16", seat=seat)

    @step
    def choose_way(self, g: G, inches: int) -> Action:
        return Ask(ChooseWay(g.state.units[self.unit].seat, self.unit, "consolidate", inches * INCH))

    @step
    def walk(self, g: B, choice: Walk) -> Action:
        if not choice.legs:
            return Done()
        tested = movement.endangered(g, g.state.units[self.unit], choice.legs)
        legs = floors.settled(g, g.state.units[self.unit], choice.legs)
        g.emit(Approached(self.unit, legs, "consolidation"), "WH-ASSAULT-16")
        return Call(danger_tests(g, self.unit, tested)) if tested else Done()
