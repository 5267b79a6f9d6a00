"""What the first battle suggests of its own: come within the range at which bolters fire twice, and shoot together."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.games.wh40k5.evaluation.evaluation import evaluate
from grognard.games.wh40k5.ground.bodies import enemies_of, gap_between
from grognard.games.wh40k5.ground.context import INCH, G
from grognard.games.wh40k5.odds.expected_losses import cost
from grognard.games.wh40k5.rules.turn.movement_phase import ChooseMover
from grognard.games.wh40k5.rules.turn.turn import ChooseShooter
from grognard.games.wh40k5.state.choices import Finish, Move, Shoot
from grognard.games.wh40k5.state.state import Unit
from grognard.space.plane import Point

RAPID = 12 * INCH
"""Within this distance rapid-fire weapons fire twice (WH-WEAPON-05)."""
REACH = 24 * INCH
"""Within this distance a unit that has not moved fires at all."""
NEAR = 9 * INCH
"""Where a unit does well to stand: near enough for most of its models, out of an easy charge."""


def suggested(g: G, decision: Decision) -> Choice | None:
    """The choice the first battle suggests; None: the best by evaluation."""
    match decision:
        case ChooseMover():
            return _move(g, decision)
        case ChooseShooter():
            return _shot(g, decision)
        case _:
            return None


def moments(g: G, decision: Decision, choice: Choice) -> Iterator[str]:
    """What the moment is called more closely: a shot at twice the rate, a shot at a unit that has suffered."""
    if isinstance(choice, Shoot):
        target = g.state.units[choice.target]
        if len(target.models) < target.started:
            yield "weakened"
        if _gap(g, g.state.units[choice.unit], target) <= RAPID:
            yield "rapid"


def _move(g: G, decision: ChooseMover) -> Choice:
    """A unit that none is near goes to where most of its weapons tell; once nobody can come so near, the phase is
    finished, for who stays put fires farther."""
    best: tuple[tuple[int, float], Move] | None = None
    foes = enemies_of(g.state, decision.seat)
    for choice in g.choices(decision):
        if not isinstance(choice, Move):
            continue
        unit = g.state.units[choice.unit]
        now = min((_gap(g, unit, foe) for foe in foes), default=0.0)
        if now <= RAPID:
            continue
        ends = [leg.points[-1] for leg in choice.legs if leg.points]
        gaps = [min(_off(place, foe) for place in ends) for foe in foes]
        near = max(sum(_off(place, foe) <= RAPID for place in ends) for foe in foes)
        then = min(gaps)
        if then > RAPID and now <= REACH:
            continue
        worth = near, -abs(then - NEAR)
        if best is None or worth > best[0]:
            best = worth, choice
    return Finish() if best is None else best[1]


def _shot(g: G, decision: ChooseShooter) -> Choice | None:
    """A shot that does something, at the unit of which fewest are left, within the range of double fire if any is."""
    units = g.state.units
    shots = [
        choice
        for choice in g.choices(decision)
        if isinstance(choice, Shoot) and cost(g, units[choice.unit], units[choice.target], choice.firing) > 0
    ]
    if not shots:
        return None

    def worth(shot: Shoot) -> tuple[bool, int, int, float]:
        target = units[shot.target]
        near = _gap(g, units[shot.unit], target) <= RAPID
        value = evaluate(g, decision, shot).value
        return near, -len(target.models), len(shot.firing), value

    return max(shots, key=worth)


def _off(place: Point, foe: Unit) -> float:
    """How far a place is from a unit."""
    return min(hypot(place[0] - model.x, place[1] - model.y) - 2 * model.radius for model in foe.models)


def _gap(g: G, one: Unit, other: Unit) -> float:
    return gap_between(one.models, other.models)
