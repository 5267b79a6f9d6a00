"""Whole units that one piece of ground hides from whole units: the cheap test before every pair of models is looked at.

If all lines between the corners of two boxes meet a convex shape, so do all lines between what is in the boxes. A high
wall stops each of them (AZ-LOS-04), a wood or a building each that runs on inside for more than it may be seen into
(AZ-LOS-06, AZ-LOS-07, AZ-LOS-14): one that meets what is left of it when its rim is taken off to half that depth.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple
from weakref import WeakKeyDictionary

import numpy
import shapely

from grognard.games.operation_ww2.ground.sight import Sight
from grognard.games.operation_ww2.state.state import Model
from grognard.space.bulk import Geometry, meets
from grognard.space.plane import Disc
from grognard.space.terrain import Box, apart, box_of, met

ROOM = 1.0
"""By so many thousandths of a centimetre more than needed the rim is taken off."""


class Screen(NamedTuple):
    """A piece that hides: the convex shape every line through which is stopped, its box, and the piece's own."""

    core: Geometry
    core_box: Box
    box: Box


def screens(sight: Sight) -> tuple[Screen, ...]:
    """The pieces of the ground that hide whatever is right behind them; kept as long as the ground is."""
    if sight not in _screens:
        _screens[sight] = tuple(_found(sight))
    return _screens[sight]


_screens: WeakKeyDictionary[Sight, tuple[Screen, ...]] = WeakKeyDictionary()


def _found(sight: Sight) -> Iterator[Screen]:
    for number, kind in enumerate(sight.kinds):
        shape = sight.terrain.field.polygons[number]
        if kind.sight in ("deep", "openings"):
            core = shape.buffer(-(sight.into / 2 + ROOM), join_style="mitre")
        elif kind.sight == "blocked":
            core = shape
        else:
            continue
        if not core.is_empty and core.geom_type == "Polygon" and core.convex_hull.area - core.area < 1:
            left, top, right, bottom = core.bounds
            yield Screen(core, (left, top, right, bottom), box_of(shapely.get_coordinates(shape).tolist()))


def hides(sight: Sight, ones: Sequence[Model], others: Sequence[Model]) -> bool:
    """Whether one piece of the ground hides all of some models from all of others: people on the ground, none of them
    in the piece. If not, some may be hidden all the same."""
    if not ones or not others or any(model.storey or model.length for model in (*ones, *others)):
        return False
    here, there = _box(ones), _box(others)
    corners, ends = _corners(here), _corners(there)
    start, end = _middle(here), _middle(there)
    for screen in screens(sight):
        if not met((screen.core_box,), start, end) or not apart(screen.box, here) or not apart(screen.box, there):
            continue
        lines = shapely.linestrings([(a, b) for a in corners for b in ends])
        if bool(numpy.all(meets(screen.core, lines))):
            return True
    return False


def _box(models: Sequence[Disc]) -> Box:
    return (
        min(model.x - model.radius for model in models),
        min(model.y - model.radius for model in models),
        max(model.x + model.radius for model in models),
        max(model.y + model.radius for model in models),
    )


def _corners(box: Box) -> list[tuple[float, float]]:
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _middle(box: Box) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
