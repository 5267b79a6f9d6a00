"""Officers and headquarters (chapter Headquarters)."""

import pytest

from grognard.games.bolt_action.rules.turn.morale import MoraleCheck, check_modifiers
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.choices import ShootAt, StandFast
from grognard.games.bolt_action.state.events.nerve import MoraleTested, OrderTested
from grognard.games.bolt_action.state.events.shooting import Fired
from tests.games.bolt_action.table import of, officer, play, rules_of, squad, team
from tests.games.playing import answer, happened, over

GAP = 2 * 0.492


def value_of(*units, id="a.one", **more):
    """What an order test of one unit is passed on; it has a pin."""
    battle = play(Activation(id, "ambush"), *units, dice=(1, 1), **more)
    over(battle)
    return happened(battle, OrderTested)[0].value


@pytest.mark.rule("BA-HQ-01")
@pytest.mark.parametrize(
    ("rank", "bonus"), [("second-lieutenant", 1), ("first-lieutenant", 2), ("captain", 3), ("major", 4)]
)
def test_an_officer_adds_by_his_rank(rank, bonus):
    assert value_of(squad("a.one", 10, 30, pins=5), officer("a.hq", 10, 33, rank=rank)) == 4 + bonus


@pytest.mark.rule("BA-HQ-01", "BA-NAT-DE-01")
@pytest.mark.parametrize(("nation", "reach"), [("british", 6), ("us", 6), ("soviet", 6), ("german", 12)])
def test_his_word_carries_six_inches_a_germans_twelve(nation, reach):
    for distance, value in ((reach, 9), (reach + 0.01, 8)):
        units = squad("a.one", 10, 30, pins=1), officer("a.hq", 10, 30 + distance + GAP)
        assert value_of(*units, nations=(nation, "british")) == value


@pytest.mark.rule("BA-HQ-01")
def test_he_helps_his_own_unit_and_weapon_teams_but_not_the_enemy():
    assert value_of(officer("a.hq", 10, 30, men=3, pins=1), id="a.hq") == 9
    assert value_of(team("a.gun", 10, 30, pins=1), officer("a.hq", 10, 33), id="a.gun") == 9
    assert value_of(squad("a.one", 10, 30, pins=1), officer("b.hq", 10, 33)) == 8


@pytest.mark.rule("BA-HQ-02")
def test_only_the_best_officer_in_range_counts():
    units = squad("a.one", 10, 30, pins=5), officer("a.hq", 10, 33), officer("a.captain", 14, 33, rank="captain")
    assert value_of(*units) == 7
    units = squad("a.one", 10, 30, pins=5), officer("a.hq", 10, 33), officer("a.captain", 40, 4, rank="captain")
    assert value_of(*units) == 5
    assert value_of(officer("a.hq", 10, 30, pins=5), officer("a.captain", 14, 33, rank="captain"), id="a.hq") == 7


@pytest.mark.rule("BA-HQ-04")
def test_the_bonus_works_for_order_tests_and_morale_checks():
    units = squad("a.one", 10, 30, pins=1), officer("a.hq", 10, 33)
    battle = play(MoraleCheck("a.one"), *units, dice=(4, 5))
    over(battle)
    assert happened(battle, MoraleTested) == [MoraleTested("a.one", 9, 9, True)]
    assert "BA-HQ-01" in rules_of(battle, MoraleTested)[0]
    assert value_of(*units) == 9


@pytest.mark.rule("BA-HQ-04", "BA-SCN-05")
def test_no_officer_on_the_table_helps_a_unit_still_in_reserve():
    late = squad("a.late", 10, 46, place="reserve", pins=1)
    battle = play(Activation("a.late", "advance"), late, officer("a.hq", 10, 45), dice=(6, 5))
    over(battle)
    assert happened(battle, OrderTested)[0].value == 7


@pytest.mark.rule("BA-HQ-08", "BA-SHOOT-18")
@pytest.mark.parametrize(("men", "need"), [(1, 4), (2, 4), (3, 3)])
def test_a_headquarters_of_one_or_two_is_a_small_unit(men, need):
    battle = play(
        Activation("b.foe", "fire"), officer("a.hq", 10, 30, men=men), squad("b.foe", 10, 20, men=1), dice=(1,)
    )
    answer(battle, ShootAt("a.hq"), StandFast())
    over(battle)
    assert happened(battle, Fired)[0].volleys[0].need == need


@pytest.mark.rule("BA-HQ-08", "BA-MOR-02")
def test_a_headquarters_is_an_infantry_unit_of_one_quality_without_penalties_of_its_own():
    battle = play(MoraleCheck("a.hq"), officer("a.hq", 10, 30, men=3, quality="veteran"), dice=(1, 1))
    assert [modifier.rule for modifier in check_modifiers(battle, of(battle, "a.hq"))] == ["BA-HQ-01"]
