"""The turn, its dice and the end of a battle."""

from __future__ import annotations

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.bolt_action.state.state import (
    DrawnDie,
    Order,
    State,
    Way,
)


class RolledOff(Event):
    """A roll-off: the winning seat (BA-GEN-13)."""

    winner: int

    def apply(self, state: State) -> State:
        return replace(state, won_roll_off=self.winner)


class EdgesTaken(Event):
    """Each seat's own table edge (BA-SCN-01): 0 is the near edge, 1 the far one."""

    home: tuple[int, int]

    def apply(self, state: State) -> State:
        return replace(state, home=self.home, edges_taken=True)


class WaveNamed(Event):
    """A seat has written down its first wave; only it knows which units (BA-SCN-10)."""

    seat: int
    units: tuple[str, ...] | None

    def apply(self, state: State) -> State:
        first = set(self.units or ())
        return state.with_units(
            *(
                replace(unit, place="first_wave" if unit.id in first else "reserve")
                for unit in state.units.values()
                if unit.seat == self.seat and not unit.on_table and unit.place != "aboard"
            )
        )

    def seen_by(self, seat: int | None) -> WaveNamed:
        return self if seat == self.seat else replace(self, units=None)


class TurnBegan(Event):
    """A new turn; no die is drawn yet."""

    turn: int

    def apply(self, state: State) -> State:
        return replace(state, turn=self.turn, drawn=(), set_aside=(0, 0))


class DieDrawn(Event):
    """An order die is drawn from the cup (BA-TURN-02)."""

    seat: int

    def apply(self, state: State) -> State:
        return replace(state, drawn=(*state.drawn, DrawnDie(self.seat)))


class DieSetAside(Event):
    """A drawn die that no unit can use waits for the turn end (BA-TURN-04)."""

    seat: int

    def apply(self, state: State) -> State:
        aside = list(state.set_aside)
        aside[self.seat] += 1
        return replace(state, set_aside=(aside[0], aside[1]))


class DiePassed(DieSetAside):
    """By house rule its owner gives a drawn die to nobody (BA-TURN-10)."""


class OrderGiven(Event):
    """The drawn die is laid beside a unit (BA-TURN-02). Cyclists dismount for any order but Run (BA-SPC-07)."""

    unit: str
    order: Order
    assault: str | None = None
    loaded: Way | None = None

    def apply(self, state: State) -> State:
        seat = state.units[self.unit].seat
        drawn = (*state.drawn[:-1], DrawnDie(seat, self.unit, self.order))
        riding = state.units[self.unit].riding and self.order == "run"
        changed = state.changing(self.unit, order=self.order, kept=False, riding=riding, loaded=self.loaded)
        return replace(changed, drawn=drawn)


class DieTurned(Event):
    """The die beside a unit is turned to another order."""

    unit: str
    order: Order

    def apply(self, state: State) -> State:
        drawn = tuple(replace(die, order=self.order) if die.unit == self.unit else die for die in state.drawn)
        riding = state.units[self.unit].riding and self.order == "run"
        return replace(state.changing(self.unit, order=self.order, kept=False, riding=riding), drawn=drawn)


class DieTaken(Event):
    """A unit without an order reacts: a die of its side leaves the cup for it at once (BA-TURN-03)."""

    unit: str
    order: Order

    def apply(self, state: State) -> State:
        seat = state.units[self.unit].seat
        return replace(
            state.changing(self.unit, order=self.order, riding=False),
            drawn=(*state.drawn, DrawnDie(seat, self.unit, self.order)),
        )


class DiceReturned(Event):
    """Turn end: all dice go back to the cup but those kept (BA-TURN-06)."""

    keeping: tuple[str, ...]

    def apply(self, state: State) -> State:
        keeping = set(self.keeping)
        return state.with_units(
            *(
                replace(unit, kept=True, boarded=False, alighted=False)
                if unit.id in keeping
                else replace(unit, order=None, kept=False, boarded=False, alighted=False, loaded=None)
                for unit in state.units.values()
                if unit.order is not None or unit.boarded
            )
        )


class LengthRolled(Event):
    """The die for one more turn (BA-SCN-02)."""

    more: bool
    last_turn: int

    def apply(self, state: State) -> State:
        return replace(state, last_turn=self.last_turn)


class BattleEnded(Event):
    """The battle is over; points and winner (None: a draw) by BA-SCN-03."""

    points: tuple[int, int]
    winner: int | None

    def apply(self, state: State) -> State:
        return replace(state, ended=True)


class Conceded(Event):
    """A side gives the battle up; the other wins whatever the points."""

    seat: int

    def apply(self, state: State) -> State:
        return replace(state, ended=True, conceded=self.seat)
