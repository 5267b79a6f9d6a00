"""Line of sight that explains itself: who sees whom, through what, and what is in the way.

A game says what each kind of terrain does to sight: ``clear`` (never blocks), ``area`` (seen into and out of, not
right through), ``solid`` (blocks unless the line passes above its top); and which kinds raise whoever stands on them.
The line runs from the observer's eyes to the target's; a target is seen if the line to its middle or to either side of
its base is free. What the line to the middle crosses is reported piece by piece, so that the game can find cover.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import hypot
from typing import Literal

import numpy
import shapely
from numpy.typing import NDArray

from grognard.core.records import Record
from grognard.space.bulk import Geometries, covers, meets, points, segments, within
from grognard.space.plane import Body, Bools, Disc, Floats, Point, footprint
from grognard.space.terrain import Field

Opacity = Literal["clear", "area", "solid"]
Indices = NDArray[numpy.intp]

TOUCH = 100
"""How near, in thousandths, a base must be to the edge of a piece to be in contact with it."""

SIDE = 0.98
"""How far out, as a part of the radius, the lines to the sides of a base aim."""

GRAZE = 1
"""How far below a top, in thousandths, a line may still graze it."""


class SightRules(Record):
    """What kinds of terrain do to sight in a game: opacity by kind (kinds not named are ignored), the kinds that raise
    (they block below their tops whatever their opacity), the height of eyes above the feet."""

    opacity: dict[str, Opacity]
    raising: tuple[str, ...] = ()
    eyes: int = 1000


class Blocker(Record):
    """A body that blocks sight as a solid piece does (a vehicle), with the height of its top."""

    id: str
    body: Body
    height: int


class Crossing(Record):
    """A piece that a line of sight enters, and where."""

    piece: str
    at: Point


class Explanation(Record):
    """One line of sight: whether it is free, from where to where, what it crosses in order, what stops it and where.

    A target that is seen only past its middle is visible and still names what stops the line to its middle.
    """

    visible: bool
    start: Point
    end: Point
    crossings: tuple[Crossing, ...] = ()
    blocked_by: Crossing | None = None


class Sight:
    """All lines of sight from a group of bases to another (rows of x, y, radius).

    ``visible[o, t]``: whether observer o sees target t. ``pieces`` are the indices of the pieces that matter between
    the groups; ``crossed[p, o, t]``: whether the middle line crosses piece p or is stopped by it (ground that raises
    is not crossed where it lies below all eyes); ``stopped[p, o, t]``: whether piece p by itself stops it;
    ``touching[p, o]``: whether observer o is in contact with the edge of piece p or stands across it. ``blockers`` come
    after the pieces in ``crossed`` and ``stopped``; one in which an observer or target has its middle does not block
    that one's lines.
    """

    def __init__(
        self, field: Field, rules: SightRules, observers: Floats, targets: Floats, blockers: Sequence[Blocker] = ()
    ) -> None:
        self.field = field
        self.rules = rules
        self.observers = observers
        self.targets = targets
        self.blockers = tuple(blockers)
        self.pieces = self._candidates()
        shape = (len(observers), len(targets))
        if self.pieces or self.blockers:
            self._trace()
        else:
            self.visible: Bools = numpy.ones(shape, dtype=bool)
            self.crossed: Bools = numpy.zeros((0, *shape), dtype=bool)
            self.stopped: Bools = self.crossed

    def _candidates(self) -> list[int]:
        """The pieces that matter to sight and come between the groups."""
        observers, targets = self.observers, self.targets
        left, top, _ = numpy.minimum(observers.min(axis=0), targets.min(axis=0)).tolist()
        right, bottom, radius = numpy.maximum(observers.max(axis=0), targets.max(axis=0)).tolist()
        among = self.field.in_box(left - radius, top - radius, right + radius, bottom + radius)
        among = [index for index in among if self.field.pieces[index].kind in self.rules.opacity]
        if not among:
            return among
        corridor = shapely.convex_hull(shapely.multipoints(numpy.concatenate((observers, targets))[:, :2]))
        close = within(self.field.polygons[among], corridor, radius).tolist()
        return [index for index, keep in zip(among, close, strict=True) if keep]

    def _trace(self) -> None:
        """The middle lines in bulk; where one is stopped, the lines to both sides of the base."""
        field, rules, observers, targets = self.field, self.rules, self.observers, self.targets
        self._shapes: Geometries = field.polygons[self.pieces]
        if self.blockers:
            self._shapes = numpy.append(self._shapes, [_shape(blocker.body) for blocker in self.blockers])
        self._inside_start = covers(self._shapes[:, None], observers)
        self._inside_end = covers(self._shapes[:, None], targets)
        self._raising = [row for row, index in enumerate(self.pieces) if field.pieces[index].kind in rules.raising]
        self._tops = [field.pieces[index].height for index in self.pieces]
        self._tops += [blocker.height for blocker in self.blockers]
        self._opacity: list[Opacity] = [rules.opacity[field.pieces[index].kind] for index in self.pieces]
        self._opacity += ["solid"] * len(self.blockers)
        self._eyes_start = self._eyes(self._inside_start)
        self._eyes_end = self._eyes(self._inside_end)

        lowest = min(self._eyes_start.min(), self._eyes_end.min())
        rows = range(len(self._shapes))
        flat = [row for row in self._raising if self._tops[row] - GRAZE <= lowest]
        self._blocking = [
            row for row in rows if row not in flat and (self._opacity[row] != "clear" or row in self._raising)
        ]
        shape = (len(observers), len(targets))
        starts, ends = numpy.divmod(numpy.arange(shape[0] * shape[1]), shape[1])
        crossed, stopped = self._test(starts, ends, targets[ends, :2], [row for row in rows if row not in flat])
        self.crossed = crossed.reshape(-1, *shape)
        self.stopped = stopped.reshape(-1, *shape)
        hidden: Bools = numpy.asarray(stopped.any(axis=0))
        pairs = numpy.flatnonzero(hidden)
        if len(pairs):
            hidden[pairs] = self._hidden_sides(starts[pairs], ends[pairs])
        self.visible = ~hidden.reshape(shape)

    def _hidden_sides(self, starts: Indices, ends: Indices) -> Bools:
        """For pairs whose middle line is stopped: whether the lines to both sides of the base are stopped too."""
        aim = self.targets[ends]
        along = aim[:, :2] - self.observers[starts, :2]
        size = numpy.maximum(numpy.hypot(along[:, 0], along[:, 1]), 1.0)
        side = along[:, ::-1] * (-1.0, 1.0) * (SIDE * aim[:, 2] / size)[:, None]
        both = numpy.concatenate((aim[:, :2] + side, aim[:, :2] - side))
        _, stopped = self._test(numpy.tile(starts, 2), numpy.tile(ends, 2), both, self._blocking)
        left, right = stopped[:, : len(starts)], stopped[:, len(starts) :]
        hidden: Bools = numpy.logical_or.reduce(left) & numpy.logical_or.reduce(right)
        return hidden

    def _eyes(self, inside: Bools) -> Floats:
        """The height of each body's eyes: its own and that of the highest ground it stands on."""
        ground = numpy.zeros(inside.shape[1])
        for row in self._raising:
            ground = numpy.maximum(ground, inside[row] * self._tops[row])
        eyes: Floats = ground + self.rules.eyes
        return eyes

    def _test(self, starts: Indices, ends: Indices, aim: Floats, rows: list[int]) -> tuple[Bools, Bools]:
        """``[piece, line]``: which lines each piece is crossed by, and which of them it stops.

        Lines run from the observers ``starts`` to the places ``aim``, which belong to the targets ``ends``;
        only the pieces ``rows`` are asked.
        """
        origin = self.observers[starts, :2]
        rays = segments(origin, aim)
        crossed = numpy.zeros((len(self._shapes), len(rays)), dtype=bool)
        crossed[rows] = meets(self._shapes[rows, None], rays)
        stopped = numpy.zeros(crossed.shape, dtype=bool)
        eyes = numpy.stack((self._eyes_start[starts], self._eyes_end[ends]))
        low, high = eyes.min(axis=0), eyes.max(axis=0)
        for row in self._blocking:
            among = crossed[row]
            if row not in self._raising:
                among = among & ~(self._inside_start[row, starts] | self._inside_end[row, ends])
                if self._opacity[row] == "area":
                    stopped[row] = among
                    continue
            top = self._tops[row] - GRAZE
            stopped[row] = among & (high < top)
            slanting = numpy.flatnonzero(among & (low < top) & (high >= top))
            if len(slanting):
                lower = eyes[0, slanting] < eyes[1, slanting]
                part = (top - low[slanting]) / (high[slanting] - low[slanting])
                foot = numpy.where(lower[:, None], origin[slanting], aim[slanting])
                head = numpy.where(lower[:, None], aim[slanting], origin[slanting])
                # Only the lower part of the line, up to where it rises to the top, can be stopped.
                climb = foot + (head - foot) * part[:, None]
                stopped[row, slanting] = meets(self._shapes[row], segments(foot, climb))
        return crossed, stopped

    @cached_property
    def touching(self) -> Bools:
        """Which observers are in contact with the edge of which piece."""
        return within(self.field.edges[self.pieces][:, None], points(self.observers), self.observers[:, 2] + TOUCH)

    def explain(self, observer: int, target: int) -> Explanation:
        """One line in words' terms: what it crosses, in order, and what stops it."""
        start, end = self.observers[observer, :2].tolist(), self.targets[target, :2].tolist()
        ray = shapely.LineString((start, end))
        names = [self.field.pieces[index].id for index in self.pieces] + [blocker.id for blocker in self.blockers]
        met = []
        for row in numpy.flatnonzero(self.crossed[:, observer, target]).tolist():
            places = shapely.get_coordinates(shapely.intersection(ray, self._shapes[row])).tolist() or [start]
            distance, x, y = min((hypot(x - start[0], y - start[1]), x, y) for x, y in places)
            met.append((distance, row, Crossing(names[row], (round(x), round(y)))))
        met.sort(key=lambda each: each[:2])
        blocks = [crossing for _, row, crossing in met if self.stopped[row, observer, target]]
        return Explanation(
            visible=bool(self.visible[observer, target]),
            start=(round(start[0]), round(start[1])),
            end=(round(end[0]), round(end[1])),
            crossings=tuple(crossing for _, _, crossing in met),
            blocked_by=blocks[0] if blocks else None,
        )


def _shape(body: Body) -> shapely.Geometry:
    return shapely.Point(body.x, body.y).buffer(body.radius) if isinstance(body, Disc) else footprint(body)


def lanes(observers: Floats, targets: Floats, others: Floats, clearance: float) -> Bools | None:
    """``[o, t]``: whether a line between the middles passes nearer than ``clearance`` to the base of one of the others.

    All arguments are rows of x, y, radius. None if no line does.

    >>> row = numpy.array
    >>> lanes(row([[0.0, 0, 500]]), row([[9000.0, 0, 500]]), row([[4000.0, 1200, 500]]), 1000)
    array([[ True]])
    """
    if not len(others):
        return None
    left, top, _ = numpy.minimum(observers.min(axis=0), targets.min(axis=0)).tolist()
    right, bottom, _ = numpy.maximum(observers.max(axis=0), targets.max(axis=0)).tolist()
    keep = others[:, 2] + clearance
    x, y = others[:, 0], others[:, 1]
    near = (x > left - keep) & (x < right + keep) & (y > top - keep) & (y < bottom + keep)
    if not near.any():
        return None
    reach = keep[near] ** 2
    along = targets[None, :, :2] - observers[:, None, :2]
    away = others[near, :2] - observers[:, None, :2]
    square = numpy.maximum((along * along).sum(axis=2), 1.0)
    part = numpy.einsum("otk,omk->otm", along, away) / square[:, :, None]
    part = part.clip(0.0, 1.0)
    off = away[:, None, :, :] - part[:, :, :, None] * along[:, :, None, :]
    blocked: Bools = ((off * off).sum(axis=3) < reach).any(axis=2)
    return blocked if blocked.any() else None
