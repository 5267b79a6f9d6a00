"""Zero movement: a unit turns on the spot instead of moving (AAM-MOVE-07, AAM-MOVE-17)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.engine.procedures import Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.rules.movement.movement import is_held, may_move, mobility, standing_refusal
from grognard.games.axis_allies_minis.state.choices import TurnAbout
from grognard.games.axis_allies_minis.state.events.movement import Turned
from grognard.games.axis_allies_minis.state.state import Unit


def can_turn(g: G, unit: Unit) -> bool:
    """Whether a unit may turn on the spot now, whatever its speed (AAM-MOVE-08, AAM-MOVE-17); before turn 1 only one
    with Vanguard (AAM-SA-63)."""
    if g.state.phase == "vanguard":
        return bool(mobility(unit.of).speeds["vanguard"])
    return g.state.phase in ("movement", "assault") and may_move(unit) and not is_held(g, unit)


def refusal(g: G, unit: Unit, choice: TurnAbout) -> Refused | None:
    """Why a unit cannot turn on the spot to that side."""
    found = standing_refusal(g, unit)
    if found is not None:
        return found
    if not may_move(unit):
        return Refused(say("aam-refused-disrupted"), "AAM-MOVE-08")
    if is_held(g, unit):
        return Refused(say("aam-refused-held"), "AAM-SA-70")
    if not can_turn(g, unit):
        return Refused(say("aam-refused-phase"), "AAM-MOVE-07")
    return Refused(say("aam-refused-same-facing"), "AAM-MOVE-07") if choice.facing == unit.facing else None


def candidates(g: G, unit: Unit) -> Iterator[TurnAbout]:
    """The five other sides."""
    if unit.place == "map" and unit.of.type != "aircraft" and can_turn(g, unit):
        yield from (TurnAbout(unit.id, unit.facing.turned(turn)) for turn in range(1, 6))


class Turning(Procedure):
    """A turn on the spot is the unit's move; it provokes nothing (AAM-MOVE-07, AAM-MOVE-15) and ends overwatch
    (AAM-OW-05)."""

    choice: TurnAbout

    @step
    def turn(self, g: B) -> None:
        g.emit(Turned(self.choice.unit, self.choice.facing, move=True), "AAM-MOVE-07")


def procedure(g: G, choice: TurnAbout) -> Procedure:
    """Its carrying out."""
    return Turning(choice)
