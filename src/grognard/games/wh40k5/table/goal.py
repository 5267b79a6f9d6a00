"""How a battle is won, how it stands and what ends it, for all to see (WH-GAME-07 to WH-GAME-10, WH-GAME-13)."""

from __future__ import annotations

from grognard.core.messages import Message, say
from grognard.core.wire.scene import GoalView
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.rules.mission import victory


def goal(g: G, points: tuple[int, int], names: tuple[Message, Message]) -> GoalView:
    """What counts by the mission, how much of it each side has, and when a die may end the battle."""
    kills = victory.counts_kills(g)
    counts = "open" if not g.state.mission else "kills" if kills else "objectives"
    ends = sorted(row.after for row in TABLES.extensions.values())
    return GoalView(
        aim=say("wh-goal", counts=counts),
        stands=say("goal-points", first=names[0], a=points[0], second=names[1], b=points[1]),
        until=say("wh-goal-until", turn=g.state.turn, first=ends[0], last=ends[-1]),
        rules=["WH-GAME-13" if kills else "WH-GAME-08", "WH-GAME-09", "WH-GAME-10"],
        note=say("wh-goal-note", counts=counts, first=ends[0], last=ends[-1]),
    )
