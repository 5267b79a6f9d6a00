"""Vehicles: orders, fire, armour, the damage table (chapters Vehicles, Shooting, Pins)."""

from random import Random

import pytest

from grognard.agents.greedy import take_the_best
from grognard.core.records import replace, to_builtins
from grognard.core.wire.previews import ChoiceProposal
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.data.entries import Mount
from grognard.games.bolt_action.data.tables import WEAPONS
from grognard.games.bolt_action.odds.armour_odds import armour_odds
from grognard.games.bolt_action.rules.movement.transport import is_abandoned
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.gunnery import aims, batteries, mounts, pen_modifiers, slots, struck_side
from grognard.games.bolt_action.rules.shooting.modifiers import officer_bonus
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.shooting.split_fire import ChooseLaying, ChooseNext, VehicleFire
from grognard.games.bolt_action.rules.turn.morale import TakePins, check_modifiers
from grognard.games.bolt_action.rules.turn.orders import Activation, OrdersPhase
from grognard.games.bolt_action.rules.vehicles.drive import ChooseDrive, VehicleMove
from grognard.games.bolt_action.rules.vehicles.fates import damage_table
from grognard.games.bolt_action.rules.vehicles.vehicle_damage import (
    DamageTable,
    Suffer,
    VehicleHits,
    table_bonus,
)
from grognard.games.bolt_action.state.choices import (
    Drive,
    EscapeFrom,
    FireFromAmbush,
    GiveOrder,
    HoldFire,
    Laid,
    LayWeapon,
    ShootAt,
    ShootFirst,
    StandFast,
    StayPut,
    Stretch,
)
from grognard.games.bolt_action.state.events.nerve import MoraleTested, PinsTaken, UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import Burst, Fired, NoShot, ShotDeclared
from grognard.games.bolt_action.state.events.turn import DieTaken, DieTurned
from grognard.games.bolt_action.state.events.vehicles import Drove, HullStruck, VehicleDamaged
from grognard.games.bolt_action.state.state import Floor
from tests.games.bolt_action.table import listed, of, officer, play, rules_of, squad, team, vehicle
from tests.games.playing import answer, asked, happened, inches, over, piece, refused, rolled

SHOT, SHELL, COAXIAL, HULL = Laid(0, "piercing"), Laid(0, "explosive"), Laid(1), Laid(2)


def tank(id="a.firer", x=24, y=36, entry="m4-sherman", **fields):
    return vehicle(id, x, y, entry, **fields)


def enemy_tank(x=24, y=12, entry="panzer-iv", facing=180, **fields):
    return vehicle("b.foe", x, y, entry, facing=facing, **({"order": "fire"} | fields))


def at(laid, *units, moved=False, **more):
    """``a.firer`` fires these weapons at ``b.foe``."""
    return play(Shoot("a.firer", "b.foe", "order", moved=moved, laid=laid), *units, **more)


def volley(battle):
    return happened(battle, Fired)[0].volleys[0]


def modifiers(battle, laid, moved=False):
    found = aims(battle, of(battle, "a.firer"), of(battle, "b.foe"), laid, moved)
    return [{each.rule: each.value for each in one.modifiers} for one in found.volleys]


# ---- orders ------------------------------------------------------------------------------------------------------


def orders_of(battle, id):
    return {choice.order for choice in listed(battle) if choice.unit == id and choice.assault is None}


@pytest.mark.rule("BA-ORD-15", "BA-VEH-01", "BA-ORD-09")
def test_a_vehicle_takes_every_order_but_down():
    battle = play(OrdersPhase(), tank(), squad("b.foe", 24, 4), dice=(1,))
    assert orders_of(battle, "a.firer") == {"fire", "advance", "run", "ambush", "rally"}
    assert refused(battle, GiveOrder("a.firer", "down")) == (
        "ba-refused-vehicle-down",
        ("BA-ORD-15", "BA-VEH-01"),
    )


@pytest.mark.rule("BA-ORD-15", "BA-VEH-09")
def test_an_immobilised_vehicle_may_fire_ambush_and_rally():
    battle = play(OrdersPhase(), tank(immobilised=True), squad("b.foe", 24, 4), dice=(1,))
    assert orders_of(battle, "a.firer") == {"fire", "ambush", "rally"}


@pytest.mark.rule("BA-MOV-22", "BA-ORD-15")
def test_a_vehicle_that_touches_no_run_ground_may_not_run():
    battle = play(OrdersPhase(), tank(), squad("b.foe", 24, 4), pieces=[piece("wood", 24.5, 30, 40, 40)], dice=(1,))
    assert orders_of(battle, "a.firer") == {"fire", "advance", "ambush", "rally"}


@pytest.mark.rule("BA-CQ-01", "BA-VEH-34")
def test_vehicles_neither_assault_nor_ram():
    battle = play(OrdersPhase(), tank(), squad("b.foe", 24, 28), dice=(1,))
    assert not [choice for choice in listed(battle) if choice.assault]
    assert refused(battle, GiveOrder("a.firer", "run", "b.foe"))[1] == ("BA-CQ-01", "BA-VEH-34")


@pytest.mark.rule("BA-VEH-31")
def test_a_one_man_turret_tests_for_every_advance():
    one = tank(rules=("one-man-turret",))
    battle = play(Activation("a.firer", "advance"), one, squad("b.foe", 24, 4), dice=(3, 4))
    assert rolled(battle) == [("ba-roll-order-test", (3, 4))]
    battle = play(Activation("a.firer", "fire"), one, squad("b.foe", 24, 4))
    assert rolled(battle) == []


@pytest.mark.rule("BA-VEH-31")
def test_an_unreliable_vehicle_takes_one_pin_more():
    battle = play(TakePins("a.firer", 2), tank(rules=("unreliable",)), squad("b.foe", 24, 4))
    assert of(battle, "a.firer").pins == 3


@pytest.mark.rule("BA-VEH-31")
def test_a_slow_loader_waits_for_another_unit():
    slow = tank(rules=("slow-load",))
    battle = play(OrdersPhase(), slow, squad("a.men", 10, 40), squad("b.foe", 24, 4), dice=(1,))
    assert orders_of(battle, "a.firer") == set()
    assert refused(battle, GiveOrder("a.firer", "fire"))[1] == ("BA-VEH-31",)
    alone = play(OrdersPhase(), slow, squad("b.foe", 24, 4), dice=(1,))
    assert "fire" in orders_of(alone, "a.firer")


@pytest.mark.rule("BA-HQ-03", "BA-VEH-29", "BA-VEH-41", "BA-MOR-04")
def test_officers_do_not_help_vehicles_a_command_vehicle_does():
    leader = tank("a.leader", 30, 36, rules=("command-vehicle",))
    battle = play(OrdersPhase(), tank(pins=1), leader, officer("a.hq", 20, 36), squad("b.foe", 24, 4), dice=(1,))
    found = {each.rule: each.value for each in check_modifiers(battle, of(battle, "a.firer"))}
    assert found == {"BA-PIN-04": -1, "BA-VEH-29": 1}
    assert {each.rule for each in check_modifiers(battle, of(battle, "a.leader"))} == {"BA-VEH-29"}
    assert officer_bonus(battle, of(battle, "a.hq")) is not None
    far = tank("a.leader", 45, 20, rules=("command-vehicle",))
    battle = play(OrdersPhase(), tank(pins=1), far, squad("b.foe", 24, 4), dice=(1,))
    assert {each.rule for each in check_modifiers(battle, of(battle, "a.firer"))} == {"BA-PIN-04"}


@pytest.mark.rule("BA-ORD-13", "BA-ORD-18")
def test_a_vehicle_that_fails_its_test_reverses_from_an_enemy_before_it():
    battle = play(Activation("a.firer", "fire"), tank(y=24, pins=3), enemy_tank(y=4), dice=(5, 5))
    over(battle)
    (drove,) = happened(battle, Drove)
    assert drove.reversing
    model = of(battle, "a.firer").models[0]
    assert (model.x, model.y, model.facing) == (24_000, 28_500, 0)
    assert of(battle, "a.firer").order == "down"
    assert of(battle, "a.firer").pins == 3


@pytest.mark.rule("BA-ORD-13", "BA-MOV-13")
def test_a_recce_vehicle_reverses_its_whole_advance_rate():
    car = vehicle("a.firer", 24, 24, "daimler-armoured-car", pins=3)
    battle = play(Activation("a.firer", "fire"), car, enemy_tank(y=4), dice=(6, 5))
    over(battle)
    assert of(battle, "a.firer").models[0].y == 36_000


@pytest.mark.rule("BA-ORD-13")
@pytest.mark.parametrize(
    "units",
    [
        (tank(y=24, pins=3), squad("b.foe", 24, 40)),  # behind
        (tank(y=24, pins=3, immobilised=True), enemy_tank(y=4)),
    ],
)
def test_a_vehicle_that_fails_its_test_halts(units):
    battle = play(Activation("a.firer", "fire"), *units, dice=(5, 5))
    over(battle)
    assert happened(battle, Drove) == []
    assert of(battle, "a.firer").order == "down"


@pytest.mark.rule("BA-ORD-13")
def test_by_house_rule_it_always_halts():
    options = {"vehicle_fail": "halt"}
    battle = play(Activation("a.firer", "fire"), tank(y=24, pins=3), enemy_tank(y=4), dice=(5, 5), options=options)
    assert happened(battle, Drove) == []
    assert of(battle, "a.firer").order == "down"


@pytest.mark.rule("BA-ORD-13")
def test_ground_and_vehicles_shorten_the_reverse_to_an_inch_before_them():
    house = piece("building", 20, 28, 28, 34, 3)
    battle = play(Activation("a.firer", "fire"), tank(y=24, pins=3), enemy_tank(y=4), pieces=[house], dice=(5, 5))
    rear = of(battle, "a.firer").models[0].y + 2050
    assert 26_900 <= rear <= 27_060
    friend = vehicle("a.friend", 24, 31, "m4-sherman")
    battle = play(Activation("a.firer", "fire"), tank(y=24, pins=3), friend, enemy_tank(y=4), dice=(5, 5))
    rear = of(battle, "a.firer").models[0].y + 2050
    assert 31_000 - 2050 - 1060 <= rear <= 31_000 - 2050 - 990


@pytest.mark.rule("BA-ORD-13", "BA-MOV-04")
def test_a_reverse_off_the_table_loses_the_vehicle():
    battle = play(Activation("a.firer", "fire"), tank(y=44, pins=3), enemy_tank(y=4), dice=(5, 5))
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["fled"]


@pytest.mark.rule("BA-TURN-11")
def test_a_vehicle_returns_its_down_die_unless_the_house_rule_lets_it_keep_it():
    from grognard.games.bolt_action.rules.turn.turn import may_keep

    battle = play(OrdersPhase(), tank(order="down"), squad("a.men", 4, 40, order="down"), enemy_tank(order=None))
    assert not may_keep(battle, of(battle, "a.firer"))
    assert may_keep(battle, of(battle, "a.men"))
    options = {"vehicles_keep_down": "on"}
    battle = play(OrdersPhase(), tank(order="down"), squad("a.men", 4, 40), enemy_tank(), options=options, dice=(1,))
    assert may_keep(battle, of(battle, "a.firer"))


# ---- weapons and arcs --------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-18", "BA-VEH-04")
def test_the_coaxial_gun_fires_instead_of_the_main_gun():
    battle = play(OrdersPhase(), tank(), enemy_tank(order=None), dice=(1,))
    unit = of(battle, "a.firer")
    assert [weapon.id for _, weapon in mounts(battle, unit).values()] == ["medium-at-gun", "mmg", "mmg"]
    assert slots(battle, unit) == [(0, 1), (2,)]
    assert batteries(battle, unit) == [(SHOT, HULL), (SHELL, HULL), (COAXIAL, HULL)]


@pytest.mark.rule("BA-VEH-02", "BA-VEH-03")
def test_turrets_fire_all_round_hull_weapons_into_the_front_arc():
    battle = play(VehicleFire("a.firer"), tank(), squad("b.foe", 24, 46))
    assert asked(battle, ChooseLaying).slot == (0, 1)
    assert {type(choice) for choice in listed(battle)} == {LayWeapon, HoldFire}
    answer(battle, HoldFire())
    over(battle)  # the hull machine gun has nobody in its arc


@pytest.mark.rule("BA-VEH-03", "BA-SHOOT-02")
def test_a_target_outside_the_arc_is_refused():
    battle = play(VehicleFire("a.firer"), tank(entry="stug-iii"), squad("b.foe", 24, 46), squad("b.two", 24, 10))
    assert refused(battle, LayWeapon("b.foe", SHOT))[1] == ("BA-SHOOT-02", "BA-VEH-03")
    assert battle.refusal(LayWeapon("b.two", SHOT)) is None


@pytest.mark.rule("BA-GEN-06", "BA-SHOOT-07")
def test_range_runs_from_the_muzzle():
    battle = play(OrdersPhase(), tank(), squad("b.foe", 24, 12, men=1, order="fire"), dice=(1,))
    unit, foe = of(battle, "a.firer"), of(battle, "b.foe")
    for laid in (SHOT, HULL):
        (aim,) = aims(battle, unit, foe, (laid,)).volleys
        assert aim.distance == 24_000 - 2050 - 492


@pytest.mark.rule("BA-GEN-08")
def test_a_vehicles_fire_may_not_pass_within_an_inch_of_a_friend():
    friend = squad("a.men", 24.5, 25, men=1)
    battle = play(OrdersPhase(), tank(), friend, squad("b.foe", 24, 12, men=1, order="fire"), dice=(1,))
    assert aims(battle, of(battle, "a.firer"), of(battle, "b.foe"), (SHOT,)).volleys == ()


@pytest.mark.rule("BA-WPN-02", "BA-VEH-04", "BA-SHOOT-16")
def test_on_advance_all_weapons_fire_at_minus_one():
    battle = play(OrdersPhase(), tank(entry="cromwell"), squad("b.foe", 24, 20, order="fire"), dice=(1,))
    still = modifiers(battle, (SHOT, HULL))
    moving = modifiers(battle, (SHOT, HULL), moved=True)
    assert [each.get("BA-SHOOT-16") for each in still] == [None, None]
    assert [each.get("BA-SHOOT-16") for each in moving] == [-1, -1]
    assert not any("BA-WPN-04" in each for each in still)


@pytest.mark.rule("BA-NAT-US-02")
def test_gyro_stabilised_turrets_fire_on_advance_without_penalty():
    battle = play(OrdersPhase(), tank(), squad("b.foe", 24, 20, order="fire"), dice=(1,))
    moving = modifiers(battle, (SHOT, HULL), moved=True)
    assert moving[0]["BA-NAT-US-02"] == 0
    assert moving[1]["BA-SHOOT-16"] == -1


@pytest.mark.rule("BA-NAT-US-02")
def test_a_stabiliser_does_not_steady_a_gun_on_a_pintle():
    stug = tank(entry="stug-iii", rules=("gyro-stabilised",))
    battle = play(OrdersPhase(), stug, squad("b.foe", 24, 20, order="fire"), dice=(1,))
    assert modifiers(battle, (Laid(1),), moved=True)[0]["BA-SHOOT-16"] == -1


@pytest.mark.rule("BA-VEH-08", "BA-GEN-03")
def test_inexperienced_crews_shoot_at_minus_one():
    battle = play(OrdersPhase(), tank(quality="inexperienced"), enemy_tank(), dice=(1,))
    assert modifiers(battle, (SHOT,))[0]["BA-GEN-03"] == -1


@pytest.mark.rule("BA-VEH-07", "BA-SHOOT-17", "BA-SHOOT-18", "BA-SHOOT-31")
def test_a_vehicle_is_never_down_or_small_to_those_who_shoot_at_it():
    battle = play(OrdersPhase(), tank(), enemy_tank(order="down"), squad("b.men", 2, 2), dice=(1,))
    found = modifiers(battle, (SHOT,))[0]
    assert "BA-SHOOT-17" not in found
    assert "BA-SHOOT-18" not in found


def cover_of(target, *pieces, firer=None, **more):
    """The cover of ``b.foe`` from ``a.firer``, a tank far below it unless told otherwise."""
    battle = play(OrdersPhase(), firer or tank(), target, pieces=pieces, dice=(1,), **more)
    return aim.aims(battle, of(battle, "a.firer"), of(battle, "b.foe")).cover


def tiger():
    """2.1 inches tall, 2.5 wide."""
    return vehicle("b.foe", 24, 14, "tiger-i", facing=180)


@pytest.mark.rule("BA-SHOOT-19")
@pytest.mark.parametrize("option", ["on", "off"])
@pytest.mark.parametrize(("height", "cover"), [(0.1, "none"), (0.8, "none"), (1.0, "none"), (1.3, "hard"), (3, "hard")])
def test_armour_is_in_cover_if_half_of_its_hull_is_hidden_by_height(height, cover, option):
    """A wall 4 inches before a Tiger, looked over by eyes an inch above the ground. By the house rule armour has no
    cover."""
    wall = piece("wall", 14, 20.2, 34, 20.5, height=height)
    assert cover_of(tiger(), wall, options={"vehicle_cover": option}) == (cover if option == "on" else "none")


@pytest.mark.rule("BA-SHOOT-19")
def test_armour_is_in_cover_if_half_of_its_hull_is_hidden_by_width():
    assert cover_of(tiger(), piece("wall", 24.5, 20, 30, 20.3, height=3)) == "none"
    assert cover_of(tiger(), piece("wall", 23.5, 20, 30, 20.3, height=3)) == "hard"
    # Half of its height over all its width is half of it, over half of its width a quarter.
    assert cover_of(tiger(), piece("hedge", 14, 20, 34, 20.5, height=1.3)) == "soft"
    assert cover_of(tiger(), piece("wall", 23.5, 20, 30, 20.3, height=1.3)) == "none"


@pytest.mark.rule("BA-SHOOT-19")
def test_from_a_hill_the_hull_is_seen_over_the_wall():
    wall, hill = piece("wall", 14, 20, 34, 20.3, height=1.3), piece("hill", 14, 34, 34, 40, height=2)
    assert cover_of(tiger(), wall) == "hard"
    assert cover_of(tiger(), wall, hill) == "none"


@pytest.mark.rule("BA-SHOOT-19", "BA-GEN-11")
def test_a_hull_in_a_wood_is_hidden_and_one_in_low_rubble_is_not():
    assert cover_of(tiger(), piece("wood", 18, 8, 30, 20)) == "soft"
    assert cover_of(tiger(), piece("rubble", 18, 8, 30, 20, height=0.75)) == "none"


@pytest.mark.rule("BA-SHOOT-19")
def test_a_truck_behind_a_low_wall_is_not_hidden_and_behind_a_high_one_it_is():
    truck, firer = vehicle("b.foe", 24, 14, "truck", facing=180), squad("a.firer", 24, 30, men=1)
    assert cover_of(truck, piece("wall", 14, 20, 34, 20.3, height=0.8), firer=firer) == "none"
    assert cover_of(truck, piece("wall", 14, 20, 34, 20.3, height=2.5), firer=firer) == "hard"


@pytest.mark.rule("BA-GEN-08", "BA-VEH-38")
def test_a_vehicle_hides_what_stands_behind_it():
    behind = vehicle("b.shield", 24, 24, "tiger-i", facing=90)
    battle = play(
        OrdersPhase(), tank(), behind, squad("b.foe", 24, 21, men=1), squad("b.two", 34, 21, men=1), dice=(1,)
    )
    unit = of(battle, "a.firer")
    assert not battle.context.look(unit, of(battle, "b.foe"), battle.state).any_visible
    assert battle.context.look(unit, of(battle, "b.two"), battle.state).any_visible
    wrecked = play(Suffer("b.shield", "knocked-out"), tank(), behind, squad("b.foe", 24, 21, men=1))
    look = wrecked.context.look(of(wrecked, "a.firer"), of(wrecked, "b.foe"), wrecked.state)
    assert not look.any_visible


@pytest.mark.rule("BA-SHOOT-19", "BA-VEH-38")
@pytest.mark.parametrize(("entry", "cover"), [("tiger-i", "hard"), ("truck", "soft")])
def test_who_peeps_from_behind_a_vehicle_is_in_cover(entry, cover):
    shield = vehicle("b.shield", 24, 20, entry, facing=90)
    foe = squad("b.foe", 26.5, 17.5, men=1, order="fire")
    battle = play(OrdersPhase(), squad("a.firer", 24, 36, men=1), shield, foe, dice=(1,))
    look = battle.context.look(of(battle, "a.firer"), of(battle, "b.foe"), battle.state)
    assert look.any_visible
    assert look.cover([0]) == cover


# ---- several targets ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SHOOT-25", "BA-SHOOT-01", "BA-VEH-04")
def test_each_weapon_may_have_its_own_target_and_all_react_before_the_first_is_measured():
    men, more = squad("b.foe", 20, 18, men=5), squad("b.more", 30, 18, men=5)
    battle = play(VehicleFire("a.firer"), tank(), men, more, dice=(2, 6, 1, 1, 1, 1))
    answer(battle, LayWeapon("b.foe", SHOT), LayWeapon("b.more", HULL))
    assert [event.target for event in happened(battle, ShotDeclared)] == ["b.foe", "b.more"]
    assert happened(battle, Fired) == []
    answer(battle, StandFast(), StandFast())
    assert asked(battle, ChooseNext).targets == ("b.foe", "b.more")
    answer(battle, ShootFirst("b.more"))
    assert [event.target for event in happened(battle, Fired)] == ["b.more", "b.foe"]


@pytest.mark.rule("BA-SHOOT-25")
def test_each_of_several_shots_is_shown_again_before_it_is_resolved():
    """As it was when it was declared."""
    men, more = squad("b.foe", 20, 18, men=5), squad("b.more", 30, 18, men=5)
    battle = play(VehicleFire("a.firer"), tank(), men, more)

    def charts(choice):
        (chart,) = battle.system.table.preview(battle, 0, ChoiceProposal(to_builtins(choice))).charts
        return [bar.probability for bar in chart.bars]

    first = charts(LayWeapon("b.foe", SHOT))
    answer(battle, LayWeapon("b.foe", SHOT))
    second = charts(LayWeapon("b.more", HULL))
    answer(battle, LayWeapon("b.more", HULL), StandFast(), StandFast())
    assert (charts(ShootFirst("b.foe")), charts(ShootFirst("b.more"))) == (first, second)
    assert first != second


@pytest.mark.rule("BA-SHOOT-01", "BA-WPN-06")
def test_a_squads_panzerfaust_may_aim_at_a_vehicle_while_the_rest_shoot_at_men():
    fausts = squad("a.firer", 20, 30, men=4, extra=(ModelGroup(1, "rifleman", ("rifle", "panzerfaust")),))
    foe = enemy_tank(x=24, y=22, entry="t-34-76")
    battle = play(Activation("a.firer", "fire"), fausts, foe, squad("b.men", 20, 14, order="fire"), dice=(1,) * 5)
    answer(battle, ShootAt("b.men", vehicle="b.foe"))
    answer(battle, ShootFirst("b.men"))
    volleys = {event.target: event.volleys for event in happened(battle, Fired)}
    assert [(each.weapon, each.shots) for each in volleys["b.men"]] == [("rifle", 4)]
    assert [(each.weapon, each.shots) for each in volleys["b.foe"]] == [("panzerfaust", 1)]
    assert all("panzerfaust" not in model.weapons for model in of(battle, "a.firer").models)
    assert refused(
        play(Activation("a.firer", "fire"), fausts, foe, squad("b.men", 20, 14)), ShootAt("b.foe", vehicle="b.men")
    )


@pytest.mark.rule("BA-ORD-04")
def test_a_vehicle_without_a_target_has_an_empty_order():
    house = piece("building", 10, 20, 40, 24, 4)
    battle = play(Activation("a.firer", "fire"), tank(), enemy_tank(), pieces=[house])
    over(battle)
    assert len(happened(battle, NoShot)) == 1


# ---- penetration -------------------------------------------------------------------------------------------------


def total(battle, weapon, distance, shell=None, side="front"):
    return sum(
        each.value for each in pen_modifiers(battle, of(battle, "b.foe"), WEAPONS[weapon], distance, shell, side)
    )


@pytest.mark.rule("BA-VEH-20", "BA-VEH-21", "BA-DAM-10", "BA-HE-04", "BA-HE-06", "BA-WPN-10")
def test_penetration_by_side_and_range():
    battle = play(OrdersPhase(), tank(), enemy_tank(), dice=(1,))
    assert total(battle, "medium-at-gun", 20_000) == 5
    assert total(battle, "medium-at-gun", 20_000, side="side") == 6
    assert total(battle, "medium-at-gun", 20_000, side="rear") == 7
    assert total(battle, "heavy-mortar", 20_000, "2D6", side="top") == 4
    assert total(battle, "medium-at-gun", 30_100) == 4
    assert total(battle, "medium-at-gun", 30_100, "D2") == 1
    assert total(battle, "panzerschreck", 20_000, side="side") == 7
    soft = play(OrdersPhase(), tank(), enemy_tank(entry="truck"), dice=(1,))
    assert total(soft, "medium-at-gun", 40_000, side=None) == 5


@pytest.mark.rule("BA-WPN-17")
def test_low_velocity_and_squeeze_bore():
    battle = play(OrdersPhase(), tank(), enemy_tank(), dice=(1,))
    assert total(battle, "low-velocity-light-at-gun", 10_000) == 3
    assert [total(battle, "squeeze-bore-light-at-gun", each) for each in (12_000, 12_100, 24_100)] == [6, 4, 2]


@pytest.mark.rule("BA-VEH-32")
@pytest.mark.parametrize(
    ("trait", "weapon", "sides"),
    [
        ("armoured-all-round", "medium-at-gun", (5, 5, 5)),
        ("weak-sides", "medium-at-gun", (5, 7, 7)),
        ("schuerzen", "medium-at-gun", (5, 6, 7)),
        ("schuerzen", "panzerschreck", (6, 6, 8)),
        ("schuerzen", "anti-tank-rifle", (2, 2, 4)),
        ("reinforced-rear", "medium-at-gun", (5, 6, 6)),
    ],
)
def test_traits_of_armour(trait, weapon, sides):
    battle = play(OrdersPhase(), tank(), enemy_tank(rules=(trait,)), dice=(1,))
    assert tuple(total(battle, weapon, 10_000, side=side) for side in ("front", "side", "rear")) == sides


@pytest.mark.rule("BA-VEH-32")
@pytest.mark.parametrize(("units", "values"), [
    ({"entry": "panther"}, (10, 9)),
    ({"rules": ("heavy-front",)}, (10, 9)),
    ({}, (9, 9)),
])  # fmt: skip
def test_some_armour_is_thicker_in_front(units, values):
    battle = play(OrdersPhase(), tank(), enemy_tank(**units), dice=(1,))
    own = battle.context.profile("b.foe").chassis
    assert (own.value_from("front"), own.value_from("side")) == values


@pytest.mark.rule("BA-VEH-21")
@pytest.mark.parametrize(
    ("facing", "side", "pen"), [(180, "front", 5), (90, "side", 6), (270, "side", 6), (0, "rear", 7)]
)
def test_the_side_hit_is_that_in_whose_arc_the_shooter_stands(facing, side, pen):
    battle = at((SHOT,), tank(), enemy_tank(facing=facing), dice=(1,))
    assert (volley(battle).side, volley(battle).pen) == (side, pen)


@pytest.mark.rule("BA-VEH-21", "BA-WPN-09")
def test_mortars_strike_the_top():
    battle = play(
        Shoot("a.firer", "b.foe", "order"), team("a.firer", 24, 40, "medium-mortar"), enemy_tank(), dice=(6, 4, 1)
    )
    assert (volley(battle).side, volley(battle).pen) == ("top", 3)


@pytest.mark.rule("BA-HE-02", "BA-HE-01", "BA-WPN-23")
def test_a_gun_fires_shells_or_shot_at_men():
    men = squad("b.foe", 24, 18, men=5, order="fire")
    battle = at((SHELL,), tank(), men, dice=(6, 6, 1, 1))
    assert happened(battle, Burst)[0].hits == 2
    assert [faces for what, faces in rolled(battle) if what == "ba-roll-damage"] == [(1, 1)]
    battle = at((SHOT,), tank(), men, dice=(6, 1))
    assert [faces for what, faces in rolled(battle) if what == "ba-roll-damage"] == [(1,)]
    assert of(battle, "b.foe").pins == 1


@pytest.mark.rule("BA-HE-05")
def test_each_hit_of_an_autocannons_shells_is_multiplied_its_pins_count_once():
    car = tank(entry="sdkfz-222")
    battle = at((SHELL,), car, squad("b.foe", 24, 18, men=9, order="fire"), dice=(6, 6, 1, 6, 1, 1, 1))
    assert (happened(battle, Burst)[0].hits, of(battle, "b.foe").pins) == (3, 1)


@pytest.mark.rule("BA-HE-04", "BA-PIN-09")
def test_on_armour_a_shell_is_one_hit_and_pins_by_its_size():
    battle = at((SHELL,), tank(), enemy_tank(), dice=(6, 6))
    assert [faces for what, faces in rolled(battle) if what == "ba-roll-penetration"] == [(6,)]
    assert of(battle, "b.foe").pins == 1
    (struck,) = happened(battle, HullStruck)
    assert (struck.total, struck.value, struck.grade) == (7, 9, "none")


@pytest.mark.rule("BA-HE-08", "BA-VEH-27", "BA-DAM-02")
def test_a_shell_bursts_on_a_soft_skin_and_any_damage_destroys_it():
    truck = enemy_tank(entry="truck", order="down")
    battle = at((SHELL,), tank(), truck, dice=(6, 6, 2, 5))
    assert happened(battle, Burst)[0].hits == 2
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["knocked-out"]
    assert battle.state.wrecks == ()
    battle = at((HULL,), tank(), truck, dice=(6, 6, 1, 1, 5, 5))
    assert of(battle, "b.foe").pins == 1
    assert of(battle, "b.foe").alive


# ---- pins --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-PIN-02", "BA-VEH-05", "BA-DAM-04", "BA-VEH-06")
@pytest.mark.parametrize(("entry", "pins"), [("panzer-iv", 0), ("sdkfz-251-1", 1), ("truck", 1)])
def test_small_arms_pin_open_tops_and_soft_skins_only(entry, pins):
    men = squad("a.firer", 20, 24, men=3)
    dice = (6, 6, 6) + ((1, 1, 1) if entry == "truck" else ())
    battle = play(Shoot("a.firer", "b.foe", "order"), men, enemy_tank(entry=entry, facing=90), dice=dice)
    over(battle)
    assert of(battle, "b.foe").pins == pins
    assert happened(battle, HullStruck) == []


@pytest.mark.rule("BA-PIN-09", "BA-DAM-04")
def test_a_shot_that_cannot_hurt_pins_if_it_has_penetration():
    rifle = team("a.firer", 24, 30, "anti-tank-rifle", men=2)
    battle = play(Shoot("a.firer", "b.foe", "order"), rifle, enemy_tank(), dice=(6, 6))
    over(battle)
    assert of(battle, "b.foe").pins == 1
    assert happened(battle, HullStruck)[0].grade == "none"


@pytest.mark.rule("BA-PIN-05", "BA-VEH-41", "BA-PIN-08")
def test_a_vehicle_with_too_many_pins_counts_as_knocked_out_and_leaves_a_wreck():
    battle = play(TakePins("b.foe", 3), tank(), enemy_tank(pins=6))
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["pins"]
    assert [wreck.unit for wreck in battle.state.wrecks] == ["b.foe"]


# ---- damage ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-VEH-20", "BA-VEH-22", "BA-VEH-26", "BA-DAM-01")
@pytest.mark.parametrize(
    ("die", "grade", "rolls"), [(3, "none", 0), (4, "superficial", 1), (5, "full", 1), (6, "full", 1)]
)
def test_the_grades_of_damage(die, grade, rolls):
    battle = at((SHOT,), tank(y=30), enemy_tank(y=12), dice=(6, die, *[1] * rolls))
    over(battle)
    (struck,) = happened(battle, HullStruck)
    assert (struck.total, struck.value, struck.grade) == (die + 5, 9, grade)
    assert len(happened(battle, VehicleDamaged)) == rolls
    assert [event.pins for event in happened(battle, PinsTaken)] == [1] + [1] * rolls


@pytest.mark.rule("BA-VEH-24", "BA-VEH-22")
def test_massive_damage_is_two_results_one_after_the_other():
    battle = at((SHOT,), tank(y=30), enemy_tank(y=12, facing=0), dice=(6, 5, 1, 1))
    over(battle)
    assert happened(battle, HullStruck)[0].grade == "massive"
    assert [event.result for event in happened(battle, VehicleDamaged)] == ["crew-stunned"] * 2
    assert of(battle, "b.foe").pins == 3


@pytest.mark.rule("BA-VEH-24")
def test_a_first_knock_out_ends_it():
    battle = play(DamageTable("b.foe", "massive"), tank(), enemy_tank(), dice=(4,))
    over(battle)
    assert of(battle, "b.foe").place == "destroyed"


@pytest.mark.rule("BA-DAM-03")
def test_a_one_never_damages_armour():
    heavy = tank(entry="tiger-i", y=30)
    battle = at((SHOT,), heavy, enemy_tank(y=12, entry="sdkfz-251-1", facing=0), dice=(6, 1))
    over(battle)
    assert happened(battle, HullStruck)[0].grade == "none"


@pytest.mark.rule("BA-VEH-23")
@pytest.mark.parametrize(
    ("die", "result"),
    [(1, "crew-stunned"), (4, "crew-stunned"), (5, "immobilised"), (6, "on-fire")],
)
def test_superficial_damage_is_rolled_at_minus_three(die, result):
    dice = (die, 1, 1) if result == "on-fire" else (die,)
    battle = play(DamageTable("b.foe", "superficial"), tank(), enemy_tank(), dice=dice)
    over(battle)
    assert [event.result for event in happened(battle, VehicleDamaged)] == [result]


@pytest.mark.rule("BA-VEH-25", "BA-VEH-06")
def test_an_open_top_hit_from_above_rolls_one_more():
    open_top = enemy_tank(entry="sdkfz-251-1")
    battle = play(DamageTable("b.foe", "superficial", indirect=True), tank(), open_top, dice=(6,))
    assert [(event.roll, event.result) for event in happened(battle, VehicleDamaged)] == [(4, "knocked-out")]
    battle = play(DamageTable("b.foe", "superficial", indirect=True), tank(), enemy_tank(), dice=(6, 1, 1))
    assert [(event.roll, event.result) for event in happened(battle, VehicleDamaged)] == [(3, "on-fire")]


@pytest.mark.rule("BA-VEH-35", "BA-VEH-09", "BA-TURN-03")
def test_a_stunned_crew_takes_a_down_die_from_the_cup_or_turns_its_own():
    battle = play(Suffer("b.foe", "crew-stunned"), tank(), enemy_tank(order=None))
    assert (of(battle, "b.foe").order, of(battle, "b.foe").pins) == ("down", 1)
    assert len(happened(battle, DieTaken)) == 1
    battle = play(Suffer("b.foe", "crew-stunned"), tank(), enemy_tank(order="ambush"))
    assert of(battle, "b.foe").order == "down"
    assert len(happened(battle, DieTurned)) == 1


@pytest.mark.rule("BA-VEH-40")
def test_a_crew_stunned_while_down_only_takes_the_pin():
    battle = play(Suffer("b.foe", "crew-stunned"), tank(), enemy_tank(order="down"))
    assert of(battle, "b.foe").pins == 1
    assert happened(battle, DieTaken) == happened(battle, DieTurned) == []


@pytest.mark.rule("BA-VEH-09", "BA-PIN-08")
def test_an_immobilised_vehicle_without_an_order_may_still_be_ordered_one_with_it_is_down():
    battle = play(Suffer("b.foe", "immobilised"), tank(), enemy_tank(order=None))
    foe = of(battle, "b.foe")
    battle = play(DamageTable("b.foe", "full"), tank(), enemy_tank(order=None), dice=(2,))
    foe = of(battle, "b.foe")
    assert (foe.immobilised, foe.order, foe.pins) == (True, None, 1)
    battle = play(DamageTable("b.foe", "full"), tank(), enemy_tank(order="fire"), dice=(2,))
    foe = of(battle, "b.foe")
    assert (foe.immobilised, foe.order, foe.pins) == (True, "down", 1)


@pytest.mark.rule("BA-VEH-09", "BA-VEH-23")
def test_a_second_immobilisation_knocks_out():
    battle = play(DamageTable("b.foe", "superficial"), tank(), enemy_tank(immobilised=True), dice=(5,))
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["abandoned"]
    assert len(battle.state.wrecks) == 1


@pytest.mark.rule("BA-VEH-26", "BA-VEH-41", "BA-VEH-35", "BA-C10")
@pytest.mark.parametrize(("dice", "alive"), [((4, 4), True), ((4, 5), False)])
def test_fire_is_put_out_or_the_crew_leaves(dice, alive):
    battle = play(Suffer("b.foe", "on-fire"), tank(), enemy_tank(order="fire"), dice=dice)
    over(battle)
    assert happened(battle, MoraleTested)[0].value == 8  # with the pin of the fire
    assert rules_of(battle, MoraleTested)[0][:2] == ("BA-VEH-41", "BA-MOR-07")
    foe = of(battle, "b.foe")
    assert foe.alive == alive
    if alive:
        assert foe.order == "down"
    else:
        assert [event.loss for event in happened(battle, UnitDestroyed)] == ["burnt"]


@pytest.mark.rule("BA-MOV-15")
@pytest.mark.parametrize(("entry", "option", "wrecks"), [
    ("panzer-iv", "stay", 1),
    ("panzer-iv", "remove", 0),
    ("truck", "stay", 0),
])  # fmt: skip
def test_armour_leaves_a_wreck(entry, option, wrecks):
    battle = play(Suffer("b.foe", "knocked-out"), tank(), enemy_tank(entry=entry), options={"wrecks": option})
    assert len(battle.state.wrecks) == wrecks
    if wrecks:
        scene = battle.system.table.scene(battle, 0)
        (shown,) = [unit for unit in scene.units if unit.id == "b.foe"]
        assert [model.mark for model in shown.models] == ["hull"]


@pytest.mark.rule("BA-VEH-36")
def test_several_hits_are_resolved_one_by_one_until_a_knock_out():
    from grognard.games.bolt_action.rules.vehicles.vehicle_damage import Hits

    hits = (Hits(2, 6, "front"), Hits(1, 6, "front"))
    battle = play(VehicleHits("b.foe", 1, hits), tank(), enemy_tank(), dice=(2, 5, 4))
    over(battle)
    assert [event.grade for event in happened(battle, HullStruck)] == ["none", "full"]
    assert of(battle, "b.foe").place == "destroyed"


@pytest.mark.rule("BA-VEH-41", "BA-MOR-06")
def test_vehicles_never_check_morale_for_losses():
    battle = at((SHOT,), tank(y=30), enemy_tank(y=12), dice=(6, 5, 2))
    over(battle)
    assert happened(battle, MoraleTested) == []


@pytest.mark.rule("BA-VEH-22", "BA-VEH-23", "BA-VEH-24")
def test_the_odds_of_a_shot_agree_with_counting_every_roll():
    battle = play(OrdersPhase(), tank(), enemy_tank(), dice=(1,))
    found = aims(battle, of(battle, "a.firer"), of(battle, "b.foe"), (SHOT,))
    toll = armour_odds(battle, of(battle, "b.foe"), [each.volley for each in found.volleys])
    # 3+ to hit, Pen 5 against 9: 4 superficial (a 6: fire), 5 and 6 full (4+: out, 3: fire). Fire burns on 8 or more
    # of two dice, for two pins.
    burns = 15 / 36
    out = (1 / 6) * (1 / 6) * burns + (2 / 6) * (3 / 6 + burns / 6)
    assert toll.damage["lost"] == pytest.approx(2 / 3 * out)
    assert toll.damage["unharmed"] == pytest.approx(1 - 2 / 3 * 3 / 6)
    assert toll.pinned == pytest.approx(2 / 3)


@pytest.mark.rule("BA-VEH-28")
def test_a_vehicle_with_a_flamethrower_burns_more_easily():
    battle = play(OrdersPhase(), tank(), enemy_tank(), dice=(1,))
    own = battle.context.profile("b.foe").chassis
    assert (table_bonus(own, indirect=False), table_bonus(own, indirect=True)) == (0, 0)
    crocodile = replace(own, mounts=(*own.mounts, Mount("vehicle-flamethrower", "hull")))
    assert table_bonus(crocodile, indirect=False) == 1
    # By which superficial damage can knock it out.
    assert damage_table("superficial", 0).reached(6) == "on-fire"
    assert damage_table("superficial", 1).reached(6) == "knocked-out"


@pytest.mark.rule("BA-VEH-39")
def test_on_the_border_of_two_arcs_the_better_armour_is_hit():
    foe = enemy_tank(x=24, y=24)
    battle = play(OrdersPhase(), tank(), foe, dice=(1,))
    hull = of(battle, "b.foe").hull
    front, rear = hull.y + hull.length // 2, hull.y - hull.length // 2
    aside = hull.x + hull.width // 2
    assert struck_side(battle, of(battle, "b.foe"), (aside + 5000, front + 5000)) == "front"
    assert struck_side(battle, of(battle, "b.foe"), (aside + 5000, rear - 5000)) == "side"
    assert struck_side(battle, of(battle, "b.foe"), (aside + 4990, rear - 5000)) == "rear"


@pytest.mark.rule("BA-VEH-21", "BA-BLD-06")
@pytest.mark.parametrize(("floor", "side"), [(0, "front"), (1, "top")])
def test_fire_from_a_higher_floor_strikes_the_top(floor, side):
    house = piece("building", 22, 34, 26, 37, 4)
    rifle = team("a.firer", 23, 35, "anti-tank-rifle", men=2, inside=Floor(house.id, floor))
    battle = play(Shoot("a.firer", "b.foe", "order"), rifle, enemy_tank(), pieces=[house], dice=(1,))
    assert volley(battle).side == side


@pytest.mark.rule("BA-BLD-06", "BA-VEH-21")
def test_the_side_hit_from_a_building_is_seen_from_the_opening():
    # The man is drawn at the back of a long house, in the arc of the tank's side; he fires from its front.
    house = piece("building", 10, 22, 40, 40, 4)
    foe = enemy_tank(x=24, y=10)
    rifle = team("a.firer", 38, 23, "anti-tank-rifle", men=2, inside=Floor(house.id, 0))
    battle = play(Shoot("a.firer", "b.foe", "order"), rifle, foe, pieces=[house], dice=(1,))
    assert volley(battle).side == "front"


# ---- reactions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SHOOT-04", "BA-SHOOT-05")
def test_only_recce_vehicles_react_to_shooting():
    battle = at((SHOT,), tank(), enemy_tank(order=None), dice=(1,))
    over(battle)
    car = at((SHOT,), tank(), enemy_tank(entry="sdkfz-222", order=None))
    assert listed(car) == [EscapeFrom(), StandFast()]
    ordered = at((SHOT,), tank(), enemy_tank(entry="sdkfz-222", order="fire"), dice=(1,))
    over(ordered)


@pytest.mark.rule("BA-FUB-02", "BA-VEH-30", "BA-SHOOT-04")
def test_a_recce_vehicle_escapes_from_a_friend_that_mistakes_it():
    car = tank("a.car", 24, 24, "sdkfz-222")
    battle = play(Shoot("a.firer", "a.car", "mistake", laid=(SHOT,)), tank(), car, squad("b.foe", 24, 14))
    assert listed(battle) == [EscapeFrom(), StandFast()]


@pytest.mark.rule("BA-VEH-30", "BA-VEH-37")
def test_a_recce_vehicle_escapes_out_of_sight_and_the_shot_is_lost():
    house = piece("building", 26, 16, 40, 20, 4)
    car = enemy_tank(x=24, y=10, entry="sdkfz-222", order=None, facing=90)
    battle = at((SHOT,), tank(), car, pieces=[house])
    answer(battle, EscapeFrom())
    assert asked(battle, ChooseDrive).manner == "escape"
    answer(battle, Drive((Stretch(0, 10_000),)))
    over(battle)
    assert of(battle, "b.foe").order == "down"
    assert len(happened(battle, NoShot)) == 1
    assert happened(battle, Fired) == []


@pytest.mark.rule("BA-SHOOT-28", "BA-VEH-37")
def test_who_is_fired_at_as_he_escapes_does_not_escape_a_second_time():
    car = enemy_tank(x=20, y=24, entry="sdkfz-222", order=None, facing=90)
    watch = squad("a.watch", 30, 30, order="ambush")
    battle = at((SHOT,), tank(x=4), car, watch, dice=(1,) * 6)
    answer(battle, EscapeFrom(), Drive((Stretch(0, 10_000),)), FireFromAmbush("a.watch"))
    over(battle)
    assert len(happened(battle, Fired)) == 2
    assert (of(battle, "b.foe").order, of(battle, "b.foe").hull.x) == ("down", inches(30))


@pytest.mark.rule("BA-VEH-37", "BA-VEH-30")
def test_an_escape_does_not_end_nearer_and_may_reverse_at_the_full_advance_rate():
    car = enemy_tank(x=24, y=10, entry="sdkfz-222", order=None, facing=180)
    battle = at((SHOT,), tank(), car)
    answer(battle, EscapeFrom())
    assert refused(battle, Drive((Stretch(0, 5000),))) == ("ba-fault-nearer", ("BA-VEH-37",))
    assert refused(battle, Drive((Stretch(0, -12_100),)))[1] == ("BA-MOV-13",)
    assert battle.refusal(Drive((Stretch(0, -8000),))) is None
    assert battle.refusal(StayPut()) is None


@pytest.mark.rule("BA-VEH-37")
@pytest.mark.parametrize("how", [{"immobilised": True, "order": None}, {"order": "ambush"}])
def test_who_cannot_move_or_has_an_order_does_not_escape(how):
    battle = at((SHOT,), tank(), enemy_tank(entry="sdkfz-222", **how), dice=(1,))
    over(battle)


@pytest.mark.rule("BA-AMB-04", "BA-HE-02")
def test_a_gun_is_loaded_as_ambush_is_ordered():
    battle = play(OrdersPhase(), tank(), enemy_tank(), dice=(1,))
    ambushes = [choice for choice in listed(battle) if choice.unit == "a.firer" and choice.order == "ambush"]
    assert [choice.loaded for choice in ambushes] == ["piercing", "explosive"]
    answer(battle, ambushes[1])
    unit = of(battle, "a.firer")
    assert unit.loaded == "explosive"
    assert batteries(battle, unit) == [(SHELL, HULL), (COAXIAL, HULL)]


@pytest.mark.rule("BA-AMB-01", "BA-AMB-10")
def test_a_vehicle_in_ambush_fires_at_a_mover_in_its_arcs():
    from tests.games.bolt_action.table import walk

    battle = play(
        Activation("b.foe", "advance"),
        tank(order="ambush", loaded="explosive"),
        squad("b.foe", 24, 14, men=3),
        dice=(1,) * 9,
    )
    answer(battle, walk(battle, "b.foe", 0, 3))
    offers = [choice for choice in listed(battle) if isinstance(choice, FireFromAmbush)]
    # All it has, the main gun or the weapon beside it; then each weapon alone (BA-WPN-20).
    sets = (SHELL, HULL), (COAXIAL, HULL), (SHELL,), (COAXIAL,), (HULL,)
    assert offers == [FireFromAmbush("a.firer", (), laid) for laid in sets]
    answer(battle, offers[0])
    assert of(battle, "a.firer").order == "fire"


@pytest.mark.rule("BA-FUB-04", "BA-FUB-01")
def test_a_vehicle_in_panic_drives_away_in_reverse_if_that_takes_it_farther():
    battle = play(Activation("a.firer", "fire"), tank(y=24, pins=1), enemy_tank(y=4), dice=(6, 6, 4))
    over(battle)
    model = of(battle, "a.firer").models[0]
    assert (model.y, of(battle, "a.firer").order) == (28_500, "run")
    away = play(Activation("a.firer", "fire"), tank(y=20, facing=180, pins=1), enemy_tank(y=4), dice=(6, 6, 4))
    assert of(away, "a.firer").models[0].y == 38_000


@pytest.mark.rule("BA-FUB-04", "BA-FUB-03")
@pytest.mark.parametrize(("option", "place"), [("destroyed", "destroyed"), ("stop_at_edge", "table")])
def test_a_vehicle_in_panic_leaves_the_table_unless_the_house_rule_stops_it(option, place):
    options = {"panic_off_table": option}
    battle = play(Activation("a.firer", "fire"), tank(y=45, pins=1), enemy_tank(y=4), dice=(6, 6, 4), options=options)
    over(battle)
    assert of(battle, "a.firer").place == place


@pytest.mark.rule("BA-FUB-04", "BA-FUB-03")
def test_a_vehicle_that_cannot_flee_goes_down():
    battle = play(Activation("a.firer", "fire"), tank(y=24, pins=1, immobilised=True), enemy_tank(y=4), dice=(6, 6, 4))
    over(battle)
    assert of(battle, "a.firer").order == "down"


@pytest.mark.rule("BA-FUB-02", "BA-FUB-05")
def test_a_vehicles_friendly_fire_is_laid_by_the_opponent():
    from grognard.games.bolt_action.state.choices import MistakeFor

    battle = play(
        Activation("a.firer", "fire"),
        tank(pins=1),
        squad("a.men", 24, 20, order="fire"),
        squad("b.foe", 24, 14, men=2),
        dice=(6, 6, 1),
    )
    assert asked(battle).seat == 1
    assert listed(battle) == [MistakeFor("a.men", laid=each) for each in ((SHOT, HULL), (SHELL, HULL), (COAXIAL, HULL))]


# ---- the computer player -----------------------------------------------------------------------------------------


def chosen(battle):
    """What the greedy agent would answer."""
    return take_the_best(battle, asked(battle), 10.0, Random(1)).choice


def test_the_greedy_agent_fires_panzerfausts_at_tanks():
    fausts = squad("a.firer", 20, 26, men=4, extra=(ModelGroup(1, "rifleman", ("rifle", "panzerfaust")),))
    foe = enemy_tank(x=24, y=19, entry="t-34-76", facing=90)
    battle = play(OrdersPhase(), fausts, foe, dice=(1,))
    assert chosen(battle).order in ("fire", "advance")
    battle = play(Activation("a.firer", "fire"), fausts, foe)
    assert chosen(battle) == ShootAt("b.foe")


def test_the_greedy_agent_fires_shot_at_tanks_and_shells_at_men():
    men = squad("b.men", 30, 18, men=10, order="fire")
    battle = play(VehicleFire("a.firer"), tank(), enemy_tank())
    assert chosen(battle) == LayWeapon("b.foe", SHOT)
    battle = play(VehicleFire("a.firer"), tank(), men)
    assert chosen(battle).laid in (SHELL, COAXIAL)


def test_the_greedy_agent_loads_shot_in_ambush_where_tanks_are_about():
    battle = play(OrdersPhase(), tank(), enemy_tank(), dice=(1,))
    worth = {
        choice.loaded: battle.system.evaluator.evaluate(battle, asked(battle), choice).value
        for choice in listed(battle)
        if choice.order == "ambush"
    }
    assert worth["piercing"] > worth["explosive"]


def test_the_greedy_agent_does_not_lay_unarmed_transports_in_ambush():
    battle = play(OrdersPhase(), tank(entry="truck"), squad("b.foe", 24, 30), dice=(1,))
    worth = {
        choice.order: battle.system.evaluator.evaluate(battle, asked(battle), choice).value for choice in listed(battle)
    }
    assert worth["ambush"] < max(worth.values())
    assert worth["ambush"] < 0


def test_the_greedy_agent_does_not_drive_empty_transports_to_where_they_are_lost():
    units = tank(entry="truck"), squad("a.men", 20, 40), squad("b.foe", 24, 6)
    battle = play(VehicleMove("a.firer", "run"), *units)
    answer(battle, chosen(battle))
    assert not is_abandoned(battle, of(battle, "a.firer"))
