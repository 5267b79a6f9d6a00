"""The formulas of Bolt Action against numbers worked out by hand."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.book.modifiers import Modifier
from grognard.core.engine.fates import chances
from grognard.core.messages import say
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground import formulas
from grognard.games.bolt_action.rules.shooting.fates import HIT, to_hit
from grognard.games.bolt_action.rules.turn.fates import FUBAR, PASSED, chance_to_pass, order_test


def modifiers(*values):
    return [Modifier(say("ba-system"), value, "BA-SHOOT-12") for value in values]


@pytest.mark.rule("BA-SHOOT-12")
@pytest.mark.parametrize(
    ("values", "need"), [((), 3), ((1,), 2), ((-1,), 4), ((-1, -2), 6), ((1, -1), 3), ((-1, -1, 1), 4)]
)
def test_the_need_is_3_less_the_modifiers(values, need):
    assert formulas.need_to_hit(modifiers(*values)) == need
    assert tables.HIT_BASE == formulas.BASE_TO_HIT == 3


@pytest.mark.rule("BA-SHOOT-21")
def test_no_modifier_makes_a_shot_better_than_2():
    assert formulas.need_to_hit(modifiers(1, 1, 1)) == 2
    assert chances(to_hit(2))[HIT] == Fraction(5, 6)


@pytest.mark.rule("BA-SHOOT-20")
@pytest.mark.parametrize("worse", [4, 5, 9, 30])
def test_7_or_worse_is_always_a_6_and_then_another_6(worse):
    need = formulas.need_to_hit(modifiers(-worse))
    assert need == 7
    assert chances(to_hit(need))[HIT] == Fraction(1, 36)


@pytest.mark.rule("BA-SHOOT-13", "BA-GEN-10")
@pytest.mark.parametrize("name", ["rifle", "smg", "mmg", "lmg", "pistol", "panzerfaust"])
def test_half_the_range_is_still_short_and_more_is_long(name):
    weapon = tables.WEAPONS[name]
    half = weapon.range / 2
    assert not formulas.is_long_range(half, weapon.range, 1)
    assert formulas.is_long_range(half + 100, weapon.range, 1)


@pytest.mark.rule("BA-SHOOT-14", "BA-GEN-10")
def test_six_inches_are_point_blank_and_a_tenth_more_is_not():
    assert formulas.is_point_blank(6_000, 1)
    assert not formulas.is_point_blank(6_100, 1)


@pytest.mark.rule("BA-DAM-01")
@pytest.mark.parametrize(("quality", "need"), [("inexperienced", 3), ("regular", 4), ("veteran", 5)])
def test_small_arms_need_the_damage_value_of_the_quality(quality, need):
    assert formulas.need_to_damage(tables.QUALITIES[quality].damage, 0) == need


@pytest.mark.rule("BA-DAM-01", "BA-DAM-03")
def test_penetration_helps_but_a_1_never_damages():
    assert formulas.need_to_damage(4, 1) == 3
    assert formulas.need_to_damage(4, 2) == 2
    assert formulas.need_to_damage(4, 6) == 2
    assert formulas.need_to_damage(3, 7) == 2


@pytest.mark.rule("BA-DAM-11")
def test_a_6_kills_whatever_protects_the_man():
    assert formulas.need_to_damage(7, 0) == 6
    assert formulas.need_to_damage(9, 0) == 6


@pytest.mark.rule("BA-WPN-08")
def test_indirect_fire_needs_one_less_for_each_shot_and_2_once_it_has_hit():
    assert [formulas.indirect_need(shots, on_target=False) for shots in range(7)] == [6, 5, 4, 3, 2, 2, 2]
    assert formulas.indirect_need(1, on_target=True) == 2


@pytest.mark.rule("BA-MOR-05")
@pytest.mark.parametrize(
    ("lost", "of", "checks"),
    [(5, 10, True), (4, 10, False), (5, 9, True), (4, 9, False), (1, 2, True), (0, 2, False), (10, 10, False)],
)
def test_half_or_more_lost_calls_for_a_check_if_anybody_is_left(lost, of, checks):
    assert formulas.checks_morale(lost, of) is checks


@given(value=st.integers(-20, 20))
@pytest.mark.rule("BA-ORD-10")
def test_the_chance_of_a_test_agrees_with_counting_the_36_rolls(value):
    sums = [a + b for a, b in product(range(1, 7), repeat=2)]
    passed = sum(total == 2 or total <= min(value, 10) for total in sums)
    assert chance_to_pass(value) == Fraction(passed, 36)
    assert [order_test(value).reached(total) for total in sums].count(PASSED) == passed
    assert chances(order_test(value))[FUBAR] == Fraction(1, 36)


@given(st.lists(st.integers(-3, 2), max_size=8))
@pytest.mark.rule("BA-SHOOT-12", "BA-SHOOT-20", "BA-SHOOT-21")
def test_a_need_and_its_chance_always_agree(values):
    need = formulas.need_to_hit(modifiers(*values))
    assert 2 <= need <= 7
    exact = Fraction(1, 36) if 3 - sum(values) >= 7 else Fraction(7 - max(2, 3 - sum(values)), 6)
    assert chances(to_hit(need))[HIT] == exact
