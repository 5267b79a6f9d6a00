"""Dismounting: a passenger gets off where its carrier stands, or beside it (AAM-MOVE-12, AAM-MOVE-18, AAM-STACK-08)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from grognard.core.engine.decisions import drawn
from grognard.core.engine.procedures import Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.rules.movement.penalty import fits
from grognard.games.axis_allies_minis.rules.movement.transport import can_stand
from grognard.games.axis_allies_minis.state.choices import Dismount
from grognard.games.axis_allies_minis.state.conditions import is_disrupted
from grognard.games.axis_allies_minis.state.events.movement import Dismounted
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import DIRECTIONS, Hex


def places(g: G, unit: Unit) -> tuple[Hex, ...]:
    """The hexes a passenger may get off into: its carrier's; only if that cannot hold it, within maximum stacking and
    by its terrain, those adjacent that can and are free of enemies (AAM-STACK-08)."""
    assert unit.at is not None
    if can_stand(g, unit, unit.at) and fits(g, unit, unit.at, over=True):
        return (unit.at,)
    return tuple(
        at
        for at in g.context.board.neighbours(unit.at)
        if can_stand(g, unit, at)
        and fits(g, unit, at, over=True)
        and not any(other.seat != unit.seat for other in g.state.in_hex(at))
    )


def dismount_refusal(g: G, unit: Unit) -> Refused | None:
    """Why a unit cannot dismount at all now: it must be aboard and undisrupted, in the movement phase; a disrupted
    carrier lets it out (AAM-MOVE-12, AAM-MOVE-18)."""
    if g.state.phase != "movement":
        return Refused(say("aam-refused-transport-phase"), "AAM-MOVE-12")
    if unit.place != "aboard":
        return Refused(say("aam-refused-not-aboard"), "AAM-MOVE-12")
    if is_disrupted(unit):
        return Refused(say("aam-refused-disrupted-passenger"), "AAM-MOVE-18")
    return None


def refusal(g: G, unit: Unit, choice: Dismount) -> Refused | None:
    """Why a passenger cannot get off there; it may face any side."""
    found = dismount_refusal(g, unit)
    if found is not None or choice.at in places(g, unit):
        return found
    return Refused(say("aam-refused-dismount"), "AAM-STACK-08")


def candidates(g: G, unit: Unit) -> Iterator[Dismount]:
    """Each place, facing as its carrier does."""
    if unit.place == "aboard" and unit.carrier is not None and dismount_refusal(g, unit) is None:
        facing = g.state.units[unit.carrier].facing
        yield from (Dismount(unit.id, at, facing) for at in places(g, unit))


def draws(g: G, unit: Unit, random: Random) -> Iterator[Dismount]:
    """A random place and facing."""
    for choice in drawn(candidates(g, unit), random):
        yield replace(choice, facing=random.choice(DIRECTIONS))


class Dismounting(Procedure):
    """It stands on the map again; getting off provokes nothing (AAM-MOVE-15)."""

    choice: Dismount

    @step
    def get_off(self, g: B) -> None:
        g.emit(Dismounted(self.choice.unit, self.choice.at, self.choice.facing), "AAM-MOVE-12", "AAM-MOVE-18")


def procedure(g: G, choice: Dismount) -> Procedure:
    """Its carrying out."""
    return Dismounting(choice)
