"""What stands on the card of a unit of Bolt Action."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.messages import say
from grognard.core.sheets.cards import Ability, Boxes, Face
from grognard.core.sheets.figures import NONE, at_least, inches, percent
from grognard.core.sheets.records import Block, Line, across, table
from grognard.core.wire.needed import signed
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.armies import Army, ArmyUnit
from grognard.games.bolt_action.data.entries import SPECIALS
from grognard.games.bolt_action.ground.formulas import MORALE_CEILING
from grognard.games.bolt_action.guide.sheet import fired, weapons_table
from grognard.games.bolt_action.rules.turn.fates import chance_to_pass, order_test

SLOW = "slow"


def face(army: Army, id: str) -> Face:
    """The face of the one unit of an army."""
    (unit,) = army.unit
    abilities = tuple(Ability(SPECIALS[rule].name, (SPECIALS[rule].rule,)) for rule in unit.special)
    return Face(blocks=tuple(_blocks(army, unit)), abilities=abilities, boxes=tuple(_boxes(unit)))


def _blocks(army: Army, unit: ArmyUnit) -> Iterator[Block]:
    yield _profile(unit)
    yield _pinned(unit)
    weapons = fired(army)
    if weapons:
        yield weapons_table(say("ba-build-weapons"), weapons, army)


def _profile(unit: ArmyUnit) -> Block:
    quality, entry = tables.QUALITIES[unit.quality], unit.kind_of_unit
    cells = [(say("ba-build-quality"), quality.name), (say("ba-sheet-morale"), str(quality.morale))]
    if quality.to_hit:
        cells.append((say("ba-sheet-to-hit"), signed(quality.to_hit)))
    if unit.rank is not None:
        cells.append((unit.rank.name, signed(unit.rank.morale)))
    if unit.kind == "vehicle":
        target = tables.TARGET_VALUES[entry.damage]
        cells.append((say(f"ba-sheet-target-{target.id}"), at_least(target.value)))
    else:
        cells.append((say("ba-sheet-damage"), at_least(quality.damage)))
    rate = _rate(unit)
    cells.append((say("BA-ORD-02"), inches(rate.advance)))
    cells.append((say("BA-ORD-03"), inches(rate.run) if rate.run else NONE))
    columns, values = zip(*cells, strict=True)
    return table(say("BA-GEN-03"), ("BA-GEN-03", "BA-DAM-01", "BA-MOV-01"), columns, (Line(values),))


def _rate(unit: ArmyUnit) -> tables.Rate:
    """How far it moves (BA-MOV-01, BA-MOV-12)."""
    if unit.kind != "vehicle":
        return tables.RATES[unit.kind]
    return tables.RATES[SLOW if SLOW in unit.special else unit.kind_of_unit.drive]


def _pinned(unit: ArmyUnit) -> Block:
    """The chance to pass an order test by its pins, nobody helping (BA-ORD-10, BA-PIN-04)."""
    morale, pin = tables.QUALITIES[unit.quality].morale, tables.MORALE_MODIFIERS["pins"]
    least = order_test(morale).dice
    pins = (count for count in range(1, morale) if morale + count * pin.value >= least)
    lines = ((str(count), percent(chance_to_pass(morale + count * pin.value))) for count in pins)
    labels = (say("ba-sheet-pins"), say("sheet-chance"))
    return across(say("BA-ORD-10"), ("BA-ORD-10", pin.rule), labels, lines)


def _boxes(unit: ArmyUnit) -> Iterator[Boxes]:
    yield Boxes(say("ba-sheet-pins"), MORALE_CEILING)
    if unit.kind != "vehicle":
        yield Boxes(say("ba-sheet-box-lost"), unit.size)
    else:
        yield Boxes(say("ba-sheet-box-immobilised"))
