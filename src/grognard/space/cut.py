"""A unit's walk cut at the places where a watcher may break in."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, hypot

import numpy

from grognard.space.plane import Bools, Floats, Point, gaps, length_of
from grognard.space.screens import SightRules
from grognard.space.sight import Sight
from grognard.space.terrain import Field


def stops(ways: Sequence[Sequence[Point]], step: float) -> Floats:
    """``[stop, model]`` = x, y: where each model is at the start, at each full step of the longest way, and at its end.

    All models walk at one pace; those with less to walk stop earlier.

    >>> stops([[(0, 0), (2500, 0)], [(0, 900), (1200, 900)]], 1000)[:, :, 0].tolist()
    [[0.0, 0.0], [1000.0, 1000.0], [2000.0, 1200.0], [2500.0, 1200.0]]
    """
    longest = max(map(length_of, ways))
    walked = numpy.minimum(numpy.arange(ceil(longest / step) + 1) * step, longest)
    places: Floats = numpy.empty((len(walked), len(ways), 2))
    for number, way in enumerate(ways):
        lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way)]
        marks = numpy.cumsum([0.0, *lengths])
        for axis in (0, 1):
            places[:, number, axis] = numpy.interp(walked, marks, [point[axis] for point in way])
    return places


def openings(field: Field, rules: SightRules, watchers: Floats, ranges: Floats, places: Floats, radii: Floats) -> Bools:
    """At which of the ``stops`` some watcher sees some model within his range (edge to edge).

    ``watchers`` are rows of x, y, radius with one range each; ``radii`` are those of the walking models.
    """
    count, models, _ = places.shape
    bodies = numpy.concatenate((places, numpy.broadcast_to(radii[:, None], (count, models, 1))), axis=2).reshape(-1, 3)
    near = gaps(watchers, bodies) <= ranges[:, None]
    someone, something = near.any(axis=1), near.any(axis=0)
    found: Bools = numpy.zeros(len(bodies), dtype=bool)
    if something.any():
        sight = Sight.of(field, rules, watchers[someone], bodies[something])
        shots = sight.visible & near[numpy.ix_(someone, something)]
        found[something] = shots.any(axis=0)
    opens: Bools = numpy.logical_or.reduce(found.reshape(count, models), axis=1)
    return opens
