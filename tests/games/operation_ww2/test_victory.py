"""Who has won: places and buildings held, enemies destroyed, missions (section 75 of the catalogue, AZ-SET-13)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.choices import Concede
from grognard.core.engine.dice import Stream
from grognard.core.records import replace
from grognard.games.operation_ww2 import SYSTEM
from grognard.games.operation_ww2.data.maps import load_map
from grognard.games.operation_ww2.data.scenarios import Victory, load_scenario
from grognard.games.operation_ww2.rules.setup import victory
from grognard.games.operation_ww2.rules.setup.victory import Counting
from grognard.games.operation_ww2.state.events.setup import BattleEnded, Conceded
from grognard.games.operation_ww2.state.state import Machine, Model, State, Unit
from tests.games.operation_ww2.table import Idle, happened, play, unit

FARM = load_scenario("crossroads-farm")
PLACE, BUILDING, UNITS, COMMAND, ARMOUR = FARM.victory
"""The crossroads, the farmhouse, units, headquarters, vehicles and guns."""


def stood(*units: Unit, rows: tuple[Victory, ...], **more: Any) -> Battle[State]:
    """Units as they stand at the end on the table of the farm, with these conditions."""
    battle = play(Idle(), *units, **{"zones": ("south", "north"), "map": load_map("crossroads-farm").file, **more})
    battle.setup = replace(battle.setup, scenario=replace(battle.setup.scenario, victory=rows))
    return battle


def scores(battle: Battle[State]) -> list[tuple[int, str, int]]:
    return [(each.seat, each.about, each.points) for each in victory.scores(battle)]


@pytest.mark.rule("AZ-SET-13")
@pytest.mark.parametrize(
    ("units", "holder"),
    [
        ([unit("a.one", (61, 60))], 0),
        # 10 cm from edge to edge: the base of 1 cm, the place from 57 to 63.
        ([unit("a.one", (61, 74))], 0),
        ([unit("a.one", (61, 74.1))], None),
        ([unit("a.one", (61, 60)), unit("b.one", (61, 74))], None),
        ([unit("a.one", (61, 60)), unit("b.one", (61, 74), broken=True)], 0),
        ([unit("a.one", (61, 60), broken=True)], None),
        ([unit("a.one", (61, 60)), unit("b.one", (61, 74), place="gone")], 0),
        ([], None),
    ],
)
def test_a_place_is_held_by_the_only_side_with_unbroken_models_near(units: list[Unit], holder: int | None):
    battle = stood(*units, rows=(PLACE,))
    assert victory.held_by(battle, PLACE) == holder
    assert scores(battle) == ([] if holder is None else [(holder, "crossroads", 3)])


@pytest.mark.rule("AZ-SET-13")
def test_a_building_is_held_by_the_only_side_inside():
    # The farmhouse covers 66 to 78 from the west, 46 to 56 from the north.
    inside, outside = unit("b.one", (70, 50)), unit("a.one", (64, 50))
    assert scores(stood(inside, outside, rows=(BUILDING,))) == [(1, "farmhouse", 3)]
    both = unit("a.two", (75, 52))
    assert scores(stood(inside, both, rows=(BUILDING,))) == []


@pytest.mark.rule("AZ-SET-13")
def test_units_removed_or_broken_count_as_destroyed():
    units = unit("a.one", (10, 10)), unit("a.two", (30, 10), broken=True), unit("b.one", (10, 90), place="gone")
    assert scores(stood(*units, rows=(UNITS,))) == [(0, "b.one", 1), (1, "a.two", 1)]


@pytest.mark.rule("AZ-SET-13")
def test_a_headquarters_counts_once_more():
    units = unit("a.hq", (10, 10), broken=True), unit("a.one", (30, 10), broken=True), unit("b.one", (10, 90))
    battle = stood(*units, rows=(UNITS, COMMAND), lists={"a.hq": {"characteristics": ("command", "radio")}})
    assert scores(battle) == [(1, "a.hq", 1), (1, "a.one", 1), (1, "a.hq", 1)]


def armed(seed: int = 1) -> Battle[State]:
    """The default battle set up, in its first turn."""
    battle: Battle[State] = Battle(SYSTEM, SYSTEM.setups.make_setup(), Stream(seed))
    while not battle.state.turn:
        battle.choose(battle.choices()[-1])
    return battle


def changed(battle: Battle[State], id: str, **fields: Any) -> Battle[State]:
    copy = battle.clone()
    copy.state = copy.state.changing(id, **fields)
    return copy


@pytest.mark.rule("AZ-VDM-19", "AZ-ART-13", "AZ-SET-13")
def test_vehicles_and_guns_count_once_more_abandoned_ones_too():
    battle = armed()
    assert scores(battle) == []
    assert scores(changed(battle, "a.sherman", place="gone")) == [(1, "a.sherman", 1), (1, "a.sherman", 1)]
    empty = without_crew(battle, "a.sherman")
    assert scores(changed(battle, "a.sherman", models=empty)) == [(1, "a.sherman", 1), (1, "a.sherman", 1)]
    gun, *crew = battle.state.units["b.pak"].models
    assert len(crew) == 5
    assert scores(changed(battle, "b.pak", models=(gun,))) == [(0, "b.pak", 1), (0, "b.pak", 1)]
    # The crew without its gun is a unit still.
    assert scores(changed(battle, "b.pak", models=tuple(crew))) == [(0, "b.pak", 1)]


def without_crew(battle: Battle[State], id: str) -> tuple[Model, ...]:
    """The models of a vehicle's unit when nobody of its crew is left."""
    (tank,) = battle.state.units[id].models
    assert tank.machine is not None
    return (replace(tank, machine=replace(tank.machine, crew=0)),)


@pytest.mark.rule("AZ-VDM-19", "AZ-ART-13")
@pytest.mark.parametrize("neutral", ["abandoned_vehicle", "uncrewed_gun"])
def test_by_option_what_nobody_mans_is_neutral(neutral: str):
    setup = SYSTEM.setups.make_setup()
    battle: Battle[State] = Battle(SYSTEM, replace(setup, options=setup.options | {neutral: "neutral"}), Stream(1))
    while not battle.state.turn:
        battle.choose(battle.choices()[-1])
    gun = battle.state.units["b.pak"].models[:1]
    left = scores(changed(battle, "a.sherman", models=without_crew(battle, "a.sherman")))
    assert (left == []) == (neutral == "abandoned_vehicle")
    assert (scores(changed(battle, "b.pak", models=gun)) == []) == (neutral == "uncrewed_gun")


# ---- the verdict -------------------------------------------------------------------------------------------------


def verdict(*units: Unit) -> BattleEnded:
    """How the farm is decided."""
    battle = play(Counting(), *units, zones=("south", "north"), map=load_map("crossroads-farm").file)
    (event,) = happened(battle, BattleEnded)
    assert isinstance(event, BattleEnded)
    assert battle.state.winner == event.winner
    return event


@pytest.mark.rule("AZ-SET-13")
@pytest.mark.parametrize(("lost", "points", "winner"), [(0, (0, 0), None), (1, (1, 0), None), (2, (2, 0), 0)])
def test_two_points_ahead_win_the_farm(lost: int, points: tuple[int, int], winner: int | None):
    gone = [unit(f"b.{number}", (10 + 20 * number, 20), broken=number < lost) for number in range(3)]
    event = verdict(unit("a.one", (10, 100)), *gone)
    assert (event.points, event.winner) == (points, winner)


@pytest.mark.rule("AZ-SET-13")
def test_az_set_13_a_mission_counts_what_was_destroyed_and_any_lead_wins():
    mission = load_scenario("farm-mission")
    assert (mission.victory, mission.lead) == ((), 1)
    units = unit("a.one", (61, 60)), unit("b.one", (10, 20), broken=True), unit("b.two", (30, 20))
    battle = stood(*units, rows=())
    # Nobody scores for the crossroads.
    assert scores(battle) == [(0, "b.one", 1)]
    assert victory.lead(battle) == 1
    assert victory.lead(stood(*units, rows=FARM.victory)) == 2


@pytest.mark.rule("AZ-SET-13")
def test_az_set_13_by_option_the_points_of_what_was_destroyed_count():
    lists = {"b.one": {"points": 150}, "b.two": {"points": 70}, "a.one": {"points": 90}}
    units = unit("a.one", (61, 60)), unit("b.one", (10, 20), broken=True), unit("b.two", (30, 20), place="gone")
    battle = stood(*units, rows=(), options={"victory_default": "destroyed_points"}, lists=lists)
    assert scores(battle) == [(0, "b.one", 150), (0, "b.two", 70)]


# ---- the end -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TRN-10")
def test_whoever_gives_up_has_lost():
    battle = armed()
    battle.choose(Concede(), 0)
    assert happened(battle, Conceded) == [Conceded(0)]
    assert (battle.result.winner, battle.result.reason, battle.result.turns) == (1, "concession", 1)


@pytest.mark.rule("AZ-TRN-10")
def test_the_result_says_why_the_battle_is_over():
    battle = armed()
    battle.state = replace(battle.state, ended=True, winner=0)
    assert victory.result(battle).reason == "wiped-out"
    battle.state = replace(battle.state, turn=6)
    assert victory.result(battle).reason == "turns"


def test_a_tank_near_the_crossroads_is_measured_from_its_hull():
    row = {"role": "vehicle", "length": 8_200, "width": 3_800, "facing": 90_000}
    tank = Model(40_000, 60_000, 4_519, id="a.tank.1", machine=Machine(crew=5, sheet="sherman-75"), **row)  # type: ignore[arg-type]
    near = replace(unit("a.tank", (0, 0)), models=(replace(tank, x=58_000 - 10_000 - 4_100),))
    far = replace(near, models=(replace(tank, x=58_000 - 10_000 - 4_200),))
    assert victory.held_by(stood(near, rows=(PLACE,)), PLACE) == 0
    assert victory.held_by(stood(far, rows=(PLACE,)), PLACE) is None
