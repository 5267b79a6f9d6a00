"""Bridge Demolition: an engineer blows a bridge of its hex instead of moving or attacking (AAM-SA-77)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.engine.fates import Tallies, play
from grognard.core.engine.procedures import Action, Call, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.rules.attack import fates
from grognard.games.axis_allies_minis.state.choices import Demolish
from grognard.games.axis_allies_minis.state.events.movement import BridgeMined
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import DIRECTIONS

ABILITY = "bridge-demolition"


def bridges_here(g: G, unit: Unit) -> Iterator[Demolish]:
    """The bridges on the sides of a unit's hex that still stand (AAM-SA-77, AAM-TERRAIN-11)."""
    assert unit.at is not None
    for direction in DIRECTIONS:
        side = unit.at.side(direction)
        if side in g.context.map.bridges and side not in g.state.blown:
            yield Demolish(unit.id, direction)


def candidates(g: G, unit: Unit) -> Iterator[Demolish]:
    """The bridges it may try to blow now: in the assault phase, undisrupted or not, instead of anything else."""
    if g.state.phase == "assault" and unit.on_map and unit.of.has(ABILITY):
        yield from bridges_here(g, unit)


def refusal(g: G, unit: Unit, choice: Demolish) -> Refused | None:
    """Only an engineer, only in the assault phase, only a bridge of its own hex."""
    return None if choice in candidates(g, unit) else Refused(say("aam-refused-bridge"), "AAM-SA-77")


class Demolition(Procedure):
    """One die: on 4 or more the bridge is destroyed (AAM-SA-77)."""

    choice: Demolish

    @step
    def roll_die(self, g: G) -> Action:
        return Call(play([(fates.BRIDGE, 1)], g.state.units[self.choice.unit].seat))

    @step
    def fall(self, g: B, rolled: Tallies) -> None:
        unit = g.state.units[self.choice.unit]
        assert unit.at is not None
        g.emit(BridgeMined(unit.id, unit.at.side(self.choice.side), bool(rolled[0][fates.BLOWN])), "AAM-SA-77")


def procedure(g: G, choice: Demolish) -> Procedure:
    """Its carrying out."""
    return Demolition(choice)
