"""How a battle is won, how it stands and what ends it, for all to see (AAM-GAME-05 to AAM-GAME-11)."""

from __future__ import annotations

from grognard.core.messages import Message, say
from grognard.core.wire.scene import GoalView
from grognard.games.axis_allies_minis.data.tables import LIMITS
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.rules.turn.victory import controller, victory_points
from grognard.space.hex.grid import label


def goal(g: G, names: tuple[Message, Message]) -> GoalView:
    """The objective and from when it decides; who holds it and the points; the turn, and when it ends in any case."""
    holder, (first, second) = controller(g), victory_points(g, final=False)
    place = g.context.map.places.get(g.context.map.objective) or label(g.context.map.objective)
    turn = LIMITS["first-turn-of-objective"].value
    stop = g.setup.options["hard_stop_turn"]
    return GoalView(
        aim=say("aam-goal", place=place, turn=turn),
        stands=say(
            "aam-goal-stands",
            held="nobody" if holder is None else "somebody",
            holder="" if holder is None else names[holder],
            points=say("goal-points", first=names[0], a=first, second=names[1], b=second),
        ),
        until=say("aam-goal-until", turn=g.state.turn, last=stop if stop.isdecimal() else "none"),
        rules=["AAM-GAME-06", "AAM-GAME-05", "AAM-GAME-07"],
        note=say("aam-goal-note", place=place, turn=turn, points=LIMITS["first-turn-of-points"].value),
    )
