"""Bursts, what falls down, ways over terrain and who belongs to what, at their edges."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.forces import ForceUnit, Join, Men, load_force
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground import darkness, fallen_buildings, guns, template
from grognard.games.operation_ww2.ground.rally_cover import enemies, in_cover, lies_between, nearest_visible, shelters
from grognard.games.operation_ww2.ground.template import Burst
from grognard.games.operation_ww2.state.ground import Damaged, Dust
from tests.games.operation_ww2.firing_line import house, piece, with_models
from tests.games.operation_ww2.table import ground, person, unit
from tests.games.operation_ww2.vehicles.garage import table

# ---- templates ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-AREA-01", "AZ-AREA-16")
def test_az_area_01_who_is_under_a_template() -> None:
    burst = Burst((60_000, 60_000), 3000)
    for place, fields, struck in (
        ((60, 64), {}, True),
        ((60, 64.001), {}, False),
        ((60, 60), {}, True),
        ((60, 60), {"aboard": "b.tank.1"}, False),
    ):
        for where in ("table", "waiting", "below", "gone"):
            foe = replace(with_models(unit("b.one", place), m1=fields), place=where)
            g = table(unit("a.one", (60, 5)), unit("a.two", (57, 60)), foe)
            found = [each.model.id for each in template.touched(g, burst)]
            assert found == ["a.two.1", *(["b.one.1"] if struck and where == "table" else [])]


@pytest.mark.rule("AZ-AREA-16", "AZ-AREA-06", "AZ-IND-11")
@pytest.mark.parametrize(
    ("where", "storey", "x", "on", "shields", "passes"),
    [
        ("open", 0, 90, 0, 8000, 8000),
        ("open", 0, 60, 0, -1, 8000),
        ("open", 0, 60, 1, -1, 3000),
        ("inside", 0, 60, 0, 8000, 8000),
        ("inside", 0, 60, 1, -1, 3000),
        ("inside", 1, 60, 1, 8000, 8000),
        ("inside", 0, 90, 0, -1, 8000),
        ("wall", 0, 60, 0, 8000, 8000),
        ("wall", 0, 60, 1, -1, 3000),
        ("wall", 0, 90, 0, 8000, 8000),
        ("wall", 1, 90, 0, 3000, 3000),
        ("wall", 2, 90, 0, -2000, -2000),
        ("roof", 0, 90, 0, -1, 8000),
        ("roof", 0, 60, 1, 3000, 3000),
        ("roof", 0, 60, 0, -2000, 8000),
    ],
)
def test_az_area_16_how_far_a_burst_reaches_whom(
    where: Any, storey: int, x: float, on: int, shields: int, passes: int
) -> None:
    burst = Burst((60_000, 20_000), 8000, where, "" if where == "open" else "house", storey)
    foe = with_models(unit("b.one", (x, 20)), m1={"storey": on})
    for option, wanted in (("stopped", shields), ("passes", passes)):
        g = table(unit("a.one", (5, 110)), foe, map=ground(house(40, 10, 80, 30, storeys=2)),
                  options={"blast_through_walls": option})  # fmt: skip
        assert template.reach_of(g, burst, g.state.units["b.one"].models[0]) == wanted, option
    if where == "roof" and x == 60:
        g = table(unit("a.one", (5, 110)), foe, map=ground(house(40, 10, 80, 30, storeys=2)),
                  options={"roof_burst_depth": "top_floor_only"})  # fmt: skip
        assert template.reach_of(g, burst, g.state.units["b.one"].models[0]) == (3000 if on == 1 else -1)


@pytest.mark.rule("AZ-AREA-06", "AZ-AREA-16")
def test_az_area_06_the_wall_nearest_to_who_is_inside_and_which_house_he_is_in() -> None:
    other = piece("woods", 0, 0, 20, 8)
    g = table(unit("a.one", (5, 110)), unit("b.one", (5, 5)), map=ground(other, house(40, 10, 80, 30)))
    for at, wall in (((41, 20), (40, 20)), ((60, 28), (60, 30)), ((79, 15), (80, 15)), ((60, 11), (60, 10))):
        assert template.nearest_wall(g, "house", (at[0] * 1000, at[1] * 1000)) == (wall[0] * 1000, wall[1] * 1000)
    for place, id in (((60, 20), "house"), ((40, 20), "house"), ((39.9, 20), ""), ((60, 30.1), ""), ((10, 4), "")):
        assert template.building_at(g, (round(place[0] * 1000), round(place[1] * 1000))) == id


# ---- what falls down ---------------------------------------------------------------------------------------------


def laid(*pieces: dict[str, Any]) -> Any:
    """A map as it was drawn."""
    return table(unit("a.one", (5, 110)), unit("b.one", (5, 5)), map=ground(*pieces)).context.laid


@pytest.mark.rule("AZ-DEM-01", "AZ-DEM-05", "AZ-DEM-06", "AZ-ROO-04", "AZ-TKB-02")
def test_az_dem_01_what_is_left_of_a_building() -> None:
    map = laid(house(40, 10, 52, 20, storeys=2), piece("woods", 80, 80, 90, 90))
    whole = fallen_buildings.fallen(map, map, (), (), TABLES)
    assert whole == map
    # A hole in its wall alone.
    torn = fallen_buildings.fallen(map, map, (Damaged("house", gaps=((40_000, 15_000),)),), (), TABLES)
    assert torn.ground == map.ground
    assert [at for _, at in torn.buildings["house"].openings] == [(46_000, 20_000), (40_000, 15_000)]
    added = torn.buildings["house"].openings[1][0]
    assert (added.kind, added.storeys, torn.buildings["house"].storeys) == ("gap", "ground", 2)
    # A roof alone changes nothing here; a small building falls whole.
    assert fallen_buildings.fallen(map, map, (Damaged("house", roofless=(0,)),), (), TABLES) == map
    none = Damaged("nowhere", fallen=(0,))
    down = fallen_buildings.fallen(map, map, (Damaged("house", fallen=(0,)), none), (), TABLES)
    assert [(each.id, each.kind, each.height) for each in down.ground.pieces] == [
        ("woods", "woods", map.ground.pieces[1].height),
        ("house", "ruin", 5_000),
    ]
    ruin = down.buildings["house"]
    assert (ruin.id, ruin.storeys, len(ruin.openings)) == ("house", 1, 4)
    # What is not there any more, and what comes after it.
    both = (none, Damaged("house", fallen=(0,)))
    assert fallen_buildings.fallen(map, map, both, (), TABLES) == down
    also = (Damaged("house", roofless=(0,)), Damaged("house", fallen=(0,)))
    assert fallen_buildings.fallen(map, map, also, (), TABLES) == down
    dust = Dust("cloud", ((0, 0), (1000, 0), (1000, 1000)), 4)
    hung = fallen_buildings.fallen(map, map, (), (dust,), TABLES).ground.pieces[-1]
    assert (hung.id, hung.kind, hung.outline, hung.height) == ("cloud", "smoke", dust.outline, 0)


@pytest.mark.rule("AZ-DEM-01", "AZ-DEM-05", "AZ-DEM-02")
def test_az_dem_05_large_buildings_fall_by_sections() -> None:
    map = laid(house(20, 10, 80, 30, storeys=2))
    assert fallen_buildings.size_of(map, "house") == "huge"
    parts = fallen_buildings.sections(map, "house", TABLES)
    assert [part.bounds for part in parts] == [
        (20_000, 10_000, 45_000, 30_000), (45_000, 10_000, 70_000, 30_000), (70_000, 10_000, 80_000, 30_000),
    ]  # fmt: skip
    for gone, left in (((0,), ["house-fallen0", "house"]), ((1,), ["house-fallen1", "house-1", "house-2"]),
                       ((0, 2), ["house-fallen0", "house-fallen2", "house"]), ((0, 1, 2), ["house"])):  # fmt: skip
        now = fallen_buildings.fallen(map, map, (Damaged("house", fallen=gone),), (), TABLES)
        assert [each.id for each in now.ground.pieces] == left
        for each in now.ground.pieces:
            ruin = "fallen" in each.id or len(gone) == 3
            assert (each.kind, each.height) == (("ruin", 5000) if ruin else ("building", map.ground.pieces[0].height))
            built = now.buildings[each.id]
            assert (built.storeys, built.material, built.size) == (1 if ruin else 2, "brick", "huge")
        numbers = [fallen_buildings.number_at(parts, (x * 1000, 20_000)) for x in (10, 20, 45, 60, 75, 99)]
        assert numbers == [0, 0, 0, 1, 2, 2]
    bunker = laid(piece("bunker", 20, 10, 80, 30))
    assert fallen_buildings.size_of(bunker, "bunker") == "huge"
    now = fallen_buildings.fallen(bunker, bunker, (Damaged("bunker", fallen=(0,)),), (), TABLES)
    assert [(each.id, each.kind) for each in now.ground.pieces] == [("bunker-fallen0", "ruin"), ("bunker", "bunker")]
    assert list(now.buildings) == ["bunker-fallen0"]
    fell = now.buildings["bunker-fallen0"]
    assert (fell.material, fell.storeys, fell.size, len(fell.openings)) == ("stone", 1, "huge", 4)
    tall = laid(house(20, 10, 40, 70))
    assert [part.bounds[3] for part in fallen_buildings.sections(tall, "house", TABLES)] == [35_000, 60_000, 70_000]


# ---- ways over terrain -------------------------------------------------------------------------------------------


def over_ground(*way: tuple[float, float], pieces: tuple[dict[str, Any], ...], entry: bool = False) -> Any:
    """The terrain of a table with these pieces, and a way on it."""
    option = "on_entry_only" if entry else "every_order"
    g = table(unit("a.one", (5, 110)), unit("b.one", (110, 5)), map=ground(*pieces), options={"terrain_cost": option})
    return g.context.terrain, [(round(x * 1000), round(y * 1000)) for x, y in way]


@pytest.mark.rule("AZ-TER-01", "AZ-TER-05", "AZ-BIK-06", "AZ-TER-09", "AZ-TER-10", "AZ-TER-11", "AZ-TER-02")
def test_az_ter_01_what_ways_cost() -> None:
    woods, wall, road = (
        piece("woods", 20, 20, 40, 40),
        piece("low-wall", 60, 20, 61, 40),
        piece("road", 20, 60, 100, 64),
    )
    pieces = (woods, wall, road, piece("high-wall", 80, 20, 81, 40))

    def asked(
        *way: tuple[float, float], wheels: bool = False, entry: bool = False
    ) -> tuple[int, int, str, str, int, int]:
        terrain, places = over_ground(*way, pieces=pieces, entry=entry)
        found = terrain.price(places, wheels)
        last, slow = terrain.last_cost(places, wheels), round(terrain.slow_length(places, wheels))
        return found.cost, found.bonus, found.slow or "", found.barred or "", last, slow

    # Nothing on the way; on one place; the edge of a piece.
    assert asked((5, 5), (15, 5)) == asked((5, 5)) == asked((5, 5), (5, 5)) == (0, 0, "", "", 0, 0)
    row = TABLES.terrain["woods"]
    for entry in (False, True):
        into = asked((30, 10), (30, 30), entry=entry)
        inside, through = asked((30, 25), (30, 30), entry=entry), asked((10, 30), (50, 30), entry=entry)
        assert into[0] == through[0] == row.infantry.cost
        assert inside[0] == (0 if entry else row.infantry.cost)
        assert (into[2] == "woods") is (inside[2] == "woods") is row.infantry.slow
        assert (into[5], inside[5], through[5]) == ((10_000, 5_000, 20_000) if row.infantry.slow else (0, 0, 0))
        assert into[4] == row.infantry.cost
    row = TABLES.terrain["low-wall"]
    over = asked((55, 30), (65, 30))
    assert (over[0], over[4]) == (row.infantry.cost, row.infantry.cost)
    assert asked((55, 30), (59.9, 30))[0] == 0
    both = asked((30, 30), (65, 30))
    assert both[0] == TABLES.terrain["woods"].infantry.cost + row.infantry.cost
    assert both[4] == row.infantry.cost
    for wheels in (False, True):
        going = TABLES.terrain["high-wall"].wheeled if wheels else TABLES.terrain["high-wall"].infantry
        assert (asked((75, 30), (85, 30), wheels=wheels)[3] == "high-wall") is going.barred
        going = TABLES.terrain["woods"].wheeled if wheels else TABLES.terrain["woods"].infantry
        assert (asked((30, 10), (30, 30), wheels=wheels)[3] == "woods") is going.barred
        assert asked((30, 10), (30, 30), wheels=wheels)[4] == going.cost
        bonus = TABLES.terrain["road"].wheeled.bonus if wheels else TABLES.terrain["road"].infantry.bonus
        assert asked((30, 62), (60, 62), wheels=wheels)[1] == bonus
        assert asked((30, 62), (30, 62), wheels=wheels)[1] == bonus
        assert asked((30, 62), wheels=wheels)[1] == 0
        assert asked((30, 62), (60, 64), (90, 62), wheels=wheels)[1] == bonus
        assert asked((30, 62), (60, 64.1), (90, 62), wheels=wheels)[1] == 0
    # Back to where one began, by another way.
    assert asked((50, 30), (65, 30), (50, 30))[0] == row.infantry.cost


@pytest.mark.rule("AZ-TER-02", "AZ-RMS-05")
@pytest.mark.parametrize(
    ("kind", "thick"), [("low-wall", True), ("high-wall", True), ("high-hedge", True), ("woods", False)]
)
def test_az_ter_02_nobody_stands_on_what_is_a_line(kind: str, thick: bool) -> None:
    terrain, _ = over_ground(pieces=(piece(kind, 60, 20, 61, 40),))
    for x, free in ((59, True), (59.002, not thick), (60.5, not thick), (62, True), (61.99, not thick), (10, True)):
        assert terrain.stands_free((round(x * 1000), 30_000), 1000) is free, x
    assert terrain.stands_free((60_500, 100_000), 1000)


# ---- cover to run to ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MOR-15", "AZ-MOR-16", "AZ-NRV-04", "AZ-MOR-12")
@pytest.mark.parametrize(
    ("kind", "y", "covered_only", "any_cover"),
    [
        ("woods", 20, True, True),
        ("woods", 31, False, False),
        ("woods", 29.9, True, True),
        ("trench", 20, False, True),
        ("low-wall", 31, False, True),
        ("low-wall", 31.001, False, True),
        ("low-wall", 31.01, False, False),
        # With the wall behind him there is nothing between him and the enemy.
        ("low-wall", 9, False, False),
        ("road", 20, False, False),
        ("", 20, False, False),
    ],
)
def test_az_mor_15_who_is_in_cover_where_he_is(kind: str, y: float, covered_only: bool, any_cover: bool) -> None:
    # The enemy stands to the north.
    map = ground(piece(kind, 40, 10, 80, 30)) if kind else ground()
    foe = unit("b.one", (60, 2))
    for option, wanted in (("covered_terrain_only", covered_only), ("walls_and_hedges_too", any_cover)):
        g = table(unit("a.one", (60, y)), foe, map=map, options={"panic_cover": option})
        own = g.state.units["a.one"]
        assert in_cover(g, own, own.models[0]) is wanted, option
    below = table(unit("a.one", (60, y), place="below"), foe, map=map)
    own = below.state.units["a.one"]
    assert in_cover(below, own, own.models[0])


@pytest.mark.rule("AZ-MOR-12", "AZ-MOR-15")
def test_az_mor_12_the_nearest_enemy_one_sees() -> None:
    wall = ground(piece("high-wall", 40, 25, 80, 26))
    foes = unit("b.near", (60, 30)), unit("b.far", (10, 20), (5, 20)), unit("b.away", (60, 22), place="waiting")
    g = table(unit("a.one", (60, 20)), *foes, map=wall)
    own = g.state.units["a.one"]
    assert [each.model.id for each in enemies(g, 0, own.models[0])] == ["b.near.1", "b.far.1", "b.far.2"]
    assert [each.model.id for each in enemies(g, 1, own.models[0])] == ["a.one.1"]
    found = nearest_visible(g, own, own.models[0])
    assert found is not None
    assert (found.model.id, found.distance) == ("b.far.1", 48_000)
    g = table(unit("a.one", (60, 20)), foes[0], map=wall)
    assert nearest_visible(g, g.state.units["a.one"], own.models[0]) is None
    # Who sees nobody is in cover wherever he lies against something.
    touching = table(unit("a.one", (60, 24)), foes[0], map=wall)
    own = touching.state.units["a.one"]
    assert in_cover(touching, own, own.models[0])
    assert shelters(touching) == [(0, False)]
    assert lies_between(touching, 0, own.models[0], foes[0].models[0])
    assert not lies_between(touching, 0, own.models[0], person("b.x.1", (60, 2)))


# ---- crews, rates, squads ----------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-ART-06", "AZ-ART-12", "AZ-ART-13", "AZ-ART-09", "AZ-MOV-05")
def test_az_art_06_who_is_a_guns_crew() -> None:
    gun = {"role": "gun", "weapons": ("pak-40",), "length": 6000, "width": 3000, "radius": 3354}
    for places, crew, pushes in (
        ([(62.5, 20), (60, 24)], ["2", "3"], ["2", "3"]),
        ([(72.5, 20), (83.5, 20)], ["2", "3"], []),
        ([(72.501, 20), (83.5, 20)], [], []),
        ([(62.5, 20), (74.501, 20)], ["2"], ["2"]),
        ([(62.503, 20)], ["2"], []),
    ):
        whole = with_models(unit("a.one", (60, 20), *places), m1=gun)
        g = table(whole, unit("b.one", (5, 5)), lists={"a.one": {"gun": "pak-40"}})
        own = g.state.units["a.one"]
        (piece_,) = guns.guns_of(own)
        assert [model.id[-1] for model in guns.crew_of(g, own, piece_)] == crew
        assert [model.id[-1] for model in guns.pushers(g, own, piece_)] == pushes
    scared = with_models(own, m2={"posture": "scared", "x": 62_500})
    assert guns.pushers(g, scared, scared.models[0]) == ()
    towed = with_models(own, m1={"aboard": "a.car.1"})
    assert list(guns.guns_of(towed)) == []


@pytest.mark.rule("AZ-MOV-01", "AZ-BIK-01")
def test_az_bik_01_a_unit_rides_as_long_as_all_do() -> None:
    two = unit("a.one", (10, 10), (12, 10))
    g = table(two, unit("b.one", (60, 60)))
    for riders, rate in (((), "infantry"), ((1,), "infantry"), ((1, 2), "bicycle")):
        whole = with_models(two, **{f"m{number}": {"is_cyclist": True} for number in riders})
        assert g.context.rate_of(whole).id == rate
    assert g.context.rate_of(replace(two, models=())).id == "infantry"


@pytest.mark.rule("AZ-DEF-02", "AZ-NGT-02")
def test_az_ngt_02_who_goes_how_much_less_far_at_night() -> None:
    dark = darkness.at_night(TABLES).rates
    for id, fast, assault in (
        ("infantry", 15, 10), ("gun", 5, None), ("heavy-gun", 3, None), ("bicycle", 20, 15), ("motorcycle", 50, 35),
        ("car", 50, 35), ("truck", 40, 25), ("half-track", 35, 22), ("medium-tank", 25, 18), ("heavy-tank", 18, 15),
        ("underground", 15, 10),
    ):  # fmt: skip
        assert (dark[id].slow, dark[id].fast) == (TABLES.rates[id].slow, fast * 1000), id
        assert dark[id].assault == (None if assault is None else assault * 1000), id
    for option, light, found in (("on", "day", True), ("off", "day", False), ("off", "night", True)):
        assert darkness.is_night({"night_fighting": option}, light) is found


@pytest.mark.rule("AZ-VSQ-03", "AZ-DEF-06")
def test_az_vsq_03_a_vehicle_that_drops_out_of_its_squad_is_a_unit_as_its_entry_has_it() -> None:
    def context(*names: str, option: str = "on", joined: bool = True) -> Any:
        men = (Men(count=2, role="rifleman"),)
        entries = tuple(
            ForceUnit(id=f"t{number}", title=f"t{number}", training=number + 3, panic_limit=1, points=0, vehicle=name)
            if name
            else ForceUnit(id=f"t{number}", title="men", training=4, panic_limit=3, points=0, men=men)
            for number, name in enumerate(names, 1)
        )
        join = (Join(id="squad", units=tuple(each.id for each in entries)),) if joined else ()
        g = table(unit("a.one", (10, 10)), unit("b.one", (60, 60)), options={"vehicle_squads": option})
        force = replace(load_force("german-1944"), unit=entries, join=join)
        return type(g.context)(replace(g.setup, forces=(force, g.setup.forces[1])))

    found = context("panzer-iv", "panther")
    assert [found.roll[f"a.squad.{number}"][0].vehicle for number in (1, 2)] == ["panzer-iv", "panther"]
    assert [found.qualities[f"a.squad.{number}"].training for number in (1, 2)] == [4, 5]
    assert found.qualities["a.squad"].training == 5
    for names, option, joined in (
        (("panzer-iv", "panther"), "off", True),
        (("panzer-iv",), "on", True),
        (("panzer-iv", ""), "on", True),
        (("panzer-iv", "panther", ""), "on", True),
        (("panzer-iv", "panther"), "on", False),
    ):
        other = context(*names, option=option, joined=joined)
        assert not [id for id in other.roll if id.count(".") > 1 and id.startswith("a.")], names
