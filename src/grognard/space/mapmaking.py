"""Tables made from a recipe and a seed: what is laid on one half is laid on the other, turned half round or mirrored.

So neither edge has the better ground. What runs through the middle, such as a road, is the same turned half round or
in the mirror by itself; everything else comes in pairs that keep clear of what lies there already. Without symmetry
each of a pair has a shape and a place of its own on its half, and a course its own bends: whether such a table is fair
has to be measured (``grognard.core.balance``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from math import atan2, cos, degrees, hypot, pi, radians, sin
from random import Random
from typing import Any, Literal

import tomli
from shapely import LineString, Point, Polygon, affinity, box
from shapely.geometry.base import BaseGeometry

from grognard.core.balance import Symmetry
from grognard.core.book.reading import Reader
from grognard.core.records import Record

TRIES = 80
"""How often a place is looked for before a pair is left out."""
AS_FAR, AS_LARGE = 0.08, 1.3
"""Without symmetry: by so much of the depth two pieces may differ in how far they lie from their edges, and so many
times as large may one be as the other."""
Span = tuple[float, float]


class Feature(Record, kw_only=True):
    """Something to lay: so many pairs of a kind, each of a size between two, ``apart`` from all that lies there.

    A ``course`` runs through the middle from edge to edge, ``along`` the depth or ``across`` the width. What is not
    ``beside`` a course of a kind lies anywhere, or in the ``middle`` third. ``border`` is what stands along three
    sides of a rectangle, with a gate. ``under``: it lies below what comes later and keeps nothing else away.
    ``storeys``: of what is built. ``bridge`` is what carries a course over one that runs the other way.
    """

    kind: str
    shape: Literal["blob", "rectangle", "ellipse", "line", "course"]
    pairs: tuple[int, int] = (1, 1)
    long: Span = (0, 0)
    deep: Span = (0, 0)
    way: Literal["along", "across"] = "along"
    beside: str = ""
    middle: bool = False
    width: float | None = None
    height: float | None = None
    apart: float = 1
    under: bool = False
    border: str = ""
    border_width: float = 0
    border_height: float | None = None
    storeys: tuple[int, int] = (0, 0)
    bridge: str = ""


class Recipe(Record, kw_only=True):
    """A kind of table: its size, and what is laid on it in this order."""

    id: str
    width: float
    depth: float
    feature: tuple[Feature, ...]


class _Book(Record):
    recipe: tuple[Recipe, ...]


class Written(Record):
    """How the files of a game write shapes: rectangles by two ``corners``, buildings made of ``materials``."""

    corners: bool = False
    materials: tuple[str, ...] = ()


def read_recipes(file: Traversable) -> Mapping[str, Recipe]:
    """The recipes of a file, by their names."""
    found = Reader(file.name, tomli.loads(file.read_text(encoding="utf-8"))).convert(_Book)
    return {recipe.id: recipe for recipe in found.recipe}


def made(recipe: Recipe, seed: str, written: Written, symmetry: Symmetry = "point") -> list[dict[str, Any]]:
    """The pieces of a table as a map file has them, what lies below coming first."""
    table = _Table(recipe, Random(seed), written, symmetry)
    for feature in recipe.feature:
        table.lay(feature)
    return table.rows


class _Table:
    """A table on its way."""

    def __init__(self, recipe: Recipe, random: Random, written: Written, symmetry: Symmetry) -> None:
        self.width, self.depth = recipe.width, recipe.depth
        self.random, self.written, self.symmetry = random, written, symmetry
        self.rows: list[dict[str, Any]] = []
        self.taken: list[BaseGeometry] = []
        self.courses: list[tuple[LineString, float, Feature]] = []
        self.counts: dict[str, int] = {}

    def lay(self, feature: Feature) -> None:
        if feature.shape == "course":
            self._course(feature)
            return
        lay = self._two if self.symmetry == "none" else self._pair
        for _ in range(self.random.randint(*feature.pairs)):
            lay(feature)

    def _twin(self, point: tuple[float, float]) -> tuple[float, float]:
        """Where a place comes to lie on the other half."""
        x, y = point
        return (x if self.symmetry == "mirror" else self.width - x), self.depth - y

    # ---- courses -------------------------------------------------------------------------------------------------

    def _course(self, feature: Feature) -> None:
        """A line from edge to edge: its second half is the twin of the first, or has bends of its own."""
        assert feature.width is not None
        line = [(b, a) if feature.way == "along" else (a, b) for a, b in self._bends(feature)]
        track = LineString(line)
        for other, width, found in self.courses:
            if found.way != feature.way and feature.bridge:
                self._bridge(feature, width, track.intersection(other).centroid)
        self._add(
            feature.kind,
            {"line": _rounded(line), "width": feature.width, "smooth": True, "clip": True},
            feature.height,
        )
        self.courses.append((track, feature.width, feature))
        self.taken.append(track.buffer(feature.width / 2))

    def _bends(self, feature: Feature) -> list[tuple[float, float]]:
        """The points of a course as how far it has come and how far aside it lies."""
        length, aside = (self.depth, self.width) if feature.way == "along" else (self.width, self.depth)
        start = self.random.uniform(0.3, 0.7) * aside
        bend = start + (aside / 2 - start) * self.random.uniform(0.3, 0.8)
        half = [(-0.02 * length, start), (0.25 * length, bend)]
        if self.symmetry == "none":
            end = self.random.uniform(0.3, 0.7) * aside
            last = end + (aside / 2 - end) * self.random.uniform(0.3, 0.8)
            return [*half, (length / 2, (bend + last) / 2), (0.75 * length, last), (1.02 * length, end)]
        if self.symmetry == "point":
            return [*half, (length / 2, aside / 2), *((length - a, aside - b) for a, b in reversed(half))]
        if feature.way == "across":  # its own image only along the middle line
            return [(-0.02 * length, aside / 2), (1.02 * length, aside / 2)]
        return [*half, (length / 2, bend), *((length - a, b) for a, b in reversed(half))]

    def _bridge(self, feature: Feature, width: float, at: Point) -> None:
        """Where the courses meet."""
        x, y = at.x, at.y
        across = (feature.width or 1) * 0.7
        u, v = (across, width * 0.9) if feature.way == "along" else (width * 0.9, across)
        corners = [(x - u, y - v), (x + u, y - v), (x + u, y + v), (x - u, y + v)]
        self.rows.append({"id": "bridge", "kind": feature.bridge, "outline": _rounded(corners)})

    # ---- pairs ---------------------------------------------------------------------------------------------------

    def _pair(self, feature: Feature) -> None:
        for _ in range(TRIES):
            found = self._shape(feature)
            if found is None:
                continue
            shape, points = found
            sign, aside = (1, 0) if self.symmetry == "mirror" else (-1, self.width)
            twin = affinity.affine_transform(shape, (sign, 0, 0, -1, aside, self.depth))
            if shape.distance(twin) >= feature.apart and self._is_free(feature, shape):
                storeys, material = self._built(feature)
                for each in (points, [self._twin(point) for point in points]):
                    self._write(feature, each, storeys, material)
                if not feature.under:
                    self.taken += [shape, twin]
                return

    def _two(self, feature: Feature) -> None:
        """One on each half, each of its own shape, about as large and as far from its edge; or none."""
        found: list[tuple[Polygon, list[tuple[float, float]]]] = []
        for _ in range(2 * TRIES):
            each = self._shape(feature)
            if each is None or not self._is_free(feature, each[0]):
                continue
            if not found and each[0].centroid.y < self.depth / 2:
                found.append(each)
            elif found and self._matches(feature, found[0][0], each[0]):
                found.append(each)
                break
        for shape, points in found if len(found) == 2 else ():
            self._write(feature, points, *self._built(feature))
            if not feature.under:
                self.taken.append(shape)

    def _matches(self, feature: Feature, upper: Polygon, lower: Polygon) -> bool:
        off = abs(upper.centroid.y + lower.centroid.y - self.depth) / self.depth
        larger = max(upper.area, lower.area) / min(upper.area, lower.area)
        return off < AS_FAR and larger < AS_LARGE and upper.distance(lower) >= feature.apart

    def _built(self, feature: Feature) -> tuple[int, str]:
        return self.random.randint(*feature.storeys), self.random.choice(self.written.materials or ("",))

    def _is_free(self, feature: Feature, shape: Polygon) -> bool:
        if not box(0, 0, self.width, self.depth).buffer(-0.5).covers(shape):
            return False
        return feature.under or all(shape.distance(other) >= feature.apart for other in self.taken)

    def _shape(self, feature: Feature) -> tuple[Polygon, list[tuple[float, float]]] | None:
        random = self.random
        long, deep = random.uniform(*feature.long), random.uniform(*feature.deep)
        turn = random.uniform(-20, 20) if feature.shape != "line" else random.choice((0, 90)) + random.uniform(-15, 15)
        place = self._place(feature, deep)
        if place is None:
            return None
        x, y, along = place
        turn = along if along is not None else turn
        points = list(self._points(feature, long, deep))
        points = [_turned(point, turn, (x, y)) for point in points]
        if feature.shape == "line":
            return LineString(points).buffer((feature.width or 1) / 2), points
        shape = Polygon(points)
        return (shape, points) if shape.is_valid else None

    def _place(self, feature: Feature, deep: float) -> tuple[float, float, float | None] | None:
        random = self.random
        if feature.beside:
            line, width, _ = random.choice([each for each in self.courses if each[2].kind == feature.beside])
            at = random.uniform(0.06, 0.94 if self.symmetry == "none" else 0.47) * line.length
            here, there = line.interpolate(at), line.interpolate(at + 0.5)
            dx, dy = there.x - here.x, there.y - here.y
            side = random.choice((-1, 1)) * (width / 2 + deep / 2 + feature.apart * 1.2)
            length = hypot(dx, dy)
            return here.x - dy / length * side, here.y + dx / length * side, degrees(atan2(dy, dx))
        if feature.middle:
            return random.uniform(0.1, 0.9) * self.width, random.uniform(0.34, 0.66) * self.depth, None
        return random.uniform(0, self.width), random.uniform(0, self.depth), None

    def _points(self, feature: Feature, long: float, deep: float) -> Iterator[tuple[float, float]]:
        if feature.shape == "rectangle":
            yield from ((-long / 2, -deep / 2), (long / 2, -deep / 2), (long / 2, deep / 2), (-long / 2, deep / 2))
        elif feature.shape == "line":
            yield from ((-long / 2, 0), (0, self.random.uniform(-0.06, 0.06) * long), (long / 2, 0))
        else:
            count = 12 if feature.shape == "ellipse" else 7
            ragged = 0 if feature.shape == "ellipse" else 0.22
            for n in range(count):
                far = 1 + self.random.uniform(-ragged, ragged)
                yield long / 2 * far * cos(2 * pi * n / count), deep / 2 * far * sin(2 * pi * n / count)

    # ---- rows ----------------------------------------------------------------------------------------------------

    def _write(self, feature: Feature, points: list[tuple[float, float]], storeys: int, material: str) -> None:
        if feature.shape == "line":
            self._add(feature.kind, {"line": _rounded(points), "width": feature.width}, feature.height)
            return
        shape: dict[str, Any] = {"outline": _rounded(points)}
        if feature.shape in ("blob", "ellipse"):
            shape["smooth"] = True
        if storeys and material:
            shape["building"] = {
                "material": material,
                "storeys": storeys,
                "openings": list(_openings(shape["outline"])),
            }
        self._add(feature.kind, shape, feature.height)
        if feature.border:
            self._border(feature, points)

    def _border(self, feature: Feature, points: list[tuple[float, float]]) -> None:
        """A hedge or wall along three sides; the longest of them has a gate in its middle."""
        a, b, c, d = points
        gate = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for share in (0.4, 0.6)]
        for line in ([gate[0], a, d], [gate[1], b, c]):
            self._add(feature.border, {"line": _rounded(line), "width": feature.border_width}, feature.border_height)

    def _add(self, kind: str, shape: dict[str, Any], height: float | None) -> None:
        number = self.counts[kind] = self.counts.get(kind, 0) + 1
        row = {"id": f"{kind}-{number}", "kind": kind, **shape}
        self.rows.append(row if height is None else {**row, "height": height})


def _openings(points: list[list[float]]) -> Iterator[dict[str, Any]]:
    """A door in the first wall, windows in the others, two in a long one."""
    for number, (a, b) in enumerate(zip(points, [*points[1:], points[0]], strict=True)):
        shares = (0.5,) if number == 0 or hypot(b[0] - a[0], b[1] - a[1]) < 8 else (0.3, 0.7)
        for share in shares:
            at = [round(a[0] + (b[0] - a[0]) * share, 2), round(a[1] + (b[1] - a[1]) * share, 2)]
            yield {"kind": "window", "at": at} if number else {"kind": "door", "at": at, "storeys": "ground"}


def _turned(point: tuple[float, float], turn: float, to: tuple[float, float]) -> tuple[float, float]:
    angle = radians(turn)
    x, y = point
    return to[0] + x * cos(angle) - y * sin(angle), to[1] + x * sin(angle) + y * cos(angle)


def _rounded(points: list[tuple[float, float]]) -> list[list[float]]:
    return [[round(x, 2), round(y, 2)] for x, y in points]
