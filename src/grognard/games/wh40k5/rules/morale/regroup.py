"""Regrouping at the start of the own turn (WH-MORALE-07, WH-MORALE-14)."""

from __future__ import annotations

from typing import Any

from grognard.core.engine.fates import Test
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, step
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.floors import is_coherent
from grognard.games.wh40k5.ground.outlines import table_of
from grognard.games.wh40k5.rules.morale.fates import PASSED
from grognard.games.wh40k5.rules.morale.morale import FallBack, is_fearless, leadership, leadership_test
from grognard.games.wh40k5.rules.movement.moving import ChooseWay, Moving
from grognard.games.wh40k5.state.choices import Walk
from grognard.games.wh40k5.state.events.morale import CannotRegroup, Hindrance, LeadershipTested, Regrouped
from grognard.games.wh40k5.state.measures import EPSILON
from grognard.games.wh40k5.state.state import Unit, enemy
from grognard.space.plane import gaps

ENEMIES = TABLES.limits["regroup-enemies"].value
MOVE = TABLES.limits["regroup-move"].value


def hindrance(g: G, unit: Unit) -> Hindrance | None:
    """The condition that a fleeing unit does not meet: half its first models are left, which does not matter to those
    who know no fear (WH-USR-02) and to a unit of one; no enemy is within 6"; it is in coherency (WH-MORALE-07,
    WH-MORALE-14, WH-USR-27)."""
    if 2 * len(unit.models) < unit.started and not g.context.has(unit, "they-shall-know-no-fear"):
        return "few"
    if enemies_near(g, unit):
        return "enemies"
    return None if is_coherent(g, unit) else "apart"


def may_try(g: G, unit: Unit) -> bool:
    """Whether a fleeing unit meets the conditions (WH-MORALE-07, WH-MORALE-14)."""
    return hindrance(g, unit) is None


def enemies_near(g: G, unit: Unit) -> bool:
    """Whether any enemy model, vehicles too and from their hulls, is within 6" (WH-MORALE-07, WH-MORALE-14,
    WH-CORE-04)."""
    here = g.context.stand(unit.models).table
    return any(
        bool((gaps(here, table_of(g, other)[0]) <= ENEMIES + EPSILON).any())
        for other in g.state.standing(enemy(unit.seat))
    )


def rally_test(g: G, unit: Unit, rule: str) -> Test:
    """A fleeing unit's test to regroup, by the rule that calls for it (WH-MORALE-07, WH-MORALE-06)."""
    return leadership_test(g, unit, "wh-roll-regroup", rule)


class Regrouping(Procedure):
    """A fleeing unit tries to regroup, once in its own turn: passed, it closes up by up to 3"; failed, or not allowed
    to try, it falls back again (WH-MORALE-07, WH-MORALE-14). A unit that is fearless by now needs neither
    conditions nor a test, who knows no fear only no test (WH-USR-02, WH-USR-06, WH-USR-27)."""

    unit: str

    @step
    def test(self, g: B) -> Action:
        unit = g.state.units[self.unit]
        if is_fearless(g, unit):
            return Next(None)
        if (why := hindrance(g, unit)) is not None:
            g.emit(CannotRegroup(unit.id, why), "WH-MORALE-07", "WH-MORALE-14")
            return Next(0)
        if g.context.has(unit, "they-shall-know-no-fear"):
            return Next(None)
        return rally_test(g, unit, "WH-MORALE-07").roll(seat=unit.seat)

    @step
    def result(self, g: B, total: int | None) -> Action:
        """Those who know no fear move as they like afterwards (WH-USR-02)."""
        unit = g.state.units[self.unit]
        if total == 0:
            return Call(FallBack(self.unit))
        passed = total is None or rally_test(g, unit, "WH-MORALE-07").reached(total) == PASSED
        most = 0 if total is None else leadership(g, unit)
        g.emit(LeadershipTested(self.unit, "regroup", passed, total, most), "WH-MORALE-07", "WH-MORALE-14")
        if not passed:
            return Call(FallBack(self.unit))
        freely = g.context.has(unit, "they-shall-know-no-fear")
        g.emit(Regrouped(self.unit, freely), "WH-USR-02" if freely else "WH-MORALE-07")
        return Done() if freely else Ask(ChooseWay(unit.seat, self.unit, "regroup", MOVE))

    @step
    def close_up(self, g: G, choice: Any) -> Action:
        # A unit that fell back instead comes here with what its way did to it.
        if not isinstance(choice, Walk) or not choice.legs:
            return Done()
        return Call(Moving(self.unit, choice.legs))
