"""Distances, arcs and formation, against shapely."""

from __future__ import annotations

from math import cos, pi, sin

import numpy
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from grognard.space.bulk import Geometry
from grognard.space.plane import (
    Body,
    Disc,
    Hull,
    along,
    footprint,
    gap,
    gaps,
    gaps_between,
    groups,
    is_within_arc,
    length_of,
    table_of,
)

coordinates = st.integers(-20000, 20000)
discs = st.builds(Disc, coordinates, coordinates, st.integers(100, 2000))
hulls = st.builds(
    Hull,
    coordinates,
    coordinates,
    st.integers(1000, 6000),
    st.integers(1000, 3000),
    st.integers(0, 359_999),
)
bodies: st.SearchStrategy[Body] = st.one_of(discs, hulls)


def outline(body: Body) -> Geometry:
    return (
        shapely.Point(body.x, body.y).buffer(body.radius, quad_segs=64) if isinstance(body, Disc) else footprint(body)
    )


@given(bodies, bodies)
def test_gap_is_the_distance_of_the_outlines(a: Body, b: Body) -> None:
    assert gap(a, b) == gap(b, a)
    assert gap(a, b) == pytest.approx(outline(a).distance(outline(b)), abs=2)


@given(st.lists(bodies, min_size=1, max_size=3), st.lists(bodies, min_size=1, max_size=3))
def test_bulk_gaps_are_single_gaps(a: list[Body], b: list[Body]) -> None:
    assert gaps_between(a, b).tolist() == [[pytest.approx(gap(one, other)) for other in b] for one in a]


@given(st.lists(discs, min_size=1, max_size=4), st.lists(discs, min_size=1, max_size=4))
def test_gaps_of_tables_are_single_gaps(a: list[Disc], b: list[Disc]) -> None:
    found = gaps(table_of(a), table_of(b))
    assert found.tolist() == [[pytest.approx(gap(one, other)) for other in b] for one in a]


@given(bodies, bodies, coordinates, coordinates)
def test_gap_is_the_same_wherever_both_stand(a: Body, b: Body, x: int, y: int) -> None:
    def moved(body: Body) -> Body:
        if isinstance(body, Disc):
            return Disc(body.x + x, body.y + y, body.radius)
        return Hull(body.x + x, body.y + y, body.length, body.width, body.facing)

    assert gap(moved(a), moved(b)) == pytest.approx(gap(a, b), abs=1e-6)


def test_a_hull_points_along_its_facing() -> None:
    assert footprint(Hull(0, 0, 4000, 2000, 0)).bounds == (-1000, -2000, 1000, 2000)
    assert footprint(Hull(0, 0, 4000, 2000, 90_000)).bounds == pytest.approx((-2000, -1000, 2000, 1000))
    assert gap(Hull(0, 0, 4000, 2000, 90_000), Disc(5000, 0, 500)) == pytest.approx(2500)


@given(bodies, st.integers(0, 359_999), st.integers(1000, 179_000))
def test_arc_is_the_wedge_drawn(body: Body, facing: int, spread: int) -> None:
    far = 100_000
    angles = numpy.linspace(facing - spread, facing + spread, 181) * pi / 180_000
    wedge = shapely.Polygon([(0, 0), *[(far * sin(angle), -far * cos(angle)) for angle in angles]])
    shape = outline(body)
    inside = is_within_arc((0, 0), facing, spread, body)
    if inside:
        assert wedge.distance(shape) < 10
    else:
        assert not wedge.buffer(-10).intersects(shape)


@given(bodies, st.integers(0, 359_999), st.integers(1000, 170_000), st.integers(0, 10_000))
def test_a_wider_arc_holds_what_a_narrower_one_does(body: Body, facing: int, spread: int, more: int) -> None:
    assert is_within_arc((0, 0), facing, spread + more, body) >= is_within_arc((0, 0), facing, spread, body)


@given(st.lists(discs, max_size=8), st.integers(0, 4000))
def test_groups_are_the_connected_parts(models: list[Disc], limit: int) -> None:
    found = groups(models, limit)
    assert sorted(index for group in found for index in group) == list(range(len(models)))
    assert [len(group) for group in found] == sorted((len(group) for group in found), reverse=True)
    parts = [shapely.union_all([outline(models[index]).buffer(limit / 2) for index in group]) for group in found]
    for number, part in enumerate(parts):
        assert part.buffer(10).geom_type == "Polygon"
        assert all(part.distance(other) > -1 and not part.buffer(-10).intersects(other) for other in parts[:number])


def test_a_chain_may_bend_but_not_break() -> None:
    chain = [Disc(0, 0, 500), Disc(2000, 0, 500), Disc(2000, 2000, 500)]
    assert groups(chain, 1000) == [[0, 1, 2]]
    assert groups([*chain, Disc(4001, 2000, 500)], 1000) == [[0, 1, 2], [3]]


@given(st.lists(st.tuples(coordinates, coordinates), min_size=2, max_size=5), st.floats(0, 1))
def test_along_a_way_is_shapelys_interpolation(points: list[tuple[int, int]], part: float) -> None:
    line = shapely.LineString(points)
    assert length_of(points) == pytest.approx(line.length)
    here = line.interpolate(line.length * part)
    assert along(points, line.length * part) == pytest.approx((here.x, here.y), abs=1)
