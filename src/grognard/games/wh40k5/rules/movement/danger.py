"""Tests for dangerous terrain (WH-MOVE-03, WH-MOVE-11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from grognard.core.engine.fates import play
from grognard.core.engine.procedures import Action, Call, Done, Procedure, step
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.rules.saves.fates import STRUCK, to_cross
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.rules.saves.wounds import Suffer
from grognard.games.wh40k5.state.events.shooting import Losses
from grognard.games.wh40k5.state.state import Model, is_gun
from grognard.space.plane import Point
from grognard.space.terrain import Patch

DANGER = Wound(no_armour=True, no_cover=True)
"""The wound of dangerous terrain: only an invulnerable save helps (WH-MOVE-03)."""


def perils(g: G) -> tuple[Patch, ...]:
    """All ground that a model may have to test for (WH-MOVE-03, WH-MOVE-04)."""
    ground = g.context.ground_of(g.state)
    return ground.dangerous, ground.impassable, ground.difficult


def is_endangered(g: G, model: Model, way: Sequence[Point], *, on_foot: bool = False) -> bool:
    """Whether a model must test for the way it went, from its first place on.

    It must if the way touches dangerous terrain; by its type perhaps also for difficult terrain, anywhere or where the
    way begins or ends (the seed's table; WH-MOVE-03). What flies tests only for where it begins or ends, on impassable
    terrain too (WH-MOVE-04), but ``on_foot`` as infantry does (WH-MOVE-09).
    """
    ground = g.context.ground_of(g.state)
    if model.type.flies and not on_foot:
        ends = ((way[0],), (way[-1],))
        perilous = [ground.dangerous, ground.impassable]
        if model.type.danger != "never":
            perilous.append(ground.difficult)
        return any(patch.touches(end) for patch in perilous for end in ends)
    if ground.dangerous.touches(way):
        return True
    tests = model.type.danger == "always" or (model.type.danger == "guns" and is_gun(model))
    return tests and ground.difficult.touches(way)


class DangerTests(Procedure):
    """Models test, one die each, after their whole unit has moved; those that show a 1 suffer a wound where they are
    now (WH-MOVE-03, WH-MOVE-11). Skilled riders repeat a 1 (WH-USR-17)."""

    unit: str
    models: tuple[str, ...]

    @step
    def test(self, g: G) -> Action:
        if not self.models:
            return Done()
        unit = g.state.units[self.unit]
        riders = (g.context.model_has(unit, unit.model(id), "skilled-rider") for id in self.models)
        return Call(play(((to_cross(bool(skilled)), 1) for skilled in riders), unit.seat))

    @step
    def suffer(self, g: B, ends: tuple[Counter[str], ...]) -> Action:
        """Exactly the models that showed a 1 (WH-MOVE-11)."""
        struck = [id for id, end in zip(self.models, ends, strict=True) if end[STRUCK]]
        unit = g.state.units[self.unit]
        guns = tuple(id for id in struck if is_gun(unit.model(id)))
        if guns:
            g.emit(Losses(self.unit, guns, cause="danger"), "WH-MOVE-03", "WH-UNIT-02")
        hurt = tuple(id for id in struck if id not in guns)
        return Call(Suffer(self.unit, hurt, DANGER, "danger")) if hurt else None

    @step
    def end(self, g: G) -> Action:
        """Done with nothing, so that nobody takes it for a roll."""
        return Done()
