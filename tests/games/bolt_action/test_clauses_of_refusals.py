"""Clauses of rules that only some refusals and formulas tell: each with the case in which it alone decides."""

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.ground import driving
from grognard.games.bolt_action.ground.driving_faults import badly_formed
from grognard.games.bolt_action.rules.movement.move import ADVANCE, RUN, Move
from grognard.games.bolt_action.rules.shooting.damage import Blows, damage_needs, is_alone, medic_near
from grognard.games.bolt_action.rules.shooting.split_fire import VehicleFire
from grognard.games.bolt_action.rules.vehicles.dismounting import GetOut
from grognard.games.bolt_action.rules.vehicles.drive import VehicleMove
from grognard.games.bolt_action.state.choices import (
    Board,
    Dismount,
    Drive,
    JustRun,
    LayWeapon,
    StayAway,
    StayPut,
    Stretch,
)
from grognard.games.bolt_action.state.state import Floor
from tests.games.bolt_action.table import changed, gun, listed, of, play, squad, unit, vehicle, walk
from tests.games.playing import inches, piece, refused

FOE = squad("b.foe", 2, 2, men=1)
MEN = squad("a.men", 2, 40, men=1, order="run")
CAR = vehicle("a.car", 24, 30, "m4-sherman", order="advance")
HOUSE = piece("building", 20, 20, 24, 23, height=3)


def medic(x, y):
    return unit("b.medic", x, y, (ModelGroup(1, "medic", ("pistol",)),), "medic")


# ---- damage ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-DAM-01", "BA-DAM-11", "BA-BLD-03", "BA-DAM-08")
@pytest.mark.parametrize(
    ("blow", "quality", "indoors", "need"),
    [
        (Blows(1), "inexperienced", False, 3),
        (Blows(1), "regular", False, 4),
        (Blows(1), "veteran", False, 5),
        (Blows(1), "regular", True, 5),
        (Blows(1), "veteran", True, 6),
        (Blows(1, sheltered=False), "regular", True, 4),
        (Blows(1, 1, small_arms=False), "regular", True, 3),
        (Blows(1, 1), "regular", True, 4),
        (Blows(1, shielded=True), "regular", False, 6),
        (Blows(1, 2, small_arms=False, shielded=True), "regular", False, 4),
        (Blows(1, 6, small_arms=False), "regular", False, 2),
    ],
)
def test_the_die_that_a_hit_needs(blow, quality, indoors, need):
    target = squad("b.foe", 22, 21.5, 3, quality=quality)
    target = changed(target, inside=Floor(HOUSE.id)) if indoors else target
    battle = play(Move("a.men", RUN), target, MEN, pieces=[HOUSE])
    assert damage_needs(battle, of(battle, "b.foe"), (blow, Blows(1, 6))) == [need, 2]


@pytest.mark.rule("BA-HQ-05", "BA-GEN-10", "BA-BLD-06")
@pytest.mark.parametrize(("away", "helps"), [(5.9, True), (6.1, False)])
def test_a_medic_in_a_building_helps_within_6_inches_of_its_walls_wherever_he_is_drawn(away, helps):
    inside = changed(medic(20.5, 20.5), inside=Floor(HOUSE.id))
    target = squad("b.foe", 24 + away + 0.492, 22.5, men=1)
    battle = play(Move("a.men", RUN), inside, target, MEN, pieces=[HOUSE])
    assert medic_near(battle, of(battle, "b.foe")) is helps
    there = play(
        Move("a.men", RUN),
        medic(24 + away + 0.492, 22.5),
        changed(squad("b.foe", 20.5, 20.5, men=3), inside=Floor(HOUSE.id)),
        MEN,
        pieces=[HOUSE],
    )
    assert medic_near(there, of(there, "b.foe")) is helps


@pytest.mark.rule("BA-HQ-05")
def test_neither_the_enemys_medic_nor_a_comrade_who_is_none_helps():
    battle = play(
        Move("a.men", RUN),
        MEN,
        squad("b.foe", 24, 20, 3),
        squad("b.others", 24, 22, 3),
        unit("a.medic", 24, 24, (ModelGroup(1, "medic", ("pistol",)),), "medic"),
    )
    assert not medic_near(battle, of(battle, "b.foe"))
    assert medic_near(battle, of(battle, "a.medic")) is False
    assert is_alone(battle, of(battle, "a.medic"))
    assert not is_alone(battle, of(battle, "b.foe"))


# ---- moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TRN-02", "BA-TRN-11")
@pytest.mark.parametrize(
    ("manner", "alighted", "may"), [(RUN, False, True), (ADVANCE, False, False), (RUN, True, False)]
)
def test_men_board_on_a_run_in_which_they_did_not_get_out(manner, alighted, may):
    men = changed(squad("a.men", 22, 36, order="run"), alighted=alighted)
    battle = play(Move("a.men", manner), men, vehicle("a.truck", 24, 30, "truck"), FOE)
    if may:
        assert battle.refusal(Board("a.truck")) is None
    else:
        assert refused(battle, Board("a.truck")) == ("ba-refused-board-on-run", ("BA-TRN-02", "BA-TRN-11"))


@pytest.mark.rule("BA-GEN-14", "BA-SCN-04")
def test_who_is_on_the_table_may_stay_where_he_is_but_not_stay_away():
    battle = play(Move("a.men", ADVANCE), squad("a.men", 22, 36, order="advance"), FOE)
    assert battle.refusal(StayPut()) is None
    assert refused(battle, StayAway()) == ("ba-refused-stay", ("BA-GEN-14", "BA-SCN-04"))
    assert refused(battle, JustRun())[0] == "refused-not-offered"
    away = play(Move("a.men", ADVANCE), squad("a.men", 22, 36, order="advance", place="first_wave"), FOE)
    assert refused(away, StayAway()) == ("ba-refused-stay", ("BA-GEN-14", "BA-SCN-04"))


@pytest.mark.rule("BA-MOV-19", "BA-GEN-05", "BA-MOV-15")
@pytest.mark.parametrize(
    ("id", "step", "fault"),
    [
        ("b.truck", -12, ("ba-fault-enemy-near", ("BA-MOV-19", "BA-GEN-05"))),
        ("a.truck", -12, ("ba-fault-vehicle-in-way", ("BA-MOV-19", "BA-GEN-05"))),
        ("a.truck", -1.5, ("ba-fault-friend-near", ("BA-GEN-05",))),
        ("a.truck", -0.2, None),
    ],
)
def test_what_is_said_of_a_walk_at_a_vehicle(id, step, fault):
    """The man stands two inches below the hull of the truck, which is driven round the table's middle."""
    truck = vehicle(id, 24, 20, "truck")
    below = 20 + truck.unit.hull.length / 2000 + 2
    man = squad("a.men", 24, below + 0.492, men=1, order="run")
    battle = play(Move("a.men", RUN), man, truck, FOE if id == "a.truck" else squad("b.foe", 2, 2, men=1))
    if fault is None:
        assert battle.refusal(walk(battle, "a.men", 0, step)) is None
    else:
        assert refused(battle, walk(battle, "a.men", 0, step)) == fault


@pytest.mark.rule("BA-MOV-11", "BA-MOV-12", "BA-MOV-17", "BA-MOV-23")
@pytest.mark.parametrize(
    ("stretches", "fault"),
    [
        ((), "ba-fault-legs"),
        ((Stretch(0, 0),), "ba-fault-legs"),
        ((Stretch(0, 200_001),), "ba-fault-legs"),
        ((Stretch(0, 100),) * 9, "ba-fault-legs"),
        ((Stretch(90_001, 100),), "ba-fault-pivot-angle"),
        ((Stretch(0, -100), Stretch(0, 100)), "ba-fault-both-ways"),
    ],
)
def test_a_way_of_a_vehicle_that_is_none(stretches, fault):
    battle = play(VehicleMove("a.car", "advance"), CAR, FOE)
    assert refused(battle, Drive(stretches))[0] == fault
    assert badly_formed(battle, of(battle, "a.car"), Drive((Stretch(90_000, 200_000),))) is None
    entered = badly_formed(battle, of(battle, "a.car"), Drive((Stretch(0, 100),), (24_000, 48_000)))
    assert entered is not None
    assert entered.rules == ("BA-MOV-23",)


@pytest.mark.rule("BA-MOV-12", "BA-MOV-13", "BA-MOV-14", "BA-MOV-17", "BA-VEH-30")
@pytest.mark.parametrize(
    ("entry", "manner", "backwards", "on_run", "limits"),
    [
        ("m4-sherman", "advance", False, "off", (9, 1)),
        ("m4-sherman", "run", False, "off", (18, 0)),
        ("m4-sherman", "advance", True, "off", (4.5, 0)),
        ("m4-sherman", "run", True, "off", (0, 0)),
        ("m4-sherman", "run", True, "on", (9, 0)),
        ("m8-greyhound", "advance", True, "off", (12, 2)),
        ("m8-greyhound", "run", True, "off", (0, 0)),
        ("m8-greyhound", "run", True, "on", (24, 1)),
    ],
)
def test_how_far_a_vehicle_goes_and_how_often_it_turns(entry, manner, backwards, on_run, limits):
    car = vehicle("a.car", 24, 30, entry, order="advance")
    battle = play(VehicleMove("a.car", "advance"), car, FOE, options={"reverse_on_run": on_run})
    found = driving.limits(battle, of(battle, "a.car"), manner, backwards)
    assert tuple(found) == (inches(limits[0]), limits[1])


@pytest.mark.rule("BA-SCN-04", "BA-MOV-09", "BA-MOV-23")
def test_a_vehicle_that_finds_a_way_on_to_the_table_takes_one():
    away = vehicle("a.car", 24, 30, place="first_wave", order="advance")
    battle = play(VehicleMove("a.car", "advance"), away, FOE)
    assert battle.refusal(StayAway()) is not None
    assert battle.refusal(StayPut()) is not None


@pytest.mark.rule("BA-SHOOT-02", "BA-VEH-03", "BA-WPN-18", "BA-HE-02")
def test_a_weapon_is_laid_at_an_enemy_on_the_table_only():
    units = CAR, squad("b.foe", 24, 15, 3), squad("a.men", 26, 15, 3), squad("b.away", 0, 0, 3, place="reserve")
    battle = play(VehicleFire("a.car"), *units)
    laid = next(choice for choice in listed(battle) if isinstance(choice, LayWeapon))
    assert battle.refusal(laid) is None
    for target in ("a.men", "a.car", "b.away", "nobody"):
        assert refused(battle, replace(laid, target=target)) == ("ba-refused-target", ("BA-SHOOT-02", "BA-VEH-03"))


# ---- getting out -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TRN-12", "BA-GEN-12", "BA-GEN-05", "BA-GEN-15")
def test_what_is_said_of_places_beside_a_vehicle():
    aboard = squad("a.men", 0, 0, men=2, place="aboard", aboard="a.truck", order="advance")
    battle = play(GetOut("a.men"), vehicle("a.truck", 24, 30, "truck"), aboard, FOE)
    choice = listed(battle)[0]
    one, two = choice.legs
    assert battle.refusal(choice) is None
    assert refused(battle, replace(choice, facing=90_000)) == ("ba-fault-facing", ("BA-GEN-12",))
    for legs in ((one,), (one, one), (one, replace(two, points=(two.points[0], two.points[0])))):
        assert refused(battle, Dismount(legs)) == ("ba-fault-all-get-out", ("BA-TRN-12",))
    hull = of(battle, "a.truck").hull
    on_it = replace(one, points=((hull.x, hull.y),))
    assert refused(battle, Dismount((on_it, two))) == ("ba-fault-no-room", ("BA-TRN-12", "BA-GEN-05", "BA-GEN-15"))
    far = replace(one, points=((hull.x, hull.y - hull.length // 2 - inches(3)),))
    assert refused(battle, Dismount((far, two))) == ("ba-fault-beside", ("BA-TRN-12",))


@pytest.mark.rule("BA-TRN-12", "BA-GEN-12")
def test_a_gun_that_is_set_down_is_turned_as_its_player_says():
    towed = changed(gun("a.gun", 0, 0), place="aboard", aboard="a.truck", order="advance")
    battle = play(GetOut("a.gun"), vehicle("a.truck", 24, 30, "truck"), towed, FOE)
    choice = listed(battle)[0]
    for facing in (0, 359_999):
        assert battle.refusal(replace(choice, facing=facing)) is None
    for facing in (-1, 360_000):
        assert refused(battle, replace(choice, facing=facing)) == ("ba-fault-facing", ("BA-GEN-12",))
