"""Whether a unit has a shot at all, asked more often than what its shots need (BA-AMB-10, BA-CQ-02)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.weapons import Weapon
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.fire_lanes import Lanes
from grognard.games.bolt_action.rules.shooting import gunnery
from grognard.games.bolt_action.rules.shooting.aim import (
    armed,
    direct_shot,
    direct_ways,
    farthest,
    indirect_aim,
    uses_scope,
)
from grognard.games.bolt_action.rules.shooting.holdings import listed
from grognard.games.bolt_action.state.state import Model, Unit, Way
from grognard.space.terrain import Box, apart


def longest_range(unit: Unit) -> int:
    """The range of the weapon of a unit that reaches farthest."""
    return max((tables.WEAPONS[name].range for model in unit.models for name in model.weapons), default=0)


def may_reach(g: G, unit: Unit, box: Box) -> bool:
    """Whether a unit may have a shot at anybody in a box, judged quickly and generously by range alone."""
    if unit.inside is not None:
        return True
    left, top, right, bottom = g.context.bodies(unit).box
    reach = longest_range(unit) + g.context.epsilon
    return not apart(box, (left - reach, top - reach, right + reach, bottom + reach))


def has_shot(g: G, unit: Unit, target: Unit) -> bool:
    """Whether any weapon of a unit that stays could shoot at the target now, in sight, arc and range (BA-AMB-10)."""
    if unit.is_vehicle:
        return gunnery.has_shot(g, unit, target)
    if not g.context.near(unit, target, longest_range(unit)):
        return False
    sets = [listed(unit)[0], ()]
    return any(shooting_sets(g, unit, target, sets, way=way) for way in direct_ways(g, unit))


class DirectShot(NamedTuple):
    """A model of a unit, a weapon it may fire by sight, and how far that reaches."""

    man: int
    weapon: Weapon
    reach: float


def direct_shots(g: G, unit: Unit) -> list[DirectShot] | None:
    """Every weapon that ``has_shot`` looks at of men in Ambush; None if one of them fires indirectly."""
    found = {}
    for way in direct_ways(g, unit):
        for holding in (listed(unit)[0], ()):
            for model, carried in armed(unit, holding, False):
                weapon = carried if way is None else tables.fired(carried.id, way)
                if weapon.indirect:
                    return None
                reach = farthest(g, weapon, uses_scope(weapon, False, False))
                found[model.id, carried.id, way] = DirectShot(unit.models.index(model), weapon, reach)
    return list(found.values())


def shooting_sets(
    g: G,
    unit: Unit,
    target: Unit,
    sets: Sequence[tuple[str, ...]],
    snap: bool = False,
    way: Way | None = None,
    charged: bool = False,
) -> list[tuple[str, ...]]:
    """Those sets of weapons to hold back with which a unit that stays has a shot left: ``aims`` would find a volley."""
    lanes = Lanes(g, unit, target)
    index_of = {model.id: index for index, model in enumerate(unit.models)}
    shots: dict[tuple[str, str], bool] = {}

    def can_fire(model: Model, carried: Weapon) -> bool:
        key = model.id, carried.id
        if key not in shots:
            weapon = carried if way is None else tables.fired(carried.id, way)
            if weapon.indirect:
                shots[key] = indirect_aim(g, unit, target, model, weapon, False) is not None
            else:
                scope = uses_scope(weapon, False, snap)
                shots[key] = direct_shot(g, lanes, index_of[model.id], weapon, scope, charged) is not None
        return shots[key]

    return [holding for holding in sets if any(can_fire(*each) for each in armed(unit, holding, False))]
