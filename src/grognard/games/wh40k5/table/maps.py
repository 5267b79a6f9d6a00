"""Maps of Warhammer 40,000 as a player draws them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.wh40k5.data.maps import load_map
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.sight import Look
from grognard.space.bulk import Geometry
from grognard.space.drawn_maps import PlaneMaps
from grognard.space.mapfile import SIDES


class Maps(PlaneMaps):
    """Tables in inches; a piece has its kind's height unless its map says otherwise."""

    load = staticmethod(load_map)
    terrain = TABLES.terrain
    in_play = ("open-ground",)
    unit = "inch"
    grid = 0.5
    sizes = ((48, 48), (72, 48), (96, 48))
    span = SIDES
    scenario = "standard-mission"
    base = 500
    usual = {
        "wall": 0.6,
        "barricade": 0.8,
        "hedge": 0.6,
        "fence": 0.4,
        "wire": 0.8,
        "tank-trap": 0.9,
        "pipes": 1.2,
        "road": 2,
        "river": 2,
        "deep-water": 2.5,
    }
    fords = {"deep-water": "river"}
    blocks = ("ruins", "building", "bunker", "crates")

    def hindering(self, battle: Battle[Any]) -> tuple[Geometry, Geometry]:
        """Impassable and difficult terrain (WH-MOVE-02)."""
        return battle.context.ground.impassable.shape, battle.context.ground.difficult.shape

    def seen(self, battle: Battle[Any], at: tuple[int, int], places: Sequence[tuple[int, int]]) -> list[int]:
        """By the true lines of sight between men, and the cover on their way (WH-SHOOT-02, WH-SAVE-04)."""
        firer, target = (
            next(unit for unit in battle.state.units.values() if unit.seat == seat and len(unit.models) > 4)
            for seat in (0, 1)
        )
        man, other = firer.models[0], target.models[0]
        standing = tuple(replace(other, id=f"{target.id}.{n}", x=x, y=y) for n, (x, y) in enumerate(places))
        alone = replace(firer, models=(replace(man, x=at[0], y=at[1]),))
        look = Look(battle.context, battle.state, alone, replace(target, models=standing))
        return [
            0 if not sees else 1 if cover else 2
            for sees, cover in zip(look.sees[0].tolist(), look.cover[0].tolist(), strict=True)
        ]
