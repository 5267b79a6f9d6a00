"""Clauses of hits, crews, collisions and drives that only an edge of a rule shows."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from grognard.core.engine.fates import Test
from grognard.core.engine.procedures import Call, Done, Next, Repeat
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.area.flame import Scorching
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed
from grognard.games.operation_ww2.rules.crews.crew_hits import Blasted, ChooseStruck, CrewHits, Hurt
from grognard.games.operation_ww2.rules.driving import squads
from grognard.games.operation_ww2.rules.driving.convoys import ChooseConvoy, Convoying
from grognard.games.operation_ww2.rules.driving.drive import Drive
from grognard.games.operation_ww2.rules.driving.driving import Driving
from grognard.games.operation_ww2.rules.driving.ramming import Collision
from grognard.games.operation_ww2.rules.driving.running_into_wrecks import IntoWreck
from grognard.games.operation_ww2.rules.driving.sections import Result, SectionHits
from grognard.games.operation_ww2.rules.vehicle_fire import hits
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.rules.vehicle_fire.striking import fate_of, harms, is_from_above
from grognard.games.operation_ww2.state.choices import Follow, Man
from grognard.games.operation_ww2.state.ground import Wreck
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, Leg, MoveIntent
from grognard.games.operation_ww2.state.state import Ordered
from tests.games.operation_ww2.table import Idle, card, person, unit
from tests.games.operation_ww2.vehicles.garage import fight, shot, vehicle, vehicle_model
from tests.games.operation_ww2.vehicles.test_motorcycles import section
from tests.games.playing import become, through

FOE = unit("b.foe", (5, 5))


def order(*way: tuple[int, int], fires: Any = "last", target: str | None = "b.foe", **besides: Any) -> Ordered:
    told = AssaultIntent("a.car.1", way, "slow", target, fires, Besides(**besides))
    return Ordered(0, "a.car", card("A5"), told)


# ---- who of a unit with a vehicle still acts ----------------------------------------------------------------------


@pytest.mark.rule("AZ-EXE-09", "AZ-ORD-02", "AZ-DRV-05")
@pytest.mark.parametrize("broken", [False, True])
def test_az_ord_02_a_crew_that_breaks_on_its_way_fires_no_more(broken):
    car = vehicle("a.car", "sherman-75", (60, 60), broken=broken)
    g = fight(Idle(), car, FOE)
    assert isinstance(Driving(order()).fire_last(g, None), Done if broken else Call)


@pytest.mark.rule("AZ-EMB-04", "AZ-EXE-09")
@pytest.mark.parametrize("broken", [False, True])
def test_az_emb_04_nobody_of_a_unit_that_broke_comes_up_to_get_on(broken):
    man = person("a.car.2", (70, 60))
    car = vehicle("a.car", "opel-blitz", (60, 60), models=(man,), broken=broken)
    g = fight(Idle(), car, FOE)
    going = Driving(order(boards=("a.car.2",), boarding="first"))
    assert isinstance(going._come_up(g), Next if broken else Call)


@pytest.mark.rule("AZ-EMB-04", "AZ-EXE-09")
def test_az_emb_04_nobody_gets_on_a_vehicle_that_is_gone():
    left = replace(unit("a.car"), models=(person("a.car.2", (70, 60)),))
    g = fight(Idle(), vehicle("a.car", "opel-blitz", (60, 60), models=left.models), FOE)
    g.state = replace(g.state, units={**g.state.units, "a.car": left})
    assert isinstance(Driving(order(boards=("a.car.2",), boarding="first"))._come_up(g), Next)


@pytest.mark.rule("AZ-MTI-03", "AZ-EXE-09")
def test_az_mti_03_those_on_foot_are_not_asked_where_to_go_beside_a_vehicle_that_is_gone():
    man = person("a.car.2", (70, 60))
    car = vehicle("a.car", "opel-blitz", (60, 60), models=(man,))
    g = fight(Idle(), car, FOE)
    assert not isinstance(Driving(order()).on_foot(g), Next)
    g.state = replace(g.state, units={**g.state.units, "a.car": replace(car, models=(man,))})
    assert isinstance(Driving(order()).on_foot(g), Next)


@pytest.mark.rule("AZ-EMB-04", "AZ-EXE-09")
@pytest.mark.parametrize("broken", [False, True])
def test_az_emb_04_nobody_gets_on_whose_unit_broke(broken):
    man = person("a.car.2", (62.5, 60))
    car = vehicle("a.car", "opel-blitz", (60, 60), models=(man,), broken=broken)
    g = fight(Idle(), car, FOE)
    Driving(order(boards=("a.car.2",), boarding="first"))._board(g)
    assert (g.state.units["a.car"].model("a.car.2").aboard is None) is broken


# ---- who is hit --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VDM-03", "AZ-XPO-08")
@pytest.mark.parametrize(("faces", "asked"), [((10, 1), True), ((10, 10), False)])
def test_az_xpo_08_of_two_different_results_the_owner_says_who_takes_which(faces, asked):
    car = vehicle("b.car", "sherman-75", (60, 60), exposed=("commander", "loader"))
    g = fight(Idle(), car, FOE)
    struck = CrewHits("b.car", "b.car.1", 2, "small-arms", "none", exposed=True)
    decision = getattr(through(struck.allocate(g, faces)), "decision", None)
    assert (decision is not None and decision.ordered) is asked


@pytest.mark.rule("AZ-TTR-01", "AZ-VDM-02")
@pytest.mark.parametrize(("riders", "said"), [(True, "az-roll-riders-hit"), (False, "az-roll-crew-hits")])
def test_az_ttr_01_hits_on_riders_are_called_so(riders, said):
    car = vehicle("b.car", "sherman-75", (60, 60))
    g = fight(Idle(), car, FOE)
    roll = through(CrewHits("b.car", "b.car.1", 2, "small-arms", "none", riders=riders).roll_dice(g, None))
    assert roll.purpose.id == said


@pytest.mark.rule("AZ-TTR-01", "AZ-VEH-03")
@pytest.mark.parametrize("posture", ["standing", "scared"])
def test_az_ttr_01_who_rides_on_a_tank_is_as_scared_as_he_is(posture):
    man = person("b.car.2", (60, 60), aboard="b.car.1", on_top=True, posture=posture)
    g = fight(Idle(), vehicle("b.car", "sherman-75", (60, 60), models=(man,)), FOE)
    (rider,) = CrewHits("b.car", "b.car.1", 1, "small-arms", "none", riders=True)._there(g)
    assert rider.scared is (posture == "scared")


@pytest.mark.rule("AZ-VDM-03")
def test_az_vdm_03_passengers_of_different_arms_are_different_men_to_choose_from():
    men = tuple(
        person(f"b.car.{number}", (60, 60), aboard="b.car.1", weapons=weapons)
        for number, weapons in ((2, ("kar98k",)), (3, ("kar98k",)), (4, ("mg-42",)))
    )
    g = fight(Idle(), vehicle("b.car", "opel-blitz", (60, 60), models=men), FOE)
    passengers = tuple(Man(man.id) for man in men)
    found: Any = ChooseStruck(1, "b.car", "b.car.1", passengers, 1).choices(g)
    assert {choice.men[0].who for choice in found} == {"b.car.2", "b.car.4"}


@pytest.mark.rule("AZ-VDM-17")
def test_az_vdm_17_what_a_blast_reaches_from_what_it_reached_takes_it_too():
    first, second = (Blasted("b.car", f"b.car.{number}", (0, 0)) for number in (1, 2))
    g = fight(Idle(), vehicle("b.car", "sherman-75", (60, 60)), FOE)
    after = hits.Blasts((first,)).go_on(g, Hurt(blasted=(second,)))
    assert isinstance(after, Repeat)
    assert after.procedure == hits.Blasts((second,))


@pytest.mark.rule("AZ-MC-05", "AZ-FIRE-12")
def test_az_mc_05_dice_are_rolled_once_for_the_hits_on_a_section():
    bikes = section((60, 60), (66, 60))
    g = fight(Idle(), bikes, FOE)
    hit = shot("vehicle-machine-gun", (60, 20))
    rolled = SectionHits("a.bikes", "a.bikes.1", (), (Result(3, "small-arms", hit),))
    assert isinstance(rolled.roll_dice(g), Next)


# ---- collisions --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-BRN-03")
@pytest.mark.parametrize(("sheet", "flame"), [("opel-blitz", "light"), ("sherman-75", "heavy")])
def test_az_brn_03_a_burning_wreck_is_a_light_flame_to_what_has_no_armour(sheet, flame):
    car = vehicle("a.car", sheet, (60, 60))
    g = fight(Idle(), car, FOE)
    hull: Any = vehicle_model("b.wreck.1", "opel-blitz", (60, 56)).body
    g.state = replace(g.state, wrecks=(Wreck("b.wreck.1", hull, 2000, "light", burns=True),))
    action = IntoWreck("a.car", "a.car.1", "b.wreck.1", "light").burn(g)
    (hit,) = become(action).hits
    assert TABLES.weapons[hit.weapon].flame == flame


@pytest.mark.rule("AZ-RAM-05", "AZ-RAM-09")
def test_az_ram_05_each_is_struck_from_where_the_other_stands():
    car, other = vehicle("a.car", "sherman-75", (60, 60)), vehicle("b.car", "sherman-75", (60, 50))
    g = fight(Idle(), car, other)
    crash = Collision("a.car", "a.car.1", "b.car", "b.car.1")
    assert crash._place(g, "b.car", "b.car.1") == (60_000, 50_000)
    assert crash._place(g, "a.car", "a.car.1") == (60_000, 60_000)


# ---- riders and calls, flames, templates -------------------------------------------------------------------------


@pytest.mark.rule("AZ-NRV-09", "AZ-EMB-04")
def test_az_nrv_09_who_lies_scared_where_he_bailed_out_climbs_in_again():
    man = person("a.car.2", (64, 60), posture="scared")
    g = fight(
        Idle(),
        vehicle("a.car", "opel-blitz", (60, 60), models=(man,)),
        FOE,
        options={"remount_after_bail": "same_order"},
    )
    Driving(order(boards=("a.car.2",), boarding="first"))._board(g)
    assert g.state.units["a.car"].model("a.car.2").aboard == "a.car.1"


@pytest.mark.rule("AZ-FLM-04")
def test_az_flm_04_units_that_a_flame_struck_are_remembered():
    g = fight(Idle(), vehicle("b.car", "sherman-75", (60, 60)), FOE)
    pile: Any = None
    flame = Scorching((pile, pile), "a.one", Aimed("a.one.1", "flamethrower", "b.car", "b.car.1"), (0, 0), ("b.gun",))
    after = become(flame.go_on(g, ("b.two", "b.gun")))
    assert (after.piles, after.struck) == ((pile,), ("b.gun", "b.two"))


@pytest.mark.rule("AZ-MC-03")
@pytest.mark.parametrize(("crew", "lost"), [(2, False), (0, True)])
def test_az_mc_03_a_rider_on_foot_beside_an_abandoned_motorcycle_has_lost_the_section(crew, lost):
    bikes = section((60, 60), (66, 60))
    first, second = bikes.models
    assert second.machine is not None
    second = replace(second, machine=replace(second.machine, crew=crew))
    bikes = replace(bikes, models=(first, second, person("a.bikes.9", (77, 60))))
    going = Ordered(0, "a.bikes", card("M3"), MoveIntent("a.bikes.1", ((20_000, 10_000),), "fast"))
    g = fight(Idle(), bikes, FOE)
    Convoying(going, (20_000, 20_000)).arrive(g, ())
    assert ("a.bikes.9" not in {model.id for model in g.state.units["a.bikes"].models}) is lost


@pytest.mark.rule("AZ-VSQ-06", "AZ-INT-08")
@pytest.mark.parametrize(("short", "refused"), [(True, True), (False, False)])
def test_az_int_08_a_vehicle_that_leads_does_not_stop_short_for_the_others(short, refused):
    bikes = section((60, 60), (66, 60))
    going = Ordered(0, "a.bikes", card("M3"), MoveIntent("a.bikes.1", ((60_000, 50_000),), "fast"))
    g = fight(Idle(), bikes, FOE)
    decision = ChooseConvoy(0, going, (60_000, 60_000))
    stay = Follow((Leg("a.bikes.2", ()),), short)
    assert (decision.refusal(g, stay) is not None) is refused


@pytest.mark.rule("AZ-FVH-01")
@pytest.mark.parametrize(("flame", "harmless"), [("light", 4), ("heavy", None)])
def test_az_fvh_01_every_face_of_the_die_has_a_row_of_the_table_of_flames(flame, harmless):
    weapon = next(row.id for row in TABLES.weapons.values() if row.flame == flame)
    g = fight(Idle(), vehicle("b.car", "sherman-75", (60, 60)), FOE)
    hit, car = VehicleHit(weapon, (60_000, 20_000), "flame"), g.state.units["b.car"].models[0]
    die = fate_of(g, car, hit)
    assert isinstance(die, Test)
    harmful = {face for face in range(1, 11) if harms(g, car, hit, die.reached(face))}
    rows = (TABLES.light_flame if flame == "light" else TABLES.heavy_flame).values()
    assert harmful == {die for row in rows for die in range(row.first, row.last + 1) if row.effects.text != "NE"}
    assert harmless is None or harmful == set(range(harmless + 1, 11))


@pytest.mark.rule("AZ-ABV-01", "AZ-XPO-08", "AZ-TWO-02")
@pytest.mark.parametrize(
    ("storey", "sheet", "above"), [(1, "sdkfz-250-9", True), (0, "sdkfz-250-9", False), (1, "sherman-75", False)]
)
def test_az_abv_01_into_an_open_top_one_fires_from_above_only(storey, sheet, above):
    man = unit("a.man", (60, 54))
    man = replace(man, models=(replace(man.models[0], storey=storey, weapons=("kar98k",)),))
    g = fight(Idle(), man, vehicle("b.car", sheet, (60, 60)))
    hit = VehicleHit("kar98k", (60_000, 54_000), "exposed", unit="a.man", model="a.man.1")
    assert is_from_above(g, g.state.units["b.car"].models[0], hit) is above


@pytest.mark.rule("AZ-VSQ-02", "AZ-VDM-15")
@pytest.mark.parametrize("apart", ["", "b.car-2"])
def test_az_vsq_02_a_vehicle_that_dropped_out_for_its_tests_comes_back_to_its_squad(apart, monkeypatch):
    back: list[str] = []
    monkeypatch.setattr(squads, "come_back", lambda g, id: back.append(id))
    g = fight(Idle(), vehicle("b.car", "sherman-75", (60, 60)), FOE)
    hits.VehicleHits("b.car", "b.car.1", (), apart=apart).blasts(g)
    assert back == ([apart] if apart else [])


@pytest.mark.rule("AZ-RAM-09", "AZ-RAM-06")
def test_az_ram_09_a_vehicle_stops_in_contact_with_a_gun_and_neither_is_rammed():
    car = vehicle("a.car", "sherman-75", (60, 60))
    g = fight(Idle(), car, FOE)
    hull: Any = car.vehicles[0].body
    drive = Drive(order((60_000, 50_000)), "a.car.1", hull)
    blocked: Any = SimpleNamespace(kind="gun", at=0, unit="b.gun", model="b.gun.1", cover="none")
    assert isinstance(through(drive._run_into(g, blocked)), Next)
