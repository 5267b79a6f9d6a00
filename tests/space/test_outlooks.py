"""Lines past closed ground, each found out once and most by rounds within it, as shapely tells them."""

from __future__ import annotations

from random import Random

import numpy
import pytest
import shapely

from grognard.space.bulk import Geometry, meets, segments
from grognard.space.outlooks import Cores, Outlooks
from grognard.space.plane import Floats, Point
from grognard.space.routes import Routes
from tests.sampling import first

QUESTIONS = 25_000


def crowd(random: Random) -> tuple[Geometry, list[Point]]:
    """Closed ground about men and hulls as attackers meet it, and the places it lies about."""
    men = [(random.randrange(4000, 36_000), random.randrange(4000, 26_000)) for _ in range(random.randint(1, 14))]
    rounds = [shapely.Point(man).buffer(1500) for man in men]
    left, top = random.randrange(30_000), random.randrange(20_000)
    house = shapely.box(left, top, left + random.randint(20, 8000), top + random.randint(20, 6000))
    return shapely.union_all([*rounds, house]), men


def grazing(random: Random, shape: Geometry, count: int) -> tuple[Floats, Floats]:
    """Lines of which many run through a corner of a shape, along one of its sides or end at it."""
    corners = shapely.get_coordinates(shape)
    at = numpy.array([random.randrange(len(corners) - 1) for _ in range(count)])
    apart = numpy.array([[random.randrange(-9000, 9000) for _ in range(4)] for _ in range(count)], dtype=float)
    kind = numpy.array([random.randrange(5) for _ in range(count)])[:, None]
    here, after = corners[at], corners[at + 1]
    starts = numpy.select([kind == 0, kind == 1, kind == 2], [here, here - apart[:, :2], 2 * here - after], here)
    ends = numpy.select(
        [kind == 0, kind == 1, kind == 2, kind == 3],
        [here + apart[:, :2], here + apart[:, :2], 2 * after - here, here],
        here + apart[:, 2:] / 9000,
    )
    return starts, ends


@pytest.mark.parametrize("seed", first(2, range(40)))
def test_lines_stopped_by_a_core_meet_the_shape(seed: int) -> None:
    """A million lines in all, a third of them grazing; of those that a core does not stop nothing is said."""
    random = Random(seed)
    shape, middles = crowd(random)
    shape = shapely.buffer(shape, 500)
    shapely.prepare(shape)
    grazed = grazing(random, shape, QUESTIONS // 3)
    places = numpy.random.default_rng(seed).integers(-2000, 42_000, (QUESTIONS - len(grazed[0]), 4)).astype(float)
    starts = numpy.concatenate((grazed[0], places[:, :2]))
    ends = numpy.concatenate((grazed[1], places[:, 2:]))
    stopped = Cores(shape, middles).stop(starts, ends)
    met = meets(shape, segments(starts, ends))
    assert not (stopped & ~met).any()
    assert stopped.any()


@pytest.mark.parametrize("seed", first(3, range(60)))
def test_what_is_seen_is_what_shapely_sees_however_often_it_is_asked(seed: int) -> None:
    random = Random(seed)
    shape, middles = crowd(random)
    routes = Routes(shape, 500, shapely.box(0, 0, 40_000, 30_000), middles)
    outlooks = Outlooks(routes.closed, routes.nodes, middles)
    places = [(random.randrange(40_000), random.randrange(30_000)) for _ in range(30)]
    numbers = outlooks.numbers(places)
    assert outlooks.numbers([*places, places[0]]).tolist() == [*numbers.tolist(), numbers[0]]
    whole = numpy.concatenate((routes.nodes, numpy.array(places, dtype=float)))
    corners = len(routes.nodes)
    for _ in range(200):
        number = random.randrange(len(whole))
        among = numpy.array(random.sample(range(corners), random.randint(0, corners)), dtype=numpy.intp)
        free = ~meets(routes.closed, segments(whole[number, None].repeat(len(among), axis=0), whole[among]))
        assert outlooks.seen(number, among).tolist() == among[free].tolist()
        asked = numpy.array(random.sample(numbers.tolist(), random.randint(1, 30)), dtype=numpy.intp)
        free = ~meets(routes.closed, segments(whole[number, None].repeat(len(asked), axis=0), whole[asked]))
        assert outlooks.between(number, asked).tolist() == numpy.flatnonzero(free).tolist()
        if number < corners:
            assert outlooks.seeing(number, asked).tolist() == numpy.flatnonzero(free).tolist()


@pytest.mark.parametrize("seed", first(10, range(400)))
def test_the_nearest_way_is_the_first_of_all_ways(seed: int) -> None:
    """Whether it is searched for near the straight one first, or with what earlier searches found out, or not."""
    random = Random(seed)
    shape, middles = crowd(random)
    table = shapely.box(0, 0, 40_000, 30_000)
    asked = Routes(shape, 500, table, middles)
    for _ in range(4):
        start, *ends = [(random.randrange(40_000), random.randrange(30_000)) for _ in range(random.randint(2, 6))]
        limit = random.choice((float("inf"), random.uniform(1000, 60_000)))
        expected = next(Routes(shape, 500, table).nearest_first(start, ends, limit), None)
        found = asked.nearest(start, ends, limit)
        assert found == expected
        assert found is None or len(found) == 2 or not asked.straight(start, found[-1])


def test_nothing_is_searched_for_from_closed_ground_or_to_it() -> None:
    routes = Routes(shapely.box(10_000, 10_000, 20_000, 20_000), 500)
    assert list(routes.nearest_first((15_000, 15_000), [(0, 0)])) == []
    assert list(routes.nearest_first((0, 0), [(15_000, 15_000), (9_500, 12_000)])) == []
    assert [way[-1] for way in routes.nearest_first((0, 0), [(15_000, 15_000), (9_000, 12_000)])] == [(9_000, 12_000)]
    assert routes.nearest((0, 0), []) is None
