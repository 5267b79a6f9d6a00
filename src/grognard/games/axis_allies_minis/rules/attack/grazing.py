"""Grazing fire: one burst along the line at everybody near the main target (AAM-GRAZE).

The example: a machine gun attacks a Bazooka, then a rifle and a gun that its line touches, and not the Captain whose
hex it does not touch (AAM-GRAZE-05).
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.ground.shots import rides_exposed
from grognard.games.axis_allies_minis.rules.attack.aim import can_attack
from grognard.games.axis_allies_minis.rules.attack.strike import Strike
from grognard.games.axis_allies_minis.state.choices import Attack
from grognard.games.axis_allies_minis.state.state import Unit


def grazed(g: G, unit: Unit, target: Unit) -> list[Unit]:
    """Whom grazing fire attacks besides the main target (AAM-GRAZE-02).

    Enemies adjacent to it, in its own hex too (AAM-GRAZE-03), whose hex the line to it touches inside, along a side or
    at a corner, and whom the unit could attack by themselves (AAM-GRAZE-04, AAM-GRAZE-06).
    """
    board, start, end = g.context.board, unit.at, target.at
    assert start is not None, unit
    assert end is not None, target
    near = {hex for hex in (start, end, *board.touched(start, end)) if board.adjacent(hex, end)}
    return [
        other
        for other in g.state.units.values()
        if other.seat != unit.seat
        and other.at in near
        and other.id != target.id
        and (other.place == "map" or (other.place == "aboard" and rides_exposed(g, other)))
        and can_attack(g, unit, other, "grazing")
    ]


class Grazing(Procedure):
    """The grazing attacks, one by one in the order the attacker likes (AAM-GRAZE-06). ``left`` are the units still to
    be attacked."""

    unit: str
    left: tuple[str, ...]

    @step
    def choose(self, g: G) -> Action:
        """Ask whom to attack next, if there are several."""
        if not self.left:
            return Done()
        if len(self.left) == 1:
            return Next(Attack(self.unit, self.left[0]))
        return Ask(ChooseGrazed(g.state.units[self.unit].seat, self.unit, self.left))

    @step
    def attack(self, g: G, choice: Attack) -> Action:
        left = tuple(id for id in self.left if id != choice.target)
        return self.then(Call(Strike(self.unit, choice.target, "grazing")), left=left)

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(self)


class ChooseGrazed(Decision):
    """Whom the grazing fire attacks next (AAM-GRAZE-06)."""

    unit: str
    left: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each unit still to be attacked."""
        return [Attack(self.unit, target) for target in self.left]
