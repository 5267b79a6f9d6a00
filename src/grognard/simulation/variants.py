"""Variants: the same battles, on the same seeds, with one thing changed, so that what it matters can be seen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from typing import Any, NamedTuple

from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.simulation.plan import Plan, plan

ONE_OF_TWO = {"army1": ("armies", 0), "army2": ("armies", 1), "agent1": ("players", 0), "agent2": ("players", 1)}
"""What each contender has of his own, as ``plan`` is told it."""
OPTION, TABLE = "option.", "table."
THINGS = (*ONE_OF_TWO, "scenario", "map", "year", f"{OPTION}NAME", f"{TABLE}KIND.NAME.FIELD")
"""What can be changed."""
MOST_VARIANTS = 100
UNFIT = re.compile(r"[^\w=., -]")
"""What a folder's name does not have."""
LONGEST = 100
"""So many characters of a variant's name a folder has."""


class Change(NamedTuple):
    """One thing and the values it is tried with."""

    thing: str
    values: tuple[str, ...]

    @property
    def contender(self) -> int:
        """Whose battles are to be looked at: the one's whose army or player it is, else the first's."""
        return ONE_OF_TWO[self.thing][1] if self.thing in ONE_OF_TWO else 0


class Variant(NamedTuple):
    """A plan and what it has of its own, such as ``army2=german-1000``."""

    name: str
    plan: Plan
    folder: str
    """What its folder is called: its name, or, where that names files, its number with what of it a folder can have."""


def change(text: str) -> Change:
    """A change as it is written: ``THING=VALUE,VALUE``.

    Raises ``InputError`` naming what can be changed, and how it is written.

    >>> change("map=open,village")
    Change(thing='map', values=('open', 'village'))
    """
    thing, equals, given = text.partition("=")
    thing = thing.strip()
    values = tuple(value.strip() for value in given.split(","))
    of_many = any(thing.startswith(each) and thing != each for each in (OPTION, TABLE))
    if not equals or not (thing in THINGS or of_many) or thing in THINGS[-2:]:
        raise InputError(say("simulation-vary", given=text, things=", ".join(THINGS)))
    if len(values) < 2 or not all(values) or len(set(values)) < len(values):
        raise InputError(say("simulation-vary-values", given=text))
    return Change(thing, values)


def variants(system: str, changes: Sequence[Change], **agreed: Any) -> tuple[Variant, ...]:
    """Every combination of the changes' values as a plan; ``agreed`` is what ``plan`` is told besides.

    Raises ``InputError`` as ``plan`` does, for a thing that is changed twice, and for more than ``MOST_VARIANTS``.
    """
    things = [each.thing for each in changes]
    if len(set(things)) < len(things):
        raise InputError(say("simulation-vary-twice", things=", ".join(things)))
    found: list[Variant] = []
    for values in product(*(each.values for each in changes)):
        if len(found) == MOST_VARIANTS:
            raise InputError(say("simulation-vary-many", most=MOST_VARIANTS))
        told = dict(agreed)
        for thing, value in zip(things, values, strict=True):
            told |= _with(told, thing, value)
        name = ", ".join(f"{thing}={value}" for thing, value in zip(things, values, strict=True))
        found.append(Variant(name, plan(system, **told), _folder(len(found) + 1, name)))
    return tuple(found)


def _folder(number: int, name: str) -> str:
    """A name that leads nowhere but into the folder it lies in.

    >>> _folder(1, "map=open"), _folder(2, "army2=../lists/mine.json")
    ('map=open', '2-army2=..-lists-mine.json')
    """
    safe = UNFIT.sub("-", name)[:LONGEST]
    return name if safe == name else f"{number}-{safe}"


def _with(told: dict[str, Any], thing: str, value: str) -> dict[str, Any]:
    """What ``plan`` is told of a thing changed."""
    if thing in ONE_OF_TWO:
        field, seat = ONE_OF_TWO[thing]
        usual = [*told.get(field, ())] or (["greedy", "greedy"] if field == "players" else [])
        both = [*usual, *[""] * (2 - len(usual))]
        both[seat] = value
        return {field: both}
    if thing.startswith(OPTION):
        return {"options": {**(told.get("options") or {}), thing.removeprefix(OPTION): value}}
    if thing.startswith(TABLE):
        return {"numbers": {**(told.get("numbers") or {}), thing.removeprefix(TABLE): value}}
    if thing == "year":
        if not value.isdecimal():
            raise InputError(say("simulation-vary-year", given=value))
        return {"year": int(value)}
    return {thing: value}
