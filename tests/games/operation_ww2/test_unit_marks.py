"""What a vehicle of Operation World War II has lost lies beside its plate."""

from __future__ import annotations

import pytest

import grognard
from grognard.core.records import replace
from grognard.games.operation_ww2.table.unit_view import arms, markers


@pytest.mark.rule("AZ-VDM-09")
def test_what_a_vehicle_has_lost_lies_beside_it():
    battle = grognard.battle("operation_ww2", seed=1)
    unit = next(each for each in battle.state.units.values() if each.is_vehicle)
    (vehicle,) = unit.vehicles
    machine = replace(vehicle.machine, lost=("track", "gun"), scared=1)
    hurt = replace(unit, place="table", models=(replace(vehicle, machine=machine),))
    assert [mark.kind for mark in markers(hurt)] == ["immobilised", "disarmed", "stunned"]
    assert list(markers(replace(hurt, models=(replace(vehicle, machine=replace(machine, lost=(), scared=0)),)))) == []


@pytest.mark.rule("AZ-WPN-01")
def test_a_unit_tells_its_weapons_with_their_ranges():
    battle = grognard.battle("operation_ww2", seed=1)
    squad = next(each for each in battle.state.units.values() if each.id.endswith("squad-1"))
    told = list(arms(battle, replace(squad, place="table")))
    assert sum(arm.count for arm in told) >= len(squad.people)
    assert all(arm.numbers is not None for arm in told)
