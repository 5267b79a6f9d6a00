"""Events of movement: steps, rolls, transport, overwatch, stacking, arrivals."""

from __future__ import annotations

from typing import Literal

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.axis_allies_minis.state.conditions import ignores_disruption
from grognard.games.axis_allies_minis.state.stacking import counts_as
from grognard.games.axis_allies_minis.state.state import State, Unit
from grognard.space.hex.grid import Direction, Hex, Hexside


class SetOff(Event):
    """A unit begins a move along a path (AAM-MOVE-05), be it that the first roll fails: it leaves overwatch
    (AAM-OW-05) and is no longer Entrenched or Camouflaged (AAM-SA-44, AAM-SA-46)."""

    unit: str
    path: tuple[Hex, ...]

    def apply(self, state: State) -> State:
        return state.changing(self.unit, overwatch=None, moved=True, stirred=True, exposed=True)


class MovementRolled(Event):
    """A movement roll (AAM-MOVE-05): ``what`` is the terrain, side or obstacle that asks it."""

    unit: str
    what: str
    need: int
    success: bool


class Stepped(Event):
    """A unit, and whom it carries, moves into a neighbouring hex; a Vehicle faces the way it went (AAM-MOVE-06). What
    it took over in the hex it leaves, it leaves there (AAM-SA-86)."""

    unit: str
    to: Hex
    facing: Direction

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        came = _came(state, unit, self.to)
        moved = replace(unit, at=self.to, facing=self.facing, came=came, borrowed=None)
        if unit.of.type != "vehicle":
            return state.with_units(moved)
        carried = (replace(unit, at=self.to) for unit in state.passengers(self.unit))
        return state.with_units(moved, *carried)


class WentBack(Event):
    """A unit stopped where the hex cannot hold it goes back to the hex it came from (AAM-STACK-13)."""

    unit: str
    to: Hex

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        moved = replace(unit, at=self.to, came=_came(state, unit, self.to))
        carried = (replace(unit, at=self.to) for unit in state.passengers(self.unit))
        return state.with_units(moved, *carried)


class Stopped(Event):
    """A unit's move ends against its will: a movement roll failed (AAM-MOVE-05), or it was disrupted by a reaction
    (AAM-MOVE-11) or a minefield (AAM-TERRAIN-14)."""

    unit: str
    why: Literal["failed", "disrupted", "mines"]


class Turned(Event):
    """A unit faces a side: zero movement, the end of a move, an Aircraft's attack (AAM-MOVE-07, AAM-MOVE-16,
    AAM-AIR-03). ``move`` is true if it counts as its move: it is one to whatever asks whether the unit has moved."""

    unit: str
    facing: Direction
    move: bool = False

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        if not self.move:
            return state.with_units(replace(unit, facing=self.facing))
        turned = replace(unit, facing=self.facing, overwatch=None, moved=True, stirred=True, exposed=True)
        return state.with_units(turned)


class WentOnOverwatch(Event):
    """A unit watches a row of hexes; a Vehicle without turret turns its hull (AAM-OW-02)."""

    unit: str
    direction: Direction
    facing: Direction

    def apply(self, state: State) -> State:
        return state.changing(self.unit, overwatch=self.direction, facing=self.facing)


class Boarded(Event):
    """A Soldier gets aboard, which is its move (AAM-MOVE-12)."""

    unit: str
    carrier: str

    def apply(self, state: State) -> State:
        at = state.units[self.carrier].at
        unit = replace(state.units[self.unit], place="aboard", carrier=self.carrier, at=at, overwatch=None)
        return state.with_units(replace(unit, stirred=True, exposed=True, borrowed=None))


class Dismounted(Event):
    """A passenger gets off (AAM-MOVE-12, AAM-STACK-08)."""

    unit: str
    at: Hex
    facing: Direction

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        landed = replace(unit, place="map", carrier=None, at=self.at, facing=self.facing)
        return state.with_units(
            replace(landed, came=_came(state, unit, self.at), moved=True, stirred=True, exposed=True)
        )


class MinesRolled(Event):
    """A minefield's roll: a unit ends in its hex or leaves it (AAM-TERRAIN-14)."""

    unit: str
    disrupted: bool


class WasOverrun(Event):
    """A Vehicle overran a Soldier, who is disrupted at once (AAM-SA-68)."""

    unit: str
    target: str

    def apply(self, state: State) -> State:
        return Disrupted(self.target).apply(state)


class Disrupted(Event):
    """A Disrupted marker is laid face up at once: defensive fire, overwatch, mines, Headshot, Overheat
    (AAM-COND-03). ``lingering``: it stays in the next casualty phase, whatever disrupts the unit besides. Those who
    ignore the marker stay on overwatch (AAM-SA-52)."""

    unit: str
    lingering: bool = False

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        watch = unit.overwatch if ignores_disruption(unit) else None
        lingering = unit.lingering or self.lingering
        return state.with_units(replace(unit, disrupted=True, overwatch=watch, lingering=lingering))


class Rallied(Event):
    """A Disrupted marker comes off early, by a commander's or the unit's own ability (AAM-SA-75)."""

    unit: str
    by: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, disrupted=False, lingering=False)


class Penalised(Event):
    """An overfull hex costs a unit a face-down marker (AAM-STACK-05, AAM-STACK-06); ``marker`` is empty if it has them
    all."""

    unit: str
    marker: str = ""

    def apply(self, state: State) -> State:
        if not self.marker:
            return state
        unit = state.units[self.unit]
        return state.changing(self.unit, hits=(*unit.hits, self.marker))


class Entered(Event):
    """A unit comes onto the map: a Paratrooper, who has then acted, or a Hero, who may still act (AAM-SA-79,
    AAM-SA-80)."""

    unit: str
    at: Hex
    facing: Direction
    acted: bool = False

    def apply(self, state: State) -> State:
        return state.changing(self.unit, place="map", at=self.at, facing=self.facing, acted=self.acted)


class SmokeLaid(Event):
    """Smoke lies in a hex until the end of the turn (AAM-SA-78)."""

    unit: str
    at: Hex

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        changed = state.with_units(replace(unit, spent=(*unit.spent, "smoke-screen")))
        return replace(changed, smoke=(*state.smoke, self.at))


class BridgeMined(Event):
    """An engineer's attempt at a bridge (AAM-SA-77)."""

    unit: str
    bridge: Hexside
    success: bool

    def apply(self, state: State) -> State:
        return replace(state, blown=(*state.blown, self.bridge)) if self.success else state


def _came(state: State, unit: Unit, at: Hex) -> int:
    """How late a unit comes among the Vehicles of a hex; 0 for one that is none (AAM-STACK-07)."""
    if counts_as(unit.of) != "vehicle":
        return 0
    return 1 + max((other.came for other in state.in_hex(at) if counts_as(other.of) == "vehicle"), default=0)
