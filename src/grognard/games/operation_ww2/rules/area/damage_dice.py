"""Damage dice on people, lot by lot, and who takes what they do (AZ-AREA-03, AZ-AREA-15, AZ-ART-02).

Bursts, hits on guns and falling roofs all come to this: so many dice on some models of a unit that are alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from grognard.core.engine.dice import Brackets, Faces, Pool, Successes, rolls
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.fire.losses import Cause
from grognard.games.operation_ww2.rules.fire.result_allocation import Group
from grognard.games.operation_ww2.rules.fire.volley_results import Allotment
from grognard.games.operation_ww2.state.shots import Table, fates


class Lot(Record):
    """So many damage dice on some models of a unit that have the same cover. ``added`` counts on every die; ``shield``:
    a gun shield may stop each of them first (AZ-ART-04). ``fixed``: each die is that of one model, in their order."""

    unit: str
    models: tuple[str, ...]
    dice: int
    cover: Cover = "none"
    added: int = 0
    shield: bool = False
    fixed: bool = False


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
    def shields(self, g: G) -> Action:
        """A shield stops a shot on a low die (AZ-ART-04)."""
        pools = [lot.dice for lot in self.lots if lot.shield and lot.dice]
        if not pools:
            return Next(())
        reading = Successes(g.context.tables.protection["shield"].stops + 1)
        dice = (Pool(count, reading, 10) for count in pools)
        return rolls(dice, say("az-roll-shield"), "AZ-ART-04", seat=self.seat)

    @step
    def damage(self, g: G, through: tuple[int, ...]) -> Action:
        passed = iter(through)
        lots = [replace(lot, dice=next(passed), shield=False) if lot.shield and lot.dice else lot for lot in self.lots]
        rolling = tuple(lot for lot in lots if lot.dice)
        if not rolling:
            return Done(())
        tables = g.context.tables
        pools = tuple(
            Pool(lot.dice, Faces() if lot.fixed else Brackets(fates(tables, self.table, lot.added, lot.cover)), 10)
            for lot in rolling
        )
        return self.then(rolls(pools, say("az-roll-damage"), *self.rules, seat=self.seat), lots=rolling)

    @step
    def hand_out(self, g: G, rows: tuple[tuple[int, ...], ...]) -> Action:
        groups = [
            (lot.unit, group)
            for lot, row in zip(self.lots, rows, strict=True)
            for group in groups_of(g, lot, row, self.table)
        ]
        shares = tuple(
            Share(unit, tuple(group for _, group in found))
            for unit, found in groupby(sorted(groups, key=lambda each: each[0]), key=lambda each: each[0])
        )
        return Call(HandingOut(shares, self.cause))

    @step
    def end(self, g: G, struck: tuple[str, ...]) -> Action:
        return Done(struck)


def groups_of(g: G, lot: Lot, row: Sequence[int], table: Table) -> Iterator[Group]:
    """What dice do to a lot: results its owner hands out, or, if they are fixed, one for each model (AZ-AREA-15).
    ``row`` are the counts of what is harmless, scares and kills, or the faces of fixed dice."""
    if lot.fixed:
        scared_from, dead_from = fates(g.context.tables, table, lot.added, lot.cover)
        for model, die in zip(lot.models, row, strict=False):
            yield Group((model,), int(die >= dead_from), int(scared_from <= die < dead_from))
        return
    _, scared, dead = row
    yield Group(lot.models, dead, scared)


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
