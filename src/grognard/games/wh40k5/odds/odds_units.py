"""Units of a question about odds: from the lists that come with the game, or described in a few words."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from grognard.core.book.reading import unknown
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.games.wh40k5.data.armies import ArmyUnit, Models, army_names, load_army
from grognard.games.wh40k5.data.tables import TABLES

EXAMPLE = "7 space-marine + 1 space-marine missile-launcher + 1 sergeant power-fist"
"""A unit in words."""
MOST = 60
"""The most models a described unit may have."""


class Described(NamedTuple):
    """A unit asked about: its line in an army, and the special rules it has besides."""

    listed: ArmyUnit
    special: tuple[str, ...] = ()


@lru_cache(maxsize=1)
def listed() -> dict[str, ArmyUnit]:
    """The units of the lists that come with the game, by their names in a question."""
    return {f"{name}/{unit.id}": unit for name in army_names() for unit in load_army(name).unit}


@lru_cache(maxsize=512)
def unit_of(field: str, text: str) -> Described:
    """The unit a question names: ``orks-500/mob-1``, or words: numbers of models, each with what it has bought, then
    special rules; the unit they are may stand before them, with a colon. Raises ``InputError`` naming the field and
    what is wrong.

    >>> unit_of("attacker", "orks-500/mob-1").listed.size
    20
    >>> found = unit_of("target", "9 boy + 1 nob power-klaw bosspole, feel-no-pain")
    >>> found.listed.unit, [(row.model, row.count, row.upgrades) for row in found.listed.models], found.special
    ('boyz', [('boy', 9, ()), ('nob', 1, ('power-klaw', 'bosspole'))], ('feel-no-pain',))
    """
    known = listed()
    if text in known:
        return Described(known[text])
    if "/" in text or not re.match(r"[0-9]|[a-z0-9-]+(~[\w-]+)?:", text):
        raise fault(field, unknown(text, known))
    models, *special = (part.strip() for part in text.split(","))
    unit, colon, words = models.rpartition(":")
    for rule in special:
        if rule not in TABLES.special:
            raise fault(field, unknown(rule, TABLES.special))
    rows = tuple(_row(field, part.strip()) for part in words.split("+"))
    if sum(row.count for row in rows) > MOST:
        raise fault(field, say("wh-odds-too-many", most=MOST))
    return Described(
        ArmyUnit(id=field, unit=_entry(field, unit, rows) if colon else entry_of(field, rows), models=rows),
        tuple(special),
    )


def _entry(field: str, unit: str, rows: tuple[Models, ...]) -> str:
    """An entry that is named before its models."""
    if unit not in TABLES.units:
        raise fault(field, unknown(unit, TABLES.units))
    parts = [part.model for part in TABLES.units[unit].part]
    for row in rows:
        if row.model not in parts:
            raise fault(field, unknown(row.model, parts))
    return unit


def entry_of(field: str, rows: tuple[Models, ...]) -> str:
    """The first entry of the army lists that may have all these models."""
    wanted = {row.model for row in rows}
    for entry in TABLES.units.values():
        if wanted <= {part.model for part in entry.part}:
            return entry.id
    raise fault(field, say("wh-odds-no-such-unit", models=", ".join(sorted(wanted))))


def _row(field: str, text: str) -> Models:
    found = re.fullmatch(r"([0-9]{1,2}) ([a-z0-9-]+(?:~[\w-]+)?)((?: [a-z0-9-]+(?:~[\w-]+)?)*)", text)
    if found is None or not 1 <= int(found[1]) <= MOST:
        raise fault(field, say("wh-odds-bad-words", words=text))
    model, upgrades = found[2], tuple(found[3].split())
    if model not in TABLES.models:
        raise fault(field, unknown(model, TABLES.models))
    offered = [upgrade.gear for upgrade in TABLES.models[model].upgrades]
    for gear in upgrades:
        if gear not in offered:
            raise fault(field, unknown(gear, offered))
    return Models(model=model, count=int(found[1]), upgrades=upgrades)


def fault(field: str, problem: object) -> InputError:
    """What is wrong with a field of a question."""
    return InputError(say("odds-bad-field", field=field, problem=problem))  # type: ignore[arg-type]
