"""Lone models: who is left of a unit loses heart (AZ-LON)."""

from __future__ import annotations

from grognard.core.engine.procedures import Action, Done, Procedure, Repeat, step
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.fire.losses import lose
from grognard.games.operation_ww2.rules.morale.fates import taken
from grognard.games.operation_ww2.rules.morale.morale import test_of
from grognard.games.operation_ww2.state.events.morale import LoneTested, Rallied
from grognard.games.operation_ww2.state.state import Unit


class LoneTests(Procedure):
    """Every unit reduced to one model tests its morale; who fails is removed (AZ-LON-01). ``tested``: who has."""

    tested: tuple[str, ...] = ()

    @step
    def test(self, g: G) -> Action:
        waiting = [unit for unit in g.state.units.values() if is_lone(g, unit) and unit.id not in self.tested]
        if not waiting:
            return Done()
        unit = waiting[0]
        return self.then(taken(test_of(g, unit, "AZ-LON-01"), 1, unit.seat), tested=(*self.tested, unit.id))

    @step
    def result(self, g: B, passed: int) -> Action:
        unit = g.state.units[self.tested[-1]]
        g.emit(LoneTested(unit.id, bool(passed)), "AZ-LON-01")
        if not passed:
            lose(g, unit.id, [model.id for model in unit.people], (), "AZ-LON-01", cause="lone")
        elif unit.broken and g.setup.options["lone_and_broken"] == "lone_only":
            g.emit(Rallied(unit.id, acts=True), "AZ-LON-03")
        return Repeat(self)


def is_lone(g: G, unit: Unit) -> bool:
    """Whether a unit on foot has been reduced to one model or, by the option ``lone_applies_to``, has only one at all;
    snipers do not mind (AZ-LON-02, AZ-LON-03, AZ-SNP-04)."""
    quality = g.context.qualities[unit.id]
    if not unit.is_there or unit.is_vehicle or len(unit.people) != 1 or "sniper" in quality.characteristics:
        return False
    return bool(quality.people > 1) or g.setup.options["lone_applies_to"] == "all_single_models"
