"""What each side has in a position, in army points: models, whole units, objectives, what its places are good for."""

from __future__ import annotations

from grognard.games.wh40k5.evaluation import moves_evaluation
from grognard.games.wh40k5.evaluation.goals import LAST, threat, weight
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.outlines import table_of
from grognard.games.wh40k5.odds.expected_losses import KILL, points
from grognard.games.wh40k5.rules.mission.victory import counts_kills
from grognard.games.wh40k5.state.state import Unit

FLEEING = 0.5
"""What is left of a unit that falls back."""
PLACES = 1.0
"""Of what a place is good for, the part that counts in the first turn; it gets less until the fifth, in which the
battle may end, and nothing is left of it."""


def standing(g: G) -> tuple[float, float]:
    """What each seat has: its models, less where they fall back, what their places promise, and what the mission
    counts: units lost (WH-GAME-07), or objectives, the more the later it is, by how likely somebody is there in the end
    who can hold them, be he there now or not."""
    kills, early = counts_kills(g), PLACES * max(0.0, 1.0 - (g.state.turn - 1) / (LAST - 1))
    found = [0.0, 0.0]
    for unit in g.state.units.values():
        if unit.alive:
            found[unit.seat] += soundness(unit) * points(unit) + (KILL if kills else 0.0)
            if early and unit.on_table and not unit.fleeing:
                place = moves_evaluation.standing(g, unit, table_of(g, unit)[0], moved=False, charges=True)
                found[unit.seat] += early * place
    if g.state.objectives and not kills:
        for seat in (0, 1):
            found[seat] += weight(g) * sum(threat(g, seat, each) for each in g.state.objectives)
    return found[0], found[1]


def soundness(unit: Unit) -> float:
    """The share of a unit's points that counts (WH-MORALE-05)."""
    return FLEEING if unit.fleeing else 1.0
