"""What sides and units are called."""

from __future__ import annotations

from grognard.core.engine.decisions import Situation
from grognard.core.messages import Message, say
from grognard.games.wh40k5.data.armies import Army, ArmyUnit
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.state.setup import Setup
from grognard.games.wh40k5.state.state import State

G = Situation[State, object, Setup]


def side_name(g: G, side: int) -> Message:
    """What a side is called: its people's name, or its colour if both are of one people."""
    first, second = (army.nation for army in g.setup.armies)
    return say("wh-side-colour", side=side) if first == second else TABLES.nations[(first, second)[side]].name


def unit_name(seat: int, armies: tuple[Army, Army], unit: ArmyUnit) -> Message:
    """What players call a unit in this battle: with its side's colour if the enemy has one of the same name."""
    if unit.name not in [other.name for other in armies[1 - seat].unit]:
        return unit.name
    return say("wh-unit-of-side", side=seat, unit=unit.name)
