"""The quick reference sheet of Axis & Allies Miniatures: its tables, every number from where the rules take it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from grognard.core.book.rule_index import TurnStep
from grognard.core.engine.fates import chance_of
from grognard.core.messages import Message, say
from grognard.core.sheets.figures import NONE, at_least, at_most, faces, percent
from grognard.core.sheets.records import Block, Cell, Line, across, steps, table
from grognard.core.wire.needed import signed
from grognard.games.axis_allies_minis.data import tables
from grognard.games.axis_allies_minis.data.armies import Army
from grognard.games.axis_allies_minis.data.card import Card
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.tables import Entering, ObstacleKind, SideKind, TerrainKind
from grognard.games.axis_allies_minis.rules.attack.fates import SHELTERED, shelter
from grognard.odds.distributions import binomial, die_chance

LIMITS = (
    "ground-units-in-hex",
    "vehicles-in-hex",
    "aircraft-in-hex",
    "obstacles-in-hex",
    "overwatch-per-hundred",
    "army-points",
    "army-units",
    "deployment-rows",
    "objective-range",
    "first-turn-of-objective",
    "first-turn-of-points",
    "last-turn",
)
PREFIX = "AAM-"
REACTIONS = ("AAM-DF-01", "AAM-DF-03", "AAM-DF-04", "AAM-DF-05", "AAM-DF-08", "AAM-DF-09", "AAM-OW-01", "AAM-OW-05")
SIGHT = (
    "AAM-LOS-01",
    "AAM-LOS-03",
    "AAM-LOS-04",
    "AAM-LOS-08",
    "AAM-LOS-10",
    "AAM-ARC-03",
    "AAM-ENF-01",
    "AAM-GRAZE-01",
)
CROWDED = ("AAM-STACK-03", "AAM-STACK-04", "AAM-STACK-05", "AAM-STACK-08")
MOVERS = ("soldiers", "vehicles")


def blocks(overview: Sequence[TurnStep], army: Army | None = None) -> Iterator[Block]:
    """The blocks in order; for an army only the numbers that its cards have, and its abilities."""
    yield _turn(overview)
    yield _bands()
    yield _die()
    yield _hits(army)
    yield _markers()
    yield _conditions()
    yield _cover()
    yield _told("reactions", REACTIONS)
    yield _told("sight", SIGHT)
    yield _told("crowded", CROWDED)
    yield _terrain()
    yield _obstacles()
    yield _limits()
    yield _chances(army)
    if army is not None:
        yield _abilities(army)


def _turn(overview: Sequence[TurnStep]) -> Block:
    lines = (
        Line((phase.name, say(f"aam-sheet-players-{phase.players}")), stage.rules)
        for phase, stage in zip(tables.PHASES.values(), overview, strict=True)
    )
    return steps(say("aam-chapter-turn"), ("AAM-TURN-01",), lines)


def _bands() -> Block:
    columns = (say("AAM-RANGE-01"), say("aam-sheet-hexes"))
    lines = (Line((row.name, faces(row.nearest, row.farthest)), (row.rule,)) for row in tables.BANDS.values())
    return table(say("aam-chapter-range"), (), columns, lines)


def _die() -> Block:
    """A success, what is added to each die, and what that makes of its chance (AAM-HIT-02, AAM-HIT-03)."""
    columns = (say("AAM-HIT-03"), say("sheet-modifier"), say("sheet-needed"), say("sheet-chance"))
    rows = [(say("aam-sheet-unmodified"), 0, tables.SUCCESS_RULE)]
    rows += [(row.label, row.value, row.rule) for row in tables.DIE_MODIFIERS.values()]
    lines = (
        Line(
            (label, signed(value), at_least(tables.SUCCESS - value), percent(die_chance(tables.SUCCESS - value))),
            (rule,),
        )
        for label, value, rule in rows
    )
    return table(say("AAM-HIT-02"), ("AAM-HIT-02",), columns, lines)


def _cards(army: Army | None) -> Sequence[Card]:
    """The cards a sheet is about: those of an army, or all."""
    return tuple(CARDS.values()) if army is None else tuple(dict.fromkeys(unit.of for unit in army.unit))


def _defences(army: Army | None) -> Sequence[int]:
    values = [value for card in _cards(army) for value in (card.defence.front, card.defence.rear)]
    return range(min(values), max(values) + 1)


def _hits(army: Army | None) -> Block:
    """The successes that so many hits take, for every defence value there is (AAM-HIT-04)."""
    grades = tables.GRADES.values()
    labels = (say("aam-build-defence"), *(say("aam-sheet-hits", count=grade.hits) for grade in grades))
    lines = (
        (str(defence), *(at_least(grade.times * defence + grade.over) for grade in grades))
        for defence in _defences(army)
    )
    return across(say("AAM-HIT-04"), ("AAM-HIT-04",), labels, lines)


def _chances(army: Army | None) -> Block:
    """The chance of so many successes or more, by the dice that cards have (AAM-HIT-02)."""
    dice = sorted({count for card in _cards(army) for count in (*card.soldiers, *card.vehicles) if count})
    wanted = _defences(army)
    one = die_chance(tables.SUCCESS)
    columns = (say("aam-sheet-dice"), *(say("aam-sheet-or-more", count=number) for number in wanted))
    lines = (
        Line(
            (
                str(count),
                *(percent(Fraction(binomial(count, one, fractions=True).at_least(number))) for number in wanted),
            )
        )
        for count in dice
    )
    return table(say("aam-sheet-chances"), ("AAM-HIT-02",), columns, lines)


def _markers() -> Block:
    most = max(len(row.hits) for row in tables.MARKERS.values())
    columns = (say("aam-sheet-target"), *(say("aam-sheet-hits", count=number + 1) for number in range(most)))
    lines = (
        Line(
            (
                say(f"aam-sheet-{row.id}"),
                *(tables.CONDITIONS[each].name for each in row.hits),
                *(NONE for _ in range(most - len(row.hits))),
            ),
            (row.rule,),
        )
        for row in tables.MARKERS.values()
    )
    return table(say("AAM-HIT-05"), (), columns, lines)


def _conditions() -> Block:
    columns = tuple(say(f"aam-sheet-condition-{each}") for each in ("name", "die", "defence", "speed"))
    lines = (
        Line((row.name, signed(row.die), signed(row.defence), signed(row.speed)), (row.rule,))
        for row in tables.CONDITIONS.values()
        if row.die
    )
    return table(say("aam-chapter-conditions"), (), columns, lines, say("aam-sheet-conditions-note"))


def _cover() -> Block:
    columns = (say("AAM-COVER-02"), say("sheet-needed"), say("sheet-chance"))
    lines = [
        Line(
            (say(f"aam-sheet-{row.id}"), at_least(row.needs), percent(chance_of(shelter(row.needs), SHELTERED))),
            (row.rule,),
        )
        for row in tables.COVER_ROLLS.values()
    ]
    lines += [Line((row.label, signed(row.value), NONE), (row.rule,)) for row in tables.COVER_MODIFIERS.values()]
    return table(say("aam-chapter-cover"), ("AAM-COVER-01",), columns, lines)


def _told(title: str, rules: Sequence[str]) -> Block:
    """Rules in few words, one a line."""
    lines = (Line((say(f"aam-sheet-{rule.removeprefix(PREFIX).lower()}"),), (rule,)) for rule in rules)
    return table(say(f"aam-sheet-{title}"), (), (), lines)


def _terrain() -> Block:
    columns = (
        say("aam-chapter-terrain"),
        *(say(f"aam-sheet-{mover}") for mover in MOVERS),
        say("aam-sheet-blocks"),
        say("aam-sheet-covers"),
    )
    kinds: Sequence[TerrainKind | SideKind] = (*tables.TERRAIN.values(), *tables.SIDES.values())
    lines = [
        Line(
            (kind.name, _entering(kind.soldiers), _entering(kind.vehicles), _yes(kind.blocks), _covered(kind.cover)),
            (kind.rule,),
        )
        for kind in kinds
    ]
    road = tables.ROAD
    note = say("aam-sheet-road", first=road.vehicles_first, cost=road.vehicles)
    return table(say("aam-sheet-entering"), (road.rule,), columns, lines, note)


def _entering(asked: Entering) -> Cell:
    if asked.barred:
        return NONE
    if asked.roll is None:
        return str(asked.cost)
    return say("aam-sheet-rolls", cost=asked.cost, need=at_least(asked.roll))


def _yes(whether: bool) -> Message:
    return say("aam-sheet-yes" if whether else "aam-sheet-no")


def _covered(covers: str) -> Message:
    return say(f"aam-sheet-covers-{covers}")


def _obstacles() -> Block:
    columns = (say("aam-sheet-obstacle"), *(say(f"aam-sheet-{mover}") for mover in MOVERS), say("sheet-effect"))
    lines = (
        Line((kind.name, _entering(kind.soldiers), _entering(kind.vehicles), _does(kind)), (kind.rule,))
        for kind in tables.OBSTACLES.values()
    )
    return table(say("aam-build-obstacles"), (), columns, lines)


def _does(kind: ObstacleKind) -> Cell:
    if kind.danger:
        return say("aam-sheet-danger", face=at_most(kind.danger))
    return say("aam-sheet-shelters", count=kind.holds, bonus=signed(kind.cover_bonus)) if kind.holds else NONE


def _limits() -> Block:
    rows = [tables.LIMITS[id] for id in LIMITS]
    lines = (Line((say(f"aam-sheet-limit-{row.id}"), str(row.value)), (row.rule,)) for row in rows)
    return table(say("aam-chapter-game"), (), (), lines)


def _abilities(army: Army) -> Block:
    """The special abilities that its cards have, with the rules that say what they do."""
    held = dict.fromkeys(each for card in _cards(army) for each in card.abilities)
    lines = (Line((each.name,), each.ability.rules) for each in held)
    return table(say("aam-chapter-abilities"), (), (), lines)
