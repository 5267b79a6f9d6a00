"""Damage to vehicles (chapter Damage to vehicles and guns)."""

from __future__ import annotations

import pytest

from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.crews.mobility import mobility
from grognard.games.operation_ww2.rules.vehicle_fire.hits import VehicleHits
from grognard.games.operation_ww2.state.choices import LoseWeapon, Man, ResolveHit, Struck
from grognard.games.operation_ww2.state.events.driving import RolledOn
from grognard.games.operation_ww2.state.events.vehicles import Exploded, PartsLost, VehicleDamaged
from grognard.games.operation_ww2.state.state import Machine
from tests.games.operation_ww2.table import over, unit
from tests.games.operation_ww2.vehicles.garage import asked, fight, happened, machine, shot, vehicle

FRONT = (60, 20)
"""A muzzle before a vehicle at (60, 60) that faces up the table."""

CREWMAN = Struck((Man("crewman"),))
TWO_CREWMEN = Struck((Man("crewman"), Man("crewman")))


def hits(*each, id="b.tank"):
    return VehicleHits(id, f"{id}.1", each)


def lost(battle, id="b.tank.1"):
    return machine(battle, id).lost


def results(battle):
    return [(event.die, event.result) for event in happened(battle, VehicleDamaged)]


@pytest.mark.rule("AZ-VDM-09")
@pytest.mark.rule("AZ-VDM-12")
def test_a_second_track_makes_it_immobile():
    one = fight(hits(shot("75-76-mm", FRONT)), vehicle("b.tank", "sherman-75", (60, 60)), dice=(4,))
    over(one)
    assert results(one) == [(3, "track")]
    assert lost(one) == ("track",)
    two = fight(hits(shot("75-76-mm", FRONT)), vehicle("b.tank", "sherman-75", (60, 60), lost=("track",)), dice=(4,))
    over(two)
    assert lost(two) == ("track", "track", "immobile")
    three = fight(hits(shot("75-76-mm", FRONT)), vehicle("b.tank", "sherman-75", (60, 60), lost=lost(two)), dice=(4,))
    over(three)
    assert lost(three) == lost(two)


@pytest.mark.rule("AZ-VDM-10")
def test_wheels_halve_then_stop():
    def after(sheet, *gone):
        return mobility(Machine(lost=gone), TABLES.vehicles[sheet], TABLES.limits["wheels-halved-at-once"].value)

    assert [after("kubelwagen", *["wheel"] * count) for count in range(3)] == ["full", "half", "none"]
    assert [after("m8-greyhound", *["wheel"] * count) for count in range(4)] == ["full", "full", "half", "none"]
    assert after("sdkfz-250-9", "wheel") == "half"
    assert after("sdkfz-250-9", "track") == "turning"
    assert after("sdkfz-250-9", "track", "wheel") == after("sdkfz-250-9", "wheel", "wheel") == "none"


@pytest.mark.rule("AZ-VDM-16")
@pytest.mark.parametrize(
    ("sheet", "start", "gone"),
    [
        ("m8-greyhound", FRONT, ("wheel",)),
        ("m5-stuart", FRONT, ("track",)),
        ("sdkfz-250-9", FRONT, ("wheel",)),
        ("sdkfz-250-9", (100, 60), ("track",)),
        ("sdkfz-250-9", (60, 100), ("track",)),
    ],
)
def test_az_vdm_16_wheel_or_track(sheet, start, gone):
    die = 2 - (start == (60, 100))
    battle = fight(hits(shot("75-76-mm", start)), vehicle("b.tank", sheet, (60, 60)), dice=(die,))
    over(battle)
    assert results(battle) == [(3, "wheel or track")]
    assert lost(battle) == gone


@pytest.mark.rule("AZ-VDM-16")
@pytest.mark.parametrize(("die", "gone"), [(5, "wheel"), (6, "track")])
def test_az_vdm_16_option_a_die_decides_for_half_tracks(die, gone):
    tank = vehicle("b.tank", "sdkfz-250-9", (60, 60))
    battle = fight(hits(shot("75-76-mm", FRONT)), tank, dice=(2, die), options={"wheel_or_track": "die"})
    over(battle)
    assert lost(battle) == (gone,)


@pytest.mark.rule("AZ-VDM-16")
def test_az_vdm_16_a_truck_on_tracks_reads_a_wheel_as_a_track():
    battle = fight(hits(shot("vehicle-machine-gun", FRONT)), vehicle("b.tank", "kettenkrad", (60, 60)), dice=(5,))
    over(battle)
    assert results(battle) == [(5, "wheel")]
    assert lost(battle) == ("track",)


@pytest.mark.rule("AZ-VDM-06")
@pytest.mark.rule("AZ-VDM-11")
def test_the_main_weapon_takes_what_is_coupled_to_it():
    battle = fight(hits(shot("75-76-mm", FRONT)), vehicle("b.tank", "sherman-75", (60, 60)), dice=(7, 1, 10))
    assert results(battle) == [(6, "main weapon + 1 crew + nerve test")]
    assert lost(battle) == ("gun", "coaxial")
    assert asked(battle).kind == "ChooseStruck"


@pytest.mark.rule("AZ-VDM-07")
def test_the_owner_says_which_secondary_weapon_goes_and_the_coaxial_one_goes_too():
    battle = fight(hits(shot("75-76-mm", FRONT)), vehicle("b.tank", "sherman-75", (60, 60)), dice=(6, 1, 1, 10))
    assert asked(battle).seat == 1
    assert battle.choices() == [LoseWeapon("hull"), LoseWeapon("anti-aircraft")]
    battle.choose(LoseWeapon("anti-aircraft"))
    assert lost(battle) == ("anti-aircraft", "coaxial")


@pytest.mark.rule("AZ-VDM-11")
def test_seed_already_damaged_the_secondary_weapon_of_a_medium_tank_is_gone():
    """Seed, "Már meglévő sérülés": only 2 crew and the nerve test are left of the result."""
    gone = ("hull", "anti-aircraft", "coaxial")
    tank = vehicle("b.tank", "sherman-75", (60, 60), lost=gone)
    battle = fight(hits(shot("75-76-mm", FRONT)), tank, dice=(6, 1, 1, 10))
    battle.choose(TWO_CREWMEN)
    over(battle)
    assert results(battle) == [(5, "secondary weapon + 2 crew + nerve test")]
    assert lost(battle) == gone
    assert machine(battle, "b.tank.1").scared == 2


@pytest.mark.rule("AZ-VDM-02")
@pytest.mark.rule("AZ-VDM-03")
def test_the_owner_says_who_is_hit_and_each_rolls_in_the_cover_of_the_vehicle():
    battle = fight(hits(shot("75-76-mm", FRONT)), vehicle("b.tank", "sherman-75", (60, 60)), dice=(5, 6, 10))
    assert results(battle) == [(4, "1 crew + nerve test")]
    assert {each.men[0].who for each in battle.choices() if isinstance(each, Struck)} == {"commander", "crewman"}
    battle.choose(Struck((Man("commander"),)))
    over(battle)
    after = machine(battle, "b.tank.1")
    # A heavy-weapon 6 scares in heavy cover, which a tank gives.
    assert (after.crew, after.scared, after.commander, after.shaken) == (5, 1, True, True)


@pytest.mark.rule("AZ-VDM-02")
def test_az_vdm_02_option_the_crew_has_no_cover():
    battle = fight(
        hits(shot("75-76-mm", FRONT)),
        vehicle("b.tank", "sherman-75", (60, 60)),
        dice=(5, 6, 10, 10),
        options={"crew_hit_cover": "none"},
    )
    battle.choose(Struck((Man("commander"),)))
    over(battle)
    after = machine(battle, "b.tank.1")
    assert (after.crew, after.scared, after.commander) == (4, 0, False)


@pytest.mark.rule("AZ-VDM-03")
def test_hits_for_whom_nobody_is_left_are_lost():
    tank = vehicle("b.tank", "sherman-75", (60, 60), crew=1, commander=False)
    battle = fight(hits(shot("75-76-mm", FRONT)), tank, dice=(8, 1, 10))
    over(battle)
    assert results(battle) == [(7, "immobile + 2 crew + nerve test")]
    assert machine(battle, "b.tank.1").scared == 1


@pytest.mark.rule("AZ-VDM-04")
def test_engine_or_ammunition_up_to_6():
    battle = fight(hits(shot("75-76-mm", FRONT)), vehicle("b.tank", "sherman-75", (60, 60)), dice=(9, 6, 1, 1, 1, 10))
    battle.choose(Struck((Man("crewman"),) * 3))
    over(battle)
    assert results(battle) == [(8, "engine")]
    assert lost(battle) == ("immobile",)
    assert machine(battle, "b.tank.1").scared == 3


@pytest.mark.rule("AZ-VDM-04")
@pytest.mark.rule("AZ-VDM-01")
def test_engine_or_ammunition_from_7_is_a_catastrophe():
    battle = fight(hits(shot("75-76-mm", FRONT)), vehicle("b.tank", "sherman-75", (60, 60)), dice=(9, 7, 3))
    over(battle)
    assert battle.state.units["b.tank"].place == "gone"
    assert [wreck.id for wreck in battle.state.wrecks] == ["b.tank.1"]
    assert battle.state.units["b.tank"].losses == 5


@pytest.mark.rule("AZ-VDM-01")
@pytest.mark.rule("AZ-VDM-17")
@pytest.mark.parametrize(
    ("sheet", "die", "reached"), [("sherman-75", 4, True), ("kubelwagen", 7, True), ("kubelwagen", 6, False)]
)
def test_the_blast_of_a_catastrophe(sheet, die, reached):
    width = TABLES.sizes[TABLES.vehicles[sheet].type].width / 2000
    man = unit("a.man", (60 + width + 1 + 3.9, 60))
    dice = (10, die, 3) if reached else (10, die)
    battle = fight(hits(shot("85-90-mm", FRONT)), vehicle("b.tank", sheet, (60, 60)), man, dice=dice)
    over(battle)
    assert results(battle) == [(10, "catastrophe")]
    assert (battle.state.units["a.man"].place == "gone") == reached


@pytest.mark.rule("AZ-VDM-17")
def test_a_blast_reaches_vehicles_too_each_in_its_own_column():
    other = vehicle("a.other", "kubelwagen", (66, 60))
    battle = fight(hits(shot("85-90-mm", FRONT)), vehicle("b.tank", "sherman-75", (60, 60)), other, dice=(10, 10, 5))
    over(battle)
    assert lost(battle, "a.other.1") == ("wheel",)
    spared = fight(
        hits(shot("85-90-mm", FRONT)),
        vehicle("b.tank", "sherman-75", (60, 60)),
        other,
        dice=(10, 10),
        options={"catastrophe_targets": "people_only"},
    )
    over(spared)
    assert lost(spared, "a.other.1") == ()


@pytest.mark.rule("AZ-VDM-05")
@pytest.mark.rule("AZ-VDM-18")
@pytest.mark.parametrize(
    ("latest", "option", "rolls"),
    [
        ("drove", "latest_order_with_movement", True),
        ("halted", "latest_order_with_movement", False),
        ("halted", "any_move_order", True),
        ("", "any_move_order", False),
    ],
)
def test_rolling_on(latest, option, rolls):
    tank = vehicle("b.tank", "sherman-75", (60, 60), latest=latest)
    battle = fight(
        hits(shot("75-76-mm", FRONT)),
        tank,
        dice=(8, *((6,) if rolls else ()), 1, 1, 10),
        options={"rolling_on": option},
    )
    battle.choose(TWO_CREWMEN)
    over(battle)
    assert lost(battle) == ("immobile",)
    assert [event.place for event in happened(battle, RolledOn)] == ([(60_000, 54_000)] if rolls else [])


@pytest.mark.rule("AZ-VDM-18", "AZ-NRV-05")
@pytest.mark.parametrize("option", ["latest_order_with_movement", "any_move_order"])
def test_az_vdm_18_a_vehicle_that_has_rolled_on_is_at_rest_when_its_crew_breaks(option):
    tank = vehicle("b.tank", "sherman-75", (60, 60), latest="drove")
    # Immobile, 6 cm ahead, one of two men dies, and morale fails.
    battle = fight(hits(shot("75-76-mm", FRONT)), tank, dice=(8, 6, 10, 1, 3), options={"rolling_on": option})
    battle.choose(TWO_CREWMEN)
    over(battle)
    assert battle.state.units["b.tank"].broken
    assert [event.place for event in happened(battle, RolledOn)] == [(60_000, 54_000)]


@pytest.mark.rule("AZ-VDM-18")
def test_rolling_on_ends_at_a_vehicle_and_puts_people_aside():
    tank = vehicle("b.tank", "sherman-75", (60, 60), latest="drove")
    wall = vehicle("a.wall", "tiger", (60, 47))
    friend = unit("a.man", (60, 54))
    battle = fight(hits(shot("75-76-mm", (100, 60))), tank, wall, friend, dice=(7, 10, 1, 1, 10))
    battle.choose(TWO_CREWMEN)
    over(battle)
    # From the Tiger's rear at 51.5 cm and the Sherman's front at 55.9 cm there are 4.4 cm.
    assert battle.state.units["b.tank"].models[0].y == pytest.approx(55_600, abs=60)
    (man,) = battle.state.units["a.man"].models
    assert abs(man.x - 60_000) >= 2_900


@pytest.mark.rule("AZ-VDM-15")
@pytest.mark.parametrize(("option", "seat"), [("firer_orders", 0), ("owner_orders", 1)])
def test_several_hits_are_resolved_in_the_order_somebody_says(option, seat):
    tank = vehicle("b.tank", "sherman-75", (60, 60))
    battle = fight(
        hits(shot("75-76-mm", FRONT), shot("37-45-mm", FRONT)), tank, dice=(4, 4), options={"several_hits": option}
    )
    assert asked(battle).seat == seat
    assert battle.choices() == [ResolveHit(0), ResolveHit(1)]
    battle.choose(ResolveHit(1))
    over(battle)
    # The light gun: 4 - 1 for medium armour - 1 for its class; then the medium one: 4 - 1.
    assert results(battle) == [(2, "NE"), (3, "track")]


@pytest.mark.rule("AZ-VDM-14")
@pytest.mark.rule("AZ-VDM-15")
def test_all_hits_first_then_all_nerve_tests():
    tank = vehicle("b.tank", "sherman-75", (60, 60))
    battle = fight(hits(shot("75-76-mm", FRONT), shot("75-76-mm", FRONT)), tank, dice=(5, 1, 5, 1, 4, 3))
    battle.choose(CREWMAN)
    battle.choose(CREWMAN)
    over(battle)
    # 4 passes, 3 fails: one failure is enough.
    assert not battle.state.units["b.tank"].is_vehicle
    assert len(battle.state.units["b.tank"].people) == 5


@pytest.mark.rule("AZ-VDM-13")
@pytest.mark.rule("AZ-VDM-19")
def test_a_vehicle_without_crew_stays():
    tank = vehicle("b.tank", "sherman-75", (60, 60), crew=1, commander=False)
    battle = fight(hits(shot("75-76-mm", FRONT)), tank, dice=(5, 10))
    over(battle)
    after = battle.state.units["b.tank"]
    assert after.on_table
    assert not after.is_manned
    assert machine(battle, "b.tank.1").crew == 0


@pytest.mark.rule("AZ-VDM-01")
@pytest.mark.rule("AZ-LOS-10")
def test_a_wreck_is_terrain_from_then_on():
    battle = fight(hits(shot("85-90-mm", FRONT)), vehicle("b.tank", "sherman-75", (60, 60)), dice=(10, 1))
    over(battle)
    assert [piece.kind for piece in battle.context.map.ground.pieces] == ["wreck"]
    assert battle.context.terrain.price(((50_000, 60_000), (70_000, 60_000))).cost == 5_000
    (event,) = happened(battle, Exploded)
    assert event.wreck.cover == "heavy"
    assert not happened(battle, PartsLost)


@pytest.mark.rule("AZ-VDM-17")
def test_az_vdm_17_every_vehicle_in_a_blast_rolls():
    others = vehicle("a.one", "kubelwagen", (66, 60)), vehicle("a.two", "kubelwagen", (54, 60))
    tank = vehicle("b.tank", "sherman-75", (60, 60))
    battle = fight(hits(shot("85-90-mm", FRONT)), tank, *others, dice=(10, 10, 5, 5))
    over(battle)
    assert lost(battle, "a.one.1") == lost(battle, "a.two.1") == ("wheel",)
