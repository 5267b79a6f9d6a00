"""How a battle is won, how it stands and what ends it, for all to see (BA-SCN-02, BA-SCN-03)."""

from __future__ import annotations

from grognard.core.messages import Message, say
from grognard.core.wire.scene import GoalView
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.rules.turn.objectives import points


def goal(g: G, names: tuple[Message, Message]) -> GoalView:
    """What brings points by the scenario, the points now, and the last turn."""
    scenario, (first, second) = g.context.scenario, points(g, final=g.over)
    kinds = [("held", scenario.objective), ("through", scenario.through), ("kills", scenario.kills)]
    last = g.state.last_turn
    return GoalView(
        aim=say("ba-goal", by="-".join(kind for kind, counts in kinds if counts), lead=scenario.lead),
        stands=say("goal-points", first=names[0], a=first, second=names[1], b=second),
        until=say(
            "ba-goal-until", turn=g.state.turn, turns=last or scenario.turns, extra=0 if last else scenario.extra
        ),
        rules=["BA-SCN-03", "BA-SCN-02"],
        note=scenario.about,
    )
