"""Leadership tests, pinning, morale and falling back (chapter Morale)."""

from __future__ import annotations

from grognard.core.dice import Total, roll
from grognard.core.messages import say
from grognard.core.procedures import Action, Call, Done, Next, Procedure, step
from grognard.games.wh40k5 import flight
from grognard.games.wh40k5.combats import is_locked
from grognard.games.wh40k5.context import INCH, G
from grognard.games.wh40k5.danger import DangerTests, is_endangered
from grognard.games.wh40k5.events.morale import FellBack, Fled, LeadershipTested, UnitGone
from grognard.games.wh40k5.formulas import quarter_lost
from grognard.games.wh40k5.state import Unit
from grognard.games.wh40k5.tables import TABLES
from grognard.games.wh40k5.tables.rows import Throw
from grognard.games.wh40k5.to_ground import go_down

MOB_FEARLESS = TABLES.limits["mob-fearless"].value
MOB_LEADERSHIP = TABLES.limits["mob-leadership"].value
DOUBLE_ONE = 2


def leadership(g: G, unit: Unit) -> int:
    """The Leadership a unit tests at: the highest in it (WH-CORE-06); a mob of Orks may use its number, at most 10
    (WH-USR-26, WH-USR-30)."""
    best = max(g.context.profile(model).ld or 0 for model in unit.models)
    return max(best, min(len(unit.models), MOB_LEADERSHIP)) if g.context.has(unit, "mob-rule") else best


def is_fearless(g: G, unit: Unit) -> bool:
    """Whether a unit passes morale and pinning tests whatever happens: a mob of 11 or more does (WH-MORALE-09,
    WH-USR-26, WH-USR-30)."""
    mob = g.context.has(unit, "mob-rule") and len(unit.models) >= MOB_FEARLESS
    return mob or g.context.has(unit, "fearless")


def passes(g: G, unit: Unit, total: int) -> bool:
    """Whether a Leadership test is passed: 2D6 equal to the Leadership or under (WH-CORE-06)."""
    return total <= leadership(g, unit)


class Pinning(Procedure):
    """A unit tests for being pinned: failed, it goes to ground (WH-MORALE-08).

    Vehicles, locked and fleeing units, and those already down do not test (WH-MORALE-16); Fearless ones pass
    (WH-MORALE-09).
    """

    unit: str

    @step
    def test(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        if not unit.models or unit.is_vehicle or unit.fleeing or unit.down is not None or is_locked(g, unit):
            return Done()
        if is_fearless(g, unit):
            g.emit(LeadershipTested(unit.id, "pinning", True), "WH-MORALE-09")
            return Done()
        return roll(2, Total(), say("wh-roll-pinning"), "WH-MORALE-08", seat=unit.seat)

    @step
    def result(self, g: G, total: int) -> None:
        unit = g.state.units[self.unit]
        passed = passes(g, unit, total)
        g.emit(LeadershipTested(unit.id, "pinning", passed, total), "WH-MORALE-08")
        if not passed:
            go_down(g, unit, "WH-MORALE-08")


def must_test(g: G, unit: Unit) -> bool:
    """Whether a unit tests at the end of the phase for a quarter of its models lost in it: once a phase, no vehicle,
    not one that began to flee in it or is locked (WH-MORALE-01, WH-MORALE-11)."""
    if not unit.on_table or unit.shaken or unit.is_vehicle:
        return False
    return not is_locked(g, unit) and quarter_lost(unit.lost, unit.fresh)


class QuarterLost(Procedure):
    """A unit that lost a quarter tests its morale (WH-MORALE-01, WH-MORALE-04).

    A double 1 always passes. A fleeing unit fails without dice, and runs on at once (WH-MORALE-06, WH-MORALE-12).
    """

    unit: str

    @step
    def test(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        if is_fearless(g, unit):
            g.emit(LeadershipTested(unit.id, "quarter-lost", True), "WH-MORALE-09")
            return Done()
        if unit.fleeing:
            return Next(None)
        return roll(2, Total(), say("wh-roll-morale"), "WH-MORALE-04", seat=unit.seat)

    @step
    def result(self, g: G, total: int | None) -> Action:
        """Failed, it falls back at once (WH-MORALE-04)."""
        unit = g.state.units[self.unit]
        passed = total is not None and (total == DOUBLE_ONE or passes(g, unit, total))
        rules = ("WH-MORALE-01", "WH-MORALE-04") if total is not None else ("WH-MORALE-06", "WH-MORALE-12")
        g.emit(LeadershipTested(unit.id, "quarter-lost", passed, total), *rules)
        if passed:
            return Done()
        if not unit.fleeing:
            g.emit(Fled(unit.id), "WH-MORALE-04")
        return Call(FallBack(unit.id))


def fall_back_dice(unit: Unit) -> Throw:
    """The dice for how far a unit falls back: those of its slowest model (WH-MORALE-05, WH-MOVE-12)."""
    throws = [model.type.fall_back for model in unit.models if model.type.fall_back is not None]
    return min(throws, key=lambda throw: throw.most)


class FallBack(Procedure):
    """A fleeing unit runs (WH-MORALE-05): not slowed by difficult terrain, but it tests for dangerous terrain."""

    unit: str

    @step
    def roll_distance(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        dice = fall_back_dice(unit)
        return roll(dice.count, Total(), say("wh-roll-fall-back"), "WH-MORALE-05", seat=unit.seat)

    @step
    def run(self, g: G, inches: int) -> Action:
        unit = g.state.units[self.unit]
        course = flight.course(g, unit, inches * INCH)
        if course.left:
            g.emit(UnitGone(unit.id, "left"), "WH-MORALE-05", "WH-MORALE-13", "WH-CORE-13")
            return Done()
        if course.trapped:
            g.emit(UnitGone(unit.id, "trapped"), "WH-MORALE-05", "WH-CORE-13")
            return Done()
        g.emit(FellBack(unit.id, course.steps), "WH-MORALE-05")
        ways = {each.model: (unit.model(each.model).at, *each.points) for each in course.steps}
        tested = tuple(model.id for model in unit.models if is_endangered(g, model, ways[model.id]))
        return Call(DangerTests(unit.id, tested))
