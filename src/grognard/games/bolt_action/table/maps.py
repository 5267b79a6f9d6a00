"""Maps of Bolt Action as a player draws them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy

from grognard.core.battle import Battle
from grognard.games.bolt_action.data.maps import load_map
from grognard.games.bolt_action.data.tables import TERRAIN
from grognard.games.bolt_action.ground.sight_between_units import Look
from grognard.games.bolt_action.state.muster import models_of
from grognard.space.bulk import Geometry
from grognard.space.drawn_maps import PlaneMaps
from grognard.space.mapfile import SIDES
from grognard.space.screens import Bodies
from grognard.space.sight import Sight


class Maps(PlaneMaps):
    """Tables in inches; a piece has the height its map gives it."""

    load = staticmethod(load_map)
    terrain = TERRAIN
    in_play = ("smoke",)
    unit = "inch"
    grid = 0.5
    sizes = ((48, 48), (72, 48), (96, 48))
    span = SIDES
    scenario = "maximum-attrition"
    base = 500
    usual = {
        "hedge": 0.5,
        "bocage": 0.9,
        "fence": 0.3,
        "wall": 0.3,
        "road": 1.5,
        "stream": 1.2,
        "river": 2.1,
        "cliff": 0.5,
    }
    fords = {"river": "stream"}
    heights = {
        "wood": 3,
        "hedge": 1,
        "bocage": 2,
        "fence": 0.8,
        "wall": 0.8,
        "rubble": 1,
        "building": 3,
        "church": 5,
        "hill": 0.75,
        "terrace": 1,
        "crops": 1.5,
        "orchard": 2.5,
    }
    blocks = ("building", "church", "bridge", "rubble", "field", "plough")

    def hindering(self, battle: Battle[Any]) -> tuple[Geometry, Geometry]:
        """What infantry may never enter, and what it may not run over (BA-MOV-01, BA-MOV-02)."""
        return battle.context.closed, battle.context.slow

    def seen(self, battle: Battle[Any], at: tuple[int, int], places: Sequence[tuple[int, int]]) -> list[int]:
        """By the lines of sight between bases, and what they cross (BA-GEN-08, BA-SHOOT-19)."""
        context = battle.context
        man = models_of("a.man", battle.setup.armies[0].unit[0])[:1]
        one, many = (
            Bodies(context.ground.screens, numpy.array([(*place, self.base) for place in held], dtype=numpy.float64))
            for held in ([at], places)
        )
        look = Look(Sight(one, many), context.cover_of, (man, man * len(places)))
        covered = look.soft | look.hard
        return [
            0 if not sees else 1 if hidden else 2
            for sees, hidden in zip(look.sight.visible[0].tolist(), covered[0].tolist(), strict=True)
        ]
