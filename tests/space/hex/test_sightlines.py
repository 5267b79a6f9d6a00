"""All lines of a map at once, against each line by itself."""

from itertools import product

import numpy
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.space.hex.grid import DIRECTIONS, Direction, Hex, Hexside, from_offset
from grognard.space.hex.line import line
from grognard.space.hex.sightlines import Sightlines

PLACES = [from_offset(column, row) for column in range(-3, 6) for row in range(-2, 5)]
RECTANGLE = Sightlines(PLACES)
SIDES = sorted({place.side(direction) for place in PLACES for direction in DIRECTIONS})
OWN_SIDES = list(product(PLACES, DIRECTIONS))

some_places = st.sets(st.sampled_from(PLACES))


@given(some_places)
@settings(max_examples=12, deadline=None)
def test_hexes_crossed_run_along_and_touched_are_those_of_each_line(marked: set[Hex]) -> None:
    crossing, touching, along = RECTANGLE.crossing(marked), RECTANGLE.touching(marked), RECTANGLE.along(marked)
    for (i, one), (j, other) in product(enumerate(RECTANGLE.hexes), repeat=2):
        found = line(one, other)
        hands = [(side.left in marked, side.right in marked) for side in found.alongs]
        assert crossing[i, j] == sum(place in marked for place in found.between)
        assert touching[i, j] == sum(through.beside in marked for through in found.throughs)
        assert along.left[i, j] == hands.count((True, False))
        assert along.right[i, j] == hands.count((False, True))
        assert along.both[i, j] == hands.count((True, True))


@given(st.sets(st.sampled_from(SIDES)), st.sets(st.sampled_from(OWN_SIDES)))
@settings(max_examples=12, deadline=None)
def test_sides_crossed_are_those_of_each_line(marked: set[Hexside], own: set[tuple[Hex, Direction]]) -> None:
    sides, own_sides = RECTANGLE.crossing_sides(marked), RECTANGLE.crossing_own_sides(own)
    drawn = [(place, place.side(direction)) for place, direction in own]
    for (i, one), (j, other) in product(enumerate(RECTANGLE.hexes), repeat=2):
        found = line(one, other)
        far = [side for side in found.crossed if one not in side.hexes and other not in side.hexes]
        assert sides[i, j] == sum(side in marked for side in far)
        between = set(found.between)
        assert own_sides[i, j] == sum(place in between and side in found.crossed for place, side in drawn)


@given(some_places.filter(bool))
@settings(max_examples=30, deadline=None)
def test_a_map_with_gaps_counts_as_the_whole_map_does(places: set[Hex]) -> None:
    part = Sightlines(places)
    marked = sorted(places)[::2]
    among = numpy.array([RECTANGLE.index[place] for place in part.hexes])
    assert numpy.array_equal(part.crossing(marked), RECTANGLE.crossing(marked)[numpy.ix_(among, among)])


@given(some_places)
@settings(max_examples=12, deadline=None)
def test_counts_are_mutual_and_hands_change_with_the_way(marked: set[Hex]) -> None:
    crossing, along = RECTANGLE.crossing(marked), RECTANGLE.along(marked)
    assert numpy.array_equal(crossing, crossing.T)
    assert numpy.array_equal(along.left, along.right.T)
    assert numpy.array_equal(along.both, along.both.T)


def test_hexes_between_two_hands_are_told_apart() -> None:
    board = Sightlines(Hex(q, r) for q in range(3) for r in range(3))
    start, end = board.index[Hex(0, 0)], board.index[Hex(2, 2)]
    for marked, hands in {
        (Hex(1, 0),): (1, 0, 0),
        (Hex(1, 0), Hex(0, 1)): (0, 0, 1),
        (Hex(1, 0), Hex(2, 1)): (2, 0, 0),
        (Hex(1, 0), Hex(1, 2)): (1, 1, 0),
    }.items():
        assert tuple(int(counts[start, end]) for counts in board.along(marked)) == hands


def test_a_side_of_the_hexes_at_the_ends_is_left_out() -> None:
    board = Sightlines(Hex(0, r) for r in range(4))
    first, last = board.index[Hex(0, 0)], board.index[Hex(0, 3)]
    for r, counted in ((0, 0), (1, 1), (2, 0)):
        assert board.crossing_sides([Hex(0, r).side(Direction.S)])[first, last] == counted


def test_a_side_is_counted_for_the_hex_it_is_drawn_in() -> None:
    board = Sightlines(Hex(0, r) for r in range(3))
    first, last = board.index[Hex(0, 0)], board.index[Hex(0, 2)]
    assert board.crossing_own_sides([(Hex(0, 0), Direction.S)])[first, last] == 0
    assert board.crossing_own_sides([(Hex(0, 1), Direction.N)])[first, last] == 1
    assert board.crossing_own_sides([(Hex(0, 1), Direction.N)])[first, board.index[Hex(0, 1)]] == 0


def test_a_mark_off_the_map_is_refused() -> None:
    board = Sightlines([Hex(0, 0), Hex(0, 1)])
    with pytest.raises(ValueError, match="not on this map"):
        board.crossing([Hex(5, 5)])
    with pytest.raises(ValueError, match="not on this map"):
        board.crossing_own_sides([(Hex(5, 5), Direction.N)])
    with pytest.raises(ValueError, match="no side of this map"):
        board.crossing_sides([Hex(5, 5).side(Direction.N)])


@pytest.mark.parametrize("places", [[], [Hex(7, 7)]])
def test_maps_without_pairs(places: list[Hex]) -> None:
    board = Sightlines(places)
    assert board.crossing(places).tolist() == [[0]] * len(places)
    assert board.along(places).both.tolist() == [[0]] * len(places)
