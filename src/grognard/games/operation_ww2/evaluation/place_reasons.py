"""Why a place is a good one to set a unit up in, in a sentence: what ``placing.Judge`` weighs, told. Nothing here is a
rule."""

from __future__ import annotations

from math import hypot

from grognard.core.messages import Message, say
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.setup.placing import cover_of, objectives_named, stands_forward
from grognard.games.operation_ww2.state.names import unit_name
from grognard.games.operation_ww2.state.state import Unit


def place_reason(g: G, unit: Unit, x: int, y: int) -> Message:
    """In what cover it stands, whether it belongs in front, and how far it is to the nearest place of worth."""
    goals = [(hypot(x - u, y - v), name) for name, (u, v) in objectives_named(g)]
    near, goal = min(goals, default=(0.0, "none"))
    return say(
        "az-reason-place",
        unit=unit_name(g, unit.id),
        cover=cover_of(g, unit.seat, x, y),
        stance="ahead" if stands_forward(g, unit) else "back",
        goal=goal,
        centimetres=round(near / 1000),
    )
