"""Hexes, hexsides, corners, rings, rows and labels."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.records import from_text, to_text
from grognard.space.hex.grid import (
    DIRECTIONS,
    Corner,
    Direction,
    Hex,
    Hexside,
    disc,
    from_label,
    from_offset,
    hexside,
    label,
    ring,
    row,
    to_offset,
)
from tests.space.hex import oracle

hexes = st.builds(Hex, st.integers(-50, 50), st.integers(-50, 50))
directions = st.sampled_from(DIRECTIONS)


def steps_apart(start: Hex, far: int) -> dict[Hex, int]:
    """How many steps to each hex, by walking to all neighbours again and again."""
    found = {start: 0}
    for steps in range(1, far + 1):
        for place in [place for place, taken in found.items() if taken == steps - 1]:
            for neighbour in place.neighbours:
                found.setdefault(neighbour, steps)
    return found


def test_distance_is_the_number_of_steps() -> None:
    start = Hex(-1, 4)
    for place, steps in steps_apart(start, 6).items():
        assert start.distance(place) == steps


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(one: Hex, two: Hex, three: Hex) -> None:
    assert one.distance(two) == two.distance(one)
    assert (one.distance(two) == 0) == (one == two)
    assert one.distance(three) <= one.distance(two) + two.distance(three)


@pytest.mark.parametrize("radius", range(6))
def test_rings_and_discs_hold_every_hex_once(radius: int) -> None:
    centre = Hex(2, -3)
    apart = steps_apart(centre, radius)
    around = list(ring(centre, radius))
    assert len(set(around)) == len(around)
    assert set(around) == {place for place, steps in apart.items() if steps == radius}
    assert sorted(disc(centre, radius)) == sorted(apart)


@given(hexes, directions, st.integers(1, 20))
def test_a_row_lies_in_its_direction(start: Hex, direction: Direction, length: int) -> None:
    places = list(row(start, direction, length))
    assert [start.distance(place) for place in places] == list(range(1, length + 1))
    assert {start.direction(place) for place in places} == {direction}
    assert {place.direction(start) for place in places} == {direction.opposite}


def test_only_the_six_rows_have_a_direction() -> None:
    start = Hex(1, 1)
    rows = {place for direction in DIRECTIONS for place in row(start, direction, 5)}
    assert {place for place in disc(start, 5) if start.direction(place)} == rows


@given(hexes, directions)
def test_the_six_directions_are_where_they_are_drawn(place: Hex, direction: Direction) -> None:
    x, y = oracle.way(place, place.neighbour(direction))
    assert ("N" in direction) == (y < 0)
    assert ("E" in direction) == (x > 0)
    assert ("W" in direction) == (x < 0)


@given(hexes, directions)
def test_a_hexside_has_one_value(place: Hex, direction: Direction) -> None:
    other = place.neighbour(direction)
    side = place.side(direction)
    assert side == other.side(direction.opposite) == hexside(other, place)
    assert set(side.hexes) == {place, other}
    assert side.across(place) == other
    assert side.across(other) == place
    assert {place.corner(direction), place.corner(direction.turned(-1))} == set(side.corners)


@given(hexes, directions)
def test_a_corner_has_one_value(place: Hex, direction: Direction) -> None:
    left, right = place.neighbour(direction), place.neighbour(direction.turned(1))
    corner = place.corner(direction)
    assert corner == left.corner(direction.turned(2)) == right.corner(direction.turned(-2))
    assert set(corner.hexes) == {place, left, right}
    shared = oracle.corners(place) & oracle.corners(left) & oracle.corners(right)
    assert shared == {(Fraction(corner.q), Fraction(corner.q + 2 * corner.r, 3))}


def test_hexes_that_are_no_neighbours_have_no_side() -> None:
    with pytest.raises(ValueError, match="no hexside"):
        hexside(Hex(0, 0), Hex(1, 1))
    with pytest.raises(ValueError, match="no hexside"):
        hexside(Hex(0, 0), Hex(0, 0))
    with pytest.raises(ValueError, match="no hexside"):
        from_text('{"first":{"q":1,"r":0},"second":{"q":0,"r":0}}', Hexside)
    with pytest.raises(ValueError, match="is no side of"):
        hexside(Hex(0, 0), Hex(1, 0)).across(Hex(2, 0))


@pytest.mark.parametrize("place", [(0, 0), (3, 0), (1, 0), (2, 1), (0, 1)])
def test_other_places_are_no_corners(place: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="no corner"):
        Corner(*place)


@given(hexes, directions)
def test_records_come_back_from_their_text(place: Hex, direction: Direction) -> None:
    side, corner = place.side(direction), place.corner(direction)
    assert from_text(to_text(side), Hexside) == side
    assert from_text(to_text(corner), Corner) == corner
    assert from_text(to_text(direction), Direction) is direction


@given(hexes, st.integers(-9, 9))
def test_turning_keeps_distance_and_six_sixths_are_a_whole_turn(place: Hex, sixths: int) -> None:
    turned = place.rotated(sixths)
    assert Hex(0, 0).distance(turned) == Hex(0, 0).distance(place)
    assert turned.rotated(6 - sixths) == place


@given(directions, st.integers(-9, 9))
def test_directions_turn_as_hexes_do(direction: Direction, sixths: int) -> None:
    origin = Hex(0, 0)
    assert origin.neighbour(direction.turned(sixths)) == origin.neighbour(direction).rotated(sixths)


@given(st.integers(-40, 40), st.integers(-40, 40))
def test_offset_places_come_back_and_stand_where_the_printed_map_has_them(column: int, row_: int) -> None:
    place = from_offset(column, row_)
    assert to_offset(place) == (column, row_)
    assert oracle.centre(place) == (3 * column, 2 * row_ + column % 2)


@given(st.integers(0, 701), st.integers(0, 998))
def test_labels_come_back(column: int, row_: int) -> None:
    place = from_offset(column, row_)
    assert from_label(label(place)) == place


@pytest.mark.parametrize("text", ["", "G", "7", "G0", "g7", "G07", "G7 ", "AAA1", "G٣", "G1000", "G7\n"])
def test_other_texts_are_no_labels(text: str) -> None:
    with pytest.raises(ValueError, match="is no hex"):
        from_label(text)


@pytest.mark.parametrize("place", [(-1, 0), (0, -1), (702, 0), (0, 999)])
def test_hexes_off_a_printed_map_have_no_label(place: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="has no label"):
        label(from_offset(*place))
