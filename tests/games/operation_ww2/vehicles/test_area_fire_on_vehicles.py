"""Templates, flame, fire from above, classes of guns and sides (chapters Area and indirect fire on vehicles, Flame on
vehicles, Fire from above, Classes of guns)."""

from __future__ import annotations

import pytest

from grognard.core.book.modifiers import total
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.vehicles.facing import side_struck, sides_towards
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.vehicle_fire import armour, open_tops
from grognard.games.operation_ww2.rules.vehicle_fire.hits import VehicleHits
from grognard.games.operation_ww2.state.events.vehicles import CrewHurt, VehicleDamaged
from grognard.games.operation_ww2.state.intents import FireIntent
from grognard.space.plane import Hull
from tests.games.operation_ww2.table import Idle, over, unit
from tests.games.operation_ww2.vehicles.garage import fight, happened, machine, shot, vehicle

FRONT = (60, 20)
CENTRE = (60, 60)


def struck(hit, sheet, *, dice, choice=0, **fields):
    options = fields.pop("options", None)
    lists = fields.pop("lists", {"b.tank": {"panic_limit": 9}})
    battle = fight(
        VehicleHits("b.tank", "b.tank.1", (hit,)),
        vehicle("b.tank", sheet, (60, 60), **fields),
        dice=dice,
        options=options,
        lists=lists,
    )
    while not battle.over:
        battle.choose(battle.choices()[choice])
    over(battle)
    return battle


def damage(battle):
    return [(event.die, event.result) for event in happened(battle, VehicleDamaged)]


# ---- two numbers -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TWO-01")
@pytest.mark.rule("AZ-TWO-07")
@pytest.mark.parametrize(("second", "result"), [(10, "track"), (9, "NE")])
def test_az_two_01_the_second_die_says_which_table(second, result):
    # A 75 mm gun needs 10 to pierce a medium tank; neither armour nor class counts: 3 is a track, or nothing.
    hit = shot("75-76-mm", FRONT, how="indirect", at=CENTRE, radius=5000)
    battle = struck(hit, "panther", dice=(second, 3))
    assert damage(battle) == [(3, result)]


@pytest.mark.rule("AZ-TWO-02")
def test_az_two_02_the_edge_of_a_template_rolls_on_the_small_arms_table():
    hit = shot("75-76-mm", (60, 53), how="edge", at=(60, 53), radius=5000, ammunition="high-explosive")
    assert damage(struck(hit, "sherman-75", dice=(10,)))[0] == (9, "track")


@pytest.mark.rule("AZ-AREA-11")
def test_az_area_11_option_the_edge_does_nothing_to_armour():
    hit = shot("75-76-mm", (60, 53), how="edge", at=(60, 53), radius=5000)
    assert damage(struck(hit, "sherman-75", dice=(), options={"template_edge_on_armour": "no_effect"})) == []
    assert damage(struck(hit, "jeep", dice=(1,), options={"template_edge_on_armour": "no_effect"})) == [(1, "NE")]


@pytest.mark.rule("AZ-TWO-03")
@pytest.mark.parametrize(("at", "inside"), [((60, 60), True), ((60, 57), False)])
def test_az_two_03_the_middle_over_the_open_part_strikes_everybody(at, inside):
    # The bed of a half-track, 8.5 cm long, is open from 0.85 cm before its middle to its rear.
    hit = shot("75-76-mm", FRONT, how="burst", at=at, radius=5000, ammunition="high-explosive")
    battle = struck(hit, "sdkfz-250-9", dice=(1, *((1, 1, 7) if inside else ())))
    after = machine(battle, "b.tank.1")
    assert (after.crew, after.scared) == ((2, 2) if inside else (3, 0))


@pytest.mark.rule("AZ-AREA-12")
def test_az_area_12_an_unarmoured_vehicle_with_the_middle_on_it_or_wholly_under_it():
    on_it = shot("75-76-mm", FRONT, how="burst", at=CENTRE, radius=3000, ammunition="high-explosive")
    assert machine(struck(on_it, "jeep", dice=(1, 1, 1)), "b.tank.1").scared == 2
    beside = shot("105-122-mm-howitzer", (64, 60), how="edge", at=(63, 60), radius=8000)
    assert machine(struck(beside, "jeep", dice=(1, 1, 1)), "b.tank.1").scared == 2
    touching = shot("105-122-mm-howitzer", (64, 60), how="edge", at=(67, 60), radius=8000)
    assert machine(struck(touching, "jeep", dice=(1,)), "b.tank.1").scared == 0


@pytest.mark.rule("AZ-TWO-04")
def test_az_two_04_ne_matters_only_over_an_opening():
    hit = shot("20-mm", FRONT, how="burst", at=CENTRE, radius=3000)
    assert damage(struck(hit, "panther", dice=())) == []
    grenade = shot("hand-grenade", (64, 60), how="burst", at=CENTRE, radius=3000)
    inside = struck(grenade, "sdkfz-250-9", dice=(2, 2, 2))
    assert damage(inside) == []
    assert machine(inside, "b.tank.1").scared == 3


@pytest.mark.rule("AZ-TWO-06")
def test_az_two_06_a_burst_in_the_open_top_stays_inside():
    hit = shot("81-mm-mortar", FRONT, how="open-top", at=CENTRE, radius=5000)
    battle = struck(hit, "sdkfz-250-9", dice=(7, 7, 1))
    assert damage(battle) == []
    assert machine(battle, "b.tank.1").crew == 1


@pytest.mark.rule("AZ-TWO-05")
def test_az_two_05_what_has_no_second_number_does_nothing():
    battle = fight(Idle(), vehicle("b.tank", "tiger", (60, 60)))
    tiger = battle.state.units["b.tank"].models[0]
    assert open_tops.second_number(battle, tiger, shot("75-76-mm", FRONT, how="indirect")) is None
    assert open_tops.second_number(battle, tiger, shot("85-90-mm", FRONT, how="indirect")) == 10


@pytest.mark.rule("AZ-WPN-09")
@pytest.mark.parametrize(("option", "result"), [("heavy_no_class", "track"), ("small_arms_table", "NE")])
def test_az_wpn_09_high_explosive_at_a_vehicle(option, result):
    # 4, -1 for medium armour in front, no class.
    hit = shot("75-76-mm", FRONT, how="burst", at=CENTRE, radius=5000, ammunition="high-explosive")
    assert damage(struck(hit, "sherman-75", dice=(4,), options={"he_on_vehicle": option})) == [(3, result)]


@pytest.mark.rule("AZ-XPO-02")
def test_az_xpo_02_under_a_template_exposed_men_roll_for_themselves():
    hit = shot("75-76-mm", FRONT, how="burst", at=CENTRE, radius=5000, ammunition="high-explosive")
    battle = struck(hit, "sherman-75", dice=(2, 7), exposed=("commander",))
    assert [event.dead[0].who for event in happened(battle, CrewHurt)] == ["commander"]


@pytest.mark.rule("AZ-XPO-03")
def test_az_xpo_03_grenades_do_not_aim_at_exposed_men_whose_vehicle_they_cannot_hurt():
    from grognard.games.operation_ww2.rules.vehicle_fire.fire_at_vehicles import may_aim_at_exposed

    battle = fight(Idle(), vehicle("b.tank", "sherman-75", (60, 60)), vehicle("b.car", "jeep", (60, 80)))
    tank, car = (battle.state.units[id].models[0] for id in ("b.tank", "b.car"))
    grenade, rifle = TABLES.weapons["hand-grenade"], TABLES.weapons["kar98k"]
    man = unit("a.man", (60, 50)).models[0]
    assert not may_aim_at_exposed(battle, man, grenade, tank, area=True)
    assert may_aim_at_exposed(battle, man, grenade, car, area=True)
    assert may_aim_at_exposed(battle, man, rifle, tank, area=False)


# ---- flame -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-FVH-01")
@pytest.mark.parametrize(
    ("weapon", "dice", "result", "crew", "scared"),
    [
        ("light-flamethrower", (4,), "NE", 5, 0),
        ("light-flamethrower", (5, 10), "2 scared + nerve test", 5, 2),
        ("light-flamethrower", (8, 10), "1 scared + 1 dead + nerve test", 4, 1),
        ("heavy-flamethrower", (2,), "NE", 5, 0),
        ("heavy-flamethrower", (7, 10), "2 scared + 2 dead + nerve test", 3, 2),
    ],
)
def test_az_tab_flame(weapon, dice, result, crew, scared):
    battle = struck(shot(weapon, FRONT, how="flame"), "panther", dice=dice)
    assert [event.result for event in happened(battle, VehicleDamaged)] == [result]
    after = machine(battle, "b.tank.1")
    assert (after.crew, after.scared) == (crew, scared)


@pytest.mark.rule("AZ-FVH-01")
def test_results_for_more_men_than_there_are_are_lost():
    battle = struck(shot("heavy-flamethrower", FRONT, how="flame"), "panther", dice=(7,), crew=2)
    assert machine(battle, "b.tank.1").crew == 0


@pytest.mark.rule("AZ-FVH-02")
def test_az_fvh_02_flame_strikes_everybody_in_an_open_top():
    battle = struck(shot("light-flamethrower", FRONT, how="flame"), "sdkfz-250-9", dice=(1, 3, 3, 1))
    assert machine(battle, "b.tank.1").crew == 1


# ---- from above --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-ABV-01")
def test_az_abv_01_from_above_frontal_armour_does_not_count():
    battle = fight(Idle(), vehicle("b.tank", "panther", (60, 60)), unit("a.man", (60, 52), (60, 49)))
    above, level = (
        unit("a.man", (60, 52)).models[0],
        unit("a.man", (60, 49)).models[0],
    )
    from grognard.core.records import replace

    up = replace(above, storey=1)
    tank = battle.state.units["b.tank"].models[0]
    assert armour.heeded_from(battle, up, 3_000) == "all-round"
    assert armour.heeded_from(battle, up, 5_001) == "all"
    assert armour.heeded_from(battle, level, 3_000) == "all"
    gun = TABLES.weapons["75-76-mm"]
    assert total(armour.to_hit(battle, tank, "front", "all-round")) == 0
    assert total(armour.damage(battle, tank, gun, "front", None, "all-round")) == 0
    assert total(armour.damage(battle, tank, gun, "front", None)) == -1


@pytest.mark.rule("AZ-ABV-02")
def test_az_abv_02_from_above_the_crew_of_an_open_top_is_a_target():
    from grognard.core.records import replace

    def chances(storey):
        man = unit("a.man", (60, 54), turn=None) if False else unit("a.man", (60, 54))
        man = replace(man, models=(replace(man.models[0], storey=storey, weapons=("kar98k",)),))
        target = vehicle("b.car", "sdkfz-250-9", (60, 60))
        battle = fight(Idle(), man, target, turn=2)
        found = firepower(battle, man, "b.car", "fire")
        return {each.shot.part: each.shot.need for each in found.chances}

    assert FireIntent("b.car").target == "b.car"
    # 7 at people, +3 within 5 cm; the half-track itself does not mind rifles.
    assert chances(1) == {"b.car.1/exposed": 4}
    assert chances(0) == {}


# ---- classes and sides -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-GUN-02")
@pytest.mark.rule("AZ-GUN-03")
@pytest.mark.parametrize(
    ("weapon", "sheet", "value"),
    [
        ("85-90-mm", "sherman-75", 1), ("85-90-mm", "sdkfz-250-9", 2), ("85-90-mm", "m8-greyhound", 2),
        ("85-90-mm", "jeep", 3), ("37-45-mm", "sherman-75", -1), ("75-76-mm", "tiger", -1),
        ("anti-tank-rifle", "sherman-75", -1),
    ],
)  # fmt: skip
def test_seed_classes_of_guns(weapon, sheet, value):
    """Seed, "Löveg típusok": heavy +1, +2, +3; light -1; half-tracks and armoured cars are light tanks."""
    battle = fight(Idle(), vehicle("b.tank", sheet, (60, 60)))
    tank = battle.state.units["b.tank"].models[0]
    found = armour.damage(battle, tank, TABLES.weapons[weapon], "side", None)
    assert total(found) == value
    assert total(armour.damage(battle, tank, TABLES.weapons[weapon], "side", "high-explosive")) == 0


@pytest.mark.rule("AZ-VEH-06")
@pytest.mark.parametrize(("option", "side"), [("diagonals", "side"), ("90_degrees", "front")])
def test_az_veh_06_sides(option, side):
    tank = vehicle("b.tank", "sherman-75", (60, 60))
    battle = fight(Idle(), tank, options={"hull_sectors": option})
    # 15 ahead and 10 aside: outside the diagonal of a hull 8.2 by 3.8, inside half a right angle.
    assert side_struck(battle, tank.models[0], (70_000, 45_000)) == side
    assert side_struck(battle, tank.models[0], (60_000, 90_000)) == "rear"


@pytest.mark.rule("AZ-VEH-09")
@pytest.mark.parametrize(("option", "side"), [("better_armour", "front"), ("firer_chooses", "side")])
def test_az_veh_09_on_the_diagonal(option, side):
    assert sides_towards(Hull(0, 0, 8200, 3800, 0), (1900, -4100), "diagonals") == ("front", "side")
    tank = vehicle("b.tank", "sherman-75", (60, 60), turret=90_000)
    battle = fight(Idle(), tank, options={"facing_tie": option})
    assert side_struck(battle, tank.models[0], (79_000, 19_000)) == side


@pytest.mark.rule("AZ-VEH-09")
@pytest.mark.parametrize(("start", "die", "result"), [((60, 20), 4, 3), ((100, 60), 4, 4), ((60, 100), 4, 5)])
def test_armour_counts_in_front_and_the_rear_is_weak(start, die, result):
    battle = struck(
        shot("75-76-mm", start),
        "sherman-75",
        dice=(die, *((1, 10) if result > 3 else ()), *((1,) if result == 5 else ())),
    )
    assert damage(battle)[0][0] == result


@pytest.mark.rule("AZ-HEAT-02")
def test_skirts_protect_against_heat():
    hit = shot("bazooka", (100, 60), ammunition="heat")
    assert damage(struck(hit, "panzer-iv", dice=(4, 1, 10)))[0][0] == 4
    assert damage(struck(hit, "panzer-iv", dice=(4,), traits=("skirts",)))[0][0] == 2


@pytest.mark.rule("AZ-ABV-01")
def test_az_abv_01_who_stands_against_the_hull_on_the_level_is_not_above_it():
    man = unit("a.man", (60, 52))
    battle = fight(Idle(), vehicle("b.tank", "panther", (60, 60)), man)
    assert not armour.is_from_above(battle, man.models[0], 0)
