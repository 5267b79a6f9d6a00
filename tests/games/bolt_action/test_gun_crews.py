"""Guns, their crews and their tows where an inch is measured (BA-ART-01, BA-TRN-09, BA-TRN-14): who is still beside the
gun, who is not, and what is left if one of the two is lost."""

from typing import Any

import pytest
import shapely

from grognard.games.bolt_action.data.armies import GUN_BASE, ModelGroup
from grognard.games.bolt_action.rules.movement.making_room import aside, is_with
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.rules.turn.orders import Activation, OrdersPhase
from grognard.games.bolt_action.rules.vehicles.vehicle_damage import Suffer
from grognard.games.bolt_action.state.choices import Board, GiveOrder, Leg, Walk
from grognard.games.bolt_action.state.events.casualties import CasualtiesTaken
from grognard.games.bolt_action.state.events.nerve import UnitDestroyed
from grognard.games.bolt_action.state.state import Model
from grognard.space.plane import footprint
from tests.games.bolt_action.table import army, gun, listed, of, play, squad, unit, vehicle
from tests.games.playing import asked, happened, inches, over, piece, refused

EXACT = {"distance_epsilon": "0"}
BOTH = pytest.mark.parametrize(("options", "tolerant"), [({}, True), (EXACT, False)], ids=["usual", "exact"])
FOE = squad("b.foe", 2, 2, men=2)
PIECE, CREW = gun("a.gun", 0, 0).unit.models[0].radius, 492
"""The radius of a gun's base, and of a crewman's."""


def hull(entry="truck"):
    """Half the length and half the width of a vehicle's hull, in inches."""
    body = vehicle("a.truck", 24, 30, entry).unit.hull
    return body.length / 2000, body.width / 2000


# ---- the tow -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TRN-09", "BA-GEN-10")
@pytest.mark.parametrize(("gap", "usual", "exact"), [(1, True, True), (1.001, True, False), (1.002, False, False)])
@BOTH
def test_a_tow_stands_beside_a_gun_up_to_an_inch_away(gap, usual, exact, options, tolerant):
    x = 24 + hull()[1] + gap + PIECE / 1000
    places = [(x, 30), (x, 31.9), (x + 1.2, 31.9)]
    towed = gun("a.gun", x, 30, men=2, places=places)
    battle = play(OrdersPhase(), vehicle("a.truck", 24, 30, "truck"), towed, FOE, dice=(1,), options=options)
    orders = {choice.order for choice in listed(battle) if isinstance(choice, GiveOrder) and choice.unit == "a.gun"}
    assert ("run" in orders) is (usual if tolerant else exact)


@pytest.mark.rule("BA-TRN-02", "BA-GEN-10")
@pytest.mark.parametrize(("gap", "usual", "exact"), [(13, True, True), (13.001, True, False), (13.002, False, False)])
@BOTH
def test_men_reach_a_vehicle_a_run_and_an_inch_away(gap, usual, exact, options, tolerant):
    men = squad("a.men", 24, 30 + hull()[0] + gap + CREW / 1000, men=1, nco=False)
    battle = play(Activation("a.men", "run"), vehicle("a.truck", 24, 30, "truck"), men, FOE, options=options)
    asked(battle, ChooseMove)
    may = usual if tolerant else exact
    assert (Board("a.truck") in listed(battle)) is may
    assert (battle.refusal(Board("a.truck")) is None) is may


def penned(across, ahead, entry="truck"):
    """Houses close about a vehicle at (24, 24) but for a place of so many inches before it."""
    long, wide = hull(entry)
    top, bottom, left, right = 24 - long - 0.05, 24 + long + 0.05, 24 - wide - 0.05, 24 + wide + 0.05
    return [
        piece("building", 4, 4, 44, top - ahead, 3),
        piece("building", 4, top - ahead, 24 - across / 2, top, 3),
        piece("building", 24 + across / 2, top - ahead, 44, top, 3),
        piece("building", 4, top, left, bottom, 3),
        piece("building", right, top, 44, bottom, 3),
        piece("building", 4, bottom, 44, 44, 3),
    ]


@pytest.mark.rule("BA-TRN-14", "BA-ART-02")
def test_a_gun_that_finds_no_room_beside_its_wreck_is_lost_and_its_crew_are_none_without_it():
    towed = gun("a.gun", 0, 0, "medium-at-gun", place="aboard", aboard="a.truck")
    assert 2 * PIECE / 1000 > 1.1
    battle = play(
        Suffer("a.truck", "knocked-out"),
        vehicle("a.truck", 24, 24, "truck"),
        towed,
        FOE,
        pieces=penned(1.7, 1.3),
        dice=(3,),
    )
    over(battle)
    assert [(event.unit, event.loss) for event in happened(battle, UnitDestroyed)] == [
        ("a.truck", "knocked-out"),
        ("a.gun", "lost-aboard"),
    ]
    assert happened(battle, CasualtiesTaken) == []


@pytest.mark.rule("BA-TRN-14", "BA-ART-02")
def test_a_gun_whose_crew_find_no_room_beside_it_is_lost():
    """The wreck of the half-track leaves them none."""
    towed = gun("a.gun", 0, 0, "medium-at-gun", place="aboard", aboard="a.truck")
    base = 2 * PIECE / 1000
    battle = play(
        Suffer("a.truck", "knocked-out"),
        vehicle("a.truck", 24, 24, "m3-half-track"),
        towed,
        FOE,
        pieces=penned(base + 0.4, base + 0.3, "m3-half-track"),
        dice=(3,),
    )
    over(battle)
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["knocked-out", "lost-aboard"]


@pytest.mark.rule("BA-TRN-14", "BA-ART-01")
def test_a_crew_that_finds_no_room_close_to_its_gun_stands_within_an_inch_of_it():
    """Friends crowd the near ring about the gun; a wider one is free."""
    towed = gun("a.gun", 0, 0, "medium-at-gun", place="aboard", aboard="a.truck")
    battle = play(Activation("a.gun", "advance"), vehicle("a.truck", 24, 24, "truck"), towed, FOE)
    for choice in listed(battle):
        places = {leg.model: leg.points[-1] for leg in choice.legs}
        there = [place for id, place in places.items() if id != "a.gun.1"]
        x, y = places["a.gun.1"]
        assert all(((x - u) ** 2 + (y - v) ** 2) ** 0.5 - PIECE - CREW <= 1001 for u, v in there)


# ---- the crew ----------------------------------------------------------------------------------------------------


def apart(away: float, **fields: Any):
    """A gun at (24, 30) with one man beside it, and one behind him so many inches from the gun's base."""
    base, man = PIECE / 1000, CREW / 1000
    places = [(24, 30), (24, 30 + base + 0.2 + man), (24, 30 + base + away + man)]
    return gun("a.gun", 24, 30, men=2, places=places, **fields)


@pytest.mark.rule("BA-ART-01", "BA-GEN-04", "BA-GEN-10")
@pytest.mark.parametrize(("away", "usual", "exact"), [(1.001, True, False), (1.002, False, False), (1.8, False, False)])
@BOTH
def test_each_man_of_a_crew_is_near_the_gun_itself_not_near_a_man_who_is(away, usual, exact, options, tolerant):
    base, man = PIECE / 1000, CREW / 1000
    places = [(24, 30), (24 + base + 0.2 + man, 30), (24, 30 + base + away + man)]
    crew = gun("a.gun", 24, 30, men=2, places=places)
    battle = play(OrdersPhase(), crew, FOE, dice=(1,), options=options)
    whole = usual if tolerant else exact
    assert battle.context.in_formation(of(battle, "a.gun")) is whole
    orders = {choice.order for choice in listed(battle) if isinstance(choice, GiveOrder) and choice.unit == "a.gun"}
    assert ("fire" in orders) is whole


@pytest.mark.rule("BA-GEN-14", "BA-ART-01")
def test_a_crewman_left_apart_closes_up_to_the_gun_and_not_to_another_crewman():
    battle = play(Activation("a.gun", "advance"), apart(3), FOE)
    asked(battle, ChooseMove)
    base, man = PIECE / 1000, CREW / 1000

    def to(away):
        return Walk((Leg("a.gun.3", ((inches(24), inches(30 + base + away + man)),)),))

    beside = 0.2 + 2 * man + 0.3
    assert refused(battle, to(beside + 0.5)) == ("ba-fault-crew", ("BA-ART-01",))
    assert beside > 1
    assert refused(battle, to(beside)) == ("ba-fault-crew", ("BA-ART-01",))
    near = Walk((Leg("a.gun.3", ((inches(24 + base + 0.9 + man), inches(30)),)),))
    assert battle.refusal(near) is None


@pytest.mark.rule("BA-MOV-19", "BA-ART-01")
def test_a_crew_makes_room_for_a_vehicle_beside_its_gun():
    """A tank has stopped upon one of the crew. The nearest place is beside another man but far from the gun."""
    crew = gun("a.gun", 24, 30, men=2, places=[(24, 30), (26.31, 31.33), (24.6, 32.5)])
    tank = vehicle("a.tank", 24, 31.3 + hull("m4-sherman")[0], "m4-sherman")
    battle = play(Activation("a.tank", "fire"), tank, crew, FOE)
    assert battle.context.in_formation(of(battle, "a.gun"))
    body = of(battle, "a.tank").hull
    ((leg,), lost) = aside(battle, of(battle, "a.gun"), footprint(body), body, keep=0)
    assert (leg.model, lost) == ("a.gun.3", ())
    x, y = leg.points[-1]
    assert ((x - 24_000) ** 2 + (y - 30_000) ** 2) ** 0.5 - PIECE - CREW <= 1001
    assert footprint(body).distance(shapely.Point(x, y)) - CREW >= 999


@pytest.mark.rule("BA-GEN-10", "BA-GEN-04")
@pytest.mark.parametrize(("gap", "usual", "exact"), [(1000, True, True), (1001, True, False), (1002, False, False)])
@BOTH
def test_a_man_who_steps_aside_is_with_a_comrade_an_inch_away(gap, usual, exact, options, tolerant):
    battle = play(Activation("a.one", "fire"), squad("a.one", 10, 20, men=1), FOE, options=options)
    one = of(battle, "a.one").models[0]
    other = Model(one.x + 2 * one.radius + gap, one.y, one.radius, "a.one.9", "rifleman", ())
    assert is_with(battle, one, [other]) is (usual if tolerant else exact)


@pytest.mark.rule("BA-ART-01")
def test_a_gun_comes_first_in_its_unit_however_its_army_lists_it():
    crew = unit(
        "a.gun", 20, 20, [ModelGroup(3, "crew"), ModelGroup(1, "gun", ("light-at-gun",), GUN_BASE)], "light-at-gun"
    )
    assert [body.role for body in army("one", "british", [crew.listed]).unit[0].bodies] == ["gun", *["crew"] * 3]


@pytest.mark.rule("BA-MOR-06")
def test_the_size_of_a_gun_unit_is_that_of_its_crew():
    assert gun("a.gun", 20, 20, men=3).listed.size == 3
