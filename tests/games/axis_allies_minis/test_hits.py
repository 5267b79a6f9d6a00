"""From dice to successes to hits to face-down markers."""

from __future__ import annotations

from itertools import product

import pytest

from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.tables import SUCCESS, Condition, UnitType
from grognard.games.axis_allies_minis.ground.ranges import printed_dice
from grognard.games.axis_allies_minis.state.hits import hits, margin, markers_for

PANZER, SHERMAN = CARDS["panzer-iv-ausf-g"], CARDS["m4a1-sherman"]
GROUND: tuple[UnitType, ...] = ("soldier", "aircraft")


@pytest.mark.rule("AAM-HIT-04")
def test_aam_hit_04_grades_of_successes() -> None:
    for successes, defence in product(range(31), range(1, 13)):
        if successes < defence:
            wanted = 0
        elif successes >= 2 * defence:
            wanted = 3
        else:
            wanted = 1 if successes == defence else 2
        assert hits(successes, defence) == wanted


@pytest.mark.rule("AAM-HIT-04")
def test_aam_hit_04_a_defence_of_1_knows_no_two_hits() -> None:
    assert [hits(successes, 1) for successes in range(4)] == [0, 1, 3, 3]


@pytest.mark.rule("AAM-HIT-04")
def test_aam_hit_04_without_a_success_there_is_no_hit() -> None:
    assert [hits(successes, 0) for successes in (0, 1)] == [0, 3]


@pytest.mark.rule("AAM-SA-40")
def test_aam_sa_40_superior_armor_asks_more_for_two_hits_only() -> None:
    assert [hits(successes, 5, 2) for successes in range(4, 12)] == [0, 1, 1, 2, 2, 2, 3, 3]
    assert [hits(successes, 2, 2) for successes in range(1, 6)] == [0, 1, 1, 3, 3]
    assert [hits(successes, 2, 3) for successes in range(1, 6)] == [0, 1, 1, 3, 3]
    assert [margin(CARDS["t-34-76"], front) for front in (True, False)] == [2, 2]
    assert margin(SHERMAN, front=True) == 0


@pytest.mark.rule("AAM-SA-41")
def test_aam_sa_41_superior_frontal_armor_helps_the_front_only() -> None:
    assert [margin(CARDS["matilda-ii"], front) for front in (True, False)] == [2, 0]


@pytest.mark.rule("AAM-HIT-05")
def test_aam_hit_05_markers_in_order_of_hits() -> None:
    assert [markers_for("vehicle", (), number) for number in range(4)] == [
        (),
        ("disrupted",),
        ("disrupted", "damaged"),
        ("disrupted", "damaged", "destroyed"),
    ]
    for type_ in GROUND:
        assert [markers_for(type_, (), number) for number in range(4)] == [
            (),
            ("disrupted",),
            ("disrupted", "destroyed"),
            ("disrupted", "destroyed"),
        ]


@pytest.mark.rule("AAM-HIT-05")
def test_aam_hit_05_attacks_of_one_turn_add_up() -> None:
    types: tuple[UnitType, ...] = ("soldier", "vehicle", "aircraft")
    for type_, first, second, third in product(types, range(4), range(4), range(4)):
        markers: tuple[Condition, ...] = ()
        for number in (first, second, third):
            markers += markers_for(type_, markers, number)
        assert markers == markers_for(type_, (), first + second + third)


@pytest.mark.rule("AAM-HIT-07")
def test_aam_hit_07_conditions_of_earlier_turns_are_no_hits_of_this_one() -> None:
    # A Vehicle that is disrupted face up has no face-down marker: one hit gives it a new yellow one.
    assert markers_for("vehicle", (), 1) == ("disrupted",)


@pytest.mark.rule("AAM-HIT-12")
def test_aam_hit_12_nothing_follows_the_last_marker() -> None:
    assert markers_for("vehicle", ("disrupted", "damaged", "destroyed"), 3) == ()
    assert markers_for("soldier", ("disrupted", "destroyed"), 1) == ()


@pytest.mark.rule("AAM-HIT-12")
def test_aam_hit_12_the_next_marker_follows_the_worst() -> None:
    # A second yellow marker (AAM-STACK-06) or a discarded red one (AAM-SA-42) leaves the order as it was.
    assert markers_for("vehicle", ("disrupted", "disrupted"), 1) == ("damaged",)
    assert markers_for("vehicle", ("disrupted",), 1) == ("damaged",)


@pytest.mark.rule("AAM-HIT-08")
def test_aam_hit_08_two_shermans_destroy_a_panzer() -> None:
    assert printed_dice(SHERMAN, 4, PANZER) == printed_dice(SHERMAN, 3, PANZER) == 11
    first, second = (6, 6, 6, 5, 4, 4, 3, 3, 3, 1, 1), (6, 5, 5, 4, 4, 3, 3, 3, 2, 2, 1)
    successes = [sum(face >= SUCCESS for face in dice) for dice in (first, second)]
    assert successes == [6, 5]
    front = PANZER.defence.front
    assert front == 5
    markers = markers_for("vehicle", (), hits(successes[0], front))
    assert markers == ("disrupted", "damaged")
    assert markers_for("vehicle", markers, hits(successes[1], front)) == ("destroyed",)
