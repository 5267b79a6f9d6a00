"""Who sees whom: named cases of the table, and properties against a slow model."""

from __future__ import annotations

from math import cos, sin
from random import Random

import numpy
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.records import replace
from grognard.space.plane import Floats, Hull
from grognard.space.screens import Blocker, Bodies, Screens, SightRules
from grognard.space.sight import Sight
from grognard.space.terrain import Field, Ground, Piece

RULES = SightRules(
    {"wood": "area", "building": "solid", "hedge": "clear", "wall": "clear", "hill": "clear"}, raising=("hill",)
)


def block(id: str, kind: str, left: int, top: int, right: int, bottom: int, height: int = 0) -> Piece:
    return Piece(id, kind, ((left, top), (right, top), (right, bottom), (left, bottom)), height)


def men(*places: tuple[int, int]) -> Floats:
    return numpy.array([(x, y, 500) for x, y in places], dtype=float)


def look(pieces: list[Piece], start: tuple[int, int], end: tuple[int, int]) -> Sight:
    return Sight.of(Field(Ground(48000, 48000, tuple(pieces))), RULES, men(start), men(end))


WOOD = block("wood", "wood", 10000, 10000, 20000, 20000)
HOUSE = block("house", "building", 10000, 10000, 20000, 20000, 3000)
WALL = block("wall", "wall", 10000, 10000, 20000, 10400)
FOOT = block("foot", "hill", 10000, 10000, 30000, 30000, 750)
SHOULDER = block("shoulder", "hill", 14000, 14000, 26000, 26000, 1500)
TOP = block("top", "hill", 18000, 18000, 22000, 22000, 2250)


@pytest.mark.parametrize(
    ("pieces", "start", "end", "sees", "crossed"),
    [
        ([], (5000, 15000), (25000, 15000), True, []),
        ([WOOD], (5000, 5000), (25000, 5000), True, []),
        ([WOOD], (5000, 15000), (25000, 15000), False, ["wood"]),
        ([WOOD], (5000, 15000), (12000, 15000), True, ["wood"]),
        ([WOOD], (12000, 15000), (5000, 15000), True, ["wood"]),
        ([WOOD], (12000, 15000), (18000, 15000), True, ["wood"]),
        ([HOUSE], (5000, 15000), (25000, 15000), False, ["house"]),
        ([WALL], (15000, 5000), (15000, 15000), True, ["wall"]),
        ([WALL], (15000, 9500), (15000, 5000), True, []),
        ([FOOT, SHOULDER, TOP], (2000, 20000), (38000, 20000), False, ["shoulder", "top"]),
        ([FOOT, SHOULDER, TOP], (2000, 20000), (20000, 20000), True, ["shoulder", "top"]),
        ([FOOT, SHOULDER, TOP], (20000, 20000), (2000, 20000), True, ["shoulder", "top"]),
        ([FOOT, SHOULDER, TOP], (11000, 20000), (29000, 20000), False, ["top"]),
        ([FOOT], (2000, 20000), (38000, 20000), True, []),
    ],
    ids=[
        "open ground",
        "past a wood",
        "through a wood",
        "into a wood",
        "out of a wood",
        "inside a wood",
        "building between",
        "over a wall",
        "away from a wall",
        "over a hill",
        "up to the top",
        "down from the top",
        "hill between its slopes",
        "over a low rise",
    ],
)
def test_one_line(
    pieces: list[Piece], start: tuple[int, int], end: tuple[int, int], sees: bool, crossed: list[str]
) -> None:
    sight = look(pieces, start, end)
    line = sight.explain(0, 0)
    assert line.visible is sees
    assert bool(sight.visible[0, 0]) is sees
    assert [crossing.piece for crossing in line.crossings] == crossed
    assert (line.blocked_by is None) is sees


def test_the_explanation_says_where_each_piece_begins() -> None:
    line = look([WALL, HOUSE], (15000, 5000), (15000, 30000)).explain(0, 0)
    assert [(crossing.piece, crossing.at) for crossing in line.crossings] == [
        ("wall", (15000, 10000)),
        ("house", (15000, 10000)),
    ]
    assert line.blocked_by is not None
    assert line.blocked_by.piece == "house"


def test_a_roof_is_seen_over_only_from_high_above_it() -> None:
    hill = block("hill", "hill", 0, 0, 8000, 48000, 6000)
    low = block("low", "building", 10000, 10000, 12000, 20000, 2500)
    assert look([hill, low], (4000, 15000), (40000, 15000)).visible[0, 0]
    assert not look([hill, low], (4000, 15000), (13000, 15000)).visible[0, 0]
    assert not look([low], (4000, 15000), (40000, 15000)).visible[0, 0]


def test_a_target_showing_one_side_is_seen_and_its_middle_counts_as_crossed() -> None:
    sight = look([HOUSE], (5000, 20300), (25000, 19800))
    line = sight.explain(0, 0)
    assert line.visible
    assert line.blocked_by is not None
    assert line.blocked_by.piece == "house"
    assert sight.crossed[:, 0, 0].any()


def test_a_man_at_the_wall_touches_it_and_one_behind_does_not() -> None:
    field = Field(Ground(48000, 48000, (WALL,)))
    sight = Sight.of(field, RULES, men((15000, 10900), (15000, 13000)), men((15000, 5000)))
    assert sight.crossed[0].tolist() == [[True], [True]]
    assert sight.touching.tolist() == [[True, False]]


def test_a_vehicle_blocks_like_a_solid_piece_unless_it_is_looked_over() -> None:
    field = Field(Ground(48000, 48000, (block("hill", "hill", 0, 0, 8000, 48000, 6000),)))
    tank = Blocker("tank", Hull(20000, 15000, 4000, 2500, 0), 2000)
    flat = Sight.of(field, RULES, men((12000, 15000)), men((30000, 15000)), [tank])
    assert not flat.visible[0, 0]
    assert flat.explain(0, 0).blocked_by is not None
    assert Sight.of(field, RULES, men((4000, 15000)), men((40000, 15000)), [tank]).visible[0, 0]
    own = Sight.of(field, RULES, men((20000, 15000)), men((30000, 15000)), [tank])
    assert own.visible[0, 0]


# ---- properties --------------------------------------------------------------------------------------------------

places = st.tuples(st.integers(0, 48000), st.integers(0, 48000))
pieces = st.builds(
    lambda kind, x, y, wide, deep, height: block(f"{kind}-{x}-{y}", kind, x, y, x + wide, y + deep, height),
    st.sampled_from(("wood", "building", "hedge", "hill")),
    st.integers(0, 40000),
    st.integers(0, 40000),
    st.integers(500, 15000),
    st.integers(500, 15000),
    st.sampled_from((500, 1500, 3000)),
)
grounds = st.lists(pieces, max_size=5, unique_by=lambda piece: piece.id)
groups = st.lists(places, min_size=1, max_size=4)


def _eyes(ground: list[Piece], place: tuple[float, float]) -> float:
    point = shapely.Point(place)
    heights = [p.height for p in ground if p.kind == "hill" and shapely.Polygon(p.outline).intersects(point)]
    return RULES.eyes + max(heights, default=0)


def _sees(ground: list[Piece], start: tuple[int, int], end: tuple[int, int]) -> bool:
    """The rules of sight for middle lines and sides, one shape at a time, walking along the line in small steps."""
    along = numpy.array(end, dtype=float) - start
    aside = along[::-1] * (-1, 1) / max(1.0, float(numpy.hypot(*along))) * 490
    return any(_free(ground, start, end, numpy.array(end) + aside * way) for way in (0, 1, -1))


def _free(ground: list[Piece], start: tuple[int, int], end: tuple[int, int], aim: Floats) -> bool:
    ray = shapely.LineString((start, aim))
    first, last = _eyes(ground, start), _eyes(ground, end)
    for piece in ground:
        shape = shapely.Polygon(piece.outline)
        if piece.kind == "hedge" or not shape.intersects(ray):
            continue
        own = shape.intersects(shapely.Point(start)) or shape.intersects(shapely.Point(end))
        if piece.kind in ("wood", "building") and own:
            continue
        if piece.kind == "wood":
            return False
        inside = shapely.get_coordinates(shape.intersection(ray) if ray.length else ray)
        parts = numpy.hypot(*(inside - start).T) / max(ray.length, 1e-9)
        if (first + parts * (last - first)).min() < piece.height - 1:
            return False
    return True


@given(grounds, groups, groups)
def test_bulk_sight_is_that_of_the_slow_model(
    ground: list[Piece], observers: list[tuple[int, int]], targets: list[tuple[int, int]]
) -> None:
    sight = Sight.of(Field(Ground(48000, 48000, tuple(ground))), RULES, men(*observers), men(*targets))
    assert sight.visible.tolist() == [[_sees(ground, start, end) for end in targets] for start in observers]


@given(grounds, groups, groups)
def test_few_lines_are_seen_as_in_bulk(
    ground: list[Piece], observers: list[tuple[int, int]], targets: list[tuple[int, int]]
) -> None:
    field = Field(Ground(48000, 48000, tuple(ground)))
    visible = Sight.of(field, RULES, men(*observers), men(*targets)).visible
    for observer in range(len(observers)):
        for target in range(len(targets)):
            alone = Sight.of(field, RULES, men(*observers), men(*targets))
            assert alone.sees(observer, target) == visible[observer, target]
    assert Sight.of(field, RULES, men(*observers), men(*targets)).any_visible == visible.any()


@given(grounds, groups, st.lists(places, min_size=1, max_size=20), st.integers(1, 7), st.randoms())
def test_those_looked_at_group_by_group_are_seen_as_all_at_once(
    ground: list[Piece],
    observers: list[tuple[int, int]],
    targets: list[tuple[int, int]],
    size: int,
    random: Random,
) -> None:
    screens = Screens(Field(Ground(48000, 48000, tuple(ground))), RULES)
    here, there = Bodies(screens, men(*observers)), Bodies(screens, men(*targets))
    visible = Sight(here, there).visible
    pairs = [(observer, target) for observer in range(len(observers)) for target in range(len(targets))]
    random.shuffle(pairs)
    one_by_one = Sight(here, there, group=size)
    for pair in pairs:
        assert one_by_one.sees(*pair) == visible[pair]
    assert numpy.array_equal(Sight(here, there, group=size).visible, visible)
    assert Sight(here, there, group=size).any_visible == visible.any()


@given(grounds, st.lists(places, min_size=7, max_size=8), st.lists(places, min_size=5, max_size=6))
def test_many_lines_are_seen_as_one_by_one(
    ground: list[Piece], observers: list[tuple[int, int]], targets: list[tuple[int, int]]
) -> None:
    field = Field(Ground(48000, 48000, tuple(ground)))
    sight = Sight.of(field, RULES, men(*observers), men(*targets))
    assert sight.any_visible == sight.visible.any()
    for observer, start in enumerate(observers):
        for target, end in enumerate(targets):
            alone = Sight.of(field, RULES, men(start), men(end))
            assert alone.sees(0, 0) == sight.visible[observer, target]


@given(grounds, groups, groups)
def test_men_kept_between_looks_see_the_same(
    ground: list[Piece], observers: list[tuple[int, int]], targets: list[tuple[int, int]]
) -> None:
    field = Field(Ground(48000, 48000, tuple(ground)))
    screens = Screens(field, RULES)
    here, there = Bodies(screens, men(*observers)), Bodies(screens, men(*targets))
    for start, end in ((here, there), (there, here), (here, there)):
        kept, fresh = Sight(start, end), Sight.of(field, RULES, start.table, end.table)
        assert numpy.array_equal(kept.visible, fresh.visible)
        assert numpy.array_equal(kept.touching, fresh.touching)


@given(grounds, groups, groups, st.integers(-20000, 20000), st.integers(-20000, 20000))
def test_sight_moves_with_the_ground(
    ground: list[Piece], observers: list[tuple[int, int]], targets: list[tuple[int, int]], dx: int, dy: int
) -> None:
    moved = [replace(piece, outline=tuple((x + dx, y + dy) for x, y in piece.outline)) for piece in ground]
    here = Sight.of(Field(Ground(48000, 48000, tuple(ground))), RULES, men(*observers), men(*targets))
    there = Sight.of(
        Field(Ground(48000, 48000, tuple(moved))),
        RULES,
        men(*((x + dx, y + dy) for x, y in observers)),
        men(*((x + dx, y + dy) for x, y in targets)),
    )
    assert here.pieces == there.pieces
    assert numpy.array_equal(here.crossed, there.crossed)
    assert numpy.array_equal(here.stopped, there.stopped)


@given(grounds, groups, groups)
def test_a_piece_left_out_as_beside_the_lines_is_crossed_by_none(
    ground: list[Piece], observers: list[tuple[int, int]], targets: list[tuple[int, int]]
) -> None:
    sight = Sight.of(Field(Ground(48000, 48000, tuple(ground))), RULES, men(*observers), men(*targets))
    lines = [shapely.LineString((start, end)) for start in observers for end in targets]
    for index, piece in enumerate(ground):
        if index not in sight.pieces and piece.kind in RULES.opacity:
            shape = shapely.Polygon(piece.outline)
            assert all(shape.distance(line) > 0 for line in lines)


@given(grounds, groups, groups)
def test_middle_lines_are_crossed_the_same_both_ways(
    ground: list[Piece], observers: list[tuple[int, int]], targets: list[tuple[int, int]]
) -> None:
    field = Field(Ground(48000, 48000, tuple(ground)))
    there = Sight.of(field, RULES, men(*observers), men(*targets))
    back = Sight.of(field, RULES, men(*targets), men(*observers))
    assert there.pieces == back.pieces
    assert numpy.array_equal(there.crossed, back.crossed.transpose(0, 2, 1))
    assert numpy.array_equal(there.stopped, back.stopped.transpose(0, 2, 1))


@given(grounds, pieces, groups, groups)
def test_low_ground_aside_another_piece_never_opens_a_line(
    ground: list[Piece], more: Piece, observers: list[tuple[int, int]], targets: list[tuple[int, int]]
) -> None:
    if more.kind == "hill" or more.id in {piece.id for piece in ground}:
        return
    few = Sight.of(Field(Ground(48000, 48000, tuple(ground))), RULES, men(*observers), men(*targets))
    many = Sight.of(Field(Ground(48000, 48000, (*ground, more))), RULES, men(*observers), men(*targets))
    assert not (many.visible & ~few.visible).any()


def blob(id: str, kind: str) -> Piece:
    """A piece of many corners."""
    places = [(round(20000 + 8000 * cos(i / 5)), round(20000 + 8000 * sin(i / 5))) for i in range(31)]
    return Piece(id, kind, tuple(places))


CORNER = Piece(
    "corner",
    "building",
    ((30000, 30000), (40000, 30000), (40000, 34000), (34000, 34000), (34000, 40000), (30000, 40000)),
    3000,
)
MANY = Field(Ground(48000, 48000, (blob("blob", "wood"), CORNER)))


def test_lines_back_are_seen_as_if_they_had_been_looked_along_anew():
    random, seen = numpy.random.default_rng(5), set()
    for _ in range(20):
        here, there = (
            numpy.hstack((random.uniform(5000, 45000, (12, 2)).round(), numpy.full((12, 1), 500.0))) for _ in range(2)
        )
        back, anew = Sight.of(MANY, RULES, here, there).turned(), Sight.of(MANY, RULES, there, here)
        assert (back.visible == anew.visible).all()
        assert (back.crossed == anew.crossed).all()
        seen |= set(anew.visible.ravel().tolist())
    assert seen == {True, False}


def test_many_lines_cross_a_piece_of_many_corners_as_one_by_one():
    random = numpy.random.default_rng(6)
    starts, ends = random.uniform(0, 48000, (4000, 2)).round(), random.uniform(0, 48000, (4000, 2)).round()
    for screen in Screens(MANY, RULES).all:
        alone = [bool(screen.shape.intersects(shapely.LineString(line))) for line in zip(starts, ends, strict=True)]
        assert screen.crossed(starts, ends).tolist() == alone
        assert 0 < sum(alone) < 4000
