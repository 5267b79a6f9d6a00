"""Wounds that strike known models (WH-WEAPON-17, WH-MOVE-03), and what wounds have done."""

from __future__ import annotations

from collections import Counter

from grognard.core.engine.fates import play
from grognard.core.engine.procedures import Action, Call, Done, Procedure, step
from grognard.core.records import Record
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.rules.saves.fates import SUFFERED, save_of
from grognard.games.wh40k5.rules.saves.wound import Wound, kills_outright
from grognard.games.wh40k5.state.events.shooting import Cause, Hurt, Losses


class Dealt(Record):
    """What wounds have done: unsaved ones, those of them by pinning weapons, models removed, and the wounds that the
    perils of a force weapon cost its bearer (WH-UNIT-05)."""

    unsaved: int = 0
    pinning: int = 0
    lost: int = 0
    perils: int = 0


class Suffer(Procedure):
    """Known models of a unit suffer one wound each time they are named (WH-WEAPON-17, WH-MOVE-03). Done with
    ``Dealt``."""

    unit: str
    models: tuple[str, ...]
    kind: Wound
    cause: Cause

    @step
    def roll_saves(self, g: G) -> Action:
        """One die for each wound that may be saved; what is not, a model that feels no pain may ignore (WH-USR-07)."""
        unit = g.state.units[self.unit]
        return Call(play(((save_of(g, unit, unit.model(id), self.kind, None), 1) for id in self.models), unit.seat))

    @step
    def suffer(self, g: B, ends: tuple[Counter[str], ...]) -> Action:
        """Exactly these models lose the Wounds (WH-MOVE-11)."""
        unit = g.state.units[self.unit]
        failed = [id for id, end in zip(self.models, ends, strict=True) if end[SUFFERED]]
        left = {id: unit.model(id).wounds for id in failed}
        unsaved = 0
        for id in failed:
            unsaved += 1
            left[id] = 0 if kills_outright(g, unit, unit.model(id), self.kind) else max(left[id] - 1, 0)
        if not unsaved:
            return Done(Dealt())
        removed = tuple(id for id, wounds in left.items() if not wounds)
        hurt = tuple(Hurt(id, wounds) for id, wounds in left.items() if 0 < wounds < unit.model(id).wounds)
        g.emit(Losses(self.unit, removed, hurt, self.cause), "WH-CORE-09")
        return Done(Dealt(unsaved, 0, len(removed)))
