"""What the rules find wrong in an army: force organisation, the make-up of units, transports, characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from grognard.core.book.reading import Problem
from grognard.core.messages import say
from grognard.games.wh40k5.data.armies import Army, ArmyUnit
from grognard.games.wh40k5.data.tables import TABLES


def validate(army: Army, limit: int | None = None) -> tuple[Problem, ...]:
    """What the rules find wrong in an army for a battle of ``limit`` points; empty if nothing.

    Checks points, slots, peoples, the size of units and their gear (WH-GAME-06), transports (WH-VEH-16, WH-VEH-31) and
    characters who join units (WH-UNIT-04).
    """
    return (*_force(army, limit), *(problem for unit in army.unit for problem in _unit(army, unit)))


def _force(army: Army, limit: int | None) -> Iterator[Problem]:
    points = army.points()
    if limit is not None and points > limit:
        yield Problem(say("wh-army-over-limit", points=points, limit=limit), "WH-GAME-06")
    counts = Counter("transport" if unit.transport_of else unit.of.slot for unit in army.unit)
    for slot in TABLES.slots.values():
        count = counts[slot.id]  # type: ignore[index]
        if not slot.least <= count <= slot.most:
            message = say("wh-army-slot", slot=slot.name, count=count, least=slot.least, most=slot.most)
            yield Problem(message, slot.rule, lacking=max(0, slot.least - count))


def _unit(army: Army, unit: ArmyUnit) -> Iterator[Problem]:
    if unit.of.nation != army.nation:
        other, own = TABLES.nations[unit.of.nation].name, TABLES.nations[army.nation].name
        yield Problem(say("wh-army-foreign", unit=unit.name, other=other, own=own), "WH-GAME-06", unit.id)
    yield from _made_of(unit)
    yield from _limited(unit)
    yield from _transport(army, unit)
    if unit.joins:
        yield from _joined(army, unit)


def _made_of(unit: ArmyUnit) -> Iterator[Problem]:
    least, most = unit.of.size
    if not least <= unit.size <= most:
        message = say("wh-army-size", unit=unit.name, count=unit.size, least=least, most=most)
        yield Problem(message, "WH-GAME-06", unit.id)
    for part in unit.of.part:
        count = sum(row.count for row in unit.models if row.model == part.model)
        if not part.least <= count <= part.most:
            model = TABLES.models[part.model].name
            message = say("wh-army-part", unit=unit.name, model=model, count=count, least=part.least, most=part.most)
            yield Problem(message, "WH-GAME-06", unit.id)


def _limited(unit: ArmyUnit) -> Iterator[Problem]:
    for row in unit.of.limited:
        most = row.most * (unit.size // row.per) if row.per else row.most
        gear = [each for models in unit.models for each in models.upgrades * models.count if each in row.gear]
        if len(gear) > most:
            message = say("wh-army-limited", unit=unit.name, gear=TABLES.gear_name(gear[-1]), most=most)
            yield Problem(message, "WH-GAME-06", unit.id)


def _transport(army: Army, unit: ArmyUnit) -> Iterator[Problem]:
    if unit.of.slot == "transport" and not unit.transport_of:
        yield Problem(say("wh-army-transport-of", unit=unit.name), "WH-VEH-31", unit.id)
    if not unit.transport_of:
        return
    carried = army.of(unit.transport_of)
    if unit.unit not in carried.of.transports:
        yield Problem(say("wh-army-transport", unit=unit.name, carried=carried.name), "WH-VEH-31", unit.id)
    aboard = carried.size + sum(other.size for other in army.unit if other.joins == carried.id)
    room = sum(row.of.transport.capacity for row in unit.models if row.of.transport)
    if aboard > room:
        message = say("wh-army-capacity", unit=unit.name, carried=carried.name, models=aboard, room=room)
        yield Problem(message, "WH-VEH-16", unit.id)


def _joined(army: Army, unit: ArmyUnit) -> Iterator[Problem]:
    """A character joins no vehicles and no unit that is always one model, unless that is a character."""
    other = army.of(unit.joins)
    if not unit.of.character:
        yield Problem(say("wh-army-no-character", unit=unit.name), "WH-UNIT-04", unit.id)
    vehicles = any(TABLES.types[row.of.type].vehicle for row in other.models)
    if vehicles or (other.of.size[1] == 1 and not other.of.character):
        yield Problem(say("wh-army-joins", unit=unit.name, other=other.name), "WH-UNIT-04", unit.id)
