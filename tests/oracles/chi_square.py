"""Pearson's test of counts against exact probabilities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from fractions import Fraction

ONE_IN_TEN_THOUSAND = 3.719
"""The normal deviate exceeded once in ten thousand times."""


def agrees(counts: Counter[Hashable], chances: Mapping[Hashable, Fraction]) -> bool:
    """Whether counts may come from these probabilities; cells of fewer than five expected are taken together.

    The critical value is Wilson and Hilferty's approximation (Proc. Natl. Acad. Sci. 17, 1931).
    """
    if not set(counts) <= {outcome for outcome, chance in chances.items() if chance}:
        return False
    total = counts.total()
    cells, rare = [], [0.0, 0.0]
    for outcome, chance in chances.items():
        expected = float(chance) * total
        if expected >= 5:
            cells.append((counts[outcome], expected))
        else:
            rare[0] += counts[outcome]
            rare[1] += expected
    if rare[1] >= 1:
        cells.append((int(rare[0]), rare[1]))
    freedom = len(cells) - 1
    if freedom == 0:
        return True
    statistic = sum((count - expected) ** 2 / expected for count, expected in cells)
    spread = 2 / (9 * freedom)
    return bool(statistic < freedom * (1 - spread + ONE_IN_TEN_THOUSAND * spread**0.5) ** 3)
