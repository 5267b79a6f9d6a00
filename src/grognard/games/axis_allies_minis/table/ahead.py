"""What may be answered ahead in Axis & Allies Miniatures: that a unit does not fire at who moves past it, and that
nothing more is done in a turn."""

from __future__ import annotations

from grognard.core.engine.decisions import Decision
from grognard.core.wording import Ahead, holding, resting
from grognard.games.axis_allies_minis.ground.context import B
from grognard.games.axis_allies_minis.rules.turn.turn import Activate
from grognard.games.axis_allies_minis.state.choices import DefensiveShot, Finish, HoldFire, OverwatchShot
from grognard.games.axis_allies_minis.state.names import unit_name
from grognard.games.axis_allies_minis.state.occasions import Reacting


def ahead(g: B, decision: Decision) -> list[Ahead]:
    """The answers to a decision that may be given ahead."""
    match decision:
        case Reacting():
            shots = [each for each in g.choices(decision) if isinstance(each, DefensiveShot | OverwatchShot)]
            units = dict.fromkeys(each.unit for each in shots)
            return [Ahead(tuple(holding(id, unit_name(g, id), g.state.turn) for id in units), HoldFire())]
        case Activate() if g.state.turn:
            return [Ahead((resting(g.state.turn, g.state.turn),), Finish())]
        case _:
            return []
