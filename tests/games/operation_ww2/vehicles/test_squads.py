"""Vehicle squads (chapter Vehicle squads)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.contract import check_position
from grognard.core.engine.dice import Stream
from grognard.core.engine.position import Position
from grognard.core.engine.procedures import Frame, Procedure
from grognard.core.records import replace
from grognard.games.operation_ww2.data.forces import ForceUnit, Join, load_force, validate
from grognard.games.operation_ww2.rules.driving import squads
from grognard.games.operation_ww2.rules.driving.squads import ChooseVehicleHit, CourageTests
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.turn.turn import GameTurn
from grognard.games.operation_ww2.rules.vehicle_fire.hits import SquadHits, VehicleHits
from grognard.games.operation_ww2.state.choices import Card, TakeHit
from grognard.games.operation_ww2.state.events.squads import (
    CameBack,
    CourageTested,
    DroppedOut,
    LeftBehind,
    SquadBacked,
)
from grognard.games.operation_ww2.state.intents import Besides, MoveIntent
from grognard.games.operation_ww2.state.muster import roll_call
from grognard.games.operation_ww2.state.state import Ordered, State, Unit
from tests.games.operation_ww2.firing_line import piece
from tests.games.operation_ww2.table import Idle, ground, over, unit
from tests.games.operation_ww2.vehicles.garage import fight, happened, shot, vehicle, vehicle_model

ON = {"vehicle_squads": "on"}
FOE = unit("b.foe", (5, 5))
TANK = "sherman-75"


def squad(*places: tuple[float, float], changed: dict[int, dict[str, Any]] | None = None, **fields: Any) -> Unit:
    """Tanks that stand at these places, the numbers of some given other machines."""
    models = tuple(
        vehicle_model(f"a.tanks.{n}", TANK, at, **(changed or {}).get(n, {})) for n, at in enumerate(places, 1)
    )
    return replace(vehicle("a.tanks", TANK, places[0]), models=models, **fields)


def battle(start: Procedure, tanks: Unit, *others: Unit, count: int = 0, **more: Any) -> Battle[State]:
    """A battle whose force joins so many tanks in a squad."""
    more["options"] = ON | more.get("options", {})
    g = fight(Idle(), tanks, *(others or (FOE,)), **more)
    force = g.setup.forces[0]
    one = next(entry for entry in force.unit if entry.id == "tanks")
    number = count or len(tanks.vehicles)
    entries = [replace(one, id="tanks" if n == 1 else f"tanks-{n}") for n in range(1, number + 1)]
    rest = [entry for entry in force.unit if entry.id != "tanks"]
    joined = replace(
        force, unit=(*entries, *rest), join=(Join(id="tanks", units=tuple(entry.id for entry in entries)),)
    )
    g.setup = replace(g.setup, forces=(joined, g.setup.forces[1]))
    g.context = g.system.rules.context(g.setup)
    g.put(
        Position(
            g.system.name,
            g.system.version,
            state=g.state,
            stack=(Frame(start),),
            pending=(),
            answers=(),
            rolls=0,
            used=0,
        )
    )
    g._run(None)
    return g


BAD = 3
"""Dice that get the crew out."""
THREE = ((40, 60), (50, 60), (63, 60))


@pytest.mark.rule("AZ-VSQ-01")
def test_az_vsq_01_identical_vehicles_are_joined_by_the_option_only():
    force = load_force("us-1944")
    tanks = tuple(
        ForceUnit(id=f"tank-{n}", title="Tank", training=4, panic_limit=1, points=0, vehicle=sheet)
        for n, sheet in enumerate((TANK, TANK), 1)
    )
    joined = replace(force, unit=(*force.unit, *tanks), join=(Join(id="tanks", units=("tank-1", "tank-2")),))
    assert [problem.rule for problem in validate(joined, options=ON)] == []
    assert [problem.rule for problem in validate(joined, options={"vehicle_squads": "off"})] == ["AZ-VSQ-01"]
    assert len(roll_call((joined, joined))["a.tanks"]) == 2


def hits(count: int) -> tuple[Any, ...]:
    """Hits from the south."""
    return tuple(shot("pak-40", (50, 110)) for _ in range(count))


@pytest.mark.rule("AZ-VSQ-02")
def test_az_vsq_02_the_owner_gives_one_hit_to_each_in_sight_then_the_firer_one_more_at_a_time():
    g = battle(squads.SharingHits("a.tanks", hits(5)), squad(*THREE))
    asked = []
    while not g.over:
        decision = g.decision
        assert isinstance(decision, ChooseVehicleHit)
        asked.append((decision.seat, len(g.choices())))
        g.choose(g.choices()[0])
    # The third hit has one place left and is not asked, nor are there more than five.
    assert asked == [(0, 3), (0, 2), (1, 3), (1, 2)]


@pytest.mark.rule("AZ-VSQ-02")
def test_az_vsq_02_who_is_not_seen_takes_none():
    screen = piece("high-wall", 55, 63, 70, 65)
    g = battle(squads.SharingHits("a.tanks", hits(2)), squad(*THREE), map=ground(screen))
    assert TakeHit("a.tanks.3") not in g.choices()
    assert TakeHit("a.tanks.1") in g.choices()


@pytest.mark.rule("AZ-VSQ-02")
def test_az_vsq_02_each_resolves_its_own():
    g = battle(SquadHits("a.tanks", hits(2)), squad(*THREE), dice=[1, 1])
    g.choose(TakeHit("a.tanks.2"))
    g.choose(TakeHit("a.tanks.1"))
    over(g)
    assert g.state.units["a.tanks"].models == squad(*THREE).models


@pytest.mark.rule("AZ-VSQ-03")
def test_az_vsq_03_a_crew_that_fails_gets_out_and_the_others_are_not_touched():
    harmless = VehicleHits("a.tanks", "a.tanks.2", (shot("pak-40", (50, 110), modifier=-10),))
    g = battle(harmless, squad(*THREE), dice=[4])
    over(g)
    assert not happened(g, DroppedOut)
    failed = battle(VehicleHits("a.tanks", "a.tanks.2", hits(1)), squad(*THREE), dice=None)
    failed.source = Stream(BAD)
    random = Random(BAD)
    for _ in range(30):
        if failed.over:
            break
        failed.choose(failed.sample(random, failed.decisions[0]))
    alone = failed.state.units["a.tanks.2"]
    assert alone.squad == "a.tanks"
    assert not squads.manned(alone)
    assert all(man.posture == "scared" or alone.broken for man in alone.people)
    rest = failed.state.units["a.tanks"]
    assert [model.id for model in rest.models] == ["a.tanks.1", "a.tanks.3"]
    assert not rest.broken
    assert rest.losses == rest.tested
    assert len(alone.people) == 5


@pytest.mark.rule("AZ-VSQ-03")
def test_az_vsq_03_it_comes_back_when_it_is_manned_and_near():
    two = squad(THREE[0], THREE[1])
    alone = replace(vehicle("a.tanks", TANK, THREE[2]), id="a.tanks.3", squad="a.tanks")
    alone = replace(alone, models=(replace(alone.models[0], id="a.tanks.3"),))
    for at, back in (((63, 60), True), ((60, 90), False)):
        there = replace(alone, models=(replace(alone.models[0], x=at[0] * 1000, y=at[1] * 1000),))
        g = battle(GameTurn(), two, there, FOE, count=3, dice=None)
        assert ("a.tanks.3" not in g.state.units) is back
        assert len(happened(g, CameBack)) == back
    broken = replace(alone, broken=True)
    g = battle(GameTurn(), two, broken, FOE, count=3, dice=None)
    assert "a.tanks.3" in g.state.units


def driven(tanks: Unit, *others: Unit, far: float = 16, count: int = 0) -> Battle[State]:
    """The squad drives north, as far along as it may."""
    lead = tanks.models[0]
    intent = MoveIntent(lead.id, ((lead.x, lead.y - round(far * 1000)),), "slow", Besides())
    ordered = Ordered(0, "a.tanks", Card("move", 4), intent)
    g = battle(Execution(), tanks, *others, FOE, chain=(ordered,), turn=2, count=count, dice=None)
    g.source = Stream(1)
    while not g.over:
        g.choose(g.choices()[0])
    return g


@pytest.mark.rule("AZ-VSQ-04", "AZ-VSQ-06")
def test_az_vsq_04_an_immobile_vehicle_is_left_behind_and_lost_or_stays_in_cohesion():
    still = squad(*THREE, changed={3: {"lost": ("immobile",)}})
    gone = driven(still, far=16)
    assert [event.models for event in happened(gone, LeftBehind)] == [("a.tanks.3",)]
    assert [model.id for model in gone.state.units["a.tanks"].models] == ["a.tanks.1", "a.tanks.2"]
    kept = driven(still, far=3)
    assert not happened(kept, LeftBehind)
    assert len(kept.state.units["a.tanks"].models) == 3


@pytest.mark.rule("AZ-VSQ-03")
def test_az_vsq_03_who_has_dropped_out_is_lost_if_the_others_drive_away():
    two = squad(THREE[0], THREE[1])
    alone = replace(vehicle("a.tanks", TANK, THREE[2]), id="a.tanks.3", squad="a.tanks", broken=True)
    alone = replace(alone, models=(replace(alone.models[0], id="a.tanks.3"),))
    far, near = driven(two, alone, far=16, count=3), driven(two, alone, far=3, count=3)
    assert far.state.units["a.tanks.3"].place == "gone"
    assert near.state.units["a.tanks.3"].place == "table"


# ---- courage -----------------------------------------------------------------------------------------------------

WOOD = piece("woods", 20, 80, 80, 110)


@pytest.mark.rule("AZ-VSQ-05", "AZ-VSQ-07")
def test_az_vsq_05_half_gone_and_the_test_failed_all_back_towards_cover():
    two = squad(THREE[0], THREE[1])
    g = battle(CourageTests(), two, count=4, map=ground(WOOD), dice=[3])
    over(g)
    (event,) = happened(g, CourageTested)
    assert (event.lost, event.passed) == (2, False)
    backed = happened(g, SquadBacked)
    assert {each.model for each in backed} == {"a.tanks.1", "a.tanks.2"}
    after = g.state.units["a.tanks"]
    assert all(now.y > before.y and now.x == before.x for now, before in zip(after.models, two.models, strict=True))
    assert all(now.facing == 0 for now in after.models)
    assert after.acted_turn == g.state.turn
    passed = battle(CourageTests(), two, count=4, map=ground(WOOD), dice=[4])
    over(passed)
    assert not happened(passed, SquadBacked)


@pytest.mark.rule("AZ-VSQ-07")
@pytest.mark.parametrize(("option", "dice"), [("once", []), ("every_further_loss", [5])])
def test_az_vsq_07_the_count_is_made_once_or_again(option: str, dice: list[int]):
    one = squad(THREE[0], couraged=2)
    g = battle(CourageTests(), one, count=4, dice=dice, options={"courage_test_repeat": option})
    over(g)
    assert len(happened(g, CourageTested)) == len(dice)


@pytest.mark.rule("AZ-VSQ-05")
def test_az_vsq_05_less_than_half_is_no_reason():
    g = battle(CourageTests(), squad(*THREE), count=4)
    over(g)


@pytest.mark.rule("AZ-VSQ-03", "AZ-VSQ-05")
def test_squads_under_fire_keep_every_promise():
    dropped = 0
    for seed in range(30):
        random = Random(seed)
        tanks = squad(*THREE)
        gun = vehicle("b.tank", "panther", (50, 100), 0)
        start = SquadHits("a.tanks", tuple(shot("pak-40", (50, 110)) for _ in range(4)))
        g = battle(start, tanks, gun, dice=None, map=ground(WOOD))
        g.source = Stream(seed)
        for _ in range(100):
            if g.over:
                break
            check_position(g)
            decision = g.decisions[0]
            g.choose(g.sample(random, decision), decision.seat)
        assert g.over
        dropped += len(happened(g, DroppedOut))
        parts = [unit for unit in g.state.units.values() if unit.id.startswith("a.tanks")]
        models = [model.id for unit in parts for model in unit.models]
        assert len(models) == len(set(models))
    assert dropped > 3
