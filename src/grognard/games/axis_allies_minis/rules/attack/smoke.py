"""Smoke Screen: a unit fills its hex with smoke at the end of its own movement phase (AAM-SA-78)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Done, Procedure, Repeat, step
from grognard.games.axis_allies_minis.data.traits import traits
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.state.choices import Decline, MakeSmoke
from grognard.games.axis_allies_minis.state.events.movement import SmokeLaid
from grognard.games.axis_allies_minis.state.state import Unit

ABILITY = "smoke-screen"


def can_smoke(g: G, unit: Unit) -> bool:
    """Whether a unit may lay smoke: once a game, where none lies yet; whether it has moved does not matter."""
    if ABILITY not in traits(unit.of).held or ABILITY in unit.spent:
        return False
    return unit.place == "map" and unit.at not in g.state.smoke


def has_smoke(g: G, seat: int) -> bool:
    """Whether a player's army has any Smoke Screen at all."""
    return ABILITY in g.context.abilities[seat]


class Smoking(Procedure):
    """The end of a player's movement phase: each of his units that can lays its smoke or keeps it for later. ``asked``
    are those dealt with."""

    seat: int
    asked: tuple[str, ...] = ()

    @step
    def ask(self, g: G) -> Action:
        for unit in g.state.standing(self.seat):
            if unit.id not in self.asked and can_smoke(g, unit):
                return self.then(Ask(ChooseSmoke(self.seat, unit.id)), asked=(*self.asked, unit.id))
        return Done()

    @step
    def lay(self, g: B, choice: Choice) -> Action:
        unit = g.state.units[self.asked[-1]]
        if isinstance(choice, MakeSmoke) and unit.at is not None:
            g.emit(SmokeLaid(unit.id, unit.at), "AAM-SA-78")
        return Repeat(self)


class ChooseSmoke(Decision):
    """Smoke now, or not (AAM-SA-78)."""

    unit: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """Yes or no."""
        return [MakeSmoke(), Decline()]
