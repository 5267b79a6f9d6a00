"""Lines between centres: against plain geometry in fractions, under symmetry, and in named cases."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.space.hex.grid import Corner, Direction, Hex, hexside, ring
from grognard.space.hex.line import Across, Along, Line, Passage, Through, line
from tests.space.hex import oracle

hexes = st.builds(Hex, st.integers(-15, 15), st.integers(-15, 15))


def place_of(corner: Corner) -> oracle.Place:
    return Fraction(corner.q), Fraction(corner.q + 2 * corner.r, 3)


def hand(start: Hex, end: Hex, other: Hex) -> str:
    return "right" if oracle.cross(oracle.way(start, end), oracle.way(start, other)) > 0 else "left"


def check_against_fractions(start: Hex, end: Hex) -> None:
    met = oracle.meetings(start, end)
    found = line(start, end)
    inside = [meeting for meeting in met if meeting.how == "inside"]
    assert found.hexes == tuple(meeting.hex for meeting in inside)
    assert found.between == tuple(meeting.hex for meeting in inside if meeting.hex not in (start, end))
    edges = {(meeting.first, hand(start, end, meeting.hex)): meeting.hex for meeting in met if meeting.how == "edge"}
    points = {meeting.first: meeting.hex for meeting in met if meeting.how == "point"}
    for before, after, passage in zip(inside[:-1], inside[1:], found.passages, strict=True):
        place = oracle.on_line(start, end, before.last)
        if isinstance(passage, Along):
            assert passage.left == edges.pop((before.last, "left"))
            assert passage.right == edges.pop((before.last, "right"))
            assert passage.side == hexside(passage.left, passage.right)
            ends = {place, oracle.on_line(start, end, after.first)}
            assert {place_of(corner) for corner in passage.side.corners} == ends
            continue
        assert before.last == after.first
        if isinstance(passage, Through):
            assert place_of(passage.corner) == place
            assert passage.beside == points.pop(before.last)
            assert passage.hand == hand(start, end, passage.beside)
        else:
            assert passage.side == hexside(before.hex, after.hex)
            assert place not in oracle.corners(before.hex)
    assert not edges
    assert not points
    assert set(found.touched) == {meeting.hex for meeting in met}
    assert len(found.touched) == len(met)


@pytest.mark.parametrize("length", range(9))
def test_every_short_line_is_what_fractions_say(length: int) -> None:
    for end in ring(Hex(0, 0), length):
        check_against_fractions(Hex(0, 0), end)


@given(hexes, hexes)
def test_long_lines_are_what_fractions_say(start: Hex, end: Hex) -> None:
    check_against_fractions(start, end)


def mapped(found: Line, shift: Hex, sixths: int) -> Line:
    def moved(place: Hex) -> Hex:
        return place.rotated(sixths) + shift

    def passage_moved(passage: Passage) -> Passage:
        match passage:
            case Across(side):
                return Across(hexside(moved(side.first), moved(side.second)))
            case Through(corner, beside, hand):
                one, two, three = map(moved, corner.hexes)
                (place,) = corners_of(one) & corners_of(two) & corners_of(three)
                return Through(place, moved(beside), hand)
            case Along(_, left, right):
                return Along(hexside(moved(left), moved(right)), moved(left), moved(right))

    return Line(tuple(map(moved, found.hexes)), tuple(map(passage_moved, found.passages)))


def corners_of(hex_: Hex) -> set[Corner]:
    return {hex_.corner(direction) for direction in Direction}


def reverse(passage: Passage) -> Passage:
    match passage:
        case Through(corner, beside, hand):
            return Through(corner, beside, "left" if hand == "right" else "right")
        case Along(side, left, right):
            return Along(side, right, left)
        case _:
            return passage


@given(hexes, hexes)
def test_a_line_back_meets_the_same_in_reverse(start: Hex, end: Hex) -> None:
    there, back = line(start, end), line(end, start)
    assert back.hexes == there.hexes[::-1]
    assert back.passages == tuple(reverse(passage) for passage in there.passages[::-1])


@given(hexes, hexes, hexes, st.integers(0, 5))
def test_a_turned_and_shifted_line_meets_what_is_turned_and_shifted(
    start: Hex, end: Hex, shift: Hex, sixths: int
) -> None:
    moved = line(start.rotated(sixths) + shift, end.rotated(sixths) + shift)
    assert moved == mapped(line(start, end), shift, sixths)


@given(hexes, hexes)
def test_a_line_crosses_one_more_hex_than_it_has_passages(start: Hex, end: Hex) -> None:
    found = line(start, end)
    assert len(found.hexes) == len(found.passages) + 1
    assert found.hexes[0] == start
    assert found.hexes[-1] == end
    # Along a side it leaves the hexes on both hands out; elsewhere it may zigzag over more hexes than a shortest way.
    assert start.distance(end) <= len(found.passages) + len(found.alongs)


def test_a_line_to_the_own_hex_is_that_hex() -> None:
    assert line(Hex(2, 1), Hex(2, 1)) == Line((Hex(2, 1),), ())


def test_a_line_straight_down_a_row_crosses_each_side_on_the_way() -> None:
    found = line(Hex(0, 0), Hex(0, 3))
    assert found.between == (Hex(0, 1), Hex(0, 2))
    assert found.crossed == tuple(Hex(0, r).side(Direction.S) for r in range(3))
    assert not found.alongs
    assert not found.throughs


def test_a_line_along_hexsides_names_the_hexes_on_either_hand_nearest_first() -> None:
    found = line(Hex(0, 0), Hex(2, 2))
    assert found.hexes == (Hex(0, 0), Hex(1, 1), Hex(2, 2))
    assert [(along.left, along.right) for along in found.alongs] == [
        (Hex(1, 0), Hex(0, 1)),
        (Hex(2, 1), Hex(1, 2)),
    ]
    assert found.crossed == ()


def test_a_line_due_right_of_a_flat_topped_hex_runs_along_a_hexside() -> None:
    found = line(Hex(0, 0), Hex(2, -1))
    assert found.alongs == (Along(hexside(Hex(1, -1), Hex(1, 0)), Hex(1, -1), Hex(1, 0)),)
    assert found.between == ()


def test_a_line_through_corners_touches_the_third_hex_on_its_hand() -> None:
    found = line(Hex(0, 0), Hex(4, 1))
    assert found.hexes == (Hex(0, 0), Hex(1, 0), Hex(2, 0), Hex(2, 1), Hex(3, 1), Hex(4, 1))
    assert [(through.beside, through.hand) for through in found.throughs] == [
        (Hex(1, 1), "right"),
        (Hex(3, 0), "left"),
    ]
    assert [through.corner for through in found.throughs] == [Corner(4, 1), Corner(8, 2)]


def test_a_line_that_misses_a_corner_by_little_crosses_both_sides() -> None:
    assert line(Hex(0, 0), Hex(14, 13)).hexes[:4] == (Hex(0, 0), Hex(1, 0), Hex(1, 1), Hex(2, 1))
    assert line(Hex(0, 0), Hex(13, 14)).hexes[:4] == (Hex(0, 0), Hex(0, 1), Hex(1, 1), Hex(1, 2))


def test_touched_hexes_stand_in_order_and_end_at_the_target() -> None:
    assert line(Hex(0, 0), Hex(1, 1)).touched == (Hex(0, 0), Hex(1, 0), Hex(0, 1), Hex(1, 1))
    assert line(Hex(0, 0), Hex(4, 1)).touched[-2:] == (Hex(3, 1), Hex(4, 1))
