"""The multiple launcher: one salvo at a target and all that stands about it (BA-WPN-13)."""

from __future__ import annotations

from grognard.core.engine.procedures import Action, Call, Done, Procedure, Repeat, step
from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.formulas import within
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.state.events.shooting import Why
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Unit, Way

SPREAD = 6 * INCH
"""How far about its target a salvo falls (BA-WPN-13)."""


def shooting(
    g: G,
    unit: str,
    target: str,
    why: Why,
    holding: tuple[str, ...] = (),
    moved: bool = False,
    way: Way | None = None,
    smoke: bool = False,
) -> Procedure:
    """What carries out a shot: a salvo of a multiple launcher, or the ordinary procedure."""
    if not smoke and launcher_range(g.state.units[unit]) is not None:
        return Salvo(unit, why, fallen_on(g, g.state.units[unit], g.state.units[target]))
    return Shoot(unit, target, why, holding, moved, smoke=smoke, way=way)


def launcher_range(unit: Unit) -> tuple[int, int] | None:
    """The least and the greatest range of the unit's multiple launcher, if it has one."""
    for model in unit.models:
        for name in model.weapons:
            weapon = tables.WEAPONS[name]
            if weapon.multiple:
                return weapon.minimum, weapon.range
    return None


def fallen_on(g: G, unit: Unit, target: Unit) -> tuple[str, ...]:
    """The target, then every unit, friend or foe, within 6 inches of it that is not inside the least range."""
    reach = launcher_range(unit)
    assert reach is not None
    found = [target.id]
    for other in g.state.units.values():
        if not other.on_table or other.id in (target.id, unit.id):
            continue
        near = within(g.context.gap(other, target), SPREAD, g.context.epsilon)
        if near and g.context.gap(unit, other) >= reach[0] - g.context.epsilon:
            found.append(other.id)
    return tuple(found)


class Salvo(Procedure):
    """One shot for each unit the salvo falls on, each needing a 6 (BA-WPN-13); each may go Down first.

    All but the target aimed at are hit as ``stray``: they need be neither seen nor in range.
    """

    unit: str
    why: Why
    targets: tuple[str, ...]
    stray: bool = False

    @step
    def next_target(self, g: G) -> Action:
        if not self.targets or not g.state.units[self.unit].on_table:
            return Done()
        target = g.state.units[self.targets[0]]
        if not target.on_table:
            return None
        return Call(Shoot(self.unit, target.id, self.why, stray=self.stray))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(replace(self, targets=self.targets[1:], stray=True))
