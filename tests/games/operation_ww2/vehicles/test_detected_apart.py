"""A vehicle and its people on foot are detected apart, and only what is detected may be fired at (AZ-MTI-02, AZ-MTI-03,
AZ-DET-09)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.command import State as DetectionState
from grognard.games.operation_ww2.ground.positions import contradictions
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.turn.memory import remember
from grognard.games.operation_ww2.state.events.fire import HeldFire
from grognard.games.operation_ww2.state.events.turn import Spotted
from grognard.games.operation_ww2.state.intents import Besides, FireIntent, Held, MoveIntent
from grognard.games.operation_ww2.state.state import Ordered, Unit
from tests.games.operation_ww2.firing_line import riflemen
from tests.games.operation_ww2.table import Idle, card, ground, person, unit
from tests.games.operation_ww2.vehicles.garage import fight, happened, vehicle


def squad(men: DetectionState = "stationary", car: DetectionState = "stationary") -> Unit:
    """A car without armour, its driver aboard, and two men on foot beside it."""
    people = (
        person("b.pg.2", (63, 20), weapons=("kar98k",)),
        person("b.pg.3", (66, 20), weapons=("kar98k",)),
        person("b.pg.4", (60, 20), aboard="b.pg.1"),
    )
    whole = vehicle("b.pg", "kubelwagen", (58, 20), models=people, crew=0)
    itself = whole.models[0]
    assert itself.machine is not None
    itself = replace(itself, machine=replace(itself.machine, detection=car))
    return replace(whole, models=(itself, *people), detection=men)


def parts(target: Unit, distance: float, order: OrderName = "fire", **more: Any) -> set[str]:
    """The parts that a rifle so many centimetres below them is offered, or the rule against it."""
    firer = riflemen("a.one", (62, 20 + distance), 1)
    battle = fight(Idle(), firer, target, turn=2, map=ground(depth=260), **more)
    power = firepower(battle, firer, "b.pg", order)
    if power.why_not is not None:
        return {power.why_not.rule}
    return {each.shot.part for each in (*power.chances, *power.hopeless)}


@pytest.mark.rule("AZ-MTI-02", "AZ-MTI-03", "AZ-DET-09")
def test_seed_the_enemy_fires_at_the_truck_or_the_men_as_each_is_detected():
    """Seed, "Motorizált gyalogság és észlelés": stationary men are detected to 60 cm, a vehicle to 120."""
    assert parts(squad(), 58) == {"none", "b.pg.1"}
    assert parts(squad(), 78) == {"b.pg.1"}
    assert parts(squad(), 130) == {"AZ-FIRE-01"}
    assert parts(squad(men="fired"), 130) == {"none"}
    assert parts(squad(car="moved"), 130) == {"b.pg.1"}


@pytest.mark.rule("AZ-DET-09", "AZ-ORD-05")
def test_covering_fire_asks_for_no_detection_of_either():
    assert parts(squad(), 78, "covering-fire") == {"none", "b.pg.1"}


@pytest.mark.rule("AZ-DET-09", "AZ-DET-11")
@pytest.mark.parametrize("option", ["on", "off"])
def test_each_firer_by_himself_detects_them_apart_too(option: str):
    assert parts(squad(), 78, options={"detection_shared_in_unit": option}) == {"b.pg.1"}


@pytest.mark.rule("AZ-SNP-05", "AZ-DET-09")
def test_a_telescope_detects_both_at_twice_the_distance():
    whole = replace(riflemen("a.one", (62, 98), 1, "sniper-rifle"))
    battle = fight(
        Idle(), whole, squad(), turn=2, map=ground(depth=260), lists={"a.one": {"characteristics": ("sniper",)}}
    )
    power = firepower(battle, whole, "b.pg", "fire")
    assert {each.shot.part for each in (*power.chances, *power.hopeless)} >= {"none", "b.pg.1"}


@pytest.mark.rule("AZ-DET-12", "AZ-DET-09")
def test_by_the_option_what_was_detected_is_remembered_apart():
    firer = riflemen("a.one", (62, 98), 1)
    options = {"detection_memory": "until_target_acts"}
    battle = fight(Idle(), firer, squad(), turn=2, map=ground(depth=260), options=options)
    remember(battle, "a.one", "b.pg")
    remember(battle, "a.one", "b.pg")
    assert [event.part for event in happened(battle, Spotted)] == ["vehicles"]
    assert battle.state.units["b.pg"].known_to == ("a.one/vehicles",)
    power = firepower(battle, battle.state.units["a.one"], "b.pg", "fire")
    assert {each.shot.part for each in (*power.chances, *power.hopeless)} == {"b.pg.1"}


@pytest.mark.rule("AZ-DMG-11", "AZ-DET-09")
def test_a_unit_on_foot_is_detected_as_one():
    firer = riflemen("a.one", (62, 78), 1)
    battle = fight(Idle(), firer, unit("b.pg", (62, 20), (62, 10)), turn=2, map=ground(depth=260))
    power = firepower(battle, firer, "b.pg", "fire")
    assert len(power.chances[0].seen) == 2


@pytest.mark.rule("AZ-ANT-04", "AZ-MTI-02", "AZ-DET-09")
@pytest.mark.parametrize(("option", "rule"), [("as_order_table", "AZ-FIRE-19"), ("previous_state", "AZ-FIRE-01")])
def test_a_vehicle_that_is_interrupted_has_moved_and_those_beside_it_have_not(option: str, rule: str):
    # 150 cm off, too far for a rifle to hit a car that is detected: stationary vehicles are to 120 cm, moved ones to
    # 240, stationary men to 60.
    firer = riflemen("a.one", (62, 170), 1)
    going = MoveIntent("b.pg.1", ((58_000, 26_000),), "slow", Besides(carrier="b.pg.1"))
    moving = Ordered(1, "b.pg", card("M8"), going, length=6_000)
    held = Ordered(0, "a.one", card("F5"), FireIntent("b.pg", Held("b.pg", 3_000)))
    battle = fight(
        Execution(),
        firer,
        squad(),
        chain=(moving, held),
        turn=2,
        map=ground(depth=260),
        options={"mover_state_when_interrupted": option},
    )
    while not battle.over:
        battle.choose(battle.choices()[0])
    (silent,) = happened(battle, HeldFire)
    assert silent.rule == rule


@pytest.mark.rule("AZ-DET-12", "AZ-DET-09")
@pytest.mark.parametrize(
    ("known", "sound"), [("a.one", True), ("a.one/vehicles", True), ("a.one/tail", False), ("a.x", False)]
)
def test_a_position_says_what_of_a_unit_is_known_to_whom(known: str, sound: bool):
    target = replace(squad(), known_to=(known,))
    battle = fight(Idle(), riflemen("a.one", (62, 98), 1), target, turn=2, map=ground(depth=260))
    faults = [field for _, field, _ in contradictions(battle, battle.position)]
    assert faults == ([] if sound else ["known_to"])
