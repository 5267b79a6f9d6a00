"""What the dice of tests and shots need, part by part, as tables."""

from __future__ import annotations

from grognard.core.book.modifiers import Modifier
from grognard.core.messages import Message, say
from grognard.core.wire.needed import modifier_rows, rows_beside
from grognard.core.wire.previews import NeededRow, NeededTable
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.formulas import BASE_TO_HIT
from grognard.games.bolt_action.rules.shooting import flame
from grognard.games.bolt_action.rules.shooting.fates import FLAME_PINS
from grognard.games.bolt_action.rules.shooting.gunnery import Aims
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.state.names import unit_name
from grognard.games.bolt_action.state.state import Unit


def test_table(g: G, unit: Unit, modifiers: list[Modifier], value: int) -> NeededTable:
    """An order test and its parts (BA-MOR-01)."""
    rows = [NeededRow(tables.QUALITIES[unit.quality].name, "BA-GEN-03", [str(morale.base_morale(unit))])]
    rows.extend(modifier_rows(modifiers))
    return NeededTable(say("ba-table-test"), [], rows, say("ba-table-pass"), [f"≤ {value}"])


def hit_table(g: G, unit: Unit, target: Unit, aims: Aims) -> NeededTable:
    """The needed rolls of all volleys, modifier by modifier (BA-SHOOT-12)."""
    columns = [
        say("ba-table-weapons", count=len(each.volley.models), weapon=tables.WEAPONS[each.volley.weapon].name)
        for each in aims.volleys
    ]
    if all(flame.is_flame(each.volley) for each in aims.volleys):
        return flame_table(g, target, aims, columns)
    base = [str(each.volley.need) + "+" if each.volley.indirect else f"{BASE_TO_HIT}+" for each in aims.volleys]
    indirect = all(each.volley.indirect for each in aims.volleys)
    label, rule = (say("BA-WPN-08"), "BA-WPN-08") if indirect else (tables.hit_label("base"), "BA-SHOOT-12")
    rows = [NeededRow(label, rule, base), *rows_beside(each.modifiers for each in aims.volleys)]
    totals = ["6, 6" if each.volley.need > 6 else f"{each.volley.need}+" for each in aims.volleys]
    for number, each in enumerate(aims.volleys):
        if flame.is_flame(each.volley):  # so many hits, without a roll
            totals[number] = flame.hits_of(tables.WEAPONS[each.volley.weapon]).text
            rows[0].values[number] = "\N{EN DASH}"
    title = say("ba-table-hit", target=unit_name(g, target.id))
    return NeededTable(title, columns, rows, say("ba-table-needed"), totals)


def flame_table(g: G, target: Unit, aims: Aims, columns: list[Message]) -> NeededTable:
    """What flame does without a roll to hit: its hits, its pins, the check; the fuel (BA-WPN-11, BA-WPN-12,
    BA-WPN-24)."""
    shaken = flame.shakes(g, target.id)
    many = len(aims.volleys)
    rows = [NeededRow(say("ba-table-flame-pins"), "BA-WPN-11", [FLAME_PINS.text if shaken else "1"] * many)]
    if flame.checks(g, target.id):
        rows.append(NeededRow(say("ba-table-flame-check"), "BA-WPN-11", [""] * many))
    rows.append(NeededRow(say("ba-table-flame-fuel"), "BA-WPN-12", ["1"] * many))
    hits = [flame.hits_of(tables.WEAPONS[each.volley.weapon]).text for each in aims.volleys]
    title = say("ba-table-flame", target=unit_name(g, target.id))
    return NeededTable(title, columns, rows, say("ba-table-flame-hits"), hits)
