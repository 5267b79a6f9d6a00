"""Shots that are alike, put together: what is rolled at once, and on whom it may fall (AZ-FIRE-16, AZ-SPL-01).

A volley is made of batches; by the option ``volley_batch`` every weapon's fire is a volley of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from grognard.core.book.modifiers import total
from grognard.core.engine.fates import Branch, Fate, Test
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.data.tables.weapons import Ammunition
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.fire.endangered_friends import Endangered, endangered, line_of_unit
from grognard.games.operation_ww2.rules.fire.fates import ASTRAY, HIT, accuracy, to_damage, to_hit, with_hits
from grognard.games.operation_ww2.rules.fire.firepower import FiringOption
from grognard.games.operation_ww2.rules.fire.parts import EXPOSED
from grognard.games.operation_ww2.rules.vehicle_fire.fire_at_vehicles import LAST_CHANCE
from grognard.games.operation_ww2.state.shots import FACES, Table, band
from grognard.games.operation_ww2.state.state import Unit
from grognard.space.plane import Point

Struck = Literal["people", "gun", "vehicle", "exposed"]
"""What a batch is fired at."""


class Stray(Record):
    """What a shot does that strikes friends instead: the unit, the models that may take it, their cover, what is added
    to damage (AZ-FF-02, AZ-FF-04)."""

    unit: str
    models: tuple[str, ...]
    cover: Cover
    damage: int


class Batch(Record):
    """So many alike dice at one part.

    ``models`` are those that may take the results, the nearest to whoever fires first. Against a gun or a vehicle
    ``thing`` names it, and ``firer`` fires ``weapon`` from ``start``. ``stray``: friends are near the line of fire.
    ``last_chance``: it is one (AZ-LCH-01).
    """

    part: str
    units: tuple[str, ...]
    dice: int
    need: int
    table: Table
    damage: int
    models: tuple[str, ...]
    struck: Struck = "people"
    cover: Cover = "none"
    aimed: bool = False
    stray: Stray | None = None
    thing: str = ""
    firer: str = ""
    weapon: str = ""
    start: Point = (0, 0)
    ammunition: Ammunition | None = None
    last_chance: bool = False


def of_batch(batch: Batch, training: int, then: Fate = HIT, astray: Fate = ASTRAY) -> Test:
    """What becomes of a die of a batch: a hit, or one that goes astray. Of hits on guns and vehicles the natural dice
    are kept, each as an outcome of its own (AZ-OVL-01)."""

    def past_friends(hit: Fate) -> Fate:
        return hit if batch.stray is None else accuracy(training, hit, astray)

    if batch.struck == "people":
        return to_hit(batch.need, past_friends(then))
    return with_hits(*(Branch(face, past_friends(str(face))) for face in range(batch.need, FACES + 1)))


def harm_of(tables: Tables, batch: Batch) -> Test:
    """The damage die of a hit on the people of a batch."""
    return to_damage(tables, batch.table, batch.damage, batch.cover)


def harm_astray(tables: Tables, table: Table, stray: Stray) -> Test:
    """The damage die of a hit on friends (AZ-FF-02, AZ-FF-04)."""
    return to_damage(tables, table, stray.damage, stray.cover)


def batches_of(g: G, unit: Unit, chances: Iterable[FiringOption]) -> tuple[tuple[Batch, ...], ...]:
    """The volleys some fire is made of: one or, by the option ``volley_batch``, one for every weapon (AZ-FIRE-16)."""
    found = list(chances)
    astray = strays(g, unit, found)
    if g.setup.options["volley_batch"] == "weapon_by_weapon":
        return tuple(_volley(g, unit, [each], [stray]) for each, stray in zip(found, astray, strict=True))
    return (_volley(g, unit, found, astray),)


def _volley(g: G, unit: Unit, chances: list[FiringOption], astray: list[Stray | None]) -> tuple[Batch, ...]:
    """One volley: equal shots at a part are rolled together. The results on a part may fall on whoever is seen by one
    who fired at it (AZ-DMG-11)."""
    may: dict[tuple[str, str], dict[str, float]] = {}
    units: dict[tuple[str, str], dict[str, None]] = {}
    for chance in chances:
        key = chance.target, chance.shot.part
        for id, distance, owner in eligible(g, chance):
            known = may.setdefault(key, {})
            known[id] = min(distance, known.get(id, distance))
            units.setdefault(key, {})[owner] = None
    together: dict[Batch, int] = {}
    for chance, stray in zip(chances, astray, strict=True):
        key = chance.target, chance.shot.part
        # By the option ``eligible_models`` there may be nobody the results can fall on: they are lost (AZ-DMG-02).
        nearest = may.get(key, {})
        models = tuple(sorted(nearest, key=lambda id: (nearest[id], id)))
        owners = tuple(units.get(key, (chance.nearest.unit.id,)))
        batch = _batch(unit, chance, owners, models, stray)
        together[batch] = together.get(batch, 0) + chance.shot.dice
    return tuple(replace(batch, dice=dice) for batch, dice in together.items())


def _batch(
    unit: Unit, chance: FiringOption, units: tuple[str, ...], models: tuple[str, ...], stray: Stray | None
) -> Batch:
    shot, firer = chance.shot, unit.model(chance.armed.model)
    target = chance.nearest.model
    struck: Struck = "people"
    if shot.part.endswith(EXPOSED):
        struck = "exposed"
    elif not target.is_person:
        struck = "gun" if target.role == "gun" else "vehicle"
    alone = struck != "people"
    assert shot.need is not None
    return Batch(
        part=shot.part,
        units=units,
        dice=0,
        need=shot.need,
        table=shot.table,
        damage=total(shot.damage),
        models=models,
        struck=struck,
        cover=shot.cover,
        aimed=shot.aimed,
        stray=stray,
        thing=target.id if alone else "",
        firer=firer.id if alone else "",
        weapon=chance.armed.weapon if alone else "",
        start=(firer.x, firer.y) if alone else (0, 0),
        ammunition=chance.ammunition if alone else None,
        last_chance=struck == "vehicle" and shot.part.endswith(LAST_CHANCE),
    )


def eligible(g: G, chance: FiringOption) -> Iterator[tuple[str, float, str]]:
    """The models of a part a weapon may strike: those seen or, by the option ``eligible_models``, those of them within
    its range (AZ-DMG-03, AZ-DMG-11)."""
    weapon = g.context.tables.weapons[chance.armed.weapon]
    ranged = g.setup.options["eligible_models"] == "seen_and_in_range"
    for sighted in chance.seen:
        if not ranged or band(weapon, sighted.distance, g.setup.options["extreme_bound"]) is not None:
            yield sighted.model.id, sighted.distance, sighted.unit.id


# ---- friends -----------------------------------------------------------------------------------------------------


def strays(g: G, unit: Unit, chances: list[FiringOption]) -> list[Stray | None]:
    """The friends each weapon's fire endangers: its own line to the nearest model of its part or, by the option
    ``friendly_fire_line``, one line for the whole unit (AZ-FF-05)."""
    if g.setup.options["friendly_fire_line"] == "per_unit" and chances:
        firers = tuple(each.armed.model for each in chances)
        firer, end = line_of_unit(unit, firers, g.state.units[chances[0].target])
        found = endangered(g, unit, firer, (end.x, end.y))
        return [_stray(each, found) for each in chances]
    lines: dict[tuple[str, str], Endangered | None] = {}
    for each in chances:
        key = each.armed.model, each.nearest.model.id
        if key not in lines:
            aim = each.nearest.model
            lines[key] = endangered(g, unit, unit.model(each.armed.model), (aim.x, aim.y))
    return [_stray(each, lines[each.armed.model, each.nearest.model.id]) for each in chances]


def _stray(chance: FiringOption, found: Endangered | None) -> Stray | None:
    if found is None:
        return None
    order = sum(each.value for each in chance.shot.damage if each.rule == "AZ-ORD-05")
    return Stray(found.unit.id, found.models, found.part.cover, order + total(found.part.damage))
