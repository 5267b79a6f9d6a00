"""Smoke at its edges: the last round, exactly in reach, on the edge of the table, who sees where it goes."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.area.indirect import minimum_range
from grognard.games.operation_ww2.rules.light_and_weather import smoke
from grognard.games.operation_ww2.rules.light_and_weather.smoke import OneCloud, side_of, source_of
from grognard.games.operation_ww2.rules.vehicle_fire import arms
from grognard.games.operation_ww2.state.intents import (
    AmbushIntent,
    AssaultIntent,
    Besides,
    FireIntent,
    MoveIntent,
    Smoking,
)
from grognard.games.operation_ww2.state.state import Coordinates, Ordered, Unit
from tests.games.operation_ww2.firing_line import with_models
from tests.games.operation_ww2.table import Idle, card, ground, play
from tests.games.operation_ww2.test_artillery import battery
from tests.games.operation_ww2.test_smoke import FOE, ON, bought, device, devices, laid, mortar, tank
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

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


# ---- what can lay it ---------------------------------------------------------------------------------------------


def gun_with_smoke(
    *men: tuple[float, float], weapon: str = "105-mm-howitzer", **given: int
) -> tuple[Unit, dict[str, Any]]:
    """A gun at 60, 80 that points up the table, its men, and what is bought for it."""
    one = battery(*men)
    crew = replace(one, models=(replace(one.models[0], weapons=(weapon,)), *one.models[1:]))
    extras = {name.replace("_", "-"): number for name, number in given.items()}
    return crew, {"a.gun": {"gun": "pak-40", "extras": extras}}


@pytest.mark.rule("AZ-SMK-02", "AZ-SMK-07")
@pytest.mark.parametrize(
    ("weapon", "given", "loads"),
    [
        ("105-mm-howitzer", {"smoke": 1, "white_phosphorus": 1}, ["smoke", "white-phosphorus"]),
        ("150-mm-howitzer", {"smoke": 1, "white_phosphorus": 1}, ["smoke"]),
        ("150-mm-howitzer", {"white_phosphorus": 1}, []),
        ("pak-40", {"smoke": 1}, ["smoke"]),
        ("bazooka", {"smoke": 1}, []),
    ],
)
def test_az_smk_07_which_weapons_fire_which_rounds(weapon: str, given: dict[str, int], loads: list[str]) -> None:
    crew, lists = gun_with_smoke((57.5, 82), (62.5, 82), weapon=weapon, **given)
    battle = play(Idle(), crew, FOE, lists=lists, options=ON)
    assert [source.load for source in smoke.sources(battle, crew, "fire")] == loads
    assert all(source.model.id == "a.gun.1" for source in smoke.sources(battle, crew, "fire"))


@pytest.mark.rule("AZ-SMK-02", "AZ-SMK-07")
def test_az_smk_07_who_cannot_fire_lays_no_smoke() -> None:
    squad = mortar()
    for own, right in (
        (squad, True),
        (with_models(squad, m1={"posture": "scared"}), False),
        (with_models(squad, m1={"reload": {"light-mortar": 1}}), False),
        (with_models(squad, m2={"posture": "scared"}, m3={"posture": "scared"}), True),
    ):
        battle = play(Idle(), own, FOE, **ROUND)
        for order in ("fire", "move", "ambush", "assault", "covering-fire"):
            assert bool(list(smoke.sources(battle, own, order))) is right


@pytest.mark.rule("AZ-SMK-02", "AZ-SMK-07")
def test_az_smk_02_a_tank_s_gun_fires_smoke_even_if_its_man_uses_smoke_already() -> None:
    use = Smoking("a.tank.1", "main", (60_000, 20_000), "smoke")
    mount = next(each.id for each in TABLES.vehicles["sherman-75"].weapon if each.main)
    use = replace(use, device=mount)
    fires = FireIntent("b.one", None, Besides(smoke=(use,)))
    for chain, crew, order, right in (
        ((), 5, "fire", True),
        ((Ordered(0, "a.tank", card("F5"), fires),), 5, "fire", True),
        # One man: he fires the gun, or drives.
        ((), 1, "fire", True),
        ((), 1, "ambush", True),
        ((), 1, "assault", False),
        ((), 1, "move", False),
        ((), 0, "fire", False),
    ):
        car = tank(crew=crew, commander=crew > 1)
        battle = fight(Idle(), car, FOE, lists=devices(smoke=1), options=ON, chain=chain)
        found = [source.device for source in smoke.sources(battle, car, order)]  # type: ignore[arg-type]
        assert found == ([mount] if right else []), (crew, order)


@pytest.mark.rule("AZ-SMK-02")
@pytest.mark.parametrize(
    ("fields", "right"),
    [
        ({}, True), ({"commander": False}, True), ({"shaken": True}, False), ({"crew": 0, "commander": False}, False),
        ({"crew": 1, "commander": True, "scared": 0}, True),
    ],
)  # fmt: skip
def test_az_smk_02_a_device_takes_a_man_of_the_crew(fields: dict[str, Any], right: bool) -> None:
    car = tank(**fields)
    battle = fight(Idle(), car, FOE, lists=devices(vehicle_smoke=1), options=ON)
    assert bool(list(smoke.sources(battle, car, "fire"))) is right


# ---- who goes ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SMK-02")
@pytest.mark.parametrize(
    ("way", "lead", "charge", "right"),
    [
        (False, "a.mortar.2", False, True),
        (True, "a.mortar.2", False, True),
        (True, "a.mortar.1", False, False),
        (True, "a.mortar.2", True, False),
        (False, "a.mortar.2", True, False),
    ],
)
def test_az_smk_02_in_an_assault_too_he_stays(way: bool, lead: str, charge: bool, right: bool) -> None:
    squad = mortar()
    battle = play(Idle(), squad, FOE, **ROUND)
    besides = laid(60, 60)
    besides = replace(besides, charge="b.one") if charge else besides
    goes = AssaultIntent(lead, ((58_000, 92_000),) if way else (), "slow", "b.one", "never", besides)
    found = smoke.refusal(battle, squad, "assault", goes)
    assert (found and found.rules) == (None if right else ("AZ-SMK-02",))
    assert found is None or found.message.id == "az-refused-smoke-goes"


@pytest.mark.rule("AZ-SMK-02")
@pytest.mark.parametrize(("way", "right"), [((), True), (((60_000, 78_000),), False)])
def test_az_smk_02_a_gun_that_is_moved_lays_no_smoke(way: tuple[tuple[int, int], ...], right: bool) -> None:
    crew, lists = gun_with_smoke((57.5, 82), (62.5, 82), smoke=1)
    battle = play(Idle(), crew, FOE, lists=lists, options=ON)
    use = Besides(smoke=(Smoking("a.gun.1", "105-mm-howitzer", (60_000, 10_000), "smoke"),))
    found = smoke.refusal(battle, crew, "move", MoveIntent("a.gun.2", way, "slow", use))
    assert (found and found.rules) == (None if right else ("AZ-SMK-02",))


# ---- reach and arc -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SMK-07", "AZ-SMK-09")
@pytest.mark.parametrize(
    ("at", "right"),
    [((60, 20), True), ((40, 20), True), ((60, 119), False), ((119, 80), False), ((1, 80), False)],
)
def test_az_smk_07_a_gun_fires_smoke_within_its_arc(at: tuple[int, int], right: bool) -> None:
    crew, lists = gun_with_smoke((57.5, 82), (62.5, 82), smoke=1)
    battle = play(Idle(), crew, FOE, lists=lists, options=ON)
    found = smoke.fault(
        battle, crew, "fire", Smoking("a.gun.1", "105-mm-howitzer", (at[0] * 1000, at[1] * 1000), "smoke")
    )
    assert (found and found.rules) == (None if right else ("AZ-SMK-07",))


@pytest.mark.rule("AZ-SMK-07", "AZ-SMK-09")
@pytest.mark.parametrize("option", ["hull_edge", "mount_centre"])
def test_az_smk_07_a_vehicle_s_range_is_from_its_muzzle(option: str) -> None:
    wide = ground(width=400, depth=120)
    mounted = next(each for each in TABLES.vehicles["m8-greyhound"].weapon if each.main)
    most = TABLES.weapons[mounted.weapon].extreme or 0
    car = vehicle("a.tank", "m8-greyhound", (60, 60), facing=90)
    battle = fight(Idle(), car, FOE, lists=devices(smoke=1), options=ON | {"muzzle_point": option}, map=wide)
    muzzle = arms.muzzle(battle, car.models[0], mounted, smoke.place((399_000, 60_000)).body)
    for more, right in ((0, True), (1, False)):
        use = Smoking("a.tank.1", mounted.id, (muzzle[0] + most + more, 60_000), "smoke")
        assert (smoke.fault(battle, car, "fire", use) is None) is right, more


@pytest.mark.rule("AZ-SMK-07", "AZ-SMK-09")
def test_az_smk_07_a_gun_s_range_is_from_its_edge_and_it_has_no_least() -> None:
    wide = ground(width=400, depth=120)
    crew, lists = gun_with_smoke((57.5, 82), (62.5, 82), weapon="37-45-mm", smoke=1)
    crew = replace(crew, models=(replace(crew.models[0], facing=90_000), *crew.models[1:]))
    most = TABLES.weapons["37-45-mm"].extreme or 0
    battle = play(Idle(), crew, FOE, lists=lists, options=ON, map=wide)
    for far, right in ((most, True), (most + 1, False), (1, True)):
        # 6 cm long: its edge is 3 cm from its middle.
        use = Smoking("a.gun.1", "37-45-mm", (63_000 + far, 80_000), "smoke")
        assert (smoke.fault(battle, crew, "fire", use) is None) is right, far
    howitzer, lists = gun_with_smoke((57.5, 82), (62.5, 82), smoke=1)
    near = play(Idle(), howitzer, FOE, lists=lists, options=ON)
    use = Smoking("a.gun.1", "105-mm-howitzer", (60_000, 76_999), "smoke")
    assert smoke.fault(near, howitzer, "fire", use) is None


@pytest.mark.rule("AZ-SMK-09")
@pytest.mark.parametrize(
    ("name", "beyond", "right"),
    [
        ("rear-smoke", 5_000, True), ("rear-smoke", 5_001, False), ("smoke-grenades", 30_000, True),
        ("smoke-grenades", 30_001, False), ("mist-grenades", 30_000, True), ("mist-grenades", 30_001, False),
    ],
)  # fmt: skip
def test_az_smk_09_exactly_as_far_as_a_device_reaches(name: str, beyond: int, right: bool) -> None:
    battle = fight(Idle(), tank(), FOE, lists=devices(**{name.replace("-", "_"): 1}), options=ON)
    car = battle.state.units["a.tank"]
    model = car.models[0]
    ahead = -1 if name != "rear-smoke" else 1
    use = Smoking("a.tank.1", name, (60_000, 60_000 + ahead * (model.length // 2 + beyond)))
    found = smoke.fault(battle, car, "move", use)
    assert (found and found.rules) == (None if right else ("AZ-SMK-09",))


@pytest.mark.rule("AZ-SMK-09")
@pytest.mark.parametrize(("sectors", "widest"), [("diagonals", 4_000), ("90_degrees", 10_000)])
def test_az_smk_09_the_arc_of_mist_is_the_front_by_the_option(sectors: str, widest: int) -> None:
    options = ON | {"hull_sectors": sectors}
    battle = fight(Idle(), tank(), FOE, lists=devices(mist_grenades=1), options=options)
    car = battle.state.units["a.tank"]
    for aside in range(0, 13_000, 1_000):
        found = smoke.fault(battle, car, "move", Smoking("a.tank.1", "mist-grenades", (60_000 + aside, 50_000)))
        assert (found is None) is (aside <= widest), aside


@pytest.mark.rule("AZ-SMK-09")
def test_az_smk_09_the_option_turns_the_rear_device_only() -> None:
    options = ON | {"rear_smoke_arc": "front"}
    for name, ahead, behind in (
        ("rear_smoke", True, False),
        ("mist_grenades", True, False),
        ("smoke_grenades", True, False),
    ):
        battle = fight(Idle(), tank(), FOE, lists=devices(**{name: 1}), options=options)
        car = battle.state.units["a.tank"]
        for y, right in ((53, ahead), (67, behind)):
            found = smoke.fault(battle, car, "move", device(name.replace("_", "-"), 60, y))
            assert (found is None) is right, (name, y)
    sides = fight(Idle(), tank(), FOE, lists=devices(smoke_grenades=1), options=options)
    assert smoke.fault(sides, sides.state.units["a.tank"], "move", device("smoke-grenades", 75, 60)) is None


# ---- who sees it -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-LOS-11", "AZ-SMK-03")
def test_az_los_11_of_a_mortar_anybody_looks_of_others_only_he_who_fires() -> None:
    wall = {"id": "wall", "kind": "high-wall", "rectangle": ((59.8, 49), (60.2, 50))}
    squad, map = mortar(), ground(wall)
    battle = play(Idle(), squad, FOE, **ROUND, map=map)
    at = (60_000, 50_000)
    assert smoke.sees(battle, squad, squad.models[0], at)
    # He has only a rifle: he looks himself.
    rifleman = replace(squad.models[0], weapons=("kar98k",))
    assert not smoke.sees(battle, squad, rifleman, at)
    assert smoke.sees(battle, squad, squad.models[1], at)
    both = replace(squad.models[0], weapons=("kar98k", "light-mortar"))
    assert smoke.sees(battle, squad, both, at)
    for scared, seen in ((("m2",), True), (("m3",), True), (("m2", "m3"), False)):
        down = with_models(squad, **{each: {"posture": "scared"} for each in scared})
        assert smoke.sees(play(Idle(), down, FOE, **ROUND, map=map), down, down.models[0], at) is seen


@pytest.mark.rule("AZ-LOS-11", "AZ-SMK-03")
def test_az_smk_03_for_a_gun_its_gunner_looks() -> None:
    # The wall is before one of the two men.
    wall = {"id": "wall", "kind": "high-wall", "rectangle": ((56.5, 30), (58.5, 40))}
    for gunner, seen in (("a.gun.2", False), ("a.gun.3", True)):
        crew, lists = gun_with_smoke((57.5, 82), (62.5, 82), smoke=1)
        crew = replace(crew, models=tuple(replace(m, role="gunner") if m.id == gunner else m for m in crew.models))
        battle = play(Idle(), crew, FOE, lists=lists, options=ON, map=ground(wall))
        assert smoke.sees(battle, crew, crew.models[0], (57_500, 10_000)) is seen


@pytest.mark.rule("AZ-SMK-03", "AZ-LOS-11")
def test_az_smk_03_what_stands_on_the_place_does_not_hide_it_and_what_stands_before_it_does() -> None:
    squad = replace(mortar(), models=mortar().models[:1])
    long = TABLES.sizes["medium-tank"].length // 2
    for at, seen in ((50_000, True), (50_000 + long, True), (50_000 - long, True), (50_000 - long - 1, False)):
        battle = fight(Idle(), squad, vehicle("b.tank", "sherman-75", (60, 50)), **ROUND)
        assert smoke.sees(battle, squad, squad.models[0], (60_000, at)) is seen, at
