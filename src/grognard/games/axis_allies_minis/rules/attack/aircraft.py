"""The flight phase: Aircraft are placed one by one (AAM-TURN-06, AAM-AIR).

What shooting at them and from them is like, their example included, is in ``modifiers`` (AAM-AIR-04, AAM-AIR-08) and
``attacks`` (AAM-AIR-03).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Call, Done, Procedure, Repeat, Window, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.axis_allies_minis.data.tables import LIMITS
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.state.choices import HoldBack, PlaceAircraft
from grognard.games.axis_allies_minis.state.conditions import is_disrupted
from grognard.games.axis_allies_minis.state.events.attack import AircraftHeldBack, AircraftPlaced
from grognard.games.axis_allies_minis.state.events.turn import PhaseBegan
from grognard.games.axis_allies_minis.state.occasions import Overflying
from grognard.games.axis_allies_minis.state.state import Unit, enemy
from grognard.space.hex.bearing import sides_towards
from grognard.space.hex.grid import DIRECTIONS, Direction, Hex


class FlightPhase(Procedure):
    """Both players place Aircraft by turns, the first player first, until both are done (AAM-TURN-06)."""

    @step
    def begin(self, g: B) -> Action:
        g.emit(PhaseBegan("flight"), "AAM-TURN-01")
        return Call(Placing(g.state.first))


class Placing(Procedure):
    """One Aircraft after another. It is the turn of ``seat``; ``out`` are those who place no more this turn."""

    seat: int
    out: tuple[int, ...] = ()

    @step
    def ask(self, g: G) -> Action:
        """Whoever cannot place any is passed over; with both so, or out, the phase is over."""
        for seat in (self.seat, enemy(self.seat)):
            if seat not in self.out and next(waiting(g, seat), None) is not None:
                return self.then(Ask(ChooseFlight(seat)), seat=seat)
        return Done()

    @step
    def place(self, g: B, choice: Choice) -> Action:
        """It flies over its hex and enemies with Antiair near it may fire (AAM-DF-04); or its player is done."""
        if isinstance(choice, PlaceAircraft):
            g.emit(AircraftPlaced(choice.unit, choice.at, choice.facing), "AAM-TURN-06", "AAM-AIR-01")
            return Window(Overflying(choice.unit, choice.at))
        g.emit(AircraftHeldBack(self.seat), "AAM-TURN-06")
        return self.then(out=(*self.out, self.seat))

    @step
    def next_player(self, g: G) -> Action:
        return Repeat(replace(self, seat=enemy(self.seat)))


class ChooseFlight(Decision):
    """The player places an Aircraft, or no more this turn (AAM-TURN-06)."""

    sampled = True

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each Aircraft over each hex, facing the nearest enemy, though every facing is accepted; and holding back."""
        facings = [(at, towards(g, self.seat, at)) for at in g.context.board.hexes]
        places = [PlaceAircraft(unit.id, at, facing) for unit in waiting(g, self.seat) for at, facing in facings]
        return [*places, HoldBack()]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """An own Aircraft that may fly, a hex without another (AAM-AIR-02, AAM-STACK-10)."""
        if isinstance(choice, HoldBack):
            return None
        if not isinstance(choice, PlaceAircraft):
            return Refused(say("refused-not-offered"))
        unit = g.state.units.get(choice.unit)
        if unit is None or unit.seat != self.seat or unit.of.type != "aircraft":
            return Refused(say("aam-refused-no-aircraft"), "AAM-TURN-06")
        if not may_fly(unit):
            return Refused(say("aam-refused-grounded", unit=g.context.names[unit.id]), "AAM-TURN-06", "AAM-AIR-05")
        if choice.at not in g.context.map.terrain:
            return Refused(say("aam-refused-flight-off-map"), "AAM-TURN-06")
        if not is_free(g, choice.at):
            return Refused(say("aam-refused-hex-in-flight"), "AAM-AIR-02", "AAM-STACK-10")
        return None

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """A place at random rather than none, as long as a few tries find one."""
        units = list(waiting(g, self.seat))
        for _ in range(TRIES):
            unit, at = random.choice(units), random.choice(g.context.board.hexes)
            yield PlaceAircraft(unit.id, at, towards(g, self.seat, at))
        yield HoldBack()


TRIES = 4


def waiting(g: G, seat: int) -> Iterator[Unit]:
    """The Aircraft of a seat that may be placed."""
    return (unit for unit in g.state.units.values() if unit.seat == seat and may_fly(unit))


def may_fly(unit: Unit) -> bool:
    """Whether an Aircraft may be placed: it is off the map and not disrupted, face up (AAM-TURN-06, AAM-AIR-05,
    AAM-AIR-11)."""
    return unit.of.type == "aircraft" and unit.place == "off" and not is_disrupted(unit)


def is_free(g: G, at: Hex) -> bool:
    """Whether no Aircraft of either side is over a hex (AAM-STACK-10); ground units do not matter (AAM-AIR-02)."""
    flying = sum(1 for unit in g.state.units.values() if unit.at == at and unit.of.type == "aircraft")
    return flying < LIMITS["aircraft-in-hex"].value


def towards(g: G, seat: int, at: Hex) -> Direction:
    """The side that faces the nearest enemy on the ground, the first of two; the first direction without one
    (AAM-AIR-09)."""
    places = [unit.at for unit in g.state.standing(enemy(seat)) if unit.at is not None and unit.at != at]
    if not places:
        return DIRECTIONS[0]
    distance = g.context.board.distance
    return sides_towards(at, min(places, key=lambda place: distance(at, place)))[0]
