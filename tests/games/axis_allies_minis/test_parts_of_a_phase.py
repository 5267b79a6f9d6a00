"""What happens when in a part of a phase: arrivals, rallying, overwatch, silence (chapters Turn, abilities)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.games.axis_allies_minis.rules.attack.strike import Strike
from grognard.games.axis_allies_minis.rules.reactions.defensive_fire import can_fire
from grognard.games.axis_allies_minis.rules.turn.arrivals import ChooseArrival
from grognard.games.axis_allies_minis.rules.turn.turn import Activate, Part, may_act
from grognard.games.axis_allies_minis.rules.turn.victory import EndOfTurn
from grognard.games.axis_allies_minis.state.choices import Attack, Decline, Enter, Finish, March, Watch
from grognard.games.axis_allies_minis.state.events.movement import Entered
from grognard.games.axis_allies_minis.state.state import State, Unit
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.attackers import FIGHTER, GARAND, MAUSER, PANZER, SHERMAN, targets
from tests.games.axis_allies_minis.moves import path
from tests.games.axis_allies_minis.table import CardBox, at, look, of, play, unit
from tests.games.playing import answer, asked, happened, over

HERO, JUMPER = "resourceful-hero", "screaming-eagle-paratroopers"
N, NE, S = Direction.N, Direction.NE, Direction.S


def part(*units: Unit, phase: Any = "movement", **more: Any) -> Battle[State]:
    """Seat 0's part of a phase."""
    return play(Part(phase, 0), *units, phase=phase, **more)


# ---- arrivals ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-80")
def test_a_hero_enters_before_his_side_moves_and_may_still_move() -> None:
    battle = part(unit("a.garand", GARAND, "D9"), unit("a.hero", HERO))
    found = asked(battle, ChooseArrival)
    assert {choice.at for choice in battle.choices() if isinstance(choice, Enter)} == {at("D9")}
    assert found.seat == 0
    answer(battle, Enter("a.hero", at("D9"), N))
    asked(battle, Activate)
    assert may_act(battle, of(battle, "a.hero"))
    answer(battle, March("a.hero", path("D8"), N), Finish())
    over(battle)
    assert of(battle, "a.hero").at == at("D8")


@pytest.mark.rule("AAM-SA-80", "AAM-SA-79")
@pytest.mark.parametrize("phase", ["assault", "vanguard"])
def test_nobody_enters_in_another_phase(phase: str) -> None:
    battle = part(unit("a.garand", GARAND, "D9"), unit("a.hero", HERO), unit("a.jumper", JUMPER), phase=phase)
    if not battle.over:
        over(answer(battle, Finish()))
    assert happened(battle, Entered) == []


@pytest.mark.rule("AAM-SA-80", "AAM-SA-79")
def test_those_who_do_not_come_now_come_later() -> None:
    units = unit("a.garand", GARAND, "D9"), unit("a.hero", HERO), unit("a.jumper", JUMPER)
    battle = part(*units)
    answer(battle, Decline(), Finish(), Decline())
    over(battle)
    assert [of(battle, id).place for id in ("a.hero", "a.jumper")] == ["off", "off"]
    for turn in (2, 5):
        later = part(*units, turn=turn)
        answer(later, Enter("a.hero", at("D9"), N), Finish(), Enter("a.jumper", at("A1"), N))
        assert [of(later, id).place for id in ("a.hero", "a.jumper")] == ["map", "map"]


@pytest.mark.rule("AAM-SA-79")
def test_a_paratrooper_enters_after_his_side_has_moved_and_does_not_move() -> None:
    battle = part(unit("a.garand", GARAND, "D9"), unit("a.jumper", JUMPER), unit("b.rifle", MAUSER, "H3"))
    asked(battle, Activate)
    answer(battle, March("a.garand", path("D8"), N))
    asked(battle, ChooseArrival)
    assert Enter("a.jumper", at("H5"), N) in battle.choices()
    for near in ("H3", "H4", "G3"):
        assert battle.refusal(Enter("a.jumper", at(near), N)) is not None
    answer(battle, Enter("a.jumper", at("H5"), N))
    over(battle)
    assert of(battle, "a.jumper").acted


# ---- rallying ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-75")
def test_exert_will_rallies_adjacent_soldiers_and_guns_of_its_own_side_at_the_start() -> None:
    units = (
        unit("a.leader", "ss-hauptsturmfuhrer", "D7"),
        unit("a.same", MAUSER, "D7", disrupted=True),
        unit("a.beside", "pak-38-anti-tank-gun", "D6", disrupted=True),
        unit("a.far", MAUSER, "D9", disrupted=True),
        unit("a.tank", PANZER, "D8", disrupted=True),
        unit("b.enemy", GARAND, "C7", disrupted=True),
    )
    battle = part(*units)
    asked(battle, Activate)
    rallied = {id for id, each in battle.state.units.items() if not each.disrupted}
    assert rallied == {"a.leader", "a.same", "a.beside"}


@pytest.mark.rule("AAM-SA-75", "AAM-COND-04")
def test_a_disrupted_leader_rallies_nobody_and_nobody_rallies_in_the_assault_phase_or_the_enemy_s_part(
    cards: CardBox,
) -> None:
    man = unit("a.man", MAUSER, "D6", disrupted=True)
    leader = cards.make("ss-hauptsturmfuhrer", "exert-will", drop=True)
    shaken = part(unit("a.leader", leader, "D7", disrupted=True), man)
    assert of(shaken, "a.man").disrupted
    sound = unit("a.leader", leader, "D7")
    assert of(part(sound, man, phase="assault"), "a.man").disrupted
    assert of(play(Part("movement", 1), sound, man, phase="movement"), "a.man").disrupted
    assert not of(part(sound, man), "a.man").disrupted


@pytest.mark.rule("AAM-SA-75")
def test_a_hard_charger_rallies_itself_alone_at_the_end_and_has_not_moved_before() -> None:
    charger = unit("a.charger", JUMPER, "D7", disrupted=True)
    battle = part(charger, unit("a.mate", GARAND, "D7", disrupted=True))
    assert of(battle, "a.charger").disrupted
    assert not [choice for choice in battle.choices() if isinstance(choice, March)]
    over(answer(battle, Finish()))
    assert not of(battle, "a.charger").disrupted
    assert of(battle, "a.mate").disrupted
    assault = part(charger, phase="assault")
    over(answer(assault, Finish()))
    assert of(assault, "a.charger").disrupted


# ---- overwatch and silence ---------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-OW-10", "AAM-OW-05")
def test_an_attack_in_the_own_assault_phase_ends_overwatch_and_it_may_begin_anew_another_way() -> None:
    watcher = unit("a.rifle", GARAND, "D7", overwatch=N)
    battle = part(watcher, unit("b.rifle", MAUSER, "D5"), phase="assault", dice=(1,) * 7)
    answer(battle, Attack("a.rifle", "b.rifle"))
    assert of(battle, "a.rifle").overwatch is None
    again = part(of(battle, "a.rifle"), unit("b.rifle", MAUSER, "D5"))
    answer(again, Watch("a.rifle", NE))
    assert of(again, "a.rifle").overwatch is NE
    turned = part(watcher)
    answer(turned, Watch("a.rifle", S))
    assert of(turned, "a.rifle").overwatch is S, "it may also watch another way at once"


@pytest.mark.rule("AAM-SA-05")
def test_covering_fire_silences_soldiers_it_attacks_hit_or_not_until_the_turn_ends() -> None:
    units = unit("a.bar", "bar-gunner", "D7"), unit("b.rifle", MAUSER, "D8"), unit("b.tank", PANZER, "D8")
    battle = play(Strike("a.bar", "b.rifle", "assault"), *units, dice=(1,) * 8)
    assert of(battle, "b.rifle").silenced
    assert not can_fire(battle, of(battle, "b.rifle"))
    assert not of(battle, "b.tank").silenced, "it was not attacked"
    tank = play(Strike("a.bar", "b.tank", "assault"), *units, dice=(1,) * 2)
    assert can_fire(tank, of(tank, "b.tank"))
    ended = play(EndOfTurn(), *battle.state.units.values(), phase="casualty")
    assert can_fire(ended, of(ended, "b.rifle"))


@pytest.mark.rule("AAM-SA-05", "AAM-OW-04")
def test_a_silenced_soldier_still_attacks_in_his_own_part() -> None:
    battle = part(unit("a.rifle", GARAND, "D7", silenced=True), unit("b.rifle", MAUSER, "D8"), phase="assault")
    assert Attack("a.rifle", "b.rifle") in battle.choices()


# ---- aircraft ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-AIR-01", "AAM-TURN-07")
def test_aircraft_attack_in_the_airstrike_phase_only_and_ground_units_attack_them_in_the_assault_phase() -> None:
    plane, rifle = unit("b.plane", FIGHTER, "D5"), unit("a.rifle", GARAND, "D7")
    other = unit("a.mustang", "p-51d-mustang", "D6")
    for phase, by_plane, by_rifle in (("airstrike", {"a.rifle", "a.mustang"}, set()), ("assault", set(), {"b.plane"})):
        battle = look(plane, rifle, other, phase=phase)
        assert targets(battle, "b.plane") == by_plane
        assert targets(battle, "a.rifle") == by_rifle
        assert may_act(battle, plane) is (phase == "airstrike")
        assert may_act(battle, rifle) is (phase == "assault")


@pytest.mark.rule("AAM-AIR-01", "AAM-AIR-11")
def test_aircraft_leave_the_map_at_the_end_of_the_turn_with_their_markers() -> None:
    plane = unit("b.plane", FIGHTER, "D5", disrupted=True)
    battle = play(EndOfTurn(), plane, unit("a.tank", SHERMAN, "D7"), phase="casualty")
    after = of(battle, "b.plane")
    assert (after.place, after.at, after.disrupted) == ("off", None, True)
    assert of(battle, "a.tank").place == "map"
