"""Where a unit is safest from the enemy's fire, of the places that it might go to."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from grognard.core.battle import Battle
from grognard.games.bolt_action.evaluation.fire_judgement import danger, threat
from grognard.games.bolt_action.state.state import State, Unit, enemy

G = Battle[State]


def safest(g: G, unit: Unit, places: Sequence[Unit], goes: bool = False) -> int | None:
    """The number of the place, of some where the unit might stand, with the least danger; None if it is as safe where
    it is. ``goes``: it cannot stay there."""
    here = {foe.id: threat(g, foe, unit) for foe in g.state.standing(enemy(unit.seat))}
    # Whoever threatens most here is looked at first elsewhere, too: so it shows soonest that a place is no safer.
    foes = [g.state.units[id] for id in sorted(here, key=lambda id: -here[id])]
    least = inf if goes else sum(here[foe.id] for foe in foes)
    best = None
    for number, place in enumerate(places):
        found = danger(g, place, least, foes)
        if found < least:
            best, least = number, found
    return best
