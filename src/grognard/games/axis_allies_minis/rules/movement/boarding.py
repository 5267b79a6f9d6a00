"""Boarding: a Soldier gets aboard a carrier in its hex instead of moving (AAM-MOVE-12, AAM-MOVE-18)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.engine.procedures import Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.rules.movement.movement import may_move, standing_refusal
from grognard.games.axis_allies_minis.rules.movement.transport import carrying_refusal, seats
from grognard.games.axis_allies_minis.state.choices import Board
from grognard.games.axis_allies_minis.state.events.movement import Boarded
from grognard.games.axis_allies_minis.state.state import Unit


def refusal(g: G, unit: Unit, choice: Board) -> Refused | None:
    """Why a unit cannot board that carrier now: only in the movement phase, in the carrier's hex, undisrupted."""
    if g.state.phase != "movement":
        return Refused(say("aam-refused-transport-phase"), "AAM-MOVE-12")
    found = standing_refusal(g, unit)
    if found is not None:
        return found
    if not may_move(unit):
        return Refused(say("aam-refused-disrupted"), "AAM-MOVE-08")
    carrier = g.state.units.get(choice.carrier)
    if carrier is None or carrier.place != "map" or carrier.at != unit.at:
        return Refused(say("aam-refused-carrier-elsewhere"), "AAM-MOVE-12")
    return carrying_refusal(g, unit, carrier)


def candidates(g: G, unit: Unit) -> Iterator[Board]:
    """Each carrier of its side in its hex."""
    if g.state.phase == "movement" and unit.place == "map":
        for carrier in g.state.units.values():
            if carrier.at == unit.at and carrier.seat == unit.seat and seats(carrier.of):
                yield Board(unit.id, carrier.id)


class Boarding(Procedure):
    """It is aboard, and done for this phase (AAM-MOVE-18)."""

    choice: Board

    @step
    def get_in(self, g: B) -> None:
        g.emit(Boarded(self.choice.unit, self.choice.carrier), "AAM-MOVE-12", "AAM-MOVE-18")


def procedure(g: G, choice: Board) -> Procedure:
    """Its carrying out."""
    return Boarding(choice)
