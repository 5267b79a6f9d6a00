"""Communication of vehicles (AZ-VCM, AZ-COM-10).

Command units alone call artillery, mortars and rockets, on foot or in vehicles (AZ-VCM-01): that is asked for with
every call (AZ-COM-01), so that the radios of other armoured vehicles reach nobody but their own platoon (AZ-VCM-02).
"""

from __future__ import annotations

from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles import crew, sheets
from grognard.games.operation_ww2.state.state import Model, Unit


def sets(g: G, unit: Unit) -> tuple[Model, ...]:
    """The vehicles of a unit with a radio and somebody fit to work it (AZ-TAB-TASKS, AZ-VCM-01)."""
    return tuple(
        model
        for model in unit.vehicles
        if "radio-operator" in sheets.sheet(g, model).tasks and crew.fit(g, unit, model) > 0
    )


def reaches(g: G, unit: Unit, to: Unit) -> bool:
    """Whether the radio of a vehicle reaches a unit: that of a command vehicle every one, that of another armoured
    vehicle its own platoon (AZ-VCM-02)."""
    if "command" in g.context.qualities[unit.id].characteristics:
        return True
    return platoon(g, unit) == platoon(g, to)


def platoon(g: G, unit: Unit) -> tuple[int, str]:
    """The side and the platoon of a unit as its list has it; a unit without one is its own."""
    entries = g.context.roll.get(unit.id, ())
    name = next((entry.platoon for entry in entries if entry.platoon), "")
    return unit.seat, name or unit.id
