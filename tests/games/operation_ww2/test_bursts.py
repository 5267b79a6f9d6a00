"""Area weapons: templates, bursts, scatter, interruptions, salvoes, charges (AZ-AREA, AZ-SCT, AZ-RKT, AZ-EXP)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.template import Burst, touched
from grognard.games.operation_ww2.rules.area.bursts import Aimed, Bursts
from grognard.games.operation_ww2.rules.area.scatter import ReadDirection
from grognard.games.operation_ww2.state.choices import Losses, Pointing
from grognard.games.operation_ww2.state.events.bursts import MovementStruck, RoundBurst, RoundMissed, Scattered
from grognard.games.operation_ww2.state.state import State, Unit
from tests.games.operation_ww2.table import Idle, ground, happened, over, person, play, unit
from tests.games.operation_ww2.test_artillery import piece_of

MORTAR = replace(unit("a.mortar"), models=(person("a.mortar.1", (60, 100), weapons=("81-mm-mortar",)),))
SQUAD = unit("b.squad", (60, 40), (62.5, 40), (65, 40), (70, 40))
BARN = {
    "id": "barn",
    "kind": "building",
    "rectangle": ((50, 70), (70, 84)),
    "building": {"material": "wood", "storeys": 2, "openings": [{"kind": "door", "at": (60, 70)}]},
}


def fired(
    *units: Unit, weapon: str = "81-mm-mortar", at: str = "b.squad.1", need: int = 7, **more: Any
) -> Battle[State]:
    """The mortar fires a round at a model."""
    fields = {name: more.pop(name) for name in ("indirect", "sees", "damage", "place", "held") if name in more}
    held = fields.pop("held", False)
    aimed = Aimed("a.mortar.1", weapon, at.rpartition(".")[0], at, need=need, **fields)
    return play(Bursts("a.mortar", "fire", (aimed,), held), *(units or (MORTAR, SQUAD)), **more)


def under(*units: Unit, burst: Burst, **more: Any) -> set[str]:
    """The models a burst touches."""
    return {each.model.id for each in touched(play(Idle(), *units, **more), burst)}


@pytest.mark.rule("AZ-AREA-01")
@pytest.mark.parametrize(("radius", "count"), [(3, 2), (5, 3), (8, 3), (10, 4)], ids=["T(3)", "T(5)", "T(8)", "T(10)"])
def test_az_area_01_a_template_strikes_friend_and_foe_whose_bases_it_touches(radius: int, count: int):
    # Bases of 2 cm with their middles 0, 2.5, 5 and 10 cm off: the last is touched from 9 cm on.
    assert len(under(SQUAD, burst=Burst((60_000, 40_000), radius * 1000))) == count
    friend = unit("a.friend", (60, 44))
    assert "a.friend.1" in under(SQUAD, friend, burst=Burst((60_000, 40_000), 3000))


@pytest.mark.rule("AZ-AREA-16")
def test_az_area_16_walls_and_floors_stop_a_burst_but_for_the_option():
    inside, upstairs = unit("b.in", (60, 41)), unit("b.up")
    upstairs = replace(upstairs, models=(replace(person("b.up.1", (60, 41)), storey=1),))
    outside = unit("b.out", (60, 52))
    there = (inside, upstairs, outside)
    field = ground(BARN)
    assert under(*there, burst=Burst((60_000, 41_000), 20_000, "inside", "barn"), map=field) == {"b.in.1"}
    assert under(*there, burst=Burst((60_000, 52_000), 20_000), map=field) == {"b.out.1"}
    passing = under(*there, burst=Burst((60_000, 52_000), 20_000), map=field, options={"blast_through_walls": "passes"})
    assert passing == {"b.in.1", "b.up.1", "b.out.1"}


@pytest.mark.rule("AZ-AREA-06", "AZ-AREA-16")
def test_az_area_06_direct_fire_into_a_building_bursts_on_its_outer_wall_and_reaches_both_sides():
    inside, outside = unit("b.in", (60, 45)), unit("b.out", (63, 51.5))
    battle = fired(MORTAR, inside, outside, weapon="pak-40", at="b.in.1", dice=[7, 9, 9], map=ground(BARN), damage=0)
    (burst,) = happened(battle, RoundBurst)
    assert isinstance(burst, RoundBurst)
    # The wall nearest to him is that to the south, 5 cm off.
    assert burst.at == (60_000, 50_000)
    assert not battle.state.units["b.out"].models
    assert not battle.state.units["b.in"].models


@pytest.mark.rule("AZ-IND-11", "AZ-IND-05")
@pytest.mark.parametrize(
    ("option", "radius", "found"),
    [
        ("5cm_per_storey", 5, {"b.up.1"}),
        ("5cm_per_storey", 8, {"b.up.1"}),
        ("5cm_per_storey", 10, {"b.up.1", "b.in.1"}),
        ("top_floor_only", 10, {"b.up.1"}),
    ],
)
def test_az_ind_11_a_burst_on_the_roof_reaches_a_storey_less_for_every_five_centimetres(
    option: str, radius: int, found: set[str]
):
    upstairs = replace(unit("b.up"), models=(replace(person("b.up.1", (60, 41)), storey=1),))
    burst = Burst((60_000, 41_000), radius * 1000, "roof", "barn", 2, overhead=True)
    assert (
        under(unit("b.in", (60, 41)), upstairs, burst=burst, map=ground(BARN), options={"roof_burst_depth": option})
        == found
    )


@pytest.mark.rule("AZ-AREA-03", "AZ-AREA-04", "AZ-AREA-15")
def test_az_area_03_one_die_hits_and_one_damages_each_model_under_the_template():
    # A hit, then three men: nothing but fright, dead, dead; the fourth stands out of it.
    battle = fired(dice=[7, 1, 9, 9], indirect=True)
    battle.choose(battle.choices()[0])
    over(battle)
    squad = battle.state.units["b.squad"]
    assert len(squad.models) == 2
    assert "b.squad.4" in {model.id for model in squad.models}


@pytest.mark.rule("AZ-AREA-15")
def test_az_area_15_by_the_option_each_die_is_that_of_one_model():
    battle = fired(dice=[7, 9, 1, 2], indirect=True, options={"template_groups": "die_per_model_fixed"})
    over(battle)
    squad = battle.state.units["b.squad"]
    assert [(model.id, model.posture) for model in squad.models] == [("b.squad.2", "scared"), ("b.squad.4", "standing")]


@pytest.mark.rule("AZ-AREA-10", "AZ-HEAT-04", "AZ-ONE-01")
def test_az_area_10_a_direct_miss_does_nothing():
    battle = fired(weapon="pak-40", dice=[6])
    over(battle)
    assert happened(battle, RoundMissed)
    assert not happened(battle, RoundBurst)


@pytest.mark.rule("AZ-IND-04", "AZ-SCT-01", "AZ-SCT-02", "AZ-SCT-03", "AZ-SCT-05")
def test_az_ind_04_an_indirect_miss_scatters_by_die_factor_and_direction():
    # 59 cm from the firer's base to the aim: a factor of 2; die 3, direction 90: 6 cm to the right.
    battle = fired(dice=[6, 3, 90, 9, 9, 9, 9], indirect=True)
    (burst,) = happened(battle, RoundBurst)
    assert isinstance(burst, RoundBurst)
    assert burst.at == (66_000, 40_000)


@pytest.mark.rule("AZ-SCT-03", "AZ-DEF-13")
@pytest.mark.parametrize(("x", "far"), [(60, 8), (59.9, 12)])
def test_az_sct_03_the_distance_is_that_from_base_to_base(x: float, far: float):
    # Die 4: 60 cm between the bases still have a factor of 2, a millimetre more has 3.
    mortar = replace(MORTAR, models=(replace(MORTAR.models[0], x=122_000, y=40_000),))
    battle = fired(mortar, unit("b.squad", (x, 40)), dice=[6, 4, 270], indirect=True, map=ground(width=180))
    (burst,) = happened(battle, RoundBurst)
    assert isinstance(burst, RoundBurst)
    assert burst.at == (round((x - far) * 1000), 40_000)


@pytest.mark.rule("AZ-SCT-02")
@pytest.mark.parametrize("die", [1, 2])
def test_az_sct_02_a_low_die_has_no_effect_at_all(die: int):
    battle = fired(dice=[6, die, 90], indirect=True)
    over(battle)
    assert [each.place for each in happened(battle, Scattered) if isinstance(each, Scattered)] == [None]


@pytest.mark.rule("AZ-SCT-06")
def test_az_sct_06_a_burst_off_the_table_has_no_effect_but_for_the_option():
    edge = unit("b.squad", (60, 4), (60, 8))
    for option, bursts in (("no_effect", 0), ("template_part_on_table", 1)):
        battle = fired(
            MORTAR, edge, dice=[6, 3, 360, 9][: 3 + bursts], indirect=True, options={"scatter_off_table": option}
        )
        assert len(happened(battle, RoundBurst)) == bursts


@pytest.mark.rule("AZ-SCT-01")
def test_az_sct_01_by_the_option_the_direction_is_read_off_a_die_on_the_table():
    battle = fired(dice=[6, 3, 9, 9, 9, 9], indirect=True, options={"scatter_angle": "typed_in"})
    assert isinstance(battle.decision, ReadDirection)
    assert Pointing(3, 90) in battle.choices()
    battle.choose(Pointing(3, 90))
    (burst,) = happened(battle, RoundBurst)
    assert isinstance(burst, RoundBurst)
    assert burst.at == (66_000, 40_000)


@pytest.mark.rule("AZ-AREA-13", "AZ-ANT-06")
@pytest.mark.parametrize(
    ("weapon", "die", "count"),
    [
        ("hand-grenade", 3, 1),
        ("hand-grenade", 9, 4),
        ("81-mm-mortar", 4, 4),
        ("heavy-mortar", 2, 5),
        ("150-mm-howitzer", 1, 6),
    ],
)
def test_az_area_13_an_interrupting_burst_strikes_as_many_as_its_die_says(weapon: str, die: int, count: int):
    # So many damage dice as models are struck, four at most: the rest is lost.
    dice = [7, die, *[1] * min(count, 4)]
    battle = fired(weapon=weapon, dice=dice, held=True)
    over(battle)
    (struck,) = happened(battle, MovementStruck)
    assert isinstance(struck, MovementStruck)
    assert struck.count == count


@pytest.mark.rule("AZ-AREA-13")
@pytest.mark.parametrize(("die", "count"), [(3, 3), (4, 4), (9, 4)])
def test_seed_what_is_more_than_the_unit_has_is_lost_and_not_what_is_more_than_is_seen(die: int, count: int):
    """Seed, "Mozgás megszakítása": the surplus over the models of the target unit is lost. Two stand behind a wall."""
    wall = ground({"id": "wall", "kind": "high-wall", "rectangle": ((64, 78), (90, 79))})
    dice = [7, die, *[1] * count]
    battle = fired(weapon="81-mm-mortar", dice=dice, held=True, map=wall)
    while not battle.over:
        battle.choose(battle.choices()[0])
    over(battle)


@pytest.mark.rule("AZ-AREA-13")
def test_az_area_13_a_miss_that_interrupts_does_not_scatter_and_the_scared_lie_at_the_point():
    battle = fired(weapon="hand-grenade", dice=[6], held=True)
    over(battle)
    assert not happened(battle, Scattered)
    # A grenade strikes one; the owner lays the second down, who changes places with the one caught at the point.
    battle = fired(weapon="hand-grenade", dice=[7, 6, 2], held=True)
    battle.choose(Losses(scared=("b.squad.2",)))
    over(battle)
    lying = [model for model in battle.state.units["b.squad"].models if model.posture == "scared"]
    assert [(model.id, model.x) for model in lying] == [("b.squad.2", 60_000)]


@pytest.mark.rule("AZ-EXP-02", "AZ-EXP-01")
@pytest.mark.parametrize("die", [1, 2])
def test_az_exp_02_a_charge_goes_off_in_the_hand_on_a_low_die(die: int):
    thrower = unit("a.mortar", (60, 45), (62.5, 45))
    battle = fired(thrower, SQUAD, weapon="explosive-charge", dice=[die, 9])
    assert [model.id for model in battle.state.units["a.mortar"].models] == []


@pytest.mark.rule("AZ-EXP-02")
def test_az_exp_02_from_a_3_on_a_charge_leaves_the_hand():
    battle = fired(unit("a.mortar", (60, 45)), SQUAD, weapon="explosive-charge", dice=[3, 10, 180])
    assert len(happened(battle, RoundMissed)) == 1
    assert len(battle.state.units["a.mortar"].models) == 1


@pytest.mark.rule("AZ-RKT-01", "AZ-RKT-02", "AZ-RKT-03")
def test_az_rkt_02_the_first_rocket_hits_and_the_others_scatter_from_where_it_fell():
    launcher = replace(MORTAR, models=(person("a.mortar.1", (60, 100), weapons=("nebelwerfer",)),))
    lone = unit("b.squad", (60, 40))
    # The first kills him; of five others each scatters 3 x 2 cm to the right, where nobody is.
    dice = [7, 9, *[3, 90] * 5]
    battle = fired(launcher, lone, weapon="nebelwerfer", dice=dice, indirect=True)
    over(battle)
    bursts = [each.at for each in happened(battle, RoundBurst) if isinstance(each, RoundBurst)]
    assert bursts == [(60_000, 40_000), *[(66_000, 40_000)] * 5]
    straight = fired(
        launcher, lone, weapon="nebelwerfer", dice=[7, 9], indirect=True, options={"salvo_after_hit": "all_on_target"}
    )
    over(straight)
    assert len(happened(straight, RoundBurst)) == 6


@pytest.mark.rule("AZ-RKT-02", "AZ-SCT-03")
def test_az_rkt_02_the_others_scatter_by_how_far_off_the_target_was_though_the_first_killed_it():
    launcher = replace(MORTAR, models=(person("a.mortar.1", (60, 100), weapons=("nebelwerfer",)),))
    # From base to base 59.5 cm, from a base to the place where he stood 60.5 cm.
    lone = unit("b.squad", (60, 38.5))
    battle = fired(launcher, lone, weapon="nebelwerfer", dice=[7, 9, *[3, 90] * 5], indirect=True)
    over(battle)
    bursts = [each.at for each in happened(battle, RoundBurst) if isinstance(each, RoundBurst)]
    assert bursts[1:] == [(66_000, 38_500)] * 5


@pytest.mark.rule("AZ-RKT-02", "AZ-AREA-05")
def test_az_area_05_a_first_rocket_that_hits_lies_on_the_gun_it_was_aimed_at():
    launcher = replace(MORTAR, models=(person("a.mortar.1", (60, 100), weapons=("nebelwerfer",)),))
    gun = replace(unit("b.gun"), models=(piece_of("b.gun.1", (60, 40)),))
    lists = {"b.gun": {"gun": "pak-40"}}
    at: dict[str, Any] = {"weapon": "nebelwerfer", "at": "b.gun.1", "indirect": True, "lists": lists}
    hit = fired(launcher, gun, dice=[7, 10, 1, *[1, 90] * 5], **at)
    over(hit)
    assert hit.state.units["b.gun"].place == "gone"
    missed = fired(launcher, gun, dice=[2, 1, 90, *[1, 90] * 5], **at)
    over(missed)
    assert missed.state.units["b.gun"].place == "table"


@pytest.mark.rule("AZ-RKT-04")
def test_az_rkt_04_a_first_dud_leaves_the_others_to_scatter_from_the_aim_but_for_the_option():
    launcher = replace(MORTAR, models=(person("a.mortar.1", (60, 100), weapons=("nebelwerfer",)),))
    lone = unit("b.squad", (60, 40))
    battle = fired(launcher, lone, weapon="nebelwerfer", dice=[2, 1, 90, *[5, 90] * 4, 2, 90], indirect=True)
    over(battle)
    assert len(happened(battle, RoundBurst)) == 4
    lost = fired(
        launcher, lone, weapon="nebelwerfer", dice=[2, 1, 90], indirect=True, options={"salvo_first_dud": "salvo_lost"}
    )
    over(lost)
    assert not happened(lost, RoundBurst)
