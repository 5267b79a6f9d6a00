"""What is seen of the corners round a closed shape, each line found out once."""

from __future__ import annotations

from collections.abc import Sequence

import numpy
import shapely
from numpy.typing import NDArray

from grognard.space.bulk import Geometry, distances, meets, points, segments
from grognard.space.plane import Bools, Floats, Point

Numbers = NDArray[numpy.intp]

UNKNOWN = -1

FEW = 6
"""So few lines shapely is asked at once."""


class Cores:
    """Rounds within a closed shape: what comes into one of them is stopped, which is sooner found than by its outline.

    >>> cores = Cores(shapely.box(0, 0, 10, 10), [(5, 5), (20, 20)])
    >>> cores.stop(numpy.array([[-5.0, 5.0], [-5.0, 9.0]]), numpy.array([[15.0, 5.0], [15.0, 9.5]]))
    array([ True, False])
    """

    def __init__(self, closed: Geometry, middles: Sequence[Point]) -> None:
        places = numpy.array([place for place in middles if shapely.intersects_xy(closed, *place)], dtype=numpy.float64)
        self._middles: Floats = places.reshape(-1, 2)
        # A thousandth less than they are, for what rounding may take.
        radii = distances(shapely.boundary(closed), points(self._middles)) - 1
        self._squares: Floats = numpy.where(radii > 0, radii * radii, 0.0)

    def stop(self, starts: Floats, ends: Floats) -> Bools:
        """Which lines surely meet the shape; of others it is not known."""
        ax, ay = starts[:, 0, None], starts[:, 1, None]
        dx, dy = ends[:, 0, None] - ax, ends[:, 1, None] - ay
        px, py = self._middles[:, 0] - ax, self._middles[:, 1] - ay
        part = ((dx * px + dy * py) / numpy.maximum(dx * dx + dy * dy, 1e-9)).clip(0.0, 1.0)
        px -= part * dx
        py -= part * dy
        found: Bools = numpy.any(px * px + py * py < self._squares, axis=1)
        return found


class Outlooks:
    """Which corners see each other and other places past a closed shape: a line is asked for when it is first needed.

    Corners and places have numbers, the corners (rows of x, y) first. ``middles``: places about which the shape lies.

    >>> import shapely
    >>> outlooks = Outlooks(shapely.box(0, 0, 10, 10), numpy.array([[-1.0, -1.0], [11.0, -1.0], [11.0, 11.0]]))
    >>> outlooks.seen(outlooks.number((-5, 5)), numpy.array([0, 1, 2]))
    array([0])
    """

    def __init__(self, closed: Geometry, corners: Floats, middles: Sequence[Point] = ()) -> None:
        self._closed = closed
        self._cores = Cores(closed, middles) if middles else None
        self._places: Floats = corners
        self._known: NDArray[numpy.int8] = numpy.full((len(corners), len(corners)), UNKNOWN, dtype=numpy.int8)
        self._numbers: dict[Point, int] = {}
        self._corners = len(corners)

    def number(self, place: Point) -> int:
        """The number of a place that is no corner."""
        return int(self.numbers([place])[0])

    def numbers(self, places: Sequence[Point]) -> Numbers:
        """The numbers of places that are no corners."""
        new = [place for place in dict.fromkeys(places) if place not in self._numbers]
        if new:
            first = len(self._places)
            self._numbers.update((place, first + number) for number, place in enumerate(new))
            self._places = numpy.concatenate((self._places, numpy.array(new, dtype=numpy.float64)))
            rows = numpy.full((len(new), self._corners), UNKNOWN, dtype=numpy.int8)
            self._known = numpy.concatenate((self._known, rows))
        return numpy.array([self._numbers[place] for place in places], dtype=numpy.intp)

    def seen(self, number: int, corners: Numbers) -> Numbers:
        """Which of some corners are seen from a corner or place."""
        row = self._known[number]
        unknown = corners[row[corners] == UNKNOWN]
        if len(unknown):
            row[unknown] = free = self._free(number, unknown)
            if number < self._corners:
                self._known[unknown, number] = free
        found: Numbers = corners[row[corners] == 1]
        return found

    def seeing(self, corner: int, places: Numbers) -> Numbers:
        """Which of some places, as positions among them, see a corner."""
        column = self._known[:, corner]
        unknown = places[column[places] == UNKNOWN]
        if len(unknown):
            column[unknown] = self._free(corner, unknown)
        return numpy.flatnonzero(column[places] == 1)

    def between(self, number: int, places: Numbers) -> Numbers:
        """Which of some places, as positions among them, see another place; this is not kept."""
        return numpy.flatnonzero(self._free(number, places))

    def _free(self, number: int, others: Numbers) -> Bools:
        ends = self._places[others]
        starts = self._places[number, None].repeat(len(ends), axis=0)
        if self._cores is None or len(ends) <= FEW:
            return ~meets(self._closed, segments(starts, ends))
        free = ~self._cores.stop(starts, ends)
        left = numpy.flatnonzero(free)
        free[left] = ~meets(self._closed, segments(starts[left], ends[left]))
        return free
