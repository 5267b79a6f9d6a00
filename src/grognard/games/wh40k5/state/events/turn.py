"""Events of the turn (chapter Turn)."""

from __future__ import annotations

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.wh40k5.state.state import Model, PhaseName, State

STILL = "stationary"
"""The speed of a vehicle that does not move."""


class PlayerTurnBegan(Event):
    """A player turn begins; what units did in the last one is forgotten (WH-CORE-02)."""

    turn: int
    seat: int

    def apply(self, state: State) -> State:
        units = {
            id: replace(
                unit,
                models=halted(unit.models) if unit.seat == self.seat else unit.models,
                moved=False,
                ran=False,
                shot=None,
                fired=(),
                spent=(),
                powers=(),
                activated=False,
                rallied=False,
                boosted=False,
                boarded=False,
                alighted=False,
                stranded=False,
                idle=False,
                rammed=False,
                barred=False,
                spilled=None,
                declared=None,
                charged=(),
                helpless=(),
                stumbled=False,
                countered=False,
            )
            for id, unit in state.units.items()
        }
        number = state.player_turn + 1
        return replace(state, units=units, turn=self.turn, player_turn=number, active=self.seat, phase="start")


def halted(models: tuple[Model, ...]) -> tuple[Model, ...]:
    """Models at the start of their owner's turn: vehicles stand until they move (WH-VEH-10)."""
    if not any(model.speed != STILL or model.turned for model in models):
        return models
    return tuple(replace(model, speed=STILL, turned=False) for model in models)


class PhaseBegan(Event):
    """A phase begins; losses of a quarter are counted from here (WH-TURN-01, WH-MORALE-11)."""

    phase: PhaseName

    def apply(self, state: State) -> State:
        units = {
            id: replace(unit, fresh=len(unit.models), lost=0, shaken=False, fought=False)
            for id, unit in state.units.items()
        }
        return replace(state, units=units, phase=self.phase)


class WaaaghCalled(Event):
    """A player calls the Waaagh!, once in the battle (WH-USR-25)."""

    seat: int

    def apply(self, state: State) -> State:
        first, second = state.waaagh
        now = state.player_turn
        return replace(state, waaagh=(now, second) if self.seat == 0 else (first, now))


class GotUp(Event):
    """A unit that had gone to ground gets up (WH-SAVE-07)."""

    unit: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, down=None)
