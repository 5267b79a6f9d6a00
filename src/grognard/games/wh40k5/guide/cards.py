"""What stands on the card of a unit of Warhammer 40,000."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from grognard.core.engine.fates import chance_of
from grognard.core.messages import say
from grognard.core.sheets.cards import Ability, Boxes, Face
from grognard.core.sheets.figures import NONE, percent
from grognard.core.sheets.records import Block, Line, across, profiles, table
from grognard.games.wh40k5.data.armies import Army, ArmyUnit
from grognard.games.wh40k5.data.building import BUILDER
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.guide.sheet import blow, fired, special_of, weapons_table
from grognard.games.wh40k5.rules.morale.fates import PASSED, to_pass

CHARACTERISTICS = ("WH-CORE-05",)


def face(army: Army, id: str) -> Face:
    """The face of the one unit of an army."""
    (unit,) = army.unit
    abilities = tuple(Ability(rule.name, rule.rules) for rule in special_of(army))
    return Face(blocks=tuple(_blocks(army, unit)), abilities=abilities, boxes=tuple(_boxes(unit)))


def _blocks(army: Army, unit: ArmyUnit) -> Iterator[Block]:
    shown = weapons_table(army)
    yield from (profiles(each, CHARACTERISTICS) for each in BUILDER.profiles(army) if each.title != shown.title)
    leading = max((row.of.profile.ld or 0 for row in unit.models), default=0)
    if leading:
        yield _morale(leading)
    if fired(army):
        yield shown
    struck = dict.fromkeys(gear for row in unit.models for gear in row.carried if gear in TABLES.melee)
    rows = [row for row in map(TABLES.melee.__getitem__, struck) if blow(row) != NONE]
    if rows:
        lines = (Line((row.name, blow(row)), (row.rule,)) for row in rows)
        yield table(say("wh-chapter-close-combat-weapons"), (), (), lines)


def _morale(leading: int) -> Block:
    """The chance to pass a morale test after a combat lost by so much (WH-MORALE-03, WH-MORALE-04)."""
    tests = {value: to_pass(value, "wh-roll-morale", "WH-MORALE-04") for value in range(leading, 0, -1)}
    lines = (
        (str(leading - value), percent(chance_of(test, PASSED))) for value, test in tests.items() if value >= test.dice
    )
    labels = (say("wh-sheet-lost-by"), say("sheet-chance"))
    return across(say("wh-chapter-morale"), ("WH-MORALE-03", "WH-MORALE-04"), labels, lines)


def _boxes(unit: ArmyUnit) -> Iterator[Boxes]:
    """Wounds of its creatures, damage of its vehicles."""
    wounds = Counter[str]()
    for row in unit.models:
        wounds[row.model] += row.count * (row.of.profile.w or 0)
    yield from (Boxes(TABLES.models[model].name, count) for model, count in wounds.items() if count)
    if any(row.of.profile.is_armoured for row in unit.models):
        yield from (Boxes(row.name) for row in TABLES.damage.values() if not row.destroyed)
