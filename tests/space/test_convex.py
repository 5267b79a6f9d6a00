"""Lines across convex shapes, by arithmetic as by shapely: touches at corners and along edges too."""

from __future__ import annotations

import numpy
import shapely
from hypothesis import assume, given
from hypothesis import strategies as st

from grognard.space.bulk import segments
from grognard.space.convex import crossing, sides_of
from grognard.space.plane import Hull, footprint
from grognard.space.screens import core_of_hull, sides_of_hull

# On a narrow grid lines often run through corners and along edges.
places = st.tuples(st.integers(-4, 16), st.integers(-4, 16))
Line = tuple[tuple[int, int], tuple[int, int]]
lines = st.lists(st.tuples(places, places), min_size=1, max_size=40)
hulls = st.builds(
    Hull,
    st.integers(-3000, 3000),
    st.integers(-3000, 3000),
    st.integers(10, 4000),
    st.integers(10, 4000),
    st.sampled_from((0, 45_000, 90_000)) | st.integers(0, 359_999),
)


@given(st.lists(places, min_size=3, max_size=9), lines)
def test_lines_cross_a_convex_shape_as_shapely_says(corners: list[tuple[int, int]], lines: list[Line]) -> None:
    shape = shapely.MultiPoint(corners).convex_hull
    assume(isinstance(shape, shapely.Polygon))
    sides = sides_of(shape)
    assert sides is not None
    ends = numpy.array(lines, dtype=float)
    found = crossing(shape, sides, ends[:, 0], ends[:, 1])
    assert found.tolist() == [bool(shape.intersects(shapely.LineString(line))) for line in lines]


@given(hulls, lines)
def test_lines_cross_a_hull_as_shapely_says(hull: Hull, lines: list[Line]) -> None:
    shape = footprint(hull)
    ends = numpy.array(lines, dtype=float) * 300
    found = crossing(shape, sides_of_hull(hull), ends[:, 0], ends[:, 1])
    assert found.tolist() == shapely.intersects(shape, segments(ends[:, 0], ends[:, 1])).tolist()


@given(hulls)
def test_the_core_of_a_hull_lies_within_it(hull: Hull) -> None:
    shape = footprint(hull)
    core = shapely.box(*core_of_hull(hull, shape.bounds))
    assert shape.covers(core)
    assert core.area > 0


def test_a_shape_with_a_dent_is_not_convex() -> None:
    assert sides_of(shapely.Polygon([(0, 0), (9, 0), (9, 9), (5, 1), (0, 9)])) is None
    assert sides_of(shapely.Polygon()) is None
    assert sides_of(shapely.MultiPolygon([shapely.box(0, 0, 1, 1), shapely.box(3, 0, 4, 1)])) is None


def test_the_way_an_outline_is_drawn_does_not_matter() -> None:
    box = shapely.box(0, 0, 10, 10)
    ends = numpy.array([[(-5, 5), (5, 5)], [(-5, 5), (5, 30)], [(3, 3), (4, 4)]], dtype=float)
    for shape in (box, box.reverse()):
        sides = sides_of(shape)
        assert sides is not None
        assert crossing(shape, sides, ends[:, 0], ends[:, 1]).tolist() == [True, False, True]
