"""The quick reference sheet of Bolt Action: which tables stand on it, every number from where the rules take it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from grognard.core.book.rule_index import TurnStep
from grognard.core.engine.fates import chance_of, chances
from grognard.core.messages import Message, say
from grognard.core.sheets.figures import NONE, at_least, at_most, dice, faces, inches, percent
from grognard.core.sheets.records import Block, Cell, Line, across, steps, table, turn
from grognard.core.wire.needed import signed
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.armies import Army, weapons_carried
from grognard.games.bolt_action.data.weapons import Dice, Weapon
from grognard.games.bolt_action.ground.formulas import BASE_TO_HIT, MORALE_CEILING, POINT_BLANK, need_to_strike
from grognard.games.bolt_action.rules.movement.reactions import CHARGE_FIRE
from grognard.games.bolt_action.rules.shooting.fates import HIT, SIX, WORST, to_hit
from grognard.games.bolt_action.rules.turn.fates import (
    FRIENDLY_FIRE,
    FUBAR,
    FUBAR_CHART,
    PANIC,
    RALLY_PINS,
    chance_to_pass,
    order_test,
)
from grognard.games.bolt_action.rules.turn.fubar import MISTAKE_RANGE
from grognard.games.bolt_action.rules.vehicles.fates import damage_table, to_strike
from grognard.games.bolt_action.rules.vehicles.vehicle_damage import TABLE_BONUS
from grognard.games.bolt_action.state.state import ORDER_RULES

SHOOTING = ("target", "reaction", "measure", "hit", "damage", "losses", "morale")
FIGHT = ("target", "reaction", "move", "blows", "blows-back", "lost", "draw", "regroup")
TRAITS = (
    "assault",
    "team",
    "fixed",
    "one_shot",
    "howitzer",
    "indirect",
    "shaped_charge",
    "flamethrower",
    "multiple",
)


def blocks(overview: Sequence[TurnStep], army: Army | None = None) -> Iterator[Block]:
    """The blocks in order; for an army only what its units need: its weapons, and vehicles and guns if it has any."""
    weapons = fired(army)
    yield turn(overview)
    yield _orders()
    yield _order_test()
    yield _fubar()
    yield _quality()
    yield _morale()
    yield _rates()
    yield _grounds()
    yield steps(say("ba-chapter-shooting"), ("BA-SHOOT-24",), (say(f"ba-sheet-shooting-{each}") for each in SHOOTING))
    yield _to_hit()
    yield _needed()
    yield _damage()
    yield _shells()
    yield _penetration()
    yield _results()
    yield steps(say("ba-chapter-close-quarters"), ("BA-CQ-05",), (say(f"ba-sheet-fight-{each}") for each in FIGHT))
    yield _assault()
    if army is None:
        yield weapons_table(say("ba-sheet-small-arms"), [row for row in weapons if row.small_arm], army)
        yield weapons_table(
            say("ba-sheet-heavy-weapons"), [row for row in weapons if not row.small_arm], army, long=True
        )
    elif weapons:
        yield weapons_table(say("ba-build-weapons"), weapons, army, long=True)


def fired(army: Army | None) -> list[Weapon]:
    """The weapons a sheet is about: those an army carries, or all."""
    if army is None:
        return [row for row in tables.WEAPONS.values() if not row.like]
    carried = dict.fromkeys(name for unit in army.unit for name in weapons_carried(unit))
    return [tables.WEAPONS[name] for name in carried]


def _orders() -> Block:
    down = signed(tables.HIT_MODIFIERS["target-down"].value)
    lines = (
        Line((say(rule), say(f"ba-sheet-order-{order}", pins=_rolled(RALLY_PINS), modifier=down)), (rule,))
        for order, rule in ORDER_RULES.items()
    )
    return table(say("ba-chapter-orders"), ("BA-ORD-14",), (), lines)


def _order_test() -> Block:
    """The chance of every morale value that a test can be taken at (BA-ORD-10)."""
    values = range(MORALE_CEILING, order_test(MORALE_CEILING).dice - 1, -1)
    lines = ((at_most(value), percent(chance_to_pass(value))) for value in values)
    return across(say("BA-ORD-10"), ("BA-ORD-10", "BA-MOR-07"), (say("ba-sheet-morale"), say("sheet-chance")), lines)


def _fubar() -> Block:
    first, then = FUBAR_CHART.branches
    found = chances(FUBAR_CHART)
    reach = inches(MISTAKE_RANGE)
    columns = (say("sheet-roll"), say("sheet-effect"), say("sheet-chance"))
    test = order_test(MORALE_CEILING)
    worst = next(branch.bound for branch in test.branches if branch.fate == FUBAR)
    return table(
        say("ba-chapter-fubar"),
        ("BA-FUB-01",),
        columns,
        (
            Line(
                (
                    faces(first.bound, then.bound - 1),
                    say("ba-sheet-fubar-fire", reach=reach),
                    percent(found[FRIENDLY_FIRE]),
                ),
                ("BA-FUB-02",),
            ),
            Line((faces(then.bound, SIX), say("ba-sheet-fubar-panic"), percent(found[PANIC])), ("BA-FUB-03",)),
        ),
        say("ba-sheet-fubar-when", total=worst, chance=percent(chance_of(test, FUBAR))),
    )


def _quality() -> Block:
    columns = (say("ba-build-quality"), say("ba-sheet-morale"), say("ba-sheet-to-hit"), say("ba-sheet-damage"))
    lines = (
        Line((row.name, str(row.morale), signed(row.to_hit), at_least(row.damage))) for row in tables.QUALITIES.values()
    )
    return table(say("BA-GEN-03"), ("BA-GEN-03",), columns, lines)


def _morale() -> Block:
    ranks = [Line((row.name, signed(row.morale)), ("BA-HQ-01",)) for row in tables.RANKS.values()]
    others = [
        Line((tables.morale_label(row.id), signed(row.value)), (row.rule,)) for row in tables.MORALE_MODIFIERS.values()
    ]
    return table(say("BA-MOR-01"), ("BA-MOR-01",), (), (*ranks, *others))


def _rates() -> Block:
    columns = (
        say("ba-sheet-mover"),
        say("BA-ORD-02"),
        say("ba-sheet-pivots"),
        say("BA-ORD-03"),
        say("ba-sheet-pivots"),
    )
    lines = (
        Line(
            (
                say(f"ba-sheet-rate-{row.id}"),
                inches(row.advance),
                _count(row.pivots_on_advance),
                inches(row.run) if row.run else NONE,
                _count(row.pivots_on_run),
            ),
            (row.rule,),
        )
        for row in tables.RATES.values()
    )
    return table(say("ba-chapter-movement"), ("BA-MOV-13",), columns, lines, say("ba-sheet-reverse"))


def _grounds() -> Block:
    movers = ("infantry", "artillery", "wheeled", "tracked")
    columns = (say("ba-sheet-ground"), *(say(f"ba-sheet-rate-{mover}") for mover in movers))
    lines = (
        Line((say(f"ba-sheet-ground-{row.id}"), *(say(f"ba-sheet-passage-{getattr(row, mover)}") for mover in movers)))
        for row in tables.GROUNDS.values()
    )
    return table(say("ba-sheet-terrain"), ("BA-MOV-02", "BA-MOV-22"), columns, lines)


def _to_hit() -> Block:
    lines = [Line((tables.hit_label("base"), at_least(BASE_TO_HIT)), (tables.HIT_BASE_RULE,))]
    for row in tables.HIT_MODIFIERS.values():
        lines.append(Line((_hit_label(row.id), signed(row.value)), (row.rule,)))
    return table(say("ba-sheet-hitting"), ("BA-SHOOT-12",), (), lines)


def _hit_label(modifier: str) -> Message:
    if modifier == "point-blank":
        return say("ba-sheet-within", what=tables.hit_label(modifier), reach=inches(POINT_BLANK))
    if modifier == "pins":
        return say("ba-sheet-each-pin")
    return tables.hit_label(modifier)


def _needed() -> Block:
    """The chance of a shot for every number it can need (BA-SHOOT-20, BA-SHOOT-21)."""
    needs = range(BASE_TO_HIT - tables.HIT_MODIFIERS["point-blank"].value, WORST + 1)
    lines = ((at_least(need), percent(chance_of(to_hit(need), HIT))) for need in needs)
    labels = (say("sheet-needed"), say("sheet-chance"))
    return across(say("ba-sheet-hit-chance"), ("BA-SHOOT-20", "BA-SHOOT-21"), labels, lines)


def _damage() -> Block:
    men = [
        Line((say("ba-sheet-men", quality=row.name), at_least(row.damage)), ("BA-GEN-03",))
        for row in tables.QUALITIES.values()
    ]
    hulls = [Line((say(f"ba-sheet-target-{row.id}"), at_least(row.value))) for row in tables.TARGET_VALUES.values()]
    return table(say("BA-DAM-01"), ("BA-DAM-01",), (), (*men, *hulls), say("ba-sheet-damage-note"))


def _shells() -> Block:
    columns = (say("ba-build-he"), say("ba-sheet-pins"), say("ba-build-pen"))
    lines = (Line((_rolled(row.hits), _rolled(row.pins), signed(row.pen))) for row in tables.HIGH_EXPLOSIVE.values())
    return table(say("BA-HE-01"), ("BA-HE-01",), columns, lines)


def _penetration() -> Block:
    lines = (Line((say(f"ba-sheet-facing-{row.id}"), signed(row.pen))) for row in tables.FACINGS.values())
    return table(say("BA-DAM-10"), ("BA-VEH-21",), (), lines)


def _results() -> Block:
    """The damage table, and the chance of every result at each grade (BA-VEH-22 to BA-VEH-24)."""
    grades = list(tables.GRADES.values())
    found = {grade.id: chances(damage_table(grade.id, 0)) for grade in grades}
    columns = (say("sheet-roll"), say("sheet-effect"), *(say(f"ba-sheet-grade-{grade.id}") for grade in grades))
    rows = list(tables.DAMAGE_RESULTS.values())
    lines = [
        Line(
            (
                _results_of(rows, place),
                say(f"ba-sheet-result-{row.id}", pins=row.pins),
                *(percent(found[grade.id].get(row.id, Fraction(0))) for grade in grades),
            )
        )
        for place, row in enumerate(rows)
    ]
    margins = Line(("", say("ba-sheet-grade-over"), *(signed(grade.over) for grade in grades)))
    rolled = Line(("", say("ba-sheet-grade-roll"), *(_grade_roll(grade) for grade in grades)))
    note = say("ba-sheet-table-bonus", bonus=signed(TABLE_BONUS))
    rules = ("BA-VEH-20", "BA-VEH-22", "BA-VEH-23", "BA-VEH-24", "BA-VEH-25")
    return table(say("BA-VEH-20"), rules, columns, (margins, rolled, *lines), note)


def _results_of(rows: Sequence[tables.DamageResult], place: int) -> Cell:
    """The rolls that a row of the damage table stands for."""
    if not place:
        return say("ba-sheet-or-less", face=rows[place].upto)
    first = rows[place - 1].upto + 1
    return at_least(first) if place + 1 == len(rows) else faces(first, rows[place].upto)


def _grade_roll(grade: tables.Grade) -> Cell:
    die = dice(1, SIX)
    if grade.rolls > 1:
        return say("ba-sheet-rolls", count=grade.rolls, dice=die)
    return say("ba-sheet-roll-and", dice=die, modifier=signed(grade.to_roll)) if grade.to_roll else die


def _assault() -> Block:
    """Infantry against vehicles: what a blow needs, and the roll for damage (BA-CQ-22)."""
    lines = []
    for order in ("advance", None, "run"):
        need = need_to_strike(order)
        name = say(f"ba-sheet-strike-{order or 'other'}")
        chance = NONE if need is None else percent(chance_of(to_strike(need), HIT))
        lines.append(Line((name, NONE if need is None else at_least(need), chance)))
    fear = signed(tables.MORALE_MODIFIERS["tank-fear"].value)
    note = say("ba-sheet-strike-note", reach=inches(CHARGE_FIRE), dice=dice(1, SIX), modifier=fear)
    columns = (say("BA-CQ-22"), say("sheet-needed"), say("sheet-chance"))
    return table(
        say("ba-sheet-strike"), ("BA-CQ-02", "BA-CQ-20", "BA-CQ-21", "BA-CQ-22", "BA-CQ-28"), columns, lines, note
    )


def weapons_table(title: Message, weapons: Sequence[Weapon], army: Army | None, long: bool = False) -> Block:
    """Weapons with their special rules, as a nation fires them (BA-WPN-01); ``long``: may go on in the next column."""
    columns = (
        say("ba-build-weapon"),
        say("ba-build-range"),
        say("ba-build-shots"),
        say("ba-build-pen"),
        say("ba-sheet-traits"),
    )
    lines = (Line((row.name, _reach(row), _rolled(_shots(row, army)), _pen(row), _traits(row))) for row in weapons)
    return table(title, (), columns, lines, long=long)


def _shots(weapon: Weapon, army: Army | None) -> int | Dice:
    return weapon.shots if army is None else army.national.shots_of(weapon)


def _reach(weapon: Weapon) -> Message:
    return inches(weapon.range, weapon.minimum)


def _pen(weapon: Weapon) -> Cell:
    if weapon.pen is not None:
        return signed(weapon.pen)
    return say("ba-build-he") if weapon.he else NONE


def _traits(weapon: Weapon) -> Cell:
    found = [say(f"ba-sheet-trait-{name.replace('_', '-')}") for name in TRAITS if getattr(weapon, name)]
    if weapon.he:
        found.append(say("ba-sheet-trait-he", dice=_rolled(tables.HIGH_EXPLOSIVE[weapon.he].hits)))
    return tuple(found) or NONE


def _rolled(number: int | Dice) -> str | Message:
    """A number, or dice to be rolled for it."""
    return str(number) if isinstance(number, int) else dice(number.count, number.sides)


def _count(number: int | None) -> str:
    return NONE if number is None else str(number)
