"""A unit's whole move: from setting off to its final facing (chapter Movement).

Marching          sets off, advances, faces a side, stands on mines
  Advancing       one step after another (see advance)
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from grognard.core.engine.procedures import Action, Call, Done, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.rules.movement.advance import Advancing, Arrival, sets_off_mines
from grognard.games.axis_allies_minis.rules.movement.movement import (
    Kind,
    kind_now,
    march_at_random,
    march_refusal,
    marches,
    pace_of,
)
from grognard.games.axis_allies_minis.rules.movement.obstacles import Mines
from grognard.games.axis_allies_minis.state.choices import March
from grognard.games.axis_allies_minis.state.events.movement import SetOff, Turned
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Direction, Hex

PHASES = ("vanguard", "movement", "assault")
"""The phases in which units move (AAM-TURN-05, AAM-TURN-07, AAM-SA-63)."""


def refusal(g: G, unit: Unit, choice: March) -> Refused | None:
    """Why a unit cannot make this move in this phase."""
    if g.state.phase not in PHASES:
        return Refused(say("aam-refused-phase"), "AAM-TURN-05", "AAM-TURN-07")
    return march_refusal(g, unit, choice, kind_now(g, unit))


def candidates(g: G, unit: Unit) -> Iterator[March]:
    """A sample of its moves; see ``movement.marches``."""
    if may_march(g, unit):
        yield from marches(g, unit, kind_now(g, unit))


def may_march(g: G, unit: Unit) -> bool:
    """Whether a unit may move at all in this phase."""
    return g.state.phase in PHASES and unit.place == "map"


def draws(g: G, unit: Unit, random: Random) -> Iterator[March | None]:
    """A random move of it, if it can move."""
    if may_march(g, unit):
        yield march_at_random(g, unit, pace_of(g, unit, kind_now(g, unit)), random)


def procedure(g: G, choice: March) -> Procedure:
    """Its carrying out."""
    return Marching(choice.unit, choice.path, choice.facing, kind_now(g, g.state.units[choice.unit]))


class Marching(Procedure):
    """A unit's whole move (AAM-MOVE-05). Its value is the ``Arrival``."""

    unit: str
    path: tuple[Hex, ...]
    facing: Direction
    kind: Kind = "move"
    arrival: Arrival | None = None

    @step
    def set_off(self, g: B) -> Action:
        """Moving ends overwatch (AAM-OW-05)."""
        unit = g.state.units[self.unit]
        assert unit.at is not None
        pace = pace_of(g, unit, self.kind)
        g.emit(SetOff(self.unit, self.path), "AAM-MOVE-01")
        return Call(Advancing(self.unit, unit.at, self.path, self.facing, pace, g.rolls))

    @step
    def face(self, g: B, arrival: Arrival) -> Action:
        """The final facing is free for one that was not stopped (AAM-MOVE-09, AAM-MOVE-16); mines where the move ends
        are set off (AAM-TERRAIN-14)."""
        unit = g.state.units[self.unit]
        if arrival.facing is not None and arrival.facing != unit.facing:
            g.emit(Turned(unit.id, arrival.facing), "AAM-MOVE-09", "AAM-MOVE-16")
        return self.then(Call(Mines(unit.id)) if sets_off_mines(g, unit) else None, arrival=arrival)

    @step
    def end(self, g: G) -> Action:
        return Done(self.arrival)
