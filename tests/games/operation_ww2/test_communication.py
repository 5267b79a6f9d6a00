"""Calls by radio and voice, and coordinates (AZ-COM)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.operation_ww2.rules.intent import communication, intent
from grognard.games.operation_ww2.rules.intent.communication import Communicating
from grognard.games.operation_ww2.state.events.communication import CallMade
from grognard.games.operation_ww2.state.intents import Besides, Call, FireIntent
from grognard.games.operation_ww2.state.state import Coordinates, State, Unit
from tests.games.operation_ww2.table import Idle, happened, over, person, play, unit

STAFF = unit("a.headquarters")
STAFF = replace(
    STAFF,
    models=(
        person("a.headquarters.1", (20, 80), role="officer"),
        person("a.headquarters.2", (22, 80), role="radio-operator"),
        person("a.headquarters.3", (24, 80), role="runner"),
    ),
)
MORTAR = replace(
    unit("a.mortar"),
    models=(
        person("a.mortar.1", (20, 110), role="gunner", weapons=("81-mm-mortar",)),
        person("a.mortar.2", (22, 110), role="radio-operator"),
    ),
)
RIFLES = unit("a.rifles", (60, 110))
FOE = unit("b.one", (20, 50), (22, 50))
RADIO = Call("radio", "a.headquarters.2", "a.mortar", "b.one", "b.one.1")
LISTS: dict[str, dict[str, Any]] = {
    "a.headquarters": {"characteristics": ("command", "radio", "runner")},
    "a.mortar": {"characteristics": ("radio",)},
}


def battle(*units: Unit, calls: tuple[Call, ...] = (), **more: Any) -> Battle[State]:
    """The staff makes these calls."""
    start = Communicating("a.headquarters", calls) if calls else Idle()
    return play(start, *(units or (STAFF, MORTAR, RIFLES, FOE)), lists=LISTS, **more)


def why_not(*calls: Call, units: tuple[Unit, ...] = (), caller: str = "a.headquarters", **more: Any) -> tuple[str, ...]:
    """The rules against declaring these calls with an order to fire."""
    g = battle(*units, **more)
    declared = FireIntent("b.one", None, Besides(calls=calls))
    found = intent.refusal(g, g.state.units[caller], "fire", declared)
    return () if found is None else found.rules


@pytest.mark.rule("AZ-COM-01")
def test_az_com_01_command_units_call_units_that_can_fire_indirectly():
    assert why_not(RADIO) == ()
    assert why_not(replace(RADIO, to="a.rifles")) == ("AZ-COM-01",)
    assert why_not(replace(RADIO, caller="a.rifles.1"), caller="a.rifles") == ("AZ-COM-01",)


@pytest.mark.rule("AZ-COM-03", "AZ-COM-12")
def test_az_com_03_radio_takes_two_operators_and_an_enemy_seen_and_detected():
    assert why_not(replace(RADIO, caller="a.headquarters.1")) == ("AZ-COM-12",)
    lying = replace(STAFF, models=(STAFF.models[0], replace(STAFF.models[1], posture="scared"), STAFF.models[2]))
    assert why_not(RADIO, units=(lying, MORTAR, RIFLES, FOE)) == ("AZ-COM-12",)
    deaf = replace(MORTAR, models=MORTAR.models[:1])
    assert why_not(RADIO, units=(STAFF, deaf, RIFLES, FOE)) == ("AZ-COM-03",)
    # A stationary enemy in the open is detected up to 60 cm.
    assert why_not(RADIO, units=(STAFF, MORTAR, RIFLES, unit("b.one", (20, 19.5)))) == ()
    far = unit("b.one", (20, 10))
    assert why_not(RADIO, units=(STAFF, MORTAR, RIFLES, far)) == ("AZ-COM-03", "AZ-COM-04", "AZ-COM-05")
    assert why_not(replace(RADIO, of="b.one.9")) == ("AZ-COM-03",)


@pytest.mark.rule("AZ-COM-03", "AZ-COM-07", "AZ-COM-09")
@pytest.mark.parametrize(("die", "heard"), [(5, False), (6, True), (10, True)])
def test_az_com_03_a_six_gets_through_and_leaves_coordinates_where_the_enemy_stands(die: int, heard: bool):
    g = battle(calls=(RADIO,), dice=[die])
    over(g)
    (call,) = happened(g, CallMade)
    assert isinstance(call, CallMade)
    assert call.succeeded is heard
    assert g.state.coordinates == ({"a.mortar": Coordinates(20_000, 50_000, 0, "b.one", "b.one.1")} if heard else {})


@pytest.mark.rule("AZ-COM-04")
@pytest.mark.parametrize(("die", "heard"), [(4, False), (5, True)])
def test_az_com_04_a_voice_carries_ten_centimetres_and_gets_through_on_a_five(die: int, heard: bool):
    voice = Call("voice", "a.headquarters.1", "a.mortar", "b.one", "b.one.2")
    assert why_not(voice) == ("AZ-COM-04",)
    # From edge to edge: bases of 2 cm whose middles are 12 cm apart.
    near = replace(MORTAR, models=(person("a.mortar.1", (20, 92), role="gunner", weapons=("81-mm-mortar",)),))
    assert why_not(voice, units=(STAFF, near, FOE)) == ()
    g = battle(STAFF, near, FOE, calls=(voice,), dice=[die])
    over(g)
    assert ("a.mortar" in g.state.coordinates) is heard


@pytest.mark.rule("AZ-COM-08", "AZ-COM-11")
def test_az_com_08_new_coordinates_replace_the_old_and_a_cease_fire_takes_them_away():
    other = replace(RADIO, of="b.one.2")
    g = battle(calls=(RADIO,), dice=[6])
    over(g)
    again = play(Communicating("a.headquarters", (other,)), *g.state.units.values(), lists=LISTS, dice=[9])
    assert again.state.coordinates["a.mortar"].x == 22_000
    cease = replace(RADIO, target=None, of=None)
    assert why_not(cease) == ()
    for die, left in ((5, True), (6, False)):
        held = battle(calls=(RADIO, cease), dice=[6, die])
        over(held)
        assert ("a.mortar" in held.state.coordinates) is left


@pytest.mark.rule("AZ-COM-12")
def test_az_com_12_one_attempt_by_each_means_or_by_the_option_one():
    voice = Call("voice", "a.headquarters.1", "a.mortar", "b.one", "b.one.2")
    near = replace(MORTAR, models=tuple(replace(model, y=90_000) for model in MORTAR.models))
    units = (STAFF, near, RIFLES, FOE)
    assert why_not(RADIO, voice, units=units) == ()
    assert why_not(RADIO, voice, units=units, options={"communications_per_order": "one"}) == ("AZ-COM-12",)
    assert why_not(RADIO, RADIO, units=units) == ("AZ-COM-12",)
    second = replace(voice, caller="a.headquarters.3")
    assert why_not(voice, second, units=units) == ("AZ-COM-12",)


@pytest.mark.rule("AZ-COM-02")
def test_az_com_02_what_is_listed_may_be_declared():
    g = battle()
    staff = g.state.units["a.headquarters"]
    listed = list(communication.listed(g, staff))
    assert {call.means for call in listed} == {"radio", "runner"}
    assert all(communication.refusal(g, staff, (call,)) is None for call in listed)
    assert not list(communication.listed(g, g.state.units["a.mortar"]))
