"""Maps of Axis & Allies Miniatures as a player paints them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import count
from typing import Any

from grognard.core import maps
from grognard.core.balance import Balance, Place, Symmetry, halves
from grognard.core.battle import Battle
from grognard.core.errors import InputError
from grognard.core.maps import MapKind, Outlook, Shape
from grognard.core.messages import say
from grognard.core.wire.overlays import Spot
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.mapmaking import made, recipes
from grognard.games.axis_allies_minis.data.maps import LARGEST, HexMap, load_map
from grognard.games.axis_allies_minis.data.tables import ROAD, SIDES, TERRAIN, Entering
from grognard.games.axis_allies_minis.ground.board import Board
from grognard.games.axis_allies_minis.ground.layout import PITCH, centre, hex_under
from grognard.space.hex.grid import Hex, from_offset, label, to_offset

WRITTEN = {"hedgerow": "hedgerows", "stream": "streams", "cliff": "cliffs"}
"""The fields of a file in which what lies on sides is written."""


class Maps(maps.Maps):
    """Maps of hexes."""

    load = staticmethod(load_map)
    unit = "hex"
    sizes = ((12, 13), (13, 13), (18, 13))
    span = (3, LARGEST)
    scenario = "crossroads"
    tells = ("grognard-hex-map",)

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

    def make(self, recipe: str, seed: int, symmetry: Symmetry = "point") -> dict[str, Any]:
        """See ``data.mapmaking``; without symmetry the first that is fair."""
        title = {"title": f"{recipe.replace('-', ' ').capitalize()} {seed}"}
        for attempt in count():
            table = made(recipe, f"{seed} {attempt}" if attempt else str(seed), symmetry) | title
            if symmetry != "none" or self.balance(self.battle(table)).is_fair:
                return table
        raise AssertionError

    def balance(self, battle: Battle[Any]) -> Balance:
        """By Soldiers, hex by hex: a roll to get in or across slows; there is one objective."""
        board = battle.context.board
        # The last of a low column has no fellow at the other edge.
        whole = [place for place in board.map.terrain if _image(board.map, "mirror", place) in board.map.terrain]
        hexes = {(at.x, at.y): place for place in whole if (at := centre(place))}
        man = next(card for card in CARDS.values() if card.type == "soldier" and not card.abilities)
        ways = battle.context.crossings.steps(man)
        open_steps = {(here, step.to): step.cost > 1 or bool(step.checks) for here in ways for step in ways[here]}

        def seen(at: Place, others: Sequence[Place]) -> list[int]:
            return _levels(board, hexes[at], [hexes[each] for each in others])

        def going(steps: Sequence[tuple[Place, Place]]) -> list[int]:
            slow = [open_steps.get((hexes[a], hexes[b])) for a, b in steps]
            return [0 if each is None else 2 if each else 1 for each in slow]

        goal = centre(board.map.objective)
        found = halves(PITCH, list(hexes), [(goal.x, goal.y)], seen, going)
        return Balance(_symmetry(board.map), *found)

    def outlook(self, battle: Battle[Any], at: tuple[int, int]) -> Outlook:
        """The hexes in sight of one (AAM-LOS-01 to AAM-LOS-09)."""
        board, here = battle.context.board, hex_under(*at)
        hexes = list(board.map.terrain)
        if here not in board.map.terrain:
            raise InputError(say("map-off"))
        return Outlook(
            centre(here), PITCH, [Spot(centre(each).x, centre(each).y) for each in hexes], _levels(board, here, hexes)
        )


def _least(entering: Entering) -> int:
    return -1 if entering.barred else entering.roll or 0


def _levels(board: Board, here: Hex, hexes: Sequence[Hex]) -> list[int]:
    """How far hexes are seen from one: not, in cover, freely."""
    seen = board.visible(here)
    return [0 if each not in seen else 1 if board.covers(each) != "none" else 2 for each in hexes]


def _symmetry(map: HexMap) -> Symmetry:
    """How the two halves of a map answer each other: its hexes, and what lies on its sides."""
    names: tuple[Symmetry, ...] = ("point", "mirror")
    return next((each for each in names if _is_own_image(map, each)), "none")


def _image(map: HexMap, symmetry: Symmetry, place: Hex) -> Hex:
    """Where a hex comes to lie: the last of a low column just off the map."""
    column, row = to_offset(place)
    across = column if symmetry == "mirror" else map.columns - 1 - column
    return from_offset(across, map.rows - 1 - row - column % 2)


def _is_own_image(map: HexMap, symmetry: Symmetry) -> bool:
    if symmetry == "point" and map.columns % 2 == 0:
        return False
    if any(kind != map.terrain.get(_image(map, symmetry, place), "clear") for place, kind in map.terrain.items()):
        return False
    return all(
        {frozenset(_image(map, symmetry, each) for each in side.hexes) for side in sides}
        == {frozenset(side.hexes) for side in sides}
        for sides in (map.roads, map.hedgerows, map.streams, {at.side(way) for at, way in map.cliffs})
    )
