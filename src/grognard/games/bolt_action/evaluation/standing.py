"""What each side has in a position, in army points: men, whole units, pins, the points the scenario would give now."""

from __future__ import annotations

from grognard.games.bolt_action.evaluation.place_evaluation import EARLY, ON_THE_WAY, off
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.danger import PIN, UNIT_BONUS, unit_worth
from grognard.games.bolt_action.rules.turn.objectives import places, points, score
from grognard.games.bolt_action.state.state import Unit


def standing(g: G) -> tuple[float, float]:
    """What each seat has: its units by the men left, less for their pins, and the places it holds or is near to, which
    count the more the fewer turns are left (BA-SCN-03)."""
    scenario = g.context.scenario
    late = min(1.0, g.state.turn / scenario.turns)
    share = UNIT_BONUS * (EARLY + (1.0 - EARLY) * late)
    lost, counted = score(g.state), points(g)
    found = [share * (counted[seat] - scenario.kills * lost[seat]) for seat in (0, 1)]
    for unit in g.state.units.values():
        if unit.alive:
            found[unit.seat] += unit_worth(g, unit) - PIN * unit.pins
    for objective, at in zip(scenario.objective, places(g), strict=False):
        for seat in (0, 1):
            away = min((off(g, unit, at) for unit in g.state.units.values() if may_hold(unit, seat)), default=None)
            if away is not None:
                near = 1.0 - min(1.0, max(0.0, away) / g.context.depth)
                found[seat] += ON_THE_WAY * share * objective.points * near
    return found[0], found[1]


def may_hold(unit: Unit, seat: int) -> bool:
    """Whether a unit of this seat could hold a place: on foot or a gun, on the table."""
    return unit.seat == seat and unit.on_table and not unit.is_vehicle
