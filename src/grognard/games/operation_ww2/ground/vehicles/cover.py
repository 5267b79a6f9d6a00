"""How much of a vehicle is hidden, which of its parts are, and what that is worth to it (AZ-VCOV).

Lines are drawn from the muzzle to the hull. A piece of terrain hides what lies on it or behind it. Lengths are
thousandths of a centimetre.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import numpy
import shapely

from grognard.games.operation_ww2.data.tables.damage import Part, PartPlace
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.sheets import tables
from grognard.games.operation_ww2.state.state import Model
from grognard.space.hulls import axes
from grognard.space.plane import Bools, Floats, Hull, Point, corners, footprint
from grognard.space.terrain import Geometry, box_of

ACROSS = 21
"""So many lines are drawn across the width of a hull as it is seen."""

GRID = 9
"""So many places a side stand for an area of a hull, or for a part of it."""

RIM = 0.02
"""How far from the edge of an area its outermost places lie, as a share of its sides."""

Shelter = Literal["", "wall", "covered"]


def hidden_share(g: G, start: Point, model: Model, shape: Geometry) -> float:
    """The share of a vehicle that a piece of terrain hides from a muzzle: of its width as seen or, by the option
    ``hidden_share``, of its area (AZ-VCOV-09)."""
    hull = _hull(model)
    by_width = g.setup.options["hidden_share"] == "seen_width"
    places = _across(hull, start) if by_width else _grid(hull, 0.0, 1.0)
    # From within the hull itself nothing lies before it.
    return float(_hidden(start, places, shape).mean()) if len(places) else 0.0


def shelter(g: G, start: Point, model: Model) -> Shelter:
    """What may stop a direct shot at a vehicle: covered terrain that holds or hides half of it, else a wall that hides
    half of it; a low one close before the hull hides half (AZ-VCOV-03, AZ-VCOV-04, AZ-VCOV-06)."""
    found: set[str] = set()
    for number in _between(g, start, _hull(model)):
        kind = g.context.sight.kinds[number]
        if kind.protects and _hides(g, start, model, number) >= g.context.limit("protected") / 100:
            found.add(kind.protects)
    return "covered" if "covered" in found else "wall" if "wall" in found else ""


def is_in_cover(g: G, start: Point, model: Model) -> bool:
    """Whether a vehicle is in cover from a place: half of it hidden, a quarter with a camouflage net, or all of it in
    woods or ruins (AZ-VCOV-01)."""
    netted = sheets.has(g, model, "camouflage-net") if sheets.is_vehicle(model) else False
    least = g.context.limit("camouflage-net" if netted else "vehicle-in-cover") / 100
    share = 0.0
    for number in _between(g, start, _hull(model)):
        kind = g.context.sight.kinds[number]
        if kind.cover != "none":
            share = max(share, _hides(g, start, model, number))
    return bool(share >= least)


def _hides(g: G, start: Point, model: Model, number: int) -> float:
    """The share of a vehicle that one piece hides; one that is low only what it is close to (AZ-VCOV-09)."""
    shape = g.context.terrain.field.polygons[number]
    if not _is_low(g, number):
        return hidden_share(g, start, model, shape)
    return g.context.limit("low-obstacle-hides") / 100 if hides_lower_half(g, start, model, number) else 0.0


def hides_lower_half(g: G, start: Point, model: Model, number: int) -> bool:
    """Whether a low piece stands between a muzzle and a hull, and close enough to hide its lower half (AZ-VCOV-09)."""
    hull, shape = _hull(model), g.context.terrain.field.polygons[number]
    close = shape.distance(footprint(hull)) <= g.context.limit("low-obstacle-at-hull")
    return bool(close and _hidden(start, _across(hull, start), shape).all())


def _is_low(g: G, number: int) -> bool:
    kind = g.context.sight.kinds[number]
    return bool(kind.height == "low-obstacle" or kind.sight == "beyond")


# ---- parts -------------------------------------------------------------------------------------------------------


def place_of(g: G, model: Model, part: Part) -> PartPlace | None:
    """Where the part that a result names lies on a hull; None for a result that names none (AZ-TAB-PARTS)."""
    rows = tables(g).parts
    sheet = sheets.sheet(g, model)
    match part:
        case "main weapon":
            mount = next((mounted for mounted in sheet.weapon if mounted.main), None)
            at = "turret" if mount is None else mount.at
            if at != "turret" and (at == "bed" or sheet.type in ("half-track", "truck")):
                return rows["main-weapon-bed"]
            return rows["main-weapon-hull" if at == "hull" else "main-weapon-turret"]
        case "secondary weapon":
            in_hull = all(mounted.at == "hull" for mounted in sheet.weapon if not mounted.main and not mounted.coupled)
            has_any = any(not mounted.main and not mounted.coupled for mounted in sheet.weapon)
            return rows["secondary-weapon-hull" if in_hull and has_any else "secondary-weapon-mount"]
        case "track":
            return rows["track"]
        case "wheel" | "wheel or track":
            return rows["wheel-half-track" if sheet.type == "half-track" else "wheel"]
        case "immobile" | "engine":
            return rows["engine"]
        case "catastrophe":
            return None


def is_part_in_terrain(g: G, start: Point, model: Model, place: PartPlace) -> bool:
    """Whether covered terrain hides a part altogether, so that a shot at it has no effect (AZ-VCOV-05)."""
    hull = _hull(model)
    shapes = [
        g.context.terrain.field.polygons[number]
        for number in _between(g, start, hull)
        if g.context.sight.kinds[number].protects == "covered"
    ]
    spots = _grid(hull, place.start, place.end)
    return bool(shapes) and bool(_hidden(start, spots, shapely.union_all(shapes)).all())


def is_part_behind(start: Point, model: Model, place: PartPlace, other: Hull, high_enough: bool) -> bool:
    """Whether another vehicle hides a part altogether; one lower than this vehicle hides only what lies low on it
    (AZ-OVL-01, AZ-VCOV-09)."""
    if not (place.low or high_enough):
        return False
    spots = _grid(_hull(model), place.start, place.end)
    return bool(_hidden(start, spots, footprint(other)).all())


# ---- lines -------------------------------------------------------------------------------------------------------


def _hull(model: Model) -> Hull:
    body = model.body
    assert isinstance(body, Hull), model.id
    return body


def _between(g: G, start: Point, hull: Hull) -> list[int]:
    """The pieces near the lines from a place to a hull."""
    left, top, right, bottom = box_of([start, *corners(hull)], g.context.limit("low-obstacle-at-hull"))
    found: list[int] = g.context.terrain.field.in_box(left, top, right, bottom)
    return found


def _hidden(start: Point, places: Floats, shape: Geometry) -> Bools:
    """Which places a shape hides from a start: those that lie in it or behind it."""
    begun = numpy.broadcast_to(numpy.array(start, dtype=numpy.float64), places.shape)
    lines = shapely.linestrings(numpy.stack((begun, places), axis=1))
    found: Bools = numpy.asarray(shapely.intersects(shape, lines))
    return found


@lru_cache(maxsize=512)
def _across(hull: Hull, start: Point) -> Floats:
    """Places across a hull as it is seen from a start: the middles of the chords that lines from there cut."""
    shape = footprint(hull)
    rim = numpy.array(corners(hull), dtype=numpy.float64) - start
    centre = numpy.array((hull.x - start[0], hull.y - start[1]), dtype=numpy.float64)
    distance = float(numpy.hypot(*centre)) or 1.0
    ahead = centre / distance
    aside = numpy.array((-ahead[1], ahead[0]))
    slopes = (rim @ aside) / numpy.maximum(rim @ ahead, 1.0)
    low, high = float(slopes.min()), float(slopes.max())
    edge = (high - low) * RIM / 2
    wanted = numpy.linspace(low + edge, high - edge, ACROSS)
    reach = 2 * (distance + hull.length + hull.width)
    ends = start + reach * (ahead + wanted[:, None] * aside)
    begun = numpy.broadcast_to(numpy.array(start, dtype=numpy.float64), ends.shape)
    chords = shapely.intersection(shape, shapely.linestrings(numpy.stack((begun, ends), axis=1)))
    found: Floats = shapely.get_coordinates(shapely.centroid(chords))
    return found


@lru_cache(maxsize=512)
def _grid(hull: Hull, start: float, end: float) -> Floats:
    """Places spread over a hull between two shares of its length, 0 its front end."""
    (ax, ay), (bx, by) = axes(hull.facing)
    inset = (end - start) * RIM
    shares = numpy.linspace(start + inset, end - inset, GRID)
    rows: list[Sequence[float]] = []
    for share in shares:
        forward = (0.5 - share) * hull.length
        for across in numpy.linspace(-0.5 + RIM, 0.5 - RIM, GRID):
            sideways = across * hull.width
            rows.append((hull.x + ax * forward + bx * sideways, hull.y + ay * forward + by * sideways))
    return numpy.array(rows, dtype=numpy.float64)
