"""The map as drawn: every hex with its terrain in words, what lies on hexsides, roads, the objective."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.messages import Message, say
from grognard.core.wire.scene import EdgeView, Ground, HexGrid, HexView, MarkerView
from grognard.games.axis_allies_minis.data.maps import HexMap
from grognard.games.axis_allies_minis.data.tables import (
    CLIFFS,
    CONDITIONS,
    ROAD,
    SHELL_HOLES,
    SIDES,
    TERRAIN,
    Asked,
    Entering,
)
from grognard.games.axis_allies_minis.ground.board import Board
from grognard.games.axis_allies_minis.ground.layout import PITCH, centre, extent, side_ends
from grognard.space.hex.grid import Direction, Hex, from_label, label


def ground_of(board: Board, shell_holes: Asked = SHELL_HOLES, cliffs: Asked = CLIFFS) -> Ground:
    """The drawn table of a board, given what its shell holes and cliffs ask of a mover."""
    map = board.map
    kinds = {id: (kind.soldiers, kind.vehicles) for id, kind in TERRAIN.items()}
    kinds["shell-holes"] = shell_holes.soldiers, shell_holes.vehicles
    width, depth = extent(map)
    grid = HexGrid(
        pitch=PITCH,
        hexes=[hex_view(board, place, Asked(*kinds[kind]), cliffs) for place, kind in map.terrain.items()],
        edges=list(edges(map)),
        roads=[[centre(from_label(name)) for name in road.split()] for road in map.file.roads],
    )
    return Ground(width, depth, "hex", say("aam-map-title", title=map.title), [], grid, legend=legend())


def legend() -> list[MarkerView]:
    """What the markers beside units mean (AAM-COND-01, AAM-HIT-05)."""
    return [
        MarkerView("disrupted", True, CONDITIONS["disrupted"].name),
        MarkerView("disrupted", False, say("aam-legend-face-down")),
        MarkerView("damaged", True, CONDITIONS["damaged"].name),
        MarkerView("destroyed", True, CONDITIONS["destroyed"].name),
    ]


def hex_view(board: Board, place: Hex, asked: Asked, cliffs: Asked) -> HexView:
    """One hex, with what its terrain and its road do."""
    map, spot = board.map, centre(place)
    kind = map.kind(place)
    return HexView(
        id=label(place),
        x=spot.x,
        y=spot.y,
        kind=kind.id,
        name=kind.name,
        facts=list(hex_facts(board, place, asked, cliffs)),
        place=map.places.get(place),
        objective=place == map.objective,
    )


def hex_facts(board: Board, place: Hex, asked: Asked, cliffs: Asked) -> Iterator[Message]:
    """What a hex does to movement, sight and cover (AAM-TERRAIN-01 to AAM-TERRAIN-09)."""
    map = board.map
    kind = map.kind(place)
    if asked.soldiers == asked.vehicles:
        yield entering("all", asked.soldiers)
    else:
        yield entering("soldiers", asked.soldiers)
        yield entering("vehicles", asked.vehicles)
    if any(place in side.hexes for side in map.roads):
        yield say("aam-ground-road", vehicles=ROAD.vehicles, first=ROAD.vehicles_first)
    yield say("aam-ground-sight", blocks="yes" if kind.blocks else "no")
    yield say("aam-ground-cover", covers=board.covers(place))
    if place in map.cliff_hexes:
        yield cliff_fact(cliffs)


def entering(who: str, entry: Entering) -> Message:
    """What it takes a type to get in or across."""
    how = "barred" if entry.barred else "roll" if entry.roll else "free"
    return say("aam-ground-entering", who=who, how=how, cost=entry.cost, roll=entry.roll or 0)


def cliff_fact(cliffs: Asked) -> Message:
    """What crossing a cliff takes Soldiers and Vehicles (AAM-TERRAIN-09)."""
    soldiers, vehicles = (-1 if each.barred else each.roll or 0 for each in (cliffs.soldiers, cliffs.vehicles))
    return say("aam-ground-crossing", side=SIDES["cliff"].name, soldiers=soldiers, vehicles=vehicles)


def edges(map: HexMap) -> Iterator[EdgeView]:
    """What lies on hexsides: streams and their bridges, hedgerows, cliffs as seen from the hex they belong to."""
    for side in sorted(map.streams):
        bridged = side in map.roads
        yield edge("bridge" if bridged else "stream", *side.hexes)
    for side in sorted(map.hedgerows):
        yield edge("hedgerow", *side.hexes)
    for place, direction in sorted(map.cliffs):
        yield edge("cliff", place, place.neighbour(direction))


def edge(kind: str, place: Hex, other: Hex) -> EdgeView:
    """Something on the side between two neighbouring hexes."""
    side = place.direction(other)
    assert side is not None
    start, end = side_ends(place, Direction(side))
    return EdgeView(kind, label(place), label(other), start, end, say("aam-edge", kind=kind))
