"""Temporary attachments of vehicles (chapter Temporary attachments)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.contract import check_position
from grognard.core.engine.dice import Stream
from grognard.core.engine.procedures import Frame, Procedure
from grognard.core.records import replace
from grognard.games.operation_ww2.rules.driving import attachments, squads
from grognard.games.operation_ww2.rules.driving.attachments import Attaching
from grognard.games.operation_ww2.rules.driving.squads import ChooseVehicleHit
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.rules.setup.victory import machines_destroyed
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.turn.turn import GameTurn
from grognard.games.operation_ww2.rules.vehicle_fire.hits import SquadHits
from grognard.games.operation_ww2.state.choices import Attach, Card, LeaveAttached, Separate
from grognard.games.operation_ww2.state.events.attachments import Attached, Separated, Spoken
from grognard.games.operation_ww2.state.ground import Link
from grognard.games.operation_ww2.state.intents import Aim, Besides, FireIntent, MoveIntent
from grognard.games.operation_ww2.state.state import Ordered, State, Unit
from tests.games.operation_ww2.table import Idle, over, unit
from tests.games.operation_ww2.vehicles.garage import fight, happened, shot, vehicle

ON = {"attachments": "on"}
ONE, TWO = vehicle("a.one", "sherman-75", (40, 60)), vehicle("a.two", "sherman-75", (50, 60))
FOES = unit("b.foe", (5, 5)), unit("b.other", (10, 20)), unit("b.third", (80, 20))
PLATOON = {id: {"platoon": "first"} for id in ("a.one", "a.two")}


def battle(start: Procedure, *units: Unit, lists: Any = None, **more: Any) -> Battle[State]:
    """A battle of two tanks of a platoon."""
    more["options"] = ON | more.get("options", {})
    return fight(start, *(units or (ONE, TWO)), *FOES, lists=PLATOON | (lists or {}), **more)


def together() -> Unit:
    """Both tanks as one unit."""
    g = battle(Attaching(), ONE, TWO, links=(Link("a.one", "a.two", 1),), turn=2)
    g.choose(Attach("a.one", "a.two"))
    return g.state.units["a.one"]


@pytest.mark.rule("AZ-TMP-01")
@pytest.mark.parametrize(("die", "heard"), [(10, True), (1, False)])
def test_az_tmp_01_a_call_by_radio_comes_before(die: int, heard: bool):
    declared = MoveIntent("a.one.1", (), "slow", Besides(speaks_to="a.two"))
    g = battle(Idle())
    assert intent.refusal(g, ONE, "move", declared) is None
    assert any(each.besides.speaks_to == "a.two" for each in intent.listed(g, ONE, "move"))
    ordered = Ordered(0, "a.one", Card("move", 4), declared)
    spoken = battle(Execution(), chain=(ordered,), dice=[die])
    over(spoken)
    assert [event.succeeded for event in happened(spoken, Spoken)] == [heard]
    assert spoken.state.links == ((Link("a.one", "a.two", 1),) if heard else ())


@pytest.mark.rule("AZ-TMP-01")
def test_az_tmp_01_only_to_identical_armoured_vehicles_of_the_platoon_with_radios():
    declared = MoveIntent("a.one.1", (), "slow", Besides(speaks_to="a.two"))
    jeeps = vehicle("a.one", "jeep", (40, 60)), vehicle("a.two", "jeep", (50, 60))
    half = vehicle("a.two", "jeep", (50, 60))
    strangers = {"a.one": {"platoon": "first"}, "a.two": {"platoon": "second"}}
    found = [
        battle(Idle(), *jeeps),
        battle(Idle(), ONE, half),
        battle(Idle(), lists=strangers),
        battle(Idle(), options={"attachments": "off"}),
    ]
    for g in found:
        fault = intent.refusal(g, g.state.units["a.one"], "move", declared)
        assert fault is not None
        assert fault.rules == ("AZ-TMP-01",)
        assert not any(each.besides.speaks_to for each in intent.listed(g, g.state.units["a.one"], "move"))


@pytest.mark.rule("AZ-TMP-01")
def test_az_tmp_01_in_the_next_turn_those_within_20_cm_become_one_unit():
    link = (Link("a.one", "a.two", 1),)
    g = battle(Attaching(), links=link, turn=2)
    assert g.choices() == [LeaveAttached(), Attach("a.one", "a.two")]
    g.choose(Attach("a.one", "a.two"))
    assert "a.two" not in g.state.units
    one = g.state.units["a.one"]
    assert ([model.id for model in one.models], one.joined) == (["a.one.1", "a.two.1"], ("a.two",))
    assert len(happened(g, Attached)) == 1
    far = vehicle("a.two", "sherman-75", (70, 60))
    for other, turn in ((far, 2), (TWO, 3)):
        late = battle(Attaching(), ONE, other, links=link, turn=turn)
        over(late)
    asked = battle(GameTurn(2), links=link, turn=1, dice=None)
    assert Attach("a.one", "a.two") in asked.choices()


@pytest.mark.rule("AZ-TMP-03")
def test_az_tmp_03_they_separate_at_the_start_of_a_later_turn_without_a_call():
    g = battle(Attaching(), together(), turn=3)
    assert g.choices() == [LeaveAttached(), Separate("a.one", "a.two")]
    g.choose(Separate("a.one", "a.two"))
    over(g)
    assert [model.id for model in g.state.units["a.two"].models] == ["a.two.1"]
    assert g.state.units["a.one"].joined == ()
    assert len(happened(g, Separated)) == 1
    kept = battle(Attaching(), together(), turn=3)
    kept.choose(LeaveAttached())
    assert "a.two" not in kept.state.units


@pytest.mark.rule("AZ-TMP-02")
def test_az_tmp_02_main_weapons_have_one_target_the_others_two():
    g = battle(Idle(), together())
    own = g.state.units["a.one"]
    mounts = {mount.id: mount for mount in g.context.tables.vehicles["sherman-75"].weapon}
    main = next(id for id, mount in mounts.items() if mount.main)
    rest = [id for id, mount in mounts.items() if not mount.main]
    assert len(rest) >= 2

    def why(**at: str) -> tuple[str, ...]:
        aims = tuple(Aim(id, target) for id, target in at.items())
        found = intent.refusal(g, own, "fire", FireIntent("b.foe", None, Besides(aims=aims)))
        return () if found is None else found.rules

    assert why() == ()
    assert why(**{rest[0]: "b.other"}) == ()
    assert why(**{main: "b.other"}) == ()
    three = dict(zip(rest, ("b.foe", "b.other", "b.third"), strict=False))
    assert why(**three) == (("AZ-TMP-02",) if len(rest) > 2 else ())
    split = battle(Idle(), together())
    for declared in intent.listed(split, split.state.units["a.one"], "fire"):
        assert intent.refusal(split, split.state.units["a.one"], "fire", declared) is None


@pytest.mark.rule("AZ-TMP-03")
def test_az_tmp_03_hits_are_shared_out_as_those_of_a_squad():
    hits = tuple(shot("pak-40", (45, 110)) for _ in range(3))
    g = battle(squads.SharingHits("a.one", hits), together())
    seats = []
    while not g.over:
        decision = g.decision
        assert isinstance(decision, ChooseVehicleHit)
        seats.append(decision.seat)
        g.choose(g.choices()[0])
    assert seats == [0, 1]


@pytest.mark.rule("AZ-TMP-03")
def test_az_tmp_03_whoever_has_something_to_be_tested_is_by_himself_and_nothing_is_lost():
    parted = 0
    for seed in range(24):
        random = Random(seed)
        start = SquadHits("a.one", tuple(shot("pak-40", (45, 110)) for _ in range(3)))
        g = battle(Attaching(), links=(Link("a.one", "a.two", 1),), turn=2, dice=None)
        g.choose(Attach("a.one", "a.two"))
        g.put(replace(g.position, stack=(Frame(start),), pending=(), answers=()))
        g._run(None)
        g.source = Stream(seed)
        for _ in range(100):
            if g.over:
                break
            check_position(g)
            decision = g.decisions[0]
            g.choose(g.sample(random, decision), decision.seat)
        assert g.over
        parted += len(happened(g, Separated))
        models = [model.id for each in g.state.units.values() for model in each.models if each.id[0] == "a"]
        assert len(models) == len(set(models))
    assert parted > 3


@pytest.mark.rule("AZ-TMP-01")
def test_az_tmp_01_what_goes_along_does_not_count_as_lost():
    g = battle(Idle(), together())
    assert "a.two" not in list(machines_destroyed(g, 0))


@pytest.mark.rule("AZ-TMP-01")
@pytest.mark.parametrize(("apart", "open_"), [(20_000, True), (20_001, False)])
def test_az_tmp_01_within_twenty_centimetres_from_hull_to_hull(apart: int, open_: bool):
    width = ONE.models[0].width
    two = vehicle("a.two", "sherman-75", ((40_000 + width + apart) / 1000, 60))
    g = battle(Idle(), ONE, two, links=(Link("a.one", "a.two", 1),), turn=2)
    assert bool(list(attachments.open_to(g, 0))) == open_


@pytest.mark.rule("AZ-TMP-01", "AZ-COM-03")
def test_az_tmp_01_both_need_a_radio():
    deaf = vehicle("a.two", "sherman-75", (50, 60), crew=1, commander=False, scared=1)
    for two, heard in ((TWO, True), (deaf, False)):
        g = battle(Idle(), ONE, two)
        assert attachments.may_speak(g, ONE, two) == attachments.may_speak(g, two, ONE) == heard
