"""Vehicles at their edges: each with the case in which one condition of it alone decides."""

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.ground import driving, driving_faults, driving_ways
from grognard.games.bolt_action.ground.fire_lanes import Lanes
from grognard.games.bolt_action.rules.movement import reactions
from grognard.games.bolt_action.rules.movement.move import RUN, Move
from grognard.games.bolt_action.rules.shooting import gunnery
from grognard.games.bolt_action.rules.shooting.damage import Blows
from grognard.games.bolt_action.rules.shooting.shelling import hits_from_above
from grognard.games.bolt_action.rules.vehicles.vehicle_damage import Hits
from grognard.games.bolt_action.rules.vehicles.wrecks import THROWN
from grognard.games.bolt_action.state.choices import Drive, Laid, Stretch
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Wreck
from tests.games.bolt_action.table import changed, of, play, squad, vehicle
from tests.games.playing import inches, piece

FOE = squad("b.foe", 2, 2, men=1)
MEN = squad("a.men", 2, 40, men=1, order="run")
HOUSE = piece("building", 20, 20, 24, 23, height=3)


def standing(*units, **more):
    """A battle in which nothing has happened yet."""
    return play(Move("a.men", RUN), *units, *([] if any(each.unit.id == "a.men" for each in units) else [MEN]), **more)


# ---- vehicles --------------------------------------------------------------------------------------------------------


def in_the_way(units=(), wrecks=(), pieces=(), *, running=False, keep=0, straight=8):
    """The faults of a tank that drives straight up the table from (24, 30)."""
    battle = standing(vehicle("a.tank", 24, 30, order="advance"), *units, pieces=pieces, wrecks=tuple(wrecks))
    tank = of(battle, "a.tank")
    way = list(driving.parts(tank.hull, Drive((Stretch(0, inches(straight)),))))
    return [fault.message.id for fault in driving_faults.obstructions(battle, tank, way, running, keep)]


WOOD = piece("wood", 20, 15, 28, 24)
RIVER = piece("river", 20, 15, 28, 24)


@pytest.mark.rule("BA-MOV-22", "BA-MOV-15", "BA-MOV-02", "BA-ORD-13")
def test_what_is_in_the_way_of_a_vehicle():
    assert in_the_way() == []
    assert in_the_way(pieces=[WOOD]) == []
    assert in_the_way(pieces=[WOOD], running=True) == ["ba-fault-no-run"]
    assert in_the_way(pieces=[RIVER]) == ["ba-fault-closed-vehicle"]
    hull = vehicle("b.old", 24, 20).unit.hull
    assert in_the_way(wrecks=[Wreck("b.old", hull)]) == ["ba-fault-wreck"]
    assert in_the_way(wrecks=[Wreck("b.old", replace(hull, x=inches(34)))]) == []


@pytest.mark.rule("BA-ORD-13")
def test_a_forced_way_keeps_an_inch_from_closed_ground():
    """It would end so far short of the river."""
    front = 24 + of(standing(vehicle("a.tank", 24, 30)), "a.tank").hull.length / 2000
    for gap, keep, faults in ((1.5, 1, []), (0.5, 1, ["ba-fault-closed-vehicle"]), (0.5, 0, [])):
        found = in_the_way(pieces=[RIVER], keep=inches(keep), straight=30 - front - gap)
        assert found == faults, (gap, keep)


@pytest.mark.rule("BA-FUB-04")
@pytest.mark.parametrize("foe", [(24, 10), (24, 46), (4, 30)])
def test_a_vehicle_in_panic_takes_the_way_that_brings_it_farthest_from_its_enemy(foe):
    battle = standing(vehicle("a.car", 24, 30, "m8-greyhound"), squad("b.foe", foe[0], foe[1], 1))
    car = of(battle, "a.car")
    place = inches(foe[0]), inches(foe[1])
    flight = driving_ways.panic_flight(battle, car, place)
    assert flight.drive is not None

    def away(drive):
        end = driving.end_of(battle, car, drive, "panic")
        return (end.x - place[0]) ** 2 + (end.y - place[1]) ** 2

    forward = driving.limits(battle, car, "panic", False)
    ways = [
        Drive((Stretch(turn, forward.distance),)) for turn in (0, 30_000, -30_000, 60_000, -60_000, 90_000, -90_000)
    ]
    back = driving.limits(battle, car, "panic", True).distance
    assert away(flight.drive) == max(map(away, [*ways, Drive((Stretch(0, -back),))]))
    assert len(flight.drive.stretches) == 1


@pytest.mark.rule("BA-VEH-30", "BA-VEH-37", "BA-TURN-03")
@pytest.mark.parametrize(("change", "may"), [({}, True), ({"order": "fire"}, False), ({"immobilised": True}, False)])
def test_who_may_escape_from_an_assault(change, may):
    battle = standing(squad("a.men", 24, 30, 3), changed(vehicle("b.car", 24, 20, "m8-greyhound"), **change))
    car = of(battle, "b.car")
    assert reactions.may_escape(battle, car) is may
    assert bool(reactions.escapes(battle, car, "a.men")) is may
    tank = standing(squad("a.men", 24, 30, 3), vehicle("b.car", 24, 20))
    assert not reactions.may_escape(tank, of(tank, "b.car"))


@pytest.mark.rule("BA-HE-04", "BA-HQ-10", "BA-VEH-21")
def test_from_above_many_hits_are_one_on_armour_and_all_on_a_soft_skin():
    battle = standing(vehicle("b.truck", 10, 10, "truck"), vehicle("b.tank", 20, 10))
    truck, tank = (battle.context.profile(id).chassis for id in ("b.truck", "b.tank"))
    assert hits_from_above(truck, Blows(3, 2), True) == Hits(3, 2, indirect=True)
    assert hits_from_above(tank, Blows(3, 2), False) == Hits(1, 3, "top", False)
    assert hits_from_above(tank, Blows(0, 2), True).number == 0


@pytest.mark.rule("BA-TRN-07")
def test_men_thrown_from_a_wreck_end_within_three_inches_of_it():
    assert THROWN == 3 * INCH


@pytest.mark.rule("BA-SHOOT-19")
@pytest.mark.parametrize(
    ("entry", "option", "cover"),
    [("truck", "off", "hard"), ("m4-sherman", "off", "none"), ("m4-sherman", "on", "hard")],
)
def test_by_house_rule_only_armour_has_no_cover(entry, option, cover):
    wall = piece("wall", 16, 24, 32, 24.4, height=8)
    shooter, target = squad("a.men", 24, 40, men=1), vehicle("b.car", 24, 18, entry)
    battle = standing(shooter, target, pieces=[wall], options={"vehicle_cover": option})
    look = Lanes(battle, of(battle, "a.men"), of(battle, "b.car"))
    assert look.look.cover([0]) == "hard"
    assert gunnery.cover_of(battle, look, of(battle, "b.car"), [0]) == cover


@pytest.mark.rule("BA-WPN-11", "BA-VEH-20")
@pytest.mark.parametrize("away", [4, 12])
def test_flame_loses_no_penetration_over_half_its_range_and_strikes_the_top(away):
    battle = standing(
        vehicle("a.flame", 24, 30, "sdkfz-251-16"), vehicle("b.tank", 24, 30 - away - 5, "panzer-iv"), options={}
    )
    flame, tank = of(battle, "a.flame"), of(battle, "b.tank")
    volley = gunnery.aims(battle, flame, tank, (Laid(0),)).fired[0]
    assert (volley.side, volley.pen) == ("top", 3 + 1)


@pytest.mark.rule("BA-WPN-07", "BA-WPN-08")
@pytest.mark.parametrize(("gap", "reaches"), [(24, True), (23.999, True), (23.99, False)])
def test_a_howitzer_on_a_chassis_fires_indirectly_from_exactly_its_least_range(gap, reaches):
    battle = standing(vehicle("a.gun", 24, 40, "wespe"), squad("b.foe", 24, 10, men=1))
    wespe, foe = of(battle, "a.gun"), of(battle, "b.foe")
    muzzle = wespe.hull.y - wespe.hull.length // 2
    near = replace(foe, models=(replace(foe.models[0], y=muzzle - inches(gap) - foe.models[0].radius),))
    battle.state = battle.state.with_units(near)
    assert bool(gunnery.aims(battle, wespe, near, (Laid(0, "indirect"),)).volleys) is reaches
