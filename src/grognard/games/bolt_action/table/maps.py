"""Maps of Bolt Action as a player draws them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy

from grognard.core.battle import Battle
from grognard.core.messages import Message
from grognard.games.bolt_action.data.maps import load_map
from grognard.games.bolt_action.data.tables import DATA, TERRAIN
from grognard.games.bolt_action.ground.sight_between_units import Look
from grognard.games.bolt_action.state.muster import models_of
from grognard.space.bulk import Geometry
from grognard.space.drawn_maps import PlaneMaps
from grognard.space.mapfile import SIDES, Map
from grognard.space.mapmaking import Recipe, read_recipes
from grognard.space.screens import Bodies
from grognard.space.sight import Sight

COMES_IN_PLAY = "smoke"


class Maps(PlaneMaps):
    """Tables in inches; a piece has the height its map gives it."""

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

    def load(self, source: Any) -> Map:
        """See ``load_map``."""
        return load_map(source)

    def titles(self) -> Mapping[str, Message]:
        """All but smoke."""
        return {kind.id: kind.name for kind in TERRAIN.values() if kind.id != COMES_IN_PLAY}

    def book(self) -> Mapping[str, Recipe]:
        """See ``recipes/maps.toml``."""
        return recipes()

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


@cache
def recipes() -> Mapping[str, Recipe]:
    """The kinds of table that can be made."""
    return read_recipes(DATA / "recipes" / "maps.toml")
