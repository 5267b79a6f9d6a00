"""What the rockets of a salvo do to something that may be in a few states only, as a crew is: every place of the first
rocket is followed by itself."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from typing import TypeVar

import numpy

from grognard.games.operation_ww2.odds.salvoes.alike_origins import Origins

S = TypeVar("S", bound=Hashable)


def followed(
    before: Mapping[S, Fraction],
    struck: Callable[[S, int], Mapping[S, Fraction]],
    origins: Origins,
    others: int,
) -> dict[S, Fraction]:
    """What a salvo leads to from some states; ``struck`` gives what one rocket does that falls in a way."""
    ways = origins.later.shape[1]
    numbers = {state: number for number, state in enumerate(before)}
    leads: list[list[tuple[int, int, float]]] = [[] for _ in range(ways)]
    reached = list(before)
    for _ in range(1 + others):
        new: list[S] = []
        for state in reached:
            for way in range(ways):
                for end, chance in struck(state, way).items():
                    if end not in numbers:
                        numbers[end] = len(numbers)
                        new.append(end)
                    leads[way].append((numbers[end], numbers[state], float(chance)))
        reached = new
    steps = numpy.zeros((ways, len(numbers), len(numbers)))
    for way, entries in enumerate(leads):
        for after, whence, part in entries:
            steps[way, after, whence] += part
    begun = numpy.zeros(len(numbers))
    begun[: len(before)] = [float(chance) for chance in before.values()]
    # Places alike count as one.
    rows, which = numpy.unique(numpy.column_stack((origins.first, origins.later)), axis=0, return_inverse=True)
    weights, first, later = numpy.bincount(which.ravel(), origins.weights), rows[:, 0].astype(int), rows[:, 1:]
    found = numpy.where(first < 0, begun[:, None], (steps @ begun)[first].T)
    idle = 1 - later.sum(axis=1)
    for _ in range(others):
        found = found * idle + sum(steps[way] @ (found * later[:, way]) for way in range(ways) if later[:, way].any())
    chances = (found @ weights).tolist()
    return {state: Fraction(chances[number]) for state, number in numbers.items() if chances[number]}
