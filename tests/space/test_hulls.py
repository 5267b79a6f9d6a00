"""Hulls: how they move and turn, what lies in which of their arcs."""

from itertools import pairwise
from math import hypot

import pytest
import shapely

from grognard.space.hulls import (
    QUARTERS,
    ahead,
    arc_of,
    front_of,
    in_arc,
    is_on_table,
    off_arc,
    pivoted,
    quarter_of,
    reach,
    rim_towards,
    samples,
    swept,
    swung,
)
from grognard.space.plane import Disc, Hull, footprint, gap

TANK = Hull(20_000, 20_000, 4000, 2000, 0)
FACINGS = [0, 30_000, 45_000, 90_000, 135_000, 180_000, 271_000]


@pytest.mark.parametrize("facing", FACINGS)
def test_straight_on_and_back_again(facing):
    hull = Hull(20_000, 20_000, 4000, 2000, facing)
    there = ahead(hull, 9000)
    assert hypot(there.x - hull.x, there.y - hull.y) == pytest.approx(9000, abs=1)
    back = ahead(there, -9000)
    assert abs(back.x - hull.x) <= 1
    assert abs(back.y - hull.y) <= 1


@pytest.mark.parametrize("facing", FACINGS)
@pytest.mark.parametrize("distance", [9000, -4500])
def test_the_ground_swept_is_all_that_the_hull_covers_on_its_way(facing, distance):
    hull = Hull(20_000, 20_000, 4000, 2000, facing)
    ground = swept(hull, distance)
    assert ground.area == pytest.approx((4000 + abs(distance)) * 2000, rel=1e-6)
    for part in range(11):
        assert footprint(ahead(hull, distance * part / 10)).difference(ground.buffer(2)).is_empty


def test_a_pivot_covers_every_pose_between():
    ground = swung(TANK, 90_000)
    for turn in range(0, 90_001, 3000):
        assert footprint(pivoted(TANK, turn)).difference(ground.buffer(12)).is_empty
    assert shapely.Point(TANK.x, TANK.y).buffer(reach(4000, 2000) + 30).covers(ground)


def test_a_pivot_of_many_circles_covers_one():
    assert swung(TANK, 10**12).equals(swung(TANK, 360_000))
    assert swung(TANK, -(10**12)).equals(swung(TANK, -360_000))


@pytest.mark.parametrize("facing", FACINGS)
def test_the_four_arcs_share_the_table_without_the_hull(facing):
    hull = Hull(20_000, 20_000, 4000, 2000, facing)
    arcs = [arc_of(hull, quarter) for quarter in QUARTERS]
    table = shapely.box(0, 0, 72_000, 48_000)
    inside = sum(arc.intersection(table).area for arc in arcs)
    assert inside == pytest.approx(table.area - 4000 * 2000, rel=1e-6)
    for first, second in pairwise(arcs):
        assert first.intersection(second).area == pytest.approx(0, abs=1)


@pytest.mark.parametrize("facing", FACINGS)
def test_a_place_lies_in_the_arc_that_contains_it(facing):
    hull = Hull(20_000, 20_000, 4000, 2000, facing)
    for x in range(500, 40_000, 3700):
        for y in range(300, 40_000, 3300):
            if shapely.intersects_xy(footprint(hull), x, y):
                continue
            quarter = quarter_of(hull, (x, y))
            assert in_arc(hull, quarter, Disc(x, y, 1)), (x, y, quarter)


@pytest.mark.parametrize(
    ("place", "quarter"),
    [
        ((20_000, 5000), "front"),
        ((21_000, 18_000), "front"),  # on the very corner
        ((30_000, 20_000), "right"),
        ((10_000, 20_000), "left"),
        ((20_000, 40_000), "rear"),
        ((26_000, 13_000), "front"),  # on the border of two arcs: the one better for the owner
        ((26_000, 27_000), "right"),
        ((26_001, 13_000), "right"),
    ],
)
def test_borders_of_the_arcs_leave_the_corners_at_half_a_right_angle(place, quarter):
    assert quarter_of(TANK, place) == quarter


def test_a_body_partly_in_an_arc_is_in_it():
    beside = Disc(28_000, 14_500, 500)
    assert quarter_of(TANK, (beside.x, beside.y)) == "right"
    assert in_arc(TANK, "front", Disc(28_000, 11_500, 500))
    assert not in_arc(TANK, "front", beside)
    assert in_arc(TANK, "front", Hull(28_000, 13_000, 6000, 2000, 0))


def test_muzzles():
    assert front_of(TANK) == (20_000, 18_000)
    assert rim_towards(TANK, (20_000, 0)) == (20_000, 18_000)
    assert rim_towards(TANK, (60_000, 20_000)) == (21_000, 20_000)
    assert rim_towards(TANK, (20_100, 20_100)) == (20_100, 20_100)


@pytest.mark.parametrize("facing", FACINGS)
def test_places_looked_at_lie_in_the_hull(facing):
    hull = Hull(20_000, 20_000, 4000, 2000, facing)
    assert len(samples(hull)) == 9
    assert all(shapely.intersects_xy(footprint(hull), x, y) for x, y, _ in samples(hull))


def test_a_hull_on_the_edge_of_the_table_is_on_it():
    assert is_on_table(Hull(1000, 2000, 4000, 2000, 0), 72_000, 48_000)
    assert not is_on_table(Hull(1000, 1990, 4000, 2000, 0), 72_000, 48_000)
    assert gap(Hull(1000, 2000, 4000, 2000, 0), Disc(4000, 2000, 500)) == 1500


@pytest.mark.parametrize("facing", FACINGS)
@pytest.mark.parametrize("quarter", QUARTERS)
def test_the_distance_from_an_arc_agrees_with_the_drawn_arc(facing, quarter):
    hull = Hull(20_000, 20_000, 4000, 2000, facing)
    for x in range(300, 44_000, 2900):
        for y in range(100, 44_000, 3100):
            if shapely.intersects_xy(footprint(hull), x, y):
                continue
            drawn = arc_of(hull, quarter).distance(shapely.Point(x, y))
            assert off_arc(hull, quarter, Disc(x, y, 1)) == pytest.approx(drawn, abs=0.01), (x, y)


@pytest.mark.parametrize("facing", FACINGS)
def test_the_distance_of_a_base_from_a_hull_agrees_with_the_drawn_hull(facing):
    hull = Hull(20_000, 20_000, 4000, 2000, facing)
    for x in range(14_000, 27_000, 700):
        for y in range(14_000, 27_000, 900):
            drawn = max(0.0, footprint(hull).distance(shapely.Point(x, y)) - 500)
            assert gap(hull, Disc(x, y, 500)) == pytest.approx(drawn, abs=0.01)
