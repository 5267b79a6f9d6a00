"""National rules on the table (chapter Nations); the free units and numbers are in ``test_armies`` and
``test_tables``.
"""

import pytest

from grognard.games.bolt_action.data.tables import NATIONS, WEAPONS
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.modifiers import officer_bonus
from grognard.games.bolt_action.rules.turn.morale import LossCheck
from grognard.games.bolt_action.rules.turn.orders import OrdersPhase
from grognard.games.bolt_action.state.choices import Laid
from grognard.games.bolt_action.state.events.nerve import CheckRerolled, MoraleTested, UnitDestroyed
from tests.games.bolt_action.table import changed, of, officer, play, rules_of, squad, team, vehicle
from tests.games.playing import happened, over


@pytest.mark.rule("BA-NAT-DE-01", "BA-HQ-01")
@pytest.mark.parametrize(
    ("nation", "gap", "helped"),
    [
        ("british", 6.0, True),
        ("british", 6.1, False),
        ("german", 6.1, True),
        ("german", 12.0, True),
        ("german", 12.1, False),
    ],
)
def test_a_german_officers_word_carries_12_inches_and_others_6(nation, gap, helped):
    battle = play(
        OrdersPhase(),
        officer("a.hq", 24, 10, 1),
        squad("a.men", 24, 10 + gap + 0.984, 3),
        nations=(nation, "us"),
        dice=(1,),
    )
    bonus = officer_bonus(battle, of(battle, "a.men"))
    assert (bonus is not None) is helped
    if bonus is not None:
        assert (bonus.value, bonus.rule) == (1, "BA-NAT-DE-01" if nation == "german" else "BA-HQ-01")


@pytest.mark.rule("BA-NAT-DE-02")
def test_only_german_light_and_medium_machine_guns_fire_more():
    for name, weapon in WEAPONS.items():
        more = {"lmg": 4, "mmg": 5}.get(name, weapon.shots)
        assert NATIONS["german"].shots_of(weapon) == more
        for nation in ("us", "british", "soviet"):
            assert NATIONS[nation].shots_of(weapon) == weapon.shots


@pytest.mark.rule("BA-NAT-DE-02")
@pytest.mark.parametrize(("nation", "team_shots"), [("german", 5), ("british", 4)])
def test_the_machine_guns_of_german_vehicles_fire_no_more_than_others(nation, team_shots):
    """The gun in the Panzer IV's hull is the same as the team's beside it."""
    units = vehicle("a.tank", 24, 40, "panzer-iv"), team("a.mmg", 30, 40, "mmg"), squad("b.foe", 26, 22, order="fire")
    battle = play(OrdersPhase(), *units, nations=(nation, "us"), dice=(1,))
    foe = of(battle, "b.foe")
    hull = [mount.at for mount in battle.context.profile("a.tank").chassis.mounts].index("hull")
    (mounted,) = aim.aims(battle, of(battle, "a.tank"), foe, laid=(Laid(hull),)).volleys
    (carried,) = aim.aims(battle, of(battle, "a.mmg"), foe).volleys
    assert (mounted.volley.weapon, carried.volley.weapon) == ("mmg", "mmg")
    assert (mounted.volley.shots, carried.volley.shots) == (WEAPONS["mmg"].shots, team_shots)


def check(*dice, nation="soviet", **fields):
    target = changed(squad("b.foe", 24, 20, 3, men_at_start=6), **fields)
    battle = play(LossCheck("b.foe", 6, 3), target, nations=("german", nation), dice=dice)
    over(battle)
    return battle


@pytest.mark.rule("BA-NAT-SU-02")
def test_a_soviet_units_first_failed_morale_check_is_rolled_again():
    battle = check(6, 4, 4, 4)
    assert [event.passed for event in happened(battle, MoraleTested)] == [False, True]
    assert rules_of(battle, CheckRerolled) == [("BA-NAT-SU-02",)]
    assert of(battle, "b.foe").alive
    assert of(battle, "b.foe").rerolled


@pytest.mark.rule("BA-NAT-SU-02")
def test_failing_again_destroys_it_and_there_is_no_third_roll():
    battle = check(6, 4, 6, 6)
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["morale"]
    second = check(6, 4, rerolled=True)
    assert [event.loss for event in happened(second, UnitDestroyed)] == ["morale"]
    assert happened(second, CheckRerolled) == []


@pytest.mark.rule("BA-NAT-SU-02")
def test_a_check_passed_at_once_keeps_the_second_chance():
    assert not of(check(4, 5), "b.foe").rerolled


@pytest.mark.rule("BA-NAT-SU-02")
@pytest.mark.parametrize("nation", ["german", "us", "british"])
def test_others_have_no_second_chance(nation):
    battle = check(6, 4, nation=nation)
    assert not of(battle, "b.foe").alive


@pytest.mark.rule("BA-NAT-GB-03")
def test_by_default_britain_has_no_further_characteristic():
    """No number of the British differs from the rulebook's; the rule is named, and nothing comes of it."""
    british = NATIONS["british"]
    assert "BA-NAT-GB-03" in [rule.rule for rule in british.rule]
    assert (british.officer_reach, british.shots, british.steady) == (6000, {}, ())
    assert (british.new_nco, british.rerolls_morale) == (None, False)
