"""Whether the speed of a turbo-boost covers a unit (WH-MOVE-06)."""

from __future__ import annotations

from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.state.state import Unit


def is_screened(g: G, unit: Unit) -> bool:
    """Whether the speed of its boost covers a unit now: in the next enemy shooting phase (WH-MOVE-06, WH-MOVE-15)."""
    return unit.screened is not None and unit.screened == g.state.player_turn and g.state.phase == "shooting"
