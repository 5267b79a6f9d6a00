"""Tanks that enter buildings (chapter Tanks entering buildings)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle, RollDice
from grognard.core.engine.choices import Dice
from grognard.core.records import replace
from grognard.games.operation_ww2.data.maps import BuildingRow, InnerWall, MapFile, Opening
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.driving import breaches
from grognard.games.operation_ww2.rules.intent import intent as declaring
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.vehicle_fire import arms
from grognard.games.operation_ww2.state.choices import Card
from grognard.games.operation_ww2.state.events.buildings import BrokeIn, BuildingFell, CameOut
from grognard.games.operation_ww2.state.events.fire import HeldFire, VolleyFired
from grognard.games.operation_ww2.state.events.vehicles import BailedOut, NerveTested
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, MoveIntent
from grognard.games.operation_ww2.state.state import Ordered, State, Unit
from tests.games.operation_ww2.table import Idle, ground, over, person, unit
from tests.games.operation_ww2.vehicles.garage import fight, happened, machine, vehicle

ON = {"tanks_in_buildings": "on"}
FOE = unit("b.foe", (5, 5))
TANK = "a.tank.1"
BACK = 180_000
SHERMAN = vehicle("a.tank", "sherman-75", (60, 90))


def house(
    material: str = "brick",
    corners: tuple[tuple[float, float], tuple[float, float]] = ((50, 40), (70, 48)),
    storeys: int = 1,
    **more: Any,
) -> MapFile:
    """A house across the way of a tank that drives up the table; places from the bottom left."""
    row = BuildingRow(
        material=material,  # type: ignore[arg-type]
        storeys=storeys,
        openings=(Opening(kind="door", at=(60, corners[1][1])),),
        walls=tuple(InnerWall(**wall) for wall in more.get("walls", ())),
    )
    return ground({"id": "house", "kind": "building", "rectangle": corners, "building": row})


def move(far: float, turret: int | None = BACK, speed: Any = "slow", x: float = 60) -> MoveIntent:
    return MoveIntent(TANK, ((round(x * 1000), round(far * 1000)),), speed, Besides(turret=turret))


def why(tank: Unit, declared: Any, map: MapFile, **options: str) -> tuple[str, ...]:
    g = fight(Idle(), tank, FOE, map=map, options=ON | options, turn=2)
    order: Any = "assault" if isinstance(declared, AssaultIntent) else "move"
    found = declaring.refusal(g, g.state.units["a.tank"], order, declared)
    return () if found is None else found.rules


def driven(
    declared: Any, *others: Unit, tank: Unit = SHERMAN, dice: Any = (), map: MapFile | None = None, **more: Any
) -> Battle[State]:
    order: Any = "assault" if isinstance(declared, AssaultIntent) else "move"
    chain = (Ordered(0, "a.tank", Card(order, 4), declared),)
    given: dict[str, Any] = {"turn": 2, "options": ON} | more
    g = fight(Execution(), tank, *others, FOE, map=map or house(), chain=chain, dice=dice, **given)
    while not g.over:
        g.choose(g.choices()[0])
    over(g)
    return g


# The wall is at 80 from the top; a Sherman is 8.2 cm long and 3.8 wide.
NEAR = vehicle("a.tank", "sherman-75", (60, 85))


@pytest.mark.rule("AZ-TKB-04", "AZ-TKB-07")
@pytest.mark.parametrize(
    ("sheet", "opened"),
    [
        ("tiger", {"stone", "brick", "mud", "wood"}),
        ("sherman-75", {"brick", "mud", "wood"}),
        ("m5-stuart", {"mud", "wood"}),
        ("sdkfz-251", set()),
    ],
)
def test_az_tkb_04_which_walls_let_which_tanks_in(sheet: str, opened: set[str]):
    if sheet not in TABLES.vehicles:
        sheet = next(
            row.id for row in TABLES.vehicles.values() if row.type == {"tiger": "heavy-tank"}.get(sheet, "light-tank")
        )
    crew = TABLES.vehicles[sheet].crew
    tank = vehicle("a.tank", sheet, (60, 85), crew=max(crew, 1), turret=BACK)
    for material in ("stone", "brick", "mud", "wood"):
        g = fight(Idle(), tank, FOE, map=house(material), options=ON)
        assert breaches.may_enter(g, tank.models[0], "house") is (material in opened), material
        off = fight(Idle(), tank, FOE, map=house(material))
        assert not breaches.may_enter(off, tank.models[0], "house")
    tracked = fight(Idle(), tank, FOE, map=house("mud"), options=ON | {"entry_vehicles": "all_tracked"})
    assert breaches.may_enter(tracked, tank.models[0], "house")


@pytest.mark.rule("AZ-TKB-04", "AZ-TKB-07")
def test_az_tkb_04_no_bunker_and_nothing_on_wheels():
    bunker = ground({"id": "house", "kind": "bunker", "rectangle": ((50, 40), (70, 45))})
    assert why(NEAR, move(75), bunker) == ("AZ-TER-03",)
    car = vehicle("a.tank", "kubelwagen", (60, 85), crew=1)
    assert why(car, move(75, None), house("wood"), entry_vehicles="all_tracked") == ("AZ-TER-03",)


@pytest.mark.rule("AZ-TKB-03")
def test_az_tkb_03_the_gun_points_backwards():
    assert why(NEAR, move(75), house()) == ()
    assert why(NEAR, move(75, None), house()) == ("AZ-TKB-03",)
    assert why(NEAR, move(75, 150_000), house()) == ("AZ-TKB-03",)
    assert why(NEAR, move(75, 160_000), house()) == ()
    # In an assault the turret cannot be turned; it may look back already.
    assault = AssaultIntent(TANK, ((60_000, 80_000),), "slow", "b.foe", "last")
    assert why(NEAR, assault, house()) == ("AZ-TKB-03",)
    turned = vehicle("a.tank", "sherman-75", (60, 85), turret=BACK)
    assert why(turned, assault, house()) == ()
    # Backing in with the gun ahead.
    backs = vehicle("a.tank", "sherman-75", (60, 85), 180)
    reverse = MoveIntent(TANK, ((60_000, 80_000),), "slow", Besides(reverse=True))
    assert why(backs, reverse, house()) == ()


@pytest.mark.rule("AZ-TKB-01")
def test_az_tkb_01_who_fails_the_test_does_not_move_this_turn():
    g = driven(move(75), tank=NEAR, dice=(3,))
    assert happened(g, BrokeIn) == []
    assert (g.state.units["a.tank"].models[0].x, g.state.units["a.tank"].models[0].y) == (60_000, 85_000)
    passed = driven(move(81), tank=NEAR, dice=(4,))
    # It is not 5 cm inside yet.
    assert passed.state.units["a.tank"].models[0].y == 81_000
    assert happened(passed, BrokeIn) == []


@pytest.mark.rule("AZ-RAM-09", "AZ-TKB-01")
@pytest.mark.parametrize(("option", "fires"), [("allowed", True), ("forbidden", False)])
def test_az_ram_09_after_a_failed_entry_test_it_may_still_fire(option: str, fires: bool):
    turned = vehicle("a.tank", "sherman-75", (60, 85), turret=BACK)
    target = unit("b.foe", (60, 112))
    assault = AssaultIntent(TANK, ((60_000, 80_000),), "slow", "b.foe", "last")
    chain = (Ordered(0, "a.tank", Card("assault", 4), assault, stood=((60_000, 112_000),)),)
    options = ON | {"failed_ram_fire": option}
    g = fight(Execution(), turned, target, map=house(), chain=chain, dice=None, turn=2, options=options)
    g.choose(Dice((1,)))
    while not g.over and not happened(g, VolleyFired):
        decision = g.decision
        g.choose(Dice((1,) * decision.roll.count) if isinstance(decision, RollDice) else g.choices()[0])
    assert bool(happened(g, VolleyFired) or happened(g, HeldFire)) is fires


@pytest.mark.rule("AZ-TKB-02")
@pytest.mark.parametrize(
    ("corners", "storeys", "die", "total", "effect"),
    [
        (((55, 40), (65, 48)), 1, 3, 3, "drives"),
        (((55, 40), (65, 48)), 1, 2, 2, "stuck"),
        (((55, 40), (65, 48)), 1, 1, 1, "heavy"),
        (((53, 40), (67, 55)), 1, 3, 2, "stuck"),
        (((54, 40), (66, 50)), 2, 3, 2, "stuck"),
        (((54, 40), (66, 50)), 2, 4, 3, "drives"),
        (((48, 40), (72, 65)), 1, 4, 2, "stuck"),
        (((45, 40), (85, 70)), 1, 5, 2, "stuck"),
        (((45, 40), (85, 70)), 1, 2, 1, "heavy"),
    ],
)
def test_az_tkb_02_five_centimetres_inside_a_die_less_for_larger_buildings(
    corners: Any, storeys: int, die: int, total: int, effect: str
):
    dice: tuple[int, ...] = (4, die)
    if effect == "stuck":
        dice = (*dice, 10)
    if effect == "heavy":
        dice = (*dice, 1)
    g = driven(move(75), tank=NEAR, dice=dice, map=house("wood", corners, storeys))
    (event,) = happened(g, BrokeIn)
    assert (event.total, event.effect) == (total, effect)
    y = g.state.units["a.tank"].models[0].y
    # Its front is 4.1 cm before its middle, the wall at 80.
    inside = 80_000 - (y - 4_100)
    assert inside == (9_100 if effect == "drives" else pytest.approx(5_000, abs=500))
    assert ("immobile" in machine(g, TANK).lost) is (effect == "stuck")
    assert g.state.damaged[0].gaps[0] == (60_000, 80_000)


@pytest.mark.rule("AZ-TKB-02")
def test_az_tkb_02_a_stuck_tanks_crew_tests_its_nerve():
    g = driven(move(75), tank=NEAR, dice=(4, 2, 1), map=house("wood", ((55, 40), (65, 48))))
    assert [event.passed for event in happened(g, NerveTested)] == [False]
    assert len(happened(g, BailedOut)) == 1


@pytest.mark.rule("AZ-TKB-02")
def test_az_tkb_02_who_came_in_less_than_five_centimetres_rolls_when_he_goes_on():
    big = house("wood", ((45, 40), (85, 70)))
    begun = vehicle("a.tank", "sherman-75", (60, 81), turret=BACK)
    # No further test: it is in already.
    g = driven(move(72, None), tank=begun, dice=(9,), map=big)
    assert [event.effect for event in happened(g, BrokeIn)] == ["drives"]
    known = vehicle("a.tank", "sherman-75", (60, 72), turret=BACK, inside="house")
    again = driven(move(64, None), tank=known, map=big)
    assert happened(again, BrokeIn) == []


@pytest.mark.rule("AZ-TKB-05", "AZ-TKB-06")
def test_az_tkb_05_a_small_building_driven_through_is_a_ruin_and_people_in_it_roll():
    small = house("wood", ((55, 40), (65, 48)))
    men = replace(unit("b.men"), models=(person("b.men.1", (63, 75)), person("b.men.2", (57, 75))))
    # The test, the table of entry, two dice of those in it: one dead, one scared.
    lists = {"b.men": {"people": 10, "panic_limit": 9}}
    tank = vehicle("a.tank", "sherman-75", (60, 86))
    g = driven(move(66, speed="fast"), men, tank=tank, dice=(4, 9, 10, 2), map=small, lists=lists)
    assert g.state.units["a.tank"].models[0].y == 66_000
    assert [event.piece for event in happened(g, BuildingFell)] == ["house"]
    assert len(happened(g, CameOut)) == 1
    assert machine(g, TANK).inside == ""
    assert g.context.map.ground.pieces[0].kind == "ruin"
    assert len(g.state.units["b.men"].models) < 2
    medium = house("wood", ((54, 40), (66, 50)), storeys=2)
    stays = driven(move(62, speed="fast"), tank=vehicle("a.tank", "sherman-75", (60, 86)), dice=(4, 9), map=medium)
    assert happened(stays, BuildingFell) == []
    assert len(happened(stays, CameOut)) == 1


@pytest.mark.rule("AZ-TKB-06", "AZ-RMS-02")
def test_az_tkb_06_in_a_larger_building_only_those_in_the_room_entered_roll():
    walls = ({"line": ((60, 35), (60, 50)), "doors": ((60, 42),)},)
    big = house("wood", ((50, 35), (70, 50)), walls=walls)
    tank = vehicle("a.tank", "sherman-75", (54, 90))
    men = replace(unit("b.men"), models=(person("b.men.1", (57.5, 76)), person("b.men.2", (65, 76))))
    into = MoveIntent(TANK, ((54_000, 82_000),), "slow", Besides(turret=BACK))
    g = driven(into, men, tank=tank, dice=(4, 9, 10), map=big, lists={"b.men": {"people": 10, "panic_limit": 9}})
    assert len(happened(g, BrokeIn)) == 1
    assert [man.id for man in g.state.units["b.men"].models] == ["b.men.2"]


@pytest.mark.rule("AZ-TKB-03", "AZ-TKB-07")
def test_az_tkb_03_inside_it_aims_within_45_degrees_and_swings_itself():
    big = house("wood", ((45, 20), (75, 45)))
    tank = vehicle("a.tank", "sherman-75", (60, 90), turret=BACK, inside="house")
    g = fight(Idle(), tank, FOE, map=big, options=ON)
    main = next(mount for mount in TABLES.vehicles["sherman-75"].weapon if mount.main)
    model = tank.models[0]
    # It points down the table: 22.5 degrees to each side, 20 cm away 8.3 aside.
    for x, bears in ((60, True), (67, True), (75, False), (40, False)):
        assert arms.bears(g, model, main.id, person("b.x.1", (x, 112))) is bears
    assert not arms.bears(g, model, main.id, person("b.x.1", (60, 60)))
    outside = fight(Idle(), vehicle("a.tank", "sherman-75", (60, 90), turret=BACK), FOE, map=big, options=ON)
    assert arms.bears(outside, outside.state.units["a.tank"].models[0], main.id, person("b.x.1", (75, 112)))
    arm = next(each for each in arms.armed(g, tank, model, "fire", False) if each.mount == main.id)
    arms.after_firing(g, g.state.units["a.tank"], model, [(arm, person("b.x.1", (67, 112)))])
    swung = g.state.units["a.tank"].models[0]
    assert machine(g, TANK).turret == BACK
    assert 340_000 < swung.facing < 345_000
    stuck = vehicle("a.tank", "sherman-75", (60, 90), turret=BACK, inside="house", lost=("immobile",))
    g = fight(Idle(), stuck, FOE, map=big, options=ON)
    assert arms.bears(g, stuck.models[0], main.id, person("b.x.1", (67, 112)))
    arms.after_firing(g, g.state.units["a.tank"], stuck.models[0], [(arm, person("b.x.1", (67, 112)))])
    assert g.state.units["a.tank"].models[0].facing == 0
    assert machine(g, TANK).turret != BACK


@pytest.mark.rule("AZ-TKB-01")
def test_what_is_offered_leads_into_buildings_and_is_allowed():
    g = fight(Idle(), NEAR, FOE, map=house("wood"), options=ON, turn=2)
    found = list(declaring.listed(g, g.state.units["a.tank"], "move"))
    assert any(each.besides.turret == BACK for each in found)
    assert [each for each in found if declaring.refusal(g, g.state.units["a.tank"], "move", each) is not None] == []
