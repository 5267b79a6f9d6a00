"""Events of attacks: dice, hits, cover, markers, aircraft (chapters Attack, Cover, Aircraft)."""

from __future__ import annotations

from typing import Literal

from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.games.axis_allies_minis.data.tables import Condition
from grognard.games.axis_allies_minis.state.state import State
from grognard.space.hex.grid import Direction, Hex

Occasion = Literal["assault", "airstrike", "defensive", "overwatch", "grazing"]
"""When an attack is made; the rules of reactions differ."""


class Attacked(Event):
    """An attack is made (AAM-HIT-01): ``dice`` dice, each succeeding on ``need`` or more, against a ``defence``. The
    unit leaves overwatch (AAM-OW-05, AAM-OW-10) and shows itself (AAM-SA-46).

    ``weapon`` is the ability used, or empty; ``spent``: abilities used up by it; ``at`` is the target's hex as the
    attack takes it (AAM-DF-07).
    """

    unit: str
    target: str
    occasion: Occasion
    at: Hex
    range: int
    dice: int
    need: int
    defence: int
    weapon: str = ""
    spent: tuple[str, ...] = ()

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        if unit.exposed and unit.overwatch is None and not self.spent:
            return state
        spent = (*unit.spent, *self.spent) if self.spent else unit.spent
        return state.with_units(replace(unit, exposed=True, overwatch=None, spent=spent))


class Scored(Event):
    """The dice are counted: successes and the hits they make (AAM-HIT-04)."""

    unit: str
    target: str
    successes: int
    hits: int


class CoverRolled(Event):
    """The target's cover roll (AAM-COVER-01). A ``need`` of 1 or 7 was settled without a die (AAM-SA-45, AAM-SA-55)."""

    unit: str
    need: int
    success: bool


class Marked(Event):
    """Face-down markers are laid on a unit (AAM-HIT-05); none if it has them already (AAM-HIT-12, AAM-COVER-03)."""

    unit: str
    markers: tuple[Condition, ...]

    def apply(self, state: State) -> State:
        if not self.markers:
            return state
        unit = state.units[self.unit]
        return state.with_units(replace(unit, hits=(*unit.hits, *self.markers)))


class ShotTaken(Event):
    """A unit has used a reaction shot of this phase (AAM-DF-05)."""

    unit: str

    def apply(self, state: State) -> State:
        unit = state.units[self.unit]
        return state.with_units(replace(unit, shots=unit.shots + 1))


class Silenced(Event):
    """A Soldier under covering fire makes no defensive fire for the rest of the turn (AAM-SA-05)."""

    unit: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, silenced=True)


class AircraftPlaced(Event):
    """An Aircraft flies over a hex (AAM-TURN-06)."""

    unit: str
    at: Hex
    facing: Direction

    def apply(self, state: State) -> State:
        return state.changing(self.unit, place="map", at=self.at, facing=self.facing)


class AircraftHeldBack(Event):
    """A player places no more Aircraft this turn (AAM-TURN-06)."""

    seat: int


class WeaponTaken(Event):
    """A unit takes over the attack dice of a unit destroyed in its hex (AAM-SA-86)."""

    unit: str
    card: str

    def apply(self, state: State) -> State:
        return state.changing(self.unit, borrowed=self.card)


class RemoteControlRolled(Event):
    """Two dice say whether a remote-controlled vehicle gets there (AAM-SA-20)."""

    unit: str
    target: str
    range: int
    success: bool
