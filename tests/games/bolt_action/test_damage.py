"""From hits to casualties (chapter Damage and casualties)."""

import pytest

from grognard.core.engine.decisions import RollDice
from grognard.core.engine.fates import play as roll_out
from grognard.core.engine.procedures import Frame
from grognard.core.errors import InputError
from grognard.core.records import replace
from grognard.core.words import english
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.rules.shooting.damage import Blows, ChooseCasualty, Damage
from grognard.games.bolt_action.state.choices import RemoveModel, RemoveWeapon, StandFast
from grognard.games.bolt_action.state.events.casualties import (
    CasualtiesTaken,
    NewLeader,
    Saved,
    WeaponLost,
    WeaponPassedOn,
)
from grognard.games.bolt_action.state.events.nerve import MoraleTested, UnitDestroyed
from tests.games.bolt_action.table import changed, of, officer, play, rules_of, shoot, squad, team, unit
from tests.games.playing import answer, asked, happened, over, rolled

LMG = (ModelGroup(1, "gunner", ("lmg",)), ModelGroup(1, "loader", ("rifle",)))


def damage(target, *blows, dice=(), units=(), **more):
    """Hits on a unit and their dice."""
    return play(Damage(target.unit.id, blows), target, *units, dice=dice, **more)


def fallen(battle):
    return [model for event in happened(battle, CasualtiesTaken) for model in event.models]


@pytest.mark.rule("BA-DAM-01", "BA-DAM-02")
@pytest.mark.parametrize(("quality", "lost"), [("inexperienced", 3), ("regular", 2), ("veteran", 1)])
def test_each_die_that_reaches_the_damage_value_removes_one_man(quality, lost):
    battle = damage(squad("b.foe", 24, 20, 10, quality=quality), Blows(5), dice=(1, 2, 3, 4, 5))
    while battle.decision is not None:
        answer(battle, battle.choices()[0])
    over(battle)
    assert len(fallen(battle)) == lost


@pytest.mark.rule("BA-DAM-01", "BA-DAM-03")
def test_penetration_is_added_but_a_1_never_counts():
    battle = damage(squad("b.foe", 24, 20, 10), Blows(3, 6, small_arms=False), dice=(1, 1, 2))
    answer(battle, RemoveModel("b.foe.5"))
    over(battle)
    assert fallen(battle) == ["b.foe.5"]


@pytest.mark.rule("BA-DAM-05")
def test_the_owner_chooses_any_of_his_men():
    battle = damage(squad("b.foe", 24, 20, 4), Blows(2), dice=(4, 5))
    decision = asked(battle, ChooseCasualty)
    assert (decision.seat, decision.rule) == (1, "BA-DAM-05")
    assert {choice.model for choice in battle.choices()} == {f"b.foe.{number}" for number in range(1, 5)}
    answer(battle, RemoveModel("b.foe.1"), RemoveModel("b.foe.3"))
    over(battle)
    assert [model.id for model in of(battle, "b.foe").models] == ["b.foe.2", "b.foe.4"]


@pytest.mark.rule("BA-DAM-06", "BA-SHOOT-26")
def test_a_6_followed_by_a_6_lets_the_shooter_pick_before_the_owner():
    """Two sixes; only one is followed by another 6."""
    battle = damage(squad("b.foe", 24, 20, 6), Blows(3), dice=(6, 6, 4, 6, 5))
    decision = asked(battle, ChooseCasualty)
    assert (decision.seat, decision.rule) == (0, "BA-DAM-06")
    answer(battle, RemoveModel("b.foe.1"))
    assert asked(battle, ChooseCasualty).seat == 1
    answer(battle, RemoveModel("b.foe.6"), RemoveModel("b.foe.5"))
    over(battle)
    assert [what for what, _ in rolled(battle)] == ["ba-roll-damage", "ba-roll-exceptional"]
    assert [rules[0] for rules in rules_of(battle, CasualtiesTaken)] == ["BA-DAM-06", "BA-DAM-05", "BA-DAM-05"]


@pytest.mark.rule("BA-DAM-06")
def test_a_natural_6_is_followed_up_for_veterans_and_for_shells_too():
    battle = damage(squad("b.foe", 24, 20, 6, quality="veteran"), Blows(2, 2, small_arms=False), dice=(6, 5, 6))
    assert asked(battle, ChooseCasualty).seat == 0
    answer(battle, RemoveModel("b.foe.1"))
    assert asked(battle, ChooseCasualty).seat == 1


@pytest.mark.rule("BA-DAM-06")
def test_a_total_of_6_by_penetration_is_no_natural_6():
    battle = damage(squad("b.foe", 24, 20, 6), Blows(1, 2, small_arms=False), dice=(5,))
    assert asked(battle, ChooseCasualty).seat == 1
    assert [what for what, _ in rolled(battle)] == ["ba-roll-damage"]


@pytest.mark.rule("BA-SHOOT-26", "BA-DAM-02")
def test_picks_beyond_the_last_man_are_lost_and_nobody_is_asked():
    battle = damage(squad("b.foe", 24, 20, 2), Blows(3), dice=(6, 6, 4, 6, 6))
    over(battle)
    assert fallen(battle) == ["b.foe.1", "b.foe.2"]
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["casualties"]


@pytest.mark.rule("BA-DAM-06", "BA-MOR-10")
def test_a_picked_leader_costs_the_squad_its_morale():
    battle = shoot(
        squad("a.firer", 24, 30, 2),
        squad("b.foe", 24, 20, 4),
        dice=(6, 6, 6, 4, 6, 3, 4),
    )
    answer(battle, StandFast(), RemoveModel("b.foe.1"), RemoveModel("b.foe.4"))
    over(battle)
    (tested,) = happened(battle, MoraleTested)
    assert tested.value == 9 - 1 - 1
    assert tested.passed


# ---- weapons and their men ---------------------------------------------------------------------------------------


@pytest.mark.rule("BA-DAM-07")
def test_if_a_teams_gunner_is_picked_another_man_takes_over():
    battle = damage(team("b.foe", 24, 20), Blows(1), dice=(6, 6))
    assert RemoveWeapon() not in battle.choices()
    answer(battle, RemoveModel("b.foe.1"))
    over(battle)
    heir = of(battle, "b.foe").models[0]
    assert (heir.id, heir.role, heir.weapons) == ("b.foe.2", "gunner", ("mmg",))
    assert len(happened(battle, WeaponPassedOn)) == 1


@pytest.mark.rule("BA-DAM-12")
def test_in_a_team_the_weapon_passes_on_to_the_last_man():
    battle = damage(team("b.foe", 24, 20), Blows(2), dice=(4, 4))
    answer(battle, RemoveModel("b.foe.1"), RemoveModel("b.foe.2"))
    over(battle)
    (last,) = of(battle, "b.foe").models
    assert (last.id, last.role, last.weapons) == ("b.foe.3", "gunner", ("mmg",))


@pytest.mark.rule("BA-DAM-07")
def test_a_weapon_with_pen_may_pick_a_teams_weapon_and_so_destroy_the_team():
    battle = damage(team("b.foe", 24, 20), Blows(1, 1, small_arms=False), dice=(6, 6))
    assert asked(battle, ChooseCasualty).seat == 0
    assert RemoveWeapon() in battle.choices()
    answer(battle, RemoveWeapon())
    over(battle)
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["weapon"]
    assert of(battle, "b.foe").models == ()


@pytest.mark.rule("BA-DAM-07")
def test_a_squads_weapon_cannot_be_picked_by_itself():
    battle = damage(squad("b.foe", 24, 20, 3, extra=LMG), Blows(1, 1, small_arms=False), dice=(6, 6))
    assert RemoveWeapon() not in battle.choices()


@pytest.mark.rule("BA-DAM-07")
def test_the_owner_never_picks_the_weapon():
    battle = damage(team("b.foe", 24, 20), Blows(1, 1, small_arms=False), dice=(5,))
    assert asked(battle, ChooseCasualty).seat == 1
    assert RemoveWeapon() not in battle.choices()


@pytest.mark.rule("BA-DAM-07")
def test_a_small_arms_pick_does_not_reach_the_weapon_because_a_heavier_hit_showed_a_6_too():
    """Both damage dice show 6, but only the rifle's is followed by another."""
    battle = damage(team("b.foe", 24, 20, men=4), Blows(1), Blows(1, 5, small_arms=False), dice=(6, 6, 6, 1))
    assert asked(battle, ChooseCasualty).seat == 0
    assert RemoveWeapon() not in battle.choices()
    heavy = damage(team("b.foe", 24, 20, men=4), Blows(1), Blows(1, 5, small_arms=False), dice=(6, 6, 1, 6))
    assert RemoveWeapon() in heavy.choices()


@pytest.mark.rule("BA-DAM-07", "BA-DAM-12")
def test_a_squads_machine_gun_is_lost_with_its_gunner_and_the_loader_takes_his_rifle():
    battle = shoot(
        squad("a.firer", 24, 30, 1),
        squad("b.foe", 24, 20, 4, extra=LMG),
        dice=(6, 4),
    )
    answer(battle, StandFast(), RemoveModel("b.foe.5"))
    over(battle)
    assert [event.weapon for event in happened(battle, WeaponLost)] == ["lmg"]
    lines = [battle.system.table.line(battle, entry, None, number) for number, entry in enumerate(battle.log)]
    assert any("loses its light machine gun" in english(line.message) for line in lines if line is not None)
    assert all(weapon == "rifle" for model in of(battle, "b.foe").models for weapon in model.weapons)


@pytest.mark.rule("BA-DAM-12")
def test_nobody_in_a_squad_picks_up_a_lost_weapon():
    battle = damage(squad("b.foe", 24, 20, 4, extra=LMG), Blows(1), dice=(4,))
    answer(battle, RemoveModel("b.foe.5"))
    over(battle)
    assert happened(battle, WeaponPassedOn) == []
    assert not of(battle, "b.foe").has("gunner")


# ---- leaders -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-NAT-DE-03")
@pytest.mark.parametrize(("die", "led"), [(3, False), (4, True), (6, True)])
def test_when_a_german_leader_dies_another_man_leads_on_4_or_more(die, led):
    battle = damage(squad("b.foe", 24, 20, 4), Blows(1), dice=(5, die), nations=("british", "german"))
    answer(battle, RemoveModel("b.foe.1"))
    over(battle)
    assert [man.role for man in of(battle, "b.foe").men].count("nco") == led
    assert len(happened(battle, NewLeader)) == led


@pytest.mark.rule("BA-NAT-DE-03")
def test_a_man_with_a_plain_rifle_leads_rather_than_the_gunner():
    battle = damage(
        squad("b.foe", 24, 20, 2, extra=LMG, places=[(20 + 1.4 * at, 20) for at in range(4)]),
        Blows(1),
        dice=(5, 4),
        nations=("british", "german"),
    )
    answer(battle, RemoveModel("b.foe.1"))
    over(battle)
    assert of(battle, "b.foe").model("b.foe.2").role == "nco"


@pytest.mark.rule("BA-NAT-DE-03")
def test_no_die_is_rolled_for_others_nor_for_other_nations():
    battle = damage(squad("b.foe", 24, 20, 4), Blows(1), dice=(5,), nations=("british", "german"))
    answer(battle, RemoveModel("b.foe.2"))
    over(battle)
    british = damage(squad("b.foe", 24, 20, 4), Blows(1), dice=(5,))
    answer(british, RemoveModel("b.foe.1"))
    over(british)
    assert not of(british, "b.foe").has("nco")


# ---- medics ------------------------------------------------------------------------------------------------------


def medic(x, y):
    return unit("b.medic", x, y, (ModelGroup(1, "medic", ("pistol",)),), "medic")


@pytest.mark.rule("BA-HQ-05", "BA-DAM-09")
def test_a_medic_within_6_inches_saves_a_man_on_a_6_before_anybody_is_removed():
    battle = damage(squad("b.foe", 24, 20, 5), Blows(2), dice=(4, 5, 6, 5), units=(medic(24, 26.98),))
    answer(battle, RemoveModel("b.foe.5"))
    over(battle)
    assert [event.men for event in happened(battle, Saved)] == [1]
    assert [what for what, _ in rolled(battle)] == ["ba-roll-damage", "ba-roll-medic"]


@pytest.mark.rule("BA-HQ-05", "BA-GEN-10")
def test_a_medic_farther_off_saves_nobody():
    battle = damage(squad("b.foe", 24, 20, 5), Blows(1), dice=(4,), units=(medic(24, 27.1),))
    answer(battle, RemoveModel("b.foe.5"))
    over(battle)


@pytest.mark.rule("BA-HQ-05", "BA-DAM-09")
@pytest.mark.parametrize(
    ("blow", "dice"),
    [(Blows(1, 1, small_arms=False), (4,)), (Blows(1, aimed=True), (4,)), (Blows(1), (6, 6))],
)
def test_a_medic_is_no_help_against_heavy_weapons_snipers_and_exceptional_damage(blow, dice):
    battle = damage(squad("b.foe", 24, 20, 5), blow, dice=dice, units=(medic(24, 22),))
    answer(battle, RemoveModel("b.foe.5"))
    over(battle)
    assert "ba-roll-medic" not in [what for what, _ in rolled(battle)]


@pytest.mark.rule("BA-HQ-05", "BA-SHOOT-26")
def test_a_medic_rolls_for_casualties_not_for_damage_beyond_the_last_man():
    battle = damage(squad("b.foe", 24, 20, 2), Blows(4), dice=(4, 4, 4, 4, 6, 1), units=(medic(24, 22),))
    answer(battle, RemoveModel("b.foe.2"))
    over(battle)
    assert len(of(battle, "b.foe").models) == 1


@pytest.mark.rule("BA-HQ-05")
def test_a_medic_saves_no_one_in_close_quarters():
    battle = play(Damage("b.foe", (Blows(1),), medics=False), squad("b.foe", 24, 20, 5), medic(24, 22), dice=(4,))
    answer(battle, RemoveModel("b.foe.5"))
    over(battle)


@pytest.mark.rule("BA-MOR-11", "BA-DAM-06")
def test_a_dead_officer_leaves_his_men_without_his_bonus():
    leader = changed(officer("b.foe", 24, 20, 3), pins=0)
    battle = shoot(squad("a.firer", 24, 30, 3), leader, dice=(6, 6, 1, 4, 4, 6, 3))
    answer(battle, StandFast(), RemoveModel("b.foe.1"), RemoveModel("b.foe.2"))
    over(battle)
    (tested,) = happened(battle, MoraleTested)
    assert tested.value == 8
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["morale"]


def test_a_position_whose_dice_are_not_those_of_the_shot_is_refused():
    damage = Damage("b.foe", (Blows(2),))
    shot = play(damage, squad("a.rifles", 24, 30), squad("b.foe", 24, 10), dice=(1, 1)).subgame(Frame(damage))
    position = shot.position
    shot.set_position(position)
    (asked_for,) = position.pending
    assert isinstance(asked_for, RollDice)
    pool = replace(asked_for.roll.pools[0], count=3)
    other = replace(asked_for, roll=replace(asked_for.roll, pools=(pool,)))
    with pytest.raises(InputError, match="not those that Play is about to roll"):
        shot.set_position(replace(position, pending=(other,)))
    with pytest.raises(InputError, match="not those that Play is about to roll"):
        shot.set_position(replace(position, stack=(*position.stack, Frame(roll_out([]), 1))))
