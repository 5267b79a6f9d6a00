"""Buildings on the table of a screen: their names, going in by a drag or a button, and what that would look like."""

from __future__ import annotations

from collections.abc import Sequence

import shapely

from grognard.core.asking.previews import forbidden, judged
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.wire.overlays import Callout, Overlay, Spot
from grognard.core.wire.previews import Note, Preview
from grognard.core.wire.scene import PieceView
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.maps import terrain_facts
from grognard.games.bolt_action.ground import building_moves
from grognard.games.bolt_action.ground.building_moves import floor_of
from grognard.games.bolt_action.ground.buildings import Building
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.rules.movement import ways
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.state.choices import ChangeFloor, GoIn
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Floor, Unit
from grognard.space.drawing import ghosts, path, spots
from grognard.space.formations import middle
from grognard.space.plane import Point, length_of
from grognard.space.terrain import Piece


def building_name(g: G, id: str) -> Message:
    """What a building is called: by its name, or by its kind."""
    piece = next(piece for piece in g.setup.map.ground.pieces if piece.id == id)
    return say("ba-place", name=piece.name) if piece.name else say("ba-unnamed", kind=tables.TERRAIN[piece.kind].name)


def floor_name(g: G, floor: Floor) -> Message:
    """A floor in words; which one only where there are several."""
    building = g.context.ground.buildings.get(floor.building)
    many = building is not None and building.floors > 1
    return say("ba-floor", building=building_name(g, floor.building), level=floor.level if many else "only")


def piece_view(piece: Piece) -> PieceView:
    """A piece of terrain as drawn."""
    return PieceView(
        id=piece.id,
        kind=piece.kind,
        outline=spots(piece.outline),
        height=piece.height,
        name=say("ba-place", name=piece.name) if piece.name else None,
        facts=[tables.TERRAIN[piece.kind].name, *terrain_facts(tables.TERRAIN[piece.kind])],
    )


def altered_pieces(g: G) -> list[PieceView]:
    """The terrain that is no longer as it was when the battle began: fallen buildings, smoke (BA-BLD-08, BA-WPN-16)."""
    if not g.state.fallen and not g.state.smoke:
        return []
    known = set(g.setup.map.ground.pieces)
    return [piece_view(piece) for piece in g.context.field.pieces if piece not in known]


def building_at(g: G, place: Point) -> Building | None:
    """The standing building at a place, if there is one."""
    buildings: list[Building] = list(g.context.ground.buildings.values())
    for building in buildings:
        if shapely.intersects_xy(building.shape, *place):
            return building
    return None


def floors_offered(g: G, unit: Unit, decision: ChooseMove, building: Building) -> list[GoIn | ChangeFloor]:
    """The floors of a building that a unit could go to with this move, the lowest first; if none is allowed, the one
    that shows why."""
    every = [
        choice
        for choice in building_moves.conceivable(g, unit, "run", decision.allowance)
        if (choice.building if isinstance(choice, GoIn) else own_building(unit)) == building.id
    ]
    allowed = [each for each in every if refusal(g, unit, decision, each) is None]
    return allowed or every[:1] or [GoIn(building.id)]


def own_building(unit: Unit) -> str | None:
    """The building a unit is in."""
    return None if unit.inside is None else unit.inside.building


def refusal(g: G, unit: Unit, decision: ChooseMove, choice: GoIn | ChangeFloor) -> Refused | None:
    """Why the unit may not go there with this move; None if it may."""
    return building_moves.going_refusal(g, unit, choice, decision.manner, decision.allowance)


def inside_preview(g: G, decision: ChooseMove, choice: GoIn | ChangeFloor) -> Preview:
    """Going in, up or down before it is confirmed: the way, where the men will be drawn, what it gives; or why not."""
    unit = g.state.units[decision.unit]
    refused = refusal(g, unit, decision, choice)
    if refused is not None:
        return forbidden(refused)
    floor = floor_of(unit, choice)
    there = building_moves.placed(g, unit, floor)
    overlays: list[Overlay] = [ghosts(there.models)]
    headline = None
    if isinstance(choice, GoIn):
        found = building_moves.way_in(g, unit, floor, decision.manner, decision.allowance)
        assert isinstance(found, building_moves.WayIn)
        longest = max((leg.points for leg in ways.from_start(unit, found.legs)), key=length_of)
        overlays.append(path(longest))
        headline = say(
            "ba-callout-length", inches=f"{length_of(longest) / INCH:.1f}", limit=f"{decision.allowance / INCH:g}"
        )
    overlays.append(Callout(Spot(*middle(there.models)), [floor_name(g, floor)]))
    note = Note(say("ba-note-inside"), ["BA-BLD-02", "BA-BLD-03"])
    return judged(choice, None, headline=headline, overlays=overlays, notes=[note])


def drag_inside(g: G, decision: ChooseMove, waypoints: Sequence[Point]) -> Preview | None:
    """A drag that ends on a building: going in, or to another floor of its own. None if it ends elsewhere."""
    building = building_at(g, waypoints[-1])
    if building is None:
        return None
    unit = g.state.units[decision.unit]
    return inside_preview(g, decision, floors_offered(g, unit, decision, building)[0])
