"""Wounds and what becomes of them: allocated, saved, ignored, suffered (chapter Saves).

Every wound that a unit shares out among its models goes this way, whatever dealt it; those that strike known models
stand in ``wound_removal``.
"""

from __future__ import annotations

from collections import Counter

from grognard.core.engine.fates import play
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.records import Record, replace
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.rules.saves.allocation import AllocateWounds, allotted, groups_of
from grognard.games.wh40k5.rules.saves.casualties import Removal
from grognard.games.wh40k5.rules.saves.fates import SUFFERED, save_of
from grognard.games.wh40k5.rules.saves.wound import (
    Bearer,
    Wound,
    kills_outright,
    times,
)
from grognard.games.wh40k5.rules.saves.wound_removal import Dealt as Dealt
from grognard.games.wh40k5.rules.saves.wound_removal import Suffer as Suffer
from grognard.games.wh40k5.rules.units.force import ForcePowers, PowerDone
from grognard.games.wh40k5.state.choices import Allocate, Share
from grognard.games.wh40k5.state.events.assault import Dazed
from grognard.games.wh40k5.state.events.shooting import Cause
from grognard.games.wh40k5.state.state import Model, Unit


class Forced(Record):
    """Unsaved wounds by the force weapon of a model of a unit (WH-CCW-08)."""

    by: Bearer
    wounds: int


class Unsaved(Record):
    """The wounds a group of models has not saved: outright kills and others (WH-CORE-09), of the others those by force
    weapons (WH-CCW-08), and whether there are any by thunder hammers (WH-CCW-04)."""

    group: int
    instant: int
    ordinary: int
    forced: tuple[Forced, ...] = ()
    dazing: bool = False


class Wounds(Procedure):
    """A unit suffers wounds: they are shared out, saved group by group, and models removed (WH-SAVE-08, WH-SAVE-09).

    ``kinds`` and ``counts``: how many wounds of which kind; ``cover``: the unit's cover save against them. Done with
    ``Dealt``.
    """

    unit: str
    kinds: tuple[Wound, ...]
    counts: tuple[int, ...]
    cover: int | None
    cause: Cause = "shooting"
    groups: tuple[tuple[str, ...], ...] = ()
    dealt: Dealt = Dealt()
    found: Saved | None = None
    before: tuple[tuple[str, int], ...] = ()

    @step
    def allocate(self, g: G) -> Action:
        """The owner shares the wounds out, unless all models are alike or all get the same (WH-SAVE-12, WH-SAVE-15)."""
        unit = g.state.units[self.unit]
        if not unit.models or not sum(self.counts):
            return Done(Dealt())
        groups = groups_of(unit)
        after = replace(self, groups=groups)
        sizes = tuple(len(group) for group in groups)
        shares = allotted(sizes, self.counts)
        if shares is None:
            return after.then(Ask(AllocateWounds(unit.seat, self.unit, sizes, self.kinds, self.counts)))
        return after.then(Next(Allocate(shares)))

    @step
    def save(self, g: G, answer: Allocate) -> Action:
        """The groups save in the order their owner named (WH-SAVE-13)."""
        return Call(Saves(self.unit, self.groups, self.kinds, answer.shares, self.cover))

    @step
    def use_force(self, g: G, found: Saved) -> Action:
        """Force weapons may turn wounds that were not saved into instant death (WH-CCW-08)."""
        by = dict.fromkeys(forced.by for each in found.losses for forced in each.forced)
        after = replace(self, found=found)
        return after.then(Call(ForcePowers(tuple(by)))) if by else after.then(Next(PowerDone()))

    @step
    def remove(self, g: G, power: PowerDone) -> Action:
        """Casualties are taken off when all groups have saved (WH-SHOOT-06, WH-SHOOT-07). A force weapon whose power
        has come kills by all its wounds, or by one (WH-CCW-08, option ``force_weapon_kills``)."""
        assert self.found is not None
        unit = g.state.units[self.unit]
        unsaved = sum(each.instant + each.ordinary for each in self.found.losses)
        dealt = Dealt(unsaved, self.found.pinning, len(unit.models), power.perils)
        losses, due = [], list(power.came)
        for each in self.found.losses:
            more = 0
            for forced in each.forced:
                if (bearer := (forced.by.unit, forced.by.model)) not in due:
                    continue
                if g.setup.options["force_weapon_kills"] == "one_wound":
                    more += 1
                    due.remove(bearer)
                else:
                    more += forced.wounds
            losses.append((self.groups[each.group], each.instant + more, each.ordinary - more))
        before = tuple((model.id, model.wounds) for model in unit.models)
        return self.then(Call(Removals(self.unit, tuple(losses), self.cause)), dealt=dealt, before=before)

    @step
    def report(self, g: B) -> Action:
        """Who was hurt by a thunder hammer and lives is slow to the end of the next player turn (WH-CCW-04)."""
        assert self.found is not None
        unit, before = g.state.units[self.unit], dict(self.before)
        struck = {id for each in self.found.losses if each.dazing for id in self.groups[each.group]}
        dazed = tuple(model.id for model in unit.models if model.id in struck and model.wounds < before[model.id])
        if dazed:
            g.emit(Dazed(self.unit, dazed, g.state.player_turn + 1), "WH-CCW-04")
        return Done(replace(self.dealt, lost=self.dealt.lost - len(unit.models)))


def cover_now(g: G) -> int | None:
    """The cover save against the wounds that are being shared out."""
    return next((each.procedure.cover for each in reversed(g.stack) if isinstance(each.procedure, Wounds)), None)


class Saved(Record):
    """What the groups have not saved, and how many wounds by pinning weapons are among it."""

    losses: tuple[Unsaved, ...]
    pinning: int


class Saves(Procedure):
    """Group after group saves its wounds (WH-SAVE-09, WH-SAVE-13). Done with ``Saved``."""

    unit: str
    groups: tuple[tuple[str, ...], ...]
    kinds: tuple[Wound, ...]
    shares: tuple[Share, ...]
    cover: int | None
    losses: tuple[Unsaved, ...] = ()
    pinning: int = 0

    @step
    def roll_saves(self, g: G) -> Action:
        """All saves of a group together; wounds that allow none are not rolled for (WH-SAVE-01, WH-SAVE-02). What is
        not saved, a model that feels no pain may ignore (WH-USR-07)."""
        if not self.shares:
            return Done(Saved(self.losses, self.pinning))
        unit, model, share = self.group(g)
        fates = (save_of(g, unit, model, kind, self.cover) for kind in self.kinds)
        return Call(play(zip(fates, share.wounds, strict=True), unit.seat))

    @step
    def next_group(self, g: G, ends: tuple[Counter[str], ...]) -> Action:
        unit, model, share = self.group(g)
        instant = ordinary = pinning = 0
        forced: list[Forced] = []
        dazing = False
        for kind, end in zip(self.kinds, ends, strict=True):
            left = end[SUFFERED]
            left *= times(g, unit, model, kind)
            pinning += left if kind.pinning else 0
            if kills_outright(g, unit, model, kind):
                instant += left
            else:
                ordinary += left
                dazing = dazing or (kind.dazing and left > 0)
                if kind.force and left and may_be_forced(g, unit, model):
                    forced.append(Forced(kind.force, left))
        unsaved = Unsaved(share.group, instant, ordinary, tuple(forced), dazing)
        losses = (*self.losses, unsaved) if instant or ordinary else self.losses
        after = replace(self, shares=self.shares[1:], losses=losses, pinning=self.pinning + pinning)
        return Repeat(after)

    def group(self, g: G) -> tuple[Unit, Model, Share]:
        """The unit, one of the models of the group whose turn it is, and its wounds."""
        unit, share = g.state.units[self.unit], self.shares[0]
        return unit, unit.model(self.groups[share.group][0]), share


def may_be_forced(g: G, unit: Unit, model: Model) -> bool:
    """Whether the power of a force weapon can do more to a model than the wound itself: it has several Wounds, and is
    no Eternal warrior (WH-CCW-08, WH-USR-05)."""
    return (g.context.profile(model).w or 0) > 1 and not g.context.model_has(unit, model, "eternal-warrior")


class Removals(Procedure):
    """Group after group loses the models its unsaved wounds cost (WH-SAVE-08, WH-SAVE-14): of each the ids, the wounds
    of instant death and the others."""

    unit: str
    losses: tuple[tuple[tuple[str, ...], int, int], ...]
    cause: Cause

    @step
    def remove(self, g: G) -> Action:
        if not self.losses:
            return Done()
        group, instant, ordinary = self.losses[0]
        return Call(Removal(self.unit, group, instant, ordinary, self.cause))

    @step
    def next_group(self, g: G) -> Action:
        return Repeat(replace(self, losses=self.losses[1:]))
