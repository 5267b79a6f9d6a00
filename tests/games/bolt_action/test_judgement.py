"""The greedy computer player on prepared positions: what a sensible commander does with vehicles, guns and men."""

from random import Random

import pytest

from grognard.agents import agent
from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import price
from grognard.games.bolt_action.rules.movement.transport import is_abandoned
from grognard.games.bolt_action.rules.turn.orders import Activation, OrdersPhase
from grognard.games.bolt_action.rules.vehicles.drive import Track, VehicleMove, openings_on
from grognard.games.bolt_action.rules.vehicles.overrun import overrun_by
from grognard.games.bolt_action.state.choices import Drive, GiveOrder, HoldFire, ShootAt, StayPut, Stretch
from grognard.games.bolt_action.state.state import Floor
from tests.games.bolt_action.table import gun, listed, of, officer, play, squad, team, vehicle
from tests.games.playing import answer, asked, piece


def chosen(battle):
    """What the greedy player answers."""
    return agent("greedy")(battle, asked(battle), 10.0, Random(0)).choice


def listed_price(posted):
    """A unit with its price: what a choice is worth is counted in points."""
    return replace(posted, listed=replace(posted.listed, cost=price(posted.listed, "british")))


def position(start, *units, **more):
    """A position of units with their prices."""
    return play(start, *(listed_price(each) for each in units), **more)


def worth(battle, choice):
    """What a choice is worth to it."""
    return battle.system.evaluator.evaluate(battle, asked(battle), choice).value


@pytest.mark.rule("BA-SHOOT-29")
@pytest.mark.parametrize(("y", "answered"), [(14, HoldFire), (40, ShootAt)])
def test_nobody_fires_with_a_pistol_at_who_is_out_of_its_reach(y, answered):
    battle = position(Activation("a.hq", "fire"), officer("a.hq", 24, 44), squad("b.foe", 24, y))
    assert {ShootAt, HoldFire} <= {type(each) for each in listed(battle)}
    choices = {type(agent("greedy")(battle, asked(battle), 10.0, Random(seed)).choice) for seed in range(8)}
    assert choices == {answered}


# ---- transports --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TRN-08")
@pytest.mark.parametrize("order", ["advance", "run"])
@pytest.mark.parametrize("entry", ["sdkfz-251-1", "truck"])
def test_an_empty_transport_armed_or_not_stays_nearer_to_its_own_men(entry, order):
    units = vehicle("a.track", 24, 40, entry), squad("a.men", 20, 44), squad("b.foe", 24, 10)
    battle = position(VehicleMove("a.track", order), *units)
    answer(battle, chosen(battle))
    assert not is_abandoned(battle, of(battle, "a.track"))


@pytest.mark.rule("BA-TRN-08")
def test_an_empty_half_track_that_would_be_lost_drives_back_to_its_men():
    units = vehicle("a.track", 24, 30, "sdkfz-251-1", facing=180), squad("a.men", 24, 46, order="fire")
    battle = position(OrdersPhase(), *units, squad("b.foe", 24, 18, men=3, order="fire"), dice=(1,))
    assert is_abandoned(battle, of(battle, "a.track"))
    order = chosen(battle)
    assert isinstance(order, GiveOrder)
    assert order.order in ("advance", "run")
    answer(battle, order)
    answer(battle, chosen(battle))
    assert not is_abandoned(battle, of(battle, "a.track"))


@pytest.mark.rule("BA-AMB-01", "BA-TRN-13")
def test_a_loaded_transport_does_not_drive_into_an_ambush_for_nothing():
    watch = gun("b.gun", 24, 4, "medium-at-gun", order="ambush", loaded="piercing")
    wood = piece("building", 10, 20, 22, 24, height=4)
    riders = squad("a.men", 0, 0, place="aboard", aboard="a.track")
    battle = position(
        VehicleMove("a.track", "run"), vehicle("a.track", 16, 44, "sdkfz-251-1"), riders, watch, pieces=[wood]
    )
    choice = chosen(battle)
    unit = of(battle, "a.track")
    ways = [each for each in listed(battle) if isinstance(each, Drive)]
    exposed = [each for each in ways if openings_on(battle, unit, Track(battle, unit, each, "run"))]
    assert exposed
    assert isinstance(choice, StayPut) or choice not in exposed


# ---- guns --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-HE-02", "BA-SHOOT-27")
def test_an_anti_tank_gun_takes_the_tank_and_not_the_lone_rifleman():
    units = gun("a.gun", 24, 40, "medium-at-gun"), squad("b.man", 22, 20, men=1), vehicle("b.tank", 28, 16, facing=180)
    battle = position(Activation("a.gun", "fire"), *units)
    assert chosen(battle) == ShootAt("b.tank", (), "piercing")
    assert worth(battle, ShootAt("b.man", (), "explosive")) > worth(battle, HoldFire())


@pytest.mark.rule("BA-HE-01", "BA-HE-02")
def test_the_gun_fires_high_explosive_at_a_squad_without_a_tank_in_sight():
    battle = position(
        Activation("a.gun", "fire"), gun("a.gun", 24, 40, "medium-at-gun"), squad("b.men", 22, 20, men=10)
    )
    assert chosen(battle) == ShootAt("b.men", (), "explosive")


# ---- tanks -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-VEH-33")
def test_a_tank_runs_over_shaken_men_where_the_house_rule_lets_it():
    units = vehicle("a.tank", 24, 36), squad("b.men", 23, 26, men=6, pins=6, order="down")
    on = position(OrdersPhase(), *units, options={"overrun": "on"}, dice=(1,))
    assert worth(on, GiveOrder("a.tank", "run")) > worth(
        position(OrdersPhase(), *units, dice=(1,)), GiveOrder("a.tank", "run")
    )
    battle = position(VehicleMove("a.tank", "run"), *units, options={"overrun": "on"})
    choice = chosen(battle)
    assert isinstance(choice, Drive)
    assert overrun_by(battle, of(battle, "a.tank"), choice) == ["b.men"]


@pytest.mark.rule("BA-VEH-33")
def test_a_tank_does_not_run_over_a_launcher_that_may_fire_first():
    launcher = team("b.team", 24, 20, "panzerschreck", men=2, facing=180_000)
    battle = position(VehicleMove("a.tank", "run"), vehicle("a.tank", 24, 40), launcher, options={"overrun": "on"})
    calm = position(
        VehicleMove("a.tank", "run"),
        vehicle("a.tank", 24, 40),
        team("b.team", 24, 20, "panzerschreck", men=2, facing=180_000, order="fire"),
        options={"overrun": "on"},
    )
    over = Drive((Stretch(0, 18_000),))
    assert worth(battle, over) < worth(calm, over)


@pytest.mark.rule("BA-BLD-05")
def test_a_heavy_tank_brings_a_house_down_on_the_enemy_but_not_on_its_own():
    house = piece("building", 21, 24, 27, 28, height=3)
    through = Drive((Stretch(0, 9_000),))
    values = [
        worth(
            position(
                VehicleMove("a.tank", "advance"),
                vehicle("a.tank", 24, 33, "tiger-i"),
                squad(f"{side}.men", 22, 26, inside=Floor(house.id, 0)),
                pieces=[house],
            ),
            through,
        )
        for side in "ba"
    ]
    assert values[0] > values[1]


# ---- infantry against tanks --------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-20", "BA-CQ-23")
def test_men_with_anti_tank_gear_assault_a_tank_that_has_fired_and_riflemen_do_not():
    tank = vehicle("b.tank", 24, 34, facing=0, order="fire")
    hunters = squad("a.men", 22, 40, men=8, rules=("tank-hunters",))
    battle = position(OrdersPhase(), hunters, tank, dice=(1,))
    assert chosen(battle) == GiveOrder("a.men", "run", "b.tank")
    battle = position(OrdersPhase(), squad("a.men", 22, 40, men=3), tank, dice=(1,))
    assert chosen(battle) != GiveOrder("a.men", "run", "b.tank")


# ---- coming on ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SCN-04")
def test_men_are_not_ordered_to_run_on_where_the_edge_lets_nobody_run():
    units = squad("a.late", 0, 0, men=3, place="first_wave"), squad("b.foe", 24, 10)
    rough = piece("wood", 0, 0, 48, 6), piece("wood", 0, 42, 48, 48)
    order = chosen(position(OrdersPhase(), *units, dice=(1,), turn=1))
    assert order == GiveOrder("a.late", "run")
    order = chosen(position(OrdersPhase(), *units, pieces=rough, dice=(1,), turn=1))
    assert order == GiveOrder("a.late", "advance")


@pytest.mark.rule("BA-ORD-03")
def test_men_do_not_run_into_more_fire_than_being_nearer_is_worth():
    """In the open before machine guns they would only find that they stand no better anywhere; unseen they run."""
    guns = [team(f"b.mmg-{number}", 14 + 4 * number, 6, men=3, facing=180_000) for number in range(4)]
    units = squad("a.men", 20, 46, men=6), *guns
    run = GiveOrder("a.men", "run")
    assert worth(position(OrdersPhase(), *units, dice=(1,), turn=2), run) <= 0
    hidden = piece("building", 0, 20, 48, 22, 3)
    assert worth(position(OrdersPhase(), *units, pieces=[hidden], dice=(1,), turn=2), run) > 0


# ---- lying in wait -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("gap", [20, 28, 40])
def test_nobody_lies_in_wait_for_whom_it_cannot_reach_or_hurt(gap):
    """Rifles reach 24", and who comes into their range goes 6" at most before it fires; an officer's pistol hurts
    nobody so far off."""
    posted = squad("a.men", 20, 44), officer("a.hq", 30, 44), squad("b.foe", 24, 44 - gap)
    battle = position(OrdersPhase(), *posted, dice=(0,))
    waits = worth(battle, GiveOrder("a.men", "ambush"))
    assert (waits > 0.0) is (gap < 30)
    assert worth(battle, GiveOrder("a.hq", "ambush")) < worth(battle, GiveOrder("a.hq", "advance"))
    assert worth(battle, GiveOrder("a.hq", "ambush")) <= 0.0


@pytest.mark.parametrize(("away", "why"), [(20, "ba-reason-advance"), (36, "ba-reason-closer")])
def test_who_has_nobody_to_shoot_at_after_an_advance_is_not_said_to_shoot(away, why):
    battle = position(OrdersPhase(), squad("a.men", 24, 46), squad("b.foe", 24, 46 - away), dice=(1,))
    advance = GiveOrder("a.men", "advance")
    assert battle.system.evaluator.evaluate(battle, asked(battle), advance).reason.id == why
