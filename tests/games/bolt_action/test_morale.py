"""Quality and morale: tests, checks, leaders (chapter Quality and morale)."""

import pytest

from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.rules.turn.morale import LossCheck, MoraleCheck
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.choices import RemoveModel, ShootAt, StandFast
from grognard.games.bolt_action.state.events.nerve import (
    CheckRerolled,
    MoraleTested,
    OrderTested,
    PinsLost,
    UnitDestroyed,
)
from tests.games.bolt_action.table import listed, of, officer, play, rules_of, squad, team
from tests.games.playing import answer, asked, happened, over, rolled


def checked(*units, id="a.one", **more):
    """What a morale check of one unit is passed on."""
    battle = play(MoraleCheck(id), *units, dice=(1, 1), **more)
    over(battle)
    return happened(battle, MoraleTested)[0].value


@pytest.mark.rule("BA-MOR-01", "BA-GEN-03")
@pytest.mark.parametrize(("quality", "morale"), [("inexperienced", 8), ("regular", 9), ("veteran", 10)])
def test_morale_is_that_of_the_quality_less_pins_plus_the_officer(quality, morale):
    assert checked(squad("a.one", 10, 30, quality=quality)) == morale
    assert checked(squad("a.one", 10, 30, quality=quality, pins=3)) == morale - 3
    hq = officer("a.hq", 10, 33, rank="first-lieutenant")
    assert checked(squad("a.one", 10, 30, quality=quality, pins=3), hq) == morale - 1


@pytest.mark.rule("BA-MOR-01", "BA-MOR-04")
def test_order_tests_and_morale_checks_use_the_same_morale():
    units = squad("a.one", 10, 30, pins=3, nco=False), officer("a.hq", 10, 33)
    battle = play(Activation("a.one", "ambush"), *units, dice=(1, 1))
    over(battle)
    assert happened(battle, OrderTested)[0].value == checked(*units) == 9 - 3 - 1 + 1


@pytest.mark.rule("BA-MOR-02", "BA-MOR-10")
def test_a_squad_without_its_nco_has_one_less():
    assert checked(squad("a.one", 10, 30, nco=False)) == 8


@pytest.mark.rule("BA-MOR-02")
@pytest.mark.parametrize(("men", "morale"), [(3, 9), (2, 9), (1, 8)])
def test_a_weapon_team_down_to_one_man_has_one_less(men, morale):
    assert checked(team("a.gun", 10, 30, men=men, men_at_start=3), id="a.gun") == morale


@pytest.mark.rule("BA-MOR-02", "BA-MOR-10", "BA-HQ-08")
def test_teams_and_headquarters_have_no_nco_to_miss():
    assert checked(team("a.gun", 10, 30, men=2), id="a.gun") == 9
    assert checked(officer("a.hq", 10, 30, men=2), id="a.hq") == 10  # his own bonus
    last = squad("a.one", 40, 40, men=1)
    assert checked(officer("a.hq", 10, 30, men=1, men_at_start=3), last, id="a.hq") == 10


@pytest.mark.rule("BA-MOR-03")
def test_morale_is_never_above_ten_after_all_modifiers():
    major = officer("a.hq", 10, 33, rank="major")
    assert checked(squad("a.one", 10, 30, quality="veteran"), major) == 10
    # The cap comes last: 10 + 4 - 3.
    assert checked(squad("a.one", 10, 30, quality="veteran", pins=3), major) == 10
    assert checked(squad("a.one", 10, 30, quality="veteran", pins=5), major) == 9


@pytest.mark.rule("BA-MOR-03", "BA-ORD-10")
def test_there_is_no_lower_limit_but_a_double_one_passes():
    battle = play(MoraleCheck("a.one"), squad("a.one", 10, 30, pins=8, nco=False, quality="veteran"), dice=(1, 1))
    over(battle)
    assert happened(battle, MoraleTested) == [MoraleTested("a.one", 1, 2, True)]


# ---- checks ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-MOR-05")
@pytest.mark.parametrize(
    ("lost", "start", "due"), [(4, 10, False), (5, 10, True), (1, 2, True), (3, 5, True), (2, 5, False)]
)
def test_half_the_models_lost_in_one_shooting_call_for_a_check(lost, start, due):
    battle = play(LossCheck("a.one", start, lost), squad("a.one", 10, 30, men=start - lost), dice=(1, 1) if due else ())
    over(battle)
    assert len(happened(battle, MoraleTested)) == due


@pytest.mark.rule("BA-MOR-05")
def test_losses_of_earlier_shooting_do_not_count_towards_it():
    battle = play(
        Activation("b.foe", "fire"),
        squad("a.one", 10, 30, men=5, men_at_start=10),
        squad("b.foe", 10, 20, men=2),
        dice=(6, 6, 4, 4),
    )
    answer(battle, ShootAt("a.one"), StandFast(), RemoveModel("a.one.5"), RemoveModel("a.one.4"))
    over(battle)  # two of the five it had when the shooting began
    assert happened(battle, MoraleTested) == []


@pytest.mark.rule("BA-MOR-05", "BA-MOR-07")
@pytest.mark.parametrize(("dice", "place"), [((3, 4), "table"), ((4, 4), "table"), ((4, 5), "destroyed")])
def test_who_fails_the_check_is_destroyed(dice, place):
    battle = play(MoraleCheck("a.one"), squad("a.one", 10, 30, pins=1), dice=dice)
    over(battle)
    assert of(battle, "a.one").place == place
    assert happened(battle, UnitDestroyed) == ([UnitDestroyed("a.one", "morale")] if place == "destroyed" else [])


@pytest.mark.rule("BA-MOR-07", "BA-ORD-16")
def test_passing_a_check_removes_no_pin():
    battle = play(MoraleCheck("a.one"), squad("a.one", 10, 30, pins=2), dice=(1, 1))
    over(battle)
    assert of(battle, "a.one").pins == 2
    assert happened(battle, PinsLost) == []


@pytest.mark.rule("BA-MOR-09", "BA-PIN-03")
def test_after_shooting_come_casualties_then_pins_then_the_check_which_feels_both():
    battle = play(
        Activation("b.foe", "fire"),
        squad("a.one", 10, 30, men=2),
        squad("b.foe", 10, 20, men=1),
        dice=(6, 4, 4, 4),
    )
    answer(battle, ShootAt("a.one"), StandFast())
    assert of(battle, "a.one").pins == 0
    answer(battle, RemoveModel("a.one.1"))  # the NCO
    over(battle)
    kinds = [type(entry.event).__name__ for entry in battle.log if hasattr(entry, "event")]
    assert kinds[-4:] == ["CasualtiesTaken", "PinsTaken", "MoraleTested", "UnitDestroyed"]
    # 9, less the new pin, less the lost NCO: failed on 8.
    assert happened(battle, MoraleTested) == [MoraleTested("a.one", 7, 8, False)]


@pytest.mark.rule("BA-MOR-09", "BA-MOR-11")
def test_an_officer_shot_in_the_same_action_no_longer_helps_his_men():
    battle = play(
        Activation("b.foe", "fire"),
        officer("a.hq", 10, 30, men=2),
        squad("b.foe", 10, 20, men=1),
        dice=(6, 4, 4, 4),
    )
    answer(battle, ShootAt("a.hq"), StandFast(), RemoveModel("a.hq.1"))
    over(battle)
    assert happened(battle, MoraleTested) == [MoraleTested("a.hq", 8, 8, True)]


@pytest.mark.rule("BA-MOR-09", "BA-PIN-05")
def test_a_unit_routed_by_its_pins_takes_no_check():
    battle = play(
        Activation("b.foe", "fire"),
        squad("a.one", 10, 30, men=2, pins=8),
        squad("b.foe", 10, 20, men=1),
        dice=(6, 4),
    )
    answer(battle, ShootAt("a.one"), StandFast(), RemoveModel("a.one.2"))
    over(battle)
    assert happened(battle, UnitDestroyed) == [UnitDestroyed("a.one", "pins")]


@pytest.mark.rule("BA-MOR-08")
def test_losses_in_close_quarters_call_for_no_check():
    battle = play(
        Activation("a.one", "run", "b.foe"),
        squad("a.one", 10, 30, men=4),
        squad("b.foe", 10, 27, men=4),
        dice=(4, 4, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3),
    )
    while not battle.over:
        answer(battle, listed(battle)[0])
    assert happened(battle, MoraleTested) == []
    assert "ba-roll-morale" not in [purpose for purpose, _ in rolled(battle)]
    assert of(battle, "b.foe").place == "destroyed"


@pytest.mark.rule("BA-MOR-10")
def test_the_nco_falls_only_when_he_is_chosen():
    battle = play(Activation("b.foe", "fire"), squad("a.one", 10, 30), squad("b.foe", 10, 20, men=1), dice=(6, 4))
    answer(battle, ShootAt("a.one"), StandFast())
    assert {choice.model for choice in listed(battle)} == {f"a.one.{number}" for number in range(1, 6)}
    answer(battle, RemoveModel("a.one.3"))
    over(battle)
    assert of(battle, "a.one").has("nco")


@pytest.mark.rule("BA-MOR-11", "BA-HQ-01")
@pytest.mark.parametrize(("gap", "morale"), [(6, 10), (6.01, 9)])
def test_range_is_measured_from_the_officer_model_to_the_nearest_man(gap, morale):
    # His riflemen stand between; only the officer counts.
    hq = officer("a.hq", 10, 30 + gap + 2 * 0.492, men=2, places=[(10, 30 + gap + 2 * 0.492), (10, 33)])
    assert checked(squad("a.one", 10, 30), hq) == morale


@pytest.mark.rule("BA-MOR-11", "BA-HQ-03")
def test_an_officer_who_is_dead_or_not_on_the_table_helps_nobody():
    one = squad("a.one", 10, 30)
    assert checked(one, officer("a.hq", 10, 33, place="reserve")) == 9
    headless = officer("a.hq", 10, 33, men=2)
    men = headless.unit.models[1:]
    from tests.games.bolt_action.table import changed

    assert checked(one, changed(headless, models=men)) == 9
    assert checked(one, changed(headless, models=men), id="a.hq") == 9


@pytest.mark.rule("BA-NAT-SU-02")
def test_a_soviet_unit_rolls_its_first_failed_check_again_and_only_the_first():
    units = squad("a.one", 10, 30), squad("b.foe", 10, 4)
    battle = play(MoraleCheck("a.one"), *units, dice=(6, 6, 1, 2), nations=("soviet", "british"))
    over(battle)
    assert happened(battle, CheckRerolled) == [CheckRerolled("a.one")]
    assert rules_of(battle, CheckRerolled) == [("BA-NAT-SU-02",)]
    assert of(battle, "a.one").on_table
    units = squad("a.one", 10, 30, rerolled=True), squad("b.foe", 10, 4)
    battle = play(MoraleCheck("a.one"), *units, dice=(6, 6), nations=("soviet", "british"))
    over(battle)
    assert not of(battle, "a.one").alive


@pytest.mark.rule("BA-MOR-10", "BA-NAT-DE-03")
@pytest.mark.parametrize(("die", "led"), [(3, False), (4, True)])
def test_in_a_german_squad_another_man_leads_on_a_four(die, led):
    battle = play(
        Activation("b.foe", "fire"),
        squad("a.one", 10, 30, extra=(ModelGroup(1, "gunner", ("lmg",)),)),
        squad("b.foe", 10, 20, men=1),
        dice=(6, 4, die),
        nations=("german", "british"),
    )
    answer(battle, ShootAt("a.one"), StandFast())
    assert asked(battle).seat == 0
    answer(battle, RemoveModel("a.one.1"))
    over(battle)
    assert of(battle, "a.one").has("nco") is led
