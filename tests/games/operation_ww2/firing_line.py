"""Squads with weapons in a firing line, and fire at them, for tests of the fire chapters."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Any

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting, named, planned
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.state.choices import Shooting
from grognard.games.operation_ww2.state.events.fire import HeldFire, VolleyFired
from grognard.games.operation_ww2.state.state import Machine, Model, State, Unit
from tests.games.operation_ww2.table import happened, play, unit

Arms = Sequence[tuple[str, ...] | str]


def squad(id: str, at: tuple[float, float], arms: Arms, *, apart: float = 3, **fields: Any) -> Unit:
    """People in a row from west to east, each with the weapons named for him, so many centimetres from middle to
    middle."""
    places = [(at[0] + number * apart, at[1]) for number in range(len(arms))]
    whole = unit(id, *places, **fields)
    return replace(whole, models=tuple(_armed(model, arm) for model, arm in zip(whole.models, arms, strict=True)))


def _armed(model: Model, arm: tuple[str, ...] | str) -> Model:
    return replace(model, weapons=(arm,) if isinstance(arm, str) else tuple(arm))


def riflemen(id: str, at: tuple[float, float], count: int, weapon: str = "kar98k", **fields: Any) -> Unit:
    """So many people with one weapon each."""
    return squad(id, at, [weapon] * count, **fields)


def piece(kind: str, left: float, top: float, right: float, bottom: float) -> dict[str, Any]:
    """A piece of terrain where models' places are: from the top left, on a table 120 cm deep."""
    return {"id": kind, "kind": kind, "rectangle": ((left, 120 - bottom), (right, 120 - top))}


def house(left: float, top: float, right: float, bottom: float, storeys: int = 1) -> dict[str, Any]:
    """A building with a door in the middle of its lower side."""
    door = {"kind": "door", "at": ((left + right) / 2, 120 - bottom)}
    return piece("building", left, top, right, bottom) | {
        "id": "house", "building": {"material": "brick", "storeys": storeys, "openings": [door]},
    }  # fmt: skip


def with_models(unit: Unit, **changes: dict[str, Any]) -> Unit:
    """A unit some of whose models are changed, by their numbers: ``with_models(squad, m1={"posture": "scared"})``."""
    given = {f"{unit.id}.{number[1:]}": fields for number, fields in changes.items()}
    return replace(unit, models=tuple(replace(model, **given.get(model.id, {})) for model in unit.models))


def ids(battle: Battle[State], unit: str) -> list[str]:
    """The numbers of a unit's models."""
    return [model.id.rpartition(".")[2] for model in battle.state.units[unit].models]


def scared(battle: Battle[State], unit: str) -> list[str]:
    """The numbers of those that lie scared."""
    return [model.id.rpartition(".")[2] for model in battle.state.units[unit].models if model.posture == "scared"]


def vehicle(id: str, at: tuple[float, float], sheet: str = "sherman-75", **fields: Any) -> Unit:
    """A vehicle of this sheet with its whole crew aboard."""
    given = TABLES.vehicles[sheet]
    size = TABLES.sizes[given.type]
    one = unit(id, at)
    itself = replace(
        one.models[0],
        role="vehicle",
        length=size.length,
        width=size.width,
        radius=round(hypot(size.length, size.width) / 2),
        machine=Machine(crew=given.crew, sheet=sheet),
    )
    return replace(one, models=(itself,), **fields)


def without_grenades(battle: Battle[State]) -> Battle[State]:
    """If it is asked who fires what, everybody who could throw a grenade fires what he has in his hands."""
    decision = battle.decision
    if not isinstance(decision, ChooseShooting):
        return battle
    power = decision.power(battle)
    rows = battle.context.tables.weapons
    arms = [chance for chance in power.chances if rows[chance.armed.weapon].group != "grenade"]
    battle.choose(
        Shooting(named(planned(battle, battle.state.units[decision.unit], power._replace(chances=tuple(arms)))))
    )
    return battle


def fired(battle: Battle[State]) -> list[tuple[str, str, int, int]]:
    """What was fired: weapon, part, dice, number needed."""
    return [
        (fire.weapon, fire.part, fire.dice, fire.need)
        for event in happened(battle, VolleyFired)
        if isinstance(event, VolleyFired)
        for fire in event.fire
    ]


def why(battle: Battle[State]) -> list[str]:
    """Why a unit did not fire."""
    held = [event for event in happened(battle, HeldFire) if isinstance(event, HeldFire)]
    assert all(event.why is not None for event in held)
    return [event.rule for event in held]


def shoot(order: Any, *units: Unit, **fields: Any) -> Battle[State]:
    """Unit ``a.one`` fires at ``b.one``."""
    return play(Volley("a.one", "b.one", order, moved=fields.pop("moved", False)), *units, **fields)
