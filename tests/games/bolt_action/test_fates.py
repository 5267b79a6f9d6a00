"""What becomes of one die, by the chances worked out by hand."""

from fractions import Fraction

import pytest

from grognard.core.engine.fates import chances
from grognard.core.messages import say
from grognard.core.words import english
from grognard.games.bolt_action.odds.fires import rolled
from grognard.games.bolt_action.rules.shooting import fates
from grognard.games.bolt_action.rules.shooting.fates import KILLED, MEDIC, PICKED, SAVABLE, SAVED, to_damage
from grognard.games.bolt_action.rules.shooting.off_board_fire import AIRCRAFT, GUNS
from grognard.games.bolt_action.rules.turn import fates as turn_fates
from grognard.games.bolt_action.rules.turn.fates import (
    ARRIVES,
    ASTRAY,
    BARRAGE,
    DELAYED,
    DIRECT_HIT,
    FRIENDLY_FIRE,
    FUBAR,
    FUBAR_CHART,
    PANIC,
    PASSED,
    PINNED,
    STRIKE,
    STRUCK,
    Nerve,
    chance_to_pass,
    order_test,
)
from grognard.games.bolt_action.rules.vehicles import fates as vehicle_fates
from grognard.games.bolt_action.rules.vehicles.fates import IMMOBILISED, KNOCKED_OUT, ON_FIRE, outcome_of


def share(fate, outcome):
    return chances(fate).get(outcome, 0)


@pytest.mark.rule("BA-DAM-01", "BA-DAM-06")
@pytest.mark.parametrize(("need", "falls", "picked"), [(3, (4, 6), 1), (5, (2, 6), 1), (6, (1, 6), 1), (7, (0, 1), 0)])
def test_a_six_is_followed_by_another_and_on_a_six_the_shooter_picks(need, falls, picked):
    again = Fraction(picked, 36)
    assert share(to_damage(need), PICKED) == again
    assert share(to_damage(need), SAVABLE) == Fraction(*falls) - again


@pytest.mark.rule("BA-WPN-14")
def test_of_aimed_shots_the_shooter_picks_every_casualty():
    assert chances(to_damage(4, aimed=True)) == {PICKED: Fraction(1, 2), "": Fraction(1, 2)}


@pytest.mark.rule("BA-HQ-05", "BA-DAM-06")
def test_only_casualties_of_small_arms_that_nobody_picks_are_left_to_a_medic_who_saves_on_a_six():
    assert share(to_damage(4), SAVABLE) == share(to_damage(4, small_arms=False), KILLED) == Fraction(17, 36)
    assert share(to_damage(4), KILLED) == share(to_damage(4, small_arms=False), SAVABLE) == 0
    assert share(MEDIC, SAVED) == Fraction(1, 6)


@pytest.mark.rule("BA-PIN-07")
def test_of_several_pins_the_highest_number_stays_and_none_of_none():
    assert fates.stacked_pins((1, 3, 2), sums=False) == 3
    assert fates.stacked_pins((1, 3, 2), sums=True) == 6
    assert fates.stacked_pins((), sums=False) == fates.stacked_pins((), sums=True) == 0


@pytest.mark.rule("BA-HE-01", "BA-HE-03")
def test_men_who_are_down_halve_the_hits_of_a_shell_rounding_down():
    assert [fates.blast_hits(hits, down=True) for hits in (1, 2, 3, 6)] == [0, 1, 1, 3]
    assert [fates.blast_hits(hits, down=False) for hits in (1, 2, 3, 6)] == [1, 2, 3, 6]


@pytest.mark.rule("BA-HQ-10")
def test_an_aircraft_goes_astray_waits_or_arrives_on_two_faces_each_and_so_do_guns_and_bombs():
    third = Fraction(1, 3)
    assert chances(STRIKE) == {ASTRAY: third, DELAYED: third, ARRIVES: third}
    assert sorted(chances(AIRCRAFT).values()) == [third, third, third]
    assert [AIRCRAFT.reached(face) for face in (1, 2)] == [GUNS, GUNS]


@pytest.mark.rule("BA-HQ-09")
def test_a_barrage_shifts_on_1_waits_on_2_and_3_and_falls_from_4_and_hits_directly_on_6():
    assert chances(BARRAGE) == {ASTRAY: Fraction(1, 6), DELAYED: Fraction(1, 3), ARRIVES: Fraction(1, 2)}
    assert chances(DIRECT_HIT) == {STRUCK: Fraction(1, 6), PINNED: Fraction(5, 6)}


@pytest.mark.rule("BA-FUB-01")
def test_a_fubar_is_friendly_fire_on_1_and_2_and_else_panic():
    assert chances(FUBAR_CHART) == {FRIENDLY_FIRE: Fraction(1, 3), PANIC: Fraction(2, 3)}


@pytest.mark.rule("BA-ORD-10", "BA-MOR-07")
@pytest.mark.parametrize(("value", "ways"), [(-2, 1), (1, 1), (2, 1), (3, 3), (9, 30), (10, 33), (12, 33)])
def test_two_ones_always_pass_and_eleven_never_whatever_the_morale(value, ways):
    assert chance_to_pass(value) == Fraction(ways, 36)
    assert share(order_test(value), PASSED) == Fraction(ways, 36)
    assert share(order_test(value), FUBAR) == Fraction(1, 36)


@pytest.mark.rule("BA-MOR-01", "BA-MOR-03", "BA-MOR-04")
def test_a_check_is_against_morale_with_what_is_added_less_the_pins_and_at_most_ten():
    held = Nerve(base=9, others=1, each=-1)
    assert [share(held.check(pins), PASSED) for pins in (0, 2, 5)] == [
        Fraction(33, 36),
        Fraction(26, 36),
        Fraction(10, 36),
    ]
    assert share(Nerve(base=10, others=2, each=-2).check(0), PASSED) == Fraction(33, 36)
    assert share(Nerve(base=10, others=2, each=-2).check(1), PASSED) == Fraction(33, 36)
    assert share(Nerve(base=10, others=2, each=-2).check(2), PASSED) == Fraction(26, 36)


@pytest.mark.rule("BA-PIN-05")
def test_as_many_pins_as_its_morale_break_a_unit():
    assert [Nerve(9, 1, -1).routs(pins) for pins in (8, 9, 10)] == [False, True, True]


@pytest.mark.rule("BA-VEH-31")
def test_more_pins_come_only_with_pins():
    assert Nerve(9, 0, -1, more=1).pinned(2, 1) == 4
    assert Nerve(9, 0, -1, more=1).pinned(2, 0) == 2
    assert Nerve(9, 0, -1).pinned(2, 1) == 3


@pytest.mark.rule("BA-VEH-09", "BA-VEH-41", "BA-VEH-23")
def test_a_vehicle_is_lost_when_knocked_out_or_immobilised_again_and_checks_when_on_fire():
    results = (KNOCKED_OUT, IMMOBILISED, ON_FIRE, "crew-stunned")
    assert [outcome_of(result, immobilised=False) for result in results] == ["lost", "stands", "checks", "stands"]
    assert [outcome_of(result, immobilised=True) for result in results] == ["lost", "lost", "checks", "stands"]


@pytest.mark.rule("BA-NAT-DE-03", "BA-TRN-14", "BA-BLD-05", "BA-SCN-02", "BA-SCN-07")
@pytest.mark.parametrize(
    ("test", "outcome", "rule"),
    [
        (fates.new_leader(4), fates.FOUND, "BA-NAT-DE-03"),
        (fates.bombardment_arrives(4), fates.COMES, "BA-SCN-07"),
        (turn_fates.one_more_turn(4), turn_fates.GOES_ON, "BA-SCN-02"),
        (vehicle_fates.TOW_LOST, vehicle_fates.LOST, "BA-TRN-14"),
        (vehicle_fates.DRIVEN_THROUGH, vehicle_fates.FALLS, "BA-BLD-05"),
    ],
    ids=["leader", "bombardment", "turn", "tow", "house"],
)
def test_a_die_that_needs_a_four_says_so_by_its_rule(test, outcome, rule):
    assert share(test, outcome) == Fraction(1, 2)
    assert test.rule == rule
    assert "4+" in english(say(test.purpose, face=3, **dict(test.args)))


@pytest.mark.rule("BA-NAT-GB-02")
def test_a_british_bombardment_arrives_on_a_two():
    assert share(fates.bombardment_arrives(2, "BA-NAT-GB-02"), fates.COMES) == Fraction(5, 6)
    assert fates.bombardment_arrives(2, "BA-NAT-GB-02").also == ("BA-NAT-GB-02",)


@pytest.mark.rule("BA-ORD-06", "BA-TRN-07", "BA-BLD-05", "BA-SPC-01")
@pytest.mark.parametrize(
    "dice", [turn_fates.RALLY_PINS, vehicle_fates.SPILLED_HITS, vehicle_fates.EVACUATION_HITS, fates.GREEN_PINS]
)
def test_pins_and_hits_of_one_die_are_all_alike_likely(dice):
    assert dict(rolled(dice, fractions=True).items()) == dict.fromkeys(range(1, 7), Fraction(1, 6))
