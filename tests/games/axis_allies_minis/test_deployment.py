"""Setting up and coming later (AAM-GAME-04, AAM-GAME-13, AAM-STACK-14, AAM-SA-79 to AAM-SA-81)."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.games.axis_allies_minis.evaluation.evaluation import evaluate
from grognard.games.axis_allies_minis.rules.turn.arrivals import Arrivals
from grognard.games.axis_allies_minis.rules.turn.deployment import ArmySetUp, PlaceUnit, SettingUp, forwards, zone_of
from grognard.games.axis_allies_minis.rules.turn.formation import best_place
from grognard.games.axis_allies_minis.state.choices import Decline, Deploy, DeployRest, Enter, Fortify, GoFirst, Load
from grognard.games.axis_allies_minis.state.state import Obstacle
from grognard.space.hex.grid import Direction, to_offset
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import FIELD, ZONES, CardBox, at, of, terrain, unit
from tests.games.axis_allies_minis.table import play as played
from tests.games.playing import answer, asked, over, refused

RIFLE, FOE, TANK = "m1-garand-rifle", "mauser-kar-98k", "m4a1-sherman"


def play(*args, map=FIELD, **more):
    return played(*args, map=map, **more)


def rows(hexes) -> set[int]:
    return {to_offset(each)[1] + 1 for each in hexes}


@pytest.mark.rule("AAM-GAME-04", "AAM-GAME-13")
@pytest.mark.parametrize(("face", "first", "order"), [(1, True, [0, 1]), (1, False, [1, 0]), (2, True, [1, 0])])
def test_aam_game_04_the_coin_then_one_army_after_the_other(face, first, order):
    units = unit("a.rifle", RIFLE), unit("b.rifle", FOE)
    battle = play(SettingUp(), *units, dice=(face,), phase="deployment", turn=0)
    assert asked(battle).seat == face - 1
    answer(battle, GoFirst(first))
    seats = []
    while not battle.over:
        seats.append(asked(battle, PlaceUnit).seat)
        answer(battle, DeployRest())
    assert seats == order
    over(battle)


@pytest.mark.rule("AAM-GAME-04")
def test_aam_game_04_each_in_his_own_five_rows():
    battle = play(ArmySetUp(0), unit("a.rifle", RIFLE), unit("b.rifle", FOE), phase="deployment")
    assert rows(zone_of(battle, of(battle, "a.rifle"))) == set(range(9, 14))
    assert rows(zone_of(battle, of(battle, "b.rifle"))) == set(range(1, 6))
    assert refused(battle, Deploy("a.rifle", at("D8"), Direction.N)) == ("aam-refused-zone", ("AAM-GAME-04",))
    assert refused(battle, Deploy("b.rifle", at("D3"), Direction.S))[1] == ("AAM-GAME-04",)
    answer(battle, Deploy("a.rifle", at("D9"), Direction.SW))
    over(battle)
    assert (of(battle, "a.rifle").at, of(battle, "a.rifle").facing) == (at("D9"), Direction.SW)


@pytest.mark.rule("AAM-STACK-14")
def test_aam_stack_14_no_hex_above_full_stacking():
    tanks = [unit(f"a.tank-{number}", TANK) for number in (1, 2)]
    battle = play(ArmySetUp(0), *tanks, unit("b.rifle", FOE, "D3"), phase="deployment")
    answer(battle, Deploy("a.tank-1", at("D9"), Direction.N))
    second = Deploy("a.tank-2", at("D9"), Direction.N)
    assert refused(battle, second) == ("aam-refused-full", ("AAM-STACK-14",))
    free = play(
        ArmySetUp(0),
        *tanks,
        unit("b.rifle", FOE, "D3"),
        phase="deployment",
        options={"overstack_at_setup": "on"},
    )
    answer(free, Deploy("a.tank-1", at("D9"), Direction.N), second)
    over(free)


@pytest.mark.rule("AAM-TERRAIN-06", "AAM-TERRAIN-07")
def test_no_tank_is_set_up_in_a_marsh_and_nobody_in_water():
    wet = ground(terrain(D9="M", E9="P"), zones=ZONES)
    battle = play(ArmySetUp(0), unit("a.tank", TANK), unit("a.rifle", RIFLE), map=wet, phase="deployment")
    assert refused(battle, Deploy("a.tank", at("D9"), Direction.N))[0] == "aam-refused-terrain"
    assert refused(battle, Deploy("a.rifle", at("E9"), Direction.N))[0] == "aam-refused-terrain"
    assert battle.refusal(Deploy("a.rifle", at("D9"), Direction.N)) is None


@pytest.mark.rule("AAM-MOVE-18", "AAM-GAME-13")
def test_aam_move_18_units_may_begin_aboard():
    units = unit("a.track", "m3-half-track"), unit("a.rifle", RIFLE), unit("a.tank", TANK)
    battle = play(ArmySetUp(0), *units, phase="deployment")
    assert refused(battle, Load("a.rifle", "a.track"))
    answer(battle, Deploy("a.track", at("D9"), Direction.N))
    assert refused(battle, Load("a.tank", "a.track"))
    answer(battle, Load("a.rifle", "a.track"), DeployRest())
    over(battle)
    rifle = of(battle, "a.rifle")
    assert (rifle.place, rifle.carrier, rifle.at) == ("aboard", "a.track", at("D9"))


@pytest.mark.rule("AAM-GAME-13")
def test_aam_game_13_obstacles_lie_in_the_own_zone_one_a_hex():
    mines = [Obstacle(id=f"a.mines-{number}", kind="minefield", seat=0) for number in (1, 2)]
    battle = play(ArmySetUp(0), unit("a.rifle", RIFLE, "D9"), obstacles=mines, phase="deployment")
    assert refused(battle, Fortify("a.mines-1", at("D5")))
    answer(battle, Fortify("a.mines-1", at("D10")))
    assert refused(battle, Fortify("a.mines-2", at("D10")))
    answer(battle, DeployRest())
    over(battle)
    assert battle.state.obstacles["a.mines-2"].at is not None


def test_the_rest_is_set_up_by_the_rules_whatever_the_armies():
    for scenario in ("crossroads", "mill-island"):
        battle, random = grognard.battle("axis_allies_minis", scenario=scenario, seed=2), Random(2)
        while isinstance(battle.decision, PlaceUnit) or battle.state.turn == 0:
            choice = DeployRest() if isinstance(battle.decision, PlaceUnit) else battle.sample(random)
            battle.choose(choice)
        assert all(each.on_map or each.of.type == "aircraft" for each in battle.state.units.values())
        for each in battle.state.units.values():
            assert each.of.type == "aircraft" or each.at in battle.context.zones[each.seat]


@pytest.mark.rule("AAM-SA-81")
def test_aam_sa_81_partisans_at_any_edge_gliders_anywhere_but_the_enemys_zone(cards: CardBox):
    partisan, glider = cards.make(RIFLE, "partisan"), cards.make(RIFLE, "gliderborne")
    units = unit("a.partisan", partisan), unit("a.glider", glider), unit("b.rifle", FOE, "A1")
    battle = play(ArmySetUp(0), *units, phase="deployment")
    edges = zone_of(battle, of(battle, "a.partisan"))
    assert at("D1") in edges
    assert at("L7") in edges
    assert at("D7") not in edges
    assert at("A1") not in edges
    assert rows(zone_of(battle, of(battle, "a.glider"))) == set(range(6, 14))


@pytest.mark.rule("AAM-SA-79", "AAM-GAME-04")
def test_aam_sa_79_paratroopers_come_down_away_from_enemies_and_then_rest():
    units = unit("a.eagles", "screaming-eagle-paratroopers"), unit("a.rifle", RIFLE, "D9"), unit("b.rifle", FOE, "D5")
    battle = play(ArmySetUp(0), *units, phase="deployment")
    over(battle)  # They are not set up.
    battle = play(Arrivals(0, "paratrooper"), *units, phase="movement")
    assert refused(battle, Enter("a.eagles", at("D6"), Direction.N))[1] == ("AAM-SA-79",)
    answer(battle, Enter("a.eagles", at("D7"), Direction.N))
    over(battle)
    assert of(battle, "a.eagles").acted


@pytest.mark.rule("AAM-SA-80", "AAM-STACK-14")
def test_aam_sa_80_a_hero_joins_a_soldier_of_his_nation():
    units = (
        unit("a.hero", "resourceful-hero"),
        unit("a.rifle", RIFLE, "D9"),
        unit("a.briton", "smle-no-4-rifleman", "F9"),
        *(unit(f"a.crowd-{number}", RIFLE, "H9") for number in range(3)),
        unit("b.rifle", FOE, "D5"),
    )
    battle = play(Arrivals(0, "hero"), *units, phase="movement")
    assert refused(battle, Enter("a.hero", at("F9"), Direction.N)) == ("aam-refused-hero", ("AAM-SA-80",))
    assert refused(battle, Enter("a.hero", at("H9"), Direction.N)) == ("aam-refused-full", ("AAM-STACK-14",))
    assert {choice.at for choice in battle.choices() if isinstance(choice, Enter)} == {at("D9")}
    waits = battle.clone()
    answer(waits, Decline())
    over(waits)
    answer(battle, Enter("a.hero", at("D9"), Direction.N))
    over(battle)
    assert not of(battle, "a.hero").acted


def test_who_sets_a_unit_up_by_hand_is_offered_the_place_a_sound_formation_has_for_it():
    battle = grognard.battle("axis_allies_minis", seed=3)
    while not isinstance(battle.decision, PlaceUnit):
        battle.choose(battle.choices()[0])
    decision = battle.decision
    one = next(choice.unit for choice in battle.choices() if isinstance(choice, Deploy))
    places = [choice for choice in battle.choices() if isinstance(choice, Deploy) and choice.unit == one]
    worth = {choice.at: evaluate(battle, decision, choice).value for choice in places}
    unit = battle.state.units[one]
    best = best_place(battle, unit, zone_of(battle, unit), forwards(battle, unit.seat))
    assert best is not None
    assert worth[best] == max(worth.values()) > min(worth.values())
    assert worth[best] < evaluate(battle, decision, DeployRest()).value
