"""Buildings under big shells and charges: demolition, roofs, dust (AZ-DEM, AZ-ROO, AZ-EXP-06)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from shapely import box
from shapely.affinity import rotate

from grognard.core.battle import Battle
from grognard.core.contract import check_position
from grognard.core.engine.dice import Stream
from grognard.core.records import replace, to_builtins
from grognard.games.operation_ww2.data.maps import BuildingRow, Opening, building_size, load_map
from grognard.games.operation_ww2.ground.fallen_buildings import sections, shape_of
from grognard.games.operation_ww2.ground.inner_walls import rooms, rooms_near
from grognard.games.operation_ww2.ground.template import Burst
from grognard.games.operation_ww2.rules.area.bursts import Landing
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed, burst_at, burst_of, target_of
from grognard.games.operation_ww2.rules.buildings.charges import GoingOff
from grognard.games.operation_ww2.rules.buildings.demolition import (
    Demolishing,
    RoofDamage,
    calibre_value,
)
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.rules.turn.turn import EndOfTurn
from grognard.games.operation_ww2.state.events.buildings import (
    BuildingFell,
    BuildingShaken,
    DustRaised,
    RoofLost,
    RoofStruck,
    TrainingTested,
)
from grognard.games.operation_ww2.state.events.fire import VolleyFired
from grognard.games.operation_ww2.state.events.vehicles import VehicleDamaged
from grognard.games.operation_ww2.state.ground import Damaged, Dust, Primed
from grognard.games.operation_ww2.state.intents import AmbushIntent, Besides, CoveringFireIntent, FireIntent, MoveIntent
from grognard.games.operation_ww2.state.state import State, Unit
from tests.games.operation_ww2.firing_line import vehicle
from tests.games.operation_ww2.table import Idle, ground, happened, over, person, play, unit

ON = {"building_damage": "on", "roof_damage": "on"}

SIZES = {"small": (9, 14), "medium": (12, 16), "large": (20, 45), "huge": (40, 50)}
"""Outlines in centimetres of one storey each."""


def house(size: str, storeys: int = 1, kind: str = "building") -> dict[str, Any]:
    """A building of this size whose top left corner is 40 cm from both edges, with a door in the middle of its bottom
    wall."""
    wide, deep = SIZES[size]
    door = Opening(kind="door", at=(40 + wide / 2, 80 - deep))
    built = None if kind == "bunker" else BuildingRow(material="stone", storeys=storeys, openings=(door,))
    return {"id": "house", "kind": kind, "rectangle": ((40, 80), (40 + wide, 80 - deep)), "building": built}


IN = unit("b.in", (43, 43), (46, 43), (43, 47))


def shaken(
    size: str, dice: list[int], *units: Unit, added: int = 0, kind: str = "building", storeys: int = 1, **more: Any
) -> Battle[State]:
    """A building of this size is struck at its top left corner."""
    start = Demolishing(0, "house", (43_000, 43_000), added)
    ours = unit("a.one", (10, 10))
    return play(start, ours, *(units or (IN,)), map=ground(house(size, storeys, kind)), dice=dice, options=ON, **more)


def came_to(battle: Battle[State]) -> tuple[int, str]:
    """The total and the result of a demolition roll."""
    (event,) = happened(battle, BuildingShaken)
    assert isinstance(event, BuildingShaken)
    return event.total, event.fall


@pytest.mark.rule("AZ-DEM-01")
def test_az_dem_01_sizes_by_outline_and_storeys():
    at = [((9, 30), 1), ((10, 15), 1), ((10, 12), 2), ((20, 25), 1), ((15, 20), 2), ((30, 40), 1), ((20, 25), 2)]
    found = [building_size(w * 1000, d * 1000, storeys) for (w, d), storeys in at]
    assert found == ["small", "medium", "medium", "large", "large", "huge", "huge"]


@pytest.mark.rule("AZ-DEM-01")
@pytest.mark.parametrize(("turned", "size"), [(0, "small"), (30, "small"), (45, "small"), (90, "small")])
def test_az_dem_01_a_house_is_as_large_however_it_stands(turned: float, size: str):
    # 9 by 14 cm with one storey; the box about it is 16 by 16 when it stands at half a right angle.
    house = rotate(box(40, 40, 49, 54), turned)
    outline = tuple((round(x, 3), round(y, 3)) for x, y in house.exterior.coords[:-1])
    drawn = {
        "id": "house",
        "kind": "building",
        "outline": outline,
        "building": BuildingRow(material="brick", storeys=1),
    }
    assert load_map(to_builtins(ground(drawn))).buildings["house"].size == size


TABLE = {
    "small": "---tttts" + "shhhh",
    "medium": "-----tttt" + "hhhh",
    "large": "-------ttt" + "hhh",
    "huge": "----------" + "rhh",
}
"""AZ-TAB-DEMOLISH, one letter a total."""


@pytest.mark.rule("AZ-DEM-02", "AZ-TAB-DEMOLISH")
@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("total", range(1, 14))
def test_az_tab_demolish(size: str, total: int):
    words = {"-": "none", "t": "test", "s": "small-arms", "h": "heavy", "r": "rooms"}
    battle = shaken(size, [min(total, 10), *[1] * 6], unit("b.out", (100, 100)), added=max(total - 10, 0))
    assert came_to(battle) == (total, words[TABLE[size][total - 1]])


@pytest.mark.rule("AZ-DEM-07")
def test_az_dem_07_totals_off_the_table_are_read_at_its_ends():
    assert came_to(shaken("small", [1], added=-2)) == (1, "none")
    assert came_to(shaken("small", [10, 1, 1, 1, 5], added=9))[0] == 13


@pytest.mark.rule("AZ-DEM-02")
@pytest.mark.parametrize(
    ("calibre", "value"), [(104, None), (105, 0), (109, 0), (110, 1), (155, 1), (156, 2), (200, 2), (201, 3), (320, 3)]
)
def test_az_tab_calibre(calibre: int, value: int | None):
    assert calibre_value(play(Idle(), IN), calibre) == value


@pytest.mark.rule("AZ-DEM-03")
def test_az_dem_03_every_unit_inside_tests_its_training_and_who_fails_lies_down_whole():
    outside = replace(unit("b.two", (43, 50), (43, 70)))
    battle = shaken("small", [5, 3, 4], IN, outside)
    over(battle)
    passed = [event.passed for event in happened(battle, TrainingTested) if isinstance(event, TrainingTested)]
    assert passed == [False, True]
    assert {model.posture for model in battle.state.units["b.in"].models} == {"scared"}
    assert {model.posture for model in battle.state.units["b.two"].models} == {"standing"}


@pytest.mark.rule("AZ-DEM-02", "AZ-DEM-09")
def test_az_dem_09_everybody_rolls_for_himself_and_survivors_lie_on_the_ground_in_a_ruin():
    upstairs = replace(IN, models=tuple(replace(model, storey=1) for model in IN.models))
    # 10 falls on the heavy table: the first dies of a 10, the others live; the dust hangs four turns.
    battle = shaken("medium", [10, 10, 1, 1, 4], upstairs, storeys=2)
    over(battle)
    left = battle.state.units["b.in"].models
    assert [model.id for model in left] == ["b.in.2", "b.in.3"]
    assert {(model.storey, model.posture, model.x) for model in left} == {(0, "scared", 46000), (0, "scared", 43000)}
    assert [piece.kind for piece in battle.context.map.ground.pieces] == ["ruin", "smoke"]
    assert battle.context.map.buildings["house"].storeys == 1
    assert battle.context.tables.terrain["ruin"].cover == "medium"


@pytest.mark.rule("AZ-DEM-02", "AZ-TAB-DEMOLISH")
def test_az_dem_02_a_collapse_on_the_table_of_small_arms_and_one_on_the_heavy():
    """A 9 is harmless against no cover on neither; what differs are the rows."""
    assert came_to(shaken("small", [9, 1, 1, 1, 1]))[1] == "small-arms"
    tank = vehicle("b.tank", (44, 44))
    light = shaken("small", [9, 10, *[1] * 8], tank)
    heavy = shaken("small", [10, 10, *[1] * 8], tank)
    effects = []
    for battle in (light, heavy):
        (event, *_) = happened(battle, VehicleDamaged)
        assert isinstance(event, VehicleDamaged)
        effects.append(event.result)
    tables = light.context.tables
    assert effects == [tables.small_arms["10"].medium.text, tables.heavy_weapons["10"].medium.text]
    assert effects[0] != effects[1]


@pytest.mark.rule("AZ-DEM-04")
def test_az_dem_04_what_has_fallen_takes_one_off_and_stays_a_ruin():
    down = (Damaged("house", (0,)),)
    assert came_to(shaken("small", [5, 4], damaged=down)) == (4, "test")
    assert came_to(shaken("small", [5, 4], kind="ruin")) == (4, "test")
    again = shaken("small", [10, 10, 1, 1], damaged=down)
    over(again)
    assert not happened(again, BuildingFell, DustRaised)
    assert len(again.state.units["b.in"].models) == 2


@pytest.mark.rule("AZ-DEM-05")
def test_az_dem_05_large_buildings_fall_by_sections_of_20_by_25_cm_until_all_is_a_ruin():
    far = unit("b.far", (43, 80))
    battle = shaken("large", [10, 1, 1, 1, 2], IN, far, added=1)
    over(battle)
    parts = sections(battle.context.laid, "house", battle.context.tables)
    assert [round(part.area / 1_000_000) for part in parts] == [500, 400]
    kinds = {piece.id: piece.kind for piece in battle.context.map.ground.pieces}
    assert kinds == {"house-fallen0": "ruin", "house": "building", "house-dust0": "smoke"}
    assert battle.context.drawn_as("house-fallen0") == "house"
    assert battle.state.units["b.far"].models[0].posture == "standing"
    assert {piece.id: shape_of(battle.context.map, piece.id).area for piece in battle.context.map.ground.pieces}[
        "house"
    ] == pytest.approx(400_000_000)
    whole = shaken("large", [10, 2], far, added=1, damaged=(Damaged("house", (1,)),))
    over(whole)
    assert [piece.kind for piece in whole.context.map.ground.pieces] == ["ruin", "smoke"]
    assert shape_of(whole.context.map, "house").area == pytest.approx(900_000_000)


@pytest.mark.rule("AZ-DEM-05", "AZ-DEM-01")
def test_az_dem_05_a_torn_wall_is_open_and_the_rest_can_be_left():
    battle = shaken("large", [10, 1, 1, 1, 2], IN, added=1)
    for id in ("house", "house-fallen0"):
        assert len(battle.context.map.buildings[id].openings) >= 2


@pytest.mark.rule("AZ-DEM-06")
def test_az_dem_06_dust_hangs_5_cm_about_the_ruin_for_as_many_turns_as_the_die_says():
    battle = shaken("small", [10, 3], unit("b.out", (100, 100)), turn=2)
    (dust,) = battle.state.dust
    xs, ys = [x for x, _ in dust.outline], [y for _, y in dust.outline]
    assert (min(xs), max(xs), min(ys), max(ys)) == (35_000, 54_000, 35_000, 59_000)
    assert dust.last == 4
    cloud = next(piece for piece in battle.context.map.ground.pieces if piece.kind == "smoke")
    assert cloud.id == dust.id
    for turn, left in ((3, 1), (4, 0)):
        end = play(EndOfTurn(), IN, turn=turn, dust=(dust,), dice=None, map=ground(house("small")))
        assert len(end.state.dust) == left


@pytest.mark.rule("AZ-DEM-06")
def test_az_dem_06_nobody_sees_through_dust():
    dust = Dust("house-dust0", ((55_000, 20_000), (65_000, 20_000), (65_000, 70_000), (55_000, 70_000)), 3)
    one, two = unit("a.one", (40, 50)), unit("b.one", (80, 50))
    clear, dim = (play(Idle(), one, two, dust=clouds) for clouds in ((), (dust,)))
    seen = [g.context.sight.look(one.models[0], two.models[0]).seen for g in (clear, dim)]
    assert seen == ["clear", "not"]


@pytest.mark.rule("AZ-DEM-02", "AZ-TAB-DEMOLISH")
def test_az_tab_demolish_in_a_huge_building_the_room_that_was_hit_and_its_neighbours_are_tested():
    near, beside, far = unit("b.near", (45, 45)), unit("b.beside", (60, 45)), unit("b.far", (75, 85))
    battle = shaken("huge", [10, 4, 4], near, beside, far, added=1)
    over(battle)
    assert came_to(battle) == (11, "rooms")
    assert [e.unit for e in happened(battle, TrainingTested) if isinstance(e, TrainingTested)] == ["b.near", "b.beside"]
    found = rooms(battle.context.laid, battle.context.tables, "house")
    assert len(list(rooms_near(found, (45_000, 45_000)))) == 3


@pytest.mark.rule("AZ-DEM-02")
def test_az_dem_02_a_bunker_counts_as_huge():
    assert came_to(shaken("small", [10, 4], added=1, kind="bunker")) == (11, "rooms")
    fallen = shaken("small", [10, 1, 1, 1, 1], added=2, kind="bunker")
    over(fallen)
    assert [piece.kind for piece in fallen.context.map.ground.pieces] == ["ruin", "smoke"]


# ---- guns --------------------------------------------------------------------------------------------------------


def gun(weapon: str = "105-mm-howitzer", at: tuple[float, float] = (60, 100)) -> Unit:
    """A howitzer that points north, with its crew."""
    x, y = at
    piece = person("a.gun.1", at, role="gun", weapons=(weapon,), length=4000, width=3000, laid=0)
    crew = [person(f"a.gun.{number}", (x - 4 + 2 * number, y + 3), role="gunner") for number in (2, 3)]
    return replace(unit("a.gun"), models=(piece, *crew))


def landing(weapon: str, where: Burst, *, indirect: bool, dice: list[int], **more: Any) -> Battle[State]:
    """A round bursts."""
    aimed = Aimed("a.gun.1", weapon, "b.in", "b.in.1", indirect=indirect)
    given: dict[str, Any] = {"map": ground(house("small", 2)), "options": ON} | more
    return play(Landing("a.gun", aimed, where, 7), gun(weapon), IN, dice=dice, **given)


WALL = Burst((43_000, 54_000), 8_000, "wall", "house")
ROOF = Burst((43_000, 53_000), 1_000, "roof", "house", 2, overhead=True)


@pytest.mark.rule("AZ-DEM-02")
def test_az_dem_02_a_direct_hit_of_105_mm_or_more_shakes_the_building_besides_its_blast():
    battle = landing("105-mm-howitzer", replace(WALL, radius=0), indirect=False, dice=[3])
    over(battle)
    assert came_to(battle) == (3, "none")
    heavier = landing("150-mm-howitzer", replace(WALL, radius=0), indirect=False, dice=[3, 4])
    assert came_to(heavier) == (4, "test")
    none = landing("105-mm-howitzer", replace(WALL, radius=0), indirect=False, dice=[], options={})
    over(none)
    assert not happened(none, BuildingShaken)
    small = landing("81-mm-mortar", replace(WALL, radius=0), indirect=False, dice=[])
    over(small)


@pytest.mark.rule("AZ-ROO-01")
def test_az_roo_01_an_indirect_hit_of_105_mm_or_more_is_rolled_for_on_the_roof():
    battle = landing("heavy-mortar", ROOF, indirect=True, dice=[2])
    over(battle)
    (event,) = happened(battle, RoofStruck)
    assert isinstance(event, RoofStruck)
    assert (event.total, event.roof) == (3, "holds")
    assert not happened(landing("heavy-mortar", ROOF, indirect=True, dice=[], options={}), RoofStruck)
    rocket = landing("nebelwerfer", ROOF, indirect=True, dice=[1])
    assert len(happened(rocket, RoofStruck)) == 1


ROOFS = {"small": "hhhoodddddddd", "medium": "hhhhhoodddddd", "large": "hhhhhhhoodddd", "huge": "hhhhhhhhhoodd"}
"""AZ-TAB-ROOF, one letter a total."""


def roofed(size: str, dice: list[int], value: int, *units: Unit, storeys: int = 1, **more: Any) -> Battle[State]:
    """A shell falls on a roof at its top left corner."""
    start = RoofDamage(0, "house", (43_000, 43_000), value)
    options = ON | more.pop("options", {})
    return play(start, *(units or (IN,)), map=ground(house(size, storeys)), dice=dice, options=options, **more)


@pytest.mark.rule("AZ-ROO-01", "AZ-TAB-ROOF")
@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("total", range(1, 14))
def test_az_tab_roof(size: str, total: int):
    away = unit("b.out", (100, 100))
    battle = roofed(size, [min(total, 10), *[1] * 4], max(total - 10, 0), away)
    (event,) = happened(battle, RoofStruck)
    assert isinstance(event, RoofStruck)
    assert event.roof == {"h": "holds", "o": "off", "d": "demolition"}[ROOFS[size][total - 1]]
    assert bool(battle.state.damaged) is (event.roof != "holds")


@pytest.mark.rule("AZ-ROO-02", "AZ-IND-05")
def test_az_roo_02_the_top_storey_takes_the_roof_and_later_hits_ignore_it():
    two = replace(IN, models=(IN.models[0], replace(IN.models[1], storey=1), replace(IN.models[2], storey=1)))
    battle = roofed("medium", [6, 10, 1], 0, two, storeys=2)
    over(battle)
    assert [model.id for model in battle.state.units["b.in"].models] == ["b.in.1", "b.in.3"]
    assert battle.state.damaged == (Damaged("house", (), (0,)),)
    up = Aimed("a.gun.1", "heavy-mortar", "b.in", "b.in.3", indirect=True)
    for damaged, where in (((), "roof"), (battle.state.damaged, "inside")):
        g = play(Idle(), gun("heavy-mortar"), two, map=ground(house("medium", 2)), damaged=damaged, options=ON)
        target = target_of(g, up)
        assert target is not None
        burst = burst_of(g, up, target)
        assert (burst.where, burst.storey) == (where, {"roof": 2, "inside": 1}[where])
    assert not happened(
        landing("heavy-mortar", ROOF, indirect=True, dice=[], damaged=(Damaged("house", (), (0,)),)), RoofStruck
    )


@pytest.mark.rule("AZ-ROO-03")
@pytest.mark.parametrize(("option", "total"), [("added", 5), ("not_added", 3)])
def test_az_roo_03_the_worst_takes_a_demolition_roll_with_one_more(option: str, total: int):
    battle = roofed("small", [8, 2, *[4] * 4], 2, unit("b.out", (100, 100)), options={"roof_chain_calibre": option})
    assert came_to(battle)[0] == total


@pytest.mark.rule("AZ-ROO-04")
def test_az_roo_04_large_roofs_fall_by_sections():
    near, far = unit("b.near", (43, 43)), unit("b.far", (43, 80))
    battle = roofed("large", [8, 10], 0, near, far)
    over(battle)
    assert battle.state.units["b.near"].place == "gone"
    assert battle.state.damaged == (Damaged("house", (), (0,)),)
    assert [e.section for e in happened(battle, RoofLost) if isinstance(e, RoofLost)] == [0]


# ---- a building as the target ------------------------------------------------------------------------------------

AT = Besides(building="house")


@pytest.mark.rule("AZ-DEM-09")
def test_az_dem_09_a_gun_fires_at_the_building_itself_on_a_7_and_needs_no_detection():
    hidden = unit("b.one", (10, 10))
    g = play(Idle(), gun(), hidden, map=ground(house("small")), options=ON)
    own = g.state.units["a.gun"]
    declared = FireIntent(None, None, AT)
    assert intent.refusal(g, own, "fire", declared) is None
    assert declared in list(intent.listed(g, own, "fire"))
    assert CoveringFireIntent(None, AT) in list(intent.listed(g, own, "covering-fire"))
    assert AmbushIntent(None, None, AT) in list(intent.listed(g, own, "ambush"))
    (chance,) = firepower(g, own, None, "fire", AT).chances
    assert (chance.shot.number, chance.shot.need) == (7, 7)
    battle = play(
        Volley("a.gun", None, "fire", AT), gun(), hidden, map=ground(house("small")), options=ON, dice=[7, 10, 3]
    )
    assert isinstance(battle.decision, ChooseShooting)
    battle.choose(battle.decision.choices(battle)[0])
    over(battle)
    assert came_to(battle) == (10, "heavy")
    (event,) = happened(battle, VolleyFired)
    assert isinstance(event, VolleyFired)
    assert event.target == "house"


@pytest.mark.rule("AZ-DEM-09")
def test_az_dem_09_who_may_not():
    hidden = unit("b.one", (10, 10))

    def why(own: Unit, declared: Any, order: Any = "fire", **options: str) -> tuple[str, ...]:
        g = play(Idle(), own, hidden, map=ground(house("small")), options=ON | options)
        found = intent.refusal(g, own, order, declared)
        assert found is not None
        assert declared not in list(intent.listed(g, own, order))
        return found.rules

    fire = FireIntent(None, None, AT)
    assert why(gun("pak-40"), fire) == ("AZ-DEM-09",)
    assert why(gun(), fire, target_building="no") == ("AZ-DEM-09",)
    assert why(gun(), fire, building_damage="off") == ("AZ-DEM-09",)
    assert why(gun(), FireIntent("b.one", None, AT)) == ("AZ-DEM-09",)
    assert why(gun(), FireIntent(None, None, Besides(building="nowhere"))) == ("AZ-DEM-09",)
    assert why(gun(), MoveIntent("a.gun.1", (), "slow", AT), "move") == ("AZ-DEM-09",)


@pytest.mark.rule("AZ-DEM-09")
def test_az_dem_09_a_wall_must_be_seen():
    screen = {"id": "screen", "kind": "high-wall", "rectangle": ((0, 30), (120, 32))}
    g = play(Idle(), gun(), unit("b.one", (10, 10)), map=ground(house("small"), screen), options=ON)
    assert firepower(g, g.state.units["a.gun"], None, "fire", AT).chances == ()


# ---- charges -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-EXP-06", "AZ-DEM-08")
def test_az_exp_06_charges_against_a_building_shake_it_with_two_less():
    laid = (Primed("a.one", "a.one.1", "house", (45_000, 55_000), 1),)
    sapper = unit("a.one", (45, 55))
    start = GoingOff(0, "a.one", "a.one.1", "house")
    battle = play(start, sapper, IN, map=ground(house("small")), primed=laid, dice=[7, 4], options=ON)
    over(battle)
    assert came_to(battle) == (5, "test")
    assert battle.state.primed == ()
    # Without the option they are rolled for on their own table.
    plain = play(start, sapper, IN, map=ground(house("small")), primed=laid, dice=[9])
    over(plain)
    assert not happened(plain, BuildingShaken)
    assert plain.context.map.ground.pieces == ()


# ---- at random ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-DEM-05", "AZ-ROO-04")
def test_a_house_under_heavy_shells_keeps_every_promise():
    fell = 0
    for seed in range(12):
        random = Random(seed)
        size, storeys = random.choice(list(SIZES)), random.choice((1, 2))
        people = [(random.uniform(41, 48), random.uniform(41, 53)) for _ in range(5)]
        inside = unit("b.in", *people)
        inside = replace(
            inside, models=tuple(replace(each, storey=random.randrange(storeys)) for each in inside.models)
        )
        units = [gun("150-mm-howitzer"), inside, unit("b.out", (100, 100))]
        more: dict[str, Any] = {}
        for shell in range(8):
            here = play(Idle(), *units, map=ground(house(size, storeys)), options=ON, **more)
            at = random.choice((40_500, 44_000)), random.choice((40_500, 48_000))
            above = random.random() < 0.5
            burst = burst_at(here, at, 10_000, overhead=above)
            aimed = Aimed("a.gun.1", "150-mm-howitzer", "b.out", "b.out.1", indirect=above)
            start = Landing("a.gun", aimed, burst, 7)
            battle = play(start, *units, map=ground(house(size, storeys)), options=ON, dice=None, **more)
            battle.source = Stream(seed * 10 + shell)
            for _ in range(60):
                if battle.over:
                    break
                check_position(battle)
                decision = battle.decisions[0]
                battle.choose(battle.sample(random, decision), decision.seat)
            assert battle.over
            check_position(battle)
            fell += len(happened(battle, BuildingFell, RoofLost))
            units = list(battle.state.units.values())
            more = {"damaged": battle.state.damaged, "dust": battle.state.dust}
    assert fell > 5
