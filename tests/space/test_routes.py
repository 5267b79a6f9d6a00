"""The shortest way round closed ground and the region in reach."""

from __future__ import annotations

from math import asin, atan2, hypot, sqrt

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from grognard.space.plane import Disc, Point, length_of
from grognard.space.routes import FINENESS, MARGIN, Routes, reach

TABLE = shapely.box(0, 0, 48000, 36000)
HOUSE = shapely.box(18000, 10000, 26000, 20000)
RIVER = shapely.box(34000, -5000, 38000, 26000)
CLOSED = shapely.union_all([HOUSE, RIVER])
ROUTES = Routes(CLOSED, 500, TABLE)

free = st.tuples(st.integers(500, 47500), st.integers(500, 35500)).filter(
    lambda place: CLOSED.distance(shapely.Point(place)) > 500 + 2 * MARGIN
)


@given(free, free)
def test_a_route_is_open_and_no_shorter_than_the_straight_way(start: Point, end: Point) -> None:
    way = ROUTES.route(start, end)
    assert way is not None
    assert (way[0], way[-1]) == (start, end)
    assert length_of(way) >= length_of([start, end]) - 1e-6
    if start != end:
        assert CLOSED.distance(shapely.LineString(way)) >= 497
    assert all(TABLE.covers(shapely.Point(place)) for place in way)
    back = ROUTES.route(end, start)
    assert back is not None
    assert length_of(back) == pytest.approx(length_of(way), abs=1)


@given(free, free, st.integers(1000, 40000))
def test_a_limit_leaves_out_the_longer_ways_only(start: Point, end: Point, limit: int) -> None:
    way = ROUTES.route(start, end)
    assert way is not None
    if abs(length_of(way) - limit) > 2:
        assert ROUTES.route(start, end, limit) == (way if length_of(way) < limit else None)


@given(free, st.lists(free, min_size=1, max_size=4), st.integers(1000, 40000))
def test_ways_to_many_ends_are_the_ways_to_each(start: Point, ends: list[Point], limit: int) -> None:
    way_to = ROUTES.round_from(start, limit)
    for end in ends:
        if not ROUTES.straight(start, end):
            assert way_to(end) == ROUTES.route(start, end, limit)


@given(free, st.lists(free, min_size=1, max_size=4, unique=True))
def test_ways_found_from_the_nearest_on_are_the_ways_to_each(start: Point, ends: list[Point]) -> None:
    """The search that looks only as far as it must, against the one that knows all corners."""
    found = list(ROUTES.nearest_first(start, ends))
    assert sorted(way[-1] for way in found) == sorted(ends)
    lengths = [length_of(way) for way in found]
    assert lengths == sorted(lengths) or max(b - a for a, b in zip(sorted(lengths), lengths, strict=True)) < 2
    few = list(ROUTES.nearest_first(start, ends, most=2))[:2]
    assert [length_of(way) for way in few] == pytest.approx(lengths[:2], abs=2)
    for way in found:
        known = ROUTES.route(start, way[-1])
        assert known is not None
        assert length_of(way) == pytest.approx(length_of(known), abs=2)
        assert start == way[-1] or CLOSED.distance(shapely.LineString(way)) >= 497


@given(free, free, st.integers(1000, 40000))
def test_a_limit_ends_the_search(start: Point, end: Point, limit: int) -> None:
    way = ROUTES.route(start, end)
    assert way is not None
    if abs(length_of(way) - limit) > 2:
        assert (next(ROUTES.nearest_first(start, [end], limit), None) is not None) == (length_of(way) < limit)


def test_ways_between_corners_are_the_shortest() -> None:
    between, ways = ROUTES._between, ROUTES._ways
    count = len(ROUTES.nodes)
    assert count > 8
    for start in range(count):
        for end in range(count):
            length = between.lengths[start, end]
            steps = [span + between.lengths[node, end] for node, span in ways[start]]
            assert length == pytest.approx(0 if start == end else min(steps))
            corners = [ROUTES._place(node) for node in between.way(start, end)]
            assert length_of(corners) == pytest.approx(length)


def test_the_way_round_a_house_turns_at_its_corners() -> None:
    way = ROUTES.route((14000, 15000), (30000, 15000))
    assert way is not None
    # A taut string: a tangent to the arc about each corner, the arc, and the straight between the corners.
    arc = 500 + MARGIN
    slant = hypot(4000, 5000)
    turn = atan2(5000, 4000) + asin(arc / slant)
    taut = 2 * (sqrt(slant**2 - arc**2) + arc * turn) + 8000
    assert taut - 2 <= length_of(way) <= taut * 1.005


def test_a_river_is_not_rounded_off_the_table() -> None:
    way = ROUTES.route((32000, 2000), (40000, 2000))
    assert way is not None
    assert max(y for _, y in way) > 26000
    whole = Routes(shapely.box(34000, -5000, 38000, 40000), 500, TABLE)
    assert whole.route((32000, 2000), (40000, 2000)) is None


@given(free, st.integers(1000, 12000), free)
def test_the_region_holds_the_places_whose_route_is_short_enough(start: Point, allowance: int, end: Point) -> None:
    way = ROUTES.route(start, end)
    assert way is not None
    region = ROUTES.region([start], allowance)
    length, place = length_of(way), shapely.Point(end)
    if length < allowance - 4 * FINENESS:
        assert region.distance(place) <= FINENESS
    if length > allowance + 4 * FINENESS + 4 * MARGIN:
        assert not region.buffer(-2 * FINENESS).contains(place)


def test_reach_is_a_disc_in_the_open_and_is_cut_at_a_house() -> None:
    (outline,) = reach(ROUTES, [Disc(8000, 8000, 500)], 6000, TABLE)
    assert shapely.Polygon(outline).area == pytest.approx(shapely.Point(8000, 8000).buffer(6500).area, rel=0.02)
    (cut,) = reach(ROUTES, [Disc(16000, 15000, 500)], 6000, TABLE)
    assert not shapely.Polygon(cut).buffer(-100).intersects(HOUSE)
    assert shapely.Polygon(cut).area < shapely.Point(0, 0).buffer(6500).area * 0.75
