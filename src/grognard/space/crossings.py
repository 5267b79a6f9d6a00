"""Where many straight lines cross things: outlines, round bases, the gaps between bases. No shape is made of a line.

On which side of each line a place lies is found for all of them by one product of matrices; only the few sides of an
outline whose ends lie on different sides of a line are looked at further.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy
import shapely
from numpy.typing import NDArray

from grognard.space.bulk import Geometry
from grognard.space.plane import Bools, Floats, Point

Indices = NDArray[numpy.intp]


class Outline(NamedTuple):
    """The rings of a shape: their corners as rows of x, y, and the corners where each of its sides begins and ends;
    ``sides`` for single lines: from where to where each leads."""

    corners: Floats
    begins: Indices
    ends: Indices
    sides: list[tuple[float, float, float, float]]


def outline_of(shape: Geometry) -> Outline:
    """The outline of a shape, holes included."""
    rings = shapely.get_parts(shapely.boundary(shape))
    corners, owners = shapely.get_coordinates(rings, return_index=True)
    begins = numpy.flatnonzero(owners[:-1] == owners[1:])
    rows = numpy.concatenate((corners[begins], corners[begins + 1]), axis=1).tolist()
    return Outline(corners, begins, begins + 1, [(ax, ay, bx, by) for ax, ay, bx, by in rows])


def cut(outline: Outline, start: Point, end: Point) -> tuple[float, float] | None:
    """The first and the last place of a shape on one straight line, as parts of its length; None if it meets none.

    >>> square = outline_of(shapely.box(2, -1, 4, 1))
    >>> cut(square, (0, 0), (8, 0)), cut(square, (3, 0), (6, 0)), cut(square, (0, 3), (8, 3))
    ((0.25, 0.5), (0.0, 0.3333333333333333), None)
    """
    (sx, sy), dx, dy = start, end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy or 1
    begun, found = False, []
    for ax, ay, bx, by in outline.sides:
        here, there = dx * (ay - sy) - dy * (ax - sx), dx * (by - sy) - dy * (bx - sx)
        if (here > 0) == (there > 0):
            continue
        along = here / (here - there)
        part = ((ax + (bx - ax) * along - sx) * dx + (ay + (by - ay) * along - sy) * dy) / square
        if part < 0:
            begun = not begun
        elif part <= 1:
            found.append(part)
    ended = begun ^ (len(found) % 2 == 1)
    parts = [*([0.0] if begun else []), *found, *([1.0] if ended else [])]
    return (min(parts), max(parts)) if parts else None


class Crossed(NamedTuple):
    """What crosses which line: numbers of things and of lines, and how far along its line each crossing is."""

    things: Indices
    lines: Indices
    far: Floats


class Lines:
    """Straight lines from places to places (rows of x, y); ``lengths`` of at least one thousandth."""

    def __init__(self, starts: Floats, ends: Floats) -> None:
        self.starts, self.ends = starts, ends
        self.along = ends - starts
        self.lengths: Floats = numpy.maximum(numpy.hypot(self.along[:, 0], self.along[:, 1]), 1.0)
        dx, dy = self.along[:, 0], self.along[:, 1]
        self._rows = numpy.stack((-dy, dx))
        self._base = dy * starts[:, 0] - dx * starts[:, 1]
        self._box = (*numpy.minimum(starts, ends).min(axis=0), *numpy.maximum(starts, ends).max(axis=0))
        # The strip along the middle of all lines that is just wide enough for them.
        towards = ends.mean(axis=0) - starts.mean(axis=0)
        self._across = numpy.array((towards[1], -towards[0]))
        aside = starts @ self._across, ends @ self._across
        # Wider by a thousandth, so that what only just touches it is not lost by rounding.
        wider = float(numpy.hypot(*towards))
        self._strip = min(aside[0].min(), aside[1].min()) - wider, max(aside[0].max(), aside[1].max()) + wider

    def may_meet(self, boxes: Floats) -> Indices:
        """Which boxes (rows of left, top, right, bottom) a line may meet: the cheap test before an exact one."""
        left, top, right, bottom = self._box
        near = (boxes[:, 0] <= right) & (boxes[:, 1] <= bottom) & (boxes[:, 2] >= left) & (boxes[:, 3] >= top)
        ax, ay = self._across
        # The corners of a box farthest to both sides of the strip.
        x0, x1 = (boxes[:, 0], boxes[:, 2]) if ax > 0 else (boxes[:, 2], boxes[:, 0])
        y0, y1 = (boxes[:, 1], boxes[:, 3]) if ay > 0 else (boxes[:, 3], boxes[:, 1])
        low, high = x0 * ax + y0 * ay, x1 * ax + y1 * ay
        found: Indices = numpy.flatnonzero(near & (low <= self._strip[1]) & (high >= self._strip[0]))
        return found

    def sides(self, places: Floats) -> Floats:
        """``[place, line]``: on which side of each line each place (rows of x, y) lies, by the sign; how far from it,
        times the line's length."""
        found: Floats = places @ self._rows + self._base
        return found

    def _far(self, lines: Indices, x: Floats, y: Floats) -> Floats:
        """How far along these lines places on them are."""
        away = (x - self.starts[lines, 0]) * self.along[lines, 0] + (y - self.starts[lines, 1]) * self.along[lines, 1]
        found: Floats = away / self.lengths[lines]
        return found

    def between(self, places: Floats, sides: Floats, ones: Indices, others: Indices) -> Crossed:
        """Where the straight ways from ``places[ones]`` to ``places[others]`` cross the lines or what continues them;
        ``sides`` are those of the places."""
        above = sides > 0
        things, lines = numpy.nonzero(above[ones] != above[others])
        one, other = ones[things], others[things]
        here, there = sides[one, lines], sides[other, lines]
        part = (here / (here - there))[:, None]
        cut = places[one, :2] + (places[other, :2] - places[one, :2]) * part
        return Crossed(things, lines, self._far(lines, cut[:, 0], cut[:, 1]))

    def discs(self, bases: Floats, sides: Floats) -> Crossed:
        """Where the lines or what continues them cross the rims of bases (rows of x, y, radius), each twice; ``sides``
        are those of their middles."""
        things, lines = numpy.nonzero(numpy.abs(sides) < bases[:, 2, None] * self.lengths)
        aside = sides[things, lines] / self.lengths[lines]
        towards = self._far(lines, bases[things, 0], bases[things, 1])
        half = numpy.sqrt(bases[things, 2] ** 2 - aside**2)
        return Crossed(
            numpy.concatenate((things, things)),
            numpy.concatenate((lines, lines)),
            numpy.concatenate((towards - half, towards + half)),
        )

    def extents(self, outlines: Sequence[Outline], inside: Bools) -> tuple[Floats, Floats]:
        """``[outline, line]``: how far along each line the first and the last place of each shape is (infinite, and
        less than nothing, where it meets none); ``inside``: which lines start within which shape."""
        count = len(self.starts)
        firsts = numpy.cumsum([0, *(len(each.corners) for each in outlines)])
        corners = numpy.concatenate([each.corners for each in outlines])
        ones = numpy.concatenate([each.begins + first for each, first in zip(outlines, firsts, strict=False)])
        others = numpy.concatenate([each.ends + first for each, first in zip(outlines, firsts, strict=False)])
        owners = numpy.repeat(numpy.arange(len(outlines)), [len(each.begins) for each in outlines])
        cut = self.between(corners, self.sides(corners), ones, others)
        on = (cut.far >= 0) & (cut.far <= self.lengths[cut.lines])
        keys, far = (owners[cut.things] * count + cut.lines)[on], cut.far[on]
        within = inside.ravel()
        first = numpy.where(within, 0.0, numpy.inf)
        last = numpy.where(within, 0.0, -numpy.inf)
        numpy.minimum.at(first, keys, far)
        numpy.maximum.at(last, keys, far)
        # Who leaves a shape once more often than he enters it ends outside.
        ending = within ^ (numpy.bincount(keys, minlength=len(within)) % 2 == 1)
        ends = numpy.broadcast_to(self.lengths, inside.shape).ravel()
        first = numpy.where(ending, numpy.minimum(first, ends), first)
        last = numpy.where(ending, ends, last)
        return first.reshape(inside.shape), last.reshape(inside.shape)
