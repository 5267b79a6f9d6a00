"""Smoke Screen: a Vehicle fills its hex with smoke at the end of its movement-phase move (AAM-SA-78)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.decisions import Choice, Decision
from grognard.core.procedures import Action, Ask, Procedure, step
from grognard.games.axis_allies_minis.choices import Decline, MakeSmoke
from grognard.games.axis_allies_minis.context import G
from grognard.games.axis_allies_minis.events.movement import SmokeLaid
from grognard.games.axis_allies_minis.state import Unit
from grognard.games.axis_allies_minis.traits import traits

ABILITY = "smoke-screen"


def can_smoke(g: G, unit: Unit) -> bool:
    """Whether a unit may lay smoke now: in the movement phase, once a game, where none lies yet."""
    if g.state.phase != "movement" or ABILITY not in traits(unit.of).held:
        return False
    return ABILITY not in unit.spent and unit.place == "map" and unit.at not in g.state.smoke


class Smoking(Procedure):
    """Its owner lays the smoke or keeps it for later."""

    unit: str

    @step
    def ask(self, g: G) -> Action:
        return Ask(ChooseSmoke(g.state.units[self.unit].seat, self.unit))

    @step
    def lay(self, g: G, choice: Choice) -> None:
        unit = g.state.units[self.unit]
        if isinstance(choice, MakeSmoke) and unit.at is not None:
            g.emit(SmokeLaid(unit.id, unit.at), "AAM-SA-78")


class ChooseSmoke(Decision):
    """Smoke now, or not (AAM-SA-78)."""

    unit: str

    def choices(self, g: G) -> Sequence[Choice]:
        """Yes or no."""
        return [MakeSmoke(), Decline()]
