"""Smoke at its edges: the last round, exactly in reach, on the edge of the table, who sees where it goes."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.area.indirect import minimum_range
from grognard.games.operation_ww2.rules.light_and_weather import smoke
from grognard.games.operation_ww2.rules.light_and_weather.smoke import OneCloud, side_of, source_of
from grognard.games.operation_ww2.state.intents import AmbushIntent, Besides, MoveIntent, Smoking
from grognard.games.operation_ww2.state.state import Coordinates, Unit
from tests.games.operation_ww2.table import Idle, ground, play
from tests.games.operation_ww2.test_smoke import FOE, ON, bought, device, devices, laid, mortar, tank
from tests.games.operation_ww2.vehicles.garage import fight

ROUND: dict[str, Any] = {"lists": bought("a.mortar", smoke=1), "options": ON}


def fault(squad: Unit, besides: Besides, order: Any = "fire", **more: Any) -> tuple[str, ...] | None:
    """The rules against the first smoke of a mortar's order."""
    battle = play(Idle(), squad, FOE, **ROUND | more)
    found = smoke.fault(battle, squad, order, besides.smoke[0])
    return None if found is None else found.rules


# ---- with what ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SMK-02", "AZ-SMK-07")
@pytest.mark.parametrize(
    ("given", "used", "options", "loads"),
    [
        ({"smoke": 1}, {}, ON, ["smoke"]),
        ({"smoke": 2}, {"smoke": 1}, ON, ["smoke"]),
        ({"smoke": 1}, {"smoke": 1}, ON, []),
        ({"smoke": 1}, {}, {}, []),
        ({}, {}, ON, []),
    ],
)
def test_az_smk_07_what_is_left_of_what_was_bought(given, used, options, loads):
    squad = replace(mortar(), used=used)
    battle = play(Idle(), squad, FOE, lists=bought("a.mortar", **given), options=options)
    assert [source.load for source in smoke.sources(battle, squad, "fire")] == loads


@pytest.mark.rule("AZ-SMK-07")
@pytest.mark.parametrize("weapon", ["81-mm-mortar", "light-mortar"])
@pytest.mark.parametrize("loads", [("smoke",), ("white-phosphorus",), ("smoke", "white-phosphorus")])
def test_az_smk_07_white_phosphorus_bursts_too(weapon, loads):
    squad = mortar(weapon=weapon)
    given = {load.replace("-", "_"): 1 for load in loads}
    battle = play(Idle(), squad, FOE, lists=bought("a.mortar", **given), options=ON)
    found = {source.load: source for source in smoke.sources(battle, squad, "fire")}
    assert tuple(found) == loads
    assert [source.bursts for source in found.values()] == [load == "white-phosphorus" for load in loads]
    assert {source.radius for source in found.values()} == {TABLES.weapons[weapon].template * 1000}
    for load in ("smoke", "white-phosphorus"):
        source = source_of(battle, squad, "fire", laid(60, 60, load, weapon).smoke[0])
        assert (source is not None and source.load == load) is (load in loads)
    stranger = Smoking("a.mortar.2", weapon, (60_000, 60_000), "smoke")
    assert source_of(battle, squad, "fire", stranger) is None


@pytest.mark.rule("AZ-SMK-09")
@pytest.mark.parametrize(
    ("facing", "place", "side"),
    [
        (0, (61, 60), "right"),
        (0, (59, 60), "left"),
        (0, (60, 40), "right"),
        (90, (60, 61), "right"),
        (90, (60, 59), "left"),
        (180, (59, 60), "right"),
        (270, (60, 59), "right"),
        (270, (61, 61), "left"),
    ],
)
def test_az_smk_09_on_which_side_of_a_vehicle_a_place_lies(facing, place, side):
    car = tank()
    car = replace(car, models=(replace(car.models[0], facing=facing * 1000), *car.models[1:]))
    battle = fight(Idle(), car, FOE, lists=devices(side_smoke=1), options=ON)
    source = next(smoke.sources(battle, car, "move"))
    assert side_of(source, (place[0] * 1000, place[1] * 1000)) == side


# ---- where -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SMK-03")
@pytest.mark.parametrize(
    ("place", "on_table"),
    [
        *((place, True) for place in ((60, 0), (0, 60), (120, 60))),
        *((place, False) for place in ((60, -0.001), (-0.001, 60), (120.001, 60))),
    ],
)
def test_az_smk_03_smoke_is_aimed_at_a_place_on_the_table(place, on_table):
    squad = mortar((60, 60), "81-mm-mortar")
    found = fault(squad, laid(place[0], place[1], weapon="81-mm-mortar"))
    assert found == (None if on_table else ("AZ-SMK-03",))
    deep = fault(mortar((60, 60), "81-mm-mortar"), laid(60, 120, weapon="81-mm-mortar"))
    assert deep is None
    assert fault(squad, laid(60, 120.001, weapon="81-mm-mortar")) == ("AZ-SMK-03",)


@pytest.mark.rule("AZ-SMK-07")
def test_az_smk_07_just_within_the_range_of_a_mortar_and_just_beyond():
    wide = ground(width=400, depth=120)
    weapon = TABLES.weapons["light-mortar"]
    least = minimum_range(play(Idle(), mortar(), FOE, **ROUND), weapon)
    most = weapon.extreme or weapon.normal
    assert most is not None
    for far, right in ((most, True), (most + 1, False), (least, True), (least - 1, False)):
        # From the edge of his base, 1 cm from its middle.
        found = fault(mortar((60, 60)), laid(60 + (far + 1000) / 1000, 60), map=wide)
        assert (found is None) is right, far
        assert right or found == ("AZ-SMK-07",)


@pytest.mark.rule("AZ-SMK-09")
def test_az_smk_09_what_is_laid_on_the_vehicle_itself_needs_no_sight_and_goes_nowhere_else():
    battle = fight(Idle(), tank(), FOE, lists=devices(vehicle_smoke=1), options=ON)
    car = battle.state.units["a.tank"]
    assert smoke.fault(battle, car, "move", device("vehicle-smoke", 60, 60)) is None
    for place in ((60, 60.001), (60.001, 60)):
        found = smoke.fault(battle, car, "move", device("vehicle-smoke", *place))
        assert found is not None
        assert found.rules == ("AZ-SMK-09",)
    wall = ground({"id": "wall", "kind": "high-wall", "rectangle": ((0, 75), (120, 76))})
    for lists, at, right in ((devices(smoke_grenades=1), (60, 30), False), (devices(smoke_grenades=1), (60, 48), True)):
        hidden = fight(Idle(), tank(), FOE, lists=lists, options=ON, map=ground(width=120, depth=120))
        seen = fight(Idle(), tank(), FOE, lists=lists, options=ON, map=wall)
        use = device("smoke-grenades", *at)
        assert smoke.fault(hidden, hidden.state.units["a.tank"], "move", use) is None
        assert (smoke.fault(seen, seen.state.units["a.tank"], "move", use) is None) is right


@pytest.mark.rule("AZ-SMK-03")
def test_az_smk_03_who_sees_where_it_goes():
    wall = {"id": "wall", "kind": "high-wall", "rectangle": ((59.8, 49), (60.2, 50))}
    squad, map = mortar(), ground(wall)
    assert fault(squad, laid(60, 50), map=map) is None  # those beside it see past the wall
    down = tuple(replace(each, posture="scared") if each.role == "assistant" else each for each in squad.models)
    scared = replace(squad, models=down)
    assert fault(scared, laid(60, 50), map=map) == ("AZ-SMK-03",)
    told = Coordinates(60_000, 50_000, 0, "b.one", "b.one.1")
    assert fault(scared, laid(60, 50), map=map, coordinates={"a.mortar": told}) is None
    assert fault(scared, laid(60.001, 50), map=map, coordinates={"a.mortar": told}) == ("AZ-SMK-03",)
    assert fault(scared, laid(60, 50), map=map, coordinates={"a.other": told}) == ("AZ-SMK-03",)


# ---- by whom -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SMK-02")
@pytest.mark.parametrize(
    ("lead", "way", "charge", "right"),
    [
        ("a.mortar.2", True, False, True),
        ("a.mortar.1", True, False, False),
        ("a.mortar.1", False, False, True),
        ("a.mortar.2", False, False, True),
    ],
)
def test_az_smk_02_on_foot_who_uses_it_stays(lead, way, charge, right):
    squad = mortar()
    battle = play(Idle(), squad, FOE, **ROUND)
    goes = MoveIntent(lead, ((58_000, 92_000),) if way else (), "slow", laid(60, 60))
    found = smoke.refusal(battle, squad, "move", goes)
    assert (found is None) is right
    assert right or (found is not None and found.rules == ("AZ-SMK-02",))


@pytest.mark.rule("AZ-SMK-02")
def test_az_smk_02_each_uses_one_and_vehicles_use_it_on_the_way():
    squad = mortar()
    battle = play(Idle(), squad, FOE, lists=bought("a.mortar", smoke=2), options=ON)
    once = laid(60, 60)
    twice = Besides(smoke=(*once.smoke, *laid(60, 50).smoke))
    assert smoke.refusal(battle, squad, "ambush", AmbushIntent(None, None, once)) is None
    found = smoke.refusal(battle, squad, "ambush", AmbushIntent(None, None, twice))
    assert found is not None
    assert found.message.id == "az-refused-smoke-twice"
    none = smoke.refusal(battle, squad, "ambush", AmbushIntent(None, None, laid(60, 95)))
    assert none is not None
    drives = fight(Idle(), tank(), FOE, lists=devices(vehicle_smoke=1), options=ON)
    way = MoveIntent("a.tank.1", ((60_000, 50_000),), "slow", Besides(smoke=(device("vehicle-smoke", 60, 60),)))
    assert smoke.refusal(drives, drives.state.units["a.tank"], "move", way) is None


# ---- how it lies -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SMK-04", "AZ-SMK-09")
@pytest.mark.parametrize(
    ("templates", "at", "places"),
    [
        (1, (60, 40), [(60, 40)]),
        (3, (60, 40), [(54, 40), (60, 40), (66, 40)]),
        (2, (60, 40), [(57, 40), (63, 40)]),
        (3, (80, 60), [(80, 54), (80, 60), (80, 66)]),
        (3, (60, 60), [(54, 60), (60, 60), (66, 60)]),
    ],
)
def test_az_smk_09_templates_touch_side_by_side_across_the_throw(templates, at, places):
    battle = fight(Idle(), tank(), FOE, lists=devices(side_smoke=1), options=ON)
    where = (at[0] * 1000, at[1] * 1000)
    cloud = OneCloud("a.tank", "move", device("side-smoke", *at), 1, radius=3_000, templates=templates, at=where)
    assert sorted(cloud._places(battle)) == sorted((x * 1000, y * 1000) for x, y in places)
