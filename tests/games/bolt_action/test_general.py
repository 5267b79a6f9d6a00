"""Units and the table: measuring, sight, formation, facing (chapter Units and the table)."""

import pytest

import grognard
from grognard.games.bolt_action.data.armies import load_army
from grognard.games.bolt_action.ground.formulas import (
    checks_morale,
    first_wave_minimum,
    is_long_range,
    is_point_blank,
    within,
)
from grognard.games.bolt_action.rules.turn.cup import dice_in_cup
from grognard.games.bolt_action.rules.turn.orders import Activation, OrdersPhase
from grognard.games.bolt_action.state.choices import ShootAt, StandFast
from grognard.games.bolt_action.state.events.shooting import Fired, NoShot
from tests.games.bolt_action.table import listed, of, play, squad, team
from tests.games.playing import answer, asked, happened, over, piece

GAP = 2 * 0.492


def standing(*units, **more):
    """Units on a table where nothing has happened yet."""
    return play(OrdersPhase(), *units, dice=(1,), **more)


@pytest.mark.rule("BA-GEN-01")
def test_a_unit_is_infantry_artillery_or_a_vehicle():
    kinds = {unit.kind for unit in load_army("us-500").unit}
    assert kinds == {"infantry"}  # weapon teams and headquarters included
    assert {unit.kind for unit in load_army("us-1000").unit} == {"infantry", "artillery"}
    assert {unit.kind for unit in load_army("us-1000-armour").unit} == {"infantry", "vehicle"}
    battle = grognard.battle("bolt_action", armies=("us-1000-armour", "german-1000"), seed=1)
    assert of(battle, "a.sherman").is_vehicle
    assert [unit.id for unit in battle.state.units.values() if unit.is_vehicle and unit.seat == 1] == []


@pytest.mark.rule("BA-GEN-02")
def test_a_team_with_its_loaders_and_spotter_has_one_die():
    battle = grognard.battle("bolt_action", seed=1)
    mortar = of(battle, "a.mortar")
    assert {model.role for model in mortar.models} == {"gunner", "loader", "assistant", "spotter"}
    battle = standing(team("a.gun", 10, 40, men=4), squad("b.one", 4, 4))
    assert dice_in_cup(battle, 0) == 1


# ---- formation ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-GEN-04", "BA-GEN-10")
@pytest.mark.parametrize(("gap", "formed"), [(0.5, True), (1.0, True), (1.01, False)])
def test_each_model_stands_within_an_inch_of_another(gap, formed):
    step = gap + GAP
    places = [(10, 30), (10 + step, 30), (10 + 2 * step, 30)]
    battle = standing(squad("a.one", 0, 0, men=3, places=places))
    assert battle.context.in_formation(of(battle, "a.one")) is formed


@pytest.mark.rule("BA-GEN-04")
def test_two_pairs_apart_are_no_chain():
    places = [(10, 30), (11.4, 30), (15, 30), (16.4, 30)]
    battle = standing(squad("a.one", 0, 0, men=4, places=places))
    assert battle.context.groups_of(of(battle, "a.one")) == [[0, 1], [2, 3]]


@pytest.mark.rule("BA-GEN-14", "BA-SHOOT-03")
def test_a_broken_unit_may_be_shot_at_and_may_react():
    battle = play(
        Activation("b.foe", "fire"),
        squad("a.one", 0, 0, men=2, places=[(10, 30), (20, 30)]),
        squad("b.foe", 10, 20, men=1),
    )
    answer(battle, ShootAt("a.one"))
    assert asked(battle).seat == 0
    assert StandFast() in listed(battle)


# ---- measuring ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-GEN-06")
def test_distance_runs_from_base_to_base_where_they_are_nearest():
    battle = standing(squad("a.one", 10, 30, men=3), squad("b.one", 10, 20, men=2))
    gap = battle.context.gap_of(of(battle, "a.one").models, of(battle, "b.one").models)
    assert gap == pytest.approx(10_000 - 2 * 492)


@pytest.mark.rule("BA-GEN-07", "BA-SHOOT-29")
def test_a_shot_declared_at_a_target_that_proves_out_of_range_is_lost():
    battle = play(Activation("a.one", "fire"), squad("a.one", 10, 40), squad("b.far", 10, 10))
    assert ShootAt("b.far") in listed(battle)
    answer(battle, ShootAt("b.far"), StandFast())
    over(battle)
    assert happened(battle, NoShot) == [NoShot("a.one", "b.far")]
    assert of(battle, "a.one").order == "fire"


@pytest.mark.rule("BA-GEN-10")
def test_within_includes_the_limit_and_more_than_excludes_it():
    assert within(6000, 6000, 1)
    assert within(6001, 6000, 1)  # the tolerance, in favour of who acts
    assert not within(6002, 6000, 1)
    assert is_point_blank(6000, 1)
    assert not is_long_range(12_000, 24_000, 1)
    assert not is_long_range(12_001, 24_000, 1)
    assert is_long_range(12_002, 24_000, 1)


@pytest.mark.rule("BA-GEN-10")
def test_at_least_half_counts_an_exact_half():
    assert checks_morale(3, 6)
    assert not checks_morale(3, 7)
    assert first_wave_minimum(5) == 3


# ---- sight -------------------------------------------------------------------------------------------------------


def sees(battle, unit, target):
    """Whether any man of one unit sees the other."""
    return battle.context.look(of(battle, unit), of(battle, target), battle.state).any_visible


@pytest.mark.rule("BA-GEN-08")
def test_men_hide_nobody():
    battle = standing(squad("a.one", 10, 30, men=1), squad("b.front", 8, 25, men=5), squad("b.rear", 10, 20, men=1))
    assert sees(battle, "a.one", "b.rear")


@pytest.mark.rule("BA-GEN-08", "BA-GEN-11")
@pytest.mark.parametrize(
    ("kind", "height", "seen"),
    [
        ("building", 4, False),
        ("wood", 4, False),
        ("crops", 2, False),
        ("hedge", 1, True),
        ("wall", 1, True),
        ("rubble", 1, True),
        ("river", 0, True),
    ],
)
def test_solid_pieces_block_and_area_pieces_are_not_seen_right_through(kind, height, seen):
    strip = (piece(kind, 0, 24, 48, 26, height=height),)
    battle = standing(squad("a.one", 10, 30, men=1), squad("b.foe", 10, 20, men=1), pieces=strip)
    assert sees(battle, "a.one", "b.foe") is seen


@pytest.mark.rule("BA-GEN-08", "BA-GEN-11")
def test_area_pieces_are_seen_into_and_out_of():
    wood = (piece("wood", 0, 15, 48, 26, height=4),)
    battle = standing(squad("a.one", 10, 30, men=1), squad("b.foe", 10, 24, men=1), pieces=wood)
    assert sees(battle, "a.one", "b.foe")
    assert sees(battle, "b.foe", "a.one")


@pytest.mark.rule("BA-GEN-08")
@pytest.mark.parametrize(("aside", "shots"), [(0, 0), (1.4, 0), (1.6, 1)])
def test_direct_fire_does_not_pass_within_an_inch_of_a_friend(aside, shots):
    battle = play(
        Activation("a.one", "fire"),
        squad("a.one", 10, 30, men=1),
        squad("a.friend", 10 + aside, 25, men=1),
        squad("b.foe", 10, 20, men=1),
        dice=(1,) * shots,
    )
    answer(battle, ShootAt("b.foe"), StandFast())
    over(battle)
    assert len(happened(battle, Fired)) == shots


@pytest.mark.rule("BA-GEN-08")
def test_indirect_fire_passes_over_friends():
    battle = play(
        Activation("a.mortar", "fire"),
        team("a.mortar", 10, 44, "medium-mortar"),
        squad("a.friend", 8, 40),
        squad("b.foe", 10, 14),
        dice=(1,),
    )
    answer(battle, ShootAt("b.foe"), StandFast())
    over(battle)
    assert happened(battle, Fired)[0].volleys[0].indirect


@pytest.mark.rule("BA-GEN-08")
def test_comrades_of_the_firing_unit_and_men_of_the_target_do_not_bar_the_shot():
    battle = play(
        Activation("a.one", "fire"),
        squad("a.one", 0, 0, men=2, places=[(10, 30), (10, 28.6)]),
        squad("b.foe", 0, 0, men=2, places=[(10, 20), (10, 18.6)]),
        dice=(1, 1),
    )
    answer(battle, ShootAt("b.foe"), StandFast())
    over(battle)
    assert sum(volley.shots for volley in happened(battle, Fired)[0].volleys) == 2


# ---- facing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-GEN-12")
def test_only_fixed_weapons_that_fire_directly_have_a_facing():
    battle = standing(
        squad("a.one", 4, 40), team("a.gun", 14, 40), team("a.mortar", 24, 40, "medium-mortar"), squad("b.one", 4, 4)
    )
    turning = {id: battle.context.profile(id).turns for id in ("a.one", "a.gun", "a.mortar")}
    assert turning == {"a.one": False, "a.gun": True, "a.mortar": False}


@pytest.mark.rule("BA-GEN-12")
def test_other_models_see_all_round():
    foes = squad("b.before", 24, 14, men=1), squad("b.behind", 24, 34, men=1), squad("b.beside", 40, 24, men=1)
    battle = standing(squad("a.one", 24, 24), *foes)
    assert all(sees(battle, "a.one", foe.unit.id) for foe in foes)
