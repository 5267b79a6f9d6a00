"""What stands on the card of a unit of Axis & Allies Miniatures."""

from __future__ import annotations

from grognard.core.messages import say
from grognard.core.sheets.cards import Ability, Boxes, Face
from grognard.core.sheets.figures import NONE
from grognard.core.sheets.records import Block, Line, across, table
from grognard.games.axis_allies_minis.data import tables
from grognard.games.axis_allies_minis.data.armies import Army
from grognard.games.axis_allies_minis.data.card import Card


def face(army: Army, id: str) -> Face:
    """The face of the one unit or obstacle of an army."""
    if not army.unit:
        return _obstacle(army)
    (unit,) = army.unit
    card = unit.of
    abilities = tuple(Ability(each.name, each.ability.rules) for each in card.abilities)
    lasting = [row for row in tables.CONDITIONS.values() if row.die and (row.id != "damaged" or card.type == "vehicle")]
    boxes = tuple(Boxes(row.name) for row in lasting)
    return Face(blocks=(_defence(card), _dice(card)), abilities=abilities, boxes=boxes)


def _defence(card: Card) -> Block:
    columns = (say("aam-sheet-type"), say("aam-build-speed"), say("aam-sheet-front"), say("aam-sheet-rear"))
    speed = NONE if card.speed is None else str(card.speed)
    line = Line((say(f"aam-sheet-{card.type}"), speed, str(card.defence.front), str(card.defence.rear)))
    return table(say("aam-sheet-card"), ("AAM-ARC-03",), columns, (line,))


def _dice(card: Card) -> Block:
    """Its dice in each range band (AAM-RANGE-02)."""
    labels = (say("aam-chapter-range"), say("aam-build-soldiers"), say("aam-build-vehicles"))
    bands = tables.BANDS.values()
    rows = zip(bands, card.soldiers, card.vehicles, strict=True)
    lines = ((row.name, str(men or NONE), str(vehicles or NONE)) for row, men, vehicles in rows)
    return across(say("aam-sheet-dice"), ("AAM-RANGE-02",), labels, lines)


def _obstacle(army: Army) -> Face:
    (obstacle,) = army.obstacle
    kind = tables.OBSTACLES[obstacle.kind]
    return Face(blocks=(), abilities=(Ability(kind.name, (kind.rule,)),))
