"""What each side has in a position, in points of the cards: units by their markers, the objective, the fire to come."""

from __future__ import annotations

from grognard.games.axis_allies_minis.evaluation.outlook import outlook
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.state.conditions import is_weakened
from grognard.games.axis_allies_minis.state.state import Unit, enemy

DOOMED = 0.05
"""What is left of a unit that will be taken off at the end of the turn, but may still fire."""
DAMAGED, WEAKENED, HIT = 0.6, 0.88, 0.88
"""What is left of a unit that is damaged, disrupted, or about to be either."""

FIRE, DANGER = 0.6, 0.1
"""How much of what the fire to come would take counts, and how much of what a place draws, beside what the judgement of
a move says. What decided 86 battles of slightly careless greedy players was points and the fire to come; being near the
objective said nothing before the fifth turn."""
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
                found[unit.seat] += late * place.objective - DANGER * place.danger
    return found[0] + FIRE * fire_to_come(g, 0), found[1] + FIRE * fire_to_come(g, 1)


def fire_to_come(g: G, seat: int) -> float:
    """The points one attack of each unit of a seat would take, each at whom it takes most of: together no more of an
    enemy than there is left, so that nobody is worth more alive to those who fire at him than gone."""
    targets = [each for each in g.state.standing(enemy(seat)) if each.at is not None and not each.doomed]
    spared = [1.0] * len(targets)
    for unit in g.state.standing(seat):
        if unit.at is not None and not unit.doomed:
            number, points = outlook(g, unit).target(unit.at)
            if number is not None:
                spared[number] *= 1.0 - min(1.0, points / targets[number].of.points)
    return sum(soundness(each) * each.of.points * (1.0 - share) for each, share in zip(targets, spared, strict=True))


def soundness(unit: Unit) -> float:
    """The share of a unit's points that its markers leave, face up and face down (AAM-COND-01, AAM-HIT-05)."""
    if unit.doomed or (unit.damaged and "damaged" in unit.hits):
        return DOOMED
    if unit.damaged or "damaged" in unit.hits:
        return DAMAGED
    return WEAKENED if is_weakened(unit) else HIT if unit.hits else 1.0
