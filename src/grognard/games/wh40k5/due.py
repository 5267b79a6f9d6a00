"""Several units are due at once: who says which is next (WH-CORE-03, WH-TURN-03)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.decisions import Choice, Decision
from grognard.core.procedures import Action, Ask
from grognard.core.procedures import Next as Give
from grognard.games.wh40k5.choices import Next
from grognard.games.wh40k5.state import Unit


class ChooseDue(Decision):
    """The owner of several units says which is dealt with next (WH-ASSAULT-23, WH-ASSAULT-21)."""

    units: tuple[str, ...]

    def choices(self, g: object) -> Sequence[Choice]:
        """Each of the units."""
        return [Next(id) for id in self.units]


def next_of(units: Sequence[Unit]) -> Action:
    """Which of these units, all of one seat, is next; their owner is asked if there are several."""
    if len(units) == 1:
        return Give(Next(units[0].id))
    return Ask(ChooseDue(units[0].seat, tuple(unit.id for unit in units)))
