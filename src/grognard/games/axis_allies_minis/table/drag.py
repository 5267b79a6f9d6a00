"""A drag over hexes turned into the choice it means: a march, a turn on the spot, getting off, setting up, entering."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.asking.previews import forbidden
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.records import replace, to_builtins
from grognard.core.wire.overlays import Hexes, Overlay
from grognard.core.wire.previews import DragProposal, Preview
from grognard.games.axis_allies_minis.data.tables import OBSTACLES
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.ground.layout import direction_of, hex_under
from grognard.games.axis_allies_minis.ground.ranges import longest_range
from grognard.games.axis_allies_minis.rules.movement.advance import GoOn
from grognard.games.axis_allies_minis.rules.movement.free_move import ChooseFreeMove
from grognard.games.axis_allies_minis.rules.movement.movement import Pace, heading, kind_now, pace_of
from grognard.games.axis_allies_minis.rules.turn.deployment import PlaceUnit, forwards
from grognard.games.axis_allies_minis.state.choices import (
    Deploy,
    Dismount,
    Enter,
    Fortify,
    Halt,
    March,
    PlaceAircraft,
    TurnAbout,
)
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.games.axis_allies_minis.table.march_preview import end_notes, end_overlays, march_preview
from grognard.games.axis_allies_minis.table.perils import peril_notes, perils_over, threats
from grognard.games.axis_allies_minis.table.routes import way_through
from grognard.space.hex.grid import DIRECTIONS, Direction, Hex, label

MOST_CORNERS = 24


def drag_preview(g: B, decision: Decision, proposal: DragProposal) -> Preview:
    """What a drag means for the decision asked, and what it would do."""
    goals = [hex_under(point.x, point.y) for point in proposal.waypoints[:MOST_CORNERS]]
    turn = None if proposal.turn is None else direction_of(proposal.turn)
    if proposal.unit in g.state.obstacles:
        return obstacle_preview(g, decision, proposal.unit, goals, turn)
    unit = g.state.units.get(proposal.unit)
    if unit is None or unit.seat != decision.seat or not unit.alive:
        return Preview()
    if unit.place == "off":
        return placing_preview(g, decision, unit, goals, turn)
    if unit.place == "aboard":
        return getting_off_preview(g, decision, unit, goals, turn)
    return moving_preview(g, decision, unit, goals, turn)


def moving_preview(g: B, decision: Decision, unit: Unit, goals: Sequence[Hex], turn: Direction | None) -> Preview:
    """A unit on the map goes through some hexes, or turns where it stands (AAM-MOVE-05, AAM-MOVE-07)."""
    assert unit.at is not None
    pace = pace_for(g, decision, unit)
    path = way_through(g, unit, pace, goals)
    if not path:
        return turning_preview(g, decision, unit, turn) if turn is not None else Preview()
    march = March(unit.id, path, turn or heading(unit.at, path))
    return march_preview(g, unit, march, pace, decision.refusal(g, march))


def pace_for(g: G, decision: Decision, unit: Unit) -> Pace:
    """What a unit may spend now: what is left of a move it is in the middle of, or that of a whole move."""
    match decision:
        case GoOn(pace=left):
            return left
        case ChooseFreeMove(move=kind):
            return pace_of(g, unit, kind)
        case _:
            return pace_of(g, unit, kind_now(g, unit))


def turning_preview(g: B, decision: Decision, unit: Unit, turn: Direction) -> Preview:
    """A turn on the spot (AAM-MOVE-07), or the facing at the end of a move (AAM-MOVE-16)."""
    choice = Halt(turn) if isinstance(decision, GoOn) else TurnAbout(unit.id, turn)
    return judged(g, decision, choice, replace(unit, facing=turn))


def placing_preview(g: B, decision: Decision, unit: Unit, goals: Sequence[Hex], turn: Direction | None) -> Preview:
    """A unit is put on the map: set up, entering, or flying (AAM-GAME-04, AAM-SA-79, AAM-TURN-06)."""
    if not goals:
        return Preview()
    at, facing = goals[-1], turn or forwards(g, unit.seat)
    choice: Choice
    if isinstance(decision, PlaceUnit):
        choice = Deploy(unit.id, at, facing)
    elif unit.of.type == "aircraft":
        choice = PlaceAircraft(unit.id, at, facing)
    else:
        choice = Enter(unit.id, at, facing)
    return judged(g, decision, choice, put(unit, at, facing))


def put(unit: Unit, at: Hex, facing: Direction) -> Unit:
    """A unit as it would stand on the map."""
    return replace(unit, at=at, facing=facing, place="map", carrier=None)


def getting_off_preview(g: B, decision: Decision, unit: Unit, goals: Sequence[Hex], turn: Direction | None) -> Preview:
    """A passenger gets off (AAM-MOVE-12)."""
    assert unit.carrier is not None
    at = goals[-1] if goals else g.state.units[unit.carrier].at
    if at is None or (not goals and turn is None):
        return Preview()
    facing = turn or g.state.units[unit.carrier].facing
    choice = Dismount(unit.id, at, facing)
    return judged(g, decision, choice, put(unit, at, facing))


def judged(g: B, decision: Decision, choice: Choice, moved: Unit) -> Preview:
    """A choice that puts a unit somewhere: how it would stand and what it would see, or what forbids it."""
    refusal = decision.refusal(g, choice)
    if refusal is not None:
        return forbidden(refusal)
    perils = perils_over(g, moved) if isinstance(choice, PlaceAircraft) else []
    overlays: list[Overlay] = [*sight_from(g, moved), *end_overlays(g, moved), *threats(g, perils)]
    notes = [*peril_notes(g, moved, perils), *end_notes(g, moved)]
    return Preview(choice=to_builtins(choice), overlays=overlays, notes=notes)


def sight_from(g: G, unit: Unit) -> list[Overlay]:
    """The hexes a unit would see within its range (AAM-LOS-01, AAM-RANGE-01)."""
    board, at = g.context.board, unit.at
    assert at is not None
    reach = longest_range(unit.of)
    smoke = frozenset(g.state.smoke)
    air = unit.of.type == "aircraft"
    seen = [
        label(place)
        for place in board.hexes
        if 0 < board.distance(at, place) <= reach and board.sees_through(at, place, smoke, air)
    ]
    return [Hexes("seen", seen)] if seen else []


def obstacle_preview(g: G, decision: Decision, id: str, goals: Sequence[Hex], turn: Direction | None) -> Preview:
    """An obstacle is laid in a hex, or on the side that the drag's facing names, else the first free one
    (AAM-GAME-13)."""
    if not goals:
        return Preview()
    on_side = OBSTACLES[g.state.obstacles[id].kind].at == "side"
    sides = ((turn,) if turn is not None else DIRECTIONS) if on_side else (None,)
    choices = [Fortify(id, goals[-1], side) for side in sides]
    choice = next((each for each in choices if decision.refusal(g, each) is None), choices[0])
    refusal = decision.refusal(g, choice)
    if refusal is not None:
        return forbidden(refusal)
    return Preview(choice=to_builtins(choice), overlays=[Hexes("zone", [label(goals[-1])])])
