"""The turn and its phases: who plays when, what a unit may still do (AAM-TURN-01, -05, -07, -08, -10, -13)."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.core.contract import what_is_told
from grognard.games.axis_allies_minis.rules.attack.aircraft import FlightPhase
from grognard.games.axis_allies_minis.rules.turn.turn import Activate, GameTurn, Part, Phase
from grognard.games.axis_allies_minis.state.choices import Attack, Decline, Finish, March, TurnAbout, Watch
from grognard.games.axis_allies_minis.state.events.turn import Acted, PartBegan, PhaseBegan
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.table import at, of, play, unit
from tests.games.playing import answer, asked, happened, over, refused

RIFLE, FOE, TANK = "m1-garand-rifle", "mauser-kar-98k", "m4a1-sherman"


def phases_of(battle) -> list[str]:
    return [event.phase for event in happened(battle, PhaseBegan)]


@pytest.mark.rule("AAM-TURN-01")
def test_aam_turn_01_the_phases_in_their_order():
    units = unit("a.rifle", RIFLE, "D9"), unit("b.rifle", FOE, "D3"), unit("b.stuka", "junkers-ju-87b-stuka")
    battle = play(GameTurn(1), *units, dice=None, phase="initiative")
    random = Random(3)
    while not battle.over and len(phases_of(battle)) < 6:
        battle.choose(battle.sample(random))
    assert phases_of(battle)[:2] == ["movement", "flight"]
    assert [each for each in phases_of(battle) if each != "airstrike"][2:4] == ["assault", "casualty"]


@pytest.mark.rule("AAM-TURN-01")
@pytest.mark.parametrize(
    ("option", "order"),
    [
        ("before_assault", ["airstrike", "assault"]),
        ("after_assault", ["assault", "airstrike"]),
    ],
)
def test_aam_turn_01_airstrike_before_or_after_assault(option, order):
    units = (
        unit("a.rifle", RIFLE, "D9"),
        unit("b.rifle", FOE, "D3"),
        unit("b.stuka", "junkers-ju-87b-stuka", "E5"),
    )
    battle = play(GameTurn(1), *units, dice=None, options={"airstrike": option}, phase="initiative")
    random = Random(3)
    while "casualty" not in phases_of(battle):
        battle.choose(battle.sample(random))
    assert [each for each in phases_of(battle) if each in order] == order


@pytest.mark.rule("AAM-TURN-01", "AAM-TURN-10")
def test_aam_turn_10_the_first_player_finishes_before_the_second_begins():
    units = unit("a.rifle", RIFLE, "D9"), unit("b.rifle", FOE, "D3")
    battle = play(Phase("movement"), *units, phase="movement", first=1)
    assert asked(battle, Activate).seat == 1
    answer(battle, Finish())
    assert asked(battle, Activate).seat == 0
    answer(battle, Finish())
    over(battle)
    assert [event.seat for event in happened(battle, PartBegan)] == [1, 0]


@pytest.mark.rule("AAM-TURN-05", "AAM-TURN-10")
def test_aam_turn_05_each_unit_acts_once_in_any_order_and_need_not():
    units = (
        unit("a.one", RIFLE, "D9"),
        unit("a.two", RIFLE, "F9"),
        unit("a.three", RIFLE, "H9"),
        unit("b.rifle", FOE, "D3"),
    )
    battle = play(Part("movement", 0), *units, phase="movement")
    answer(battle, March("a.two", (at("F8"),), Direction.N))
    assert of(battle, "a.two").acted
    assert refused(battle, March("a.two", (at("F7"),), Direction.N)) == ("aam-refused-acted", ("AAM-TURN-10",))
    assert refused(battle, TurnAbout("b.rifle", Direction.N))[1] == ("AAM-TURN-10",)
    answer(battle, TurnAbout("a.one", Direction.S), Finish())
    over(battle)
    assert [event.unit for event in happened(battle, Acted)] == ["a.two", "a.one"]
    assert of(battle, "a.three").at == at("H9")


@pytest.mark.rule("AAM-TURN-10")
def test_aam_turn_10_the_part_ends_by_itself_when_all_have_acted():
    units = unit("a.rifle", RIFLE, "D9"), unit("b.rifle", FOE, "D3")
    over(answer(play(Part("movement", 0), *units, phase="movement"), Watch("a.rifle", Direction.N)))


@pytest.mark.rule("AAM-TURN-07")
def test_aam_turn_07_attack_or_move_and_a_move_in_both_phases():
    units = unit("a.tank", TANK, "D9"), unit("b.rifle", FOE, "D6")
    battle = play(Part("assault", 0), *units, dice=(1,) * 9)
    assert any(isinstance(choice, Attack) for choice in battle.choices())
    answer(battle, March("a.tank", (at("D8"),), Direction.N))
    assert battle.over
    battle = play(Part("assault", 0), *units, dice=(1,) * 9)
    answer(battle, Attack("a.tank", "b.rifle"))
    over(battle)


@pytest.mark.rule("AAM-TURN-07")
def test_aam_turn_07_nobody_attacks_in_the_movement_phase():
    units = unit("a.tank", TANK, "D9"), unit("b.rifle", FOE, "D6")
    battle = play(Part("movement", 0), *units, phase="movement")
    assert not any(isinstance(choice, Attack) for choice in battle.choices())
    assert "AAM-TURN-07" in refused(battle, Attack("a.tank", "b.rifle"))[1]


@pytest.mark.rule("AAM-TURN-08")
def test_aam_turn_08_a_doomed_unit_still_attacks():
    units = unit("a.tank", TANK, "D9", hits=("disrupted", "damaged", "destroyed")), unit("b.rifle", FOE, "D6")
    battle = play(Part("assault", 0), *units, dice=(6,) * 4 + (1,) * 5)
    answer(battle, Attack("a.tank", "b.rifle"))
    over(battle)
    assert of(battle, "b.rifle").hits == ("disrupted",)


@pytest.mark.rule("AAM-TURN-11")
def test_aam_turn_11_a_reaction_shot_leaves_the_unit_its_action():
    units = unit("a.tank", TANK, "D9", shots=1), unit("b.rifle", FOE, "D6")
    battle = play(Part("assault", 0), *units, dice=(1,) * 9)
    answer(battle, Attack("a.tank", "b.rifle"))
    over(battle)


@pytest.mark.rule("AAM-TURN-13")
def test_aam_turn_13_nothing_is_hidden():
    battle, random = grognard.battle("axis_allies_minis", seed=5), Random(5)
    for _ in range(60):
        battle.choose(battle.sample(random))
    scenes = [battle.system.table.scene(battle, seat) for seat in (0, 1, None)]
    assert scenes[0].units == scenes[1].units == scenes[2].units
    told = [what_is_told(battle, seat) for seat in (0, 1, None)]
    assert told[0] == told[1] == told[2]


@pytest.mark.rule("AAM-TURN-14")
def test_aam_turn_14_markers_also_fall_in_airstrike_and_for_overstacking():
    crowd = [unit(f"a.rifle-{number}", RIFLE, "D9") for number in range(4)]
    battle = play(Part("movement", 0), *crowd, unit("b.rifle", FOE, "D3"), phase="movement")
    answer(battle, Finish())
    assert asked(battle).seat == 1
    answer(battle, battle.choices()[0])
    over(battle)
    assert sum(len(each.hits) for each in battle.state.of(0)) == 1


@pytest.mark.rule("AAM-SA-63")
def test_aam_sa_63_vanguard_moves_before_turn_1_at_speed_4():
    units = unit("a.cromwell", "cromwell-iv", "D9"), unit("a.tank", TANK, "F9"), unit("b.rifle", FOE, "D2")
    battle = play(Part("vanguard", 0), *units, phase="vanguard", turn=0)
    assert refused(battle, March("a.tank", (at("F8"),), Direction.N))[1] == ("AAM-TURN-10",)
    answer(battle, March("a.cromwell", (at("D8"), at("D7"), at("D6"), at("D5")), Direction.N))
    over(battle)
    assert of(battle, "a.cromwell").at == at("D5")


@pytest.mark.rule("AAM-SA-75")
def test_aam_sa_75_exert_will_and_hard_charger():
    units = (
        unit("b.leader", "ss-hauptsturmfuhrer", "D4"),
        unit("b.near", FOE, "D3", disrupted=True),
        unit("b.far", FOE, "H3", disrupted=True),
        unit("a.eagles", "screaming-eagle-paratroopers", "D10", disrupted=True),
    )
    battle = play(Part("movement", 1), *units, phase="movement")
    assert [of(battle, id).disrupted for id in ("b.near", "b.far")] == [False, True]
    battle = play(Part("movement", 0), *units, phase="movement")
    answer(battle, Finish())
    over(battle)
    assert not of(battle, "a.eagles").disrupted


@pytest.mark.rule("AAM-TURN-06")
def test_aam_turn_06_aircraft_are_placed_by_turns_and_who_declines_is_done():
    units = (
        unit("a.mustang", "p-51d-mustang"),
        unit("a.typhoon", "hawker-typhoon"),
        unit("b.stuka", "junkers-ju-87b-stuka"),
    )
    battle = play(FlightPhase(), *units, phase="flight")
    seats = []
    random = Random(1)
    while not battle.over:
        seats.append(asked(battle).seat)
        placing = [choice for choice in battle.choices() if not isinstance(choice, Decline) and hasattr(choice, "at")]
        battle.choose(random.choice(placing))
    assert seats[:2] == [0, 1]
    assert all(each.on_map for each in battle.state.units.values())
