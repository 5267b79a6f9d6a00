"""Towing guns, and the radios of vehicles (chapters Towing, Communication of vehicles)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.ground.guns import guns_of
from grognard.games.operation_ww2.rules.crews import radios
from grognard.games.operation_ww2.rules.driving import towing
from grognard.games.operation_ww2.rules.fire.targets import afoot
from grognard.games.operation_ww2.rules.intent import communication
from grognard.games.operation_ww2.rules.intent import intent as declaring
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.vehicle_fire.hits import VehicleHits
from grognard.games.operation_ww2.state.choices import Card
from grognard.games.operation_ww2.state.events.vehicles import Exploded
from grognard.games.operation_ww2.state.intents import Besides, Call, FireIntent, MoveIntent
from grognard.games.operation_ww2.state.state import Machine, Model, Ordered
from tests.games.operation_ww2.table import Idle, over, person, unit
from tests.games.operation_ww2.vehicles.garage import fight, happened, shot, vehicle

FOE = unit("b.foe", (5, 5))
TRUCK = "a.truck.1"


def battery(*men, aboard=None, at=(60, 67.52)):
    """A gun 6 cm long whose front touches the rear of a truck 9 cm long at (60, 60), and its crew."""
    gun = Model(
        round(at[0] * 1000), round(at[1] * 1000), 3354, id="a.gun.gun", role="gun", weapons=("pak-40",),
        length=6000, width=3000, facing=180_000, machine=Machine(), aboard=aboard,
    )  # fmt: skip
    crew = unit("a.gun", *(men or ((57, 67), (63, 67), (57, 70), (63, 70))))
    return replace(crew, models=(gun, *crew.models))


def truck(**fields):
    return vehicle("a.truck", "opel-blitz", (60, 60), **({"crew": 1} | fields))


LISTS = {"a.gun": {"gun": "pak-40", "people": 4}}


def hitching(vehicle=TRUCK):
    return MoveIntent("a.gun.1", (), "slow", Besides(hitches=vehicle))


def refused(intent, gun, tractor=None):
    battle = fight(Idle(), gun, tractor or truck(), FOE, turn=2, lists=LISTS)
    found = declaring.refusal(battle, battle.state.units["a.gun"], "move", intent)
    return () if found is None else found.rules


def worked(gun, tractor, options=None):
    ordered = Ordered(0, "a.gun", Card("move", 4), hitching())
    battle = fight(Execution(), gun, tractor, FOE, chain=(ordered,), turn=2, lists=LISTS, options=options)
    over(battle)
    return battle


def gun_of(battle):
    return battle.state.units["a.gun"].model("a.gun.gun")


@pytest.mark.rule("AZ-TOW-01")
def test_three_men_hitch_a_gun_to_a_vehicle_in_contact():
    assert refused(hitching(), battery()) == ()
    assert refused(hitching(), battery((57, 67), (63, 67), (57, 76))) == ("AZ-TOW-01",)
    assert refused(hitching(), battery(at=(60, 69))) == ("AZ-TOW-01",)
    assert refused(hitching("b.foe.1"), battery()) == ("AZ-TOW-01",)


@pytest.mark.rule("AZ-TOW-05")
@pytest.mark.rule("AZ-TOW-01")
@pytest.mark.parametrize(("option", "at_once"), [("end_of_turn", False), ("at_execution", True)])
def test_az_tow_05_it_takes_the_whole_turn(option, at_once):
    battle = worked(battery(), truck(), {"hitch_time": option})
    assert (gun_of(battle).aboard == TRUCK) == at_once
    towing.end_of_turn(battle)
    assert gun_of(battle).aboard == TRUCK
    assert battle.state.units["a.gun"].hitching == ""


@pytest.mark.rule("AZ-TOW-05")
@pytest.mark.rule("AZ-TOW-01")
def test_az_tow_05_not_if_the_vehicle_drove_or_the_gun_fired():
    drove = worked(battery(), replace(truck(latest="drove"), acted_turn=2))
    towing.end_of_turn(drove)
    assert gun_of(drove).aboard is None
    fired = battery()
    fired = replace(fired, models=(replace(fired.models[0], fired={"pak-40": 2}), *fired.models[1:]))
    shot_now = worked(fired, truck())
    towing.end_of_turn(shot_now)
    assert gun_of(shot_now).aboard is None
    going = MoveIntent("a.gun.1", ((57_000, 69_000),), "slow", Besides(hitches=TRUCK))
    assert refused(going, battery()) == ("AZ-TOW-05", "AZ-TOW-01")


@pytest.mark.rule("AZ-TOW-02")
def test_az_tow_02_who_tows_goes_slowly_by_its_own_distance():
    battle = fight(Idle(), battery(aboard=TRUCK), truck(), FOE, turn=2, lists=LISTS)
    tractor = battle.state.units["a.truck"]

    def rules(y, speed):
        found = declaring.refusal(battle, tractor, "move", MoveIntent(TRUCK, ((60_000, y),), speed))
        return () if found is None else found.rules

    assert rules(35_000, "slow") == ()
    assert rules(34_900, "slow") == ("AZ-VMV-03", "AZ-VMV-04")
    assert rules(40_000, "fast") == ("AZ-TOW-02",)


@pytest.mark.rule("AZ-TOW-03")
def test_az_tow_03_a_towed_gun_is_no_target_and_a_catastrophe_takes_both():
    gun, tractor = battery(aboard=TRUCK), truck()
    battle = fight(
        VehicleHits("a.truck", TRUCK, (shot("85-90-mm", (60, 20)),)),
        gun,
        tractor,
        FOE,
        dice=(10, 1),
        turn=2,
        lists=LISTS,
    )
    over(battle)
    (event,) = happened(battle, Exploded)
    assert event.carried == ("a.gun.gun",)
    assert [model.id for model in battle.state.units["a.gun"].models] == [f"a.gun.{n}" for n in range(1, 5)]
    assert "a.gun.gun" not in {model.id for model in afoot(gun)}
    assert list(guns_of(gun)) == []


@pytest.mark.rule("AZ-TOW-04")
def test_az_tow_04_unhitched_it_stands_behind_and_is_pushed_again():
    men = ((57, 62), (63, 62), (57, 58), (63, 58))
    battle = worked(battery(*men, aboard=TRUCK), truck())
    towing.end_of_turn(battle)
    gun = gun_of(battle)
    assert gun.aboard is None
    assert (gun.x, gun.facing) == (60_000, 180_000)
    assert gun.y == pytest.approx(67_550, abs=20)
    assert [each.id for each in guns_of(battle.state.units["a.gun"])] == ["a.gun.gun"]


# ---- radios ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VCM-01", "AZ-COM-10")
def test_az_vcm_01_the_radio_of_a_command_vehicle_needs_somebody_at_it():
    tank = vehicle("a.tank", "sherman-75", (60, 60))
    lists = {"a.tank": {"characteristics": ("command",)}}
    battle = fight(Idle(), tank, FOE, turn=2, lists=lists)
    assert communication.is_command(battle, tank)
    assert [model.id for model in communication.operators(battle, tank)] == ["a.tank.1"]
    empty = vehicle("a.tank", "sherman-75", (60, 60), scared=5)
    assert communication.operators(battle, empty) == ()
    assert FireIntent("b.foe").target == "b.foe"


@pytest.mark.rule("AZ-VCM-01", "AZ-COM-03")
@pytest.mark.parametrize("die", [5, 6])
def test_az_vcm_01_a_command_vehicle_calls_with_its_own_radio(die: int):
    tank = vehicle("a.tank", "sherman-75", (60, 60))
    mortar = replace(
        unit("a.mortar"),
        models=(
            person("a.mortar.1", (20, 110), role="gunner", weapons=("81-mm-mortar",)),
            person("a.mortar.2", (22, 110), role="radio-operator"),
        ),
    )
    lists = {"a.tank": {"characteristics": ("command",)}, "a.mortar": {"characteristics": ("radio",)}}
    call = Call("radio", "a.tank.1", "a.mortar", "b.foe", FOE.models[0].id)
    start = communication.Communicating("a.tank", (call,))
    battle = fight(start, tank, mortar, FOE, turn=2, lists=lists, dice=[die])
    over(battle)
    assert ("a.mortar" in battle.state.coordinates) is (die == 6)


@pytest.mark.rule("AZ-VCM-02")
def test_az_vcm_02_other_armoured_vehicles_reach_their_own_platoon():
    tanks = [
        vehicle(f"a.{name}", "sherman-75", (20 + 20 * n, 60)) for n, name in enumerate(("one", "two", "chief", "far"))
    ]
    lists: dict[str, dict[str, Any]] = {
        "a.one": {"platoon": "first"},
        "a.two": {"platoon": "first"},
        "a.far": {"platoon": "second"},
        "a.chief": {"characteristics": ("command",)},
    }
    battle = fight(Idle(), *tanks, FOE, turn=2, lists=lists)
    one, two, chief, far = tanks
    assert radios.reaches(battle, one, two)
    assert not radios.reaches(battle, one, far)
    assert radios.reaches(battle, chief, far)
    assert not communication.is_command(battle, one)


@pytest.mark.rule("AZ-TOW-01")
def test_az_tow_01_who_lies_scared_hitches_nothing():
    whole = battery((57, 67), (63, 67), (57, 70))
    third = whole.people[2]
    lying = replace(whole, models=tuple(replace(m, posture="scared") if m == third else m for m in whole.models))
    battle = fight(Idle(), lying, truck(), FOE, turn=2, lists=LISTS)
    assert not towing.can_hitch(battle, lying, lying.model("a.gun.gun"), truck().models[0])
    assert towing.can_hitch(battle, whole, whole.model("a.gun.gun"), truck().models[0])
