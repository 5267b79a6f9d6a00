"""Several units are due at once: which is next (WH-CORE-03, WH-TURN-03)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Next
from grognard.games.wh40k5.state import choices
from grognard.games.wh40k5.state.state import Unit

Due = Literal["rally", "morale", "arrive", "consolidate", "lost", "pile-in", "react"]
"""What several units are due for at once."""


class ChooseNext(Decision):
    """Several units are due at once: the player says which is next (WH-CORE-03, WH-TURN-03)."""

    units: tuple[str, ...]
    due: Due

    def candidates(self, g: object) -> Sequence[Choice]:
        """Each of the units."""
        return [choices.Next(id) for id in self.units]


def next_of(seat: int, units: Sequence[Unit], due: Due) -> Action:
    """Which of these units is next; this player is asked if there are several."""
    if len(units) == 1:
        return Next(choices.Next(units[0].id))
    return Ask(ChooseNext(seat, tuple(unit.id for unit in units), due))
