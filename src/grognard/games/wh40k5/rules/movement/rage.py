"""Rage: units that must go for the nearest enemy they see (WH-USR-14, WH-USR-27)."""

from __future__ import annotations

from typing import Literal

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.ground.bodies import gap_between
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.sight import look
from grognard.games.wh40k5.state.choices import Leg
from grognard.games.wh40k5.state.state import Model, Unit, enemy

Manner = Literal["difficult", "scout", "run", "regroup", "consolidate"]
TIE = 1.0
"""Two enemies are equally near whose distances differ by no more than a thousandth of an inch (WH-CORE-10)."""


def quarry(g: G, unit: Unit) -> list[Unit]:
    """The nearest enemy units that a raging unit sees; empty if it does not rage or sees none. It does not rage while
    it flees or is in a transport (WH-USR-27). Of several equally near its player takes any (WH-CORE-10)."""
    if unit.fleeing or not unit.on_table or not g.context.has(unit, "rage"):
        return []
    seen = {}
    for foe in g.state.standing(enemy(unit.seat)):
        found = look(g.context, g.state, unit, foe)
        if found.sees.any():
            seen[foe.id] = float(found.distance.min())
    return [g.state.units[id] for id, away in seen.items() if away <= min(seen.values()) + TIE]


def refusal(g: G, unit: Unit, legs: tuple[Leg, ...]) -> Refused | None:
    """Why a raging unit may not go so: it does not come nearer to the nearest enemy it sees (WH-USR-14)."""
    foes = quarry(g, unit)
    if not foes:
        return None
    ends = {leg.model: leg.points[-1] for leg in legs}
    there: list[Model] = [
        replace(model, x=ends[model.id][0], y=ends[model.id][1]) if model.id in ends else model for model in unit.models
    ]
    if any(gap_between(there, foe.models) < gap_between(unit.models, foe.models) for foe in foes):
        return None
    return Refused(say("wh-refused-rage", enemy=g.context.name(foes[0].id)), "WH-USR-14")


def drives(g: G, unit: Unit, manner: Manner) -> bool:
    """Whether rage says where a unit goes that moves in this manner: not when scouts move or a rally closes up."""
    return manner in ("difficult", "run", "consolidate") and bool(quarry(g, unit))
