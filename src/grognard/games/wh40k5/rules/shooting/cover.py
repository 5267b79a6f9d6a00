"""The cover save of a unit that is shot at (WH-SAVE-04 to WH-SAVE-07, WH-SAVE-16, WH-SAVE-18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.sight import Look
from grognard.games.wh40k5.rules.saves.formulas import BEST

BONUS = TABLES.limits["go-to-ground-bonus"].value
IN_THE_OPEN = TABLES.limits["go-to-ground-open"].value


def cover_from(look: Look, firers: Sequence[int], half_is_enough: bool) -> int | None:
    """The cover save of the whole unit against these firers; None: it has none (WH-SAVE-04, WH-SAVE-05).

    A model is in cover if it is so from most of the firers, and by the option ``half_of_firers`` from half of them; its
    value is that it has from most of these. At least half the models must be in cover.
    """
    values = []
    for column in look.cover[list(firers)].T.tolist():
        covered = [value for value in column if value]
        enough = 2 * len(covered) >= len(firers) if half_is_enough else 2 * len(covered) > len(firers)
        if covered and enough:
            values.append(commonest(covered))
    return commonest(values) if values and 2 * len(values) >= look.shape[1] else None


def commonest(values: Iterable[int]) -> int:
    """The save most have, of those that tie the better (WH-SAVE-05, WH-SAVE-16).

    >>> commonest([4, 5, 5]), commonest([5, 4])
    (5, 4)
    """
    counts = Counter(values)
    return min(counts, key=lambda value: (-counts[value], value))


def improved(cover: int | None, by: int) -> int | None:
    """A cover save made better, never beyond 2+ (WH-SAVE-18).

    >>> improved(4, 1), improved(2, 1), improved(None, 1)
    (3, 2, None)
    """
    return None if cover is None else max(cover - by, BEST)


def on_the_ground(cover: int | None) -> int:
    """The cover save of a unit that went to ground: 6 in the open (WH-SAVE-07).

    >>> on_the_ground(None), on_the_ground(4), on_the_ground(2)
    (6, 3, 2)
    """
    better = improved(cover, BONUS)
    return IN_THE_OPEN if better is None else better
