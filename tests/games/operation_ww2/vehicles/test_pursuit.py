"""A vehicle goes after a target that has moved (chapter Orders)."""

from __future__ import annotations

import pytest

from grognard.core.engine.dice import Stream
from grognard.core.engine.events import Happened
from grognard.core.records import replace, to_builtins
from grognard.core.wire.overlays import Path
from grognard.core.wire.previews import ChoiceProposal
from grognard.games.operation_ww2.rules.driving.pursuing import ChooseDrive
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.state.choices import Card, Pursuit
from grognard.games.operation_ww2.state.events.driving import Drove
from grognard.games.operation_ww2.state.events.turn import DroveAfter, SpeedMeasured
from grognard.games.operation_ww2.state.intents import Aim, AssaultIntent, Besides
from grognard.games.operation_ww2.state.state import Ordered
from grognard.games.operation_ww2.table.preview import preview
from tests.games.operation_ww2.table import Idle, refused, same_from_text, unit
from tests.games.operation_ww2.vehicles.garage import fight, happened, machine, vehicle

TANK = vehicle("a.tank", "sherman-75", (60, 90))
MEN = unit("b.men", (60, 20))


def assault(*way, fires="last", besides=None):
    places = tuple((round(x * 1000), round(y * 1000)) for x, y in way)
    return AssaultIntent("a.tank.1", places, "fast", "b.men", fires, besides or Besides())


def begun(intent, *, stood=((60_000, 30_000),), options=None):
    """The tank's assault is due; the men have gone from where they stood."""
    ordered = Ordered(0, "a.tank", Card("assault", 4), intent, stood=stood)
    return fight(Execution(), TANK, MEN, chain=(ordered,), dice=None, options=options, turn=2)


def ended(battle, choice):
    battle.choose(choice)
    while not battle.over:
        battle.choose(battle.choices()[0])
    tank = battle.state.units["a.tank"].models[0]
    return tank.x / 1000, tank.y / 1000


@pytest.mark.rule("AZ-ORD-08")
@pytest.mark.rule("AZ-ORD-15")
def test_seed_a_vehicle_too_may_follow_a_target_that_has_moved():
    """Seed, "Roham": if the target has moved before, where it was to go may be dropped for following the target."""
    declared = assault((60, 86))
    battle = begun(declared)
    assert isinstance(battle.decision, ChooseDrive)
    same_from_text(battle)
    none, after = battle.choices()
    assert none == Pursuit(None)
    assert refused(battle, Pursuit(((60_000, 40_000),))) == ("AZ-VMV-03", "AZ-VMV-04")
    assert refused(battle, Pursuit(())) == ("AZ-ORD-15",)
    assert ended(begun(declared), after) == (60, 65)
    assert ended(begun(declared), Pursuit(None)) == (60, 86)
    drawn = preview(battle, 0, ChoiceProposal(to_builtins(after), {}))
    assert [type(each) for each in drawn.overlays] == [Path]
    assert drawn.choice == to_builtins(after)
    # Sideways and away is no following, but for the option.
    away = Pursuit(((70_000, 92_000),))
    assert refused(begun(declared), away) == ("AZ-ORD-15",)
    assert begun(declared, options={"assault_follow": "free_path"}).refusal(away) is None


@pytest.mark.rule("AZ-ORD-08")
def test_a_vehicle_that_was_to_stay_has_driven_when_it_follows():
    battle = begun(assault())
    assert ended(battle, battle.choices()[1]) == (60, 65)
    assert machine(battle, "a.tank.1").latest == "drove"
    assert len(happened(battle, Drove)) == 1


@pytest.mark.rule("AZ-ORD-08")
def test_a_target_that_has_not_moved_is_not_followed():
    battle = begun(assault((60, 86)), stood=((60_000, 20_000),))
    assert not isinstance(battle.decision, ChooseDrive)


@pytest.mark.rule("AZ-ORD-08")
def test_az_ord_08_who_follows_changes_his_own_way_and_nobody_elses():
    declared = assault((60, 50))
    chain = tuple(Ordered(0, id, Card("assault", 4), declared) for id in ("a.tank", "a.other"))
    battle = fight(
        Idle(), vehicle("a.tank", "sherman-75", (60, 60)), vehicle("b.foe", "panther", (60, 30)), chain=chain
    )
    after = DroveAfter("a.tank", ((60_000, 45_000),)).apply(battle.state)
    changed = replace(declared, way=((60_000, 45_000),))
    assert [ordered.intent for ordered in after.chain] == [changed, declared]


@pytest.mark.rule("AZ-MOV-03", "AZ-EMB-04")
def test_az_mov_03_a_speed_that_was_measured_is_that_of_one_unit():
    declared = assault((60, 50))
    chain = tuple(Ordered(0, id, Card("assault", 4), declared) for id in ("a.tank", "a.other"))
    battle = fight(Idle(), vehicle("a.tank", "sherman-75", (60, 60)), unit("b.foe", (60, 30)), chain=chain)
    faster = replace(declared, speed="fast" if declared.speed == "slow" else "slow")
    after = SpeedMeasured("a.tank", faster.speed).apply(battle.state)
    assert [ordered.intent for ordered in after.chain] == [faster, declared]


@pytest.mark.rule("AZ-EXE-07", "AZ-ORD-02")
@pytest.mark.parametrize(("fires", "order"), [("first", ["VolleyFired", "Drove"]), ("last", ["Drove", "VolleyFired"])])
def test_az_exe_07_a_vehicle_fires_before_its_drive_or_after_it_as_declared(fires, order):
    men = unit("b.foe", (60, 30))
    aims = Besides(aims=(Aim("hull", "b.foe"),), exposed=("commander",))
    intent = AssaultIntent("a.tank.1", ((60_000, 50_000),), "slow", "b.foe", fires, aims)
    chain = (Ordered(0, "a.tank", Card("assault", 4), intent, length=10_000, stood=((60_000, 30_000),)),)
    battle = fight(Execution(), vehicle("a.tank", "sherman-75", (60, 60)), men, chain=chain, dice=None, turn=2)
    battle.source = Stream(1)
    while not battle.over:
        battle.choose(battle.choices()[0])
    told = [type(entry.event).__name__ for entry in battle.log if isinstance(entry, Happened)]
    assert [name for name in told if name in order] == order
