"""Why a place is a good one to set a unit up in, in a sentence: what ``deployment.worth`` weighs, told.

Nothing here is a rule."""

from __future__ import annotations

from collections import Counter
from math import hypot
from operator import itemgetter

from grognard.core.messages import Message, say
from grognard.games.wh40k5.data.maps import terrain_of
from grognard.games.wh40k5.data.tables import TABLES
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
    return say(
        "wh-why-place",
        stance="back" if shoots_far(unit) else "ahead",
        inches=ahead,
        **cover_at(g, unit, at),
        **nearest_objective(g, at),
    )


def cover_at(g: G, unit: Unit, at: Point) -> dict[str, str | int | Message]:
    """What covers whoever stands at a place, its save, and the armour of most of the unit where that is as good (0: it
    is not), for a sentence; "none" in the open (WH-SAVE-02, WH-SAVE-03, WH-VEH-09)."""
    kinds = [terrain_of(piece) for piece in g.context.ground.field.pieces_at(*at)]
    covers = [kind for kind in kinds if kind.cover and kind.area]
    if not covers or unit.is_vehicle:
        return {"cover": "none", "save": 0, "armour": 0}
    save, name = min(
        ((TABLES.cover[each.cover].needs(g.context.options), each.name) for each in covers), key=itemgetter(0)
    )
    (worn, _), *_ = Counter(model.of.profile.save for model in unit.models).most_common(1)
    return {"cover": name, "save": save, "armour": worn if worn is not None and worn <= save else 0}


def nearest_objective(g: G, at: Point) -> dict[str, str | int | Message]:
    """The objective nearest to a place and how far off it is, for a sentence; "none" in battles without any."""
    found = enumerate(g.state.objectives, 1)
    near = min(((hypot(at[0] - each.x, at[1] - each.y), number, each) for number, each in found), default=None)
    if near is None:
        return {"objective": "none", "how": "none", "off": 0}
    distance, number, objective = near
    name = say("wh-piece", title=objective.title) if objective.title else say("wh-objective", number=number)
    return {"objective": name, "how": "held" if distance <= WITHIN else "near", "off": round(distance / INCH)}
