"""Manning a gun whose crew has fallen, a house rule (BA-ART-08).

Nothing is known of it but that the rulebook has a section on it; this is our reading. The gun stays where it stands and
counts as lost, until a squad of its side ends an Advance with men within an inch of it: as many of those as its crew
had then serve it, with the quality of their squad, and it has an order die again from the next turn on. Who leads the
squad or carries more than a rifle stays with it, and a squad does not dissolve into a crew. Others walk past an
abandoned gun as if it were not there, and one in a building is lost.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.games.bolt_action.ground.context import COHERENCY, B, G
from grognard.games.bolt_action.ground.formulas import within
from grognard.games.bolt_action.rules.shooting.damage import is_plain
from grognard.games.bolt_action.state.choices import LeaveGun, ManGun
from grognard.games.bolt_action.state.events.casualties import GunManned
from grognard.games.bolt_action.state.state import LeftGun, Model, Unit
from grognard.space.plane import gap


def guns_to_man(g: G, unit: Unit) -> list[str]:
    """The abandoned guns that men of a squad could serve from where they stand."""
    if not g.state.left_guns or not unit.in_the_open or not g.context.profile(unit.id).squad:
        return []
    mine = (left for left in g.state.left_guns if g.state.units[left.unit].seat == unit.seat)
    return [left.unit for left in mine if crew_for(g, unit, left)]


def crew_for(g: G, unit: Unit, left: LeftGun) -> list[Model]:
    """The men who would serve a gun: riflemen within an inch of it, the nearest first, as many as its crew began
    with."""
    near = [
        man
        for man in unit.models
        if man.role == "rifleman" and is_plain(man) and within(gap(man, left.model), COHERENCY, g.context.epsilon)
    ]
    near.sort(key=lambda man: (gap(man, left.model), man.id))
    return near[: min(g.state.units[left.unit].men_at_start, len(unit.models) - 1)]


def man(g: B, unit: Unit, gun: str) -> None:
    """Men of the squad serve the gun from now on."""
    left = next(each for each in g.state.left_guns if each.unit == gun)
    g.emit(GunManned(unit.id, gun, tuple(man.id for man in crew_for(g, unit, left))), "BA-ART-08")


class ChooseGun(Decision):
    """Whether men of a squad man an abandoned gun they have come up to (BA-ART-08)."""

    unit: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each gun, then none."""
        return [*(ManGun(gun) for gun in guns_to_man(g, g.state.units[self.unit])), LeaveGun()]
