"""What each side has in a position, in points of the cards: units by their markers, the objective, the fire to come."""

from __future__ import annotations

from grognard.games.axis_allies_minis.evaluation.outlook import outlook
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.state.conditions import is_weakened
from grognard.games.axis_allies_minis.state.state import Unit

DOOMED = 0.05
"""What is left of a unit that will be taken off at the end of the turn, but may still fire."""
DAMAGED, WEAKENED, HIT = 0.6, 0.88, 0.88
"""What is left of a unit that is damaged, disrupted, or about to be either."""

FIRE, DANGER = 1.3, 0.3
"""How much the fire that places promise and draw counts, beside what the judgement of a move says. What decided 86
battles of slightly careless greedy players was points and the fire to come; being near the objective said nothing
before the fifth turn."""
LATE = 0.6
"""How much being near the objective counts, once it is about to decide the battle."""
EARLY, SPAN = 3, 3
"""The turn until which it counts nothing, and over how many it comes to count."""


def standing(g: G) -> tuple[float, float]:
    """What each seat has: the points of its units, less for their markers, and what their places are worth."""
    found = [0.0, 0.0]
    late = LATE * min(1.0, max(0, g.state.turn - EARLY) / SPAN)
    for unit in g.state.units.values():
        if unit.alive:
            found[unit.seat] += soundness(unit) * unit.of.points
            if unit.on_map and unit.at is not None and not unit.doomed:
                place = outlook(g, unit).standing(unit.at, unit.facing)
                found[unit.seat] += late * place.objective + FIRE * place.fire - DANGER * place.danger
    return found[0], found[1]


def soundness(unit: Unit) -> float:
    """The share of a unit's points that its markers leave, face up and face down (AAM-COND-01, AAM-HIT-05)."""
    if unit.doomed or (unit.damaged and "damaged" in unit.hits):
        return DOOMED
    if unit.damaged or "damaged" in unit.hits:
        return DAMAGED
    return WEAKENED if is_weakened(unit) else HIT if unit.hits else 1.0
