"""How a battle is won, how it stands and what ends it, for all to see (AZ-SET-13, AZ-TRN-10)."""

from __future__ import annotations

from grognard.core.messages import Message, say
from grognard.core.wire.scene import GoalView
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.setup import victory


def goal(g: G, points: tuple[int, int], names: tuple[Message, Message]) -> GoalView:
    """What brings points by the scenario, the points now, and the last turn."""
    scenario = g.setup.scenario
    places = sum(row.kind in ("place", "building") for row in scenario.victory)
    return GoalView(
        aim=say("az-goal", places=places, lead=victory.lead(g)),
        stands=say("goal-points", first=names[0], a=points[0], second=names[1], b=points[1]),
        until=say("az-goal-until", turn=g.state.turn, turns=scenario.turns),
        rules=["AZ-SET-13", "AZ-TRN-10"],
        note=say("az-goal-note", places=places, turns=scenario.turns, lead=victory.lead(g)),
    )
