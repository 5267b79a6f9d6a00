"""Why a place is a good one to set a unit up in, in a sentence: what ``deployment.worth`` weighs, told.

Nothing here is a rule."""

from __future__ import annotations

from math import hypot

from grognard.core.messages import Message, say
from grognard.games.wh40k5.data.maps import terrain_of
from grognard.games.wh40k5.ground.context import INCH, G
from grognard.games.wh40k5.rules.mission.deployment import shoots_far
from grognard.games.wh40k5.rules.mission.objectives import WITHIN
from grognard.games.wh40k5.state.choices import Leg
from grognard.games.wh40k5.state.state import Unit
from grognard.space.plane import Point


def place_reason(g: G, unit: Unit, legs: tuple[Leg, ...]) -> Message:
    """How far ahead of its own edge it stands, in what cover, and how far from the nearest objective."""
    at = legs[len(legs) // 2].points[-1]
    ahead = round(abs(at[1] - g.context.homes[unit.seat]) / INCH)
    kinds = [terrain_of(piece) for piece in g.context.ground.field.pieces_at(*at)]
    cover = next((kind.name for kind in kinds if kind.cover and kind.area), "none")
    return say(
        "wh-why-place",
        stance="back" if shoots_far(unit) else "ahead",
        inches=ahead,
        cover=cover,
        **nearest_objective(g, at),
    )


def nearest_objective(g: G, at: Point) -> dict[str, str | int | Message]:
    """The objective nearest to a place and how far off it is, for a sentence; "none" in battles without any."""
    found = enumerate(g.state.objectives, 1)
    near = min(((hypot(at[0] - each.x, at[1] - each.y), number, each) for number, each in found), default=None)
    if near is None:
        return {"objective": "none", "how": "none", "off": 0}
    distance, number, objective = near
    name = say("wh-piece", title=objective.title) if objective.title else say("wh-objective", number=number)
    return {"objective": name, "how": "held" if distance <= WITHIN else "near", "off": round(distance / INCH)}
