"""How much a side dares: who has not won yet must come closer before the end, who has need not. Nothing here is a
rule."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.bolt_action.evaluation.remembered import remembered
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.rules.turn.objectives import points

FIRE = 0.8
"""The part of the enemy's fire at a place that counts against it."""
CALM = 2
"""The turn until which nobody looks at the score."""
HASTE, BOLD = 2.0, 0.6
"""By how much more coming closer counts in the last turn to who has not won yet, by what part less the enemy's fire."""
CAREFUL = 0.3
"""By what part more his fire counts to who would win as it stands, and coming closer less."""


class Daring(NamedTuple):
    """How many times as much as usual coming closer to the enemy is worth, and the part of his fire that counts."""

    haste: float
    fire: float


def daring(g: G, seat: int) -> Daring:
    """How much a side dares as the battle stands (BA-SCN-03)."""
    return remembered(g, (), ("daring", seat), lambda: _daring(g, seat))


def _daring(g: G, seat: int) -> Daring:
    scenario = g.context.scenario
    late = min(max(g.state.turn - CALM, 0) / max(scenario.turns - CALM, 1), 1.0)
    counted = points(g)
    if counted[seat] - counted[1 - seat] >= scenario.lead:
        return Daring(1 - CAREFUL * late, FIRE * (1 + CAREFUL * late))
    return Daring(1 + HASTE * late, FIRE * (1 - BOLD * late))
