"""Maps of Operation World War II as a player draws them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.core.battle import Battle
from grognard.games.operation_ww2.data.maps import LOOKS, SIDES, load_map
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.space.bulk import Geometry
from grognard.space.drawn_maps import PlaneMaps
from grognard.space.plane import Disc


class Maps(PlaneMaps):
    """Tables in centimetres, y from south to north; buildings say what they are made of."""

    load = staticmethod(load_map)
    terrain = TABLES.terrain
    in_play = ("smoke", "wreck", "broken-bridge")
    unit = "centimetre"
    grid = 2
    sizes = ((120, 120), (180, 120), (240, 120))
    span = SIDES
    upwards = True
    corners = True
    materials = ("brick", "stone", "wood", "mud")
    scenario = "farm-mission"
    tells = ("unit=cm", "unit:cm")
    base = 1200
    usual = {
        "road": 6,
        "track": 4,
        "low-hedge": 1.2,
        "high-hedge": 1.2,
        "low-wall": 1,
        "high-wall": 1,
        "wooden-fence": 0.8,
        "stream": 6,
        "deep-river": 10,
        "trench": 3,
        "sandbags": 1.5,
        "barbed-wire": 2,
        "steel-tank-trap": 2,
        "concrete-tank-trap": 2,
    }
    fords = {"deep-river": "stream"}
    blocks = ("building", "ruin", "bunker", "bridge", "armoured-door", "open")

    def looks(self, kind: str) -> Sequence[str]:
        """See ``LOOKS``."""
        return LOOKS.get(kind, ())

    def row(self, kind: str, x: float, y: float) -> dict[str, Any]:
        """What has openings is a small house with a door; a wood is wide enough to be no small one (AZ-LOS-06)."""
        wide = 6
        x, y = 4 * x, 4 * y
        outline = [[x, y], [x + wide, y], [x + wide, y + wide], [x, y + wide]]
        row: dict[str, Any] = {"id": kind, "kind": kind, "outline": outline}
        if TABLES.terrain[kind].sight == "openings":
            row["building"] = {"material": self.materials[0]}
        return row

    @property
    def mark(self) -> dict[str, str]:
        """That it is measured in centimetres."""
        return {"unit": "cm"}

    def hindering(self, battle: Battle[Any]) -> tuple[Geometry, Geometry]:
        """What is barred on foot, and what costs something or allows slow movement only (AZ-TER-01)."""
        field = battle.context.terrain.field
        goings = {kind.id: kind.infantry for kind in TABLES.terrain.values()}
        barred = [id for id, going in goings.items() if going.barred or going.by]
        return field.union(barred), field.union([id for id, going in goings.items() if going.cost or going.slow])

    def seen(self, battle: Battle[Any], at: tuple[int, int], places: Sequence[tuple[int, int]]) -> list[int]:
        """By the lines between men on foot (AZ-LOS-01, AZ-COV-01)."""
        man = Disc(*at, self.base)
        looks = battle.context.sight.looks([man], [Disc(*place, self.base) for place in places])[0]
        return [0 if look.seen == "not" else 2 if look.cover == "none" else 1 for look in looks]
