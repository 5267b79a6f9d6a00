"""Events of the turn: set-up, initiative, phases, casualties, the verdict (chapters Turn and Game)."""

from __future__ import annotations

from typing import Literal

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.axis_allies_minis.state.conditions import ignores_disruption
from grognard.games.axis_allies_minis.state.state import PhaseName, State, Unit
from grognard.space.hex.grid import Direction, Hex


class CoinTossed(Event):
    """The coin: who chooses the order of set-up (AAM-GAME-04)."""

    winner: int

    def apply(self, state: State) -> State:
        return replace(state, active=self.winner)


class OrderOfSetUp(Event):
    """Who sets up first (AAM-GAME-04)."""

    first: int

    def apply(self, state: State) -> State:
        return replace(state, first=self.first)


class SetUp(Event):
    """A unit stands where its owner put it (AAM-GAME-04); ``carrier`` if it begins aboard."""

    unit: str
    at: Hex
    facing: Direction
    carrier: str | None = None

    def apply(self, state: State) -> State:
        place = "aboard" if self.carrier else "map"
        return state.changing(self.unit, place=place, at=self.at, facing=self.facing, carrier=self.carrier)


class Fortified(Event):
    """An obstacle lies where its owner put it (AAM-GAME-13)."""

    obstacle: str
    at: Hex
    side: Direction | None = None

    def apply(self, state: State) -> State:
        changed = dict(state.obstacles)
        changed[self.obstacle] = replace(changed[self.obstacle], at=self.at, side=self.side)
        return replace(state, obstacles=changed)


class TurnBegan(Event):
    """A new turn (AAM-TURN-01)."""

    turn: int

    def apply(self, state: State) -> State:
        return replace(state, turn=self.turn, phase="initiative")


class InitiativeRolled(Event):
    """Each seat's dice with its bonus (AAM-TURN-02); ``winner`` is None for a tie that is rolled again
    (AAM-TURN-03)."""

    dice: tuple[tuple[int, int], tuple[int, int]]
    bonus: tuple[int, int]
    winner: int | None

    def apply(self, state: State) -> State:
        return state if self.winner is None else replace(state, active=self.winner)


class DiceRerolled(Event):
    """Organization had its owner's initiative dice rolled again (AAM-TURN-04)."""

    seat: int
    unit: str


class OrderOfPlay(Event):
    """Who is first player this turn (AAM-TURN-02)."""

    first: int

    def apply(self, state: State) -> State:
        return replace(state, first=self.first)


class PhaseBegan(Event):
    """A phase begins: each unit may fire one reaction shot in it (AAM-DF-05)."""

    phase: PhaseName

    def apply(self, state: State) -> State:
        return replace(state, phase=self.phase, units=_fresh(state, (0, 1), self.phase, shots=True))


class PartBegan(Event):
    """A player's part of a phase begins: none of his units has acted in it (AAM-TURN-10)."""

    seat: int

    def apply(self, state: State) -> State:
        return replace(state, active=self.seat, units=_fresh(state, (self.seat,), state.phase, shots=False))


class PartEnded(Event):
    """A player has finished his part of a phase."""

    seat: int


class Acted(Event):
    """A unit's action in this part of the phase is over (AAM-TURN-10)."""

    unit: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, acted=True)


class MarkersRemoved(Event):
    """Casualty phase, first: Disrupted markers come off these units (AAM-TURN-09)."""

    units: tuple[str, ...]

    def apply(self, state: State) -> State:
        return state.with_units(*(replace(state.units[id], disrupted=False) for id in self.units))


class MarkersTurned(Event):
    """Casualty phase, second: the face-down markers of a unit take effect (AAM-TURN-09). ``disrupted``, ``damaged`` and
    ``destroyed`` say what then lies face up; ``spent`` is an ability that changed it (AAM-SA-42)."""

    unit: str
    disrupted: bool = False
    damaged: bool = False
    destroyed: bool = False
    spent: str | None = None

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        spent = (*unit.spent, self.spent) if self.spent else unit.spent
        hits = ("destroyed",) if self.destroyed else ()
        return state.with_units(
            replace(
                unit,
                hits=hits,
                disrupted=unit.disrupted or self.disrupted,
                damaged=unit.damaged or self.damaged,
                overwatch=None if self.disrupted and not ignores_disruption(unit) else unit.overwatch,
                lingering=False,
                spent=spent,
            )
        )


class AbilityRolled(Event):
    """A roll an ability calls for when markers are turned: a fire destroys the unit, Endurance saves it (AAM-SA-49,
    AAM-SA-51)."""

    unit: str
    ability: str
    success: bool

    def apply(self, state: State) -> State:
        if not self.success:
            return state
        unit = state.units[self.unit]
        return state.with_units(replace(unit, hits=() if self.ability == "endurance" else ("destroyed",)))


class UnitDestroyed(Event):
    """A unit is removed (AAM-TURN-12); ``why`` names its loss: its own markers, or its carrier's (AAM-MOVE-12)."""

    unit: str
    why: Literal["markers", "carrier", "fire"] = "markers"

    def apply(self, state: State) -> State:
        return state.changing(
            self.unit, place="destroyed", at=None, carrier=None, overwatch=None, hits=(), disrupted=False
        )


class TurnEnded(Event):
    """Aircraft leave the map, smoke lifts, covering fire ends (AAM-TURN-01, AAM-AIR-01, AAM-SA-78)."""

    objective: int | None
    points: tuple[int, int]

    def apply(self, state: State) -> State:
        units = dict(state.units)
        for id, unit in state.units.items():
            if unit.place == "map" and unit.of.type == "aircraft":
                units[id] = replace(unit, place="off", at=None)
            elif unit.silenced:
                units[id] = replace(unit, silenced=False)
        return replace(state, units=units, smoke=())


class BattleEnded(Event):
    """The verdict (AAM-GAME-06, AAM-GAME-08, AAM-GAME-11): the winner, None for a draw, and why."""

    winner: int | None
    reason: Literal["destruction", "objective", "points", "draw", "concession"]
    points: tuple[int, int]

    def apply(self, state: State) -> State:
        return replace(state, ended=True, winner=self.winner, reason=self.reason, phase="end")


def _fresh(state: State, seats: tuple[int, ...], phase: PhaseName, shots: bool) -> dict[str, Unit]:
    """The units, none of which has acted, or, if ``shots``, fired (AAM-DF-05, AAM-TURN-11). Those of these seats have
    not moved either, but for the airstrike phase: it may follow the assault phase, whose moves count in it
    (AAM-SA-87)."""
    units = dict(state.units)
    for id, unit in state.units.items():
        moved = unit.moved and (phase == "airstrike" or unit.seat not in seats)
        if unit.acted or unit.moved != moved or (shots and unit.shots):
            units[id] = replace(unit, acted=False, moved=moved, shots=0 if shots else unit.shots)
    return units
