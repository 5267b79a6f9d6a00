"""Obstacles: barbed wire, tank obstacles, minefields, pillboxes (AAM-TERRAIN-12 to AAM-TERRAIN-15, AAM-GAME-13).

Wire and tank obstacles ask for a movement roll on a road too: a road sets aside terrain, not what was put in its way.
What a pillbox does to a cover roll belongs to ``cover``.
"""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.engine.fates import Tallies, play
from grognard.core.engine.procedures import Action, Call, Done, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.axis_allies_minis.data.tables import LIMITS, OBSTACLES
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.ground.crossing import Check, needs
from grognard.games.axis_allies_minis.rules.movement.fates import MINES, SAFE
from grognard.games.axis_allies_minis.state.events.movement import Disrupted, MinesRolled
from grognard.games.axis_allies_minis.state.state import Obstacle, Unit
from grognard.space.hex.grid import DIRECTIONS, Direction, Hex

# ---- in a move ---------------------------------------------------------------------------------------------------


def obstacle_checks(g: G, unit: Unit, here: Hex, there: Hex) -> Iterator[Check]:
    """The movement rolls obstacles ask of a step: wire on the side it crosses (AAM-TERRAIN-12), a tank obstacle in the
    hex it enters (AAM-TERRAIN-13)."""
    card = unit.of
    for obstacle in g.state.obstacles.values():
        if obstacle.at is None:
            continue
        kind = OBSTACLES[obstacle.kind]
        entering = kind.vehicles if card.type == "vehicle" else kind.soldiers
        if entering.roll is not None and _meets(obstacle, here, there):
            yield Check(obstacle.kind, needs(card, entering.roll), kind.rule)


def _meets(obstacle: Obstacle, here: Hex, there: Hex) -> bool:
    if obstacle.side is None:
        return obstacle.at == there
    return obstacle.at is not None and {obstacle.at, obstacle.at.neighbour(obstacle.side)} == {here, there}


def is_mined(g: G, at: Hex) -> bool:
    """Whether a minefield lies in a hex (AAM-TERRAIN-14)."""
    return any(obstacle.at == at and OBSTACLES[obstacle.kind].danger for obstacle in g.state.obstacles.values())


class Mines(Procedure):
    """The roll of a unit that leaves a minefield or ends its move in it, whoever laid it (AAM-TERRAIN-14). Its value:
    whether the unit is disrupted by it."""

    unit: str

    @step
    def roll_die(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        return Call(play([(MINES, 1)], unit.seat))

    @step
    def explode(self, g: B, rolled: Tallies) -> Action:
        safe = rolled[0][SAFE]
        g.emit(MinesRolled(self.unit, not safe), "AAM-TERRAIN-14")
        if not safe:
            g.emit(Disrupted(self.unit), "AAM-TERRAIN-14", "AAM-COND-03")
        return Done(not safe)


# ---- setting up --------------------------------------------------------------------------------------------------


def obstacles_to_place(g: G, seat: int) -> list[Obstacle]:
    """The obstacles of a seat still to be set up (AAM-GAME-13)."""
    return [obstacle for obstacle in g.state.obstacles.values() if obstacle.seat == seat and obstacle.at is None]


def sites_for_obstacle(g: G, obstacle: Obstacle) -> Iterator[tuple[Hex, Direction | None]]:
    """Every hex, or hex and side, of its owner's zone."""
    assert obstacle.seat is not None
    sides = DIRECTIONS if OBSTACLES[obstacle.kind].at == "side" else (None,)
    return ((at, side) for at in g.context.zones[obstacle.seat] for side in sides)


def places_for_obstacle(g: G, obstacle: Obstacle) -> Iterator[tuple[Hex, Direction | None]]:
    """Every hex, or hex and side, an obstacle may be set up at: in its owner's zone, as many to a hex as may stack
    (AAM-GAME-13, AAM-STACK-01)."""
    assert obstacle.seat is not None
    for at, side in sites_for_obstacle(g, obstacle):
        if obstacle_refusal(g, obstacle.seat, obstacle.id, at, side) is None:
            yield at, side


def obstacle_refusal(g: G, seat: int, id: str, at: Hex, side: Direction | None) -> Refused | None:
    """Why an obstacle cannot be set up there; None if it can."""
    obstacle = g.state.obstacles.get(id)
    if obstacle is None or obstacle.seat != seat or obstacle.at is not None:
        return Refused(say("aam-refused-obstacle"), "AAM-GAME-13")
    if at not in g.context.zones[seat]:
        return Refused(say("aam-refused-obstacle-zone"), "AAM-GAME-13")
    if (side is not None) != (OBSTACLES[obstacle.kind].at == "side"):
        return Refused(say("aam-refused-obstacle-side", at=OBSTACLES[obstacle.kind].at), OBSTACLES[obstacle.kind].rule)
    if side is not None and at.neighbour(side) not in g.context.map.terrain:
        return Refused(say("aam-refused-edge"), "AAM-MAP-05")
    there = sum(1 for other in g.state.obstacles.values() if other.at == at)
    if there >= LIMITS["obstacles-in-hex"].value:
        return Refused(say("aam-refused-obstacle-full"), "AAM-STACK-01", "AAM-GAME-13")
    return None
