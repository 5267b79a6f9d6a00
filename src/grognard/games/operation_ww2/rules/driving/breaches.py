"""Where vehicles may break into buildings, and how they stand in them (AZ-TKB-02 to 04, AZ-TKB-06, AZ-TKB-07)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import shapely

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.course import Stretch, grounds, on_it
from grognard.games.operation_ww2.ground.vehicles.sheets import mounts
from grognard.games.operation_ww2.rules.crews.mobility import mobility_of
from grognard.games.operation_ww2.rules.driving.rolling import RIM, inner
from grognard.games.operation_ww2.state.intents import Besides
from grognard.games.operation_ww2.state.state import Model
from grognard.space.plane import footprint
from grognard.space.terrain import Geometry

BREAK_IN = "break-in"
"""How the terrain table says that only these rules lead into a piece."""

TURNED = 180_000
"""A gun that points backwards."""


def is_on(g: G) -> bool:
    """Whether tanks enter buildings in this battle."""
    return bool(g.setup.options["tanks_in_buildings"] == "on")


# ---- who may, and how --------------------------------------------------------------------------------------------


def may_enter(g: G, vehicle: Model, piece: str) -> bool:
    """Whether the walls of a building let a vehicle through: tanks by their class, never a bunker (AZ-TKB-04); by the
    option ``entry_vehicles`` also half-tracks, as light tanks (AZ-TKB-07)."""
    if not is_on(g):
        return False
    built = g.context.map.buildings.get(piece)
    kind = sheets.sheet(g, vehicle).type
    if kind == "half-track" and g.setup.options["entry_vehicles"] == "all_tracked":
        kind = "light-tank"
    return built is not None and kind in g.context.tables.materials[built.material].tanks


def walls(g: G) -> Iterator[tuple[str, Geometry]]:
    """The buildings that stand, each with its outline."""
    field, goings = g.context.terrain.field, g.context.terrain.driven["tracked"]
    for number, piece in enumerate(field.pieces):
        if goings[number].by == BREAK_IN:
            yield piece.id, field.polygons[number]


def entered(g: G, vehicle: Model, stretches: Sequence[Stretch]) -> list[tuple[int, str]]:
    """The buildings a course comes into, and how far along it; those the tank stands in already are not among them,
    unless it has not come far enough into them yet to roll (AZ-TKB-02)."""
    if not is_on(g) or not stretches:
        return []
    ground = shapely.union_all([shape for _, shape in grounds(stretches, RIM)] or [footprint(inner(vehicle))])
    found = []
    for piece, shape in walls(g):
        if g.context.drawn_as(piece) == sheets.machine(vehicle).inside or not shape.intersects(ground):
            continue
        between = on_it(stretches, shape, RIM)
        if between is not None:
            found.append((between[0], piece))
    return sorted(found)


def ground(g: G, vehicle: Model, stretches: Sequence[Stretch]) -> Geometry | None:
    """The ground of the buildings a tank comes into, whose people it does not drive round but over (AZ-TKB-06)."""
    found = {piece for _, piece in entered(g, vehicle, stretches)}
    inside_now = sheets.machine(vehicle).inside
    if not found and not inside_now:
        return None
    return shapely.union_all(
        [shape for piece, shape in walls(g) if piece in found or g.context.drawn_as(piece) == inside_now]
    )


def fault(g: G, vehicle: Model, order: OrderName, besides: Besides, stretches: Sequence[Stretch]) -> Refused | None:
    """Why a tank may not drive into a building: its gun does not point backwards (AZ-TKB-03)."""
    spread = g.context.limit("gun-inside") * 500
    for at, _ in entered(g, vehicle, stretches):
        stretch = next((each for each in stretches if each.gone <= at <= each.gone + each.length), stretches[-1])
        if at and any(_off(each, TURNED + TURNED * stretch.back) > spread for each in guns(g, vehicle, order, besides)):
            return Refused(say("az-refused-gun-forward"), "AZ-TKB-03")
    return None


def guns(g: G, vehicle: Model, order: OrderName, besides: Besides) -> list[int]:
    """Where the main weapons of a vehicle point, seen from its hull, with what is declared of its turret."""
    turret = sheets.machine(vehicle).turret
    if besides.turret is not None and order == "move":
        turret = besides.turret
    return [turret if mounted.at == "turret" else 0 for mounted in mounts(g, vehicle) if mounted.main]


def _off(one: int, other: int) -> int:
    return abs((one - other + 180_000) % 360_000 - 180_000)


# ---- inside ------------------------------------------------------------------------------------------------------


def is_inside(g: G, model: Model) -> bool:
    """Whether a tank stands in a building it broke into: its guns point where they do, and it swings itself
    (AZ-TKB-03)."""
    if model.machine is None or not model.machine.inside:
        return False
    return any(g.context.drawn_as(piece) == model.machine.inside for piece, _ in walls(g))


def swings(g: G, model: Model) -> bool:
    """Whether a tank inside a building aims by swinging itself; one that cannot move turns its gun (AZ-TKB-07)."""
    return is_inside(g, model) and mobility_of(g, model) in ("full", "half", "turning")
