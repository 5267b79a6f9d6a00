"""What the computer player thinks of ways of vehicles and of small teams: towards what is fought for, to where they
have somebody to fire at, out of danger (AZ-VMV-01)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.evaluator import Evaluation
from grognard.core.records import replace
from grognard.core.words import english
from grognard.games.operation_ww2 import SYSTEM
from grognard.games.operation_ww2.evaluation.evaluation import evaluate
from grognard.games.operation_ww2.evaluation.ground_evaluation import STUCK, arrived, eyes, place_worth, threat
from grognard.games.operation_ww2.odds.driving_odds import chance_to_pass
from grognard.games.operation_ww2.rules.intent.ready_ways import sees
from grognard.games.operation_ww2.state.intents import MoveIntent
from grognard.games.operation_ww2.state.state import State, Unit
from tests.games.operation_ww2.firing_line import piece, riflemen
from tests.games.operation_ww2.table import ground
from tests.games.operation_ww2.test_table_switches import asked, chosen, dragged
from tests.games.operation_ww2.vehicles.garage import vehicle

WALL = piece("high-wall", 40, 50, 80, 52)


def driving(own: Unit, foe: Unit) -> Battle[State]:
    """A Move card lies on a vehicle; a high wall stands across the middle of the table."""
    lists: dict[str, dict[str, Any]] = {
        each.id: {"vehicle": each.vehicles[0].machine.sheet, "men": (), "panic_limit": 1}  # type: ignore[union-attr]
        for each in (own, foe)
        if each.vehicles
    }
    return asked(own.id, "M5", own, foe, map=ground(WALL), lists=lists)


def judged(battle: Battle[State]) -> list[tuple[Evaluation, MoveIntent]]:
    """What may be declared with its worth, the best first."""
    decision = battle.decisions[0]
    rows = [
        (evaluate(battle, decision, each), each) for each in battle.choices(decision) if isinstance(each, MoveIntent)
    ]
    return sorted(rows, key=lambda row: -row[0].value)


@pytest.mark.rule("AZ-VMV-01")
def test_a_tank_drives_to_where_it_has_somebody_to_fire_at():
    battle = driving(vehicle("a.one", "sherman-75", (60, 75)), riflemen("b.one", (66, 30), 8))
    best, way = judged(battle)[0]
    assert way.way
    assert "somebody to fire at" in english(best.reason)
    tank = battle.state.units["a.one"]
    assert not sees(battle, battle.state.units["b.one"], tank.models[0])
    assert sees(battle, battle.state.units["b.one"], arrived(battle, tank, "move", way).models[0])


@pytest.mark.rule("AZ-VMV-01", "AZ-VMV-08")
def test_a_tank_drives_out_of_the_sight_of_one_that_would_destroy_it():
    battle = driving(vehicle("a.one", "m5-stuart", (86, 60)), vehicle("b.one", "tiger", (88, 20), 180))
    tank = battle.state.units["a.one"]
    best, way = judged(battle)[0]
    assert threat(battle, tank) > 1
    assert threat(battle, arrived(battle, tank, "move", way)) == 0
    assert english(best.reason).endswith("is less in danger.")


@pytest.mark.rule("AZ-INT-08")
def test_a_player_is_offered_a_vehicle_s_ways_by_where_they_lead():
    def offered(own: Unit, foe: Unit) -> list[str]:
        battle = driving(own, foe)
        return [english(each.label) for each in SYSTEM.table.present(battle, battle.decisions[0]).options]

    hidden = offered(vehicle("a.one", "sherman-75", (60, 62)), riflemen("b.one", (60, 30), 8))
    assert hidden[1].startswith("Towards ")
    assert any(label.startswith("Into sight of ") for label in hidden)
    seen = offered(vehicle("a.one", "sherman-75", (84, 60)), vehicle("b.one", "tiger", (88, 20), 180))
    assert "Out of the enemy’s sight" in seen


@pytest.mark.rule("AZ-DET-01")
def test_two_men_fear_those_who_see_them_more_than_a_squad_does():
    foe = riflemen("b.one", (60, 30), 8)
    behind, open_ = riflemen("a.one", (60, 56), 2), riflemen("a.two", (86, 56), 2)
    squad = riflemen("a.three", (86, 60), 10)
    battle = driving(behind, foe)
    assert eyes(battle, open_) > eyes(battle, squad) > eyes(battle, behind)


def follows(**said: str) -> list[str]:
    """What is asked once a squad's way has been drawn with the switches so: by the kinds of the questions."""
    battle = asked("a.one", "M5", riflemen("a.one", (60, 90), 6), riflemen("b.one", (60, 10), 2), hands=("M5", ""))
    kinds: list[str] = []
    battle.choose(chosen(battle, dragged(battle, "a.one", (60, 80), **said)))
    while battle.decision is not None and len(kinds) < 3:
        kinds.append(type(battle.decision).__name__)
        battle.choose(battle.choices()[0])
    assert battle.state.units["a.one"].models[0].y == 80_000
    assert battle.state.units["a.one"].models[1].y == 80_000
    return kinds


@pytest.mark.rule("AZ-MOV-04", "AZ-INT-08")
def test_how_the_others_follow_is_asked_only_of_who_wants_to_be_asked() -> None:
    assert "ChooseFollowing" not in follows()
    assert "ChooseFollowing" in follows(others="asked")


WOODS = piece("woods", 40, 55, 80, 70)


def before_woods() -> Battle[State]:
    """A Move card lies on a tank before a wood, behind which there is an enemy to fire at."""
    own, foe = vehicle("a.one", "sherman-75", (60, 75)), riflemen("b.one", (66, 30), 8)
    lists: dict[str, dict[str, Any]] = {"a.one": {"vehicle": "sherman-75", "men": (), "panic_limit": 1}}
    return asked("a.one", "M5", own, foe, map=ground(WOODS), lists=lists)


@pytest.mark.rule("AZ-DRV-01", "AZ-DRV-02")
def test_a_way_that_tests_the_driver_counts_as_often_as_it_is_passed():
    """Two tests in a wood, each passed with 4 or more of ten, once the tank is 5 cm deep in it; before that none."""
    battle = before_woods()
    tank = battle.state.units["a.one"]
    edge = 75_000 - tank.models[0].length // 2 - 70_000
    for deep, passed in ((4_950, None), (5_000, Fraction(49, 100)), (12_000, Fraction(49, 100)), (-3_000, None)):
        way = MoveIntent(lead="a.one.1", way=((60_000, 75_000 - edge - deep),), speed="slow")
        assert chance_to_pass(battle, tank, way) == passed, deep
    assert chance_to_pass(battle, tank, MoveIntent(lead="a.one.1", way=(), speed="slow")) is None


@pytest.mark.rule("AZ-DRV-01", "AZ-DRV-02")
def test_it_is_told_how_likely_a_tank_gets_through_and_weighed():
    battle = before_woods()
    tank = battle.state.units["a.one"]
    rows = judged(battle)
    tested = [(worth, way) for worth, way in rows if chance_to_pass(battle, tank, way) is not None]
    assert tested
    for worth, way in tested:
        there = place_worth(battle, arrived(battle, tank, "move", way)).value
        here = place_worth(battle, arrived(battle, tank, "move", replace(way, way=(), speed="slow"))).value
        assert worth.value == pytest.approx(0.49 * (there - here) - 0.51 * STUCK)
    notes = [note for note in battle.preview(tested[0][1]).view.notes if "AZ-DRV-01" in note.rules]
    assert [english(note.message) for note in notes] == [
        "The ground tests the driver: it gets through in 49%, or else it is stuck there."
    ]


@pytest.mark.rule("AZ-DRV-03", "AZ-DRV-04")
def test_a_stuck_tank_is_tested_at_once_wherever_it_goes():
    battle = before_woods()
    tank = battle.state.units["a.one"]
    (model,) = (each for each in tank.models if each.id == "a.one.1")
    there = replace(model, y=65_000)
    assert there.machine is not None
    stuck = replace(there, machine=replace(there.machine, stuck=battle.context.terrain.field.pieces[0].id))
    for on, passed in ((there, None), (stuck, Fraction(49, 100))):
        unit = replace(tank, models=tuple(on if each.id == on.id else each for each in tank.models))
        way = MoveIntent(lead="a.one.1", way=((60_000, 64_000),), speed="slow")
        assert chance_to_pass(battle, unit, way) == passed
