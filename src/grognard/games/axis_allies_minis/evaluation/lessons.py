"""What the first battle calls the moments of an action; what it suggests is what is valued best."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.rules.turn.turn import Activate


def suggested(g: G, decision: Decision) -> Choice | None:
    """The choice the first battle suggests; None: the best by evaluation."""
    return None


def moments(g: G, decision: Decision, choice: Choice) -> Iterator[str]:
    """What the moment is called more closely: by the phase in which a unit acts."""
    if isinstance(decision, Activate):
        yield g.state.phase
