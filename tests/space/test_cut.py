"""Where a walk can be broken into."""

from __future__ import annotations

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.space.cut import openings, stops
from grognard.space.plane import Point, along, gaps, length_of
from grognard.space.screens import SightRules
from grognard.space.sight import Sight
from grognard.space.terrain import Field, Ground, Piece

places = st.tuples(st.integers(0, 30000), st.integers(0, 30000))
ways = st.lists(st.lists(places, min_size=2, max_size=4), min_size=1, max_size=4)

HOUSE = Piece("house", "building", ((10000, 10000), (20000, 10000), (20000, 14000), (10000, 14000)), 3000)
FIELD = Field(Ground(30000, 30000, (HOUSE,)))
RULES = SightRules({"building": "solid"})


@given(ways)
def test_stops_lie_along_the_ways(paths: list[list[Point]]) -> None:
    found = stops(paths, 1000)
    longest = max(map(length_of, paths))
    for stop in range(len(found)):
        walked = min(stop * 1000.0, longest)
        for model, way in enumerate(paths):
            assert found[stop, model].tolist() == pytest.approx(along(way, walked), abs=1)
    assert (len(found) - 1) * 1000 >= longest - 1e-6


def test_a_walk_past_a_house_is_open_before_and_after_it() -> None:
    watcher = numpy.array([[15000.0, 20000.0, 500.0]])
    there = stops([[(2000, 6000), (28000, 6000)]], 1000)
    opens = openings(FIELD, RULES, watcher, numpy.array([40000.0]), there, numpy.array([500.0]))
    assert opens[0]
    assert opens[-1]
    assert not opens[13]
    assert not openings(FIELD, RULES, watcher, numpy.array([9000.0]), there, numpy.array([500.0])).any()


@given(ways, st.lists(places, min_size=1, max_size=3), st.integers(1000, 30000))
def test_openings_are_sights_within_range_stop_by_stop(
    paths: list[list[Point]], watching: list[Point], distance: int
) -> None:
    watchers = numpy.array([(x, y, 500) for x, y in watching], dtype=float)
    there, radii = stops(paths, 5000), numpy.full(len(paths), 500.0)
    opens = openings(FIELD, RULES, watchers, numpy.full(len(watchers), float(distance)), there, radii)
    for stop, bodies in enumerate(there):
        models = numpy.column_stack((bodies, radii))
        seen = Sight.of(FIELD, RULES, watchers, models).visible & (gaps(watchers, models) <= distance)
        assert bool(opens[stop]) == bool(seen.any())
