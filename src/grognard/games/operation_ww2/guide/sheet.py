"""The quick reference sheet of Operation World War II: its tables, every number from where the rules take it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import get_args

from grognard.core.book.rule_index import TurnStep
from grognard.core.engine.fates import chance_of
from grognard.core.messages import Message, say
from grognard.core.sheets.figures import NONE, THOUSAND, at_least, at_most, centimetres, faces, percent, plain
from grognard.core.sheets.records import Block, Cell, Line, across, narrow, table, turn
from grognard.core.wire.needed import signed
from grognard.games.operation_ww2.data.building import weapons_of
from grognard.games.operation_ww2.data.forces import Force
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.data.tables.damage import DamageRow, EffectRow, Effects
from grognard.games.operation_ww2.data.tables.ground import Going
from grognard.games.operation_ww2.data.tables.rows import Armour, Modifier, Target
from grognard.games.operation_ww2.data.tables.weapons import Weapon
from grognard.games.operation_ww2.guide.sheet_optional import optional
from grognard.games.operation_ww2.rules.fire.fates import HIT, to_hit
from grognard.games.operation_ww2.rules.morale.fates import PASSED, passing
from grognard.games.operation_ww2.state.shots import FACES

TARGETS: tuple[Target, ...] = get_args(Target)
ARMOUR: tuple[Armour, ...] = get_args(Armour)


def blocks(overview: Sequence[TurnStep], army: Force | None = None) -> Iterator[Block]:
    """The blocks in order; for an army only what its units need."""
    driven = army is None or any(unit.vehicle for unit in army.unit)
    yield from narrow(_ordering(overview, army))
    yield _infantry_damage()
    yield _machine_damage(say("az-sheet-small-arms"), TABLES.small_arms)
    yield _machine_damage(say("az-sheet-heavy-weapons"), TABLES.heavy_weapons)
    yield from narrow(_further(driven))
    if army is None:
        yield from narrow(optional())
    yield _terrain()
    yield weapons_table(army)


def _ordering(overview: Sequence[TurnStep], army: Force | None) -> Iterator[Block]:
    yield turn(overview, told=False)
    yield _hands(army)
    yield _orders()
    yield _rates()
    yield _detection()
    yield _modifiers(say("az-sheet-to-hit"), "AZ-FIRE-10", "to-hit", TABLES.to_hit)
    yield _needed()
    yield _modifiers(say("az-sheet-to-damage"), "AZ-FIRE-12", "damage", TABLES.damage)
    yield _modifiers(say("az-chapter-morale"), "AZ-MOR-04", "morale", TABLES.morale)
    yield _tests()


def _further(driven: bool) -> Iterator[Block]:
    yield _modifiers(say("az-chapter-close-combat"), "AZ-CC-07", "close-combat", TABLES.close_combat)
    yield _faced(say("AZ-VDM-04"), ("AZ-VDM-04",), TABLES.engine.values())
    if driven:
        yield _gun_classes()
        yield _protection()
        yield _faced(say("az-sheet-light-flame"), ("AZ-FVH-01",), TABLES.light_flame.values())
        yield _faced(say("az-sheet-heavy-flame"), ("AZ-FVH-01",), TABLES.heavy_flame.values())
    yield _scatter()
    yield _communication()


def _hands(army: Force | None) -> Block:
    columns = (say("az-sheet-nation"), say("az-sheet-cards"), say("az-sheet-exchange"))
    lines = (
        Line((row.name, str(row.base), say(f"az-sheet-exchange-{row.when}", count=row.exchange)))
        for row in TABLES.nations.values()
        if army is None or row.id == army.nation
    )
    return table(say("az-chapter-cards"), ("AZ-CRD-02", "AZ-CRD-05"), columns, lines, say("az-sheet-cards-note"))


def _orders() -> Block:
    columns = tuple(say(f"az-sheet-order-{each}") for each in ("order", "fires", "detection", "interrupts"))
    lines = (
        Line(
            (row.name, say(f"az-sheet-fires-{row.fires}"), _yes(row.detection), _yes(row.interrupts)),
            (row.rule,),
        )
        for row in TABLES.orders.values()
    )
    return table(say("az-chapter-orders"), (), columns, lines)


def _yes(whether: bool) -> Message:
    return say("az-sheet-yes" if whether else "az-sheet-no")


def _rates() -> Block:
    columns = (say("az-sheet-mover"), *(say(f"az-sheet-{each}") for each in ("slow", "fast", "assault")))
    lines = (
        Line((say(f"az-sheet-rate-{row.id}"), *(_length(each) for each in (row.slow, row.fast, row.assault))))
        for row in TABLES.rates.values()
    )
    return table(say("az-sheet-movement"), ("AZ-MOV-01", "AZ-VMV-01"), columns, lines)


def _length(length: int | None) -> str:
    return NONE if length is None else plain(length)


def _detection() -> Block:
    columns = (
        say("az-sheet-seen"),
        *(say(f"az-sheet-{each}") for each in ("day", "day-cover", "night", "night-cover")),
    )
    lines = (
        Line(
            (
                say(f"az-sheet-detect-{row.id}"),
                *(plain(each) for each in (row.day, row.day_cover, row.night, row.night_cover)),
            )
        )
        for row in TABLES.detection.values()
    )
    return table(say("az-sheet-detection"), ("AZ-DET-03",), columns, lines)


def _modifiers(title: Message, rule: str, kind: str, rows: Mapping[str, Modifier]) -> Block:
    lines = (Line((say(f"az-{kind}-{row.id}"), signed(row.value)), (row.rule,)) for row in rows.values())
    return table(title, (rule,), (), lines)


def _needed() -> Block:
    """The chance of a shot for every number it can need (AZ-FIRE-11, AZ-ONE-01)."""
    needs = range(TABLES.limits["miss"].value + 1, FACES + 1)
    lines = ((at_least(need), percent(chance_of(to_hit(need), HIT))) for need in needs)
    return across(
        say("az-sheet-hit-chance"), ("AZ-FIRE-11", "AZ-ONE-01"), (say("sheet-needed"), say("sheet-chance")), lines
    )


def _tests() -> Block:
    """The chance to pass a test of every training there can be (AZ-DEF-07)."""
    trainings = range(FACES, 1, -1)
    lines = (
        (str(training), percent(chance_of(passing("az-roll-morale", training, "AZ-MOR-04"), PASSED)))
        for training in trainings
    )
    return across(say("AZ-DEF-07"), ("AZ-DEF-07", "AZ-MOR-04"), (say("az-sheet-training"), say("sheet-chance")), lines)


def _infantry_damage() -> Block:
    """What a modified die does to people, by its cover (AZ-DMG-08, AZ-COV-04)."""
    pairs = zip(TABLES.small_arms.values(), TABLES.heavy_weapons.values(), strict=True)
    columns = (say("sheet-roll"), say("az-sheet-small-arms"), say("az-sheet-heavy-weapons"))
    alike = [list(same) for _, same in groupby(pairs, key=lambda pair: [row.infantry for row in pair])]
    lines = (
        Line(
            (
                faces(int(same[0][0].id), int(same[-1][0].id)),
                *(say(f"az-sheet-harm-{row.infantry}") for row in same[0]),
            )
        )
        for same in alike
    )
    return table(say("az-chapter-damage"), ("AZ-DMG-08", "AZ-COV-04"), columns, lines)


def _machine_damage(title: Message, rows: Mapping[str, DamageRow]) -> Block:
    columns = (say("sheet-roll"), *(say(f"az-build-column-{each}") for each in ("gun", *ARMOUR)))
    lines = (
        Line((row.id, _effects(row.artillery), *(_effects(row.on(each)) for each in ARMOUR))) for row in rows.values()
    )
    return table(title, ("AZ-FIRE-12",), columns, lines)


def _effects(effects: Effects) -> Cell:
    """What a result does, part by part (AZ-VDM)."""
    found = [say(f"az-sheet-part-{part.replace(' ', '-')}") for part in effects.parts]
    found += [
        say(f"az-sheet-{kind}", count=count)
        for kind, count in (("crew", effects.crew), ("scared", effects.scared), ("dead", effects.dead))
        if count
    ]
    if effects.nerve_test:
        found.append(say("az-sheet-nerve-test"))
    return tuple(found) or NONE


def _faced(title: Message, rules: tuple[str, ...], rows: Iterable[EffectRow]) -> Block:
    columns = (say("sheet-roll"), say("sheet-effect"), say("sheet-chance"))
    lines = (
        Line((faces(row.first, row.last), _effects(row.effects), percent(Fraction(row.last - row.first + 1, FACES))))
        for row in rows
    )
    return table(title, rules, columns, lines)


def _gun_classes() -> Block:
    columns = (
        say("az-sheet-class"),
        say("az-sheet-calibre"),
        *(say(f"az-build-column-{each}") for each in ARMOUR),
    )
    lines = (
        Line(
            (
                say(f"az-sheet-class-{row.id}"),
                faces(row.least, row.most) if row.least else at_most(row.most),
                *(signed(row.against(each)) for each in ARMOUR),
            )
        )
        for row in TABLES.gun_classes.values()
    )
    return table(say("az-chapter-gun-classes"), ("AZ-GUN-01", "AZ-GUN-02"), columns, lines)


def _protection() -> Block:
    lines = (
        Line((row.name, at_most(row.stops), percent(Fraction(row.stops, FACES))), (row.rule,))
        for row in TABLES.protection.values()
    )
    columns = (say("az-sheet-behind"), say("az-sheet-stops"), say("sheet-chance"))
    return table(say("az-chapter-protection"), (), columns, lines)


def _scatter() -> Block:
    rows = list(TABLES.scatter.values())
    columns = (say("az-sheet-distance"), say("az-sheet-times"))
    lines = (Line((_upto(row.upto, row.id), str(row.factor))) for row in rows)
    note = say("az-sheet-dud", face=at_most(TABLES.limits["scatter-dud"].value))
    return table(say("az-chapter-scatter"), ("AZ-SCT-01", "AZ-SCT-03"), columns, lines, note)


def _upto(length: int, id: str) -> Message:
    return say("az-sheet-upto", length=centimetres(length)) if length else say(f"az-sheet-scatter-{id}")


def _communication() -> Block:
    columns = (say("az-sheet-by"), say("sheet-needed"), say("sheet-chance"), say("az-sheet-within"))
    lines = (
        Line(
            (
                row.name,
                at_least(row.needs),
                percent(Fraction(FACES + 1 - row.needs, FACES)),
                centimetres(row.within) if row.within else NONE,
            ),
            (row.rule,),
        )
        for row in TABLES.communication.values()
    )
    return table(say("az-chapter-communication"), (), columns, lines)


def _terrain() -> Block:
    columns = (
        say("az-sheet-kind"),
        *(say(f"az-sheet-{each}") for each in ("on-foot", "wheeled", "tracked", "cover")),
    )
    lines = (
        Line(
            (
                row.name,
                *(_going(each) for each in (row.infantry, row.wheeled, row.tracked)),
                say(f"az-sheet-cover-{row.cover}"),
            )
        )
        for row in TABLES.terrain.values()
    )
    return table(
        say("az-chapter-terrain"), ("AZ-TER-01", "AZ-TER-08"), columns, lines, say("az-sheet-terrain-note"), long=True
    )


def _going(going: Going) -> Cell:
    """What it takes to get in or across (AZ-TER-01, AZ-TER-03)."""
    if going.barred:
        return say("az-sheet-no")
    found: list[Message] = []
    if going.cost or going.bonus:
        found.append(say("az-sheet-length", length=signed((going.bonus - going.cost) // THOUSAND)))
    if going.tests:
        found.append(say("az-sheet-tests", count=going.tests))
    if going.slow:
        found.append(say("az-sheet-only-slow"))
    if going.by:
        found.append(say(f"az-sheet-by-{going.by}"))
    if going.removed:
        found.append(say("az-sheet-removed"))
    return tuple(found) or say("az-sheet-yes")


def weapons_table(army: Force | None) -> Block:
    """The weapons there are, or those a force has."""
    columns = tuple(
        say(f"az-build-column-{each}") for each in ("weapon", "close", "normal", "extreme", "shots", *TARGETS)
    )
    carried = () if army is None else dict.fromkeys(name for unit in army.unit for name in weapons_of(unit))
    rows = [row for row in TABLES.weapons.values() if (not row.like if army is None else row.id in carried)]
    lines = (Line(weapon(row)) for row in rows)
    return table(say("az-build-weapons"), ("AZ-WPN-01",), columns, lines, say("az-sheet-weapons-note"), width="whole")


def weapon(row: Weapon) -> tuple[Cell, ...]:
    """A weapon: its name, ranges in centimetres, shots, the numbers against every kind of target (AZ-WPN-01)."""
    bursts = say("az-sheet-template", radius=row.template) if row.template else str(row.shots or NONE)
    numbers = (row.numbers.against(each) for each in TARGETS)
    return (
        row.name,
        *(_length(each) for each in (row.close, row.normal, row.extreme)),
        bursts,
        *(NONE if each is None else at_least(each) for each in numbers),
    )
