"""Overwatch: going on it, the row a unit watches, and who may fire along it (chapter Overwatch).

What a unit with both reactions may still fire stands in ``defensive_fire.can_fire`` (AAM-OW-08).
"""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.engine.procedures import Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.axis_allies_minis.data.tables import LIMITS
from grognard.games.axis_allies_minis.data.traits import traits
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.rules.attack.aim import can_react
from grognard.games.axis_allies_minis.rules.movement.movement import standing_refusal
from grognard.games.axis_allies_minis.rules.reactions.defensive_fire import PHASES, can_fire
from grognard.games.axis_allies_minis.state.choices import Watch
from grognard.games.axis_allies_minis.state.conditions import is_disrupted
from grognard.games.axis_allies_minis.state.events.movement import WentOnOverwatch
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import DIRECTIONS, Direction, Hex

WITHOUT_TURRET = ("no-turret", "fixed-gun", "fixed-howitzer")
"""Vehicles that turn the hull to aim ahead (AAM-SA-26, AAM-SA-27)."""

# ---- going on overwatch ------------------------------------------------------------------------------------------


def most(g: G) -> int:
    """How many units a player may have on overwatch: two for each full hundred points of the game, two in a smaller
    one (AAM-OW-06)."""
    hundreds: int = g.setup.points // 100
    return LIMITS["overwatch-per-hundred"].value * max(1, hundreds)


def watch_refusal(g: G, unit: Unit) -> Refused | None:
    """Why a unit cannot go on overwatch now; None if it can (AAM-OW-01, AAM-OW-06, AAM-OW-12)."""
    if g.state.phase not in PHASES:
        return Refused(say("aam-refused-phase"), "AAM-OW-01")
    if is_disrupted(unit):
        return Refused(say("aam-refused-disrupted-watch"), "AAM-OW-01")
    others = sum(1 for other in g.state.standing(unit.seat) if other.overwatch is not None and other.id != unit.id)
    if others >= most(g):
        return Refused(say("aam-refused-watch-limit", most=most(g)), "AAM-OW-06", "AAM-OW-12")
    return standing_refusal(g, unit)


def refusal(g: G, unit: Unit, choice: Watch) -> Refused | None:
    """Why it cannot watch that way; every way is open to a unit that can watch at all."""
    return watch_refusal(g, unit)


def candidates(g: G, unit: Unit) -> Iterator[Watch]:
    """Each of the six ways."""
    if watch_refusal(g, unit) is None:
        yield from (Watch(unit.id, direction) for direction in DIRECTIONS)


class Watching(Procedure):
    """A unit goes on overwatch. A turret turns without the hull; all others turn as a whole (AAM-OW-02, AAM-OW-12)."""

    choice: Watch

    @step
    def watch(self, g: B) -> None:
        unit = g.state.units[self.choice.unit]
        facing = hull_facing(unit, self.choice.direction)
        g.emit(WentOnOverwatch(unit.id, self.choice.direction, facing), "AAM-OW-01", "AAM-OW-02")


def hull_facing(unit: Unit, direction: Direction) -> Direction:
    """How a unit that watches a row faces: a Vehicle with a turret as before; with a fixed rear gun its back to it."""
    held = traits(unit.of).held
    if "fixed-rear-gun" in held:
        return direction.opposite
    turns = unit.of.type != "vehicle" or any(ability in held for ability in WITHOUT_TURRET)
    return direction if turns else unit.facing


def procedure(g: G, choice: Watch) -> Procedure:
    """Its carrying out."""
    return Watching(choice)


# ---- firing ------------------------------------------------------------------------------------------------------


def watchers(g: G, mover: Unit, entered: Hex) -> list[Unit]:
    """The enemies that watch a row with this hex and may fire, sight and dice apart; the watcher's own hex is not in
    its row, nor any beside it, as the example shows (AAM-OW-02, AAM-OW-09, AAM-OW-11).

    By the option ``overwatch_at_soldiers`` Vehicles let Soldiers pass (AAM-OW-07).
    """
    return [
        unit
        for unit in g.state.units.values()
        if unit.overwatch is not None
        and unit.seat != mover.seat
        and unit.at is not None
        and entered in g.context.board.row(unit.at, unit.overwatch)
        and _answers(g, unit, mover)
        and can_fire(g, unit)
    ]


def _answers(g: G, unit: Unit, mover: Unit) -> bool:
    if unit.of.type != "vehicle" or mover.of.type != "soldier" or g.setup.options["overwatch_at_soldiers"] == "on":
        return True
    return "overlapping-fire" in traits(unit.of).held


def shots(g: G, mover: Unit, entered: Hex) -> Iterator[Unit]:
    """The watchers that see the mover in the hex it enters and reach it there (AAM-OW-03, AAM-OW-04)."""
    facing = arriving_facing(mover, entered)
    for unit in watchers(g, mover, entered):
        if can_react(g, unit, mover, entered, facing, "overwatch"):
            yield unit


def arriving_facing(mover: Unit, entered: Hex) -> Direction:
    """How the mover faces in the hex it enters: the way it goes, whether it counts as there already or not."""
    assert mover.at is not None
    return mover.at.direction(entered) or mover.facing
