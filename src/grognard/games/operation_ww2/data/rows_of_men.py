"""The men of a unit in rows of equal role and arms, as they are changed where a force is built."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from grognard.core.records import replace
from grognard.games.operation_ww2.data.forces import ForceUnit, Men

OPERATORS: Mapping[str, Any] = {"radio": "radio-operator", "runner": "runner"}
"""Characteristics that are a man's task (AZ-COM-03, AZ-COM-05)."""


def with_rows(unit: ForceUnit, count: int) -> ForceUnit:
    """The unit with so many rows of men: a further one begins with one man like the last who is no operator, and those
    at the end go first; what nobody carries any more has no rounds."""
    men = list(unit.men)
    like = next((each for each in reversed(men) if each.role not in OPERATORS.values()), men[-1])
    men += [replace(like, count=1)] * (count - len(men))
    return _armed(unit, tuple(men[:count]))


def _armed(unit: ForceUnit, men: tuple[Men, ...]) -> ForceUnit:
    carried = {*(weapon for each in men for weapon in each.weapons), unit.gun}
    return replace(unit, men=men, rounds={name: left for name, left in unit.rounds.items() if name in carried})


def with_men(unit: ForceUnit, kind: str, places: list[int], value: str | int) -> ForceUnit:
    """The unit with another number of men in a row, or with another weapon in one of its places."""
    men = list(unit.men)
    row = men[places[0] - 1]
    if kind == "men":
        men[places[0] - 1] = replace(row, count=int(value))
    else:
        arms = [str(value) if place == places[1] else weapon for place, weapon in enumerate(row.weapons, 1)]
        men[places[0] - 1] = replace(row, weapons=tuple(arms))
    return _armed(unit, tuple(men))


def with_trait(unit: ForceUnit, trait: str, having: bool) -> ForceUnit:
    """The unit with or without a characteristic, and with or without the man whose task it is (AZ-COM-03,
    AZ-COM-05)."""
    kept = tuple(each for each in unit.characteristics if each != trait)
    changed = replace(unit, characteristics=(*kept, trait) if having else kept)
    role = OPERATORS.get(trait)
    if role is None or unit.vehicle:
        return changed
    men = [replace(row, count=1) for row in unit.men for _ in range(row.count)]
    if having and not any(each.role == role for each in men):
        number = next((n for n in reversed(range(len(men))) if men[n].role in ("rifleman", "assistant")), None)
        if number is not None:
            men[number] = replace(men[number], role=role)
    elif not having:
        men = [replace(each, role="rifleman") if each.role == role else each for each in men]
    rows = tuple(replace(row, count=len(list(same))) for row, same in groupby(men))
    return replace(changed, men=rows)
