"""Movement of vehicles (chapter Movement), and of men among vehicles."""

import pytest

from grognard.games.bolt_action.ground import driving_faults
from grognard.games.bolt_action.rules.movement.reaction_triggers import Passing
from grognard.games.bolt_action.rules.movement.reactions import Reacting
from grognard.games.bolt_action.rules.turn.orders import Activation, OrdersPhase
from grognard.games.bolt_action.rules.vehicles.drive import ChooseDrive, Track, VehicleMove
from grognard.games.bolt_action.state.choices import (
    Board,
    Drive,
    FireAtCharge,
    GiveOrder,
    StandFast,
    StayAway,
    StayPut,
    Stretch,
    Wait,
    Walk,
)
from grognard.games.bolt_action.state.events.movement import MadeRoom
from grognard.games.bolt_action.state.events.nerve import UnitDestroyed
from grognard.games.bolt_action.state.events.turn import DieTurned
from grognard.games.bolt_action.state.events.vehicles import Drove
from grognard.games.bolt_action.state.state import Floor, Ranging, Wreck
from grognard.space.plane import Hull, off_hull
from tests.games.bolt_action.table import changed, gun, listed, of, play, rules_of, squad, team, vehicle, walk, way
from tests.games.playing import answer, asked, happened, over, piece, refused


def drive(*stretches, start=None):
    """A way of (turn in degrees, inches ahead)."""
    found = tuple(Stretch(round(turn * 1000), round(inches * 1000)) for turn, inches in stretches)
    return Drive(found, start)


def moving(order, *units, **more):
    """``a.car`` at the start of its move."""
    return play(VehicleMove("a.car", order), *units, **more)


def car(x=24, y=30, entry="m4-sherman", **fields):
    return vehicle("a.car", x, y, entry, **({"order": "advance"} | fields))


FOE = squad("b.foe", 2, 2, men=1)


def pose(battle, id="a.car"):
    model = of(battle, id).models[0]
    return model.x / 1000, model.y / 1000, model.facing / 1000


# ---- rates and pivots --------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-MOV-11", "BA-MOV-12", "BA-MOV-10")
@pytest.mark.parametrize(
    ("entry", "order", "inches", "pivots"),
    [
        ("m4-sherman", "advance", 9, 1),
        ("m4-sherman", "run", 18, 0),
        ("m3-half-track", "advance", 9, 2),
        ("m3-half-track", "run", 18, 1),
        ("truck", "advance", 12, 2),
        ("truck", "run", 24, 1),
    ],
)
def test_rates_and_pivots(entry, order, inches, pivots):
    battle = moving(order, car(entry=entry, order=order), FOE)
    assert battle.refusal(drive((0, inches))) is None
    assert refused(battle, drive((0, inches + 0.1))) == ("ba-fault-too-far", ("BA-MOV-12",))
    turns = [(20 if number % 2 else -20, 1) for number in range(pivots)]
    assert battle.refusal(drive((0, 1), *turns)) is None
    assert refused(battle, drive((0, 1), *turns, (10, 1))) == ("ba-fault-pivots", ("BA-MOV-12",))


@pytest.mark.rule("BA-MOV-11", "BA-MOV-12")
def test_a_pivot_is_about_the_centre_at_any_point_and_of_at_most_90_degrees():
    battle = moving("advance", car(), FOE)
    assert refused(battle, drive((91, 3))) == ("ba-fault-pivot-angle", ("BA-MOV-12",))
    answer(battle, drive((0, 4), (90, 5)))
    over(battle)
    assert pose(battle) == (29, 26, 90)


@pytest.mark.rule("BA-MOV-18", "BA-ORD-02")
def test_who_only_turns_is_ordered_advance_and_has_moved():
    battle = play(Activation("a.car", "advance"), car(order=None), squad("b.foe", 24, 10, order="fire"), dice=(1,) * 9)
    answer(battle, drive((-45, 0)))
    assert pose(battle) == (24, 30, 315)
    assert asked(battle).moved
    stays = moving("advance", car(), FOE)
    answer(stays, StayPut())
    assert pose(stays) == (24, 30, 0)


@pytest.mark.rule("BA-MOV-13", "BA-MOV-17")
def test_reverse_is_straight_at_half_the_advance_rate_and_on_advance_only():
    battle = moving("advance", car(), FOE)
    assert battle.refusal(drive((0, -4.5))) is None
    assert refused(battle, drive((0, -4.6))) == ("ba-fault-too-far", ("BA-MOV-13",))
    assert refused(battle, drive((10, -2))) == ("ba-fault-pivots", ("BA-MOV-13",))
    assert refused(battle, drive((0, -2), (0, 2))) == ("ba-fault-both-ways", ("BA-MOV-17",))
    wheels = moving("advance", car(entry="truck"), FOE)
    assert wheels.refusal(drive((0, -6))) is None
    running = moving("run", car(order="run"), FOE)
    assert refused(running, drive((0, -2))) == ("ba-fault-reverse", ("BA-MOV-17",))
    house_rule = moving("run", car(order="run"), FOE, options={"reverse_on_run": "on"})
    assert house_rule.refusal(drive((0, -9))) is None


@pytest.mark.rule("BA-MOV-13")
def test_recce_vehicles_reverse_as_they_advance():
    battle = moving("advance", car(entry="m8-greyhound"), FOE)
    assert battle.refusal(drive((30, -6), (-30, -6))) is None


@pytest.mark.rule("BA-MOV-14")
def test_dual_direction_steering_reverses_at_a_run_and_ends_facing_the_way_it_went():
    battle = moving("run", car(entry="daimler-armoured-car", y=20, order="run", rules=("dual-direction",)), FOE)
    answer(battle, drive((0, -24)))
    assert pose(battle) == (24, 44, 180)


@pytest.mark.rule("BA-MOV-14")
def test_at_an_advance_dual_direction_steering_changes_no_seats():
    battle = moving("advance", car(entry="daimler-armoured-car", y=20, rules=("dual-direction",)), FOE)
    answer(battle, drive((0, -9)))
    assert pose(battle) == (24, 29, 0)


@pytest.mark.rule("BA-MOV-09")
def test_slow_vehicles():
    battle = moving("advance", car(rules=("slow",)), FOE)
    assert battle.refusal(drive((45, 6))) is None
    assert refused(battle, drive((0, 6.1)))[0] == "ba-fault-too-far"
    battle = moving("run", car(rules=("slow",), order="run"), FOE)
    assert battle.refusal(drive((0, 12))) is None
    assert refused(battle, drive((0, 12.1)))[0] == "ba-fault-too-far"


# ---- ground ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-MOV-10")
def test_the_rate_doubles_if_the_whole_hull_stays_on_the_road():
    road = piece("road", 22.5, 0, 25.5, 48)
    battle = moving("advance", car(y=40), FOE, pieces=[road])
    assert battle.refusal(drive((0, 18))) is None
    assert refused(battle, drive((0, 18.1)))[0] == "ba-fault-too-far"
    assert refused(battle, drive((10, 10)))[0] == "ba-fault-too-far"
    beside = moving("advance", car(x=25, y=40), FOE, pieces=[road])
    assert refused(beside, drive((0, 10)))[0] == "ba-fault-too-far"
    run = moving("run", car(y=40, order="run"), FOE, pieces=[road])
    assert run.refusal(drive((0, 36))) is None


@pytest.mark.rule("BA-MOV-22", "BA-MOV-02", "BA-MOV-03")
@pytest.mark.parametrize(
    ("kind", "entry", "order", "fault"),
    [
        ("wood", "m4-sherman", "advance", None),
        ("wood", "m4-sherman", "run", "ba-fault-no-run"),
        ("wood", "truck", "advance", "ba-fault-closed-vehicle"),
        ("hedge", "m4-sherman", "run", None),
        ("bocage", "m4-sherman", "advance", "ba-fault-closed-vehicle"),
        ("hedge", "truck", "advance", "ba-fault-closed-vehicle"),
        ("building", "m4-sherman", "advance", "ba-fault-closed-vehicle"),
        ("river", "truck", "advance", "ba-fault-closed-vehicle"),
        ("hill", "truck", "run", None),
    ],
)
def test_the_terrain_matrix(kind, entry, order, fault):
    ground = piece(kind, 20, 24, 28, 26, 3)
    battle = moving(order, car(entry=entry, order=order), FOE, pieces=[ground])
    refusal = battle.refusal(drive((0, 9)))
    assert (refusal and refusal.message.id) == fault


@pytest.mark.rule("BA-MOV-20")
@pytest.mark.parametrize(("option", "fault"), [("tracked", None), ("wheeled", "ba-fault-closed-vehicle")])
def test_half_tracks_use_the_tracked_column(option, fault):
    hedge = piece("hedge", 20, 24, 28, 24.5)
    options = {"halftrack_terrain": option}
    battle = moving("advance", car(entry="m3-half-track"), FOE, pieces=[hedge], options=options)
    refusal = battle.refusal(drive((0, 9)))
    assert (refusal and refusal.message.id) == fault


@pytest.mark.rule("BA-GEN-15", "BA-MOV-04")
def test_nobody_stops_on_a_wall_or_leaves_the_table():
    wall = piece("wall", 20, 24, 28, 24.5)
    battle = moving("advance", car(), FOE, pieces=[wall])
    assert refused(battle, drive((0, 5)))[0] == "ba-fault-on-wall"
    assert battle.refusal(drive((0, 9))) is None
    edge = moving("advance", car(y=44), FOE)
    assert refused(edge, drive((0, -4))) == ("ba-fault-off-table", ("BA-MOV-04", "BA-GEN-15"))


@pytest.mark.rule("BA-MOV-15")
def test_wrecks_are_impassable_but_may_be_touched():
    wreck = Wreck("b.gone", Hull(24_000, 22_000, 4000, 2000, 90_000))
    gone = vehicle("b.gone", 0, 0, "panzer-iv", place="destroyed")
    battle = moving("advance", car(), FOE, gone, wrecks=(wreck,))
    assert refused(battle, drive((0, 9))) == ("ba-fault-wreck", ("BA-MOV-15",))
    assert battle.refusal(drive((0, 4.95))) is None
    men = play(Activation("a.men", "advance"), squad("a.men", 24, 25, men=1), FOE, gone, wrecks=(wreck,))
    assert refused(men, walk(men, "a.men", 0, -5))[1] == ("BA-MOV-15",)
    assert men.refusal(walk(men, "a.men", 0, -1.5)) is None


# ---- others ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-MOV-19", "BA-GEN-05")
def test_friendly_men_make_room_friendly_vehicles_do_not():
    battle = moving("advance", car(), squad("a.men", 23, 26, men=3), FOE)
    assert battle.refusal(drive((0, 9))) is None
    assert refused(battle, drive((0, 4))) == ("ba-fault-vehicle-friend-near", ("BA-GEN-05",))
    battle = moving("advance", car(), vehicle("a.other", 24, 22), FOE)
    assert refused(battle, drive((0, 9))) == ("ba-fault-vehicle-in-way", ("BA-MOV-19",))
    assert refused(battle, drive((0, 3.5)))[0] == "ba-fault-vehicle-friend-near"
    assert battle.refusal(drive((0, 2.8))) is None


@pytest.mark.rule("BA-MOV-19", "BA-GEN-05", "BA-VEH-34")
@pytest.mark.parametrize("foe", [squad("b.foe", 24, 20, men=1), vehicle("b.foe", 24, 18)])
def test_enemies_are_kept_an_inch_away(foe):
    battle = moving("advance", car(), foe)
    assert refused(battle, drive((0, 9))) == ("ba-fault-vehicle-enemy-near", ("BA-GEN-05", "BA-MOV-19"))
    assert battle.refusal(drive((0, 5))) is None


@pytest.mark.rule("BA-MOV-19")
def test_who_has_an_enemy_at_his_side_may_drive_away_from_him():
    battle = moving("advance", car(), squad("b.foe", 25.6, 30, men=1))
    assert battle.refusal(drive((0, 9))) is None
    assert refused(battle, drive((60, 3)))[0] == "ba-fault-vehicle-enemy-near"


@pytest.mark.rule("BA-MOV-19")
def test_men_do_not_pass_through_vehicles():
    battle = play(Activation("a.men", "advance"), squad("a.men", 24, 33.5, men=1), car(), FOE)
    assert refused(battle, walk(battle, "a.men", 0, -6)) == ("ba-fault-vehicle-in-way", ("BA-MOV-19", "BA-GEN-05"))
    assert refused(battle, walk(battle, "a.men", 0, -0.5))[0] == "ba-fault-friend-near"
    round_it = Walk((way("a.men.1", (27, 32.5), (27, 30)),))
    assert battle.refusal(round_it) is None


# ---- entering ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-MOV-23", "BA-SCN-04", "BA-SCN-11")
def test_a_vehicle_drives_onto_the_table_with_its_front_from_the_edge():
    battle = moving("advance", car(place="first_wave"), FOE)
    assert refused(battle, drive((0, 4), start=(20_000, 48_000)))[0] == "ba-fault-off-table"
    assert refused(battle, drive((0, 6), start=(20_000, 47_000)))[0] == "ba-fault-entry-edge"
    assert refused(battle, drive((0, 6)))[0] == "ba-fault-entry-edge"
    answer(battle, drive((0, 9), start=(20_000, 48_000)))
    assert pose(battle) == (20, 41.05, 0)
    assert of(battle, "a.car").on_table
    far = play(
        VehicleMove("b.car", "advance"),
        vehicle("b.car", 0, 0, place="first_wave", order="advance"),
        squad("a.men", 2, 46),
    )
    answer(far, drive((0, 9), start=(20_000, 0)))
    assert pose(far, "b.car") == (20, 6.95, 180)


@pytest.mark.rule("BA-SCN-10")
def test_a_vehicle_without_a_way_in_stays_away():
    walls = [piece("building", 0, 40, 48, 47, 4)]
    battle = moving("advance", car(place="first_wave"), FOE, pieces=walls)
    assert listed(battle) == [StayAway()]
    answer(battle, StayAway())
    assert of(battle, "a.car").place == "reserve"


# ---- Ambush ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-AMB-08")
def test_a_way_is_cut_at_every_inch_and_every_pivot():
    battle = moving("advance", car(), FOE)
    track = Track(battle, of(battle, "a.car"), drive((0, 2.5), (90, 1.2)), "advance")
    places = [(hull.x, hull.y, hull.facing) for hull in track.stops]
    assert places == [
        (24_000, 30_000, 0),
        (24_000, 29_000, 0),
        (24_000, 28_000, 0),
        (24_000, 27_500, 0),
        (24_000, 27_500, 90_000),
        (24_500, 27_500, 90_000),
        (25_200, 27_500, 90_000),
    ]


@pytest.mark.rule("BA-AMB-01", "BA-AMB-08", "BA-AMB-09")
def test_a_vehicle_stunned_on_its_way_stops_there_and_loses_the_rest():
    gun = vehicle("b.foe", 24, 4, "tiger-i", facing=180, order="ambush", loaded="piercing")
    battle = play(Activation("a.car", "advance"), car(order=None), gun, dice=(6, 1, 1, 1, 1, 2, 1))
    answer(battle, drive((0, 9)))
    answer(battle, Wait(3))
    offers = [choice for choice in listed(battle) if not isinstance(choice, Wait)]
    answer(battle, offers[0])
    assert pose(battle)[1] == 27


@pytest.mark.rule("BA-AMB-09")
def test_a_vehicle_stopped_by_ambush_does_not_shoot():
    gun = vehicle("b.foe", 24, 4, "tiger-i", facing=180, order="ambush", loaded="piercing")
    # hit by the gun and twice by nobody; penetration 2 + 7 equals 9: superficial, a 1: stunned
    battle = play(Activation("a.car", "advance"), car(order=None), gun, dice=(6, 1, 1, 1, 1, 2, 1))
    answer(battle, drive((0, 9)))
    offers = [choice for choice in listed(battle) if not isinstance(choice, Wait)]
    answer(battle, offers[0])
    over(battle)
    assert of(battle, "a.car").order == "down"
    assert pose(battle)[1] == 30
    assert [event.order for event in happened(battle, DieTurned) if event.unit == "a.car"] == ["down"]


@pytest.mark.rule("BA-AMB-08")
def test_ambushers_may_let_a_vehicle_pass():
    gun = vehicle("b.foe", 24, 4, "tiger-i", facing=180, order="ambush", loaded="piercing")
    battle = play(VehicleMove("a.car", "advance"), car(), gun)
    answer(battle, drive((0, 3), (45, 3)), Wait())
    over(battle)
    assert sum(len(event.poses) for event in happened(battle, Drove)) == 7
    assert not happened(battle, Drove)[-1].pausing


@pytest.mark.rule("BA-MOV-11")
@pytest.mark.parametrize("choice", [
    Drive(()),
    Drive((Stretch(),)),
    Drive((Stretch(0, 10**9),)),
    Drive((Stretch(0, 100),) * 9),
    Walk(()),
])  # fmt: skip
def test_malformed_ways_are_refused(choice):
    battle = moving("advance", car(), FOE)
    assert battle.refusal(choice) is not None


@pytest.mark.rule("BA-MOV-11")
def test_listed_ways_are_accepted_and_picked():
    from random import Random

    pieces = [piece("wood", 10, 10, 20, 24), piece("hedge", 20, 26, 40, 26.4), piece("road", 22.5, 0, 25.5, 48)]
    for entry in ("m4-sherman", "truck", "m3-half-track", "m8-greyhound"):
        battle = moving("advance", car(entry=entry), FOE, squad("a.men", 24, 24), pieces=pieces)
        assert asked(battle, ChooseDrive)
        assert all(battle.refusal(choice) is None for choice in listed(battle))
        assert all(battle.refusal(battle.sample(Random(seed))) is None for seed in range(20))


@pytest.mark.rule("BA-ORD-15")
def test_a_weapon_team_beside_a_vehicle_may_still_be_ordered():
    battle = play(OrdersPhase(), car(order=None), team("a.mmg", 28, 30), FOE, dice=(1,))
    assert battle.refusal(GiveOrder("a.mmg", "advance")) is None


# ---- buildings ---------------------------------------------------------------------------------------------------

HOUSE = piece("building", 21, 20, 27, 25, 3)


@pytest.mark.rule("BA-BLD-05", "BA-MOV-22")
def test_a_heavy_tank_on_advance_drives_through_a_building_that_falls_on_4():
    tiger = car(entry="tiger-i")
    battle = play(VehicleMove("a.car", "advance"), tiger, FOE, pieces=[HOUSE], dice=(4,))
    answer(battle, drive((0, 9)))
    over(battle)
    assert pose(battle) == (24, 21, 0)
    assert battle.state.fallen == (HOUSE.id,)


@pytest.mark.rule("BA-BLD-05")
def test_a_building_that_stands_firm_stops_it():
    battle = play(VehicleMove("a.car", "advance"), car(entry="tiger-i"), FOE, pieces=[HOUSE], dice=(3,))
    answer(battle, drive((0, 9)))
    over(battle)
    assert battle.state.fallen == ()
    assert 27 <= pose(battle)[1] <= 28.3


@pytest.mark.rule("BA-BLD-05", "BA-MOV-22")
@pytest.mark.parametrize(("entry", "order"), [("tiger-i", "run"), ("m4-sherman", "advance")])
def test_nobody_else_drives_through_buildings(entry, order):
    battle = moving(order, car(entry=entry, order=order), FOE, pieces=[HOUSE])
    assert refused(battle, drive((0, 9)))[0] == "ba-fault-closed-vehicle"


@pytest.mark.rule("BA-BLD-05", "BA-MOV-19", "BA-GEN-05", "BA-GEN-15")
@pytest.mark.parametrize("beyond", ["truck", "nobody", "wall", "wall behind"])
def test_who_has_broken_through_a_building_goes_on_past_friends_and_over_walls(beyond):
    """Half an inch aside of its way stands a truck, an inch and more off where it ends, or a wall lies across it: both
    matter only at the end."""
    house = piece("building", 21, 26.6, 26, 27.5, 3)
    units = [vehicle("a.truck", 27.95, 25, "truck", facing=90)] if beyond == "truck" else []
    walls = {"wall": [piece("wall", 20, 24, 28, 24.1)], "wall behind": [piece("wall", 20, 26, 28, 26.1)]}
    battle = play(
        VehicleMove("a.car", "advance"), car(entry="tiger-i"), FOE, *units, pieces=[house, *walls.get(beyond, [])],
        dice=(4,),
    )  # fmt: skip
    answer(battle, drive((0, 9)))
    over(battle)
    assert pose(battle) == (24, 21, 0)


@pytest.mark.rule("BA-BLD-05", "BA-AMB-01")
def test_the_men_inside_come_out_before_it_falls():
    from grognard.games.bolt_action.state.state import Floor

    men = squad("b.men", 24, 22, men=2, inside=Floor(HOUSE.id, 0))
    battle = play(VehicleMove("a.car", "advance"), car(entry="tiger-i"), men, pieces=[HOUSE], dice=(5, 1, 1))
    answer(battle, drive((0, 9)))
    assert asked(battle).seat == 1
    answer(battle, battle.choices()[1])
    assert of(battle, "b.men").inside is None


@pytest.mark.rule("BA-MOV-19", "BA-AMB-09", "BA-GEN-05", "BA-GEN-15")
def test_friends_make_room_for_a_vehicle_that_is_stopped_among_them():
    gun = vehicle("b.foe", 24, 4, "tiger-i", facing=180, order="ambush", loaded="piercing")
    men = squad("a.men", 22, 36.2, men=4)
    tank = vehicle("a.tank", 24, 40)
    battle = play(Activation("a.tank", "advance"), tank, men, gun, dice=(6, 1, 1, 1, 1, 4, 1))
    answer(battle, drive((0, 9)), Wait(3))
    answer(battle, next(choice for choice in listed(battle) if not isinstance(choice, Wait)))
    over(battle)
    assert of(battle, "a.tank").order == "down"
    assert [event.unit for event in happened(battle, MadeRoom)] == ["a.men"]
    assert rules_of(battle, MadeRoom) == [("BA-MOV-19",)]
    # Men 2 and 3 stood under the hull; the outer two, beside it, stay.
    hull = of(battle, "a.tank").hull
    assert all(off_hull(hull, man.x, man.y) > man.radius for man in of(battle, "a.men").models)
    before = {model.id: model for model in men.unit.models}
    stayed = [man.id for man in of(battle, "a.men").models if man == before[man.id]]
    assert stayed == ["a.men.1", "a.men.4"]


# ---- overrunning -------------------------------------------------------------------------------------------------

OVERRUN = {"overrun": "on"}


def overrunning(*units, order="run", **more):
    """A Sherman at (24, 36), facing up the table, drives 14 inches."""
    tank = vehicle("a.tank", 24, 36)
    battle = play(Activation("a.tank", order), tank, *units, options=OVERRUN, **more)
    return battle


AHEAD = Drive((Stretch(0, 14_000),))


@pytest.mark.rule("BA-VEH-33", "BA-MOV-19")
def test_men_are_driven_over_by_house_rule_and_on_a_run_only():
    foe = squad("b.foe", 22, 26, men=4, order="down")
    plain = play(Activation("a.tank", "run"), vehicle("a.tank", 24, 36), foe)
    assert refused(plain, AHEAD)[0] == "ba-fault-vehicle-enemy-near"
    advancing = overrunning(foe, order="advance")
    assert refused(advancing, Drive((Stretch(0, 8000),)))[0] == "ba-fault-vehicle-enemy-near"
    car = play(Activation("a.car", "run"), vehicle("a.car", 24, 36, "sdkfz-222"), foe, options=OVERRUN)
    assert refused(car, AHEAD)[0] == "ba-fault-vehicle-enemy-near"
    assert overrunning(foe).refusal(AHEAD) is None


@pytest.mark.rule("BA-VEH-33")
def test_men_who_stand_fast_make_room_and_are_pinned():
    battle = overrunning(squad("b.foe", 22, 26, men=4, order="down"), dice=(3, 4))
    answer(battle, AHEAD)
    over(battle)
    foe, tank = of(battle, "b.foe"), of(battle, "a.tank")
    assert (len(foe.models), foe.pins, foe.order) == (4, 1, "down")
    assert tank.hull.y == 22_000
    for man in foe.models:
        # The tank is 2.55 inches wide.
        assert abs(man.x - 24_000) - man.radius >= tank.hull.width / 2 + 990


@pytest.mark.rule("BA-VEH-33", "BA-MOR-07")
def test_men_who_fail_their_check_are_destroyed():
    battle = overrunning(squad("b.foe", 22, 26, men=4, order="down"), dice=(6, 5))
    answer(battle, AHEAD)
    over(battle)
    assert not of(battle, "b.foe").alive
    assert of(battle, "a.tank").hull.y == 22_000
    assert rules_of(battle, UnitDestroyed) == [("BA-VEH-33",)]


@pytest.mark.rule("BA-VEH-33")
@pytest.mark.parametrize(("x", "alive"), [(24.0, False), (27.0, True)])
def test_a_gun_that_is_driven_over_is_destroyed(x, alive):
    battle = overrunning(gun("b.foe", x, 26, order="fire"), dice=(3, 4))
    answer(battle, AHEAD)
    over(battle)
    assert of(battle, "b.foe").alive == alive


@pytest.mark.rule("BA-VEH-33", "BA-CQ-02")
@pytest.mark.parametrize(("y", "order", "asks"), [(26, None, True), (28.0, None, False), (26, "ambush", False)])
def test_men_without_an_order_fire_first_from_farther_than_six_inches(y, order, asks):
    foe = team("b.foe", 24, y, "bazooka", men=2, order=order)
    dice = () if asks else (3, 4)
    battle = overrunning(foe, dice=dice)
    answer(battle, AHEAD)
    if not asks:
        if order == "ambush":
            assert isinstance(asked(battle).occasion, Passing)
        else:
            over(battle)
        return
    assert {type(choice) for choice in listed(battle)} == {FireAtCharge, StandFast}


@pytest.mark.rule("BA-VEH-33", "BA-AMB-08")
def test_ambushers_may_fire_before_a_tank_sets_out_to_overrun():
    watch = vehicle("b.watch", 40, 4, "tiger-i", facing=180, order="ambush", loaded="piercing")
    battle = overrunning(squad("b.foe", 22, 26, men=4, order="down"), watch)
    answer(battle, AHEAD)
    occasion = asked(battle, Reacting).occasion
    assert isinstance(occasion, Passing)
    assert occasion.stop == 0


@pytest.mark.rule("BA-VEH-33", "BA-AMB-09")
def test_a_tank_stopped_by_their_fire_overruns_nobody():
    foe = team("b.foe", 24, 26, "bazooka", men=2, order=None)
    # A hit, penetration 6 and 5 against 9: full damage, immobilised.
    battle = overrunning(foe, dice=(6, 5, 2))
    answer(battle, AHEAD)
    answer(battle, listed(battle)[0])
    over(battle)
    assert of(battle, "a.tank").hull.y == 36_000
    assert of(battle, "b.foe").alive


@pytest.mark.rule("BA-AMB-08")
@pytest.mark.parametrize(("step", "stops"), [("1.0", 11), ("0.5", 21), ("2.0", 6)])
def test_how_often_an_ambush_may_break_in_on_a_vehicle_is_a_house_rule(step, stops):
    battle = play(Activation("a.tank", "run"), vehicle("a.tank", 24, 36), options={"ambush_step": step})
    track = Track(battle, of(battle, "a.tank"), Drive((Stretch(0, 10_000),)), "run")
    assert len(track.stops) == stops


# ---- edges -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-MOV-19")
def test_friendly_crews_make_room_but_their_gun_does_not():
    gun_ahead = gun("a.gun", 24, 24, order="fire")
    battle = moving("run", car(order="run"), gun_ahead, FOE)
    assert refused(battle, drive((0, 14))) == ("ba-fault-vehicle-in-way", ("BA-MOV-19",))
    crew_only = gun("a.gun", 30, 24, order="fire", places=[(30, 24), (24, 24), (25.2, 24), (26.4, 24)])
    assert moving("run", car(order="run"), crew_only, FOE).refusal(drive((0, 14))) is None


@pytest.mark.rule("BA-ORD-13", "BA-BLD-06")
@pytest.mark.parametrize(("screen", "y"), [(False, 34.5), (True, 30.0)])
def test_men_in_a_house_ahead_make_a_vehicle_reverse_if_it_sees_them(screen, y):
    house = piece("building", 22, 10, 26, 13, 4)
    men = squad("b.foe", 0, 0, men=12, places=[(22.8 + 0.1 * number, 11.5) for number in range(12)])
    pieces = [house, piece("building", 10, 18, 40, 20, 4)] if screen else [house]
    units = car(order=None, pins=1), changed(men, inside=Floor(house.id))
    battle = play(Activation("a.car", "advance"), *units, pieces=pieces, dice=(5, 6))
    over(battle)
    assert pose(battle)[1] == y


@pytest.mark.rule("BA-ORD-13", "BA-GEN-05")
def test_friends_behind_it_shorten_a_forced_reverse():
    behind = squad("a.men", 23, 29, men=3)
    scout = car(y=24, entry="sdkfz-222", order=None, pins=1)
    battle = play(Activation("a.car", "advance"), scout, behind, squad("b.foe", 24, 10, men=3), dice=(5, 6))
    over(battle)
    gap = battle.context.gap(of(battle, "a.car"), of(battle, "a.men"))
    assert gap == pytest.approx(1000, abs=30)
    assert pose(battle)[1] < 29


@pytest.mark.rule("BA-ORD-13", "BA-GEN-05", "BA-GEN-15")
@pytest.mark.parametrize("gap", [0.05, 0.5, 0.9])
def test_it_halts_where_friends_stand_behind_it_nearer_than_an_inch(gap):
    """Just got out, they stand about its rear: it comes no nearer to them, be it to the man behind or at a corner."""
    for x, y in ((24, 24 + 2.05 + gap + 0.492), (24.75 + 0.7 * gap + 0.35, 24 + 2.05 + 0.7 * gap + 0.35)):
        about = squad("a.men", 0, 0, men=1, places=[(x, y)])
        carrier = car(y=24, entry="sdkfz-251-1", order=None, pins=1)
        foe = squad("b.foe", 24, 10, men=3)
        battle = play(Activation("a.car", "advance"), carrier, about, foe, dice=(5, 6))
        over(battle)
        assert pose(battle) == (24, 24, 0)
        assert of(battle, "a.car").order == "down"


@pytest.mark.rule("BA-ORD-13")
def test_it_reverses_past_friends_who_stand_beside_it():
    beside = squad("a.men", 0, 0, men=1, places=[(24.75 + 0.1 + 0.492, 23)])
    carrier = car(y=24, entry="sdkfz-251-1", order=None, pins=1)
    battle = play(Activation("a.car", "advance"), carrier, beside, squad("b.foe", 24, 10, men=3), dice=(5, 6))
    over(battle)
    assert pose(battle) == (24, 28.5, 0)


@pytest.mark.rule("BA-GEN-05", "BA-GEN-15", "BA-MOV-19")
def test_a_vehicle_with_an_enemy_beside_it_may_drive_off_but_not_onto_him_and_ends_no_nearer():
    """He stands half an inch from its front corner and side."""
    foe = squad("b.foe", 0, 0, men=1, places=[(24.75 + 0.5 + 0.492, 24)])
    battle = moving("advance", car(y=24, entry="sdkfz-251-1"), foe)
    assert battle.refusal(drive((0, -3))) is None
    assert battle.refusal(drive((0, 6))) is None
    for onto_or_nearer in ((25, 0), (40, 0.2)):
        assert refused(battle, drive(onto_or_nearer))[0] == "ba-fault-vehicle-enemy-near"
    grazing = squad("b.foe", 0, 0, men=1, places=[(24.75 + 0.492 - 0.055 + 0.2, 24 - 2.05 - 0.8)])
    battle = moving("advance", car(y=24, entry="sdkfz-251-1"), grazing)
    assert refused(battle, drive((0, 4)))[0] == "ba-fault-vehicle-enemy-near"


@pytest.mark.rule("BA-VEH-30", "BA-MOV-22")
def test_an_escape_through_no_run_ground_goes_no_farther_than_an_advance():
    wood = piece("wood", 10, 6, 40, 30)
    scout = vehicle("b.foe", 24, 10, "bren-carrier", facing=90)
    battle = play(Activation("a.car", "fire"), car(), scout, pieces=[wood])
    unit = of(battle, "b.foe")
    (fault,) = driving_faults.faults(battle, unit, drive((0, 12)), "escape")
    assert fault.rules == ("BA-MOV-22",)
    assert driving_faults.is_legal(battle, unit, drive((0, 8)), "escape")


@pytest.mark.rule("BA-WPN-21", "BA-TRN-02")
def test_boarding_ends_the_ranging_in_on_a_unit():
    mortar = team("b.mortar", 24, 2, "medium-mortar", ranging=Ranging("a.men", 2, True))
    men = squad("a.men", 24, 33.2, men=2)
    battle = play(Activation("a.men", "run"), men, vehicle("a.truck", 24, 30, "truck"), mortar)
    answer(battle, Board("a.truck"))
    assert of(battle, "b.mortar").ranging is None


@pytest.mark.rule("BA-SCN-06", "BA-MOV-23")
def test_a_vehicle_comes_in_over_the_flank_it_was_noted_for():
    tank = car(place="reserve", order=None, flank="left")
    battle = play(VehicleMove("a.car", "advance"), tank, FOE, turn=3, options={"outflank": "on"})
    assert refused(battle, drive((0, 9), start=(24_000, 48_000)))[0] == "ba-fault-entry-edge"
    assert refused(battle, drive((0, 9), start=(0, 23_000)))[0] == "ba-fault-entry-edge"
    starts = [choice.start for choice in listed(battle) if isinstance(choice, Drive)]
    assert {start and start[0] for start in starts} == {0}
    answer(battle, drive((0, 9), start=(0, 30_000)))
    hull = of(battle, "a.car").hull
    assert (hull.x, hull.y, hull.facing) == (9000 - hull.length // 2, 30_000, 90_000)


@pytest.mark.rule("BA-MOV-23")
def test_a_vehicle_comes_in_over_either_long_edge_where_the_scenario_says_so():
    tank = car(place="reserve", order=None)
    battle = play(VehicleMove("a.car", "advance"), tank, FOE, scenario="encircled", won_roll_off=0)
    starts = [choice.start for choice in listed(battle) if isinstance(choice, Drive)]
    assert {start and start[1] for start in starts} == {0, 48_000}
