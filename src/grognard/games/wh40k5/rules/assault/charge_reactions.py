"""What an assault does to those it meets: fleeing units are tested, others counter-attack (WH-MORALE-06, WH-MORALE-15,
WH-USR-04)."""

from __future__ import annotations

from grognard.core.engine.fates import Test
from grognard.core.engine.procedures import Action, Done, Next, Procedure, Repeat, step
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.floors import is_coherent
from grognard.games.wh40k5.rules.morale.fates import PASSED
from grognard.games.wh40k5.rules.morale.morale import is_fearless, leadership, leadership_test
from grognard.games.wh40k5.rules.morale.regroup import may_try, rally_test
from grognard.games.wh40k5.state.events.assault import CounterAttacked
from grognard.games.wh40k5.state.events.morale import LeadershipTested, Regrouped, UnitGone
from grognard.games.wh40k5.state.state import Unit


def may_stand(g: G, unit: Unit) -> bool:
    """Whether a fleeing unit that is assaulted may test at all: it has to be in coherency; half its models and the
    distance of enemies matter only by the option ``regroup_when_assaulted`` (WH-MORALE-06)."""
    if g.setup.options["regroup_when_assaulted"] == "keeps_conditions":
        return may_try(g, unit)
    return is_coherent(g, unit)


class RunDown(Procedure):
    """A fleeing unit that is assaulted tests to regroup at once: passed, it fights; failed, it is destroyed. Those who
    know no fear stand in any case (WH-MORALE-06, WH-USR-27). Done with whether it was destroyed."""

    unit: str

    @step
    def test(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        if g.context.has(unit, "they-shall-know-no-fear") or is_fearless(g, unit):
            return Next(None)
        if not may_stand(g, unit):
            return Next(0)
        return rally_test(g, unit, "WH-MORALE-06").roll(seat=unit.seat)

    @step
    def result(self, g: B, total: int | None) -> Action:
        unit = g.state.units[self.unit]
        stands = total is None or (total > 0 and rally_test(g, unit, "WH-MORALE-06").reached(total) == PASSED)
        rules = ("WH-USR-27",) if total is None else ("WH-MORALE-06", "WH-MORALE-15")
        g.emit(
            LeadershipTested(self.unit, "assaulted", stands, total or None, leadership(g, unit) if total else 0), *rules
        )
        if stands:
            g.emit(Regrouped(self.unit), *rules)
            return Done(False)
        g.emit(UnitGone(self.unit, "run-down"), "WH-MORALE-06", "WH-MORALE-15", "WH-CORE-13")
        return Done(True)


def counter_test(g: G, unit: Unit) -> Test:
    """A unit's test for its counter-attack (WH-USR-04)."""
    return leadership_test(g, unit, "wh-roll-counter-attack", "WH-USR-04")


class Countering(Procedure):
    """Assaulted units that were not locked before test, those that can, for their counter-attack: passed, each model
    has one Attack more (WH-USR-04)."""

    units: tuple[str, ...]

    @step
    def test(self, g: G) -> Action:
        if not self.units:
            return Done()
        unit = g.state.units[self.units[0]]
        if not unit.on_table or not any(g.context.model_has(unit, each, "counter-attack") for each in unit.models):
            return Next(None)
        return counter_test(g, unit).roll(seat=unit.seat)

    @step
    def next_unit(self, g: B, total: int | None) -> Action:
        if total is not None:
            unit = g.state.units[self.units[0]]
            passed = counter_test(g, unit).reached(total) == PASSED
            g.emit(CounterAttacked(unit.id, passed, total), "WH-USR-04")
        return Repeat(replace(self, units=self.units[1:]))
