"""What each side has in a position, in army points: models, whole units, objectives, what its places are good for."""

from __future__ import annotations

from grognard.games.wh40k5.evaluation import moves_evaluation
from grognard.games.wh40k5.evaluation.goals import threat, weight
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.outlines import table_of
from grognard.games.wh40k5.odds.expected_losses import KILL, points
from grognard.games.wh40k5.rules.mission.victory import counts_kills
from grognard.games.wh40k5.state.state import Unit

FLEEING = 0.5
"""What is left of a unit that falls back."""
PLACES = 0.4
"""Of what a place is good for, the part that counts: the enemy has a turn before it is used."""


def standing(g: G) -> tuple[float, float]:
    """What each seat has: its models, less where they fall back, what their places promise, and what the mission
    counts: units lost (WH-GAME-07), or objectives, the more the later it is, by how likely somebody is there in the end
    who can hold them, be he there now or not."""
    kills = counts_kills(g)
    found = [0.0, 0.0]
    for unit in g.state.units.values():
        if unit.alive:
            found[unit.seat] += soundness(unit) * points(unit) + (KILL if kills else 0.0)
            if unit.on_table and not unit.fleeing:
                place = moves_evaluation.standing(g, unit, table_of(g, unit)[0], moved=False, charges=True)
                found[unit.seat] += PLACES * place
    if g.state.objectives and not kills:
        for seat in (0, 1):
            found[seat] += weight(g) * sum(threat(g, seat, each) for each in g.state.objectives)
    return found[0], found[1]


def soundness(unit: Unit) -> float:
    """The share of a unit's points that counts (WH-MORALE-05)."""
    return FLEEING if unit.fleeing else 1.0
