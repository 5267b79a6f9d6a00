"""What units are worth, what fire is expected to cost them, and where they like to stand. Nothing here is a rule."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.evaluator import Evaluation
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.evaluation.remembered import remembered
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.danger import ONE_SHOT, harm, shots_worth
from grognard.games.bolt_action.odds.expected_losses import expected_losses_of, salvo_besides
from grognard.games.bolt_action.rules.shooting.targeting import one_shot_men
from grognard.games.bolt_action.state.choices import (
    Laid,
)
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.names import unit_name
from grognard.games.bolt_action.state.state import Unit, Way, enemy

ENTER = 30.0
"""What it is worth to have a unit on the table rather than off it."""
IN_VAIN = 0.01
"""By so much no fire at all is better than fire of which nothing can come."""
WORTH_TELLING = 0.1
"""Beyond this chance it is told of a shot that it destroys the unit."""


def shot_worth(
    g: G,
    unit: Unit,
    target: Unit,
    holding: tuple[str, ...],
    moved: bool,
    way: Way | None = None,
    laid: tuple[Laid, ...] = (),
) -> Evaluation:
    """A shot at one target."""
    found = expected_losses_of(g, unit, target, holding, moved, way=way, laid=laid)
    value = harm(g, target, found) or -IN_VAIN
    if found is not None:
        for other, losses in salvo_besides(g, unit, target, found.aims, moved):
            value += harm(g, other, losses) * (1 if other.seat != unit.seat else -1)
        value -= ONE_SHOT * sum(len(each.models) for each in found.aims.fired if tables.WEAPONS[each.weapon].one_shot)
    mean = found.mean if found is not None else 0.0
    reason = say("ba-reason-shot", target=unit_name(g, target.id), mean=f"{mean:.1f}")
    if found is None:
        return Evaluation(value, reason)
    what = "vehicle" if target.is_vehicle else "men"
    share, pinned = round(100 * found.mean), round(100 * found.pinned)
    gone = round(100 * found.end) if found.end >= WORTH_TELLING and not target.is_vehicle else 0
    result = say("ba-result-shot", mean=f"{mean:.1f}", pinned=pinned, share=share, what=what, gone=gone)
    return Evaluation(value, reason, result=result)


def apart_worth(g: G, unit: Unit, target: Unit, vehicle: Unit, holding: tuple[str, ...], moved: bool) -> Evaluation:
    """One-shot weapons at a vehicle, the rest at another unit (BA-SHOOT-01)."""
    bearers = one_shot_men(unit, holding)
    rest = tuple(model for model in unit.models if model.id not in bearers)
    armed = tuple(model for model in unit.models if model.id in bearers)
    value = harm(g, target, expected_losses_of(g, replace(unit, models=rest), target, holding, moved))
    value += harm(g, vehicle, expected_losses_of(g, replace(unit, models=armed), vehicle, (), moved)) - ONE_SHOT * len(
        armed
    )
    return Evaluation(value, say("ba-reason-shot", target=unit_name(g, vehicle.id), mean="0.0"))


def best_shot(g: G, unit: Unit, moved: bool, ways: Sequence[Way | None] = ()) -> tuple[float, Unit | None]:
    """The most harm a unit can do from where it stands, and to whom; with ``ways``, if it fires in these only."""
    return remembered(g, (unit,), ("shot", moved, ways), lambda: _best_shot(g, unit, moved, ways))


def _best_shot(g: G, unit: Unit, moved: bool, ways: Sequence[Way | None]) -> tuple[float, Unit | None]:
    best: tuple[float, Unit | None] = (0.0, None)
    for value, target in shots_worth(g, unit, moved, ways):
        if value > best[0]:
            best = (value, target)
    return best


def main_range(unit: Unit) -> int:
    """The range of the weapon most of the unit's fire comes from."""
    ranges = [tables.WEAPONS[name].range for model in unit.models for name in model.weapons[:1]]
    return max(ranges, key=ranges.count, default=0)


def approach_worth(g: G, unit: Unit) -> float:
    """What coming closer is worth: nothing within good range, more the farther the enemy is."""
    gaps = [g.context.gap(unit, foe) for foe in g.state.standing(enemy(unit.seat))]
    if not gaps:
        return 3.0
    far = float(min(gaps)) - good_range(unit)
    return min(6.0, max(0.0, far / INCH * 0.5))


def good_range(unit: Unit) -> float:
    """The distance a unit likes to fight at: half the range of its main weapon."""
    return main_range(unit) / 2
