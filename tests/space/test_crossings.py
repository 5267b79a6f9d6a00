"""Where many lines cross things, against shapely line by line."""

from __future__ import annotations

from math import hypot

import numpy
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from grognard.space.bulk import Geometry, covers
from grognard.space.crossings import Lines, cut, outline_of
from grognard.space.plane import Floats

places = st.tuples(st.floats(0, 40), st.floats(0, 40))
many = st.lists(
    st.tuples(places, places).filter(lambda line: hypot(line[0][0] - line[1][0], line[0][1] - line[1][1]) > 1),
    min_size=1,
    max_size=6,
)
shapes = st.sampled_from(
    [
        shapely.box(10, 10, 20, 14),
        shapely.Polygon([(5, 5), (30, 8), (22, 20), (28, 33), (9, 25)]),
        shapely.Polygon([(8, 8), (32, 8), (32, 30), (8, 30)], [[(14, 14), (24, 14), (24, 22), (14, 22)]]),
        shapely.MultiPolygon([shapely.box(4, 4, 9, 9), shapely.box(20, 20, 31, 29)]),
        shapely.Point(20, 20).buffer(7),
    ]
)


def laid_out(lines: list[tuple[tuple[float, float], tuple[float, float]]]) -> Lines:
    """These lines in bulk."""
    rows: Floats = numpy.array(lines, dtype=numpy.float64)
    return Lines(rows[:, 0] * 1000, rows[:, 1] * 1000)


def parts(lines: Lines, number: int, shape: Geometry) -> list[float]:
    """How far along a line the places are that bound its parts within a shape."""
    ray = shapely.LineString([lines.starts[number], lines.ends[number]])
    found = shapely.get_coordinates(shapely.intersection(ray, shape))
    return [hypot(x - lines.starts[number, 0], y - lines.starts[number, 1]) for x, y in found.tolist()]


def grazes(lines: Lines, number: int, shape: Geometry) -> bool:
    """Whether a line only just touches a corner of a shape, or begins or ends on its edge: rounding says which."""
    ray = shapely.LineString([lines.starts[number], lines.ends[number]])
    corners = shapely.points(shapely.get_coordinates(shape))
    tips = shapely.points([lines.starts[number], lines.ends[number]])
    return bool((shapely.distance(ray, corners) < 0.01).any() or (shapely.distance(shape.boundary, tips) < 0.01).any())


@given(many, st.lists(shapes, min_size=1, max_size=3))
def test_shapes_on_lines_begin_and_end_where_they_cut_them(
    drawn: list[tuple[tuple[float, float], tuple[float, float]]], among: list[Geometry]
) -> None:
    lines = laid_out(drawn)
    bodies = [shapely.affinity.scale(shape, 1000, 1000, origin=(0, 0)) for shape in among]
    inside = numpy.array([covers(body, lines.starts) for body in bodies])
    outlines = [outline_of(body) for body in bodies]
    first, last = lines.extents(outlines, inside)
    for row, body in enumerate(bodies):
        for number in range(len(drawn)):
            if grazes(lines, number, body):
                continue
            expected = parts(lines, number, body)
            start, end = lines.starts[number].tolist(), lines.ends[number].tolist()
            single = cut(outlines[row], tuple(start), tuple(end))
            if not expected:
                assert first[row, number] == numpy.inf
                assert single is None
            else:
                assert (first[row, number], last[row, number]) == pytest.approx(
                    (min(expected), max(expected)), abs=0.01
                )
                assert single is not None
                assert numpy.array(single) * lines.lengths[number] == pytest.approx(
                    [min(expected), max(expected)], abs=0.01
                )


@given(many, st.lists(st.tuples(places, st.floats(0.3, 3)), min_size=1, max_size=5))
def test_rims_are_crossed_where_the_line_enters_and_leaves_the_base(
    drawn: list[tuple[tuple[float, float], tuple[float, float]]], bases: list[tuple[tuple[float, float], float]]
) -> None:
    lines = laid_out(drawn)
    table = numpy.array([(x * 1000, y * 1000, radius * 1000) for (x, y), radius in bases])
    found = lines.discs(table, lines.sides(table[:, :2]))
    pairs = set(zip(found.things.tolist(), found.lines.tolist(), strict=True))
    for base, (x, y, radius) in enumerate(table.tolist()):
        for number in range(len(drawn)):
            (sx, sy), (dx, dy) = lines.starts[number], lines.along[number]
            off = abs(dx * (y - sy) - dy * (x - sx)) / lines.lengths[number]
            if abs(off - radius) > 1e-6:
                assert ((base, number) in pairs) == (off < radius)
    for thing, line, far in zip(found.things, found.lines, found.far, strict=True):
        at = lines.starts[line] + lines.along[line] * far / lines.lengths[line]
        assert hypot(*(at - table[thing, :2])) == pytest.approx(table[thing, 2], abs=0.01)


@given(many, st.lists(places, min_size=2, max_size=5))
def test_gaps_are_crossed_by_lines_that_part_their_ends(
    drawn: list[tuple[tuple[float, float], tuple[float, float]]], posts: list[tuple[float, float]]
) -> None:
    lines = laid_out(drawn)
    table = numpy.array(posts) * 1000
    ones, others = numpy.triu_indices(len(posts), 1)
    found = lines.between(table, lines.sides(table), ones, others)
    here = {
        (thing, line)
        for thing, line, far in zip(found.things.tolist(), found.lines.tolist(), found.far.tolist(), strict=True)
        if 1 < far < lines.lengths[line] - 1
    }
    for gap in range(len(ones)):
        fence = shapely.LineString([table[ones[gap]], table[others[gap]]])
        for number in range(len(drawn)):
            ray = shapely.LineString([lines.starts[number], lines.ends[number]])
            ends = min(shapely.distance(shapely.Point(each), ray) for each in (table[ones[gap]], table[others[gap]]))
            tips = min(shapely.distance(shapely.Point(each), fence) for each in ray.coords)
            if ends > 0.01 and tips > 2:
                assert ((gap, number) in here) == shapely.intersects(ray, fence)


@given(many, st.lists(st.tuples(places, places), min_size=1, max_size=6))
def test_a_box_left_out_as_beside_the_lines_is_met_by_none(
    drawn: list[tuple[tuple[float, float], tuple[float, float]]],
    boxes: list[tuple[tuple[float, float], tuple[float, float]]],
) -> None:
    lines = laid_out(drawn)
    table = numpy.array([(min(a, c), min(b, d), max(a, c), max(b, d)) for (a, b), (c, d) in boxes]) * 1000
    kept = set(lines.may_meet(table).tolist())
    rays = [shapely.LineString(ends) for ends in zip(lines.starts, lines.ends, strict=True)]
    met = {number for number, box in enumerate(table) if any(ray.intersects(shapely.box(*box)) for ray in rays)}
    assert met <= kept
