"""Nerve, morale and willpower of crews (chapter Nerves and morale of crews)."""

from __future__ import annotations

from math import hypot

import pytest

from grognard.games.operation_ww2.ground.rally_cover import in_cover
from grognard.games.operation_ww2.rules.morale.morale import Morale, all_due
from grognard.games.operation_ww2.rules.movement.panic import PanicStep
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.vehicle_fire.hits import VehicleHits
from grognard.games.operation_ww2.state.choices import BailTo, Card, Man, Struck
from grognard.games.operation_ww2.state.events.driving import RolledOn
from grognard.games.operation_ww2.state.events.morale import MoraleTested
from grognard.games.operation_ww2.state.events.vehicles import NerveTested, WillpowerTested
from grognard.games.operation_ww2.state.intents import Aim, Besides, FireIntent
from grognard.games.operation_ww2.state.state import Ordered
from grognard.space.hulls import quarter_of
from tests.games.operation_ww2.table import Idle, over, person, unit
from tests.games.operation_ww2.vehicles.garage import asked, fight, happened, machine, shot, vehicle

FRONT = (60, 20)
CREWMAN = Struck((Man("crewman"),))
GUN = shot("75-76-mm", FRONT)
RIFLE = shot("m2-heavy-machine-gun", FRONT)


def struck(*each, tank=None, choice=CREWMAN, **given):
    tank = tank or vehicle("b.tank", "sherman-75", (60, 60))
    battle = fight(VehicleHits("b.tank", "b.tank.1", each), tank, **given)
    while not battle.over and asked(battle).kind == "ChooseStruck":
        battle.choose(choice)
    return battle


def crew(battle):
    return battle.state.units["b.tank"].people


@pytest.mark.rule("AZ-NRV-01")
@pytest.mark.rule("AZ-VDM-08")
@pytest.mark.rule("AZ-NRV-08")
def test_who_fails_the_nerve_test_lies_beside_the_vehicle_away_from_the_shot():
    battle = struck(GUN, dice=(5, 1, 3))
    over(battle)
    assert [event.passed for event in happened(battle, NerveTested)] == [False]
    men = crew(battle)
    assert len(men) == 5
    assert {man.posture for man in men} == {"scared"}
    hull = battle.state.units["b.tank"].models[0].body
    assert {quarter_of(hull, (man.x, man.y)) for man in men} <= {"rear", "left", "right"}
    assert max(man.y for man in men) > 64_000
    assert not battle.state.units["b.tank"].is_vehicle
    assert not battle.state.units["b.tank"].broken
    assert all(hypot(a.x - b.x, a.y - b.y) >= 2_000 for a in men for b in men if a is not b)


@pytest.mark.rule("AZ-NRV-01")
@pytest.mark.rule("AZ-VEH-02")
def test_a_nerve_test_is_passed_on_the_training():
    battle = struck(GUN, dice=(5, 1, 4))
    over(battle)
    assert crew(battle) == ()
    assert battle.state.units["b.tank"].is_vehicle


@pytest.mark.rule("AZ-VEH-10")
@pytest.mark.parametrize(("option", "weapons"), [("pistols", ("pistol",)), ("unarmed", ())])
def test_az_veh_10_a_crew_on_foot(option, weapons):
    battle = struck(GUN, dice=(5, 10, 10, 3), options={"dismounted_crew": option})
    over(battle)
    assert {man.weapons for man in crew(battle)} == {weapons}
    # The dead are dead on foot too, and count for the panic limit.
    assert len(crew(battle)) == 4
    assert battle.state.units["b.tank"].losses == 1


@pytest.mark.rule("AZ-NRV-08")
def test_az_nrv_08_option_the_owner_says_on_which_side():
    battle = struck(GUN, dice=(5, 1, 3), options={"bail_out_place": "owner"})
    assert asked(battle).seat == 1
    battle.choose(BailTo("left"))
    over(battle)
    assert all(man.x < 60_000 for man in crew(battle))


@pytest.mark.rule("AZ-NRV-02")
@pytest.mark.rule("AZ-NRV-03")
def test_seed_a_tank_loses_one_man_another_is_scared_and_morale_fails():
    """Seed, "Morál teszt járműveknek": 1 dead and 1 scared, panic limit 1; the crew stands beside the tank, broken."""
    tank = vehicle("b.tank", "sherman-75", (60, 60), lost=("hull", "anti-aircraft", "coaxial"))
    battle = struck(GUN, tank=tank, dice=(6, 10, 2, 3), choice=Struck((Man("crewman"), Man("crewman"))))
    over(battle)
    assert battle.state.units["b.tank"].broken
    assert {man.posture for man in crew(battle)} == {"standing"}
    assert len(crew(battle)) == 4
    # The nerve test of the same result is not rolled any more.
    assert not happened(battle, NerveTested)


@pytest.mark.rule("AZ-NRV-03")
def test_az_nrv_03_the_nerve_test_comes_after_morale_has_held():
    battle = struck(GUN, dice=(5, 10, 4, 3))
    over(battle)
    assert not battle.state.units["b.tank"].broken
    assert {man.posture for man in crew(battle)} == {"scared"}


@pytest.mark.rule("AZ-NRV-05")
def test_az_nrv_05_a_moving_vehicle_rolls_on_before_its_broken_crew_gets_out():
    tank = vehicle("b.tank", "sherman-75", (60, 60), latest="drove")
    battle = struck(GUN, tank=tank, dice=(5, 10, 3, 7))
    over(battle)
    assert [event.place for event in happened(battle, RolledOn)] == [(60_000, 53_000)]
    assert battle.state.units["b.tank"].broken
    assert all(abs(man.y - 53_000) < 10_000 for man in crew(battle))


@pytest.mark.rule("AZ-NRV-06")
@pytest.mark.rule("AZ-NRV-10")
@pytest.mark.parametrize(("die", "scared", "calm"), [(4, 0, True), (3, 3, False)])
def test_az_nrv_06_willpower(die, scared, calm):
    tank = vehicle("b.tank", "m5-stuart", (60, 60))
    battle = struck(RIFLE, tank=tank, dice=(6, 10, die))
    over(battle)
    after = machine(battle, "b.tank.1")
    assert (after.crew, after.scared, after.calm) == (3, scared, calm)
    assert [event.passed for event in happened(battle, WillpowerTested)] == [calm]
    assert battle.state.units["b.tank"].losses == 0


@pytest.mark.rule("AZ-NRV-10")
def test_az_nrv_10_option_deaths_settled_by_willpower_count_later():
    tank = vehicle("b.tank", "m5-stuart", (60, 60))
    lists = {"b.tank": {"panic_limit": 2}}
    battle = struck(RIFLE, tank=tank, dice=(6, 10, 4), options={"willpower_deaths": "count"}, lists=lists)
    over(battle)
    unit = battle.state.units["b.tank"]
    assert (unit.losses, unit.tested) == (1, 1)
    later = struck(GUN, tank=unit, dice=(3, 10, 3), options={"willpower_deaths": "count"}, lists=lists)
    over(later)
    assert later.state.units["b.tank"].broken


@pytest.mark.rule("AZ-NRV-06", "AZ-NRV-10", "AZ-VDM-15")
def test_az_nrv_06_who_fell_to_a_gun_in_the_same_volley_asks_for_morale_all_the_same():
    tank = vehicle("b.tank", "m5-stuart", (60, 60))
    battle = fight(VehicleHits("b.tank", "b.tank.1", (GUN, RIFLE)), tank, dice=(3, 10, 6, 10, 4, 3))
    while not battle.over:
        battle.choose(next((each for each in battle.choices() if each == CREWMAN), battle.choices()[0]))
    over(battle)
    assert [event.passed for event in happened(battle, WillpowerTested)] == [True]
    assert battle.state.units["b.tank"].losses == 1
    assert battle.state.units["b.tank"].broken


@pytest.mark.rule("AZ-NRV-06")
def test_az_nrv_06_troop_carriers_test_morale():
    tank = vehicle("b.tank", "sdkfz-251", (60, 60))
    battle = struck(RIFLE, tank=tank, dice=(6, 10, 4))
    over(battle)
    assert not happened(battle, WillpowerTested)
    assert battle.state.units["b.tank"].losses == 1


@pytest.mark.rule("AZ-NRV-02", "AZ-MOR-13")
@pytest.mark.parametrize(
    ("option", "value"), [("morale_moment", "end_of_order"), ("execution_atomic", "morale_at_end_of_chain")]
)
def test_az_nrv_02_a_crew_that_breaks_in_a_test_that_was_put_off_gets_out_too(option, value):
    tank = vehicle("b.tank", "sherman-75", (60, 40), 180, lost=("hull", "anti-aircraft", "coaxial"))
    gun = vehicle("a.gun", "panther", (60, 60))
    ordered = Ordered(0, "a.gun", Card("fire", 4), FireIntent("b.tank", None, Besides(aims=(Aim("gun", "b.tank"),))))
    # It hits; 6 on the tank: two of the crew, one dies; the nerve test holds, morale does not.
    battle = fight(
        Execution(), gun, tank, chain=(ordered,), dice=(10, 6, 10, 1, 10, 1), options={option: value}, turn=2
    )
    while not battle.over:
        battle.choose(next((each for each in battle.choices() if "coaxial" not in str(each)), battle.choices()[0]))
    unit_after = battle.state.units["b.tank"]
    assert unit_after.broken
    assert not unit_after.is_vehicle
    assert {man.posture for man in crew(battle)} == {"standing"}


@pytest.mark.rule("AZ-NRV-04")
def test_az_nrv_04_a_broken_crew_has_no_cover_from_its_own_vehicle():
    tank = vehicle("b.tank", "sherman-75", (60, 60), lost=("hull", "anti-aircraft", "coaxial"))
    battle = struck(GUN, tank=tank, dice=(6, 10, 2, 3), choice=Struck((Man("crewman"), Man("crewman"))))
    over(battle)
    unit_after = battle.state.units["b.tank"]
    assert unit_after.broken
    assert not any(in_cover(battle, unit_after, man) for man in unit_after.people)
    # In the panic step they run, and so cannot recover in it.
    running = fight(PanicStep(), unit_after, unit("a.foe", (60, 5)), turn=2)
    over(running)
    assert running.state.units["b.tank"].broken
    assert {(man.x, man.y) for man in running.state.units["b.tank"].people} != {
        (man.x, man.y) for man in unit_after.people
    }


@pytest.mark.rule("AZ-NRV-01", "AZ-NRV-05")
def test_az_nrv_05_a_vehicle_whose_crew_only_loses_its_nerve_does_not_roll_on():
    tank = vehicle("b.tank", "sherman-75", (60, 60), latest="drove")
    battle = struck(GUN, tank=tank, dice=(5, 1, 3))
    over(battle)
    assert {man.posture for man in crew(battle)} == {"scared"}
    assert happened(battle, RolledOn) == []


@pytest.mark.rule("AZ-MOR-01", "AZ-VDM-13", "AZ-VDM-19")
@pytest.mark.parametrize(
    ("crew", "riders", "tests"), [(0, (), 0), (1, (), 1), (0, ({"on_top": False},), 1), (0, ({"on_top": True},), 1)]
)
def test_az_mor_01_an_empty_vehicle_has_nobody_who_could_lose_heart(crew, riders, tests):
    men = tuple(
        person(f"b.tank.{number}", (60, 60), aboard="b.tank.1", **each) for number, each in enumerate(riders, 2)
    )
    tank = vehicle("b.tank", "sherman-75", (60, 60), crew=crew, losses=2, tested=1, models=men)
    battle = fight(Morale(all_due(fight(Idle(), tank)), now=True), tank, dice=(10,) * tests)
    over(battle)
    assert len(happened(battle, MoraleTested)) == tests
    assert not battle.state.units["b.tank"].broken
