"""Leadership tests, pinning, morale and falling back (chapter Morale)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Total, roll
from grognard.core.engine.fates import Test
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.rows import Throw
from grognard.games.wh40k5.ground import flight
from grognard.games.wh40k5.ground.boost_cover import is_screened
from grognard.games.wh40k5.ground.combats import is_locked
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.rules.morale.fates import PASSED, to_pass
from grognard.games.wh40k5.rules.movement.danger import DangerTests, is_endangered
from grognard.games.wh40k5.rules.saves.formulas import quarter_lost
from grognard.games.wh40k5.rules.saves.going_to_ground import go_down
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.rules.saves.wounds import Wounds
from grognard.games.wh40k5.state.choices import FailTest, LetRun, TakeTest, TryAgain
from grognard.games.wh40k5.state.events.assault import BosspoleUsed
from grognard.games.wh40k5.state.events.morale import FellBack, Fled, LeadershipTested, TestKind, UnitGone
from grognard.games.wh40k5.state.events.shooting import Losses
from grognard.games.wh40k5.state.state import Unit, is_gun

MOB_FEARLESS = TABLES.limits["mob-fearless"].value
MOB_LEADERSHIP = TABLES.limits["mob-leadership"].value
DOUBLE_ONE = 2
BOSSPOLE = "bosspole"


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


def leadership_test(g: G, unit: Unit, purpose: str, rule: str) -> Test:
    """A test of a unit's Leadership that is no morale test (WH-CORE-06)."""
    return to_pass(leadership(g, unit), purpose, rule)


def morale_test(g: G, unit: Unit, penalty: int = 0) -> Test:
    """A unit's morale test: at a penalty, but not if it is Stubborn; a double 1 always passes (WH-MORALE-04,
    WH-MORALE-18, WH-USR-20)."""
    penalty = 0 if g.context.has(unit, "stubborn") else penalty
    return to_pass(max(leadership(g, unit) - penalty, DOUBLE_ONE), "wh-roll-morale", "WH-MORALE-04")


def pinning_test(g: G, unit: Unit) -> Test:
    """A unit's test for being pinned (WH-MORALE-08)."""
    return leadership_test(g, unit, "wh-roll-pinning", "WH-MORALE-08")


def may_be_pinned(g: G, unit: Unit) -> bool:
    """Whether a unit is one that tests for being pinned at all: no vehicle, not locked or fleeing, not down already
    (WH-MORALE-16)."""
    barred = unit.is_vehicle or unit.fleeing or unit.down is not None
    return bool(unit.models) and not barred and not is_locked(g, unit)


def cannot_be_pinned(g: G, unit: Unit) -> str:
    """The rule by which a unit passes that test without dice (WH-MORALE-09, WH-MOVE-06); empty: it rolls."""
    if is_screened(g, unit):
        return "WH-MOVE-06"
    return "WH-MORALE-09" if is_fearless(g, unit) else ""


class Pinning(Procedure):
    """A unit tests for being pinned: failed, it goes to ground (WH-MORALE-08).

    Vehicles, locked and fleeing units, and those already down do not test (WH-MORALE-16); Fearless ones pass
    (WH-MORALE-09), and those covered by the speed of a turbo-boost (WH-MOVE-06).
    """

    unit: str

    @step
    def test(self, g: B) -> Action:
        unit = g.state.units[self.unit]
        if not may_be_pinned(g, unit):
            return Done()
        if rule := cannot_be_pinned(g, unit):
            g.emit(LeadershipTested(unit.id, "pinning", True), rule)
            return Done()
        return pinning_test(g, unit).roll(seat=unit.seat)

    @step
    def result(self, g: B, total: int) -> None:
        unit = g.state.units[self.unit]
        passed = pinning_test(g, unit).reached(total) == PASSED
        g.emit(LeadershipTested(unit.id, "pinning", passed, total, leadership(g, unit)), "WH-MORALE-08")
        if not passed:
            go_down(g, unit, "WH-MORALE-08")


def must_test(g: G, unit: Unit) -> bool:
    """Whether a unit tests at the end of the phase for a quarter of its models lost in it: once a phase, no vehicle,
    not one that began to flee in it or is locked (WH-MORALE-01, WH-MORALE-11)."""
    return unit.on_table and quarter_lost(unit.lost, unit.fresh) and may_be_shaken(g, unit)


def may_be_shaken(g: G, unit: Unit) -> bool:
    """Whether losses may call for a test of a unit at all (WH-MORALE-01, WH-MORALE-11)."""
    return not unit.shaken and not unit.is_vehicle and not is_locked(g, unit)


class MoraleTest(Procedure):
    """A unit tests its morale: Leadership, but a double 1 always passes, whatever the penalty (WH-MORALE-04,
    WH-MORALE-18). Done with whether it passed; falling back is the caller's.

    A fearless unit passes (WH-MORALE-09), a fleeing one fails (WH-MORALE-06), one with Combat tactics may choose to
    (WH-USR-03). ``penalty`` is taken off the Leadership, but not of a Stubborn unit (WH-USR-20); ``again``: it is
    the test after a bosspole.
    """

    unit: str
    test: TestKind
    penalty: int = 0
    again: bool = False

    @step
    def choose(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        if is_fearless(g, unit) or unit.fleeing or not g.context.has(unit, "combat-tactics"):
            return Next(TakeTest())
        return Ask(ChooseToTest(unit.seat, self.unit))

    @step
    def roll_test(self, g: B, choice: TakeTest | FailTest) -> Action:
        unit = g.state.units[self.unit]
        if is_fearless(g, unit):
            g.emit(LeadershipTested(unit.id, self.test, True), "WH-MORALE-09")
            return Done(True)
        if unit.fleeing or isinstance(choice, FailTest):
            rules = ("WH-MORALE-06", "WH-MORALE-12") if unit.fleeing else ("WH-USR-03",)
            g.emit(LeadershipTested(unit.id, self.test, False), *rules)
            return Done(False)
        return morale_test(g, unit, self.penalty).roll(seat=unit.seat)

    @step
    def result(self, g: B, total: int) -> Action:
        unit = g.state.units[self.unit]
        test = morale_test(g, unit, self.penalty)
        passed, most = test.reached(total) == PASSED, test.branches[0].bound - 1
        g.emit(LeadershipTested(unit.id, self.test, passed, total, most), "WH-MORALE-04")
        if passed or self.again or not any(g.context.bears(model, BOSSPOLE) for model in unit.models):
            return Done(passed)
        return Ask(ChooseBosspole(unit.seat, self.unit))

    @step
    def use_bosspole(self, g: B, choice: TryAgain | LetRun) -> Action:
        """A mob with a bosspole may take a wound without any save and test once more (WH-ASSAULT-30)."""
        if isinstance(choice, LetRun):
            return Done(False)
        g.emit(BosspoleUsed(self.unit), "WH-ASSAULT-30")
        return Call(Wounds(self.unit, (BEATEN,), (1,), None, "bosspole"))

    @step
    def test_again(self, g: G) -> Action:
        """A mob that the wound has cost its last model fails."""
        return Repeat(replace(self, again=True)) if g.state.units[self.unit].models else Done(False)


BEATEN = Wound(no_armour=True, no_cover=True, no_saves=True)
"""The wound that a bosspole costs."""


class ChooseBosspole(Decision):
    """Whether a mob uses its bosspole after a failed test (WH-ASSAULT-30)."""

    unit: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """A wound and another test, or none."""
        return [TryAgain(), LetRun()]


class ChooseToTest(Decision):
    """A unit with Combat tactics may fail its morale test of its own will (WH-USR-03)."""

    unit: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """To test, or to fail."""
        return [TakeTest(), FailTest()]


class QuarterLost(Procedure):
    """A unit that lost a quarter tests its morale; failed, it falls back at once, one that already flees once more
    (WH-MORALE-01, WH-MORALE-04, WH-MORALE-12)."""

    unit: str

    @step
    def test(self, g: G) -> Action:
        return Call(MoraleTest(self.unit, "quarter-lost"))

    @step
    def flee(self, g: B, passed: bool) -> Action:
        if passed or not g.state.units[self.unit].on_table:
            return Done()
        if not g.state.units[self.unit].fleeing:
            g.emit(Fled(self.unit), "WH-MORALE-04")
        return Call(FallBack(self.unit))


def fall_back_dice(unit: Unit) -> Throw:
    """The dice for how far a unit falls back: those of its slowest model (WH-MORALE-05, WH-MOVE-12)."""
    throws = [model.type.fall_back for model in unit.models if model.type.fall_back is not None]
    return min(throws, key=lambda throw: throw.most)


class RunRound(Choice):
    """The unit runs round what is in its way on this side: -1 the left of the table, 1 its right (WH-CORE-10)."""

    side: flight.Side


class FallBack(Procedure):
    """A fleeing unit runs (WH-MORALE-05): not slowed by difficult terrain, but it tests for dangerous terrain.

    ``through``: the enemies of the combat it leaves, which it passes freely (WH-MORALE-10)."""

    unit: str
    through: tuple[str, ...] = ()
    inches: int = 0

    @step
    def roll_distance(self, g: B) -> Action:
        left_behind = tuple(model.id for model in g.state.units[self.unit].models if is_gun(model))
        if left_behind:
            g.emit(Losses(self.unit, left_behind, cause="abandoned"), "WH-UNIT-06")
        unit = g.state.units[self.unit]
        dice = fall_back_dice(unit)
        return roll(dice.count, Total(), say("wh-roll-fall-back"), "WH-MORALE-05", seat=unit.seat)

    @step
    def run(self, g: G, inches: int) -> Action:
        """Round what is in its way by the shortest way; if two are exactly as short its owner takes one
        (WH-CORE-10)."""
        unit, after = g.state.units[self.unit], replace(self, inches=inches)
        course = after.course(g, -1)
        if any(course.home) and flight.is_tied(course, after.course(g, 1)):
            return after.then(Ask(ChooseFlight(unit.seat, unit.id)))
        return after.then(Next(RunRound(-1)))

    @step
    def flee(self, g: B, choice: RunRound) -> Action:
        unit = g.state.units[self.unit]
        course = self.course(g, choice.side)
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

    def course(self, g: G, side: flight.Side) -> flight.Course:
        """Where the unit runs if it takes this side."""
        return flight.course(g, g.state.units[self.unit], self.inches * INCH, self.through, side)


class ChooseFlight(Decision):
    """By which of two ways exactly as short a unit falls back (WH-CORE-10, WH-MORALE-05)."""

    unit: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """To the left of the table, or to its right."""
        return [RunRound(-1), RunRound(1)]
