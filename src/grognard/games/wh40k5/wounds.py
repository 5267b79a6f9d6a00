"""Wounds and what becomes of them: allocated, saved, ignored, suffered (chapter Saves).

Every wound there is goes this way, whatever dealt it: ``Wounds`` for those a unit shares out among its models,
``Suffer`` for those that strike known models.
"""

from __future__ import annotations

from grognard.core.dice import Faces, Pool, Roll, Successes, roll
from grognard.core.messages import say
from grognard.core.procedures import Action, Ask, Become, Call, Done, Next, Procedure, Repeat, step
from grognard.core.records import Record, replace
from grognard.games.wh40k5.allocation import AllocateWounds, groups_of, needs_choice
from grognard.games.wh40k5.casualties import Removal
from grognard.games.wh40k5.choices import Allocate, Share
from grognard.games.wh40k5.context import G
from grognard.games.wh40k5.events.shooting import Cause, Hurt, Losses
from grognard.games.wh40k5.state import Model, Unit
from grognard.games.wh40k5.wound import FEEL_NO_PAIN, Wound, feels_no_pain, kills_outright, save_against, times


class Dealt(Record):
    """What wounds have done: unsaved ones, those of them by pinning weapons, and models removed."""

    unsaved: int = 0
    pinning: int = 0
    lost: int = 0


class Unsaved(Record):
    """The wounds a group of models has not saved: outright kills and others (WH-CORE-09)."""

    group: int
    instant: int
    ordinary: int


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

    @step
    def allocate(self, g: G) -> Action:
        """The owner shares the wounds out, unless all models are alike or all get the same (WH-SAVE-12, WH-SAVE-15)."""
        unit = g.state.units[self.unit]
        if not unit.models or not sum(self.counts):
            return Done(Dealt())
        groups = groups_of(unit)
        after = replace(self, groups=groups)
        sizes = tuple(len(group) for group in groups)
        if needs_choice(sizes, self.counts):
            return Become(after, Ask(AllocateWounds(unit.seat, self.unit, sizes, self.kinds, self.counts)))
        each = sum(self.counts) // sum(sizes)
        if len(sizes) == 1:
            return Become(after, Next(Allocate((Share(0, self.counts),))))
        shares = [
            Share(number, tuple(each * size if count else 0 for count in self.counts))
            for number, size in enumerate(sizes)
        ]
        return Become(after, Next(Allocate(tuple(shares))))

    @step
    def save(self, g: G, answer: Allocate) -> Action:
        """The groups save in the order their owner named (WH-SAVE-13)."""
        return Call(Saves(self.unit, self.groups, self.kinds, answer.shares, self.cover))

    @step
    def remove(self, g: G, found: Saved) -> Action:
        """Casualties are taken off when all groups have saved (WH-SHOOT-06, WH-SHOOT-07)."""
        unsaved = sum(each.instant + each.ordinary for each in found.losses)
        dealt = Dealt(unsaved, found.pinning, len(g.state.units[self.unit].models))
        losses = [(self.groups[each.group], each.instant, each.ordinary) for each in found.losses]
        return Become(replace(self, dealt=dealt), Call(Removals(self.unit, tuple(losses), self.cause)))

    @step
    def report(self, g: G) -> Action:
        left = len(g.state.units[self.unit].models)
        return Done(replace(self.dealt, lost=self.dealt.lost - left))


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
    failed: tuple[int, ...] = ()
    losses: tuple[Unsaved, ...] = ()
    pinning: int = 0

    @step
    def roll_saves(self, g: G) -> Action:
        """All saves of a group together; wounds that allow none are not rolled for (WH-SAVE-01, WH-SAVE-02)."""
        if not self.shares:
            return Done(Saved(self.losses, self.pinning))
        unit, model, share = self.group(g)
        pools = [
            Pool(count, Successes(need))
            for kind, count in zip(self.kinds, share.wounds, strict=True)
            if count and (need := save_against(g, model, kind, self.cover)) is not None
        ]
        return Roll(tuple(pools), say("wh-roll-saves"), ("WH-SAVE-01", "WH-SAVE-02"), unit.seat)

    @step
    def roll_against_pain(self, g: G, values: int | tuple[int, ...]) -> Action:
        """What is not saved, a model that feels no pain may ignore (WH-USR-07)."""
        unit, model, share = self.group(g)
        saved = list(values) if isinstance(values, tuple) else [values]
        failed = tuple(
            count - saved.pop(0) if count and save_against(g, model, kind, self.cover) is not None else count
            for kind, count in zip(self.kinds, share.wounds, strict=True)
        )
        pools = [
            Pool(count, Successes(FEEL_NO_PAIN))
            for kind, count in zip(self.kinds, failed, strict=True)
            if count and feels_no_pain(g, unit, model, kind)
        ]
        dice = Roll(tuple(pools), say("wh-roll-feel-no-pain"), ("WH-USR-07",), unit.seat)
        return Become(replace(self, failed=failed), dice)

    @step
    def next_group(self, g: G, values: int | tuple[int, ...]) -> Action:
        unit, model, share = self.group(g)
        ignored = list(values) if isinstance(values, tuple) else [values]
        instant = ordinary = pinning = 0
        for kind, count in zip(self.kinds, self.failed, strict=True):
            left = count - (ignored.pop(0) if count and feels_no_pain(g, unit, model, kind) else 0)
            left *= times(g, unit, model, kind)
            pinning += left if kind.pinning else 0
            if kills_outright(g, unit, model, kind):
                instant += left
            else:
                ordinary += left
        losses = (*self.losses, Unsaved(share.group, instant, ordinary)) if instant or ordinary else self.losses
        after = replace(self, shares=self.shares[1:], losses=losses, pinning=self.pinning + pinning, failed=())
        return Repeat(after)

    def group(self, g: G) -> tuple[Unit, Model, Share]:
        """The unit, one of the models of the group whose turn it is, and its wounds."""
        unit, share = g.state.units[self.unit], self.shares[0]
        return unit, unit.model(self.groups[share.group][0]), share


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


class Suffer(Procedure):
    """Known models of a unit suffer one wound each time they are named (WH-WEAPON-17, WH-MOVE-03). Done with
    ``Dealt``."""

    unit: str
    models: tuple[str, ...]
    kind: Wound
    cause: Cause
    failed: tuple[str, ...] = ()

    @step
    def roll_saves(self, g: G) -> Action:
        """One die for each wound that may be saved."""
        unit = g.state.units[self.unit]
        saving = [id for id in self.models if save_against(g, unit.model(id), self.kind, None) is not None]
        return roll(len(saving), Faces(), say("wh-roll-saves"), "WH-SAVE-01", "WH-SAVE-02", seat=unit.seat)

    @step
    def roll_against_pain(self, g: G, faces: tuple[int, ...]) -> Action:
        """What is not saved, a model that feels no pain may ignore (WH-USR-07)."""
        unit, dice, failed = g.state.units[self.unit], list(faces), []
        for id in self.models:
            need = save_against(g, unit.model(id), self.kind, None)
            if need is None or dice.pop(0) < need:
                failed.append(id)
        hardy = [id for id in failed if feels_no_pain(g, unit, unit.model(id), self.kind)]
        after = replace(self, failed=tuple(failed))
        return Become(after, roll(len(hardy), Faces(), say("wh-roll-feel-no-pain"), "WH-USR-07", seat=unit.seat))

    @step
    def suffer(self, g: G, faces: tuple[int, ...]) -> Action:
        """Exactly these models lose the Wounds (WH-MOVE-11)."""
        unit, dice = g.state.units[self.unit], list(faces)
        left = {id: unit.model(id).wounds for id in self.failed}
        unsaved = 0
        for id in self.failed:
            if feels_no_pain(g, unit, unit.model(id), self.kind) and dice.pop(0) >= FEEL_NO_PAIN:
                continue
            unsaved += 1
            left[id] = 0 if kills_outright(g, unit, unit.model(id), self.kind) else max(left[id] - 1, 0)
        if not unsaved:
            return Done(Dealt())
        removed = tuple(id for id, wounds in left.items() if not wounds)
        hurt = tuple(Hurt(id, wounds) for id, wounds in left.items() if 0 < wounds < unit.model(id).wounds)
        g.emit(Losses(self.unit, removed, hurt, self.cause), "WH-CORE-09")
        return Done(Dealt(unsaved, 0, len(removed)))
