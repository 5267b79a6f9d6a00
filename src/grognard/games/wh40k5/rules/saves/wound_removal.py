"""Wounds that strike known models (WH-WEAPON-17, WH-MOVE-03), and what wounds have done."""

from __future__ import annotations

from grognard.core.engine.dice import Faces, roll
from grognard.core.engine.procedures import Action, Done, Procedure, step
from grognard.core.messages import say
from grognard.core.records import Record
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.rules.saves.wound import FEEL_NO_PAIN, Wound, feels_no_pain, kills_outright, save_against
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
        return self.then(
            roll(len(hardy), Faces(), say("wh-roll-feel-no-pain"), "WH-USR-07", seat=unit.seat), failed=tuple(failed)
        )

    @step
    def suffer(self, g: B, faces: tuple[int, ...]) -> Action:
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
