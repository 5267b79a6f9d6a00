"""In front, behind, sideways; the side an Aircraft faces; enfilade."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.ground.arcs import (
    behind,
    enfilades,
    facing_sides,
    in_front,
    in_front_of_aircraft,
    uses_front_defence,
)
from grognard.space.hex.grid import DIRECTIONS, STEPS, Direction, Hex, disc
from tests.space.hex.oracle import cross, dot, way

HERE = Hex(3, -2)
AROUND = [place for place in disc(HERE, 6) if place != HERE]
FACINGS = [HERE.neighbour(direction) for direction in DIRECTIONS]


def cosine(facing: Direction, other: Hex) -> int:
    """Above, at or below 0 as the angle to the facing is acute, right or obtuse; the catalogue's form (AAM-MAP-06)."""
    (q1, r1), q2, r2 = STEPS[facing.sixth], other.q - HERE.q, other.r - HERE.r
    return 2 * (q1 * q2 + r1 * r2) + q1 * r2 + r1 * q2


@pytest.mark.rule("AAM-ARC-01", "AAM-MAP-06")
@pytest.mark.parametrize("facing", DIRECTIONS)
def test_aam_arc_01_in_front_is_below_and_behind_above_a_right_angle(facing: Direction) -> None:
    for other in AROUND:
        assert in_front(HERE, facing, other) == (cosine(facing, other) > 0)
        assert behind(HERE, facing, other) == (cosine(facing, other) < 0)


@pytest.mark.rule("AAM-ARC-01")
def test_aam_arc_01_three_front_sides_and_two_front_corners() -> None:
    # The sides N, NE and NW and the corners between them are the front of a unit that faces N.
    front = [Hex(0, -1), Hex(1, -1), Hex(-1, 0), Hex(1, -2), Hex(-1, -1)]
    rear = [Hex(0, 1), Hex(-1, 1), Hex(1, 0), Hex(-1, 2), Hex(1, 1)]
    assert all(in_front(HERE, Direction.N, HERE + way_there) for way_there in front)
    assert all(behind(HERE, Direction.N, HERE + way_there) for way_there in rear)
    assert not any(behind(HERE, Direction.N, HERE + way_there) for way_there in front)


@pytest.mark.rule("AAM-ARC-02")
@pytest.mark.parametrize("facing", DIRECTIONS)
def test_aam_arc_02_exactly_sideways_and_the_own_hex_are_neither(facing: Direction) -> None:
    for other in [HERE, *AROUND]:
        exactly = other != HERE and cosine(facing, other) == 0
        neither = not in_front(HERE, facing, other) and not behind(HERE, facing, other)
        assert neither == (exactly or other == HERE)
    for other in (HERE + Hex(2, -1), HERE + Hex(-4, 2)):
        assert not in_front(HERE, Direction.N, other)
        assert not behind(HERE, Direction.N, other)


@pytest.mark.rule("AAM-ARC-03")
def test_aam_arc_03_the_front_defence_only_against_attackers_in_front() -> None:
    assert uses_front_defence(HERE, Direction.SE, HERE + Hex(3, 0))
    assert uses_front_defence(HERE, Direction.SE, HERE + Hex(1, 1))
    assert not uses_front_defence(HERE, Direction.SE, HERE + Hex(-3, 0))
    assert not uses_front_defence(HERE, Direction.SE, HERE)
    assert not uses_front_defence(HERE, Direction.SE, HERE + Hex(1, -2))


@pytest.mark.rule("AAM-ARC-06")
def test_aam_arc_06_one_tank_meets_the_front_two_guns_the_rear() -> None:
    # As in the picture, at places of our own: the German tank faces N, the Sherman is before it, the others are not.
    tank, sherman, zis, bazooka = HERE, HERE + Hex(1, -4), HERE + Hex(-1, 3), HERE + Hex(2, -1)
    assert [uses_front_defence(tank, Direction.N, place) for place in (sherman, zis, bazooka)] == [True, False, False]


@pytest.mark.rule("AAM-AIR-03")
def test_aam_air_03_an_attacking_aircraft_faces_its_target() -> None:
    assert facing_sides(HERE, HERE + Hex(0, -5)) == (Direction.N,)
    assert facing_sides(HERE, HERE + Hex(2, -5)) == (Direction.N,)
    assert facing_sides(HERE, HERE + Hex(2, -4)) == (Direction.N, Direction.NE)
    assert facing_sides(HERE, HERE) == ()
    for other in AROUND:
        sides = facing_sides(HERE, other)
        assert len(sides) in (1, 2)
        # The sides are those with the sharpest angle to the line, so the line passes through one of them or both.
        sharpest = max(dot(way(HERE, HERE.neighbour(side)), way(HERE, other)) for side in DIRECTIONS)
        best = [side for side in DIRECTIONS if dot(way(HERE, HERE.neighbour(side)), way(HERE, other)) == sharpest]
        assert sorted(best) == sorted(sides)


@pytest.mark.rule("AAM-AIR-04")
def test_aam_air_04_in_front_of_an_aircraft_is_strictly_through_the_side_it_faces() -> None:
    assert in_front_of_aircraft(HERE, Direction.N, HERE + Hex(0, -3))
    assert in_front_of_aircraft(HERE, Direction.N, HERE + Hex(1, -3))
    assert not in_front_of_aircraft(HERE, Direction.N, HERE + Hex(1, -2))
    assert not in_front_of_aircraft(HERE, Direction.N, HERE + Hex(1, -1))
    assert not in_front_of_aircraft(HERE, Direction.N, HERE)
    for other in AROUND:
        faced = [side for side in DIRECTIONS if in_front_of_aircraft(HERE, side, other)]
        assert faced == (list(facing_sides(HERE, other)) if len(facing_sides(HERE, other)) == 1 else [])


@pytest.mark.rule("AAM-ENF-01")
def test_aam_enf_01_only_a_friend_in_a_neighbouring_hex_orients_the_target() -> None:
    attacker = HERE + Hex(0, 4)
    assert enfilades(HERE, HERE + Hex(0, -1), attacker)
    assert not enfilades(HERE, HERE + Hex(0, -2), attacker)
    assert not enfilades(HERE, HERE, attacker)


@pytest.mark.rule("AAM-ENF-02")
def test_aam_enf_02_the_attacker_has_to_be_strictly_behind() -> None:
    for friend in FACINGS:
        for attacker in [HERE, *AROUND]:
            acute = dot(way(HERE, friend), way(HERE, attacker))
            assert enfilades(HERE, friend, attacker) == (acute < 0)
    # Exactly sideways, east of a target oriented to the north: no bonus.
    assert not enfilades(HERE, HERE + Hex(0, -1), HERE + Hex(2, -1))
    assert cross(way(HERE, HERE + Hex(0, -1)), way(HERE, HERE + Hex(2, -1))) > 0


@pytest.mark.rule("AAM-ENF-03")
def test_aam_enf_03_two_on_opposite_sides_help_each_other() -> None:
    north, south = HERE + Hex(0, -1), HERE + Hex(0, 1)
    assert enfilades(HERE, north, south)
    assert enfilades(HERE, south, north)
    assert not enfilades(HERE, north, north)


@pytest.mark.rule("AAM-ENF-04")
def test_aam_enf_04_a_neighbour_to_the_north_and_an_attacker_three_hexes_south_east() -> None:
    assert enfilades(HERE, HERE + Hex(0, -1), HERE.neighbour(Direction.SE, 3))


@pytest.mark.rule("AAM-ENF-07")
def test_aam_enf_07_an_attacker_in_the_target_s_own_hex_gets_nothing() -> None:
    assert not any(enfilades(HERE, friend, HERE) for friend in FACINGS)
