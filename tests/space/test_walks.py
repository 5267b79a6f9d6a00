"""What walks touch and come near to, against shapely."""

from __future__ import annotations

import numpy
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from grognard.space import walks
from grognard.space.bulk import Geometry
from grognard.space.plane import Disc, Floats, Point, table_of
from grognard.space.terrain import Field, Ground, Patch, Piece, box_of, compiled, met

coordinates = st.integers(0, 24000)
places = st.tuples(coordinates, coordinates)
ways = st.lists(st.lists(places, min_size=1, max_size=4), min_size=1, max_size=4)
bases = st.lists(places, min_size=1, max_size=4)

POND = Piece("pond", "water", ((8000, 8000), (14000, 8000), (14000, 14000), (8000, 14000)))
COPSE = Piece("copse", "wood", ((12000, 12000), (20000, 12000), (16000, 20000)))
FIELD = Field(Ground(24000, 24000, (POND, COPSE)))
WATER = FIELD.union(["water"])


def men(places: list[Point]) -> Floats:
    return numpy.array([(x, y, 500) for x, y in places], dtype=float).reshape(-1, 3)


def line(way: list[Point]) -> Geometry:
    return shapely.LineString(way) if len(set(way)) > 1 else shapely.Point(way[0])


@given(ways, bases, st.integers(100, 3000))
def test_nearness_is_the_distance_of_the_line(paths: list[list[Point]], others: list[Point], distance: int) -> None:
    radii = numpy.full(len(paths), 500.0)
    near = walks.too_near(paths, radii, men(others), distance)
    for number, way in enumerate(paths):
        true = min(line(way).distance(shapely.Point(other)) for other in others) - 1000
        assert walks.clearance(way, men(others)).min() == pytest.approx(true + 500, abs=0.01)
        first = walks.first_near(way, 500, men(others), distance)
        if abs(true - distance + walks.TOLERANCE) > 0.01:
            assert bool(near[number]) == (true < distance - walks.TOLERANCE)
            assert (first is not None) == bool(near[number])
        if first:
            there = shapely.LineString(way).interpolate(first)
            gap = min(there.distance(shapely.Point(other)) for other in others) - 1000
            assert gap == pytest.approx(distance - walks.TOLERANCE, abs=0.01)


@given(ways)
def test_touching_ground_is_the_line_meeting_it(paths: list[list[Point]]) -> None:
    found = walks.touching(WATER, paths)
    assert found.tolist() == [bool(WATER.intersects(line(way))) for way in paths]
    for way, touched in zip(paths, found, strict=True):
        first = walks.first_touch(WATER, way)
        assert (first is not None) == touched
        if first is not None and len(set(way)) > 1:
            assert WATER.distance(shapely.LineString(way).interpolate(first)) < 0.01
            before = shapely.LineString(way).interpolate(max(0.0, first - 5))
            assert first < 5 or not WATER.buffer(-5).intersects(before)


@given(ways)
def test_a_swept_base_touches_what_its_grown_line_does(paths: list[list[Point]]) -> None:
    radii = numpy.full(len(paths), 500.0)
    for way, touched in zip(paths, walks.swept_touching(WATER, paths, radii, 30), strict=True):
        distance = WATER.distance(line(way))
        if abs(distance - 470) > 0.01:
            assert touched == (distance < 470)


def test_bases_stand_wholly_on_the_table_or_not() -> None:
    assert walks.ends_inside(FIELD, men([(500, 500), (499, 5000), (23500, 23500), (5000, 23501)])).tolist() == [
        True,
        False,
        True,
        False,
    ]


@given(places)
def test_ground_at_a_place(place: Point) -> None:
    point = shapely.Point(place)
    expected = [piece for piece in (POND, COPSE) if shapely.Polygon(piece.outline).intersects(point)]
    assert FIELD.pieces_at(*place) == expected
    touched = FIELD.touched([0, 1], men([place]), 100)[:, 0].tolist()
    assert touched == [bool(polygon.distance(point) <= 600) for polygon in FIELD.polygons]


def test_near_pieces_are_those_within_the_distance() -> None:
    ring = shapely.Point(5000, 10000).buffer(1000)
    assert FIELD.near(ring) == []
    assert FIELD.near(ring, 2000) == [0]
    assert FIELD.in_box(0, 0, 9000, 9000) == [0]


def test_equal_grounds_are_compiled_once() -> None:
    assert compiled(Ground(1000, 1000, (POND,))) is compiled(Ground(1000, 1000, (POND,)))
    assert Field(Ground(1000, 1000)).union(["water"]).is_empty


@given(st.lists(places, min_size=1, max_size=4), places, st.integers(1, 900))
def test_the_way_past_one_is_the_way_past_many(way: list[Point], other: Point, radius: int) -> None:
    disc = Disc(*other, radius)
    assert walks.clearance_of(way, disc) == pytest.approx(float(walks.clearance(way, table_of([disc]))[0]), abs=1e-6)


@given(places, places, st.lists(places, min_size=1, max_size=4), st.integers(1, 900))
def test_lines_pass_others_as_one_line_passes_one(start: Point, end: Point, others: list[Point], radius: int) -> None:
    discs = [Disc(*other, radius) for other in others]
    lines = numpy.array([[start], [end]], dtype=float).repeat(2, axis=1)
    found = walks.clearances(lines[0], lines[1], table_of(discs))
    exact = [walks.clearance_of([start, end], disc) for disc in discs]
    assert found.tolist() == [pytest.approx(exact, abs=1e-6)] * 2


@given(st.lists(places, min_size=1, max_size=4), st.integers(0, 3000))
def test_a_patch_is_touched_as_its_shape_is(way: list[Point], distance: int) -> None:
    patch = Patch(FIELD, ("water", "wood"))
    nearest = min(shapely.Polygon(piece.outline).distance(line(way)) for piece in FIELD.pieces)
    if distance == 0 or abs(nearest - distance) > 0.01:
        assert patch.touches(way, distance) == (nearest <= distance)
    assert patch.is_near(box_of(way, distance)) or nearest > distance


spans = st.tuples(places, places).filter(lambda span: span[0][0] != span[1][0] and span[0][1] != span[1][1])


@given(st.lists(spans, min_size=1, max_size=4), places, places, st.integers(0, 3000))
def test_the_boxes_a_line_meets_are_found(
    spans: list[tuple[Point, Point]], start: Point, end: Point, margin: int
) -> None:
    boxes = [box_of(span) for span in spans]
    shapes = [shapely.box(*box) for box in boxes]
    way = line([start, end])
    exact = [number for number, shape in enumerate(shapes) if shape.intersects(way)]
    assert met(boxes, start, end) == exact
    grown = met(boxes, start, end, margin)
    assert grown == met([box_of(span, margin) for span in spans], start, end)
    assert {number for number, shape in enumerate(shapes) if shape.distance(way) < margin} <= set(grown)


def test_a_base_that_stays_where_it_is_still_stands_on_the_ground_it_covers() -> None:
    beside = [(7800, 10000), (7800, 10000)]
    assert walks.swept_touching(WATER, [beside, beside[:1]], numpy.array([500.0, 500.0])).tolist() == [True, True]
    assert Patch(FIELD, ("water",)).touches(beside, 500)
