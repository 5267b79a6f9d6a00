"""What becomes of the die of a round with a template: it goes off in the hand, misses, or hits (AZ-AREA-03, AZ-EXP-02).

Read by ``Round`` and ``RocketSalvo``, summed up by the odds.
"""

from __future__ import annotations

from functools import lru_cache

from grognard.core.engine.fates import Branch, Fate, Test
from grognard.games.operation_ww2.rules.fire.fates import HIT
from grognard.games.operation_ww2.state.shots import FACES

IN_HAND = "in-hand"
"""It goes off in the hand that throws it."""
MISSED = "missed"


@lru_cache(maxsize=256)
def of_round(need: int, in_hand: int = 0) -> Test:
    """A round hits on its number or more (AZ-AREA-03); a charge goes off in the hand up to a face (AZ-EXP-02).

    >>> [of_round(6, 1).reached(die) for die in (1, 2, 6)]
    ['in-hand', 'missed', 'hit']
    """
    never: Fate = IN_HAND if in_hand else MISSED
    branches = Branch(in_hand + 1, MISSED), Branch(max(need, in_hand + 1), HIT)
    return Test("az-roll-round", "AZ-AREA-03", branches, never, FACES)
