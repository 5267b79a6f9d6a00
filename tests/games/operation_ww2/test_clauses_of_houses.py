"""Clauses of houses, guns that are pushed, panic and close combat that only an edge of a rule shows."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from grognard.core.engine.procedures import Call, Done, Repeat
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.fallen_buildings import sections
from grognard.games.operation_ww2.rules.buildings.charges import GoingOff
from grognard.games.operation_ww2.rules.close_combat.close_combat import CloseCombat
from grognard.games.operation_ww2.rules.driving import breaches
from grognard.games.operation_ww2.rules.driving.attachments import Speaking
from grognard.games.operation_ww2.rules.driving.driveways import stretches_of
from grognard.games.operation_ww2.rules.movement.pushing import ChooseServing, Pushing
from grognard.games.operation_ww2.rules.vehicle_fire import rapid_fire
from grognard.games.operation_ww2.state.choices import Follow
from grognard.games.operation_ww2.state.events.morale import Fled
from grognard.games.operation_ww2.state.intents import NOTHING, Leg
from grognard.games.operation_ww2.state.state import Ordered
from tests.games.operation_ww2.table import Idle, card, ground, happened, play, unit
from tests.games.operation_ww2.test_panic import WOOD, broken, panic
from tests.games.operation_ww2.test_pushing import CREW, battery, declared
from tests.games.operation_ww2.vehicles.garage import fight, vehicle
from tests.games.operation_ww2.vehicles.test_breaking_in import ON as BREAKING
from tests.games.operation_ww2.vehicles.test_breaking_in import house

FOE = unit("b.foe", (5, 5))


@pytest.mark.rule("AZ-MOV-11", "AZ-ART-09")
def test_az_mov_11_the_crew_walks_with_the_gun_it_pushes():
    g = play(Idle(), CREW, FOE)
    pushed = Pushing(Ordered(0, "a.gun", card("M5"), declared(((60, 76),))))
    man = CREW.models[1]
    pushed.push(g, Follow((Leg(man.id, ((man.x, man.y - 4000),)),)))
    assert g.state.units["a.gun"].model(man.id).y == man.y - 4000


@pytest.mark.rule("AZ-ART-09", "AZ-EXE-09")
def test_az_exe_09_a_gun_that_may_no_longer_be_pushed_that_way_stays_and_nobody_is_asked():
    g = play(Idle(), CREW, FOE)
    for way, goes in (((60, 76), True), ((60, 40), False)):
        pushed = Pushing(Ordered(0, "a.gun", card("M5"), declared((way,))))
        assert isinstance(pushed.ask(g), Done) is not goes


@pytest.mark.rule("AZ-MOV-10", "AZ-MOV-11")
@pytest.mark.parametrize(("at", "rules"), [((57.5, 76), ("AZ-MOV-10",)), ((20, 20), None)])
def test_az_mov_10_who_pushes_a_gun_ends_on_nobody(at, rules):
    crew = battery((57.5, 80), (62.5, 80))
    g = play(Idle(), crew, unit("a.two", at), FOE)
    decision = ChooseServing(0, "a.gun", "a.gun.1", ((60_000, 76_000),), "slow", None)
    pushers = {"a.gun.2", "a.gun.3"}
    choice = Follow((Leg("a.gun.2", ((57_500, 76_000),)), Leg("a.gun.3", ((62_500, 76_000),))))
    found = decision._leg_fault(g, g.state.units["a.gun"], choice, pushers)
    assert (None if found is None else found.rules) == rules


@pytest.mark.rule("AZ-MOR-07", "AZ-MOR-11")
@pytest.mark.parametrize(("y", "state"), [(100, "stationary"), (74, "moved")])
def test_az_mor_11_who_only_lies_down_in_cover_has_not_moved(y, state):
    g = panic(broken((60, y)), unit("b.foe", (60, 20)), map=ground(WOOD), turn=2)
    (event,) = happened(g, Fled)
    assert event.detection == state


@pytest.mark.rule("AZ-CC-14", "AZ-CC-10")
@pytest.mark.parametrize(("leaving", "again"), [((), True), (("a.one.1",), False)])
def test_az_cc_14_at_those_who_go_away_blows_are_struck_once(leaving, again):
    ones, foes = unit("a.one", (60, 60)), unit("b.one", (60, 62))
    g = play(Idle(), ones, foes, options={"melee_rounds": "until_decided"})
    found = CloseCombat("a.one", leaving=leaving).again(g, None)
    assert isinstance(found, Repeat if again else Call)


@pytest.mark.rule("AZ-DEM-05")
def test_az_dem_05_a_building_of_medium_size_falls_as_a_whole():
    map = play(Idle(), FOE, map=house(corners=((40, 40), (75, 52)), storeys=1)).context.map
    assert map.buildings["house"].size not in ("large", "huge")
    assert len(sections(map, "house", TABLES)) == 1


@pytest.mark.rule("AZ-TKB-06")
@pytest.mark.parametrize("inside", [False, True])
def test_az_tkb_06_a_tank_drives_over_the_people_of_the_house_it_enters_and_of_that_it_is_in(inside):
    at = (60, 76) if inside else (60, 90)
    tank = vehicle("a.tank", "sherman-75", at, inside="house" if inside else "")
    g = fight(Idle(), tank, FOE, map=house(), options=BREAKING, turn=2)
    way = () if inside else ((60_000, 76_000),)
    found = breaches.ground(g, tank.vehicles[0], stretches_of(g, tank.vehicles[0], way, NOTHING))
    assert found is not None
    assert found.area > 0


@pytest.mark.rule("AZ-EXP-06", "AZ-DEM-08")
@pytest.mark.parametrize(("piece", "shaken"), [("wall", False), ("house", True)])
def test_az_exp_06_charges_shake_buildings_and_not_walls(piece, shaken):
    wall = ground({"id": "wall", "kind": "high-wall", "rectangle": ((50, 50), (70, 51))})
    field = house() if shaken else wall
    g = play(Idle(), unit("a.one", (60, 40)), FOE, map=field, options={"building_damage": "on"})
    assert (GoingOff(0, "a.one", "a.one.1", piece)._house(g) is not None) is shaken


@pytest.mark.rule("AZ-TMP-01")
def test_az_tmp_01_nobody_calls_whom_he_may_not_speak_to():
    one, two = vehicle("a.one", "sherman-75", (60, 60)), vehicle("a.two", "jeep", (70, 60))
    g = fight(Idle(), one, two, FOE, options={"attachments": "off"})
    assert isinstance(Speaking("a.one", "a.two").call(g), Done)


@pytest.mark.rule("AZ-RPF-01", "AZ-RPF-02")
def test_az_rpf_02_a_row_is_laid_on_models_by_the_templates_of_one_gun():
    def chance(model: str, at: str, area: bool = True, templates: int = 2) -> Any:
        weapon = next(row.id for row in TABLES.weapons.values() if row.has("rapid-fire"))
        armed = SimpleNamespace(model=model, weapon=weapon, mount="", templates=templates)
        nearest = SimpleNamespace(model=SimpleNamespace(id=at))
        return SimpleNamespace(armed=armed, nearest=nearest, area=area, key=(model, weapon, at, 0))

    g = play(Idle(), unit("a.one", (60, 20)), unit("b.one", (60, 60), (63, 60), (66, 60)))
    first = chance("a.one.1", "b.one.1")
    others = [chance("a.one.1", "b.one.2"), chance("a.one.1", "b.one.3", area=False), chance("a.one.2", "b.one.3")]
    assert rapid_fire.row_of(g, first, [first, *others]).others == ("b.one.2",)
    assert rapid_fire.is_rapid(g, first)
    assert not rapid_fire.is_rapid(g, chance("a.one.1", "coordinates"))
    assert not rapid_fire.is_rapid(g, chance("a.one.1", "b.one.1", templates=1))


@pytest.mark.rule("AZ-RPF-01")
def test_az_rpf_01_a_gun_that_is_no_rapid_fire_gun_lays_one_template():
    weapon = next(row.id for row in TABLES.weapons.values() if row.template and not row.has("rapid-fire"))
    shell: Any = SimpleNamespace(armed=SimpleNamespace(weapon=weapon, templates=2))
    assert rapid_fire.templates_of(play(Idle(), FOE), shell) == 1
