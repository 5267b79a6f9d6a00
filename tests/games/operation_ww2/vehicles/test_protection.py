"""What hides a vehicle and what that is worth; other vehicles in the way (chapters Cover and protection, Vehicles in
the way)."""

from __future__ import annotations

import pytest

from grognard.core.book.modifiers import total
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.vehicles import cover
from grognard.games.operation_ww2.ground.vehicles.facing import side_struck
from grognard.games.operation_ww2.rules.vehicle_fire import armour, vehicles_in_the_way
from grognard.games.operation_ww2.rules.vehicle_fire.hits import VehicleHits
from grognard.games.operation_ww2.state.choices import Man, Struck
from grognard.games.operation_ww2.state.events.vehicles import ShotDiverted, ShotStopped, VehicleDamaged
from tests.games.operation_ww2.table import Idle, ground, over, unit
from tests.games.operation_ww2.vehicles.garage import fight, happened, machine, shot, vehicle

FRONT = (60, 20)
START = (60_000, 20_000)
GUN = shot("75-76-mm", FRONT)


def wall(left, right, y=52, kind="high-wall"):
    return {"id": "wall", "kind": kind, "rectangle": ((left, 120 - y - 1), (right, 120 - y))}


def woods(left, top, right, bottom, kind="woods"):
    return {"id": "woods", "kind": kind, "rectangle": ((left, 120 - bottom), (right, 120 - top))}


def seen(*pieces, start=START, sheet="sherman-75", options=None, **fields):
    battle = fight(Idle(), vehicle("b.tank", sheet, (60, 60), **fields), map=ground(*pieces), options=options)
    return cover.shelter(battle, start, battle.state.units["b.tank"].models[0])


def in_cover(*pieces, sheet="sherman-75", **fields):
    battle = fight(Idle(), vehicle("b.tank", sheet, (60, 60), **fields), map=ground(*pieces))
    return cover.is_in_cover(battle, START, battle.state.units["b.tank"].models[0])


def struck(*pieces, dice, hit=GUN, sheet="sherman-75", others=(), options=None, choice=None, **fields):
    tank = vehicle("b.tank", sheet, (60, 60), **fields)
    battle = fight(
        VehicleHits("b.tank", "b.tank.1", (hit,)), tank, *others, map=ground(*pieces), dice=dice, options=options
    )
    while not battle.over:
        battle.choose(choice or battle.choices()[0])
    over(battle)
    return battle


def damage(battle):
    return [(event.unit, event.die, event.result) for event in happened(battle, VehicleDamaged)]


def stopped(battle):
    return [event.by for event in happened(battle, ShotStopped)]


@pytest.mark.rule("AZ-VCOV-03")
@pytest.mark.rule("AZ-VCOV-09")
def test_a_wall_that_hides_half_may_stop_a_shot():
    assert seen(wall(40, 60.1)) == "wall"
    assert seen(wall(40, 59.5)) == ""
    assert stopped(struck(wall(40, 80), dice=(2,))) == ["wall"]
    through = struck(wall(40, 80), dice=(3, 4))
    assert damage(through) == [("b.tank", 3, "track")]


@pytest.mark.rule("AZ-VCOV-09")
def test_a_low_wall_hides_only_what_is_close_behind_it():
    # The Sherman's front end is at 55.9.
    assert seen(wall(40, 80, y=54.5, kind="low-wall")) == "wall"
    assert seen(wall(40, 80, y=52.5, kind="low-wall")) == ""


@pytest.mark.rule("AZ-VCOV-06")
def test_hedges_stop_no_shot():
    assert seen(wall(40, 80, kind="high-hedge")) == ""
    assert damage(struck(wall(40, 80, kind="high-hedge"), dice=(4,))) == [("b.tank", 3, "track")]


@pytest.mark.rule("AZ-VCOV-04")
def test_covered_terrain_may_stop_a_shot_and_goes_before_a_wall():
    half = woods(40, 60.5, 80, 80)
    assert seen(half) == ""
    assert seen(woods(40, 59.9, 80, 80)) == "covered"
    assert seen(woods(40, 59.9, 80, 80), wall(40, 80)) == "covered"
    assert stopped(struck(woods(40, 59.9, 80, 80), dice=(4,))) == ["covered"]
    assert stopped(struck(woods(40, 59.9, 80, 80), dice=(5, 1))) == []


@pytest.mark.rule("AZ-VCOV-05")
def test_a_part_hidden_by_covered_terrain_is_safe():
    # The engine lies in the rear two fifths, from 60.82 on; the turret in front of them is in the open.
    rear = woods(40, 60.5, 80, 80)
    safe = struck(rear, dice=(8,), hit=shot("75-76-mm", FRONT))
    assert damage(safe) == [("b.tank", 7, "immobile + 2 crew + nerve test")]
    assert stopped(safe) == ["hidden-part"]
    assert machine(safe, "b.tank.1").lost == ()
    hurt = struck(rear, dice=(7, 1, 10), hit=shot("75-76-mm", FRONT))
    assert machine(hurt, "b.tank.1").lost == ("gun", "coaxial")


@pytest.mark.rule("AZ-VCOV-08")
def test_az_vcov_08_option_protection_is_rolled_after_damage():
    after = struck(wall(40, 80), dice=(4, 2), options={"protection_order": "after_damage"})
    assert damage(after) == [("b.tank", 3, "track")]
    assert stopped(after) == ["wall"]
    # Where the damage is nothing there is nothing to stop.
    assert damage(struck(wall(40, 80), dice=(1,), options={"protection_order": "after_damage"})) == [
        ("b.tank", 1, "NE")
    ]


@pytest.mark.rule("AZ-VCOV-09")
@pytest.mark.parametrize(("gap_", "hides"), [(2.0, True), (2.01, False)])
def test_az_vcov_09_a_low_wall_hides_the_lower_half_within_two_centimetres(gap_, hides):
    tank = vehicle("b.tank", "sherman-75", (60, 60))
    # Maps are measured from the lower edge, 120 cm off: the hull's front is at 64.1 there.
    low = {"id": "wall", "kind": "low-wall", "rectangle": ((40, 64.1 + gap_), (80, 65.1 + gap_))}
    battle = fight(Idle(), tank, map=ground(low))
    assert cover.hides_lower_half(battle, (60_000, 20_000), tank.models[0], 0) == hides


@pytest.mark.rule("AZ-VCOV-09")
def test_az_vcov_09_nothing_hides_a_vehicle_from_a_place_within_it():
    tank = vehicle("b.tank", "sherman-75", (50, 60))
    battle = fight(Idle(), tank, map=ground(wall(40, 58, y=50)))
    shape = battle.context.terrain.field.polygons[0]
    assert cover.hidden_share(battle, (50_000, 60_000), tank.models[0], shape) == 0


@pytest.mark.rule("AZ-VCOV-09")
@pytest.mark.parametrize(("option", "least", "most"), [("seen_width", 0.5, 0.6), ("covered_area", 0.62, 0.72)])
def test_az_vcov_09_option_the_share_of_the_width_or_of_the_area(option, least, most):
    """Seen from the side a wall hides more of the far end than of the near one."""
    tank = vehicle("b.tank", "sherman-75", (60, 60))
    battle = fight(Idle(), tank, map=ground(wall(40, 58, y=50)), options={"hidden_share": option})
    shape = battle.context.terrain.field.polygons[0]
    assert least < cover.hidden_share(battle, (50_000, 20_000), tank.models[0], shape) < most


@pytest.mark.rule("AZ-VCOV-01")
def test_in_cover_half_hidden_or_in_woods_a_quarter_with_a_net():
    assert not in_cover()
    assert in_cover(woods(40, 50, 80, 80))
    assert in_cover(wall(40, 60.1))
    assert not in_cover(wall(40, 59.5))
    assert in_cover(wall(40, 59.2), traits=("camouflage-net",))
    assert not in_cover(wall(40, 58.6), traits=("camouflage-net",))
    assert in_cover(wall(40, 80, kind="high-hedge"))


@pytest.mark.rule("AZ-VCOV-07")
def test_vehicles_as_cover():
    battle = fight(Idle(), *(vehicle(f"b.{id}", id, (60, 60)) for id in ("jeep", "sdkfz-251", "m5-stuart", "tiger")))
    from grognard.games.operation_ww2.ground.vehicles.sheets import cover_given

    found = {unit.id: cover_given(battle, unit.models[0]) for unit in battle.state.units.values()}
    assert found == {"b.jeep": "light", "b.sdkfz-251": "medium", "b.m5-stuart": "heavy", "b.tiger": "heavy"}


# ---- other vehicles in the line of fire --------------------------------------------------------------------------

HIDDEN = vehicle("b.tank", "sdkfz-250-9", (60, 60), 90)
"""A half-track seen from its right side; its gun, in the turret, is at 58.3 to 61.7."""


def behind_a_panther(die, *, firing="sherman-75", dice, options=None, ammunition=None, **fields):
    """A 250/9 partly hidden by a Panther, which faces the muzzle."""
    panther = vehicle("b.panther", "panther", (60, 50), 0, **fields)
    firer = vehicle("a.firer", firing, (60, 22), 180)
    hit = shot("75-76-mm", FRONT, unit="a.firer", model="a.firer.1", die=die, ammunition=ammunition)
    battle = fight(VehicleHits("b.tank", "b.tank.1", (hit,)), HIDDEN, panther, firer, dice=dice, options=options)
    while not battle.over:
        battle.choose(battle.choices()[0])
    over(battle)
    return battle


@pytest.mark.rule("AZ-OVL-01")
@pytest.mark.rule("AZ-OVL-02")
@pytest.mark.rule("AZ-OVL-03")
def test_seed_a_250_9_behind_a_panther_that_needs_9():
    """Seed, "Más járművek a tűzvonalban": 8 hits the 250/9, damage 6 names the main weapon; the Panther needs 9 and the
    8 bounces."""
    battle = behind_a_panther(8, dice=(6,))
    # A medium gun adds 1 against light armour; 7 names the main weapon too.
    assert damage(battle)[0] == ("b.tank", 7, "main weapon + 2 crew + nerve test")
    assert [event.onto for event in happened(battle, ShotDiverted)] == ["b.panther.1"]
    assert stopped(battle) == ["other-vehicle"]
    assert machine(battle, "b.tank.1").lost == machine(battle, "b.panther.1").lost == ()


@pytest.mark.rule("AZ-OVL-02")
@pytest.mark.rule("AZ-OVL-03")
@pytest.mark.rule("AZ-OVL-05")
def test_seed_a_long_barrel_would_have_hit_the_panther():
    """Seed, the same: with a long barrel (+1) the Panther is hit, and the 6 is looked up for it."""
    battle = behind_a_panther(8, firing="panzer-iv", dice=(6, 1, 1, 10))
    # 6 for a medium gun on a medium tank, less 1 for heavy armour.
    assert damage(battle)[1] == ("b.panther", 5, "secondary weapon + 2 crew + nerve test")
    assert machine(battle, "b.tank.1").lost == ()
    assert "hull" in machine(battle, "b.panther.1").lost


@pytest.mark.rule("AZ-OVL-02")
def test_the_panther_needs_9():
    battle = fight(Idle(), vehicle("b.panther", "panther", (60, 60)))
    panther = battle.state.units["b.panther"].models[0]
    side = side_struck(battle, panther, START)
    number = TABLES.weapons["75-76-mm"].numbers.against("medium")
    assert number is not None
    assert number - total(armour.to_hit(battle, panther, side)) == 9
    assert [vehicles_in_the_way.is_hit(battle, panther, shot("75-76-mm", FRONT, die=die), side) for die in (8, 9)] == [
        False,
        True,
    ]


@pytest.mark.rule("AZ-OVL-02")
def test_az_ovl_02_option_no_modifiers_at_all():
    battle = behind_a_panther(8, dice=(6, 1, 1, 10), options={"covering_vehicle_modifiers": "none"})
    assert "hull" in machine(battle, "b.panther.1").lost


@pytest.mark.rule("AZ-OVL-05")
def test_az_ovl_05_option_the_same_total():
    battle = behind_a_panther(9, dice=(6, 1, 1, 10), options={"diverted_die": "same_total"})
    assert damage(battle)[1] == ("b.panther", 7, "immobile + 2 crew + nerve test")


@pytest.mark.rule("AZ-OVL-04")
def test_a_round_that_does_not_harm_the_other_bounces():
    panther = vehicle("b.panther", "panther", (60, 50))
    hit = shot("20-mm", FRONT, die=10, how="burst")
    battle = fight(VehicleHits("b.tank", "b.tank.1", (hit,)), HIDDEN, panther, dice=(7,))
    over(battle)
    assert stopped(battle) == ["other-vehicle"]


@pytest.mark.rule("AZ-OVL-05")
def test_a_result_that_names_no_part_is_not_diverted():
    battle = behind_a_panther(9, dice=(3, 1, 10))
    assert damage(battle) == [("b.tank", 4, "1 crew + nerve test")]
    assert not happened(battle, ShotDiverted)


@pytest.mark.rule("AZ-OVL-01")
def test_a_part_that_sticks_out_is_not_behind():
    panther = vehicle("b.panther", "panther", (57.5, 50))
    battle = fight(
        VehicleHits("b.tank", "b.tank.1", (GUN,)), HIDDEN, panther, unit("a.man", (5, 5)), dice=(6, 1, 1, 10)
    )
    battle.choose(Struck((Man("crewman"), Man("crewman"))))
    over(battle)
    assert machine(battle, "b.tank.1").lost == ("gun", "coaxial")
