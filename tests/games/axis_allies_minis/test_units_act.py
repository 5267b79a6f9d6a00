"""Units act one after another in a player's part of a phase (AAM-TURN-05, AAM-TURN-07, AAM-TURN-10)."""

from __future__ import annotations

from random import Random

import pytest

from grognard.core.battle import Battle
from grognard.games.axis_allies_minis.rules.turn.turn import Activate, Part, Phase
from grognard.games.axis_allies_minis.state.choices import (
    Board,
    DefensiveShot,
    Dismount,
    Finish,
    Halt,
    March,
    TurnAbout,
    Watch,
)
from grognard.games.axis_allies_minis.state.events.turn import Acted, PhaseBegan
from grognard.games.axis_allies_minis.state.occasions import Reacting
from grognard.games.axis_allies_minis.state.state import State, Unit
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.moves import aboard, path, where
from tests.games.axis_allies_minis.table import at, of, play, unit
from tests.games.playing import answer, asked, happened, over, refused

SHERMAN = unit("a.sherman", "m4a1-sherman", "D7")
GARAND = unit("a.garand", "m1-garand-rifle", "D9")
GUN = unit("a.gun", "6-pounder-anti-tank-gun", "D11")
TRUCK = unit("a.truck", "m3-half-track", "D12")
RIDER = aboard("a.rider", "bazooka", TRUCK)
N = Direction.N


def part(*units: Unit, phase: str = "movement", **more: object) -> Battle[State]:
    """Seat 0's part of a phase."""
    return play(Part(phase, 0), *units, phase=phase, **more)  # type: ignore[arg-type]


def kinds(battle: Battle[State], id: str) -> set[str]:
    """The kinds of action listed for a unit."""
    return {type(choice).__name__ for choice in battle.choices() if getattr(choice, "unit", None) == id}


@pytest.mark.rule("AAM-TURN-05", "AAM-TURN-07", "AAM-MOVE-17")
def test_what_each_unit_may_do_in_each_phase() -> None:
    units = (SHERMAN, GARAND, GUN, TRUCK, RIDER, unit("a.beside", "bazooka", "D12"))
    battle = part(*units)
    assert kinds(battle, "a.sherman") == kinds(battle, "a.garand") == {"March", "TurnAbout", "Watch"}
    assert kinds(battle, "a.gun") == {"TurnAbout", "Watch"}
    assert kinds(battle, "a.rider") == {"Dismount"}
    assault = part(*units, phase="assault")
    assert kinds(assault, "a.gun") == kinds(assault, "a.sherman") == {"March", "TurnAbout", "Watch"}
    assert kinds(assault, "a.rider") == set()


@pytest.mark.rule("AAM-TURN-05", "AAM-TURN-10")
def test_one_unit_after_another_in_any_order_each_once_and_none_must() -> None:
    battle = part(SHERMAN, GARAND, GUN)
    answer(battle, March("a.garand", path("D8"), N))
    assert refused(battle, TurnAbout("a.garand", Direction.S))[1] == ("AAM-TURN-10",)
    answer(battle, March("a.sherman", path("D6 D5"), N))
    assert of(battle, "a.gun").acted is False
    answer(battle, Finish())
    over(battle)
    assert [event.unit for event in happened(battle, Acted)] == ["a.garand", "a.sherman"]


@pytest.mark.rule("AAM-TURN-07", "AAM-SA-60")
def test_in_the_assault_phase_artillery_relocates() -> None:
    battle = part(SHERMAN, GUN, phase="assault")
    assert refused(battle, March("a.gun", path("D10 D9 D8"), N))[1] == ("AAM-MOVE-01", "AAM-MOVE-02")
    answer(battle, March("a.gun", path("D10 D9"), N), Finish())
    over(battle)
    assert where(battle, "a.gun") == ("D9", "N")


@pytest.mark.rule("AAM-MOVE-18", "AAM-MOVE-12")
def test_a_carrier_and_its_passenger_act_in_either_order() -> None:
    drive, get_off = March("a.truck", path("D11 D10"), N), Dismount("a.rider", at("D10"), N)
    first = answer(part(TRUCK, RIDER), drive, get_off)
    over(first)
    assert (where(first, "a.rider")[0], where(first, "a.truck")[0]) == ("D10", "D10")
    second = answer(part(TRUCK, RIDER), Dismount("a.rider", at("D12"), N), drive)
    over(second)
    assert (where(second, "a.rider")[0], where(second, "a.truck")[0]) == ("D12", "D10")


@pytest.mark.rule("AAM-MOVE-18")
def test_whoever_has_boarded_is_done_and_the_carrier_may_drive_on() -> None:
    rifle = unit("a.rifle", "m1-garand-rifle", "D10")
    battle = answer(part(TRUCK, rifle), March("a.truck", path("D11 D10"), N), Board("a.rifle", "a.truck"))
    over(battle)
    assert of(battle, "a.rifle").place == "aboard"
    other = answer(part(unit("a.truck", "m3-half-track", "D10"), rifle), Board("a.rifle", "a.truck"))
    assert refused(other, Dismount("a.rifle", at("D10"), N))[1] == ("AAM-TURN-10",)
    answer(other, March("a.truck", path("D9"), N))
    over(other)
    assert where(other, "a.rifle")[0] == "D9"


@pytest.mark.rule("AAM-OW-01", "AAM-OW-12")
def test_a_unit_on_overwatch_does_nothing_else_in_that_phase_but_may_later() -> None:
    battle = part(GARAND, GUN, SHERMAN)
    answer(battle, Watch("a.garand", N), Watch("a.gun", N))
    assert refused(battle, Watch("a.sherman", N))[1] == ("AAM-OW-06", "AAM-OW-12")
    assert refused(battle, March("a.garand", path("D8"), N))[1] == ("AAM-TURN-10",)
    later = part(*battle.state.units.values(), phase="assault")
    answer(later, March("a.garand", path("D8"), N), Watch("a.gun", Direction.S), Finish())
    over(later)
    assert (of(later, "a.garand").overwatch, of(later, "a.gun").overwatch) == (None, Direction.S)


@pytest.mark.rule("AAM-DF-05", "AAM-DF-02", "AAM-TURN-11")
def test_one_shot_in_each_phase_and_the_own_action_is_kept() -> None:
    rockets = unit("a.rockets", "bm-13-katyusha", "D7")
    sniper = unit("b.sniper", "wehrmacht-expert-sniper", "C7")
    battle = play(Phase("movement"), rockets, sniper, dice=(1,))
    answer(battle, March("a.rockets", path("D6"), N), DefensiveShot("b.sniper", True), Halt(N))
    assert asked(battle, Activate).seat == 1
    answer(battle, March("b.sniper", path("C6"), N))
    over(battle)
    assert of(battle, "b.sniper").shots == 1
    again = play(Phase("assault"), *battle.state.units.values(), dice=(1,))
    assert happened(again, PhaseBegan)
    answer(again, March("a.rockets", path("C7"), N))
    asked(again, Reacting)
    answer(again, DefensiveShot("b.sniper", False), Halt(N))
    assert of(again, "b.sniper").shots == 1


def test_random_parts_are_accepted() -> None:
    random = Random(3)
    for _ in range(20):
        battle = part(SHERMAN, GARAND, GUN, TRUCK, RIDER)
        while (decision := battle.decision) is not None:
            choice = decision.sample(battle, random)
            assert battle.refusal(choice) is None, choice
            battle.choose(choice)
        over(battle)
