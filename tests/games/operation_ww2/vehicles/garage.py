"""Vehicles for tests: units made of a sheet, battles whose lists say what they are.

battle = fight(VehicleHits("b.tank", "b.tank.1", hits), vehicle("b.tank", "panther", (60, 60)), dice=(8,))
"""

from __future__ import annotations

from math import hypot
from typing import Any, TypeVar

from grognard.core.battle import Battle
from grognard.core.engine.decisions import Decision
from grognard.core.engine.events import Event, Happened
from grognard.core.engine.procedures import Procedure
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.vehicle_fire.hits import VehicleHit
from grognard.games.operation_ww2.state.state import Machine, Model, State, Unit
from tests.games.operation_ww2.table import Idle, play


def vehicle_model(
    id: str, sheet: str, at: tuple[float, float], facing: float = 0, *, sheets: Any = TABLES.vehicles, **machine: Any
) -> Model:
    """A vehicle with its whole crew at a place, facing up the table unless turned; ``machine`` are fields of its
    machine."""
    row = sheets[sheet]
    size = TABLES.sizes[row.type]
    given: dict[str, Any] = {"crew": row.crew, "sheet": sheet} | machine
    return Model(
        round(at[0] * 1000),
        round(at[1] * 1000),
        round(hypot(size.length, size.width) / 2),
        id=id,
        role="vehicle",
        length=size.length,
        width=size.width,
        facing=round(facing * 1000),
        machine=Machine(**given),
    )


def vehicle(id: str, sheet: str, at: tuple[float, float], facing: float = 0, **fields: Any) -> Unit:
    """A unit of one vehicle on the table; fields of a unit are taken as such, others are of its machine."""
    own = {name: fields.pop(name) for name in list(fields) if name in Unit.__struct_fields__}
    models = (vehicle_model(f"{id}.1", sheet, at, facing, **fields), *own.pop("models", ()))
    return replace(Unit(id, "ab".index(id[0]), models, place="table"), **own)


def fight(
    start: Procedure, *units: Unit, lists: dict[str, dict[str, Any]] | None = None, **given: Any
) -> Battle[State]:
    """``play`` with the force entries of vehicles made from their sheets: training 4, panic limit 1."""
    entries: dict[str, dict[str, Any]] = {}
    for unit in units:
        if unit.vehicles:
            machine = unit.vehicles[0].machine
            assert machine is not None
            entries[unit.id] = {
                "vehicle": machine.sheet,
                "men": (),
                "panic_limit": 1,
                "characteristics": machine.traits,
            }
    for id, entry in (lists or {}).items():
        entries[id] = entries.get(id, {}) | entry
    return play(start, *units, lists=entries, **given)


def table(*units: Unit, **given: Any) -> Any:
    """These units in a battle in which nothing happens; with vehicles as ``fight`` has them."""
    return (fight if any(each.vehicles for each in units) else play)(Idle(), *units, **given)


def shot(weapon: str, start: tuple[float, float], **fields: Any) -> VehicleHit:
    """A hit by a weapon from a place in centimetres."""
    at = fields.pop("at", None)
    whole = None if at is None else (round(at[0] * 1000), round(at[1] * 1000))
    return VehicleHit(weapon, (round(start[0] * 1000), round(start[1] * 1000)), at=whole, **fields)


def asked(battle: Battle[State]) -> Decision:
    """What is asked now."""
    assert battle.decision is not None
    return battle.decision


E = TypeVar("E", bound=Event)


def happened(battle: Battle[State], kind: type[E]) -> list[E]:
    """The events of a kind, oldest first."""
    return [entry.event for entry in battle.log if isinstance(entry, Happened) and isinstance(entry.event, kind)]


def machine(battle: Battle[State], id: str) -> Machine:
    """The machine of a vehicle by its id."""
    unit = id.rpartition(".")[0]
    found = battle.state.units[unit].model(id).machine
    assert found is not None
    return found
