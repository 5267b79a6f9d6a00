"""What happens before a battle and from afar: setting up, flanks noted, bombardments, barrages, air strikes."""

from __future__ import annotations

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.bolt_action.state.choices import Leg
from grognard.games.bolt_action.state.state import Call, Flank, State


class UnitSetUp(Event):
    """A unit is set up on the table before the battle (BA-SCN-14)."""

    unit: str
    legs: tuple[Leg, ...]
    facing: int | None = None

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        places = {leg.model: leg.points[-1] for leg in self.legs}
        facing = unit.facing if self.facing is None else self.facing
        models = tuple(
            replace(model, x=places[model.id][0], y=places[model.id][1], facing=facing if model.length else 0)
            for model in unit.models
        )
        return state.changing(self.unit, models=models, facing=facing, place="table")


class SetUpEnded(Event):
    """A side sets up no more units; the others wait (BA-SCN-14)."""

    seat: int


class FlankNoted(Event):
    """A seat has noted which reserves will outflank on a side of the table; only it knows which (BA-SCN-06)."""

    seat: int
    flank: Flank
    units: tuple[str, ...] | None

    def apply(self, state: State) -> State:
        return state.with_units(*(replace(state.units[id], flank=self.flank) for id in self.units or ()))

    def seen_by(self, seat: int | None) -> FlankNoted:
        return self if seat == self.seat else replace(self, units=None)


class Bombarded(Event):
    """A side's preparatory bombardment arrives, or not (BA-SCN-07)."""

    seat: int
    arrives: bool


class CallMade(Event):
    """An observer calls a barrage on a place or an air strike on a unit; the call is spent (BA-HQ-09 to BA-HQ-11)."""

    unit: str
    call: Call

    def apply(self, state: State) -> State:
        made = state.units[self.unit].calls_made + 1
        return replace(state.changing(self.unit, calls_made=made), calls=(*state.calls, self.call))


class CallDelayed(Event):
    """Nothing comes yet; the die is rolled again next turn (BA-HQ-09, BA-HQ-10)."""

    unit: str
    strike: bool


class CallLost(Event):
    """An air strike finds nobody to strike (BA-HQ-10)."""

    unit: str
    call: Call

    def apply(self, state: State) -> State:
        return replace(state, calls=tuple(call for call in state.calls if call != self.call))


class CallShifted(Event):
    """The opponent shifts a barrage, or sends the aircraft at another unit (BA-HQ-09, BA-HQ-10)."""

    unit: str
    target: str | None = None


class BarrageFell(Event):
    """A barrage falls about a place (BA-HQ-09)."""

    unit: str
    call: Call
    x: int
    y: int

    def apply(self, state: State) -> State:
        return replace(state, calls=tuple(call for call in state.calls if call != self.call))


class StrikeArrived(Event):
    """Aircraft arrive over a unit (BA-HQ-10)."""

    unit: str
    call: Call
    target: str

    def apply(self, state: State) -> State:
        return replace(state, calls=tuple(call for call in state.calls if call != self.call))


class Struck(Event):
    """A shell or an aircraft's guns strike a unit: the hits, after halving, and the pins (BA-HE-01, BA-HQ-10)."""

    unit: str
    hits: int
    pins: int
