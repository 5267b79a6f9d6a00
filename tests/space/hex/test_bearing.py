"""Hours and arcs against exact angles."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.space.hex.bearing import Arc, arc, clock, relative_clock, sides_towards
from grognard.space.hex.grid import DIRECTIONS, Direction, Hex, disc
from grognard.space.hex.line import Across, line
from tests.space.hex import oracle

HOURS = [(0, -2), (1, -1), (3, -1), (2, 0), (3, 1), (1, 1), (0, 2), (-1, 1), (-3, 1), (-2, 0), (-3, -1), (-1, -1)]
"""Places of the oracle in the direction of each hour."""

hexes = st.builds(Hex, st.integers(-40, 40), st.integers(-40, 40))


def hour_by_angle(start: Hex, end: Hex) -> int | None:
    towards = oracle.way(start, end)
    for hour, place in enumerate(HOURS):
        ahead = oracle.dot(towards, place)
        if hour % 2:
            if ahead > 0 and oracle.cross(towards, place) == 0:
                return hour
        # Less than 30 degrees off: the cosine's square is above three quarters.
        elif ahead > 0 and 4 * ahead**2 > 3 * oracle.dot(towards, towards) * oracle.dot(place, place):
            return hour
    return None


@given(hexes, hexes)
def test_the_hour_is_the_angle(start: Hex, end: Hex) -> None:
    assert clock(start, end) == hour_by_angle(start, end)


@pytest.mark.parametrize("facing", DIRECTIONS)
def test_front_is_below_a_right_angle_and_rear_above(facing: Direction) -> None:
    own = Hex(3, -2)
    ahead = oracle.way(own, own.neighbour(facing))
    for other in disc(own, 9):
        towards = oracle.way(own, other)
        along, aside = oracle.dot(ahead, towards), oracle.cross(ahead, towards)
        if along:
            expected = Arc.FRONT if along > 0 else Arc.REAR
        else:
            expected = Arc.RIGHT if aside > 0 else Arc.LEFT if aside < 0 else Arc.OWN
        assert arc(own, facing, other) == expected


@given(hexes, hexes)
def test_the_line_leaves_through_the_side_or_corner_of_its_hour(start: Hex, end: Hex) -> None:
    towards = sides_towards(start, end)
    passages = line(start, end).passages
    assert (len(towards) == 0) == (not passages)
    if passages and isinstance(passages[0], Across):
        assert (passages[0].side,) == tuple(start.side(direction) for direction in towards)
    elif passages:
        assert len(towards) == 2
        assert {start.neighbour(direction) for direction in towards} == {passages[0].left, passages[0].right}  # type: ignore[union-attr]


@given(hexes, hexes, st.sampled_from(DIRECTIONS), st.integers(0, 5))
def test_arcs_turn_with_the_facing(start: Hex, end: Hex, facing: Direction, sixths: int) -> None:
    turned = start.rotated(sixths), facing.turned(sixths), end.rotated(sixths)
    assert arc(*turned) == arc(start, facing, end)
    assert relative_clock(*turned) == relative_clock(start, facing, end)


@given(hexes, hexes)
def test_the_hour_back_is_six_hours_later(start: Hex, end: Hex) -> None:
    there, back = clock(start, end), clock(end, start)
    assert (there is None) == (back is None) == (start == end)
    if there is not None and back is not None:
        assert (there + 6) % 12 == back


def test_a_unit_three_hexes_to_the_south_east_is_behind_one_that_faces_north() -> None:
    assert arc(Hex(0, 0), Direction.N, Hex(3, 0)) == Arc.REAR


def test_exactly_sideways_is_neither_front_nor_rear() -> None:
    assert arc(Hex(0, 0), Direction.N, Hex(2, -1)) == Arc.RIGHT
    assert arc(Hex(0, 0), Direction.N, Hex(-4, 2)) == Arc.LEFT
    assert arc(Hex(0, 0), Direction.N, Hex(4, -3)) == Arc.FRONT
    assert arc(Hex(0, 0), Direction.N, Hex(4, -1)) == Arc.REAR


def test_the_own_hex_has_no_hour() -> None:
    assert relative_clock(Hex(1, 1), Direction.S, Hex(1, 1)) is None
    assert sides_towards(Hex(1, 1), Hex(1, 1)) == ()
