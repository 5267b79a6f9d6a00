"""Damage dice on people, lot by lot, and who takes what they do (AZ-AREA-03, AZ-AREA-15, AZ-ART-02).

Bursts, hits on guns and falling roofs all come to this: so many dice on some models of a unit that are alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from grognard.core.engine.fates import Test, play
from grognard.core.engine.procedures import Action, Call, Done, Procedure, Repeat, step
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.fire.fates import DEAD, SCARED, shielded, to_damage
from grognard.games.operation_ww2.rules.fire.losses import Cause
from grognard.games.operation_ww2.rules.fire.result_allocation import Group
from grognard.games.operation_ww2.rules.fire.volley_results import Allotment
from grognard.games.operation_ww2.state.shots import Table


class Lot(Record):
    """So many damage dice on some models of a unit that have the same cover. ``added`` counts on every die; ``shield``:
    a gun shield may stop each of them first (AZ-ART-04)."""

    unit: str
    models: tuple[str, ...]
    dice: int
    cover: Cover = "none"
    added: int = 0
    shield: bool = False


def singly(lot: Lot) -> Iterator[Lot]:
    """The same dice, each that of one model, in their order."""
    return (replace(lot, models=(id,), dice=1) for id in lot.models[: lot.dice])


class Share(Record):
    """The results a unit has to hand out."""

    unit: str
    groups: tuple[Group, ...]


class DamageDice(Procedure):
    """Rolls the damage dice of all lots on one half of the table, shields before them, and has every unit hand its
    results out, among those under the template (AZ-DMG-01, AZ-AREA-04). The value: the units that lost models."""

    seat: int
    lots: tuple[Lot, ...]
    table: Table
    cause: Cause = "blast"
    rules: tuple[str, ...] = ()

    @step
    def roll(self, g: G) -> Action:
        """A shield may stop a die first (AZ-ART-04)."""
        tables = g.context.tables
        return Call(play(((fate_of(tables, lot, self.table, *self.rules), lot.dice) for lot in self.lots), self.seat))

    @step
    def hand_out(self, g: G, fell: tuple[Mapping[str, int], ...]) -> Action:
        groups = [
            (lot.unit, Group(lot.models, fates[DEAD], fates[SCARED]))
            for lot, fates in zip(self.lots, fell, strict=True)
        ]
        shares = tuple(
            Share(unit, tuple(group for _, group in found))
            for unit, found in groupby(sorted(groups, key=lambda each: each[0]), key=lambda each: each[0])
        )
        return Call(HandingOut(shares, self.cause))

    @step
    def end(self, g: G, struck: tuple[str, ...]) -> Action:
        return Done(struck)


def fate_of(tables: Tables, lot: Lot, table: Table, *rules: str) -> Test:
    """What becomes of one die of a lot."""
    damage = to_damage(tables, table, lot.added, lot.cover, *rules)
    return shielded(tables.protection["shield"].stops, damage) if lot.shield else damage


class HandingOut(Procedure):
    """Every unit's owner hands out its results, one unit after another. The value: the units that lost models."""

    shares: tuple[Share, ...]
    cause: Cause
    struck: tuple[str, ...] = ()

    @step
    def next_unit(self, g: G) -> Action:
        if not self.shares:
            return Done(self.struck)
        share = self.shares[0]
        there = {model.id for model in g.state.units[share.unit].models}
        groups = tuple(replace(group, models=tuple(id for id in group.models if id in there)) for group in share.groups)
        order = tuple(dict.fromkeys(id for group in groups for id in group.models))
        seat = g.state.units[share.unit].seat
        return Call(Allotment(seat, (share.unit,), groups, order, self.cause))

    @step
    def go_on(self, g: G, struck: tuple[str, ...]) -> Action:
        named = tuple(dict.fromkeys((*self.struck, *struck)))
        return Repeat(HandingOut(self.shares[1:], self.cause, named))
