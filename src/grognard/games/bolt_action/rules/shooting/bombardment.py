"""The preparatory bombardment before the first turn, where a scenario has one and it is agreed (BA-SCN-07)."""

from __future__ import annotations

from grognard.core.engine.dice import roll
from grognard.core.engine.fates import Tallies, play
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.rules.shooting.fates import (
    BOMBARDED,
    BOMBARDMENT_PINS,
    COMES,
    ONE_PIN,
    SHELLED,
    UNTOUCHED,
    bombardment_arrives,
)
from grognard.games.bolt_action.rules.shooting.shelling import ShellStrikes
from grognard.games.bolt_action.rules.shooting.shoot import pool
from grognard.games.bolt_action.rules.turn.morale import TakePins
from grognard.games.bolt_action.state.events.field import Bombarded
from grognard.games.bolt_action.state.state import enemy

BEST = 2
"""The die on which a British bombardment arrives (BA-NAT-GB-02)."""


class Bombardments(Procedure):
    """The sides that have a bombardment fire it, one after the other."""

    seat: int = 0

    @step
    def fire(self, g: G) -> Action:
        if self.seat > 1:
            return Done()
        return Call(Bombardment(self.seat)) if g.context.part(g.state, self.seat).bombards else None

    @step
    def other(self, g: G) -> Action:
        return Repeat(Bombardments(self.seat + 1))


class Bombardment(Procedure):
    """One die decides whether it arrives; then each enemy unit on the table rolls for itself (BA-SCN-07).

    A British one arrives on 2+ in place of the scenario's number, and is rolled once more if that is 2+ already
    (BA-NAT-GB-02).
    """

    seat: int
    again: bool = False
    targets: tuple[str, ...] = ()

    @step
    def roll_arrival(self, g: G) -> Action:
        rules = ["BA-SCN-07", *(["BA-NAT-GB-02"] if self.is_british(g) else [])]
        return Call(play([(bombardment_arrives(self.need(g), *rules[1:]), 1)], self.seat))

    def is_british(self, g: G) -> bool:
        """Whether the nation's rule helps."""
        return bool(g.setup.armies[self.seat].national.bombards)

    def need(self, g: G) -> int:
        """The die on which it arrives."""
        own: int = g.context.part(g.state, self.seat).bombards
        return min(BEST, own) if self.is_british(g) else own

    @step
    def arrive(self, g: B, comes: Tallies) -> Action:
        success = comes[0][COMES]
        surely = self.is_british(g) and g.context.part(g.state, self.seat).bombards <= BEST
        if not success and surely and not self.again:
            return Repeat(replace(self, again=True))
        g.emit(Bombarded(self.seat, bool(success)), "BA-SCN-07")
        if not success:
            return Done()
        targets = tuple(unit.id for unit in g.state.standing(enemy(self.seat)))
        return self.then(Call(Shells(targets)), targets=targets)


class Shells(Procedure):
    """Each unit in turn: 1 nothing, 2-3 a pin, 4-5 D3 pins, 6 D3 pins and a D6 shell (BA-SCN-07)."""

    targets: tuple[str, ...]
    face: int = 0

    @step
    def roll_die(self, g: G) -> Action:
        if not self.targets:
            return Done()
        seat = enemy(g.state.units[self.targets[0]].seat)
        return BOMBARDED.roll(seat=seat)

    @step
    def roll_pins(self, g: G, face: int) -> Action:
        fate = BOMBARDED.reached(face)
        if fate in (UNTOUCHED, ONE_PIN):
            return self.then(Next(int(fate == ONE_PIN)), face=face)
        dice = pool(BOMBARDMENT_PINS)
        seat = enemy(g.state.units[self.targets[0]].seat)
        return self.then(
            roll(dice.count, dice.reading, say("ba-roll-bombardment-pins"), "BA-SCN-07", seat=seat), face=face
        )

    @step
    def strike(self, g: G, pins: int) -> Action:
        if BOMBARDED.reached(self.face) == SHELLED:
            return Call(ShellStrikes(self.targets[0], "D6", ("BA-SCN-07",), pins))
        return Call(TakePins(self.targets[0], pins, ("BA-SCN-07",)))

    @step
    def next_target(self, g: G) -> Action:
        return Repeat(Shells(self.targets[1:]))
