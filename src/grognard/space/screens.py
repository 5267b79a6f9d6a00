"""The ground as sight meets it: the pieces that matter, and where groups of bodies stand among them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Literal, NamedTuple

import numpy
import shapely
from numpy.typing import NDArray

from grognard.core.records import Record
from grognard.space.bulk import Geometry, meets, points, segments, within
from grognard.space.convex import Sides, crossing, sides_of
from grognard.space.hulls import axes, samples
from grognard.space.plane import Body, Bools, Disc, Floats, Hull, footprint
from grognard.space.terrain import Box, Field, apart, box_of, corners_of

Opacity = Literal["clear", "area", "solid"]

TOUCH = 100
"""How near, in thousandths, a base must be to the edge of a piece to be in contact with it."""

CORE_STEPS = 500
"""How finely the box within a piece is looked for: in parts of the box about it."""

BLOCKERS = 2000
"""Of how many blockers at most it is kept how sight meets them."""

MANY = 32
"""From how many lines on they are laid across a convex shape by arithmetic."""

FEW_EDGES = 8
"""Of how many corners a shape is asked without circles about it."""

MANY_CORNERS = 16
"""Shapes of more corners than these are not taken apart."""

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


def core_of(shape: Geometry) -> Box | None:
    """A large box that lies within a shape, of the proportions of the box about it; None if there is hardly any.

    >>> core_of(shapely.box(0, 0, 1000, 2000))
    (2.0, 4.0, 998.0, 1996.0)
    """
    left, top, right, bottom = shape.bounds
    middle = shape.centroid
    low, high = 0, CORE_STEPS
    while high - low > 1:
        part = (low + high) / 2 / CORE_STEPS / 2
        wide, tall = (right - left) * part, (bottom - top) * part
        box = middle.x - wide, middle.y - tall, middle.x + wide, middle.y + tall
        low, high = ((low + high) // 2, high) if shape.covers(shapely.box(*box)) else (low, (low + high) // 2)
    if not low:
        return None
    # A step less than what fits, so that rounding is of no matter.
    part = (low - 1) / CORE_STEPS / 2
    wide, tall = (right - left) * part, (bottom - top) * part
    return middle.x - wide, middle.y - tall, middle.x + wide, middle.y + tall


def core_of_hull(hull: Hull, box: Box) -> Box:
    """A large box that lies within a hull, of the proportions of the box about it.

    >>> [round(side) for side in core_of_hull(Hull(0, 0, 4000, 2000, 90_000), (-2000, -1000, 2000, 1000))]
    [-1998, -999, 1998, 999]
    """
    (ax, ay), (bx, by) = axes(hull.facing)
    wide, tall = (box[2] - box[0]) / 2, (box[3] - box[1]) / 2
    ahead, aside = abs(ax) * wide + abs(ay) * tall, abs(bx) * wide + abs(by) * tall
    # A little less than what fits, so that rounding is of no matter.
    part = min(hull.length / 2 / ahead, hull.width / 2 / aside) - 1 / (2 * CORE_STEPS)
    return hull.x - wide * part, hull.y - tall * part, hull.x + wide * part, hull.y + tall * part


def sides_of_hull(hull: Hull) -> Sides:
    """The edges of a hull: front, right, rear, left."""
    (ax, ay), (bx, by) = axes(hull.facing)
    outwards = numpy.array([(ax, ay), (bx, by), (-ax, -ay), (-bx, -by)])
    half = numpy.array([hull.length, hull.width, hull.length, hull.width]) / 2
    return Sides(outwards, (outwards @ (hull.x, hull.y) + half)[:, None])


def _shape(body: Body) -> Geometry:
    return shapely.Point(body.x, body.y).buffer(body.radius) if isinstance(body, Disc) else footprint(body)


class Rings(NamedTuple):
    """Two circles about one middle: a line that meets the ``inner`` meets a shape, one that stays off the ``outer``
    misses it."""

    x: float
    y: float
    inner: float
    outer: float

    def off(self, starts: Floats, ends: Floats) -> Floats:
        """How far lines between places (rows of x, y) stay off the middle."""
        x, y = starts[:, 0] - self.x, starts[:, 1] - self.y
        dx, dy = ends[:, 0] - starts[:, 0], ends[:, 1] - starts[:, 1]
        along = -(x * dx + y * dy) / numpy.maximum(dx * dx + dy * dy, 1.0)
        numpy.clip(along, 0.0, 1.0, out=along)
        found: Floats = numpy.hypot(x + along * dx, y + along * dy)
        return found


def rings_of(shape: Geometry) -> Rings | None:
    """The circles about a shape and within it; None if it has so few edges that they save nothing.

    >>> rings_of(shapely.box(0, 0, 1000, 2000)) is None
    True
    """
    if len(shapely.get_coordinates(shape)) <= FEW_EDGES:
        return None
    middle = shapely.minimum_bounding_circle(shape).centroid
    corners = shapely.get_coordinates(shape)
    outer = float(numpy.hypot(corners[:, 0] - middle.x, corners[:, 1] - middle.y).max())
    inner = float(shapely.distance(shape.boundary, middle)) if shape.contains(middle) else 0.0
    # A step less and more than what is so, so that rounding is of no matter.
    return Rings(middle.x, middle.y, inner - GRAZE, outer + GRAZE)


def parts_of(shape: Geometry) -> tuple[Sides, ...]:
    """The edges of the convex parts of a shape; none if they would be many.

    >>> len(parts_of(shapely.box(0, 0, 10, 10))), len(parts_of(shapely.Polygon([(0, 0), (4, 0), (4, 4), (2, 1)])))
    (1, 2)
    """
    whole = sides_of(shape)
    if whole is not None:
        return (whole,)
    if len(shapely.get_coordinates(shape)) > MANY_CORNERS:
        return ()
    found = [sides_of(part) for part in shapely.constrained_delaunay_triangles(shape).geoms]
    return tuple(part for part in found if part is not None)


class Screen(NamedTuple):
    """A piece of the field (or a blocker, whose ``number`` is below 0) as sight meets it.

    The box about it, its shape, what it does, the height of its top, and whether it can stop any line at all: what is
    no higher than the eyes of a man on the table cannot. ``core`` is a box that lies within the shape, if it stops
    lines: one that meets the core meets the shape. ``sides``: its edges, if it is convex. ``rings``: circles about it
    and within it, if it has many edges. ``parts``: the edges of convex parts that make it up, if these are few.
    """

    number: int
    box: Box
    shape: Geometry
    opacity: Opacity
    raises: bool
    top: int
    blocks: bool
    core: Box | None = None
    sides: Sides | None = None
    rings: Rings | None = None
    parts: tuple[Sides, ...] = ()

    def crossed(self, starts: Floats, ends: Floats) -> Bools:
        """Which straight lines between places (rows of x, y) touch or cross its shape."""
        if len(starts) < MANY:
            return meets(self.shape, segments(starts, ends))
        if self.rings is None:
            return self._laid_across(starts, ends)
        off = self.rings.off(starts, ends)
        found: Bools = off < self.rings.inner
        unsure = numpy.flatnonzero(~found & (off < self.rings.outer))
        found[unsure] = self._laid_across(starts[unsure], ends[unsure])
        return found

    def _laid_across(self, starts: Floats, ends: Floats) -> Bools:
        if not self.parts or len(starts) < MANY:
            return meets(self.shape, segments(starts, ends))
        found = crossing(self.shape, self.parts[0], starts, ends)
        for part in self.parts[1:]:
            found |= crossing(self.shape, part, starts, ends)
        return found


class Screens:
    """The pieces that matter to sight, compiled once for a field."""

    def __init__(self, field: Field, rules: SightRules) -> None:
        self.field = field
        self.rules = rules
        self.all: list[Screen] = []
        shapes: list[Geometry] = field.polygons.tolist()
        for index, (piece, shape) in enumerate(zip(field.pieces, shapes, strict=True)):
            if piece.kind in rules.opacity:
                opacity, raises = rules.opacity[piece.kind], piece.kind in rules.raising
                screen = self._screen(index, shape, opacity, raises, piece.height)
                core = core_of(shape) if screen.blocks else None
                edges, parts = sides_of(shape), parts_of(shape)
                self.all.append(screen._replace(core=core, sides=edges, rings=rings_of(shape), parts=parts))
        self._blockers: dict[Blocker, Screen] = {}
        self._numbered = 0
        self.raising = [screen for screen in self.all if screen.raises]
        self.blocking = [screen for screen in self.all if screen.blocks]

    def of_blocker(self, blocker: Blocker) -> Screen:
        """A body as sight meets it: solid."""
        known = self._blockers.get(blocker)
        if known is None:
            if len(self._blockers) >= BLOCKERS:
                self._blockers.clear()
            self._numbered += 1
            known = self._screen(-self._numbered, _shape(blocker.body), "solid", False, blocker.height)
            if isinstance(blocker.body, Hull):
                edges = sides_of_hull(blocker.body)
                known = known._replace(core=core_of_hull(blocker.body, known.box), sides=edges, parts=(edges,))
            self._blockers[blocker] = known
        return known

    def _screen(self, number: int, shape: Geometry, opacity: Opacity, raises: bool, top: int) -> Screen:
        tall = top - GRAZE > self.rules.eyes
        blocks = tall if raises or opacity == "solid" else opacity == "area"
        left, upper, right, lower = shape.bounds
        return Screen(number, (left, upper, right, lower), shape, opacity, raises, top, blocks)


class Bodies:
    """A group of bases (rows of x, y, radius) that look or are looked at; where they stand is found once and kept.

    ``lift``: how high above the ground they stand, as on an upper floor.
    """

    def __init__(self, screens: Screens, table: Floats, lift: int = 0) -> None:
        self.screens = screens
        self.table = table
        self.lift = lift
        self.discs: list[list[float]] = table.tolist()
        self.box = box_of(self.discs, max(disc[2] for disc in self.discs))
        self.corners = corners_of(self.box)
        self._inside: dict[int, Bools | None] = {}
        self._touching: dict[int, Bools] = {}

    def inside(self, screen: Screen) -> Bools | None:
        """Which bodies have their middle in a piece, its edge included; None if nobody has."""
        if screen.number in self._inside:
            return self._inside[screen.number]
        found = None
        if not apart(self.box, screen.box):
            covered = numpy.asarray(shapely.intersects_xy(screen.shape, self.table[:, 0], self.table[:, 1]))
            found = covered if covered.any() else None
        self._inside[screen.number] = found
        return found

    def touching(self, screen: Screen) -> Bools:
        """Which bodies are in contact with the edge of a piece."""
        if screen.number not in self._touching:
            edge = self.screens.field.edges[screen.number]
            self._touching[screen.number] = within(edge, points(self.table), self.table[:, 2] + TOUCH)
        return self._touching[screen.number]

    @cached_property
    def eyes(self) -> Floats:
        """The height of each body's eyes: its own and that of the highest ground it stands on."""
        ground = numpy.zeros(len(self.table))
        for screen in self.screens.raising:
            inside = self.inside(screen)
            if inside is not None:
                ground = numpy.maximum(ground, inside * screen.top)
        eyes: Floats = ground + (self.screens.rules.eyes + self.lift)
        return eyes

    @cached_property
    def highest(self) -> float:
        """The height of the highest eyes."""
        return float(self.eyes.max())


class PartOfBodies(Bodies):
    """Some of a group of bases, by their rows: where they stand is known from the whole group."""

    def __init__(self, whole: Bodies, rows: NDArray[numpy.intp]) -> None:
        super().__init__(whole.screens, whole.table[rows], whole.lift)
        self.whole = whole
        self.rows = rows

    def inside(self, screen: Screen) -> Bools | None:
        """Which bodies have their middle in a piece, its edge included; None if nobody has."""
        if screen.number not in self._inside:
            every = self.whole.inside(screen)
            found = None if every is None else every[self.rows]
            self._inside[screen.number] = None if found is None or not found.any() else found
        return self._inside[screen.number]

    def touching(self, screen: Screen) -> Bools:
        """Which bodies are in contact with the edge of a piece."""
        found: Bools = self.whole.touching(screen)[self.rows]
        return found


class HullBody(Bodies):
    """One hull: it looks from its middle, touches things with its sides, and is looked at in several places."""

    def __init__(self, screens: Screens, table: Floats, hull: Hull) -> None:
        super().__init__(screens, table)
        self.hull = hull

    @cached_property
    def targets(self) -> Bodies:
        """The hull as it is looked at."""
        return Bodies(self.screens, samples(self.hull))

    def touching(self, screen: Screen) -> Bools:
        """Whether the hull is in contact with the edge of a piece."""
        if screen.number not in self._touching:
            edge = self.screens.field.edges[screen.number]
            self._touching[screen.number] = numpy.array([shapely.dwithin(edge, footprint(self.hull), TOUCH)])
        return self._touching[screen.number]


class Corridor:
    """The strip along a direction that is just wide enough for some places: the cheap test before an exact one."""

    __slots__ = ("dx", "dy", "left", "right")

    def __init__(self, places: Iterable[Sequence[float]], start: Sequence[float], end: Sequence[float]) -> None:
        self.dx, self.dy = end[0] - start[0], end[1] - start[1]
        across = [place[0] * self.dy - place[1] * self.dx for place in places]
        self.left, self.right = min(across), max(across)

    def meets(self, box: Box) -> bool:
        """Whether any of a box is in the strip."""
        # The corners farthest across to both sides: the signs of the direction tell which.
        x0, y0, x1, y1 = box
        dx, dy = self.dx, self.dy
        low = (x0 if dy > 0 else x1) * dy - (y1 if dx > 0 else y0) * dx
        high = (x1 if dy > 0 else x0) * dy - (y0 if dx > 0 else y1) * dx
        return low <= self.right and high >= self.left
