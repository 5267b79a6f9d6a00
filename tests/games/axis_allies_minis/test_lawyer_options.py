"""Every value of every option in a battle: what the players chose is what happens (all chapters with an option)."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.agents import agent
from grognard.agents import play as play_out
from grognard.core.errors import InputError
from grognard.games.axis_allies_minis import SYSTEM as GAME
from grognard.games.axis_allies_minis.data.maps import load_map
from grognard.games.axis_allies_minis.data.scenarios import load_scenario
from grognard.games.axis_allies_minis.data.tables import Asked, Entering
from grognard.games.axis_allies_minis.ground.board import board_of
from grognard.games.axis_allies_minis.ground.context import Context
from grognard.games.axis_allies_minis.rules.attack.aim import can_attack
from grognard.games.axis_allies_minis.rules.movement.movement import checks, step_to
from grognard.games.axis_allies_minis.table.grounds import ground_of
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import at, look, of, terrain, unit

VALUES = [(option.name, value) for option in GAME.book.catalogue.options.values() for value in option.values]
SCENARIO = {"shell_holes": "scenario", "cliffs": "scenario"}


@pytest.mark.parametrize(("option", "value"), VALUES)
def test_a_battle_is_played_to_its_end_under_every_value(option: str, value: str) -> None:
    battle = grognard.battle("axis_allies_minis", seed=11, options={option: value})
    assert battle.setup.options[option] == value
    play_out(battle, [agent("random")] * 2, random=Random(5))
    assert battle.over
    assert grognard.load_text(battle.save_text()).state == battle.state


# ---- what a scenario says about its ground -----------------------------------------------------------------------


@pytest.mark.rule("AAM-TERRAIN-08", "AAM-TERRAIN-09")
def test_a_scenario_says_what_its_shell_holes_and_cliffs_ask() -> None:
    asked = load_scenario("crossroads")
    assert asked.shell_holes == Asked(Entering(), Entering(cost=2))
    assert asked.cliffs == Asked(Entering(barred=True), Entering(barred=True))
    left = GAME.setups.make_setup("crossroads", options=SCENARIO).asked
    assert left == (asked.shell_holes, asked.cliffs)
    printed = GAME.setups.make_setup("crossroads").asked
    assert printed == (Asked(Entering(), Entering(roll=4)), Asked(Entering(roll=4), Entering(barred=True)))


@pytest.mark.rule("AAM-TERRAIN-08", "AAM-TERRAIN-09", "AAM-MOVE-05")
def test_the_battle_asks_it_of_those_who_move() -> None:
    battle = grognard.battle("axis_allies_minis", seed=1, options=SCENARIO)
    hole = next(place for place, kind in battle.context.map.terrain.items() if kind == "shell-holes")
    beside = next(
        there for there in battle.context.board.neighbours(hole) if battle.context.map.terrain[there] == "clear"
    )
    tank, man = unit("a.tank", "m4a1-sherman"), unit("a.man", "m1-garand-rifle")
    step = step_to(battle, tank, beside, hole)
    assert step is not None
    assert (step.cost, checks(battle, tank, beside, hole)) == (2, ())
    top, way = min(battle.context.map.cliffs)
    assert step_to(battle, man, top, top.neighbour(way)) is None
    assert step_to(battle, man, top.neighbour(way), top) is None
    plain = grognard.battle("axis_allies_minis", seed=1)
    assert [each.need for each in checks(plain, tank, beside, hole)] == [4]
    assert [each.need for each in checks(plain, man, top, top.neighbour(way))] == [4]


@pytest.mark.rule("AAM-TERRAIN-08", "AAM-TERRAIN-09")
def test_the_table_says_what_holds_in_this_battle() -> None:
    map = load_map("crossroads")
    setup = GAME.setups.make_setup("crossroads", options=SCENARIO)
    context = Context(setup)
    board = board_of(map, {})
    drawn = ground_of(board, *setup.asked)
    assert drawn != ground_of(board)
    assert GAME.table.ground(grognard.battle("axis_allies_minis", seed=1, options=SCENARIO)) == drawn
    assert (context.crossings.shell_holes, context.crossings.cliffs) == setup.asked


@pytest.mark.rule("AAM-TERRAIN-09")
def test_cliffs_of_a_scenario_may_be_dear_and_ask_for_a_roll() -> None:
    cliff = ground(terrain(), cliffs=["D6 S"])
    battle = look(unit("a.tank", "m4a1-sherman", "D7"), map=cliff, options={"cliffs": "scenario"})
    assert battle.state.units["a.tank"].facing is Direction.N
    step = step_to(battle, battle.state.units["a.tank"], at("D7"), at("D6"))
    assert step is not None
    assert (step.cost, step.checks) == (1, ())


# ---- armies ------------------------------------------------------------------------------------------------------


def crowd(*cards: str) -> dict[str, object]:
    units = [{"id": f"u-{number}", "card": card} for number, card in enumerate(cards)]
    return {
        "format": "grognard-army",
        "version": 1,
        "system": "axis_allies_minis",
        "name": "crowd",
        "side": "allies",
        "unit": units,
    }


@pytest.mark.rule("AAM-GAME-01")
def test_no_battle_begins_with_more_units_than_its_players_agreed_on() -> None:
    many = crowd(*["mosin-nagant-1891-30"] * 16)
    with pytest.raises(InputError) as caught:
        GAME.setups.make_setup(armies=[many])
    assert caught.value.message.id == "aam-army-too-many-units"
    assert len(GAME.setups.make_setup(armies=[many], options={"unit_limit": "none"}).armies[0].unit) == 16


@pytest.mark.rule("AAM-GAME-03")
def test_nor_with_nations_or_years_that_its_players_ruled_out() -> None:
    mixed = crowd("mosin-nagant-1891-30", "m1-garand-rifle")
    with pytest.raises(InputError) as caught:
        GAME.setups.make_setup(armies=[mixed], options={"historical_limits": "on"})
    assert caught.value.message.id == "aam-army-nations"
    assert GAME.setups.make_setup(armies=[mixed]).armies[0].unit
    assert GAME.setups.make_setup(options={"historical_limits": "on"}).options["historical_limits"] == "on"


# ---- options of sight, seen from within a battle ------------------------------------------------------------------


@pytest.mark.rule("AAM-LOS-06", "AAM-LOS-07")
@pytest.mark.parametrize(
    ("option", "woods", "end"), [("same_side_edges", ("B1", "C3"), "C4"), ("corner_touch", ("B2",), "E4")]
)
def test_options_of_sight_decide_whether_there_is_an_attack(option: str, woods: tuple[str, ...], end: str) -> None:
    for value, allowed in (("visible", True), ("blocked", False)):
        battle = look(
            unit("a.tank", "m4a1-sherman", "A1"),
            unit("b.rifle", "mauser-kar-98k", end),
            map=ground(terrain(**dict.fromkeys(woods, "F"))),
            options={option: value},
        )
        shown = can_attack(battle, of(battle, "a.tank"), of(battle, "b.rifle"), "assault")
        assert shown is allowed
