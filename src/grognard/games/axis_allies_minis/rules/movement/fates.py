"""What becomes of the dice of a move, each rule of them once: movement rolls, minefields.

Played by the procedures of a move, summed up by previews and forecasts.
"""

from __future__ import annotations

from functools import lru_cache

from grognard.core.engine.fates import Branch, Test
from grognard.games.axis_allies_minis.data.tables import OBSTACLES
from grognard.games.axis_allies_minis.ground.crossing import Check, name_of

PASSED = "passed"
SAFE = "safe"


@lru_cache(maxsize=256)
def movement_roll(check: Check) -> Test:
    """The roll a step asks for (AAM-MOVE-05)."""
    args = (("what", name_of(check.what)),)
    return Test("aam-roll-movement", "AAM-MOVE-05", (Branch(check.need, PASSED),), also=(check.rule,), args=args)


MINES = Test("aam-roll-mines", "AAM-TERRAIN-14", (Branch(max(kind.danger for kind in OBSTACLES.values()) + 1, SAFE),))
"""The roll of a unit in a minefield: by a low one it is disrupted (AAM-TERRAIN-14)."""
