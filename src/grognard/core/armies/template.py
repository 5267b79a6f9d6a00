"""An army to begin with: the smallest that lacks nothing, so that its file shows what one looks like."""

from __future__ import annotations

from grognard.core.armies.army import Army
from grognard.core.messages import say
from grognard.core.words import english

STEPS = 40


def fill(army: Army) -> None:
    """Add to an army without a unit what it lacks, the first its nation has to offer, until the rules find nothing
    wrong in it.

    >>> from grognard.core.armies.army import army
    >>> found = army("wh40k5", nation="orks")
    >>> fill(found)
    >>> found.legal, len(found.ids)
    (True, 3)
    """
    army.rename(english(say("army-own")))
    for _ in range(STEPS):
        lacking = next((breach for breach in army.breaches if breach.lacking), None)
        if lacking is None:
            return
        mends = army.mends(lacking, most=1)
        if not mends:
            return
        army.mend(mends[0])
