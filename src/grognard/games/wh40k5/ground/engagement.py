"""Who touches whom, and who is engaged in a combat (WH-ASSAULT-07, WH-ASSAULT-12, WH-ASSAULT-20)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy

from grognard.core.records import Record
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.cached_per_state import once
from grognard.games.wh40k5.ground.combats import CONTACT, can_be_locked
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.outlines import table_of
from grognard.games.wh40k5.state.state import Model, Unit, enemy
from grognard.space.plane import Bools, gaps
from grognard.space.terrain import apart

ENGAGED = TABLES.limits["engaged-within"].value
GRID = 1
"""Tolerance in favour of the acting unit: places lie on a grid of thousandths."""


def touching(g: G, unit: Unit, other: Unit) -> Bools | None:
    """Which models of a unit touch which of another, one row for each of ``unit``; None: none does."""
    here, there = g.context.stand(unit.models), g.context.stand(other.models)
    left, top, right, bottom = here.box
    if apart((left - CONTACT, top - CONTACT, right + CONTACT, bottom + CONTACT), there.box):
        return None
    if not here.hulls and not there.hulls:
        found: Bools = gaps(here.table, there.table) <= CONTACT
        return found if found.any() else None
    (mine, own), (theirs, foes) = table_of(g, unit), table_of(g, other)
    near = gaps(mine, theirs) <= CONTACT
    found = numpy.zeros((len(unit.models), len(other.models)), dtype=bool)
    index = {model.id: number for models in (unit.models, other.models) for number, model in enumerate(models)}
    for a, b in zip(*numpy.nonzero(near), strict=True):
        found[index[own[a]], index[foes[b]]] = True
    return found if found.any() else None


@once
def touched_by(g: G, unit: Unit) -> list[Unit]:
    """The enemy units a unit touches."""
    left, top, right, bottom = g.context.stand(unit.models).box
    near = left - CONTACT, top - CONTACT, right + CONTACT, bottom + CONTACT
    foes = [
        other for other, stand in g.context.stands(g.state) if other.seat != unit.seat and not apart(near, stand.box)
    ]
    return [other for other in foes if touching(g, unit, other) is not None]


class Contact(Record):
    """A model and the enemy units it touches."""

    model: str
    units: tuple[str, ...]


def contacts(g: G, unit: Unit, foes: Iterable[Unit]) -> tuple[Contact, ...]:
    """The models of a unit that touch any of these enemies, and which."""
    found: dict[str, list[str]] = {}
    for other in foes:
        matrix = touching(g, unit, other)
        if matrix is not None:
            for model, row in zip(unit.models, matrix, strict=True):
                if row.any():
                    found.setdefault(model.id, []).append(other.id)
    return tuple(Contact(model, tuple(units)) for model, units in found.items())


def party(g: G, unit: Unit) -> list[Unit]:
    """A unit and the characters who fight beside it, or the unit and the characters a character fights beside
    (WH-ASSAULT-29)."""
    root = unit.joined or unit.id
    return [other for other in g.state.standing(unit.seat) if root in (other.id, other.joined)]


def helpers(unit: Unit, front: Sequence[Model]) -> dict[str, list[str]]:
    """The models of a unit that touch no enemy but are within 2" of comrades who do, the ``front``, and those comrades
    (WH-ASSAULT-07)."""
    touch = {model.id for model in front}
    return {
        model.id: near
        for model in unit.models
        if model.id not in touch and (near := [other.id for other in front if is_near(model, other)])
    }


def is_near(model: Model, other: Model) -> bool:
    """Whether a model is within 2" of another (WH-ASSAULT-07)."""
    reach = model.radius + other.radius + ENGAGED + GRID
    return (model.x - other.x) ** 2 + (model.y - other.y) ** 2 <= reach**2


def engaged(g: G, unit: Unit) -> set[str]:
    """The models of a unit that are engaged now, by comrades of their own unit or a character in it (WH-ASSAULT-07,
    WH-ASSAULT-29)."""
    front = front_of(g, party(g, unit))
    touch = {model.id for model in front}
    return {*(model.id for model in unit.models if model.id in touch), *helpers(unit, front)}


def front_of(g: G, units: Iterable[Unit]) -> list[Model]:
    """The models of these units that touch an enemy."""
    found = []
    for unit in units:
        touch = {contact.model for contact in contacts(g, unit, g.state.standing(enemy(unit.seat)))}
        found += [model for model in unit.models if model.id in touch]
    return found


def combat_of(g: G, unit: Unit) -> tuple[str, ...]:
    """The units linked to a unit by base contact, itself among them, in the order of the battle (WH-ASSAULT-20)."""
    found, frontier = {unit.id}, [unit]
    while frontier:
        for other in touched_by(g, frontier.pop()):
            if other.id not in found:
                found.add(other.id)
                frontier.append(other)
    return tuple(id for id in g.state.units if id in found)


def is_held(g: G, unit: Unit) -> bool:
    """Whether a unit touches an enemy that locks it: not a vehicle other than a walker (WH-ASSAULT-18, WH-VEH-34)."""
    return can_be_locked(unit) and any(can_be_locked(other) for other in touched_by(g, unit))
