"""Hit and run (WH-USR-10, WH-USR-27)."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Faces, Total, roll
from grognard.core.engine.fates import Branch, Test
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.ground import floors
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.ground.engagement import combat_of
from grognard.games.wh40k5.ground.formations import shifted
from grognard.games.wh40k5.rules.assault.consolidation import Consolidations
from grognard.games.wh40k5.rules.assault.sweep import sweep_initiative
from grognard.games.wh40k5.rules.morale.fates import FAILED, PASSED
from grognard.games.wh40k5.rules.movement import movement
from grognard.games.wh40k5.rules.vehicles.driving import danger_tests
from grognard.games.wh40k5.state.choices import BreakOff, Finish, Leg, Walk
from grognard.games.wh40k5.state.events.assault import Approached, BrokeOff
from grognard.games.wh40k5.state.state import Unit, enemy
from grognard.space.formations import DIRECTIONS

DICE = 3


class HitsAndRuns(Procedure):
    """At the end of the phase units that can may leave their combats; if both sides have such units a roll-off says who
    begins, and they take turns (WH-USR-10, WH-USR-27)."""

    seat: int
    tried: tuple[str, ...] = ()
    rolled: bool = False

    @step
    def who_begins(self, g: G) -> Action:
        mine, yours = due(g, self.seat, self.tried), due(g, enemy(self.seat), self.tried)
        if not mine and not yours:
            return Done()
        if mine and yours and not self.rolled:
            return roll(2, Faces(), say("wh-roll-off"), "WH-USR-27", "WH-CORE-03")
        return Next(())

    @step
    def ask(self, g: G, faces: tuple[int, ...]) -> Action:
        """``seat`` is whose turn it is; it passes if he has no such unit."""
        if faces and faces[0] == faces[1]:
            return Repeat(self)
        seat = enemy(self.seat) if faces and faces[1] > faces[0] else self.seat
        found = due(g, seat, self.tried)
        if not found:
            seat = enemy(seat)
            found = due(g, seat, self.tried)
        return self.then(Ask(ChooseBreakOff(seat, tuple(unit.id for unit in found))), seat=seat, rolled=True)

    @step
    def break_off(self, g: G, choice: BreakOff | Finish) -> Action:
        """Who declines once has declined for all his units."""
        if isinstance(choice, Finish):
            tried = tuple(unit.id for unit in due(g, self.seat, self.tried))
            return self.then(tried=(*self.tried, *tried))
        return self.then(Call(HittingAndRunning(choice.unit)), tried=(*self.tried, choice.unit))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(replace(self, seat=enemy(self.seat)))


def due(g: G, seat: int, tried: tuple[str, ...]) -> list[Unit]:
    """The locked units of a seat that can hit and run and have not tried."""
    return [
        unit
        for unit in g.state.standing(seat)
        if unit.id not in tried and g.context.has(unit, "hit-and-run") and is_locked(g, unit)
    ]


class ChooseBreakOff(Decision):
    """Which unit tries to leave its combat, or none (WH-USR-10)."""

    units: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each of the units, or staying."""
        return [*(BreakOff(id) for id in self.units), Finish()]


def to_break_off(initiative: int) -> Test:
    """A test of Initiative: equal or under, but never a 6 (WH-CORE-06, WH-USR-10)."""
    branches = (Branch(min(initiative + 1, WORST), FAILED),)
    return Test("wh-roll-initiative", "WH-USR-10", branches, PASSED, also=("WH-CORE-06",))


class HittingAndRunning(Procedure):
    """A unit tests its Initiative: passed, it moves 3D6" in a straight line, through the enemies it fought, unslowed by
    terrain, into contact with nobody; enemies who have lost the last they fought consolidate (WH-USR-10, WH-USR-27,
    WH-CORE-06)."""

    unit: str
    foes: tuple[str, ...] = ()

    @step
    def test(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        foes = tuple(id for id in combat_of(g, unit) if g.state.units[id].seat != unit.seat)
        return self.then(to_break_off(sweep_initiative(g, unit)).roll(seat=unit.seat), foes=foes)

    @step
    def result(self, g: B, face: int) -> Action:
        """A 6 always fails (WH-CORE-06)."""
        unit = g.state.units[self.unit]
        passed = to_break_off(sweep_initiative(g, unit)).reached(face) == PASSED
        g.emit(BrokeOff(self.unit, passed, face), "WH-USR-10")
        if not passed:
            return Done()
        return roll(DICE, Total(), say("wh-roll-hit-and-run"), "WH-USR-10", seat=unit.seat)

    @step
    def choose_way(self, g: G, inches: int) -> Action:
        """If there is no way out that ends clear of every enemy the unit stays."""
        decision = ChooseWayOut(g.state.units[self.unit].seat, self.unit, self.foes, inches * INCH)
        return Ask(decision) if decision.has_any(g, decision.candidates(g)) else Done()

    @step
    def run(self, g: B, choice: Walk) -> Action:
        unit = g.state.units[self.unit]
        tested = movement.endangered(g, unit, choice.legs)
        legs = floors.settled(g, unit, choice.legs)
        g.emit(Approached(self.unit, legs, "hit-and-run"), "WH-USR-10", "WH-USR-27")
        return Call(danger_tests(g, self.unit, tested)) if tested else None

    @step
    def free(self, g: G) -> Action:
        """Enemies that nobody locks any more consolidate (WH-USR-10)."""
        return Call(Consolidations(self.foes))


class ChooseWayOut(Decision):
    """In which direction a unit leaves its combat, all its models by the same step (WH-USR-10)."""

    sampled: ClassVar[bool] = True

    unit: str
    foes: tuple[str, ...]
    distance: int

    def candidates(self, g: G) -> Sequence[Choice]:
        """A sample: the full distance in sixteen directions."""
        unit = g.state.units[self.unit]
        return [
            Walk(shifted(unit.models, int(self.distance * sin(angle)), int(-self.distance * cos(angle))))
            for angle in (2 * pi * index / DIRECTIONS for index in range(DIRECTIONS))
        ]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """Straight, the whole unit alike and as far as it was rolled, ending 1" clear of every enemy."""
        if not isinstance(choice, Walk):
            return Refused(say("refused-not-offered"))
        unit = g.state.units[self.unit]
        return straight_refusal(g, unit, choice.legs, self.distance, self.foes)


def straight_refusal(g: G, unit: Unit, legs: tuple[Leg, ...], distance: int, foes: tuple[str, ...]) -> Refused | None:
    """Why a unit may not leave so (WH-USR-10, WH-USR-27)."""
    if {leg.model for leg in legs} != {model.id for model in unit.models} or any(len(leg.points) != 1 for leg in legs):
        return Refused(say("wh-refused-way-out"), "WH-USR-10")
    steps = {(leg.points[0][0] - unit.model(leg.model).x, leg.points[0][1] - unit.model(leg.model).y) for leg in legs}
    if len(steps) != 1 or abs(hypot(*steps.pop()) - distance) > GRID:
        return Refused(say("wh-refused-way-out"), "WH-USR-10")
    return movement.refusal(g, unit, legs, distance, rolled=True, through=foes)


GRID = 2
"""By how much, in thousandths, a straight way may miss its length on the grid that places lie on."""
WORST = 6
"""The face that always fails a characteristic test (WH-CORE-06)."""
