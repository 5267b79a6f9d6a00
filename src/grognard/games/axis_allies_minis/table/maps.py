"""Maps of Axis & Allies Miniatures as a player paints them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from grognard.core import maps
from grognard.core.battle import Battle
from grognard.core.errors import InputError
from grognard.core.maps import MapKind, Outlook, Shape
from grognard.core.messages import say
from grognard.core.wire.overlays import Spot
from grognard.games.axis_allies_minis.data.mapmaking import made, recipes
from grognard.games.axis_allies_minis.data.maps import LARGEST, HexMap, load_map
from grognard.games.axis_allies_minis.data.tables import ROAD, SIDES, TERRAIN, Entering
from grognard.games.axis_allies_minis.ground.layout import PITCH, centre, hex_under
from grognard.space.hex.grid import from_offset, label

WRITTEN = {"hedgerow": "hedgerows", "stream": "streams", "cliff": "cliffs"}
"""The fields of a file in which what lies on sides is written."""


class Maps(maps.Maps):
    """Maps of hexes."""

    unit = "hex"
    sizes = ((12, 13), (13, 13), (18, 13))
    span = (3, LARGEST)
    scenario = "crossroads"

    def load(self, source: Any) -> HexMap:
        """See ``load_map``."""
        return load_map(source)

    @cached_property
    def _kinds(self) -> Sequence[MapKind]:
        return tuple(self._told())

    def kinds(self) -> Sequence[MapKind]:
        """Kinds of hexes, then what lies on sides, then roads."""
        return self._kinds

    def _told(self) -> Iterator[MapKind]:
        signs = "".join(kind.sign for kind in TERRAIN.values())
        sample = self.blank(len(signs), 3, "kinds") | {"terrain": "\n".join((signs, *["." * len(signs)] * 2))}
        grid = self.ground(self.battle(sample)).grid
        assert grid is not None
        hexes = {each.id: each for each in grid.hexes}
        for column, kind in enumerate(TERRAIN.values()):
            facts = hexes[label(from_offset(column, 0))].facts
            yield MapKind(name=kind.id, title=kind.name, shape="hex", look=kind.id, sign=kind.sign, facts=facts)
        for id, field in WRITTEN.items():
            side = SIDES[id]
            soldiers, vehicles = (_least(each) for each in (side.soldiers, side.vehicles))
            fact = say("aam-ground-crossing", side=side.name, soldiers=soldiers, vehicles=vehicles)
            yield MapKind(name=field, title=side.name, shape="side", look=id, facts=[fact])
        road = say("aam-ground-road", vehicles=ROAD.vehicles, first=ROAD.vehicles_first)
        road_shape: Shape = "road"
        yield MapKind(name="roads", title=say("aam-map-road"), shape=road_shape, look="road", facts=[road])

    def blank(self, width: float, depth: float, title: str) -> dict[str, Any]:
        """A clear map of so many columns and rows; the objective lies in its middle, each zone takes a third."""
        columns, rows = int(width), int(depth)
        zone = max(1, rows // 3)
        return {
            "format": "grognard-hex-map",
            "version": 1,
            "title": title,
            "terrain": "\n".join(["." * columns] * rows),
            "objective": label(from_offset(columns // 2, rows // 2)),
            "zones": {"north": [1, zone + 0.5 if rows > 2 * zone + 1 else zone], "south": [rows - zone, rows]},
        }

    def recipes(self) -> Sequence[str]:
        """See ``recipes/maps.toml``."""
        return tuple(recipes())

    def make(self, recipe: str, seed: int) -> dict[str, Any]:
        """See ``data.mapmaking``."""
        return made(recipe, seed)

    def outlook(self, battle: Battle[Any], at: tuple[int, int]) -> Outlook:
        """The hexes in sight of one (AAM-LOS-01 to AAM-LOS-09)."""
        board, here = battle.context.board, hex_under(*at)
        hexes = list(board.map.terrain)
        if here not in board.map.terrain:
            raise InputError(say("map-off"))
        seen = board.visible(here)
        levels = [0 if each not in seen else 1 if board.covers(each) != "none" else 2 for each in hexes]
        return Outlook(centre(here), PITCH, [Spot(centre(each).x, centre(each).y) for each in hexes], levels)


def _least(entering: Entering) -> int:
    return -1 if entering.barred else entering.roll or 0
