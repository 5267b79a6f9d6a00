"""Clauses of squads, guns that blow up, diverted shots, ways between floors and questions that only an edge of a rule
shows."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.engine.events import Happened
from grognard.core.engine.procedures import Call, Next
from grognard.core.records import replace
from grognard.games.operation_ww2.data.maps import BuildingRow, Opening
from grognard.games.operation_ww2.data.tables.damage import Effects
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.rules.crews.crew_hits import Blasted, Hurt
from grognard.games.operation_ww2.rules.fire.firepower import AT
from grognard.games.operation_ww2.rules.guns.artillery import GunHits
from grognard.games.operation_ww2.rules.guns.gun_damage import GunsLost
from grognard.games.operation_ww2.rules.light_and_weather.wind import ChooseCloud
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd
from grognard.games.operation_ww2.rules.movement.held_shots import tracks_where_they_stand
from grognard.games.operation_ww2.rules.setup.deployment import ChooseToPlace
from grognard.games.operation_ww2.rules.tunnels.passage import ChooseSurfacing
from grognard.games.operation_ww2.rules.turn.cards import ChooseToGiveUp
from grognard.games.operation_ww2.rules.vehicle_fire.hits import Blasts, SquadHits
from grognard.games.operation_ww2.rules.vehicle_fire.striking import Diverted
from grognard.games.operation_ww2.state.choices import ChooseGun, GiveUp, Shooting, Surface
from grognard.games.operation_ww2.state.events.driving import OrderBegun
from grognard.games.operation_ww2.state.events.guns import GunLost
from grognard.games.operation_ww2.state.ground import Smoke
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, Leg, WeaponFire
from grognard.games.operation_ww2.table import log_lines
from grognard.games.operation_ww2.table.questions import give_up_view, heading_of
from grognard.games.operation_ww2.table.questions_equipment import cloud_view
from grognard.games.operation_ww2.table.questions_setup import to_place_view
from grognard.games.operation_ww2.table.questions_shooting import order_of
from tests.games.operation_ww2.firing_line import piece
from tests.games.operation_ww2.table import Idle, ground, person, play, unit
from tests.games.operation_ww2.test_charge_ways import standing, thousandths
from tests.games.operation_ww2.test_indirect import battery
from tests.games.operation_ww2.test_tunnels import AT_HOLE, below, sewer
from tests.games.operation_ww2.vehicles.garage import fight, shot, vehicle
from tests.games.operation_ww2.vehicles.test_squads import THREE, battle, hits, squad
from tests.games.playing import through

FOE = unit("b.foe", (5, 5))

# ---- vehicles and guns -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VSQ-02", "AZ-TMP-03")
@pytest.mark.parametrize(("model", "there"), [("a.tanks.1", True), ("a.tanks.9", False)])
def test_az_vsq_02_a_hit_on_a_vehicle_that_is_gone_meanwhile_is_lost(model, there):
    g = battle(Idle(), squad(*THREE))
    taken = through(SquadHits("a.tanks", ()).strike(g, ((model, hits(1)[0]),)))
    assert isinstance(taken, Call if there else Next)


@pytest.mark.rule("AZ-VDM-17", "AZ-ART-01")
@pytest.mark.parametrize("blasted", [(), (Blasted("b.foe", "b.foe.1", (0, 0)),)])
def test_az_vdm_17_a_gun_that_blows_up_reaches_what_is_beside_it(blasted):
    g = play(Idle(), battery(), FOE, lists={"b.one": {"gun": "75-mm-m3"}})
    taken = through(GunHits("b.one", "b.one.1", ()).blasts(g, Hurt(blasted=blasted)))
    assert (isinstance(taken, Call) and isinstance(taken.procedure, Blasts)) is bool(blasted)


@pytest.mark.rule("AZ-VDM-01", "AZ-ART-08")
@pytest.mark.parametrize(("man", "struck"), [((58, 31), ("b.one",)), ((90, 31), ())])
def test_az_vdm_01_a_gun_that_blows_up_asks_morale_only_of_a_crew_that_lost_somebody(man, struck):
    g = play(Idle(), battery(man, (92, 31)), FOE, lists={"b.one": {"gun": "75-mm-m3"}})
    lost = GunsLost("b.one", "b.one.1", (Effects("catastrophe", ("catastrophe",)),))
    after: Any = lost.lose(g, ChooseGun("b.one.1"))
    assert after.procedure.hurt.struck == struck


@pytest.mark.rule("AZ-TTR-01", "AZ-OVL-02")
@pytest.mark.parametrize("riders", [False, True])
def test_az_ttr_01_riders_of_a_vehicle_in_the_way_roll_though_the_shot_does_it_nothing(riders):
    man = person("b.tank.2", (60, 60), aboard="b.tank.1", on_top=True)
    tank = vehicle("b.tank", "tiger", (60, 60), models=(man,) if riders else ())
    g = fight(Idle(), tank, FOE, options={"tank_riders_allowed": "on"})
    diverted = Diverted("b.tank", "b.tank.1", shot("75-76-mm", (60, 20)), 1, -9)
    assert isinstance(through(diverted.compare(g)), Next) is riders


@pytest.mark.rule("AZ-TTR-01")
def test_az_ttr_01_nobody_rolls_on_a_vehicle_that_is_gone():
    g = fight(Idle(), vehicle("b.tank", "sherman-75", (60, 60)), FOE)
    g.state = replace(g.state, units={**g.state.units, "b.tank": unit("b.tank")})
    diverted = Diverted("b.tank", "b.tank.1", shot("75-76-mm", (60, 20)), 5, 0)
    assert isinstance(through(diverted.strike_riders(g, Hurt())), Next)


@pytest.mark.rule("AZ-VFI-03")
@pytest.mark.parametrize(("traits", "mounted"), [((), ["front"]), (("rear-machine-gun",), ["front", "rear"])])
def test_az_vfi_03_what_is_taken_along_by_choice_is_there_if_it_was_bought(traits, mounted):
    g = fight(Idle(), vehicle("b.car", "sdkfz-251", (60, 60), traits=traits), FOE)
    assert [each.id for each in sheets.mounts(g, g.state.units["b.car"].models[0])] == mounted


# ---- ways --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VMV-07", "AZ-CAV-02")
def test_az_vmv_07_a_vehicle_that_turns_on_the_spot_goes_and_one_that_does_not_stays():
    ways: tuple[tuple[Any, int | None], ...] = (((), None), ((), 90_000), (((60_000, 50_000),), None))
    told = [AssaultIntent("a.car.1", way, "slow", None, "last", Besides(facing=facing)) for way, facing in ways]
    assert [each.all_go for each in told] == [False, True, True]


@pytest.mark.rule("AZ-MOV-08", "AZ-LOS-08")
@pytest.mark.parametrize(("enemy", "passes"), [((50, 60, 0), False), ((46, 60, 0), True)])
def test_az_mov_08_from_one_house_to_another_upstairs_one_crosses_the_ground_between(enemy, passes):
    houses = ground(
        *(
            piece("building", left, 55, left + 8, 65)
            | {
                "id": f"house-{left}",
                "building": BuildingRow(
                    material="brick", storeys=2, openings=(Opening(kind="gap", at=(inner, 60)),)
                ),
            }
            for left, inner in ((40, 48), (52, 52))
        )
    )  # fmt: skip
    one, foe = standing("a.one", (45.5, 60, 1)), standing("b.one", enemy)
    g = play(Idle(), one, foe, map=houses)
    crowd = Crowd(g, one)
    assert crowd.bars(one.models[0], thousandths((45.5, 60), (54.5, 60)), 1) is not passes


@pytest.mark.rule("AZ-AREA-13")
def test_az_area_13_nobody_goes_on_from_where_a_dead_man_fell():
    man = unit("a.one", (20, 50))
    fallen = Leg("a.one.9", ((20_000, 40_000), (20_000, 60_000)))
    assert tracks_where_they_stand(man, (fallen,), 500_000) == (fallen,)


# ---- questions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SMK-08")
def test_az_smk_08_a_cloud_is_named_by_its_place_and_size():
    clouds = (Smoke("one", ((60_000, 60_000),), 8_000), Smoke("two", ((20_000, 30_000),), 5_000))
    g = play(Idle(), unit("a.one", (5, 5)), FOE, smoke=clouds, options={"smoke": "on"})
    shown = cloud_view(g, ChooseCloud(0, ("one", "two"))).options
    assert [each.label.args for each in shown] == [
        {"x": 60, "y": 60, "radius": 8},
        {"x": 20, "y": 90, "radius": 5},
    ]


@pytest.mark.rule("AZ-SET-04", "AZ-SET-07")
@pytest.mark.parametrize(("matter", "rule"), [("set-up", "AZ-SET-04"), ("infiltrators", "AZ-SET-07")])
def test_az_set_07_setting_up_is_asked_by_its_own_rule(matter, rule):
    g = play(Idle(), unit("a.one", (5, 5)), FOE)
    assert to_place_view(g, ChooseToPlace(0, matter)).rules == [rule]


@pytest.mark.rule("AZ-TUN-05")
@pytest.mark.parametrize(("aside", "heading"), [(-1, 0), (1, 0), (30, 1), (-30, 7)])
def test_az_tun_05_it_is_told_on_which_of_eight_sides_a_unit_comes_up(aside, heading):
    g = sewer(Idle(), below(), AT_HOLE)
    hole = g.state.manholes[0]
    up = Surface((Leg("a.one.1", ((hole.x + aside * 100, hole.y - 3000),)),))
    assert heading_of(g, ChooseSurfacing(0, "a.one", 0), up) == heading


@pytest.mark.rule("AZ-FIRE-14")
@pytest.mark.parametrize(("part", "differ"), [(AT + "b.one.1", True), ("none", False)])
def test_az_fire_14_only_of_templates_it_matters_which_is_laid_first(part, differ):
    first, second = (WeaponFire(f"a.one.{number}", "hand-grenade", part) for number in (1, 2))
    ways = {order_of(Shooting((first, second))), order_of(Shooting((second, first)))}
    assert (len(ways) == 2) is differ


@pytest.mark.rule("AZ-CRD-04", "AZ-CRD-06")
@pytest.mark.parametrize(("most", "cards"), [(1, 2), (2, 0)])
def test_az_crd_04_a_single_card_to_give_up_is_named_and_a_set_is_put_together(most, cards):
    g = play(Idle(), unit("a.one", (5, 5)), FOE, hands=("M3 F5", "A4"))
    shown = give_up_view(g, ChooseToGiveUp(0, "turn", 0, most))
    named = [each for each in shown.options if each.card is not None]
    assert len(named) == cards
    assert GiveUp() in ChooseToGiveUp(0, "turn", 0, most).choices(g)


@pytest.mark.rule("AZ-CRD-12")
def test_az_crd_12_what_only_keeps_count_is_no_line_of_the_log():
    g = fight(Idle(), vehicle("a.car", "sherman-75", (60, 60)), FOE)
    counted = Happened(OrderBegun("a.car", "a.car.1", "drove"), ("AZ-VDM-18",))
    assert log_lines.line(g, counted, 0, 1) is None
    lost = Happened(GunLost("b.foe", "b.foe.1"), ("AZ-ART-08",))
    assert log_lines.line(g, lost, 0, 1) is not None
