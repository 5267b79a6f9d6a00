"""The faces of a vehicle: its armour on each, and which one a place sees (WH-VEH-05, WH-VEH-10, WH-VEH-11)."""

from __future__ import annotations

from typing import Literal

from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.state.state import Model
from grognard.space.hulls import Quarter, quarter_of
from grognard.space.plane import Hull

Face = Literal["front", "side", "rear"]
FACES: dict[Quarter, Face] = {"front": "front", "right": "side", "left": "side", "rear": "rear"}


def hull_of(model: Model) -> Hull:
    """The hull of a vehicle; of a walker the square about its base."""
    body = model.body
    return body if isinstance(body, Hull) else Hull(model.x, model.y, 2 * model.radius, 2 * model.radius, model.facing)


def quarter_towards(model: Model, place: tuple[float, float]) -> Quarter:
    """The quarter of a vehicle in which a place lies, bounded by lines through its corners (WH-VEH-05)."""
    return quarter_of(hull_of(model), place)


def face_towards(model: Model, place: tuple[float, float]) -> Face:
    """The face of a vehicle that is struck from a place (WH-VEH-05)."""
    return FACES[quarter_towards(model, place)]


def armour(g: G, model: Model, face: Face) -> int:
    """The armour of a vehicle on a face (WH-CORE-05)."""
    profile = g.context.profile(model)
    values: dict[Face, int | None] = {"front": profile.front, "side": profile.side, "rear": profile.rear}
    value = values[face]
    assert value is not None
    return value


def face_in_assault(model: Model) -> Face:
    """The face that attackers strike: the rear of vehicles, the front of walkers that still can move (WH-VEH-10,
    WH-VEH-11)."""
    return "front" if model.is_walker and not model.immobilised else "rear"
