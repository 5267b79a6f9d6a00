"""What each side has in a position: men and machines, the points the scenario would give now, what its places are
good for. Measure: about one enemy dead a point."""

from __future__ import annotations

from grognard.games.operation_ww2.evaluation.ground_evaluation import objective
from grognard.games.operation_ww2.evaluation.losses_evaluation import HULL, SCARED
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.setup.victory import scores, totals
from grognard.games.operation_ww2.state.state import Unit

BROKEN = 0.3
"""What is left of a unit that runs."""
POINT = 3.0
"""What a point of the scenario is worth in men, when the battle ends; a third of it at its beginning."""
NEAR = 1.0
"""What being near to what is fought for is worth, beside what the judgement of places says."""


def standing(g: G) -> tuple[float, float]:
    """What each seat has: its men, less those who lie scared, its machines, the points that count so far, and how near
    its units are to what is fought for (AZ-SET-13)."""
    late = min(1.0, g.state.turn / max(1, g.setup.scenario.turns))
    counted = totals(tuple(scores(g)))
    found = [POINT * (1.0 + 2.0 * late) / 3.0 * each for each in counted]
    for unit in g.state.units.values():
        if unit.place != "gone":
            found[unit.seat] += (BROKEN if unit.broken else 1.0) * strength(unit)
            if unit.on_table and unit.takes_orders:
                found[unit.seat] += NEAR * objective(g, unit)
    return found[0], found[1]


def strength(unit: Unit) -> float:
    """What a unit's models are worth: a man one, less while he lies scared, a manned machine as much as a hit on it."""
    found = 0.0
    for model in unit.models:
        if model.is_person:
            found += 1.0 - SCARED * (model.posture == "scared")
        elif unit.is_manned:
            found += HULL * 2.0
    return found
