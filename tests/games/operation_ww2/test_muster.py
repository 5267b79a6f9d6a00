"""The units of the forces as they come to the table (AZ-DEF-01)."""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.forces import Join, load_force
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.state.muster import mustered

FORCES = load_force("us-1944"), load_force("german-1944")


@pytest.mark.rule("AZ-DEF-01", "AZ-EXE-06")
def test_az_def_01_units_of_one_model_and_of_many():
    units = mustered(FORCES, TABLES)
    assert len([unit for unit in units.values() if unit.seat == 1]) == 6
    squad = units["b.squad-1"]
    assert len(squad.models) == 10
    assert {model.radius for model in squad.models} == {1000}
    assert [model.weapons for model in squad.models][:2] == [("mp40",), ("mg42",)]
    assert {(unit.detection, unit.place) for unit in units.values()} == {("stationary", "waiting")}
    gun = units["b.pak"]
    assert gun.models[0].role == "gun"
    assert (gun.models[0].length, gun.models[0].width) == (6000, 3000)
    assert len(gun.people) == 5
    tank = next(unit for unit in units.values() if unit.is_vehicle)
    assert len(tank.models) == 1
    assert tank.is_manned


def test_units_that_fight_as_one_are_one():
    german = replace(FORCES[1], join=(Join(id="both", units=("squad-1", "squad-2")),))
    units = mustered((FORCES[0], german), TABLES)
    assert "b.squad-1" not in units
    assert len(units["b.both"].models) == 20
    assert len({model.id for model in units["b.both"].models}) == 20
