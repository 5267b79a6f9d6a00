"""Guns and their crews under fire (AZ-ART)."""

from __future__ import annotations

from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, step
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.crews.crew_hits import Hurt
from grognard.games.operation_ww2.rules.guns.gun_damage import GunDamage, GunHit
from grognard.games.operation_ww2.rules.vehicle_fire.hits import Blasts

__all__ = ["GunHit", "GunHits"]


class GunHits(Procedure):
    """Hits on a gun, and what the blast of one that blows up does to vehicles and guns beside it (AZ-ART-01,
    AZ-VDM-17). The value: the units that lost models."""

    unit: str
    gun: str
    hits: tuple[GunHit, ...]
    struck: tuple[str, ...] = ()

    @step
    def damage(self, g: G) -> Action:
        return Call(GunDamage(self.unit, self.gun, self.hits))

    @step
    def blasts(self, g: G, hurt: Hurt) -> Action:
        return self.then(Call(Blasts(hurt.blasted)) if hurt.blasted else Next(None), struck=hurt.struck)

    @step
    def end(self, g: G) -> Action:
        return Done(self.struck)
